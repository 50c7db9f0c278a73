"""A general without a card acts on his own initiative: one die, five results, and what it is not (overlord 4.5)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    AnyEvent,
    CardPlayed,
    Discarded,
    Drew,
    Eliminated,
    Ignored,
    Lost,
    MedalsWon,
    Moved,
    Ordered,
    Retreated,
    Rolled,
)

# The axis' left general commands s6 and s5 (letters Z to R), the center s4 and s3 (Q to J), the right s2 and s1.
# Nobody of the axis but the unit in the corner A9 stands in the right flank unless a test puts him there.
FOUR = {"axis": 4, "allies": 4}


def handed(
    units: Mapping[str, str],
    given: Mapping[str, Sequence[str]] | None = None,
    *,
    kept: str = "",
    rest: Sequence[str] = ("ambush",),
    allies: Sequence[str] = (),
    **more: Any,
) -> overlord.Game:
    """A battle in which the axis commander has handed out these cards, by default a Probe for the right general, who
    has laid it and ordered nobody."""
    cards = {"right": ["probe-right"]} if given is None else given
    hand = [card for some in cards.values() for card in some] + [kept] * bool(kept) + [*rest]
    battle = game(units, board="overlord", hands={"axis-cic": hand, "allies-cic": allies}, seating=FOUR, **more)
    for seat in battle.seats:
        battle.play(seat, "ready")
    for general, some in cards.items():
        play(battle, *(f"give {card} axis-{general}" for card in some))
    if kept:
        play(battle, f"keep {kept}")
    play(battle, "confirm")
    if asked(battle) == "visit":
        play(battle, "pass")
    if given is None:
        play(battle, "axis-right: lay probe-right s1", "axis-right: confirm")
    return battle


def laid(battle: overlord.Game) -> None:
    """Whoever has a card lays it and orders nobody."""
    while asked(battle) == "order":
        play(battle, (listed(battle, "lay") or ["confirm"])[0])


def rolled(face: str, units: Mapping[str, str], **more: Any) -> tuple[overlord.Game, list[AnyEvent]]:
    """The left general, who has these units, acts on his own initiative and rolls this face."""
    battle = handed(units, dice=face + more.pop("dice", ""), **more)
    laid(battle)
    told = play(battle, "axis-left: roll")
    while asked(battle) == "initiative" and battle.view(None).active == "axis":
        told += play(battle, "pass")
    return battle, told


def seats(battle: overlord.Game) -> list[str]:
    return [question.seat for question in battle.waiting()]


def ordered(battle: overlord.Game) -> dict[str, str]:
    return {unit.hex: unit.ordered for unit in battle.view(None).units if unit.ordered}


# One unit of each kind in the left flank.
MIXED = {"T5": "axis infantry", "V5": "axis armor", "X5": "axis artillery"}


# ---- who may roll -------------------------------------------------------------------------------


@pytest.mark.rule("O-INI-01", "O-REQ-037")
@pytest.mark.parametrize(
    ("given", "free"),
    [
        pytest.param({"left": ["probe-left"]}, ["axis-center", "axis-right"], id="a section card"),
        pytest.param({"center": ["direct-from-hq"]}, ["axis-left", "axis-right"], id="a tactic card"),
        pytest.param({"left": ["probe-left"], "right": ["recon-right"]}, ["axis-center"], id="two generals with cards"),
        pytest.param({"right": ["counter-attack"]}, ["axis-left", "axis-center"], id="a card that orders nobody"),
    ],
)
def test_only_a_general_who_got_no_card_at_all_may_roll(given: dict[str, list[str]], free: list[str]) -> None:
    battle = handed({**MIXED, "K5": "axis infantry", "C5": "axis infantry"}, given)
    laid(battle)
    assert (asked(battle), seats(battle)) == ("initiative", free)
    for general in given:
        refused(battle, "roll", f"axis-{general}")


@pytest.mark.rule("O-INI-01")
def test_all_three_may_roll_when_only_the_commander_played_a_card() -> None:
    battle = handed({**MIXED, "K5": "axis infantry"}, {}, kept="barrage", dice="SSSS")
    play(battle, "target Z1")
    assert (asked(battle), seats(battle)) == ("initiative", ["axis-left", "axis-center", "axis-right"])


@pytest.mark.rule("O-INI-01")
def test_an_air_sortie_is_a_card_too() -> None:
    hands = {"axis-cic": ["probe-right", "ambush"], "allies-cic": []}
    battle = game(MIXED, board="overlord", hands=hands, options={"air": "on"}, seating=FOUR)
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, "give air-sortie axis-left", "confirm", "pass", "lay air-sortie both", "confirm")
    assert (asked(battle), seats(battle)) == ("initiative", ["axis-right"])


@pytest.mark.rule("O-INI-01", "O-REQ-038")
def test_initiative_may_be_declined() -> None:
    battle = handed(MIXED)
    assert seats(battle) == ["axis-left"] and listed(battle) == ["pass", "roll"]
    told = play(battle, "pass")
    assert not of(told, Rolled) and not of(told, Ordered)
    assert not ordered(battle)


# ---- the five results ---------------------------------------------------------------------------


@pytest.mark.rule("O-INI-02", "O-REQ-039")
def test_the_initiative_is_one_die() -> None:
    _, told = rolled("I", MIXED)
    assert of(told, Rolled) == [Rolled("axis-left", "initiative", "I")]


@pytest.mark.rule("O-INI-02", "O-REQ-040", "O-REQ-041")
@pytest.mark.parametrize(("face", "who"), [("I", ["T5"]), ("A", ["V5"]), ("S", ["T5", "V5", "X5"])])
def test_a_face_orders_one_unit_of_its_kind_and_a_star_any(face: str, who: list[str]) -> None:
    battle, _ = rolled(face, {**MIXED, "K5": "axis infantry", "L5": "axis armor"})
    assert listed(battle, "order", "axis-left") == [f"order {name}" for name in who]
    for name in MIXED:
        if name not in who:
            assert refused(battle, f"order {name}", "axis-left").rule == "O-INI-02"
    told = play(battle, f"axis-left: order {who[-1]}")
    assert of(told, Ordered) == [Ordered("axis-left", who[-1])]  # one, and no more
    assert ordered(battle) == {who[-1]: "axis-left"}


@pytest.mark.rule("O-INI-02", "O-REQ-043", "O-DIFF-01")
def test_a_flag_drives_one_of_his_units_back_a_hex() -> None:
    battle, _ = rolled("F", {"T5": "axis infantry", "V5": "axis armor"})
    assert listed(battle) == ["target T5", "target V5"]  # he must choose one
    refused(battle, "pass")
    play(battle, "target T5")
    assert (asked(battle), seats(battle)) == ("retreat", ["axis-left"])
    told = play(battle, "retreat T5 t6")
    assert of(told, Retreated) == [Retreated("T5", "t6")] and not of(told, Lost)
    assert asked(battle) != "retreat" and unit_on(battle, "t6").figures == 4  # one hex


@pytest.mark.rule("O-INI-02", "O-REQ-046")
def test_a_grenade_costs_one_of_his_units_a_figure() -> None:
    battle, _ = rolled("G", {"T5": "axis infantry", "V5": "axis armor"})
    assert listed(battle) == ["target T5", "target V5"]
    refused(battle, "pass")
    told = play(battle, "target V5")
    assert of(told, Lost) == [Lost("V5", 1, 2)] and not of(told, Retreated)


@pytest.mark.rule("O-INI-02", "O-REQ-043", "O-REQ-046")
@pytest.mark.parametrize("face", ["F", "G"])
def test_a_unit_that_retreated_or_lost_a_figure_does_not_battle(face: str) -> None:
    """Its enemy is in front of it, but the turn goes on without it."""
    units = {"T7": "axis infantry", "t6": "allies infantry", "s6": "allies infantry", "T9": "axis infantry"}
    battle, _ = rolled(face, units)
    told = play(battle, "target T7")
    if asked(battle) == "retreat":
        told += play(battle, listed(battle, "retreat")[0])
    assert not of(told, Ordered)
    assert asked(battle) not in ("move", "battle")  # the turn is over


@pytest.mark.rule("O-INI-03", "O-REQ-042")
def test_a_face_that_fits_nobody_in_his_flank_does_nothing_and_is_not_rolled_again() -> None:
    """The armor stands in the center's flank and in s2, none in his own."""
    units = {"T5": "axis infantry", "K5": "axis armor", "F5": "axis armor"}
    battle, told = rolled("A", units, given={"center": ["recon-center"], "right": ["recon-right"]}, dice="I")
    assert len(of(told, Rolled)) == 1
    assert not of(told, Ordered) and not ordered(battle)


