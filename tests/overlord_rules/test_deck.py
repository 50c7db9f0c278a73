"""The common deck of Overlord and what each of its cards does in the hands of its receiver (overlord section 3)."""

import pytest

import overlord
from boards import asked, features, game, listed, of, play, refused, scenario, unit_on
from overlord.engine.files.scenario.reader import read_scenario
from overlord.engine.model.events import CardLaid, CardPlayed, Drew, Healed, Reshuffled, Retreated, Rolled
from overlord.engine.tables.card_rows import AMBUSH, RECEIVERS
from overlord.engine.tables.cards import CARDS, DECKS, Card

OTHER = {"axis": "allies", "allies": "axis"}

# The axis left: s5 is R to V, s6 is W to Z, v splits them, q lies on the border to the center.
S5 = {"R7", "S7", "T7", "U7"}
S6 = {"W7", "X7", "Y7"}
SPLIT, BORDER = "v6", "q6"
LEFT = S5 | S6 | {SPLIT, BORDER}
LINE = dict.fromkeys([*sorted(LEFT), "J7", "K7", "C7"], "axis infantry")


def handed(
    units: dict[str, str], *gifts: str, camp: str = "axis", stay: str = "ambush", enemy: str = "", **more: object
) -> overlord.Game:
    """An Overlord battle in which this camp's commander has given `card role` each, or kept it for role `cic`."""
    hands = {f"{camp}-cic": [gift.split()[0] for gift in gifts] + stay.split(), f"{OTHER[camp]}-cic": enemy.split()}
    battle = game(units, board="overlord", hands=hands, first=camp, **{"hand": 8, **more})
    for seat in battle.seats:
        battle.play(seat, "ready")
    hand_out(battle, camp, *gifts)
    return battle


def hand_out(battle: overlord.Game, camp: str, *gifts: str) -> None:
    for gift in gifts:
        card, role = gift.split()
        play(battle, f"keep {card}" if role == "cic" else f"give {card} {camp}-{role}")
    play(battle, "confirm")
    if asked(battle) == "visit":
        play(battle, "pass")


def rush(battle: overlord.Game, camp: str = "allies") -> None:
    """Decline whatever is asked until this camp's turn has begun."""
    while battle.waiting() and battle.view(None).active != camp:
        offered = listed(battle)
        play(battle, next((text for text in ("pass", "confirm", "done") if text in offered), offered[0]))


def orderable(battle: overlord.Game, seat: str) -> set[str]:
    """The hexes whose units this general may name."""
    return {text.split()[1] for text in listed(battle, "order", seat)}


def seats_asked(battle: overlord.Game) -> set[str]:
    return {question.seat for question in battle.waiting()}


def drawn(battle: overlord.Game, seat: str) -> list[int]:
    """How many cards a commander drew, time after time."""
    return [event.count for event in of(battle.told(None), Drew) if event.seat == seat]


def dice(battle: overlord.Game, seat: str, answer: str) -> int:
    """The dice of a listed attack."""
    return sum(part[0] for part in battle.why(seat, answer))


def laid(battle: overlord.Game, seat: str, *answers: str) -> overlord.Game:
    """The battle after these answers of one general, with no colleague acting on his own initiative."""
    turn = battle.turn
    for answer in answers:
        battle.play(seat, answer)
        while battle.turn == turn and asked(battle) == "initiative":
            play(battle, "pass")
    return battle


# ---- composition --------------------------------------------------------------------------------

COPIES = DECKS["overlord"]  # as the file of the cards says, and as the rulebook (tests/files/test_command_cards.py)
SIZE = sum(COPIES.values())


@pytest.mark.rule("O-DECK-01", "O-DECK-04", "O-DIFF-12")
@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_two_decks_hold_so_many_copies_of_a_card(card: str, copies: int) -> None:
    assert game(board="overlord", hands={"axis-cic": [card] * copies}).view("axis-cic").hands[0].size == copies
    with pytest.raises(ValueError, match=card):
        game(board="overlord", hands={"axis-cic": [card] * (copies + 1)})


@pytest.mark.rule("O-DECK-01", "O-DECK-02", "O-DECK-04", "O-REQ-006")
def test_one_pile_serves_both_camps() -> None:
    view = game(board="overlord", hand=7).view(None)
    assert (view.deck, [hand.size for hand in view.hands]) == (SIZE - 14, [7, 7])
    with pytest.raises(ValueError, match="barrage"):
        game(board="overlord", hands={"axis-cic": ["barrage"] * 2, "allies-cic": ["barrage"]})


