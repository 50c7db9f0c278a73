"""A board as text, both ways: rows of cells, each `tile[+piece][+obstacle][=owner][:unit]` (docs/notation.md)."""

from __future__ import annotations

import re
from typing import Final

from overlord.engine.model.boards import SIZES, board_plan
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import NOBODY
from overlord.engine.model.scenario import HexDef, UnitDef
from overlord.engine.model.state import State
from overlord.engine.tables.obstacles import FEATURES, OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNIT_OF_CODE, UNITS

WIDTHS: Final = {key: last // 2 + 1 for key, (last, _) in SIZES.items()}
CAMP_MARKS: Final = "xo"  # axis, allies
TILE_CODES: Final = {row.code: row.key for row in TILES.values()}
LAID_CODES: Final = {row.code: row.key for row in (*PIECES.values(), *OBSTACLES.values())}


class Picture:
    """What a text board shows, and every problem found in it."""

    __slots__ = ("hexes", "problems", "units")

    def __init__(self) -> None:
        self.hexes: dict[int, HexDef] = {}
        self.units: list[UnitDef] = []
        self.problems: list[tuple[int, str]] = []  # each with the letter of the text where it is


def read_board(text: str, board: str, legend: dict[str, str] | None = None) -> Picture:
    """Read a text board; `legend` adds codes of the writer's own for tiles."""
    picture = Picture()
    plan = board_plan(board)
    rows = _cells(text)
    if len(rows) != plan.rows:
        start = rows[-1][0][0] if rows else 0
        picture.problems.append((start, f"{len(rows)} rows, but a board of this size has {plan.rows}"))
    codes = {**TILE_CODES, **(legend or {})}
    for r, cells in enumerate(rows[: plan.rows]):
        wanted = WIDTHS[board] - r % 2
        if len(cells) != wanted:
            start = cells[wanted][0] if len(cells) > wanted else cells[-1][0]
            picture.problems.append((start, f"row {r + 1} has {len(cells)} cells, but it should have {wanted}"))
        for c, (start, cell) in enumerate(cells[:wanted]):
            h = plan.at(2 * c + r % 2, r)
            for letter, problem in _read_cell(picture, cell, h, codes):
                picture.problems.append((start + letter, f"row {r + 1}, cell {c + 1} ({plan.name(h)}): {problem}"))
    return picture


def _cells(text: str) -> list[list[tuple[int, str]]]:
    """The cells of every row that has any, each with the letter where it begins."""
    rows = []
    start = 0
    for line in text.splitlines(keepends=True):
        cells = [(start + match.start(), match[0]) for match in re.finditer(r"\S+", line)]
        if cells:
            rows.append(cells)
        start += len(line)
    return rows


def _read_cell(picture: Picture, cell: str, h: int, codes: dict[str, str]) -> list[tuple[int, str]]:
    """Place what a cell says on the board; returns its problems, each with the position of its letter."""
    problems: list[tuple[int, str]] = []
    features, colon, unit = cell.partition(":")
    features, _, owner = features.partition("=")
    first, *laid = features.split("+")
    if first not in codes:
        problems.append((0, f"no terrain has the code {_cut(first)!r}"))
    layers = {"piece": "", "obstacle": ""}
    at = len(first) + 1
    for code in laid:
        key = LAID_CODES.get(code)
        layer = "piece" if key in PIECES else "obstacle"
        if key is None:
            problems.append((at, f"no piece or obstacle has the code {_cut(code)!r}"))
        elif layers[layer]:
            problems.append((at, f"a hex holds one {layer}, and {layers[layer]} is there already"))
        else:
            layers[layer] = key
        at += len(code) + 1
    if owner and owner not in tuple(CAMP_MARKS):
        problems.append((len(features) + 1, f"an owner is x (axis) or o (allies), not {_cut(owner)!r}"))
        owner = ""
    if first in codes and (codes[first] != "open" or any(layers.values())):
        camp = CAMP_MARKS.index(owner) if owner else NOBODY
        picture.hexes[h] = HexDef(codes[first], layers["piece"], layers["obstacle"], camp)
    if colon:
        at = cell.index(":") + 1
        problems.extend((at + letter, problem) for letter, problem in _read_unit(picture, unit, h))
    return problems


def _cut(text: str) -> str:
    return text if len(text) <= 20 else f"{text[:19]}…"


def _read_unit(picture: Picture, unit: str, h: int) -> list[tuple[int, str]]:
    if len(unit) < 2 or unit[0] not in CAMP_MARKS:
        return [(0, f"a unit is x (axis) or o (allies) and its kind, as xI, not {_cut(unit)!r}")]
    kind = UNIT_OF_CODE.get(unit[1])
    if kind is None:
        return [(1, f"no unit has the code {unit[1]!r}")]
    if unit[2:] and unit[2:] not in tuple("123456789"):
        return [(2, f"a unit has one to nine figures, not {_cut(unit[2:])!r}")]
    picture.units.append(UnitDef(kind.key, CAMP_MARKS.index(unit[0]), h, figures=int(unit[2:] or 0)))
    return []


def write_board(board: str, hexes: dict[int, HexDef], units: list[UnitDef]) -> str:
    """The text of a board: what `read_board` reads."""
    standing = {unit.hex: unit for unit in units}
    rows: list[list[str]] = []
    plan = board_plan(board)
    for r in range(plan.rows):
        row: list[str] = []
        for c in range(WIDTHS[board] - r % 2):
            h = plan.at(2 * c + r % 2, r)
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
    """The text of a battle's board as it is now."""
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
