"""Scenarios of the community's editor: every quirk of its files, read from small files of our own (tests/m44)."""

import json
import random
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import overlord
from overlord.__main__ import main
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.random import RandomBot
from overlord.engine.files.scenario.reader import read_scenario
from overlord.engine.model.hexes import HEX, NAME
from overlord.engine.model.names import ALLIES, AXIS, NOBODY
from overlord.engine.model.scenario import HexDef, ObjectiveDef, ScenarioDef, ScenarioError, UnitDef
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNITS
from overlord.library.importers.m44.names import BADGES, FEATURES
from overlord.library.importers.m44.reader import Imported, read_m44
from overlord.library.importers.notes import told
from overlord.library.importers.writer import write_scenario
from overlord.library.scenarios import import_scenario, shipped
from overlord.picture.board import draw
from overlord.text.words import LANGUAGES, words

FOLDER = Path(__file__).parent / "m44"
FILES = sorted(FOLDER.glob("*.m44"))
PLAYABLE = [path for path in FILES if path.stem != "breakthrough"]

Json = dict[str, object]
GAME = json.loads(
    """{"starting": "PLAYER1", "side_player1": "AXIS", "side_player2": "ALLIES", "date_begin": "1944-06-06",
    "cards_player1": 4, "cards_player2": 5, "victory_player1": 6, "victory_player2": 7}"""
)


def opened(stem: str) -> Imported:
    return import_scenario(FOLDER / f"{stem}.m44")


def board(*hexagons: Json, game: Json | None = None, top: Json | None = None, size: str = "STANDARD") -> Imported:
    """A file with these hexes and one unit a camp far away from them."""
    units: list[Json] = [
        {"row": 0, "col": 24, "unit": {"name": "infger"}},
        {"row": 8, "col": 24, "unit": {"name": "infus"}},
    ]
    values: Json = {
        "game_info": {
            **GAME,
            **(game or {}),
        },
        "board": {"type": size, "face": "COUNTRY", "hexagons": [*units, *hexagons]},
        **(top or {}),
    }
    return read_m44(json.dumps(values), "board.m44")


def at(found: Imported, name: str) -> HexDef:
    return found.scenario.hexes.get(HEX[name], HexDef())


def unit(found: Imported, name: str) -> UnitDef:
    return next(unit for unit in found.scenario.units if unit.hex == HEX[name])


def keys(found: Imported) -> dict[str, tuple[str, ...]]:
    """The notes: their keys, each with its hexes."""
    return {note.key: note.hexes for note in found.notes}


def by_hand(found: Imported) -> dict[str, str]:
    return {note.key: note.where for note in found.notes if note.where}


def names(hexes: tuple[int, ...]) -> list[str]:
    return [NAME[h] for h in hexes]


def same(found: Imported) -> bool:
    """What is written reads back to the same definition."""
    text = found.toml(words("en"))
    return replace(read_scenario(text, found.name), digest="", source="") == found.scenario


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["import", *arguments])


# ---- top level ----------------------------------------------------------------------------------


@pytest.mark.rule("R-FMT-01")
def test_a_file_is_its_five_parts_and_every_other_key_is_named() -> None:
    found = opened("untidy")
    assert found.scenario.key == "untidy"
    assert found.scenario.text == {"en": {"name": "Untidy", "victory": "6 medals"}}
    unknown = [dict(note.values)["name"] for note in found.notes if note.key == "unknown-key"]
    assert unknown == ["mood", "game_info.weather", "colour", "text.author"]


@pytest.mark.rule("R-FMT-02")
def test_player1_sits_at_the_top_whichever_camp_it_is() -> None:
    axis, allies = opened("untidy").scenario.camps
    assert (allies.edge, allies.hand, allies.medals, allies.nation) == (0, 5, 6, "us")
    assert (axis.edge, axis.hand, axis.medals, axis.nation) == (1, 4, 4, "de")
    axis, allies = opened("ways").scenario.camps
    assert (axis.edge, allies.edge, allies.nation) == (0, 1, "su")
    assert [opened(stem).scenario.first for stem in ("ways", "armies")] == [ALLIES, AXIS]


@pytest.mark.rule("R-FMT-02")
@pytest.mark.parametrize(
    ("game", "edges"),
    [
        ({"side_player1": "allies", "side_player2": "axis"}, (1, 0)),
        ({"side_player1": None, "side_player2": "\\AXIS"}, (1, 0)),
        ({"side_player1": "", "side_player2": []}, (0, 1)),
        ({"side_player1": "AXIS", "side_player2": "AXIS"}, (0, 1)),
    ],
)
def test_the_seats_are_found_from_what_there_is(game: Json, edges: tuple[int, int]) -> None:
    camps = board(game=game).scenario.camps
    assert (camps[0].edge, camps[1].edge) == edges


@pytest.mark.rule("R-FMT-02")
def test_a_missing_first_player_is_asked_for() -> None:
    assert by_hand(board(game={"starting": "HEADS"}))["no-first"] == "first"
    assert by_hand(opened("untidy"))["no-first"] == "first"
    assert board(game={"starting": "\\player2"}).scenario.first == ALLIES


