"""Where a unit may retreat and which flags it may ignore (core section 2.6)."""

from __future__ import annotations

from overlord.engine.model.hexes import NOWHERE, direction, opposite
from overlord.engine.model.names import ARTILLERY, MANY, NOBODY, NONE
from overlord.engine.model.state import State, Unit
from overlord.engine.queries.dice import Part
from overlord.engine.queries.routes import railed
from overlord.engine.tables.traits import IGNORES_ONE_FLAG, ITALIAN, JAPANESE
from overlord.engine.tables.units import AIR, RAIL, SEA


def stands_fast(s: State, unit: Unit) -> bool:
    """Whether the unit cannot retreat at all: it loses a figure for every flag (R-RET-07, R-RET-15)."""
    ground = s.ground[unit.hex]
    if unit.kind.moves_on == SEA:
        return False
    return bool(ground.figure_per_flag & unit.kind.mask) or (ground.water and ground.enter == NONE)


def steps_back(s: State, i: int, h: int) -> list[int]:
    """The hexes to which unit i, standing on h, may take its next step of retreat (R-RET-02, R-RET-04)."""
    unit = s.units[i]
    geo = s.rules.geometry
    return [n for n in geo.toward[s.rules.edge[unit.camp]][h] if _open(s, unit, h, n)]


def _open(s: State, unit: Unit, a: int, b: int) -> bool:
    if s.at[b] != NOWHERE:
        return False
    here = s.ground[a]
    there = s.ground[b]
    if unit.kind.moves_on == SEA:
        return there.ocean
    if unit.kind.moves_on == AIR:
        return False  # A-AIR-16
    d = direction(a, b)
    if unit.kind.moves_on == RAIL:
        return railed(s, a, b, d)
    if not there.enter & unit.kind.mask or there.no_retreat_into or here.locks & unit.kind.mask:
        return False
    if not here.sides & (1 << d) or not there.sides & (1 << opposite(d)):
        return False
    if there.pier and here.ocean:
        return False
    return not ((there.mountain and not here.slope) or (here.mountain and not there.slope))


def room(s: State, i: int, h: int, wanted: int) -> int:
    """How far this unit can retreat from here at best, up to `wanted` hexes (R-RET-03)."""
    if wanted == 0:
        return 0
    best = 0
    for n in steps_back(s, i, h):
        far = 1 + room(s, i, n, wanted - 1)
        if far >= wanted:
            return wanted
        best = max(best, far)
    return best


def ignorable(s: State, i: int) -> tuple[int, int, list[Part]]:
    """The flags this unit must ignore, those it may ignore, and why (R-RET-08, R-RET-09, R-NAT-22)."""
    unit = s.units[i]
    parts = _protections(s, unit)
    if unit.kind.moves_on == AIR:
        return MANY, MANY, parts  # A-AIR-16: it stays, and nobody is asked
    best = max((amount for amount, _, _ in parts), default=0)
    if unit.traits & JAPANESE:
        ground = s.ground[unit.hex]
        if ground.cave or best >= MANY:
            return MANY, MANY, [(MANY, "cave" if ground.cave else "fortress", "R-NAT-22")]
        flags = 2 if best else 1
        return flags, flags, [(flags, "yamato", "R-NAT-22")]
    return 0, best, parts


def _protections(s: State, unit: Unit) -> list[Part]:
    ground = s.ground[unit.hex]
    parts: list[Part] = []
    for row in ground.flag_rows:
        if row.flags_for & unit.kind.mask and not (row.owner_only and ground.owner not in (unit.camp, NOBODY)):
            parts.append((row.flags_ignored, row.key, row.rule))
    if unit.kind.flags_ignored:
        parts.append((unit.kind.flags_ignored, unit.kind.key, unit.kind.rule))
    if unit.traits & IGNORES_ONE_FLAG:
        parts.append((1, "scenario", "R-RET-08"))
    if unit.traits & ITALIAN and unit.kind.category == ARTILLERY:
        parts.append((1, "italian-artillery", "R-NAT-13"))
    return parts


def most_per_flag(unit: Unit) -> int:
    """The most hexes of retreat per flag (R-RET-11, R-NAT-12)."""
    return 3 if unit.traits & ITALIAN else unit.kind.retreat_most
