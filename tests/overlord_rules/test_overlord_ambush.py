"""Ambush in Overlord: offered to the commander, resolved by a general, replaced at once; who answers for a unit."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import Ambushed, AnyEvent, Declared, Discarded, Drew, Lost, Retreated, Rolled

# The allies sit at the bottom: their left general has s1 and s2 (letters A to H), the center s3 and s4 (J to P), the
# right s5 and s6 (R to Z); column i is shared by left and center, q by center and right.
# The axis' generals are mirrored: left s5 and s6, center s3 and s4, right s1 and s2.
FOUR = {"axis": 4, "allies": 4}
Events = list[AnyEvent]


def ordered(
    units: Mapping[str, str],
    *orders: str,
    general: str = "left",
    allies: Sequence[str] = ("ambush", "recon-left"),
    **more: Any,
) -> overlord.Game:
    """An axis general has ordered these units with Direct from HQ; the battles are about to begin."""
    hands = {"axis-cic": ["direct-from-hq", "dig-in"], "allies-cic": allies}
    battle = game(units, board="overlord", hands=hands, seating=FOUR, **more)
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, f"give direct-from-hq axis-{general}", "confirm", "pass", "lay direct-from-hq both")
    play(battle, *(f"order {name}" for name in orders), "confirm")
    while asked(battle) != "battle":
        play(battle, {"initiative": "pass", "move": "done"}[asked(battle)])
    return battle


def seats(battle: overlord.Game) -> list[str]:
    return [question.seat for question in battle.waiting()]


def hand(battle: overlord.Game, seat: str = "allies-cic") -> tuple[str, ...]:
    cards = next(hand.cards for hand in battle.view(seat).hands if hand.seat == seat)
    assert cards is not None
    return cards


ASSAULT = {"T5": "axis infantry", "t4": "allies infantry"}


# ---- the window ---------------------------------------------------------------------------------


@pytest.mark.rule("O-AMB-01", "O-REQ-062")
def test_a_close_assault_opens_a_window_for_the_defending_commander_before_the_dice() -> None:
    battle = ordered(ASSAULT, "T5", dice="SSS")
    told = play(battle, "battle T5 t4")
    assert of(told, Declared) and not of(told, Rolled)
    assert (asked(battle), seats(battle)) == ("ambush", ["allies-cic"])
    for general in ("left", "center", "right"):
        assert refused(battle, "pass", f"allies-{general}").key == "not-asked"
    assert listed(battle) == ["pass", "ambush allies-right"]
    told = play(battle, "pass")
    assert [(event.seat, event.purpose) for event in of(told, Rolled)] == [("axis-left", "battle")]


@pytest.mark.rule("O-AMB-01", "O-REQ-063")
@pytest.mark.parametrize("target", ["T3", "S3"])
def test_fire_from_afar_opens_no_window(target: str) -> None:
    battle = ordered({"T5": "axis infantry", target: "allies infantry"}, "T5", dice="SSS")
    told = play(battle, f"battle T5 {target}")
    assert of(told, Rolled) and hand(battle) == ("ambush", "recon-left")


@pytest.mark.rule("O-AMB-01")
def test_the_window_opens_whether_or_not_the_commander_holds_the_card() -> None:
    battle = ordered(ASSAULT, "T5", allies=["recon-left"], dice="SSS")
    play(battle, "battle T5 t4")
    assert (asked(battle), seats(battle)) == ("ambush", ["allies-cic"])
    assert listed(battle) == ["pass"]


# ---- who resolves it ----------------------------------------------------------------------------

PLACES = [
    pytest.param("left", "T5", "t4", "right", id="s5"),
    pytest.param("left", "X5", "x4", "right", id="s6"),
    pytest.param("center", "K5", "k4", "center", id="s3"),
    pytest.param("center", "O5", "o4", "center", id="s4"),
    pytest.param("right", "F5", "f4", "left", id="s2"),
    pytest.param("right", "B5", "b4", "left", id="s1"),
]


@pytest.mark.rule("O-AMB-02", "O-REQ-062")
@pytest.mark.parametrize(("attacker", "here", "there", "defender"), PLACES)
def test_he_gives_the_card_to_the_general_in_whose_flank_the_attacked_unit_stands(
    attacker: str, here: str, there: str, defender: str
) -> None:
    battle = ordered({here: "axis infantry", there: "allies infantry"}, here, general=attacker, dice="GIIIII")
    play(battle, f"battle {here} {there}")
    assert listed(battle, "ambush") == [f"ambush allies-{defender}"]
    for other in {"left", "center", "right"} - {defender}:
        refused(battle, f"ambush allies-{other}")
    told = play(battle, f"ambush allies-{defender}")
    assert of(told, Ambushed) == [Ambushed(f"allies-{defender}", there, here)]
    assert of(told, Rolled)[0].seat == f"allies-{defender}"  # he throws the dice


@pytest.mark.rule("O-AMB-02")
def test_the_attacked_unit_rolls_first_and_the_attacker_then_battles_as_usual() -> None:
    battle = ordered(ASSAULT, "T5", dice="GSSGII")
    told = play(battle, "battle T5 t4", "ambush allies-right")
    assert [(event.seat, event.purpose, event.faces) for event in of(told, Rolled)] == [
        ("allies-right", "ambush", "GSS"),
        ("axis-left", "battle", "GII"),
    ]
    assert of(told, Lost) == [Lost("T5", 1, 3), Lost("t4", 3, 1)]


@pytest.mark.rule("O-AMB-02")
@pytest.mark.parametrize(
    ("attacker", "dice"),
    [pytest.param("axis infantry 1", "GSS", id="destroyed"), pytest.param("axis infantry", "FSS", id="driven off")],
)
def test_an_attacker_destroyed_or_driven_off_does_not_battle(attacker: str, dice: str) -> None:
    battle = ordered({"T5": attacker, "t4": "allies infantry"}, "T5", dice=dice)
    told = play(battle, "battle T5 t4", "ambush allies-right")
    if asked(battle) == "retreat":
        told += play(battle, "retreat T5 t6")
    assert [event.purpose for event in of(told, Rolled)] == ["ambush"]
    assert unit_on(battle, "t4").figures == 4


@pytest.mark.rule("O-AMB-03")
@pytest.mark.parametrize(
    ("attacker", "here", "there", "receivers"),
    [
        pytest.param("left", "R5", "q4", ["center", "right"], id="q, center and right"),
        pytest.param("right", "I5", "i4", ["left", "center"], id="i, left and center"),
    ],
)
def test_on_a_border_hex_the_commander_picks_one_of_its_two_generals(
    attacker: str, here: str, there: str, receivers: list[str]
) -> None:
    battle = ordered({here: "axis infantry", there: "allies infantry"}, here, general=attacker, dice="GSSGII")
    play(battle, f"battle {here} {there}")
    assert listed(battle, "ambush") == [f"ambush allies-{general}" for general in receivers]
    for general in receivers:
        one = battle.copy()
        told = play(one, f"ambush allies-{general}")
        assert of(told, Ambushed) == [Ambushed(f"allies-{general}", there, here)]
        assert of(told, Rolled)[0].seat == f"allies-{general}"  # he who was given the card resolves it


# ---- the replacement ----------------------------------------------------------------------------


@pytest.mark.rule("O-AMB-04", "O-REQ-064")
def test_the_commander_draws_one_as_soon_as_the_ambush_is_resolved() -> None:
    battle = ordered(ASSAULT, "T5", dice="GSSGII", hand=2)
    told = play(battle, "battle T5 t4", "ambush allies-right")
    steps: list[Any] = [event for event in told if isinstance(event, (Discarded, Rolled, Drew))]
    assert [type(step) for step in steps[:4]] == [Discarded, Rolled, Drew, Rolled]  # before the attacker's dice
    assert (steps[2].seat, steps[2].count) == ("allies-cic", 1)
    assert len(hand(battle)) == 2 and "recon-left" in hand(battle)


@pytest.mark.rule("O-AMB-04")
def test_the_retreat_of_the_attacker_belongs_to_the_ambush_and_comes_before_the_draw() -> None:
    battle = ordered(ASSAULT, "T5", dice="FSS", hand=2)
    told = play(battle, "battle T5 t4", "ambush allies-right")
    assert asked(battle) == "retreat" and not of(told, Drew)
    told = play(battle, "retreat T5 t6")
    steps = [type(event) for event in told if isinstance(event, (Retreated, Drew))]
    assert steps[:2] == [Retreated, Drew]


@pytest.mark.rule("O-AMB-05", "O-REQ-065")
def test_an_ambush_leaves_three_cards_for_his_own_turn() -> None:
    allies = ["ambush", "probe-left", "probe-center", "probe-right", "dig-in"]
    units = {**ASSAULT, "F3": "allies infantry", "K3": "allies infantry"}
    battle = ordered(units, "T5", allies=allies, dice="GSSGII", hand=8)
    play(battle, "battle T5 t4", "ambush allies-right")
    while asked(battle) != "distribute":
        play(battle, {"ground": "pass", "battle": "done"}[asked(battle)])
    assert seats(battle) == ["allies-cic"]
    play(battle, "give probe-left allies-left", "give probe-center allies-center")
    play(battle, "give probe-right allies-right")  # he who resolved the ambush gets a card like anybody
    assert "confirm" in listed(battle)


@pytest.mark.rule("O-AMB-05")
def test_a_general_may_get_an_ambush_beside_two_cards_of_his_own() -> None:
    """The allies began: their right general played two Section cards and is ambushing now."""
    hands = {
        "allies-cic": ["probe-right", "recon-right", "ambush", "dig-in"],
        "axis-cic": ["direct-from-hq", "dig-in"],
    }
    battle = game(ASSAULT, board="overlord", first="allies", hands=hands, seating=FOUR, hand=8)
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, "give probe-right allies-right", "give recon-right allies-right", "confirm", "pass")
    play(battle, "lay probe-right s5", "confirm", "lay recon-right s6", "confirm")
    assert battle.view(None).active == "axis"
    play(battle, "give direct-from-hq axis-left", "confirm", "pass", "lay direct-from-hq both", "order T5", "confirm")
    while asked(battle) != "battle":
        play(battle, {"initiative": "pass", "move": "done"}[asked(battle)])
    play(battle, "battle T5 t4")
    assert "ambush allies-right" in listed(battle)


@pytest.mark.rule("O-AMB-06")
def test_handing_it_over_gives_no_leave_to_talk() -> None:
    battle = ordered(ASSAULT, "T5", dice="FSS")
    play(battle, "battle T5 t4")
    silent(battle)
    play(battle, "ambush allies-right")
    assert asked(battle) == "retreat"
    silent(battle)


def silent(battle: overlord.Game) -> None:
    """Commander and general may not speak to each other."""
    for seat in ("allies-cic", "allies-right"):
        with pytest.raises(overlord.Illegal):
            battle.say(seat, "visit", "Hold your fire.")
        with pytest.raises(overlord.Illegal):
            battle.say(seat, "camp", "Hold your fire.")
    with pytest.raises(overlord.Illegal):
        battle.say("allies-cic", "generals", "Hold your fire.")


@pytest.mark.rule("O-AMB-07")
def test_the_last_card_in_hand_may_be_an_ambush() -> None:
    battle = ordered(ASSAULT, "T5", allies=["ambush"], dice="GSSGII")
    play(battle, "battle T5 t4")
    assert listed(battle) == ["pass", "ambush allies-right"]
    told = play(battle, "ambush allies-right")
    assert of(told, Ambushed)
    assert [event.count for event in of(told, Drew)][:1] == [1]


# ---- one for each assault -----------------------------------------------------------------------

TWO = {"T5": "axis infantry", "t4": "allies infantry", "X5": "axis infantry", "x4": "allies infantry"}


@pytest.mark.rule("O-AMB-08")
def test_there_is_one_ambush_for_each_close_assault() -> None:
    battle = ordered(TWO, "T5", "X5", allies=["ambush", "ambush", "recon-left"], dice="GSSGII")
    told = play(battle, "battle T5 t4", "ambush allies-right")
    assert [event.purpose for event in of(told, Rolled)] == ["ambush", "battle"]  # no second window for this assault
    assert "ambush" in hand(battle)


@pytest.mark.rule("O-AMB-08")
def test_another_assault_of_the_turn_may_be_ambushed_with_the_other_copy() -> None:
    battle = ordered(TWO, "T5", "X5", allies=["ambush", "ambush", "recon-left"], dice="GSSGIIGSSGII")
    play(battle, "battle T5 t4", "ambush allies-right", "battle X5 x4")
    assert "ambush allies-right" in listed(battle)
    told = play(battle, "ambush allies-right")
    assert [event.purpose for event in of(told, Rolled)] == ["ambush", "battle"]


@pytest.mark.rule("O-AMB-08")
def test_when_both_copies_are_played_nobody_is_asked_any_more() -> None:
    units = {**TWO, "V5": "axis infantry", "v4": "allies infantry"}
    battle = ordered(units, "T5", "X5", "V5", allies=["ambush", "ambush", "recon-left"], dice="GSSGII" * 2 + "SSS")
    play(battle, "battle T5 t4", "ambush allies-right", "battle X5 x4", "ambush allies-right")
    assert of(play(battle, "battle V5 v4"), Rolled)


# ---- who answers for a unit in the enemy's turn -------------------------------------------------


@pytest.mark.rule("O-RET-01")
@pytest.mark.parametrize(
    ("attacker", "here", "there", "general"),
    [
        pytest.param("right", "B7", "B5", "left", id="s1"),
        pytest.param("right", "F7", "F5", "left", id="s2"),
        pytest.param("center", "K7", "K5", "center", id="s3"),
        pytest.param("center", "O7", "O5", "center", id="s4"),
        pytest.param("left", "T7", "T5", "right", id="s5"),
        pytest.param("left", "X7", "X5", "right", id="s6"),
        pytest.param("right", "h6", "i4", "center", id="the border of left and center"),
        pytest.param("left", "r6", "q4", "center", id="the border of center and right"),
    ],
)
def test_the_general_of_the_flank_leads_a_retreat(attacker: str, here: str, there: str, general: str) -> None:
    battle = ordered({here: "axis infantry", there: "allies infantry"}, here, general=attacker, dice="FS")
    play(battle, f"battle {here} {there}")
    assert (asked(battle), seats(battle)) == ("retreat", [f"allies-{general}"])


@pytest.mark.rule("O-RET-01")
@pytest.mark.parametrize(("here", "there", "general"), [("T7", "T5", "right"), ("r6", "q4", "center")])
def test_he_decides_whether_a_flag_is_ignored(here: str, there: str, general: str) -> None:
    units = {here: "axis infantry", there: "allies infantry"}
    battle = ordered(units, here, terrain={there: "open+sandbags"}, dice="FS")
    play(battle, f"battle {here} {there}")
    assert (asked(battle), seats(battle)) == ("flags", [f"allies-{general}"])


@pytest.mark.rule("O-RET-01")
@pytest.mark.parametrize(("here", "there", "general"), [("T5", "t4", "right"), ("R5", "q4", "center")])
def test_he_decides_whether_a_unit_battles_back(here: str, there: str, general: str) -> None:
    units = {here: "axis infantry", there: "allies infantry 2"}
    battle = ordered(units, here, allies=[], dice="GSSI", nations=("de", "gb"), options={"commonwealth": "allies"})
    play(battle, f"battle {here} {there}")
    assert (asked(battle), seats(battle)) == ("battle-back", [f"allies-{general}"])
    told = play(battle, f"battle {there} {here}")
    assert [(event.seat, event.purpose) for event in of(told, Rolled)] == [(f"allies-{general}", "battle-back")]


@pytest.mark.rule("O-RET-01")
@pytest.mark.parametrize(("target", "general"), [("B5", "left"), ("K5", "center"), ("T5", "right"), ("i4", "center")])
def test_a_commanders_card_puts_no_question_to_the_commander(target: str, general: str) -> None:
    hands = {"axis-cic": ["barrage", "dig-in"], "allies-cic": ["ambush"]}
    battle = game({target: "allies infantry"}, board="overlord", hands=hands, seating=FOUR, dice="FSSS")
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, "keep barrage", "confirm", f"target {target}")
    assert (asked(battle), seats(battle)) == ("retreat", [f"allies-{general}"])


@pytest.mark.rule("O-RET-01")
@pytest.mark.parametrize("general", ["left", "center"])
def test_for_a_unit_ordered_this_turn_he_who_ordered_it_answers(general: str) -> None:
    """q6 stands on the border; whoever ordered it leads it back from the ambush."""
    units = {"q6": "axis infantry", "Q5": "allies infantry"}
    battle = ordered(units, "q6", general=general, dice="FSS")
    play(battle, "battle q6 Q5", "ambush allies-center")
    assert (asked(battle), seats(battle)) == ("retreat", [f"axis-{general}"])
