"""What a scorer gets: the question, the board as this seat sees it, and the survey of the position; no scores."""

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
    """One question and everything needed to answer it."""

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
        self.land = land  # a key for battle and terrain, for the shared caches
        self.board = board
        self.view = view
        self.question = question
        self.seat = seat
        self.camp = camp_of(seat)
        self.options = options
        self.notes: dict[str, Any] = {}  # what scorers remember until the answer is given
        self._survey: Survey | None = None

    @property
    def survey(self) -> Survey:
        """The survey of this position for this camp."""
        if self._survey is None:
            self._survey = survey_of(self.land, self.board, self.view, self.camp)
        return self._survey

    def unit(self, name: str) -> int:
        """The number of the unit on a hex; NOWHERE if there is none."""
        return self.board.at[HEX[name]] if name in HEX else NOWHERE

    def order(self, i: int, orders: Orders = PLAIN) -> float:
        """The value of an order for this unit of ours."""
        return self.survey.order(i, orders)

    def note(self, key: str, make: Callable[[], Any]) -> Any:
        """A value that is computed once for all answers to this question."""
        if key not in self.notes:
            self.notes[key] = make()
        return self.notes[key]


def survey_of(land: bytes, board: Board, view: View, camp: int) -> Survey:
    """The survey of a view: computed once for all recruits of the camp, from public facts only."""
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
    """Walking distances; cached by where units can walk, which removing wire hardly ever changes."""
    return _lands.of(land, lambda: _walks.of((board.rules.geometry.key, footing(board)), lambda: Walks(board)))


# Returns the value of an answer; the action has the type under which the scorer is listed in its table.
Scorer = Callable[[Mind, Any], float]
Table = dict[tuple[str, type[Action]], Scorer]
ANY: Final = ""  # instead of a question's kind: any question
