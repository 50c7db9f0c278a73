"""Open sides of roads, rails, wadis and bridge sections: from orientations to pairs of hexes that join."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from overlord.engine.hexes import COL_STEP, ROW_STEP, WIDTH, opposite
from overlord.importers.m44_names import CROSSING, ENDS, RAIL, ROAD, SHAPES, Feature

LAST_COLUMN: Final = {"standard": 24, "overlord": 50, "breakthrough": 24}
ROW_COUNT: Final = {"standard": 9, "overlord": 9, "breakthrough": 17}


class Frame:
    """The hexes of a board in the file's own columns and rows; it knows Breakthrough boards as well."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.rows = ROW_COUNT[key]
        self.last = LAST_COLUMN[key]

    def at(self, col: int | None, row: int | None) -> int:
        """The hex, numbered as the engine does, or -1."""
        if col is None or row is None or not (0 <= row < self.rows and 0 <= col <= self.last) or (col + row) % 2:
            return -1
        return row * WIDTH + col // 2

    def name(self, h: int) -> str:
        """Its printed name (R-GEO-07)."""
        row = h // WIDTH
        return chr(ord("a" if row % 2 else "A") + h % WIDTH) + str(self.rows - row)

    def named(self, name: str) -> int:
        """The hex of a printed name, or -1."""
        letter, digits = name[:1], name[1:]
        if not (letter.isascii() and letter.isalpha() and digits.isascii() and digits.isdigit() and len(digits) < 3):
            return -1
        row = self.rows - int(digits)
        odd = letter.islower()
        return self.at(2 * (ord(letter.upper()) - ord("A")) + odd, row)

    def beside(self, h: int, d: int) -> int:
        row = h // WIDTH
        return self.at(h % WIDTH * 2 + row % 2 + COL_STEP[d], row + ROW_STEP[d])


def sides(shape: str, orientation: int, turned: int = 0) -> int:
    """The open sides of a tile as a set of directions (R-FMT-10, for bridge sections R-RUL-01)."""
    mask = 0
    for angle in SHAPES[shape]:
        mask |= 1 << (2 * (orientation - 1) + angle + turned) % 12 // 2
    return mask


def sides_of(feature: Feature, orientation: int) -> dict[str, int]:
    """The open sides of a tile, by what they are for."""
    if feature.way == CROSSING:
        return {RAIL: sides("", orientation), ROAD: sides("", orientation, 2)}
    return {feature.way: sides(feature.shape, orientation)} if feature.way in (ROAD, RAIL, ENDS) else {}


def carry(frame: Frame, masks: dict[int, int], over: set[int]) -> None:
    """A bridge carries the road that runs onto it, a station and a railroad bridge the rails: whatever points at it."""
    pointed = dict(masks)
    for h in over:
        for d in range(6):
            n = frame.beside(h, d)
            if n >= 0 and pointed.get(n, 0) & (1 << opposite(d)):
                masks[h] = masks.get(h, 0) | (1 << d)


def joined(frame: Frame, masks: Mapping[int, int], met: Callable[[int, int], bool]) -> dict[int, int]:
    """Both directions of every open side that leads to another hex and is met from there."""
    found: dict[int, int] = {}
    for h, mask in masks.items():
        for d in range(6):
            n = frame.beside(h, d)
            if mask & (1 << d) and n >= 0 and met(n, opposite(d)):
                found[h] = found.get(h, 0) | (1 << d)
                found[n] = found.get(n, 0) | (1 << opposite(d))
    return found
