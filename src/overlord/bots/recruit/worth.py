"""The recruit's values, in tenths of a medal: weights and tables of exact odds; no board, no choices."""

from __future__ import annotations

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

# Rows that were worked out before, by the unit that is hit; each begins with no dice.
_strikes: Final[dict[tuple[str, int, int, bool], list[float]]] = {}
_dislodges: Final[dict[tuple[str, int, bool], list[float]]] = {}
_losses: Final[dict[tuple[int, int, int], list[float]]] = {}
_sorted: Final[dict[str, str]] = {}


def in_order(faces: str) -> str:
    """The same faces in alphabetical order: the order in which a unit's faces are listed changes no odds."""
    found = _sorted.get(faces)
    if found is None:
        found = _sorted[faces] = "".join(sorted(faces))
    return found


def strike_row(number: int, faces: str, figures: int, worth: int, tiger: bool) -> list[float]:
    """The average value of 0, 1, 2 and so on dice against such a unit, at least up to this many."""
    key = (faces, figures, worth, tiger)
    row = _strikes.get(key)
    if row is None:
        row = _strikes[key] = [0.0]
    while len(row) <= number:
        row.append(_strike_value(len(row), faces, figures, worth, tiger))
    return row


def strike_value(number: int, faces: str, figures: int, worth: int, tiger: bool) -> float:
    """The average value of this many dice against such a unit."""
    return strike_row(number, faces, figures, worth, tiger)[max(number, 0)]


def _strike_value(number: int, faces: str, figures: int, worth: int, tiger: bool) -> float:
    chances = odds(number, faces, figures, tiger)
    flags = sum([k * p for k, p in enumerate(chances.flags)]) * (1.0 - chances.eliminates)
    wounded = chances.expected * (1.0 + 0.6 / figures)  # hitting a weak unit is worth more
    return chances.eliminates * MEDAL * worth + wounded * FIGURE + flags * FLAG


def dislodge(number: int, faces: str, figures: int, tiger: bool) -> float:
    """The probability that this many dice empty the hex, by eliminating the unit or by a flag."""
    key = (faces, figures, tiger)
    row = _dislodges.get(key)
    if row is None:
        row = _dislodges[key] = [0.0]
    while len(row) <= number:
        chances = odds(len(row), faces, figures, tiger)
        row.append(chances.eliminates + (1.0 - chances.eliminates) * (1.0 - chances.flags[0]) * FALLS_BACK)
    return row[max(number, 0)]


def loss_row(category: int, figures: int, worth: int) -> list[float]:
    """The expected loss of a unit of ours by the number of dice that threaten it, up to twice MOST_DICE; only a share
    of them is rolled."""
    key = (category, figures, worth)
    row = _losses.get(key)
    if row is None:
        row = _losses[key] = [_loss(dice, category, figures, worth) for dice in range(2 * MOST_DICE + 1)]
    return row


def loss(dice: int, category: int, figures: int, worth: int) -> float:
    """The expected loss of a unit of ours that this many dice threaten."""
    return loss_row(category, figures, worth)[min(dice, 2 * MOST_DICE)]


def _loss(dice: int, category: int, figures: int, worth: int) -> float:
    expected = dice * ROUSED
    whole = int(expected)
    part = expected - whole
    row = strike_row(whole + 1, FACES[category], figures, worth, False)
    return DANGER * (row[whole] + part * (row[whole + 1] - row[whole]))
