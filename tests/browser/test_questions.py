"""Every kind of question in the browser: it has a text, its answers can be clicked, and a click answers it."""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.answers import ANSWER
from browser.conftest import serving, violations
from browser.reaching import DESERT, JUNGLE, ODDMENTS, OWN, URBAN, WINTER, Reached, Where, reach
from browser.test_table import hexagon, lit, picture
from overlord.text.words import LANGUAGES, words

WHERE: Final = {
    "after-battles": Where("tenaru", 9, WINTER),
    "air-power": Where("tenaru", 31, URBAN),
    "alongside": Where("crossroads", 0, URBAN),
    "ambush": Where("ortona", 15, OWN),
    "barrage": Where("crossroads", 28),
    "battle": Where("stonne", 8),
    "battle-back": Where("primosole", 46, URBAN),
    "card": Where("crossroads", 0),
    "chip": Where("don-bend", 0),
    "combat": Where("crossroads", 13, DESERT),
    "crowded": Where("henderson-field", 57),
    "declare": Where("ortona", 46, DESERT),
    "distribute": Where("primosole", 0),
    "end-visit": Where("primosole", 13),
    "first-chip": Where("raate-road", 0),
    "flags": Where("ortona", 13, JUNGLE),
    "frost": Where("raate-road", 89),
    "ground": Where("ortona", 50),
    "initiative": Where("sedan", 84),
    "keep": Where("crossroads", 101),
    "lay": Where("tenaru", 0),
    "move": Where("crossroads", 3),
    "move-after": Where("henderson-field", 87),
    "order": Where("crossroads", 0),
    "overrun": Where("ortona", 6, WINTER),
    "paradrop": Where("primosole", 17),
    "peek": Where("tenaru", 4),
    "pick": Where("primosole", 17),
    "react-defend": Where("stonne", 8, OWN),
    "react-flags": Where("tenaru", 108, URBAN),
    "react-loss": Where("tenaru", 92, OWN),
    "react-rolled": Where("tenaru", 51, WINTER),
    "react-x-move-end": Where("ortona", 136),
    "react-x-move-step": Where("crossroads", 29, DESERT),
    "react-x-ordered": Where("crossroads", 3, WINTER),
    "ready": Where("primosole", 0),
    "recon-draw": Where("tenaru", 58, URBAN),
    "relocate": Where("stonne", 8, OWN),
    "reroll": Where("tenaru", 109, WINTER),
    "retarget": Where("ortona", 149, DESERT),
    "retreat": Where("crossroads", 13, JUNGLE),
    "smoke": Where("crossroads", 0, {"smoke": "both"}),
    "sortie": Where("gold-beach", 59),
    "visit": Where("sedan", 8),
    "way": Where("tenaru", 38, URBAN),
    "withdraw": Where("ortona", 24),
}
LEFT_OPEN: Final = ("reroll", "retarget", "withdraw", "relocate")  # by Combat cards; looked at more closely below
# Each question once, with languages and sizes in turn; with $SHOTS each question in every language and size.
LOOKS: Final = [(lang, size) for size in ((1440, 900), (390, 844)) for lang in LANGUAGES]
POINTABLE: Final = ".hex.live, .zone, .tray.live, .hand .card.live, .buttons .act, .again .die"


class Tables(NamedTuple):
    """A server with a table for each question, and the cookies of the person who sits there."""

    address: str
    path: Path
    at: dict[str, Reached]
    cookies: dict[str, str]

    def answered(self, kind: str, before: int) -> None:
        """Wait until one more answer is stored; the page may know it first."""
        for _ in range(100):
            if self.answers(kind) != before:
                break
            time.sleep(0.05)
        assert self.answers(kind) == before + 1

    def answers(self, kind: str) -> int:
        """How many answers were given at a table."""
        with closing(sqlite3.connect(self.path)) as db:
            return int(db.execute("SELECT count(*) FROM entry WHERE game = ?", (self.at[kind].table,)).fetchone()[0])


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    folder = tmp_path_factory.mktemp("questions")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(folder))
        deck = folder / "open-overlord" / "decks" / "oddments.toml"
        deck.parent.mkdir(parents=True)
        deck.write_text(ODDMENTS, encoding="utf-8")
        path = folder / "tables.sqlite"
        pointed = {f"{kind} by {by}": WHERE[kind] for kind in LEFT_OPEN for by in ("mouse", "finger")}
        reached, cookies = reach(path, {**WHERE, **pointed})
        with serving(path) as address:
            yield Tables(address, path, reached, cookies)


