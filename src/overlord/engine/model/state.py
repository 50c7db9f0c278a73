"""Everything that can change in a battle, and nothing that cannot; written by effects and by frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlord.engine.tables.cards import Card, Orders
from overlord.engine.tables.combat import CombatCard, Effect, Feat
from overlord.engine.tables.units import UnitKind

if TYPE_CHECKING:
    from overlord.engine.model.events import AnyEvent
    from overlord.engine.model.frame import Frame
    from overlord.engine.model.ground import Ground
    from overlord.engine.model.rng import Rng
    from overlord.engine.model.rules import Rules


class Unit:
    """All figures on one hex. An eliminated unit stays in the list, nowhere."""

    __slots__ = ("aimed_at", "camp", "figures", "hex", "kind", "link", "nation", "strength", "traits", "waits", "worth")

    def __init__(
        self,
        kind: UnitKind,
        camp: int,
        hex: int,
        figures: int,
        strength: int,
        worth: int,
        traits: int,
        nation: str,
        waits: int = 0,
        link: int = -1,
        aimed_at: int = 0,
    ) -> None:
        self.kind = kind
        self.camp = camp
        self.hex = hex
        self.figures = figures
        self.strength = strength  # figures at the start: the most that healing restores
        self.worth = worth
        self.traits = traits
        self.nation = nation
        self.waits = waits
        self.link = link  # the other part of a train
        self.aimed_at = aimed_at  # bit i: unit i has this one in its cross-hairs

    def copy(self) -> Unit:
        return Unit(
            self.kind,
            self.camp,
            self.hex,
            self.figures,
            self.strength,
            self.worth,
            self.traits,
            self.nation,
            self.waits,
            self.link,
            self.aimed_at,
        )


class PendingEffect:
    """One effect of a Combat card that waits on an ordered unit for its move or its battle."""

    __slots__ = ("card", "effect", "feat", "seat", "target")

    def __init__(self, seat: int, card: CombatCard, feat: Feat, effect: Effect, target: int = -1) -> None:
        self.seat = seat  # who played it
        self.card = card
        self.feat = feat
        self.effect = effect
        self.target = target  # it counts against this unit only

    def key(self) -> tuple[object, ...]:
        return self.seat, self.card.key, self.feat is self.card.special, self.effect.do, self.target


class Status:
    """A status outlives the turn: on a unit or over a section, until that turn of that camp (C-OWN-N6)."""

    __slots__ = ("camp", "name", "reach", "sections", "turn", "unit")

    def __init__(self, name: str, unit: int, sections: int, reach: int, camp: int, turn: int) -> None:
        self.name = name
        self.unit = unit
        self.sections = sections
        self.reach = reach
        self.camp = camp
        self.turn = turn  # counted over both camps, as State.turn

    def key(self) -> tuple[object, ...]:
        return self.name, self.unit, self.sections, self.reach, self.camp, self.turn


class Act:
    """What one ordered unit has done this turn."""

    __slots__ = (
        "air",
        "barred",
        "battles",
        "entered_no_battle",
        "grounds",
        "hard",
        "left_no_battle",
        "moved",
        "no_overrun",
        "orders",
        "over",
        "overrun",
        "pending",
        "road",
        "seat",
        "second",
        "steps",
    )

    def __init__(self, orders: Orders, seat: int) -> None:
        self.orders = orders
        self.seat = seat
        self.moved = 0  # hexes of movement spent
        self.steps = 0  # hexes entered
        self.road = False  # every step so far followed a road
        self.hard = False  # it entered hard-stop terrain (R-MOVE-07)
        self.entered_no_battle = False
        self.left_no_battle = False  # armor out of a marsh
        self.over = False  # it has had its move
        self.barred = False  # no battle any more: recovered, cleared a mine, dug in
        self.battles = 0
        self.grounds = 0
        self.overrun = False
        self.second = False  # Behind Enemy Lines: the second move is spent
        self.pending: tuple[PendingEffect, ...] = ()  # Combat cards played on it
        self.air = 0  # dice by Ground Support (A-AIR-18)
        self.no_overrun = False  # it has just broken through (R-ACT-22)

    def copy(self) -> Act:
        new = Act(self.orders, self.seat)
        new.pending = self.pending
        new.air = self.air
        new.no_overrun = self.no_overrun
        new.moved = self.moved
        new.steps = self.steps
        new.road = self.road
        new.hard = self.hard
        new.entered_no_battle = self.entered_no_battle
        new.left_no_battle = self.left_no_battle
        new.over = self.over
        new.barred = self.barred
        new.battles = self.battles
        new.grounds = self.grounds
        new.overrun = self.overrun
        new.second = self.second
        return new

    def key(self) -> tuple[object, ...]:
        return (
            self.orders.key,
            self.seat,
            self.moved,
            self.steps,
            self.road,
            self.hard,
            self.entered_no_battle,
            self.left_no_battle,
            self.over,
            self.barred,
            self.battles,
            self.grounds,
            self.overrun,
            self.second,
            tuple(pending.key() for pending in self.pending),
            self.air,
            self.no_overrun,
        )


class Plane:
    """An airplane in the air. It stands in nobody's way; one that is gone stays in the list, nowhere."""

    __slots__ = ("acted", "camp", "flown", "hex", "kind", "met", "path", "seat", "start")

    def __init__(self, kind: str, camp: int, hex: int, seat: int, start: int = -1) -> None:
        self.kind = kind
        self.camp = camp
        self.hex = hex
        self.seat = seat  # who ordered it this turn, or -1
        self.start = start  # where it was when the turn began; -1: it came this turn
        self.flown = 0  # hexes flown this turn
        self.path: tuple[int, ...] = ()  # the hexes flown over this turn
        self.met: tuple[int, ...] = ()  # the enemy units flown over this turn
        self.acted = False  # its special action is spent

    def copy(self) -> Plane:
        new = Plane(self.kind, self.camp, self.hex, self.seat, self.start)
        new.flown = self.flown
        new.path = self.path
        new.met = self.met
        new.acted = self.acted
        return new

    def key(self) -> tuple[object, ...]:
        return self.kind, self.camp, self.hex, self.seat, self.start, self.flown, self.path, self.met, self.acted


