"""The picture: every key has a look, every look a symbol; boards are drawn whole, alike each time, and shown."""

import gzip
import math
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import overlord
from boards import scenario
from overlord.__main__ import main
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.registry import bot
from overlord.engine.files.scenario.reader import FACES
from overlord.engine.files.scenario.textboard import WIDTHS
from overlord.engine.model.ground import CLOSED
from overlord.engine.model.hexes import HEX, NAME, NOWHERE, geometry, hex_at
from overlord.engine.model.names import CAMPS
from overlord.engine.model.scenario import MOODS, ScenarioDef
from overlord.engine.tables.obstacles import MINEFIELD, OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.traits import TRAITS
from overlord.engine.tables.units import UNITS
from overlord.library.scenarios import shipped
from overlord.picture import png
from overlord.picture.bands import Bands
from overlord.picture.board import draw
from overlord.picture.colours import channels, in_mood
from overlord.picture.features import pips
from overlord.picture.ground import patch
from overlord.picture.layers import for_page
from overlord.picture.looks import looks
from overlord.picture.paper import PIXELS
from overlord.picture.places import CORNERS, centre, column, corners, grain, height, num
from overlord.picture.sheet import definitions, parts_of, symbols
from overlord.picture.subject import ground_of, subject_of
from overlord.text.words import LANGUAGES, words

SVG = "{http://www.w3.org/2000/svg}"
SHEET = Path(overlord.__file__).parent / "picture" / "symbols.svg"


def everything(face: str = "country") -> ScenarioDef:
    """One board with every tile, piece, obstacle and kind of unit, with mines, medals, exits and badges."""
    names = [NAME[hex_at(2 * c + r % 2, r)] for r in range(9) for c in range(WIDTHS["overlord"] - r % 2)]
    ground = [*TILES, *(f"river+{key}" for key in PIECES), *(f"open+{key}=axis" for key in OBSTACLES)]
    terrain = dict(zip(names, ground, strict=False))
    kinds = [f"{camp} {kind}" for kind in UNITS for camp in CAMPS]
    units = dict(zip(names[100:], kinds, strict=False))
    terrain[names[100]] = "open+bunker=allies"
    return scenario(
        units,
        terrain,
        board="overlord",
        face=face,
        top=f"""
patches = [{{ terrain = "forest", hexes = ["{names[list(TILES).index("forest")]}"], closed = true }}]
roads = ["A1 B1 C1"]
rails = ["E1 F1 G1"]
mines = [{{ hex = "K1" }}, {{ hex = "L1", camp = "axis", strength = 4 }}, {{ hex = "M1", camp = "allies" }}]
units = [{{ hex = "{names[100]}", traits = {[*TRAITS]}, nation = "gb", waits = 2, worth = 3 }}]
""",
        tables="""
[[objectives]]
hexes = ["P1", "Q1"]
[[objectives]]
hexes = ["R1"]
camp = "axis"
[[objectives]]
hexes = ["S1"]
camp = "allies"
worth = 2
[[exits]]
camp = "axis"
hexes = ["T1", "Z1"]
[[exits]]
camp = "allies"
hexes = ["A9"]
""",
    )


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)


def used_in(text: str) -> set[str]:
    return {node.get("href", "")[1:] for node in parsed(text).iter(f"{SVG}use")}


# ---- the table and the sheet --------------------------------------------------------------------


def test_every_key_of_the_engine_has_a_look_and_no_look_is_without_a_key() -> None:
    table = looks()
    for part, keys in (("terrain", TILES), ("pieces", PIECES), ("obstacles", OBSTACLES), ("units", UNITS)):
        lost = set(keys) - set(getattr(table, part))
        assert not lost, f"picture/looks.toml, [{part}], has no row for {', '.join(sorted(lost))}"
    assert set(table.terrain) == set(TILES)
    assert set(table.pieces) == set(PIECES)
    assert set(table.obstacles) == {*OBSTACLES, MINEFIELD.key, CLOSED}
    assert set(table.units) == set(UNITS)
    assert set(table.moods) == set(MOODS) and set(FACES) <= set(MOODS)
    assert set(table.camps) == set(CAMPS)
    assert set(table.badges) == {*TRAITS, "waits", "prize", "no-prize"}
    spoken = words("en").keys()
    assert {f"nation-{key}" for key in table.nations} == {key for key in spoken if key.startswith("nation-")}


