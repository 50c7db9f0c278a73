"""Windows: who is asked, in which order plays are carried out, what becomes of those that come too late (C-TAX)."""

from itertools import permutations
from typing import Any

import pytest

import overlord
from boards import asked, listed, of, unit_on
from combat.table import (
    battling,
    card,
    closed,
    commands,
    finish,
    generals,
    held,
    made,
    offered,
    orders,
    run,
    skip,
    table,
    thrown,
    until,
)
from overlord.engine.model.events import Ambushed, CombatPlayed, Rolled, Stopped
from overlord.engine.model.rng import Rng
from overlord.engine.tables.combat import WINDOWS
from overlord.engine.tables.combat_effects import EFFECTS

AXIS = "axis infantry"
ENEMY = "allies infantry"
UNITS = {"T7": AXIS, "L7": AXIS, "D7": AXIS}
FIGHT = {**UNITS, "R5": AXIS, "P5": ENEMY}  # R5 in the right allied general's section, P5 in the center's
DECK = made(
    card("dud", "defend", '"dice-less", n = 1, least = 1', 'who = "attacker"', stance="against-unit"),
    card("duck", "defend", '"dice-less", n = 1, least = 1', 'who = "attacked"'),
    card("zap", "defend", '"first-strike", dice = 2', 'who = "attacker"', stance="against-unit"),
    card("jam", "x-ordered", '"block-move"', 'who = "mover"', stance="against-unit"),
    card("boost", "attack", '"dice", n = 1'),
    card("again", "rolled", '"reroll", n = 1', 'who = "ordered"', timing="ordering"),
    card("shake", "rolled", '"reroll", n = 1', 'who = "attacked"', timing="reaction"),
    key="windows",
)


def attacked(dice: str = "AA", deck: Any = DECK, units: dict[str, str] | None = None, **hands: Any) -> overlord.Game:
    """R5 has declared its battle against P5; the allied generals are asked."""
    cards = {name.replace("_", "-"): list(keys) for name, keys in hands.items()}
    battle = generals(deck, units or FIGHT, hands=cards, dice=dice)
    commands(battle, left="s5 R5")
    run(battle, "battle R5 P5")
    until(battle, "react-defend")
    return battle


def asks(battle: overlord.Game) -> list[tuple[str, str]]:
    return [(question.seat, question.kind) for question in battle.waiting()]


# ---- all at once, one after the other ------------------------------------------------------------


@pytest.mark.rule("C-TAX-21", "Q-12")
def test_all_who_are_concerned_are_asked_at_once() -> None:
    battle = attacked(allies_center=["dud"], allies_right=["dud"], allies_left=["dud"])
    assert asks(battle) == [("allies-center", "react-defend"), ("allies-right", "react-defend")]
    told = run(battle, "allies-right: combat dud R5")
    assert not told and asks(battle) == [("allies-center", "react-defend")]  # nothing is laid before all have answered


@pytest.mark.rule("C-TAX-21", "Q-12", "C-LIM-01")
@pytest.mark.parametrize("first", ["allies-center", "allies-right"])
def test_the_general_of_the_unit_attacked_comes_first_whoever_answered_first(first: str) -> None:
    """His card closes the attacker to his colleague's, which goes back to the hand unseen."""
    battle = attacked(allies_center=["dud"], allies_right=["dud"])
    second = "allies-right" if first == "allies-center" else "allies-center"
    told = run(battle, f"{first}: combat dud R5", f"{second}: combat dud R5")
    assert [event.seat for event in of(told, CombatPlayed)] == ["allies-center"]
    assert held(battle, "allies-right") == ("dud",) and held(battle, "allies-center") == ()
    assert thrown(told + finish(battle))[0] == ("battle", 1)


@pytest.mark.rule("C-TAX-21", "Q-12")
def test_the_general_of_the_unit_attacked_comes_before_those_left_of_him() -> None:
    """The attacker stands before the center general, the unit attacked is the right one's."""
    units = {**UNITS, "P5": AXIS, "R5": ENEMY}
    hands = {"allies-center": ["dud"], "allies-right": ["dud"]}
    battle = generals(DECK, units, hands=hands, dice="AA")
    commands(battle, center="s4 P5")
    run(battle, "battle P5 R5")
    until(battle, "react-defend")
    told = run(battle, "allies-center: combat dud P5", "allies-right: combat dud P5")
    assert [event.seat for event in of(told, CombatPlayed)] == ["allies-right"]


