"""Flags and retreat: which way, how far, what it costs, and which flags are ignored (core section 2.6)."""

from typing import Any

import pytest

import overlord
from boards import asked, at, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    AnyEvent,
    Eliminated,
    Ignored,
    Lost,
    MedalsLost,
    MedalsWon,
    MineShown,
    Placed,
    Removed,
    Retreated,
    Rolled,
)
from overlord.engine.model.hexes import HEX
from overlord.engine.tables.traits import BOAT

# The place of the worked cases: F5 is (10,4), and towards the axis' baseline lie e6 (9,3) and f6 (11,3).
HERE = "F5"
WEST, EAST = "e6", "f6"
Map = dict[str, str]


def shelled(
    kind: str = "axis infantry",
    dice: str = "FSS",
    units: Map | None = None,
    terrain: Map | None = None,
    here: str = HERE,
    gun: str = "F3",
    **more: Any,
) -> tuple[overlord.Game, list[AnyEvent]]:
    """A gun two hexes away rolls these three dice at a unit; no cover counts and nobody is asked for an ambush."""
    firing = "allies" if kind.startswith("axis") else "axis"
    standing = {here: kind, gun: f"{firing} artillery", **(units or {})}
    assert all(name in HEX for name in (*standing, *(terrain or {})))
    battle = game(
        standing,
        terrain,
        first=firing,
        hand=1,
        hands={f"{firing}-cic": ["direct-from-hq"]},
        dice=dice,
        **more,
    )
    play(battle, "play direct-from-hq", f"order {gun}", "confirm", "done")
    return battle, play(battle, f"battle {gun} {here}")


def struck(
    card: str,
    dice: str,
    kind: str = "axis infantry",
    units: Map | None = None,
    terrain: Map | None = None,
    **more: Any,
) -> tuple[overlord.Game, list[AnyEvent]]:
    """Barrage or Air Power of the allies falls on the unit on F5."""
    battle = game(
        {HERE: kind, **(units or {})},
        terrain,
        first="allies",
        hand=1,
        hands={"allies-cic": [card]},
        dice=dice,
        **more,
    )
    play(battle, f"play {card}")
    events = play(battle, f"target {HERE}")
    return battle, events + (play(battle, "confirm") if card == "air-power" else [])


def figures(battle: overlord.Game, name: str) -> int:
    unit = unit_on(battle, name)
    return unit.figures if unit else 0


def way(events: list[AnyEvent]) -> list[str]:
    """The hexes a unit fell back to, in order."""
    return [event.to for event in of(events, Retreated)]


def lost(events: list[AnyEvent]) -> int:
    return sum(event.figures for event in of(events, Lost))


# ---- flags and hits -----------------------------------------------------------------------------


@pytest.mark.rule("R-RET-01")
def test_hits_come_before_flags() -> None:
    battle, events = shelled(dice="IFS", units={EAST: "axis infantry"})
    order = [type(event) for event in events if isinstance(event, (Lost, Retreated))]
    assert order == [Lost, Retreated]
    assert (way(events), figures(battle, WEST)) == ([WEST], 3)


@pytest.mark.rule("R-RET-01")
def test_a_unit_that_did_not_survive_does_not_retreat() -> None:
    battle, events = shelled("axis infantry 1", dice="IFF")
    assert len(of(events, Eliminated)) == 1
    assert not of(events, Retreated)
    assert asked(battle) != "retreat"


@pytest.mark.rule("R-RET-01")
@pytest.mark.parametrize(("dice", "row"), [("SSS", 5), ("FSS", 6), ("FFS", 7), ("FFF", 8)])
def test_each_flag_is_one_hex(dice: str, row: int) -> None:
    # In the corner of the board there is only one way back at every second step.
    battle, _ = shelled(here="A5", gun="A3", dice=dice)
    while asked(battle) == "retreat":
        play(battle, listed(battle)[0])
    places = [unit.hex for unit in battle.view(None).units if unit.camp == "axis" and unit.hex != "A9"]
    assert [name[1:] for name in places] == [str(row)]


# ---- which way ----------------------------------------------------------------------------------


@pytest.mark.rule("R-RET-02", "R-RET-03", "Q-RET-01")
@pytest.mark.parametrize("choice", [WEST, EAST])
def test_its_player_picks_either_hex_of_the_next_row(choice: str) -> None:
    assert (at(10, 4), at(9, 3), at(11, 3)) == (HERE, WEST, EAST)
    battle, _ = shelled()
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "retreat")]
    assert set(listed(battle)) == {"retreat F5 e6", "retreat F5 f6"}
    assert way(play(battle, f"retreat F5 {choice}")) == [choice]
    assert unit_on(battle, choice).figures == 4
    assert unit_on(battle, HERE) is None
    assert asked(battle) != "retreat"


@pytest.mark.rule("R-RET-02")
@pytest.mark.parametrize("to", ["E5", "G5", "e4", "f4"])
def test_never_sideways_and_never_forward(to: str) -> None:
    battle, _ = shelled()
    assert refused(battle, f"retreat F5 {to}").rule == "R-RET-02"


