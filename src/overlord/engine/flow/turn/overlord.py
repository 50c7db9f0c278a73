"""The Overlord turn as a sequence of frames, and the order pages for the generals' cards (overlord 4.2)."""

from __future__ import annotations

from overlord.engine.effects.board import roll
from overlord.engine.flow.orders.cards import finest_page, marine_bonus
from overlord.engine.flow.orders.order_page import Page
from overlord.engine.flow.orders.orders import Ordering
from overlord.engine.flow.small_frames import CampFrame
from overlord.engine.flow.turn.chip import ChipPlace, ChipTake
from overlord.engine.flow.turn.commander import CommanderTactic, OverlordCleanup
from overlord.engine.flow.turn.distribute import Distribute
from overlord.engine.flow.turn.initiative import Initiative
from overlord.engine.flow.turn.turn import push_action
from overlord.engine.flow.turn.visits import VisitChoice
from overlord.engine.model.fields import data
from overlord.engine.model.names import camp_of, commander, generals
from overlord.engine.model.state import State
from overlord.engine.queries.command import countered
from overlord.engine.tables.cards import ANYWHERE, CARDS, COUNTER, EACH, SECTION, TACTIC, Card


def push_overlord_turn(s: State, camp: int) -> None:
    """Push the steps of a turn, the last one first: distribution, visit, the commander's card, orders, initiative,
    moves, battles, cleanup."""
    seat = commander(camp)
    s.stack.append(OverlordCleanup(camp))
    push_action(s, camp)
    if s.rules.initiative_after_orders:  # O-INI-06
        s.stack.append(Initiative(generals(camp)))
        s.stack.append(GeneralsOrders(camp))
    else:
        s.stack.append(GeneralsOrders(camp))
        s.stack.append(Initiative(generals(camp)))
    s.stack.append(CommanderTactic(seat))
    s.stack.append(VisitChoice(seat))
    s.stack.append(Distribute(seat, []))
    if s.rules.commissar & (1 << camp):
        s.stack.append(ChipPlace(seat, []))
        s.stack.append(ChipTake(camp))


@data
class GeneralsOrders(CampFrame):
    """Opens an order page for every card given to a general, after the commander's card was carried out."""

    def auto(self, s: State) -> bool:
        s.stack.pop()
        pages: list[Page] = []
        for seat in range(self.camp * 4 + 1, self.camp * 4 + 4):
            if s.shuffled:  # O-TFH-03: four dice each, regardless of the hand
                faces = roll(s, seat, 4, "finest-hour")
                pages.append(finest_page(s, seat, CARDS["their-finest-hour"], faces))
            else:
                pages.extend(page_for(s, seat, card) for card in s.given[seat])
        if pages:
            s.stack.append(Ordering(pages, not s.rules.combat_cards))
        return True


def page_for(s: State, seat: int, card: Card) -> Page:
    """The order page of a card: a general may lay it in one of his sections or across both (overlord 3.2)."""
    if card.effect == COUNTER:
        plays = countered(s, seat)
        places = [played.sections for played in plays] or [s.rules.flank[seat]]
        more = marine_bonus(s, camp_of(seat), plays[0].card.orders) if plays else 0  # O-PAC-05, O-PAC-11, O-PAC-13
        return Page(seat, card, places, more, [played.card for played in plays])
    more = 0
    if card.family == TACTIC or (card.family == SECTION and s.marked == seat):
        more = marine_bonus(s, camp_of(seat), card.orders)  # O-PAC-01, O-PAC-03
    return Page(seat, card, places_in_flank(s, seat, card), more)


def places_in_flank(s: State, seat: int, card: Card) -> list[int]:
    flank = s.rules.flank[seat]
    if card.orders.where in (ANYWHERE, EACH):
        return [flank]
    return [1 << k for k in range(6) if flank & (1 << k)]
