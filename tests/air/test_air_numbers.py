"""Every number and face of the air rules may be another, by option or scenario, and a wrong one is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import overlord
from air.skies import aloft, duel, finish, up, wound
from boards import asked, listed, of, play, scenario, unit_on
from overlord.engine.model.events import AirAction, AnyEvent, MedalsWon, PlaneLeft, Rolled
from overlord.engine.tables.air import AIRPLANES, FACES, FARTHEST, NUMBERS

Rules = dict[str, object]


def over(rules: Rules, units: dict[str, str], kind: str = "bf-109", **more: object) -> overlord.Game:
    """An airplane of the axis over G5 when the turn begins, under these rules."""
    battle = duel(units, options={"air_rules": rules, "axis_planes": kind}, **more)  # type: ignore[arg-type]
    up(battle, "axis", kind, "G5")
    for name, unit in units.items():
        if kind == "storch" and unit == "axis infantry":
            wound(battle, name, 1)
    return battle


def number_of(rules: Rules, terrain: str = "", units: dict[str, str] | None = None) -> list[int]:
    """The dice of an Air Check over G5."""
    battle = over(rules, units or {}, terrain={"G5": terrain} if terrain else None)
    told = play(battle, "play probe-center", "activate G5", "confirm")
    return [len(event.faces) for event in of(told, Rolled)]


def flown(rules: Rules, units: dict[str, str], kind: str, way: str = "fly G5 H5 I5", **more: object) -> overlord.Game:
    battle = over(rules, units, kind, **more)
    play(battle, "play air-sortie", "activate G5", "play probe-center")
    if asked(battle) == "order":
        play(battle, *listed(battle, "order")[:1], "confirm")
    play(battle, way)
    if asked(battle) == "move" and "done" in listed(battle):
        play(battle, "done")
    return battle


def rolls(told: list[AnyEvent], purpose: str) -> list[str]:
    return [event.faces for event in of(told, Rolled) if event.purpose == purpose]


def farthest(rules: Rules) -> tuple[int, int]:
    """The shortest and the longest flight from the middle of the board."""
    battle = over(rules, {})
    play(battle, "play air-sortie", "activate G5", "pass")
    lengths = [len(answer.split()) - 2 for answer in listed(battle, "fly")]
    return min(lengths), max(lengths)


def strafing(rules: Rules, dice: str) -> tuple[list[str], int]:
    battle = flown(rules, {"H5": "allies infantry"}, "bf-109", dice=dice)
    told = play(battle, "air strafing I5")
    return rolls(told, "strafing"), unit_on(battle, "H5").figures


def targets(rules: Rules, kind: str, action: str, units: dict[str, str]) -> list[str]:
    battle = flown(rules, {"H5": "allies infantry", **units}, kind)
    return sorted(answer.split()[-1] for answer in listed(battle, "air") if f" {action} " in answer)


def ground_support(rules: Rules) -> int:
    units = {"H5": "allies infantry", "i6": "axis infantry", "j6": "allies infantry"}
    battle = flown(rules, units, "bf-109")
    play(battle, "air ground-support I5 i6")
    return sum(amount for amount, _, _ in battle.why("axis-cic", "battle i6 j6"))


def kamikaze(rules: Rules, dice: str) -> tuple[int, int]:
    battle = flown(rules, {"J5": "allies infantry"}, "zero", dice=dice)
    told = play(battle, "air kamikaze I5 J5")
    unit = unit_on(battle, "J5")
    return sum(map(len, rolls(told, "kamikaze"))), unit.figures if unit else 0


def recon(rules: Rules) -> bool:
    battle = over(rules, {"K5": "allies infantry"}, "storch")
    told = play(battle, "play air-sortie", "activate G5", "pass", "fly G5 H5 I5")
    return bool(of(told, AirAction))


def rescued(rules: Rules) -> int:
    battle = flown(rules, {"i6": "axis infantry"}, "storch")
    play(battle, "air rescue I5 i6")
    return int(unit_on(battle, "i6").figures)


def medals(rules: Rules) -> int:
    battle = over(rules, {}, dice="G")
    told = play(battle, "play probe-center", "activate G5", "confirm")
    return sum(event.medals for event in of(told, MedalsWon))


def fails(rules: Rules, face: str) -> bool:
    battle = over(rules, {}, dice=face)
    told = play(battle, "play probe-center", "activate G5", "confirm")
    return bool(of(told, PlaneLeft))


NEAR = {"K5": "allies armor", "i6": "axis infantry", "I7": "axis infantry"}

# name -> (what is looked at, the value that another rule gives it, what is seen by default, and then)
CHANGES: dict[str, tuple[Callable[[Rules], object], object, object, object]] = {
    "flight.least": (farthest, 3, (1, 4), (3, 4)),
    "flight.most": (farthest, 2, (1, 4), (1, 2)),
    "check.dice": (lambda rules: number_of(rules), 3, [1], [3]),
    "check.enemy": (lambda rules: number_of(rules, units={"H5": "allies infantry"}), 0, [2], [1]),
    "check.trench": (lambda rules: number_of(rules, "trench"), 2, [2], [3]),
    "check.bunker": (lambda rules: number_of(rules, "open+bunker=allies"), 2, [2], [3]),
    "check.field-bunker": (lambda rules: number_of(rules, "open+field-bunker"), 2, [2], [3]),
    "check.fortress": (lambda rules: number_of(rules, "fortress"), 2, [2], [3]),
    "check.mountain": (lambda rules: number_of(rules, "mountain"), 0, [2], [1]),
    "check.airfield": (lambda rules: number_of(rules, "airfield"), 1, [1], [2]),
    "strafing.dice": (lambda rules: strafing(rules, "GAA"), 3, (["G"], 3), (["GAA"], 3)),
    "ground-support.dice": (ground_support, 3, 4, 6),
    "ground-support.reach": (
        lambda rules: targets(rules, "bf-109", "ground-support", {"I7": "axis infantry"}),
        2,
        [],
        ["I7"],
    ),
    "ground-interdiction.reach": (
        lambda rules: targets(rules, "spitfire", "ground-interdiction", NEAR),
        2,
        ["H5"],
        ["H5", "K5"],
    ),
    "kamikaze.dice": (lambda rules: kamikaze(rules, "AAAAAA"), 6, (4, 4), (6, 4)),
    "kamikaze.reach": (lambda rules: targets(rules, "zero", "kamikaze", NEAR), 2, ["H5"], ["H5", "K5"]),
    "recon.reach": (recon, 2, False, True),
    "rescue.figures": (rescued, 2, 2, 3),
    "rescue.reach": (lambda rules: targets(rules, "storch", "rescue", NEAR), 2, ["i6"], ["I7", "i6"]),
    "lost.medals": (medals, 2, 0, 2),
    "check.fails": (lambda rules: (fails(rules, "G"), fails(rules, "F")), "F", (True, False), (False, True)),
    "strafing.hits": (lambda rules: strafing(rules, "S")[1], "", 3, 4),
    "kamikaze.hits": (lambda rules: kamikaze(rules, "ASAA")[1], "A", 3, 1),
}


@pytest.mark.rule("A-AIR-13", "A-AIR-17", "A-AIR-18")
@pytest.mark.parametrize("name", CHANGES)
def test_every_number_can_be_another(name: str) -> None:
    look, value, usual, then = CHANGES[name]
    assert look({}) == usual
    assert look({name: value}) == then


def test_no_number_is_left_out() -> None:
    assert set(CHANGES) == {*NUMBERS, *FACES}


@pytest.mark.rule("A-AIR-13")
def test_any_terrain_may_carry_a_number() -> None:
    assert number_of({}, "forest") == [1]
    assert number_of({"check.forest": 4}, "forest") == [5]


def test_a_check_without_dice_is_passed() -> None:
    assert number_of({"check.dice": 0}) == []


def test_nobody_has_to_fly_where_the_least_is_nothing() -> None:
    battle = over({"flight.least": 0}, {})
    play(battle, "play air-sortie", "activate G5", "pass")
    assert "done" in listed(battle)
    play(battle, "done")
    assert aloft(battle) == {"G5": "axis bf-109"}


def test_a_new_airplane_has_to_fly_on_where_the_least_is_more_than_its_entry() -> None:
    battle = duel(options={"air_rules": {"flight.least": 2}})
    play(battle, "play air-sortie", "enter bf-109 A5", "pass")
    assert "done" not in listed(battle)


@pytest.mark.rule("A-AIR-23")
@pytest.mark.parametrize("kind", AIRPLANES)
def test_the_actions_of_every_type_can_be_others(kind: str) -> None:
    units = {"H5": "allies infantry", "J5": "allies armor"}
    battle = flown({f"{kind}.actions": ["kamikaze"]}, units, kind)
    assert {answer.split()[1] for answer in listed(battle, "air")} == {"kamikaze"}
    none = flown({f"{kind}.actions": []}, units, kind)
    assert listed(none, "air") == []


WRONG = [
    ("flights", "a table of air numbers was expected, not 'flights'"),
    ({"flight.speed": 3}, "there is no air number 'flight.speed'"),
    ({"check.moon": 1}, "there is no air number 'check.moon'"),
    ({"flight.most": FARTHEST + 1}, f"flight.most is a number from 0 to {FARTHEST}, not {FARTHEST + 1}"),
    ({"strafing.dice": -1}, "strafing.dice is a number from 0 to 20, not -1"),
    ({"strafing.dice": 21}, "strafing.dice is a number from 0 to 20, not 21"),
    ({"strafing.dice": True}, "strafing.dice is a number from 0 to 20, not True"),
    ({"strafing.dice": "two"}, "strafing.dice is a number from 0 to 20, not 'two'"),
    ({"check.fails": "X"}, "check.fails is made of the faces I, A, G, F and S, not 'X'"),
    ({"check.fails": 3}, "check.fails is made of the faces I, A, G, F and S, not 3"),
    ({"zero.actions": ["bombing"]}, "zero.actions is a list of strafing, ground-support"),
    ({"zero.actions": "strafing"}, "zero.actions is a list of strafing, ground-support"),
    ({"zero.actions": [3]}, "zero.actions is a list of strafing, ground-support"),
    ({"zeppelin.actions": []}, "there is no air number 'zeppelin.actions'"),
    ({"flight": {"most": "far"}}, "flight.most is a number from 0 to"),
    ({"flight": 4}, "there is no air number 'flight'"),
    ({"flight": {"most": {"of": {"all": 3}}}}, "flight.most is a number from 0 to 6, not a table"),
    ({"flight.most": 10**5000}, "flight.most is a number from 0 to 6, not a huge number"),
    ({"check.fails": "G" * 90 + "X"}, "check.fails is made of the faces I, A, G, F and S, not 'GGG"),
    ({"zero.actions": ["strafing", "strafing"]}, "zero.actions is a list of strafing, ground-support"),
    ({"x" * 900: 1}, "there is no air number 'xxx"),
]


@pytest.mark.parametrize(("rules", "sentence"), WRONG)
def test_wrong_air_rules_are_refused_in_one_sentence(rules: object, sentence: str) -> None:
    with pytest.raises(ValueError) as refused:
        duel(options={"air_rules": rules})
    assert f"option air_rules: {sentence}" in str(refused.value)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 200


# ---- in a scenario file --------------------------------------------------------------------------

TABLE = """
[options]
air = "on"
axis_planes = "zero"
[options.air_rules]
flight.most = 2
"strafing.dice" = 3
"zero.actions" = ["strafing"]
"""


def test_a_scenario_file_has_a_table_for_them() -> None:
    """With dotted names, quoted or not."""
    battle = overlord.Game(scenario(tables=TABLE), seed=1, hands={"axis-cic": ["probe-center"]})
    play(battle, "play air-sortie", "enter zero A5", "pass")
    assert max(len(answer.split()) for answer in listed(battle, "fly")) == 3
    again = overlord.Game.replay(battle.record())
    assert again.digest() == battle.digest()
    finish(battle)


def test_the_table_may_be_overridden_at_the_table() -> None:
    battle = overlord.Game(scenario(tables=TABLE), options={"air_rules": {}}, hands={"axis-cic": ["probe-center"]})
    play(battle, "play air-sortie", "enter zero A5", "pass")
    assert max(len(answer.split()) for answer in listed(battle, "fly")) == 5


def test_a_wrong_table_in_a_file_is_a_problem_with_its_place() -> None:
    with pytest.raises(overlord.ScenarioError) as refused:
        scenario(tables='[options]\nair = "on"\n[options.air_rules]\nflight.most = "far"')
    assert "options.air_rules: option air_rules: flight.most is a number from 0 to 6, not 'far'" in str(refused.value)
