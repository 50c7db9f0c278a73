"""Every lesson, played through the engine: the way it teaches reaches its goal, and a plain mistake does not."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from overlord.bots.arena import answer, seat_bots
from overlord.bots.recruit import Recruit
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.hexes import HEX
from overlord.engine.model.rng import Rng
from overlord.library.lessons import Moment, lesson_battle, lesson_game, lessons
from overlord.text.words import LANGUAGES, words

NAMES = tuple(lessons())
SEED = 7


def is_marked(event: dict[str, Any], mark: Moment) -> bool:
    """As the page decides it (lessons.ts)."""
    if event["type"] != mark.event or (mark.steps and len(event["path"]) < mark.steps):
        return False
    values = ((event[field], wanted) for field, wanted in mark.match.items())
    return all(wanted in found if isinstance(found, list) else found == wanted for found, wanted in values)


def standing(name: str, told: tuple[AnyEvent, ...], camp: str) -> tuple[str, set[str]]:
    """What became of the lesson, and the blunders on the way."""
    lesson = lessons()[name]
    goal = lesson.goal or Moment("ended", {"winner": camp})
    blunders: set[str] = set()
    for event in map(msgspec.to_builtins, told):
        if is_marked(event, goal):
            return "learned", blunders
        if event["type"] == "ended" or (event["type"] == "turnstarted" and event["camp"] != camp):
            return "failed", blunders
        blunders.update(row.key for row in lesson.blunders if is_marked(event, row))
    return "open", blunders


def play(name: str, answers: tuple[str, ...]) -> tuple[str, set[str]]:
    """The pupil gives these answers, bots give the others; a word alone stands for the first answer that begins so."""
    game = lesson_game(name, SEED)
    mine = lessons()[name].me[0]
    seat = mine if "-" in mine else f"{mine}-cic"
    camp = seat.partition("-")[0]
    todo = list(answers)
    bots = {other: Recruit() for other in game.seats}
    seat_bots(game, bots)
    for _ in range(200):
        state = standing(name, game.told(seat), camp)
        if state[0] != "open" or not game.waiting():
            break
        asked = next((q for q in game.waiting() if q.seat == seat), game.waiting()[0])
        if asked.seat != seat:
            answer(game, asked, bots, Rng(1))
            continue
        options = game.options(seat)
        assert todo, (asked.kind, [str(option) for option in options][:8])
        wanted = todo.pop(0)
        found = next((o for o in options if str(o) == wanted), None)
        found = found or next((o for o in options if str(o).split()[0] == wanted), None)
        assert found is not None, (wanted, [str(option) for option in options])
        game.play(seat, found)
    assert not todo
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_way_it_teaches_reaches_the_goal(name: str) -> None:
    assert play(name, lessons()[name].way) == ("learned", set())


@pytest.mark.parametrize("name", NAMES)
def test_a_plain_mistake_fails_and_can_be_tried_again(name: str) -> None:
    state, blunders = play(name, lessons()[name].wrong)
    assert state == "failed"
    assert blunders or name in ("overrun", "orders")  # there it is what the pupil leaves out
    assert play(name, lessons()[name].way)[0] == "learned"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_words(lang: str) -> None:
    tongue = words(lang)
    for name, lesson in lessons().items():
        keys = [step.key for step in lesson.steps] + [f"blunder-{row.key}" for row in lesson.blunders]
        for key in ("", "-about", "-done", "-failed", *(f"-{key}" for key in keys)):
            assert tongue.has(f"lesson-{name}{key}"), (name, key)
        assert lesson_battle(name).text[lang]["name"] == tongue.say(f"lesson-{name}")


@pytest.mark.parametrize("name", NAMES)
def test_the_hexes_it_speaks_of_are_lit(name: str) -> None:
    """Whatever hex a text of a step names is lit up in that step or was before, and every spot is on the board."""
    lit: set[str] = set()
    for step in lessons()[name].steps:
        lit.update(step.spot)
        named = set(re.findall(r"\b([A-Za-z][1-9])\b", words("en").say(f"lesson-{name}-{step.key}")))
        assert named <= lit | {"f4"}, step.key
    assert lit <= HEX.keys()
