"""The view of a battle: what the holder of a seat may know; no other module shows the state to players."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from overlord.engine.model.actions import AnyAction
from overlord.engine.model.base import Secret, Shown
from overlord.engine.model.events import (
    AnyEvent,
    CardsGiven,
    ChipPlaced,
    CombatDrew,
    CombatPeeked,
    Drew,
    Marked,
    Signalled,
    Talked,
)
from overlord.engine.model.hexes import NAME, NOWHERE
from overlord.engine.model.names import CAMPS, NOBODY, SEATS, camp_of, commander
from overlord.engine.model.state import State
from overlord.engine.tables.traits import COMMONWEALTH, ITALIAN, JAPANESE, TRAITS

DIRECTIONS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")  # R-GEO-05
CONDITIONS: Final = {"japanese": JAPANESE, "commonwealth": COMMONWEALTH, "italian": ITALIAN, **TRAITS}
SECRETIVE: Final = frozenset({Drew, ChipPlaced, CardsGiven, Marked, CombatDrew, CombatPeeked, Talked})


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


def project(
    s: State,
    public: View,
    seat: int,
    holds: tuple[int, ...],
    options: tuple[AnyAction, ...],
    draft: tuple[str, ...],
) -> View:
    """The view of a seat whose holder has all seats in `holds`: the public view and what he knows in addition."""
    return msgspec.structs.replace(
        public,
        seat=SEATS[seat],
        hands=tuple(_hand(s, camp, holds) for camp in (0, 1)),
        given=_given(s, holds),
        marked=_marked(s, holds),
        options=options,
        draft=draft,
        combat=_combat(s, holds),
    )


def project_public(s: State, questions: tuple[Question, ...]) -> View:
    """The public view, which a spectator gets; it is the same for all and built only once."""
    scenario = s.rules.scenario
    return View(
        seat="",
        scenario=scenario.key,
        board=scenario.board,
        face=scenario.face,
        edges=("top" if s.rules.edge[0] == 0 else "bottom", "top" if s.rules.edge[1] == 0 else "bottom"),
        turn=s.turn,
        active=CAMPS[s.active],
        visibility=s.visibility,
        hexes=_hexes(s),
        mines=tuple(
            MineView(NAME[h], _camp(mine.camp), mine.strength if mine.shown else None) for h, mine in s.mines.items()
        ),
        units=_units(s),
        acts=_acts(s),
        hands=tuple(_hand(s, camp, ()) for camp in (0, 1)),
        table=tuple(LaidView(SEATS[laid.seat], laid.card.key, section_names(laid.sections)) for laid in s.in_play),
        given=_given(s, ()),
        sorties=(s.sorties[0], s.sorties[1]),
        marked="",
        deck=len(s.deck),
        discard=len(s.discard),
        discarded=s.discard[-1].key if s.discard else "",
        medals=tuple(MedalView(CAMPS[camp], s.medals(camp), s.rules.medals[camp]) for camp in (0, 1)),
        objectives=tuple(
            ObjectiveView(
                tuple(NAME[h] for h in objective.hexes),
                _camp(objective.camp),
                _camp(s.held[o]),
                s.scored[o],
                objective.worth,
                objective.kind,
                objective.need,
                section_names(objective.section),
                objective.sudden_death,
                objective.required,
            )
            for o, objective in enumerate(s.rules.objectives)
        ),
        sandbags=s.sandbags,
        questions=questions,
        options=(),
        draft=(),
        outcome=OutcomeView(_camp(s.result.winner), s.result.reason) if s.result is not None else None,
        combat=_combat(s, ()),
        combat_deck=len(s.combat_deck),
        combat_discard=tuple(card.key for card in s.combat_discard),
        touched=tuple(NAME[s.units[i].hex] for i in s.touched if s.units[i].hex != NOWHERE),
        alongside=tuple(SEATS[seat] for seat in sorted(s.alongside)),
        statuses=_statuses(s),
        planes=_planes(s),
        smoke=tuple(NAME[h] for h in sorted(s.smoke)),
        commands=tuple(
            LaidView(SEATS[seat], played.card.key, section_names(played.sections))
            for seat, commands in enumerate(s.last)
            for played in commands
        ),
        before=tuple(LaidView(SEATS[laid.seat], laid.card.key, section_names(laid.sections)) for laid in s.before),
    )


def _combat(s: State, holds: tuple[int, ...]) -> tuple[CombatView, ...]:
    """Combat cards are hidden from everybody but their general, even from his commander (O-CMB-14)."""
    if not s.rules.combat_cards:
        return ()
    return tuple(
        CombatView(SEATS[seat], len(cards), tuple(card.key for card in cards) if seat in holds else None)
        for seat, cards in enumerate(s.combat)
        if seat in s.rules.seats and (seat & 3 or not s.rules.overlord)
    )


def _planes(s: State) -> tuple[PlaneView, ...]:
    return tuple(
        PlaneView(
            NAME[plane.hex],
            CAMPS[plane.camp],
            plane.kind,
            SEATS[plane.seat] if plane.seat >= 0 else "",
            plane.flown,
            plane.acted,
            tuple(NAME[h] for h in plane.path),
        )
        for plane in s.planes
        if plane.hex != NOWHERE
    )


def _statuses(s: State) -> tuple[StatusView, ...]:
    found: list[StatusView] = []
    for status in s.statuses:
        if status.unit < 0:
            found.append(StatusView(status.name, section_names(status.sections), status.reach))
        elif s.units[status.unit].hex != NOWHERE:
            found.append(StatusView(status.name, (NAME[s.units[status.unit].hex],)))
    return tuple(found)


def _camp(camp: int) -> str:
    return CAMPS[camp] if camp != NOBODY else ""


def _hexes(s: State) -> tuple[HexView, ...]:
    """Every hex that is not plain open ground; rebuilt only when the ground has changed."""
    seen = s.rules.seen
    if seen is not None and seen[0] is s.ground:
        return seen[1]
    known = s.rules.shown
    found: list[HexView] = []
    for h in s.rules.geometry.hexes:
        ground = s.ground[h]
        key = (h, id(ground))
        view = known.get(key)
        if view is None:
            road, rail, ends = ground.road, ground.rail, ground.ends
            view = HexView(NAME[h], ground.keys, _camp(ground.owner), road, rail, ends, side_names(road, rail, ends))
            known[key] = view
        if ground.notable:
            found.append(view)
    views = tuple(found)
    s.rules.seen = (s.ground, views)
    return views


def _units(s: State) -> tuple[UnitView, ...]:
    found: list[UnitView] = []
    acts = s.acts
    shaken = s.shaken
    for i, unit in enumerate(s.units):
        if unit.hex == NOWHERE:
            continue
        act = acts.get(i)
        aims = (
            tuple(NAME[s.units[g].hex] for g in range(len(s.units)) if unit.aimed_at >> g & 1) if unit.aimed_at else ()
        )
        found.append(
            UnitView(
                NAME[unit.hex],
                CAMPS[unit.camp],
                unit.kind.key,
                unit.figures,
                unit.strength,
                unit.nation,
                unit.traits,
                SEATS[act.seat] if act is not None else "",
                unit.waits,
                aims,
                unit.worth,
                condition_names(unit.traits, i in shaken) if unit.traits or shaken else (),
                _coupled(s, unit.link) if unit.link >= 0 else "",
            )
        )
    return tuple(found)


def _coupled(s: State, i: int) -> str:
    """The hex of the other part of a train, if it is still on the board."""
    h = s.units[i].hex
    return NAME[h] if h != NOWHERE else ""


def _acts(s: State) -> tuple[ActView, ...]:
    return tuple(
        ActView(
            NAME[s.units[i].hex],
            SEATS[act.seat],
            act.orders.key,
            act.moved,
            act.steps,
            act.battles,
            act.grounds,
            act.road,
            act.hard,
            act.entered_no_battle,
            act.left_no_battle,
            act.over,
            act.barred,
            act.overrun,
            act.second,
            tuple(
                dict.fromkeys(f"special:{m.card.key}" if m.feat is m.card.special else m.card.key for m in act.pending)
            )
            if act.pending
            else (),
            act.air,
            act.no_overrun,
        )
        for i, act in s.acts.items()
        if s.units[i].hex != NOWHERE
    )


def _hand(s: State, camp: int, holds: tuple[int, ...]) -> HandView:
    seat = commander(camp)
    hand = s.hands[camp]
    chip = s.chip[camp]
    mine = seat in holds
    return HandView(
        SEATS[seat],
        len(hand),
        tuple(card.key for card in hand) if mine else None,
        s.hand_limit[camp],
        len(chip),
        tuple(card.key for card in chip) if mine else None,
        len(s.due[camp]),
        tuple(card.key for card in s.due[camp]) if mine else None,
    )


@cache
def section_names(sections: int) -> tuple[str, ...]:
    """The names of these sections, as in the notation."""
    return tuple(f"s{k + 1}" for k in range(6) if sections & (1 << k))


def side_names(road: int, rail: int, ends: int) -> tuple[str, ...]:
    """The directions of roads, rails, and the open ends of a wadi or a bridge section, in words."""
    if not (road or rail or ends):
        return ()
    ways = (("road", road), ("rail", rail), ("end", ends))
    return tuple(f"{way}-{word}" for way, bits in ways for d, word in enumerate(DIRECTIONS) if bits & (1 << d))


@cache
def condition_names(traits: int, shaken: bool = False) -> tuple[str, ...]:
    """The traits of one unit beyond its kind, in words."""
    names = tuple(word for word, bit in CONDITIONS.items() if traits & bit)
    return (*names, "shaken") if shaken else names


def _marked(s: State, holds: tuple[int, ...]) -> str:
    if s.marked < 0 or (s.marked not in holds and commander(camp_of(s.marked)) not in holds):
        return ""
    return SEATS[s.marked]


def _given(s: State, holds: tuple[int, ...]) -> tuple[GivenView, ...]:
    """Until a general lays his cards only he and his commander may see them (overlord 5.3)."""
    found: list[GivenView] = []
    for seat, cards in enumerate(s.given):
        if cards:
            mine = seat in holds or commander(camp_of(seat)) in holds
            found.append(GivenView(SEATS[seat], len(cards), tuple(card.key for card in cards) if mine else None))
    return tuple(found)


def seen(event: AnyEvent, holds: tuple[int, ...]) -> AnyEvent:
    """An event as the holder of these seats may see it."""
    if type(event) not in SECRETIVE:
        return event
    if isinstance(event, Drew):
        return Drew(event.seat, event.count, _veil(event.cards, holds))
    if isinstance(event, ChipPlaced):
        return ChipPlaced(event.seat, _veil(event.cards, holds))
    if isinstance(event, CardsGiven):
        return CardsGiven(event.seat, event.to, event.count, _veil(event.cards, holds))
    if isinstance(event, Marked):
        return Marked(event.seat, _veil(event.to, holds))
    if isinstance(event, CombatDrew):
        return CombatDrew(event.seat, event.count, _veil(event.cards, holds))
    if isinstance(event, CombatPeeked):
        return CombatPeeked(event.seat, _veil(event.cards, holds))
    if isinstance(event, Talked):
        return Talked(event.seat, event.channel, _veil(event.text, holds))
    return event


def hears(event: AnyEvent, holds: tuple[int, ...]) -> bool:
    """Whether the holder of these seats gets this event at all: talk only if he is one of its readers."""
    if isinstance(event, Signalled):
        return not event.readers or any(SEATS[seat] in event.readers for seat in holds)
    return not isinstance(event, Talked) or any(SEATS[seat] in event.text.owners for seat in holds)


def _veil(secret: Secret, holds: tuple[int, ...]) -> Secret:
    if any(SEATS[seat] in secret.owners for seat in holds):
        return secret
    return Secret((), None)  # not even who may know it
