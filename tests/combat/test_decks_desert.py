"""The cards of our desert deck, one by one: what each does, and when it may not be played (combat-cards.md 4.5)."""

from typing import Any

import pytest

import overlord
from boards import asked, features, listed, of, unit_on
from combat.table import battling as on_the_point
from combat.table import (
    closed,
    commands,
    dice,
    finish,
    generals,
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
from overlord.engine.model.events import Cancelled, Placed, StatusEnded, StatusSet, Stopped
from overlord.engine.model.hexes import HEX

AXIS = "axis infantry"
ARMOR = "axis armor"
GUN = "axis artillery"
ENEMY = "allies infantry"
NOT_THERE = ("combat-not-there", "C-TAX-20")
Ground = dict[str, str]


def battling(units: Ground, ground: Ground, *cards: str, **more: Any) -> overlord.Game:
    return on_the_point("desert", units, ground, *cards, **more)


def moving(units: Ground, ground: Ground, *cards: str, at: str = "G5", **more: Any) -> overlord.Game:
    battle = table("desert", units, ground, axis=cards, **more)
    orders(battle, *at.split())
    until(battle, "move")
    return battle


def opened(units: Ground, *cards: str, **more: Any) -> overlord.Game:
    battle = table("desert", units, **{more.get("first", "axis"): cards}, **more)
    run(battle, "play direct-from-hq")
    assert asked(battle) == "alongside"
    return battle


# ---- dust curtain, turret down, shimmer ----------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-01", "C-TAX-07")
def test_a_dust_curtain_takes_a_die_from_fire_at_range() -> None:
    battle = battling({"G5": AXIS, "G3": ENEMY}, {}, allies=["dust-curtain"])
    told = finish(battle, "battle G5 G3", "combat dust-curtain G3")
    assert thrown(told) == [("battle", 1)]


@pytest.mark.rule("C-OWN-DES-01", "C-OWN-N3", "C-TAX-20")
def test_a_dust_curtain_against_the_last_die_is_not_offered() -> None:
    battle = battling({"G5": AXIS, "g2": ENEMY}, {}, allies=["dust-curtain", "dust-curtain"])
    run(battle, "battle G5 g2")
    assert listed(battle) == ["pass"]  # asked, since some other card of the deck might help
    assert closed(battle, "combat dust-curtain g2") == ("combat-idle", "C-TAX-20")


@pytest.mark.rule("C-TAX-20")
def test_a_lane_of_white_tape_needs_wire_or_mines_in_reach() -> None:
    for wire, there in (("H5", True), ("I5", True), ("J5", False), ("M9", False)):
        battle = moving({"G5": AXIS, "J3": ENEMY}, {wire: "open+wire"}, "lane-of-white-tape")
        assert ("combat lane-of-white-tape G5" in offered(battle)) == there
        if not there:
            assert closed(battle, "combat lane-of-white-tape G5") == ("combat-idle", "C-TAX-20")


@pytest.mark.rule("C-OWN-DES-01")
def test_there_is_no_dust_in_a_close_assault() -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {}, allies=["dust-curtain"])
    run(battle, "battle G5 g4")
    while asked(battle) == "ambush":
        run(battle, "pass")
    assert asked(battle) != "react-defend"


@pytest.mark.rule("C-OWN-DES-03")
@pytest.mark.parametrize(("where", "ground"), [("g4", "hill"), ("G3", "ridge"), ("H3", "wadi"), ("h4", "hill")])
def test_turret_down_beside_a_rise_the_attacker_has_one_die_less(where: str, ground: str) -> None:
    battle = battling({"G5": AXIS, "g4": "allies armor"}, {where: ground}, allies=["turret-down"])
    told = finish(battle, "battle G5 g4", "combat turret-down g4")
    assert thrown(told)[0] == ("battle", dice(told)[0] - 1)


