"""The mailbox of one table: one task that takes commands and bots' answers in order; the match itself decides."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from math import ceil
from typing import Final

import msgspec
from anyio import CapacityLimiter
from anyio.to_thread import run_sync

from overlord.engine.game import Game, Illegal
from overlord.engine.model.rng import Rng
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.record import read as read_record
from overlord.engine.record import write as write_record
from overlord.server.live.hub import Hub
from overlord.server.live.wire import encoded
from overlord.server.store.store import Store, TableStorage
from overlord.table.bots.thinking import Thought
from overlord.table.journal.storage import NOBODY, Status, status_of
from overlord.table.match import Match
from overlord.table.messages import Letter, Refused
from overlord.table.people.seats import WATCH, Seats
from overlord.table.people.standing_orders import WINDOWS

IDLE: Final = 300.0  # seconds after which a table without readers leaves the memory
AFTER_FAILURE: Final = 5.0
LONGEST: Final = 30.0  # seconds that a request waits for its turn
NOT_HERE: Final = 4403
BROKEN: Final = 4500
BEAT: Final = 0.02  # seconds; see Room._think
OLDER_RULES: Final = "older-rules"
Work = Callable[[Match], list[Letter]]
log = logging.getLogger("overlord.server")


class Unopenable(ValueError):
    """A table of the store that cannot be played; `key` is that of its sentence."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.key = key
        self.problem = problem


def stored_match(store: Store, key: str, chance: Rng) -> Callable[[], Match] | None:
    """All that the store has of a match, and how it is rebuilt from that, answer by answer: which may take its time.

    A battle that was played by older rules goes on if these lead to the same events; otherwise it has ended."""
    stored = store.table(key)
    if stored is None:
        return None
    seats = Seats(store.places(key), stored.owner, store.name(stored.owner))
    seat_holders(store, key, seats)
    rows = store.entries(key)
    header, _ = read_record(stored.header)
    old = header.rules != RULES_VERSION
    now = msgspec.structs.replace(header, rules=RULES_VERSION)

    def rebuild() -> Match:
        try:
            return rebuilt()
        except ValueError as error:  # damaged, an option that is gone, a deck or a battle written otherwise
            raise (Unopenable("older-rules", str(error)) if old else Unopenable("damaged", str(error))) from error

    def rebuilt() -> Match:
        return Match(
            key,
            Game.replay(write_record(now, [])),
            seats,
            TableStorage(store, key),
            rows,
            chance=chance,
            seeded=stored.seeded,
            speed=stored.speed,
            limit=stored.clock,
            rematch=stored.rematch,
            other_rules=old,
        )

    return rebuild


def seat_holders(store: Store, key: str, seats: Seats) -> None:
    for place, person, name in store.holders(key):
        seats.sit(place, person, name)


def open_match(store: Store, key: str, chance: Rng) -> Match | None:
    """The match as the store has it; None if there is no such table."""
    rebuild = stored_match(store, key, chance)
    return rebuild() if rebuild else None


def settle_rules(store: Store, key: str, match: Match | None) -> None:
    """Note what became of a battle that was begun by older rules: it goes on by ours, or it is over."""
    stored = store.table(key)
    if stored is None or read_record(stored.header)[0].rules == RULES_VERSION:
        return
    if match is None:
        if not store.ended(key)[0]:  # one that was fought to its end keeps its victor
            store.set_status(key, Status(over=NOBODY, reason=OLDER_RULES))
        log.warning("table %s was played by older rules and has ended", key)
    else:
        store.set_status(key, status_of(match.game), match.game.record().partition("\n")[0])
        log.warning("table %s goes on by rules version %s", key, RULES_VERSION)


