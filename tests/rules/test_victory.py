"""How a battle is won: medals for units, objectives of every kind, exits, sudden death, the last unit, the deck."""

from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    AnyEvent,
    Drew,
    Eliminated,
    Ended,
    Exited,
    Lost,
    MedalsLost,
    MedalsWon,
    Reshuffled,
    Retreated,
    Rolled,
)
from overlord.engine.tables.cards import deck_of

AXIS_TURN = {"axis-cic": ["attack-center", "attack-center", "attack-center", "probe-left"], "allies-cic": []}
ALLIED_TURN = {"allies-cic": ["attack-center", "attack-center", "probe-left"], "axis-cic": []}
# Each camp can attack in the center, or let a turn go by with Probe Left: nobody stands on its left.
BOTH = {
    "axis-cic": ["attack-center", "attack-center", "probe-left", "probe-left"],
    "allies-cic": ["attack-center", "attack-center", "probe-left", "probe-left"],
}

AXIS_ACTIVE = {
    "axis-cic": ["attack-center", "attack-center", "attack-center", "probe-left"],
    "allies-cic": ["attack-center", "probe-left", "probe-left", "probe-right"],
}


def objective(*hexes: str, **more: Any) -> str:
    """An objective as a scenario writes it."""
    lines = ["[[objectives]]"]
    if hexes:
        lines.append("hexes = [" + ", ".join(f'"{name}"' for name in hexes) + "]")
    for key, value in more.items():
        lines.append(f"{key} = {str(value).lower()}" if isinstance(value, (bool, int)) else f'{key} = "{value}"')
    return "\n".join(lines) + "\n"


def unit_row(name: str, **more: Any) -> str:
    rows = [f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in more.items()]
    return "\n".join(["[[units]]", f'hex = "{name}"', *rows]) + "\n"


def medals(battle: overlord.Game) -> tuple[int, int]:
    """The medals of axis and allies."""
    first, second = battle.view(None).medals
    return first.medals, second.medals


def attack(battle: overlord.Game, unit: str, target: str) -> list[AnyEvent]:
    """Order one unit with an Attack in the center and battle where it stands; nobody ambushes."""
    events = play(battle, "play attack-center", f"order {unit}", "confirm", "done", f"battle {unit} {target}")
    if asked(battle) == "ambush":
        events += play(battle, "pass")
    return events


def move(battle: overlord.Game, unit: str, to: str) -> list[AnyEvent]:
    """Order one unit, move it and let the turn end."""
    camp = battle.view(None).active
    events = play(battle, "play attack-center", f"order {unit}", "confirm", f"move {unit} {to}")
    while battle.outcome is None and battle.view(None).active == camp:
        events += play(battle, "done")
    return events


# --- The end of a battle ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R-VIC-01")
def test_the_battle_stops_the_instant_the_medals_are_there() -> None:
    battle = game(
        {"g6": "axis armor", "E7": "axis infantry", "G5": "allies infantry 1", "E5": "allies infantry"},
        hands=AXIS_TURN,
        medals=1,
        dice="ISS",
    )
    play(battle, "play attack-center", "order g6", "order E7", "confirm", "done")
    events = play(battle, "battle g6 G5")
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason) == ("axis", "medals")
    assert battle.waiting() == ()  # no ground, no overrun, no battle of E7
    assert not of(events, Drew)
    assert isinstance(events[-1], Ended)
    assert unit_on(battle, "g6").camp == "axis"
    with pytest.raises(overlord.Illegal):
        battle.play("axis-cic", "ground")


@pytest.mark.rule("R-VIC-01")
def test_planes_do_not_fall_on_a_second_target_once_the_battle_is_won() -> None:
    battle = game(
        {"G5": "allies infantry 1", "H5": "allies infantry 1"},
        hands={"axis-cic": ["air-power"], "allies-cic": []},
        medals=1,
        dice="GG",
    )
    events = play(battle, "play air-power", "target G5", "target H5", "confirm")
    assert len(of(events, Rolled)) == 1
    assert unit_on(battle, "H5").figures == 1
    assert battle.outcome is not None and battle.outcome.medals == {"axis": 1, "allies": 0}


@pytest.mark.rule("R-VIC-01")
def test_one_medal_short_the_turn_goes_on() -> None:
    battle = game({"g6": "axis armor", "G5": "allies infantry 1"}, hands=AXIS_TURN, medals=2, dice="ISS")
    attack(battle, "g6", "G5")
    assert battle.outcome is None
    assert asked(battle) == "ground"


