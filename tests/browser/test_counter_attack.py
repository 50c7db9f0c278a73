"""A Counter-Attack in the browser: the cards of the turn before are shown, and it says what it would repeat."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

import overlord
from browser.conftest import Open, serving, violations
from browser.reaching import Where, play, wandering
from overlord.server.store.store import Store
from overlord.text.words import words
from server.tables import served, set_table


class Countering(NamedTuple):
    """A battle in which a Counter-Attack would repeat a card for one general, and nothing for another."""

    where: Where
    seat: str
    answers: list[tuple[str, str]]
    told: dict[str, str]  # for each general: the card it would repeat, or that it would repeat nothing
    before: list[str]


def told(battle: overlord.Game, seat: str) -> dict[str, str]:
    """What a Counter-Attack would repeat for each general who may get it."""
    given = [str(option) for option in battle.options(seat) if str(option).startswith("give counter-attack ")]
    return {text.split()[2]: battle.why(seat, text)[0][1] for text in given}


def found() -> Countering:
    for seed in range(200):
        where = Where("two-bridges", seed)
        for battle, answers in wandering(where):
            for asked in battle.waiting():
                if asked.kind == "distribute":
                    ways = told(battle, asked.seat)
                    if len({way == "repeats-nothing" for way in ways.values()}) == 2:
                        before = [laid.card for laid in battle.view(None).before]
                        return Countering(where, asked.seat, list(answers), ways, before)
    raise AssertionError("nobody may give a Counter-Attack: look for another battle")


@pytest.mark.rule("O-CTR-09", "O-CTR-11")
def test_a_counter_attack_says_what_it_would_repeat_before_it_is_given(visit: Open, tmp_path: Path) -> None:
    there = found()
    path = tmp_path / "tables.sqlite"
    with served(path) as client:
        made = set_table(client, battle="two-bridges", seed=there.where.seed, me=["axis", "allies"])["table"]
        cookies = dict(client.cookies)
    store = Store(path)
    place = play(store, made, there.seat, there.answers)
    store.close()
    with serving(path) as address:
        page = visit()
        page.context.add_cookies([{"name": n, "value": value, "url": address} for n, value in cookies.items()])
        page.goto(f"{address}/table/{made}?place={place}")
        before = page.locator("svg .before")
        expect(before.locator(".laid")).to_have_count(len(there.before))
        for card in there.before:
            expect(before).to_have_accessible_name(
                # Each with its name and the seat that laid it.
                re.compile(re.escape(words("en").say(f"card-{card}")))
            )
        page.locator(".hand .card[data-card='counter-attack']").first.click()
        for seat, way in there.told.items():
            tray = page.locator(f".tray[data-drop='seat:{seat}']")
            name = words("en").reason(way) if way == "repeats-nothing" else words("en").say(f"card-{way}")
            expect(tray.locator(".repeats")).to_contain_text(name)
        expect(page.locator(".buttons .act", has_text="it would repeat nothing").first).to_be_visible()
        assert violations(page) == []
