"""The cards of a view rebuilt from events alone: hands, chips, cards given, laid and discarded; not the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from overlord.engine import view as views
from overlord.engine.model.names import CAMPS, SEAT_OF
from overlord.engine.view import View

SORTIE: Final = "air-sortie"
replace = msgspec.structs.replace


class Held:
    """The cards of a view; its units are left to the subclass."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.player = ""  # who played the last Combat card, and which
        self.card = ""

    def rest(self) -> None:
        """All orders have been carried out."""

    def change(self, **parts: Any) -> None:
        self.view = replace(self.view, **parts)

    def hand(self, camp: str, change: Callable[[views.HandView], views.HandView]) -> None:
        rows = (change(row) if camp_of(row.seat) == camp else row for row in self.view.hands)
        self.change(hands=tuple(_counted(row) for row in rows))

    def sortie(self, camp: str) -> None:
        """An Air Sortie was drawn from the pile."""
        shown = [number + (CAMPS[n] == camp) for n, number in enumerate(self.view.sorties)]
        self.change(sorties=(shown[0], shown[1]), deck=max(0, self.view.deck - 1))

    def draw(self, camp: str, cards: tuple[str, ...]) -> None:
        self.hand(camp, lambda row: replace(row, cards=(*(row.cards or ()), *cards)))
        self.change(deck=max(0, self.view.deck - len(cards)))

    def take(self, camp: str, card: str) -> bool:
        """Take a card from the commander: an Air Sortie, or one due from the chip, in the hand, or under the chip."""
        if card == SORTIE:
            n = CAMPS.index(camp)
            left = [max(0, number - (m == n)) for m, number in enumerate(self.view.sorties)]
            self.change(sorties=(left[0], left[1]))
            return True

        def taken(row: views.HandView) -> views.HandView:
            for part in ("due_cards", "cards", "chip_cards"):
                held = getattr(row, part) or ()
                if card in held:
                    return replace(row, **{part: without(held, card)})
            return row

        before = self.view.hands
        self.hand(camp, taken)
        return self.view.hands != before

    def give(self, seat: str, cards: tuple[str, ...]) -> None:
        for card in cards:
            self.take(camp_of(seat), card)
        row = views.GivenView(seat, len(cards), cards)
        rows = sorted([*(row for row in self.view.given if row.seat != seat), row], key=lambda row: _rank(row.seat))
        self.change(given=tuple(rows))

    def played(self, seat: str, card: str, sections: tuple[str, ...] = ()) -> None:
        """Play a card onto the table, from the cards this seat was given or from its hand."""
        given = next((row.cards or () for row in self.view.given if row.seat == seat), ())
        if card in given:
            rest = without(given, card)
            kept = [row for row in self.view.given if row.seat != seat]
            kept += [views.GivenView(seat, len(rest), rest)] if rest else []
            self.change(given=tuple(sorted(kept, key=lambda row: _rank(row.seat))))
        else:
            self.take(camp_of(seat), card)
        self.change(table=(*self.view.table, views.LaidView(seat, card, sections)))

    def laid(self, seat: str, card: str, sections: tuple[str, ...]) -> None:
        """Lay a card that a general was given, or set the sections of one (or of its copy) already laid."""
        lies = [n for n, row in enumerate(self.view.table) if row.seat == seat]
        if any(row.seat == seat and card in (row.cards or ()) for row in self.view.given) or not lies:
            self.played(seat, card, sections)
            return
        rows = list(self.view.table)
        n = next((n for n in lies if rows[n].card == card), lies[-1])
        rows[n] = replace(rows[n], sections=sections)
        self.change(table=tuple(rows))

    def discard(self, camp: str, card: str) -> None:
        """Discard a card: from the table at the end of the turn, from the hand, or a barred one from the pile."""
        lies = [n for n, row in enumerate(self.view.table) if row.card == card and camp_of(row.seat) == camp]
        if lies:
            before = [row for row in self.view.before if camp_of(row.seat) == camp]
            self.change(
                table=tuple(row for n, row in enumerate(self.view.table) if n != lies[0]),
                before=(*before, self.view.table[lies[0]]),
            )
            self.rest()
        elif not self.take(camp, card):
            self.change(deck=max(0, self.view.deck - 1))  # R-CARD-28
        self.change(discard=self.view.discard + 1, discarded=card)

    def chip(self, camp: str, cards: tuple[str, ...]) -> None:
        for card in cards:
            self.take(camp, card)
        self.hand(camp, lambda row: replace(row, chip_cards=(*(row.chip_cards or ()), *cards)))

    def unchip(self, camp: str) -> None:
        self.hand(camp, lambda row: replace(row, due_cards=row.chip_cards, chip_cards=()))

    def combat(self, seat: str, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
        rows = [
            views.CombatView(seat, len(cards), cards) if row.seat == seat else row
            for row in self.view.combat
            for cards in [change(row.cards or ()) if row.seat == seat else ()]
        ]
        self.change(combat=tuple(rows))

    def combat_played(self, seat: str, card: str) -> None:
        self.player, self.card = seat, card
        self.combat(seat, lambda cards: without(cards, card))
        self.change(combat_discard=(*self.view.combat_discard, card))

    def combat_drew(self, seat: str, cards: tuple[str, ...]) -> None:
        self.combat(seat, lambda old: (*old, *cards))
        self.change(combat_deck=max(0, self.view.combat_deck - len(cards)))


def camp_of(seat: str) -> str:
    return seat.partition("-")[0]


def _rank(seat: str) -> int:
    return SEAT_OF.get(seat, -1)


def without(items: tuple[str, ...], gone: str) -> tuple[str, ...]:
    """The items without one copy of `gone`."""
    at = items.index(gone) if gone in items else len(items)
    return (*items[:at], *items[at + 1 :])


def _counted(row: views.HandView) -> views.HandView:
    return replace(row, size=len(row.cards or ()), chip=len(row.chip_cards or ()), due=len(row.due_cards or ()))
