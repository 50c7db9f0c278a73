"""How an Overlord battle is won, by the camp and at once, and what its briefing may say (overlord section 9)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, features, game, listed, of, play, refused, unit_on
from overlord.engine.files.scenario.reader import read_scenario
from overlord.engine.model.events import Ended, MedalsLost, MedalsWon

# The axis' left general commands s6 and s5 (letters Z to R), the center s4 and s3 (Q to J), the right s2 and s1.
FOUR = {"axis": 4, "allies": 4}


def ordered(units: Mapping[str, str], orders: Mapping[str, Sequence[str]], **more: Any) -> overlord.Game:
    """The axis' generals have ordered these units with Direct from HQ; the first may move."""
    hands = {"axis-cic": ["direct-from-hq"] * len(orders) + ["dig-in"], "allies-cic": []}
    battle = game(units, board="overlord", hands=hands, seating=FOUR, **more)
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, *(f"give direct-from-hq axis-{general}" for general in orders), "confirm", "pass")
    for general, names in orders.items():
        answers = ["lay direct-from-hq both", *(f"order {name}" for name in names), "confirm"]
        play(battle, *(f"axis-{general}: {answer}" for answer in answers))
    while asked(battle) == "initiative":
        play(battle, "pass")
    return battle


def battling(battle: overlord.Game) -> overlord.Game:
    while asked(battle) == "move":
        play(battle, "done")
    return battle


def medals(battle: overlord.Game) -> tuple[int, int]:
    axis, allies = battle.view(None).medals
    return axis.medals, allies.medals


# Three allied units about to fall, one before each of the axis' generals.
FRONT = {
    "T5": "axis infantry",
    "t4": "allies infantry 1",
    "O5": "axis infantry",
    "o4": "allies infantry 1",
    "F5": "axis infantry",
    "f4": "allies infantry 1",
}
ORDERS = {"left": ["T5"], "center": ["O5"], "right": ["F5"]}


# ---- medals -------------------------------------------------------------------------------------


@pytest.mark.rule("O-VIC-01")
def test_a_unit_destroyed_is_a_medal_and_enough_medals_are_the_victory() -> None:
    battle = battling(ordered(FRONT, ORDERS, medals=2, dice="ISSISS"))
    told = play(battle, "axis-left: battle T5 t4")
    assert of(told, MedalsWon) == [MedalsWon("axis", 1, "unit", ("t4",))]
    assert battle.outcome is None and medals(battle) == (1, 0)
    play(battle, "axis-left: pass")
    told = play(battle, "axis-center: battle O5 o4")
    assert of(told, Ended) == [Ended("axis", "medals")]
    assert battle.outcome is not None and battle.outcome.winner == "axis"


@pytest.mark.rule("O-VIC-01")
def test_the_objectives_of_the_briefing_give_and_take_medals() -> None:
    tables = '[[objectives]]\nhexes = ["T5"]\ncamp = "axis"\nworth = 2\n'
    battle = ordered({"T7": "axis infantry", "R7": "axis infantry"}, {"left": ["T7", "R7"]}, tables=tables)
    told = play(battle, "move T7 T5")
    assert of(told, MedalsWon) == [MedalsWon("axis", 2, "objective", ("T5",))]
    assert medals(battle) == (2, 0)


@pytest.mark.rule("O-VIC-01")
def test_each_camp_needs_the_number_of_its_own_briefing() -> None:
    battle = battling(ordered(FRONT, ORDERS, medals=1, dice="ISS"))
    assert [row.needed for row in battle.view(None).medals] == [1, 1]
    play(battle, "axis-left: battle T5 t4")
    assert battle.outcome is not None and battle.outcome.medals == {"axis": 1, "allies": 0}


