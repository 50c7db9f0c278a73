"""Who may play a Combat card on whom (C-LIM, O-CMB-03 to -05), on the Overlord board with a small deck."""

from typing import Any

import pytest

import overlord
from boards import asked, listed, of
from combat.table import (
    battling,
    card,
    closed,
    commands,
    dice,
    finish,
    generals,
    held,
    made,
    offered,
    orders,
    run,
    table,
    thrown,
    until,
)
from overlord.engine.model.events import CombatPlayed, Stopped
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.names import SEAT_OF
from overlord.engine.queries.combat_cards.limits import generals_of, refuse_hostile

# The allies' left general has s1 and s2 (letters A to H), the center s3 and s4 (J to P), the right s5 and s6 (R to Z);
# column i is shared by left and center, q by center and right. The axis' generals are mirrored.
AXIS = "axis infantry"
ENEMY = "allies infantry"
MIX = made(
    card("boost", "attack", '"dice", n = 1', top="icon = true"),
    card("jam", "x-ordered", '"block-move"', 'who = "mover"', stance="against-unit"),
    card("dud", "defend", '"dice-less", n = 1, least = 1', 'who = "attacker"', stance="against-unit"),
    card("duck", "defend", '"dice-less", n = 1, least = 1', 'who = "attacked"'),
    card("perk", "before", '"draw-cards", n = 1', 'who = "nothing"', stance="neutral"),
    card("bomb", "before", '"strike", dice = 1', 'who = "enemy"', stance="against-unit"),
    card("snag", "x-move-step", '"stop-move"', 'who = "mover"', stance="against-unit"),
    card("shot", "x-move-step", '"opportunity-fire", dice = 1, flags = "none"', 'who = "mover"', stance="against-unit"),
    card("late", "x-move-end", '"opportunity-fire", dice = 1, flags = "none"', 'who = "mover"', stance="against-unit"),
    card("push", "order", '"move-bonus", n = 1'),
    key="mix",
)
UNITS = {"T7": AXIS, "L7": AXIS, "D7": AXIS}
ALL = {"left": "s5 T7", "center": "s3 L7", "right": "s1 D7"}


def ready(units: dict[str, str] | None = None, named: dict[str, str] | None = None, **hands: Any) -> overlord.Game:
    """Axis generals have ordered their units; whoever is not named holds no Combat card."""
    plays = hands.pop("plays", ())
    cards = {name.replace("_", "-"): list(keys) for name, keys in hands.items()}
    battle = generals(MIX, units or UNITS, hands=cards)
    commands(battle, plays=plays, **(named or ALL))
    return battle


# ---- closed units --------------------------------------------------------------------------------


@pytest.mark.rule("C-LIM-01", "O-CMB-05", "O-REQ-115", "O-DIFF-20", "R-ACT-42", "Q-3")
def test_a_unit_that_had_a_card_is_closed_to_hostile_ones() -> None:
    battle = battling(MIX, {"G5": AXIS, "g4": ENEMY}, {}, "boost", allies=["dud", "duck"])
    run(battle, "combat boost G5 g4")
    until(battle, "react-defend")
    assert closed(battle, "combat dud G5") == ("combat-closed-unit", "C-LIM-01")
    assert offered(battle) == ["combat duck g4"]  # the other unit is open, and this one is on his own
    assert thrown(finish(battle, "combat duck g4"))[0] == ("battle", 3)


@pytest.mark.rule("C-LIM-01", "C-SPEC-04")
def test_the_special_action_closes_the_unit_too() -> None:
    battle = battling(MIX, {"G5": AXIS, "g4": ENEMY}, {"g4": "town"}, "boost", allies=["dud", "duck"])
    run(battle, "special boost G5 g4")
    until(battle, "react-defend")
    assert closed(battle, "combat dud G5") == ("combat-closed-unit", "C-LIM-01")


