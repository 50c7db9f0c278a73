"""The turn and the deck: five steps in order, one card a turn, draws and reshuffles (core 2.1 and 4.1)."""

from collections import Counter
from dataclasses import replace

import pytest

import overlord
from boards import asked, features, game, listed, of, play, refused, scenario, unit_on
from overlord.engine.model.events import (
    AnyEvent,
    CardPlayed,
    Declared,
    Discarded,
    Drew,
    MedalsWon,
    Moved,
    Ordered,
    Reshuffled,
    Rolled,
    Sight,
    TurnStarted,
)
from overlord.engine.tables.cards import DECKS

AXIS = ["probe-center", "attack-left", "assault-right", "move-out"]
ALLIES = ["probe-left", "attack-center", "assault-left", "direct-from-hq"]
FULL = {"axis-cic": AXIS, "allies-cic": ALLIES}
COPIES = DECKS["standard"]  # as the file of the cards says, and as the rulebook (tests/files/test_command_cards.py)
SIZE = sum(COPIES.values())


def turn(battle: overlord.Game, *answers: str) -> list[AnyEvent]:
    """Play these answers, then decline everything until the next turn begins."""
    number = battle.turn
    events = play(battle, *answers)
    while battle.turn == number and battle.outcome is None:
        found = listed(battle)
        events += play(battle, next((word for word in ("confirm", "done", "pass") if word in found), found[0]))
    return events


def hand(battle: overlord.Game, camp: str) -> list[str]:
    """The cards of a camp, as its commander sees them."""
    mine = next(cards for cards in battle.view(f"{camp}-cic").hands if cards.seat == f"{camp}-cic")
    return list(mine.cards or ())


