"""The Command cards that come with the program: the only file that the engine reads, once, when it is imported."""

from __future__ import annotations

from importlib import resources

from overlord.engine.files.command_cards.reader import read_cards
from overlord.engine.tables.card_rows import CardTable

FILE = "standard.toml"


def shipped_text() -> str:
    return (resources.files("overlord") / "command_cards" / FILE).read_text(encoding="utf-8")


def shipped_cards() -> CardTable:
    """The table of our file; ScenarioError names every mistake in it."""
    return read_cards(shipped_text(), FILE)
