"""The end of a battle in the browser: from my side, with its figures, its picture, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import serving, violations
from browser.finished import Finished, finish_table
from browser.test_table import picture

SIDES = {
    "en": ("You won", "You lost"),
    "fr": ("Vous avez gagné", "Vous avez perdu"),
    "es": ("Has ganado", "Has perdido"),
}


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Finished]]:
    """The address of a server with a finished Overlord battle, which the Axis has won, and its table."""
    path = tmp_path_factory.mktemp("ended") / "tables.sqlite"
    done = finish_table(path, "two-bridges-recruits")
    with serving(path) as address:
        yield address, done


def visit(browser: Browser, ended: tuple[str, Finished], seat: str, lang: str, width: int, height: int) -> Page:
    address, done = ended
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce", has_touch=width < 600
    )
    context.add_cookies([{"name": name, "value": value, "url": address} for name, value in done.cookies.items()])
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto(f"{address}/table/{done.table}?place={done.places[seat]}")
    page.locator(".figures").wait_for()
    return page


@pytest.mark.parametrize(("width", "height", "lang"), [(1366, 650, "en"), (390, 844, "fr"), (1366, 650, "es")])
def test_the_end_is_told_from_my_side(
    browser: Browser, ended: tuple[str, Finished], tmp_path: Path, lang: str, width: int, height: int
) -> None:
    for seat, headline in zip(("axis-cic", "allies-left"), SIDES[lang], strict=True):
        page = visit(browser, ended, seat, lang, width, height)
        expect(page.locator(".end h2")).to_have_text(headline)
        page.locator(".end summary").click()
        assert page.locator(".end tbody tr.best").count() == 1
        assert page.locator(".figures img").evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 500
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        inside = page.locator(".end").evaluate("(end) => end.scrollWidth <= end.clientWidth")
        assert inside and violations(page) == []
        text = page.locator(".end").inner_text()
        assert not [word for word in text.split() if word.startswith(("end-", "page-", "unit-", "camp-"))]
        picture(page, f"end-{lang}-{width}-{seat}", tmp_path)
        page.context.close()


def test_its_picture_is_saved_and_the_next_battle_is_offered(
    browser: Browser, ended: tuple[str, Finished], tmp_path: Path
) -> None:
    page = visit(browser, ended, "axis-cic", "en", 1440, 900)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save a picture").click()
    file = tmp_path / "battle.png"
    kept.value.save_as(file)
    assert kept.value.suggested_filename == "two-bridges.png"
    assert file.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n" and file.stat().st_size > 50_000
    page.get_by_role("link", name="Next battle:").click()
    page.locator("form").wait_for()
    assert "/new?battle=" in page.url and "two-bridges" not in page.url
    page.context.close()


@pytest.mark.parametrize(("width", "height", "lang"), [(1440, 900, "fr"), (390, 844, "en")])
def test_a_replay_opens_at_a_moment_and_finds_the_medals(
    browser: Browser, ended: tuple[str, Finished], tmp_path: Path, width: int, height: int, lang: str
) -> None:
    address, done = ended
    page = visit(browser, ended, "axis-cic", lang, width, height)
    page.goto(f"{address}/replay/{done.table}#turn-7")
    line = page.locator("input[type=range]")
    status = page.locator(".scrub [role=status]")
    expect(status).to_contain_text("Tour 7" if lang == "fr" else "Turn 7")
    seventh = int(line.input_value())
    page.get_by_role("button", name="Médaille suivante" if lang == "fr" else "Next medal").click()
    medal = int(line.input_value())
    assert medal > seventh and page.url.endswith(f"#step-{medal + 1}")
    assert page.locator(".marks b").count() > 20
    link = page.locator(".scrub a").get_attribute("href")
    assert link == f"/replay/{done.table}#step-{medal + 1}"
    picture(page, f"replay-{width}", tmp_path)
    assert violations(page) == [] and page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator(".scrub select").select_option("4×")
    page.locator(".scrub .act").click()
    page.wait_for_function("(from) => Number(document.querySelector('input[type=range]').value) > from + 3", arg=medal)
    page.goto(f"{address}/replay/{'x' * 12}")
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.close()
