"""The boards as hexes, sections and straight lines: pure geometry, without terrain, units or camps.

A hex is one int on every board, `row * 26 + col // 2`, with the doubled columns of R-GEO-03.
"""

from functools import cache
from typing import Final, TypeAlias

WIDTH: Final = 26
ROWS: Final = 9
SIZE: Final = 234
NOWHERE: Final = -1
FAR: Final = 99  # the distance to and from ints that are not a hex of the board
REACH: Final = 8  # Geometry.within looks this far
SIGHT: Final = 5  # lines up to this range are drawn when the board is built, longer ones when first asked for

TOP: Final = 0  # edges: the baselines of player1 and of player2 (R-GEO-04, O-BRD-06)
BOTTOM: Final = 1
LEFT: Final = 0  # sides as a player sees them from his seat (R-GEO-08)
CENTER: Final = 1
RIGHT: Final = 2

# Directions 0..5 are E, NE, NW, W, SW, SE (R-GEO-05).
COL_STEP: Final[list[int]] = [2, 1, -1, -2, -1, 1]
ROW_STEP: Final[list[int]] = [0, -1, -1, 0, 1, 1]

_LAST_COLUMN: Final[dict[str, int]] = {"standard": 24, "overlord": 50}
_SECTION_LINES: Final[dict[str, tuple[int, ...]]] = {
    "standard": (7, 17),  # R-SEC-01
    "overlord": (7, 17, 25, 33, 43),  # O-BRD-07
}

Line: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def col_of(h: int) -> int:
    return h % WIDTH * 2 + h // WIDTH % 2


def row_of(h: int) -> int:
    return h // WIDTH


def hex_at(col: int, row: int) -> int:
    """The hex at a doubled column and a row of the Overlord board, or NOWHERE."""
    if row < 0 or row >= ROWS or col < 0 or col > 50 or (col + row) % 2 != 0:
        return NOWHERE
    return row * WIDTH + col // 2


def opposite(d: int) -> int:
    return (d + 3) % 6


