"""The command layer of Overlord: huddle, handing out cards, the visit, the commander's own card (overlord 4, 5)."""

from __future__ import annotations

from overlord.engine.actions import (
    CONFIRM,
    END_VISIT,
    PASS,
    READY,
    AnyAction,
    Discard,
    Give,
    Keep,
    Visit,
)
from overlord.engine.base import Secret
from overlord.engine.effects import discard, draw, reshuffle
from overlord.engine.events import CardPlayed, CardsGiven, Huddled, Visited
from overlord.engine.flow.cards import carry_out
from overlord.engine.flow.turn import distinct, sudden_death
from overlord.engine.names import CIC, SEAT_OF, SEATS, camp_of, commander, enemy, role_of
from overlord.engine.queries.command import GENERALS, Pair, countered, refuse_give
from overlord.engine.state import Frame, Laid, Played, State
from overlord.engine.tables.cards import CARDS, COUNTER, FINEST_HOUR, SORTIE, Card


class Huddle(Frame):
    """Before the first turn each camp talks freely; every seat says when it is ready (O-SET-02, O-COM-01)."""

    __slots__ = ("ready",)
    kind = "ready"

    def __init__(self, ready: list[int]) -> None:
        self.asked = {}
        self.ready = ready

    def copy(self) -> Frame:
        return Huddle(self.ready.copy())

    def key(self) -> tuple[object, ...]:
        return (tuple(sorted(self.ready)),)

    def auto(self, s: State) -> bool:
        if len(self.ready) < 8:
            return False
        s.stack.pop()
        s.events.append(Huddled())
        return True

    def seats(self, s: State) -> list[int]:
        return [seat for seat in s.rules.seats if seat not in self.ready]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [READY]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        self.ready.append(seat)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "huddle-first", {}, "O-SET-02"


class Distribute(Frame):
    """The commander hands out one to three cards: a draft that only grows (O-TURN-01, O-DIST)."""

    __slots__ = ("pairs", "seat")
    kind = "distribute"

    def __init__(self, seat: int, pairs: list[Pair]) -> None:
        self.asked = {}
        self.seat = seat
        self.pairs = pairs

    def copy(self) -> Frame:
        return Distribute(self.seat, self.pairs.copy())

    def key(self) -> tuple[object, ...]:
        return self.seat, tuple((card.key, to) for card, to in self.pairs)

    def auto(self, s: State) -> bool:
        if s.hands[camp_of(self.seat)] or s.sorties[camp_of(self.seat)]:
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        if seat != self.seat:
            return ()
        return tuple(
            str(Keep(card.key) if role_of(to) == CIC else Give(card.key, SEATS[to])) for card, to in self.pairs
        )

    def additions(self, s: State) -> list[Pair]:
        camp = camp_of(self.seat)
        cards = distinct(s.hands[camp])
        if s.sorties[camp]:
            cards.append(CARDS["air-sortie"])
        return [
            (card, camp * 4 + role)
            for card in cards
            for role in (CIC, *GENERALS)
            if refuse_give(s, camp, self.pairs, card, camp * 4 + role)[1] == ""
        ]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = [CONFIRM] if self.pairs else []
        for card, to in self.additions(s):
            found.append(Keep(card.key) if role_of(to) == CIC else Give(card.key, SEATS[to]))
        if not found:  # O-DIST-22: nothing can be played, so one card goes as a null play
            return [Discard(card.key) for card in distinct(s.hands[camp_of(seat)])]
        return found

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, Give):
            self.pairs.append((CARDS[action.card], SEAT_OF[action.seat]))
        elif isinstance(action, Keep):
            self.pairs.append((CARDS[action.card], seat))
        else:
            s.stack.pop()
            if isinstance(action, Discard):
                s.hands[camp_of(seat)].remove(CARDS[action.card])
                s.revealed += 1
                discard(s, camp_of(seat), CARDS[action.card])
            self.deliver(s)

    def deliver(self, s: State) -> None:
        """The cards leave the hand; each receiver knows his own (O-COM-04)."""
        camp = camp_of(self.seat)
        for card, to in self.pairs:
            if card.effect == SORTIE:
                s.sorties[camp] -= 1
            else:
                s.hands[camp].remove(card)
            s.given[to].append(card)
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
            return word or "not-now", {"card": action.card, "seat": SEATS[to]}, rule
        return "hand-out-cards", {}, "O-DIST-01"


