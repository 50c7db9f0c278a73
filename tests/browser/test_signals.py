"""Fixed signals on the page: by keyboard, mouse and touch, seen only by those who may, in their language."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.answers import open_tables, play_on
from browser.conftest import Open, sit_down, violations
from browser.test_table import hexagon, picture, prompt

SEATS = ("allies-cic", "allies-left", "axis-left")
# Notices stay instead of disappearing, so that a slow machine does not miss them.
STAY = """() => {
  const wait = window.setTimeout
  window.setTimeout = (then, after, ...rest) => wait(then, after >= 5000 ? 600000 : after, ...rest)
}"""
# Two courtesies right after each other, however slow the machine is.
TWICE = """(names) => {
  const chips = [...document.querySelectorAll('#signals .chip')]
  for (const name of names) chips.find((chip) => chip.textContent.trim() === name).click()
}"""


def open_signals(page: Page) -> None:
    page.locator("[data-key=signals]").click()
    expect(page.locator("#signals")).to_be_visible()


def at_table(visit: Open, address: str) -> dict[str, Page]:
    """A commander, a general of his, and an enemy who reads French; bots elsewhere, and the huddle is over."""
    host = visit()
    made = open_tables(host, battle="two-bridges", me=["allies-cic"], open=list(SEATS[1:]))
    host.goto(address + made["page"])
    found = {"allies-cic": host}
    for seat, lang in zip(SEATS[1:], ("en", "fr"), strict=True):
        friend = visit(locale=lang)
        friend.goto(next(place["link"] for place in made["places"] if place["seats"] == [seat]))
        friend.locator("form input").fill(seat)
        friend.locator("form button").click()
        found[seat] = friend
    for page in found.values():
        page.evaluate(STAY)
        page.locator(".hex").first.wait_for(state="attached")
        page.locator(".buttons .act").first.click()
    prompt(host, "Who gets which card?")
    return found


def test_signals_reach_those_who_may_hear_them(visit: Open, address: str, tmp_path: Path) -> None:
    people = at_table(visit, address)
    commander, general, enemy = (people[seat] for seat in SEATS)
    commander.locator(".channels button", has_text="camp").click()

    # By keyboard alone: open, choose, go to the board, choose the hex.
    general.locator("[data-key=signals]").focus()
    general.keyboard.press("Enter")
    expect(general.locator("#signals")).to_be_visible()
    assert violations(general) == []
    general.keyboard.press("Tab")
    expect(general.locator("#signals .chip").first).to_be_focused()
    general.keyboard.press("Enter")
    expect(general.get_by_role("button", name="Send without a hex")).to_be_focused()
    assert violations(general) == []
    general.keyboard.press("b")
    named = str(general.locator(".hex:focus").get_attribute("data-hex"))
    general.keyboard.press("Enter")
    expect(general.locator(".light.shown")).to_have_count(1)  # the hex lights up for a while
    expect(commander.locator(".notices")).to_contain_text("Left General Needs support")
    expect(general.locator(".where")).to_have_count(0)
    expect(general.locator(".talk .signal")).to_contain_text(f"Needs support · {named}")
    expect(commander.locator(".channels button", has_text="generals").locator("b")).to_have_text("1")
    commander.locator(".channels button", has_text="generals").click()
    expect(commander.locator(".talk .signal")).to_contain_text(f"Needs support · {named}")
    expect(commander.locator("p[aria-live]")).to_contain_text(f"Needs support, {named}")

    # The commander may send no field signal now, but he may send courtesies.
    open_signals(commander)
    picture(commander, "signals", tmp_path)
    expect(commander.locator("#signals .chip:disabled")).to_have_count(5)
    expect(commander.get_by_role("button", name="Thank you")).to_be_visible()
    commander.evaluate(TWICE, ["Thank you", "Good luck"])
    expect(commander.locator("#signals")).to_be_hidden()
    expect(enemy.locator(".notices li")).to_have_count(1)
    expect(commander.get_by_role("alert")).to_contain_text("You signalled a moment ago")
    expect(commander.locator(".talk .signal").last).to_contain_text("Thank you")
    expect(general.locator(".talk .signal").last).to_contain_text("Thank you")
    expect(enemy.locator(".talk .signal")).to_have_text("Commandant en chef des Alliés Merci")  # and nothing else
    expect(enemy.locator("p[aria-live]")).to_contain_text("Merci")

    # A signal without a hex, and one that is not sent.
    open_signals(general)
    general.get_by_role("button", name="Holding").click()
    general.get_by_role("button", name="Send without a hex").click()
    expect(general.locator(".talk .signal").last).to_have_text("Allied Left General Holding")
    expect(general.locator("[data-key=signals]")).to_be_focused()
    open_signals(general)
    general.get_by_role("button", name="Falling back").click()
    general.keyboard.press("Escape")
    expect(general.locator(".where")).to_have_count(0)
    expect(general.locator(".talk .signal")).to_have_count(3)


def test_signals_on_a_phone(visit: Open, tmp_path: Path) -> None:
    page = visit(390, 844)
    sit_down(page, "two-bridges", "allies-right")
    page.evaluate(STAY)
    page.get_by_role("button", name="Ready").click()
    page.get_by_role("tab", name="Talk").click()
    open_signals(page)
    box = page.locator("#signals").bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] >= 0
    assert violations(page) == []
    picture(page, "phone-signals", tmp_path)
    page.get_by_role("button", name="Look here").tap()
    picture(page, "phone-signal-where", tmp_path)
    hexagon(page, "V3").tap()
    expect(page.locator(".talk .signal")).to_contain_text("Look here · V3")
    expect(page.locator(".light.shown")).to_have_count(1)
    picture(page, "phone-signalled", tmp_path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_bot_general_calls_for_support(visit: Open) -> None:
    page = visit()
    sit_down(page, "two-bridges", "allies-left")
    play_on(page, "one('.talk .signal')")
    signal = page.locator(".talk .signal").first
    expect(signal).to_contain_text("General (bot)")
    name = signal.locator(".hex-name")
    name.click()  # the hex name leads to the hex
    expect(page.locator(f"[data-hex='{name.inner_text()}']")).to_be_focused()
