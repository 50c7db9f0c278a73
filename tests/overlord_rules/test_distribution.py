"""Handing out cards: what a commander may put in play, to whom and what beside what (overlord 4.3; Air Sorties 8.2)."""

from itertools import permutations

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import CardPlayed, Discarded, Drew, Rolled, SortieShown
from overlord.engine.tables.cards import deck_of

LINE = {"T7": "axis infantry", "X7": "axis infantry", "K7": "axis infantry", "C7": "axis infantry"}
AIR = {"air": "on"}
THREE = ["probe-left", "probe-center", "probe-right"]


def distributing(*hand: str, enemy: str = "", camp: str = "axis", **more: object) -> overlord.Game:
    """An Overlord battle whose first commander holds exactly these cards and is about to hand them out."""
    other = "allies" if camp == "axis" else "axis"
    hands = {f"{camp}-cic": list(hand), f"{other}-cic": enemy.split()}
    battle = game({**LINE}, board="overlord", hands=hands, first=camp, **{"hand": 8, **more})
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


def giving(pair: str, camp: str = "axis") -> str:
    """`probe-left left` and `barrage cic` as the answers that hand them out."""
    card, role = pair.split()
    return f"keep {card}" if role == "cic" else f"give {card} {camp}-{role}"


def hand_out(battle: overlord.Game, *pairs: str, camp: str = "axis") -> None:
    play(battle, *(giving(pair, camp) for pair in pairs), "confirm")
    if asked(battle) == "visit":
        play(battle, "pass")


def rush(battle: overlord.Game, camp: str = "allies") -> None:
    """Decline whatever is asked until this camp's turn has begun."""
    while battle.waiting() and battle.view(None).active != camp:
        offered = listed(battle)
        play(battle, next((text for text in ("pass", "confirm", "done") if text in offered), offered[0]))


def cards_of(*pairs: str) -> list[str]:
    """The hand cards among these pairs: an Air Sortie lies on the table."""
    return [pair.split()[0] for pair in pairs if not pair.startswith("air-sortie")]


# ---- the examples of the rulebook ---------------------------------------------------------------

LEGAL = [
    pytest.param(
        ["recon-left left", "probe-center center", "assault-right right"],
        marks=pytest.mark.rule("O-DIST-01", "O-DIST-03", "O-TURN-01"),
        id="1",
    ),
    pytest.param(
        ["probe-left left", "attack-left left", "recon-center center"],
        marks=pytest.mark.rule("O-DIST-08", "O-DIST-10", "O-REQ-024", "O-DIFF-13"),
        id="2",
    ),
    pytest.param(
        ["move-out left", "dig-in right", "barrage cic"],
        marks=pytest.mark.rule("O-DIST-07", "O-DIST-17", "O-REQ-027", "O-REQ-028"),
        id="6",
    ),
    pytest.param(["pincer-move right", "probe-right right"], marks=pytest.mark.rule("O-CARD-07", "O-DIFF-11"), id="10"),
    pytest.param(
        ["air-sortie left", "probe-left left", "recon-right right"],
        marks=pytest.mark.rule("O-DIST-10", "O-CARD-24", "O-AIR-04", "O-REQ-090", "O-DIFF-13"),
        id="12",
    ),
    pytest.param(
        ["recon-in-force center", "air-sortie center"], marks=pytest.mark.rule("O-DIST-10", "O-DIFF-10"), id="20"
    ),
]


@pytest.mark.parametrize("pairs", LEGAL)
def test_a_legal_hand_out_in_any_order(pairs: list[str]) -> None:
    for order in permutations(pairs):
        battle = distributing(*cards_of(*pairs), "ambush", "ambush", options=AIR)
        for pair in order:
            assert giving(pair) in listed(battle)
            play(battle, giving(pair))
            assert "confirm" in listed(battle)
        play(battle, "confirm")
        got: dict[str, set[str]] = {}
        for pair in pairs:
            got.setdefault(f"axis-{pair.split()[1]}", set()).add(pair.split()[0])
        assert {given.seat: set(given.cards or ()) for given in battle.view("axis-cic").given} == got
        assert battle.view("axis-cic").hands[0].cards == ("ambush", "ambush")


