"""A bot that answers at random but prefers rare answers: Combat cards, airplanes, exits; it does not use the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bench.whims import RARE
from overlord.bots.protocol import Budget
from overlord.engine.model.actions import AnyAction, Battle, Choose, Discard, Exit, Order, Reroll
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question, View

LIKED: Final = ((*RARE, Exit, Reroll, Discard, Choose), (Battle, Order))


class Eager:
    """Every second time it takes a rare answer if there is one, else a battle or an order."""

    needs_view: Final = False

    def choose(
        self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        for liked in LIKED:
            some = [option for option in options if isinstance(option, liked)]
            if some and rng.below(2):
                return some[rng.below(len(some))]
        return options[rng.below(len(options))]
