"""The Commissar chip in Overlord: what goes under it, what must come out and what may come from the hand (6)."""

from itertools import permutations
from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused
from overlord.engine.model.events import Ambushed, AnyEvent, CardLaid, CardPlayed, ChipPlaced, Discarded, Drew, Ordered
from overlord.engine.model.rng import Rng
from overlord.engine.tables.cards import CARDS

# The allies are the Soviets, at the bottom: their left general commands s1 and s2 (letters A to H), the center s3 and
# s4 (J to P), the right s5 and s6 (S to Z). One unit of each camp stands in every section, far from the enemy.
FOUR = {"axis": 4, "allies": 4}
AXIS = dict.fromkeys(["B9", "F9", "K9", "O9", "T9", "X9"], "axis infantry")
ALLIES = dict.fromkeys(["B3", "F3", "K3", "O3", "T3", "X3"], "allies infantry")
AIR = {"air": "on"}
THREE = "probe-left probe-center probe-right"
SEATS = tuple(f"{camp}-{role}" for camp in ("axis", "allies") for role in ("cic", "left", "center", "right"))


def dealt(*hand: str, enemy: str = "", first: str = "allies", **more: Any) -> overlord.Game:
    """The Soviet commander holds exactly these cards and has nothing under the chip yet."""
    options = {"commissar": "allies", **more.pop("options", {})}
    hands = {"allies-cic": list(hand), "axis-cic": enemy.split()}
    units = {**AXIS, **ALLIES, **more.pop("units", {})}
    settings = {"hand": 8, "nations": ("de", "su"), "seating": FOUR, **more}
    talk = settings.pop("talk", False)
    battle = game(units, board="overlord", hands=hands, first=first, options=options, **settings)
    if not talk:
        huddled(battle)
    return battle


def chipped(battle: overlord.Game, cards: str) -> list[AnyEvent]:
    """The Soviet commander puts these cards under the chip."""
    return play(battle, *(f"allies-cic: chip {card}" for card in cards.split()), "allies-cic: confirm")


def huddled(battle: overlord.Game) -> None:
    for seat in battle.seats:
        battle.play(seat, "ready")


def rushed(battle: overlord.Game) -> list[AnyEvent]:
    """Nobody does more than he must, to the end of this turn."""
    turn = battle.turn
    told: list[AnyEvent] = []
    while battle.turn == turn:
        offered = listed(battle)
        told += play(battle, next((text for text in ("pass", "confirm", "done") if text in offered), offered[0]))
    return told


def handing(chip: str, rest: str = "", then: str = "firefight", **more: Any) -> overlord.Game:
    """The Soviet commander has taken `chip` from under the chip, has put `then` there, and hands out; `rest` and an
    Ambush are left in his hand."""
    battle = dealt(*chip.split(), *then.split(), *rest.split(), "ambush", **more)
    chipped(battle, chip)
    if battle.view(None).active == "axis":
        rushed(battle)
    chipped(battle, then)
    assert asked(battle) == "distribute"
    return battle


def giving(pair: str) -> str:
    """`probe-left left` and `barrage cic` as the answers that hand them out."""
    card, role = pair.split()
    return f"keep {card}" if role == "cic" else f"give {card} allies-{role}"


def own(battle: overlord.Game, seat: str | None = "allies-cic") -> Any:
    """The Soviet hand as this seat sees it."""
    return battle.view(seat).hands[1]


def given(battle: overlord.Game) -> dict[str, list[str]]:
    return {held.seat: sorted(held.cards or ()) for held in battle.view("allies-cic").given}


# ---- before the battle ---------------------------------------------------------------------------


@pytest.mark.rule("O-EF-03", "O-REQ-067")
@pytest.mark.parametrize("first", ["allies", "axis"])
def test_before_the_first_turn_he_fills_the_chip(first: str) -> None:
    battle = dealt(*THREE.split(), "ambush", first=first, talk=True)
    assert (asked(battle), battle.turn) == ("ready", 0)
    huddled(battle)  # first they talk, then he decides
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("allies-cic", "first-chip")]
    assert battle.turn == 0
    assert refused(battle, "confirm").rule == "O-EF-03"  # at least one
    chipped(battle, "probe-left probe-right")
    assert battle.turn == 1
    placed = own(battle).due_cards if first == "allies" else own(battle).chip_cards  # taken at once if he begins
    assert (own(battle).cards, placed) == (("probe-center", "ambush"), ("probe-left", "probe-right"))


@pytest.mark.rule("O-EF-03", "O-EF-04")
@pytest.mark.parametrize("first", ["allies", "axis"])
def test_he_is_asked_once_for_his_first_turn_and_once_in_each_turn_for_the_next(first: str) -> None:
    battle = dealt(*THREE.split(), "attack-left", "ambush", first=first)
    assert asked(battle) == "first-chip"
    chipped(battle, "probe-left")
    if first == "axis":
        assert asked(battle) == "initiative"  # the axis is dealt no card; nobody asks him again before his turn
        rushed(battle)
    assert (asked(battle), own(battle).due_cards) == ("chip", ("probe-left",))
    chipped(battle, "probe-center")
    assert (asked(battle), own(battle).chip_cards) == ("distribute", ("probe-center",))


