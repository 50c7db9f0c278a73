"""Counter-Attack in Overlord: the general opposite and his section, the commander and his card (overlord 4.9)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused
from overlord.engine.model.events import AnyEvent, CardLaid, CardPlayed, Drew, Ordered, Reshuffled, Rolled

# The axis begin; then the allies counter. Axis left and allied right face each other over s5 and s6 (letters R to Z),
# the centers over s3 and s4 (J to P), axis right and allied left over s1 and s2 (A to H).
FOUR = {"axis": 4, "allies": 4}
Given = Mapping[str, Sequence[str]]
Cards = Sequence[str]
# Allied units, three in every section, one on every split hex, and the spare one in the corner Z1.
S1, S2, S3 = {"A3", "B3", "C3", "d2"}, {"E3", "F3", "G3", "d2", "i2"}, {"J3", "K3", "L3", "i2", "m2"}
S4, S5, S6 = {"N3", "O3", "P3", "m2", "q2"}, {"S3", "T3", "U3", "q2", "v2"}, {"W3", "X3", "Y3", "v2", "Z1"}
ALLIES = dict.fromkeys(sorted(S1 | S2 | S3 | S4 | S5 | S6), "allies infantry")
# One axis unit in every section, so that every general has somebody.
AXIS = dict.fromkeys(["B9", "F9", "K9", "O9", "T9", "X9"], "axis infantry")
BOTH = {**AXIS, **ALLIES}
OPPOSITE = {"left": "right", "center": "center", "right": "left"}


def begun(axis: Cards, allies: Cards, units: Mapping[str, str] = BOTH, **more: Any) -> overlord.Game:
    hands = {"axis-cic": [*axis, "dig-in"], "allies-cic": [*allies, "dig-in"]}
    battle = game(units, board="overlord", hands=hands, seating=FOUR, hand=8, **more)
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


def commanded(battle: overlord.Game, camp: str, given: Given, kept: str = "") -> list[AnyEvent]:
    told: list[AnyEvent] = []
    for general, cards in given.items():
        told += play(battle, *(f"give {card} {camp}-{general}" for card in cards))
    told += play(battle, *([f"keep {kept}"] if kept else []), "confirm")
    return told + (play(battle, "pass") if asked(battle) == "visit" else [])


def idled(battle: overlord.Game) -> list[AnyEvent]:
    """Nobody does more than he must, to the end of this turn."""
    turn = battle.turn
    told: list[AnyEvent] = []
    quiet = {"order": "confirm", "initiative": "pass", "move": "done", "battle": "done", "ambush": "pass"}
    while battle.turn == turn:
        told += play(battle, (listed(battle, "lay") or listed(battle, "target") or [quiet.get(asked(battle), "")])[0])
    return told


def laid(general: str, card: str, place: str, counter: str = "", **more: Any) -> overlord.Game:
    """The axis general has played this card there in his turn; now the allied general (by default the one opposite)
    has been given the Counter-Attack."""
    battle = begun([card], ["counter-attack"], **more)
    commanded(battle, "axis", {general: [card]})
    play(battle, f"lay {card} {place}")
    idled(battle)
    commanded(battle, "allies", {counter or OPPOSITE[general]: ["counter-attack"]})
    return battle


def kept(card: str, answers: Cards, allies: Cards = ("counter-attack",), **more: Any) -> overlord.Game:
    """The axis commander has kept and played this card; now the allied commander hands out."""
    battle = begun([card], allies, **more)
    commanded(battle, "axis", {}, card)
    play(battle, *answers)
    if battle.view(None).active == "axis":
        idled(battle)
    return battle


def named(battle: overlord.Game) -> set[str]:
    return {option.split()[1] for option in listed(battle, "order")}


def seats(battle: overlord.Game) -> list[str]:
    return [question.seat for question in battle.waiting()]


# ---- by a general -------------------------------------------------------------------------------


@pytest.mark.rule("O-CTR-01")
@pytest.mark.parametrize("receiver", ["keep", "left", "center", "right"])
def test_it_may_go_to_any_general_or_stay_with_the_commander(receiver: str) -> None:
    battle = begun([], ["counter-attack"], first="allies")
    answer = "keep counter-attack" if receiver == "keep" else f"give counter-attack allies-{receiver}"
    assert answer in listed(battle)
    play(battle, answer)


@pytest.mark.rule("O-CTR-01")
def test_a_general_answers_the_general_opposite_and_the_commander_the_commander() -> None:
    """The axis' left general played a Probe, their commander a Barrage."""
    battle = begun(["probe-left", "barrage"], ["counter-attack", "counter-attack"], dice="SSSS")
    commanded(battle, "axis", {"left": ["probe-left"]}, "barrage")
    play(battle, "target A3")
    idled(battle)
    told = commanded(battle, "allies", {"right": ["counter-attack"]}, "counter-attack")
    assert CardPlayed("allies-cic", "counter-attack", "barrage") in told
    assert (asked(battle), seats(battle)) == ("barrage", ["allies-cic"])
    play(battle, "target B9", "lay counter-attack s5", "order S3", "order T3")
    assert named(battle) == set()  # the two of a Probe


