"""The journal of a match: changes the battle and writes each change as a row; replaying the rows rebuilds it.

Nothing else at a table changes the battle, so everything is written down before anybody is told of it."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final, NamedTuple

from overlord.engine.game import Game, Illegal
from overlord.engine.model.actions import AnyAction
from overlord.engine.record import line
from overlord.table.journal.rows import ACT, END, SAY, SIGNAL, UNDO, Damaged, Row
from overlord.table.journal.storage import Snapshot, Status, Storage, status_of

CHECK_EVERY: Final = 50  # rows between two digests in the journal
SNAPSHOT_EVERY: Final = 25  # least number of rows between two snapshots


class _Marked(NamedTuple):
    """What goes with the position that the battle has marked, so that a snapshot of it can be made later."""

    row: int
    entries: int
    undone: int
    answered: tuple[str, ...]


class Journal:
    """The battle of a match, everything done in it, and the storage for both."""

    def __init__(self, game: Game, storage: Storage) -> None:
        self.game = game
        self.rows = 0
        self.undone = 0  # answers taken back so far
        self._storage = storage
        self._status: Status | None = None  # as last stored
        self._logged = game.entries  # number of log entries of the battle covered by the rows so far
        self._answered: list[str] = []  # the seats that answered, in order, without answers taken back
        game.mark()
        self._marked = _Marked(0, game.entries, 0, ())
        self._kept = self._marked  # of the last snapshot
        self._since_older = False  # whether it continues from a position of older rules that is not stored yet

    @classmethod
    def opened(
        cls, game: Game, storage: Storage, rows: Iterable[Row], other_rules: bool, since: Snapshot | None = None
    ) -> Journal:
        """Rebuild a match from its rows. Only this method turns rows back into a battle.

        `game` is the battle at its beginning, or at the snapshot `since`; `rows` are those that came after. Every
        row is replayed, including answers taken back, so that even the ids of questions agree. If the battle was
        played under other rules, every row must also lead to the same events as then."""
        journal = cls(game, storage)
        if since is not None:
            journal._resume(since, other_rules)
        for number, row in enumerate(rows, journal.rows + 1):
            try:
                journal._repeat(row)
                journal._compare(row, other_rules)
            except Illegal as refused:
                raise Damaged(f"row {number}: {refused}") from None
            journal.rows = number
            journal._mark()
        return journal

    def _resume(self, since: Snapshot, older: bool) -> None:
        self.rows = since.row
        self.undone = since.undone
        self._answered = list(since.answered)
        self._since_older = older
        self._marked = _Marked(since.row, self.game.entries, since.undone, since.answered)
        self._kept = self._marked._replace(entries=len(since.lines))  # a change of rules adds one entry

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
        """The one of these seats that answered last; its answer is the one to take back."""
        for seat in reversed(self._answered):
            if seat in seats:
                return seat
        raise Illegal("nothing-to-undo", {})

    # ---- rows -----------------------------------------------------------------------------------

    def _write(self, row: Row) -> None:
        """Store what was just done. Only this method writes a row."""
        self.rows += 1
        if self.rows % CHECK_EVERY == 0:
            row = row._replace(digest=self.game.digest())
        row = row._replace(line=self._new_line())
        status = status_of(self.game)
        self._mark()
        snapshot = self._snapshot() if self._marked.row - self._kept.row >= SNAPSHOT_EVERY else None
        self._storage.add_row(self.rows, row, None if status == self._status else status, snapshot)
        self._status = status

    def rest(self) -> None:
        """The match leaves memory: store the last position that can no longer be taken back."""
        if self._marked.row > self._kept.row:
            self._storage.add_snapshot(self._snapshot())

    def keep_change(self) -> bool:
        """If a battle of older rules has just switched to today's rules, store the position; whether it did."""
        if not self._since_older:
            return False
        self._since_older = False
        self._storage.add_snapshot(self._snapshot())
        return True

    def _mark(self) -> None:
        if self.game.mark():
            seats = tuple(dict.fromkeys(self._answered))
            self._marked = _Marked(self.rows, self.game.entries, self.undone, seats)

    def _snapshot(self) -> Snapshot:
        """The marked position, with the log since the last snapshot; neither can change any more."""
        since, self._kept = self._kept, self._marked
        first = since.entries if since.row else 0  # the first snapshot also holds what happened before the first row
        new = self.game.written(first)[: self._marked.entries - first]
        lines = tuple(line(entry) for entry in new)
        return Snapshot(self._marked.row, self.game.snapshot(), lines, self._marked.undone, self._marked.answered)

    def _new_line(self) -> str:
        """What the last row added to the battle's record."""
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

    def _compare(self, row: Row, other_rules: bool) -> None:
        if other_rules and row.line:
            same = self._new_line() == row.line
        else:  # a digest made under other rules cannot be compared
            self._logged = self.game.entries
            same = other_rules or not row.digest or row.digest == self.game.digest()
        if not same:
            raise Illegal("digest-differs", {})

    def _took_back(self, seat: str) -> None:
        del self._answered[max(n for n, answered in enumerate(self._answered) if answered == seat)]
        self.undone += 1