class Room:
    """One table in memory."""

    def __init__(
        self, key: str, match: Match, again: Callable[[], Match | None], hub: Hub, thinkers: CapacityLimiter
    ) -> None:
        self.key = key
        self.match = match
        self._again = again
        self._hub = hub
        self._box: deque[tuple[int, Work]] = deque()
        self._wake = asyncio.Event()
        self._bots_from = 0.0  # after a failure bots pause
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None

    def post(self, number: int, work: Work) -> None:
        """Have something done in its turn; a refusal goes to that reader alone."""
        self._box.append((number, work))
        self._wake.set()

    async def call(self, work: Work) -> None:
        """Have something done in its turn and wait for it; whatever goes wrong with it is raised here."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def called(match: Match) -> list[Letter]:
            try:
                letters = work(match)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                raise
            if not done.done():
                done.set_result(None)
            return letters

        self.post(0, called)
        async with asyncio.timeout(LONGEST):
            await done

    async def run(self) -> None:
        """Until nobody has been here for a while."""
        try:
            await self._serve()
        finally:
            if self._thinking:
                self._thinking.cancel()

    async def _serve(self) -> None:
        while True:
            if self._box:
                self._do(*self._box.popleft())
                await asyncio.sleep(0)
                continue
            due = self.match.due(bots=self._thinking is None)
            wait = IDLE if due is None else max(due, self._bots_from) - time.monotonic()
            if wait <= 0:
                self._do(0, Match.expire)
                self._do(0, Match.obey)
                if self._thinking is None:
                    self._let_think()
                await asyncio.sleep(0)
            elif not await self._woken(wait) and not self.match.presence:
                return

    def _let_think(self) -> None:
        """Put the next question to its bot, beside everything else that goes on here."""
        began = time.monotonic()  # before its answers are listed, which takes longer the more it holds
        thought = self.match.think()
        if thought is not None:
            self._thinking = asyncio.get_running_loop().create_task(self._think(thought, began))

    async def _think(self, thought: Thought, began: float) -> None:
        """A bot chooses in a thread, so that neither this table nor any other waits for it.

        In a window the time it thinks would tell what it holds: its answer comes with the next beat."""
        try:
            action = await run_sync(thought.choose, limiter=self._thinkers, abandon_on_cancel=True)
            if thought.question.kind in WINDOWS:
                await asyncio.sleep(to_the_beat(time.monotonic() - began))
        finally:
            self._thinking = None
            self._wake.set()
        self.post(0, lambda match: match.answered(thought, action))

    async def _woken(self, seconds: float) -> bool:
        """Whether something came in within so many seconds."""
        self._wake.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._wake.wait()
        except TimeoutError:
            return bool(self._box)
        return True

    def _do(self, number: int, work: Work) -> None:
        before = self.match.presence.numbers()
        try:
            self._send(work(self.match))
        except Illegal as refused:
            self._send([Letter(number, Refused(refused.key, refused.values, refused.rule))])
        except Exception:  # a full disk, or a mistake of ours: what the store has is the truth
            log.exception("table %s stands again where the store has it", self.key)
            self._restore(number)
        for gone in set(before).difference(self.match.presence.numbers()):
            self._hub.publish(self.key, gone, NOT_HERE)  # whoever left his place

    def _restore(self, number: int) -> None:
        """Go on from the last answer that was written down."""
        self._bots_from = time.monotonic() + AFTER_FAILURE
        readers = [(n, self.match.presence[n]) for n in self.match.presence.numbers()]
        try:
            match = self._again()
        except Exception:
            log.exception("table %s cannot be opened", self.key)
            match = None
        if match is None:
            self._hub.close(self.key, BROKEN)
            for reader, _ in readers:
                self.match.presence.part(reader)
            return
        self.match = match
        for reader, was in readers:
            self._send(match.join(reader, was.place, was.person))
        self._send([Letter(number, Refused("not-stored", {}, ""))])

    def _send(self, letters: list[Letter]) -> None:
        """What several readers get alike is written once."""
        frames: dict[int, str] = {}
        for number, news in letters:
            frame = frames.get(id(news))
            if frame is None:
                frame = frames[id(news)] = encoded(news)
            self._hub.publish(self.key, number, frame)

    def refuse_and_close(self, number: int, refused: Illegal) -> None:
        """Say why, and hang up."""
        self._send([Letter(number, Refused(refused.key, refused.values, refused.rule))])
        self._hub.publish(self.key, number, NOT_HERE)

    def join(self, number: int, place: int | None, person: int, story: int, heard: int) -> None:
        """A page opens; without a place it is the first where this person sits."""

        def work(match: Match) -> list[Letter]:
            at = first_place(match.seats, person) if place is None else place
            try:
                return match.join(number, at, person, story, heard)
            except Illegal as refused:
                self.refuse_and_close(number, refused)
                return []

        self.post(number, work)


def to_the_beat(spent: float) -> float:
    """Seconds from here to the end of the beat."""
    return BEAT * ceil(spent / BEAT) - spent


def first_place(seats: Seats, person: int) -> int:
    return next((place.number for place in seats.places if person in place.people), WATCH)
