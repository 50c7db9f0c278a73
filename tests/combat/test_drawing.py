"""Drawing Combat cards: the Recon, Their Finest Hour, an empty pile (C-DRAW, O-CMB-07 to -09, -15)."""

from typing import Any

import pytest

import overlord
from boards import asked, listed, of
from combat.table import card, finish, generals, held, laid, made, run, skip, table, until
from overlord.engine.model.events import CombatDrew, CombatReshuffled, Drew, Reshuffled, Rolled

AXIS = "axis infantry"
ENEMY = "allies infantry"
UNITS = {"T7": AXIS, "L7": AXIS, "D7": AXIS, "X7": AXIS, "T3": ENEMY, "L3": ENEMY, "D3": ENEMY}
DECK = made(
    card("boost", "attack", '"dice", n = 1', copies=20),
    card("perk", "before", '"draw-cards", n = 1', 'who = "nothing"', stance="neutral", copies=4),
    key="drawing",
)
RECONS = ("recon-left", "recon-left", "recon-in-force", "probe-right")


def drew(battle: overlord.Game, events: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in of(events, CombatDrew):
        found[event.seat] = found.get(event.seat, 0) + event.count
    return found


# ---- Recon ---------------------------------------------------------------------------------------


@pytest.mark.rule("C-DRAW-01", "C-TAX-14", "O-CMB-07", "O-REQ-116", "R-ACT-42")
def test_a_recon_brings_a_combat_card_when_the_turn_ends() -> None:
    battle = generals(DECK, UNITS, command=RECONS)
    told = laid(battle, "recon", left="s5")
    told += run(battle, "axis-left: order T7", "axis-left: confirm")
    assert not of(told, CombatDrew)
    told = until(battle, "recon-draw")
    assert [q.seat for q in battle.waiting()] == ["axis-left"] and listed(battle) == ["pass", "draw"]
    assert battle.view(None).active == "axis"  # behind the battles, within the turn
    told = run(battle, "draw")
    assert drew(battle, told) == {"axis-left": 1} and len(held(battle, "axis-left")) == 1


@pytest.mark.rule("C-DRAW-01", "O-CMB-07", "O-REQ-128")
def test_the_draw_may_be_declined() -> None:
    battle = generals(DECK, UNITS, command=RECONS)
    laid(battle, "recon", left="s5")
    until(battle, "recon-draw")
    assert drew(battle, finish(battle, "pass")) == {} and held(battle, "axis-left") == ()


@pytest.mark.rule("C-DRAW-01")
def test_at_the_draw_there_is_nothing_else_to_say() -> None:
    battle = generals(DECK, UNITS, command=RECONS)
    laid(battle, "recon", left="s5")
    until(battle, "recon-draw")
    with pytest.raises(overlord.Illegal) as caught:
        battle.play("axis-left", "done")
    assert (caught.value.key, caught.value.rule) == ("draw-or-pass", "C-DRAW-01")


@pytest.mark.rule("C-DRAW-01", "R-ACT-42")
def test_in_a_standard_battle_the_player_draws() -> None:
    battle = table(DECK, {"G5": AXIS}, command=("recon-left", "probe-center"), axis=["boost"])
    run(battle, "play recon-left")
    until(battle, "recon-draw")
    assert drew(battle, run(battle, "draw")) == {"axis-cic": 1}


@pytest.mark.rule("C-DRAW-02", "O-CMB-07", "O-REQ-116")
@pytest.mark.parametrize("key", ["recon-in-force", "probe-left", "dig-in"])
def test_no_other_card_brings_one(key: str) -> None:
    battle = generals(DECK, UNITS, command=(key, "probe-right", "assault-left"))
    run(battle, f"give {key} axis-left", "confirm")
    run(
        battle,
        *[
            text
            for text in (f"axis-left: lay {key} s5", f"axis-left: lay {key} both")
            if text[11:] in listed(battle, seat="axis-left")
        ][:1],
    )
    assert asked(battle)
    turn = battle.turn
    while battle.turn == turn:
        assert asked(battle) != "recon-draw"
        skip(battle)


@pytest.mark.rule("C-DRAW-03", "O-CMB-15", "O-REQ-129", "Q-5")
def test_a_counter_attack_of_a_recon_draws_command_cards_but_no_combat_card() -> None:
    battle = generals(DECK, UNITS, command=RECONS, enemy=("counter-attack", "probe-right", "assault-left"), hand=8)
    laid(battle, "recon", left="s5")
    finish(battle, "axis-left: order T7", "axis-left: confirm")
    assert battle.view(None).active == "allies"
    run(battle, "give counter-attack allies-right", "confirm")
    run(battle, *[f"allies-right: {text}" for text in listed_soon(battle)][:1])
    told: list[Any] = []
    turn = battle.turn
    while battle.turn == turn:
        assert asked(battle) != "recon-draw"
        told += skip(battle)
    assert [event.count for event in of(told, Drew) if event.seat == "allies-cic"] == [3]
    assert not of(told, CombatDrew)


def listed_soon(battle: overlord.Game) -> list[str]:
    for _ in range(30):
        for question in battle.waiting():
            lays = listed(battle, "lay", question.seat)
            if lays:
                return lays
        skip(battle)
    raise AssertionError("nobody lays a card")


@pytest.mark.rule("C-DRAW-04", "Q-5")
def test_two_recons_of_one_general_bring_one_card() -> None:
    battle = generals(DECK, UNITS, command=RECONS)
    run(battle, "give recon-left axis-left", "give recon-left axis-left", "confirm")
    run(battle, "axis-left: lay recon-left s5", "axis-left: lay recon-left s6")
    until(battle, "recon-draw")
    assert [q.seat for q in battle.waiting()] == ["axis-left"]
    assert drew(battle, finish(battle, "draw")) == {"axis-left": 1}


@pytest.mark.rule("C-DRAW-01")
def test_who_of_two_generals_says_draw_first_is_no_matter() -> None:
    battle = generals(DECK, UNITS, command=("recon-left", "recon-right", "probe-center", "dig-in"))
    laid(battle, "recon", right="s1", left="s5")
    until(battle, "recon-draw")
    other = battle.copy()
    run(battle, "axis-left: draw", "axis-right: draw")
    run(other, "axis-right: draw", "axis-left: draw")
    assert battle.digest() == other.digest()


def test_who_of_two_generals_lays_his_recon_first_is_no_matter() -> None:
    def laying(*sides: str) -> overlord.Game:
        battle = generals(DECK, UNITS, command=("recon-left", "recon-right", "probe-center", "dig-in"))
        run(battle, "give recon-left axis-left", "give recon-right axis-right", "confirm", "pass")
        run(battle, *(f"axis-{side}: lay recon-{side} {'s5' if side == 'left' else 's1'}" for side in sides))
        return battle

    assert laying("left", "right").digest() == laying("right", "left").digest()


# ---- Their Finest Hour ---------------------------------------------------------------------------


def finest(**more: Any) -> tuple[overlord.Game, list[Any]]:
    """The axis commander has just played Their Finest Hour."""
    hands = {"axis-left": ["boost"], "allies-center": ["perk"]}
    battle = generals(DECK, UNITS, hands=hands, command=("their-finest-hour", "recon-left"), dice="SSSS" * 9, **more)
    s = battle._state
    s.combat_discard.extend(s.combat_deck[:5])  # some lie open
    del s.combat_deck[:5]
    run(battle, *(f"{seat}: ready" for seat in battle.seats))
    play = next(text for text in listed(battle) if "their-finest-hour" in text)
    told = run(battle, play, "confirm")
    while not of(told, CombatReshuffled):
        told += skip(battle)
    return battle, told


@pytest.mark.rule("C-DRAW-05", "O-CMB-08", "O-REQ-117", "O-DIFF-19", "Q-15")
def test_their_finest_hour_shuffles_everything_and_all_six_generals_draw() -> None:
    battle, told = finest()
    assert drew(battle, told) == {
        f"{camp}-{role}": 1 for camp in ("axis", "allies") for role in ("left", "center", "right")
    }
    assert battle.view(None).combat_discard == ()
    assert of(told, CombatReshuffled)[0].cards == 22


@pytest.mark.rule("C-DRAW-05", "C-DRAW-06", "Q-6", "O-CMB-08")
def test_they_draw_before_the_dice_the_active_camp_first_from_left_to_right() -> None:
    _, told = finest()
    assert [event.seat for event in of(told, CombatDrew)] == [
        *("axis-left", "axis-center", "axis-right"),
        *("allies-left", "allies-center", "allies-right"),
    ]
    dice = [n for n, event in enumerate(told) if isinstance(event, Rolled) and event.purpose == "finest-hour"]
    draws = [n for n, event in enumerate(told) if isinstance(event, CombatDrew)]
    assert not dice or max(draws) < min(dice)


@pytest.mark.rule("C-DRAW-09")
def test_the_command_deck_is_shuffled_at_the_end_of_the_turn_and_by_itself() -> None:
    battle, told = finest()
    assert not of(told, Reshuffled)
    later = finish(battle)
    assert len(of(later, Reshuffled)) == 1 and not of(later, CombatReshuffled)


@pytest.mark.rule("C-DRAW-06", "C-DRAW-07")
def test_whoever_finds_nothing_draws_nothing() -> None:
    short = made(card("boost", "attack", '"dice", n = 1', copies=3), key="short-draw")
    battle = generals(short, UNITS, command=("their-finest-hour", "recon-left"), dice="SSSS" * 9)
    run(battle, *(f"{seat}: ready" for seat in battle.seats))
    play = next(text for text in listed(battle) if "their-finest-hour" in text)
    told = run(battle, play, "confirm")
    while not of(told, CombatDrew):
        told += skip(battle)
    assert [event.seat for event in of(told, CombatDrew)] == ["axis-left", "axis-center", "axis-right"]


@pytest.mark.rule("C-DRAW-03", "O-CMB-15")
def test_a_counter_attack_of_their_finest_hour_shuffles_no_combat_cards() -> None:
    battle = generals(
        DECK,
        UNITS,
        command=("their-finest-hour", "recon-left"),
        enemy=("counter-attack", "probe-right"),
        dice="SSSS" * 9,
    )
    run(battle, *(f"{seat}: ready" for seat in battle.seats))
    finish(battle, next(text for text in listed(battle) if "their-finest-hour" in text), "confirm")
    assert battle.view(None).active == "allies"
    told = finish(battle, "keep counter-attack", "confirm")
    assert not of(told, CombatReshuffled) and not of(told, CombatDrew)
    assert [e for e in told if isinstance(e, Rolled) and e.purpose == "finest-hour"]  # the copy itself was carried out


# ---- the pile ------------------------------------------------------------------------------------


@pytest.mark.rule("C-DRAW-07", "O-CMB-09", "O-REQ-130")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    small = made(
        card("perk", "before", '"draw-cards", n = 1', 'who = "nothing"', stance="neutral", copies=5), key="small"
    )
    battle = table(small, {"G5": AXIS}, axis=["perk", "perk"], allies=["perk", "perk"])
    told = run(battle, "play direct-from-hq", "combat perk")
    assert battle.view(None).combat_deck == 0 and not of(told, CombatReshuffled)
    told = run(battle, "combat perk")
    assert [event.cards for event in of(told, CombatReshuffled)] == [2]
    assert held(battle, "axis-cic") == ("perk", "perk")


@pytest.mark.rule("C-DRAW-07")
def test_with_no_card_anywhere_a_due_draw_is_lost() -> None:
    small = made(card("boost", "attack", '"dice", n = 1', copies=2), key="smaller")
    battle = table(small, {"G5": AXIS}, axis=["boost"], allies=["boost"], command=("recon-left", "probe-center"))
    run(battle, "play recon-left")
    turn = battle.turn
    while battle.turn == turn:
        assert asked(battle) != "recon-draw"
        skip(battle)


@pytest.mark.rule("C-DRAW-05")
def test_in_a_standard_battle_both_players_draw() -> None:
    battle = table(DECK, {"G5": AXIS}, axis=["boost"], allies=["boost"], command=("their-finest-hour", "probe-center"))
    told = run(battle, "play their-finest-hour")
    assert drew(battle, told) == {"axis-cic": 1, "allies-cic": 1}


@pytest.mark.rule("C-DRAW-06", "Q-6")
def test_the_camp_that_plays_it_draws_first() -> None:
    hand = ("their-finest-hour", "probe-center")
    battle = table(DECK, {"G5": ENEMY}, axis=["boost"], allies=["boost"], enemy=hand, first="allies")
    told = run(battle, "play their-finest-hour")
    assert [event.seat for event in of(told, CombatDrew)] == ["allies-cic", "axis-cic"]