@pytest.mark.rule("R-RET-02")
def test_the_camp_at_the_bottom_retreats_down() -> None:
    battle, _ = shelled("allies infantry", gun="F7")
    assert set(listed(battle)) == {"retreat F5 e4", "retreat F5 f4"}


@pytest.mark.rule("R-RET-02", "Q-RET-06")
def test_attacked_from_behind_it_still_goes_to_its_own_baseline() -> None:
    battle, _ = shelled(gun=at(10, 2))
    assert set(listed(battle)) == {"retreat F5 e6", "retreat F5 f6"}
    assert way(play(battle, "retreat F5 e6")) == ["e6"]


@pytest.mark.rule("R-RET-03")
def test_every_step_of_a_long_retreat_is_chosen() -> None:
    battle, _ = shelled(dice="FFF")
    play(battle, "retreat F5 e6")
    assert set(listed(battle)) == {"retreat e6 E7", "retreat e6 F7"}
    play(battle, "retreat e6 F7")
    assert set(listed(battle)) == {"retreat F7 e8", "retreat F7 f8"}
    play(battle, "retreat F7 f8")
    assert figures(battle, "f8") == 4


@pytest.mark.rule("R-RET-03", "Q-RET-04")
def test_the_way_that_gives_the_full_distance_must_be_taken() -> None:
    # Behind f6 both hexes are taken, behind e6 one is free.
    battle, events = shelled(dice="FFS", units={"F7": "axis infantry", "G7": "axis infantry"})
    assert asked(battle) != "retreat"
    assert way(events) == [WEST, "E7"]
    assert (lost(events), figures(battle, "E7")) == (0, 4)


@pytest.mark.rule("R-RET-16")
@pytest.mark.parametrize(("here", "gun", "ways"), [("D5", "D3", ("c6", "d6")), ("J5", "J3", ("i6", "j6"))])
def test_a_retreat_may_cross_the_line_between_sections(here: str, gun: str, ways: tuple[str, str]) -> None:
    # d6 and i6 lie on the lines; D5 and J5 are in a flank, E7 and I7 in the center.
    battle, _ = shelled(here=here, gun=gun, dice="FFS")
    assert set(listed(battle)) == {f"retreat {here} {to}" for to in ways}
    border, beyond = ("d6", "E7") if here == "D5" else ("i6", "I7")
    play(battle, f"retreat {here} {border}", f"retreat {border} {beyond}")
    assert figures(battle, beyond) == 4


@pytest.mark.rule("R-RET-16")
@pytest.mark.parametrize("kind", ["axis infantry", "axis armor", "axis artillery"])
@pytest.mark.parametrize("bridge", ["bridge", "pontoon-bridge", "railroad-bridge"])
def test_a_retreat_goes_onto_a_bridge_and_over_it(kind: str, bridge: str) -> None:
    battle, events = shelled(kind, dice="FFS", terrain={WEST: f"river+{bridge}", EAST: "river"})
    assert way(events) == [WEST]
    events = play(battle, "retreat e6 E7")
    assert (way(events), lost(events)) == (["E7"], 0)


# ---- what stops a retreat -----------------------------------------------------------------------


@pytest.mark.rule("R-RET-04", "R-RET-05", "Q-RET-02")
def test_friend_and_enemy_behind_cost_a_figure() -> None:
    battle, events = shelled(units={WEST: "axis infantry", EAST: "allies infantry"})
    assert (way(events), lost(events), figures(battle, HERE)) == ([], 1, 3)
    assert asked(battle) != "retreat"


@pytest.mark.rule("R-RET-04")
@pytest.mark.parametrize("other", ["axis infantry", "allies infantry"])
def test_an_occupied_hex_leaves_only_the_other(other: str) -> None:
    battle, events = shelled(units={WEST: other})
    assert (way(events), lost(events), figures(battle, EAST)) == ([EAST], 0, 4)


CLOSED = [
    ("infantry", "lake"),
    ("infantry", "river"),
    ("infantry", "river+broken-bridge"),
    ("infantry", "ocean"),
    ("infantry", "escarpment"),
    ("infantry", "impassable-hill"),
    ("infantry", "mountain"),
    ("armor", "ocean"),
    ("armor", "mountain"),
    ("armor", "open+hedgehog"),
    ("armor", "open+road-block"),
    ("armor", "open+dragons-teeth"),
    ("armor", "open+bunker=axis"),
    ("armor", "open+field-bunker"),
    ("armor", "open+fortress"),
    ("armor", "city-ruins"),
    ("armor", "dam"),
    ("artillery", "marsh"),
    ("artillery", "trench"),
    ("artillery", "open+hedgehog"),
]


@pytest.mark.rule("R-RET-04", "R-RET-05")
@pytest.mark.parametrize(("kind", "terrain"), CLOSED)
def test_closed_ground_is_no_way_back(kind: str, terrain: str) -> None:
    battle, events = shelled(f"axis {kind}", terrain={WEST: terrain})
    assert (way(events), lost(events)) == ([EAST], 0)
    battle, events = shelled(f"axis {kind}", terrain={WEST: terrain, EAST: terrain})
    assert (way(events), lost(events)) == ([], 1)
    assert unit_on(battle, HERE) is not None


