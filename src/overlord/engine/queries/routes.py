"""Every path of a unit on the board, by land, road, tunnel, sea and rail; what its order allows is in movement.py."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.hexes import NOWHERE, SIZE, opposite
from overlord.engine.model.state import State, Unit
from overlord.engine.queries.steps import step
from overlord.engine.tables.terrain import HEADQUARTERS, ICE
from overlord.engine.tables.traits import JAPANESE

UNSEEN: Final = 99  # more than any move costs


class Way:
    """One path to a hex: its cost and the hexes it enters, in order."""

    __slots__ = ("_flood", "_path", "cost", "road")

    def __init__(self, cost: int, path: list[int], road: bool, flood: Flood | None = None) -> None:
        self.cost = cost
        self.road = road
        self._path = path
        self._flood = flood  # what found the last hex; the whole path is built only when needed

    @property
    def path(self) -> list[int]:
        if self._flood is not None:
            self._path = self._flood.path(self._path[-1])
            self._flood = None
        return self._path


class Flood:
    """The hexes that a unit can reach where the path makes no difference: one path to each."""

    __slots__ = ("before", "costs", "hexes")

    def __init__(self) -> None:
        self.hexes: list[int] = []  # in the order in which they were found
        self.costs: list[int] = []  # what it costs to get to each of them
        self.before: list[int] = []  # the hex before each of them on its path

    def path(self, h: int) -> list[int]:
        """The hexes that the path to h enters, in order."""
        path = [h]
        while True:
            h = self.before[self.hexes.index(h)]
            if h not in self.hexes:
                path.reverse()
                return path
            path.append(h)

    def way(self, h: int) -> Way:
        return Way(self.costs[self.hexes.index(h)], [h], False, self)


def walk(s: State, unit: Unit, most: int, free: bool, start_moved: int = 0) -> dict[int, list[Way]]:
    """The hexes within this much movement on land. `start_moved` is how far the unit has moved already this turn."""
    start = s.ground[unit.hex]
    if start.leave_one and not free:
        most = 1 if start_moved == 0 else most
    if s.rules.tricky:
        found = _all_ways(s, unit, most, free, start_moved)
    elif not s.rules.shore:
        found = _inland(s, unit, most, free, start_moved)
    else:
        found = _cheapest(s, unit, most, free, start_moved)
    if start.road and s.rules.roads and not free and not start.leave_one and start_moved == 0:
        _along_road(s, unit, most + 1, found)
    if start.cave and unit.traits & JAPANESE:
        _tunnels(s, unit, found)
    return found


def flood(s: State, unit: Unit, most: int, free: bool) -> Flood | None:
    """The hexes of `walk` in the same order, if each has just one path and no road counts; else None."""
    start = s.ground[unit.hex]
    if s.rules.tricky or s.rules.shore or (start.road and s.rules.roads) or start.leave_one or start.cave:
        return None
    return _flood(s, unit, most, free, 0)


def _inland(s: State, unit: Unit, most: int, free: bool, start_moved: int) -> dict[int, list[Way]]:
    """For boards without a shore, where the path makes no difference."""
    found = _flood(s, unit, most, free, start_moved)
    return {h: [Way(cost, [h], False, found)] for h, cost in zip(found.hexes, found.costs, strict=True)}


def _flood(s: State, unit: Unit, most: int, free: bool, start_moved: int) -> Flood:
    """Breadth-first search by cost."""
    neighbours = s.rules.geometry.neighbours
    grounds = s.ground
    at = s.at
    mask = unit.kind.mask
    start = unit.hex
    flood = Flood()
    hexes, costs, before = flood.hexes, flood.costs, flood.before
    if not s.scratch:
        s.scratch = [UNSEEN] * SIZE
    seen = s.scratch  # hex -> its cost so far
    seen[start] = 0
    waves: list[list[int]] = [[] for _ in range(most + 2)]
    waves[0].append(start)
    for spent in range(most):
        usual = spent + 1
        for a in waves[spent]:
            if seen[a] != spent:
                continue
            even = grounds[a].even
            for b in neighbours[a]:
                if seen[b] <= usual or at[b] != NOWHERE:
                    continue
                ground = grounds[b]
                if even and ground.even and ground.enter & mask:  # as `step` would tell
                    total = usual
                else:
                    price = step(s, unit, a, b, spent + start_moved, free)
                    total = spent + price
                    if price < 0 or total > most or seen[b] <= total:
                        continue
                if seen[b] == UNSEEN:
                    hexes.append(b)
                    costs.append(total)
                    before.append(a)
                else:
                    known = hexes.index(b)
                    costs[known] = total
                    before[known] = a
                seen[b] = total
                if total < most and (free or not ground.halts & mask):
                    waves[total].append(b)
    seen[start] = UNSEEN
    for h in hexes:
        seen[h] = UNSEEN
    return flood


def _cheapest(s: State, unit: Unit, most: int, free: bool, start_moved: int) -> dict[int, list[Way]]:
    """Breadth-first search by cost; paths that touch the shore are kept apart: they end after two hexes (R-MOVE-11)."""
    geo = s.rules.geometry
    mask = unit.kind.mask
    found: dict[int, list[Way]] = {}
    best: dict[int, int] = {unit.hex: 0}
    # Waves of (hex, path, touched the shore), one wave for each amount of movement spent.
    waves: list[list[tuple[int, list[int], bool]]] = [[] for _ in range(most + 3)]
    waves[0].append((unit.hex, [], False))
    for spent in range(most):
        for a, path, shore in waves[spent]:
            for b in geo.neighbours[a]:
                cost = step(s, unit, a, b, spent + start_moved, free)
                if cost < 0:
                    continue
                total = spent + cost
                ground = s.ground[b]
                touched = shore or ground.shore
                if total > most or (touched and not free and total + start_moved > 2):
                    continue
                key = b + 1000 if touched else b
                old = best.get(key, 99)
                if old <= total:
                    continue
                best[key] = total
                way = [*path, b]
                known = found.get(b)
                if known is None or known[0].cost > total:
                    found[b] = [Way(total, way, False)]
                if free or not ground.halts & mask:
                    waves[total].append((b, way, touched))
    found.pop(unit.hex, None)
    return found


def _all_ways(s: State, unit: Unit, most: int, free: bool, start_moved: int) -> dict[int, list[Way]]:
    """For boards where passing a hex may trigger something: to each hex the cheapest path for each set of triggers."""
    best: dict[tuple[int, tuple[int, ...]], Way] = {}
    todo: list[tuple[int, list[int], int, bool]] = [(unit.hex, [], 0, False)]
    mask = unit.kind.mask
    while todo:
        a, path, spent, shore = todo.pop()
        for b in s.rules.geometry.neighbours[a]:
            if b in path or b == unit.hex:
                continue
            cost = step(s, unit, a, b, spent + start_moved, free)
            if cost < 0:
                continue
            total = spent + cost
            ground = s.ground[b]
            touched = shore or ground.shore
            if total > most or (touched and not free and total + start_moved > 2):
                continue
            way = [*path, b]
            passed = tuple(sorted(h for h in path if _sets_off(s, unit, h)))
            known = best.get((b, passed))
            if known is None or (total, way) < (known.cost, known.path):
                best[(b, passed)] = Way(total, way, False)
            if free or not ground.halts & mask:
                todo.append((b, way, total, touched))
    found: dict[int, list[Way]] = {}
    for (b, passed), way_found in sorted(best.items(), key=_fewest_first):
        same = found.setdefault(b, [])
        # A longer path is listed only if it triggers something other than a shorter one.
        wanted = any(s.ground[h].on_entry == HEADQUARTERS for h in passed)
        if not passed or wanted or not any(w.cost <= way_found.cost and _sets_nothing_off(s, unit, w) for w in same):
            same.append(way_found)
    return found


def _fewest_first(entry: tuple[tuple[int, tuple[int, ...]], Way]) -> tuple[int, int, list[int]]:
    return len(entry[0][1]), entry[1].cost, entry[1].path


def _sets_off(s: State, unit: Unit, h: int) -> bool:
    trigger = s.ground[h].on_entry
    if trigger == HEADQUARTERS:
        return s.ground[h].owner not in (unit.camp, -1) or s.taken_hq.get(h, unit.camp) != unit.camp
    return trigger == ICE


def _sets_nothing_off(s: State, unit: Unit, way: Way) -> bool:
    """Whether the path crosses neither ice nor an enemy headquarters."""
    return not any(_sets_off(s, unit, h) for h in way.path[:-1])


def _along_road(s: State, unit: Unit, most: int, found: dict[int, list[Way]]) -> None:
    """R-MOVE-10: a unit that starts on a road and stays on it moves one hex more and may still battle."""
    mask = unit.kind.mask
    todo: list[tuple[int, list[int], int]] = [(unit.hex, [], 0)]
    while todo:
        a, path, spent = todo.pop(0)
        for d, b in enumerate(s.rules.geometry.beside[a]):
            if b == NOWHERE or b in path or not joined(s, a, b, d):
                continue
            cost = step(s, unit, a, b, spent, False)
            if cost < 0 or spent + cost > most:
                continue
            total = spent + cost
            way = [*path, b]
            if any(s.ground[h].shore for h in way) and total > 2:
                continue
            known = found.get(b)
            if known is None or (known[0].cost >= total and not known[0].road):
                found[b] = [Way(total, way, True)]
            ground = s.ground[b]
            if not (ground.hard_stop | ground.soft_stop) & mask:
                todo.append((b, way, total))


def joined(s: State, a: int, b: int, d: int) -> bool:
    """Whether a road connects these neighbours (R-RUL-10)."""
    return bool(s.ground[a].road & (1 << d)) and bool(s.ground[b].road & (1 << opposite(d)))


def _tunnels(s: State, unit: Unit, found: dict[int, list[Way]]) -> None:
    """R-NAT-26: from cave to cave, as a whole move of one hex."""
    for h in s.rules.geometry.hexes:
        if s.ground[h].cave and s.at[h] == NOWHERE and h != unit.hex:
            found[h] = [Way(1, [h], False)]


def sail(s: State, unit: Unit, most: int) -> dict[int, list[Way]]:
    """The paths of a ship: ocean only, and it may not end next to a beach (R-UNIT-14)."""
    geo = s.rules.geometry
    paths: dict[int, list[int]] = {unit.hex: []}
    wave = [unit.hex]
    for _ in range(most):
        further: list[int] = []
        for a in wave:
            for b in geo.neighbours[a]:
                if b not in paths and s.ground[b].ocean and s.at[b] == NOWHERE:
                    paths[b] = [*paths[a], b]
                    further.append(b)
        wave = further
    return {
        h: [Way(len(path), path, False)]
        for h, path in paths.items()
        if path and not any(s.ground[n].shore for n in geo.neighbours[h])
    }


def ride(s: State, i: int, most: int) -> dict[int, list[Way]]:
    """The paths of a train with this part in front: along the rails, away from its other part (R-UNIT-09)."""
    unit = s.units[i]
    found: dict[int, list[Way]] = {}
    todo: list[tuple[int, list[int]]] = [(unit.hex, [])]
    while todo:
        a, path = todo.pop(0)
        if len(path) == most:
            continue
        for d, b in enumerate(s.rules.geometry.beside[a]):
            if b == NOWHERE or b in found or b == unit.hex or s.at[b] != NOWHERE or not railed(s, a, b, d):
                continue
            way = [*path, b]
            found[b] = [Way(len(way), way, False)]
            todo.append((b, way))
    return found


def railed(s: State, a: int, b: int, d: int) -> bool:
    return bool(s.ground[a].rail & (1 << d)) and bool(s.ground[b].rail & (1 << opposite(d)))