@pytest.mark.rule("O-INI-03")
@pytest.mark.parametrize("face", ["I", "F", "G"])
def test_his_units_are_those_of_his_own_flank(face: str) -> None:
    units = {"T5": "axis infantry", "K5": "axis infantry", "F5": "axis infantry", "q6": "axis infantry"}
    battle, _ = rolled(face, units, given={"center": ["recon-center"], "right": ["recon-right"]})
    verb = "order" if face == "I" else "target"
    assert listed(battle, verb) == [f"{verb} q6", f"{verb} T5"]  # the border hex is his too
    for foreign in ("K5", "F5"):
        assert refused(battle, f"{verb} {foreign}").rule == "O-INI-03"


@pytest.mark.rule("O-INI-04", "O-REQ-045")
def test_a_flag_goes_to_a_unit_that_can_retreat_while_there_is_one() -> None:
    battle, _ = rolled("F", {"T9": "axis infantry", "V5": "axis armor"})  # T9 stands on its baseline
    assert listed(battle) == ["target V5"]
    assert refused(battle, "target T9").rule == "O-INI-04"


@pytest.mark.rule("O-INI-04", "O-REQ-044", "O-DIFF-02")
def test_a_flag_costs_a_figure_where_nobody_can_retreat_and_the_general_chooses_whose() -> None:
    battle, _ = rolled("F", {"T9": "axis infantry", "V9": "axis armor"})
    assert listed(battle) == ["target T9", "target V9"]
    told = play(battle, "target V9")
    assert of(told, Lost) == [Lost("V9", 1, 2)] and not of(told, Retreated)


