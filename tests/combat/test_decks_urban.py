"""The cards of our urban deck, one by one: what each does, and when it may not be played (combat-cards.md 4.2)."""

from typing import Any

import pytest

import overlord
from boards import asked, features, listed, of, unit_on
from combat.table import battling as on_the_point
from combat.table import closed, dice, finish, lost, offered, orders, rolls, run, table, thrown, until, wound
from overlord.engine.model.events import Cancelled, Deployed, Placed, Retreated, TookGround

AXIS = "axis infantry"
ENEMY = "allies infantry"
NOT_THERE = ("combat-not-there", "C-TAX-20")
Ground = dict[str, str]


def battling(units: Ground, ground: Ground, *cards: str, faces: str = "", **more: Any) -> overlord.Game:
    return on_the_point("urban", units, ground, *cards, dice=faces, **more)


# ---- through the cellars -------------------------------------------------------------------------

CELLARS = {"G5": "town", "g4": "town", "G3": "town", "g2": "town"}


@pytest.mark.rule("C-OWN-URB-01", "C-TAX-03")
def test_through_the_cellars_a_unit_goes_three_buildings_far_and_battles_with_one_die_less() -> None:
    battle = table("urban", {"G5": AXIS, "G1": ENEMY}, CELLARS, axis=["through-the-cellars"])
    orders(battle, "G5")
    assert "move G5 F5" in listed(battle, "move") and "move G5 g2" not in listed(battle, "move")
    run(battle, "combat through-the-cellars G5")
    assert sorted(listed(battle, "move")) == ["move G5 G3", "move G5 g2", "move G5 g4"]
    assert dice(finish(battle, "move G5 g2", "battle g2 G1")) == [2]


@pytest.mark.rule("C-OWN-URB-01", "C-OWN-N3")
def test_through_the_cellars_leaves_the_last_die() -> None:
    battle = table("urban", {"G5": AXIS, "D3": ENEMY}, CELLARS, axis=["through-the-cellars"])
    orders(battle, "G5")
    assert dice(finish(battle, "combat through-the-cellars G5", "move G5 G3", "battle G3 D3")) == [1]


@pytest.mark.rule("C-OWN-URB-01")
@pytest.mark.parametrize(("where", "kind"), [("G5", "axis armor"), ("F5", AXIS)])
def test_the_cellars_are_for_infantry_that_stands_in_a_building(where: str, kind: str) -> None:
    battle = table("urban", {where: kind}, CELLARS, axis=["through-the-cellars"])
    orders(battle, where)
    until(battle, "move")
    assert closed(battle, f"combat through-the-cellars {where}") == NOT_THERE


# ---- demolition pouch ----------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-02", "C-TERM-01")
@pytest.mark.parametrize("ground", ["town", "factory", "station"])
def test_a_demolition_pouch_lifts_one_die_of_cover_and_makes_stars_hit(ground: str) -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {"g4": ground}, "demolition-pouch", faces="SSA")
    told = finish(battle, "combat demolition-pouch G5 g4")
    assert (dice(told), lost(told)) == ([3], 2)


@pytest.mark.rule("C-OWN-URB-02", "C-TERM-01", "Q-8", "O-DIFF-26")
@pytest.mark.parametrize(
    ("ground", "building"),
    [
        *((key, True) for key in ("fortress", "cemetery", "castle", "dam", "city-ruins", "hospital", "radar-station")),
        *((key, False) for key in ("bunker", "field-bunker", "trench", "airfield", "bridge", "forest")),
    ],
)
def test_man_made_landmarks_are_buildings_and_field_works_and_ways_are_not(ground: str, building: bool) -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {"g4": ground}, "demolition-pouch")
    assert ("combat demolition-pouch G5 g4" in offered(battle)) == building
    if not building:
        assert closed(battle, "combat demolition-pouch G5 g4") == NOT_THERE


@pytest.mark.rule("C-OWN-URB-02")
def test_a_demolition_pouch_lifts_no_more_than_one() -> None:
    whole = battling({"G5": AXIS, "g4": ENEMY}, {"g4": "town"}, faces="SSA")
    told = finish(whole, "battle G5 g4")
    assert (dice(told), lost(told)) == ([2], 0)


