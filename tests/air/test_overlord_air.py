"""What Overlord changes: initiative, two airplanes in a section, split hexes, generals side by side (overlord 8.2)."""

from __future__ import annotations

import itertools

import msgspec
import pytest

import overlord
from air.skies import aloft, finish, front, give, until, up
from boards import asked, listed, of, play, refused
from overlord.engine.model.events import PlaneLeft, PlaneTookOff, Rolled
from properties.worlds import redeal

ENCODE = msgspec.json.encode


def rolled(face: str, *, more: str = "", airplane: str = "T5", **options: object) -> overlord.Game:
    """The left general, who has an airplane over T5 and units, acts on his own initiative and rolls this face."""
    units = {"T7": "axis infantry", "V7": "axis armor"}
    battle = front(units, dice=face + more, options=options)
    up(battle, "axis", "bf-109", airplane)
    give(battle, "probe-right right")
    play(battle, "lay probe-right s1", "confirm")
    play(battle, "axis-left: roll")
    while asked(battle) == "initiative":
        play(battle, "pass")
    return battle


# ---- initiative ----------------------------------------------------------------------------------


@pytest.mark.rule("O-AIR-12", "O-REQ-096", "O-DIFF-08")
@pytest.mark.parametrize(("check", "stays"), [("I", True), ("G", False)])
def test_a_star_keeps_an_airplane_up_after_a_check(check: str, stays: bool) -> None:
    battle = rolled("S", more=check)
    assert listed(battle) == ["pass", "order T7", "order V7", "activate T5"]
    told = play(battle, "axis-left: activate T5")
    assert [event.faces for event in of(told, Rolled) if event.purpose == "air-check"] == [check]
    if stays:
        assert asked(battle) == "move" and listed(battle, "fly")
        play(battle, "fly T5 U5")
    finish(battle)
    assert aloft(battle) == ({"U5": "axis bf-109"} if stays else {})


@pytest.mark.rule("O-AIR-12", "O-REQ-096", "O-DIFF-08")
def test_a_star_lets_one_on_the_ground_take_off() -> None:
    battle = front({"T7": "axis bf-109"}, {"T7": "airfield"}, dice="SI")
    give(battle, "probe-right right")
    play(battle, "lay probe-right s1", "confirm", "axis-left: roll")
    play(battle, "axis-left: order T7")
    told = play(battle, "fly T7 U7")
    assert of(told, PlaneTookOff)
    assert [event.faces for event in of(told, Rolled) if event.purpose == "air-check"] == ["I"]


@pytest.mark.rule("O-AIR-12", "O-REQ-097")
@pytest.mark.parametrize("face", ["I", "A"])
def test_infantry_and_armor_faces_order_no_airplane(face: str) -> None:
    battle = rolled(face)
    assert "activate T5" not in listed(battle)
    illegal = refused(battle, "activate T5")
    assert (illegal.key, illegal.rule) == ("not-this-face", "O-AIR-12")


@pytest.mark.rule("O-REQ-097")
@pytest.mark.parametrize("face", ["I", "A"])
def test_nor_one_on_the_ground(face: str) -> None:
    battle = front({"T7": "axis bf-109", "R7": "axis infantry", "V7": "axis armor"}, {"T7": "airfield"}, dice=face)
    give(battle, "probe-right right")
    play(battle, "lay probe-right s1", "confirm", "axis-left: roll", "pass")
    assert "order T7" not in listed(battle)


@pytest.mark.rule("O-AIR-12")
@pytest.mark.parametrize("face", ["G", "F"])
def test_a_bad_die_does_not_touch_an_airplane_in_the_air(face: str) -> None:
    battle = rolled(face)
    assert not [answer for answer in listed(battle) if answer.endswith("T5")]


@pytest.mark.rule("O-AIR-12", "O-INI-01")
def test_a_general_who_has_only_an_airplane_may_roll() -> None:
    battle = front(dice="SI")
    up(battle, "axis", "bf-109", "T5")
    give(battle, "probe-right right")
    play(battle, "lay probe-right s1", "confirm")
    assert [question.seat for question in battle.waiting()] == ["axis-left"]
    play(battle, "roll")
    assert listed(battle) == ["pass", "activate T5"]


@pytest.mark.rule("O-AIR-12")
def test_he_orders_none_outside_his_sections() -> None:
    battle = rolled("S", airplane="L5")
    assert "activate L5" not in listed(battle)
    assert refused(battle, "activate L5").rule == "O-AIR-12"


