"""The six special actions of the eight airplanes (A-AIR-17 to -20, -23)."""

from __future__ import annotations

import pytest

import overlord
from air.skies import aloft, duel, finish, front, give, until, up, wound
from boards import asked, listed, of, play, refused, unit_on
from overlord.engine.model.events import AirAction, Drew, Lost, MedalsWon, PlaneLeft, Removed, Retreated, Rolled
from overlord.engine.tables.air import ACTIONS, AIRPLANES

KNOWN = {
    "warhawk": {"strafing", "ground-support"},
    "lightning": {"strafing", "ground-interdiction"},
    "corsair": {"strafing", "ground-support", "ground-interdiction"},
    "spitfire": {"strafing", "ground-interdiction"},
    "storch": {"rescue"},  # and Recon, which comes by itself
    "bf-109": {"strafing", "ground-support"},
    "zero": {"strafing", "kamikaze"},
    "yak": {"strafing", "ground-support"},
}

# Flown from G5 over H5 to I5: an enemy below the way and one beside its end, an own unit beside it with an order.
SCENE = {"H5": "allies infantry", "J5": "allies armor", "i6": "axis infantry"}


def flown(kind: str, units: dict[str, str] | None = None, way: str = "fly G5 H5 I5", **more: object) -> overlord.Game:
    """This airplane of the axis has flown; a Probe has ordered the unit on i6."""
    wounded = more.pop("wounded", ("i6",))
    options = {"axis_planes": kind, **more.pop("options", {})}  # type: ignore[dict-item]
    battle = duel(units or SCENE, options=options, **more)  # type: ignore[arg-type]
    up(battle, "axis", kind, "G5")
    for name in wounded:  # type: ignore[attr-defined]
        if (units or SCENE).get(name, "").startswith("axis"):
            wound(battle, name, 2)
    play(battle, "play air-sortie", "activate G5", "play probe-center")
    if asked(battle) == "order":
        play(battle, *listed(battle, "order")[:1] if "order i6" in listed(battle) else (), "confirm")
    play(battle, way)
    if "done" in listed(battle) and asked(battle) == "move":
        play(battle, "done")
    return battle


def dice(told: list[object], purpose: str) -> list[str]:
    return [event.faces for event in of(told, Rolled) if event.purpose == purpose]  # type: ignore[arg-type]


@pytest.mark.rule("A-AIR-23")
@pytest.mark.parametrize("kind", AIRPLANES)
def test_each_type_has_its_actions_and_no_other(kind: str) -> None:
    battle = flown(kind)
    assert {answer.split()[1] for answer in listed(battle, "air")} == KNOWN[kind]
    for action in ACTIONS:
        if action not in KNOWN[kind]:
            assert refused(battle, f"air {action} I5 J5").rule == "A-AIR-18"
    assert AIRPLANES[kind].nation in ("us", "gb", "de", "jp", "su")


@pytest.mark.rule("A-AIR-17")
def test_there_are_eight_types_and_six_actions() -> None:
    assert set(AIRPLANES) == set(KNOWN)
    assert set(ACTIONS) == {action for row in AIRPLANES.values() for action in row.actions}
    assert len(ACTIONS) == 6


@pytest.mark.parametrize("kind", [kind for kind in AIRPLANES if kind != "storch"])
def test_one_action_a_turn(kind: str) -> None:
    battle = flown(kind, dice="AA")
    play(battle, "air strafing I5")
    assert listed(battle, "air") == []
    assert refused(battle, "air strafing I5").rule in ("A-AIR-18", "R-TURN-04")


def test_no_action_before_all_have_moved() -> None:
    battle = duel(SCENE)
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "play probe-center", "order i6", "confirm", "fly G5 H5 I5")
    assert asked(battle) == "move"
    assert refused(battle, "air strafing I5").rule == "R-TURN-02"


# ---- Strafing ------------------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-17")
@pytest.mark.parametrize(
    ("kind", "face", "hit"),
    [
        ("infantry", "I", True),
        ("infantry", "A", False),
        ("infantry", "G", True),
        ("infantry", "S", True),
        ("armor", "A", True),
        ("armor", "I", False),
        ("armor", "S", True),
        ("artillery", "G", True),
        ("artillery", "S", True),
        ("artillery", "I", False),
    ],
)
def test_strafing_is_a_die_for_a_unit_flown_over(kind: str, face: str, hit: bool) -> None:
    battle = flown("bf-109", {"H5": f"allies {kind}"}, dice=face)
    told = play(battle, "air strafing I5")
    assert dice(told, "strafing") == [face]
    assert len(of(told, Lost)) == hit