@pytest.mark.rule("C-OWN-URB-02")
@pytest.mark.parametrize(
    ("units", "ground", "target"),
    [
        ({"G5": AXIS, "g4": ENEMY}, {}, "g4"),  # no building
        ({"G5": AXIS, "G3": ENEMY}, {"G3": "town"}, "G3"),  # not close
        ({"G5": "axis armor", "g4": ENEMY}, {"g4": "town"}, "g4"),  # no infantry
    ],
)
def test_a_pouch_is_for_infantry_close_to_a_building(units: Ground, ground: Ground, target: str) -> None:
    battle = battling(units, ground, "demolition-pouch")
    assert closed(battle, f"combat demolition-pouch G5 {target}") == NOT_THERE


# ---- floor by floor ------------------------------------------------------------------------------


def stormed(faces: str, ground: str = "town", behind: str = "G3") -> overlord.Game:
    """The defender of g4 is gone, another one stands behind it."""
    units = {"G5": AXIS, "g4": "allies infantry 1", behind: ENEMY}
    battle = battling(units, {"g4": ground}, "floor-by-floor", faces=faces)
    run(battle, "battle G5 g4")
    until(battle, "ground")
    return battle


@pytest.mark.rule("C-OWN-URB-03", "C-TAX-11")
def test_floor_by_floor_takes_the_ground_and_assaults_once_more_with_two_dice() -> None:
    battle = stormed("GI" + "FF")
    assert listed(battle) == ["pass", "ground", "combat floor-by-floor G5"]
    assert of(run(battle, "combat floor-by-floor G5"), TookGround)
    assert (asked(battle), listed(battle)) == ("overrun", ["pass", "battle g4 G3"])
    told = finish(battle, "battle g4 G3")
    assert (dice(told), thrown(told)) == ([2], [("overrun", 2)])
    assert unit_on(battle, "g4").camp == "axis" and unit_on(battle, "G3") is None


@pytest.mark.rule("C-OWN-URB-03", "C-DICE-03")
def test_cover_counts_against_the_flat_dice_of_floor_by_floor() -> None:
    units = {"G5": AXIS, "g4": "allies infantry 1", "G3": ENEMY}
    battle = battling(units, {"g4": "town", "G3": "forest"}, "floor-by-floor", faces="GI")
    assert dice(finish(battle, "battle G5 g4", "combat floor-by-floor G5", "battle g4 G3")) == [2, 1]


@pytest.mark.rule("C-OWN-URB-03")
def test_floor_by_floor_is_for_close_assaults_only() -> None:
    battle = stormed("GI", behind="G1")
    run(battle, "combat floor-by-floor G5")
    assert asked(battle) != "overrun"


@pytest.mark.rule("C-OWN-URB-03")
def test_floor_by_floor_needs_a_building_that_was_emptied() -> None:
    battle = stormed("GI", ground="forest")
    assert closed(battle, "combat floor-by-floor G5") == NOT_THERE


# ---- attic rifle ---------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-04", "C-TAX-05")
@pytest.mark.parametrize(("face", "left"), [("I", 3), ("G", 3), ("S", 4), ("A", 4), ("F", 4)])
def test_an_attic_rifle_rolls_one_die_that_cover_does_not_lessen(face: str, left: int) -> None:
    battle = battling({"G5": AXIS, "G3": ENEMY}, {"G5": "town", "G3": "forest"}, "attic-rifle", faces=face)
    assert rolls(run(battle, "combat attic-rifle G5 G3")) == [("attic-rifle", face)]
    assert unit_on(battle, "G3").figures == left  # and a flag does nothing
    assert listed(battle, "battle") == ["battle G5 G3"]


@pytest.mark.rule("C-OWN-URB-04")
@pytest.mark.parametrize(
    ("units", "ground", "target"),
    [
        ({"G5": AXIS, "G3": "allies armor"}, {"G5": "town"}, "G3"),
        ({"G5": AXIS, "G3": ENEMY, "G1": ENEMY}, {"G5": "town"}, "G1"),  # four hexes
        ({"G5": AXIS, "G3": ENEMY}, {}, "G3"),  # no building
        ({"G5": AXIS, "I5": ENEMY, "g2": ENEMY}, {"G5": "town", "g4": "forest", "G3": "forest"}, "g2"),  # not seen
    ],
)
def test_an_attic_rifle_sees_infantry_and_guns_within_three_hexes(units: Ground, ground: Ground, target: str) -> None:
    battle = battling(units, ground, "attic-rifle")
    assert closed(battle, f"combat attic-rifle G5 {target}") == NOT_THERE