@pytest.mark.rule("O-EF-03", "O-EF-02", "O-EF-04", "O-DIFF-03")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_to_three_cards_at_the_start_and_in_every_turn(number: int) -> None:
    first, second = THREE.split()[:number], ["attack-left", "attack-center", "attack-right"][:number]
    battle = dealt(*first, *second, "ambush")
    chipped(battle, " ".join(first))
    assert (own(battle).chip, own(battle).due) == (0, number)
    chipped(battle, " ".join(second))
    assert (own(battle).chip_cards, own(battle).due_cards) == (tuple(second), tuple(first))


@pytest.mark.rule("O-EF-02", "O-REQ-070")
def test_a_fourth_card_under_the_chip_is_refused() -> None:
    battle = dealt(*THREE.split(), "attack-left", "attack-center", "attack-right", "move-out", "ambush")
    play(battle, *(f"chip {card}" for card in THREE.split()))
    assert listed(battle) == ["confirm"]
    assert refused(battle, "chip move-out").rule == "O-EF-02"
    play(battle, "confirm")
    play(battle, "chip attack-left", "chip attack-center", "chip attack-right")
    assert listed(battle) == ["confirm"]
    assert refused(battle, "chip move-out").rule == "O-EF-02"


@pytest.mark.rule("O-EF-03")
def test_only_cards_he_holds_go_under_the_chip() -> None:
    battle = dealt("probe-left", "probe-center", "attack-left")
    play(battle, "chip probe-left")
    assert listed(battle) == ["confirm", "chip probe-center", "chip attack-left"]
    for card in ("probe-left", "probe-right"):
        refused(battle, f"chip {card}")


@pytest.mark.rule("O-EF-20")
@pytest.mark.parametrize(
    ("tables", "options", "asks"),
    [
        pytest.param("", {}, "distribute", id="a Soviet camp alone does not bring the chip"),
        pytest.param('[options]\ncommissar = "allies"', {}, "first-chip", id="the briefing does"),
        pytest.param("", {"commissar": "allies"}, "first-chip", id="the table does"),
        pytest.param(
            '[options]\ncommissar = "allies"', {"commissar": "none"}, "distribute", id="the table does without"
        ),
    ],
)
def test_the_chip_is_used_when_the_briefing_says_so(tables: str, options: dict[str, object], asks: str) -> None:
    battle = game(board="overlord", nations=("de", "su"), tables=tables, options=options)
    huddled(battle)
    assert asked(battle) == asks


@pytest.mark.rule("O-REQ-079", "O-EF-01", "O-EF-20")
def test_the_other_camp_has_no_chip_and_plays_from_the_hand() -> None:
    battle = dealt(*THREE.split(), "ambush", enemy="probe-left recon-center dig-in", first="axis")
    assert [question.seat for question in battle.waiting()] == ["allies-cic"]
    chipped(battle, "probe-left")
    assert (asked(battle), battle.waiting()[0].seat) == ("distribute", "axis-cic")
    assert (battle.view("axis-cic").hands[0].chip, battle.view("axis-cic").hands[0].due) == (0, 0)
    refused(battle, "chip dig-in")
    play(battle, "give probe-left axis-left", "give recon-center axis-center", "confirm")
    assert battle.view("axis-cic").hands[0].cards == ("dig-in",)


@pytest.mark.rule("O-EF-20", "O-EF-01")
def test_the_chip_may_be_the_other_camps() -> None:
    hands = {"axis-cic": ["probe-left", "probe-right", "dig-in"], "allies-cic": ["probe-left", "dig-in"]}
    battle = game(AXIS | ALLIES, board="overlord", hands=hands, nations=("su", "de"), options={"commissar": "axis"})
    huddled(battle)
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "first-chip")]
    play(battle, "chip probe-left", "confirm")
    play(battle, "chip probe-right", "confirm")
    assert listed(battle) == ["give probe-left axis-left"]


# ---- the start of a turn -------------------------------------------------------------------------


@pytest.mark.rule("O-EF-04", "O-REQ-069")
def test_first_the_cards_are_taken_then_new_ones_placed_before_any_is_played_or_drawn() -> None:
    battle = dealt("probe-left", "barrage", "move-out", "dig-in", "ambush")
    chipped(battle, "probe-left barrage")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("allies-cic", "chip")]
    assert (own(battle).due_cards, own(battle).chip_cards) == (("probe-left", "barrage"), ())
    assert own(battle).cards == ("move-out", "dig-in", "ambush")  # nothing was drawn, nothing came back
    told = chipped(battle, "dig-in")
    assert not of(told, Drew) and not of(told, CardPlayed)
    assert (own(battle).cards, own(battle).chip_cards) == (("move-out", "ambush"), ("dig-in",))
    play(battle, "give probe-left allies-left", "keep barrage", "confirm", "pass", "target B9")
    told = rushed(battle)
    assert of(told, Drew) and own(battle).chip_cards == ("dig-in",)  # the draw does not touch them


@pytest.mark.rule("O-EF-04")
def test_he_must_place_at_least_one_new_card() -> None:
    battle = dealt("probe-left", "barrage", "move-out", "ambush")
    chipped(battle, "probe-left")
    assert listed(battle) == ["chip barrage", "chip move-out"]
    assert refused(battle, "confirm").rule in ("O-EF-03", "O-EF-04")