@pytest.mark.rule("C-TAX-21")
def test_behind_the_plays_the_window_opens_again_until_all_pass() -> None:
    battle = attacked(dice="AA", allies_center=["duck", "duck"], allies_right=["dud", "zap"])
    run(battle, "allies-center: combat duck P5", "allies-right: pass")
    assert asks(battle) == [("allies-center", "react-defend"), ("allies-right", "react-defend")]
    assert listed(battle, seat="allies-center") == ["pass"]  # one die is left: neither the other duck
    assert listed(battle, "combat", "allies-right") == ["combat zap R5"]  # nor the dud would change anything
    run(battle, "allies-right: combat zap R5", "allies-center: pass")
    while asked(battle) == "react-defend":
        skip(battle)
    assert battle.view(None).combat_discard == ("duck", "zap")


@pytest.mark.rule("C-TAX-21")
@pytest.mark.parametrize("answers", [("combat dud R5", "pass"), ("combat duck P5", "combat dud R5"), ("pass", "pass")])
def test_the_order_of_arrival_is_no_matter(answers: tuple[str, str]) -> None:
    ends = set()
    for order in permutations(zip(("allies-center", "allies-right"), answers, strict=True)):
        battle = attacked(allies_center=["dud", "duck"], allies_right=["dud"])
        told = run(battle, *(f"{seat}: {answer}" for seat, answer in order))
        ends.add((battle.digest(), str(battle.waiting()), str(told)))
    assert len(ends) == 1


@pytest.mark.rule("C-TAX-23")
def test_a_play_whose_event_has_vanished_is_still_spent() -> None:
    battle = attacked("II", units={**FIGHT, "R5": "axis infantry 1"}, allies_center=["zap"], allies_right=["dud"])
    told = run(battle, "allies-center: combat zap R5", "allies-right: combat dud R5")
    assert [(event.seat, event.card) for event in of(told, CombatPlayed)] == [
        ("allies-center", "zap"),
        ("allies-right", "dud"),
    ]
    assert unit_on(battle, "R5") is None and held(battle, "allies-right") == ()


@pytest.mark.rule("C-TAX-24")
def test_no_card_answers_another() -> None:
    """The dice of a card open no window, and nobody is asked about a card."""
    battle = battling(DECK, {"G5": AXIS, "g4": ENEMY}, {}, "boost", "again", allies=["zap", "shake"], dice="SSAAAA")
    run(battle, "combat boost G5 g4")
    assert asks(battle) == [("axis-cic", "declare")]  # the enemy is asked about the battle, not about the card
    other = battling(DECK, {"G5": AXIS, "g4": ENEMY}, {}, "again", "again", allies=["zap", "shake"], dice="SSAAAA")
    told = run(other, "battle G5 g4", "combat zap G5")
    assert [event.purpose for event in of(told, Rolled)] == ["zap"]
    assert asked(other) in ("react-defend", "react-rolled")
    if asked(other) == "react-rolled":
        assert [event.purpose for event in of(told, Rolled)][-1] == "battle"


@pytest.mark.rule("C-TAX-08")
def test_at_the_dice_the_active_general_comes_first() -> None:
    battle = battling(DECK, {"G5": AXIS, "g4": ENEMY}, {}, "again", allies=["shake"], dice="AAAIII")
    run(battle, "battle G5 g4")
    until(battle, "react-rolled")
    assert [q.seat for q in battle.waiting()] == ["axis-cic"]
    run(battle, "combat again G5", "reroll A")
    until(battle, "react-rolled", "allies-cic")
    run(battle, "combat shake g4", "reroll I")
    assert unit_on(battle, "g4").figures in (3, 4)


@pytest.mark.rule("O-CMB-16", "Q-16", "C-TAX-07")
def test_the_ambush_is_offered_before_the_reactions() -> None:
    battle = battling(DECK, {"G5": AXIS, "g4": ENEMY}, {}, allies=["dud"], enemy=("ambush", "recon-right"), dice="AAA")
    run(battle, "battle G5 g4")
    assert asked(battle) == "ambush"
    run(battle, "ambush allies-cic")
    assert asked(battle) == "react-defend"


