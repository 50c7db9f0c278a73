"""The cards of our winter deck, one by one: what each does, and when it may not be played (combat-cards.md 4.3)."""

from typing import Any

import pytest

import overlord
from boards import asked, features, listed, of, unit_on
from combat.table import battling as on_the_point
from combat.table import (
    closed,
    dice,
    finish,
    held,
    lost,
    offered,
    orders,
    rolls,
    run,
    skip,
    table,
    thrown,
    until,
    wound,
)
from overlord.engine.model.events import Cancelled, Deployed, Retreated, Rolled, Stopped
from overlord.engine.tables.traits import CAMOUFLAGED

AXIS = "axis infantry"
ARMOR = "axis armor"
ENEMY = "allies infantry"
NOT_THERE = ("combat-not-there", "C-TAX-20")
NOT_NOW = ("combat-not-now", "C-PLAY-05")
Ground = dict[str, str]


def battling(units: Ground, ground: Ground, *cards: str, **more: Any) -> overlord.Game:
    return on_the_point("winter", units, ground, *cards, **more)


def moving(units: Ground, ground: Ground, *cards: str, at: str = "G5", **more: Any) -> overlord.Game:
    """The unit on G5 is ordered and about to move."""
    battle = table("winter", units, ground, axis=cards, **more)
    orders(battle, *at.split())
    until(battle, "move")
    return battle


# ---- ski trail -----------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-01")
@pytest.mark.parametrize(("to", "battles"), [("I5", ["battle I5 L5"]), ("J5", [])])
def test_on_a_ski_trail_infantry_goes_three_hexes_and_battles_after_two(to: str, battles: list[str]) -> None:
    battle = moving({"G5": AXIS, "L5": ENEMY}, {}, "ski-trail")
    assert "move G5 J5" not in listed(battle)
    run(battle, "combat ski-trail G5", f"move G5 {to}")
    assert listed(battle, "battle") == battles


@pytest.mark.rule("C-OWN-WIN-01")
def test_terrain_stops_a_ski_trail() -> None:
    battle = moving({"G5": AXIS}, dict.fromkeys(("H5", "g4", "g6"), "forest"), "ski-trail")
    run(battle, "combat ski-trail G5")
    assert "move G5 J5" not in listed(battle)


@pytest.mark.rule("C-OWN-WIN-01")
def test_armor_does_not_ski() -> None:
    battle = moving({"G5": ARMOR}, {}, "ski-trail")
    assert closed(battle, "combat ski-trail G5") == NOT_THERE


@pytest.mark.rule("C-OWN-WIN-01", "C-TAX-03")
def test_a_ski_trail_is_for_a_unit_that_has_not_moved() -> None:
    battle = moving({"G5": AXIS, "C5": AXIS}, {}, "ski-trail", at="G5 C5")
    run(battle, "move G5 I5")
    assert closed(battle, "combat ski-trail I5") == NOT_THERE
    assert offered(battle) == ["combat ski-trail C5"]


# ---- packed snow ---------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-02")
def test_packed_snow_carries_two_armor_units_one_hex_farther() -> None:
    battle = moving({"G5": ARMOR, "G7": ARMOR, "G3": ARMOR, "L5": ENEMY}, {}, "packed-snow", at="G5 G7 G3")
    run(battle, "combat packed-snow G5")
    assert listed(battle) == ["confirm", "target G7", "target G3"]
    run(battle, "target G7")
    moves = listed(battle, "move")
    assert "move G5 K5" in moves and "move G7 K7" in moves and "move G3 K3" not in moves
    assert dice(finish(battle, "move G5 K5", "battle K5 L5")) == [3]  # it may battle behind the longer move


@pytest.mark.rule("C-OWN-WIN-02")
def test_packed_snow_is_for_armor_before_the_first_move() -> None:
    battle = moving({"G5": AXIS, "C5": ARMOR}, {}, "packed-snow", at="G5 C5")
    assert closed(battle, "combat packed-snow G5") == NOT_THERE
    run(battle, "move G5 G7")
    assert closed(battle, "combat packed-snow C5") == NOT_NOW


