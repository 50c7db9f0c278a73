"""Taking back from a marked position leads exactly where playing the whole battle again would lead."""

from __future__ import annotations

import pytest

import overlord
from overlord.engine.model.rng import Rng

BATTLES = [
    ("crossroads", {}),
    ("two-bridges", {"combat_deck": "winter", "commissar": "allies"}),
    ("two-bridges", {"combat_deck": "jungle", "gung_ho": "allies", "air": "on"}),
]


def undone(game: overlord.Game, seat: str) -> str:
    """What comes of taking back: nothing said, or why it is refused."""
    try:
        game.undo(seat)
    except overlord.Illegal as refused:
        return refused.key
    return ""


@pytest.mark.parametrize(("battle", "options"), BATTLES)
def test_a_mark_changes_nothing_but_the_time_it_takes(battle: str, options: dict[str, object]) -> None:
    plain = overlord.Game(overlord.load_scenario(battle), 5, options=options)
    marked = plain.copy()
    rng = Rng(9)
    said: dict[str, int] = {}
    for step in range(250):
        waiting = plain.waiting()
        if not waiting:
            break
        question = waiting[rng.below(len(waiting))]
        choices = plain.options(question.seat)
        action = choices[rng.below(len(choices))]
        for game in (plain, marked):
            game.play(question.seat, action, question.id)
        marked.mark()
        if step % 3 == 0:
            seat = plain.seats[rng.below(len(plain.seats))] if step % 2 else question.seat
            why = undone(plain, seat)
            assert undone(marked, seat) == why
            said[why] = said.get(why, 0) + 1
            marked.mark()
        assert marked.waiting() == plain.waiting() and marked.digest() == plain.digest()
    assert all(marked.told(seat) == plain.told(seat) for seat in plain.seats)
    assert overlord.Game.replay(marked.record()).digest() == plain.digest()
    assert said[""] > 10 and said["undo-too-late"] > 3


@pytest.mark.interpreted("it replaces functions of ours, which compiled code does not notice")
def test_taking_back_plays_only_what_came_after_the_last_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    game = overlord.Game(overlord.load_scenario("crossroads"), 5)
    rng = Rng(1)
    played = 0
    count = overlord.Game.play

    def counted(self: overlord.Game, *arguments: object) -> object:
        nonlocal played
        played += 1
        return count(self, *arguments)  # type: ignore[arg-type]

    most = 0
    for _ in range(200):
        question = game.waiting()[0]
        choices = game.options(question.seat)
        game.play(question.seat, choices[rng.below(len(choices))])
        game.mark()
        if game.undoable((question.seat,)):
            with monkeypatch.context() as patch:
                patch.setattr(overlord.Game, "play", counted)
                played = 0
                again = game.copy()
                again._checkpoint = game._checkpoint
                again.undo(question.seat)
                most = max(most, played)
    assert 0 < most < 40, "some two hundred without a mark"


def test_a_copy_has_no_checkpoint_of_another_battle() -> None:
    game = overlord.Game(overlord.load_scenario("crossroads"), 5)
    game.mark()
    assert game.copy()._checkpoint is None