@pytest.mark.rule("O-CMB-16", "Q-16")
def test_behind_an_ambush_that_ends_the_attack_there_is_no_reaction() -> None:
    battle = battling(DECK, {"G5": AXIS, "g4": ENEMY}, {}, allies=["dud"], enemy=("ambush", "recon-right"), dice="FAA")
    told = run(battle, "battle G5 g4", "ambush allies-cic")
    assert of(told, Ambushed)
    while battle.view(None).active == "axis":
        assert asked(battle) != "react-defend"
        skip(battle)


@pytest.mark.rule("Q-16")
def test_no_card_helps_the_unit_that_ambushes() -> None:
    """It is not an ordered unit."""
    battle = battling(
        DECK, {"G5": AXIS, "g4": ENEMY}, {}, allies=["boost", "again"], enemy=("ambush", "recon-right"), dice="AAA"
    )
    told = run(battle, "battle G5 g4", "ambush allies-cic")
    assert thrown(told)[0] == ("ambush", 3) and asked(battle) != "react-rolled"


@pytest.mark.rule("C-TAX-15")
def test_the_answer_to_orders_comes_before_the_owners_own_cards() -> None:
    deck = made(
        card("jam", "x-ordered", '"block-move"', 'who = "mover"', stance="against-unit"),
        card("push", "order", '"move-bonus", n = 1'),
        key="ordered-first",
    )
    battle = table(deck, {"G7": AXIS, "C7": AXIS}, axis=["push"], allies=["jam"])
    orders(battle, "G7", "C7")
    assert asks(battle) == [("allies-cic", "react-x-ordered")]
    assert of(run(battle, "combat jam G7"), Stopped)
    until(battle, "move")
    assert "combat push C7" in offered(battle)


# ---- what is refused -----------------------------------------------------------------------------


@pytest.mark.rule("C-TAX-20", "C-TAX-21")
def test_at_a_window_one_plays_or_passes() -> None:
    battle = attacked(allies_center=["dud"])
    assert closed(battle, "done") == ("combat-or-pass", "C-TAX-21")
    assert closed(battle, "combat dud T7")[1] in ("C-LIM-05", "C-TAX-20")
    assert closed(battle, "combat dud t8") == ("no-unit-there", "C-TAX-20")
    assert closed(battle, "combat boost R5 P5") == ("combat-not-held", "C-PLAY-01")


@pytest.mark.rule("C-TAX-06")
def test_a_declared_battle_is_fought() -> None:
    battle = battling(DECK, {"G5": AXIS, "g4": ENEMY, "f4": ENEMY}, {}, "boost", "boost")
    run(battle, "combat boost G5 g4")
    assert asked(battle) == "declare"
    assert closed(battle, "battle G5 f4") == ("battle-declared", "C-TAX-06")
    assert closed(battle, "done") == ("battle-declared", "C-TAX-06")


@pytest.mark.rule("C-TAX-13")
def test_behind_the_battles_one_plays_or_is_done() -> None:
    battle = table("winter", {"G5": AXIS}, axis=["white-smocks"])
    orders(battle, "G5")
    until(battle, "after-battles")
    assert closed(battle, "pass") == ("combat-or-done", "C-TAX-13")


QUESTIONS = [
    ("withdraw-first", '"withdraw", n = 1', 'who = "attacked"', "g4"),
    ("retarget-first", '"retarget", reach = 9', 'who = "attacked"', "g4"),
    ("relocate-first", '"relocate"', 'who = "attacker"', "G5"),
]


@pytest.mark.rule("C-TAX-21")
@pytest.mark.parametrize(("key", "effects", "target", "at"), QUESTIONS)
def test_a_question_of_a_card_is_answered_first(key: str, effects: str, target: str, at: str) -> None:
    stance = "on-own" if at == "g4" else "against-unit"
    deck = made(card("thing", "defend", effects, target, stance=stance), key="asking")
    battle = battling(deck, {"G5": AXIS, "g4": ENEMY, "f4": ENEMY}, {}, allies=["thing"])
    run(battle, "battle G5 g4", f"combat thing {at}")
    assert closed(battle, "done") == (key, "C-TAX-21")


