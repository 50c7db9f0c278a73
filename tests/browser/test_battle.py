"""Whole battles in the browser: to the end by clicking, eight people at one table, and lost connections."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.answers import ANSWER, HURRY, finish, open_tables
from browser.conftest import Open, sit_down, violations
from browser.test_table import hexagon, lit, order_all, picture, play_section_card, prompt


def test_a_whole_battle_is_fought_to_the_end_by_clicking(visit: Open, address: str, tmp_path: Path) -> None:
    """To the last medal, then looking back with all hands open, saving the record and opening it again."""
    page = visit()
    made = open_tables(page, battle="first-steps", me=["allies"], seed=3320, bot="random")
    page.goto(address + made["page"])
    page.locator(".hex").first.wait_for(state="attached")
    for _ in range(1500):
        if page.locator(".end").count():
            break
        page.evaluate(ANSWER)
        page.wait_for_timeout(15)
    expect(page.locator(".end h2")).to_have_text(re.compile("You won|You lost"))
    page.locator(".figures").wait_for()
    assert violations(page) == []
    picture(page, "victory", tmp_path)
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "battle.jsonl"
    kept.value.save_as(record)
    page.locator(".end").get_by_role("button", name="Look back").click()
    expect(page.locator(".scrub")).to_contain_text("all hands open")
    # Both hands are shown below the board, each under the name of its holder.
    expect(page.locator(".laid h2")).to_have_text(["Allied Commander", "Axis Commander"])
    box = page.locator(".cards").bounding_box()
    cards = [card.bounding_box() for card in page.locator(".laid .card").all()]
    assert box and cards and all(card and card["y"] >= box["y"] for card in cards)
    assert all(card and card["y"] + card["height"] <= box["y"] + box["height"] for card in cards)
    assert violations(page) == []
    page.get_by_role("button", name="Back to now").click()
    page.goto(f"{address}/record")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator(".scrub")).to_contain_text("1/")
    page.get_by_role("button", name="Next turn").click()
    expect(page.locator(".scrub")).to_contain_text("Turn 1 · Axis")
    assert page.locator(".hands .card").count() >= 6
    assert violations(page) == []


def test_eight_people_at_one_table_through_two_turns(visit: Open, address: str, tmp_path: Path) -> None:
    """Each in a separate browser with what the seat may know; generals of a camp act at the same time."""
    host = visit()
    made = open_tables(host, battle="two-bridges", me=["axis-cic"], open=["axis", "allies"])
    people: dict[str, Page] = {}
    for place in made["places"]:
        seat = place["seats"][0]
        page = host if seat == "axis-cic" else visit(800, 600)
        if page is not host:
            page.evaluate("name => fetch('/api/me', {method: 'PUT', body: JSON.stringify({name})})", seat)
            page.goto(place["link"])
        else:
            page.goto(address + made["page"])
        page.locator(".hex").first.wait_for(state="attached")
        people[seat] = page
    assert len(people) == 8
    for page in people.values():
        page.get_by_role("button", name="Ready").click()
    hands = {seat: page.locator(".hand .card").count() for seat, page in people.items()}
    assert {seat for seat, cards in hands.items() if cards} == {"axis-cic", "allies-cic"}
    first = people["allies-cic"]
    prompt(first, "Who gets which card?")
    together = 0
    for _ in range(400):
        if host.locator("ol li", has_text="Allies: turn 2").count():
            break
        answered = [page.evaluate(HURRY) for page in people.values()]
        together = max(together, sum(map(bool, answered)))
        host.wait_for_timeout(25)
    expect(host.locator("ol li", has_text="Allies: turn 2")).to_have_count(1)
    assert together >= 2
    told = {seat: page.locator("ol li").all_inner_texts() for seat, page in people.items()}
    assert len({tuple(lines) for lines in told.values()}) >= 4  # who gave what to whom, and who drew what
    boards = {
        seat: {str(path.get_attribute("data-unit")) for path in page.locator("[data-unit]").all()}
        for seat, page in people.items()
    }
    assert len({frozenset(units) for units in boards.values()}) == 1
    picture(people["allies-left"], "general", tmp_path)


def test_a_line_that_breaks_in_the_middle_of_a_question(visit: Open, address: str) -> None:
    page = visit()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws/**", through)
    sit_down(page, "crossroads", "allies")
    play_section_card(page)
    names = lit(page)
    hexagon(page, names[0]).click()
    expect(page.locator(f"[data-hex='{names[0]}'].live")).to_have_count(0)
    lines[-1].close(code=4408)
    expect(page.get_by_role("alert")).to_contain_text("The connection is lost")
    prompt(page, "Which units do you order?")
    assert len(lines) == 2 and lit(page) == names[1:]  # what was named before still is
    page.reload()
    prompt(page, "Which units do you order?")
    assert lit(page) == names[1:]
    order_all(page)
    prompt(page, "Which unit moves")


def test_whoever_comes_back_is_told_what_happened_since(visit: Open, address: str, tmp_path: Path) -> None:
    host, friend = visit(), visit()
    made = open_tables(host, battle="crossroads", me=["allies"], open=["axis"])
    host.goto(address + made["page"])
    prompt(host, "Which card do you play?")
    friend.evaluate("fetch('/api/me', {method: 'PUT', body: JSON.stringify({name: 'Bert'})})")
    friend.goto(next(place["link"] for place in made["places"] if place["seats"] == ["axis-cic"]))
    prompt(friend, "Waiting for Anna")
    place = friend.url
    friend.goto(f"{address}/learn")
    play_section_card(host)
    order_all(host)
    while not host.locator("ol li", has_text="Axis: turn").count():
        host.keyboard.press("d")
        host.wait_for_timeout(60)
    friend.goto(place)
    since = friend.get_by_role("region", name="Since you last looked")
    expect(since).to_contain_text("Axis: turn")
    expect(friend).to_have_title("● Your turn · Open Overlord")
    assert violations(friend) == []
    picture(friend, "since", tmp_path)
    since.get_by_role("button", name="Play it back").click()
    expect(friend.locator(".scrub")).to_be_visible()
    friend.get_by_role("button", name="Back to now").click()
    prompt(friend, "Which card do you play?")
    friend.reload()
    prompt(friend, "Which card do you play?")
    expect(since).to_have_count(0)


def test_the_battle_is_looked_back_at_step_by_step(visit: Open) -> None:
    page = visit()
    sit_down(page, "crossroads", "allies")
    before = page.locator(".hand .card .name").all_inner_texts()
    play_section_card(page)
    order_all(page)
    prompt(page, "Which unit moves")
    unit = lit(page)[0]
    hexagon(page, unit).click()
    goal = lit(page)[-1]
    hexagon(page, goal).click()
    expect(page.locator(f"[data-unit='{goal}']")).to_have_count(1)
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider").fill("0")
    expect(page.locator(f"[data-unit='{unit}']")).to_have_count(1)
    assert page.locator(".hand .card .name").all_inner_texts() == before
    assert not lit(page) and violations(page) == []
    page.get_by_role("slider").press("End")
    expect(page.locator(f"[data-unit='{goal}']")).to_have_count(1)
    page.get_by_role("button", name="Back to now").click()
    prompt(page, "Which unit moves")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_guided_battle_leads_to_the_first_roll(visit: Open, address: str, width: int, height: int) -> None:
    """Each step is completed by doing what it says, and the teacher's note never covers what must be clicked."""
    page = visit(width, height)
    page.goto(f"{address}/learn")
    assert violations(page) == []
    page.locator("[data-lesson=first] button").click()
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson).to_contain_text("You lead the Allies")
    assert violations(page) == []
    lesson.get_by_role("button", name="Go on").click()
    expect(lesson).to_contain_text("A turn begins with a card")
    page.locator(".card.live", has_text="Center").first.click()
    page.locator(".buttons .act").first.click()
    expect(lesson).to_contain_text("can be ordered")
    hexagon(page, lit(page)[0]).click()
    expect(lesson).to_contain_text("then confirm")
    order_all(page)
    expect(lesson).to_contain_text("Now ordered units move")
    hexagon(page, lit(page)[0]).click()
    hexagon(page, max(lit(page), key=lambda name: int(name[1]))).click()
    expect(lesson).to_contain_text("say that you are done")
    finish(page, "moves, and where")
    expect(lesson).to_contain_text("an enemy in red")
    hexagon(page, lit(page)[0]).click()
    page.locator(".hex.live[aria-label*='target']").first.click()
    expect(lesson).to_contain_text("A flag makes the target retreat")
    page.reload()
    expect(lesson).to_contain_text("A flag makes the target retreat")
    assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_a_lesson_ends_with_its_battle(visit: Open, address: str) -> None:
    """However the battle ended, the teacher does not go on asking for medals."""
    page = visit()
    page.goto(f"{address}/learn")
    page.locator("[data-lesson=first] button").click()
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson).to_contain_text("You lead the Allies")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    page.keyboard.press("Escape")
    expect(lesson).to_contain_text("The battle is over")
    page.locator(".end").get_by_role("link", name="More lessons").click()
    expect(page.locator("[data-lesson=orders]")).to_be_visible()


