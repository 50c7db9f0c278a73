"""General Winter: at the start of his turn a commander may lose figures, from units that he chooses (R-ACT-28)."""

from __future__ import annotations

from overlord.engine.effects.board import hurt, roll
from overlord.engine.model.actions import AnyAction, Target
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import camp_of
from overlord.engine.model.state import State


@data
class Frost(Frame):
    """Roll two dice; for each grenade the commander chooses a unit that loses a figure."""

    seat: int
    left: int = -1  # figures still to be lost; -1: not yet rolled
    kind = "frost"

    def auto(self, s: State) -> bool:
        if self.left < 0:
            self.left = roll(s, self.seat, 2, "winter").count("G")
            return True
        if self.left and self.victims(s):
            return False
        s.stack.pop()
        return True

    def victims(self, s: State) -> list[int]:
        camp = camp_of(self.seat)
        return [i for i, unit in enumerate(s.units) if unit.camp == camp and unit.hex != NOWHERE]

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [Target(NAME[s.units[i].hex]) for i in self.victims(s)]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Target)
        self.left -= 1
        hurt(s, s.at[HEX[action.unit]], 1)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "frost-first", {}, "R-ACT-28"
