"""Theatre rules and special actions: bridges blown, air strikes, boats, desert, blitz, camouflage, tents, night."""

from typing import Any

import pytest

import overlord
from boards import asked, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    AnyEvent,
    BridgeBlown,
    Captured,
    Declared,
    Discarded,
    Drew,
    Eliminated,
    Exited,
    Healed,
    Retreated,
    Rolled,
    Sight,
)


def attack(battle: overlord.Game, unit: str, target: str) -> list[AnyEvent]:
    """Order one unit with an Attack in the center and battle where it stands."""
    return play(battle, "play attack-center", f"order {unit}", "confirm", "done", f"battle {unit} {target}")


def faces(events: list[AnyEvent], purpose: str) -> list[str]:
    return [event.faces for event in of(events, Rolled) if event.purpose == purpose]


def cards_of(battle: overlord.Game, camp: str) -> int:
    return next(hand.size for hand in battle.view(None).hands if hand.seat == f"{camp}-cic")


def medals_of(battle: overlord.Game, camp: str) -> int:
    return next(row.medals for row in battle.view(None).medals if row.camp == camp)


def with_traits(name: str, *traits: str) -> str:
    words = ", ".join(f'"{trait}"' for trait in traits)
    return f'[[units]]\nhex = "{name}"\ntraits = [{words}]\n'


# --- Blowing bridges -------------------------------------------------------------------------------------------------

BRIDGE = {"F5": "river", "G5": "river+bridge", "H5": "river", "B5": "river+bridge"}


def sappers(card: str, units: dict[str, str] | None = None, dice: str = "", **more: Any) -> overlord.Game:
    """The Axis may blow bridges and have this card; one bridge is in the center, one on their right."""
    more.setdefault("options", {"blow_bridges": "axis"})
    hands = {"axis-cic": [card, "probe-left", "probe-left", "probe-left"], "allies-cic": []}
    terrain = more.pop("terrain", BRIDGE)
    return game(units or {"G7": "axis infantry"}, terrain, hands=hands, dice=dice, **more)


@pytest.mark.rule("R-ACT-02")
@pytest.mark.parametrize(
    ("dice", "blown"), [("SI", True), ("IS", True), ("SS", True), ("IA", False), ("GG", False), ("FG", False)]
)
def test_two_dice_and_any_star_destroy_the_bridge(dice: str, blown: bool) -> None:
    battle = sappers("probe-center", dice=dice + "SSSS")
    events = play(battle, "play probe-center", "special blow-bridge G5")
    assert faces(events, "blow-bridge") == [dice]
    assert bool(of(events, BridgeBlown)) is blown
    assert ("bridge" in features(battle, "G5")) is not blown


@pytest.mark.rule("R-ACT-02")
def test_nobody_crosses_a_bridge_that_was_blown() -> None:
    for dice, crosses in (("SI", False), ("II", True)):
        battle = sappers("probe-center", {"g6": "axis infantry", "g4": "allies infantry"}, dice)
        play(battle, "play probe-center", "special blow-bridge G5")
        play(battle, *_first_order(battle, "g4"))
        assert ("move g4 G5" in listed(battle)) is crosses


def _first_order(battle: overlord.Game, unit: str) -> list[str]:
    """Whatever card of the Allies orders this unit: they drew theirs when the Axis ended their turn."""
    for option in listed(battle, "play"):
        trial = battle.copy()
        play(trial, option)
        if asked(trial) == "order" and f"order {unit}" in listed(trial):
            return [option, f"order {unit}", "confirm"]
    raise AssertionError("no card for this unit")


@pytest.mark.rule("R-ACT-02")
def test_a_unit_on_a_blown_bridge_is_eliminated_for_a_medal() -> None:
    battle = sappers("probe-center", {"G7": "axis infantry", "G5": "allies armor"}, "SI")
    events = play(battle, "play probe-center", "special blow-bridge G5")
    assert [(event.camp, event.unit) for event in of(events, Eliminated)] == [("allies", "G5")]
    assert medals_of(battle, "axis") == 1
    stands = sappers("probe-center", {"G7": "axis infantry", "G5": "allies armor"}, "II")
    play(stands, "play probe-center", "special blow-bridge G5")
    assert unit_on(stands, "G5").figures == 3


@pytest.mark.rule("R-ACT-02")
@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("recon-center", ["G5"]),
        ("assault-center", ["G5"]),
        ("probe-right", ["B5"]),
        ("probe-left", []),
        ("recon-in-force", ["B5", "G5"]),
        ("pincer-move", ["B5"]),
        ("direct-from-hq", []),
        ("move-out", []),
    ],
)
def test_a_bridge_is_blown_with_a_section_card_for_its_section(card: str, where: list[str]) -> None:
    battle = sappers(card, {"G7": "axis infantry", "L7": "axis infantry"})
    play(battle, f"play {card}")
    found = [text.split()[2] for text in listed(battle, "special") if "blow-bridge" in text]
    assert sorted(found) == where


@pytest.mark.rule("R-ACT-02")
def test_blowing_a_bridge_is_instead_of_ordering_units() -> None:
    battle = sappers("attack-center")
    play(battle, "play attack-center", "order G7")
    assert not listed(battle, "special")
    instead = sappers("attack-center", dice="II")
    play(instead, "play attack-center", "special blow-bridge G5")
    assert instead.view(None).active == "allies"


