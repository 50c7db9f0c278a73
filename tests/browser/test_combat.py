"""Combat cards and airplanes in the browser: played as written and as special actions, answered, entered and flown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.answers import finish, open_tables, play_on
from browser.conftest import Open, violations
from browser.test_table import hexagon, lit, order_all, picture, play_section_card, prompt


def sit(page: Page, address: str, **wish: object) -> None:
    made = open_tables(page, **wish)
    page.goto(address + made["page"])
    page.locator(".hand .card").first.wait_for()


def play_first(page: Page, alone: bool = True) -> None:
    """Play the first Section card with nothing alongside it, and order all units it can order.

    A person alone with bots who has nothing to play alongside is not asked."""
    prompt(page, "Which card do you play?")
    page.locator(".card.live", has=page.locator(".head.section")).first.click()
    page.locator(".buttons .act").first.click()
    if not alone:
        prompt(page, "alongside your Command card")
        page.get_by_role("button", name="Pass", exact=True).click()
    prompt(page, "Which units do you order?")
    order_all(page)
    prompt(page, "Which unit moves")


@pytest.mark.rule("C-DATA-01")
def test_a_combat_card_is_played_as_written_and_as_the_special_action(
    visit: Open, address: str, tmp_path: Path
) -> None:
    page = visit()
    sit(page, address, battle="ortona", me=["allies"], seed=15, options={"combat_deck": "desert"})
    expect(page.locator(".hand .card.paper")).to_have_count(2)
    play_first(page)
    hook = page.locator(".hand .card[data-card='wide-hook']")
    name = hook.locator(".name").inner_text()
    hook.click()
    expect(page.locator(".read")).to_contain_text("before a unit moves")
    unit = lit(page)[0]
    picture(page, "combat-card", tmp_path)
    assert violations(page) == []
    hexagon(page, unit).click()
    expect(page.locator("ol li", has_text=f"plays {name} ({unit})")).to_have_count(1)
    expect(hexagon(page, unit)).to_have_accessible_name(_containing("Combat cards"))
    expect(hook).to_have_count(0)
    finish(page, "moves, and where")

    prompt(page, "Which unit battles")
    grind = page.locator(".hand .card[data-card='infantry-tanks-grind-on']")
    grind.click()
    expect(page.get_by_role("button", name="As written")).to_be_visible()
    page.get_by_role("button", name="As Blazing Sun").click()
    attacker = lit(page)[0]
    hexagon(page, attacker).click()
    expect(page.locator(".light.target").first).to_be_visible()
    target = lit(page)[0]
    hexagon(page, target).click()
    played = page.locator("ol li", has_text="as the special action")
    expect(played).to_contain_text(attacker)
    # The bot may answer with a card that ends the battle.
    expect(page.locator("ol li", has_text=re.compile(f"rolls against {target}|is not fought"))).not_to_have_count(0)

    page.locator(".pile").click()
    pile = page.get_by_role("dialog", name="Combat cards")
    expect(pile).to_contain_text("our own cards")
    expect(pile.locator(".card.paper")).to_have_count(2)
    assert violations(page) == []
    picture(page, "combat-pile", tmp_path)
    pile.locator(".card.paper").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Blazing Sun")


def _containing(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def test_an_attack_is_answered_with_a_card_and_then_by_standing_order(visit: Open, address: str) -> None:
    host, friend = visit(), visit()
    made = open_tables(
        host, battle="first-steps", me=["allies"], open=["axis"], seed=6, options={"combat_deck": "desert"}
    )
    host.goto(address + made["page"])
    friend.evaluate("fetch('/api/me', {method: 'PUT', body: JSON.stringify({name: 'Bert'})})")
    friend.goto(next(place["link"] for place in made["places"] if place["seats"] == ["axis-cic"]))
    prompt(friend, "Waiting for Anna")
    play_first(host, alone=False)
    pass_through(host, friend, "battles, and against")
    hexagon(host, "E3").click()
    hexagon(host, "e6").click()
    pass_through(host, friend, "answer the attack")
    curtain = friend.locator(".hand .card.paper.live[data-card='dust-curtain']")
    curtain.click()
    assert violations(friend) == []
    hexagon(friend, "e6").click()
    expect(friend.locator("ol li", has_text="plays Dust")).to_have_count(1)
    expect(host.locator("ol li", has_text="plays Dust")).to_have_count(1)
    # The same window opens once more; this time the answer is to pass always.
    pass_through(host, friend, "battles, and against")
    hexagon(host, "G3").click()
    hexagon(host, lit(host)[0]).click()
    pass_through(host, friend, "answer the attack")
    friend.get_by_role("button", name="Always pass here").click()
    expect(friend.locator(".prompt")).not_to_contain_text("answer the attack")
    friend.locator(".talk").get_by_role("button", name="Standing orders").click()
    orders = friend.get_by_role("dialog", name="Standing orders")
    expect(orders.get_by_role("checkbox", name="Do you answer the attack")).to_be_checked()
    assert violations(friend) == []


# Check and press in one call: the question may change between two calls.
PASS = """(stops) => {
  const asked = document.querySelector('.prompt').textContent;
  const stop = stops.find((text) => asked.includes(text));
  if (!stop) document.querySelector('.buttons button[data-key=done]')?.click();
  return stop ?? '';
}"""


def pass_through(host: Page, friend: Page, question: str) -> None:
    """Both answer "done" or "pass" until one of them is asked this; the host fights no battles."""
    stops = [question, "battles, and against"]
    for _ in range(200):
        if question in [page.evaluate(PASS, stops) for page in (host, friend)]:
            return
        host.wait_for_timeout(30)
    raise AssertionError(f"never asked: {question}")


def test_an_airplane_enters_flies_and_is_seen(visit: Open, address: str, tmp_path: Path) -> None:
    page = visit()
    options = {"combat_deck": "desert", "air": "on", "allies_sorties": 2, "allies_planes": "spitfire"}
    sit(page, address, battle="sidi-rezegh", me=["allies"], options=options)
    play_on(page, "one('.prompt').textContent.includes('airplane come in') && one('.light.air')")
    assert violations(page) == []
    entry = lit(page)[0]
    hexagon(page, entry).click()
    expect(page.locator(f"[data-plane='{entry}']")).to_have_count(1)
    expect(page.locator("ol li", has_text=f"Spitfire appears over {entry}")).to_have_count(1)
    prompt(page, "on your own initiative")
    finish(page, "on your own initiative")
    prompt(page, "Which unit moves")
    hexagon(page, entry).click()
    expect(page.locator(".light.air").nth(2)).to_be_attached()
    picture(page, "airplane", tmp_path)
    goal = next(name for name in lit(page) if name != entry)
    hexagon(page, goal).click()
    by = page.get_by_role("button", name="by ")
    by.or_(page.locator(f"[data-plane='{goal}']")).first.wait_for(state="attached")
    if by.count():  # several paths: each is drawn, and one of them is pressed
        by.first.click()
    expect(page.locator(f"[data-plane='{goal}']")).to_have_count(1)
    expect(page.locator("ol li", has_text=f"The airplane from {entry} flies")).to_have_count(1)
    expect(hexagon(page, goal)).to_have_accessible_name(_containing("Spitfire in the air"))
    assert violations(page) == []


def test_done_asks_once_more_when_something_is_left(visit: Open, address: str) -> None:
    page = visit()
    sit(page, address, battle="crossroads", me=["allies"])
    play_section_card(page)
    order_all(page)
    prompt(page, "Which unit moves")
    page.get_by_role("button", name="Done").click()
    sure = page.get_by_role("button", name="Done anyway?")
    expect(sure).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    prompt(page, "Which unit moves")
    page.keyboard.press("d")
    expect(sure).to_be_visible()
    hexagon(page, lit(page)[0]).click()  # playing on cancels the first press
    expect(sure).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    expect(sure).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator(".prompt")).not_to_contain_text("Which unit moves")


def test_a_table_is_set_with_a_combat_deck_by_its_title(visit: Open, address: str) -> None:
    page = visit(locale="fr")
    page.goto(f"{address}/new?battle=sidi-rezegh")
    choice = page.locator(".house label", has_text="Combat").locator("select").first
    expect(choice.locator("option[value=desert]")).to_contain_text("nos propres cartes")
    choice.select_option("desert")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("lang", "asks", "ways"),
    [
        ("EN", "Overturned Tram: which way", ("Sandbags on its hex", "A road block next to it")),
        (
            "FR",
            "Tramway renversé",
            ("Des sacs de sable sur place", "Un barrage routier à côté"),
        ),
        (
            "ES",
            "Tranvía volcado",
            ("Sacos de arena en su hexágono", "Un bloqueo de carretera al lado"),
        ),
    ],
)
def test_the_ways_of_a_card_are_named(
    visit: Open, address: str, tmp_path: Path, lang: str, asks: str, ways: tuple[str, str]
) -> None:
    page = visit(*((390, 844) if lang == "FR" else (1440, 900)))
    sit(page, address, battle="crossroads", me=["allies"], seed=10, options={"combat_deck": "urban"})
    play_first(page)
    finish(page, "moves, and where")
    play_on(page, "one('.prompt').textContent.includes('battles are over')", 60)
    page.locator(".hand .card[data-card='overturned-tram']").click()
    hexagon(page, lit(page)[0]).click()
    if lang == "FR":
        page.locator("#tab-talk").click()  # on a phone the languages are there
    page.locator(f".languages button[lang={lang.lower()}]").click()
    prompt(page, asks)
    for way in ways:
        expect(page.get_by_role("button", name=way)).to_be_visible()
    picture(page, f"ways-{lang}", tmp_path)
    assert violations(page) == []
    page.get_by_role("button", name=ways[0]).click()
    expect(page.get_by_role("button", name=ways[1])).to_have_count(0)
    expect(page.locator("ol li", has_text=f": {ways[0]}.")).to_have_count(1)
