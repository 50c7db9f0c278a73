"""What the page takes from Python when it is built: facts that are true, and answers that match their types."""

from __future__ import annotations

import json
import re
from typing import get_args

import msgspec
import pytest

from overlord.engine.model.options import OPTIONS
from overlord.engine.tables.combat_effects import EFFECTS
from overlord.library.scenarios import shipped
from overlord.server.http.answers import (
    Catalogue,
    Drawn,
    Handbook,
    Me,
    MyTables,
    RuleText,
    StoryPage,
    TableAnswer,
)
from overlord.server.http.catalogue import OFTEN
from overlord.server.http.decks import DEEDS
from overlord.server.http.page_types import facts, schema
from overlord.server.live.wire import Pace
from overlord.table.time.pace import SPEEDS
from overlord.text.words import LANGUAGES
from server.tables import served, set_table

MEANING_OTHERS = {"roll", "choice"}  # effects that only contain others


def told(name: str) -> object:
    """A fact as the page gets it."""
    found = re.search(rf"^export const {name} = (.*?) as const$", facts(), re.MULTILINE | re.DOTALL)
    assert found, name
    return json.loads(found[1])


def test_every_effect_of_a_combat_card_has_a_picture() -> None:
    lost = set(EFFECTS) - MEANING_OTHERS - set(DEEDS)
    assert not lost, f"DEEDS of server/http/decks.py has no picture for {', '.join(sorted(lost))}"
    assert set(DEEDS) == set(EFFECTS) - MEANING_OTHERS


def test_the_options_shown_first_exist() -> None:
    assert set(OFTEN) <= set(OPTIONS)


def test_a_page_may_ask_for_every_speed_and_no_other() -> None:
    assert get_args(msgspec.structs.fields(Pace)[0].type) == tuple(SPEEDS)


def test_facts_are_written_as_the_page_reads_them() -> None:
    assert told("LANGUAGES") == list(LANGUAGES)
    assert told("DEEDS") == DEEDS
    assert told("SEATING") == {
        "1": [["cic", "left", "center", "right"]],
        "2": [["cic", "left", "center", "right"]] * 2,
        "3": [["cic", "center"], ["left"], ["right"]],
        "4": [["cic"], ["left"], ["center"], ["right"]],
    }
    assert told("SIDES_OF_DIE") == {"I": 2, "A": 1, "G": 1, "F": 1, "S": 1}


def test_no_two_types_share_a_name() -> None:
    assert [name for name in json.loads(schema())["definitions"] if "overlord" in name] == []


def same(content: bytes, kind: type[msgspec.Struct]) -> bool:
    """Whether an answer has exactly the fields of its type."""
    return bool(json.loads(msgspec.json.encode(msgspec.json.decode(content, type=kind))) == json.loads(content))


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/battles", Catalogue),
        ("/api/learn", Handbook),
        ("/api/rules/O-DIST-03", RuleText),
        ("/api/me", Me),
        ("/api/tables", MyTables),
        ("/api/tables/{table}", TableAnswer),
        ("/api/tables/{table}/story", StoryPage),
    ],
)
def test_answers_are_what_their_types_say(path: str, kind: type[msgspec.Struct]) -> None:
    with served() as client:
        made = set_table(client, options={"combat_deck": "urban"})
        found = client.get(path.format(table=made["table"]))
        assert found.status_code == 200 and same(found.content, kind)


def test_links_are_what_their_types_say() -> None:
    with served() as client:
        made = set_table(client)
        found = client.post("/api/code", json={"link": made["watch"]})
        assert same(found.content, Drawn)


def test_battles_bring_all_their_texts() -> None:
    with served() as client:
        found = client.get("/api/battles").json()["battles"]
    assert {battle["key"] for battle in found} >= set(shipped())
    assert all(battle["text"]["en"]["briefing"] for battle in found)
