"""Overlays: a small file of ours beside a community file adds the rules its prose demands; the original stays."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import overlord
from overlord.__main__ import main
from overlord.engine.files.scenario.reader import read_overlay, read_scenario
from overlord.engine.model.hexes import HEX, NAME
from overlord.engine.model.names import ALLIES, AXIS
from overlord.engine.model.scenario import ScenarioError
from overlord.library.scenarios import import_scenario

FOLDER = Path(__file__).parent / "m44"
WHOLE = """version = 1
first = "axis"
roads = ["A5 B5"]
without = ["exits"]
patches = [{ terrain = "forest", closed = true }]
[camps.allies]
medals = 13
[[hexes]]
hex = "C5"
tile = "town"
[[units]]
hex = "a8"
worth = 2
traits = ["boat"]
[[units]]
hex = "F5"
kind = "armor"
camp = "axis"
[[mines]]
hex = "G5"
camp = "axis"
[[objectives]]
hexes = ["C5", "D5"]
need = 1
[[exits]]
camp = "allies"
edge = "top"
[options]
fog = true
[text.en]
briefing = "Ours."
[text.fr]
name = "Le nôtre"
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def small(**more: object) -> str:
    """A community file: an Axis unit on a8, an Allied one on a2, an exit and whatever is given."""
    hexes = [
        {"row": 1, "col": 1, "unit": {"name": "infger"}},
        {"row": 7, "col": 1, "unit": {"name": "tankus"}},
        {"row": 8, "col": 0, "tags": [{"name": "tag4", "behavior": "EXIT_MARKER", "side": "AXIS"}]},
        {"row": 8, "col": 2, "tags": [{"name": "medal2"}]},
    ]
    game = {"side_player1": "AXIS", "side_player2": "ALLIES", "starting": "PLAYER2", "cards_player1": 5}
    game |= {"cards_player2": 6, "victory_player1": 5, "victory_player2": 4, "country_player1": "DE"}
    board = {"type": "STANDARD", "face": "COUNTRY", "hexagons": hexes}
    texts = {"en": {"name": "Small", "rules": "The river is fordable. Air Rules are in effect.", "victory": "4 medals"}}
    return json.dumps({"game_info": game, "board": board, "text": texts, **more})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "small.m44").write_text(small(), encoding="utf-8")
    return tmp_path


def test_an_overlay_changes_what_it_names_and_nothing_else(folder: Path) -> None:
    under = import_scenario(folder / "small.m44").scenario
    over = read_overlay(WHOLE, "small.overlay.toml", under)
    assert (over.first, under.first) == (AXIS, ALLIES)
    assert over.camps == (under.camps[0], replace(under.camps[1], medals=13))
    units = {NAME[unit.hex]: unit for unit in over.units}
    assert (units["a8"].worth, units["a8"].traits, units["a8"].kind) == (2, ("boat",), "infantry")
    assert units["a2"] == next(unit for unit in under.units if unit.camp == ALLIES)
    assert (units["F5"].kind, units["F5"].camp) == ("armor", AXIS)
    assert over.objectives[0] == under.objectives[0] and len(over.objectives) == 2
    assert [(way.camp, len(way.hexes)) for way in under.exits] == [(AXIS, 1)]
    assert [(way.camp, len(way.hexes)) for way in over.exits] == [(ALLIES, 13)]
    assert over.options == {**under.options, "fog": True}
    assert over.hexes[HEX["C5"]].tile == "town" and over.hexes[HEX["A5"]].road
    assert over.text["en"] == {**under.text["en"], "briefing": "Ours."}
    assert over.text["fr"] == {"name": "Le nôtre"}
    assert read_overlay("", "x", under) == under


def test_it_is_found_beside_the_file_whichever_of_the_two_is_opened(folder: Path) -> None:
    before = (folder / "small.m44").read_bytes()
    assert overlord.load_scenario(str(folder / "small.m44")).camps[1].medals == 4
    (folder / "small.overlay.toml").write_text(WHOLE, encoding="utf-8")
    for name in ("small.m44", "small.overlay.toml"):
        battle = overlord.load_scenario(str(folder / name))
        assert battle.camps[1].medals == 13
        assert overlord.Game.replay(overlord.Game(battle, seed=1).record()).waiting()  # the record holds it all
    assert (folder / "small.m44").read_bytes() == before
    assert run("check", str(folder / "small.m44"), str(folder / "small.overlay.toml")).exit_code == 0
    picture = folder / "board.svg"
    assert run("show", str(folder / "small.m44"), "-o", str(picture)).exit_code == 0
    assert "Closed" not in picture.read_text(encoding="utf-8") and "Armor" in picture.read_text(encoding="utf-8")


