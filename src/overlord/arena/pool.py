"""Shares work among processes and returns the results in order; it does not know what the work is."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

PORTION: Final = 5  # tasks given to a process at a time
MOST_JOBS: Final = 61  # Windows cannot wait for more processes at once

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Generator[R, None, None]:
    """The results in the order of the tasks, in whichever process they were found; who asks no more ends the work."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(min(jobs, MOST_JOBS)) as pool:
        # Small portions: no process works long after the others, and the progress bar moves.
        yield from pool.map(work, tasks, chunksize=max(1, min(PORTION, len(tasks) // (jobs * 8))))
