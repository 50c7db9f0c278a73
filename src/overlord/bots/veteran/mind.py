"""What the veteran's scorers get: the recruit's mind with the veteran's judgement and plan; no scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overlord.bots.recruit.memo import Memo
from overlord.bots.recruit.mind import Mind, field_of
from overlord.bots.recruit.survey import Survey
from overlord.bots.veteran.judgement import Judgement
from overlord.bots.veteran.plan import Plan
from overlord.bots.veteran.reply import Reply
from overlord.engine.glimpse import Glimpse
from overlord.engine.model.actions import Move
from overlord.engine.model.base import Action
from overlord.engine.model.hexes import NOWHERE

_replies: Final[Memo[Reply]] = Memo(16)
_judgements: Final[Memo[Judgement]] = Memo(16)


class VeteranMind(Mind):
    """One question and everything the veteran needs to answer it."""

    __slots__ = ("_plan", "about", "won")

    def __init__(self, glimpse: Glimpse, kind: str, seat: int, options: Sequence[Action], about: int, won: int) -> None:
        super().__init__(glimpse, kind, seat, options)
        self.about = about  # the hex of the unit that the question is about, or NOWHERE
        self.won = won  # the hex that our last battle was aimed at, or NOWHERE
        self._plan: Plan | None = None

    @property
    def survey(self) -> Survey:
        """The judgement of this position for this camp."""
        return self.judgement

    @property
    def judgement(self) -> Judgement:
        """The same, by its own type."""
        found = self._survey
        if not isinstance(found, Judgement):
            found = self._survey = judgement_of(self.glimpse, self.camp)
        return found

    @property
    def plan(self) -> Plan:
        """Where the units that this seat may move now should go."""
        found = self._plan
        if found is None:
            units = dict.fromkeys([self.unit(a.unit) for a in self.options if isinstance(a, Move)])
            acts = self.board.acts
            ordered = {i: acts[i].orders for i in units if i != NOWHERE and i in acts}
            found = self._plan = Plan(self.judgement, ordered)
        return found


def judgement_of(glimpse: Glimpse, camp: int) -> Judgement:
    """The judgement of a position: worked out once for all veterans of the camp, from public facts only."""
    key = (camp, glimpse.layout)
    found = _judgements.get(key)
    if found is None:
        made = Judgement(glimpse.board, field_of(glimpse, camp), reply_of(glimpse, camp))
        found = _judgements.keep(key, made)
    return found


def reply_of(glimpse: Glimpse, camp: int) -> Reply:
    """The enemy's reply; it stays the same while our units move."""
    board = glimpse.board
    foes = tuple([(unit.hex, unit.kind.key, unit.figures) for unit in board.units if unit.camp != camp])
    key = (camp, glimpse.land, tuple(board.held), foes)
    found = _replies.get(key)
    if found is None:
        found = _replies.keep(key, Reply(board, camp))
    return found