@pytest.mark.rule("O-INI-04")
def test_a_unit_hemmed_in_by_its_own_cannot_retreat() -> None:
    units = {"T5": "axis infantry", "s6": "axis infantry", "t6": "axis infantry", "S7": "axis infantry"}
    battle, _ = rolled("F", units)
    assert "target T5" not in listed(battle)
    assert refused(battle, "target T5").rule == "O-INI-04"


@pytest.mark.rule("O-INI-04")
def test_a_unit_that_stands_fast_cannot_retreat() -> None:
    battle, _ = rolled("F", {"T5": "axis artillery", "V5": "axis armor"}, terrain={"T5": "bunker=axis"})
    assert listed(battle) == ["target V5"]


# ---- what the ordered unit does, and when -------------------------------------------------------


@pytest.mark.rule("O-INI-05")
@pytest.mark.parametrize(("face", "name"), [("I", "T7"), ("A", "V7"), ("S", "X7")])
def test_the_unit_moves_and_battles_like_any_ordered_unit(face: str, name: str) -> None:
    units = {
        "T7": "axis infantry",
        "V7": "axis armor",
        "X7": "axis artillery",
        "T5": "allies infantry",
        "V5": "allies infantry",
        "X5": "allies infantry",
    }
    battle, _ = rolled(face, units, dice="SSS")
    play(battle, f"order {name}")
    assert (asked(battle), seats(battle)) == ("move", ["axis-left"])
    assert {option.split()[1] for option in listed(battle, "move")} == {name}
    moved = battle.copy()
    assert of(play(moved, listed(battle, "move")[0]), Moved)
    play(battle, "done")
    told = play(battle, f"battle {name} {name[0]}5")
    assert [(event.seat, event.purpose) for event in of(told, Rolled)] == [("axis-left", "battle")]


@pytest.mark.rule("O-INI-06", "O-REQ-121")
def test_initiative_comes_after_all_orders_and_before_the_first_move() -> None:
    units = {"T7": "axis infantry", "K7": "axis infantry"}
    battle = handed(units, {"center": ["probe-center"], "right": ["recon-right"]}, dice="I")
    refused(battle, "roll", "axis-left")
    play(battle, "axis-center: lay probe-center s3", "axis-center: order K7", "axis-center: confirm")
    refused(battle, "roll", "axis-left")
    play(battle, "axis-right: lay recon-right s2")
    assert (asked(battle), seats(battle)) == ("initiative", ["axis-left"])
    assert ordered(battle) == {"K7": "axis-center"}
    refused(battle, "move K7 k6", "axis-center")  # nobody moves before the die
    play(battle, "roll", "order T7")
    assert (asked(battle), seats(battle)) == ("move", ["axis-left", "axis-center"])


