"""Combat cards in a turn: when, how many, where they go, written or as the special action (C-PLAY, C-SPEC, C-COM)."""

from typing import Any

import pytest

import overlord
from boards import asked, listed, of, unit_on
from combat.table import (
    battling,
    card,
    closed,
    commands,
    dice,
    finish,
    generals,
    held,
    laid,
    lost,
    made,
    offered,
    orders,
    run,
    table,
    until,
)
from overlord.engine.model.events import CardLaid, CombatPlayed, Deployed

AXIS = "axis infantry"
ARMOR = "axis armor"
ENEMY = "allies infantry"
NOT_THERE = ("combat-not-there", "C-TAX-20")
UNITS = {"T7": AXIS, "L7": AXIS, "D7": AXIS}
Ground = dict[str, str]
DECK = made(
    card("perk", "before", '"draw-cards", n = 1', 'who = "nothing"', stance="neutral"),
    card("push", "order", '"move-bonus", n = 1', 'who = "ordered"'),
    card("boost", "attack", '"dice", n = 1', 'who = "ordered"'),
    card("block", "x-move-end", '"opportunity-fire", dice = 1, flags = "none"', 'who = "mover"', stance="against-unit"),
    key="playing",
)


# ---- not a Command card --------------------------------------------------------------------------


@pytest.mark.rule("C-PLAY-01", "C-PLAY-02", "O-CMB-02")
def test_combat_cards_do_not_count_as_command_cards() -> None:
    """A general with two Section cards, the most he may have, plays three Combat cards besides."""
    hands = {"axis-left": ["perk", "push", "boost"]}
    units = {**UNITS, "X7": AXIS, "T5": ENEMY}
    battle = generals(
        DECK,
        units,
        hands=hands,
        command=("probe-left", "recon-left", "dig-in", "probe-right"),
        enemy=("dig-in", "probe-left"),
    )
    run(battle, "give probe-left axis-left", "give recon-left axis-left", "confirm")
    run(battle, "axis-left: lay probe-left s5", "axis-left: lay recon-left s6", "combat perk")
    run(battle, "order T7", "confirm", "order X7", "confirm", "combat push X7", "axis-left: done", "combat boost T7 T5")
    view = battle.view("axis-cic")
    assert [row.size for row in view.hands if row.seat == "axis-cic"] == [2]
    assert sorted(view.combat_discard) == ["boost", "perk", "push"]
    assert all(key not in ("perk", "push", "boost") for row in view.hands for key in row.cards or ())


@pytest.mark.rule("C-PLAY-02", "C-PLAY-07", "O-CMB-02")
def test_combat_cards_are_played_in_both_turns() -> None:
    battle = table(DECK, {"G7": ARMOR, "G3": ENEMY}, axis=["boost"], allies=["block"], dice="I")
    orders(battle, "G7")
    run(battle, "move G7 G5", "combat block G5", "combat boost G5 G3")
    assert battle.view(None).combat_discard == ("block", "boost")


@pytest.mark.rule("C-PLAY-03", "C-PLAY-04", "O-CMB-06")
def test_there_is_no_limit_on_holding_or_playing() -> None:
    units = {"G5": AXIS, "g4": ENEMY, "C5": AXIS, "c4": ENEMY, "K5": AXIS, "k4": ENEMY}
    hand = ["boost"] * 3 + ["push"] * 4 + ["perk"] * 2
    battle = battling(DECK, units, {}, *hand, at="G5 C5 K5", dice="A" * 12)
    told = finish(battle, "combat boost G5 g4", "combat boost C5 c4", "combat boost K5 k4")
    assert dice(told) == [4, 4, 4] and len(held(battle, "axis-cic")) == 6


