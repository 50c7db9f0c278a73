"""Their Finest Hour in Overlord: the commander's only card, four dice for each general, a reshuffle (overlord 4.7)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused
from overlord.engine.model.events import AnyEvent, CardPlayed, Declared, Lost, Ordered, Reshuffled, Retreated, Rolled

# The axis left general commands s6 and s5 (letters Z to R), the center s4 and s3 (Q to J), the right s2 and s1.
FOUR = {"axis": 4, "allies": 4}
CARD = "their-finest-hour"
NOTHING = "GFGF"


def begun(
    units: Mapping[str, str], *, more_cards: Sequence[str] = ("dig-in",), allies: Sequence[str] = (), **more: Any
) -> overlord.Game:
    """The axis commander holds Their Finest Hour and these cards and may hand them out."""
    hands = {"axis-cic": [CARD, *more_cards], "allies-cic": allies}
    battle = game(units, board="overlord", hands=hands, seating=FOUR, **more)
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


def rolled(units: Mapping[str, str], left: str, center: str, right: str, **more: Any) -> overlord.Game:
    """Their Finest Hour is played and the three generals have rolled these dice."""
    battle = begun(units, dice=left + center + right + more.pop("dice", ""), **more)
    play(battle, f"keep {CARD}", "confirm")
    return battle


def named(battle: overlord.Game, general: str) -> list[str]:
    return sorted(option.split()[1] for option in listed(battle, "order", f"axis-{general}"))


def seats(battle: overlord.Game) -> list[str]:
    return [question.seat for question in battle.waiting()]


def dice_of(told: Sequence[AnyEvent]) -> list[tuple[str, str]]:
    return [(event.seat, event.faces) for event in of(told, Rolled) if event.purpose == "finest-hour"]


LEFT = {"S7": "axis infantry", "T7": "axis infantry", "V7": "axis armor", "X7": "axis artillery"}
CENTER = {"K7": "axis infantry", "L7": "axis armor", "N7": "axis infantry"}
RIGHT = {"F7": "axis infantry", "C7": "axis armor"}
ALL = {**LEFT, **CENTER, **RIGHT}


@pytest.mark.rule("O-TFH-01")
def test_the_commander_plays_it_himself_and_never_hands_it_out() -> None:
    battle = begun(ALL)
    assert f"keep {CARD}" in listed(battle)
    assert not [option for option in listed(battle, "give") if CARD in option]
    for general in ("left", "center", "right"):
        assert refused(battle, f"give {CARD} axis-{general}").rule == "O-DIST-04"
    play(battle, f"keep {CARD}", "confirm")
    assert CardPlayed("axis-cic", CARD) in battle.told("allies-left")


@pytest.mark.rule("O-TFH-02", "O-REQ-100")
@pytest.mark.parametrize(
    "other",
    [
        "give probe-left axis-left",
        "give move-out axis-center",
        "give counter-attack axis-right",
        "give air-sortie axis-left",
    ],
)
def test_no_other_card_goes_with_it(other: str) -> None:
    cards = ("probe-left", "move-out", "counter-attack", "dig-in")
    battle = begun(ALL, more_cards=cards, options={"air": "on"})
    turned = battle.copy()
    play(battle, f"keep {CARD}")
    assert listed(battle) == ["confirm"]
    assert refused(battle, other).rule == "O-DIST-14"
    play(turned, other)
    assert refused(turned, f"keep {CARD}").rule == "O-DIST-14"  # nor the other way round


@pytest.mark.rule("O-TFH-03", "O-REQ-101")
def test_each_general_rolls_four_dice_for_himself() -> None:
    battle = rolled(ALL, "IAGF", "SSII", "GGFF")
    assert dice_of(battle.told(None)) == [("axis-left", "IAGF"), ("axis-center", "SSII"), ("axis-right", "GGFF")]


@pytest.mark.rule("O-TFH-03")
@pytest.mark.parametrize(
    ("dice", "fit"),
    [
        pytest.param("IGGF", ["S7", "T7"], id="infantry orders infantry"),
        pytest.param("AGGF", ["V7"], id="armor orders armor"),
        pytest.param("SGGF", ["S7", "T7", "V7", "X7"], id="a star orders anybody"),
    ],
)
def test_each_symbol_orders_one_unit_of_its_kind(dice: str, fit: list[str]) -> None:
    battle = rolled(LEFT, dice, NOTHING, NOTHING)
    assert named(battle, "left") == fit
    play(battle, f"order {fit[0]}")
    assert named(battle, "left") == []  # one die, one unit


@pytest.mark.rule("O-TFH-03")
def test_four_dice_order_four_units_as_they_fit() -> None:
    battle = rolled(LEFT, "IIAS", NOTHING, NOTHING)
    play(battle, "order V7", "order S7", "order X7")
    assert named(battle, "left") == ["T7"]
    told = play(battle, "order T7", "confirm")
    assert {event.unit for event in of(told, Ordered)} == set(LEFT)


@pytest.mark.rule("O-TFH-03")
def test_grenades_and_flags_do_nothing() -> None:
    units = {**LEFT, **CENTER}
    battle = rolled(units, "GGGG", "FFFF", "GFGF", allies=["recon-left", "ambush"])
    told = battle.told(None)
    assert not of(told, Lost) and not of(told, Retreated) and not of(told, Ordered)
    assert seats(battle) == ["allies-cic"]  # the turn is over


@pytest.mark.rule("O-TFH-04")
@pytest.mark.parametrize(
    ("general", "units"), [("left", LEFT), ("center", CENTER), ("right", {**RIGHT, "A9": "axis infantry"})]
)
def test_a_general_picks_only_units_under_his_own_command(general: str, units: dict[str, str]) -> None:
    dice = {"left": NOTHING, "center": NOTHING, "right": NOTHING, general: "SSSS"}
    battle = rolled(ALL, **dice)
    assert seats(battle) == [f"axis-{general}"]
    assert named(battle, general) == sorted(units)
    foreign = next(name for name in ALL if name not in units)
    assert refused(battle, f"order {foreign}").key == "not-this-section"


@pytest.mark.rule("O-TFH-04", "O-REQ-102")
def test_a_unit_belongs_to_the_general_whose_dice_ordered_it() -> None:
    """q6 lies on the border of left and center: both may pick it, one does."""
    units = {"q6": "axis infantry", "N7": "axis infantry", "T7": "axis infantry"}
    battle = rolled(units, "IIGG", "IIGG", NOTHING)
    assert "q6" in named(battle, "left") and "q6" in named(battle, "center")
    play(battle, "axis-left: order q6")
    assert named(battle, "center") == ["N7"]
    assert refused(battle, "order q6", "axis-center").key == "ordered-already"
    play(battle, "axis-center: order N7", "axis-center: confirm", "axis-left: confirm")
    assert {unit.hex: unit.ordered for unit in battle.view(None).units if unit.ordered} == {
        "q6": "axis-left",
        "N7": "axis-center",
    }
    assert refused(battle, "move q6 p6", "axis-center").rule == "O-TURN-13"


@pytest.mark.rule("O-TFH-05", "O-REQ-102")
@pytest.mark.parametrize(
    ("unit", "target", "dice"),
    [
        pytest.param("axis infantry", "t6", 4, id="close assault, three and one"),
        pytest.param("axis infantry", "T5", 3, id="infantry at two hexes, two and one"),
        pytest.param("axis armor", "T5", 4, id="armor at two hexes, three and one"),
        pytest.param("axis artillery", "T5", 4, id="artillery at two hexes, three and one"),
    ],
)
def test_its_units_battle_with_one_die_more(unit: str, target: str, dice: int) -> None:
    battle = rolled({"T7": unit, target: "allies infantry"}, "SGGG", NOTHING, NOTHING, dice="SSSS")
    play(battle, "order T7", "confirm", "done")
    told = play(battle, f"battle T7 {target}")
    assert of(told, Declared) == [Declared("T7", target, dice)]
    assert [(event.seat, len(event.faces)) for event in of(told, Rolled)] == [("axis-left", dice)]


@pytest.mark.rule("O-TFH-06", "O-REQ-103")
def test_draw_and_discard_piles_are_shuffled_together_at_the_end_of_the_turn() -> None:
    """The axis' Probe of an earlier turn and Their Finest Hour itself go back into the pile."""
    units = {"T7": "axis infantry", "T3": "allies infantry"}
    cards = ("probe-left", "dig-in", "move-out")
    battle = begun(
        units, more_cards=cards, allies=["probe-left", "dig-in", "ambush"], hand=6, dice="SGGG" + NOTHING * 2
    )
    play(battle, "give probe-left axis-left", "confirm", "pass", "lay probe-left s5", "confirm", "pass")
    play(battle, "give probe-left allies-left", "confirm", "pass", "lay probe-left s1", "pass")
    assert battle.view(None).discard == 2
    deck = battle.view(None).deck
    play(battle, f"keep {CARD}", "confirm", "order T7", "confirm")
    assert asked(battle) == "move" and battle.view(None).discard == 2  # not before the end of the turn
    told = play(battle, "done")
    assert of(told, Reshuffled) == [Reshuffled(deck + 3)]
    assert battle.view(None).discard == 0


