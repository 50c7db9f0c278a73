"""A general who got no card may act on his own initiative: one die, five results (overlord 4.5)."""

from __future__ import annotations

from overlord.engine.effects.board import hurt, order, roll
from overlord.engine.flow.action.retreats import Falling, roll_back
from overlord.engine.flow.theatre.air import order_plane
from overlord.engine.model import answers
from overlord.engine.model.actions import PASS, ROLL, Activate, AnyAction, Order, Roll, Target
from overlord.engine.model.answers import target
from overlord.engine.model.data import Data
from overlord.engine.model.events import Ordered
from overlord.engine.model.fields import data, fresh
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import ALL, ARM, INF, SEATS, camp_of
from overlord.engine.model.state import Act, State
from overlord.engine.queries.air import over, under_command
from overlord.engine.queries.orders import any_of, second_part, turn_of
from overlord.engine.queries.retreat import stands_fast, steps_back
from overlord.engine.queries.routes import ride
from overlord.engine.tables.cards import PLAIN
from overlord.engine.tables.units import RAIL


@data
class Initiative(Frame):
    """Each general without a card may roll for initiative or pass (O-INI-01)."""

    seats_left: list[int]  # seats that have not answered yet
    rolls: list[int] = fresh("[]")  # seats that roll
    started: bool = False
    kind = "initiative"

    def auto(self, s: State) -> bool:
        if not self.started:
            self.started = True
            self.seats_left = [seat for seat in self.seats_left if may_act(s, seat)]
            return True
        if self.seats_left:
            return False
        s.stack.pop()
        picks: list[Pick] = []
        for seat in self.rolls:
            picks.append(Pick(seat, roll(s, seat, 1, "initiative")))
        if picks:
            s.stack.append(Picking(picks))
        return True

    def seats(self, s: State) -> list[int]:
        return self.seats_left.copy()

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [PASS, ROLL]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        self.seats_left.remove(seat)
        if isinstance(action, Roll):
            self.rolls.append(seat)
            self.rolls.sort()  # the result must not depend on who answered first

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "roll-or-pass", {}, "O-INI-01"


def may_act(s: State, seat: int) -> bool:
    """Whether a general may roll: no card this turn, no Finest Hour this turn (O-INI-08), and a unit to act with."""
    if s.shuffled or s.given[seat] or any(laid.seat == seat for laid in s.in_play):
        return False
    return any_of(s, camp_of(seat), ALL, s.rules.flank[seat]) or bool(under_command(s, seat))


def own_units(s: State, seat: int, kinds: int) -> list[int]:
    """The units of a general: those in his flank, including hexes split with a neighbour's (O-INI-03, O-BRD-18)."""
    camp = camp_of(seat)
    where = s.rules.geometry.sections
    under = s.rules.flank[seat]
    return [
        i
        for i, unit in enumerate(s.units)
        if unit.camp == camp and unit.hex != NOWHERE and unit.kind.mask & kinds and where[unit.hex] & under
    ]


@data
class Pick(Data):
    """One general's die and the unit he picks for it."""

    seat: int
    face: str
    plane: int = NOWHERE
    unit: int = NOWHERE
    closed: bool = False


