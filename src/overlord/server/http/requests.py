"""What all HTTP routes share: refusals as JSON, and bodies that are checked before anything is done; no routes."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from overlord.engine.game import Illegal
from overlord.server.guard.identity import is_same_site, person_of
from overlord.server.guard.rate_limits import Buckets
from overlord.server.live.opening import Unopenable
from overlord.server.live.room import Room
from overlord.server.live.tables import Tables
from overlord.server.live.wire import LARGEST
from overlord.table.messages import Refused

T = TypeVar("T")


class Denied(Exception):
    """A request that is answered with a refusal."""

    def __init__(self, status: int, key: str, **values: str) -> None:
        super().__init__(key)
        self.status = status
        self.refused = Refused(key, values, "")


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return answer(error.refused, error.status)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Illegal)
    return answer(Refused(error.key, error.values, error.rule), 400)


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def check_site(request: Request) -> None:
    """Only our own pages may change something."""
    if not is_same_site(request, request.app.state.public_url):
        raise Denied(403, "foreign-page")


async def body(request: Request, kind: type[T]) -> T:
    """The decoded body of a request; only our own pages may send one, not too often, and not too large."""
    check_site(request)
    limits: Buckets = request.app.state.limits
    if not limits.take(request.client.host if request.client else ""):
        raise Denied(429, "too-fast")
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST:
            raise Denied(413, "too-large", most=str(LARGEST))
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.MsgspecError as error:
        raise Denied(400, "not-a-message", problem=str(error)) from None


def own_table(request: Request, owner: bool = False) -> tuple[str, int]:
    """The name of the requested table and the person who asks; for strangers no table exists."""
    store = tables_of(request).store
    person = person_of(store, request)
    key = str(request.path_params["table"])
    held = [] if person is None else [row for row in store.tables_of(person) if row.id == key]
    if not held or person is None:
        raise Denied(404, "no-such-table")
    if owner and not held[0].owner:
        raise Denied(403, "owner-only")
    return key, person


async def seated(request: Request, owner: bool = False) -> tuple[Room, int]:
    """The same, with the table itself, opened."""
    key, person = own_table(request, owner)
    try:
        room = await tables_of(request).room(key)
    except Unopenable as closed:
        raise Denied(410, closed.key) from closed
    if room is None:
        raise Denied(404, "no-such-table")
    return room, person
