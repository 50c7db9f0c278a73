"""How airplanes fly, stay up and leave (A-AIR-09 to -11, O-AIR-01)."""

from __future__ import annotations

from itertools import pairwise

import pytest

import overlord
from air.skies import aloft, duel, finish, front, give, until, up
from boards import asked, listed, of, play, refused, unit_on
from overlord.engine.model.events import PlaneFlew, PlaneLeft
from overlord.engine.model.hexes import HEX
from overlord.engine.queries.air import flights


def ends(battle: overlord.Game, start: str) -> set[str]:
    return {answer.split()[-1] for answer in listed(battle, "fly") if answer.split()[1] == start}


def airborne(kind: str = "bf-109", where: str = "G5", **more: object) -> overlord.Game:
    """An axis airplane over the middle of the board, ordered by an Air Sortie and about to fly."""
    battle = duel(**more)  # type: ignore[arg-type]
    up(battle, "axis", kind, where)
    play(battle, "play air-sortie", f"activate {where}", "pass")
    return battle


@pytest.mark.rule("A-AIR-09")
def test_it_flies_one_to_four_hexes() -> None:
    battle = airborne()
    far = battle._state.rules.geometry.distance[HEX["G5"]]
    board = battle._state.rules.geometry.hexes
    assert {HEX[name] for name in ends(battle, "G5")} == {h for h in board if 1 <= far[h] <= 4 and h != HEX["A9"]}


@pytest.mark.rule("A-AIR-09")
def test_in_the_air_one_has_to_fly() -> None:
    battle = airborne()
    assert "done" not in listed(battle)
    illegal = refused(battle, "done")
    assert (illegal.key, illegal.rule) == ("fly-first", "A-AIR-09")
    play(battle, "fly G5 H5")
    assert battle.view(None).active == "allies"


@pytest.mark.rule("A-AIR-09")
@pytest.mark.parametrize(
    "answer",
    ["fly G5 H5 I5 J5 K5 L5", "fly G5 H5 I5 H5", "fly G5 H5 G5", "fly G5 I5", "fly G5 G5", "fly C5 D5", "land G5"],
)
def test_a_flight_that_is_none_is_refused(answer: str) -> None:
    """Too far, over a hex twice, back to where it was, a jump, nobody there, no airfield."""
    battle = airborne()
    assert refused(battle, answer).rule in ("A-AIR-09", "A-AIR-15")


@pytest.mark.rule("A-AIR-09")
def test_no_listed_way_crosses_a_hex_twice_or_leaves_a_gap() -> None:
    battle = airborne(units={"H5": "allies infantry", "I5": "allies infantry", "g6": "allies armor"})
    geo = battle._state.rules.geometry
    ways = [answer.split()[1:] for answer in listed(battle, "fly")]
    assert ways
    for way in ways:
        assert len(set(way)) == len(way) <= 5
        assert all(HEX[b] in geo.neighbours[HEX[a]] for a, b in pairwise(way))


@pytest.mark.rule("A-AIR-09")
def test_it_passes_over_units_and_ends_over_none() -> None:
    units = {"H5": "allies infantry", "F5": "axis infantry"}
    battle = duel(units)
    up(battle, "allies", "corsair", "g6")
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "pass")
    assert ends(battle, "G5").isdisjoint({"H5", "F5", "g6"})
    assert "fly G5 H5 I5" in listed(battle)
    assert refused(battle, "fly G5 H5").rule == "A-AIR-09"
    told = play(battle, "fly G5 H5 I5")
    assert [event.path for event in of(told, PlaneFlew)] == [("H5", "I5")]
    assert aloft(battle) == {"I5": "axis bf-109", "g6": "allies corsair"}


@pytest.mark.rule("A-AIR-09", "A-AIR-17")
def test_one_that_strafes_may_choose_whom_to_pass() -> None:
    """For every set of enemies on the way there is an answer, the empty one too; others just fly."""
    units = {"H5": "allies infantry", "g6": "allies infantry"}
    battle = airborne(units=units)
    to_there = [answer for answer in listed(battle, "fly") if answer.endswith(" I5")]
    sets = {frozenset(answer.split()[2:-1]).intersection(units) for answer in to_there}
    assert sets == {frozenset(), frozenset({"H5"}), frozenset({"g6"}), frozenset({"g6", "H5"})}
    assert len(to_there) == len(sets)
    storch = airborne("storch", units=units)
    assert len([answer for answer in listed(storch, "fly") if answer.endswith(" I5")]) == 1


@pytest.mark.rule("A-AIR-09", "A-AIR-05")
def test_the_hex_of_entry_is_the_first_of_the_flight() -> None:
    battle = duel()
    play(battle, "play air-sortie", "enter bf-109 A5", "pass")
    assert "done" in listed(battle)  # it has flown one hex already
    far = battle._state.rules.geometry.distance[HEX["A5"]]
    assert max(far[HEX[name]] for name in ends(battle, "A5")) == 3
    play(battle, "fly A5 B5")
    assert battle.view(None).active == "allies"  # and it flies once


