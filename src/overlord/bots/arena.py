"""Lets bots play a battle: asks them until it is over; no clocks, no people, no rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, cast

from overlord.bots.protocol import Bot, Budget
from overlord.bots.recruit.player import Recruit
from overlord.bots.veteran.player import Veteran
from overlord.engine.game import Game
from overlord.engine.glimpse import glimpse
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng, stream
from overlord.engine.view import Question, View

BOT_STREAM: Final = 101  # separate from the streams of the battle
OURS: Final = (Recruit, Veteran)
ONE_SECOND: Final = Budget(1.0)

Asking: TypeAlias = Callable[
    [Game, Question, Bot, Rng, Budget], AnyAction
]  # how a bot is asked; `ask` is the usual way


def bot_rng(seed: int) -> Rng:
    """The random numbers for bots in the battle with this seed."""
    return stream(seed, BOT_STREAM)


def play_out(
    game: Game, bots: Mapping[str, Bot], rng: Rng, budget: Budget = ONE_SECOND, asking: Asking | None = None
) -> int:
    """Play to the end, with a bot in every seat that is asked; returns the number of answers.
    `asking` stands in for `ask`, for whoever wants to watch the bots think."""
    seat_bots(game, bots)
    answers = 0
    while questions := game.waiting():
        question = questions[rng.below(len(questions))] if len(questions) > 1 else questions[0]
        answer(game, question, bots, rng, budget, asking)
        answers += 1
    return answers


def seat_bots(game: Game, bots: Mapping[str, Bot]) -> None:
    """Tell every bot with a method `sit` which battle this is: scenario and options are public."""
    for bot in bots.values():
        sit = getattr(bot, "sit", None)
        if sit is not None:
            sit(game.battle, game.house)


def answer(
    game: Game,
    question: Question,
    bots: Mapping[str, Bot],
    rng: Rng,
    budget: Budget = ONE_SECOND,
    asking: Asking | None = None,
) -> None:
    """Let the bot of the asked seat answer."""
    action = (asking or ask)(game, question, bots[question.seat], rng, budget)
    game.play(question.seat, action, question.id)


def ask(game: Game, question: Question, bot: Bot, rng: Rng, budget: Budget = ONE_SECOND) -> AnyAction:
    """What a bot would answer, knowing only what its seat may know; with a single option the bot is not asked."""
    options = game.options(question.seat)
    if len(options) == 1:
        return options[0]
    if type(bot) in OURS:  # a bot that is derived from one of them may look at the view itself
        return cast(Recruit, bot)._consider(glimpse(game, question.seat), question, options)
    # None instead of the view is given only to a bot that says it does not need the view.
    view = game.view(question.seat) if getattr(bot, "needs_view", True) else cast(View, None)
    return bot.choose(view, question, options, rng, budget)