@pytest.mark.rule("A-AIR-17")
def test_it_strafes_all_that_it_flew_over_in_their_order_and_nobody_else() -> None:
    units = {"H5": "allies infantry", "I5": "allies armor", "j4": "allies infantry", "G7": "axis infantry"}
    battle = flown("bf-109", units, "fly G5 H5 I5 J5", dice="IA")
    told = play(battle, "air strafing J5")
    assert [(event.faces, event.target) for event in of(told, Rolled)] == [("I", "H5"), ("A", "I5")]
    assert [unit_on(battle, name).figures for name in ("H5", "I5", "j4")] == [3, 2, 4]


@pytest.mark.rule("A-AIR-17")
@pytest.mark.parametrize("ground", ["forest", "town", "open+bunker=allies", "open+sandbags", "hill"])
def test_no_terrain_takes_a_die_from_strafing(ground: str) -> None:
    battle = duel({"H5": "allies infantry"}, {"H5": ground}, dice="G")
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "pass", "fly G5 H5 I5")
    told = play(battle, "air strafing I5")
    assert dice(told, "strafing") == ["G"]
    assert unit_on(battle, "H5").figures == 3


@pytest.mark.rule("A-AIR-17")
def test_a_flag_drives_a_strafed_unit_from_its_sandbags() -> None:
    """Sandbags let it ignore one flag; it wears down whoever goes."""
    battle = duel({"H5": "allies infantry"}, {"H5": "open+sandbags"}, dice="F")
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "pass", "fly G5 H5 I5")
    told = play(battle, "air strafing I5")
    assert asked(battle) == "flags" or not of(told, Retreated)
    while asked(battle) in ("flags", "retreat"):
        told += play(battle, "ignore 0" if asked(battle) == "flags" else listed(battle)[0])
    assert of(told, Retreated) and of(told, Removed)


@pytest.mark.rule("A-AIR-17")
def test_a_unit_that_is_gone_when_its_turn_comes_is_passed_over() -> None:
    units = {"H5": "allies infantry 1", "I5": "allies infantry 1", "i4": "allies infantry"}
    battle = flown("bf-109", units, "fly G5 H5 I5 J5", dice="GG")
    told = play(battle, "air strafing J5")
    assert len(of(told, MedalsWon)) == 2
    assert len(dice(told, "strafing")) == 2


@pytest.mark.rule("A-AIR-17")
def test_the_last_medal_ends_it_in_the_middle_of_a_pass() -> None:
    units = {"H5": "allies infantry 1", "I5": "allies infantry 1"}
    battle = flown("bf-109", units, "fly G5 H5 I5 J5", dice="GG", medals=1)
    told = play(battle, "air strafing J5")
    assert battle.outcome is not None and len(dice(told, "strafing")) == 1


@pytest.mark.rule("A-AIR-17")
def test_who_came_below_the_way_later_was_not_flown_over() -> None:
    """i6 battles j6, which falls back onto the way of the airplane."""
    units = {"H5": "allies infantry", "i6": "axis infantry", "j6": "allies infantry"}
    battle = duel(units, cards=("probe-center", "recon-left", "probe-left"), dice="FA")
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "play probe-center", "order i6", "confirm")
    play(battle, "fly G5 H5 I5 J5 K5", "done", "battle i6 j6")
    while asked(battle) in ("flags", "retreat", "ambush"):
        play(battle, next(a for a in listed(battle) if not a.startswith("retreat") or a.endswith(" J5")))
    assert unit_on(battle, "J5") is not None
    while asked(battle) == "ground":
        play(battle, "pass" if "pass" in listed(battle) else listed(battle)[-1])
    told = play(battle, "air strafing K5")
    assert [event.target for event in of(told, Rolled)] == ["H5"]


