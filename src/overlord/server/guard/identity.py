"""Who somebody is: a random token in a cookie that no script can read; no accounts, no passwords."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from overlord.server.store.store import Store
from overlord.table.people.seats import LONGEST_NAME

COOKIE: Final = "overlord"
YEAR: Final = 365 * 24 * 3600
UNSEEN: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that look like nothing, of which no name is made


def person_of(store: Store, connection: HTTPConnection) -> int | None:
    """The person whose browser this is, if it has been here before."""
    token = connection.cookies.get(COOKIE, "")
    return store.person(token) if token else None


def known(store: Store, connection: HTTPConnection) -> tuple[int, str]:
    """The person, made known if need be, and the token to be set then."""
    person = person_of(store, connection)
    if person is not None:
        return person, ""
    token = secrets.token_urlsafe(16)
    return store.new_person(token), token


def remember(request: Request, response: Response, token: str) -> None:
    """Set the cookie; over a safe line it never goes over another one."""
    if token:
        public = urlsplit(request.app.state.public_url)
        behind_proxy = public.scheme == "https" and public.netloc == request.headers.get("host")
        secure = request.url.scheme == "https" or behind_proxy
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def is_same_site(connection: HTTPConnection, public_url: str) -> bool:
    """Whether a page of ours sends this: browsers name the origin of sockets and of what changes something."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True  # no browser, so no page that could borrow somebody's cookie
    return urlsplit(origin).netloc in (connection.headers.get("host", ""), urlsplit(public_url).netloc or None)


def clean(text: str, most: int = LONGEST_NAME) -> str:
    """A line as people may see it: no control characters, nothing that turns the writing around."""
    kept = "".join(" " if c in UNSEEN or unicodedata.category(c).startswith("C") else c for c in text)
    return " ".join(kept.split())[:most]


def clean_talk(text: str) -> str:
    """A message, line by line."""
    return "\n".join(clean(line, len(line)) for line in text.splitlines())
