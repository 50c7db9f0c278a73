"""The yardstick: a plain loop that measures how fast this machine runs Python, so that figures can be compared."""

from time import perf_counter


def yardstick() -> float:
    """Seconds for two million steps of a linear congruential generator, best of five."""
    best = 1e9
    for _ in range(5):
        start = perf_counter()
        x = 1
        for i in range(2_000_000):
            x = (x * 1664525 + i) & 0xFFFFFFFF
        best = min(best, perf_counter() - start)
    return best
