"""Combat decks as the page shows them: names, texts and how each card is played; not the cards that somebody holds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec.structs import asdict

from overlord.engine.model.names import CAMPS, NOBODY
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables.combat import CombatCard, Deck, Effect
from overlord.library.decks import find_deck, shipped_decks, user_folder
from overlord.server.http.answers import CombatCardInfo, DeckHead, DeckInfo

MOST_OWN: Final = 50  # most decks of the user's folder that are offered
# The picture of a card shows what its first effect does: the symbol `deed-<word>` of every effect that does something.
DEEDS: Final = {
    "dice": "dice",
    "ignore-cover": "cover",
    "hit-faces": "dice",
    "ignore-sight": "fire",
    "flags-unignorable": "flag",
    "move-bonus": "move",
    "move-max": "move",
    "ignore-stop": "move",
    "battle-after-entry": "move",
    "battle-if-moved-at-most": "move",
    "enter-impassable": "move",
    "move-after": "back",
    "overrun": "again",
    "extra-battle": "again",
    "dice-less": "fewer-dice",
    "first-strike": "fire",
    "withdraw": "back",
    "cancel-battle": "cancel",
    "retarget": "turn",
    "relocate": "deploy",
    "return-to-origin": "halt",
    "reroll": "again",
    "ignore-hits": "cancel",
    "ignore-flags": "flag",
    "parting-shot": "fire",
    "block-move": "halt",
    "stop-move": "halt",
    "opportunity-fire": "fire",
    "strike": "strike",
    "lose-figures": "fall",
    "deploy": "deploy",
    "restore": "heal",
    "place": "build",
    "remove": "clear",
    "order-extra": "order",
    "status": "cloud",
    "draw-cards": "cards",
    "peek-deck": "cards",
}


def described(decks: Iterable[Deck]) -> tuple[DeckInfo, ...]:
    """The decks in use with all their cards: the contents of a deck are no secret."""
    return tuple(DeckInfo(**asdict(_head(deck)), cards=tuple(map(_card, deck.cards))) for deck in decks)


def offered() -> tuple[DeckHead, ...]:
    """The decks that a table can be set up with: ours, and those of the user's folder that can be read (C-DATA-01)."""
    folder = user_folder() / "decks"
    own = sorted(path.stem for path in folder.glob("*.toml"))[:MOST_OWN] if folder.is_dir() else []
    found = [_ours(key) for key in shipped_decks() if key not in own]
    for key in own:
        try:
            deck = find_deck(key)
        except ScenarioError:
            continue  # a broken file must not stop anybody's table; `overlord check` says what is wrong with it
        if deck is not None and deck.key == key:
            found.append(_head(deck))
    return tuple(found)


@cache
def _ours(key: str) -> DeckHead:
    deck = find_deck(key)
    assert deck is not None, key
    return _head(deck)


def _head(deck: Deck) -> DeckHead:
    return DeckHead(
        key=deck.key,
        origin=deck.origin,
        theme=deck.theme,
        special=deck.special_key,
        size=deck.size,
        text=deck.text,
        ways=deck.special_ways,
    )


def _card(card: CombatCard) -> CombatCardInfo:
    return CombatCardInfo(
        key=card.key,
        copies=card.copies,
        camp=CAMPS[card.camp] if card.camp != NOBODY else "",
        icon=card.icon,
        timing=card.feat.timing,
        window=card.feat.window,
        who=card.feat.target.who,
        types=card.feat.target.types,
        does=_first(card.feat.effects),
        text=card.text,
        ways=card.ways,
    )


def _first(effects: tuple[Effect, ...]) -> str:
    """What the card does first, for its picture; if effects can be chosen or rolled, the first of them."""
    first = effects[0]
    inner = first.choices[0] if first.choices else first.results[0][1] if first.results else ()
    return _first(inner) if inner else first.do


__all__ = ["DEEDS", "described", "offered"]