# ---- Ground Support ------------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-18")
def test_ground_support_is_a_die_more_for_a_unit_beside_it() -> None:
    battle = flown("bf-109", {"H5": "allies infantry", "i6": "axis infantry", "j6": "allies infantry"})
    before = battle.why("axis-cic", "battle i6 j6")
    assert listed(battle, "air") == ["air strafing I5", "air ground-support I5 i6"]
    play(battle, "air ground-support I5 i6")
    after = battle.why("axis-cic", "battle i6 j6")
    assert [part for part in after if part not in before] == [(1, "ground-support", "A-AIR-18")]
    assert listed(battle, "air") == []
    told = play(battle, "battle i6 j6")
    if asked(battle) == "ambush":
        told += play(battle, "pass")
    assert [len(event.faces) for event in of(told, Rolled) if event.unit == "i6"] == [4]


@pytest.mark.rule("A-AIR-18")
@pytest.mark.parametrize(
    ("units", "why"),
    [
        ({"i6": "allies infantry", "H5": "allies infantry"}, "an enemy"),
        ({"K7": "axis infantry", "H5": "allies infantry"}, "not beside it"),
        ({"j4": "axis infantry", "H5": "allies infantry"}, "no order"),
    ],
)
def test_ground_support_for_nobody_else(units: dict[str, str], why: str) -> None:
    battle = flown("bf-109", units)
    assert not [answer for answer in listed(battle, "air") if "support" in answer], why
    for name in units:
        assert refused(battle, f"air ground-support I5 {name}").rule == "A-AIR-18"


@pytest.mark.rule("A-AIR-18")
def test_ground_support_for_no_unit_that_cannot_battle() -> None:
    """It has moved too far, or it has fought already."""
    battle = duel({"H5": "allies infantry", "I9": "axis infantry"})
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "play probe-center", "order I9", "confirm")
    play(battle, "fly G5 H5 I5 I7" if "fly G5 H5 I5 I7" in listed(battle) else "fly G5 H5 h6 I7", "move I9 h8")
    assert "air ground-support I7 h8" in listed(battle)  # one hex: it may battle still
    far = duel({"H5": "allies infantry", "I9": "axis infantry"})
    up(far, "axis", "bf-109", "G5")
    play(far, "play air-sortie", "activate G5", "play probe-center", "order I9", "confirm")
    play(far, "fly G5 H5 h6 I7", "move I9 H7")
    assert listed(far, "air") == ["air strafing I7"]
    fought = flown("bf-109", {"H5": "allies infantry", "i6": "axis infantry", "j6": "allies infantry"}, dice="AAA")
    play(fought, "battle i6 j6")
    until(fought, "battle")
    assert listed(fought, "air") == ["air strafing I5"]


# ---- Ground Interdiction -------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-18")
def test_an_interdicted_unit_does_not_move_in_its_next_turn_but_battles() -> None:
    units = {"J5": "allies infantry", "J3": "axis infantry", "C3": "allies infantry"}
    battle = flown("spitfire", units, "fly G5 H5 I5", allies=("direct-from-hq", "move-out"))
    assert listed(battle, "air") == ["air ground-interdiction I5 J5"]
    assert refused(battle, "air ground-interdiction I5 C3").rule == "A-AIR-18"
    play(battle, "air ground-interdiction I5 J5")
    assert [status.name for status in battle.view(None).statuses] == ["stalled"]
    finish(battle)
    play(battle, "play direct-from-hq", "order J5", "order C3", "confirm")
    assert listed(battle, "move") and not [answer for answer in listed(battle, "move") if " J5 " in answer]
    play(battle, "done")
    assert "battle J5 J3" in listed(battle)
    finish(battle, "allies")
    assert battle.view(None).statuses == ()


@pytest.mark.rule("A-AIR-18")
def test_in_the_turn_after_it_moves_again() -> None:
    units = {"J5": "allies infantry", "J3": "axis infantry"}
    battle = flown("spitfire", units, "fly G5 H5 I5", allies=("direct-from-hq", "move-out"))
    play(battle, "air ground-interdiction I5 J5")
    finish(battle)
    play(battle, "play direct-from-hq")
    finish(battle, "allies")
    play(battle, next(answer for answer in listed(battle) if answer != "play air-sortie"))
    finish(battle)
    play(battle, "play move-out", "order J5", "confirm")
    assert listed(battle, "move")


@pytest.mark.rule("A-AIR-18")
def test_an_interdicted_unit_that_is_eliminated_leaves_no_mark() -> None:
    units = {"J5": "allies infantry 1", "i6": "axis infantry"}
    battle = flown("spitfire", units, "fly G5 H5 I5", dice="GGG")
    play(battle, "air ground-interdiction I5 J5", "battle i6 J5")
    finish(battle)
    assert battle.view(None).statuses == ()


