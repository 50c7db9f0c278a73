"""The figures of battles between two bots, with confidence intervals; it plays nothing and prints nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, median
from typing import Final, NamedTuple

from overlord.arena.played import Camp, Played

SURE: Final = 1.96  # standard deviations of a 95 % interval


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins; half a win is a draw."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + SURE**2 / (2 * games)
    width = SURE * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    whole = 1 + SURE**2 / games
    return (middle - width) / whole, (middle + width) / whole


class Tally(NamedTuple):
    """How `a` did against `b`; wins are those of `a`."""

    a: str
    b: str
    games: int
    wins: int
    losses: int
    draws: int
    score: float  # a draw counts half
    low: float  # of the 95 % interval of the score
    high: float
    medals_a: float  # on average
    medals_b: float
    turns: float  # of one camp, the median
    ms_a: float  # a decision
    ms_b: float


def points(a: str, game: Played) -> float:
    """What a battle brings to the bot `a`: 1, ½ or 0."""
    if game.winner is None:
        return 0.5
    return 1.0 if (game.axis if game.winner == "axis" else game.allies).bot == a else 0.0


def tally(a: str, b: str, games: Sequence[Played]) -> Tally:
    """The figures of at least one battle."""
    got = [points(a, game) for game in games]
    score = sum(got)
    low, high = interval(score, len(games))
    ours = [game.axis if game.axis.bot == a else game.allies for game in games]
    theirs = [game.axis if game.axis.bot == b else game.allies for game in games]
    return Tally(
        a,
        b,
        len(games),
        got.count(1.0),
        got.count(0.0),
        got.count(0.5),
        score / len(games),
        low,
        high,
        fmean(camp.medals for camp in ours),
        fmean(camp.medals for camp in theirs),
        median(game.turns / 2 for game in games),
        milliseconds(ours),
        milliseconds(theirs),
    )


def milliseconds(camps: Sequence[Camp]) -> float:
    """How long a bot thought about one decision."""
    return 1000 * sum(camp.seconds for camp in camps) / max(1, sum(camp.decisions for camp in camps))


def by_battle(a: str, b: str, games: Sequence[Played], digests: Mapping[str, str]) -> dict[str, Tally]:
    """The figures of each battle that was played, under its name; a digest tells which one it is."""
    found = {name: [game for game in games if game.digest == digest] for name, digest in digests.items()}
    return {name: tally(a, b, some) for name, some in found.items() if some}
