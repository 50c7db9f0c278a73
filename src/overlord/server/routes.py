"""The HTTP edge: battles, new tables, links and lists; it decodes, asks the tables, and answers."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from overlord.bots import registry
from overlord.engine.game import Illegal
from overlord.engine.names import CAMPS, SEATS
from overlord.engine.options import OPTIONS
from overlord.engine.scenario import ScenarioDef
from overlord.engine.textboard import WIDTHS
from overlord.library import load_scenario, shipped
from overlord.server.limits import Buckets
from overlord.server.page import page
from overlord.server.people import clean, is_same_site, known, person_of, remember
from overlord.server.room import Room, first_place
from overlord.server.tables import NewTable, Tables
from overlord.server.wire import LARGEST
from overlord.table.news import Refused
from overlord.table.pace import SPEEDS
from overlord.table.seats import WATCH

T = TypeVar("T")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class WhichPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    place: int


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


async def body(request: Request, kind: type[T]) -> T:
    """What the request asks for; only pages of ours may ask, not too often, and not at length."""
    if not is_same_site(request, request.app.state.public_url):
        raise Denied(403, "foreign-page")
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


# ---- battles ------------------------------------------------------------------------------------


@cache
def _battle(key: str) -> dict[str, Any]:
    battle = load_scenario(key)
    return {
        "key": key,
        "board": battle.board,
        "face": battle.face,
        "size": [WIDTHS[battle.board], 9],
        "seats": [seat for seat in SEATS if battle.board == "overlord" or seat.endswith("-cic")],
        "first": CAMPS[battle.first],
        "camps": {word: _camp(battle, number) for number, word in enumerate(CAMPS)},
        "options": battle.options,
        "text": battle.text,
    }


def _camp(battle: ScenarioDef, number: int) -> dict[str, Any]:
    camp = battle.camps[number]
    units = Counter(unit.kind for unit in battle.units if unit.camp == number)
    return {"nation": camp.nation, "hand": camp.hand, "medals": camp.medals, "units": units}


async def battles(request: Request) -> Response:
    """What can be played, and how."""
    options = [
        {"key": row.key, "kind": row.kind, "default": row.default, "rule": row.rule, "words": row.words}
        for row in OPTIONS.values()
    ]
    found = [_battle(key) for key in shipped()]
    return answer({"battles": found, "bots": registry.names(), "options": options, "speeds": list(SPEEDS)})


# ---- people -------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    person = person_of(tables_of(request).store, request)
    return answer({"name": "" if person is None else tables_of(request).store.name(person)})


async def call_me(request: Request) -> Response:
    """Take a name."""
    wish = await body(request, Me)
    store = tables_of(request).store
    person, token = known(store, request)
    name = clean(wish.name)
    store.rename(person, name)
    for row in store.tables_of(person):
        room = tables_of(request).opened(row.id)
        if room is not None:
            room.post(0, lambda match: match.rename(person, name))
    response = answer({"name": name})
    remember(request, response, token)
    return response


# ---- tables -------------------------------------------------------------------------------------


async def new_table(request: Request) -> Response:
    wanted = await body(request, NewTable)
    tables = tables_of(request)
    person, token = known(tables.store, request)
    if name := clean(wanted.name):
        tables.store.rename(person, name)
    made = tables.create(wanted, person)
    places = [{"place": p.number, "seats": p.seats, "link": _link(request, secret)} for p, secret in made.places]
    content = {
        "table": made.table,
        "place": made.place,
        "page": f"/table/{made.table}",
        "places": places,
        "watch": _link(request, made.watch),
    }
    response = answer(content, 201)
    remember(request, response, token)
    return response


def _link(request: Request, token: str) -> str:
    base = request.app.state.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/t/{token}"


async def follow_link(request: Request) -> Response:
    """Sit down where a link leads; the address that is shown then tells nobody the secret."""
    secret = str(request.path_params["secret"])
    tables = tables_of(request)
    found = tables.store.link(secret) if TOKEN.fullmatch(secret) else None
    if found is None:
        return page(request)  # it asks for the table and says that there is none
    key, place = found
    person, token = known(tables.store, request)
    tables.store.sit(key, place, person)
    room = tables.opened(key)
    if room is not None:
        name = tables.store.name(person)
        room.post(0, lambda match: match.sit(place, person, name))
    response = RedirectResponse(f"/table/{key}?place={place}", 303)
    remember(request, response, token)
    return response


async def my_tables(request: Request) -> Response:
    store = tables_of(request).store
    person = person_of(store, request)
    return answer({"tables": [] if person is None else [row._asdict() for row in store.tables_of(person)]})


def _seated(request: Request, owner: bool = False) -> tuple[Room, int]:
    """The table of the request and who asks; to strangers no table exists."""
    tables = tables_of(request)
    person = person_of(tables.store, request)
    key = str(request.path_params["table"])
    held = [] if person is None else [row for row in tables.store.tables_of(person) if row.id == key]
    room = tables.room(key) if held else None
    if room is None or person is None:
        raise Denied(404, "no-such-table")
    if owner and person != room.match.seats.owner:
        raise Denied(403, "owner-only")
    return room, person


async def table(request: Request) -> Response:
    room, person = _seated(request)
    match = room.match
    mine = [place.number for place in match.seats.places if person in place.people]
    content = {
        "table": match.readers.table(),
        "mine": mine + [WATCH] * (person in match.seats.watchers),
        "place": first_place(match.seats, person),
        "owner": person == match.seats.owner,
        "options": match.game.house,
        "text": match.game.battle.text,
        "turn": match.game.turn,
        "over": match.game.outcome is not None,
    }
    return answer(content)


async def new_link(request: Request) -> Response:
    """A fresh link to a place; the one before leads nowhere any more."""
    room, _ = _seated(request, owner=True)
    wish = await body(request, WhichPlace)
    if wish.place != WATCH:
        room.match.seats.place(wish.place)
    token = secrets.token_urlsafe(16)
    tables_of(request).store.relink(room.key, wish.place, token)
    return answer({"place": wish.place, "link": _link(request, token)}, 201)


async def remove_table(request: Request) -> Response:
    if not is_same_site(request, request.app.state.public_url):
        raise Denied(403, "foreign-page")
    room, _ = _seated(request, owner=True)
    tables_of(request).remove(room.key)
    return Response(status_code=204)


async def record(request: Request) -> Response:
    """The whole battle, once nothing in it is a secret any more."""
    room, _ = _seated(request)
    if room.match.game.outcome is None:
        raise Denied(409, "battle-not-over")
    headers = {"content-disposition": f'attachment; filename="{room.match.game.battle.key}-{room.key}.jsonl"'}
    return Response(room.match.game.record(), media_type="application/x-ndjson", headers=headers)
