"""The view of a battle: what the holder of a seat may know; no other module shows the state to players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from overlord.engine.model.actions import AnyAction
from overlord.engine.model.base import Secret
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
from overlord.engine.model.names import CAMPS, NOBODY, SEATS, TABLE, camp_of, commander
from overlord.engine.model.rules import Rules
from overlord.engine.model.state import Act, State, Unit
from overlord.engine.model.views import (
    ActView,
    CombatView,
    GivenView,
    HandView,
    HexView,
    LaidView,
    MedalView,
    MineView,
    ObjectiveView,
    OutcomeView,
    PlaneView,
    Question,
    StatusView,
    UnitView,
    View,
)
from overlord.engine.tables.cards import Card
from overlord.engine.tables.combat import CombatCard
from overlord.engine.tables.traits import COMMONWEALTH, ITALIAN, JAPANESE, TRAITS

DIRECTIONS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")  # R-GEO-05
CONDITIONS: Final = {"japanese": JAPANESE, "commonwealth": COMMONWEALTH, "italian": ITALIAN, **TRAITS}
SECRETIVE: Final = frozenset({Drew, ChipPlaced, CardsGiven, Marked, CombatDrew, CombatPeeked, Talked})


def project(
    s: State,
    public: View,
    seat: int,
    holds: tuple[int, ...],
    options: tuple[AnyAction, ...],
    draft: tuple[str, ...],
) -> View:
    """The view of a seat whose holder has all seats in `holds`: the public view and what he knows in addition."""
    marked = marked_for(s, holds)
    return msgspec.structs.replace(
        public,
        seat=SEATS[seat],
        hands=(_hand(s, 0, holds), _hand(s, 1, holds)),
        given=_given(s, holds),
        marked=SEATS[marked] if marked >= 0 else "",
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
        mood=s.rules.mood,
        edges=("top" if s.rules.edge[0] == 0 else "bottom", "top" if s.rules.edge[1] == 0 else "bottom"),
        turn=s.turn,
        active=CAMPS[s.active],
        visibility=s.visibility,
        hexes=_hexes(s),
        mines=_mines(s),
        units=_units(s),
        acts=_acts(s),
        hands=(_hand(s, 0, ()), _hand(s, 1, ())),
        table=tuple([_laid(laid.seat, laid.card, laid.sections) for laid in s.in_play]),
        given=_given(s, ()),
        sorties=(s.sorties[0], s.sorties[1]),
        marked="",
        deck=len(s.deck),
        discard=len(s.discard),
        discarded=s.discard[-1].key if s.discard else "",
        medals=tuple([MedalView(CAMPS[camp], s.medals(camp), s.rules.medals[camp]) for camp in (0, 1)]),
        objectives=_objectives(s),
        sandbags=s.sandbags,
        questions=questions,
        options=(),
        draft=(),
        outcome=OutcomeView(_camp(s.result.winner), s.result.reason) if s.result is not None else None,
        combat=_combat(s, ()),
        combat_deck=len(s.combat_deck),
        combat_discard=_keys(s.combat_discard),
        touched=tuple([NAME[s.units[i].hex] for i in s.touched if s.units[i].hex != NOWHERE]),
        alongside=tuple([SEATS[seat] for seat in sorted(s.alongside)]),
        statuses=_statuses(s),
        planes=_planes(s),
        smoke=tuple([NAME[h] for h in sorted(s.smoke)]),
        commands=tuple([_laid(seat, played.card, played.sections) for seat in range(8) for played in s.last[seat]]),
        before=tuple([_laid(laid.seat, laid.card, laid.sections) for laid in s.before]),
    )


def _mines(s: State) -> tuple[MineView, ...]:
    mines = s.mines.items()
    return tuple([MineView(NAME[h], _camp(mine.camp), mine.strength if mine.shown else None) for h, mine in mines])


def _laid(seat: int, card: Card, sections: int) -> LaidView:
    return LaidView(SEATS[seat], card.key, section_names(sections))


def _objectives(s: State) -> tuple[ObjectiveView, ...]:
    found: list[ObjectiveView] = []
    for o, objective in enumerate(s.rules.objectives):
        found.append(
            ObjectiveView(
                tuple([NAME[h] for h in objective.hexes]),
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
        )
    return tuple(found)


def _combat(s: State, holds: tuple[int, ...]) -> tuple[CombatView, ...]:
    """Combat cards are hidden from everybody but their general, even from his commander (O-CMB-14)."""
    if not s.rules.combat_cards:
        return ()
    found: list[CombatView] = []
    for seat in combat_seats(s.rules):
        cards = s.combat[seat]
        found.append(CombatView(SEATS[seat], len(cards), _keys(cards) if seat in holds else None))
    return tuple(found)


def combat_seats(rules: Rules) -> list[int]:
    """The seats whose Combat cards are counted: those of the generals, or both in a standard battle."""
    return [seat for seat in rules.seats if seat & 3 or not rules.overlord]


def _planes(s: State) -> tuple[PlaneView, ...]:
    found: list[PlaneView] = []
    for plane in s.planes:
        if plane.hex != NOWHERE:
            seat = SEATS[plane.seat] if plane.seat >= 0 else ""
            path = tuple([NAME[h] for h in plane.path])
            found.append(
                PlaneView(NAME[plane.hex], CAMPS[plane.camp], plane.kind, seat, plane.flown, plane.acted, path)
            )
    return tuple(found)


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
    """Every unit on the board; a unit that changes is replaced, so that the views of the others stay valid."""
    found: list[UnitView] = []
    known = s.rules.stood
    for i, unit in enumerate(s.units):
        if i == len(known):
            known.append(None)
        if unit.hex == NOWHERE:
            continue
        act = s.acts.get(i)
        seat = act.seat if act is not None else NOBODY
        last = known[i]
        if last is not None and last[0] is unit and last[1] == seat and not s.shaken:
            found.append(last[2])
            continue
        view = _unit(s, i, unit, SEATS[seat] if seat >= 0 else "")
        # What it says about other units may change while it does not.
        known[i] = None if unit.aimed_at or unit.link >= 0 or s.shaken else (unit, seat, view)
        found.append(view)
    return tuple(found)


def _unit(s: State, i: int, unit: Unit, ordered: str) -> UnitView:
    aims: list[str] = []
    if unit.aimed_at:
        aims = [NAME[other.hex] for g, other in enumerate(s.units) if unit.aimed_at >> g & 1]
    return UnitView(
        NAME[unit.hex],
        CAMPS[unit.camp],
        unit.kind.key,
        unit.figures,
        unit.strength,
        unit.nation,
        unit.traits,
        ordered,
        unit.waits,
        tuple(aims),
        unit.worth,
        condition_names(unit.traits, i in s.shaken) if unit.traits or s.shaken else (),
        _coupled(s, unit.link) if unit.link >= 0 else "",
    )


def _coupled(s: State, i: int) -> str:
    """The hex of the other part of a train, if it is still on the board."""
    h = s.units[i].hex
    return NAME[h] if h != NOWHERE else ""


def _acts(s: State) -> tuple[ActView, ...]:
    found: list[ActView] = []
    for i, act in s.acts.items():
        h = s.units[i].hex
        if h != NOWHERE:
            found.append(_act(NAME[h], act))
    return tuple(found)


def _act(unit: str, act: Act) -> ActView:
    return ActView(
        unit,
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
        card_names(act) if act.pending else (),
        act.air,
        act.no_overrun,
    )


def card_names(act: Act) -> tuple[str, ...]:
    """The Combat cards played on a unit, each once, as `key` or `special:key`."""
    names = [f"special:{m.card.key}" if m.feat is m.card.special else m.card.key for m in act.pending]
    return tuple(dict.fromkeys(names))


def _keys(cards: Sequence[Card] | Sequence[CombatCard]) -> tuple[str, ...]:
    return tuple([card.key for card in cards])


def _hand(s: State, camp: int, holds: tuple[int, ...]) -> HandView:
    seat = commander(camp)
    hand = s.hands[camp]
    chip = s.chip[camp]
    mine = seat in holds
    return HandView(
        SEATS[seat],
        len(hand),
        _keys(hand) if mine else None,
        s.hand_limit[camp],
        len(chip),
        _keys(chip) if mine else None,
        len(s.due[camp]),
        _keys(s.due[camp]) if mine else None,
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


def marked_for(s: State, holds: tuple[int, ...]) -> int:
    """The Marine general with one extra unit, if the holder of these seats may know him; else -1."""
    if s.marked < 0 or (s.marked not in holds and commander(camp_of(s.marked)) not in holds):
        return -1
    return s.marked


def _given(s: State, holds: tuple[int, ...]) -> tuple[GivenView, ...]:
    """Until a general lays his cards only he and his commander may see them (overlord 5.3)."""
    found: list[GivenView] = []
    for seat, cards in enumerate(s.given):
        if cards:
            mine = seat in holds or commander(camp_of(seat)) in holds
            found.append(GivenView(SEATS[seat], len(cards), _keys(cards) if mine else None))
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
    if isinstance(event, Talked) and event.channel != TABLE:
        return Talked(event.seat, event.channel, _veil(event.text, holds))
    return event


def hears(event: AnyEvent, holds: tuple[int, ...]) -> bool:
    """Whether the holder of these seats gets this event at all: talk only if he is one of its readers, or if it is for
    the whole table."""
    if isinstance(event, Signalled):
        return not event.readers or any(SEATS[seat] in event.readers for seat in holds)
    if not isinstance(event, Talked) or event.channel == TABLE:
        return True
    return any(SEATS[seat] in event.text.owners for seat in holds)


def _veil(secret: Secret, holds: tuple[int, ...]) -> Secret:
    if any(SEATS[seat] in secret.owners for seat in holds):
        return secret
    return Secret((), None)  # not even who may know it


__all__ = [
    "CONDITIONS",
    "DIRECTIONS",
    "SECRETIVE",
    "ActView",
    "CombatView",
    "GivenView",
    "HandView",
    "HexView",
    "LaidView",
    "MedalView",
    "MineView",
    "ObjectiveView",
    "OutcomeView",
    "PlaneView",
    "Question",
    "StatusView",
    "UnitView",
    "View",
    "card_names",
    "combat_seats",
    "condition_names",
    "hears",
    "marked_for",
    "project",
    "project_public",
    "section_names",
    "seen",
    "side_names",
]
