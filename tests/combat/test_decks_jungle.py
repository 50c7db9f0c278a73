"""The cards of our jungle deck, one by one: what each does, and when it may not be played (combat-cards.md 4.4)."""

from typing import Any

import pytest

import overlord
from boards import asked, listed, of, unit_on
from combat.table import battling as on_the_point
from combat.table import closed, dice, finish, held, lost, offered, orders, rolls, run, table, thrown, until, wound
from overlord.engine.model.events import CombatDrew, CombatPeeked, Deployed, Retreated, StatusEnded, StatusSet, Stopped

AXIS = "axis infantry"
ARMOR = "axis armor"
ENEMY = "allies infantry"
NOT_THERE = ("combat-not-there", "C-TAX-20")
Ground = dict[str, str]


def battling(units: Ground, ground: Ground, *cards: str, **more: Any) -> overlord.Game:
    return on_the_point("jungle", units, ground, *cards, **more)


def moving(units: Ground, ground: Ground, *cards: str, at: str = "G5", **more: Any) -> overlord.Game:
    battle = table("jungle", units, ground, axis=cards, **more)
    orders(battle, *at.split())
    until(battle, "move")
    return battle


def opened(units: Ground, ground: Ground, *cards: str, **more: Any) -> overlord.Game:
    """Cards may be played alongside the Command card of whoever begins."""
    battle = table("jungle", units, ground, **{more.get("first", "axis"): cards}, **more)
    run(battle, "play direct-from-hq")
    assert asked(battle) == "alongside"
    return battle


# ---- bush knives ---------------------------------------------------------------------------------

THICKET = dict.fromkeys(("H5", "I5", "g4", "g6", "h4", "h6"), "jungle")


@pytest.mark.rule("C-OWN-JUN-01")
def test_bush_knives_cut_through_jungle_and_leave_the_battle() -> None:
    battle = moving({"G5": "axis special-forces", "i6": ENEMY}, {"h6": "jungle"}, "bush-knives")
    plain = battle.copy()
    run(plain, "move G5 h6")
    assert asked(plain) != "battle"
    run(battle, "combat bush-knives G5", "move G5 h6", "battle h6 i6")


@pytest.mark.rule("C-OWN-JUN-01")
def test_bush_knives_are_not_stopped_by_jungle() -> None:
    battle = moving({"G5": AXIS}, THICKET, "bush-knives")
    assert "move G5 I5" not in listed(battle)
    run(battle, "combat bush-knives G5")
    assert "move G5 I5" in listed(battle) and "move G5 J5" not in listed(battle)


@pytest.mark.rule("C-OWN-JUN-01")
def test_bush_knives_let_infantry_battle_after_two_hexes_and_lengthen_no_move() -> None:
    battle = moving({"G5": AXIS, "J5": ENEMY, "C5": AXIS, "C3": ENEMY}, THICKET, "bush-knives", at="G5 C5")
    run(battle, "combat bush-knives G5")
    assert "move G5 I5" in listed(battle) and "move G5 i6" not in listed(battle)
    run(battle, "move G5 I5")
    until(battle, "battle")
    assert "battle I5 J5" in listed(battle)


@pytest.mark.rule("C-OWN-JUN-01")
def test_bush_knives_are_for_infantry() -> None:
    battle = moving({"G5": ARMOR}, THICKET, "bush-knives")
    assert closed(battle, "combat bush-knives G5") == NOT_THERE


# ---- canopy lookout ------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-02")
def test_a_canopy_lookout_needs_no_sight_and_adds_a_die() -> None:
    ground = {"G5": "jungle", "g4": "jungle", "f4": "jungle"}
    battle = table("jungle", {"G5": AXIS, "G3": ENEMY}, ground, axis=["canopy-lookout"])
    orders(battle, "G5")
    until(battle, "battle")  # no battle but for the card
    assert listed(battle, "battle") == [] and offered(battle) == ["combat canopy-lookout G5 G3"]
    assert dice(finish(battle, "combat canopy-lookout G5 G3")) == [3]


