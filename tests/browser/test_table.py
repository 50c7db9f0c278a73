"""The page as people see it: from the front page to the first battle, by mouse, by keyboard, on a phone."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.answers import finish, play_on
from browser.conftest import Open, sit_down, sit_down_by_clicking, violations
from overlord.text.words import plain_rules


def picture(page: Page, name: str, tmp_path: Path) -> None:
    """A screenshot, kept where $SHOTS says."""
    folder = Path(os.environ.get("SHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png")


def lit(page: Page) -> list[str]:
    return [str(hexagon.get_attribute("data-hex")) for hexagon in page.locator(".hex.live").all()]


def hexagon(page: Page, name: str) -> Locator:
    return page.locator(f"[data-hex='{name}']")


def prompt(page: Page, text: str) -> None:
    expect(page.locator(".prompt")).to_contain_text(text)


def play_section_card(page: Page) -> None:
    """The first Section card of the hand: choose it, then play it."""
    prompt(page, "Which card do you play?")
    page.locator(".card.live", has=page.locator(".head.section")).first.click()
    page.locator(".buttons .act").first.click()
    prompt(page, "Which units do you order?")


def order_all(page: Page) -> None:
    """Name units until the card has no order left, then confirm."""
    while names := lit(page):
        hexagon(page, names[0]).click()
        expect(page.locator(f"[data-hex='{names[0]}'].live")).to_have_count(0)
    page.get_by_role("button", name="Confirm").click()


def test_a_newcomer_plays_a_turn_by_clicking(visit: Open, tmp_path: Path) -> None:
    page = visit(at="/")
    picture(page, "front", tmp_path)
    sit_down_by_clicking(page, "crossroads", "allies")
    play_section_card(page)
    order_all(page)
    prompt(page, "Which unit moves")
    unit = lit(page)[0]
    hexagon(page, unit).click()
    goal = lit(page)[-1]
    picture(page, "move", tmp_path)
    hexagon(page, goal).click()
    expect(hexagon(page, goal)).to_have_accessible_name(re.compile("Allies"))
    expect(page.locator("ol li", has_text=f"{unit} moves")).to_have_count(1)
    finish(page, "moves, and where")
    finish(page, "battles, and against")
    expect(page.locator("ol li", has_text="Axis: turn")).to_have_count(1)
    picture(page, "turn", tmp_path)


def test_the_first_battle_shows_its_dice_before_they_are_rolled(visit: Open, tmp_path: Path) -> None:
    """Move towards the enemy until a target is red; its dice and odds are shown, then everybody sees the roll."""
    page = visit()
    sit_down(page, "first-steps", "allies")
    play_on(page, "one('.prompt').textContent.includes('battles, and against') && one('.light.target')")
    expect(page.locator(".dice-number").first).to_be_visible()
    target = str(page.locator(".hex.live[aria-label*='target']").first.get_attribute("data-hex"))
    hexagon(page, target).hover()
    expect(page.locator(".why")).to_contain_text("at least one hit")
    picture(page, "battle", tmp_path)
    rolls = page.locator("ol li", has_text="rolls against").count()
    hexagon(page, target).click()
    expect(page.locator("ol li", has_text="rolls against")).not_to_have_count(rolls)
    expect(page.locator(".die").first).to_be_visible()


def test_a_commander_hands_out_cards_on_the_grand_board(visit: Open, tmp_path: Path) -> None:
    page = visit()
    sit_down(page, "two-bridges", "allies-cic")
    assert page.locator(".hex").count() == 230
    first, last = hexagon(page, "A9").bounding_box(), hexagon(page, "Z1").bounding_box()
    assert first and last and first["x"] > 0 and last["x"] + last["width"] < 1440 and last["y"] < 560
    page.get_by_role("button", name="Ready").click()
    prompt(page, "Who gets which card?")
    page.locator(".card.live", has=page.locator(".head.section")).first.click()
    expect(page.locator(".tray.live").first).to_be_visible()
    picture(page, "give", tmp_path)
    page.locator(".tray.live").first.click()
    expect(page.locator(".tray .card")).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".tray .card")).to_have_count(0)


def test_a_general_lays_his_card_in_a_section(visit: Open, tmp_path: Path) -> None:
    page = visit()
    sit_down(page, "two-bridges", "allies")
    page.get_by_role("button", name="Ready").click()
    prompt(page, "Who gets which card?")
    page.locator(".card.live", has=page.locator(".head.section")).first.click()
    page.locator(".tray.live").first.click()
    page.get_by_role("button", name="Confirm").click()
    prompt(page, "In which section")
    picture(page, "lay", tmp_path)
    page.locator(".zone").first.click(position={"x": 30, "y": 30})
    prompt(page, "Which units do you order?")
    expect(page.locator(".laid")).to_have_count(1)


def test_a_card_that_is_played_is_no_longer_read(visit: Open) -> None:
    """Its text disappears although the pointer still rests where the card was."""
    page = visit()
    sit_down(page, "crossroads", "allies")
    prompt(page, "Which card do you play?")
    page.locator(".card.live", has=page.locator(".head.section")).first.click()
    expect(page.locator(".read")).to_be_visible()
    page.keyboard.press("d")
    prompt(page, "Which units do you order?")
    expect(page.locator(".read")).to_have_count(0)


def test_a_refused_wish_is_answered_with_its_sentence(visit: Open) -> None:
    """Pressing a hex that is not lit shows the reason, and its rule is one tap away."""
    page = visit()
    sit_down(page, "crossroads", "allies")
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    play_section_card(page)
    enemy = hexagon(page, str(page.locator(".hex[aria-label*='Axis: Infantry']").first.get_attribute("data-hex")))
    enemy.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("is not yours")
    rule = page.get_by_role("alert").locator(".rule")
    name = rule.inner_text()
    rule.click()
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet).to_contain_text(plain_rules("en").say(name))
    expect(sheet.locator("details div")).to_be_hidden()
    sheet.locator("summary").click()
    expect(sheet.locator("details div")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".languages button[lang=fr]").click()
    enemy.click(force=True)
    page.get_by_role("alert").locator(".rule").click()
    expect(page.get_by_role("dialog")).to_contain_text(plain_rules("fr").say(name))


def test_a_card_is_dragged_onto_a_general_and_another_says_why_not(visit: Open) -> None:
    page = visit()
    sit_down(page, "two-bridges", "allies-cic")
    page.get_by_role("button", name="Ready").click()
    prompt(page, "Who gets which card?")
    card = page.locator(".hand .card", has=page.locator(".name", has_text="Left")).first
    left, right = page.locator(".tray").first, page.locator(".tray").last
    card.hover()
    page.mouse.down()
    right.hover(force=True)
    expect(page.locator(".ghost")).to_be_visible()
    expect(left).to_contain_class("live")
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("is not meant for Allied Right General")
    expect(page.locator(".tray .card")).to_have_count(0)
    card.drag_to(left)
    expect(left.locator(".card")).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".tray .card")).to_have_count(0)


def test_a_closed_channel_says_why(visit: Open) -> None:
    page = visit()
    sit_down(page, "two-bridges", "allies-cic")
    page.get_by_label("Say something").fill("Hold the bridges!")
    page.keyboard.press("Enter")
    expect(page.locator(".heard")).to_contain_text("Hold the bridges!")
    page.get_by_role("button", name="Ready").click()
    prompt(page, "Who gets which card?")
    expect(page.locator(".closed")).to_contain_text("The Commander-in-Chief is silent now")
    expect(page.locator("#word")).to_be_disabled()


def test_reloading_leads_back_to_the_same_place(visit: Open) -> None:
    page = visit()
    sit_down(page, "crossroads", "allies")
    play_section_card(page)
    before = page.locator("ol li").all_inner_texts()
    page.reload()
    prompt(page, "Which units do you order?")
    assert page.locator("ol li").all_inner_texts() == before


def test_a_friend_comes_by_a_link_says_his_name_and_sees_his_own_hand(visit: Open, address: str) -> None:
    host = visit()
    made = host.evaluate(
        """async () => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(
            {battle: 'crossroads', name: 'Anna', me: ['allies'], open: ['axis']})})).json())"""
    )
    host.goto(address + made["page"])
    prompt(host, "Which card do you play?")
    friend = visit()
    friend.goto(next(place["link"] for place in made["places"] if place["seats"] == ["axis-cic"]))
    friend.get_by_label("Your name").fill("Bert")
    friend.get_by_role("button", name="Sit down").click()
    prompt(friend, "Waiting for Anna")
    assert friend.locator(".hand .card .name").all_inner_texts() != host.locator(".hand .card .name").all_inner_texts()
    below, above = hexagon(friend, "A9").bounding_box(), hexagon(friend, "A1").bounding_box()
    assert below and above and below["y"] > above["y"]  # each camp sees its own side at the bottom


def test_a_unit_is_ordered_and_moved_by_keys_alone(visit: Open) -> None:
    page = visit()
    sit_down(page, "crossroads", "allies")
    prompt(page, "Which card do you play?")
    page.locator(".card.live", has=page.locator(".head.section")).first.focus()
    page.keyboard.press("Enter")
    page.locator(".buttons .act").first.focus()
    page.keyboard.press("Enter")
    prompt(page, "Which units do you order?")
    page.locator(".hex[tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".ordered")).to_have_count(1)  # the answer has arrived: the focus will not move now
    page.get_by_role("button", name="Confirm").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm anyway?")).to_be_focused()
    page.keyboard.press("Enter")
    prompt(page, "Which unit moves")
    page.locator(".hex[tabindex='0']").focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".chosen")).to_have_count(1)
    page.keyboard.press("n")
    page.keyboard.press(" ")
    expect(page.locator("ol li", has_text="moves:")).to_have_count(1)


@pytest.mark.parametrize(
    ("lang", "play", "question"),
    [("en", "Play now", "Which card"), ("fr", "Jouer", "Quelle carte"), ("es", "Jugar ya", "carta")],
)
def test_the_page_speaks_three_languages(visit: Open, lang: str, play: str, question: str) -> None:
    page = visit(locale=lang, at="/")
    expect(page.locator("article button.act").first).to_have_text(play)
    sit_down_by_clicking(page, "crossroads", "allies")
    prompt(page, question)
    for other in ("en", "fr", "es"):
        page.locator(f".languages button[lang={other}]").click()
        expect(page.locator("html")).to_have_attribute("lang", other)
        text = page.locator("body").inner_text()
        assert not [
            word for word in text.split() if word.startswith(("page-", "event-", "card-", "seat-", "question-"))
        ]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_axe_finds_nothing(visit: Open, width: int, height: int) -> None:
    page = visit(width, height, at="/")
    assert violations(page) == []
    sit_down_by_clicking(page, "crossroads", "allies")
    play_section_card(page)
    assert violations(page) == []
    page.locator("a.home").click()
    sit_down(page, "two-bridges", "allies-cic")
    page.get_by_role("button", name="Ready").click()
    prompt(page, "Who gets which card?")
    page.locator(".card.live").first.click()
    assert violations(page) == []


def test_a_phone_shows_a_flank_and_the_rest_as_a_strip(visit: Open, tmp_path: Path) -> None:
    page = visit(390, 844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    picture(page, "phone-front", tmp_path)
    sit_down(page, "two-bridges", "allies-right")
    page.get_by_role("button", name="Ready").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    here = hexagon(page, "V3").bounding_box()
    assert here and 0 < here["x"] < 390 and here["width"] > 24
    page.locator(".strip").click(position={"x": 20, "y": 20})
    there = hexagon(page, "A5").bounding_box()
    assert there and there["x"] >= 0
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("ol")).to_be_visible()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_label("Say something")).to_be_visible()
    picture(page, "phone", tmp_path)


# A phone with the bars of its browser, a small phone, one in landscape, and a laptop with the page at double size.
@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640), (844, 390), (720, 450)])
def test_a_short_window_leaves_the_board_its_room(visit: Open, width: int, height: int, tmp_path: Path) -> None:
    """While a unit is moved, all nine rows are visible, a hex is as large as a finger and nothing is cut off."""
    page = visit(width, height, "es")
    sit_down(page, "two-bridges", "allies-center")
    play_on(page, "document.querySelectorAll('.light.go').length > 2")
    picture(page, f"short-{width}", tmp_path)
    frame = page.locator(".frame").bounding_box()
    above, below = hexagon(page, "N9").bounding_box(), hexagon(page, "N1").bounding_box()
    assert frame and above and below
    assert above["width"] > 34 and above["height"] > 40
    assert above["y"] >= frame["y"] - 1 and below["y"] + below["height"] <= frame["y"] + frame["height"] + 1
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] <= width and size[1] <= height
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.command button, [role=tab], header button, header a')]
          .filter((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return width && !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).map((element) => element.outerHTML.slice(0, 90))"""
    )
    assert covered == []