@pytest.mark.rule("R-RET-04")
@pytest.mark.parametrize(
    ("terrain", "ends", "ways"),
    [
        pytest.param({WEST: "wadi"}, "d6 e6 f6", {EAST}, id="into a wadi through its wall"),
        pytest.param({WEST: "wadi"}, "F5 e6 E7", {WEST, EAST}, id="into a wadi through its end"),
        pytest.param({HERE: "wadi"}, "E5 F5 G5", set(), id="out of a wadi through its wall"),
        pytest.param({HERE: "wadi"}, "e6 F5 f4", {WEST}, id="out of a wadi through its end"),
        pytest.param({WEST: "river+bridge-section"}, "d6 e6 f6", {EAST}, id="onto a bridge section from the side"),
        pytest.param({WEST: "river+bridge-section"}, "F5 e6 E7", {WEST, EAST}, id="onto a bridge section"),
        pytest.param({HERE: "river+bridge-section"}, "E5 F5 G5", set(), id="off a bridge section to the side"),
    ],
)
def test_a_blocked_hex_side_is_no_way_back(terrain: Map, ends: str, ways: set[str]) -> None:
    battle, events = shelled(terrain=terrain, top=f'ends = ["{ends}"]')
    if len(ways) == 2:
        assert {text.split()[2] for text in listed(battle, "retreat")} == ways
    else:
        assert set(way(events)) == ways
        assert lost(events) == (0 if ways else 1)


@pytest.mark.rule("R-RET-04", "R-RET-05")
def test_beside_the_edge_of_the_board_there_is_one_way() -> None:
    battle, events = shelled(here="A5", gun="A3")
    assert way(events) == ["a6"]
    battle, events = shelled(here="A5", gun="A3", units={"a6": "axis infantry"})
    assert (way(events), lost(events), figures(battle, "A5")) == ([], 1, 3)


@pytest.mark.rule("R-RET-04", "R-RET-05", "Q-RET-05")
@pytest.mark.parametrize(("dice", "flags"), [("FSS", 1), ("FFS", 2), ("FFF", 3)])
def test_on_the_own_baseline_each_flag_is_a_figure(dice: str, flags: int) -> None:
    battle, events = shelled(here="F9", gun="F7", dice=dice)
    assert (way(events), lost(events), figures(battle, "F9")) == ([], flags, 4 - flags)


@pytest.mark.rule("R-RET-04", "R-RET-05", "Q-RET-08")
@pytest.mark.parametrize(("dice", "flags"), [("FSS", 1), ("FFS", 2)])
def test_from_the_last_beach_row_nobody_retreats_into_the_sea(dice: str, flags: int) -> None:
    battle, events = shelled("allies infantry", here="F3", gun="F5", dice=dice, face="beach")
    assert (way(events), lost(events), figures(battle, "F3")) == ([], flags, 4 - flags)


@pytest.mark.rule("R-RET-04", "Q-RET-13")
def test_armor_does_not_retreat_onto_a_hedgehog() -> None:
    battle, events = shelled("axis armor", terrain={WEST: "open+hedgehog"})
    assert (way(events), figures(battle, EAST)) == ([EAST], 3)
    battle, events = shelled("axis armor", terrain={WEST: "open+hedgehog", EAST: "open+hedgehog"})
    assert (way(events), figures(battle, HERE)) == ([], 2)
    battle, _ = shelled("axis infantry", terrain={WEST: "open+hedgehog"})
    assert set(listed(battle)) == {"retreat F5 e6", "retreat F5 f6"}


# ---- partial retreats ---------------------------------------------------------------------------


@pytest.mark.rule("R-RET-05", "R-RUL-13", "Q-RET-03")
def test_two_flags_and_room_for_one_hex() -> None:
    blocked = {EAST: "axis infantry", "E7": "axis infantry", "F7": "axis infantry"}
    battle, events = shelled(dice="FFS", units=blocked)
    assert (way(events), lost(events), figures(battle, WEST)) == ([WEST], 1, 3)


@pytest.mark.rule("R-RET-03", "R-RUL-13")
def test_where_no_way_is_long_enough_it_goes_as_far_as_it_can() -> None:
    # West of it there is room for one hex, east for two, and three are wanted.
    blocked = {"E7": "axis infantry", "F7": "axis infantry", "f8": "axis infantry", "g8": "axis infantry"}
    battle, events = shelled(dice="FFF", units=blocked)
    assert asked(battle) != "retreat"
    assert (way(events), lost(events), figures(battle, "G7")) == ([EAST, "G7"], 1, 3)


@pytest.mark.rule("R-RET-05", "R-RUL-13")
def test_the_missing_hexes_can_cost_the_last_figure() -> None:
    blocked = {EAST: "axis infantry", "E7": "axis infantry", "F7": "axis infantry"}
    battle, events = shelled("axis infantry 1", dice="FFS", units=blocked)
    assert way(events) == [WEST]
    assert [event.unit for event in of(events, Eliminated)] == [WEST]
    assert [(event.camp, event.medals) for event in of(events, MedalsWon)] == [("allies", 1)]
    assert unit_on(battle, WEST) is None