@pytest.mark.rule("O-CTR-02", "O-CTR-03", "O-REQ-109")
@pytest.mark.parametrize(
    ("general", "place", "units"),
    [
        ("left", "s5", S5),
        ("left", "s6", S6),
        ("center", "s3", S3),
        ("center", "s4", S4),
        ("right", "s1", S1),
        ("right", "s2", S2),
    ],
)
def test_a_general_repeats_the_card_in_the_same_section_with_his_own_units(
    general: str, place: str, units: set[str]
) -> None:
    """The arrow is the enemy's: a left card is repeated by the general on the right."""
    battle = laid(general, f"probe-{general}", place)
    assert listed(battle) == [f"lay counter-attack {place}"]
    for other in {"s1", "s2", "s3", "s4", "s5", "s6", "both"} - {place}:
        refused(battle, f"lay counter-attack {other}")
    told = play(battle, f"lay counter-attack {place}")
    assert of(told, CardLaid) == [CardLaid(f"allies-{OPPOSITE[general]}", "counter-attack", (place,))]
    assert named(battle) == units
    first, second = sorted(units)[:2]
    play(battle, f"order {first}", f"order {second}")
    assert named(battle) == set()


@pytest.mark.rule("O-CTR-02")
@pytest.mark.parametrize(("card", "count"), [("recon-left", 1), ("attack-left", 3), ("assault-left", 5)])
def test_the_number_is_that_of_the_repeated_card(card: str, count: int) -> None:
    battle = laid("left", card, "s5")
    play(battle, "lay counter-attack s5")
    for name in sorted(S5)[:count]:
        play(battle, f"order {name}")
    assert named(battle) == set()


@pytest.mark.rule("O-CTR-02", "O-CTR-09")
@pytest.mark.parametrize("counter", ["left", "center"])
def test_a_general_who_does_not_stand_opposite_has_nothing_to_repeat(counter: str) -> None:
    battle = laid("left", "probe-left", "s5", counter)
    told = play(battle, "lay counter-attack both")
    assert not of(told, Ordered) and asked(battle) != "order"


@pytest.mark.rule("O-CTR-04")
@pytest.mark.parametrize(
    ("card", "count", "units"),
    [
        pytest.param("recon-in-force", 2, S5 | S6, id="Recon in Force"),
        pytest.param("general-advance", 4, S5 | S6, id="General Advance"),
        pytest.param("direct-from-hq", 4, S5 | S6, id="a Tactic card"),
        pytest.param("move-out", 4, S5 | S6, id="a Tactic card for infantry"),
    ],
)
def test_a_card_for_both_sections_is_repeated_in_both(card: str, count: int, units: set[str]) -> None:
    battle = laid("left", card, "both")
    told = play(battle, "lay counter-attack both")
    assert of(told, CardLaid) == [CardLaid("allies-right", "counter-attack", ("s5", "s6"))]
    assert named(battle) == units
    for name in ["S3", "X3", "T3", "Y3"][:count]:
        play(battle, f"order {name}")
    assert named(battle) == set()


