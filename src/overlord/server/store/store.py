"""What survives a restart: people, tables, and every answer before anybody is told of it; it knows rows, not rules."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import time
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from overlord.server.store.migrations import MIGRATIONS
from overlord.table.journal.rows import Row
from overlord.table.journal.storage import Snapshot, Status
from overlord.table.people.seats import WATCH, Place

SET_STATUS: Final = "INSERT OR REPLACE INTO stand VALUES (?, ?, ?, ?, ?, ?)"


class StoreError(ValueError):
    """A file that cannot be used as the store."""


class Stored(NamedTuple):
    """A table as it is stored."""

    id: str
    owner: int
    header: str
    seeded: bool
    speed: str
    clock: int = 0
    rematch: str = ""


class Listed(NamedTuple):
    """A table in somebody's list."""

    id: str
    battle: str
    begun: float
    turn: int
    active: str
    asked: str
    over: str
    reason: str
    place: int
    seats: str
    owner: bool


def hashed(token: str) -> bytes:
    """What is stored of a secret. Tokens are 128 random bits, so nobody can guess a token from a plain hash."""
    return hashlib.sha256(token.encode()).digest()


class Store:
    """One SQLite file. It is called in the event loop: a commit takes less time than handing it to a thread."""

    def __init__(self, path: Path | str) -> None:
        if path != ":memory:":
            _make_private(Path(path))
        try:
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from None
        try:
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")  # a power cut loses no acknowledged answer
            self._db.execute("PRAGMA fullfsync = ON")  # nor on macOS, where a plain fsync stops at the drive's cache
            self._db.execute("PRAGMA foreign_keys = ON")
            self._db.execute("PRAGMA busy_timeout = 5000")
            self._migrate()
        except (sqlite3.Error, StoreError) as error:
            self._db.close()  # Windows does not let an open file be moved or removed
            raise error if isinstance(error, StoreError) else StoreError(f"{path}: {error}") from None

    def close(self) -> None:
        self._db.close()

    @staticmethod
    def copy(path: Path, to: Path) -> int:
        """Copy a store into a single file, even while a server writes to it; returns how many tables it has."""
        part = to.with_name(f"{to.name}.part")
        _make_private(part)
        try:
            with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as old:
                old.execute("SELECT count(*) FROM game").fetchone()
                with closing(sqlite3.connect(part)) as new:
                    old.backup(new)
                    new.execute("PRAGMA journal_mode = DELETE")
                    tables = int(new.execute("SELECT count(*) FROM game").fetchone()[0])
            part.replace(to)
        except (sqlite3.Error, OSError) as error:
            part.unlink(missing_ok=True)
            raise StoreError(f"{path}: {error}") from None
        return tables

    def _migrate(self) -> None:
        version = int(self._db.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise StoreError(f"the store has version {version}; this program knows version {len(MIGRATIONS)}")
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            try:
                self._db.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
            except sqlite3.Error:
                if self._db.in_transaction:
                    self._db.rollback()
                raise

    @contextmanager
    def together(self) -> Iterator[None]:
        """One transaction: everything in it or nothing."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.rollback()
            raise
        self._db.commit()

    # ---- people ---------------------------------------------------------------------------------

    def new_person(self, token: str, name: str = "") -> int:
        made = self._db.execute("INSERT INTO person (secret, name) VALUES (?, ?)", (hashed(token), name))
        return int(made.lastrowid or 0)

    def person(self, token: str) -> int | None:
        row = self._db.execute("SELECT id FROM person WHERE secret = ?", (hashed(token),)).fetchone()
        return None if row is None else int(row[0])

    def name(self, person: int) -> str:
        row = self._db.execute("SELECT name FROM person WHERE id = ?", (person,)).fetchone()
        return "" if row is None else str(row[0])

    def rename(self, person: int, name: str) -> None:
        self._db.execute("UPDATE person SET name = ? WHERE id = ?", (name, person))

    # ---- tables ---------------------------------------------------------------------------------

    def new_table(
        self,
        table: Stored,
        battle: str,
        status: Status,
        places: Iterable[tuple[Place, str]],
        watch: str,
        holders: Iterable[tuple[int, int]],
    ) -> None:
        """Add a table with the tokens of its places and its spectators, and who sits where."""
        with self.together():
            self._db.execute(
                """INSERT INTO game (id, owner, header, seeded, speed, clock, rematch, battle, watch, begun)
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                (*table, battle, hashed(watch), time.time()),
            )
            self._db.executemany(
                "INSERT INTO seat (game, place, seats, bot, by_bot, secret) VALUES (?, ?, ?, ?, ?, ?)",
                [(table.id, p.number, " ".join(p.seats), p.bot, p.by_bot, hashed(token)) for p, token in places],
            )
            self._db.executemany(
                "INSERT INTO holder VALUES (?, ?, ?)", [(table.id, place, person) for place, person in holders]
            )
            self._db.execute(SET_STATUS, (table.id, *status))

    def table(self, key: str) -> Stored | None:
        row = self._db.execute(
            "SELECT id, owner, header, seeded, speed, clock, rematch FROM game WHERE id = ?", (key,)
        ).fetchone()
        return None if row is None else Stored(row[0], row[1], row[2], bool(row[3]), row[4], row[5], row[6])

    def remove(self, key: str) -> None:
        self._db.execute("DELETE FROM game WHERE id = ?", (key,))

    def tables_of(self, person: int) -> list[Listed]:
        """The tables of a person, newest first, one row for each place."""
        rows = self._db.execute(
            """SELECT game.id, battle, begun, turn, active, asked, stand.over, reason,
                      holder.place, coalesce(seats, ''), game.owner = holder.person
               FROM holder JOIN game ON game.id = holder.game JOIN stand ON stand.game = game.id
               LEFT JOIN seat ON seat.game = holder.game AND seat.place = holder.place
               WHERE person = ? ORDER BY begun DESC, holder.place""",
            (person,),
        )
        return [Listed._make((*row[:-1], bool(row[-1]))) for row in rows]

    def ended(self, key: str) -> tuple[str, str]:
        """The winner, or `none`, and the reason; both empty while the battle lasts."""
        row = self._db.execute("SELECT over, reason FROM stand WHERE game = ?", (key,)).fetchone()
        return ("", "") if row is None else (str(row[0]), str(row[1]))

    def set_status(self, key: str, status: Status, header: str = "") -> None:
        """Set a status that differs from the journal; with a new header if the battle continues under other rules."""
        with self.together():
            self._db.execute(SET_STATUS, (key, *status))
            if header:
                self._db.execute("UPDATE game SET header = ? WHERE id = ?", (header, key))
                self._db.execute("UPDATE entry SET digest = '' WHERE game = ?", (key,))  # from older rules

    def places(self, key: str) -> list[Place]:
        rows = self._db.execute(
            "SELECT place, seats, bot, by_bot, standing, holding FROM seat WHERE game = ? ORDER BY place", (key,)
        )
        found: list[Place] = []
        for number, seats, bot, by_bot, standing, holding in rows:
            place = Place(number, tuple(seats.split()), bot, bool(by_bot))
            place.standing = frozenset(standing.split())
            place.holding = bool(holding)
            found.append(place)
        return found

    def holders(self, key: str) -> list[tuple[int, int, str]]:
        """Place, person and name of everybody who has sat down at a table."""
        return self._db.execute(
            "SELECT place, person, name FROM holder JOIN person ON person.id = person WHERE game = ? ORDER BY person",
            (key,),
        ).fetchall()

    def entries(self, key: str, after: int = 0) -> list[Row]:
        """The rows of a journal after that number."""
        rows = self._db.execute(
            """SELECT kind, seat, text, channel, digest, line FROM entry
               WHERE game = ? AND number > ? ORDER BY number""",
            (key, after),
        )
        return [Row(*row) for row in rows]

    def snapshot(self, key: str) -> Snapshot | None:
        """The newest snapshot of a table, with the whole battle log up to it."""
        rows = self._db.execute(
            "SELECT number, position, log, undone, answered FROM snapshot WHERE game = ? ORDER BY number", (key,)
        ).fetchall()
        if not rows:
            return None
        number, position, _, undone, answered = rows[-1]
        try:
            lines = "\n".join(text for row in rows if (text := zlib.decompress(row[2]).decode()))
        except (zlib.error, UnicodeDecodeError):
            return None  # damaged: the journal has everything
        return Snapshot(number, position, tuple(lines.split("\n")), undone, tuple(answered.split()))

    def forget_snapshots(self, key: str) -> None:
        """Delete all snapshots of a table: the next opening replays its journal."""
        self._db.execute("DELETE FROM snapshot WHERE game = ?", (key,))

    # ---- links ----------------------------------------------------------------------------------

    def link(self, token: str) -> tuple[str, int] | None:
        """The table and the place of a link."""
        secret = hashed(token)
        row = self._db.execute("SELECT game, place FROM seat WHERE secret = ?", (secret,)).fetchone()
        if row is not None:
            return str(row[0]), int(row[1])
        row = self._db.execute("SELECT id FROM game WHERE watch = ?", (secret,)).fetchone()
        return None if row is None else (str(row[0]), WATCH)

    def relink(self, key: str, place: int, token: str) -> None:
        """Set a new link; the old one stops working."""
        if place == WATCH:
            self._db.execute("UPDATE game SET watch = ? WHERE id = ?", (hashed(token), key))
        else:
            self._db.execute("UPDATE seat SET secret = ? WHERE game = ? AND place = ?", (hashed(token), key, place))

    def sit(self, key: str, place: int, person: int) -> None:
        self._db.execute("INSERT OR IGNORE INTO holder VALUES (?, ?, ?)", (key, place, person))


