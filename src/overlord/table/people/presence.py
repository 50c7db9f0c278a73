"""Who has the page of a table open, and at which place; it does not decide what they are told."""

from __future__ import annotations

from collections.abc import Container

from overlord.engine.game import Illegal


class Reader:
    """One open page."""

    __slots__ = ("entries", "heard", "person", "place")

    def __init__(self, place: int, person: int) -> None:
        self.place = place
        self.person = person
        self.entries = 0  # how many entries of the battle's log it was told
        self.heard = 0  # how many events of the story it was told


class Presence:
    """Every open page, by its number."""

    __slots__ = ("_readers",)

    def __init__(self) -> None:
        self._readers: dict[int, Reader] = {}

    def __bool__(self) -> bool:
        return bool(self._readers)

    def __getitem__(self, number: int) -> Reader:
        if number not in self._readers:
            raise Illegal("not-your-place", {})
        return self._readers[number]

    def items(self) -> tuple[tuple[int, Reader], ...]:
        return tuple(self._readers.items())

    def numbers(self) -> tuple[int, ...]:
        return tuple(self._readers)

    def at(self, places: Container[int]) -> tuple[int, ...]:
        """The open pages at these places."""
        return tuple(number for number, reader in self._readers.items() if reader.place in places)

    def online(self) -> set[int]:
        """The places with at least one open page."""
        return {reader.place for reader in self._readers.values()}

    def people_at(self, place: int) -> set[int]:
        return {reader.person for reader in self._readers.values() if reader.place == place}

    def enter(self, number: int, reader: Reader) -> None:
        self._readers[number] = reader

    def part(self, number: int) -> bool:
        """Forget a page that was closed; returns whether it was open."""
        return self._readers.pop(number, None) is not None

    def dismiss(self, place: int, person: int) -> None:
        """Forget the pages of somebody who has left a place."""
        for number in [n for n, reader in self._readers.items() if (reader.place, reader.person) == (place, person)]:
            del self._readers[number]
