"""Scorers for going somewhere: moves, exits, retreats, flags, taking ground."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.bots.recruit.worth import MEDAL
from overlord.engine.model.actions import Exit, Ground, Ignore, Move, Retreat, Special
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.tables.cards import PLAIN

SECOND: Final = 0.01  # a move after the battle: low, so that battles come first
ROUNDABOUT: Final = -1.0  # a path chosen to trigger something
WON: Final = 1.0


def move(mind: Mind, action: Move) -> float:
    """How much better that hex is for the unit than its present hex, including its battle."""
    if action.via:
        return ROUNDABOUT
    i = mind.unit(action.unit)
    act = mind.board.acts.get(i)
    if act is None:
        return 0.0
    found = mind.survey.marches(i, act.orders)
    return found.get(HEX[action.to], ROUNDABOUT) - found[HEX[action.unit]]


def shift(mind: Mind, action: Move) -> float:
    """A move in the battle phase: after the battles, and only to a better hex."""
    i = mind.unit(action.unit)
    if i == NOWHERE:
        return 0.0
    return SECOND * (mind.survey.place(i, HEX[action.to]) - mind.survey.place(i, HEX[action.unit]))


def leave(mind: Mind, action: Exit) -> float:
    """The medals for leaving the board."""
    i = mind.unit(action.unit)
    worth = mind.board.rules.exits[mind.camp].get(HEX[action.by], (1, 1))[0]
    return MEDAL * worth if i != NOWHERE else 0.0


def recover(mind: Mind, action: Special) -> float:
    """About two figures regained, minus the battle that the unit gives up."""
    i = mind.unit(action.unit)
    unit = mind.board.units[i]
    return 1.2 * min(2, unit.strength - unit.figures) - mind.survey.best_shot(i, unit.hex, PLAIN, True)


def retreat(mind: Mind, action: Retreat) -> float:
    """The value of the hex it retreats to."""
    i = mind.unit(action.unit)
    return mind.survey.place(i, HEX[action.to]) if i != NOWHERE else 0.0


def stand(mind: Mind, action: Ignore) -> float:
    """Ignore as many flags as possible: a retreat gives up ground."""
    return float(action.flags)


def take_ground(mind: Mind, action: Ground) -> float:
    """Always take ground: it keeps the enemy from coming back, and armor may overrun."""
    return WON


SCORERS: Final[Table] = {
    ("move", Move): move,
    ("move", Special): recover,
    ("battle", Move): shift,
    ("overrun", Move): shift,
    (ANY, Exit): leave,
    ("retreat", Retreat): retreat,
    ("flags", Ignore): stand,
    ("ground", Ground): take_ground,
}
