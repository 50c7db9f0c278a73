"""What a match needs of the place where it is stored, and where a battle stands; the server has the real one."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from overlord.engine.game import Game
from overlord.table.journal.rows import Row
from overlord.table.people.seats import Place

NOBODY: Final = "none"


class Status(NamedTuple):
    """Where a battle stands, as everybody may know: for lists of tables that nobody has opened."""

    turn: int = 0
    active: str = ""
    asked: str = ""  # the seats that are choosing
    over: str = ""  # the winner, or `none`
    reason: str = ""


def status_of(game: Game) -> Status:
    outcome = game.outcome
    return Status(
        game.turn,
        game.view(None).active,
        " ".join(question.seat for question in game.waiting()),
        "" if outcome is None else outcome.winner or NOBODY,
        "" if outcome is None else outcome.reason,
    )


class Storage(Protocol):
    """Where everything about one match is stored that must survive the program."""

    def add_row(self, number: int, row: Row, status: Status | None) -> None:
        """Row `number` of the journal, and where the battle stands then if that has changed."""

    def save_player(self, place: Place) -> None:
        """Whether people or a bot play a place."""

    def save_standing_orders(self, place: Place) -> None: ...

    def add_person(self, place: int, person: int) -> None: ...

    def remove_person(self, place: int, person: int) -> None: ...

    def save_speed(self, speed: str) -> None: ...

    def save_rematch(self, table: str) -> None: ...