@pytest.mark.rule("O-CTR-04")
@pytest.mark.parametrize(
    ("card", "place", "units"),
    [("infantry-assault", "s6", S6), ("pincer-move", "s6", S6), ("probe-left", "s6", S6), ("assault-left", "s5", S5)],
)
def test_a_card_for_one_section_is_repeated_only_there(card: str, place: str, units: set[str]) -> None:
    battle = laid("left", card, place)
    assert listed(battle) == [f"lay counter-attack {place}"]
    play(battle, f"lay counter-attack {place}")
    assert named(battle) == units


@pytest.mark.rule("O-CTR-04")
@pytest.mark.parametrize(("card", "far"), [("infantry-assault", True), ("probe-left", False)])
def test_the_repeated_card_gives_its_benefit_too(card: str, far: bool) -> None:
    """With Infantry Assault infantry goes three hexes."""
    battle = laid("left", card, "s5")
    play(battle, "lay counter-attack s5", "order S3", "confirm")
    while asked(battle) == "initiative":
        play(battle, "pass")
    ends = {option.split()[-1] for option in listed(battle, "move")}
    assert ("s6" in ends) == far


@pytest.mark.rule("O-CTR-05")
@pytest.mark.parametrize(
    ("place", "units", "count"), [pytest.param("s5", S5, 3, id="the Attack"), pytest.param("s6", S6, 1, id="the Recon")]
)
def test_of_two_section_cards_the_countering_general_chooses_one(place: str, units: set[str], count: int) -> None:
    battle = begun(["attack-left", "recon-left"], ["counter-attack"])
    commanded(battle, "axis", {"left": ["attack-left", "recon-left"]})
    play(battle, "lay attack-left s5", "confirm", "lay recon-left s6", "confirm")
    idled(battle)
    commanded(battle, "allies", {"right": ["counter-attack"]})
    assert sorted(listed(battle)) == ["lay counter-attack s5", "lay counter-attack s6"]
    play(battle, f"lay counter-attack {place}")
    assert named(battle) == units
    play(battle, *(f"order {name}" for name in sorted(units)[:count]))
    assert named(battle) == set()  # one of the two cards, not both
    play(battle, "confirm")
    told = idled(battle)
    assert [event.count for event in of(told, Drew)] == [3 if count == 1 else 2]  # the draw of the card he chose


# ---- by the commander ---------------------------------------------------------------------------


@pytest.mark.rule("O-CTR-06", "O-REQ-110", "O-DIFF-16")
def test_the_commander_repeats_a_barrage_anywhere() -> None:
    battle = kept("barrage", ["target A3"], dice="SSSSIIII")
    commanded(battle, "allies", {}, "counter-attack")
    assert (asked(battle), seats(battle)) == ("barrage", ["allies-cic"])
    assert {option.split()[1] for option in listed(battle)} == {*AXIS, "A9"}  # not only where the first one fell
    told = play(battle, "target X9")
    assert [(event.seat, event.purpose, event.faces) for event in of(told, Rolled)] == [
        ("allies-cic", "barrage", "IIII")
    ]


@pytest.mark.rule("O-CTR-06", "O-REQ-110")
def test_the_commander_repeats_air_power_anywhere() -> None:
    battle = kept("air-power", ["target A3", "confirm"], dice="S")
    commanded(battle, "allies", {}, "counter-attack")
    assert (asked(battle), seats(battle)) == ("air-power", ["allies-cic"])
    assert {option.split()[1] for option in listed(battle, "target")} == {*AXIS, "A9"}