@pytest.mark.rule("C-OWN-DES-03")
@pytest.mark.parametrize(("kind", "ground"), [(ENEMY, {"g4": "hill"}), ("allies armor", {"H9": "hill"})])
def test_turrets_belong_to_armor_near_a_rise(kind: str, ground: Ground) -> None:
    battle = battling({"G5": AXIS, "g4": kind}, ground, allies=["turret-down"])
    run(battle, "battle G5 g4")
    while asked(battle) == "ambush":
        run(battle, "pass")
    assert asked(battle) != "react-defend"


@pytest.mark.rule("C-OWN-DES-13")
def test_in_the_shimmer_the_attacker_aims_at_somebody_nearer() -> None:
    units = {"G5": ARMOR, "g2": ENEMY, "E5": ENEMY, "J5": "allies armor"}
    battle = battling(units, {}, allies=["shimmer"])
    told = run(battle, "battle G5 g2", "combat shimmer g2")
    assert asked(battle) == "retarget" and battle.waiting()[0].seat == "axis-cic"
    assert listed(battle) == ["pass", "battle G5 E5"]  # J5 is as far away
    told = finish(battle, "battle G5 E5")
    assert [event.target for event in told if hasattr(event, "purpose")] == ["E5"]


@pytest.mark.rule("C-OWN-DES-13")
@pytest.mark.parametrize("other", [True, False])
def test_without_another_target_the_battle_is_lost(other: bool) -> None:
    units = {"G5": ARMOR, "g2": ENEMY, **({"E5": ENEMY} if other else {})}
    battle = battling(units, {}, allies=["shimmer"])
    told = run(battle, "battle G5 g2", "combat shimmer g2", *(["pass"] if other else []))
    assert of(told, Cancelled)
    assert not rolls(told + finish(battle))


@pytest.mark.rule("C-OWN-DES-13")
def test_two_hexes_do_not_shimmer() -> None:
    battle = battling({"G5": ARMOR, "G3": ENEMY}, {}, allies=["shimmer", "dust-curtain"])
    run(battle, "battle G5 G3")
    until(battle, "react-defend")
    assert closed(battle, "combat shimmer G3") == NOT_THERE


# ---- wide hook -----------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-02")
def test_a_wide_hook_is_one_hex_longer_and_armor_still_battles() -> None:
    battle = moving({"C5": ARMOR, "I5": ENEMY}, {}, "wide-hook", at="C5")
    assert "move C5 G5" not in listed(battle)
    assert dice(finish(battle, "combat wide-hook C5", "move C5 G5", "battle G5 I5")) == [3]


@pytest.mark.rule("C-OWN-DES-02")
@pytest.mark.parametrize("units", [{"G5": ARMOR, "g4": ENEMY}, {"G5": AXIS}])
def test_a_hook_begins_away_from_the_enemy_with_armor(units: Ground) -> None:
    battle = moving(units, {}, "wide-hook")
    assert closed(battle, "combat wide-hook G5") == NOT_THERE


# ---- painted range stones ------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-04")
@pytest.mark.parametrize(
    ("kind", "target", "number"),
    [(GUN, "g2", 3), (GUN, "G1", 3), ("axis mortar-late", "g2", 2), ("axis anti-tank-gun-late", "g2", 2)],
)
def test_range_stones_add_a_die_from_three_hexes_on(kind: str, target: str, number: int) -> None:
    battle = battling({"G5": kind, target: ENEMY}, {}, "painted-range-stones")
    before = dice(finish(battle.copy(), f"battle G5 {target}"))[0]
    assert dice(finish(battle, f"combat painted-range-stones G5 {target}")) == [before + 1]
    assert before + 1 == number


@pytest.mark.rule("C-OWN-DES-04")
@pytest.mark.parametrize(("kind", "target"), [(GUN, "G3"), (AXIS, "g2"), (ARMOR, "g2")])
def test_range_stones_serve_guns_and_special_weapons_at_a_distance(kind: str, target: str) -> None:
    battle = battling({"G5": kind, target: ENEMY}, {}, "painted-range-stones")
    assert closed(battle, f"combat painted-range-stones G5 {target}") == NOT_THERE