def test_every_symbol_that_a_look_names_is_on_the_sheet() -> None:
    lost = looks().symbols() - set(symbols())
    assert not lost, f"picture/symbols.svg has no symbol {', '.join(sorted(lost))}"


def test_every_symbol_on_the_sheet_is_used() -> None:
    assert set(symbols()) == set[str]().union(*map(parts_of, looks().symbols()))


def test_the_rows_of_the_table_fit_each_other() -> None:
    table = looks()
    families = {way.family for way in table.ways.values()}
    for key, row in table.terrain.items():
        assert row.layer in ("ground", "wood", "way", "building"), key
        assert not row.ground or row.ground in table.grounds, key
        assert not row.way or row.way in table.ways, key
        assert set(row.mouth) <= families, key
        assert row.symbols or row.way or key == "open", key
    assert {row.along for row in table.pieces.values()} <= {"", "road", "land"}
    assert set(table.recolours) <= set(table.moods)


def test_colours_that_a_mood_exchanges_are_on_the_sheet() -> None:
    text = SHEET.read_text(encoding="utf-8")
    for exchange in looks().recolours.values():
        assert all(colour in text for colour in exchange)
    assert "#fbfdfd" in in_mood(definitions(["terrain-forest"]), "winter", False)


def test_the_two_camps_differ_in_shape_and_not_only_in_colour() -> None:
    sheet = symbols()
    for mark in ("base", "medal", "mark-mine", "mark-owner", "mark-exit"):
        shapes = [re.sub(r"#[0-9a-f]{6}", "", sheet[f"{mark}-{camp}"].split("\n", 1)[1]) for camp in CAMPS]
        assert shapes[0] != shapes[1], mark
    assert pips("axis", 4) != pips("allies", 4)
    assert [len(pips(camp, n)) for camp in CAMPS for n in (1, 4, 9)] == [1, 4, 9, 1, 4, 9]


def test_the_sheet_is_plain_drawing() -> None:
    root = ET.parse(SHEET).getroot()
    ids = [node.get("id") for node in root.iter(f"{SVG}symbol")]
    assert ids == list(symbols())
    kinds = {str(node.tag).removeprefix(SVG) for node in root.iter() if isinstance(node.tag, str)}
    assert kinds <= {"svg", "symbol", "g", "path", "circle", "ellipse", "rect", "use"}


def test_the_sheet_of_the_cards_is_plain_drawing_in_the_tint_of_the_card() -> None:
    root = ET.parse(SHEET.with_name("cards.svg")).getroot()
    ids = [str(node.get("id")) for node in root.iter(f"{SVG}symbol")]
    assert len(set(ids)) == len(ids) and not set(ids) & set(symbols())
    tints = {node.get(part) for node in root.iter() for part in ("fill", "stroke")}
    assert tints <= {None, "none", "currentColor"}, "a fixed colour would vanish where colours are forced"


# ---- places --------------------------------------------------------------------------------------


def test_neighbours_lie_one_hex_apart_and_share_a_side() -> None:
    board = geometry("overlord")
    for h in board.hexes:
        for d, n in enumerate(board.beside[h]):
            if n != NOWHERE:
                assert math.dist(centre(h), centre(n)) == pytest.approx(100)
                side = corners(h)[d], corners(h)[(d + 1) % 6]
                other = corners(n)[(d + 4) % 6], corners(n)[(d + 3) % 6]
                assert side == (pytest.approx(other[0]), pytest.approx(other[1]))


