"""Bots at a table: asks them until a battle is over; no clocks, no people, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from overlord.bots.protocol import Bot, Budget
from overlord.engine.game import Game
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng, stream
from overlord.engine.view import Question, View

BOT_STREAM: Final = 101  # apart from the streams of the battle itself
ONE_SECOND: Final = Budget(1.0)


def bot_rng(seed: int) -> Rng:
    """The chance that bots draw from in the battle of this seed."""
    return stream(seed, BOT_STREAM)


def play_out(game: Game, bots: Mapping[str, Bot], rng: Rng, budget: Budget = ONE_SECOND) -> int:
    """Play to the end, with a bot in every seat that is asked; returns the number of answers."""
    seat_bots(game, bots)
    answers = 0
    while questions := game.waiting():
        answer(game, questions[rng.below(len(questions))] if len(questions) > 1 else questions[0], bots, rng, budget)
        answers += 1
    return answers


def seat_bots(game: Game, bots: Mapping[str, Bot]) -> None:
    """Tell every bot that wants to know which battle this is: scenario and options are public."""
    for bot in bots.values():
        sit = getattr(bot, "sit", None)
        if sit is not None:
            sit(game.battle, game.house)


def answer(game: Game, question: Question, bots: Mapping[str, Bot], rng: Rng, budget: Budget = ONE_SECOND) -> None:
    """Let the bot of the seat that is asked answer."""
    game.play(question.seat, ask(game, question, bots[question.seat], rng, budget), question.id)


def ask(game: Game, question: Question, bot: Bot, rng: Rng, budget: Budget = ONE_SECOND) -> AnyAction:
    """What a bot would answer; it sees what that seat may know and nothing else. Nobody is asked without a choice."""
    options = game.options(question.seat)
    if len(options) == 1:
        return options[0]
    # None in place of the view goes only to a bot that declares that it does not look at it.
    view = game.view(question.seat) if getattr(bot, "needs_view", True) else cast(View, None)
    return bot.choose(view, question, options, rng, budget)
