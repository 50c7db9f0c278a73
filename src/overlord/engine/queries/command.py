"""Whether a card may go to a receiver beside those already handed out (overlord 4.3), and who stands opposite."""

from __future__ import annotations

from overlord.engine.names import CENTER, CIC, LEFT, RIGHT, camp_of, commander, enemy, role_of
from overlord.engine.state import Played, State
from overlord.engine.tables.cards import (
    AIR_POWER,
    AMBUSH,
    CARDS,
    COUNTER,
    EACH,
    FINEST_HOUR,
    FLANKS,
    SECTION,
    SORTIE,
    TO_CIC,
    TO_GENERALS,
    Card,
)

Pair = tuple[Card, int]  # a card and the seat that receives it


def opposite_general(seat: int) -> int:
    """The enemy general over the same sections: the left faces the right (O-BRD-12)."""
    role = {LEFT: RIGHT, RIGHT: LEFT}.get(role_of(seat), role_of(seat))
    return enemy(camp_of(seat)) * 4 + role


def countered(s: State, seat: int) -> list[Played]:
    """What a Counter-Attack of this seat may repeat (O-CTR-02, O-CTR-06)."""
    if role_of(seat) == CIC:
        plays = s.last[commander(enemy(camp_of(seat)))]
        return [p for p in plays if p.card.effect != FINEST_HOUR or s.rules.counter_finest_hour]
    return s.last[opposite_general(seat)]


def receivers(s: State, card: Card) -> int:
    """Roles that the corner icons allow; with air rules Air Power goes to a general (O-DIST-21, O-AIR-11)."""
    if card.effect == AIR_POWER and s.rules.air:
        return TO_GENERALS
    return card.receivers


def stands_alone(s: State, seat: int, card: Card) -> bool:
    """Their Finest Hour, or a Counter-Attack that would repeat it, excludes every other card (O-DIST-14, O-CTR-06)."""
    if card.effect == FINEST_HOUR:
        return True
    if card.effect != COUNTER or role_of(seat) != CIC:
        return False
    return any(played.card.effect == FINEST_HOUR for played in countered(s, seat))


def refuse_give(s: State, camp: int, draft: list[Pair], card: Card, seat: int) -> tuple[str, str]:
    """Why this card may not go there beside the draft: word and rule; ("", "") if it may."""
    from_hand = [c for c, _ in draft if c.effect != SORTIE]
    if card.effect == SORTIE:
        held = s.sorties[camp] - sum(1 for c, _ in draft if c.effect == SORTIE)
    else:
        held = s.hands[camp].count(card) - from_hand.count(card)
    if held <= 0:
        return "card-not-held", "O-DIST-01"
    if camp_of(seat) != camp:
        return "not-your-general", "O-DIST-03"
    refusal = _refuse_receiver(s, card, role_of(seat))
    if refusal[1]:
        return refusal
    if draft and (stands_alone(s, seat, card) or any(stands_alone(s, to, c) for c, to in draft)):
        return "finest-hour-alone", "O-DIST-14"
    refusal = _refuse_beside(s, draft, card, seat)
    if refusal[1]:
        return refusal
    if len(draft) >= 3:
        return "three-cards", "O-DIST-01"
    if card.effect != SORTIE and len(s.hands[camp]) - len(from_hand) <= 1:
        return "keep-one-card", "O-DIST-02"
    return "", ""


def _refuse_receiver(s: State, card: Card, role: int) -> tuple[str, str]:
    """The corner icons (O-DIST-03 to -06, -13, -15)."""
    if card.effect == AMBUSH:
        return "ambush-not-given", "O-DIST-15"
    if card.effect == SORTIE:
        return ("sortie-not-kept", "O-DIST-13") if role == CIC else ("", "")
    icons = receivers(s, card)
    if icons & (TO_CIC << role):
        return "", ""
    if card.family == SECTION:
        return "wrong-arrow", "O-DIST-03"
    if role == CIC:
        return ("air-power-for-generals", "O-DIST-21") if card.effect == AIR_POWER else ("for-a-general", "O-DIST-05")
    return "for-the-commander", "O-DIST-04"


def _refuse_beside(s: State, draft: list[Pair], card: Card, seat: int) -> tuple[str, str]:
    """What one receiver may hold together (O-DIST-07 to -12)."""
    there = [c for c, to in draft if to == seat]
    if not there:
        return "", ""
    if role_of(seat) == CIC:
        return "one-of-his-own", "O-DIST-07"
    if len(there) >= 2:
        return "two-for-a-general", "O-DIST-08"
    other = there[0]
    if not _together(s, seat, card, other):
        return "tactic-alone", "O-DIST-09"
    if card.effect == SORTIE and other.effect == SORTIE:
        return "one-sortie", "O-DIST-12"
    if card.family == SECTION and other.family == SECTION:
        if EACH in (card.orders.where, other.orders.where):
            return "needs-both-sections", "O-DIST-11"
        if s.rules.pincer_exclusive and FLANKS in (card.orders.where, other.orders.where):
            return "pincer-alone", "O-CARD-07"
    return "", ""


def _together(s: State, seat: int, card: Card, other: Card) -> bool:
    """No Tactic card beside another card, except by the option for a Counter-Attack and an Air Sortie (O-CTR-08)."""
    tactics = [c for c in (card, other) if c.family not in (SECTION, CARDS["air-sortie"].family)]
    if not tactics:
        return True
    if len(tactics) == 2 or not s.rules.faq_counter_with_sortie:
        return False
    tactic = tactics[0]
    sortie = other if tactic is card else card
    copies = countered(s, seat)
    return (
        tactic.effect == COUNTER
        and sortie.effect == SORTIE
        and bool(copies)
        and all(played.card.family == SECTION for played in copies)
    )


GENERALS = (LEFT, CENTER, RIGHT)