@pytest.mark.rule("O-VIC-02")
def test_the_battle_ends_at_that_instant_and_nobody_does_anything_more() -> None:
    """The right and center generals have not battled, and the ground was not taken."""
    battle = battling(ordered(FRONT, ORDERS, medals=1, dice="ISSISSISS"))
    told = play(battle, "axis-left: battle T5 t4")
    assert isinstance(told[-1], Ended)  # no draw, no discard, no question
    assert battle.waiting() == () and listed(battle, seat="axis-center") == []
    assert refused(battle, "battle O5 o4", "axis-center").rule == "R-VIC-01"
    assert unit_on(battle, "o4") is not None


@pytest.mark.rule("O-VIC-02")
@pytest.mark.parametrize("phase", ["the commander's card", "a move", "an initiative"])
def test_the_end_may_come_in_any_part_of_the_turn(phase: str) -> None:
    if phase == "the commander's card":
        hands = {"axis-cic": ["barrage", "probe-left", "dig-in"], "allies-cic": []}
        battle = game(FRONT, board="overlord", hands=hands, seating=FOUR, medals=1, dice="ISSS")
        for seat in battle.seats:
            battle.play(seat, "ready")
        play(battle, "give probe-left axis-left", "keep barrage", "confirm", "pass", "target o4")
        winner = "axis"
    elif phase == "a move":
        tables = '[[objectives]]\nhexes = ["T5"]\n'
        battle = ordered({"T7": "axis infantry", "K7": "axis infantry"}, {"left": ["T7"]}, tables=tables, medals=1)
        play(battle, "move T7 T5")
        winner = "axis"
    else:
        hands = {"axis-cic": ["probe-left", "dig-in"], "allies-cic": []}
        units = {"K7": "axis infantry 1", "T7": "axis infantry"}
        battle = game(units, board="overlord", hands=hands, seating=FOUR, medals=1, dice="G")
        for seat in battle.seats:
            battle.play(seat, "ready")
        play(battle, "give probe-left axis-left", "confirm", "pass", "lay probe-left s5", "order T7", "confirm")
        play(battle, "axis-center: roll", "axis-right: pass", "target K7")
        winner = "allies"
    assert battle.waiting() == ()
    assert battle.outcome is not None and (battle.outcome.winner, battle.outcome.reason) == (winner, "medals")


@pytest.mark.rule("O-VIC-02")
def test_no_medal_beyond_the_number_is_counted() -> None:
    tables = '[[units]]\nhex = "t4"\nkind = "infantry"\ncamp = "allies"\nfigures = 1\nworth = 3\n'
    battle = battling(ordered(FRONT, ORDERS, medals=2, dice="ISS", tables=tables))
    told = play(battle, "axis-left: battle T5 t4")
    assert [event.medals for event in of(told, MedalsWon)] == [2]
    assert battle.outcome is not None and battle.outcome.medals == {"axis": 2, "allies": 0}


@pytest.mark.rule("O-VIC-03")
def test_medals_are_counted_by_the_camp_whichever_general_won_them() -> None:
    battle = battling(ordered(FRONT, ORDERS, medals=3, dice="ISS" * 3))
    for general, unit, target in (("left", "T5", "t4"), ("center", "O5", "o4"), ("right", "F5", "f4")):
        assert battle.outcome is None
        play(battle, f"axis-{general}: battle {unit} {target}")
        if asked(battle) == "ground":
            play(battle, "pass")
    assert battle.outcome is not None and battle.outcome.winner == "axis"
    assert [(row.camp, row.medals) for row in battle.view("allies-left").medals] == [("axis", 3), ("allies", 0)]


# ---- the briefing -------------------------------------------------------------------------------