@pytest.mark.rule("O-AIR-12")
def test_an_airplane_that_a_card_has_ordered_is_not_for_the_die() -> None:
    battle = front({"T7": "axis infantry", "L7": "axis infantry"}, dice="IS")
    up(battle, "axis", "bf-109", "q6")
    give(battle, "probe-center center")
    play(battle, "lay probe-center s4", "activate q6", "confirm", "axis-left: roll", "pass")
    assert listed(battle) == ["pass", "order T7"]


@pytest.mark.rule("O-AIR-15", "O-TFH-02")
def test_a_star_of_their_finest_hour_orders_an_airplane_under_the_general() -> None:
    for dice, may in (("SIAA", True), ("IIAA", False)):
        battle = front({"T7": "axis infantry"}, cards=("their-finest-hour", "probe-left"), dice=dice + "IIII" * 2 + "I")
        up(battle, "axis", "bf-109", "T5")
        play(battle, "keep their-finest-hour", "confirm")
        assert ("activate T5" in listed(battle, seat="axis-left")) == may
        assert "activate T5" not in listed(battle, seat="axis-center")
        if may:
            play(battle, "axis-left: activate T5")
            assert "order T7" in listed(battle, seat="axis-left")  # by its own die


@pytest.mark.rule("O-AIR-15")
def test_the_star_goes_to_the_airplane_or_to_a_unit() -> None:
    battle = front({"T7": "axis artillery"}, cards=("their-finest-hour", "probe-left"), dice="SGGF" + "GGGG" * 2)
    up(battle, "axis", "bf-109", "T5")
    play(battle, "keep their-finest-hour", "confirm")
    assert listed(battle) == ["confirm", "order T7", "activate T5"]
    play(battle, "order T7")
    assert listed(battle) == ["confirm"]


# ---- two in one section --------------------------------------------------------------------------


def begun(*planes: tuple[str, str], camp: str = "axis") -> overlord.Game:
    """A turn of the axis begins with these airplanes of a camp in the air."""
    battle = front({"C7": "axis infantry"}, allies=("probe-left", "probe-right", "ambush"), first="allies")
    for kind, where in planes:
        up(battle, camp, kind, where)
        battle._state.planes[-1].seat = 4 if camp == "allies" else -1  # so that none leaves at the end of this turn
    play(battle, "give probe-left allies-left", "confirm", "pass")
    finish(battle, "allies")
    return battle


@pytest.mark.rule("O-AIR-13", "O-REQ-098", "O-DIFF-07", "O-AIR-17")
@pytest.mark.parametrize("goes", ["T5", "R5"])
def test_two_in_a_section_when_the_turn_begins_are_one_too_many(goes: str) -> None:
    battle = begun(("bf-109", "T5"), ("storch", "R5"))
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "crowded")]
    assert listed(battle) == ["target T5", "target R5"]
    illegal = refused(battle, "give probe-left axis-left")
    assert (illegal.key, illegal.rule) == ("crowded-first", "O-AIR-13")
    told = play(battle, f"target {goes}")
    assert [(event.hex, event.reason) for event in of(told, PlaneLeft)] == [(goes, "crowded")]
    assert len(aloft(battle)) == 1 and goes not in aloft(battle)
    assert asked(battle) == "distribute"


@pytest.mark.rule("O-AIR-13")
def test_of_three_two_go() -> None:
    battle = begun(("bf-109", "T5"), ("storch", "R5"), ("bf-109", "T7"))
    play(battle, "target T5")
    assert asked(battle) == "crowded"
    play(battle, listed(battle)[0])
    assert asked(battle) == "distribute" and len(aloft(battle)) == 1


@pytest.mark.rule("O-AIR-13", "O-REQ-099")
@pytest.mark.parametrize("other", ["T5", "L5", "N7"])
def test_on_a_split_hex_between_two_generals_it_is_exempt(other: str) -> None:
    battle = begun(("bf-109", "q6"), ("storch", other))
    assert asked(battle) == "distribute"
    assert len(aloft(battle)) == 2


@pytest.mark.rule("O-AIR-13")
def test_a_split_hex_between_the_two_sections_of_one_general_is_no_excuse() -> None:
    battle = begun(("bf-109", "v6"), ("storch", "T5"))
    assert asked(battle) == "crowded"


@pytest.mark.rule("O-AIR-14")
def test_two_in_the_two_sections_of_one_general_stay_and_block_a_third() -> None:
    battle = begun(("bf-109", "X5"), ("storch", "T5"))
    assert asked(battle) == "distribute" and len(aloft(battle)) == 2
    give(battle, "air-sortie left")
    play(battle, "lay air-sortie both")
    assert listed(battle) == ["confirm", "activate X5", "activate T5"]


