"""Who holds which seat: people by number, a bot by name, spectators; it asks no questions and knows no secrets."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final

from overlord.engine.game import Illegal
from overlord.engine.model.names import CAMPS, ROLES
from overlord.engine.model.seating import GROUPS

WATCH: Final = -1  # the place of spectators
TAKE: Final = "take"
BOT: Final = "bot"
LEAVE: Final = "leave"
LONGEST_NAME: Final = 40


class Place:
    """One or more seats that share a link, the people who sat down there, and the bot that stands in."""

    __slots__ = ("bot", "by_bot", "holding", "late", "number", "people", "seats", "standing", "votes")

    def __init__(self, number: int, seats: tuple[str, ...], bot: str, by_bot: bool) -> None:
        self.number = number
        self.seats = seats
        self.bot = bot
        self.by_bot = by_bot
        self.people: dict[int, str] = {}  # person -> name
        self.late = False  # its time ran out: a bot answers until somebody here answers again
        self.standing: frozenset[str] = frozenset()  # the windows in which its people want to pass by themselves
        self.holding = False  # whether those standing orders are suspended
        self.votes: set[int] = set()  # places of the camp that want a bot here

    @property
    def peopled(self) -> bool:
        """Whether somebody with a name sits here; programs that open links to preview them have no name."""
        return any(self.people.values())

    @property
    def camp(self) -> str:
        return self.seats[0].partition("-")[0]


def groups(seats: Sequence[str], seating: Mapping[str, int]) -> list[tuple[str, ...]]:
    """The seats of each place, by the number of holders of each camp (O-TEAM-05); two places may share seats."""
    found: list[tuple[str, ...]] = []
    for camp in CAMPS:
        holders = seating[camp]
        for roles in GROUPS[holders]:
            mine = tuple(seat for role in roles if (seat := f"{camp}-{ROLES[role]}") in seats)
            if mine:
                found.extend([mine] * (2 if holders == 2 else 1))
    return found


class Seats:
    """All places of one table."""

    __slots__ = ("owner", "owner_name", "places", "watchers")

    def __init__(self, places: list[Place], owner: int, owner_name: str = "") -> None:
        self.places = places
        self.owner = owner
        self.owner_name = owner_name
        self.watchers: dict[int, str] = {}

    def place(self, number: int) -> Place:
        if not 0 <= number < len(self.places):
            raise Illegal("no-such-place", {"place": str(number)})
        return self.places[number]

    def seats_of(self, number: int) -> tuple[str, ...]:
        return () if number == WATCH else self.place(number).seats

    def eyes(self, number: int) -> str | None:
        """The seat whose view the people of a place see; None for spectators."""
        return None if number == WATCH else self.place(number).seats[0]

    def seated(self, number: int) -> tuple[str, ...]:
        """The seats of a place; Illegal for spectators."""
        mine = self.seats_of(number)
        if not mine:
            raise Illegal("only-watching", {})
        return mine

    def speaker(self, number: int, seat: str) -> str:
        """The seat in whose name somebody at a place speaks; by default the first seat."""
        mine = self.seated(number)
        if seat and seat not in mine:
            raise Illegal("not-your-place", {})
        return seat or mine[0]

    def people_of(self, number: int) -> dict[int, str]:
        """Everybody who came by the link to a place, by number, with their names."""
        return self.watchers if number == WATCH else self.place(number).people

    def in_camps(self, camps: Container[str]) -> list[int]:
        """The places of these camps."""
        return [place.number for place in self.places if place.camp in camps]

    def sit(self, number: int, person: int, name: str) -> None:
        """Somebody with the link to a place sits down there; a bot plays on until they take over."""
        self.people_of(number)[person] = name

    def rename(self, person: int, name: str) -> None:
        for people in (self.watchers, *(place.people for place in self.places)):
            if person in people:
                people[person] = name
        if person == self.owner:
            self.owner_name = name

    def bot_for(self, seat: str) -> str:
        """The bot that answers for a seat; empty if people answer at one of the places with that seat."""
        holding = [place for place in self.places if seat in place.seats]
        return holding[0].bot if all(place.by_bot or place.late for place in holding) else ""

    def passes(self, seat: str, kind: str) -> bool:
        """Whether standing orders answer for a seat; everybody who plays that seat in person must want it."""
        playing = [place for place in self.places if seat in place.seats and not (place.by_bot or place.late)]
        return bool(playing) and all(kind in place.standing and not place.holding for place in playing)

    def answers(self, number: int) -> Place:
        """The place, if its people may answer for it now; else Illegal."""
        if number == WATCH:
            raise Illegal("only-watching", {})
        place = self.place(number)
        if place.by_bot:
            raise Illegal("bot-plays", {})
        return place

    def change(self, person: int, at: int, number: int, do: str, online: set[int]) -> bool:
        """Take a place back, or let a bot play it; False while others of the camp still have to agree."""
        place = self.place(number)
        mine = person in place.people
        if do == TAKE:
            if not mine and not (person == self.owner and place.people):
                raise Illegal("not-your-place", {})
            place.by_bot = False
        elif do == BOT:
            if not mine and person != self.owner and not self._agreed(place, at, online):
                return False
            place.by_bot = True
        else:
            raise Illegal("no-such-change", {"change": do})
        place.late = False
        place.votes.clear()
        return True

    def leave(self, number: int, person: int) -> None:
        """Somebody gives up a place; if nobody is left there, a bot plays on."""
        people = self.people_of(number)
        if person not in people:
            raise Illegal("not-your-place", {})
        del people[person]
        if number != WATCH:
            self.place(number).votes.clear()
            self.place(number).by_bot |= not self.place(number).peopled

    def played_by_people(self, camp: str) -> list[Place]:
        """The places of a camp where people answer, not bots."""
        return [place for place in self.places if place.camp == camp and not place.by_bot]

    def _agreed(self, place: Place, at: int, online: set[int]) -> bool:
        """Whether every place of the camp with people present wants a bot at this place."""
        if at == WATCH or self.place(at).camp != place.camp:
            raise Illegal("not-your-camp", {})
        if place.number in online:
            raise Illegal("not-away", {})
        place.votes.add(at)
        here = {other.number for other in self.played_by_people(place.camp)} & online
        return here <= place.votes
