"""Where a unit may go (core section 2.3): one step, all hexes within reach, and why not there."""

from __future__ import annotations

from typing import Final

from overlord.engine.ground import Ground
from overlord.engine.hexes import NOWHERE, direction, opposite
from overlord.engine.names import INF, INFANTRY, NONE
from overlord.engine.queries.needs import tagged
from overlord.engine.state import Act, State, Unit
from overlord.engine.tables.cards import BEHIND_LINES, BOMBARD, INFANTRY_ASSAULT, STAYS
from overlord.engine.tables.terrain import HEADQUARTERS, ICE
from overlord.engine.tables.traits import BOAT, JAPANESE
from overlord.engine.tables.units import LAND, SEA

# Why a step is refused: negative numbers, each with its word and its rule.
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


class Way:
    """One way to a hex: what it costs and the hexes it enters, in order."""

    __slots__ = ("_came", "_path", "cost", "road")

    def __init__(self, cost: int, path: list[int], road: bool, came: dict[int, int] | None = None) -> None:
        self.cost = cost
        self.road = road
        self._path = path
        self._came = came  # where each hex was entered from: the path is laid out only when it is asked for

    @property
    def path(self) -> list[int]:
        came = self._came
        if came is not None:
            path = self._path.copy()
            while path[-1] in came:
                path.append(came[path[-1]])
            path.pop()  # the hex it started from
            path.reverse()
            self._path = path
            self._came = None
        return self._path


def allowance(unit: Unit, act: Act) -> tuple[int, int]:
    """Hexes this unit may move and still battle, and hexes at most, under its order and the Combat cards on it."""
    if not act.marks:
        return _allowance(unit, act)
    battle, most = _allowance(unit, act)
    if most == 0:
        return battle, most
    for mark in act.marks:
        effect = mark.effect
        if effect.do == "move-max":
            most = max(most, effect.n)  # it never slows a unit
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


def step(s: State, unit: Unit, a: int, b: int, moved: int, free: bool) -> int:
    """The cost of one step between neighbours, or the number of a refusal. `free`: Behind Enemy Lines (R-MOVE-14)."""
    if s.at[b] != NOWHERE:
        return OCCUPIED
    here = s.ground[a]
    there = s.ground[b]
    if there.plain and here.plain:
        return 1
    mask = unit.kind.mask
    d = direction(a, b)
    if not here.sides & (1 << d) or not there.sides & (1 << opposite(d)):
        return WALL
    if here.locks & mask:
        return LOCKED
    if not there.enter & mask:
        return _by_boat(unit, here, there, unit.hex != NOWHERE and _unbridged(s.ground[unit.hex]))
    if _unbridged(here) and (there.piece is not None and there.piece.bridge):
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
            return SLOPE  # R-RUL-09: not even by a card that lets guns move farther
        cost = max(cost, there.climb)
    return cost


def _by_boat(unit: Unit, here: Ground, there: Ground, afloat: bool) -> int:
    """R-ACT-05, R-RUL-16: a boat goes from the bank onto the river; who set out afloat does not enter it again."""
    if unit.traits & BOAT and _unbridged(there) and not _unbridged(here) and not afloat:
        return 1
    return CLOSED


def _unbridged(ground: Ground) -> bool:
    """Water that nobody enters on foot."""
    return ground.water and ground.enter == NONE and not ground.closed


def _bluff_cost(here: Ground, there: Ground, mask: int) -> int:
    """Between beach and bluff infantry pays two hexes and others never pass; from the ocean nobody (R-RUL-05)."""
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


def reach(s: State, i: int, act: Act) -> dict[int, list[Way]]:
    """Every hex this unit may move to, with the ways that differ in what they set off, the plainest first."""
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
    if act.marks:
        guide = guide_of(act)
        if guide is not None and not free:
            return guided(s, unit, most, guide)
    return walk(s, unit, most, free)


class Guide:
    """How Combat cards change the way of one move."""

    __slots__ = ("clears", "end_on", "enters", "onto", "passes")

    def __init__(self) -> None:
        self.onto: tuple[str, ...] = ()  # every hex entered is such ground
        self.end_on: tuple[str, ...] = ()
        self.passes: tuple[str, ...] = ()  # such ground does not stop it
        self.enters: tuple[str, ...] = ()  # such ground, closed to others, may be entered and stops it
        self.clears: tuple[str, ...] = ()  # taken away from the first such hex it enters