@pytest.mark.rule("C-OWN-JUN-02")
@pytest.mark.parametrize(("target", "ground"), [("g2", "jungle"), ("g4", "jungle"), ("G3", "open")])
def test_a_lookout_sits_in_the_jungle_and_looks_two_hexes_far(target: str, ground: str) -> None:
    battle = battling({"G5": AXIS, target: ENEMY}, {"G5": ground}, "canopy-lookout")
    assert closed(battle, f"combat canopy-lookout G5 {target}") == NOT_THERE


# ---- stake pits ----------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-03", "C-TAX-16")
@pytest.mark.parametrize(("faces", "figures", "left"), [("IA", 4, 3), ("II", 4, 2), ("II", 1, 1), ("GG", 4, 4)])
def test_stake_pits_end_the_move_and_never_take_the_last_figure(faces: str, figures: int, left: int) -> None:
    units = {"G7": f"axis infantry {figures}", "g4": ENEMY}
    battle = table("jungle", units, {"g6": "jungle", "G5": "jungle"}, allies=["stake-pits"], dice=faces)
    orders(battle, "G7")
    run(battle, "move G7 G5")
    assert asked(battle) == "react-x-move-step" and offered(battle) == ["combat stake-pits G5"]
    told = run(battle, "combat stake-pits G5")
    assert rolls(told) == [("stake-pits", faces)] and unit_on(battle, "G5").figures == left


@pytest.mark.rule("C-OWN-JUN-03", "C-LIM-01")
def test_pits_are_dug_beside_a_unit_and_not_for_those_who_had_a_card() -> None:
    units = {"G7": AXIS, "H5": ENEMY}
    battle = table(
        "jungle", units, {"g6": "jungle", "G7": "jungle"}, axis=["bush-knives"], allies=["stake-pits"], dice="AA"
    )
    orders(battle, "G7")
    carded = battle.copy()
    run(carded, "combat bush-knives G7", "move G7 g6")
    assert asked(carded) != "react-x-move-step"
    lonely = table("jungle", {"G7": AXIS, "F3": ENEMY}, {"g6": "jungle"}, allies=["stake-pits"])
    orders(lonely, "G7")
    run(lonely, "move G7 g6")
    assert asked(lonely) != "react-x-move-step"
    assert of(run(battle, "move G7 g6", "combat stake-pits g6"), Stopped)


@pytest.mark.rule("C-OWN-JUN-03")
@pytest.mark.parametrize(("kind", "ground"), [(ARMOR, "jungle"), (AXIS, "forest")])
def test_pits_are_dug_in_jungle_for_infantry(kind: str, ground: str) -> None:
    battle = table("jungle", {"f6": kind, "g4": ENEMY}, {"G5": ground}, allies=["stake-pits"])
    orders(battle, "f6")
    run(battle, "move f6 G5")
    assert asked(battle) != "react-x-move-step"


# ---- fever ward ----------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-04")
@pytest.mark.parametrize("ground", ["jungle", "marsh", "rice-paddy"])
@pytest.mark.parametrize(("face", "figures", "left"), [("I", 4, 3), ("G", 4, 3), ("S", 4, 4)])
def test_fever_takes_a_figure(ground: str, face: str, figures: int, left: int) -> None:
    battle = opened({"G5": AXIS, "G3": f"allies infantry {figures}"}, {"G3": ground}, "fever-ward", dice=face)
    told = run(battle, "combat fever-ward G3")
    assert rolls(told) == [("fever-ward", face)] and unit_on(battle, "G3").figures == left


@pytest.mark.rule("C-OWN-JUN-04", "C-TAX-20")
def test_fever_never_takes_the_last_figure() -> None:
    battle = opened({"G5": AXIS, "G3": "allies infantry 1"}, {"G3": "jungle"}, "fever-ward")
    assert closed(battle, "combat fever-ward G3") == ("combat-idle", "C-TAX-20")


