"""How a match is opened from the store: at its newest snapshot, or row by row; what it does then is not said here."""

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
    """A table of the store that cannot be played; `key` is that of its sentence."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.key = key
        self.problem = problem


class Opening:
    """All that the store has of one match, and how it is rebuilt from that, which may take its time.

    It begins at the newest snapshot. A battle of older rules is repeated from its first answer, and goes on if today's
    rules lead to the same events; if they do not, it goes on from its snapshot; without one it has ended."""

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
        """The match, or the reason why it cannot be had."""
        problem: ValueError | None = None
        for attempt in self._attempts():
            try:
                return attempt()
            except ValueError as error:  # damaged, an option that is gone, a deck or a battle written otherwise
                problem = error
        raise Unopenable(OLDER_RULES if self._older else "damaged", str(problem)) from problem

    def _attempts(self) -> list[Callable[[], Match]]:
        """What is tried, in this order. A battle that today's rules tell alike is better repeated, since its record
        then verifies from its first answer on; one that went over to them before has its snapshot alone."""
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
    """How the match of that name is rebuilt; None if there is no such table."""
    stored = store.table(key)
    return None if stored is None else Opening(store, stored, chance).match


def seat_holders(store: Store, key: str, seats: Seats) -> None:
    for place, person, name in store.holders(key):
        seats.sit(place, person, name)


def open_match(store: Store, key: str, chance: Rng) -> Match | None:
    """The match as the store has it; None if there is no such table."""
    rebuild = stored_match(store, key, chance)
    return rebuild() if rebuild else None


def settle_rules(store: Store, key: str, match: Match | None) -> None:
    """Note what became of a battle that was begun by older rules: it goes on by ours, or it is over."""
    stored = store.table(key)
    if stored is None or read_record(stored.header)[0].rules == RULES_VERSION:
        return
    if match is None:
        if not store.ended(key)[0]:  # one that was fought to its end keeps its victor
            store.set_status(key, Status(over=NOBODY, reason=OLDER_RULES))
        log.warning("table %s was played by older rules and has ended", key)
        return
    header = match.game.record().partition("\n")[0]
    if (
        read_record(header)[0].rules == RULES_VERSION
    ):  # every answer leads to the same events: it might have begun by our rules
        store.set_status(key, status_of(match.game), header)
        store.forget_snapshots(key)
        log.warning("table %s goes on by rules version %s", key, RULES_VERSION)
    elif match.changed_rules():
        log.warning("table %s goes on by rules version %s from where it stood", key, RULES_VERSION)
