"""Whether a card may be given to a seat in addition to those already given (overlord 4.3); and who faces whom."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.names import CENTER, CIC, LEFT, RIGHT, camp_of, commander, enemy, role_of
from overlord.engine.model.state import Played, State
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

GENERALS: Final = (LEFT, CENTER, RIGHT)
_ROLES: Final[list[tuple[int, ...]]] = [  # the roles of each set of corner icons
    tuple(role for role in (CIC, LEFT, CENTER, RIGHT) if icons & (TO_CIC << role)) for icons in range(16)
]
Pair = tuple[Card, int]  # a card and the seat that receives it


def opposite_general(seat: int) -> int:
    """The enemy general of the same sections: the left one faces the right one (O-BRD-12)."""
    role = {LEFT: RIGHT, RIGHT: LEFT}.get(role_of(seat), role_of(seat))
    return enemy(camp_of(seat)) * 4 + role


def countered(s: State, seat: int) -> tuple[Played, ...]:
    """What a Counter-Attack of this seat may repeat (O-CTR-02, O-CTR-06)."""
    if role_of(seat) == CIC:
        plays = s.last[commander(enemy(camp_of(seat)))]
        return tuple([p for p in plays if p.card.effect != FINEST_HOUR or s.rules.counter_finest_hour])
    return s.last[opposite_general(seat)]


def receivers(s: State, card: Card) -> int:
    """Roles that the card's corner icons allow; with air rules Air Power goes to a general (O-DIST-21, O-AIR-11)."""
    if card.effect == AIR_POWER and s.rules.air:
        return TO_GENERALS
    return card.receivers


def may_receive(s: State, card: Card) -> tuple[int, ...]:
    """The roles that the card's corner icons allow, the commander first."""
    if card.effect == AMBUSH:  # O-DIST-15
        return ()
    if card.effect == SORTIE:  # O-DIST-13
        return _ROLES[TO_GENERALS]
    return _ROLES[receivers(s, card)]


def stands_alone(s: State, seat: int, card: Card) -> bool:
    """Their Finest Hour, or a Counter-Attack that would repeat it, excludes every other card (O-DIST-14, O-CTR-06)."""
    if card.effect == FINEST_HOUR:
        return True
    if card.effect != COUNTER or role_of(seat) != CIC:
        return False
    return any(played.card.effect == FINEST_HOUR for played in countered(s, seat))


def refuse_give(
    s: State, camp: int, draft: list[Pair], card: Card, seat: int, due: tuple[Card, ...] | None = None
) -> tuple[str, str]:
    """Why this seat may not get this card in addition to the draft: message key and rule; ("", "") if it may.
    `due` are the cards taken from under the chip, if not those of the state."""
    taken_out = s.due[camp] if due is None else due
    refusal = refuse_source(s, camp, draft, card, taken_out)
    if refusal[1]:
        return refusal
    if camp_of(seat) != camp:
        return "not-your-general", "O-DIST-03"
    refusal = _refuse_receiver(s, card, role_of(seat))
    if refusal[1]:
        return refusal
    return refuse_with(s, camp, draft, card, seat, taken_out)


def refuse_with(
    s: State, camp: int, draft: list[Pair], card: Card, seat: int, taken_out: tuple[Card, ...]
) -> tuple[str, str]:
    """Why a card that this seat may have as such does not go with the draft."""
    if draft:
        if stands_alone(s, seat, card):
            return "finest-hour-alone", "O-DIST-14"
        for given, to in draft:
            if stands_alone(s, to, given):
                return "finest-hour-alone", "O-DIST-14"
        refusal = refuse_beside(s, draft, card, seat)
        if refusal[1]:
            return refusal
        if len(draft) >= 3:
            return "three-cards", "O-DIST-01"
    if len(draft) + 2 <= len(s.hands[camp]):  # a card stays in the hand, wherever those of the draft come from
        return "", ""
    before = from_hand(taken_out, draft)
    if before + 1 > len(s.hands[camp]) - 1 and from_hand(taken_out, [*draft, (card, seat)]) > before:
        return "keep-one-card", "O-DIST-02"
    return "", ""