@pytest.mark.rule("O-EF-04", "O-EF-12")
def test_what_he_places_in_one_turn_he_plays_in_the_next() -> None:
    battle = handing("probe-left", "attack-right", "probe-center")
    play(battle, "give probe-left allies-left", "confirm")
    rushed(battle)
    assert battle.view(None).active == "axis"
    assert own(battle).chip_cards == ("probe-center",)
    rushed(battle)
    assert (asked(battle), own(battle).due_cards, own(battle).chip_cards) == ("chip", ("probe-center",), ())
    chipped(battle, "attack-right")
    play(battle, "give probe-center allies-center", "confirm")
    assert given(battle) == {"allies-center": ["probe-center"]}


@pytest.mark.rule("O-EF-05")
def test_a_card_taken_from_the_chip_does_not_go_under_it_again() -> None:
    battle = dealt("probe-left", "barrage", "ambush")
    chipped(battle, "probe-left")
    assert listed(battle) == ["chip barrage"]
    refused(battle, "chip probe-left")


# ---- what is handed out --------------------------------------------------------------------------


@pytest.mark.rule("O-EF-01", "O-REQ-066", "O-DIST-19")
@pytest.mark.parametrize(
    "pair", ["probe-right right", "attack-center center", "recon-in-force left", "move-out right", "barrage cic"]
)
def test_a_card_of_the_hand_is_not_put_in_play(pair: str) -> None:
    battle = handing("probe-left", pair.split()[0])
    assert [answer for answer in listed(battle) if pair.split()[0] in answer] == []
    assert refused(battle, giving(pair)).rule == "O-EF-01"
    play(battle, "give probe-left allies-left")
    assert listed(battle) == ["confirm"]
    assert refused(battle, giving(pair)).rule == "O-EF-01"


@pytest.mark.rule("O-EF-01", "O-EF-04")
def test_a_card_placed_this_turn_waits_for_the_next() -> None:
    battle = handing("probe-left", then="probe-right")
    assert refused(battle, "give probe-right allies-right").rule == "O-EF-01"


@pytest.mark.rule("O-EF-01")
def test_of_two_alike_only_the_one_from_the_chip_is_played() -> None:
    battle = handing("probe-left", "probe-left")
    play(battle, "give probe-left allies-left")
    assert listed(battle) == ["confirm"]
    assert refused(battle, "give probe-left allies-left").rule == "O-EF-01"
    play(battle, "confirm")
    assert own(battle).cards == ("probe-left", "ambush")


@pytest.mark.rule("O-EF-05", "O-REQ-068", "O-DIST-19")
def test_every_card_from_the_chip_is_handed_out() -> None:
    for order in permutations(["probe-left left", "barrage cic", "move-out right"]):
        battle = handing("probe-left barrage move-out", "dig-in")
        for pair in order:
            assert "confirm" not in listed(battle)
            assert refused(battle, "confirm").rule == "O-EF-05"
            play(battle, giving(pair))
        assert listed(battle) == ["confirm"]
        play(battle, "confirm")
        assert given(battle) == {
            "allies-cic": ["barrage"],
            "allies-left": ["probe-left"],
            "allies-right": ["move-out"],
        }
        assert (own(battle).due, own(battle).cards) == (0, ("dig-in", "ambush"))


@pytest.mark.rule("O-EF-06", "O-REQ-078", "O-DIST-19")
@pytest.mark.parametrize(
    ("chip", "before", "pair", "rule"),
    [
        pytest.param("probe-left", [], "probe-left center", "O-DIST-03", id="the arrow"),
        pytest.param("probe-left", [], "probe-left cic", "O-DIST-03", id="no Section card for himself"),
        pytest.param("barrage", [], "barrage left", "O-DIST-04", id="the commander's icon"),
        pytest.param("move-out", [], "move-out cic", "O-DIST-05", id="the generals' icon"),
        pytest.param("probe-left move-out", ["probe-left left"], "move-out left", "O-DIST-09", id="Tactic and Section"),
        pytest.param("dig-in move-out", ["dig-in left"], "move-out left", "O-DIST-09", id="two Tactic cards"),
        pytest.param(
            "barrage counter-attack", ["barrage cic"], "counter-attack cic", "O-DIST-07", id="two for himself"
        ),
        pytest.param(
            "probe-left attack-left recon-in-force",
            ["probe-left left", "attack-left left"],
            "recon-in-force left",
            "O-DIST-08",
            id="three for one general",
        ),
        pytest.param(
            "probe-left recon-in-force", ["probe-left left"], "recon-in-force left", "O-DIST-11", id="both sections"
        ),
    ],
)
def test_the_limits_of_the_generals_hold_for_cards_from_the_chip(
    chip: str, before: list[str], pair: str, rule: str
) -> None:
    battle = handing(chip, "direct-from-hq")
    play(battle, *map(giving, before))
    assert giving(pair) not in listed(battle)
    assert refused(battle, giving(pair)).rule == rule


@pytest.mark.rule("O-EF-06", "O-DIST-19")
def test_two_section_cards_from_the_chip_go_to_one_general() -> None:
    battle = handing("probe-left attack-left barrage", "dig-in")
    play(battle, "give probe-left allies-left", "give attack-left allies-left", "keep barrage", "confirm")
    assert given(battle) == {"allies-cic": ["barrage"], "allies-left": ["attack-left", "probe-left"]}


