"""Special actions of single theatres: fog, General Winter, sealing a cave (core section 5.2)."""

from __future__ import annotations

import pytest

from boards import asked, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import Lost, Rolled

HANDS = {"axis-cic": ["assault-center"], "allies-cic": ["assault-center"]}


@pytest.mark.rule("R-ACT-27")
@pytest.mark.parametrize(("fog", "target", "lost"), [(False, "G7", 2), (True, "G7", 1), (True, "g6", 2)])
def test_in_fog_symbols_hit_only_in_close_assault_and_grenades_always(fog: bool, target: str, lost: int) -> None:
    battle = game(
        {"G5": "axis armor", target: "allies infantry"},
        hands={"axis-cic": ["assault-center"], "allies-cic": []},
        options={"fog": fog},
        dice="IGS",
    )
    play(battle, "play assault-center", "order G5", "confirm", "done")
    assert battle.why("axis-cic", f"battle G5 {target}").odds.faces.count("I") == (lost == 2)
    events = play(battle, f"battle G5 {target}")
    assert [event.figures for event in of(events, Lost)] == [lost]


@pytest.mark.rule("R-ACT-28")
def test_general_winter_takes_a_figure_for_each_grenade_from_units_of_the_players_choice() -> None:
    battle = game(
        {"G5": "axis infantry", "I5": "axis armor"}, hands=HANDS, dice="GG", options={"general_winter": "axis"}
    )
    assert asked(battle) == "frost"
    assert refused(battle, "play assault-center").rule == "R-ACT-28"
    assert set(listed(battle)) == {"target A9", "target G5", "target I5"}
    play(battle, "target I5", "target I5")
    assert unit_on(battle, "I5").figures == 1
    assert asked(battle) == "card"


@pytest.mark.rule("R-ACT-28")
def test_general_winter_rolls_two_dice_at_each_turn_of_its_camp_only() -> None:
    battle = game({"G5": "axis infantry"}, hands=HANDS, dice="FSGI", options={"general_winter": "axis"})
    assert asked(battle) == "card"
    events = play(battle, "play assault-center", "confirm")
    assert not [event for event in of(events, Rolled) if event.purpose == "winter"]
    events = play(battle, "play assault-center")  # no allied unit in the center: the turn is over at once
    assert [event.faces for event in of(events, Rolled) if event.purpose == "winter"] == ["GI"]
    assert asked(battle) == "frost"


@pytest.mark.rule("R-ACT-28")
def test_the_frost_may_take_the_last_figure_and_its_medal() -> None:
    battle = game({"G5": "axis infantry 1"}, hands=HANDS, dice="GS", options={"general_winter": "axis"}, medals=1)
    play(battle, "target G5")
    assert battle.outcome is not None and battle.outcome.winner == "allies"


def in_cave(tile: str, dice: str, enemy: str = "A9", kind: str = "infantry") -> object:
    battle = game(
        {"G5": f"allies {kind}", enemy: "axis infantry"},
        {"G5": tile, "H5": "mountain" if tile == "mountain-cave" else "open"},
        first="allies",
        hands={"axis-cic": [], "allies-cic": ["assault-center"]},
        options={"japanese_army": "axis"},
        dice=dice,
    )
    play(battle, "play assault-center", "order G5", "confirm", "done")
    return battle


@pytest.mark.rule("R-ACT-40")
@pytest.mark.parametrize(("tile", "plain"), [("cave", "hill"), ("mountain-cave", "mountain")])
@pytest.mark.parametrize(("dice", "sealed"), [("ISG", True), ("IGF", False)])
def test_a_star_of_its_close_assault_dice_seals_the_cave(tile: str, plain: str, dice: str, sealed: bool) -> None:
    battle = in_cave(tile, dice)
    events = play(battle, "special seal-cave G5")  # type: ignore[arg-type]
    assert [event.faces for event in of(events, Rolled)] == [dice]
    assert features(battle, "G5") == ((plain if sealed else tile),)  # type: ignore[arg-type]


@pytest.mark.rule("R-ACT-40")
def test_with_an_enemy_beside_it_the_cave_is_not_sealed() -> None:
    assert listed(in_cave("cave", "", enemy="g6"), "special") == []  # type: ignore[arg-type]


@pytest.mark.rule("R-ACT-40")
def test_the_japanese_seal_no_cave_and_sealing_takes_the_place_of_battling() -> None:
    battle = game({"G5": "axis infantry"}, {"G5": "cave"}, hands=HANDS, options={"japanese_army": "axis"})
    play(battle, "play assault-center", "order G5", "confirm", "done")
    assert asked(battle) == "card"
    battle = game(
        {"G5": "allies infantry", "I5": "axis infantry"},
        {"G5": "cave"},
        first="allies",
        hands={"axis-cic": [], "allies-cic": ["assault-center"]},
        options={"japanese_army": "axis"},
        dice="III",
    )
    play(battle, "play assault-center", "order G5", "confirm", "done")
    assert listed(battle, "battle") == ["battle G5 I5"]
    play(battle, "special seal-cave G5")
    assert battle.view(None).active == "axis"