@pytest.mark.rule("R-ACT-02")
@pytest.mark.parametrize("dice", ["SS", "II"])
def test_the_draw_is_the_normal_one_whatever_happened_to_the_bridge(dice: str) -> None:
    battle = sappers("probe-center", dice=dice)
    play(battle, "play probe-center", "special blow-bridge G5")
    assert cards_of(battle, "axis") == 4
    recon = sappers("recon-center", dice=dice)
    play(recon, "play recon-center", "special blow-bridge G5")
    assert asked(recon) == "keep"


@pytest.mark.rule("R-ACT-02")
@pytest.mark.parametrize(("beside", "where"), [("g6", ["G5"]), ("G7", [])])
def test_a_scenario_may_ask_for_a_friendly_unit_beside_the_bridge(beside: str, where: list[str]) -> None:
    battle = sappers(
        "probe-center",
        {beside: "axis infantry", "f4": "allies infantry"},
        options={"blow_bridges": "axis", "blow_bridges_beside": True},
    )
    play(battle, "play probe-center")
    assert [text.split()[2] for text in listed(battle, "special")] == where


@pytest.mark.rule("R-ACT-02")
@pytest.mark.parametrize("camps", ["none", "allies"])
def test_only_the_entitled_camp_blows_bridges(camps: str) -> None:
    battle = sappers("probe-center", options={"blow_bridges": camps})
    play(battle, "play probe-center")
    assert not listed(battle, "special")


@pytest.mark.rule("R-ACT-02")
def test_a_pier_is_no_bridge_to_blow() -> None:
    battle = sappers("probe-center", terrain={"G5": "ocean+pier"})
    play(battle, "play probe-center")
    assert not listed(battle, "special")


# --- Air strikes -----------------------------------------------------------------------------------------------------

# I5 stands in the center, J5 and K5 on the east; E3 is alone in the center.
ENEMY_ROW = {"I5": "allies infantry", "J5": "allies infantry", "K5": "allies infantry", "E3": "allies infantry"}


def planes(camps: str = "axis", card: str = "recon-left", dice: str = "", **more: Any) -> overlord.Game:
    """The Axis with a Recon for their left, which is the east of the board."""
    hands = {"axis-cic": [card, "probe-left", "probe-left", "probe-left"], "allies-cic": []}
    options = {"air_strikes": camps, **more.pop("options", {})}
    units = {"L9": "axis infantry", "G9": "axis infantry", **ENEMY_ROW}
    return game(units, hands=hands, options=options, dice=dice, **more)


@pytest.mark.rule("R-ACT-03")
def test_the_entitled_side_plays_a_recon_as_air_power_and_draws_one_card() -> None:
    battle = planes(dice="SI")
    play(battle, "play recon-left", "special air-strike", "target J5", "target K5")
    events = play(battle, "confirm")
    assert faces(events, "air-power") == ["S", "I"]
    assert [unit_on(battle, name).figures for name in ("J5", "K5")] == [3, 3]
    assert [event.count for event in of(events, Drew) if event.seat == "axis-cic"] == [1]
    assert cards_of(battle, "axis") == 4
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-ACT-03")
def test_allied_planes_roll_two_dice_a_target() -> None:
    battle = game(
        {"G3": "allies infantry", "G7": "axis infantry", "F7": "axis infantry"},
        first="allies",
        options={"air_strikes": "allies"},
        hands={"allies-cic": ["recon-center"], "axis-cic": []},
        dice="SSAA",
    )
    events = play(battle, "play recon-center", "special air-strike", "target G7", "target F7", "confirm")
    assert faces(events, "air-power") == ["SS", "AA"]


@pytest.mark.rule("R-ACT-03")
def test_one_target_of_an_air_strike_must_be_in_the_section_of_the_card() -> None:
    battle = planes()
    play(battle, "play recon-left", "special air-strike")
    assert sorted(listed(battle, "target")) == ["target I5", "target J5", "target K5", "target M1"]  # never E3
    play(battle, "target I5")
    assert "confirm" not in listed(battle)
    play(battle, "target J5")
    assert "confirm" in listed(battle)


@pytest.mark.rule("R-ACT-03")
def test_no_air_strike_where_no_enemy_stands_in_the_section() -> None:
    battle = game(
        {"L9": "axis infantry", "G3": "allies infantry"},
        options={"air_strikes": "axis"},
        hands={"axis-cic": ["recon-right"], "allies-cic": []},
    )
    play(battle, "play recon-right")
    assert not listed(battle, "special")


@pytest.mark.rule("R-ACT-03")
@pytest.mark.parametrize(
    ("camps", "card", "may"),
    [
        ("axis", "recon-left", True),
        ("both", "recon-left", True),
        ("allies", "recon-left", False),
        ("none", "recon-left", False),
        ("axis", "probe-left", False),
        ("axis", "recon-in-force", False),
    ],
)
def test_who_may_call_planes_with_which_card(camps: str, card: str, may: bool) -> None:
    hands = {"axis-cic": [card], "allies-cic": []}
    units = {"L9": "axis infantry", "G9": "axis infantry", **ENEMY_ROW}
    battle = game(units, hands=hands, options={"air_strikes": camps})
    play(battle, f"play {card}")
    assert ("special air-strike" in listed(battle)) is may


@pytest.mark.rule("R-ACT-03")
def test_a_recon_may_still_be_a_recon() -> None:
    battle = planes()
    play(battle, "play recon-left", "order L9")
    assert not listed(battle, "special")
    play(battle, "confirm", "done")
    assert asked(battle) == "keep"


