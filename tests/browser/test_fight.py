"""A battle one can follow: figures, one action after the other, the fight in its place, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from browser.answers import open_tables, play_on
from browser.conftest import Open

# The figures that are drawn on each hex, and what a screen reader hears of them.
FIGURES = """() => [...document.querySelectorAll('[data-unit]')].map((unit) => ({
  drawn: unit.querySelectorAll('.figure').length,
  heard: document.querySelector(`.hex[data-hex="${unit.dataset.unit}"]`).getAttribute('aria-label'),
}))"""


def take_table(page: Page, **wish: object) -> None:
    """A table of one's own, without the clicks that lead to it."""
    made = open_tables(page, **wish)
    page.goto(page.url.rstrip("/") + made["page"])
    page.locator(".hex").first.wait_for(state="attached")


def test_a_unit_is_drawn_as_the_figures_it_has_left(visit: Open) -> None:
    page = visit()
    take_table(page, battle="stonne", me=["allies"], bot="recruit")
    play_on(page, "[...document.querySelectorAll('ol li')].some((line) => /, 1 left/.test(line.textContent))")
    weak = 0
    for unit in page.evaluate(FIGURES):
        found = re.search(r"(\d+) of (\d+) figures", unit["heard"])
        assert found, unit
        assert unit["drawn"] == int(found[1]), unit
        weak += found[1] < found[2]
    assert weak