@pytest.mark.parametrize("path", PLAYABLE, ids=lambda path: path.stem)
def test_every_file_reads_back_to_the_same_definition(path: Path) -> None:
    assert same(import_scenario(path))


@pytest.mark.parametrize("key", shipped())
def test_the_writer_writes_the_shipped_battles_too(key: str) -> None:
    battle = overlord.load_scenario(key)
    again = read_scenario(write_scenario(battle), key)
    assert replace(again, digest="", source="") == replace(battle, digest="", source="")


@pytest.mark.parametrize("path", PLAYABLE, ids=lambda path: path.stem)
def test_every_file_opens_directly_and_is_fought_to_the_end(path: Path) -> None:
    battle = overlord.load_scenario(str(path))
    game = overlord.Game(battle, seed=3, options={"turn_limit": 20})
    play_out(game, {seat: RandomBot() for seat in game.seats}, bot_rng(3))
    assert game.outcome is not None
    again = overlord.Game.replay(game.record()).outcome
    assert again is not None and (again.winner, again.reason) == (game.outcome.winner, game.outcome.reason)


# ---- untidiness ---------------------------------------------------------------------------------


@pytest.mark.rule("R-FMT-04")
def test_an_untidy_board_is_put_in_order() -> None:
    found = opened("untidy")
    assert (found.scenario.board, found.scenario.face) == ("standard", "winter")
    assert at(found, "A9").tile == "forest" and unit(found, "A9").figures == 3
    assert at(found, "G5").tile == "town" and unit(found, "G5").kind == "armor"
    assert [names(objective.hexes) for objective in found.scenario.objectives] == [["G5"]]
    assert at(found, "K1").obstacle == "sandbags"
    assert unit(found, "a2").kind == "artillery"


@pytest.mark.rule("R-FMT-04")
def test_nothing_is_dropped_silently() -> None:
    notes = keys(opened("untidy"))
    assert notes["hex-twice"] == notes["two-on-hex"] == ("G5",)
    assert notes["unknown-terrain"] == ("M1",)
    assert notes["unknown-unit"] == notes["unknown-tag"] == ("L1",)
    assert notes["vehicle"] == ("K1",)
    assert notes["unknown-badge"] == notes["unknown-behavior"] == ("a2",)
    assert {"key-twice", "off-board", "not-a-table", "stray-option", "captions-left", "taken"} <= notes.keys()


@pytest.mark.rule("R-FMT-04")
def test_wrapped_lists_and_the_seam_of_an_overlord_board() -> None:
    found = opened("overlord")
    assert found.scenario.board == "overlord"
    assert at(found, "Z9").tile == "forest" and at(found, "m8").tile == "hill"
    assert [names(objective.hexes) for objective in found.scenario.objectives] == [["m6"]]


@pytest.mark.rule("R-FMT-04")
def test_a_board_without_its_type_is_known_by_its_size() -> None:
    sizes = [board({"row": row, "col": col}, size="").scenario.board for row, col in ((8, 0), (0, 50), (16, 0))]
    assert sizes == ["standard", "overlord", "breakthrough"]


def test_a_byte_order_mark_and_other_unicode_do_no_harm(tmp_path: Path) -> None:
    text = (FOLDER / "ways.m44").read_text(encoding="utf-8")
    for encoding in ("utf-8-sig", "utf-16", "utf-32"):
        path = tmp_path / "ways.m44"
        path.write_bytes(text.encode(encoding))
        assert import_scenario(path).scenario == opened("ways").scenario
    path.write_bytes(b"{\xff\xfe\xff")
    with pytest.raises(ScenarioError, match="not a text file"):
        import_scenario(path)


def test_many_remarks_of_one_kind_are_one_note() -> None:
    found = board(*({"row": 2, "col": col, "terrain": {"name": "lava"}} for col in range(0, 26, 2)))
    text = next(told(note, words("en")) for note in found.notes if note.key == "unknown-terrain")
    assert text == (
        "The terrain lava is unknown and left out. (A7, B7, C7, D7, E7, F7, G7, H7, I7, J7, K7, L7 and 1 more)"
    )
    found = board(*({"row": 2, "col": 2, "terrain": {"name": f"lava{n}"}} for n in range(1000)))
    assert len(found.notes) <= 301


# ---- terrain ------------------------------------------------------------------------------------

EDITOR_NAMES = """
woods wforest hills dhill whill buildings wvillage bled pvillage river curve riverFR riverFL riverY pmouth pond road
droad roadcurve wroad droadcurve roadFL roadFR roadY wroadcurve roadX droadFR droadFL droadX wroadFL wroadFR wroadY
wroadX pjungle hedgerow wriver wcurved wriverFR mountain rail wrail railcurve wrailcurve railFL railFR railX wrailFR
railroad wrailroad dridge marshes wmarshes lakeA lakeB lakeC price wruins pcave pmcave descarpment pairfield
pairfieldX dairfieldX dairfield wairfield airfieldX airfield cairfield coast coastcurve pbeach highground church
wchurch fortress factory wfactory hillroad hillcurve ptrenches wtrenches oasis wadi wcurve pheadquarter dcamp
palmtrees station whillvillage wravine ravine cravine dam whillforest cemetery camp phospital lighthouse barracks
depot powerplant radar wcastle bridge wbridge pbridge pontoon wpontoon brkbridge railbridge wrailbridge ppier bunker
pbunker dbunker wbunker casemate ford roadblock wroadblock droadblock abatis dragonteeth sand wire hedgehog
pdestroyer loco wagon barge pcarrier
"""


