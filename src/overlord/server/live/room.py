"""The mailbox of one table: one task that handles commands and bots' answers in order; the match decides."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from math import ceil
from typing import Final

from anyio import CapacityLimiter
from anyio.to_thread import run_sync

from overlord.engine.game import Illegal
from overlord.server.live.hub import Hub
from overlord.server.live.wire import encoded
from overlord.table.bots.thinking import Thought
from overlord.table.match import Match
from overlord.table.messages import Letter, Refused
from overlord.table.people.seats import WATCH, Seats
from overlord.table.people.standing_orders import WINDOWS

IDLE: Final = 300.0  # seconds after which a table without readers is removed from memory
AFTER_FAILURE: Final = 5.0
LONGEST: Final = 30.0  # most seconds that a request waits for its turn
NOT_HERE: Final = 4403
BROKEN: Final = 4500
BEAT: Final = 0.02  # seconds; see Room._think
Work = Callable[[Match], list[Letter]]
log = logging.getLogger("overlord.server")


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
        self._bots_from = 0.0  # bots pause until then, after a failure
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None

    def post(self, number: int, work: Work) -> None:
        """Queue some work; a refusal goes only to that reader."""
        self._box.append((number, work))
        self._wake.set()

    async def call(self, work: Work) -> None:
        """Queue some work and wait for it; any error in it is raised here."""
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
        """Handle work until nobody has been here for a while."""
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
        """Put the next question to its bot; everything else goes on meanwhile."""
        began = time.monotonic()  # before the legal answers are listed, which takes longer for a larger hand
        thought = self.match.think()
        if thought is not None:
            self._thinking = asyncio.get_running_loop().create_task(self._think(thought, began))

    async def _think(self, thought: Thought, began: float) -> None:
        """Let a bot choose in a thread, so that no table waits for it.

        In a window, the time a bot needs would reveal what it holds, so its answer waits for the next beat."""
        try:
            action = await run_sync(thought.choose, limiter=self._thinkers, abandon_on_cancel=True)
            if thought.question.kind in WINDOWS:
                await asyncio.sleep(to_the_beat(time.monotonic() - began))
        finally:
            self._thinking = None
            self._wake.set()
        self.post(0, lambda match: match.answered(thought, action))

    async def _woken(self, seconds: float) -> bool:
        """Whether something came in within that many seconds."""
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
        except Exception:  # a full disk or a bug: what is stored counts
            log.exception("table %s stands again where the store has it", self.key)
            self._restore(number)
        for gone in set(before).difference(self.match.presence.numbers()):
            self._hub.publish(self.key, gone, NOT_HERE)  # a reader who left the place

    def _restore(self, number: int) -> None:
        """Continue from the last answer that was stored."""
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
        """Send letters; a message for several readers is encoded once."""
        frames: dict[int, str] = {}
        for number, news in letters:
            frame = frames.get(id(news))
            if frame is None:
                frame = frames[id(news)] = encoded(news)
            self._hub.publish(self.key, number, frame)

    def refuse_and_close(self, number: int, refused: Illegal) -> None:
        """Tell a reader why, and close the page."""
        self._send([Letter(number, Refused(refused.key, refused.values, refused.rule))])
        self._hub.publish(self.key, number, NOT_HERE)

    def join(self, number: int, place: int | None, person: int, story: int, heard: int) -> None:
        """A page opens; if it names no place, it gets the first place where this person sits."""

        def work(match: Match) -> list[Letter]:
            at = first_place(match.seats, person) if place is None else place
            try:
                return match.join(number, at, person, story, heard)
            except Illegal as refused:
                self.refuse_and_close(number, refused)
                return []

        self.post(number, work)


def to_the_beat(spent: float) -> float:
    """Seconds until the end of the current beat."""
    return BEAT * ceil(spent / BEAT) - spent


def first_place(seats: Seats, person: int) -> int:
    return next((place.number for place in seats.places if person in place.people), WATCH)