@pytest.mark.rule("O-AIR-13")
def test_one_of_each_camp_is_not_meant() -> None:
    battle = front()
    up(battle, "axis", "bf-109", "T5")
    up(battle, "allies", "corsair", "R5")
    finish_distribution(battle)
    assert len(aloft(battle)) == 2 or aloft(battle) == {"R5": "allies corsair"}


def finish_distribution(battle: overlord.Game) -> None:
    give(battle, "air-sortie left")
    play(battle, "lay air-sortie both", "activate T5")
    until(battle, "move")
    play(battle, "fly T5 S5")
    finish(battle)
    assert asked(battle) == "distribute"


@pytest.mark.rule("O-AIR-17")
def test_the_enemys_turn_does_not_ask_for_it() -> None:
    battle = begun(("corsair", "T5"), ("corsair", "R5"), camp="allies")
    assert battle.view(None).active == "axis"
    assert (asked(battle), len(aloft(battle))) == ("distribute", 2)


@pytest.mark.rule("O-AIR-13", "O-AIR-10")
def test_it_comes_about_when_a_colleague_flies_in() -> None:
    battle = front(allies=("probe-left", "probe-right", "ambush"), options={"axis_sorties": 2})
    give(battle, "air-sortie left", "air-sortie center")
    play(battle, "axis-left: lay air-sortie both", "axis-left: enter bf-109 T9")
    play(battle, "axis-center: lay air-sortie both", "axis-center: enter storch Q9")
    until(battle, "move")
    play(battle, "axis-center: fly Q9 R9", "axis-left: done")
    finish(battle)
    assert len(aloft(battle)) == 2
    finish(battle, "allies")
    assert asked(battle) == "crowded"
    assert sorted(listed(battle)) == ["target R9", "target T9"]


# ---- side by side --------------------------------------------------------------------------------


def two_sorties(where: str = "q6") -> overlord.Game:
    battle = front({"T7": "axis infantry", "L7": "axis infantry"}, dice="IIII", options={"axis_sorties": 2})
    up(battle, "axis", "bf-109", where)
    up(battle, "axis", "storch", "C5")
    give(battle, "air-sortie left", "air-sortie center", "probe-right right")
    return battle


ANSWERS = {
    "axis-left": ["lay air-sortie both", "activate T5"],
    "axis-center": ["lay air-sortie both", "enter bf-109 L9"],
    "axis-right": ["lay probe-right s1", "activate C5", "confirm"],
}


@pytest.mark.rule("O-TURN-10")
def test_whoever_of_the_generals_answers_first_it_is_the_same_battle() -> None:
    turns = [seat for seat, answers in ANSWERS.items() for _ in answers]
    found = set()
    for order in sorted(set(itertools.permutations(turns))):
        battle = two_sorties("T5")
        left = {seat: iter(answers) for seat, answers in ANSWERS.items()}
        for seat in order:
            battle.play(seat, next(left[seat]))
        found.add((battle.digest(), ENCODE(battle.view(None)), tuple(q.seat for q in battle.waiting())))
    assert len(found) == 1


@pytest.mark.rule("O-BRD-16", "O-TURN-12")
@pytest.mark.parametrize(("first", "second"), [("left", "center"), ("center", "left")])
def test_an_airplane_on_a_border_split_is_his_who_names_it_first(first: str, second: str) -> None:
    battle = two_sorties()
    for general in ("left", "center"):
        play(battle, f"axis-{general}: lay air-sortie both")
        assert "activate q6" in listed(battle, seat=f"axis-{general}")
    play(battle, f"axis-{first}: activate q6")
    assert "activate q6" not in [str(option) for option in battle.options(f"axis-{second}")]
    if f"axis-{second}" in [question.seat for question in battle.waiting()]:
        assert refused(battle, "activate q6", f"axis-{second}").rule == "O-AIR-08"


@pytest.mark.rule("O-BRD-16", "O-TURN-12")
def test_so_it_is_between_a_sortie_and_another_card() -> None:
    battle = front({"L7": "axis infantry", "P7": "axis infantry"})
    up(battle, "axis", "bf-109", "q6")
    give(battle, "air-sortie left", "probe-center center")
    play(battle, "axis-left: lay air-sortie both", "axis-center: lay probe-center s4", "axis-center: activate q6")
    assert "activate q6" not in [str(option) for option in battle.options("axis-left")]
    other = front({"L7": "axis infantry", "P7": "axis infantry"})
    up(other, "axis", "bf-109", "q6")
    give(other, "air-sortie left", "probe-center center")
    play(other, "axis-left: lay air-sortie both", "axis-left: activate q6", "axis-center: lay probe-center s4")
    assert "activate q6" not in listed(other, seat="axis-center")


