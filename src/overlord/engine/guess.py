"""A board rebuilt from a view, so that a bot can ask the engine's own questions of what it sees, and no more."""

from __future__ import annotations

from typing import TypeAlias

from overlord.engine.effects import new_groups
from overlord.engine.frame import face_tile
from overlord.engine.ground import Ground
from overlord.engine.hexes import HEX, NOWHERE, SIZE
from overlord.engine.names import CAMPS, NOBODY, SEAT_OF
from overlord.engine.rng import Rng
from overlord.engine.rules import Rules, all_options
from overlord.engine.scenario import ScenarioDef
from overlord.engine.state import Act, Mine, State, Unit
from overlord.engine.tables.cards import CARDS, ORDERS
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.view import ActView, HexView, MineView, UnitView, View

Board: TypeAlias = State  # a state without anything hidden in it: no deck, no foreign cards, no stack


def rules_of(battle: ScenarioDef, options: dict[str, object]) -> Rules:
    """The public rules of a battle: scenario and options, which everybody at the table knows."""
    return Rules(battle, all_options(battle, options))


class Guesser:
    """Makes boards from the views of one battle; ground that has not changed is laid only once."""

    __slots__ = ("_ground", "_group", "_known", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._known: tuple[tuple[HexView, ...], tuple[MineView, ...]] | None = None
        self._ground: list[Ground] = []
        self._group: list[int] = []

    def board(self, view: View) -> Board:
        """What the view shows, in the form that the queries read."""
        s = State(self.rules, Rng(0), Rng(0))
        s.active = CAMPS.index(view.active)
        s.turn = view.turn
        s.visibility = view.visibility
        s.sandbags = view.sandbags
        self._lay(s, view)
        s.at = [NOWHERE] * SIZE
        for seen in view.units:
            _put(s, seen)
        for number, seen in enumerate(view.units):
            for gun in seen.aimed_at:
                s.units[number].aimed_at |= 1 << s.at[HEX[gun]]
        for act in view.acts:
            _resume(s, act)
        s.scored = [o.scored for o in view.objectives]
        s.held = [CAMPS.index(o.holder) if o.holder else NOBODY for o in view.objectives]
        for camp, hand in enumerate(view.hands):
            s.hands[camp] = [CARDS[key] for key in hand.cards or ()]
            s.chip[camp] = [CARDS[key] for key in hand.chip_cards or ()]
            s.due[camp] = [CARDS[key] for key in hand.due_cards or ()]
            s.hand_limit[camp] = hand.limit
        s.marked = SEAT_OF[view.marked] if view.marked else -1
        return s

    def _lay(self, s: Board, view: View) -> None:
        if self._known != (view.hexes, view.mines):
            self._known = (view.hexes, view.mines)
            _lay(s, view)
            self._ground = s.ground
            self._group = s.group
        for mine in view.mines:
            camp = CAMPS.index(mine.camp) if mine.camp else NOBODY
            s.mines[HEX[mine.hex]] = Mine(camp, mine.strength or 0, mine.strength is not None)
        s.ground = self._ground.copy()
        s.group = self._group


def _lay(s: State, view: View) -> None:
    face = view.face
    notable = {HEX[place.hex]: place for place in view.hexes}
    mined = {HEX[mine.hex] for mine in view.mines}
    for h in range(SIZE):
        place = notable.get(h)
        if place is None:
            s.ground.append(
                s.rules.ground(face_tile(face, h), "", "", NOBODY, 0, 0, 0, h in mined, s.rules.variant_at[h])
            )
        else:
            s.ground.append(_ground(s, place, h in mined))
    s.group = new_groups(s)


def _ground(s: State, place: HexView, mined: bool) -> Ground:
    variant = s.rules.variant_at[HEX[place.hex]]
    tile, *laid = place.features
    piece = next((key for key in laid if key in PIECES), "")
    obstacle = next((key for key in laid if key in OBSTACLES), "")
    owner = CAMPS.index(place.owner) if place.owner else NOBODY
    return s.rules.ground(tile, piece, obstacle, owner, place.road, place.rail, place.ends, mined, variant)


def _put(s: State, seen: UnitView) -> None:
    camp = CAMPS.index(seen.camp)
    kind = s.rules.kinds[camp][seen.kind]
    s.at[HEX[seen.hex]] = len(s.units)
    s.units.append(
        Unit(kind, camp, HEX[seen.hex], seen.figures, seen.strength, seen.worth, seen.traits, seen.nation, seen.waits)
    )


def _resume(s: State, seen: ActView) -> None:
    act = Act(ORDERS[seen.orders], SEAT_OF[seen.seat])
    act.moved = seen.moved
    act.steps = seen.steps
    act.battles = seen.battles
    act.grounds = seen.grounds
    act.road = seen.road
    act.hard = seen.hard
    act.entered_no_battle = seen.entered_no_battle
    act.left_no_battle = seen.left_no_battle
    act.over = seen.over
    act.barred = seen.barred
    act.overrun = seen.overrun
    act.second = seen.second
    s.acts[s.at[HEX[seen.unit]]] = act


__all__ = ["Act", "Board", "Guesser", "rules_of"]
