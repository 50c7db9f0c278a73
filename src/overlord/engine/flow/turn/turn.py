"""The turn of a standard battle: start, card, units act, draw (core section 2.1)."""

from __future__ import annotations

from collections.abc import Sequence

from overlord.engine.effects.board import discard, draw, finish, reshuffle, roll, settle_board
from overlord.engine.effects.combat import expire
from overlord.engine.flow.action.phases import Battles, Moves
from overlord.engine.flow.combat_cards.windows import AfterBattles, react
from overlord.engine.flow.orders.cards import play_card
from overlord.engine.flow.small_frames import CampFrame, SeatFrame
from overlord.engine.flow.theatre.air import begin_air, end_air
from overlord.engine.flow.theatre.arrivals import Paradrop, drop_due
from overlord.engine.flow.theatre.smoke import blow_away
from overlord.engine.flow.theatre.winter import Frost
from overlord.engine.model.actions import PASS, AnyAction, Chip, Keep, Pass, Play
from overlord.engine.model.base import Secret
from overlord.engine.model.events import ChipPlaced, Sight, TurnStarted
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.names import CAMPS, DAYLIGHT, NOBODY, SEATS, camp_of, commander, enemy
from overlord.engine.model.state import State, without
from overlord.engine.queries.combat_cards.scenes import Scene
from overlord.engine.queries.orders import turn_of
from overlord.engine.tables.cards import AMBUSH, CARDS, COUNTER, SECTION, Card
from overlord.engine.tables.combat import X_ORDERED


@data
class Turn(CampFrame):
    """The bottom of the stack: begins one turn after another, camps alternating (R-TURN-02)."""

    def auto(self, s: State) -> bool:
        camp = self.camp
        limit = s.rules.turn_limit
        if limit and s.turn >= 2 * limit:
            finish(s, NOBODY, "turn-limit")
            return True
        self.camp = enemy(camp)
        begin(s, camp)
        if not s.over:
            push_turn(s, camp)
            if s.planes:
                begin_air(s, camp)
            if drop_due(s, camp):
                s.stack.append(Paradrop(camp, []))
            if s.rules.general_winter & (1 << camp):
                s.stack.append(Frost(commander(camp)))
        return True


def begin(s: State, camp: int) -> None:
    """Start-of-turn checks come before the card (R-TURN-03)."""
    s.turn += 1
    s.active = camp
    s.acts.clear()
    s.shaken.clear()
    s.recon = 0
    s.shuffled = False
    for seat in range(camp * 4, camp * 4 + 4):
        s.last[seat] = ()
    if s.rules.combat_cards:
        begin_combat(s, camp)
    if s.smoke:
        blow_away(s)
    s.events.append(TurnStarted(CAMPS[camp], turn_of(s)))
    settle_board(s, camp)
    if s.rules.night != "none" and camp == s.rules.night_camp and not s.over:
        see_how_far(s, camp)


def begin_combat(s: State, camp: int) -> None:
    """Clear what Combat cards remembered about the turn before (C-LIM-07)."""
    s.touched.clear()
    s.alongside.clear()
    s.fights.clear()
    s.recons.clear()
    s.just_battled = -1
    s.started = [unit.hex for unit in s.units]
    expire(s, camp, True)


def push_action(s: State, camp: int) -> None:
    """Push the steps in which units act, the last one first, with the windows for Combat cards between them."""
    if s.rules.combat_cards:
        s.stack.append(AfterBattles(camp))
    s.stack.append(Battles([]))
    s.stack.append(Moves([]))
    react(s, X_ORDERED, enemy(camp), Scene(X_ORDERED))  # C-TAX-15


def see_how_far(s: State, camp: int) -> None:
    """R-ACT-19: roll four dice; each star raises the range of sight by one hex, or lowers it at nightfall."""
    rising = s.rules.night == "rising"
    if rising and s.visibility >= DAYLIGHT:
        return
    faces = roll(s, commander(camp), 4, "night")
    change = faces.count("S") if rising else -faces.count("S")
    s.visibility = max(1, min(DAYLIGHT, s.visibility + change))
    s.events.append(Sight(s.visibility))


def push_turn(s: State, camp: int) -> None:
    """Push the steps of a turn, the last one first (overlord 4.2)."""
    if s.rules.overlord:
        from overlord.engine.flow.turn.overlord import push_overlord_turn

        push_overlord_turn(s, camp)
        return
    s.stack.append(Cleanup(camp))
    push_action(s, camp)
    s.stack.append(PlayCard(commander(camp)))