# ---- soft sand -----------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-05", "C-TAX-16", "C-TERM-06")
def test_soft_sand_ends_the_move_of_armor_on_its_first_hex() -> None:
    battle = table("desert", {"G7": ARMOR, "G3": ENEMY}, {}, allies=["soft-sand"])
    orders(battle, "G7")
    run(battle, "move G7 G5")
    assert asked(battle) == "react-x-move-step"
    name = offered(battle)[0].split()[-1]
    assert of(run(battle, f"combat soft-sand {name}"), Stopped)
    assert unit_on(battle, name).camp == "axis" and name in ("f6", "g6")
    run(battle, f"battle {name} G3")  # it may battle


@pytest.mark.rule("C-OWN-DES-05")
def test_sand_is_soft_on_the_first_hex_only() -> None:
    battle = table("desert", {"G7": ARMOR, "G3": ENEMY}, {}, allies=["soft-sand"])
    orders(battle, "G7")
    run(battle, "move G7 G5", "pass")
    assert asked(battle) != "react-x-move-step" and unit_on(battle, "G5").camp == "axis"


@pytest.mark.rule("C-OWN-DES-05", "C-TERM-06")
@pytest.mark.parametrize(
    ("kind", "more"),
    [
        (AXIS, {}),
        (ARMOR, {"terrain": {"g6": "hill"}}),
        (ARMOR, {"terrain": {"g6": "open+wire"}}),
        (ARMOR, {"top": 'roads = ["G7 g6"]'}),
    ],
)
def test_sand_is_soft_under_armor_on_empty_ground(kind: str, more: dict[str, Any]) -> None:
    battle = table("desert", {"G7": kind, "G3": ENEMY}, allies=["soft-sand"], **more)
    orders(battle, "G7")
    run(battle, "move G7 g6")
    assert asked(battle) != "react-x-move-step"


# ---- grit in the gears ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-06", "C-OWN-N6")
@pytest.mark.parametrize(("face", "stalls"), [("A", True), ("S", True), ("I", False), ("G", True), ("F", False)])
def test_grit_in_the_gears_stalls_a_unit_to_the_end_of_its_next_turn(face: str, stalls: bool) -> None:
    units = {"G5": "allies armor", "C5": AXIS, "I5": ENEMY}
    battle = opened(units, "grit-in-the-gears", dice=face, enemy=("direct-from-hq", "probe-center"))
    told = run(battle, "combat grit-in-the-gears G5")
    assert rolls(told) == [("grit-in-the-gears", face)] and bool(of(told, StatusSet)) == stalls
    finish(battle)
    orders(battle, "G5", "I5")
    until(battle, "move")
    assert any(text.startswith("move G5") for text in listed(battle)) != stalls
    told = finish(battle)
    assert bool(of(told, StatusEnded)) == stalls
    finish(battle)
    orders(battle, "G5", command="probe-center")
    until(battle, "move")
    assert any(text.startswith("move G5") for text in listed(battle))


@pytest.mark.rule("C-OWN-DES-06")
@pytest.mark.parametrize("units", [{"G5": ENEMY}, {"G5": "allies armor", "g6": AXIS}])
def test_grit_is_for_armor_and_guns_away_from_friends(units: Ground) -> None:
    battle = opened({"C5": AXIS, "K3": "allies artillery", **units}, "grit-in-the-gears")
    assert closed(battle, "combat grit-in-the-gears G5") == NOT_THERE
    assert offered(battle) == ["combat grit-in-the-gears K3"]


# ---- recovery tractor ----------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-07")
@pytest.mark.parametrize(("kind", "figures"), [(ARMOR, 3), (GUN, 2)])
def test_a_tractor_brings_armor_or_a_gun_back(kind: str, figures: int) -> None:
    battle = table("desert", {"G5": kind}, axis=["recovery-tractor"])
    wound(battle, "G5")
    orders(battle, "G5")
    run(battle, "combat recovery-tractor G5")
    assert unit_on(battle, "G5").figures == figures


