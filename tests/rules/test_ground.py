"""Taking ground and armor overrun: who may follow, where to, and what comes after (core sections 2.7 and 2.8)."""

from typing import Any

import pytest

import overlord
from boards import asked, at, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    AnyEvent,
    Captured,
    Declared,
    Eliminated,
    MedalsWon,
    MineShown,
    Removed,
    Rolled,
    TookGround,
)
from overlord.engine.model.hexes import HEX

# The axis come from the north: G5 is (12,4), below it lie f4 (11,5) and g4 (13,5), then F3, G3 and H3.
HERE = "G5"
THERE = "f4"
WEAK = "allies infantry 1"
Map = dict[str, str]


def battle_phase(
    units: Map,
    terrain: Map | None = None,
    *moves: str,
    orders: tuple[str, ...] = (HERE,),
    card: str = "direct-from-hq",
    held: tuple[str, ...] = (),
    **more: Any,
) -> overlord.Game:
    """The axis have ordered and moved; the allies hold no card unless `held` names some, so nobody is ambushed."""
    assert all(name in HEX for name in (*units, *(terrain or {})))
    battle = game(units, terrain, hand=1, hands={"axis-cic": [card], "allies-cic": list(held)}, **more)
    play(battle, f"play {card}", *(f"order {name}" for name in orders), "confirm", *moves)
    if asked(battle) == "move":
        play(battle, "done")
    return battle


def assault(
    kind: str = "axis infantry",
    *moves: str,
    here: str = HERE,
    start: str = "",
    there: str = THERE,
    target: str = WEAK,
    dice: str = "G",
    units: Map | None = None,
    terrain: Map | None = None,
    **more: Any,
) -> overlord.Game:
    """A unit, moved from `start` to `here` if that is given, assaults and destroys the unit on `there`."""
    first = start or here
    going = (f"move {start} {here}",) if start else ()
    standing = {first: kind, there: target, **(units or {})}
    battle = battle_phase(standing, terrain, *going, *moves, orders=(first,), dice=dice, **more)
    play(battle, f"battle {here} {there}")
    return battle


def offered(battle: overlord.Game) -> bool:
    return asked(battle) == "ground"


def targets(battle: overlord.Game) -> list[str]:
    """The hexes that the overrunning unit may battle."""
    return [text.split()[2] for text in listed(battle, "battle")] if asked(battle) == "overrun" else []


# ---- taking ground ------------------------------------------------------------------------------


@pytest.mark.rule("R-TG-01")
@pytest.mark.parametrize("kind", ["axis infantry", "axis armor", "axis special-forces", "axis cavalry", "axis sniper"])
def test_a_destroyed_enemy_leaves_his_hex_to_the_victor(kind: str) -> None:
    battle = assault(kind)
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "ground")]
    assert listed(battle) == ["pass", "ground"]
    events = play(battle, "ground")
    assert [(event.unit, event.to) for event in of(events, TookGround)] == [(HERE, THERE)]
    assert unit_on(battle, THERE).camp == "axis"
    assert unit_on(battle, HERE) is None


@pytest.mark.rule("R-TG-01")
@pytest.mark.parametrize("kind", ["axis infantry", "axis armor"])
def test_so_does_one_that_retreated(kind: str) -> None:
    battle = assault(kind, target="allies infantry", dice="FSS")
    assert asked(battle) == "retreat"
    play(battle, "retreat f4 F3")
    assert offered(battle)
    play(battle, "ground")
    assert unit_on(battle, THERE).camp == "axis"


@pytest.mark.rule("R-TG-01")
def test_taking_ground_is_optional() -> None:
    battle = assault()
    events = play(battle, "pass")
    assert not of(events, TookGround)
    assert unit_on(battle, HERE).camp == "axis"
    assert unit_on(battle, THERE) is None


@pytest.mark.rule("R-TG-01")
@pytest.mark.parametrize("dice", ["ISS", "SSS"])
def test_there_is_no_ground_while_the_enemy_stays(dice: str) -> None:
    assert not offered(assault(target="allies infantry", dice=dice))


