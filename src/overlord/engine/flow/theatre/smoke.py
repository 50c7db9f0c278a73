"""Smoke screens: three hexes that nobody sees through for two turns of the camp that laid them (R-ACT-21)."""

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
TURNS = 4  # of both camps together: two of the one that laid it


def smoke_options(s: State, command: Command, camp: int, asked: int) -> list[AnyAction]:
    """What a Section card may do instead of ordering units; so many screens other cards have asked for this turn."""
    # Ruling: nothing says who lays smoke; ours is a Section card in its own sections, so many times a battle.
    if s.smokes[camp] + asked >= s.rules.count("smoke_screens"):
        return []
    where = s.rules.geometry.sections
    return [Special("smoke", NAME[h]) for h in s.rules.geometry.hexes if where[h] & command.sections]


@data
class Screen(Frame):
    """Over which hexes does the smoke lie? Each next to one before."""

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
    """At the start of a turn: smoke whose time is over."""
    gone = sorted(h for h, until in s.smoke.items() if s.turn >= until)
    for h in gone:
        del s.smoke[h]
    if gone:
        s.events.append(Smoked(tuple(NAME[h] for h in gone), True))