# ---- engine will not turn ------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-03", "C-TAX-15", "C-PLAY-07", "O-DIFF-23")
def test_an_engine_that_will_not_turn_keeps_armor_where_it_is() -> None:
    units = {"G5": ARMOR, "C5": AXIS, "g4": "allies infantry 1"}
    battle = table("winter", units, {}, allies=["engine-will-not-turn"], dice="III")
    orders(battle, "G5", "C5")
    assert asked(battle) == "react-x-ordered" and offered(battle) == ["combat engine-will-not-turn G5"]
    told = run(battle, "combat engine-will-not-turn G5")
    assert [event.unit for event in of(told, Stopped)] == ["G5"]
    until(battle, "move")
    assert all(text.startswith("move C5") for text in listed(battle, "move"))
    finish(battle, "battle G5 g4", "ground")
    assert unit_on(battle, "g4").camp == "axis"  # it battles, and takes ground


@pytest.mark.rule("C-OWN-WIN-03")
def test_only_ordered_armor_has_such_an_engine() -> None:
    battle = table("winter", {"G5": ARMOR, "C5": AXIS, "I5": ARMOR}, {}, allies=["engine-will-not-turn"])
    orders(battle, "C5", "I5")
    until(battle, "react-x-ordered")
    assert closed(battle, "combat engine-will-not-turn C5") == NOT_THERE
    assert closed(battle, "combat engine-will-not-turn G5") == NOT_THERE


# ---- white smocks --------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-04", "C-TAX-40", "C-TAX-13")
def test_in_white_smocks_a_unit_is_a_target_for_its_neighbours_only() -> None:
    battle = table("winter", {"G5": AXIS, "G3": ENEMY}, {}, axis=["white-smocks"])
    orders(battle, "G5")
    finish(battle, "combat white-smocks G5")
    orders(battle, "G3")
    while asked(battle) != "after-battles":
        assert asked(battle) != "battle"  # nothing else is in its range
        skip(battle)


@pytest.mark.rule("C-OWN-WIN-04", "C-TAX-40")
def test_a_concealed_unit_is_assaulted_by_those_beside_it() -> None:
    battle = table("winter", {"G5": AXIS, "g4": ENEMY}, {}, axis=["white-smocks"])
    orders(battle, "G5")
    until(battle, "after-battles")
    finish(battle, "combat white-smocks G5")
    orders(battle, "g4")
    run(battle, "battle g4 G5")


@pytest.mark.rule("C-OWN-WIN-04", "C-TAX-40")
@pytest.mark.parametrize("way", ["moves", "battles", "retreats"])
def test_a_concealed_unit_shows_itself_when_it_moves_battles_or_retreats(way: str) -> None:
    units = {"G5": AXIS, "g4": ENEMY} if way != "moves" else {"G5": AXIS, "G3": ENEMY}
    battle = table("winter", units, {}, axis=["white-smocks"], dice="F" if way == "retreats" else "", command=HQ2)
    orders(battle, "G5", command="probe-center")
    finish(battle, "combat white-smocks G5")
    assert unit_on(battle, "G5").traits & CAMOUFLAGED
    if way == "retreats":
        orders(battle, "g4")
        finish(battle, "battle g4 G5")
        name = next(unit.hex for unit in battle.view(None).units if unit.camp == "axis" and unit.hex != "A9")
        assert name != "G5"
    else:
        finish(battle)
        orders(battle, "G5", command="direct-from-hq")
        finish(battle, *(["move G5 G7"] if way == "moves" else ["battle G5 g4"]))
        name = "G7" if way == "moves" else "G5"
    assert not unit_on(battle, name).traits & CAMOUFLAGED


HQ2 = ("probe-center", "direct-from-hq")


@pytest.mark.rule("C-OWN-WIN-04")
def test_white_smocks_are_for_infantry_that_did_not_battle() -> None:
    battle = table("winter", {"G5": AXIS, "g4": ENEMY, "C5": AXIS, "I5": ARMOR}, {}, axis=["white-smocks"], dice="AAA")
    orders(battle, "G5", "C5", "I5")
    run(battle, "battle G5 g4")
    until(battle, "after-battles")
    assert offered(battle) == ["combat white-smocks C5"]
    assert closed(battle, "combat white-smocks G5") == NOT_THERE
    assert closed(battle, "combat white-smocks I5") == NOT_THERE


