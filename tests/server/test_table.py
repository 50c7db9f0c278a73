"""A table over the socket: links, seats, eight people with eight views, coming back, and a server that starts again."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from overlord.engine.model.names import SEATS
from overlord.engine.model.rng import Rng
from overlord.server.app import make_app
from overlord.server.live import room
from overlord.server.live.hub import BACKLOG, TOO_SLOW, Hub
from overlord.server.live.opening import open_match
from overlord.server.live.sockets import MOST_OF_ONE
from overlord.server.store.migrations import MIGRATIONS
from overlord.server.store.store import Store, StoreError
from server.tables import Frame, Page, friend, page, pages, served, set_table

BOTH = {"battle": "two-bridges", "me": ["axis-cic"], "open": ["axis", "allies"]}


def settled(page: Page) -> Frame:
    """The last update: asks something that is answered only after everything else."""
    while True:
        page.send("why", question=-1, action="pass")
        while page.until("refused")["values"] != {"question": "-1"}:
            pass
        if page.last["asked"] or page.last["table"]["speed"] != "instant" or not busy(page.last):
            return page.last


def busy(frame: Frame) -> bool:
    """Whether a bot is being asked."""
    bots = {seat for place in frame["table"]["places"] if place["bot"] for seat in place["seats"]}
    return any(question["seat"] in bots for question in frame["view"]["questions"])


# ---- setting up a table -------------------------------------------------------------------------


def test_the_battles_come_with_their_words_and_sizes() -> None:
    with served() as client:
        found = client.get("/api/battles").json()
        small, large = ({row["key"]: row for row in found["battles"]}[key] for key in ("crossroads", "two-bridges"))
        assert (small["key"], small["size"], small["seats"]) == ("crossroads", [13, 9], ["axis-cic", "allies-cic"])
        assert (large["board"], large["size"], large["seats"]) == ("overlord", [26, 9], list(SEATS))
        assert small["text"]["fr"]["name"] == "Le carrefour" and small["camps"]["axis"]["units"]["infantry"] > 3
        assert {"random", "recruit"} <= set(found["bots"]) and found["speeds"][0] == "slow"


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"battle": "/etc/passwd"}, 400, "no-such-battle"),
        ({"battle": "crossroads", "me": ["axis-left"]}, 400, "no-such-seat"),
        ({"battle": "crossroads", "bot": "genius"}, 400, "no-such-bot"),
        ({"battle": "crossroads", "speed": "light"}, 400, "no-such-speed"),
        ({"battle": "crossroads", "options": {"air": "maybe"}}, 400, "bad-table"),
        ({"battle": "crossroads", "seating": {"axis": 9}}, 400, "bad-table"),
        ({"battle": "crossroads", "seating": {"moon": 1}}, 400, "bad-table"),
        ({"battle": "crossroads", "seed": -1}, 400, "not-a-message"),
        ({"battle": "crossroads", "wish": 1}, 400, "not-a-message"),
        ({"name": "x" * 20_000}, 413, "too-large"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(wish: dict[str, Any], status: int, key: str) -> None:
    with served() as client:
        answer = client.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["type"], answer.json()["key"]) == (status, "refused", key)
        assert client.get("/api/tables").json() == {"tables": []}


def test_secrets_are_kept_from_scripts_strangers_and_the_store(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tables.sqlite"
    with served(path) as client:
        answer = client.post("/api/tables", json={"battle": "crossroads", "me": ["axis"], "name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
        made = answer.json()
        links = [made["watch"], *(row["link"] for row in made["places"])]
        tokens = [link.rpartition("/")[2] for link in links]
        assert all(len(token) == 22 for token in tokens) and len(set(tokens)) == 3
        tokens.append(client.cookies["overlord"])
        stored = b"".join(file.read_bytes() for file in path.parent.iterdir())
        assert not any(token.encode() in stored for token in tokens)
        assert os.name != "posix" or path.stat().st_mode & 0o077 == 0
        stranger = TestClient(client.app)
        stranger.portal = client.portal
        assert stranger.get(f"/api/tables/{made['table']}").status_code == 404
        assert stranger.get("/api/tables").json() == {"tables": []}
        with page(stranger, made["table"]) as outside:
            assert outside.frame()["key"] == "no-such-table"
            with pytest.raises(WebSocketDisconnect):
                outside.frame()


def test_a_link_seats_whoever_follows_it_and_hides_itself() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        other = TestClient(client.app, follow_redirects=False)
        other.portal = client.portal
        answer = other.get(made["places"][0]["link"])
        assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{made['table']}?place=0")
        assert answer.headers["referrer-policy"] == "no-referrer" and answer.headers["cache-control"] == "no-store"
        with page(other, made["table"], 0) as unnamed:
            assert unnamed.frame()["key"] == "name-first"
        nobody = other.put("/api/me", json={"name": " \u200b\n"})
        assert (nobody.status_code, nobody.json()["key"]) == (400, "name-first")
        assert other.put("/api/me", json={"name": " Bob\u202e\n "}).json() == {"name": "Bob"}
        with page(client, made["table"]) as mine, page(other, made["table"], 0) as theirs:
            assert theirs.frame()["table"]["places"][0]["names"] == ["Bob"]
            assert settled(mine)["table"]["places"][0]["online"]
            theirs.send("name", name="Robert")
            assert theirs.frame()["table"]["places"][0]["names"] == ["Robert"]
        assert other.get("/t/" + "x" * 22).status_code == 503  # the page would say so, but it is not built here


def test_a_place_is_closed_to_those_who_sit_elsewhere() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        with page(client, made["table"], 0) as mine:
            assert mine.frame()["key"] == "not-your-place"
            with pytest.raises(WebSocketDisconnect) as closed:
                mine.frame()
            assert closed.value.code == 4403


def test_the_owner_gives_new_links_and_removes_the_table() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        other = friend(client, made["places"][0]["link"])
        where = f"/api/tables/{made['table']}"
        assert other.post(f"{where}/links", json={"place": 0}).status_code == 403
        new = client.post(f"{where}/links", json={"place": 0}).json()["link"]
        assert other.get(made["places"][0]["link"]).status_code == 503
        friend(client, new, "Cleo")
        watching = client.post(f"{where}/links", json={"place": -1}).json()["link"]
        assert other.get(made["watch"]).status_code == 503
        onlooker = friend(client, watching, "")
        assert client.get(where).json()["table"]["places"][0]["names"] == ["Bob", "Cleo"]
        assert onlooker.get(where).json()["mine"] == [-1]
        assert other.get(f"{where}/record").json()["key"] == "battle-not-over"
        assert other.delete(where).status_code == 403
        with page(other, made["table"]) as theirs:
            theirs.frame()
            assert client.delete(where).status_code == 204
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    theirs.frame()
            assert closed.value.code == 4410
        assert client.get(where).status_code == 404 and client.get("/api/tables").json() == {"tables": []}


def test_the_owner_frees_a_place_whose_link_came_into_the_wrong_hands() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        where, old = f"/api/tables/{made['table']}", made["places"][0]["link"]
        thief = friend(client, old, "Eve")
        assert thief.post(f"{where}/links", json={"place": 1, "free": True}).status_code == 403
        with page(thief, made["table"]) as theirs:
            theirs.frame()
            assert client.get(where).json()["table"]["places"][0]["names"] == ["Eve"]
            freed = client.post(f"{where}/links", json={"place": 0, "free": True})
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    theirs.frame()
            assert closed.value.code == 4403
        place = client.get(where).json()["table"]["places"][0]
        assert (place["names"], place["bot"]) == ([], "random")
        assert thief.get(where).status_code == 404 and thief.get(old).status_code == 503
        assert friend(client, freed.json()["link"], "Cleo").get(where).json()["mine"] == [0]
        # The owner keeps the place.
        assert client.post(f"{where}/links", json={"place": 1, "free": True}).status_code == 201
        assert client.get(where).json()["table"]["places"][1]["names"] == ["Ada"]


def test_nobody_takes_all_pages_of_a_table() -> None:
    with served() as client, ExitStack() as stack:
        made = set_table(client, open=["axis"])
        onlooker = friend(client, made["watch"])
        for _ in range(MOST_OF_ONE):
            stack.enter_context(page(onlooker, made["table"])).frame()
        assert stack.enter_context(page(onlooker, made["table"])).frame()["key"] == "too-many-pages"
        assert stack.enter_context(page(client, made["table"])).frame()["type"] == "update"


def test_other_sites_cannot_borrow_the_cookie() -> None:
    with served() as client:
        made = set_table(client)
        foreign = {"origin": "https://elsewhere.example"}
        for answer in (
            client.post("/api/tables", json={"battle": "crossroads"}, headers=foreign),
            client.put("/api/me", json={"name": "Eve"}, headers=foreign),
            client.delete(f"/api/tables/{made['table']}", headers=foreign),
        ):
            assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
        with pytest.raises(WebSocketDisconnect):
            client.websocket_connect(f"/ws/{made['table']}", headers=foreign).__enter__()
        with client.websocket_connect(f"/ws/{made['table']}", headers={"origin": "http://testserver"}) as socket:
            assert socket.receive_json()["type"] == "update"


def test_every_answer_is_fenced_in(tmp_path: Path) -> None:
    with served() as client:
        answer = client.get("/")
        assert answer.status_code == 503 and "make play" in answer.text
        assert "n’a pas été construite" in client.get("/table/x", headers={"accept-language": "fr"}).text
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert client.get("/api/battles").headers["cache-control"] == "no-store"
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Overlord</title>")
    (tmp_path / "assets" / "a.js").write_text("1")
    with TestClient(make_app(Store(":memory:"), static=tmp_path)) as client:
        for path in ("/", "/table/x", "/t/nothing"):
            assert client.get(path).headers["content-type"].startswith("text/html")
        assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
        assert client.get("/assets/../../../etc/passwd").status_code == 404
        mistyped = client.get("/learn/", headers={"accept": "text/html,*/*"})
        assert mistyped.status_code == 404 and "<title>Overlord</title>" in mistyped.text
        assert client.get("/api/nothing", headers={"accept": "application/json"}).text == "Not Found"


# ---- sitting at it ------------------------------------------------------------------------------


def test_eight_people_have_eight_views() -> None:
    with served() as client:
        made = set_table(client, **BOTH)
        assert len(made["places"]) == 8
        people = {0: client}
        for row in made["places"][1:]:
            people[row["place"]] = friend(client, row["link"], f"P{row['place']}")
        with pages(people, made["table"]) as table:
            views = {place: settled(mine) for place, mine in table.items()}
            assert [views[place]["view"]["seat"] for place in range(8)] == list(SEATS)
            for place, seen in views.items():
                hands = [hand["seat"] for hand in seen["view"]["hands"] if hand["cards"] is not None]
                assert hands == ([SEATS[place]] if place in (0, 4) else [])
                assert [asked["seat"] for asked in seen["asked"]] == [SEATS[place]]
                assert all(row["online"] for row in seen["table"]["places"])
            for mine in table.values():
                mine.act()
                settled(mine)
            asked = {place for place, mine in table.items() if settled(mine)["asked"]}
            assert len(asked) == 1 and asked <= {0, 4}
            commander = asked.pop()
            enemy = 4 - commander
            table[commander].act(1)
            assert settled(table[commander])["view"]["hands"] != settled(table[enemy])["view"]["hands"]


def test_one_who_plays_a_whole_camp_is_asked_for_each_of_its_seats() -> None:
    with served() as client:
        made = set_table(client, battle="two-bridges", me=["axis"])
        assert made["places"][0]["seats"] == list(SEATS[:4]) and len(made["places"]) == 5
        with page(client, made["table"]) as mine:
            mine.frame()
            assert [asked["seat"] for asked in mine.last["asked"]] == list(SEATS[:4])
            mine.send("act", question=mine.last["asked"][2]["question"], action="ready")
            while len(mine.frame()["asked"]) == 4:
                pass
            assert [asked["seat"] for asked in mine.last["asked"]] == ["axis-cic", "axis-left", "axis-right"]


def test_three_in_a_camp_and_two_in_the_other_share_their_seats() -> None:
    with served() as client:
        made = set_table(client, **{**BOTH, "seating": {"axis": 3, "allies": 2}})
        seats = [tuple(row["seats"]) for row in made["places"]]
        assert seats[:3] == [("axis-cic", "axis-center"), ("axis-left",), ("axis-right",)]
        assert seats[3] == seats[4] == SEATS[4:]
        one = friend(client, made["places"][3]["link"], "One")
        two = friend(client, made["places"][4]["link"], "Two")
        with page(one, made["table"]) as first, page(two, made["table"]) as second:
            asked = settled(first)["asked"][0]["question"]
            first.send("act", question=asked, action="ready")
            settled(first)
            settled(second)
            second.send("act", question=asked, action="ready")
            assert second.until("refused")["key"] == "stale-question"


def test_a_page_that_comes_back_sees_the_same_and_hears_only_what_is_new() -> None:
    with served() as client:
        made = set_table(client, seed=3, bots={"axis": "random"})
        with page(client, made["table"]) as mine:
            for _ in range(30):
                mine.asked()
                mine.act(-1)
            before = settled(mine)
            log = list(mine.log)
        with page(client, made["table"]) as again:
            after = again.frame()
            assert {**after, "since": 0, "told": []} == {**before, "since": 0, "told": []}
            assert again.log == log
        query = f"&story={before['story']}&heard={before['version'] - 2}"
        with page(client, made["table"], made["place"], query) as again:
            on = again.socket.receive_json()
            assert (on["since"], on["told"]) == (before["version"] - 2, log[-2:])


def test_a_place_goes_to_a_bot_and_back_over_the_socket() -> None:
    with served() as client:
        made = set_table(client, bots={"allies": "recruit"})
        with page(client, made["table"]) as mine:
            mine.asked()
            mine.send("seat", place=1, do="bot")
            assert mine.frame()["table"]["places"][1]["bot"] == "recruit"
            while not mine.log or mine.log[-1]["type"] != "turnstarted":
                mine.frame()
            mine.send("seat", place=1, do="take")
            while mine.frame()["table"]["places"][1]["bot"]:
                pass
            mine.asked()
            assert mine.act()["type"] == "update"


def test_whoever_leaves_his_place_is_shown_out_and_needs_a_link_to_come_back() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        other = friend(client, made["places"][0]["link"])
        with page(client, made["table"]) as mine:
            with page(other, made["table"]) as theirs:
                theirs.frame()
                theirs.send("seat", place=0, do="leave")
                with pytest.raises(WebSocketDisconnect) as closed:
                    while True:
                        theirs.frame()
                assert closed.value.code == 4403
            seen = settled(mine)["table"]["places"][0]
            assert (seen["names"], seen["online"], seen["bot"]) == ([], False, "random")
        assert other.get(f"/api/tables/{made['table']}").status_code == 404
        again = friend(client, made["places"][0]["link"], "Bob")
        with page(again, made["table"]) as back:
            assert back.frame()["table"]["places"][0]["names"] == ["Bob"]


# ---- starting again -----------------------------------------------------------------------------


def digest(path: Path, table: str) -> tuple[str, int]:
    """The digest of the battle as another process would open it."""
    store = Store(path)
    try:
        match = open_match(store, table, Rng(1))
        assert match is not None
        return match.game.digest(), match.rows
    finally:
        store.close()


def test_a_server_that_starts_again_stands_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with served(path) as client:
        made = set_table(client, seed=9)
        with page(client, made["table"]) as mine:
            for n in range(60):
                settled(mine)
                mine.act(n % 2 - 1)
                if n % 5 == 0:
                    mine.send("undo")
                    mine.send("say", channel="camp", text=f"Wait <b>{n}</b>\u0007")
            before = settled(mine)
            log = list(mine.log)
        live = client.app.state.tables.opened(made["table"]).match  # type: ignore[attr-defined]
        stood = (live.game.digest(), live.rows)
        cookies = client.cookies
    assert before["story"] > 0 and any(event["type"] == "talked" for event in log)
    assert digest(path, made["table"]) == stood
    with served(path) as client:
        client.cookies = cookies
        with page(client, made["table"]) as again:
            after = again.frame()
            assert after["view"] == before["view"] and after["asked"] == before["asked"]
            assert (after["story"], again.log) == (before["story"], log)
            assert again.act()["type"] == "update"
    talk = [event["text"]["value"][0] for event in log if event["type"] == "talked"]
    assert talk[0] == "Wait <b>0</b>"  # markup stays text; control characters are removed


def test_an_answer_that_cannot_be_written_down_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with served(path) as client:
        made = set_table(client, seed=9, open=["axis"])
        other = friend(client, made["places"][0]["link"])
        with page(client, made["table"]) as mine, page(other, made["table"]) as theirs:
            stood = settled(mine)
            settled(theirs)
            lock = sqlite3.connect(path)
            lock.execute("CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'disk full'); END")
            mine.act()
            assert mine.until("refused")["key"] == "not-stored"
            assert settled(mine)["view"] == stood["view"] and settled(mine)["asked"] == stood["asked"]
            assert settled(theirs)["version"] == stood["version"]
            lock.execute("DROP TRIGGER full")
            lock.close()
            mine.act()
            assert settled(mine)["version"] > stood["version"]
            assert settled(theirs)["version"] == mine.last["version"]


def test_a_store_of_another_version_is_migrated_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    Store(path).close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
        assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="version 99"):
        Store(path)
    (tmp_path / "text").write_text("this is no database, whatever it says it is")
    with pytest.raises(StoreError, match="not a database"):
        Store(tmp_path / "text")


def test_a_table_without_readers_leaves_the_memory_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "IDLE", 0.05)
    with served() as client:
        made = set_table(client, open=["axis"])
        tables = client.app.state.tables  # type: ignore[attr-defined]
        with page(client, made["table"]) as mine:
            before = mine.frame()
            time.sleep(0.2)
            assert tables.opened(made["table"])
        deadline = time.monotonic() + 10
        while tables.opened(made["table"]) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert tables.opened(made["table"]) is None
        with page(client, made["table"]) as mine:
            assert mine.frame() == before


def test_a_page_that_does_not_read_is_told_to_come_again() -> None:
    async def slow() -> list[str | int]:
        hub = Hub()
        number, outbox = hub.subscribe("t", 1)
        for _ in range(5):
            hub.publish("t", number, "x" * 1_000_000)
        hub.publish("t", 99, "to nobody")
        taken = await outbox.take()
        hub.unsubscribe("t", number)
        assert hub.pages("t") == 0
        return taken

    assert asyncio.run(slow()) == [TOO_SLOW]
    assert BACKLOG < 5_000_000
