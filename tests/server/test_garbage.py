"""Garbage on the socket gets a clear refusal or a close, and nobody else at the table notices."""

from __future__ import annotations

import ast
import contextlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

import overlord
from overlord.server.guard.identity import clean, clean_talk
from overlord.server.guard.rate_limits import Bucket, Buckets
from overlord.server.live.opening import OLDER_RULES
from overlord.server.live.wire import DECODE, LARGEST, FromPage
from overlord.text.words import LANGUAGES, words
from server.tables import Page, friend, page, served, set_table

NOT_MESSAGES = [
    "",
    "{",
    "[]",
    "null",
    "3",
    '"act"',
    "{}",
    '{"type":"dance"}',
    '{"type":"act"}',
    '{"type":"act","question":"1","action":"pass"}',
    '{"type":"act","question":1e400,"action":"pass"}',
    '{"type":"act","question":1,"action":{"type":"dance"}}',
    '{"type":"act","question":1,"action":{"type":"order"}}',
    '{"type":"act","question":1,"action":"' + "x" * 300 + '"}',
    '{"type":"act","question":1,"action":"pass","seat":"axis-cic"}',
    '{"type":"seat","place":0,"do":"steal"}',
    '{"type":"pace","speed":"light"}',
    '{"type":"undo","many":9}',
    "[" * 5000,
]
REFUSED = [
    ({"type": "act", "question": 999_999, "action": "pass"}, "stale-question"),
    ({"type": "act", "question": -1, "action": {"type": "pass"}}, "stale-question"),
    ({"type": "why", "question": 0, "action": "pass"}, "stale-question"),
    ({"type": "say", "channel": "heaven", "text": "hello"}, "no-such-channel"),
    ({"type": "say", "channel": "camp", "text": " \u0000 "}, "message-length"),
    ({"type": "say", "channel": "camp", "text": "I am the enemy", "seat": "allies-cic"}, "not-your-place"),
    ({"type": "signal", "channel": "table", "signal": "attack-at-dawn"}, "no-such-signal"),
    ({"type": "signal", "channel": "heaven", "signal": "thanks"}, "no-such-channel"),
    ({"type": "signal", "channel": "heaven", "signal": "holding"}, "no-such-channel"),
    ({"type": "signal", "channel": "table", "signal": "holding"}, "signal-not-here"),
    ({"type": "signal", "channel": "camp", "signal": "thanks"}, "signal-not-here"),
    ({"type": "signal", "channel": "generals", "signal": "holding"}, "channel-not-here"),
    ({"type": "signal", "channel": "table", "signal": "thanks", "hex": "A1"}, "signal-without-place"),
    ({"type": "signal", "channel": "camp", "signal": "holding", "hex": "Z99"}, "off-board"),
    ({"type": "signal", "channel": "camp", "signal": "holding", "hex": "t4"}, "off-board"),
    ({"type": "signal", "channel": "table", "signal": "thanks", "seat": "allies-cic"}, "not-your-place"),
    ({"type": "seat", "place": 7, "do": "bot"}, "no-such-place"),
    ({"type": "seat", "place": 1, "do": "take"}, "not-your-place"),
    ({"type": "seat", "place": 1, "do": "bot"}, "not-your-camp"),
    ({"type": "name", "name": "\u202e\u0000 "}, "name-first"),
    ({"type": "standing", "windows": ["react-defend", "dance"]}, "no-such-window"),
]


def closed(mine: Page) -> int:
    """The code with which the server closes the socket."""
    with pytest.raises(WebSocketDisconnect) as caught:
        while True:
            mine.frame()
    return caught.value.code


def alone(mine: Page) -> None:
    """The other reader only learns that this one is gone, and can still answer."""
    assert not mine.frame()["table"]["places"][0]["online"] and mine.last["told"] == []
    assert mine.act()["told"]


def test_what_is_no_message_is_refused_and_then_no_longer_listened_to() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        other = friend(client, made["places"][0]["link"])
        with page(client, made["table"]) as mine, page(other, made["table"]) as theirs:
            theirs.frame()
            mine.frame()
            mine.frame()
            for text in NOT_MESSAGES:
                theirs.socket.send_text(text)
                assert theirs.frame()["key"] == "not-a-message", text[:80]
            theirs.socket.send_bytes(b"\xff\xfe")
            assert theirs.frame()["key"] == "not-a-message"
            theirs.socket.send_text("again")
            assert closed(theirs) == 4400
            alone(mine)