# ---- terrain on the way -------------------------------------------------------------------------

STOPS = [
    ("infantry", "forest"),
    ("infantry", "hedgerow"),
    ("infantry", "town"),
    ("infantry", "marsh"),
    ("infantry", "ford"),
    ("infantry", "stream"),
    ("infantry", "steep-hill"),
    ("infantry", "beach"),
    ("infantry", "open+wire"),
    ("infantry", "jungle"),
    ("infantry", "bluff"),
    ("infantry", "cliff"),
    ("armor", "forest"),
    ("armor", "hedgerow"),
    ("armor", "marsh"),
    ("armor", "open+wire"),
    ("armor", "railroad"),
    ("armor", "steep-hill"),
]


@pytest.mark.rule("R-RET-06")
@pytest.mark.parametrize(("kind", "terrain"), STOPS)
def test_stops_and_costs_do_not_count_in_a_retreat(kind: str, terrain: str) -> None:
    rows = (HERE, WEST, EAST, "E7", "F7", "G7", "d8", "e8", "f8", "g8")
    battle, _ = shelled(f"axis {kind}", dice="FFF", terrain=dict.fromkeys(rows, terrain))
    events = play(battle, "retreat F5 e6", "retreat e6 E7", "retreat E7 d8")
    assert (way(events), lost(events)) == ([WEST, "E7", "d8"], 0)
    assert unit_on(battle, "d8").kind == kind


@pytest.mark.rule("R-RET-06", "Q-RET-07")
def test_it_retreats_through_a_forest() -> None:
    battle, _ = shelled(dice="FFS", terrain={WEST: "forest", EAST: "forest"})
    play(battle, "retreat F5 e6", "retreat e6 E7")
    assert figures(battle, "E7") == 4


@pytest.mark.rule("R-RET-06")
@pytest.mark.parametrize("low", ["bluff", "beach"])
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_between_beach_and_bluff_it_retreats_as_on_a_plain_hill(kind: str, low: str) -> None:
    high = "beach" if low == "bluff" else "bluff"
    _, events = shelled(f"axis {kind}", terrain={HERE: low, WEST: high, EAST: "lake"})
    assert (way(events), lost(events)) == ([WEST], 0)


@pytest.mark.rule("R-RET-06", "Q-RET-16")
@pytest.mark.parametrize(("ice", "left"), [("II", 4), ("SI", 3), ("SS", 2)])
def test_ice_breaks_under_a_retreating_unit(ice: str, left: int) -> None:
    battle, events = shelled(dice="FSS" + ice, terrain={WEST: "frozen-river", EAST: "lake"})
    assert way(events) == [WEST]
    assert [event.faces for event in of(events, Rolled) if event.purpose == "ice"] == [ice]
    assert figures(battle, WEST) == left


@pytest.mark.rule("R-RET-06", "Q-RET-16")
def test_ice_breaks_on_every_hex_of_it_and_the_retreat_goes_on() -> None:
    ice = dict.fromkeys((WEST, "E7"), "frozen-river")
    battle, events = shelled(dice="FFF" + "SI" + "IS", terrain={**ice, EAST: "lake", "F7": "lake"})
    assert [event.purpose for event in of(events, Rolled)] == ["battle", "ice", "ice"]
    assert way(events) == [WEST, "E7"]
    play(battle, "retreat E7 d8")
    assert figures(battle, "d8") == 2


@pytest.mark.rule("R-RET-06")
def test_a_bridge_over_the_ice_spares_the_roll() -> None:
    _, events = shelled(terrain={WEST: "frozen-river+bridge", EAST: "lake"})
    assert way(events) == [WEST]
    assert [event.purpose for event in of(events, Rolled)] == ["battle"]


@pytest.mark.rule("R-RET-06", "Q-RET-20")
@pytest.mark.parametrize(
    ("here", "behind", "goes"),
    [
        pytest.param("mountain", "open", False, id="a mountain is not left for low ground"),
        pytest.param("mountain", "forest", False, id="nor for a forest"),
        pytest.param("mountain", "hill-forest", False, id="nor for a hill with forest"),
        pytest.param("mountain", "hill", True, id="it is left for a hill"),
        pytest.param("mountain", "mountain", True, id="or for another mountain"),
        pytest.param("open", "mountain", False, id="a mountain is not climbed from low ground"),
        pytest.param("hill", "mountain", True, id="it is from a hill"),
    ],
)
@pytest.mark.parametrize(("dice", "flags"), [("FSS", 1), ("FFS", 2)])
def test_mountain_access_still_counts(here: str, behind: str, goes: bool, dice: str, flags: int) -> None:
    battle, events = shelled(dice=dice, terrain={HERE: here, WEST: behind, EAST: "lake"})
    if not goes:
        assert (way(events), lost(events), figures(battle, HERE)) == ([], flags, 4 - flags)
    else:
        assert way(events)[0] == WEST
        assert figures(battle, HERE) == 0


# ---- units that cannot retreat ------------------------------------------------------------------