@pytest.mark.rule("R-FMT-04")
def test_every_name_of_the_editor_has_a_meaning_here() -> None:
    unknown = [name for name in EDITOR_NAMES.split() if name.lower() not in FEATURES]
    assert unknown == []
    ours = {"tile": TILES, "piece": PIECES, "obstacle": OBSTACLES, "unit": UNITS}
    wrong = [name for name, feature in FEATURES.items() if feature.key not in ours.get(feature.layer, {feature.key})]
    assert wrong == []


@pytest.mark.rule("R-FMT-04")
@pytest.mark.parametrize("layer", ["terrain", "rect_terrain", "obstacle"])
def test_a_name_means_the_same_in_every_layer(layer: str) -> None:
    for name in EDITOR_NAMES.split():
        found = board({"row": 4, "col": 8, layer: {"name": name.upper(), "orientation": "2"}})
        feature = FEATURES[name.lower()]
        place = at(found, "E5")
        laid = {"tile": place.tile, "piece": place.piece, "obstacle": place.obstacle}
        # An empty bunker is a field bunker.
        expected = "field-bunker" if feature.key == "bunker" else feature.key
        assert laid.get(feature.layer, expected) == expected, name
        assert same(found)


@pytest.mark.rule("R-FMT-07")
@pytest.mark.parametrize(
    ("name", "tile"),
    [
        *(("a6", "bluff"), ("b6", "cliff"), ("c6", "hill"), ("d6", "steep-hill"), ("e6", "impassable-hill")),
        *(("f6", "blocking-hill"), ("A5", "ford"), ("B5", "stream"), ("C5", "wide-river"), ("D5", "oasis")),
    ],
)
def test_behaviours_make_other_tiles(name: str, tile: str) -> None:
    assert at(opened("bunkers"), name).tile == tile


@pytest.mark.rule("R-FMT-07", "R-RUL-04")
def test_impassable_tiles_stay_what_they_are_and_a_patch_closes_their_hexes() -> None:
    found = opened("bunkers")
    assert [(patch.key, patch.changes, names(patch.hexes)) for patch in found.scenario.patches] == [
        ("forest", (("enter", 0),), ["a4", "b4"]),
        ("mountain", (("enter", 0), ("stops_artillery", True)), ["e4"]),
        ("town", (("enter", 0),), ["c4"]),
    ]
    assert (at(found, "a4").tile, at(found, "c4").tile, at(found, "d4").tile) == ("forest", "town", "town")


@pytest.mark.rule("R-FMT-07")
def test_behaviours_that_need_a_hand_name_their_place() -> None:
    found = opened("bunkers")
    places = {dict(note.values)["name"]: note.where for note in found.notes if note.key == "behavior"}
    assert places == {
        "OASIS_RECOVERY": "patches = [{ terrain = …, recovery = 1 }]",
        "CAN_BE_BLOWN": "[options] blow_bridges",
        "ONE_MEDAL_IF_BLOWN": "[[objectives]]",
        "HEADQUARTER": "[[objectives]]",
    }
    assert by_hand(found)["properties"] == "patches"


@pytest.mark.rule("R-FMT-11")
def test_the_owner_of_a_bunker() -> None:
    found = opened("bunkers")
    assert (at(found, "A9").piece, at(found, "A9").owner) == ("bunker", AXIS)  # of the unit that stands there
    assert (at(found, "B9").piece, at(found, "B9").owner) == ("bunker", AXIS)  # named, whoever stands there
    assert (at(found, "C9").piece, at(found, "C9").owner) == ("field-bunker", NOBODY)  # empty
    assert at(found, "D9").piece == "field-bunker"
    assert at(found, "E9").piece == "fortress"
    assert keys(found)["empty-bunker"] == ("C9", "F7")


@pytest.mark.rule("R-FMT-11")
def test_a_bunker_without_an_owner_does_not_take_that_of_the_sea_wall_before_it() -> None:
    found = opened("bunkers")
    assert (at(found, "F7").piece, at(found, "F7").obstacle, at(found, "F7").owner) == (
        "field-bunker",
        "sea-wall",
        AXIS,
    )
    assert (at(found, "G7").piece, at(found, "G7").owner) == ("bunker", ALLIES)  # of the unit that stands there


@pytest.mark.rule("R-FACE-01", "R-TER-42")
def test_a_fortress_laid_on_the_beach_or_in_the_sea_replaces_it() -> None:
    battle = overlord.Game(opened("bunkers").scenario)
    for name in ("M1", "M3"):
        place = next(place for place in battle.view(None).hexes if place.hex == name)
        assert place.features == ("open", "fortress")