@pytest.mark.rule("O-DECK-02")
def test_without_air_rules_no_sortie_is_in_the_deck_and_air_power_stays_either_way() -> None:
    assert game(board="overlord").view(None).sorties == (0, 0)
    with pytest.raises(ValueError, match="air-sortie"):
        game(board="overlord", hands={"axis-cic": ["air-sortie"]})
    for air in ("off", "on"):
        battle = game(board="overlord", hands={"axis-cic": ["air-power", "air-power"]}, options={"air": air})
        assert battle.view("axis-cic").hands[0].cards == ("air-power", "air-power")


@pytest.mark.rule("O-DECK-01", "O-SET-01")
def test_the_pile_is_shuffled_by_the_seed() -> None:
    hands = [game(board="overlord", hand=10, seed=seed).view("axis-cic").hands[0].cards for seed in (1, 1, 2, 3)]
    assert hands[0] == hands[1]
    assert len(set(hands)) == 3


@pytest.mark.rule("O-DECK-03", "O-REQ-007", "O-REQ-008")
def test_each_commander_has_his_own_number_of_cards_and_no_general_holds_one() -> None:
    source = scenario(board="overlord", hand=7).source.replace("hand = 7", "hand = 5", 1)
    battle = overlord.Game(read_scenario(source, "test"), seed=1)
    for seat in battle.seats:
        hands = battle.view(seat).hands
        assert [(hand.seat, hand.size, hand.limit) for hand in hands] == [("axis-cic", 5, 5), ("allies-cic", 7, 7)]
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, listed(battle, "give")[0], "confirm")
    assert len(battle.view(None).given) == 1
    rush(battle)
    view = battle.view("allies-cic")
    assert (view.active, view.given) == ("allies", ())
    assert view.hands[0].size == 5  # four were left, and no more than one could be drawn
    with pytest.raises(ValueError, match="axis-left"):
        game(board="overlord", hands={"axis-left": ["probe-left"]})


# ---- corner icons -------------------------------------------------------------------------------

ROLES = {"commander": "cic", "left": "left", "center": "center", "right": "right"}


def icons(card: Card) -> set[str]:
    """Who may receive a card in his own turn; an Ambush is the commander's, and laid in the enemy's."""
    return {ROLES[word] for word, bit in RECEIVERS.items() if card.receivers & bit and card.effect != AMBUSH}


@pytest.mark.rule("O-DECK-05", "O-DECK-06", "O-DIST-03", "O-DIST-04", "O-DIST-05", "O-DIST-06", "O-DIFF-15")
@pytest.mark.rule("O-REQ-013", "O-REQ-021")
@pytest.mark.parametrize("camp", ["axis", "allies"])
@pytest.mark.parametrize("card", COPIES)
def test_the_corner_icon_says_who_may_receive_a_card(card: str, camp: str) -> None:
    battle = game(board="overlord", first=camp, hands={f"{camp}-cic": [card, "ambush"]})
    for seat in battle.seats:
        battle.play(seat, "ready")
    offered = {text.split()[-1].removeprefix(f"{camp}-") for text in listed(battle, "give")}
    offered |= {"cic"} if f"keep {card}" in listed(battle) else set()
    assert offered == icons(CARDS[card])


# ---- Section cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param("recon", 1, marks=pytest.mark.rule("O-CARD-01", "O-FG-02")),
        pytest.param("probe", 2, marks=pytest.mark.rule("O-CARD-02", "O-FG-02")),
        pytest.param("attack", 3, marks=pytest.mark.rule("O-CARD-03", "O-FG-02")),
    ],
)
@pytest.mark.parametrize(
    ("camp", "side", "section", "units"),
    [
        ("axis", "left", "s5", S5 | {SPLIT, BORDER}),
        ("axis", "left", "s6", S6 | {SPLIT}),
        ("allies", "right", "s5", S5 | {SPLIT, BORDER}),
        ("axis", "center", "s4", {"N7", "O7", "P7", BORDER}),
    ],
)
def test_a_section_card_orders_so_many_units_in_one_section(
    name: str, number: int, camp: str, side: str, section: str, units: set[str]
) -> None:
    here = dict.fromkeys([*LINE, "N7", "O7", "P7"], f"{camp} infantry")
    spare = {"A9": "axis infantry", "Z1": "allies infantry"}
    battle = handed({**here, **spare}, f"{name}-{side} {side}", camp=camp)
    seat = f"{camp}-{side}"
    battle.play(seat, f"lay {name}-{side} {section}")
    assert orderable(battle, seat) == units
    chosen = sorted(units)
    for unit in chosen[:number]:
        battle.play(seat, f"order {unit}")
    assert orderable(battle, seat) == set()
    assert refused(battle, f"order {chosen[number]}", seat).key == "no-orders-left"


