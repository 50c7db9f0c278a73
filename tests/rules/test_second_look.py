"""Corners that a trial of broken rules found untested."""

from __future__ import annotations

import pytest

from boards import asked, game, listed, play


@pytest.mark.rule("R-RUL-09")
def test_guns_climb_no_steep_hill_even_under_a_bombard() -> None:
    hands = {"axis-cic": ["artillery-bombard"], "allies-cic": []}
    battle = game({"F5": "axis artillery"}, {"G5": "steep-hill"}, hands=hands)
    play(battle, "play artillery-bombard", "order F5", "confirm")
    assert "move F5 E5" in listed(battle)
    assert "move F5 G5" not in listed(battle)


@pytest.mark.rule("R-NAT-23")
@pytest.mark.parametrize(("start", "dice"), [("axis infantry 3", 4), ("axis infantry", 4)])
def test_full_strength_is_what_the_unit_began_with(start: str, dice: int) -> None:
    hands = {"axis-cic": ["direct-from-hq"], "allies-cic": []}
    battle = game(
        {"F5": start, "G5": "allies infantry"}, nations=("jp", "us"), hands=hands, options={"japanese_army": "axis"}
    )
    play(battle, "play direct-from-hq", "order F5", "confirm", "done")
    assert sum(amount for amount, _, _ in battle.why("axis-cic", "battle F5 G5")) == dice


@pytest.mark.rule("O-TURN-13")
def test_who_ordered_a_unit_also_takes_ground_and_overruns_with_it_in_a_colleagues_flank() -> None:
    """A tank of the left goes into the center's flank and wins there: the left general is asked."""
    units = {"R7": "axis armor", "O5": "allies infantry 1", "N3": "allies infantry 1", "C9": "axis infantry"}
    hands = {"axis-cic": ["probe-left", "ambush"], "allies-cic": []}
    battle = game(units, board="overlord", hands=hands, dice="III")
    while asked(battle) == "ready":
        play(battle, "ready")
    play(battle, "give probe-left axis-left", "confirm", "pass", "lay probe-left s5", "order R7", "confirm")
    while asked(battle) == "initiative":
        play(battle, "pass")
    play(battle, "move R7 o6", "battle o6 O5")
    assert asked(battle) == "ground" and battle.waiting()[0].seat == "axis-left"
    play(battle, "ground")
    assert asked(battle) == "overrun" and battle.waiting()[0].seat == "axis-left"