@pytest.mark.rule("R-VIC-02", "Q-VIC-01")
def test_with_four_of_five_a_two_medal_objective_scores_one() -> None:
    tables = unit_row("G5", worth=4) + objective("G5", camp="axis", worth=2)
    battle = game(
        {"g6": "axis infantry", "G5": "allies infantry 1"}, hands=AXIS_TURN, medals=5, dice="ISS", tables=tables
    )
    attack(battle, "g6", "G5")
    assert medals(battle) == (4, 0)
    play(battle, "ground")
    assert battle.outcome is not None
    assert battle.outcome.winner == "axis"
    assert battle.outcome.medals == {"axis": 5, "allies": 0}


@pytest.mark.rule("R-VIC-02")
def test_the_medals_told_for_an_objective_are_the_medals_scored() -> None:
    tables = unit_row("G5", worth=4) + objective("G5", camp="axis", worth=2)
    battle = game(
        {"g6": "axis infantry", "G5": "allies infantry 1"}, hands=AXIS_TURN, medals=5, dice="ISS", tables=tables
    )
    attack(battle, "g6", "G5")
    assert [event.medals for event in of(play(battle, "ground"), MedalsWon)] == [1]


@pytest.mark.rule("R-VIC-02")
def test_a_unit_worth_three_scores_only_what_is_missing() -> None:
    battle = game(
        {"g6": "axis infantry", "G5": "allies infantry 1"},
        hands=AXIS_TURN,
        medals=2,
        dice="ISS",
        tables=unit_row("G5", worth=3),
    )
    events = attack(battle, "g6", "G5")
    assert [event.medals for event in of(events, MedalsWon)] == [2]
    assert battle.outcome is not None and battle.outcome.medals["axis"] == 2


@pytest.mark.rule("R-VIC-16")
@pytest.mark.parametrize(("ambushed", "winner"), [(True, "allies"), (False, "axis")])
def test_where_both_are_one_medal_short_the_first_instant_decides(ambushed: bool, winner: str) -> None:
    battle = game(
        {"g6": "axis infantry 1", "G5": "allies infantry 1"},
        hands={"axis-cic": ["attack-center"], "allies-cic": ["ambush"]},
        medals=1,
        dice="IIIIII",
    )
    play(battle, "play attack-center", "order g6", "confirm", "done", "battle g6 G5")
    events = play(battle, "ambush allies-cic" if ambushed else "pass")
    assert battle.outcome is not None
    assert battle.outcome.winner == winner
    assert len(of(events, Eliminated)) == 1


@pytest.mark.rule("R-VIC-16", "R-VIC-11")
def test_the_last_unit_that_leaves_with_the_last_medal_has_won_before_its_army_is_gone() -> None:
    battle = game(
        {"G1": "axis infantry", "A1": "allies infantry"},
        hands=AXIS_TURN,
        medals=1,
        spare=False,
        tables='[[exits]]\ncamp = "axis"\nhexes = ["G1"]\n',
    )
    play(battle, "play attack-center", "order G1", "confirm", "exit G1 G1")
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason) == ("axis", "medals")


@pytest.mark.rule("R-VIC-11", "Q-VIC-09")
@pytest.mark.parametrize("kind", ["infantry 1", "sniper"])
def test_a_side_without_units_has_lost_whatever_the_medals(kind: str) -> None:
    battle = game({"g6": "axis infantry", "G5": f"allies {kind}"}, hands=AXIS_TURN, medals=9, spare=False, dice="GSS")
    attack(battle, "g6", "G5")
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason) == ("axis", "last-unit")
    assert battle.outcome.medals["axis"] < 9


@pytest.mark.rule("R-VIC-11")
def test_the_side_whose_turn_it_is_loses_its_last_unit_like_the_other() -> None:
    battle = game(
        {"g6": "axis infantry 1", "G5": "allies infantry"},
        hands={"axis-cic": ["attack-center"], "allies-cic": ["ambush"]},
        spare=False,
        dice="III",
    )
    play(battle, "play attack-center", "order g6", "confirm", "done", "battle g6 G5", "ambush allies-cic")
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason) == ("allies", "last-unit")


