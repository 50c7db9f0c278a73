"""Plays a recipe: bots answer, people act by the script, and the result is a record; it compares nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import overlord
from bench.records.eager import Eager
from bench.records.script import Happening, happens
from overlord.bots.arena import ask, bot_rng, seat_bots
from overlord.bots.protocol import Bot
from overlord.bots.registry import bot

EAGER: Final = "eager"  # not a bot of the program: the one in eager.py


@dataclass(frozen=True)
class Recipe:
    """Everything that a golden record is made from: the same recipe makes the same record."""

    name: str
    scenario: str
    seed: int
    holders: tuple[int, int]  # of the axis, of the allies
    bots: tuple[str, str]  # of the axis, of the allies
    options: Mapping[str, object] = field(default_factory=dict)
    hands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    dice: str = ""
    script: tuple[Happening, ...] = ()


def new_game(recipe: Recipe) -> overlord.Game:
    """The battle of a recipe before anybody has answered."""
    return overlord.Game(
        overlord.load_scenario(recipe.scenario),
        recipe.seed,
        {"axis": recipe.holders[0], "allies": recipe.holders[1]},
        recipe.hands,
        recipe.dice,
        recipe.options,
    )


def played(recipe: Recipe) -> str:
    """The record of the battle, fought to its end."""
    game = new_game(recipe)
    bots = {seat: _player(recipe.bots[seat.startswith("allies")]) for seat in game.seats}
    seat_bots(game, bots)
    rng = bot_rng(recipe.seed)
    script = list(recipe.script)
    answers, last = 0, ""
    while questions := game.waiting():
        done = next((what for what in script if what.after <= answers and happens(game, what, last)), None)
        if done is not None:
            script.remove(done)
            continue
        question = questions[rng.below(len(questions))]
        game.play(question.seat, ask(game, question, bots[question.seat], rng), question.id)
        answers, last = answers + 1, question.seat
    if script:
        raise ValueError(f"{recipe.name}: the battle never allowed {script[0]}")
    return game.record()


def _player(name: str) -> Bot:
    return Eager() if name == EAGER else bot(name)
