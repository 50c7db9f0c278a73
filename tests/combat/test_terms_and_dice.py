"""The words that cards use and the sum of their dice (C-TERM, C-DICE, O-CMB-06, O-CMB-13)."""

import pytest

import overlord
from boards import asked, listed, of, scenario, unit_on
from combat.table import (
    battling,
    card,
    closed,
    dice,
    finish,
    held,
    made,
    offered,
    orders,
    run,
    table,
    thrown,
    until,
    wound,
)
from overlord.engine.model.events import Deployed
from overlord.engine.queries.combat_cards.feasible import spare

AXIS = "axis infantry"
ARMOR = "axis armor"
ENEMY = "allies infantry"
Ground = dict[str, str]
BOOST = made(card("boost", "attack", '"dice", n = 1', copies=9), key="boosting")


# ---- dice ----------------------------------------------------------------------------------------


@pytest.mark.rule("C-DICE-01", "C-LIM-02", "O-CMB-06")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_dice_of_combat_cards_add_up(number: int) -> None:
    battle = battling(BOOST, {"G5": AXIS, "g4": ENEMY}, {}, *["boost"] * 4)
    assert dice(finish(battle, *["combat boost G5 g4"] * number, "battle G5 g4")) == [3 + number]


@pytest.mark.rule("C-DICE-02", "O-CMB-06", "O-REQ-119", "O-DIFF-24")
@pytest.mark.parametrize(("command", "target", "number"), [("close-assault", "g4", 5), ("firefight", "G3", 4)])
def test_they_add_to_the_dice_of_the_command_card(command: str, target: str, number: int) -> None:
    battle = table(BOOST, {"G5": AXIS, target: ENEMY}, axis=["boost"], command=(command, "recon-left"))
    orders(battle, "G5", command=command)
    assert dice(finish(battle, f"combat boost G5 {target}")) == [number]


@pytest.mark.rule("C-DICE-03", "Q-11")
@pytest.mark.parametrize(
    ("kind", "target", "ground", "number"),
    [(AXIS, "g2", {"g2": "forest"}, 1), (AXIS, "G3", {"G3": "forest"}, 2), (ARMOR, "g2", {"g2": "town"}, 2)],
)
def test_bonus_dice_and_cover_are_one_sum(kind: str, target: str, ground: Ground, number: int) -> None:
    """At three hexes infantry has one die, the forest takes it, the card brings it back: no cut to zero between."""
    battle = table(BOOST, {"G5": kind, target: ENEMY}, ground, axis=["boost"])
    orders(battle, "G5")
    assert dice(finish(battle, f"combat boost G5 {target}")) == [number]


@pytest.mark.rule("C-DICE-03")
def test_a_unit_that_may_not_battle_gains_nothing() -> None:
    units = {"G5": AXIS, "J5": ENEMY, "C5": AXIS, "C3": ENEMY}
    battle = table(BOOST, units, {"H5": "forest"}, axis=["boost"])
    orders(battle, "G5", "C5")
    run(battle, "move G5 H5")
    until(battle, "battle")
    assert closed(battle, "combat boost H5 J5") == ("combat-not-there", "C-TAX-20")
    assert offered(battle) == ["combat boost C5 C3"]


@pytest.mark.rule("C-OWN-N3", "C-DICE-03")
def test_the_floor_of_a_card_comes_behind_everything_else() -> None:
    """Three dice, one by cover, one by a card on the attacker, two by a defender's card that leaves one."""
    deck = made(
        card("boost", "attack", '"dice", n = 1'),
        card("duck", "defend", '"dice-less", n = 4, least = 1', 'who = "attacked"'),
        key="floors",
    )
    battle = battling(deck, {"G5": AXIS, "g4": ENEMY}, {"g4": "forest"}, "boost", allies=["duck"])
    told = finish(battle, "combat boost G5 g4", "combat duck g4")
    assert (dice(told), thrown(told)) == ([3], [("battle", 1)])


@pytest.mark.rule("C-OWN-N3")
def test_a_roll_that_is_nothing_already_stays_nothing() -> None:
    deck = made(card("weak", "order", '"dice", n = -1, least = 1'), key="weak")
    units = {"G5": AXIS, "g2": ENEMY}
    battle = table(deck, units, {"g2": "forest"}, axis=["weak"])
    orders(battle, "G5")
    run(battle, "combat weak G5")
    assert asked(battle) == "move"
    run(battle, "done")
    assert asked(battle) != "battle"  # the forest had taken the only die


