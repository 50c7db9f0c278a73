"""Checks that a bot gives legal, repeatable and timely answers; not how well it plays."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from overlord.bots.arena import ask, bot_rng, seat_bots
from overlord.bots.protocol import Bot, Budget
from overlord.engine.model.scenario import ScenarioDef
from overlord.library.game import Game


def check_bot(make: Callable[[], Bot], battle: ScenarioDef, seed: int = 1, seconds: float = 1.0) -> list[str]:
    """Let the bot play one battle in all seats, twice, and return the problems found; none for a good bot."""
    problems: list[str] = []
    first = _story(make, battle, seed, seconds, problems)
    if not problems and _story(make, battle, seed, seconds, problems) != first:
        problems.append("the same seed gave other answers the second time")
    return problems


def _story(make: Callable[[], Bot], battle: ScenarioDef, seed: int, seconds: float, problems: list[str]) -> str:
    game = Game(battle, seed, options={"turn_limit": 60})
    bots = {seat: make() for seat in game.seats}
    seat_bots(game, bots)
    rng = bot_rng(seed)
    while questions := game.waiting():
        question = questions[0]
        before = game.digest()
        start = perf_counter()
        action = ask(game, question, bots[question.seat], rng, Budget(seconds))
        spent = perf_counter() - start
        where = f"question {question.id} ({question.kind}) to {question.seat}"
        if spent > 10 * seconds:
            problems.append(f"{where}: {spent:.1f} s for a budget of {seconds} s")
        if game.digest() != before:
            problems.append(f"{where}: the battle changed while the bot was thinking")
        if action not in game.options(question.seat):
            problems.append(f"{where}: {action} was not listed")
        if problems:
            return ""
        game.play(question.seat, action, question.id)
    return game.record()
