"""Where airplanes may enter, fly and land, and what they may do there (overlord 8); nothing flies here."""

from __future__ import annotations

from overlord.engine.hexes import NOWHERE, col_of, row_of
from overlord.engine.names import INFANTRY, camp_of
from overlord.engine.queries.battle import enemies_beside, may_battle
from overlord.engine.state import Plane, State
from overlord.engine.tables.air import GROUND_SUPPORT, INTERDICTION, KAMIKAZE, RESCUE, STRAFING
from overlord.engine.tables.units import AIR


def over(s: State, h: int) -> int:
    """The airplane over a hex, or NOWHERE."""
    for p, plane in enumerate(s.planes):
        if plane.hex == h:
            return p
    return NOWHERE


def in_flank(s: State, seat: int, h: int) -> bool:
    return h != NOWHERE and bool(s.rules.flank[seat] & s.rules.geometry.sections[h])


def airborne(s: State, camp: int) -> list[int]:
    return [p for p, plane in enumerate(s.planes) if plane.camp == camp and plane.hex != NOWHERE]


def under_command(s: State, seat: int) -> list[int]:
    """Airplanes of the camp in the air over this seat's sections, without an order this turn."""
    return [p for p in airborne(s, camp_of(seat)) if s.planes[p].seat < 0 and in_flank(s, seat, s.planes[p].hex)]


def grounded(s: State, seat: int) -> list[int]:
    """Airplanes of the camp on the ground in this seat's sections that have no order yet (A-AIR-05)."""
    camp = camp_of(seat)
    return [
        i
        for i, unit in enumerate(s.units)
        if unit.camp == camp and unit.kind.moves_on == AIR and i not in s.acts and in_flank(s, seat, unit.hex)
    ]


def may_bring(s: State, seat: int) -> bool:
    """No second airplane where one of the camp was in the air when the turn began (A-AIR-06, O-AIR-08)."""
    return not any(
        plane.camp == camp_of(seat) and plane.hex != NOWHERE and in_flank(s, seat, plane.start) for plane in s.planes
    )


def entry_hexes(s: State, seat: int) -> list[int]:
    """Whole edge hexes of the seat's sections, without a unit: where an airplane may appear (A-AIR-08, O-AIR-09)."""
    if not may_bring(s, seat):
        return []
    geo = s.rules.geometry
    last = max(col_of(h) for h in geo.hexes)
    found: list[int] = []
    for h in geo.hexes:
        edge = row_of(h) in (0, 8) or col_of(h) in (0, last)
        if edge and in_flank(s, seat, h) and s.at[h] == NOWHERE and over(s, h) == NOWHERE:
            found.append(h)
    return found


def flights(s: State, start: int, camp: int, flown: int) -> dict[int, list[tuple[int, ...]]]:
    """Every hex an airplane may end over, with the ways that pass different enemies (A-AIR-09): never one hex twice,
    and the last without a unit or another airplane."""
    most = s.rules.air_rules.number("flight.most") - flown
    best: dict[int, dict[frozenset[int], tuple[int, ...]]] = {}
    todo: list[tuple[int, tuple[int, ...], frozenset[int]]] = [(start, (), frozenset())]
    while todo:
        at, path, passed = todo.pop(0)
        if len(path) >= most:
            continue
        for h in s.rules.geometry.neighbours[at]:
            if h in path or h == start:
                continue
            way = (*path, h)
            i = s.at[h]
            met = passed | {h} if i != NOWHERE and s.units[i].camp != camp else passed
            if i == NOWHERE and over(s, h) == NOWHERE and flown + len(way) >= s.rules.air_rules.number("flight.least"):
                best.setdefault(h, {}).setdefault(met, way)
            todo.append((h, way, met))
    return {h: _worth_listing(ways) for h, ways in sorted(best.items())}


def _worth_listing(ways: dict[frozenset[int], tuple[int, ...]]) -> list[tuple[int, ...]]:
    """A way that passes fewer enemies than another to the same hex is not listed."""
    keep = [met for met in ways if not any(met < other for other in ways)]
    return sorted((ways[met] for met in keep), key=lambda way: (len(way), way))


def check_dice(s: State, h: int, camp: int) -> int:
    """The dice of an Air Check over this hex (A-AIR-13)."""
    rules = s.rules.air_rules
    terrain = sum(rules.number(f"check.{row.key}") for row in s.ground[h].rows)
    return rules.number("check.dice") + terrain + rules.number("check.enemy") * len(enemies_beside(s, h, camp))


def may_land(s: State, plane: Plane) -> bool:
    """On an airfield below it that nobody occupies (A-AIR-15)."""
    return plane.flown > 0 and s.at[plane.hex] == NOWHERE and s.ground[plane.hex].tile.key == "airfield"


def strafed(s: State, plane: Plane) -> list[int]:
    """Enemy units that it has flown over this turn."""
    found: list[int] = []
    for h in plane.path:
        i = s.at[h]
        if i != NOWHERE and s.units[i].camp != plane.camp and i not in found:
            found.append(i)
    return found


def air_targets(s: State, plane: Plane, action: str) -> list[int]:
    """The units that a special action may name; each is ours but for the name (A-AIR-18, A-AIR-20)."""
    reach = s.rules.air_rules.number(f"{action}.reach")
    far = s.rules.geometry.distance[plane.hex]
    near = [i for i, unit in enumerate(s.units) if unit.hex != NOWHERE and far[unit.hex] <= reach]
    if action == STRAFING:
        return strafed(s, plane)
    if action in (KAMIKAZE, INTERDICTION):
        return [i for i in near if s.units[i].camp != plane.camp]
    own = [i for i in near if s.units[i].camp == plane.camp]
    if action == GROUND_SUPPORT:
        return [i for i in own if i in s.acts and s.acts[i].seat == plane.seat and _will_battle(s, i)]
    if action == RESCUE:
        return [
            i
            for i in own
            if s.units[i].kind.category == INFANTRY
            and s.units[i].kind.heals
            and s.units[i].figures < s.units[i].strength
        ]
    return []


def _will_battle(s: State, i: int) -> bool:
    return s.acts[i].air == 0 and may_battle(s, i, s.acts[i], True) == 0


def crowded(s: State, camp: int) -> list[int]:
    """Two airplanes of a camp in one section, one of which must go (O-AIR-13); on a hex between two generals' sections
    none is in the way."""
    sections = s.rules.geometry.sections
    seats = [camp * 4 + role for role in (1, 2, 3)] if s.rules.overlord else [camp * 4]
    for p in airborne(s, camp):
        mine = sections[s.planes[p].hex]
        for q in airborne(s, camp):
            theirs = sections[s.planes[q].hex]
            split = any(sum(1 for x in seats if s.rules.flank[x] & bits) > 1 for bits in (mine, theirs))
            if p < q and mine & theirs and not split:
                return [p, q]
    return []
