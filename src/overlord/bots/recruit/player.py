"""The recruit itself: has every answer scored and gives the best one; the scorers are in the other modules."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, cast

import msgspec

from overlord.bots.protocol import Budget
from overlord.bots.recruit.mind import Mind
from overlord.bots.recruit.scorers import choice
from overlord.engine.glimpse import Glimpse
from overlord.engine.guess import Guesser, rules_of
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.names import SEAT_OF, camp_of
from overlord.engine.model.rng import Rng
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.view import Question, View

VERSION: Final = "2"  # raised with every change of its answers: balance figures name it
_FOOTPRINT: Final = attrgetter("hex", "camp", "kind", "figures", "strength", "worth", "traits", "waits", "aimed_at")


class Recruit:
    """Scores each answer without looking further ahead. It keeps only a cache of the terrain, so another recruit may
    take over its seat at any time."""

    version = VERSION

    def __init__(self) -> None:
        self._battle: tuple[ScenarioDef, dict[str, object]] | None = None
        self._guesser: Guesser | None = None
        self._key = b""
        self._ground: tuple[object, ...] = ()
        self._land = b""

    def sit(self, battle: ScenarioDef, options: dict[str, object]) -> None:
        """Learn the scenario and the options of the battle, which are public."""
        self._battle = (battle, options)
        self._guesser = None

    def choose(
        self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        """The option with the highest score; the first one if several are equal."""
        if len(options) == 1:
            return options[0]
        return self._consider(self._glimpse(view, question), question, options)

    def _consider(self, glimpse: Glimpse, question: Question, options: Sequence[AnyAction]) -> AnyAction:
        """What it answers, by what its seat may know. A bot that plays where the battle is gets that without a view."""
        return cast(AnyAction, choice(Mind(glimpse, question.kind, SEAT_OF[question.seat], options)))

    def _glimpse(self, view: View, question: Question) -> Glimpse:
        """What the view shows; equal positions get equal keys, so that the recruits of a camp share a survey."""
        guesser = self._open()
        board = guesser.board(view)
        land = self._land_of(view)
        held = tuple([objective.holder for objective in view.objectives])
        layout = (land, held, tuple(map(_FOOTPRINT, view.units)))
        return Glimpse(board, layout, land, view.hands[camp_of(SEAT_OF[question.seat])].size, view.draft)

    def _open(self) -> Guesser:
        """The rules of the battle, read when the first view comes."""
        if self._guesser is None:
            if self._battle is None:
                raise RuntimeError("a recruit must sit down at a battle first")
            battle, options = self._battle
            self._guesser = Guesser(rules_of(battle, options))
            self._key = msgspec.json.encode((battle.key, battle.digest, sorted(options.items())))
            self._ground = ()
        return self._guesser

    def _land_of(self, view: View) -> bytes:
        """A cache key for the current terrain of this battle."""
        ground = (view.hexes, view.mines, view.visibility)
        if ground != self._ground:
            self._ground = ground
            self._land = self._key + msgspec.json.encode(ground)
        return self._land
