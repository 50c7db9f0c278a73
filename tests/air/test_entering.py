"""Where an airplane comes onto the board, and where none may (A-AIR-05, -06, -08, -23, O-AIR-08, O-AIR-09)."""

from __future__ import annotations

import pytest

import overlord
from air.skies import aloft, duel, finish, front, give, until, up
from boards import asked, listed, of, play, refused
from overlord.engine.model.events import PlaneEntered, PlaneLeft, Rolled
from overlord.engine.tables.air import AIRPLANES


def entries(battle: overlord.Game, kind: str = "bf-109") -> list[str]:
    return [answer.split()[2] for answer in listed(battle, "enter") if answer.split()[1] == kind]


@pytest.mark.rule("A-AIR-08")
def test_an_airplane_enters_over_any_of_the_four_edges_but_no_half_hex() -> None:
    battle = duel()
    play(battle, "play air-sortie")
    top = [f"{letter}9" for letter in "BCDEFGHIJKLM"]  # A9 has a unit
    sides = ["A7", "M7", "A5", "M5", "A3", "M3"]
    bottom = [f"{letter}1" for letter in "ABCDEFGHIJKL"]  # and M1
    assert sorted(entries(battle)) == sorted(top + sides + bottom)
    for hex_ in ("a8", "l4", "G5"):
        assert (refused(battle, f"enter bf-109 {hex_}").key, refused(battle, f"enter bf-109 {hex_}").rule) == (
            "no-entry-there",
            "A-AIR-08",
        )


@pytest.mark.rule("A-AIR-08", "A-AIR-09")
def test_the_hex_where_it_enters_has_no_unit_and_no_other_airplane() -> None:
    battle = duel({"C1": "axis infantry"})
    up(battle, "allies", "corsair", "A5")
    play(battle, "play air-sortie")
    assert {"A9", "M1", "C1", "A5"}.isdisjoint(entries(battle))
    for hex_ in ("A9", "M1", "C1", "A5"):
        assert refused(battle, f"enter bf-109 {hex_}").rule == "A-AIR-08"


@pytest.mark.rule("A-AIR-05")
def test_a_new_airplane_is_seen_by_all_and_needs_no_check() -> None:
    battle = duel()
    told = play(battle, "play air-sortie", "enter bf-109 A5")
    assert [(event.seat, event.plane, event.hex) for event in of(told, PlaneEntered)] == [("axis-cic", "bf-109", "A5")]
    assert not of(told, Rolled)
    for seat in (*battle.seats, None):
        shown = battle.view(seat).planes
        assert [(p.hex, p.camp, p.kind, p.ordered) for p in shown] == [("A5", "axis", "bf-109", "axis-cic")]


@pytest.mark.rule("A-AIR-05")
def test_a_sortie_does_one_of_the_two() -> None:
    battle = duel({}, {"C5": "airfield"})
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5")
    assert asked(battle) == "card"


@pytest.mark.rule("A-AIR-05")
def test_a_sortie_may_be_played_for_nothing() -> None:
    battle = duel()
    play(battle, "play air-sortie", "confirm", "pass")
    assert (battle.view(None).active, aloft(battle)) == ("allies", {})


@pytest.mark.rule("A-AIR-06")
def test_no_second_airplane_while_the_first_is_in_the_air() -> None:
    battle = duel(options={"axis_sorties": 2})
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie")
    assert entries(battle) == []
    illegal = refused(battle, "enter bf-109 A5")
    assert (illegal.key, illegal.rule) == ("second-airplane", "O-AIR-08")


@pytest.mark.rule("A-AIR-06")
def test_the_enemys_airplane_is_no_hindrance() -> None:
    battle = duel()
    up(battle, "allies", "corsair", "G5")
    play(battle, "play air-sortie", "enter bf-109 A5")
    assert len(aloft(battle)) == 2


@pytest.mark.rule("A-AIR-06")
def test_when_it_is_gone_another_may_come() -> None:
    battle = duel(allies=("probe-left",) * 4, options={"axis_sorties": 2})
    play(battle, "play air-sortie", "enter bf-109 A5", "pass")
    finish(battle)
    play(battle, "play probe-left")
    finish(battle, "allies")
    play(battle, "play probe-center")
    assert aloft(battle) == {}  # it got no order
    finish(battle)
    finish(battle, "allies")
    play(battle, "play air-sortie")
    assert "A5" in entries(battle)


@pytest.mark.rule("A-AIR-23")
@pytest.mark.parametrize(
    ("nation", "kinds"),
    [
        ("de", ["storch", "bf-109"]),
        ("us", ["warhawk", "lightning", "corsair"]),
        ("gb", ["spitfire"]),
        ("jp", ["zero"]),
        ("su", ["yak"]),
        ("it", ["bf-109"]),
    ],
)
def test_a_camp_flies_the_airplanes_of_its_nation(nation: str, kinds: list[str]) -> None:
    battle = duel(nations=(nation, "us"))
    play(battle, "play air-sortie")
    assert sorted({answer.split()[1] for answer in listed(battle, "enter")}) == sorted(kinds)
    foreign = next(kind for kind in AIRPLANES if kind not in kinds)
    illegal = refused(battle, f"enter {foreign} A5")
    assert (illegal.key, illegal.rule) == ("not-your-airplane", "A-AIR-23")


@pytest.mark.rule("A-AIR-23")
def test_a_scenario_may_give_it_others() -> None:
    battle = duel(options={"axis_planes": "zero+storch", "allies_planes": "yak"})
    play(battle, "play air-sortie")
    assert {answer.split()[1] for answer in listed(battle, "enter")} == {"zero", "storch"}
    with pytest.raises(ValueError, match="axis_planes is nation or some of warhawk"):
        duel(options={"axis_planes": "zeppelin"})


