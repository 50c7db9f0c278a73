"""Fixed signals that people send, courtesies not too often; no free text, and no signals of bots (bots/signals.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlord.engine.game import Illegal
from overlord.engine.model.names import TABLE
from overlord.table.journal.journal import Journal

COURTESY_AGAIN: Final = (
    5.0  # seconds between two courtesies of a place: too slow for a secret code, and the enemy reads them too
)


class Signals:
    """When each place last sent a courtesy."""

    def __init__(self, journal: Journal, clock: Callable[[], float]) -> None:
        self._journal = journal
        self._clock = clock
        self._courtesies: dict[int, float] = {}  # place -> when

    def send(self, at: int, seat: str, channel: str, signal: str, where: str) -> None:
        """Send a courtesy to everybody, or a field signal to those who could hear talk, from somebody at a place."""
        now = self._clock()
        if channel == TABLE and now - self._courtesies.get(at, now - COURTESY_AGAIN) < COURTESY_AGAIN:
            raise Illegal("signalled-already", {"seconds": str(int(COURTESY_AGAIN))}, "O-COM-13")
        self._journal.signal(seat, channel, signal, where)
        if channel == TABLE:
            self._courtesies[at] = now
