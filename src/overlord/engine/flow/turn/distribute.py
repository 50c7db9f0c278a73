"""The commander hands out his cards (overlord 4.3); what the generals do with them is in orders.py."""

from __future__ import annotations

from overlord.engine.effects.board import discard
from overlord.engine.flow.turn.turn import distinct
from overlord.engine.model.actions import CONFIRM, PASS, AnyAction, Discard, Give, GungHo, Keep
from overlord.engine.model.base import Secret
from overlord.engine.model.events import CardsGiven, Marked
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.names import CIC, SEAT_OF, SEATS, camp_of, role_of
from overlord.engine.model.state import State, without
from overlord.engine.queries.command import (
    GENERALS,
    Pair,
    completable,
    may_receive,
    refuse_give,
    refuse_source,
    refuse_with,
    still_due,
)
from overlord.engine.tables.cards import CARDS, SECTION, SORTIE, Card


@data
class Distribute(Frame):
    """The commander hands out one to three cards: a draft to which cards are only added (O-TURN-01, O-DIST)."""

    seat: int
    pairs: list[tuple[Card, int]]
    marked: int = -1  # the Marine general with one extra unit (O-PAC-01)
    kind = "distribute"

    def auto(self, s: State) -> bool:
        camp = camp_of(self.seat)
        if s.hands[camp] or s.sorties[camp] or s.due[camp]:
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        if seat != self.seat:
            return ()
        named = [str(Keep(card.key) if role_of(to) == CIC else Give(card.key, SEATS[to])) for card, to in self.pairs]
        if self.marked >= 0:
            named.append(str(GungHo(SEATS[self.marked])))
        return tuple(named)

    def additions(self, s: State) -> list[Pair]:
        camp = camp_of(self.seat)
        cards = distinct([*s.due[camp], *s.hands[camp]])
        if s.sorties[camp]:
            cards.append(CARDS["air-sortie"])
        found: list[Pair] = []
        if len(self.pairs) >= 3:  # O-DIST-01
            return found
        for card in cards:
            if refuse_source(s, camp, self.pairs, card, s.due[camp])[1]:
                continue
            for role in may_receive(s, card):
                if refuse_with(s, camp, self.pairs, card, camp * 4 + role, s.due[camp])[1] == "":
                    found.append((card, camp * 4 + role))
        if not s.due[camp] or not completable(s, camp, self.pairs, s.due[camp]):
            return found
        return [pair for pair in found if completable(s, camp, [*self.pairs, pair], s.due[camp])]

    def marines(self, s: State) -> list[int]:
        """Generals who may get the extra unit: only those with a Section card, and only one of them (O-DIST-20)."""
        if self.marked >= 0 or not s.rules.gung_ho & (1 << camp_of(self.seat)):
            return []
        holders = {to for card, to in self.pairs if card.family == SECTION}
        return sorted(holders)

    def complete(self, s: State) -> bool:
        """Whether the draft may be confirmed: it has a card, and all playable cards from under the chip (O-EF-05)."""
        camp = camp_of(self.seat)
        if not self.pairs:
            return False
        return not still_due(s.due[camp], self.pairs) or not completable(s, camp, self.pairs, s.due[camp])

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = [CONFIRM] if self.complete(s) else []
        for card, to in self.additions(s):
            found.append(Keep(card.key) if role_of(to) == CIC else Give(card.key, SEATS[to]))
        found.extend(GungHo(SEATS[to]) for to in self.marines(s))
        if not found:  # O-DIST-22: nothing can be played, so one card is discarded instead
            found = [Discard(card.key) for card in distinct(s.hands[camp_of(seat)])]
        return [PASS, *found] if self.may_pass(s) else found

    def may_pass(self, s: State) -> bool:
        """Whether nothing lay under the Commissar chip: then he need not play or discard anything (O-EF-19)."""
        camp = camp_of(self.seat)
        return not self.pairs and not s.due[camp] and bool(s.rules.commissar & (1 << camp))

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, Give):
            self.pairs.append((CARDS[action.card], SEAT_OF[action.seat]))
        elif isinstance(action, Keep):
            self.pairs.append((CARDS[action.card], seat))
        elif isinstance(action, GungHo):
            self.marked = SEAT_OF[action.seat]
        else:
            s.stack.pop()
            if isinstance(action, Discard):
                s.hands[camp_of(seat)] = without(s.hands[camp_of(seat)], CARDS[action.card])
                s.revealed += 1
                discard(s, camp_of(seat), CARDS[action.card])
            self.deliver(s)

    def deliver(self, s: State) -> None:
        """Move the cards from the hand to the generals; each sees only his own (O-COM-04)."""
        camp = camp_of(self.seat)
        for card, to in self.pairs:
            if card.effect == SORTIE:
                s.sorties[camp] -= 1
            elif card in s.due[camp]:
                s.due[camp] = without(s.due[camp], card)
            else:
                s.hands[camp] = without(s.hands[camp], card)
            s.given[to] += (card,)
        for card in s.due[camp]:
            discard(s, camp, card)  # O-EF-16: it has become unplayable
        s.due[camp] = ()
        if self.marked >= 0:
            s.marked = self.marked
            told = Secret((SEATS[self.seat], SEATS[self.marked]), (SEATS[self.marked],))
            s.events.append(Marked(SEATS[self.seat], told))
        for role in GENERALS:
            to = camp * 4 + role
            cards = tuple(card.key for card in s.given[to])
            if cards:
                s.revealed += 1
                told = Secret((SEATS[self.seat], SEATS[to]), cards)
                s.events.append(CardsGiven(SEATS[self.seat], SEATS[to], len(cards), told))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, (Give, Keep)):
            to = SEAT_OF[action.seat] if isinstance(action, Give) else seat
            word, rule = refuse_give(s, camp_of(seat), self.pairs, CARDS[action.card], to)
            if not rule and s.due[camp_of(seat)]:  # it fits, but would leave no room for a card from under the chip
                word, rule = "chip-all-played", "O-EF-05"
            elif not rule:
                word, rule = "hand-out-cards", "O-DIST-07"
            return word, {"card": action.card, "seat": SEATS[to]}, rule
        if isinstance(action, GungHo):
            return "no-gung-ho-there", {"seat": action.seat}, "O-DIST-20"
        if still_due(s.due[camp_of(seat)], self.pairs):
            return "chip-all-played", {}, "O-EF-05"
        return "hand-out-cards", {}, "O-DIST-01"