@pytest.mark.rule("C-OWN-URB-04", "C-TAX-05")
def test_an_attic_rifle_comes_before_the_first_battle() -> None:
    units = {"G5": AXIS, "G3": ENEMY, "C5": AXIS, "C3": ENEMY}
    battle = battling(units, {"G5": "town"}, "attic-rifle", at="G5 C5", faces="AA")
    run(battle, "battle C5 C3")
    until(battle, "battle")
    assert closed(battle, "combat attic-rifle G5 G3") == ("combat-not-now", "C-PLAY-05")


# ---- overturned tram -----------------------------------------------------------------------------


def after(units: Ground, ground: Ground, *answers: str, card: str = "overturned-tram") -> overlord.Game:
    battle = table("urban", units, ground, axis=[card])
    orders(battle, "G5")
    run(battle, *answers)
    until(battle, "after-battles")
    return battle


@pytest.mark.rule("C-OWN-URB-05", "C-TAX-13")
def test_an_overturned_tram_is_a_sandbag_or_a_road_block_on_an_empty_hex() -> None:
    ground = {"H5": "town", "g6": "open+wire"}
    battle = after({"G5": AXIS, "F5": AXIS}, ground)
    run(battle, "combat overturned-tram G5")
    assert listed(battle) == ["choose 1", "choose 2"]
    other = battle.copy()
    run(battle, "choose 1")
    assert "sandbags" in features(battle, "G5")
    run(other, "choose 2")
    assert sorted(listed(other)) == ["target f4", "target f6", "target g4"]  # H5 has terrain, g6 wire, F5 a unit
    assert of(run(other, "target f4"), Placed)
    assert "road-block" in features(other, "f4")


@pytest.mark.rule("C-OWN-URB-05")
@pytest.mark.parametrize(("kind", "answers"), [("axis armor", ()), (AXIS, ("move G5 G7",))])
def test_the_tram_is_for_infantry_and_guns_that_did_not_move(kind: str, answers: tuple[str, ...]) -> None:
    battle = table("urban", {"G5": kind, "C5": AXIS}, {}, axis=["overturned-tram"])
    orders(battle, "G5", "C5")  # the other one keeps the question open
    run(battle, *answers)
    until(battle, "after-battles")
    assert closed(battle, f"combat overturned-tram {'G7' if answers else 'G5'}") == NOT_THERE
    assert offered(battle) == ["combat overturned-tram C5"]


# ---- hold the stairwell --------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-06", "C-TAX-10", "O-REQ-126")
def test_holding_the_stairwell_ignores_two_flags() -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {"g4": "town"}, allies=["hold-the-stairwell"], faces="FF")
    run(battle, "battle G5 g4")
    until(battle, "react-flags")
    run(battle, "combat hold-the-stairwell g4")
    assert listed(battle) == ["ignore 0", "ignore 1", "ignore 2"]
    assert not of(finish(battle, "ignore 2"), Retreated) and unit_on(battle, "g4").camp == "allies"


@pytest.mark.rule("C-OWN-URB-06")
def test_the_stairwell_adds_to_what_the_terrain_ignores() -> None:
    units = {"G5": "axis armor", "g4": ENEMY}
    battle = battling(units, {"g4": "church"}, "gun-at-the-corner", allies=["hold-the-stairwell"], faces="FFFF")
    run(battle, "combat gun-at-the-corner G5 g4")
    until(battle, "react-flags")
    run(battle, "combat hold-the-stairwell g4")
    assert listed(battle) == ["ignore 0", "ignore 1", "ignore 2", "ignore 3"]


@pytest.mark.rule("C-OWN-URB-06")
def test_the_stairwell_is_in_a_building() -> None:
    units = {"G5": AXIS, "g4": ENEMY}
    battle = battling(units, {}, allies=["hold-the-stairwell"], faces="FFF")
    told = finish(battle, "battle G5 g4")
    assert of(told, Retreated)  # and nobody was asked: by public facts no card could be played


