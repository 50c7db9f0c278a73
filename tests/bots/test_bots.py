"""Bots: they keep the bargain, recruits beat chance, and a seat can change hands in mid-battle."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import overlord
from overlord.bots.arena import answer, bot_rng, play_out, seat_bots
from overlord.bots.check import check_bot
from overlord.bots.protocol import Bot, Budget
from overlord.bots.random import RandomBot
from overlord.bots.recruit import Recruit
from overlord.bots.registry import bot, names
from overlord.engine.model.actions import READY, AnyAction
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question, View

STANDARD = overlord.load_scenario("crossroads")
OVERLORD = overlord.load_scenario("two-bridges")


def fight(battle: overlord.ScenarioDef, axis: str, allies: str, seed: int) -> overlord.Game:
    game = overlord.Game(battle, seed, options={"turn_limit": 200})
    play_out(game, {seat: bot(axis if seat.startswith("axis") else allies) for seat in game.seats}, bot_rng(seed))
    return game


def test_every_shipped_bot_keeps_the_bargain() -> None:
    for name in names():
        for battle in (STANDARD, OVERLORD):
            assert check_bot(lambda name=name: bot(name), battle, seconds=5.0) == []


class Stubborn(RandomBot):
    def choose(
        self, view: View | None, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        return READY


class Moody(RandomBot):
    mood = 0

    def choose(
        self, view: View | None, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        Moody.mood += 1
        return options[Moody.mood % len(options)]


@pytest.mark.parametrize(("make", "found"), [(Stubborn, "was not listed"), (Moody, "other answers")])
def test_a_bot_that_does_not_is_told_why(make: type[Bot], found: str) -> None:
    problems = check_bot(make, STANDARD)
    assert problems and found in problems[0]


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(ValueError, match=r"no bot 'clever'.*random.*recruit"):
        bot("clever")


@pytest.mark.parametrize("battle", [STANDARD, OVERLORD], ids=["standard", "overlord"])
@pytest.mark.parametrize("camp", ["axis", "allies"])
def test_recruits_beat_chance(battle: overlord.ScenarioDef, camp: str) -> None:
    """A small sample; `make fuzz` prints the hundred of which at least 95 must be won."""
    axis, allies = ("recruit", "random") if camp == "axis" else ("random", "recruit")
    games = [fight(battle, axis, allies, seed) for seed in range(4)]
    assert [game.outcome.winner for game in games if game.outcome] == [camp] * 4


def test_eight_recruits_fight_a_battle_that_ends_by_medals() -> None:
    game = fight(OVERLORD, "recruit", "recruit", 3)
    assert game.outcome is not None
    assert game.outcome.reason == "medals"
    assert 10 <= game.turn <= 120


def test_a_recruit_needs_a_battle_to_sit_down_at() -> None:
    game = overlord.Game(STANDARD, 1)
    with pytest.raises(RuntimeError, match="sit down"):
        Recruit().choose(game.view("allies-cic"), game.waiting()[0], game.options("allies-cic"), bot_rng(1), Budget())


@pytest.mark.rule("O-TEAM-06")
def test_a_seat_passes_to_another_hand_and_back_without_a_change_of_state() -> None:
    game = overlord.Game(OVERLORD, 5)
    person: dict[str, Bot] = {seat: RandomBot() for seat in game.seats}
    rng = bot_rng(5)
    for _ in range(120):
        answer(game, game.waiting()[0], person, rng)
    before = game.digest()
    recruits: dict[str, Bot] = {seat: Recruit() for seat in game.seats}
    seat_bots(game, recruits)
    assert game.digest() == before
    for n in range(200):
        if not game.waiting():
            break
        question = game.waiting()[0]
        answer(game, question, recruits if n % 2 else person, rng)
    assert overlord.Game.replay(game.record()).digest() == game.digest()