def test_the_board_fills_its_box_and_section_lines_run_through_centres() -> None:
    points = [p for h in geometry("overlord").hexes for p in corners(h)]
    assert min(p[0] for p in points) == 0 and max(p[0] for p in points) == 2600
    assert min(p[1] for p in points) == pytest.approx(0) and max(p[1] for p in points) == pytest.approx(height(9))
    assert column(7) == centre(HEX["d8"])[0]
    assert num(-0.01) == "0" and num(2.25) in ("2.2", "2.3") and num(3.0) == "3"


def test_the_grain_of_a_hex_is_always_the_same() -> None:
    values = [grain(h, "tone") for h in range(234)]
    assert values == [grain(h, "tone") for h in range(234)]
    assert 0 <= min(values) < 0.1 and 0.9 < max(values) < 1
    assert grain(0, "tone") != grain(0, "flip")


# ---- ground and ways -----------------------------------------------------------------------------


def test_a_wash_reaches_the_side_it_shares_and_keeps_off_the_others() -> None:
    board = geometry("standard")
    a, b = HEX["F5"], HEX["G5"]
    joined, other = patch(board, a, {a, b}, 0.93, 0.05), patch(board, b, {a, b}, 0.93, 0.05)
    x = centre(a)[0] + CORNERS[0][0]
    shared = {(round(p[0]), round(p[1])) for p in joined.outline if p[0] == pytest.approx(x)}
    assert len(shared) == 2
    assert shared <= {(round(p[0]), round(p[1])) for p in other.outline}
    assert max(p[0] for p in patch(board, a, {a}, 0.93, 0.05).outline) < x
    assert len(joined.free) == 1 and len(patch(board, a, {a}, 0.93, 0.05).free) == 1


def ways(battle: ScenarioDef) -> Bands:
    return Bands(subject_of(battle), looks())


def test_a_river_runs_on_from_hex_to_hex_and_off_the_board() -> None:
    water = ways(overlord.load_scenario("two-bridges")).courses["water"]
    row = [water[hex_at(2 * c, 4)] for c in range(26)]
    assert all(len(course.bands) == 1 for course in row)
    for left, right in pairwise(row):
        ends = {(round(p[0], 3), round(p[1], 3)) for p in (left.bands[0].points[0], left.bands[0].points[-1])}
        assert ends & {(round(p[0], 3), round(p[1], 3)) for p in (right.bands[0].points[0], right.bands[0].points[-1])}
    points = [p for course in row for p in course.bands[0].points]
    assert min(p[0] for p in points) == pytest.approx(0) and max(p[0] for p in points) == pytest.approx(2600)


def test_a_river_swells_between_a_stream_and_a_wide_one() -> None:
    found = ways(scenario({}, {"E5": "stream", "F5": "river", "G5": "wide-river"})).courses["water"]
    table = looks().ways
    widths = sorted((found[HEX["F5"]].bands[0].widths[0], found[HEX["F5"]].bands[0].widths[-1]))
    assert widths[0] == (table["stream"].width + table["river"].width) / 2
    assert widths[1] == (table["wide-river"].width + table["river"].width) / 2


def test_a_sharp_bend_is_no_knot() -> None:
    found = ways(scenario({}, dict.fromkeys(("D5", "E5", "e4", "E3", "D3"), "river"))).courses["water"]
    assert sum(len(course.bands) for course in found.values()) == 5


def test_a_river_runs_into_a_lake_and_dwindles_at_its_spring() -> None:
    found = ways(scenario({}, {"D5": "river", "E5": "river", "F5": "lake"})).courses["water"]
    assert set(found) == {HEX["D5"], HEX["E5"]}
    assert found[HEX["D5"]].bands[0].widths[-1] == 1.0
    assert max(p[0] for p in found[HEX["E5"]].bands[0].points) == pytest.approx(centre(HEX["F5"])[0] - 50)


