"""Battles of a plan are played in its order, taken from an earlier run, and no longer played once a pair is settled."""

from __future__ import annotations

import pytest

import overlord
from arena.games import game
from overlord.arena import contest as contests
from overlord.arena.contest import contest, finished
from overlord.arena.plan import Bout, Stage, plan
from overlord.arena.played import BEGIN, BadLine, Played, line, play, read, whole
from overlord.arena.sprt import Sprt
from overlord.bots.registry import version

FIRST_STEPS = Stage("first-steps", overlord.load_scenario("first-steps"), ("axis-cic", "allies-cic"))


def won_by_a(bout: Bout) -> Played:
    winner = "axis" if bout.axis == "a" else "allies"
    return game(bout.axis, bout.allies, winner, bout.seed, bout.stage.battle.digest)


def test_a_battle_is_played_and_timed() -> None:
    found = play(Bout(FIRST_STEPS, 3, "random", "recruit", 4))
    assert (found.battle, found.seed, found.axis.bot, found.allies.bot) == ("first-steps", 3, "random", "recruit")
    assert found.allies.version == version("recruit") and found.current
    assert found.axis.decisions > 0 and found.allies.seconds > 0
    assert read(line(found)) == [found] and line(found).startswith(BEGIN)


def test_a_settled_pair_stops_and_the_next_one_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Bout] = []

    def note(bout: Bout) -> Played:
        asked.append(bout)
        return won_by_a(bout)

    monkeypatch.setattr(contests, "play", note)
    pairs = plan(["a", "b", "c"], [FIRST_STEPS], games=200, seed=1, turn_limit=0)
    played = [pair.b for pair, _ in contest(pairs[:2], {}, 1, Sprt())]
    assert played == ["b"] * 62 + ["c"] * 62 and len(asked) == 124


def test_only_battles_of_the_plan_with_its_rules_and_bots_are_taken_over() -> None:
    pairs = plan(["random", "recruit"], [FIRST_STEPS], games=2, seed=1, turn_limit=3)
    fresh = [play(bout) for bout in pairs[0].bouts]
    assert len(finished(fresh, pairs)) == 2
    old = read("".join(line(some).replace('"rules":', '"rules":9') for some in fresh))
    assert not finished(old, pairs)
    other = [game("gone", "nobody", None)]  # bots that are no longer installed
    assert not finished(other, pairs)


def test_a_line_that_was_cut_off_is_left_out_and_anything_else_is_refused() -> None:
    text = line(game("a", "b", "axis"))
    for length in range(len(text)):
        assert whole(text + text[:length]) == text
    assert read(whole("")) == []
    for wrong, number in (("hello", 1), (text + "hello", 2), ("{}\n", 1), ("\n", 1), (text.replace("axis", "x"), 1)):
        with pytest.raises(BadLine) as caught:
            read(whole(wrong))
        assert caught.value.number == number
    with pytest.raises(BadLine):
        read(text.replace('"winner":"axis"', '"winner":"blue"'))
