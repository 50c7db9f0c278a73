"""All tables of this process: sets them up, opens them when somebody comes, closes them; each runs by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Final

import msgspec
from anyio import CapacityLimiter
from anyio.to_thread import run_sync

from overlord.bots import registry
from overlord.engine.files.scenario.reader import reread
from overlord.engine.illegal import Illegal
from overlord.engine.model.names import CAMPS
from overlord.engine.model.rng import Rng
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.record import read as read_record
from overlord.library.battles import Found, Shelf, unplaced
from overlord.library.game import Game
from overlord.library.lessons import lesson_game, lessons
from overlord.server.live.hub import Hub
from overlord.server.live.opening import OLDER_RULES, Unopenable, open_match, seat_holders, settle_rules, stored_match
from overlord.server.live.room import Room, first_place
from overlord.server.store.store import Store, Stored, TableStorage
from overlord.table.journal.rows import record_of
from overlord.table.journal.storage import status_of
from overlord.table.match import Match
from overlord.table.people.agreements import enemy_of
from overlord.table.people.seats import WATCH, Place, Seats, groups
from overlord.table.time.pace import NORMAL, SPEEDS

log = logging.getLogger("overlord.server")
BOT: Final = "recruit"
CLOSED: Final = 4410
LONGEST_CLOCK: Final = 30 * 24 * 3600
LESSON_SEED: Final = 7
MOST_THINKING: Final = 8  # most bots that think at the same time


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play: each seat is their own, kept for a friend, or played by a bot."""

    battle: str
    name: str = ""
    me: tuple[str, ...] = ()  # seats, or whole camps
    open: tuple[str, ...] = ()  # seats, or whole camps, kept for friends
    seating: dict[str, int] = {}  # holders of each camp; by default one if `me` is the whole camp, else four
    bot: str = BOT
    bots: dict[str, str] = {}  # seat or camp -> a bot other than the default
    options: dict[str, bool | int | str] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    speed: str = NORMAL
    clock: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_CLOCK)] = 0  # seconds for an answer; 0 means no limit
    lesson: str = ""  # a lesson: it sets its own battle, seats, hands and dice


class NewLinks(msgspec.Struct, frozen=True):
    """A new table and the secrets of its links, which are kept nowhere else."""

    table: str
    place: int
    places: tuple[tuple[Place, str], ...]
    watch: str


def chance() -> Rng:
    """Random numbers for bots, independent of the battle's seed."""
    return Rng(secrets.randbits(64))


