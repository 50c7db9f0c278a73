"""The journal of a match: changes the battle and writes each change down as a row; repeated, the rows rebuild it.

Nothing else at a table changes the battle, so whatever happens is written down before anybody is told of it."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from overlord.engine.game import Game, Illegal
from overlord.engine.model.actions import AnyAction
from overlord.engine.record import line
from overlord.table.journal.rows import ACT, END, SAY, SIGNAL, UNDO, Damaged, Row
from overlord.table.journal.storage import Status, Storage, status_of

CHECK_EVERY: Final = 50  # rows between two digests in the journal


class Journal:
    """The battle of a match, all that was done in it, and the storage that keeps both."""

    def __init__(self, game: Game, storage: Storage) -> None:
        self.game = game
        self.rows = 0
        self.undone = 0  # answers taken back so far
        self._storage = storage
        self._status: Status | None = None  # as it was last stored
        self._logged = game.entries  # entries of the battle's log that the rows so far tell of
        self._answered: list[str] = []  # the seats that answered, in order, without what was taken back

    @classmethod
    def opened(cls, game: Game, storage: Storage, rows: Iterable[Row], other_rules: bool) -> Journal:
        """Rebuild a match: the one place where rows become a battle again, that of `game` at its beginning.

        Every row is repeated, what was taken back included, so that even the ids of questions agree. Under other
        rules than those it was played by, every row must also lead to the events of then."""
        journal = cls(game, storage)
        for number, row in enumerate(rows, 1):
            try:
                journal._repeat(row)
                journal._compare(row, other_rules)
            except Illegal as refused:
                raise Damaged(f"row {number}: {refused}") from None
            journal.rows = number
        return journal

    # ---- what happens ---------------------------------------------------------------------------

    def play(self, seat: str, action: AnyAction | str, question: int | None = None) -> None:
        self.game.play(seat, action, question)
        self._answered.append(seat)
        self._write(Row(ACT, seat, str(action)))

    def say(self, seat: str, channel: str, text: str) -> None:
        self.game.say(seat, channel, text)
        self._write(Row(SAY, seat, text, channel))

    def signal(self, seat: str, channel: str, signal: str, place: str) -> None:
        self.game.signal(seat, channel, signal, place)
        self._write(Row(SIGNAL, seat, f"{signal} {place}".rstrip(), channel))

    def undo(self, seat: str) -> None:
        """Take back the last answer of a seat."""
        self.game.undo(seat)
        self._took_back(seat)
        self._write(Row(UNDO, seat))

    def end(self, winner: str | None, reason: str) -> None:
        self.game.end(winner, reason)
        self._write(Row(END, winner or "", reason))

    def last_to_answer(self, seats: Container[str]) -> str:
        """The one of these seats that gave the last answer, which is the one to take back."""
        for seat in reversed(self._answered):
            if seat in seats:
                return seat
        raise Illegal("nothing-to-undo", {})

    # ---- rows -----------------------------------------------------------------------------------

    def _write(self, row: Row) -> None:
        """Store what was just done: the one place where a row is written."""
        self.rows += 1
        if self.rows % CHECK_EVERY == 0:
            row = row._replace(digest=self.game.digest())
        row = row._replace(line=self._new_line())
        status = status_of(self.game)
        self._storage.add_row(self.rows, row, None if status == self._status else status)
        self._status = status
        self.game.mark()

    def _new_line(self) -> str:
        """What the last row added to the record of the battle."""
        new = self.game.written(self._logged)
        self._logged = self.game.entries
        return line(new[0]) if new else ""

    def _repeat(self, row: Row) -> None:
        if row.kind == SAY:
            self.game.say(row.seat, row.channel, row.text)
        elif row.kind == SIGNAL:
            signal, _, place = row.text.partition(" ")
            self.game.signal(row.seat, row.channel, signal, place)
        elif row.kind == UNDO:
            self.game.undo(row.seat)
            self._took_back(row.seat)
        elif row.kind == END:
            self.game.end(row.seat or None, row.text)
        else:
            self.game.play(row.seat, row.text)
            self._answered.append(row.seat)
        self.game.mark()

    def _compare(self, row: Row, other_rules: bool) -> None:
        if other_rules and row.line:
            same = self._new_line() == row.line
        else:
            self._logged = self.game.entries
            same = not row.digest or row.digest == self.game.digest()
        if not same:
            raise Illegal("digest-differs", {})

    def _took_back(self, seat: str) -> None:
        del self._answered[max(n for n, answered in enumerate(self._answered) if answered == seat)]
        self.undone += 1
