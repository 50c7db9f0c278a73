"""The Pacific in Overlord: the Marines' one unit more, their counter-attacks, and the Japanese army (overlord 7)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import AnyEvent, Declared, Ignored, Lost, Marked, Ordered, Retreated, Rolled

# The Japanese are the axis, at the top; the Marines the allies, at the bottom. Axis left and Marine right face each
# other over s5 and s6 (letters R to Z), the centers over s3 and s4 (J to Q), the others over s1 and s2 (A to I).
FOUR = {"axis": 4, "allies": 4}
SEATS = tuple(f"{camp}-{role}" for camp in ("axis", "allies") for role in ("cic", "left", "center", "right"))
COLUMNS = {"s1": "ABC", "s2": "EFG", "s3": "JKL", "s4": "NOP", "s5": "STU", "s6": "WXY"}
FLANK = {"left": ("s1", "s2"), "center": ("s3", "s4"), "right": ("s5", "s6")}
OPPOSITE = {"left": "right", "center": "center", "right": "left"}
Given = Mapping[str, Sequence[str]]


def troops(camp: str, *kinds: str) -> dict[str, str]:
    """Three units of each of these kinds in every section."""
    rows = (3, 1) if camp == "allies" else (7, 9)
    letters = "".join(COLUMNS.values())
    return {f"{letter}{row}": f"{camp} {kind}" for row, kind in zip(rows, kinds, strict=False) for letter in letters}


# The spare units in the corners are infantry: A9 of the axis in s1, Z1 of the allies in s6.
MARINES = troops("allies", "infantry", "armor")
JAPANESE = troops("axis", "infantry", "armor")
BOTH = {**JAPANESE, **MARINES}
PACIFIC = {"gung_ho": "allies", "japanese_army": "axis"}


def landed(
    hand: str = "",
    enemy: str = "",
    first: str = "allies",
    units: Mapping[str, str] = BOTH,
    options: Mapping[str, object] = PACIFIC,
    **more: Any,
) -> overlord.Game:
    """The battle begins; each commander holds these cards and an Ambush that stays."""
    hands = {"allies-cic": [*hand.split(), "ambush"], "axis-cic": [*enemy.split(), "ambush"]}
    settings = {"hand": 8, "nations": ("jp", "us"), "seating": FOUR, **more}
    battle = game(units, board="overlord", hands=hands, first=first, options=options, **settings)
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


def commanded(
    battle: overlord.Game, given: Given, kept: str = "", mark: str = "", camp: str = "allies"
) -> list[AnyEvent]:
    """The commander hands out, marks a general, and visits nobody."""
    told: list[AnyEvent] = []
    for general, cards in given.items():
        told += play(battle, *(f"give {card} {camp}-{general}" for card in cards))
    told += play(battle, *([f"keep {kept}"] if kept else []), *([f"gung-ho {camp}-{mark}"] if mark else []), "confirm")
    return told + (play(battle, "pass") if asked(battle) == "visit" else [])


def named(battle: overlord.Game, general: str, most: int = 99) -> list[str]:
    """Name unit after unit until none is offered to this general, or so many."""
    hexes: list[str] = []
    while len(hexes) < most and (offered := listed(battle, "order", general)):
        play(battle, f"{general}: {offered[0]}")
        hexes.append(offered[0].split()[1])
    return hexes


def ordered(battle: overlord.Game, general: str) -> int:
    """How many units this general can order with the card that he lays first where he can, and no more."""
    play(battle, f"{general}: {listed(battle, 'lay', general)[0]}")
    return len(named(battle, general))


def rushed(battle: overlord.Game) -> list[AnyEvent]:
    """Nobody does more than he must, to the end of this turn."""
    turn = battle.turn
    told: list[AnyEvent] = []
    while battle.turn == turn:
        offered = listed(battle)
        told += play(battle, next((text for text in ("pass", "confirm", "done") if text in offered), offered[0]))
    return told


def countering(card: str, general: str = "left", **more: Any) -> overlord.Game:
    """The Japanese general has played this card; the Marine opposite him has been given a Counter-Attack."""
    battle = landed("counter-attack", card, first="axis", **more)
    commanded(battle, {general: [card]}, camp="axis")
    rushed(battle)
    commanded(battle, {OPPOSITE[general]: ["counter-attack"]})
    return battle


# ---- one general, one unit more, on his Section card ---------------------------------------------


@pytest.mark.rule("O-PAC-01")
@pytest.mark.parametrize(
    ("card", "general", "printed"),
    [
        ("recon-left", "left", 1),
        ("probe-center", "center", 2),
        ("attack-right", "right", 3),
        ("pincer-move", "left", 2),
        ("recon-in-force", "center", 2),
        ("general-advance", "right", 4),
    ],
)
def test_the_marked_general_orders_one_unit_more_than_his_section_card_says(
    card: str, general: str, printed: int
) -> None:
    for mark in (True, False):
        battle = landed(card)
        commanded(battle, {general: [card]}, mark=general if mark else "")
        assert ordered(battle, f"allies-{general}") == printed + mark


@pytest.mark.rule("O-PAC-01", "O-REQ-080")
def test_only_the_marked_general_does() -> None:
    battle = landed("probe-left probe-center probe-right")
    given = {"left": ["probe-left"], "center": ["probe-center"], "right": ["probe-right"]}
    commanded(battle, given, mark="center")
    assert [ordered(battle, f"allies-{general}") for general in given] == [2, 3, 2]


@pytest.mark.rule("O-PAC-01", "O-REQ-080", "O-DIST-20")
def test_a_second_general_is_not_marked() -> None:
    battle = landed("probe-left probe-right")
    play(battle, "give probe-left allies-left", "give probe-right allies-right")
    assert listed(battle, "gung-ho") == ["gung-ho allies-left", "gung-ho allies-right"]
    play(battle, "gung-ho allies-left")
    assert listed(battle) == ["confirm"]
    for general in ("left", "right"):
        assert refused(battle, f"gung-ho allies-{general}").rule == "O-DIST-20"


@pytest.mark.rule("O-PAC-01")
def test_the_mark_lasts_one_turn() -> None:
    battle = landed("probe-left probe-left")
    commanded(battle, {"left": ["probe-left"]}, mark="left")
    rushed(battle)
    assert battle.view("allies-cic").marked == ""
    rushed(battle)
    commanded(battle, {"left": ["probe-left"]})
    assert ordered(battle, "allies-left") == 2


@pytest.mark.rule("O-PAC-01")
def test_the_extra_unit_stands_in_the_section_of_the_card() -> None:
    battle = landed("probe-left")
    commanded(battle, {"left": ["probe-left"]}, mark="left")
    play(battle, "lay probe-left s2")
    assert {name[0] for name in named(battle, "allies-left")} <= set(COLUMNS["s2"])


@pytest.mark.rule("O-DIST-20")
@pytest.mark.parametrize(
    ("before", "seat"),
    [
        pytest.param([], "allies-left", id="nobody has a card yet"),
        pytest.param(["give probe-left allies-left"], "allies-right", id="a general without a card"),
        pytest.param(["give move-out allies-right"], "allies-right", id="a general with a Tactic card"),
        pytest.param(["give counter-attack allies-right"], "allies-right", id="a general with a Counter-Attack"),
        pytest.param(["keep barrage"], "allies-cic", id="the commander"),
        pytest.param(["give probe-left allies-left"], "axis-left", id="an enemy"),
    ],
)
def test_the_marked_general_must_hold_a_section_card(before: list[str], seat: str) -> None:
    battle = landed("probe-left move-out counter-attack barrage")
    play(battle, *before)
    assert f"gung-ho {seat}" not in listed(battle)
    assert refused(battle, f"gung-ho {seat}").rule == "O-DIST-20"


@pytest.mark.rule("O-DIST-20")
def test_an_air_sortie_alone_is_no_section_card() -> None:
    battle = landed("probe-left", options={**PACIFIC, "air": "on"})
    play(battle, "give air-sortie allies-right")
    assert refused(battle, "gung-ho allies-right").rule == "O-DIST-20"
    play(battle, "give probe-left allies-left")
    assert listed(battle, "gung-ho") == ["gung-ho allies-left"]


@pytest.mark.rule("O-DIST-20", "O-PAC-01")
@pytest.mark.parametrize(("first", "options"), [("axis", PACIFIC), ("allies", {}), ("allies", {"gung_ho": "axis"})])
def test_only_marines_mark_anybody(first: str, options: dict[str, object]) -> None:
    battle = landed("probe-left", "probe-left", first, options=options)
    play(battle, f"give probe-left {first}-left")
    assert listed(battle, "gung-ho") == []
    assert refused(battle, f"gung-ho {first}-left").rule == "O-DIST-20"
    play(battle, "confirm", "pass")
    assert ordered(battle, f"{first}-left") == 2


@pytest.mark.rule("O-PAC-01", "O-REQ-081")
def test_he_is_named_when_the_cards_are_given_out_and_not_later() -> None:
    battle = landed("probe-left probe-right")
    play(battle, "give probe-left allies-left", "gung-ho allies-left", "give probe-right allies-right", "confirm")
    late = landed("probe-left probe-right")
    play(late, "give probe-left allies-left", "give probe-right allies-right", "confirm")
    for place in (battle, late):
        assert asked(place) == "visit"
        refused(place, "gung-ho allies-right")
        play(place, "visit allies-left")
        refused(place, "gung-ho allies-right")
        play(place, "end-visit")
        assert not [answer for seat in place.seats for answer in listed(place, "gung-ho", seat)]
    assert [ordered(battle, f"allies-{general}") for general in ("left", "right")] == [3, 2]
    assert [ordered(late, f"allies-{general}") for general in ("left", "right")] == [2, 2]


@pytest.mark.rule("O-PAC-01", "O-COM-13")
def test_he_and_his_commander_are_told() -> None:
    battle = landed("probe-left probe-right")
    commanded(battle, {"left": ["probe-left"], "right": ["probe-right"]}, mark="left")
    for seat in (*SEATS, None):
        knows = seat in ("allies-cic", "allies-left")
        assert battle.view(seat).marked == ("allies-left" if knows else "")
        assert [event.to.value for event in of(battle.told(seat), Marked)] == [("allies-left",) if knows else None]


@pytest.mark.rule("O-PAC-02", "O-REQ-082", "O-DIFF-04")
@pytest.mark.parametrize(
    ("first", "second"),
    [pytest.param(3, 3, id="with the first card"), pytest.param(2, 4, id="with the second card")],
)
def test_of_two_section_cards_one_gets_the_extra_unit(first: int, second: int) -> None:
    battle = landed("probe-left attack-left")
    commanded(battle, {"left": ["probe-left", "attack-left"]}, mark="left")
    play(battle, "lay probe-left s1")
    assert len(named(battle, "allies-left", first)) == first
    if first == 3:
        assert listed(battle, "order", "allies-left") == []
    play(battle, "allies-left: confirm", "allies-left: lay attack-left s2")
    assert len(named(battle, "allies-left")) == second
    assert listed(battle, "order", "allies-left") == []
    free = next(f"{letter}{row}" for letter in COLUMNS["s2"] for row in (1, 3) if not _named(battle, f"{letter}{row}"))
    refused(battle, f"order {free}", "allies-left")


def _named(battle: overlord.Game, name: str) -> bool:
    return f"order {name}" in battle.view("allies-left").draft


@pytest.mark.rule("O-PAC-02", "O-PAC-07")
@pytest.mark.parametrize("cards", [("assault-left", "probe-left"), ("probe-left", "assault-left")])
def test_beside_an_assault_the_other_card_may_get_it(cards: tuple[str, str]) -> None:
    """The Assault in s1 orders all six there; the Probe in s2 three."""
    battle = landed(" ".join(cards))
    commanded(battle, {"left": cards}, mark="left")
    counts = {}
    for card, place in zip(cards, ("s1", "s2"), strict=True):
        play(battle, f"allies-left: lay {card} {place}")
        counts[card] = len(named(battle, "allies-left"))
        play(battle, "allies-left: confirm")
    assert counts == {"assault-left": 6, "probe-left": 3}


@pytest.mark.rule("O-PAC-07")
def test_on_an_assault_the_mark_is_wasted() -> None:
    battle = landed("assault-left")
    commanded(battle, {"left": ["assault-left"]}, mark="left")
    play(battle, "lay assault-left s1")
    assert {name[0] for name in named(battle, "allies-left")} == set(COLUMNS["s1"])
    assert listed(battle, "order", "allies-left") == []


@pytest.mark.rule("O-PAC-08")
@pytest.mark.parametrize(("card", "each"), [("recon-in-force", 1), ("general-advance", 2)])
@pytest.mark.parametrize("section", ["s3", "s4"])
def test_a_card_for_both_sections_gets_one_in_total_in_either(card: str, each: int, section: str) -> None:
    battle = landed(card)
    commanded(battle, {"center": [card]}, mark="center")
    play(battle, f"lay {card} both")
    mine = COLUMNS[section]
    for _ in range(each + 1):
        play(battle, next(order for order in listed(battle, "order") if order.split()[1][0] in mine))
    rest = named(battle, "allies-center")
    assert len(rest) == each
    assert not [name for name in rest if name[0] in mine]


# ---- Tactic cards --------------------------------------------------------------------------------

TACTIC = [
    ("armor-assault", 4),
    ("dig-in", 4),
    ("direct-from-hq", 4),
    ("firefight", 4),
    ("move-out", 4),
    ("behind-enemy-lines", 1),
]


@pytest.mark.rule("O-PAC-03")
@pytest.mark.parametrize(("card", "printed"), TACTIC)
def test_a_tactic_card_for_one_to_four_units_orders_one_more(card: str, printed: int) -> None:
    for options, more in ((PACIFIC, 1), ({}, 0), ({"gung_ho": "axis"}, 0)):
        battle = landed(card, options=options)
        commanded(battle, {"center": [card]})
        assert ordered(battle, "allies-center") == printed + more


@pytest.mark.rule("O-PAC-03", "O-REQ-083")
def test_two_marine_generals_with_move_out_both_order_five() -> None:
    battle = landed("move-out move-out")
    commanded(battle, {"left": ["move-out"], "right": ["move-out"]})
    assert [ordered(battle, f"allies-{general}") for general in ("left", "right")] == [5, 5]


@pytest.mark.rule("O-PAC-03", "O-PAC-01", "O-REQ-084")
def test_the_mark_and_the_tactic_cards_go_together() -> None:
    battle = landed("probe-left move-out behind-enemy-lines")
    given = {"left": ["probe-left"], "center": ["move-out"], "right": ["behind-enemy-lines"]}
    commanded(battle, given, mark="left")
    assert [ordered(battle, f"allies-{general}") for general in given] == [3, 5, 2]


def healed(options: Mapping[str, object], dice: str) -> tuple[overlord.Game, list[AnyEvent]]:
    """Planes took a figure from three of the right general's units; his medics treat as many as they may."""
    battle = landed("medics-and-mechanics", "air-power", "axis", options=options, dice="III" + dice)
    commanded(battle, {}, "air-power", camp="axis")
    play(battle, "target S3", "target T3", "target U3", "confirm")
    rushed(battle)
    commanded(battle, {"right": ["medics-and-mechanics"]})
    play(battle, "lay medics-and-mechanics both")
    while listed(battle, "target", "allies-right"):
        play(battle, f"allies-right: {listed(battle, 'target', 'allies-right')[0]}")
    return battle, play(battle, "allies-right: confirm")