@pytest.mark.parametrize(
    ("terrain", "ponds"),
    [
        ({"E5": "river", "F5": "river"}, {"E5", "F5"}),
        ({"E5": "river", "F5": "river", "E3": "river"}, {"E5", "F5", "E3"}),
        ({"E5": "river+bridge"}, set()),
        ({"E5": "river", "F5": "lake"}, set()),
        ({"A5": "river"}, set()),
        (dict.fromkeys(("E5", "F5", "e4", "f4"), "river"), {"E5", "F5", "e4", "f4"}),
        (dict.fromkeys(("D5", "E5", "F5", "G5"), "river"), set()),
    ],
)
def test_a_few_river_hexes_by_themselves_are_a_pond(terrain: dict[str, str], ponds: set[str]) -> None:
    assert {NAME[h] for h in ways(scenario({}, terrain)).ponds} == ponds


def test_a_bridge_lies_along_its_road_or_across_its_water() -> None:
    battle = scenario({}, dict.fromkeys(("F5", "K5"), "river+bridge"), top='roads = ["e6 F5 f4"]')
    found = ways(battle)
    place, turn, longer = found.crossing(HEX["F5"])
    assert math.dist(place, centre(HEX["F5"])) < 20 and 30 < turn < 90 and longer == 1.0
    assert abs(found.crossing(HEX["K5"])[1]) > 60
    section = scenario({}, {"F5": "river+bridge-section"}, top='ends = ["E5 F5 G5"]')
    assert ways(section).crossing(HEX["F5"])[1] == pytest.approx(0)
    assert ways(scenario({}, {"F5": "wide-river+bridge"})).crossing(HEX["F5"])[2] > 1


def test_a_wadi_opens_only_at_its_ends() -> None:
    found = ways(scenario({}, {"E5": "wadi", "F5": "wadi", "e4": "wadi"}, top='ends = ["D5 E5 F5 G5"]')).courses["wadi"]
    assert len(found[HEX["E5"]].bands) == 1 and len(found[HEX["F5"]].bands) == 1


# ---- whole pictures ------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_a_board_with_everything_shows_every_symbol_it_should(face: str) -> None:
    battle, table = everything(face), looks()
    text = draw(battle)
    ids = {node.get("id") for node in parsed(text).iter()}
    assert used_in(text) <= ids
    shown = {name.removeprefix("ground-") for name in used_in(text)}
    for key, row in table.terrain.items():
        assert f"terrain-{key}" in shown or key == "open", key
        assert not row.symbols or set(row.symbols) & shown, key
    rows = [row.symbol for row in table.pieces.values()]
    rows += [*table.obstacles.values(), *table.units.values(), table.nations["gb"]]
    rows += [symbol for key, symbol in table.marks.items() if key not in ("pip-lost", "figure-lost")]
    rows += table.emblems.values()
    assert set(rows) <= shown


@pytest.mark.parametrize("key", shipped())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shipped_battle_is_drawn_in_every_language(key: str, lang: str) -> None:
    battle = overlord.load_scenario(key)
    root = parsed(draw(battle, lang=lang))
    texts = [node.text or "" for node in root.iter(f"{SVG}text")]
    assert battle.text.get(lang, battle.text["en"])["name"] in texts
    assert words(lang).say("camp-axis").upper() in texts
    assert not [text for text in texts if re.match(r"(picture|terrain|unit|role|camp)-", text)]
    assert {NAME[h] for h in geometry(battle.board).hexes} <= set(texts)
    units = [node for node in root.iter(f"{SVG}g") if node.get("data-hex")]
    assert {node.get("data-hex") for node in units} == {NAME[unit.hex] for unit in battle.units}


def test_a_picture_refers_to_nothing_outside() -> None:
    text = draw(everything())
    for node in parsed(text).iter():
        assert str(node.tag).removeprefix(SVG) not in ("image", "script", "style", "foreignObject", "a")
        for name, value in node.attrib.items():
            assert not name.endswith("href") or value.startswith("#")
            assert "url(" not in value or value.startswith("url(#")
            assert not name.startswith("on")
    assert text.count("http") == 1  # the name space