@data
class Picking(Frame):
    """Which unit is the die for? All generals answer at once; the results are carried out left, center, right."""

    picks: list[Pick]
    kind = "pick"

    def auto(self, s: State) -> bool:
        for pick in self.picks:
            if not pick.closed and not self.choices(s, pick) and not self.planes(s, pick):
                pick.closed = True  # O-INI-03: no unit fits the symbol, and there is no second roll
                return True
        if not all(pick.closed for pick in self.picks):
            return False
        s.stack.pop()
        for pick in reversed(self.picks):
            s.stack.append(Fate(pick.seat, pick.face, pick.unit, pick.plane))
        return True

    def choices(self, s: State, pick: Pick) -> list[int]:
        taken = [p.unit for p in self.picks if p is not pick and p.face in "IAS"]
        if pick.face in "IAS":
            kinds = {"I": INF, "A": ARM, "S": ALL}[pick.face]
            units = own_units(s, pick.seat, kinds)
            units = [i for i in units if not second_part(s, i)]
            return [i for i in units if i not in s.acts and i not in taken and s.units[i].waits <= turn_of(s)]
        units = own_units(s, pick.seat, ALL)
        if pick.face == "F":
            able = [i for i in units if can_retreat(s, i)]
            return able or units  # O-INI-04
        return units

    def planes(self, s: State, pick: Pick) -> list[int]:
        """O-AIR-12: a star may be used for an airplane in the air over the general's sections."""
        taken = [p.plane for p in self.picks if p is not pick]
        return [p for p in under_command(s, pick.seat) if p not in taken] if pick.face == "S" else []

    def pick_of(self, seat: int) -> Pick | None:
        return next((p for p in self.picks if p.seat == seat and not p.closed), None)

    def seats(self, s: State) -> list[int]:
        return [pick.seat for pick in self.picks if not pick.closed]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        pick = self.pick_of(seat)
        if pick is None:
            return []
        hexes = [s.units[i].hex for i in self.choices(s, pick)]
        if pick.face not in "IAS":
            return [target(h) for h in hexes]
        found: list[AnyAction] = [PASS]
        found.extend([answers.order(h) for h in hexes])
        found.extend([Activate(NAME[s.planes[p].hex]) for p in self.planes(s, pick)])
        return found

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        pick = self.pick_of(seat)
        assert pick is not None
        pick.closed = True
        if isinstance(action, (Order, Target)):
            pick.unit = s.at[HEX[action.unit]]
        elif isinstance(action, Activate):
            pick.plane = over(s, HEX[action.unit])

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        pick = self.pick_of(seat)
        if isinstance(action, Activate):
            return "not-this-face", {"hex": action.unit}, "O-AIR-12"
        if pick is not None and isinstance(action, (Order, Target)):
            i = s.at[HEX[action.unit]]
            if i not in own_units(s, seat, ALL):
                return "not-your-flank", {"hex": action.unit}, "O-INI-03"
            if pick.face == "F":
                return "pick-who-can-retreat", {"hex": action.unit}, "O-INI-04"
            if i in s.acts:
                return "ordered-already", {"hex": action.unit}, "O-TURN-12"
            return "not-this-face", {"hex": action.unit}, "O-INI-02"
        return "pick-a-unit", {}, "O-INI-02"


def can_retreat(s: State, i: int) -> bool:
    unit = s.units[i]
    if unit.kind.moves_on == RAIL:
        return any(ride(s, part, 1) for part in (i, unit.link) if part >= 0 and s.units[part].hex != NOWHERE)
    return not stands_fast(s, unit) and bool(steps_back(s, i, unit.hex))


@data
class Fate(Frame):
    """Carry out the result of one die on the unit picked for it (O-INI-02)."""

    seat: int
    face: str
    unit: int
    plane: int = NOWHERE

    def auto(self, s: State) -> bool:
        s.stack.pop()
        if self.plane != NOWHERE:
            order_plane(s, self.seat, self.plane)
            return True
        i = self.unit
        if i == NOWHERE or s.units[i].hex == NOWHERE:
            return True
        if self.face in "IAS":
            if i not in s.acts:
                order(s, i, Act(PLAIN, self.seat))
                s.events.append(Ordered(SEATS[self.seat], NAME[s.units[i].hex]))
            return True
        s.shaken.append(i)  # O-INI-13: it may not battle this turn, even if ordered
        act = s.acts.get(i)
        if act is not None:
            act.barred = True
        if self.face == "F" and s.units[i].kind.moves_on == RAIL:
            roll_back(s, i, 1)
        elif self.face == "F" and can_retreat(s, i):
            s.stack.append(Falling(i, 1, 1, 0, self.seat))
        else:
            hurt(s, i, 1)
        return True