@pytest.mark.rule("C-OWN-JUN-04")
@pytest.mark.parametrize(("kind", "ground"), [(ENEMY, "forest"), ("allies artillery", "jungle")])
def test_fever_is_for_infantry_in_the_wet(kind: str, ground: str) -> None:
    battle = opened({"G5": AXIS, "G3": kind}, {"G3": ground}, "fever-ward")
    assert closed(battle, "combat fever-ward G3") == NOT_THERE


# ---- cloudburst ----------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-05", "C-OWN-N6")
def test_a_cloudburst_ends_long_fire_until_the_next_turn_of_its_camp() -> None:
    units = {"G5": AXIS, "g2": ENEMY, "C5": AXIS, "c2": ENEMY}
    battle = opened(units, {}, "cloudburst", command=("direct-from-hq", "probe-center"))
    assert offered(battle) == ["combat cloudburst s1", "combat cloudburst s2", "combat cloudburst s3"]
    told = run(battle, "combat cloudburst s2", "order G5", "order C5", "confirm")
    assert [(e.name, e.at) for e in of(told, StatusSet)] == [("rain", ("s2",))]
    run(battle, "done")
    assert listed(battle, "battle") == ["battle C5 c2"]  # three hexes, elsewhere
    finish(battle)
    orders(battle, "g2", "c2")  # the enemy is under the same rain
    run(battle, "done")
    assert listed(battle, "battle") == ["battle c2 C5"]
    told = finish(battle)
    assert [e.name for e in of(told, StatusEnded)] == ["rain"]
    orders(battle, "G5", command="probe-center")
    run(battle, "battle G5 g2")


@pytest.mark.rule("C-OWN-JUN-05")
def test_in_the_rain_two_hexes_are_near_enough() -> None:
    battle = opened({"G5": AXIS, "G3": ENEMY}, {}, "cloudburst")
    run(battle, "combat cloudburst s2", "order G5", "confirm", "battle G5 G3")


@pytest.mark.rule("C-OWN-JUN-05")
def test_it_rains_on_a_section_of_ones_own() -> None:
    battle = opened({"G5": AXIS, "G3": ENEMY}, {}, "cloudburst")
    assert closed(battle, "combat cloudburst s4") == ("off-board", "R-GEO-03")
    assert closed(battle, "combat cloudburst G5") == NOT_THERE


# ---- log emplacement -----------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-06")
@pytest.mark.parametrize("kind", [ENEMY, "allies artillery"])
def test_behind_logs_the_attacker_has_one_die_less(kind: str) -> None:
    battle = battling({"G5": "axis infantry", "g4": kind}, {"g4": "jungle"}, allies=["log-emplacement"])
    told = finish(battle, "battle G5 g4", "combat log-emplacement g4")
    assert thrown(told)[0] == ("battle", dice(told)[0] - 1)


@pytest.mark.rule("C-OWN-JUN-06")
@pytest.mark.parametrize(("kind", "ground"), [("allies armor", "jungle"), (ENEMY, "forest")])
def test_logs_are_for_infantry_and_guns_in_the_jungle(kind: str, ground: str) -> None:
    battle = battling({"G5": AXIS, "g4": kind}, {"g4": ground}, allies=["log-emplacement"])
    run(battle, "battle G5 g4")
    while asked(battle) == "ambush":
        run(battle, "pass")
    assert asked(battle) != "react-defend"  # by public facts there is no card for it


# ---- captured sketch map -------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-07", "C-LIM-03")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_a_sketch_map_brings_a_card_and_a_look_at_the_next(where: str) -> None:
    battle = opened({"G5": AXIS}, {}, "captured-sketch-map")
    pile = [card.key for card in battle._state.combat_deck]
    told = run(battle, "combat captured-sketch-map")
    assert of(told, CombatDrew)[0].count == 1 and held(battle, "axis-cic") == (pile[-1],)
    assert of(told, CombatPeeked)[0].cards.value == (pile[-2],)
    assert (asked(battle), listed(battle)) == ("peek", ["choose top", "choose bottom"])
    assert battle.view("axis-cic").draft == (f"peek {pile[-2]}",)
    run(battle, f"choose {where}")
    left = [card.key for card in battle._state.combat_deck]
    assert left == (pile[:-1] if where == "top" else [pile[-2], *pile[:-2]])


