"""The lessons: small battles with dealt hands and dice, and what the teacher says when; it plays and shows nothing."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from overlord.engine.files.scenario.reader import reread
from overlord.engine.model.names import CAMPS
from overlord.engine.model.scenario import ScenarioDef
from overlord.library.game import Game

PREFIX: Final = "lesson-"  # of the keys of their battles


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of every row: a key that its row does not have is an error."""


class Moment(Row, frozen=True):
    """An event with these values; `steps` is the least length of a path."""

    event: str
    match: dict[str, str | int] = {}
    steps: int = 0


class Step(Row, frozen=True):
    """A text, what completes it, and hexes that it lights up."""

    key: str
    event: str = ""
    whose: str = ""
    asked: str = ""
    draft: str = ""
    spot: tuple[str, ...] = ()


class Blunder(Moment, frozen=True, kw_only=True):
    """A moment that gets a comment."""

    key: str


class Lesson(Row, frozen=True):
    """One lesson, as lessons.toml has it; without a goal, the goal is victory."""

    me: tuple[str, ...]
    hands: dict[str, tuple[str, ...]]
    dice: str
    steps: tuple[Step, ...]
    blunders: tuple[Blunder, ...]
    way: tuple[str, ...]
    wrong: tuple[str, ...]
    goal: Moment | None = None


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its name, in the order in which they are taken."""
    return msgspec.toml.decode(_text("lessons"), type=dict[str, Lesson])


@cache
def lesson_battle(name: str) -> ScenarioDef:
    """The small battle of a lesson."""
    return reread(_text(name), f"{PREFIX}{name}")


def lesson_game(name: str, seed: int = 0) -> Game:
    """The battle of a lesson before its first question, with its hands and dice; KeyError if there is none."""
    lesson, battle = lessons()[name], lesson_battle(name)
    seating = dict.fromkeys(CAMPS, 4 if battle.board == "overlord" else 1)
    return Game(battle, seed, seating, hands=lesson.hands, dice=lesson.dice)


def _text(name: str) -> str:
    return (resources.files("overlord") / "lessons" / f"{name}.toml").read_text(encoding="utf-8")


__all__ = ["PREFIX", "Blunder", "Lesson", "Moment", "Step", "lesson_battle", "lesson_game", "lessons"]
