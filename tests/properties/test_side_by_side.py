"""Generals who act side by side: whoever answers first, and whoever sits in the seat, it is the same battle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import overlord
from boards import game as small_game
from boards import play
from overlord.bots.arena import answer, seat_bots
from overlord.bots.protocol import Bot, Budget
from overlord.bots.random import RandomBot
from overlord.bots.recruit import Recruit
from overlord.engine.actions import AnyAction, Order, Target
from overlord.engine.events import AnyEvent
from overlord.engine.hexes import HEX
from overlord.engine.rng import Rng
from overlord.engine.view import Question
from properties.worlds import redeal

OVERLORD = overlord.load_scenario("two-bridges")
TOGETHER = ("ready", "order", "initiative", "pick")  # the questions that are put to several seats at once
BORDERS = tuple(f"{letter}{number}" for letter in "iq" for number in (2, 4, 6, 8))  # two generals command these hexes
Scripts = dict[str, list[AnyAction]]


def start(seed: int, **options: object) -> overlord.Game:
    return overlord.Game(OVERLORD, seed=seed, options=options)


def step(game: overlord.Game, rng: Rng) -> None:
    """Some answer of somebody; a general who may stop moving or battling mostly does."""
    waiting = game.waiting()
    question = waiting[rng.below(len(waiting))]
    options = game.options(question.seat)
    lazy = question.kind in ("move", "battle") and rng.below(3)
    game.play(question.seat, options[0 if lazy else rng.below(len(options))])


def crowds(seed: int, kind: str, answers: int = 250, **options: object) -> Iterator[overlord.Game]:
    """Every position of a battle at random in which several seats have just been asked a question of this kind."""
    game = start(seed, **options)
    rng = Rng(seed)
    before: tuple[Question, ...] = ()
    for _ in range(answers):
        waiting = game.waiting()
        if not waiting:
            return
        if len(waiting) > 1 and waiting[0].kind == kind and not (before and before[0].kind == kind):
            yield game.copy()
        before = waiting
        step(game, rng)


def apart(options: tuple[AnyAction, ...]) -> list[AnyAction]:
    """Answers that take nothing from a colleague: a unit on a border split is his who comes first (O-BRD-16)."""
    return [o for o in options if not (isinstance(o, (Order, Target)) and o.unit in BORDERS)]


def scripts_for(crowd: overlord.Game, rng: Rng) -> Scripts | None:
    """For every seat the answers it gives, whatever the others do; None if somebody has only a border unit to name."""
    game = crowd.copy()
    kind = game.waiting()[0].kind
    scripts: Scripts = {}
    for seat in [question.seat for question in game.waiting()]:
        scripts[seat] = []
        while any(question.seat == seat and question.kind == kind for question in game.waiting()):
            options = apart(game.options(seat))
            if not options:
                return None
            scripts[seat].append(options[rng.below(len(options))])
            game.play(seat, scripts[seat][-1])
    return scripts


Outcome = tuple[str, tuple[Question, ...], list[bytes], list[list[bytes]], list[bytes]]


def told_since(game: overlord.Game, entries: int, seat: str | None) -> list[AnyEvent]:
    return list(game.told(seat, entries))


def outcome(crowd: overlord.Game, scripts: Scripts, order: list[int]) -> Outcome:
    """What comes of it when the seats answer in this order."""
    encode = msgspec.json.encode
    game = crowd.copy()
    entries = len(game.record().splitlines()) - 1
    left = {seat: list(script) for seat, script in scripts.items()}
    last: tuple[AnyEvent, ...] = ()
    for pick in order:
        seats = [seat for seat, script in left.items() if script]
        seat = seats[pick % len(seats)]
        last = game.play(seat, left[seat].pop(0))
    everyone = (*game.seats, None)
    return (
        game.digest(),
        game.waiting(),
        [encode(game.view(seat)) for seat in everyone],
        [sorted(encode(event) for event in game.told(seat, entries)) for seat in everyone],
        [encode(event) for event in last if type(event).__name__ != "CardLaid"],
    )
