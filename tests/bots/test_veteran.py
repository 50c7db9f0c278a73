"""The veteran: what it prefers, that it copes with every battle, and that it is stronger than a recruit."""

from __future__ import annotations

import pytest
from bench.whims import house

import overlord
from boards import game, play
from overlord.bots import Bot, bot, bot_rng, check_bot, play_out
from overlord.bots.arena import ask, seat_bots
from overlord.bots.veteran import Veteran
from overlord.bots.veteran.judgement import Judgement
from overlord.bots.veteran.mind import judgement_of
from overlord.bots.veteran.weights import OVERLORD_ORDERS, STANDARD_ORDERS, rank_weights
from overlord.engine.glimpse import glimpse
from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import AXIS
from overlord.engine.model.rng import Rng
from overlord.library.scenarios import shipped

OBJECTIVE = '[[objectives]]\ncamp = "axis"\nhexes = ["F5"]\nkind = "temporary"\n'


def answer_of(battle: overlord.Game, veteran: Veteran | None = None) -> str:
    """What a veteran in the seat that is asked would do."""
    question = battle.waiting()[0]
    asked = veteran or Veteran()
    seat_bots(battle, {question.seat: asked})
    return str(ask(battle, question, asked, bot_rng(1)))


def judged(battle: overlord.Game) -> Judgement:
    return judgement_of(glimpse(battle, "axis-cic"), AXIS)


# ---- the enemy's reply ----------------------------------------------------------------------------


def test_the_weights_of_the_strikes_add_up_to_the_orders_of_the_enemy() -> None:
    for overlord_battle, orders in ((False, STANDARD_ORDERS), (True, OVERLORD_ORDERS)):
        weights = rank_weights(overlord_battle, 200)
        assert sum(weights) == pytest.approx(0.8 * orders, rel=1e-6)
        assert weights == sorted(weights, reverse=True)


def test_an_enemy_strikes_only_once() -> None:
    """A second unit in reach of the same enemy invites less than the first, since he battles one of them."""
    units = {"F5": "axis infantry", "H5": "axis infantry", "G3": "allies infantry"}
    both, alone = judged(game(units)), judged(game({key: units[key] for key in ("F5", "G3")}))
    i = both.s.at[HEX["F5"]]
    assert 0 <= both.invited(i, HEX["F5"]) < alone.invited(alone.s.at[HEX["F5"]], HEX["F5"])


def test_a_river_that_nobody_may_cross_keeps_armor_away() -> None:
    """The enemy comes only as near as the ground lets him."""
    units = {"F9": "axis infantry", "F3": "allies armor"}
    river = dict.fromkeys([f"{column}6" for column in "abcdefghijkl"], "river")
    open_, wet = judged(game(units)), judged(game(units, river))
    h = HEX["F9"]
    assert open_.invited(open_.s.at[h], h) > 0 == wet.invited(wet.s.at[h], h)


# ---- what it answers ------------------------------------------------------------------------------


def test_it_knows_the_hex_that_it_may_take() -> None:
    """A unit on the medal that counts while it stands there does not follow a beaten enemy; another one does."""
    units = {"F5": "axis infantry 4", "f4": "allies infantry 1", "E3": "allies infantry", "F3": "allies infantry"}
    for tables, expected in ((OBJECTIVE, "pass"), ("", "ground")):
        battle = game(units, tables=tables, hands={"axis-cic": ["attack-center"] * 4}, dice="GGG")
        veteran = Veteran()
        for text in ("play attack-center", "order F5", "confirm", "done"):
            play(battle, text)
        assert answer_of(battle, veteran) == "battle F5 f4"
        play(battle, "battle F5 f4", "pass")  # the enemy has no ambush
        assert battle.waiting()[0].kind == "ground"
        assert answer_of(battle, veteran) == expected


# ---- every battle ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["crossroads", "two-bridges"])
def test_a_veteran_keeps_the_promises_of_a_bot(key: str) -> None:
    assert check_bot(Veteran, overlord.load_scenario(key)) == []


@pytest.mark.parametrize("key", shipped())
def test_veterans_play_every_battle_with_every_kind_of_option(key: str) -> None:
    battle = overlord.Game(overlord.load_scenario(key), 5, options=house(Rng(len(key))) | {"turn_limit": 8})
    bots: dict[str, Bot] = {seat: Veteran() for seat in battle.seats}
    play_out(battle, bots, bot_rng(5))
    assert battle.outcome is not None


def test_a_veteran_beats_recruits() -> None:
    """A small sample with fixed seeds, camps exchanged; docs/veteran.md has the large ones. A recruit against itself
    wins half of them."""
    won = 0
    for seed in range(700, 712):
        for camp in ("axis", "allies"):
            battle = overlord.Game(overlord.load_scenario("stonne"), seed, options={"turn_limit": 100})
            bots = {seat: bot("veteran" if seat.startswith(camp) else "recruit") for seat in battle.seats}
            play_out(battle, bots, bot_rng(seed))
            won += battle.outcome is not None and battle.outcome.winner == camp
    assert won >= 17
