"""The command layer of Overlord: huddle, handing out cards, the visit, the commander's own card (overlord 4, 5)."""

from __future__ import annotations

from overlord.engine.actions import (
    CONFIRM,
    END_VISIT,
    PASS,
    READY,
    AnyAction,
    Chip,
    Discard,
    Give,
    GungHo,
    Keep,
    Visit,
)
from overlord.engine.base import Secret
from overlord.engine.effects import discard, draw, reshuffle
from overlord.engine.effects_combat import draw_for_all, expire
from overlord.engine.events import CardPlayed, CardsGiven, ChipTaken, Huddled, Marked, Visited
from overlord.engine.flow.air import end_air
from overlord.engine.flow.cards import carry_out
from overlord.engine.flow.turn import distinct, grow_hand, sudden_death, under_chip
from overlord.engine.names import CIC, SEAT_OF, SEATS, camp_of, commander, role_of
from overlord.engine.queries.command import GENERALS, Pair, completable, countered, refuse_give, still_due
from overlord.engine.state import Frame, Laid, Played, State
from overlord.engine.tables.cards import AMBUSH, CARDS, COUNTER, FINEST_HOUR, SECTION, SORTIE, Card


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

    __slots__ = ("marked", "pairs", "seat")
    kind = "distribute"

    def __init__(self, seat: int, pairs: list[Pair], marked: int = -1) -> None:
        self.asked = {}
        self.seat = seat
        self.pairs = pairs
        self.marked = marked  # the Marine general with one unit more (O-PAC-01)

    def copy(self) -> Frame:
        return Distribute(self.seat, self.pairs.copy(), self.marked)

    def key(self) -> tuple[object, ...]:
        return self.seat, tuple((card.key, to) for card, to in self.pairs), self.marked

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
        found = [
            (card, camp * 4 + role)
            for card in cards
            for role in (CIC, *GENERALS)
            if refuse_give(s, camp, self.pairs, card, camp * 4 + role)[1] == ""
        ]
        if not s.due[camp] or not completable(s, camp, self.pairs, s.due[camp]):
            return found
        return [pair for pair in found if completable(s, camp, [*self.pairs, pair], s.due[camp])]

    def marines(self, s: State) -> list[int]:
        """Generals who may be named for the extra unit: one, and only one with a Section card (O-DIST-20)."""
        if self.marked >= 0 or not s.rules.gung_ho & (1 << camp_of(self.seat)):
            return []
        holders = {to for card, to in self.pairs if card.family == SECTION}
        return sorted(holders)

    def complete(self, s: State) -> bool:
        """Whether the draft may stand: something is played, and all that was under the chip (O-EF-05)."""
        camp = camp_of(self.seat)
        if not self.pairs:
            return False
        return not still_due(s.due[camp], self.pairs) or not completable(s, camp, self.pairs, s.due[camp])

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = [CONFIRM] if self.complete(s) else []
        for card, to in self.additions(s):
            found.append(Keep(card.key) if role_of(to) == CIC else Give(card.key, SEATS[to]))
        found.extend(GungHo(SEATS[to]) for to in self.marines(s))
        if not found:  # O-DIST-22: nothing can be played, so one card goes as a null play
            return [Discard(card.key) for card in distinct(s.hands[camp_of(seat)])]
        return found

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
            elif card in s.due[camp]:
                s.due[camp].remove(card)
            else:
                s.hands[camp].remove(card)
            s.given[to].append(card)
        for card in s.due[camp]:
            discard(s, camp, card)  # O-EF-16: it has become unplayable
        s.due[camp].clear()
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
            if not rule and s.due[camp_of(seat)]:  # it fits, but then a card from under the chip would not
                word, rule = "chip-all-played", "O-EF-05"
            elif not rule:
                word, rule = "hand-out-cards", "O-DIST-07"
            return word, {"card": action.card, "seat": SEATS[to]}, rule
        if isinstance(action, GungHo):
            return "no-gung-ho-there", {"seat": action.seat}, "O-DIST-20"
        if still_due(s.due[camp_of(seat)], self.pairs):
            return "chip-all-played", {}, "O-EF-05"
        return "hand-out-cards", {}, "O-DIST-01"