@pytest.mark.rule("R-RET-07", "Q-RET-10")
@pytest.mark.parametrize(("ignored", "left"), [(0, 0), (1, 1)])
def test_artillery_in_its_bunker_pays_with_figures(ignored: int, left: int) -> None:
    battle, _ = shelled("axis artillery", dice="FFS", terrain={HERE: "open+bunker=axis"})
    assert listed(battle) == ["ignore 0", "ignore 1"]
    events = play(battle, f"ignore {ignored}")
    assert (way(events), lost(events), figures(battle, HERE)) == ([], 2 - ignored, left)


@pytest.mark.rule("R-RET-07")
@pytest.mark.parametrize("piece", ["bunker", "field-bunker", "fortress"])
@pytest.mark.parametrize("kind", ["artillery", "armor"])
def test_guns_and_armor_in_a_bunker_never_leave_it(piece: str, kind: str) -> None:
    battle, _ = shelled(f"axis {kind}", terrain={HERE: f"open+{piece}"})
    events = play(battle, "ignore 0")
    assert (way(events), lost(events)) == ([], 1)
    assert unit_on(battle, HERE).kind == kind


@pytest.mark.rule("R-RET-07")
@pytest.mark.parametrize(("dice", "flags"), [("FSS", 1), ("FFS", 2)])
def test_artillery_on_a_mountain_pays_with_figures_even_before_a_hill(dice: str, flags: int) -> None:
    battle, events = shelled("axis artillery", dice=dice, terrain={HERE: "mountain", WEST: "hill", EAST: "hill"})
    assert (way(events), lost(events), figures(battle, HERE)) == ([], flags, 2 - flags)


@pytest.mark.rule("R-RET-15")
@pytest.mark.parametrize(("dice", "flags"), [("FSS", 1), ("FFS", 2), ("FFF", 3)])
def test_in_a_boat_on_the_river_each_flag_is_a_figure(dice: str, flags: int) -> None:
    boat = f'[[units]]\nhex = "{HERE}"\ntraits = ["boat"]'
    battle, events = shelled(dice=dice, terrain={HERE: "river"}, tables=boat)
    assert (way(events), lost(events)) == ([], flags)
    assert unit_on(battle, HERE).traits & BOAT


@pytest.mark.rule("R-RET-15", "Q-RET-09")
@pytest.mark.parametrize(
    ("kind", "here", "gun"),
    [
        pytest.param("allies infantry", "e2", "e4", id="infantry with the sea behind it"),
        pytest.param("axis infantry", "e2", "e4", id="infantry with the beach behind it"),
        pytest.param("axis armor", "e2", "e4", id="armor"),
        pytest.param("axis artillery", "e2", "e4", id="artillery"),
    ],
)
def test_in_the_ocean_each_flag_is_a_figure(kind: str, here: str, gun: str) -> None:
    _, events = shelled(kind, here=here, gun=gun, dice="FFS", face="beach")
    assert (way(events), lost(events)) == ([], 2)


# ---- ignoring flags -----------------------------------------------------------------------------

SHELTERS = [
    "open+bunker=axis",
    "open+field-bunker",
    "open+sandbags",
    "open+sea-wall=axis",
    "open+hedgehog",
    "open+road-block",
    "church",
    "prison-camp",
    "radar-station",
    "city-ruins",
    "dam",
    "cemetery",
    "oasis",
    "trench",
    "ravine",
]


@pytest.mark.rule("R-RET-08")
@pytest.mark.parametrize("terrain", SHELTERS)
def test_a_shelter_lets_its_infantry_ignore_one_flag(terrain: str) -> None:
    battle, _ = shelled(terrain={HERE: terrain})
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "flags")]
    assert listed(battle) == ["ignore 0", "ignore 1"]
    events = play(battle, "ignore 1")
    assert [event.flags for event in of(events, Ignored)] == [1]
    assert figures(battle, HERE) == 4
    assert not way(events)


@pytest.mark.rule("R-RET-08")
@pytest.mark.parametrize("terrain", SHELTERS)
def test_ignoring_is_optional(terrain: str) -> None:
    battle, _ = shelled(terrain={HERE: terrain})
    events = play(battle, "ignore 0", "retreat F5 e6")
    assert (way(events), of(events, Ignored), figures(battle, WEST)) == ([WEST], [], 4)


@pytest.mark.rule("R-RET-08")
@pytest.mark.parametrize(
    ("kind", "terrain"),
    [
        ("infantry", "open"),
        ("infantry", "forest"),
        ("infantry", "town"),
        ("infantry", "hill"),
        ("infantry", "open+wire"),
        ("infantry", "open+bunker=allies"),
        ("infantry", "open+sea-wall=allies"),
        ("armor", "trench"),
    ],
)
def test_elsewhere_no_flag_is_ignored(kind: str, terrain: str) -> None:
    battle, _ = shelled(f"axis {kind}", terrain={HERE: terrain})
    assert asked(battle) == "retreat"
    assert refused(battle, "ignore 1").rule == "R-RET-01"


