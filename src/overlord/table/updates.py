"""Builds the update for one place: what that place may know now; who gets it and when is decided elsewhere."""

from __future__ import annotations

from typing import Any

import msgspec

from overlord.engine.game import Game
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.names import CAMPS
from overlord.engine.view import View
from overlord.table.messages import Asked, Ending, Refused, TableInfo, Update
from overlord.table.people.agreements import DRAW, RESIGN, Agreements
from overlord.table.people.no_choice import NoChoice
from overlord.table.people.presence import Reader
from overlord.table.people.seats import WATCH, Seats


class Updates:
    """Makes the updates of one table."""

    def __init__(self, game: Game, seats: Seats, agreements: Agreements, no_choice: NoChoice) -> None:
        self._game = game
        self._seats = seats
        self._agreements = agreements
        self._no_choice = no_choice
        self._moment: tuple[object, ...] = ()
        self._open_channels: dict[str, dict[str, Refused | None]] = {}  # by seat, for the current moment

    def update(self, reader: Reader, told: tuple[AnyEvent, ...], story: int, table: TableInfo) -> Update:
        """Everything the reader's place may know now, with the events that this reader has not been told yet."""
        view = self._game.view(self._seats.eyes(reader.place))
        return Update(
            version=reader.heard + len(told),
            story=story,
            since=reader.heard,
            told=told,
            place=reader.place,
            owner=reader.person == self._seats.owner,
            view=msgspec.structs.replace(view, options=(), draft=()),
            asked=self._asked(reader.place, view),
            channels=self._channels(reader.place),
            ending=self._ending(reader.place),
            undo=self._can_undo(reader.place),
            table=table,
            **self._standing(reader.place),
        )

    def _standing(self, number: int) -> dict[str, Any]:
        """The standing orders of the reader's place; nobody else is told of them."""
        if number == WATCH:
            return {}
        place = self._seats.place(number)
        return {"standing": tuple(sorted(place.standing)), "holding": place.holding}

    def _asked(self, number: int, own: View) -> tuple[Asked, ...]:
        """The open questions that the people of a place answer; those without a choice are answered automatically."""
        if number == WATCH or self._seats.place(number).by_bot:
            return ()
        found: list[Asked] = []
        for question in self._game.waiting():
            if question.seat in self._seats.place(number).seats and self._no_choice.answer(question) is None:
                view = own if question.seat == own.seat else self._game.view(question.seat)
                found.append(Asked(question.id, question.seat, question.kind, view.options, view.draft))
        return tuple(found)

    def _channels(self, number: int) -> dict[str, Refused | None]:
        """Where a place may speak, by public facts alone; computed again only when those facts have changed."""
        seat = self._seats.eyes(number)
        if seat is None:
            return {}
        if self._game.moment != self._moment:
            self._moment = self._game.moment
            self._open_channels = {}
        if seat not in self._open_channels:
            found = self._game.channels(seat)
            told = {name: Refused(no.key, no.values, no.rule) if no else None for name, no in found.items()}
            self._open_channels[seat] = told
        return self._open_channels[seat]

    def _ending(self, number: int) -> Ending:
        """The wishes of the reader's camp, and the draws that either camp has offered."""
        camp = "" if number == WATCH else self._seats.place(number).camp
        wishes = self._agreements
        offered = tuple(word for word in CAMPS if word in wishes.offered)
        return Ending(wishes.places(RESIGN, camp), wishes.places(DRAW, camp), offered)

    def _can_undo(self, number: int) -> bool:
        seats = self._seats.seats_of(number)
        return bool(seats) and not self._seats.place(number).by_bot and bool(self._game.undoable(seats))
