"""The shipped battles: each is whole, told in three languages, playable on every flank, shown truly in the gallery."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import overlord
from overlord.bots.arena import answer, bot_rng, seat_bots
from overlord.bots.random import RandomBot
from overlord.engine.model.hexes import HEX, NAME, geometry
from overlord.engine.model.names import CAMPS
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.model.state import State
from overlord.engine.queries.combat_cards.needs import is_of
from overlord.engine.tables import combat as words
from overlord.engine.tables.air import AIRPLANES
from overlord.engine.tables.combat import CombatCard
from overlord.engine.tables.units import UNITS
from overlord.library.scenarios import battles, load_scenario
from overlord.text.words import LANGUAGES

ROOT = Path(__file__).parents[2]
BATTLES = [load_scenario(key) for key in battles()]
REACH = 6  # hexes between a unit and the nearest enemy of its section at the start
FLOWING = {"river", "wide-river", "ford", "stream", "frozen-river"}
WATER = FLOWING | {"ocean", "lake", "marsh"}
THEATRES = {"urban", "winter", "jungle", "desert"}
ORDINALS = {
    "en": {2: "second", 3: "third", 4: "fourth"},
    "fr": {2: "deuxième", 3: "troisième", 4: "quatrième"},
    "es": {2: "segundo", 3: "tercer", 4: "cuarto"},
}
NUMBERS = {
    "en": {2: "two", 3: "three", 4: "four", 5: "five"},
    "fr": {2: "deux", 3: "trois", 4: "quatre", 5: "cinq"},
    "es": {2: "dos", 3: "tres", 4: "cuatro", 5: "cinco"},
}
every_battle = pytest.mark.parametrize("battle", BATTLES, ids=lambda battle: battle.key)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def first_instant(battle: ScenarioDef) -> State:
    return overlord.Game(battle, seed=1)._state


def test_there_are_battles_for_every_table() -> None:
    boards = [battle.board for battle in BATTLES]
    assert boards.count("overlord") >= 11
    assert boards.count("standard") >= 4
    assert {battle.face for battle in BATTLES} == {"country", "beach", "winter", "desert"}
    assert {battle.options.get("combat_deck") for battle in BATTLES} >= THEATRES
    assert sum(battle.options.get("air") == "on" for battle in BATTLES) >= 4
    assert any("paradrop" in battle.options for battle in BATTLES)
    assert sum(not {"combat_deck", "air", "paradrop"} & set(battle.options) for battle in BATTLES) >= 4, "plain ones"


# ---- texts ---------------------------------------------------------------------------------------


@every_battle
@every_language
def test_a_battle_has_its_texts_in_every_language(battle: ScenarioDef, lang: str) -> None:
    text = battle.text[lang]
    assert set(text) - {"rules"} == {"name", "briefing", "victory"}
    assert 1 <= len(text["name"]) <= 40
    assert 80 <= len(text["briefing"]) <= 800
    assert len(text["victory"]) <= 220, "the picture has no room for more"


@every_battle
@every_language
def test_what_a_newcomer_would_not_expect_is_told(battle: ScenarioDef, lang: str) -> None:
    rules = battle.text[lang].get("rules", "")
    assert len(rules) <= 500
    special = {"combat_deck", "air", "paradrop"} & set(battle.options)
    assert bool(rules) == bool(special)
    on_the_ground = [NAME[unit.hex] for unit in battle.units if unit.kind in AIRPLANES]
    assert [name for name in on_the_ground if name not in rules] == []
    if "paradrop" in battle.options:
        words = {"en": "In the {} turn {} more", "fr": "Au {} tour, {} parachutes", "es": "En el {} turno saltan {}"}
        turn, units = battle.options["paradrop_turn"], battle.options["paradrop_units"]
        assert words[lang].format(ORDINALS[lang][turn], NUMBERS[lang][units]) in rules


@every_battle
@every_language
def test_the_victory_text_names_every_aim_and_nothing_else(battle: ScenarioDef, lang: str) -> None:
    text = battle.text[lang]["victory"]
    begins = re.match(r"(\d+) \w+(?: \((\d+) [^)]*\b(?:Allies|Alliés|Aliados)\))?\. ", text)
    assert begins, "it begins with the number of medals, and that of the Allies if it is another"
    assert [int(begins[1]), int(begins[2] or begins[1])] == [camp.medals for camp in battle.camps]
    named = set(re.findall(r"(?<![\w])([A-Za-z][1-9])(?![\w])", text))
    aims = [{NAME[h] for h in aim.hexes} or {f"s{aim.section.bit_length()}"} for aim in battle.objectives]
    ways_out = [{NAME[h]} for way in battle.exits for h in way.hexes]
    assert [aim for aim in aims + ways_out if not aim & named] == []
    assert named <= set().union(*aims, *ways_out)


# ---- camps and ground ----------------------------------------------------------------------------


@every_battle
def test_hands_and_medals_are_sensible(battle: ScenarioDef) -> None:
    large = battle.board == "overlord"
    for camp, row in enumerate(battle.camps):
        units = [unit for unit in battle.units if unit.camp == camp and unit.kind not in AIRPLANES]
        assert row.nation
        assert (5 <= row.hand <= 12) if large else (3 <= row.hand <= 6), CAMPS[camp]
        assert (10 <= row.medals <= 16) if large else (4 <= row.medals <= 6), CAMPS[camp]
        assert (25 <= len(units) <= 45) if large else (8 <= len(units) <= 20), CAMPS[camp]
        enemy = [unit for unit in battle.units if unit.camp != camp]
        worth = sum(UNITS[unit.kind].worth if unit.worth < 0 else unit.worth for unit in enemy)
        assert worth >= row.medals, "the battle can be won by fighting alone"


@every_battle
def test_units_stand_on_ground_that_bears_them(battle: ScenarioDef) -> None:
    s = first_instant(battle)
    wrong = [
        f"{unit.kind.key} on {NAME[unit.hex]} ({s.ground[unit.hex].code})"
        for unit in s.units
        if not unit.kind.mask & (s.ground[unit.hex].enter | s.ground[unit.hex].locks) and not unit.kind.moves_on
    ]
    assert wrong == []


@every_battle
def test_every_aim_can_be_reached_on_foot(battle: ScenarioDef) -> None:
    s = first_instant(battle)
    places = [h for aim in battle.objectives for h in aim.hexes] + [h for way in battle.exits for h in way.hexes]
    assert [NAME[h] for h in places if not s.ground[h].enter & 1] == []


@every_battle
def test_every_section_has_units_of_both_camps_within_reach(battle: ScenarioDef) -> None:
    plan = geometry(battle.board)
    for section in range(plan.section_count):
        mine, theirs = (
            [u.hex for u in battle.units if u.camp == camp and plan.sections[u.hex] >> section & 1] for camp in (0, 1)
        )
        assert min(len(mine), len(theirs)) >= 2, f"s{section + 1}"
        assert min(plan.distance[a][b] for a in mine for b in theirs) <= REACH, f"s{section + 1}"


@every_battle
def test_every_flank_has_an_aim_in_it_or_next_to_it(battle: ScenarioDef) -> None:
    plan = geometry(battle.board)
    flanks = (0b000011, 0b001100, 0b110000) if battle.board == "overlord" else (0b111,)
    places = [near for aim in battle.objectives for h in aim.hexes for near in (h, *plan.neighbours[h])]
    found = [plan.sections[h] for h in places] + [aim.section for aim in battle.objectives]
    assert [flank for flank in flanks if not any(bits & flank for bits in found)] == []


@every_battle
def test_rivers_come_from_somewhere_and_go_somewhere(battle: ScenarioDef) -> None:
    plan = geometry(battle.board)
    tiles = {h: place.tile for h, place in battle.hexes.items()}
    ends = [
        NAME[h]
        for h, tile in tiles.items()
        if tile in FLOWING
        and len(plan.neighbours[h]) == 6
        and sum(tiles.get(n) in WATER for n in plan.neighbours[h]) < 2
    ]
    assert ends == []


@every_battle
def test_roads_end_at_the_edge_or_at_a_place(battle: ScenarioDef) -> None:
    plan = geometry(battle.board)
    targets = {h for aim in battle.objectives for h in aim.hexes} | {unit.hex for unit in battle.units}
    loose = [
        NAME[h]
        for h, place in battle.hexes.items()
        if place.road.bit_count() == 1 and len(plan.neighbours[h]) == 6 and place.tile == "open" and h not in targets
    ]
    assert loose == []


# ---- playing -------------------------------------------------------------------------------------


@every_battle
def test_a_stretch_at_random_goes_without_an_error(battle: ScenarioDef) -> None:
    game = overlord.Game(battle, seed=7, options={"turn_limit": 4})
    bots = {seat: RandomBot() for seat in game.seats}
    rng = bot_rng(7)
    seat_bots(game, bots)
    while questions := game.waiting():
        answer(game, questions[0], bots, rng)
    assert game.outcome is not None


# ---- the gallery ---------------------------------------------------------------------------------


def test_the_gallery_is_what_its_maker_would_write_now() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "bench.gallery", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr


def test_the_gallery_is_small_enough_to_carry() -> None:
    files = list((ROOT / "docs" / "gallery").iterdir())
    assert {path.stem for path in files if path.suffix == ".svg"} == set(battles())
    assert sum(path.stat().st_size for path in files) < 3_000_000


def test_every_hex_a_briefing_or_note_names_is_on_its_board() -> None:
    for battle in BATTLES:
        notes = " ".join(line for line in battle.source.splitlines() if line.startswith("#"))
        plan = geometry(battle.board)
        for name in re.findall(r"(?<![\w])([A-Za-z][1-9])(?![\w])", notes):
            assert plan.on_board[HEX[name]], f"{battle.key}: {name}"


# ---- Combat cards --------------------------------------------------------------------------------


def could_be_played(s: State, camp: int, card: CombatCard) -> bool:
    """Whether this camp, or for a card against an enemy the other one, has the units that the card asks for."""
    target = card.feat.target
    theirs = target.who in (words.ENEMY, words.ATTACKER, words.MOVER)

    def has(side: int, need: words.Need) -> bool:
        return any(unit.camp == side and is_of(unit, need.types) for unit in s.units)

    needs = [(1 - camp if theirs else camp, target)]
    needs += [(camp, need) for need in (target.beside, target.within) if need is not None]
    needs += [(camp if theirs else 1 - camp, need) for need in (target.against, target.enemy) if need is not None]
    return all(has(side, need) for side, need in needs if need.types)


@pytest.mark.rule("C-SPEC-02", "C-TAX-20")
@every_battle
def test_every_combat_card_finds_its_units_in_the_battle_that_uses_its_deck(battle: ScenarioDef) -> None:
    game = overlord.Game(battle)
    s = game._state
    for card in s.rules.combat_cards:
        camps = [card.camp] if card.camp in (0, 1) else [0, 1]
        assert any(could_be_played(s, camp, card) for camp in camps), card.key