@pytest.mark.rule("O-PAC-03", "O-PAC-12")
def test_marine_medics_treat_two_units_with_four_dice_for_each() -> None:
    battle, told = healed(PACIFIC, "IAAA" + "AAAA")
    assert [event.faces for event in of(told, Rolled)] == ["IAAA", "AAAA"]
    assert sorted(unit_on(battle, name).figures for name in ("S3", "T3", "U3")) == [3, 3, 4]
    assert len(of(told, Ordered)) == 1  # the one who got a figure back
    _, told = healed({"japanese_army": "axis"}, "IAAA")
    assert [event.faces for event in of(told, Rolled)] == ["IAAA"]


@pytest.mark.rule("O-PAC-09")
@pytest.mark.parametrize(
    ("card", "kind", "count"),
    [
        ("armor-assault", "infantry", 2),
        ("dig-in", "armor", 2),
        ("move-out", "armor", 2),
        ("behind-enemy-lines", "armor", 2),
        ("artillery-bombard", "infantry", 1),
        ("infantry-assault", "armor", 1),
    ],
)
def test_the_unit_of_choice_becomes_two_where_the_card_grows(card: str, kind: str, count: int) -> None:
    battle = landed(card, units={**JAPANESE, **troops("allies", kind)})
    commanded(battle, {"center": [card]})
    assert ordered(battle, "allies-center") == count