@pytest.mark.rule("R-RET-08", "Q-RET-11")
@pytest.mark.parametrize(
    "terrain", ["open+bunker+sandbags=axis", "church+sandbags", "cemetery+hedgehog", "trench+sandbags"]
)
def test_two_shelters_in_one_hex_ignore_one_flag(terrain: str) -> None:
    battle, _ = shelled(dice="FFS", terrain={HERE: terrain})
    assert listed(battle) == ["ignore 0", "ignore 1"]
    assert refused(battle, "ignore 2").rule == "R-RET-08"
    events = play(battle, "ignore 1", "retreat F5 e6")
    assert (way(events), figures(battle, WEST)) == ([WEST], 4)


@pytest.mark.rule("R-RET-08")
def test_each_roll_may_be_answered_anew() -> None:
    units = {HERE: "axis infantry", "F3": "allies artillery", "G3": "allies artillery"}
    battle = game(
        units,
        {HERE: "cemetery"},
        first="allies",
        hand=1,
        hands={"allies-cic": ["direct-from-hq"]},
        dice="FSSFSS",
    )
    play(battle, "play direct-from-hq", "order F3", "order G3", "confirm", "done")
    play(battle, "battle F3 F5", "ignore 1")
    play(battle, "battle G3 F5")
    assert listed(battle) == ["ignore 0", "ignore 1"]
    play(battle, "ignore 1")
    assert figures(battle, HERE) == 4


@pytest.mark.rule("R-RET-09")
@pytest.mark.parametrize(("ignored", "row"), [(0, 8), (1, 7), (2, 6), (3, 5)])
def test_in_a_fortress_all_flags_may_be_ignored(ignored: int, row: int) -> None:
    battle, _ = shelled(dice="FFF", terrain={HERE: "open+fortress"})
    assert listed(battle) == ["ignore 0", "ignore 1", "ignore 2", "ignore 3"]
    play(battle, f"ignore {ignored}")
    while asked(battle) == "retreat":
        play(battle, listed(battle)[0])
    place = next(unit for unit in battle.view(None).units if unit.camp == "axis" and unit.hex != "A9")
    assert (place.hex[1:], place.figures) == (str(row), 4)


JAPAN: dict[str, Any] = {"nations": ("jp", "us"), "options": {"japanese_army": "axis"}}


@pytest.mark.rule("R-RET-09")
@pytest.mark.parametrize(
    ("terrain", "dice", "ignored", "hexes"),
    [
        pytest.param("open", "FSS", 1, 0, id="the first flag"),
        pytest.param("open", "FFS", 1, 1, id="only the first flag"),
        pytest.param("cemetery", "FSS", 1, 0, id="no more than there are"),
        pytest.param("cemetery", "FFS", 2, 0, id="two in a shelter"),
        pytest.param("cemetery", "FFF", 2, 1, id="two of three in a shelter"),
        pytest.param("cave", "FFF", 3, 0, id="all in a cave"),
        pytest.param(
            "open+fortress", "FFF", 3, 0, id="all in a fortress", marks=pytest.mark.rule("R-RUL-17", "R-RET-09")
        ),
    ],
)
def test_japanese_infantry_must_ignore(terrain: str, dice: str, ignored: int, hexes: int) -> None:
    battle, events = shelled(dice=dice, terrain={HERE: terrain, EAST: "lake"}, **JAPAN)
    assert asked(battle) != "flags"  # there is nothing to choose
    assert [event.flags for event in of(events, Ignored)] == [ignored]
    assert len(way(events)) == hexes
    assert lost(events) == 0


@pytest.mark.rule("R-RET-10", "Q-RET-18")
def test_a_barrage_drives_a_unit_out_of_its_fortress() -> None:
    battle, events = struck("barrage", "FFSS", terrain={HERE: "open+fortress", EAST: "lake"})
    assert way(events) == [WEST]
    assert asked(battle) == "retreat"
    events = play(battle, "retreat e6 E7")
    assert (way(events), figures(battle, "E7")) == (["E7"], 4)


@pytest.mark.rule("R-RET-10")
@pytest.mark.parametrize(("card", "dice"), [("barrage", "FSAA"), ("air-power", "FA")])
@pytest.mark.parametrize("terrain", ["open+bunker=axis", "open+sandbags", "church", "trench", "open+fortress"])
def test_flags_from_the_sky_are_never_ignored(card: str, dice: str, terrain: str) -> None:
    battle, events = struck(card, dice, terrain={HERE: terrain, EAST: "lake"})
    assert (way(events), of(events, Ignored)) == ([WEST], [])
    assert unit_on(battle, HERE) is None


@pytest.mark.rule("R-RET-10")
@pytest.mark.parametrize(("card", "dice"), [("barrage", "FSAA"), ("air-power", "FA")])
@pytest.mark.parametrize("terrain", ["open", "cemetery", "open+fortress", "cave"])
def test_not_even_by_japanese_or_in_caves(card: str, dice: str, terrain: str) -> None:
    _, events = struck(card, dice, terrain={HERE: terrain, EAST: "lake"}, **JAPAN)
    assert (way(events), of(events, Ignored)) == ([WEST], [])


