"""What a page stores in the browser: the same in two worlds that differ in everything its place may not know."""

from __future__ import annotations

import itertools
import json
import secrets
import threading
import time
import urllib.request
from contextlib import ExitStack
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, Page

import overlord
from browser.conftest import page_folder
from overlord.engine.model.names import SEATS
from overlord.engine.model.rng import Rng
from overlord.server.app import make_app
from overlord.server.live.websocket import Line
from overlord.server.store.store import Store
from overlord.table.match import Match
from overlord.table.messages import Letter
from server.worlds import ROOMS, choose, headers, learns

BATTLE = "two-bridges"
OPTIONS: dict[str, object] = {"combat_deck": "winter", "commissar": "allies"}
ANSWERS = 12
KEPT = """async () => ({
  local: {...localStorage}, session: {...sessionStorage}, script: document.cookie, address: location.pathname,
  bases: (await indexedDB.databases()).map(({ name }) => name), caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length, left: history.state, name: window.name,
})"""


class Twin:
    """A separate server with one table, whose header is put there by hand, and the browser of one place."""

    def __init__(self, stack: ExitStack, browser: Browser, patch: pytest.MonkeyPatch, header: str, place: int) -> None:
        numbers = itertools.count()
        patch.setattr(secrets, "token_urlsafe", lambda size: f"{next(numbers):0{size * 4 // 3 + (size % 3 > 0)}d}")
        store = Store(":memory:")
        self._app = make_app(store, static=page_folder())
        self._server = uvicorn.Server(uvicorn.Config(self._app, port=0, ws=Line, log_level="warning"))
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.02)
        stack.callback(self._stop)
        address = f"http://127.0.0.1:{self._server.servers[0].sockets[0].getsockname()[1]}"
        wish = {"battle": BATTLE, "name": "Ada", "open": ["axis", "allies"], "options": OPTIONS, "seed": 3}
        content = json.dumps({**wish, "seating": {"axis": 4, "allies": 4}}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", content)) as answer:
            made = json.load(answer)
        store._db.execute("UPDATE game SET header = ?", (header,))
        self.table: str = made["table"]
        context = browser.new_context(reduced_motion="reduce")
        stack.callback(context.close)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(30_000)
        self.page.goto(made["places"][place]["link"])
        context.request.put(f"{address}/api/me", data={"name": "Bea"})
        self.page.reload()
        self.page.locator(".hex").first.wait_for(state="attached")

    def _stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)

    @property
    def game(self) -> overlord.Game:
        game: overlord.Game = self._app.state.tables.opened(self.table).match.game
        return game

    def act(self, seat: str, action: str) -> None:
        """Answer for any seat, through the mailbox of the table."""
        done = threading.Event()

        def work(match: Match) -> list[Letter]:
            match._journal.play(seat, action)
            match._after_answer()
            done.set()
            return match.audience.news()

        loop = self._server.servers[0].get_loop()
        loop.call_soon_threadsafe(self._app.state.tables.opened(self.table).post, 0, work)
        assert done.wait(10), action

    def kept(self, place: int) -> dict[str, Any]:
        """Everything the browser stores, once the page has seen what happened so far."""
        key, seen = f"overlord-seen-{self.table}-{place}", len(self.game.told(SEATS[place]))
        self.page.wait_for_function(
            "([key, seen]) => localStorage.getItem(key)?.split(' ')[1] === seen", arg=[key, str(seen)]
        )
        found: dict[str, Any] = self.page.evaluate(KEPT)
        cookies = [dict(cookie, expires=0) for cookie in self.page.context.cookies()]
        return {**found, "cookies": cookies}


@pytest.mark.parametrize("place", range(ROOMS))
def test_what_the_browser_keeps_tells_no_secret(place: int, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, rng = SEATS[place], Rng(place)
    answers = 0
    with ExitStack() as stack:
        first, second = headers(BATTLE, OPTIONS, place, 40)
        here, there = (Twin(stack, browser, monkeypatch, header, place) for header in (first, second))
        while answers < ANSWERS and (chosen := choose(here.game, there.game, seat, rng)):
            _, who, mine, other = chosen
            since = here.game.entries
            here.act(who, mine)
            there.act(who, other)
            answers += 1
            news = ([event for entry in world.game.written(since) for event in entry.events] for world in (here, there))
            assert not learns(*news, seat)
        kept = here.kept(place)
        assert kept == there.kept(place) and answers == ANSWERS
        assert kept["local"] and kept["cookies"][0]["httpOnly"] and not kept["script"]
        for twin in (here, there):
            twin.page.reload()
            twin.page.locator(".hex").first.wait_for(state="attached")
        again = here.kept(place)
        assert again == there.kept(place) and again["local"] == kept["local"]