# ---- whiteout ------------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-05")
def test_in_a_whiteout_fire_from_afar_is_cancelled_and_counts_as_made() -> None:
    battle = battling({"G5": AXIS, "g2": ENEMY}, {}, allies=["whiteout"])
    told = run(battle, "battle G5 g2", "combat whiteout g2")
    assert of(told, Cancelled) and not rolls(told)
    assert "battle G5 g2" not in listed(battle)


@pytest.mark.rule("C-OWN-WIN-05")
def test_two_hexes_are_too_near_for_a_whiteout() -> None:
    battle = battling({"G5": AXIS, "G3": ENEMY}, {}, allies=["whiteout"])
    run(battle, "battle G5 G3")
    until(battle, "react-defend")
    assert closed(battle, "combat whiteout G3") == NOT_THERE


# ---- frozen bolts --------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-06")
@pytest.mark.parametrize(("target", "number"), [("g4", 2), ("G3", 1)])
def test_frozen_bolts_take_a_die_from_infantry(target: str, number: int) -> None:
    battle = battling({"G5": AXIS, target: ENEMY}, {}, allies=["frozen-bolts"])
    told = finish(battle, f"battle G5 {target}", "combat frozen-bolts G5")
    assert thrown(told) == [("battle", number)]


@pytest.mark.rule("C-OWN-N3", "C-OWN-WIN-06")
def test_two_frozen_bolts_on_one_attack_are_not_played_since_the_first_closes_the_unit() -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {}, allies=["frozen-bolts", "frozen-bolts"])
    run(battle, "battle G5 g4", "combat frozen-bolts G5")
    if asked(battle) == "react-defend":
        assert closed(battle, "combat frozen-bolts G5") == ("combat-closed-unit", "C-LIM-01")
    assert held(battle, "allies-cic") == ("frozen-bolts",)


@pytest.mark.rule("C-OWN-WIN-06")
def test_bolts_of_armor_do_not_freeze() -> None:
    battle = battling({"G5": ARMOR, "g2": ENEMY}, {}, allies=["frozen-bolts"])
    run(battle, "battle G5 g2")
    until(battle, "react-defend")
    assert closed(battle, "combat frozen-bolts G5") == NOT_THERE


# ---- night by the stove --------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-07")
@pytest.mark.parametrize("ground", ["town", "forest"])
def test_a_night_by_the_stove_brings_two_figures_back_and_costs_the_battle(ground: str) -> None:
    battle = table("winter", {"G5": AXIS, "G3": ENEMY}, {"G5": ground}, axis=["night-by-the-stove"])
    wound(battle, "G5", 3)
    orders(battle, "G5")
    run(battle, "combat night-by-the-stove G5")
    assert unit_on(battle, "G5").figures == 3
    assert listed(battle, "move")
    run(battle, "done")
    assert asked(battle) != "battle"


@pytest.mark.rule("C-OWN-WIN-07")
def test_a_night_by_the_stove_does_not_go_above_full_strength() -> None:
    battle = table("winter", {"G5": AXIS}, {"G5": "town"}, axis=["night-by-the-stove"])
    wound(battle, "G5", 1)
    orders(battle, "G5")
    run(battle, "combat night-by-the-stove G5")
    assert unit_on(battle, "G5").figures == 4


@pytest.mark.rule("C-OWN-WIN-07")
@pytest.mark.parametrize(("units", "ground"), [({"g4": ENEMY}, {"G5": "town"}), ({}, {"G5": "hill"})])
def test_nobody_sleeps_in_the_open_or_beside_the_enemy(units: Ground, ground: Ground) -> None:
    battle = table("winter", {"G5": AXIS, **units}, ground, axis=["night-by-the-stove"])
    wound(battle, "G5", 3)
    orders(battle, "G5")
    until(battle, "move")
    assert closed(battle, "combat night-by-the-stove G5") == ("combat-no-figures", "C-TERM-03")