@pytest.mark.rule("R-TG-01")
def test_nor_if_a_blocked_retreat_kept_him_there() -> None:
    battle = assault(target="allies infantry", dice="FSS", units={"F3": "allies infantry", "G3": "allies infantry"})
    assert unit_on(battle, THERE).figures == 3
    assert not offered(battle)


@pytest.mark.rule("R-TG-01")
@pytest.mark.parametrize(
    ("kind", "start"),
    [
        pytest.param("axis infantry", "g6", id="infantry that moved one", marks=pytest.mark.rule("Q-TG-01")),
        pytest.param("axis special-forces", "H7", id="special forces that moved two"),
        pytest.param("axis armor", "g8", id="armor that moved three"),
    ],
)
def test_it_is_free_whatever_the_unit_moved_before(kind: str, start: str) -> None:
    battle = assault(kind, start=start)
    assert offered(battle)
    play(battle, "ground")
    assert unit_on(battle, THERE).camp == "axis"


@pytest.mark.rule("R-TG-02")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("artillery", marks=pytest.mark.rule("Q-TG-09")),
        "big-gun",
        "mobile-artillery",
        "heavy-anti-tank-gun",
        pytest.param("mortar-early", marks=pytest.mark.rule("Q-TG-16")),
        pytest.param("mortar-late", marks=pytest.mark.rule("Q-TG-16")),
        pytest.param("machine-gun-early", marks=pytest.mark.rule("Q-TG-16")),
        pytest.param("machine-gun-late", marks=pytest.mark.rule("Q-TG-16")),
        pytest.param("anti-tank-gun-early", marks=pytest.mark.rule("Q-TG-16")),
        pytest.param("anti-tank-gun-late", marks=pytest.mark.rule("Q-TG-16")),
    ],
)
def test_guns_and_weapon_teams_never_take_ground(kind: str) -> None:
    battle = assault(f"axis {kind}")
    assert unit_on(battle, THERE) is None
    assert not offered(battle)


@pytest.mark.rule("R-TG-02", "Q-TG-10")
@pytest.mark.parametrize("kind", ["axis infantry", "axis armor"])
@pytest.mark.parametrize(("target", "dice"), [(WEAK, "GGG"), ("allies infantry", "FSS")])
def test_ranged_fire_never_takes_ground(kind: str, target: str, dice: str) -> None:
    battle = assault(kind, there="G3", target=target, dice=dice)
    if asked(battle) == "retreat":
        play(battle, listed(battle)[0])
    assert unit_on(battle, "G3") is None
    assert not offered(battle)
    assert unit_on(battle, HERE) is not None


@pytest.mark.rule("R-TG-02")
@pytest.mark.parametrize(("card", "dice"), [("air-power", "G"), ("barrage", "GGGG")])
def test_cards_that_fall_from_the_sky_take_no_ground(card: str, dice: str) -> None:
    battle = game({HERE: "axis infantry", THERE: WEAK}, hand=1, hands={"axis-cic": [card]}, dice=dice)
    events = play(battle, f"play {card}", f"target {THERE}", *(["confirm"] if card == "air-power" else []))
    assert len(of(events, Eliminated)) == 1
    assert battle.view(None).active == "allies"


# ---- where the victor may not follow ------------------------------------------------------------


@pytest.mark.rule("R-TG-03")
@pytest.mark.parametrize(
    ("kind", "terrain", "may"),
    [
        ("armor", "open+hedgehog", False),
        ("infantry", "open+hedgehog", True),
        ("armor", "open+bunker=axis", False),
        ("infantry", "open+bunker=axis", True),
        ("armor", "open+road-block", False),
        ("armor", "open+dragons-teeth", False),
        ("armor", "city-ruins", False),
        ("infantry", "city-ruins", True),
        ("infantry", "river", False),
        ("armor", "river", False),
        ("infantry", "river+bridge", True),
        ("infantry", "lake", False),
        ("infantry", "mountain", False),
    ],
)
def test_no_ground_that_is_closed_to_the_unit(kind: str, terrain: str, may: bool) -> None:
    battle = assault(f"axis {kind}", terrain={THERE: terrain})
    assert unit_on(battle, THERE) is None
    assert offered(battle) == may


