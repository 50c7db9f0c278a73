"""Counter-based random numbers: the whole state of a stream is two ints, and every platform gives the same."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.data import Data
from overlord.engine.model.fields import data

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(seed: int, counter: int) -> int:
    """The random number at this place of the stream: splitmix64 of seed and counter."""
    z = (seed + (counter + 1) * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


@data
class Rng(Data):
    """One stream. Dice and deck have one each, so that a shuffle does not change later dice."""

    seed: int
    counter: int = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        value = mix(self.seed, self.counter)
        self.counter += 1
        return ((value >> 32) * n) >> 32


def stream(seed: int, name: int) -> Rng:
    """The stream of that number for a battle's seed; the streams of one seed are unrelated."""
    return Rng(mix(mix(seed & MASK, 0), name))
