"""Airplanes on airfields: starting there, taking off, landing, and being attacked (A-AIR-15, A-AIR-16)."""

from __future__ import annotations

import pytest

import overlord
from air.skies import aloft, duel, finish, front, give, up
from boards import asked, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    Eliminated,
    MedalsLost,
    MedalsWon,
    PlaneLanded,
    PlaneLeft,
    PlaneTookOff,
    Rolled,
    TurnStarted,
)

FIELD = {"G5": "airfield"}
PARKED = {"G5": "axis bf-109"}


def dice(told: list[object], purpose: str = "air-check") -> list[str]:
    return [event.faces for event in of(told, Rolled) if event.purpose == purpose]  # type: ignore[arg-type]


# ---- taking off ----------------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-15", "A-AIR-05")
def test_a_sortie_takes_off_without_a_check() -> None:
    battle = duel(PARKED, FIELD)
    assert unit_on(battle, "G5").kind == "bf-109"
    play(battle, "play air-sortie")
    assert "activate G5" in listed(battle)
    play(battle, "activate G5", "pass")
    assert "done" in listed(battle)  # it may stay where it is
    told = play(battle, "fly G5 H5 I5")
    assert not dice(told)
    assert [(event.plane, event.hex) for event in of(told, PlaneTookOff)] == [("bf-109", "G5")]
    assert unit_on(battle, "G5") is None and aloft(battle) == {"I5": "axis bf-109"}


@pytest.mark.rule("A-AIR-15", "A-AIR-10", "A-AIR-12")
@pytest.mark.parametrize(("face", "stays"), [("I", True), ("G", False)])
def test_another_card_takes_off_with_a_check(face: str, stays: bool) -> None:
    battle = duel(PARKED, FIELD, dice=face)
    play(battle, "play probe-center", "order G5", "confirm")
    told = play(battle, "fly G5 H5 I5")
    assert dice(told) == [face]
    assert aloft(battle) == ({"I5": "axis bf-109"} if stays else {})
    assert [event.reason for event in of(told, PlaneLeft)] == ([] if stays else ["check"])
    assert unit_on(battle, "G5") is None
    assert not of(told, MedalsWon)


@pytest.mark.rule("A-AIR-15")
def test_it_flies_one_to_four_hexes_from_there_and_may_act() -> None:
    battle = duel({**PARKED, "H5": "allies infantry"}, FIELD)
    play(battle, "play air-sortie", "activate G5", "pass")
    assert max(len(answer.split()) for answer in listed(battle, "fly")) == 6
    assert listed(battle, "move") == []
    play(battle, "fly G5 H5 I5")
    assert listed(battle, "air") == ["air strafing I5"]


@pytest.mark.rule("A-AIR-15")
def test_on_the_ground_it_needs_no_order_to_stay() -> None:
    battle = duel(PARKED, FIELD)
    told = play(battle, "play probe-center", "confirm")
    told += finish(battle)
    assert not of(told, PlaneLeft) and unit_on(battle, "G5") is not None


@pytest.mark.rule("A-AIR-15")
def test_it_neither_moves_nor_battles_on_the_ground() -> None:
    battle = duel({**PARKED, "H5": "allies infantry"}, FIELD)
    play(battle, "play probe-center", "order G5", "confirm")
    assert {answer.split()[0] for answer in listed(battle)} == {"done", "fly"}
    assert refused(battle, "move G5 g6").rule
    play(battle, "done")
    assert battle.view(None).active == "allies"


@pytest.mark.rule("A-AIR-15", "R-CARD-18")
def test_a_firefight_lifts_no_airplane() -> None:
    battle = duel(PARKED, FIELD, cards=("firefight", "recon-left"))
    play(battle, "play firefight", "order G5", "confirm")
    assert battle.view(None).active == "allies"
    assert unit_on(battle, "G5") is not None


@pytest.mark.rule("A-AIR-06", "A-AIR-15")
def test_one_on_the_ground_does_not_keep_another_from_entering() -> None:
    battle = duel(PARKED, FIELD)
    play(battle, "play air-sortie")
    assert "enter bf-109 A5" in listed(battle)