@pytest.mark.rule("R-TG-03")
@pytest.mark.parametrize(
    ("terrain", "ends", "may"),
    [
        pytest.param({THERE: "wadi"}, "e4 f4 g4", False, id="into a wadi through its wall"),
        pytest.param({THERE: "wadi"}, "G5 f4 F3", True, id="into a wadi through its end"),
        pytest.param({HERE: "wadi"}, "F5 G5 H5", False, id="out of a wadi through its wall"),
        pytest.param({HERE: "wadi"}, "g6 G5 f4", True, id="out of a wadi through its end"),
        pytest.param({THERE: "river+bridge-section"}, "e4 f4 g4", False, id="onto a bridge section from the side"),
        pytest.param({THERE: "river+bridge-section"}, "G5 f4 F3", True, id="onto a bridge section"),
    ],
)
def test_no_ground_behind_a_blocked_hex_side(terrain: Map, ends: str, may: bool) -> None:
    battle = assault(terrain=terrain, top=f'ends = ["{ends}"]')
    assert unit_on(battle, THERE) is None
    assert offered(battle) == may


@pytest.mark.rule("R-TG-03", "Q-TG-03")
def test_a_hedgerow_is_taken_by_armor_that_has_not_moved_but_not_overrun_from() -> None:
    battle = assault("axis armor", terrain={THERE: "hedgerow"}, units={"F3": "allies infantry"})
    assert offered(battle)
    play(battle, "ground")
    assert unit_on(battle, THERE).kind == "armor"
    assert asked(battle) != "overrun"


@pytest.mark.rule("R-TG-03", "Q-TG-03")
@pytest.mark.parametrize(("kind", "start"), [("axis armor", "g6"), ("axis infantry", "H5")])
def test_a_hedgerow_is_not_taken_by_a_unit_that_moved(kind: str, start: str) -> None:
    battle = assault(kind, start=start, terrain={THERE: "hedgerow"})
    assert unit_on(battle, THERE) is None
    assert not offered(battle)


@pytest.mark.rule("R-TG-03")
def test_a_hedgerow_is_not_taken_by_armor_that_took_ground_before() -> None:
    battle = assault("axis armor", dice="GSSG", units={"F3": WEAK}, terrain={"F3": "hedgerow"})
    play(battle, "ground", "battle f4 F3")
    assert unit_on(battle, "F3") is None
    assert not offered(battle)


@pytest.mark.rule("R-TG-03")
@pytest.mark.parametrize(
    ("kind", "terrain", "moved", "may"),
    [
        pytest.param("infantry", "open+wire", True, False, marks=pytest.mark.rule("Q-TG-04")),
        pytest.param("infantry", "open+wire", False, True, marks=pytest.mark.rule("Q-TG-04")),
        pytest.param("armor", "open+wire", True, False, marks=pytest.mark.rule("Q-TG-05")),
        pytest.param("armor", "ford", True, False, marks=pytest.mark.rule("Q-TG-14")),
        pytest.param("armor", "stream", True, True, marks=pytest.mark.rule("Q-TG-14")),
        ("armor", "ford", False, True),
        ("infantry", "ford", True, False),
        ("infantry", "stream", True, True),
        ("armor", "oasis", True, False),
        ("armor", "oasis", False, True),
        ("infantry", "marsh", True, False),
        ("infantry", "marsh", False, True),
        ("infantry", "trench", True, False),
        ("infantry", "trench", False, True),
        ("infantry", "forest", False, True),
        ("armor", "railroad", True, True),
        ("infantry", "jungle", True, True),
    ],
)
def test_a_hard_stop_entered_this_turn_holds_the_unit_there(kind: str, terrain: str, moved: bool, may: bool) -> None:
    battle = assault(f"axis {kind}", start="g6" if moved else "", terrain={HERE: terrain}, dice="GSS")
    assert unit_on(battle, THERE) is None
    assert offered(battle) == may


