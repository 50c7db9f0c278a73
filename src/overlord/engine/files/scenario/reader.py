"""Reads a scenario file: TOML text in, a definition out, or every problem with its place; it opens no files."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Final

from overlord.engine.files.scenario.board_fields import NAMES, camp_at, hex_at
from overlord.engine.files.scenario.command_deck import read_command_deck
from overlord.engine.files.scenario.format import FACES, OVERLAY, TEXTS, TOP, VERSION
from overlord.engine.files.scenario.goals import read_exits, read_mines, read_objectives
from overlord.engine.files.scenario.patches import read_patches
from overlord.engine.files.scenario.textboard import read_board
from overlord.engine.files.toml.fields import Fields, Key
from overlord.engine.files.toml.places import KEY, VALUE
from overlord.engine.files.toml.problems import At, Problems, shown
from overlord.engine.files.toml.text import LARGEST, parsed
from overlord.engine.model.boards import BoardPlan, board_plan, lying_tile
from overlord.engine.model.hexes import NOWHERE, opposite
from overlord.engine.model.names import CAMPS, EDGES, NOBODY
from overlord.engine.model.options import OPTIONS, wrong
from overlord.engine.model.scenario import CampDef, CommandDeckDef, HexDef, ScenarioDef, ScenarioError, UnitDef
from overlord.engine.tables.terrain import TILES

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")


def read_scenario(text: str, name: str = "scenario") -> ScenarioDef:
    """The scenario that a TOML text describes; ScenarioError lists every problem."""
    values = parsed(text, name)
    problems = Problems()
    top = Fields(values, TOP, At((), problems))
    for key in ("map", "camps"):
        if key not in values:
            problems.add((), f"this is no scenario: it has no {key}")
    if "map" not in values:
        raise ScenarioError(problems.lines(text, name))
    _check_version(top)
    scenario = _read(top, _drawn(top, name))
    if problems.found:
        raise ScenarioError(problems.lines(text, name))
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return replace(scenario, digest=digest, source=text)


def reread(source: str, key: str) -> ScenarioDef:
    """The scenario of a battle that was begun with it: it keeps that key, whatever its text says."""
    return replace(read_scenario(source, key), key=key)


def read_overlay(text: str, name: str, under: ScenarioDef) -> ScenarioDef:
    """The scenario beneath, changed by an overlay file; ScenarioError lists every problem."""
    values = parsed(text, name)
    problems = Problems()
    top = Fields(values, OVERLAY, At((), problems))
    _check_version(top)
    dropped = set(top.words("without"))
    under = replace(
        under,
        objectives=() if "objectives" in dropped else under.objectives,
        exits=() if "exits" in dropped else under.exits,
        mines=() if "mines" in dropped else under.mines,
        patches=() if "patches" in dropped else under.patches,
        options={} if "options" in dropped else under.options,
        command_deck=CommandDeckDef() if "command_deck" in dropped else under.command_deck,
    )
    scenario = _read(top, under)
    if problems.found:
        raise ScenarioError(problems.lines(text, name))
    return scenario


def _check_version(top: Fields) -> None:
    version = top.values.get("version", VERSION)
    if isinstance(version, bool) or not isinstance(version, int):
        top.number("version")
    elif version != VERSION:
        top.problem("version", f"this file is of format {shown(version)}; this program reads format {VERSION}")


def _drawn(top: Fields, name: str) -> ScenarioDef:
    """The board as its text picture shows it, before the rest of the file is read."""
    board = top.table("board")
    size = board.word("size", "standard")
    legend = {}
    for code, key in top.free_table("legend").items():
        if isinstance(key, str) and key in TILES:
            legend[code] = key
        else:
            top.problems.add(("legend", code), f"there is no terrain {shown(key)} to cover a hex with")
    scenario = ScenarioDef(top.word("key", name), size, board.word("face", "country"), mood=board.word("mood", ""))
    if not isinstance(top.values["map"], str):
        top.word("map")
        return scenario
    picture = read_board(top.word("map"), size, legend)
    for letter, text in picture.problems:
        top.problem("map", text, letter)
    return replace(scenario, hexes=picture.hexes, units=tuple(picture.units))


def _read(top: Fields, under: ScenarioDef) -> ScenarioDef:
    """Everything that the file says beyond the picture, on top of what is there already."""
    board = board_plan(under.board)
    hexes = dict(under.hexes)
    _read_hexes(top, board, hexes)
    for key in ("roads", "rails", "ends"):
        _read_ways(top, key, board, hexes)
    units = _read_units(top, board, under.units)
    _check_units(top, units)
    text = _read_text(top)
    camps = _read_camps(top, under.camps)
    return replace(
        under,
        first=camp_at(top, "first", under.first),
        camps=camps,
        hexes=hexes,
        units=units,
        mines=read_mines(top, board, under.mines),
        objectives=under.objectives + read_objectives(top, board),
        exits=under.exits + read_exits(top, board),
        patches=under.patches
        + read_patches(top, board, lambda h: _lying(hexes.get(h, HexDef()), under.face, h, board)),
        options={**under.options, **_read_options(top)},
        command_deck=read_command_deck(top, under.command_deck, under.board, camps),
        section_lines=_read_lines(top, under),
        text={lang: {**under.text.get(lang, {}), **text.get(lang, {})} for lang in {**under.text, **text}},
    )


def _lying(place: HexDef, face: str, h: int, board: BoardPlan) -> tuple[str, ...]:
    return lying_tile(face, h, place.tile, place.piece, board.rows), place.piece, place.obstacle


def _read_lines(top: Fields, under: ScenarioDef) -> tuple[int, ...]:
    lines = [n for _, n in top.items("section_lines", int, "columns") if isinstance(n, int)]
    if not top.has("section_lines") or not isinstance(top.values["section_lines"], list):
        return under.section_lines
    wanted, last = (5, 49) if under.board == "overlord" else (2, 23)
    if len(lines) != wanted or lines != sorted(set(lines)) or lines[0] < 1 or lines[-1] > last:
        top.problem("section_lines", f"{wanted} rising columns from 1 to {last} were expected")
        return under.section_lines
    return tuple(lines)


def _read_hexes(top: Fields, board: BoardPlan, hexes: dict[int, HexDef]) -> None:
    """Hexes that differ from the picture, or from the file beneath."""
    seen: set[int] = set()
    for row in top.tables("hexes"):
        h = hex_at(row, "hex", board)
        if h == NOWHERE or _twice(row, h, seen):
            continue
        old = hexes.get(h, HexDef())
        piece = row.word("piece", old.piece or "none")
        obstacle = row.word("obstacle", old.obstacle or "none")
        hexes[h] = replace(
            old,
            tile=row.word("tile", old.tile),
            piece="" if piece == "none" else piece,
            obstacle="" if obstacle == "none" else obstacle,
            owner=camp_at(row, "owner", old.owner),
        )


def _twice(row: Fields, h: int, seen: set[int]) -> bool:
    """A hex that an earlier table of the same list has described already."""
    if h in seen:
        row.problem("hex", f"the hex {row.values['hex']} stands here twice")
        return True
    seen.add(h)
    return False


def _read_ways(top: Fields, key: str, board: BoardPlan, hexes: dict[int, HexDef]) -> None:
    """Roads, rails and open ends are written as ways: a row of adjacent hex names."""
    for n, way in top.items(key, str, "ways"):
        steps = [(match.start(), match[0]) for match in re.finditer(r"\S+", str(way))]
        unknown = [step for step in steps if board.named(step[1]) == NOWHERE]
        for letter, name in unknown:
            top.problem(key, f"there is no hex {shown(name)} on this board", letter, n, NAMES)
        if unknown:
            continue
        for (_, a), (letter, b) in pairwise(steps):
            if not _join(key, board, board.named(a), board.named(b), hexes):
                top.problem(key, f"{a} and {b} are not neighbours", letter, n)


def _join(key: str, board: BoardPlan, a: int, b: int, hexes: dict[int, HexDef]) -> bool:
    d = board.direction(a, b)
    if d < 0:
        return False
    field = {"roads": "road", "rails": "rail", "ends": "ends"}[key]
    for h, side in ((a, d), (b, opposite(d))):
        old = hexes.get(h, HexDef())
        mask: int = getattr(old, field) | (1 << side)
        hexes[h] = replace(old, **{field: mask})  # type: ignore[arg-type]
    return True


def _read_units(top: Fields, board: BoardPlan, under: Iterable[UnitDef]) -> tuple[UnitDef, ...]:
    """The units of the map or the file beneath, and the list of units with more details."""
    by_hex = {unit.hex: unit for unit in under}
    seen: set[int] = set()
    for row in top.tables("units"):
        h = hex_at(row, "hex", board)
        if h == NOWHERE or _twice(row, h, seen):
            continue
        old = by_hex.get(h)
        if "gone" in row.keys and row.flag("gone"):
            if old is None:
                row.problem("gone", f"there is no unit on {row.values['hex']}")
            by_hex.pop(h, None)
            continue
        unit = _read_unit(row, h, old)
        if unit is not None:
            by_hex[h] = unit
    return tuple(by_hex.values())


def _read_unit(row: Fields, h: int, old: UnitDef | None) -> UnitDef | None:
    kind = row.word("kind", old.kind if old else "")
    camp = camp_at(row, "camp", old.camp if old else NOBODY)
    for key, missing in (("kind", not kind), ("camp", camp == NOBODY)):
        if missing and not row.has(key):
            row.problem(key, "a unit that is not on the map needs its kind and its camp")
    if not kind or camp == NOBODY:
        return None
    base = old if old else UnitDef(kind, camp, h)
    return UnitDef(
        kind,
        camp,
        h,
        row.word("nation", base.nation),
        row.number("figures", base.figures),
        row.number("worth", base.worth),
        row.words("traits") if row.has("traits") else base.traits,
        row.number("waits", base.waits),
    )


def _check_units(top: Fields, units: tuple[UnitDef, ...]) -> None:
    for camp, word in enumerate(CAMPS):
        if not any(unit.camp == camp for unit in units):
            top.problem("map" if "map" in top.keys else "units", f"the {word} have no unit")


def _read_camps(top: Fields, under: tuple[CampDef, CampDef]) -> tuple[CampDef, CampDef]:
    table = top.table("camps")
    found = []
    for camp, word in enumerate(CAMPS):
        row = table.table(word)
        if "map" in top.keys and isinstance(top.values.get("camps"), dict) and word not in table.values:
            table.problem(word, "both camps must be described")
        old = under[camp]
        found.append(
            CampDef(
                row.word("nation", old.nation),
                row.number("hand", old.hand),
                row.number("medals", old.medals),
                EDGES.index(row.word("edge", EDGES[old.edge])),
                row.number("first_hand", old.first_hand),
            )
        )
    if found[0].edge == found[1].edge:
        table.problem("axis", "the two camps cannot have the same edge")
    return found[0], found[1]


def _read_options(top: Fields) -> dict[str, object]:
    found = {}
    for key, value in top.free_table("options").items():
        small = isinstance(value, bool | int | str) and len(shown(value)) <= 30 and shown(value) != "a huge number"
        small = small or (key == "air_rules" and isinstance(value, dict))  # the one option that is a table
        text = wrong(key, value if small else shown(value))
        if text:
            row = OPTIONS.get(key)
            top.problems.add(("options", key), text, row.rule if row else "", VALUE if row else KEY)
        else:
            found[key] = value
    return found


def _read_text(top: Fields) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    keys = tuple(Key(name, "word", "") for name in TEXTS)
    for lang, values in top.free_table("text").items():
        if not _LANGUAGE.fullmatch(lang):
            top.problems.add(("text", lang), "the code of a language was expected, as en, fr or es")
        elif not isinstance(values, dict):
            top.problems.add(("text", lang), f"a table of texts was expected, not {shown(values)}")
        else:
            row = Fields(values, keys, top.at.below("text", lang))
            found[lang] = {key: row.word(key) for key in values if key in row.keys}
    return found


__all__ = ["FACES", "LARGEST", "read_overlay", "read_scenario"]
