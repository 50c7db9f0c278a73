"""Ordering units: who may be named, by which section, how many, and what the order obliges to (core 1.2 and 2.2)."""

import pytest

import overlord
from boards import ALLIES_SPARE, AXIS_SPARE, asked, at, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import Drew, Moved, Ordered, TurnStarted

QUIET = {"allies-cic": []}


def ordering(units: dict[str, str], card: str, camp: str = "axis", **more: object) -> overlord.Game:
    """A battle in which this camp has just played this card."""
    battle = game(units, hands={f"{camp}-cic": [card]}, first=camp, **more)
    play(battle, f"play {card}")
    return battle


def orderable(battle: overlord.Game) -> set[str]:
    """The hexes whose units may be named."""
    return {text.split()[1] for text in listed(battle, "order")}


# ---- sections -----------------------------------------------------------------------------------

# Two rows of the standard board, one hex beside the other.
WEST = ["A5", "B5", "C5", "D5", "a4", "b4", "c4", "d4"]
CENTER = ["E5", "F5", "G5", "H5", "I5", "d4", "e4", "f4", "g4", "h4", "i4"]
EAST = ["J5", "K5", "L5", "M5", "i4", "j4", "k4", "l4"]


@pytest.mark.rule("R-SEC-01", "R-SEC-02", "R-CARD-02")
@pytest.mark.parametrize(
    ("camp", "card", "section"),
    [
        ("allies", "assault-left", WEST),
        ("allies", "assault-center", CENTER),
        ("allies", "assault-right", EAST),
        ("axis", "assault-left", EAST),
        ("axis", "assault-center", CENTER),
        ("axis", "assault-right", WEST),
    ],
)
def test_a_section_card_reaches_its_section_and_the_split_hexes(camp: str, card: str, section: list[str]) -> None:
    line = dict.fromkeys([*WEST, *CENTER, *EAST], f"{camp} infantry")
    enemy = {"A9": "axis infantry"} if camp == "allies" else {"M1": "allies infantry"}
    battle = ordering({**line, **enemy}, card, camp, spare=False)
    assert orderable(battle) == set(section)


@pytest.mark.rule("R-SEC-02", "R-SEC-03")
@pytest.mark.parametrize("row", [1, 3, 5, 7])
@pytest.mark.parametrize(
    ("column", "cards"), [(7, ("probe-left", "probe-center")), (17, ("probe-center", "probe-right"))]
)
def test_a_unit_on_a_split_hex_obeys_cards_of_both_sections(column: int, row: int, cards: tuple[str, str]) -> None:
    split = at(column, row)
    for card in ("probe-left", "probe-center", "probe-right"):
        units = {split: "allies armor", "E1": "allies infantry", "B1": "allies infantry", "L1": "allies infantry"}
        assert (split in orderable(ordering(units, card, "allies"))) == (card in cards)


@pytest.mark.rule("R-SEC-03")
@pytest.mark.parametrize("first", ["d6", "B5", "G5"])
def test_the_charge_of_a_split_hex_is_searched_not_fixed(first: str) -> None:
    units = {"d6": "axis infantry", "B5": "axis infantry", "G5": "axis infantry", "K5": "allies infantry"}
    battle = ordering(units, "recon-in-force", spare=False)
    play(battle, f"order {first}")
    if first == "d6":
        assert orderable(battle) == {"B5", "G5"}
        play(battle, "order B5")
        assert orderable(battle) == set()  # d6 stands for the center now
    else:
        other = "G5" if first == "B5" else "B5"
        assert orderable(battle) == {"d6", other}
        play(battle, "order d6")
        assert refused(battle, f"order {other}").rule == "R-ORD-03"


@pytest.mark.rule("R-SEC-03", "R-ORD-04")
def test_a_unit_on_a_split_hex_is_still_one_unit_with_one_order() -> None:
    battle = ordering({"d6": "axis infantry"}, "general-advance")
    play(battle, "order d6")
    assert refused(battle, "order d6").rule == "R-ORD-04"
    events = play(battle, "confirm")
    assert [event.unit for event in of(events, Ordered)] == ["d6"]


@pytest.mark.rule("R-SEC-03")
def test_three_sections_are_filled_from_two_split_hexes_by_moving_the_charges() -> None:
    units = {"d6": "axis infantry", "i6": "axis infantry", "G5": "axis infantry", "A1": "allies infantry"}
    battle = ordering(units, "recon-in-force", spare=False)
    play(battle, "order d6", "order i6", "order G5")  # west, east, center
    assert len(of(play(battle, "confirm"), Ordered)) == 3


