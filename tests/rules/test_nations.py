"""What the armies of the nations do differently: Commonwealth, Italians, Marines, Japanese and the Red Army."""

from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    AnyEvent,
    CardPlayed,
    Declared,
    Discarded,
    Drew,
    Eliminated,
    Ignored,
    Lost,
    Retreated,
    Rolled,
    TookGround,
)
from overlord.engine.tables.cards import CARDS


def attack(battle: overlord.Game, unit: str, target: str) -> list[AnyEvent]:
    """Order one unit with an Attack in the center and battle where it stands."""
    return play(battle, "play attack-center", f"order {unit}", "confirm", "done", f"battle {unit} {target}")


def back_off(battle: overlord.Game) -> list[AnyEvent]:
    """Go back as far as the flags ask, any way, and not a hex further."""
    events: list[AnyEvent] = []
    while asked(battle) == "retreat":
        answers = listed(battle)
        events.extend(play(battle, "done" if "done" in answers else answers[0]))
    return events


def faces(events: list[AnyEvent], purpose: str) -> list[str]:
    return [event.faces for event in of(events, Rolled) if event.purpose == purpose]


def hand_of(battle: overlord.Game, camp: str) -> Any:
    """The hand of a camp as its commander sees it."""
    view = battle.view(f"{camp}-cic")
    return next(hand for hand in view.hands if hand.seat == f"{camp}-cic")


# --- British Commonwealth --------------------------------------------------------------------------------------------

GERMAN_ATTACK = {"axis-cic": ["attack-center", "probe-center", "probe-left"], "allies-cic": []}


def british(units: dict[str, str], terrain: dict[str, str] | None = None, dice: str = "", **more: Any) -> overlord.Game:
    """Axis to attack a Commonwealth army that holds no card, so no Ambush is asked for."""
    more.setdefault("options", {"commonwealth": "allies"})
    more.setdefault("hands", GERMAN_ATTACK)
    return game(units, terrain, dice=dice, nations=("de", "gb"), **more)


@pytest.mark.rule("R-NAT-05")
@pytest.mark.parametrize(
    ("figures", "attacker", "dice", "answers_back"),
    [
        pytest.param(2, "g6", "ISS", True, id="down to one figure"),
        pytest.param(4, "g6", "IIG", True, id="down from four to one"),
        pytest.param(3, "g6", "ISS", False, id="two figures left"),
        pytest.param(1, "g6", "SSS", True, id="one figure, no loss", marks=pytest.mark.rule("Q-NAT-03")),
        pytest.param(2, "g6", "IFS", False, id="retreated"),
        pytest.param(2, "g6", "IIS", False, id="eliminated"),
        pytest.param(2, "G7", "IS", False, id="fire at range 2", marks=pytest.mark.rule("Q-NAT-02")),
    ],
)
def test_a_commonwealth_unit_down_to_one_figure_that_stayed_may_battle_back(
    figures: int, attacker: str, dice: str, answers_back: bool
) -> None:
    battle = british({attacker: "axis infantry", "G5": f"allies infantry {figures}"}, dice=dice)
    attack(battle, attacker, "G5")
    back_off(battle)
    assert (asked(battle) == "battle-back") is answers_back
    if answers_back:
        assert battle.waiting()[0].seat == "allies-cic"
        assert listed(battle) == ["pass", "battle G5 g6"]


@pytest.mark.rule("R-NAT-05")
@pytest.mark.parametrize("kind", ["armor", "artillery", "special-forces", "combat-engineers"])
def test_every_ground_unit_of_the_commonwealth_battles_back(kind: str) -> None:
    battle = british({"g6": "axis infantry", "G5": f"allies {kind} 1"}, dice="SSS")
    attack(battle, "g6", "G5")
    assert listed(battle) == ["pass", "battle G5 g6"]


@pytest.mark.rule("Q-NAT-01", "R-NAT-05", "R-NAT-08")
def test_a_british_unit_that_ignored_the_flag_battles_back_with_one_die() -> None:
    battle = british(
        {"g6": "axis infantry", "G5": "allies infantry 2"}, {"G5": "open+sandbags"}, dice="IF" + "IGGGGGGGGG"
    )
    attack(battle, "g6", "G5")
    play(battle, "ignore 1")
    events = play(battle, "battle G5 g6")
    assert faces(events, "battle-back") == ["I"]
    assert unit_on(battle, "g6").figures == 3


@pytest.mark.rule("R-NAT-01", "R-NAT-05")
@pytest.mark.parametrize(
    ("options", "tables"),
    [
        pytest.param({}, "", id="the scenario is silent"),
        pytest.param({"commonwealth": "axis"}, "", id="the other camp's rule"),
        pytest.param({"commonwealth": "allies"}, '[[units]]\nhex = "G5"\nnation = "us"', id="an American unit"),
    ],
)
def test_nobody_battles_back_where_the_scenario_does_not_say_so(options: dict[str, str], tables: str) -> None:
    battle = british({"g6": "axis infantry", "G5": "allies infantry 2"}, dice="ISS", options=options, tables=tables)
    attack(battle, "g6", "G5")
    assert unit_on(battle, "G5").figures == 1
    assert asked(battle) == "card"


@pytest.mark.rule("R-NAT-01")
def test_the_nation_of_a_camp_alone_switches_no_rule_on() -> None:
    """Japanese without the option: a flag drives them off and they get no fourth die."""
    battle = game(
        {"G5": "axis infantry", "g4": "allies infantry"},
        first="allies",
        nations=("jp", "gb"),
        hands={"allies-cic": ["attack-center"], "axis-cic": []},
        dice="FSS",
    )
    events = attack(battle, "g4", "G5") + back_off(battle)
    assert len(of(events, Retreated)) == 1


@pytest.mark.rule("R-NAT-06", "Q-NAT-04")
@pytest.mark.parametrize(
    ("ground", "own"),
    [("forest", "open"), ("town", "open"), ("open+bunker=axis", "open"), ("open", "town"), ("hill", "open+wire")],
)
def test_the_die_of_a_battle_back_knows_no_terrain(ground: str, own: str) -> None:
    attacker = "axis infantry" if "bunker" in ground else "axis armor"
    battle = british({"g6": attacker, "G5": "allies infantry 1"}, {"g6": ground, "G5": own}, dice="SSS")
    attack(battle, "g6", "G5")
    events = play(battle, "battle G5 g6")
    assert [len(roll) for roll in faces(events, "battle-back")] == [1]