@pytest.mark.rule("R-ACT-03", "R-ACT-19")
def test_no_air_strike_by_night() -> None:
    battle = planes(options={"night": "rising"})
    play(battle, "play recon-left")
    assert not listed(battle, "special")


# --- Boats -----------------------------------------------------------------------------------------------------------

RIVER = dict.fromkeys(("D5", "E5", "F5", "G5", "I5"), "river") | {"H5": "river+bridge"}
AXIS_TURN = {"axis-cic": ["attack-center", "attack-center", "probe-left", "probe-left"], "allies-cic": []}
ALLIED_TURN = {"allies-cic": ["attack-center", "probe-left"], "axis-cic": []}


def boats(name: str, units: dict[str, str], dice: str = "", trait: str = "boat", **more: Any) -> overlord.Game:
    more.setdefault("hands", AXIS_TURN)
    return game(units, RIVER, dice=dice, tables=with_traits(name, trait), **more)


def moves_of(battle: overlord.Game, unit: str) -> list[str]:
    """The hexes that a unit may move to once it is ordered."""
    play(battle, "play attack-center", f"order {unit}", "confirm")
    return [text.split()[-1] for text in listed(battle, "move") if text.split()[1] == unit]


@pytest.mark.rule("R-ACT-05")
def test_a_boat_goes_onto_the_river_and_stops_there() -> None:
    moves = moves_of(boats("f6", {"f6": "axis infantry"}), "f6")
    assert "G5" in moves and "F5" in moves
    assert "f4" not in moves
    on_foot = moves_of(boats("f6", {"f6": "axis infantry"}, trait="ignores-one-flag"), "f6")
    assert "G5" not in on_foot


@pytest.mark.rule("R-ACT-05")
def test_a_unit_in_a_boat_battles_with_one_die_less() -> None:
    battle = boats("G5", {"G5": "axis infantry", "g4": "allies infantry"})
    assert [event.dice for event in of(attack(battle, "G5", "g4"), Declared)] == [2]
    near = boats("g6", {"g6": "axis infantry", "g4": "allies infantry"})
    assert [event.dice for event in of(attack(near, "g6", "g4"), Declared)] == [2]  # range 2 from the bank
    entering = boats("g6", {"g6": "axis infantry", "g4": "allies infantry"})
    play(entering, "play attack-center", "order g6", "confirm", "move g6 G5")
    assert [event.dice for event in of(play(entering, "battle G5 g4"), Declared)] == [2]


@pytest.mark.rule("R-ACT-05")
def test_no_ground_is_taken_out_of_the_water_entered_this_turn() -> None:
    battle = boats("g6", {"g6": "axis infantry", "g4": "allies infantry 1"}, "II")
    play(battle, "play attack-center", "order g6", "confirm", "move g6 G5", "battle G5 g4")
    assert unit_on(battle, "g4") is None
    assert asked(battle) == "card"


@pytest.mark.rule("R-ACT-05", "R-RUL-16")
@pytest.mark.parametrize(("dice", "left"), [("FSS", 3), ("FFS", 2)])
def test_every_flag_on_the_river_costs_a_figure(dice: str, left: int) -> None:
    battle = boats("G5", {"G5": "axis infantry", "g4": "allies infantry"}, dice, first="allies", hands=ALLIED_TURN)
    events = attack(battle, "g4", "G5")
    assert not of(events, Retreated)
    assert unit_on(battle, "G5").figures == left


@pytest.mark.rule("R-ACT-05", "R-RUL-16")
def test_from_the_water_a_boat_goes_to_a_bank_not_to_the_next_river_hex() -> None:
    units = {"G5": "axis infantry", "f4": "allies infantry", "f6": "axis infantry"}
    moves = moves_of(boats("G5", units), "G5")
    assert "g4" in moves and "g6" in moves
    assert "F5" not in moves


@pytest.mark.rule("R-ACT-05")
def test_nobody_climbs_a_bridge_from_the_water() -> None:
    units = {"G5": "axis infantry", "g4": "allies infantry", "g6": "axis infantry"}
    moves = moves_of(boats("G5", units), "G5")
    assert "f4" in moves
    assert "H5" not in moves


@pytest.mark.rule("R-ACT-05", "R-RUL-16")
def test_who_has_reached_the_bank_does_not_go_back_onto_the_river_in_the_same_move() -> None:
    moves = moves_of(boats("G5", {"G5": "axis infantry"}), "G5")
    assert "f4" in moves and "F3" in moves
    assert "F5" not in moves


@pytest.mark.rule("R-ACT-05")
def test_on_the_far_bank_the_boat_is_gone() -> None:
    battle = boats("G5", {"G5": "axis infantry"})
    play(battle, "play attack-center", "order G5", "confirm", "move G5 g4")
    idle(battle, "allies")
    assert "G5" not in moves_of(battle, "g4")


def idle(battle: overlord.Game, camp: str) -> None:
    """Let a camp's whole turn go by with as little done as possible and no dice rolled."""
    while battle.outcome is None and battle.view(None).active == camp:
        options = listed(battle)
        word = next((o for o in ("done", "confirm", "pass") if o in options), "")
        plays = [o for o in options if o.startswith("play") and o.endswith(("-left", "-center", "-right"))]
        play(battle, word or (plays or options)[0])