@pytest.mark.rule("R-RET-10")
def test_nor_those_of_a_recon_played_as_air_power() -> None:
    battle = game(
        {HERE: "axis infantry"},
        {HERE: "open+fortress", EAST: "lake"},
        first="allies",
        hand=1,
        hands={"allies-cic": ["recon-center"]},
        options={"air_strikes": "allies"},
        dice="FA",
    )
    play(battle, "play recon-center")
    strike = listed(battle, "special")
    assert len(strike) == 1
    events = play(battle, strike[0], f"target {HERE}", "confirm")
    assert (way(events), of(events, Ignored)) == ([WEST], [])


# ---- one to three hexes per flag ----------------------------------------------------------------

ROAMERS = pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("axis french-resistance", {}),
        ("axis ski-troops", {}),
        ("axis sniper", {}),
        ("axis infantry", {"nations": ("it", "us"), "options": {"italian_army": "axis"}}),
        ("axis armor", {"nations": ("it", "us"), "options": {"italian_army": "axis"}}),
    ],
)


def fall_back(battle: overlord.Game, hexes: int) -> None:
    for _ in range(hexes):
        play(battle, listed(battle, "retreat")[0])


@pytest.mark.rule("R-RET-11", "Q-RET-14")
@ROAMERS
@pytest.mark.parametrize(("dice", "least", "most"), [("FSS", 1, 3), ("FFS", 2, 6)])
def test_some_units_go_one_to_three_hexes_per_flag(
    kind: str, more: dict[str, Any], dice: str, least: int, most: int
) -> None:
    for wanted in range(least, most + 1):
        battle, _ = shelled(kind, here="f2", gun="h2", dice=dice, **more)
        for gone in range(wanted):
            assert ("done" in listed(battle)) == (gone >= least)
            fall_back(battle, 1)
        if wanted < most:
            assert asked(battle) == "retreat"
            play(battle, "done")
        assert asked(battle) != "retreat"
        place = next(unit for unit in battle.view(None).units if unit.camp == "axis" and unit.hex != "A9")
        assert place.hex[1:] == str(2 + wanted)
        assert place.figures == place.strength


@pytest.mark.rule("R-RET-11")
def test_an_ordinary_unit_goes_exactly_one() -> None:
    battle, _ = shelled(here="f2", gun="h2")
    assert "done" not in listed(battle)
    fall_back(battle, 1)
    assert asked(battle) != "retreat"


@pytest.mark.rule("R-RET-11")
@pytest.mark.parametrize(
    ("dice", "room", "losses"),
    [
        pytest.param("FSS", 0, 1, id="one flag, no room"),
        pytest.param("FSS", 1, 0, id="one flag, room for one"),
        pytest.param("FFS", 0, 2, id="two flags, no room"),
        pytest.param("FFS", 1, 1, id="two flags, room for one"),
    ],
)
def test_only_the_least_distance_can_cost_figures(dice: str, room: int, losses: int) -> None:
    blocked = {EAST: "lake", "E7": "lake", "F7": "lake"}
    if room == 0:
        blocked[WEST] = "lake"
    battle, events = shelled("axis french-resistance", dice=dice, terrain=blocked)
    assert asked(battle) != "retreat"
    assert (len(way(events)), lost(events)) == (room, losses)


# ---- several retreats in one turn ---------------------------------------------------------------


@pytest.mark.rule("R-RET-12")
def test_a_unit_may_have_to_retreat_once_for_each_attack() -> None:
    units = {HERE: "axis infantry", "F3": "allies artillery", "G3": "allies artillery"}
    battle = game(units, first="allies", hand=1, hands={"allies-cic": ["direct-from-hq"]}, dice="FSSFSS")
    play(battle, "play direct-from-hq", "order F3", "order G3", "confirm", "done")
    play(battle, "battle F3 F5", "retreat F5 f6")
    play(battle, "battle G3 f6", "retreat f6 G7")
    assert figures(battle, "G7") == 4


def ambushed(card: str, kind: str, dice: str, **more: Any) -> overlord.Game:
    """The axis unit on F5 assaults f4, and the allies answer with an Ambush."""
    battle = game(
        {HERE: kind, "f4": "allies infantry"},
        hand=1,
        hands={"axis-cic": [card], "allies-cic": ["ambush"]},
        dice=dice,
        **more,
    )
    play(battle, f"play {card}", f"order {HERE}", "confirm")
    if asked(battle) == "move":
        play(battle, "done")
    play(battle, "battle F5 f4", "ambush allies-cic")
    return battle


@pytest.mark.rule("R-RET-12")
def test_an_active_unit_driven_back_by_an_ambush_loses_its_attack() -> None:
    battle = ambushed("direct-from-hq", "axis infantry", "FSS")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "retreat")]
    events = play(battle, "retreat F5 e6")
    assert not of(events, Rolled)
    assert battle.view(None).active == "allies"  # nothing was left to do


@pytest.mark.rule("R-RET-12")
def test_but_it_keeps_the_second_move_of_its_card() -> None:
    battle = ambushed("behind-enemy-lines", "axis infantry", "FSS")
    play(battle, "retreat F5 e6")
    assert asked(battle) == "battle"
    assert not listed(battle, "battle")
    assert "move e6 E5" in listed(battle, "move")
    play(battle, "move e6 E5")
    assert figures(battle, "E5") == 4