class ChipPlace(Frame):
    """The Soviet commander puts one to three cards under the chip for his next turn (O-EF-02 to -04)."""

    __slots__ = ("chosen", "seat")
    kind = "chip"

    def __init__(self, seat: int, chosen: list[Card]) -> None:
        self.asked = {}
        self.seat = seat
        self.chosen = chosen

    def copy(self) -> Frame:
        return ChipPlace(self.seat, self.chosen.copy())

    def key(self) -> tuple[object, ...]:
        return self.seat, tuple(card.key for card in self.chosen)

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(str(Chip(card.key)) for card in self.chosen) if seat == self.seat else ()

    def fitting(self, s: State) -> list[Card]:
        """Cards that may join: a card stays in hand (O-EF-19), and all can be played together (O-EF-16)."""
        hand = s.hands[camp_of(self.seat)]
        return [card for card in distinct(hand) if self.refusal(s, card)[1] == ""]

    def refusal(self, s: State, card: Card) -> tuple[str, str]:
        camp = camp_of(self.seat)
        hand = s.hands[camp]
        if card.effect == SORTIE:
            return "sortie-never-chipped", "O-EF-13"
        if hand.count(card) <= self.chosen.count(card):
            return "card-not-held", "O-EF-03"
        if card.effect == AMBUSH:
            return "ambush-never-chipped", "O-EF-14"
        if len(self.chosen) >= 3:
            return "chip-three", "O-EF-02"
        if len(hand) - len(self.chosen) <= 1:
            return "keep-one-card", "O-EF-19"
        if not completable(s, camp, [], [*self.chosen, card]):
            alone = any(c.effect == FINEST_HOUR for c in (*self.chosen, card))
            return "chip-unplayable", "O-EF-15" if alone else "O-EF-16"
        return "", ""

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = [Chip(card.key) for card in self.fitting(s)]
        return [CONFIRM, *found] if self.chosen or not found else found

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, Chip):
            self.chosen.append(CARDS[action.card])
            return
        s.stack.pop()
        camp = camp_of(seat)
        for card in self.chosen:
            under_chip(s, camp, card)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Chip):
            word, rule = self.refusal(s, CARDS[action.card])
            return word, {"card": action.card, "seat": SEATS[seat]}, rule
        return "chip-a-card", {}, "O-EF-03"


class ChipTake(Frame):
    """At the start of his turn the Soviet commander takes the cards from under the chip (O-EF-04)."""

    __slots__ = ("camp",)

    def __init__(self, camp: int) -> None:
        self.asked = {}
        self.camp = camp

    def copy(self) -> Frame:
        return ChipTake(self.camp)

    def key(self) -> tuple[object, ...]:
        return (self.camp,)

    def auto(self, s: State) -> bool:
        s.stack.pop()
        s.due[self.camp] = s.chip[self.camp]
        s.chip[self.camp] = []
        s.events.append(ChipTaken(SEATS[commander(self.camp)], len(s.due[self.camp])))
        return True


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
        if card.effect == FINEST_HOUR and s.rules.combat_cards:
            draw_for_all(s)  # C-DRAW-05; a Counter-Attack that repeats it brings none (C-DRAW-03)
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
        expire(s, camp, False)
        end_air(s, camp)
        sudden_death(s, camp)
        if s.over:
            return True
        for laid in s.table:
            discard(s, camp, laid.card)
        s.table.clear()
        s.marked = -1
        if s.shuffled:
            reshuffle(s)  # O-DRAW-08: everything, then the draw
        grow_hand(s, camp)
        wanted = 3 if s.recon else 2
        held = len(s.hands[camp]) + len(s.chip[camp])  # O-EF-18
        draw(s, camp, min(wanted, max(0, s.hand_limit[camp] - held)))
        return True
