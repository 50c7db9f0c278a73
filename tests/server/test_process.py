"""A real server in its own process: its address, its page, its signals, and what is left after kill -9."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect

import overlord
from overlord.__main__ import main
from overlord.cli import serve as command
from overlord.engine.model.rng import Rng
from overlord.server.live.opening import open_match
from overlord.server.store.store import Store
from server.tables import page, served, set_table

Frame = dict[str, Any]
KILLS = int(os.environ.get("OVERLORD_KILLS", "3"))
ANSWERS = 40 if KILLS <= 3 else 1000  # most answers before a server is killed


@contextmanager
def server(db: Path, rate: float = 0.0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`overlord serve` on a free port of this machine; `rate` allows more messages a second than people send."""
    faster = f"import overlord.server.app as a; a.make_app.__kwdefaults__['rate'] = {rate}; " if rate else ""
    start = f"{faster}from overlord.__main__ import main; main()"
    arguments = [sys.executable, "-c", start, "--lang", "en", "serve", "--port", "0", "--db", str(db)]
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("The table is at http://127.0.0.1:"), line
        yield process, line.split()[-1]
    finally:
        process.kill()
        process.communicate()


def post(url: str, content: Frame) -> tuple[Frame, str]:
    """The answer and the cookie."""
    request = urllib.request.Request(f"{url}/api/tables", json.dumps(content).encode())
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer), answer.headers["set-cookie"].partition(";")[0]


def opened(url: str, table: str, cookie: str) -> ClientConnection:
    return connect(
        f"ws{url.removeprefix('http')}/ws/{table}",
        additional_headers={"Cookie": cookie},
        max_size=None,
        open_timeout=20,
    )


