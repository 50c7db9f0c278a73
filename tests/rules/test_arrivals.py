"""Troops that come during the battle, and smoke: supply train, paradrop, smoke screen, armor breakthrough."""

from __future__ import annotations

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import Deployed, Dropped, MedalsWon, Smoked

RAILS = 'rails = ["A5 B5 C5 D5 E5 F5 G5 H5 I5"]'
HANDS = {"axis-cic": ["assault-center", "assault-left"], "allies-cic": ["assault-center", "assault-left"]}


def pass_turn(battle: overlord.Game) -> None:
    """The camp whose turn it is does as little as it can."""
    turn = battle.turn
    while battle.turn == turn and battle.outcome is None:
        offered = listed(battle)
        play(battle, next((text for text in ("done", "confirm", "pass") if text in offered), offered[0]))


def supplied(option: str = "axis", **more: object) -> overlord.Game:
    battle = game(
        {"D5": "axis locomotive", "C5": "axis wagon", "K3": "allies infantry"},
        {"G5": "station"},
        top=RAILS,
        hands={"axis-cic": ["direct-from-hq", "move-out"], "allies-cic": ["assault-right"]},
        options={"supply_train": option, **more},
    )
    play(battle, "play direct-from-hq", "order D5", "confirm")
    return battle


@pytest.mark.rule("R-ACT-13")
def test_a_train_that_reaches_a_station_unloads_a_unit_for_each_part() -> None:
    battle = supplied()
    play(battle, "move D5 G5")
    assert asked(battle) == "unload"
    assert refused(battle, "done").rule == "R-ACT-13"
    assert set(listed(battle)) == {f"target {name}" for name in ("f6", "g6", "f4", "g4", "H5")}  # beside the engine
    told = play(battle, "target g4")
    assert set(listed(battle)) == {f"target {name}" for name in ("e6", "f6", "e4", "f4", "E5")}  # beside the wagon
    told += play(battle, "target f6")
    assert [(event.unit, event.kind, event.figures) for event in of(told, Deployed)] == [
        ("g4", "infantry", 4),
        ("f6", "infantry", 4),
    ]
    assert unit_on(battle, "g4").waits == 2 and asked(battle) != "unload"


@pytest.mark.rule("R-ACT-13")
def test_a_train_unloads_once_and_only_where_the_scenario_says_so() -> None:
    assert not of(play(supplied("none"), "move D5 G5"), Deployed)
    battle = supplied(supply_turn=5)
    play(battle, "move D5 G5", "target g4", "target f6")
    assert unit_on(battle, "g4").waits == 5
    while battle.turn < 3:
        pass_turn(battle)
    play(battle, "play move-out")
    assert "order g4" not in listed(battle, "order")


@pytest.mark.rule("R-ACT-20")
def test_paratroops_are_aimed_drift_and_land_or_are_lost_without_a_medal() -> None:
    landed = lost = 0
    for seed in range(6):
        battle = game(
            {"G5": "axis infantry"},
            {"C5": "lake", "c6": "lake", "d6": "lake", "D5": "lake", "c4": "lake", "d4": "lake"},
            hands=HANDS,
            seed=seed,
            options={"paradrop": "axis", "paradrop_units": 4},
        )
        assert asked(battle) == "paradrop" and len(listed(battle)) == 113
        assert refused(battle, "play assault-left").rule == "R-ACT-20"
        told = play(battle, "target C5", "target I5", "target M9", "target G5")
        drops = of(told, Dropped)
        assert len(drops) == 4 and not of(told, MedalsWon)
        where = [event.path[-1] for event in drops if event.landed]
        assert len(where) == len(set(where)) == len(of(told, Deployed))
        for name in where:
            assert unit_on(battle, name).camp == "axis" and unit_on(battle, name).figures == 4
            assert name not in ("C5", "c6", "d6", "D5", "c4", "d4")
        landed += len(where)
        lost += 4 - len(where)
    assert landed and lost


@pytest.mark.rule("R-ACT-20")
def test_paratroops_come_in_their_turn_and_act_when_the_scenario_says() -> None:
    options = {"paradrop": "axis", "paradrop_units": 1, "paradrop_turn": 2, "paradrop_acts": 4}
    battle = game({"G5": "axis infantry"}, hands=HANDS, options=options)
    assert asked(battle) == "card"
    while battle.turn < 3:
        pass_turn(battle)
    assert asked(battle) == "paradrop"
    (drop,) = of(play(battle, "target I5"), Dropped)
    assert drop.landed and unit_on(battle, drop.path[-1]).waits == 4


def smoking(**more: object) -> overlord.Game:
    battle = game(
        {"G5": "axis infantry", "G3": "allies infantry"},
        hands={"axis-cic": ["assault-center", "assault-left"], "allies-cic": ["assault-center", "assault-left"]},
        options={"smoke": "axis", **more},
    )
    play(battle, "play assault-center")
    return battle


@pytest.mark.rule("R-ACT-21")
def test_smoke_over_three_adjacent_hexes_blocks_sight_for_two_turns_of_its_camp() -> None:
    battle = smoking()
    assert "special smoke f4" in listed(battle) and "special smoke A9" not in listed(battle)  # the card's section
    play(battle, "special smoke f4")
    assert asked(battle) == "smoke" and refused(battle, "done").rule == "R-ACT-21"
    assert "target g4" in listed(battle) and "target A9" not in listed(battle)
    (event,) = of(play(battle, "target g4", "target h4"), Smoked)
    assert event.hexes == ("f4", "g4", "h4") and battle.view(None).smoke == ("f4", "g4", "h4")
    for turn in range(2, 6):
        while battle.turn < turn:
            pass_turn(battle)
        assert bool(battle.view(None).smoke) == (turn < 5), turn


