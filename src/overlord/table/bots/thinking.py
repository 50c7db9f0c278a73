"""The bots of one table: each answers from what its seat may know; if a bot fails, another answer is used instead."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import cast

from overlord.bots.arena import ONE_SECOND, ask, seat_bots
from overlord.bots.protocol import Bot
from overlord.bots.registry import bot
from overlord.engine.game import Game, Illegal
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question, View
from overlord.table.journal.journal import Journal

STAND_IN = "recruit"
log = logging.getLogger("overlord.table")


class Thought:
    """A question for a bot, with all it may see; choosing does not touch the battle, so any thread can do it."""

    __slots__ = ("_bot", "_options", "_rng", "_view", "name", "question")

    def __init__(self, question: Question, name: str, made: Callable[[], Bot], game: Game, rng: Rng) -> None:
        self.question = question
        self.name = name
        self._bot = made
        self._view = game.view(question.seat)
        self._options = game.options(question.seat)
        self._rng = rng

    def choose(self) -> AnyAction | None:
        """The bot's answer; None if the bot fails."""
        try:
            mind = self._bot()
            view = self._view if getattr(mind, "needs_view", True) else cast(View, None)
            return mind.choose(view, self.question, self._options, self._rng, ONE_SECOND)
        except Exception:  # a bot written by somebody else may fail in any way
            log.exception("bot %s at %s failed", self.name, self.question.seat)
            return None


class Bots:
    """The bots of one table by seat and name, each made when it is first asked."""

    __slots__ = ("_bots", "_game", "_journal", "_rng")

    def __init__(self, journal: Journal, rng: Rng) -> None:
        self._journal = journal
        self._game = journal.game
        self._rng = rng
        self._bots: dict[tuple[str, str], Bot] = {}

    def ask(self, question: Question, name: str) -> Thought:
        """Put a question to a bot."""
        return Thought(question, name, lambda: self._bot(question.seat, name), self._game, self._rng)

    def answer(self, thought: Thought, chosen: AnyAction | None) -> None:
        """Answer the question, even if the bot failed."""
        question = thought.question
        for action in self._choices(question, chosen):
            try:
                self._journal.play(question.seat, action, question.id)
            except Illegal as refused:
                log.warning("bot %s at %s answered %s: %s", thought.name, question.seat, action, refused)
            else:
                return
        raise RuntimeError(f"no answer to question {question.id} ({question.kind}) is legal")

    def _choices(self, question: Question, chosen: AnyAction | None) -> Iterator[AnyAction]:
        """The bot's answer, then the answer of a stand-in bot, then any legal answer."""
        if chosen is not None:
            yield chosen
        try:
            yield ask(self._game, question, self._bot(question.seat, STAND_IN), self._rng)
        except Exception:
            log.exception("bot %s at %s failed", STAND_IN, question.seat)
        yield from self._game.options(question.seat)

    def _bot(self, seat: str, name: str) -> Bot:
        found = self._bots.get((seat, name))
        if found is None:
            found = bot(name)
            seat_bots(self._game, {seat: found})
            self._bots[seat, name] = found
        return found
