"""What a scorer is given: the question, the board as this seat sees it, and the survey of the position; no choosing."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from overlord.bots.recruit.field import Field, Walks, footing
from overlord.bots.recruit.memo import Memo
from overlord.bots.recruit.survey import Survey
from overlord.engine.guess import Board
from overlord.engine.model.base import Action
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.names import CAMPS, camp_of
from overlord.engine.tables.cards import PLAIN, Orders
from overlord.engine.view import Question, View

_FOOTPRINT: Final = attrgetter("hex", "camp", "kind", "figures", "strength", "worth", "traits", "waits", "aimed_at")
_walks: Final[Memo[Walks]] = Memo(16)
_lands: Final[Memo[Walks]] = Memo(64)
_fields: Final[Memo[Field]] = Memo(16)
_surveys: Final[Memo[Survey]] = Memo(16)


class Mind:
    """One question and all that helps to answer it."""

    __slots__ = ("_survey", "board", "camp", "land", "notes", "options", "question", "seat", "view")

    def __init__(
        self,
        land: bytes,
        board: Board,
        view: View,
        question: Question,
        seat: int,
        options: tuple[Action, ...],
    ) -> None:
        self.land = land  # battle and ground by name, for what recruits share
        self.board = board
        self.view = view
        self.question = question
        self.seat = seat
        self.camp = camp_of(seat)
        self.options = options
        self.notes: dict[str, Any] = {}  # what a scorer wants to remember until the answer is given
        self._survey: Survey | None = None

    @property
    def survey(self) -> Survey:
        """This position as this camp looks at it."""
        if self._survey is None:
            self._survey = survey_of(self.land, self.board, self.view, self.camp)
        return self._survey

    def unit(self, name: str) -> int:
        """The number of the unit on a hex; NOWHERE if there is none."""
        return self.board.at[HEX[name]] if name in HEX else NOWHERE

    def order(self, i: int, orders: Orders = PLAIN) -> float:
        """What an order brings to this unit of ours."""
        return self.survey.order(i, orders)

    def note(self, key: str, make: Callable[[], Any]) -> Any:
        """Something worked out once for all answers to this question."""
        if key not in self.notes:
            self.notes[key] = make()
        return self.notes[key]


def survey_of(land: bytes, board: Board, view: View, camp: int) -> Survey:
    """The survey of what a view shows: made once for all recruits of the camp, from public facts only."""
    held = tuple(o.holder for o in view.objectives)
    units = tuple(map(_FOOTPRINT, view.units))
    enemy = CAMPS[1 - camp]
    foes = tuple(unit[:3] for unit in units if unit[1] == enemy)
    return _surveys.of(
        (camp, land, held, units),
        lambda: Survey(
            board,
            _fields.of((camp, land, held, foes), lambda: Field(board, camp, walks_of(land, board))),
        ),
    )


def walks_of(land: bytes, board: Board) -> Walks:
    """Distances on foot; removing wire changes the land, but hardly ever where one can walk."""
    return _lands.of(land, lambda: _walks.of((board.rules.geometry.key, footing(board)), lambda: Walks(board)))


# What an answer is worth; the action is of the type under which the scorer stands in its table.
Scorer = Callable[[Mind, Any], float]
Table = dict[tuple[str, type[Action]], Scorer]
ANY: Final = ""  # in place of a question's kind: whatever is asked