# --- Medals for units ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-VIC-03")
@pytest.mark.parametrize(
    ("kind", "tables", "scored"),
    [
        pytest.param("infantry 1", "", 1, id="infantry"),
        pytest.param("armor 1", "", 1, id="armor"),
        pytest.param("artillery 1", "", 1, id="artillery"),
        pytest.param("infantry 1", unit_row("G5", worth=2), 2, id="worth two by scenario"),
        pytest.param("infantry 1", unit_row("G5", worth=0), 0, id="worth nothing by scenario"),
        pytest.param("sniper", "", 0, id="sniper", marks=pytest.mark.rule("Q-VIC-07")),
    ],
)
def test_an_eliminated_unit_is_a_medal_for_its_enemy(kind: str, tables: str, scored: int) -> None:
    battle = game({"g6": "axis infantry", "G5": f"allies {kind}"}, hands=AXIS_TURN, dice="GSS", tables=tables)
    events = attack(battle, "g6", "G5")
    assert len(of(events, Eliminated)) == 1
    assert medals(battle) == (scored, 0)


@pytest.mark.rule("R-VIC-03")
def test_the_medal_for_a_unit_stays_when_the_victor_falls() -> None:
    battle = game(
        {"g6": "axis infantry 1", "G5": "allies infantry 1", "g4": "allies infantry"}, hands=BOTH, dice="ISS" + "ISS"
    )
    attack(battle, "g6", "G5")
    play(battle, "ground")
    attack(battle, "g4", "G5")
    assert unit_on(battle, "G5") is None
    assert medals(battle) == (1, 1)


# --- Objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-VIC-04")
@pytest.mark.parametrize(("kind", "after"), [("temporary", 0), ("permanent", 1)])
def test_a_temporary_medal_goes_when_the_unit_leaves_and_a_permanent_one_stays(kind: str, after: int) -> None:
    battle = game({"g6": "axis infantry"}, hands=BOTH, tables=objective("G5", camp="axis", kind=kind))
    events = move(battle, "g6", "G5")
    assert [(event.camp, event.medals, event.hexes) for event in of(events, MedalsWon)] == [("axis", 1, ("G5",))]
    play(battle, "play probe-left")
    assert medals(battle) == (1, 0)
    events = move(battle, "G5", "g6")
    assert medals(battle) == (after, 0)
    assert len(of(events, MedalsLost)) == 1 - after


@pytest.mark.rule("R-VIC-04")
@pytest.mark.parametrize(
    ("kind", "after"), [("temporary", 0), pytest.param("permanent", 1, marks=pytest.mark.rule("Q-VIC-02"))]
)
def test_a_temporary_medal_goes_when_the_unit_dies_and_a_permanent_one_stays(kind: str, after: int) -> None:
    battle = game(
        {"g6": "axis infantry 1", "f4": "allies infantry"},
        hands=BOTH,
        dice="ISS",
        tables=objective("G5", camp="axis", kind=kind),
    )
    move(battle, "g6", "G5")
    assert medals(battle) == (1, 0)
    attack(battle, "f4", "G5")
    assert medals(battle) == (after, 1)


@pytest.mark.rule("R-VIC-04")
def test_a_temporary_medal_is_won_again_and_a_permanent_one_only_once() -> None:
    for kind in ("temporary", "permanent"):
        battle = game(
            {"g6": "axis infantry"},
            hands=AXIS_ACTIVE,
            tables=objective("G5", camp="axis", kind=kind),
        )
        move(battle, "g6", "G5")
        play(battle, "play probe-left")
        move(battle, "G5", "g6")
        play(battle, "play probe-left")
        move(battle, "g6", "G5")
        assert medals(battle) == (1, 0)


@pytest.mark.rule("R-VIC-04", "R-VIC-16")
@pytest.mark.parametrize(("first", "unit", "to"), [("axis", "g6", "G5"), ("allies", "g4", "G5")])
def test_an_objective_open_to_both_stays_with_the_one_who_stands_there_first(first: str, unit: str, to: str) -> None:
    """Either hex is enough; the second camp on the other hex takes nothing away."""
    other = {"axis": "allies", "allies": "axis"}[first]
    battle = game(
        {unit: f"{first} infantry", "I5": f"{other} infantry"},
        hands=BOTH,
        first=first,
        tables=objective("G5", "I5", need=1),
    )
    held = (1, 0) if other == "axis" else (0, 1)
    assert medals(battle) == held
    move(battle, unit, to)
    assert medals(battle) == held


@pytest.mark.rule("R-VIC-05")
def test_a_unit_set_up_on_an_objective_has_the_medal_at_once() -> None:
    battle = game({"G5": "allies infantry"}, tables=objective("G5", camp="allies", worth=2))
    assert medals(battle) == (0, 2)


