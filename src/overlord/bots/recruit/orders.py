"""Scorers for naming units: where a card is laid, which units are ordered or healed, rolling for initiative."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.cards import orders_value
from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.engine.model.actions import Lay, Order, Roll, Target
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.tables.cards import CARDS, COUNTER, PLAIN, Orders

# O-INI-02: four of the six faces order a unit, two hurt one.
ROLLED: Final = 0.6
HURT: Final = 1.2
NAMED: Final = 0.15  # the least value for which one more unit is ordered


def lay(mind: Mind, action: Lay) -> float:
    """The value of the card in this section."""
    flank = mind.board.rules.flank[mind.seat]
    place = flank if action.section == "both" else 1 << (int(action.section[1:]) - 1)
    return orders_value(mind, CARDS[action.card], place)


def order(mind: Mind, action: Order) -> float:
    i = mind.unit(action.unit)
    if i == NOWHERE:
        return 0.0
    return mind.order(i, mind.note("orders", lambda: _orders(mind))) - NAMED


def _orders(mind: Mind) -> Orders:
    """The orders of the card that this seat has laid."""
    laid = [entry.card for entry in mind.board.in_play if entry.seat == mind.seat]
    if not laid or laid[-1].effect == COUNTER or mind.kind != "order":
        return PLAIN
    return laid[-1].orders


def patient(mind: Mind, action: Target) -> float:
    """The more figures it lost, the better."""
    i = mind.unit(action.unit)
    if i == NOWHERE:
        return 0.0
    unit = mind.board.units[i]
    return 1.0 + unit.strength - unit.figures + 1.0 / unit.figures


def roll(mind: Mind, action: Roll) -> float:
    """Two of six results hurt: roll only if an order is worth it."""
    under = mind.board.rules.flank[mind.seat]
    best = next((value for value, sections, _, _ in mind.survey.prospects() if sections & under), 0.0)
    return best * ROLLED - HURT


SCORERS: Final[Table] = {
    (ANY, Lay): lay,
    (ANY, Order): order,
    ("order", Target): patient,
    ("initiative", Roll): roll,
}
