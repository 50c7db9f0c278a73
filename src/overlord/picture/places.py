"""Where hexes lie in the picture: centres, corners, sides, and repeatable noise; a hex is 100 wide, corner up."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Final

from overlord.engine.model.hexes import col_of, row_of

WIDTH: Final = 100.0
SIDE: Final = WIDTH / math.sqrt(3)
PITCH: Final = 1.5 * SIDE

Point = tuple[float, float]

# Corner d and corner d + 1 are the ends of the side in direction d (E, NE, NW, W, SW, SE).
CORNERS: Final[tuple[Point, ...]] = (
    (50.0, SIDE / 2),
    (50.0, -SIDE / 2),
    (0.0, -SIDE),
    (-50.0, -SIDE / 2),
    (-50.0, SIDE / 2),
    (0.0, SIDE),
)
# From the centre to the middle of each side.
SIDES: Final[tuple[Point, ...]] = tuple(
    ((CORNERS[d][0] + CORNERS[(d + 1) % 6][0]) / 2, (CORNERS[d][1] + CORNERS[(d + 1) % 6][1]) / 2) for d in range(6)
)


def height(rows: int) -> float:
    """The height of a board with that many rows."""
    return (rows - 1) * PITCH + 2 * SIDE


def centre(h: int) -> Point:
    """The centre of a hex; the board starts at (0, 0)."""
    return column(col_of(h)), SIDE + PITCH * row_of(h)


def column(col: int) -> float:
    """The vertical line through a doubled column, where a section line runs."""
    return 50.0 + 50.0 * col


def corners(h: int, size: float = 1.0) -> list[Point]:
    x, y = centre(h)
    return [(x + size * dx, y + size * dy) for dx, dy in CORNERS]


def outline(h: int, size: float = 1.0) -> str:
    """The hex as path data."""
    return closed(corners(h, size))


def closed(points: Iterable[Point], rough: bool = False) -> str:
    return f"{opened(points, rough)}z"


def opened(points: Iterable[Point], rough: bool = False) -> str:
    """A line as path data: each point is relative to the one before, which is shorter and compresses better.

    A rough line uses whole units, half a pixel: exact enough for an uneven shape, and much shorter."""
    steps = [_step(p, rough) for p in points]
    data = [f"M{_tenths(steps[0][0])}{_tenths(steps[0][1])}l"]
    for (x, y), (to_x, to_y) in pairwise(steps):
        data.append(_tenths(to_x - x) + _tenths(to_y - y))
    return "".join(data)


def curved(points: list[Point]) -> str:
    """A smooth line through the points as rough path data (a Catmull-Rom spline)."""
    ring = points[0] == points[-1]
    x, y = _step(points[0], rough=True)
    data = [f"M{_tenths(x)}{_tenths(y)}c"]
    for i, (a, b) in enumerate(pairwise(points)):
        before = points[i - 1] if i else points[-2] if ring else a
        after = points[i + 2] if i + 2 < len(points) else points[1] if ring else b
        x, y = _step(a, rough=True)
        for p in (moved(a, _from(before, b), 1 / 6), moved(b, _from(after, a), 1 / 6), b):
            to_x, to_y = _step(p, rough=True)
            data.append(_tenths(to_x - x) + _tenths(to_y - y))
    return "".join(data)


def _step(p: Point, rough: bool) -> tuple[int, int]:
    """A point in tenths of a unit."""
    return (10 * round(p[0]), 10 * round(p[1])) if rough else (round(10 * p[0]), round(10 * p[1]))


def _from(a: Point, b: Point) -> Point:
    return b[0] - a[0], b[1] - a[1]


@cache
def _tenths(value: int) -> str:
    """A number of tenths within path data, with the separator from the number before."""
    whole, rest = divmod(abs(value), 10)
    text = f"{whole}.{rest}" if rest else f"{whole}"
    return f"-{text}" if value < 0 else f" {text}"


def num(value: float) -> str:
    """A number with at most one decimal, as short as possible."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def grain(*what: object) -> float:
    """Repeatable noise: a number from 0 up to 1 that is always the same for the same arguments."""
    return int.from_bytes(hashlib.blake2s(repr(what).encode(), digest_size=2).digest()) / 65536


def between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def moved(p: Point, d: Point, by: float = 1.0) -> Point:
    return p[0] + d[0] * by, p[1] + d[1] * by


def unit_vector(a: Point, b: Point) -> Point:
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def degrees(d: Point) -> float:
    return math.degrees(math.atan2(d[1], d[0]))
