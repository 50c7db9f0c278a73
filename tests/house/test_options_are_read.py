"""Every house option changes something that can be seen: each has a witness, a battle that goes another way by it.

A witness is a function that sets up a battle with the options it is given and returns what it saw. It is asked twice,
with the default and with another value; if both answers are the same, nobody reads the option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overlord
from boards import asked, at, game, listed, of, play, unit_on
from combat.table import card, made, run, table, until, wound
from overlord.engine.model.options import OPTIONS
from overlord.events import Dropped, Placed, Rolled

Look = Callable[..., object]
WITNESSES: list[tuple[str, object, Look]] = []


def shows(option: str, value: object, **beside: object) -> Callable[[Look], Look]:
    """This function sees what this value changes, with these options beside it."""

    def keep(look: Look) -> Look:
        WITNESSES.append((option, value, lambda **house: look(**{**beside, **house})))
        return look

    return keep


@pytest.mark.parametrize(("option", "value", "look"), WITNESSES, ids=lambda part: part if isinstance(part, str) else "")
def test_an_option_changes_what_its_witness_sees(option: str, value: object, look: Look) -> None:
    assert value != OPTIONS[option].default
    assert look() == look(**{option: OPTIONS[option].default}), "the witness does not see the same twice"
    assert look() != look(**{option: value}), f"{option} = {value} changes nothing: is it read anywhere?"


def test_every_option_has_a_witness() -> None:
    lost = set(OPTIONS) - {option for option, _, _ in WITNESSES}
    assert not lost, f"no witness in this file sees what {', '.join(sorted(lost))} changes: write one with @shows"
    assert {option for option, _, _ in WITNESSES} == set(OPTIONS)


# ---- battles -------------------------------------------------------------------------------------

HQ = ["direct-from-hq", "probe-left", "probe-right", "recon-center"]


def ordered(units: dict[str, str], unit: str, terrain: dict[str, str] | None = None, **more: Any) -> overlord.Game:
    """The camp whose unit it is begins and has ordered it."""
    camp = units[unit].split()[0]
    battle = game(units, terrain, first=camp, **{"hands": {f"{camp}-cic": HQ}, **more})
    play(battle, "play direct-from-hq", f"order {unit}", "confirm")
    return battle


def moved(battle: overlord.Game) -> overlord.Game:
    """Nobody moves."""
    if asked(battle) == "move":
        play(battle, "done")
    return battle


def fought(battle: overlord.Game, answer: str) -> overlord.Game:
    """A battle that nobody ambushes."""
    play(moved(battle), answer)
    if asked(battle) == "ambush":
        play(battle, "pass")
    return battle


def idle(battle: overlord.Game, turns: int) -> overlord.Game:
    """So many turns in which nobody does more than he must."""
    last = battle.turn + turns
    while battle.waiting() and battle.turn < last:
        offered = listed(battle)
        play(battle, next((text for text in ("done", "confirm", "pass", "ready") if text in offered), offered[0]))
    return battle


def asked_next(battle: overlord.Game) -> tuple[str, list[str]]:
    return asked(battle), listed(battle) if battle.waiting() else []


def ending(battle: overlord.Game) -> str:
    return battle.outcome.reason if battle.outcome is not None else ""


# ---- the end -------------------------------------------------------------------------------------


@shows("turn_limit", 1)
def whether_two_turns_are_the_end(**house: object) -> object:
    return ending(idle(game(options=house), 2))


@shows("deck_runs_out", "allies")
def what_the_last_card_brings(**house: object) -> object:
    battle = game(hand=20, options=house)
    while battle.view(None).deck and battle.turn < 50:
        idle(battle, 1)
    return ending(battle)


# ---- sight and dice ------------------------------------------------------------------------------


@shows("edge_blocks_sight", True)
def whom_one_sees_along_the_edge(**house: object) -> object:
    units = {at(0, 2): "axis infantry", at(0, 4): "allies infantry"}
    return listed(moved(ordered(units, at(0, 2), {at(1, 3): "forest"}, options=house, spare=False)), "battle")


@shows("hill_sight", "open")
def whom_one_sees_from_hill_to_hill(**house: object) -> object:
    units = {at(8, 4): "axis infantry", at(12, 4): "allies infantry"}
    terrain = {at(8, 4): "hill", at(10, 4): "forest", at(12, 4): "hill"}
    return listed(moved(ordered(units, at(8, 4), terrain, options=house)), "battle")


@shows("fog", True)
def which_faces_hit_from_afar(**house: object) -> object:
    battle = moved(ordered({"G5": "axis infantry", "G3": "allies infantry"}, "G5", options=house))
    told = battle.why("axis-cic", "battle G5 G3").odds
    assert told is not None
    return told.faces


@shows("night", "rising")
def whom_one_sees_at_the_start(**house: object) -> object:
    return listed(moved(ordered({"G7": "axis artillery", "G3": "allies infantry"}, "G7", options=house)), "battle")


@shows("night", "falling")
def how_far_one_sees_after_a_turn(**house: object) -> object:
    return idle(game({"G5": "axis infantry"}, dice="SSSSSSSS", options=house), 1).view(None).visibility


@shows("night_camp", "axis", night="rising")
def who_rolls_for_the_day(**house: object) -> object:
    battle = idle(game({"G5": "axis infantry"}, options=house), 2)
    return [roll.seat for roll in of(battle.told(None), Rolled) if roll.purpose == "night"]


# ---- nations -------------------------------------------------------------------------------------


@shows("commonwealth", "allies")
def who_battles_back(**house: object) -> object:
    units = {"g6": "axis infantry", "G5": "allies infantry 2"}
    battle = ordered(units, "g6", dice="IAA", nations=("de", "gb"), options=house)
    return asked(fought(battle, "battle g6 G5"))


@shows("italian_army", "axis")
def how_far_one_retreats(**house: object) -> object:
    units = {"G5": "axis infantry", "g4": "allies infantry"}
    battle = fought(ordered(units, "g4", dice="FSS", nations=("it", "gb"), options=house), "battle g4 G5")
    play(battle, listed(battle, "retreat")[0])
    return asked_next(battle)


@shows("italian_high_command", "axis")
def how_many_cards_are_dealt(**house: object) -> object:
    return game(hand=4, options=house).view(None).hands[0].size


@shows("italian_high_command", "axis")
def what_a_lost_unit_costs_besides(**house: object) -> object:
    units = {"F3": "axis infantry 1", "e2": "allies infantry"}
    hands = {"allies-cic": HQ, "axis-cic": ["attack-left", "attack-center", "attack-right"] * 2}
    battle = ordered(units, "e2", dice="ISS", hand=6, hands=hands, nations=("it", "gb"), options=house)
    return fought(battle, "battle e2 F3").view(None).hands[0].size


@shows("gung_ho", "allies")
def how_many_units_a_probe_orders(**house: object) -> object:
    units = dict.fromkeys(("F3", "G3", "H3", "I3"), "allies infantry")
    battle = game(units, first="allies", hands={"allies-cic": ["probe-center", "barrage"]}, options=house)
    play(battle, "play probe-center")
    count = 0
    while listed(battle, "order"):
        play(battle, listed(battle, "order")[0])
        count += 1
    return count


@shows("japanese_army", "axis")
def how_many_dice_a_full_unit_has(**house: object) -> object:
    units = {"g6": "axis infantry", "G5": "allies infantry"}
    return moved(ordered(units, "g6", nations=("jp", "us"), options=house)).why("axis-cic", "battle g6 G5")


@shows("commissar", "axis")
def what_is_asked_first(**house: object) -> object:
    return asked(game(options=house))


# ---- armor ---------------------------------------------------------------------------------------


@shows("desert", True)
def what_armor_does_after_taking_ground(**house: object) -> object:
    units = {"g6": "axis armor", "G5": "allies infantry 1", "F3": "allies infantry"}
    battle = fought(ordered(units, "g6", dice="ISS", options=house), "battle g6 G5")
    play(battle, "ground")
    return asked_next(battle)


@shows("slow_armor", "allies")
@shows("blitz", True)
def where_allied_armor_goes(**house: object) -> object:
    return listed(ordered({"G3": "allies armor"}, "G3", options=house), "move")


@shows("slow_armor", "axis")
def where_axis_armor_goes(**house: object) -> object:
    return listed(ordered({"G5": "axis armor"}, "G5", options=house), "move")


@shows("armor_breakthrough", "axis")
def where_armor_breaks_through(**house: object) -> object:
    battle = game({"G5": "axis infantry"}, hands={"axis-cic": ["attack-center", "barrage"]}, options=house)
    play(battle, "play attack-center")
    return listed(battle, "special")


@shows("breakthrough_units", 1, armor_breakthrough="axis")
def where_a_second_unit_breaks_through(**house: object) -> object:
    battle = game({"G5": "axis infantry"}, hands={"axis-cic": ["attack-center", "barrage"]}, options=house)
    play(battle, "play attack-center", "special breakthrough G1")
    return listed(battle, "special")


# ---- what a card does instead --------------------------------------------------------------------


@shows("air_strikes", "axis")
@shows("blitz", True)
def what_a_recon_calls(**house: object) -> object:
    units = {"L9": "axis infantry", "J5": "allies infantry"}
    battle = game(units, hands={"axis-cic": ["recon-left", "probe-left"]}, options=house)
    play(battle, "play recon-left")
    return listed(battle, "special")


@shows("blow_bridges", "axis")
@shows("blow_bridges_beside", True, blow_bridges="axis")
def which_bridges_are_blown(**house: object) -> object:
    hands = {"axis-cic": ["probe-center", "barrage"]}
    battle = game({"G9": "axis infantry"}, {"G5": "river+bridge"}, hands=hands, options=house)
    play(battle, "play probe-center")
    return listed(battle, "special")


@shows("smoke", "axis")
@shows("smoke_screens", 0, smoke="axis")
def where_smoke_is_laid(**house: object) -> object:
    battle = game({"G5": "axis infantry"}, hands={"axis-cic": ["assault-center", "barrage"]}, options=house)
    play(battle, "play assault-center")
    return listed(battle, "special")


@shows("air_power_as_bombard", True)
def what_air_power_asks(**house: object) -> object:
    units = {"G7": "axis artillery", "G3": "allies infantry"}
    battle = game(units, hands={"axis-cic": ["air-power", "barrage"]}, options=house)
    play(battle, "play air-power")
    return asked(battle)


@shows("sandbags", 1)
def who_digs_in(**house: object) -> object:
    units = {"F5": "axis infantry", "G5": "axis infantry"}
    battle = game(units, hands={"axis-cic": ["dig-in", "probe-center"]}, options=house)
    return of(play(battle, "play dig-in", "order F5", "order G5", "confirm"), Placed)


# ---- what is dealt -------------------------------------------------------------------------------


def hands_with(key: str, house: dict[str, object]) -> list[int]:
    """The seeds by which the axis are dealt this card."""
    battles = [(seed, game(seed=seed, hand=20, options=house)) for seed in range(8)]
    return [seed for seed, battle in battles if key in (battle.view("axis-cic").hands[0].cards or ())]


@shows("no_air_power", "axis")
def who_is_dealt_air_power(**house: object) -> object:
    return hands_with("air-power", house)


@shows("no_barrage", True)
def who_is_dealt_barrage(**house: object) -> object:
    return hands_with("barrage", house)


# ---- what comes during the battle ----------------------------------------------------------------


@shows("general_winter", "axis")
def who_freezes(**house: object) -> object:
    return asked_next(game({"G5": "axis infantry"}, dice="GG", options=house))


def train(house: dict[str, object]) -> overlord.Game:
    """A train that comes to a station."""
    units = {"D5": "axis locomotive", "C5": "axis wagon"}
    rails = 'rails = ["A5 B5 C5 D5 E5 F5 G5 H5 I5"]'
    battle = ordered(units, "D5", {"G5": "station"}, top=rails, options=house)
    play(battle, "move D5 G5")
    return battle


@shows("supply_train", "axis")
def who_steps_down_from_a_train(**house: object) -> object:
    return asked_next(train(house))


@shows("supply_turn", 5, supply_train="axis")
def when_troops_from_a_train_act(**house: object) -> object:
    battle = train(house)
    play(battle, "target g4", "target f6")
    return unit_on(battle, "g4").waits


@shows("paradrop", "axis")
@shows("paradrop_turn", 2, paradrop="axis")
def who_jumps_in_the_first_turn(**house: object) -> object:
    return asked(game(options=house))


@shows("paradrop_units", 1, paradrop="axis")
def how_many_jump(**house: object) -> object:
    battle = game(options=house)
    play(battle, "target I5")
    return asked(battle)


@shows("paradrop_acts", 4, paradrop="axis", paradrop_units=1)
def when_those_who_jumped_act(**house: object) -> object:
    battle = game(options=house)
    (drop,) = of(play(battle, "target G5"), Dropped)
    assert drop.landed
    return unit_on(battle, drop.path[-1]).waits


# ---- Overlord ------------------------------------------------------------------------------------

FLANKS = {f"{column}7": "axis infantry" for column in "TLD"} | {f"{column}3": "allies infantry" for column in "TLD"}
AXIS = ["probe-left", "probe-right", "pincer-move", "move-out", "their-finest-hour", "air-power"]
ALLIES = ["counter-attack", "probe-left", "probe-center", "probe-right", "barrage", "ambush"]


def huddled(house: dict[str, object], *answers: str) -> overlord.Game:
    """An Overlord battle after the huddle and these answers."""
    hands = {"axis-cic": AXIS, "allies-cic": ALLIES}
    battle = game(FLANKS, board="overlord", hands=hands, hand=6, dice="G" * 12, options=house)
    play(battle, *(f"{seat}: ready" for seat in battle.seats), *answers)
    return battle


@shows("pincer_exclusive", True)
def what_goes_beside_a_pincer_move(**house: object) -> object:
    return listed(huddled(house, "give pincer-move axis-right"))


@shows("initiative_after_orders", False)
def what_is_asked_after_the_cards(**house: object) -> object:
    battle = huddled(house, "give probe-left axis-left", "confirm", "pass")
    return [(question.seat, question.kind) for question in battle.waiting()]


@shows("counter_finest_hour", False)
def what_a_counter_attack_repeats(**house: object) -> object:
    battle = idle(huddled(house, "keep their-finest-hour"), 1)
    play(battle, "keep counter-attack")
    return listed(battle)


@shows("faq_counter_with_sortie", True, air="on")
def what_goes_beside_a_counter_attack(**house: object) -> object:
    battle = huddled(house, "give probe-left axis-left", "confirm", "pass", "lay probe-left s5")
    play(idle(battle, 1), "give counter-attack allies-right")
    return listed(battle)


@shows("counter_sorties", False, air="on")
def what_a_counter_attack_makes_of_a_sortie(**house: object) -> object:
    battle = huddled(house, "give air-sortie axis-left", "confirm", "pass", "lay air-sortie both")
    idle(battle, 1)
    return battle.view(None).commands


@shows("visit_any_fg", True)
def who_is_visited(**house: object) -> object:
    return listed(huddled(house, "give probe-left axis-left", "confirm"))


@shows("fg_may_address_cic", True)
def who_may_speak_to_the_commander(**house: object) -> object:
    return huddled(house).channels("axis-left")["camp"] is None


# ---- airplanes -----------------------------------------------------------------------------------


FACING = {"G7": "axis infantry", "G3": "allies infantry"}


def sortie(house: dict[str, object], camp: str) -> overlord.Game:
    """This camp may begin with an Air Sortie."""
    battle = game(FACING, first=camp, hands={f"{camp}-cic": HQ}, options=house)
    if "play air-sortie" in listed(battle):
        play(battle, "play air-sortie")
    return battle


@shows("air", "on")
@shows("axis_sorties", 0, air="on")
@shows("axis_planes", "zero+storch", air="on")
def what_the_axis_bring_into_the_air(**house: object) -> object:
    battle = sortie(house, "axis")
    return {text.split()[1] for text in listed(battle, "enter")}


@shows("allies_sorties", 0, air="on")
@shows("allies_planes", "yak", air="on")
def what_the_allies_bring_into_the_air(**house: object) -> object:
    battle = sortie(house, "allies")
    return {text.split()[1] for text in listed(battle, "enter")}


@shows("deck_sorties", 0, air="on")
def how_many_sorties_are_still_to_come(**house: object) -> object:
    view = game(FLANKS, board="overlord", options=house).view(None)
    return view.deck + sum(view.sorties)


@shows("air_rules", {"flight.most": 1}, air="on")
def how_far_an_airplane_flies(**house: object) -> object:
    battle = sortie(house, "axis")
    play(battle, listed(battle, "enter")[3], "pass")
    return listed(battle, "fly")


# ---- Combat cards --------------------------------------------------------------------------------


@shows("combat_deck", "urban")
def how_many_combat_cards_lie_ready(**house: object) -> object:
    battle = game(options=house)
    return battle.view(None).combat_deck, [row.size for row in battle.view(None).combat]


@shows("mix_combat_decks", True, combat_deck="jungle+desert")
def whether_decks_are_mixed(**house: object) -> object:
    try:
        return game(options=house).view(None).combat_deck
    except ValueError as refused:
        return str(refused)


@shows("infantry_figures", 9)
def where_new_infantry_comes(**house: object) -> object:
    battle = table("urban", {"G5": "axis infantry"}, {"C5": "town"}, axis=["block-committee"], options=house)
    run(battle, "play direct-from-hq")
    until(battle, "alongside")
    return listed(battle, "combat")


@shows("armor_figures", 2)
def which_armor_is_restored(**house: object) -> object:
    return restored("armor", house)


@shows("artillery_figures", 1)
def which_gun_is_restored(**house: object) -> object:
    return restored("artillery", house)


def restored(kind: str, house: dict[str, object]) -> list[str]:
    """Which units a Combat card heals."""
    deck = made(card("mend", "order", '"restore", n = 1', 'who = "ordered", weakened = true'), key="menders")
    battle = table(deck, {"G5": f"axis {kind}"}, axis=["mend"], options=house)
    wound(battle, "G5")
    run(battle, "play direct-from-hq", "order G5", "confirm")
    until(battle, "move")
    return listed(battle, "combat")
