"""Plays one battle between bots and says how it ended; it neither chooses the battles nor counts them."""

from __future__ import annotations

from typing import NamedTuple

from overlord.bots.arena import Asking, bot_rng, play_out
from overlord.bots.registry import bot
from overlord.engine.model.scenario import ScenarioDef
from overlord.library.game import Game


class Task(NamedTuple):
    """One battle to play, possibly in another process."""

    battle: ScenarioDef
    seed: int
    bots: dict[str, str]  # seat -> name of its bot
    turn_limit: int


class Result(NamedTuple):
    """How it ended."""

    seed: int
    winner: str | None
    reason: str
    turns: int
    medals: dict[str, int]
    answers: int


def fight(task: Task, asking: Asking | None = None) -> Result:
    game = Game(task.battle, task.seed, options={"turn_limit": task.turn_limit})
    bots = {seat: bot(name) for seat, name in task.bots.items()}
    answers = play_out(game, bots, bot_rng(task.seed), asking=asking)
    outcome = game.outcome
    assert outcome is not None
    return Result(task.seed, outcome.winner, outcome.reason, game.turn, outcome.medals, answers)