# ---- muzzles in the pines ------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-08")
@pytest.mark.parametrize(
    ("faces", "fights", "figures"), [("IGAA", True, 2), ("FFAA", False, 4), ("IFAA", False, 3), ("AASS", True, 4)]
)
def test_muzzles_in_the_pines_fire_first(faces: str, fights: bool, figures: int) -> None:
    """No cover counts, flags apply; whoever is driven off does not battle."""
    battle = battling(
        {"G5": AXIS, "g4": ENEMY}, {"g4": "forest", "G5": "town"}, allies=["muzzles-in-the-pines"], dice=faces
    )
    told = finish(battle, "battle G5 g4", "combat muzzles-in-the-pines G5")
    purposes = [purpose for purpose, _ in thrown(told)]
    assert thrown(told)[0] == ("muzzles-in-the-pines", 2)
    assert purposes == (["muzzles-in-the-pines", "battle"] if fights else ["muzzles-in-the-pines"])
    assert bool(of(told, Retreated)) == (not fights)
    attacker = next(u for u in battle.view(None).units if u.camp == "axis" and u.hex != "A9")
    assert attacker.figures == figures


@pytest.mark.rule("C-OWN-WIN-08", "C-OWN-N5")
def test_an_attacker_lost_to_the_muzzles_gives_its_medal() -> None:
    battle = battling(
        {"G5": "axis infantry 1", "g4": ENEMY}, {"g4": "forest"}, allies=["muzzles-in-the-pines"], dice="II"
    )
    finish(battle, "battle G5 g4", "combat muzzles-in-the-pines G5")
    assert [row.medals for row in battle.view(None).medals] == [0, 1]
    assert unit_on(battle, "G5") is None


@pytest.mark.rule("C-OWN-WIN-08")
@pytest.mark.parametrize(
    ("units", "ground", "target"),
    [
        ({"G5": AXIS, "g4": ENEMY}, {"g4": "hill"}, "g4"),
        ({"G5": AXIS, "g4": "allies armor"}, {"g4": "forest"}, "g4"),
    ],
)
def test_muzzles_are_for_infantry_in_a_forest_that_is_close_assaulted(
    units: Ground, ground: Ground, target: str
) -> None:
    battle = battling(units, ground, allies=["muzzles-in-the-pines"])
    run(battle, f"battle G5 {target}")
    until(battle, "react-defend")
    assert closed(battle, "combat muzzles-in-the-pines G5") == NOT_THERE


@pytest.mark.rule("C-OWN-WIN-08")
def test_no_muzzles_against_fire_from_afar() -> None:
    battle = battling({"G5": AXIS, "G3": ENEMY}, {"G3": "forest"}, allies=["muzzles-in-the-pines"])
    run(battle, "battle G5 G3")
    assert asked(battle) != "react-defend"  # and no bolt freezes where one die is left


# ---- tree bursts ---------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-09")
def test_tree_bursts_add_a_die_to_artillery_against_a_forest() -> None:
    battle = battling({"G5": "axis artillery", "G3": ENEMY}, {"G3": "forest"}, "tree-bursts")
    assert dice(finish(battle, "combat tree-bursts G5 G3")) == [4]


@pytest.mark.rule("C-OWN-WIN-09")
@pytest.mark.parametrize(("kind", "ground"), [("axis artillery", {}), (ARMOR, {"G3": "forest"})])
def test_trees_burst_under_guns_only(kind: str, ground: Ground) -> None:
    battle = battling({"G5": kind, "G3": ENEMY}, ground, "tree-bursts")
    assert closed(battle, "combat tree-bursts G5 G3") == NOT_THERE


# ---- hack at the frost ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-10")
@pytest.mark.parametrize("kind", [AXIS, "axis artillery"])
def test_hacking_at_the_frost_gives_sandbags_to_those_who_stayed(kind: str) -> None:
    battle = table("winter", {"G5": kind}, {}, axis=["hack-at-the-frost"])
    orders(battle, "G5")
    run(battle, "combat hack-at-the-frost G5")
    assert "sandbags" in features(battle, "G5")


@pytest.mark.rule("C-OWN-WIN-10")
def test_nobody_digs_who_moved_or_drives() -> None:
    battle = table("winter", {"G5": AXIS, "C5": ARMOR, "I5": AXIS}, {}, axis=["hack-at-the-frost"])
    orders(battle, "G5", "C5", "I5")
    run(battle, "move G5 G7")
    until(battle, "after-battles")
    assert offered(battle) == ["combat hack-at-the-frost I5"]
    assert closed(battle, "combat hack-at-the-frost G7") == NOT_THERE


