"""Before and after a battle, over HTTP and sockets: pictures, links, QR codes, lists, endings, rematches, leaving."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import overlord
from overlord.library.scenarios import shipped
from overlord.server.app import make_app
from overlord.server.http import catalogue
from overlord.server.store.migrations import MIGRATIONS
from overlord.server.store.store import Store
from server.tables import Frame, friend, page, served, set_table
from server.test_table import settled


def listed(client: TestClient) -> list[Frame]:
    found: list[Frame] = client.get("/api/tables").json()["tables"]
    return found


# ---- before -------------------------------------------------------------------------------------


def test_every_battle_has_a_picture_that_is_sent_once() -> None:
    with served() as client:
        found = client.get("/api/battles").json()["battles"]
        assert [battle["picture"] for battle in found] == [f"/pictures/{key}.svg" for key in shipped()]
        first = client.get(found[0]["picture"])
        assert first.headers["content-type"] == "image/svg+xml" and first.headers["content-encoding"] == "gzip"
        assert first.text.startswith("<svg ") and "unsafe" not in first.headers["content-security-policy"]
        again = client.get(found[0]["picture"], headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = client.get(found[0]["picture"], headers={"accept-encoding": "identity"})
        assert plain.text == first.text and "content-encoding" not in plain.headers
        assert len(gzip.compress(plain.content)) < 100_000
        assert client.get("/pictures/nowhere.svg").json()["key"] == "no-such-battle"
        assert client.get("/pictures/..%2f..%2fsecret.svg").status_code == 404


def test_two_pictures_asked_for_at_once_are_drawn_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, most = 0, 0

    def draw(battle: overlord.ScenarioDef, **more: bool) -> str:
        nonlocal drawing, most
        drawing += 1
        most = max(most, drawing)
        time.sleep(0.1)
        drawing -= 1
        return f"<svg>{battle.key}</svg>"

    monkeypatch.setattr(catalogue, "draw", draw)
    catalogue._picture.cache_clear()
    try:
        with served() as client, ThreadPoolExecutor(4) as pool:
            keys = ["crossroads", "two-bridges"]
            found = list(pool.map(lambda key: client.get(f"/pictures/{key}.svg").text, keys))
    finally:
        catalogue._picture.cache_clear()
    assert found == [f"<svg>{key}</svg>" for key in keys] and most == 1


def test_options_come_with_their_words() -> None:
    with served() as client:
        options = {row["key"]: row for row in client.get("/api/battles").json()["options"]}
        assert set(options["turn_limit"]["text"]) == {"en", "fr", "es"}
        assert options["night"]["words"] == ["none", "rising", "falling"]
        assert not any(text.startswith("option-") for row in options.values() for text in row["text"].values())


def test_links_lead_to_where_friends_can_come() -> None:
    app = make_app(Store(":memory:"), friends_url="http://192.0.2.7:8044")
    for own in ("http://127.0.0.1:8044", "http://localhost:8044", "http://[::1]:8044"):
        with TestClient(app, base_url=own) as client:
            assert set_table(client)["watch"].startswith("http://192.0.2.7:8044/t/")
    with TestClient(app, base_url="http://192.0.2.9:8044") as client:
        assert set_table(client)["watch"].startswith("http://192.0.2.9:8044/t/")
    app = make_app(Store(":memory:"), friends_url="http://192.0.2.7:8044", public_url="https://war.example.org/")
    with TestClient(app, base_url="http://127.0.0.1:8044") as client:
        assert set_table(client)["watch"].startswith("https://war.example.org/t/")


def test_a_link_is_drawn_as_a_code_and_nothing_else_is() -> None:
    with served() as client:
        made = set_table(client)
        drawn = client.post("/api/code", json={"link": made["watch"]})
        assert drawn.status_code == 200 and drawn.json()["svg"].lstrip().startswith("<?xml")
        assert made["watch"] not in drawn.text  # drawn, not written
        for link in ("https://evil.example/t/" + "x" * 22, made["watch"] + "x", "http://testserver/", ""):
            assert client.post("/api/code", json={"link": link}).json()["key"] == "not-our-link"
        assert client.get("/api/code").status_code == 405


# ---- lists --------------------------------------------------------------------------------------


def test_a_list_tells_where_every_table_stands(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with served(path) as client:
        made = set_table(client, open=["axis"])
        other = friend(client, made["places"][0]["link"])
        first = listed(client)[0]
        assert (first["turn"], first["active"], first["asked"], first["over"]) == (1, "allies", "allies-cic", "")
        assert first["owner"] and not listed(other)[0]["owner"]
        with page(client, made["table"]) as mine, page(other, made["table"]) as theirs:
            mine.asked()
            theirs.frame()
            mine.send("act", question=mine.last["asked"][0]["question"], action=mine.last["asked"][0]["options"][0])
            settled(mine)
            mine.send("end", how="resign", do="want")
            settled(mine)
            assert settled(theirs)["view"]["outcome"] == {"winner": "axis", "reason": "resigned"}
        assert (listed(client)[0]["over"], listed(other)[0]["reason"]) == ("axis", "resigned")
        cookies = client.cookies
    with served(path) as client:
        client.cookies = cookies
        row = listed(client)[0]
        assert (row["over"], row["reason"], row["asked"]) == ("axis", "resigned", "")
        with page(client, made["table"]) as mine:
            assert mine.frame()["view"]["outcome"]["reason"] == "resigned"
            assert mine.log[-1] == {"type": "ended", "winner": "axis", "reason": "resigned"}
        record = client.get(f"/api/tables/{made['table']}/record").text
        assert json.loads(record.splitlines()[-2])["ended"] == "resigned"


def test_tables_of_the_first_version_are_still_there(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as db:
        db.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
        db.execute("INSERT INTO person VALUES (1, x'00', 'Ada')")
        db.execute("INSERT INTO game VALUES ('g', 1, '{}', 'crossroads', 0, 'normal', x'01', 7.0, 'axis')")
        db.execute("INSERT INTO holder VALUES ('g', -1, 1)")
    store = Store(path)
    (row,) = store.tables_of(1)
    assert (row.id, row.over, row.turn, row.owner) == ("g", "axis", 0, True)
    store.close()


# ---- after --------------------------------------------------------------------------------------


def ended(client: TestClient, **wish: object) -> tuple[Frame, TestClient, TestClient]:
    """A table of two people and a spectator, where the owner has resigned."""
    made = set_table(client, open=["axis"], **wish)
    other = friend(client, made["places"][0]["link"])
    onlooker = friend(client, made["watch"], "Eve")
    with page(client, made["table"]) as mine:
        mine.frame()
        mine.send("end", how="resign", do="want")
        assert settled(mine)["view"]["outcome"]
    return made, other, onlooker


def test_a_rematch_exchanges_the_camps_and_everybody_is_told() -> None:
    with served() as client:
        made, other, onlooker = ended(client, options={"turn_limit": 9})
        where = f"/api/tables/{made['table']}/rematch"
        assert onlooker.post(where, json={}).json()["key"] == "only-watching"
        with page(client, made["table"]) as mine, page(onlooker, made["table"]) as theirs:
            mine.frame()
            theirs.frame()
            new = other.post(where, json={}).json()
            assert client.post(where, json={}).json() == new  # the same one for all
            for reader in (mine, theirs):
                assert reader.until("note") == {"type": "note", "key": "rematch", "values": {"name": "Bob"}}
                assert reader.last["table"]["rematch"] == new["table"]
        with page(client, made["table"]) as later:
            assert later.frame()["table"]["rematch"] == new["table"]
        seen = client.get(f"/api/tables/{new['table']}").json()
        assert [row["names"] for row in seen["table"]["places"]] == [["Ada"], ["Bob"]]
        assert seen["owner"] and seen["options"]["turn_limit"] == 9 and not seen["over"]
        assert onlooker.get(f"/api/tables/{new['table']}").json()["mine"] == [-1]
        with page(client, new["table"]) as mine, page(other, new["table"]) as theirs:
            assert mine.frame()["view"]["seat"] == "axis-cic" and theirs.frame()["view"]["seat"] == "allies-cic"
        assert client.delete(f"/api/tables/{new['table']}").status_code == 204
        assert other.post(where, json={}).json()["table"] != new["table"]  # removed, so another one


def test_a_rematch_of_uneven_camps_keeps_people_with_their_kind_of_place() -> None:
    with served() as client:
        made = set_table(
            client,
            battle="two-bridges",
            me=["allies"],
            open=["axis-cic", "axis-left"],
            seating={"axis": 3, "allies": 1},
        )
        other = friend(client, made["places"][1]["link"])
        friend(client, made["places"][0]["link"], "")  # a program that only previews the link
        with page(client, made["table"]) as mine:
            mine.frame()
            mine.send("end", how="resign", do="want")
            settled(mine)
        new = client.post(f"/api/tables/{made['table']}/rematch", json={}).json()["table"]
        places = other.get(f"/api/tables/{new}").json()["table"]["places"]
        assert [(len(row["seats"]), row["names"], bool(row["bot"])) for row in places] == [
            (4, ["Ada"], False),
            (2, [], True),  # kept for a friend who never came
            (1, ["Bob"], False),
            (1, [], True),
        ]


def test_no_rematch_before_the_end() -> None:
    with served() as client:
        made = set_table(client)
        where = f"/api/tables/{made['table']}/rematch"
        assert client.post(where, json={}).json()["key"] == "battle-not-over"
        stranger = TestClient(client.app)
        stranger.portal = client.portal
        assert stranger.post(where, json={}).status_code == 404
        assert client.post(where, json={}, headers={"origin": "https://elsewhere.example"}).status_code == 403
        assert len(listed(client)) == 1


def test_a_guest_leaves_from_his_list_and_the_owner_looks_on() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        other = friend(client, made["places"][0]["link"])
        where = f"/api/tables/{made['table']}/leave"
        with page(client, made["table"]) as mine, page(other, made["table"]) as theirs:
            theirs.frame()
            assert other.post(where, json={}).status_code == 204
            with pytest.raises(WebSocketDisconnect):
                while True:
                    theirs.frame()
            assert settled(mine)["table"]["places"][0]["names"] == []
        assert listed(other) == [] and other.post(where, json={}).status_code == 404
        assert client.post(where, json={}).status_code == 204
        assert [(row["place"], row["owner"]) for row in listed(client)] == [(-1, True)]
        assert client.delete(f"/api/tables/{made['table']}").status_code == 204


def test_wishes_and_calls_over_the_socket_are_checked() -> None:
    with served() as client:
        made = set_table(client, open=["axis"])
        with page(client, made["table"]) as mine:
            mine.frame()
            mine.send("nudge", place=0)
            assert mine.until("refused")["key"] == "nobody-awaited"
            mine.send("end", how="surrender", do="want")
            assert mine.until("refused")["key"] == "not-a-message"
            mine.send("end", how="draw", do="want")
            assert mine.frame()["ending"]["offered"] == ["allies"]
