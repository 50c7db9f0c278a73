"""What a Command card consists of, and the words of the card file; the cards themselves stand in that file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overlord.engine.model.names import ALL, ARM, ART, INF

# Where the units that a card orders must stand. In a standard battle an arrow points to one of the three sections; in
# Overlord every card is about the sections of the general who plays it (overlord 3.2).
ANYWHERE: Final = 0  # Overlord: anywhere in the general's two sections
ARROW: Final = 1  # the section of its arrow; Overlord: one section, chosen when the card is played
EACH: Final = 2  # `count` units in each section
FLANKS: Final = 3  # `count` units on the left and as many on the right; Overlord: in one section
CHOSEN: Final = 4  # one section, chosen when the card is played

# How near an enemy must be to the units that a card orders.
WHEREVER: Final = 0
BESIDE_ENEMY: Final = 1
AWAY_FROM_ENEMY: Final = 2

# How the card changes the movement of its units.
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

# Who may be handed a card in Overlord (O-DECK-05), one bit for each role.
TO_CIC: Final = 1
TO_LEFT: Final = 2
TO_CENTER: Final = 4
TO_RIGHT: Final = 8
TO_GENERALS: Final = TO_LEFT | TO_CENTER | TO_RIGHT

SECTION: Final = "section"
TACTIC: Final = "tactic"
AIR: Final = "air"

# The words of the card file, and what each stands for.
FAMILIES: Final = (SECTION, TACTIC, AIR)
SIDES: Final = ("left", "center", "right")
RECEIVERS: Final[dict[str, int]] = {"commander": TO_CIC, "left": TO_LEFT, "center": TO_CENTER, "right": TO_RIGHT}
KINDS: Final[dict[str, int]] = {"infantry": INF, "armor": ARM, "artillery": ART}
WHERE: Final[dict[str, int]] = {
    "anywhere": ANYWHERE,
    "arrow": ARROW,
    "each": EACH,
    "flanks": FLANKS,
    "chosen": CHOSEN,
}
NEAR: Final[dict[str, int]] = {
    "wherever": WHEREVER,
    "beside-enemy": BESIDE_ENEMY,
    "away-from-enemy": AWAY_FROM_ENEMY,
}
MOVEMENT: Final[dict[str, int]] = {
    "as-usual": AS_USUAL,
    "stays": STAYS,
    "infantry-assault": INFANTRY_ASSAULT,
    "behind-lines": BEHIND_LINES,
    "bombard": BOMBARD,
}
EFFECTS: Final[dict[str, int]] = {
    "order": ORDER,
    "air-power": AIR_POWER,
    "barrage": BARRAGE,
    "ambush": AMBUSH,
    "counter": COUNTER,
    "medics": MEDICS,
    "finest-hour": FINEST_HOUR,
    "sortie": SORTIE,
}


@dataclass(frozen=True, eq=False)
class Orders:
    """Which units a card orders, and what those units may do."""

    key: str
    rule: str
    count: int = 0
    where: int = ANYWHERE
    kinds: int = ALL
    near: int = WHEREVER
    fallback: bool = False  # a player without such units orders any one unit, which gets no bonus (R-CARD-27)
    movement: int = AS_USUAL
    may_battle: bool = True
    close_dice: int = 0
    ranged_dice: int = 0
    dice_in_overrun: bool = True  # R-AO-06
    close_only: bool = False
    battles: int = 1  # how often each unit may battle
    digs_in: bool = False
    one_more_for_marines: bool = False  # R-NAT-16, R-NAT-17


# There is one row of each card, so that rows are compared by identity: comparing field by field would be slow.
@dataclass(frozen=True, eq=False)
class Card:
    """One card. All copies of a card are the same row."""

    key: str
    rule: str
    family: str
    copies: int  # in one box of the game
    orders: Orders
    effect: int = ORDER
    arrow: int = -1  # 0 left, 1 center, 2 right
    receivers: int = TO_GENERALS
    recon: bool = False


@dataclass(frozen=True, eq=False)
class CardTable:
    """All Command cards by key, and for each deck how many copies of which card it has."""

    cards: dict[str, Card]
    decks: dict[str, dict[str, int]]