@pytest.mark.rule("C-OWN-DES-07")
@pytest.mark.parametrize(
    ("units", "options"), [({"G5": AXIS}, {}), ({"G5": ARMOR, "g4": ENEMY}, {}), ({"G5": ARMOR}, {"armor_figures": 2})]
)
def test_a_tractor_has_its_conditions(units: Ground, options: dict[str, object]) -> None:
    battle = table("desert", units, axis=["recovery-tractor"], options=options)
    wound(battle, "G5")
    orders(battle, "G5")
    until(battle, "move")
    assert closed(battle, "combat recovery-tractor G5") == ("combat-no-figures", "C-TERM-03")


# ---- fire and slip -------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-08")
@pytest.mark.parametrize(("kind", "far"), [(ARMOR, 2), (GUN, 1)])
def test_fire_and_slip_armor_two_hexes_guns_one(kind: str, far: int) -> None:
    battle = battling({"G5": kind, "g2": ENEMY}, {}, "fire-and-slip", dice="AAAA")
    run(battle, "battle G5 g2", "combat fire-and-slip G5")
    assert ("move G5 I5" in listed(battle)) == (far == 2) and "move G5 H5" in listed(battle)
    assert "move G5 J5" not in listed(battle)
    run(battle, "move G5 H5")
    assert unit_on(battle, "H5").camp == "axis" and listed(battle, "battle") == []


@pytest.mark.rule("C-OWN-DES-08", "C-TERM-04")
def test_who_slips_has_battled_without_moving() -> None:
    units = {"G5": ARMOR, "H3": ENEMY, "C5": AXIS, "C3": ENEMY}
    battle = moving(units, {}, "fire-and-slip", at="G5 C5", dice="AAAAA")
    run(battle, "move G5 H5", "battle H5 H3")
    until(battle, "battle")
    assert closed(battle, "combat fire-and-slip H5") == NOT_THERE
    run(battle, "battle C5 C3")
    while battle.view(None).active == "axis":
        assert offered(battle, seat="axis-cic") == []
        skip(battle)


# ---- full canteens -------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-09")
def test_with_full_canteens_infantry_moves_two_hexes_and_battles() -> None:
    units = {"G5": AXIS, "E5": AXIS, "K5": ENEMY, "C5": AXIS}
    battle = moving(units, {}, "full-canteens", at="G5 E5 C5")
    run(battle, "combat full-canteens G5")
    assert listed(battle) == ["confirm", "target E5", "target C5"]
    assert dice(finish(battle, "confirm", "move G5 I5", "battle I5 K5")) == [2]


@pytest.mark.rule("C-OWN-DES-09")
def test_canteens_are_not_for_armor() -> None:
    battle = moving({"G5": ARMOR}, {}, "full-canteens")
    assert closed(battle, "combat full-canteens G5") == NOT_THERE


# ---- sappers after dark --------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-10", "C-TERM-06")
def test_sappers_lay_a_minefield_face_down_beside_themselves() -> None:
    ground = {"F5": "hill", "g6": "open+wire"}
    battle = table("desert", {"G5": AXIS, "f2": ENEMY, "H5": AXIS}, ground, axis=["sappers-after-dark"])
    orders(battle, "G5")
    run(battle, "combat sappers-after-dark G5")
    assert sorted(listed(battle)) == ["target f4", "target f6", "target g4"]
    told = run(battle, "target g4")
    assert of(told, Placed)
    (token,) = battle.view(None).mines
    assert (token.hex, token.strength) == ("g4", None)
    assert [mine.camp for mine in battle._state.mines.values()] == [0]


@pytest.mark.rule("C-OWN-DES-10")
def test_sappers_keep_away_from_the_enemy() -> None:
    battle = table("desert", {"G5": AXIS, "G3": ENEMY}, {}, axis=["sappers-after-dark"])
    orders(battle, "G5")
    run(battle, "combat sappers-after-dark G5")
    assert sorted(listed(battle)) == ["target F5", "target H5", "target f6", "target g6"]