@pytest.mark.rule("R-NAT-06")
@pytest.mark.parametrize(
    ("attacker", "die", "left"),
    [("armor", "A", 2), ("armor", "I", 3), ("armor", "G", 2), ("armor", "S", 3), ("infantry", "I", 3)],
)
def test_hits_of_a_battle_back_are_the_normal_ones(attacker: str, die: str, left: int) -> None:
    battle = british({"g6": f"axis {attacker}", "G5": "allies infantry 1"}, dice="SSS" + die)
    attack(battle, "g6", "G5")
    play(battle, "battle G5 g6")
    assert unit_on(battle, "g6").figures == left


@pytest.mark.rule("R-NAT-06")
def test_a_flag_of_a_battle_back_drives_the_attacker_off() -> None:
    battle = british({"g6": "axis infantry", "G5": "allies infantry 1"}, dice="SSSF")
    attack(battle, "g6", "G5")
    events = play(battle, "battle G5 g6") + back_off(battle)
    assert [event.unit for event in of(events, Retreated)] == ["g6"]
    assert unit_on(battle, "g6") is None


@pytest.mark.rule("R-NAT-06")
def test_the_attacker_may_ignore_the_flag_of_a_battle_back_by_its_terrain() -> None:
    battle = british({"g6": "axis infantry", "G5": "allies infantry 1"}, {"g6": "open+sandbags"}, dice="SSSF")
    attack(battle, "g6", "G5")
    play(battle, "battle G5 g6")
    assert asked(battle) == "flags"
    assert battle.waiting()[0].seat == "axis-cic"
    events = play(battle, "ignore 1")
    assert of(events, Ignored) and not of(events, Retreated)
    assert unit_on(battle, "g6").camp == "axis"


@pytest.mark.rule("R-NAT-07")
def test_an_overrun_assault_can_be_battled_back() -> None:
    battle = british({"g6": "axis armor", "G5": "allies infantry 1", "f4": "allies infantry 1"}, dice="ISS" + "SSS")
    attack(battle, "g6", "G5")
    play(battle, "ground", "battle G5 f4")
    assert listed(battle) == ["pass", "battle f4 G5"]


@pytest.mark.rule("R-NAT-07")
def test_an_ambush_is_never_battled_back() -> None:
    """The British attacker is ambushed down to one figure: it goes on with its own attack instead."""
    battle = british(
        {"g6": "axis infantry", "G5": "allies infantry 2"},
        first="allies",
        hands={"allies-cic": ["attack-center"], "axis-cic": ["ambush"]},
        dice="ISS" + "SSS",
    )
    attack(battle, "G5", "g6")
    events = play(battle, "ambush axis-cic")
    assert faces(events, "ambush") == ["ISS"]
    assert faces(events, "battle") == ["SSS"]
    assert asked(battle) == "card"


@pytest.mark.rule("R-NAT-07")
def test_a_sniper_does_not_battle_back() -> None:
    battle = british({"g6": "axis infantry", "G5": "allies sniper"}, dice="SSS")
    attack(battle, "g6", "G5")
    assert unit_on(battle, "G5").kind == "sniper"
    assert asked(battle) == "card"


@pytest.mark.rule("R-NAT-07")
@pytest.mark.parametrize(("row", "expected"), [("sea", "card"), ("beach", "battle-back")])
def test_nobody_battles_back_out_of_the_ocean(row: str, expected: str) -> None:
    attacker, target = ("G3", "g2") if row == "sea" else ("G5", "g4")
    battle = british({attacker: "axis infantry", target: "allies infantry 1"}, face="beach", dice="SSS")
    attack(battle, attacker, target)
    assert asked(battle) == expected


@pytest.mark.rule("R-NAT-07")
def test_battling_back_is_a_choice_and_declining_rolls_nothing() -> None:
    battle = british({"g6": "axis infantry", "G5": "allies infantry 1"}, dice="SSS")
    attack(battle, "g6", "G5")
    events = play(battle, "pass")
    assert not of(events, Rolled)
    assert unit_on(battle, "g6").figures == 4


@pytest.mark.rule("R-NAT-07")
def test_the_unit_that_battles_back_takes_no_ground() -> None:
    battle = british({"g6": "axis infantry 1", "G5": "allies infantry 1"}, dice="SSSG")
    attack(battle, "g6", "G5")
    events = play(battle, "battle G5 g6")
    assert [event.camp for event in of(events, Eliminated)] == ["axis"]
    assert asked(battle) == "card"
    assert unit_on(battle, "G5").camp == "allies"


@pytest.mark.rule("R-NAT-08")
def test_a_flag_paid_with_a_figure_is_no_retreat() -> None:
    battle = british(
        {"g6": "axis infantry", "G5": "allies infantry 2", "f4": "allies infantry", "g4": "allies infantry"},
        dice="FSS",
    )
    attack(battle, "g6", "G5")
    assert unit_on(battle, "G5").figures == 1
    assert asked(battle) == "battle-back"


@pytest.mark.rule("R-NAT-09")
def test_after_one_assault_there_is_ground_to_take_or_a_battle_back_never_both() -> None:
    stays = british({"g6": "axis armor", "G5": "allies infantry 1"}, dice="SSSS")
    attack(stays, "g6", "G5")
    assert asked(stays) == "battle-back"
    events = play(stays, "battle G5 g6")
    assert asked(stays) == "card" and not of(events, TookGround)
    goes = british({"g6": "axis armor", "G5": "allies infantry 1"}, dice="FSS")
    attack(goes, "g6", "G5")
    back_off(goes)
    assert asked(goes) == "ground"
    play(goes, "ground")
    assert asked(goes) != "battle-back"


# --- Italian Royal Army ----------------------------------------------------------------------------------------------


def italian(units: dict[str, str], dice: str = "", terrain: dict[str, str] | None = None, **more: Any) -> overlord.Game:
    """The Allies attack an Italian army that holds no card."""
    more.setdefault("hands", {"allies-cic": ["attack-center"], "axis-cic": []})
    more.setdefault("options", {"italian_army": "axis"})
    return game(units, terrain, first="allies", nations=("it", "gb"), dice=dice, **more)