@pytest.mark.rule("R-ACT-05")
def test_behind_enemy_lines_also_leaves_the_boat_at_the_far_bank() -> None:
    battle = boats("f6", {"f6": "axis infantry"}, hands={"axis-cic": ["behind-enemy-lines"], "allies-cic": []})
    play(battle, "play behind-enemy-lines", "order f6", "confirm", "move f6 f4")
    assert "move f4 e2" in listed(battle)  # the second move
    assert not [text for text in listed(battle, "move") if text.split()[-1] in ("E5", "F5", "G5")]


@pytest.mark.rule("R-RUL-16")
def test_a_boat_does_not_retreat_onto_water() -> None:
    battle = boats("f4", {"f4": "axis infantry", "F3": "allies infantry"}, "FSS", first="allies", hands=ALLIED_TURN)
    events = attack(battle, "F3", "f4")
    assert not of(events, Retreated)
    assert unit_on(battle, "f4").figures == 3


# --- North African desert --------------------------------------------------------------------------------------------


def desert(
    unit: str = "axis armor", terrain: dict[str, str] | None = None, dice: str = "ISS", **more: Any
) -> overlord.Game:
    """An Axis unit on g6 has just destroyed the Allies on G5 and is asked to take the ground."""
    options = {"desert": more.pop("on", True)}
    also = more.pop("also", {})
    battle = game(
        {"g6": unit, "G5": "allies infantry 1", **also}, terrain, dice=dice, options=options, hands=AXIS_TURN, **more
    )
    attack(battle, "g6", "G5")
    assert asked(battle) == "ground"
    return battle


@pytest.mark.rule("R-ACT-09")
def test_in_the_desert_armor_moves_one_more_hex_before_its_overrun() -> None:
    battle = desert(also={"F3": "allies infantry"}, dice="ISS" + "III")
    play(battle, "ground")
    assert sorted(listed(battle, "move")) == [f"move G5 {name}" for name in ("F5", "H5", "f4", "f6", "g4", "g6")]
    assert "battle G5 F3" in listed(battle)  # the hex is a choice
    play(battle, "move G5 f4")
    assert not listed(battle, "move")
    events = play(battle, "battle f4 F3")
    assert faces(events, "overrun") == ["III"]


@pytest.mark.rule("R-ACT-09")
@pytest.mark.parametrize(
    ("unit", "more"),
    [("axis armor", {"on": False}), ("axis infantry", {}), ("axis cavalry", {"dice": "II"})],
    ids=["no desert", "infantry", "cavalry"],
)
def test_the_desert_hex_is_for_armor_in_the_desert(unit: str, more: dict[str, Any]) -> None:
    battle = desert(unit, also={"f4": "allies infantry"}, **more)
    play(battle, "ground")
    assert asked(battle) in ("overrun", "card")
    assert not listed(battle, "move")


@pytest.mark.rule("R-ACT-09")
def test_without_taking_ground_there_is_no_desert_hex() -> None:
    battle = desert()
    play(battle, "pass")
    assert asked(battle) == "card"


@pytest.mark.rule("R-ACT-09")
def test_terrain_rules_hold_for_the_desert_hex() -> None:
    stopped = desert(terrain={"G5": "oasis"}, also={"f4": "allies infantry"})
    play(stopped, "ground")
    assert listed(stopped) == ["pass", "battle G5 f4"]  # a hard stop: battle, but not a hex further
    closed = desert(terrain={"f4": "escarpment", "g4": "palm-forest", "f6": "wadi"}, also={"G3": "allies infantry"})
    play(closed, "ground")
    assert sorted(text.split()[-1] for text in listed(closed, "move")) == ["F5", "H5", "g4", "g6"]
    play(closed, "move G5 g4")
    assert asked(closed) == "card"  # no battle on entering the palms


@pytest.mark.rule("R-ACT-09")
def test_there_is_no_second_desert_hex_after_the_overrun() -> None:
    battle = desert(also={"f4": "allies infantry 1", "H3": "allies infantry"}, dice="ISSISS")
    play(battle, "ground", "battle G5 f4", "ground")
    assert asked(battle) == "card"


@pytest.mark.rule("R-ACT-09", "R-VIC-12")
def test_armor_may_leave_by_an_exit_with_its_desert_hex() -> None:
    battle = desert(tables='[[exits]]\ncamp = "axis"\nhexes = ["G5"]\n')
    play(battle, "ground")
    events = play(battle, "exit G5 G5")
    assert [event.camp for event in of(events, Exited)] == ["axis"]
    assert medals_of(battle, "axis") == 2
    assert unit_on(battle, "G5") is None


@pytest.mark.rule("R-ACT-09", "R-VIC-12")
def test_armor_that_may_not_exit_does_not_do_so_by_its_desert_hex() -> None:
    tables = '[[exits]]\ncamp = "axis"\nhexes = ["G5"]\n' + with_traits("g6", "cannot-exit")
    battle = desert(tables=tables)
    play(battle, "ground")
    assert listed(battle, "move")
    assert not listed(battle, "exit")


# --- Oasis and hospital ----------------------------------------------------------------------------------------------


def wounded(ground: str, dice: str, unit: str = "axis infantry", **more: Any) -> overlord.Game:
    """The Axis unit on G5 has lost three figures to a Barrage; it is the Axis' turn, with four cards in hand."""
    also = more.pop("also", {})
    hands = {"allies-cic": ["barrage"], "axis-cic": ["attack-center", "probe-left", "probe-left", "probe-left"]}
    symbol = more.pop("losses", "IIIA")
    battle = game({"G5": unit, **also}, {"G5": ground}, first="allies", hands=hands, dice=symbol + dice, **more)
    play(battle, "play barrage", "target G5")
    return battle


