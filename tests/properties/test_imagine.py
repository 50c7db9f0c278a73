"""An imagined battle is one that a seat cannot tell from the true one, and depends on what it knows only."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from bench.whims import answer, house

import overlord
from overlord.bots import Rng
from overlord.engine.imagine import imagined
from overlord.engine.memory import remembered
from overlord.engine.model.names import SEAT_OF
from overlord.engine.model.state import State
from overlord.library.scenarios import shipped
from properties.worlds import own, redeal

ENCODE = msgspec.json.encode
THEATRES: list[dict[str, object]] = [
    {},
    {"combat_deck": "winter", "general_winter": "both", "commissar": "allies"},
    {"combat_deck": "jungle", "gung_ho": "both", "japanese_army": "axis", "air": "on"},
    {"combat_deck": "desert", "smoke": "both", "paradrop": "axis", "armor_breakthrough": "allies", "fog": True},
    {"combat_deck": "urban", "air": "on", "air_strikes": "both", "italian_high_command": "axis"},
    {"air": "on", "air_strikes": "both", "axis_sorties": 2, "deck_sorties": 2, "gung_ho": "allies"},
    {"commissar": "allies", "initiative_after_orders": False, "visit_any_fg": True},
]
CASES = [(key, THEATRES[n]) for key in ("crossroads", "two-bridges") for n in range(len(THEATRES))]
CASES += [(key, house(Rng(n))) for n, key in enumerate(shipped())]
NUMBERS = range(len(CASES))
EVERY = 23  # steps from one look at all seats to the next
PLAYED = 200


def battle(number: int) -> tuple[overlord.Game, Rng]:
    """A battle of some theatre, with one to four holders to a camp."""
    key, options = CASES[number]
    rng = Rng(number)
    seating = {"axis": 1 + rng.below(4), "allies": 1 + rng.below(4)} if number % 3 else {"axis": 4, "allies": 4}
    game = overlord.Game(overlord.load_scenario(key), number, seating, options=options | {"turn_limit": 6})
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
                if step % (EVERY * len(game.seats)) == EVERY * n:
                    before = game.digest()
                    cards = command_cards(other._state), combat_cards(other._state)
                    played(other, rng, PLAYED)
                    assert (command_cards(other._state), combat_cards(other._state)) == cards
                    assert game.digest() == before
        played(game, rng, 1)
        step += 1
    assert step > 20


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_imagined_depends_on_nothing_hidden(number: int) -> None:
    """From two worlds that differ only in what a seat may not know, the same numbers make the very same battle."""
    game, rng = battle(number)
    step = 0
    while game.waiting() and step < 400:
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
    from overlord.engine.position import write_state

    first, second = write_state(one), write_state(two)
    return [(key, first.get(key), second.get(key)) for key in {*first, *second} if first.get(key) != second.get(key)]
