"""Help at the table: hex names, the briefing, orders taken back by a second press, keys that play a card."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open, violations
from browser.test_combat import sit
from browser.test_table import prompt


def test_an_ordered_unit_pressed_again_loses_its_order(visit: Open, address: str) -> None:
    page = visit()
    sit(page, address, battle="crossroads", me=["allies"], seed=44)
    page.locator(".hand .card.live", has_text="Assault").first.click()
    page.keyboard.press("d")  # plays the chosen card
    prompt(page, "Which units do you order?")
    first, second = (page.locator(".hex.live").nth(n).get_attribute("data-hex") for n in (0, 1))
    for hexagon in (first, second):
        page.locator(f".hex[data-hex='{hexagon}']").click()
        expect(page.locator(f".hex[data-hex='{hexagon}']:not(.live)")).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("2 ordered")
    assert "ordered" in (page.locator(f".hex[data-hex='{second}']").get_attribute("aria-label") or "")
    page.locator(f".hex[data-hex='{first}']").click()
    expect(page.locator(".prompt")).to_contain_text("1 ordered")
    expect(page.locator(f".hex.live[data-hex='{first}']")).to_have_count(1)
    expect(page.locator(f".hex[data-hex='{second}']:not(.live)")).to_have_count(1)


def test_the_hand_is_walked_by_the_arrow_keys_and_the_focus_is_kept(visit: Open, address: str) -> None:
    page = visit()
    sit(page, address, battle="crossroads", me=["allies"], seed=44)
    page.keyboard.press("h")
    expect(page.locator(".hand .card").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand .card").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("d")
    prompt(page, "Which units do you order?")
    page.wait_for_function("document.activeElement !== document.body")


def test_the_briefing_is_one_press_away_and_the_board_names_its_hexes(visit: Open, address: str) -> None:
    page = visit()
    sit(page, address, battle="gold-beach", me=["allies-cic"], seed=44)
    page.get_by_role("button", name="Briefing").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Great Britain")
    expect(sheet).to_contain_text("0 of 12 medals")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator(".names text").first).to_be_attached()
    page.get_by_label("Hex names").uncheck()
    expect(page.locator(".names text")).to_have_count(0)


def test_an_idle_pointer_tells_what_is_on_a_hex(visit: Open, address: str) -> None:
    page = visit()
    sit(page, address, battle="gold-beach", me=["allies-cic"], seed=44)
    page.locator(".hex[data-hex='B3']").hover()
    expect(page.locator(".hint")).to_contain_text("Allies: ")
    expect(page.locator(".hint")).to_contain_text("figures")


def test_a_small_battle_has_a_commander_and_tells_a_card_once(visit: Open, address: str) -> None:
    page = visit()
    sit(page, address, battle="crossroads", me=["allies"], seed=44)
    expect(page.locator(".now p")).to_have_text("Commander (you): chooses a card")
    page.locator(".hand .card.live", has_text="Assault").first.click()
    page.keyboard.press("d")
    prompt(page, "Which units do you order?")
    expect(page.locator("#panel-log li", has_text="Assault")).to_have_count(1)
