"""Smoke screens: three hexes that block sight for two turns of the camp that laid them (R-ACT-21)."""

from __future__ import annotations

from overlord.engine.model.actions import AnyAction, Special, Target
from overlord.engine.model.events import Smoked
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME
from overlord.engine.model.names import camp_of
from overlord.engine.model.state import State
from overlord.engine.queries.orders import Command

SIZE = 3
TURNS = 4  # turns of both camps together: two of the camp that laid it


def smoke_options(s: State, command: Command, camp: int, asked: int) -> list[AnyAction]:
    """The smoke screens that a Section card may lay instead of ordering units; `asked` are those of other cards."""
    # Ruling: no rule says who lays smoke; here a Section card does, in its sections, a limited number of times.
    if s.smokes[camp] + asked >= s.rules.count("smoke_screens"):
        return []
    where = s.rules.geometry.sections
    return [Special("smoke", NAME[h]) for h in s.rules.geometry.hexes if where[h] & command.sections]


@data
class Screen(Frame):
    """Which hexes does the smoke cover? Each must be next to an earlier one."""

    seat: int
    hexes: list[int]
    kind = "smoke"

    def auto(self, s: State) -> bool:
        if len(self.hexes) < SIZE:
            return False
        s.stack.pop()
        s.smokes[camp_of(self.seat)] += 1
        for h in self.hexes:
            s.smoke[h] = s.turn + TURNS
        s.events.append(Smoked(tuple(NAME[h] for h in self.hexes)))
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        near = {n for h in self.hexes for n in s.rules.geometry.neighbours[h]}
        return [Target(NAME[h]) for h in sorted(near.difference(self.hexes))]

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(f"target {NAME[h]}" for h in self.hexes) if seat == self.seat else ()

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Target)
        self.hexes.append(HEX[action.unit])

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "smoke-first", {}, "R-ACT-21"


def blow_away(s: State) -> None:
    """Remove the smoke that ends at the start of this turn."""
    gone = sorted(h for h, until in s.smoke.items() if s.turn >= until)
    for h in gone:
        del s.smoke[h]
    if gone:
        s.events.append(Smoked(tuple(NAME[h] for h in gone), True))