def test_other_questions_of_cards_are_answered_first() -> None:
    deck = made(
        card("more", "order", '"dice", n = 1', 'who = "ordered", most = 2'),
        card("slip", "unit-done", '"move-after", n = 1'),
        card("again", "rolled", '"reroll", n = 1', timing="ordering"),
        card("look", "before", '"peek-deck", may_bottom = true', 'who = "nothing"', stance="neutral"),
        key="questions",
    )
    battle = table(deck, {"G5": AXIS, "C5": AXIS, "G3": ENEMY}, axis=["more", "slip", "again", "look"], dice="AAA")
    run(battle, "play direct-from-hq", "combat look")
    assert closed(battle, "done") == ("peek-first", "C-TAX-21")
    run(battle, "choose top", "order G5", "order C5", "confirm", "combat more G5")
    assert closed(battle, "done") == ("combat-finish", "C-TAX-21")
    run(battle, "confirm", "battle G5 G3", "combat again G5")
    assert closed(battle, "done") == ("reroll-first", "C-TAX-08")
    run(battle, "reroll A", "combat slip G5")
    assert closed(battle, "done") == ("move-after-or-pass", "C-TERM-04")


# ---- a target that changes while plays wait ------------------------------------------------------


def test_a_play_that_waits_while_the_attack_is_aimed_anew_is_for_the_new_target_copied_or_not() -> None:
    """q4 is both generals' unit; the center's play aims the attack elsewhere, the right's was for q4."""
    deck = made(
        card("veer", "defend", '"retarget", reach = 9', 'who = "attacked"'),
        card("duck", "defend", '"dice-less", n = 1, least = 1', 'who = "attacked"'),
        key="veering",
    )
    units = {**UNITS, "R5": AXIS, "q4": ENEMY, "r4": ENEMY}
    hands = {"allies-center": ["veer"], "allies-right": ["duck"]}
    battle = generals(deck, units, hands=hands, dice="AAA")
    commands(battle, left="s5 R5")
    run(battle, "battle R5 q4")
    until(battle, "react-defend")
    run(battle, "allies-right: combat duck q4", "allies-center: combat veer q4")
    assert asked(battle) == "retarget"
    other = battle.copy()
    for table_ in (battle, other):
        run(table_, "battle R5 r4")
        assert held(table_, "allies-right") == ("duck",)  # it was not for this one
    assert battle.digest() == other.digest()
    assert overlord.Game.replay(battle.record()).digest() == battle.digest()


# ---- the vocabulary has a moment for each window -------------------------------------------------


@pytest.mark.rule("C-TAX-20")
def test_every_window_takes_some_effect() -> None:
    for windows in WINDOWS.values():
        for window in windows:
            assert any(window in fitting for fitting, _, _ in EFFECTS.values()), window


@pytest.mark.rule("C-TAX-20")
@pytest.mark.parametrize("deck", ["urban", "winter", "jungle", "desert"])
def test_whatever_is_listed_may_be_played(deck: str) -> None:
    """Random turns of a crowded battle: every listed play is accepted and leaves a battle that goes on."""
    units = {
        "C7": AXIS, "E7": "axis armor", "G7": AXIS, "I7": "axis artillery", "K7": "axis armor", "G5": AXIS,
        "C3": ENEMY, "E3": "allies armor", "G3": ENEMY, "I3": "allies artillery", "K3": "allies armor", "g4": ENEMY,
    }  # fmt: skip
    ground = {
        "C5": "town",
        "G5": "town",
        "g4": "forest",
        "I5": "jungle",
        "E5": "hill",
        "K5": "frozen-river",
        "G3": "jungle",
        "e4": "town",
    }
    played = set()
    for seed in range(6):
        board = table(deck, units, ground, seed=seed)
        rng = Rng(seed)
        for _ in range(160):
            if not board.waiting():
                break
            question = board.waiting()[rng.below(len(board.waiting()))]
            options = listed(board, seat=question.seat)
            plays = [text for text in options if text.split()[0] in ("combat", "special")]
            for text in plays[:4]:
                trial = board.copy()
                trial.play(question.seat, text)
                assert trial.waiting() or trial.outcome is not None
                played.add(text.split()[1])
            some = plays if plays and rng.below(2) else options
            board.play(question.seat, some[rng.below(len(some))])
        assert overlord.Game.replay(board.record()).digest() == board.digest()
    assert len(played) >= 6


