"""A battle played twice on the wire, with everything that a place may not know dealt again: it gets the same bytes."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path

import pytest
from starlette.routing import Route

import overlord
from overlord.bots.arena import ONE_SECOND
from overlord.bots.recruit import Recruit
from overlord.engine.files.deck.reader import read_deck
from overlord.engine.model.names import SEATS, camp_of
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question
from server.tables import served
from server.worlds import (
    HARMFUL,
    ROOMS,
    SILENT,
    STRANGER,
    TELLING,
    WATCH,
    Request,
    World,
    choose,
    headers,
    kept_from,
    learns,
    seat_at,
)

EAST = {"combat_deck": "winter", "commissar": "allies"}
PACIFIC = {"combat_deck": "jungle", "gung_ho": "allies", "japanese_army": "axis"}
AIR = {"air": "on", "axis_sorties": 2, "allies_sorties": 2, "deck_sorties": 0}
CITY = "tractor-works"
COPY = re.compile(r'"([a-z-]+-x[0-9])"')
# At least this much must happen in it; questions about Combat cards are counted by their first word.
EVENTFUL = Counter(
    {"CombatPlayed": 8, "CombatDrew": 5, "CardsGiven": 40, "ChipPlaced": 20, "Drew": 20, "Discarded": 40, "Marked": 4}
    | {"react": 8, "ambush": 8, "after": 8, "recon": 4, "flags": 4, "by orders": 8}
)
ANSWERS = 950  # of the battle with the cards that are all different
STEPS = (30, 160, 160)  # in the battles one after another, if the worlds do not part before
WHOLE = 160  # in all battles of a place
BATTLES = range(40, 80)
# What happens otherwise in the other world without the place being told, and what is asked; so often at least.
LEAST = Counter({"Drew": 2, "face down": 1, "Talked": 10, "taken back": 4, "farewell": 1})
# Each place in one of the two, both commanders and generals of each camp in both; or all of it, when asked for.
WAYS = (("two-bridges", EAST | AIR), ("mignano-gap", PACIFIC | AIR))  # the second has minefields
PAIRS = [(place, *WAYS[(place + place // 4) % 2]) for place in (*range(ROOMS), WATCH)]
if os.environ.get("OVERLORD_LONG"):
    PAIRS = [(place, *way) for place in (*range(ROOMS), WATCH) for way in WAYS]
# Answers that are mostly refused; the refusals must not reveal what others hold.
FOOLISH = ("order A9", "give axis-left barrage", "chip barrage", "lay barrage s1", "combat ambush", "ready", "roll")


def compare(here: World, there: World, place: int) -> None:
    """Compare frame by frame; a difference names the place."""
    for world in (here, there):
        world.hear(place)
    for mine, other in zip(here.heard[place], there.heard[place], strict=True):
        at = next((n for n, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), 0) if mine != other else 0
        assert mine == other, f"{mine[max(0, at - 300) : at + 60]} / {other[max(0, at - 60) : at + 60]}"
    for frames in (*here.heard.values(), *there.heard.values()):
        frames.clear()


def compare_answers(here: World, there: World, place: int, requests: tuple[Request, ...] = TELLING) -> None:
    for (method, path, _), mine, other in zip(
        (*requests, ("", "cookies", {})), here.answers(place, requests), there.answers(place, requests), strict=True
    ):
        assert mine == other, f"{method} {path}"


def whisper(there: World, place: int, seat: str, rng: Rng) -> list[str]:
    """In one world only, others give standing orders, ask, answer wrongly and talk: this place must not notice."""
    there.ask(SEATS.index(seat), "standing", windows=["ambush"])
    there.ask(SEATS.index(seat), "hold", on=True)
    wrong = [text for text in FOOLISH if text not in map(str, there.game.options(seat))]
    question = next(question.id for question in there.game.waiting() if question.seat == seat)
    there.ask(SEATS.index(seat), "act", question=question, action=wrong[rng.below(len(wrong))])
    if camp_of(SEATS.index(seat)) != camp_of(place) or place == WATCH:
        for do in ("withdraw", "want") if seat.endswith("-left") else ("want", "withdraw"):  # one goes on wishing
            there.ask(SEATS.index(seat), "end", how="resign", do=do)
    found = there.closed_to(place)
    for speaker, channel in found[: 1 + rng.below(3)]:
        there.ask(SEATS.index(speaker), "say", channel=channel, text="the enemy must not hear this", seat=speaker)
    return ["Talked"] * len(found[:1])


def signal_both(here: World, there: World, place: int, step: int) -> None:
    """Sometimes send a courtesy, a signal that the place may get, or, in one world only, one that it may not."""
    sender, turn = step // 5 % ROOMS, step % 5
    if turn == 0 and step < 5 * ROOMS:
        for world in (here, there):
            world.ask(sender, "signal", channel="table", signal="thanks")
    elif turn == 2 and sender % 4:
        mine = place != WATCH and sender // 4 == place // 4
        for world in (here, there) if mine else (there,):
            world.ask(sender, "signal", channel="generals", signal="needs-support", hex="F5")


def take_back(world: World, who: str, text: str) -> bool:
    """Take an answer back, if others have not built on it, and give it again."""
    before = world.game.entries
    world.ask(SEATS.index(who), "undo")
    if world.game.entries == before:
        return False
    world.act(next(question.id for question in world.game.waiting() if question.seat == who), who, text)
    return True


def play_both(here: World, there: World, place: int, rng: Rng, most: int, tally: Counter[str]) -> int:
    """Give the same answers in both worlds and compare what the place gets, until they part; returns how many."""
    seat = seat_at(place)
    for step in range(most):
        compare(here, there, place)
        assert here.game.waiting() == there.game.waiting()
        chosen = choose(here.game, there.game, seat, rng)
        if chosen is None:
            return step
        signal_both(here, there, place, step)
        if step % 40 == 39:
            compare_answers(here, there, place)
            compare_answers(here, there, STRANGER)
            assert here.again(place) == there.again(place)
        question, who, mine, other = chosen
        tally[mine.split()[0]] += 1
        if who == seat:
            for action in (mine, FOOLISH[rng.below(len(FOOLISH))]):
                for world in (here, there):
                    world.ask(place, "why", question=question, action=action)
            tally["why"] += 1
        elif rng.below(6) == 0:
            tally.update(whisper(there, place, who, rng))
        since = here.game.entries, there.game.entries
        here.act(question, who, mine)
        there.act(question, who, other)
        news = here.news(since[0]), there.news(since[1])
        tally.update("face down" if kind in ("CardsGiven", "ChipPlaced") else kind for kind in kept_from(*news, seat))
        if learns(*news, seat):
            return step
        if step % 8 == 5 and here.game.undoable((who,)):
            tally["taken back"] += take_back(here, who, mine) + take_back(there, who, other) == 2
    compare(here, there, place)
    compare_answers(here, there, STRANGER, TELLING + SILENT + HARMFUL)
    compare_answers(here, there, place, TELLING + SILENT + HARMFUL)
    tally["farewell"] += 1
    return most


@pytest.mark.parametrize(("place", "battle", "options"), PAIRS)
def test_the_battle_in_two_worlds(
    place: int, battle: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames, HTTP answers and cookies; the page's storage depends on frames only (tests/browser/test_worlds.py)."""
    steps = 0
    tally: Counter[str] = Counter()
    # A commander marks a Marine general; the enemy is not told which.
    least = LEAST + Counter(Marked=place == 1 and "gung_ho" in options)
    for seed in BATTLES:
        with ExitStack() as stack:
            wish = {"battle": battle, "options": options, "seed": 3}
            first, second = headers(battle, options, place, seed)
            assert first != second
            here, there = (World(stack, monkeypatch, header, wish) for header in (first, second))
            assert len(here.heard[place][0]) > 5000
            steps += play_both(here, there, place, Rng(seed), STEPS[seed % 3], tally)
        if steps >= WHOLE and not least - tally:
            break
    assert steps >= WHOLE and not least - tally, least - tally


