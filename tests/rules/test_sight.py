"""Who sees whom (core 2.9): lines read against terrain and units, on boards of a few named hexes."""

from collections.abc import Mapping
from typing import Any

import pytest

import overlord
from boards import asked, at, game, listed, play, refused
from overlord.engine.model.hexes import HEX, geometry
from overlord.engine.queries.sight import sees as line_is_free

DISTANCE = geometry("standard").distance
# Two units that always may battle each other, so that the battle phase is open even if nobody else sees anything.
CORNERS = (("A9", "B9"), ("M9", "L9"), ("A1", "B1"), ("M1", "L1"))
Spot = tuple[int, int]


def aside(*hexes: str) -> tuple[str, str]:
    """The first corner out of the way of these hexes."""
    return next(
        pair for pair in CORNERS if all(DISTANCE[HEX[corner]][HEX[other]] > 2 for corner in pair for other in hexes)
    )


def position(
    a: str,
    b: str,
    terrain: Mapping[str, str] | None = None,
    units: Mapping[str, str] | None = None,
    kind: str = "sniper",
    target: str = "infantry",
    **more: Any,
) -> overlord.Game:
    """An axis unit on a and an allied one on b, in the battle phase of a turn in which the first is ordered."""
    one, other = aside(a, b, *(terrain or {}), *(units or {}))
    standing = {a: f"axis {kind}", b: f"allies {target}", one: "axis infantry", other: "allies infantry"}
    battle = game(
        {**standing, **(units or {})},
        terrain,
        spare=False,
        hands={"axis-cic": ["direct-from-hq"], "allies-cic": []},
        **more,
    )
    play(battle, "play direct-from-hq", f"order {a}", f"order {one}", "confirm", "done")
    assert asked(battle) == "battle"
    return battle


def fires(battle: overlord.Game, a: str, b: str) -> bool:
    """Whether a may battle b now. A refusal must speak of the line of sight and of nothing else."""
    if f"battle {a} {b}" in listed(battle, "battle"):
        return True
    refusal = refused(battle, f"battle {a} {b}")
    assert (refusal.key, refusal.rule) == ("no-line-of-sight", "R-LOS-01")
    return False


def sees(
    a: Spot,
    b: Spot,
    terrain: Mapping[Spot, str] | None = None,
    units: Mapping[Spot, str] | None = None,
    **more: Any,
) -> bool:
    """Whether a sniper on a (range 5, terrain takes no die from him) may battle b. Checks the line both ways."""
    here, there = at(*a), at(*b)
    battle = position(
        here,
        there,
        {at(*spot): what for spot, what in (terrain or {}).items()},
        {at(*spot): who for spot, who in (units or {}).items()},
        **more,
    )
    free = fires(battle, here, there)
    assert line_is_free(battle._state, HEX[here], HEX[there], True) == free
    assert line_is_free(battle._state, HEX[there], HEX[here], True) == free  # R-LOS-11
    return free


# --- Lines and what is in their way -----------------------------------------------------------------------------------


@pytest.mark.rule("R-LOS-01")
@pytest.mark.parametrize("kind", ["infantry", "armor", "special-forces", "cavalry", "sniper", "heavy-anti-tank-gun"])
def test_units_that_need_sight_do_not_fire_through_a_forest(kind: str) -> None:
    assert fires(position("E5", "G5", kind=kind), "E5", "G5")
    assert not fires(position("E5", "G5", {"F5": "forest"}, kind=kind), "E5", "G5")


@pytest.mark.rule("R-LOS-01")
@pytest.mark.parametrize("ends", [{"E5": "forest"}, {"G5": "forest"}, {"E5": "town", "G5": "town"}])
def test_the_two_end_hexes_never_block(ends: dict[str, str]) -> None:
    assert fires(position("E5", "G5", ends), "E5", "G5")


@pytest.mark.rule("R-LOS-02")
def test_units_of_either_side_block_where_the_line_passes_through() -> None:
    assert sees((8, 4), (14, 4))
    assert not sees((8, 4), (14, 4), units={(12, 4): "allies infantry"})
    assert not sees((8, 4), (14, 4), units={(12, 4): "axis infantry"})
    assert not sees((8, 4), (14, 4), units={(10, 4): "axis artillery"})