@pytest.mark.rule("C-OWN-JUN-07", "C-PLAY-08")
def test_what_the_sketch_map_shows_is_seen_by_nobody_else() -> None:
    battle = opened({"G5": AXIS}, {}, "captured-sketch-map")
    before = battle.entries
    run(battle, "combat captured-sketch-map")
    for seat in ("allies-cic", None):
        told = battle.told(seat, before)
        assert of(told, CombatPeeked)[0].cards.value is None and of(told, CombatDrew)[0].cards.value is None
        assert battle.view(seat).draft == ()


@pytest.mark.rule("C-OWN-JUN-07")
def test_a_sketch_map_names_nothing() -> None:
    battle = opened({"G5": AXIS}, {}, "captured-sketch-map")
    assert closed(battle, "combat captured-sketch-map G5") == NOT_THERE


# ---- silent withdrawal ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-08", "C-TAX-12")
def test_a_silent_withdrawal_is_one_hex_behind_the_battle() -> None:
    battle = battling({"G5": AXIS, "G3": ENEMY}, {"G5": "jungle"}, "silent-withdrawal", dice="AA")
    run(battle, "battle G5 G3", "combat silent-withdrawal G5")
    assert asked(battle) == "move-after"
    assert sorted(listed(battle)) == [
        "move G5 F5",
        "move G5 H5",
        "move G5 f4",
        "move G5 f6",
        "move G5 g4",
        "move G5 g6",
        "pass",
    ]
    finish(battle, "move G5 g6")
    assert unit_on(battle, "g6").camp == "axis"


@pytest.mark.rule("C-OWN-JUN-08")
def test_who_withdraws_silently_began_in_the_jungle_and_has_battled() -> None:
    units = {"G5": AXIS, "G3": ENEMY, "C5": AXIS, "C3": ENEMY}
    battle = battling(units, {"G5": "jungle"}, "silent-withdrawal", at="G5 C5", dice="AAAA")
    assert closed(battle, "combat silent-withdrawal G5") == NOT_THERE
    run(battle, "battle C5 C3")
    assert closed(battle, "combat silent-withdrawal C5") == NOT_THERE
    run(battle, "battle G5 G3")
    assert offered(battle) == ["combat silent-withdrawal G5"]


# ---- knife range ---------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-09")
def test_at_knife_range_the_jungle_is_no_cover() -> None:
    battle = battling({"G5": AXIS, "g4": ENEMY}, {"g4": "jungle"}, "knife-range")
    assert dice(finish(battle.copy(), "battle G5 g4")) == [2]
    assert dice(finish(battle, "combat knife-range G5 g4")) == [3]


@pytest.mark.rule("C-OWN-JUN-09")
@pytest.mark.parametrize(
    ("kind", "target", "ground"), [(ARMOR, "g4", "jungle"), (AXIS, "G3", "jungle"), (AXIS, "g4", "forest")]
)
def test_knives_are_for_infantry_close_to_the_jungle(kind: str, target: str, ground: str) -> None:
    battle = battling({"G5": kind, target: ENEMY}, {target: ground}, "knife-range")
    assert closed(battle, f"combat knife-range G5 {target}") == NOT_THERE


# ---- local trackers ------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-10")
def test_local_trackers_lead_two_units_one_hex_farther_without_a_battle() -> None:
    units = {"G5": AXIS, "E5": AXIS, "C5": AXIS, "K5": ENEMY, "I3": ENEMY}
    battle = moving(units, {}, "local-trackers", at="G5 E5 C5")
    run(battle, "combat local-trackers G5")
    assert listed(battle) == ["confirm", "target E5", "target C5"]
    run(battle, "target C5")
    moves = listed(battle, "move")
    assert "move G5 J5" in moves and "move C5 C7" in moves and "move E5 H5" not in moves
    other = battle.copy()
    run(battle, "move G5 J5", "done")
    assert "battle J5 K5" not in listed(battle)
    run(other, "move G5 H5", "battle H5 K5")  # it did not use them