@pytest.mark.rule("O-CARD-01", "O-REQ-051")
@pytest.mark.parametrize("side", ["left", "center", "right"])
def test_recon_draws_three_at_the_end_of_the_turn_and_keeps_them_all(side: str) -> None:
    battle = handed(LINE, f"recon-{side} {side}")
    rush(battle)
    assert drawn(battle, "axis-cic") == [3]
    assert battle.view(None).hands[0].size == 4
    assert battle.view(None).discarded == f"recon-{side}"


@pytest.mark.rule("O-CARD-01")
def test_the_three_cards_of_a_recon_end_at_the_hand_limit() -> None:
    battle = handed(LINE, "recon-left left", stay="ambush barrage", hand=4)
    rush(battle)
    assert drawn(battle, "axis-cic") == [2]


@pytest.mark.parametrize(
    "first",
    [
        pytest.param("recon", marks=pytest.mark.rule("O-CARD-01")),
        pytest.param("probe", marks=pytest.mark.rule("O-CARD-02")),
        pytest.param("attack", marks=pytest.mark.rule("O-CARD-03")),
        pytest.param("assault", marks=pytest.mark.rule("O-CARD-04")),
    ],
)
def test_one_section_cards_go_together_one_in_each_section(first: str) -> None:
    battle = handed(LINE, f"{first}-left left", "probe-left left")
    laid(battle, "axis-left", f"lay {first}-left s5", "order T7", "confirm")
    assert listed(battle, seat="axis-left") == ["lay probe-left s6"]
    battle.play("axis-left", "lay probe-left s6")
    assert orderable(battle, "axis-left") == S6 | {SPLIT}


@pytest.mark.rule("O-CARD-04", "O-REQ-018")
@pytest.mark.parametrize(("section", "units"), [("s5", S5 | {SPLIT, BORDER}), ("s6", S6 | {SPLIT})])
def test_assault_orders_every_unit_of_one_section_split_hexes_included(section: str, units: set[str]) -> None:
    battle = handed(LINE, "assault-left left")
    battle.play("axis-left", f"lay assault-left {section}")
    for unit in sorted(units):
        assert unit in orderable(battle, "axis-left")
        battle.play("axis-left", f"order {unit}")
    assert orderable(battle, "axis-left") == set()
    laid(battle, "axis-left", "confirm")
    assert {unit.hex for unit in battle.view(None).units if unit.ordered} == units


@pytest.mark.parametrize("role", ["left", "center", "right"])
@pytest.mark.parametrize(
    ("card", "number"),
    [
        pytest.param("recon-in-force", 1, marks=pytest.mark.rule("O-CARD-05", "O-DECK-06", "O-REQ-016")),
        pytest.param("general-advance", 2, marks=pytest.mark.rule("O-CARD-06", "O-DECK-06", "O-REQ-017")),
    ],
)
def test_a_card_for_each_section_orders_so_many_in_both(card: str, number: int, role: str) -> None:
    west, east = {"left": ("RSTU", "WXYZ"), "center": ("JKLM", "NOPQ"), "right": ("ABCD", "EFGH")}[role]
    line = dict.fromkeys([f"{letter}7" for letter in "ABCDEFGHJKLMNOPQRSTUWXYZ"], "axis infantry")
    battle = handed(line, f"{card} {role}")
    seat = f"axis-{role}"
    assert listed(battle, seat=seat) == [f"lay {card} both"]
    battle.play(seat, f"lay {card} both")
    assert {name[0] for name in orderable(battle, seat)} >= set(west + east)
    for letter in west[:number]:
        battle.play(seat, f"order {letter}7")
    assert {name[0] for name in orderable(battle, seat)} == set(east)
    for letter in east[:number]:
        battle.play(seat, f"order {letter}7")
    assert orderable(battle, seat) == set()


@pytest.mark.rule("O-CARD-05", "O-CARD-06")
@pytest.mark.parametrize("card", ["recon-in-force", "general-advance"])
def test_a_card_for_each_section_lies_astride(card: str) -> None:
    battle = handed(LINE, f"{card} left")
    battle.play("axis-left", f"lay {card} both")
    assert of(battle.told(None), CardLaid) == [CardLaid("axis-left", card, ("s5", "s6"))]


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("probe-left", marks=pytest.mark.rule("O-CARD-02")),
        pytest.param("attack-left", marks=pytest.mark.rule("O-CARD-03")),
        pytest.param("assault-left", marks=pytest.mark.rule("O-CARD-04")),
        pytest.param("recon-in-force", marks=pytest.mark.rule("O-CARD-05", "O-REQ-054")),
        pytest.param("general-advance", marks=pytest.mark.rule("O-CARD-06")),
        pytest.param("pincer-move", marks=pytest.mark.rule("O-CARD-07")),
    ],
)
def test_no_other_section_card_draws_a_third_card(card: str) -> None:
    battle = handed(LINE, f"{card} left")
    rush(battle)
    assert drawn(battle, "axis-cic") == [2]