@pytest.mark.rule("R-VIC-05")
def test_the_medal_comes_at_the_moment_of_a_move_and_not_in_passing() -> None:
    battle = game({"g6": "axis armor", "E7": "axis infantry"}, hands=AXIS_TURN, tables=objective("G5", camp="axis"))
    play(battle, "play attack-center", "order g6", "order E7", "confirm")
    passing = battle.copy()
    play(battle, "move g6 G5")
    assert asked(battle) == "move"
    assert medals(battle) == (1, 0)
    way = next(text for text in listed(passing, "move") if text.endswith(" G3"))
    play(passing, way)
    assert medals(passing) == (0, 0)


@pytest.mark.rule("R-VIC-05")
def test_taking_ground_occupies_an_objective() -> None:
    battle = game(
        {"g6": "axis infantry", "G5": "allies infantry 1"},
        hands=AXIS_TURN,
        dice="ISS",
        tables=objective("G5", camp="axis"),
    )
    attack(battle, "g6", "G5")
    assert medals(battle) == (1, 0)
    play(battle, "ground")
    assert medals(battle) == (2, 0)


@pytest.mark.rule("R-VIC-05")
def test_a_retreat_gains_and_loses_objectives_too() -> None:
    tables = objective("G5", camp="allies") + objective("f4", camp="allies", worth=2)
    battle = game({"g6": "axis infantry", "G5": "allies infantry"}, hands=AXIS_TURN, dice="FSS", tables=tables)
    assert medals(battle) == (0, 1)
    attack(battle, "g6", "G5")
    play(battle, "retreat G5 f4")
    assert medals(battle) == (0, 2)
    assert battle.outcome is None


@pytest.mark.rule("R-VIC-06")
def test_a_group_needs_so_many_hexes_at_the_same_time_and_scores_once() -> None:
    battle = game(
        {"g6": "axis infantry", "f6": "axis infantry", "e6": "axis infantry"},
        hands=AXIS_TURN,
        tables=objective("E5", "F5", "G5", camp="axis", need=2, worth=2),
    )
    play(battle, "play attack-center", "order g6", "order f6", "order e6", "confirm")
    scored = []
    for step in ("move g6 G5", "move f6 F5", "move e6 E5"):
        play(battle, step)
        scored.append(medals(battle)[0])
    assert scored == [0, 2, 2]


@pytest.mark.rule("R-VIC-06", "Q-VIC-03")
def test_a_temporary_group_is_lost_when_one_of_its_units_dies() -> None:
    battle = game(
        {"G5": "axis infantry 1", "E5": "axis infantry", "g4": "allies infantry"},
        hands=ALLIED_TURN,
        first="allies",
        dice="ISS",
        tables=objective("G5", "E5", camp="axis"),
    )
    assert medals(battle) == (1, 0)
    attack(battle, "g4", "G5")
    assert medals(battle) == (0, 1)


@pytest.mark.rule("R-VIC-06")
def test_hexes_of_a_group_one_after_the_other_are_not_at_the_same_time() -> None:
    battle = game({"G5": "axis infantry"}, hands=BOTH, tables=objective("G5", "E5", camp="axis", kind="permanent"))
    move(battle, "G5", "F5")
    play(battle, "play probe-left")
    move(battle, "F5", "E5")
    assert medals(battle) == (0, 0)


@pytest.mark.rule("R-VIC-07")
@pytest.mark.parametrize(
    ("axis", "allies", "held"),
    [
        (("E5", "F5"), ("G5",), (1, 0)),
        (("E5",), ("F5", "G5"), (0, 1)),
        (("E5",), (), (1, 0)),
        ((), (), (0, 0)),
        pytest.param(("E5", "F5"), ("G5", "H5"), (0, 0), marks=pytest.mark.rule("Q-VIC-04")),
    ],
)
def test_the_majority_of_a_group_has_the_medal_and_a_tie_nobody(
    axis: tuple[str, ...], allies: tuple[str, ...], held: tuple[int, int]
) -> None:
    units = dict.fromkeys(axis, "axis infantry") | dict.fromkeys(allies, "allies infantry")
    battle = game(units, tables=objective("E5", "F5", "G5", "H5", majority=True))
    assert medals(battle) == held


@pytest.mark.rule("R-VIC-07", "Q-VIC-04")
def test_a_majority_that_becomes_a_tie_is_lost() -> None:
    battle = game(
        {"E5": "axis infantry", "F5": "axis infantry", "G5": "allies infantry", "h6": "allies infantry"},
        hands=ALLIED_TURN,
        first="allies",
        tables=objective("E5", "F5", "G5", "H5", majority=True),
    )
    assert medals(battle) == (1, 0)
    move(battle, "h6", "H5")
    assert medals(battle) == (0, 0)


