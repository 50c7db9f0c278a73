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
UNSEEN: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that look empty; a name may not consist of them


def person_of(store: Store, connection: HTTPConnection) -> int | None:
    """The person whose browser this is, if it has been here before."""
    token = connection.cookies.get(COOKIE, "")
    return store.person(token) if token else None


def known(store: Store, connection: HTTPConnection) -> tuple[int, str]:
    """The person, created if need be, and the token to set in that case."""
    person = person_of(store, connection)
    if person is not None:
        return person, ""
    token = secrets.token_urlsafe(16)
    return store.new_person(token), token


def remember(request: Request, response: Response, token: str) -> None:
    """Set the cookie; if it was set over HTTPS, browsers never send it over plain HTTP."""
    if token:
        public = urlsplit(request.app.state.public_url)
        behind_proxy = public.scheme == "https" and public.netloc == request.headers.get("host")
        secure = request.url.scheme == "https" or behind_proxy
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def is_same_site(connection: HTTPConnection, public_url: str) -> bool:
    """Whether one of our pages sends this: browsers name the origin of sockets and of all changes."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True  # not a browser, so no foreign page can use somebody's cookie
    return urlsplit(origin).netloc in (connection.headers.get("host", ""), urlsplit(public_url).netloc or None)


def clean(text: str, most: int = LONGEST_NAME) -> str:
    """A line of text that is safe to show: no control characters, and nothing that reverses the reading direction."""
    kept = "".join(" " if c in UNSEEN or unicodedata.category(c).startswith("C") else c for c in text)
    return " ".join(kept.split())[:most]


def clean_talk(text: str) -> str:
    """A message, cleaned line by line."""
    return "\n".join(clean(line, len(line)) for line in text.splitlines())
