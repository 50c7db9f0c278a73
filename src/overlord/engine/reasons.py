"""Explains the numbers of a listed action as (amount, reason, rule), from the same queries that the rules use."""

from __future__ import annotations

from collections.abc import Iterable

from overlord.engine.flow.action.phases import chosen_way
from overlord.engine.model.actions import AnyAction, Battle, Ignore, Move, Target
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.names import ALLIES, camp_of
from overlord.engine.model.state import State
from overlord.engine.queries.battle import REFUSALS, may_battle
from overlord.engine.queries.dice import ATTACK, BACK, OVERRUN, Part, dice_parts, hit_faces, symbol_faces
from overlord.engine.queries.movement import reach
from overlord.engine.queries.odds import Odds, odds
from overlord.engine.queries.retreat import ignorable


class Why(tuple[Part, ...]):
    """The parts of a number, and the odds where dice are rolled."""

    odds: Odds | None

    def __new__(cls, parts: Iterable[Part], chances: Odds | None = None) -> Why:
        made = super().__new__(cls, tuple(parts))
        made.odds = chances
        return made


def why(s: State, seat: int, action: AnyAction) -> Why:
    """The reasons behind a listed action."""
    if isinstance(action, Battle):
        return _why_battle(s, action)
    if isinstance(action, Move):
        return _why_move(s, action)
    if isinstance(action, Ignore):
        frame = s.stack[-1]
        return Why(ignorable(s, getattr(frame, "i", 0))[2])
    if isinstance(action, Target):
        return _why_strike(s, seat, action)
    return Why(())


def _why_battle(s: State, action: Battle) -> Why:
    i = s.at[HEX[action.unit]]
    t = s.at[HEX[action.target]]
    unit = s.units[i]
    target = s.units[t]
    act = s.acts.get(i) if unit.camp == s.active else None
    mode = BACK if act is None else OVERRUN if act.overrun else ATTACK
    parts = dice_parts(s, i, t, act, mode)
    number = sum(amount for amount, _, _ in parts)
    return Why(parts, odds(number, hit_faces(s, unit, target, act), target.figures, target.kind.tiger))


def _why_move(s: State, action: Move) -> Why:
    """What the move costs, and whether the unit could still battle there."""
    i = s.at[HEX[action.unit]]
    act = s.acts.get(i)
    if act is None or act.over:
        return Why(())
    ways = reach(s, i, act).get(HEX[action.to])
    if not ways:
        return Why(())
    way = chosen_way(s, {HEX[action.to]: ways}, action)
    parts: list[Part] = [(way.cost, "hexes", "R-MOVE-02")]
    if way.road:
        parts.append((1, "road", "R-MOVE-10"))
    after = s.copy()
    after.claim()
    there = after.acts[i]
    there.moved += way.cost
    there.steps += len(way.path)
    there.road = way.road
    unit = after.renew(i)
    ground = after.ground[way.path[-1]]
    unit.hex = way.path[-1]
    there.entered_no_battle = bool(ground.no_battle_on_entry & unit.kind.mask) or (
        ground.no_battle_past_one and there.moved > 1
    )
    code = may_battle(after, i, there, True)
    if code < 0:
        word, rule = REFUSALS[code]
        parts.append((0, word, rule))
    return Why(parts)


def _why_strike(s: State, seat: int, action: Target) -> Why:
    """The dice of Air Power and Barrage; for healing there is nothing to explain."""
    t = s.at[HEX[action.unit]]
    kind = s.stack[-1].kind
    if t == NOWHERE or kind not in ("air-power", "barrage"):
        return Why(())
    target = s.units[t]
    if kind == "barrage":
        number, faces, rule = 4, symbol_faces(target), "R-CARD-24"
    else:
        number = 2 if camp_of(seat) == ALLIES else 1
        faces, rule = symbol_faces(target) + "S", "R-CARD-10"
    return Why([(number, kind, rule)], odds(number, faces, target.figures, target.kind.tiger))
