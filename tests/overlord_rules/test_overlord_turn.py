"""The Overlord turn: the commander's card, cards laid for all to see, one order a unit, moves before battles."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import CardLaid, CardPlayed, Declared, Moved, Ordered, Retreated, Rolled, TookGround

# The axis sit at the top: his left general has s6 and s5 (letters Z to R), the center s4 and s3, the right s2 and s1.
# Columns d, m and v are split inside a flank; i lies between s2 and s3, q between s4 and s5.
FOUR = {"axis": 4, "allies": 4}
Given = Mapping[str, Sequence[str]]


def handed(
    units: Mapping[str, str],
    given: Given,
    *,
    kept: str = "",
    allies: Sequence[str] = (),
    hosts: Sequence[str] = (),
    **more: Any,
) -> overlord.Game:
    """A battle in which the axis commander has just handed out these cards; `hosts` he visits."""
    hand = [card for cards in given.values() for card in cards] + ([kept] if kept else []) + ["ambush"]
    battle = game(units, board="overlord", hands={"axis-cic": hand, "allies-cic": allies}, seating=FOUR, **more)
    for seat in battle.seats:
        battle.play(seat, "ready")
    for general, cards in given.items():
        play(battle, *(f"give {card} axis-{general}" for card in cards))
    if kept:
        play(battle, f"keep {kept}")
    play(battle, "confirm")
    if hosts:
        play(battle, f"visit axis-{hosts[0]}", "end-visit")
    elif asked(battle) == "visit":
        play(battle, "pass")
    return battle


def seats(battle: overlord.Game) -> list[str]:
    return [question.seat for question in battle.waiting()]


def passed(battle: overlord.Game) -> None:
    """Nobody acts on his own initiative."""
    while asked(battle) == "initiative":
        play(battle, "pass")


def marched(battle: overlord.Game) -> None:
    """Nobody acts on his own initiative, nobody moves."""
    passed(battle)
    while asked(battle) == "move":
        play(battle, "done")


# ---- the commander's card -----------------------------------------------------------------------


@pytest.mark.rule("O-TURN-02", "O-REQ-029")
def test_the_commanders_card_is_finished_before_any_general_lays_his() -> None:
    units = {"T7": "axis infantry", "U5": "allies infantry"}
    battle = handed(units, {"left": ["probe-left"]}, kept="barrage", dice="IISF")
    assert (asked(battle), seats(battle)) == ("barrage", ["axis-cic"])
    assert listed(battle, seat="axis-left") == []
    refused(battle, "lay probe-left s5", "axis-left")
    told = play(battle, "target U5")
    assert [type(event) for event in told if isinstance(event, (Rolled, CardLaid))] == [Rolled]
    assert (asked(battle), seats(battle)) == ("retreat", ["allies-right"])  # even its flags come first
    refused(battle, "lay probe-left s5", "axis-left")
    play(battle, "retreat U5 u4")
    assert (asked(battle), seats(battle)) == ("order", ["axis-left"])
    assert unit_on(battle, "u4").figures == 2


@pytest.mark.rule("O-TURN-02")
def test_a_general_orders_with_what_the_commanders_card_left_him() -> None:
    """Close Assault looks for enemies beside his units only when the Barrage has fallen."""
    units = {"T7": "axis infantry", "t6": "allies infantry 1", "W5": "axis infantry", "w4": "allies infantry"}
    battle = handed(units, {"left": ["close-assault"]}, kept="barrage", dice="IIII")
    play(battle, "target t6", "lay close-assault both")
    assert listed(battle, "order") == ["order W5"]


@pytest.mark.rule("O-TURN-16")
def test_whoever_resolves_an_effect_rolls_its_dice() -> None:
    units = {"T7": "axis infantry", "T5": "allies infantry", "J7": "axis infantry", "A9": "axis infantry"}
    battle = handed(units, {"left": ["probe-left"]}, kept="barrage", dice="SSSSAASSS")
    told = play(battle, "target T5", "lay probe-left s5", "order T7", "confirm")
    told += play(battle, "axis-center: roll", "axis-right: roll", "done", "battle T7 T5")
    rolled = [(event.seat, event.purpose) for event in of(told, Rolled)]
    assert rolled == [
        ("axis-cic", "barrage"),
        ("axis-center", "initiative"),
        ("axis-right", "initiative"),
        ("axis-left", "battle"),
    ]


# ---- laying cards -------------------------------------------------------------------------------


@pytest.mark.rule("O-TURN-03", "O-REQ-030")
def test_a_general_cannot_keep_back_or_decline_a_card() -> None:
    battle = handed({"T7": "axis infantry", "W7": "axis infantry"}, {"left": ["probe-left", "recon-left"]})
    assert listed(battle) == ["lay probe-left s5", "lay probe-left s6"]
    for answer in ("pass", "done", "confirm", "keep probe-left", "roll"):
        assert refused(battle, answer, "axis-left").rule == "O-TURN-04"
    play(battle, "lay probe-left s5", "confirm")
    assert listed(battle) == ["lay recon-left s6"]  # the second one too
    for answer in ("pass", "done", "confirm"):
        refused(battle, answer, "axis-left")
    play(battle, "lay recon-left s6", "confirm")
    assert {(laid.seat, laid.card) for laid in battle.view(None).table} == {
        ("axis-left", "probe-left"),
        ("axis-left", "recon-left"),
    }


@pytest.mark.rule("O-TURN-03")
def test_a_general_may_order_fewer_units_than_allowed_even_none() -> None:
    battle = handed({"T7": "axis infantry", "S7": "axis infantry"}, {"left": ["attack-left"]})
    none = battle.copy()
    play(none, "lay attack-left s5", "confirm")
    assert not any(unit.ordered for unit in none.view(None).units)
    play(battle, "lay attack-left s5", "order T7", "confirm")
    assert [unit.hex for unit in battle.view(None).units if unit.ordered] == ["T7"]


@pytest.mark.rule("O-TURN-04", "O-REQ-032")
def test_a_laid_card_lies_face_up_in_its_section_before_any_unit_acts() -> None:
    units = {"T7": "axis infantry", "W7": "axis infantry", "J7": "axis infantry"}
    battle = handed(units, {"left": ["probe-left"], "center": ["probe-center"]})
    for enemy in ("allies-right", "allies-cic", None):
        view = battle.view(enemy)
        assert view.table == ()
        assert [(given.seat, given.cards) for given in view.given] == [("axis-left", None), ("axis-center", None)]
    told = play(battle, "axis-left: lay probe-left s6")
    assert of(told, CardLaid) == [CardLaid("axis-left", "probe-left", ("s6",))]
    for enemy in ("allies-right", "allies-left", "axis-center", None):
        laid = [(card.seat, card.card, card.sections) for card in battle.view(enemy).table]
        assert laid == [("axis-left", "probe-left", ("s6",))]
    assert refused(battle, "order T7", "axis-left").key == "not-this-section"  # where it lies, there it orders
    assert listed(battle, "order", "axis-left") == ["order W7"]


@pytest.mark.rule("O-TURN-04")
def test_no_unit_is_named_before_the_card_lies() -> None:
    battle = handed({"T7": "axis infantry"}, {"left": ["probe-left"]})
    assert refused(battle, "order T7", "axis-left").rule == "O-TURN-04"


@pytest.mark.rule("O-TURN-05", "O-REQ-033")
@pytest.mark.parametrize(
    "card", ["recon-in-force", "general-advance", "direct-from-hq", "move-out", "close-assault", "firefight", "dig-in"]
)
def test_a_card_for_both_sections_lies_across_the_line_between_them(card: str) -> None:
    battle = handed({"T7": "axis infantry", "W7": "axis infantry", "w6": "allies infantry"}, {"left": [card]})
    assert listed(battle) == [f"lay {card} both"]
    told = play(battle, f"lay {card} both")
    assert of(told, CardLaid) == [CardLaid("axis-left", card, ("s5", "s6"))]
    assert [laid.sections for laid in battle.view("allies-right").table] == [("s5", "s6")]


@pytest.mark.rule("O-TURN-05")
@pytest.mark.parametrize("card", ["probe-left", "assault-left", "pincer-move", "infantry-assault"])
def test_a_card_for_one_section_is_laid_in_either_of_his(card: str) -> None:
    battle = handed({"T7": "axis infantry", "W7": "axis infantry"}, {"left": [card]})
    assert listed(battle) == [f"lay {card} s5", f"lay {card} s6"]
    assert refused(battle, f"lay {card} both", "axis-left").rule == "O-TURN-04"
    assert refused(battle, f"lay {card} s4", "axis-left").rule == "O-TURN-04"


@pytest.mark.rule("O-TURN-06", "O-REQ-031")
@pytest.mark.parametrize(("first", "second"), [("s5", "s6"), ("s6", "s5")])
def test_two_section_cards_go_into_different_sections_as_the_general_likes(first: str, second: str) -> None:
    units = {"T7": "axis infantry", "S7": "axis infantry", "W7": "axis infantry", "X7": "axis infantry"}
    battle = handed(units, {"left": ["probe-left", "recon-left"]})
    told = play(battle, f"lay probe-left {first}", "confirm")
    assert listed(battle) == [f"lay recon-left {second}"]
    assert refused(battle, f"lay recon-left {first}", "axis-left").rule == "O-TURN-04"
    told += play(battle, f"lay recon-left {second}")
    assert of(told, CardLaid) == [
        CardLaid("axis-left", "probe-left", (first,)),
        CardLaid("axis-left", "recon-left", (second,)),
    ]


@pytest.mark.rule("O-TURN-06")
def test_two_cards_of_the_same_name_go_into_different_sections_too() -> None:
    units = {"T7": "axis infantry", "S7": "axis infantry", "W7": "axis infantry", "X7": "axis infantry"}
    battle = handed(units, {"left": ["probe-left", "probe-left"]})
    play(battle, "lay probe-left s5", "order T7", "order S7")
    assert asked(battle) == "order"
    play(battle, "confirm")
    assert listed(battle) == ["lay probe-left s6"]
    told = play(battle, "lay probe-left s6", "order W7", "order X7", "confirm")
    assert [event.unit for event in of(told, Ordered)] == ["T7", "S7", "W7", "X7"]


@pytest.mark.rule("O-TURN-07", "O-REQ-061")
def test_a_general_plays_his_card_as_he_likes_whatever_the_commander_told_him() -> None:
    units = {"T7": "axis infantry", "W7": "axis infantry"}
    battle = handed(units, {"left": ["probe-left"]}, hosts=["left"])
    alone = handed(units, {"left": ["probe-left"]})
    assert battle.options("axis-left") == alone.options("axis-left")
    for answer in ("lay probe-left s5", "order T7", "confirm"):
        for other in ("axis-cic", "axis-center"):
            assert refused(battle, answer, other).key == "not-asked"  # nobody plays it for him
        play(battle, f"axis-left: {answer}")
    passed(battle)
    assert listed(battle, "move") and seats(battle) == ["axis-left"]


# ---- one order a unit ---------------------------------------------------------------------------


@pytest.mark.rule("O-TURN-10")
def test_nobody_moves_before_every_general_has_named_his_units() -> None:
    units = {"T7": "axis infantry", "J7": "axis infantry"}
    battle = handed(units, {"left": ["probe-left"], "center": ["probe-center"]})
    play(battle, "axis-left: lay probe-left s5", "axis-left: order T7", "axis-left: confirm")
    assert seats(battle) == ["axis-center"]
    refused(battle, "move T7 T6", "axis-left")
    play(battle, "axis-center: lay probe-center s3")
    refused(battle, "move T7 T6", "axis-left")
    assert unit_on(battle, "T7").ordered == ""  # and no order is given before all have answered
    told = play(battle, "axis-center: order J7", "axis-center: confirm")
    assert of(told, Ordered) == [Ordered("axis-left", "T7"), Ordered("axis-center", "J7")]
    passed(battle)
    assert seats(battle) == ["axis-left", "axis-center"]


@pytest.mark.rule("O-TURN-11")
def test_a_unit_counts_where_it_stands_when_the_card_is_laid() -> None:
    """R7 could march into s4 in this very turn, but the center's card in s4 does not reach it."""
    units = {"R7": "axis infantry", "P7": "axis infantry", "S5": "axis infantry"}
    battle = handed(units, {"left": ["probe-left"], "center": ["probe-center"]})
    play(battle, "axis-center: lay probe-center s4")
    assert listed(battle, "order", "axis-center") == ["order P7"]
    play(battle, "axis-center: confirm", "axis-left: lay probe-left s5")
    play(battle, "axis-left: order R7", "axis-left: order S5", "axis-left: confirm")
    passed(battle)
    play(battle, "axis-left: move R7 Q7")
    assert unit_on(battle, "Q7").ordered == "axis-left"


