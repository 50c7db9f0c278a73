"""The people around a battle: they come and go, change seats, call each other; it plays nothing itself."""

from __future__ import annotations

from collections.abc import Callable

from overlord.engine.game import Game, Illegal
from overlord.table.audience import Readers
from overlord.table.journal.storage import Storage
from overlord.table.messages import Letter, Note
from overlord.table.people.agreements import Accord
from overlord.table.people.seats import LEAVE, WATCH, Seats


class Gathering:
    """Who sits at one table and who reads along. A refused command raises Illegal and changes nothing."""

    def __init__(
        self, key: str, game: Game, seats: Seats, journal: Storage, seeded: bool, clock: Callable[[], float]
    ) -> None:
        self.game = game
        self.seats = seats
        self.accord = Accord()
        self.readers = Readers(key, game, seats, self.accord, seeded)
        self._journal = journal
        self._clock = clock
        self._calls: dict[int, Note] = {}  # who was called while nobody was there

    def join(self, number: int, place: int, person: int, story: int = -1, heard: int = 0) -> list[Letter]:
        """Somebody opens the page; `story` and `heard` say what he knows already."""
        letters = self.readers.join(number, place, person, story, heard)
        called = self._calls.pop(place, None)
        return [*letters, Letter(number, called)] if called else letters

    def part(self, number: int) -> list[Letter]:
        """A page was closed."""
        return self.readers.news() if self.readers.part(number) else []

    def sit(self, place: int, person: int, name: str) -> list[Letter]:
        """Somebody came by the link of a place."""
        self.seats.sit(place, person, name)
        return self.readers.news()

    def rename(self, person: int, name: str) -> list[Letter]:
        self.seats.rename(person, name)
        return self.readers.news()

    def change_seat(self, number: int, place: int, do: str) -> list[Letter]:
        """Take a place back, leave it, or let a bot play it."""
        reader = self.readers[number]
        if do == LEAVE:
            return self._leave([place], reader.person)
        chair = self.seats.place(place)
        if self.seats.change(reader.person, reader.place, place, do, self.readers.online()):
            self._changed(place)
            self._journal.save_player(chair)
        return self.readers.news()

    def leave(self, person: int) -> list[Letter]:
        """Somebody leaves the table altogether."""
        mine = [place.number for place in self.seats.places if person in place.people]
        return self._leave([*mine, *[WATCH] * (person in self.seats.watchers)], person)

    def free(self, number: int) -> list[Letter]:
        """Everybody at a place but the owner gets up: its link came into the wrong hands."""
        people = self.seats.watchers if number == WATCH else self.seats.place(number).people
        for person in [person for person in people if person != self.seats.owner]:
            self._leave([number], person)
        return self.readers.news()

    def _leave(self, places: list[int], person: int) -> list[Letter]:
        for number in places:
            self.seats.leave(number, person)
            if number != WATCH:
                self._changed(number)
                self._journal.save_player(self.seats.place(number))
            self._journal.remove_person(number, person)
            self.readers.dismiss(number, person)
        if person == self.seats.owner and WATCH not in places:
            self.seats.sit(WATCH, person, self.seats.owner_name)  # the table stays his, and he may look on
            self._journal.add_person(WATCH, person)
        return self.readers.news()

    def nudge(self, number: int, place: int) -> list[Letter]:
        """Call a place that everybody waits for; where nobody is there, he hears it when he comes."""
        reader = self.readers[number]
        mine = self.seats.answers(reader.place)
        chair = self.seats.place(place)
        awaited = any(question.seat in chair.seats for question in self.game.waiting())
        if chair is mine or chair.by_bot or not awaited:
            raise Illegal("nobody-awaited", {})
        self.accord.nudge(place, self._clock())
        note = Note("nudged", {"name": mine.people.get(reader.person, "")})
        there = self.readers.at((place,))
        if not there:
            self._calls[place] = note
        return [*(Letter(other, note) for other in there), Letter(number, Note("nudge-sent", {}))]

    def rematch(self, table: str, name: str) -> list[Letter]:
        """These people fight again, elsewhere and with camps exchanged."""
        self._journal.save_rematch(table)
        self.readers.rematch = table
        note = Note("rematch", {"name": name})
        return [*self.readers.news(), *(Letter(other, note) for other in self.readers.numbers())]

    def _changed(self, place: int) -> None:
        """A place has other people, or a bot: what it wished for ends with that."""
        self.accord.forget(place)
        self._calls.pop(place, None)
        self._watch()

    def _watch(self) -> None:
        """Who answers which question may have changed."""

    def _seated(self, number: int) -> tuple[str, ...]:
        """The seats of a reader who does not only look on."""
        mine = self.seats.seats_of(self.readers[number].place)
        if not mine:
            raise Illegal("only-watching", {})
        return mine

    def _speaker(self, number: int, seat: str) -> str:
        """The seat in whose name a reader speaks; by default the first of his own."""
        mine = self._seated(number)
        if seat and seat not in mine:
            raise Illegal("not-your-place", {})
        return seat or mine[0]
