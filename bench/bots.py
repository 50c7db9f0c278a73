"""Measures the recruit: whole battles with recruits in every seat, and the time per answer; not how well it plays."""

from __future__ import annotations

from time import perf_counter

import overlord
from bench.engine import Row
from overlord.bots.arena import ask, bot_rng, seat_bots
from overlord.bots.protocol import Bot
from overlord.bots.recruit import Recruit


def recruits_fight(battle: overlord.ScenarioDef, seed: int, spent: list[float]) -> int:
    """One battle; `spent` adds up the seconds for view, choice and answer. Returns the number of answers."""
    game = overlord.Game(battle, seed, options={"turn_limit": 200})
    bots: dict[str, Bot] = {seat: Recruit() for seat in game.seats}
    seat_bots(game, bots)
    rng = bot_rng(seed)
    answers = 0
    while questions := game.waiting():
        question = questions[rng.below(len(questions))] if len(questions) > 1 else questions[0]
        start = perf_counter()
        game.options(question.seat)
        game.view(question.seat)
        seen = perf_counter()
        action = ask(game, question, bots[question.seat], rng)
        thought = perf_counter()
        game.play(question.seat, action, question.id)
        spent[0] += seen - start
        spent[1] += thought - seen
        spent[2] += perf_counter() - thought
        answers += 1
    return answers


def figures() -> list[Row]:
    rows: list[Row] = []
    for key, games in (("crossroads", 20), ("two-bridges", 10)):
        battle = overlord.load_scenario(key)
        recruits_fight(battle, 0, [0.0, 0.0, 0.0])  # warm-up: what is computed once per board is not counted
        spent = [0.0, 0.0, 0.0]
        answers = sum(recruits_fight(battle, seed, spent) for seed in range(1, games + 1))
        rows.append((f"{key}: a battle of recruits", sum(spent) / games * 1e3, "ms"))
        for name, seconds in zip(("options and view", "thought", "play"), spent, strict=True):
            rows.append((f"{key}: an answer of a recruit, {name}", seconds / answers * 1e6, "us"))
    return rows