@pytest.mark.rule("C-OWN-DES-10")
def test_sappers_are_infantry_that_did_not_battle() -> None:
    units = {"G5": AXIS, "G3": ENEMY, "C5": ARMOR, "I5": AXIS}
    battle = table("desert", units, {}, axis=["sappers-after-dark"], dice="AA")
    orders(battle, "G5", "C5", "I5")
    run(battle, "battle G5 G3")
    until(battle, "after-battles")
    assert offered(battle) == ["combat sappers-after-dark I5"]
    assert closed(battle, "combat sappers-after-dark G5") == NOT_THERE


# ---- lane of white tape --------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-11")
def test_a_lane_of_white_tape_removes_wire_and_goes_on() -> None:
    wire = dict.fromkeys(("H5", "g4", "g6"), "open+wire")
    battle = moving({"G5": AXIS, "J5": ENEMY}, wire, "lane-of-white-tape")
    assert "move G5 I5" not in listed(battle)
    run(battle, "combat lane-of-white-tape G5")
    run(battle, "move G5 I5")
    assert features(battle, "H5") == ("open",) and "wire" in features(battle, "g4")


@pytest.mark.rule("C-OWN-DES-11")
def test_on_the_lane_infantry_still_battles() -> None:
    battle = moving({"G5": AXIS, "J5": ENEMY}, {"H5": "open+wire"}, "lane-of-white-tape")
    assert dice(finish(battle, "combat lane-of-white-tape G5", "move G5 H5", "battle H5 J5")) == [2]


@pytest.mark.rule("C-OWN-DES-11")
def test_mines_under_white_tape_do_not_go_off() -> None:
    mines = 'mines = [{ hex = "H5", camp = "allies", strength = 4 }]'
    battle = moving({"G5": AXIS, "J5": ENEMY}, {}, "lane-of-white-tape", top=mines)
    told = run(battle, "combat lane-of-white-tape G5", "move G5 H5")
    assert not rolls(told) and unit_on(battle, "H5").figures == 4 and not battle.view(None).mines
    run(battle, "battle H5 J5")


@pytest.mark.rule("C-OWN-DES-11")
def test_tape_is_laid_by_infantry() -> None:
    battle = moving({"G5": ARMOR}, {"H5": "open+wire"}, "lane-of-white-tape")
    assert closed(battle, "combat lane-of-white-tape G5") == NOT_THERE


# ---- deep raid column ----------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-12")
@pytest.mark.parametrize("kind", [AXIS, ARMOR])
def test_a_raid_column_is_one_unit_more(kind: str) -> None:
    battle = table("desert", {"G5": kind, "C5": AXIS}, axis=["deep-raid-column"], command=("recon-right", "recon-left"))
    run(battle, "play recon-right", "combat deep-raid-column G5")
    until(battle, "order")
    assert "order G5" not in listed(battle) and "order C5" in listed(battle)
    run(battle, "order C5", "confirm")
    until(battle, "move")
    assert {text.split()[1] for text in listed(battle, "move")} == {"G5", "C5"}


@pytest.mark.rule("C-OWN-DES-12")
@pytest.mark.parametrize("units", [{"G5": GUN}, {"G5": AXIS, "G3": ENEMY}])
def test_a_column_raids_deep(units: Ground) -> None:
    battle = opened({"C5": AXIS, **units}, "deep-raid-column")
    assert closed(battle, "combat deep-raid-column G5") == NOT_THERE


# ---- massed salvo --------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-14")
def test_in_a_massed_salvo_the_second_and_the_third_have_a_die_more() -> None:
    units = {"G5": AXIS, "E5": AXIS, "D5": AXIS, "F3": ENEMY}
    battle = battling(units, {}, "massed-salvo", at="G5 E5 D5", dice="AAAAAAAAA")
    assert closed(battle, "combat massed-salvo E5 F3") == NOT_THERE  # nobody has fired at it yet
    run(battle, "battle G5 F3")
    run(battle, "combat massed-salvo E5 F3")
    assert listed(battle) == ["confirm", "target D5"]
    told = finish(battle, "target D5", "battle D5 F3")
    assert dice(told) == [3, 2]  # two and one of their own