# ---- Overlord ------------------------------------------------------------------------------------


@pytest.mark.rule("O-AIR-09", "O-AIR-07")
def test_a_general_brings_it_on_in_his_own_sections_and_flies_where_he_likes() -> None:
    battle = front()
    give(battle, "air-sortie center")
    play(battle, "lay air-sortie both")
    assert {hex_[0] for hex_ in entries(battle)} == set("JKLMNOPQ")
    assert {hex_[1] for hex_ in entries(battle)} == {"1", "9"}
    illegal = refused(battle, "enter bf-109 R9")
    assert (illegal.key, illegal.rule) == ("no-entry-there", "O-AIR-09")
    assert refused(battle, "enter bf-109 L5").rule == "A-AIR-08"
    play(battle, "enter bf-109 Q9")
    until(battle, "move")
    assert "fly Q9 R9 S9 T9" in listed(battle, "fly")


@pytest.mark.rule("O-AIR-08", "O-AIR-07", "O-REQ-094", "O-AIR-14")
@pytest.mark.parametrize("where", ["T7", "X7", "v6", "q6"])
def test_a_general_with_one_in_either_section_brings_no_second(where: str) -> None:
    """v6 is split between his two sections, q6 between him and the center."""
    battle = front()
    up(battle, "axis", "storch", where)
    give(battle, "air-sortie left")
    play(battle, "lay air-sortie both")
    assert listed(battle) == ["confirm", f"activate {where}"]
    illegal = refused(battle, "enter bf-109 Z5")
    assert (illegal.key, illegal.rule) == ("second-airplane", "O-AIR-08")


@pytest.mark.rule("O-AIR-08", "O-REQ-095")
def test_he_may_use_the_card_on_the_one_that_is_there_without_a_check() -> None:
    battle = front({"t6": "allies infantry"})
    up(battle, "axis", "bf-109", "T7")
    give(battle, "air-sortie left")
    told = play(battle, "lay air-sortie both", "activate T7")
    told += until(battle, "move")
    assert not of(told, Rolled)
    assert listed(battle, "fly")


@pytest.mark.rule("O-AIR-08")
@pytest.mark.parametrize(("camp", "where"), [("allies", "T7"), ("axis", "L7")])
def test_an_enemys_or_a_colleagues_airplane_does_not_hinder_him(camp: str, where: str) -> None:
    battle = front()
    up(battle, camp, "corsair", where)
    give(battle, "air-sortie left")
    play(battle, "lay air-sortie both")
    assert "enter bf-109 Z5" in listed(battle)
    assert listed(battle, "activate") == []
    assert refused(battle, f"activate {where}").rule == "O-AIR-08"


@pytest.mark.rule("O-AIR-08")
def test_what_counts_is_the_start_of_the_turn() -> None:
    """An airplane that a colleague loses from the border hex was there all the same."""
    battle = front({"L7": "axis infantry"}, dice="SG", options={"initiative_after_orders": False})
    up(battle, "axis", "bf-109", "q6")
    give(battle, "air-sortie left")
    told = play(battle, "axis-center: roll", "axis-right: pass", "axis-center: activate q6")
    assert [event.reason for event in of(told, PlaneLeft)] == ["check"]
    play(battle, "axis-left: lay air-sortie both")
    assert asked(battle) == "battle" or entries(battle) == []


@pytest.mark.rule("O-AIR-10")
def test_an_airplane_flown_to_a_colleague_is_his_from_the_next_turn_on() -> None:
    battle = front(allies=("ambush", "probe-left", "probe-right"), options={"axis_sorties": 3})
    give(battle, "air-sortie center")
    play(battle, "lay air-sortie both", "enter bf-109 Q9")
    until(battle, "move")
    play(battle, "fly Q9 R9 S9 T9")
    finish(battle)
    finish(battle, "allies")
    play(battle, "give air-sortie axis-left", "give air-sortie axis-center", "confirm", "pass")
    play(battle, "axis-left: lay air-sortie both", "axis-center: lay air-sortie both")
    assert "activate T9" in listed(battle, seat="axis-left")
    assert not [answer for answer in listed(battle, "enter", "axis-left") if answer]
    assert "enter bf-109 Q9" in listed(battle, "enter", "axis-center")
    assert listed(battle, "activate", "axis-center") == []


@pytest.mark.rule("O-FG-04")
def test_a_sortie_beside_a_section_card_takes_none_of_its_orders() -> None:
    battle = front({"T5": "axis infantry", "T7": "axis infantry", "R5": "axis infantry"})
    give(battle, "air-sortie left", "probe-left left")
    play(battle, "axis-left: lay air-sortie both", "axis-left: enter bf-109 Z5", "axis-left: lay probe-left s5")
    play(battle, "axis-left: order T5", "axis-left: order T7")
    assert refused(battle, "order R5", "axis-left").rule == "R-ORD-03"
    play(battle, "axis-left: confirm")
    until(battle, "move")
    assert {answer.split()[1] for answer in listed(battle) if " " in answer} == {"T5", "T7", "Z5"}


@pytest.mark.rule("A-AIR-11")
def test_an_airplane_that_just_came_stays_until_the_next_turn() -> None:
    battle = duel()
    told = play(battle, "play air-sortie", "enter bf-109 A5", "pass")
    told += finish(battle)
    assert not of(told, PlaneLeft)
