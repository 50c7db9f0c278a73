"""What one can look up: every ground and unit in three languages, and every rule by its id."""

from __future__ import annotations

import pytest

import overlord
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNITS
from overlord.rulebook.index import rulebook
from overlord.server.http.lookup import handbook
from overlord.text.words import LANGUAGES, plain_rules, words
from server.matches import Sitting
from server.tables import served


def test_the_handbook_has_every_ground_and_every_unit() -> None:
    book = handbook()
    assert set(book["terrain"]) == {*TILES, *PIECES, *OBSTACLES, "minefield"}
    assert set(book["units"]) == set(UNITS)
    assert all(entry.facts and entry.rule in rulebook() for part in book.values() for entry in part.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_has_words(lang: str) -> None:
    keys = set(words(lang).keys())
    used = {f"effect-{fact.key}" for part in handbook().values() for entry in part.values() for fact in entry.facts}
    assert used <= keys and {key for key in keys if key.startswith("effect-")} <= used


def test_facts_are_those_of_the_tables() -> None:
    facts = {(fact.key, fact.who, fact.n) for fact in handbook()["terrain"]["town"].facts}
    assert {
        ("stop", (), 0),
        ("cover", ("armor",), 2),
        ("cover", ("infantry",), 1),
        ("fire-out", ("armor",), 2),
    } <= facts
    assert [fact.key for fact in handbook()["terrain"]["frozen-river"].facts] == ["ice"]
    assert "water" not in {fact.key for fact in handbook()["terrain"]["ford"].facts}
    armor = {fact.key: fact for fact in handbook()["units"]["armor"].facts}
    assert (armor["moves"].n, armor["moves"].of, armor["dice"].dice) == (3, 3, "3-3-3") and "overruns" in armor


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
