"""The HTTP routes of people and tables: names, new tables, lists, endings; they decode, ask the tables, and answer."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from overlord.engine.files.scenario.reader import reread
from overlord.engine.game import Illegal
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.record import read as read_record
from overlord.library.scenarios import OWN, told
from overlord.server.guard.identity import clean, known, person_of, remember
from overlord.server.http.answers import (
    MadeTable,
    Me,
    MyTable,
    MyTables,
    NextTable,
    PlaceLink,
    TableAnswer,
    battle_text,
    option_values,
)
from overlord.server.http.decks import described
from overlord.server.http.links import link_to
from overlord.server.http.lookup import changes
from overlord.server.http.requests import Denied, answer, body, check_site, own_table, seated, tables_of
from overlord.server.live.opening import OLDER_RULES
from overlord.server.live.room import first_place
from overlord.server.live.tables import NewTable
from overlord.server.store.store import Listed, Store
from overlord.table.match import Match
from overlord.table.messages import Letter
from overlord.table.people.seats import WATCH
from overlord.table.people.standing_orders import windows_of


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request without any fields."""


# ---- people -------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    person = person_of(tables_of(request).store, request)
    return answer(Me("" if person is None else tables_of(request).store.name(person)))


async def call_me(request: Request) -> Response:
    """Set a name; a name can be changed but not removed, so that the others see who sits where."""
    wish = await body(request, Me)
    name = clean(wish.name)
    if not name:
        raise Denied(400, "name-first")
    store = tables_of(request).store
    person, token = known(store, request)
    store.rename(person, name)
    for row in store.tables_of(person):
        room = tables_of(request).opened(row.id)
        if room is not None:
            room.post(0, lambda match: match.rename(person, name))
    response = answer(Me(name))
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
    content = MadeTable(
        table=made.table,
        place=made.place,
        page=f"/table/{made.table}",
        places=tuple(PlaceLink(p.number, p.seats, link_to(request, secret)) for p, secret in made.places),
        watch=link_to(request, made.watch),
    )
    response = answer(content, 201)
    remember(request, response, token)
    return response


async def my_tables(request: Request) -> Response:
    store = tables_of(request).store
    person = person_of(store, request)
    rows = [] if person is None else store.tables_of(person)
    return answer(MyTables(tuple(MyTable(*row, names=_names(store, row)) for row in rows)))


def _names(store: Store, row: Listed) -> dict[str, str]:
    """The name of a user's own battle by language, even if its file is gone; pages know the names of our battles."""
    stored = store.table(row.id) if row.battle.startswith(OWN) else None
    return _named(stored.header) if stored else {}


@lru_cache(64)
def _named(header: str) -> dict[str, str]:
    begun, _ = read_record(header)
    try:
        battle = reread(begun.source, begun.scenario)
    except ScenarioError:  # a scenario format that is no longer read
        return {}
    return {lang: text["name"] for lang, text in told(battle).items()}


async def table(request: Request) -> Response:
    room, person = await seated(request)
    match = room.match
    mine = [place.number for place in match.seats.places if person in place.people]
    content = TableAnswer(
        table=match.audience.table(),
        mine=(*mine, *[WATCH] * (person in match.seats.watchers)),
        place=first_place(match.seats, person),
        owner=person == match.seats.owner,
        options=option_values(match.game.house),
        text=battle_text(match.game.battle),
        decks=described(match.game.decks),
        handbook=changes(match.game.battle, match.game.house),
        windows=windows_of(match.game),
        turn=match.game.turn,
        over=match.game.outcome is not None,
    )
    return answer(content)


async def remove_table(request: Request) -> Response:
    check_site(request)
    key, _ = own_table(request, owner=True)
    tables_of(request).remove(key)
    return Response(status_code=204)


async def leave_table(request: Request) -> Response:
    """Give up every place that somebody has at a table."""
    await body(request, Nothing)
    try:
        room, person = await seated(request)
    except Denied as closed:
        if closed.refused.key != OLDER_RULES:
            raise
        key, person = own_table(request)
        tables_of(request).leave_old(key, person)
    else:
        await room.call(lambda match: match.leave(person))
    return Response(status_code=204)


async def rematch(request: Request) -> Response:
    """The same people play again with camps exchanged; whoever asks second gets the same table."""
    await body(request, Nothing)
    tables = tables_of(request)
    try:
        room, person = await seated(request)
    except Denied as closed:
        if closed.refused.key != OLDER_RULES:
            raise
        found = tables.again_after(*own_table(request))
        return answer(NextTable(found, f"/table/{found}"), 201)
    found = ""

    def work(match: Match) -> list[Letter]:
        nonlocal found
        if first_place(match.seats, person) == WATCH:
            raise Illegal("only-watching", {})
        if match.game.outcome is None:
            raise Illegal("battle-not-over", {})
        found = match.audience.rematch
        if found and tables.store.table(found):
            return []
        found = tables.again(room.key, match)
        return match.rematch(found, tables.store.name(person))

    await room.call(work)
    return answer(NextTable(found, f"/table/{found}"), 201)


async def record(request: Request) -> Response:
    """The record of the whole battle, once the battle is over and nothing in it is secret."""
    try:
        room, _ = await seated(request)
    except Denied as closed:
        if closed.refused.key != OLDER_RULES:
            raise
        text, battle = tables_of(request).old_record(str(request.path_params["table"]))
    else:
        if room.match.game.outcome is None:
            raise Denied(409, "battle-not-over")
        text, battle = room.match.game.record(), room.match.game.battle.key
    headers = {"content-disposition": f'attachment; filename="{battle}-{request.path_params["table"]}.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)