@pytest.mark.rule("C-OWN-DES-14")
def test_a_salvo_is_of_one_kind_at_one_target() -> None:
    units = {"G5": AXIS, "I5": ARMOR, "E5": AXIS, "G3": ENEMY, "E3": ENEMY}
    battle = battling(units, {}, "massed-salvo", at="G5 I5 E5", dice="AAAAA")
    run(battle, "battle G5 G3")
    until(battle, "battle")
    assert closed(battle, "combat massed-salvo I5 G3") == NOT_THERE
    assert closed(battle, "combat massed-salvo E5 E3") == NOT_THERE


# ---- armored wedge -------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-15")
def test_an_armored_wedge_is_a_chain_of_three() -> None:
    units = {"G5": ARMOR, "H5": ARMOR, "I5": ARMOR, "C5": ARMOR, "g4": ENEMY, "h4": ENEMY, "i4": ENEMY}
    battle = battling(units, {}, "armored-wedge", at="G5 H5 I5 C5", dice="AAAA" * 3)
    run(battle, "combat armored-wedge G5 g4")
    assert listed(battle) == ["confirm", "target H5"]
    run(battle, "target H5")
    assert listed(battle) == ["confirm", "target I5"]
    told = finish(battle, "target I5", "battle H5 h4", "battle I5 i4")
    assert dice(told) == [4, 4, 4]


@pytest.mark.rule("C-OWN-DES-15")
@pytest.mark.parametrize(("kind", "target"), [(AXIS, "g4"), (ARMOR, "G3")])
def test_a_wedge_is_armor_in_close_assault(kind: str, target: str) -> None:
    battle = battling({"G5": kind, target: ENEMY}, {}, "armored-wedge")
    assert closed(battle, f"combat armored-wedge G5 {target}") == NOT_THERE


# ---- gun line in wait ----------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-16", "C-TAX-17")
@pytest.mark.parametrize("gun", [GUN, "axis anti-tank-gun-late"])
@pytest.mark.parametrize(("faces", "gone"), [("AG", 2), ("FS", 0)])
def test_a_gun_line_fires_at_armor_that_ends_its_move_in_sight(gun: str, faces: str, gone: int) -> None:
    units = {"G7": gun, "G3": "allies armor"}
    battle = table("desert", units, axis=["gun-line-in-wait"], first="allies", dice=faces)
    orders(battle, "G3")
    told = run(battle, "move G3 G5", "combat gun-line-in-wait G5")
    assert (rolls(told), lost(told)) == ([("gun-line-in-wait", faces)], gone)
    assert unit_on(battle, "G5") is not None


@pytest.mark.rule("C-OWN-DES-16")
@pytest.mark.parametrize(
    ("units", "ground"),
    [
        ({"G7": GUN, "G3": ENEMY}, {}),
        ({"G7": AXIS, "G3": "allies armor"}, {}),
        ({"G9": GUN, "G3": "allies armor"}, {}),
        ({"G7": GUN, "G3": "allies armor"}, {"f6": "forest", "g6": "forest"}),
    ],
)
def test_a_gun_line_waits_for_armor_near_and_in_sight(units: Ground, ground: Ground) -> None:
    battle = table("desert", units, ground, axis=["gun-line-in-wait"], first="allies")
    orders(battle, "G3")
    run(battle, "move G3 G5")
    assert asked(battle) != "react-x-move-end"


# ---- moving curtain of shells --------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-17")
def test_a_curtain_of_shells_is_a_straight_line_of_three_hexes() -> None:
    units = {"F7": AXIS, "G7": AXIS, "H7": AXIS, "C3": ENEMY}
    battle = opened(units, "moving-curtain-of-shells", first="allies", dice="SIF")
    run(battle, "combat moving-curtain-of-shells F7")
    assert "target G7" in listed(battle) and "target g6" not in listed(battle)
    run(battle, "target G7")
    assert sorted(listed(battle)) == ["confirm", "target E7", "target H7"]
    told = run(battle, "target H7")
    told += finish(battle)
    assert rolls(told)[:3] == [("moving-curtain-of-shells", face) for face in "SIF"]
    assert [unit_on(battle, name).figures for name in ("F7", "G7")] == [3, 3]
    assert unit_on(battle, "H7") is None  # a flag: it has retreated