@pytest.mark.rule("R-LOS-03")
@pytest.mark.parametrize(
    ("terrain", "free"),
    [
        ({(9, 3): "forest"}, True),
        ({(11, 3): "town"}, True),
        ({(9, 3): "forest", (11, 3): "town"}, False),
    ],
)
def test_a_line_along_a_side_is_blocked_by_one_obstruction_on_each_side(terrain: dict[Spot, str], free: bool) -> None:
    assert sees((10, 2), (10, 4), terrain) is free


@pytest.mark.rule("R-LOS-03")
@pytest.mark.parametrize(
    ("terrain", "free"),
    [({(7, 3): "forest"}, True), ({(10, 2): "forest"}, True), ({(7, 3): "forest", (10, 2): "forest"}, False)],
)
def test_a_line_through_corners_is_blocked_by_one_obstruction_on_each_side(
    terrain: dict[Spot, str], free: bool
) -> None:
    """Range 5 from (4,2): (9,1) away, which touches corners of (3,1) and (6,0) from the start."""
    assert sees((4, 2), (13, 3), terrain) is free


@pytest.mark.rule("R-LOS-04", "R-RUL-20")
@pytest.mark.parametrize(
    ("terrain", "free"),
    [
        pytest.param({(9, 3): "forest", (9, 5): "forest"}, True, id="both on the same side"),
        pytest.param({(9, 3): "forest", (11, 5): "forest"}, False, id="one early, one late on the other side"),
        pytest.param({(11, 3): "forest", (9, 5): "forest"}, False, id="the mirror image"),
    ],
)
def test_obstructions_on_the_two_sides_need_not_face_each_other(terrain: dict[Spot, str], free: bool) -> None:
    assert sees((10, 2), (10, 6), terrain) is free


@pytest.mark.rule("R-LOS-05")
@pytest.mark.parametrize(
    ("end", "inside"),
    [
        ((4, 0), [(2, 0)]),
        ((2, 2), [(1, 1)]),
        ((6, 0), [(2, 0), (4, 0)]),
        ((3, 3), [(1, 1), (2, 2)]),
        ((5, 1), [(2, 0), (3, 1)]),
        ((4, 2), [(1, 1), (3, 1)]),
        ((1, 3), [(1, 1), (0, 2)]),
        ((7, 1), [(2, 0), (3, 1), (4, 0), (5, 1)]),
        ((2, 4), [(1, 1), (0, 2), (2, 2), (1, 3)]),
        ((6, 2), [(3, 1)]),
    ],
)
def test_any_listed_interior_hex_alone_blocks(end: Spot, inside: list[Spot]) -> None:
    a, b = (8, 2), (8 + end[0], 2 + end[1])
    around = [(8 + c, 2 + r) for c in range(-2, 10) for r in range(-1, 6) if (c + r) % 2 == 0]
    blocking = [spot for spot in around if spot not in (a, b) and not _free_past(a, b, spot)]
    assert sorted(blocking) == sorted((8 + c, 2 + r) for c, r in inside)


def _free_past(a: Spot, b: Spot, forest: Spot) -> bool:
    battle = game({at(*a): "axis sniper", at(*b): "allies infantry"}, {at(*forest): "forest"})
    return line_is_free(battle._state, HEX[at(*a)], HEX[at(*b)], True)


@pytest.mark.rule("R-LOS-06")
@pytest.mark.parametrize(
    ("terrain", "edge_blocks", "free"),
    [
        pytest.param({(1, 3): "forest"}, False, True, id="half a hex is no obstruction"),
        pytest.param({(1, 3): "forest"}, True, False, id="the house option counts it as one"),
        pytest.param({}, True, True, id="still one side is open"),
    ],
)
def test_a_line_along_the_edge_of_the_board(terrain: dict[Spot, str], edge_blocks: bool, free: bool) -> None:
    assert sees((0, 2), (0, 4), terrain, options={"edge_blocks_sight": edge_blocks}) is free