# ---- crossfire alley -----------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-07", "C-TAX-06")
@pytest.mark.parametrize(("target", "second", "number"), [("g4", "H5", 4), ("G3", "F3", 3)])
def test_crossfire_adds_a_die_against_an_enemy_beside_another_unit_of_the_camp(
    target: str, second: str, number: int
) -> None:
    battle = battling({"G5": AXIS, second: AXIS, target: ENEMY}, {}, "crossfire-alley")
    assert dice(finish(battle, f"combat crossfire-alley G5 {target}")) == [number]


@pytest.mark.rule("C-OWN-URB-07")
def test_crossfire_needs_another_unit() -> None:
    battle = battling({"G5": AXIS, "f6": AXIS, "g4": ENEMY}, {}, "crossfire-alley")
    assert closed(battle, "combat crossfire-alley G5 g4") == NOT_THERE


# ---- rubble shelter ------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-08", "C-TAX-07")
@pytest.mark.parametrize("kind", ["axis armor", "axis artillery"])
def test_rubble_takes_a_die_from_armor_and_guns(kind: str) -> None:
    battle = battling({"G5": kind, "G3": ENEMY}, {"g2": "town"}, allies=["rubble-shelter"])
    told = run(battle, "battle G5 G3", "combat rubble-shelter G3")
    assert thrown(told + finish(battle)) == [("battle", dice(told)[0] - 1)]


@pytest.mark.rule("C-OWN-URB-08", "C-OWN-N3", "C-TAX-20")
def test_rubble_against_the_last_die_is_not_offered() -> None:
    hand = ["rubble-shelter", "out-the-back-door"]
    battle = battling({"G5": "axis armor", "g4": ENEMY}, {"g4": "town"}, allies=hand)
    run(battle, "battle G5 g4")
    until(battle, "react-defend")
    assert offered(battle) == ["combat out-the-back-door g4"]
    assert closed(battle, "combat rubble-shelter g4") == ("combat-idle", "C-TAX-20")


@pytest.mark.rule("C-OWN-URB-08")
@pytest.mark.parametrize(
    ("attacker", "target", "town"),
    [(AXIS, ENEMY, "g4"), ("axis armor", "allies armor", "g4"), ("axis armor", ENEMY, "G7")],
)
def test_rubble_shelters_infantry_near_a_building_from_heavy_weapons(attacker: str, target: str, town: str) -> None:
    battle = battling({"G5": attacker, "g4": target}, {town: "town"}, allies=["rubble-shelter", "out-the-back-door"])
    run(battle, "battle G5 g4")
    while asked(battle) == "ambush":
        run(battle, "pass")
    if asked(battle) == "react-defend":
        assert closed(battle, "combat rubble-shelter g4") == NOT_THERE
    assert "combat rubble-shelter g4" not in offered(battle)


# ---- out the back door ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-09")
def test_out_the_back_door_the_unit_is_gone_and_the_ground_may_be_taken() -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {"g4": "town"}, allies=["out-the-back-door"])
    told = run(battle, "battle G5 g4", "combat out-the-back-door g4")
    assert asked(battle) == "withdraw"
    assert sorted(listed(battle)) == ["retreat g4 G3", "retreat g4 H3", "retreat g4 h4"]  # not beside the attacker
    told += run(battle, "retreat g4 H3")
    assert of(told, Cancelled) and (asked(battle), listed(battle)[:2]) == ("ground", ["pass", "ground"])
    told += finish(battle, "ground")
    assert not rolls(told) and unit_on(battle, "g4").camp == "axis"


@pytest.mark.rule("C-OWN-URB-09")
def test_the_back_door_needs_a_way_out() -> None:
    units = {"G5": AXIS, "g4": ENEMY, "G3": ENEMY, "H3": ENEMY, "h4": ENEMY}
    battle = battling(units, {"g4": "town"}, allies=["out-the-back-door"])
    run(battle, "battle G5 g4")
    told = finish(battle)
    assert rolls(told)
    far = battling({"G5": AXIS, "G3": ENEMY}, {"G3": "town"}, allies=["out-the-back-door"])
    assert not of(finish(far, "battle G5 G3"), Cancelled)