@pytest.mark.rule("O-CTR-06")
def test_the_commander_repeats_their_finest_hour_with_all_its_conditions() -> None:
    battle = kept("their-finest-hour", [], ("counter-attack", "probe-left"), dice="G" * 12 + "IGGG" * 3)
    play(battle, "keep counter-attack")
    assert listed(battle) == ["confirm"]
    assert refused(battle, "give probe-left allies-left").rule == "O-DIST-14"
    told = play(battle, "confirm")
    assert of(told, CardPlayed) == [CardPlayed("allies-cic", "counter-attack", "their-finest-hour")]
    assert [(event.seat, event.faces) for event in of(told, Rolled)] == [
        ("allies-left", "IGGG"),
        ("allies-center", "IGGG"),
        ("allies-right", "IGGG"),
    ]
    assert (asked(battle), seats(battle)) == ("order", ["allies-left", "allies-center", "allies-right"])
    told = idled(battle)
    assert of(told, Reshuffled)  # as after the card itself


@pytest.mark.rule("O-CTR-06")
def test_other_cards_first_then_the_counter_to_a_finest_hour_is_refused() -> None:
    battle = kept("their-finest-hour", [], ("counter-attack", "probe-left"), dice="G" * 12)
    play(battle, "give probe-left allies-left")
    assert refused(battle, "keep counter-attack").rule == "O-DIST-14"


@pytest.mark.rule("O-CTR-06")
def test_by_option_a_finest_hour_cannot_be_countered() -> None:
    options = {"counter_finest_hour": False}
    battle = kept("their-finest-hour", [], ("counter-attack", "probe-left"), dice="G" * 24, options=options)
    told = play(battle, "keep counter-attack", "give probe-left allies-left", "confirm")
    assert of(told, CardPlayed) == []
    told = play(battle, "pass")
    assert of(told, CardPlayed) == [CardPlayed("allies-cic", "counter-attack")]
    assert not of(told, Rolled)


@pytest.mark.rule("O-CTR-06")
def test_a_general_has_nothing_to_repeat_of_the_commanders_card() -> None:
    battle = kept("barrage", ["target A3"], dice="SSSS")
    commanded(battle, "allies", {"left": ["counter-attack"]})
    told = play(battle, "lay counter-attack both")
    assert not of(told, Ordered) and asked(battle) not in ("barrage", "order")


@pytest.mark.rule("O-CTR-07")
@pytest.mark.parametrize(("first", "target", "dice"), [("axis", "B9", 2), ("allies", "B3", 1)])
def test_air_power_is_repeated_with_the_dice_of_the_camp_now_playing_it(first: str, target: str, dice: int) -> None:
    """The allies roll two dice for each target, the axis one, whoever played it before."""
    hands = {"axis-cic": ["air-power", "dig-in"], "allies-cic": ["counter-attack", "dig-in"]}
    if first == "allies":
        hands = {"axis-cic": ["counter-attack", "dig-in"], "allies-cic": ["air-power", "dig-in"]}
    battle = game(BOTH, board="overlord", hands=hands, seating=FOUR, first=first, hand=8, dice="SSSS")
    for seat in battle.seats:
        battle.play(seat, "ready")
    commanded(battle, first, {}, "air-power")
    play(battle, "target A3" if first == "axis" else "target X9", "confirm")
    idled(battle)
    second = "allies" if first == "axis" else "axis"
    commanded(battle, second, {}, "counter-attack")
    told = play(battle, f"target {target}", "confirm")
    assert [(event.seat, len(event.faces)) for event in of(told, Rolled)] == [(f"{second}-cic", dice)]


# ---- beside other cards -------------------------------------------------------------------------


@pytest.mark.rule("O-CTR-08")
@pytest.mark.parametrize("other", ["probe-right", "move-out", "recon-in-force"])
def test_it_is_a_tactic_card_beside_which_the_general_gets_no_other(other: str) -> None:
    """Even though it repeats a Probe."""
    battle = begun(["probe-left"], ["counter-attack", other])
    commanded(battle, "axis", {"left": ["probe-left"]})
    idled(battle)
    turned = battle.copy()
    play(battle, "give counter-attack allies-right")
    assert refused(battle, f"give {other} allies-right").rule == "O-DIST-09"
    play(turned, f"give {other} allies-right")
    assert refused(turned, "give counter-attack allies-right").rule == "O-DIST-09"