class Mine:
    """A token laid face down; its strength is nobody's knowledge until it goes off."""

    __slots__ = ("camp", "shown", "strength")

    def __init__(self, camp: int, strength: int, shown: bool = False) -> None:
        self.camp = camp
        self.strength = strength
        self.shown = shown


class Played:
    """A command as it was given: what a Counter-Attack repeats (R-CARD-15, O-CTR-11)."""

    __slots__ = ("card", "sections")

    def __init__(self, card: Card, sections: int) -> None:
        self.card = card
        self.sections = sections  # the physical sections it was for


class Laid:
    """A card on the table: who played it and over which sections it lies."""

    __slots__ = ("card", "seat", "sections")

    def __init__(self, seat: int, card: Card, sections: int) -> None:
        self.seat = seat
        self.card = card
        self.sections = sections


class Result:
    __slots__ = ("reason", "winner")

    def __init__(self, winner: int, reason: str) -> None:
        self.winner = winner
        self.reason = reason


class State:
    """A battle at one instant."""

    __slots__ = (
        "active",
        "acts",
        "alongside",
        "at",
        "broke_through",
        "chip",
        "combat",
        "combat_deck",
        "combat_discard",
        "deck",
        "dice",
        "discard",
        "draws",
        "due",
        "events",
        "fights",
        "given",
        "ground",
        "group",
        "hand_limit",
        "hands",
        "held",
        "in_play",
        "just_battled",
        "last",
        "last_question",
        "marked",
        "mines",
        "planes",
        "recon",
        "recons",
        "result",
        "revealed",
        "rigged",
        "rules",
        "sandbags",
        "scored",
        "shaken",
        "shuffled",
        "smoke",
        "smokes",
        "sorties",
        "stack",
        "started",
        "statuses",
        "taken_hq",
        "touched",
        "turn",
        "units",
        "unloaded",
        "visibility",
        "won",
    )

    def __init__(self, rules: Rules, dice: Rng, draws: Rng) -> None:
        self.rules = rules
        self.dice = dice
        self.draws = draws
        self.rigged = ""  # faces that come before the seed's
        self.units: list[Unit] = []
        self.at: list[int] = []  # hex -> unit, kept by effects only
        self.ground: list[Ground] = []
        self.group: list[int] = []  # hex -> its connected hill, mountain or lake (R-LOS-07)
        self.mines: dict[int, Mine] = {}
        self.planes: list[Plane] = []
        self.deck: list[Card] = []
        self.discard: list[Card] = []
        self.hands: list[list[Card]] = [[], []]
        self.chip: list[list[Card]] = [[], []]
        self.due: list[list[Card]] = [[], []]  # taken from under the chip, to be played this turn (O-EF-04)
        self.marked = -1  # the Marine general who may order one unit more (O-PAC-01)
        self.given: list[list[Card]] = [[], [], [], [], [], [], [], []]  # cards handed to a seat, still face down
        self.in_play: list[Laid] = []  # cards in play, face up
        self.sorties: list[int] = [0, 0]  # Air Sorties face up beside a camp
        self.hand_limit: list[int] = [0, 0]
        self.won: list[int] = [0, 0]  # medals that are never given back
        self.held: list[int] = []  # objective -> the camp that has it
        self.scored: list[int] = []  # objective -> the medals it gave when it was taken (R-VIC-02)
        self.taken_hq: dict[int, int] = {}  # headquarters hex -> camp that holds it against its owner
        self.acts: dict[int, Act] = {}
        self.last: list[list[Played]] = [[], [], [], [], [], [], [], []]  # seat -> commands of its last turn
        self.active = 0
        self.turn = 0  # turns begun, both camps together
        self.visibility = 6  # hexes one can see; 6 is full day (R-ACT-19)
        self.sandbags = 0
        self.smoke: dict[int, int] = {}  # hex -> the turn at whose start its smoke is gone (R-ACT-21)
        self.smokes: list[int] = [0, 0]  # smoke screens that a camp has laid
        self.unloaded: list[int] = []  # trains that have brought their troops (R-ACT-13)
        self.broke_through: list[int] = [0, 0]  # the turn of a camp's armor breakthrough (R-ACT-22)
        self.shaken: list[int] = []  # units that may not battle this turn, whoever orders them (O-INI-13)
        self.recon = 0  # Recons played this turn: a better draw at its end
        self.shuffled = False  # Their Finest Hour was played: reshuffle at the end of the turn
        # ---- Combat cards; all of these stay empty in a battle without them
        self.combat_deck: list[CombatCard] = []
        self.combat_discard: list[CombatCard] = []
        self.combat: list[list[CombatCard]] = [[], [], [], [], [], [], [], []]  # seat -> the cards it holds
        self.touched: list[int] = []  # units that a Combat card has named this turn (C-LIM-01)
        self.alongside: list[int] = []  # seats that used one alongside their Command card this turn (C-LIM-03)
        self.started: list[int] = []  # unit -> the hex where it stood when the turn began (C-LIM-06)
        self.fights: list[tuple[int, int, int]] = []  # attacker, target and distance of this turn's battles
        self.just_battled = -1  # the unit whose battle was resolved last (C-TAX-12)
        self.recons: list[int] = []  # seats that may draw a Combat card when the turn ends (C-DRAW-01)
        self.statuses: list[Status] = []
        self.revealed = 0  # how often something hidden was shown, for undo
        self.stack: list[Frame] = []
        self.events: list[AnyEvent] = []
        self.result: Result | None = None
        self.last_question = 0

    def copy(self) -> State:
        new = State(self.rules, self.dice.copy(), self.draws.copy())
        new.rigged = self.rigged
        new.units = [unit.copy() for unit in self.units]
        new.at = self.at.copy()
        new.ground = self.ground.copy()
        new.group = self.group
        new.mines = {h: Mine(m.camp, m.strength, m.shown) for h, m in self.mines.items()} if self.mines else {}
        new.planes = [plane.copy() for plane in self.planes] if self.planes else []
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.chip = [chip.copy() for chip in self.chip]
        new.due = [cards.copy() for cards in self.due]
        new.marked = self.marked
        new.given = [cards.copy() for cards in self.given]
        new.in_play = self.in_play.copy()
        new.sorties = self.sorties.copy()
        new.hand_limit = self.hand_limit.copy()
        new.won = self.won.copy()
        new.held = self.held.copy()
        new.scored = self.scored.copy()
        new.taken_hq = self.taken_hq.copy()
        new.acts = {i: act.copy() for i, act in self.acts.items()}
        new.last = [played.copy() for played in self.last]
        new.active = self.active
        new.turn = self.turn
        new.visibility = self.visibility
        new.sandbags = self.sandbags
        new.smoke = self.smoke.copy()
        new.smokes = self.smokes.copy()
        new.unloaded = self.unloaded.copy()
        new.broke_through = self.broke_through.copy()
        new.shaken = self.shaken.copy()
        new.recon = self.recon
        new.shuffled = self.shuffled
        new.combat_deck = self.combat_deck.copy()
        new.combat_discard = self.combat_discard.copy()
        new.combat = [cards.copy() for cards in self.combat]
        new.touched = self.touched.copy()
        new.alongside = self.alongside.copy()
        new.started = self.started.copy()
        new.fights = self.fights.copy()
        new.just_battled = self.just_battled
        new.recons = self.recons.copy()
        new.statuses = self.statuses.copy()
        new.revealed = self.revealed
        new.stack = [frame.copy() for frame in self.stack]
        for mine, theirs in zip(new.stack, self.stack, strict=True):
            mine.asked = theirs.asked.copy()
        new.result = self.result
        new.last_question = self.last_question
        return new

    @property
    def over(self) -> bool:
        """Whether the battle has ended; asked anew each time, since nearly anything may end it."""
        return self.result is not None

    def medals(self, camp: int) -> int:
        """All medals of a camp: those won for good and those of objectives it holds."""
        total = self.won[camp]
        for o, holder in enumerate(self.held):
            if holder == camp:
                total += self.scored[o]
        return total