@pytest.mark.rule("R-LOS-11")
def test_sight_is_mutual_on_a_board_full_of_things() -> None:
    terrain = {
        **dict.fromkeys(("c8", "E7", "E5", "f6", "G3", "h4", "J5"), "forest"),
        **dict.fromkeys(("D7", "d6", "e6", "H5", "h6", "I7", "i4"), "hill"),
        **dict.fromkeys(("K7", "k6", "J7"), "mountain"),
        **dict.fromkeys(("C5", "D5", "F3"), "lake"),
    }
    units = {"F7": "axis infantry", "e4": "allies armor", "I5": "allies infantry", "g6": "axis artillery"}
    battle = game(units, terrain)
    hexes = geometry("standard").hexes
    blocked = 0
    for a in hexes:
        for b in hexes:
            if a < b and DISTANCE[a][b] <= 5:
                for infantry in (True, False):
                    free = line_is_free(battle._state, a, b, infantry)
                    assert free == line_is_free(battle._state, b, a, infantry)
                    blocked += not free
    assert blocked > 500


# --- Hills, mountains, lakes ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-LOS-07")
@pytest.mark.parametrize(
    ("terrain", "free"),
    [
        pytest.param({(12, 4): "hill"}, True, id="the first hill hex is seen from below"),
        pytest.param({(10, 4): "hill", (12, 4): "hill"}, False, id="nothing behind it is"),
        pytest.param({(10, 4): "hill"}, False, id="nor over it"),
        pytest.param({(8, 4): "hill", (10, 4): "hill", (12, 4): "hill"}, True, id="a plateau"),
        pytest.param({(8, 4): "hill", (12, 4): "hill"}, True, id="hill to hill over open ground"),
        pytest.param({(8, 4): "hill", (12, 4): "hill", (10, 4): "forest"}, False, id="hill to hill over a forest"),
    ],
)
def test_hills(terrain: dict[Spot, str], free: bool) -> None:
    assert sees((8, 4), (12, 4), terrain) is free


@pytest.mark.rule("R-LOS-07")
@pytest.mark.parametrize(
    "key", ["hill", "steep-hill", "bluff", "cliff", "impassable-hill", "ridge", "road-over-hill", "cave"]
)
def test_every_kind_of_hill_is_a_hill_and_they_join_into_one(key: str) -> None:
    assert not sees((8, 4), (12, 4), {(10, 4): key})
    assert sees((8, 4), (12, 4), {(8, 4): "hill", (10, 4): key, (12, 4): "hill"})


@pytest.mark.rule("R-LOS-07")
@pytest.mark.parametrize("cover", ["hill+bunker", "hill+field-bunker"])
def test_a_bunker_on_the_plateau_blocks(cover: str) -> None:
    assert not sees((8, 4), (12, 4), {(8, 4): "hill", (10, 4): cover, (12, 4): "hill"})


@pytest.mark.rule("R-LOS-07")
def test_a_unit_on_the_plateau_blocks() -> None:
    plateau = {(c, 4): "hill" for c in (8, 10, 12, 14)}
    assert sees((8, 4), (14, 4), plateau)
    assert not sees((8, 4), (14, 4), plateau, {(12, 4): "allies infantry"})


@pytest.mark.rule("R-LOS-08")
@pytest.mark.parametrize(
    ("a", "b", "terrain", "units", "free"),
    [
        pytest.param((18, 6), (16, 8), {(18, 6): "hill", (16, 8): "hill"}, {(17, 7): "axis infantry"}, True, id="H"),
        pytest.param(
            (24, 6),
            (22, 8),
            {(24, 6): "hill", (22, 6): "hill", (21, 7): "hill", (22, 8): "hill", (23, 7): "town"},
            {},
            True,
            id="I",
        ),
        pytest.param((16, 4), (22, 4), {(16, 4): "hill", (20, 4): "hill", (22, 4): "hill"}, {}, False, id="J"),
        pytest.param((8, 4), (12, 4), {(8, 4): "hill", (10, 4): "forest"}, {}, False, id="one of them is low"),
        pytest.param(
            (8, 4), (14, 4), {(8, 4): "hill", (14, 4): "hill", (10, 4): "lake", (12, 4): "lake"}, {}, True, id="lakes"
        ),
        pytest.param(
            (8, 4), (12, 4), {(8, 4): "hill", (12, 4): "hill", (10, 4): "hill-forest"}, {}, False, id="not lower"
        ),
        pytest.param(
            (8, 4), (12, 4), {(8, 4): "mountain", (12, 4): "mountain", (10, 4): "hill"}, {}, True, id="mountains"
        ),
    ],
)
def test_the_option_of_open_sight_between_heights(
    a: Spot, b: Spot, terrain: dict[Spot, str], units: dict[Spot, str], free: bool
) -> None:
    assert sees(a, b, terrain, units, options={"hill_sight": "open"}) is free
    assert not sees(a, b, terrain, units)


