"""Where a unit may move under its order (core section 2.3), and why not elsewhere."""

from __future__ import annotations

from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import INFANTRY, NONE
from overlord.engine.model.state import Act, State, Unit
from overlord.engine.queries.combat_cards.guided import guide_of, guided
from overlord.engine.queries.routes import Flood, Way, flood, sail, walk
from overlord.engine.queries.steps import (
    CLOSED,
    NO_MOVE,
    NOT_FIRST,
    OCCUPIED,
    REFUSALS,
    TOO_FAR,
    closing_rule,
    refusal,
    step,
)
from overlord.engine.tables.cards import BEHIND_LINES, BOMBARD, INFANTRY_ASSAULT, STAYS
from overlord.engine.tables.units import LAND, SEA


def allowance(unit: Unit, act: Act) -> tuple[int, int]:
    """How many hexes this unit may move and still battle, and how many at most, by its order and its Combat cards."""
    if not act.pending:
        return _allowance(unit, act)
    battle, most = _allowance(unit, act)
    if most == 0:
        return battle, most
    for pending in act.pending:
        effect = pending.effect
        if effect.do == "move-max":
            most = max(most, effect.n)  # the card never slows a unit
        elif effect.do == "move-bonus":
            most += effect.n
            battle += 0 if effect.forfeits_battle else effect.n
        elif effect.do == "battle-if-moved-at-most" and not effect.mode:
            battle = max(battle, effect.n)
            most = max(most, effect.n)
        elif effect.do == "battle-if-moved-at-most":
            most = max(most, effect.n)
    return battle, most


def _allowance(unit: Unit, act: Act) -> tuple[int, int]:
    kind = unit.kind
    movement = act.orders.movement
    if movement == STAYS:
        return 0, 0
    if movement == BEHIND_LINES:
        return 3, 3
    if movement == INFANTRY_ASSAULT and kind.category == INFANTRY:
        return max(kind.move_battle, 2), max(kind.move_max, 3)  # R-CARD-19
    if movement == BOMBARD and kind.mask & 4:
        return 0, 3  # R-CARD-23
    return kind.move_battle, kind.move_max


def reach(s: State, i: int, act: Act) -> dict[int, list[Way]]:
    """Every hex this unit may move to, with the paths that trigger different things, fewest triggers first."""
    unit = s.units[i]
    if act.over or unit.hex == NOWHERE:
        return {}
    most = allowance(unit, act)[1]
    if most == 0:
        return {}
    if unit.kind.moves_on == SEA:
        return sail(s, unit, most)
    if unit.kind.moves_on != LAND:
        return {}
    free = act.orders.movement == BEHIND_LINES
    if act.pending:
        guide = guide_of(act)
        if guide is not None and not free:
            return guided(s, unit, most, guide)
    return walk(s, unit, most, free)


def plain_reach(s: State, i: int, act: Act) -> Flood | None:
    """The hexes of `reach` in the same order, if each has just one path; None if only `reach` can tell. Much cheaper:
    no path is built."""
    unit = s.units[i]
    if act.over or unit.hex == NOWHERE or act.pending or unit.kind.moves_on != LAND or s.rules.exits[unit.camp]:
        return None
    return flood(s, unit, _allowance(unit, act)[1], act.orders.movement == BEHIND_LINES)


def exits_in_reach(s: State, i: int, act: Act, ways: dict[int, list[Way]]) -> list[int]:
    """Exit hexes that this unit can reach with one hex of movement left for leaving the board (R-VIC-12)."""
    unit = s.units[i]
    exits = s.rules.exits[unit.camp]
    if not exits or unit.kind.moves_on != LAND:
        return []
    free = act.orders.movement == BEHIND_LINES
    most = allowance(unit, act)[1]
    if s.ground[unit.hex].leave_one and not free:
        most = min(most, 1)
    mask = unit.kind.mask
    out = [unit.hex] if unit.hex in exits and most > 0 and not s.ground[unit.hex].locks & mask else []
    for h, found in ways.items():
        if h not in exits:
            continue
        way = found[0]
        ground = s.ground[h]
        stops = (ground.hard_stop | ground.soft_stop) & mask
        limit = most  # no road bonus for leaving the board
        if any(s.ground[n].shore for n in way.path):
            limit = min(limit, 2)  # R-MOVE-11
        if way.cost < (most if free else limit) and (free or not stops):
            out.append(h)
    return out


def why_not(s: State, i: int, act: Act, to: int) -> tuple[str, str]:
    """Why this unit may not move to this hex: message key and rule."""
    unit = s.units[i]
    if act.over or allowance(unit, act)[1] == 0:
        return REFUSALS[NO_MOVE]
    if s.at[to] != NOWHERE:
        return REFUSALS[OCCUPIED]
    there = s.ground[to]
    if not there.enter & unit.kind.mask:
        return REFUSALS[CLOSED][0], closing_rule(there, unit.kind.mask)
    if s.rules.geometry.distance[unit.hex][to] == 1:
        code = step(s, unit, unit.hex, to, 0, False)
        if code < 0:
            return refusal(code, s.ground[unit.hex], there, unit.kind.mask)
    steps = [(step(s, unit, a, to, 0 if a == unit.hex else 1, False), a) for a in s.rules.geometry.neighbours[to]]
    code, a = max(steps)
    if code < 0:
        return refusal(code, s.ground[a], there, unit.kind.mask)
    if there.first_hex_only:
        return REFUSALS[NOT_FIRST]
    return REFUSALS[TOO_FAR]


def refuse_ground(s: State, i: int, h: int) -> str:
    """The rule that forbids this unit to take this ground, or nothing."""
    unit = s.units[i]
    act = s.acts.get(i)
    if act is None or unit.hex == NOWHERE or s.at[h] != NOWHERE:
        return "R-TG-01"
    if not unit.kind.takes_ground:
        return "R-TG-02"
    if act.hard or act.grounds >= (2 if unit.kind.overruns else 1):
        return "R-TG-03" if act.hard else "R-TG-04"
    here = s.ground[unit.hex]
    there = s.ground[h]
    if there.water and there.enter == NONE:
        return "R-TG-03"
    if there.cliff and here.shore:
        return "R-TER-38"
    code = step(s, unit, unit.hex, h, act.moved + act.grounds, False)
    return refusal(code, here, there, unit.kind.mask)[1] if code < 0 else ""
