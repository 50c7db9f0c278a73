"""Measures the engine: answers, copies, moves, views and lines of sight; random play, no real bots."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

import overlord
from overlord.engine.model.rng import Rng
from overlord.engine.model.state import Act
from overlord.engine.queries.movement import reach
from overlord.engine.queries.sight import sees
from overlord.engine.tables.cards import PLAIN

Row = tuple[str, float, str]  # what, figure, unit


def random_battle(battle: overlord.ScenarioDef, seed: int, times: list[float]) -> overlord.Game:
    """One random battle; the time of each answer, including its options, goes into `times`."""
    game = overlord.Game(battle, seed=seed, options={"turn_limit": 200})
    rng = Rng(seed)
    while True:
        start = perf_counter()
        waiting = game.waiting()
        if not waiting:
            return game
        seat = waiting[rng.below(len(waiting))].seat
        options = game.options(seat)
        game.play(seat, options[rng.below(len(options))])
        times.append(perf_counter() - start)


def middle_of(battle: overlord.ScenarioDef, answers: int) -> overlord.Game:
    """A battle in progress, with most units still on the board."""
    game = overlord.Game(battle, seed=5)
    rng = Rng(5)
    for _ in range(answers):
        waiting = game.waiting()
        if waiting:
            options = game.options(waiting[0].seat)
            game.play(waiting[0].seat, options[rng.below(len(options))])
    return game


def each(work: Callable[[], object], times: int) -> float:
    """Microseconds per call, median of five runs."""
    runs = []
    for _ in range(5):
        start = perf_counter()
        for _ in range(times):
            work()
        runs.append((perf_counter() - start) / times * 1e6)
    return median(runs)


def figures() -> list[Row]:
    rows: list[Row] = []
    for key, games in (("crossroads", 30), ("two-bridges", 10)):
        battle = overlord.load_scenario(key)
        times: list[float] = []
        start = perf_counter()
        for seed in range(games):
            random_battle(battle, seed, times)
        whole = perf_counter() - start
        rows.append((f"{key}: answers a second, random play", len(times) / sum(times), "1/s"))
        rows.append((f"{key}: one answer, mean", sum(times) / len(times) * 1e6, "us"))
        rows.append((f"{key}: one answer, median", median(times) * 1e6, "us"))
        rows.append((f"{key}: a whole battle", whole / games * 1e3, "ms"))
    game = middle_of(overlord.load_scenario("two-bridges"), 200)
    rows.append(("26x9: one copy of the battle", each(game.copy, 500), "us"))
    rows.append(("26x9: all legal moves of a camp", each(lambda: all_moves(game), 20), "us"))
    rows.append(("26x9: one view of a seat", each(lambda: game.view("axis-cic"), 200), "us"))
    rows.append(("26x9: one line of sight", each(lambda: sights(game), 20) / 200, "us"))
    return rows


def all_moves(game: overlord.Game) -> int:
    """Every move of every unit of the active camp, as if all were ordered."""
    s = game._state
    return sum(
        len(reach(s, i, Act(PLAIN, 0))) for i, unit in enumerate(s.units) if unit.camp == s.active and unit.hex >= 0
    )


def sights(game: overlord.Game) -> int:
    """Two hundred lines of sight over two to five hexes."""
    s = game._state
    geo = s.rules.geometry
    count = 0
    for a in geo.hexes[:50]:
        for distance in (2, 3, 4, 5):
            b = geo.within[a][distance][0]
            count += sees(s, a, b, True)
    return count
