"""Nobody waits for another table: not for bots that think long, nor for battles that take long to rebuild."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

import pytest

import overlord
from overlord.bots import registry
from overlord.bots.protocol import Budget
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question, View
from overlord.server.live import opening
from server.tables import page, served, set_table
from server.test_table import settled

LONG = 60.0  # seconds after which a test that hangs gives up


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """The event that slow bots and openings wait for."""
    found = threading.Event()
    yield found
    found.set()


def test_a_bot_that_thinks_long_stops_neither_its_table_nor_another(
    monkeypatch: pytest.MonkeyPatch, gate: threading.Event
) -> None:
    begun = threading.Event()

    class Ponders:
        def choose(
            self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
        ) -> AnyAction:
            begun.set()
            assert gate.wait(LONG)
            return options[0]

    monkeypatch.setitem(registry.SHIPPED, "ponders", Ponders)
    with served() as client:
        slow = set_table(client, me=["axis"], bot="ponders")
        other = set_table(client)
        with page(client, slow["table"]) as mine, page(client, other["table"]) as theirs:
            mine.frame()
            assert begun.wait(LONG)
            theirs.asked()
            assert theirs.act()["type"] == "update"  # the other table goes on
            mine.send("say", channel="camp", text="Take your time.")
            assert mine.frame()["told"][-1]["type"] == "talked"  # and so do the people of this one
            before = len(mine.log)
            gate.set()
            while len(mine.frame()["told"]) == 0:
                pass
            assert len(mine.log) > before


def test_a_seat_that_is_taken_back_while_its_bot_thinks_is_asked_itself(
    monkeypatch: pytest.MonkeyPatch, gate: threading.Event
) -> None:
    begun, ended = threading.Event(), threading.Event()

    class Ponders:
        def choose(
            self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
        ) -> AnyAction:
            begun.set()
            assert gate.wait(LONG)
            ended.set()
            return options[0]

    monkeypatch.setitem(registry.SHIPPED, "ponders", Ponders)
    with served() as client:
        made = set_table(client, open=["axis"], bots={"allies": "ponders"})
        with page(client, made["table"]) as mine:
            asked = mine.asked()["asked"]
            mine.send("seat", place=1, do="bot")
            assert begun.wait(LONG)
            mine.send("seat", place=1, do="take")
            while not mine.frame()["asked"]:
                pass
            gate.set()
            assert ended.wait(LONG)
            told = len(mine.log)
            assert settled(mine)["asked"] == asked and len(mine.log) == told  # what it chose does not count
            assert mine.act()["type"] == "update"


def test_a_battle_that_is_long_to_rebuild_stops_no_other_table(
    monkeypatch: pytest.MonkeyPatch, gate: threading.Event
) -> None:
    replay = overlord.Game.replay
    begun = threading.Event()

    def slowly(text: str) -> overlord.Game:
        if '"two-bridges"' in text:
            begun.set()
            assert gate.wait(LONG)
        return replay(text)

    monkeypatch.setattr(opening.Game, "replay", slowly)
    with served() as client:
        long = set_table(client, battle="two-bridges", me=["axis"])
        other = set_table(client)
        with page(client, long["table"]) as first, page(client, long["table"]) as second:
            assert begun.wait(LONG)
            with page(client, other["table"]) as theirs:
                theirs.asked()
                assert theirs.act()["type"] == "update"
            gate.set()
            assert first.frame()["view"]["seat"] == second.frame()["view"]["seat"] == "axis-cic"


def test_a_table_removed_while_it_is_rebuilt_is_gone(monkeypatch: pytest.MonkeyPatch, gate: threading.Event) -> None:
    replay = overlord.Game.replay
    begun = threading.Event()

    def slowly(text: str) -> overlord.Game:
        begun.set()
        assert gate.wait(LONG)
        return replay(text)

    with served() as client:
        made = set_table(client)
        monkeypatch.setattr(opening.Game, "replay", slowly)
        with page(client, made["table"]) as mine:
            assert begun.wait(LONG)
            client.app.state.tables.remove(made["table"])  # type: ignore[attr-defined]
            gate.set()
            assert mine.frame()["key"] == "no-such-table"
