"""A simulation plays the battle that a game plays: the same answers, the same digests, through all theatres."""

from __future__ import annotations

import pytest
from bench.twins import ways
from bench.whims import answer

import overlord
from overlord.engine.model.rng import Rng

CASES = [pytest.param(*case, id=f"{case[0]}-{case[1]}") for case in ways() if case[1] not in (1, 2, 3)]
STEPS = 100


def listed(sim: overlord.Simulation) -> list[tuple[str, overlord.AnyAction]]:
    return [sim.action(n) for n in sim.legal()]


@pytest.mark.parametrize(("key", "seed", "options"), CASES)
def test_a_simulation_plays_the_same_battle(key: str, seed: int, options: dict[str, object]) -> None:
    """With a copy before each step: whatever a copy still shared and a step changed would show in the original."""
    game = overlord.Game(overlord.load_scenario(key), seed, options=options | {"turn_limit": 12})
    sim = overlord.Simulation(game)
    rng = Rng(seed)
    for step in range(STEPS):
        assert listed(sim) == [(q.seat, option) for q in game.waiting() for option in game.options(q.seat)]
        if not game.waiting():
            break
        question, action = answer(game, rng)
        before, digest = sim, game.digest()
        sim = sim.copy()
        sim.step(listed(sim).index((question.seat, action)))
        game.play(question.seat, action)
        assert sim.digest() == game.digest()
        assert before.digest() == digest, "a step on a copy changed the original"
        if step % 40 == 0:  # the other way round: the original is played on, the copy stays
            spare = sim.copy()
            sim, held = spare, sim
            if held.legal():
                held.step(0)
            assert sim.digest() == game.digest()
    assert (sim.outcome is None) == (game.outcome is None)
    assert sim.medals() == {row.camp: row.medals for row in game.view(None).medals}
    assert (sim.turn, sim.active) == (game.turn, game.view(None).active)


def test_a_game_goes_on_from_a_simulation_and_its_record_begins_there() -> None:
    sim = overlord.Simulation(overlord.Game(overlord.load_scenario("two-bridges"), seed=4))
    for _ in range(60):
        sim.step(len(sim.legal()) // 2)
    game = sim.game()
    assert game.digest() == sim.digest() and game.entries == 1
    rng = Rng(4)
    for _ in range(20):
        question, action = answer(game, rng)
        game.play(question.seat, action)
    again = overlord.Game.replay(game.record())
    assert again.digest() == game.digest() != sim.digest()
    assert overlord.Game.load(game.dump()).digest() == game.digest()


def test_a_number_that_is_not_open_is_refused_and_changes_nothing() -> None:
    sim = overlord.Simulation(overlord.Game(overlord.load_scenario("crossroads"), seed=4))
    before = sim.digest()
    for n in (-1, len(sim.legal())):
        with pytest.raises(IndexError, match="answers are open"):
            sim.step(n)
        with pytest.raises(IndexError):
            sim.action(n)
    assert sim.digest() == before


def test_a_battle_that_is_over_has_no_answers() -> None:
    sim = overlord.Simulation(overlord.Game(overlord.load_scenario("crossroads"), seed=4, options={"turn_limit": 1}))
    while numbers := sim.legal():
        sim.step(numbers[-1])
    assert sim.outcome is not None and sim.outcome.reason == "turn-limit"
    assert overlord.Simulation(sim.game()).legal() == range(0)
