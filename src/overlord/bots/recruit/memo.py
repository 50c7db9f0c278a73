"""A small memory of pure functions of what everybody sees: recruits at one table share it, and through it nothing else.

Its keys are public facts only, so whoever worked something out first changes no answer, only who waits for it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """The last so many values by key, the oldest forgotten first."""

    __slots__ = ("_known", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Hashable, T] = OrderedDict()  # a plain dict is slow to lose its first key

    def of(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._known.get(key)
        if found is None:
            found = make()
            if len(self._known) >= self._most:
                self._known.popitem(last=False)
            self._known[key] = found
        return found
