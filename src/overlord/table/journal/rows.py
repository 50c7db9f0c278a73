"""What a match writes down: rows that rebuild it, and where it stands; where they are kept is not said here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from overlord.engine.game import Game
from overlord.engine.record import Entry, line
from overlord.table.people.seats import Place

ACT: Final = "act"
SAY: Final = "say"
SIGNAL: Final = "signal"
UNDO: Final = "undo"
END: Final = "end"
NOBODY: Final = "none"


class Row(NamedTuple):
    """One line of the journal: an answer, a message, a signal, a taking back, or an end by agreement."""

    kind: str
    seat: str  # of an end: the camp that wins
    text: str = ""  # of a signal: its key, and the hex it speaks of
    channel: str = ""
    digest: str = ""
    line: str = ""  # as it stands in the record of the battle, with its events


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


def record_of(header: str, rows: Iterable[Row]) -> str:
    """The record that a journal makes by itself, where its rules are no longer played: as it was written then."""
    kept: list[tuple[str, str]] = []  # seat and line
    for row in rows:
        if row.kind == UNDO:
            del kept[max(n for n, (seat, _) in enumerate(kept) if seat == row.seat)]
        elif row.kind == SAY:
            kept.append(("", row.line or line(Entry(seat=row.seat, channel=row.channel, text=row.text))))
        elif row.kind == SIGNAL:
            signal, _, place = row.text.partition(" ")
            entry = Entry(seat=row.seat, channel=row.channel, signal=signal, hex=place)
            kept.append(("", row.line or line(entry)))
        elif row.kind == END:
            kept.append(("", row.line or line(Entry(ended=row.text, winner=row.seat))))
        else:
            kept.append((row.seat, row.line or line(Entry(seat=row.seat, action=row.text))))
    return "\n".join([header.strip(), *(text for _, text in kept)]) + "\n"


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
