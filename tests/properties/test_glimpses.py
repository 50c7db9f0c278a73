"""What bots are given straight from the battle is what their view shows: the same board, the same answers."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from bench.whims import answer, house

import overlord
from overlord.bots.protocol import Budget
from overlord.bots.recruit import Recruit
from overlord.bots.veteran import Veteran
from overlord.engine.glimpse import glimpse
from overlord.engine.guess import Guesser, rules_of
from overlord.engine.model.data import Data
from overlord.engine.model.fields import DECLARED
from overlord.engine.model.ground import Ground
from overlord.engine.model.names import SEAT_OF, camp_of
from overlord.engine.model.rng import Rng
from overlord.engine.model.rules import Rules
from overlord.library.scenarios import shipped

THEATRES: list[dict[str, object]] = [
    {},
    {"combat_deck": "winter", "general_winter": "both", "commissar": "allies"},
    {"combat_deck": "jungle", "gung_ho": "allies", "japanese_army": "axis", "air": "on"},
    {"combat_deck": "desert", "smoke": "both", "paradrop": "axis", "armor_breakthrough": "allies", "fog": True},
    {"combat_deck": "urban", "air": "on", "air_strikes": "both", "italian_high_command": "axis"},
]


def plain(value: Any) -> Any:
    """A value as text and numbers, so that two boards with rules of their own can be compared."""
    if isinstance(value, Data):
        fields = DECLARED[type(value).__name__].fields
        return {field.name: plain(getattr(value, field.name)) for field in fields}
    if isinstance(value, Rules):
        return value.scenario.key, value.options
    if isinstance(value, dict):
        return [(key, plain(entry)) for key, entry in value.items()]
    if isinstance(value, (list, tuple)):
        return [entry if type(entry) is int else plain(entry) for entry in value]
    return value if value is None or isinstance(value, (int, str)) else row(value)


@cache
def row(value: Any) -> str:
    """A row of a table, or ground; rows without a key are compared in full."""
    if isinstance(value, Ground):
        words = (value.code, value.owner, value.road, value.rail, value.ends, value.variant, value.closed)
        return " ".join(map(str, words))
    return str(getattr(value, "key", "") or repr(value))


def compare(battle: overlord.Game, guesser: Guesser) -> None:
    for seat in battle.seats:
        view = battle.view(seat)
        told = glimpse(battle, seat)
        straight, guessed = plain(told.board), plain(guesser.board(view))
        assert [
            (field, straight[field], guessed[field]) for field in guessed if straight[field] != guessed[field]
        ] == []
        assert told.draft == view.draft
        assert told.hand == view.hands[camp_of(SEAT_OF[seat])].size


@pytest.mark.parametrize("number", range(len(shipped()) + 2 * len(THEATRES)))
def test_a_glimpse_shows_what_the_view_shows(number: int) -> None:
    """Again and again, for every seat, with one to four holders to a camp."""
    rng = Rng(number)
    if number < len(shipped()):
        key, options = shipped()[number], house(rng)
    else:
        key, options = ("crossroads", "two-bridges")[number % 2], THEATRES[(number - len(shipped())) // 2]
    seating = {"axis": 1 + rng.below(4), "allies": 1 + rng.below(4)}
    battle = overlord.Game(overlord.load_scenario(key), number, seating, options=options | {"turn_limit": 6})
    guesser = Guesser(rules_of(battle.battle, battle.house))
    bots = (Recruit(), Veteran())
    for bot in bots:
        bot.sit(battle.battle, battle.house)
    steps = 0
    while battle.waiting():
        question, action = answer(battle, rng)
        if steps % 11 == 0:
            compare(battle, guesser)
            listed = battle.options(question.seat)
            for bot in bots:
                told = bot._consider(glimpse(battle, question.seat), question, listed)
                assert bot.choose(battle.view(question.seat), question, listed, rng, Budget()) == told
        battle.play(question.seat, action)
        steps += 1
    assert steps > 20
