"""The base class of all objects in a position; each class declares its own fields (fields.py)."""

from __future__ import annotations

from typing import Self


class Data:
    """An object whose class declares its fields with `@data` or `@shared`."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy with the same values."""
        raise NotImplementedError


class Lent(Data):
    """A whole position: a copy of it shares everything until one of the two changes (`@lent`)."""

    __slots__ = ("lent", "scratch", "shared_frames")
    lent: bool  # it shares what it holds with a copy
    shared_frames: int  # so many frames at the bottom of the stack may be shared with a copy, also once it is claimed
    scratch: list[int]  # room for one search over the hexes; each copy has its own, and every search clears it

    def claim(self) -> None:
        """Make everything that is shared with a copy its own, but for the frames (flow/interpreter.py)."""
        raise NotImplementedError