# ---- block committee and factory shift -----------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-10", "C-TAX-01", "C-OWN-N4", "C-TERM-05")
def test_a_block_committee_deploys_two_figures_that_get_no_order_this_turn() -> None:
    battle = table("urban", {"G5": AXIS}, {"C5": "town", "g4": "town", "F3": "town"}, axis=["block-committee"])
    run(battle, "play direct-from-hq")
    assert asked(battle) == "alongside"
    assert offered(battle) == ["combat block-committee C5", "combat block-committee g4", "combat block-committee F3"]
    told = run(battle, "combat block-committee C5")
    assert [(e.unit, e.kind, e.figures) for e in of(told, Deployed)] == [("C5", "infantry", 2)]
    until(battle, "order")
    assert "order C5" not in listed(battle) and "order G5" in listed(battle)
    assert (unit_on(battle, "C5").figures, unit_on(battle, "C5").strength) == (2, 2)


@pytest.mark.rule("C-OWN-URB-10")
def test_a_block_committee_does_not_meet_beside_the_enemy() -> None:
    battle = table("urban", {"G5": AXIS, "g2": ENEMY}, {"C5": "town", "G3": "town"}, axis=["block-committee"])
    run(battle, "play direct-from-hq")
    assert closed(battle, "combat block-committee G3")[0] in ("combat-not-there", "combat-no-figures")
    assert closed(battle, "combat block-committee F5")[1] in ("C-TAX-20", "C-TERM-03")


@pytest.mark.rule("C-OWN-URB-18", "C-TERM-03")
def test_the_factory_shift_turns_out_in_full_strength_on_the_three_rows_nearest_its_edge() -> None:
    towns = {"C5": "town", "E3": "town", "f4": "town", "I1": "town"}
    battle = table("urban", {"G7": ENEMY}, towns, allies=["factory-shift-turns-out"], first="allies")
    run(battle, "play recon-right")
    assert offered(battle) == ["combat factory-shift-turns-out E3", "combat factory-shift-turns-out I1"]
    told = run(battle, "combat factory-shift-turns-out E3")
    assert [(e.camp, e.figures) for e in of(told, Deployed)] == [("allies", 4)]


@pytest.mark.rule("C-OWN-URB-18", "C-SPEC-02", "O-CMB-11", "O-REQ-118")
def test_the_factory_shift_is_for_the_allies() -> None:
    battle = table("urban", {"G5": AXIS}, {"C9": "town", "E9": "town"}, axis=["factory-shift-turns-out"])
    run(battle, "play direct-from-hq")
    assert asked(battle) == "alongside"
    assert closed(battle, "combat factory-shift-turns-out C9") == ("combat-other-camp", "C-SPEC-02")


# ---- bottle throwers -----------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-11", "C-TAX-17")
@pytest.mark.parametrize(("faces", "gone"), [("AG", 2), ("FF", 0), ("IS", 0)])
def test_bottles_fly_at_armor_that_ends_its_move_beside_infantry_in_a_building(faces: str, gone: int) -> None:
    battle = table("urban", {"G7": "axis armor", "g4": ENEMY}, {"g4": "town"}, allies=["bottle-throwers"], dice=faces)
    orders(battle, "G7")
    run(battle, "move G7 G5")
    assert asked(battle) == "react-x-move-end"
    told = run(battle, "combat bottle-throwers G5")
    assert (rolls(told), lost(told)) == ([("bottle-throwers", faces)], gone)
    assert unit_on(battle, "G5").figures == 3 - gone  # flags did nothing


@pytest.mark.rule("C-OWN-URB-11")
@pytest.mark.parametrize(
    ("mover", "to", "ground"),
    [(AXIS, "G5", {"g4": "town"}), ("axis armor", "f6", {"g4": "town"}), ("axis armor", "G5", {})],
)
def test_no_bottle_for_others(mover: str, to: str, ground: Ground) -> None:
    battle = table("urban", {"G7": mover, "g4": ENEMY}, ground, allies=["bottle-throwers"])
    orders(battle, "G7")
    run(battle, f"move G7 {to}")
    assert asked(battle) != "react-x-move-end"