# ---- cards that stay as they are -----------------------------------------------------------------


@pytest.mark.rule("O-PAC-04", "O-REQ-087")
def test_marine_infantry_assault_orders_the_infantry_of_one_section() -> None:
    battle = landed("infantry-assault")
    commanded(battle, {"center": ["infantry-assault"]})
    play(battle, "lay infantry-assault s4")
    assert sorted(named(battle, "allies-center")) == ["N3", "O3", "P3"]


@pytest.mark.rule("O-PAC-04", "O-REQ-087")
def test_marine_close_assault_orders_those_beside_an_enemy() -> None:
    battle = landed("close-assault", units={**MARINES, "k4": "axis infantry"})
    commanded(battle, {"center": ["close-assault"]})
    play(battle, "lay close-assault both")
    assert sorted(named(battle, "allies-center")) == ["K3", "L3"]


@pytest.mark.rule("O-PAC-04", "O-REQ-087")
def test_marine_artillery_bombard_orders_the_artillery() -> None:
    guns = {"K1": "allies artillery", "O1": "allies artillery"}
    battle = landed("artillery-bombard", units={**BOTH, **guns})
    commanded(battle, {"center": ["artillery-bombard"]})
    play(battle, "lay artillery-bombard both")
    assert sorted(named(battle, "allies-center")) == ["K1", "O1"]