def test_two_generals_do_not_enter_over_the_same_hex() -> None:
    """With other section lines an edge hex may be split between them."""
    battle = front(options={"axis_sorties": 2}, top="section_lines = [8, 16, 26, 34, 42]")
    give(battle, "air-sortie left", "air-sortie center")
    play(battle, "axis-left: lay air-sortie both", "axis-center: lay air-sortie both")
    both = set(listed(battle, "enter", "axis-left")) & set(listed(battle, "enter", "axis-center"))
    assert both
    answer = sorted(both)[0]
    play(battle, f"axis-left: {answer}")
    assert answer not in listed(battle, "enter", "axis-center")
    assert refused(battle, answer, "axis-center").rule == "A-AIR-08"


# ---- what everybody sees, undo, copies, records --------------------------------------------------


def test_airplanes_hide_nothing() -> None:
    """Every seat sees the same airplanes, and none of it tells which cards the others hold."""
    battle = two_sorties()
    for seat in (*battle.seats, None):
        assert battle.view(seat).planes == battle.view(None).planes
        other = redeal(battle, seat, 3)
        other._settle()
        assert ENCODE(other.view(seat)) == ENCODE(battle.view(seat))


def test_what_a_general_names_is_his_until_all_have_answered() -> None:
    battle = two_sorties()
    before = ENCODE(battle.view("allies-cic").planes)
    play(battle, "axis-left: lay air-sortie both", "axis-left: activate q6")
    assert ENCODE(battle.view("allies-cic").planes) == before
    assert [plane.ordered for plane in battle.view(None).planes] == ["", ""]


def test_an_answer_can_be_taken_back_until_something_is_rolled() -> None:
    units = {"T7": "axis bf-109", "L7": "axis infantry"}
    battle = front(units, {"T7": "airfield"}, dice="I")
    give(battle, "probe-left left", "air-sortie center")
    play(battle, "axis-left: lay probe-left s5", "axis-left: order T7", "axis-left: confirm")
    play(battle, "axis-center: lay air-sortie both")
    before = battle.digest()
    play(battle, "axis-center: enter storch L9")
    while asked(battle) == "initiative":
        play(battle, "pass")
    here = battle.digest()
    play(battle, "axis-center: fly L9 L7 l6" if "fly L9 L7 l6" in listed(battle) else "axis-center: fly L9 l8")
    battle.undo("axis-center")
    assert battle.digest() == here != before
    play(battle, "axis-left: fly T7 U7")  # a check is rolled: now nothing can be taken back
    with pytest.raises(overlord.Illegal):
        battle.undo("axis-left")


def test_a_flight_is_taken_back_whole() -> None:
    battle = front({"T7": "axis infantry", "U5": "allies infantry"})
    give(battle, "air-sortie left", "probe-left left")
    play(battle, "axis-left: lay air-sortie both", "axis-left: enter bf-109 T9", "axis-left: lay probe-left s5")
    play(battle, "axis-left: order T7", "axis-left: confirm")
    until(battle, "move")
    before = battle.digest()
    ghost = battle.copy()
    play(battle, "fly T9 t8")
    assert ghost.digest() == before != battle.digest()
    battle.undo("axis-left")
    assert battle.digest() == before


def test_a_record_with_airplanes_plays_again() -> None:
    battle = front({"U7": "allies infantry"}, dice="SGI", options={"air_rules": {"flight": {"most": 5}}})
    give(battle, "air-sortie left")
    play(battle, "lay air-sortie both", "enter bf-109 T9")
    until(battle, "move")
    play(battle, "fly T9 t8 U7 V7" if "fly T9 t8 U7 V7" in listed(battle) else listed(battle, "fly")[0])
    finish(battle)
    again = overlord.Game.replay(battle.record())
    assert again.digest() == battle.digest()
    assert aloft(again) == aloft(battle)


@pytest.mark.rule("O-PAC-02", "A-AIR-10")
def test_an_airplane_counts_when_marines_order_one_more() -> None:
    """The extra unit is one in all, with whichever card it is named; an airplane is an order like others."""
    units = {"T7": "axis infantry", "R7": "axis infantry", "T5": "axis infantry", "X7": "axis infantry"}
    battle = front(units, options={"gung_ho": "axis"})
    up(battle, "axis", "corsair", "X5")
    play(battle, "give probe-left axis-left", "give recon-left axis-left", "gung-ho axis-left", "confirm", "pass")
    play(battle, "lay probe-left s5", "order T7", "order R7", "order T5", "confirm", "lay recon-left s6")
    assert listed(battle) == ["confirm", "order X7", "activate X5"]
    play(battle, "activate X5")
    assert listed(battle) == ["confirm"]
