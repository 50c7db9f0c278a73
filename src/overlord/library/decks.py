"""Finds Combat decks: beside a scenario, in the user's folder, among ours (C-IMP-03); the engine reads them."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from overlord.engine.files.deck.format import LARGEST
from overlord.engine.files.deck.reader import read_deck
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables.combat import Deck

ENDING: Final = ".deck.toml"  # the ending of a deck beside a scenario: my-deck.deck.toml


def shipped_decks() -> tuple[str, ...]:
    """The keys of the Combat decks that come with the program."""
    folder = resources.files("overlord") / "decks"
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def find_deck(key: str) -> Deck | None:
    """A Combat deck by its key: the user's own first, then ours."""
    own = user_folder() / "decks" / f"{key}.toml"
    if own.is_file():
        return read_deck(_text(own), str(own))
    if key not in shipped_decks():
        return None
    return _ours(key)


@cache
def _ours(key: str) -> Deck:
    """A deck that comes with the program: read once, since it does not change while the program runs."""
    entry = resources.files("overlord") / "decks" / f"{key}.toml"
    return read_deck(entry.read_text(encoding="utf-8"), key)


def load_deck(name: str) -> Deck:
    """A Combat deck by its key or its path."""
    path = Path(name)
    if not path.is_file():
        found = find_deck(name)
        if found is None:
            raise ScenarioError([f"{name}: there is no such deck or file; shipped are {', '.join(shipped_decks())}"])
        return found
    return read_deck(_text(path), str(path))


def beside(scenario: Path, named: object) -> list[Deck]:
    """The decks beside a scenario file, of those that the scenario names."""
    found: list[Deck] = []
    for path in paths_beside(scenario, named):
        if path.is_file():
            deck = read_deck(_text(path), str(path))
            key = path.name.removesuffix(ENDING)
            if deck.key != key:
                raise ScenarioError([f"{path}: key: by its file this deck is {key!r}, but its key is {deck.key!r}"])
            found.append(deck)
    return found


def paths_beside(scenario: Path, named: object) -> list[Path]:
    """The paths where they would be."""
    return [scenario.with_name(f"{key}{ENDING}") for key in str(named or "").split("+") if key]


def user_folder() -> Path:
    """The folder for the user's own decks and battles, and for the database of tables."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):  # the second one is for Windows
        base = os.environ.get(name, "")
        if os.path.isabs(base):
            return Path(base) / "open-overlord"
    return Path.home() / ".local" / "share" / "open-overlord"


def _text(path: Path) -> str:
    if path.stat().st_size > LARGEST:
        raise ScenarioError([f"{path}: the file is larger than {LARGEST} bytes"])
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a byte order mark at the start
    except (OSError, UnicodeDecodeError):
        raise ScenarioError([f"{path}: this is no deck: it is not a text file"]) from None