def test_every_route_is_compared() -> None:
    asked = {(method, path.partition("?")[0]) for method, path, _ in TELLING + SILENT + HARMFUL}
    with served() as client:
        for route in client.app.routes:  # type: ignore[attr-defined]
            if isinstance(route, Route):
                for method in (route.methods or set()) - {"HEAD"}:
                    assert (method, route.path) in asked, f"tests/server/worlds.py does not ask {method} {route.path}"


def singles(theme: str) -> str:
    """A deck file like ours, but every copy of a card is a separate card."""
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


def lively(game: overlord.Game, question: Question, bot: Recruit, rng: Rng) -> str:
    """Mostly a Combat card if one can be played, else mostly an answer that leads to a fight."""
    options = game.options(question.seat)
    plays = [action for action in options if str(action).startswith(("combat ", "special ", "draw"))]
    if plays and rng.below(4):
        return str(plays[rng.below(len(plays))])
    if rng.below(4):
        return str(bot.choose(game.view(question.seat), question, options, rng, ONE_SECOND))
    return str(options[rng.below(len(options))])


def test_no_foreign_card_is_named_to_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every copy has its own key: if a frame shows a key, this seat has held that card or it was public."""
    deck = read_deck(singles("urban"), "singles")
    folder = tmp_path / "open-overlord" / "decks"
    folder.mkdir(parents=True)
    (folder / "singles.toml").write_text(deck.source, encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("overlord.table.time.schedule.NORMAL", "instant")  # standing orders take no time
    keys = {card.key for card in deck.cards}
    assert len(keys) == 24
    options = {"combat_deck": "singles", "commissar": "allies", "gung_ho": "axis", **AIR}
    header, _ = headers(CITY, options, 0, 8)
    rng = Rng(4)
    tally: Counter[str] = Counter()
    with ExitStack() as stack:
        world = World(stack, monkeypatch, header, {"battle": CITY, "options": options, "seed": 3})
        held: dict[int, set[str]] = {place: set() for place in world.people}
        shown: dict[int, set[str]] = {place: set() for place in world.people}
        opened: set[str] = set()
        bot = Recruit()
        bot.sit(world.game.battle, world.game.house)
        for place in (2, 5):
            world.ask(place, "standing", windows=["react-defend", "react-rolled", "after-battles", "ambush"])
        for _ in range(ANSWERS):
            s = world.game._state
            opened |= {card.key for card in s.combat_discard}
            for place, frames in world.heard.items():
                held[place] |= {card.key for card in s.combat[place]} if place != WATCH else set()
                found = {key for frame in frames for key in COPY.findall(frame)}
                assert found <= held[place] | opened, (place, found - held[place] - opened)
                shown[place] |= found
                frames.clear()
            if not world.game.waiting():
                break
            question = world.game.waiting()[rng.below(len(world.game.waiting()))]
            tally[question.kind.partition("-")[0]] += 1
            since = world.game.entries
            world.act(question.id, question.seat, lively(world.game, question, bot, rng))
            world.hear(*world.pages)
            world.obey()
            tally["by orders"] += sum(bool(entry.action) for entry in world.game.written(since)) - 1
            tally.update(type(event).__name__ for event in world.news(since))
        assert len(opened) >= 8 and not EVENTFUL - tally, EVENTFUL - tally
        assert sum(bool(shown[place]) for place in range(ROOMS)) == ROOMS and shown[WATCH] <= opened
        for place, person in world.people.items():
            story = person.get(f"/api/tables/{world.table}/story?place={place}").json()
            found = set(COPY.findall(json.dumps({**story, "decks": []})))  # the contents of a deck are not secret
            assert found <= held[place] | opened and (found or place == WATCH), place