@pytest.mark.rule("Q-TG-05")
def test_the_wire_that_armor_crushed_on_its_move_holds_it_all_the_same() -> None:
    battle = assault("axis armor", start="g6", terrain={HERE: "open+wire"}, dice="GSS")
    assert features(battle, HERE) == ("open",)
    assert not offered(battle)


@pytest.mark.rule("R-TG-03", "Q-TG-11")
@pytest.mark.parametrize(
    ("kind", "here", "there", "may"),
    [
        pytest.param("infantry", "beach", "cliff", False, id="infantry up a cliff"),
        pytest.param("infantry", "beach", "bluff", True, id="infantry up a bluff"),
        pytest.param("infantry", "cliff", "beach", True, id="infantry down a cliff"),
        pytest.param("infantry", "open", "cliff", True, id="infantry onto a cliff from inland"),
        pytest.param("armor", "beach", "bluff", False, id="armor up a bluff"),
        pytest.param("armor", "open", "bluff", True, id="armor onto a bluff from inland"),
    ],
)
def test_from_the_beach_nobody_takes_a_cliff(kind: str, here: str, there: str, may: bool) -> None:
    battle = assault(f"axis {kind}", terrain={HERE: here, THERE: there}, dice="GSS")
    assert unit_on(battle, THERE) is None
    assert offered(battle) == may


@pytest.mark.rule("R-TG-03")
@pytest.mark.parametrize(
    ("here", "there", "may"),
    [("hill", "mountain", True), ("mountain", "hill", True), ("mountain", "open", False), ("open", "mountain", False)],
)
def test_mountains_are_taken_from_a_hill_only(here: str, there: str, may: bool) -> None:
    battle = assault(terrain={HERE: here, THERE: there}, dice="GSS")
    assert unit_on(battle, THERE) is None
    assert offered(battle) == may


@pytest.mark.rule("R-TG-06", "Q-TG-13")
@pytest.mark.parametrize(("kind", "terrain"), [("infantry", "hedgerow"), ("armor", "hedgerow"), ("infantry", "marsh")])
def test_a_unit_that_left_hindering_ground_by_one_hex_may_take_ground(kind: str, terrain: str) -> None:
    battle = assault(f"axis {kind}", start="g6", terrain={"g6": terrain})
    assert offered(battle)
    play(battle, "ground")
    assert unit_on(battle, THERE).kind == kind


@pytest.mark.rule("R-TG-04")
def test_infantry_takes_ground_once_and_has_battled() -> None:
    battle = assault(units={"F3": "allies infantry 1", "K5": "axis infantry", "k4": WEAK})
    play(battle, "ground")
    assert unit_on(battle, THERE).kind == "infantry"
    assert battle.view(None).active == "allies"  # F3 is adjacent, but it may not battle again


@pytest.mark.rule("R-TG-04", "R-AO-02", "Q-TG-08")
@pytest.mark.parametrize(
    "kind", ["armor", "elite-armor", "tiger", "flame-tank", pytest.param("cavalry", marks=pytest.mark.rule("Q-TG-18"))]
)
def test_armor_and_cavalry_take_ground_twice_and_battle_twice(kind: str) -> None:
    beyond = {"F3": WEAK, "e2": "allies infantry", "f2": "allies infantry"}
    battle = assault(f"axis {kind}", dice="G" * 6, units=beyond)
    play(battle, "ground")
    assert asked(battle) == "overrun"
    play(battle, "battle f4 F3")
    assert offered(battle)
    play(battle, "ground")
    assert unit_on(battle, "F3").kind == kind
    assert battle.view(None).active == "allies"  # two more enemies are adjacent: no third battle


# ---- what taking ground sets off ----------------------------------------------------------------

MINE = '[[mines]]\nhex = "f4"\ncamp = "allies"\nstrength = 3'


