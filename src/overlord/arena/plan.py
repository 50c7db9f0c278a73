"""Which battles bots play against each other: every pair, each seed twice with camps exchanged; it plays none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from overlord.engine.model.scenario import ScenarioDef


class Stage(NamedTuple):
    """A battle that is fought again and again."""

    name: str  # what it is called in the figures
    battle: ScenarioDef
    seats: tuple[str, ...]


class Bout(NamedTuple):
    """One battle of the plan."""

    stage: Stage
    seed: int
    axis: str  # the bots
    allies: str
    turn_limit: int

    @property
    def key(self) -> tuple[object, ...]:
        """What tells it from all other battles of the same program and bots."""
        return self.stage.battle.digest, self.seed, self.axis, self.allies, self.turn_limit


class Pair(NamedTuple):
    """Two bots and the battles between them, in the order in which they count."""

    a: str
    b: str
    bouts: tuple[Bout, ...]


def plan(bots: Sequence[str], stages: Sequence[Stage], games: int, seed: int, turn_limit: int) -> list[Pair]:
    """Every pair plays `games` battles (an odd number: one more). Seeds go through the battles in turn; every pair
    gets the same seeds."""
    return [Pair(a, b, bouts(a, b, stages, games, seed, turn_limit)) for a, b in combinations(bots, 2)]


def bouts(a: str, b: str, stages: Sequence[Stage], games: int, seed: int, turn_limit: int) -> tuple[Bout, ...]:
    """The battles of one pair: first `a` has the Axis, then `b`."""
    found: list[Bout] = []
    for n in range((games + 1) // 2):
        stage = stages[n % len(stages)]
        for axis, allies in ((a, b), (b, a)):
            found.append(Bout(stage, seed + n, axis, allies, turn_limit))
    return tuple(found)