@pytest.mark.rule("R-RET-12")
def test_an_active_unit_may_be_driven_back_by_a_battle_back() -> None:
    battle = game(
        {HERE: "axis infantry", "f4": "allies infantry 2"},
        hand=1,
        hands={"axis-cic": ["direct-from-hq"], "allies-cic": []},
        nations=("de", "gb"),
        options={"commonwealth": "allies"},
        dice="ISS" + "F",
    )
    play(battle, "play direct-from-hq", "order F5", "confirm", "done", "battle F5 f4")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("allies-cic", "battle-back")]
    play(battle, "battle f4 F5")
    assert set(listed(battle, seat="axis-cic")) == {"retreat F5 e6", "retreat F5 f6"}
    play(battle, "retreat F5 f6")
    assert figures(battle, EAST) == 4


# ---- what a retreat sets off --------------------------------------------------------------------


@pytest.mark.rule("R-RET-13", "Q-RET-12")
def test_sandbags_vanish_when_their_unit_retreats() -> None:
    battle, _ = shelled(terrain={HERE: "open+sandbags"})
    events = play(battle, "ignore 0", "retreat F5 e6")
    assert [(event.hex, event.feature) for event in of(events, Removed)] == [(HERE, "sandbags")]
    assert not of(events, Placed)
    assert features(battle, HERE) == ("open",)


@pytest.mark.rule("R-RET-13")
@pytest.mark.parametrize("ignored", [0, 1])
def test_sandbags_stay_with_a_unit_that_stays(ignored: int) -> None:
    battle, _ = shelled(terrain={HERE: "open+sandbags", WEST: "lake", EAST: "lake"})
    play(battle, f"ignore {ignored}")
    assert figures(battle, HERE) == 3 + ignored
    assert features(battle, HERE) == ("open", "sandbags")


@pytest.mark.rule("R-RET-13", "Q-RET-15")
def test_wire_stays_under_armor_that_retreats_onto_it() -> None:
    battle, events = shelled("axis armor", terrain={WEST: "open+wire", EAST: "lake"})
    assert way(events) == [WEST]
    assert features(battle, WEST) == ("open", "wire")


@pytest.mark.rule("R-RET-13", "Q-RET-17")
def test_an_enemy_mine_does_nothing_to_a_retreating_unit() -> None:
    mines = '[[mines]]\nhex = "e6"\ncamp = "allies"\nstrength = 4'
    battle, events = shelled(dice="FFS", terrain={EAST: "lake"}, tables=mines)
    events = events + play(battle, "retreat e6 E7")
    assert way(events) == [WEST, "E7"]
    assert not of(events, MineShown)
    assert [event.purpose for event in of(events, Rolled)] == ["battle"]
    assert [(mine.hex, mine.strength) for mine in battle.view(None).mines] == [(WEST, None)]
    battle, events = shelled(terrain={EAST: "lake"}, tables=mines)
    assert (figures(battle, WEST), of(events, MineShown)) == (4, [])


def medals(battle: overlord.Game, camp: str) -> int:
    return next(row.medals for row in battle.view(None).medals if row.camp == camp)


def objective(name: str) -> str:
    return f'[[objectives]]\nhexes = ["{name}"]\ncamp = "axis"\nkind = "temporary"'


@pytest.mark.rule("R-RET-14", "Q-RET-19")
def test_a_temporary_medal_is_lost_as_soon_as_its_unit_retreats() -> None:
    battle, _ = shelled(dice="FFS", tables=objective(HERE))
    assert medals(battle, "axis") == 1
    events = play(battle, "retreat F5 e6")
    assert [event.medals for event in of(events, MedalsLost)] == [1]
    assert asked(battle) == "retreat"  # at once: it is still on its way
    assert medals(battle, "axis") == 0


@pytest.mark.rule("R-RET-14")
def test_a_retreat_onto_an_objective_gains_the_medal_at_once() -> None:
    battle, _ = shelled(tables=objective(WEST))
    assert medals(battle, "axis") == 0
    events = play(battle, "retreat F5 e6")
    assert [(event.camp, event.medals, event.reason) for event in of(events, MedalsWon)] == [("axis", 1, "objective")]
    assert medals(battle, "axis") == 1


@pytest.mark.rule("R-RET-14")
def test_a_retreat_can_win_the_battle() -> None:
    battle, _ = shelled(tables=objective(WEST), medals=1)
    play(battle, "retreat F5 e6")
    assert battle.outcome is not None
    assert battle.outcome.winner == "axis"


@pytest.mark.rule("R-RET-08")
def test_the_question_names_the_unit_it_is_about() -> None:
    battle = game(
        {"G5": "axis infantry", "g4": "allies infantry"},
        {"g4": "open+sandbags"},
        hands={"axis-cic": ["assault-center"], "allies-cic": []},
        dice="FSS",
    )
    play(battle, "play assault-center", "order G5", "confirm", "done", "battle G5 g4")
    assert [(question.kind, question.about) for question in battle.waiting()] == [("flags", "g4")]
    assert battle.view(None).questions == battle.waiting()