def retreats(battle: overlord.Game, hexes: int) -> int:
    """How many hexes the unit goes back when its owner wants to go so far; -1 if he may not stop there."""
    gone = 0
    while asked(battle) == "retreat":
        ways = listed(battle, "retreat")
        if gone >= hexes and "done" in listed(battle):
            play(battle, "done")
            return gone
        if gone >= hexes:
            return -1
        gone += len(of(play(battle, ways[0]), Retreated))
    return gone


@pytest.mark.rule("R-NAT-12", "Q-NAT-10")
@pytest.mark.parametrize("kind", ["infantry", "armor"])
@pytest.mark.parametrize(
    ("flags", "wanted", "gone"),
    [(1, 0, -1), (1, 1, 1), (1, 2, 2), (1, 3, 3), (1, 4, 3), (2, 1, -1), (2, 2, 2), (2, 5, 5)],
)
def test_italians_go_back_one_to_three_hexes_for_each_flag(kind: str, flags: int, wanted: int, gone: int) -> None:
    battle = italian({"F3": f"axis {kind}", "e2": "allies infantry"}, dice="FFF"[:flags] + "SSS"[flags:])
    attack(battle, "e2", "F3")
    assert asked(battle) == "retreat"
    assert retreats(battle, wanted) == gone


@pytest.mark.rule("R-NAT-12", "R-NAT-01")
@pytest.mark.parametrize(
    "more",
    [{"options": {}}, {"tables": '[[units]]\nhex = "F3"\nnation = "de"'}],
    ids=["the scenario is silent", "a German among Italians"],
)
def test_others_go_back_one_hex_a_flag(more: dict[str, Any]) -> None:
    battle = italian({"F3": "axis infantry", "e2": "allies infantry"}, dice="FSS", **more)
    attack(battle, "e2", "F3")
    assert retreats(battle, 3) == 1


@pytest.mark.rule("R-NAT-13")
def test_italian_artillery_may_ignore_one_flag() -> None:
    battle = italian({"F3": "axis artillery", "e2": "allies infantry"}, dice="FFS")
    attack(battle, "e2", "F3")
    assert listed(battle) == ["ignore 0", "ignore 1"]
    play(battle, "ignore 1")
    assert retreats(battle, 1) == 1


@pytest.mark.rule("R-NAT-13")
@pytest.mark.parametrize(
    ("unit", "tables"),
    [("axis infantry", ""), ("axis armor", ""), ("axis artillery", '[[units]]\nhex = "F3"\nnation = "de"')],
    ids=["infantry", "armor", "German artillery"],
)
def test_no_other_unit_of_an_italian_army_ignores_a_flag(unit: str, tables: str) -> None:
    battle = italian({"F3": unit, "e2": "allies infantry"}, dice="FSS", tables=tables)
    attack(battle, "e2", "F3")
    assert asked(battle) == "retreat"


HIGH_COMMAND = {"options": {"italian_high_command": "axis"}, "hand": 6}


@pytest.mark.rule("R-NAT-14")
def test_the_italian_high_command_starts_with_six_cards() -> None:
    battle = italian({"F3": "axis infantry"}, options={"italian_high_command": "axis"}, hands={}, hand=4)
    assert hand_of(battle, "axis").size == 6
    assert hand_of(battle, "allies").size == 4


@pytest.mark.rule("R-NAT-14")
def test_an_italian_unit_lost_costs_a_card_at_once_and_for_good() -> None:
    battle = italian(
        {"F3": "axis infantry 1", "e2": "allies infantry"},
        dice="ISS",
        hands={"allies-cic": ["attack-center"], "axis-cic": ["probe-left"] * 4 + ["probe-right"] * 2},
        **HIGH_COMMAND,
    )
    attack(battle, "e2", "F3")
    events = play(battle, "pass")
    assert [event.seat for event in of(events, Discarded)] == ["axis-cic"]
    assert hand_of(battle, "axis").size == 5
    play(battle, "pass")  # no ground taken; the Allies draw, the Axis are on
    play(battle, "play probe-left")  # nobody there: straight to the draw
    assert battle.view(None).active == "allies"
    assert hand_of(battle, "axis").size == 5


@pytest.mark.rule("R-NAT-14")
def test_which_card_is_lost_is_left_to_chance() -> None:
    lost = set()
    for seed in range(12):
        battle = italian(
            {"F3": "axis infantry 1", "e2": "allies infantry"},
            dice="ISS",
            hands={
                "allies-cic": ["attack-center"],
                "axis-cic": ["probe-left", "probe-right", "dig-in", "barrage", "air-power", "firefight"],
            },
            seed=seed,
            **HIGH_COMMAND,
        )
        attack(battle, "e2", "F3")
        lost.add(of(play(battle, "pass"), Discarded)[0].card)
    assert len(lost) > 2


@pytest.mark.rule("R-NAT-14")
def test_the_high_command_never_falls_below_three_cards() -> None:
    battle = italian(
        dict.fromkeys(("F5", "G5", "H5", "I5"), "axis infantry 1"),
        dice="GGGGGGGG",
        hands={"allies-cic": ["air-power"], "axis-cic": ["probe-left"] * 4 + ["probe-right"] * 2},
        **HIGH_COMMAND,
    )
    events = play(battle, "play air-power", *(f"target {name}" for name in ("F5", "G5", "H5", "I5")), "confirm")
    assert len(of(events, Eliminated)) == 4
    assert hand_of(battle, "axis").size == 3


@pytest.mark.rule("R-NAT-14")
def test_a_german_unit_lost_costs_the_italian_high_command_nothing() -> None:
    battle = italian(
        {"F3": "axis infantry 1", "e2": "allies infantry"},
        dice="ISS",
        hands={"allies-cic": ["attack-center"]},
        tables='[[units]]\nhex = "F3"\nnation = "de"',
        **HIGH_COMMAND,
    )
    attack(battle, "e2", "F3")
    play(battle, "pass")
    assert hand_of(battle, "axis").size == 6


# --- US Marine Corps -------------------------------------------------------------------------------------------------

