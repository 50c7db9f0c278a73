"""The commander's own Tactic card, and the end of an Overlord turn; both go by themselves (overlord 4.2, 4.6)."""

from __future__ import annotations

from overlord.engine.effects import discard, draw, reshuffle
from overlord.engine.effects_combat import draw_for_all, expire
from overlord.engine.events import CardPlayed
from overlord.engine.flow.air import end_air
from overlord.engine.flow.cards import carry_out
from overlord.engine.flow.turn import grow_hand, sudden_death
from overlord.engine.names import SEATS
from overlord.engine.queries.command import countered
from overlord.engine.state import Frame, Laid, Played, State
from overlord.engine.tables.cards import COUNTER, FINEST_HOUR, Card


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