@pytest.mark.rule("R-LOS-09")
@pytest.mark.parametrize(
    ("here", "between", "there", "free"),
    [
        ("open", "mountain", "open", False),
        ("open", "open", "mountain", True),
        ("mountain", "mountain", "mountain", True),
        ("mountain", "mountain-cave", "mountain", True),
        ("mountain", "open", "mountain", True),
        ("hill", "mountain", "hill", False),
        ("mountain", "hill", "mountain", False),
        ("hill", "hill", "mountain", False),
        ("mountain", "mountain", "hill", False),
    ],
)
def test_mountains_are_groups_of_their_own(here: str, between: str, there: str, free: bool) -> None:
    assert sees((8, 4), (12, 4), {(8, 4): here, (10, 4): between, (12, 4): there}) is free


@pytest.mark.rule("R-RUL-08")
@pytest.mark.parametrize("key", ["hill-forest", "hill-village"])
def test_a_wooded_or_built_hill_belongs_to_no_hill(key: str) -> None:
    assert not sees((8, 4), (12, 4), {(8, 4): "hill", (10, 4): key, (12, 4): "hill"})
    assert not sees((8, 4), (12, 4), {(8, 4): key, (10, 4): "hill", (12, 4): "hill"})
    assert not sees((8, 4), (12, 4), {(8, 4): "hill", (10, 4): "hill", (12, 4): key})
    # Nor does it join two hills into one: with a plain hill in its place they would be.
    ring = {(8, 4): "hill", (10, 4): "hill", (12, 4): "open", (14, 4): "hill"}
    joint = {(11, 3): "hill", (13, 3): "hill"}
    assert sees((8, 4), (14, 4), {**ring, **joint})
    assert not sees((8, 4), (14, 4), {**ring, **joint, (13, 3): key})


@pytest.mark.rule("R-RUL-08")
@pytest.mark.parametrize("key", ["hill-forest", "hill-village"])
def test_who_stands_on_a_wooded_or_built_hill_is_not_lower_than_a_hill(key: str) -> None:
    for here, dice in (("open", 2), (key, 3)):
        battle = position("E5", "F5", {"E5": here, "F5": "hill"}, kind="infantry")
        assert sum(amount for amount, _, _ in battle.why("axis-cic", "battle E5 F5")) == dice


@pytest.mark.rule("R-RUL-12", "R-LOS-10")
@pytest.mark.parametrize(
    ("lakes", "free"),
    [
        pytest.param([(10, 4)], True, id="one"),
        pytest.param([(10, 4), (12, 4)], False, id="two connected ones"),
        pytest.param([(10, 4), (14, 4)], True, id="two that are not connected"),
        pytest.param([(10, 4), (9, 3), (11, 3)], True, id="a large lake, one hex of it on the line"),
    ],
)
def test_lakes(lakes: list[Spot], free: bool) -> None:
    assert sees((8, 4), (16, 4), dict.fromkeys(lakes, "lake")) is free


@pytest.mark.rule("R-RUL-12")
def test_lakes_touched_along_a_side_do_not_block() -> None:
    assert sees((10, 2), (10, 4), {(9, 3): "lake", (11, 3): "lake"})
    assert not sees((10, 2), (10, 4), {(9, 3): "forest", (11, 3): "forest"})


# --- What blocks ------------------------------------------------------------------------------------------------------

