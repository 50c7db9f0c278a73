"""Where hexes lie in the picture: centres, corners, sides, and repeatable noise; a hex is 100 wide, corner up."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable
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


def closed(points: Iterable[Point]) -> str:
    return f"M{'L'.join(f'{spot(p)}' for p in points)}Z"


def opened(points: Iterable[Point]) -> str:
    return f"M{'L'.join(f'{spot(p)}' for p in points)}"


def spot(p: Point) -> str:
    return f"{num(p[0])} {num(p[1])}"


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
