"""How a match is rebuilt from the store: from its newest snapshot, or row by row; it does not run the match."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from overlord.engine.dump import rules_version
from overlord.engine.game import Game
from overlord.engine.model.rng import Rng
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.record import read as read_record
from overlord.engine.record import write as write_record
from overlord.server.store.store import Store, Stored, TableStorage
from overlord.table.journal.rows import Row
from overlord.table.journal.storage import NOBODY, Snapshot, Status, status_of
from overlord.table.match import Match
from overlord.table.people.seats import Seats

OLDER_RULES: Final = "older-rules"
log = logging.getLogger("overlord.server")


class Unopenable(ValueError):
    """A stored table that cannot be played; `key` is the key of the text that says so."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.key = key
        self.problem = problem


class Opening:
    """Everything the store has of one match, and how to rebuild the match from it, which may take a while.

    It starts at the newest snapshot. A battle of older rules is replayed from its first answer, and continues if
    today's rules lead to the same events. If they do not, it continues from its snapshot; without a snapshot it has
    ended."""

    def __init__(self, store: Store, stored: Stored, chance: Rng) -> None:
        self._storage = TableStorage(store, stored.id)
        self._stored = stored
        self._chance = chance
        self._seats = Seats(store.places(stored.id), stored.owner, store.name(stored.owner))
        seat_holders(store, stored.id, self._seats)
        self._rows = store.entries(stored.id)
        self._snapshot = store.snapshot(stored.id)
        self._header = read_record(stored.header)[0]
        self._older = self._header.rules != RULES_VERSION

    def match(self) -> Match:
        """The match; raises Unopenable with the reason if it cannot be rebuilt."""
        problem: ValueError | None = None
        for attempt in self._attempts():
            try:
                return attempt()
            except ValueError as error:  # damaged, an unknown option, or a deck or battle in an old format
                problem = error
        raise Unopenable(OLDER_RULES if self._older else "damaged", str(problem)) from problem

    def _attempts(self) -> list[Callable[[], Match]]:
        """The ways to rebuild it, in the order in which they are tried.

        Replaying is better if today's rules lead to the same events, because the record can then be verified from
        its first answer on. A battle that switched to today's rules before can only start from its snapshot."""
        since = self._snapshot
        if since is None:
            return [self._from_beginning]
        if self._older and rules_version(since.position) != RULES_VERSION:
            return [self._from_beginning, lambda: self._from(since)]
        return [lambda: self._from(since), self._from_beginning]

    def _from_beginning(self) -> Match:
        now = msgspec.structs.replace(self._header, rules=RULES_VERSION)
        return self._made(Game.replay(write_record(now, [])), self._rows, self._older, None)

    def _from(self, since: Snapshot) -> Match:
        game = Game.load(since.position, since.lines, older=True)
        older = rules_version(since.position) != RULES_VERSION
        return self._made(game, self._rows[since.row :], older, since)

    def _made(self, game: Game, rows: list[Row], older: bool, since: Snapshot | None) -> Match:
        stored = self._stored
        return Match(
            stored.id,
            game,
            self._seats,
            self._storage,
            rows,
            chance=self._chance,
            seeded=stored.seeded,
            speed=stored.speed,
            limit=stored.clock,
            rematch=stored.rematch,
            other_rules=older,
            since=since,
        )


def stored_match(store: Store, key: str, chance: Rng) -> Callable[[], Match] | None:
    """A function that rebuilds the match with that name; None if there is no such table."""
    stored = store.table(key)
    return None if stored is None else Opening(store, stored, chance).match


def seat_holders(store: Store, key: str, seats: Seats) -> None:
    for place, person, name in store.holders(key):
        seats.sit(place, person, name)


def open_match(store: Store, key: str, chance: Rng) -> Match | None:
    """The match as it is stored; None if there is no such table."""
    rebuild = stored_match(store, key, chance)
    return rebuild() if rebuild else None


def settle_rules(store: Store, key: str, match: Match | None) -> None:
    """Note what became of a battle begun under older rules: it continues under today's rules, or it is over."""
    stored = store.table(key)
    if stored is None or read_record(stored.header)[0].rules == RULES_VERSION:
        return
    if match is None:
        if not store.ended(key)[0]:  # a battle that was finished keeps its winner
            store.set_status(key, Status(over=NOBODY, reason=OLDER_RULES))
        log.warning("table %s was played by older rules and has ended", key)
        return
    header = match.game.record().partition("\n")[0]
    if (
        read_record(header)[0].rules == RULES_VERSION
    ):  # every answer leads to the same events, as if it had begun under today's rules
        store.set_status(key, status_of(match.game), header)
        store.forget_snapshots(key)
        log.warning("table %s goes on by rules version %s", key, RULES_VERSION)
    elif match.changed_rules():
        log.warning("table %s goes on by rules version %s from where it stood", key, RULES_VERSION)
