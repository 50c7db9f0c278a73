"""Reads what a scenario file says of medals, mines and exits; the kinds themselves are in `model/scenario.py`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from overlord.engine.files.scenario.board_fields import camp_at, hex_at, hexes_at
from overlord.engine.files.toml.fields import Fields
from overlord.engine.model.boards import BoardPlan
from overlord.engine.model.hexes import NOWHERE, WIDTH
from overlord.engine.model.names import EDGES, NOBODY
from overlord.engine.model.scenario import ExitDef, MineDef, ObjectiveDef


def read_mines(top: Fields, board: BoardPlan, under: Iterable[MineDef]) -> tuple[MineDef, ...]:
    """The mines of the file beneath, changed or extended by those of this file."""
    by_hex = {mine.hex: mine for mine in under}
    seen: set[int] = set()
    for row in top.tables("mines"):
        h = hex_at(row, "hex", board)
        if h == NOWHERE:
            continue
        if h in seen:
            row.problem("hex", f"the hex {row.values['hex']} stands here twice")
            continue
        seen.add(h)
        old = by_hex.get(h, MineDef(h))
        by_hex[h] = MineDef(
            h, camp_at(row, "camp", old.camp), row.number("strength", old.strength), row.flag("decoy", old.decoy)
        )
    return tuple(by_hex.values())


def read_objectives(top: Fields, board: BoardPlan) -> tuple[ObjectiveDef, ...]:
    found: list[ObjectiveDef] = []
    for row in top.tables("objectives"):
        hexes = hexes_at(row, "hexes", board)
        section = row.word("section")
        if not row.has("hexes") and not row.has("section"):
            row.problem("hexes", "an objective needs hexes or a section")
        if section and hexes:
            row.problem("section", "an objective has hexes or a section, not both")
        if section and int(section[1:]) > len(board.lines_at) + 1:
            row.problem("section", f"this board has {len(board.lines_at) + 1} sections")
            continue
        objective = ObjectiveDef(
            hexes,
            camp_at(row, "camp"),
            row.word("kind", "temporary"),
            row.number("worth", 1),
            _need(row, len(hexes)),
            row.flag("majority"),
            row.flag("sole_control"),
            row.flag("turn_start"),
            1 << (int(section[1:]) - 1) if section else 0,
            row.word("sudden_death"),
            row.flag("required"),
        )
        if row.flag("each"):
            found.extend(replace(objective, hexes=(h,), need=0) for h in hexes)
        elif hexes or section:
            found.append(objective)
    return tuple(found)


def _need(row: Fields, count: int) -> int:
    need = row.number("need")
    if need > count:
        row.problem("need", f"{need} hexes are needed, but there are {count}")
        return 0
    if need and (row.values.get("majority") is True or row.values.get("each") is True):
        row.problem("need", "a majority, or each hex by itself, needs no number")
        return 0
    return need


def read_exits(top: Fields, board: BoardPlan) -> tuple[ExitDef, ...]:
    found = []
    for row in top.tables("exits"):
        camp = camp_at(row, "camp")
        if not row.has("camp"):
            row.problem("camp", "an exit is for axis or allies")
        hexes = hexes_at(row, "hexes", board)
        edge = row.word("edge")
        if not row.has("hexes") and not row.has("edge"):
            row.problem("hexes", "an exit needs hexes or an edge")
        if edge:
            line = 0 if edge == EDGES[0] else board.rows - 1
            hexes = tuple(dict.fromkeys((*hexes, *(h for h in board.hexes if h // WIDTH == line))))
        worth = row.number("worth", 1)
        infantry = row.number("infantry_worth")
        if camp != NOBODY and hexes:
            found.append(ExitDef(camp, hexes, worth, infantry))
    return tuple(found)