@pytest.mark.rule("O-DIST-07", "O-CARD-06", "O-CARD-08")
def test_example_22_general_advance_recon_and_air_power_for_himself_without_air_rules() -> None:
    pairs = ["general-advance left", "recon-center center", "air-power cic"]
    for order in permutations(pairs):
        battle = distributing(*cards_of(*pairs), "ambush")
        play(battle, *map(giving, order), "confirm")
        assert {given.seat for given in battle.view(None).given} == {"axis-cic", "axis-left", "axis-center"}


@pytest.mark.rule("O-DIST-02", "O-AIR-03", "O-AIR-05")
def test_example_18_an_air_sortie_is_not_of_the_hand() -> None:
    battle = distributing("probe-left", "probe-center", "probe-right", options=AIR)
    play(battle, "give probe-left axis-left", "give probe-center axis-center")
    assert refused(battle, "give probe-right axis-right").rule == "O-DIST-02"
    play(battle, "give air-sortie axis-right", "confirm")
    assert battle.view("axis-cic").hands[0].cards == ("probe-right",)
    assert battle.view(None).sorties == (0, 1)


ILLEGAL = [
    pytest.param(
        ["probe-left left", "probe-left left", "attack-left left"],
        "O-DIST-08",
        marks=pytest.mark.rule("O-DIST-08", "O-REQ-025"),
        id="3",
    ),
    pytest.param(["probe-left center"], "O-DIST-03", marks=pytest.mark.rule("O-DIST-03", "O-REQ-012"), id="4"),
    pytest.param(
        ["armor-assault left", "probe-left left"],
        "O-DIST-09",
        marks=pytest.mark.rule("O-DIST-09", "O-DIST-10", "O-REQ-022"),
        id="5",
    ),
    pytest.param(
        ["barrage cic", "counter-attack cic"], "O-DIST-07", marks=pytest.mark.rule("O-DIST-07", "O-REQ-026"), id="7"
    ),
    pytest.param(
        ["their-finest-hour cic", "probe-center center"],
        "O-DIST-14",
        marks=pytest.mark.rule("O-DIST-14", "O-CARD-10", "O-REQ-100", "O-DIFF-21"),
        id="8",
    ),
    pytest.param(
        ["recon-in-force center", "probe-center center"],
        "O-DIST-11",
        marks=pytest.mark.rule("O-DIST-11", "O-CARD-05", "O-DIFF-10"),
        id="9",
    ),
    pytest.param(
        ["pincer-move center"], "O-DIST-03", marks=pytest.mark.rule("O-DIST-03", "O-CARD-07", "O-REQ-014"), id="11"
    ),
    pytest.param(
        ["air-sortie left", "move-out left"],
        "O-DIST-09",
        marks=pytest.mark.rule("O-DIST-09", "O-DIST-10", "O-AIR-06", "O-CARD-24", "O-REQ-093"),
        id="13",
    ),
    pytest.param(
        ["air-sortie left", "probe-left left", "attack-left left"],
        "O-DIST-08",
        marks=pytest.mark.rule("O-DIST-08", "O-AIR-05", "O-REQ-092"),
        id="14",
    ),
    pytest.param(
        ["air-sortie cic"],
        "O-DIST-13",
        marks=pytest.mark.rule("O-DIST-13", "O-AIR-04", "O-CARD-24", "O-REQ-091"),
        id="15",
    ),
    pytest.param(["medics-and-mechanics cic"], "O-DIST-05", marks=pytest.mark.rule("O-DIST-05", "O-REQ-020"), id="16"),
    pytest.param(["ambush left"], "O-DIST-15", marks=pytest.mark.rule("O-DIST-15", "O-CARD-11"), id="19"),
    # Beside the examples.
    pytest.param(["probe-left right"], "O-DIST-03", marks=pytest.mark.rule("O-DIST-03", "O-REQ-012"), id="to-right"),
    pytest.param(["probe-left cic"], "O-DIST-03", marks=pytest.mark.rule("O-DIST-03", "O-REQ-011"), id="kept-section"),
    pytest.param(["recon-in-force cic"], "O-DIST-03", marks=pytest.mark.rule("O-DIST-03", "O-REQ-011"), id="kept-rif"),
    pytest.param(["ambush cic"], "O-DIST-15", marks=pytest.mark.rule("O-DIST-15"), id="kept-ambush"),
    pytest.param(["barrage left"], "O-DIST-04", marks=pytest.mark.rule("O-DIST-04", "O-REQ-019"), id="barrage-given"),
    pytest.param(
        ["their-finest-hour right"], "O-DIST-04", marks=pytest.mark.rule("O-DIST-04", "O-REQ-019"), id="hour-given"
    ),
    pytest.param(["move-out cic"], "O-DIST-05", marks=pytest.mark.rule("O-DIST-05", "O-REQ-020"), id="kept-move-out"),
    pytest.param(
        ["move-out left", "dig-in left"],
        "O-DIST-09",
        marks=pytest.mark.rule("O-DIST-09", "O-REQ-023"),
        id="two-tactics",
    ),
    pytest.param(
        ["counter-attack left", "probe-left left"],
        "O-DIST-09",
        marks=pytest.mark.rule("O-DIST-09", "O-REQ-022"),
        id="counter-and-section",
    ),
    pytest.param(
        ["air-sortie left", "counter-attack left"],
        "O-DIST-09",
        marks=pytest.mark.rule("O-DIST-09", "O-AIR-06", "O-REQ-123"),
        id="counter-and-sortie",
    ),
    pytest.param(
        ["general-advance left", "recon-left left"],
        "O-DIST-11",
        marks=pytest.mark.rule("O-DIST-11", "O-CARD-06", "O-DIFF-10"),
        id="advance-and-recon",
    ),
    pytest.param(
        ["recon-in-force left", "recon-in-force left"], "O-DIST-11", marks=pytest.mark.rule("O-DIST-11"), id="two-rif"
    ),
    pytest.param(
        ["their-finest-hour cic", "air-sortie left"],
        "O-DIST-14",
        marks=pytest.mark.rule("O-DIST-14", "O-REQ-100"),
        id="hour-and-sortie",
    ),
]