@pytest.mark.rule("C-LIM-01", "O-REQ-115")
def test_a_second_hostile_card_is_refused_whoever_played_the_first() -> None:
    units = {**UNITS, "R5": AXIS, "P5": ENEMY}
    battle = ready(units, {"left": "s5 R5"}, allies_center=["dud"], allies_right=["dud", "dud"])
    run(battle, "battle R5 P5", "allies-right: combat dud R5", "allies-center: pass")
    for seat in ("allies-right", "allies-center"):
        if (seat, "react-defend") in [(q.seat, q.kind) for q in battle.waiting()]:
            assert closed(battle, "combat dud R5", seat) == ("combat-closed-unit", "C-LIM-01")
    assert held(battle, "allies-center") == ("dud",) and held(battle, "allies-right") == ("dud",)


@pytest.mark.rule("C-LIM-01", "C-LIM-07")
def test_next_turn_the_unit_is_open_again() -> None:
    battle = table(
        MIX,
        {"G5": AXIS, "g4": ENEMY},
        axis=["boost", "boost"],
        allies=["dud", "dud", "dud"],
        dice="A" * 20,
        command=("direct-from-hq", "probe-center"),
    )
    orders(battle, "G5")
    finish(battle, "combat boost G5 g4")
    assert battle.view(None).touched == ()
    finish(battle)
    assert battle.view(None).active == "axis"
    orders(battle, "G5", command="probe-center")
    run(battle, "battle G5 g4", "combat dud G5")


@pytest.mark.rule("C-LIM-07")
def test_all_marks_of_a_turn_are_gone_with_it() -> None:
    battle = ready(axis_left=["perk"], plays=["axis-left: combat perk"], allies_right=["jam"], allies_left=["jam"])
    assert battle.view(None).alongside == ("axis-left",)
    run(battle, "allies-left: combat jam D7")
    assert battle.view(None).touched == ("D7",)
    finish(battle)
    view = battle.view(None)
    assert (view.touched, view.alongside, battle._state.fights, battle._state.recons) == ((), (), [], [])
    assert battle._state.started == [unit.hex for unit in battle._state.units]


@pytest.mark.rule("C-LIM-02", "C-DICE-01", "O-CMB-06", "O-REQ-115")
def test_a_player_adds_card_to_card_on_his_own_unit() -> None:
    battle = battling(MIX, {"G5": AXIS, "g4": ENEMY}, {}, "boost", "boost", "boost")
    run(battle, "combat boost G5 g4")
    assert asked(battle) == "declare" and listed(battle) == ["battle G5 g4", "combat boost G5 g4"]
    assert dice(finish(battle, "combat boost G5 g4", "battle G5 g4")) == [5]


@pytest.mark.rule("C-LIM-02")
def test_a_closed_unit_is_open_to_cards_of_its_own_side() -> None:
    battle = table(MIX, {"G5": AXIS, "C7": AXIS, "g4": ENEMY}, axis=["boost", "push"], allies=["jam"])
    orders(battle, "G5", "C7")
    run(battle, "combat jam G5")  # hostile, and yet it closes the unit to hostile ones only
    assert dice(finish(battle, "combat boost G5 g4")) == [4]


# ---- closed generals -----------------------------------------------------------------------------


@pytest.mark.rule("C-LIM-03", "O-CMB-05", "O-REQ-127", "Q-2", "Q-4")
def test_a_general_who_played_alongside_is_safe_from_hostile_cards_and_his_colleague_is_not() -> None:
    units = {**UNITS, "P7": AXIS}
    named = {"left": "s5 T7", "center": "s4 P7"}
    hands = {"axis_left": ["perk"], "allies_right": ["jam"], "allies_center": ["jam"]}
    battle = ready(units, named, plays=["axis-left: combat perk"], **hands)
    until(battle, "react-x-ordered")
    assert [q.seat for q in battle.waiting()] == ["allies-center"]
    assert closed(battle, "combat jam T7", "allies-center") == ("combat-closed-general", "C-LIM-03")
    assert of(run(battle, "allies-center: combat jam P7"), Stopped)