@pytest.mark.rule("O-INI-06")
def test_by_option_the_die_comes_before_the_orders() -> None:
    units = {"T7": "axis infantry", "K7": "axis infantry", "q6": "axis infantry"}
    battle = handed(
        units,
        {"center": ["probe-center"], "right": ["recon-right"]},
        dice="I",
        options={"initiative_after_orders": False},
    )
    assert (asked(battle), seats(battle)) == ("initiative", ["axis-left"])
    play(battle, "roll", "order q6")
    assert ordered(battle) == {"q6": "axis-left"}
    play(battle, "axis-center: lay probe-center s4")
    assert listed(battle, "order", "axis-center") == []  # q6 has its order


@pytest.mark.rule("O-INI-07")
def test_several_generals_may_roll_in_one_turn_each_his_own_die() -> None:
    units = {"T7": "axis infantry", "K7": "axis armor", "F7": "axis infantry"}
    battle = handed(units, {}, kept="barrage", dice="SSSSIAG")
    play(battle, "target Z1")
    play(battle, "axis-right: roll", "axis-left: roll")
    assert asked(battle) == "initiative"  # nothing is rolled before the last has spoken
    told = play(battle, "axis-center: roll")
    assert [(event.seat, event.faces) for event in of(told, Rolled)] == [
        ("axis-left", "I"),
        ("axis-center", "A"),
        ("axis-right", "G"),
    ]
    told = play(battle, "axis-right: target F7", "axis-center: order K7", "axis-left: order T7")
    assert of(told, Ordered) == [Ordered("axis-left", "T7"), Ordered("axis-center", "K7")]
    assert of(told, Lost) == [Lost("F7", 1, 3)]


@pytest.mark.rule("O-INI-07")
def test_two_generals_do_not_order_the_same_unit_on_their_border() -> None:
    units = {"q6": "axis infantry", "T7": "axis infantry"}
    battle = handed(units, {"right": ["recon-right"]}, dice="II")
    laid(battle)
    play(battle, "axis-left: roll", "axis-center: roll")
    assert "order q6" in listed(battle, seat="axis-left") and "order q6" in listed(battle, seat="axis-center")
    play(battle, "axis-left: order q6")
    assert ordered(battle) == {"q6": "axis-left"}  # the center has nobody else: his die is lost


# ---- what initiative is not ---------------------------------------------------------------------


@pytest.mark.rule("O-INI-08")
def test_there_is_no_initiative_in_a_finest_hour() -> None:
    battle = handed(
        {**MIXED, "K5": "axis infantry"}, {}, kept="their-finest-hour", allies=["recon-left", "ambush"], dice="G" * 12
    )
    told = battle.told("axis-left")
    assert CardPlayed("axis-cic", "their-finest-hour") in told
    assert len([event for event in of(told, Rolled) if event.purpose == "finest-hour"]) == 3
    assert not [event for event in of(told, Rolled) if event.purpose == "initiative"]
    assert seats(battle) == ["allies-cic"]  # the dice ordered nobody, and still none of them rolls for himself


@pytest.mark.rule("O-INI-09")
@pytest.mark.parametrize(
    ("unit", "terrain", "options"),
    [
        pytest.param("axis infantry", {"T5": "open+sandbags"}, {}, id="sandbags"),
        pytest.param("axis infantry", {"T5": "bunker=axis"}, {}, id="bunker"),
        pytest.param("axis infantry", {}, {"japanese_army": "axis"}, id="a nation"),
    ],
)
def test_nothing_that_ignores_flags_cancels_the_flag_of_an_initiative(
    unit: str, terrain: dict[str, str], options: dict[str, object]
) -> None:
    nations = ("jp", "us") if options else ("de", "us")
    battle, _ = rolled("F", {"T5": unit}, terrain=terrain, options=options, nations=nations)
    play(battle, "target T5")
    assert asked(battle) == "retreat"
    told = play(battle, "retreat T5 t6")
    assert of(told, Retreated) == [Retreated("T5", "t6")] and not of(told, Ignored)


@pytest.mark.rule("O-INI-10")
@pytest.mark.parametrize(("face", "unit"), [("G", "T5"), ("F", "T9")])
def test_a_unit_destroyed_by_an_initiative_is_a_medal_for_the_enemy(face: str, unit: str) -> None:
    battle, _ = rolled(face, {unit: "axis infantry 1"})
    told = play(battle, f"target {unit}")
    assert of(told, Eliminated) == [Eliminated("axis", unit, "infantry")]
    assert of(told, MedalsWon) == [MedalsWon("allies", 1, "unit", (unit,))]
    assert battle.view(None).medals[1].medals == 1


