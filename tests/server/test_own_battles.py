"""A user's own battles: found by their files, played like ours, kept without the files, and no path is ever shown."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

import overlord
from overlord.__main__ import main
from overlord.library.battles import LONGEST, MOST_OWN, Shelf
from overlord.library.scenarios import OWN, shipped, slug
from ownfiles import SUPPLY, battles_folder
from server.tables import Frame, friend, page, served, set_table
from server.test_process import opened, post, server

M44 = Path(__file__).parents[1] / "files" / "m44"
EXAMPLE = (Path(__file__).parents[2] / "docs" / "example-deck.toml").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for the user's own battles; its path must never be shown."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "hidden-data"))
    return battles_folder(tmp_path / "hidden-data")


def lay(folder: Path, name: str = "Supply Line!.toml", text: str = SUPPLY) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def offered(client: TestClient) -> dict[str, Frame]:
    """The user's own battles by key."""
    answer = client.get("/api/battles")
    assert "hidden-data" not in answer.text
    return {battle["key"]: battle for battle in answer.json()["battles"] if battle["own"]}


def spoiled(client: TestClient) -> list[Frame]:
    found: list[Frame] = client.get("/api/battles").json()["spoiled"]
    return found


def resign(client: TestClient, table: str) -> None:
    with page(client, table) as seat:
        seat.until("update")
        seat.send("end", how="resign", do="want")
        while not seat.last["view"]["outcome"]:
            seat.frame()


# ---- what is offered ----------------------------------------------------------------------------


def test_a_file_in_the_folder_is_offered_beside_ours(folder: Path) -> None:
    with served() as client:
        assert offered(client) == {} and spoiled(client) == []
        lay(folder)
        lay(folder, "supply-line.overlay.toml", "version = 1")
        lay(folder, "mine.deck.toml", EXAMPLE)
        lay(folder, ".hidden.toml")
        lay(folder, "notes.txt", "nothing")
        (folder / "a-folder.toml").mkdir()
        (key,) = found = offered(client)
        assert key == "own-supply-line" and spoiled(client) == []
        assert (found[key]["board"], found[key]["options"]) == ("standard", {"supply_train": "axis"})
        every = client.get("/api/battles").json()["battles"]
        assert [battle["key"] for battle in every if not battle["own"]] == list(shipped())
        drawn = client.get(found[key]["picture"])
        assert drawn.status_code == 200 and drawn.text.startswith("<svg ") and "hidden-data" not in drawn.text
        ours = next(battle for battle in every if battle["key"] == "crossroads")
        assert ours["text"]["en"]["name"] == "The Crossroads"  # although the user's file has that key


def test_a_text_that_is_missing_is_told_in_another_language_and_a_name_by_the_file(folder: Path) -> None:
    german = SUPPLY.replace("[text.en]", "[text.de]").partition("[text.fr]")[0]
    lay(folder, "german.toml", german)
    lay(folder, "nameless.toml", SUPPLY.partition("[text.en]")[0])
    lay(folder)
    with served() as client:
        found = offered(client)
    line = found["own-supply-line"]["text"]
    assert line["fr"]["name"] == "La Ligne de ravitaillement" and line["es"]["name"] == "The Supply Line"
    assert line["fr"]["briefing"] == line["en"]["briefing"]
    assert {text["name"] for text in found["own-german"]["text"].values()} == {"The Supply Line"}
    assert found["own-nameless"]["text"]["es"] == {"name": "nameless"}


def test_no_battle_of_ours_has_a_key_like_one_of_ones_own() -> None:
    assert not any(key.startswith(OWN) for key in shipped())


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Mühle & Fähre", "muhle-fahre"),
        ("../../etc/passwd", "etc-passwd"),
        ("a\nb\r\n<script>", "a-b-script"),
        ("漢字", "battle"),
        ("x" * 300, "x" * 60),
    ],
)
def test_a_key_is_a_plain_word_whatever_the_file_is_called(name: str, word: str) -> None:
    assert slug(name) == word


