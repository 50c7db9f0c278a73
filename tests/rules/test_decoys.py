"""Decoy medals: a minefield whose dummy is a medal for whoever sets it off."""

from __future__ import annotations

import pytest

from boards import game, of, play
from overlord.engine.model.events import MedalsWon


def entered(mine: str, unit: str = "axis infantry", medals: int = 5) -> list[MedalsWon]:
    """The medals won by a unit that goes onto F5."""
    top = f'mines = [{{ hex = "F5", camp = "allies", {mine} }}]'
    battle = game({"E5": unit}, top=top, medals=medals, hands={"axis-cic": ["direct-from-hq"]}, dice="FFFF")
    return of(play(battle, "play direct-from-hq", "order E5", "confirm", "move E5 F5"), MedalsWon)


@pytest.mark.rule("R-FMT-07")
def test_a_dummy_is_a_medal_for_good_where_the_scenario_says_so() -> None:
    (won,) = entered("strength = 0, decoy = true")
    assert (won.camp, won.medals, won.reason, won.hexes) == ("axis", 1, "decoy", ("F5",))
    assert entered("strength = 0") == []


@pytest.mark.rule("R-FMT-07")
def test_a_mine_that_goes_off_and_one_that_engineers_clear_are_none() -> None:
    assert entered("strength = 2, decoy = true") == []
    assert entered("strength = 0, decoy = true", "axis combat-engineers") == []


@pytest.mark.rule("R-FMT-07", "R-VIC-01")
def test_such_a_medal_can_win_the_battle() -> None:
    top = 'mines = [{ hex = "F5", camp = "allies", strength = 0, decoy = true }]'
    battle = game({"E5": "axis infantry"}, top=top, medals=1, hands={"axis-cic": ["direct-from-hq"]})
    play(battle, "play direct-from-hq", "order E5", "confirm", "move E5 F5")
    assert battle.outcome is not None and (battle.outcome.winner, battle.outcome.reason) == ("axis", "medals")
