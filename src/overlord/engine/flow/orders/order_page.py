"""An order page: one card while it is being played, from choosing its sections to naming its units."""

from __future__ import annotations

from overlord.engine.model.actions import Activate, AnyAction
from overlord.engine.model.data import Data
from overlord.engine.model.fields import data, derived, fresh
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.state import Laid, Played, State
from overlord.engine.queries.orders import Command
from overlord.engine.tables.cards import AIR_POWER, CARDS, NIGHT_ORDER, SORTIE, Card


@data
class Page(Data):
    """One card while it is being played: where it may be laid, then its command, then the units named so far."""

    seat: int
    card: Card  # the card on the table
    places: list[int]  # sets of sections to choose from
    more: int  # the Marines' extra unit
    copies: list[Card] = fresh("[]")  # what a Counter-Attack repeats in each of these places
    command: Command | None = None
    chosen: list[int] = fresh("[]")
    planes: list[int] = fresh("[]")  # airplanes in the air that are ordered along with units (A-AIR-10)
    landings: list[int] = fresh("[]")  # hexes on the enemy's baseline where armor breaks through (R-ACT-22)
    special: AnyAction | None = None  # what the card does instead of ordering units
    closed: bool = False
    free: list[int] | None = derived("None")  # units that may be named, as last computed

    def count(self) -> int:
        """Orders given so far."""
        return len(self.chosen) + len(self.planes)

    def named(self, s: State) -> list[int]:
        """Units named on this page, including an airplane on the ground that an Air Sortie orders."""
        if isinstance(self.special, Activate) and s.at[HEX[self.special.unit]] != NOWHERE:
            return [*self.chosen, s.at[HEX[self.special.unit]]]
        return self.chosen

    def effective(self, place: int) -> Card:
        """The card whose orders count if it is laid here: a Counter-Attack repeats another card."""
        return self.copies[self.places.index(place)] if self.copies else self.card


def show_where(s: State, seat: int, sections: int) -> None:
    """Note the sections of a card that was already on the table, as in a standard battle."""
    for n, laid in enumerate(s.in_play):
        if laid.seat == seat and not laid.sections:
            s.in_play[n] = Laid(seat, laid.card, sections)


def stand_in(s: State, card: Card) -> Card:
    """The card that Air Power counts as for a general: an Air Sortie (A-AIR-07, O-AIR-11) or a Bombard (R-CARD-28); at
    night it only orders a unit (R-ACT-19)."""
    if card.effect != AIR_POWER:
        return card
    if s.rules.air:
        return CARDS["air-sortie"]
    if s.rules.air_power_as_bombard:
        return CARDS["artillery-bombard"]
    return NIGHT_ORDER if s.visibility < 6 else card


def remember(s: State, seat: int, card: Card, sections: int) -> None:
    """Note what a Counter-Attack may repeat. An Air Sortie, or Air Power flown as one, counts by an option, and only if
    its general lays no Section card beside it (A-AIR-22)."""
    played = s.last[seat]
    if stand_in(s, card).effect != SORTIE:
        s.last[seat] = (*[p for p in played if p.card.effect != SORTIE], Played(card, sections))
    elif s.rules.counter_sorties and not played:
        s.last[seat] = (Played(card, sections),)


def place_name(place: int) -> str:
    """The text of a place: one section, or both sections of a general."""
    return f"s{place.bit_length()}" if place & (place - 1) == 0 else "both"