@pytest.mark.rule("C-PLAY-05")
@pytest.mark.parametrize(
    ("key", "moment"), [("perk", "move"), ("perk", "battle"), ("push", "battle"), ("boost", "move"), ("block", "move")]
)
def test_each_card_has_its_moment(key: str, moment: str) -> None:
    battle = table(DECK, {"G5": AXIS, "g4": ENEMY}, axis=[key])
    orders(battle, "G5")
    until(battle, moment)
    assert closed(battle, f"combat {key}" + (" G5" if key != "perk" else "")) == ("combat-not-now", "C-PLAY-05")


@pytest.mark.rule("C-PLAY-06", "C-TAX-01")
def test_alongside_is_before_any_unit_is_named() -> None:
    """Every card lies face up before the first Combat card, and no unit of anybody is named."""
    hands = {"axis-left": ["perk"], "axis-right": ["perk"]}
    battle = generals(DECK, UNITS, hands=hands)
    told = laid(battle, left="s5", right="s1")
    assert len(of(told, CardLaid)) == 2
    assert [(q.seat, q.kind) for q in battle.waiting()] == [("axis-left", "alongside"), ("axis-right", "alongside")]
    run(battle, "axis-left: pass")
    assert [(q.seat, q.kind) for q in battle.waiting()] == [("axis-right", "alongside")]
    run(battle, "axis-right: combat perk")
    until(battle, "order")
    assert closed(battle, "combat perk", "axis-left") == ("combat-not-now", "C-PLAY-05")


@pytest.mark.rule("C-TAX-01", "C-LIM-04")
def test_a_general_without_a_command_card_plays_nothing_alongside() -> None:
    battle = generals(DECK, UNITS, hands={"axis-left": ["perk"], "axis-center": ["perk"]})
    laid(battle, left="s5")
    assert [q.seat for q in battle.waiting() if q.kind == "alongside"] == ["axis-left"]


@pytest.mark.rule("C-PLAY-08", "O-CMB-09")
def test_a_played_card_lies_face_up_at_once_for_all() -> None:
    battle = battling(DECK, {"G5": AXIS, "g4": ENEMY}, {}, "boost", "boost")
    run(battle, "combat boost G5 g4")
    for seat in ("axis-cic", "allies-cic", None):
        view = battle.view(seat)
        assert view.combat_discard == ("boost",)
        assert {row.seat: row.size for row in view.combat}["axis-cic"] == 1
    assert [row.cards for row in battle.view("allies-cic").combat if row.seat == "axis-cic"] == [None]


@pytest.mark.rule("C-PLAY-01")
@pytest.mark.parametrize("key", ["boost", "nothing-like-it"])
def test_a_card_that_one_does_not_hold_is_refused(key: str) -> None:
    battle = battling(DECK, {"G5": AXIS, "g4": ENEMY}, {}, "push")
    expected = ("combat-not-held", "C-PLAY-01") if key == "boost" else ("no-such-combat-card", "C-SET-02")
    assert closed(battle, f"combat {key} G5 g4") == expected


# ---- the special action --------------------------------------------------------------------------


@pytest.mark.rule("C-PLAY-09", "C-SPEC-01", "O-CMB-11")
def test_a_card_is_played_as_written_or_as_the_special_action() -> None:
    units = {"G5": AXIS, "H5": AXIS, "g4": ENEMY}
    battle = battling("urban", units, {"g4": "town"}, "crossfire-alley")
    assert listed(battle)[2:] == ["combat crossfire-alley G5 g4", "special crossfire-alley G5 g4"]
    other = battle.copy()
    told = finish(battle, "combat crossfire-alley G5 g4")
    assert [e.special for e in of(told, CombatPlayed)] == [False] and dice(told) == [3]
    told = finish(other, "special crossfire-alley G5 g4")
    assert [e.special for e in of(told, CombatPlayed)] == [True] and dice(told) == [3]
    assert held(other, "axis-cic") == ()  # never both