@data
class PlayCard(Frame):
    """Which card is played? With the Commissar: a card goes under the chip, and the one there is played (R-NAT-30)."""

    seat: int
    flown: bool = False  # an Air Sortie was played: now one Section card, or none (A-AIR-04)
    kind = "card"

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def auto(self, s: State) -> bool:
        camp = camp_of(self.seat)
        if s.hands[camp] or s.chip[camp] or self.flown or s.sorties[camp]:
            return False
        s.stack.pop()
        return True

    def options(self, s: State, seat: int) -> list[AnyAction]:
        camp = camp_of(seat)
        if self.flown:
            return [PASS, *(play for play in self.cards(s, camp) if self.played(s, camp, play).family == SECTION)]
        found = self.cards(s, camp)
        return [*found, Play("air-sortie")] if s.sorties[camp] else found

    def played(self, s: State, camp: int, action: AnyAction) -> Card:
        """The card that is played by this answer."""
        if isinstance(action, Chip):
            return s.chip[camp][0]
        assert isinstance(action, Play)
        return CARDS[action.card]

    def cards(self, s: State, camp: int) -> list[AnyAction]:
        hand = distinct(s.hands[camp])
        chip = s.chip[camp]
        if chip:
            found: list[AnyAction] = [Chip(card.key) for card in hand if card.effect != AMBUSH]
            found.extend(Play(card.key) for card in hand if card.recon or card.effect == COUNTER)  # R-NAT-31
            return found or [Play(chip[0].key)]
        plays: list[AnyAction] = [Play(card.key) for card in hand if card.effect != AMBUSH]
        return plays or [Play(card.key) for card in hand]  # O-DIST-22: the hand holds only Ambush cards

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()
        camp = camp_of(seat)
        if isinstance(action, Pass):
            return
        if isinstance(action, Play) and action.card == "air-sortie":
            s.sorties[camp] -= 1
            s.revealed += 1
            s.stack.append(PlayCard(seat, True))
            play_card(s, seat, CARDS[action.card])
            return
        if isinstance(action, Chip):
            taken = s.chip[camp][-1]
            s.chip[camp] = s.chip[camp][:-1]
            s.revealed += 1
            under_chip(s, camp, CARDS[action.card])
            play_card(s, seat, taken)
            return
        assert isinstance(action, Play)
        card = CARDS[action.card]
        if card in s.hands[camp]:
            s.hands[camp] = without(s.hands[camp], card)
        else:
            s.chip[camp] = without(s.chip[camp], card)
        s.revealed += 1
        play_card(s, seat, card)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, (Play, Chip)):
            camp = camp_of(seat)
            if self.flown:
                return "sortie-and-section", {}, "A-AIR-04"
            if CARDS[action.card] not in s.hands[camp]:
                return "card-not-held", {"card": action.card}, "R-TURN-04"
            if CARDS[action.card].effect == AMBUSH:
                return "ambush-never-played", {}, "R-TURN-04" if isinstance(action, Play) else "R-NAT-32"
            if s.chip[camp]:
                return "chip-first", {"card": action.card}, "R-NAT-30"
            return "no-chip", {}, "R-NAT-30"
        return "play-a-card", {}, "R-TURN-04"


def distinct(cards: Sequence[Card]) -> list[Card]:
    found: list[Card] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def under_chip(s: State, camp: int, card: Card) -> None:
    s.hands[camp] = without(s.hands[camp], card)
    s.chip[camp] += (card,)
    seat = SEATS[commander(camp)]
    s.events.append(ChipPlaced(seat, Secret((seat,), (card.key,))))


@data
class FirstChip(SeatFrame):
    """After the deal the Soviet commander puts his first card under the chip (R-NAT-30)."""

    kind = "chip"

    def options(self, s: State, seat: int) -> list[AnyAction]:
        hand = distinct(s.hands[camp_of(seat)])
        return [Chip(card.key) for card in hand if card.effect != AMBUSH] or [PASS]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()
        if isinstance(action, Chip):
            under_chip(s, camp_of(seat), CARDS[action.card])

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "chip-a-card", {}, "R-NAT-30"


@data
class Cleanup(CampFrame):
    """The end of a turn: discard, reshuffle if due, draw (R-TURN-06)."""

    def auto(self, s: State) -> bool:
        s.stack.pop()
        camp = self.camp
        if not clear_up(s, camp):
            return True
        seat = commander(camp)
        draw(s, enemy(camp), missing(s, enemy(camp)))  # replaces an Ambush: its owner draws first
        grow_hand(s, camp)
        wanted = missing(s, camp)
        if s.recon and wanted > 0:
            draw(s, camp, wanted - 1)
            drawn = draw(s, camp, 2)
            if len(drawn) == 2:
                s.stack.append(KeepOne(seat, drawn))
        else:
            draw(s, camp, wanted)
        if s.rules.commissar & (1 << camp) and not s.chip[camp]:
            s.stack.append(FirstChip(seat))  # R-NAT-30: the chip is never left empty
        return True


def clear_up(s: State, camp: int) -> bool:
    """End what lasts for this turn, then discard the used cards; False if the battle ended here."""
    s.acts.clear()
    expire(s, camp, False)
    end_air(s, camp)
    sudden_death(s, camp)
    if s.over:
        return False
    for laid in s.in_play:
        discard(s, camp, laid.card)
    s.before = s.in_play
    s.in_play = []
    if s.shuffled:
        reshuffle(s)  # everything, before the draw (O-DRAW-08)
    return True


def sudden_death(s: State, camp: int) -> None:
    """R-VIC-10: sudden-death objectives that are checked when the camp's turn ends."""
    for o, objective in enumerate(s.rules.objectives):
        if objective.sudden_death == "turn-end" and s.held[o] == camp:
            finish(s, camp, "sudden-death")
            return


def missing(s: State, camp: int) -> int:
    """How many cards a hand is short of its limit; cards under the chip count as held."""
    return max(0, s.hand_limit[camp] - len(s.hands[camp]) - len(s.chip[camp]))


def grow_hand(s: State, camp: int) -> None:
    """R-TURN-07: a hand that starts smaller grows by one card a turn."""
    first = s.rules.scenario.camps[camp].first_hand
    if first and turn_of(s) <= s.rules.hand[camp] - first:
        s.hand_limit[camp] += 1


@data
class KeepOne(Frame):
    """Recon: two cards drawn, one kept, the other discarded (R-CARD-01)."""

    seat: int
    drawn: list[Card]
    kind = "keep"

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [Keep(card.key) for card in distinct(self.drawn)]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Keep)
        s.stack.pop()
        kept = CARDS[action.card]
        other = self.drawn[1] if self.drawn[0] is kept else self.drawn[0]
        s.hands[camp_of(seat)] = without(s.hands[camp_of(seat)], other)
        s.revealed += 1
        discard(s, camp_of(seat), other)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "keep-one", {}, "R-CARD-01"
