"""How units leave the board, step by step (R-VIC-12)."""

from __future__ import annotations

from overlord.engine.flow.action.marching import leave_board, march
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.state import State
from overlord.engine.queries.routes import Way


@data
class Leaving(Frame):
    """A unit about to leave the board: it leaves from the exit hex, unless it was stopped before (R-VIC-12)."""

    i: int
    by: int

    def auto(self, s: State) -> bool:
        s.stack.pop()
        if s.units[self.i].hex == self.by and not s.over:
            leave_board(s, self.i, self.by, s.acts[self.i])
        return True


def walk_off(s: State, i: int, by: int, ways: dict[int, list[Way]]) -> None:
    """Move to the exit hex, with everything that the path triggers, and leave the board (R-VIC-12)."""
    act = s.acts[i]
    if s.units[i].hex != by:
        march(s, i, ways[by][0], act)
    if s.units[i].hex == by and not s.over:
        leave_board(s, i, by, act)