@pytest.mark.parametrize(("pairs", "rule"), ILLEGAL)
def test_an_illegal_hand_out_is_refused_with_its_rule_whatever_comes_last(pairs: list[str], rule: str) -> None:
    for order in permutations(pairs):
        battle = distributing(*cards_of(*pairs), "recon-right", "attack-right", options=AIR)
        play(battle, *map(giving, order[:-1]))
        assert giving(order[-1]) not in listed(battle)
        refusal = refused(battle, giving(order[-1]))
        assert refusal.rule == rule
        assert rule in str(refusal)


@pytest.mark.rule("O-CARD-07", "O-DIFF-11")
def test_example_10_pincer_stands_alone_where_the_table_wants_it_so() -> None:
    pairs = ["pincer-move right", "probe-right right"]
    for order in permutations(pairs):
        battle = distributing(*cards_of(*pairs), "ambush", options={"pincer_exclusive": True})
        play(battle, giving(order[0]))
        assert refused(battle, giving(order[1])).rule == "O-CARD-07"


@pytest.mark.rule("O-CARD-07", "O-DIFF-11")
def test_an_air_sortie_is_another_card_beside_a_pincer_move() -> None:
    for alone in (True, False):
        for order in permutations(["pincer-move right", "air-sortie right"]):
            battle = distributing("pincer-move", "ambush", options={**AIR, "pincer_exclusive": alone})
            play(battle, giving(order[0]))
            assert (giving(order[1]) in listed(battle)) != alone
            if alone:
                assert refused(battle, giving(order[1])).rule == "O-CARD-07"