BLOCKING = [
    *("forest", "hedgerow", "town", "station", "church", "barracks", "factory", "lighthouse", "power-plant"),
    *("prison-camp", "labor-camp", "castle", "hill", "mountain", "hill-forest", "hill-village", "ridge"),
    *("bunker", "field-bunker", "fortress", "jungle", "oasis", "palm-forest", "city-ruins", "dam", "supply-depot"),
    *("hospital", "headquarters-tent", "escarpment", "radar-station"),
]
CLEAR = [
    *("open", "river", "river+bridge", "river+pontoon-bridge", "river+broken-bridge", "road", "railroad", "beach"),
    *("coast", "ocean", "marsh", "rice-paddy", "ford", "stream", "frozen-river", "wire", "sandbags", "hedgehog"),
    *("road-block", "dragons-teeth", "trench", "ravine", "airfield", "cemetery", "wadi", "sea-wall", "lake"),
    *("high-ground", "flooded-field", "fish-pond"),
]


@pytest.mark.rule("R-LOS-10")
@pytest.mark.parametrize("feature", BLOCKING)
def test_features_that_block_sight(feature: str) -> None:
    assert not fires(position("E5", "G5", {"F5": feature}, kind="armor"), "E5", "G5")


@pytest.mark.rule("R-LOS-10")
@pytest.mark.parametrize("feature", CLEAR)
def test_features_that_do_not_block_sight(feature: str) -> None:
    assert fires(position("E5", "G5", {"F5": feature}, kind="infantry"), "E5", "G5")


@pytest.mark.rule("R-LOS-10")
def test_mines_do_not_block_sight() -> None:
    assert fires(position("E5", "G5", top='mines = [{ hex = "F5", camp = "allies", strength = 4 }]'), "E5", "G5")


# --- Rulings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "terrain", "units", "free"),
    [
        pytest.param((10, 2), (10, 4), {(11, 3): "forest"}, {}, True, marks=pytest.mark.rule("Q-LOS-01")),
        pytest.param(
            *((10, 2), (10, 4), {(11, 3): "forest"}, {(9, 3): "axis infantry"}, False),
            marks=pytest.mark.rule("Q-LOS-02", "R-LOS-02", "R-LOS-03"),
        ),
        pytest.param((10, 2), (14, 2), {}, {(12, 2): "axis infantry"}, False, marks=pytest.mark.rule("Q-LOS-04")),
        pytest.param((10, 2), (11, 5), {(11, 3): "forest"}, {}, False, marks=pytest.mark.rule("Q-LOS-05")),
        pytest.param((10, 2), (11, 5), {(9, 3): "forest"}, {}, True, marks=pytest.mark.rule("Q-LOS-05")),
        pytest.param(
            *((1, 1), (1, 3), {(1, 1): "hill", (0, 0): "hill", (2, 0): "hill"}, {}, True),
            marks=pytest.mark.rule("Q-LOS-07"),
        ),
        pytest.param(
            *((8, 0), (7, 3), {(8, 0): "hill", (7, 1): "hill", (9, 1): "hill"}, {}, False),
            marks=pytest.mark.rule("Q-LOS-08"),
        ),
        pytest.param(
            *((14, 0), (13, 3), {(13, 1): "hill", (15, 1): "hill"}, {}, False), marks=pytest.mark.rule("Q-LOS-09")
        ),
        pytest.param(
            *((22, 0), (22, 2), dict.fromkeys([(22, 0), (22, 2), (21, 1), (23, 1)], "hill"), {}, True),
            marks=pytest.mark.rule("Q-LOS-10"),
        ),
        pytest.param(*((2, 6), (2, 8), {(2, 6): "hill", (2, 8): "hill"}, {}, True), marks=pytest.mark.rule("Q-LOS-11")),
        pytest.param(
            *((8, 6), (8, 8), {(8, 6): "hill", (7, 7): "hill", (8, 8): "hill", (9, 7): "town"}, {}, True),
            marks=pytest.mark.rule("Q-LOS-12"),
        ),
        *(
            pytest.param(
                *((14, 6), (12, 8), {(12, 8): "hill", (13, 7): between}, {}, False),
                marks=pytest.mark.rule("Q-LOS-13"),
            )
            for between in ("town", "forest", "hedgerow", "bunker")
        ),
        pytest.param(
            *((18, 6), (16, 8), {(18, 6): "hill", (16, 8): "hill"}, {(17, 7): "axis infantry"}, False),
            marks=pytest.mark.rule("Q-LOS-14"),
        ),
        pytest.param(
            (24, 6),
            (22, 8),
            {(24, 6): "hill", (22, 6): "hill", (21, 7): "hill", (22, 8): "hill", (23, 7): "town"},
            {},
            False,
            marks=pytest.mark.rule("Q-LOS-15"),
        ),
        pytest.param(
            *((16, 4), (22, 4), {(16, 4): "hill", (20, 4): "hill", (22, 4): "hill"}, {}, False),
            marks=pytest.mark.rule("Q-LOS-16"),
        ),
    ],
)
def test_the_rulings(a: Spot, b: Spot, terrain: dict[Spot, str], units: dict[Spot, str], free: bool) -> None:
    assert sees(a, b, terrain, units) is free


