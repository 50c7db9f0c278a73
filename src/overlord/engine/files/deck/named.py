"""Finds the Combat decks that a battle's options name, among the decks at hand; opens no file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from overlord.engine.files.deck.reader import read_deck
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.tables.combat import Deck

Finder = Callable[[str], Deck | None]


def nowhere(key: str) -> Deck | None:
    """A finder that knows no deck: the battle must bring its own."""
    return None


def brought(battle: ScenarioDef) -> tuple[Deck, ...]:
    """The decks that came with a battle; at the table (`game.battle`) exactly those it is fought with."""
    return tuple(map(_read, battle.decks))


def decks_for(battle: ScenarioDef, options: Mapping[str, object], find: Finder = nowhere) -> tuple[Deck, ...]:
    """The decks that these options name: one, or several where the scenario says that they are mixed (C-SET-02).

    A deck that came with the battle goes before one that `find` knows.
    """
    named = str(options["combat_deck"])
    if named == "none":
        return ()
    keys = named.split("+")
    if len(set(keys)) > 1 and not options["mix_combat_decks"]:
        raise ValueError(f"options: one Combat deck a battle, not {named!r}, unless mix_combat_decks is set (C-SET-02)")
    own = {deck.key: deck for deck in brought(battle)}
    decks = tuple(own.get(key) or _found(key, find) for key in dict.fromkeys(keys))
    cards = [card.key for deck in decks for card in deck.cards]
    twice = sorted({key for key in cards if cards.count(key) > 1})
    if twice:
        raise ValueError(f"options: the decks {named!r} share the card {twice[0]!r}, so they cannot be mixed")
    return decks


def _found(key: str, find: Finder) -> Deck:
    deck = find(key)
    if deck is None:
        raise ValueError(f"options: there is no Combat deck {key!r}")
    return deck


@lru_cache(maxsize=64)
def _read(text: str) -> Deck:
    """Read a deck from its text; cached, so that each bot of a table does not read it again."""
    return read_deck(text)
