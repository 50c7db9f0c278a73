"""The veteran's scorers, where they differ from the recruit's: moves, flags, retreats, taking ground."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit import scorers
from overlord.bots.recruit.marches import ROUNDABOUT, WON
from overlord.bots.recruit.mind import Table
from overlord.bots.veteran.mind import VeteranMind
from overlord.bots.veteran.weights import GROUND_WON, OVERRUN
from overlord.engine.model.actions import Ground, Ignore, Move
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.queries.retreat import steps_back
from overlord.engine.tables.cards import PLAIN

PLANNED: Final = 0.06  # the least value of a planned move: better than closing the question


def move(mind: VeteranMind, action: Move) -> float:
    """A move of the plan; the unit that gains most goes first."""
    i = mind.unit(action.unit)
    goal = mind.plan.goals.get(i, NOWHERE)
    if action.via or goal != HEX[action.to]:
        return ROUNDABOUT
    return max(PLANNED, mind.plan.gains[i])


def stand(mind: VeteranMind, action: Ignore) -> float:
    """The value of the hex where the unit would end up."""
    i = mind.board.at[mind.about] if mind.about != NOWHERE else NOWHERE
    if i == NOWHERE:
        return float(action.flags)
    most = max([option.flags for option in mind.options if isinstance(option, Ignore)])
    places = {mind.about}
    for _ in range(most - action.flags):
        places = {n for h in places for n in steps_back(mind.board, i, h)}
    return max([mind.survey.place(i, h) for h in places], default=-1e6)


def take_ground(mind: VeteranMind, action: Ground) -> float:
    """The hex that was won against the hex that is left; armor may battle again from there."""
    i = mind.board.at[mind.about] if mind.about != NOWHERE else NOWHERE
    if i == NOWHERE or mind.won == NOWHERE:
        return WON
    survey = mind.survey
    value = GROUND_WON + survey.place(i, mind.won) - survey.place(i, mind.about)
    if mind.board.units[i].kind.overruns:
        value += OVERRUN * survey.best_shot(i, mind.won, PLAIN, False)
    return value


SCORERS: Final[Table] = {
    **scorers.SCORERS,
    ("move", Move): move,
    ("flags", Ignore): stand,
    ("ground", Ground): take_ground,
}
