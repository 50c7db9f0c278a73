"""The words that a Combat deck is written in (combat-cards.md 3): windows, targets and effects; there are no others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from overlord.engine.model.names import ALL, ARM, ART, INF

# The three classes of cards: in whose turn a card is played and beside what (C-PLAY-05).
ALONGSIDE: Final = "alongside"
ORDERING: Final = "ordering"
REACTION: Final = "reaction"

# Windows: the moments of a turn at which a card may be played (C-TAX-01 to C-TAX-17).
BEFORE: Final = "before"
ORDER: Final = "order"
MOVE_START: Final = "move-start"
MOVE_END: Final = "move-end"
PRE_BATTLE: Final = "pre-battle"
ATTACK: Final = "attack"
DEFEND: Final = "defend"
ROLLED: Final = "rolled"
LOSS: Final = "loss"
FLAGS: Final = "flags"
WON: Final = "won"
UNIT_DONE: Final = "unit-done"
POST_BATTLE: Final = "post-battle"
X_ORDERED: Final = "x-ordered"
X_MOVE_STEP: Final = "x-move-step"
X_MOVE_END: Final = "x-move-end"

WINDOWS: Final[dict[str, tuple[str, ...]]] = {
    ALONGSIDE: (BEFORE,),
    ORDERING: (ORDER, MOVE_START, MOVE_END, PRE_BATTLE, ATTACK, ROLLED, WON, UNIT_DONE, POST_BATTLE),
    REACTION: (DEFEND, ROLLED, LOSS, FLAGS, X_ORDERED, X_MOVE_STEP, X_MOVE_END),
}

# Whom a card helps or harms: only the two `against` stances are hostile.
ON_OWN: Final = "on-own"
AGAINST_UNIT: Final = "against-unit"
AGAINST_PLAYER: Final = "against-player"
NEUTRAL: Final = "neutral"
STANCES: Final = (ON_OWN, AGAINST_UNIT, AGAINST_PLAYER, NEUTRAL)

# What a card may name as its target; "he" is the player of the card.
ORDERED: Final = "ordered"  # a unit that he ordered this turn (C-LIM-04)
OWN: Final = "own"  # a unit of his camp in his sections, ordered or not
OTHER: Final = "other"  # another ordered unit, next to the one that has just won
ENEMY: Final = "enemy"  # an enemy unit in his sections
ATTACKED: Final = "attacked"  # his unit that is being attacked
ATTACKER: Final = "attacker"  # the enemy unit that attacks it
MOVER: Final = "mover"  # the enemy unit that has been ordered or is moving
HEX: Final = "hex"  # a hex in his sections
LINE: Final = "line"  # hexes in a straight line
SECTION: Final = "section"  # one of his sections
NOTHING: Final = "nothing"
WHO: Final = (ORDERED, OWN, OTHER, ENEMY, ATTACKED, ATTACKER, MOVER, HEX, LINE, SECTION, NOTHING)
UNITS: Final = (ORDERED, OWN, OTHER, ENEMY, ATTACKED, ATTACKER, MOVER)

# What a card may name at each window.
WHO_AT: Final[dict[str, tuple[str, ...]]] = {
    BEFORE: (OWN, ENEMY, HEX, LINE, SECTION, NOTHING),
    ORDER: (ORDERED, ENEMY, HEX, LINE, SECTION, NOTHING),
    MOVE_START: (ORDERED,),
    MOVE_END: (ORDERED,),
    PRE_BATTLE: (ORDERED, ENEMY, HEX, LINE, SECTION, NOTHING),
    ATTACK: (ORDERED,),
    ROLLED: (ORDERED, ATTACKED, ATTACKER),
    WON: (ORDERED, OTHER),
    UNIT_DONE: (ORDERED,),
    POST_BATTLE: (ORDERED, OWN, ENEMY, HEX, LINE, SECTION, NOTHING),
    DEFEND: (ATTACKED, ATTACKER),
    LOSS: (ATTACKED, ATTACKER),
    FLAGS: (ATTACKED, ATTACKER),
    X_ORDERED: (MOVER,),
    X_MOVE_STEP: (MOVER,),
    X_MOVE_END: (MOVER,),
}

CLOSE: Final = "close"
RANGED: Final = "ranged"

# Words for kinds of unit: the three families, and a few kinds that cards single out.
FAMILIES: Final[dict[str, int]] = {"infantry": INF, "armor": ARM, "artillery": ART, "any": ALL}
WEAPONS: Final[dict[str, tuple[str, ...]]] = {
    "special-weapon": (
        "anti-tank-gun-early",
        "anti-tank-gun-late",
        "mortar-early",
        "mortar-late",
        "machine-gun-early",
        "machine-gun-late",
    ),
    "anti-tank": ("anti-tank-gun-early", "anti-tank-gun-late", "heavy-anti-tank-gun"),
    "sniper": ("sniper",),
}

# Words for ground and the terrains they cover; `building` covers those with that field in their row (C-TERM-01).
TAGS: Final[dict[str, tuple[str, ...]]] = {
    "building": (),
    "forest": ("forest", "hill-forest", "palm-forest"),
    "jungle": ("jungle",),
    "hill": ("hill", "steep-hill", "blocking-hill", "high-ground", "hill-forest", "hill-village", "cave"),
    "mountain": ("mountain", "mountain-cave"),
    "ridge": ("ridge",),
    "erg": ("ridge",),  # one tile with two names (R-TER-74)
    "wadi": ("wadi",),
    "marsh": ("marsh",),
    "rice-paddy": ("rice-paddy",),
    "river": ("river", "wide-river"),
    "frozen-river": ("frozen-river",),
    "hedgerow": ("hedgerow",),
    "oasis": ("oasis",),
    "factory": ("factory",),
    "station": ("station",),
    "airfield": ("airfield",),
    "cave": ("cave", "mountain-cave"),
    "bunker": ("bunker", "field-bunker", "fortress"),
    "trench": ("trench",),
    "wire": ("wire",),
    "minefield": ("minefield",),
    "road-block": ("road-block",),
    "sandbags": ("sandbags",),
}

VACANT: Final = "vacant"  # no unit (C-TERM-05)
EMPTY: Final = "empty"  # no unit and no terrain (C-TERM-06)
HERE: Final = "here"  # the hex of the named unit

# Marks that stay after the turn (C-OWN-N6).
CONCEALED: Final = "concealed"
STALLED: Final = "stalled"
RAIN: Final = "rain"
STATUSES: Final = (CONCEALED, STALLED, RAIN)


@dataclass(frozen=True, eq=False)
class Need:
    """What a unit must be and where it must stand. A field left at its default asks for nothing."""

    types: tuple[str, ...] = ()
    on: tuple[str, ...] = ()  # it stands on one of these tags
    not_on: tuple[str, ...] = ()
    near: tuple[str, ...] = ()  # it stands on such a hex or next to one
    weakened: bool = False  # it has lost figures
    beside: Need | None = None  # a unit like this of the player's camp is next to it
    within: Need | None = None  # a unit like this of the player's camp is within `reach` hexes
    reach: int = 0
    sight: bool = False  # ... and sees it


ANYTHING: Final = Need()


@dataclass(frozen=True, eq=False)
class Target(Need):
    """What a card names, and what must be true of it."""

    who: str = NOTHING
    least: int = 1  # so many are named at least
    most: int = 1  # ... and at most
    # ---- the unit's turn
    started_on: tuple[str, ...] = ()
    started_clear: bool = False  # no enemy is next to it when its move begins
    moved: bool | None = None  # None: whether it moved does not matter
    battled: bool | None = None
    clear: int = 0  # it has no enemy within so many hexes
    alone: int = 0  # no unit of the player's camp is within so many hexes
    # ---- the battle in which the card is played
    mode: str = ""  # close or ranged
    distance_least: int = 0
    distance_most: int = 0
    against: Need | None = None  # the other unit of that battle
    # ---- several units
    chain: bool = False  # each is next to one named before it
    same_target: bool = False  # all are next to the attacked unit
    after_first: bool = False  # another ordered unit of its kind has fired at the same target this turn
    # ---- a move
    enters: tuple[str, ...] = ()  # it enters a hex of one of these tags
    enters_empty: bool = False
    step: int = 0  # the hex is number `step` of its move; 0: any
    # ---- a hex
    hex: str = ""  # vacant or empty
    own_half: bool = False
    rows: int = 0  # the hex is in one of so many rows at the player's own edge
    beside_hex: tuple[str, ...] = ()  # a vacant hex of one of these tags, in the player's sections, is next to it
    # ---- a second unit, named after the first
    enemy: Need | None = None


@dataclass(frozen=True, eq=False)
class Effect:
    """One thing that a card does (combat-cards.md 3.4); docs/decks.md explains every `do` and its fields."""

    do: str
    n: int = 0
    by_kind: tuple[int, ...] = ()  # if not empty: n for infantry, armor, artillery and other units
    mode: str = ""
    least: int = 0  # at least so many dice are rolled
    dice: int = 0
    faces: str = ""
    tags: tuple[str, ...] = ()
    onto: tuple[str, ...] = ()
    end_on: tuple[str, ...] = ()
    forfeits_battle: bool = False
    cover: bool = False  # the terrain of the target counts
    flags: str = "apply"  # apply, none (flags do nothing) or forced (nobody may ignore them)
    what: tuple[str, ...] = ()
    where: str = HERE
    reach: int = 0
    clear: bool = False
    kind: str = ""
    figures: int = 0  # 0: as many as the unit has at full strength
    keep_last: bool = False
    on_enter: bool = False
    ground: bool = False
    away: bool = False
    fight_on: bool = False
    anywhere: bool = False
    may_bottom: bool = False
    status: str = ""
    vs: str = ""
    choices: tuple[tuple[Effect, ...], ...] = ()
    results: tuple[tuple[str, tuple[Effect, ...]], ...] = ()


@dataclass(frozen=True, eq=False)
class Feat:
    """One way to play a card, as written or as the special action: when, on whom and what it does."""

    timing: str
    window: str
    stance: str
    target: Target
    effects: tuple[Effect, ...]

    @property
    def hostile(self) -> bool:
        return self.stance in (AGAINST_UNIT, AGAINST_PLAYER)

    def has(self, do: str) -> bool:
        return any(effect.do == do for effect in self.effects)


def ways_of(effects: tuple[Effect, ...]) -> list[Effect]:
    """The ways that a card leaves to choose from, in the order of the file; for each way, the choice it belongs to."""
    found: list[Effect] = []
    for effect in effects:
        for _, then in effect.results:
            found += ways_of(then)
        for way in effect.choices:
            found += [effect, *ways_of(way)]
    return found


@dataclass(frozen=True, eq=False)
class CombatCard:
    """One card. All copies of a card are the same row (C-DATA-06)."""

    key: str
    copies: int
    camp: int  # the only camp that may play it as written, or NOBODY (C-SPEC-02)
    icon: bool  # it may be played as the special action of its deck instead (C-SPEC-01)
    feat: Feat
    special: Feat
    special_key: str
    text: dict[str, dict[str, str]] = field(default_factory=dict)
    ways: dict[str, tuple[str, ...]] = field(default_factory=dict)  # texts by language, in the order of `ways_of`


@dataclass(frozen=True, eq=False)
class Deck:
    """One Combat deck as read from its file."""

    key: str
    origin: str  # own or user (C-DATA-01)
    theme: str
    special_key: str
    special: Feat
    cards: tuple[CombatCard, ...]
    text: dict[str, dict[str, str]] = field(default_factory=dict)
    source: str = ""
    special_ways: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many cards it has; each copy counts."""
        return sum(card.copies for card in self.cards)


def _action(target: Target, n: int = 1) -> Feat:
    return Feat(ORDERING, ATTACK, ON_OWN, target, (Effect("dice", n=n),))


# The special actions of the four themes (C-SPEC-URB, C-SPEC-JUN, C-SPEC-DES, C-SPEC-WIN), played on an ordered unit
# (C-SPEC-04).
SPECIAL_ACTIONS: Final[dict[str, Feat]] = {
    "street-fight": _action(Target(who=ORDERED, mode=CLOSE, near=("building",))),
    "jungle-warfare": _action(Target(who=ORDERED, mode=CLOSE, types=("infantry",), on=("jungle",))),
    "blazing-sun-and-guns": _action(Target(who=ORDERED, mode=RANGED, types=("infantry", "armor"))),
    # Ruling: no source tells what Bitter Resistance does; ours helps a unit that has not moved.
    "bitter-resistance": _action(Target(who=ORDERED, mode=CLOSE, moved=False)),
}
SPECIAL_OF_THEME: Final = {
    "urban": "street-fight",
    "winter": "bitter-resistance",
    "jungle": "jungle-warfare",
    "desert": "blazing-sun-and-guns",
}