# ---- terms ---------------------------------------------------------------------------------------


@pytest.mark.rule("C-TERM-02", "O-CMB-13", "Q-9")
def test_spare_figures_were_never_deployed_or_have_been_lost() -> None:
    battle = table("urban", {"G5": AXIS, "C5": ARMOR, "E5": "axis artillery"}, {}, dice="G")
    s = battle._state
    assert [spare(s, 0, category) for category in (0, 1, 2)] == [42 - 8, 24 - 3, 6 - 2]  # the corner unit counts
    wound(battle, "G5", 3)
    assert spare(s, 0, 0) == 42 - 5  # also those that lie on a medal stand
    wide = overlord.Game(scenario({"T7": AXIS}, board="overlord"), options={"combat_deck": "urban"})
    assert [spare(wide._state, 1, category) for category in (1, 2)] == [48, 12]  # two boxes
    less = table("urban", {"G5": AXIS}, options={"infantry_figures": 9, "armor_figures": 5, "artillery_figures": 2})
    assert [spare(less._state, 0, category) for category in (0, 1, 2)] == [1, 5, 2]


@pytest.mark.rule("C-TERM-02")
def test_lost_figures_come_back_as_a_new_unit() -> None:
    options = {"infantry_figures": 9}
    battle = table("urban", {"G5": AXIS}, {"C5": "town"}, axis=["block-committee"], options=options)
    full = battle.copy()
    run(full, "play direct-from-hq")
    assert offered(full) == []  # eight stand, one is left
    wound(battle, "G5", 1)
    assert of(run(battle, "play direct-from-hq", "combat block-committee C5"), Deployed)


@pytest.mark.rule("C-TERM-03", "O-CMB-13")
@pytest.mark.parametrize(("figures", "enough"), [(8 + 3, False), (8 + 4, True)])
def test_full_strength_needs_as_many_spare_figures_as_at_the_start(figures: int, enough: bool) -> None:
    units = {"C3": ENEMY, "K3": "allies armor"}
    battle = table(
        "urban",
        units,
        {"E3": "town", "I3": "town"},
        allies=["factory-shift-turns-out", "block-committee"],
        first="allies",
        options={"infantry_figures": figures},
    )
    run(battle, "play direct-from-hq")
    assert asked(battle) == "alongside"
    assert ("combat factory-shift-turns-out I3" in offered(battle)) == enough
    if not enough:
        assert closed(battle, "combat factory-shift-turns-out I3") == ("combat-no-figures", "C-TERM-03")


@pytest.mark.rule("C-TERM-03")
def test_what_cannot_be_played_as_written_may_still_be_the_special_action() -> None:
    units = {"G5": ENEMY, "g6": AXIS}
    battle = battling(
        "urban", units, {"g6": "town"}, "factory-shift-turns-out", first="allies", options={"infantry_figures": 8}
    )
    assert dice(finish(battle, "special factory-shift-turns-out G5 g6")) == [3]


@pytest.mark.rule("C-TERM-04", "O-CMB-13")
def test_a_longer_move_does_not_lengthen_taking_ground_or_an_overrun() -> None:
    deck = made(card("push", "order", '"move-bonus", n = 2'), key="pushing")
    battle = table(deck, {"G5": ARMOR, "g4": "allies infantry 1", "C5": AXIS}, axis=["push"], dice="III")
    orders(battle, "G5", "C5")
    run(battle, "combat push G5", "battle G5 g4")
    until(battle, "ground")
    assert listed(battle) == ["pass", "ground"]
    run(battle, "ground")
    assert not any(text.startswith("move g4") for text in listed(battle))


@pytest.mark.rule("C-TERM-04")
def test_taking_ground_is_no_move_for_the_tests_of_a_card() -> None:
    deck = made(
        card("dig", "post-battle", '"place", what = ["sandbags"]', 'who = "ordered", moved = false'), key="still"
    )
    battle = table(deck, {"G5": AXIS, "g4": "allies infantry 1"}, axis=["dig"], dice="III")
    orders(battle, "G5")
    run(battle, "battle G5 g4", "ground")
    until(battle, "after-battles")
    assert offered(battle) == ["combat dig g4"]


