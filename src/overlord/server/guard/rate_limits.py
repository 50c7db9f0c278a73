"""How many requests anybody may make: buckets that refill over time; it does not say what happens beyond the limit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MOST_KNOWN: Final = 10_000


class Bucket:
    """A limit: this many at once, and this many a second after that."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = self._left = burst
        self._rate = rate
        self._clock = clock
        self._then = clock()

    def take(self) -> bool:
        """Take one; returns whether there was one left."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; when there are too many addresses, all buckets start again."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._all: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self._all) >= MOST_KNOWN:
            self._all.clear()
        return self._all.setdefault(who, Bucket(self._burst, self._rate)).take()