RECOVER = "special recover G5"


@pytest.mark.rule("R-ACT-10")
@pytest.mark.parametrize(("dice", "left"), [("SAGF", 2), ("ISAA", 3), ("SIIA", 4), ("AGFA", 1), ("IISS", 4)])
def test_at_the_oasis_a_die_for_each_card_brings_figures_back(dice: str, left: int) -> None:
    battle = wounded("oasis", dice + "SSSS")
    assert unit_on(battle, "G5").figures == 1
    events = play(battle, "play attack-center", "order G5", "confirm", RECOVER)
    assert faces(events, "recover") == [dice]  # three in hand and the one in play
    assert unit_on(battle, "G5").figures == left
    assert len(of(events, Healed)) == (left > 1)


@pytest.mark.rule("R-ACT-18")
def test_in_the_hospital_it_is_six_dice_whatever_the_hand() -> None:
    battle = wounded("hospital", "SIAGFA" + "SSSS")
    events = play(battle, "play attack-center", "order G5", "confirm", RECOVER)
    assert faces(events, "recover") == ["SIAGFA"]
    assert unit_on(battle, "G5").figures == 3


@pytest.mark.rule("R-ACT-10", "R-ACT-18")
@pytest.mark.parametrize("ground", ["oasis", "hospital"])
def test_recovery_is_instead_of_moving_and_battling(ground: str) -> None:
    battle = wounded(ground, "AAAAAA", also={"G3": "allies infantry", "E7": "axis infantry"})
    play(battle, "play attack-center", "order G5", "order E7", "confirm")
    assert RECOVER in listed(battle)
    play(battle, RECOVER)
    assert {text.split()[1] for text in listed(battle, "move")} == {"E7"}
    play(battle, "done")
    assert asked(battle) == "card"  # G3 is in range, but G5 has had its turn


@pytest.mark.rule("R-ACT-10", "R-ACT-18")
@pytest.mark.parametrize("ground", ["oasis", "hospital"])
def test_no_recovery_with_an_enemy_beside_or_for_armor_or_without_an_order(ground: str) -> None:
    beside = wounded(ground, "", also={"g4": "allies infantry"})
    play(beside, "play attack-center", "order G5", "confirm")
    assert RECOVER not in listed(beside)
    tank = wounded(ground, "", "axis armor", losses="AISS")
    assert unit_on(tank, "G5").figures == 2
    play(tank, "play attack-center", "order G5", "confirm")
    assert RECOVER not in listed(tank)
    other = wounded(ground, "", also={"E7": "axis infantry"})
    play(other, "play attack-center", "order E7", "confirm")
    assert RECOVER not in listed(other)


@pytest.mark.rule("R-ACT-10")
def test_a_unit_that_moved_onto_the_oasis_does_not_recover_this_turn() -> None:
    battle = game(
        {"G5": "axis infantry", "E7": "axis infantry"},
        {"H5": "oasis"},
        first="allies",
        hands={"allies-cic": ["barrage"], "axis-cic": ["attack-center"]},
        dice="IIIA",
    )
    play(battle, "play barrage", "target G5", "play attack-center", "order G5", "order E7", "confirm", "move G5 H5")
    assert asked(battle) == "move"
    assert not listed(battle, "special")


# --- Blitz -----------------------------------------------------------------------------------------------------------

TANKS = {"G9": "axis armor", "G1": "allies armor", "E1": "allies elite-armor", "I1": "allies infantry"}


def farthest(battle: overlord.Game, unit: str) -> int:
    """How many hexes a unit can go over open ground; rows are counted from its edge."""
    moves = moves_of(battle, unit)
    return max(abs(int(name[1]) - int(unit[1])) for name in moves)


@pytest.mark.rule("R-ACT-15")
@pytest.mark.parametrize(
    ("options", "axis", "allies"),
    [
        ({"blitz": True}, 3, 2),
        ({"slow_armor": "axis"}, 2, 3),
        ({"slow_armor": "allies"}, 3, 2),
        ({"slow_armor": "both"}, 2, 2),
        ({}, 3, 3),
    ],
    ids=["blitz", "partial, axis", "partial, allies", "partial, both", "none"],
)
def test_blitz_lets_axis_armor_move_three_and_allied_armor_two(options: dict[str, Any], axis: int, allies: int) -> None:
    hands = {"axis-cic": ["attack-center"], "allies-cic": ["attack-center"]}
    assert farthest(game(TANKS, options=options, hands=hands), "G9") == axis
    for unit in ("G1", "E1"):
        assert farthest(game(TANKS, options=options, hands=hands, first="allies"), unit) == allies
    assert farthest(game(TANKS, options=options, hands=hands, first="allies"), "I1") == 2


@pytest.mark.rule("R-ACT-15", "Q-NAT-11")
def test_in_a_blitz_an_allied_tank_does_not_move_three_but_moves_two_and_battles() -> None:
    hands = {"allies-cic": ["attack-center"], "axis-cic": []}
    battle = game({"G1": "allies armor", "G5": "axis infantry"}, options={"blitz": True}, hands=hands, first="allies")
    play(battle, "play attack-center", "order G1", "confirm")
    assert refused(battle, "move G1 g4").rule == "R-MOVE-05"
    play(battle, "move G1 G3")
    assert "battle G3 G5" in listed(battle)


