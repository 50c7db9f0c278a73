"""What airplanes do: entering, checks, flights, special actions and leaving (overlord 8)."""

from __future__ import annotations

from overlord.engine.effects.board import award, heal, leave, order, roll, settle_board
from overlord.engine.effects.combat import deploy, set_status
from overlord.engine.flow.action.shots import Strike
from overlord.engine.flow.small_frames import CampFrame
from overlord.engine.model.actions import Activate, Air, AnyAction, Enter, Fly, Land, Target
from overlord.engine.model.events import (
    AirAction,
    Ordered,
    PlaneEntered,
    PlaneFlew,
    PlaneLanded,
    PlaneLeft,
    PlaneTookOff,
)
from overlord.engine.model.fields import data
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import CAMPS, SEATS, camp_of, commander, enemy
from overlord.engine.model.state import Act, Plane, State
from overlord.engine.queries.air import (
    air_targets,
    airborne,
    check_dice,
    crowded,
    entry_hexes,
    flights,
    grounded,
    may_land,
    over,
    strafed,
    under_command,
    watches,
)
from overlord.engine.tables.air import GROUND_SUPPORT, INTERDICTION, KAMIKAZE, RECON, RESCUE, STRAFING
from overlord.engine.tables.cards import CARDS, STAYS
from overlord.engine.tables.combat import STALLED
from overlord.engine.tables.units import AIR

SORTIE_KEY = "air-sortie"


def sortie_options(s: State, seat: int, claimed: frozenset[str], brings: bool) -> list[AnyAction]:
    """What an Air Sortie may do: bring an airplane on, or order one without a check (A-AIR-05). `claimed` are hexes
    named by another card; `brings` is False if the seat already brings an airplane on with another card."""
    found: list[AnyAction] = []
    hexes = entry_hexes(s, seat) if brings else []
    for kind in s.rules.airplanes[camp_of(seat)]:
        found.extend(Enter(kind, NAME[h]) for h in hexes if NAME[h] not in claimed)
    own = [s.planes[p].hex for p in under_command(s, seat)] + [s.units[i].hex for i in grounded(s, seat)]
    found.extend(Activate(NAME[h]) for h in own if NAME[h] not in claimed)
    return found


def fly_sortie(s: State, seat: int, action: AnyAction) -> None:
    """Carry out an Air Sortie."""
    if isinstance(action, Enter):
        h = HEX[action.at]
        plane = Plane(action.plane, camp_of(seat), h, seat)
        plane.flown = 1  # the entry hex is the first hex of its flight
        plane.path = (h,)
        s.planes.append(plane)
        s.events.append(PlaneEntered(SEATS[seat], action.plane, action.at))
        return
    assert isinstance(action, Activate)
    p = over(s, HEX[action.unit])
    if p != NOWHERE and s.planes[p].camp == camp_of(seat):
        s.planes[p].seat = seat
    else:
        order(s, s.at[HEX[action.unit]], Act(CARDS[SORTIE_KEY].orders, seat))
    s.events.append(Ordered(SEATS[seat], action.unit))


def order_plane(s: State, seat: int, p: int) -> None:
    """Order an airplane with a card other than an Air Sortie: it must pass a check (A-AIR-10, A-AIR-12)."""
    plane = s.planes[p]
    plane.seat = seat
    s.events.append(Ordered(SEATS[seat], NAME[plane.hex]))
    if not passes(s, seat, plane.hex, plane.camp):
        lose(s, p, "check")


def passes(s: State, seat: int, h: int, camp: int) -> bool:
    number = check_dice(s, h, camp)
    if number <= 0:
        return True
    faces = roll(s, seat, number, "air-check", target=h)
    return not any(face in s.rules.air_rules.faces["check.fails"] for face in faces)


def lose(s: State, p: int, reason: str) -> None:
    """Remove an airplane; it gives no medal unless the air rules in force say so (A-AIR-14)."""
    plane = s.planes[p]
    h = plane.hex
    s.events.append(PlaneLeft(CAMPS[plane.camp], plane.kind, NAME[h], reason))
    plane.hex = NOWHERE
    medals = s.rules.air_rules.number("lost.medals")
    if medals and reason in ("check", "kamikaze"):
        award(s, enemy(plane.camp), medals, "unit", h)


# ---- flights, in the phase of moves -------------------------------------------------------------


def flight_options(s: State, seat: int) -> tuple[list[AnyAction], bool]:
    """The flights of this seat's airplanes, and whether one of them must fly (A-AIR-09)."""
    found: list[AnyAction] = []
    must = False
    for plane in s.planes:
        if plane.seat != seat or plane.hex == NOWHERE:
            continue
        here = NAME[plane.hex]
        fresh = plane.flown == 0 or (plane.start == NOWHERE and len(plane.path) == 1)
        if fresh:
            ways = flights(s, plane.kind, plane.hex, plane.camp, plane.flown)
            found.extend(_fly(here, way) for choice in ways.values() for way in choice)
            must = must or (plane.flown < s.rules.air_rules.number("flight.least") and bool(ways))
        if may_land(s, plane):
            found.append(Land(here))
    for i, act in s.acts.items():
        unit = s.units[i]
        if act.seat != seat or unit.kind.moves_on != AIR or unit.hex == NOWHERE:
            continue
        if not act.over and act.orders.movement != STAYS:
            ways = flights(s, unit.kind.key, unit.hex, unit.camp, 0)
            found.extend(_fly(NAME[unit.hex], way) for choice in ways.values() for way in choice)
    return found, must


