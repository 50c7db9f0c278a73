"""The bots of one table: each answers from what its seat may know; one that fails is replaced, and no battle stops."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from overlord.bots.arena import ask, seat_bots
from overlord.bots.protocol import Bot
from overlord.bots.registry import bot
from overlord.engine.actions import AnyAction
from overlord.engine.game import Game, Illegal
from overlord.engine.rng import Rng
from overlord.engine.view import Question

STAND_IN = "recruit"
log = logging.getLogger("overlord.table")


class Minds:
    """Bots by seat and name, made when they are first asked."""

    __slots__ = ("_bots", "_game", "_rng")

    def __init__(self, game: Game, rng: Rng) -> None:
        self._game = game
        self._rng = rng
        self._bots: dict[tuple[str, str], Bot] = {}

    def answer(self, question: Question, name: str) -> str:
        """Have the question answered, whatever becomes of the bot; the answer as text."""
        for action in self._choices(question, name):
            try:
                self._game.play(question.seat, action, question.id)
            except Illegal as refused:
                log.warning("bot %s at %s answered %s: %s", name, question.seat, action, refused)
            else:
                return str(action)
        raise RuntimeError(f"no answer to question {question.id} ({question.kind}) is legal")

    def _choices(self, question: Question, name: str) -> Iterator[AnyAction]:
        """What the bot would do, then what its stand-in would, then anything."""
        for who in (name, STAND_IN):
            try:
                yield ask(self._game, question, self._bot(question.seat, who), self._rng)
            except Exception:  # a stranger's bot may fail in any way
                log.exception("bot %s at %s failed", who, question.seat)
        yield from self._game.options(question.seat)

    def _bot(self, seat: str, name: str) -> Bot:
        found = self._bots.get((seat, name))
        if found is None:
            found = bot(name)
            seat_bots(self._game, {seat: found})
            self._bots[seat, name] = found
        return found