def test_files_that_are_named_are_offered_first_and_namesakes_are_numbered(folder: Path, tmp_path: Path) -> None:
    lay(folder, "line.toml")
    other = lay(tmp_path, "line.toml", SUPPLY.replace("The Supply Line", "The Other Line"))
    (tmp_path / "untidy.m44").write_bytes((M44 / "untidy.m44").read_bytes())
    overlay = lay(tmp_path, "untidy.overlay.toml", 'version = 1\n[text.en]\nname = "Tidied"\n')
    with served(shelf=Shelf([other, overlay, folder / "line.toml"])) as client:
        found = {key: battle["text"]["en"]["name"] for key, battle in offered(client).items()}
        assert found == {"own-line": "The Other Line", "own-untidy": "Tidied", "own-line-2": "The Supply Line"}
        made = set_table(client, battle="own-untidy", me=["axis"])
        assert client.get(f"/api/tables/{made['table']}").json()["text"]["en"]["name"] == "Tidied"


def test_a_folder_full_of_files_is_offered_in_part(folder: Path) -> None:
    for n in range(MOST_OWN + 3):
        lay(folder, f"line-{n:03}.toml", "version = 1")
    with served() as client:
        assert len(spoiled(client)) == MOST_OWN


@pytest.mark.parametrize("key", ["Supply Line!.toml", "../battles/Supply Line!.toml", "own-other", "Supply Line!", ""])
def test_nobody_can_name_a_file_that_is_not_offered(folder: Path, key: str) -> None:
    path = lay(folder)
    with served() as client:
        for name in (key, str(path)):
            answer = client.post("/api/tables", json={"battle": name, "name": "Ada", "me": ["axis"]})
            assert (answer.status_code, answer.json()["key"]) == (400, "no-such-battle")
        assert client.get(f"/pictures/{key}.svg").status_code == 404


# ---- files with problems ------------------------------------------------------------------------


def test_a_bad_file_is_left_out_with_one_sentence_and_breaks_nothing(folder: Path) -> None:
    lay(folder)
    lay(folder, "a.toml", SUPPLY.replace("sn  ", "qq  ").replace("hand = 5", "hand = 99"))
    (folder / "b.m44").write_bytes((M44 / "breakthrough.m44").read_bytes())
    (folder / "c.json").write_bytes(b"\xff\xfe\x00{")
    lay(folder, "d.toml", SUPPLY + f'history = "{"x" * LONGEST}"\n')
    lay(folder, "e.toml", SUPPLY.replace('supply_train = "axis"', 'combat_deck = "moon"'))
    with served() as client:
        assert list(offered(client)) == ["own-supply-line"]
        found = spoiled(client)
    sentences = [row["problem"] for row in found]
    assert sentences[0].startswith("battles/a.toml:") and "no terrain has the code" in sentences[0]
    assert [row["more"] for row in found] == [1, 0, 0, 0, 0]
    assert sentences[1].startswith("battles/b.m44: this is a Breakthrough board")
    assert sentences[2].startswith("battles/c.json:1:1: this is no scenario")
    assert sentences[3] == f"battles/d.toml: a battle at the table has at most {LONGEST} letters"
    assert sentences[4] == "battles/e.toml: options: there is no Combat deck 'moon'"


def test_wild_texts_of_a_community_file_break_no_page(folder: Path) -> None:
    text = (M44 / "untidy.m44").read_text(encoding="utf-8-sig")
    assert '"Untidy"' in text
    wild = json.dumps("\ud800 \u0000 \u202e <b>&amp;\n" + "long " * 2000)
    lay(folder, "wild.m44", text.replace('"Untidy"', wild))
    with served() as client:
        name = offered(client)["own-wild"]["text"]["en"]["name"]
        assert 0 < len(name) <= 81 and "<b>&amp; long" in name  # text stays text: the page shows it as it is
        made = set_table(client, battle="own-wild", me=["axis"])
        assert client.get(f"/api/tables/{made['table']}").status_code == 200
        assert client.get("/api/tables").status_code == 200 and client.get("/pictures/own-wild.svg").status_code == 200


def test_a_bad_file_elsewhere_is_named_without_its_folder(tmp_path: Path) -> None:
    path = lay(tmp_path, "bad.toml", "version = 1")
    with served(shelf=Shelf([path])) as client:
        answer = client.get("/api/battles")
        assert answer.json()["spoiled"][0]["problem"].startswith("bad.toml:1:1: this is no scenario")
        assert str(tmp_path) not in answer.text


def test_a_file_that_nobody_may_read_is_left_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = lay(folder, "closed.m44", "{}")

    def closed(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "read_bytes", closed)
    with served() as client:
        assert spoiled(client) == [
            {"problem": f"battles/{path.name}: this file cannot be read: Permission denied", "more": 0}
        ]