@pytest.mark.rule("O-CARD-07", "O-REQ-014", "O-REQ-015")
@pytest.mark.parametrize(("role", "sections"), [("left", ("s5", "s6")), ("right", ("s1", "s2"))])
def test_pincer_move_orders_two_units_in_one_section_of_a_lateral_general(role: str, sections: tuple[str, str]) -> None:
    line = dict.fromkeys([f"{letter}7" for letter in "ABCDEFGHRSTUWXYZ"], "axis infantry")
    battle = handed(line, f"pincer-move {role}")
    seat = f"axis-{role}"
    assert listed(battle, seat=seat) == [f"lay pincer-move {section}" for section in sections]
    battle.play(seat, f"lay pincer-move {sections[0]}")
    letters = "ABCD" if role == "right" else "RSTU"
    assert {name for name in orderable(battle, seat) if name != "A9"} == {f"{letter}7" for letter in letters}
    battle.play(seat, f"order {letters[0]}7")
    battle.play(seat, f"order {letters[1]}7")
    assert orderable(battle, seat) == set()


# ---- the commander's own Tactic cards -----------------------------------------------------------


def before_generals(battle: overlord.Game, commander: str, kind: str) -> None:
    """The commander's card is asked about, and nobody else is."""
    assert [(question.seat, question.kind) for question in battle.waiting()] == [(commander, kind)]


@pytest.mark.rule("O-CARD-08")
@pytest.mark.parametrize(("camp", "number", "faces"), [("allies", 2, "SGIA"), ("axis", 1, "SI")])
def test_air_power_strikes_a_connected_group_anywhere_before_any_general_acts(
    camp: str, number: int, faces: str
) -> None:
    enemy = OTHER[camp]
    units = {
        **dict.fromkeys(["D5", "E5", "F5", "G5", "H5", "U3"], f"{enemy} infantry"),
        "T7": f"{camp} infantry",
        "K7": f"{camp} infantry",
    }
    side = "left" if camp == "axis" else "right"
    terrain = {"D5": "town", "E5": "forest"}
    battle = handed(units, "air-power cic", f"probe-{side} {side}", camp=camp, dice=faces, terrain=terrain)
    commander = f"{camp}-cic"
    before_generals(battle, commander, "air-power")
    play(battle, "target D5")
    assert refused(battle, "target U3").rule == "R-CARD-10"
    play(battle, "target E5")
    battle_of_four = battle.copy()
    play(battle_of_four, "target F5", "target G5")
    assert refused(battle_of_four, "target H5").key == "four-targets"
    events = play(battle, "confirm")
    rolls = of(events, Rolled)
    assert [(roll.seat, roll.target, len(roll.faces)) for roll in rolls] == [
        (commander, "D5", number),
        (commander, "E5", number),
    ]
    assert unit_on(battle, "D5").figures == 4 - number  # star and grenade hit, the town takes no die
    assert unit_on(battle, "E5").figures == 3  # the infantry symbol hits, armor does not
    assert not any(unit.ordered for unit in battle.view(None).units)
    assert seats_asked(battle) == {f"{camp}-{side}"}
    assert asked(battle) == "order"


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        pytest.param("air-power", "FA", marks=pytest.mark.rule("O-CARD-08")),
        pytest.param("barrage", "FAAA", marks=pytest.mark.rule("O-CARD-09")),
    ],
)
def test_a_flag_of_the_commanders_card_cannot_be_ignored(card: str, dice: str) -> None:
    battle = handed(
        {"E5": "axis infantry", "E1": "allies infantry"},
        f"{card} cic",
        camp="allies",
        dice=dice,
        terrain={"E5": "open+bunker=axis"},
    )
    play(battle, "target E5")
    if card == "air-power":
        play(battle, "confirm")
    assert (asked(battle), listed(battle, "ignore")) == ("retreat", [])
    assert seats_asked(battle) == {"axis-right"}
    events = play(battle, listed(battle)[0])
    assert len(of(events, Retreated)) == 1 and asked(battle) != "retreat"


@pytest.mark.rule("O-CARD-09")
def test_barrage_rolls_four_dice_at_one_enemy_anywhere_and_stars_miss() -> None:
    units = {"C3": "allies infantry", "T7": "axis infantry"}
    battle = handed(units, "barrage cic", "probe-left left", terrain={"C3": "town"}, dice="IGSA")
    before_generals(battle, "axis-cic", "barrage")
    assert set(listed(battle)) == {"target C3", "target Z1"}
    events = play(battle, "target C3")
    assert [(roll.seat, roll.faces) for roll in of(events, Rolled)] == [("axis-cic", "IGSA")]
    assert unit_on(battle, "C3").figures == 2
    assert (seats_asked(battle), asked(battle)) == ({"axis-left"}, "order")
    assert not any(unit.ordered for unit in battle.view(None).units)


