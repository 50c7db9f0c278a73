"""The sequential test: it settles a lopsided pair soon, and finds no difference where there is none."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from overlord.arena.sprt import Sprt, Verdict


def settled(scores: list[float], test: Sprt = Sprt()) -> tuple[Verdict | None, int]:  # noqa: B008
    """What the test says first, and after how many battles."""
    for games in range(2, len(scores) + 1, 2):
        if verdict := test.verdict(scores[:games]):
            return verdict, games
    return None, len(scores)


def test_nothing_played_nothing_known() -> None:
    assert Sprt().verdict([]) is None
    assert Sprt().ratio([]) == pytest.approx(0, abs=0.01)


def test_a_bot_that_always_wins_is_better_after_31_seeds() -> None:
    assert Sprt().ratio([1.0] * 20) == pytest.approx(10 * log(0.55 / 0.5), abs=0.01)
    assert settled([1.0] * 200) == ("better", 62)  # 31 · log(1.1) is the first above log(19)


def test_a_bot_that_always_loses_is_not_better() -> None:
    assert settled([0.0] * 200) == ("not-better", 56)  # 28 · log(0.9) is the first below -log(19)


def test_wins_and_losses_by_turns_are_no_difference() -> None:
    assert settled([1.0, 0.0] * 400)[0] == "not-better"
    assert settled([0.5] * 800)[0] == "not-better"
    assert settled([1.0, 1.0, 0.0, 0.0] * 400)[0] == "not-better"


def rates(chance: float) -> list[Verdict | None]:
    """What the test says of thirty bots that win with this chance."""
    found = []
    for seed in range(30):
        dice = Random(seed)
        found.append(settled([float(dice.random() < chance) for _ in range(3000)], Sprt(h1=0.6))[0])
    return found


def test_the_test_is_rarely_wrong() -> None:
    equal, better = rates(0.5), rates(0.6)
    assert equal.count("better") <= 4 and better.count("not-better") <= 4
    assert None not in (*equal, *better)
