"""One position from one camp's side: what each of its units could do with an order; computed values are cached."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.field import UNKNOWN, Field
from overlord.bots.recruit.worth import (
    COMPANY,
    REACH,
    SUPPORT,
    dislodge,
    in_order,
    loss_row,
    strike_value,
)
from overlord.engine.guess import Act, Board
from overlord.engine.model.hexes import NOWHERE, SIZE, Geometry
from overlord.engine.model.names import ARTILLERY
from overlord.engine.queries.battle import refuse_target
from overlord.engine.queries.dice import ATTACK, dice, dice_row, hit_faces
from overlord.engine.queries.movement import allowance, plain_reach, reach
from overlord.engine.tables.cards import AS_USUAL, AWAY_FROM_ENEMY, PLAIN, STAYS, WHEREVER, Orders
from overlord.engine.tables.traits import JAPANESE

Prospect = tuple[float, int, int, int]  # the value of an order, the unit's sections, its category as a bit, the unit
Shot = tuple[int, int, str, bool]  # target, dice, faces that hit, in close assault
RIFLE: Final = 3
_around: Final[dict[str, list[int]]] = {}  # board -> hex -> the hexes within SUPPORT of it, one bit each


def around(geometry: Geometry) -> list[int]:
    """For each hex of this board the set of those near enough to support it."""
    found = _around.get(geometry.key)
    if found is None:
        found = _around[geometry.key] = [0] * SIZE
        for h in geometry.hexes:
            found[h] = sum([1 << n for n, far in enumerate(geometry.distance[h]) if far <= SUPPORT])
    return found


class Survey:
    """Pure queries about one position; the board must not change."""

    __slots__ = (
        "_around",
        "_ghosts",
        "_living",
        "_marches",
        "_moved",
        "_own",
        "_prospects",
        "_shots",
        "_still",
        "_true_units",
        "field",
        "s",
    )

    def __init__(self, s: Board, field: Field) -> None:
        self.s = s
        self.field = field
        self._shots: dict[tuple[int, int, bool], list[Shot]] = {}
        self._marches: dict[tuple[int, str], dict[int, float]] = {}
        self._around = around(s.rules.geometry)
        self._own = 0  # the hexes of our units, one bit each
        for unit in s.units:
            if unit.camp == field.camp and unit.hex != NOWHERE:
                self._own |= 1 << unit.hex
        self._prospects: list[Prospect] | None = None
        self._true_units = len(s.units)  # units after these are ghosts
        self._ghosts: dict[tuple[str, int], int] = {}
        self._still = Act(PLAIN, 0)
        self._moved = Act(PLAIN, 0)
        self._moved.steps = 1

    # ---- battles --------------------------------------------------------------------------------

    def strike(self, t: int, number: int, faces: str) -> float:
        """The value of this many dice against this enemy."""
        target = self.s.units[t]
        value = strike_value(number, faces, target.figures, target.worth, target.kind.tiger)
        grip = self.field.grip.get(target.hex)
        if grip:
            value += grip * dislodge(number, faces, target.figures, target.kind.tiger)
        return value

    def attack(self, i: int, t: int, act: Act | None, mode: int) -> float:
        """The average value of unit i's battle against unit t, with the engine's numbers."""
        faces = hit_faces(self.s, self.s.units[i], self.s.units[t], act)
        return self.strike(t, dice(self.s, i, t, act, mode), in_order(faces))

    def best_shot(self, i: int, h: int, orders: Orders, still: bool) -> float:
        """The value of the best battle of such a unit from that hex."""
        return self._best(self._ghost(i), h, orders, still) if orders.may_battle else 0.0

    def _best(self, ghost: int, h: int, orders: Orders, still: bool) -> float:
        key = (ghost, h, still)
        shots = self._shots.get(key)
        if shots is None:
            shots = self._shots[key] = self._aim(ghost, h, self._still if still else self._moved)
        best = 0.0
        for t, number, faces, close in shots:
            if close:
                if orders.near == AWAY_FROM_ENEMY:
                    continue
                number += orders.close_dice
            elif orders.close_only:
                continue
            else:
                number += orders.ranged_dice
            value = self.strike(t, number, faces)
            if value > best:
                best = value
        return best

    def _ghost(self, i: int) -> int:
        """A ghost: a copy of the unit that is put on a hex only for queries; it is not on the board."""
        unit = self.s.units[i]
        key = (unit.kind.key, unit.traits)
        found = self._ghosts.get(key)
        if found is None:
            found = self._ghosts[key] = len(self.s.units)
            ghost = unit.copy()
            ghost.hex = NOWHERE
            self.s.units.append(ghost)
        return found

    def _aim(self, ghost: int, h: int, act: Act) -> list[Shot]:
        """The legal battles from a hex: close assault if an enemy is adjacent, else all enemies in range."""
        s = self.s
        found: list[Shot] = []
        nearest = self.field.nearest[h]
        if nearest > REACH:
            return found
        unit = s.units[ghost]
        unit.hex = h
        most = 1 if nearest == 1 else min(REACH, len(dice_row(s, unit, act)))
        if nearest <= most:
            row = s.rules.geometry.distance[h]
            for at in self.field.foes:
                if row[at] > most:
                    continue
                t = s.at[at]
                if refuse_target(s, ghost, t, act, ATTACK) == 0:  # even without dice: a card may add some
                    faces = hit_faces(s, unit, s.units[t], act)
                    found.append((t, dice(s, ghost, t, act, ATTACK), in_order(faces), nearest == 1))
        unit.hex = NOWHERE
        return found

    # ---- moves ----------------------------------------------------------------------------------

    def place(self, i: int, h: int) -> float:
        """The value of this hex for the unit: its pull minus the danger, which friends nearby reduce."""
        return self._places(i, [h])[0]

    def _places(self, i: int, hexes: list[int]) -> list[float]:
        """The value of each of these hexes for the unit."""
        unit = self.s.units[i]
        category = unit.kind.category
        field = self.field
        pulls, dice = field.pulls(category), field.dice
        losses = loss_row(category, unit.figures, unit.worth)
        friends = self._own & ~(1 << unit.hex)
        around = self._around
        found: list[float] = []
        for h in hexes:
            value = pulls[h]
            if value == UNKNOWN:
                value = field.pull(h, category)
            threat = dice[h]
            if threat < 0:
                threat = field.count_dice(h)
            if threat:
                near = (friends & around[h]).bit_count()
                value -= losses[threat] * COMPANY[near if near < 3 else 3]
            found.append(value)
        return found

    def marches(self, i: int, orders: Orders) -> dict[int, float]:
        """The value of moving to each hex in reach under such orders and battling there; its own hex is included."""
        if orders is not PLAIN and ordinary(orders):
            orders = PLAIN
        key = (i, orders.key)
        found = self._marches.get(key)
        if found is None:
            found = self._marches[key] = self._look_ahead(i, orders)
        return found

    def _look_ahead(self, i: int, orders: Orders) -> dict[int, float]:
        s = self.s
        unit = s.units[i]
        kind = unit.kind
        here = self.place(i, unit.hex)
        found = {unit.hex: self.best_shot(i, unit.hex, orders, True)}
        if orders.movement == STAYS:
            return found
        act = Act(orders, 0)
        limit = allowance(unit, act)[0] + (bool(unit.traits & JAPANESE) and kind.banzai)
        ghost = self._ghost(i)
        row = dice_row(s, unit, act)
        marshy = s.ground[unit.hex].no_battle_after_leaving & kind.mask
        battles = orders.may_battle and not marshy and self._meets(unit.hex, limit + 1 + len(row))
        flood = plain_reach(s, i, act)
        if flood is not None:
            places = self._places(i, flood.hexes)
            for k, h in enumerate(flood.hexes):
                value = places[k] - here
                cost = flood.costs[k]
                if battles and cost <= limit and self._battles_at(i, h, cost):
                    value += self._best(ghost, h, orders, False)
                found[h] = value
            return found
        for h, ways in reach(s, i, act).items():
            way = ways[0]
            value = self.place(i, h) - here
            farthest = limit + (way.road and kind.category != ARTILLERY)
            if battles and way.cost <= farthest and self._battles_at(i, h, way.cost):
                value += self._best(ghost, h, orders, False)
            found[h] = value
        return found

    def _meets(self, h: int, most: int) -> bool:
        """Whether any enemy is within this many hexes, move and range together."""
        return self.field.nearest[h] <= max(RIFLE, min(REACH, most))

    def _battles_at(self, i: int, h: int, cost: int) -> bool:
        """Whether this unit may battle in the turn in which it enters this hex."""
        ground = self.s.ground[h]
        kind = self.s.units[i].kind
        if ground.no_battle & kind.mask or (ground.no_battle_past_one and cost > 1):
            return False
        return kind.battles_on_entry or not ground.no_battle_on_entry & kind.mask

    def order(self, i: int, orders: Orders = PLAIN) -> float:
        """The value of an order for this unit: the best of battling from its hex and moving first."""
        return max(self.marches(i, orders).values())

    def prospects(self) -> list[Prospect]:
        """The value of a plain order for each unit of this camp, the best first."""
        found = self._prospects
        if found is None:
            s = self.s
            where = s.rules.geometry.sections
            found = [
                (self.order(i), where[unit.hex], unit.kind.mask, i)
                for i, unit in enumerate(s.units[: self._true_units])
                if unit.camp == self.field.camp and unit.hex != NOWHERE and not unit.kind.moves_on
            ]
            found.sort(reverse=True)
            self._prospects = found
        return found


def ordinary(orders: Orders) -> bool:
    """Whether these orders change nothing about how a unit moves and battles."""
    return (
        orders.movement == AS_USUAL
        and orders.may_battle
        and orders.near == WHEREVER
        and not (orders.close_dice or orders.ranged_dice or orders.close_only)
    )