@pytest.mark.rule("O-INI-11")
def test_an_initiative_is_no_card_to_counter_discard_or_draw_for() -> None:
    units = {"T7": "axis infantry", "T3": "allies infantry"}
    battle, _ = rolled("I", units, allies=["counter-attack", "recon-center"], hand=8)
    told = play(battle, "order T7", "done")
    assert [event.card for event in of(told, Discarded)] == ["probe-right"]
    assert [event.count for event in of(told, Drew)] == [2]
    play(battle, "give counter-attack allies-right", "confirm", "pass")
    told = play(battle, "lay counter-attack both")  # opposite the axis' left general
    assert not of(told, Ordered) and asked(battle) != "order"


@pytest.mark.rule("O-INI-11")
def test_initiative_does_not_count_among_the_three_cards() -> None:
    cards = {"center": ["probe-center"], "right": ["probe-right", "recon-right"]}
    battle = handed({"T7": "axis infantry"}, cards, dice="I")
    laid(battle)
    assert (asked(battle), seats(battle)) == ("initiative", ["axis-left"])
    assert of(play(battle, "roll", "order T7"), Ordered) == [Ordered("axis-left", "T7")]


@pytest.mark.rule("O-INI-11")
@pytest.mark.parametrize("face", ["I", "A", "S"])
def test_marines_order_no_extra_unit_on_initiative(face: str) -> None:
    units = {"T7": "axis infantry", "S7": "axis infantry", "V7": "axis armor", "W7": "axis armor"}
    battle, _ = rolled(face, units, options={"gung_ho": "axis"})
    play(battle, listed(battle, "order")[0])
    assert len(ordered(battle)) == 1
    assert asked(battle) == "move"


@pytest.mark.rule("O-INI-12")
def test_the_commander_neither_forces_nor_forbids_it_nor_speaks_to_him() -> None:
    battle = handed(
        {"T7": "axis infantry", "K7": "axis infantry"}, {"center": ["probe-center"], "right": ["recon-right"]}
    )
    laid(battle)
    for answer in ("roll", "pass"):
        assert refused(battle, answer, "axis-cic").key == "not-asked"
        assert refused(battle, answer, "axis-center").key == "not-asked"
    for channel in ("generals", "camp", "visit"):
        with pytest.raises(overlord.Illegal):
            battle.say("axis-cic", channel, "Stay where you are.")
    assert listed(battle, seat="axis-left") == ["pass", "roll"]


@pytest.mark.rule("O-INI-12")
@pytest.mark.parametrize("anyone", [False, True])
def test_a_general_without_a_card_is_visited_only_by_option(anyone: bool) -> None:
    hands = {"axis-cic": ["probe-center", "ambush"], "allies-cic": []}
    battle = game(MIXED, board="overlord", hands=hands, options={"visit_any_fg": anyone}, seating=FOUR)
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, "give probe-center axis-center", "confirm")
    assert ("visit axis-left" in listed(battle)) == anyone
    if not anyone:
        assert refused(battle, "visit axis-left").rule == "O-COM-10"
    else:
        play(battle, "visit axis-left")
        battle.say("axis-cic", "visit", "Stay where you are.")
        play(battle, "end-visit", "lay probe-center s3")
        assert listed(battle, seat="axis-left") == ["pass", "roll"]  # he is still free


# ---- border splits ------------------------------------------------------------------------------

# q6 lies between the left's s5 and the center's s4; an enemy stands before it.
BORDER = {"q6": "axis infantry", "q4": "allies infantry", "N7": "axis infantry"}


def shared(face: str) -> overlord.Game:
    """The center has ordered the unit on the border, the left general has rolled this face."""
    battle = handed(BORDER, {"center": ["probe-center"], "right": ["recon-right"]}, dice=face + "SSS")
    play(battle, "axis-right: lay recon-right s2")
    play(battle, "axis-center: lay probe-center s4", "axis-center: order q6", "axis-center: confirm")
    play(battle, "axis-left: roll")
    return battle


