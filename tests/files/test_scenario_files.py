"""Scenario files and their mistakes: every one has its line and column, and what the format says reaches the battle."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

import overlord
from boards import game, listed, play, refused, scenario
from overlord.__main__ import main
from overlord.engine.files.scenario.format import TOP
from overlord.engine.files.scenario.patches import PATCH_FIELDS, wrong_value
from overlord.engine.files.scenario.reader import read_scenario
from overlord.engine.files.scenario.schema import scenario_schema
from overlord.engine.files.toml.fields import Key
from overlord.engine.files.toml.places import KEY, Locator
from overlord.engine.files.toml.places import Path as KeyPath
from overlord.engine.files.toml.problems import MOST_PROBLEMS
from overlord.engine.model.hexes import NAME
from overlord.engine.model.names import ALLIES, AXIS
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables.obstacles import FEATURES
from overlord.engine.tables.units import UNITS
from overlord.library.importers.writer import write_scenario
from overlord.library.scenarios import shipped

ROOT = Path(__file__).parents[2]
HEAD = '''version = 1
key = "small"
board = { size = "standard", face = "country" }
first = "axis"
map = """
..:xI   ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..
    ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..
..      fo      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..
    ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..
..      ..      ..      ..      ri      ..      ..      ..      ..      ..      ..      ..      ..
    ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..
..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..
    ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..
..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..:oI
"""
'''
CAMPS = """[camps.axis]
nation = "de"
[camps.allies]
nation = "us"
"""


def problems(text: str, name: str = "x.toml") -> list[str]:
    try:
        read_scenario(text, name)
    except ScenarioError as error:
        return error.problems
    return []


def marked(text: str) -> tuple[str, list[str]]:
    """The text without its marks «, and `line:column` of what stood behind each."""
    places = []
    while "«" in text:
        at = text.index("«")
        places.append(f"{text.count(chr(10), 0, at) + 1}:{at - text.rfind(chr(10), 0, at)}")
        text = text.replace("«", "", 1)
    return text, places


# ---- the locator --------------------------------------------------------------------------------

VARIED = """
top = 1 # a comment with [brackets] and "quotes
"quoted key" = 2
dotted.inner = 3
list = [ 4, # four
   5, [6, 7], { a = 8, b.c = 9 } ]