# ---- chimney observers ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-12")
def test_observers_in_a_building_near_the_target_add_a_die_to_artillery() -> None:
    units = {"G5": "axis artillery", "G1": ENEMY, "E3": AXIS}
    battle = battling(units, {"E3": "town"}, "chimney-observers")
    assert dice(finish(battle, "combat chimney-observers G5 G1")) == [3]


@pytest.mark.rule("C-OWN-URB-12")
@pytest.mark.parametrize(
    ("units", "ground"),
    [
        ({"G5": "axis artillery", "G1": ENEMY, "E3": AXIS}, {}),
        ({"G5": "axis artillery", "G1": ENEMY, "c4": AXIS}, {"c4": "town"}),  # too far
        ({"G5": "axis armor", "g2": ENEMY, "E3": AXIS}, {"E3": "town"}),
    ],
)
def test_observers_stand_within_three_hexes_in_a_building(units: Ground, ground: Ground) -> None:
    target = "G1" if "G1" in units else "g2"
    battle = battling(units, ground, "chimney-observers")
    assert closed(battle, f"combat chimney-observers G5 {target}") == NOT_THERE


# ---- cartridge runners ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-13", "C-TAX-12")
def test_cartridge_runners_give_one_more_shot_of_one_die_at_the_same_target() -> None:
    battle = battling({"G5": AXIS, "G3": ENEMY}, {}, "cartridge-runners", faces="AS" + "I")
    run(battle, "battle G5 G3")
    told = run(battle, "combat cartridge-runners G5")
    assert (thrown(told + finish(battle)), unit_on(battle, "G3").figures) == ([("battle", 1)], 3)


@pytest.mark.rule("C-OWN-URB-13")
def test_cartridge_runners_do_not_help_a_close_assault() -> None:
    units = {"G5": AXIS, "g4": ENEMY, "C5": AXIS, "C3": ENEMY}
    battle = battling(units, {}, "cartridge-runners", at="G5 C5", faces="AAA" + "AA")
    run(battle, "battle G5 g4")
    until(battle, "battle")
    assert closed(battle, "combat cartridge-runners G5") == NOT_THERE
    run(battle, "battle C5 C3")
    assert offered(battle) == ["combat cartridge-runners C5"]
    assert closed(battle, "combat cartridge-runners G5") == NOT_THERE  # not the one that has just fired


# ---- cellar aid post -----------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-14", "C-TAX-02")
def test_an_aid_post_brings_one_figure_back() -> None:
    battle = table("urban", {"G5": AXIS}, {"G5": "town"}, axis=["cellar-aid-post"])
    wound(battle, "G5", 2)
    orders(battle, "G5")
    assert offered(battle) == ["combat cellar-aid-post G5"]
    run(battle, "combat cellar-aid-post G5")
    assert unit_on(battle, "G5").figures == 3


@pytest.mark.rule("C-OWN-URB-14", "C-TERM-02", "C-TERM-03")
@pytest.mark.parametrize(
    ("ground", "figures", "options", "answer"),
    [
        ({}, 1, {}, ("combat-no-figures", "C-TERM-03")),  # no building
        ({"G5": "town"}, 0, {}, ("combat-no-figures", "C-TERM-03")),  # nobody is missing
        ({"G5": "town"}, 1, {"infantry_figures": 7}, ("combat-no-figures", "C-TERM-03")),  # none to spare
    ],
)
def test_an_aid_post_has_its_conditions(
    ground: Ground, figures: int, options: dict[str, object], answer: tuple[str, str]
) -> None:
    battle = table("urban", {"G5": AXIS}, ground, axis=["cellar-aid-post"], options=options)
    wound(battle, "G5", figures)
    orders(battle, "G5")
    until(battle, "move")
    assert closed(battle, "combat cellar-aid-post G5") == answer


@pytest.mark.rule("C-OWN-URB-14", "C-TAX-02")
def test_an_aid_post_comes_before_the_first_move() -> None:
    battle = table("urban", {"G5": AXIS, "C5": AXIS}, {"G5": "town"}, axis=["cellar-aid-post"])
    wound(battle, "G5")
    orders(battle, "G5", "C5")
    run(battle, "move C5 C7")
    assert closed(battle, "combat cellar-aid-post G5") == ("combat-not-now", "C-PLAY-05")