@pytest.mark.rule("A-AIR-09")
def test_it_flies_once_a_turn() -> None:
    battle = airborne(units={"A5": "axis infantry"}, cards=("probe-right", "recon-left"))
    assert "done" not in listed(battle)
    play(battle, "fly G5 H5")
    assert battle.view(None).active == "allies"


@pytest.mark.rule("O-AIR-01")
def test_all_of_this_holds_in_overlord() -> None:
    battle = front({"U7": "allies infantry"})
    up(battle, "axis", "bf-109", "T7")
    give(battle, "air-sortie left")
    play(battle, "lay air-sortie both", "activate T7")
    until(battle, "move")
    assert "done" not in listed(battle)
    assert "fly T7 U7 V7" in listed(battle) and "fly T7 U7" not in listed(battle)
    assert max(len(answer.split()) for answer in listed(battle, "fly")) == 6
    play(battle, "fly T7 U7 V7")
    assert listed(battle) == ["done", "air strafing V7"]


def test_a_unit_may_stand_below_an_airplane() -> None:
    """It stands in nobody's way: a unit goes there, battles over it and is battled."""
    battle = duel({"G7": "axis infantry", "G3": "allies infantry"})
    up(battle, "allies", "corsair", "f6")
    play(battle, "play probe-center", "order G7", "confirm")
    play(battle, "move G7 f6")
    assert unit_on(battle, "f6").camp == "axis"
    assert aloft(battle) == {"f6": "allies corsair"}


# ---- staying up ----------------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-11")
def test_without_an_order_it_leaves_at_the_end_of_its_owners_turn() -> None:
    battle = duel(allies=("probe-left",) * 4)
    up(battle, "axis", "bf-109", "G5")
    up(battle, "allies", "corsair", "G3")
    told = play(battle, "play probe-center", "confirm")
    assert [(event.camp, event.plane, event.hex, event.reason) for event in of(told, PlaneLeft)] == [
        ("axis", "bf-109", "G5", "no-order")
    ]
    assert aloft(battle) == {"G3": "allies corsair"}  # the other one in its own turn
    told = play(battle, "play probe-left")
    assert aloft(battle) == {}


@pytest.mark.rule("A-AIR-11")
def test_with_an_order_it_stays_and_has_nothing_to_do_in_the_enemys_turn() -> None:
    units = {"H5": "allies infantry", "C3": "allies infantry", "C5": "axis infantry"}
    battle = airborne(units=units, allies=("probe-left",) * 4)
    play(battle, "fly G5 H5 I5", "done")
    assert aloft(battle) == {"I5": "axis bf-109"}
    assert [(plane.ordered, plane.flown, plane.path) for plane in battle.view(None).planes] == [("", 0, ())]
    play(battle, "play probe-left", "order C3", "confirm")
    while battle.waiting() and battle.view(None).active == "allies":
        assert [question.seat for question in battle.waiting()] == ["allies-cic"]
        assert not listed(battle, "fly") and not listed(battle, "air")
        play(battle, listed(battle)[0])
    assert aloft(battle) == {"I5": "axis bf-109"}


@pytest.mark.rule("A-AIR-11")
def test_one_that_entered_and_stayed_does_not_act_in_the_enemys_turn() -> None:
    battle = duel({"B5": "allies infantry", "C3": "allies infantry"}, allies=("probe-left", "probe-right") * 2)
    play(battle, "play air-sortie", "enter bf-109 A5", "pass", "done")
    play(battle, "play probe-left", "order B5", "confirm")
    assert (asked(battle), [question.seat for question in battle.waiting()]) == ("move", ["allies-cic"])
    assert not battle.options("axis-cic")


@pytest.mark.rule("A-AIR-11", "A-AIR-10")
def test_an_order_each_turn_keeps_it_up() -> None:
    battle = duel(cards=("probe-center",) * 4, allies=("probe-left",) * 4, dice="III")
    up(battle, "axis", "bf-109", "G5")
    for here, there in (("G5", "H5"), ("H5", "G5"), ("G5", "H5")):
        play(battle, "play probe-center", f"activate {here}", "confirm", f"fly {here} {there}")
        finish(battle)
        play(battle, listed(battle)[0])
        finish(battle, "allies")
        assert aloft(battle) == {there: "axis bf-109"}


def test_a_long_flight_is_still_looked_at_at_once() -> None:
    """The farthest that a file may allow: six hexes, between many enemies."""
    units = {f"{letter}{row}": "allies infantry" for letter in "EFGHI" for row in (3, 7)}
    battle = airborne(units=units, options={"air_rules": {"flight.most": 6}})
    found = flights(battle._state, "bf-109", HEX["G5"], 0, 0)
    assert max(len(way) for ways in found.values() for way in ways) == 6