def test_import_merges_it_and_no_longer_asks_for_what_it_says(folder: Path) -> None:
    written = folder / "mine.toml"
    bare = run("import", str(folder / "small.m44"), "-o", str(written))
    assert "to be added by hand" in bare.output and "small.overlay.toml beside the original" in bare.output
    assert "“fordable”" in bare.output or "fordable" in bare.output
    elsewhere = folder / "elsewhere.toml"
    elsewhere.write_text(WHOLE + '[[hexes]]\nhex = "E5"\ntile = "ford"\n', encoding="utf-8")
    merged = run("import", str(folder / "small.m44"), "--overlay", str(elsewhere), "-o", str(written))
    assert merged.exit_code == 0 and "fordable" not in merged.output and "Air Rules" in merged.output
    found = overlord.load_scenario(str(written))
    assert (found.camps[1].medals, found.hexes[HEX["E5"]].tile) == (13, "ford")
    assert read_scenario(written.read_text(encoding="utf-8")).options["fog"] is True


def test_a_unit_beneath_can_be_taken_away(folder: Path) -> None:
    under = import_scenario(folder / "small.m44").scenario
    text = '[[units]]\nhex = "a8"\ngone = true\n[[units]]\nhex = "b8"\nkind = "armor"\ncamp = "axis"\n'
    assert [NAME[unit.hex] for unit in read_overlay(text, "x", under).units] == ["a2", "b8"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("versoin = 1\n", "1:1: versoin: there is no such key here; known are camps, command_deck, ends"),
        ('version = 1\nmap = "x"\n', "2:1: map: there is no such key here"),
        ("version = 2\n", "1:11: version: this file is of format 2; this program reads format 1"),
        ('[[units]]\nhex = "E5"\ngone = true\n', "3:8: units[0].gone: there is no unit on E5"),
        ('[[units]]\nhex = "a8"\ngone = true\n', "1:3: units: the axis have no unit"),
        ('[[units]]\nhex = "E5"\n', "1:1: units[0].kind: a unit that is not on the map needs its kind"),
        ('[camps.axis]\nedge = "bottom"\n', "1:8: camps.axis: the two camps cannot have the same edge"),
        ('without = ["medals"]\n', "1:12: without[0]: one of objectives, exits"),
        ("[[exits]]\ncamp = 1\nedge = 'top'\n", "2:8: exits[0].camp: a word was expected, not 1 (R-VIC-12)"),
        ("first = axis\n", "1:9: this is no scenario: Invalid value"),
    ],
)
def test_its_mistakes_have_their_place_in_it(folder: Path, text: str, problem: str) -> None:
    path = folder / "small.overlay.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        overlord.load_scenario(str(folder / "small.m44"))
    assert caught.value.problems[0].startswith(f"{path}:{problem}")
    for name in ("small.m44", "small.overlay.toml"):
        result = run("check", str(folder / name))
        assert result.exit_code == 1 and f"{path}:{problem}" in result.stdout


def test_an_overlay_over_nothing_says_so(tmp_path: Path) -> None:
    path = tmp_path / "lost.overlay.toml"
    path.write_text("", encoding="utf-8")
    sentence = f"{path}: this overlay lies over nothing: there is no lost.m44 or lost.json beside it"
    assert run("check", str(path)).stdout == sentence + "\n"
    assert run("play", str(path)).stderr == sentence + ".\n"
    (tmp_path / "lost.M44").write_text(small(), encoding="utf-8")
    assert run("check", str(path)).stdout == f"{path}: ok\n"


def test_an_overlay_that_is_not_there_or_too_large_is_one_sentence(folder: Path) -> None:
    none = folder / "none.toml"
    result = run("import", str(folder / "small.m44"), "--overlay", str(none))
    assert (result.exit_code, result.stderr) == (2, f"There is no file {none}.\n")
    with (folder / "small.overlay.toml").open("wb") as file:
        file.truncate(5_000_001)
    assert "small.overlay.toml: the file is larger than 5000000 bytes" in run("check", str(folder / "small.m44")).stdout


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.m44")), ids=lambda path: path.stem)
def test_any_file_takes_an_overlay(path: Path) -> None:
    under = import_scenario(path).scenario
    over = read_overlay('[text.es]\nname = "Nuestra"\n', "x", under)
    assert replace(over, text=under.text) == under