@pytest.mark.rule("O-PAC-04", "O-REQ-087")
def test_marine_barrage_falls_on_one_unit_with_four_dice() -> None:
    battle = landed("barrage", dice="SSSSS")
    commanded(battle, {}, "barrage")
    told = play(battle, "target K7")
    assert [event.faces for event in of(told, Rolled)] == ["SSSS"]
    assert asked(battle) != "barrage"


@pytest.mark.rule("O-PAC-04", "O-REQ-087")
def test_marine_air_power_hits_four_units_at_most_with_two_dice_each() -> None:
    row = dict.fromkeys(("N7", "O7", "P7", "Q7", "R7"), "axis infantry")
    battle = landed("air-power", units={**MARINES, **row}, dice="A" * 10)
    commanded(battle, {}, "air-power")
    play(battle, "target N7", "target O7", "target P7", "target Q7")
    assert listed(battle) == ["confirm"]
    told = play(battle, "confirm")
    assert [event.faces for event in of(told, Rolled)] == ["AA"] * 4


@pytest.mark.rule("O-PAC-04", "O-REQ-087")
def test_marine_finest_hour_orders_what_the_dice_say() -> None:
    battle = landed("their-finest-hour", dice="IAGF" + "IGGG" + "SFFF")
    commanded(battle, {}, "their-finest-hour")
    assert [len(named(battle, f"allies-{general}")) for general in FLANK] == [2, 1, 1]