def kinds(events: list[AnyEvent], *wanted: type[AnyEvent]) -> list[str]:
    """The names of the events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in events if isinstance(event, wanted)]


# ---- the turn -----------------------------------------------------------------------------------


@pytest.mark.rule("R-TURN-01")
def test_the_scenario_says_how_the_battle_begins() -> None:
    drawn = scenario(
        {"G5": "axis armor 2", "G3": "allies artillery"},
        {"C5": "forest", "E5": "open+wire"},
        face="winter",
        first="allies",
        tables="[options]\nsandbags = 5",
    )
    axis, allies = drawn.camps
    battle = overlord.Game(replace(drawn, camps=(replace(axis, hand=6, medals=5), replace(allies, hand=3, medals=7))))
    view = battle.view(None)
    assert view.face == "winter"
    assert (features(battle, "C5"), features(battle, "E5")) == (("forest",), ("open", "wire"))
    assert (unit_on(battle, "G5").kind, unit_on(battle, "G5").figures) == ("armor", 2)
    assert (unit_on(battle, "G3").camp, unit_on(battle, "G3").figures) == ("allies", 2)
    assert [(cards.seat, cards.size) for cards in view.hands] == [("axis-cic", 6), ("allies-cic", 3)]
    assert [(medals.camp, medals.needed) for medals in view.medals] == [("axis", 5), ("allies", 7)]
    assert view.active == "allies"
    assert battle.waiting()[0].seat == "allies-cic"
    assert view.sandbags == 5


@pytest.mark.rule("R-TURN-02")
def test_a_turn_is_card_orders_moves_battles_and_draw_in_that_order() -> None:
    battle = game({"G5": "axis armor", "G3": "allies infantry"}, hands={"axis-cic": AXIS, "allies-cic": []}, dice="SSS")
    events = play(battle, "play probe-center", "order G5", "confirm", "move G5 f4", "battle f4 G3")
    steps = kinds(events, CardPlayed, Ordered, Moved, Declared, Rolled, Discarded, Drew, TurnStarted)
    assert steps == ["CardPlayed", "Ordered", "Moved", "Declared", "Rolled", "Discarded", "Drew", "Drew", "TurnStarted"]


@pytest.mark.rule("R-TURN-02")
def test_the_camps_take_whole_turns_in_alternation() -> None:
    battle = game(first="allies")
    camps = []
    for _ in range(4):
        camps.append(battle.view(None).active)
        assert {question.seat for question in battle.waiting()} == {f"{camps[-1]}-cic"}
        turn(battle)
    assert camps == ["allies", "axis", "allies", "axis"]


@pytest.mark.rule("R-TURN-02")
@pytest.mark.parametrize(
    ("answers", "early"),
    [
        pytest.param([], "order G5", id="no-orders-before-the-card"),
        pytest.param([], "move G5 G6", id="no-move-before-the-card"),
        pytest.param(["play probe-center"], "battle G5 G3", id="no-battle-while-ordering"),
        pytest.param(["play probe-center", "order G5", "confirm", "done"], "order F5", id="no-order-while-battling"),
        pytest.param(["play probe-center", "order G5", "confirm"], "play attack-left", id="no-card-while-moving"),
    ],
)
def test_no_step_comes_before_its_time(answers: list[str], early: str) -> None:
    battle = game({"G5": "axis armor", "F5": "axis infantry", "G3": "allies infantry"}, hands=FULL)
    play(battle, *answers)
    refused(battle, early)


@pytest.mark.rule("R-TURN-02")
def test_the_other_camp_waits_for_its_turn() -> None:
    battle = game(hands=FULL)
    assert refused(battle, "play probe-left", "allies-cic").rule == "R-TURN-02"
    assert listed(battle, seat="allies-cic") == []


@pytest.mark.rule("R-TURN-03")
def test_turn_start_medals_come_before_the_card() -> None:
    battle = game(
        {"G3": "allies infantry"},
        hands=FULL,
        tables='[[objectives]]\nhexes = ["G3"]\ncamp = "allies"\nturn_start = true',
    )
    assert battle.view(None).medals[1].medals == 0
    events = turn(battle, "play probe-center")
    assert kinds(events, TurnStarted, MedalsWon) == ["TurnStarted", "MedalsWon"]
    assert battle.view(None).medals[1].medals == 1
    assert asked(battle) == "card"


@pytest.mark.rule("R-TURN-03")
def test_the_night_roll_comes_before_the_card_of_its_camp() -> None:
    battle = game(hands=FULL, dice="SFSI", options={"night": "rising", "night_camp": "allies"})
    assert battle.view(None).visibility == 1
    events = turn(battle, "play probe-center")
    assert kinds(events, CardPlayed, TurnStarted, Rolled, Sight) == [
        "CardPlayed",
        "TurnStarted",
        "Rolled",
        "Sight",
    ]
    assert (asked(battle), battle.view(None).visibility) == ("card", 3)


@pytest.mark.rule("R-TURN-04")
def test_playing_a_card_is_compulsory() -> None:
    battle = game(hands=FULL)
    assert listed(battle) == [f"play {card}" for card in AXIS]
    for way_out in ("pass", "done", "confirm"):
        assert refused(battle, way_out).rule == "R-TURN-04"


@pytest.mark.rule("R-TURN-04")
def test_only_one_card_is_played_a_turn() -> None:
    battle = game(hands=FULL)
    events = play(battle, "play move-out")
    refused(battle, "play attack-left")
    events += play(battle, "order A9", "confirm")
    refused(battle, "play attack-left")
    events += turn(battle)
    assert [event.card for event in of(events, CardPlayed)] == ["move-out"]


@pytest.mark.rule("R-TURN-04")
def test_a_card_that_is_not_held_is_refused() -> None:
    assert refused(game(hands=FULL), "play probe-left").rule == "R-TURN-04"


@pytest.mark.rule("R-TURN-04", "R-CARD-11")
def test_ambush_is_never_the_card_of_the_turn() -> None:
    battle = game(hands={"axis-cic": ["ambush", "probe-left"]})
    assert listed(battle) == ["play probe-left"]
    assert refused(battle, "play ambush").rule == "R-TURN-04"


@pytest.mark.rule("R-TURN-04")
def test_a_hand_of_nothing_but_ambush_is_a_null_play() -> None:
    """Playing is compulsory and Ambush is never the turn's card: it is thrown away, nobody is ordered."""
    battle = game(hands={"axis-cic": ["ambush"], "allies-cic": ["counter-attack"]}, hand=1)
    assert len(listed(battle)) == 1
    events = play(battle, listed(battle)[0])
    assert (of(events, Ordered), battle.view(None).discarded) == ([], "ambush")
    assert len(hand(battle, "axis")) == 1
    events = play(battle, "play counter-attack")
    assert [event.copied for event in of(events, CardPlayed)] == [""]