def from_hand(due: tuple[Card, ...], draft: list[Pair]) -> int:
    """How many cards of a draft come from the hand: not the Air Sorties, nor the cards from under the chip."""
    left = list(due)
    count = 0
    for card, _ in draft:
        if card.effect == SORTIE:
            continue
        if left and card in left:
            left.remove(card)
        else:
            count += 1
    return count


def refuse_source(s: State, camp: int, draft: list[Pair], card: Card, taken_out: tuple[Card, ...]) -> tuple[str, str]:
    """Why the commander does not have this card to give, from the hand, the table or under the chip (O-EF-01)."""
    used = 0
    for given, _ in draft:
        if given is card:
            used += 1
    if card.effect == SORTIE:
        return _refuse_extra(s, camp, draft, card, taken_out) if s.sorties[camp] > used else _gone(used, False)
    due = taken_out.count(card)
    held = s.hands[camp].count(card)
    if not s.rules.commissar & (1 << camp):
        return ("", "") if held > used else _gone(used, False)
    if due > used:
        return "", ""
    if card.effect == COUNTER and held > used - due:
        return _refuse_extra(s, camp, draft, card, taken_out)
    if held and card.effect != COUNTER:
        return "through-the-chip", "O-EF-07" if card.recon else "O-EF-01"
    return _gone(used, True)


def _gone(used: int, chip: bool) -> tuple[str, str]:
    """Why a card cannot be given, with or without a Commissar chip: it was given already, or he never had it."""
    return "card-given-already" if used else "card-not-held", "O-EF-01" if chip else "O-DIST-01"


def _refuse_extra(s: State, camp: int, draft: list[Pair], card: Card, due: tuple[Card, ...]) -> tuple[str, str]:
    """With the chip's cards only an Air Sortie or a Counter-Attack may be played, three in all (O-EF-08, O-EF-09)."""
    if not s.rules.commissar & (1 << camp):
        return "", ""
    sorties = sum(1 for c, _ in draft if c.effect == SORTIE)
    if len(due) + from_hand(due, draft) + sorties >= 3:
        return "chip-and-three", "O-EF-08" if card.effect == SORTIE else "O-EF-09"
    return "", ""


def still_due(due: tuple[Card, ...], draft: list[Pair]) -> list[Card]:
    """Cards taken from under the chip that the draft has not placed yet (O-EF-05)."""
    left = list(due)
    for card, _ in draft:
        if card in left:
            left.remove(card)
    return left


def completable(s: State, camp: int, draft: list[Pair], due: tuple[Card, ...]) -> bool:
    """Whether every card still due can be given to someone in addition to this draft (O-EF-05, O-EF-16)."""
    left = still_due(due, draft)
    if not left:
        return True
    return any(
        refuse_give(s, camp, draft, left[0], camp * 4 + role, due)[1] == ""
        and completable(s, camp, [*draft, (left[0], camp * 4 + role)], due)
        for role in (CIC, *GENERALS)
    )


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


def refuse_beside(s: State, draft: list[Pair], card: Card, seat: int) -> tuple[str, str]:
    """Which cards one seat may get together (O-DIST-07 to -12)."""
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
    if s.rules.pincer_exclusive and FLANKS in (card.orders.where, other.orders.where):
        return "pincer-alone", "O-CARD-07"  # an Air Sortie is another card too
    if card.family == SECTION and other.family == SECTION and EACH in (card.orders.where, other.orders.where):
        return "needs-both-sections", "O-DIST-11"
    return "", ""


def _together(s: State, seat: int, card: Card, other: Card) -> bool:
    """No Tactic card together with another card; an option allows a Counter-Attack with an Air Sortie (O-CTR-08)."""
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