@pytest.mark.rule("R-ACT-21")
@pytest.mark.parametrize(("smoke", "sees"), [(("f4", "g4", "h4"), False), (("G5", "f6", "g6"), True)])
def test_nobody_sees_through_smoke_but_out_of_it_and_into_it(smoke: tuple[str, ...], sees: bool) -> None:
    battle = smoking()
    play(battle, f"special smoke {smoke[0]}", f"target {smoke[1]}", f"target {smoke[2]}")
    play(battle, "play assault-center", "order G3", "confirm", "done")
    assert ("battle G3 G5" in listed(battle)) == sees


@pytest.mark.rule("R-ACT-21")
def test_smoke_hinders_no_move_and_is_laid_as_often_as_the_scenario_says() -> None:
    battle = smoking(smoke_screens=0)
    assert not listed(battle, "special")
    battle = smoking()
    play(battle, "special smoke f4", "target g4", "target h4", "play assault-center", "order G3", "confirm")
    assert "move G3 f4" in listed(battle)
    pass_turn(battle)
    play(battle, "play assault-left")
    assert not listed(battle, "special")


@pytest.mark.rule("R-ACT-21")
@pytest.mark.parametrize(("screens", "left"), [(1, False), (2, True)])
def test_two_generals_share_the_smoke_of_their_camp(screens: int, left: bool) -> None:
    battle = game(
        {"T7": "axis infantry", "L7": "axis infantry", "D3": "allies infantry"},
        board="overlord",
        hands={"axis-cic": ["probe-left", "probe-center", "ambush"]},
        hand=3,
        options={"smoke": "axis", "smoke_screens": screens},
    )
    play(battle, *(f"{seat}: ready" for seat in battle.seats))
    play(battle, "give probe-left axis-left", "give probe-center axis-center", "confirm", "pass")
    play(battle, "axis-left: lay probe-left s5", "axis-center: lay probe-center s3", "axis-left: special smoke T5")
    assert bool(listed(battle, "special", seat="axis-center")) == left


def breaking(**more: object) -> overlord.Game:
    battle = game(
        {"G5": "axis infantry", "g2": "allies infantry 1", "F1": "allies artillery"},
        {"H1": "forest"},
        hands={"axis-cic": ["attack-center", "assault-left"], "allies-cic": ["assault-center"]},
        options={"armor_breakthrough": "axis", **more},
    )
    play(battle, "play attack-center")
    return battle


@pytest.mark.rule("R-ACT-22")
def test_new_armor_is_ordered_onto_the_enemys_edge_each_for_one_order() -> None:
    battle = breaking()
    assert {text.split()[2] for text in listed(battle, "special")} == {"E1", "G1", "H1", "I1"}
    play(battle, "order G5", "special breakthrough G1")
    assert listed(battle, "special") and "special breakthrough G1" not in listed(battle)
    play(battle, "special breakthrough H1")
    assert listed(battle) == ["confirm"]  # three orders are given
    play(battle, "confirm")
    assert unit_on(battle, "G1").kind == "armor" and unit_on(battle, "G1").figures == 3
    assert not [text for text in listed(battle, "move") if text.startswith(("move G1", "move H1"))]


@pytest.mark.rule("R-ACT-22")
def test_it_battles_unless_the_ground_forbids_takes_ground_and_does_not_overrun() -> None:
    battle = breaking()
    play(battle, "special breakthrough G1", "special breakthrough H1", "confirm")
    assert asked(battle) == "battle" and not [text for text in listed(battle) if text.startswith("battle H1")]
    battle = breaking_dice("III")
    play(battle, "special breakthrough G1", "confirm", "battle G1 g2", "pass", "ground")
    assert unit_on(battle, "g2").camp == "axis" and asked(battle) != "overrun"


def breaking_dice(dice: str) -> overlord.Game:
    battle = game(
        {"G5": "axis infantry", "g2": "allies infantry 1", "F1": "allies artillery", "f2": "allies armor"},
        hands={"axis-cic": ["attack-center", "assault-left"], "allies-cic": ["assault-center"]},
        options={"armor_breakthrough": "axis"},
        dice=dice,
    )
    play(battle, "play attack-center")
    return battle


@pytest.mark.rule("R-ACT-22")
def test_it_happens_once_with_so_many_units_and_they_retreat_to_their_own_side() -> None:
    battle = breaking(breakthrough_units=1)
    play(battle, "special breakthrough G1")
    assert not listed(battle, "special")
    play(battle, "confirm")
    while battle.turn < 3:
        pass_turn(battle)
    play(battle, "play assault-left")
    assert not listed(battle, "special")
    assert not listed(breaking(armor_breakthrough="none"), "special")
    battle = game(
        {"g2": "allies infantry", "A1": "allies armor"},
        hands={"axis-cic": ["attack-center"], "allies-cic": ["assault-center"]},
        options={"armor_breakthrough": "axis"},
        dice="FSS" + "FSS",
    )
    play(battle, "play attack-center", "special breakthrough H1", "confirm", "done")
    play(battle, "play assault-center", "order g2", "confirm", "done", "battle g2 H1", "pass")
    assert not unit_on(battle, "H1")  # toward the top edge, which is its own