@pytest.mark.rule("R-ACT-15", "Q-NAT-11", "R-ACT-03")
def test_in_a_blitz_the_axis_use_a_recon_as_air_power() -> None:
    battle = planes("none", options={"blitz": True}, dice="SS")
    play(battle, "play recon-left", "special air-strike", "target I5")
    assert "confirm" not in listed(battle)
    events = play(battle, "target J5", "confirm")
    assert faces(events, "air-power") == ["S", "S"]
    assert [event.count for event in of(events, Drew) if event.seat == "axis-cic"] == [1]


@pytest.mark.rule("R-ACT-15")
def test_the_allies_have_no_planes_in_a_blitz_and_a_partial_blitz_has_none_at_all() -> None:
    allies = game(
        {"G3": "allies infantry", "G7": "axis infantry"},
        first="allies",
        options={"blitz": True},
        hands={"allies-cic": ["recon-center"], "axis-cic": []},
    )
    play(allies, "play recon-center")
    assert not listed(allies, "special")
    partial = planes("none", options={"slow_armor": "allies"})
    play(partial, "play recon-left")
    assert not listed(partial, "special")


# --- Camouflage ------------------------------------------------------------------------------------------------------


def hidden(units: dict[str, str], name: str = "G5", **more: Any) -> overlord.Game:
    more.setdefault("hands", AXIS_TURN)
    return game(units, tables=with_traits(name, "camouflaged"), **more)


@pytest.mark.rule("R-ACT-16")
@pytest.mark.parametrize(
    ("attacker", "name", "may"),
    [
        ("infantry", "g6", True),
        ("infantry", "G7", False),
        ("armor", "G7", False),
        ("artillery", "G7", False),
        ("artillery", "g6", True),
    ],
)
def test_a_camouflaged_unit_is_a_target_for_close_assault_only(attacker: str, name: str, may: bool) -> None:
    battle = hidden({name: f"axis {attacker}", "G5": "allies infantry", "E5": "allies infantry", "E7": "axis infantry"})
    play(battle, "play attack-center", f"order {name}", "order E7", "confirm", "done")
    assert (f"battle {name} G5" in listed(battle)) is may
    if not may:
        assert refused(battle, f"battle {name} G5").rule == "R-ACT-16"


@pytest.mark.rule("R-ACT-16")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_planes_and_barrage_do_not_find_it(card: str) -> None:
    battle = hidden({"G5": "allies infantry", "H5": "allies infantry"}, hands={"axis-cic": [card], "allies-cic": []})
    play(battle, f"play {card}")
    assert "target H5" in listed(battle)
    assert refused(battle, "target G5").rule == "R-ACT-16"


FIRE_ON_G5 = {"axis-cic": ["attack-center", "ambush"], "allies-cic": ["attack-center", "probe-left", "counter-attack"]}


@pytest.mark.rule("R-ACT-16")
@pytest.mark.parametrize(
    ("answers", "where", "seen"),
    [
        (["order E1", "confirm", "done"], "G5", False),
        (["order G5", "confirm", "done", "done"], "G5", False),
        (["order G5", "confirm", "move G5 H5"], "H5", True),
        (["order G5", "confirm", "done", "battle G5 G7"], "G5", True),
    ],
    ids=["not ordered", "ordered, does nothing", "moves", "battles"],
)
def test_camouflage_is_lost_when_the_unit_moves_or_battles(answers: list[str], where: str, seen: bool) -> None:
    battle = hidden(
        {"G7": "axis armor", "E7": "axis artillery", "G5": "allies infantry", "E1": "allies infantry"},
        first="allies",
        hands=FIRE_ON_G5,
        dice="SS",
    )
    play(battle, "play attack-center", *answers)
    while battle.view(None).active == "allies":
        play(battle, "done")
    play(battle, "play attack-center", "order E7", "order G7", "confirm", "done")
    targets = {text.split()[-1] for text in listed(battle, "battle")} if asked(battle) == "battle" else set()
    assert (where in targets) is seen


@pytest.mark.rule("R-ACT-16")
def test_camouflage_is_lost_by_an_ambush_which_is_a_battle_too() -> None:
    battle = hidden(
        {"g6": "axis infantry", "E7": "axis artillery", "G5": "allies infantry"},
        hands={"axis-cic": ["attack-center"], "allies-cic": ["ambush"]},
        dice="FSS",
    )
    play(battle, "play attack-center", "order g6", "order E7", "confirm", "done", "battle g6 G5", "ambush allies-cic")
    while asked(battle) == "retreat":
        play(battle, listed(battle)[0])
    assert "battle E7 G5" in listed(battle)


# --- Headquarters tent -----------------------------------------------------------------------------------------------

TENT = {"G5": "headquarters-tent=allies"}
PLAIN_HANDS = {
    "axis-cic": ["attack-center", "attack-center", "probe-left", "probe-left"],
    "allies-cic": ["attack-center", "attack-center", "probe-left", "probe-left"],
}


def tent(units: dict[str, str], **more: Any) -> overlord.Game:
    more.setdefault("hands", PLAIN_HANDS)
    return game(units, TENT, **more)