@pytest.mark.rule("C-OWN-JUN-10")
def test_trackers_do_not_lead_armor() -> None:
    battle = moving({"G5": ARMOR}, {}, "local-trackers")
    assert closed(battle, "combat local-trackers G5") == NOT_THERE


# ---- lashed bamboo -------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-11")
def test_lashed_bamboo_carries_infantry_onto_a_river_where_it_stops() -> None:
    ground = dict.fromkeys(("g4", "f4", "e4", "h4"), "river")
    battle = moving({"G5": AXIS, "G3": ENEMY}, ground, "lashed-bamboo")
    assert "move G5 g4" not in listed(battle)
    run(battle, "combat lashed-bamboo G5")
    moves = listed(battle, "move")
    assert "move G5 g4" in moves and "move G5 H3" not in moves
    run(battle, "move G5 g4")
    assert asked(battle) != "battle" and unit_on(battle, "g4").camp == "axis"


@pytest.mark.rule("C-OWN-JUN-11")
def test_bamboo_does_not_carry_armor() -> None:
    battle = moving({"G5": ARMOR}, {"g4": "river"}, "lashed-bamboo")
    assert closed(battle, "combat lashed-bamboo G5") == NOT_THERE


# ---- backward step, forward bullet ---------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-12", "C-TAX-10")
@pytest.mark.parametrize(("ground", "number"), [("open", 2), ("forest", 1)])
def test_a_bullet_flies_forward_before_the_step_backward(ground: str, number: int) -> None:
    faces = "FAA" + "IF"[:number]
    battle = battling({"G5": AXIS, "g4": ENEMY}, {"G5": ground}, allies=["backward-step-forward-bullet"], dice=faces)
    run(battle, "battle G5 g4")
    told = run(battle, "combat backward-step-forward-bullet G5")
    told += finish(battle)
    assert ("backward-step-forward-bullet", number) in thrown(told)
    assert unit_on(battle, "G5").figures == 3  # it has lost one and ignores the flag
    assert of(told, Retreated) and unit_on(battle, "g4") is None


@pytest.mark.rule("C-OWN-JUN-12")
def test_a_bullet_may_clear_the_attacker_away() -> None:
    units = {"G5": "axis infantry 1", "g4": ENEMY}
    battle = battling(units, {}, allies=["backward-step-forward-bullet"], dice="FAA" + "IA")
    told = finish(battle, "battle G5 g4", "combat backward-step-forward-bullet G5")
    assert unit_on(battle, "G5") is None and of(told, Retreated)
    assert [row.medals for row in battle.view(None).medals] == [0, 1]


@pytest.mark.rule("C-OWN-JUN-12")
@pytest.mark.parametrize(("target", "kind"), [("G3", ENEMY), ("g4", "allies armor")])
def test_no_bullet_at_a_distance_nor_from_armor(target: str, kind: str) -> None:
    battle = battling({"G5": AXIS, target: kind}, {}, allies=["backward-step-forward-bullet"], dice="FFF")
    run(battle, f"battle G5 {target}")
    while asked(battle) in ("ambush", "react-defend"):
        run(battle, "pass")
    assert asked(battle) != "react-flags"


# ---- pack howitzer -------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-13")
@pytest.mark.parametrize(("target", "number"), [("g4", 4), ("G3", 4), ("g2", 3)])
def test_a_pack_howitzer_has_a_die_more_up_to_three_hexes(target: str, number: int) -> None:
    battle = battling({"G5": "axis artillery", target: ENEMY}, {}, "pack-howitzer")
    assert dice(finish(battle, f"combat pack-howitzer G5 {target}")) == [number]


