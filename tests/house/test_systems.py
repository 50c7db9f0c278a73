"""What differs between Linux, macOS and Windows is taken care of, as far as one of them can tell for the others."""

from __future__ import annotations

import ast
import json
import mimetypes
import multiprocessing
import socket
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

import overlord
from overlord.__main__ import main
from overlord.arena import pool
from overlord.cli import serve
from overlord.cli.files import read_text, write_text
from overlord.library.decks import load_deck
from overlord.server.http import page

ROOT = Path(__file__).parents[2]
DECK = (ROOT / "docs" / "example-deck.toml").read_text(encoding="utf-8")
# Modules that are not there on Windows, and calls that read or write text as the system pleases unless told otherwise.
POSIX_ONLY = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "uvloop", "syslog", "readline"}
TEXT = {"read_text", "write_text"}


def sources() -> list[Path]:
    return sorted((ROOT / "src").rglob("*.py"))


def test_nothing_is_imported_that_one_system_lacks() -> None:
    found = set()
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {(path.name, name.name.partition(".")[0]) for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add((path.name, str(node.module).partition(".")[0]))
    assert found and [place for place in sorted(found) if place[1] in POSIX_ONLY] == []


def test_every_text_names_its_encoding() -> None:
    bare = []
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TEXT:
                named = {word.arg for word in node.keywords}
                of_ours = path.name == "speech.py"  # click's formatter, which writes to no file
                if "encoding" not in named and not of_ours:
                    bare.append(f"{path.name}:{node.lineno}")
    assert bare == []


def test_a_script_is_served_as_one_whatever_the_system_says() -> None:
    assert {mimetypes.guess_type(f"a{ending}")[0] for ending in page.KINDS} == set(page.KINDS.values())


def test_on_windows_no_two_servers_have_one_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "SO_EXCLUSIVEADDRUSE", raising=False)
    assert serve.own_port() == socket.SO_REUSEADDR
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    assert serve.own_port() == -5


def test_a_text_file_is_the_same_on_every_system_and_may_begin_with_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    write_text(path, "one\ntwo\n")
    assert path.read_bytes() == b"one\ntwo\n"
    path.write_bytes(b"\xef\xbb\xbfone\r\ntwo\r\n")
    assert read_text(path) == "one\ntwo\n"


def test_a_battle_and_its_deck_may_begin_with_a_mark(tmp_path: Path) -> None:
    battle = overlord.load_scenario("crossroads")
    path = tmp_path / "mine.toml"
    path.write_text(battle.source, encoding="utf-8-sig", newline="\r\n")
    assert overlord.load_scenario(str(path)).digest == battle.digest
    (tmp_path / "deck.toml").write_text(DECK, encoding="utf-8-sig")
    assert load_deck(str(tmp_path / "deck.toml")).cards


def test_processes_that_begin_empty_know_the_deck_beside_the_battle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on macOS and Windows, where a further process is no copy of the first."""
    head, _, tail = DECK.partition('key = "')
    deck = f'{head}key = "beside"{tail[tail.index(chr(34)) + 1 :]}'
    (tmp_path / "beside.deck.toml").write_text(deck, encoding="utf-8")
    text = overlord.load_scenario("crossroads").source
    at = text.index("[camps.axis]")
    path = tmp_path / "mine.toml"
    path.write_text(text[:at] + '[options]\ncombat_deck = "beside"\n' + text[at:], encoding="utf-8")
    spawning = partial(ProcessPoolExecutor, mp_context=multiprocessing.get_context("spawn"))
    monkeypatch.setattr(pool, "ProcessPoolExecutor", spawning)
    words = ["simulate", str(path), "--games", "2", "--jobs", "99", "--turn-limit", "2", "--json"]
    told = CliRunner().invoke(main, words)
    assert told.exit_code == 0, told.output
    assert len(json.loads(told.stdout)["games"]) == 2