def beside_a_sortie(card: str, faq: bool) -> overlord.Game:
    battle = begun([card], ["counter-attack"], options={"air": "on", "faq_counter_with_sortie": faq})
    commanded(battle, "axis", {"left": [card]})
    idled(battle)
    return battle


@pytest.mark.rule("O-CTR-08", "O-REQ-123")
def test_an_air_sortie_does_not_go_with_a_counter_attack() -> None:
    battle = beside_a_sortie("probe-left", False)
    turned = battle.copy()
    play(battle, "give counter-attack allies-right")
    assert refused(battle, "give air-sortie allies-right").rule == "O-DIST-09"
    play(turned, "give air-sortie allies-right")
    assert refused(turned, "give counter-attack allies-right").rule == "O-DIST-09"
    play(battle, "give air-sortie allies-left")  # another general may have it


@pytest.mark.rule("O-CTR-08")
def test_by_option_an_air_sortie_goes_with_a_counter_to_a_section_card() -> None:
    battle = beside_a_sortie("probe-left", True)
    turned = battle.copy()
    play(battle, "give counter-attack allies-right", "give air-sortie allies-right")
    play(turned, "give air-sortie allies-right", "give counter-attack allies-right")
    tactic = beside_a_sortie("move-out", True)
    play(tactic, "give counter-attack allies-right")
    assert refused(tactic, "give air-sortie allies-right").rule == "O-DIST-09"  # what it repeats is no Section card


# ---- nothing to repeat, counters of counters, what is remembered --------------------------------


@pytest.mark.rule("O-CTR-09")
@pytest.mark.parametrize("receiver", ["left", "center", "right"])
def test_in_the_first_turn_a_general_plays_it_and_orders_nobody(receiver: str) -> None:
    battle = begun([], ["counter-attack"], first="allies")
    commanded(battle, "allies", {receiver: ["counter-attack"]})
    told = play(battle, "lay counter-attack both")
    assert of(told, CardLaid)[0].card == "counter-attack"
    assert not of(told, Ordered) and asked(battle) != "order"


@pytest.mark.rule("O-CTR-09")
def test_in_the_first_turn_the_commander_plays_it_for_nothing() -> None:
    battle = begun([], ["counter-attack"], first="allies")
    told = commanded(battle, "allies", {}, "counter-attack")
    assert of(told, CardPlayed) == [CardPlayed("allies-cic", "counter-attack")]
    assert not of(told, Rolled) and asked(battle) == "initiative"


@pytest.mark.rule("O-CTR-09")
def test_initiative_is_nothing_to_repeat() -> None:
    battle = begun(["probe-center"], ["counter-attack"], dice="I")
    commanded(battle, "axis", {"center": ["probe-center"]})
    play(battle, "axis-center: lay probe-center s3", "axis-center: confirm", "axis-left: roll", "axis-right: pass")
    play(battle, "axis-left: order T9")
    idled(battle)
    commanded(battle, "allies", {"right": ["counter-attack"]})
    told = play(battle, "lay counter-attack both")
    assert not of(told, Ordered) and asked(battle) != "order"


@pytest.mark.rule("O-CTR-09")
def test_a_commander_who_kept_no_card_leaves_nothing_to_repeat() -> None:
    battle = begun(["probe-left"], ["counter-attack"])
    commanded(battle, "axis", {"left": ["probe-left"]})
    idled(battle)
    told = commanded(battle, "allies", {}, "counter-attack")
    assert of(told, CardPlayed) == [CardPlayed("allies-cic", "counter-attack")]
    assert asked(battle) == "initiative"


@pytest.mark.rule("O-CTR-10")
def test_a_general_who_counters_a_counter_repeats_the_first_order() -> None:
    battle = begun(["probe-left", "counter-attack"], ["counter-attack"])
    commanded(battle, "axis", {"left": ["probe-left"]})
    play(battle, "lay probe-left s5")
    idled(battle)
    commanded(battle, "allies", {"right": ["counter-attack"]})
    idled(battle)
    commanded(battle, "axis", {"left": ["counter-attack"]})
    assert listed(battle) == ["lay counter-attack s5"]
    play(battle, "lay counter-attack s5")
    assert named(battle) == {"T9"}