class TableStorage:
    """The storage of one table."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._db = store._db
        self._key = key

    def add_row(self, number: int, row: Row, status: Status | None, snapshot: Snapshot | None = None) -> None:
        """Append a row, with the status then; row n is written only once, even if another process uses this file."""
        with self._store.together():
            self._db.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (self._key, number, *row))
            if status is not None:
                self._db.execute(SET_STATUS, (self._key, *status))
            if snapshot is not None:
                self._add_snapshot(snapshot)

    def add_snapshot(self, snapshot: Snapshot) -> None:
        with self._store.together():
            self._add_snapshot(snapshot)

    def _add_snapshot(self, snapshot: Snapshot) -> None:
        """Only the newest snapshot has the position; all snapshots together have the log."""
        lines = "\n".join(snapshot.lines)
        where = (self._key, snapshot.row)
        same = self._db.execute("SELECT log FROM snapshot WHERE game = ? AND number = ?", where).fetchone()
        if same is not None:  # only the rules have changed
            lines = "\n".join((zlib.decompress(same[0]).decode(), lines))
        log = zlib.compress(lines.encode())
        self._db.execute("UPDATE snapshot SET position = '' WHERE game = ?", (self._key,))
        self._db.execute(
            "INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?, ?, ?)",
            (self._key, snapshot.row, snapshot.position, log, snapshot.undone, " ".join(snapshot.answered)),
        )

    def save_player(self, place: Place) -> None:
        self._db.execute(
            "UPDATE seat SET by_bot = ? WHERE game = ? AND place = ?", (place.by_bot, self._key, place.number)
        )

    def save_standing_orders(self, place: Place) -> None:
        self._db.execute(
            "UPDATE seat SET standing = ?, holding = ? WHERE game = ? AND place = ?",
            (" ".join(sorted(place.standing)), place.holding, self._key, place.number),
        )

    def remove_person(self, place: int, person: int) -> None:
        self._db.execute("DELETE FROM holder WHERE game = ? AND place = ? AND person = ?", (self._key, place, person))

    def save_speed(self, speed: str) -> None:
        self._db.execute("UPDATE game SET speed = ? WHERE id = ?", (speed, self._key))

    def add_person(self, place: int, person: int) -> None:
        self._store.sit(self._key, place, person)

    def save_rematch(self, table: str) -> None:
        self._db.execute("UPDATE game SET rematch = ? WHERE id = ?", (table, self._key))


def _make_private(path: Path) -> None:
    """Make the file private: it holds seeds and talk, which nobody else on this machine may read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from None