@pytest.mark.rule("O-TURN-12", "O-REQ-035", "O-REQ-036")
def test_a_unit_that_crosses_into_another_flank_is_not_ordered_again_there() -> None:
    units = {"R7": "axis infantry", "P7": "axis infantry"}
    battle = handed(units, {"left": ["probe-left"], "center": ["assault-center"]})
    play(battle, "axis-left: lay probe-left s5", "axis-left: order R7", "axis-left: confirm")
    play(battle, "axis-center: lay assault-center s4", "axis-center: order P7", "axis-center: confirm")
    passed(battle)
    play(battle, "axis-left: move R7 Q7")  # from s5 into s4
    assert not any("Q7" in option.split()[1] for option in listed(battle, "move", "axis-center"))
    error = refused(battle, "move Q7 q6", "axis-center")
    assert (error.key, error.rule) == ("not-your-order", "O-TURN-13")
    refused(battle, "order Q7", "axis-center")
    assert unit_on(battle, "Q7").ordered == "axis-left"


@pytest.mark.rule("O-TURN-12")
@pytest.mark.parametrize(("first", "second"), [("left", "center"), ("center", "left")])
def test_a_unit_on_the_border_of_two_flanks_is_ordered_by_one_of_them_only(first: str, second: str) -> None:
    """q6 lies in s4 and in s5: whoever names it first has it."""
    units = {"q6": "axis infantry", "T7": "axis infantry", "N7": "axis infantry"}
    battle = handed(units, {"left": ["probe-left"], "center": ["probe-center"]})
    play(battle, "axis-left: lay probe-left s5", "axis-center: lay probe-center s4")
    assert "order q6" in listed(battle, seat="axis-left") and "order q6" in listed(battle, seat="axis-center")
    play(battle, f"axis-{first}: order q6")
    assert "order q6" not in listed(battle, seat=f"axis-{second}")
    assert refused(battle, "order q6", f"axis-{second}").key == "ordered-already"
    play(battle, "axis-left: confirm", "axis-center: confirm")
    assert unit_on(battle, "q6").ordered == f"axis-{first}"