@pytest.mark.rule("C-TERM-04", "C-TAX-16", "C-TAX-17")
def test_taking_ground_and_retreats_open_no_window_for_moves() -> None:
    deck = made(
        card("snag", "x-move-step", '"stop-move"', 'who = "mover"', stance="against-unit"),
        card("late", "x-move-end", '"opportunity-fire", dice = 1', 'who = "mover"', stance="against-unit"),
        key="moves",
    )
    battle = battling(deck, {"G5": AXIS, "g4": "allies infantry 1"}, {}, "snag", allies=["snag", "late"], dice="III")
    run(battle, "battle G5 g4", "ground")
    assert asked(battle) not in ("react-x-move-step", "react-x-move-end") and unit_on(battle, "g4").camp == "axis"


@pytest.mark.rule("C-TERM-05", "C-TERM-06", "O-CMB-13")
@pytest.mark.parametrize(
    ("ground", "vacant", "empty"), [("open", True, True), ("town", True, False), ("open+wire", True, False)]
)
def test_vacant_and_empty(ground: str, vacant: bool, empty: bool) -> None:
    for word, fits in (("vacant", vacant), ("empty", empty)):
        target = f'who = "hex", hex = "{word}"'
        deck = made(
            card("drop", "before", '"deploy", kind = "infantry", figures = 1', target, stance="neutral"), key="dropping"
        )
        battle = table(deck, {"C5": AXIS, "E5": ENEMY}, {"G5": ground}, axis=["drop"])
        run(battle, "play direct-from-hq")
        assert ("combat drop G5" in offered(battle)) == fits
        assert "combat drop E5" not in offered(battle) and "combat drop C5" not in offered(battle)


@pytest.mark.rule("C-TERM-06")
def test_a_road_is_terrain() -> None:
    deck = made(
        card(
            "drop", "before", '"deploy", kind = "infantry", figures = 1', 'who = "hex", hex = "empty"', stance="neutral"
        ),
        key="roads",
    )
    battle = table(deck, {"C5": AXIS}, axis=["drop"], top='roads = ["G5 H5"]')
    run(battle, "play direct-from-hq")
    assert "combat drop G5" not in offered(battle) and "combat drop F5" in offered(battle)


@pytest.mark.rule("C-TERM-07")
def test_an_ordered_unit_is_one_that_was_ordered_this_turn() -> None:
    battle = table(BOOST, {"G5": AXIS, "g4": ENEMY, "C5": AXIS, "c4": ENEMY}, axis=["boost"])
    orders(battle, "G5")
    until(battle, "battle")
    assert closed(battle, "combat boost C5 c4") == ("combat-not-your-order", "C-LIM-04")
    assert offered(battle) == ["combat boost G5 g4"]


# ---- the odds with a card -------------------------------------------------------------------------


@pytest.mark.rule("C-DICE-01", "C-DICE-03")
def test_why_tells_the_dice_and_the_odds_with_a_card_before_it_is_spent() -> None:
    battle = battling("urban", {"G5": AXIS, "g4": ENEMY}, {"g4": "town"}, "demolition-pouch")
    plain = battle.why("axis-cic", "battle G5 g4")
    with_card = battle.why("axis-cic", "combat demolition-pouch G5 g4")
    assert sum(part[0] for part in plain) == 2 and sum(part[0] for part in with_card) == 3
    assert (1, "demolition-pouch", "C-DICE-03") in with_card
    assert plain.odds is not None and with_card.odds is not None
    assert with_card.odds.expected > plain.odds.expected and "S" in with_card.odds.faces
    special = battle.why("axis-cic", "special demolition-pouch G5 g4")
    assert (1, "demolition-pouch", "C-DICE-01") in special
    assert held(battle, "axis-cic") == ("demolition-pouch",)  # asking spends nothing


@pytest.mark.rule("C-OWN-N3", "C-TAX-07")
def test_why_tells_the_odds_of_an_attack_that_a_card_would_weaken() -> None:
    battle = battling("winter", {"G5": AXIS, "g4": ENEMY}, {}, allies=["frozen-bolts"])
    run(battle, "battle G5 g4")
    until(battle, "react-defend")
    told = battle.why("allies-cic", "combat frozen-bolts G5")
    assert told == ((3, "dice-now", "R-UNIT-01"), (-1, "frozen-bolts", "C-OWN-N3"))
    assert told.odds is not None and told.odds.dice == 2
