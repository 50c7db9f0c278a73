"""The time limit for answers, if a table has one: it runs out, a bot answers, and people can come back."""

from __future__ import annotations

from overlord.table.messages import Note
from server.matches import BRIDGES, CROSSROADS, Sitting, to, update
from server.tables import page, served, set_table


def test_without_a_clock_nothing_runs_out() -> None:
    table = Sitting()
    table.join(0, 1)
    table.clock.now += 1e9
    assert table.match.due() is None and table.match.expire() == []
    seen = update(table.match.set_pace(0, "fast"), 0).table
    assert seen.clock == 0 and seen.left == {} and not any(place.late for place in seen.places)


def test_a_bot_answers_for_the_one_whose_time_is_over_until_he_does() -> None:
    table = Sitting(limit=60)
    table.join(0, 1)
    start = table.clock.now
    assert table.match.due() == start + 60
    table.clock.now += 20
    assert update(table.match.set_pace(0, "instant"), 0).table.left == {"allies-cic": 40}
    assert table.match.expire() == [] and table.match.tick() == []
    table.clock.now += 40
    letters = table.match.expire()
    assert [note.key for note in to(letters, 1) if isinstance(note, Note)] == ["late"]
    assert [note for note in to(letters, 0) if isinstance(note, Note)] == []
    seen = update(letters, 0).table
    assert [place.late for place in seen.places] == [False, True] and seen.left == {} and seen.places[1].bot == ""
    answers = len(table.journal.rows)
    assert table.match.tick() and table.match.tick()  # from now on at the pace of bots, without a time limit
    assert len(table.journal.rows) == answers + 2
    mine = update(table.answer(1), 1)  # he is back: he can answer at any time
    assert not mine.table.places[1].late and mine.table.left == {"allies-cic": 60}
    assert table.match.tick() == []


def test_every_answer_has_its_own_time() -> None:
    table = Sitting(limit=60)
    table.join(0, 1)
    table.clock.now += 50
    assert update(table.answer(1), 1).table.left == {"allies-cic": 60}
    table.clock.now += 50
    assert table.match.expire() == []


def test_a_seat_is_taken_back_from_the_clock() -> None:
    table = Sitting(limit=60)
    table.join(0, 1)
    table.clock.now += 60
    table.match.expire()
    back = update(table.match.change_seat(1, 1, "take"), 1)
    assert not back.table.places[1].late and back.table.left == {"allies-cic": 60}


def test_time_that_nobody_spends_at_the_table_does_not_count() -> None:
    table = Sitting(limit=60)
    table.join(1)
    table.clock.now += 50
    table.match.part(1)
    assert table.match.due() is None
    table.clock.now += 1000
    assert table.match.expire() == []
    table.join(1)
    assert table.match.expire() == [] and table.match.due() == table.clock.now + 60


def test_generals_have_their_time_each_and_two_at_one_seat_share_it() -> None:
    table = Sitting(BRIDGES, seating={"axis": 2}, limit=60)
    table.join(*range(6))
    table.clock.now += 30
    for place in (2, 3):
        table.answer(place, "ready")
    table.clock.now += 30
    table.match.expire()
    assert [place.late for place in table.places] == [True, True, False, False, True, True]
    table.answer(1, "ready")  # the first of the four seats that both hold
    assert [place.late for place in table.places[:2]] == [True, False]
    assert table.match.seats.bot_for("axis-left") == ""


def test_the_clock_is_set_with_the_table_and_kept() -> None:
    with served() as client:
        made = set_table(client, open=["axis"], clock=90)
        with page(client, made["table"]) as mine:
            seen = mine.frame()["table"]
            assert seen["clock"] == 90 and 0 < seen["left"]["allies-cic"] <= 90
        wrong = client.post("/api/tables", json={"battle": "crossroads", "clock": -1})
        assert wrong.status_code == 400 and wrong.json()["key"] == "not-a-message"


def test_a_server_lets_time_run_out() -> None:
    with served() as client:
        made = set_table(client, open=["axis"], clock=1)
        with page(client, made["table"]) as mine:
            mine.frame()
            assert mine.until("note") == {"type": "note", "key": "late", "values": {}}
            while not any(event["type"] == "cardplayed" for event in mine.log):
                mine.frame()  # somebody has played a card, and it was not me


def test_a_match_that_is_rebuilt_gives_everybody_his_whole_time() -> None:
    table = Sitting(limit=60)
    table.join(0, 1)
    table.answer(1)
    table.clock.now += 59
    again = table.another(type(table.game)(CROSSROADS, 3), table.journal.rows)
    again.join(1, 1, 2)
    assert again.due() == table.clock.now + 60
