"""Scorers for cards: which to play, hand out, keep or put under the chip; the value of a card where it is laid."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.bots.recruit.strikes import BARRAGE_DICE, STRIKE_MOST, air_dice, sky_value
from overlord.engine.model.actions import Chip, Confirm, Discard, Give, GungHo, Keep, Play
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import SEAT_OF
from overlord.engine.tables.cards import (
    AIR_POWER,
    AMBUSH,
    ARROW,
    BARRAGE,
    BOMBARD,
    CARDS,
    CHOSEN,
    COUNTER,
    EACH,
    FINEST_HOUR,
    FLANKS,
    MEDICS,
    PLAIN,
    SECTION,
    SORTIE,
    STAYS,
    Card,
)

SAVED: Final = 2.0  # a card worth less than this is better kept
SCARCE: Final = 0.8  # added to that for each card missing from a full hand
COUNTERED: Final = 2.5  # the usual value of repeating the enemy's card
READY_AMBUSH: Final = 2.0
DUG_IN: Final = 0.4
TREATED: Final = 2.0  # a figure healed
SCOUTED: Final = 0.3  # a Recon: the better of two cards drawn
SCOUTED_OVERLORD: Final = 1.5  # in Overlord one more card (O-DRAW-03)
SORTIE_VALUE: Final = 4.5  # an airplane over the enemy; it lies beside the camp and costs no card of the hand
TACTICAL: Final = 0.5  # a Tactic card is worth keeping for another turn
Values = list[tuple[float, int, int]]  # the value of an order, the sections of the unit, the unit


def units_value(mind: Mind, card: Card, place: int, taken: frozenset[int] = frozenset()) -> Values:
    """The value of an order for each unit that this card may order there, the best first."""
    orders = card.orders
    extra = orders.close_dice * 0.8
    found = [
        (value + extra, sections, i)
        for value, sections, mask, i in mind.survey.prospects()
        if sections & place and mask & orders.kinds and i not in taken
    ]
    if orders.movement == STAYS or orders.movement == BOMBARD:
        found = [(_standing(mind, card, i), sections, i) for _, sections, i in found]
        found.sort(reverse=True)
    return [entry for entry in found if entry[0] > 0.0]


def _standing(mind: Mind, card: Card, i: int) -> float:
    """The value of a card for a unit that stays where it is."""
    if card.orders.digs_in:
        return DUG_IN
    if card.orders.movement == BOMBARD:
        return 2.0 * mind.survey.best_shot(i, mind.board.units[i].hex, PLAIN, True)
    return mind.order(i, card.orders)


def chosen(mind: Mind, card: Card, place: int, taken: frozenset[int] = frozenset()) -> Values:
    """The units that this card would order if it were laid there."""
    orders = card.orders
    found = units_value(mind, card, place, taken)
    if orders.where != EACH and (orders.where != FLANKS or mind.board.rules.overlord):
        return found[: orders.count]
    left = {1 << k: orders.count for k in range(6) if place & (1 << k)}
    picked: Values = []
    for entry in found:
        for bit, room in left.items():
            if entry[1] & bit and room:
                left[bit] -= 1
                picked.append(entry)
                break
    return picked


def orders_value(mind: Mind, card: Card, place: int, taken: frozenset[int] = frozenset()) -> float:
    """The value of a card in these sections."""
    if card.effect == MEDICS:
        return _healing(mind, place)
    value = _sum(chosen(mind, card, place, taken))
    if not card.recon:
        return value
    return value + (SCOUTED_OVERLORD if mind.board.rules.overlord else SCOUTED)


def _healing(mind: Mind, place: int) -> float:
    where = mind.board.rules.geometry.sections
    return max(
        (
            TREATED * (unit.strength - unit.figures)
            for unit in mind.board.units
            if unit.camp == mind.camp and unit.hex != NOWHERE and where[unit.hex] & place
        ),
        default=0.0,
    )


def card_value(mind: Mind, card: Card, places: list[int]) -> float:
    """The best value of a card in one of these sets of sections; worked out once per question."""
    return float(mind.note(f"{card.key} {places}", lambda: _card_value(mind, card, places)))


def _card_value(mind: Mind, card: Card, places: list[int]) -> float:
    effect = card.effect
    if effect == SORTIE or (effect == AIR_POWER and mind.board.rules.air):
        return SORTIE_VALUE
    if effect == AIR_POWER:
        return sky_value(mind, air_dice(mind.camp), "S", STRIKE_MOST)
    if effect == BARRAGE:
        return sky_value(mind, BARRAGE_DICE, "", 1)
    if effect == COUNTER:
        return _countered(mind)
    if effect == AMBUSH:
        return 0.0
    if effect == FINEST_HOUR:
        return 0.55 * sum(value for value, _, _ in units_value(mind, CARDS["direct-from-hq"], 63)[:4])
    return max((orders_value(mind, card, place) for place in places), default=0.0)


def _countered(mind: Mind) -> float:
    """Repeating the enemy's last card: in a standard battle it is on top of the discards (R-CARD-15)."""
    top = mind.board.discard
    if mind.board.rules.overlord or not top or top[-1].effect in (COUNTER, AMBUSH):
        return COUNTERED
    last = top[-1]
    return _card_value(mind, last, [1 << k for k in range(3)] if last.arrow >= 0 else places_of(mind, last))