@pytest.mark.rule("O-INI-13", "O-REQ-122")
@pytest.mark.parametrize(("face", "target"), [("G", "q6"), ("F", "Q7")])
def test_a_unit_picked_for_flag_or_grenade_keeps_the_colleagues_move_but_not_its_battle(face: str, target: str) -> None:
    battle = shared(face)
    assert "target q6" in listed(battle, seat="axis-left")  # picking it is allowed
    play(battle, "axis-left: target q6")
    if asked(battle) == "retreat":
        play(battle, "retreat q6 Q7")
    assert ordered(battle) == {target: "axis-center"}
    assert (asked(battle), seats(battle)) == ("move", ["axis-center"])
    told = play(battle, "axis-center: move Q7 q6" if face == "F" else "axis-center: done")
    assert asked(battle) != "battle" and not of(told, Rolled)


@pytest.mark.rule("O-INI-13")
def test_without_the_pick_the_same_unit_battles() -> None:
    """The other side of the test above: nothing else keeps it from battling."""
    battle = shared("A")
    play(battle, "axis-center: done")
    assert "battle q6 q4" in listed(battle, seat="axis-center")


@pytest.mark.rule("O-INI-13")
@pytest.mark.parametrize("face", ["I", "S"])
def test_infantry_armor_and_star_need_a_unit_without_an_order(face: str) -> None:
    battle = handed(
        {**BORDER, "T7": "axis infantry"}, {"center": ["probe-center"], "right": ["recon-right"]}, dice=face
    )
    play(battle, "axis-right: lay recon-right s2")
    play(battle, "axis-center: lay probe-center s4", "axis-center: order q6", "axis-center: confirm", "axis-left: roll")
    assert listed(battle, "order", "axis-left") == ["order T7"]
    assert refused(battle, "order q6", "axis-left").rule == "O-TURN-12"


@pytest.mark.rule("O-INI-13")
@pytest.mark.parametrize("face", ["G", "F"])
def test_a_unit_picked_for_flag_or_grenade_does_not_battle_for_a_colleagues_die_either(face: str) -> None:
    """Left and center both roll: what the left's die did to the unit bars it, though the center's die orders it."""
    battle = handed({"q6": "axis infantry", "q4": "allies infantry"}, {"right": ["recon-right"]}, dice=face + "ISSS")
    laid(battle)
    play(battle, "axis-left: roll", "axis-center: roll")
    if "order q6" in listed(battle, seat="axis-center"):
        play(battle, "axis-center: order q6")
    play(battle, "axis-left: target q6")
    if asked(battle) == "retreat":
        play(battle, "retreat q6 Q7")
        if asked(battle) == "move":
            play(battle, "move Q7 q6")
    elif asked(battle) == "move":
        play(battle, "done")
    assert asked(battle) != "battle"


@pytest.mark.rule("O-INI-06", "O-INI-13")
@pytest.mark.parametrize("face", ["G", "F"])
def test_a_unit_picked_before_the_orders_does_not_battle_for_a_colleagues_card(face: str) -> None:
    battle = handed(
        BORDER,
        {"center": ["probe-center"], "right": ["recon-right"]},
        dice=face + "SSS",
        options={"initiative_after_orders": False},
    )
    play(battle, "axis-left: roll", "axis-left: target q6")
    where = "q6"
    if asked(battle) == "retreat":
        play(battle, "retreat q6 Q7")
        where = "Q7"
    play(battle, "axis-right: lay recon-right s2", "axis-center: lay probe-center s4")
    if f"order {where}" in listed(battle, seat="axis-center"):
        play(battle, f"axis-center: order {where}")
    play(battle, "axis-center: confirm")
    if asked(battle) == "move":
        play(battle, "move Q7 q6" if where == "Q7" else "done")
    assert asked(battle) != "battle"


@pytest.mark.rule("O-INI-13")
def test_the_unit_battles_again_in_its_camps_next_turn() -> None:
    """The allies have no cards and do nothing in between."""
    units = {"T7": "axis infantry", "T5": "allies infantry"}
    battle, _ = rolled("G", units, rest=["direct-from-hq", "ambush"], dice="SS")
    play(battle, "target T7")
    while battle.view(None).active == "allies":
        play(battle, "pass")
    play(battle, "give direct-from-hq axis-left", "confirm", "pass", "lay direct-from-hq both", "order T7", "confirm")
    while asked(battle) == "initiative":
        play(battle, "pass")
    play(battle, "done")
    assert "battle T7 T5" in listed(battle, seat="axis-left")