@pytest.mark.rule("O-TURN-12")
def test_one_general_does_not_order_a_unit_twice_with_two_cards() -> None:
    """v6 lies in both of his sections; his second card does not reach it again."""
    units = {"v6": "axis infantry", "W7": "axis infantry"}
    battle = handed(units, {"left": ["probe-left", "recon-left"]})
    play(battle, "lay probe-left s5", "order v6")
    play(battle, "confirm", "lay recon-left s6")
    assert listed(battle, "order") == ["order W7"]
    assert refused(battle, "order v6", "axis-left").key == "ordered-already"


# ---- moves, then battles ------------------------------------------------------------------------

LINE = {
    "T7": "axis infantry",
    "S7": "axis infantry",
    "N7": "axis infantry",
    "O7": "axis infantry",
    "t4": "allies infantry",
    "n4": "allies infantry",
}


def two_generals(dice: str = "SSSSSS", **more: Any) -> overlord.Game:
    """Left and center have ordered all of LINE and are about to move."""
    battle = handed(LINE, {"left": ["probe-left"], "center": ["probe-center"]}, dice=dice, **more)
    play(battle, "axis-left: lay probe-left s5", "axis-left: order T7", "axis-left: order S7", "axis-left: confirm")
    play(battle, "axis-center: lay probe-center s4", "axis-center: order N7", "axis-center: order O7")
    play(battle, "axis-center: confirm")
    passed(battle)
    return battle


