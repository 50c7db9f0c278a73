"""Measures the speed of the recruit, not its play: whole battles of recruits, an answer, and `overlord balance`."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Final

import overlord
from bench.engine import BOARDS, NO_END
from bench.measure import RUNS, Figure
from overlord.arena.fight import Task
from overlord.bots.arena import ask, bot_rng, seat_bots
from overlord.bots.protocol import Bot
from overlord.bots.recruit import Recruit
from overlord.cli.balance import weigh
from overlord.cli.simulate import run, who_plays

SEEDS: Final = (1, 2)  # of the battles in one run
PARTS: Final = ("options and view", "thought", "play")
BALANCE: Final = 40  # battles
PORTION: Final = 8  # of them in one run; the figure is that of all


def recruits_fight(battle: overlord.ScenarioDef, seed: int, spent: list[float]) -> int:
    """One battle; `spent` adds up the seconds for view, choice and answer. Returns the number of answers."""
    game = overlord.Game(battle, seed, options=NO_END)
    bots: dict[str, Bot] = {seat: Recruit() for seat in game.seats}
    seat_bots(game, bots)
    rng = bot_rng(seed)
    answers = 0
    while questions := game.waiting():
        question = questions[rng.below(len(questions))] if len(questions) > 1 else questions[0]
        start = process_time()
        game.options(question.seat)
        game.view(question.seat)
        seen = process_time()
        action = ask(game, question, bots[question.seat], rng)
        thought = process_time()
        game.play(question.seat, action, question.id)
        spent[0] += seen - start
        spent[1] += thought - seen
        spent[2] += process_time() - thought
        answers += 1
    return answers


def battles_of(board: str, key: str) -> Iterator[Figure]:
    """Figures of a battle between recruits, and of the parts of an answer."""
    battle = overlord.load_scenario(key)
    recruits_fight(battle, 0, [0.0, 0.0, 0.0])  # warm-up: what is computed once per board is not counted
    whole: list[float] = []
    parts: list[list[float]] = [[], [], []]
    for _ in range(RUNS):
        spent = [0.0, 0.0, 0.0]
        answers = sum(recruits_fight(battle, seed, spent) for seed in SEEDS)
        whole.append(sum(spent) / len(SEEDS) * 1e3)
        for part, seconds in zip(parts, spent, strict=True):
            part.append(seconds / answers * 1e6)
    seats = "eight" if board == "26x9" else "two"
    yield Figure(f"{board}: a battle of {seats} recruits", "ms", whole)
    for name, runs in zip(PARTS, parts, strict=True):
        yield Figure(f"{board}: an answer of a recruit, {name}", "us", runs)


def balance() -> Figure:
    """`overlord balance` in one process."""
    battle = overlord.load_scenario("two-bridges")
    bots = who_plays("axis=recruit,allies=recruit", overlord.Game(battle, 1).seats)
    tasks = [Task(battle, 1 + n, bots, 200) for n in range(PORTION)]
    runs = []
    for _ in range(RUNS):
        start = process_time()
        weigh(battle, 1, {}, list(run(tasks, 1)))
        runs.append((process_time() - start) * BALANCE / PORTION)
    return Figure(f"26x9: {BALANCE} battles of balance", "s", runs)


def figures() -> Iterator[Figure]:
    for board, key in BOARDS.items():
        yield from battles_of(board, key)
    yield balance()