@pytest.mark.rule("C-SPEC-01", "O-CMB-11")
def test_a_card_without_the_icon_is_no_special_action() -> None:
    battle = battling("urban", {"G5": AXIS, "g4": ENEMY}, {"g4": "town"}, "overturned-tram")
    assert offered(battle, "special") == []
    assert closed(battle, "special overturned-tram G5 g4") == ("combat-no-icon", "C-SPEC-01")


SPECIALS: list[tuple[str, str, Ground, Ground, str, list[int]]] = [
    # deck, card, units, ground, target, dice; no dice: refused
    ("urban", "through-the-cellars", {"G5": AXIS, "g4": ENEMY}, {"G5": "town"}, "g4", [4]),
    ("urban", "through-the-cellars", {"G5": ARMOR, "g4": ENEMY}, {"f6": "town"}, "g4", [4]),
    ("urban", "through-the-cellars", {"G5": "axis artillery", "g4": ENEMY}, {"g4": "town"}, "g4", [4]),
    ("urban", "through-the-cellars", {"G5": AXIS, "g4": ENEMY}, {"G7": "town"}, "g4", []),
    ("urban", "through-the-cellars", {"G5": AXIS, "G3": ENEMY}, {"G5": "town"}, "G3", []),
    ("winter", "ski-trail", {"G5": AXIS, "g4": ENEMY}, {}, "g4", [4]),
    ("winter", "ski-trail", {"G5": ARMOR, "g4": ENEMY}, {}, "g4", [4]),
    ("winter", "ski-trail", {"G5": AXIS, "G3": ENEMY}, {}, "G3", []),
    ("jungle", "bush-knives", {"G5": AXIS, "g4": ENEMY}, {"G5": "jungle"}, "g4", [4]),
    ("jungle", "bush-knives", {"G5": AXIS, "g4": ENEMY}, {"g4": "jungle"}, "g4", []),
    ("jungle", "bush-knives", {"G5": ARMOR, "g4": ENEMY}, {"G5": "jungle"}, "g4", []),
    ("jungle", "bush-knives", {"G5": AXIS, "G3": ENEMY}, {"G5": "jungle"}, "G3", []),
    ("desert", "wide-hook", {"G5": AXIS, "G3": ENEMY}, {}, "G3", [3]),
    ("desert", "wide-hook", {"G5": ARMOR, "g2": ENEMY}, {}, "g2", [4]),
    ("desert", "wide-hook", {"G5": AXIS, "g4": ENEMY}, {}, "g4", []),
    ("desert", "wide-hook", {"G5": "axis artillery", "G3": ENEMY}, {}, "G3", []),
]


@pytest.mark.rule("C-SPEC-URB", "C-SPEC-WIN", "C-SPEC-JUN", "C-SPEC-DES", "O-CMB-12", "O-DIFF-25")
@pytest.mark.parametrize(("deck", "key", "units", "ground", "target", "numbers"), SPECIALS)
def test_the_special_actions_of_the_four_decks(
    deck: str, key: str, units: Ground, ground: Ground, target: str, numbers: list[int]
) -> None:
    battle = battling(deck, units, ground, key)
    play = f"special {key} G5 {target}"
    if numbers:
        assert dice(finish(battle, play)) == numbers
    else:
        assert closed(battle, play) == NOT_THERE


@pytest.mark.rule("C-SPEC-WIN")
def test_bitter_resistance_is_for_those_who_stayed() -> None:
    battle = table("winter", {"G5": AXIS, "H3": ENEMY}, axis=["ski-trail"])
    orders(battle, "G5")
    run(battle, "move G5 g4")
    until(battle, "battle")
    assert closed(battle, "special ski-trail g4 H3") == NOT_THERE


