"""What things are worth to a recruit: attacks by their exact odds, hexes by cover, medals and nearness; no choosing."""

from __future__ import annotations

from functools import cache
from typing import Final

from overlord.engine.guess import Act, Board
from overlord.engine.hexes import NOWHERE
from overlord.engine.names import ARTILLERY, NOBODY
from overlord.engine.queries.battle import (
    ATTACK,
    OVERRUN,
    dice,
    dice_row,
    hit_faces,
    targets,
)
from overlord.engine.queries.movement import Way, reach
from overlord.engine.queries.odds import odds

MEDAL: Final = 10.0
FIGURE: Final = 2.2
FLAG: Final = 0.7
NEARER: Final = 0.35  # one hex closer to the nearest enemy or objective
COVER: Final = 0.5  # per die that cover takes from infantry and armor together
OBJECTIVE: Final = 6.0
# Dice that an enemy of each category may bring next turn against a hex so far away, its move included.
THREAT: Final = (
    (0, 3, 3, 2, 1, 0, 0, 0, 0),  # infantry
    (0, 3, 3, 3, 3, 3, 2, 0, 0),  # armor
    (0, 3, 3, 2, 2, 1, 1, 0, 0),  # artillery
    (0, 2, 2, 2, 2, 1, 1, 1, 1),  # ships and trains
)
CHANCE: Final = (1 / 2, 1 / 3, 1 / 6, 1 / 6)  # that one die hits a unit of this category (R-DIE-02)
ROUSED: Final = 0.4  # the share of enemies that get an order in a turn
FRAGILE: Final = (0.0, 6.0, 3.0, 1.2, 0.6)  # what a lost figure means beyond itself, by figures left


@cache
def strike_value(number: int, faces: str, figures: int, worth: int, tiger: bool) -> float:
    """What so many dice bring against such a unit on average."""
    if number <= 0:
        return 0.0
    chances = odds(number, faces, figures, tiger)
    flags = sum(k * p for k, p in enumerate(chances.flags)) * (1.0 - chances.eliminates)
    wounded = chances.expected * (1.0 + 0.6 / figures)  # a unit nearly gone is worth finishing
    return chances.eliminates * MEDAL * worth + wounded * FIGURE + flags * FLAG


def attack_value(s: Board, i: int, t: int, act: Act | None, mode: int) -> float:
    """What unit i's battle against unit t brings on average."""
    target = s.units[t]
    faces = "".join(sorted(hit_faces(s, s.units[i], target, act)))
    value = strike_value(dice(s, i, t, act, mode), faces, target.figures, target.worth, target.kind.tiger)
    if stands_on_medal(s, target.hex, target.camp):
        value *= 1.3
    return value


def best_attack(s: Board, i: int, act: Act) -> float:
    """The best battle this ordered unit has where it stands."""
    mode = OVERRUN if act.overrun else ATTACK
    return max((attack_value(s, i, t, act, mode) for t in targets(s, i, act)), default=0.0)


def stands_on_medal(s: Board, h: int, camp: int) -> bool:
    return any(h in o.hexes and o.camp in (NOBODY, camp) for o in s.rules.objectives)


def after_move(s: Board, i: int, act: Act, h: int, way: Way) -> float:
    """The best battle from a hex that this unit could move to: tried out on the board and taken back."""
    unit = s.units[i]
    start, moved, steps, road, entered = unit.hex, act.moved, act.steps, act.road, act.entered_no_battle
    ground = s.ground[h]
    s.at[start] = NOWHERE
    s.at[h] = i
    unit.hex = h
    act.moved += way.cost
    act.steps += 1
    act.road = way.road
    past_one = ground.no_battle_past_one and act.moved > 1
    act.entered_no_battle = bool(ground.no_battle_on_entry & unit.kind.mask) or past_one
    value = best_attack(s, i, act)
    s.at[h] = NOWHERE
    s.at[start] = i
    unit.hex = start
    act.moved, act.steps, act.road, act.entered_no_battle = moved, steps, road, entered
    return value


def cover_of(s: Board, h: int) -> float:
    """Dice that the hex takes from attackers, and a flag it lets one ignore."""
    ground = s.ground[h]
    best = min((row.dice_in[0] + row.dice_in[1] for row in ground.covers), default=0)
    return -best * COVER + (0.4 if ground.flag_rows else 0.0)


class Map:
    """Distances that do not change while one answer is thought about: to enemies and to medals worth having."""

    __slots__ = ("aims", "camp", "foes", "kinds", "s")

    def __init__(self, s: Board, camp: int) -> None:
        self.s = s
        self.camp = camp
        self.foes = [unit.hex for unit in s.units if unit.camp != camp and unit.hex != NOWHERE]
        self.kinds = [unit.kind.category for unit in s.units if unit.camp != camp and unit.hex != NOWHERE]
        self.aims: list[int] = []
        for o, objective in enumerate(s.rules.objectives):
            if objective.camp in (NOBODY, camp) and s.held[o] != camp and not objective.section:
                self.aims.extend(objective.hexes)
        self.aims.extend(s.rules.exits[camp])

    def place_value(self, h: int, category: int, figures: int) -> float:
        """Where a unit would like to stand: near the enemy and the medals, in cover, not among too many guns."""
        s = self.s
        row = s.rules.geometry.distance[h]
        nearest = min((row[foe] for foe in self.foes), default=0)
        value = cover_of(s, h)
        if category == ARTILLERY:
            value -= NEARER * abs(nearest - 3)
        else:
            value -= NEARER * nearest
        for objective in s.rules.objectives:
            if h in objective.hexes and objective.camp in (NOBODY, self.camp):
                value += OBJECTIVE
        if self.aims:
            value -= NEARER * 1.2 * min(row[aim] for aim in self.aims)
        return value - self.danger(h, category, figures)

    def danger(self, h: int, category: int, figures: int) -> float:
        """What standing there is likely to cost before the next turn."""
        row = self.s.rules.geometry.distance[h]
        less = [0, 0, 0, 0]
        for feature in self.s.ground[h].covers:
            for kind in (0, 1, 2):
                less[kind] = min(less[kind], feature.dice_in[kind])
        dice = 0
        for foe, kind in zip(self.foes, self.kinds, strict=True):
            far = row[foe]
            if far <= 8:
                dice += max(0, THREAT[kind][far] + less[kind])
        lost = dice * CHANCE[category] * ROUSED
        return lost * (FIGURE * 0.5 + FRAGILE[min(figures, 4)])


def unit_value(s: Board, ground: Map, i: int, act: Act) -> float:
    """What an order brings to this unit: the best of battling where it stands and of moving first."""
    unit = s.units[i]
    here = ground.place_value(unit.hex, unit.kind.category, unit.figures)
    best = best_attack(s, i, act)
    for h, ways in reach(s, i, act).items():
        place = ground.place_value(h, unit.kind.category, unit.figures) - here
        if place + 9.0 < best:
            continue
        value = place
        if may_reach_battle(s, i, act, h, ways[0]):
            value += after_move(s, i, act, h, ways[0])
        best = max(best, value)
    return best


def may_reach_battle(s: Board, i: int, act: Act, h: int, way: Way) -> bool:
    """A quick look whether any enemy is within this unit's range of a hex, before the exact one."""
    unit = s.units[i]
    most = len(dice_row(s, unit, act))
    row = s.rules.geometry.distance[h]
    return any(other.camp != unit.camp and other.hex != NOWHERE and row[other.hex] <= most for other in s.units)