INFANTRY_HEXES = ("E3", "F3", "G3", "H3", "I3", "e4", "A3", "B3", "C3", "K3", "L3", "M3")
ARMOR_HEXES = ("E1", "F1", "G1", "H1", "I1", "e2", "A1", "B1", "C1", "K1", "L1", "M1")
CORPS = dict.fromkeys(INFANTRY_HEXES, "allies infantry") | dict.fromkeys(ARMOR_HEXES, "allies armor")


def marines(card: str, units: dict[str, str] | None = None, on: bool = True, **more: Any) -> overlord.Game:
    """The Allies are Marines and have just this card."""
    options = {"gung_ho": "allies"} if on else {}
    options.update(more.pop("options", {}))
    more.setdefault("hands", {"allies-cic": [card, "probe-left", "probe-left", "probe-left"]})
    return game(units or CORPS, first="allies", nations=("jp", "us"), spare=True, options=options, **more)


def number_ordered(battle: overlord.Game) -> int:
    """How many units can be named, one after the other, until none is offered."""
    count = 0
    while asked(battle) == "order" and listed(battle, "order"):
        play(battle, listed(battle, "order")[0])
        count += 1
    return count


@pytest.mark.parametrize(
    ("card", "printed", "gung_ho"),
    [
        pytest.param("recon-center", 1, 2, marks=pytest.mark.rule("R-NAT-16")),
        pytest.param("probe-center", 2, 3, marks=pytest.mark.rule("R-NAT-16", "Q-NAT-08")),
        pytest.param("probe-left", 2, 3, marks=pytest.mark.rule("R-NAT-16")),
        pytest.param("attack-center", 3, 4, marks=pytest.mark.rule("R-NAT-16")),
        pytest.param("recon-in-force", 3, 4, marks=pytest.mark.rule("R-NAT-16")),
        pytest.param("general-advance", 6, 7, marks=pytest.mark.rule("R-NAT-16")),
        pytest.param("pincer-move", 4, 5, marks=pytest.mark.rule("R-NAT-16")),
        pytest.param("direct-from-hq", 4, 5, marks=pytest.mark.rule("R-NAT-17", "Q-NAT-08")),
        pytest.param("armor-assault", 4, 5, marks=pytest.mark.rule("R-NAT-17")),
        pytest.param("move-out", 4, 5, marks=pytest.mark.rule("R-NAT-17")),
        pytest.param("dig-in", 4, 5, marks=pytest.mark.rule("R-NAT-17")),
        pytest.param("firefight", 4, 5, marks=pytest.mark.rule("R-NAT-17")),
        pytest.param("behind-enemy-lines", 1, 2, marks=pytest.mark.rule("R-NAT-17")),
    ],
)
def test_marines_order_one_unit_more_than_the_card_shows(card: str, printed: int, gung_ho: int) -> None:
    plain = marines(card, on=False)
    play(plain, f"play {card}")
    assert number_ordered(plain) == printed
    battle = marines(card)
    play(battle, f"play {card}")
    assert number_ordered(battle) == gung_ho


@pytest.mark.rule("R-NAT-16")
@pytest.mark.parametrize(
    ("card", "section", "most"),
    [("recon-in-force", "EFGHIe", 2), ("general-advance", "EFGHIe", 3), ("pincer-move", "ABC", 3)],
)
def test_the_extra_unit_of_a_card_for_several_sections_is_one_in_one_section(
    card: str, section: str, most: int
) -> None:
    battle = marines(card)
    play(battle, f"play {card}")
    for _ in range(most):
        play(battle, next(order for order in listed(battle, "order") if order.split()[1][0] in section))
    elsewhere = listed(battle, "order")
    assert elsewhere
    assert not [order for order in elsewhere if order.split()[1][0] in section]


@pytest.mark.rule("R-NAT-16")
def test_the_extra_unit_of_a_pincer_move_is_not_in_the_center() -> None:
    battle = marines("pincer-move")
    play(battle, "play pincer-move")
    assert all(order.split()[1][0] in "ABCKLM" for order in listed(battle, "order"))


@pytest.mark.parametrize(
    ("card", "kind", "count"),
    [
        pytest.param("armor-assault", "infantry", 2, marks=pytest.mark.rule("R-NAT-17")),
        pytest.param("move-out", "armor", 2, marks=pytest.mark.rule("R-NAT-17")),
        pytest.param("dig-in", "armor", 2, marks=pytest.mark.rule("R-NAT-17")),
        pytest.param("behind-enemy-lines", "armor", 2, marks=pytest.mark.rule("R-NAT-17")),
        pytest.param("artillery-bombard", "infantry", 1, marks=pytest.mark.rule("R-NAT-18")),
    ],
)
def test_the_fallback_of_a_card_grows_for_marines_where_the_card_does(card: str, kind: str, count: int) -> None:
    battle = marines(card, dict.fromkeys((*INFANTRY_HEXES, "M1"), f"allies {kind}"))
    play(battle, f"play {card}")
    assert number_ordered(battle) == count


@pytest.mark.rule("R-NAT-17")
def test_marine_medics_treat_two_units_and_roll_for_each() -> None:
    battle = marines(
        "medics-and-mechanics",
        {"G3": "allies infantry", "H3": "allies infantry", "F3": "allies infantry"},
        hands={
            "axis-cic": ["air-power", "ambush"],
            "allies-cic": ["medics-and-mechanics", "probe-left", "probe-left", "probe-left"],
        },
        dice="III" + "IAAA" + "SAAA",
    )
    # The battle begins with the Allies; they pass with an empty section, the planes come, the medics follow.
    play(battle, "play probe-left", "play air-power", "target F3", "target G3", "target H3", "confirm")
    play(battle, "play medics-and-mechanics", "target F3", "target G3")
    assert not listed(battle, "target")
    events = play(battle, "confirm")
    assert faces(events, "medics") == ["IAAA", "SAAA"]
    assert [unit_on(battle, name).figures for name in ("F3", "G3", "H3")] == [4, 4, 3]
    assert asked(battle) == "move"


