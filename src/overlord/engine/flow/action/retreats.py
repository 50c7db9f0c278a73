"""Flags and retreats: which flags are ignored, where the unit goes, what it loses (core section 2.6)."""

from __future__ import annotations

from overlord.engine.effects.board import capture_headquarters, hurt, place, settle_board
from overlord.engine.flow.action.marching import answers_for, break_ice
from overlord.engine.flow.combat_cards.windows import Rout
from overlord.engine.model.actions import DONE, AnyAction, Ignore, Retreat
from overlord.engine.model.answers import retreat
from overlord.engine.model.events import Ignored, Retreated
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.state import State
from overlord.engine.queries.retreat import most_per_flag, room, stands_fast, steps_back
from overlord.engine.queries.routes import Way, ride
from overlord.engine.tables.terrain import HEADQUARTERS, ICE
from overlord.engine.tables.units import RAIL


@data
class Flags(Rout):
    """Flags against a unit that survived: ignore some, then retreat (R-RET-01, R-RET-08, R-RET-10)."""

    kind = "flags"

    def auto(self, s: State) -> bool:
        if s.units[self.i].hex == NOWHERE:
            s.stack.pop()
            return True
        must, may = self.ignorable(s)
        if may > must and self.flags > must:
            return False
        self.resolve(s, min(must, self.flags))
        return True

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [answers_for(s, self.i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        must, may = self.ignorable(s)
        return [Ignore(n) for n in range(min(must, self.flags), min(may, self.flags) + 1)]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Ignore)
        self.resolve(s, action.flags)

    def resolve(self, s: State, ignored: int) -> None:
        s.stack.pop()
        unit = s.units[self.i]
        if ignored:
            s.events.append(Ignored(NAME[unit.hex], ignored))
        left = self.flags - ignored
        if left <= 0:
            return
        if stands_fast(s, unit):
            hurt(s, self.i, left)
        elif unit.kind.moves_on == RAIL:
            roll_back(s, self.i, left)
        else:
            s.stack.append(Falling(self.i, left, left * most_per_flag(unit), 0))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Ignore):
            return "too-many-flags", {"flags": str(action.flags)}, "R-RET-08"
        return "ignore-flags-first", {}, "R-RET-08"


def roll_back(s: State, i: int, hexes: int) -> None:
    """A train retreats backwards along its rails, and loses a figure for each hex it cannot (R-UNIT-09)."""
    for done in range(hexes):
        unit = s.units[i]
        tail = unit.link if unit.link >= 0 and s.units[unit.link].hex != NOWHERE else i
        if unit.kind.key == "wagon":
            tail = i
        ways = [h for h, found in ride(s, tail, 1).items() if len(found[0].path) == 1]
        if not ways:
            hurt(s, i, hexes - done)
            return
        shunt(s, tail, Way(1, [min(ways)], False), Retreated)


def shunt(s: State, lead: int, way: Way, told: type[Retreated] | None) -> None:
    """Move a train with this part in front; the other follows into the hex just left."""
    unit = s.units[lead]
    other = unit.link if unit.link >= 0 and s.units[unit.link].hex != NOWHERE else NOWHERE
    start = unit.hex
    place(s, lead, way.path[-1])
    if told is not None:
        s.events.append(told(NAME[start], NAME[way.path[-1]]))
    if other != NOWHERE:
        behind = way.path[-2] if len(way.path) > 1 else start
        from_hex = s.units[other].hex
        place(s, other, behind)
        if told is not None:
            s.events.append(told(NAME[from_hex], NAME[behind]))
    settle_board(s)


@data
class Falling(Frame):
    """A unit in retreat, hex by hex (R-RET-02 to -06, R-RET-11)."""

    i: int
    least: int  # hexes it must still go
    most: int  # hexes it may still go
    missing: int  # figures to lose for hexes it cannot retreat
    seat: int = -1  # who chooses, if not the general of the unit: the one who rolled for initiative
    kind = "retreat"

    def auto(self, s: State) -> bool:
        unit = s.units[self.i]
        if unit.hex == NOWHERE:
            s.stack.pop()
            return True
        if self.least:
            possible = room(s, self.i, unit.hex, self.least)
            if possible < self.least:
                self.missing += self.least - possible
                self.least = possible
                self.most = possible
                return True
        if self.most == 0 or (self.least == 0 and not steps_back(s, self.i, unit.hex)):
            self.stop(s)
            return True
        ways = self.ways(s)
        if self.least and len(ways) == 1:
            self.go(s, ways[0])
            return True
        return False

    def ways(self, s: State) -> list[int]:
        """Next hexes from which the unit can still complete the required distance (R-RET-03)."""
        h = s.units[self.i].hex
        near = steps_back(s, self.i, h)
        if self.least <= 1:
            return near
        return [n for n in near if room(s, self.i, n, self.least - 1) == self.least - 1]

    def go(self, s: State, to: int) -> None:
        self.least = max(0, self.least - 1)
        self.most -= 1
        fall_back(s, self.i, to)

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [self.seat if self.seat >= 0 else answers_for(s, self.i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        here = s.units[self.i].hex
        found: list[AnyAction] = [] if self.least else [DONE]
        found.extend([retreat(here, n) for n in self.ways(s)])
        return found

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, Retreat):
            self.go(s, HEX[action.to])
        else:
            self.stop(s)

    def stop(self, s: State) -> None:
        """End the retreat: the unit loses a figure for each hex it could not go (R-RET-05)."""
        s.stack.pop()
        hurt(s, self.i, self.missing)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Retreat):
            if HEX[action.to] in steps_back(s, self.i, s.units[self.i].hex):
                return "retreat-full", {"hex": action.to}, "R-RET-03"
            return "retreat-not-there", {"hex": action.to}, "R-RET-02"
        return "retreat-first", {}, "R-RET-01"


def fall_back(s: State, i: int, to: int) -> None:
    """Retreat one hex; terrain does not stop it, mines and wire do nothing, ice may break (R-RET-06, R-RET-13)."""
    unit = s.units[i]
    s.events.append(Retreated(NAME[unit.hex], NAME[to]))
    place(s, i, to)
    trigger = s.ground[to].on_entry
    if trigger == ICE:
        break_ice(s, i)
    elif trigger == HEADQUARTERS:
        capture_headquarters(s, i)
    if not s.over:
        settle_board(s)  # R-RET-14: at once, hex by hex
