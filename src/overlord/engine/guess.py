"""A board with only what one seat may know, so that a bot can ask the engine's own questions of it, and no more.

It is made from the view of that seat; glimpse.py makes the same board straight from the battle."""

from __future__ import annotations

from typing import Final, TypeAlias

from overlord.engine.effects.board import new_groups
from overlord.engine.files.deck.named import brought, decks_for
from overlord.engine.model.boards import face_tile
from overlord.engine.model.ground import Ground
from overlord.engine.model.hexes import HEX, NOWHERE, SIZE
from overlord.engine.model.names import CAMPS, NOBODY, SEAT_OF
from overlord.engine.model.rng import Rng
from overlord.engine.model.rules import Rules, all_options
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.model.state import Act, Laid, Mine, PendingEffect, Plane, Played, State, Status, Unit
from overlord.engine.queries.combat_cards.scenes import waits
from overlord.engine.tables.cards import CARDS, ORDERS
from overlord.engine.tables.combat import RAIN
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.view import ActView, HexView, MineView, PlaneView, UnitView, View

Board: TypeAlias = State  # a state without anything hidden in it: no deck, no foreign cards, no stack
NEVER_ROLLED: Final = Rng(0)  # a board has no luck of its own


def rules_of(battle: ScenarioDef, options: dict[str, object]) -> Rules:
    """The public rules of a battle at the table (`game.battle`, which brings its decks): everybody there knows them."""
    values = all_options(battle, options)
    return Rules(battle, values, brought(battle) or decks_for(battle, values))