@pytest.mark.rule("R-NAT-18", "Q-NAT-08")
def test_air_power_of_marines_still_names_four_targets() -> None:
    row = ("E5", "F5", "G5", "H5", "I5")
    battle = marines("air-power", CORPS | dict.fromkeys(row, "axis infantry"), dice="AAAAAAAA")
    play(battle, "play air-power", *(f"target {name}" for name in row[:4]))
    assert listed(battle) == ["confirm"]
    events = play(battle, "confirm")
    assert [len(roll) for roll in faces(events, "air-power")] == [2, 2, 2, 2]


@pytest.mark.rule("R-NAT-18")
def test_barrage_of_marines_still_falls_on_one_unit() -> None:
    battle = marines("barrage", CORPS | {"G7": "axis infantry", "E7": "axis infantry"}, dice="AAAA")
    events = play(battle, "play barrage", "target G7")
    assert faces(events, "barrage") == ["AAAA"]
    assert battle.view(None).active == "axis"


@pytest.mark.rule("R-NAT-18")
def test_their_finest_hour_of_marines_orders_what_the_dice_say() -> None:
    battle = marines("their-finest-hour", dice="IAFG")
    play(battle, "play their-finest-hour")
    assert number_ordered(battle) == 2


@pytest.mark.rule("R-NAT-18")
def test_close_assault_of_marines_orders_only_those_beside_an_enemy() -> None:
    battle = marines("close-assault", CORPS | {"G5": "axis infantry", "f4": "allies infantry", "g4": "allies armor"})
    play(battle, "play close-assault")
    assert sorted(listed(battle, "order")) == ["order f4", "order g4"]


@pytest.mark.rule("R-NAT-18")
def test_infantry_assault_of_marines_stays_in_its_section_and_its_fallback_is_one_unit() -> None:
    battle = marines("infantry-assault")
    play(battle, "play infantry-assault", "lay infantry-assault s2")
    assert number_ordered(battle) == 6
    alone = marines("infantry-assault", dict.fromkeys((*ARMOR_HEXES, "M1"), "allies armor"))
    play(alone, "play infantry-assault", "lay infantry-assault s2")
    assert number_ordered(alone) == 1


@pytest.mark.rule("R-NAT-18")
@pytest.mark.parametrize(
    "card",
    [
        *("air-power", "air-sortie", "artillery-bombard", "barrage"),
        *("close-assault", "infantry-assault", "their-finest-hour"),
    ],
)
def test_the_cards_that_stay_as_they_are(card: str) -> None:
    assert not CARDS[card].orders.one_more_for_marines


@pytest.mark.rule("R-NAT-19")
def test_marines_who_counter_a_japanese_card_order_one_more() -> None:
    battle = marines(
        "counter-attack",
        CORPS | {"G7": "axis infantry", "H7": "axis infantry", "I7": "axis infantry", "F7": "axis infantry"},
        hands={"axis-cic": ["probe-center", "ambush"], "allies-cic": ["probe-left", "counter-attack"]},
    )
    play(battle, "play probe-left", "confirm", "play probe-center", "confirm", "play counter-attack")
    assert number_ordered(battle) == 3


@pytest.mark.rule("R-NAT-19")
def test_japanese_who_counter_marines_order_the_printed_number() -> None:
    battle = marines(
        "probe-center",
        CORPS | {"G7": "axis infantry", "H7": "axis infantry", "I7": "axis infantry", "F7": "axis infantry"},
        hands={"axis-cic": ["counter-attack"], "allies-cic": ["probe-center"]},
    )
    play(battle, "play probe-center")
    assert number_ordered(battle) == 3
    play(battle, "confirm", "done")
    while asked(battle) == "battle":
        play(battle, "done")
    play(battle, "play counter-attack")
    assert number_ordered(battle) == 2


@pytest.mark.rule("R-NAT-20")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_by_night_planes_and_guns_order_two_units_of_marines(card: str) -> None:
    battle = marines(card, options={"night": "rising", "night_camp": "axis"})
    play(battle, f"play {card}")
    assert number_ordered(battle) == 2
    plain = marines(card, on=False, options={"night": "rising", "night_camp": "axis"})
    play(plain, f"play {card}")
    assert number_ordered(plain) == 1


# --- Imperial Japanese Army ------------------------------------------------------------------------------------------


def japanese(units: dict[str, str], terrain: dict[str, str] | None = None, **more: Any) -> overlord.Game:
    """A Japanese army at the top; the Allies attack unless `first` says otherwise."""
    more.setdefault("first", "allies")
    more.setdefault("hands", {"allies-cic": ["attack-center"], "axis-cic": []})
    more.setdefault("options", {"japanese_army": "axis"})
    return game(units, terrain, nations=("jp", "us"), **more)


def driven_back(battle: overlord.Game, attacker: str, target: str) -> int:
    """The hexes a unit goes back when attacked, without being asked which flags it ignores."""
    events = attack(battle, attacker, target)
    assert asked(battle) != "flags"
    return len(of(events + back_off(battle), Retreated))


@pytest.mark.rule("R-NAT-22")
@pytest.mark.parametrize(
    ("ground", "dice", "hexes"),
    [
        pytest.param("open", "FAA", 0, marks=pytest.mark.rule("Q-NAT-05")),
        pytest.param("open", "FFA", 1, marks=pytest.mark.rule("Q-NAT-05")),
        pytest.param("open", "FFF", 2),
        pytest.param("open+sandbags", "FFA", 0, marks=pytest.mark.rule("Q-NAT-05")),
        pytest.param("open+sandbags", "FFF", 1),
        pytest.param("open+bunker=axis", "FFF", 1),
        pytest.param("open+bunker=allies", "FFF", 2),
        pytest.param("cave", "FFF", 0),
        pytest.param("mountain-cave", "FFF", 0),
        pytest.param("open+fortress", "FFF", 0, marks=pytest.mark.rule("R-RUL-17")),
    ],
)
def test_yamato_ignores_the_first_flag_and_one_more_under_cover(ground: str, dice: str, hexes: int) -> None:
    battle = japanese({"G5": "axis infantry", "g4": "allies artillery"}, {"G5": ground, "f6": "hill"}, dice=dice)
    assert driven_back(battle, "g4", "G5") == hexes