@pytest.mark.rule("O-CARD-10", "O-TEAM-08", "O-REQ-101")
@pytest.mark.parametrize("stay", ["ambush", "ambush barrage probe-left probe-left probe-left"])
def test_their_finest_hour_is_kept_and_every_general_rolls_four_dice(stay: str) -> None:
    units = {"T7": "axis infantry", "X7": "axis armor", "K7": "axis infantry", "C7": "axis artillery"}
    battle = handed(units, "their-finest-hour cic", stay=stay, dice="IGGGIFFFSAGG")
    rolls = of(battle.told(None), Rolled)
    assert [(roll.seat, roll.faces) for roll in rolls] == [
        ("axis-left", "IGGG"),
        ("axis-center", "IFFF"),
        ("axis-right", "SAGG"),
    ]
    assert orderable(battle, "axis-left") == {"T7"}
    assert orderable(battle, "axis-center") == {"K7"}
    assert orderable(battle, "axis-right") == {"A9", "C7"}
    rush(battle)
    assert len(of(battle.told(None), Reshuffled)) == 1


@pytest.mark.rule("O-CARD-11")
def test_ambush_answers_a_close_assault_and_is_never_put_in_play() -> None:
    units = {"T5": "axis infantry", "S5": "allies infantry"}
    battle = handed(units, "probe-right right", camp="allies", enemy="ambush probe-left", dice="AAA")
    laid(battle, "allies-right", "lay probe-right s5", "order S5", "confirm", "done", "battle S5 T5")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "ambush")]
    events = play(battle, "ambush axis-left")
    assert [roll.purpose for roll in of(events, Rolled)] == ["ambush", "battle"]

    battle = game(board="overlord", hands={"axis-cic": ["ambush", "probe-left", "probe-left"]})
    for seat in battle.seats:
        battle.play(seat, "ready")
    for answer in ("keep ambush", "give ambush axis-left", "give ambush axis-center", "give ambush axis-right"):
        assert refused(battle, answer).rule == "O-DIST-15"


# ---- Tactic cards of the generals ---------------------------------------------------------------

MIXED = {
    "S7": "axis armor",
    "T7": "axis armor",
    "U7": "axis infantry",
    "X7": "axis armor",
    "Y7": "axis armor",
    "Z7": "axis armor",
    "W7": "axis artillery",
    "R7": "axis artillery",
    "K7": "axis armor",
    "L7": "axis artillery",
    "M7": "axis infantry",
}
ARMOR = {"S7", "T7", "X7", "Y7", "Z7"}


@pytest.mark.rule("O-CARD-12", "O-FG-03", "O-REQ-107")
def test_armor_assault_orders_four_armor_units_of_both_sections() -> None:
    battle = handed(MIXED, "armor-assault left")
    assert listed(battle, seat="axis-left") == ["lay armor-assault both"]
    battle.play("axis-left", "lay armor-assault both")
    assert orderable(battle, "axis-left") == ARMOR
    for unit in ("S7", "X7", "Y7", "T7"):
        battle.play("axis-left", f"order {unit}")
    assert orderable(battle, "axis-left") == set()


@pytest.mark.rule("O-CARD-12")
@pytest.mark.parametrize(
    ("enemy", "terrain", "number"), [("t6", "", 4), ("t6", "forest", 2), ("T5", "", 3)], ids=["close", "wood", "far"]
)
def test_armor_assault_adds_a_die_in_close_assault_only(enemy: str, terrain: str, number: int) -> None:
    battle = handed({"T7": "axis armor", enemy: "allies infantry"}, "armor-assault left", terrain={enemy: terrain})
    laid(battle, "axis-left", "lay armor-assault both", "order T7", "confirm", "done")
    assert dice(battle, "axis-left", f"battle T7 {enemy}") == number


@pytest.mark.rule("O-CARD-13", "O-FG-03", "O-REQ-108")
def test_artillery_bombard_orders_all_artillery_of_one_general() -> None:
    units = {**MIXED, "U5": "allies infantry"}
    battle = handed(units, "artillery-bombard left", dice="AAAAA")
    battle.play("axis-left", "lay artillery-bombard both")
    assert orderable(battle, "axis-left") == {"R7", "W7"}
    laid(battle, "axis-left", "order R7", "order W7", "confirm")
    reached = {text.split()[-1] for text in listed(battle, "move", "axis-left") if text.startswith("move R7")}
    assert {"R5", "O7"} <= reached  # three hexes to the west, two down
    laid(battle, "axis-left", "move R7 R5", "done", "battle W7 U5", "battle W7 U5")
    assert [roll.unit for roll in of(battle.told(None), Rolled)] == ["W7", "W7"]
    assert battle.view(None).active == "allies"  # no third shot, and none by the gun that moved


