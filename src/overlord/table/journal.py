"""What a match writes down: rows that rebuild it, and where it stands; where they are kept is not said here."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from overlord.engine.game import Game
from overlord.table.seats import Place

ACT: Final = "act"
SAY: Final = "say"
UNDO: Final = "undo"
END: Final = "end"
NOBODY: Final = "none"


class Row(NamedTuple):
    """One line of the journal: an answer, a message, a taking back, or an end by agreement."""

    kind: str
    seat: str  # of an end: the camp that wins
    text: str = ""
    channel: str = ""
    digest: str = ""


class Stand(NamedTuple):
    """Where a battle stands, as everybody may know: for lists of tables that nobody has opened."""

    turn: int = 0
    active: str = ""
    asked: str = ""  # the seats that are choosing
    over: str = ""  # the winner, or `none`
    reason: str = ""


class Journal(Protocol):
    """Where a match writes down what happened before anybody is told of it."""

    def entry(self, number: int, row: Row, stand: Stand | None) -> None: ...

    def place(self, place: Place) -> None: ...

    def standing(self, place: Place) -> None: ...

    def sat(self, place: int, person: int) -> None: ...

    def left(self, place: int, person: int) -> None: ...

    def speed(self, speed: str) -> None: ...

    def rematch(self, table: str) -> None: ...


class Damaged(ValueError):
    """A journal that does not lead to the battle it tells of."""


def stand_of(game: Game) -> Stand:
    outcome = game.outcome
    return Stand(
        game.turn,
        game.view(None).active,
        " ".join(question.seat for question in game.waiting()),
        "" if outcome is None else outcome.winner or NOBODY,
        "" if outcome is None else outcome.reason,
    )
