"""The yardstick: a plain loop that measures how fast this machine runs Python, so that figures can be compared."""

from time import process_time


def lap() -> float:
    """Seconds of processor time for two million steps of a linear congruential generator."""
    start = process_time()
    x = 1
    for i in range(2_000_000):
        x = (x * 1664525 + i) & 0xFFFFFFFF
    return process_time() - start
