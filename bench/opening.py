"""How long a stored table of many answers takes to open, with its snapshots and without; no network."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter

import overlord
from bench.measure import RUNS, Figure
from overlord.engine.model.rng import Rng
from overlord.server.live.opening import open_match
from overlord.server.store.store import Store, Stored
from overlord.table.journal.storage import status_of
from overlord.table.people.seats import Place, groups

ANSWERS = 3000
KEY = "bench"


def stored_table(store: Store, answers: int) -> None:
    """A battle of eight people, played at random for this many answers; if one ends sooner, the next seed is tried."""
    owner = store.new_person("token", "Owner")
    seed = 0
    while True:
        seed += 1
        game = overlord.Game(overlord.load_scenario("two-bridges"), seed)
        seats = groups(game.seats, {"axis": 4, "allies": 4})
        places = [Place(n, held, "random", False) for n, held in enumerate(seats)]
        header = game.record().splitlines()[0]
        table = Stored(KEY, owner, header, True, "normal")
        tokens = [(place, f"place {place.number}") for place in places]
        store.new_table(
            table, "two-bridges", status_of(game), tokens, "watch", [(place.number, owner) for place in places]
        )
        match = open_match(store, KEY, Rng(1))
        assert match is not None
        for place in places:
            match.join(place.number, place.number, owner)
        rng = Rng(seed)
        while match.game.waiting() and match.rows < answers:
            question = match.game.waiting()[rng.below(len(match.game.waiting()))]
            options = match.game.options(question.seat)
            place = next(place for place in places if question.seat in place.seats)
            match.act(place.number, question.id, str(options[rng.below(len(options))]))
        if match.rows >= answers:
            return
        store.remove(KEY)


def opened(store: Store) -> list[float]:
    """Milliseconds to open it, each time."""
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        assert open_match(store, KEY, Rng(1)) is not None
        times.append((perf_counter() - start) * 1000)
    return times


def figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "bench.sqlite")
        stored_table(store, ANSWERS)
        from_snapshot = opened(store)
        store.forget_snapshots(KEY)
        from_beginning = opened(store)
        store.close()
    return [
        Figure(f"26x9: a table of {ANSWERS:,} answers opens", "ms", from_snapshot),
        Figure("26x9: the same without snapshots", "ms", from_beginning),
    ]