class Told:
    """What a page has been told: what was acknowledged to it."""

    def __init__(self) -> None:
        self.log: list[Frame] = []
        self.frame: Frame = {}

    def hear(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["type"] == "update":
            self.log = self.log[: frame["since"]] + frame["told"]
            self.frame = frame


def fight(connection: ClientConnection, told: Told, chance: random.Random) -> Iterator[None]:
    """Answer as fast as the server until the battle or the connection ends; yields once per confirmed answer."""
    sent = -1
    with contextlib.suppress(ConnectionClosed):
        while not told.frame["view"]["outcome"]:
            asked = told.frame["asked"]
            if asked and asked[0]["question"] != sent:
                if sent >= 0:
                    yield
                sent = asked[0]["question"]
                action = chance.choice(asked[0]["options"])
                connection.send(json.dumps({"type": "act", "question": sent, "action": action}))
            told.hear(connection.recv(timeout=20))
        yield


class Streams:
    """Somebody plays battle after battle against bots while the server is killed again and again."""

    def __init__(self, db: Path, chance: random.Random) -> None:
        self.db = db
        self.chance = chance
        self.told: dict[str, tuple[str, Told]] = {}  # table -> cookie and all that was acknowledged
        self.answers = 0

    def until_killed(self, answers: int) -> None:
        """Run the server once: after this many answers it is killed while more are being sent."""
        with server(self.db, rate=1e9) as (process, url):
            for table in list(self.told)[-2:]:
                self.remembers(url, table)
            end = Timer(self.chance.uniform(0, 0.02), process.kill)  # SIGKILL
            last = self.answers + answers
            with contextlib.suppress(ConnectionClosed, OSError, InvalidMessage):
                while process.poll() is None:
                    table = self.open_table(url)
                    cookie, told = self.told[table]
                    with opened(url, table, cookie) as connection:
                        told.hear(connection.recv(timeout=20))
                        for _ in fight(connection, told, self.chance):
                            self.answers += 1
                            if self.answers == last:
                                end.start()
            end.join()

    def open_table(self, url: str) -> str:
        table = next(reversed(self.told), "")
        if not table or (self.told[table][1].frame and self.told[table][1].frame["view"]["outcome"]):
            wish = {"battle": "crossroads", "me": ["allies"], "name": "Ada", "bot": "random", "speed": "instant"}
            made, cookie = post(url, wish)
            table = made["table"]
            self.told[table] = cookie, Told()
        return table

    def remembers(self, url: str, table: str) -> None:
        """Check that everything acknowledged is there, unchanged."""
        cookie, before = self.told[table]
        known = Told()
        with opened(url, table, cookie) as connection:
            known.hear(connection.recv(timeout=20))
        assert known.frame["since"] == 0
        assert known.log[: len(before.log)] == before.log


def test_kill_9_in_a_stream_of_answers_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """The server is killed again and again while answers arrive; `make fuzz` does it twenty times."""
    chance = random.Random(4)
    streams = Streams(tmp_path / "tables.sqlite", chance)
    for _ in range(KILLS):
        streams.until_killed(chance.randint(ANSWERS // 4, ANSWERS))
    with server(streams.db) as (_, url):
        for table in streams.told:
            streams.remembers(url, table)
    with contextlib.closing(sqlite3.connect(streams.db)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    store = Store(streams.db)
    for table in streams.told:
        match = open_match(store, table, Rng(1))  # every row is legal, and every digest is right
        assert match is not None
        assert overlord.Game.replay(match.game.record()).digest() == match.game.digest()
    store.close()
    print(f"{KILLS} kills, {streams.answers} acknowledged answers in {len(streams.told)} battles, none lost")


def test_large_messages_never_get_in_and_the_others_play_on(tmp_path: Path) -> None:
    with server(tmp_path / "tables.sqlite") as (_, url):
        made, cookie = post(url, {"battle": "crossroads", "me": ["allies"], "name": "Ada"})
        with opened(url, made["table"], cookie) as bad, opened(url, made["table"], cookie) as good:
            bad.recv(timeout=20)
            good.recv(timeout=20)
            with pytest.raises(ConnectionClosed) as closed:
                bad.send("x" * 10_000_000)
                while True:
                    bad.recv(timeout=20)
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
            good.send(json.dumps({"type": "undo"}))
            while (frame := json.loads(good.recv(timeout=20)))["type"] == "update":
                pass
            assert frame["key"] == "nothing-to-undo"


@pytest.mark.skipif(sys.platform == "win32", reason="on Windows no program can press Ctrl+C for another alone")
def test_an_interrupted_server_goes_in_peace(tmp_path: Path) -> None:
    with server(tmp_path / "tables.sqlite") as (process, url):
        made, cookie = post(url, {"battle": "crossroads", "me": ["allies"], "name": "Ada"})
        with opened(url, made["table"], cookie) as connection:
            connection.recv(timeout=20)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=20)
        assert "Traceback" not in errors and "Aborted" not in errors and process.returncode == 0


def run(*arguments: str) -> Any:
    return CliRunner().invoke(main, arguments)


def test_a_port_or_a_file_that_cannot_be_had_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("serve", "--port", str(taken.getsockname()[1]), "--db", str(tmp_path / "db"))
        assert result.exit_code == 2 and "cannot be opened" in result.stderr and result.stderr.count("\n") == 1
    (tmp_path / "text").write_text("not a database, but as long as the head of one would have to be" * 4)
    result = run("serve", "--port", "0", "--db", str(tmp_path / "text"))
    assert result.exit_code == 2 and "cannot be saved" in result.stderr
    result = run("serve", "--public-url", "table.example.org")
    assert result.exit_code == 2 and "whole address" in result.stderr


def test_the_tables_lie_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "of-windows"))
    assert command.default_store() == tmp_path / "open-overlord" / "tables.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert command.default_store() == tmp_path / "of-windows" / "open-overlord" / "tables.sqlite"
    monkeypatch.delenv("LOCALAPPDATA")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert command.default_store() == tmp_path / ".local" / "share" / "open-overlord" / "tables.sqlite"


def test_the_address_for_friends_is_told_when_they_can_come(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "own_address", lambda: "192.0.2.7")
    friends = command.friends_address("0.0.0.0", 8044)
    assert friends == "http://192.0.2.7:8044" and command.friends_address("127.0.0.1", 8044) == ""
    assert command.announce("0.0.0.0", 8044, "", friends) == "http://127.0.0.1:8044"
    assert friends in capsys.readouterr().out
    assert command.announce("::1", 8044, "", "") == "http://[::1]:8044"
    assert command.announce("0.0.0.0", 8044, "https://table.example.org", friends) == "https://table.example.org"
    assert "192.0.2.7" not in capsys.readouterr().out


def test_a_terminal_shows_the_address_as_a_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command.announce("0.0.0.0", 8044, "", "http://192.0.2.7:8044")
    assert "█" not in capsys.readouterr().out  # no QR code in a file
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    command.announce("0.0.0.0", 8044, "", "http://192.0.2.7:8044")
    drawn = [line for line in capsys.readouterr().out.splitlines() if "█" in line]
    assert len(drawn) > 10 and len({len(line) for line in drawn}) == 1
    command.announce("127.0.0.1", 8044, "", "")
    assert "█" not in capsys.readouterr().out


def test_a_backup_is_one_file_taken_while_the_table_is_played(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with served(path) as client:
        made = set_table(client, open=["axis"])
        with page(client, made["table"]) as mine:
            mine.asked()
            mine.act()
            stood = client.app.state.tables.opened(made["table"]).match.game.digest()  # type: ignore[attr-defined]
            told = run("backup", str(copy), "--db", str(path))
            assert told.exit_code == 0 and ": 1." in told.output
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.sqlite"]
    if os.name == "posix":
        assert copy.stat().st_mode & 0o077 == 0  # it holds seeds and talk
    store = Store(copy)
    match = open_match(store, made["table"], Rng(1))
    assert match is not None and match.game.digest() == stood
    store.close()


def test_a_backup_overwrites_nothing_unasked(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    Store(path).close()
    copy.write_text("mine")
    told = run("backup", str(copy), "--db", str(path))
    assert told.exit_code == 2 and "--force" in told.output and copy.read_text() == "mine"
    assert run("backup", str(copy), "--db", str(path), "--force").exit_code == 0
    Store(copy).close()
    assert run("backup", str(path), "--db", str(path), "--force").exit_code == 2  # never over itself
    missing = run("backup", str(tmp_path / "new.sqlite"), "--db", str(tmp_path / "none.sqlite"))
    assert missing.exit_code == 2 and not (tmp_path / "new.sqlite").exists()
    assert list(tmp_path.glob("*.part")) == []


def test_the_schema_has_every_message_and_is_hidden() -> None:
    schema = json.loads(run("schema").output)
    assert {"Act", "Say", "Update", "Refused", "Reasons", "Note", "View"} <= set(schema["definitions"])
    assert schema["definitions"]["Update"]["properties"]["type"] == {"enum": ["update"]}
    assert "schema" not in run("--help").output
