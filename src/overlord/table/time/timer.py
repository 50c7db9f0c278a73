"""How long people have for an answer, if the table sets a limit: counted from when a question opens; off by default."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from overlord.engine.view import Question


class Timer:
    """When each open question to people was asked; with a limit of 0 it counts nothing."""

    __slots__ = ("_since", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._since: dict[int, float] = {}

    def watch(self, questions: Iterable[Question], now: float) -> None:
        """Note the questions that people have to answer, and forget those that are gone."""
        if self.limit:
            self._since = {question.id: self._since.get(question.id, now) for question in questions}

    def restart(self, now: float) -> None:
        """Start the time of all open questions again: time while nobody was at the table does not count."""
        self._since = dict.fromkeys(self._since, now)

    def due(self) -> float | None:
        """When the time of the first of them runs out."""
        return min(self._since.values()) + self.limit if self._since else None

    def is_out(self, question: Question, now: float) -> bool:
        return question.id in self._since and now >= self._since[question.id] + self.limit

    def left(self, question: Question, now: float) -> int:
        """Whole seconds that are left."""
        return max(0, ceil(self._since[question.id] + self.limit - now))

    def counts(self, question: Question) -> bool:
        return question.id in self._since