def guide_of(act: Act) -> Guide | None:
    """The changes that the cards on a unit make to its way, or None."""
    guide: Guide | None = None
    for mark in act.marks:
        effect = mark.effect
        if effect.do not in ("move-max", "ignore-stop", "enter-impassable", "remove"):
            continue
        if guide is None:
            guide = Guide()
        guide.onto = guide.onto or effect.onto
        guide.end_on = guide.end_on or effect.end_on
        if effect.do == "ignore-stop":
            guide.passes += effect.tags
        elif effect.do == "enter-impassable":
            guide.enters += effect.tags
        elif effect.do == "remove" and effect.on_enter:
            guide.clears += effect.what
    return guide


def guided(s: State, unit: Unit, most: int, guide: Guide) -> dict[int, list[Way]]:
    """Breadth first by cost, with what the cards allow; a lane is cleared through one hex only."""
    if s.ground[unit.hex].leave_one:
        most = 1
    mask = unit.kind.mask
    best: dict[tuple[int, bool], int] = {(unit.hex, False): 0}
    found: dict[int, list[Way]] = {}
    waves: list[list[tuple[int, list[int], bool]]] = [[] for _ in range(most + 3)]
    waves[0].append((unit.hex, [], False))
    for spent in range(most):
        for a, path, cleared in waves[spent]:
            for b in s.rules.geometry.neighbours[a]:
                ground = s.ground[b]
                cost = step(s, unit, a, b, spent, False)
                odd = cost == CLOSED and tagged(ground, guide.enters)  # entered against the usual rule
                if odd:
                    cost = 1
                if cost < 0 or spent + cost > most or (guide.onto and not tagged(ground, guide.onto)):
                    continue
                total = spent + cost
                shore = ground.shore or any(s.ground[h].shore for h in path)
                lane = bool(guide.clears) and not cleared and tagged(ground, guide.clears)
                key = (b, cleared or lane)
                if best.get(key, 99) <= total or (shore and total > 2) or b == unit.hex:
                    continue
                best[key] = total
                way = [*path, b]
                if not guide.end_on or tagged(ground, guide.end_on):
                    known = found.get(b)
                    if known is None or known[0].cost > total:
                        found[b] = [Way(total, way, False)]
                stops = (ground.hard_stop | ground.soft_stop) & mask and not (lane or tagged(ground, guide.passes))
                if not stops and not odd and not _unbridged(ground):
                    waves[total].append((b, way, cleared or lane))
    return found


def walk(s: State, unit: Unit, most: int, free: bool, start_moved: int = 0) -> dict[int, list[Way]]:
    """Hexes within so much movement on land. `start_moved` is what the unit moved before (taken ground, desert)."""
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


def _inland(s: State, unit: Unit, most: int, free: bool, start_moved: int) -> dict[int, list[Way]]:
    """Breadth first by cost on a board without a shore, where the hexes passed never matter."""
    neighbours = s.rules.geometry.neighbours
    grounds = s.ground
    at = s.at
    mask = unit.kind.mask
    start = unit.hex
    best: dict[int, int] = {start: 0}
    came: dict[int, int] = {}
    waves: list[list[int]] = [[] for _ in range(most + 2)]
    waves[0].append(start)
    for spent in range(most):
        for a in waves[spent]:
            if best[a] != spent:
                continue
            plain = grounds[a].plain
            for b in neighbours[a]:
                if at[b] != NOWHERE:
                    continue
                total = spent + 1
                if best.get(b, 99) <= total:
                    continue
                ground = grounds[b]
                if not (plain and ground.plain):
                    cost = step(s, unit, a, b, spent + start_moved, free)
                    if cost < 0:
                        continue
                    total = spent + cost
                    if total > most or best.get(b, 99) <= total:
                        continue
                best[b] = total
                came[b] = a
                if free or not (
                    (ground.hard_stop | ground.soft_stop) & mask or (ground.water and ground.enter == NONE)
                ):
                    waves[total].append(b)
    del best[start]
    return {h: [Way(cost, [h], False, came)] for h, cost in best.items()}


