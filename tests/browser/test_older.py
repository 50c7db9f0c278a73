"""A table of older rules in the browser: how it ended, its last board, looking back, its record, and a rematch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import serving, violations
from browser.test_table import picture
from server.tables import page as table_page
from server.tables import served, set_table
from server.test_older_rules import elsewhere, older
from server.test_table import settled

SENTENCES = {
    "en": "it has ended here",
    "fr": "elle s’arrête ici",
    "es": "termina aquí",
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The address of a server with one such table, the table, and the cookies of the person who sat there."""
    path = tmp_path_factory.mktemp("older") / "tables.sqlite"
    with served(path) as client:
        table = set_table(client, seed=9)["table"]
        with table_page(client, table) as mine:
            for n in range(40):
                settled(mine)
                mine.act(n % 2 - 1)
        cookies = dict(client.cookies)
    older(path)
    elsewhere(path)
    with serving(path) as address:
        yield address, table, cookies


def visit(browser: Browser, kept: tuple[str, str, dict[str, Any]], lang: str, width: int, height: int) -> Page:
    address, table, cookies = kept
    context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce")
    context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.goto(f"{address}/table/{table}")
    page.locator(".hex").first.wait_for(state="attached")
    return page


@pytest.mark.parametrize("lang", SENTENCES)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_it_says_what_happened_and_shows_its_last_board(
    browser: Browser, kept: tuple[str, str, dict[str, Any]], tmp_path: Path, lang: str, width: int, height: int
) -> None:
    page = visit(browser, kept, lang, width, height)
    expect(page.locator(".word")).to_contain_text(SENTENCES[lang])
    line = page.locator("input[type=range]")
    assert line.input_value() == line.get_attribute("max") and int(line.input_value()) > 40
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator(".word").bounding_box()
    assert box and box["height"] < (160 if width < 600 else 60)
    picture(page, f"older-{lang}-{width}", tmp_path)
    assert violations(page) == []
    page.context.close()


def test_it_is_looked_back_at_kept_opened_and_fought_again(
    browser: Browser, kept: tuple[str, str, dict[str, Any]], tmp_path: Path
) -> None:
    page = visit(browser, kept, "en", 1440, 900)
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.wait_for_timeout(200)
    now = page.locator(".hex").evaluate_all("all => all.map((hex) => hex.getAttribute('aria-label')).join()")
    page.locator("input[type=range]").fill("0")
    expect(page.locator(".scrub")).to_contain_text("Turn 1 · Allies")
    first = page.locator(".hex").evaluate_all("all => all.map((hex) => hex.getAttribute('aria-label')).join()")
    assert first != now
    page.get_by_role("button", name="Next turn").click()
    expect(page.locator(".scrub")).to_contain_text("Turn 1 · Axis")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.jsonl"
    download.value.save_as(file)

    page.goto(f"{kept[0]}/record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".word")).to_contain_text("is not verified")
    last = str(page.locator("input[type=range]").get_attribute("max"))
    page.locator("input[type=range]").fill(last)
    opened = page.locator(".hex").evaluate_all("all => all.map((hex) => hex.getAttribute('aria-label')).join()")
    assert opened == now
    picture(page, "older-record", tmp_path)
    assert violations(page) == []

    page.goto(f"{kept[0]}/table/{kept[1]}")
    page.get_by_role("button", name="Rematch, camps exchanged").click()
    page.locator(".hand .card").first.wait_for()
    assert kept[1] not in page.url
    page.goto(f"{kept[0]}/table/{kept[1]}")
    expect(page.get_by_role("link", name="To the rematch")).to_be_visible()
    page.get_by_role("link", name="All battles").click()
    expect(page.locator("li.over").first).to_contain_text("its rules are no longer played")
    assert not troubles
    page.context.close()