@pytest.mark.rule("O-CTR-10")
def test_a_commander_who_counters_a_counter_repeats_the_first_card() -> None:
    battle = begun(["barrage", "counter-attack"], ["counter-attack"], dice="SSSSSSSSSSSS")
    commanded(battle, "axis", {}, "barrage")
    play(battle, "target A3")
    idled(battle)
    commanded(battle, "allies", {}, "counter-attack")
    play(battle, "target B9")
    idled(battle)
    told = commanded(battle, "axis", {}, "counter-attack")
    assert of(told, CardPlayed) == [CardPlayed("axis-cic", "counter-attack", "barrage")]
    assert (asked(battle), seats(battle)) == ("barrage", ["axis-cic"])


@pytest.mark.rule("O-CTR-11", "O-REQ-111")
def test_each_generals_card_and_its_section_are_remembered_and_the_commanders_too() -> None:
    battle = begun(["probe-left", "attack-right", "barrage"], ["counter-attack"] * 3, dice="SSSS")
    commanded(battle, "axis", {"left": ["probe-left"], "right": ["attack-right"]}, "barrage")
    play(battle, "target A3", "axis-left: lay probe-left s6", "axis-right: lay attack-right s1")
    idled(battle)
    lain = of(battle.told("allies-cic"), CardLaid)  # the log tells it to all
    assert CardLaid("axis-left", "probe-left", ("s6",)) in lain
    assert CardLaid("axis-right", "attack-right", ("s1",)) in lain
    assert CardPlayed("axis-cic", "barrage") in battle.told("allies-left")
    commanded(battle, "allies", {"left": ["counter-attack"], "right": ["counter-attack"]}, "counter-attack")
    assert asked(battle) == "barrage"
    play(battle, "target B9")
    assert listed(battle, seat="allies-left") == ["lay counter-attack s1"]
    assert listed(battle, seat="allies-right") == ["lay counter-attack s6"]


@pytest.mark.rule("O-CTR-11")
def test_only_the_turn_before_can_be_countered() -> None:
    """The axis' left general played a Probe in their first turn and got nothing in their second."""
    battle = begun(["probe-left", "probe-right"], ["probe-left", "counter-attack"])
    commanded(battle, "axis", {"left": ["probe-left"]})
    idled(battle)
    commanded(battle, "allies", {"left": ["probe-left"]})
    idled(battle)
    commanded(battle, "axis", {"right": ["probe-right"]})
    idled(battle)
    commanded(battle, "allies", {"right": ["counter-attack"]})
    told = play(battle, "lay counter-attack both")
    assert not of(told, Ordered) and asked(battle) != "order"


@pytest.mark.rule("O-CTR-12")
@pytest.mark.parametrize(("card", "each"), [("recon-in-force", 1), ("general-advance", 2)])
def test_a_card_that_counts_per_section_keeps_its_counts_within_the_copying_generals_flank(
    card: str, each: int
) -> None:
    battle = laid("center", card, "both")
    play(battle, "lay counter-attack both", *(f"order {name}" for name in ["J3", "K3"][:each]))
    assert named(battle) == S4  # his first section is full, and nobody beyond his flank is his
    assert refused(battle, "order S3").key == "not-this-section"
    assert refused(battle, "order L3").rule == "R-ORD-03"
    play(battle, *(f"order {name}" for name in ["N3", "O3"][:each]))
    assert named(battle) == set()


@pytest.mark.rule("O-CTR-12")
def test_the_copying_generals_flank_decides_whether_he_has_such_a_unit() -> None:
    """The axis had armor for the Armor Assault; the allied general has none and orders one unit of his choice."""
    units = {"T9": "axis armor", "S3": "allies infantry", "X3": "allies infantry", "F3": "allies armor"}
    battle = laid("left", "armor-assault", "both", units=units)
    play(battle, "lay counter-attack both")
    assert named(battle) == {"S3", "X3", "Z1"}
    play(battle, "order S3")
    assert named(battle) == set()


