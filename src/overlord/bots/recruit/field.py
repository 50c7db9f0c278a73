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
    MOST_DICE,
    NEARER,
    OBJECTIVE,
    ON_FOOT,
    REACH,
    STEADY,
    THREAT,
    loss,
)
from overlord.engine.guess import Board
from overlord.engine.model.ground import Ground
from overlord.engine.model.hexes import FAR, NOWHERE, SIZE, opposite
from overlord.engine.model.names import ARM, ARTILLERY, INF, INFANTRY, NOBODY
from overlord.engine.model.scenario import TEMPORARY

Threat = list[list[int]]  # by the enemy's category, then by its distance: the dice that it may roll
UNKNOWN: Final = -1e9  # a value that is not worked out yet


def _threat(less: list[int]) -> Threat:
    """The dice that enemies may roll against a hex whose cover changes their dice by these numbers."""
    rows: Threat = []
    for category, row in enumerate(THREAT):
        change = less[category] if category <= ARTILLERY else 0
        rows.append([max(0, dice + change) if dice else 0 for dice in row] + [0] * (FAR - REACH))
    return rows


_IN_THE_OPEN: Final = _threat([0, 0, 0])
_in_cover: Final[dict[tuple[tuple[int, ...], ...], Threat]] = {}


def threat_at(ground: Ground) -> Threat:
    """The dice of enemies against a unit on such ground, minus its cover."""
    if not ground.covers:
        return _IN_THE_OPEN
    key = tuple([row.dice_in for row in ground.covers])
    found = _in_cover.get(key)
    if found is None:
        found = _in_cover[key] = _threat([min(dice) for dice in zip(*key, strict=True)])
    return found


def footing(s: Board) -> bytes:
    """Where units can walk: which categories may enter each hex, and through which sides."""
    return bytes([part for ground in s.ground for part in (ground.enter, ground.sides)])


class Walks:
    """Walking distances on one terrain, ignoring units."""

    __slots__ = ("_from", "_known")

    def __init__(self, s: Board) -> None:
        self._from = [_steps_into(s, mask) for mask in (INF, ARM)]
        self._known: dict[tuple[int, ...], list[list[int]]] = {}

    def to_nearest(self, goals: list[int], armor: bool) -> list[int]:
        """From each hex the distance to the nearest of these, up to AIM_FAR hexes."""
        row = [AIM_FAR] * SIZE
        for h in goals:
            row[h] = 0
        steps = self._from[armor]
        wave = list(dict.fromkeys(goals))
        for far in range(1, AIM_FAR):
            further: list[int] = []
            for h in wave:
                for n in steps[h]:
                    if row[n] > far:
                        row[n] = far
                        further.append(n)
            wave = further
        return row

    def to_aims(self, aims: list[int], armor: bool) -> list[int]:
        """The same for objectives and exits, which seldom change."""
        key = tuple(aims)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = [self.to_nearest(aims, False), self.to_nearest(aims, True)]
        return found[armor]


def _steps_into(s: Board, mask: int) -> list[list[int]]:
    """For each hex, the hexes from which units of this category may step into it."""
    beside = s.rules.geometry.beside
    found: list[list[int]] = []
    for h in range(SIZE):
        open_to = s.ground[h].enter & mask
        around = enumerate(beside[h])
        found.append([n for d, n in around if open_to and n != NOWHERE and s.ground[n].sides & (1 << opposite(d))])
    return found


class Field:
    """Values that depend only on the enemy's units and the objectives held; they stay valid while our units move."""

    __slots__ = (
        "_aims",
        "_by_category",
        "_goals",
        "_on_foot",
        "_pulls",
        "_s",
        "_walks",
        "camp",
        "dice",
        "foes",
        "grip",
        "nearest",
    )

    def __init__(self, s: Board, camp: int, walks: Walks) -> None:
        self._s = s
        self.camp = camp
        self._walks = walks
        self.foes: list[int] = []  # the hexes of enemies
        self._by_category: list[list[int]] = [[] for _ in THREAT]
        for unit in s.units:
            if unit.camp != camp and unit.hex != NOWHERE:
                self.foes.append(unit.hex)
                self._by_category[unit.kind.category].append(unit.hex)
        self.dice = [-1] * SIZE  # what `count_dice` has counted so far
        self._pulls: list[list[float]] = [[], [], [], []]
        self._on_foot: list[list[int]] = [[], []]
        self.nearest = self._distances()  # from each hex to the nearest enemy, in a straight line
        self._goals: dict[int, float] = {}
        self.grip: dict[int, float] = {}  # hex -> what the enemy there loses by leaving it
        self._aims: list[int] = list(s.rules.exits[camp])
        self._count_medals()

    def _count_medals(self) -> None:
        s, camp = self._s, self.camp
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

    def _distances(self) -> list[int]:
        neighbours = self._s.rules.geometry.neighbours
        row = [FAR] * SIZE
        wave = self.foes
        for h in wave:
            row[h] = 0
        far = 0
        while wave:
            far += 1
            further: list[int] = []
            for h in wave:
                for n in neighbours[h]:
                    if row[n] > far:
                        row[n] = far
                        further.append(n)
            wave = further
        return row

    def goal(self, h: int) -> float:
        """The value in medals of holding this hex."""
        return self._goals.get(h, 0.0)

    def count_dice(self, h: int) -> int:
        """The dice that enemies may roll against a hex until the next turn, minus its cover; more do not count."""
        found = 0
        if self.nearest[h] <= REACH:
            threat = threat_at(self._s.ground[h])
            far = self._s.rules.geometry.distance[h]
            for category, foes in enumerate(self._by_category):
                row = threat[category]
                for at in foes:
                    found += row[far[at]]
        found = self.dice[h] = min(found, 2 * MOST_DICE)
        return found

    def danger(self, h: int, category: int, figures: int, worth: int) -> float:
        """The expected cost of standing there until the next turn."""
        return loss(self.count_dice(h), category, figures, worth)

    def pulls(self, category: int) -> list[float]:
        """What `pull` has worked out so far, by hex."""
        row = self._pulls[category]
        if not row:
            row = self._pulls[category] = [UNKNOWN] * SIZE
        return row

    def pull(self, h: int, category: int) -> float:
        """The value of a hex if nobody fired: near the enemy and the medals, in cover."""
        row = self.pulls(category)
        found = row[h]
        if found == UNKNOWN:
            found = row[h] = self._pull(h, category)
        return found

    def _pull(self, h: int, category: int) -> float:
        ground = self._s.ground[h]
        value = self.goal(h)
        if ground.covers:
            value -= COVER * min([row.dice_in[0] + row.dice_in[1] for row in ground.covers])
        if ground.flag_rows:
            value += STEADY
        nearest = self.nearest[h]
        alone = nearest == FAR
        if category == ARTILLERY:
            return value - NEARER * abs((0 if alone else nearest) - GUN_RANGE)
        armor = category != INFANTRY
        if not alone:
            # Fire can cross a river that units cannot: count both distances.
            value -= NEARER * nearest
            value -= ON_FOOT * self._walk(armor)[h]
        if self._aims:
            value -= AIM * self._walks.to_aims(self._aims, armor)[h]
        return value

    def _walk(self, armor: bool) -> list[int]:
        row = self._on_foot[armor]
        if not row:
            row = self._on_foot[armor] = self._walks.to_nearest(self.foes, armor)
        return row
