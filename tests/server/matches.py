"""Matches without a network: a journal in memory and a clock that only the test moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import overlord
from overlord.engine.model.rng import Rng
from overlord.table.journal.rows import Row
from overlord.table.journal.storage import Snapshot, Status
from overlord.table.match import Match
from overlord.table.messages import AnyMessage, Letter, Update
from overlord.table.people.seats import Place, Seats, groups

CROSSROADS = overlord.load_scenario("crossroads")
BRIDGES = overlord.load_scenario("two-bridges")
OWNER = 1


class Memory:
    """Storage that only remembers."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.places: list[tuple[int, bool]] = []
        self.gone: list[tuple[int, int]] = []
        self.speeds: list[str] = []
        self.here: list[tuple[int, int]] = []
        self.status = Status()
        self.again = ""
        self.orders: list[tuple[int, frozenset[str], bool]] = []
        self.snapshots: list[Snapshot] = []

    def add_row(self, number: int, row: Row, status: Status | None, snapshot: Snapshot | None = None) -> None:
        assert number == len(self.rows) + 1
        self.rows.append(row)
        self.status = status or self.status
        if snapshot is not None:
            self.add_snapshot(snapshot)

    def add_snapshot(self, snapshot: Snapshot) -> None:
        self.snapshots.append(snapshot)

    def since(self, n: int) -> Snapshot:
        """Snapshot n as a store returns it: with the whole log up to there."""
        lines = tuple(line for snapshot in self.snapshots[: n + 1] for line in snapshot.lines)
        return self.snapshots[n]._replace(lines=lines)

    def add_person(self, place: int, person: int) -> None:
        self.here.append((place, person))

    def save_rematch(self, table: str) -> None:
        self.again = table

    def save_player(self, place: Place) -> None:
        self.places.append((place.number, place.by_bot))

    def save_standing_orders(self, place: Place) -> None:
        self.orders.append((place.number, place.standing, place.holding))

    def remove_person(self, place: int, person: int) -> None:
        self.gone.append((place, person))

    def save_speed(self, speed: str) -> None:
        self.speeds.append(speed)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Sitting:
    """A match, its clock and its journal; person n+1 sits at place n, bots where they are named."""

    def __init__(
        self,
        battle: overlord.ScenarioDef = CROSSROADS,
        bots: Mapping[int, str] | None = None,
        seating: Mapping[str, int] | None = None,
        seed: int = 3,
        limit: int = 0,
        **more: Any,
    ) -> None:
        self.limit = limit
        self.clock = Clock()
        self.journal = Memory()
        self.game = overlord.Game(battle, seed, seating, **more)
        chairs = groups(self.game.seats, {"axis": 4, "allies": 4, **(seating or {})})
        self.places = [
            Place(n, seats, (bots or {}).get(n, "random"), n in (bots or {})) for n, seats in enumerate(chairs)
        ]
        for place in self.places:
            place.people = {place.number + 1: f"P{place.number + 1}"}
        self.match = self.another(self.game, [])

    def another(self, game: overlord.Game, rows: list[Row], since: Snapshot | None = None) -> Match:
        """The same people in another battle."""
        seats = Seats(self.places, OWNER, "P1")
        return Match(
            "test", game, seats, self.journal, rows, chance=Rng(1), limit=self.limit, clock=self.clock, since=since
        )

    def join(self, *places: int) -> None:
        """Reader n sits at place n."""
        for place in places:
            self.match.join(place, place, place + 1)

    def answer(self, place: int, text: str = "") -> list[Letter]:
        """Answer the first question of a place, by default with the first option that does something."""
        seats = self.places[place].seats
        question = next(question for question in self.game.waiting() if question.seat in seats)
        options = [str(option) for option in self.game.options(question.seat)]
        doing = [option for option in options if option not in ("confirm", "done", "pass")]
        return self.match.act(place, question.id, text or (doing or options)[0])


def to(letters: list[Letter], reader: int) -> list[AnyMessage]:
    return [letter.news for letter in letters if letter.to == reader]


def update(letters: list[Letter], reader: int) -> Update:
    """The one update for a reader."""
    found = [news for news in to(letters, reader) if isinstance(news, Update)]
    assert len(found) == 1
    return found[0]