@pytest.mark.rule("R-SEC-06")
def test_crossing_a_line_after_the_order_changes_nothing() -> None:
    battle = game(
        {"D5": "axis armor", "G5": "axis infantry", "F3": "allies infantry"},
        hands={"axis-cic": ["probe-right", "probe-center", "probe-right"], **QUIET},
        dice="SSS",
    )
    play(battle, "play probe-right", "order D5", "confirm", "move D5 E5")
    refused(battle, "order G5")
    refused(battle, "order E5")
    assert listed(battle, "move") == []
    play(battle, "battle E5 F3")
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-SEC-06")
def test_the_section_is_read_anew_when_the_next_orders_are_given() -> None:
    battle = game(
        {"D5": "axis armor"}, hands={"axis-cic": ["probe-right", "probe-center", "assault-right"], **QUIET}, hand=3
    )
    play(battle, "play probe-right", "order D5", "confirm", "move D5 F5")
    while battle.view(None).active == "allies":
        found = listed(battle)
        play(battle, next((word for word in ("confirm", "done", "pass") if word in found), found[0]))
    assert "F5" not in orderable_after(battle, "assault-right")
    assert "F5" in orderable_after(battle, "probe-center")


def orderable_after(battle: overlord.Game, card: str) -> set[str]:
    """What this card could order, without disturbing the battle."""
    copy = battle.copy()
    play(copy, f"play {card}")
    return orderable(copy)


# ---- orders -------------------------------------------------------------------------------------


@pytest.mark.rule("R-ORD-01")
def test_only_an_ordered_unit_moves_or_battles() -> None:
    units = {"G5": "axis infantry", "F5": "axis infantry", "G3": "allies infantry", "F3": "allies infantry"}
    battle = ordering(units, "probe-center")
    play(battle, "order G5", "confirm")
    assert {text.split()[1] for text in listed(battle, "move")} == {"G5"}
    assert refused(battle, "move F5 f4").rule == "R-ORD-01"
    play(battle, "done")
    assert {text.split()[1] for text in listed(battle, "battle")} == {"G5"}
    assert refused(battle, "battle F5 F3").rule == "R-ORD-01"


@pytest.mark.rule("R-ORD-01")
def test_only_an_ordered_unit_takes_a_special_action() -> None:
    units = {"G5": "axis infantry", "F5": "axis infantry", "G3": "allies infantry"}
    battle = game(units, {"G5": "open+wire", "F5": "open+wire"}, hands={"axis-cic": ["probe-center"]})
    play(battle, "play probe-center", "order G5", "confirm", "done")
    assert listed(battle, "special") == ["special remove-wire G5"]
    refused(battle, "special remove-wire F5")


@pytest.mark.rule("R-ORD-01")
def test_neither_the_enemy_nor_an_empty_hex_can_be_ordered() -> None:
    battle = ordering({"G5": "axis infantry", "G3": "allies infantry"}, "probe-center")
    assert orderable(battle) == {"G5"}
    assert refused(battle, "order G3").rule == "R-ORD-01"
    assert refused(battle, "order F5").rule == "R-ORD-01"


@pytest.mark.rule("R-ORD-02")
def test_all_units_are_named_before_any_of_them_moves() -> None:
    battle = ordering({"G5": "axis infantry", "F5": "axis infantry"}, "probe-center")
    play(battle, "order G5")
    assert asked(battle) == "order"
    assert refused(battle, "move G5 g4").rule == "R-ORD-02"
    play(battle, "confirm")
    assert asked(battle) == "move"
    play(battle, "move G5 g4")
    refused(battle, "order F5")


@pytest.mark.rule("R-ORD-03", "R-CARD-02")
@pytest.mark.parametrize(
    ("card", "most"),
    [("recon-center", 1), ("probe-center", 2), ("attack-center", 3), ("assault-center", 5), ("direct-from-hq", 4)],
)
@pytest.mark.parametrize("fewer", [0, 1])
def test_the_number_of_a_card_is_a_maximum(card: str, most: int, fewer: int) -> None:
    line = ["E5", "F5", "G5", "H5", "I5"]
    battle = ordering(dict.fromkeys(line, "axis infantry"), card)
    for name in line[: most - fewer]:
        assert name in orderable(battle)
        play(battle, f"order {name}")
    assert (orderable(battle) == set()) == (fewer == 0)
    if fewer == 0 and most < 5:
        assert refused(battle, f"order {line[-1]}").rule == "R-ORD-03"
    assert len(of(play(battle, "confirm"), Ordered)) == most - fewer


@pytest.mark.rule("R-ORD-03")
def test_ordering_nobody_is_legal_and_goes_on_to_the_draw() -> None:
    battle = ordering({"G5": "axis infantry", "g4": "allies infantry"}, "attack-center")
    events = play(battle, "confirm")
    assert of(events, Ordered) == []
    assert [type(event).__name__ for event in events if isinstance(event, Drew | TurnStarted)][-2:] == [
        "Drew",
        "TurnStarted",
    ]
    assert (battle.view(None).active, asked(battle)) == ("allies", "card")


