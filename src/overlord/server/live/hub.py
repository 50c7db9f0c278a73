"""Which pages are open at which table: takes frames for readers and passes them to their sockets; it reads no frame."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

BACKLOG: Final = 4 * 1024 * 1024  # characters that may wait for one page; beyond that it is too slow and must reconnect
TOO_SLOW: Final = 4408


class Outbox:
    """What is still to be sent to one page of a person, in order; an int closes the page with that code."""

    __slots__ = ("_items", "_size", "_wake", "person")

    def __init__(self, person: int) -> None:
        self.person = person
        self._items: list[str | int] = []
        self._size = 0
        self._wake = asyncio.Event()

    def put(self, item: str | int) -> None:
        self._items.append(item)
        self._size += len(item) if isinstance(item, str) else 0
        if self._size > BACKLOG:
            self._items = [TOO_SLOW]
        self._wake.set()

    async def take(self) -> list[str | int]:
        """Everything that is waiting, as soon as there is something."""
        await self._wake.wait()
        self._wake.clear()
        items, self._items, self._size = self._items, [], 0
        return items


class Hub:
    """Every open page of this process, by table."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[int, Outbox]] = {}
        self._numbers = count(1)

    def subscribe(self, table: str, person: int) -> tuple[int, Outbox]:
        number, outbox = next(self._numbers), Outbox(person)
        self._tables.setdefault(table, {})[number] = outbox
        return number, outbox

    def unsubscribe(self, table: str, number: int) -> None:
        pages = self._tables.get(table, {})
        pages.pop(number, None)
        if not pages:
            self._tables.pop(table, None)

    def publish(self, table: str, number: int, item: str | int) -> None:
        """Send a frame, or the code to close with, to one page; does nothing if that page is gone."""
        outbox = self._tables.get(table, {}).get(number)
        if outbox is not None:
            outbox.put(item)

    def close(self, table: str, code: int) -> None:
        """Close every page of a table."""
        for outbox in self._tables.get(table, {}).values():
            outbox.put(code)

    def pages(self, table: str) -> int:
        return len(self._tables.get(table, {}))

    def pages_of(self, table: str, person: int) -> int:
        return sum(outbox.person == person for outbox in self._tables.get(table, {}).values())
