"""Shows a battle from the events in its record, where today's rules would lead to other events; it plays nothing.

While today's rules lead to the same events, every view is exact. After that, events are applied to the last exact
view (board_from_events.py): board, cards, medals and piles follow the events; what no event reports is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sized
from typing import Final

import msgspec

from overlord.engine import record as records
from overlord.engine.dump import DumpError
from overlord.engine.game import Game, Illegal
from overlord.engine.model.base import Secret
from overlord.engine.model.events import AnyEvent, CardsGiven, Talked, TurnStarted
from overlord.engine.model.names import CAMPS, SEAT_OF, SEATS
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.model.seating import Seating
from overlord.engine.record import Entry, RecordError
from overlord.engine.view import View, hears, seen
from overlord.table.archive.board_from_events import Fold

LONGEST: Final = 80  # most characters of a word in an event
MOST: Final = 300  # most words in a list, the largest number in an event, and most rows in one part of a view
MANY: Final = 100_000  # most turns
# What these fields of events contain.
KNOWN: Final = {"seat": SEATS, "given": SEATS, "camp": CAMPS, "winner": (*CAMPS, "")}
Look = Callable[[Game], View]


def is_older(record: str) -> bool:
    """Whether a record was written under other rules than today's."""
    return records.read(record.partition("\n")[0])[0].rules != RULES_VERSION


def begun(record: str) -> Game:
    """The battle of a record, set up under today's rules."""
    header, _ = records.read(record.partition("\n")[0])
    return Game.replay(records.write(msgspec.structs.replace(header, rules=RULES_VERSION), []))


def resumed(record: str, entry: Entry) -> Game:
    """The battle as it continued under today's rules, from the position stored at this entry."""
    try:
        return Game.resume(record.partition("\n")[0], entry)
    except DumpError as error:
        raise RecordError(str(error)) from None


def retold(record: str, look: Look) -> Iterator[tuple[View, tuple[AnyEvent, ...]]]:
    """The battle at its beginning and after each entry, with the events of that entry; `look` says who is looking."""
    game = begun(record)
    _, entries = records.read(record)
    for number, entry in enumerate(entries, 2):
        _check(number, entry)
    bare = not any(entry.events for entry in entries)  # older journals kept no events
    opening = game.written()[0].events if game.entries else ()
    if entries and entries[0] == Entry(events=entries[0].events):
        opening = entries.pop(0).events
    view = look(game)
    yield view, opening
    fold: Fold | None = None
    for number, entry in enumerate(entries, 2):
        if entry.position is not None and entry.rules == RULES_VERSION:
            game, fold = resumed(record, entry), None  # from here on it was played under today's rules
            view = look(game)
            yield view, ()
            continue
        before = game.entries
        if fold is None and not _leads(game, entry, bare):
            if bare:
                return  # nothing more is known of the battle
            fold = Fold(view, game.decks)
        view = look(game) if fold is None else fold.after(entry.events)
        if fold is not None and _swollen(view):
            raise RecordError(f"line {number}: more lies on the table than any battle holds")
        told = tuple(event for written in game.written(before) for event in written.events)
        yield view, told if bare else entry.events


def told(record: str, seat: str | None) -> tuple[AnyEvent, ...]:
    """All events of such a battle as this seat was told them; None is a spectator."""
    header, _ = records.read(record.partition("\n")[0])
    shared = Seating((header.seating["axis"], header.seating["allies"])).shared
    holds = () if seat is None else shared[SEAT_OF[seat]]
    happened = (event for _, events in retold(record, lambda game: game.view(None)) for event in events)
    return tuple(seen(event, holds) for event in happened if hears(event, holds))


def _leads(game: Game, entry: Entry, bare: bool) -> bool:
    """Whether today's rules lead to the events of the entry; if they do not, the game can no longer be used."""
    before = game.entries
    if not (entry.seat or entry.ended):
        return not entry.events  # a digest made under other rules cannot be compared
    try:
        game.repeat(entry)
    except Illegal:
        return False
    written = game.written(before)
    return bare or (bool(written) and written[0].events == entry.events)


def _swollen(view: View) -> bool:
    """Whether a part of the view that the board does not limit has grown larger than any battle allows."""
    parts: list[Sized] = [view.table, view.given, view.statuses, view.combat_discard]
    parts += [plane.path for plane in view.planes]
    for hand in view.hands:
        parts += [hand.cards or (), hand.chip_cards or (), hand.due_cards or ()]
    parts += [hand.cards or () for hand in view.combat]
    parts += [row.cards or () for row in view.given]
    return any(len(part) > MOST for part in parts)


def _check(number: int, entry: Entry) -> None:
    """Check an entry, since anybody may send a record: seats, camps, short words and numbers that a battle can have."""
    for event in entry.events:
        for field in () if isinstance(event, Talked) else event.__struct_fields__:
            value = getattr(event, field)
            value = value.value or () if isinstance(value, Secret) else value
            words = value if isinstance(value, tuple) else (value,)
            most = MANY if isinstance(event, TurnStarted) else MOST
            wrong = len(words) > MOST or any(
                len(word) > LONGEST if isinstance(word, str) else abs(word) > most for word in words
            )
            known = KNOWN.get("given" if isinstance(event, CardsGiven) and field == "to" else field)
            if wrong or (known is not None and value not in known):
                raise RecordError(f"line {number}: {field} of {event.__struct_config__.tag} is not what a battle tells")