# ---- Kamikaze ------------------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-18")
def test_a_kamikaze_is_four_dice_and_the_end_of_the_airplane() -> None:
    battle = flown("zero", dice="ASGI")
    assert "air kamikaze I5 J5" in listed(battle)
    told = play(battle, "air kamikaze I5 J5")
    assert dice(told, "kamikaze") == ["ASGI"]
    assert [event.reason for event in of(told, PlaneLeft)] == ["kamikaze"]
    assert unit_on(battle, "J5") is None
    assert aloft(battle) == {}
    assert [(event.camp, event.medals) for event in of(told, MedalsWon)] == [("axis", 1)]


@pytest.mark.rule("A-AIR-14", "A-AIR-18")
def test_a_kamikaze_costs_a_medal_only_by_the_rules_in_force() -> None:
    battle = flown("zero", dice="IIII", options={"air_rules": {"lost.medals": 1}})
    told = play(battle, "air kamikaze I5 J5")
    assert [(event.camp, event.medals) for event in of(told, MedalsWon)] == [("allies", 1)]


@pytest.mark.rule("A-AIR-18")
def test_a_kamikaze_names_an_enemy_beside_it() -> None:
    battle = flown("zero", {"H5": "allies infantry", "K5": "allies armor", "i6": "axis infantry"})
    assert [answer for answer in listed(battle, "air") if "kamikaze" in answer] == ["air kamikaze I5 H5"]
    for name in ("K5", "i6", "G7"):
        assert refused(battle, f"air kamikaze I5 {name}").rule == "A-AIR-18"


# ---- Recon and Rescue ----------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-19")
def test_a_storch_beside_the_enemy_brings_two_cards_of_which_one_is_kept() -> None:
    full = ("probe-left",) * 4
    battle = duel({"J5": "allies infantry"}, allies=full)
    up(battle, "axis", "storch", "G5")
    told = play(battle, "play air-sortie", "activate G5", "play probe-center", "fly G5 H5 I5")
    assert [(event.key, event.unit) for event in of(told, AirAction)] == [("recon", "I5")]
    assert asked(battle) == "keep"
    assert refused(battle, "air recon I5").rule


@pytest.mark.rule("A-AIR-19")
@pytest.mark.parametrize(("way", "kind"), [("fly G5 H5", "storch"), ("fly G5 H5 I5", "bf-109")])
def test_no_recon_away_from_the_enemy_nor_by_another_type(way: str, kind: str) -> None:
    battle = duel({"J5": "allies infantry"}, allies=("probe-left",) * 4, options={"axis_planes": kind})
    up(battle, "axis", kind, "G5")
    told = play(battle, "play air-sortie", "activate G5", "play probe-center", way)
    assert not of(told, AirAction)
    finish(battle)
    assert asked(battle) == "card"


@pytest.mark.rule("A-AIR-19")
def test_the_enemys_storch_brings_nothing_in_ones_own_turn() -> None:
    battle = duel({"J5": "axis infantry"}, allies=("probe-left",) * 4)
    up(battle, "allies", "storch", "I5")
    told = play(battle, "play probe-center")
    told += finish(battle)
    assert not of(told, AirAction) and asked(battle) == "card"


@pytest.mark.rule("A-AIR-18")
def test_ground_support_for_no_unit_of_a_colleague() -> None:
    units = {"S5": "axis infantry", "q6": "axis infantry", "p6": "allies infantry", "s6": "allies infantry"}
    battle = front(units)
    up(battle, "axis", "bf-109", "T5")
    give(battle, "air-sortie left", "probe-center center")
    play(battle, "axis-left: lay air-sortie both", "axis-left: activate T5", "axis-center: lay probe-center s4")
    play(battle, "axis-center: order q6", "axis-center: confirm")
    until(battle, "move")
    play(battle, "axis-left: fly T5 S5 R5" if "fly T5 S5 R5" in listed(battle) else "axis-left: fly T5 T7")
    until(battle, "battle")
    assert aloft(battle) == {"R5": "axis bf-109"}
    assert "battle q6 p6" in listed(battle, seat="axis-center")
    assert not battle.options("axis-left")  # q6 is beside it, but another general ordered that unit