@pytest.mark.rule("R-NAT-22")
def test_even_on_sandbags_two_infantry_dice_of_flags_move_nobody() -> None:
    battle = japanese({"G5": "axis infantry", "g4": "allies infantry"}, {"G5": "open+sandbags"}, dice="FF")
    assert driven_back(battle, "g4", "G5") == 0


@pytest.mark.rule("R-NAT-22")
@pytest.mark.parametrize("kind", ["armor", "artillery", "sniper"])
def test_yamato_is_for_infantry_and_not_for_snipers(kind: str) -> None:
    battle = japanese({"G5": f"axis {kind}", "g4": "allies infantry"}, dice="FSS")
    assert driven_back(battle, "g4", "G5") == 1


@pytest.mark.rule("R-NAT-22")
@pytest.mark.parametrize("ground", ["open", "open+sandbags", "cave", "open+fortress"])
@pytest.mark.parametrize(("card", "dice", "hexes"), [("air-power", "FF", 2), ("barrage", "FAAA", 1)])
def test_yamato_is_no_help_against_planes_and_barrage(ground: str, card: str, dice: str, hexes: int) -> None:
    battle = japanese({"G5": "axis infantry"}, {"G5": ground}, hands={"allies-cic": [card], "axis-cic": []}, dice=dice)
    events = play(battle, f"play {card}", "target G5", *(["confirm"] if card == "air-power" else []))
    assert asked(battle) != "flags"
    assert len(of(events + back_off(battle), Retreated)) == hexes


def dice_declared(events: list[AnyEvent]) -> list[int]:
    return [event.dice for event in of(events, Declared)]


BANZAI = {"axis-cic": ["attack-center", "probe-left", "infantry-assault"], "allies-cic": []}


@pytest.mark.rule("R-NAT-23")
@pytest.mark.parametrize(
    ("attacker", "kind", "dice"),
    [
        ("g6", "infantry", 4),
        ("G7", "infantry", 2),
        ("g6", "armor", 3),
        ("g6", "sniper", 1),
        ("g6", "machine-gun-early", 4),
    ],
)
def test_seishin_is_one_more_die_for_full_infantry_in_close_assault(attacker: str, kind: str, dice: int) -> None:
    battle = japanese({attacker: f"axis {kind}", "G5": "allies infantry"}, first="axis", hands=BANZAI)
    assert dice_declared(attack(battle, attacker, "G5")) == [dice]


@pytest.mark.rule("R-NAT-23")
def test_seishin_is_lost_with_the_first_figure() -> None:
    battle = japanese(
        {"g6": "axis infantry", "G5": "allies infantry"},
        hands={"axis-cic": ["attack-center"], "allies-cic": ["barrage"]},
        dice="IAAA" + "SSS",
    )
    play(battle, "play barrage", "target g6")
    events = attack(battle, "g6", "G5")
    assert dice_declared(events) == [3]


@pytest.mark.rule("R-NAT-23")
def test_seishin_counts_when_ambushing() -> None:
    battle = japanese(
        {"G5": "axis infantry", "g4": "allies infantry"},
        hands={"allies-cic": ["attack-center"], "axis-cic": ["ambush"]},
        dice="SSSSSSS",
    )
    attack(battle, "g4", "G5")
    assert faces(play(battle, "ambush axis-cic"), "ambush") == ["SSSS"]


@pytest.mark.rule("R-NAT-23")
def test_seishin_is_lost_to_an_ambush_in_the_middle_of_the_battle() -> None:
    battle = japanese(
        {"g6": "axis infantry", "G5": "allies infantry"},
        first="axis",
        hands={"axis-cic": ["attack-center"], "allies-cic": ["ambush"]},
        dice="ISS" + "SSSS",
    )
    assert dice_declared(attack(battle, "g6", "G5")) == [4]
    events = play(battle, "ambush allies-cic")
    assert faces(events, "ambush") == ["ISS"]
    assert faces(events, "battle") == ["SSS"]


def moved_two(unit: str, enemy: str, terrain: dict[str, str] | None = None, **more: Any) -> overlord.Game:
    """An Axis unit goes from G9 over two hexes to G7; its enemy waits there."""
    battle = japanese({"G9": unit, enemy: "allies infantry"}, terrain, first="axis", hands=BANZAI, **more)
    play(battle, "play attack-center", "order G9", "confirm", "move G9 G7")
    if asked(battle) == "move":
        play(battle, "done")
    return battle


@pytest.mark.rule("R-NAT-24", "Q-NAT-06")
def test_banzai_infantry_moves_two_and_close_assaults_with_four_dice() -> None:
    battle = moved_two("axis infantry", "g6")
    assert dice_declared(play(battle, "battle G7 g6")) == [4]


@pytest.mark.rule("R-NAT-24", "Q-NAT-07")
def test_banzai_is_not_for_fire_at_range() -> None:
    battle = moved_two("axis infantry", "G5")
    assert asked(battle) == "card"  # nothing to battle: the turn went by
    both = japanese(
        {"G9": "axis infantry", "E9": "axis infantry", "G5": "allies infantry", "E7": "allies infantry"},
        first="axis",
        hands=BANZAI,
    )
    play(both, "play attack-center", "order G9", "order E9", "confirm", "move G9 G7", "done")
    assert "battle E9 E7" in listed(both)
    assert refused(both, "battle G7 G5").rule == "R-BAT-03"


@pytest.mark.rule("R-NAT-24")
def test_after_one_hex_japanese_infantry_fires_like_any_other() -> None:
    battle = japanese({"g8": "axis infantry", "G5": "allies infantry"}, first="axis", hands=BANZAI)
    play(battle, "play attack-center", "order g8", "confirm", "move g8 G7")
    assert dice_declared(play(battle, "battle G7 G5")) == [2]


@pytest.mark.rule("R-NAT-24", "R-NAT-01")
@pytest.mark.parametrize(
    ("unit", "options", "may"),
    [
        ("axis infantry", {"japanese_army": "axis"}, True),
        ("axis machine-gun-late", {"japanese_army": "axis"}, True),
        ("axis infantry", {}, False),
        ("axis machine-gun-early", {"japanese_army": "axis"}, False),
        ("axis mortar-early", {"japanese_army": "axis"}, False),
        ("axis anti-tank-gun-early", {"japanese_army": "axis"}, False),
    ],
)
def test_who_has_banzai(unit: str, options: dict[str, str], may: bool) -> None:
    assert (asked(moved_two(unit, "g6", options=options)) == "battle") is may