@pytest.mark.rule("O-TURN-08", "O-REQ-034")
def test_nobody_battles_while_a_colleague_has_a_unit_to_move() -> None:
    battle = two_generals()
    play(battle, "axis-left: move T7 t6")
    assert refused(battle, "battle t6 t4", "axis-left").rule == "R-TURN-05"
    play(battle, "axis-left: done")
    assert seats(battle) == ["axis-center"] and asked(battle) == "move"
    assert refused(battle, "battle t6 t4", "axis-left").key == "not-asked"
    assert refused(battle, "battle N7 n4", "axis-center").rule == "R-TURN-05"
    play(battle, "axis-center: move N7 n6")
    refused(battle, "battle t6 t4", "axis-left")
    play(battle, "axis-center: done")
    assert asked(battle) == "battle" and seats(battle) == ["axis-left", "axis-center"]
    assert of(play(battle, "axis-left: battle t6 t4"), Rolled)
    assert refused(battle, "move O7 o6", "axis-center").rule == "R-TURN-05"  # and nobody moves after it


@pytest.mark.rule("O-TURN-09")
def test_generals_move_and_battle_in_any_order_and_take_turns_at_it() -> None:
    battle = two_generals("SSSSSSSSSSSS")
    told = play(battle, "axis-center: move N7 n6", "axis-left: move T7 t6", "axis-center: move O7 o6")
    told += play(battle, "axis-left: move S7 s6")
    assert [event.path[-1] for event in of(told, Moved)] == ["n6", "t6", "o6", "s6"]
    assert asked(battle) == "battle"
    told = play(battle, "axis-left: battle t6 t4", "axis-center: battle n6 n4", "axis-left: battle s6 t4")
    told += play(battle, "axis-center: battle o6 n4")
    assert [event.unit for event in of(told, Declared)] == ["t6", "n6", "s6", "o6"]


