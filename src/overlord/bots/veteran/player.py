"""The veteran itself: remembers what it battled last, and has every answer scored; the scorers are in `answers`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from overlord.bots.recruit.player import Recruit
from overlord.bots.recruit.scorers import choice
from overlord.bots.veteran.answers import SCORERS
from overlord.bots.veteran.mind import VeteranMind
from overlord.engine.glimpse import Glimpse
from overlord.engine.model.actions import AnyAction, Battle
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.names import SEAT_OF
from overlord.engine.view import Question

VERSION: Final = "1"  # raised with every change of its answers: balance figures name it


class Veteran(Recruit):
    """Plans the moves of its units together and prices what the enemy may do in return."""

    version = VERSION

    def __init__(self) -> None:
        super().__init__()
        self._aimed = NOWHERE  # the hex of the enemy that it battled last

    def _consider(self, glimpse: Glimpse, question: Question, options: Sequence[AnyAction]) -> AnyAction:
        """The option with the highest score; the first one if several are equal."""
        about = HEX.get(question.about, NOWHERE)
        mind = VeteranMind(glimpse, question.kind, SEAT_OF[question.seat], options, about, self._aimed)
        found = cast(AnyAction, choice(mind, SCORERS))
        if isinstance(found, Battle):
            self._aimed = HEX[found.target]
        return found
