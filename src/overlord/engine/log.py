"""What happened in a battle, entry by entry, and where chance stood before each; it plays nothing, tells nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from overlord.engine.model.actions import AnyAction
from overlord.engine.model.events import AnyEvent
from overlord.engine.record import Entry

Counters: TypeAlias = tuple[int, int, int, int]  # how far dice, deck, reveals and given dice have come
Answer: TypeAlias = tuple[int, str, AnyAction, tuple[AnyEvent, ...]]  # question, seat, action and its events
Item: TypeAlias = Answer | Entry | msgspec.Raw  # answers and entries read from a text are worked out when wanted

LONG_AGO: Final[Counters] = (-1, -1, -1, -1)  # before an entry that nobody takes back
_ENTRY: Final = msgspec.json.Decoder(Entry)


class Log:
    """The entries of a battle; answers are written out only when a record is wanted."""

    __slots__ = ("answers", "before", "items")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.before: list[Counters] = []
        self.answers = 0

    def __len__(self) -> int:
        return len(self.items)

    def add(self, item: Answer | Entry, before: Counters) -> None:
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
        """Forget all but so many entries, with so many answers in them."""
        del self.items[entries:], self.before[entries:]
        self.answers = answers

    def entry(self, n: int) -> Entry:
        """One entry as it stands in the record."""
        item = self.items[n]
        if isinstance(item, msgspec.Raw):
            item = self.items[n] = _ENTRY.decode(item)
        if isinstance(item, Entry):
            return item
        question, seat, action, events = item
        return Entry(question=question, seat=seat, action=str(action), events=events)

    def answered_by(self, n: int) -> str:
        """The seat whose answer an entry is; empty where it is none."""
        item = self.items[n]
        if isinstance(item, tuple):
            return item[1]
        entry = self.entry(n)
        return entry.seat if entry.action else ""

    def events(self, since: int) -> Iterator[AnyEvent]:
        """All events from an entry on."""
        for n in range(since, len(self.items)):
            item = self.items[n]
            yield from item[3] if isinstance(item, tuple) else self.entry(n).events

    def written(self, since: int = 0) -> list[Entry]:
        return [self.entry(n) for n in range(since, len(self.items))]

    def last_answer(self, seat: str, now: Counters) -> int:
        """The last answer of a seat that nothing was rolled, drawn or shown after: -1 if it gave none at all,
        -2 if something was."""
        for n in range(len(self.items) - 1, -1, -1):
            if self.before[n] == LONG_AGO:
                return -2
            if self.answered_by(n) == seat:
                return n if self.before[n] == now else -2
        return -1
