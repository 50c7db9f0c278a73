"""The steps of Overlord that are talk: the huddle before the first turn and the commander's visit (O-COM)."""

from __future__ import annotations

from overlord.engine.flow.small_frames import SeatFrame
from overlord.engine.model.actions import END_VISIT, PASS, READY, AnyAction, Visit
from overlord.engine.model.events import Huddled, Visited
from overlord.engine.model.frame import Frame
from overlord.engine.model.names import SEAT_OF, SEATS, camp_of
from overlord.engine.model.state import State
from overlord.engine.queries.command import GENERALS


class Huddle(Frame):
    """Before the first turn each camp talks freely; every seat says when it is ready (O-SET-02, O-COM-01)."""

    __slots__ = ("ready",)
    kind = "ready"

    def __init__(self, ready: list[int]) -> None:
        self.asked = {}
        self.ready = ready

    def copy(self) -> Frame:
        return Huddle(self.ready.copy())

    def key(self) -> tuple[object, ...]:
        return (tuple(sorted(self.ready)),)

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

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "huddle-first", {}, "O-SET-02"


class VisitChoice(SeatFrame):
    """The commander may visit one general of those he gave cards (O-COM-03, O-COM-10)."""

    __slots__ = ()
    kind = "visit"

    def copy(self) -> Frame:
        return VisitChoice(self.seat)

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


class VisitOpen(Frame):
    """Commander and general talk until either ends the visit (O-COM-17)."""

    __slots__ = ("host", "seat")
    kind = "end-visit"

    def __init__(self, seat: int, host: int) -> None:
        self.asked = {}
        self.seat = seat
        self.host = host

    def copy(self) -> Frame:
        return VisitOpen(self.seat, self.host)

    def key(self) -> tuple[object, ...]:
        return self.seat, self.host

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