@pytest.mark.rule("R-TG-05")
@pytest.mark.parametrize("kind", ["infantry", "combat-engineers"])
def test_a_mine_goes_off_even_under_engineers(kind: str) -> None:
    battle = assault(f"axis {kind}", dice="GSS" + "IGF", tables=MINE)
    events = play(battle, "ground")
    assert [(event.hex, event.strength) for event in of(events, MineShown)] == [(THERE, 3)]
    assert [event.purpose for event in of(events, Rolled)] == ["mine"]
    assert not of(events, Removed)
    assert unit_on(battle, THERE).figures == 2
    assert [mine.hex for mine in battle.view(None).mines] == [THERE]


@pytest.mark.rule("R-TG-05")
def test_armor_that_takes_ground_crushes_the_wire_there() -> None:
    battle = assault("axis armor", terrain={THERE: "open+wire"})
    events = play(battle, "ground")
    assert [(event.hex, event.feature) for event in of(events, Removed)] == [(THERE, "wire")]
    assert features(battle, THERE) == ("open",)


@pytest.mark.rule("R-TG-05")
def test_infantry_that_takes_ground_leaves_the_wire() -> None:
    battle = assault(terrain={THERE: "open+wire"})
    play(battle, "ground")
    assert features(battle, THERE) == ("open", "wire")


@pytest.mark.rule("R-TG-05")
def test_taking_ground_captures_a_headquarters() -> None:
    battle = assault(terrain={THERE: "headquarters-tent=allies"})
    events = play(battle, "ground")
    assert [(event.camp, event.hex) for event in of(events, Captured)] == [("axis", THERE)]


@pytest.mark.rule("R-TG-05")
def test_taking_ground_gains_an_objective_at_once() -> None:
    goal = '[[objectives]]\nhexes = ["f4"]\ncamp = "axis"'
    battle = assault(tables=goal)
    events = play(battle, "ground")
    assert [(event.camp, event.reason) for event in of(events, MedalsWon)] == [("axis", "objective")]
    battle = assault(tables=goal, medals=2)
    play(battle, "ground")
    assert battle.outcome is not None
    assert battle.outcome.winner == "axis"


@pytest.mark.rule("R-TG-05", "R-AO-03", "Q-TG-02")
def test_a_forest_is_taken_by_both_but_armor_does_not_battle_on_from_it() -> None:
    behind = {"E3": "allies infantry"}
    battle = assault(target="allies infantry", dice="FS", terrain={THERE: "forest"}, units=behind)
    play(battle, "retreat f4 F3", "ground")
    assert unit_on(battle, THERE).kind == "infantry"
    battle = assault("axis armor", target="allies infantry", dice="F", terrain={THERE: "forest"}, units=behind)
    play(battle, "retreat f4 F3", "ground")
    assert unit_on(battle, THERE).kind == "armor"
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-TG-07")
def test_an_ambusher_takes_no_ground() -> None:
    battle = battle_phase({HERE: "axis infantry 1", THERE: "allies infantry"}, held=("ambush",), dice="GSS")
    events = play(battle, f"battle {HERE} {THERE}", "ambush allies-cic")
    assert len(of(events, Eliminated)) == 1
    assert asked(battle) != "ground"
    assert unit_on(battle, THERE).camp == "allies"


@pytest.mark.rule("R-TG-07")
@pytest.mark.parametrize(("attacker", "die"), [("axis infantry 1", "G"), ("axis infantry", "F")])
def test_a_unit_that_battles_back_takes_no_ground(attacker: str, die: str) -> None:
    battle = battle_phase(
        {HERE: attacker, THERE: "allies infantry 2"},
        dice="ISS" + die,
        nations=("de", "gb"),
        options={"commonwealth": "allies"},
    )
    play(battle, f"battle {HERE} {THERE}", f"battle {THERE} {HERE}")
    if die == "F":
        play(battle, "retreat G5 g6")
    assert unit_on(battle, HERE) is None
    assert asked(battle) != "ground"
    assert unit_on(battle, THERE).camp == "allies"