def test_a_broken_deck_of_ones_own_is_named_without_its_folder(folder: Path) -> None:
    decks = folder.parent / "decks"
    decks.mkdir()
    lay(decks, "broken.toml", "version = ")
    with served() as client:
        wish = {"battle": "crossroads", "name": "Ada", "me": ["axis"], "options": {"combat_deck": "broken"}}
        answer = client.post("/api/tables", json=wish)
    assert answer.json()["values"]["problem"].startswith("decks/broken.toml:1:")


def test_the_command_tells_of_bad_files_and_refuses_missing_ones(tmp_path: Path, folder: Path) -> None:
    for arguments in (["nope.toml"], [str(lay(tmp_path, "over.overlay.toml", "version = 1"))]):
        result = CliRunner().invoke(main, ["--lang", "en", "serve", *arguments])
        assert result.exit_code == 2 and result.output.count("\n") == 1, result.output
    lay(folder, "bad.toml", "version = 1")
    with server(tmp_path / "t.sqlite") as (process, _):
        process.terminate()
        assert process.stderr is not None
        assert process.stderr.readline() == (
            f"Not offered: {folder}/bad.toml:1:1: this is no scenario: it has no map"
            " (and 1 more; overlord check lists them all).\n"
        )


# ---- files that change --------------------------------------------------------------------------


def test_a_changed_file_is_read_anew_for_the_next_table_alone(folder: Path) -> None:
    path = lay(folder)
    with served() as client:
        first = set_table(client, battle="own-supply-line", me=["axis"])["table"]
        before = client.get("/pictures/own-supply-line.svg").headers["etag"]
        path.write_text(SUPPLY.replace("The Supply Line", "The Branch Line").replace("hi      ..", "to      .."))
        assert offered(client)["own-supply-line"]["text"]["en"]["name"] == "The Branch Line"
        assert client.get("/pictures/own-supply-line.svg").headers["etag"] != before
        second = set_table(client, battle="own-supply-line", me=["axis"])["table"]
        rows = {row["id"]: row["names"]["en"] for row in client.get("/api/tables").json()["tables"]}
        assert rows == {first: "The Supply Line", second: "The Branch Line"}
        path.write_text("version = 1")
        assert offered(client) == {} and len(spoiled(client)) == 1
        path.unlink()
        assert spoiled(client) == []


def test_an_overlay_and_a_deck_that_change_are_read_anew(folder: Path) -> None:
    (folder / "untidy.m44").write_bytes((M44 / "untidy.m44").read_bytes())
    with served() as client:
        assert offered(client)["own-untidy"]["text"]["en"]["name"] == "Untidy"
        lay(folder, "untidy.overlay.toml", 'version = 1\noptions = { combat_deck = "mine" }\n')
        assert "there is no Combat deck 'mine'" in spoiled(client)[0]["problem"]
        lay(folder, "mine.deck.toml", example_deck("mine"))
        assert "own-untidy" in offered(client)
        lay(folder, "mine.deck.toml", "version = ")
        assert spoiled(client)[0]["problem"].startswith("battles/mine.deck.toml:1:")
        (folder / "mine.deck.toml").unlink()
        assert "there is no Combat deck 'mine'" in spoiled(client)[0]["problem"]
        (folder.parent / "decks").mkdir()
        lay(folder.parent / "decks", "mine.toml", example_deck("mine"))
        assert "own-untidy" in offered(client)


# ---- decks beside -------------------------------------------------------------------------------


def example_deck(key: str) -> str:
    head, _, tail = EXAMPLE.partition('key = "')
    return f'{head}key = "{key}"{tail[tail.index(chr(34)) + 1 :]}'


@pytest.mark.rule("C-IMP-03")
def test_a_deck_beside_a_battle_is_that_battles_alone(folder: Path) -> None:
    lay(folder, "winter.deck.toml", example_deck("winter"))
    lay(folder, text=SUPPLY.replace("[options]", '[options]\ncombat_deck = "winter"'))
    with served() as client:
        mine = set_table(client, battle="own-supply-line", me=["axis"])
        ours = set_table(client, battle="crossroads", options={"combat_deck": "winter"})
        other = set_table(client, battle="own-supply-line", me=["axis"], options={"combat_deck": "urban"})
        origins = [client.get(f"/api/tables/{made['table']}").json()["decks"][0] for made in (mine, ours, other)]
    assert [(deck["key"], deck["origin"]) for deck in origins] == [
        ("winter", "user"),
        ("winter", "own"),
        ("urban", "own"),
    ]