@pytest.mark.rule("O-TFH-07")
def test_a_symbol_without_a_unit_is_lost() -> None:
    """Two armor faces and no armor; three infantry faces and one infantry."""
    battle = rolled({"T7": "axis infantry", "K7": "axis infantry"}, "AAGG", "IIIG", NOTHING)
    assert seats(battle) == ["axis-center"]
    assert named(battle, "center") == ["K7"]
    told = play(battle, "order K7", "confirm")
    assert of(told, Ordered) == [Ordered("axis-center", "K7")]
    assert len(dice_of(battle.told(None))) == 3  # and nobody rolls again
    assert (asked(battle), seats(battle)) == ("move", ["axis-center"])


@pytest.mark.rule("O-TFH-08", "O-REQ-101")
@pytest.mark.parametrize("others", [1, 2, 6, 9])
def test_the_four_dice_do_not_depend_on_the_hand(others: int) -> None:
    more = [
        "dig-in",
        "firefight",
        "probe-left",
        "probe-right",
        "probe-center",
        "attack-left",
        "barrage",
        "ambush",
        "recon-left",
    ]
    battle = begun(ALL, more_cards=more[:others], hand=10)
    play(battle, f"keep {CARD}", "confirm")
    assert [(seat, len(faces)) for seat, faces in dice_of(battle.told(None))] == [
        ("axis-left", 4),
        ("axis-center", 4),
        ("axis-right", 4),
    ]


@pytest.mark.rule("O-TFH-09")
def test_the_generals_carry_it_out_and_all_moves_come_before_all_battles() -> None:
    units = {"T7": "axis infantry", "t4": "allies infantry", "N7": "axis infantry", "n4": "allies infantry"}
    battle = rolled(units, "IGGG", "IGGG", NOTHING, dice="SSSSSSSS")
    assert (asked(battle), seats(battle)) == ("order", ["axis-left", "axis-center"])
    refused(battle, "order T7", "axis-cic")
    play(battle, "axis-center: order N7", "axis-center: confirm")
    refused(battle, "move N7 n6", "axis-center")  # all name their units first
    play(battle, "axis-left: order T7", "axis-left: confirm")
    assert (asked(battle), seats(battle)) == ("move", ["axis-left", "axis-center"])
    play(battle, "axis-center: move N7 n6")
    refused(battle, "battle n6 n4", "axis-center")  # a colleague has still to move
    play(battle, "axis-left: move T7 t6")
    assert (asked(battle), seats(battle)) == ("battle", ["axis-left", "axis-center"])
    told = play(battle, "axis-center: battle n6 n4")
    assert [event.seat for event in of(told, Rolled)] == ["axis-center"]
