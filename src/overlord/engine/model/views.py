"""The view of a battle as a player gets it, part by part; never compiled: mypyc does not support class keywords.

What fills them is in engine/view.py."""

from __future__ import annotations

from overlord.engine.model.actions import AnyAction
from overlord.engine.model.base import Shown


class HexView(Shown, frozen=True):
    """A hex that is more than open ground: its tile first, then what is built or laid on it."""

    hex: str
    features: tuple[str, ...]
    owner: str = ""
    road: int = 0
    rail: int = 0
    ends: int = 0
    sides: tuple[str, ...] = ()  # the same three in words: `road-east`, `rail-north-west`, `end-west`


class MineView(Shown, frozen=True):
    """The mine token on a hex; its strength is None until it was revealed."""

    hex: str
    camp: str
    strength: int | None


class UnitView(Shown, frozen=True):
    """All figures on one hex, as everybody sees them."""

    hex: str
    camp: str
    kind: str
    figures: int
    strength: int
    nation: str = ""
    traits: int = 0
    ordered: str = ""  # the seat that ordered it this turn
    waits: int = 0
    aimed_at: tuple[str, ...] = ()
    worth: int = 1
    conditions: tuple[str, ...] = ()  # `traits` in words, and `shaken` for a unit that may not battle this turn
    coupled: str = ""  # the hex of the other part of its train, if any


class ActView(Shown, frozen=True):
    """What an ordered unit has done this turn; all of it is public."""

    unit: str
    seat: str
    orders: str
    moved: int
    steps: int
    battles: int
    grounds: int
    road: bool
    hard: bool
    entered_no_battle: bool
    left_no_battle: bool
    over: bool
    barred: bool
    overrun: bool
    second: bool
    cards: tuple[str, ...] = ()  # Combat cards played on it, as `key` or `special:key`
    support: int = 0  # dice that Ground Support adds to its battles
    no_overrun: bool = False  # it has just broken through and may not overrun


class HandView(Shown, frozen=True):
    """A hand: its size is public, its cards are only for those who may see them."""

    seat: str
    size: int
    cards: tuple[str, ...] | None
    limit: int
    chip: int = 0
    chip_cards: tuple[str, ...] | None = None
    due: int = 0  # taken from under the chip, to be played this turn
    due_cards: tuple[str, ...] | None = None


class LaidView(Shown, frozen=True):
    """A card on the table, face up."""

    seat: str
    card: str
    sections: tuple[str, ...]


class GivenView(Shown, frozen=True):
    """Cards given to a seat and not yet laid; None for those who may not see them."""

    seat: str
    size: int
    cards: tuple[str, ...] | None


class CombatView(Shown, frozen=True):
    """The Combat cards of a seat: their number is public, their keys are only for its holder."""

    seat: str
    size: int
    cards: tuple[str, ...] | None


class StatusView(Shown, frozen=True):
    """A status that lasts beyond the turn, on the unit of a hex or over sections."""

    name: str
    at: tuple[str, ...]
    reach: int = 0


class PlaneView(Shown, frozen=True):
    """An airplane in the air, above whatever is on its hex."""

    hex: str
    camp: str
    kind: str
    ordered: str = ""
    flown: int = 0
    acted: bool = False
    path: tuple[str, ...] = ()


class MedalView(Shown, frozen=True):
    """The medals that a camp has, and how many it needs to win."""

    camp: str
    medals: int
    needed: int


class ObjectiveView(Shown, frozen=True):
    """Medals for occupying hexes, and who holds them."""

    hexes: tuple[str, ...]
    camp: str
    holder: str
    scored: int
    worth: int
    kind: str
    need: int = 0  # how many of the hexes at once; 0 for all
    sections: tuple[str, ...] = ()  # the section that must be clear of the enemy
    sudden_death: str = ""  # `entry` or `turn-end`: taking it wins the battle
    required: bool = False  # needed for victory


class Question(Shown, frozen=True):
    """An open question: everybody may see who is asked, but only that seat sees its options."""

    id: int
    seat: str
    kind: str
    about: str = ""  # the hex of the unit it is about, if any


class OutcomeView(Shown, frozen=True):
    """How the battle ended."""

    winner: str
    reason: str


class View(Shown, frozen=True):
    """All that the holder of a seat may know, and nothing more; it encodes to JSON as it is."""

    seat: str
    scenario: str
    board: str
    face: str
    edges: tuple[str, str]
    turn: int
    active: str
    visibility: int
    hexes: tuple[HexView, ...]
    mines: tuple[MineView, ...]
    units: tuple[UnitView, ...]
    acts: tuple[ActView, ...]
    hands: tuple[HandView, ...]
    table: tuple[LaidView, ...]
    given: tuple[GivenView, ...]
    sorties: tuple[int, int]
    marked: str  # the Marine general with one extra unit; only he and his commander see it
    deck: int
    discard: int
    discarded: str  # the card on top
    medals: tuple[MedalView, ...]
    objectives: tuple[ObjectiveView, ...]
    sandbags: int
    questions: tuple[Question, ...]
    options: tuple[AnyAction, ...]
    draft: tuple[str, ...]  # what this seat has chosen so far in its open question
    outcome: OutcomeView | None
    combat: tuple[CombatView, ...] = ()
    combat_deck: int = 0
    combat_discard: tuple[str, ...] = ()  # the whole discard pile, which is open
    touched: tuple[str, ...] = ()  # hexes of units that no hostile Combat card may target this turn
    alongside: tuple[str, ...] = ()  # seats whose units no hostile Combat card may target
    statuses: tuple[StatusView, ...] = ()
    planes: tuple[PlaneView, ...] = ()
    smoke: tuple[str, ...] = ()
    commands: tuple[LaidView, ...] = ()  # each seat's cards of its last turn, which a Counter-Attack may repeat
    before: tuple[LaidView, ...] = ()  # the cards laid in the turn before this one, face up where they lay
    mood: str = ""  # how the board looks: its face, or `jungle` or `ruins`
