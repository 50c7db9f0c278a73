"""A view says in words what the engine keeps as bits and numbers, and a bot's board is made from those words."""

from __future__ import annotations

import overlord
from boards import asked, game, listed, play, unit_on
from overlord.engine.guess import Guesser, rules_of
from overlord.engine.view import LaidView, View, project_public


def guessed(battle: overlord.Game, view: View) -> View:
    """The same units as a bot's board has them, as an onlooker would be shown them."""
    board = Guesser(rules_of(battle.battle, battle.house)).board(view)
    return project_public(board, view.questions)


def test_the_sides_of_roads_and_rails_have_names() -> None:
    battle = game({}, top='roads = ["C5 D5 d4"]\nrails = ["F5 G5"]')
    sides = {place.hex: place.sides for place in battle.view(None).hexes}
    assert sides["C5"] == ("road-east",) and sides["D5"] == ("road-west", "road-south-east")
    assert sides["F5"] == ("rail-east",) and sides["G5"] == ("rail-west",)
    for place in battle.view(None).hexes:
        assert len(place.sides) == sum(bin(bits).count("1") for bits in (place.road, place.rail, place.ends))


def test_conditions_of_a_unit_have_names() -> None:
    tables = '[[units]]\nhex = "C5"\ncamp = "axis"\nkind = "infantry"\ntraits = ["camouflaged"]'
    battle = game({"H5": "allies infantry"}, options={"japanese_army": "axis"}, nations=("jp", "us"), tables=tables)
    assert unit_on(battle, "C5").conditions == ("japanese", "camouflaged")
    assert unit_on(battle, "H5").conditions == ()


def test_a_unit_that_may_not_battle_this_turn_is_shaken() -> None:
    units = {"T7": "axis infantry", "q6": "axis infantry", "D7": "axis infantry", "q4": "allies infantry"}
    hands = {"axis-cic": ["recon-right", "probe-center", "barrage"]}
    battle = game(units, board="overlord", hands=hands, dice="G", options={"initiative_after_orders": False})
    play(battle, *(f"{seat}: ready" for seat in battle.seats), "give recon-right axis-right", "confirm")
    while asked(battle) in ("visit", "end-visit"):
        play(battle, "pass" if "pass" in listed(battle) else "end-visit")
    play(battle, "axis-center: pass", "axis-left: roll", "axis-left: target q6")
    assert unit_on(battle, "q6").conditions == ("shaken",)
    view = battle.view("axis-cic")
    assert guessed(battle, view).units == view.units


def test_the_parts_of_a_train_know_each_other() -> None:
    tables = "\n".join(
        f'[[units]]\nhex = "{h}"\ncamp = "axis"\nkind = "{kind}"' for h, kind in (("F5", "locomotive"), ("E5", "wagon"))
    )
    battle = game({"H3": "allies infantry"}, top='rails = ["D5 E5 F5 G5 H5"]', tables=tables)
    assert (unit_on(battle, "F5").coupled, unit_on(battle, "E5").coupled) == ("E5", "F5")
    assert unit_on(battle, "H3").coupled == ""
    view = battle.view("axis-cic")
    assert guessed(battle, view).units == view.units


def test_the_commands_of_the_last_turn_are_open() -> None:
    battle = game({"C5": "axis infantry", "C3": "allies infantry"}, hands={"axis-cic": ["attack-left", "barrage"]})
    assert battle.view("allies-cic").commands == ()
    play(battle, "play attack-left")
    (told,) = battle.view("allies-cic").commands
    assert (told.seat, told.card) == ("axis-cic", "attack-left") and len(told.sections) == 1
    assert isinstance(told, LaidView) and guessed(battle, battle.view(None)).commands == (told,)


def test_an_objective_tells_what_it_asks_for() -> None:
    tables = '[[objectives]]\nhexes = ["C5", "D5", "E5"]\nneed = 2\n[[objectives]]\nsection = "s2"\ncamp = "axis"'
    battle = game({"C5": "axis infantry", "G3": "allies infantry"}, tables=tables)
    first, second = battle.view(None).objectives
    assert (first.need, first.sections) == (2, ())
    assert second.sections and not second.hexes
