"""What a scorer gets: the question, the board as this seat sees it, and the survey of the position; no scores."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from overlord.bots.recruit.field import Field, Walks, footing
from overlord.bots.recruit.memo import Memo
from overlord.bots.recruit.survey import Survey
from overlord.engine.glimpse import Glimpse
from overlord.engine.guess import Board
from overlord.engine.model.base import Action
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.names import camp_of
from overlord.engine.tables.cards import PLAIN, Orders

_walks: Final[Memo[Walks]] = Memo(16)
_lands: Final[Memo[Walks]] = Memo(64)
_fields: Final[Memo[Field]] = Memo(16)
_surveys: Final[Memo[Survey]] = Memo(16)


class Mind:
    """One question and everything needed to answer it."""

    __slots__ = ("_survey", "board", "camp", "glimpse", "kind", "notes", "options", "seat")

    def __init__(self, glimpse: Glimpse, kind: str, seat: int, options: Sequence[Action]) -> None:
        self.glimpse = glimpse
        self.board: Board = glimpse.board
        self.kind = kind  # what is asked
        self.seat = seat
        self.camp = camp_of(seat)
        self.options = options
        self.notes: dict[str, Any] = {}  # what scorers remember until the answer is given
        self._survey: Survey | None = None

    @property
    def survey(self) -> Survey:
        """The survey of this position for this camp."""
        found = self._survey
        if found is None:
            found = self._survey = survey_of(self.glimpse, self.camp)
        return found

    def unit(self, name: str) -> int:
        """The number of the unit on a hex; NOWHERE if there is none."""
        h = HEX.get(name, NOWHERE)
        return self.board.at[h] if h != NOWHERE else NOWHERE

    def order(self, i: int, orders: Orders = PLAIN) -> float:
        """The value of an order for this unit of ours."""
        return self.survey.order(i, orders)

    def note(self, key: str, make: Callable[[], Any]) -> Any:
        """A value that is computed once for all answers to this question."""
        if key not in self.notes:
            self.notes[key] = make()
        return self.notes[key]


def survey_of(glimpse: Glimpse, camp: int) -> Survey:
    """The survey of a position: computed once for all recruits of the camp, from public facts only."""
    key = (camp, glimpse.layout)
    found = _surveys.get(key)
    if found is None:
        found = _surveys.keep(key, Survey(glimpse.board, field_of(glimpse, camp)))
    return found


def field_of(glimpse: Glimpse, camp: int) -> Field:
    """The field for the enemy's units and the objectives of this position; it stays the same while our units move."""
    board = glimpse.board
    foes = tuple([unit.hex * 4 + unit.kind.category for unit in board.units if unit.camp != camp])
    key = (camp, glimpse.land, tuple(board.held), foes)
    found = _fields.get(key)
    if found is None:
        found = _fields.keep(key, Field(board, camp, walks_of(glimpse.land, board)))
    return found


def walks_of(land: Hashable, board: Board) -> Walks:
    """Walking distances; cached by where units can walk, which removing wire hardly ever changes."""
    found = _lands.get(land)
    if found is None:
        key = (board.rules.geometry.key, footing(board))
        found = _walks.get(key)
        if found is None:
            found = _walks.keep(key, Walks(board))
        _lands.keep(land, found)
    return found


# Returns the value of an answer, from the mind of its bot and the action, which has the type under which the scorer
# is listed in its table.
Scorer = Callable[[Any, Any], float]
Table = dict[tuple[str, type[Action]], Scorer]
ANY: Final = ""  # instead of a question's kind: any question