# ---- follow the tracks ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-11", "C-TAX-11")
def test_following_the_tracks_another_unit_has_one_die_more_against_the_one_driven_off() -> None:
    units = {"G5": AXIS, "g4": ENEMY, "I5": ARMOR, "I3": ENEMY}
    battle = battling(units, {}, "follow-the-tracks", at="G5 I5", dice="FAA")
    run(battle, "battle G5 g4")
    until(battle, "ground")
    assert offered(battle) == ["combat follow-the-tracks I5"]
    run(battle, "combat follow-the-tracks I5")
    fled = next(u.hex for u in battle.view(None).units if u.camp == "allies" and u.hex not in ("I3", "M1"))
    other = battle.copy()
    assert dice(finish(battle, f"battle I5 {fled}")) == [4]
    assert dice(finish(other, "battle I5 I3")) == [3]  # only against it


@pytest.mark.rule("C-OWN-WIN-11")
def test_there_are_no_tracks_of_the_dead() -> None:
    units = {"G5": AXIS, "g4": "allies infantry 1", "I5": ARMOR, "I3": ENEMY}
    battle = battling(units, {}, "follow-the-tracks", at="G5 I5", dice="IAA")
    run(battle, "battle G5 g4")
    until(battle, "ground")
    assert closed(battle, "combat follow-the-tracks I5") == NOT_THERE


@pytest.mark.rule("C-OWN-WIN-11")
@pytest.mark.parametrize("why", ["battled", "range", "itself"])
def test_who_follows_the_tracks_has_a_battle_left_and_is_in_range(why: str) -> None:
    units = {"G5": AXIS, "g4": ENEMY, "I5": ARMOR, "I3": ENEMY, "C9": AXIS}
    battle = battling(units, {}, "follow-the-tracks", at="G5 I5 C9", dice="AAA" * (why == "battled") + "FAA")
    if why == "battled":
        run(battle, "battle I5 I3")
    run(battle, "battle G5 g4")
    until(battle, "ground")
    name = {"battled": "I5", "range": "C9", "itself": "G5"}[why]
    assert f"combat follow-the-tracks {name}" not in offered(battle)
    assert closed(battle, f"combat follow-the-tracks {name}") == NOT_THERE


# ---- ice gives way -------------------------------------------------------------------------------

ICE = {"G7": "axis armor", "G3": ENEMY}


@pytest.mark.rule("C-OWN-WIN-12", "C-TAX-16")
@pytest.mark.parametrize(("faces", "left"), [("SA", 2), ("AA", 3), ("SS", 1)])
def test_where_the_ice_gives_way_the_move_ends_and_stars_cost_figures(faces: str, left: int) -> None:
    ground = dict.fromkeys(("f6", "g6"), "frozen-river")
    battle = table("winter", ICE, ground, allies=["ice-gives-way"], dice="AA" + faces)
    orders(battle, "G7")
    run(battle, "move G7 G5")
    assert asked(battle) == "react-x-move-step"
    name = offered(battle)[0].split()[-1]
    told = run(battle, f"combat ice-gives-way {name}")
    assert ("ice-gives-way", faces) in rolls(told) and of(told, Stopped)
    assert unit_on(battle, name).figures == left and unit_on(battle, "G5") is None
    assert f"move {name}" not in str(listed(battle))


@pytest.mark.rule("C-OWN-WIN-12")
@pytest.mark.parametrize(("kind", "ground"), [(AXIS, {"g6": "frozen-river"}), (ARMOR, {})])
def test_the_ice_bears_infantry_and_land_is_no_ice(kind: str, ground: Ground) -> None:
    battle = table("winter", {"G7": kind, "G3": ENEMY}, ground, allies=["ice-gives-way"], dice="AA")
    orders(battle, "G7")
    run(battle, "move G7 g6")
    assert asked(battle) != "react-x-move-step"


# ---- forgotten fuel drums ------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-13")
@pytest.mark.parametrize("town", ["G5", "g4"])
def test_forgotten_fuel_drums_order_one_more_armor_unit(town: str) -> None:
    battle = table("winter", {"G5": ARMOR, "C5": AXIS}, {town: "town"}, axis=["forgotten-fuel-drums"], command=HQ2)
    run(battle, "play probe-center")
    assert offered(battle) == ["combat forgotten-fuel-drums G5"]
    run(battle, "combat forgotten-fuel-drums G5")
    until(battle, "move")
    assert any(text.startswith("move G5") for text in listed(battle))