@pytest.mark.rule("Q-LOS-03")
@pytest.mark.parametrize(("terrain", "free"), [({}, True), ({"f6": "forest"}, False)])
def test_an_enemy_on_one_side_of_the_line_and_a_forest_on_the_other(terrain: dict[str, str], free: bool) -> None:
    """The enemy is adjacent, so no battle shows it (R-BAT-05): the line itself is asked."""
    a, b, enemy = at(10, 2), at(13, 3), at(12, 2)
    assert at(11, 3) == "f6"
    battle = position(a, b, terrain, {enemy: "allies infantry"})
    assert line_is_free(battle._state, HEX[a], HEX[b], True) is free
    assert refused(battle, f"battle {a} {b}").rule == "R-BAT-05"


@pytest.mark.rule("Q-LOS-06")
def test_the_only_hexes_that_matter_between_two_at_range_3() -> None:
    a, b = (10, 2), (14, 4)
    around = [(c, r) for r in range(1, 6) for c in range(8, 18) if (c + r) % 2 == 0 and (c, r) not in (a, b)]
    assert [spot for spot in around if not sees(a, b, {spot: "forest"})] == [(11, 3), (13, 3)]
    assert sees(a, b, {spot: "forest" for spot in around if spot not in ((11, 3), (13, 3))})


@pytest.mark.rule("Q-LOS-17")
def test_artillery_fires_over_forests_and_units() -> None:
    things = {"E5": "forest", "F5": "town", "H5": "hill"}
    battle = position("D5", "I5", things, {"G5": "axis infantry"}, kind="artillery")
    assert fires(battle, "D5", "I5")


@pytest.mark.rule("Q-LOS-18")
def test_the_heavy_anti_tank_gun_needs_sight_at_range_4() -> None:
    assert fires(position("D5", "H5", kind="heavy-anti-tank-gun"), "D5", "H5")
    assert not fires(position("D5", "H5", {"F5": "forest"}, kind="heavy-anti-tank-gun"), "D5", "H5")


@pytest.mark.rule("Q-LOS-19")
@pytest.mark.parametrize(
    ("kind", "river", "free"),
    [
        ("infantry", "river", True),
        ("infantry", "wide-river", False),
        ("special-forces", "wide-river", False),
        ("infantry", "wide-river+bridge", False),
        ("armor", "wide-river", True),
        ("artillery", "wide-river", True),
    ],
)
def test_infantry_does_not_fire_across_a_wide_river(kind: str, river: str, free: bool) -> None:
    assert fires(position("E5", "G5", {"F5": river}, kind=kind), "E5", "G5") is free


@pytest.mark.rule("Q-LOS-20")
def test_two_lake_hexes_in_a_row_block_and_one_does_not() -> None:
    assert fires(position("E5", "H5", {"F5": "lake"}, kind="armor"), "E5", "H5")
    assert not fires(position("E5", "H5", {"F5": "lake", "G5": "lake"}, kind="armor"), "E5", "H5")
