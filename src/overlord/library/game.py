"""The class that people import as `overlord.Game`: the engine's, but it finds Combat decks in the library by key."""

from __future__ import annotations

from overlord.engine import game
from overlord.engine.tables.combat import Deck
from overlord.library.decks import find_deck


class Game(game.Game):
    """One battle. Every refused call raises Illegal and changes nothing."""

    __slots__ = ()

    @staticmethod
    def _find_deck(key: str) -> Deck | None:
        """A deck of the user's folder, else one of ours."""
        return find_deck(key)
