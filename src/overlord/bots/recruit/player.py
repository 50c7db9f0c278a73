"""The recruit itself: has every answer scored and gives the best one; the scorers are in the other modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from overlord.bots.protocol import Budget
from overlord.bots.recruit.mind import Mind
from overlord.bots.recruit.scorers import score
from overlord.engine.guess import Guesser, rules_of
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.names import SEAT_OF
from overlord.engine.model.rng import Rng
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.view import Question, View

VERSION: Final = "2"  # raised with every change of its answers: balance figures name it


class Recruit:
    """Scores each answer without looking further ahead. It keeps only a cache of the terrain, so another recruit may
    take over its seat at any time."""

    version: Final = VERSION

    def __init__(self) -> None:
        self._guesser: Guesser | None = None
        self._battle = b""
        self._ground: tuple[object, ...] = ()
        self._land = b""

    def sit(self, battle: ScenarioDef, options: dict[str, object]) -> None:
        """Learn the scenario and the options of the battle, which are public."""
        self._guesser = Guesser(rules_of(battle, options))
        self._battle = msgspec.json.encode((battle.key, battle.digest, sorted(options.items())))
        self._ground = ()

    def choose(
        self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        """The option with the highest score; the first one if several are equal."""
        if len(options) == 1:
            return options[0]
        if self._guesser is None:
            raise RuntimeError("a recruit must sit down at a battle first")
        seat = SEAT_OF[question.seat]
        board = self._guesser.board(view)
        mind = Mind(self._land_of(view), board, view, question, seat, tuple(options))
        best, most = options[0], score(mind, options[0])
        for option in options[1:]:
            value = score(mind, option)
            if value > most:
                best, most = option, value
        return best

    def _land_of(self, view: View) -> bytes:
        """A cache key for the current terrain of this battle."""
        ground = (view.hexes, view.mines, view.visibility)
        if ground != self._ground:
            self._ground = ground
            self._land = self._battle + msgspec.json.encode(ground)
        return self._land