# ---- the whole way of a table -------------------------------------------------------------------


def test_a_table_outlives_its_file_through_restarts_and_rematches(folder: Path, tmp_path: Path) -> None:
    """Seats, looking back, the record and two rematches, after a restart of the server and without the file."""
    path = lay(folder)
    db = tmp_path / "tables.sqlite"
    seen: list[str] = []
    with served(db) as client:
        made = set_table(client, battle="own-supply-line", me=["axis"], open=["allies"])
        bob = friend(client, made["places"][1]["link"])
        seen.append(json.dumps(made))
        with page(client, made["table"]) as seat:
            seat.asked()
            seat.act()
            assert seat.last["table"]["battle"] == "own-supply-line"
            seen.append(json.dumps(seat.last))
        cookies = dict(client.cookies), dict(bob.cookies)
    path.unlink()
    with served(db) as client:
        client.cookies.update(cookies[0])
        (row,) = client.get("/api/tables").json()["tables"]
        assert (row["battle"], row["names"]["fr"]) == ("own-supply-line", "La Ligne de ravitaillement")
        told = client.get(f"/api/tables/{made['table']}").json()
        assert told["text"]["en"]["name"] == "The Supply Line" and told["table"]["battle"] == "own-supply-line"
        resign(client, made["table"])
        again = client.post(f"/api/tables/{made['table']}/rematch", json={}).json()["table"]
        resign(client, again)
        third = client.post(f"/api/tables/{again}/rematch", json={}).json()["table"]
        rows = client.get("/api/tables").json()["tables"]
        assert {row["battle"] for row in rows} == {"own-supply-line"} and {row["id"] for row in rows} >= {again, third}
        assert {row["names"]["en"] for row in rows} == {"The Supply Line"}
        with page(client, third) as seat:
            assert seat.until("update")["view"]["scenario"] == "own-supply-line"
            seen.append(json.dumps(seat.last))
        record = client.get(f"/api/tables/{made['table']}/record")
        assert f'filename="own-supply-line-{made["table"]}.jsonl"' in record.headers["content-disposition"]
        story = client.get(f"/api/tables/{made['table']}/story")
        assert story.json()["text"]["en"]["name"] == "The Supply Line"
        read = client.post("/api/record", content=record.text)
        assert read.status_code == 200 and read.json()["text"]["fr"]["name"] == "La Ligne de ravitaillement"
        seen += [record.text, story.text, read.text, json.dumps(told), json.dumps(rows)]
    with closing(sqlite3.connect(db)) as rows_of:
        seen += [str(row) for table in ("game", "entry", "stand") for row in rows_of.execute(f"SELECT * FROM {table}")]
    assert not any("hidden-data" in text or str(tmp_path) in text for text in seen)


def test_a_table_stands_where_it_stood_after_kill_9_though_its_file_is_gone(folder: Path, tmp_path: Path) -> None:
    path = lay(folder)
    db = tmp_path / "tables.sqlite"

    def asked(url: str, table: str, cookie: str, acts: int) -> Any:
        with opened(url, table, cookie) as line:
            while True:
                frame = json.loads(line.recv(timeout=20))
                if frame["type"] == "update" and frame["asked"]:
                    if not acts:
                        return frame["asked"], frame["view"]
                    acts -= 1
                    question = frame["asked"][0]
                    answer = {"type": "act", "question": question["question"], "action": question["options"][0]}
                    line.send(json.dumps(answer))

    with server(db) as (process, url):
        made, cookie = post(url, {"battle": "own-supply-line", "name": "Ada", "me": ["axis"], "seed": 44})
        before = asked(url, made["table"], cookie, acts=2)
        process.kill()
    path.unlink()
    with server(db) as (_, url):
        assert asked(url, made["table"], cookie, acts=0) == before


# ---- records of the command line ----------------------------------------------------------------


def test_a_file_without_a_key_goes_by_its_name_not_by_its_path(tmp_path: Path) -> None:
    path = lay(tmp_path, "My Line.toml", SUPPLY.replace('key = "crossroads"', ""))
    battle = overlord.load_scenario(str(path))
    assert battle.key == "my-line"
    record = overlord.Game(battle, seed=1).record()
    assert str(tmp_path) not in record and os.sep not in json.loads(record.splitlines()[0])["scenario"]
    assert overlord.Game.replay(record).battle.key == "my-line"