def test_cards_are_a_drawer_that_folds_where_the_board_needs_the_room(visit: Open) -> None:
    page = visit(390, 664)
    sit_down(page, "two-bridges", "allies")
    page.get_by_role("button", name="Ready").tap()
    prompt(page, "Who gets which card?")
    tab, cards = page.get_by_role("tab", name="Cards"), page.locator("#panel-cards")
    expect(cards).to_be_visible()  # the question is about a card
    play_on(page, "one('.prompt').textContent.includes('Which units')")
    expect(cards).to_be_hidden()  # the question is about the board
    assert violations(page) == []
    tab.tap()
    expect(cards).to_be_visible()
    expect(tab).to_have_attribute("aria-selected", "true")
    tab.tap()
    expect(cards).to_be_hidden()


def test_from_the_whole_board_a_tap_leads_back_to_a_flank(visit: Open) -> None:
    page = visit(390, 844)
    sit_down(page, "two-bridges", "allies-right")
    whole = page.get_by_role("button", name="The whole board", exact=True)
    corners = [hexagon(page, name) for name in ("A9", "Z1")]
    whole.tap()
    for corner in corners:
        expect(corner).to_be_in_viewport()
    page.locator(".strip").tap(position={"x": 20, "y": 20})
    expect(corners[1]).not_to_be_in_viewport()
    here = corners[0].bounding_box()
    assert here and here["x"] >= 0 and here["width"] > 34
    whole.tap()
    expect(corners[1]).to_be_in_viewport()
    whole.tap()  # and once more: the reader's own flank
    expect(corners[0]).not_to_be_in_viewport()
    here = hexagon(page, "V3").bounding_box()
    assert here and 0 < here["x"] < 390 and here["width"] > 34