@pytest.mark.rule("O-TURN-09")
def test_a_general_who_is_done_does_not_hold_up_the_others() -> None:
    battle = two_generals()
    play(battle, "axis-center: done")
    assert seats(battle) == ["axis-left"]
    play(battle, "axis-left: move T7 t6", "axis-left: move S7 s6")
    assert asked(battle) == "battle"


@pytest.mark.rule("O-TURN-13")
def test_who_ordered_a_unit_fights_its_battle_in_whatever_flank() -> None:
    units = {"R7": "axis infantry", "N7": "axis infantry", "p4": "allies infantry", "n4": "allies infantry"}
    battle = handed(units, {"left": ["probe-left"], "center": ["probe-center"]}, dice="SSS")
    play(battle, "axis-left: lay probe-left s5", "axis-left: order R7", "axis-left: confirm")
    play(battle, "axis-center: lay probe-center s4", "axis-center: order N7", "axis-center: confirm")
    passed(battle)
    play(battle, "axis-left: move R7 q6", "axis-center: move N7 n6")
    assert "battle q6 p4" in listed(battle, seat="axis-left")
    assert not [option for option in listed(battle, "battle", "axis-center") if option.startswith("battle q6")]
    error = refused(battle, "battle q6 p4", "axis-center")
    assert (error.key, error.rule) == ("not-your-order", "O-TURN-13")
    told = play(battle, "axis-left: battle q6 p4")
    assert [event.seat for event in of(told, Rolled)] == ["axis-left"]


@pytest.mark.rule("O-TURN-14")
@pytest.mark.parametrize(
    ("card", "kind", "dice", "answer", "moved"),
    [
        pytest.param("probe-left", "infantry", "III", "axis-left: ground", TookGround, id="taking ground"),
        pytest.param("probe-left", "armor", "III", "axis-left: ground", TookGround, id="ground before an overrun"),
        pytest.param("behind-enemy-lines", "infantry", "SSSS", "axis-left: move T5 T7", Moved, id="the second move"),
        pytest.param("probe-left", "infantry", "SSF", "allies-right: retreat t4 T3", Retreated, id="a retreat"),
    ],
)
def test_what_follows_a_battle_moves_units_when_the_battles_have_begun(
    card: str, kind: str, dice: str, answer: str, moved: type[Any]
) -> None:
    units = {
        "T5": f"axis {kind}",
        "t4": "allies infantry 3",
        "N5": "axis infantry",
        "O5": "axis infantry",
        "n4": "allies infantry",
    }
    battle = handed(units, {"left": [card], "center": ["probe-center"]}, dice=f"SSS{dice}")
    place = "both" if card == "behind-enemy-lines" else "s5"
    play(battle, f"axis-left: lay {card} {place}", "axis-left: order T5", "axis-left: confirm")
    play(battle, "axis-center: lay probe-center s4", "axis-center: order N5", "axis-center: order O5")
    play(battle, "axis-center: confirm")
    marched(battle)
    play(battle, "axis-center: battle N5 n4", "axis-left: battle T5 t4")
    assert of(play(battle, answer), moved)
    if asked(battle) == "ground":
        play(battle, "pass")
    assert "battle O5 n4" in listed(battle, seat="axis-center")  # and the battles go on


