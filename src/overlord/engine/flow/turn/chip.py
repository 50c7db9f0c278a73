"""The Commissar chip of Overlord: cards are put under it and played a turn later (O-EF)."""

from __future__ import annotations

from overlord.engine.flow.small_frames import CampFrame
from overlord.engine.flow.turn.turn import distinct, under_chip
from overlord.engine.model.actions import CONFIRM, AnyAction, Chip
from overlord.engine.model.events import ChipTaken
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.names import SEATS, camp_of, commander
from overlord.engine.model.state import State
from overlord.engine.queries.command import completable
from overlord.engine.tables.cards import AMBUSH, CARDS, FINEST_HOUR, SORTIE, Card


@data
class ChipPlace(Frame):
    """The Soviet commander puts one to three cards under the chip for his next turn (O-EF-02 to -04)."""

    seat: int
    chosen: list[Card]
    kind = "chip"

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(str(Chip(card.key)) for card in self.chosen) if seat == self.seat else ()

    def fitting(self, s: State) -> list[Card]:
        """Cards that may be added: one must stay in hand, unless the chip would stay empty (O-EF-19), and all must be
        playable together (O-EF-16)."""
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
        if self.chosen and len(hand) - len(self.chosen) <= 1:
            return "keep-one-card", "O-EF-19"
        if not completable(s, camp, [], (*self.chosen, card)):
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


@data
class ChipAtStart(ChipPlace):
    """The same before the first turn, for his first turn (O-EF-03). If his camp begins, he is asked at once what he
    plays in the turn after it (O-EF-04): the two questions differ in name, so that nobody takes one for the other."""

    kind = "first-chip"


@data
class ChipTake(CampFrame):
    """At the start of his turn the Soviet commander takes the cards from under the chip (O-EF-04)."""

    def auto(self, s: State) -> bool:
        s.stack.pop()
        s.due[self.camp] = s.chip[self.camp]
        s.chip[self.camp] = ()
        s.events.append(ChipTaken(SEATS[commander(self.camp)], len(s.due[self.camp])))
        return True
