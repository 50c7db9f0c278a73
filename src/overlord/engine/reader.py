"""Reads a scenario file: TOML text in, a definition out, or every problem with its place; it opens no files."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import fields, replace
from itertools import pairwise
from typing import Final

from overlord.engine.hexes import HEX, NAME, direction, geometry, opposite
from overlord.engine.names import CAMPS, EDGES, NOBODY
from overlord.engine.options import wrong
from overlord.engine.scenario import (
    KINDS,
    CampDef,
    ExitDef,
    HexDef,
    MineDef,
    ObjectiveDef,
    Patch,
    ScenarioDef,
    ScenarioError,
    UnitDef,
)
from overlord.engine.tables.obstacles import FEATURES
from overlord.engine.tables.terrain import TILES, Terrain
from overlord.engine.tables.traits import TRAITS
from overlord.engine.tables.units import UNITS, UnitKind
from overlord.engine.textboard import read_board

FORMAT_VERSION: Final = 1
LARGEST: Final = 5_000_000
BOARDS: Final = ("standard", "overlord")
FACES: Final = ("country", "beach", "winter", "desert")
_TOP: Final = [
    *("version", "key", "board", "first", "map", "legend", "roads", "rails", "ends", "mines", "units", "camps"),
    *("objectives", "exits", "options", "patches", "section_lines", "text"),
]


class Table:
    """One table of the file while it is read: typed access by key, and a note of every problem."""

    def __init__(self, values: dict[str, object], path: str, problems: list[str], known: list[str]) -> None:
        self.values = values
        self.path = path
        self.problems = problems
        for key in values:
            if key not in known:
                self.problem(key, f"there is no such key here; known are {', '.join(sorted(known))}")

    def problem(self, key: str, text: str) -> None:
        self.problems.append(f"{self.path}{key}: {text}")

    def string(self, key: str, default: str, allowed: tuple[str, ...] = ()) -> str:
        value = self.values.get(key, default)
        if not isinstance(value, str):
            self.problem(key, f"a word was expected, not {value!r}")
            return default
        if allowed and value not in allowed and key in self.values:
            self.problem(key, f"one of {', '.join(allowed)} was expected, not {value!r}")
            return default
        return value

    def number(self, key: str, default: int, least: int = 0, most: int = 99) -> int:
        value = self.values.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.problem(key, f"a whole number was expected, not {value!r}")
            return default
        if key in self.values and not least <= value <= most:
            self.problem(key, f"a number from {least} to {most} was expected, not {value}")
            return default
        return value

    def flag(self, key: str) -> bool:
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            self.problem(key, f"true or false was expected, not {value!r}")
            return False
        return value

    def camp(self, key: str, default: int = NOBODY) -> int:
        word = self.string(key, "", ("axis", "allies", "either"))
        return {"axis": 0, "allies": 1}.get(word, default)

    def list_of(self, key: str, kind: type) -> list[object]:
        value = self.values.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, kind) for item in value):
            self.problem(key, "a list was expected")
            return []
        return list(value)

    def hexes(self, key: str, board: str) -> tuple[int, ...]:
        found = []
        on_board = geometry(board).on_board
        for name in self.list_of(key, str):
            h = HEX.get(str(name), -1)
            if h < 0 or not on_board[h]:
                self.problem(key, f"there is no hex {name!r} on this board")
            else:
                found.append(h)
        return tuple(found)

    def tables(self, key: str, known: list[str]) -> list[Table]:
        path = f"{self.path}{key}"
        return [
            Table(item, f"{path}[{n}].", self.problems, known)
            for n, item in enumerate(self.list_of(key, dict))
            if isinstance(item, dict)
        ]

    def table(self, key: str, known: list[str]) -> Table:
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            self.problem(key, "a table was expected")
            value = {}
        return Table(value, f"{self.path}{key}.", self.problems, known)


def read_scenario(text: str, name: str = "scenario") -> ScenarioDef:
    """The scenario that a TOML text describes; ScenarioError carries every problem."""
    if len(text) > LARGEST:
        raise ScenarioError([f"{name}: the file has {len(text)} characters, more than {LARGEST}"])
    try:
        values = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ScenarioError([f"{name}: this is no scenario: {error or 'nested too deeply'}"]) from None
    except ValueError as error:  # numbers beyond all measure
        raise ScenarioError([f"{name}: this is no scenario: {error}"]) from None
    if any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise ScenarioError([f"{name}: this is no scenario: it holds half a character"])
    problems: list[str] = []
    scenario = _read(values, problems, name)
    if problems or scenario is None:
        raise ScenarioError([f"{name}: {problem}" for problem in problems])
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return replace(scenario, digest=digest, source=text)


def _read(values: dict[str, object], problems: list[str], name: str) -> ScenarioDef | None:
    top = Table(values, "", problems, _TOP)
    if "map" not in values or "camps" not in values:
        problems.append("this is no scenario: it needs at least a map and camps")
        return None
    version = top.number("version", FORMAT_VERSION)
    if version > FORMAT_VERSION:
        top.problem("version", f"this file is of format {version}; this program reads up to {FORMAT_VERSION}")
    board_table = top.table("board", ["size", "face"])
    board = board_table.string("size", "standard", BOARDS)
    face = board_table.string("face", "country", FACES)
    legend = {
        str(code): str(key) for code, key in top.table("legend", list(map(str, _dict(values, "legend")))).values.items()
    }
    for code, key in legend.items():
        if key not in TILES:
            problems.append(f"legend.{code}: there is no terrain {key!r} to cover a hex with")
    picture = read_board(top.string("map", ""), board, {c: k for c, k in legend.items() if k in TILES})
    problems.extend(picture.problems)
    hexes = dict(picture.hexes)
    _read_paths(top, board, hexes)
    units = _read_units(top, board, picture.units)
    _check_units(units, problems)
    return ScenarioDef(
        key=top.string("key", name),
        board=board,
        face=face,
        first=top.camp("first", 0),
        camps=_read_camps(top),
        hexes=hexes,
        units=tuple(units),
        mines=_read_mines(top, board),
        objectives=_read_objectives(top, board),
        exits=_read_exits(top, board),
        patches=_read_patches(top),
        options=_read_options(top, values),
        section_lines=_read_lines(top, board),
        text=_read_text(top, values),
    )


def _dict(values: dict[str, object], key: str) -> dict[str, object]:
    value = values.get(key, {})
    return value if isinstance(value, dict) else {}


def _read_lines(top: Table, board: str) -> tuple[int, ...]:
    lines = tuple(int(n) for n in top.list_of("section_lines", int) if isinstance(n, int))
    if not lines:
        return ()
    wanted, last = (5, 49) if board == "overlord" else (2, 23)
    if len(lines) != wanted or any(isinstance(n, bool) for n in top.list_of("section_lines", int)):
        top.problem("section_lines", f"{wanted} rising columns were expected")
        return ()
    if list(lines) != sorted(set(lines)) or lines[0] < 1 or lines[-1] > last:
        top.problem("section_lines", f"{wanted} rising columns between 1 and {last} were expected")
        return ()
    return lines


def _read_paths(top: Table, board: str, hexes: dict[int, HexDef]) -> None:
    """Roads, rails and open ends are written as ways: hex names one beside the other."""
    for key in ("roads", "rails", "ends"):
        for n, way in enumerate(top.list_of(key, str)):
            names = str(way).split()
            unknown = [name for name in names if name not in HEX or not geometry(board).on_board[HEX[name]]]
            if unknown:
                top.problem(f"{key}[{n}]", f"there is no hex {unknown[0]!r} on this board")
                continue
            for a, b in pairwise(names):
                _join(top, f"{key}[{n}]", key, HEX[a], HEX[b], hexes)


def _join(top: Table, place: str, key: str, a: int, b: int, hexes: dict[int, HexDef]) -> None:
    d = direction(a, b)
    if d < 0:
        top.problem(place, f"{NAME[a]} and {NAME[b]} are not neighbours")
        return
    field = {"roads": "road", "rails": "rail", "ends": "ends"}[key]
    for h, side in ((a, d), (b, opposite(d))):
        old = hexes.get(h, HexDef())
        mask: int = getattr(old, field) | (1 << side)
        hexes[h] = replace(old, **{field: mask})  # type: ignore[arg-type]


_UNIT_KEYS: Final = ["hex", "kind", "camp", "nation", "figures", "worth", "traits", "waits"]


def _read_units(top: Table, board: str, drawn: list[UnitDef]) -> list[UnitDef]:
    """Units of the map, and the list of those that carry more than the map can show."""
    by_hex = {unit.hex: unit for unit in drawn}
    on_board = geometry(board).on_board
    for row in top.tables("units", _UNIT_KEYS):
        name = row.string("hex", "")
        h = HEX.get(name, -1)
        if h < 0 or not on_board[h]:
            row.problem("hex", f"there is no hex {name!r} on this board")
            continue
        old = by_hex.get(h)
        kind = row.string("kind", old.kind if old else "", tuple(UNITS))
        camp = row.camp("camp", old.camp if old else NOBODY)
        if not kind or camp == NOBODY:
            row.problem("kind" if not kind else "camp", "a unit that is not on the map needs its kind and its camp")
            continue
        traits = tuple(str(trait) for trait in row.list_of("traits", str))
        for trait in traits:
            if trait not in TRAITS:
                row.problem("traits", f"there is no trait {trait!r}; known are {', '.join(TRAITS)}")
        figures = row.number("figures", old.figures if old else 0, 1, 9)
        worth = row.number("worth", -1, 0, 9)
        waits = row.number("waits", 0)
        by_hex[h] = UnitDef(kind, camp, h, row.string("nation", ""), figures, worth, traits, waits)
    return list(by_hex.values())


def _check_units(units: list[UnitDef], problems: list[str]) -> None:
    for camp, word in enumerate(CAMPS):
        if not any(unit.camp == camp for unit in units):
            problems.append(f"units: the {word} have no unit")


def _read_camps(top: Table) -> tuple[CampDef, CampDef]:
    table = top.table("camps", list(CAMPS))
    found = []
    for camp, word in enumerate(CAMPS):
        row = table.table(word, ["nation", "hand", "medals", "edge", "first_hand"])
        if word not in table.values:
            table.problem(word, "both camps must be described")
        edge = row.string("edge", EDGES[camp], EDGES)
        found.append(
            CampDef(
                row.string("nation", ""),
                row.number("hand", 4, 1, 20),
                row.number("medals", 4, 1, 40),
                EDGES.index(edge),
                row.number("first_hand", 0, 0, 20),
            )
        )
    if found[0].edge == found[1].edge:
        table.problem("axis", "the two camps cannot have the same edge")
    return found[0], found[1]


def _read_mines(top: Table, board: str) -> tuple[MineDef, ...]:
    found = []
    for row in top.tables("mines", ["hex", "camp", "strength"]):
        name = row.string("hex", "")
        h = HEX.get(name, -1)
        if h < 0 or not geometry(board).on_board[h]:
            row.problem("hex", f"there is no hex {name!r} on this board")
            continue
        found.append(MineDef(h, row.camp("camp"), row.number("strength", -1, 0, 9)))
    return tuple(found)


_OBJECTIVE_KEYS: Final = [
    "hexes",
    "camp",
    "kind",
    "worth",
    "need",
    "majority",
    "sole_control",
    "turn_start",
    "section",
    "sudden_death",
    "required",
]


def _read_objectives(top: Table, board: str) -> tuple[ObjectiveDef, ...]:
    found = []
    for row in top.tables("objectives", _OBJECTIVE_KEYS):
        hexes = row.hexes("hexes", board)
        section = row.string("section", "", ("s1", "s2", "s3", "s4", "s5", "s6"))
        if not hexes and not section:
            row.problem("hexes", "an objective needs hexes or a section")
        found.append(
            ObjectiveDef(
                hexes,
                row.camp("camp"),
                row.string("kind", "temporary", KINDS),
                row.number("worth", 1, 0, 20),
                row.number("need", 0, 0, len(hexes)),
                row.flag("majority"),
                row.flag("sole_control"),
                row.flag("turn_start"),
                1 << (int(section[1:]) - 1) if section else 0,
                row.string("sudden_death", "", ("entry", "turn-end")),
                row.flag("required"),
            )
        )
    return tuple(found)


def _read_exits(top: Table, board: str) -> tuple[ExitDef, ...]:
    found = []
    for row in top.tables("exits", ["camp", "hexes", "worth", "infantry_worth"]):
        camp = row.camp("camp")
        if camp == NOBODY:
            row.problem("camp", "an exit is for axis or allies")
            continue
        found.append(ExitDef(camp, row.hexes("hexes", board), row.number("worth", 1), row.number("infantry_worth", 0)))
    return tuple(found)


def _read_options(top: Table, values: dict[str, object]) -> dict[str, object]:
    options = _dict(values, "options")
    if not isinstance(values.get("options", {}), dict):
        top.problem("options", "a table was expected")
    for key, value in options.items():
        text = wrong(key, value)
        if text:
            top.problem(f"options.{key}", text)
    return dict(options)


_TERRAIN_FIELDS: Final = {field.name for field in fields(Terrain)} - {"key", "rule", "code", "layer"}
_UNIT_FIELDS: Final = {field.name for field in fields(UnitKind)} - {"key", "rule", "code", "category", "mask"}


def _read_patches(top: Table) -> tuple[Patch, ...]:
    """Changes to a row of a table, as { terrain = "river", … } or { unit = "armor", … }."""
    found = []
    for n, values in enumerate(top.list_of("patches", dict)):
        assert isinstance(values, dict)
        table = "terrain" if "terrain" in values else "unit"
        key = str(values.get(table, ""))
        known = FEATURES if table == "terrain" else UNITS
        if key not in known:
            top.problem(f"patches[{n}]", f"there is no {table} {key!r} to patch")
            continue
        row: object = known[key]
        changes: list[tuple[str, object]] = []
        for name, value in values.items():
            if name == table:
                continue
            text = _wrong_field(row, name, value, _TERRAIN_FIELDS if table == "terrain" else _UNIT_FIELDS)
            if text:
                top.problem(f"patches[{n}].{name}", text)
            elif name != "fordable":
                changes.append((name, _as_field(value)))
        if values.get("fordable") is True:
            changes.extend(FORDABLE)
        found.append(Patch(table, key, tuple(changes)))
    return tuple(found)


# "Rivers are fordable here": what a ford is, as a patch (R-TER-16).
FORDABLE: Final[tuple[tuple[str, object], ...]] = (("enter", 15), ("hard_stop", 15), ("dice_out", (-1, -1, -1, -1)))


def _wrong_field(row: object, name: str, value: object, known: set[str]) -> str:
    if name == "fordable" and isinstance(row, Terrain):
        return "" if isinstance(value, bool) else f"true or false was expected, not {value!r}"
    if name not in known:
        return "this row has no such field"
    old = getattr(row, name)
    if isinstance(old, tuple):
        good = isinstance(value, list) and all(isinstance(n, int) for n in value)
        good = good and (not isinstance(value, list) or not old or name == "dice" or len(value) == len(old))
    elif isinstance(old, bool):
        good = isinstance(value, bool)
    else:
        good = isinstance(value, int) and not isinstance(value, bool) and abs(value) < 100
    return "" if good else f"{value!r} does not fit this field"


def _as_field(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _read_text(top: Table, values: dict[str, object]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for lang, table in _dict(values, "text").items():
        if not isinstance(table, dict) or not all(isinstance(text, str) for text in table.values()):
            top.problem(f"text.{lang}", "a table of texts was expected")
            continue
        found[lang] = {str(key): str(text) for key, text in table.items()}
    return found