@pytest.mark.rule("O-TURN-15")
def test_a_unit_driven_back_by_an_ambush_stays_with_the_general_who_ordered_it() -> None:
    """q4 lies on the border; the left general ordered it, and it is he who leads it back into the center's Q5."""
    units = {"q4": "axis armor", "T5": "axis infantry", "Q3": "allies infantry", "t4": "allies infantry"}
    battle = handed(units, {"left": ["probe-left"]}, allies=["ambush", "recon-left"], dice="FSS")
    play(battle, "lay probe-left s5", "order q4", "order T5", "confirm")
    marched(battle)
    play(battle, "battle q4 Q3", "ambush allies-center")
    assert (asked(battle), seats(battle)) == ("retreat", ["axis-left"])
    play(battle, "retreat q4 Q5")
    assert unit_on(battle, "Q5").ordered == "axis-left"
    assert seats(battle) == ["axis-left"]


@pytest.mark.rule("O-TURN-11", "O-TURN-15")
def test_a_unit_driven_into_another_flank_by_the_commanders_card_is_now_that_generals() -> None:
    """Pushed back before its own turn comes: nobody had ordered it, so the new flank is where it is ordered."""
    units = {"T7": "axis infantry", "q4": "allies infantry", "R1": "allies infantry"}
    battle = handed(units, {}, kept="barrage", allies=["direct-from-hq", "recon-left"], dice="FSSS")
    play(battle, "target q4")
    assert (asked(battle), seats(battle)) == ("retreat", ["allies-center"])
    play(battle, "retreat q4 R3")
    passed(battle)
    play(battle, "give direct-from-hq allies-right", "confirm", "pass", "lay direct-from-hq both")
    assert "order R3" in listed(battle, "order")


# ---- what a general may order -------------------------------------------------------------------

# Two units in every section, one on every kind of split hex.
EVERYWHERE = {
    **dict.fromkeys(("B7", "C7", "F7", "G7", "K7", "L7", "N7", "O7", "S7", "T7", "W7", "X7"), "axis infantry"),
    **dict.fromkeys(("d6", "i6", "m6", "q6", "v6"), "axis infantry"),
}
RIGHT = ["B7", "C7", "F7", "G7", "d6", "i6"]
CENTER = ["K7", "L7", "N7", "O7", "i6", "m6", "q6"]
LEFT = ["S7", "T7", "W7", "X7", "q6", "v6"]


def named(battle: overlord.Game, general: str) -> set[str]:
    return {option.split()[1] for option in listed(battle, "order", f"axis-{general}")}


@pytest.mark.rule("O-FG-01")
@pytest.mark.parametrize(("general", "own"), [("left", LEFT), ("center", CENTER), ("right", [*RIGHT, "A9"])])
def test_a_general_orders_only_units_in_his_two_sections_split_hexes_included(general: str, own: list[str]) -> None:
    battle = handed(EVERYWHERE, {general: ["direct-from-hq"]})
    play(battle, "lay direct-from-hq both")
    assert named(battle, general) == set(own)
    foreign = next(name for name in EVERYWHERE if name not in own)
    assert refused(battle, f"order {foreign}", f"axis-{general}").key == "not-this-section"


@pytest.mark.rule("O-FG-02")
@pytest.mark.parametrize(("card", "most"), [("recon-left", 1), ("probe-left", 2), ("attack-left", 3)])
def test_the_number_of_a_section_card_is_the_most_and_all_from_its_section(card: str, most: int) -> None:
    units = {**EVERYWHERE, "U7": "axis infantry", "R7": "axis infantry"}
    battle = handed(units, {"left": [card]})
    play(battle, f"lay {card} s5")
    assert named(battle, "left") == {"S7", "T7", "U7", "R7", "q6", "v6"}
    for name in ("S7", "T7", "U7", "R7")[:most]:
        assert refused(battle, "order W7", "axis-left").key == "not-this-section"
        play(battle, f"order {name}")
    assert named(battle, "left") == set()
    assert refused(battle, "order q6", "axis-left").rule == "R-ORD-03"


