"""One step from hex to hex: its cost, or why it is refused (core 2.3); whole paths are in routes.py."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.ground import Ground
from overlord.engine.model.hexes import NOWHERE, direction, opposite
from overlord.engine.model.names import INF, NONE
from overlord.engine.model.state import State, Unit
from overlord.engine.tables.traits import BOAT

# Why a step is refused: negative numbers, each with its message key and rule.
OCCUPIED: Final = -1
CLOSED: Final = -2
WALL: Final = -3
NOT_FIRST: Final = -4
LOCKED: Final = -5
SLOPE: Final = -6
FROM_SEA: Final = -7
TOO_FAR: Final = -8
NO_MOVE: Final = -9

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    OCCUPIED: ("occupied", "R-MOVE-03"),
    CLOSED: ("closed", "R-TER-04"),
    WALL: ("wall", "R-TER-72"),
    NOT_FIRST: ("first-hex-only", "R-MOVE-07"),
    LOCKED: ("locked", "R-TER-40"),
    SLOPE: ("slope", "R-TER-35"),
    FROM_SEA: ("from-sea", "R-TER-28"),
    TOO_FAR: ("too-far", "R-MOVE-05"),
    NO_MOVE: ("no-move", "R-ORD-01"),
}


def step(s: State, unit: Unit, a: int, b: int, moved: int, free: bool) -> int:
    """The cost of a step between neighbours, or the number of a refusal. `free`: by Behind Enemy Lines (R-MOVE-14)."""
    if s.at[b] != NOWHERE:
        return OCCUPIED
    here = s.ground[a]
    there = s.ground[b]
    mask = unit.kind.mask
    if there.even and here.even and there.enter & mask:
        return 1
    d = direction(a, b)
    if not here.sides & (1 << d) or not there.sides & (1 << opposite(d)):
        return WALL
    if here.locks & mask:
        return LOCKED
    if not there.enter & mask:
        return _by_boat(unit, here, there, unit.hex != NOWHERE and unbridged(s.ground[unit.hex]))
    if unbridged(here) and (there.piece is not None and there.piece.bridge):
        return WALL  # R-ACT-05: no climbing onto a bridge from the water
    if (there.mountain and not here.slope) or (here.mountain and not there.slope):
        return SLOPE
    if there.pier and here.ocean:
        return FROM_SEA
    cost = _bluff_cost(here, there, mask)
    if cost < 0:
        return cost
    if free:
        return 1
    if there.first_hex_only and moved > 0:
        return NOT_FIRST
    if there.climb > 1 and there.height > here.height:
        if unit.kind.move_max < there.climb:
            return SLOPE  # R-RUL-09: not even with a card that lets artillery move farther
        cost = max(cost, there.climb)
    return cost


def _by_boat(unit: Unit, here: Ground, there: Ground, afloat: bool) -> int:
    """R-ACT-05, R-RUL-16: a unit with a boat may enter the river from the bank, unless it started its move on water."""
    if unit.traits & BOAT and unbridged(there) and not unbridged(here) and not afloat:
        return 1
    return CLOSED


def unbridged(ground: Ground) -> bool:
    """Whether this is water that cannot be entered on foot."""
    return ground.water and ground.enter == NONE and not ground.closed


def _bluff_cost(here: Ground, there: Ground, mask: int) -> int:
    """Between beach and bluff infantry pays two hexes and others cannot pass; from the ocean nobody can (R-RUL-05)."""
    if not (here.bluff or there.bluff):
        return 1
    low = there if here.bluff else here
    if here.bluff and there.bluff:
        return 1
    if low.ocean:
        return SLOPE
    if low.shore:
        return 2 if mask == INF else SLOPE
    return 1


def closing_rule(ground: Ground, mask: int) -> str:
    """The rule of the feature that this category may not enter, or the rule for hexes that only the scenario closed."""
    if ground.closed:
        return "R-RUL-04"
    for row in ground.rows:
        if not row.enter & mask:
            return row.rule
    return "R-TER-04"


def refusal(code: int, here: Ground, there: Ground, mask: int) -> tuple[str, str]:
    """The message key and the rule of a refused step; the rule is that of the terrain which blocks it, if any."""
    word, rule = REFUSALS[code]
    if code == LOCKED:
        return word, next((row.rule for row in here.rows if row.locks & mask), rule)
    rows = [*there.rows, *here.rows]
    if code == SLOPE:
        return word, next((row.rule for row in rows if row.mountain or row.bluff or row.climb > 1), rule)
    if code == WALL and unbridged(here):
        return word, "R-ACT-05"
    if code == WALL:
        return word, next((row.rule for row in rows if row.gates), rule)
    return word, rule