@pytest.mark.rule("O-PAC-04", "O-PAC-10", "O-REQ-087")
def test_a_marine_air_sortie_orders_no_unit_and_takes_no_mark() -> None:
    battle = landed("probe-center", options={**PACIFIC, "air": "on"})
    commanded(battle, {"left": ["air-sortie"], "center": ["probe-center"]}, mark="center")
    assert ordered(battle, "allies-left") == 0
    assert ordered(battle, "allies-center") == 3


@pytest.mark.rule("O-PAC-04", "O-PAC-10", "O-PAC-01")
def test_beside_an_air_sortie_the_mark_is_for_the_section_card() -> None:
    battle = landed("probe-left", options={**PACIFIC, "air": "on"})
    commanded(battle, {"left": ["air-sortie", "probe-left"]}, mark="left")
    assert ordered(battle, "allies-left") == 0
    play(battle, "allies-left: confirm")
    assert ordered(battle, "allies-left") == 3


@pytest.mark.rule("O-PAC-10")
@pytest.mark.parametrize("face", ["I", "A", "S"])
def test_initiative_gets_no_extra_unit(face: str) -> None:
    battle = landed("probe-left", dice=face)
    commanded(battle, {"left": ["probe-left"]}, mark="left")
    ordered(battle, "allies-left")
    play(battle, "allies-left: confirm", "allies-center: pass", "allies-right: roll")
    play(battle, listed(battle, "order", "allies-right")[0])
    assert asked(battle) == "move"
    assert len([unit for unit in battle.view(None).units if unit.ordered == "allies-right"]) == 1


# ---- counter-attacks -----------------------------------------------------------------------------


@pytest.mark.rule("O-PAC-05", "O-DIFF-05")
@pytest.mark.parametrize(
    ("card", "general", "count"),
    [
        pytest.param("probe-left", "left", 3, marks=pytest.mark.rule("O-REQ-085")),
        pytest.param("recon-center", "center", 2),
        pytest.param("attack-right", "right", 4),
        pytest.param("pincer-move", "right", 3),
        pytest.param("recon-in-force", "center", 3),
        pytest.param("general-advance", "left", 5),
        pytest.param("assault-left", "left", 6, marks=pytest.mark.rule("O-PAC-07")),
    ],
)
def test_a_marine_who_counters_a_japanese_section_card_orders_one_more(card: str, general: str, count: int) -> None:
    battle = countering(card, general)
    assert ordered(battle, f"allies-{OPPOSITE[general]}") == count