@pytest.mark.rule("R-TURN-05")
def test_all_movement_ends_before_the_first_battle() -> None:
    battle = game(
        {"G5": "axis armor", "F5": "axis armor", "G3": "allies infantry"},
        hands={"axis-cic": AXIS, "allies-cic": []},
        dice="SSS",
    )
    play(battle, "play probe-center", "order G5", "order F5", "confirm")
    assert refused(battle, "battle G5 G3").rule == "R-TURN-05"
    play(battle, "move G5 g4")
    assert asked(battle) == "move"
    assert refused(battle, "battle g4 G3").rule == "R-TURN-05"
    play(battle, "done")
    assert listed(battle, "move") == []
    assert refused(battle, "move F5 f4").rule == "R-TURN-05"
    play(battle, "battle g4 G3")
    assert refused(battle, "move F5 f4").rule == "R-TURN-05"


@pytest.mark.rule("R-TURN-06")
def test_the_played_card_is_discarded_and_one_is_drawn() -> None:
    battle = game(hands=FULL)
    deck = battle.view(None).deck
    play(battle, "play move-out")
    assert (hand(battle, "axis"), battle.view(None).discard) == (AXIS[:3], 0)
    events = turn(battle)
    view = battle.view(None)
    assert (view.discarded, view.discard, view.deck) == ("move-out", 1, deck - 1)
    assert [(event.seat, event.count) for event in of(events, Drew)] == [("axis-cic", 1)]
    assert hand(battle, "axis")[:3] == AXIS[:3]
    assert [cards.size for cards in view.hands] == [4, 4]


@pytest.mark.rule("R-TURN-06", "R-CARD-11", "Q-AMB-10")
def test_whoever_played_ambush_draws_first_at_the_end_of_the_turn() -> None:
    battle = game(
        {"G5": "axis infantry", "g4": "allies infantry"},
        hands={"axis-cic": AXIS, "allies-cic": ["ambush", *ALLIES[:3]]},
        dice="SSSSSS",
    )
    play(battle, "play probe-center", "order G5", "confirm", "done", "battle G5 g4")
    events = turn(battle, "ambush allies-cic")
    assert [(event.seat, event.count) for event in of(events, Drew)] == [("allies-cic", 1), ("axis-cic", 1)]
    assert [cards.size for cards in battle.view(None).hands] == [4, 4]
    assert sorted(event.card for event in of(events, Discarded)) == ["ambush", "probe-center"]


@pytest.mark.rule("R-TURN-07")
def test_a_hand_may_start_low_and_grow_by_one_a_turn() -> None:
    drawn = scenario()
    axis, allies = drawn.camps
    battle = overlord.Game(replace(drawn, camps=(replace(axis, hand=5, first_hand=3), allies)), seed=3)
    sizes = []
    for _ in range(4):
        sizes.append([cards.size for cards in battle.view(None).hands])
        turn(battle)
        turn(battle)
    assert sizes == [[3, 4], [4, 4], [5, 4], [5, 4]]


@pytest.mark.rule("R-TURN-07", "R-CARD-01")
def test_a_growing_hand_grows_by_one_after_recon_as_well() -> None:
    drawn = scenario()
    axis, allies = drawn.camps
    start = replace(drawn, camps=(replace(axis, hand=4, first_hand=2), allies))
    battle = overlord.Game(start, hands={"axis-cic": ["recon-left", "probe-left"], "allies-cic": ALLIES})
    events = play(battle, "play recon-left")
    assert sum(event.count for event in of(events, Drew)) == 3
    play(battle, listed(battle)[0])
    assert len(hand(battle, "axis")) == 3


# ---- the deck -----------------------------------------------------------------------------------


@pytest.mark.rule("R-DECK-01")
@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_one_deck_holds_so_many_of_a_card(card: str, copies: int) -> None:
    assert game(hands={"axis-cic": [card] * copies, "allies-cic": []}).view(None).deck == SIZE - copies
    with pytest.raises(ValueError, match=card):
        game(hands={"axis-cic": [card] * (copies + 1)})


