"""The Command cards (core section 4, overlord section 3) and their decks, read once from the file of this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from overlord.engine.files.command_cards.shipped import shipped_cards
from overlord.engine.tables.card_rows import (
    AIR,
    AIR_POWER,
    AMBUSH,
    ANYWHERE,
    ARROW,
    AS_USUAL,
    AWAY_FROM_ENEMY,
    BARRAGE,
    BEHIND_LINES,
    BESIDE_ENEMY,
    BOMBARD,
    CHOSEN,
    COUNTER,
    EACH,
    FINEST_HOUR,
    FLANKS,
    INFANTRY_ASSAULT,
    MEDICS,
    ORDER,
    SECTION,
    SORTIE,
    STAYS,
    TACTIC,
    TO_CENTER,
    TO_CIC,
    TO_GENERALS,
    TO_LEFT,
    TO_RIGHT,
    WHEREVER,
    Card,
    CardTable,
    Orders,
)

_TABLE: Final[CardTable] = shipped_cards()
CARDS: Final[dict[str, Card]] = _TABLE.cards
DECKS: Final[dict[str, dict[str, int]]] = _TABLE.decks  # for each deck, the number of copies by card

PLAIN: Final = Orders("plain", "R-ORD-01", count=1, one_more_for_marines=True)
FINEST: Final[Orders] = CARDS["their-finest-hour"].orders
ORDERS: Final[dict[str, Orders]] = {PLAIN.key: PLAIN, **{card.orders.key: card.orders for card in CARDS.values()}}

# By night, Air Power and Barrage only order one unit (R-ACT-19).
NIGHT_ORDER: Final = Card("night-order", "R-ACT-19", TACTIC, 0, PLAIN)


def deck_of(deck: str, changes: Mapping[str, int] | None = None) -> list[Card]:
    """The cards of a named deck before it is shuffled; `changes` replaces the number of copies of some cards."""
    copies = {**DECKS[deck], **(changes or {})}
    return [card for card in CARDS.values() for _ in range(copies.get(card.key, 0))]


__all__ = [
    "AIR",
    "AIR_POWER",
    "AMBUSH",
    "ANYWHERE",
    "ARROW",
    "AS_USUAL",
    "AWAY_FROM_ENEMY",
    "BARRAGE",
    "BEHIND_LINES",
    "BESIDE_ENEMY",
    "BOMBARD",
    "CARDS",
    "CHOSEN",
    "COUNTER",
    "DECKS",
    "EACH",
    "FINEST",
    "FINEST_HOUR",
    "FLANKS",
    "INFANTRY_ASSAULT",
    "MEDICS",
    "NIGHT_ORDER",
    "ORDER",
    "ORDERS",
    "PLAIN",
    "SECTION",
    "SORTIE",
    "STAYS",
    "TACTIC",
    "TO_CENTER",
    "TO_CIC",
    "TO_GENERALS",
    "TO_LEFT",
    "TO_RIGHT",
    "WHEREVER",
    "Card",
    "Orders",
    "deck_of",
]