@pytest.mark.rule("R-NAT-24")
def test_terrain_stops_banzai() -> None:
    wood = {"f8": "forest", "g8": "forest"}
    battle = japanese({"G9": "axis infantry", "g6": "allies infantry"}, wood, first="axis", hands=BANZAI)
    play(battle, "play attack-center", "order G9", "confirm")
    assert "move G9 g8" in listed(battle)
    assert refused(battle, "move G9 G7").rule
    edge = moved_two("axis infantry", "g6", {"G7": "forest"})
    assert asked(edge) == "card"  # no battle on entering a wood


@pytest.mark.rule("R-NAT-25")
def test_japanese_infantry_may_move_two_and_then_remove_wire() -> None:
    battle = moved_two("axis infantry", "M1", {"G7": "open+wire"})
    assert listed(battle, "special") == ["special remove-wire G7"]
    play(battle, "special remove-wire G7")
    assert asked(battle) == "card"
    others = moved_two("axis infantry", "M1", {"G7": "open+wire"}, options={})
    assert asked(others) == "card"


CAVES = {"E7": "cave", "I3": "cave", "H7": "mountain-cave", "I5": "cave"}


def tunnels(unit: str, terrain: dict[str, str] = CAVES, **more: Any) -> overlord.Game:
    battle = japanese({"E7": unit, "I5": "axis infantry", **more.pop("also", {})}, terrain, first="axis", **more)
    play(battle, "play attack-center", "order E7", "confirm")
    return battle


@pytest.mark.rule("R-NAT-26")
def test_japanese_infantry_goes_from_cave_to_cave() -> None:
    battle = tunnels("axis infantry", hands=BANZAI)
    moves = listed(battle, "move")
    assert "move E7 I3" in moves
    assert "move E7 H7" in moves
    assert refused(battle, "move E7 I5").key == "occupied"


@pytest.mark.rule("R-NAT-26")
@pytest.mark.parametrize(
    ("unit", "start", "options"),
    [
        ("axis infantry", "cave", {}),
        ("axis infantry", "hill", {"japanese_army": "axis"}),
        ("axis sniper", "cave", {"japanese_army": "axis"}),
    ],
    ids=["not Japanese", "not in a cave", "a sniper"],
)
def test_the_tunnels_are_for_japanese_infantry_in_a_cave(unit: str, start: str, options: dict[str, str]) -> None:
    battle = tunnels(unit, CAVES | {"E7": start}, hands=BANZAI, options=options)
    assert "move E7 I3" not in listed(battle, "move")


@pytest.mark.rule("R-NAT-26")
def test_a_cave_beside_the_unit_is_no_way_into_the_tunnels_this_turn() -> None:
    battle = tunnels("axis infantry", {"E7": "open", "d6": "cave", "I3": "cave"}, hands=BANZAI)
    assert "move E7 d6" in listed(battle, "move")
    assert "move E7 I3" not in listed(battle, "move")


@pytest.mark.rule("R-NAT-26")
def test_the_tunnel_is_the_whole_move_counts_one_hex_and_leaves_the_battle() -> None:
    battle = tunnels("axis infantry", hands=BANZAI, also={"G3": "allies infantry"})
    play(battle, "move E7 I3")
    assert not listed(battle, "move")
    events = play(battle, "battle I3 G3")  # fire at range 2 is for those who moved one hex at most
    assert dice_declared(events) == [2]


@pytest.mark.rule("R-RUL-17")
@pytest.mark.parametrize(("options", "may"), [({"japanese_army": "axis"}, True), ({}, False)])
def test_banzai_and_the_road_add_up(options: dict[str, str], may: bool) -> None:
    battle = japanese(
        {"E5": "axis infantry", "I5": "allies infantry"},
        first="axis",
        hands=BANZAI,
        options=options,
        top='roads = ["E5 F5 G5 H5"]',
    )
    play(battle, "play attack-center", "order E5", "confirm", "move E5 H5")
    assert (asked(battle) == "battle") is may


@pytest.mark.rule("R-RUL-17", "R-NAT-24")
def test_three_hexes_along_a_road_leave_no_fire_at_range() -> None:
    battle = japanese(
        {"E5": "axis infantry", "J5": "allies infantry"}, first="axis", hands=BANZAI, top='roads = ["E5 F5 G5 H5"]'
    )
    play(battle, "play attack-center", "order E5", "confirm", "move E5 H5")
    assert asked(battle) == "card"


# --- Red Army: the political commissar -------------------------------------------------------------------------------

SOVIET_HAND = ["probe-center", "attack-center", "probe-right", "probe-left"]


def soviet(hand: list[str], axis: list[str] | None = None, **more: Any) -> overlord.Game:
    """The Red Army plays first and has just been dealt this hand."""
    hands = {"allies-cic": hand, "axis-cic": axis or ["probe-left", "probe-left", "attack-left", "attack-left"]}
    units = more.pop("units", {"G3": "allies infantry"})
    more.setdefault("first", "allies")
    return game(units, nations=("de", "ru"), hands=hands, options={"commissar": "allies"}, **more)


@pytest.mark.rule("R-NAT-30")
def test_after_the_deal_a_card_goes_under_the_chip() -> None:
    battle = soviet(SOVIET_HAND)
    assert (battle.waiting()[0].seat, asked(battle)) == ("allies-cic", "chip")
    play(battle, "chip probe-center")
    hand = hand_of(battle, "allies")
    assert hand.chip_cards == ("probe-center",)
    assert sorted(hand.cards) == ["attack-center", "probe-left", "probe-right"]


@pytest.mark.rule("R-NAT-30")
def test_each_turn_a_new_card_goes_under_the_chip_and_the_old_one_is_played() -> None:
    battle = soviet(SOVIET_HAND)
    play(battle, "chip probe-center")
    assert sorted(listed(battle)) == ["chip attack-center", "chip probe-left", "chip probe-right"]
    events = play(battle, "chip attack-center")
    assert [event.card for event in of(events, CardPlayed)] == ["probe-center"]
    assert hand_of(battle, "allies").chip_cards == ("attack-center",)
    assert number_ordered(battle) == 1
    events = play(battle, "confirm", "done")
    assert [(event.seat, event.count) for event in of(events, Drew)] == [("allies-cic", 1)]
    hand = hand_of(battle, "allies")
    assert (hand.size, hand.chip) == (3, 1)
    play(battle, "play probe-left")  # the Axis have nobody there
    events = play(battle, "chip probe-left")
    assert [event.card for event in of(events, CardPlayed)] == ["attack-center"]