@pytest.mark.rule("R-ACT-17")
def test_the_first_enemy_in_the_tent_costs_its_owner_a_card_for_good() -> None:
    battle = tent({"g6": "axis infantry", "f6": "axis infantry", "L7": "axis infantry"})
    events = play(battle, "play attack-center", "order g6", "order f6", "confirm", "move g6 G5")
    assert [(event.camp, event.hex) for event in of(events, Captured)] == [("axis", "G5")]
    assert [event.seat for event in of(events, Discarded)] == ["allies-cic"]
    assert cards_of(battle, "allies") == 3
    play(battle, "done")
    assert battle.view(None).active == "allies"
    play(battle, "play probe-left")
    assert cards_of(battle, "allies") == 3
    assert cards_of(battle, "axis") == 4


@pytest.mark.rule("R-ACT-17")
def test_a_second_enemy_in_the_tent_takes_no_second_card() -> None:
    battle = tent({"g6": "axis infantry", "f6": "axis infantry"})
    play(battle, "play attack-center", "order g6", "confirm", "move g6 G5")
    idle(battle, "allies")
    play(battle, "play attack-center", "order f6", "order G5", "confirm", "move G5 g4")
    before = cards_of(battle, "allies")
    events = play(battle, "move f6 G5")
    assert not of(events, Captured)
    assert cards_of(battle, "allies") == before == 3


@pytest.mark.rule("R-ACT-17")
def test_the_owner_draws_his_card_back_when_he_comes_in_again() -> None:
    battle = tent({"g6": "axis infantry", "g4": "allies infantry", "M1": "allies infantry"}, dice="FSS")
    play(battle, "play attack-center", "order g6", "confirm", "move g6 G5")
    while battle.view(None).active == "axis":
        play(battle, "done")
    assert cards_of(battle, "allies") == 3
    attack(battle, "g4", "G5")
    while asked(battle) in ("ambush", "retreat"):
        play(battle, listed(battle)[0])
    before = cards_of(battle, "allies")
    events = play(battle, "ground")
    assert [(event.camp, event.hex) for event in of(events, Captured)] == [("allies", "G5")]
    assert next(event.count for event in of(events, Drew) if event.seat == "allies-cic") == 1
    while battle.view(None).active == "allies":
        play(battle, "done")
    assert (before, cards_of(battle, "allies")) == (2, 4)


@pytest.mark.rule("R-ACT-17")
def test_the_owner_in_his_own_tent_and_a_tent_of_nobody_change_no_hand() -> None:
    own = tent({"g4": "allies infantry"}, first="allies")
    events = play(own, "play attack-center", "order g4", "confirm", "move g4 G5")
    assert not of(events, Captured)
    nobody = game({"g6": "axis infantry"}, {"G5": "headquarters-tent"}, hands=PLAIN_HANDS)
    events = play(nobody, "play attack-center", "order g6", "confirm", "move g6 G5")
    assert not of(events, Captured)
    assert cards_of(nobody, "allies") == 4


@pytest.mark.rule("R-ACT-17")
def test_a_tent_is_captured_in_passing_by_taking_ground_and_in_retreat() -> None:
    passing = tent({"g6": "axis armor"})
    play(passing, "play attack-center", "order g6", "confirm")
    way = next(text for text in listed(passing, "move") if " G5 " in text)
    assert of(play(passing, way), Captured)
    ground = tent({"g6": "axis infantry", "G5": "allies infantry 1"}, dice="ISS", hands=AXIS_TURN)
    attack(ground, "g6", "G5")
    assert of(play(ground, "ground"), Captured)
    retreat = tent({"g4": "axis infantry", "G3": "allies infantry"}, first="allies", dice="FSS", hands=ALLIED_TURN)
    attack(retreat, "G3", "g4")
    assert of(play(retreat, "retreat g4 G5"), Captured)


@pytest.mark.rule("R-ACT-17")
def test_the_card_is_lost_at_once_also_by_one_who_has_a_card_under_the_chip() -> None:
    battle = tent({"g6": "axis infantry"}, options={"commissar": "allies"})
    play(battle, "chip attack-center", "play attack-center", "order g6", "confirm")
    events = play(battle, "move g6 G5")
    assert [event.seat for event in of(events, Discarded) if event.seat == "allies-cic"] == ["allies-cic"]
    assert cards_of(battle, "allies") == 2


# --- Night -----------------------------------------------------------------------------------------------------------

GUNS = {"G9": "axis artillery", "G1": "allies artillery", "E9": "axis infantry"}
NIGHT_HANDS = {
    "axis-cic": ["probe-left", "probe-left", "attack-center", "attack-left"],
    "allies-cic": ["probe-left", "probe-left", "attack-center", "attack-left"],
}


def night(units: dict[str, str] | None = None, dice: str = "", kind: str = "rising", **more: Any) -> overlord.Game:
    """Probe Left orders nobody in either camp: a whole turn in one answer."""
    more.setdefault("hands", NIGHT_HANDS)
    options = {"night": kind, **more.pop("options", {})}
    return game(units or GUNS, dice=dice, options=options, **more)


def sight(battle: overlord.Game) -> int:
    return battle.view(None).visibility


@pytest.mark.rule("R-ACT-19", "R-RUL-15")
def test_one_sees_one_hex_until_the_first_roll() -> None:
    battle = night({"G7": "axis artillery", "G5": "allies infantry", "E7": "axis infantry", "d6": "allies infantry"})
    assert sight(battle) == 1
    play(battle, "play attack-center", "order G7", "order E7", "confirm", "done")
    assert "battle E7 d6" in listed(battle)
    assert refused(battle, "battle G7 G5").rule == "R-ACT-19"


