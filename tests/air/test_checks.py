"""Orders by other cards than an Air Sortie, and the Air Check that they ask for (A-AIR-10, -12 to -14)."""

from __future__ import annotations

import pytest

from air.skies import aloft, duel, finish, front, give, until, up
from boards import asked, listed, of, play, refused
from overlord.engine.model.events import AnyEvent, MedalsWon, PlaneLeft, Rolled


def checked(units: dict[str, str], terrain: dict[str, str] | None = None, **more: object) -> list[AnyEvent]:
    """What happens when a Probe orders an airplane over G5."""
    battle = duel(units, terrain, **more)  # type: ignore[arg-type]
    up(battle, "axis", "bf-109", "G5")
    return play(battle, "play probe-center", "activate G5", "confirm")


def dice(told: list[AnyEvent]) -> list[str]:
    return [event.faces for event in of(told, Rolled) if event.purpose == "air-check"]


@pytest.mark.rule("A-AIR-10")
def test_a_card_orders_an_airplane_like_a_unit_with_a_check() -> None:
    battle = duel({"G7": "axis infantry", "F7": "axis infantry"}, dice="I")
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play probe-center")
    assert listed(battle) == ["confirm", "order F7", "order G7", "activate G5"]
    play(battle, "activate G5", "order G7")
    assert listed(battle) == ["confirm"]  # two orders: one for it, one for a unit
    assert battle.view("axis-cic").draft == ("order G7", "activate G5")
    told = play(battle, "confirm")
    assert dice(told) == ["I"]
    assert aloft(battle) == {"G5": "axis bf-109"}
    assert {answer.split()[1] for answer in listed(battle) if " " in answer} == {"G5", "G7"}


@pytest.mark.rule("A-AIR-10")
@pytest.mark.parametrize(
    ("card", "may"),
    [
        ("probe-center", True),
        ("probe-left", False),  # another section
        ("direct-from-hq", True),
        ("recon-in-force", True),
        ("armor-assault", False),
        ("infantry-assault", False),
        ("move-out", False),
        ("close-assault", False),
        ("firefight", False),  # who fires does not move, and in the air one flies
        ("medics-and-mechanics", False),
        ("dig-in", False),
    ],
)
def test_which_cards_order_one(card: str, may: bool) -> None:
    units = {"G7": "axis infantry 3", "C7": "axis armor", "K7": "axis infantry"}
    battle = duel(units, cards=(card, "recon-left"))
    up(battle, "axis", "bf-109", "G5")
    play(battle, f"play {card}")
    if asked(battle) == "order" and listed(battle, "lay"):
        play(battle, listed(battle, "lay")[1])
    assert ("activate G5" in listed(battle)) == may
    if not may and asked(battle) == "order":
        assert refused(battle, "activate G5").rule == "A-AIR-10"


@pytest.mark.rule("A-AIR-10")
def test_an_airplane_on_a_split_hex_leaves_the_other_section_to_a_unit() -> None:
    """Recon in Force: one here and one there; the airplane takes whichever place the unit does not need."""
    for unit in ("C7", "G7"):
        battle = duel({unit: "axis infantry", "K7": "axis infantry"}, cards=("recon-in-force", "recon-left"), dice="I")
        up(battle, "axis", "bf-109", "d6")  # between s1 and s2
        play(battle, "play recon-in-force", "activate d6")
        assert f"order {unit}" in listed(battle)
        play(battle, f"order {unit}", "order K7")
        assert listed(battle) == ["confirm"]


@pytest.mark.rule("A-AIR-10")
def test_an_airplane_that_has_the_place_of_its_section_leaves_none_there() -> None:
    units = {"G7": "axis infantry", "K7": "axis infantry"}
    battle = duel(units, cards=("recon-in-force", "recon-left"))
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play recon-in-force", "activate G5")
    assert "order G7" not in listed(battle) and "order K7" in listed(battle)
    assert refused(battle, "order G7").key == "no-orders-left"
    other = duel(units, cards=("recon-in-force", "recon-left"))
    up(other, "axis", "bf-109", "G5")
    play(other, "play recon-in-force", "order G7")
    assert "activate G5" not in listed(other)


@pytest.mark.rule("A-AIR-10", "O-TURN-12")
def test_an_airplane_gets_one_order_a_turn() -> None:
    battle = duel()
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "play probe-center")
    assert asked(battle) == "move"  # nothing is left to order there
    pair = front({"T7": "axis infantry"})
    up(pair, "axis", "bf-109", "T5")
    give(pair, "air-sortie left", "probe-left left")
    play(pair, "axis-left: lay air-sortie both", "axis-left: activate T5", "axis-left: lay probe-left s5")
    assert listed(pair, seat="axis-left") == ["confirm", "order T7"]


