"""A board as text, both ways: nine rows of cells, each `tile[+piece][+obstacle][=owner][:unit]` (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from overlord.engine.hexes import NAME, NOWHERE, ROWS, hex_at
from overlord.engine.names import NOBODY
from overlord.engine.scenario import HexDef, UnitDef
from overlord.engine.state import State
from overlord.engine.tables.obstacles import FEATURES, OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNIT_OF_CODE, UNITS

WIDTHS: Final = {"standard": 13, "overlord": 26}
CAMP_MARKS: Final = "xo"  # axis, allies
TILE_CODES: Final = {row.code: row.key for row in TILES.values()}
LAID_CODES: Final = {row.code: row.key for row in (*PIECES.values(), *OBSTACLES.values())}


class Picture:
    """What a text board shows, and every problem found in it."""

    __slots__ = ("hexes", "problems", "units")

    def __init__(self) -> None:
        self.hexes: dict[int, HexDef] = {}
        self.units: list[UnitDef] = []
        self.problems: list[str] = []


def read_board(text: str, board: str, legend: dict[str, str] | None = None) -> Picture:
    """Read a text board; `legend` adds codes of the writer's own for tiles."""
    picture = Picture()
    rows = [line.split() for line in text.splitlines() if line.strip()]
    if len(rows) != ROWS:
        picture.problems.append(f"map: {len(rows)} rows, but a board has {ROWS}")
        return picture
    codes = {**TILE_CODES, **(legend or {})}
    for r, cells in enumerate(rows):
        wanted = WIDTHS[board] - r % 2
        if len(cells) != wanted:
            picture.problems.append(f"map row {r + 1}: {len(cells)} cells, but this row has {wanted}")
            continue
        for c, cell in enumerate(cells):
            h = hex_at(2 * c + r % 2, r)
            _read_cell(picture, cell, h, f"map row {r + 1}, cell {c + 1} ({NAME[h]})", codes)
    return picture


def _read_cell(picture: Picture, cell: str, h: int, place: str, codes: dict[str, str]) -> None:
    features, _, unit = cell.partition(":")
    features, _, owner = features.partition("=")
    first, *laid = features.split("+")
    if first not in codes:
        picture.problems.append(f"{place}: no terrain has the code {first!r}")
        return
    piece = ""
    obstacle = ""
    for code in laid:
        key = LAID_CODES.get(code)
        if key is None:
            picture.problems.append(f"{place}: no piece or obstacle has the code {code!r}")
        elif key in PIECES:
            piece = key
        else:
            obstacle = key
    if owner and owner not in tuple(CAMP_MARKS):
        picture.problems.append(f"{place}: an owner is x (axis) or o (allies), not {owner!r}")
        owner = ""
    if codes[first] != "open" or piece or obstacle:
        camp = CAMP_MARKS.index(owner) if owner else NOBODY
        picture.hexes[h] = HexDef(codes[first], piece, obstacle, camp)
    if unit:
        _read_unit(picture, unit, h, place)


def _read_unit(picture: Picture, unit: str, h: int, place: str) -> None:
    if len(unit) < 2 or unit[0] not in CAMP_MARKS:
        picture.problems.append(f"{place}: a unit is x (axis) or o (allies) and its kind, as xI, not {unit!r}")
        return
    kind = UNIT_OF_CODE.get(unit[1])
    if kind is None:
        picture.problems.append(f"{place}: no unit has the code {unit[1]!r}")
        return
    figures = 0
    if unit[2:]:
        if unit[2:] not in tuple("123456789"):
            picture.problems.append(f"{place}: a unit has one to nine figures, not {unit[2:]!r}")
            return
        figures = int(unit[2:])
    picture.units.append(UnitDef(kind.key, CAMP_MARKS.index(unit[0]), h, figures=figures))


def write_board(board: str, hexes: dict[int, HexDef], units: list[UnitDef]) -> str:
    """The text of a board: what `read_board` reads."""
    standing = {unit.hex: unit for unit in units}
    rows: list[list[str]] = []
    for r in range(ROWS):
        row: list[str] = []
        for c in range(WIDTHS[board] - r % 2):
            h = hex_at(2 * c + r % 2, r)
            row.append(_write_cell(hexes.get(h, HexDef()), standing.get(h)))
        rows.append(row)
    width = max(len(cell) for row in rows for cell in row) + 1
    lines = []
    for r, row in enumerate(rows):
        indent = " " * (width // 2) if r % 2 else ""
        lines.append((indent + "".join(cell.ljust(width) for cell in row)).rstrip())
    return "\n".join(lines) + "\n"


def _write_cell(place: HexDef, unit: UnitDef | None) -> str:
    text = TILES[place.tile].code
    for key in (place.piece, place.obstacle):
        if key:
            text += "+" + FEATURES[key].code
    if place.owner != NOBODY:
        text += "=" + CAMP_MARKS[place.owner]
    if unit is not None:
        text += f":{CAMP_MARKS[unit.camp]}{UNITS[unit.kind].code}{unit.figures or ''}"
    return text


def position_text(s: State) -> str:
    """The text of a battle's board at this instant."""
    hexes: dict[int, HexDef] = {}
    for h in s.rules.geometry.hexes:
        ground = s.ground[h]
        piece = ground.piece.key if ground.piece is not None else ""
        obstacle = ground.obstacle.key if ground.obstacle is not None else ""
        hexes[h] = HexDef(ground.tile.key, piece, obstacle, ground.owner)
    units = [
        UnitDef(unit.kind.key, unit.camp, unit.hex, figures=unit.figures) for unit in s.units if unit.hex != NOWHERE
    ]
    return write_board(s.rules.scenario.board, hexes, units)