@pytest.mark.rule("C-LIM-03", "Q-2")
def test_a_card_when_ordering_does_not_make_a_general_safe() -> None:
    battle = table(MIX, {"G7": AXIS, "C7": AXIS}, axis=["push"], allies=["late"], dice="A")
    orders(battle, "G7", "C7")
    run(battle, "combat push C7", "move G7 g6", "combat late g6")
    assert battle.view(None).alongside == ()


@pytest.mark.rule("C-LIM-03", "C-SPEC-04")
def test_the_special_action_does_not_make_a_general_safe() -> None:
    units = {"G5": AXIS, "g4": ENEMY, "C5": AXIS, "C3": ENEMY}
    battle = battling(MIX, units, {"g4": "town"}, "boost", at="G5 C5", allies=["dud"], dice="A" * 9)
    run(battle, "special boost G5 g4", "battle C5 C3", "combat dud C5")
    assert battle.view(None).alongside == ()


@pytest.mark.rule("C-LIM-03", "Q-4")
def test_a_card_on_ones_own_unit_is_not_hostile_to_a_safe_general() -> None:
    battle = table(MIX, {"G5": AXIS, "g4": ENEMY}, axis=["perk"], allies=["duck", "dud"])
    run(battle, "play direct-from-hq", "combat perk", "order G5", "confirm", "battle G5 g4")
    until(battle, "react-defend")
    assert closed(battle, "combat dud G5") == ("combat-closed-general", "C-LIM-03")
    run(battle, "combat duck g4")


@pytest.mark.rule("C-LIM-08", "C-TERM-08")
def test_a_safe_generals_units_are_those_he_ordered_and_those_in_his_sections_that_nobody_did() -> None:
    units = {**UNITS, "R7": AXIS, "V7": AXIS, "q6": AXIS}
    battle = ready(units, {"left": "s5 T7", "center": "s4 q6"}, axis_left=["perk"], plays=["axis-left: combat perk"])
    s = battle._state
    bomb = next(row for row in MIX.cards if row.key == "bomb").feat
    right = SEAT_OF["allies-right"]

    def rule(name: str) -> str:
        return refuse_hostile(s, right, s.at[HEX[name]], bomb, NOWHERE)

    assert [rule(name) for name in ("T7", "R7", "V7")] == ["C-LIM-03"] * 3  # ordered or not
    assert rule("q6") == ""  # a colleague ordered it, wherever it stands
    assert generals_of(s, s.at[HEX["q6"]]) == [SEAT_OF["axis-center"]]


# ---- own units -----------------------------------------------------------------------------------


@pytest.mark.rule("C-LIM-04", "C-TERM-07", "O-CMB-03", "O-REQ-113")
def test_a_card_on_an_own_unit_that_a_colleague_ordered_is_refused() -> None:
    units = {**UNITS, "q6": AXIS, "N7": AXIS}
    battle = ready(units, {"left": "s5 q6", "center": "s3 L7"}, axis_center=["push"], axis_left=["push"])
    until(battle, "move", "axis-center")
    assert closed(battle, "combat push q6", "axis-center") == (
        "combat-not-your-order",
        "C-LIM-04",
    )  # in his section, too
    assert closed(battle, "combat push N7", "axis-center") == ("combat-not-your-order", "C-LIM-04")  # nobody ordered it
    assert offered(battle, seat="axis-center") == ["combat push L7"]
    assert offered(battle, seat="axis-left") == ["combat push q6"]


@pytest.mark.rule("O-CMB-03", "O-REQ-126", "Q-13", "C-TERM-08")
def test_in_the_enemys_turn_a_general_helps_units_in_his_sections_without_an_order() -> None:
    units = {**UNITS, "T5": AXIS, "t4": ENEMY}
    battle = ready(units, {"left": "s5 T5"}, allies_right=["duck"], allies_center=["duck"])
    run(battle, "battle T5 t4")
    until(battle, "react-defend")
    assert [q.seat for q in battle.waiting()] == ["allies-right"]
    run(battle, "combat duck t4")