class Tables:
    """Every table that somebody is at."""

    def __init__(self, store: Store, luck: Callable[[], Rng] = chance, shelf: Shelf | None = None) -> None:
        self.store = store
        self.shelf = shelf or Shelf()
        self.hub = Hub()
        self._luck = luck
        self._rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Future[None]] = {}
        self._older: dict[str, str] = {}  # tables that cannot be opened while this process runs, and why
        self._thinkers = CapacityLimiter(MOST_THINKING)

    async def room(self, key: str) -> Room | None:
        """The table with that name, opened if need be; raises Unopenable if it cannot be."""
        while key not in self._rooms:
            opening = self._opening.get(key)
            if opening is None:
                return await self._open_room(key)
            await asyncio.wait([opening])  # the first visitor opens it for all
        return self._rooms[key]

    async def _open_room(self, key: str) -> Room | None:
        """Open a table; a long battle is replayed in a thread, so that the other tables go on."""
        if key in self._older or self.store.ended(key)[1] == OLDER_RULES:  # its people may have seen all hands since
            raise Unopenable(OLDER_RULES, self._older.get(key, ""))
        rebuild = stored_match(self.store, key, self._luck())
        if rebuild is None:
            return None
        opening = self._opening[key] = asyncio.get_running_loop().create_future()
        try:
            match = await run_sync(rebuild, abandon_on_cancel=True)
            settle_rules(self.store, key, match)
        except Unopenable as closed:
            settle_rules(self.store, key, None)
            if closed.key == OLDER_RULES:
                self._older[key] = closed.problem
            raise
        finally:
            del self._opening[key]
            opening.set_result(None)
        if self.store.table(key) is None:  # removed in the meantime
            return None
        seat_holders(self.store, key, match.seats)  # and those who sat down in the meantime
        room = Room(key, match, lambda: open_match(self.store, key, self._luck()), self.hub, self._thinkers)
        self._rooms[key] = room
        self._tasks[key] = asyncio.get_running_loop().create_task(self._run(room))
        return room

    def opened(self, key: str) -> Room | None:
        """The table with that name, if it is open."""
        return self._rooms.get(key)

    async def _run(self, room: Room) -> None:
        try:
            await room.run()
        finally:
            if self._rooms.get(room.key) is room:
                del self._rooms[room.key], self._tasks[room.key]
                self._rest(room)

    def _rest(self, room: Room) -> None:
        """A table leaves memory. Its journal has everything that happened; a snapshot makes the next opening faster."""
        try:
            room.match.rest()
        except sqlite3.Error as error:
            log.warning("no snapshot of table %s: %s", room.key, error)

    def remove(self, key: str) -> None:
        """Remove a table for everybody at it."""
        self.hub.close(key, CLOSED)
        self._rooms.pop(key, None)
        self._older.pop(key, None)
        task = self._tasks.pop(key, None)
        if task is not None:
            task.cancel()
        self.store.remove(key)

    async def close(self) -> None:
        """Stop every table; the store has everything that happened."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def create(self, wanted: NewTable, owner: int) -> NewLinks:
        """Set up a table; Illegal says what is wrong with the request."""
        game: Game
        if wanted.lesson:
            wanted, game = _lesson(wanted)
            seating = _seating(wanted, Found(game.battle))
        else:
            found = self.shelf.find(wanted.battle)
            if found is None:
                raise Illegal("no-such-battle", {"battle": wanted.battle[:80]})
            seating = _seating(wanted, found)
            game = _battle(wanted, found, seating)
        places = _places(wanted, game.seats, seating)
        key = secrets.token_urlsafe(9)
        made = tuple((place, secrets.token_urlsafe(16)) for place in places)
        watch = secrets.token_urlsafe(16)
        mine = _mine(wanted, places)
        header = game.record().splitlines()[0]
        stored = Stored(key, owner, header, wanted.seed is not None, wanted.speed, wanted.clock)
        holders = [(place, owner) for place in mine or [WATCH]]
        self.store.new_table(stored, wanted.battle, status_of(game), made, watch, holders)
        return NewLinks(key, mine[0] if mine else WATCH, made, watch)

    def old_record(self, key: str) -> tuple[str, str]:
        """The record of a battle whose rules are no longer in use, and the name of the battle."""
        stored = self.store.table(key)
        assert stored is not None
        return record_of(stored.header, self.store.entries(key)), read_record(stored.header)[0].scenario

    def old_seats(self, key: str) -> Seats:
        """Who sat at a table that is not open."""
        stored = self.store.table(key)
        assert stored is not None
        seats = Seats(self.store.places(key), stored.owner, self.store.name(stored.owner))
        seat_holders(self.store, key, seats)
        return seats

    def leave_old(self, key: str, person: int) -> None:
        """Give up every place that somebody had at such a table."""
        stored = self.store.table(key)
        if stored is not None and stored.owner == person:
            self.store.sit(key, WATCH, person)  # the owner keeps the table
        for place, held, _ in self.store.holders(key):
            if held == person and not (place == WATCH and stored and stored.owner == person):
                TableStorage(self.store, key).remove_person(place, person)

    def old_rematch(self, key: str) -> str:
        """The table where the people of that table play again, if there is one."""
        stored = self.store.table(key)
        return stored.rematch if stored and stored.rematch and self.store.table(stored.rematch) else ""

    def again_after(self, key: str, person: int) -> str:
        """A rematch after a battle whose rules are no longer in use: under today's rules, from the beginning."""
        seats = self.old_seats(key)
        if first_place(seats, person) == WATCH:
            raise Illegal("only-watching", {})
        found = self.old_rematch(key)
        if not found:
            stored = self.store.table(key)
            assert stored is not None
            header, _ = read_record(stored.header)
            try:
                battle = replace(reread(header.source, header.scenario), decks=header.decks)
                found = self._exchange(key, battle, seats, stored.speed)
            except ValueError as error:  # an unknown option or an old scenario format
                raise Illegal("bad-table", {"problem": str(error)}) from None
            TableStorage(self.store, key).save_rematch(found)
        return found

    def again(self, key: str, match: Match) -> str:
        """Another table for the same people with camps exchanged: a new seed, but the same battle, options and bots."""
        return self._exchange(key, match.game.battle, match.seats, match.schedule.speed)

    def _exchange(self, key: str, battle: ScenarioDef, seats: Seats, speed: str) -> str:
        stored = self.store.table(key)
        assert stored is not None
        header, _ = read_record(stored.header)
        seating = {camp: header.seating[enemy_of(camp)] for camp in CAMPS}
        game = Game(battle, secrets.randbits(63), seating, options=header.options)
        places, holders = exchanged(seats, groups(game.seats, seating))
        new = secrets.token_urlsafe(9)
        again = Stored(new, stored.owner, game.record().splitlines()[0], False, speed, stored.clock)
        made = [(place, secrets.token_urlsafe(16)) for place in places]
        self.store.new_table(again, header.scenario, status_of(game), made, secrets.token_urlsafe(16), holders)
        return new