@pytest.mark.rule("A-AIR-17")
def test_a_copy_knows_whom_it_flew_over() -> None:
    battle = flown("bf-109")
    assert "air strafing I5" in [str(option) for option in battle.copy().options("axis-cic")]
    ghost = battle.copy()
    play(ghost, "air ground-support I5 i6")
    told = play(battle.copy(), "air strafing I5")
    assert [event.target for event in of(told, Rolled)] == ["H5"]


@pytest.mark.rule("A-AIR-19")
def test_one_that_ends_its_flight_where_it_entered_reconnoitres_there() -> None:
    battle = duel({"B5": "allies infantry"}, allies=("probe-left",) * 4)
    told = play(battle, "play air-sortie", "enter storch A5", "play probe-center", "done")
    assert [event.key for event in of(told, AirAction)] == ["recon"]
    away = duel({"B5": "allies infantry"}, allies=("probe-left",) * 4)
    told = play(away, "play air-sortie", "enter storch A5", "play probe-center", "fly A5 a4 A3")
    assert not of(told, AirAction)


@pytest.mark.rule("A-AIR-19", "O-DRAW-03")
@pytest.mark.parametrize(
    ("cards", "where", "count"),
    [
        (["probe-right right"], "T5", 3),  # the airplane
        (["recon-left left"], "L5", 3),  # the card
        (["recon-left left"], "T5", 3),  # both, and not twice
        (["probe-right right"], "L5", 2),  # neither
    ],
)
def test_in_overlord_it_draws_three_and_not_more(cards: list[str], where: str, count: int) -> None:
    battle = front({"U5": "allies infantry", "T7": "axis infantry"}, hand=9)
    up(battle, "axis", "storch", where)
    seat = "left" if where == "T5" else "center"
    give(battle, f"air-sortie {seat}", *cards)
    while asked(battle) == "order":
        question = battle.waiting()[0]
        options = [str(option) for option in battle.options(question.seat)]
        battle.play(question.seat, f"activate {where}" if f"activate {where}" in options else options[0])
    until(battle, "move")
    told = play(battle, f"axis-{seat}: fly {where} {'t6' if where == 'T5' else 'l6'}")
    told += finish(battle)
    assert [event.count for event in of(told, Drew) if event.seat == "axis-cic"] == [count]


@pytest.mark.rule("A-AIR-19")
def test_the_storch_attacks_nobody() -> None:
    battle = flown("storch")
    assert {answer.split()[1] for answer in listed(battle, "air")} == {"rescue"}
    assert refused(battle, "air strafing I5").rule == "A-AIR-18"


@pytest.mark.rule("A-AIR-20")
def test_a_rescue_brings_a_figure_back_to_infantry_beside_it() -> None:
    units = {"i6": "axis infantry", "J5": "axis armor", "i4": "axis infantry", "K5": "axis infantry"}
    battle = flown("storch", units, wounded=("i6", "J5", "K5"))
    assert listed(battle, "air") == ["air rescue I5 i6"]
    for name in ("J5", "i4", "K5"):  # no infantry, no losses, too far
        assert refused(battle, f"air rescue I5 {name}").rule == "A-AIR-18"
    play(battle, "air rescue I5 i6")
    assert unit_on(battle, "i6").figures == 3


@pytest.mark.rule("A-AIR-19", "A-AIR-20")
def test_one_that_has_reconnoitred_may_still_rescue() -> None:
    battle = flown("storch", {"i6": "axis infantry", "J5": "allies infantry"})
    assert listed(battle, "air") == ["air rescue I5 i6"]


def test_an_action_is_of_the_seat_that_ordered_the_airplane() -> None:
    battle = front({"U7": "allies infantry", "L7": "axis infantry", "l6": "allies infantry"})
    up(battle, "axis", "bf-109", "T7")
    give(battle, "air-sortie left", "probe-center center")
    play(battle, "axis-left: lay air-sortie both", "axis-left: activate T7", "axis-center: lay probe-center s3")
    play(battle, "axis-center: order L7", "axis-center: confirm")
    until(battle, "move")
    play(battle, "axis-left: fly T7 U7 V7", "axis-center: done")
    assert asked(battle) == "battle"
    assert refused(battle, "air strafing V7", "axis-center").rule == "A-AIR-18"
    told = play(battle, "axis-left: air strafing V7")
    assert {event.seat for event in of(told, Rolled)} == {"axis-left"}
