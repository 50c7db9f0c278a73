"""Scorers for battles: whom to battle, overruns, battling back, ambushes, clearing obstacles."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.engine.model.actions import Ambush, Battle, Special
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.queries.dice import ATTACK, BACK, OVERRUN

CLEARED: Final = 0.06  # better than nothing, worse than any battle
SPRUNG: Final = 5.0  # the attack is certain to come, so an ambush is always worth it


def battle(mind: Mind, action: Battle) -> float:
    """The odds of the battle; a unit that can be eliminated comes first."""
    i, t = mind.unit(action.unit), mind.unit(action.target)
    if i == NOWHERE or t == NOWHERE:
        return 0.0
    act = mind.board.acts.get(i)
    mode = BACK if act is None else OVERRUN if act.overrun else ATTACK
    return 0.1 + mind.survey.attack(i, t, act, mode)


def clear(mind: Mind, action: Special) -> float:
    return CLEARED


def ambush(mind: Mind, action: Ambush) -> float:
    return SPRUNG


SCORERS: Final[Table] = {
    (ANY, Battle): battle,
    ("battle", Special): clear,
    ("ambush", Ambush): ambush,
}