@pytest.mark.rule("O-CARD-14")
def test_behind_enemy_lines_moves_three_battles_at_one_more_and_moves_again() -> None:
    units = {**MIXED, "U9": "axis infantry", "U3": "allies infantry"}
    battle = handed(units, "behind-enemy-lines left", terrain={"t6": "forest", "u6": "forest"}, dice="AAAA")
    battle.play("axis-left", "lay behind-enemy-lines both")
    assert orderable(battle, "axis-left") == {"U7", "U9"}
    battle.play("axis-left", "order U7")
    assert orderable(battle, "axis-left") == set()
    laid(battle, "axis-left", "confirm")
    wood = battle.copy()
    laid(battle, "axis-left", "move U7 u4")  # through the wood without a stop
    assert dice(battle, "axis-left", "battle u4 U3") == 4
    battle.play("axis-left", "battle u4 U3")
    assert asked(battle) == "battle"
    battle.play("axis-left", "move u4 U7")
    assert unit_on(battle, "U7").kind == "infantry"
    laid(wood, "axis-left", "move U7 u6")
    assert (listed(wood, "battle"), "move u6 U3" in listed(wood)) == ([], False)
    assert "move u6 u4" in listed(wood)  # in the wood it may not battle, but still move again


@pytest.mark.rule("O-CARD-15")
def test_close_assault_orders_all_infantry_and_armor_beside_the_enemy() -> None:
    units = {
        "T7": "axis infantry",
        "X7": "axis armor",
        "S9": "axis infantry",
        "w8": "axis artillery",
        "K7": "axis infantry",
        "t6": "allies infantry",
        "w6": "allies infantry",
        "W9": "allies infantry",
        "k6": "allies infantry",
    }
    battle = handed(units, "close-assault left", dice="AAAA")
    battle.play("axis-left", "lay close-assault both")
    assert orderable(battle, "axis-left") == {"T7", "X7"}
    laid(battle, "axis-left", "order T7", "order X7", "confirm")
    assert asked(battle) == "battle"  # nobody moves before
    assert dice(battle, "axis-left", "battle T7 t6") == 4
    assert dice(battle, "axis-left", "battle X7 w6") == 4


@pytest.mark.rule("O-CARD-15")
def test_close_assault_may_take_ground_afterwards() -> None:
    units = {"T7": "axis infantry", "t6": "allies infantry 1"}
    battle = handed(units, "close-assault left", dice="IIII")
    laid(battle, "axis-left", "lay close-assault both", "order T7", "confirm", "battle T7 t6", "ground")
    assert unit_on(battle, "t6").camp == "axis"


@pytest.mark.rule("O-CARD-16")
def test_dig_in_puts_sandbags_under_four_infantry_units_which_do_nothing_else() -> None:
    units = {**LINE, "X9": "axis armor", "T5": "allies infantry"}
    battle = handed(units, "dig-in left")
    battle.play("axis-left", "lay dig-in both")
    assert orderable(battle, "axis-left") == LEFT
    dug = ("S7", "T7", SPLIT, "X7")
    laid(battle, "axis-left", *(f"order {unit}" for unit in dug))
    assert orderable(battle, "axis-left") == set()
    laid(battle, "axis-left", "confirm")
    assert all(features(battle, unit) == ("open", "sandbags") for unit in dug)
    assert battle.view(None).active == "allies"  # neither moves nor battles are asked


@pytest.mark.rule("O-CARD-16")
@pytest.mark.parametrize(("terrain", "top"), [("open+wire", ""), ("", "[options]\nsandbags = 1")])
def test_dig_in_gives_no_sandbag_where_the_hex_or_the_box_has_no_room(terrain: str, top: str) -> None:
    units = {"T7": "axis infantry", "X7": "axis infantry"}
    battle = handed(units, "dig-in left", terrain={"X7": terrain} if terrain else {}, tables=top)
    laid(battle, "axis-left", "lay dig-in both", "order T7", "order X7", "confirm")
    assert features(battle, "T7") == ("open", "sandbags")
    assert "sandbags" not in features(battle, "X7")


@pytest.mark.rule("O-CARD-17", "O-FG-03")
def test_direct_from_hq_orders_four_units_of_any_kind_in_both_sections() -> None:
    battle = handed(MIXED, "direct-from-hq left")
    battle.play("axis-left", "lay direct-from-hq both")
    assert orderable(battle, "axis-left") == {"R7", "S7", "T7", "U7", "W7", "X7", "Y7", "Z7"}
    for unit in ("R7", "S7", "U7", "X7"):
        battle.play("axis-left", f"order {unit}")
    assert orderable(battle, "axis-left") == set()