@pytest.mark.rule("C-OWN-JUN-13")
@pytest.mark.parametrize(("kind", "target"), [("axis artillery", "G1"), (AXIS, "G3")])
def test_a_howitzer_is_a_gun_and_has_its_range(kind: str, target: str) -> None:
    battle = battling({"G5": kind, target: ENEMY}, {}, "pack-howitzer")
    assert closed(battle, f"combat pack-howitzer G5 {target}") == NOT_THERE


# ---- parachuted crates ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-14")
def test_crates_bring_a_figure_to_two_units_neither_beside_the_enemy() -> None:
    units = {"G5": AXIS, "E5": AXIS, "C5": AXIS, "c4": ENEMY, "K5": AXIS}
    battle = table("jungle", units, {}, axis=["parachuted-crates"])
    for name in ("G5", "E5", "C5"):
        wound(battle, name, 2)
    orders(battle, "G5", "E5", "C5", "K5")
    until(battle, "move")
    assert closed(battle, "combat parachuted-crates C5") == ("combat-no-figures", "C-TERM-03")  # beside the enemy
    assert closed(battle, "combat parachuted-crates K5") == ("combat-no-figures", "C-TERM-03")  # nobody is missing
    run(battle, "combat parachuted-crates G5")
    assert listed(battle) == ["confirm", "target E5"]
    run(battle, "target E5")
    assert [unit_on(battle, name).figures for name in ("G5", "E5", "C5")] == [3, 3, 2]


# ---- charge at moonset ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-15")
def test_at_moonset_infantry_moves_two_hexes_and_still_assaults_with_a_die_more() -> None:
    units = {"G5": AXIS, "E5": AXIS, "J5": ENEMY, "I3": ENEMY, "C5": AXIS}
    battle = moving(units, {}, "charge-at-moonset", at="G5 E5 C5")
    run(battle, "combat charge-at-moonset G5", "target E5", "move G5 I5")
    assert dice(finish(battle, "battle I5 J5")) == [4]


@pytest.mark.rule("C-OWN-JUN-15")
def test_the_charge_is_for_close_assaults_only() -> None:
    battle = moving({"G5": AXIS, "K5": ENEMY, "C5": AXIS, "C3": ENEMY}, {}, "charge-at-moonset", at="G5 C5")
    run(battle, "combat charge-at-moonset G5", "target C5", "move G5 I5", "done")
    assert "battle I5 K5" not in listed(battle)
    assert dice(finish(battle, "battle C5 C3")) == [2]  # from afar no die more


@pytest.mark.rule("C-OWN-JUN-15", "C-SPEC-03")
def test_the_charge_is_japanese_that_is_axis() -> None:
    battle = table("jungle", {"G5": ENEMY}, {}, allies=["charge-at-moonset"], first="allies")
    orders(battle, "G5")
    until(battle, "move")
    assert closed(battle, "combat charge-at-moonset G5") == ("combat-other-camp", "C-SPEC-02")


# ---- man under the roots -------------------------------------------------------------------------


def under_the_roots(dice: str = "", to: str = "G5", **more: Any) -> overlord.Game:
    """The allies move beside a jungle hex of the axis."""
    units = {"G3": more.pop("kind", ENEMY), "C9": AXIS, **more.pop("units", {})}
    battle = table(
        "jungle",
        units,
        {"g6": "jungle", "H5": "jungle"},
        axis=["man-under-the-roots"],
        first="allies",
        dice=dice,
        **more,
    )
    orders(battle, "G3")
    run(battle, f"move G3 {to}")
    return battle


@pytest.mark.rule("C-OWN-JUN-16", "C-TAX-17", "C-OWN-N4")
def test_a_man_under_the_roots_comes_up_and_assaults() -> None:
    battle = under_the_roots("IF")
    assert asked(battle) == "react-x-move-end"
    run(battle, "combat man-under-the-roots G5")
    assert sorted(listed(battle)) == ["target H5", "target g6"]
    told = run(battle, "target g6")
    assert [(e.camp, e.unit, e.figures) for e in of(told, Deployed)] == [("axis", "g6", 2)]
    told += finish(battle)
    assert rolls(told)[0] == ("man-under-the-roots", "IF")
    assert lost(told) == 1 and of(told, Retreated)  # flags apply


