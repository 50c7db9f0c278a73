"""A server on this machine and a real Chromium; without Chromium, one sentence says what to install."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserType, Page, Route, expect, sync_playwright

from browser.answers import open_tables
from overlord.server.app import make_app
from overlord.server.http.page import STATIC
from overlord.server.live.websocket import Line
from overlord.server.store.store import Store

FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Open = Callable[..., Page]
expect.set_options(timeout=20_000)  # a page may be slow on a busy machine
# Most tests do not need the front page, and drawing its pictures takes longer than many of them.
NOWHERE = "<!doctype html><title>Nowhere</title><link rel=icon href='data:,'>"
GREY = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 9'><path d='M0 0h26v9H0z' fill='#888'/></svg>"


def find_chromium(kind: BrowserType) -> str:
    names = (os.environ.get("CHROMIUM", ""), "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, filter(None, names))), "") or kind.executable_path
    if not Path(found).is_file():
        pytest.fail(
            "No Chromium found: install one (Debian: sudo apt-get install -y chromium-headless-shell)"
            " or name it in $CHROMIUM."
        )
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A page on a busy machine may be late once: it gets a second try. A fault fails twice."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=find_chromium(play.chromium), args=list(FLAGS))
        yield found
        found.close()


def page_folder() -> Path:
    """Where the built page is."""
    static = Path(os.environ.get("PAGE_OUT") or STATIC)
    if not (static / "index.html").is_file():
        pytest.fail("The page is not built: run `make test`, or `npm ci && npm run build` in web/.")
    return static


@contextmanager
def serving(path: Path) -> Iterator[str]:
    """A server of our own for the tables of a file, on a free port."""
    config = uvicorn.Config(make_app(Store(path), static=page_folder()), port=0, ws=Line, log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("store") / "tables.sqlite") as found:
        yield found


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Open]:
    """A blank page of a new visitor; any error that the browser reports fails the test."""
    complaints: list[str] = []
    contexts = []

    def seeded(route: Route) -> None:
        """The same battle every time, and bots that answer at once."""
        wish = route.request.post_data_json
        if route.request.method == "POST":
            route.continue_(post_data={"seed": 44, **wish, "speed": "instant"})
        else:
            route.continue_()

    def visit(
        width: int = 1440, height: int = 900, locale: str = "en", at: str = "/nowhere", pictures: bool = False
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, has_touch=width < 600, reduced_motion="reduce"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.route("**/api/tables", seeded)
        page.route("**/nowhere", lambda route: route.fulfill(content_type="text/html", body=NOWHERE))
        if not pictures:
            page.route("**/pictures/*.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=GREY))
        page.goto(address + at)
        if at == "/":
            page.locator("article").first.wait_for()
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not complaints


def sit_down(page: Page, battle: str, seat: str) -> None:
    """Go to a table of this battle, as the button of the front page does."""
    made = open_tables(page, battle=battle, me=[seat], name="Guest")
    page.goto(urljoin(page.url, made["page"]))
    page.locator(".hex").first.wait_for(state="attached")


def sit_down_by_clicking(page: Page, battle: str, seat: str) -> None:
    """Go from the front page to the table."""
    article = page.locator(f"[data-battle='{battle}']")
    article.locator("select").select_option(seat)
    article.locator("button.act").click()
    page.locator(".hex").first.wait_for(state="attached")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page, once all of its code is loaded."""
    page.locator("main").first.wait_for()
    page.locator("h1").first.wait_for(state="attached")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    return [
        f"{row['id']}: {row['help']} {[node['target'] for node in row['nodes'][:3]]}" for row in found["violations"]
    ]