@pytest.mark.rule("O-DIST-02", "O-REQ-049", "O-REQ-050")
def test_example_17_one_of_three_cards_stays_in_the_hand() -> None:
    pairs = ["probe-left left", "probe-center center", "barrage cic"]
    for order in permutations(pairs):
        battle = distributing(*cards_of(*pairs))
        play(battle, *map(giving, order[:2]))
        assert listed(battle) == ["confirm"]
        assert refused(battle, giving(order[2])).rule == "O-DIST-02"


@pytest.mark.rule("O-DIST-01", "O-REQ-009")
def test_example_21_nothing_at_all_is_refused() -> None:
    battle = distributing("probe-left", "probe-center", "ambush")
    assert "confirm" not in listed(battle)
    for answer in ("confirm", "pass", "done"):
        assert refused(battle, answer).rule == "O-DIST-01"


# ---- numbers ------------------------------------------------------------------------------------


@pytest.mark.rule("O-TURN-01", "O-DIST-01")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_commander_alone_puts_one_two_or_three_cards_in_play(number: int) -> None:
    battle = distributing("probe-left", "probe-center", "probe-right", "ambush")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "distribute")]
    assert refused(battle, "give probe-left axis-left", "axis-left").key == "not-asked"
    sides = ("left", "center", "right")[:number]
    hand_out(battle, *(f"probe-{side} {side}" for side in sides))
    assert {question.seat for question in battle.waiting()} == {f"axis-{side}" for side in sides}
    assert battle.view(None).hands[0].size == 4 - number


@pytest.mark.rule("O-DIST-01", "O-REQ-010")
def test_a_fourth_card_is_refused() -> None:
    battle = distributing("probe-left", "probe-left", "probe-center", "probe-right", "barrage", "ambush")
    play(battle, "give probe-left axis-left", "give probe-center axis-center", "give probe-right axis-right")
    assert listed(battle) == ["confirm"]
    for answer in ("give probe-left axis-left", "keep barrage"):
        assert refused(battle, answer).rule == "O-DIST-01"


@pytest.mark.rule("O-DIST-01", "O-AIR-05", "O-REQ-092")
def test_an_air_sortie_is_one_of_the_three() -> None:
    battle = distributing("probe-left", "probe-center", "probe-right", "ambush", options=AIR)
    play(battle, "give probe-left axis-left", "give probe-center axis-center", "give probe-right axis-right")
    assert refused(battle, "give air-sortie axis-left").rule == "O-DIST-01"
    battle = distributing("probe-left", "probe-center", "probe-right", "ambush", options=AIR)
    play(battle, "give probe-left axis-left", "give probe-center axis-center", "give air-sortie axis-left")
    assert refused(battle, "give probe-right axis-right").rule == "O-DIST-01"


@pytest.mark.rule("O-DIST-01")
def test_an_ambush_in_the_enemys_turn_leaves_three_cards_for_ones_own() -> None:
    hands = {"allies-cic": ["probe-right", "ambush"], "axis-cic": ["ambush", *THREE]}
    units = {**LINE, "S5": "axis infantry", "T5": "allies infantry"}
    battle = game(units, board="overlord", hands=hands, first="allies", hand=8)
    for seat in battle.seats:
        battle.play(seat, "ready")
    hand_out(battle, "probe-right right", camp="allies")
    play(battle, "lay probe-right s5", "order T5", "confirm")
    while asked(battle) == "initiative":
        play(battle, "pass")
    play(battle, "done", "battle T5 S5", "ambush axis-left")
    rush(battle, "axis")
    play(battle, "give probe-left axis-left", "give probe-center axis-center", "give probe-right axis-right", "confirm")
    assert sum(given.size for given in battle.view(None).given) == 3