@pytest.mark.rule("C-SPEC-04", "C-LIM-04")
def test_the_special_action_is_for_a_unit_one_has_ordered_oneself() -> None:
    units = {**UNITS, "q6": AXIS, "q4": ENEMY, "Q5": AXIS, "P7": AXIS, "P5": ENEMY}
    hands = {"axis-center": ["crossfire-alley"], "axis-left": ["crossfire-alley"]}
    battle = generals("urban", units, {"q4": "town", "P5": "town"}, hands=hands)
    commands(battle, left="s5 q6", center="s4 Q5")
    until(battle, "battle", "axis-center")
    assert closed(battle, "special crossfire-alley q6 q4", "axis-center")[1] in ("C-LIM-04", "C-TAX-20")
    assert all(" Q5 " in text for text in offered(battle, "special", "axis-center"))


@pytest.mark.rule("C-SPEC-02", "O-CMB-11", "O-REQ-118", "C-OWN-N7")
def test_a_reaction_of_the_other_camp_is_a_special_action_in_ones_own_turn_only() -> None:
    """Gun Line in Wait is an axis card; the allies hold it."""
    units = {"G3": "allies infantry", "G5": "axis armor", "C7": "axis armor", "G1": "allies artillery"}
    battle = table("desert", units, allies=["gun-line-in-wait"], dice="AA")
    orders(battle, "C7")
    run(battle, "move C7 E5")
    assert asked(battle) != "react-x-move-end" or offered(battle) == []
    finish(battle)
    orders(battle, "G3")
    until(battle, "battle")
    assert closed(battle, "combat gun-line-in-wait G3 G5") == ("combat-other-camp", "C-SPEC-02")
    assert dice(finish(battle, "special gun-line-in-wait G3 G5")) == [3]


@pytest.mark.rule("C-SPEC-02", "C-SPEC-03")
@pytest.mark.parametrize("deck", ["urban", "winter", "jungle", "desert"])
def test_every_card_of_one_camp_is_playable_by_the_other(deck: str) -> None:
    battle = table(deck, {"G5": AXIS})
    tied = [row for row in battle.decks[0].cards if row.camp >= 0]
    assert len(tied) == 4 and all(row.icon for row in tied)


# ---- Their Finest Hour, initiative, chip ---------------------------------------------------------


@pytest.mark.rule("C-DRAW-08", "Q-7", "C-TERM-07")
def test_combat_cards_are_played_beside_their_finest_hour() -> None:
    hands = {"axis-left": ["perk", "boost"], "axis-right": ["perk"]}
    units = {**UNITS, "T5": ENEMY}
    battle = generals(DECK, units, hands=hands, command=("their-finest-hour", "recon-left"), dice="S" * 12 + "I" * 40)
    for seat in battle.seats:
        run(battle, f"{seat}: ready")
    run(battle, *[text for text in listed(battle) if "their-finest-hour" in text][:1], "confirm")
    until(battle, "alongside")
    assert [q.seat for q in battle.waiting()] == ["axis-left", "axis-center", "axis-right"]
    run(battle, "axis-left: combat perk")
    run(battle, "axis-left: order T7", "axis-left: confirm", "combat boost T7 T5")


@pytest.mark.rule("Q-10", "C-TERM-07")
def test_a_unit_ordered_by_initiative_may_have_cards_when_ordering_but_none_alongside() -> None:
    hands = {"axis-left": ["push", "perk"]}
    battle = generals(DECK, UNITS, hands=hands, dice="SS" + "A" * 9)
    laid(battle, right="s1")
    assert "axis-left" not in [q.seat for q in battle.waiting() if q.kind == "alongside"]
    until(battle, "initiative", "axis-left")
    run(battle, "axis-left: roll")
    until(battle, "pick", "axis-left")
    run(battle, *[text for text in listed(battle, seat="axis-left") if "T7" in text][:1])
    until(battle, "move", "axis-left")
    assert offered(battle, seat="axis-left") == ["combat push T7"]


