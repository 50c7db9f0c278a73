"""An imagined battle is one that a seat cannot tell from the true one, and depends on what it knows only."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from bench.whims import answer, house

import overlord
from boards import asked
from combat.table import run, table
from overlord.bots import Rng
from overlord.engine.imagine import imagined
from overlord.engine.memory import remembered
from overlord.engine.model.fields import DECLARED
from overlord.engine.model.names import SEAT_OF
from overlord.engine.model.state import State
from overlord.engine.position import write_state
from overlord.engine.queries.command import may_receive
from overlord.library.scenarios import shipped
from properties.worlds import own, redeal

ENCODE = msgspec.json.encode
THEATRES: list[dict[str, object]] = [
    {},
    {"combat_deck": "winter", "general_winter": "both", "commissar": "allies"},
    {"combat_deck": "jungle", "gung_ho": "allies", "japanese_army": "axis", "air": "on"},
    {"combat_deck": "desert", "smoke": "both", "paradrop": "axis", "armor_breakthrough": "allies", "fog": True},
    {"combat_deck": "urban", "air": "on", "air_strikes": "both", "italian_high_command": "axis"},
    {"air": "on", "air_strikes": "both", "axis_sorties": 2, "deck_sorties": 2, "gung_ho": "allies"},
    {"commissar": "allies", "initiative_after_orders": False, "visit_any_fg": True},
]
CASES = [(key, THEATRES[n]) for key in ("crossroads", "two-bridges") for n in range(len(THEATRES))]
CASES += [(key, house(Rng(n))) for n, key in enumerate(shipped())]
NUMBERS = range(len(CASES))
EVERY = 31  # steps from one look at all seats to the next
PLAYED = 200
# Frames whose fields can hold a draft, a card or an answer. `yes`: redraft.py or imagine.py replaces what is hidden.
DRAFTS = {
    **dict.fromkeys(("AfterBattles", "AirPower", "ChipAtStart", "ChipPlace", "Distribute", "Initiative"), "yes"),
    **dict.fromkeys(("KeepOne", "Laying", "March", "Ordering", "Paradrop", "Picking", "Screen", "Window"), "yes"),
    "Battles": "who is done is public",
    "Carrying": "the card lies face up, and the units it names are marked",
    "Huddle": "who is ready is public",
    "Moves": "who is done is public",
    "Phase": "who is done is public",
    "Unload": "the parts of a train are public",
}


def battle(number: int) -> tuple[overlord.Game, Rng]:
    """A battle of some theatre, with one to four holders to a camp."""
    key, options = CASES[number]
    rng = Rng(number)
    seating = {"axis": 1 + rng.below(4), "allies": 1 + rng.below(4)} if number % 3 else {"axis": 4, "allies": 4}
    game = overlord.Game(overlord.load_scenario(key), number, seating, options=options | {"turn_limit": 4})
    return game, rng


def command_cards(s: State) -> Counter[str]:
    piles = [*s.hands, *s.chip, *s.due, *s.given, s.deck, s.discard, [laid.card for laid in s.in_play]]
    return Counter(card.key for pile in piles for card in pile) + Counter({"air-sortie": sum(s.sorties)})


def combat_cards(s: State) -> Counter[str]:
    return Counter(card.key for pile in (*s.combat, s.combat_deck, s.combat_discard) for card in pile)


def face_down(game: overlord.Game) -> bool:
    """Whether somebody has answered and the answer is not shown yet: worth a look at every step."""
    asked = game.waiting()
    return len(asked) > 0 and (asked[0].kind in ("alongside", "pick", "initiative", "recon-draw", "peek", "keep"))


def other_world(game: overlord.Game, seat: str, salt: int) -> overlord.Game:
    """What this seat remembers, but everything hidden from it is other: cards, drafts, mines and dice to come."""
    other = game.copy()
    s = own(other)
    holds = other._seating.shared[SEAT_OF[seat]]
    other._state = imagined(s, holds, Rng(salt), remembered(s, game._log, holds))
    return other


def same(game: overlord.Game, seat: str, salt: int) -> overlord.Game:
    """Imagine this battle, and check that the seat sees no difference."""
    before = game.digest()
    other = game.imagine(seat, Rng(salt))
    assert game.digest() == before
    assert ENCODE(other.view(seat)) == ENCODE(game.view(seat))
    assert other.options(seat) == game.options(seat)
    assert other.waiting() == game.waiting()
    assert command_cards(other._state) == command_cards(game._state)
    assert combat_cards(other._state) == combat_cards(game._state)
    return other


def played(game: overlord.Game, rng: Rng, most: int) -> None:
    for _ in range(most):
        if not game.waiting():
            return
        question, action = answer(game, rng)
        game.play(question.seat, action)


@pytest.mark.parametrize("number", NUMBERS)
def test_an_imagined_battle_looks_the_same_and_can_be_played(number: int) -> None:
    game, rng = battle(number)
    step = 0
    while game.waiting():
        if step % EVERY == 0:
            for n, seat in enumerate(game.seats):
                other = same(game, seat, step * 8 + n)
                if step // EVERY % (2 * len(game.seats)) == 2 * n:
                    try_out(game, other, rng)
        played(game, rng, 1)
        step += 1
    assert step > 20


def try_out(game: overlord.Game, other: overlord.Game, rng: Rng) -> None:
    """Save the imagined battle, and play it on, as a game and as a simulation."""
    before = game.digest()
    cards = command_cards(other._state), combat_cards(other._state)
    again = overlord.Game.load(other.dump())
    assert again.digest() == other.digest() and again.waiting() == other.waiting()
    sim = overlord.Simulation(other)
    for _ in range(PLAYED // 4):
        if sim.legal():
            sim.step(rng.below(len(sim.legal())))
    played(other, rng, PLAYED)
    assert (command_cards(other._state), combat_cards(other._state)) == cards
    assert game.digest() == before


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_imagined_depends_on_nothing_hidden(number: int) -> None:
    """From two worlds that differ only in what a seat may not know, the same numbers make the very same battle."""
    game, rng = battle(number)
    step = 0
    while game.waiting():
        if step % EVERY == 0 or face_down(game):
            seat = game.seats[rng.below(len(game.seats))]
            wanted = game.imagine(seat, Rng(step))
            for other in (redeal(game, seat, step + 1), other_world(game, seat, step + 2)):
                found = other.imagine(seat, Rng(step))
                assert found.digest() == wanted.digest(), differences(wanted._state, found._state)
                assert found.record() == wanted.record()
        played(game, rng, 1)
        step += 1


def differences(one: State, two: State) -> list[Any]:
    """The fields in which two positions differ, for whoever reads a failure."""
    first, second = write_state(one), write_state(two)
    return [(key, first.get(key), second.get(key)) for key in {*first, *second} if first.get(key) != second.get(key)]


def test_an_imagined_battle_keeps_no_word_of_the_true_one() -> None:
    """Neither seed nor log: from these one could build the true battle again."""
    hands = {"allies-cic": ["barrage", "probe-left"]}
    game = overlord.Game(overlord.load_scenario("crossroads"), 12345, hands=hands, dice="IIIAA")
    played(game, Rng(1), 9)
    other = game.imagine("axis-cic", Rng(2))
    assert "12345" not in other.record() and "IIIAA" not in other.dump()
    assert other.entries == 1 and other.told("allies-cic") == ()
    played(other, Rng(3), 30)
    assert overlord.Game.replay(other.record()).digest() == other.digest()


def test_every_hidden_card_is_as_likely_as_any_other() -> None:
    """Of 600 imagined battles, a card is in the enemy's hand as often as its copies among the hidden cards say."""
    game = overlord.Game(overlord.load_scenario("two-bridges"), 8)
    s = game._state
    hidden = Counter(card.key for card in (*s.deck, *s.hands[0], *s.hands[1]))  # a general sees no hand at all
    size, rng = len(s.hands[0]), Rng(8)
    found: Counter[str] = Counter()
    hands = set()
    for _ in range(600):
        hand = game.imagine("allies-left", rng)._state.hands
        hands.add(tuple(card.key for card in hand[0]))
        found.update(card.key for card in hand[0])
    assert len(hands) > 590
    squares = 0.0
    for key, copies in hidden.items():
        wanted = 600 * size * copies / hidden.total()
        squares += (found[key] - wanted) ** 2 / wanted
    assert squares < 2 * len(hidden), found