@pytest.mark.rule("R-ACT-19")
def test_at_the_start_of_each_allied_turn_four_dice_bring_the_day_nearer() -> None:
    battle = night(dice="SIGF" + "AAII" + "SSSI" + "SSSS")
    seen = []
    for _ in range(4):
        idle(battle, "axis")
        seen.append(sight(battle))
        idle(battle, "allies")
    assert seen == [2, 2, 5, 6]


@pytest.mark.rule("R-ACT-19")
def test_the_roll_is_told_and_comes_before_the_card() -> None:
    battle = night(dice="SSIA")
    events = play(battle, "play probe-left")
    assert faces(events, "night") == ["SSIA"]
    assert [event.hexes for event in of(events, Sight)] == [3]
    assert (battle.waiting()[0].seat, asked(battle)) == ("allies-cic", "card")
    events = play(battle, "play probe-left")
    assert not faces(events, "night")  # the Axis do not roll


@pytest.mark.rule("R-ACT-19")
def test_full_day_lasts_for_the_rest_of_the_battle() -> None:
    battle = night(dice="SSSS" + "SSSS")
    for _ in range(4):
        idle(battle, "axis")
        idle(battle, "allies")
    assert faces(list(battle.told(None)), "night") == ["SSSS", "SSSS"]
    assert sight(battle) == 6


@pytest.mark.rule("R-ACT-19")
def test_the_scenario_may_name_the_other_side() -> None:
    battle = night(dice="SSII", options={"night_camp": "axis"})
    assert sight(battle) == 3
    events = play(battle, "play probe-left")
    assert not faces(events, "night")


@pytest.mark.rule("R-ACT-19", "Q-NAT-12")
@pytest.mark.parametrize(("target", "distance", "may"), [("G3", 2, True), ("g4", 3, False), ("G5", 4, False)])
def test_at_two_hexes_of_sight_artillery_hits_nothing_further_off(target: str, distance: int, may: bool) -> None:
    battle = night(
        {"G1": "allies artillery", target: "axis infantry", "E1": "allies infantry", "e2": "axis infantry"}, dice="SIII"
    )
    play(battle, "play probe-left")
    assert sight(battle) == 2
    play(battle, "play attack-center", "order G1", "order E1", "confirm", "done")
    assert (f"battle G1 {target}" in listed(battle)) is may
    if not may:
        assert refused(battle, f"battle G1 {target}").rule == "R-ACT-19"


@pytest.mark.rule("R-ACT-19")
@pytest.mark.parametrize(("kind", "name"), [("infantry", "G3"), ("armor", "G3")])
def test_no_unit_of_either_side_fires_beyond_sight(kind: str, name: str) -> None:
    both = {name: f"allies {kind}", "G5": f"axis {kind}", "E5": "axis infantry", "E3": "allies infantry"}
    near = both | {"d4": "allies infantry", "e4": "axis infantry"}
    battle = night(near, dice="IIII")
    play(battle, "play attack-center", "order G5", "order E5", "confirm", "done")
    assert refused(battle, f"battle G5 {name}").rule == "R-ACT-19"
    battle = night(near, dice="IIII", first="allies")
    play(battle, "play attack-center", f"order {name}", "order E3", "confirm", "done")
    assert refused(battle, f"battle {name} G5").rule == "R-ACT-19"


@pytest.mark.rule("R-ACT-19", "Q-NAT-12")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_by_night_planes_and_barrage_only_order_one_unit(card: str) -> None:
    battle = night(hands={"axis-cic": [card], "allies-cic": []})
    play(battle, f"play {card}")
    assert sorted(listed(battle)) == ["confirm", "order A9", "order E9", "order G9"]
    play(battle, "order E9")
    assert listed(battle) == ["confirm"]


@pytest.mark.rule("R-ACT-19")
@pytest.mark.parametrize(("stars", "falls"), [("SSSS", False), ("SSSSS", True)])
def test_with_full_day_barrage_falls_again(stars: str, falls: bool) -> None:
    battle = night(
        dice=stars[:4] + (stars + "III")[4:8],
        hands={
            "axis-cic": ["probe-left", "probe-left", "attack-left"],
            "allies-cic": ["probe-left", "barrage", "probe-left"],
        },
    )
    play(battle, "play probe-left", "play probe-left", "play probe-left", "play barrage")
    assert asked(battle) == ("barrage" if falls else "order")


@pytest.mark.rule("R-ACT-19")
def test_in_the_reverse_variant_the_day_fades_but_never_below_one_hex() -> None:
    battle = night(kind="falling", dice="SIII" + "SSSS" + "SSSS")
    assert sight(battle) == 6
    seen = []
    for _ in range(3):
        idle(battle, "axis")
        seen.append(sight(battle))
        idle(battle, "allies")
    assert seen == [5, 1, 1]


@pytest.mark.rule("R-ACT-09")
def test_a_hedgerow_is_not_entered_by_the_desert_hex() -> None:
    battle = desert(terrain={"f4": "hedgerow"})
    play(battle, "ground")
    assert "move G5 g4" in listed(battle) and "move G5 f4" not in listed(battle)


@pytest.mark.rule("R-ACT-16")
def test_camouflage_is_lost_by_battling_back() -> None:
    units = {"g6": "axis infantry", "E7": "axis artillery", "G5": "allies infantry 2"}
    battle = hidden(units, dice="ISSS", nations=("de", "gb"), options={"commonwealth": "allies"})
    play(battle, "play attack-center", "order g6", "order E7", "confirm", "done", "battle g6 G5", "battle G5 g6")
    assert "battle E7 G5" in listed(battle)