@pytest.mark.rule("C-OWN-JUN-16")
def test_cover_counts_against_the_man_under_the_roots() -> None:
    units = {"G3": ENEMY, "C9": AXIS}
    ground = {"g6": "jungle", "G5": "forest"}
    battle = table("jungle", units, ground, axis=["man-under-the-roots"], first="allies", dice="A")
    orders(battle, "G3")
    told = run(battle, "move G3 G5", "combat man-under-the-roots G5")
    told += run(battle, "target g6") if asked(battle) == "combat" else []
    assert thrown(told) == [("man-under-the-roots", 1)]


@pytest.mark.rule("C-OWN-JUN-16", "C-TERM-03")
@pytest.mark.parametrize(("to", "more"), [("f4", {}), ("G5", {"options": {"infantry_figures": 9}})])
def test_a_man_needs_roots_and_figures(to: str, more: dict[str, Any]) -> None:
    battle = under_the_roots(to=to, **more)
    assert asked(battle) != "react-x-move-end"


# ---- burning fuel team ---------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-17")
@pytest.mark.parametrize(
    ("ground", "faces", "gone"), [("jungle", "SSA", 2), ("cave", "SSA", 2), ("bunker=axis", "SSA", 2)]
)
def test_burning_fuel_lifts_all_cover_and_makes_stars_hit(ground: str, faces: str, gone: int) -> None:
    terrain = f"open+{ground}" if ground.startswith("bunker") else ground
    battle = battling({"G5": ENEMY, "g6": AXIS}, {"g6": terrain}, "burning-fuel-team", first="allies", dice=faces)
    told = finish(battle, "combat burning-fuel-team G5 g6")
    assert (dice(told), lost(told)) == ([3], gone)


@pytest.mark.rule("C-OWN-JUN-17")
def test_from_burning_fuel_everybody_runs() -> None:
    battle = battling(
        {"G5": ENEMY, "g6": AXIS}, {"g6": "open+bunker=axis"}, "burning-fuel-team", first="allies", dice="FAA"
    )
    plain = battle.copy()
    run(plain, "battle G5 g6", "ignore 1")  # a bunker ignores the first flag
    assert of(finish(battle, "combat burning-fuel-team G5 g6"), Retreated)


@pytest.mark.rule("C-OWN-JUN-17")
@pytest.mark.parametrize(("kind", "ground"), [("allies armor", "jungle"), (ENEMY, "forest")])
def test_fuel_burns_in_jungle_and_holes(kind: str, ground: str) -> None:
    battle = battling({"G5": kind, "g6": AXIS}, {"g6": ground}, "burning-fuel-team", first="allies")
    assert closed(battle, "combat burning-fuel-team G5 g6") == NOT_THERE


# ---- guns offshore -------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-JUN-18")
def test_guns_offshore_roll_three_dice_and_flags_may_be_ignored() -> None:
    units = {"G7": AXIS, "C3": ENEMY}
    battle = opened(units, {"G7": "open+bunker=axis"}, "guns-offshore", first="allies", dice="IFS")
    told = run(battle, "combat guns-offshore G7")
    assert (thrown(told), lost(told)) == ([("guns-offshore", 3)], 1)
    assert listed(battle) == ["ignore 0", "ignore 1"]


@pytest.mark.rule("C-OWN-JUN-18")
def test_guns_do_not_fire_beside_their_own() -> None:
    units = {"G7": AXIS, "g6": ENEMY, "K7": AXIS}
    battle = opened(units, {}, "guns-offshore", first="allies")
    assert closed(battle, "combat guns-offshore G7") == NOT_THERE
    assert sorted(offered(battle)) == ["combat guns-offshore A9", "combat guns-offshore K7"]
