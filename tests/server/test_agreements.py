"""What people agree on besides the rules: resigning, draws, calls and leaving, in a match without a server."""

from __future__ import annotations

import pytest

import overlord
from overlord.table.journal.rows import Row
from overlord.table.messages import Letter, Note
from overlord.table.people.nudges import NUDGE_AGAIN
from server.matches import BRIDGES, CROSSROADS, Sitting, to, update
from server.test_match import refusal


def notes(letters: list[Letter], reader: int) -> list[str]:
    return [news.key for news in to(letters, reader) if isinstance(news, Note)]


def outcome(table: Sitting) -> tuple[str | None, str] | None:
    found = table.game.outcome
    return found and (found.winner, found.reason)


# ---- resigning ----------------------------------------------------------------------------------


def test_who_is_alone_in_his_camp_resigns_at_once() -> None:
    table = Sitting()
    table.join(0, 1)
    letters = table.match.end(1, "resign", "want")
    for reader in (0, 1):
        ended = update(letters, reader)
        assert ended.view.outcome is not None and ended.view.outcome.reason == "resigned"
        assert ended.view.outcome.winner == "axis" and ended.asked == () and not ended.undo
    assert table.journal.rows[-1][:3] == Row("end", "axis", "resigned")[:3]
    assert (table.journal.status.over, table.journal.status.reason, table.journal.status.asked) == (
        "axis",
        "resigned",
        "",
    )
    assert refusal(table.match.end, 0, "resign", "want") == "battle-over"


def test_a_camp_resigns_when_all_of_it_who_are_here_agree() -> None:
    table = Sitting(BRIDGES, {3: "random"})
    table.join(0, 1, 4, 5)  # the center general is away, the right one is a bot
    table.match.sit(-1, 50, "")
    table.match.join(9, -1, 50)
    letters = table.match.end(1, "resign", "want")
    assert outcome(table) is None
    assert update(letters, 0).ending.resign == (1,) and update(letters, 1).ending.resign == (1,)
    for other in (4, 5, 9):  # nobody else even notices
        assert to(letters, other) == []
    table.match.end(1, "resign", "withdraw")
    table.match.end(1, "resign", "want")
    declined = table.match.end(0, "resign", "decline")
    assert notes(declined, 1) == ["resign-declined"] and notes(declined, 4) == notes(declined, 9) == []
    assert update(declined, 1).ending.resign == ()
    table.match.end(0, "resign", "want")
    assert outcome(table) is None
    table.match.end(1, "resign", "want")
    assert outcome(table) == ("allies", "resigned")


def test_a_connection_that_is_lost_resigns_for_nobody() -> None:
    table = Sitting(BRIDGES)
    table.join(0, 1, 4)
    table.match.end(1, "resign", "want")
    table.match.part(0)
    assert outcome(table) is None
    table.match.change_seat(1, 1, "bot")  # a place played by a bot has no wish any more
    assert update(table.match.change_seat(1, 1, "take"), 1).ending.resign == ()


def test_only_those_who_play_end_a_battle() -> None:
    table = Sitting(bots={0: "random"})
    table.match.sit(-1, 50, "")
    table.match.join(9, -1, 50)
    table.join(0, 1)
    assert refusal(table.match.end, 9, "resign", "want") == "only-watching"
    assert refusal(table.match.end, 0, "resign", "want") == "bot-plays"
    for how in ("resign", "draw"):
        for do in ("withdraw", "decline"):
            assert refusal(table.match.end, 1, how, do) == "nothing-offered"
    assert outcome(table) is None and table.journal.rows == []


# ---- a draw -------------------------------------------------------------------------------------


def test_a_draw_is_offered_declined_and_agreed() -> None:
    table = Sitting()
    table.join(0, 1)
    letters = table.match.end(1, "draw", "want")
    assert outcome(table) is None and notes(letters, 0) == ["draw-offered"] and notes(letters, 1) == []
    assert update(letters, 0).ending.offered == ("allies",) and update(letters, 0).ending.draw == ()
    declined = table.match.end(0, "draw", "decline")
    assert notes(declined, 0) == notes(declined, 1) == ["draw-declined"]
    assert update(declined, 1).ending.offered == () and update(declined, 1).ending.draw == ()
    table.match.end(1, "draw", "want")
    assert update(table.match.end(1, "draw", "withdraw"), 0).ending.offered == ()
    table.match.end(0, "draw", "want")
    ended = update(table.match.end(1, "draw", "want"), 0)
    assert outcome(table) == (None, "agreed-draw") and ended.ending.offered == ()
    assert table.journal.rows[-1][:3] == Row("end", "", "agreed-draw")[:3] and table.journal.status.over == "none"


