"""After a change of rules, a running battle goes on if they lead to the same events; else it ends and says so."""

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
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.record import read
from overlord.server.live.room import to_the_beat
from overlord.table.journal.rows import record_of
from server.tables import friend, page, served, set_table
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


def older(path: Path, snapshots: bool = False) -> None:
    """As if the journal had been written by the version before ours, with its snapshots or without any."""
    with database(path) as db:
        header = json.loads(db.execute("SELECT header FROM game").fetchone()[0])
        db.execute("UPDATE game SET header = ?", (json.dumps({**header, "rules": RULES_VERSION - 1}),))
        if not snapshots:
            db.execute("DELETE FROM snapshot")
        for number, text in db.execute("SELECT number, position FROM snapshot WHERE position != ''").fetchall():
            position = json.loads(text)
            position["rules"] = position["header"]["rules"] = RULES_VERSION - 1
            db.execute("UPDATE snapshot SET position = ? WHERE number = ?", (json.dumps(position), number))


def elsewhere(path: Path) -> None:
    """Make something happen under the old rules that does not happen under ours."""
    with database(path) as db:
        number, line = db.execute("SELECT number, line FROM entry WHERE kind = 'act' ORDER BY number").fetchall()[5]
        entry = json.loads(line)
        entry["events"] = []
        db.execute("UPDATE entry SET line = ? WHERE number = ?", (json.dumps(entry), number))


