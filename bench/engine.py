"""Measures the engine: random play, copies, moves, views and lines of sight; no bots that think."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time
from typing import Final

import overlord
from bench.measure import Figure, each, rate
from overlord.engine.model.state import Act
from overlord.engine.queries.movement import reach
from overlord.engine.queries.sight import sees
from overlord.engine.simulation import Simulation
from overlord.engine.tables.cards import PLAIN

BOARDS: Final = {"13x9": "crossroads", "26x9": "two-bridges"}
BATTLES: Final = {"13x9": 8, "26x9": 2}  # in one run of random play: some thousands of answers
NO_END: Final = {"turn_limit": 200}


def play_game(battle: overlord.ScenarioDef, seed: int) -> tuple[int, float]:
    """A random battle of the public game: its answers, and the seconds they took without the set-up."""
    game = overlord.Game(battle, seed=seed, options=NO_END)
    chance = Random(seed).random
    answers = 0
    start = process_time()
    while waiting := game.waiting():
        seat = waiting[int(chance() * len(waiting))].seat
        options = game.options(seat)
        game.play(seat, options[int(chance() * len(options))])
        answers += 1
    return answers, process_time() - start


def play_simulation(battle: overlord.ScenarioDef, seed: int) -> tuple[int, float]:
    """A random battle of the simulation, with numbers instead of actions."""
    sim = Simulation(overlord.Game(battle, seed=seed, options=NO_END))
    chance = Random(seed).random
    steps = 0
    start = process_time()
    while count := len(sim.legal()):
        sim.step(int(chance() * count))
        steps += 1
    return steps, process_time() - start


def search_simulation(battle: overlord.ScenarioDef, seed: int) -> tuple[int, float]:
    """The same as a search does it: every step is played on a copy."""
    sim = Simulation(overlord.Game(battle, seed=seed, options=NO_END))
    chance = Random(seed).random
    steps = 0
    start = process_time()
    while count := len(sim.legal()):
        sim = sim.copy()
        sim.step(int(chance() * count))
        steps += 1
    return steps, process_time() - start


Player = Callable[[overlord.ScenarioDef, int], tuple[int, float]]


def several(play: Player, board: str) -> tuple[int, float]:
    """Answers and seconds of a few battles on one board."""
    battle = overlord.load_scenario(BOARDS[board])
    played = [play(battle, seed) for seed in range(BATTLES[board])]
    return sum(answers for answers, _ in played), sum(seconds for _, seconds in played)


def middle_of(battle: overlord.ScenarioDef, answers: int) -> overlord.Game:
    """A battle in progress, with most units still on the board."""
    game = overlord.Game(battle, seed=5)
    chance = Random(5).random
    for _ in range(answers):
        waiting = game.waiting()
        if waiting:
            options = game.options(waiting[0].seat)
            game.play(waiting[0].seat, options[int(chance() * len(options))])
    return game


def figures() -> Iterator[Figure]:
    for board in BOARDS:
        yield rate(f"{board}: random play of the game", partial(several, play_game, board))
        yield rate(f"{board}: random play of the simulation", partial(several, play_simulation, board))
        yield rate(f"{board}: random play of the simulation, with copies", partial(several, search_simulation, board))
    game = middle_of(overlord.load_scenario("two-bridges"), 200)
    sim = Simulation(game)
    yield each("26x9: a copy of the game", game.copy, 2000)
    yield each("26x9: a copy of the simulation", sim.copy, 2000)
    yield each("26x9: all legal moves of a camp", lambda: all_moves(game), 50)
    yield each("26x9: a view", lambda: game.view("axis-cic"), 500)
    yield each("26x9: a line of sight", lambda: sights(game), 50, of=200)


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
