"""The base class of all objects in a position; each class declares its own fields (fields.py)."""

from __future__ import annotations

from typing import Self


class Data:
    """An object whose class declares its fields with `@data` or `@shared`."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy with the same values."""
        raise NotImplementedError