def test_messages_that_make_no_sense_now_are_refused_with_their_reason() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        other = friend(client, made["places"][0]["link"])
        with page(client, made["table"]) as mine, page(other, made["table"]) as theirs:
            theirs.frame()
            foreign = mine.frame()["asked"][0]
            mine.frame()
            stood = client.app.state.tables.opened(made["table"]).match.game.digest()  # type: ignore[attr-defined]
            theirs.send("act", question=foreign["question"], action=foreign["options"][0])
            assert theirs.frame()["key"] == "stale-question"  # another seat's question
            mine.send("act", question=foreign["question"], action="order A9")
            assert mine.frame()["type"] == "refused"
            for message, key in REFUSED:
                theirs.socket.send_json(message)
                assert theirs.frame()["key"] == key
            live = client.app.state.tables.opened(made["table"]).match  # type: ignore[attr-defined]
            assert live.game.digest() == stood
            assert mine.act()["type"] == "update"
            mine.send("act", question=foreign["question"], action=foreign["options"][0])
            assert mine.until("refused")["key"] == "stale-question"  # answered already


def test_a_large_message_closes_the_page_that_sent_it() -> None:
    with served() as client:
        made = set_table(client)
        with page(client, made["table"]) as mine:
            mine.socket.send_text("x" * (LARGEST + 1))
            assert closed(mine) == 1009
        with page(client, made["table"]) as again:
            assert again.frame()["type"] == "update"


def test_a_flood_closes_the_page_that_sent_it_and_nobody_else_notices() -> None:
    with served(rate=20) as client:
        made = set_table(client, open=["axis"])
        other = friend(client, made["places"][0]["link"])
        with page(client, made["table"]) as mine, page(other, made["table"]) as theirs:
            mine.frame()
            mine.frame()
            for _ in range(1000):
                theirs.send("why", question=1, action="pass")
            assert closed(theirs) == 4429
            alone(mine)


def test_people_cannot_set_tables_without_end() -> None:
    with served(rate=20) as client:
        codes = [client.put("/api/me", json={"name": "Ada"}).status_code for _ in range(70)]
        assert codes[0] == 200 and codes[-1] == 429
        assert client.get("/api/battles").status_code == 200


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_whatever_comes_in_is_a_message_or_a_value_error(content: bytes | str) -> None:
    with contextlib.suppress(ValueError):
        assert isinstance(DECODE(content), FromPage)


def test_buckets_fill_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 1, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 1.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    many = Buckets(1, 0)
    assert [many.take(who) for who in ("a", "a", "b")] == [True, False, True]


def test_what_people_write_stays_text() -> None:
    assert clean(" A\u0000d\ta \u200f\u202e" + "x" * 99) == "A d a " + "x" * 34
    assert clean_talk("one\ntwo\u0007 three\r\nfour") == "one\ntwo three\nfour"
    assert clean("Zoë 🎲 <b>") == "Zoë 🎲 <b>"


# ---- words --------------------------------------------------------------------------------------


def keys_used() -> set[str]:
    """Every key of the refusals and notes of table and server."""
    found: set[str] = set()
    for folder in ("table", "server"):
        for path in (Path(overlord.__file__).parent / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    found.update(_keys(node.func.id, node.args))
    return found


def _keys(name: str, arguments: list[Any]) -> list[str]:
    """The possible keys of a call: one, or one of two."""
    at = {"Illegal": 0, "Refused": 0, "Denied": 1, "_hang_up": 1, "_refuse": 1, "Unopenable": 0}.get(name)
    if at is None or len(arguments) <= at:
        return []
    given = arguments[at]
    ways = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
    named = {"OLDER_RULES": OLDER_RULES}
    found = [way.value if isinstance(way, ast.Constant) else named.get(getattr(way, "id", "")) for way in ways]
    return [key for key in found if isinstance(key, str)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_table_has_words(lang: str) -> None:
    speech = words(lang)
    used = keys_used()
    assert len(used) > 20
    assert [key for key in used if not speech.has(f"illegal-{key}") and not speech.has(f"table-{key}")] == []
    known = {key.removeprefix("table-") for key in speech.keys() if key.startswith("table-")}  # noqa: SIM118
    assert known - used == set()
    assert speech.has("note-undone")
