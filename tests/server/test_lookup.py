"""What people can look up: every ground and unit in three languages, and every rule by its id."""

from __future__ import annotations

import pytest

import overlord
from boards import scenario
from overlord.engine.game import Game
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNITS
from overlord.library.scenarios import load_scenario
from overlord.rulebook.index import rulebook
from overlord.server.http.answers import Entry, HandbookChanges
from overlord.server.http.lookup import changes, handbook
from overlord.text.words import LANGUAGES, plain_rules, words
from server.matches import Sitting
from server.tables import served, set_table

PATCHES = """patches = [
    { terrain = "river", fordable = true },
    { terrain = "forest", hexes = ["C9", "K7"], closed = true },
    { unit = "elite-armor", move_battle = 2, move_max = 2 },
]
"""


def patched() -> overlord.ScenarioDef:
    """A battle at a river that can be forded, with two woods that nobody enters."""
    return scenario(terrain={"E5": "river", "C9": "forest", "K7": "forest", "G5": "forest"}, top=PATCHES)


def keys(entry: Entry) -> list[str]:
    return [fact.key for fact in entry.facts]


def test_the_handbook_has_every_ground_and_every_unit() -> None:
    book = handbook()
    assert set(book.terrain) == {*TILES, *PIECES, *OBSTACLES, "minefield"}
    assert set(book.units) == set(UNITS)
    assert all(entry.facts and entry.rule in rulebook() for entry in (*book.terrain.values(), *book.units.values()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_has_words(lang: str) -> None:
    book = handbook()
    hills = changes(load_scenario("crossroads"), {"hill_sight": "open"})
    entries = (*book.terrain.values(), *book.units.values(), *hills.terrain.values())
    used = {f"effect-{fact.key}" for entry in entries for fact in entry.facts}
    found = words(lang).keys()
    assert {key for key in found if key.startswith("effect-")} == used


def test_facts_are_those_of_the_tables() -> None:
    facts = {(fact.key, fact.who, fact.n) for fact in handbook().terrain["town"].facts}
    assert {
        ("stop", (), 0),
        ("cover", ("armor",), 2),
        ("cover", ("infantry",), 1),
        ("fire-out", ("armor",), 2),
    } <= facts
    assert keys(handbook().terrain["frozen-river"]) == ["ice"]
    assert "water" not in keys(handbook().terrain["ford"])
    armor = {fact.key: fact for fact in handbook().units["armor"].facts}
    assert (armor["moves"].n, armor["moves"].of, armor["dice"].dice) == (3, 3, "3-3-3") and "overruns" in armor


# ---- what the rules of one battle say -----------------------------------------------------------


def test_a_river_that_can_be_forded_is_not_called_closed() -> None:
    assert keys(handbook().terrain["river"]) == ["water"]
    found = changes(patched(), {})
    assert set(found.terrain) == {"river"} and "water" not in keys(found.terrain["river"])
    assert keys(found.terrain["river"]) == keys(handbook().terrain["ford"])


def test_a_wood_that_is_closed_is_closed_on_its_hexes_only() -> None:
    found = changes(patched(), {})
    assert set(found.hexes) == {"C9", "K7"} and "forest" not in found.terrain
    assert "closed" in keys(found.hexes["C9"]["forest"]) and "closed" not in keys(handbook().terrain["forest"])


def test_units_that_a_battle_or_an_option_slows_down_are_told_for_their_camp() -> None:
    found = changes(patched(), {"slow_armor": "axis"})
    moves = {
        (camp, key): (fact.n, fact.of)
        for camp, table in found.units.items()
        for key, entry in table.items()
        for fact in entry.facts
        if fact.key == "moves"
    }
    assert moves["axis", "armor"] == moves["axis", "elite-armor"] == moves["allies", "elite-armor"] == (2, 2)
    assert ("allies", "armor") not in moves


def test_open_hills_are_told_where_the_table_plays_with_them() -> None:
    plain = load_scenario("crossroads")
    assert changes(plain, {}) == HandbookChanges({}, {}, {})
    assert "overlooks" in keys(changes(plain, {"hill_sight": "open"}).terrain["hill"])


def test_table_story_and_record_tell_what_their_battle_changes() -> None:
    with served() as client:
        made = set_table(client, options={"hill_sight": "open"})
        found = client.get(f"/api/tables/{made['table']}").json()["handbook"]
        assert {"key": "overlooks"} in found["terrain"]["hill"]["facts"]
        assert client.get(f"/api/tables/{made['table']}/story").json()["handbook"] == found
        game = Game(patched(), 1)
        game.end("axis", "resigned")
        told = client.post("/api/record", content=game.record()).json()["handbook"]
        assert set(told["terrain"]) == {"river"}
        assert "overlooks" not in {fact["key"] for fact in client.get("/api/learn").json()["terrain"]["hill"]["facts"]}


def test_rules_are_read_by_their_id() -> None:
    with served() as client:
        found = client.get("/api/rules/O-DIST-03").json()
        assert found["id"] == "O-DIST-03" and len(found["text"]) > 40 and found["section"]
        assert found["plain"] == {lang: plain_rules(lang).say("O-DIST-03") for lang in LANGUAGES}
        assert client.get("/api/rules/O-REQ-016").json()["plain"] == {}
        refused = client.get("/api/rules/O-NONE-99")
        assert (refused.status_code, refused.json()["key"]) == (404, "no-such-rule")
        assert client.get("/api/learn").json()["terrain"]["forest"]["rule"] == "R-TER-11"


def test_asking_why_an_answer_is_none_tells_the_rule_and_changes_nothing() -> None:
    table = Sitting()
    question = table.game.waiting()[0]
    place = next(place.number for place in table.places if question.seat in place.seats)
    table.match.join(1, place, place + 1)
    before = table.game.digest()
    (letter,) = table.match.why(1, question.id, "order A9")
    assert letter.news.refused and letter.news.refused.key and letter.news.parts == ()  # type: ignore[union-attr]
    with pytest.raises(overlord.Illegal):
        table.match.why(1, question.id + 50, "order A9")
    assert table.game.digest() == before and table.game.waiting()[0] == question