@pytest.mark.rule("O-TURN-12", "A-AIR-15")
def test_two_cards_do_not_order_the_same_airplane_on_the_ground() -> None:
    battle = front({"T7": "axis bf-109", "R7": "axis infantry"}, {"T7": "airfield"})
    give(battle, "air-sortie left", "probe-left left")
    play(battle, "axis-left: lay air-sortie both", "axis-left: activate T7", "axis-left: lay probe-left s5")
    assert listed(battle, seat="axis-left") == ["confirm", "order R7"]
    other = front({"T7": "axis bf-109", "R7": "axis infantry"}, {"T7": "airfield"})
    give(other, "probe-left left", "air-sortie left")
    play(other, "axis-left: lay probe-left s5", "axis-left: order T7", "axis-left: confirm")
    play(other, "axis-left: lay air-sortie both")
    assert "activate T7" not in listed(other, seat="axis-left")


@pytest.mark.rule("O-TURN-12", "O-AIR-12")
def test_one_that_a_star_has_ordered_is_not_for_a_colleagues_sortie() -> None:
    units = {"q6": "axis bf-109", "T7": "axis infantry", "L7": "axis infantry"}
    battle = front(units, {"q6": "airfield"}, dice="S", options={"initiative_after_orders": False})
    give(battle, "air-sortie center")
    play(battle, "axis-left: roll")
    while asked(battle) == "initiative":
        play(battle, "pass")
    play(battle, "order q6", "lay air-sortie both")
    assert "activate q6" not in listed(battle)


# ---- landing -------------------------------------------------------------------------------------


def over_the_field(terrain: dict[str, str] | None = None, **more: object) -> overlord.Game:
    battle = duel({"C5": "axis infantry"}, terrain or {"I5": "airfield"}, **more)  # type: ignore[arg-type]
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "pass", "fly G5 H5 I5")
    return battle


@pytest.mark.rule("A-AIR-15")
def test_it_lands_on_an_airfield_below_its_last_hex() -> None:
    battle = over_the_field()
    assert listed(battle) == ["done", "land I5"]
    told = play(battle, "land I5")
    assert [(event.plane, event.hex) for event in of(told, PlaneLanded)] == [("bf-109", "I5")]
    told += finish(battle)
    assert aloft(battle) == {} and not of(told, PlaneLeft)
    unit = unit_on(battle, "I5")
    assert (unit.camp, unit.kind, unit.figures) == ("axis", "bf-109", 1)


@pytest.mark.rule("A-AIR-15")
@pytest.mark.parametrize("ground", ["open", "forest", "town"])
def test_it_lands_nowhere_else(ground: str) -> None:
    battle = duel({"C5": "axis infantry"}, {"I5": ground}, cards=("probe-right", "recon-left"))
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "play probe-right", "order C5", "confirm", "fly G5 H5 I5")
    assert listed(battle, "land") == []
    assert refused(battle, "land I5").rule == "A-AIR-15"


@pytest.mark.rule("A-AIR-15")
def test_it_does_not_land_before_it_flies_nor_on_a_unit() -> None:
    battle = duel({"G7": "axis infantry"}, {"G5": "airfield"}, dice="I")
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play probe-center", "activate G5", "order G7", "confirm")
    assert refused(battle, "land G5").rule == "A-AIR-15"
    taken = duel({"i6": "axis infantry"}, {"I5": "airfield"})
    up(taken, "axis", "bf-109", "G5")
    play(taken, "play air-sortie", "activate G5", "play probe-center", "order i6", "confirm")
    play(taken, "fly G5 H5 I5", "move i6 I5")
    assert unit_on(taken, "I5").kind == "infantry"
    assert asked(taken) != "move" or refused(taken, "land I5").rule == "A-AIR-15"


@pytest.mark.rule("A-AIR-15")
def test_a_new_airplane_may_land_in_the_same_turn() -> None:
    battle = duel({}, {"A5": "airfield", "C5": "airfield"})
    play(battle, "play air-sortie", "enter bf-109 A5", "pass")
    assert "land A5" in listed(battle)
    play(battle, "fly A5 B5 C5", "land C5")
    assert unit_on(battle, "C5").kind == "bf-109"


@pytest.mark.rule("A-AIR-15", "A-AIR-16")
def test_landed_it_can_be_attacked_and_takes_off_again() -> None:
    battle = over_the_field(allies=("probe-left",) * 4, cards=("probe-center",) * 4, dice="I")
    play(battle, "land I5")
    finish(battle)
    play(battle, "play probe-left")
    finish(battle, "allies")
    play(battle, "play probe-center", "order I5", "confirm", "fly I5 J5")
    assert aloft(battle) == {"J5": "axis bf-109"}
    assert unit_on(battle, "I5") is None