def test_cards_that_were_handed_out_are_some_that_can_have_been() -> None:
    game = overlord.Game(overlord.load_scenario("two-bridges"), 8)
    for seat in game.seats:
        game.play(seat, "ready")
    while not any(game._state.given):
        question = game.waiting()[0]
        game.play(question.seat, game.options(question.seat)[-1])
    giver = next(n for n, cards in enumerate(game._state.given) if cards) // 4
    found: Counter[str] = Counter()
    for salt in range(300):
        s = game.imagine(game.seats[4 * (1 - giver)], Rng(salt))._state
        for seat, cards in enumerate(s.given):
            for card in cards:
                assert seat % 4 in may_receive(s, card), (seat, card.key)
                found[card.key] += 1
    assert len(found) > 8


@pytest.mark.parametrize("where", ["top", "bottom"])
def test_a_card_that_was_peeked_at_is_known_as_long_as_it_lies_there(where: str) -> None:
    battle = table("jungle", {"G5": "axis infantry"}, {}, axis=["captured-sketch-map"])
    run(battle, "play direct-from-hq", "combat captured-sketch-map")
    place = -1 if where == "top" else 0
    seen = battle._state.combat_deck[-1].key
    for _ in range(2):  # while he looks, and afterwards
        mine = {battle.imagine("axis-cic", Rng(n))._state.combat_deck[place].key for n in range(20)}
        other = {battle.imagine("allies-cic", Rng(n))._state.combat_deck[place].key for n in range(20)}
        assert len(other) > 1
        if asked(battle) == "peek":
            run(battle, f"choose {where}")
    assert mine == {seen}


def test_mines_come_out_of_the_bag_without_those_that_were_turned_up() -> None:
    game = overlord.Game(overlord.load_scenario("gold-beach"), 3)
    s = own(game)
    for mine in s.mines.values():
        mine.strength, mine.shown = 4, False
    first = next(iter(s.mines.values()))
    first.shown = True  # there is one 4 in the bag
    found: Counter[int] = Counter()
    for salt in range(200):
        mines = list(game.imagine("allies-cic", Rng(salt))._state.mines.values())
        assert mines[0].strength == 4
        found.update(mine.strength for mine in mines[1:])
    assert set(found) == {0, 1, 2, 3}
    assert found[0] > found[1] > found[3]


def test_every_frame_that_can_hold_a_draft_is_thought_of() -> None:
    """A new frame must be looked at: does it keep an answer that others may not see yet?"""
    plain = ("int", "str", "bool", "Effect", "Scene", "Effect | None", "tuple[tuple[int, int], ...]")
    found = {
        name
        for name, row in DECLARED.items()
        if row.asks and any(field.type not in plain and not field.derived for field in row.fields)
    }
    assert found == set(DRAFTS)
