"""A battle that is written down and read again at every step is the same battle: digest, options, views and future."""

from __future__ import annotations

import pytest
from bench.madeup import made_up
from bench.twins import ways
from bench.whims import answer

import overlord
from overlord.engine.model.data import Data, Lent
from overlord.engine.model.fields import DECLARED
from overlord.engine.model.frame import Frame
from overlord.engine.model.rng import Rng
from overlord.engine.position import bare_state, write_state
from overlord.form import COMPILED, FORM

STEPS = 25
CASES = [pytest.param(*case, id=f"{case[0]}-{case[1]}") for case in ways() if case[1] not in (1, 2, 3, 4)]


def both(game: overlord.Game, again: overlord.Game) -> None:
    """Nobody can tell these two apart."""
    assert again.digest() == game.digest()
    assert again.waiting() == game.waiting()
    for seat in (*game.seats, None):
        assert again.view(seat) == game.view(seat)
        if seat is not None:
            assert again.options(seat) == game.options(seat)


@pytest.mark.parametrize(("key", "seed", "options"), CASES)
def test_a_battle_goes_on_from_its_dump_at_every_step(key: str, seed: int, options: dict[str, object]) -> None:
    game = overlord.Game(overlord.load_scenario(key), seed, options=options | {"turn_limit": 12})
    again = game
    rng = Rng(seed)
    for _ in range(STEPS):
        if not game.waiting():
            break
        question, action = answer(game, rng)
        again = overlord.Game.load(again.dump())
        assert again.play(question.seat, action) == game.play(question.seat, action)
        both(game, again)
    assert again.dump() == game.dump()
    assert overlord.Game.replay(again.record()).digest() == game.digest()


def test_effects_inside_others_are_found_again() -> None:
    """Decks made by chance nest their effects deeper than ours do."""
    for seed in range(4):
        rng = Rng(seed)
        deck = made_up(rng)
        options = {"combat_deck": deck.key, "turn_limit": 3}
        game = overlord.Game(overlord.load_scenario("crossroads"), seed, options=options, decks=[deck])
        while game.waiting():
            question, action = answer(game, rng)
            game.play(question.seat, action)
            game = overlord.Game.load(game.dump())
        assert overlord.Game.replay(game.record()).digest() == game.digest()


def ordering() -> overlord.Game:
    """A commander about to name units, which shows nobody anything new."""
    game = overlord.Game(overlord.load_scenario("crossroads"), 3, hands={"allies-cic": ["probe-left", "barrage"]})
    game.play("allies-cic", "play probe-left")
    return game


def test_taking_back_works_across_a_dump() -> None:
    game = ordering()
    game.mark()
    before = game.digest()
    game.play("allies-cic", "order a2")
    game.mark()
    again = overlord.Game.load(game.dump())
    assert again.undoable(["allies-cic"]) == "allies-cic"
    again.undo("allies-cic")
    assert again.digest() == before != game.digest()


def test_an_answer_from_before_a_dump_without_a_checkpoint_stands() -> None:
    game = ordering()
    game.play("allies-cic", "order a2")
    again = overlord.Game.load(game.dump())
    assert again.undoable(["allies-cic"]) == ""
    with pytest.raises(overlord.Illegal) as refused:
        again.undo("allies-cic")
    assert refused.value.key == "undo-too-late"


def subclasses(cls: type) -> set[type]:
    return {cls, *(below for sub in cls.__subclasses__() for below in subclasses(sub))}


def test_every_object_of_a_position_declares_its_fields() -> None:
    """A class that forgets `@data` would be copied without its own fields, or not at all."""
    bare = {cls.__name__ for cls in subclasses(Data) if DECLARED.get(cls.__name__, (None,))[0] is not cls}
    # `@data` makes each class anew, with slots: the one it was made from is still known as a subclass.
    made_anew = {name for name in bare if name in DECLARED}
    assert bare - made_anew == {"Data", "Frame", "Lent"}
    assert all(issubclass(declared.cls, Data) for declared in DECLARED.values())


@pytest.mark.parametrize("name", sorted(DECLARED))
def test_every_slot_is_a_declared_field(name: str) -> None:
    declared = DECLARED[name]
    if FORM == COMPILED:  # its classes have no slots but list their attributes; the kind of a frame is one of them
        slots = sorted(set(declared.cls.__mypyc_attrs__) - ({"kind"} if issubclass(declared.cls, Frame) else set()))
    else:
        slots = sorted(slot for cls in declared.cls.__mro__ for slot in getattr(cls, "__slots__", ()))
    besides = {"asked": Frame, "lent": Lent, "scratch": Lent, "shared_frames": Lent}
    assert slots == sorted(
        [field.name for field in declared.fields]
        + [slot for slot, base in besides.items() if issubclass(declared.cls, base)]
    )


def test_whatever_is_in_a_position_is_in_its_digest_and_in_its_dump() -> None:
    game = overlord.Game(overlord.load_scenario("two-bridges"), 5)
    s = game._state
    whole = bare_state(s)
    fields = [field for field in DECLARED["State"].fields if not field.derived]
    assert len(whole) == len(fields) - 2  # but for the rules, and the number of the last question
    assert set(write_state(s)) <= {field.name for field in fields}
