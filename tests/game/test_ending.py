"""A battle that its people end: in the state, in the record, and in what everybody is told."""

from __future__ import annotations

import pytest

import overlord
from overlord.engine.model.events import Ended

CROSSROADS = overlord.load_scenario("crossroads")


def begun() -> overlord.Game:
    game = overlord.Game(CROSSROADS, 5)
    for _ in range(3):
        question = game.waiting()[0]
        game.play(question.seat, game.options(question.seat)[0])
    return game


@pytest.mark.parametrize(("winner", "reason"), [("axis", "resigned"), (None, "agreed-draw")])
def test_the_people_end_a_battle_and_the_record_tells_it(winner: str | None, reason: str) -> None:
    game = begun()
    assert game.end(winner, reason) == (Ended(winner or "", reason),)
    assert game.outcome is not None and (game.outcome.winner, game.outcome.reason) == (winner, reason)
    assert game.waiting() == () and game.options("allies-cic") == () and game.options("axis-cic") == ()
    assert game.told(None)[-1] == Ended(winner or "", reason)
    again = overlord.Game.replay(game.record())
    assert again.digest() == game.digest() and again.record() == game.record()
    assert again.outcome is not None and again.outcome.reason == reason


def test_what_ended_stays_ended() -> None:
    game = begun()
    game.end("allies", "resigned")
    before = game.digest()
    for call in (lambda: game.end(None, "agreed-draw"), lambda: game.undo("allies-cic")):
        with pytest.raises(overlord.Illegal) as caught:
            call()
        assert caught.value.key == "battle-over" and game.digest() == before
    assert game.undoable(("allies-cic",)) == ""


@pytest.mark.parametrize(
    ("winner", "reason"), [(None, "resigned"), ("axis", "agreed-draw"), ("axis", "medals"), ("nobody", "resigned")]
)
def test_only_agreement_ends_it_so(winner: str | None, reason: str) -> None:
    game = begun()
    before = game.digest()
    with pytest.raises(overlord.Illegal) as caught:
        game.end(winner, reason)
    assert caught.value.key == "no-such-ending" and game.digest() == before and game.waiting()


def test_a_record_with_another_end_does_not_verify() -> None:
    game = begun()
    game.end("axis", "resigned")
    with pytest.raises(ValueError, match="line"):
        overlord.Game.replay(game.record().replace('"ended":"resigned"', '"ended":"medals"'))
    with pytest.raises(ValueError, match="line"):
        overlord.Game.replay(game.record().replace('"winner":"axis"}', '"winner":"allies"}'))
