"""The veteran's own values, in tenths of a medal; those it shares with the recruit are in recruit/worth.py."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.worth import FACES, FALLS_BACK, FIGURE, FLAG, MEDAL
from overlord.engine.queries.odds import odds

# What the enemy's next turn costs: each of his units strikes once, the best strikes count most.
FIRST_STRIKE: Final = 0.84  # the chance that the enemy orders the unit with the best strike
STANDARD_ORDERS: Final = 3.0  # how many units he orders in a standard battle
OVERLORD_ORDERS: Final = 5.6
CAUTION: Final = 0.8  # the weight of his turn against ours
WOUND: Final = 0.6  # a figure of ours against a figure of his: his strike is still to come
LOST_GRIP: Final = 7.0  # a medal of ours that counts only while we stand there
HELD: Final = 3.0  # added to the value of an objective whose medal goes when we leave it
AHEAD: Final = 0.3  # the share of next turn's battle that a hex is worth now
RELIEF: Final = 0.6  # the share of a unit's strikes that end with it
OVERRUN: Final = 0.7  # the share of a battle that an overrun is worth: there may be none
GROUND_WON: Final = 0.3  # the enemy cannot come back

_replies: Final[dict[tuple[int, int, int, bool], list[float]]] = {}
_kills: Final[dict[tuple[str, int, bool], list[float]]] = {}


def rank_weights(overlord: bool, most: int) -> list[float]:
    """The weight of the enemy's best strike, his second best and so on; they add up to the units he orders."""
    share = 1.0 - FIRST_STRIKE / (OVERLORD_ORDERS if overlord else STANDARD_ORDERS)
    return [CAUTION * FIRST_STRIKE * share**rank for rank in range(most)]


def reply_row(number: int, category: int, figures: int, worth: int, holds: bool) -> list[float]:
    """What 0, 1, 2 and so on dice of the enemy cost us, at least up to this many."""
    key = (category, figures, worth, holds)
    row = _replies.get(key)
    if row is None:
        row = _replies[key] = [0.0]
    while len(row) <= number:
        row.append(_reply(len(row), category, figures, worth, holds))
    return row


def _reply(number: int, category: int, figures: int, worth: int, holds: bool) -> float:
    chances = odds(number, FACES[category], figures)
    stays = 1.0 - chances.eliminates
    flags = sum([k * p for k, p in enumerate(chances.flags)])
    driven = chances.eliminates + stays * (1.0 - chances.flags[0]) * FALLS_BACK
    cost = chances.eliminates * MEDAL * worth + chances.expected * FIGURE * WOUND + flags * stays * FLAG
    return cost + driven * LOST_GRIP if holds else cost


def kill_chance(number: int, faces: str, figures: int, tiger: bool) -> float:
    """The probability that this many dice eliminate such a unit."""
    key = (faces, figures, tiger)
    row = _kills.get(key)
    if row is None:
        row = _kills[key] = [0.0]
    while len(row) <= number:
        row.append(odds(len(row), faces, figures, tiger).eliminates)
    return row[max(number, 0)]
