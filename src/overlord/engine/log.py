"""The entries of a battle, with the state of its random streams before each; it neither plays nor hides anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from overlord.engine.digest import digest
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.state import State
from overlord.engine.record import Entry

Counters: TypeAlias = tuple[int, int, int, int]  # counters of dice, deck, reveals and preset dice
Answer: TypeAlias = tuple[int, str, AnyAction, tuple[AnyEvent, ...]]  # question, seat, action and its events
Item: TypeAlias = Answer | Entry | State | msgspec.Raw  # State: its digest is the entry; Raw: decoded when needed

LONG_AGO: Final[Counters] = (-1, -1, -1, -1)  # for entries that cannot be taken back
_ENTRY: Final = msgspec.json.Decoder(Entry)


class Log:
    """The entries of a battle; answers and positions are turned into entries only when needed."""

    __slots__ = ("answers", "before", "items")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.before: list[Counters] = []
        self.answers = 0

    def __len__(self) -> int:
        return len(self.items)

    def add(self, item: Answer | Entry | State, before: Counters) -> None:
        self.items.append(item)
        self.before.append(before)
        if isinstance(item, tuple):
            self.answers += 1

    def copy(self) -> Log:
        new = Log()
        new.items = self.items.copy()
        new.before = self.before.copy()
        new.answers = self.answers
        return new

    def cut(self, entries: int, answers: int) -> None:
        """Keep only the first `entries` entries; `answers` says how many of them are answers."""
        del self.items[entries:], self.before[entries:]
        self.answers = answers

    def entry(self, n: int) -> Entry:
        """One entry as in the record."""
        item = self.items[n]
        if isinstance(item, msgspec.Raw):
            item = self.items[n] = _ENTRY.decode(item)
        elif isinstance(item, State):
            item = self.items[n] = Entry(digest=digest(item))
        if isinstance(item, Entry):
            return item
        question, seat, action, events = item
        return Entry(question=question, seat=seat, action=str(action), events=events)

    def answered_by(self, n: int) -> str:
        """The seat that gave this answer; empty if the entry is not an answer."""
        item = self.items[n]
        if isinstance(item, tuple):
            return item[1]
        if isinstance(item, State):
            return ""
        entry = self.entry(n)
        return entry.seat if entry.action else ""

    def events(self, since: int) -> Iterator[AnyEvent]:
        """All events from an entry on."""
        for n in range(len(self.items))[since:]:
            yield from self.events_of(n)

    def events_of(self, n: int) -> tuple[AnyEvent, ...]:
        """The events of one entry."""
        item = self.items[n]
        if isinstance(item, tuple):
            return item[3]
        return () if isinstance(item, State) else self.entry(n).events

    def written(self, since: int = 0) -> list[Entry]:
        return [self.entry(n) for n in range(len(self.items))[since:]]

    def last_answer(self, seat: str, now: Counters) -> int:
        """The number of a seat's last answer; -1 if there is none, -2 if something was rolled, drawn or shown since."""
        for n in range(len(self.items) - 1, -1, -1):
            if self.before[n] == LONG_AGO:
                return -2
            if self.answered_by(n) == seat:
                return n if self.before[n] == now else -2
        return -1