def places_of(mind: Mind, card: Card) -> list[int]:
    """Where the player of a standard battle may use a card; in Overlord the whole board, as a first guess."""
    rules = mind.board.rules
    if card.orders.where == CHOSEN:
        return [1 << k for k in range(rules.geometry.section_count)]
    if not rules.overlord:
        if card.orders.where == ARROW:
            return [rules.section_of_arrow(mind.camp, card.arrow)]
        if card.orders.where == FLANKS:
            return [rules.section_of_arrow(mind.camp, 0) | rules.section_of_arrow(mind.camp, 2)]
    return [rules.all_sections]


# ---- scorers --------------------------------------------------------------------------------------


def play(mind: Mind, action: Play) -> float:
    card = CARDS[action.card]
    return card_value(mind, card, places_of(mind, card)) - (0.0 if card.family == SECTION else TACTICAL)


def chip(mind: Mind, action: Chip) -> float:
    """Under the Commissar chip: its value now is the best guess at its value next turn."""
    card = CARDS[action.card]
    return 1.0 + 0.5 * card_value(mind, card, places_of(mind, card))


def keep(mind: Mind, action: Keep) -> float:
    card = CARDS[action.card]
    return READY_AMBUSH if card.effect == AMBUSH else card_value(mind, card, places_of(mind, card))


def discard(mind: Mind, action: Discard) -> float:
    """Nothing can be played: discard the card with the lowest value."""
    return -keep(mind, Keep(action.card))


def own_tactic(mind: Mind, action: Keep) -> float:
    """The commander's own Tactic card."""
    return card_value(mind, CARDS[action.card], [mind.board.rules.all_sections])


def give(mind: Mind, action: Give) -> float:
    """The value of the card in that general's sections, for units that no card of the draft orders yet."""
    card = CARDS[action.card]
    if card.effect == COUNTER:
        return COUNTERED
    if card.effect == SORTIE or (card.effect == AIR_POWER and mind.board.rules.air):
        return _sortie(mind, SEAT_OF[action.seat])
    flank = mind.board.rules.flank[SEAT_OF[action.seat]]
    taken: frozenset[int] = mind.note("taken", lambda: _taken(mind))
    one = card.orders.where in (ARROW, FLANKS, CHOSEN)
    places = [1 << k for k in range(6) if flank & (1 << k)] if one else [flank]
    value = max((orders_value(mind, card, place, taken) for place in places), default=0.0)
    return value if card.family == SECTION else value - TACTICAL


def _sortie(mind: Mind, seat: int) -> float:
    """An airplane where most enemies stand; one that is already there is only kept in the air."""
    rules = mind.board.rules
    where = rules.geometry.sections
    flank = rules.flank[seat]
    over = any(plane.camp == mind.camp and where[plane.hex] & flank for plane in mind.board.planes)
    foes = [u for u in mind.board.units if u.camp != mind.camp and u.hex != NOWHERE and where[u.hex] & flank]
    return (0.4 if over else 1.0) * SORTIE_VALUE * min(1.2, len(foes) / 8)


def _taken(mind: Mind) -> frozenset[int]:
    """The units that the cards handed out so far will probably order."""
    taken: set[int] = set()
    for text in mind.glimpse.draft:
        verb, *words = text.split()
        if verb != "give" or words[0] not in CARDS:
            continue
        card = CARDS[words[0]]
        flank = mind.board.rules.flank[SEAT_OF[words[1]]]
        one = card.orders.where in (ARROW, FLANKS, CHOSEN)
        places = [1 << k for k in range(6) if flank & (1 << k)] if one else [flank]
        best = max((chosen(mind, card, place, frozenset(taken)) for place in places), key=_sum)
        taken.update(i for _, _, i in best)
    return frozenset(taken)


def _sum(values: Values) -> float:
    return sum(value for value, _, _ in values)


def enough(mind: Mind, action: Confirm) -> float:
    """About two cards a turn, since two are drawn: the fewer are left, the more another card must be worth."""
    left = mind.glimpse.hand - len(mind.glimpse.draft)
    return SAVED + SCARCE * max(0, mind.board.hand_limit[mind.camp] - 2 - left)


def gung_ho(mind: Mind, action: GungHo) -> float:
    """Marines: the extra unit costs nothing, so somebody gets it before the draft is closed."""
    return enough(mind, Confirm()) + 0.01


SCORERS: Final[Table] = {
    (ANY, Play): play,
    (ANY, Chip): chip,
    (ANY, Keep): keep,
    (ANY, Discard): discard,
    ("distribute", Keep): own_tactic,
    (ANY, Give): give,
    ("distribute", Confirm): enough,
    (ANY, GungHo): gung_ho,
}
