"""What entering a hex triggers, step by step, for moves, taking ground, retreats and exits."""

from __future__ import annotations

from typing import Final

from overlord.engine.effects.board import (
    award,
    capture_headquarters,
    detonate,
    hurt,
    leave,
    place,
    remove_mine,
    remove_obstacle,
    roll,
    settle_board,
)
from overlord.engine.effects.combat import clear_away
from overlord.engine.flow.combat_cards.windows import react
from overlord.engine.model.events import Exited, Moved
from overlord.engine.model.fields import data, fresh
from overlord.engine.model.frame import Frame
from overlord.engine.model.ground import Ground
from overlord.engine.model.hexes import NAME, NOWHERE
from overlord.engine.model.names import ARMOR, CAMPS, INFANTRY, NONE
from overlord.engine.model.state import Act, State
from overlord.engine.queries.battle import ON_MINE, may_battle
from overlord.engine.queries.combat_cards.needs import tagged
from overlord.engine.queries.combat_cards.plays import possible
from overlord.engine.queries.combat_cards.scenes import Scene, players
from overlord.engine.queries.routes import Way
from overlord.engine.tables.cards import BEHIND_LINES
from overlord.engine.tables.combat import X_MOVE_END, X_MOVE_STEP
from overlord.engine.tables.terrain import HEADQUARTERS, ICE
from overlord.engine.tables.traits import BOAT

HEX_BY_HEX: Final = ("remove", "enter-impassable", "battle-after-entry", "ignore-stop")  # effects along the path


def march(s: State, i: int, way: Way, act: Act) -> None:
    """Carry out a whole move along a path."""
    free = act.orders.movement == BEHIND_LINES
    set_out(s, i, act)
    start = NAME[s.units[i].hex]
    act.moved += way.cost
    act.steps += len(way.path)
    act.road = way.road
    passed: list[str] = []
    last = way.path[-1]
    for h in way.path:
        passed.append(NAME[h])
        trigger = s.ground[h].on_entry
        if h == last or trigger:
            place(s, i, h)
        if h == last or (trigger == ICE and not free) or trigger == HEADQUARTERS:
            s.events.append(Moved(start, tuple(passed)))
            start = NAME[h]
            passed = []
            _on_entry(s, i, free)
            if s.units[i].hex == NOWHERE or s.over:
                return
    if s.units[i].traits & BOAT and free and not _afloat(s, last) and any(_afloat(s, h) for h in way.path):
        s.renew(i).traits &= ~BOAT
    arrive(s, i, act, True)


def go(s: State, i: int, way: Way, act: Act) -> None:
    """Carry out a Move: hex by hex if Combat cards may react to it, else as a whole."""
    act.over = True
    windows = s.rules.windows
    if (
        X_MOVE_STEP in windows
        or X_MOVE_END in windows
        or any(pending.effect.do in HEX_BY_HEX for pending in act.pending)
    ):
        s.stack.append(March(i, way.path, way.cost, way.road))
    else:
        march(s, i, way, act)


@data
class March(Frame):
    """A Move hex by hex, with the enemy's windows for Combat cards after each hex (C-TAX-16, C-TAX-17)."""

    i: int
    path: list[int]
    cost: int
    road: bool
    at: int = 0  # hexes entered
    start: int = NOWHERE  # where the part of the move without an event yet began
    passed: list[str] = fresh("[]")
    before: int = 0  # hexes moved before this Move

    def stop(self) -> None:
        """End the Move here (P-20)."""
        if self.at < len(self.path):
            self.cost = self.at
            self.path = self.path[: self.at]
            self.road = False

    def tell(self, s: State) -> None:
        if self.passed:
            s.events.append(Moved(NAME[self.start], tuple(self.passed)))
            self.start = s.units[self.i].hex
            self.passed = []

    def auto(self, s: State) -> bool:
        act = s.acts[self.i]
        if self.at == 0:
            self.before = act.moved
            self.start = s.units[self.i].hex
            set_out(s, self.i, act)
        if s.units[self.i].hex == NOWHERE or s.over:
            s.stack.pop()
            return True
        if self.at < len(self.path):
            self.step(s, act)
            return True
        s.stack.pop()
        self.tell(s)
        act.moved = self.before + self.cost
        act.road = self.road
        arrive(s, self.i, act, True)
        h = s.units[self.i].hex
        if h != NOWHERE and not s.over:
            _react(s, X_MOVE_END, Scene(X_MOVE_END, self.i, h=h))
        return True

    def step(self, s: State, act: Act) -> None:
        h = self.path[self.at]
        self.at += 1
        act.steps += 1
        self.passed.append(NAME[h])
        closed = not s.ground[h].enter & s.units[self.i].kind.mask
        _clear_lane(s, act, h)
        place(s, self.i, h)
        free = act.orders.movement == BEHIND_LINES
        if s.ground[h].on_entry:
            self.tell(s)
            _on_entry(s, self.i, free)
        if closed and any(m.effect.do == "enter-impassable" and m.effect.forfeits_battle for m in act.pending):
            act.barred = True
        scene = Scene(X_MOVE_STEP, self.i, h=h, step=self.at)
        if s.units[self.i].hex != NOWHERE and not s.over and X_MOVE_STEP in s.rules.windows:
            camp = 1 - s.units[self.i].camp
            if any(possible(s, seat, scene) for seat in players(s, camp)):
                self.tell(s)
                _react(s, X_MOVE_STEP, scene)