class Guesser:
    """Makes boards from the views of one battle; ground and units that have not changed are laid only once.

    Boards share such units: whoever tries something out on a board puts it back, or works on copies.
    """

    __slots__ = ("_ground", "_group", "_known", "_seen", "_units", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._known: tuple[tuple[HexView, ...], tuple[MineView, ...]] | None = None
        self._ground: tuple[Ground, ...] = ()
        self._group: tuple[int, ...] = ()
        self._seen: dict[str, UnitView] = {}  # hex -> the unit last seen there
        self._units: dict[str, Unit] = {}

    def board(self, view: View) -> Board:
        """What the view shows, in the form that the queries read."""
        s = State(self.rules, NEVER_ROLLED, NEVER_ROLLED)
        s.active = CAMPS.index(view.active)
        s.turn = view.turn
        s.visibility = view.visibility
        s.sandbags = view.sandbags
        self._lay(s, view)
        s.at = [NOWHERE] * SIZE
        self._stand(s, view.units)
        for act in view.acts:
            _resume(s, act)
        s.scored = [o.scored for o in view.objectives]
        s.held = [CAMPS.index(o.holder) if o.holder else NOBODY for o in view.objectives]
        for camp, hand in enumerate(view.hands):
            s.hands[camp] = tuple([CARDS[key] for key in hand.cards or ()])
            s.chip[camp] = tuple([CARDS[key] for key in hand.chip_cards or ()])
            s.due[camp] = tuple([CARDS[key] for key in hand.due_cards or ()])
            s.hand_limit[camp] = hand.limit
        s.discard = [CARDS[view.discarded]] if view.discarded else []
        s.in_play = [Laid(SEAT_OF[laid.seat], CARDS[laid.card], _sections(laid.sections)) for laid in view.table]
        s.planes = [_plane(seen) for seen in view.planes]
        s.marked = SEAT_OF[view.marked] if view.marked else -1
        s.smoke = {HEX[name]: 0 for name in view.smoke}
        s.shaken = [s.at[HEX[unit.hex]] for unit in view.units if "shaken" in unit.conditions]
        for laid in view.commands:
            s.last[SEAT_OF[laid.seat]] += (Played(CARDS[laid.card], _sections(laid.sections)),)
        if s.rules.combat_cards:
            _cards(s, view)
        return s

    def _stand(self, s: Board, units: tuple[UnitView, ...]) -> None:
        for seen in units:
            name = seen.hex
            if seen.aimed_at or seen.coupled or self._seen.get(name) != seen:
                self._seen[name] = seen
                self._units[name] = _unit(s, seen)
            s.at[HEX[name]] = len(s.units)
            s.units.append(self._units[name])
        for number, seen in enumerate(units):
            for gun in seen.aimed_at:
                s.units[number].aimed_at |= 1 << s.at[HEX[gun]]
            if seen.coupled:
                s.units[number].link = s.at[HEX[seen.coupled]]

    def _lay(self, s: Board, view: View) -> None:
        if self._known != (view.hexes, view.mines):
            self._known = (view.hexes, view.mines)
            _lay(s, view)
            self._ground = s.ground
            self._group = s.group
        for mine in view.mines:
            camp = CAMPS.index(mine.camp) if mine.camp else NOBODY
            s.mines[HEX[mine.hex]] = Mine(camp, mine.strength or 0, mine.strength is not None)
        s.ground = self._ground
        s.group = self._group


def _lay(s: State, view: View) -> None:
    face = view.face
    notable = {HEX[place.hex]: place for place in view.hexes}
    mined = {HEX[mine.hex] for mine in view.mines}
    laid: list[Ground] = []
    for h in range(SIZE):
        place = notable.get(h)
        if place is None:
            laid.append(s.rules.ground(face_tile(face, h), "", "", NOBODY, 0, 0, 0, h in mined, s.rules.variant_at[h]))
        else:
            laid.append(_ground(s, place, h in mined))
    s.ground = tuple(laid)
    s.group = new_groups(s)


def _ground(s: State, place: HexView, mined: bool) -> Ground:
    variant = s.rules.variant_at[HEX[place.hex]]
    tile, *laid = place.features
    piece = next((key for key in laid if key in PIECES), "")
    obstacle = next((key for key in laid if key in OBSTACLES), "")
    owner = CAMPS.index(place.owner) if place.owner else NOBODY
    return s.rules.ground(tile, piece, obstacle, owner, place.road, place.rail, place.ends, mined, variant)


def _unit(s: State, seen: UnitView) -> Unit:
    camp = CAMPS.index(seen.camp)
    kind = s.rules.kinds[camp][seen.kind]
    return Unit(
        kind, camp, HEX[seen.hex], seen.figures, seen.strength, seen.worth, seen.traits, seen.nation, seen.waits
    )


def _cards(s: State, view: View) -> None:
    """What is open of the Combat cards, and those that the view's holder may see."""
    rows = {card.key: card for card in s.rules.combat_cards}
    s.combat_discard = [rows[key] for key in view.combat_discard]
    for hand in view.combat:
        s.combat[SEAT_OF[hand.seat]] = tuple([rows[key] for key in hand.cards or ()])
    s.touched = [s.at[HEX[name]] for name in view.touched]
    s.alongside = [SEAT_OF[seat] for seat in view.alongside]
    for status in view.statuses:
        rain = status.name == RAIN  # the others lie on a unit; section s2 is also the name of a hex
        unit, sections = (-1, _sections(status.at)) if rain else (s.at[HEX[status.at[0]]], 0)
        s.statuses.append(Status(status.name, unit, sections, status.reach, 0, 0))


def _sections(names: tuple[str, ...]) -> int:
    return sum(1 << (int(name[1:]) - 1) for name in names)


def marks(rules: Rules, seat: int, names: tuple[str, ...]) -> tuple[PendingEffect, ...]:
    """What waits on a unit by these Combat cards; which target they were played against is not shown."""
    rows = {card.key: card for card in rules.combat_cards}
    found: list[PendingEffect] = []
    for name in names:
        card = rows[name.removeprefix("special:")]
        feat = card.special if name.startswith("special:") else card.feat
        found.extend([PendingEffect(seat, card, feat, e) for e in feat.effects if waits(e.do)])
    return tuple(found)


def _plane(seen: PlaneView) -> Plane:
    seat = SEAT_OF[seen.ordered] if seen.ordered else -1
    path = tuple([HEX[name] for name in seen.path])
    return Plane(seen.kind, CAMPS.index(seen.camp), HEX[seen.hex], seat, -1, seen.flown, path, (), seen.acted)


def _resume(s: State, seen: ActView) -> None:
    act = Act(ORDERS[seen.orders], SEAT_OF[seen.seat])
    if seen.cards:
        act.pending = marks(s.rules, act.seat, seen.cards)
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


__all__ = ["NEVER_ROLLED", "Act", "Board", "Guesser", "Unit", "marks", "rules_of"]