@pytest.mark.rule("O-FG-02")
def test_an_assault_orders_every_unit_of_its_section_and_none_beyond() -> None:
    battle = handed(EVERYWHERE, {"left": ["assault-left"]})
    play(battle, "lay assault-left s6")
    assert named(battle, "left") == {"W7", "X7", "v6"}
    play(battle, "order W7", "order X7", "order v6", "confirm")
    assert {unit.hex for unit in battle.view(None).units if unit.ordered} == {"W7", "X7", "v6"}


@pytest.mark.rule("O-FG-02")
@pytest.mark.parametrize(("card", "each"), [("recon-in-force", 1), ("general-advance", 2)])
def test_a_card_that_reads_per_section_counts_in_each(card: str, each: int) -> None:
    battle = handed({**EVERYWHERE, "U7": "axis infantry"}, {"left": [card]})
    play(battle, f"lay {card} both", *(f"order {name}" for name in ("S7", "T7")[:each]))
    assert named(battle, "left") == {"W7", "X7", "v6"}  # s5 is full: what is left goes to s6
    assert refused(battle, "order U7", "axis-left").rule == "R-ORD-03"
    play(battle, *(f"order {name}" for name in ("W7", "v6")[:each]))
    assert named(battle, "left") == set()


@pytest.mark.rule("O-FG-03", "O-REQ-107")
@pytest.mark.parametrize(
    ("five", "six"),
    [(["R7", "S7", "T7", "U7"], []), (["R7", "S7"], ["W7", "X7"]), (["R7"], ["W7", "X7", "Y7"])],
)
def test_the_four_of_an_armor_assault_come_from_either_or_both_sections(five: list[str], six: list[str]) -> None:
    units = dict.fromkeys(("R7", "S7", "T7", "U7", "W7", "X7", "Y7", "N7"), "axis armor")
    battle = handed(units, {"left": ["armor-assault"]})
    play(battle, "lay armor-assault both", *(f"order {name}" for name in (*five, *six)))
    assert named(battle, "left") == set()
    play(battle, "confirm")
    assert {unit.hex for unit in battle.view(None).units if unit.ordered} == {*five, *six}


@pytest.mark.rule("O-FG-03", "O-REQ-108")
def test_an_artillery_bombard_reaches_all_guns_of_one_general_and_no_others() -> None:
    guns = ("S7", "T7", "W7", "v6", "N7", "F7")
    battle = handed(dict.fromkeys(guns, "axis artillery"), {"left": ["artillery-bombard"]})
    play(battle, "lay artillery-bombard both")
    assert named(battle, "left") == {"S7", "T7", "W7", "v6"}
    play(battle, *(f"order {name}" for name in ("S7", "T7", "W7", "v6")))
    assert refused(battle, "order N7", "axis-left").key == "not-this-section"


@pytest.mark.rule("O-FG-03", "O-REQ-106")
@pytest.mark.parametrize(("section", "own"), [("s5", {"S7", "T7", "q6", "v6"}), ("s6", {"W7", "X7", "v6"})])
def test_an_infantry_assault_reaches_one_section_only(section: str, own: set[str]) -> None:
    battle = handed(EVERYWHERE, {"left": ["infantry-assault"]})
    play(battle, f"lay infantry-assault {section}")
    assert named(battle, "left") == own


@pytest.mark.rule("O-TURN-02")
def test_the_commanders_card_is_told_to_all_when_it_is_played() -> None:
    battle = handed({"T7": "axis infantry"}, {"left": ["probe-left"]}, kept="barrage")
    assert CardPlayed("axis-cic", "barrage") in battle.told("allies-left")
    assert [(laid.seat, laid.card) for laid in battle.view("allies-left").table] == [("axis-cic", "barrage")]


@pytest.mark.rule("O-TURN-13")
def test_who_ordered_a_unit_takes_its_ground_and_overruns_in_whatever_flank() -> None:
    units = {"R7": "axis armor", "N9": "axis infantry", "P5": "allies infantry 1", "o4": "allies infantry"}
    battle = handed(units, {"left": ["probe-left"]}, dice="ISS")
    play(battle, "lay probe-left s5", "order R7", "confirm")
    passed(battle)
    play(battle, "axis-left: move R7 p6", "axis-left: battle p6 P5")
    assert (asked(battle), seats(battle)) == ("ground", ["axis-left"])
    play(battle, "axis-left: ground")
    assert (asked(battle), seats(battle)) == ("overrun", ["axis-left"])