def test_a_picture_is_the_same_in_every_run() -> None:
    code = (
        "import overlord; from overlord.picture.board import draw; print(draw(overlord.load_scenario('two-bridges')))"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert runs[0].decode().strip() == draw(overlord.load_scenario("two-bridges")).strip()


def test_whole_boards_fit_a_screen() -> None:
    for key, board in (("crossroads", "standard"), ("two-bridges", "overlord")):
        root = parsed(draw(overlord.load_scenario(key), legend=False))
        assert int(root.get("width", "")) <= 1440 and int(root.get("height", "")) <= 900
        assert PIXELS[board] >= 50
    twice = parsed(draw(overlord.load_scenario("crossroads"), scale=2))
    once = parsed(draw(overlord.load_scenario("crossroads")))
    assert int(twice.get("width", "")) == 2 * int(once.get("width", ""))
    assert twice.get("viewBox") == once.get("viewBox")


def test_names_units_title_and_legend_can_be_left_out() -> None:
    battle = overlord.load_scenario("crossroads")
    bare = draw(battle, names=False, units=False, title=False, legend=False)
    assert ">A9<" not in bare and "unit-infantry" not in bare and "Forest" not in bare
    assert len(re.findall("The Crossroads", bare)) == 1  # its title for those who hear it read
    assert "unit-infantry" not in draw(battle, units=False)


def test_a_unit_is_drawn_as_the_figures_it_has_left() -> None:
    game = overlord.Game(overlord.load_scenario("crossroads"), seed=4, options={"turn_limit": 12})
    play_out(game, {seat: bot("random") for seat in game.seats}, bot_rng(4))
    view = game.view(None)
    drawn = {node.get("data-hex"): node for node in parsed(draw(view)).iter(f"{SVG}g") if node.get("data-hex")}
    for unit in view.units:
        uses = [node.get("href", "").removeprefix("#") for node in drawn[unit.hex].iter(f"{SVG}use")]
        assert uses.count(looks().units[unit.kind]) == unit.figures, unit
        assert uses.count("figure-lost") == unit.strength - unit.figures, unit


def test_the_table_of_figures_has_a_place_for_each_figure() -> None:
    table = looks()
    for count, formation in table.figures.items():
        assert len(set(formation.at)) == len(formation.at) == int(count)
    for kind, row in UNITS.items():
        assert kind in table.models.single or str(row.figures) in table.figures, kind
    assert set(table.emblems) <= set(UNITS) and set(table.models.single) <= set(UNITS)


def test_a_view_is_drawn_with_its_losses_and_orders() -> None:
    game = overlord.Game(overlord.load_scenario("crossroads"), seed=4, options={"turn_limit": 12})
    play_out(game, {seat: bot("random") for seat in game.seats}, bot_rng(4))
    view = game.view(None)
    assert any(unit.figures < unit.strength for unit in view.units)
    text = draw(view, lang="fr")
    assert "figure-lost" in used_in(text)
    units = [node for node in parsed(text).iter(f"{SVG}g") if node.get("data-hex")]
    assert {node.get("data-hex") for node in units} == {unit.hex for unit in view.units}
    start = overlord.Game(everything("beach"))
    assert subject_of(start.view(None)).spots == subject_of(everything("beach")).spots


def test_a_scenario_and_its_first_view_have_the_same_units() -> None:
    battle = overlord.load_scenario("two-bridges")
    first = subject_of(overlord.Game(battle).view(None))
    assert sorted(first.units, key=lambda unit: unit.hex) == sorted(subject_of(battle).units, key=lambda unit: unit.hex)
    assert first.spots == subject_of(battle).spots and first.edges == subject_of(battle).edges


def test_figures_follow_the_patches_of_a_scenario() -> None:
    battle = scenario({"C5": "axis armor"}, top='patches = [{ unit = "armor", figures = 5 }]')
    assert next(unit.figures for unit in subject_of(battle).units if unit.kind == "armor") == 5


def test_mines_lie_face_down_and_bunkers_belong_to_those_inside() -> None:
    battle = scenario(
        {"C5": "allies infantry"}, {"C5": "open+bunker"}, top='mines = [{ hex = "E5", camp = "axis", strength = 4 }]'
    )
    subject = subject_of(battle)
    assert subject.mines[0].strength is None and subject.spots[HEX["C5"]].owner == "allies"
    assert ">?<" in draw(battle) and ">4<" not in draw(battle)


def test_the_beach_face_brings_its_own_shore() -> None:
    spots = subject_of(scenario({}, face="beach")).spots
    assert [spots[hex_at(row % 2, row)].tile for row in range(9)] == ["open"] * 4 + ["beach"] * 3 + ["ocean"] * 2


def test_a_picture_survives_whatever_a_scenario_calls_itself() -> None:
    wild = '<script>alert("x")</script> & href="#nothing" \x00\x1b]] ' * 9
    battle = replace(overlord.load_scenario("crossroads"), key=wild, text={"en": {"name": wild, "victory": wild}})
    root = parsed(draw(battle))
    assert not list(root.iter(f"{SVG}script"))
    assert parsed(draw(replace(battle, text={}))) is not None


# ---- the ground for the page ---------------------------------------------------------------------


def ground(battle: ScenarioDef, flipped: bool = False) -> list[str]:
    view = overlord.Game(battle, seed=1).view(None)
    return for_page(view.board, view.face, view.hexes, mood=view.mood, night=view.visibility < 6, flipped=flipped)


@pytest.mark.parametrize("key", ["gold-beach", "henderson-field", "tractor-works"])
def test_the_table_lies_on_the_same_ground_as_the_picture_file(key: str) -> None:
    battle = overlord.load_scenario(key)
    text = draw(battle)
    defined, *layers = ground(battle)
    assert len(layers) == 15 and all(layer in text for layer in layers)
    assert all(layer.startswith("<g ") and "\n" not in layer for layer in layers) and "\n" not in defined


@pytest.mark.parametrize("face", FACES)
def test_a_ground_brings_its_symbols_under_names_of_its_own(face: str) -> None:
    defined, *layers = ground(everything(face))
    ids = set(re.findall(r'id="([^"]+)"', "".join((defined, *layers))))
    for art in (defined, *layers):
        named = re.findall(r'(?:href="#|url\(#)([^")]+)', art)
        assert set(named) <= ids and all(name.startswith("ground-") for name in named)


def test_a_ground_seen_from_the_other_side_is_turned_and_stands_upright() -> None:
    battle = scenario(
        {}, {"A9": "forest", "F5": "river+bridge", "G5": "river"}, face="beach", top='roads = ["e6 F5 f4"]'
    )
    view = overlord.Game(battle).view(None)
    here, there = (ground_of(view.board, view.face, view.hexes, flipped=flipped) for flipped in (False, True))
    assert [h for h, spot in there.spots.items() if spot.tile == "forest"] == [HEX["M1"]]
    road = here.spots[HEX["F5"]].road
    assert there.spots[HEX["H5"]].road == (road << 3 | road >> 3) & 63 and there.spots[HEX["H5"]].piece == "bridge"
    assert [there.printed(hex_at(row % 2, row)) for row in range(9)] == ["ocean"] * 2 + ["beach"] * 3 + ["open"] * 4
    assert list(there.spots) == list(here.spots), "upper rows are drawn first"
    for layer in for_page(view.board, view.face, view.hexes, flipped=True)[1:]:
        assert all(abs(float(turn)) <= 90 for turn in re.findall(r"rotate\(([-\d.]+)\)", layer))


def test_what_is_removed_from_a_hex_changes_one_layer_only() -> None:
    before = ground(scenario({}, {"A9": "forest", "F5": "open+wire", "G5": "open+wire"}))
    after = ground(scenario({}, {"A9": "forest", "F5": "open+wire"}))
    changed = [a[:20] for a, b in zip(before, after, strict=True) if a != b]
    assert changed == ['<g class="obstacles"']


@pytest.mark.parametrize("key", shipped())
def test_the_ground_of_every_shipped_battle_is_small_enough_to_send(key: str) -> None:
    assert len(gzip.compress("\n".join(ground(overlord.load_scenario(key))).encode())) < 40_000


def test_a_pier_leads_away_from_all_the_land_around_it() -> None:
    row = {NAME[hex_at(2 * c, 8)]: "wide-river" for c in range(13)}
    layer = next(art for art in ground(scenario({}, row | {"F1": "wide-river+pier"})) if "pieces" in art)
    assert 'rotate(90)"' in layer


# ---- moods ----------------------------------------------------------------------------------------


def brightness(colour: str) -> float:
    """The relative luminance of a colour."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (n / 255 for n in channels(colour))]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(a: str, b: str) -> float:
    dark, bright = sorted((brightness(a), brightness(b)))
    return (bright + 0.05) / (dark + 0.05)


def lights(night: bool) -> dict[str, tuple[str, str, float]]:
    """The line around each kind of highlighted hex, its fill and how strong that is, as the page says."""
    found: dict[str, dict[str, str]] = {kind: {} for kind in ("pick", "go", "far", "target", "air")}
    for name in ("Lights", "Backdrop")[: 1 + night]:
        text = (Path(__file__).parents[2] / f"web/src/board/{name}.svelte").read_text(encoding="utf-8")
        for chosen, rules in re.findall(r"([^{}]+)\{([^{}]+)\}", text[text.index("<style>") :]):
            for kind in (kind for kind in found if re.search(rf"\.{kind}\b(?!\.)", chosen)):
                found[kind].update(re.findall(r"([\w-]+): ([^;]+);", rules))
    return {kind: (row["stroke"], row["fill"], float(row["fill-opacity"])) for kind, row in found.items()}


def over(colour: str, strength: float, ground: str) -> str:
    parts = zip(channels(colour), channels(ground), strict=True)
    return "#" + "".join(f"{round(a * strength + b * (1 - strength)):02x}" for a, b in parts)


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("mood", MOODS)
def test_highlights_stand_out_in_every_mood_by_day_and_by_night(mood: str, night: bool) -> None:
    """The line around a hex differs clearly from what is outside it, or from what is inside."""
    table = looks()
    grounds = table.moods[mood].tones + tuple(table.grounds[key].on(mood)[0] for key in ("hill", "wood", "town"))
    for ground in (in_mood(tone, mood, night) for tone in grounds):
        for kind, (line, fill, strength) in lights(night).items():
            inside = over(fill, strength, ground)
            assert max(contrast(line, ground), contrast(line, inside)) > 2, (kind, line, ground, inside)


def test_no_two_moods_look_alike_and_night_is_dark() -> None:
    grounds = {mood: for_page("standard", "country", (), mood=mood) for mood in MOODS}
    assert len({tuple(layers) for layers in grounds.values()}) == len(MOODS)
    for mood in MOODS:
        for tone in looks().moods[mood].tones:
            assert brightness(in_mood(tone, mood, True)) < brightness(tone) / 2
    view = overlord.Game(overlord.load_scenario("henderson-field"), seed=1).view(None)
    dark = for_page(view.board, view.face, view.hexes, mood=view.mood, night=True)
    assert draw(overlord.load_scenario("henderson-field")).count(dark[1]) == 1
    assert dark[1] != for_page(view.board, view.face, view.hexes, mood=view.mood)[1]


def test_units_keep_their_colours_in_every_mood() -> None:
    ruined = draw(replace(everything(), mood="ruins"))
    camp = looks().camps["allies"]
    assert camp.figure in ruined and camp.fill in ruined


# ---- the command ---------------------------------------------------------------------------------


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def tool(folder: Path, name: str, script: str) -> None:
    """A program of that name, first and only on the PATH."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def test_show_writes_a_picture_named_after_the_battle(here: Path) -> None:
    result = run("show", "crossroads")
    assert result.exit_code == 0 and result.output == "The picture is in crossroads.svg.\n"
    assert (here / "crossroads.svg").read_text(encoding="utf-8") == draw(overlord.load_scenario("crossroads"))


def test_show_takes_a_file_a_name_and_options(here: Path) -> None:
    (here / "mine.toml").write_text(scenario({"C5": "axis tiger"}).source, encoding="utf-8")
    result = run("--lang", "fr", "show", "mine.toml", "-o", "my board.SVG", "--no-names", "--no-legend", "--scale", "2")
    assert result.exit_code == 0 and "my board.SVG" in result.output
    text = (here / "my board.SVG").read_text(encoding="utf-8")
    assert ">A9<" not in text and "unit-tiger" in text and ">AXE<" in text
    assert "unit-" not in run_and_read(here, "--no-units")


def run_and_read(here: Path, *options: str) -> str:
    assert run("show", "crossroads", "-o", "out.svg", *options).exit_code == 0
    return (here / "out.svg").read_text(encoding="utf-8")


def test_a_battle_cannot_name_a_file_elsewhere(here: Path) -> None:
    for key, name in (("../../etc/x y", "etc-x-y.svg"), ("..", "board.svg")):
        text = scenario({}).source.replace('key = "test"', f'key = "{key}"')
        (here / "wild.toml").write_text(text, encoding="utf-8")
        assert run("show", "wild.toml").output == f"The picture is in {name}.\n"
        assert (here / name).is_file()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere"], "there is no such battle or file"),
        (["crossroads", "-o", "board.jpg"], "A picture is written as .svg or .png, and board.jpg is neither."),
        (["crossroads", "-o", "board"], "A picture is written as .svg or .png, and board is neither."),
        (["crossroads", "-o", "no/such/folder.svg"], "The file no/such/folder.svg cannot be written."),
        (["crossroads", "--scale", "0"], "0.1<=x<=8.0"),
        ([], "SCENARIO"),
    ],
)
def test_show_answers_mistakes_in_one_sentence(here: Path, arguments: list[str], sentence: str) -> None:
    result = run("show", *arguments)
    assert result.exit_code == 2 and sentence in result.stderr
    assert result.stderr.count("\n") == 1 and not list(here.iterdir())