@pytest.mark.rule("R-VIC-08")
def test_sole_control_ends_with_the_first_enemy_in_the_group() -> None:
    tables = objective("E5", "F5", "G5", camp="axis", need=1, sole_control=True)
    battle = game({"E5": "axis infantry", "g4": "allies infantry"}, hands=ALLIED_TURN, first="allies", tables=tables)
    assert medals(battle) == (1, 0)
    move(battle, "g4", "G5")
    assert medals(battle) == (0, 0)


@pytest.mark.rule("R-VIC-08")
def test_sole_control_needs_a_unit_of_ones_own() -> None:
    battle = game({"A5": "axis infantry"}, tables=objective("E5", "F5", need=1, sole_control=True))
    assert medals(battle) == (0, 0)


@pytest.mark.rule("R-VIC-08")
def test_the_last_to_occupy_keeps_the_medal_until_the_enemy_takes_it() -> None:
    battle = game(
        {"g6": "axis infantry", "g4": "allies infantry"},
        hands=AXIS_ACTIVE,
        tables=objective("G5", kind="last-to-occupy"),
    )
    move(battle, "g6", "G5")
    play(battle, "play probe-left")
    move(battle, "G5", "f6")
    assert medals(battle) == (1, 0)  # nobody stands there now
    move(battle, "g4", "G5")
    assert medals(battle) == (0, 1)


@pytest.mark.rule("R-VIC-08")
def test_an_enemy_who_may_not_have_it_still_takes_the_last_occupiers_medal_away() -> None:
    battle = game(
        {"g6": "axis infantry", "g4": "allies infantry"},
        hands=AXIS_ACTIVE,
        tables=objective("G5", kind="last-to-occupy", camp="axis"),
    )
    move(battle, "g6", "G5")
    play(battle, "play probe-left")
    move(battle, "G5", "f6")
    move(battle, "g4", "G5")
    assert medals(battle) == (0, 0)


@pytest.mark.rule("R-VIC-08")
def test_a_turn_start_objective_counts_at_the_start_of_its_holders_own_turn() -> None:
    battle = game({"g6": "axis infantry"}, hands=BOTH, tables=objective("G5", camp="axis", turn_start=True))
    move(battle, "g6", "G5")
    assert (battle.view(None).active, medals(battle)) == ("allies", (0, 0))
    play(battle, "play probe-left")
    assert (battle.view(None).active, medals(battle)) == ("axis", (1, 0))


@pytest.mark.rule("R-VIC-08")
def test_a_turn_start_objective_left_before_the_turn_starts_counts_nothing() -> None:
    battle = game(
        {"g6": "axis infantry", "g4": "allies infantry"},
        hands=BOTH,
        dice="FSS",
        tables=objective("G5", camp="axis", turn_start=True),
    )
    move(battle, "g6", "G5")
    attack(battle, "g4", "G5")
    play(battle, "retreat G5 g6")
    while battle.view(None).active == "allies":
        play(battle, "pass" if "pass" in listed(battle) else "done")
    assert medals(battle) == (0, 0)


@pytest.mark.rule("R-VIC-09", "Q-VIC-05")
@pytest.mark.parametrize(("camp", "held"), [("allies", (0, 0)), ("axis", (1, 0)), ("either", (1, 0))])
@pytest.mark.parametrize("kind", ["temporary", "permanent", "last-to-occupy"])
def test_a_medal_for_one_side_is_never_scored_by_the_other(camp: str, held: tuple[int, int], kind: str) -> None:
    battle = game({"g6": "axis infantry"}, hands=BOTH, tables=objective("G5", camp=camp, kind=kind))
    move(battle, "g6", "G5")
    assert medals(battle) == held


@pytest.mark.rule("R-VIC-09")
def test_a_majority_for_one_side_is_not_the_others() -> None:
    battle = game({"E5": "axis infantry"}, tables=objective("E5", "F5", majority=True, camp="allies"))
    assert medals(battle) == (0, 0)


# --- Sudden death ----------------------------------------------------------------------------------------------------

TOWNS = ("E5", "G5", "I5", "K5")


def towns(moment: str, **more: Any) -> overlord.Game:
    """The Axis hold two of four towns and stand before the third; a British unit with one figure stands beside it."""
    more.setdefault("hands", BOTH)
    return game(
        {"E5": "axis infantry", "I5": "axis infantry", "g6": "axis infantry", "g4": "allies infantry 1"},
        nations=("de", "gb"),
        options={"commonwealth": "allies"},
        tables=objective(*TOWNS, camp="axis", need=3, worth=0, sudden_death=moment),
        **more,
    )