# ---- shock detachment, courtyard rush ------------------------------------------------------------

PAIR = {"G5": AXIS, "C5": AXIS, "g4": ENEMY, "c4": ENEMY}


@pytest.mark.rule("C-OWN-URB-15")
def test_a_shock_detachment_is_two_units_each_against_a_building() -> None:
    battle = battling(PAIR, {"g4": "town", "c4": "town"}, "shock-detachment", at="G5 C5")
    run(battle, "combat shock-detachment G5 g4")
    assert listed(battle) == ["confirm", "target C5"]
    told = finish(battle, "target C5", "battle C5 c4")
    assert dice(told) == [3, 3]


@pytest.mark.rule("C-OWN-URB-15")
def test_the_second_of_a_shock_detachment_has_its_die_against_a_building_only() -> None:
    battle = battling(PAIR, {"g4": "town"}, "shock-detachment", at="G5 C5")
    told = finish(battle, "combat shock-detachment G5 g4", "target C5", "battle C5 c4")
    assert dice(told) == [3, 3]  # three of its own in the open


@pytest.mark.rule("C-OWN-URB-15", "C-SPEC-02")
def test_a_shock_detachment_is_axis() -> None:
    units = {"G5": ENEMY, "g6": AXIS}
    battle = battling(units, {"g6": "town"}, "shock-detachment", first="allies")
    assert closed(battle, "combat shock-detachment G5 g6") == ("combat-other-camp", "C-SPEC-02")
    assert offered(battle, "special") == ["special shock-detachment G5 g6"]


def rushing(units: Ground, at: str) -> overlord.Game:
    return battling(units, {}, "courtyard-rush", at=at, first="allies")


@pytest.mark.rule("C-OWN-URB-16")
def test_a_courtyard_rush_is_two_units_beside_the_same_enemy() -> None:
    battle = rushing({"G5": ENEMY, "H5": ENEMY, "C5": ENEMY, "g6": AXIS, "f6": AXIS}, "G5 H5 C5")
    run(battle, "combat courtyard-rush G5 g6")
    assert listed(battle) == ["target H5"]  # two, and the other one must be beside it too
    told = finish(battle, "target H5", "battle H5 g6")
    assert dice(told) == [4, 4]


@pytest.mark.rule("C-OWN-URB-16")
def test_the_die_of_the_rush_counts_against_that_enemy_only() -> None:
    battle = rushing({"G5": ENEMY, "H5": ENEMY, "g6": AXIS, "h6": AXIS}, "G5 H5")
    told = finish(battle, "combat courtyard-rush G5 g6", "target H5", "battle H5 h6")
    assert dice(told) == [4, 3]


@pytest.mark.rule("C-OWN-URB-16")
def test_one_alone_does_not_rush() -> None:
    battle = rushing({"G5": ENEMY, "C5": ENEMY, "g6": AXIS}, "G5 C5")
    assert closed(battle, "combat courtyard-rush G5 g6") == NOT_THERE


# ---- gun at the corner ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-URB-17", "C-DICE-03")
@pytest.mark.parametrize(("target", "number"), [("g4", 4), ("G3", 4)])
@pytest.mark.parametrize("kind", ["armor", "anti-tank-gun-late"])
def test_a_gun_at_the_corner_lifts_two_dice_of_cover_and_adds_one(target: str, number: int, kind: str) -> None:
    number -= kind != "armor" and target == "G3"  # it has a die less at two hexes
    battle = battling({"G5": f"axis {kind}", target: ENEMY}, {target: "town"}, "gun-at-the-corner")
    assert dice(finish(battle, f"combat gun-at-the-corner G5 {target}")) == [number]


@pytest.mark.rule("C-OWN-URB-17")
@pytest.mark.parametrize(("kind", "ground"), [(AXIS, {"g4": "town"}), ("axis armor", {"g4": "forest"})])
def test_a_gun_at_the_corner_is_armor_or_anti_tank_against_a_building(kind: str, ground: Ground) -> None:
    battle = battling({"G5": kind, "g4": ENEMY}, ground, "gun-at-the-corner")
    assert closed(battle, "combat gun-at-the-corner G5 g4") == NOT_THERE