class VisitChoice(Frame):
    """The commander may visit one general of those he gave cards (O-COM-03, O-COM-10)."""

    __slots__ = ("seat",)
    kind = "visit"

    def __init__(self, seat: int) -> None:
        self.asked = {}
        self.seat = seat

    def copy(self) -> Frame:
        return VisitChoice(self.seat)

    def key(self) -> tuple[object, ...]:
        return (self.seat,)

    def hosts(self, s: State) -> list[int]:
        first = camp_of(self.seat) * 4
        return [first + role for role in GENERALS if s.given[first + role] or s.rules.visit_any_fg]

    def auto(self, s: State) -> bool:
        if self.hosts(s):
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [PASS, *(Visit(SEATS[host]) for host in self.hosts(s))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()
        if isinstance(action, Visit):
            s.events.append(Visited(SEATS[seat], action.seat))
            s.stack.append(VisitOpen(seat, SEAT_OF[action.seat]))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Visit):
            return "no-visit-there", {"seat": action.seat}, "O-COM-10"
        return "visit-or-pass", {}, "O-COM-03"


class VisitOpen(Frame):
    """Commander and general talk until either ends the visit (O-COM-17)."""

    __slots__ = ("host", "seat")
    kind = "end-visit"

    def __init__(self, seat: int, host: int) -> None:
        self.asked = {}
        self.seat = seat
        self.host = host

    def copy(self) -> Frame:
        return VisitOpen(self.seat, self.host)

    def key(self) -> tuple[object, ...]:
        return self.seat, self.host

    def seats(self, s: State) -> list[int]:
        return [self.seat, self.host]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [END_VISIT]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Visit):
            return "one-visit", {}, "O-COM-03"
        return "end-visit-first", {}, "O-COM-17"


class CommanderTactic(Frame):
    """The commander's own Tactic card, whole, before any general begins (O-TURN-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.asked = {}
        self.seat = seat

    def copy(self) -> Frame:
        return CommanderTactic(self.seat)

    def key(self) -> tuple[object, ...]:
        return (self.seat,)

    def auto(self, s: State) -> bool:
        s.stack.pop()
        if s.given[self.seat]:
            self.play(s, s.given[self.seat].pop())
        return True

    def play(self, s: State, card: Card) -> None:
        s.revealed += 1
        s.table.append(Laid(self.seat, card, 0))
        effective = card
        copied = ""
        if card.effect == COUNTER:
            plays = countered(s, self.seat)
            if not plays:
                s.events.append(CardPlayed(SEATS[self.seat], card.key))
                return  # O-CTR-09: nothing to copy
            effective = plays[0].card
            copied = effective.key
        s.events.append(CardPlayed(SEATS[self.seat], card.key, copied))
        if effective.effect == FINEST_HOUR:
            # O-TFH-09: the generals carry it out in ORDER.
            s.last[self.seat].append(Played(effective, s.rules.all_sections))
            s.shuffled = True
        else:
            carry_out(s, self.seat, effective, [s.rules.all_sections])


class OverlordCleanup(Frame):
    """Used cards are discarded; the commander draws two, or three after a Recon, up to his limit (overlord 4.6)."""

    __slots__ = ("camp",)

    def __init__(self, camp: int) -> None:
        self.asked = {}
        self.camp = camp

    def copy(self) -> Frame:
        return OverlordCleanup(self.camp)

    def key(self) -> tuple[object, ...]:
        return (self.camp,)

    def auto(self, s: State) -> bool:
        s.stack.pop()
        camp = self.camp
        s.acts.clear()
        sudden_death(s, camp)
        if s.result is not None:
            return True
        for laid in s.table:
            discard(s, camp, laid.card)
        s.table.clear()
        if s.shuffled:
            reshuffle(s)  # O-DRAW-08: everything, then the draw
        wanted = 3 if s.recon else 2
        draw(s, camp, min(wanted, max(0, s.hand_limit[camp] - len(s.hands[camp]))))
        return True


__all__ = ["CommanderTactic", "Distribute", "Huddle", "OverlordCleanup", "VisitChoice", "commander", "enemy"]