@pytest.mark.rule("R-FMT-11")
def test_owners_of_sea_walls_and_tents() -> None:
    found = opened("bunkers")
    assert (at(found, "A7").obstacle, at(found, "A7").owner) == ("sea-wall", ALLIES)
    assert at(found, "D7").owner == ALLIES
    assert keys(found)["two-owners"] == ("C7", "G7")
    missing = {dict(note.values)["thing"]: note.hexes for note in found.notes if note.key == "no-owner"}
    assert missing == {"sea-wall": ("B7",), "headquarters-tent": ("E7",)}


# ---- ways ---------------------------------------------------------------------------------------

EAST, NORTHEAST, NORTHWEST, WEST, SOUTHWEST, SOUTHEAST = (1 << d for d in range(6))


@pytest.mark.rule("R-FMT-10")
@pytest.mark.parametrize(
    ("name", "orientation", "mask"),
    [
        ("wadi", 1, EAST | WEST),
        ("wadi", 2, NORTHEAST | SOUTHWEST),
        ("wadi", 3, NORTHWEST | SOUTHEAST),
        ("wadi", 4, EAST | WEST),
        ("wcurve", 1, NORTHEAST | SOUTHEAST),
        ("wcurve", 2, NORTHWEST | EAST),
        ("wcurve", 5, SOUTHEAST | WEST),
        ("wcurve", 6, EAST | SOUTHWEST),
    ],
)
def test_a_wadi_opens_where_its_orientation_says(name: str, orientation: int, mask: int) -> None:
    found = board({"row": 4, "col": 8, "terrain": {"name": name, "orientation": orientation}})
    assert at(found, "E5").ends == mask


@pytest.mark.rule("R-FMT-10")
@pytest.mark.parametrize(
    ("shape", "mask"),
    [
        ("", EAST | WEST),
        ("curve", NORTHEAST | SOUTHEAST),
        ("FL", EAST | NORTHEAST | WEST),
        ("FR", EAST | WEST | SOUTHEAST),
        ("X", EAST | NORTHEAST | WEST | SOUTHWEST),
        ("Y", EAST | NORTHWEST | SOUTHWEST),
    ],
)
def test_a_road_runs_where_its_shape_says(shape: str, mask: int) -> None:
    around = [(4, 10, 1), (3, 9, 2), (3, 7, 3), (4, 6, 1), (5, 7, 2), (5, 9, 3)]
    beside = [{"row": r, "col": c, "terrain": {"name": "road", "orientation": o}} for r, c, o in around]
    found = board({"row": 4, "col": 8, "terrain": {"name": f"road{shape}"}}, *beside)
    assert at(found, "E5").road == mask
    assert same(found)


@pytest.mark.rule("R-FMT-10", "R-RUL-10")
def test_roads_and_rails_join_where_both_tiles_are_open() -> None:
    text = opened("ways").toml()
    assert '"C9 D9 E9"' in text
    assert '"D9 d8 E7 D7"' in text  # over the bridge
    assert '"c6 C5 b4"' in text  # over the level crossing
    assert 'rails = ["A5 B5 C5 D5 E5 e4 F3"]' in text  # through the station, over the railroad bridge


@pytest.mark.rule("R-FMT-10")
def test_ends_lead_out_of_a_wadi_but_not_into_the_side_of_another() -> None:
    found = opened("ways")
    assert '"f8 G7 g6 G5"' in found.toml()
    assert at(found, "f6").ends == SOUTHWEST


@pytest.mark.rule("R-RUL-01")
def test_bridge_sections_turn_like_every_other_piece() -> None:
    found = opened("ways")
    assert '"K7 j6 J5 i4"' in found.toml()
    assert at(found, "K3").ends == EAST | WEST
    assert keys(found)["bridge-ends"] == ("K3",)
    assert keys(found)["orientation"] == ("i2",)


@pytest.mark.rule("R-RUL-02")
def test_a_pacific_bridge_is_an_ordinary_one_and_a_ford_lies_over_the_river() -> None:
    assert at(board({"row": 4, "col": 8, "rect_terrain": {"name": "pbridge"}}), "E5").piece == "bridge"
    assert at(opened("ways"), "k2").tile == "ford"


# ---- units --------------------------------------------------------------------------------------


@pytest.mark.rule("R-FMT-05")
@pytest.mark.parametrize(
    ("name", "camp", "kind", "figures"),
    [
        ("A9", AXIS, "infantry", 0),
        ("B9", AXIS, "special-forces", 0),
        ("C9", AXIS, "armor", 4),
        ("D9", AXIS, "elite-armor", 0),
        ("E9", AXIS, "tiger", 0),
        ("c8", AXIS, "armor", 0),
        ("d8", AXIS, "infantry", 0),
        ("g8", AXIS, "infantry", 0),
        ("c2", ALLIES, "special-forces", 3),
        ("k2", ALLIES, "infantry", 0),
        ("A1", ALLIES, "destroyer", 0),
    ],
)
def test_a_unit_is_its_name_and_its_figures(name: str, camp: int, kind: str, figures: int) -> None:
    found = unit(opened("armies"), name)
    assert (found.camp, found.kind, found.figures) == (camp, kind, figures)


