"""The faces of the cards: a picture and a few words that fit, the whole text one key away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open, violations
from browser.test_combat import sit
from overlord.engine.tables.cards import CARDS
from overlord.server.http.card_looks import card_looks

# For each card of the hand: how far its text overflows, the height of its picture, its description.
FACES = """cards => cards.map(card => {
  const box = card.getBoundingClientRect(), of = name => card.querySelector(name).getBoundingClientRect();
  return {
    card: card.dataset.card,
    out: Math.round(of('.text').bottom - box.bottom),
    art: Math.round(of('.band').height),
    drawn: [...card.querySelectorAll('.art use')].every(use => document.querySelector(use.getAttribute('href'))),
    brief: card.querySelector('.text').textContent,
    whole: document.getElementById(card.getAttribute('aria-describedby'))?.textContent ?? '',
  };
})"""


def faces(page: Page) -> list[dict[str, Any]]:
    page.locator(".hand .card").first.wait_for()
    return page.locator(".hand .card").evaluate_all(FACES)  # type: ignore[no-any-return]


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
@pytest.mark.parametrize(
    ("size", "wish"),
    [
        ((1440, 900), {"battle": "two-bridges", "me": ["allies-cic"]}),
        ((390, 844), {"battle": "ortona", "me": ["allies"], "options": {"combat_deck": "urban"}}),
    ],
    ids=["overlord", "phone"],
)
def test_the_words_of_a_card_fit_its_face_and_its_picture_is_drawn(
    visit: Open, address: str, lang: str, size: tuple[int, int], wish: dict[str, Any]
) -> None:
    page = visit(*size, lang)
    sit(page, address, seed=44, **wish)
    found = faces(page)
    assert len(found) >= 7
    for face in found:
        assert face["out"] <= 0 and face["art"] >= 14 and face["drawn"], face
        assert face["brief"] and len(face["whole"]) > len(face["brief"]), face


def test_the_look_up_of_a_card_shows_its_face_and_its_whole_text(visit: Open, address: str) -> None:
    page = visit()
    sit(page, address, battle="two-bridges", me=["allies-cic"], seed=44)
    card = page.locator(".hand .card").first
    whole = faces(page)[0]["whole"]
    card.focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(whole)
    expect(sheet.locator(".card.large .art")).to_be_visible()
    assert violations(page) == []


@pytest.mark.rule("O-DIST-03", "O-DIST-04", "O-DIST-05")
@pytest.mark.parametrize(("lang", "both"), [("en", "For: "), ("fr", "Pour\u00a0: "), ("es", "Para: ")])
def test_the_corner_of_a_card_shows_who_may_receive_it_and_says_so(
    visit: Open, address: str, lang: str, both: str
) -> None:
    page = visit(locale=lang)
    sit(page, address, battle="gold-beach", me=["allies-cic"], seed=44)
    page.locator(".hand .card").first.wait_for()
    icons = {
        card: [icon.split() for icon in shown]
        for card, shown in page.locator(".hand .card").evaluate_all(
            "cards => cards.map(card => [card.dataset.card,"
            " [...card.querySelectorAll('[data-icon]')].map(icon => icon.dataset.icon)])"
        )
    }
    assert len(icons) > 5
    for card, shown in icons.items():
        assert [role for icon in shown for role in icon] == card_looks(CARDS)[card]["to"], card
        assert both in page.locator(f".hand .card[data-card='{card}'] .hidden").first.inner_text()
    page.locator(".hand .card").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog").locator(".source").first).to_contain_text(both.strip())
