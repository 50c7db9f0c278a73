"""Everything that can change in a battle; it is written by effects and frames only."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from overlord.engine.model.data import Data, Lent
from overlord.engine.model.fields import data, derived, fresh, lent, renewed, shared
from overlord.engine.model.names import Bits
from overlord.engine.model.rng import Rng
from overlord.engine.tables.cards import Card, Orders
from overlord.engine.tables.combat import CombatCard, Effect, Feat
from overlord.engine.tables.units import UnitKind

if TYPE_CHECKING:
    from overlord.engine.model.events import AnyEvent
    from overlord.engine.model.frame import Frame
    from overlord.engine.model.ground import Ground
    from overlord.engine.model.rules import Rules


@renewed
class Unit(Data):
    """All figures on one hex. An eliminated unit stays in the list with the hex NOWHERE.

    Copies of a battle share their units: change only what `State.renew` gives you."""

    kind: UnitKind
    camp: int
    hex: int
    figures: int
    strength: int  # figures at the start: the most that healing restores
    worth: int
    traits: int
    nation: str
    waits: int = 0
    link: int = -1  # the other part of a train
    aimed_at: Bits = 0  # bit i: unit i has this one in its cross-hairs


@shared
class PendingEffect(Data):
    """One effect of a Combat card that waits on an ordered unit for its move or its battle."""

    seat: int  # who played it
    card: CombatCard
    feat: Feat
    effect: Effect
    target: int = -1  # the only unit that it counts against; -1: any


@shared
class Status(Data):
    """A status that lasts beyond the turn, on a unit or over sections, until that turn of that camp (C-OWN-N6)."""

    name: str
    unit: int
    sections: int
    reach: int
    camp: int
    turn: int  # counts the turns of both camps, like State.turn


@data
class Act(Data):
    """What one ordered unit has done this turn."""

    orders: Orders
    seat: int
    moved: int = 0  # hexes of movement spent
    steps: int = 0  # hexes entered
    road: bool = False  # every step so far followed a road
    hard: bool = False  # it entered hard-stop terrain (R-MOVE-07)
    entered_no_battle: bool = False
    left_no_battle: bool = False  # armor that left a marsh
    over: bool = False  # its move is finished
    barred: bool = False  # it may not battle: it recovered, cleared a mine or dug in
    battles: int = 0
    grounds: int = 0
    overrun: bool = False
    second: bool = False  # Behind Enemy Lines: its second move is used
    pending: tuple[PendingEffect, ...] = ()  # Combat cards played on it
    air: int = 0  # dice added by Ground Support (A-AIR-18)
    no_overrun: bool = False  # it has just broken through (R-ACT-22)


@data
class Plane(Data):
    """An airplane in the air. It blocks no unit. One that is gone stays in the list with the hex NOWHERE."""

    kind: str
    camp: int
    hex: int
    seat: int  # who ordered it this turn, or -1
    start: int = -1  # where it was when the turn began; -1: it entered this turn
    flown: int = 0  # hexes flown this turn
    path: tuple[int, ...] = ()  # the hexes flown over this turn
    met: tuple[int, ...] = ()  # the enemy units flown over this turn
    acted: bool = False  # its special action is used


C = TypeVar("C", Card, CombatCard)


def without(cards: tuple[C, ...], card: C) -> tuple[C, ...]:
    """These cards without one copy of this one. Hands are never changed in place, so that copies can share them."""
    k = cards.index(card)
    return cards[:k] + cards[k + 1 :]


@data
class Mine(Data):
    """A token laid face down; nobody knows its strength until it goes off."""

    camp: int
    strength: int
    shown: bool = False


@shared
class Played(Data):
    """A card as it was played: what a Counter-Attack repeats (R-CARD-15, O-CTR-11)."""

    card: Card
    sections: int  # the sections of the board it was played in


@shared
class Laid(Data):
    """A card on the table: who played it and over which sections it lies."""

    seat: int
    card: Card
    sections: int


@shared
class Result(Data):
    winner: int
    reason: str


@lent
class State(Lent):
    """A battle at one instant. Whoever changes it calls `claim` first."""

    rules: Rules
    dice: Rng
    draws: Rng
    rigged: str = ""  # faces to roll first, before those of the seed
    units: list[Unit] = fresh("[]")
    at: list[int] = derived("[]")  # hex -> unit, maintained by effects only
    ground: tuple[Ground, ...] = ()  # hex -> what it is; changed by `lay` only
    group: tuple[int, ...] = derived("()")  # hex -> its connected hill, mountain or lake (R-LOS-07)
    mines: dict[int, Mine] = fresh("{}")
    planes: list[Plane] = fresh("[]")
    deck: list[Card] = fresh("[]")
    discard: list[Card] = fresh("[]")
    hands: list[tuple[Card, ...]] = fresh("[(), ()]")
    chip: list[tuple[Card, ...]] = fresh("[(), ()]")
    due: list[tuple[Card, ...]] = fresh("[(), ()]")  # taken from under the chip, to be played this turn (O-EF-04)
    marked: int = -1  # the Marine general who may order one extra unit (O-PAC-01)
    given: list[tuple[Card, ...]] = fresh("[(), (), (), (), (), (), (), ()]")  # cards handed to a seat, still face down
    in_play: list[Laid] = fresh("[]")  # cards in play, face up
    before: list[Laid] = fresh("[]")  # the cards of the turn before, which lie there until this one is over (O-CTR-11)
    sorties: list[int] = fresh("[0, 0]")  # Air Sorties face up beside a camp
    hand_limit: list[int] = fresh("[0, 0]")
    won: list[int] = fresh("[0, 0]")  # medals that cannot be lost again
    held: list[int] = fresh("[]")  # objective -> the camp that holds it
    scored: list[int] = fresh("[]")  # objective -> the medals it gave when it was taken (R-VIC-02)
    unsettled: bool = derived("True")  # units have moved where objectives may change hands, or have left the board
    taken_hq: dict[int, int] = fresh("{}")  # headquarters hex -> the enemy camp that captured it
    acts: dict[int, Act] = fresh("{}")
    last: list[tuple[Played, ...]] = fresh("[(), (), (), (), (), (), (), ()]")  # seat -> commands of its last turn
    active: int = 0
    turn: int = 0  # turns begun, both camps together
    visibility: int = 6  # range of sight in hexes; 6 is full daylight (R-ACT-19)
    sandbags: int = 0
    smoke: dict[int, int] = fresh("{}")  # hex -> the turn at whose start its smoke clears (R-ACT-21)
    smokes: list[int] = fresh("[0, 0]")  # smoke screens that a camp has laid
    unloaded: list[int] = fresh("[]")  # trains that have unloaded their troops (R-ACT-13)
    broke_through: list[int] = fresh("[0, 0]")  # the turn of a camp's armor breakthrough (R-ACT-22)
    shaken: list[int] = fresh("[]")  # units that may not battle this turn, even if ordered (O-INI-13)
    recon: int = 0  # Recons played this turn: a better draw at the end of the turn
    shuffled: bool = False  # Their Finest Hour was played: reshuffle at the end of the turn
    # ---- Combat cards; all of these stay empty in a battle without them
    combat_deck: list[CombatCard] = fresh("[]")
    combat_discard: list[CombatCard] = fresh("[]")
    combat: list[tuple[CombatCard, ...]] = fresh("[(), (), (), (), (), (), (), ()]")  # seat -> the cards it holds
    touched: list[int] = fresh("[]")  # units targeted by a Combat card this turn (C-LIM-01)
    alongside: list[int] = fresh("[]")  # seats that played one alongside their Command card this turn (C-LIM-03)
    started: list[int] = fresh("[]")  # unit -> the hex where it stood when the turn began (C-LIM-06)
    fights: list[tuple[int, int, int]] = fresh("[]")  # attacker, target and distance of this turn's battles
    just_battled: int = -1  # the unit whose battle was resolved last (C-TAX-12)
    recons: list[int] = fresh("[]")  # seats that may draw a Combat card when the turn ends (C-DRAW-01)
    statuses: list[Status] = fresh("[]")
    revealed: int = 0  # how often something hidden was shown, for undo
    stack: list[Frame] = fresh("[]")
    events: list[AnyEvent] = derived("[]")  # what the last answer caused
    result: Result | None = None
    last_question: int = 0

    @property
    def over(self) -> bool:
        """Whether the battle has ended. Ask after every change: nearly anything may end it."""
        return self.result is not None

    def lay(self, h: int, ground: Ground) -> None:
        """Give a hex other ground; other copies of the battle keep theirs."""
        self.ground = (*self.ground[:h], ground, *self.ground[h + 1 :])

    def renew(self, i: int) -> Unit:
        """A fresh copy of a unit in its place, for changes: others may share the old one."""
        unit = self.units[i].copy()
        self.units[i] = unit
        return unit

    def medals(self, camp: int) -> int:
        """All medals of a camp: those won for good and those of objectives it holds."""
        total = self.won[camp]
        for o, holder in enumerate(self.held):
            if holder == camp:
                total += self.scored[o]
        return total
