"""Calls to people for whom everybody waits, not too often; a call to somebody who is away waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlord.engine.game import Game, Illegal
from overlord.table.messages import Letter, Note
from overlord.table.people.presence import Presence
from overlord.table.people.seats import Seats

NUDGE_AGAIN: Final = 30.0  # seconds before the same place is called again


class Nudges:
    """When each place was last called, and the calls that nobody has heard yet."""

    def __init__(self, game: Game, seats: Seats, presence: Presence, clock: Callable[[], float]) -> None:
        self._game = game
        self._seats = seats
        self._presence = presence
        self._clock = clock
        self._called: dict[int, float] = {}  # place -> when
        self._unheard: dict[int, Note] = {}  # place -> the call

    def call(self, number: int, place: int) -> list[Letter]:
        """Call a place."""
        reader = self._presence[number]
        mine = self._seats.answers(reader.place)
        called = self._seats.place(place)
        awaited = any(question.seat in called.seats for question in self._game.waiting())
        if called is mine or called.by_bot or not awaited:
            raise Illegal("nobody-awaited", {})
        now = self._clock()
        if now - self._called.get(place, now - NUDGE_AGAIN) < NUDGE_AGAIN:
            raise Illegal("nudged-already", {})
        self._called[place] = now
        note = Note("nudged", {"name": mine.people.get(reader.person, "")})
        there = self._presence.at((place,))
        if not there:
            self._unheard[place] = note
        return [*(Letter(other, note) for other in there), Letter(number, Note("nudge-sent", {}))]

    def take(self, place: int) -> Note | None:
        """The waiting call, for the first person who comes to the place."""
        return self._unheard.pop(place, None)

    def forget(self, place: int) -> None:
        """Other people or a bot now play the place: drop the call."""
        self._unheard.pop(place, None)