@pytest.mark.rule("R-VIC-10")
def test_sudden_death_at_the_instant_of_entry() -> None:
    battle = towns("entry")
    play(battle, "play attack-center", "order g6", "order E5", "confirm")
    play(battle, "move g6 G5")
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason, battle.outcome.medals["axis"]) == ("axis", "sudden-death", 0)


@pytest.mark.rule("R-VIC-10")
def test_sudden_death_at_the_end_of_the_turn() -> None:
    battle = towns("turn-end")
    play(battle, "play attack-center", "order g6", "confirm", "move g6 G5")
    assert battle.outcome is None
    play(battle, "done")
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason) == ("axis", "sudden-death")


@pytest.mark.rule("R-VIC-10", "Q-VIC-06")
def test_a_third_town_lost_to_a_battle_back_before_the_turn_ends_is_no_win() -> None:
    battle = towns("turn-end", dice="SSS" + "F")
    play(battle, "play attack-center", "order g6", "confirm", "move g6 G5", "battle G5 g4", "pass")
    events = play(battle, "battle g4 G5")
    while asked(battle) == "retreat":
        events += play(battle, listed(battle)[0])
    assert len(of(events, Retreated)) == 1
    assert battle.view(None).active == "allies"
    assert battle.outcome is None


@pytest.mark.rule("R-VIC-10")
def test_the_end_of_the_enemys_turn_is_not_the_moment() -> None:
    battle = game(
        {"G5": "allies infantry"}, hands=BOTH, tables=objective("G5", camp="allies", worth=0, sudden_death="turn-end")
    )
    play(battle, "play probe-left")
    assert battle.outcome is None
    play(battle, "play probe-left")
    assert battle.outcome is not None and battle.outcome.winner == "allies"


# --- Exits -----------------------------------------------------------------------------------------------------------


def exits(units: dict[str, str], *hexes: str, more: str = "", **rest: Any) -> overlord.Game:
    """The Axis leave the board at the bottom."""
    names = ", ".join(f'"{name}"' for name in hexes)
    table = f'[[exits]]\ncamp = "axis"\nhexes = [{names}]\n'
    rest.setdefault("hands", AXIS_TURN)
    return game(units, rest.pop("terrain", None), tables=table + more, **rest)


@pytest.mark.rule("R-VIC-12", "Q-VIC-08")
def test_a_unit_that_leaves_scores_for_its_own_side_and_nothing_for_the_enemy() -> None:
    battle = exits({"G1": "axis infantry"}, "G1")
    play(battle, "play attack-center", "order G1", "confirm")
    events = play(battle, "exit G1 G1")
    assert [event.camp for event in of(events, Exited)] == ["axis"]
    assert not of(events, Eliminated) and not of(events, Lost)
    assert unit_on(battle, "G1") is None
    assert medals(battle) == (1, 0)


@pytest.mark.rule("R-VIC-12")
@pytest.mark.parametrize(
    ("unit", "start", "may"),
    [
        ("infantry", "G1", True),
        ("infantry", "g2", True),
        ("infantry", "G3", False),
        ("armor", "G3", True),
        ("armor", "g4", False),
        ("artillery", "G1", True),
        ("artillery", "g2", False),
    ],
)
def test_one_hex_of_movement_must_be_left_to_leave(unit: str, start: str, may: bool) -> None:
    battle = exits({start: f"axis {unit}"}, "G1")
    play(battle, "play attack-center", f"order {start}", "confirm")
    assert (f"exit {start} G1" in listed(battle)) is may
    if not may:
        assert refused(battle, f"exit {start} G1").rule == "R-VIC-12"


@pytest.mark.rule("R-VIC-12")
def test_terrain_that_stops_a_unit_keeps_it_on_the_board_for_this_turn() -> None:
    battle = exits({"g2": "axis infantry"}, "G1", terrain={"G1": "forest"})
    play(battle, "play attack-center", "order g2", "confirm")
    assert not listed(battle, "exit")
    inside = exits({"G1": "axis infantry"}, "G1", terrain={"G1": "forest"})
    play(inside, "play attack-center", "order G1", "confirm")
    assert listed(inside, "exit") == ["exit G1 G1"]


@pytest.mark.rule("R-VIC-12")
def test_an_unordered_unit_and_one_that_may_not_move_stay() -> None:
    battle = exits({"G1": "axis infantry", "E1": "axis infantry"}, "G1")
    play(battle, "play attack-center", "order E1", "confirm")
    assert not listed(battle, "exit")
    still = exits({"G1": "axis infantry", "G3": "allies infantry"}, "G1", hands={"axis-cic": ["firefight"]})
    play(still, "play firefight", "order G1", "confirm")
    assert not listed(still, "exit")