@pytest.mark.rule("O-EF-05", "O-EF-06", "O-DIST-19")
@pytest.mark.parametrize(
    ("chip", "pair"),
    [
        pytest.param("probe-left move-out", "move-out left", id="the Probe needs the left general"),
        pytest.param("probe-left", "counter-attack left", id="a Counter-Attack from the hand would block him"),
        pytest.param("barrage", "counter-attack cic", id="the Barrage needs the commander"),
        pytest.param("probe-center move-out", "counter-attack center", id="the Probe needs the center"),
    ],
)
def test_nothing_is_handed_out_that_leaves_a_card_of_the_chip_without_a_place(chip: str, pair: str) -> None:
    battle = handing(chip, "counter-attack")
    assert giving(pair) not in listed(battle)
    assert refused(battle, giving(pair)).rule == "O-EF-05"


@pytest.mark.rule("O-EF-05", "O-EF-09", "O-DIST-19")
def test_a_counter_to_their_finest_hour_finds_no_room_beside_the_chip() -> None:
    """It would be the only card of the turn (O-CTR-06); given to a general it repeats nothing of the commander's."""
    battle = handing("probe-left", "counter-attack", enemy="their-finest-hour dig-in", first="axis", dice="GGGG" * 3)
    assert "keep counter-attack" not in listed(battle)
    assert refused(battle, "keep counter-attack").rule in ("O-EF-05", "O-DIST-14")
    play(battle, "give counter-attack allies-right", "give probe-left allies-left", "confirm")


# ---- Recon ---------------------------------------------------------------------------------------


@pytest.mark.rule("O-EF-07", "O-REQ-071")
@pytest.mark.parametrize("side", ["left", "center", "right"])
def test_a_recon_does_not_come_from_the_hand(side: str) -> None:
    battle = handing("move-out", f"recon-{side}")
    assert [answer for answer in listed(battle) if "recon" in answer] == []
    assert refused(battle, f"give recon-{side} allies-{side}").rule == "O-EF-07"


@pytest.mark.rule("O-EF-07", "O-REQ-071")
def test_in_the_two_player_game_it_does() -> None:
    battle = game(hands={"allies-cic": ["probe-left", "recon-center"]}, options={"commissar": "allies"}, first="allies")
    play(battle, "chip probe-left")
    assert "play recon-center" in listed(battle)


@pytest.mark.rule("O-EF-07", "O-EF-21")
def test_a_recon_goes_through_the_chip_and_draws_three() -> None:
    battle = handing("recon-left", "dig-in")
    play(battle, "give recon-left allies-left", "confirm")
    assert given(battle) == {"allies-left": ["recon-left"]}
    assert [event.count for event in of(rushed(battle), Drew)] == [3]


# ---- on top of the chip: Air Sortie, Counter-Attack ----------------------------------------------

LANES = ("left", "center", "right")


@pytest.mark.rule("O-EF-08", "O-DIST-19", "O-REQ-074")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_air_sorties_come_on_top_up_to_three_cards(number: int) -> None:
    """Three Air Sorties lie beside the camp; they may be given before or after the cards of the chip."""
    chip = THREE.split()[:number]
    for chip_first in (True, False):
        battle = handing(" ".join(chip), "air-sortie air-sortie", options=AIR)
        assert battle.view(None).sorties == (1, 3)
        taken = [f"give {card} allies-{lane}" for card, lane in zip(chip, LANES, strict=False)]
        sorties = [f"give air-sortie allies-{lane}" for lane in LANES[: 3 - number]]
        play(battle, *(taken if chip_first else []))
        for answer in sorties:
            assert answer in listed(battle)
            play(battle, answer)
        assert not [answer for answer in listed(battle) if "air-sortie" in answer]
        assert refused(battle, "give air-sortie allies-right").rule == "O-EF-08"
        play(battle, *([] if chip_first else taken), "confirm")
        assert battle.view(None).sorties == (1, number)


@pytest.mark.rule("O-EF-08", "O-EF-01")
def test_beside_the_chip_an_air_sortie_keeps_its_own_rules() -> None:
    battle = handing("probe-left move-out", "dig-in", options=AIR)
    play(battle, "give move-out allies-right")
    assert refused(battle, "keep air-sortie").rule == "O-DIST-13"
    assert refused(battle, "give air-sortie allies-right").rule == "O-DIST-09"
    play(battle, "give probe-left allies-left", "give air-sortie allies-left", "confirm")
    assert given(battle)["allies-left"] == ["air-sortie", "probe-left"]


@pytest.mark.rule("O-EF-09", "O-DIST-19", "O-REQ-072")
@pytest.mark.parametrize("number", [1, 2])
def test_counter_attacks_come_from_the_hand_up_to_three_cards(number: int) -> None:
    chip = THREE.split()[:number]
    for chip_first in (True, False):
        battle = handing(" ".join(chip), "counter-attack counter-attack counter-attack")
        taken = [f"give {card} allies-{lane}" for card, lane in zip(chip, LANES, strict=False)]
        play(battle, *(taken if chip_first else []))
        for answer in ["give counter-attack allies-right", "keep counter-attack"][: 3 - number]:
            assert answer in listed(battle)
            play(battle, answer)
        assert not [answer for answer in listed(battle) if "counter-attack" in answer]
        assert refused(battle, "give counter-attack allies-center").rule == "O-EF-09"
        play(battle, *([] if chip_first else taken), "confirm")
        assert own(battle).cards == (*["counter-attack"] * number, "ambush")