@pytest.mark.rule("O-DIST-01")
def test_a_card_that_is_not_held_cannot_be_given() -> None:
    battle = distributing("probe-left", "probe-center", "ambush")
    assert refused(battle, "give attack-left axis-left").key == "card-not-held"
    play(battle, "give probe-left axis-left")
    assert refused(battle, "give probe-left axis-left").key == "card-given-already"
    assert refused(battle, "give air-sortie axis-left").key == "card-not-held"


@pytest.mark.rule("O-DIST-03")
def test_no_card_goes_to_a_general_of_the_other_camp() -> None:
    battle = distributing("probe-left", "move-out", "ambush")
    for answer in ("give probe-left allies-left", "give move-out allies-center"):
        assert answer not in listed(battle)
        assert refused(battle, answer).key == "not-your-general"


# ---- receivers ----------------------------------------------------------------------------------


@pytest.mark.rule("O-DIST-06", "O-REQ-021")
@pytest.mark.parametrize("role", ["cic", "left", "center", "right"])
def test_counter_attack_goes_to_anyone(role: str) -> None:
    battle = distributing("counter-attack", "ambush")
    play(battle, giving(f"counter-attack {role}"), "confirm")
    if role == "cic":
        assert of(battle.told(None), CardPlayed) == [CardPlayed("axis-cic", "counter-attack")]
    else:
        assert [given.seat for given in battle.view(None).given] == [f"axis-{role}"]


@pytest.mark.rule("O-DIST-12")
def test_a_general_gets_one_air_sortie_at_most_but_two_generals_one_each() -> None:
    battle = next(battle for battle in map(dealt_with_air, range(60)) if battle.view(None).sorties[0] >= 2)
    play(battle, "give air-sortie axis-left")
    assert "give air-sortie axis-left" not in listed(battle)
    assert refused(battle, "give air-sortie axis-left").rule == "O-DIST-12"
    play(battle, "give air-sortie axis-center", "confirm")
    assert {given.seat for given in battle.view(None).given} == {"axis-left", "axis-center"}


def dealt_with_air(seed: int) -> overlord.Game:
    """A battle with air rules in which the seed deals both hands, at the first hand-out."""
    battle = game(LINE, board="overlord", seed=seed, hand=20, options=AIR)
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


@pytest.mark.rule("O-DIST-16")
@pytest.mark.parametrize("role", ["cic", "left"])
def test_a_counter_attack_with_nothing_to_counter_is_played_and_orders_nothing(role: str) -> None:
    battle = distributing("counter-attack", "ambush", enemy="probe-left ambush")
    hand_out(battle, f"counter-attack {role}")
    if role == "left":
        play(battle, "lay counter-attack both")
    assert not any(unit.ordered for unit in battle.view(None).units)
    assert asked(battle) == "initiative"
    rush(battle)
    assert battle.view(None).active == "allies"
    assert [event.card for event in of(battle.told(None), Discarded)] == ["counter-attack"]


@pytest.mark.rule("O-DIST-14", "O-DIST-06")
def test_a_counter_attack_that_would_repeat_their_finest_hour_stands_alone() -> None:
    battle = distributing("their-finest-hour", "ambush", camp="allies", enemy="counter-attack probe-left ambush")
    hand_out(battle, "their-finest-hour cic", camp="allies")
    rush(battle, "axis")
    other = battle.copy()
    play(battle, "keep counter-attack")
    assert refused(battle, "give probe-left axis-left").rule == "O-DIST-14"
    play(other, "give probe-left axis-left")
    assert refused(other, "keep counter-attack").rule == "O-DIST-14"
    play(other, "give counter-attack axis-center")  # it repeats nothing of the general opposite


