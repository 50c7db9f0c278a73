"""After a change of rules a running battle goes on if they lead to the same events; else it has ended, and says so."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import overlord
from overlord.engine.record import read
from overlord.engine.rules import RULES_VERSION
from overlord.server.room import to_the_beat
from overlord.table.journal import record_of
from server.tables import page, served, set_table
from server.test_table import settled


@contextmanager
def database(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as db:
        yield db
        db.commit()


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str, dict[str, Any], list[Any]]:
    """A battle in the store, some sixty answers long; its cookies and what its page was told."""
    path = tmp_path / "tables.sqlite"
    with served(path) as client:
        made = set_table(client, seed=9)
        with page(client, made["table"]) as mine:
            for n in range(40):
                settled(mine)
                mine.act(n % 2 - 1)
                if n == 20:
                    mine.send("undo")
            mine.send("say", channel="camp", text="We hold")
            mine.until("update")
            log = settled(mine) and mine.log
        return path, made["table"], dict(client.cookies), log


def older(path: Path) -> None:
    """As if the journal had been written by the version before ours."""
    with database(path) as db:
        header = json.loads(db.execute("SELECT header FROM game").fetchone()[0])
        db.execute("UPDATE game SET header = ?", (json.dumps({**header, "rules": RULES_VERSION - 1}),))


def elsewhere(path: Path) -> None:
    """Something happened by those rules that does not happen by ours."""
    with database(path) as db:
        number, line = db.execute("SELECT number, line FROM entry WHERE kind = 'act' ORDER BY number").fetchall()[5]
        entry = json.loads(line)
        entry["events"] = []
        db.execute("UPDATE entry SET line = ? WHERE number = ?", (json.dumps(entry), number))


def again(client: TestClient, cookies: dict[str, Any]) -> TestClient:
    client.cookies.update(cookies)
    return client


def test_a_battle_that_both_rules_lead_alike_goes_on(played: tuple[Path, str, dict[str, Any], list[Any]]) -> None:
    path, table, cookies, log = played
    older(path)
    with served(path) as client, page(again(client, cookies), table) as mine:
        mine.frame()
        assert mine.log[: len(log)] == log
        settled(mine)
        assert mine.act()["type"] == "update"
    with database(path) as db:
        assert json.loads(db.execute("SELECT header FROM game").fetchone()[0])["rules"] == RULES_VERSION
        assert db.execute("SELECT over FROM stand").fetchone()[0] == ""


def test_one_that_they_lead_elsewhere_has_ended_and_disturbs_nobody(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    path, table, cookies, _ = played
    older(path)
    elsewhere(path)
    with served(path) as client:
        again(client, cookies)
        with page(client, table) as mine:
            assert mine.frame()["key"] == "older-rules"
        listed = client.get("/api/tables").json()["tables"][0]
        assert (listed["over"], listed["reason"]) == ("none", "older-rules")
        for where in ("", "/story"):
            answer = client.get(f"/api/tables/{table}{where}")
            assert answer.status_code == 410 and answer.json()["key"] == "older-rules"
        record = client.get(f"/api/tables/{table}/record")
        assert record.status_code == 200 and "crossroads" in record.headers["content-disposition"]
        header, entries = read(record.text)
        assert header.rules == RULES_VERSION - 1
        assert sum(bool(entry.action) for entry in entries) > 40 and any(entry.events for entry in entries)
        assert any(entry.text == "We hold" for entry in entries)
        with pytest.raises(overlord.engine.record.RecordError, match="rules version"):
            overlord.Game.replay(record.text)
        other = set_table(client)
        with page(client, other["table"]) as mine:
            assert mine.asked()
        stranger = TestClient(client.app, follow_redirects=False)
        assert stranger.get(f"/api/tables/{table}/record").status_code == 404
        assert client.delete(f"/api/tables/{table}").status_code == 204
        assert table not in client.get("/api/tables").text


def test_a_damaged_journal_is_one_sentence_and_gives_no_secret_away(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    path, table, cookies, _ = played
    with database(path) as db:
        db.execute("UPDATE entry SET text = 'move A9 M1' WHERE number = 7")
    with served(path) as client:
        again(client, cookies)
        with page(client, table) as mine:
            assert mine.frame()["key"] == "damaged"
        for where in ("", "/record", "/story"):
            assert client.get(f"/api/tables/{table}{where}").status_code == 410
        assert client.get("/api/tables").json()["tables"][0]["over"] == ""


def test_a_journal_makes_the_record_by_itself(played: tuple[Path, str, dict[str, Any], list[Any]]) -> None:
    path, table, cookies, _ = played
    with served(path) as client, page(again(client, cookies), table) as mine:
        mine.frame()
        store = client.app.state.tables.store  # type: ignore[attr-defined]
        game = client.app.state.tables.opened(table).match.game  # type: ignore[attr-defined]
        rows, stored = store.entries(table), store.table(table)
        whole = game.record()
    _, made = read(record_of(stored.header, rows))
    _, true = read(whole)
    assert made == [entry for entry in true if entry.seat]
    bare = [row._replace(line="") for row in rows]  # as journals were once written
    _, made = read(record_of(stored.header, bare))
    assert [(e.seat, e.action, e.text) for e in made] == [(e.seat, e.action, e.text) for e in true if e.seat]


def test_bots_answer_in_windows_with_the_beat() -> None:
    for spent in (0.0001, 0.004, 0.0199):
        assert spent + to_the_beat(spent) == pytest.approx(0.02)
    assert 0.021 + to_the_beat(0.021) == pytest.approx(0.04)