@pytest.mark.rule("R-FMT-05", "R-NAT-01")
def test_nations_follow_from_suffix_badge_and_country() -> None:
    found = opened("armies")
    assert [camp.nation for camp in found.scenario.camps] == ["fi", "us"]
    nations = {NAME[u.hex]: u.nation for u in found.scenario.units if u.nation}
    assert nations == {"b8": "it", "c8": "it", "d8": "jp", "d2": "gb", "e2": "su", "j2": "ca", "k2": "cn"}
    assert found.scenario.options == {"commonwealth": "allies", "japanese_army": "axis"}
    french = board(game={"country_player2": "FR"})
    assert (french.scenario.camps[1].nation, french.scenario.units[1].nation) == ("fr", "")


@pytest.mark.rule("R-FMT-06")
@pytest.mark.parametrize("late", [False, True])
def test_badges_change_the_unit_and_the_date_its_weapon(late: bool) -> None:
    classes = {"inf": "infger", "inf2": "inf2ger", "tank": "tankger", "tank2": "tank2ger", "gun": "gunger"}
    game: Json = {"date_begin": "1943-01-01" if late else "1942-12-31"}
    for badge, row in BADGES.items():
        for group in row.classes:
            place: Json = {"row": 4, "col": 8, "unit": {"name": classes[group], "badge": f"badge{badge}"}}
            assert unit(board(place, game=game), "E5").kind == (row.late if late else row.early)


@pytest.mark.rule("R-FMT-06")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *(("F9", "big-gun"), ("G9", "ski-troops"), ("H9", "sniper"), ("I9", "anti-tank-gun-early")),
        *(("J9", "mortar-early"), ("K9", "machine-gun-early"), ("L9", "heavy-anti-tank-gun")),
        *(("a2", "french-resistance"), ("b2", "french-resistance"), ("d2", "combat-engineers"), ("e2", "cavalry")),
        *(("f2", "flame-tank"), ("g2", "mobile-artillery"), ("e8", "armor"), ("f8", "armor")),
    ],
)
def test_badges_of_one_file(name: str, kind: str) -> None:
    assert unit(opened("armies"), name).kind == kind


@pytest.mark.rule("R-FMT-06")
def test_badges_without_effect_and_without_meaning() -> None:
    for badge in (1, 2, 4, 9, 10, 22, 24, 25, 38):
        found = board({"row": 4, "col": 8, "unit": {"name": "inf2us", "badge": f"badge{badge}"}})
        assert unit(found, "E5").kind == "special-forces" and found.notes == ()
    notes = keys(opened("armies"))
    assert (notes["badge-misplaced"], notes["badge-no-rules"]) == (("e8",), ("f8",))
    assert "no-date" in keys(
        board({"row": 4, "col": 8, "unit": {"name": "infus", "badge": "badge41"}}, game={"date_begin": ""})
    )


@pytest.mark.rule("R-FMT-07")
def test_behaviours_and_equipment_of_units() -> None:
    found = opened("armies")
    assert unit(found, "E9").traits == ("ignores-one-flag",)
    assert (unit(found, "M9").kind, unit(found, "M9").figures) == ("slow-armor", 0)
    assert (unit(found, "a8").kind, unit(found, "a8").figures, unit(found, "a8").worth) == ("slow-armor", 4, 2)
    assert unit(found, "h2").traits == ("boat",)
    assert (unit(found, "i2").traits, unit(found, "i2").waits) == (("camouflaged",), 3)
    assert unit(found, "j2").traits == ("cannot-exit",)
    assert {"ace", "equipment", "maybe-resistance", "star-on-unit", "most-medals"} == by_hand(found).keys()
    assert keys(found)["no-rules"] == ("B1",)
    assert (keys(found)["two-on-hex"], keys(found)["camouflage-alone"]) == (("C1",), ("D1",))


def test_trains_belong_to_the_bottom_unless_an_owner_is_named() -> None:
    found = opened("ways")
    assert (unit(found, "e4").kind, unit(found, "e4").camp) == ("locomotive", ALLIES)
    assert (unit(found, "F3").kind, unit(found, "F3").camp) == ("wagon", AXIS)


# ---- medals, mines, exits, options --------------------------------------------------------------


@pytest.mark.rule("R-FMT-08")
def test_medals_with_their_payload_and_group() -> None:
    h = HEX
    assert opened("goals").scenario.objectives[:10] == (
        ObjectiveDef((h["A9"],)),
        ObjectiveDef((h["B9"],), ALLIES, "permanent", 2),
        ObjectiveDef((h["C9"], h["D9"], h["E9"]), AXIS, need=2),
        ObjectiveDef((h["G9"],), ALLIES, "last-to-occupy", sole_control=True),
        ObjectiveDef((h["H9"],), AXIS, turn_start=True),
        ObjectiveDef((h["I9"], h["J9"], h["K9"]), AXIS, worth=3, majority=True),
        ObjectiveDef((h["L9"], h["M9"]), ALLIES, need=1),
        ObjectiveDef((h["a8"],), AXIS, "permanent"),
        ObjectiveDef((h["b8"], h["c8"]), ALLIES, majority=True),
        ObjectiveDef((h["d8"],), AXIS),
    )


