"""The board from one camp's side: walking distances, enemies nearby, danger and the value of a hex; no moves."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.worth import (
    AIM,
    AIM_FAR,
    COVER,
    DENIED,
    GRIP,
    GUN_RANGE,
    NEARER,
    OBJECTIVE,
    ON_FOOT,
    REACH,
    STEADY,
    THREAT,
    loss,
)
from overlord.engine.guess import Board
from overlord.engine.model.hexes import NOWHERE, SIZE
from overlord.engine.model.names import ARM, ARTILLERY, INF, INFANTRY, NOBODY
from overlord.engine.model.scenario import TEMPORARY

RIFLE: Final = 3
FAR: Final = 60  # the distance to a hex that cannot be reached on foot
# The dice that threaten a hex, adjacent enemies, enemies in rifle range and those farther away as (distance, hex).
Near = tuple[int, list[int], list[tuple[int, int]], list[tuple[int, int]]]


def footing(s: Board) -> bytes:
    """Where units can walk: which categories may enter each hex, and through which sides."""
    return bytes(part for ground in s.ground for part in (ground.enter, ground.sides))


class Walks:
    """Walking distances between any two hexes of one terrain, ignoring units; rows are computed when first needed."""

    __slots__ = ("_rows", "_s")

    def __init__(self, s: Board) -> None:
        self._s = s
        self._rows: dict[int, list[int]] = {}

    def row(self, h: int, mask: int) -> list[int]:
        found = self._rows.get(h * 16 + mask)
        if found is None:
            found = self._rows[h * 16 + mask] = self._walk(h, mask)
        return found

    def _walk(self, start: int, mask: int) -> list[int]:
        ground = self._s.ground
        beside = self._s.rules.geometry.beside
        row = [FAR] * SIZE
        row[start] = 0
        wave = [start]
        for h in wave:
            sides = ground[h].sides
            far = row[h] + 1
            for d, n in enumerate(beside[h]):
                if n != NOWHERE and row[n] > far and ground[n].enter & mask and sides & (1 << d):
                    row[n] = far
                    wave.append(n)
        return row


class Field:
    """Values that depend only on the enemy's units and the objectives held; they stay valid while our units move."""

    __slots__ = ("_aims", "_foes", "_goals", "_near", "_pulls", "_s", "_walks", "camp", "grip")

    def __init__(self, s: Board, camp: int, walks: Walks) -> None:
        self._s = s
        self.camp = camp
        self._walks = walks
        self._foes = [
            (unit.hex, unit.kind.category, THREAT[unit.kind.category])
            for unit in s.units
            if unit.camp != camp and unit.hex != NOWHERE
        ]
        self._near: dict[int, Near] = {}
        self._pulls: dict[int, float] = {}
        self._goals: dict[int, float] = {}
        self.grip: dict[int, float] = {}  # hex -> what the enemy there loses by leaving it
        self._aims: list[int] = list(s.rules.exits[camp])
        for o, objective in enumerate(s.rules.objectives):
            if objective.section:
                continue
            ours = objective.camp in (NOBODY, camp)
            lasting = objective.kind != TEMPORARY and s.held[o] == camp
            if ours and s.held[o] != camp:
                self._aims.extend(objective.hexes)
            worth = OBJECTIVE * objective.worth / max(1, objective.need or len(objective.hexes))
            if objective.camp not in (NOBODY, camp) or lasting:
                worth = DENIED * objective.worth
            for h in objective.hexes:
                if s.held[o] == 1 - camp and objective.kind == TEMPORARY:
                    self.grip[h] = self.grip.get(h, 0.0) + GRIP * objective.worth
                self._goals[h] = self._goals.get(h, 0.0) + worth

    def goal(self, h: int) -> float:
        """The value in medals of holding this hex."""
        return self._goals.get(h, 0.0)

    def near(self, h: int) -> Near:
        """The enemies around a hex and the dice they may roll against it, minus its cover."""
        found = self._near.get(h)
        if found is None:
            found = self._near[h] = self._look(h)
        return found

    def _look(self, h: int) -> Near:
        row = self._s.rules.geometry.distance[h]
        covers = self._s.ground[h].covers
        less = [min(c) for c in zip(*(f.dice_in for f in covers), strict=True)] if covers else None
        dice = 0
        beside: list[int] = []
        close: list[tuple[int, int]] = []
        farther: list[tuple[int, int]] = []
        for at, category, threat in self._foes:
            far = row[at]
            if far > REACH:
                continue
            if far == 1:
                beside.append(at)
            elif far <= RIFLE:
                close.append((far, at))
            else:
                farther.append((far, at))
            rolls = threat[far]
            if rolls and less is not None and category <= ARTILLERY:
                rolls = max(0, rolls + less[category])
            dice += rolls
        return dice, beside, close, farther

    def danger(self, h: int, category: int, figures: int, worth: int) -> float:
        """The expected cost of standing there until the next turn."""
        return loss(self.near(h)[0], category, figures, worth)

    def pull(self, h: int, category: int) -> float:
        """The value of a hex if nobody fired: near the enemy and the medals, in cover."""
        found = self._pulls.get(h * 4 + category)
        if found is None:
            found = self._pulls[h * 4 + category] = self._pull(h, category)
        return found

    def _pull(self, h: int, category: int) -> float:
        ground = self._s.ground[h]
        value = self.goal(h)
        if ground.covers:
            value -= COVER * min(row.dice_in[0] + row.dice_in[1] for row in ground.covers)
        if ground.flag_rows:
            value += STEADY
        if category == ARTILLERY:
            row = self._s.rules.geometry.distance[h]
            nearest = min((row[foe[0]] for foe in self._foes), default=0)
            return value - NEARER * abs(nearest - GUN_RANGE)
        row = self._walks.row(h, INF if category == INFANTRY else ARM)
        if self._foes:
            flat = self._s.rules.geometry.distance[h]
            # Fire can cross a river that units cannot: count both distances.
            value -= NEARER * min([flat[foe[0]] for foe in self._foes])
            value -= ON_FOOT * min(AIM_FAR, min([row[foe[0]] for foe in self._foes]))
        if self._aims:
            value -= AIM * min(AIM_FAR, min([row[aim] for aim in self._aims]))
        return value
