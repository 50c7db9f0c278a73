"""Who reads along and what each has heard: turns the battle into updates; it commands nothing."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

import msgspec

from overlord.engine.game import Game, Illegal
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.names import CAMPS
from overlord.engine.view import View
from overlord.table.messages import Asked, Ending, Letter, PlaceInfo, Refused, TableInfo, Update
from overlord.table.people.agreements import DRAW, RESIGN, Accord
from overlord.table.people.seats import WATCH, Seats

Told = tuple[AnyEvent, ...]


class Reader:
    """Somebody who is told: one open page."""

    __slots__ = ("entries", "heard", "person", "place")

    def __init__(self, place: int, person: int) -> None:
        self.place = place
        self.person = person
        self.entries = 0  # of the battle's log
        self.heard = 0  # events of the story that this reader may know


class Readers:
    """Everybody who has the page of one table open."""

    def __init__(self, key: str, game: Game, seats: Seats, accord: Accord, seeded: bool) -> None:
        self.story = 0  # goes up with every answer taken back
        self.speed = ""
        self.rematch = ""
        self.clock = 0
        self.left: Callable[[], dict[str, int]] = dict  # the seconds that each seat has left
        self._accord = accord
        self._key = key
        self._game = game
        self._seats = seats
        self._seeded = seeded
        self._all: dict[int, Reader] = {}
        self._moment: tuple[object, ...] = ()
        self._spoken: dict[str, dict[str, Refused | None]] = {}  # by seat, for that moment

    def __bool__(self) -> bool:
        return bool(self._all)

    def __getitem__(self, number: int) -> Reader:
        if number not in self._all:
            raise Illegal("not-your-place", {})
        return self._all[number]

    def numbers(self) -> tuple[int, ...]:
        return tuple(self._all)

    def at(self, places: Container[int]) -> tuple[int, ...]:
        """Those who read at one of these places."""
        return tuple(number for number, reader in self._all.items() if reader.place in places)

    def online(self) -> set[int]:
        """The places where somebody is."""
        return {reader.place for reader in self._all.values()}

    # ---- coming and going -----------------------------------------------------------------------

    def join(self, number: int, place: int, person: int, story: int, heard: int) -> list[Letter]:
        """A new reader is told all that he has not heard of this story; the others learn that he is here."""
        people = self._seats.watchers if place == WATCH else self._seats.place(place).people
        if person not in people:
            raise Illegal("not-your-place", {})
        if place != WATCH and not people[person]:
            raise Illegal("name-first", {})
        if place != WATCH:
            self._seats.place(place).votes.clear()
        reader = Reader(place, person)
        whole = self._game.told(self._eyes(place))
        if story == self.story and 0 <= heard <= len(whole):
            reader.heard = heard
        self._all[number] = reader
        first = Letter(number, self._update(reader, whole[reader.heard :], self.table()))
        self._heard(reader, len(whole))
        return [first, *(letter for letter in self.news() if letter.to != number)]

    def part(self, number: int) -> bool:
        """Forget a reader; whether he was here."""
        return self._all.pop(number, None) is not None

    def dismiss(self, place: int, person: int) -> None:
        """Nobody who has left a place goes on reading there."""
        for number in [n for n, reader in self._all.items() if (reader.place, reader.person) == (place, person)]:
            del self._all[number]

    # ---- news -----------------------------------------------------------------------------------

    def news_at(self, *places: int) -> list[Letter]:
        """An update for those alone who read at these places; nobody else can notice."""
        mine = {n: self._all[n] for n in self.at(places)}
        return self._send({n: self._game.told(self._eyes(r.place), r.entries) for n, r in mine.items()}, False)

    def news(self, quiet: bool = False) -> list[Letter]:
        """An update for everyone, or quietly for those alone who have something to hear."""
        return self._send({n: self._game.told(self._eyes(r.place), r.entries) for n, r in self._all.items()}, quiet)

    def stories(self) -> dict[int, Told]:
        """What everybody has heard so far, to be compared after an answer was taken back."""
        return {number: self._game.told(self._eyes(reader.place)) for number, reader in self._all.items()}

    def retell(self, before: dict[int, Told]) -> list[Letter]:
        """The story has changed: everybody is told it again from where it differs."""
        self.story += 1
        told: dict[int, Told] = {}
        for number, after in self.stories().items():
            same = _common(before[number], after)
            self._all[number].heard = same
            told[number] = after[same:]
        return self._send(told, quiet=False)

    def _send(self, told: dict[int, Told], quiet: bool) -> list[Letter]:
        made: dict[tuple[int, int, bool], Update] = {}  # readers who know the same get the same update
        letters: list[Letter] = []
        table = self.table()
        for number, events in told.items():
            reader = self._all[number]
            if events or not quiet:
                key = (reader.place, reader.heard, reader.person == self._seats.owner)
                if key not in made:
                    made[key] = self._update(reader, events, table)
                letters.append(Letter(number, made[key]))
            self._heard(reader, reader.heard + len(events))
        return letters

    def _heard(self, reader: Reader, heard: int) -> None:
        reader.heard = heard
        reader.entries = self._game.entries

    def _eyes(self, place: int) -> str | None:
        """The seat through which a place looks."""
        return None if place == WATCH else self._seats.place(place).seats[0]

    def _update(self, reader: Reader, told: Told, table: TableInfo) -> Update:
        view = self._game.view(self._eyes(reader.place))
        return Update(
            version=reader.heard + len(told),
            story=self.story,
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
        """The standing orders of one's own place; nobody else is told of them."""
        if number == WATCH:
            return {}
        place = self._seats.place(number)
        return {"standing": tuple(sorted(place.standing)), "holding": place.holding}

    def _asked(self, number: int, own: View) -> tuple[Asked, ...]:
        """The open questions of a place that its people answer."""
        if number == WATCH or self._seats.place(number).by_bot:
            return ()
        found: list[Asked] = []
        for question in self._game.waiting():
            if question.seat in self._seats.place(number).seats:
                view = own if question.seat == own.seat else self._game.view(question.seat)
                found.append(Asked(question.id, question.seat, question.kind, view.options, view.draft))
        return tuple(found)

    def _channels(self, number: int) -> dict[str, Refused | None]:
        """Where a place may speak, by public facts alone; worked out anew only when that has changed."""
        seat = self._eyes(number)
        if seat is None:
            return {}
        if self._game.moment != self._moment:
            self._moment = self._game.moment
            self._spoken = {}
        if seat not in self._spoken:
            found = self._game.channels(seat)
            told = {name: Refused(no.key, no.values, no.rule) if no else None for name, no in found.items()}
            self._spoken[seat] = told
        return self._spoken[seat]

    def _ending(self, number: int) -> Ending:
        """The wishes of one's own camp, and what either camp has offered."""
        camp = "" if number == WATCH else self._seats.place(number).camp
        wishes = self._accord
        offered = tuple(word for word in CAMPS if word in wishes.offered)
        return Ending(wishes.places(RESIGN, camp), wishes.places(DRAW, camp), offered)

    def _can_undo(self, number: int) -> bool:
        seats = self._seats.seats_of(number)
        return bool(seats) and not self._seats.place(number).by_bot and bool(self._game.undoable(seats))

    def table(self) -> TableInfo:
        """The table as everybody sees it."""
        online = self.online()
        places = tuple(
            PlaceInfo(
                place.number,
                place.seats,
                tuple(name for name in place.people.values() if name),
                place.number in online,
                place.bot if place.by_bot else "",
                len(place.votes),
                place.late,
            )
            for place in self._seats.places
        )
        watching = {reader.person for reader in self._all.values() if reader.place == WATCH}
        return TableInfo(
            self._key,
            self._game.battle.key,
            places,
            self._seats.owner_name,
            self.speed,
            len(watching),
            self._seeded,
            tuple(sorted(name for person in watching if (name := self._seats.watchers.get(person, "")))),
            self.rematch,
            self.clock,
            self.left(),
        )


def _common(before: Told, after: Told) -> int:
    """How many events two stories have in common from their beginning."""
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return same
