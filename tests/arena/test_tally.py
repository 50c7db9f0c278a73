"""The figures of an arena: points, intervals, times, ratings and the plot of them."""

from __future__ import annotations

import sys
from xml.etree import ElementTree

import pytest

from arena.games import game
from overlord.arena import ratings
from overlord.arena.plot import LEFT, WIDE, plot
from overlord.arena.tally import by_battle, interval, points, tally

GAMES = [
    game("a", "b", "axis", turns=10),
    game("b", "a", "axis", turns=20),
    game("a", "b", None, turns=30),
    game("b", "a", "allies", turns=40, digest="e"),
]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (2.5, 4, 0.2194, 0.9081)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.0002)


def test_a_win_counts_for_the_bot_and_not_for_the_camp() -> None:
    assert [points("a", some) for some in GAMES] == [1, 0, 0.5, 1]
    assert [points("b", some) for some in GAMES] == [0, 1, 0.5, 0]


def test_figures_of_a_pair() -> None:
    found = tally("a", "b", GAMES)
    assert (found.games, found.wins, found.losses, found.draws) == (4, 2, 1, 1)
    assert found.score == 0.625 and (found.low, found.high) == interval(2.5, 4)
    assert (found.medals_a, found.medals_b) == (2.5, 1.75)
    assert found.turns == 12.5
    assert (found.ms_a, found.ms_b) == pytest.approx((1.5, 1.5))
    other = tally("b", "a", GAMES)
    assert (other.wins, other.losses, other.score) == (1, 2, 0.375)


def test_battles_are_told_apart_by_their_digest() -> None:
    found = by_battle("a", "b", GAMES, {"one": "d", "two": "e", "never": "f"})
    assert {name: some.games for name, some in found.items()} == {"one": 3, "two": 1}


def test_the_plot_has_a_bar_with_its_interval_for_each_pair() -> None:
    drawn = ElementTree.fromstring(plot("<Scores>", [tally("a", "b", GAMES), tally("b", "a", GAMES)]))
    bars = drawn.findall("{*}rect")[1:]
    assert [float(bar.attrib["width"]) for bar in bars] == [WIDE * 0.625, WIDE * 0.375]
    low, high = interval(2.5, 4)
    (line, _) = drawn.findall("{*}path")
    assert line.attrib["d"].startswith(f"M{round(LEFT + WIDE * low, 1)} ")
    assert f"H{round(LEFT + WIDE * high, 1)}M" in line.attrib["d"]
    assert "<Scores>" in [text.text for text in drawn.findall("{*}text")]


def test_ratings_put_the_winner_first_and_equals_together() -> None:
    even = ratings.rate([game("a", "b", None), game("b", "a", None)])
    assert even[0].mu == pytest.approx(even[1].mu) and even[0].sigma < 25 / 3
    first, last = ratings.rate([game("a", "b", "allies"), game("b", "a", "axis")])
    assert (first.bot, last.bot) == ("b", "a")
    assert first.ordinal == pytest.approx(first.mu - 3 * first.sigma) and first.mu > 25 > last.mu


def test_ratings_take_the_pairs_in_turn() -> None:
    one, two = [game("a", "b", None, seed) for seed in (1, 2)], [game("a", "c", None, 3)]
    assert [some.seed for some in ratings.in_turn([one, two])] == [1, 3, 2]


def test_without_the_library_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ratings.available()
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert not ratings.available()
