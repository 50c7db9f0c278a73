"""Random options from all that exist, and random answers that prefer Combat cards, airplanes and battles."""

from __future__ import annotations

from typing import Final

import overlord
from overlord.engine.model.actions import (
    Activate,
    Air,
    Ambush,
    AnyAction,
    Battle,
    Combat,
    Confirm,
    Done,
    Enter,
    Fly,
    Land,
    Move,
    Pass,
    Special,
)
from overlord.engine.model.hexes import HEX, row_of
from overlord.engine.model.options import AIR_RULES, CAMP, CAMPS, DECK, FLAG, NUMBER, OPTIONS, PLANES, WORD, Option
from overlord.engine.model.rng import Rng
from overlord.engine.tables.air import ACTIONS, AIRPLANES, FACES, FARTHEST, NUMBERS
from overlord.engine.view import Question

DECKS: Final = ("urban", "winter", "jungle", "desert")
LARGEST: Final = {"turn_limit": 0, "sandbags": 9, "infantry_figures": 6, "armor_figures": 5, "artillery_figures": 4}
RARE: Final = (Combat, Special, Enter, Activate, Fly, Land, Air, Ambush)
ENDS: Final = (Pass, Done, Confirm)


def house(rng: Rng) -> dict[str, object]:
    """Random options: two of three battles have a Combat deck, half of them airplanes, and each other option is set in
    a quarter of them."""
    chosen: dict[str, object] = {}
    if rng.below(3):
        first, second = rng.below(4), rng.below(4)
        chosen["combat_deck"] = DECKS[first]
        if first != second and not rng.below(6):
            chosen["combat_deck"] = f"{DECKS[first]}+{DECKS[second]}"
            chosen["mix_combat_decks"] = True
    if rng.below(2):
        chosen["air"] = "on"
    for key, row in OPTIONS.items():
        if row.kind != DECK and key not in ("air", "mix_combat_decks", "turn_limit") and not rng.below(4):
            chosen[key] = _value(row, rng)
    return chosen


def _value(row: Option, rng: Rng) -> object:
    if row.kind == FLAG:
        return not row.default
    if row.kind in (CAMP, CAMPS):
        words = ("axis", "allies", "both")[: 2 if row.kind == CAMP else 3]
        return words[rng.below(len(words))]
    if row.kind == WORD:
        return row.words[rng.below(len(row.words))]
    if row.kind == NUMBER:
        return rng.below(LARGEST.get(row.key, 4) + 1)
    if row.kind == PLANES:
        return "+".join(_some(tuple(AIRPLANES), rng) or ["zero"])
    assert row.kind == AIR_RULES
    return air_changes(rng)


def air_changes(rng: Rng) -> dict[str, object]:
    """Random changes to some numbers, faces and special actions of the air rules."""
    changes: dict[str, object] = {}
    for name in NUMBERS:
        if not rng.below(3):
            changes[name] = rng.below(FARTHEST if name == "flight.most" else 4)
    for name in FACES:
        if not rng.below(3):
            changes[name] = "".join(_some(("I", "A", "G", "F", "S"), rng))
    for plane in AIRPLANES:
        if not rng.below(4):
            changes[f"{plane}.actions"] = _some(tuple(ACTIONS), rng)
    return changes


def _some(words: tuple[str, ...], rng: Rng) -> list[str]:
    return [word for word in words if not rng.below(2)]


def answer(game: overlord.Game, rng: Rng) -> tuple[Question, AnyAction]:
    """A random answer of a random seat: often a Combat card or an airplane if there is one, else often a battle or a
    move towards the enemy, else any; an answer that ends the question is drawn again once."""
    waiting = game.waiting()
    question = waiting[rng.below(len(waiting))]
    options = game.options(question.seat)
    for liked in (RARE, (Battle,)):
        some = [option for option in options if isinstance(option, liked)]
        if some and rng.below(2):
            return question, some[rng.below(len(some))]
    moves = [option for option in options if isinstance(option, Move)]
    if moves and rng.below(2):
        camp = ("axis", "allies").index(question.seat.partition("-")[0])
        down = game.view(None).edges[camp] == "top"
        return question, sorted(moves, key=lambda move: row_of(HEX[move.to]), reverse=down)[rng.below(len(moves)) // 4]
    choice = options[rng.below(len(options))]
    return question, options[rng.below(len(options))] if isinstance(choice, ENDS) else choice
