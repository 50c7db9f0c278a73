"""Frames that hold no more than a seat or a camp; what they ask or do stands in the classes made from them."""

from __future__ import annotations

from overlord.engine.model.frame import Frame
from overlord.engine.model.state import State


class SeatFrame(Frame):
    """A step of one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.asked = {}
        self.seat = seat

    def key(self) -> tuple[object, ...]:
        return (self.seat,)

    def seats(self, s: State) -> list[int]:
        return [self.seat]


class CampFrame(Frame):
    """A step of one camp."""

    __slots__ = ("camp",)

    def __init__(self, camp: int) -> None:
        self.asked = {}
        self.camp = camp

    def key(self) -> tuple[object, ...]:
        return (self.camp,)