def test_the_lesson_in_handing_out_cards(visit: Open, address: str) -> None:
    page = visit()
    page.goto(f"{address}/learn")
    page.locator("[data-lesson=orders] button").click()
    lesson = page.get_by_role("region", name="Lesson")
    lesson.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Ready").click()
    expect(lesson).to_contain_text("Drag a card onto a general")
    page.locator(".card.live", has_text="Attack Center").first.click()
    page.locator(".tray.live").first.click()
    expect(lesson).to_contain_text("then confirm")
    page.get_by_role("button", name="Confirm").click()
    expect(lesson).to_contain_text("You may visit one general")
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(lesson).to_contain_text("the center gets the card it needs", timeout=20_000)


@pytest.mark.parametrize(("width", "height", "lang"), [(1366, 650, "en"), (390, 844, "fr")])
def test_a_lesson_fails_is_tried_again_and_learned(
    visit: Open, address: str, tmp_path: Path, width: int, height: int, lang: str
) -> None:
    """The teacher lights up hexes, comments on a blunder, and is still there when the table is reopened."""
    page = visit(width, height, lang)
    page.goto(f"{address}/learn")
    page.locator("[data-lesson=ranges] button").click()
    lesson = page.locator(".lesson")
    again, learned = ("Recommencer", "Apprise") if lang == "fr" else ("Try again", "Learned")

    def march(steps: list[str]) -> None:
        page.locator(".card.live").first.click()
        page.locator(".buttons .act").first.click()
        hexagon(page, "F3").click()
        page.locator("[data-key=done]").click()
        for name in steps:
            hexagon(page, name).click()

    lesson.locator("button.act").click()
    assert violations(page) == []
    march([])
    page.locator("[data-key=done]").click()
    if page.locator("[data-key=done]").count():
        page.keyboard.press("d")
    hexagon(page, "F3").click()
    hexagon(page, "f6").click()
    expect(lesson.locator("em")).to_be_visible()
    expect(lesson).to_have_class(re.compile("failed"), timeout=20_000)
    picture(page, f"lesson-failed-{width}", tmp_path)
    assert violations(page) == []
    first = page.url
    lesson.get_by_role("button", name=again).click()
    page.wait_for_url(lambda url: url != first)
    lesson.locator("button.act").click()
    page.goto(address)
    page.locator("li a").first.click()  # from the list of my tables
    expect(lesson).to_be_visible(timeout=30_000)
    march(["F3", "f4", "f4", "f6"])
    expect(lesson).to_have_class(re.compile("learned"), timeout=20_000)
    picture(page, f"lesson-learned-{width}", tmp_path)
    page.goto(f"{address}/learn")
    expect(page.locator("[data-lesson=ranges]")).to_contain_text(learned)
    assert violations(page) == []