@pytest.mark.rule("O-EF-09", "O-REQ-073", "O-DIST-19")
def test_beside_three_cards_of_the_chip_no_counter_attack_comes_from_the_hand() -> None:
    battle = handing("probe-left attack-left barrage", "counter-attack")
    for answers in ([], ["give probe-left allies-left"], ["give attack-left allies-left", "keep barrage"]):
        play(battle, *answers)
        assert not [answer for answer in listed(battle) if "counter-attack" in answer]
        assert refused(battle, "give counter-attack allies-right").rule == "O-EF-09"
        assert refused(battle, "keep counter-attack").rule == "O-EF-09"


@pytest.mark.rule("O-EF-08", "O-EF-09", "O-DIST-19")
def test_one_card_an_air_sortie_and_a_counter_attack_make_three() -> None:
    battle = handing("probe-left", "counter-attack counter-attack air-sortie", options=AIR)
    play(battle, "give air-sortie allies-left", "give counter-attack allies-center")
    assert refused(battle, "give air-sortie allies-right").rule == "O-EF-08"
    assert refused(battle, "keep counter-attack").rule == "O-EF-09"
    play(battle, "give probe-left allies-left", "confirm")
    assert given(battle) == {
        "allies-left": ["air-sortie", "probe-left"],
        "allies-center": ["counter-attack"],
    }


@pytest.mark.rule("O-EF-09")
def test_a_counter_attack_from_the_hand_is_played_at_once() -> None:
    """The axis' left general laid a Probe in s5; the general opposite repeats it."""
    battle = handing("probe-left", "counter-attack", enemy="probe-left dig-in", first="axis")
    play(battle, "give probe-left allies-left", "give counter-attack allies-right", "confirm", "pass")
    told = play(battle, "allies-right: lay counter-attack s5", "allies-right: order T3", "allies-right: confirm")
    assert of(told, CardLaid) == [CardLaid("allies-right", "counter-attack", ("s5",))]


@pytest.mark.rule("O-EF-09", "O-DIST-02")
def test_the_last_card_of_the_hand_stays_there() -> None:
    battle = dealt("probe-left", "probe-right", "counter-attack")
    chipped(battle, "probe-left")
    chipped(battle, "probe-right")
    assert refused(battle, "give counter-attack allies-right").rule == "O-DIST-02"
    assert listed(battle) == ["give probe-left allies-left"]


@pytest.mark.rule("O-EF-12", "O-EF-05")
def test_a_counter_attack_from_the_hand_does_not_stand_for_the_chip() -> None:
    """In the two-player game it is played instead; here the chip is emptied all the same."""
    battle = handing("probe-left", "counter-attack")
    play(battle, "give counter-attack allies-right")
    assert "confirm" not in listed(battle)
    assert refused(battle, "confirm").rule == "O-EF-05"
    play(battle, "give probe-left allies-left", "confirm")
    assert (own(battle).due, own(battle).chip_cards) == (0, ("firefight",))
    told = rushed(battle)
    assert {event.card for event in of(told, Discarded)} == {"probe-left", "counter-attack"}


# ---- Counter-Attack and Air Power under the chip -------------------------------------------------


@pytest.mark.rule("O-EF-11", "O-REQ-076")
def test_a_counter_attack_is_placed_under_the_chip_and_played_from_there() -> None:
    battle = handing("counter-attack", "dig-in", enemy="probe-left dig-in", first="axis")
    assert own(battle).due_cards == ("counter-attack",)
    assert refused(battle, "confirm").rule == "O-EF-05"
    play(battle, "give counter-attack allies-right", "confirm", "pass", "allies-right: lay counter-attack s5")
    assert listed(battle, "order", "allies-right") == ["order T3"]


@pytest.mark.rule("O-EF-11", "O-EF-09")
def test_a_counter_attack_under_the_chip_is_one_of_the_three() -> None:
    battle = handing("counter-attack probe-left", "counter-attack counter-attack")
    play(battle, "give probe-left allies-left", "give counter-attack allies-right", "give counter-attack allies-center")
    assert refused(battle, "keep counter-attack").rule == "O-EF-09"
    play(battle, "confirm")
    assert own(battle).cards == ("counter-attack", "ambush")  # one came from the chip, one from the hand
    full = handing("counter-attack probe-left probe-center", "counter-attack")
    play(full, "give counter-attack allies-right")
    assert refused(full, "keep counter-attack").rule == "O-EF-09"


@pytest.mark.rule("O-EF-11", "O-REQ-077")
def test_with_air_rules_air_power_goes_under_the_chip_and_from_there_to_a_general() -> None:
    battle = handing("air-power", "air-power dig-in", options=AIR)
    assert own(battle).due_cards == ("air-power",)
    assert refused(battle, "confirm").rule == "O-EF-05"
    assert refused(battle, "keep air-power").rule == "O-DIST-21"
    play(battle, "give air-power allies-center")
    assert refused(battle, "give air-power allies-left").rule == "O-EF-01"  # the other one is in the hand
    play(battle, "confirm")
    assert given(battle) == {"allies-center": ["air-power"]}


