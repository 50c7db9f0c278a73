"""The Combat decks that a battle may name by key: filled from outside, since the engine opens no file (C-IMP-03)."""

from __future__ import annotations

from collections.abc import Callable

from overlord.engine.tables.combat import Deck


class DeckBox:
    """Decks by key; one that is not there is asked for once, from whoever knows files."""

    def __init__(self) -> None:
        self.known: dict[str, Deck] = {}
        self.find: Callable[[str], Deck | None] = _nowhere

    def add(self, deck: Deck) -> None:
        self.known[deck.key] = deck

    def deck(self, key: str) -> Deck:
        if key not in self.known:
            found = self.find(key)
            if found is None:
                raise ValueError(f"options: there is no Combat deck {key!r}")
            self.known[key] = found
        return self.known[key]


def _nowhere(key: str) -> Deck | None:
    return None


BOX = DeckBox()


def decks_for(options: dict[str, object], box: DeckBox = BOX) -> tuple[Deck, ...]:
    """The decks that the options name: one, or several where the scenario says that they are mixed (C-SET-02)."""
    named = str(options["combat_deck"])
    if named == "none":
        return ()
    keys = named.split("+")
    if len(set(keys)) > 1 and not options["mix_combat_decks"]:
        raise ValueError(f"options: one Combat deck a battle, not {named!r}, unless mix_combat_decks is set (C-SET-02)")
    decks = tuple(box.deck(key) for key in dict.fromkeys(keys))
    cards = [card.key for deck in decks for card in deck.cards]
    twice = sorted({key for key in cards if cards.count(key) > 1})
    if twice:
        raise ValueError(f"options: the decks {named!r} share the card {twice[0]!r}, so they cannot be mixed")
    return decks
