"""Changes who plays a place: people take it back, give it to a bot, leave it or are sent away; it tells nobody."""

from __future__ import annotations

from overlord.table.journal.storage import Storage
from overlord.table.people.agreements import Agreements
from overlord.table.people.nudges import Nudges
from overlord.table.people.presence import Presence
from overlord.table.people.seats import LEAVE, WATCH, Seats
from overlord.table.time.schedule import Schedule


class SeatChanges:
    """Changes the seats of one table, and ends whatever depended on who sat there."""

    def __init__(
        self,
        seats: Seats,
        presence: Presence,
        agreements: Agreements,
        nudges: Nudges,
        schedule: Schedule,
        storage: Storage,
    ) -> None:
        self._seats = seats
        self._presence = presence
        self._agreements = agreements
        self._nudges = nudges
        self._schedule = schedule
        self._storage = storage

    def change(self, number: int, place: int, do: str) -> None:
        """A reader takes a place back, leaves it, or lets a bot play it."""
        reader = self._presence[number]
        if do == LEAVE:
            self._leave([place], reader.person)
        elif self._seats.change(reader.person, reader.place, place, do, self._presence.online()):
            self._changed(place)
            self._storage.save_player(self._seats.place(place))

    def leave(self, person: int) -> None:
        """Somebody leaves the table and gives up all places there."""
        mine = [place.number for place in self._seats.places if person in place.people]
        self._leave([*mine, *[WATCH] * (person in self._seats.watchers)], person)

    def free(self, place: int) -> None:
        """Remove everybody but the owner from a place, because its link came into the wrong hands."""
        for person in [person for person in self._seats.people_of(place) if person != self._seats.owner]:
            self._leave([place], person)

    def _leave(self, places: list[int], person: int) -> None:
        for number in places:
            self._seats.leave(number, person)
            if number != WATCH:
                self._changed(number)
                self._storage.save_player(self._seats.place(number))
            self._storage.remove_person(number, person)
            self._presence.dismiss(number, person)
        if person == self._seats.owner and WATCH not in places:
            self._seats.sit(WATCH, person, self._seats.owner_name)  # the owner keeps the table and may watch
            self._storage.add_person(WATCH, person)

    def _changed(self, place: int) -> None:
        """Other people or a bot now play the place: drop its wishes and calls."""
        self._agreements.forget(place)
        self._nudges.forget(place)
        self._schedule.refresh()