def test_a_whole_turn_by_keys_alone(visit: Open) -> None:
    page = visit()
    sit_down(page, "crossroads", "allies")
    prompt(page, "Which card do you play?")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    while not page.evaluate("document.activeElement.querySelector('.head.section') !== null"):
        page.keyboard.press("Tab")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("Order")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.locator(".buttons .act").first.focus()
    page.keyboard.press("Enter")
    prompt(page, "Which units do you order?")
    for ordered in (1, 2):
        page.keyboard.press("b")
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        expect(page.locator(".ordered")).to_have_count(ordered)
    page.keyboard.press("u")
    expect(page.locator(".ordered")).to_have_count(1)
    page.keyboard.press("d")
    expect(page.get_by_role("button", name="Confirm anyway?")).to_be_visible()  # more could be ordered
    page.keyboard.press("d")
    prompt(page, "Which unit moves")
    page.keyboard.press("b")
    page.keyboard.press("n")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("Allies")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".chosen")).to_have_count(1)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator("ol li", has_text="moves:")).to_have_count(1)
    finish(page, "moves, and where")
    finish(page, "battles, and against")
    expect(page.locator("ol li", has_text="Axis: turn")).to_have_count(1)


def shut(page: Page) -> None:
    """Close the dialog; the table ignores keys until it is gone."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_everything_to_read_is_there_in_three_languages(visit: Open, lang: str) -> None:
    """Ground, units, cards, dice, keys and the tools of the table: no text is missing, and axe finds nothing wrong."""
    page = visit(locale=lang)
    sit_down(page, "crossroads", "allies")
    page.locator(".hand .card").first.click(button="right")
    seen = [page.get_by_role("dialog").inner_text()]
    shut(page)
    for name in ("E5", "e4", "F9", "I5", "e6", "b6"):
        page.locator(".tools button").first.click()
        hexagon(page, name).click(force=True)
        expect(page.get_by_role("dialog").locator("li").first).to_be_visible()
        seen.append(page.get_by_role("dialog").inner_text())
        if name == "E5":
            assert violations(page) == []
        shut(page)
    page.keyboard.press("?")
    seen.append(page.get_by_role("dialog").inner_text())
    shut(page)
    page.locator(".slip .link").first.click()
    seen.append(page.get_by_role("dialog").inner_text())
    keys = ("page-", "effect-", "terrain-", "unit-", "card-", "lesson-", "category-", "{")
    assert not [word for text in seen for word in text.split() if word.startswith(keys)]
    assert len(set(seen)) == len(seen)


def test_a_finger_that_rests_on_a_hex_reads_about_it(visit: Open) -> None:
    page = visit(390, 844)
    sit_down(page, "crossroads", "allies")
    box = hexagon(page, "F3").bounding_box()
    assert box
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("dialog")).to_contain_text("Town")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_whoever_resigns_on_a_phone_sees_how_the_battle_ends(visit: Open) -> None:
    page = visit(390, 664)
    sit_down(page, "crossroads", "allies")
    page.get_by_role("button", name="Seats").tap()
    page.get_by_role("button", name="Resign").tap()
    page.get_by_role("button", name="Yes", exact=True).tap()
    expect(page.locator(".end")).to_contain_text("Your camp has resigned.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".figures").wait_for()
    small = page.locator(".end").evaluate(
        "(end) => [...end.querySelectorAll('button, a')].filter((a) => a.getBoundingClientRect().height < 40).length"
    )
    assert small == 0 and violations(page) == []
    page.locator(".end").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Seats").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The end").tap()
    expect(page.locator(".end h2")).to_have_text("You lost")


def test_sound_is_a_switch_that_is_remembered(visit: Open) -> None:
    page = visit()
    sit_down(page, "crossroads", "allies")
    switch = page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.focus()
    volume = page.get_by_role("slider", name="Volume")
    volume.focus()
    page.keyboard.press("ArrowLeft")
    assert violations(page) == []
    page.reload()
    switch.focus()
    expect(volume).to_have_value("0.4")
    switch.click()
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(volume).to_have_count(0)


def test_a_phone_is_quiet_until_it_is_told_otherwise(visit: Open) -> None:
    page = visit(390, 844)
    sit_down(page, "crossroads", "allies")
    page.get_by_role("tab", name="Talk").tap()
    switch = page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.tap()
    expect(page.get_by_role("slider", name="Volume")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Talk").tap()
    expect(switch).to_have_attribute("aria-pressed", "true")
