"""The board comes first: its share of the window, all cards visible, and nothing that jumps or is cut off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.answers import open_tables
from browser.conftest import Open, violations

LAPTOP = (1366, 650)
SEATS: list[dict[str, Any]] = [
    {"battle": "gold-beach", "me": ["allies-cic"]},
    {"battle": "gold-beach", "me": ["allies-left"]},
    {"battle": "crossroads", "me": ["allies"]},
]


def seated(visit: Open, address: str, wish: dict[str, Any], size: tuple[int, int], lang: str = "en") -> Page:
    page = visit(*size, lang)
    page.goto(address + open_tables(page, seed=44, **wish)["page"])
    page.locator(".hex").first.wait_for(state="attached")
    return page


def box(page: Page, what: str) -> tuple[int, int, int, int]:
    found = page.locator(what).first.bounding_box()
    assert found, what
    return round(found["x"]), round(found["y"]), round(found["width"]), round(found["height"])


@pytest.mark.parametrize("wish", SEATS, ids=["commander", "general", "small battle"])
def test_on_a_laptop_the_board_has_three_fifths_of_the_window(visit: Open, address: str, wish: dict[str, Any]) -> None:
    page = seated(visit, address, wish, LAPTOP)
    _, _, width, height = box(page, ".ground")
    assert width * height >= 0.6 * LAPTOP[0] * LAPTOP[1]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not violations(page)


@pytest.mark.parametrize("size", [LAPTOP, (1440, 900), (2560, 1440)], ids=str)
def test_all_ten_cards_of_a_hand_are_in_sight(visit: Open, address: str, size: tuple[int, int]) -> None:
    page = seated(visit, address, SEATS[0], size)
    expect(page.locator(".hand .card")).to_have_count(10)
    left, _, width, _ = box(page, ".hand")
    edges = [box(page, f".hand .slot:nth-child({n}) .card") for n in range(1, 11)]
    assert all(left <= x and x + 40 <= left + width for x, *_ in edges)
    assert edges[-1][0] + edges[-1][2] <= left + width + 1
    assert edges == sorted(edges) and len({x for x, *_ in edges}) == 10


def test_the_board_does_not_move_when_the_question_changes(visit: Open, address: str) -> None:
    for size in (LAPTOP, (1440, 900), (390, 844)):
        page = seated(visit, address, SEATS[0], size)
        before = box(page, ".ground")
        page.get_by_role("button", name="Ready").click()
        page.locator(".hand .card.live").first.click()
        page.locator(".tray.live").first.wait_for()
        assert box(page, ".ground") == before


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_the_head_of_the_table_fits_in_every_language(visit: Open, address: str, lang: str) -> None:
    page = seated(visit, address, {"battle": "gold-beach", "me": ["allies"]}, LAPTOP, lang)
    page.locator("[data-key=done]").first.click()
    for size in (LAPTOP, (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for part in (".now h1", ".now p"):
            assert page.locator(part).evaluate("part => part.scrollWidth <= part.clientWidth"), part


def test_cards_and_panels_fold_and_stay_folded(visit: Open, address: str) -> None:
    page = seated(visit, address, SEATS[0], (1440, 900))
    before = box(page, ".ground")[3]
    page.get_by_role("button", name="Fold the cards and panels").click()
    expect(page.locator(".hand .card")).to_have_count(0)
    assert box(page, ".ground")[3] > before + 150
    page.reload()
    page.locator(".hex").first.wait_for(state="attached")
    expect(page.locator(".hand .card")).to_have_count(0)
    page.get_by_role("button", name="Your hand · 10").click()
    expect(page.locator(".hand .card")).to_have_count(10)
    assert box(page, ".ground")[3] == before


def test_on_a_laptop_log_and_talk_open_over_the_board(visit: Open, address: str) -> None:
    page = seated(visit, address, SEATS[0], LAPTOP)
    before = box(page, ".ground")
    expect(page.locator("#panel-log")).to_be_hidden()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#panel-log")).to_be_visible()
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator("#panel-talk")).to_be_visible()
    assert box(page, ".ground") == before
    assert not violations(page)
