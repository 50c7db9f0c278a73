"""Fixed signals at one table: those of people, and those of bot generals as their turn begins; no free words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlord.engine.game import Game, Illegal
from overlord.engine.model.events import TurnStarted
from overlord.engine.talk import GENERALS, TABLE
from overlord.table.bots.reports import report
from overlord.table.journal.chronicle import Chronicle
from overlord.table.journal.rows import SIGNAL, Row
from overlord.table.journal.storage import Storage
from overlord.table.messages import Letter
from overlord.table.people.seats import Seats

COURTESY_AGAIN: Final = (
    5.0  # seconds between two courtesies of a place: a slow code at the best, which the enemy reads too
)
LIMITED: Final = 3  # from so many holders on a camp has a chain of command (O-TEAM-05)


class Signals(Chronicle):
    """A table at which one can signal."""

    def __init__(
        self, key: str, game: Game, seats: Seats, journal: Storage, seeded: bool, clock: Callable[[], float]
    ) -> None:
        super().__init__(key, game, seats, journal, seeded, clock)
        self._courtesies: dict[int, float] = {}  # place -> when it was last courteous
        self._reported = game.turn  # the last turn at whose beginning bots had their say

    def signal(self, number: int, channel: str, signal: str, place: str = "", seat: str = "") -> list[Letter]:
        """Send a fixed signal: a courtesy to everybody, or one of the field to those who would hear words."""
        seat = self._speaker(number, seat)
        now, at = self._clock(), self.readers[number].place
        if channel == TABLE and now - self._courtesies.get(at, now - COURTESY_AGAIN) < COURTESY_AGAIN:
            raise Illegal("signalled-already", {"seconds": str(int(COURTESY_AGAIN))}, "O-COM-13")
        self._signal(seat, channel, signal, place)
        if channel == TABLE:
            self._courtesies[at] = now
        return self.readers.news(quiet=True)

    def _signal(self, seat: str, channel: str, signal: str, place: str) -> None:
        self.game.signal(seat, channel, signal, place)
        self._write(Row(SIGNAL, seat, f"{signal} {place}".rstrip(), channel))

    # ---- bots -----------------------------------------------------------------------------------

    def _replay(self, rows: list[Row], other_rules: bool) -> None:
        super()._replay(rows, other_rules)
        self._reported = self.game.turn

    def _acted(self, seat: str, text: str) -> None:
        super()._acted(seat, text)
        if self.game.turn > self._reported:
            self._reported = self.game.turn
            self._report()

    def _report(self) -> None:
        """A turn has begun: one bot general of its camp may signal what the enemy's turn did to him.

        It is made from what a spectator saw, before anybody is told of the turn; it asks no bot and draws no chance."""
        public = self.game.view(None)
        generals = self._bot_generals(public.active)
        if not generals or public.outcome is not None:
            return
        told = self.game.told(None)
        turns = [n for n, event in enumerate(told) if isinstance(event, TurnStarted)]
        if len(turns) < 2:
            return
        found = report(self.game.battle, public, told[turns[-2] : turns[-1]], generals)
        if found is not None:
            self._signal(found.seat, GENERALS, found.signal, found.hex)

    def _bot_generals(self, camp: str) -> list[str]:
        """The generals of a camp whom bots play, if there is anybody to read what they signal."""
        places = [place for place in self.seats.places if place.camp == camp]
        if len(places) < LIMITED or not any(place.peopled and not place.by_bot for place in places):
            return []
        seats = [seat for place in places if place.by_bot for seat in place.seats if not seat.endswith("-cic")]
        return [seat for seat in seats if self.game.channels(seat)[GENERALS] is None]
