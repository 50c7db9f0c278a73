"""A sequential test that says when enough battles were played to know whether one bot is better; it plays none."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, Literal, NamedTuple, TypeAlias

Verdict: TypeAlias = Literal["better", "not-better"]

SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # of the points of two battles with the same seed
UNSEEN: Final = 0.001  # what counts for a share that never came up, so that all have a likelihood
STEPS: Final = 60  # halvings until a float cannot tell the ends apart


class Sprt(NamedTuple):
    """Wald's test of two scores: `h0` (no better) and `h1` (better), with the chances to be wrong about either.

    Both battles of a seed are one sample: they share their dice and are not independent."""

    h0: float = 0.5
    h1: float = 0.55
    alpha: float = 0.05  # to call it better although it is not
    beta: float = 0.05  # to call it not better although it is

    def verdict(self, scores: Sequence[float]) -> Verdict | None:
        """What these points show, in the order played, two for each seed; None as long as it is open."""
        ratio = self.ratio(scores)
        if ratio >= log((1 - self.beta) / self.alpha):
            return "better"
        if ratio <= log(self.beta / (1 - self.alpha)):
            return "not-better"
        return None

    def ratio(self, scores: Sequence[float]) -> float:
        """The logarithm of how much likelier the points are under `h1`, each with the frequencies that fit it best."""
        seeds = [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=False)]
        counts = [seeds.count(share) + UNSEEN for share in SHARES]
        tilts = [(_tilt(counts, mean), mean) for mean in (self.h0, self.h1)]
        (x0, s0), (x1, s1) = tilts
        return sum(
            count * log((1 + x0 * (share - s0)) / (1 + x1 * (share - s1)))
            for count, share in zip(counts, SHARES, strict=True)
        )


def _tilt(counts: Sequence[float], mean: float) -> float:
    """How far the counted frequencies must be tilted to have this mean: the root of a falling function.

    The likeliest frequencies with a given mean are count / (1 + x · (share - mean)), up to a factor."""
    low, high = -1 / (SHARES[-1] - mean), 1 / (mean - SHARES[0])
    for _ in range(STEPS):
        x = (low + high) / 2
        slope = sum(
            count * (share - mean) / (1 + x * (share - mean)) for count, share in zip(counts, SHARES, strict=True)
        )
        low, high = (x, high) if slope > 0 else (low, x)
    return (low + high) / 2
