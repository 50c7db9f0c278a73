"""Where airplanes may enter, fly and land, and which actions they may take (overlord 8); it only reads the state."""

from __future__ import annotations

from collections import deque

from overlord.engine.model.actions import Activate, Enter
from overlord.engine.model.hexes import HEX, NOWHERE, col_of, row_of
from overlord.engine.model.names import ALL, INFANTRY, camp_of
from overlord.engine.model.state import Plane, State
from overlord.engine.queries.battle import enemies_beside, may_battle
from overlord.engine.queries.orders import Command, Group, assignable, turn_of
from overlord.engine.tables.air import GROUND_SUPPORT, INTERDICTION, KAMIKAZE, RECON, RESCUE, STRAFING
from overlord.engine.tables.cards import STAYS
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
    """Airplanes of the camp in the air over this seat's sections that have no order yet this turn."""
    return [p for p in airborne(s, camp_of(seat)) if s.planes[p].seat < 0 and in_flank(s, seat, s.planes[p].hex)]


def grounded(s: State, seat: int) -> list[int]:
    """Airplanes of the camp on the ground in this seat's sections that have no order yet (A-AIR-05)."""
    camp = camp_of(seat)
    return [
        i
        for i, unit in enumerate(s.units)
        if unit.camp == camp
        and unit.kind.moves_on == AIR
        and i not in s.acts
        and unit.waits <= turn_of(s)
        and in_flank(s, seat, unit.hex)
    ]


def may_bring(s: State, seat: int) -> bool:
    """Whether this seat may bring an airplane on: not where the camp had one in the air when the turn began (A-AIR-06,
    O-AIR-08), and not two in one turn."""
    return not any(
        plane.camp == camp_of(seat)
        and (in_flank(s, seat, plane.start) or (plane.start == NOWHERE and plane.seat == seat))
        for plane in s.planes
    )


def entry_hexes(s: State, seat: int) -> list[int]:
    """Where an airplane may enter: whole edge hexes of the seat's sections without a unit (A-AIR-08, O-AIR-09)."""
    # Ruling: only the entry hex has to be in the seat's sections; the flight may leave them.
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


def flights(s: State, kind: str, start: int, camp: int, flown: int) -> dict[int, list[tuple[int, ...]]]:
    """Every hex over which an airplane may end its flight, with the paths to it (A-AIR-09). A path never crosses a hex
    twice and ends over a hex without a unit or another airplane. An airplane that strafes gets one path for each set of
    enemies flown over; others get a single path."""
    rules = s.rules.air_rules
    most = rules.number("flight.most") - flown
    least = rules.number("flight.least") - flown
    strafes = STRAFING in rules.actions[kind]
    taken = {plane.hex for plane in s.planes}
    best: dict[int, dict[frozenset[int], tuple[int, ...]]] = {}
    todo: deque[tuple[tuple[int, ...], frozenset[int]]] = deque([((start,), frozenset())])
    while todo:
        path, passed = todo.popleft()
        if len(path) > most:
            continue
        for h in s.rules.geometry.neighbours[path[-1]]:
            if h in path:
                continue
            way = (*path, h)
            i = s.at[h]
            met = passed | {h} if strafes and i != NOWHERE and s.units[i].camp != camp else passed
            if i == NOWHERE and h not in taken and len(path) >= least:
                best.setdefault(h, {}).setdefault(met, way[1:])
            todo.append((way, met))
    return {h: list(ways.values()) for h, ways in sorted(best.items())}


def check_dice(s: State, h: int, camp: int) -> int:
    """The dice of an Air Check over this hex (A-AIR-13)."""
    rules = s.rules.air_rules
    terrain = sum(rules.number(f"check.{row.key}") for row in s.ground[h].rows)
    below = s.at[h]
    enemies = len(enemies_beside(s, h, camp)) + (below != NOWHERE and s.units[below].camp != camp)
    return rules.number("check.dice") + terrain + rules.number("check.enemy") * enemies


def may_land(s: State, plane: Plane) -> bool:
    """Whether there is an unoccupied airfield below it (A-AIR-15)."""
    return plane.flown > 0 and s.at[plane.hex] == NOWHERE and s.ground[plane.hex].tile.key == "airfield"


def strafed(s: State, plane: Plane) -> list[int]:
    """Enemy units that it has flown over this turn and that still stand below its path."""
    # Ruling: a unit that came there later was not flown over, and one that left is out of reach.
    return [i for i in plane.met if s.units[i].hex in plane.path]


def watches(s: State, plane: Plane) -> bool:
    """Whether it reconnoitres: it has that action, an order, and an enemy in reach (A-AIR-19)."""
    if plane.hex == NOWHERE or plane.seat < 0 or RECON not in s.rules.air_rules.actions[plane.kind]:
        return False
    reach = s.rules.air_rules.number("recon.reach")
    far = s.rules.geometry.distance[plane.hex]
    return any(unit.camp != plane.camp and unit.hex != NOWHERE and far[unit.hex] <= reach for unit in s.units)


def air_targets(s: State, plane: Plane, action: str) -> list[int]:
    """The units that a special action may target. Only the actions' names are official, what they do is our own
    (A-AIR-18, A-AIR-20)."""
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
    return s.acts[i].air == 0 and bool(s.units[i].kind.dice) and may_battle(s, i, s.acts[i], True) == 0


def crowded(s: State, camp: int) -> list[int]:
    """Two airplanes of a camp in one section, one of which must leave (O-AIR-13). An airplane over a hex that is split
    between two generals does not count."""
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


def fit_planes(s: State, command: Command, units: list[int], planes: list[int]) -> bool:
    """Whether the command can order these airplanes together with these units; cards for one kind of unit cannot."""
    if command.orders.movement == STAYS:
        return False  # an airplane in the air must fly
    groups = [Group(group.count, group.sections, group.kinds) for group in command.groups]
    return _seat_planes(s, groups, units, planes)


def _seat_planes(s: State, groups: list[Group], units: list[int], planes: list[int]) -> bool:
    """Try every place for each airplane and check whether the units still fit."""
    if not planes:
        return assignable(s, groups, units)
    sections = s.rules.geometry.sections[s.planes[planes[0]].hex]
    for group in groups:
        if group.count <= 0 or group.kinds != ALL or not group.sections & sections:
            continue
        group.count -= 1
        fits = _seat_planes(s, groups, units, planes[1:])
        group.count += 1
        if fits:
            return True
    return False


def refuse_sortie(s: State, seat: int, action: Enter | Activate, sortie: bool) -> tuple[str, dict[str, str], str]:
    """Why an airplane cannot enter or be ordered here."""
    if isinstance(action, Activate):
        return "no-airplane-there", {"hex": action.unit}, "O-AIR-08" if sortie else "A-AIR-10"
    if not sortie:
        return "no-sortie", {}, "A-AIR-05"
    if not may_bring(s, seat):
        return "second-airplane", {}, "O-AIR-08"
    if action.plane not in s.rules.airplanes[camp_of(seat)]:
        return "not-your-airplane", {"plane": action.plane}, "A-AIR-23"
    return "no-entry-there", {"hex": action.at}, "O-AIR-09" if not in_flank(s, seat, HEX[action.at]) else "A-AIR-08"