when = 1979-05-27 07:32:00
[plain]
key = 10
[ plain . 'deep' ]
key = 11
[[rows]]
key = 12
[rows.inner]
key = 13
[[rows]]
key = 14
[[rows.more]]
key = 15
text = '''
raw ''' # after
[rows.more.last]
key = 16
"""


def leaves(value: object, path: KeyPath = ()) -> list[tuple[KeyPath, object]]:
    if isinstance(value, dict):
        return [leaf for key, item in value.items() for leaf in leaves(item, (*path, key))]
    if isinstance(value, list):
        return [leaf for n, item in enumerate(value) for leaf in leaves(item, (*path, n))]
    return [(path, value)]


def offset(text: str, place: tuple[int, int]) -> int:
    lines = text.split("\n")
    return sum(len(line) + 1 for line in lines[: place[0] - 1]) + place[1] - 1


def test_every_number_is_found_where_it_stands() -> None:
    locator = Locator(VARIED)
    found = {path: value for path, value in leaves(tomllib.loads(VARIED)) if isinstance(value, int)}
    assert len(found) == 16
    for path, value in found.items():
        assert re.match(rf"{value}\b", VARIED[offset(VARIED, locator.place(path)) :]), path
    assert VARIED[offset(VARIED, locator.place(("plain", "deep", "key"), KEY)) :].startswith("key = 11")
    assert VARIED[offset(VARIED, locator.place(("rows", 1))) :].startswith("[[rows]]\nkey = 14")
    assert locator.place(("rows", 1, "missing")) == locator.place(("rows", 1))
    assert locator.place(("nothing",)) == (1, 1)


names = st.text("abcdeXYZ019_-", min_size=1, max_size=6)
values = st.recursive(
    st.just(0), lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3), max_leaves=12
)


def numbered(value: Any, count: list[int]) -> Any:
    """The same value, every number another one."""
    if isinstance(value, dict):
        return {key: numbered(item, count) for key, item in value.items()}
    if isinstance(value, list):
        return [numbered(item, count) for item in value]
    count.append(0)
    return 1000 + len(count)


def inline(value: Any, gap: str) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {inline(item, " ")}' for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + "".join(f"{gap}{inline(item, gap)}," for item in value) + f"{gap}]"
    return str(value)


@given(st.dictionaries(names, values, max_size=4), st.sampled_from([" ", "\n  # no, [1]\n "]))
def test_whatever_is_nested_is_found_where_it_stands(table: dict[str, Any], gap: str) -> None:
    table = numbered(table, [])
    text = "".join(f"{key} = {inline(value, gap)}\n" for key, value in table.items() if not isinstance(value, dict))
    text += "".join(
        f"[{key}]\n" + "".join(f"{inner} = {inline(item, gap)}\n" for inner, item in value.items())
        for key, value in table.items()
        if isinstance(value, dict)
    )
    assert tomllib.loads(text) == table
    locator = Locator(text)
    for path, number in leaves(table):
        assert text[offset(text, locator.place(path)) :].startswith(str(number))


@given(st.lists(st.sampled_from(["a", "é", " ", "\n", "\\n", "\\u00e9", '\\"', "\\\\", "\\\n   ", '"x']), max_size=12))
def test_letters_of_a_string_are_found_through_its_escapes(parts: list[str]) -> None:
    text = 'before = 1\nkey = """' + "".join(parts) + 'z"""\n'
    value = tomllib.loads(text)["key"]
    locator = Locator(text)
    for n, letter in enumerate(value):
        at = offset(text, locator.place(("key",), n))
        assert text[at] in (letter, "\\")
    assert text[offset(text, locator.place(("key",), len(value) - 1))] == "z"


# ---- places of mistakes -------------------------------------------------------------------------

MISTAKES = [
    ("«oops = 1", "oops: there is no such key here"),
    ("roads = «5", "roads: a list of ways was expected, not 5"),
    ("roads = [«5]", "roads[0]: a list of ways was expected, but here is 5"),
    ('roads = ["A9 B9", "C9 «Z5"]', "roads[1]: there is no hex 'Z5' on this board (R-GEO-07)"),
    ('roads = ["A9 B9 «D9"]', "roads[0]: B9 and D9 are not neighbours (R-TER-52)"),
    ("section_lines = «[7, 30]", "section_lines: 2 rising columns from 1 to 23 were expected (O-BRD-19)"),
    ('legend = { zz = «"bunker" }', "legend.zz: there is no terrain 'bunker' to cover a hex with"),
    ('mines = [{ hex = "A9" }, { hex = «"A9" }]', "mines[1].hex: the hex A9 stands here twice"),
    ('mines = [{ hex = "A9", strength = «10 }]', "mines[0].strength: a number from 0 to 9 was expected, not 10"),
    ('mines = [«{ camp = "axis" }]', "mines[0].hex: the name of a hex is missing (R-GEO-07)"),
    ('hexes = [{ hex = "C9", tile = «"bunker" }]', "hexes[0].tile: one of open, "),
    ('hexes = [{ hex = "C9", piece = «"town" }]', "hexes[0].piece: one of none, bridge"),
    ('units = [{ hex = "A9", traits = ["boat", «"wings"] }]', "units[0].traits[1]: one of camouflaged"),
    ('units = [{ hex = "A9", figures = «true }]', "units[0].figures: a whole number was expected, not true (R-FMT-05)"),
    ("units = [{ hex = «9 }]", "units[0].hex: a word was expected, not 9"),
    ('units = [«{ hex = "C9", kind = "armor" }]', "units[0].camp: a unit that is not on the map needs"),
    ("patches = [«{ height = 1 }]", "patches[0].unit: a patch names the terrain or the unit"),
    ('patches = [{ terrain = «"swamp", height = 1 }]', "patches[0].terrain: there is no terrain 'swamp' to patch"),
    ('patches = [{ terrain = "forest", «depth = 1 }]', "patches[0].depth: there is no such field here"),
    ('patches = [{ terrain = "forest", enter = «16 }]', "patches[0].enter: a number from 0 to 15 was expected"),
    ('patches = [{ terrain = "forest", hexes = ["B7", «"C7"], closed = true }]', "there is no forest on C7"),
    ('patches = [{ unit = "armor", «hexes = ["B7"], figures = 2 }]', "patches[0].hexes: there is no such field here"),
    ('patches = [{ unit = "armor", dice = «[] }]', "patches[0].dice: a list of some numbers was expected"),
    ('patches = [{ terrain = "minefield", hexes = «["A9"], enter = 1 }]', "mines are all alike"),
]
TABLES = [
    ("[options]\nfog = «3", "options.fog: option fog is true or false, not 3 (R-ACT-27)"),
    ("[options]\n«frog = true", "options.frog: there is no option 'frog'"),
    ('[[objectives]]\nhexes = [«"Z9"]', "objectives[0].hexes[0]: there is no hex 'Z9' on this board (R-GEO-07)"),
    ('[[objectives]]\nhexes = ["A9", «"A9"]', "objectives[0].hexes[1]: the hex A9 stands here twice (R-VIC-06)"),
    ('«[[objectives]]\ncamp = "axis"', "objectives[0].hexes: an objective needs hexes or a section (R-VIC-06)"),
    ('[[objectives]]\nhexes = ["A9"]\nneed = «2', "objectives[0].need: 2 hexes are needed, but there are 1"),
    ('[[objectives]]\nhexes = ["A9", "B9"]\neach = true\nneed = «2', "each hex by itself, needs no number"),
    ('[[objectives]]\nsection = «"s4"', "objectives[0].section: this board has 3 sections (R-VIC-13)"),
    ('[[objectives]]\nhexes = ["A9"]\nsection = «"s1"', "an objective has hexes or a section, not both"),
    ('[[objectives]]\nhexes = ["A9"]\nkind = «"golden"', "objectives[0].kind: one of temporary, permanent"),
    ('«[[exits]]\nhexes = ["A1"]', "exits[0].camp: an exit is for axis or allies (R-VIC-12)"),
    ('«[[exits]]\ncamp = "axis"', "exits[0].hexes: an exit needs hexes or an edge (R-VIC-12)"),
    ('[[exits]]\ncamp = "axis"\nedge = «"left"', "exits[0].edge: one of top, bottom was expected, not 'left'"),
    ("[text.en]\nname = «5", "text.en.name: a word was expected, not 5"),
    ("[text.en]\n«title = 'x'", "text.en.title: there is no such key here; known are briefing"),
    ("[text]\nen = «'x'", "text.en: a table of texts was expected, not 'x'"),
    ("[text.«English]\nname = 'x'", "text.English: the code of a language was expected"),
]


WHERE = [
    *((f"{HEAD}{line}\n{CAMPS}", words) for line, words in MISTAKES),
    *((f"{HEAD}{CAMPS}{table}\n", words) for table, words in TABLES),
    (HEAD.replace("version = 1", "version = «2") + CAMPS, "version: this file is of format 2; this program reads"),
    (HEAD.replace("version = 1", "version = «0") + CAMPS, "version: this file is of format 0; this program reads"),
    (HEAD.replace("version = 1", "version = «'1'") + CAMPS, "version: a whole number was expected, not '1'"),
    (HEAD.replace('"standard"', '«"huge"') + CAMPS, "board.size: one of standard, overlord, breakthrough"),
    (HEAD.replace('"country"', "«[]") + CAMPS, "board.face: a word was expected, not a list"),
    (HEAD.replace('"axis"', '«"us"') + CAMPS, "first: one of axis, allies was expected, not 'us'"),
    (HEAD.replace("fo ", "«fx ") + CAMPS, "map: row 3, cell 2 (B7): no terrain has the code 'fx'"),
    (HEAD.replace("fo ", "fo+«zz ") + CAMPS, "map: row 3, cell 2 (B7): no piece or obstacle has the code 'zz'"),
    (HEAD.replace("fo ", "fo+sb+«wi ") + CAMPS, "map: row 3, cell 2 (B7): a hex holds one obstacle"),
    (HEAD.replace("fo ", "fo+sb=«y ") + CAMPS, "map: row 3, cell 2 (B7): an owner is x (axis) or o (allies)"),
    (HEAD.replace("fo ", "fo:«zI ") + CAMPS, "map: row 3, cell 2 (B7): a unit is x (axis) or o (allies)"),
    (HEAD.replace("fo ", "fo:x«? ") + CAMPS, "map: row 3, cell 2 (B7): no unit has the code '?'"),
    (HEAD.replace("fo ", "fo:xI«0 ") + CAMPS, "map: row 3, cell 2 (B7): a unit has one to nine figures, not '0'"),
    (HEAD.replace("fo ", "fo:« ") + CAMPS, "map: row 3, cell 2 (B7): a unit is x (axis) or o (allies)"),
    (HEAD.replace("..:oI\n", "..:oI «..\n") + CAMPS, "map: row 9 has 14 cells, but it should have 13"),
    (HEAD.replace(":oI\n", ":oI\n«..\n") + CAMPS, "map: 10 rows, but a board of this size has 9"),
    (HEAD.replace('map = """', 'map = «"""').replace(":oI", "") + CAMPS, "map: the allies have no unit"),
    (f'{HEAD}[camps.axis]\nedge = "bottom"\n[camps.allies]\n', "camps.axis: the two camps cannot have the same"),
    (f"{HEAD}[camps.axis]\nhand = «0\n[camps.allies]\n", "camps.axis.hand: a number from 1 to 20 was expected"),
    (f"{HEAD}[«camps.axis]\n", "camps.allies: both camps must be described"),
    (f"{HEAD}camps = «5\n", "camps: a table was expected, not 5"),
    (f"«{HEAD}", "this is no scenario: it has no camps"),
    ("«a = 1\n", "this is no scenario: it has no map"),
    ("a = 1\nb «3\n", "this is no scenario: Expected '=' after a key"),
    ("a = 1\na = 2«\n", "this is no scenario: Cannot overwrite a value"),
    ("a = «0x" + "f" * 5000 + "\n", "this is no scenario: it has no map"),
    ("a = [\n«", "this is no scenario: Invalid value"),
    ("x = 1\n«" + "a." * 60 + "a = 1\n", "this is no scenario: a key of more than 40 parts"),
]


@pytest.mark.parametrize(
    ("text", "sentence"),
    WHERE,
    ids=[str(n) for n in range(len(WHERE))],
)
def test_a_mistake_is_named_with_its_line_and_column(text: str, sentence: str) -> None:
    text, places = marked(text)
    found = problems(text)
    lines = [line for line in found if sentence in line]
    assert lines, found
    if places and "no map" not in sentence:
        assert lines[0].startswith(f"x.toml:{places[0]}: "), found
    assert len([line for line in found if "no camps" not in line and "no map" not in line]) <= 2, found


def test_all_mistakes_are_found_in_one_run_in_the_order_of_the_file() -> None:
    tables = "\n".join(table for table, _ in TABLES if "[options]" not in table and "[text" not in table)
    lines = "\n".join(("roads = [«5]", 'mines = [{ hex = «"x" }]', "ends = «7"))
    text, places = marked(HEAD.replace("fo ", "«fx ") + lines + "\n" + CAMPS + tables)
    found = problems(text)
    assert [line.split(": ")[0] for line in found] == [f"x.toml:{place}" for place in places]


def test_a_file_full_of_mistakes_says_how_many_are_not_listed() -> None:
    text = HEAD + "roads = [" + "1, " * (MOST_PROBLEMS + 7) + "]\n" + CAMPS
    found = problems(text)
    assert (len(found), found[-1]) == (MOST_PROBLEMS + 1, "x.toml: and 7 more problems")


def test_long_and_huge_values_are_shown_short() -> None:
    for value in ("0x" + "f" * 5000, '"' + "x" * 10_000 + '"', "9" * 1000, "[" * 50 + "]" * 50):
        found = problems(f"{HEAD}[camps.axis]\nhand = {value}\n[camps.allies]\n")
        assert len(found) == 1 and len(found[0]) < 200


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def test_check_prints_a_place_that_an_editor_can_follow(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text, places = marked(f"{HEAD}[camps.axis]\nhand = «99\n[camps.allies]\nmedals = «'many'\n")
    path.write_text(text, encoding="utf-8")
    result = run("check", str(path))
    assert result.exit_code == 1
    assert [line.split(": ")[0] for line in result.stdout.splitlines()] == [f"{path}:{place}" for place in places]
    path.write_text(HEAD + CAMPS, encoding="utf-8")
    assert (run("check", str(path)).exit_code, run("check", str(path)).stdout) == (0, f"{path}: ok\n")


def test_a_file_over_five_megabytes_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large.toml"
    with path.open("wb") as file:
        file.truncate(5_000_001)
    monkeypatch.setattr(Path, "read_text", lambda self, **more: pytest.fail("it was read"))
    with pytest.raises(ScenarioError, match=r"large\.toml: the file is larger than 5000000 bytes"):
        overlord.load_scenario(str(path))
    assert "larger than 5000000 bytes" in run("check", str(path)).stdout


# ---- what the format says -----------------------------------------------------------------------


@pytest.mark.rule("R-RUL-04")
def test_a_closed_hex_is_entered_by_nobody_and_all_others_of_its_kind_are_open() -> None:
    terrain = {"F5": "forest", "e4": "forest", "f6": "town"}
    top = 'patches = [{ terrain = "forest", hexes = ["F5"], closed = true }]'
    hands = {"axis-cic": ["direct-from-hq"]}
    battle = game({"E5": "axis infantry"}, terrain, top=top, hands=hands)
    play(battle, "play direct-from-hq", "order E5", "confirm")
    goals = {option.split()[-1] for option in listed(battle, "move")}
    assert "F5" not in goals and "e4" in goals
    assert refused(battle, "move E5 F5").rule == "R-RUL-04"
    assert [place.features for place in battle.view(None).hexes if place.hex == "F5"] == [("forest", "closed")]


@pytest.mark.rule("R-RUL-04")
def test_a_unit_set_up_on_a_closed_hex_leaves_it_for_good() -> None:
    top = 'patches = [{ terrain = "town", hexes = ["E5"], closed = true }]'
    hands = {"axis-cic": ["direct-from-hq"]}
    battle = game({"E5": "axis infantry"}, {"E5": "town"}, top=top, hands=hands)
    play(battle, "play direct-from-hq", "order E5", "confirm")
    assert "move E5 F5" in listed(battle, "move")
    play(battle, "move E5 F5")
    assert "move F5 E5" not in listed(battle)


@pytest.mark.rule("R-RUL-04")
@pytest.mark.parametrize("closed", [True, False])
def test_not_even_a_boat_enters_closed_water(closed: bool) -> None:
    top = f'patches = [{{ terrain = "river", hexes = ["F5"], closed = {str(closed).lower()} }}]'
    tables = '[[units]]\nhex = "E5"\ntraits = ["boat"]\n'
    hands = {"axis-cic": ["direct-from-hq"]}
    battle = game({"E5": "axis infantry"}, {"F5": "river", "e6": "river"}, top=top, tables=tables, hands=hands)
    play(battle, "play direct-from-hq", "order E5", "confirm")
    assert "move E5 e6" in listed(battle, "move")
    assert ("move E5 F5" in listed(battle, "move")) is not closed


@pytest.mark.rule("R-RUL-04")
@pytest.mark.parametrize("blocking", [True, False])
def test_only_the_blocking_form_stops_artillery_fire(blocking: bool) -> None:
    more = ", stops_artillery = true" if blocking else ""
    top = f'patches = [{{ terrain = "hill", hexes = ["E5"], closed = true{more} }}]'
    hands = {"axis-cic": ["direct-from-hq"]}
    battle = game({"D5": "axis artillery", "G5": "allies infantry"}, {"E5": "hill"}, top=top, hands=hands)
    play(battle, "play direct-from-hq", "order D5", "confirm", "done")
    assert ("battle D5 G5" in listed(battle, "battle")) is not blocking


@pytest.mark.rule("R-RUL-04")
def test_patches_of_some_hexes_add_up_and_outlast_what_is_laid_on_them() -> None:
    top = """patches = [
    { terrain = "forest", hexes = ["F5", "f6"], height = 1 },
    { terrain = "wire", hexes = ["F5"], enter = 1 },
    { terrain = "forest", hexes = ["F5"], closed = true }]"""
    rules = overlord.Game(scenario({}, {"F5": "forest+wire", "f6": "forest", "G5": "forest"}, top=top))._state
    ground = {NAME[h]: rules.ground[h] for h in rules.rules.geometry.hexes}
    assert (ground["F5"].enter, ground["F5"].height, ground["f6"].enter, ground["f6"].height) == (0, 1, 15, 1)
    assert ground["G5"].height == 0 and ground["F5"].obstacle is not None and ground["F5"].obstacle.enter == 1
    cleared = rules.rules.changed(ground["F5"])
    assert (cleared.enter, cleared.obstacle) == (0, None)
    assert rules.rules.changed(ground["F5"], tile="open").enter == 15


@pytest.mark.rule("R-VIC-04")
def test_each_hex_of_a_list_can_be_an_objective_of_its_own() -> None:
    tables = '[[objectives]]\nhexes = ["E5", "F5", "G5"]\neach = true\ncamp = "axis"\nworth = 2\n'
    goals = scenario({}, tables=tables).objectives
    assert [([NAME[h] for h in goal.hexes], goal.camp, goal.worth) for goal in goals] == [
        (["E5"], AXIS, 2),
        (["F5"], AXIS, 2),
        (["G5"], AXIS, 2),
    ]


@pytest.mark.rule("R-VIC-12")
def test_an_exit_may_be_a_whole_baseline() -> None:
    battle = scenario({}, tables='[[exits]]\ncamp = "allies"\nedge = "top"\nworth = 2\n')
    (way,) = battle.exits
    assert (way.camp, way.worth, [NAME[h] for h in way.hexes]) == (
        ALLIES,
        2,
        [f"{letter}9" for letter in "ABCDEFGHIJKLM"],
    )


def test_a_hex_of_the_list_changes_what_the_map_shows() -> None:
    top = """hexes = [{ hex = "F5", tile = "town", obstacle = "none" },
    { hex = "G5", piece = "bunker", owner = "axis" },
    { hex = "H5", owner = "either" }]"""
    battle = scenario({}, {"F5": "forest+wire", "H5": "hill+bunker=axis"}, top=top)
    found = {NAME[h]: (place.tile, place.piece, place.obstacle, place.owner) for h, place in battle.hexes.items()}
    assert found == {"F5": ("town", "", "", -1), "G5": ("open", "bunker", "", AXIS), "H5": ("hill", "bunker", "", -1)}


def test_every_field_of_every_row_can_be_patched_with_its_own_value() -> None:
    for table, rows in (("terrain", FEATURES), ("unit", UNITS)):
        for row in rows.values():
            for name in PATCH_FIELDS[table]:
                value = getattr(row, name)
                value = list(value) if isinstance(value, tuple) else value
                assert value == [] or not wrong_value(row, name, value), (row.key, name)


# ---- the schema ---------------------------------------------------------------------------------


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """Whether a value fits a schema: as much of the standard as ours uses."""
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
    if "oneOf" in schema:
        return sum(fits(value, one) for one in schema["oneOf"]) == 1
    if not isinstance(value, kinds[schema["type"]]) or (schema["type"] == "integer" and isinstance(value, bool)):
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if isinstance(value, str):
        return re.search(schema.get("pattern", ""), value) is not None
    if isinstance(value, list):
        most = schema.get("maxItems", len(value))
        return schema.get("minItems", 0) <= len(value) <= most and all(fits(item, schema["items"]) for item in value)
    if isinstance(value, dict):
        return set(schema.get("required", ())) <= set(value) and all(fits_key(*pair, schema) for pair in value.items())
    return schema.get("minimum", value) <= value <= schema.get("maximum", value)


def fits_key(key: str, value: Any, schema: dict[str, Any]) -> bool:
    if key in schema.get("properties", {}):
        return fits(value, schema["properties"][key])
    for pattern, inside in schema.get("patternProperties", {}).items():
        if re.search(pattern, key):
            return fits(value, inside)
    more = schema.get("additionalProperties", True)
    return fits(value, more) if isinstance(more, dict) else bool(more)


def test_the_schema_in_the_documents_is_that_of_the_code() -> None:
    committed = json.loads((ROOT / "docs" / "scenario.schema.json").read_text(encoding="utf-8"))
    assert committed == scenario_schema(), "run: overlord schema --scenario > docs/scenario.schema.json"
    assert json.loads(run("schema", "--scenario").stdout) == committed


@pytest.mark.parametrize("key", shipped())
def test_the_shipped_battles_fit_the_schema(key: str) -> None:
    text = (ROOT / "src" / "overlord" / "scenarios" / f"{key}.toml").read_text(encoding="utf-8")
    assert fits(tomllib.loads(text), scenario_schema())


def test_the_schema_refuses_what_the_reader_refuses() -> None:
    schema = scenario_schema()
    only_together = (
        "neighbours",
        "twice",
        "rising",
        "needed",
        "sections",
        "not both",
        "no number",
        "is not on the map",
    )
    only_together += (
        "needs hexes",
        "an exit is for",
        "there is no forest",
        "all alike",
        "'Z9'",
        "'Z5'",
        "expected, not [",
    )
    for line, sentence in MISTAKES + TABLES:
        text = f"{HEAD}{line}\n{CAMPS}" if (line, sentence) in MISTAKES else f"{HEAD}{CAMPS}{line}\n"
        if not any(words in sentence for words in only_together):
            assert not fits(tomllib.loads(marked(text)[0]), schema), line
    assert fits(tomllib.loads(HEAD + CAMPS), schema)


def test_every_key_has_a_sentence_and_a_rule_that_exists() -> None:
    from overlord.rulebook.index import rulebook

    def all_keys(rows: tuple[Key, ...]) -> list[Key]:
        return [key for row in rows for key in (row, *all_keys(row.inside))]

    for key in all_keys(TOP):
        assert key.about.endswith("."), key.name
        assert not key.rule or key.rule in rulebook(), key.name


def test_a_board_looks_as_its_file_says_or_as_what_lies_there() -> None:
    country = overlord.load_scenario("crossroads")
    assert (country.mood, country.look) == ("", "country")
    assert overlord.Game(country).view(None).mood == "country"
    said = read_scenario(country.source.replace('face = "country"', 'face = "country", mood = "ruins"'), "said")
    assert (said.mood, said.look, overlord.Game(said).view(None).mood) == ("ruins", "ruins", "ruins")
    assert read_scenario(write_scenario(said), "again").look == "ruins"
    with pytest.raises(ScenarioError, match=r"board\.mood: one of country, .* was expected, not 'gloom'"):
        read_scenario(said.source.replace('"ruins"', '"gloom"'), "wrong")
    assert overlord.load_scenario("raate-road").look == "winter"


@pytest.mark.parametrize(
    ("tiles", "mood"),
    [({"jungle": 5}, "jungle"), ({"jungle": 4}, "country"), ({"jungle": 5, "forest": 6}, "country"),
     ({"city-ruins": 6, "town": 9}, "ruins"), ({"palm-forest": 3, "rice-paddy": 2}, "jungle")],
)  # fmt: skip
def test_much_jungle_or_many_ruins_tell_the_mood(tiles: dict[str, int], mood: str) -> None:
    ground = [tile for tile, count in tiles.items() for _ in range(count)]
    assert scenario({}, dict(zip(list(NAME)[26:], ground, strict=False))).look == mood
