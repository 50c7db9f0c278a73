"""Tables in a store whose battle is over: a golden record is played again there."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bench.records.files import unpack

from overlord.engine.model.rng import Rng
from overlord.engine.record import read
from overlord.server.live.opening import open_match
from overlord.server.store.store import Store
from server.tables import served, set_table


class Finished(NamedTuple):
    table: str
    places: dict[str, int]  # seat -> its place
    cookies: dict[str, str]  # of the person who sits everywhere


def finish_table(path: Path, name: str) -> Finished:
    """A table with the battle of this record, in a store at this path."""
    record = unpack(name)
    header, entries = read(record)
    with served(path) as client:
        made = set_table(client, battle=header.scenario, me=["axis", "allies"], seating=header.seating, name="Ada")
        cookies = dict(client.cookies)
    store = Store(path)
    store._db.execute("UPDATE game SET header = ? WHERE id = ?", (record.partition("\n")[0], made["table"]))
    match = open_match(store, made["table"], Rng(1))
    assert match is not None
    places: dict[str, int] = {}
    for place in match.seats.places:
        for seat in place.seats:
            places.setdefault(seat, place.number)
    for entry in entries:
        if entry.action:
            match._journal.play(entry.seat, entry.action)
    assert match.game.outcome is not None
    match.rest()
    store.close()
    return Finished(made["table"], places, cookies)