@pytest.mark.rule("C-OWN-WIN-13")
def test_fuel_drums_lie_near_buildings_and_serve_armor() -> None:
    units = {"G5": ARMOR, "C5": AXIS, "I5": ARMOR}
    battle = table("winter", units, {"C5": "town", "I5": "town"}, axis=["forgotten-fuel-drums"])
    run(battle, "play direct-from-hq")
    assert closed(battle, "combat forgotten-fuel-drums G5") == NOT_THERE
    assert closed(battle, "combat forgotten-fuel-drums C5") == NOT_THERE


# ---- last belt -----------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-14", "C-TAX-08")
def test_the_last_belt_rolls_any_dice_once_more() -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {}, "last-belt", dice="IAS" + "GI")
    run(battle, "battle G5 g4")
    until(battle, "react-rolled")
    run(battle, "combat last-belt G5")
    assert sorted(listed(battle)) == sorted(f"reroll {f}" for f in ("A", "I", "S", "AI", "AS", "IS", "AIS"))
    told = finish(battle, "reroll AS")
    assert rolls(told) == [("reroll", "GI")] and lost(told) == 3
    assert [event.kept for event in of(told, Rolled)] == ["I"]  # it lies where everyone sees it


@pytest.mark.rule("C-OWN-WIN-14")
def test_the_last_belt_is_for_close_assaults() -> None:
    battle = battling({"G5": AXIS, "G3": ENEMY}, {}, "last-belt", dice="AA")
    run(battle, "battle G5 G3")
    while asked(battle) == "react-defend":
        run(battle, "pass")
    assert asked(battle) != "react-rolled"


# ---- stragglers from the wood --------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-15", "C-OWN-N2")
def test_stragglers_come_from_a_wood_on_the_own_half() -> None:
    woods = dict.fromkeys(("C9", "g6", "G5", "E3"), "forest")
    battle = table("winter", {"I5": AXIS}, woods, axis=["stragglers-from-the-wood"])
    run(battle, "play direct-from-hq")
    assert offered(battle) == ["combat stragglers-from-the-wood C9", "combat stragglers-from-the-wood g6"]
    told = run(battle, "combat stragglers-from-the-wood g6")
    assert [(e.unit, e.figures) for e in of(told, Deployed)] == [("g6", 2)]
    until(battle, "order")
    assert "order g6" not in listed(battle)


@pytest.mark.rule("C-OWN-WIN-15")
@pytest.mark.parametrize(("units", "options"), [({"g6": AXIS}, {}), ({"G5": ENEMY}, {}), ({}, {"infantry_figures": 9})])
def test_stragglers_need_room_and_figures(units: Ground, options: dict[str, object]) -> None:
    board = {"I5": AXIS, **units}
    battle = table(
        "winter", board, {"g6": "forest", "C9": "forest"}, axis=["stragglers-from-the-wood"], options=options
    )
    run(battle, "play direct-from-hq")
    if asked(battle) == "alongside":
        assert closed(battle, "combat stragglers-from-the-wood g6") == ("combat-no-figures", "C-TERM-03")
    assert "combat stragglers-from-the-wood g6" not in offered(battle)


# ---- rooted in the snow --------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-16")
def test_rooted_in_the_snow_every_flag_is_ignored() -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {}, allies=["rooted-in-the-snow"], dice="FFF")
    run(battle, "battle G5 g4", "combat rooted-in-the-snow g4")
    assert listed(battle) == ["ignore 0", "ignore 1", "ignore 2", "ignore 3"]
    assert not of(finish(battle, "ignore 3"), Retreated)


@pytest.mark.rule("C-OWN-WIN-16")
def test_without_flags_nobody_is_asked_to_root() -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {}, allies=["rooted-in-the-snow"], dice="AAI")
    run(battle, "battle G5 g4")
    while asked(battle) in ("ambush", "react-defend", "react-rolled"):
        run(battle, "pass")
    assert asked(battle) != "react-flags"


# ---- off the road --------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-17")
@pytest.mark.parametrize(("kind", "to", "enemy"), [(AXIS, "g4", "G3"), (ARMOR, "G3", "g2")])
def test_units_off_the_road_battle_out_of_the_forest_they_entered(kind: str, to: str, enemy: str) -> None:
    battle = moving({"G5": kind, "C5": ARMOR, enemy: ENEMY}, {to: "forest"}, "off-the-road", at="G5 C5")
    plain = battle.copy()
    run(plain, f"move G5 {to}", "done")
    assert f"battle {to} {enemy}" not in listed(plain)
    run(battle, "combat off-the-road G5", "confirm")
    finish(battle, f"move G5 {to}", f"battle {to} {enemy}")


