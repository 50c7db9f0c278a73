"""What happened at a table, row by row: written down before anybody is told, and repeated to stand there again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlord.engine.game import Game, Illegal
from overlord.engine.record import line
from overlord.table.journal.rows import ACT, END, SAY, SIGNAL, UNDO, Damaged, Row
from overlord.table.journal.storage import Status, Storage, status_of
from overlord.table.people.gathering import Gathering
from overlord.table.people.seats import Seats

CHECK_EVERY: Final = 50  # rows between two digests in the journal


class Chronicle(Gathering):
    """The people of a battle and all that they and their bots did in it."""

    def __init__(
        self, key: str, game: Game, seats: Seats, journal: Storage, seeded: bool, clock: Callable[[], float]
    ) -> None:
        super().__init__(key, game, seats, journal, seeded, clock)
        self.rows = 0
        self._stood: Status | None = None
        self._entries = game.entries
        self._answered: list[str] = []  # the seats that answered, in order, without what was taken back

    def _acted(self, seat: str, text: str) -> None:
        self._answered.append(seat)
        self._write(Row(ACT, seat, text))

    def _write(self, row: Row) -> None:
        self.rows += 1
        if self.rows % CHECK_EVERY == 0:
            row = row._replace(digest=self.game.digest())
        row = row._replace(line=self._line())
        stand = status_of(self.game)
        self._journal.add_row(self.rows, row, None if stand == self._stood else stand)
        self._stood = stand
        self.game.mark()
        self._watch()

    def _line(self) -> str:
        """What the last row added to the record."""
        new = self.game.written(self._entries)
        self._entries = self.game.entries
        return line(new[0]) if new else ""

    def _replay(self, rows: list[Row], other_rules: bool) -> None:
        """Stand where the journal ends: every row again, what was taken back included, so that even the ids agree.

        Under other rules than those it was played by, every row must also lead to the events of then."""
        for number, row in enumerate(rows, 1):
            try:
                self._repeat(row)
                self._compare(row, other_rules)
            except Illegal as refused:
                raise Damaged(f"row {number}: {refused}") from None
        self.rows = len(rows)
        self._entries = self.game.entries

    def _compare(self, row: Row, other_rules: bool) -> None:
        if other_rules and row.line:
            same = self._line() == row.line
        else:
            self._entries = self.game.entries
            same = not row.digest or row.digest == self.game.digest()
        if not same:
            raise Illegal("digest-differs", {})

    def _repeat(self, row: Row) -> None:
        if row.kind == SAY:
            self.game.say(row.seat, row.channel, row.text)
        elif row.kind == SIGNAL:
            signal, _, place = row.text.partition(" ")
            self.game.signal(row.seat, row.channel, signal, place)
        elif row.kind == UNDO:
            self.game.undo(row.seat)
            del self._answered[max(n for n, seat in enumerate(self._answered) if seat == row.seat)]
            self.readers.story += 1
        elif row.kind == END:
            self.game.end(row.seat or None, row.text)
        else:
            self.game.play(row.seat, row.text)
            self._answered.append(row.seat)
        self.game.mark()
