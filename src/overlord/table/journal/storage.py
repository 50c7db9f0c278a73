"""What a match needs from its storage, and the state of a battle in short; the server has the real storage."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from overlord.engine.game import Game
from overlord.table.journal.rows import Row
from overlord.table.people.seats import Place

NOBODY: Final = "none"


class Status(NamedTuple):
    """The state of a battle in short, as everybody may know it: for lists of tables that nobody has open."""

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


class Snapshot(NamedTuple):
    """A match as it stood after a row, so that opening it need not replay the rows before.

    Nothing in a snapshot can be taken back any more, so it stays valid."""

    row: int
    position: str  # the marked position (`Game.snapshot`)
    lines: tuple[str, ...]  # of the battle's log, from the previous snapshot to this one
    undone: int
    answered: tuple[str, ...]  # the seats that have answered so far


class Storage(Protocol):
    """Stores everything about one match that must survive a restart."""

    def add_row(self, number: int, row: Row, status: Status | None, snapshot: Snapshot | None = None) -> None:
        """Add row `number` of the journal, the status if it has changed, and sometimes a snapshot."""

    def add_snapshot(self, snapshot: Snapshot) -> None:
        """Add a snapshot without a row, when a match leaves memory."""

    def save_player(self, place: Place) -> None:
        """Save whether people or a bot play a place."""

    def save_standing_orders(self, place: Place) -> None: ...

    def add_person(self, place: int, person: int) -> None: ...

    def remove_person(self, place: int, person: int) -> None: ...

    def save_speed(self, speed: str) -> None: ...

    def save_rematch(self, table: str) -> None: ...
