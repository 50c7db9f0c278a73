"""Movement: how far, where not, what stops a unit, what entering and leaving does to its battle."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, at, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    Exited,
    Lost,
    MedalsWon,
    MineShown,
    Moved,
    Removed,
    Retreated,
    Rolled,
    TookGround,
)
from overlord.engine.model.hexes import HEX, NAME, geometry

OPEN_BOARD = geometry("standard")

# A corridor along row 4 (E5 closed, F5 G5 H5 I5 J5 open): the only way from F5 leads east.
CORRIDOR = {at(c, r): "lake" for r in (3, 5) for c in range(7, 20, 2)} | {"E5": "lake"}


def turn(
    units: Mapping[str, str],
    terrain: Mapping[str, str] | None = None,
    *,
    card: str = "assault-center",
    orders: Sequence[str] = ("F5",),
    **more: Any,
) -> overlord.Game:
    """An axis turn in which these units are ordered; the allies hold no card, so nobody can ambush."""
    battle = game(units, terrain, hands={"axis-cic": [card], "allies-cic": []}, **more)
    play(battle, f"play {card}")
    play(battle, *(f"order {name}" for name in orders), "confirm")
    return battle


def goals(battle: overlord.Game, unit: str = "F5") -> set[str]:
    """The hexes this unit may move to now."""
    return {text.split()[-1] for text in listed(battle, "move") if text.split()[1] == unit}


def to_battles(battle: overlord.Game, *answers: str) -> overlord.Game:
    """Play answers, then end the move phase if it is still open."""
    play(battle, *answers)
    if asked(battle) == "move":
        play(battle, "done")
    return battle


def within(name: str, far: int) -> set[str]:
    return {NAME[h] for h in OPEN_BOARD.hexes if 0 < OPEN_BOARD.distance[HEX[name]][h] <= far}


def can_battle(battle: overlord.Game, unit: str, target: str) -> bool:
    return f"battle {unit} {target}" in listed(battle)


# ---- how far ------------------------------------------------------------------------------------


@pytest.mark.rule("R-MOVE-05")
@pytest.mark.parametrize(
    ("kind", "still_battles", "most"),
    [
        ("infantry", 1, 2),
        ("armor", 3, 3),
        ("artillery", 0, 1),
        ("special-forces", 2, 2),
        ("cavalry", 3, 3),
        ("mobile-artillery", 1, 2),
        ("machine-gun-early", 0, 2),
        ("slow-armor", 2, 2),
    ],
)
def test_how_far_a_unit_moves_and_still_battles(kind: str, still_battles: int, most: int) -> None:
    assert goals(turn({"F5": f"axis {kind}"})) == within("F5", most)
    east = ["F5", "G5", "H5", "I5", "J5"]
    for moved in range(most + 1):
        here, enemy = east[moved], east[moved + 1]
        battle = turn({"F5": f"axis {kind}", enemy: "allies infantry"})
        to_battles(battle, *([f"move F5 {here}"] if moved else []))
        assert can_battle(battle, here, enemy) == (moved <= still_battles), (kind, moved)


@pytest.mark.rule("R-MOVE-05", "R-MOVE-02")
def test_a_hex_out_of_reach_is_refused_and_a_listed_move_tells_its_cost() -> None:
    battle = turn({"F5": "axis infantry"})
    assert refused(battle, "move F5 I5").rule == "R-MOVE-05"
    assert battle.why("axis-cic", "move F5 H5")[0] == (2, "hexes", "R-MOVE-02")
    assert battle.why("axis-cic", "move F5 G5")[0] == (1, "hexes", "R-MOVE-02")
    (moved,) = of(play(battle, "move F5 H5"), Moved)
    assert moved.unit == "F5"
    assert moved.path[-1] == "H5"
    assert len(moved.path) == 2


@pytest.mark.rule("R-MOVE-02")
@pytest.mark.parametrize(
    ("start", "goal", "beyond"),
    [
        pytest.param("open", "steep-hill", False, id="up costs two"),
        pytest.param("hill", "steep-hill", True, id="level costs one"),
        pytest.param("steep-hill", "steep-hill", True, id="along costs one"),
        pytest.param("steep-hill", "open", True, id="down costs one"),
        pytest.param("open", "hill", True, id="a plain hill costs one"),
    ],
)
def test_only_climbing_a_steep_hill_costs_two(start: str, goal: str, beyond: bool) -> None:
    battle = turn({"F5": "axis infantry"}, CORRIDOR | {"F5": start, "G5": goal})
    assert goals(battle) == ({"G5", "H5"} if beyond else {"G5"})


@pytest.mark.rule("R-MOVE-01", "Q-MOV-10")
def test_a_hex_vacated_by_an_earlier_mover_is_free_for_a_later_one() -> None:
    battle = turn({"F5": "axis infantry", "G5": "axis infantry"}, CORRIDOR, orders=("F5", "G5"))
    assert goals(battle, "F5") == set()
    play(battle, "move G5 I5")
    assert goals(battle, "F5") == {"G5", "H5"}


@pytest.mark.rule("R-MOVE-01")
def test_a_unit_that_has_moved_does_not_move_again() -> None:
    battle = turn({"F5": "axis armor", "G7": "axis infantry"}, orders=("F5", "G7"))
    play(battle, "move F5 G5")
    assert goals(battle, "G5") == set()
    assert goals(battle, "G7") != set()
    assert refused(battle, "move G5 H5").key == "no-move"


@pytest.mark.rule("R-MOVE-03", "Q-MOV-11")
@pytest.mark.parametrize("camp", ["axis", "allies"])
def test_no_unit_enters_or_passes_a_hex_that_holds_a_unit(camp: str) -> None:
    units = {"F5": "axis armor", "H5": f"{camp} infantry"}
    battle = turn(units, CORRIDOR)
    assert goals(battle) == {"G5"}
    assert refused(battle, "move F5 H5").rule == "R-MOVE-03"
    assert goals(turn({"F5": "axis armor"}, CORRIDOR)) == {"G5", "H5", "I5"}


@pytest.mark.rule("R-MOVE-04")
def test_enemies_beside_the_way_neither_stop_nor_cost_anything() -> None:
    enemies = dict.fromkeys(("f6", "g6", "h6", "f4", "g4", "h4"), "allies infantry")
    assert goals(turn({"F5": "axis armor"} | enemies)) >= {"G5", "H5", "I5"}


@pytest.mark.rule("R-MOVE-06")
def test_nobody_leaves_the_board_without_an_exit() -> None:
    battle = turn({"M9": "axis armor"}, card="assault-left", orders=("M9",))
    assert goals(battle, "M9") == within("M9", 3)
    assert listed(battle, "exit") == []
    assert refused(battle, "exit M9 M9").rule == "R-VIC-12"
    assert refused(battle, "move M9 N9").key == "off-board"


# ---- stop classes -------------------------------------------------------------------------------


@pytest.mark.rule("R-MOVE-09", "R-MOVE-07")
@pytest.mark.parametrize("terrain", ["forest", "open+wire", "ford", "oasis", "stream", "jungle"])
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_stop_terrain_is_the_last_hex_of_a_move(kind: str, terrain: str) -> None:
    assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR | {"G5": terrain})) == {"G5"}


@pytest.mark.rule("R-MOVE-07")
@pytest.mark.parametrize(
    ("terrain", "ground"),
    [("open+wire", False), ("ford", False), ("oasis", False), ("stream", True), ("jungle", True), ("open", True)],
)
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_a_hard_stop_forbids_taking_ground_out_of_the_hex_and_a_soft_one_does_not(
    kind: str, terrain: str, ground: bool
) -> None:
    battle = turn({"F5": f"axis {kind}", "H5": "allies infantry 1"}, {"G5": terrain}, dice="GGG")
    to_battles(battle, "move F5 G5")
    play(battle, "battle G5 H5")
    assert (asked(battle) == "ground") == ground


@pytest.mark.rule("R-MOVE-07")
@pytest.mark.parametrize("terrain", ["open+wire", "forest", "ford"])
def test_a_unit_that_begins_its_turn_on_a_hard_stop_may_take_ground(terrain: str) -> None:
    battle = turn({"G5": "axis infantry", "H5": "allies infantry 1"}, {"G5": terrain}, orders=("G5",), dice="GGG")
    to_battles(battle)
    play(battle, "battle G5 H5")
    assert asked(battle) == "ground"


@pytest.mark.rule("R-MOVE-07", "Q-MOV-03")
@pytest.mark.parametrize("terrain", ["hedgerow", "marsh", "rice-paddy", "flooded-field", "balka"])
def test_a_unit_that_begins_on_out1_terrain_moves_one_hex_only(terrain: str) -> None:
    for kind in ("infantry", "armor"):
        assert goals(turn({"F5": f"axis {kind}"}, {"F5": terrain})) == within("F5", 1)


@pytest.mark.rule("R-MOVE-07", "Q-MOV-03")
@pytest.mark.parametrize(("goal", "battles"), [("open", True), ("forest", False)])
def test_out_of_a_hedgerow_it_may_battle_where_the_new_hex_allows_and_take_ground(goal: str, battles: bool) -> None:
    battle = turn({"F5": "axis armor", "H5": "allies infantry 1"}, {"F5": "hedgerow", "G5": goal}, dice="GGG")
    to_battles(battle, "move F5 G5")
    assert can_battle(battle, "G5", "H5") == battles
    if battles:
        play(battle, "battle G5 H5")
        assert asked(battle) == "ground"


@pytest.mark.rule("R-MOVE-07", "R-VIC-12")
def test_out_of_a_hedgerow_there_is_no_hex_left_to_leave_the_board() -> None:
    way_out = '[[exits]]\ncamp = "axis"\nhexes = ["G1"]'
    from_open = turn({"f2": "axis armor"}, orders=("f2",), tables=way_out)
    assert listed(from_open, "exit") == ["exit f2 G1"]
    from_hedgerow = turn({"f2": "axis armor"}, {"f2": "hedgerow"}, orders=("f2",), tables=way_out)
    assert "G1" in goals(from_hedgerow, "f2")
    assert listed(from_hedgerow, "exit") == []


@pytest.mark.rule("R-MOVE-07", "Q-MOV-02")
def test_a_hedgerow_is_entered_only_as_the_first_hex() -> None:
    battle = turn({"F5": "axis armor"}, {"H5": "hedgerow", "f6": "hedgerow"})
    assert "f6" in goals(battle)
    assert "H5" not in goals(battle)
    assert refused(battle, "move F5 H5").rule == "R-MOVE-07"


@pytest.mark.rule("R-MOVE-07")
@pytest.mark.parametrize("moved", [False, True])
def test_ground_in_a_hedgerow_is_taken_only_by_a_unit_that_has_not_moved(moved: bool) -> None:
    start = "F5" if moved else "G5"
    battle = turn({start: "axis infantry", "H5": "allies infantry 1"}, {"H5": "hedgerow"}, orders=(start,), dice="GG")
    to_battles(battle, *(["move F5 G5"] if moved else []))
    play(battle, "battle G5 H5")
    assert (asked(battle) == "ground") != moved


@pytest.mark.rule("R-MOVE-07")
def test_armor_that_took_ground_already_takes_no_ground_in_a_hedgerow() -> None:
    units = {"F5": "axis armor", "G5": "allies infantry 1", "H5": "allies infantry 1"}
    hedge, plain = (turn(units, {"H5": there}, dice="GIIGII") for there in ("hedgerow", "open"))
    for battle in (hedge, plain):
        play(battle, "done", "battle F5 G5", "ground", "battle G5 H5")
        assert unit_on(battle, "H5") is None
    assert asked(hedge) != "ground"
    assert asked(plain) == "ground"


@pytest.mark.rule("R-MOVE-08")
@pytest.mark.parametrize("terrain", ["forest", "town", "hedgerow", "city-ruins", "palm-forest", "hill-village"])
def test_no_battle_on_the_turn_of_entry_but_from_where_it_stood_all_the_time(terrain: str) -> None:
    battle = turn({"F5": "axis infantry", "H5": "allies infantry"}, {"G5": terrain})
    to_battles(battle, "move F5 G5")
    assert not can_battle(battle, "G5", "H5")
    stayed = turn({"G5": "axis infantry", "H5": "allies infantry"}, {"G5": terrain}, orders=("G5",))
    to_battles(stayed)
    assert can_battle(stayed, "G5", "H5")


@pytest.mark.rule("R-MOVE-08")
def test_the_refusal_names_no_battle_on_entry() -> None:
    units = {"F5": "axis infantry", "H5": "allies infantry", "H7": "axis infantry", "I7": "allies infantry"}
    battle = turn(units, {"G5": "forest"}, orders=("F5", "H7"))
    to_battles(battle, "move F5 G5")
    assert refused(battle, "battle G5 H5").rule == "R-MOVE-08"


@pytest.mark.rule("R-MOVE-08")
@pytest.mark.parametrize(("terrain", "overruns"), [("forest", False), ("town", False), ("open", True)])
def test_ground_taken_on_no_battle_terrain_allows_no_overrun(terrain: str, overruns: bool) -> None:
    units = {"F5": "axis armor", "G5": "allies infantry 1", "H5": "allies infantry"}
    battle = turn(units, {"G5": terrain}, dice="GII")
    play(battle, "done", "battle F5 G5", "ground")
    assert unit_on(battle, "G5").kind == "armor"
    assert (asked(battle) == "overrun") == overruns


@pytest.mark.rule("Q-MOV-01")
def test_armor_moves_two_hexes_then_into_forest_stops_and_does_not_battle() -> None:
    units = {"F5": "axis armor", "J5": "allies infantry"}
    battle = turn(units, CORRIDOR | {"I5": "forest"})
    assert goals(battle) == {"G5", "H5", "I5"}
    to_battles(battle, "move F5 I5")
    assert not can_battle(battle, "I5", "J5")
    open_ground = to_battles(turn(units, CORRIDOR), "move F5 I5")
    assert can_battle(open_ground, "I5", "J5")


# ---- roads --------------------------------------------------------------------------------------

ROAD = 'roads = ["F5 G5 H5 I5 J5"]'


@pytest.mark.rule("R-MOVE-10")
@pytest.mark.parametrize(
    ("kind", "most", "still_battles"),
    [
        ("infantry", 3, 2),
        ("armor", 4, 4),
        ("artillery", 2, 0),
        ("cavalry", 4, 4),
        pytest.param("mobile-artillery", 3, 2, marks=pytest.mark.rule("R-UNIT-16")),
        pytest.param("anti-tank-gun-early", 3, 0, marks=pytest.mark.rule("R-UNIT-19")),
        pytest.param("mortar-early", 3, 0, marks=pytest.mark.rule("R-UNIT-21")),
        pytest.param("machine-gun-early", 3, 0, marks=pytest.mark.rule("R-UNIT-23")),
        pytest.param("machine-gun-late", 3, 2, marks=pytest.mark.rule("R-UNIT-24")),
    ],
)
def test_the_road_gives_one_more_hex_and_keeps_the_battle(kind: str, most: int, still_battles: int) -> None:
    east = ["F5", "G5", "H5", "I5", "J5", "K5"]
    road = 'roads = ["F5 G5 H5 I5 J5 K5"]'
    assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR, top=road)) == set(east[1 : most + 1])
    for moved in range(1, most + 1):
        here, enemy = east[moved], at(10 + 2 * moved + 2, 4)
        battle = to_battles(turn({"F5": f"axis {kind}", enemy: "allies infantry"}, top=road), f"move F5 {here}")
        assert can_battle(battle, here, enemy) == (moved <= still_battles), (kind, moved)


@pytest.mark.rule("R-MOVE-10")
def test_a_move_along_the_road_names_its_bonus() -> None:
    battle = turn({"F5": "axis armor"}, top=ROAD)
    assert (1, "road", "R-MOVE-10") in battle.why("axis-cic", "move F5 J5")


@pytest.mark.rule("R-MOVE-10")
def test_whoever_starts_beside_the_road_has_no_bonus() -> None:
    battle = turn({"F5": "axis armor"}, CORRIDOR, top='roads = ["G5 H5 I5 J5"]')
    assert goals(battle) == {"G5", "H5", "I5"}


@pytest.mark.rule("R-MOVE-10", "Q-MOV-08")
def test_infantry_follows_the_road_two_hexes_and_battles_but_not_once_it_leaves_it() -> None:
    units = {"F5": "axis infantry", "I5": "allies infantry", "h6": "allies infantry"}
    along = to_battles(turn(units, top=ROAD), "move F5 H5")
    assert can_battle(along, "H5", "I5")
    off = to_battles(turn(units, top=ROAD), "move F5 g6")  # G5 by road, then g6 beside it
    assert not can_battle(off, "g6", "h6")


@pytest.mark.rule("R-MOVE-10")
def test_a_stop_on_the_road_still_stops() -> None:
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"H5": "open+wire"}, top=ROAD)) == {"G5", "H5"}


@pytest.mark.rule("R-RUL-10", "R-MOVE-10")
@pytest.mark.parametrize(
    ("terrain", "roads", "goal"),
    [
        pytest.param("river+bridge", '["F5 G5 H5 I5 J5"]', "J5", id="over a bridge laid on the road"),
        pytest.param("open", '["F5 G5", "H5 I5 J5"]', "I5", id="no edges meet between G5 and H5"),
        pytest.param("open", '["F5 G5 H5 I5", "J5 K5"]', "I5", id="the next hex shows no edge towards this one"),
    ],
)
def test_a_road_goes_on_only_where_edges_meet(terrain: str, roads: str, goal: str) -> None:
    battle = turn({"F5": "axis armor"}, CORRIDOR | {"H5": terrain}, top=f"roads = {roads}")
    assert max(goals(battle)) == goal


@pytest.mark.rule("R-RUL-10")
@pytest.mark.parametrize("terrain", ["town", "ford"])
@pytest.mark.parametrize("edges", [True, False])
def test_out_of_a_town_or_ford_the_road_leads_only_if_its_tile_shows_edges(terrain: str, edges: bool) -> None:
    roads = ROAD if edges else 'roads = ["G5 H5 I5 J5"]'
    battle = turn({"F5": "axis armor"}, CORRIDOR | {"F5": terrain}, top=roads)
    assert goals(battle) == {"G5", "H5", "I5", "J5"} if edges else {"G5", "H5", "I5"}


# ---- beach and ocean ----------------------------------------------------------------------------


@pytest.mark.rule("R-MOVE-11", "Q-MOV-04")
def test_whoever_enters_a_beach_moves_two_hexes_in_all() -> None:
    one_inland_then_beach = CORRIDOR | {"H5": "beach", "I5": "beach"}
    assert goals(turn({"F5": "axis armor"}, one_inland_then_beach)) == {"G5", "H5"}
    beach_then_inland = CORRIDOR | {"G5": "beach"}
    assert goals(turn({"F5": "axis armor"}, beach_then_inland)) == {"G5", "H5"}
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"I5": "beach"})) == {"G5", "H5"}


@pytest.mark.rule("R-MOVE-11", "Q-MOV-05")
def test_starting_on_a_beach_is_no_limit_if_no_other_beach_is_entered() -> None:
    battle = turn({"F5": "axis armor", "J5": "allies infantry"}, CORRIDOR | {"F5": "beach"})
    assert goals(battle) == {"G5", "H5", "I5"}
    to_battles(battle, "move F5 I5")
    assert can_battle(battle, "I5", "J5")


@pytest.mark.rule("R-MOVE-11")
def test_the_way_round_a_beach_is_not_limited_by_it() -> None:
    battle = turn({"F5": "axis armor"}, {"G5": "beach"})
    assert {"H5", "I5"} & goals(battle) == {"H5"}  # I5 only over G5; H5 also round it
    round_it = turn({"F5": "axis armor"}, {"H5": "beach"})
    assert "h6" in goals(round_it)  # f6 g6 h6 meets no beach


@pytest.mark.rule("R-MOVE-11", "R-MOVE-10")
def test_a_road_over_the_beach_does_not_lift_its_limit() -> None:
    terrain = CORRIDOR | dict.fromkeys(("G5", "H5", "I5"), "beach")
    assert goals(turn({"F5": "axis armor"}, terrain, top=ROAD)) == {"G5", "H5"}


@pytest.mark.rule("R-MOVE-11")
def test_the_beach_limits_neither_taking_ground_nor_overrun() -> None:
    units = {"F5": "axis armor", "I5": "allies infantry 1", "J5": "allies infantry 1"}
    terrain = dict.fromkeys(("F5", "G5", "H5", "I5", "J5"), "beach")
    battle = turn(units, terrain, dice="GGGGGG")
    to_battles(battle, "move F5 H5")
    told = play(battle, "battle H5 I5", "ground", "battle I5 J5", "ground")
    assert [event.to for event in of(told, TookGround)] == ["I5", "J5"]


@pytest.mark.rule("R-MOVE-11")
def test_the_beach_does_not_limit_a_retreat() -> None:
    beaches = {at(c, r): "beach" for r in (5, 6, 7) for c in range(1, 24) if (c + r) % 2 == 0}
    battle = turn({"F5": "axis artillery", "G5": "allies armor"}, beaches, dice="FFF")
    play(battle, "done", "battle F5 G5", "retreat G5 g4", "retreat g4 H3", "retreat H3 h2")
    assert unit_on(battle, "h2").figures == 3


@pytest.mark.rule("R-MOVE-11", "R-VIC-12")
def test_two_hexes_onto_a_beach_leave_no_hex_to_exit() -> None:
    way_out = '[[exits]]\ncamp = "axis"\nhexes = ["G1"]'
    units = {"F3": "axis armor"}
    inland = turn(units, orders=("F3",), tables=way_out)
    assert listed(inland, "exit") == ["exit F3 G1"]
    beach = turn(units, {"G1": "beach"}, orders=("F3",), tables=way_out)
    assert "G1" in goals(beach, "F3")
    assert listed(beach, "exit") == []


@pytest.mark.rule("R-MOVE-12")
def test_one_ocean_hex_a_turn_then_beach_and_one_hex_more() -> None:
    at_sea = CORRIDOR | {"F5": "ocean", "G5": "ocean", "H5": "ocean"}
    assert goals(turn({"F5": "axis armor"}, at_sea)) == {"G5"}
    landing = CORRIDOR | {"F5": "ocean", "G5": "beach"}
    assert goals(turn({"F5": "axis armor"}, landing)) == {"G5", "H5"}
    assert goals(turn({"F5": "axis infantry"}, landing)) == {"G5", "H5"}


# ---- special actions and Behind Enemy Lines -----------------------------------------------------


@pytest.mark.rule("R-MOVE-13")
def test_recovering_at_the_oasis_replaces_movement_and_battle() -> None:
    units = {"F5": "axis infantry", "H5": "allies infantry"}
    battle = game(
        units,
        {"F5": "oasis"},
        hands={"axis-cic": ["assault-center"], "allies-cic": ["probe-center"]},
        dice="ISSSSSSS",
        first="allies",
    )
    play(battle, "play probe-center", "order H5", "confirm", "done", "battle H5 F5", "play assault-center")
    assert unit_on(battle, "F5").figures == 3
    play(battle, "order F5", "confirm")
    assert "special recover F5" in listed(battle)
    assert goals(battle) != set()
    told = play(battle, "special recover F5")
    assert [roll.purpose for roll in of(told, Rolled)] == ["recover"]
    assert unit_on(battle, "F5").figures == 4
    assert listed(battle, "move") == []
    assert not can_battle(battle, "F5", "H5")
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-MOVE-14")
def test_behind_enemy_lines_ignores_stops_first_hex_leave_one_and_costs() -> None:
    hard = CORRIDOR | {"F5": "hedgerow", "G5": "forest", "H5": "hedgerow", "I5": "steep-hill"}
    battle = turn({"F5": "axis infantry"}, hard, card="behind-enemy-lines")
    assert goals(battle) == {"G5", "H5", "I5"}
    shore = CORRIDOR | {"G5": "open+wire", "H5": "beach", "I5": "beach"}
    assert goals(turn({"F5": "axis infantry"}, shore, card="behind-enemy-lines")) == {"G5", "H5", "I5"}


@pytest.mark.rule("R-MOVE-14")
@pytest.mark.parametrize("terrain", ["river", "lake", "escarpment", "impassable-hill", "mountain"])
def test_behind_enemy_lines_never_enters_what_is_closed(terrain: str) -> None:
    battle = turn({"F5": "axis infantry"}, CORRIDOR | {"H5": terrain}, card="behind-enemy-lines")
    assert goals(battle) == {"G5"}


@pytest.mark.rule("R-MOVE-14")
def test_behind_enemy_lines_moves_again_after_the_battle_with_the_same_freedom() -> None:
    terrain = CORRIDOR | {"G5": "open+wire", "H5": "forest"}
    battle = turn({"F5": "axis infantry", "J5": "allies infantry"}, terrain, card="behind-enemy-lines", dice="SSSS")
    to_battles(battle, "move F5 I5")
    play(battle, "battle I5 J5")
    assert goals(battle, "I5") == {"H5", "G5", "F5"}
    play(battle, "move I5 F5")
    assert unit_on(battle, "F5") is not None
    assert not listed(battle, "battle")


# ---- Q-MOV: hills, bombard, wire, engineers -----------------------------------------------------


@pytest.mark.rule("Q-MOV-06")
@pytest.mark.parametrize(("kind", "battles"), [("infantry", False), ("special-forces", True)])
def test_climbing_a_steep_hill_uses_two_hexes(kind: str, battles: bool) -> None:
    battle = turn({"F5": f"axis {kind}", "H5": "allies infantry"}, {"G5": "steep-hill"})
    to_battles(battle, "move F5 G5")
    assert can_battle(battle, "G5", "H5") == battles


@pytest.mark.rule("R-RUL-09")
@pytest.mark.parametrize(("kind", "climbs"), [("artillery", False), ("mobile-artillery", True), ("armor", True)])
def test_artillery_never_climbs_a_hill_that_costs_two(kind: str, climbs: bool) -> None:
    assert ("G5" in goals(turn({"F5": f"axis {kind}"}, {"G5": "steep-hill"}))) == climbs
    assert "G5" in goals(turn({"F5": f"axis {kind}"}, {"G5": "hill"}))


@pytest.mark.rule("Q-MOV-07", "R-RUL-05")
@pytest.mark.parametrize("height", ["bluff", "cliff"])
@pytest.mark.parametrize(("low", "high"), [("F5", "G5"), ("G5", "F5")])
def test_between_beach_and_bluff_infantry_pays_two_and_others_never_pass(height: str, low: str, high: str) -> None:
    terrain = CORRIDOR | {low: "beach", high: height, "H5": height if high == "G5" else "beach"}
    assert goals(turn({"F5": "axis infantry"}, terrain)) == {"G5"}
    assert goals(turn({"F5": "axis special-forces"}, terrain)) == {"G5"}
    assert goals(turn({"F5": "axis armor"}, terrain)) == set()
    assert goals(turn({"F5": "axis artillery"}, terrain)) == set()


@pytest.mark.rule("R-RUL-05")
@pytest.mark.parametrize("height", ["bluff", "cliff"])
def test_inland_a_bluff_is_a_plain_hill_and_from_the_ocean_there_is_no_passage(height: str) -> None:
    for terrain in ({"G5": height}, {"F5": height}, {"F5": height, "G5": height}):
        assert goals(turn({"F5": "axis armor"}, CORRIDOR | terrain)) == {"G5", "H5", "I5"}
    for kind in ("infantry", "armor", "artillery"):
        assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR | {"F5": "ocean", "G5": height})) == set()
        assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR | {"F5": height, "G5": "ocean"})) == set()


@pytest.mark.rule("Q-MOV-09")
def test_artillery_that_moved_under_bombard_does_not_fire() -> None:
    units = {"F5": "axis artillery", "J5": "allies infantry"}
    battle = turn(units, card="artillery-bombard")
    assert goals(battle) == within("F5", 3) - {"J5"}
    moved = to_battles(turn(units, card="artillery-bombard"), "move F5 I5")
    assert not listed(moved, "battle")
    stayed = to_battles(turn(units, card="artillery-bombard", dice="SSSS"))
    play(stayed, "battle F5 J5")
    assert can_battle(stayed, "F5", "J5")


@pytest.mark.rule("Q-MOV-12")
def test_armor_stops_on_wire_and_removes_it() -> None:
    battle = turn({"F5": "axis armor", "H7": "axis armor"}, CORRIDOR | {"G5": "open+wire"}, orders=("F5", "H7"))
    assert goals(battle) == {"G5"}
    told = play(battle, "move F5 G5")
    assert of(told, Removed) == [Removed("G5", "wire")]
    assert features(battle, "G5") == ("open",)


@pytest.mark.rule("Q-MOV-13")
def test_infantry_removes_wire_only_if_it_could_battle() -> None:
    two = to_battles(turn({"E5": "axis infantry"}, {"G5": "open+wire"}, orders=("E5",)), "move E5 G5")
    assert not listed(two, "special")
    one = to_battles(turn({"F5": "axis infantry"}, {"G5": "open+wire"}), "move F5 G5")
    assert listed(one, "special") == ["special remove-wire G5"]
    assert of(play(one, "special remove-wire G5"), Removed) == [Removed("G5", "wire")]


@pytest.mark.rule("Q-MOV-14")
def test_engineers_on_wire_battle_at_one_less_and_clear_it_too() -> None:
    units = {"F5": "axis combat-engineers", "G5": "allies infantry"}
    battle = to_battles(turn(units, {"F5": "open+wire"}, dice="SS"))
    assert sum(part[0] for part in battle.why("axis-cic", "battle F5 G5")) == 2
    play(battle, "battle F5 G5")
    assert of(play(battle, "special remove-wire F5"), Removed) == [Removed("F5", "wire")]
    plain = to_battles(turn(units | {"F5": "axis infantry"}, {"F5": "open+wire"}, dice="SS"))
    play(plain, "battle F5 G5")
    assert not listed(plain, "special")


@pytest.mark.rule("Q-MOV-15")
@pytest.mark.parametrize(("start", "clears"), [("F5", True), ("E5", False)])
def test_engineers_clear_a_mine_one_hex_away_and_set_it_off_two_hexes_away(start: str, clears: bool) -> None:
    units = {start: "axis combat-engineers", "H5": "allies infantry", "H7": "axis infantry", "I7": "allies infantry"}
    mine = 'mines = [{ hex = "G5", camp = "allies", strength = 2 }]'
    battle = turn(units, orders=(start, "H7"), top=mine, dice="SS")
    told = play(battle, f"move {start} G5")
    assert (of(told, Removed) == [Removed("G5", "minefield")]) == clears
    assert (of(told, MineShown) == [MineShown("G5", 2)]) != clears
    to_battles(battle)
    assert not can_battle(battle, "G5", "H5")


@pytest.mark.rule("Q-MOV-16")
def test_a_wadi_is_entered_and_left_only_through_its_open_ends() -> None:
    ends = 'ends = ["F5 G5 H5"]'
    assert "G5" in goals(turn({"F5": "axis armor"}, CORRIDOR | {"G5": "wadi"}, top=ends))
    beside = turn({"f6": "axis artillery"}, {"G5": "wadi"}, orders=("f6",), top=ends)
    assert goals(beside, "f6") == within("f6", 1) - {"G5"}
    assert refused(beside, "move f6 G5").key == "wall"
    inside = turn({"G5": "axis artillery"}, {"G5": "wadi"}, orders=("G5",), top=ends)
    assert goals(inside, "G5") == {"F5", "H5"}


@pytest.mark.rule("Q-MOV-17")
@pytest.mark.parametrize(("start", "climbs"), [("open", False), ("hill", True), ("mountain", True), ("forest", False)])
def test_a_mountain_is_climbed_only_from_a_hill_or_mountain(start: str, climbs: bool) -> None:
    battle = turn({"F5": "axis infantry"}, {"F5": start, "G5": "mountain"})
    assert ("G5" in goals(battle)) == climbs


@pytest.mark.rule("Q-MOV-18")
def test_the_last_hex_of_movement_may_be_the_exit() -> None:
    way_out = '[[exits]]\ncamp = "axis"\nhexes = ["G1"]'
    units = {"f2": "axis infantry"}
    battle = turn(units, orders=("f2",), tables=way_out)
    told = play(battle, "exit f2 G1")
    assert of(told, Exited)
    assert of(told, MedalsWon)[0].camp == "axis"
    standing = turn({"G1": "axis artillery"}, orders=("G1",), tables=way_out)
    assert listed(standing, "exit") == ["exit G1 G1"]
    used_up = turn({"F3": "axis infantry"}, orders=("F3",), tables=way_out)
    assert "G1" in goals(used_up, "F3")
    assert listed(used_up, "exit") == []
    assert refused(used_up, "exit F3 G1").rule == "R-VIC-12"


# ---- bridges and boats --------------------------------------------------------------------------


@pytest.mark.rule("R-RUL-11")
def test_a_bridge_cancels_stop_and_ford_die_of_the_water_below() -> None:
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"G5": "ford"})) == {"G5"}
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"G5": "ford+bridge"})) == {"G5", "H5", "I5"}
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"G5": "stream+bridge"})) == {"G5", "H5", "I5"}
    for terrain, dice in (("ford", 2), ("ford+bridge", 3)):
        battle = to_battles(turn({"F5": "axis infantry", "G5": "allies infantry"}, {"F5": terrain}))
        assert sum(part[0] for part in battle.why("axis-cic", "battle F5 G5")) == dice


@pytest.mark.rule("R-RUL-11")
def test_on_a_bridge_there_are_no_boat_rules() -> None:
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, {"G5": "river+bridge"}, dice="FSS")
    told = play(battle, "done", "battle F5 G5", "retreat G5 g4")
    assert of(told, Retreated)
    assert not of(told, Lost)
    firing = to_battles(turn({"F5": "axis infantry", "G5": "allies infantry"}, {"F5": "river+bridge"}))
    assert sum(part[0] for part in firing.why("axis-cic", "battle F5 G5")) == 3


@pytest.mark.rule("R-RUL-11")
@pytest.mark.parametrize("terrain", ["wide-river", "wide-river+bridge"])
def test_a_bridge_changes_nothing_in_sight(terrain: str) -> None:
    for kind, sees in (("infantry", False), ("armor", True)):
        battle = to_battles(turn({"F5": f"axis {kind}", "H5": "allies infantry"}, {"G5": terrain}))
        assert can_battle(battle, "F5", "H5") == sees


BOAT = '[[units]]\nhex = "F5"\nkind = "infantry"\ncamp = "axis"\ntraits = ["boat"]'
BANKS = CORRIDOR | {"G5": "river"}


@pytest.mark.rule("R-ACT-05")
def test_a_boat_enters_the_river_and_stops_there() -> None:
    assert goals(turn({"F5": "axis infantry"}, BANKS)) == set()
    battle = turn({}, BANKS, tables=BOAT)
    assert goals(battle) == {"G5"}


@pytest.mark.rule("R-ACT-05")
def test_the_stop_on_the_river_is_hard_and_battles_there_lose_a_die() -> None:
    battle = to_battles(turn({"H5": "allies infantry 1"}, BANKS, tables=BOAT, dice="GG"), "move F5 G5")
    assert sum(part[0] for part in battle.why("axis-cic", "battle G5 H5")) == 2
    play(battle, "battle G5 H5")
    assert unit_on(battle, "H5") is None
    assert asked(battle) != "ground"


@pytest.mark.rule("R-ACT-05", "R-RUL-16")
def test_every_flag_on_the_river_costs_a_figure() -> None:
    enemy = BOAT.replace("F5", "G5").replace('"axis"', '"allies"')
    battle = turn({"F5": "axis artillery"}, {"G5": "river"}, tables=enemy, dice="FFS")
    told = play(battle, "done", "battle F5 G5")
    assert of(told, Lost) == [Lost("G5", 2, 2)]
    assert not of(told, Retreated)


@pytest.mark.rule("R-ACT-05")
def test_on_the_far_bank_the_boat_is_gone() -> None:
    axis, allies = ["probe-center", "assault-center", "attack-center"], ["probe-left", "recon-left"]
    hands = {"axis-cic": axis, "allies-cic": allies}
    battle = game({}, BANKS, hands=hands, tables=BOAT)
    play(battle, "play probe-center", "order F5", "confirm", "move F5 G5", "allies-cic: play probe-left")
    play(battle, "play assault-center", "order G5", "confirm")
    assert goals(battle, "G5") == {"F5", "H5", "I5"}
    play(battle, "move G5 H5", "allies-cic: play recon-left")
    play(battle, *(f"keep {text.split()[1]}" for text in listed(battle, "keep")[:1]))
    play(battle, "play attack-center", "order H5", "confirm")
    assert goals(battle, "H5") == {"I5", "J5"}


@pytest.mark.rule("R-ACT-05")
def test_a_boat_that_reached_the_bank_does_not_carry_on_over_the_next_river() -> None:
    unit = BOAT.replace("F5", "G5")
    battle = turn({}, CORRIDOR | {"G5": "river", "I5": "river"}, orders=("G5",), tables=unit)
    assert goals(battle, "G5") == {"F5", "H5"}


@pytest.mark.rule("R-ACT-05")
def test_ground_taken_on_the_bank_costs_the_boat() -> None:
    hands = {"axis-cic": ["assault-center", "probe-center"], "allies-cic": ["probe-left"]}
    battle = game({"H5": "allies infantry 1"}, BANKS, hands=hands, tables=BOAT.replace("F5", "G5"), dice="GG")
    play(battle, "play assault-center", "order G5", "confirm", "done", "battle G5 H5", "pass", "ground")
    play(battle, "allies-cic: play probe-left", "play probe-center", "order H5", "confirm")
    assert goals(battle, "H5") == {"I5", "J5"}


@pytest.mark.rule("R-ACT-05")
def test_nobody_climbs_a_bridge_from_the_water() -> None:
    unit = BOAT.replace("F5", "G5")
    terrain = CORRIDOR | {"G5": "river", "H5": "river+bridge"}
    battle = turn({}, terrain, orders=("G5",), tables=unit)
    assert goals(battle, "G5") == {"F5"} | (within("F5", 1) & goals(battle, "G5"))
    assert "H5" not in goals(battle, "G5")
    landed = turn({}, CORRIDOR | {"G5": "river"}, orders=("G5",), tables=unit)
    assert "H5" in goals(landed, "G5")


@pytest.mark.rule("R-RUL-16")
def test_boats_do_not_go_from_river_to_river() -> None:
    unit = BOAT.replace("F5", "G5")
    battle = turn({}, CORRIDOR | {"G5": "river", "H5": "river"}, orders=("G5",), tables=unit)
    assert "H5" not in goals(battle, "G5")
    assert "F5" in goals(battle, "G5")


@pytest.mark.rule("R-RUL-16")
def test_a_unit_with_a_boat_does_not_retreat_onto_water() -> None:
    water = {"e4": "river", "f4": "river"}
    unit = BOAT.replace('"axis"', '"allies"')
    battle = turn({"G5": "axis artillery"}, water, orders=("G5",), tables=unit, dice="FSS")
    told = play(battle, "done", "battle G5 F5")
    assert of(told, Lost) == [Lost("F5", 1, 3)]
    assert not of(told, Retreated)


@pytest.mark.rule("R-MOVE-14")
def test_behind_enemy_lines_is_free_on_bluffs_and_where_ice_may_break_but_not_through_walls() -> None:
    def far(terrain: dict[str, str], **more: Any) -> set[str]:
        return goals(turn({"F5": "axis infantry"}, CORRIDOR | terrain, card="behind-enemy-lines", **more))

    assert far({"F5": "beach", "G5": "bluff"}) == {"G5", "H5", "I5"}  # the bluff costs one hex
    assert far({"G5": "forest", "A1": "frozen-river"}) == {"G5", "H5", "I5"}
    assert far({"H5": "wadi"}, top='ends = ["g6 H5 h4"]') == {"G5"}


@pytest.mark.rule("R-RUL-09")
@pytest.mark.parametrize("kind", ["artillery", "big-gun"])
def test_no_bombard_takes_a_gun_up_a_steep_hill(kind: str) -> None:
    found = goals(turn({"F5": f"axis {kind}"}, {"G5": "steep-hill"}, card="artillery-bombard"))
    assert "H5" in found and "G5" not in found


@pytest.mark.rule("R-MOVE-01")
def test_a_hex_vacated_three_hexes_away_is_free_too() -> None:
    battle = turn({"F5": "axis armor", "I5": "axis armor"}, orders=("F5", "I5"))
    assert "I5" not in goals(battle)
    play(battle, "move I5 L5")
    assert "I5" in goals(battle)


# ---- readings that the sources leave open ---------------------------------------------------------


@pytest.mark.rule("R-MOVE-07", "R-TER-36")
@pytest.mark.parametrize("ground", ["hedgerow", "marsh"])
def test_out_of_ground_that_lets_go_one_hex_no_steep_hill_is_climbed(ground: str) -> None:
    for hill, climbs in (("steep-hill", False), ("hill", True)):
        battle = turn({"F5": "axis armor"}, CORRIDOR | {"F5": ground, "G5": hill})
        assert ("G5" in goals(battle)) == climbs  # the climb uses two hexes


@pytest.mark.rule("R-MOVE-11", "R-TER-37")
def test_the_beach_limit_counts_the_two_hexes_of_a_climb() -> None:
    terrain = CORRIDOR | {"G5": "beach", "H5": "bluff"}
    for start, climbs in (("F5", False), ("G5", True)):  # one hex of beach and two up the bluff are three
        battle = turn({start: "axis ski-troops"}, terrain, orders=(start,))
        assert ("H5" in goals(battle, start)) == climbs


@pytest.mark.rule("R-TER-35", "R-UNIT-16")
def test_mobile_artillery_set_up_on_a_mountain_stays_there_and_fires_seven_hexes() -> None:
    battle = turn({"F5": "axis mobile-artillery", "M5": "allies infantry"}, {"F5": "mountain", "G5": "hill"})
    assert goals(battle) == set()
    assert can_battle(to_battles(battle), "F5", "M5")


@pytest.mark.rule("R-NAT-24", "R-TER-83")
def test_banzai_infantry_that_ends_its_charge_on_a_mine_close_assaults_if_it_survives() -> None:
    mine = 'mines = [{ hex = "H5", camp = "allies", strength = 1 }]'
    units = {"F5": "axis infantry", "I5": "allies infantry"}
    options = {"japanese_army": "axis"}
    battle = turn(units, top=mine, options=options, nations=("jp", "us"), dice="S")
    to_battles(battle, "move F5 H5")
    assert can_battle(battle, "H5", "I5")


@pytest.mark.rule("R-TER-19", "R-RUL-11")
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_from_one_bridge_a_unit_steps_onto_the_next(kind: str) -> None:
    battle = turn({"F5": f"axis {kind}"}, CORRIDOR | {"G5": "river+bridge", "H5": "river+bridge"})
    assert {"G5", "H5"} <= goals(battle)