@pytest.mark.rule("R-FMT-08")
@pytest.mark.parametrize(
    ("tag", "camp"),
    [("medal0", NOBODY), *((f"medal{n}", ALLIES) for n in (1, 4, 6)), *((f"medal{n}", AXIS) for n in (2, 3, 5, 7))],
)
def test_the_camp_of_a_medal(tag: str, camp: int) -> None:
    assert board({"row": 4, "col": 8, "tags": [{"name": tag}]}).scenario.objectives[0].camp == camp


@pytest.mark.rule("R-FMT-08")
def test_two_medals_on_a_hex_are_two_objectives_but_a_doubled_hex_is_one() -> None:
    place: Json = {"row": 4, "col": 8, "tags": [{"name": "medal1"}, {"name": "medal1"}]}
    assert board(place).scenario.objectives == board(place, place).scenario.objectives
    assert len(board(place).scenario.objectives) == 2


def test_sudden_death_and_cleared_sections() -> None:
    h = HEX
    assert opened("goals").scenario.objectives[10:] == (
        ObjectiveDef((h["A9"], h["B9"], h["a8"]), ALLIES, need=2, sudden_death="entry"),
        *(ObjectiveDef((), ALLIES, section=bit) for bit in (1, 2, 4)),
    )
    some = {"empty_section_medals": {"side": "AXIS", "sections": [0]}}
    assert by_hand(board(game={"options": some}))["section-medals"] == '[[objectives]] section = "s1"'
    torn = {"condition": [{"group_sudden_death": {"side": "AXIS", "number": 9, "group": ["A1"]}}]}
    assert "sudden-death-unread" in by_hand(board(game={"victory": torn}))


@pytest.mark.rule("R-FMT-09")
def test_a_mine_is_of_the_camp_that_laid_it() -> None:
    found = opened("goals")
    assert {NAME[mine.hex]: mine.camp for mine in found.scenario.mines} == {"a6": AXIS, "b6": NOBODY, "c6": ALLIES}
    assert keys(found)["mine-of-nobody"] == ("b6",)
    assert [NAME[mine.hex] for mine in found.scenario.mines if mine.decoy] == ["c6"]


def test_exits_are_gathered_by_camp() -> None:
    found = opened("goals")
    exits = [(way.camp, names(way.hexes), way.worth, way.infantry_worth) for way in found.scenario.exits]
    assert exits == [(AXIS, ["A1", "B1", "C1"], 1, 2), (ALLIES, ["G1"], 1, 2)]
    assert by_hand(found)["exit-of-nobody"] == "[[exits]]"
    assert keys(found)["exit-unmarked"] == ("G1",)


@pytest.mark.rule("R-FMT-03")
def test_options_become_ours() -> None:
    assert opened("goals").scenario.options == {
        "air_power_as_bombard": True,
        "air_strikes": "allies",
        "blitz": True,
        "blow_bridges": "axis",
        "blow_bridges_beside": True,
        "commissar": "allies",
        "gung_ho": "allies",
        "italian_army": "axis",
        "italian_high_command": "axis",
        "night": "falling",
        "night_camp": "axis",
        "slow_armor": "allies",
    }
    assert opened("untidy").scenario.options == {"desert": True, "slow_armor": "both"}


@pytest.mark.rule("R-FMT-03")
@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ({"british_commonwealth": True}, {"commonwealth": "allies"}),
        ({"north_african_desert_rules": 1}, {"desert": True}),
        ({"night_visibility_rules": "true"}, {"night": "rising"}),
        ({"blitz_rules": "false", "gung_ho": 0, "italy_royal_army": []}, {}),
        ({"blowbridge_opt2": True}, {"blow_bridges": "both"}),
    ],
)
def test_single_options(theirs: Json, ours: Json) -> None:
    assert board(game={"options": theirs}).scenario.options == ours


@pytest.mark.rule("R-FMT-03")
def test_options_without_rules_and_unknown_ones_are_named() -> None:
    notes = opened("goals").notes
    without = [dict(note.values)["name"] for note in notes if note.key == "option-no-rules"]
    assert without == ["airdrop", "supply_train_rules", "smoke_screen", "must_have_unit_exit"]
    assert [dict(note.values)["name"] for note in notes if note.key == "unknown-option"] == ["dinner_at_eight"]
    assert {"deck-runs-out", "hill-air-strikes", "group", "star"} <= by_hand(opened("goals")).keys()


