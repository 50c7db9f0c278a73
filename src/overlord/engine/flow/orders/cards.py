"""What a card does when it is played: it opens an order page or strikes the enemy directly (core section 4)."""

from __future__ import annotations

from overlord.engine.effects.board import roll
from overlord.engine.effects.combat import draw_for_all
from overlord.engine.flow.combat_cards.windows import Window
from overlord.engine.flow.orders.order_page import Page
from overlord.engine.flow.orders.orders import Ordering
from overlord.engine.flow.orders.strikes import AirPower, Barrage
from overlord.engine.model.events import CardPlayed
from overlord.engine.model.names import ALL, ARM, INF, SEATS, camp_of, commander, enemy
from overlord.engine.model.state import Laid, Played, State
from overlord.engine.queries.combat_cards.scenes import Scene
from overlord.engine.queries.orders import Group, cards_held, command_for, make_command
from overlord.engine.tables.cards import (
    AIR_POWER,
    AMBUSH,
    ARROW,
    BARRAGE,
    CARDS,
    CHOSEN,
    COUNTER,
    FINEST,
    FINEST_HOUR,
    FLANKS,
    PLAIN,
    Card,
    Orders,
)
from overlord.engine.tables.combat import BEFORE


def play_card(s: State, seat: int, card: Card) -> None:
    """Play the turn's card in a standard battle: lay it on the table, then carry it out (R-TURN-04)."""
    camp = camp_of(seat)
    s.in_play.append(Laid(seat, card, 0))
    if card.effect != COUNTER:
        s.events.append(CardPlayed(SEATS[seat], card.key))
        if card.recon and s.rules.combat_cards:
            s.recons.append(seat)  # C-DRAW-01
        if card.effect == FINEST_HOUR and s.rules.combat_cards:
            draw_for_all(s)  # C-DRAW-05: at once, before the dice
        carry_out(s, seat, card, sections_of(s, camp, card))
        return
    # R-CARD-15: the same order in the same section; a counter to a counter repeats the original order.
    before = s.last[commander(enemy(camp))]
    s.events.append(CardPlayed(SEATS[seat], card.key, before[0].card.key if before else ""))
    if before:
        carry_out(s, seat, before[0].card, [before[0].sections])


def sections_of(s: State, camp: int, card: Card) -> list[int]:
    """The sets of sections in which this card may be laid in a standard battle."""
    where = card.orders.where
    if where == ARROW:
        return [s.rules.section_of_arrow(camp, card.arrow)]
    if where == FLANKS:
        return [s.rules.section_of_arrow(camp, 0) | s.rules.section_of_arrow(camp, 2)]
    if where == CHOSEN:
        return [1 << k for k in range(s.rules.geometry.section_count)]
    return [s.rules.all_sections]


def marine_bonus(s: State, camp: int, orders: Orders) -> int:
    """R-NAT-16 to -19: one extra unit, if the card orders a number of units."""
    return 1 if s.rules.gung_ho & (1 << camp) and orders.one_more_for_marines else 0


def carry_out(s: State, seat: int, card: Card, places: list[int]) -> None:
    """Push the frames that carry out this card."""
    camp = camp_of(seat)
    effect = card.effect
    if effect == AIR_POWER and s.rules.air:  # A-AIR-07: it is an Air Sortie
        s.stack.append(Ordering([Page(seat, card, [s.rules.flank[seat]], 0)], not s.rules.combat_cards))
    elif effect in (AIR_POWER, BARRAGE):
        s.last[seat] += (Played(card, s.rules.all_sections),)
        from_the_sky(s, seat, card)
        if not s.rules.overlord and BEFORE in s.rules.windows and not isinstance(s.stack[-1], Ordering):
            s.stack.append(Window(camp, Scene(BEFORE)))
    elif effect == FINEST_HOUR:
        s.last[seat] += (Played(card, s.rules.all_sections),)
        s.shuffled = True
        faces = roll(s, seat, cards_held(s, camp), "finest-hour")
        s.stack.append(Ordering([finest_page(s, seat, card, faces)], not s.rules.combat_cards))
    elif effect != AMBUSH:
        page = Page(seat, card, places, marine_bonus(s, camp, card.orders))
        s.stack.append(Ordering([page], not s.rules.combat_cards))


def from_the_sky(s: State, seat: int, card: Card) -> None:
    """At night these cards only order a unit (R-ACT-19); Air Power may count as a Bombard (R-CARD-28)."""
    camp = camp_of(seat)
    if card.effect == AIR_POWER and s.rules.air_power_as_bombard:
        s.stack.append(
            Ordering([_ready_page(s, seat, card, CARDS["artillery-bombard"].orders, 0)], not s.rules.combat_cards)
        )
    elif s.visibility < 6:
        more = marine_bonus(s, camp, PLAIN)  # R-NAT-20
        s.stack.append(Ordering([_ready_page(s, seat, card, PLAIN, more)], not s.rules.combat_cards))
    elif card.effect == AIR_POWER:
        s.stack.append(AirPower(seat, [], 0))
    else:
        s.stack.append(Barrage(seat))


def _ready_page(s: State, seat: int, card: Card, orders: Orders, more: int) -> Page:
    """An order page whose sections are already fixed."""
    page = Page(seat, card, [], more)
    under = s.rules.flank[seat]
    stand_in = CARDS["artillery-bombard"] if orders is not PLAIN else None
    if stand_in is not None:
        page.command = command_for(s, seat, camp_of(seat), stand_in, under, under, more)
    else:
        page.command = make_command(seat, PLAIN, [Group(1 + more, under, ALL)])
    return page


def finest_page(s: State, seat: int, card: Card, faces: str) -> Page:
    """R-CARD-22: each infantry or armor face orders a unit of that kind, each star any unit."""
    under = s.rules.flank[seat]
    groups = [
        Group(faces.count("I"), under, INF),
        Group(faces.count("A"), under, ARM),
        Group(faces.count("S"), under, ALL),
    ]
    page = Page(seat, card, [], 0)
    page.command = make_command(seat, FINEST, groups)
    return page
