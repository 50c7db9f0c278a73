"""What the enemy may do to us next turn: each of his units strikes once, at its best target; no choices of ours."""

from __future__ import annotations

from overlord.bots.recruit.field import Threat, threat_at
from overlord.bots.recruit.worth import FACES, REACH, THREAT, strike_row
from overlord.bots.veteran.weights import AHEAD, rank_weights, reply_row
from overlord.engine.guess import Act, Board, Unit
from overlord.engine.model.hexes import FAR, NOWHERE, SIZE
from overlord.engine.model.names import NOBODY
from overlord.engine.model.scenario import TEMPORARY
from overlord.engine.queries.movement import allowance, plain_reach, reach
from overlord.engine.tables.cards import PLAIN

Strikes = list[tuple[int, float]]  # the number of an enemy in the list of foes, and what its strike costs us


class Reply:
    """The strikes of the enemy's units on one position. It stays valid while only our units move."""

    __slots__ = ("_ahead", "_distances", "_known", "_s", "_threats", "_weights", "camp", "foes", "held", "number")

    def __init__(self, s: Board, camp: int) -> None:
        self._s = s
        self.camp = camp
        self.foes = [unit for unit in s.units if unit.camp != camp and unit.hex != NOWHERE]
        self.number = {unit.hex: e for e, unit in enumerate(self.foes)}
        self._weights = rank_weights(s.rules.overlord, len(self.foes))
        self._distances = _distances(s, camp)
        self._threats: dict[int, Threat] = {}
        self._known: dict[tuple[int, int, int, int, bool], Strikes] = {}
        self._ahead: dict[tuple[int, int], float] = {}
        self.held = _gripped(s, camp)

    def strikes(self, unit: Unit, h: int) -> Strikes:
        """What each enemy could do to this unit of ours on that hex, without those that cannot hurt it."""
        category = unit.kind.category
        holds = h in self.held
        key = (h, category, unit.figures, unit.worth, holds)
        found = self._known.get(key)
        if found is not None:
            return found
        found = self._known[key] = []
        threat = threat_at(self._s.ground[h])
        for e, enemy in enumerate(self.foes):
            dice = self._dice(e, h, threat[enemy.kind.category])
            if dice:
                found.append((e, reply_row(dice, category, unit.figures, unit.worth, holds)[dice]))
        return found

    def _dice(self, e: int, h: int, row: list[int]) -> int:
        """The dice of an enemy against a hex: he may move first, as far as the ground lets him."""
        near = self._distances[e][h]
        if near > REACH:
            return 0
        unit = self.foes[e]
        reached = unit.kind.dice
        if near > len(reached):
            return 0
        less = row[1] - THREAT[unit.kind.category][1]  # what cover takes away
        return max(0, reached[max(near, 1) - 1] + less)

    def cost(self, best: list[float]) -> float:
        """What the enemy's turn costs, from the best strike of each of his units."""
        total = 0.0
        weights = self._weights
        for rank, value in enumerate(sorted(best, reverse=True)):
            if value <= 0.0:
                break
            total += weights[rank] * value
        return total

    def ahead(self, category: int, h: int) -> float:
        """The value now of the battle that such a unit of ours may fight from that hex next turn."""
        key = (category, h)
        found = self._ahead.get(key)
        if found is None:
            found = self._ahead[key] = AHEAD * self._best_ahead(category, h)
        return found

    def _best_ahead(self, category: int, h: int) -> float:
        s = self._s
        far = s.rules.geometry.distance[h]
        best = 0.0
        for unit in self.foes:
            distance = far[unit.hex]
            if distance > REACH:
                continue
            threat = self._threats.get(unit.hex)
            if threat is None:
                threat = self._threats[unit.hex] = threat_at(s.ground[unit.hex])
            dice = threat[category][distance]
            if dice:
                faces = FACES[unit.kind.category]
                value = strike_row(dice, faces, unit.figures, unit.worth, unit.kind.tiger)[dice]
                if value > best:
                    best = value
        return best


def _distances(s: Board, camp: int) -> list[list[int]]:
    """For each enemy, how near it may come to each hex. Our units are lifted off: next turn they stand elsewhere."""
    ours = [(unit.hex, s.at[unit.hex]) for unit in s.units if unit.camp == camp and unit.hex != NOWHERE]
    for h, _ in ours:
        s.at[h] = NOWHERE
    found = [_near(s, i) for i, unit in enumerate(s.units) if unit.camp != camp and unit.hex != NOWHERE]
    for h, i in ours:
        s.at[h] = i
    return found


def _near(s: Board, i: int) -> list[int]:
    """From each hex the distance to the nearest hex from which this enemy may battle next turn."""
    unit = s.units[i]
    act = Act(PLAIN, 0)
    stands = [unit.hex]
    limit = allowance(unit, act)[0]
    if limit:
        flood = plain_reach(s, i, act)
        if flood is not None:
            stands.extend([h for h, cost in zip(flood.hexes, flood.costs, strict=True) if cost <= limit])
        else:
            stands.extend([h for h, ways in reach(s, i, act).items() if ways[0].cost <= limit])
    row = [FAR] * SIZE
    mask = unit.kind.mask
    wave = [h for h in stands if h == unit.hex or not s.ground[h].no_battle & mask]
    for h in wave:
        row[h] = 0
    neighbours = s.rules.geometry.neighbours
    for far in range(1, len(unit.kind.dice) + 1):
        further: list[int] = []
        for h in wave:
            for n in neighbours[h]:
                if row[n] > far:
                    row[n] = far
                    further.append(n)
        wave = further
    return row


def _gripped(s: Board, camp: int) -> set[int]:
    """Hexes whose medal we have only while we stand there."""
    found: set[int] = set()
    for o, objective in enumerate(s.rules.objectives):
        if objective.kind == TEMPORARY and s.held[o] == camp and objective.camp in (NOBODY, camp):
            found.update(objective.hexes)
    return found
