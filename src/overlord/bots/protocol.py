"""The interface of a bot: it chooses one of the listed answers from what its seat may know; there is no bot here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question, View


class Budget:
    """How long a bot may think about one answer."""

    __slots__ = ("seconds",)

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds


class Bot(Protocol):
    """A player in one seat. A bot with the attribute `needs_view = False` gets None instead of the view.
    A bot with a method `sit(battle, options)` is told which battle it is before the first question.

    >>> class First:
    ...     def choose(self, view, question, options, rng, budget):
    ...         return options[0]
    >>> overlord.bots.check_bot(First, overlord.load_scenario("crossroads"))
    []
    """

    def choose(
        self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        """Choose one of the options; any random choice must come from `rng`."""
        ...