@pytest.mark.rule("C-TERM-08", "O-CMB-03")
@pytest.mark.parametrize("seat", ["allies-center", "allies-right"])
def test_a_unit_on_a_border_split_is_both_generals(seat: str) -> None:
    units = {**UNITS, "R5": AXIS, "q4": ENEMY}
    battle = ready(units, {"left": "s5 R5"}, allies_right=["duck"], allies_center=["duck"])
    run(battle, "battle R5 q4")
    until(battle, "react-defend")
    assert [q.seat for q in battle.waiting()] == ["allies-center", "allies-right"]
    run(battle, f"{seat}: combat duck q4")


# ---- enemy units ---------------------------------------------------------------------------------


@pytest.mark.rule("C-LIM-05", "C-TERM-08", "O-CMB-04")
def test_a_unit_that_acts_against_ones_own_may_be_met_from_another_section() -> None:
    """R5 is in the right general's section, P5 in the center's."""
    units = {**UNITS, "R5": AXIS, "P5": ENEMY}
    battle = ready(units, {"left": "s5 R5"}, allies_center=["dud"], allies_right=["dud"], allies_left=["dud"])
    run(battle, "battle R5 P5")
    until(battle, "react-defend")
    assert [q.seat for q in battle.waiting()] == ["allies-center", "allies-right"]  # the left one is not concerned
    assert offered(battle, seat="allies-center") == offered(battle, seat="allies-right") == ["combat dud R5"]


@pytest.mark.rule("C-LIM-05", "O-CMB-04", "O-REQ-114")
def test_a_hostile_card_on_a_unit_that_is_none_of_his_business_is_refused() -> None:
    battle = ready(allies_right=["jam"], allies_left=["jam"])
    until(battle, "react-x-ordered")
    assert closed(battle, "combat jam L7", "allies-right") == ("combat-not-your-sections", "C-LIM-05")
    assert offered(battle, seat="allies-right") == ["combat jam T7"]
    assert offered(battle, seat="allies-left") == ["combat jam D7"]


@pytest.mark.rule("C-LIM-05", "C-LIM-06", "O-CMB-04")
def test_a_unit_may_be_met_where_it_started_and_where_it_ends() -> None:
    """From s5 into s4: the right general's unit as it started, the center's as it ends."""
    units = {**UNITS, "R7": AXIS}
    hands = {"allies_center": ["late"], "allies_right": ["late"], "allies_left": ["late"]}
    battle = ready(units, {"left": "s5 R7"}, **hands)
    run(battle, "move R7 P7")
    until(battle, "react-x-move-end")
    assert [q.seat for q in battle.waiting()] == ["allies-center", "allies-right"]


@pytest.mark.rule("C-LIM-06", "O-CMB-04")
def test_on_the_way_the_hex_just_entered_counts_only_for_a_card_that_ends_the_move() -> None:
    units = {**UNITS, "R7": "axis armor"}
    hands = {"allies_center": ["snag", "shot"], "allies_right": ["snag", "shot"]}
    battle = ready(units, {"left": "s5 R7"}, **hands)
    run(battle, "move R7 O7")
    seen: dict[str, list[str]] = {}
    while asked(battle) == "react-x-move-step":
        for question in battle.waiting():
            seen.setdefault(question.seat, []).extend(offered(battle, seat=question.seat))
        for question in list(battle.waiting()):
            run(battle, f"{question.seat}: pass")
    assert seen["allies-center"] == [f"combat snag {name}7" for name in "QPO"]  # and no shot
    assert "combat shot O7" in seen["allies-right"] and "combat snag O7" in seen["allies-right"]  # it started there


@pytest.mark.rule("C-LIM-06")
def test_a_hex_astride_two_sections_belongs_to_both() -> None:
    units = {**UNITS, "q6": AXIS}
    battle = ready(units, {"left": "s5 q6"}, allies_center=["jam"], allies_right=["jam"])
    until(battle, "react-x-ordered")
    assert [q.seat for q in battle.waiting()] == ["allies-center", "allies-right"]