@pytest.mark.rule("C-OWN-DES-17", "C-TAX-20")
def test_a_curtain_of_shells_begins_on_an_enemy() -> None:
    units = {"F7": AXIS, "H7": AXIS, "C3": ENEMY}
    battle = opened(units, "moving-curtain-of-shells", first="allies", dice="II")
    assert offered(battle) == [f"combat moving-curtain-of-shells {name}" for name in ("A9", "F7", "H7")]
    assert closed(battle, "combat moving-curtain-of-shells G7") == ("combat-idle", "C-TAX-20")
    run(battle, "combat moving-curtain-of-shells F7", "target G7", "target H7")
    assert [unit_on(battle, name).figures for name in ("F7", "H7")] == [3, 3]


@pytest.mark.rule("C-OWN-DES-17", "C-LIM-01")
def test_a_curtain_of_shells_names_no_unit_that_a_card_was_played_on() -> None:
    units = {"F7": AXIS, "G7": AXIS, "C3": ENEMY}
    battle = opened(units, "moving-curtain-of-shells", first="allies", dice="I" * 9)
    s = battle._state
    s.touched.append(s.at[HEX["G7"]])
    assert closed(battle, "combat moving-curtain-of-shells G7") == ("combat-closed-unit", "C-LIM-01")
    run(battle, "combat moving-curtain-of-shells F7")
    assert "target E7" in listed(battle) and "target G7" not in listed(battle)
    assert closed(battle, "target G7")[0] == "combat-finish"


@pytest.mark.rule("C-OWN-DES-17")
def test_no_shells_beside_ones_own() -> None:
    units = {"F7": AXIS, "F5": ENEMY, "C3": ENEMY}
    battle = opened(units, "moving-curtain-of-shells", first="allies")
    assert closed(battle, "combat moving-curtain-of-shells f6") == NOT_THERE
    assert closed(battle, "combat moving-curtain-of-shells F5") == NOT_THERE


# ---- infantry tanks grind on ---------------------------------------------------------------------


@pytest.mark.rule("C-OWN-DES-18")
def test_infantry_tanks_grind_on_over_infantry() -> None:
    units = {"G5": "allies armor", "g6": AXIS, "C5": "allies armor", "C7": AXIS}
    battle = battling(units, {}, "infantry-tanks-grind-on", at="G5 C5", first="allies", dice="SSSSSSSS")
    run(battle, "combat infantry-tanks-grind-on G5 g6")
    assert listed(battle) == ["confirm", "target C5"]
    assert dice(finish(battle, "target C5", "battle C5 C7")) == [4, 4]


@pytest.mark.rule("C-OWN-DES-18")
def test_infantry_tanks_do_not_grind_over_armor() -> None:
    units = {"G5": "allies armor", "g6": ARMOR}
    battle = battling(units, {}, "infantry-tanks-grind-on", first="allies")
    assert closed(battle, "combat infantry-tanks-grind-on G5 g6") == NOT_THERE


@pytest.mark.rule("C-OWN-DES-14", "C-TERM-07")
def test_a_salvo_is_fired_by_the_units_of_one_general() -> None:
    units = {"R5": AXIS, "P5": AXIS, "Q3": ENEMY, "P3": ENEMY}
    battle = generals("desert", units, hands={"axis-center": ["massed-salvo"]}, dice="AAAA")
    commands(battle, left="s5 R5", center="s4 P5")
    run(battle, "axis-left: battle R5 Q3")
    until(battle, "battle", "axis-center")
    assert closed(battle, "combat massed-salvo P5 Q3", "axis-center") == NOT_THERE