@pytest.mark.rule("C-OWN-WIN-17")
def test_no_gun_leaves_the_road_and_only_two_units_do() -> None:
    battle = moving(
        {"G5": "axis artillery", "C5": ARMOR, "I5": ARMOR, "K5": ARMOR}, {}, "off-the-road", at="G5 C5 I5 K5"
    )
    assert closed(battle, "combat off-the-road G5") == NOT_THERE
    run(battle, "combat off-the-road C5", "target I5")
    assert asked(battle) == "move"


# ---- heavy support, foxhole brotherhood ----------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-18")
def test_infantry_beside_armor_or_guns_has_a_die_more_each() -> None:
    units = {"G5": AXIS, "f6": "axis artillery", "G3": ENEMY, "C5": AXIS, "c6": ARMOR, "C3": ENEMY}
    battle = battling(units, {}, "heavy-support", at="G5 C5")
    run(battle, "combat heavy-support G5 G3")
    assert listed(battle) == ["confirm", "target C5"]
    assert dice(finish(battle, "target C5", "battle C5 C3")) == [3, 3]


@pytest.mark.rule("C-OWN-WIN-18")
def test_infantry_needs_heavy_weapons_beside_it() -> None:
    units = {"G5": AXIS, "f6": AXIS, "G3": ENEMY, "C5": AXIS, "c6": ARMOR, "C3": ENEMY}
    battle = battling(units, {}, "heavy-support", at="G5 C5")
    assert closed(battle, "combat heavy-support G5 G3") == NOT_THERE
    run(battle, "combat heavy-support C5 C3")
    assert "target G5" not in listed(battle)


@pytest.mark.rule("C-OWN-WIN-19")
def test_a_foxhole_brotherhood_is_infantry_beside_infantry() -> None:
    units = {"G5": ENEMY, "H5": ENEMY, "g6": AXIS, "C5": ENEMY, "D5": "allies armor", "c6": AXIS}
    battle = battling(units, {}, "foxhole-brotherhood", at="G5 H5 C5", first="allies")
    assert closed(battle, "combat foxhole-brotherhood C5 c6") == NOT_THERE
    run(battle, "combat foxhole-brotherhood G5 g6")
    assert listed(battle) == ["confirm", "target H5"]
    assert dice(finish(battle, "target H5", "battle H5 g6")) == [4, 4]


# ---- break in the clouds -------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-WIN-20")
@pytest.mark.parametrize(("faces", "gone", "flees"), [("SA", 2, False), ("IG", 1, False), ("FI", 0, True)])
def test_through_a_break_in_the_clouds_two_dice_fall_on_armor(faces: str, gone: int, flees: bool) -> None:
    units = {"G7": ARMOR, "C3": ENEMY}
    battle = table("winter", units, {}, allies=["break-in-the-clouds"], first="allies", dice=faces)
    run(battle, "play direct-from-hq")
    told = run(battle, "combat break-in-the-clouds G7")
    assert (rolls(told), lost(told)) == ([("break-in-the-clouds", faces)], gone)
    finish(battle)
    assert (unit_on(battle, "G7") is None) == flees


@pytest.mark.rule("C-OWN-WIN-20")
@pytest.mark.parametrize(
    ("units", "ground"),
    [
        ({"G7": AXIS}, {}),
        ({"G7": ARMOR}, {"G7": "forest"}),
        ({"G7": ARMOR}, {"G7": "town"}),
        ({"G7": ARMOR, "g6": ENEMY}, {}),
    ],
)
def test_the_clouds_hide_what_they_should(units: Ground, ground: Ground) -> None:
    board = {"C3": ENEMY, "K7": "axis artillery", **units}
    battle = table("winter", board, ground, allies=["break-in-the-clouds"], first="allies")
    run(battle, "play direct-from-hq")
    assert closed(battle, "combat break-in-the-clouds G7") == NOT_THERE
    assert offered(battle) == ["combat break-in-the-clouds K7"]