def exchanged(seats: Seats, chairs: list[tuple[str, ...]]) -> tuple[list[Place], list[tuple[int, int]]]:
    """Put everybody into the same place in the other camp; where nobody sat, a bot plays."""
    old = {camp: [place for place in seats.places if place.camp == camp] for camp in CAMPS}
    holders = [(WATCH, person) for person in seats.watchers]
    places: list[Place] = []
    for number, chair in enumerate(chairs):
        was = old[enemy_of(chair[0].partition("-")[0])].pop(0)
        places.append(Place(number, chair, was.bot, was.by_bot or not was.peopled))
        holders += [(number, person) for person in was.people]
    return places, holders


def _seating(wanted: NewTable, found: Found) -> dict[str, int]:
    whole = found.battle.board == "overlord"
    return {camp: 1 if not whole or _takes_all(wanted, camp) else 4 for camp in CAMPS} | wanted.seating


def _lesson(wanted: NewTable) -> tuple[NewTable, Game]:
    """The table and the battle of a lesson; of the request only the name and the speed are used."""
    if wanted.lesson not in lessons():
        raise Illegal("no-such-battle", {"battle": wanted.lesson[:80]})
    if wanted.speed not in SPEEDS:
        raise Illegal("no-such-speed", {"speed": wanted.speed[:80]})
    game = lesson_game(wanted.lesson, LESSON_SEED)
    me = lessons()[wanted.lesson].me
    return NewTable(game.battle.key, wanted.name, me, seed=LESSON_SEED, speed=wanted.speed), game


def _battle(wanted: NewTable, found: Found, seating: dict[str, int]) -> Game:
    if wanted.speed not in SPEEDS:
        raise Illegal("no-such-speed", {"speed": wanted.speed[:80]})
    seed = secrets.randbits(63) if wanted.seed is None else wanted.seed
    try:
        game = found.set_up(seed, seating, wanted.options)
    except ValueError as error:
        raise Illegal("bad-table", {"problem": unplaced(str(error))}) from None
    for seat in (*wanted.me, *wanted.open, *wanted.bots):
        if seat not in game.seats and seat not in CAMPS:
            raise Illegal("no-such-seat", {"seat": seat[:80]})
    return game


def _takes_all(wanted: NewTable, camp: str) -> bool:
    return camp in wanted.me or sum(seat.startswith(f"{camp}-") for seat in set(wanted.me)) == 4


def _wants(wish: tuple[str, ...], seats: tuple[str, ...]) -> bool:
    return any(seat in wish or seat.partition("-")[0] in wish for seat in seats)


def _places(wanted: NewTable, all_seats: tuple[str, ...], seating: dict[str, int]) -> list[Place]:
    """A place for each holder: people answer at their own and at open places, bots elsewhere."""
    found: list[Place] = []
    known = registry.names()
    for number, seats in enumerate(groups(all_seats, seating)):
        names = [wanted.bots[key] for key in (seats[0], seats[0].partition("-")[0]) if key in wanted.bots]
        name = (names or [wanted.bot])[0]
        if name not in known:
            raise Illegal("no-such-bot", {"bot": name[:80]})
        found.append(Place(number, seats, name, not (_wants(wanted.me, seats) or _wants(wanted.open, seats))))
    return found


def _mine(wanted: NewTable, places: list[Place]) -> list[int]:
    """The places of the owner; if two places share the same seats, only the first."""
    taken: dict[tuple[str, ...], int] = {}
    for place in places:
        if _wants(wanted.me, place.seats):
            taken.setdefault(place.seats, place.number)
    return sorted(taken.values())