def test_what_only_the_prose_says_is_listed_with_its_place() -> None:
    found = opened("overlord")
    hints = {dict(note.values)["words"]: note.where for note in found.notes if note.key == "prose-hint"}
    assert hints == {
        "exit the board": "[[exits]]",
        "fordable": 'patches = [{ terrain = "river", fordable = true }]',
        "permanent": '[[objectives]] kind = "permanent"',
        "two medals": "[[objectives]] worth, [[units]] worth",
        "Air Rules": '[options] air = "on"',
        "night attack": "[options] night",
    }
    assert {"prose-rules", "prose-victory", "caption"} <= by_hand(found).keys()
    assert found.scenario.text["en"]["rules"].startswith('Rivers are fordable.\tSay "aye" \\ no.\nThe night')
    assert found.scenario.text["de"] == {"name": "Zwei Hälften"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_has_its_words(path: Path, lang: str) -> None:
    for note in import_scenario(path).notes:
        text = told(note, words(lang))
        assert words(lang).has(f"import-{note.key}") and "{$" not in text and "\n" not in text


# ---- refusals -----------------------------------------------------------------------------------

BREAKTHROUGH = (
    "this is a Breakthrough board of 13 by 17 hexes; it can be shown, "
    "but only standard and Overlord boards can be played"
)


def test_a_breakthrough_board_is_loaded_and_shown_and_not_played() -> None:
    found = opened("breakthrough")
    assert (found.scenario.board, len(found.scenario.units)) == ("breakthrough", 3)
    assert keys(found)["unknown-terrain"] == ("M1",)
    battle = overlord.load_scenario(str(FOLDER / "breakthrough.m44"))
    assert replace(battle, digest="", source="") == found.scenario
    picture = draw(battle)
    assert picture.count("<text") > 213 and ">M17</text>" in picture and ">A1</text>" in picture
    with pytest.raises(ValueError, match="this is a Breakthrough board") as caught:
        overlord.Game(battle)
    assert str(caught.value) == BREAKTHROUGH


def test_no_command_plays_a_breakthrough_board(tmp_path: Path) -> None:
    file = str(FOLDER / "breakthrough.m44")
    for command in (["play", file], ["simulate", file], ["balance", file, "--games", "1"]):
        result = CliRunner().invoke(main, command)
        assert (result.exit_code, result.stdout) == (2, "")
        assert BREAKTHROUGH in result.stderr and result.stderr.count("\n") == 1
    shown = CliRunner().invoke(main, ["show", file, "-o", str(tmp_path / "board.svg")])
    assert shown.exit_code == 0 and (tmp_path / "board.svg").stat().st_size > 10_000
    assert CliRunner().invoke(main, ["check", file]).output == f"{file}: ok\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "x:1:1: this is no scenario: Expecting value"),
        ('{"board":\n  oops}', "x:2:3: this is no scenario: Expecting value"),
        ("[]", "x: this is no scenario: an object was expected, not […]"),
        ("{}", "x: this is no scenario: it holds no board with hexes"),
        ('{"board": {"hexagons": []}}', "x: this is no scenario: it holds no board with hexes"),
        ('{"campaignId": 4, "scenarios": {}}', "x: this file lists the scenarios of a campaign"),
        ('{"board": {"hexagons": [{"row": 0, "col": 0}]}}', "x: the axis have no unit"),
        ("[" * 100_000, "x: this is no scenario: it is nested too deeply"),
        ('{"board": ' + "9" * 5000 + "}", "x: this is no scenario: Exceeds the limit"),
        ("{" + " " * 5_000_000, "x: the file has 5000001 characters"),
    ],
)
def test_what_is_no_scenario_is_refused_in_one_sentence(text: str, problem: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_m44(text, "x")
    assert len(caught.value.problems) == 1
    assert caught.value.problems[0].startswith(problem)


def test_a_large_file_is_refused_by_its_size_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "large.m44"
    with path.open("wb") as file:
        file.truncate(5_000_001)
    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail("it was read"))
    with pytest.raises(ScenarioError, match=r"large\.m44: the file is larger than 5000000 bytes"):
        overlord.load_scenario(str(path))


# ---- fuzz ---------------------------------------------------------------------------------------

ODD: list[object] = [
    *(None, True, False, 0, -1, 7, 10**30, -(10**12), 1e308, float("inf"), float("nan"), 2.5),
    *("", "x", "\\", "\x00\x1b[31m\ud800", "9" * 400, "a" * 300, "5", "ALLIES", "medal1", "infger", "bridge"),
    *([], {}, [[]], [{}], [None], {"item": []}, {"0": {}}, {"item": {"item": {}}}, {"name": []}),
]


def places(value: object) -> list[tuple[object, object]]:
    """Every container of a JSON value with each of its keys."""
    found: list[tuple[object, object]] = []
    left = [value]
    while left:
        container = left.pop()
        inside = container.items() if isinstance(container, dict) else enumerate(container)  # type: ignore[arg-type]
        for key, item in inside:
            found.append((container, key))
            if isinstance(item, dict | list):
                left.append(item)
    return found


def survives(text: str) -> bool:
    """Whether it is a scenario at all; if so it reads back to itself."""
    try:
        found = read_m44(text, "fuzz.m44")
        back = read_scenario(found.toml(words("fr")), "fuzz")
    except ScenarioError:
        return False
    assert replace(back, digest="", source="") == found.scenario
    if back.board != "breakthrough":
        overlord.Game(back, seed=1)
    return True


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_odd_values_anywhere_do_no_harm(path: Path) -> None:
    source = path.read_text(encoding="utf-8-sig")
    rng = random.Random(path.stem)
    alive = 0
    for _ in range(60):
        values = json.loads(source)
        for _ in range(rng.choice((1, 1, 3, 30))):
            container, key = rng.choice(places(values))
            odd = deepcopy(rng.choice(ODD))
            if isinstance(container, dict) and rng.random() < 0.2:
                container["odd" + str(key)] = odd
            else:
                container[key] = odd  # type: ignore[index]
        alive += survives(json.dumps(values))
    assert alive


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_cut_and_torn_files_do_no_harm(path: Path) -> None:
    source = path.read_text(encoding="utf-8-sig")
    rng = random.Random(path.stem)
    for _ in range(60):
        start, end = sorted(rng.randrange(len(source)) for _ in range(2))
        assert not survives(source[:end])
        survives(source[:start] + source[end:])
        survives(source[:start] + rng.choice(('"', "{", "]", ",", ":[", "\x00", "1e9999")) + source[start:])