def test_a_battle_is_copied_at_every_step() -> None:
    """A copy goes on like the original, whatever questions of cards are open."""
    units = {
        "C7": AXIS,
        "E7": "axis armor",
        "G7": AXIS,
        "G5": AXIS,
        "C3": ENEMY,
        "E3": "allies armor",
        "G3": ENEMY,
        "g4": ENEMY,
    }
    for deck in ("urban", "winter", "jungle", "desert"):
        board = table(deck, units, {"G5": "town", "g4": "forest", "I5": "jungle", "E5": "jungle"}, seed=5)
        rng = Rng(5)
        for _ in range(90):
            if not board.waiting():
                break
            question = board.waiting()[0]
            options = listed(board, seat=question.seat)
            plays = [text for text in options if text.split()[0] in ("combat", "special", "choose", "target")]
            answer = (plays or options)[rng.below(len(plays or options))]
            twin = board.copy()
            assert twin.digest() == board.digest()
            twin.play(question.seat, answer)
            board.play(question.seat, answer)
            assert twin.digest() == board.digest()


@pytest.mark.rule("C-TAX-01", "C-TAX-02", "C-TAX-03")
def test_the_moments_of_a_turn_follow_each_other() -> None:
    deck = made(
        card("a-before", "before", '"draw-cards", n = 1', 'who = "nothing"', stance="neutral"),
        card("b-order", "order", '"dice", n = 1'),
        card("c-start", "move-start", '"move-bonus", n = 1'),
        card("d-end", "move-end", '"dice", n = 1'),
        card("e-pre", "pre-battle", '"dice", n = 1'),
        card("f-attack", "attack", '"dice", n = 1'),
        card("g-done", "unit-done", '"extra-battle", dice = 1'),
        card("h-post", "post-battle", '"draw-cards", n = 1', 'who = "nothing"', stance="neutral"),
        key="moments",
    )
    keys = [row.key for row in deck.cards]
    battle = table(deck, {"G7": "axis armor", "C7": AXIS, "G3": ENEMY}, axis=keys, dice="S" * 40)
    seen: list[tuple[str, list[str]]] = []

    def note(*answers: str) -> None:
        run(battle, *answers)
        seen.append((asked(battle), [text.split()[1] for text in offered(battle)]))

    note("play direct-from-hq")
    note("combat a-before", "order G7", "order C7", "confirm")
    note("move G7 G5")
    note("done")
    note("battle G5 G3")
    note("done")
    assert [kind for kind, _ in seen] == ["alongside", "move", "move", "battle", "battle", "after-battles"]
    assert [sorted(set(cards)) for _, cards in seen] == [
        ["a-before"],
        ["b-order", "c-start"],
        ["c-start", "d-end"],
        ["e-pre", "f-attack"],
        ["g-done"],
        ["h-post"],
    ]


@pytest.mark.rule("C-TAX-05")
def test_pre_battle_waits_for_all_moves_of_the_camp() -> None:
    deck = made(card("pre", "pre-battle", '"dice", n = 1'), card("boost", "attack", '"dice", n = 1'), key="pre-battle")
    units = {**UNITS, "T5": ENEMY, "D5": ENEMY}
    battle = generals(deck, units, hands={"axis-left": ["pre"], "axis-right": ["pre"]}, dice="A" * 9)
    commands(battle, left="s5 T7", right="s1 D7")
    until(battle, "move")
    assert ("axis-left", "move") in asks(battle) and ("axis-right", "move") in asks(battle)
    run(battle, "axis-left: done")
    assert ("axis-left", "battle") not in asks(battle)
    run(battle, "axis-right: done")
    assert offered(battle, seat="axis-left") == ["combat pre T7"]


def test_a_general_may_answer_a_window_of_several_seats_he_fills() -> None:
    """Two people a side: the commander fills all seats and is asked for each."""
    cards = {"allies-center": ["dud"], "allies-right": ["dud"]}
    battle = generals(DECK, FIGHT, hands=cards, dice="AA", seating={"axis": 1, "allies": 1})
    commands(battle, left="s5 R5")
    run(battle, "battle R5 P5")
    until(battle, "react-defend")
    assert asks(battle) == [("allies-center", "react-defend"), ("allies-right", "react-defend")]