def test_a_finger_aims_before_it_battles(visit: Open) -> None:
    """A slip of the finger rolls no dice: the first tap shows the odds, a second tap or the button attacks."""
    page = visit(390, 844)
    sit_down(page, "first-steps", "allies")
    play_on(page, "one('.prompt').textContent.includes('battles, and against') && one('.light.target')")
    rolls = page.locator("ol li", has_text="rolls against")
    before = rolls.count()
    target = hexagon(page, str(page.locator(".hex.live[aria-label*='target']").first.get_attribute("data-hex")))
    unit = hexagon(page, str(page.locator(".hex[aria-pressed=true]").get_attribute("data-hex")))
    button = page.get_by_role("button", name=re.compile("^Battle "))
    target.tap()
    expect(button).to_be_visible()
    expect(page.locator(".why")).to_contain_text("at least one hit")
    assert violations(page) == []
    page.get_by_role("button", name="Cancel").tap()
    expect(button).to_have_count(0)
    expect(page.locator(".chosen")).to_have_count(0)
    assert rolls.count() == before
    unit.tap()
    target.tap()
    expect(button).to_be_visible()
    assert rolls.count() == before
    target.tap()
    expect(rolls).not_to_have_count(before)


def test_what_a_finger_must_meet_is_large_enough(visit: Open) -> None:
    page = visit(390, 844)
    sit_down(page, "two-bridges", "allies-cic")
    page.get_by_role("button", name="Ready").tap()
    prompt(page, "Who gets which card?")
    page.locator(".card.live").first.tap()
    expect(page.locator(".read")).to_be_visible()
    hand = page.locator(".hand .card").first.bounding_box()
    assert hand and hand["y"] + hand["height"] <= 844  # visible without scrolling
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, select, [role=tab]')].filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width && (height < 40 || width < 40);
        }).map((element) => element.outerHTML.slice(0, 90))"""
    )
    assert small == []