def _fly(here: str, way: tuple[int, ...]) -> Fly:
    return Fly(here, tuple(NAME[h] for h in way[:-1]), NAME[way[-1]])


def fly(s: State, seat: int, action: Fly) -> None:
    h = HEX[action.unit]
    p = over(s, h)
    if p == NOWHERE or s.planes[p].seat != seat:
        p = take_off(s, seat, s.at[h])
        if p == NOWHERE:
            return
    plane = s.planes[p]
    way = tuple(HEX[name] for name in (*action.via, action.to))
    plane.path = (*plane.path, *way)
    below = [s.at[n] for n in way if s.at[n] != NOWHERE]
    plane.met = (*plane.met, *(i for i in below if s.units[i].camp != plane.camp))
    plane.flown += len(way)
    plane.hex = way[-1]
    s.events.append(PlaneFlew(action.unit, (*action.via, action.to)))


def reconnoitre(s: State) -> None:
    """After all moves: an airplane near the enemy gives the draw of a Recon card, at most once (A-AIR-19)."""
    # Ruling: this is automatic and does not use up the airplane's special action.
    for plane in s.planes:
        if watches(s, plane):
            s.recon = max(1, s.recon)
            s.events.append(AirAction(SEATS[plane.seat], RECON, NAME[plane.hex]))


def take_off(s: State, seat: int, i: int) -> int:
    """Take off from airfield or carrier; without an Air Sortie it must pass a check (A-AIR-15, O-AIR-12)."""
    unit = s.units[i]
    h = unit.hex
    act = s.acts[i]
    act.over = True
    act.barred = True
    checked = act.orders.key == SORTIE_KEY or passes(s, seat, h, unit.camp)
    leave(s, i).figures = 0
    plane = Plane(unit.kind.key, unit.camp, h, seat)
    s.planes.append(plane)
    if not checked:
        lose(s, len(s.planes) - 1, "check")
        settle_board(s)
        return NOWHERE
    s.events.append(PlaneTookOff(SEATS[seat], plane.kind, NAME[h]))
    settle_board(s)
    return len(s.planes) - 1


def land(s: State, seat: int, action: Land) -> None:
    p = over(s, HEX[action.unit])
    plane = s.planes[p]
    h = plane.hex
    plane.hex = NOWHERE
    deploy(s, plane.camp, plane.kind, 1, h, 0)
    s.events.append(PlaneLanded(SEATS[seat], plane.kind, NAME[h]))


# ---- special actions, in the phase of battles ---------------------------------------------------


def action_options(s: State, seat: int) -> list[AnyAction]:
    found: list[AnyAction] = []
    for plane in s.planes:
        if plane.seat != seat or plane.hex == NOWHERE or plane.acted:
            continue
        here = NAME[plane.hex]
        for action in s.rules.air_rules.actions[plane.kind]:
            if action == STRAFING:
                if strafed(s, plane):
                    found.append(Air(action, here))
            elif action != RECON:
                found.extend(Air(action, here, NAME[s.units[i].hex]) for i in air_targets(s, plane, action))
    return found


def act_from_air(s: State, seat: int, action: Air) -> None:
    """Carry out a special action, one per airplane and turn (A-AIR-17 to -20)."""
    p = over(s, HEX[action.unit])
    plane = s.planes[p]
    plane.acted = True
    s.events.append(AirAction(SEATS[seat], action.key, action.unit, action.target))
    rules = s.rules.air_rules
    if action.key == STRAFING:
        for t in reversed(strafed(s, plane)):
            s.stack.append(Strike(seat, t, rules.number("strafing.dice"), "strafing", rules.faces["strafing.hits"]))
        return
    t = s.at[HEX[action.target]]
    if action.key == KAMIKAZE:
        lose(s, p, "kamikaze")
        s.stack.append(Strike(seat, t, rules.number("kamikaze.dice"), "kamikaze", rules.faces["kamikaze.hits"]))
    elif action.key == GROUND_SUPPORT:
        s.acts[t].air = rules.number("ground-support.dice")
    elif action.key == INTERDICTION:
        set_status(s, STALLED, t, 0, 0, plane.camp)
    elif action.key == RESCUE:
        heal(s, t, rules.number("rescue.figures"))


# ---- the turn -----------------------------------------------------------------------------------


def begin_air(s: State, camp: int) -> None:
    """Note where the camp's airplanes are when its turn begins; this counts for the whole turn (O-AIR-08, O-AIR-10)."""
    for plane in s.planes:
        if plane.camp == camp:
            plane.start = plane.hex
    if crowded(s, camp):
        s.stack.append(Crowded(camp))


def end_air(s: State, camp: int) -> None:
    """Remove the airplanes that got no order this turn (A-AIR-11) and reset the others."""
    if not s.planes:
        return
    for p in airborne(s, camp):
        if s.planes[p].seat < 0:
            lose(s, p, "no-order")
    for plane in s.planes:
        plane.seat = -1
        plane.flown = 0
        plane.path = ()
        plane.met = ()
        plane.acted = False


@data
class Crowded(CampFrame):
    """Two airplanes of the camp are in one section: its commander chooses which one leaves (O-AIR-13, O-AIR-17)."""

    kind = "crowded"

    def auto(self, s: State) -> bool:
        if crowded(s, self.camp):
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [commander(self.camp)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [Target(NAME[s.planes[p].hex]) for p in crowded(s, self.camp)]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Target)
        lose(s, over(s, HEX[action.unit]), "crowded")

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "crowded-first", {}, "O-AIR-13"
