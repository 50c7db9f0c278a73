"""How a Command card looks, read from its row: family, corner icons, picture; the page draws it and knows no card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from overlord.engine.model.names import MANY, ROLES
from overlord.engine.tables.card_rows import RECEIVERS, SECTION, TACTIC, Card

ALL: Final = "A"
ANY_GENERAL: Final = "?"


def card_looks(cards: Mapping[str, Card]) -> dict[str, dict[str, object]]:
    """Card -> what its face is drawn from."""
    return {key: _look(card) for key, card in cards.items()}


def _look(card: Card) -> dict[str, object]:
    # An Air Sortie is given out like a Tactic card (O-DIST-12), so it looks like one.
    family = SECTION if card.family == SECTION else TACTIC
    return {"family": family, "to": _roles(card), "figure": _figure(card), "picture": card.orders.key}


def _roles(card: Card) -> list[str]:
    """Who may receive the card: those whose icon its corner shows (O-DIST-03 to -06)."""
    return [role for role, bit in zip(ROLES, RECEIVERS.values(), strict=True) if card.receivers & bit]


def _figure(card: Card) -> str:
    """The text inside the arrows: how many units the general orders, or "?" if the card may go to any one general."""
    if card.family != SECTION:
        return ANY_GENERAL
    return ALL if card.orders.count == MANY else str(card.orders.count)


__all__ = ["card_looks"]