def _names() -> list[str]:
    """Printed names (R-GEO-07): upper case on even columns, lower case on odd ones; rows count from the bottom."""
    names = [""] * SIZE
    for row in range(ROWS):
        for col in range(row % 2, 51, 2):
            first = "A" if col % 2 == 0 else "a"
            names[hex_at(col, row)] = chr(ord(first) + col // 2) + str(ROWS - row)
    return names


NAME: Final[list[str]] = _names()
HEX: Final[dict[str, int]] = {name: h for h, name in enumerate(NAME) if name}


def _directions() -> dict[int, int]:
    found: dict[int, int] = {}
    for h in HEX.values():
        for d in range(6):
            beside = hex_at(col_of(h) + COL_STEP[d], row_of(h) + ROW_STEP[d])
            if beside != NOWHERE:
                found[h * SIZE + beside] = d
    return found


_DIRECTION: Final[dict[int, int]] = _directions()


def direction(a: int, b: int) -> int:
    """The direction from a to its neighbour b, -1 if they are not neighbours on the Overlord board."""
    if a < 0 or b < 0:
        return -1
    return _DIRECTION.get(a * SIZE + b, -1)


def _ramp(dy: int) -> list[int]:
    """Distances to a row dy rows away (R-GEO-06), from 50 columns west (49 if dy is odd) to as many east."""
    return [dy + max(0, (abs(dx) - dy) // 2) for dx in range(dy % 2 - 50, 51, 2)]


_RAMP: Final[list[list[int]]] = [_ramp(dy) for dy in range(ROWS)]


def _from_the_west(side: int, edge: int) -> int:
    """A player's left, center or right, counted from the low columns; mirrored for the player at the top (R-GEO-08)."""
    return side if edge == BOTTOM else 2 - side


def standard_section(side: int, edge: int) -> int:
    """The section bit of a player's left, center or right on the standard board (R-GEO-08)."""
    return 1 << _from_the_west(side, edge)


def flank_sections(side: int, edge: int) -> int:
    """The two section bits of a player's left, center or right general on the Overlord board (R-SEC-05, O-BRD-11)."""
    return 3 << 2 * _from_the_west(side, edge)


class _Trace:
    """What a line touches, as offsets from its first hex; valid for every first hex in a row of the same parity."""

    __slots__ = ("inside", "left", "right")

    inside: list[int]  # offsets of hex ints
    left: list[tuple[int, int]]  # (offset of the column, offset of the hex int)
    right: list[tuple[int, int]]

    def __init__(self) -> None:
        self.inside = []
        self.left = []
        self.right = []


def _met(dc: int, dr: int) -> list[tuple[int, int, int]]:
    """Hexes whose centre, projected onto the line, falls between (0,0) and (dc,dr): (order, col, row), in line order.

    A hex is the set of points nearest to its centre, so a line crosses hexes in the order in which their centres
    project onto it. The two end hexes are left out (R-LOS-01). Row terms count three times in the dot product, because
    doubled columns and rows differ in scale.
    """
    length = dc * dc + 3 * dr * dr
    met: list[tuple[int, int, int]] = []
    for r in range(min(0, dr), max(0, dr) + 1):
        for c in range(min(0, dc) - 1, max(0, dc) + 2):
            along = c * dc + 3 * r * dr
            if (c + r) % 2 == 0 and 0 < along < length:
                met.append((along, c, r))
    met.sort()
    return met


@cache
def _trace(dc: int, dr: int, parity: int) -> _Trace:
    """The hexes that the segment from (0,0) to (dc,dr) runs through, and those it only touches (R-LOS-02, R-LOS-03).

    Centres are at (3c,3r), corners at (0,±2) and (±3,±1) from them. Measured across the line, a hex extends `reach` to
    both sides of its centre. If the line is nearer than that it runs through the hex; at exactly `reach` it touches.
    """
    trace = _Trace()
    reach = max(2 * abs(dc), abs(dc) + 3 * abs(dr))
    for _, c, r in _met(dc, dr):
        across = 3 * (dc * r - dr * c)
        shift = r * WIDTH + (parity + c) // 2
        if abs(across) < reach:
            trace.inside.append(shift)
        elif across == -reach:
            trace.left.append((c, shift))
        elif across == reach:
            trace.right.append((c, shift))
    return trace


class Geometry:
    """One board: every list is indexed by hex int, filled once, shared by all positions and never changed."""

    __slots__ = (
        "_last_column",
        "_lines",
        "beside",
        "distance",
        "hexes",
        "key",
        "lines_at",
        "neighbours",
        "on_board",
        "section_count",
        "sections",
        "toward",
        "within",
    )

    key: str  # "standard" or "overlord"
    hexes: list[int]  # all hexes of the board, ascending
    on_board: list[bool]
    beside: list[list[int]]  # [hex][direction]: the hex there, or NOWHERE
    neighbours: list[list[int]]  # [hex]: the same without NOWHERE
    distance: list[list[int]]  # [hex][hex]: FAR if either is off the board
    within: list[list[list[int]]]  # [hex][d]: the hexes at exactly distance d, 0..REACH
    toward: list[list[list[int]]]  # [edge][hex]: the one or two hexes in the next row toward that edge (R-RET-02)
    sections: list[int]  # [hex]: a bit set, bit k-1 for section k counted from the low columns
    section_count: int
    lines_at: tuple[int, ...]  # the doubled columns of the section lines
    _last_column: int
    _lines: dict[int, Line]

    def __init__(self, key: str, section_lines: tuple[int, ...]) -> None:
        self.key = key
        self.lines_at = section_lines
        self.section_count = len(section_lines) + 1
        self._last_column = _LAST_COLUMN[key]
        self.hexes = [h for h in HEX.values() if col_of(h) <= self._last_column]
        self.on_board = [False] * SIZE
        for h in self.hexes:
            self.on_board[h] = True
        self.beside = [self._around(h) for h in range(SIZE)]
        self.neighbours = [[n for n in around if n != NOWHERE] for around in self.beside]
        self.toward = [self._rows_on(-1), self._rows_on(1)]
        self.distance = [self._distances(h) for h in range(SIZE)]
        self.within = [self._rings(h) for h in range(SIZE)]
        self.sections = [self._sections_of(h) for h in range(SIZE)]
        self._lines = {}
        self._draw_lines()

    def line(self, a: int, b: int) -> Line:
        """The hexes that the line from a to b (both on the board) runs through, in order, then those it touches on its
        left and on its right. A touched place off the board is NOWHERE (R-LOS-06)."""
        found = self._lines.get(a * SIZE + b)
        if found is None:
            found = self._lines[a * SIZE + b] = self._draw(a, b)
        return found

    def _around(self, h: int) -> list[int]:
        around = [NOWHERE] * 6
        if self.on_board[h]:
            for d in range(6):
                n = hex_at(col_of(h) + COL_STEP[d], row_of(h) + ROW_STEP[d])
                if n != NOWHERE and self.on_board[n]:
                    around[d] = n
        return around

    def _rows_on(self, step: int) -> list[list[int]]:
        return [[n for n in self.neighbours[h] if row_of(n) == row_of(h) + step] for h in range(SIZE)]

    def _distances(self, a: int) -> list[int]:
        distances = [FAR] * SIZE
        if not self.on_board[a]:
            return distances
        for row in range(ROWS):
            first = row % 2
            count = self._last_column // 2 + 1 - first
            start = (first - col_of(a) + 50) // 2
            distances[row * WIDTH : row * WIDTH + count] = _RAMP[abs(row - row_of(a))][start : start + count]
        return distances

    def _rings(self, a: int) -> list[list[int]]:
        rings: list[list[int]] = [[] for _ in range(REACH + 1)]
        for h, d in enumerate(self.distance[a]):
            if d <= REACH:
                rings[d].append(h)
        return rings

    def _sections_of(self, h: int) -> int:
        """A hex on a section line is split and lies in both sections (R-SEC-02, O-BRD-08)."""
        if not self.on_board[h]:
            return 0
        col = col_of(h)
        bits = 0
        for k in range(self.section_count):
            from_line = self.lines_at[k - 1] if k > 0 else 0
            to_line = self.lines_at[k] if k < len(self.lines_at) else self._last_column
            if from_line <= col <= to_line:
                bits |= 1 << k
        return bits

    def _draw_lines(self) -> None:
        for a in self.hexes:
            for d in range(2, SIGHT + 1):
                for b in self.within[a][d]:
                    if a < b:
                        inside, left, right = self._lines[a * SIZE + b] = self._draw(a, b)
                        self._lines[b * SIZE + a] = (inside[::-1], right[::-1], left[::-1])  # R-LOS-11

    def _draw(self, a: int, b: int) -> Line:
        col = a % WIDTH * 2 + a // WIDTH % 2
        trace = _trace(b % WIDTH * 2 + b // WIDTH % 2 - col, b // WIDTH - a // WIDTH, col % 2)
        inside = tuple([a + shift for shift in trace.inside])
        if not trace.left and not trace.right:
            return inside, (), ()
        return inside, self._touched(a, trace.left), self._touched(a, trace.right)

    def _touched(self, a: int, shifts: list[tuple[int, int]]) -> tuple[int, ...]:
        col = col_of(a)
        return tuple([a + shift if 0 <= col + c <= self._last_column else NOWHERE for c, shift in shifts])


_BUILT: Final[dict[tuple[str, tuple[int, ...]], Geometry]] = {}


def geometry(key: str, section_lines: tuple[int, ...] | None = None) -> Geometry:
    """The "standard" or the "overlord" board, built once; a scenario may move its section lines (O-BRD-19)."""
    usual = _SECTION_LINES.get(key)
    if usual is None:
        raise ValueError(f"no such board: {key}")
    lines = usual if section_lines is None else section_lines
    built = _BUILT.get((key, lines))
    if built is None:
        if len(lines) != len(usual) or list(lines) != sorted(set(lines)):
            raise ValueError(f"the {key} board has {len(usual)} section lines from west to east, not {lines}")
        if lines[0] <= 0 or lines[-1] >= _LAST_COLUMN[key]:
            raise ValueError(f"section lines off the {key} board: {lines}")
        built = _BUILT[key, lines] = Geometry(key, lines)
    return built