def _clear_lane(s: State, act: Act, h: int) -> None:
    """A card removes wire or mines from the first such hex that the unit enters (P-27)."""
    for pending in act.pending:
        if pending.effect.do == "remove" and pending.effect.on_enter:
            if clear_away(s, pending.effect.what, h):
                act.pending = tuple(m for m in act.pending if m is not pending)
            return


def _react(s: State, window: str, scene: Scene) -> None:
    react(s, window, 1 - s.units[scene.i].camp, scene)


def _afloat(s: State, h: int) -> bool:
    """Whether this is open water, where only boats can be."""
    return s.ground[h].water and s.ground[h].enter == NONE


def set_out(s: State, i: int, act: Act) -> None:
    """Note what leaving its hex means for the rest of the unit's turn."""
    unit = s.units[i]
    ground = s.ground[unit.hex]
    if ground.no_battle_after_leaving & unit.kind.mask:
        act.left_no_battle = True
    if unit.traits & BOAT and ground.water and ground.enter == NONE:
        s.renew(i).traits &= ~BOAT  # R-ACT-05: a unit that leaves the water has crossed and loses its boat


def _on_entry(s: State, i: int, free: bool) -> None:
    trigger = s.ground[s.units[i].hex].on_entry
    if trigger == ICE and not free:
        break_ice(s, i)
    elif trigger == HEADQUARTERS:
        capture_headquarters(s, i)


def break_ice(s: State, i: int) -> None:
    """R-TER-18: roll two dice; each star costs a figure."""
    unit = s.units[i]
    faces = roll(s, s.rules.general_at[unit.camp][unit.hex], 2, "ice", target=unit.hex)
    hurt(s, i, faces.count("S"))


def arrive(s: State, i: int, act: Act, by_move: bool) -> None:
    """The unit has entered the last hex of a move, or has taken ground."""
    unit = s.units[i]
    h = unit.hex
    ground = s.ground[h]
    mask = unit.kind.mask
    free = act.orders.movement == BEHIND_LINES and by_move
    in_boat = ground.water and ground.enter == NONE
    if not free and (ground.hard_stop & mask or in_boat):
        act.hard = True
    past_one = ground.no_battle_past_one and act.moved + act.grounds > 1
    act.entered_no_battle = bool(ground.no_battle_on_entry & mask) or past_one
    if act.pending and by_move:
        _by_card(s, act, ground)
    obstacle = ground.obstacle
    if obstacle is not None and obstacle.crushed_by_armor and unit.kind.category == ARMOR:
        remove_obstacle(s, h)
    if ground.mined and s.mines[h].camp != unit.camp:
        _enter_mine(s, i, act, by_move)
    if not s.over:
        settle_board(s)


def _by_card(s: State, act: Act, ground: Ground) -> None:
    """How Combat cards change the effect of the hex where the Move ends (P-08, P-09)."""
    for pending in act.pending:
        if pending.effect.do == "battle-after-entry" and tagged(ground, pending.effect.tags):
            act.entered_no_battle = False
        elif pending.effect.do == "ignore-stop" and tagged(ground, pending.effect.tags):
            act.hard = False


def _enter_mine(s: State, i: int, act: Act, by_move: bool) -> None:
    """R-TER-85: engineers that may still battle clear the mine instead; for any other unit it goes off."""
    unit = s.units[i]
    if unit.kind.engineer and by_move and may_battle(s, i, act, False) in (0, ON_MINE):
        remove_mine(s, unit.hex)
        act.barred = True
    else:
        detonate(s, i)


def leave_board(s: State, i: int, by: int, act: Act) -> None:
    """R-VIC-12: take the unit off the board; it scores for its camp."""
    unit = s.units[i]
    s.events.append(Exited(CAMPS[unit.camp], NAME[unit.hex]))
    worth, infantry_worth = s.rules.exits[unit.camp][by]
    medals = infantry_worth if unit.kind.category == INFANTRY else worth
    act.over = True
    leave(s, i)
    award(s, unit.camp, medals, "exit", by)
    if not s.over:
        settle_board(s)


def answers_for(s: State, i: int) -> int:
    """The seat that is asked about a unit: the one that ordered it, else the general of its flank (O-RET-01)."""
    act = s.acts.get(i)
    unit = s.units[i]
    if act is not None and unit.camp == s.active:
        return act.seat
    return s.rules.general_at[unit.camp][unit.hex]