def briefing(
    *,
    top: str = "",
    face: str = "country",
    first: str = "allies",
    axis: str = "",
    allies: str = "",
    tables: str = "",
    edges: tuple[str, str] = ("top", "bottom"),
) -> overlord.ScenarioDef:
    """A scenario file with these lines: axis infantry on T5 and F5, allied infantry on t4, everything else empty."""
    places = {(4, 19): "..:xI", (4, 5): "..:xI", (5, 19): "..:oI"}
    rows = [" ".join(places.get((r, c), "..") for c in range(26 - r % 2)) for r in range(9)]
    picture = "\n".join(rows)
    text = (
        f'board = {{ size = "overlord", face = "{face}" }}\nfirst = "{first}"\n{top}\nmap = """\n{picture}\n"""\n'
        f'[camps.axis]\nedge = "{edges[0]}"\n{axis}\n[camps.allies]\nedge = "{edges[1]}"\n{allies}\n{tables}'
    )
    return read_scenario(text, "briefing")


def begun(battle: overlord.Game) -> overlord.Game:
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


@pytest.mark.rule("O-VIC-05")
def test_a_briefing_names_the_board_its_face_and_who_begins() -> None:
    battle = begun(overlord.Game(briefing(face="beach", first="allies")))
    view = battle.view(None)
    assert (view.board, view.face, view.active) == ("overlord", "beach", "allies")
    assert [question.seat for question in battle.waiting()] == ["allies-cic"]
    assert features(battle, "Z1") == ("ocean",)  # 26 hexes wide


@pytest.mark.rule("O-VIC-05")
def test_a_briefing_may_move_the_section_lines() -> None:
    """T5 stands at column 38: usually in s5, the axis' left; here the last general's flank begins at 41."""
    usual = begun(overlord.Game(briefing(first="axis"), hands={"axis-cic": ["direct-from-hq", "dig-in"]}))
    moved = begun(
        overlord.Game(
            briefing(first="axis", top="section_lines = [7, 17, 25, 41, 45]"),
            hands={"axis-cic": ["direct-from-hq", "dig-in"]},
        )
    )
    for battle, orders in ((usual, ["order T5"]), (moved, [])):
        play(battle, "give direct-from-hq axis-left", "confirm", "pass", "lay direct-from-hq both")
        found = listed(battle, "order", "axis-left") if asked(battle) == "order" else []
        assert found == orders


@pytest.mark.rule("O-VIC-05")
def test_a_briefing_gives_each_camp_its_nation_its_hand_its_medals_and_its_edge() -> None:
    axis = 'nation = "jp"\nhand = 8\nmedals = 12'
    allies = 'nation = "us"\nhand = 11\nmedals = 13'
    battle = overlord.Game(briefing(axis=axis, allies=allies, edges=("bottom", "top")))
    view = battle.view(None)
    assert [(hand.seat, hand.size, hand.limit) for hand in view.hands] == [("axis-cic", 8, 8), ("allies-cic", 11, 11)]
    assert [(row.camp, row.needed) for row in view.medals] == [("axis", 12), ("allies", 13)]
    assert view.edges == ("bottom", "top")
    assert {(unit.camp, unit.nation) for unit in view.units} == {("axis", "jp"), ("allies", "us")}


@pytest.mark.rule("O-VIC-05")
@pytest.mark.parametrize(
    ("row", "worth", "kind"),
    [
        pytest.param('hexes = ["T7"]', 1, "temporary", id="temporary"),
        pytest.param('hexes = ["T7"]\nkind = "permanent"\nworth = 2', 2, "permanent", id="permanent, two medals"),
        pytest.param('hexes = ["T7", "t6"]\nmajority = true\ncamp = "axis"', 1, "temporary", id="majority"),
    ],
)
def test_a_briefing_has_objectives_of_several_types(row: str, worth: int, kind: str) -> None:
    hands = {"axis-cic": ["direct-from-hq", "direct-from-hq", "dig-in"], "allies-cic": []}
    scenario = briefing(first="axis", axis="medals = 5", tables=f"[[objectives]]\n{row}\n")
    battle = begun(overlord.Game(scenario, hands=hands))
    order = ["give direct-from-hq axis-left", "confirm", "pass", "lay direct-from-hq both"]
    told = play(battle, *order, "order T5", "confirm", "pass", "move T5 T7")
    assert [event.medals for event in of(told, MedalsWon)] == [worth]
    assert medals(battle) == (worth, 0)
    while asked(battle) != "distribute":
        play(battle, {"initiative": "pass", "battle": "done"}[asked(battle)])
    told = play(battle, *order, "order T7", "confirm", "pass", "move T7 T9")
    assert bool(of(told, MedalsLost)) == (kind == "temporary")  # lost when left, or kept once won