@pytest.mark.rule("O-CARD-18")
def test_firefight_orders_four_units_away_from_the_enemy_who_fire_at_one_more() -> None:
    units = {**MIXED, "t6": "allies infantry"}
    battle = handed(units, "firefight left", dice="AAAAAA")
    battle.play("axis-left", "lay firefight both")
    assert orderable(battle, "axis-left") == {"R7", "S7", "W7", "X7", "Y7", "Z7"}
    laid(battle, "axis-left", "order R7", "order S7", "order W7", "order X7")
    assert orderable(battle, "axis-left") == set()
    laid(battle, "axis-left", "confirm")
    assert asked(battle) == "battle"
    assert dice(battle, "axis-left", "battle S7 t6") == 4


@pytest.mark.rule("O-CARD-19", "O-REQ-106")
def test_infantry_assault_orders_all_infantry_of_one_section_not_of_the_flank() -> None:
    units = {**LINE, "Z7": "axis armor", "S5": "allies infantry"}
    battle = handed(units, "infantry-assault left", dice="AAA")
    assert listed(battle, seat="axis-left") == ["lay infantry-assault s5", "lay infantry-assault s6"]
    other = battle.copy()
    other.play("axis-left", "lay infantry-assault s6")
    assert orderable(other, "axis-left") == S6 | {SPLIT}
    battle.play("axis-left", "lay infantry-assault s5")
    units_there = S5 | {SPLIT, BORDER}
    assert orderable(battle, "axis-left") == units_there
    laid(battle, "axis-left", *(f"order {unit}" for unit in sorted(units_there)), "confirm")
    ends = {text.split()[-1] for text in listed(battle, "move", "axis-left") if text.startswith("move U7")}
    assert {"V5", "u4"} <= ends  # two hexes, three hexes
    laid(battle, "axis-left", "move U7 V5", "move S7 R5", "move T7 t4", "done")
    assert "battle R5 S5" in listed(battle, "battle", "axis-left")  # two hexes and battle
    assert not [text for text in listed(battle, "battle", "axis-left") if text.startswith("battle t4")]


@pytest.mark.rule("O-CARD-20", "O-TEAM-08", "O-REQ-104", "O-REQ-105")
@pytest.mark.parametrize("stay", ["ambush", "ambush barrage probe-left probe-left probe-left"])
@pytest.mark.parametrize(
    ("unit", "faces", "figures"),
    [
        ("infantry 2", "IAGF", 3),
        ("infantry 2", "ISIS", 4),
        ("armor 1", "AISG", 3),
        ("artillery 1", "IAGF", 1),
        ("artillery 1", "SIAG", 2),
    ],
)
def test_medics_roll_four_dice_and_order_the_healed_unit(unit: str, faces: str, figures: int, stay: str) -> None:
    kind, weak = unit.split()
    units = {"T7": f"axis {kind}", "X7": "axis infantry", "t6": "allies infantry", "K7": "axis infantry"}
    battle = weakened(units, "T7", int(weak), f"medics-and-mechanics left {stay}", faces)
    battle.play("axis-left", "lay medics-and-mechanics both")
    assert listed(battle, "target", "axis-left") == ["target T7"]
    laid(battle, "axis-left", "target T7", "confirm")
    assert [(roll.seat, roll.faces) for roll in of(battle.told(None), Rolled)[-1:]] == [("axis-left", faces)]
    healed = figures > int(weak)
    assert unit_on(battle, "T7").figures == figures
    assert bool(of(battle.told(None), Healed)) == healed
    assert (unit_on(battle, "T7").ordered == "axis-left") == healed


def weakened(units: dict[str, str], hurt: str, left: int, gift: str, faces: str) -> overlord.Game:
    """Allied Barrage brings the unit down to so many figures; then the axis commander gives his card."""
    card, role, *stay = gift.split()
    full = {"infantry": 4, "armor": 3, "artillery": 2}[units[hurt].split()[1]]
    hands = {"allies-cic": ["barrage", "ambush"], "axis-cic": [card, *stay]}
    shots = ("G" * (full - left)).ljust(4, "S")
    battle = game(units, board="overlord", hands=hands, first="allies", hand=8, dice=shots + faces)
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, "keep barrage", "confirm", f"target {hurt}")
    rush(battle, "axis")
    assert unit_on(battle, hurt).figures == left
    hand_out(battle, "axis", f"{card} {role}")
    return battle


@pytest.mark.rule("O-CARD-21", "O-FG-03")
def test_move_out_orders_four_infantry_units_of_both_sections() -> None:
    battle = handed({**LINE, "Z7": "axis armor"}, "move-out left")
    battle.play("axis-left", "lay move-out both")
    assert orderable(battle, "axis-left") == LEFT
    for unit in ("S7", "X7", "Y7", SPLIT):
        battle.play("axis-left", f"order {unit}")
    assert orderable(battle, "axis-left") == set()