def test_deep_values_do_no_harm() -> None:
    for depth in (100, 400, 700, 900, 1000, 5000):
        deep = "[" * depth + "]" * depth
        record = f'{{"row": 0, "col": 0, "unit": {{"name": "infger", "badge": {deep}}}, "tags": [{deep}]}}'
        survives(f'{{"board": {{"hexagons": [{record}, {record}], "labels": {deep}}}, "text": {deep}}}')


def test_a_file_full_of_tokens_is_read_in_time() -> None:
    tags = [{"name": f"tag{n}"} for n in range(50_000)]
    found = board({"row": 4, "col": 8, "tags": tags}, {"row": 4, "col": 8, "tags": tags})
    assert keys(found)["many-tags"] == ("E5",)


# ---- the commands -------------------------------------------------------------------------------


def test_the_command_writes_our_file_and_prints_the_notes(tmp_path: Path) -> None:
    output = tmp_path / "mine.toml"
    result = run(str(FOLDER / "goals.m44"), "-o", str(output))
    assert result.exit_code == 0
    assert result.stdout.startswith("Goals: standard board, Axis units 1, Allied units 1, notes 18\n")
    assert "  to be added by hand: the exit marker does not say whose it is (H1) → [[exits]]\n" in result.stdout
    assert "Additions go into the file written here, or into goals.overlay.toml beside the original.\n" in result.stdout
    assert result.stdout.endswith(f"Written: {output}\n")
    text = output.read_text(encoding="utf-8")
    assert "\n# to be added by hand: the exit marker" in text
    assert replace(overlord.load_scenario(str(output)), digest="", source="") == opened("goals").scenario


def test_the_command_prints_the_scenario_without_an_output() -> None:
    result = run(str(FOLDER / "ways.m44"), "--lang", "fr")
    assert result.exit_code == 0
    assert read_scenario(result.stdout, "ways.m44").units == opened("ways").scenario.units
    assert "# à ajouter à la main\u00a0:" in result.stdout
    assert result.stderr.startswith("Ways\u00a0: plateau standard")


def test_the_command_writes_a_breakthrough_board_and_says_that_it_is_not_played(tmp_path: Path) -> None:
    output = tmp_path / "mine.toml"
    result = run(str(FOLDER / "breakthrough.m44"), "-o", str(output))
    assert result.exit_code == 0
    assert result.stdout.startswith("A long way: Breakthrough board, Axis units 1, Allied units 2, notes 2\n")
    assert "only standard and Overlord boards can be played.\n" in result.stdout
    assert overlord.load_scenario(str(output)).board == "breakthrough"


def test_mistakes_at_the_command_are_one_sentence(tmp_path: Path) -> None:
    assert run(str(tmp_path / "none.m44")).stderr == f"There is no file {tmp_path / 'none.m44'}.\n"
    torn = tmp_path / "torn.m44"
    torn.write_text("{", encoding="utf-8")
    assert run(str(torn)).exit_code == 2
    assert run(str(torn)).stderr.startswith(f"{torn}:1:2: this is no scenario: ")
    nowhere = tmp_path / "none" / "mine.toml"
    assert run(str(FOLDER / "ways.m44"), "-o", str(nowhere)).stderr == f"The file {nowhere} cannot be written.\n"


def test_make_samples_fails_on_any_problem(tmp_path: Path) -> None:
    def samples() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "bench.samples", str(tmp_path), "--games", "1", "--jobs", "1"]
        return subprocess.run(command, capture_output=True, text=True, cwd=FOLDER.parents[2], check=False)

    for stem in ("ways", "breakthrough"):
        (tmp_path / f"{stem}.m44").write_bytes((FOLDER / f"{stem}.m44").read_bytes())
    good = samples()
    assert (good.returncode, good.stdout.splitlines()[-1]) == (0, "2 files, 0 with problems")
    (tmp_path / "torn.json").write_text("{", encoding="utf-8")
    bad = samples()
    assert bad.returncode == 1
    assert "torn.json:1:2: this is no scenario" in bad.stdout


def test_a_definition_without_anything_special_is_a_short_file() -> None:
    plain = ScenarioDef("plain", units=(UnitDef("infantry", AXIS, 0), UnitDef("infantry", ALLIES, 26)))
    text = write_scenario(plain)
    assert len(text.splitlines()) < 32 and "[[" not in text
    assert replace(read_scenario(text), digest="", source="") == plain
