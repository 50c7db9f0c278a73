"""The hexes of a board of any size by column, row and printed name, including boards that can only be drawn."""

from __future__ import annotations

from functools import cache
from typing import Final

from overlord.engine.model.hexes import COL_STEP, NOWHERE, ROW_STEP, ROWS, WIDTH
from overlord.engine.tables.obstacles import PIECES

BREAKTHROUGH: Final = "breakthrough"
# The last doubled column and the number of rows.
SIZES: Final[dict[str, tuple[int, int]]] = {"standard": (24, 9), "overlord": (50, 9), BREAKTHROUGH: (24, 17)}
_SECTION_LINES: Final[dict[str, tuple[int, ...]]] = {"overlord": (7, 17, 25, 33, 43)}


class BoardPlan:
    """One board; hexes are numbered as in the engine, `row * 26 + col // 2`."""

    def __init__(self, key: str, section_lines: tuple[int, ...] = ()) -> None:
        self.key = key
        self.last, self.rows = SIZES[key]
        self.lines_at = section_lines or _SECTION_LINES.get(key, (7, 17))
        rows = range(self.rows)
        self.hexes = [self.at(col, row) for row in rows for col in range(row % 2, self.last + 1, 2)]
        self.beside: dict[int, list[int]] = {h: [self._next(h, d) for d in range(6)] for h in self.hexes}

    def at(self, col: int | None, row: int | None) -> int:
        """The hex at a doubled column and a row, or NOWHERE."""
        if col is None or row is None or not (0 <= row < self.rows and 0 <= col <= self.last) or (col + row) % 2:
            return NOWHERE
        return row * WIDTH + col // 2

    def name(self, h: int) -> str:
        """The printed name of a hex (R-GEO-07)."""
        row = h // WIDTH
        return chr(ord("a" if row % 2 else "A") + h % WIDTH) + str(self.rows - row)

    def named(self, name: str) -> int:
        """The hex of a printed name, or NOWHERE."""
        letter, digits = name[:1], name[1:]
        if not (letter.isascii() and letter.isalpha() and digits.isascii() and digits.isdigit() and len(digits) < 3):
            return NOWHERE
        row = self.rows - int(digits)
        h = self.at(2 * (ord(letter.upper()) - ord("A")) + letter.islower(), row)
        return h if h != NOWHERE and self.name(h) == name else NOWHERE

    def direction(self, a: int, b: int) -> int:
        """The direction from hex a to hex b, -1 if they are not neighbours."""
        return self.beside[a].index(b) if b in self.beside[a] else -1

    def _next(self, h: int, d: int) -> int:
        row = h // WIDTH
        return self.at(h % WIDTH * 2 + row % 2 + COL_STEP[d], row + ROW_STEP[d])


def face_tile(face: str, h: int, rows: int = ROWS) -> str:
    """The terrain printed on the board itself (R-FACE-01); a Breakthrough board has three rows of sea."""
    if face == "beach":
        row = h // WIDTH
        sea, sand = (14, 11) if rows > ROWS else (7, 4)
        return "ocean" if row >= sea else "beach" if row >= sand else "open"
    return "open"


def lying_tile(face: str, h: int, tile: str, piece: str, rows: int = ROWS) -> str:
    """The terrain of a hex for which a scenario names this tile and piece: where it names none, what the board shows,
    unless the piece is as large as a tile (R-FACE-01)."""
    if tile != "open" or (piece and PIECES[piece].whole):
        return tile
    return face_tile(face, h, rows)


@cache
def board_plan(key: str, section_lines: tuple[int, ...] = ()) -> BoardPlan:
    """The board, built once."""
    return BoardPlan(key, section_lines)