@pytest.mark.rule("O-VIC-05")
def test_a_briefing_has_objectives_counted_when_a_turn_begins() -> None:
    tables = '[[objectives]]\nhexes = ["T5"]\ncamp = "axis"\nturn_start = true\n'
    scenario = briefing(first="allies", tables=tables)
    battle = overlord.Game(scenario, hands={"allies-cic": [], "axis-cic": ["dig-in", "ambush"]})
    assert medals(battle) == (0, 0)
    begun(battle)
    while battle.view(None).active == "allies":
        play(battle, "pass")
    assert medals(battle) == (1, 0)


@pytest.mark.rule("O-VIC-05")
def test_a_briefing_has_exits() -> None:
    tables = '[[exits]]\ncamp = "axis"\nhexes = ["T5"]\nworth = 2\n'
    hands = {"axis-cic": ["direct-from-hq", "dig-in"], "allies-cic": []}
    battle = begun(overlord.Game(briefing(first="axis", tables=tables), hands=hands))
    play(battle, "give direct-from-hq axis-left", "confirm", "pass", "lay direct-from-hq both", "order T5", "confirm")
    told = play(battle, "pass", "exit T5 T5")
    assert [event.medals for event in of(told, MedalsWon)] == [2]


@pytest.mark.rule("O-VIC-05")
def test_a_briefing_describes_its_hexes_and_units_over_the_whole_width() -> None:
    top = 'mines = [{ hex = "Y5", camp = "axis" }]\nroads = ["Z9 Y9"]'
    tables = '[[units]]\nhex = "Z5"\nkind = "armor"\ncamp = "allies"\nfigures = 2\nworth = 2\n'
    battle = overlord.Game(briefing(top=top, tables=tables))
    unit = unit_on(battle, "Z5")
    assert (unit.kind, unit.camp, unit.figures, unit.worth) == ("armor", "allies", 2, 2)
    assert [(mine.hex, mine.camp, mine.strength) for mine in battle.view(None).mines] == [("Y5", "axis", None)]
    assert [place.hex for place in battle.view(None).hexes if place.road] == ["Y9", "Z9"]


@pytest.mark.rule("O-VIC-05")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("commissar", "allies"),
        ("gung_ho", "allies"),
        ("japanese_army", "axis"),
        ("air", "on"),
        ("air_strikes", "both"),
        ("night", "rising"),
        ("blitz", True),
        ("blow_bridges", "axis"),
        ("turn_limit", 12),
    ],
)
def test_a_briefing_turns_its_special_rules_on(key: str, value: object) -> None:
    written = f'"{value}"' if isinstance(value, str) else str(value).lower()
    plain = overlord.Game(briefing()).house[key]
    assert plain != value
    assert overlord.Game(briefing(tables=f"[options]\n{key} = {written}\n")).house[key] == value


@pytest.mark.rule("O-VIC-05")
@pytest.mark.parametrize(
    ("option", "shown"),
    [
        pytest.param('air = "on"', lambda view: view.sorties == (1, 1), id="one Air Sortie beside each camp"),
        pytest.param('night = "rising"', lambda view: view.visibility == 1, id="night"),
    ],
)
def test_a_special_rule_of_the_briefing_is_in_force(option: str, shown: Any) -> None:
    assert not shown(overlord.Game(briefing()).view(None))
    assert shown(overlord.Game(briefing(tables=f"[options]\n{option}\n")).view(None))