@pytest.fixture
def sit(browser: Browser, tables: Tables) -> Iterator[Callable[..., Page]]:
    """Open the page of the person who is asked; any error that the browser reports fails the test."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def sit(kind: str, lang: str = "en", size: tuple[int, int] = (1440, 900)) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, has_touch=width < 600, reduced_motion="reduce"
        )
        contexts.append(context)
        context.add_cookies([{"name": n, "value": value, "url": tables.address} for n, value in tables.cookies.items()])
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(f"{tables.address}/table/{tables.at[kind].table}?place={tables.at[kind].place}")
        page.locator(POINTABLE).first.wait_for(state="attached")
        return page

    yield sit
    for context in contexts:
        context.close()
    assert not complaints


def worded(kind: str, lang: str) -> re.Pattern[str]:
    """The text of the question; one kind names the card that it is about."""
    key = next(key for key in (f"page-question-{kind}", f"question-{kind}") if words(lang).has(key))
    return re.compile(re.escape(words(lang).say(key, card="CARD")).replace("CARD", ".+"))


def test_no_question_is_left_out() -> None:
    keys = words("en").keys()
    asked = {key.removeprefix("question-") for key in keys if key.startswith("question-")}
    lost = asked - set(WHERE) - {"unload"}
    assert not lost, f"no table in WHERE asks {', '.join(sorted(lost))}"
    assert asked - set(WHERE) == {"unload"}  # of trains, which no shipped battle has


@pytest.mark.parametrize(("kind", "look"), [(kind, LOOKS[n % len(LOOKS)]) for n, kind in enumerate(WHERE)])
def test_a_question_is_put_in_words_and_answered_by_pointing(
    tables: Tables, sit: Callable[..., Page], tmp_path: Path, kind: str, look: tuple[str, tuple[int, int]]
) -> None:
    for lang, size in LOOKS if os.environ.get("SHOTS") else []:
        page = sit(kind, lang, size)
        page.wait_for_timeout(300)
        picture(page, f"asked-{kind}-{lang}-{size[0]}", tmp_path)
        page.context.close()
    page = sit(kind, *look)
    expect(page.locator(".prompt")).to_have_text(worded(kind, look[0]))
    assert page.evaluate("document.documentElement.scrollWidth") <= look[1][0]
    assert violations(page) == []
    before = tables.answers(kind)
    for _ in range(20):
        page.evaluate(ANSWER)
        page.wait_for_timeout(50)
        if tables.answers(kind) > before:
            return
    raise AssertionError(f"{kind} was not answered by pointing")


# ---- questions of Combat cards -----------------------------------------------------------------------

BOTH: Final = pytest.mark.parametrize(("by", "size"), [("mouse", (1440, 900)), ("finger", (390, 844))])


def near(page: Page) -> str:
    """One of the lit hexes in the visible part of the board."""
    frame = page.locator(".frame").bounding_box()
    for name in lit(page):
        box = hexagon(page, name).bounding_box()
        if frame and box and frame["x"] < box["x"] and box["x"] + box["width"] < frame["x"] + frame["width"]:
            return name
    raise AssertionError("nothing that is lit can be seen")


def point_at(page: Page, name: str) -> None:
    """Click a hex; on a phone, an answer that cannot be taken back needs a second tap."""
    if page.viewport_size and page.viewport_size["width"] > 600:
        hexagon(page, name).click()
        return
    hexagon(page, name).tap()
    if page.get_by_role("button", name="Cancel").count():
        hexagon(page, name).tap()


def asked_about(page: Page) -> str:
    """The unit that the question is about: it is already chosen, and the hexes where it can go are lit."""
    expect(page.locator(".light").first).to_be_attached()
    return page.locator(".prompt .about").inner_text()


@BOTH
def test_dice_to_roll_again_are_pointed_at(
    tables: Tables, sit: Callable[..., Page], by: str, size: tuple[int, int]
) -> None:
    page = sit(f"reroll by {by}", size=size)
    dice = page.locator(".again .die")
    expect(page.get_by_role("button", name="Point at the dice")).to_be_disabled()
    faces = [str(die.get_attribute("aria-label")) for die in dice.all()]
    assert len(faces) > 2
    for n in (0, 1, 2, 1):
        dice.nth(n).click()
    expect(page.locator(".again [aria-pressed=true]")).to_have_count(2)
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Roll 2 dice again").click()
    rolled = page.locator("ol li", has_text="roll again")
    expect(rolled).to_have_count(1)
    expect(rolled).to_contain_text(f"kept: {faces[1]}")
    expect(page.locator(".dice .kept")).to_have_count(1)
    expect(page.locator(".dice svg")).to_have_count(len(faces))


@BOTH
def test_another_target_is_pointed_at(tables: Tables, sit: Callable[..., Page], by: str, size: tuple[int, int]) -> None:
    key = f"retarget by {by}"
    page = sit(key, size=size)
    unit = asked_about(page)
    assert unit not in lit(page)
    instead = near(page)
    expect(hexagon(page, instead)).to_have_accessible_name(re.compile("target"))
    before = tables.answers(key)
    point_at(page, instead)
    expect(page.locator(".prompt")).not_to_contain_text("aim instead")
    tables.answered(key, before)


@BOTH
def test_where_to_withdraw_is_pointed_at(sit: Callable[..., Page], by: str, size: tuple[int, int]) -> None:
    page = sit(f"withdraw by {by}", size=size)
    leaves_for(page, asked_about(page), near(page))


@BOTH
def test_where_to_go_on_the_edge_is_pointed_at(sit: Callable[..., Page], by: str, size: tuple[int, int]) -> None:
    page = sit(f"relocate by {by}", size=size)
    assert {goal[1:] for goal in lit(page)} == {"1"}
    leaves_for(page, asked_about(page), near(page))


def leaves_for(page: Page, unit: str, goal: str) -> None:
    """Check that the unit has moved to the hex that was clicked."""
    assert unit not in lit(page)
    kind = str(hexagon(page, unit).get_attribute("aria-label"))
    camp = next(word for word in ("Allies", "Axis") if word in kind)
    assert camp not in str(hexagon(page, goal).get_attribute("aria-label"))
    point_at(page, goal)
    expect(hexagon(page, goal)).to_have_accessible_name(re.compile(camp))
    expect(hexagon(page, unit)).not_to_have_accessible_name(re.compile(camp))