@pytest.mark.rule("Q-TG-15")
def test_after_the_last_medal_nobody_takes_ground() -> None:
    battle = assault(medals=1)
    assert battle.waiting() == ()
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason) == ("axis", "medals")
    assert unit_on(battle, HERE) is not None


# ---- armor overrun ------------------------------------------------------------------------------


@pytest.mark.rule("R-AO-01")
@pytest.mark.parametrize("kind", ["armor", "elite-armor", pytest.param("cavalry", marks=pytest.mark.rule("Q-TG-18"))])
def test_who_took_ground_may_close_assault_again(kind: str) -> None:
    battle = assault(f"axis {kind}", dice="GSSGSS", units={"F3": "allies infantry", "h2": "allies infantry"})
    play(battle, "ground")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "overrun")]
    assert listed(battle) == ["pass", "battle f4 F3"]
    events = play(battle, "battle f4 F3")
    assert [event.purpose for event in of(events, Rolled)] == ["overrun"]


@pytest.mark.rule("R-AO-01")
def test_with_an_enemy_beside_it_the_overrun_may_not_fire() -> None:
    battle = assault("axis armor", units={"F3": "allies infantry", "h2": "allies infantry"})
    play(battle, "ground")
    assert targets(battle) == ["F3"]
    assert refused(battle, "battle f4 h2").rule == "R-BAT-05"


@pytest.mark.rule("R-AO-01", "Q-TG-07")
@pytest.mark.parametrize("far", [at(11, 7), at(15, 7), at(17, 5)])
def test_with_nobody_beside_it_the_overrun_may_fire_and_takes_no_ground(far: str) -> None:
    battle = assault("axis armor", dice="GSSGSS", units={far: WEAK})
    play(battle, "ground")
    assert targets(battle) == [far]
    events = play(battle, f"battle f4 {far}")
    assert [event.dice for event in of(events, Declared)] == [3]
    assert len(of(events, Eliminated)) == 1
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-01")
@pytest.mark.parametrize("kind", ["infantry", "special-forces", "combat-engineers", "french-resistance"])
def test_infantry_has_no_second_battle(kind: str) -> None:
    battle = assault(f"axis {kind}", units={"F3": "allies infantry"})
    play(battle, "ground")
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-01")
def test_without_the_ground_there_is_no_second_battle() -> None:
    battle = assault("axis armor", units={"g4": "allies infantry", "F3": "allies infantry"})
    play(battle, "pass")
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-03")
@pytest.mark.parametrize(
    "terrain",
    [
        "forest",
        "hedgerow",
        "town",
        "church",
        "station",
        "palm-forest",
        "hill-forest",
        pytest.param("marsh", marks=pytest.mark.rule("Q-TG-12")),
        "rice-paddy",
        "trench",
    ],
)
def test_no_overrun_from_ground_that_forbids_the_battle(terrain: str) -> None:
    battle = assault("axis armor", terrain={THERE: terrain}, units={"F3": "allies infantry"})
    assert offered(battle)
    play(battle, "ground")
    assert unit_on(battle, THERE).kind == "armor"
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-03", "R-TER-31", "R-TER-32")
@pytest.mark.parametrize("terrain", ["marsh", "rice-paddy"])
def test_armor_that_takes_ground_out_of_a_marsh_does_not_overrun(terrain: str) -> None:
    battle = assault("axis armor", terrain={HERE: terrain}, units={"F3": "allies infantry"})
    play(battle, "ground")
    assert unit_on(battle, THERE).kind == "armor"
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-03")
@pytest.mark.parametrize(("start", "may"), [("", True), ("g6", False)])
def test_from_the_jungle_armor_overruns_only_if_it_had_not_moved(start: str, may: bool) -> None:
    battle = assault("axis armor", start=start, terrain={THERE: "jungle"}, units={"F3": "allies infantry"})
    play(battle, "ground")
    assert (asked(battle) == "overrun") == may


