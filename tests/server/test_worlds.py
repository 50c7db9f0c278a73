"""The same battle played twice on the wire with all that a place may not know re-dealt: it hears the same bytes."""

from __future__ import annotations

import os
import re
from contextlib import ExitStack
from importlib.resources import files

import pytest

from overlord.engine.deckbox import BOX
from overlord.engine.decks import read_deck
from overlord.engine.names import SEATS
from overlord.engine.rng import Rng
from server.worlds import ROOMS, WATCH, World, choose, headers, learns, seat_at

EAST = {"combat_deck": "winter", "commissar": "allies"}
PACIFIC = {"combat_deck": "jungle", "gung_ho": "allies", "japanese_army": "axis"}
AIR = {"air": "on", "axis_sorties": 2, "allies_sorties": 2, "deck_sorties": 0}
STEPS = 40
# Each place in one of the two, both commanders and generals of each camp in both; or all of it, when asked for.
PAIRS = [(place, (EAST, PACIFIC)[(place + place // 4) % 2] | AIR) for place in (*range(ROOMS), WATCH)]
if os.environ.get("OVERLORD_LONG"):
    PAIRS = [(place, options | AIR) for place in (*range(ROOMS), WATCH) for options in (EAST, PACIFIC)]


def compare(here: list[str], there: list[str]) -> None:
    """Frame by frame; where they differ, the place is told."""
    assert len(here) == len(there)
    for number, (mine, other) in enumerate(zip(here, there, strict=True)):
        at = next((n for n, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), len(mine))
        assert mine == other, f"frame {number}: {mine[max(0, at - 300) : at + 60]} / {other[at - 60 : at + 60]}"


def signal_both(here: World, there: World, place: int, step: int) -> None:
    """Now and then a courtesy, a signal that the place may hear, or in one world alone one that it may not."""
    sender, turn = divmod(step, 5)
    if turn == 0 and sender < ROOMS:
        for world in (here, there):
            world.signal(sender, "table", "thanks")
    elif turn == 2 and sender % 4:
        mine = place != WATCH and sender // 4 == place // 4
        for world in (here, there) if mine else (there,):
            world.signal(sender, "generals", "needs-support", "F5")


def play_both(here: World, there: World, place: int, rng: Rng) -> tuple[int, bool, set[str]]:
    """Answer alike in both worlds and compare what the place hears; how far, whether they have parted, and by what."""
    seat = seat_at(place)
    kinds: set[str] = set()
    for step in range(STEPS):
        compare(here.heard[place], there.heard[place])
        assert here.game.waiting() == there.game.waiting()
        chosen = choose(here.game, there.game, seat, rng)
        if chosen is None:
            return step, False, kinds
        signal_both(here, there, place, step)
        question, who, mine, other = chosen
        kinds.add(mine.split()[0])
        if who == seat:
            for world in (here, there):
                world.ask(place, "why", question=question, action=mine)
        elif rng.below(6) == 0:
            there.ask(SEATS.index(who), "standing", windows=["ambush"])  # of which nobody else hears
            there.ask(SEATS.index(who), "hold", on=True)
        since = here.game.entries
        here.act(question, who, mine)
        there.act(question, who, other)
        if here.heard[place] != there.heard[place] and learns(here.news(since) + there.news(since), seat):
            return step, True, kinds
    return STEPS, False, kinds


@pytest.mark.parametrize(("place", "options"), PAIRS)
def test_the_battle_in_two_worlds(place: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    kinds: set[str] = set()
    for seed in range(40, 60):
        with ExitStack() as stack:
            wish = {"battle": "two-bridges", "options": options, "seed": 3}
            first, second = headers("two-bridges", options, place, seed)
            assert first != second
            here, there = (World(stack, monkeypatch, header, wish) for header in (first, second))
            assert len(here.heard[place][0]) > 5000
            far, parted, seen = play_both(here, there, place, Rng(seed))
            steps += far
            kinds |= seen
            if not parted:
                assert here.answers(place) == there.answers(place)
        if steps >= STEPS:
            break
    assert steps >= STEPS and {"give", "lay", "ready"} <= kinds


def singles(theme: str) -> str:
    """A deck file like ours, but every copy of a card is a card of its own."""
    head, *cards = (files("overlord.decks") / f"{theme}.toml").read_text(encoding="utf-8").split("[[cards]]\n")
    made = [head.replace(f'key = "{theme}"', 'key = "singles"', 1)]
    for card in cards:
        key = re.search(r'^key = "(.+)"$', card, re.M)
        assert key
        copies = re.search(r"^copies = (\d+)\n", card, re.M)
        for n in range(int(copies[1]) if copies else 1):
            one = card.replace(key[0], f'key = "{key[1]}-x{n}"', 1).replace(copies[0] if copies else "", "", 1)
            made.append(f"[[cards]]\n{one}")
    return "".join(made)


def test_no_foreign_card_is_named_to_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every copy has a key of its own: whatever key a frame shows, this seat has held that card or it lay open."""
    deck = read_deck(singles("urban"), "singles")
    monkeypatch.setitem(BOX.known, "singles", deck)
    keys = {card.key for card in deck.cards}
    assert len(keys) == 24
    options = {"combat_deck": "singles", "commissar": "allies", "gung_ho": "axis", **AIR}
    header, _ = headers("two-bridges", options, 0, 8)
    rng = Rng(4)
    with ExitStack() as stack:
        world = World(stack, monkeypatch, header, {"battle": "two-bridges", "options": options, "seed": 3})
        held: dict[int, set[str]] = {place: set() for place in world.people}
        shown: dict[int, set[str]] = {place: set() for place in world.people}
        opened: set[str] = set()
        for _ in range(250):
            s = world.game._state
            opened |= {card.key for card in s.combat_discard}
            for place, frames in world.heard.items():
                held[place] |= {card.key for card in s.combat[place]} if place != WATCH else set()
                found = {key for key in keys for frame in frames if f'"{key}"' in frame}
                assert found <= held[place] | opened, (place, found - held[place] - opened)
                shown[place] |= found
                frames.clear()
            question = world.game.waiting()[rng.below(len(world.game.waiting()))]
            mine = [str(option) for option in world.game.options(question.seat)]
            plays = [text for text in mine if text.startswith(("combat ", "special "))]
            doing = plays or [text for text in mine if text not in ("done", "pass")] or mine
            world.act(question.id, question.seat, doing[rng.below(len(doing))])
        assert len(opened) >= 3, "cards were played"
        assert sum(bool(shown[place]) for place in range(ROOMS)) == ROOMS and shown[WATCH] <= opened