@pytest.mark.rule("R-VIC-12")
def test_only_the_named_side_and_only_by_the_named_hexes() -> None:
    battle = exits({"E1": "axis infantry"}, "G1")
    play(battle, "play attack-center", "order E1", "confirm")
    assert not listed(battle, "exit")
    allies = exits({"G1": "allies infantry"}, "G1", first="allies", hands=ALLIED_TURN)
    play(allies, "play attack-center", "order G1", "confirm")
    assert not listed(allies, "exit")
    barred = exits({"G1": "axis infantry"}, "G1", more=unit_row("G1").rstrip() + '\ntraits = ["cannot-exit"]\n')
    play(barred, "play attack-center", "order G1", "confirm")
    assert listed(barred, "move") and not listed(barred, "exit")


@pytest.mark.rule("R-VIC-12")
def test_a_whole_baseline_may_be_the_exit() -> None:
    row = [f"{letter}1" for letter in "ABCDEFGHIJKLM"]
    battle = exits({"f2": "axis armor"}, *row)
    play(battle, "play attack-center", "order f2", "confirm")
    assert [text.split()[-1] for text in sorted(listed(battle, "exit"))] == ["E1", "F1", "G1", "H1"]


@pytest.mark.rule("R-VIC-12")
@pytest.mark.parametrize(("unit", "scored"), [("infantry 1", 2), ("armor", 1), ("sniper", 2)])
def test_in_some_scenarios_infantry_that_leaves_is_worth_two(unit: str, scored: int) -> None:
    table = '[[exits]]\ncamp = "axis"\nhexes = ["G1"]\ninfantry_worth = 2\n'
    battle = game({"G1": f"axis {unit}"}, hands=AXIS_TURN, tables=table)
    play(battle, "play attack-center", "order G1", "confirm", "exit G1 G1")
    assert medals(battle) == (scored, 0)


@pytest.mark.rule("R-VIC-12")
def test_behind_enemy_lines_a_unit_leaves_with_either_of_its_moves() -> None:
    hands = {"axis-cic": ["behind-enemy-lines"], "allies-cic": []}
    battle = exits({"G3": "axis infantry"}, "G1", terrain={"G1": "forest"}, hands=hands)
    play(battle, "play behind-enemy-lines", "order G3", "confirm")
    assert "exit G3 G1" in listed(battle)  # two hexes of three, and no wood stops it
    play(battle, "move G3 G1")
    assert "exit G1 G1" in listed(battle)
    play(battle, "exit G1 G1")
    assert medals(battle) == (1, 0)


# --- Cleared sections and required objectives ------------------------------------------------------------------------


@pytest.mark.rule("R-VIC-13")
def test_a_cleared_section_is_a_medal_while_no_enemy_is_in_it() -> None:
    battle = game(
        {"g6": "axis infantry", "G5": "allies infantry 1", "C3": "allies infantry"},
        hands={**BOTH, "allies-cic": ["attack-left", "attack-left", "probe-right", "probe-right"]},
        dice="ISS",
        tables=objective(section="s2", camp="axis"),
    )
    assert medals(battle) == (0, 0)
    attack(battle, "g6", "G5")
    assert medals(battle) == (2, 0)  # one for the unit, one for the section
    play(battle, "pass")
    play(battle, "play attack-left", "order C3", "confirm", "move C3 d4")  # on the line: in both sections
    assert medals(battle) == (1, 0)


@pytest.mark.rule("R-VIC-13")
def test_a_cleared_section_is_for_the_side_it_was_promised_to() -> None:
    battle = game({"C5": "axis infantry"}, tables=objective(section="s2", camp="allies"))
    assert medals(battle) == (0, 1)
    stands = game({"G5": "axis infantry"}, tables=objective(section="s2", camp="allies"))
    assert medals(stands) == (0, 0)


@pytest.mark.rule("R-VIC-14")
def test_no_victory_without_the_required_objective_and_no_medals_beyond_the_target() -> None:
    battle = game(
        {"G5": "allies infantry 1", "H5": "allies infantry 1", "F5": "allies infantry 1", "g6": "axis infantry"},
        hands={"axis-cic": ["air-power", "attack-center", "attack-center"], "allies-cic": ["probe-left"] * 2},
        medals=2,
        dice="GGG",
        tables=objective("G5", camp="axis", required=True),
    )
    play(battle, "play air-power", "target F5", "target G5", "target H5", "confirm")
    assert battle.outcome is None
    assert medals(battle) == (2, 0)
    play(battle, "play probe-left", "play attack-center", "order g6", "confirm", "move g6 G5")
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.medals["axis"]) == ("axis", 2)


