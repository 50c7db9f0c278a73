"""Combat decks as the page shows them: names, texts and how each card is played; what somebody holds is not here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from overlord.engine.model.names import CAMPS, NOBODY
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables.combat import CombatCard, Deck, Effect
from overlord.library.decks import find_deck, shipped_decks, user_folder

MOST_OWN: Final = 50  # decks of the user's folder that are offered


def described(decks: Iterable[Deck]) -> list[dict[str, Any]]:
    """The decks in use with all their cards: what a deck may hold is no secret."""
    return [{**_head(deck), "cards": [_card(card) for card in deck.cards]} for deck in decks]


def offered() -> list[dict[str, Any]]:
    """The decks that a table can be set with: ours, and those of the user's folder that can be read (C-DATA-01)."""
    folder = user_folder() / "decks"
    own = sorted(path.stem for path in folder.glob("*.toml"))[:MOST_OWN] if folder.is_dir() else []
    found = [_ours(key) for key in shipped_decks() if key not in own]
    for key in own:
        try:
            deck = find_deck(key)
        except ScenarioError:
            continue  # a broken file spoils nobody's table; `overlord check` says what is wrong with it
        if deck is not None and deck.key == key:
            found.append(_head(deck))
    return found


@cache
def _ours(key: str) -> dict[str, Any]:
    deck = find_deck(key)
    assert deck is not None, key
    return _head(deck)


def _head(deck: Deck) -> dict[str, Any]:
    return {
        "key": deck.key,
        "origin": deck.origin,
        "theme": deck.theme,
        "special": deck.special_key,
        "size": deck.size,
        "text": deck.text,
        "ways": deck.special_ways,
    }


def _card(card: CombatCard) -> dict[str, Any]:
    return {
        "key": card.key,
        "copies": card.copies,
        "camp": CAMPS[card.camp] if card.camp != NOBODY else "",
        "icon": card.icon,
        "timing": card.feat.timing,
        "window": card.feat.window,
        "who": card.feat.target.who,
        "types": card.feat.target.types,
        "does": _deed(card.feat.effects),
        "text": card.text,
        "ways": card.ways,
    }


def _deed(effects: tuple[Effect, ...]) -> str:
    """What the card does first, for its picture; of what can be chosen or rolled, the first."""
    first = effects[0]
    inner = first.choices[0] if first.choices else first.results[0][1] if first.results else ()
    return _deed(inner) if inner else first.do


__all__ = ["described", "offered"]
