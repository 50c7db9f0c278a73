"""A battle that people can follow in the browser: figures, one action after another, the fight where it happens."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.answers import HURRY, open_tables, play_on
from browser.conftest import Open, violations

# The figures drawn on each hex, and what a screen reader says about them.
FIGURES = """() => [...document.querySelectorAll('[data-unit]')].map((unit) => ({
  drawn: unit.querySelectorAll('.figure').length,
  heard: document.querySelector(`.hex[data-hex="${unit.dataset.unit}"]`).getAttribute('aria-label'),
}))"""


def take_table(page: Page, **wish: object) -> None:
    """A new table, without the clicks that lead to it."""
    made = open_tables(page, **wish)
    page.goto(urljoin(page.url, made["page"]), wait_until="commit")
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


def lively(browser: Browser, address: str, **wish: object) -> Page:
    """A table at a human pace, in a browser without reduced motion."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{address}/api/me")
    take_table(page, **{"speed": "normal", "bot": "recruit", **wish})
    return page


def pass_the_turn(page: Page) -> None:
    """End my turn, so that the enemy's begins."""
    for _ in range(100):
        if "Axis" in page.locator("h1").inner_text():
            return
        page.evaluate(HURRY)
        page.wait_for_timeout(50)
    raise AssertionError("it is still our turn")


# Skips what is still to be shown until the log has something new; false if that never happens.
SKIP = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const lines = () => document.querySelectorAll('#panel-log ol li').length;
  for (let n = 0; n < 3000; n++, await frame()) {
    if (!document.querySelector('.skip')) continue;
    const before = lines();
    dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
    await frame();
    await frame();
    if (lines() > before) return true;
  }
  return false;
}"""


def test_bots_are_shown_one_after_the_other_and_can_be_skipped(browser: Browser, address: str) -> None:
    page = lively(browser, address, battle="stonne", me=["allies"])
    pass_the_turn(page)
    assert page.evaluate(SKIP)
    page.context.close()


def test_a_strip_tells_the_turn_of_the_enemy_and_plays_it_back(visit: Open) -> None:
    page = visit()
    take_table(page, battle="stonne", me=["allies"], bot="recruit")
    play_on(page, "one('.strip') && one('h1').textContent.includes('Turn 4')")
    strip = page.locator(".strip")
    expect(strip.locator("li")).to_have_count(3)
    assert "Turn 3 · Axis" in strip.inner_text() and "Moves:" in strip.inner_text()
    assert page.locator(".trace").count() > 1
    assert not violations(page)
    strip.get_by_role("button", name="Play it back").click()
    where = page.locator(".scrub [role=status]")
    expect(where).to_contain_text("Turn 3 · Axis")
    page.get_by_role("button", name="Now", exact=False).last.click()
    expect(page.locator(".strip")).to_have_count(0)


def test_looking_back_plays_the_last_turn_and_not_the_whole_battle(visit: Open) -> None:
    page = visit()
    take_table(page, battle="stonne", me=["allies"], bot="recruit")
    play_on(page, "one('h1').textContent.includes('Turn 4')")
    page.get_by_role("button", name="Look back").click()
    page.locator(".scrub .act").click()
    page.wait_for_timeout(400)
    page.locator(".scrub .act").click()
    assert "Before the first turn" not in page.locator(".scrub [role=status]").inner_text()
    assert "Turn 1 " not in page.locator(".scrub [role=status]").inner_text()


def test_an_answer_clears_the_strip_and_the_traces(visit: Open) -> None:
    page = visit()
    take_table(page, battle="stonne", me=["allies"], bot="recruit")
    play_on(page, "one('.strip')")
    page.locator(".hand .card.live").first.click()
    play_on(page, "!one('.strip')")
    expect(page.locator(".trace.shot")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_dice_lie_large_beside_the_target_and_tell_what_they_did(visit: Open, size: tuple[int, int]) -> None:
    page = visit(*size)
    take_table(page, battle="stonne", me=["allies"], bot="recruit")
    play_on(page, "one('.rolled .told') && one('.trace.shot')")
    found = page.evaluate(
        """() => {
          const box = (element) => element.getBoundingClientRect();
          const dice = document.querySelector('.rolled');
          return {
            width: Math.min(...[...dice.querySelectorAll('i svg')].map((die) => box(die).width)),
            inside: box(dice).left >= 0 && box(dice).right <= innerWidth,
            told: dice.querySelector('.told').textContent.trim(),
            moving: document.getAnimations().length,
            touch: getComputedStyle(dice).pointerEvents,
          }
        }"""
    )
    assert found["width"] >= 40 and found["inside"] and found["told"], found
    assert found["touch"] == "none"
    assert found["moving"] == 0, "the system asks for reduced motion"


def test_the_victory_panel_waits_for_the_last_die(browser: Browser, address: str) -> None:
    page = lively(browser, address, battle="stonne", me=["allies"], speed="instant")
    page.evaluate(
        """() => {
          window.early = 0; window.tumbled = 0;
          new MutationObserver(() => {
            const rolling = document.querySelector('.rolled .rolling');
            if (rolling) window.tumbled++;
            if (rolling && document.querySelector('.end')) window.early++;
          }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
        }"""
    )
    play_on(page, "one('.end')")
    assert page.evaluate("window.tumbled") > 0 and page.evaluate("window.early") == 0
    page.context.close()