@pytest.mark.rule("A-AIR-15")
def test_with_combat_cards_too() -> None:
    battle = duel({"C5": "axis infantry"}, {"I5": "airfield"}, options={"combat_deck": "desert"})
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie")
    while asked(battle) != "move":
        play(battle, next(word for word in ("activate G5", "pass", "confirm") if word in listed(battle)))
    play(battle, "fly G5 H5 I5", "land I5")
    assert len(battle._state.started) == len(battle._state.units)
    finish(battle)
    assert unit_on(battle, "I5").kind == "bf-109"


# ---- under attack --------------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-16")
@pytest.mark.parametrize(("face", "hit"), [("I", 0), ("A", 0), ("F", 0), ("G", 1), ("S", 1)])
def test_any_hit_destroys_it_for_a_medal(face: str, hit: int) -> None:
    units = {"G5": "allies corsair", "I5": "axis armor", "G9": "axis infantry"}
    battle = duel(units, FIELD, dice=face + "III")
    play(battle, "play probe-center", "order I5", "confirm", "done")
    told = play(battle, "battle I5 G5")
    told += finish(battle) if asked(battle) not in ("card",) else []
    assert [event.kind for event in of(told, Eliminated)] == ["corsair"] * hit
    assert [(event.camp, event.medals) for event in of(told, MedalsWon)] == [("axis", 1)] * hit
    if not hit:
        assert unit_on(battle, "G5") is not None  # a flag does not drive it away


@pytest.mark.rule("A-AIR-16")
@pytest.mark.parametrize("ground", ["airfield+sandbags", "town", "forest", "open+bunker=allies"])
def test_no_terrain_helps_it(ground: str) -> None:
    battle = duel({"G5": "allies corsair", "H5": "axis infantry"}, {"G5": ground})
    play(battle, "play probe-center", "order H5", "confirm", "done")
    assert sum(amount for amount, _, _ in battle.why("axis-cic", "battle H5 G5")) == 3


@pytest.mark.rule("A-AIR-16", "A-AIR-17")
def test_an_airplane_strafes_one_on_the_ground() -> None:
    battle = duel({"H5": "allies corsair"}, {"H5": "airfield"}, dice="S")
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "pass", "fly G5 H5 I5")
    told = play(battle, "air strafing I5")
    assert [event.kind for event in of(told, Eliminated)] == ["corsair"]


@pytest.mark.rule("A-AIR-16", "O-INI-04")
def test_an_initiative_flag_does_not_make_it_walk() -> None:
    """It cannot retreat, so somebody who can has to be picked; alone it is lost."""
    battle = front({"T7": "axis bf-109", "R7": "axis infantry"}, {"T7": "airfield"}, dice="F")
    give(battle, "probe-right right")
    play(battle, "lay probe-right s1", "confirm", "axis-left: roll")
    while asked(battle) == "initiative":
        play(battle, "pass")
    assert listed(battle) == ["target R7"]
    lone = front({"T7": "axis bf-109"}, {"T7": "airfield"}, dice="F")
    give(lone, "probe-right right")
    play(lone, "lay probe-right s1", "confirm", "axis-left: roll")
    while asked(lone) == "initiative":
        play(lone, "pass")
    told = play(lone, "target T7")
    assert [event.kind for event in of(told, Eliminated)] == ["bf-109"]


@pytest.mark.rule("R-VIC-05", "A-AIR-15")
def test_on_the_ground_it_is_a_unit_that_holds_an_objective_and_in_the_air_it_is_none() -> None:
    goal = '[[objectives]]\nhexes = ["I5"]\nworth = 1\nkind = "temporary"'
    battle = over_the_field(tables=goal)
    told = play(battle, "land I5")
    assert [(event.camp, event.reason) for event in of(told, MedalsWon)] == [("axis", "objective")]
    assert told.index(of(told, MedalsWon)[0]) < told.index(of(told, TurnStarted)[0])
    other = duel({"I5": "axis bf-109"}, {"I5": "airfield"}, tables=goal)
    play(other, "play air-sortie", "activate I5", "pass")
    told = play(other, "fly I5 J5")
    assert [event.camp for event in of(told, MedalsLost)] == ["axis"]


def test_an_airplane_that_waits_for_its_turn_does_not_take_off_before() -> None:
    battle = duel(PARKED, FIELD)
    battle._state.units[next(i for i, unit in enumerate(battle._state.units) if unit.kind.key == "bf-109")].waits = 3
    play(battle, "play air-sortie")
    assert "activate G5" not in listed(battle)