@pytest.mark.rule("O-EF-11", "O-EF-08")
def test_air_power_from_the_chip_counts_with_the_air_sorties() -> None:
    battle = handing("air-power probe-left", "air-sortie", options=AIR)
    play(battle, "give air-power allies-center", "give air-sortie allies-right")
    assert refused(battle, "give air-sortie allies-left").rule == "O-EF-08"
    play(battle, "give probe-left allies-left", "confirm")


# ---- Ambush --------------------------------------------------------------------------------------


@pytest.mark.rule("O-EF-10", "O-REQ-075", "O-EF-05")
def test_an_ambush_comes_from_the_hand_with_three_cards_under_the_chip() -> None:
    units = {"T5": "axis infantry", "t4": "allies infantry"}
    battle = dealt(
        *THREE.split(), "dig-in", "ambush", enemy="probe-left dig-in", first="axis", units=units, dice="SSSSSS"
    )
    chipped(battle, THREE)
    play(battle, "give probe-left axis-left", "confirm", "pass", "lay probe-left s5", "order T5", "confirm")
    while asked(battle) != "battle":
        play(battle, {"initiative": "pass", "move": "done"}[asked(battle)])
    play(battle, "battle T5 t4")
    assert (asked(battle), battle.waiting()[0].seat) == ("ambush", "allies-cic")
    told = play(battle, "ambush allies-right")
    assert of(told, Ambushed) and [event.count for event in of(told, Drew) if event.seat == "allies-cic"] == [1]
    assert own(battle).due_cards == tuple(THREE.split())  # his own turn: all three are left for it


@pytest.mark.rule("O-EF-14")
def test_an_ambush_never_goes_under_the_chip() -> None:
    battle = dealt("ambush", "probe-left", "probe-right", "ambush", "dig-in")
    assert "chip ambush" not in listed(battle)
    assert refused(battle, "chip ambush").rule == "O-EF-14"
    chipped(battle, "probe-left")
    assert listed(battle) == ["chip probe-right", "chip dig-in"]
    assert refused(battle, "chip ambush").rule == "O-EF-14"


@pytest.mark.rule("O-EF-14", "O-EF-03")
def test_a_hand_of_ambushes_leaves_the_chip_empty() -> None:
    """Nothing can be placed; in his turn he may pass, or throw a card away as anybody who can play nothing."""
    battle = dealt("ambush", "ambush")
    assert listed(battle) == ["confirm"]
    play(battle, "confirm")
    assert (asked(battle), listed(battle)) == ("chip", ["confirm"])
    play(battle, "confirm")
    assert listed(battle) == ["pass", "discard ambush"]
    play(battle, "discard ambush")
    assert own(battle).cards == ("ambush",)


@pytest.mark.rule("O-EF-19", "O-DIST-22")
def test_with_nothing_due_he_may_pass_and_discards_nothing() -> None:
    battle = dealt("ambush", "ambush")
    play(battle, "confirm", "confirm", "pass")
    assert own(battle).cards == ("ambush", "ambush") and asked(battle) != "distribute"
    rushed(battle)
    assert own(battle).size == 4
    rushed(battle)
    assert listed(battle, "chip")  # from now on he has something to place


@pytest.mark.rule("O-EF-19", "O-EF-09")
def test_with_nothing_due_a_counter_attack_may_still_come_from_the_hand() -> None:
    battle = dealt("ambush", "ambush", enemy="probe-left probe-right")
    play(battle, "confirm", "confirm")
    battle._state.hands[1] += (CARDS["counter-attack"],)
    assert listed(battle)[0] == "pass" and "give counter-attack allies-left" in listed(battle)
    play(battle, "give counter-attack allies-left")
    assert listed(battle) == ["confirm"]
    assert refused(battle, "pass").rule == "O-DIST-01"


@pytest.mark.rule("O-EF-09", "O-EF-01")
def test_a_counter_attack_that_was_given_already_is_refused_as_such() -> None:
    battle = handing("probe-left", "counter-attack")
    play(battle, "give counter-attack allies-right")
    assert refused(battle, "give counter-attack allies-center").key == "card-given-already"
    assert refused(battle, "give firefight allies-center").key == "card-not-held"


# ---- sets that cannot be played ------------------------------------------------------------------


@pytest.mark.rule("O-EF-13")
def test_an_air_sortie_lies_on_the_table_and_never_under_the_chip() -> None:
    battle = dealt("air-sortie", "probe-left", "probe-right", "dig-in", options=AIR)
    assert battle.view(None).sorties == (1, 2)
    assert "chip air-sortie" not in listed(battle)
    refused(battle, "chip air-sortie")
    chipped(battle, "probe-left")
    assert "chip air-sortie" not in listed(battle)
    refused(battle, "chip air-sortie")
    assert battle.view(None).sorties == (1, 2)


@pytest.mark.rule("O-EF-15")
@pytest.mark.parametrize("other", ["probe-left", "counter-attack", "barrage", "their-finest-hour"])
def test_their_finest_hour_is_alone_under_the_chip(other: str) -> None:
    battle = dealt("their-finest-hour", other, "dig-in", "ambush")
    turned = battle.copy()
    play(battle, "chip their-finest-hour")
    assert listed(battle) == ["confirm"]
    assert refused(battle, f"chip {other}").rule == "O-EF-15"
    play(turned, f"chip {other}")
    assert "chip their-finest-hour" not in listed(turned)
    assert refused(turned, "chip their-finest-hour").rule == "O-EF-15"