@pytest.mark.rule("Q-17", "C-LIM-05")
def test_in_ones_own_turn_an_enemy_must_stand_in_ones_sections() -> None:
    units = {**UNITS, "T3": ENEMY, "L3": ENEMY}
    battle = generals(MIX, units, hands={"axis-left": ["bomb"], "axis-center": ["bomb"]})
    run(battle, "give probe-left axis-left", "give probe-center axis-center", "confirm")
    run(battle, "axis-left: lay probe-left s5", "axis-center: lay probe-center s3")
    until(battle, "alongside")
    assert closed(battle, "combat bomb L3", "axis-left") == ("combat-not-your-sections", "C-LIM-05")
    assert offered(battle, seat="axis-center") == ["combat bomb L3"]
    assert "combat bomb T3" in offered(battle, seat="axis-left")


@pytest.mark.rule("C-OWN-N1")
def test_your_unit_in_a_reaction_is_one_in_your_sections() -> None:
    """The right general commands the ground on which the attacker stands, the center general the unit attacked."""
    deck = made(
        card(
            "zap",
            "defend",
            '"first-strike", dice = 1',
            'who = "attacker", against = { types = ["infantry"] }',
            stance="against-unit",
        ),
        card("wave", "flags", '"parting-shot", dice = 1', 'who = "attacker"', stance="against-unit"),
        key="yours",
    )
    units = {**UNITS, "R5": AXIS, "P5": ENEMY}
    hands = {"allies-center": ["zap", "wave"], "allies-right": ["zap", "wave"]}
    battle = generals(deck, units, hands=hands, dice="FF")
    commands(battle, left="s5 R5")
    run(battle, "battle R5 P5")
    until(battle, "react-defend")
    assert [q.seat for q in battle.waiting()] == ["allies-center"]
    run(battle, "pass")
    until(battle, "react-flags")
    assert [q.seat for q in battle.waiting()] == ["allies-center", "allies-right"]  # this card does not say "your unit"


@pytest.mark.rule("C-TAX-09", "C-TAX-10", "C-LIM-05", "C-LIM-06")
@pytest.mark.parametrize(
    ("window", "effects"),
    [("flags", '"parting-shot", dice = 1'), ("loss", '"lose-figures", dice = 1, faces = ["star"]')],
)
def test_the_general_whose_ground_the_attacker_stands_on_answers_losses_and_flags_too(
    window: str, effects: str
) -> None:
    """As in the windows for defending and rolling: P5 is the center general's, R5 stands in the right one's section."""
    deck = made(
        card("wave", window, effects, 'who = "attacker"', stance="against-unit"),
        card("own", window, '"draw-cards", n = 1', 'who = "attacked"'),
        key="whose",
    )
    hands = {f"allies-{role}": ["wave", "own"] for role in ("left", "center", "right")}
    battle = generals(deck, {**UNITS, "R5": AXIS, "P5": ENEMY}, hands=hands, dice="FIS")
    commands(battle, left="s5 R5")
    run(battle, "battle R5 P5")
    until(battle, f"react-{window}")
    assert [q.seat for q in battle.waiting()] == ["allies-center", "allies-right"]
    assert offered(battle, seat="allies-right") == ["combat wave R5"]
    run(battle, "allies-right: combat wave R5")


@pytest.mark.rule("C-LIM-05", "C-TAX-20")
def test_a_card_that_is_not_hostile_names_no_enemy() -> None:
    battle = table(MIX, {"G5": AXIS, "C7": AXIS, "G3": ENEMY}, axis=["push"])
    orders(battle, "G5", "C7")
    until(battle, "move")
    assert closed(battle, "combat push G3") == ("combat-not-your-sections", "C-LIM-05")


@pytest.mark.rule("C-TAX-22")
def test_a_play_is_logged_with_all_that_the_limits_ask() -> None:
    battle = battling(MIX, {"G5": AXIS, "g4": ENEMY}, {"g4": "town"}, "boost", "boost")
    told = of(run(battle, "combat boost G5 g4", "special boost G5 g4"), CombatPlayed)
    assert [(e.seat, e.card, e.special, e.at, e.window) for e in told] == [
        ("axis-cic", "boost", False, ("G5", "g4"), "attack"),
        ("axis-cic", "boost", True, ("G5", "g4"), "attack"),
    ]