@pytest.mark.rule("A-AIR-10", "O-TURN-12")
def test_two_section_cards_do_not_order_it_twice() -> None:
    battle = front({"T7": "axis infantry", "X7": "axis infantry"})
    up(battle, "axis", "bf-109", "v6")  # in both sections
    give(battle, "probe-left left", "recon-left left")
    play(battle, "axis-left: lay probe-left s5", "axis-left: activate v6", "axis-left: confirm")
    play(battle, "axis-left: lay recon-left s6")
    assert "activate v6" not in listed(battle, seat="axis-left")


@pytest.mark.rule("A-AIR-12")
@pytest.mark.parametrize(("face", "stays"), [("I", True), ("A", True), ("F", True), ("S", True), ("G", False)])
def test_a_failed_check_removes_it(face: str, stays: bool) -> None:
    told = checked({}, dice=face)
    assert dice(told) == [face]
    assert [event.reason for event in of(told, PlaneLeft)] == ([] if stays else ["check"])


@pytest.mark.rule("A-AIR-13")
@pytest.mark.parametrize(
    ("units", "terrain", "number"),
    [
        ({}, {}, 1),
        ({"H5": "allies infantry"}, {}, 2),
        ({"H5": "allies infantry", "F5": "allies armor", "g6": "axis infantry"}, {}, 3),
        ({"I5": "allies infantry"}, {}, 1),  # not beside it
        ({"G5": "allies infantry"}, {}, 2),  # right below
        ({}, {"G5": "trench"}, 2),
        ({}, {"G5": "forest"}, 1),
        ({}, {"G5": "mountain"}, 2),
        ({}, {"G5": "open+bunker=allies"}, 2),
        ({}, {"G5": "fortress"}, 2),
        ({}, {"G5": "airfield"}, 1),
        ({"H5": "allies infantry"}, {"G5": "trench"}, 3),
    ],
)
def test_the_dice_of_a_check(units: dict[str, str], terrain: dict[str, str], number: int) -> None:
    assert [len(faces) for faces in dice(checked(units, terrain))] == [number]


@pytest.mark.rule("A-AIR-13")
def test_one_grenade_of_several_dice_is_enough() -> None:
    told = checked({"H5": "allies infantry"}, dice="IG")
    assert [event.reason for event in of(told, PlaneLeft)] == ["check"]


@pytest.mark.rule("A-AIR-14")
def test_a_lost_airplane_gives_no_medal() -> None:
    assert not of(checked({}, dice="G"), MedalsWon)
    told = checked({}, dice="G", options={"air_rules": {"lost.medals": 1}})
    assert [(event.camp, event.medals) for event in of(told, MedalsWon)] == [("allies", 1)]


@pytest.mark.rule("A-AIR-14")
def test_a_medal_for_it_may_end_the_battle() -> None:
    battle = duel(medals=1, dice="G", options={"air_rules": {"lost.medals": 2}})
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play probe-center", "activate G5", "confirm")
    assert battle.outcome is not None and battle.outcome.winner == "allies"


@pytest.mark.rule("A-AIR-11", "A-AIR-14")
def test_one_that_leaves_or_is_one_too_many_gives_none_whatever_the_rules() -> None:
    battle = duel(options={"air_rules": {"lost.medals": 1}})
    up(battle, "axis", "bf-109", "G5")
    told = play(battle, "play probe-center", "confirm")
    assert of(told, PlaneLeft) and not of(told, MedalsWon)


@pytest.mark.rule("A-AIR-21")
def test_airplanes_do_not_fight_each_other() -> None:
    battle = duel()
    up(battle, "allies", "corsair", "H5")
    up(battle, "axis", "bf-109", "G5")
    play(battle, "play air-sortie", "activate G5", "pass")
    assert refused(battle, "fly G5 H5").rule == "A-AIR-09"
    play(battle, "fly G5 g6")
    assert battle.view(None).active == "allies"  # nothing to strafe, nothing to attack
    assert aloft(battle) == {"g6": "axis bf-109", "H5": "allies corsair"}


@pytest.mark.rule("A-AIR-13", "A-AIR-21")
def test_units_do_not_fire_at_airplanes_in_the_air() -> None:
    battle = duel({"G7": "axis infantry"})
    up(battle, "allies", "corsair", "g6")
    play(battle, "play probe-center", "order G7", "confirm", "done")
    assert battle.view(None).active == "allies"
    finish(battle)
    until(battle, "card")