def _cheapest(s: State, unit: Unit, most: int, free: bool, start_moved: int) -> dict[int, list[Way]]:
    """Breadth first by cost; a path that touched the shore is kept apart, since it ends after two hexes (R-MOVE-11)."""
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
                if free or (not (ground.hard_stop | ground.soft_stop) & mask and not _unbridged(ground)):
                    waves[total].append((b, way, touched))
    found.pop(unit.hex, None)
    return found


def _all_ways(s: State, unit: Unit, most: int, free: bool, start_moved: int) -> dict[int, list[Way]]:
    """On a board where passing sets something off: for each hex the cheapest way of each set of such hexes passed."""
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
            if free or (not (ground.hard_stop | ground.soft_stop) & mask and not _unbridged(ground)):
                todo.append((b, way, total, touched))
    found: dict[int, list[Way]] = {}
    for (b, passed), way_found in sorted(best.items(), key=_fewest_first):
        same = found.setdefault(b, [])
        # A longer way is listed only if it sets off something else than a shorter one.
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
    """A way that passes neither ice nor an enemy headquarters."""
    return not any(_sets_off(s, unit, h) for h in way.path[:-1])


def _along_road(s: State, unit: Unit, most: int, found: dict[int, list[Way]]) -> None:
    """R-MOVE-10: a unit that starts on a road and never leaves it moves one hex more and keeps its battle."""
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
    """Whether the road goes on between these neighbours (R-RUL-10)."""
    return bool(s.ground[a].road & (1 << d)) and bool(s.ground[b].road & (1 << opposite(d)))


def _tunnels(s: State, unit: Unit, found: dict[int, list[Way]]) -> None:
    """R-NAT-26: from cave to cave, as a whole move of one hex."""
    for h in s.rules.geometry.hexes:
        if s.ground[h].cave and s.at[h] == NOWHERE and h != unit.hex:
            found[h] = [Way(1, [h], False)]


def sail(s: State, unit: Unit, most: int) -> dict[int, list[Way]]:
    """A ship: ocean only, and not ending next to a beach (R-UNIT-14)."""
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
    """A train led by this part, forward along the rails from its own hex, never through its other part (R-UNIT-09)."""
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


def exits_in_reach(s: State, i: int, act: Act, ways: dict[int, list[Way]]) -> list[int]:
    """Exit hexes that this unit reaches with a hex of movement left to leave the board (R-VIC-12)."""
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
        limit = most  # leaving the board follows no road
        if any(s.ground[n].shore for n in way.path):
            limit = min(limit, 2)  # R-MOVE-11
        if way.cost < (most if free else limit) and (free or not stops):
            out.append(h)
    return out


def why_not(s: State, i: int, act: Act, to: int) -> tuple[str, str]:
    """The word and the rule for a hex this unit may not move to."""
    unit = s.units[i]
    if act.over or allowance(unit, act)[1] == 0:
        return REFUSALS[NO_MOVE]
    if s.at[to] != NOWHERE:
        return REFUSALS[OCCUPIED]
    there = s.ground[to]
    if not there.enter & unit.kind.mask:
        return REFUSALS[CLOSED][0], closing_rule(there, unit.kind.mask)
    codes = [
        step(s, unit, a, to, 0 if a == unit.hex else 1, False)
        for a in [unit.hex, *s.rules.geometry.neighbours[to]]
        if s.rules.geometry.distance[a][to] == 1
    ]
    if s.rules.geometry.distance[unit.hex][to] == 1:
        code = step(s, unit, unit.hex, to, 0, False)
        if code < 0:
            return REFUSALS[code]
    if codes and max(codes) < 0:
        return REFUSALS[max(codes)]
    if there.first_hex_only:
        return REFUSALS[NOT_FIRST]
    return REFUSALS[TOO_FAR]


def closing_rule(ground: Ground, mask: int) -> str:
    """The rule of the feature that keeps this category out, or that of hexes which the scenario alone has closed."""
    if ground.closed:
        return "R-RUL-04"
    for row in ground.rows:
        if not row.enter & mask:
            return row.rule
    return "R-TER-04"


def refuse_ground(s: State, i: int, h: int) -> str:
    """The rule by which this unit may not take this ground, or nothing."""
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
    return REFUSALS[code][1] if code < 0 else ""
