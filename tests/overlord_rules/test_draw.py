"""The end of an Overlord turn: used cards discarded, two drawn, three after a Recon, never above the limit (4.6)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play
from overlord.engine.model.events import AnyEvent, Discarded, Drew, Reshuffled, SortieShown
from overlord.engine.tables.cards import deck_of

# The axis' left general commands s5 and s6, the center s3 and s4, the right s1 and s2. Only the spare units stand on
# the board, so nobody but the right general could order anybody, and nobody does.
FOUR = {"axis": 4, "allies": 4}
KEEPERS = ["ambush", "move-out", "dig-in", "firefight", "close-assault", "direct-from-hq", "armor-assault"]
Given = Mapping[str, Sequence[str]]


def begun(hands: Mapping[str, Sequence[str]], **more: Any) -> overlord.Game:
    battle = game(board="overlord", hands=hands, seating=FOUR, **more)
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


def commanded(battle: overlord.Game, camp: str, given: Given, kept: str = "") -> None:
    """The commander hands these cards out, keeps one, and visits nobody."""
    for general, cards in given.items():
        play(battle, *(f"give {card} {camp}-{general}" for card in cards))
    if kept:
        play(battle, f"keep {kept}")
    play(battle, "confirm")
    if asked(battle) == "visit":
        play(battle, "pass")


def idled(battle: overlord.Game) -> list[AnyEvent]:
    """Every card is laid, nobody is ordered, nobody rolls: to the end of this turn."""
    turn = battle.turn
    told: list[AnyEvent] = []
    quiet = {"order": "confirm", "initiative": "pass", "move": "done", "battle": "done"}
    while battle.turn == turn:
        offered = listed(battle)
        laid = listed(battle, "lay") or listed(battle, "target")
        told += play(battle, laid[0] if laid else quiet.get(asked(battle), offered[0]))
    return told


def held(battle: overlord.Game, camp: str = "axis") -> tuple[str, ...]:
    hand = next(hand for hand in battle.view(f"{camp}-cic").hands if hand.seat == f"{camp}-cic")
    assert hand.cards is not None
    return hand.cards


def ended(given: Given, *, size: int, limit: int, kept: str = "", **more: Any) -> tuple[overlord.Game, list[AnyEvent]]:
    """The axis hold so many cards, play these and end their turn."""
    cards = [card for some in given.values() for card in some] + ([kept] if kept else [])
    rest = KEEPERS[: size - len(cards)]
    battle = begun({"axis-cic": [*cards, *rest], "allies-cic": ["recon-left", "ambush"]}, hand=limit, **more)
    assert len(held(battle)) == size
    commanded(battle, "axis", given, kept)
    return battle, idled(battle)


def drawn(told: Sequence[AnyEvent], camp: str = "axis") -> list[int]:
    return [event.count for event in of(told, Drew) if event.seat == f"{camp}-cic"]


@pytest.mark.rule("O-DRAW-01")
def test_used_cards_are_discarded_when_every_move_and_battle_is_done() -> None:
    units = {"T5": "axis infantry", "t4": "allies infantry"}
    cards = ["probe-left", "recon-right", "barrage", "dig-in", "ambush"]
    battle = begun({"axis-cic": cards, "allies-cic": []}, units=units, dice="SSSS", hand=6)
    commanded(battle, "axis", {"left": ["probe-left"], "right": ["recon-right"]}, "barrage")
    play(battle, "target t4", "axis-left: lay probe-left s5", "axis-left: order T5", "axis-left: confirm")
    play(battle, "axis-right: lay recon-right s2")
    while asked(battle) != "battle":
        play(battle, {"initiative": "pass", "move": "done"}[asked(battle)])
    assert [card.card for card in battle.view(None).table] == ["barrage", "probe-left", "recon-right"]
    assert battle.view(None).discard == 0  # they lie until the last battle
    told = play(battle, "done")
    assert {(event.seat, event.card) for event in of(told, Discarded)} == {
        ("axis-cic", "barrage"),
        ("axis-cic", "probe-left"),
        ("axis-cic", "recon-right"),
    }
    assert not [card for card in battle.view(None).table if card.seat.startswith("axis")]
    assert all(kept in held(battle) for kept in ("dig-in", "ambush"))


@pytest.mark.rule("O-DRAW-01", "O-DRAW-02")
def test_the_draw_comes_after_the_discard() -> None:
    _, told = ended({"left": ["probe-left"]}, size=4, limit=8)
    kinds = [type(event) for event in told if isinstance(event, (Discarded, Drew))]
    assert kinds == [Discarded, Drew]


@pytest.mark.rule("O-DRAW-02", "O-REQ-047")
@pytest.mark.parametrize(
    "given",
    [
        pytest.param({"left": ["probe-left"]}, id="one card"),
        pytest.param({"left": ["probe-left"], "right": ["attack-right"]}, id="two cards"),
        pytest.param({"left": ["probe-left", "attack-left"], "right": ["attack-right"]}, id="three cards"),
    ],
)
def test_two_cards_are_drawn_however_many_were_played(given: dict[str, list[str]]) -> None:
    battle, told = ended(given, size=5, limit=9)
    assert drawn(told) == [2]
    assert len(held(battle)) == 5 - sum(map(len, given.values())) + 2


@pytest.mark.rule("O-DRAW-03", "O-REQ-051")
def test_a_recon_makes_the_draw_three_and_all_are_kept() -> None:
    battle, told = ended({"left": ["recon-left"]}, size=3, limit=9)
    assert drawn(told) == [3]
    assert battle.waiting()[0].seat == "allies-cic"  # there is nothing to choose between
    cards = next(event.cards.value for event in battle.told("axis-cic") if isinstance(event, Drew))
    assert cards is not None and held(battle)[-3:] == tuple(cards)
    assert len(held(battle)) == 5


@pytest.mark.rule("O-DRAW-03")
@pytest.mark.parametrize("general", ["left", "center", "right"])
def test_whoever_played_the_recon_the_commander_draws_three(general: str) -> None:
    _, told = ended({general: [f"recon-{general}"]}, size=3, limit=9)
    assert drawn(told) == [3]


@pytest.mark.rule("O-DRAW-03", "O-REQ-052")
def test_two_recons_draw_three_and_not_four() -> None:
    _, told = ended({"left": ["recon-left", "recon-left"], "right": ["recon-right"]}, size=5, limit=9)
    assert drawn(told) == [3]


@pytest.mark.rule("O-DRAW-03", "O-REQ-054")
@pytest.mark.parametrize("card", ["recon-in-force", "general-advance", "pincer-move", "probe-left"])
def test_no_other_card_makes_the_draw_three(card: str) -> None:
    _, told = ended({"left": [card]}, size=3, limit=9)
    assert drawn(told) == [2]


@pytest.mark.rule("O-DRAW-03")
def test_a_recon_of_the_turn_before_gives_nothing_any_more() -> None:
    battle, _ = ended({"left": ["recon-left"]}, size=4, limit=9)
    commanded(battle, "allies", {"left": ["recon-left"]})
    told = idled(battle)
    assert drawn(told, "allies") == [3]
    commanded(battle, "axis", {"left": ["move-out"]})
    assert drawn(idled(battle)) == [2]


@pytest.mark.rule("O-DRAW-03", "R-ACT-03")
@pytest.mark.parametrize(("other", "draws"), [("recon-right", [3]), ("probe-right", [2])])
def test_a_recon_spent_on_an_air_strike_gives_no_third_card_but_a_colleagues_recon_does(
    other: str, draws: list[int]
) -> None:
    units = {"T7": "axis infantry", "T3": "allies infantry"}
    hands = {"axis-cic": ["recon-left", other, "dig-in"], "allies-cic": ["recon-left", "ambush"]}
    battle = begun(hands, units=units, hand=8, options={"air_strikes": "axis"}, dice="S")
    commanded(battle, "axis", {"left": ["recon-left"], "right": [other]})
    play(battle, "axis-left: lay recon-left s5", "axis-left: special air-strike", f"axis-right: lay {other} s2")
    told = play(battle, "target T3", "confirm")
    assert drawn(told) == draws


@pytest.mark.rule("O-DRAW-04", "O-REQ-048")
@pytest.mark.parametrize(("size", "draws"), [(8, [1]), (7, [2]), (6, [2])])
def test_the_draw_stops_at_the_scenarios_number(size: int, draws: list[int]) -> None:
    battle, told = ended({"left": ["probe-left"]}, size=size, limit=8)
    assert drawn(told) == draws
    assert len(held(battle)) <= 8


@pytest.mark.rule("O-DRAW-04", "O-REQ-053")
@pytest.mark.parametrize(("size", "draws"), [(8, [1]), (7, [2]), (6, [3])])
def test_the_draw_after_a_recon_stops_there_too(size: int, draws: list[int]) -> None:
    battle, told = ended({"left": ["recon-left"]}, size=size, limit=8)
    assert drawn(told) == draws
    assert len(held(battle)) <= 8


@pytest.mark.rule("O-DRAW-05", "O-REQ-050")
@pytest.mark.parametrize(
    ("given", "kept", "size"),
    [
        ({"left": ["probe-left"], "right": ["probe-right"]}, "", 3),
        ({"left": ["probe-left"], "right": ["probe-right"], "center": ["probe-center"]}, "", 4),
        ({"left": ["probe-left"], "right": ["probe-right"]}, "barrage", 4),
        ({"left": ["probe-left"]}, "", 2),
    ],
)
def test_after_the_draw_the_commander_holds_at_least_three(given: Given, kept: str, size: int) -> None:
    """Nobody can play his last card, so one is left when two are drawn."""
    battle, _ = ended(given, size=size, limit=8, kept=kept, dice="SSSS")
    assert len(held(battle)) == 3


@pytest.mark.rule("O-DRAW-05")
@pytest.mark.parametrize("seed", range(5))
def test_the_hands_keep_between_three_and_their_number_whatever_is_played(seed: int) -> None:
    battle = begun({}, hand=6, seed=seed)
    for turn in range(8):
        camp = ("axis", "allies")[turn % 2]
        for _ in range(3):
            plays = listed(battle, "give") or listed(battle, "keep")
            if asked(battle) == "distribute" and plays:
                play(battle, plays[-1])
        play(battle, "confirm")
        if asked(battle) == "visit":
            play(battle, "pass")
        told = idled(battle)
        assert 3 <= len(held(battle, camp)) <= 6
        assert of(told, Discarded)


# ---- the pile -----------------------------------------------------------------------------------


def whole(*left_out: str) -> list[str]:
    """All cards of both packs but these."""
    cards = [card.key for card in deck_of("overlord")]
    for key in left_out:
        cards.remove(key)
    return cards


@pytest.mark.rule("O-DRAW-06")
@pytest.mark.parametrize("seed", range(3))
def test_a_drawn_air_sortie_goes_face_up_beside_the_camp_and_is_replaced_again_and_again(seed: int) -> None:
    """The pile is two Air Sorties and one other card, so a draw of two turns up both Air Sorties on its way."""
    axis = ["probe-left", "dig-in"]
    hands = {"axis-cic": axis, "allies-cic": whole(*axis, "firefight")}
    battle = begun(hands, hand=8, options={"air": "on"}, seed=seed)
    assert battle.view(None).deck == 3 and battle.view(None).sorties == (1, 1)
    commanded(battle, "axis", {"left": ["probe-left"]})
    told = idled(battle)
    assert of(told, SortieShown) == [SortieShown("axis"), SortieShown("axis")]
    assert drawn(told) == [2]  # two ordinary cards all the same
    assert held(battle) == ("dig-in", "firefight", "probe-left")  # off the hand
    assert battle.view("allies-left").sorties == (3, 1)  # for all to see


@pytest.mark.rule("O-DRAW-07")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    """The axis hold all cards but four: one card is in the pile when the allies draw two."""
    allies = ["probe-left", "dig-in", "ambush"]
    battle = begun({"axis-cic": whole(*allies, "firefight"), "allies-cic": allies}, hand=8)
    assert battle.view(None).deck == 1
    commanded(battle, "axis", {"left": ["recon-left"]})
    assert drawn(idled(battle)) == []  # far above their limit
    assert battle.view(None).deck == 1 and battle.view(None).discard == 1
    commanded(battle, "allies", {"left": ["probe-left"]})
    told = idled(battle)
    assert of(told, Reshuffled) == [Reshuffled(2)]
    assert drawn(told, "allies") == [2]
    hand = held(battle, "allies")
    assert "firefight" in hand and set(hand) <= {"dig-in", "ambush", "firefight", "recon-left", "probe-left"}
    assert battle.view(None).deck == 1 and battle.view(None).discard == 0


@pytest.mark.rule("O-DRAW-08")
def test_after_a_finest_hour_the_discards_go_back_before_the_draw() -> None:
    hands = {"axis-cic": ["their-finest-hour", "dig-in", "ambush", "move-out"], "allies-cic": ["recon-left", "ambush"]}
    battle = begun(hands, hand=8, dice="G" * 12)
    commanded(battle, "axis", {}, "their-finest-hour")  # the dice order nobody, so the turn is over
    told = [event for event in battle.told(None) if isinstance(event, (Discarded, Reshuffled, Drew))]
    assert [type(event) for event in told] == [Discarded, Reshuffled, Drew]
    assert told[1] == Reshuffled(len(deck_of("overlord")) - 3 - 2)  # every card but those in the two hands
    assert battle.view(None).discard == 0 and battle.view(None).deck == len(deck_of("overlord")) - 3 - 2 - 2


@pytest.mark.rule("O-DRAW-09")
def test_a_counter_attack_that_repeats_a_recon_draws_three() -> None:
    hands = {"axis-cic": ["recon-left", "dig-in"], "allies-cic": ["counter-attack", "dig-in"]}
    battle = begun(hands, hand=8)
    commanded(battle, "axis", {"left": ["recon-left"]})
    idled(battle)
    commanded(battle, "allies", {"right": ["counter-attack"]})  # opposite the axis' left
    told = idled(battle)
    assert [event.card for event in of(told, Discarded)] == ["counter-attack"]
    assert drawn(told, "allies") == [3]


@pytest.mark.rule("O-DRAW-09")
@pytest.mark.parametrize("general", ["left", "center"])
def test_a_counter_attack_that_repeats_nothing_draws_two(general: str) -> None:
    hands = {"axis-cic": ["recon-left", "dig-in"], "allies-cic": ["counter-attack", "dig-in"]}
    battle = begun(hands, hand=8)
    commanded(battle, "axis", {"left": ["recon-left"]})
    idled(battle)
    commanded(battle, "allies", {general: ["counter-attack"]})
    assert drawn(idled(battle), "allies") == [2]


@pytest.mark.rule("O-DRAW-10")
@pytest.mark.parametrize(
    ("size", "given", "after"),
    [
        pytest.param(
            8, {"left": ["probe-left"], "right": ["probe-right"], "center": ["probe-center"]}, 7, id="8 - 3 + 2 = 7"
        ),
        pytest.param(8, {"left": ["probe-left"]}, 8, id="8 - 1 + 1 = 8"),
        pytest.param(8, {"left": ["recon-left"]}, 8, id="8 - 1 + 1 = 8, with a Recon"),
        pytest.param(
            5,
            {"left": ["recon-left"], "right": ["probe-right"], "center": ["probe-center"]},
            5,
            id="5 - 3 + 3 = 5, with a Recon",
        ),
    ],
)
def test_worked_hand_sizes_for_a_limit_of_eight(size: int, given: dict[str, list[str]], after: int) -> None:
    battle, told = ended(given, size=size, limit=8)
    assert len(held(battle)) == after
    assert drawn(told) == [after - size + sum(map(len, given.values()))]
