"""The veteran's judgement of one position: places are priced by the reply that the whole camp invites; no choices."""

from __future__ import annotations

from overlord.bots.recruit.field import UNKNOWN, Field
from overlord.bots.recruit.survey import Survey
from overlord.bots.recruit.worth import dislodge, strike_value
from overlord.bots.veteran.reply import Reply, Strikes
from overlord.bots.veteran.weights import HELD, RELIEF, kill_chance
from overlord.engine.guess import Board
from overlord.engine.model.hexes import NOWHERE


class Judgement(Survey):
    """A survey in which the danger to a unit is what it adds to the enemy's reply against all of ours."""

    __slots__ = ("_others", "_relief", "_whole", "reply")

    def __init__(self, s: Board, field: Field, reply: Reply) -> None:
        super().__init__(s, field)
        self.reply = reply
        self._others: dict[int, tuple[list[float], float]] = {}
        self._relief: dict[int, float] = {}
        self._whole: list[tuple[float, int, float]] = []

    def strike(self, t: int, number: int, faces: str) -> float:
        """The value of this many dice against this enemy; one who is gone does not strike back."""
        target = self.s.units[t]
        tiger = target.kind.tiger
        value = strike_value(number, faces, target.figures, target.worth, tiger)
        grip = self.field.grip.get(target.hex)
        if grip:
            value += grip * dislodge(number, faces, target.figures, tiger)
        return value + self.relief(t) * kill_chance(number, faces, target.figures, tiger)

    def relief(self, t: int) -> float:
        """What we are spared if this enemy is eliminated."""
        found = self._relief.get(t)
        if found is None:
            best = [top for top, _, _ in self._tops()]
            whole = self.reply.cost(best)
            best[self.reply.number[self.s.units[t].hex]] = 0.0
            found = self._relief[t] = RELIEF * (whole - self.reply.cost(best))
        return found

    def _tops(self) -> list[tuple[float, int, float]]:
        """For each enemy its best strike, the unit of ours that it is aimed at, and its best at another unit."""
        if self._whole or not self.reply.foes:
            return self._whole
        camp = self.field.camp
        tops = [(0.0, NOWHERE, 0.0)] * len(self.reply.foes)
        for i, unit in enumerate(self.s.units[: self._true_units]):
            if unit.camp != camp or unit.hex == NOWHERE:
                continue
            for e, value in self.reply.strikes(unit, unit.hex):
                best, at, second = tops[e]
                if value > best:
                    tops[e] = (value, i, best)
                elif value > second:
                    tops[e] = (best, at, value)
        self._whole = tops
        return tops

    def others(self, i: int) -> tuple[list[float], float]:
        """The best strike of each enemy at any unit but this one, and what they cost together."""
        found = self._others.get(i)
        if found is None:
            best = [second if at == i else top for top, at, second in self._tops()]
            found = self._others[i] = (best, self.reply.cost(best))
        return found

    def strikes(self, i: int, h: int) -> Strikes:
        """What each enemy could do to this unit if it stood there."""
        return self.reply.strikes(self.s.units[i], h)

    def invited(self, i: int, h: int) -> float:
        """What this unit adds to the enemy's reply by standing there."""
        strikes = self.strikes(i, h)
        if not strikes:
            return 0.0
        rest, without = self.others(i)
        best = rest.copy()
        for e, value in strikes:
            if value > best[e]:
                best[e] = value
        return self.reply.cost(best) - without

    def pull(self, i: int, h: int) -> float:
        """The value of this hex for the unit if the enemy did nothing."""
        category = self.s.units[i].kind.category
        value = self.field.pulls(category)[h]
        if value == UNKNOWN:
            value = self.field.pull(h, category)
        if h in self.reply.held:
            value += HELD
        return value + self.reply.ahead(category, h)

    def _places(self, i: int, hexes: list[int]) -> list[float]:
        """The value of each of these hexes for the unit."""
        return [self.pull(i, h) - self.invited(i, h) for h in hexes]