@pytest.mark.rule("R-NAT-30")
def test_a_card_of_the_hand_is_not_played_at_once() -> None:
    battle = soviet(SOVIET_HAND)
    play(battle, "chip probe-center")
    assert refused(battle, "play attack-center").rule == "R-NAT-30"
    assert refused(battle, "play probe-center").rule


@pytest.mark.rule("R-NAT-30", "R-NAT-01")
def test_only_the_camp_named_by_the_scenario_has_a_commissar() -> None:
    battle = game({"G3": "allies infantry"}, first="allies", nations=("de", "ru"), hands={"allies-cic": SOVIET_HAND})
    assert asked(battle) == "card"
    assert "play probe-center" in listed(battle)
    both = soviet(SOVIET_HAND, first="axis")
    play(both, "chip probe-center")
    assert both.view(None).hands[0].chip == 0
    assert listed(both, "play", "axis-cic") == ["play probe-left", "play attack-left"]


@pytest.mark.rule("R-NAT-30")
def test_a_card_taken_from_under_the_chip_is_shown_and_cannot_be_taken_back() -> None:
    battle = soviet(SOVIET_HAND)
    play(battle, "chip probe-center", "chip attack-center")
    with pytest.raises(overlord.Illegal):
        battle.undo("allies-cic")


@pytest.mark.rule("R-NAT-31", "Q-NAT-09")
def test_a_recon_straight_from_the_hand_leaves_the_card_under_the_chip() -> None:
    battle = soviet(["probe-center", "attack-center", "recon-left", "probe-left"])
    play(battle, "chip probe-center")
    assert "play recon-left" in listed(battle)
    events = play(battle, "play recon-left")
    assert [event.card for event in of(events, CardPlayed)] == ["recon-left"]
    assert asked(battle) == "keep"
    play(battle, listed(battle)[0])
    hand = hand_of(battle, "allies")
    assert (hand.chip_cards, hand.size) == (("probe-center",), 3)
    play(battle, "play probe-left")
    assert [event.card for event in of(play(battle, "chip attack-center"), CardPlayed)] == ["probe-center"]


@pytest.mark.rule("R-NAT-31")
def test_a_counter_attack_straight_from_the_hand_leaves_the_card_under_the_chip() -> None:
    battle = soviet(
        ["probe-left", "attack-center", "counter-attack", "probe-left"],
        axis=["probe-center", "ambush"],
        first="axis",
        units={"G3": "allies infantry"},
    )
    play(battle, "chip attack-center", "play probe-center")
    events = play(battle, "play counter-attack")
    assert of(events, CardPlayed)[0].copied == "probe-center"
    assert number_ordered(battle) == 1
    assert hand_of(battle, "allies").chip_cards == ("attack-center",)


@pytest.mark.rule("R-NAT-31")
@pytest.mark.parametrize("card", ["recon-in-force", "probe-left", "direct-from-hq", "barrage"])
def test_no_other_card_comes_straight_from_the_hand(card: str) -> None:
    battle = soviet(["probe-center", "attack-center", card])
    play(battle, "chip probe-center")
    assert f"chip {card}" in listed(battle)
    assert not listed(battle, "play")


@pytest.mark.rule("R-NAT-32")
def test_an_ambush_never_goes_under_the_chip() -> None:
    battle = soviet(["ambush", "probe-center", "probe-right", "probe-left"])
    assert "chip ambush" not in listed(battle)
    refused(battle, "chip ambush")
    play(battle, "chip probe-center")
    assert "chip ambush" not in listed(battle)
    assert refused(battle, "chip ambush").rule == "R-NAT-32"


@pytest.mark.rule("R-NAT-32")
def test_an_ambush_is_played_from_the_hand_as_usual() -> None:
    battle = soviet(
        ["ambush", "probe-center", "probe-right", "probe-left"],
        axis=["attack-center"],
        first="axis",
        units={"g6": "axis infantry", "G5": "allies infantry"},
        dice="ISS" + "SSS",
    )
    play(battle, "chip probe-center")
    attack(battle, "g6", "G5")
    events = play(battle, "ambush allies-cic")
    assert [event.left for event in of(events, Lost)] == [3]
    assert hand_of(battle, "allies").chip_cards == ("probe-center",)


@pytest.mark.rule("R-NAT-33")
@pytest.mark.parametrize(
    ("card", "answers"), [("their-finest-hour", []), ("medics-and-mechanics", ["target G3", "confirm"])]
)
def test_the_card_under_the_chip_is_a_card_held(card: str, answers: list[str]) -> None:
    battle = soviet(
        [card, "attack-center", "probe-right", "probe-left"],
        axis=["barrage", "probe-left"],
        first="axis",
        dice="IAAA" + "FFFFFFFF",
    )
    play(battle, f"chip {card}", "play barrage", "target G3")
    events = play(battle, "chip attack-center", *answers)
    assert [event.faces for event in of(events, Rolled)] == ["FFFF"]  # two in hand, one under the chip, one in play


@pytest.mark.rule("R-NAT-08")
def test_a_flag_paid_by_a_gun_locked_in_its_bunker_is_no_retreat() -> None:
    battle = british({"g6": "axis infantry", "G5": "allies artillery"}, {"G5": "open+bunker=allies"}, dice="FS")
    attack(battle, "g6", "G5")
    play(battle, "ignore 0")
    assert (unit_on(battle, "G5").figures, asked(battle)) == (1, "battle-back")


@pytest.mark.rule("R-NAT-23")
def test_seishin_goes_by_the_strength_at_set_up() -> None:
    battle = japanese({"g6": "axis infantry 3", "G5": "allies infantry"}, first="axis", hands=BANZAI)
    assert dice_declared(attack(battle, "g6", "G5")) == [4]