def test_a_camp_offers_a_draw_together_and_the_enemy_learns_of_it_only_then() -> None:
    table = Sitting(BRIDGES)
    table.join(0, 1, 4, 5)
    half = table.match.end(0, "draw", "want")
    assert update(half, 1).ending.draw == (0,) and to(half, 4) == to(half, 5) == []
    assert to(table.match.end(0, "draw", "withdraw"), 4) == [] and to(table.match.end(0, "draw", "want"), 4) == []
    assert update(table.match.set_pace(0, "fast"), 4).ending.draw == ()
    whole = table.match.end(1, "draw", "want")
    assert update(whole, 4).ending.offered == ("axis",) and notes(whole, 5) == ["draw-offered"]
    table.match.end(4, "draw", "want")
    assert outcome(table) is None
    table.match.end(5, "draw", "want")
    assert outcome(table) == (None, "agreed-draw")


def test_bots_agree_on_no_draw() -> None:
    table = Sitting(bots={0: "random"})
    table.join(1)
    assert refusal(table.match.end, 1, "draw", "want") == "draw-with-bots"
    assert update(table.match.set_pace(1, "fast"), 1).ending.draw == ()


@pytest.mark.parametrize("how", ["resign", "draw"])
def test_an_end_by_agreement_survives(how: str) -> None:
    table = Sitting()
    table.join(0, 1)
    table.answer(1)
    table.match.end(0, how, "want")
    if how == "draw":
        table.match.end(1, how, "want")
    again = table.another(overlord.Game(CROSSROADS, 3), table.journal.rows)
    assert again.game.digest() == table.game.digest() and again.game.record() == table.game.record()
    assert again.game.outcome is not None


# ---- calling ------------------------------------------------------------------------------------


def test_a_place_that_all_wait_for_is_called_and_nobody_else_hears_it() -> None:
    table = Sitting(BRIDGES)
    table.join(0, 1, 4, 5)
    letters = table.match.nudge(0, 5)
    assert notes(letters, 5) == ["nudged"] and notes(letters, 0) == ["nudge-sent"]
    assert {letter.to for letter in letters} == {0, 5}
    assert refusal(table.match.nudge, 4, 5) == "nudged-already"
    table.match.nudge(4, 1)  # another place may be called
    table.clock.now += NUDGE_AGAIN
    assert notes(table.match.nudge(4, 5), 5) == ["nudged"]


def test_who_is_away_hears_the_call_when_he_comes() -> None:
    table = Sitting()
    table.join(0)
    letters = table.match.nudge(0, 1)
    assert {letter.to for letter in letters} == {0}
    assert notes(table.match.join(1, 1, 2), 1) == ["nudged"]
    assert notes(table.match.join(5, 1, 2), 5) == []  # once


def test_only_those_who_are_awaited_are_called() -> None:
    table = Sitting(bots={1: "random"})
    table.match.sit(-1, 50, "")
    table.match.join(9, -1, 50)
    table.join(0)
    assert refusal(table.match.nudge, 0, 1) == "nobody-awaited"  # a bot
    assert refusal(table.match.nudge, 0, 0) == "nobody-awaited"  # oneself
    assert refusal(table.match.nudge, 9, 1) == "only-watching"
    assert refusal(table.match.nudge, 0, 7) == "no-such-place"
    table.match.change_seat(0, 1, "take")
    table.match.nudge(0, 1)
    table.join(1)
    assert refusal(table.match.nudge, 1, 0) == "nobody-awaited"  # the axis has nothing to choose


# ---- leaving ------------------------------------------------------------------------------------


def test_whoever_leaves_the_table_gives_up_every_place() -> None:
    table = Sitting(BRIDGES)
    table.places[4].people[2] = "P2"
    table.match.sit(-1, 2, "P2")
    table.join(0, 1, 4)
    table.match.end(1, "draw", "want")
    letters = table.match.leave(2)
    assert {letter.to for letter in letters} == {0, 4}
    assert table.journal.gone == [(1, 2), (4, 2), (-1, 2)]
    assert table.places[1].by_bot and not table.places[4].by_bot  # somebody else is still there
    assert update(letters, 0).ending.draw == () and 2 not in table.match.seats.watchers


def test_the_owner_who_leaves_his_place_looks_on() -> None:
    table = Sitting()
    table.join(0, 1)
    table.match.change_seat(0, 0, "leave")
    assert table.journal.here == [(-1, 1)] and table.journal.gone == [(0, 1)]
    seen = update(table.match.join(7, -1, 1), 7)
    assert seen.owner and seen.place == -1 and seen.table.watching == ("P1",) and seen.table.watchers == 1