@pytest.mark.rule("O-CTR-06")
def test_a_general_does_not_repeat_the_commanders_air_power() -> None:
    battle = kept("air-power", ["target A3", "confirm"], dice="S")
    commanded(battle, "allies", {"left": ["counter-attack"]})
    play(battle, "lay counter-attack both")
    assert asked(battle) not in ("air-power", "order")


@pytest.mark.rule("O-CTR-06")
@pytest.mark.parametrize("given", [{"center": ["probe-center"]}, {"left": ["move-out"]}])
def test_the_commander_repeats_neither_a_generals_card_nor_an_older_one_of_the_commander(given: Given) -> None:
    battle = begun(["barrage", *next(iter(given.values()))], ["counter-attack", "recon-left"], dice="SSSS")
    commanded(battle, "axis", {}, "barrage")
    idled(battle)
    commanded(battle, "allies", {"left": ["recon-left"]})
    idled(battle)
    commanded(battle, "axis", given)
    idled(battle)
    told = commanded(battle, "allies", {}, "counter-attack")
    assert of(told, CardPlayed) == [CardPlayed("allies-cic", "counter-attack")]


@pytest.mark.rule("O-CTR-10", "O-CTR-06")
def test_a_countered_finest_hour_is_countered_again() -> None:
    battle = begun(["their-finest-hour", "counter-attack"], ["counter-attack"])
    commanded(battle, "axis", {}, "their-finest-hour")
    idled(battle)
    commanded(battle, "allies", {}, "counter-attack")
    idled(battle)
    told = commanded(battle, "axis", {}, "counter-attack")
    assert of(told, CardPlayed) == [CardPlayed("axis-cic", "counter-attack", "their-finest-hour")]


# ---- what can be repeated is shown ----------------------------------------------------------------


@pytest.mark.rule("O-CTR-11", "O-REQ-111", "O-TURN-04")
def test_the_cards_of_the_turn_before_lie_face_up_by_section_until_this_turn_is_over() -> None:
    battle = begun(["probe-left", "recon-right", "barrage"], ["counter-attack", "probe-left"], dice="SSSS")
    assert battle.view(None).before == ()
    commanded(battle, "axis", {"left": ["probe-left"], "right": ["recon-right"]}, "barrage")
    play(battle, "target A3")
    idled(battle)
    shown = {(laid.seat, laid.card): laid.sections for laid in battle.view("allies-left").before}
    assert set(shown) == {("axis-cic", "barrage"), ("axis-left", "probe-left"), ("axis-right", "recon-right")}
    assert shown["axis-cic", "barrage"] == () and len(shown["axis-left", "probe-left"]) == 1
    assert [battle.view(seat).before for seat in (None, "axis-cic")] == [battle.view("allies-left").before] * 2
    commanded(battle, "allies", {"right": ["counter-attack"]})
    play(battle, listed(battle, "lay")[0])
    assert battle.view(None).before  # all through the turn of the camp that may counter them
    idled(battle)
    assert [(laid.seat, laid.card) for laid in battle.view(None).before] == [("allies-right", "counter-attack")]


@pytest.mark.rule("O-CTR-09", "O-DIST-16")
def test_a_counter_attack_says_what_it_would_repeat_before_it_is_given() -> None:
    battle = begun(["probe-left", "recon-left"], ["counter-attack", "probe-left"])
    commanded(battle, "axis", {"left": ["probe-left", "recon-left"]})
    idled(battle)
    told = {
        role: battle.why("allies-cic", f"give counter-attack allies-{role}") for role in ("left", "center", "right")
    }
    assert told["left"] == told["center"] == ((0, "repeats-nothing", "R-CARD-15"),)
    assert sorted(part[1] for part in told["right"]) == ["probe-left", "recon-left"]
    assert battle.why("allies-cic", "keep counter-attack") == ((0, "repeats-nothing", "R-CARD-15"),)
