"""The recruit's values, in tenths of a medal: weights and tables of exact odds; no board, no choices."""

from __future__ import annotations

from functools import cache
from typing import Final

from overlord.engine.queries.odds import odds

MEDAL: Final = 10.0
FIGURE: Final = 3.2
FLAG: Final = 0.7
NEARER: Final = 0.4  # one hex closer to the nearest enemy in a straight line
ON_FOOT: Final = 0.1  # and on foot
AIM: Final = 0.42  # one hex closer to the nearest objective or exit hex
AIM_FAR: Final = 12  # beyond this many hexes the distance no longer matters
OBJECTIVE: Final = 7.0  # occupying an objective that counts for us
FALLS_BACK: Final = 0.7  # the probability that a flag is not ignored
GRIP: Final = 8.0  # a medal that the enemy loses by leaving the hex
DENIED: Final = 2.5  # occupying an objective that counts for the enemy
COVER: Final = 0.5  # per die that cover removes from infantry and armor together
STEADY: Final = 0.4  # a hex that lets a unit ignore a flag
GUN_RANGE: Final = 3  # the best distance between artillery and the enemy
ROUSED: Final = 0.4  # the share of enemies that are ordered in a turn
DANGER: Final = 1.0  # the weight of what the enemy may do next turn against what we do now
# An enemy fires at one unit at a time: COMPANY is the danger to a unit by the number of friends near it.
SUPPORT: Final = 2  # hexes within which a friend counts
COMPANY: Final = (1.5, 1.2, 1.0, 0.8)
MOST_DICE: Final = 12
# Dice that an enemy of each category may roll next turn against a hex by its distance, after moving.
THREAT: Final = (
    (0, 3, 3, 2, 1, 0, 0, 0, 0),  # infantry
    (0, 3, 3, 3, 3, 3, 2, 0, 0),  # armor
    (0, 3, 3, 2, 2, 1, 1, 0, 0),  # artillery
    (0, 2, 2, 2, 2, 1, 1, 1, 1),  # ships and trains
)
REACH: Final = 8  # the length of those rows
FACES: Final = ("GI", "AG", "G", "G")  # what hits a unit of each category (R-HIT-01)


@cache
def strike_value(number: int, faces: str, figures: int, worth: int, tiger: bool) -> float:
    """The average value of this many dice against such a unit."""
    if number <= 0:
        return 0.0
    chances = odds(number, faces, figures, tiger)
    flags = sum(k * p for k, p in enumerate(chances.flags)) * (1.0 - chances.eliminates)
    wounded = chances.expected * (1.0 + 0.6 / figures)  # hitting a weak unit is worth more
    return chances.eliminates * MEDAL * worth + wounded * FIGURE + flags * FLAG


@cache
def dislodge(number: int, faces: str, figures: int, tiger: bool) -> float:
    """The probability that this many dice empty the hex, by eliminating the unit or by a flag."""
    if number <= 0:
        return 0.0
    chances = odds(number, faces, figures, tiger)
    return chances.eliminates + (1.0 - chances.eliminates) * (1.0 - chances.flags[0]) * FALLS_BACK


@cache
def loss(dice: int, category: int, figures: int, worth: int) -> float:
    """The expected loss of a unit of ours that this many dice threaten; only a share of them is rolled."""
    expected = min(dice, MOST_DICE * 2) * ROUSED
    whole = int(expected)
    part = expected - whole
    faces = FACES[category]
    low = strike_value(whole, faces, figures, worth, False)
    return DANGER * (low + part * (strike_value(whole + 1, faces, figures, worth, False) - low))