@pytest.mark.rule("O-PAC-05", "O-PAC-11", "O-REQ-124")
@pytest.mark.parametrize(("card", "printed"), TACTIC)
def test_a_marine_who_counters_a_tactic_card_orders_one_more_and_not_two(card: str, printed: int) -> None:
    assert ordered(countering(card, "center"), "allies-center") == printed + 1


@pytest.mark.rule("O-PAC-05")
@pytest.mark.parametrize(
    ("options", "nations", "count"),
    [
        ({"gung_ho": "allies"}, ("jp", "us"), 3),
        ({"gung_ho": "allies"}, ("de", "us"), 3),
        ({"japanese_army": "axis"}, ("jp", "us"), 2),
    ],
)
def test_the_extra_unit_is_the_marines_whatever_the_option_of_the_other_camp(
    options: dict[str, object], nations: tuple[str, str], count: int
) -> None:
    assert ordered(countering("probe-left", options=options, nations=nations), "allies-right") == count


@pytest.mark.rule("O-PAC-05", "O-PAC-01")
def test_of_two_japanese_section_cards_the_one_he_repeats_gets_one_more() -> None:
    for place, count in (("s5", 4), ("s6", 2)):
        battle = landed("counter-attack", "attack-left recon-left", first="axis")
        commanded(battle, {"left": ["attack-left", "recon-left"]}, camp="axis")
        play(battle, "lay attack-left s5", "confirm", "lay recon-left s6", "confirm")
        rushed(battle)
        commanded(battle, {"right": ["counter-attack"]})
        play(battle, f"lay counter-attack {place}")
        assert len(named(battle, "allies-right")) == count


@pytest.mark.rule("O-PAC-11", "O-PAC-05", "O-PAC-01", "O-REQ-084")
def test_the_counter_attack_of_one_and_the_mark_of_another_go_together() -> None:
    battle = landed("counter-attack probe-left", "probe-left", first="axis")
    commanded(battle, {"left": ["probe-left"]}, camp="axis")
    rushed(battle)
    commanded(battle, {"right": ["counter-attack"], "left": ["probe-left"]}, mark="left")
    assert [ordered(battle, f"allies-{general}") for general in ("left", "right")] == [3, 3]


@pytest.mark.rule("O-PAC-09", "O-PAC-11")
def test_a_countered_move_out_without_infantry_orders_two_of_choice() -> None:
    battle = countering("move-out", "center", units={**JAPANESE, **troops("allies", "armor")})
    assert ordered(battle, "allies-center") == 2


@pytest.mark.rule("O-PAC-13", "O-REQ-125", "O-PAC-09")
@pytest.mark.parametrize(("card", "kind"), [("infantry-assault", "armor"), ("artillery-bombard", "infantry")])
def test_a_counter_to_a_card_that_stays_as_it_is_gains_nothing(card: str, kind: str) -> None:
    battle = countering(card, "center", units={**JAPANESE, **troops("allies", kind)})
    assert ordered(battle, "allies-center") == 1  # the unit of choice


@pytest.mark.rule("O-PAC-13", "O-REQ-125")
@pytest.mark.parametrize(
    ("card", "units", "hexes"),
    [
        ("infantry-assault", {}, ["J3", "K3", "L3"]),
        ("artillery-bombard", {"K1": "allies artillery", "O1": "allies artillery"}, ["K1", "O1"]),
        ("close-assault", {"k4": "axis infantry"}, ["K3", "L3"]),
    ],
)
def test_a_counter_to_a_card_for_all_orders_those_and_no_other(
    card: str, units: dict[str, str], hexes: list[str]
) -> None:
    battle = countering(card, "center", units={**BOTH, **units}, dice="S" * 12)
    play(battle, listed(battle, "lay", "allies-center")[0])
    assert sorted(named(battle, "allies-center")) == hexes


@pytest.mark.rule("O-PAC-05", "O-PAC-13", "O-DIFF-05")
def test_the_commanders_share_in_it_has_no_effect() -> None:
    """What a commander can repeat orders no units: a Barrage stays one unit and four dice."""
    battle = landed("counter-attack", "barrage", first="axis", dice="S" * 12)
    commanded(battle, {}, "barrage", camp="axis")
    play(battle, "target K3")
    rushed(battle)
    commanded(battle, {}, "counter-attack")
    told = play(battle, "target K7")
    assert [event.faces for event in of(told, Rolled)] == ["SSSS"]
    assert asked(battle) not in ("barrage", "order")


