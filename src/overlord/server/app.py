"""The application: puts routes, tables and security headers together; it does nothing itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from overlord.engine.game import Illegal
from overlord.engine.model.rng import Rng
from overlord.library.battles import Shelf
from overlord.server.guard.rate_limits import Buckets
from overlord.server.http import catalogue, ground, links, lookup, requests, routes, stories, summaries
from overlord.server.http.page import STATIC, Fence, page
from overlord.server.live import sockets
from overlord.server.live.tables import Tables, chance
from overlord.server.store.store import Store

MESSAGES_A_SECOND: Final = 20.0


async def show_page(request: Request) -> Response:
    return page(request)


async def lost(request: Request, error: Exception) -> Response:
    """A wrong address gets the page, which says so; a program that asks for data or a file gets a short refusal."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return page(request, 404)
    return PlainTextResponse("Not Found", 404)


def all_routes(static: Path) -> list[BaseRoute]:
    files = [Mount("/", GZipMiddleware(StaticFiles(directory=static)))] if static.is_dir() else []
    return [
        Route("/", show_page),
        Route("/new", show_page),
        Route("/table/{table}", show_page),
        Route("/replay/{table}", show_page),
        Route("/t/{secret}", links.follow_link),
        Route("/pictures/{battle}.svg", catalogue.picture),
        Route("/ground/{board}", ground.ground),
        Route("/api/battles", catalogue.battles, middleware=[Middleware(GZipMiddleware)]),
        Route("/api/code", links.code, methods=["POST"]),
        Route("/api/me", routes.me),
        Route("/api/me", routes.call_me, methods=["PUT"]),
        Route("/api/tables", routes.my_tables),
        Route("/api/tables", routes.new_table, methods=["POST"]),
        Route("/api/tables/{table}", routes.table),
        Route("/api/tables/{table}", routes.remove_table, methods=["DELETE"]),
        Route("/api/tables/{table}/links", links.new_link, methods=["POST"]),
        Route("/api/tables/{table}/leave", routes.leave_table, methods=["POST"]),
        Route("/api/tables/{table}/rematch", routes.rematch, methods=["POST"]),
        Route("/api/tables/{table}/record", routes.record),
        Route("/api/tables/{table}/story", stories.story),
        Route("/api/tables/{table}/summary", summaries.summary),
        Route("/api/tables/{table}/fallen.svg", summaries.fallen, middleware=[Middleware(GZipMiddleware)]),
        Route("/api/tables/{table}/picture.svg", summaries.picture, middleware=[Middleware(GZipMiddleware)]),
        Route("/api/record", stories.read_record, methods=["POST"]),
        Route("/api/learn", lookup.learn),
        Route("/api/rules/{rule}", lookup.rule),
        Route("/record", show_page),
        Route("/learn", show_page),
        WebSocketRoute("/ws/{table}", sockets.play),
        *files,
    ]


def make_app(
    store: Store,
    *,
    public_url: str = "",
    friends_url: str = "",
    static: Path = STATIC,
    luck: Callable[[], Rng] = chance,
    rate: float = MESSAGES_A_SECOND,
    shelf: Shelf | None = None,
) -> Starlette:
    """The server of one store; `rate` is how many messages a second it accepts from one page, and limits new tables.

    Links start with `public_url`; without it, with `friends_url` for somebody who came by a local name of this
    machine."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await app.state.tables.close()

    app = Starlette(
        routes=all_routes(static),
        middleware=[Middleware(Fence)],
        exception_handlers={requests.Denied: requests.denied, Illegal: requests.refused, 404: lost},
        lifespan=lifespan,
    )
    app.state.tables = Tables(store, luck, shelf)
    app.state.stories = stories.Stories()
    app.state.summaries = summaries.Summaries()
    app.state.grounds = ground.Grounds()
    app.state.public_url = public_url
    app.state.friends_url = friends_url
    app.state.static = static
    app.state.rate = rate
    app.state.limits = Buckets(burst=3 * rate, rate=rate / 10)
    return app