@pytest.mark.rule("O-DIST-17", "O-DIST-09", "O-REQ-028")
def test_all_three_generals_may_have_a_tactic_card_each() -> None:
    battle = distributing("move-out", "dig-in", "firefight", "ambush")
    hand_out(battle, "move-out left", "dig-in center", "firefight right")
    assert {question.seat for question in battle.waiting()} == {"axis-left", "axis-center", "axis-right"}


@pytest.mark.rule("O-DIST-18")
def test_a_general_without_a_card_may_use_initiative() -> None:
    battle = distributing("probe-left", "ambush", dice="I")
    hand_out(battle, "probe-left left")
    play(battle, "lay probe-left s5", "confirm")
    assert {(question.seat, question.kind) for question in battle.waiting()} == {
        ("axis-center", "initiative"),
        ("axis-right", "initiative"),
    }
    play(battle, "axis-center: roll", "axis-right: pass")
    assert [(roll.seat, roll.purpose) for roll in of(battle.told(None), Rolled)] == [("axis-center", "initiative")]
    play(battle, "axis-center: order K7")
    assert unit_on(battle, "K7").ordered == "axis-center"


@pytest.mark.rule("O-DIST-21", "O-AIR-11")
def test_with_air_rules_air_power_goes_to_a_general_alone() -> None:
    battle = distributing("air-power", "probe-left", "move-out", "ambush", options=AIR)
    assert [text for text in listed(battle) if "air-power" in text] == [
        f"give air-power axis-{role}" for role in ("left", "center", "right")
    ]
    assert refused(battle, "keep air-power").rule == "O-DIST-21"
    play(battle, "give air-power axis-left")
    for answer in ("give probe-left axis-left", "give air-sortie axis-left", "give move-out axis-left"):
        assert refused(battle, answer).rule == "O-DIST-09"
    play(battle, "give move-out axis-center", "confirm")
    without = distributing("air-power", "ambush")
    assert listed(without) == ["keep air-power"]


@pytest.mark.rule("O-DIST-22")
@pytest.mark.parametrize("hand", [("ambush", "ambush"), ("probe-left",)])
def test_with_nothing_to_put_in_play_one_card_is_thrown_away_face_up(hand: tuple[str, ...]) -> None:
    battle = distributing(*hand, enemy="probe-left ambush" if hand[0] != "ambush" else "probe-left")
    assert listed(battle) == [f"discard {hand[0]}"]
    play(battle, f"discard {hand[0]}")
    assert of(battle.told("allies-left"), Discarded) == [Discarded("axis-cic", hand[0])]
    assert asked(battle) == "initiative"  # nobody got a card
    rush(battle)
    assert [event.count for event in of(battle.told(None), Drew)] == [2]
    assert battle.view(None).hands[0].size == len(hand) + 1


@pytest.mark.rule("O-DIST-22")
def test_a_hand_of_ambushes_beside_an_air_sortie_is_no_reason_to_throw_a_card_away() -> None:
    battle = distributing("ambush", "ambush", options=AIR)
    assert listed(battle) == [f"give air-sortie axis-{role}" for role in ("left", "center", "right")]


# ---- Air Sorties as cards -----------------------------------------------------------------------


@pytest.mark.rule("O-AIR-02", "O-REQ-088")
def test_with_air_rules_each_commander_starts_with_one_sortie_and_two_are_shuffled_in() -> None:
    view = game(board="overlord", hands={"axis-cic": [], "allies-cic": []}, options=AIR).view(None)
    assert (view.sorties, view.deck) == ((1, 1), len(deck_of("overlord")) + 2)
    found = {sum(dealt_with_air(seed).view(None).sorties) for seed in range(40)}
    assert found == {2, 3, 4}