@pytest.mark.rule("C-COM-01")
def test_combat_cards_never_go_under_the_chip() -> None:
    options = {"commissar": "axis"}
    hand = ("probe-left", "probe-center", "recon-left", "dig-in", "recon-right")
    battle = generals(DECK, UNITS, hands={"axis-left": ["perk", "boost"]}, options=options, command=hand)
    for seat in battle.seats:
        run(battle, f"{seat}: ready")
    chips = [text for q in battle.waiting() for text in listed(battle, "chip", q.seat)]
    assert chips and not any("perk" in text or "boost" in text for text in chips)
    with pytest.raises(overlord.Illegal):
        battle.play("axis-cic", "chip boost")


@pytest.mark.rule("C-COM-02", "C-DRAW-01")
def test_under_the_commissar_the_recon_brings_its_draw_in_the_turn_it_is_laid() -> None:
    hand = ("recon-left", "probe-center", "recon-right", "dig-in", "probe-left")
    options: dict[str, Any] = {"commissar": "axis"}
    battle = generals(DECK, UNITS, hands={"axis-left": ["boost"]}, options=options, command=hand, hand=5)
    told = run(battle, *(f"{seat}: ready" for seat in battle.seats))
    run(battle, "axis-cic: chip recon-left", "axis-cic: confirm")
    until(battle, "chip")
    assert not of(told, CombatPlayed) and battle._state.recons == []
    run(battle, "axis-cic: chip probe-center", "axis-cic: confirm")
    run(battle, "give recon-left axis-left", "confirm", "axis-left: lay recon-left s5")
    until(battle, "recon-draw")
    assert [q.seat for q in battle.waiting()] == ["axis-left"]


# ---- deployed units ------------------------------------------------------------------------------


@pytest.mark.rule("C-OWN-N4", "C-TERM-03")
def test_a_deployed_unit_is_ordered_next_turn_and_gives_a_medal() -> None:
    units = {"G5": AXIS, "I1": ENEMY}
    battle = table(
        "urban",
        units,
        {"C5": "town"},
        axis=["block-committee"],
        command=("direct-from-hq", "probe-right"),
        enemy=("probe-left", "recon-right"),
        dice="GGG" * 9,
    )
    told = run(battle, "play direct-from-hq", "combat block-committee C5")
    assert of(told, Deployed)[0].camp == "axis"
    finish(battle)
    finish(battle)
    orders(battle, "C5", command="probe-right")  # the axis look down: column C is on their right
    assert unit_on(battle, "C5").worth == 1


@pytest.mark.rule("C-OWN-N5")
def test_a_unit_lost_to_a_card_is_a_medal_for_the_camp_that_played_it() -> None:
    battle = table(
        "jungle", {"G7": "axis infantry 1", "C3": ENEMY}, allies=["guns-offshore"], first="allies", dice="III"
    )
    told = run(battle, "play direct-from-hq", "combat guns-offshore G7")
    assert lost(told) == 1 and [row.medals for row in battle.view(None).medals] == [0, 1]


# ---- readings ------------------------------------------------------------------------------------


@pytest.mark.rule("Q-14")
def test_a_hex_that_a_card_names_lies_in_the_generals_sections() -> None:
    towns = {"T9": "town", "L9": "town", "D9": "town"}
    battle = generals("urban", UNITS, towns, hands={"axis-left": ["block-committee"]})
    laid(battle, left="s5")
    assert offered(battle, seat="axis-left") == ["combat block-committee T9"]
    assert closed(battle, "combat block-committee L9", "axis-left")[1] in ("C-TAX-20", "C-TERM-03")


@pytest.mark.rule("C-OWN-N1")
def test_an_extra_order_is_for_a_unit_in_ones_own_sections() -> None:
    units = {"T7": ARMOR, "L7": ARMOR, "X7": AXIS}
    battle = generals("desert", units, hands={"axis-left": ["deep-raid-column"]})
    laid(battle, left="s6")
    assert sorted(offered(battle, seat="axis-left")) == ["combat deep-raid-column T7", "combat deep-raid-column X7"]
    assert closed(battle, "combat deep-raid-column L7", "axis-left") == ("combat-not-your-sections", "C-TERM-08")
