"""The exact odds of a roll: how many hits, how many flags, how likely the target is eliminated."""

from __future__ import annotations

from math import comb

from overlord.engine.model.base import Odds
from overlord.engine.model.names import FACES


def exactly(n: int, k: int, p: float) -> float:
    """The probability that exactly k of n dice succeed, if each succeeds with probability p."""
    return float(comb(n, k)) * p**k * (1.0 - p) ** (n - k)


def odds(dice: int, faces: str, figures: int, tiger: bool = False) -> Odds:
    """The odds of this many dice against this many figures; a Tiger is lost only to a grenade rolled after a hit.

    >>> round(odds(3, "GI", figures=1).eliminates, 3)
    0.875
    """
    hit = sum(1 for face in FACES if face in faces) / 6
    flag = 0.0 if "F" in faces else 1 / 6
    hits = tuple(exactly(dice, k, hit) for k in range(dice + 1))
    flags = tuple(exactly(dice, k, flag) for k in range(dice + 1))
    if tiger:  # R-UNIT-17: each hit is rolled again and only a grenade destroys
        eliminates = sum(p * (1.0 - (5 / 6) ** k) for k, p in enumerate(hits))
        return Odds(dice, faces, hits, flags, eliminates, eliminates)
    eliminates = sum(p for k, p in enumerate(hits) if k >= figures)
    expected = sum(p * min(k, figures) for k, p in enumerate(hits))
    return Odds(dice, faces, hits, flags, eliminates, expected)


__all__ = ["Odds", "odds"]
