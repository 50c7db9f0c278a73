"""Links to places: made, followed, replaced, and drawn as QR codes; the store keeps only their hashes."""

from __future__ import annotations

import io
import re
import secrets
from ipaddress import ip_address
from typing import Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from overlord.server.guard.identity import known, remember
from overlord.server.http.answers import Drawn, FreshLink
from overlord.server.http.page import page
from overlord.server.http.requests import Denied, answer, body, seated, tables_of
from overlord.table.people.seats import WATCH

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")


class WhichPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    place: int
    free: bool = False  # also remove the people who came by the old link


class WhichLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: str


def link_to(request: Request, token: str) -> str:
    return f"{_base(request)}/t/{token}"


def _base(request: Request) -> str:
    """The address that friends can open: not a local name of this machine, if there is a better one."""
    state = request.app.state
    if state.public_url:
        return str(state.public_url).rstrip("/")
    if state.friends_url and _is_own_name(request.url.hostname or ""):
        return str(state.friends_url)
    return str(request.base_url).rstrip("/")


def _is_own_name(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def follow_link(request: Request) -> Response:
    """Sit down at the place of a link, then redirect to an address without the secret."""
    secret = str(request.path_params["secret"])
    tables = tables_of(request)
    found = tables.store.link(secret) if TOKEN.fullmatch(secret) else None
    if found is None:
        return page(request)  # the page asks for the table and says that there is none
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


async def new_link(request: Request) -> Response:
    """A new link to a place; the old one stops working."""
    room, _ = await seated(request, owner=True)
    wish = await body(request, WhichPlace)
    if wish.place != WATCH:
        room.match.seats.place(wish.place)
    token = secrets.token_urlsafe(16)
    tables_of(request).store.relink(room.key, wish.place, token)
    if wish.free:
        await room.call(lambda match: match.free(wish.place))
    return answer(FreshLink(wish.place, link_to(request, token)), 201)


async def code(request: Request) -> Response:
    """A link as a QR code; the link is in the request body, so that no address contains the secret."""
    wish = await body(request, WhichLink)
    start, _, token = wish.link.rpartition("/t/")
    if start != _base(request) or not TOKEN.fullmatch(token):
        raise Denied(400, "not-our-link")
    out = io.BytesIO()
    segno.make(wish.link, error="m", micro=False).save(
        out, kind="svg", border=2, svgclass=None, lineclass=None, omitsize=True
    )
    return answer(Drawn(out.getvalue().decode()))
