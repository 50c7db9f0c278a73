"""The command cards as rows (core section 4, overlord section 3): how many, what they order, who receives them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overlord.engine.model.names import ALL, ARM, ART, INF, MANY

# Where a card's units stand. In a standard battle a card with an arrow means that section; in Overlord every card
# speaks of the sections of the general who lays it (overlord 3.2).
ANYWHERE: Final = 0  # Overlord: both of the general's sections together
ARROW: Final = 1  # the section of its arrow; Overlord: one section, chosen when it is laid
EACH: Final = 2  # so many in each section
FLANKS: Final = 3  # so many left and as many right; Overlord: one section
CHOSEN: Final = 4  # one section, chosen when the card is laid

# Who is near, for cards that ask.
WHEREVER: Final = 0
BESIDE_ENEMY: Final = 1
AWAY_FROM_ENEMY: Final = 2

# What the card changes in movement.
AS_USUAL: Final = 0
STAYS: Final = 1
INFANTRY_ASSAULT: Final = 2  # R-CARD-19
BEHIND_LINES: Final = 3  # R-CARD-13
BOMBARD: Final = 4  # R-CARD-23

# What happens when the card is played.
ORDER: Final = 0
AIR_POWER: Final = 1
BARRAGE: Final = 2
AMBUSH: Final = 3
COUNTER: Final = 4
MEDICS: Final = 5
FINEST_HOUR: Final = 6
SORTIE: Final = 7

# Who may receive a card in Overlord (O-DECK-05): one bit per role.
TO_CIC: Final = 1
TO_LEFT: Final = 2
TO_CENTER: Final = 4
TO_RIGHT: Final = 8
TO_GENERALS: Final = TO_LEFT | TO_CENTER | TO_RIGHT

SECTION: Final = "section"
TACTIC: Final = "tactic"
AIR: Final = "air"


@dataclass(frozen=True, eq=False)
class Orders:
    """What a card lets its player order, and what the ordered units get by it."""

    key: str
    rule: str
    count: int = 0
    where: int = ANYWHERE
    kinds: int = ALL
    near: int = WHEREVER
    fallback: bool = False  # no unit of these kinds: any one, without benefit (R-CARD-27)
    movement: int = AS_USUAL
    may_battle: bool = True
    close_dice: int = 0
    ranged_dice: int = 0
    dice_in_overrun: bool = True  # R-AO-06
    close_only: bool = False
    battles: int = 1
    digs_in: bool = False
    one_more_for_marines: bool = False  # R-NAT-16, R-NAT-17


PLAIN: Final = Orders("plain", "R-ORD-01", count=1, one_more_for_marines=True)
FINEST: Final = Orders("their-finest-hour", "R-CARD-22", close_dice=1, ranged_dice=1)


# Rows are compared by identity: there is one of each, and comparing field by field is slow.
@dataclass(frozen=True, eq=False)
class Card:
    """One printed card. Copies of a card are all the same row."""

    key: str
    rule: str
    family: str
    copies: int  # in one deck of 60
    orders: Orders
    effect: int = ORDER
    arrow: int = -1  # 0 left, 1 center, 2 right
    receivers: int = TO_GENERALS
    recon: bool = False


def _section(name: str, rule: str, count: int, copies: tuple[int, int, int]) -> list[Card]:
    orders = Orders(name, rule, count=count, where=ARROW, one_more_for_marines=True)
    return [
        Card(f"{name}-{side}", rule, SECTION, copies[i], orders, arrow=i, receivers=TO_LEFT << i, recon=name == "recon")
        for i, side in enumerate(("left", "center", "right"))
    ]


def _several(name: str, rule: str, count: int, copies: int, where: int, receivers: int) -> Card:
    return Card(
        name,
        rule,
        SECTION,
        copies,
        Orders(name, rule, count=count, where=where, one_more_for_marines=True),
        receivers=receivers,
    )


def _tactic(orders: Orders, copies: int, effect: int = ORDER, receivers: int = TO_GENERALS) -> Card:
    return Card(orders.key, orders.rule, TACTIC, copies, orders, effect, receivers=receivers)


_ROWS: Final = (
    *_section("recon", "R-CARD-01", 1, (2, 2, 2)),
    *_section("probe", "R-CARD-02", 2, (4, 5, 4)),
    *_section("attack", "R-CARD-02", 3, (3, 4, 3)),
    *_section("assault", "R-CARD-02", MANY, (2, 2, 2)),
    _several("recon-in-force", "R-CARD-03", 1, 3, EACH, TO_GENERALS),
    _several("general-advance", "R-CARD-04", 2, 1, EACH, TO_GENERALS),
    _several("pincer-move", "R-CARD-05", 2, 1, FLANKS, TO_LEFT | TO_RIGHT),
    _tactic(Orders("air-power", "R-CARD-10"), 1, AIR_POWER, TO_CIC),
    _tactic(Orders("ambush", "R-CARD-11"), 1, AMBUSH, TO_CIC),
    _tactic(
        Orders(
            "armor-assault",
            "R-CARD-12",
            count=4,
            kinds=ARM,
            fallback=True,
            close_dice=1,
            one_more_for_marines=True,
        ),
        2,
    ),
    _tactic(
        Orders("artillery-bombard", "R-CARD-23", count=MANY, kinds=ART, fallback=True, movement=BOMBARD, battles=2), 1
    ),
    _tactic(Orders("barrage", "R-CARD-24"), 1, BARRAGE, TO_CIC),
    _tactic(
        Orders(
            "behind-enemy-lines",
            "R-CARD-13",
            count=1,
            kinds=INF,
            fallback=True,
            movement=BEHIND_LINES,
            close_dice=1,
            ranged_dice=1,
            one_more_for_marines=True,
        ),
        1,
    ),
    _tactic(
        Orders(
            "close-assault",
            "R-CARD-14",
            count=MANY,
            kinds=INF | ARM,
            near=BESIDE_ENEMY,
            movement=STAYS,
            close_dice=1,
            dice_in_overrun=False,
            close_only=True,
        ),
        1,
    ),
    _tactic(Orders("counter-attack", "R-CARD-15"), 2, COUNTER, TO_CIC | TO_GENERALS),
    _tactic(
        Orders(
            "dig-in",
            "R-CARD-16",
            count=4,
            kinds=INF,
            fallback=True,
            movement=STAYS,
            may_battle=False,
            digs_in=True,
            one_more_for_marines=True,
        ),
        1,
    ),
    _tactic(Orders("direct-from-hq", "R-CARD-17", count=4, one_more_for_marines=True), 2),
    _tactic(
        Orders(
            "firefight",
            "R-CARD-18",
            count=4,
            near=AWAY_FROM_ENEMY,
            movement=STAYS,
            ranged_dice=1,
            one_more_for_marines=True,
        ),
        1,
    ),
    _tactic(
        Orders(
            "infantry-assault",
            "R-CARD-19",
            count=MANY,
            where=CHOSEN,
            kinds=INF,
            fallback=True,
            movement=INFANTRY_ASSAULT,
        ),
        2,
    ),
    _tactic(Orders("medics-and-mechanics", "R-CARD-20", count=1, one_more_for_marines=True), 1, MEDICS),
    _tactic(Orders("move-out", "R-CARD-21", count=4, kinds=INF, fallback=True, one_more_for_marines=True), 2),
    _tactic(FINEST, 1, FINEST_HOUR, TO_CIC),
    Card("air-sortie", "O-CARD-24", AIR, 0, Orders("air-sortie", "O-CARD-24"), SORTIE),
)

CARDS: Final[dict[str, Card]] = {card.key: card for card in _ROWS}
ORDERS: Final[dict[str, Orders]] = {PLAIN.key: PLAIN, **{card.orders.key: card.orders for card in _ROWS}}


# What Air Power and Barrage are by night: an order for one unit (R-ACT-19).
NIGHT_ORDER: Final = Card("night-order", "R-ACT-19", TACTIC, 0, PLAIN)


def deck_of(decks: int) -> list[Card]:
    """So many decks of 60 in a fixed order, before the shuffle (R-DECK-01, O-DECK-01)."""
    return [card for card in CARDS.values() for _ in range(card.copies * decks)]