@pytest.mark.rule("R-ORD-04")
def test_a_unit_is_ordered_once_a_turn() -> None:
    battle = ordering({"G5": "axis armor", "F5": "axis infantry", "g2": "allies infantry"}, "probe-center")
    play(battle, "order G5")
    assert orderable(battle) == {"F5"}
    assert refused(battle, "order G5").rule == "R-ORD-04"
    play(battle, "confirm", "move G5 g4")
    assert listed(battle, "move") == []  # one order, one move


@pytest.mark.rule("R-ORD-05", "Q-CRD-03")
@pytest.mark.parametrize("card", ["recon-center", "attack-center", "assault-center"])
def test_a_section_card_without_a_unit_in_its_section_orders_nobody(card: str) -> None:
    battle = game({"B5": "axis infantry", "L5": "axis infantry"}, hands={"axis-cic": [card], "allies-cic": ["dig-in"]})
    assert listed(battle) == [f"play {card}"]
    events = play(battle, f"play {card}")
    assert of(events, Ordered) == []
    if card == "recon-center":
        events += play(battle, listed(battle)[0])
    assert of(events, Drew)
    assert (battle.view(None).active, asked(battle)) == ("allies", "card")


@pytest.mark.rule("R-ORD-06")
def test_an_ordered_unit_need_neither_move_nor_battle() -> None:
    battle = ordering({"G5": "axis armor", "g4": "allies infantry"}, "probe-center")
    events = play(battle, "order G5", "confirm")
    assert "done" in listed(battle)
    events += play(battle, "done")
    assert listed(battle) == ["done", "battle G5 g4"]
    events += play(battle, "done")
    assert of(events, Moved) == []
    assert battle.view(None).active == "allies"
    assert unit_on(battle, "G5").figures == 3


FALLBACKS = [
    ("armor-assault", "armor"),
    ("behind-enemy-lines", "infantry"),
    ("dig-in", "infantry"),
    ("move-out", "infantry"),
    ("artillery-bombard", "artillery"),
]
OTHER = {"armor": "infantry", "infantry": "armor", "artillery": "infantry"}


@pytest.mark.rule("R-ORD-07")
@pytest.mark.parametrize(("card", "kind"), FALLBACKS)
def test_without_any_unit_of_the_kind_one_unit_of_choice_is_ordered(card: str, kind: str) -> None:
    units = {"B5": f"axis {OTHER[kind]}", "L5": f"axis {OTHER[kind]}", "M1": f"allies {kind}"}
    battle = ordering(units, card, spare=False)
    assert orderable(battle) == {"B5", "L5"}
    play(battle, "order L5")
    assert orderable(battle) == set()


@pytest.mark.rule("R-ORD-07")
@pytest.mark.parametrize(("card", "kind"), FALLBACKS)
def test_one_unit_of_the_kind_anywhere_cancels_the_fallback(card: str, kind: str) -> None:
    units = {"B5": f"axis {OTHER[kind]}", "L5": f"axis {OTHER[kind]}", "G9": f"axis {kind} 1", "M1": "allies infantry"}
    battle = ordering(units, card, spare=False)
    assert orderable(battle) == {"G9"}
    assert refused(battle, "order B5").rule.startswith("R-CARD")


@pytest.mark.rule("R-ORD-07")
@pytest.mark.parametrize(("card", "kind"), FALLBACKS)
def test_even_a_unit_that_can_do_nothing_cancels_the_fallback(card: str, kind: str) -> None:
    """The unit may not act before turn 9 of its side."""
    battle = game(
        {"B5": f"axis {OTHER[kind]}", "G9": f"axis {kind}", "M1": "allies infantry"},
        hands={"axis-cic": [card]},
        spare=False,
        tables='[[units]]\nhex = "G9"\nwaits = 9',
    )
    events = play(battle, f"play {card}")
    assert of(events, Ordered) == []
    assert battle.view(None).active == "allies"


@pytest.mark.rule("R-ORD-07")
def test_a_locked_gun_out_of_range_cancels_the_fallback_of_bombard() -> None:
    battle = game(
        {"A9": "axis artillery", "G5": "axis armor", "M1": "allies infantry"},
        {"A9": "open+bunker=axis"},
        hands={"axis-cic": ["artillery-bombard"]},
        spare=False,
    )
    play(battle, "play artillery-bombard")
    assert orderable(battle) == {"A9"}
    play(battle, "order A9", "confirm")
    assert battle.view(None).active == "allies"  # nothing to move, nothing to fire at


@pytest.mark.rule("R-ORD-07")
def test_the_enemys_units_of_the_kind_do_not_count() -> None:
    battle = ordering({AXIS_SPARE: "axis infantry", ALLIES_SPARE: "allies armor"}, "armor-assault")
    assert orderable(battle) == {AXIS_SPARE}