@pytest.mark.rule("R-AO-03")
@pytest.mark.parametrize("terrain", ["open", "hill", "stream", "railroad", "river+bridge", "river+railroad-bridge"])
def test_from_other_ground_it_overruns_and_may_take_ground_again(terrain: str) -> None:
    battle = assault("axis armor", terrain={THERE: terrain}, dice="GGGGGG", units={"F3": WEAK})
    play(battle, "ground")
    assert targets(battle) == ["F3"]
    play(battle, "battle f4 F3")
    assert offered(battle)


@pytest.mark.rule("R-AO-04")
@pytest.mark.parametrize(
    "terrain",
    [pytest.param("open+wire", marks=pytest.mark.rule("Q-TG-06")), "oasis", "ford", "radar-station", "ridge"],
)
def test_from_a_hard_stop_it_overruns_but_takes_no_further_ground(terrain: str) -> None:
    battle = assault("axis armor", terrain={THERE: terrain}, dice="GGGGGG", units={"F3": WEAK})
    play(battle, "ground")
    assert features(battle, THERE) == (("open",) if "wire" in terrain else tuple(terrain.split("+")))
    assert targets(battle) == ["F3"]
    play(battle, "battle f4 F3")
    assert unit_on(battle, "F3") is None
    assert battle.view(None).active == "allies"
    assert unit_on(battle, THERE).kind == "armor"


@pytest.mark.rule("R-AO-04", "R-TER-83")
def test_who_survives_a_mine_overruns_but_takes_no_further_ground() -> None:
    battle = assault("axis armor", dice="GGG" + "AFS" + "GGG", units={"F3": WEAK}, tables=MINE)
    play(battle, "ground")
    assert unit_on(battle, THERE).figures == 2
    assert targets(battle) == ["F3"]
    play(battle, "battle f4 F3")
    assert unit_on(battle, "F3") is None
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-04")
def test_whoever_a_mine_destroys_does_not_overrun() -> None:
    battle = assault("axis armor 1", dice="GGG" + "AFS", units={"F3": WEAK}, tables=MINE)
    play(battle, "ground")
    assert unit_on(battle, THERE) is None
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-05")
def test_an_overrun_can_be_ambushed() -> None:
    battle = assault("axis armor", dice="GSS" + "FSS", units={"F3": "allies infantry"}, held=("ambush",))
    play(battle, "pass", "ground")
    assert asked(battle) == "overrun"
    play(battle, "battle f4 F3")
    assert asked(battle) == "ambush"
    play(battle, "ambush allies-cic", "retreat f4 F5")
    assert unit_on(battle, "F5").kind == "armor"
    assert unit_on(battle, "F3").figures == 4
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-05")
def test_an_overrun_can_be_battled_back() -> None:
    battle = assault(
        "axis armor",
        dice="GSS" + "GSS" + "A",
        units={"F3": "allies infantry 2"},
        nations=("de", "gb"),
        options={"commonwealth": "allies"},
    )
    play(battle, "ground", "battle f4 F3")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("allies-cic", "battle-back")]
    play(battle, "battle F3 f4")
    assert unit_on(battle, THERE).figures == 2


@pytest.mark.rule("R-AO-06")
@pytest.mark.parametrize(
    ("card", "beyond", "first", "second"),
    [
        pytest.param("direct-from-hq", "F3", 3, 3, id="no bonus"),
        pytest.param("armor-assault", "F3", 4, 4, id="Armor Assault in a close assault"),
        pytest.param("armor-assault", "f2", 4, 3, id="Armor Assault not when firing"),
        pytest.param("close-assault", "F3", 4, 3, id="Close Assault not in the overrun"),
        pytest.param("their-finest-hour", "F3", 4, 4, id="Their Finest Hour in a close assault"),
        pytest.param("their-finest-hour", "f2", 4, 4, id="Their Finest Hour when firing"),
    ],
)
def test_what_a_card_adds_in_the_overrun(card: str, beyond: str, first: int, second: int) -> None:
    orders = "A" if card == "their-finest-hour" else ""
    battle = battle_phase(
        {HERE: "axis armor", THERE: WEAK, beyond: "allies infantry"}, card=card, dice=orders + "GGGGSSSS"
    )
    events: list[AnyEvent] = play(battle, f"battle {HERE} {THERE}", "ground", f"battle {THERE} {beyond}")
    assert [event.dice for event in of(events, Declared)] == [first, second]
    assert [len(event.faces) for event in of(events, Rolled)] == [first, second]


