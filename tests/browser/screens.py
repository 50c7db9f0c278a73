"""Takes the screenshots of the README: `make screens`. It plays until there is something to see; it tests nothing."""

from __future__ import annotations

import base64
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from browser.answers import ANSWER
from browser.conftest import FLAGS, find_chromium
from overlord.server.app import make_app
from overlord.server.live.websocket import Line
from overlord.server.store.store import Store

WIDE, PHONE = (1440, 900), (390, 844)
# The browser itself compresses the picture: a third of the size of a PNG.
PACK = """async (png) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}"""


def opened(browser: Browser, size: tuple[int, int]) -> Page:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en", has_touch=width < 600, reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    return page


def table(page: Page, address: str, **wish: Any) -> None:
    """A new table, with the same dice every time and bots that answer at once."""
    page.goto(address)
    made = page.evaluate(
        "async (wish) => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)})).json())",
        {"name": "Anna", "seed": 44, "speed": "instant", **wish},
    )
    page.goto(address + made["page"])
    page.locator(".hex").first.wait_for(state="attached")
    page.wait_for_timeout(400)


def play_until(page: Page, found: Callable[[], bool], answers: int = 1500) -> None:
    for _ in range(answers):
        if found():
            return
        page.evaluate(ANSWER)
        page.wait_for_timeout(40)
    raise RuntimeError("there is nothing to see")


def front(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("article").first.wait_for()
    page.wait_for_timeout(800)


def hand_out(page: Page, address: str) -> None:
    """A commander holds a card over his generals."""
    table(page, address, battle="two-bridges", me=["allies-cic"])
    page.get_by_role("button", name="Ready").click()
    page.locator(".hand .card.live", has_text="Center").first.hover()
    page.mouse.down()
    page.locator(".tray").nth(1).hover(force=True, position={"x": 150, "y": 60})
    page.locator(".ghost").wait_for()


def battle(page: Page, address: str) -> None:
    """A unit that battles, its dice and the odds."""
    table(page, address, battle="two-bridges", me=["allies"], bot="recruit")
    targets = page.locator(".hex.live[aria-label*='target']")
    play_until(page, lambda: targets.count() > 0 and page.locator("ol li", has_text="rolls").count() > 3)
    targets.first.hover()
    page.locator(".why .hits").wait_for()


def phone(page: Page, address: str) -> None:
    """A general on a phone."""
    table(page, address, battle="two-bridges", me=["allies-center"])
    page.get_by_role("button", name="Ready").click()
    play_until(page, lambda: page.locator(".light").count() > 3)


def lesson(page: Page, address: str) -> None:
    page.goto(f"{address}/learn")
    page.locator("[data-lesson=first] button").click()
    page.get_by_role("button", name="Go on").click()
    play_until(page, lambda: page.locator(".light.go").count() > 2)


def look_back(page: Page, address: str) -> None:
    table(page, address, battle="two-bridges", me=["axis"])
    play_until(page, lambda: page.locator("ol li", has_text="Axis: turn 2").count() > 0)
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="Previous turn").click()
    page.get_by_role("button", name="Next step").click()
    page.wait_for_timeout(300)


SCREENS: dict[str, tuple[tuple[int, int], Callable[[Page, str], None]]] = {
    "front": (WIDE, front),
    "hand-out": (WIDE, hand_out),
    "battle": (WIDE, battle),
    "look-back": (WIDE, look_back),
    "lesson": (WIDE, lesson),
    "phone": (PHONE, phone),
}


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as play:
        store = Store(Path(kept) / "tables.sqlite")
        server = uvicorn.Server(uvicorn.Config(make_app(store, rate=500.0), port=0, ws=Line, log_level="warning"))
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.02)
        address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        browser = play.chromium.launch(executable_path=find_chromium(play.chromium), args=list(FLAGS))
        packer = browser.new_page()
        for name in wanted or SCREENS:
            size, show = SCREENS[name]
            page = opened(browser, size)
            show(page, address)
            page.locator(".flash .turn").wait_for(state="detached")
            packed = packer.evaluate(PACK, base64.b64encode(page.screenshot()).decode())
            (folder / f"{name}.webp").write_bytes(base64.b64decode(packed))
            print(folder / f"{name}.webp", len(packed) * 3 // 4)
            page.context.close()
        browser.close()
        server.should_exit = True
        thread.join(10)
        store.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
