"""Finds scenarios: the shipped ones by key and any file by its path; the reading itself is the engine's."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path
from typing import Final

from overlord.engine.deckbox import BOX
from overlord.engine.decks import read_deck
from overlord.engine.reader import LARGEST, read_scenario
from overlord.engine.scenario import ScenarioDef, ScenarioError
from overlord.engine.tables.decks import Deck
from overlord.importers.m44 import Imported, read_m44
from overlord.importers.m44_json import decode

COMMUNITY: Final = (".m44", ".json")


def shipped() -> tuple[str, ...]:
    """The keys of the battles that come with the program."""
    folder = resources.files("overlord") / "scenarios"
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def load_scenario(name: str) -> ScenarioDef:
    """A shipped battle by its key, or a scenario file by its path; ScenarioError names every problem."""
    if name in shipped():
        entry = resources.files("overlord") / "scenarios" / f"{name}.toml"
        return read_scenario(entry.read_text(encoding="utf-8"), name)
    path = Path(name)
    if not path.is_file():
        raise ScenarioError([f"{name}: there is no such battle or file; shipped are {', '.join(shipped())}"])
    if path.suffix.lower() in COMMUNITY:
        return read_scenario(import_scenario(path).toml(), path.name)
    _check_size(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise ScenarioError([f"{name}: this is no scenario: it is not a text file"]) from None
    return read_scenario(text, path.name)


def import_scenario(path: Path) -> Imported:
    """A scenario file of the community's editor, whatever its name ends with."""
    _check_size(path)
    return read_m44(decode(path.read_bytes(), path.name), path.name)


def shipped_decks() -> tuple[str, ...]:
    """The keys of the Combat decks that come with the program."""
    folder = resources.files("overlord") / "decks"
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def find_deck(key: str) -> Deck | None:
    """A Combat deck by its key: the user's own first, then ours (C-IMP-03)."""
    own = user_folder() / "decks" / f"{key}.toml"
    if own.is_file():
        return load_deck(str(own))
    if key not in shipped_decks():
        return None
    entry = resources.files("overlord") / "decks" / f"{key}.toml"
    return read_deck(entry.read_text(encoding="utf-8"), key)


def load_deck(name: str) -> Deck:
    """A Combat deck by its key or its path; from then on battles know it by its key."""
    path = Path(name)
    if not path.is_file():
        found = find_deck(name)
        if found is None:
            raise ScenarioError([f"{name}: there is no such deck or file; shipped are {', '.join(shipped_decks())}"])
        return found
    _check_size(path)
    try:
        deck = read_deck(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError):
        raise ScenarioError([f"{name}: this is no deck: it is not a text file"]) from None
    BOX.add(deck)
    return deck


def user_folder() -> Path:
    """Where a user keeps decks of his own; the same folder as the tables' database."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "open-overlord"


BOX.find = find_deck


def _check_size(path: Path) -> None:
    if path.stat().st_size > LARGEST:
        raise ScenarioError([f"{path}: the file is larger than {LARGEST} bytes"])