TWO_FIGHTS = {HERE: "axis armor", THERE: WEAK, "F3": "allies infantry", "K5": "axis infantry", "k4": WEAK}


@pytest.mark.rule("R-AO-07")
def test_no_other_unit_battles_before_the_overrun() -> None:
    battle = battle_phase(TWO_FIGHTS, orders=(HERE, "K5"), dice="G" * 9)
    play(battle, f"battle {HERE} {THERE}", "ground")
    assert listed(battle) == ["pass", "battle f4 F3"]
    assert refused(battle, "battle K5 k4").rule == "R-AO-07"


@pytest.mark.rule("R-AO-07")
def test_an_overrun_that_was_passed_is_gone() -> None:
    battle = battle_phase(TWO_FIGHTS, orders=(HERE, "K5"), dice="G" * 9)
    play(battle, f"battle {HERE} {THERE}", "ground", "pass")
    assert asked(battle) == "battle"
    assert listed(battle, "battle") == ["battle K5 k4"]
    refused(battle, "battle f4 F3")


@pytest.mark.rule("R-AO-07")
def test_an_overrun_without_a_target_does_not_wait_for_one() -> None:
    # From f4 nobody is in reach; then another unit is driven from i6, four hexes away, to I5, three hexes away.
    units = {HERE: "axis armor", THERE: WEAK, "J7": "axis infantry", "i6": "allies infantry"}
    battle = battle_phase(units, orders=(HERE, "J7"), dice="GGG" + "FSS")
    play(battle, f"battle {HERE} {THERE}", "ground")
    assert listed(battle) == ["done", "battle J7 i6"]
    play(battle, "battle J7 i6", "retreat i6 I5", "pass")
    assert battle.view(None).active == "allies"


# ---- the desert ---------------------------------------------------------------------------------


@pytest.mark.rule("R-AO-08", "Q-TG-17")
def test_in_the_desert_armor_moves_one_hex_before_the_overrun() -> None:
    battle = assault("axis armor", dice="G" * 6, units={"e2": WEAK}, options={"desert": True})
    play(battle, "ground")
    assert asked(battle) == "overrun"
    around = {"move f4 G5", "move f4 F5", "move f4 e4", "move f4 g4", "move f4 F3", "move f4 G3"}
    assert set(listed(battle, "move")) == around
    play(battle, "move f4 F3")
    assert listed(battle) == ["pass", "battle F3 e2"]
    play(battle, "battle F3 e2", "ground")
    assert unit_on(battle, "e2").kind == "armor"
    assert battle.view(None).active == "allies"  # the free hex comes once


@pytest.mark.rule("R-AO-08", "Q-TG-17")
def test_from_a_palm_forest_there_is_no_overrun() -> None:
    battle = assault("axis armor", units={"e2": WEAK}, terrain={"F3": "palm-forest"}, options={"desert": True})
    play(battle, "ground", "move f4 F3")
    assert unit_on(battle, "F3").kind == "armor"
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-AO-08")
@pytest.mark.parametrize(
    ("kind", "desert"),
    [("armor", False), ("cavalry", True), ("infantry", True)],
)
def test_only_armor_and_only_in_the_desert(kind: str, desert: bool) -> None:
    battle = assault(f"axis {kind}", dice="GSS", units={"F3": WEAK}, options={"desert": desert})
    play(battle, "ground")
    assert not [text for text in (listed(battle) if asked(battle) == "overrun" else []) if text.startswith("move")]


@pytest.mark.rule("R-AO-08")
def test_no_free_hex_out_of_a_hard_stop() -> None:
    battle = assault("axis armor", units={"F3": WEAK}, terrain={THERE: "open+wire"}, options={"desert": True})
    play(battle, "ground")
    assert listed(battle) == ["pass", "battle f4 F3"]
