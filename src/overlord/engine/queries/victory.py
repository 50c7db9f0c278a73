"""The medals that a camp has now and who holds an objective (core section 2.12); medals are awarded in effects/."""

from __future__ import annotations

from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import NOBODY, enemy
from overlord.engine.model.objective import Objective
from overlord.engine.model.scenario import PERMANENT
from overlord.engine.model.state import State


def points(s: State, camp: int) -> int:
    """All medals of a camp; it never gets more than it needs (R-VIC-02)."""
    return s.medals(camp)


def holder(s: State, o: int, old: int, turn_start: int) -> int:
    """Who holds this objective now. `turn_start` is the camp whose turn is just beginning, or NOBODY."""
    objective = s.rules.objectives[o]
    if old != NOBODY and objective.kind == PERMANENT:
        return old
    if objective.turn_start:
        return _at_turn_start(s, objective, old, turn_start)
    now = _occupier(s, objective, old)
    if now == NOBODY and objective.kind == "last-to-occupy":
        return _kept(s, objective, old)
    return now


def _at_turn_start(s: State, objective: Objective, old: int, turn_start: int) -> int:
    """An objective gained only at the start of the holder's turn; a temporary one is lost as soon as it is left."""
    now = _occupier(s, objective, old)
    if turn_start != NOBODY and now == turn_start:
        return now
    if objective.kind == "last-to-occupy":
        return _kept(s, objective, old)
    return old if old == now else NOBODY


def _kept(s: State, objective: Objective, old: int) -> int:
    """R-VIC-08: the camp that occupied it last keeps it until the enemy takes it."""
    if old == NOBODY:
        return NOBODY
    return NOBODY if _meets(s, objective, enemy(old)) else old


def _occupier(s: State, objective: Objective, old: int) -> int:
    """Which camp meets the condition; if both do, the camp that held it keeps it (R-VIC-16)."""
    for camp in (old, 0, 1) if old != NOBODY else (0, 1):
        if objective.camp in (NOBODY, camp) and _meets(s, objective, camp):
            return camp
    return NOBODY


def _meets(s: State, objective: Objective, camp: int) -> bool:
    if objective.section:
        return _clear(s, objective.section, enemy(camp))
    own = _standing(s, objective.hexes, camp)
    other = _standing(s, objective.hexes, enemy(camp))
    if objective.majority:
        return own > other  # R-VIC-07: with a tie nobody holds it
    if objective.sole_control and other:
        return False
    return own >= objective.need


def _standing(s: State, hexes: tuple[int, ...], camp: int) -> int:
    count = 0
    for h in hexes:
        i = s.at[h]
        if i != NOWHERE and s.units[i].camp == camp:
            count += 1
    return count


def _clear(s: State, section: int, camp: int) -> bool:
    """R-VIC-13: whether no unit of this camp is in the section."""
    where = s.rules.geometry.sections
    return not any(unit.camp == camp and unit.hex != NOWHERE and where[unit.hex] & section for unit in s.units)