@pytest.mark.rule("O-EF-15")
def test_their_finest_hour_from_the_chip_is_the_only_card_of_the_turn() -> None:
    battle = handing("their-finest-hour", "counter-attack", options=AIR, dice="GGGG" * 3)
    assert listed(battle) == ["keep their-finest-hour"]
    for answer in ("give air-sortie allies-left", "give counter-attack allies-left", "keep counter-attack"):
        assert refused(battle, answer).rule in ("O-EF-15", "O-DIST-14", "O-EF-05")
    play(battle, "keep their-finest-hour")
    assert listed(battle) == ["confirm"]
    for answer in ("give air-sortie allies-left", "give counter-attack allies-left"):
        assert refused(battle, answer).rule in ("O-EF-15", "O-DIST-14")
    told = play(battle, "confirm")
    assert CardPlayed("allies-cic", "their-finest-hour") in told


@pytest.mark.rule("O-EF-16")
@pytest.mark.parametrize(
    ("cards", "last"),
    [
        pytest.param("probe-left attack-left", "recon-left", id="three for the left"),
        pytest.param("probe-center probe-center", "probe-center", id="three alike for the center"),
        pytest.param("probe-right assault-right", "attack-right", id="three for the right"),
        pytest.param("barrage", "air-power", id="two for the commander"),
        pytest.param("air-power probe-left", "barrage", id="two for the commander and a Section card"),
    ],
)
def test_a_set_that_could_not_all_be_played_is_refused(cards: str, last: str) -> None:
    battle = dealt(*cards.split(), last, "dig-in", "ambush")
    play(battle, *(f"chip {card}" for card in cards.split()))
    assert f"chip {last}" not in listed(battle)
    assert refused(battle, f"chip {last}").rule == "O-EF-16"
    play(battle, "confirm")
    assert f"chip {last}" in listed(battle)  # alone, next time


@pytest.mark.rule("O-EF-16")
@pytest.mark.parametrize(
    "cards",
    [
        pytest.param("move-out dig-in firefight", id="a Tactic card for each general"),
        pytest.param("probe-left attack-left move-out", id="two for the left and a Tactic card for another"),
        pytest.param("recon-in-force recon-in-force general-advance", id="three that need both sections"),
        pytest.param("probe-left attack-left pincer-move", id="the Pincer for the right"),
        pytest.param("barrage counter-attack move-out", id="the Counter-Attack for a general"),
        pytest.param("counter-attack counter-attack counter-attack", id="three Counter-Attacks"),
    ],
)
def test_a_set_that_can_all_be_played_is_not(cards: str) -> None:
    battle = dealt(*cards.split(), "direct-from-hq", "ambush")
    chipped(battle, cards)
    chipped(battle, "direct-from-hq")
    for _ in range(3):
        play(battle, next(answer for answer in listed(battle) if answer != "confirm"))
    play(battle, "confirm")
    assert sum(map(len, given(battle).values())) == 3


@pytest.mark.rule("O-EF-16", "O-EF-11")
def test_with_air_rules_air_power_and_barrage_go_together() -> None:
    battle = handing("air-power barrage", "dig-in", options=AIR)
    play(battle, "keep barrage", "give air-power allies-left", "confirm")
    assert given(battle) == {"allies-cic": ["barrage"], "allies-left": ["air-power"]}


@pytest.mark.rule("O-EF-16")
def test_a_card_that_has_become_unplayable_is_discarded_without_effect() -> None:
    """No rule in force makes a set unplayable later; so a third Probe for the left is slipped among the cards."""
    battle = dealt("probe-left", "attack-left", "dig-in", "ambush")
    chipped(battle, "probe-left attack-left")
    battle._state.due[1] += (CARDS["recon-left"],)
    chipped(battle, "dig-in")
    assert "confirm" not in listed(battle)
    told = play(battle, "give probe-left allies-left", "give attack-left allies-left", "confirm")
    assert [event.card for event in of(told, Discarded)] == ["recon-left"]
    assert (own(battle).due, own(battle).cards) == (0, ("ambush",))
    assert given(battle) == {"allies-left": ["attack-left", "probe-left"]}
    assert [event.count for event in of(rushed(battle), Drew)] == [2]  # and its Recon draw is lost


@pytest.mark.rule("O-EF-17")
@pytest.mark.parametrize("receiver", ["cic", "left", "center", "right"])
def test_a_counter_attack_under_the_chip_with_nothing_to_repeat_goes_without_effect(receiver: str) -> None:
    battle = handing("counter-attack", "dig-in")
    told = play(battle, giving(f"counter-attack {receiver}"), "confirm")
    told += rushed(battle)
    assert not of(told, Ordered)
    assert [event.card for event in of(told, Discarded)] == ["counter-attack"]
    assert "counter-attack" not in (own(battle).chip_cards or ())
    assert own(battle).size == 4  # what he held, and two drawn


# ---- hand and limit ------------------------------------------------------------------------------


@pytest.mark.rule("O-EF-18")
@pytest.mark.parametrize(("limit", "drawn"), [(4, [1]), (5, [2]), (3, [])])
def test_the_cards_under_the_chip_count_as_held(limit: int, drawn: list[int]) -> None:
    """One card is played, two are left in the hand and one is under the chip."""
    battle = handing("probe-left", "dig-in", hand=limit)
    play(battle, "give probe-left allies-left", "confirm")
    told = rushed(battle)
    assert [event.count for event in of(told, Drew)] == drawn
    assert (own(battle).size, own(battle).chip) == (2 + sum(drawn), 1)