@pytest.mark.rule("R-VIC-14")
def test_a_required_objective_binds_only_the_side_it_is_for() -> None:
    battle = game(
        {"G5": "axis infantry 1", "g4": "allies infantry"},
        hands=ALLIED_TURN,
        first="allies",
        medals=1,
        dice="ISS",
        tables=objective("E5", camp="axis", required=True, worth=0),
    )
    attack(battle, "g4", "G5")
    assert battle.outcome is not None and battle.outcome.winner == "allies"


@pytest.mark.rule("R-VIC-14", "R-VIC-02")
def test_what_an_objective_did_not_score_at_the_target_is_not_there_later_either() -> None:
    """Two of three by unit and hill; the bridge is worth two and scores one; the hill is lost again: two are left."""
    tables = (
        objective("E5", camp="axis")
        + objective("G5", camp="axis", kind="permanent", worth=2)
        + objective("L1", camp="axis", worth=0, required=True)
    )
    battle = game(
        {"E5": "axis infantry", "g6": "axis infantry", "G5": "allies infantry 1"},
        hands=BOTH,
        medals=3,
        dice="ISS",
        tables=tables,
    )
    attack(battle, "g6", "G5")
    assert medals(battle) == (2, 0)
    play(battle, "ground", "play probe-left")
    assert battle.outcome is None
    assert medals(battle) == (3, 0)
    move(battle, "E5", "E7")
    assert medals(battle) == (2, 0)


@pytest.mark.rule("R-VIC-14")
def test_a_required_objective_alone_is_no_victory() -> None:
    battle = game({"g6": "axis infantry"}, hands=BOTH, medals=3, tables=objective("G5", camp="axis", required=True))
    move(battle, "g6", "G5")
    assert battle.outcome is None
    assert medals(battle) == (1, 0)


# --- The deck --------------------------------------------------------------------------------------------------------


def one_card_left(**more: Any) -> overlord.Game:
    """All cards but one are in the two hands; the Allies lack one card and draw it when the Axis end their turn."""
    cards = [card.key for card in deck_of("standard")]
    for _ in range(2):
        cards.remove("probe-left")
    allies = ["probe-left", *cards[:17]]
    axis = ["probe-left", *cards[17:-1]]
    return game({"G5": "allies infantry"}, hands={"axis-cic": axis, "allies-cic": allies}, hand=19, **more)


@pytest.mark.rule("R-VIC-15")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    battle = one_card_left()
    assert battle.view(None).deck == 1
    play(battle, "play probe-left")
    assert (battle.view(None).deck, battle.view(None).discard) == (0, 1)
    events = play(battle, "play probe-left")
    assert [event.cards for event in of(events, Reshuffled)] == [2]
    assert (battle.view(None).deck, battle.view(None).discard) == (1, 0)
    assert battle.outcome is None


@pytest.mark.rule("R-VIC-15")
@pytest.mark.parametrize("winner", ["axis", "allies"])
def test_a_scenario_may_name_the_winner_when_the_deck_has_run_out(winner: str) -> None:
    battle = one_card_left(options={"deck_runs_out": winner})
    events = play(battle, "play probe-left")
    if battle.outcome is None:
        events += play(battle, "play probe-left")
    assert not of(events, Reshuffled)
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason) == (winner, "deck")


@pytest.mark.rule("R-VIC-15", "Q-VIC-10")
def test_the_last_card_drawn_ends_the_battle_where_there_is_no_reshuffle() -> None:
    battle = one_card_left(options={"deck_runs_out": "axis"})
    assert battle.outcome is None
    play(battle, "play probe-left")
    assert battle.view(None).deck == 0
    assert battle.outcome is not None
    assert battle.outcome.winner == "axis"


@pytest.mark.rule("R-VIC-15")
@pytest.mark.parametrize("winner", ["axis", "allies"])
def test_a_recon_that_finds_a_single_card_ends_the_battle_for_the_named_winner(winner: str) -> None:
    cards = sorted(card.key for card in deck_of("standard"))
    cards.remove("recon-left")
    hands = {"axis-cic": ["recon-left", *cards[:17]], "allies-cic": cards[17:-1]}
    battle = game(hands=hands, hand=18, options={"deck_runs_out": winner})
    play(battle, "play recon-left")
    assert battle.outcome is not None and (battle.outcome.winner, battle.outcome.reason) == (winner, "deck")
