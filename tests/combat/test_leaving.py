"""Combat cards against units that are about to leave the board."""

from __future__ import annotations

import pytest

from boards import asked, game, listed, play


@pytest.mark.rule("C-TAX-16", "R-VIC-12")
def test_a_unit_on_its_way_off_the_board_can_be_stopped() -> None:
    battle = game(
        {"G3": "axis armor", "C3": "allies infantry"},
        hands={"axis-cic": ["assault-center"], "allies-cic": ["assault-center", "soft-sand"]},
        options={"combat_deck": "desert"},
        tables='[[exits]]\ncamp = "axis"\nhexes = ["G1"]\n',
    )
    play(battle, "play assault-center")
    while asked(battle) != "order":
        play(battle, "pass")
    play(battle, "order G3", "confirm")
    while asked(battle) != "move":
        play(battle, "pass")
    play(battle, "exit G3 G1")
    assert asked(battle) == "react-x-move-step"
    free = battle.copy()
    play(battle, "combat soft-sand " + next(text.split()[2] for text in listed(battle) if "soft-sand" in text))
    assert sum(unit.kind == "armor" for unit in battle.view(None).units) == 1
    while any(unit.kind == "armor" for unit in free.view(None).units) and asked(free).startswith("react"):
        play(free, "pass")
    assert not any(unit.kind == "armor" for unit in free.view(None).units)
