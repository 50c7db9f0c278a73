"""Who is told what: remembers what each reader has been told and sends the rest; it carries out no command."""

from __future__ import annotations

from overlord.engine.game import Illegal
from overlord.engine.model.events import AnyEvent
from overlord.table.journal.journal import Journal
from overlord.table.messages import Letter, Note, PlaceInfo, TableInfo, Update
from overlord.table.people.presence import Presence, Reader
from overlord.table.people.seats import WATCH, Seats
from overlord.table.time.schedule import Schedule
from overlord.table.updates import Updates

Events = tuple[AnyEvent, ...]


class Audience:
    """Everybody who has the page of one table open, and what they have been told."""

    def __init__(
        self,
        key: str,
        seats: Seats,
        presence: Presence,
        journal: Journal,
        schedule: Schedule,
        updates: Updates,
        *,
        seeded: bool,
        rematch: str,
    ) -> None:
        self.rematch = rematch  # the table where these people play again
        self._key = key
        self._seats = seats
        self._presence = presence
        self._journal = journal
        self._game = journal.game
        self._schedule = schedule
        self._updates = updates
        self._seeded = seeded

    @property
    def story(self) -> int:
        """Goes up each time an answer is taken back; what was told under an earlier story no longer counts."""
        return self._journal.undone

    def join(self, number: int, place: int, person: int, story: int, heard: int) -> list[Letter]:
        """Tell a new reader everything of this story that they have not been told, and tell the others who came."""
        people = self._seats.people_of(place)
        if person not in people:
            raise Illegal("not-your-place", {})
        if place != WATCH and not people[person]:
            raise Illegal("name-first", {})
        if place != WATCH:
            self._seats.place(place).votes.clear()
        reader = Reader(place, person)
        whole = self._told(reader)
        if story == self.story and 0 <= heard <= len(whole):
            reader.heard = heard
        self._presence.enter(number, reader)
        first = Letter(number, self._updates.update(reader, whole[reader.heard :], self.story, self.table()))
        self._heard(reader, len(whole))
        return [first, *(letter for letter in self.news() if letter.to != number)]

    def news(self, quiet: bool = False) -> list[Letter]:
        """An update for everyone; if `quiet`, only for readers who have new events."""
        return self._send({n: self._told(reader, reader.entries) for n, reader in self._presence.items()}, quiet)

    def news_at(self, *places: int) -> list[Letter]:
        """An update only for the readers at these places; nobody else can notice it."""
        readers = {n: self._presence[n] for n in self._presence.at(places)}
        return self._send({n: self._told(reader, reader.entries) for n, reader in readers.items()}, quiet=False)

    def notes(self, note: Note) -> list[Letter]:
        """The same note for everyone."""
        return [Letter(number, note) for number in self._presence.numbers()]

    def stories(self) -> dict[int, Events]:
        """What everybody has been told so far, to compare with after an answer was taken back."""
        return {number: self._told(reader) for number, reader in self._presence.items()}

    def retell(self, before: dict[int, Events]) -> list[Letter]:
        """The story has changed: tell everybody again from the first event that differs."""
        told: dict[int, Events] = {}
        for number, after in self.stories().items():
            same = _common(before[number], after)
            self._presence[number].heard = same
            told[number] = after[same:]
        return self._send(told, quiet=False)

    def _send(self, told: dict[int, Events], quiet: bool) -> list[Letter]:
        made: dict[tuple[int, int, bool], Update] = {}  # readers with the same knowledge get the same update
        letters: list[Letter] = []
        table = self.table()
        for number, events in told.items():
            reader = self._presence[number]
            if events or not quiet:
                key = (reader.place, reader.heard, reader.person == self._seats.owner)
                if key not in made:
                    made[key] = self._updates.update(reader, events, self.story, table)
                letters.append(Letter(number, made[key]))
            self._heard(reader, reader.heard + len(events))
        return letters

    def _told(self, reader: Reader, since: int = 0) -> Events:
        """The events of the battle from a log entry on, as this reader may know them."""
        return self._game.told(self._seats.eyes(reader.place), since)

    def _heard(self, reader: Reader, heard: int) -> None:
        reader.heard = heard
        reader.entries = self._game.entries

    def table(self) -> TableInfo:
        """The table as everybody sees it."""
        online = self._presence.online()
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
        watching = self._presence.people_at(WATCH)
        return TableInfo(
            self._key,
            self._game.battle.key,
            places,
            self._seats.owner_name,
            self._schedule.speed,
            len(watching),
            self._seeded,
            tuple(sorted(name for person in watching if (name := self._seats.watchers.get(person, "")))),
            self.rematch,
            self._schedule.limit,
            self._schedule.seconds_left(),
        )


def _common(before: Events, after: Events) -> int:
    """How many events two stories share from the beginning."""
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return same