@pytest.mark.rule("R-DECK-01")
def test_the_deck_is_shared_by_both_camps() -> None:
    everything = list(Counter(COPIES).elements())
    battle = game(hands={"axis-cic": everything[: SIZE // 2], "allies-cic": everything[SIZE // 2 :]})
    assert (len(everything), battle.view(None).deck) == (SIZE, 0)
    with pytest.raises(ValueError, match="barrage"):
        game(hands={"axis-cic": ["barrage"], "allies-cic": ["barrage"]})


@pytest.mark.rule("R-DECK-02")
def test_an_overlord_deck_is_two_decks() -> None:
    everything = list(Counter(COPIES).elements()) * 2
    battle = game(board="overlord", hands={"axis-cic": everything[:100], "allies-cic": everything[100:]})
    assert (len(everything), battle.view(None).deck) == (2 * SIZE, 0)
    with pytest.raises(ValueError, match="ambush"):
        game(board="overlord", hands={"axis-cic": ["ambush"] * 3})


@pytest.mark.rule("R-DECK-03")
def test_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    cards = Counter(COPIES)
    cards.subtract(["move-out", "probe-left", "probe-left", "dig-in"])
    battle = game(hand=2, hands={"axis-cic": ["move-out", "probe-left"], "allies-cic": list(cards.elements())})
    assert (battle.view(None).deck, battle.view(None).discard) == (2, 0)
    turn(battle, "play move-out")
    turn(battle, "play recon-in-force")  # a hand above its size draws nothing
    turn(battle, "play probe-left")
    assert (battle.view(None).deck, battle.view(None).discard) == (0, 3)
    turn(battle, "play recon-in-force")
    assert (battle.view(None).deck, battle.view(None).discard) == (0, 4)
    events = turn(battle, listed(battle)[0])
    assert [event.cards for event in of(events, Reshuffled)] == [5]
    assert (battle.view(None).deck, battle.view(None).discard) == (4, 0)
    assert len(hand(battle, "axis")) == 2


@pytest.mark.rule("R-DECK-03", "R-CARD-01")
def test_recon_draws_its_two_cards_across_a_reshuffle() -> None:
    cards = Counter(COPIES)
    cards.subtract(["recon-left", "probe-left", "probe-left"])
    battle = game(hand=2, hands={"axis-cic": ["recon-left", "probe-left"], "allies-cic": list(cards.elements())})
    assert battle.view(None).deck == 1
    events = play(battle, "play recon-left")
    assert kinds(events, Discarded, Reshuffled, Drew) == ["Discarded", "Reshuffled", "Drew"]
    assert sorted(listed(battle)) == ["keep probe-left", "keep recon-left"]
    play(battle, "keep recon-left")
    assert sorted(hand(battle, "axis")) == ["probe-left", "recon-left"]


@pytest.mark.rule("R-DECK-04", "R-CARD-22")
def test_their_finest_hour_reshuffles_everything_before_its_player_draws() -> None:
    battle = game(hands={"axis-cic": AXIS, "allies-cic": ["their-finest-hour", *ALLIES[:3]]}, dice="SSSS")
    turn(battle, "play move-out")
    assert battle.view(None).discard == 1
    events = play(battle, "play their-finest-hour", "confirm")
    assert kinds(events, Discarded, Reshuffled, Drew, TurnStarted) == ["Discarded", "Reshuffled", "Drew", "TurnStarted"]
    assert of(events, Reshuffled)[0].cards == SIZE - 4 - 3
    assert (battle.view(None).deck, battle.view(None).discard) == (SIZE - 4 - 4, 0)


@pytest.mark.rule("R-DECK-04")
def test_the_ambusher_too_draws_after_the_reshuffle_of_their_finest_hour() -> None:
    battle = game(
        {"G5": "axis infantry", "g4": "allies infantry"},
        hands={"axis-cic": ["their-finest-hour", *AXIS[:3]], "allies-cic": ["ambush", *ALLIES[:3]]},
        dice="SFFF" + "SSS" + "SSSS",
    )
    play(battle, "play their-finest-hour", "order G5", "confirm", "done", "battle G5 g4")
    events = play(battle, "ambush allies-cic")
    assert kinds(events, Reshuffled, Drew) == ["Reshuffled", "Drew", "Drew"]
    assert battle.view(None).discard == 0
    assert battle.view(None).deck == SIZE - 4 - 4
