"""When bot generals signal: once at the start of each turn of their camp; reports.py decides what they signal."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.events import TurnStarted
from overlord.engine.talk import GENERALS
from overlord.table.bots.reports import report
from overlord.table.journal.journal import Journal
from overlord.table.people.seats import Seats

LIMITED: Final = 3  # a camp with at least this many holders has a chain of command (O-TEAM-05)


class BotSignals:
    """The signals of the bots of one table."""

    def __init__(self, journal: Journal, seats: Seats) -> None:
        self._journal = journal
        self._game = journal.game
        self._seats = seats
        self._reported = self._game.turn  # the last turn at whose start the bots could signal

    def after_answer(self) -> None:
        """If the answer began a new turn, let the bots of that camp signal."""
        if self._game.turn > self._reported:
            self._reported = self._game.turn
            self.turn_began()

    def turn_began(self) -> None:
        """One bot general of the camp whose turn it is may signal what the enemy's turn did to its units.

        The signal is made from what a spectator saw, before anybody is told of the turn. It asks no bot and uses no
        random number."""
        public = self._game.view(None)
        generals = self._bot_generals(public.active)
        if not generals or public.outcome is not None:
            return
        told = self._game.told(None)
        turns = [n for n, event in enumerate(told) if isinstance(event, TurnStarted)]
        if len(turns) < 2:
            return
        found = report(self._game.battle, public, told[turns[-2] : turns[-1]], generals)
        if found is not None:
            self._journal.signal(found.seat, GENERALS, found.signal, found.hex)

    def _bot_generals(self, camp: str) -> list[str]:
        """The generals of a camp played by bots, if there is anybody to read their signals."""
        places = [place for place in self._seats.places if place.camp == camp]
        if len(places) < LIMITED or not any(place.peopled and not place.by_bot for place in places):
            return []
        seats = [seat for place in places if place.by_bot for seat in place.seats if not seat.endswith("-cic")]
        return [seat for seat in seats if self._game.channels(seat)[GENERALS] is None]
