"""Nobody learns what another holds: not from being asked, nor from events, views, options or refusals (C-PLAY-08)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

import overlord
from boards import of, scenario
from combat.table import FOUR, card, commands, generals, laid, made, run, until
from overlord.engine.model.events import CombatDrew
from overlord.engine.model.rng import Rng
from properties.worlds import redeal

AXIS = "axis infantry"
ENEMY = "allies infantry"
FIGHT = {"T7": AXIS, "L7": AXIS, "D7": AXIS, "R5": AXIS, "P5": ENEMY}
ENCODE = msgspec.json.encode
DECKS = ["urban", "winter", "jungle", "desert"]
DECK = made(
    card("dud", "defend", '"dice-less", n = 1, least = 1', 'who = "attacker"', stance="against-unit", copies=9),
    card("duck", "defend", '"dice-less", n = 1, least = 1', 'who = "attacked"', copies=20),
    card("perk", "before", '"draw-cards", n = 1', 'who = "nothing"', stance="neutral", copies=9),
    card("dig", "post-battle", '"place", what = ["sandbags"]', copies=9),
    card("boost", "attack", '"dice", n = 1'),
    card("late", "x-move-end", '"opportunity-fire", dice = 1', 'who = "mover"', stance="against-unit"),
    key="secrets",
)


def world(**hands: Any) -> overlord.Game:
    cards = {name.replace("_", "-"): list(keys) for name, keys in hands.items()}
    return generals(DECK, FIGHT, hands=cards, dice="A" * 40)


# ---- two worlds ----------------------------------------------------------------------------------


@pytest.mark.rule("C-TAX-21", "O-CMB-14")
@pytest.mark.parametrize("moment", ["alongside", "react-defend", "after-battles", "battle", "react-x-move-end"])
def test_who_is_asked_does_not_depend_on_what_he_holds(moment: str) -> None:
    """The right card, and the wrong one: the same seats are asked the same."""
    worlds = []
    for keys in (["dud", "perk", "dig"], ["duck", "duck", "duck"]):
        seats = ("axis_left", "axis_right", "allies_center", "allies_right")
        worlds.append(world(**dict.fromkeys(seats, keys)))
    for battle in worlds:
        if moment == "alongside":
            laid(battle, left="s5")
        else:
            commands(battle, left="s5 R5")
            if moment == "react-x-move-end":
                run(battle, "move R5 r6")
            else:
                run(battle, "axis-left: done")
            if moment == "react-defend":
                run(battle, "battle R5 P5")
        until(battle, moment)
    assert worlds[0].waiting() == worlds[1].waiting()
    assert ENCODE(worlds[0].view(None)) == ENCODE(worlds[1].view(None))
    for seat in worlds[0].seats:
        if seat in ("axis-cic", "axis-center", "allies-cic", "allies-left"):
            assert ENCODE(worlds[0].view(seat)) == ENCODE(worlds[1].view(seat))


@pytest.mark.rule("C-TAX-21")
def test_a_general_without_cards_is_not_asked_and_that_is_no_secret() -> None:
    battle = world(allies_center=["dud"])
    commands(battle, left="s5 R5")
    run(battle, "battle R5 P5")
    until(battle, "react-defend")
    assert [q.seat for q in battle.waiting()] == ["allies-center"]


@pytest.mark.rule("C-TAX-21")
def test_cards_that_all_lie_open_are_not_asked_for() -> None:
    one = made(
        card("duck", "defend", '"dice-less", n = 1', 'who = "attacked"', copies=1),
        card("boost", "attack", '"dice", n = 1', copies=5),
        key="only-one",
    )
    battle = generals(one, FIGHT, hands={"allies-center": ["duck", "boost"]}, dice="A" * 40)
    commands(battle, left="s5 R5")
    run(battle, "battle R5 P5")
    assert [(q.seat, q.kind) for q in battle.waiting()] == [("allies-center", "react-defend")]
    run(battle, "allies-center: combat duck P5")
    assert "react-defend" not in [q.kind for q in battle.waiting()]  # now everybody sees where it is


@pytest.mark.rule("C-TAX-21", "O-CMB-14")
@pytest.mark.parametrize("deck", DECKS)
def test_no_question_depends_on_a_combat_card_that_the_one_who_answers_does_not_see(deck: str) -> None:
    game = overlord.Game(_crowded(), seed=7, options={"combat_deck": deck}, seating=FOUR)
    rng = Rng(7)
    met: Counter[str] = Counter()
    for salt in range(150):
        if not game.waiting():
            break
        question = game.waiting()[rng.below(len(game.waiting()))]
        options = game.options(question.seat)
        plain = [option for option in options if str(option).split()[0] not in ("combat", "special")]
        action = plain[rng.below(len(plain))] if plain else options[0]
        knows = question.seat if str(action) != "end-visit" else question.seat.partition("-")[0] + "-cic"
        other = redeal(game, knows, salt)
        other._settle()
        assert other.waiting() == game.waiting()
        game.play(question.seat, action)
        other.play(question.seat, action)
        assert other.waiting() == game.waiting(), (question, str(action))
        met.update(q.kind for q in game.waiting())
    assert (
        sum(
            number
            for kind, number in met.items()
            if kind.startswith("react-") or kind in ("alongside", "after-battles")
        )
        >= 3
    )


def _crowded() -> overlord.ScenarioDef:
    units: dict[str, str] = {}
    for n, letter in enumerate("BDFHJLNPRTVX"):
        kind = ("infantry", "armor", "artillery")[n % 3]
        units[f"{letter}5"] = f"axis {kind}"
        units[f"{letter}3"] = f"allies {kind}"
    ground = {
        "B5": "town",
        "H5": "forest",
        "L5": "jungle",
        "R3": "forest",
        "T5": "town",
        "J3": "jungle",
        "e4": "town",
        "n4": "jungle",
    }
    return scenario(units, ground, board="overlord", hand=5)


# ---- events, views, options ----------------------------------------------------------------------


@pytest.mark.rule("O-CMB-14", "C-PLAY-08", "C-SET-03")
@pytest.mark.parametrize("deck", DECKS)
def test_keys_are_seen_by_their_holder_alone(deck: str) -> None:
    """Colleagues, commander, enemies and spectators see numbers; generals may tell each other, the program does not."""
    game = overlord.Game(_crowded(), seed=11, options={"combat_deck": deck}, seating=FOUR)
    rng = Rng(3)
    for _ in range(120):
        if not game.waiting():
            break
        question = game.waiting()[rng.below(len(game.waiting()))]
        options = game.options(question.seat)
        game.play(question.seat, options[rng.below(len(options))])
        open_keys = {row.key for row in game._state.combat_discard}
        for seat in (*game.seats, None):
            view = game.view(seat)
            for row in view.combat:
                assert (row.cards is not None) == (row.seat == seat)
            own = {key for row in view.combat for key in row.cards or ()}
            text = msgspec.json.encode(view).decode()
            for row in game.decks[0].cards:
                if row.key not in own | open_keys and f'"{row.key}"' in text:
                    assert any(row.key in str(act.cards) for act in view.acts), (seat, row.key)
    for seat in (*game.seats, None):
        for event in of(game.told(seat), CombatDrew):
            assert (event.cards.value is not None) == (event.seat == seat)


def test_a_refusal_speaks_of_ones_own_hand_only() -> None:
    """Whoever asks for a card that a colleague holds hears the same as for one that nobody holds."""
    answers = []
    for right in (["dud"], ["duck"]):
        battle = world(allies_center=["perk"], allies_right=right)
        commands(battle, left="s5 R5")
        run(battle, "battle R5 P5")
        until(battle, "react-defend")
        with pytest.raises(overlord.Illegal) as caught:
            battle.play("allies-center", "combat dud R5")
        answers.append((caught.value.key, caught.value.values, caught.value.rule))
    assert answers[0] == answers[1]


def test_an_answer_to_a_window_is_secret_until_all_have_given_theirs() -> None:
    worlds = []
    for answer in ("combat dud R5", "pass"):
        battle = world(allies_center=["dud"], allies_right=["dud"])
        commands(battle, left="s5 R5")
        run(battle, "battle R5 P5")
        until(battle, "react-defend")
        run(battle, f"allies-center: {answer}")
        worlds.append(battle)
    for seat in (*worlds[0].seats, None):
        if seat != "allies-center":
            assert ENCODE(worlds[0].view(seat)) == ENCODE(worlds[1].view(seat)), seat


# ---- whoever answers first -----------------------------------------------------------------------


@pytest.mark.rule("C-TAX-21", "O-TURN-10")
def test_the_windows_of_several_generals_do_not_depend_on_arrival() -> None:
    """Every window of a crowded battle, in both orders."""
    looked_at = 0
    for deck in DECKS:
        game = overlord.Game(_crowded(), seed=2, options={"combat_deck": deck}, seating=FOUR)
        rng = Rng(2)
        for _ in range(140):
            waiting = game.waiting()
            if not waiting:
                break
            if len(waiting) > 1 and waiting[0].kind.startswith(("react-", "alongside", "recon-draw")):
                picks = {q.seat: game.options(q.seat)[rng.below(len(game.options(q.seat)))] for q in waiting}
                ends = set()
                for order in (list(picks), list(reversed(picks))):
                    twin = game.copy()
                    for seat in order:
                        twin.play(seat, picks[seat])
                    ends.add((twin.digest(), str(twin.waiting())))
                assert len(ends) == 1, (deck, picks)
                looked_at += 1
            question = waiting[rng.below(len(waiting))]
            options = game.options(question.seat)
            game.play(question.seat, options[rng.below(len(options))])
    assert looked_at >= 5, looked_at
