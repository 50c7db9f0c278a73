"""The ground at the table: it matches the hexes, seen from both sides, and is replaced only when it has changed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.answers import ANSWER
from browser.conftest import Open, sit_down

# How far the symbol of the terrain on a hex lies from the hex itself, in hexes.
AWAY = """([symbol, hex]) => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2, box.width];
  const [x, y, width] = middle(document.querySelector(`.hex[data-hex="${hex}"]`).getBoundingClientRect());
  const found = [...document.querySelectorAll(`use[href$="${symbol}"], use[href$="${symbol}-2"]`)].map((use) => {
    const [a, b] = middle(use.getBoundingClientRect());
    return Math.hypot(a - x, b - y) / width;
  });
  return Math.min(...found);
}"""
MARK = "() => { for (const layer of document.querySelectorAll('.land, .obstacles')) layer.mine = true; }"
KEPT = "() => [...document.querySelectorAll('.land, .obstacles')].map((layer) => Boolean(layer.mine))"


def on_the_ground(page: Page) -> None:
    page.locator("g.land").wait_for(state="attached")


@pytest.mark.parametrize("seat", ["allies", "axis"])
def test_the_ground_lies_under_its_hexes_from_both_sides(visit: Open, seat: str) -> None:
    page = visit()
    sit_down(page, "crossroads", seat)
    on_the_ground(page)
    for symbol, hex_ in (("terrain-forest", "C9"), ("terrain-hedgerow", "b6"), ("obstacle-wire", "e6")):
        assert page.evaluate(AWAY, [symbol, hex_]) < 0.5, (symbol, hex_)


def test_an_answer_leaves_the_ground_alone(visit: Open) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/ground/" in request.url else None)
    sit_down(page, "crossroads", "allies")
    on_the_ground(page)
    page.evaluate(MARK)
    for _ in range(12):
        page.evaluate(ANSWER)
        page.wait_for_timeout(60)
    assert page.evaluate(KEPT) == [True, True]
    assert len(asked) == 1


def test_by_night_the_ground_is_dark_and_darker_where_none_of_mine_sees(visit: Open) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/ground/" in request.url else None)
    sit_down(page, "henderson-field", "allies")
    on_the_ground(page)
    assert "mood=jungle&night=1" in asked[0]
    dark = page.locator("path.dark").get_attribute("d") or ""
    unseen = dark.count("M")
    assert 20 < unseen < 200, "the range of sight is one hex"


def test_until_the_ground_comes_the_board_is_plain(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    refusals = 0

    def busy(route: Route) -> None:
        nonlocal refusals
        refusals += 1
        route.fulfill(status=429, body="{}") if refusals == 1 else route.continue_()

    page.route("**/ground/**", busy)
    page.goto(f"{address}/api/me")
    sit_down(page, "crossroads", "allies")
    page.locator("path.plain").wait_for(state="attached")
    on_the_ground(page)
    expect(page.locator("path.plain")).to_have_count(0)
    assert refusals == 2
    context.close()