def test_a_png_needs_a_converter(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(here / "empty"))
    result = run("show", "crossroads", "-o", "board.png")
    assert result.exit_code == 2 and not (here / "board.png").exists()
    assert result.stderr == (
        "No program on this machine turns SVG into PNG; install one of rsvg-convert, inkscape, cairosvg, chromium, "
        "google-chrome, or write board.svg.\n"
    )


@pytest.mark.skipif(os.name != "posix", reason="the converters of this test are shell scripts")
def test_the_first_converter_that_works_makes_the_png(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = here / "tools"
    tools.mkdir()
    monkeypatch.setenv("PATH", str(tools), prepend=None)
    tool(tools, "rsvg-convert", "exit 3")
    result = run("show", "crossroads", "-o", "board.png")
    assert result.exit_code == 2 and result.stderr == "rsvg-convert could not turn the picture into board.png.\n"
    tool(tools, "chromium", 'for word; do case $word in --screenshot=*) echo "$*" > "${word#*=}";; esac; done')
    assert png.converters() == ["rsvg-convert", "chromium"]
    assert run("show", "crossroads", "-o", "board.png").exit_code == 0
    root = parsed(draw(overlord.load_scenario("crossroads")))
    called = (here / "board.png").read_text(encoding="utf-8")
    assert f"--window-size={root.get('width')},{root.get('height')} " in called and called.endswith("board.svg\n")
    assert run("show", "crossroads", "-o", "no/folder.png").stderr == "The file no/folder.png cannot be written.\n"


@pytest.mark.skipif(not png.converters(), reason="no converter on this machine")
def test_a_real_converter_makes_a_real_png(here: Path) -> None:
    assert run("show", "two-bridges", "-o", "board.png").exit_code == 0
    assert (here / "board.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_has_help_in_every_language(lang: str) -> None:
    text = " ".join(run("show", "--lang", lang, "--help").output.split())
    assert "cli-" not in text and words(lang).say("cli-show-no-names") in text