@pytest.mark.rule("O-PAC-06")
@pytest.mark.parametrize(
    ("card", "general", "mark", "marines", "japanese"),
    [
        pytest.param("move-out", "left", "", 5, 4, marks=pytest.mark.rule("O-REQ-086")),
        pytest.param("behind-enemy-lines", "center", "", 2, 1),
        pytest.param("probe-right", "right", "right", 3, 2),
        pytest.param("recon-in-force", "left", "left", 3, 2),
    ],
)
def test_a_japanese_counter_orders_the_printed_number(
    card: str, general: str, mark: str, marines: int, japanese: int
) -> None:
    battle = landed(card, "counter-attack")
    commanded(battle, {general: [card]}, mark=mark)
    assert ordered(battle, f"allies-{general}") == marines
    rushed(battle)
    commanded(battle, {OPPOSITE[general]: ["counter-attack"]}, camp="axis")
    assert ordered(battle, f"axis-{OPPOSITE[general]}") == japanese


@pytest.mark.rule("O-PAC-06", "O-PAC-11")
def test_a_marine_who_counters_a_japanese_counter_orders_one_more_than_the_first_card_says() -> None:
    battle = landed("move-out counter-attack", "counter-attack")
    commanded(battle, {"left": ["move-out"]})
    assert ordered(battle, "allies-left") == 5
    rushed(battle)
    commanded(battle, {"right": ["counter-attack"]}, camp="axis")
    assert ordered(battle, "axis-right") == 4
    rushed(battle)
    commanded(battle, {"left": ["counter-attack"]})
    assert ordered(battle, "allies-left") == 5


# ---- the Japanese army ---------------------------------------------------------------------------


def attacked(target: str, dice: str, ground: str = "open", options: Mapping[str, object] = PACIFIC) -> list[AnyEvent]:
    """Marine artillery on t4 rolls three dice at the unit on T5, which goes back if it must; it is never asked."""
    units = {"T5": f"axis {target}", "t4": "allies artillery"}
    hands: dict[str, list[str]] = {"allies-cic": ["recon-right", "ambush"], "axis-cic": []}
    terrain = {"T5": ground}
    battle = game(
        units,
        terrain,
        board="overlord",
        hands=hands,
        first="allies",
        nations=("jp", "us"),
        options=options,
        dice=dice,
    )
    for seat in battle.seats:
        battle.play(seat, "ready")
    commanded(battle, {"right": ["recon-right"]})
    play(battle, "lay recon-right s5", "order t4", "confirm")
    while asked(battle) in ("initiative", "move"):
        play(battle, "pass" if asked(battle) == "initiative" else "done")
    told = play(battle, "battle t4 T5")
    assert asked(battle) != "flags"
    while asked(battle) == "retreat":
        told += play(battle, "done" if "done" in listed(battle) else listed(battle)[0])
    return told


def gone(told: Sequence[AnyEvent]) -> int:
    return len(of(told, Retreated))


@pytest.mark.rule("O-PAC-20")
@pytest.mark.parametrize(("dice", "hexes"), [("FSS", 0), ("FFS", 1), ("FFF", 2)])
def test_japanese_infantry_must_ignore_the_first_flag(dice: str, hexes: int) -> None:
    told = attacked("infantry", dice)
    assert gone(told) == hexes
    assert of(told, Ignored) == [Ignored("T5", 1)]
    assert gone(attacked("infantry", dice, options={"gung_ho": "allies"})) == hexes + 1


@pytest.mark.rule("O-PAC-21")
@pytest.mark.parametrize(
    ("ground", "dice", "hexes"),
    [
        ("open+sandbags", "FSS", 0),
        ("open+sandbags", "FFS", 0),
        ("open+sandbags", "FFF", 1),
        ("open+bunker=axis", "FFS", 0),
        ("open+bunker=axis", "FFF", 1),
        ("cave", "FFF", 0),
        ("mountain-cave", "FFF", 0),
    ],
)
def test_under_cover_from_flags_it_must_ignore_two_and_in_a_cave_all(ground: str, dice: str, hexes: int) -> None:
    told = attacked("infantry", dice, ground)
    assert (gone(told), of(told, Lost)) == (hexes, [])


