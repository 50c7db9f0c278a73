"""A bot that takes any listed answer, all equally likely; it has no strategy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overlord.bots.protocol import Budget
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question, View


class RandomBot:
    """Plays at random."""

    needs_view: Final = False

    def choose(
        self, view: View | None, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        """Any of the options."""
        return options[rng.below(len(options))]
