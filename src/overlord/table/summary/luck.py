"""How many dice hit, compared with fair dice: the exact distribution of hits, no approximation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from overlord.table.summary.figures import Luck

SURE: Final = 0.95  # the probability of the interval


def distribution(chances: Iterable[float]) -> list[float]:
    """The probability of 0, 1, 2, … hits, if each die hits with a probability of its own.

    >>> distribution([0.5, 0.5])
    [0.25, 0.5, 0.25]
    """
    found = [1.0]
    for p in chances:
        found = [a * (1.0 - p) + b * p for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]
    return found


def luck(camp: str, dice: list[tuple[float, bool]]) -> Luck:
    """The luck of a camp whose dice each had a chance to hit and did or did not."""
    hits = sum(hit for _, hit in dice)
    chances = [p for p, _ in dice]
    odds = distribution(chances)
    low, high = _interval(odds)
    return Luck(camp, len(dice), hits, sum(chances), low, high, min(1.0, sum(odds[hits:])))


def _interval(odds: list[float]) -> tuple[int, int]:
    """The hits between the two tails; each tail has at most half of the remaining probability."""
    tail = (1.0 - SURE) / 2
    low, below = 0, odds[0]
    while below <= tail:
        low += 1
        below += odds[low]
    high, above = len(odds) - 1, odds[-1]
    while above <= tail:
        high -= 1
        above += odds[high]
    return low, high
