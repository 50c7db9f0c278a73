"""The commander's own Tactic card, and the end of an Overlord turn; nobody is asked here (overlord 4.2, 4.6)."""

from __future__ import annotations

from overlord.engine.effects.board import draw
from overlord.engine.effects.combat import draw_for_all
from overlord.engine.flow.orders.cards import carry_out
from overlord.engine.flow.small_frames import CampFrame, SeatFrame
from overlord.engine.flow.turn.turn import clear_up, grow_hand
from overlord.engine.model.events import CardPlayed
from overlord.engine.model.fields import data
from overlord.engine.model.names import SEATS
from overlord.engine.model.state import Laid, Played, State
from overlord.engine.queries.command import countered
from overlord.engine.tables.cards import COUNTER, FINEST_HOUR, Card


@data
class CommanderTactic(SeatFrame):
    """The commander's own Tactic card is carried out completely before any general begins (O-TURN-02)."""

    def auto(self, s: State) -> bool:
        s.stack.pop()
        if s.given[self.seat]:
            card = s.given[self.seat][-1]
            s.given[self.seat] = s.given[self.seat][:-1]
            self.play(s, card)
        return True

    def play(self, s: State, card: Card) -> None:
        s.revealed += 1
        s.in_play.append(Laid(self.seat, card, 0))
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
            draw_for_all(s)  # C-DRAW-05; a Counter-Attack that repeats it draws none (C-DRAW-03)
        if effective.effect == FINEST_HOUR:
            # O-TFH-09: the generals carry it out in ORDER.
            s.last[self.seat] += (Played(effective, s.rules.all_sections),)
            s.shuffled = True
        else:
            carry_out(s, self.seat, effective, [s.rules.all_sections])


@data
class OverlordCleanup(CampFrame):
    """Used cards are discarded; the commander draws two, or three after a Recon, up to his limit (overlord 4.6)."""

    def auto(self, s: State) -> bool:
        s.stack.pop()
        camp = self.camp
        if not clear_up(s, camp):
            return True
        s.marked = -1
        grow_hand(s, camp)
        wanted = 3 if s.recon else 2
        held = len(s.hands[camp]) + len(s.chip[camp])  # O-EF-18
        draw(s, camp, min(wanted, max(0, s.hand_limit[camp] - held)))
        return True
