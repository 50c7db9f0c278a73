"""The base of all objects that a position consists of; their fields are declared in each class (fields.py)."""

from __future__ import annotations

from typing import Self


class Data:
    """An object whose class declares its fields with `@data` or `@shared`."""

    __slots__ = ()

    def copy(self) -> Self:
        """Another one with the same values; neither disturbs the other."""
        raise NotImplementedError
