"""Scorers for airplanes and for troops that arrive during the battle: where they enter, fly, strike, land and aim."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.bots.recruit.strikes import fall
from overlord.bots.recruit.worth import FIGURE
from overlord.engine.model.actions import Activate, Air, Enter, Fly, Land, Target
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.tables.air import GROUND_SUPPORT, INTERDICTION, KAMIKAZE, RESCUE, STRAFING

ENTERS: Final = 2.5
KEEPS_FLYING: Final = 1.2  # ordering an airplane that is already on the board
NEAR: Final = 0.15  # one hex nearer to the enemy
PLANE: Final = 1.5  # the value of an airplane that stays in the air


def enter(mind: Mind, action: Enter) -> float:
    """Better near the enemy and with a type that can strike."""
    strikes = STRAFING in mind.board.rules.air_rules.actions[action.plane]
    return ENTERS + strikes - NEAR * _nearest(mind, HEX[action.at])


def _nearest(mind: Mind, h: int) -> int:
    far = mind.board.rules.geometry.distance[h]
    foes = [far[unit.hex] for unit in mind.board.units if unit.camp != mind.camp and unit.hex != NOWHERE]
    return min(foes, default=0)


def activate(mind: Mind, action: Activate) -> float:
    return KEEPS_FLYING


def fly(mind: Mind, action: Fly) -> float:
    """Better over many enemies and ending near others."""
    passed = [mind.unit(name) for name in action.via]
    foes = [t for t in passed if t != NOWHERE and mind.board.units[t].camp != mind.camp]
    dice = mind.board.rules.air_rules.number("strafing.dice")
    return 0.2 + sum(fall(mind, t, dice, "S") for t in foes) - NEAR * _nearest(mind, HEX[action.to])


def from_air(mind: Mind, action: Air) -> float:
    rules = mind.board.rules.air_rules
    t = mind.unit(action.target) if action.target else NOWHERE
    if action.key == STRAFING:
        return 0.2 + sum(fall(mind, i, rules.number("strafing.dice"), "S") for i in _under(mind, action.unit))
    if action.key == KAMIKAZE and t != NOWHERE:
        return fall(mind, t, rules.number("kamikaze.dice"), "S") - PLANE
    if action.key == RESCUE:
        return 0.7 * FIGURE
    return {GROUND_SUPPORT: 1.0, INTERDICTION: 1.1}.get(action.key, 0.1)


def _under(mind: Mind, name: str) -> list[int]:
    """The enemies that the airplane over this hex has flown over."""
    h = HEX[name]
    plane = next((p for p in mind.board.planes if p.hex == h and p.camp == mind.camp), None)
    units = [mind.board.at[under] for under in plane.path] if plane is not None else []
    return [i for i in units if i != NOWHERE and mind.board.units[i].camp != mind.camp]


def land(mind: Mind, action: Land) -> float:
    """Land only if nothing is left to strike; in the air it is out of reach."""
    return 0.0


def crowded(mind: Mind, action: Target) -> float:
    """The airplane that is farther from the enemy leaves."""
    return NEAR * _nearest(mind, HEX[action.unit])


def aim(mind: Mind, action: Target) -> float:
    """Better near a medal, but not next to the enemy."""
    h = HEX[action.unit]
    ground = mind.board.ground[h]
    free = mind.board.at[h] == NOWHERE and bool(ground.enter & 1)
    return mind.survey.field.goal(h) + 0.5 * free - NEAR * abs(_nearest(mind, h) - 2)


SCORERS: Final[Table] = {
    (ANY, Enter): enter,
    (ANY, Activate): activate,
    ("move", Fly): fly,
    ("move", Land): land,
    ("battle", Air): from_air,
    ("crowded", Target): crowded,
    ("paradrop", Target): aim,
    ("unload", Target): aim,
    ("smoke", Target): aim,
}
