"""Decks that somebody else may write: whatever the reader lets through plays; what chance once broke stays whole."""

from __future__ import annotations

import pytest
from bench.madeup import made_up
from bench.whims import answer

import overlord
from boards import listed, play
from combat.table import card, made, table
from overlord.engine.model.rng import Rng


@pytest.mark.rule("C-DATA-04")
@pytest.mark.parametrize("seed", range(4))
def test_a_deck_that_chance_has_made_plays_and_replays(seed: int) -> None:
    rng = Rng(seed)
    deck = made_up(rng)
    battle = overlord.load_scenario(("crossroads", "two-bridges")[seed % 2])
    game = overlord.Game(battle, seed=seed, options={"combat_deck": deck.key, "turn_limit": 5}, decks=[deck])
    while game.waiting():
        question, action = answer(game, rng)
        game.play(question.seat, action)
    assert len(game._state.combat_discard) + game._state.revealed > 3
    assert overlord.Game.replay(game.record()).record() == game.record()


@pytest.mark.rule("C-TAX-20", "C-DATA-04")
def test_an_obstacle_that_is_no_word_for_ground_is_cleared_on_the_way() -> None:
    """Dragon's teeth can be removed, though no card can ask for a unit that stands on them."""
    remove = '"remove", what = ["dragons-teeth"], on_enter = true'
    deck = made(card("breach", "move-start", remove))
    battle = table(
        deck, {"E5": "axis infantry", "M3": "allies infantry"}, {"F5": "open+dragons-teeth"}, axis=["breach"]
    )
    play(battle, "play direct-from-hq", "order E5", "confirm")
    play(battle, "combat breach E5")
    assert "move E5 F5" in listed(battle)
    play(battle, "move E5 F5")
    assert "dragons-teeth" not in battle.position()
