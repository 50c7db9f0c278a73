"""Scorers for strikes without an attacking unit and for choosing a victim: Air Power, Barrage, frost."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.bots.recruit.worth import MEDAL, in_order
from overlord.engine.model.actions import Special, Target
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import ALLIES, NOBODY
from overlord.engine.queries.dice import symbol_faces

BARRAGE_DICE: Final = 4
STRIKE_MOST: Final = 4  # units that Air Power names
CONNECTED: Final = 0.5  # the best four targets are seldom adjacent


def fall(mind: Mind, t: int, dice: int, stars: str) -> float:
    """The value of this many dice against one unit, without an attacking unit."""
    return mind.survey.strike(t, dice, in_order(symbol_faces(mind.board.units[t]) + stars))


def sky_value(mind: Mind, dice: int, stars: str, most: int) -> float:
    """The value of a card that strikes up to this many enemies."""
    values = sorted(
        (
            fall(mind, t, dice, stars)
            for t, unit in enumerate(mind.board.units)
            if unit.camp != mind.camp and unit.hex != NOWHERE
        ),
        reverse=True,
    )
    return sum(values[: max(1, int(most * CONNECTED))])


def air_dice(camp: int) -> int:
    """R-CARD-10: the Allies roll two."""
    return 2 if camp == ALLIES else 1


def air_power(mind: Mind, action: Target) -> float:
    """The value of the target, plus a share for the enemies next to it, which may be named too."""
    return 1.0 + fall(mind, mind.unit(action.unit), air_dice(mind.camp), "S") + 0.3 * _company(mind, action)


def _company(mind: Mind, action: Target) -> float:
    near = mind.board.rules.geometry.neighbours[mind.board.units[mind.unit(action.unit)].hex]
    dice = air_dice(mind.camp)
    return sum(
        fall(mind, mind.board.at[h], dice, "S")
        for h in near
        if mind.board.at[h] != NOWHERE and mind.board.units[mind.board.at[h]].camp not in (mind.camp, NOBODY)
    )


def barrage(mind: Mind, action: Target) -> float:
    return fall(mind, mind.unit(action.unit), BARRAGE_DICE, "")


def target(mind: Mind, action: Target) -> float:
    """A target for an unknown purpose: an enemy by its value, one of ours as a victim."""
    t = mind.unit(action.unit)
    if t == NOWHERE:
        return 0.0
    return victim(mind, action) if mind.board.units[t].camp == mind.camp else fall(mind, t, 2, "")


def victim(mind: Mind, action: Target) -> float:
    """One of our units loses a figure: best a strong one with little use for an order."""
    i = mind.unit(action.unit)
    unit = mind.board.units[i]
    if unit.figures == 1:
        return -MEDAL * unit.worth
    return unit.figures - 0.2 * mind.order(i)


BREAKTHROUGH: Final = 4.0  # a new unit behind the enemy


def in_place_of_orders(mind: Mind, action: Special) -> float:
    """What a Section card may do instead of orders, or for one order: an air strike, armor behind the enemy."""
    if action.key == "breakthrough":
        return BREAKTHROUGH
    if action.key != "air-strike":
        return -1.0  # blowing bridges and laying smoke need a plan, and a recruit has none
    return sky_value(mind, air_dice(mind.camp), "S", STRIKE_MOST) - 1.0


SCORERS: Final[Table] = {
    ("air-power", Target): air_power,
    ("barrage", Target): barrage,
    ("pick", Target): victim,
    ("frost", Target): victim,
    ("order", Special): in_place_of_orders,
    (ANY, Target): target,
}