@pytest.fixture
def ended(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> tuple[Path, str, dict[str, Any], list[Any]]:
    """The same battle, which has ended because our rules lead to other events."""
    older(played[0])
    elsewhere(played[0])
    return played


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
    ended: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    path, table, cookies, _ = ended
    with served(path) as client:
        again(client, cookies)
        with page(client, table) as mine:
            assert mine.frame()["key"] == "older-rules"
        listed = client.get("/api/tables").json()["tables"][0]
        assert (listed["over"], listed["reason"]) == ("none", "older-rules")
        answer = client.get(f"/api/tables/{table}")
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
        for where in ("", "/record", "/story"):
            assert stranger.get(f"/api/tables/{table}{where}").status_code == 404
        assert stranger.post(f"/api/tables/{table}/rematch", json={}).status_code == 404
        assert client.delete(f"/api/tables/{table}").status_code == 204
        assert table not in client.get("/api/tables").text


def whole_story(client: TestClient, table: str, place: int = 0) -> dict[str, Any]:
    """All pages of a story, with whole views."""
    told: dict[str, Any] = {}
    steps: list[dict[str, Any]] = []
    while not told or len(steps) < told["total"]:
        answer = client.get(f"/api/tables/{table}/story", params={"place": place, "from": len(steps)})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        last: dict[str, Any] = {}
        for step in told["steps"]:
            last = {**last, **step["view"]}
            steps.append({"view": last, "told": step["told"]})
    return {**told, "steps": steps}


def board(view: dict[str, Any]) -> list[tuple[str, str, int]]:
    return [(unit["hex"], unit["kind"], unit["figures"]) for unit in view["units"]]


def test_it_is_looked_back_at_from_what_was_kept(played: tuple[Path, str, dict[str, Any], list[Any]]) -> None:
    path, table, cookies, log = played
    with served(path) as client, page(again(client, cookies), table) as mine:
        mine.frame()
        true = settled(mine) and mine.last["view"]
        log = mine.log
    older(path)
    elsewhere(path)
    with served(path) as client:
        again(client, cookies)
        told = whole_story(client, table)
        assert (told["open"], told["older"], told["seated"], told["rematch"]) == (True, True, True, "")
        assert told["mine"] == ["allies-cic"] and told["text"]["en"]["name"] == "The Crossroads"
        steps = told["steps"]
        assert steps[0]["told"][0]["type"] == "turnstarted" and steps[0]["view"]["turn"] == 1
        assert board(steps[-1]["view"]) == board(true) and steps[-1]["view"]["outcome"] is None
        kinds = [event["type"] for step in steps for event in step["told"]]
        assert len(kinds) >= len(log) - 5 and kinds[-1] == log[-1]["type"]  # the events of one answer are gone
        assert all(hand["cards"] is not None for step in steps for hand in step["view"]["hands"])
        assert all(not step["view"]["questions"] and not step["view"]["options"] for step in steps)


def test_its_record_opens_and_says_that_it_is_not_verified(
    ended: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    path, table, cookies, _ = ended
    with served(path) as client:
        again(client, cookies)
        record = client.get(f"/api/tables/{table}/record").text
        story = whole_story(client, table)
        shown = client.post("/api/record", content=record).json()
        assert (shown["older"], shown["open"], shown["total"]) == (True, True, story["total"])
        assert [step["told"] for step in shown["steps"]] == [step["told"] for step in story["steps"]]
        fresh = overlord.Game(overlord.library.scenarios.load_scenario("crossroads"), seed=1).record()
        assert client.post("/api/record", content=fresh).json()["older"] is False


@pytest.mark.parametrize(
    ("event", "field"),
    [
        ({"type": "moved", "unit": "A" * 100, "path": ["A1"]}, "unit of moved"),
        ({"type": "moved", "unit": "A1", "path": ["A1"] * 400}, "path of moved"),
        ({"type": "turnstarted", "camp": "martians", "turn": 1}, "camp of turnstarted"),
        ({"type": "discarded", "seat": "axis-cook", "card": "barrage"}, "seat of discarded"),
        ({"type": "lost", "unit": "A1", "figures": 1, "left": 10**9}, "left of lost"),
        (
            {"type": "drew", "seat": "axis-cic", "count": 1, "cards": {"owners": [], "value": ["x" * 99]}},
            "cards of drew",
        ),
        ({"type": "discarded", "seat": "", "card": "barrage"}, "seat of discarded"),
        (
            {"type": "cardsgiven", "seat": "axis-cic", "to": "A1", "count": 1, "cards": {"owners": [], "value": ["x"]}},
            "to of cardsgiven",
        ),
    ],
)
def test_a_record_that_tells_of_no_battle_is_refused_in_one_sentence(
    ended: tuple[Path, str, dict[str, Any], list[Any]], event: dict[str, Any], field: str
) -> None:
    path, table, cookies, _ = ended
    with served(path) as client:
        record = again(client, cookies).get(f"/api/tables/{table}/record").text
        lines = record.splitlines()
        entry = {**json.loads(lines[9]), "events": [event]}
        answer = client.post("/api/record", content="\n".join([*lines[:9], json.dumps(entry), *lines[10:]]))
        assert answer.status_code == 400 and answer.json()["key"] == "bad-record"
        assert answer.json()["values"]["problem"].startswith(f"line 10: {field}")


@pytest.mark.parametrize(
    "piled",
    [
        {"type": "combatplayed", "seat": "axis-cic", "card": "x", "special": False, "at": [], "window": ""},
        {"type": "drew", "seat": "axis-cic", "count": 1, "cards": {"owners": [], "value": ["x"]}},
        {"type": "cardplayed", "seat": "axis-cic", "card": "barrage"},
    ],
)
def test_a_record_that_piles_up_more_than_a_battle_holds_is_refused(
    ended: tuple[Path, str, dict[str, Any], list[Any]], piled: dict[str, Any]
) -> None:
    path, table, cookies, _ = ended
    with served(path) as client:
        lines = again(client, cookies).get(f"/api/tables/{table}/record").text.splitlines()
        entry = {**json.loads(lines[9]), "events": [piled] * 301}
        answer = client.post("/api/record", content="\n".join([*lines[:9], json.dumps(entry), *lines[10:]]))
        assert answer.status_code == 400 and "more lies on the table" in answer.json()["values"]["problem"]


@pytest.mark.parametrize("key", ["crossroads", "two-bridges"])
@pytest.mark.parametrize(
    "lines",
    [
        ['{"digest":"x"}'],
        ['{"seat":"axis-cic","events":[{"type":"exited","camp":"axis","unit":"A1"}]}'],
        ['{"seat":"axis-cic"}'],
        ['{"ended":"no-such-end"}'],
    ],
)
def test_a_record_of_odd_lines_is_shown_or_refused(key: str, lines: list[str]) -> None:
    header = overlord.Game(overlord.library.scenarios.load_scenario(key), seed=1).record().partition("\n")[0]
    older_header = header.replace(f'"rules":{RULES_VERSION},', f'"rules":{RULES_VERSION - 1},')
    with served() as client:
        answer = client.post("/api/record", content="\n".join([older_header, *lines]))
        assert answer.status_code in (200, 400), answer.text


def test_what_has_been_laid_open_does_not_come_alive_again(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    """All hands have been shown, so it does not go on even if the rules lead to the same events again."""
    path, table, cookies, _ = played
    older(path)
    with database(path) as db:
        lines = db.execute("SELECT line, number FROM entry").fetchall()
    elsewhere(path)
    with served(path) as client:
        assert whole_story(again(client, cookies), table)["open"]
    with database(path) as db:
        db.executemany("UPDATE entry SET line = ? WHERE number = ?", lines)
    with served(path) as client:
        assert whole_story(again(client, cookies), table)["older"]


def test_its_people_fight_again_by_our_rules(ended: tuple[Path, str, dict[str, Any], list[Any]]) -> None:
    path, table, cookies, _ = ended
    with served(path) as client:
        again(client, cookies)
        made = client.post(f"/api/tables/{table}/rematch", json={})
        assert made.status_code == 201
        new = made.json()["table"]
        assert client.post(f"/api/tables/{table}/rematch", json={}).json()["table"] == new
        assert whole_story(client, table)["rematch"] == new
        with page(client, new) as mine:
            mine.frame()
            assert mine.last["view"]["seat"].startswith("axis") and mine.last["view"]["turn"] == 1
        client.delete(f"/api/tables/{new}")
        assert whole_story(client, table)["rematch"] == ""


def test_whoever_only_watched_looks_back_and_does_not_fight_again(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    path, table, cookies, _ = played
    with served(path) as client:
        made = again(client, cookies).post(f"/api/tables/{table}/links", json={"place": -1})
        guest = friend(client, made.json()["link"])
        theirs = dict(guest.cookies)
    older(path)
    elsewhere(path)
    with served(path) as client:
        again(client, theirs)
        told = whole_story(client, table, -1)
        assert (told["seated"], told["mine"]) == (False, [])
        refused = client.post(f"/api/tables/{table}/rematch", json={})
        assert refused.status_code == 400 and refused.json()["key"] == "only-watching"
        assert client.post(f"/api/tables/{table}/leave", json={}).status_code == 204
        assert client.get(f"/api/tables/{table}/story").status_code == 404
        again(client, cookies)
        assert client.post(f"/api/tables/{table}/leave", json={}).status_code == 204
        assert client.get("/api/tables").json()["tables"][0]["place"] == -1  # the owner keeps the table


def test_a_battle_that_was_fought_to_its_end_keeps_its_victor(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    path, table, cookies, _ = played
    with served(path) as client, page(again(client, cookies), table) as mine:
        mine.frame()
        settled(mine)
        mine.send("end", how="resign", do="want")
        while mine.last["view"]["outcome"] is None:
            mine.until("update")
    older(path)
    elsewhere(path)
    with served(path) as client:
        again(client, cookies)
        told = whole_story(client, table)
        assert told["older"] and told["steps"][-1]["view"]["outcome"] == {"winner": "axis", "reason": "resigned"}
        listed = client.get("/api/tables").json()["tables"][0]
        assert (listed["over"], listed["reason"]) == ("axis", "resigned")
        assert '"ended":"resigned"' in client.get(f"/api/tables/{table}/record").text
        assert client.post(f"/api/tables/{table}/rematch", json={}).status_code == 201


def test_a_running_battle_that_goes_on_by_our_rules_stays_closed(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    """Only a battle that has ended shows all hands: a change of rules without effect here reveals nothing."""
    path, table, cookies, _ = played
    older(path)
    with served(path) as client:
        again(client, cookies)
        told = client.get(f"/api/tables/{table}/story").json()
        assert (told["open"], told["older"]) == (False, False)
        assert client.get(f"/api/tables/{table}/record").status_code == 409


def test_one_that_cannot_even_be_set_up_says_so_and_keeps_its_record(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    path, table, cookies, _ = played
    older(path)
    with database(path) as db:
        header = json.loads(db.execute("SELECT header FROM game").fetchone()[0])
        db.execute("UPDATE game SET header = ?", (json.dumps({**header, "options": {"gone": True}}),))
    with served(path) as client:
        again(client, cookies)
        answer = client.get(f"/api/tables/{table}/story")
        assert answer.status_code == 410 and answer.json()["key"] == "older-rules"
        assert client.get(f"/api/tables/{table}/record").status_code == 200
        refused = client.post(f"/api/tables/{table}/rematch", json={})
        assert refused.status_code == 400 and refused.json()["key"] == "bad-table"


def test_a_damaged_journal_is_one_sentence_and_gives_no_secret_away(
    played: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    path, table, cookies, _ = played
    with database(path) as db:
        db.execute("DELETE FROM snapshot")
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
    bare = [row._replace(line="") for row in rows]  # as in old journals
    _, made = read(record_of(stored.header, bare))
    assert [(e.seat, e.action, e.text) for e in made] == [(e.seat, e.action, e.text) for e in true if e.seat]


def test_bots_answer_in_windows_with_the_beat() -> None:
    for spent in (0.0001, 0.004, 0.0199):
        assert spent + to_the_beat(spent) == pytest.approx(0.02)
    assert 0.021 + to_the_beat(0.021) == pytest.approx(0.04)
