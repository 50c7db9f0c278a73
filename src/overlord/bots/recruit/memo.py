"""A small cache for pure functions of public facts; recruits share it and learn nothing else from each other.

Its keys are public facts only, so it never changes an answer, only how long a bot has to compute.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """A limited number of values by key; the oldest is dropped first."""

    __slots__ = ("_known", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Hashable, T] = OrderedDict()  # removing the first key of a plain dict is slow

    def get(self, key: Hashable) -> T | None:
        """The value that was kept under this key, if it is still there."""
        return self._known.get(key)

    def keep(self, key: Hashable, value: T) -> T:
        """Keep a value that was worked out."""
        if len(self._known) >= self._most:
            self._known.popitem(last=False)
        self._known[key] = value
        return value
