"""Standing orders: the windows in which a place passes by itself; when it does so is decided by time/, not here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from overlord.engine.game import Game, Illegal
from overlord.engine.model.actions import DONE, PASS, AnyAction
from overlord.table.journal.storage import Storage
from overlord.table.people.seats import Place

# Questions asked of everybody who might have something to play, whatever they hold, each with the answer that passes.
WINDOWS: Final[dict[str, AnyAction]] = {
    "alongside": PASS,
    "react-defend": PASS,
    "react-rolled": PASS,
    "react-loss": PASS,
    "react-flags": PASS,
    "react-x-ordered": PASS,
    "react-x-move-step": PASS,
    "react-x-move-end": PASS,
    "after-battles": DONE,
    "recon-draw": PASS,
    "ambush": PASS,
}
_BY_CARDS: Final = {"before": "alongside", "post-battle": "after-battles"}


def checked(windows: Iterable[str]) -> frozenset[str]:
    """The windows that a place names; Illegal if one of them does not exist."""
    found = frozenset(windows)
    for window in sorted(found - WINDOWS.keys()):
        raise Illegal("no-such-window", {"window": window[:80]})
    return found


class StandingOrders:
    """Sets, suspends and stores the standing orders of places."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def give(self, place: Place, windows: Iterable[str]) -> None:
        """From now on the people of a place want to pass in these windows."""
        place.standing = checked(windows)
        self._storage.save_standing_orders(place)

    def hold(self, place: Place, on: bool) -> None:
        """Suspend the standing orders of a place, or resume them."""
        place.holding = on
        self._storage.save_standing_orders(place)


def windows_of(game: Game) -> tuple[str, ...]:
    """The windows that can open in a battle, by its rules and its Combat decks."""
    cards = [card for deck in game.decks for card in deck.cards]
    moments = {card.feat.window for card in cards} | {card.special.window for card in cards if card.icon}
    found = {"ambush", *({"recon-draw"} if cards else ())}
    found |= {_BY_CARDS.get(moment, f"react-{moment}") for moment in moments}
    return tuple(window for window in WINDOWS if window in found)
