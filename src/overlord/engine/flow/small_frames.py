"""Base classes for frames that hold only a seat or a camp; subclasses say what they ask or do."""

from __future__ import annotations

from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.state import State


@data
class SeatFrame(Frame):
    """A step of one seat."""

    seat: int

    def seats(self, s: State) -> list[int]:
        return [self.seat]


@data
class CampFrame(Frame):
    """A step of one camp."""

    camp: int
