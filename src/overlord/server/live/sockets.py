"""The socket of one open page: announces who comes, passes commands on, and sends messages; it decides nothing."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from overlord.engine.game import Illegal
from overlord.server.guard.identity import clean, clean_talk, is_same_site, person_of
from overlord.server.guard.rate_limits import Bucket
from overlord.server.live.hub import Outbox
from overlord.server.live.opening import Unopenable
from overlord.server.live.room import NOT_HERE, Room, Work
from overlord.server.live.tables import Tables
from overlord.server.live.wire import (
    DECODE,
    LARGEST,
    Act,
    End,
    FromPage,
    Hold,
    Hurry,
    Name,
    Nudge,
    Pace,
    Say,
    Seat,
    Signal,
    Standing,
    Undo,
    Why,
    encoded,
)
from overlord.table.match import Match
from overlord.table.messages import Letter, Refused

NO_TABLE: Final = 4404
TOO_FAST: Final = 4429
TOO_LARGE: Final = 1009
NONSENSE: Final = 4400
BURST: Final = 3  # seconds' worth of messages that may arrive at once
MOST_NONSENSE: Final = 20
MOST_PAGES: Final = 100
MOST_OF_ONE: Final = 20  # pages of one person at a table, so that nobody uses up all of them
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
log = logging.getLogger("overlord.server")


async def play(socket: WebSocket) -> None:
    """One page at one table, from opening to closing."""
    tables: Tables = socket.app.state.tables
    if not is_same_site(socket, socket.app.state.public_url):
        await socket.close(NOT_HERE)
        return
    await socket.accept()
    key = str(socket.path_params["table"])
    person = person_of(tables.store, socket)
    seated = person is not None and any(row.id == key for row in tables.store.tables_of(person))
    try:
        room = await tables.room(key) if seated else None  # for strangers no table exists
    except Unopenable as closed:
        log.warning("table %s cannot be opened: %s", key, closed)
        await _hang_up(socket, closed.key, NO_TABLE)
        return
    if room is None or person is None:
        await _hang_up(socket, "no-such-table", NO_TABLE)
        return
    if tables.hub.pages(key) >= MOST_PAGES or tables.hub.pages_of(key, person) >= MOST_OF_ONE:
        await _hang_up(socket, "too-many-pages", TOO_FAST)
        return
    number, outbox = tables.hub.subscribe(key, person)
    story = _number(socket, "story")
    heard = _number(socket, "heard")
    room.join(number, _number(socket, "place"), person, -1 if story is None else story, heard or 0)
    try:
        await _both_ways(socket, room, number, person, outbox)
    finally:
        tables.hub.unsubscribe(key, number)
        (tables.opened(key) or room).post(number, lambda match: match.part(number))


async def _hang_up(socket: WebSocket, key: str, code: int, **values: str) -> None:
    try:
        await socket.send_text(encoded(Refused(key, values, "")))
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


async def _both_ways(socket: WebSocket, room: Room, number: int, person: int, outbox: Outbox) -> None:
    """Receive and send until either ends."""
    tasks = {
        asyncio.create_task(_listen(socket, room, number, person)),
        asyncio.create_task(_speak(socket, outbox)),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError)):
            raise error


async def _speak(socket: WebSocket, outbox: Outbox) -> None:
    while True:
        for item in await outbox.take():
            if isinstance(item, int):
                await socket.close(item)
                return
            await socket.send_text(item)


async def _listen(socket: WebSocket, room: Room, number: int, person: int) -> None:
    """Take messages until the page closes, or sends too many, too large or too many invalid ones."""
    bucket = Bucket(BURST * socket.app.state.rate, socket.app.state.rate)
    nonsense = 0
    while socket.client_state is WebSocketState.CONNECTED:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text") or message.get("bytes") or ""
        if len(text) > LARGEST:
            await _hang_up(socket, "too-large", TOO_LARGE, most=str(LARGEST))
            return
        if not bucket.take():
            await _hang_up(socket, "too-fast", TOO_FAST)
            return
        try:
            command: FromPage = DECODE(text)
        except (msgspec.MsgspecError, ValueError) as error:
            nonsense += 1
            if nonsense > MOST_NONSENSE:
                await _hang_up(socket, "not-a-message", NONSENSE, problem="")
                return
            room.post(number, _refuse(number, "not-a-message", problem=str(error)))
        else:
            pass_on(socket.app.state.tables, room, number, person, command)


def _refuse(number: int, key: str, **values: str) -> Work:
    """A refusal that is sent in order, after the answers to earlier messages."""
    return lambda match: [Letter(number, Refused(key, values, ""))]


def pass_on(tables: Tables, room: Room, number: int, person: int, command: FromPage) -> None:
    """Put a command into the mailbox of its table."""
    if isinstance(command, Name):
        name = clean(command.name)
        if not name:
            room.post(number, _refuse(number, "name-first"))
            return
        tables.store.rename(person, name)
        room.post(number, lambda match: match.rename(person, name))
    else:
        room.post(number, lambda match: do(match, number, command))


def do(match: Match, number: int, command: FromPage) -> list[Letter]:
    """Call the method of the match for this command."""
    if isinstance(command, Act):
        return match.act(number, command.question, command.action)
    if isinstance(command, Why):
        return match.why(number, command.question, command.action)
    if isinstance(command, Say):
        return match.say(number, command.channel, clean_talk(command.text), command.seat)
    if isinstance(command, Signal):
        return match.signal(number, command.channel, command.signal, command.hex, command.seat)
    if isinstance(command, Undo):
        return match.undo(number)
    if isinstance(command, Pace):
        return match.set_pace(number, command.speed)
    if isinstance(command, Hurry):
        return match.hurry(number)
    if isinstance(command, Standing):
        return match.standing(number, command.windows)
    if isinstance(command, Hold):
        return match.hold(number, command.on)
    if isinstance(command, Seat):
        return match.change_seat(number, command.place, command.do)
    if isinstance(command, Nudge):
        return match.nudge(number, command.place)
    if isinstance(command, End):
        return match.end(number, command.how, command.do)
    raise Illegal("not-a-message", {"problem": ""})


def _number(socket: WebSocket, name: str) -> int | None:
    """A whole number in the address, if there is one."""
    text = socket.query_params.get(name, "")
    return int(text) if NUMBER.fullmatch(text) else None