FALLBACK = [
    ("armor-assault", "armor", "infantry"),
    ("artillery-bombard", "artillery", "infantry"),
    ("behind-enemy-lines", "infantry", "armor"),
    ("dig-in", "infantry", "armor"),
    ("infantry-assault", "infantry", "armor"),
    ("move-out", "infantry", "artillery"),
]


@pytest.mark.rule("O-CARD-22")
@pytest.mark.parametrize(("card", "named", "other"), FALLBACK)
def test_with_none_of_the_named_kind_in_his_flank_a_general_orders_one_unit(card: str, named: str, other: str) -> None:
    units = {"T7": f"axis {other}", "X7": f"axis {other}", "K7": f"axis {named}", "t6": "allies infantry"}
    battle = handed(units, f"{card} left")
    battle.play("axis-left", listed(battle, seat="axis-left")[0])
    assert orderable(battle, "axis-left") == {"T7", "X7"}
    battle.play("axis-left", "order T7")
    assert orderable(battle, "axis-left") == set()
    laid(battle, "axis-left", "confirm")
    assert listed(battle, "move", "axis-left")  # an ordinary order, without the card's gain
    laid(battle, "axis-left", "done")
    assert dice(battle, "axis-left", "battle T7 t6") == 3


@pytest.mark.rule("O-CARD-22")
@pytest.mark.parametrize(("card", "named", "other"), FALLBACK)
def test_one_unit_of_the_named_kind_in_the_flank_ends_the_fallback(card: str, named: str, other: str) -> None:
    battle = handed({"T7": f"axis {other}", "X7": f"axis {named}"}, f"{card} left")
    battle.play("axis-left", listed(battle, seat="axis-left")[-1])
    assert orderable(battle, "axis-left") == {"X7"}


@pytest.mark.rule("O-CARD-22")
def test_infantry_in_the_other_section_leaves_infantry_assault_without_a_fallback() -> None:
    battle = handed({"T7": "axis armor", "X7": "axis infantry"}, "infantry-assault left")
    laid(battle, "axis-left", "lay infantry-assault s5")
    assert not any(unit.ordered for unit in battle.view(None).units)
    assert battle.view(None).active == "allies"


@pytest.mark.rule("O-CARD-23")
def test_counter_attack_repeats_in_the_same_section_what_the_general_opposite_did() -> None:
    units = {**LINE, "S3": "allies infantry", "X3": "allies infantry"}
    battle = handed(units, "probe-right right", camp="allies", enemy="counter-attack ambush")
    laid(battle, "allies-right", "lay probe-right s5", "order S3", "confirm")
    rush(battle, "axis")
    assert "keep counter-attack" in listed(battle)
    hand_out(battle, "axis", "counter-attack left")
    assert listed(battle, seat="axis-left") == ["lay counter-attack s5"]
    battle.play("axis-left", "lay counter-attack s5")
    assert orderable(battle, "axis-left") == S5 | {SPLIT, BORDER}
    laid(battle, "axis-left", "order S7", "order T7")
    assert orderable(battle, "axis-left") == set()


@pytest.mark.rule("O-CARD-23")
def test_counter_attack_kept_by_the_commander_repeats_the_other_commanders_card() -> None:
    units = {**LINE, "S3": "allies infantry"}
    battle = handed(units, "barrage cic", camp="allies", enemy="counter-attack ambush", dice="AAAAAAAA")
    play(battle, "target T7")
    rush(battle, "axis")
    hand_out(battle, "axis", "counter-attack cic")
    assert of(battle.told(None), CardPlayed)[-1] == CardPlayed("axis-cic", "counter-attack", "barrage")
    before_generals(battle, "axis-cic", "barrage")


@pytest.mark.rule("O-CARD-24", "O-AIR-04")
def test_an_air_sortie_lies_face_up_and_goes_to_a_general_alone_or_beside_a_section_card() -> None:
    hands = {"axis-cic": ["probe-left", "move-out", "ambush"], "allies-cic": []}
    battle = game(LINE, board="overlord", hands=hands, options={"air": "on"})
    assert battle.view(None).sorties == (1, 1)
    assert battle.view("axis-cic").hands[0].size == 3
    for seat in battle.seats:
        battle.play(seat, "ready")
    sorties = [text for text in listed(battle) if "air-sortie" in text]
    assert sorties == [f"give air-sortie axis-{role}" for role in ("left", "center", "right")]
    play(battle, "give air-sortie axis-left")
    assert refused(battle, "give move-out axis-left").rule == "O-DIST-09"
    play(battle, "give probe-left axis-left")
    assert battle.view("axis-cic").hands[0].size == 3  # a draft still
    play(battle, "confirm")
    assert battle.view(None).sorties == (0, 1)
    assert battle.view("axis-cic").hands[0].size == 2
