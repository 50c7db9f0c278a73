"""One figure: the same short work done five times, the best run and the range of all five; no engine here.

Times are processor time: other programs on the machine matter less then.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final, NamedTuple

RUNS: Final = 5
RATE: Final = "1/s"
SECONDS: Final = {"us": 1e-6, "ms": 1e-3, "s": 1.0}


class Figure(NamedTuple):
    """What was measured, in which unit, and the figure of each run."""

    name: str
    unit: str
    runs: list[float]

    @property
    def best(self) -> float:
        return max(self.runs) if self.unit == RATE else min(self.runs)

    @property
    def worst(self) -> float:
        return min(self.runs) if self.unit == RATE else max(self.runs)

    def per_y(self, y: float) -> float | None:
        """How many fit into the time of the yardstick, or how many millionths of it one takes; sizes have neither."""
        if self.unit == RATE:
            return self.best * y
        return self.best * SECONDS[self.unit] / y * 1e6 if self.unit in SECONDS else None


def rate(name: str, work: Callable[[], tuple[int, float]]) -> Figure:
    """How many things happen in a second; the work returns how many, and in how many seconds."""
    runs = [work() for _ in range(RUNS)]
    return Figure(name, RATE, [count / seconds for count, seconds in runs])


def each(name: str, work: Callable[[], object], times: int, of: int = 1) -> Figure:
    """Microseconds that the work takes, called this many times in a run; `of`: how many things it does in one call."""
    runs = []
    for _ in range(RUNS):
        start = process_time()
        for _ in range(times):
            work()
        runs.append((process_time() - start) / (times * of) * 1e6)
    return Figure(name, "us", runs)


def once(name: str, figure: float, unit: str) -> Figure:
    """A figure that is measured once, because it takes long or because it is a size."""
    return Figure(name, unit, [figure])
