"""Who sees whom (core section 2.9): checks the precomputed line between two hexes against the current board."""

from __future__ import annotations

from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.state import State
from overlord.engine.tables.terrain import BLOCKS, CLEAR, LAKE, WIDE


def sees(s: State, a: int, b: int, infantry: bool) -> bool:
    """Whether the line of sight from centre to centre is free (R-LOS-01 to -04)."""
    interior, left, right = s.rules.geometry.line(a, b)
    lakes = 0
    for h in interior:
        if _obstructs(s, h, a, b, infantry):
            return False
        if s.ground[h].sight == LAKE and not _overlooked(s, h, a, b):
            lakes += 1
    if lakes > 1 and _two_of_one_lake(s, interior):
        return False
    return not (left and right and _any(s, left, a, b, infantry) and _any(s, right, a, b, infantry))


def fires_over(s: State, a: int, b: int) -> bool:
    """Whether artillery may fire along this line: only blocking hills stop it (R-TER-39)."""
    interior, left, right = s.rules.geometry.line(a, b)
    for h in interior:
        if s.ground[h].stops_artillery:
            return False
    return not (_stops(s, left) and _stops(s, right))


def _stops(s: State, hexes: tuple[int, ...]) -> bool:
    return any(h != NOWHERE and s.ground[h].stops_artillery for h in hexes)


def _any(s: State, hexes: tuple[int, ...], a: int, b: int, infantry: bool) -> bool:
    for h in hexes:
        if h == NOWHERE:
            if s.rules.edge_blocks_sight:  # R-LOS-06
                return True
        elif _obstructs(s, h, a, b, infantry):
            return True
    return False


def _obstructs(s: State, h: int, a: int, b: int, infantry: bool) -> bool:
    """Whether this hex blocks the line (R-LOS-02, R-LOS-07, R-LOS-09)."""
    if s.smoke and h in s.smoke:
        return True  # R-ACT-21
    ground = s.ground[h]
    if _overlooked(s, h, a, b):
        return False
    if s.at[h] != NOWHERE:
        return True
    sight = ground.sight
    if sight in (CLEAR, LAKE):
        return False
    if sight == BLOCKS:
        return True
    if sight == WIDE:
        return infantry
    group = s.group[h]
    return not (s.group[a] == group and s.group[b] == group)


def _overlooked(s: State, h: int, a: int, b: int) -> bool:
    """R-LOS-08, an option: between two heights nothing lower blocks the line."""
    return s.rules.open_hill_sight and s.ground[h].height < min(s.ground[a].height, s.ground[b].height)


def _two_of_one_lake(s: State, interior: tuple[int, ...]) -> bool:
    """R-RUL-12: two connected lake hexes on the line block."""
    met: list[int] = []
    for h in interior:
        if s.ground[h].sight == LAKE:
            if s.group[h] in met:
                return True
            met.append(s.group[h])
    return False
