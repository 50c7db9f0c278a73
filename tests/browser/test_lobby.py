"""Before, during and after a battle, as people see it: setting up a table, links, seats, bots, endings, rematches."""

from __future__ import annotations

import gzip
import os
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from browser.conftest import Open, sit_down, violations


@pytest.fixture
def visit(visit: Open) -> Open:
    """A page opened at the front page."""
    return partial(visit, at="/")


def picture(page: Page, name: str, tmp_path: Path) -> None:
    """A screenshot, kept where $SHOTS says."""
    folder = Path(os.environ.get("SHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png")


def set_a_table(page: Page, battle: str, name: str) -> list[str]:
    """From the front page to the links, by clicking."""
    page.get_by_label("Your name").fill(name)
    page.locator(f"[data-battle='{battle}']").get_by_role("link", name="Set up a table").click()
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("link", name="To the table").wait_for()
    return [row.input_value() for row in page.locator(".invite input").all()]


def to_the_table(page: Page) -> None:
    page.get_by_role("link", name="To the table").click()
    page.locator(".hex").first.wait_for(state="attached")


def follow(page: Page, link: str, name: str) -> None:
    """A friend opens the link and enters a name."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".hex").first.wait_for(state="attached")


def seats(page: Page) -> None:
    page.get_by_role("button", name="Seats", exact=False).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def two(visit: Open) -> tuple[Page, Page]:
    """Ada of the Allies and Bob of the Axis at the crossroads."""
    host, friend = visit(), visit(at="/nowhere")
    link = set_a_table(host, "crossroads", "Ada")[0]
    to_the_table(host)
    follow(friend, link, "Bob")
    return host, friend


def test_a_table_is_set_with_people_bots_and_options(visit: Open, tmp_path: Path) -> None:
    page = visit()
    page.get_by_label("Your name").fill("Ada")
    page.locator("[data-battle='two-bridges']").get_by_role("link", name="Set up a table").click()
    axis = page.get_by_role("group", name="Axis")
    axis.get_by_role("radio", name="3").check(force=True)
    expect(axis.get_by_label("Axis Commander-in-Chief + Axis Center General")).to_have_value("friend")
    axis.get_by_label("Axis Left General").select_option("friend")
    axis.get_by_label("Axis Right General").select_option("random")
    page.get_by_label("Allied Left General").select_option("me")
    expect(page.get_by_label("Allied Commander-in-Chief")).to_have_value("friend")  # one person, one place
    page.get_by_label("The battle ends after this many turns").fill("7")
    page.get_by_label("The Commander-in-Chief may visit any general").check()
    page.get_by_text("More options").click()
    page.get_by_label("Night: sight grows").select_option("rising")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.get_by_role("button", name="Set up the table").click()
    wish = sent.value.post_data_json
    assert wish["me"] == ["allies-left"] and wish["seating"] == {"axis": 3, "allies": 4}
    assert set(wish["open"]) == {"axis-cic", "axis-center", "axis-left", "allies-cic"}
    assert wish["options"] == {"turn_limit": 7, "visit_any_fg": True, "night": "rising"}
    assert wish["bots"]["axis-right"] == "random" and wish["bots"]["allies-right"] == "recruit"
    expect(page.locator(".invite b")).to_have_text(
        [
            "Axis Commander-in-Chief + Axis Center General",
            "Axis Left General",
            "Allied Commander-in-Chief",
            "Spectators",
        ]
    )
    page.get_by_role("button", name="QR code: Spectators").click()
    expect(page.get_by_role("img", name="QR code: Spectators")).to_be_visible()
    picture(page, "links", tmp_path)
    page.get_by_role("button", name="Copy: Axis Left General").click()
    expect(page.get_by_role("button", name="Copy: Axis Left General")).to_have_text("Copied")
    to_the_table(page)
    seats(page)
    mine = page.locator("li.mine")
    expect(mine).to_contain_text("Allied Left General")
    expect(mine).to_contain_text("Ada (you) · here")


def test_a_friend_follows_his_link_and_is_seen_to_come_and_go(visit: Open, tmp_path: Path) -> None:
    host, friend = two(visit)
    seats(host)
    bob = host.locator("dialog li", has_text="Axis Commander")
    expect(bob).to_contain_text("Bob · here")
    picture(host, "seats", tmp_path)
    friend.goto("about:blank")
    expect(bob).to_contain_text("Bob · away")
    friend.go_back()
    expect(bob).to_contain_text("Bob · here")


def test_a_friend_is_told_where_he_sits_down(visit: Open, tmp_path: Path) -> None:
    """Before entering a name: which battle, which seat, who invites, in a language of choice."""
    host, friend = visit(), visit(at="/nowhere")
    link = set_a_table(host, "crossroads", "Ada")[0]
    friend.goto(link)
    expect(friend.get_by_label("Your name")).to_be_focused()
    expect(friend.get_by_role("heading", level=2)).to_have_text("The Crossroads")
    expect(friend.locator("main")).to_contain_text("Axis Commander-in-Chief · Set up by Ada")
    assert friend.title() == "The Crossroads · Open Overlord"
    assert violations(friend) == []
    picture(friend, "name", tmp_path)
    friend.get_by_role("button", name="ES Español").click()
    friend.get_by_label("Tu nombre").fill("Bob")
    friend.get_by_role("button", name="Sentarse").click()
    friend.locator(".hex").first.wait_for(state="attached")


def test_who_is_choosing_has_his_whole_name_before_the_enemy(visit: Open) -> None:
    host, friend = two(visit)
    expect(host.locator("header [role=status]")).to_have_text("Commander (you): chooses a card")
    expect(friend.locator("header [role=status]")).to_have_text("Allied Commander: chooses a card")


def test_the_table_is_set_without_scrolling(visit: Open) -> None:
    """The conditions of victory and the button that sets up the table are visible."""
    page = visit()
    page.locator("[data-battle='gold-beach']").get_by_role("link", name="Set up a table").click()
    expect(page.get_by_role("button", name="Set up the table")).to_be_in_viewport(ratio=1)
    expect(page.locator(".battle .victory")).to_contain_text("12 medals")
    expect(page.locator(".battle .rules")).to_contain_text("The air rules are in force")


def test_what_is_said_while_the_line_is_down_stays_to_be_sent(browser: Browser, address: str) -> None:
    """A lost connection is shown everywhere, and no typed text is lost."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    lines: list[WebSocketRoute] = []
    page.route_web_socket("**/ws/**", lambda line: lines.append(line) or line.connect_to_server())
    page.goto(address)
    sit_down(page, "crossroads", "allies")
    word = page.get_by_label("Say something")
    page.unroute_all()
    page.route_web_socket("**/ws/**", lambda line: line.close())
    lines[0].close()
    expect(page.locator(".command")).to_contain_text("The connection is lost")
    word.fill("Hold the bridge")
    word.press("Enter")
    expect(word).to_have_value("Hold the bridge")
    seats(page)
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("The connection is lost")
    page.close()


def test_a_mistyped_address_says_so(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    answer = page.goto(f"{address}/learn/first")
    assert answer and answer.status == 404
    expect(page.get_by_role("alert")).to_contain_text("no longer works")
    expect(page.locator("article").first).to_be_visible()
    page.close()


def test_a_fresh_link_ends_the_old_one(visit: Open) -> None:
    host, friend = visit(), visit(at="/nowhere")
    old = set_a_table(host, "crossroads", "Ada")[0]
    to_the_table(host)
    seats(host)
    host.get_by_role("button", name="New link: Axis Commander").click()
    new = host.get_by_label("Link for New link").input_value()
    assert new != old
    friend.goto(old)
    expect(friend.get_by_role("alert")).to_contain_text("this link no longer works")
    follow(friend, new, "Bob")


def test_a_seat_goes_to_a_bot_and_back(visit: Open) -> None:
    host, friend = two(visit)
    expect(host.locator(".prompt")).to_contain_text("Which card do you play?")
    seats(host)
    host.get_by_role("button", name="Let a bot play: Allied Commander").click()
    expect(host.locator("li.mine")).to_contain_text("Bot: recruit")
    expect(friend.locator("ol li", has_text="plays").first).to_be_attached()  # the bot has begun
    host.keyboard.press("Escape")
    expect(host.locator(".banner")).to_contain_text("A bot is playing your seat.")
    host.locator(".banner").get_by_role("button").click()
    expect(host.locator(".banner")).to_have_count(0)
    seats(friend)
    expect(friend.locator("dialog li", has_text="Allied Commander")).to_contain_text("Ada · here")


def test_somebody_is_called_to_the_table(visit: Open) -> None:
    host, friend = two(visit)
    seats(friend)
    friend.get_by_role("button", name="Call: Allied Commander").click()
    expect(host.get_by_text("Bob is waiting for you.").first).to_be_visible()
    friend.get_by_role("button", name="Call: Allied Commander").click()
    expect(friend.get_by_role("dialog").get_by_role("alert")).to_contain_text("called a moment ago")


def test_resigning_asks_once_more_and_a_rematch_exchanges_the_camps(visit: Open, tmp_path: Path) -> None:
    host, friend = two(visit)
    seats(host)
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="No", exact=True).click()
    assert not host.locator(".end").count()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Yes", exact=True).click()
    host.keyboard.press("Escape")
    for page, won, why in (
        (host, "You lost", "Your camp has resigned."),
        (friend, "You won", "The enemy has resigned."),
    ):
        expect(page.locator(".end h2")).to_have_text(won)
        expect(page.locator(".end")).to_contain_text(why)
    assert violations(host) == []
    picture(host, "end", tmp_path)
    friend.get_by_role("button", name="Rematch, camps exchanged").click()
    expect(friend.locator(".prompt")).to_contain_text("Which card do you play?")  # Bob begins now
    host.get_by_role("link", name="To the rematch").click()
    host.locator(".hex").first.wait_for(state="attached")
    seats(host)
    expect(host.locator("li.mine")).to_contain_text("Axis Commander")
    expect(host.locator("dialog li", has_text="Allied Commander")).to_contain_text("Bob · here")


def test_a_draw_is_offered_and_agreed(visit: Open, tmp_path: Path) -> None:
    host, friend = two(visit)
    seats(host)
    host.get_by_role("button", name="Offer a draw").click()
    host.get_by_role("button", name="Yes", exact=True).click()
    expect(host.get_by_role("dialog")).to_contain_text("waits for an answer")
    banner = friend.locator(".banner")
    expect(banner).to_contain_text("The other camp offers a draw.")
    picture(friend, "draw", tmp_path)
    banner.get_by_role("button", name="Decline").click()
    expect(banner).to_have_count(0)
    expect(host.get_by_role("button", name="Offer a draw")).to_be_visible()
    host.get_by_role("button", name="Offer a draw").click()
    host.get_by_role("button", name="Yes", exact=True).click()
    banner.get_by_role("button", name="Agree").click()
    expect(friend.locator(".end h2")).to_have_text("A draw")


def test_time_runs_down_and_a_bot_answers(visit: Open, tmp_path: Path) -> None:
    page = visit()
    page.locator("[data-battle='crossroads']").get_by_role("link", name="Set up a table").click()
    clock = page.get_by_label("Time for an answer")
    clock.select_option("30 s")
    wished: list[int] = []

    def hurry(route: Route) -> None:
        wished.append(route.request.post_data_json["clock"])
        route.continue_(post_data={**route.request.post_data_json, "clock": 4, "speed": "slow"})

    page.route("**/api/tables", hurry)
    page.get_by_role("button", name="Set up the table").click()
    to_the_table(page)
    assert wished == [30]
    expect(page.get_by_role("timer")).to_have_text("0:02")
    picture(page, "clock", tmp_path)
    banner = page.locator(".banner")
    expect(banner).to_contain_text("Your time ran out")
    banner.get_by_role("button", name="Take the seat back").click()
    expect(banner).to_have_count(0)
    expect(page.get_by_role("timer")).to_be_visible()


def test_tables_are_listed_with_their_stand_and_removed(visit: Open, address: str, tmp_path: Path) -> None:
    host, friend = two(visit)
    host.goto(address)
    row = host.locator("li", has_text="The Crossroads")
    expect(row).to_contain_text("Your turn")
    friend.goto(address)
    expect(friend.locator("li", has_text="The Crossroads")).to_contain_text("Turn 1: Allies")
    picture(host, "listed", tmp_path)
    assert violations(host) == []
    friend.go_back()
    friend.locator(".hex").first.wait_for(state="attached")
    row.get_by_role("button", name="Remove: The Crossroads").click()
    row.get_by_role("button", name="Yes", exact=True).click()
    expect(host.locator("li", has_text="The Crossroads")).to_have_count(0)
    expect(friend.locator(".banner")).to_contain_text("This table has been removed")


def test_who_goes_back_can_play_again(visit: Open, address: str) -> None:
    """Browsers keep a page as it was when a button was pressed, and tell the page when it is shown again."""
    page = visit()
    page.route("**/table/*", lambda route: route.fulfill(status=204))  # the page stays, as in a browser's cache
    for at, name in (("/", "Play now: The Crossroads"), ("/learn", "")):
        page.goto(address + at)
        button = page.get_by_role("button", name=name) if name else page.locator("[data-lesson=first] button")
        with page.expect_request("**/table/*"):
            button.click()
        expect(button).to_be_disabled()
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        expect(button).to_be_enabled()
        if name:
            expect(page.locator("li", has_text="The Crossroads")).to_contain_text("Your turn")


def test_a_guest_leaves(visit: Open, address: str) -> None:
    host, friend = two(visit)
    seats(friend)
    friend.get_by_role("button", name="Leave").click()
    friend.get_by_role("button", name="Yes", exact=True).click()
    expect(friend.locator(".banner")).to_contain_text("You no longer sit here.")
    expect(friend.get_by_role("dialog")).to_have_count(0)
    friend.goto(address)
    expect(friend.locator("article").first).to_be_visible()
    assert not friend.locator("li", has_text="The Crossroads").count()
    seats(host)
    expect(host.locator("dialog li", has_text="Axis Commander")).to_contain_text("Bot: recruit")


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_axe_finds_nothing_in_any_language(visit: Open, lang: str, width: int, height: int, tmp_path: Path) -> None:
    page = visit(width, height, lang)
    assert violations(page) == []
    page.locator("[data-battle='two-bridges'] a.set").click()
    page.locator("form").wait_for()
    page.locator("summary").click()
    assert violations(page) == []
    picture(page, f"set-{lang}-{width}", tmp_path)
    page.locator("form .act").click()
    page.locator(".links .act").wait_for()
    assert violations(page) == []
    page.locator(".links .act").click()
    page.locator(".hex").first.wait_for(state="attached")
    page.locator("button.seats").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    picture(page, f"seats-{lang}-{width}", tmp_path)
    width_of_page = page.evaluate("document.documentElement.scrollWidth")
    assert width_of_page <= width
    text = page.locator("body").inner_text()
    assert not [word for word in text.split() if word.startswith(("page-", "seat-", "outcome-", "camp-"))]


@pytest.mark.parametrize(("width", "height", "lang"), [(1366, 650, "en"), (390, 844, "fr")])
def test_the_front_page_says_what_this_is_and_filters(visit: Open, width: int, height: int, lang: str) -> None:
    page = visit(width, height, lang)
    expect(page.locator(".welcome .what")).to_contain_text("deux plateaux" if lang == "fr" else "two boards")
    first = page.locator("article").first
    assert first.get_attribute("data-battle") == "crossroads"  # a small battle comes first
    story = first.locator(".briefing")
    short = story.evaluate("(p) => p.getBoundingClientRect().height")
    first.locator(".unfold").click()
    assert story.evaluate("(p) => p.getBoundingClientRect().height") > short
    count = page.locator("article").count()
    people = page.locator(".filters select").nth(3)
    people.select_option("8")
    assert 0 < page.locator("article").count() < count
    expect(page.locator("[data-battle=crossroads]")).to_have_count(0)
    page.locator(".filters select").first.select_option("standard")
    expect(page.locator("article")).to_have_count(0)
    expect(page.locator("main [role=status]")).to_be_visible()
    assert violations(page) == [] and page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator(".filters button").click()
    expect(page.locator("article")).to_have_count(count)
    page.locator(".welcome button").click()
    page.locator(".hex").first.wait_for(state="attached")


def test_the_pictures_wait_until_they_are_seen(browser: Browser, address: str) -> None:
    """The first page is small: without pictures under 200 kB, compressed as it is sent."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))}))
    page.goto(address)
    page.locator("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert all(image.get_attribute("loading") == "lazy" for image in page.locator("article img").all())
    light = {url: size for url, size in sizes.items() if "/pictures/" not in url}
    assert len(light) > 4 and sum(light.values()) < 200_000
    page.close()