@pytest.mark.rule("O-PAC-25", "O-PAC-20")
@pytest.mark.parametrize("kind", ["armor", "artillery"])
def test_japanese_armor_and_artillery_go_back_at_the_first_flag(kind: str) -> None:
    assert gone(attacked(kind, "FSS" if kind == "artillery" else "FII")) == 1


@pytest.mark.rule("O-PAC-24", "O-PAC-20")
def test_a_japanese_sniper_goes_back_at_the_first_flag() -> None:
    assert gone(attacked("sniper", "FII")) >= 1


def assaulting(
    unit: str, start: str, enemy: str, options: Mapping[str, object] = PACIFIC, **more: Any
) -> overlord.Game:
    """The Japanese left general has ordered his unit on `start`; it stands before its move."""
    hands: dict[str, list[str]] = {"axis-cic": ["recon-left", "ambush"], "allies-cic": more.pop("cards", [])}
    units = {start: f"axis {unit}", enemy: "allies infantry"}
    settings = {"first": "axis", "nations": ("jp", "us"), **more}
    battle = game(units, board="overlord", hands=hands, options=options, **settings)
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


def sent(battle: overlord.Game, start: str, *moves: str) -> overlord.Game:
    commanded(battle, {"left": ["recon-left"]}, camp="axis")
    play(battle, "lay recon-left s5", f"order {start}", "confirm")
    while asked(battle) == "initiative":
        play(battle, "pass")
    play(battle, *moves)
    if asked(battle) == "move":
        play(battle, "done")
    return battle


def dice_of(told: Sequence[AnyEvent]) -> list[int]:
    return [event.dice for event in of(told, Declared)]


@pytest.mark.rule("O-PAC-22")
@pytest.mark.parametrize(
    ("unit", "enemy", "dice"),
    [
        pytest.param("infantry", "t4", 4, id="close assault"),
        pytest.param("infantry", "T3", 2, id="fire at range"),
        pytest.param("machine-gun-early", "t4", 4, id="a weapon team too"),
        pytest.param("armor", "t4", 3, id="not armor", marks=pytest.mark.rule("O-PAC-25")),
        pytest.param("artillery", "t4", 3, id="not artillery", marks=pytest.mark.rule("O-PAC-25")),
        pytest.param("sniper", "t4", 1, id="not a sniper", marks=pytest.mark.rule("O-PAC-24")),
    ],
)
def test_japanese_infantry_at_full_strength_close_assaults_with_one_more_die(unit: str, enemy: str, dice: int) -> None:
    battle = sent(assaulting(unit, "T5", enemy), "T5")
    assert dice_of(play(battle, f"battle T5 {enemy}")) == [dice]


@pytest.mark.rule("O-PAC-22")
def test_the_die_is_lost_with_a_figure_and_with_another_army() -> None:
    battle = assaulting("infantry", "T5", "t4", first="allies", cards=["barrage", "ambush"], dice="ISSS")
    commanded(battle, {}, "barrage")
    play(battle, "target T5")
    rushed(battle)
    sent(battle, "T5")
    assert dice_of(play(battle, "battle T5 t4")) == [3]
    others = sent(assaulting("infantry", "T5", "t4", options={}, nations=("de", "us")), "T5")
    assert dice_of(play(others, "battle T5 t4")) == [3]


@pytest.mark.rule("O-PAC-23")
@pytest.mark.parametrize(
    ("unit", "options", "may"),
    [
        pytest.param("infantry", PACIFIC, True, id="Japanese infantry"),
        pytest.param("infantry", {}, False, id="other infantry"),
        pytest.param("machine-gun-early", PACIFIC, False, id="an early weapon", marks=pytest.mark.rule("O-PAC-24")),
        pytest.param("mortar-early", PACIFIC, False, id="an early mortar", marks=pytest.mark.rule("O-PAC-24")),
    ],
)
def test_japanese_infantry_moves_two_hexes_and_close_assaults(unit: str, options: dict[str, object], may: bool) -> None:
    battle = sent(assaulting(unit, "T7", "t4", options=options), "T7", "move T7 T5")
    assert (asked(battle) == "battle") is may
    if may:
        assert dice_of(play(battle, "battle T5 t4")) == [4]


@pytest.mark.rule("O-PAC-23")
def test_after_two_hexes_it_does_not_fire_at_range() -> None:
    battle = sent(assaulting("infantry", "T7", "T3"), "T7", "move T7 T5")
    assert battle.view(None).active == "allies"  # nothing to battle: the turn is over
