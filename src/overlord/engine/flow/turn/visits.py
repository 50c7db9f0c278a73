"""The steps of Overlord in which people talk: the huddle before the first turn and the commander's visit (O-COM)."""

from __future__ import annotations

from overlord.engine.flow.small_frames import SeatFrame
from overlord.engine.model.actions import END_VISIT, PASS, READY, AnyAction, Visit
from overlord.engine.model.events import Huddled, Visited
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.names import SEAT_OF, SEATS, camp_of
from overlord.engine.model.state import State
from overlord.engine.queries.command import GENERALS


@data
class Huddle(Frame):
    """Before the first turn each camp talks freely; every seat says when it is ready (O-SET-02, O-COM-01)."""

    ready: list[int]
    kind = "ready"

    def auto(self, s: State) -> bool:
        if len(self.ready) < 8:
            return False
        s.stack.pop()
        s.events.append(Huddled())
        return True

    def seats(self, s: State) -> list[int]:
        return [seat for seat in s.rules.seats if seat not in self.ready]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [READY]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        self.ready.append(seat)
        self.ready.sort()  # the result must not depend on who answered first

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "huddle-first", {}, "O-SET-02"


@data
class VisitChoice(SeatFrame):
    """The commander may visit one of the generals to whom he gave cards (O-COM-03, O-COM-10)."""

    kind = "visit"

    def hosts(self, s: State) -> list[int]:
        first = camp_of(self.seat) * 4
        return [first + role for role in GENERALS if s.given[first + role] or s.rules.visit_any_fg]

    def auto(self, s: State) -> bool:
        if self.hosts(s):
            return False
        s.stack.pop()
        return True

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [PASS, *(Visit(SEATS[host]) for host in self.hosts(s))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()
        if isinstance(action, Visit):
            s.events.append(Visited(SEATS[seat], action.seat))
            s.stack.append(VisitOpen(seat, SEAT_OF[action.seat]))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Visit):
            return "no-visit-there", {"seat": action.seat}, "O-COM-10"
        return "visit-or-pass", {}, "O-COM-03"


@data
class VisitOpen(Frame):
    """Commander and general talk until either ends the visit (O-COM-17)."""

    seat: int
    host: int
    kind = "end-visit"

    def seats(self, s: State) -> list[int]:
        return [self.seat, self.host]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [END_VISIT]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Visit):
            return "one-visit", {}, "O-COM-03"
        return "end-visit-first", {}, "O-COM-17"
