"""The plan of an arena: every pair, every seed twice with camps exchanged, the battles in turn."""

from __future__ import annotations

import overlord
from overlord.arena.plan import Stage, bouts, plan

STAGES = [
    Stage(name, overlord.load_scenario(name), ("axis-cic", "allies-cic")) for name in ("first-steps", "crossroads")
]


def test_each_seed_is_played_twice_with_camps_exchanged_on_the_same_battle() -> None:
    found = bouts("a", "b", STAGES, games=6, seed=7, turn_limit=5)
    assert [(bout.stage.name, bout.seed, bout.axis, bout.allies) for bout in found] == [
        ("first-steps", 7, "a", "b"),
        ("first-steps", 7, "b", "a"),
        ("crossroads", 8, "a", "b"),
        ("crossroads", 8, "b", "a"),
        ("first-steps", 9, "a", "b"),
        ("first-steps", 9, "b", "a"),
    ]
    assert len({bout.key for bout in found}) == 6


def test_an_odd_number_is_filled_up_so_that_every_exchange_is_whole() -> None:
    assert len(bouts("a", "b", STAGES, games=5, seed=1, turn_limit=0)) == 6


def test_every_pair_meets_once_with_the_same_seeds() -> None:
    pairs = plan(["a", "b", "c"], STAGES, games=4, seed=1, turn_limit=0)
    assert [(pair.a, pair.b) for pair in pairs] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len({tuple((bout.stage.name, bout.seed) for bout in pair.bouts) for pair in pairs}) == 1