@pytest.mark.rule("O-EF-18")
def test_placing_brings_no_new_cards_at_the_start() -> None:
    battle = dealt(*THREE.split(), "ambush", hand=4)
    chipped(battle, THREE)
    assert (own(battle).size, own(battle).due) == (1, 3)


@pytest.mark.rule("O-EF-19")
def test_a_card_stays_in_the_hand_when_he_fills_the_chip() -> None:
    battle = dealt(*THREE.split())
    play(battle, "chip probe-left", "chip probe-center")
    assert listed(battle) == ["confirm"]
    assert refused(battle, "chip probe-right").rule == "O-EF-19"
    play(battle, "confirm")
    assert (asked(battle), listed(battle)) == ("chip", ["chip probe-right"])  # the last card: the chip goes first
    play(
        battle,
        "chip probe-right",
        "confirm",
        "give probe-left allies-left",
        "give probe-center allies-center",
        "confirm",
    )
    assert own(battle).size == 0
    rushed(battle)
    assert (own(battle).size, own(battle).chip) == (2, 1)  # three with the one under the chip


@pytest.mark.rule("O-EF-21")
@pytest.mark.parametrize(
    ("chip", "drawn"),
    [("probe-left", 2), (THREE, 2), ("recon-left probe-center", 3), ("recon-left recon-right", 3)],
)
def test_the_draw_at_the_end_of_the_turn_is_the_usual_one(chip: str, drawn: int) -> None:
    battle = handing(chip, "recon-center", then="firefight", hand=12)
    while listed(battle) != ["confirm"]:
        play(battle, listed(battle)[0])
    play(battle, "confirm")
    assert [event.count for event in of(rushed(battle), Drew)] == [drawn]


@pytest.mark.rule("O-EF-21")
def test_a_recon_only_placed_does_not_draw_a_third_card() -> None:
    battle = handing("probe-left", "dig-in", then="recon-left")
    play(battle, "give probe-left allies-left", "confirm")
    assert [event.count for event in of(rushed(battle), Drew)] == [2]


# ---- who sees what -------------------------------------------------------------------------------


@pytest.mark.rule("O-COM-06", "O-REQ-059", "O-EF-03")
@pytest.mark.parametrize(
    ("holders", "eyes"),
    [
        (4, {"allies-cic"}),
        (3, {"allies-cic", "allies-center"}),
        (1, {"allies-cic", "allies-left", "allies-center", "allies-right"}),
    ],
)
def test_only_the_commander_sees_the_cards_of_the_chip_and_all_see_their_number(holders: int, eyes: set[str]) -> None:
    seating = {"axis": 4, "allies": holders}
    battle = dealt("probe-left", "barrage", "move-out", "dig-in", "ambush", seating=seating, first="axis")
    play(battle, "chip probe-left")
    for seat in (*SEATS, None):  # what he is about to place is nobody's business
        assert battle.view(seat).draft == (("chip probe-left",) if seat == "allies-cic" else ())
        assert own(battle, seat).chip == 0
    play(battle, "chip barrage", "confirm")
    for seat in (*SEATS, None):
        assert (own(battle, seat).chip, own(battle, seat).due) == (2, 0)
        assert own(battle, seat).chip_cards == (("probe-left", "barrage") if seat in eyes else None)
    rushed(battle)
    chipped(battle, "move-out")
    for seat in (*SEATS, None):
        assert (own(battle, seat).chip, own(battle, seat).due) == (1, 2)
        assert own(battle, seat).chip_cards == (("move-out",) if seat in eyes else None)
        assert own(battle, seat).due_cards == (("probe-left", "barrage") if seat in eyes else None)
        placed = [event.cards.value for event in of(battle.told(seat), ChipPlaced)]
        assert placed == ([("probe-left",), ("barrage",), ("move-out",)] if seat in eyes else [None] * 3)


@pytest.mark.rule("O-EF-02", "O-EF-05", "O-EF-14", "O-EF-18", "O-DIST-19")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_battle_at_random_keeps_the_chip_in_order(seed: int) -> None:
    battle = overlord.Game(
        overlord.load_scenario("two-bridges"), seed=seed, options={"commissar": "allies", "air": "on"}
    )
    rng = Rng(seed)
    due = 0
    while battle.turn < 12 and battle.waiting():
        question = battle.waiting()[rng.below(len(battle.waiting()))]
        before = own(battle)
        options = [str(option) for option in battle.options(question.seat)]
        battle.play(question.seat, options[rng.below(len(options))])
        hand = own(battle)
        due = max(due, hand.due)
        assert hand.chip <= 3 and hand.due <= 3 and "ambush" not in hand.chip_cards
        if before.due and not hand.due:
            assert battle.view(None).active == "allies" and question.kind == "distribute"
            assert sum(map(len, given(battle).values())) >= before.due or battle.view(None).table
        if question.kind not in ("first-chip", "chip", "distribute"):
            assert hand.size + hand.chip <= hand.limit
    assert due == 3
    assert overlord.Game.replay(battle.record()).digest() == battle.digest()