@pytest.mark.rule("O-AIR-02", "O-AIR-03", "O-REQ-089")
def test_a_sortie_that_turns_up_in_the_deal_goes_face_up_and_is_replaced() -> None:
    shown = 0
    for seed in range(20):
        battle = dealt_with_air(seed)
        for seat, camp in (("axis-cic", 0), ("allies-cic", 1)):
            hand = battle.view(seat).hands[camp]
            assert (hand.size, "air-sortie" in (hand.cards or ())) == (20, False)
        view = battle.view(None)
        assert view.deck + sum(view.sorties) + 40 == len(deck_of("overlord")) + 4
        shown += sum(view.sorties) - 2
    assert shown > 0


@pytest.mark.rule("O-AIR-02", "O-AIR-03", "O-REQ-089")
def test_a_sortie_named_for_a_hand_lies_face_up_and_is_no_hand_card() -> None:
    battle = distributing("probe-left", "air-sortie", "ambush", options=AIR)
    view = battle.view("axis-cic")
    assert view.sorties == (2, 1)
    assert view.hands[0].cards == ("probe-left", "ambush")
    assert len(listed(battle)) == len(set(listed(battle)))


@pytest.mark.rule("O-AIR-03", "O-REQ-089")
def test_a_drawn_sortie_is_shown_to_all_and_replaced_until_an_ordinary_card_comes() -> None:
    pile = [card.key for card in deck_of("overlord")]
    for card in ("probe-left", "ambush", "recon-left"):
        pile.remove(card)
    # Only a Recon and the two Air Sorties are left to draw; then the discards are shuffled.
    battle = distributing("probe-left", "ambush", enemy=" ".join(pile), options=AIR)
    assert battle.view(None).deck == 3
    hand_out(battle, "probe-left left")
    rush(battle)
    assert of(battle.told("allies-right"), SortieShown) == [SortieShown("axis"), SortieShown("axis")]
    view = battle.view("axis-cic")
    assert view.sorties == (3, 1)
    assert sorted(view.hands[0].cards or ()) == ["ambush", "probe-left", "recon-left"]
    for seat in battle.seats:
        assert battle.view(seat).sorties == (3, 1)


@pytest.mark.rule("O-AIR-04")
@pytest.mark.parametrize("role", ["left", "center", "right"])
def test_an_air_sortie_goes_to_any_general_alone(role: str) -> None:
    battle = distributing("probe-left", "ambush", options=AIR)
    hand_out(battle, f"air-sortie {role}")
    assert [given.seat for given in battle.view(None).given] == [f"axis-{role}"]
    assert battle.view(None).hands[0].size == 2


@pytest.mark.rule("O-AIR-04", "O-AIR-05")
def test_beside_an_air_sortie_the_section_card_lies_in_either_section() -> None:
    battle = distributing("probe-left", "ambush", options=AIR)
    hand_out(battle, "air-sortie left", "probe-left left")
    play(battle, "lay air-sortie both", "confirm")
    assert listed(battle, seat="axis-left") == ["lay probe-left s5", "lay probe-left s6"]
    play(battle, "lay probe-left s6")
    assert listed(battle, "order", "axis-left") == ["order X7"]


@pytest.mark.rule("O-DIST-09", "O-AIR-06", "O-REQ-123")
def test_the_faq_lets_a_sortie_accompany_a_counter_attack_on_a_section_card() -> None:
    options = {"air": "on", "faq_counter_with_sortie": True}
    for card, rule in (("probe-right", ""), ("move-out", "O-DIST-09")):
        battle = distributing(card, "ambush", camp="allies", enemy="counter-attack probe-left ambush", options=options)
        hand_out(battle, f"{card} right", camp="allies")
        play(battle, listed(battle)[0])
        rush(battle, "axis")
        play(battle, "give counter-attack axis-left")
        if rule:
            assert refused(battle, "give air-sortie axis-left").rule == rule
        else:
            play(battle, "give air-sortie axis-left")
        assert refused(battle, "give probe-left axis-left").rule in ("O-DIST-08", "O-DIST-09")
