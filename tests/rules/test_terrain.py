"""Terrain, obstacles and mines: who enters, what stops, who battles with how many dice, who sees, who ignores flags."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import overlord
from boards import asked, at, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    BridgeBlown,
    Eliminated,
    Ignored,
    Lost,
    MedalsWon,
    MineShown,
    Placed,
    Removed,
    Retreated,
    Rolled,
    TookGround,
)
from overlord.engine.model.hexes import HEX, NAME, geometry
from overlord.engine.model.scenario import ScenarioError

# Row 4 as a corridor (F5 G5 H5 I5 J5): the only way from F5 leads east.
CORRIDOR = {at(c, r): "lake" for r in (3, 5) for c in range(7, 20, 2)} | {"E5": "lake"}

# One kind for each category that moves one hex and still battles.
KINDS = {"I": "infantry", "A": "armor", "G": "mobile-artillery"}


def turn(
    units: Mapping[str, str],
    terrain: Mapping[str, str] | None = None,
    *,
    card: str = "assault-center",
    orders: Sequence[str] = ("F5",),
    allies: Sequence[str] = (),
    **more: Any,
) -> overlord.Game:
    """An axis turn in which these units are ordered; the allies hold no card unless it is said."""
    battle = game(units, terrain, hands={"axis-cic": [card], "allies-cic": list(allies)}, **more)
    play(battle, f"play {card}")
    play(battle, *(f"order {name}" for name in orders), "confirm")
    return battle


def to_battles(battle: overlord.Game, *answers: str) -> overlord.Game:
    """Play answers, then end the move phase if it is still open."""
    play(battle, *answers)
    if asked(battle) == "move":
        play(battle, "done")
    return battle


def goals(battle: overlord.Game, unit: str = "F5") -> set[str]:
    """The hexes this unit may move to now."""
    return {text.split()[-1] for text in listed(battle, "move") if text.split()[1] == unit}


def within(name: str, far: int) -> set[str]:
    board = geometry("standard")
    return {NAME[h] for h in board.hexes if 0 < board.distance[HEX[name]][h] <= far}


def can_battle(battle: overlord.Game, unit: str, target: str) -> bool:
    return f"battle {unit} {target}" in listed(battle)


def dice(battle: overlord.Game, unit: str, target: str) -> int:
    """The dice of an attack, 0 if it cannot be made."""
    action = f"battle {unit} {target}"
    return sum(part[0] for part in battle.why("axis-cic", action)) if action in listed(battle) else 0


# ---- the table ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """One row of the table as the rulebook states it. Letters are I infantry, A armor, G artillery."""

    terrain: str
    enter: str = "IAG"
    hard: str = ""  # hard stop for these
    soft: str = ""  # soft stop for these
    no_entry_battle: str = ""  # may not battle on the turn of entry
    never_battle: str = ""  # may not battle there at all
    out: tuple[int, int, int] = (0, 0, 0)  # dice change when battling from there: I, A, G
    cover: tuple[int, int, int] = (0, 0, 0)  # dice change for those who battle into it
    blocks: str = ""  # closed to the eyes of these
    flags: int = 0  # how many of three flags infantry there may ignore
    first: bool = False  # entered only as the first hex
    leave_one: bool = False
    shore: bool = False
    height: int = 0
    afloat: bool = False  # every flag is a figure
    locks: str = ""  # those set up there never leave it
    bags: bool = True  # takes sandbags
    beside: str = "open"  # what lies on the neighbouring hexes, where that matters

    def stops(self, category: str) -> bool:
        return category in self.hard + self.soft


FOREST: dict[str, Any] = {"hard": "IAG", "no_entry_battle": "IAG", "cover": (-1, -2, 0), "blocks": "IA"}
HEDGEROW: dict[str, Any] = {**FOREST, "first": True, "leave_one": True}
TOWN: dict[str, Any] = {**FOREST, "out": (0, -2, 0)}
HILL: dict[str, Any] = {"cover": (-1, -1, 0), "blocks": "IA", "height": 1}
MARSH: dict[str, Any] = {"enter": "IA", "hard": "IA", "no_entry_battle": "A", "leave_one": True}
CLOSED: dict[str, Any] = {"enter": ""}
RIVER: dict[str, Any] = {"enter": "", "out": (-1, -1, -1), "afloat": True}  # in a boat (R-ACT-05)
OCEAN: dict[str, Any] = {"hard": "IAG", "never_battle": "IAG", "bags": False, "afloat": True}
WET: dict[str, Any] = {"hard": "IAG", "leave_one": True}
MOUNTAIN: dict[str, Any] = {
    "enter": "I",
    "cover": (-2, -2, 0),
    "blocks": "IA",
    "beside": "hill",
    "height": 2,
    "locks": "G",
}
BUNKER: dict[str, Any] = {"enter": "I", "cover": (-1, -2, 0), "blocks": "IA", "locks": "AG"}

ROWS = [
    pytest.param(Row("open"), marks=pytest.mark.rule("R-TER-10"), id="open"),
    pytest.param(Row("forest", **FOREST), marks=pytest.mark.rule("R-TER-11"), id="forest"),
    pytest.param(Row("hedgerow", **HEDGEROW), marks=pytest.mark.rule("R-TER-12"), id="hedgerow"),
    pytest.param(Row("hill", **HILL), marks=pytest.mark.rule("R-TER-13"), id="hill"),
    pytest.param(Row("town", **TOWN), marks=pytest.mark.rule("R-TER-14"), id="town"),
    pytest.param(Row("river", **RIVER), marks=pytest.mark.rule("R-TER-15"), id="river"),
    pytest.param(Row("wide-river", **RIVER, blocks="I"), marks=pytest.mark.rule("R-TER-15"), id="wide-river"),
    pytest.param(Row("ford", hard="IAG", out=(-1, -1, -1), bags=False), marks=pytest.mark.rule("R-TER-16"), id="ford"),
    pytest.param(Row("stream", soft="IAG"), marks=pytest.mark.rule("R-TER-17"), id="stream"),
    pytest.param(Row("frozen-river"), marks=pytest.mark.rule("R-TER-18"), id="frozen-river"),
    pytest.param(Row("river+bridge"), marks=pytest.mark.rule("R-TER-19"), id="bridge"),
    pytest.param(Row("river+bridge-section"), marks=pytest.mark.rule("R-TER-20"), id="bridge-section"),
    pytest.param(Row("river+broken-bridge", **RIVER), marks=pytest.mark.rule("R-TER-21"), id="broken-bridge"),
    pytest.param(Row("river+pontoon-bridge"), marks=pytest.mark.rule("R-TER-22"), id="pontoon-bridge"),
    pytest.param(Row("river+railroad-bridge", soft="AG"), marks=pytest.mark.rule("R-TER-23"), id="railroad-bridge"),
    pytest.param(Row("river+rope-bridge", enter="I"), marks=pytest.mark.rule("R-TER-24"), id="rope-bridge"),
    pytest.param(Row("ocean", **OCEAN), marks=pytest.mark.rule("R-TER-25"), id="ocean"),
    pytest.param(Row("beach", shore=True), marks=pytest.mark.rule("R-TER-26"), id="beach"),
    pytest.param(Row("coast", shore=True), marks=pytest.mark.rule("R-TER-27"), id="coast"),
    pytest.param(Row("ocean+pier"), marks=pytest.mark.rule("R-TER-28"), id="pier"),
    pytest.param(Row("lake", **CLOSED), marks=pytest.mark.rule("R-TER-29"), id="lake"),
    pytest.param(Row("fish-pond", **CLOSED), marks=pytest.mark.rule("R-TER-30"), id="fish-pond"),
    pytest.param(Row("marsh", **MARSH), marks=pytest.mark.rule("R-TER-31"), id="marsh"),
    pytest.param(Row("rice-paddy", **MARSH), marks=pytest.mark.rule("R-TER-32"), id="rice-paddy"),
    pytest.param(Row("flooded-field", **WET), marks=pytest.mark.rule("R-TER-33"), id="flooded-field"),
    pytest.param(Row("high-ground"), marks=pytest.mark.rule("R-TER-34"), id="high-ground"),
    pytest.param(Row("mountain", **MOUNTAIN), marks=pytest.mark.rule("R-TER-35"), id="mountain"),
    pytest.param(Row("steep-hill", **HILL, beside="hill"), marks=pytest.mark.rule("R-TER-36"), id="steep-hill"),
    pytest.param(Row("bluff", **HILL), marks=pytest.mark.rule("R-TER-37"), id="bluff"),
    pytest.param(Row("cliff", **HILL), marks=pytest.mark.rule("R-TER-38"), id="cliff"),
    pytest.param(Row("impassable-hill", enter="", **HILL), marks=pytest.mark.rule("R-TER-39"), id="impassable-hill"),
    pytest.param(Row("blocking-hill", enter="", **HILL), marks=pytest.mark.rule("R-TER-39"), id="blocking-hill"),
    pytest.param(
        Row("open+bunker=allies", **BUNKER, flags=1),
        marks=pytest.mark.rule("R-TER-40"),
        id="bunker",
    ),
    pytest.param(
        Row("open+field-bunker", **BUNKER, flags=1),
        marks=pytest.mark.rule("R-TER-41"),
        id="field-bunker",
    ),
    pytest.param(
        Row("open+fortress", **BUNKER, flags=3),
        marks=pytest.mark.rule("R-TER-42"),
        id="fortress",
    ),
    pytest.param(Row("open+sandbags", cover=(-1, -1, 0), flags=1), marks=pytest.mark.rule("R-TER-43"), id="sandbags"),
    pytest.param(
        Row("open+sea-wall=allies", cover=(-1, -1, 0), flags=1), marks=pytest.mark.rule("R-TER-44"), id="sea-wall"
    ),
    pytest.param(Row("open+wire", hard="IAG", out=(-1, 0, 0)), marks=pytest.mark.rule("R-TER-45"), id="wire"),
    pytest.param(Row("open+hedgehog", enter="I", flags=1), marks=pytest.mark.rule("R-TER-46"), id="hedgehog"),
    pytest.param(
        Row("open+road-block", enter="I", hard="I", cover=(-1, -1, 0), flags=1),
        marks=pytest.mark.rule("R-TER-47"),
        id="road-block",
    ),
    pytest.param(
        Row("open+dragons-teeth", enter="I", hard="I"), marks=pytest.mark.rule("R-TER-48"), id="dragons-teeth"
    ),
    pytest.param(
        Row("trench", enter="IA", hard="IA", never_battle="A", cover=(-1, -1, 0), flags=1),
        marks=pytest.mark.rule("R-TER-51"),
        id="trench",
    ),
    pytest.param(Row("road"), marks=pytest.mark.rule("R-TER-52"), id="road"),
    pytest.param(Row("road-over-hill", **HILL), marks=pytest.mark.rule("R-TER-52"), id="road-over-hill"),
    pytest.param(Row("railroad", soft="AG"), marks=pytest.mark.rule("R-TER-53"), id="railroad"),
    pytest.param(Row("station", **TOWN), marks=pytest.mark.rule("R-TER-54"), id="station"),
    pytest.param(Row("church", **TOWN, flags=1), marks=pytest.mark.rule("R-TER-55"), id="church"),
    pytest.param(Row("barracks", **TOWN), marks=pytest.mark.rule("R-TER-56"), id="barracks"),
    pytest.param(Row("factory", **TOWN), marks=pytest.mark.rule("R-TER-56"), id="factory"),
    pytest.param(Row("lighthouse", **TOWN), marks=pytest.mark.rule("R-TER-56"), id="lighthouse"),
    pytest.param(Row("power-plant", **TOWN), marks=pytest.mark.rule("R-TER-56"), id="power-plant"),
    pytest.param(Row("prison-camp", **TOWN, flags=1), marks=pytest.mark.rule("R-TER-57"), id="prison-camp"),
    pytest.param(Row("labor-camp", **TOWN, flags=1), marks=pytest.mark.rule("R-TER-58"), id="labor-camp"),
    pytest.param(
        Row("radar-station", **{**TOWN, "no_entry_battle": ""}, flags=1),
        marks=pytest.mark.rule("R-TER-59", "Q-BAT-25"),
        id="radar-station",
    ),
    pytest.param(
        Row("city-ruins", **{**FOREST, "hard": "I"}, enter="I", flags=1),
        marks=pytest.mark.rule("R-TER-60"),
        id="city-ruins",
    ),
    pytest.param(Row("dam", enter="I", blocks="IA", flags=1), marks=pytest.mark.rule("R-TER-61"), id="dam"),
    pytest.param(Row("cemetery", flags=1), marks=pytest.mark.rule("R-TER-62"), id="cemetery"),
    pytest.param(Row("airfield"), marks=pytest.mark.rule("R-TER-63"), id="airfield"),
    pytest.param(Row("supply-depot", blocks="IA"), marks=pytest.mark.rule("R-TER-64"), id="supply-depot"),
    pytest.param(Row("hospital", blocks="IA"), marks=pytest.mark.rule("R-TER-65"), id="hospital"),
    pytest.param(Row("headquarters-tent", blocks="IA"), marks=pytest.mark.rule("R-TER-66"), id="headquarters-tent"),
    pytest.param(
        Row("jungle", soft="IAG", cover=(-1, -2, 0), blocks="IA"), marks=pytest.mark.rule("R-TER-67"), id="jungle"
    ),
    pytest.param(Row("cave", **HILL, enter="I"), marks=pytest.mark.rule("R-TER-68"), id="cave"),
    pytest.param(Row("mountain-cave", **MOUNTAIN), marks=pytest.mark.rule("R-TER-69"), id="mountain-cave"),
    pytest.param(Row("palm-forest", **FOREST), marks=pytest.mark.rule("R-TER-70"), id="palm-forest"),
    pytest.param(
        Row("oasis", hard="IAG", cover=(-1, -1, 0), blocks="IA", flags=1),
        marks=pytest.mark.rule("R-TER-71", "Q-BAT-25"),
        id="oasis",
    ),
    pytest.param(Row("wadi", cover=(-1, -1, -1)), marks=pytest.mark.rule("R-TER-72"), id="wadi"),
    pytest.param(Row("escarpment", **CLOSED, blocks="IA"), marks=pytest.mark.rule("R-TER-73"), id="escarpment"),
    pytest.param(Row("ridge", **HILL, hard="IAG"), marks=pytest.mark.rule("R-TER-74"), id="ridge"),
    pytest.param(Row("ravine", enter="I", flags=1), marks=pytest.mark.rule("R-TER-75"), id="ravine"),
    pytest.param(Row("balka", **WET), marks=pytest.mark.rule("R-TER-76"), id="balka"),
    pytest.param(Row("hill-forest", **FOREST, height=1), marks=pytest.mark.rule("R-TER-77"), id="hill-forest"),
    pytest.param(Row("hill-village", **TOWN, height=1), marks=pytest.mark.rule("R-TER-78"), id="hill-village"),
    pytest.param(Row("castle", **TOWN, flags=1), marks=pytest.mark.rule("R-TER-79"), id="castle"),
]

# The open ends of a wadi or a bridge section lie along the corridor.
ENDS = 'ends = ["F5 G5 H5"]'


def on_the_way(row: Row) -> dict[str, str]:
    """The corridor with this terrain on G5, and beside it what lets a unit come there."""
    around = {"F5": row.beside, "H5": row.beside} if row.beside != "open" else {}
    return CORRIDOR | around | {"G5": row.terrain}


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IAG")
def test_who_enters_and_who_is_stopped(row: Row, category: str) -> None:
    battle = turn({"F5": f"axis {KINDS[category]}"}, on_the_way(row), top=ENDS, dice="IIII")
    reached = goals(battle) & {"G5", "H5"}
    if category not in row.enter:
        assert reached == set()
    elif row.stops(category):
        assert reached == {"G5"}
    else:
        assert reached == {"G5", "H5"}


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IAG")
def test_who_battles_on_the_turn_of_entry(row: Row, category: str) -> None:
    if category not in row.enter:
        # Nobody of these comes there; one who was set up there battles, unless the ground forbids it.
        units = {"G5": f"axis {KINDS[category]}", "H5": "allies infantry"}
        assert can_battle(to_battles(turn(units, on_the_way(row), orders=("G5",))), "G5", "H5")
        return
    units = {"F5": f"axis {KINDS[category]}", "H5": "allies infantry"}
    battle = to_battles(turn(units, on_the_way(row), top=ENDS, dice="II"), "move F5 G5")
    assert can_battle(battle, "G5", "H5") == (category not in row.no_entry_battle + row.never_battle)


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IA")
def test_who_takes_ground_out_of_the_hex_on_the_turn_of_entry(row: Row, category: str) -> None:
    """Resistance fighters battle on entry, so that they show the hard stop of no-battle terrain too."""
    kind = {"I": "french-resistance", "A": "armor"}[category]
    units = {"F5": f"axis {kind}", "H5": "allies infantry 1"}
    battle = turn(units, on_the_way(row), top=ENDS, dice="II" * (row.terrain == "frozen-river") + "GGG")
    if category not in row.enter:
        assert "G5" not in goals(battle)
        return
    to_battles(battle, "move F5 G5")
    if category in row.never_battle or (category in row.no_entry_battle and category != "I"):
        assert not can_battle(battle, "G5", "H5")
        return
    play(battle, "battle G5 H5")
    assert unit_on(battle, "H5") is None
    assert (asked(battle) == "ground") == (category not in row.hard)


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IAG")
def test_dice_out_of_the_hex(row: Row, category: str) -> None:
    units = {"G5": f"axis {KINDS[category]}", "H5": "allies infantry"}
    battle = to_battles(turn(units, {"G5": row.terrain}, orders=("G5",), top=ENDS))
    expected = 0 if category in row.never_battle else 3 + row.out["IAG".index(category)]
    assert dice(battle, "G5", "H5") == expected


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IAG")
def test_dice_into_the_hex(row: Row, category: str) -> None:
    units = {"F5": f"axis {KINDS[category]}", "G5": "allies infantry"}
    battle = to_battles(turn(units, {"G5": row.terrain}, top=ENDS))
    assert dice(battle, "F5", "G5") == 3 + row.cover["IAG".index(category)]


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_sight_over_the_hex(row: Row, kind: str) -> None:
    battle = to_battles(turn({"F5": f"axis {kind}", "H5": "allies infantry"}, {"G5": row.terrain}, top=ENDS))
    if kind == "artillery":
        assert can_battle(battle, "F5", "H5") == (row.terrain != "blocking-hill")
    else:
        assert can_battle(battle, "F5", "H5") == (kind[0].upper() not in row.blocks)


@pytest.mark.parametrize("row", ROWS)
def test_flags_that_infantry_in_the_hex_may_ignore(row: Row) -> None:
    """A heavy gun beside the hex rolls three flags; the wadi takes one die."""
    battle = turn({"F5": "axis big-gun", "G5": "allies infantry"}, {"G5": row.terrain}, top=ENDS, dice="FFF")
    play(battle, "done", "battle F5 G5")
    ignores = listed(battle, "ignore")
    assert ignores == ([f"ignore {n}" for n in range(row.flags + 1)] if row.flags else [])
    if row.flags:
        told = play(battle, f"ignore {row.flags}")
        assert of(told, Ignored) == [Ignored("G5", row.flags)]


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IA")
def test_the_last_of_three_hexes(row: Row, category: str) -> None:
    """Nothing but hedgerow and shore minds how far a unit has come; cavalry and armor move three."""
    kind = {"I": "cavalry", "A": "armor"}[category]
    around = {"F5": row.beside, "G5": row.beside, "H5": row.beside}
    battle = turn({"F5": f"axis {kind}"}, CORRIDOR | around | {"I5": row.terrain}, top='ends = ["H5 I5 J5"]')
    assert ("I5" in goals(battle)) == (category in row.enter and not row.first and not row.shore)


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IAG")
def test_how_far_a_unit_that_starts_there_goes(row: Row, category: str) -> None:
    kind = {"I": "cavalry", "A": "armor", "G": "mobile-artillery"}[category]
    around = {"G5": row.beside, "H5": row.beside, "I5": row.beside}
    battle = turn({"F5": f"axis {kind}"}, CORRIDOR | around | {"F5": row.terrain}, top='ends = ["F5 G5"]')
    far = 0 if category in row.locks else 1 if row.leave_one else 2 if category == "G" else 3
    assert goals(battle) == set(["G5", "H5", "I5"][:far])


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IAG")
def test_a_retreat_into_the_hex_and_on_through_it(row: Row, category: str) -> None:
    """The only way back from G5 is g4, and H3 behind it; stops are nothing to a retreat."""
    terrain = {"G5": row.beside, "f4": "lake", "g4": row.terrain, "G3": "lake", "H3": row.beside}
    units = {"F5": "axis artillery", "G5": f"allies {KINDS[category]}"}
    battle = turn(units, terrain, top='ends = ["G5 g4 H3"]', dice="FFSII")  # the last two are for the ice
    told = play(battle, "done", "battle F5 G5")
    passes = category in row.enter and not row.afloat
    assert [event.to for event in of(told, Retreated)] == (["g4", "H3"] if passes else [])
    assert bool(of(told, Lost)) != passes


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("category", "IAG")
def test_a_retreat_out_of_the_hex(row: Row, category: str) -> None:
    terrain = {"G5": row.terrain, "f4": "lake", "g4": row.beside}
    units = {"F5": "axis artillery", "G5": f"allies {KINDS[category]}"}
    battle = turn(units, terrain, top='ends = ["G5 g4"]', dice="FSS")
    told = play(battle, "done", "battle F5 G5")
    told += play(battle, *(["ignore 0"] if asked(battle) == "flags" else []))
    stands_fast = row.afloat or category in row.locks
    assert bool(of(told, Retreated)) != stands_fast
    assert bool(of(told, Lost)) == stands_fast


@pytest.mark.parametrize("row", ROWS)
def test_height_against_a_hill(row: Row) -> None:
    """Whoever is not lower than a hill loses no die against it."""
    units = {"G5": "axis infantry", "H5": "allies infantry"}
    battle = to_battles(turn(units, {"G5": row.terrain, "H5": "hill"}, orders=("G5",), top=ENDS))
    expected = 3 + row.out[0] - (0 if row.height else 1)
    assert dice(battle, "G5", "H5") == (0 if "I" in row.never_battle else expected)


def for_infantry(param: Any) -> bool:
    return "I" in param.values[0].enter


# A hex holds one obstacle.
OBSTACLES = ("sandbags", "sea-wall", "wire", "hedgehog", "road-block", "dragons-teeth")


@pytest.mark.parametrize("row", [param for param in ROWS if for_infantry(param)])
def test_where_infantry_digs_in(row: Row) -> None:
    battle = turn({"F5": "axis infantry"}, {"F5": row.terrain}, card="dig-in")
    digs = row.bags and not any(name in row.terrain for name in OBSTACLES)
    assert ("sandbags" in features(battle, "F5")) == (digs or "sandbags" in row.terrain)


# ---- general ------------------------------------------------------------------------------------


@pytest.mark.rule("R-TER-01")
@pytest.mark.parametrize(
    ("terrain", "infantry", "armor"),
    [
        ("hill+bunker+sandbags=allies", 2, 1),
        ("town+sandbags", 2, 1),
        ("hill+sandbags", 2, 2),
        ("mountain+sandbags", 1, 1),
        ("river+bridge+sandbags", 2, 2),
    ],
)
def test_all_that_lies_on_a_hex_counts_but_only_the_best_cover(terrain: str, infantry: int, armor: int) -> None:
    for kind, number in (("infantry", infantry), ("armor", armor)):
        battle = to_battles(turn({"F5": f"axis {kind}", "G5": "allies infantry"}, {"G5": terrain}))
        assert dice(battle, "F5", "G5") == number


@pytest.mark.rule("R-TER-01")
@pytest.mark.parametrize("terrain", ["church+sandbags", "open+bunker+sandbags=allies", "oasis+hedgehog"])
def test_several_protections_from_flags_ignore_one_flag(terrain: str) -> None:
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, {"G5": terrain}, dice="FFS")
    play(battle, "done", "battle F5 G5")
    assert listed(battle, "ignore") == ["ignore 0", "ignore 1"]


@pytest.mark.rule("R-TER-01")
def test_tile_and_obstacle_both_stop_and_both_close() -> None:
    assert goals(turn({"F5": "axis infantry"}, CORRIDOR | {"G5": "hill+wire"})) == {"G5"}
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"G5": "beach+hedgehog"})) == set()
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"G5": "river+bridge+hedgehog"})) == set()
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"G5": "marsh+wire"})) == {"G5"}


@pytest.mark.rule("R-TER-02", "R-TER-40", "R-TER-41", "R-TER-44")
@pytest.mark.parametrize(
    ("terrain", "axis_turn", "allies_turn"),
    [
        ("forest", 1, 1),
        ("open+field-bunker", 1, 1),
        ("open+sandbags", 2, 2),
        ("open+bunker=allies", 1, 3),
        ("open+bunker=axis", 3, 1),
        ("open+sea-wall=allies", 2, 3),
        ("open+sea-wall=axis", 3, 2),
    ],
)
def test_protection_is_for_whoever_stands_there_except_bunkers_and_sea_walls(
    terrain: str, axis_turn: int, allies_turn: int
) -> None:
    """Armor of one camp battles infantry of the other in the hex."""
    for attacker, defender, number in (("axis", "allies", axis_turn), ("allies", "axis", allies_turn)):
        seat = f"{attacker}-cic"
        battle = game(
            {"F5": f"{attacker} armor", "G5": f"{defender} infantry"},
            {"G5": terrain},
            first=attacker,
            hands={seat: ["assault-center"], f"{defender}-cic": []},
        )
        play(battle, "play assault-center", "order F5", "confirm", "done")
        assert sum(part[0] for part in battle.why(seat, "battle F5 G5")) == number


@pytest.mark.rule("R-TER-02", "R-TER-40", "R-TER-44")
@pytest.mark.parametrize("piece", ["bunker", "sea-wall"])
def test_the_enemy_of_the_owner_ignores_no_flag_there(piece: str) -> None:
    for owner, ignores in (("allies", ["ignore 0", "ignore 1"]), ("axis", [])):
        battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, {"G5": f"open+{piece}={owner}"}, dice="FSS")
        play(battle, "done", "battle F5 G5")
        assert listed(battle, "ignore") == ignores


@pytest.mark.rule("R-TER-03")
@pytest.mark.parametrize(("terrain", "number"), [("forest", 1), ("town", 1), ("oasis", 2), ("open+sandbags", 2)])
@pytest.mark.parametrize("target", ["G5", "H5", "I5"])
def test_protection_is_the_same_at_every_range(terrain: str, number: int, target: str) -> None:
    battle = to_battles(turn({"F5": "axis armor", target: "allies infantry"}, {target: terrain}))
    assert dice(battle, "F5", target) == number


@pytest.mark.rule("R-TER-04")
@pytest.mark.parametrize(
    ("terrain", "kind"),
    [("lake", "infantry"), ("escarpment", "armor"), ("marsh", "artillery"), ("city-ruins", "armor"), ("dam", "armor")],
)
def test_a_unit_set_up_where_it_could_not_enter_may_leave_but_not_return(terrain: str, kind: str) -> None:
    battle = turn({"G5": f"axis {kind}"}, {"G5": terrain}, orders=("G5",))
    assert within("G5", 1) <= goals(battle, "G5")
    assert "G5" not in goals(turn({"F5": f"axis {kind}"}, {"G5": terrain}))


@pytest.mark.rule("R-TER-04")
def test_what_is_closed_is_closed_to_ground_and_retreat_too() -> None:
    battle = turn({"F5": "axis armor", "G5": "allies infantry 1"}, {"G5": "open+hedgehog"}, dice="GGG")
    play(battle, "done", "battle F5 G5")
    assert asked(battle) != "ground"
    closed = {"f4": "escarpment", "g4": "lake"}
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, closed, dice="FSS")
    told = play(battle, "done", "battle F5 G5")
    assert of(told, Lost) == [Lost("G5", 1, 3)]


@pytest.mark.rule("R-TER-04")
def test_the_refusal_names_the_feature_that_is_closed() -> None:
    battle = turn({"F5": "axis armor"}, {"G5": "open+hedgehog", "f6": "escarpment"})
    assert refused(battle, "move F5 G5").rule == "R-TER-46"
    assert refused(battle, "move F5 f6").rule == "R-TER-73"


@pytest.mark.rule("R-TER-05", "R-TER-13")
@pytest.mark.parametrize(
    ("attacker", "number"),
    [("open", 2), ("hill", 3), ("mountain", 3), ("steep-hill", 3), ("hill-forest", 3), ("forest", 2)],
)
def test_a_hill_covers_only_against_attackers_on_lower_ground(attacker: str, number: int) -> None:
    battle = to_battles(turn({"F5": "axis armor", "G5": "allies infantry"}, {"F5": attacker, "G5": "hill"}))
    assert dice(battle, "F5", "G5") == number


@pytest.mark.rule("R-TER-05", "R-TER-78", "R-TER-77")
@pytest.mark.parametrize(("tile", "number"), [("hill-forest", 1), ("hill-village", 1)])
@pytest.mark.parametrize("attacker", ["open", "hill", "mountain"])
def test_wooded_and_built_hills_protect_as_forest_and_town_from_any_height(
    tile: str, number: int, attacker: str
) -> None:
    battle = to_battles(turn({"F5": "axis armor", "G5": "allies infantry"}, {"F5": attacker, "G5": tile}))
    assert dice(battle, "F5", "G5") == number


@pytest.mark.rule("R-TER-05", "R-TER-78")
def test_whoever_stands_in_a_hill_village_is_not_lower_than_a_hill() -> None:
    battle = to_battles(turn({"F5": "axis infantry", "G5": "allies infantry"}, {"F5": "hill-village", "G5": "hill"}))
    assert dice(battle, "F5", "G5") == 3


@pytest.mark.rule("R-TER-05", "R-TER-77", "R-TER-78")
@pytest.mark.parametrize("tile", ["hill-forest", "hill-village", "town", "forest"])
def test_wooded_and_built_hills_block_sight_along_a_hill(tile: str) -> None:
    hill = dict.fromkeys(("F5", "H5"), "hill")
    for between, sees in (("hill", True), (tile, False)):
        battle = to_battles(turn({"F5": "axis armor", "H5": "allies infantry"}, hill | {"G5": between}))
        assert can_battle(battle, "F5", "H5") == sees


# ---- faces of the board -------------------------------------------------------------------------


@pytest.mark.rule("R-FACE-01")
def test_only_the_beach_face_has_terrain_of_its_own() -> None:
    expected = {r: "open" if r < 4 else "beach" if r < 7 else "ocean" for r in range(9)}
    battle = game({}, face="beach")
    for h in geometry("standard").hexes:
        assert features(battle, NAME[h]) == (expected[9 - int(NAME[h][1:])],)
    for face in ("country", "winter", "desert"):
        assert game({}, face=face).view(None).hexes == ()


@pytest.mark.rule("R-FACE-01")
def test_a_tile_replaces_the_printed_terrain_and_an_obstacle_does_not() -> None:
    battle = game({}, {"F5": "hill", "G5": "open+wire", "F1": "forest", "G1": "open+hedgehog"}, face="beach")
    assert features(battle, "F5") == ("hill",)
    assert features(battle, "G5") == ("beach", "wire")
    assert features(battle, "F1") == ("forest",)
    assert features(battle, "G1") == ("ocean", "hedgehog")


@pytest.mark.rule("R-FACE-01")
def test_the_printed_beach_and_ocean_act_as_such() -> None:
    assert goals(turn({"f6": "axis armor"}, face="beach", orders=("f6",)), "f6") >= {"F5", "f4"}
    assert "F3" not in goals(turn({"f6": "axis armor"}, face="beach", orders=("f6",)), "f6")
    assert "F1" not in goals(turn({"F3": "axis armor"}, face="beach", orders=("F3",)), "F3")
    battle = to_battles(turn({"f2": "axis infantry", "F3": "allies infantry"}, face="beach", orders=("f2",)))
    assert not can_battle(battle, "f2", "F3")


# ---- single rows --------------------------------------------------------------------------------


@pytest.mark.rule("R-TER-12")
def test_a_hedgerow_is_entered_from_beside_it_and_left_by_one_hex() -> None:
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"H5": "hedgerow"})) == {"G5"}
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"F5": "hedgerow"})) == {"G5"}


@pytest.mark.rule("R-TER-12")
@pytest.mark.parametrize("moved", [True, False])
def test_a_unit_that_moved_takes_no_ground_in_a_hedgerow(moved: bool) -> None:
    start = "F5" if moved else "G5"
    battle = turn({start: "axis armor", "H5": "allies infantry 1"}, {"H5": "hedgerow"}, orders=(start,), dice="G")
    to_battles(battle, *(["move F5 G5"] if moved else []))
    play(battle, "battle G5 H5")
    assert (asked(battle) == "ground") != moved


@pytest.mark.rule("R-TER-15")
@pytest.mark.parametrize(("kind", "sees"), [("infantry", False), ("armor", True), ("artillery", True)])
def test_infantry_does_not_see_over_a_wide_river(kind: str, sees: bool) -> None:
    battle = to_battles(turn({"F5": f"axis {kind}", "H5": "allies infantry"}, {"G5": "wide-river"}))
    assert can_battle(battle, "F5", "H5") == sees
    assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR | {"G5": "wide-river"})) == set()


@pytest.mark.rule("R-TER-18")
@pytest.mark.parametrize(("faces", "left"), [("II", 4), ("SI", 3), ("SS", 2), ("GA", 4)])
def test_each_star_of_two_dice_on_a_frozen_river_is_a_figure(faces: str, left: int) -> None:
    units = {"F5": "axis infantry", "H7": "axis infantry"}
    battle = turn(units, {"G5": "frozen-river"}, orders=("F5", "H7"), dice=faces)
    (roll,) = of(play(battle, "move F5 G5"), Rolled)
    assert (roll.purpose, roll.faces) == ("ice", faces)
    assert unit_on(battle, "G5").figures == left


@pytest.mark.rule("R-TER-18")
def test_every_frozen_hex_on_the_way_rolls_and_may_drown_the_unit() -> None:
    ice = CORRIDOR | {"G5": "frozen-river", "H5": "frozen-river"}
    battle = turn({"F5": "axis armor"}, ice, dice="SISA")
    told = play(battle, "move F5 I5")
    assert [roll.faces for roll in of(told, Rolled)] == ["SI", "SA"]
    assert unit_on(battle, "I5").figures == 1
    drowned = play(turn({"F5": "axis armor 2"}, ice, dice="SS"), "move F5 I5")
    assert of(drowned, Eliminated) == [Eliminated("axis", "G5", "armor")]
    assert of(drowned, MedalsWon)[0].camp == "allies"


@pytest.mark.rule("R-TER-18")
def test_ice_breaks_under_whoever_takes_ground_or_retreats() -> None:
    units = {"F5": "axis infantry", "G5": "allies infantry 1"}
    battle = turn(units, {"G5": "frozen-river"}, dice="GIISI")
    play(battle, "done", "battle F5 G5", "ground")
    assert unit_on(battle, "G5").figures == 3
    back = {"f4": "frozen-river", "g4": "frozen-river"}
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, back, dice="FSA" + "SS")
    lost = play(battle, "done", "battle F5 G5", "retreat G5 g4")
    assert [roll.purpose for roll in of(lost, Rolled)] == ["battle", "ice"]
    assert unit_on(battle, "g4").figures == 4 - 2


@pytest.mark.rule("R-TER-18")
def test_ice_does_not_break_on_a_bridge_nor_behind_enemy_lines() -> None:
    battle = turn({"F5": "axis infantry", "H7": "axis infantry"}, {"G5": "frozen-river+bridge"}, orders=("F5", "H7"))
    assert of(play(battle, "move F5 G5"), Rolled) == []
    ice = CORRIDOR | {"G5": "frozen-river", "H5": "frozen-river"}
    battle = turn({"F5": "axis infantry", "I5": "allies infantry"}, ice, card="behind-enemy-lines")
    assert of(play(battle, "move F5 H5"), Rolled) == []


@pytest.mark.rule("R-TER-18")
def test_a_way_round_the_ice_rolls_nothing() -> None:
    battle = turn({"F5": "axis armor", "H7": "axis infantry"}, {"G5": "frozen-river"}, orders=("F5", "H7"))
    assert of(play(battle, "move F5 g6"), Rolled) == []


@pytest.mark.rule("R-TER-18")
def test_the_short_way_over_the_ice_and_the_long_way_round_it_are_both_open() -> None:
    units = {"F5": "axis armor", "H7": "axis infantry"}
    battle = turn(units, {"G5": "frozen-river"}, orders=("F5", "H7"), dice="SI")
    assert {"move F5 H5", "move F5 G5 H5"} <= set(listed(battle))
    assert of(play(battle.copy(), "move F5 H5"), Rolled) == []
    assert [roll.faces for roll in of(play(battle, "move F5 G5 H5"), Rolled)] == ["SI"]


@pytest.mark.rule("R-TER-19")
def test_a_bridge_is_passed_in_every_direction() -> None:
    for start in sorted(within("G5", 1)):
        assert "G5" in goals(turn({start: "axis armor"}, {"G5": "river+bridge"}, orders=(start,)), start)
    assert goals(turn({"G5": "axis artillery"}, {"G5": "river+bridge"}, orders=("G5",)), "G5") == within("G5", 1)


@pytest.mark.rule("R-TER-20", "R-RUL-01")
@pytest.mark.parametrize(("one", "other"), [("F5", "H5"), ("f6", "g4"), ("g6", "f4")])
def test_a_bridge_section_lies_any_of_three_ways_and_is_entered_only_through_its_ends(one: str, other: str) -> None:
    ends = f'ends = ["{one} G5 {other}"]'
    terrain = {"G5": "river+bridge-section"}
    for start in sorted(within("G5", 1)):
        battle = turn({start: "axis artillery"}, terrain, orders=(start,), top=ends)
        assert ("G5" in goals(battle, start)) == (start in (one, other)), start
    assert goals(turn({"G5": "axis artillery"}, terrain, orders=("G5",), top=ends), "G5") == {one, other}


@pytest.mark.rule("R-TER-20")
@pytest.mark.parametrize(("ends", "retreats"), [("F5 G5 H5", False), ("f6 G5 g4", True)])
def test_a_retreat_leaves_a_bridge_section_only_through_its_ends(ends: str, retreats: bool) -> None:
    terrain = {"G5": "river+bridge-section"}
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, terrain, top=f'ends = ["{ends}"]', dice="FSS")
    told = play(battle, "done", "battle F5 G5")
    assert [event.to for event in of(told, Retreated)] == (["g4"] if retreats else [])
    assert bool(of(told, Lost)) != retreats


@pytest.mark.rule("R-TER-20")
@pytest.mark.parametrize(("ends", "ground"), [("F5 G5 H5", True), ("f6 G5 g4", False)])
def test_ground_on_a_bridge_section_is_taken_only_through_its_ends(ends: str, ground: bool) -> None:
    terrain = {"G5": "river+bridge-section"}
    battle = turn({"F5": "axis armor", "G5": "allies infantry 1"}, terrain, top=f'ends = ["{ends}"]', dice="GGG")
    play(battle, "done", "battle F5 G5")
    assert (asked(battle) == "ground") == ground


@pytest.mark.rule("R-TER-21")
def test_a_blown_bridge_is_a_river_again() -> None:
    battle = turn_to_blow(dice="SI")
    told = play(battle, "special blow-bridge G5")
    assert of(told, BridgeBlown) == [BridgeBlown("G5")]
    assert features(battle, "G5") == ("river", "broken-bridge")


def turn_to_blow(dice: str) -> overlord.Game:
    """An axis turn with a section card and a bridge in its section."""
    battle = game(
        {"F5": "axis infantry"},
        {"G5": "river+bridge"},
        hands={"axis-cic": ["probe-center"], "allies-cic": []},
        options={"blow_bridges": "axis"},
        dice=dice,
    )
    play(battle, "play probe-center")
    return battle


@pytest.mark.rule("R-TER-23", "R-TER-53")
@pytest.mark.parametrize("terrain", ["river+railroad-bridge", "railroad"])
def test_over_rails_armor_takes_ground_and_overruns(terrain: str) -> None:
    units = {"F5": "axis armor", "H5": "allies infantry 1", "I5": "allies infantry"}
    battle = turn(units, {"G5": terrain, "H5": terrain}, dice="GGGSSS")
    to_battles(battle, "move F5 G5")
    play(battle, "battle G5 H5", "ground", "battle H5 I5")
    assert unit_on(battle, "H5").kind == "armor"


@pytest.mark.rule("R-TER-24", "R-RUL-02", "R-TER-19")
def test_a_bridge_carries_all_and_a_rope_bridge_infantry_only() -> None:
    for kind in ("infantry", "armor", "artillery"):
        assert "G5" in goals(turn({"F5": f"axis {kind}"}, {"G5": "river+bridge"}))
        assert ("G5" in goals(turn({"F5": f"axis {kind}"}, {"G5": "river+rope-bridge"}))) == (kind == "infantry")


@pytest.mark.rule("R-TER-25")
@pytest.mark.parametrize("flags", [1, 2, 3])
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_every_flag_in_the_ocean_is_a_figure(flags: int, kind: str) -> None:
    faces = ("F" * flags).ljust(3, "S")
    battle = turn({"F5": "axis artillery", "G5": f"allies {kind} 4"}, {"G5": "ocean"}, dice=faces)
    told = play(battle, "done", "battle F5 G5")
    assert of(told, Lost) == [Lost("G5", flags, 4 - flags)]
    assert not of(told, Retreated)


@pytest.mark.rule("R-TER-25")
def test_the_ocean_is_never_a_retreat_hex() -> None:
    sea = {"f4": "ocean", "g4": "ocean"}
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, sea, dice="FSS")
    told = play(battle, "done", "battle F5 G5")
    assert of(told, Lost) == [Lost("G5", 1, 3)]


@pytest.mark.rule("R-TER-25")
@pytest.mark.parametrize(("terrain", "window"), [("ocean", False), ("beach", True)])
def test_nobody_ambushes_out_of_the_ocean(terrain: str, window: bool) -> None:
    units = {"F5": "axis infantry", "G5": "allies infantry"}
    battle = turn(units, {"G5": terrain}, allies=["ambush"], dice="SSS")
    play(battle, "done", "battle F5 G5")
    assert (asked(battle) == "ambush") == window


@pytest.mark.rule("R-TER-25")
@pytest.mark.parametrize(("terrain", "back"), [("ocean", False), ("beach", True)])
def test_nobody_battles_back_out_of_the_ocean(terrain: str, back: bool) -> None:
    units = {"F5": "axis infantry", "G5": "allies infantry 1"}
    more: dict[str, Any] = {"options": {"commonwealth": "allies"}, "nations": ("de", "gb")}
    battle = turn(units, {"G5": terrain}, dice="SSS", **more)
    play(battle, "done", "battle F5 G5")
    assert (asked(battle) == "battle-back") == back


@pytest.mark.rule("R-TER-25")
def test_a_destroyer_battles_in_the_ocean() -> None:
    battle = to_battles(turn({"F5": "axis destroyer", "I5": "allies infantry"}, {"F5": "ocean", "f6": "ocean"}))
    assert can_battle(battle, "F5", "I5")


@pytest.mark.rule("R-TER-26", "R-TER-27")
@pytest.mark.parametrize("shore", ["beach", "coast"])
def test_a_move_that_enters_beach_or_coast_is_two_hexes_at_most(shore: str) -> None:
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"G5": shore})) == {"G5", "H5"}
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"H5": shore})) == {"G5", "H5"}
    assert goals(turn({"F5": "axis armor"}, CORRIDOR | {"F5": shore})) == {"G5", "H5", "I5"}


@pytest.mark.rule("R-TER-28")
@pytest.mark.parametrize(("start", "enters"), [("ocean", False), ("beach", True), ("open", True), ("ocean+pier", True)])
def test_a_pier_is_entered_from_land_not_from_the_ocean(start: str, enters: bool) -> None:
    battle = turn({"F5": "axis infantry"}, CORRIDOR | {"F5": start, "G5": "ocean+pier"})
    assert ("G5" in goals(battle)) == enters


@pytest.mark.rule("R-TER-29")
@pytest.mark.parametrize(
    ("lakes", "sees"), [(("G5",), True), (("H5",), True), (("G5", "H5"), False)], ids=["first", "second", "both"]
)
def test_two_connected_lake_hexes_block_and_one_does_not(lakes: tuple[str, ...], sees: bool) -> None:
    battle = to_battles(turn({"F5": "axis armor", "I5": "allies infantry"}, dict.fromkeys(lakes, "lake")))
    assert can_battle(battle, "F5", "I5") == sees


@pytest.mark.rule("R-TER-31", "R-TER-32", "R-TER-33", "R-TER-76")
@pytest.mark.parametrize("terrain", ["marsh", "rice-paddy", "flooded-field", "balka"])
def test_wet_ground_is_left_by_one_hex(terrain: str) -> None:
    for kind in ("infantry", "armor"):
        assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR | {"F5": terrain})) == {"G5"}


@pytest.mark.rule("R-TER-31", "R-TER-32")
@pytest.mark.parametrize("terrain", ["marsh", "rice-paddy"])
@pytest.mark.parametrize(("kind", "battles"), [("armor", False), ("infantry", True)])
def test_armor_that_left_a_marsh_does_not_battle(terrain: str, kind: str, battles: bool) -> None:
    battle = turn({"F5": f"axis {kind}", "H5": "allies infantry"}, {"F5": terrain})
    to_battles(battle, "move F5 G5")
    assert can_battle(battle, "G5", "H5") == battles
    stayed = to_battles(turn({"G5": f"axis {kind}", "H5": "allies infantry"}, {"G5": terrain}, orders=("G5",)))
    assert can_battle(stayed, "G5", "H5")


@pytest.mark.rule("R-TER-31", "R-TER-32")
@pytest.mark.parametrize("terrain", ["marsh", "rice-paddy"])
def test_armor_takes_ground_in_a_marsh_but_never_overruns_from_it(terrain: str) -> None:
    units = {"F5": "axis armor", "G5": "allies infantry 1", "H5": "allies infantry"}
    battle = turn(units, {"G5": terrain}, dice="GGG")
    told = play(battle, "done", "battle F5 G5", "ground")
    assert of(told, TookGround) == [TookGround("F5", "G5")]
    assert asked(battle) != "overrun"


@pytest.mark.rule("R-TER-31", "R-TER-32")
@pytest.mark.parametrize(("terrain", "overruns"), [("marsh", False), ("rice-paddy", False), ("open", True)])
def test_armor_that_takes_ground_out_of_a_marsh_has_left_it_and_does_not_overrun(terrain: str, overruns: bool) -> None:
    units = {"F5": "axis armor", "G5": "allies infantry 1", "H5": "allies infantry"}
    battle = turn(units, {"F5": terrain}, dice="GGG")
    told = play(battle, "done", "battle F5 G5", "ground")
    assert of(told, TookGround) == [TookGround("F5", "G5")]
    assert (asked(battle) == "overrun") == overruns


@pytest.mark.rule("R-TER-35", "R-TER-69")
@pytest.mark.parametrize("tile", ["mountain", "mountain-cave"])
def test_mountains_are_entered_and_left_only_by_hill_or_mountain(tile: str) -> None:
    for beside, passes in (("open", False), ("hill", True), ("mountain", True), ("hill-forest", False)):
        assert ("G5" in goals(turn({"F5": "axis infantry"}, {"F5": beside, "G5": tile}))) == passes
        assert ("G5" in goals(turn({"F5": "axis infantry"}, CORRIDOR | {"F5": tile, "G5": beside}))) == passes


@pytest.mark.rule("R-TER-35")
@pytest.mark.parametrize(
    ("attacker", "number"), [("open", 1), ("hill", 1), ("mountain", 3)], ids=["low", "hill", "mountain"]
)
def test_a_mountain_covers_unless_the_attacker_is_on_a_mountain(attacker: str, number: int) -> None:
    for kind in ("infantry", "armor"):
        battle = to_battles(turn({"F5": f"axis {kind}", "G5": "allies infantry"}, {"F5": attacker, "G5": "mountain"}))
        assert dice(battle, "F5", "G5") == number


@pytest.mark.rule("R-TER-35")
def test_sight_along_one_mountain_is_free_and_over_a_hill_of_it_is_not() -> None:
    for between, sees in (("mountain", True), ("hill", False)):
        terrain = {"F5": "mountain", "G5": between, "H5": "mountain"}
        battle = to_battles(turn({"F5": "axis infantry", "H5": "allies infantry"}, terrain))
        # Two dice at range two; the firer stands on a mountain, so nothing is taken off.
        assert dice(battle, "F5", "H5") == (2 if sees else 0)


@pytest.mark.rule("R-TER-35")
@pytest.mark.parametrize(("far", "number"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1), (7, 1), (8, 0)])
def test_artillery_set_up_on_a_mountain_fires_seven_hexes(far: int, number: int) -> None:
    target = at(8 + 2 * far, 4)
    battle = turn({"E5": "axis artillery", target: "allies infantry"}, {"E5": "mountain"}, orders=("E5",))
    assert dice(to_battles(battle), "E5", target) == number


@pytest.mark.rule("R-TER-35")
def test_artillery_set_up_on_a_mountain_neither_moves_nor_retreats() -> None:
    hills = {"F5": "mountain", "G5": "hill", "e6": "hill", "f6": "hill", "e4": "hill", "f4": "hill"}
    battle = turn({"F5": "axis artillery", "I5": "allies infantry"}, hills)
    assert goals(battle) == set()
    battle = turn({"G5": "axis artillery", "F5": "allies artillery"}, hills, orders=("G5",), dice="FSS")
    told = play(battle, "done", "battle G5 F5")
    assert of(told, Lost) == [Lost("F5", 1, 1)]
    assert not of(told, Retreated)


@pytest.mark.rule("R-TER-35")
@pytest.mark.parametrize(("behind", "retreats"), [("open", False), ("hill", True)])
def test_infantry_retreats_off_a_mountain_only_over_hill_or_mountain(behind: str, retreats: bool) -> None:
    terrain = {"G5": "mountain", "f4": behind}
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, terrain, dice="FSS")
    told = play(battle, "done", "battle F5 G5")
    assert bool(of(told, Retreated)) == retreats
    assert bool(of(told, Lost)) != retreats


@pytest.mark.rule("R-TER-36")
@pytest.mark.parametrize(("kind", "battles"), [("infantry", False), ("special-forces", True), ("armor", True)])
def test_going_up_a_steep_hill_costs_two(kind: str, battles: bool) -> None:
    battle = turn({"F5": f"axis {kind}", "H5": "allies infantry"}, CORRIDOR | {"G5": "steep-hill"})
    assert goals(battle) == {"G5"}
    to_battles(battle, "move F5 G5")
    assert can_battle(battle, "G5", "H5") == battles
    down = CORRIDOR | {"F5": "steep-hill"}
    assert {"G5", "H5"} <= goals(turn({"F5": f"axis {kind}"}, down))


@pytest.mark.rule("R-TER-36")
def test_ground_up_a_steep_hill_costs_no_movement() -> None:
    battle = turn({"F5": "axis infantry", "H5": "allies infantry 1"}, {"H5": "steep-hill"}, dice="GG")
    to_battles(battle, "move F5 G5")
    play(battle, "battle G5 H5", "ground")
    assert unit_on(battle, "H5").camp == "axis"


@pytest.mark.rule("R-TER-36", "R-TER-37", "R-TER-38", "R-TER-52", "R-TER-68", "R-TER-74")
@pytest.mark.parametrize("tile", ["steep-hill", "bluff", "cliff", "road-over-hill", "cave", "ridge", "impassable-hill"])
def test_all_sorts_of_hill_cover_and_show_as_hills_do(tile: str) -> None:
    for attacker, number in (("open", 2), ("hill", 3), ("mountain", 3)):
        battle = to_battles(turn({"F5": "axis armor", "G5": "allies infantry"}, {"F5": attacker, "G5": tile}))
        assert dice(battle, "F5", "G5") == number
    plateau = {"F5": "hill", "G5": tile, "H5": "hill"}
    assert can_battle(to_battles(turn({"F5": "axis armor", "H5": "allies infantry"}, plateau)), "F5", "H5")
    island = {"F5": "open", "G5": tile, "H5": "hill"}
    assert not can_battle(to_battles(turn({"F5": "axis armor", "H5": "allies infantry"}, island)), "F5", "H5")


@pytest.mark.rule("R-TER-37", "R-TER-38")
@pytest.mark.parametrize("tile", ["bluff", "cliff"])
def test_between_beach_and_bluff(tile: str) -> None:
    up, down = {"F5": "beach", "G5": tile}, {"F5": tile, "G5": "beach"}
    for terrain in (up, down):
        assert goals(turn({"F5": "axis infantry"}, CORRIDOR | terrain)) == {"G5"}
        for kind in ("armor", "artillery"):
            assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR | terrain)) == set()
    inland = CORRIDOR | {"G5": tile}
    assert goals(turn({"F5": "axis armor"}, inland)) == {"G5", "H5", "I5"}


@pytest.mark.rule("R-TER-37", "R-TER-38")
@pytest.mark.parametrize("tile", ["bluff", "cliff"])
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_a_retreat_between_beach_and_bluff_is_a_plain_one(tile: str, kind: str) -> None:
    for here, behind in ((tile, "beach"), ("beach", tile)):
        terrain = {"G5": here, "g4": behind, "f4": "lake"}
        battle = turn({"F5": "axis artillery", "G5": f"allies {kind}"}, terrain, dice="FSS")
        told = play(battle, "done", "battle F5 G5")
        assert of(told, Retreated) == [Retreated("G5", "g4")]


@pytest.mark.rule("R-TER-37", "R-TER-38")
@pytest.mark.parametrize(("tile", "ground"), [("bluff", True), ("cliff", False)])
def test_infantry_on_the_beach_takes_ground_up_a_bluff_but_not_up_a_cliff(tile: str, ground: bool) -> None:
    units = {"F5": "axis infantry", "G5": "allies infantry 1"}
    battle = turn(units, {"F5": "beach", "G5": tile}, dice="GG")
    play(battle, "done", "battle F5 G5")
    assert (asked(battle) == "ground") == ground
    inland = turn(units, {"G5": tile}, dice="GG")
    play(inland, "done", "battle F5 G5")
    assert asked(inland) == "ground"


@pytest.mark.rule("R-TER-37", "R-TER-38")
@pytest.mark.parametrize("tile", ["bluff", "cliff"])
def test_armor_on_the_beach_takes_no_ground_up_a_bluff(tile: str) -> None:
    battle = turn({"F5": "axis armor", "G5": "allies infantry 1"}, {"F5": "beach", "G5": tile}, dice="GG")
    play(battle, "done", "battle F5 G5")
    assert asked(battle) != "ground"


@pytest.mark.rule("R-TER-39", "R-RUL-04")
@pytest.mark.parametrize(("tile", "fires"), [("impassable-hill", True), ("blocking-hill", False)])
def test_only_the_blocking_form_of_an_impassable_hill_stops_artillery(tile: str, fires: bool) -> None:
    battle = to_battles(turn({"F5": "axis artillery", "I5": "allies infantry"}, {"H5": tile}))
    assert can_battle(battle, "F5", "I5") == fires


@pytest.mark.rule("R-TER-39", "R-RUL-04")
@pytest.mark.parametrize("tile", ["impassable-hill", "blocking-hill"])
def test_a_unit_set_up_on_an_impassable_hill_stays_battles_and_leaves_for_good(tile: str) -> None:
    for kind in ("infantry", "armor"):
        units = {"F5": f"axis {kind}", "G5": "allies infantry"}
        battle = turn(units, {"F5": tile})
        assert goals(battle) >= within("F5", 1) - {"G5"}
        assert dice(to_battles(battle), "F5", "G5") == 3
        assert "F5" not in goals(turn({"E5": f"axis {kind}"}, {"F5": tile}, orders=("E5",)), "E5")
    for attacker, number in (("open", 2), ("hill", 3)):
        battle = to_battles(turn({"F5": "axis infantry", "G5": "allies infantry"}, {"F5": attacker, "G5": tile}))
        assert dice(battle, "F5", "G5") == number


@pytest.mark.rule("R-RUL-04")
def test_ground_on_an_impassable_hill_is_not_taken() -> None:
    for tile, ground in (("impassable-hill", False), ("hill", True)):
        battle = turn({"F5": "axis infantry", "G5": "allies infantry 1"}, {"G5": tile}, dice="GG")
        play(battle, "done", "battle F5 G5")
        assert (asked(battle) == "ground") == ground


@pytest.mark.rule("R-TER-40")
@pytest.mark.parametrize("kind", ["armor", "artillery"])
def test_guns_and_tanks_set_up_in_a_bunker_never_move_out_and_pay_a_figure_per_flag(kind: str) -> None:
    battle = turn({"F5": f"axis {kind}", "H5": "axis infantry"}, {"F5": "open+bunker=axis"}, orders=("F5", "H5"))
    assert goals(battle) == set()
    assert refused(battle, "move F5 G5").key == "locked"
    units = {"F5": "axis big-gun", "G5": f"allies {kind}"}
    battle = turn(units, {"G5": "open+bunker=allies"}, dice="FFS")
    told = play(battle, "done", "battle F5 G5", "ignore 1")
    assert [event.figures for event in of(told, Lost)] == [1]
    assert not of(told, Retreated)


@pytest.mark.parametrize(
    ("unit", "terrain", "word", "rule"),
    [
        pytest.param("armor", {"F5": "field-bunker"}, "locked", "R-TER-41", marks=pytest.mark.rule("R-TER-41")),
        pytest.param("artillery", {"F5": "mountain"}, "locked", "R-TER-35", marks=pytest.mark.rule("R-TER-35")),
        pytest.param("infantry", {"G5": "mountain"}, "slope", "R-TER-35", marks=pytest.mark.rule("R-TER-35")),
        pytest.param("artillery", {"G5": "steep-hill"}, "slope", "R-TER-36", marks=pytest.mark.rule("R-TER-36")),
        pytest.param("armor", {"F5": "beach", "G5": "bluff"}, "slope", "R-TER-37", marks=pytest.mark.rule("R-TER-37")),
        pytest.param("armor", {"F5": "cliff", "G5": "beach"}, "slope", "R-TER-38", marks=pytest.mark.rule("R-TER-38")),
    ],
)
def test_the_ground_in_the_way_names_its_own_rule(unit: str, terrain: dict[str, str], word: str, rule: str) -> None:
    pieces = {h: f"open+{key}" if key.endswith("bunker") else key for h, key in terrain.items()}
    battle = turn({"F5": f"axis {unit}", "H1": "axis infantry"}, CORRIDOR | pieces, orders=("F5", "H1"))
    no = refused(battle, "move F5 G5")
    assert (no.key, no.rule) == (word, rule)


@pytest.mark.rule("R-TER-40")
@pytest.mark.parametrize(("kind", "ground"), [("armor", False), ("infantry", True)])
def test_armor_in_a_bunker_takes_no_ground(kind: str, ground: bool) -> None:
    units = {"F5": f"axis {kind}", "G5": "allies infantry 1"}
    battle = turn(units, {"F5": "open+bunker=axis"}, dice="GGG")
    to_battles(battle)
    play(battle, "battle F5 G5")
    assert (asked(battle) == "ground") == ground


@pytest.mark.rule("R-TER-40")
def test_infantry_walks_freely_through_a_bunker_whoever_owns_it() -> None:
    for owner in ("axis", "allies"):
        battle = turn({"F5": "axis infantry"}, CORRIDOR | {"G5": f"open+bunker={owner}"})
        assert goals(battle) == {"G5", "H5"}


@pytest.mark.rule("R-TER-40", "R-FMT-11")
def test_a_bunker_belongs_to_the_camp_that_starts_in_it_and_an_empty_one_protects_both() -> None:
    started = to_battles(turn({"F5": "axis armor", "G5": "allies infantry"}, {"G5": "open+bunker"}))
    assert dice(started, "F5", "G5") == 1
    hands = {"axis-cic": ["assault-center"], "allies-cic": ["probe-center"]}
    battle = game({"F5": "axis armor", "H5": "allies infantry"}, {"G5": "open+bunker"}, first="allies", hands=hands)
    play(battle, "play probe-center", "order H5", "confirm", "move H5 G5", "done", "play assault-center")
    play(battle, "order F5", "confirm", "done")
    assert dice(battle, "F5", "G5") == 1


@pytest.mark.rule("R-TER-42")
def test_a_fortress_ignores_all_flags_if_it_likes() -> None:
    for ignored in (0, 3):
        units = {"F5": "axis artillery", "G5": "allies infantry"}
        battle = turn(units, {"G5": "open+fortress"}, dice="FFF")
        play(battle, "done", "battle F5 G5", f"ignore {ignored}")
        assert (asked(battle) == "retreat") == (ignored == 0)


@pytest.mark.rule("R-TER-43")
def test_sandbags_go_when_the_unit_moves_retreats_takes_ground_or_dies() -> None:
    bags = Removed("F5", "sandbags")
    moving = turn({"F5": "axis infantry"}, {"F5": "open+sandbags"})
    assert bags in play(moving, "move F5 G5")
    victor = turn({"F5": "axis infantry", "G5": "allies infantry 1"}, {"F5": "open+sandbags"}, dice="GII")
    play(victor, "done", "battle F5 G5")
    assert features(victor, "F5") == ("open", "sandbags")
    assert bags in play(victor, "ground")
    enemy = {"G5": "axis artillery", "F5": "allies infantry"}
    back = turn(enemy, {"F5": "open+sandbags"}, orders=("G5",), dice="FSS")
    play(back, "done", "battle G5 F5")
    told = play(back, "ignore 0")
    assert bags in told + play(back, *listed(back, "retreat")[:1])
    killed = turn(enemy | {"F5": "allies infantry 1"}, {"F5": "open+sandbags"}, orders=("G5",), dice="GSS")
    assert bags in play(killed, "done", "battle G5 F5")


@pytest.mark.rule("R-TER-43")
def test_sandbags_stay_while_the_unit_stays_and_ignores_its_flag() -> None:
    units = {"F5": "axis artillery", "G5": "allies infantry"}
    battle = turn(units, {"G5": "open+sandbags"}, dice="FIS")
    play(battle, "done", "battle F5 G5", "ignore 1")
    assert unit_on(battle, "G5").figures == 3
    assert features(battle, "G5") == ("open", "sandbags")


@pytest.mark.rule("R-TER-44")
def test_a_sea_wall_is_never_removed() -> None:
    battle = turn({"F5": "axis infantry", "H7": "axis infantry"}, {"F5": "beach+sea-wall=axis"}, orders=("F5", "H7"))
    assert of(play(battle, "move F5 G5"), Removed) == []
    assert features(battle, "F5") == ("beach", "sea-wall")


@pytest.mark.rule("R-TER-45")
def test_infantry_on_wire_removes_it_instead_of_battling() -> None:
    units = {"F5": "axis infantry", "G5": "allies infantry"}
    battle = to_battles(turn(units, {"F5": "open+wire"}))
    assert {"battle F5 G5", "special remove-wire F5"} <= set(listed(battle))
    assert of(play(battle, "special remove-wire F5"), Removed) == [Removed("F5", "wire")]
    assert not can_battle(battle, "F5", "G5")
    fought = to_battles(turn(units, {"F5": "open+wire"}, dice="SS"))
    play(fought, "battle F5 G5")
    assert not listed(fought, "special")
    gun = to_battles(turn(units | {"F5": "axis artillery"}, {"F5": "open+wire"}))
    assert not listed(gun, "special")


@pytest.mark.rule("R-TER-45")
def test_armor_entering_wire_removes_it_and_battles_with_all_its_dice() -> None:
    units = {"F5": "axis armor", "H5": "allies infantry"}
    battle = turn(units, {"G5": "open+wire"}, dice="SSS")
    told = play(battle, "move F5 G5")
    assert Removed("G5", "wire") in told
    assert dice(to_battles(battle), "G5", "H5") == 3


@pytest.mark.rule("R-TER-45")
def test_armor_taking_ground_on_wire_removes_it_and_overruns() -> None:
    units = {"F5": "axis armor", "G5": "allies infantry 1", "H5": "allies infantry 1"}
    battle = turn(units, {"G5": "open+wire"}, dice="GGGGGG")
    told = play(battle, "done", "battle F5 G5", "ground")
    assert Removed("G5", "wire") in told
    assert asked(battle) == "overrun"
    play(battle, "battle G5 H5")
    assert asked(battle) != "ground"


@pytest.mark.rule("R-TER-45")
def test_armor_that_stands_on_wire_removes_it_when_it_battles() -> None:
    units = {"F5": "axis armor", "G5": "allies infantry"}
    battle = turn(units, {"F5": "open+wire"}, dice="SSS")
    assert features(battle, "F5") == ("open", "wire")
    assert Removed("F5", "wire") in play(battle, "done", "battle F5 G5")


@pytest.mark.rule("R-TER-45")
def test_wire_stays_under_artillery_and_under_armor_in_retreat() -> None:
    battle = turn({"F5": "axis mobile-artillery", "H7": "axis armor"}, {"G5": "open+wire"}, orders=("F5", "H7"))
    assert of(play(battle, "move F5 G5"), Removed) == []
    wire = {"g4": "open+wire", "f4": "lake"}
    battle = turn({"F5": "axis artillery", "G5": "allies armor"}, wire, dice="FSS")
    told = play(battle, "done", "battle F5 G5")
    assert of(told, Retreated) == [Retreated("G5", "g4")]
    assert of(told, Removed) == []


@pytest.mark.rule("R-TER-46", "R-TER-47", "R-TER-48")
@pytest.mark.parametrize("obstacle", ["hedgehog", "road-block", "dragons-teeth"])
@pytest.mark.parametrize("kind", ["armor", "artillery"])
def test_tank_obstacles_stop_tanks_and_guns_in_retreat_too(obstacle: str, kind: str) -> None:
    closed = {"f4": f"open+{obstacle}", "g4": f"open+{obstacle}"}
    battle = turn({"F5": "axis artillery", "G5": f"allies {kind}"}, closed, dice="FSS")
    told = play(battle, "done", "battle F5 G5")
    assert [event.figures for event in of(told, Lost)] == [1]


@pytest.mark.rule("R-TER-47")
@pytest.mark.parametrize(("kind", "removes"), [("combat-engineers", True), ("infantry", False)])
def test_engineers_remove_a_road_block_instead_of_battling(kind: str, removes: bool) -> None:
    units = {"F5": f"axis {kind}", "H5": "allies infantry"}
    battle = to_battles(turn(units, {"G5": "open+road-block"}, dice="SSS"), "move F5 G5")
    assert ("special remove-road-block G5" in listed(battle)) == removes
    if removes:
        fought = battle.copy()
        assert of(play(battle, "special remove-road-block G5"), Removed) == [Removed("G5", "road-block")]
        assert not can_battle(battle, "G5", "H5")
        play(fought, "battle G5 H5")
        assert not listed(fought, "special")


@pytest.mark.rule("R-TER-51")
@pytest.mark.parametrize(("kind", "ignores"), [("infantry", True), ("armor", False), ("artillery", False)])
def test_only_infantry_in_a_trench_ignores_a_flag(kind: str, ignores: bool) -> None:
    battle = turn({"F5": "axis artillery", "G5": f"allies {kind}"}, {"G5": "trench"}, dice="FSS")
    play(battle, "done", "battle F5 G5")
    assert bool(listed(battle, "ignore")) == ignores


@pytest.mark.rule("R-TER-51")
def test_armor_takes_ground_in_a_trench_and_cannot_battle_there() -> None:
    units = {"F5": "axis armor", "G5": "allies infantry 1", "H5": "allies infantry"}
    battle = turn(units, {"G5": "trench"}, dice="GGG")
    told = play(battle, "done", "battle F5 G5", "ground")
    assert of(told, TookGround) == [TookGround("F5", "G5")]
    assert asked(battle) != "overrun"


@pytest.mark.rule("R-TER-52")
@pytest.mark.parametrize("tile", ["road", "road-over-hill", "open"])
def test_the_road_goes_on_over_hills_and_over_railroads(tile: str) -> None:
    terrain = CORRIDOR | {"H5": tile}
    assert "J5" in goals(turn({"F5": "axis armor"}, terrain, top='roads = ["F5 G5 H5 I5 J5"]'))


@pytest.mark.rule("R-TER-52")
def test_a_road_that_crosses_a_railroad_counts_as_road() -> None:
    terrain = CORRIDOR | {"H5": "railroad"}
    crossing = turn({"F5": "axis armor"}, terrain, top='roads = ["F5 G5 H5 I5 J5"]')
    assert goals(crossing) == {"G5", "H5", "I5", "J5"}


@pytest.mark.rule("R-TER-53")
def test_trains_run_on_along_the_railroad() -> None:
    rails = dict.fromkeys(("F5", "G5", "H5", "I5"), "railroad")
    battle = turn({"F5": "axis locomotive"}, rails, top='rails = ["F5 G5 H5 I5"]')
    assert goals(battle) == {"G5", "H5", "I5"}


@pytest.mark.rule("R-TER-65", "R-TER-71")
@pytest.mark.parametrize(("tile", "dice_rolled"), [("hospital", 6), ("oasis", 1), ("open", 0)])
def test_hospital_and_oasis_let_infantry_recover(tile: str, dice_rolled: int) -> None:
    hands = {"axis-cic": ["assault-center"], "allies-cic": ["probe-center"]}
    units = {"F5": "axis infantry", "H5": "allies armor"}
    shot = "IA" if tile == "oasis" else "IAA"
    battle = game(units, {"F5": tile}, first="allies", hand=1, hands=hands, dice=shot + "SAAAAA")
    play(battle, "play probe-center", "order H5", "confirm", "done", "battle H5 F5", "play assault-center")
    assert unit_on(battle, "F5").figures == 3
    play(battle, "order F5", "confirm")
    assert ("special recover F5" in listed(battle)) == (dice_rolled > 0)
    if dice_rolled:
        (roll,) = of(play(battle, "special recover F5"), Rolled)
        assert len(roll.faces) == dice_rolled
        assert unit_on(battle, "F5").figures == 4


@pytest.mark.rule("R-TER-66")
def test_a_headquarters_tent_is_captured_by_the_first_enemy_to_enter() -> None:
    hands = {"axis-cic": ["assault-center"], "allies-cic": ["probe-left", "probe-right", "recon-left", "recon-right"]}
    battle = game({"F5": "axis infantry"}, {"G5": "headquarters-tent=allies"}, hands=hands)
    play(battle, "play assault-center", "order F5", "confirm", "move F5 G5")
    view = battle.view(None)
    assert [hand.limit for hand in view.hands] == [4, 3]
    assert view.hands[1].size == 3


@pytest.mark.rule("R-TER-66")
def test_a_headquarters_tent_is_captured_in_passing() -> None:
    terrain = CORRIDOR | {"G5": "headquarters-tent=allies"}
    battle = turn({"F5": "axis armor"}, terrain, allies=["probe-left", "probe-right", "recon-left", "recon-right"])
    play(battle, "move F5 I5")
    assert unit_on(battle, "I5") is not None
    assert battle.view(None).hands[1].limit == 3


@pytest.mark.rule("R-TER-67")
@pytest.mark.parametrize(("start", "battles"), [("F5", True), ("E5", False)])
def test_in_the_jungle_a_unit_battles_unless_it_moved_more_than_one_hex(start: str, battles: bool) -> None:
    for kind in ("special-forces", "armor"):
        units = {start: f"axis {kind}", "H5": "allies infantry"}
        battle = to_battles(turn(units, {"G5": "jungle"}, orders=(start,)), f"move {start} G5")
        assert can_battle(battle, "G5", "H5") == battles


@pytest.mark.rule("R-TER-67")
@pytest.mark.parametrize(("start", "overruns"), [("F5", True), ("E5", False)])
def test_armor_overruns_from_jungle_it_took_only_if_it_had_not_moved(start: str, overruns: bool) -> None:
    units = {start: "axis armor", "G5": "allies infantry 1", "H5": "allies infantry"}
    battle = turn(units, {"G5": "jungle"}, orders=(start,), dice="GGG")
    to_battles(battle, *(["move E5 F5"] if start == "E5" else []))
    play(battle, "battle F5 G5", "ground")
    assert unit_on(battle, "G5").kind == "armor"
    assert (asked(battle) == "overrun") == overruns


JAPAN: dict[str, Any] = {"options": {"japanese_army": "allies"}, "nations": ("us", "jp")}


@pytest.mark.rule("R-TER-68", "R-TER-69")
@pytest.mark.parametrize(("tile", "others"), [("cave", 2), ("mountain-cave", 1)])
def test_a_cave_protects_japanese_infantry_at_two_dice_and_others_as_its_hill(tile: str, others: int) -> None:
    above = {"F5": "mountain", "G5": tile}
    for kind in ("infantry", "armor"):
        units = {"F5": f"axis {kind}", "G5": "allies infantry"}
        assert dice(to_battles(turn(units, {"G5": tile}, **JAPAN)), "F5", "G5") == 1
        assert dice(to_battles(turn(units, {"G5": tile})), "F5", "G5") == others
        assert dice(to_battles(turn(units, above, **JAPAN)), "F5", "G5") == 1
        assert dice(to_battles(turn(units, above)), "F5", "G5") == 3
    shelling = turn({"F5": "axis artillery", "G5": "allies infantry"}, {"G5": tile}, **JAPAN)
    assert dice(to_battles(shelling), "F5", "G5") == 3


@pytest.mark.rule("R-TER-68", "R-TER-69")
@pytest.mark.parametrize("tile", ["cave", "mountain-cave"])
def test_japanese_in_a_cave_must_ignore_all_flags(tile: str) -> None:
    units = {"F5": "axis artillery", "G5": "allies infantry"}
    battle = turn(units, {"G5": tile, "f4": "hill", "g4": "hill"}, dice="FFF", **JAPAN)
    told = play(battle, "done", "battle F5 G5")
    assert not of(told, Retreated)
    assert not of(told, Lost)
    assert asked(battle) not in ("flags", "retreat")
    other = turn(units, {"G5": tile, "f4": "hill", "g4": "hill"}, dice="FFF")
    play(other, "done", "battle F5 G5")
    assert asked(other) == "retreat"


@pytest.mark.rule("R-TER-72")
def test_fire_into_or_out_of_a_wadi_from_outside_must_be_adjacent() -> None:
    ends: dict[str, Any] = {"top": 'ends = ["F5 G5 H5 I5"]'}
    for kind, outside in (("infantry", False), ("armor", False), ("artillery", True)):
        units = {"F5": f"axis {kind}", "H5": "allies infantry"}
        assert can_battle(to_battles(turn(units, {"H5": "wadi"}, **ends)), "F5", "H5") == outside
        assert can_battle(to_battles(turn(units, {"F5": "wadi"}, **ends)), "F5", "H5") == outside
        assert can_battle(to_battles(turn(units, {"F5": "wadi", "H5": "wadi"}, **ends)), "F5", "H5")
        close = {"F5": f"axis {kind}", "G5": "allies infantry"}
        assert can_battle(to_battles(turn(close, {"G5": "wadi"}, **ends)), "F5", "G5")


@pytest.mark.rule("R-TER-72")
@pytest.mark.parametrize(("kind", "number"), [("infantry", 3), ("armor", 3), ("artillery", 3)])
def test_a_wadi_gives_no_cover_from_one_who_is_in_a_wadi_too(kind: str, number: int) -> None:
    battle = turn({"F5": f"axis {kind}", "G5": "allies infantry"}, {"F5": "wadi", "G5": "wadi"}, top=ENDS)
    assert dice(to_battles(battle), "F5", "G5") == number


@pytest.mark.rule("R-TER-72")
def test_a_wadi_is_left_in_retreat_only_through_its_ends() -> None:
    for ends, way in (("F5 G5 H5", []), ("f6 G5 g4", ["g4"])):
        units = {"F5": "axis artillery", "G5": "allies infantry"}
        battle = turn(units, {"G5": "wadi"}, top=f'ends = ["{ends}"]', dice="FS")
        told = play(battle, "done", "battle F5 G5")
        assert [event.to for event in of(told, Retreated)] == way


# ---- mines --------------------------------------------------------------------------------------


def mine(strength: int, camp: str = "allies", name: str = "G5") -> str:
    owner = f'camp = "{camp}", ' if camp else ""
    return f'mines = [{{ hex = "{name}", {owner}strength = {strength} }}]'


# Somebody else who can still move, so that the move phase stays open.
OTHER = {"H7": "axis infantry"}


@pytest.mark.rule("R-TER-80")
def test_mines_lie_face_down_for_everybody() -> None:
    battle = game({"F5": "axis infantry"}, top=mine(3), hands={"axis-cic": ["assault-center"]})
    for seat in ("axis-cic", "allies-cic", None):
        (token,) = battle.view(seat).mines
        assert (token.hex, token.camp, token.strength) == ("G5", "allies", None)


@pytest.mark.rule("R-TER-80")
def test_nine_mines_are_the_nine_tokens_of_the_mix() -> None:
    """Nine allied minefields in the centre, and a tank before each of them."""
    pairs = [(at(c, 4), at(c - 1, 3)) for c in range(8, 17, 2)] + [(at(c, 6), at(c - 1, 5)) for c in range(8, 15, 2)]
    laid = ", ".join(f'{{ hex = "{there}", camp = "allies" }}' for _, there in pairs)
    for seed in (1, 2, 3):
        battle = turn(
            {start: "axis armor" for start, _ in pairs},
            orders=[start for start, _ in pairs],
            top=f"mines = [{laid}]",
            dice="F" * 40,
            seed=seed,
        )
        told = [event for start, there in pairs for event in play(battle, f"move {start} {there}")]
        assert sorted(shown.strength for shown in of(told, MineShown)) == [0, 0, 0, 1, 1, 2, 2, 3, 4]


@pytest.mark.rule("R-TER-81", "R-TER-50")
@pytest.mark.parametrize("camp", ["axis", "allies", ""])
@pytest.mark.parametrize("kind", ["infantry", "armor", "mobile-artillery"])
def test_a_minefield_stops_everybody_its_owners_included(camp: str, kind: str) -> None:
    assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR, top=mine(2, camp))) == {"G5"}


@pytest.mark.rule("R-TER-81", "R-TER-50")
def test_the_stop_on_a_minefield_is_hard() -> None:
    units = {"F5": "axis infantry", "H5": "allies infantry 1"}
    battle = to_battles(turn(units, top=mine(2, "axis"), dice="GGG"), "move F5 G5")
    play(battle, "battle G5 H5")
    assert unit_on(battle, "H5") is None
    assert asked(battle) != "ground"


@pytest.mark.rule("R-TER-81")
def test_owners_never_set_their_mines_off() -> None:
    battle = turn({"F5": "axis infantry"} | OTHER, orders=("F5", "H7"), top=mine(4, "axis"), dice="GGGG")
    told = play(battle, "move F5 G5")
    assert not of(told, MineShown)
    assert not of(told, Rolled)


@pytest.mark.rule("R-TER-82", "R-TER-50")
@pytest.mark.parametrize(
    ("kind", "faces", "left"),
    [("infantry", "IGF", 2), ("infantry", "ASF", 4), ("armor", "AGS", 1), ("armor", "IIF", 3), ("infantry", "SSS", 4)],
)
@pytest.mark.parametrize("camp", ["allies", ""])
def test_an_enemy_mine_is_shown_and_hits_on_symbol_and_grenade(kind: str, faces: str, left: int, camp: str) -> None:
    battle = turn({"F5": f"axis {kind}"} | OTHER, orders=("F5", "H7"), top=mine(3, camp), dice=faces)
    told = play(battle, "move F5 G5")
    assert of(told, MineShown) == [MineShown("G5", 3)]
    assert [roll.faces for roll in of(told, Rolled)] == [faces]
    assert unit_on(battle, "G5").figures == left
    assert not of(told, Retreated)
    assert battle.view(None).mines[0].strength == 3


@pytest.mark.rule("R-TER-82")
def test_a_dummy_is_removed_and_rolls_nothing() -> None:
    battle = turn({"F5": "axis infantry"} | OTHER, orders=("F5", "H7"), top=mine(0))
    told = play(battle, "move F5 G5")
    assert of(told, MineShown) == [MineShown("G5", 0)]
    assert of(told, Removed) == [Removed("G5", "minefield")]
    assert not of(told, Rolled)
    assert battle.view(None).mines == ()


@pytest.mark.rule("R-TER-82")
def test_a_mine_stays_and_works_on_every_later_entry() -> None:
    axis, allies = ["assault-center", "probe-center", "attack-center"], ["probe-left", "recon-left"]
    battle = game(
        {"F5": "axis infantry"}, CORRIDOR, top=mine(1), hands={"axis-cic": axis, "allies-cic": allies}, dice="III"
    )
    told = play(battle, "play assault-center", "order F5", "confirm", "move F5 G5", "allies-cic: play probe-left")
    told += play(battle, "play probe-center", "order G5", "confirm", "move G5 F5", "allies-cic: play recon-left")
    told += play(battle, *listed(battle, "keep")[:1])
    told += play(battle, "play attack-center", "order F5", "confirm", "move F5 G5")
    assert [roll.purpose for roll in of(told, Rolled)] == ["mine", "mine"]
    assert unit_on(battle, "G5").figures == 2


@pytest.mark.rule("R-TER-82")
def test_ground_taken_on_a_mine_sets_it_off() -> None:
    units = {"F5": "axis infantry", "G5": "allies infantry 1"}
    battle = turn(units, top=mine(2), dice="GSS" + "IG")
    told = play(battle, "done", "battle F5 G5", "ground")
    assert of(told, MineShown) == [MineShown("G5", 2)]
    assert unit_on(battle, "G5").figures == 2


@pytest.mark.rule("R-TER-82")
def test_a_mine_may_kill_and_the_medal_goes_to_the_enemy() -> None:
    told = play(turn({"F5": "axis infantry 1"}, top=mine(1), dice="I"), "move F5 G5")
    assert of(told, Eliminated) == [Eliminated("axis", "G5", "infantry")]
    assert of(told, MedalsWon)[0].camp == "allies"


@pytest.mark.rule("R-TER-83")
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_whoever_survives_a_mine_battles_as_usual(kind: str) -> None:
    battle = turn({"F5": f"axis {kind}", "H5": "allies infantry"}, top=mine(1), dice="G")
    to_battles(battle, "move F5 G5")
    assert dice(battle, "G5", "H5") == 3


@pytest.mark.rule("R-TER-84")
def test_a_retreating_unit_sets_no_mine_off() -> None:
    mines = 'mines = [{ hex = "f4", camp = "axis", strength = 4 }, { hex = "g4", camp = "axis", strength = 4 }]'
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, top=mines, dice="FSS" + "GGGG")
    told = play(battle, "done", "battle F5 G5", "retreat G5 g4")
    assert unit_on(battle, "g4").figures == 4
    assert not of(told, MineShown)


@pytest.mark.rule("R-TER-85")
@pytest.mark.parametrize(
    ("start", "card", "clears"),
    [
        pytest.param("F5", "assault-center", True, id="one hex"),
        pytest.param("E5", "assault-center", False, id="two hexes"),
        pytest.param("E5", "infantry-assault", True, id="two hexes with Infantry Assault"),
        pytest.param("D5", "infantry-assault", False, id="three hexes with Infantry Assault"),
    ],
)
def test_engineers_clear_a_mine_if_they_could_still_battle(start: str, card: str, clears: bool) -> None:
    units = {start: "axis combat-engineers", "H5": "allies infantry"} | OTHER
    battle = game(units, top=mine(2), hands={"axis-cic": [card], "allies-cic": []}, dice="II")
    section = "s1" if start == "D5" else "s2"
    play(battle, f"play {card}", *([f"lay {card} {section}"] if card == "infantry-assault" else []))
    play(battle, f"order {start}", "confirm")
    told = play(battle, f"move {start} G5")
    assert (Removed("G5", "minefield") in told) == clears
    assert (MineShown("G5", 2) in told) != clears
    to_battles(battle)
    assert not can_battle(battle, "G5", "H5")


@pytest.mark.rule("R-TER-85")
def test_engineers_who_start_on_a_mine_must_clear_it_instead_of_battling() -> None:
    units = {"G5": "axis combat-engineers", "H5": "allies infantry"}
    battle = to_battles(turn(units, orders=("G5",), top=mine(2)))
    assert listed(battle) == ["done", "special clear-mine G5"]
    assert refused(battle, "battle G5 H5").rule == "R-TER-85"
    assert of(play(battle, "special clear-mine G5"), Removed) == [Removed("G5", "minefield")]
    assert not can_battle(battle, "G5", "H5")


@pytest.mark.rule("R-TER-85")
def test_engineers_who_take_ground_on_a_mine_set_it_off() -> None:
    units = {"F5": "axis combat-engineers", "G5": "allies infantry 1"}
    battle = turn(units, top=mine(1), dice="GSS" + "S")
    told = play(battle, "done", "battle F5 G5", "ground")
    assert MineShown("G5", 1) in told
    assert [roll.purpose for roll in of(told, Rolled)] == ["battle", "mine"]


@pytest.mark.rule("R-TER-86")
def test_behind_enemy_lines_only_a_move_that_ends_on_a_mine_sets_it_off() -> None:
    over = turn({"F5": "axis infantry"}, CORRIDOR, card="behind-enemy-lines", top=mine(2), dice="II")
    assert goals(over) == {"G5", "H5", "I5"}
    told = play(over, "move F5 H5")
    assert not of(told, MineShown)
    told = play(over, "move H5 G5")
    assert of(told, MineShown) == [MineShown("G5", 2)]
    on_it = turn({"F5": "axis infantry"}, CORRIDOR, card="behind-enemy-lines", top=mine(2), dice="II")
    told = play(on_it, "move F5 G5")
    assert of(told, MineShown) == [MineShown("G5", 2)]
    assert unit_on(on_it, "G5").figures == 2


@pytest.mark.rule("R-RUL-14")
@pytest.mark.parametrize(("camp", "clears"), [("allies", True), ("", True), ("axis", False)])
def test_engineers_clear_enemy_and_ownerless_mines_and_keep_their_own(camp: str, clears: bool) -> None:
    units = {"F5": "axis combat-engineers", "H5": "allies infantry"}
    battle = turn(units | OTHER, orders=("F5", "H7"), top=mine(3, camp), dice="GGG")
    told = play(battle, "move F5 G5")
    assert bool(of(told, Removed)) == clears
    assert not of(told, MineShown)
    assert not of(told, Rolled)
    to_battles(battle)
    assert can_battle(battle, "G5", "H5") != clears
    units = {"G5": "axis combat-engineers", "H5": "allies infantry"}
    started = to_battles(turn(units, orders=("G5",), top=mine(3, camp)))
    assert ("special clear-mine G5" in listed(started)) == clears
    assert can_battle(started, "G5", "H5") != clears


# ---- sandbags and Dig-In ------------------------------------------------------------------------


@pytest.mark.rule("R-TER-90")
@pytest.mark.parametrize(
    ("terrain", "takes"),
    [
        ("open", True),
        ("forest", True),
        ("town", True),
        ("hill", True),
        ("beach", True),
        ("marsh", True),
        ("stream", True),
        ("frozen-river", True),
        ("river+bridge", True),
        ("ford+bridge", True),
        ("open+bunker=axis", True),
        ("ocean", False),
        ("ford", False),
        ("open+sandbags", False),
    ],
)
def test_where_sandbags_may_be_put(terrain: str, takes: bool) -> None:
    battle = game({"F5": "axis infantry"}, {"F5": terrain}, hands={"axis-cic": ["dig-in"], "allies-cic": []})
    play(battle, "play dig-in", "order F5")
    assert (Placed("F5", "sandbags") in play(battle, "confirm")) == takes


@pytest.mark.rule("R-TER-91")
@pytest.mark.parametrize(
    ("terrain", "number"), [("town", 1), ("forest", 1), ("mountain", 1), ("hill", 2), ("open", 2), ("beach", 2)]
)
def test_sandbags_on_better_protection_add_only_the_flag(terrain: str, number: int) -> None:
    units = {"F5": "axis armor", "G5": "allies infantry"}
    battle = to_battles(turn(units, {"G5": f"{terrain}+sandbags"}, dice="FFF"))
    assert dice(battle, "F5", "G5") == number
    play(battle, "battle F5 G5")
    assert listed(battle, "ignore") == ["ignore 0", "ignore 1"]


@pytest.mark.rule("R-TER-92")
def test_the_box_holds_twelve_sandbags() -> None:
    assert game({}).view(None).sandbags == 12
    assert game({}, board="overlord").view(None).sandbags == 24
    battle = turn({"F5": "axis infantry"}, card="dig-in", options={"sandbags": 3})
    assert battle.view(None).sandbags == 2


@pytest.mark.rule("R-TER-92")
def test_no_sandbags_are_put_when_the_box_is_empty_and_removed_ones_go_back_into_it() -> None:
    units = {"F5": "axis infantry", "G5": "axis infantry"}
    battle = game(
        units, hands={"axis-cic": ["dig-in", "probe-center"], "allies-cic": ["probe-left"]}, options={"sandbags": 1}
    )
    told = play(battle, "play dig-in", "order F5", "order G5", "confirm")
    assert of(told, Placed) == [Placed("F5", "sandbags")]
    assert battle.view(None).sandbags == 0
    play(battle, "allies-cic: play probe-left", "play probe-center", "order F5", "confirm", "move F5 F7")
    assert battle.view(None).sandbags == 1


@pytest.mark.rule("R-TER-92")
def test_sandbags_of_the_set_up_come_out_of_the_same_box() -> None:
    laid = {at(c, 8): "open+sandbags" for c in range(0, 24, 2)}
    assert len(laid) == 12
    battle = turn({"F5": "axis infantry"}, laid, card="dig-in")
    assert features(battle, "F5") == ("open",)
    assert battle.view(None).sandbags == 0


# ---- patches of a scenario ----------------------------------------------------------------------


@pytest.mark.rule("R-TURN-01", "R-TER-15", "R-TER-16")
def test_a_scenario_may_make_its_rivers_fordable() -> None:
    patch = 'patches = [{ terrain = "river", fordable = true }]'
    for kind in ("infantry", "armor", "artillery"):
        assert goals(turn({"F5": f"axis {kind}"}, CORRIDOR | {"G5": "river"}, top=patch)) == {"G5"}
    units = {"F5": "axis infantry", "H5": "allies infantry 1"}
    battle = to_battles(turn(units, {"G5": "river"}, top=patch, dice="GG"), "move F5 G5")
    assert dice(battle, "G5", "H5") == 2
    play(battle, "battle G5 H5")
    assert asked(battle) != "ground"


@pytest.mark.rule("R-TURN-01", "R-TER-15", "R-TER-16")
def test_a_fordable_river_is_retreated_into_and_out_of() -> None:
    patch = 'patches = [{ terrain = "river", fordable = true }]'
    river = dict.fromkeys(("f4", "g4"), "river")
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, river, top=patch, dice="FFS")
    told = play(battle, "done", "battle F5 G5", "retreat G5 g4")
    told += play(battle, *listed(battle, "retreat")[:1])
    assert len(of(told, Retreated)) == 2
    assert not of(told, Lost)


@pytest.mark.rule("R-TURN-01", "R-TER-11", "R-TER-43", "R-TER-19")
@pytest.mark.parametrize(
    ("patch", "terrain", "number"),
    [
        ('{ terrain = "forest", dice_in = [-2, -2, 0, 0] }', "forest", 1),
        ('{ terrain = "sandbags", dice_in = [-2, -1, 0, 0] }', "open+sandbags", 1),
        ('{ terrain = "bridge", dice_in = [-1, 0, 0, 0] }', "river+bridge", 2),
    ],
)
def test_a_scenario_patches_tile_obstacle_and_piece(patch: str, terrain: str, number: int) -> None:
    units = {"F5": "axis infantry", "G5": "allies infantry"}
    plain = dice(to_battles(turn(units, {"G5": terrain})), "F5", "G5")
    patched = dice(to_battles(turn(units, {"G5": terrain}, top=f"patches = [{patch}]")), "F5", "G5")
    assert patched == number != plain


@pytest.mark.rule("R-TURN-01", "R-TER-50")
def test_a_scenario_patches_minefields() -> None:
    patch = 'patches = [{ terrain = "minefield", hard_stop = 0 }]\n'
    assert goals(turn({"F5": "axis armor"}, CORRIDOR, top=patch + mine(1))) == {"G5", "H5", "I5"}


@pytest.mark.rule("R-TURN-01")
def test_a_scenario_patches_a_unit() -> None:
    patch = 'patches = [{ unit = "armor", move_max = 2, move_battle = 2, figures = 4, dice = [4, 2] }]'
    battle = turn({"F5": "axis armor", "H5": "allies infantry"}, top=patch)
    assert goals(battle) == within("F5", 2) - {"H5"}
    assert unit_on(battle, "F5").figures == 4
    assert dice(to_battles(battle), "F5", "H5") == 2
    close = to_battles(turn({"F5": "axis armor", "G5": "allies infantry"}, top=patch))
    assert dice(close, "F5", "G5") == 4
    far = to_battles(turn({"F5": "axis armor", "I5": "allies infantry"}, top=patch))
    assert not can_battle(far, "F5", "I5")


@pytest.mark.rule("R-TURN-01")
def test_a_patch_holds_in_its_own_battle_only() -> None:
    patch = 'patches = [{ unit = "armor", move_max = 1, move_battle = 1 }]'
    assert goals(turn({"F5": "axis armor"}, top=patch)) == within("F5", 1)
    assert goals(turn({"F5": "axis armor"})) == within("F5", 3)


@pytest.mark.parametrize(
    ("patch", "words"),
    [
        ('{ terrain = "swamp", height = 1 }', "there is no terrain 'swamp'"),
        ('{ unit = "tank", figures = 1 }', "there is no unit 'tank'"),
        ('{ terrain = "forest", depth = 1 }', "no such field"),
        ('{ terrain = "forest", dice_in = [1] }', "does not fit"),
        ('{ terrain = "river", fordable = 1 }', "true or false"),
        ('{ unit = "armor", fordable = true }', "no such field"),
    ],
)
@pytest.mark.rule("R-TURN-01")
def test_a_wrong_patch_is_a_problem_of_the_scenario(patch: str, words: str) -> None:
    with pytest.raises(ScenarioError, match=words):
        game({}, top=f"patches = [{patch}]")


@pytest.mark.rule("R-TER-02", "R-TER-46")
@pytest.mark.parametrize("owner", ["axis", "allies"])
@pytest.mark.parametrize("feature", ["field-bunker", "fortress", "sandbags", "hedgehog", "road-block"])
def test_an_owner_takes_no_protection_away_except_in_bunkers_and_at_sea_walls(feature: str, owner: str) -> None:
    terrain = {"G5": f"open+{feature}={owner}"}
    battle = turn({"F5": "axis artillery", "G5": "allies infantry"}, terrain, dice="FSS")
    play(battle, "done", "battle F5 G5")
    assert listed(battle, "ignore") == ["ignore 0", "ignore 1"]


@pytest.mark.rule("R-TER-30")
def test_two_fish_ponds_in_a_row_are_no_lake_to_the_eye() -> None:
    terrain = {"G5": "fish-pond", "H5": "fish-pond"}
    battle = to_battles(turn({"F5": "axis armor", "I5": "allies infantry"}, terrain))
    assert can_battle(battle, "F5", "I5")
