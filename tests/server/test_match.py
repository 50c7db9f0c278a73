"""A match without a server: pace, seats, talk and taking back, with a clock that only the test moves."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import overlord
from overlord.bots import registry
from overlord.bots.protocol import Budget
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.events import Talked
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question, View
from overlord.table.journal.rows import Damaged, Row
from overlord.table.messages import Note, Reasons
from overlord.table.time.pace import PATIENCE, Pace
from server.matches import BRIDGES, CROSSROADS, Sitting, to, update

ALLIES = 1  # the place that begins at the crossroads


def refusal(action: object, *arguments: object) -> str:
    """The key with which a call is refused."""
    assert callable(action)
    with pytest.raises(overlord.Illegal) as caught:
        action(*arguments)
    assert caught.value.key
    return caught.value.key


# ---- answers ------------------------------------------------------------------------------------


def test_everybody_is_told_and_only_the_one_asked_sees_the_options() -> None:
    table = Sitting()
    table.join(0, 1)
    letters = table.answer(ALLIES)
    mine, other = update(letters, 1), update(letters, 0)
    assert mine.asked and mine.asked[0].options and not other.asked
    assert mine.view.options == other.view.options == ()
    assert mine.told == other.told and mine.version == other.version
    assert [row.kind for row in table.journal.rows] == ["act"]


def test_an_answer_names_a_question_of_ones_own_place() -> None:
    table = Sitting()
    table.join(0, 1)
    question = table.game.waiting()[0].id
    option = table.game.options("allies-cic")[0]
    before = table.game.digest()
    assert refusal(table.match.act, 0, question, option) == "stale-question"
    assert refusal(table.match.act, 1, question + 1, option) == "stale-question"
    assert refusal(table.match.act, 1, question, "dance") == "notation-verb"
    assert table.game.digest() == before and table.journal.rows == []
    table.match.act(1, question, str(option))
    assert refusal(table.match.act, 1, question, option) == "stale-question"


def test_reasons_go_to_the_one_who_asks() -> None:
    table = Sitting()
    table.join(0, 1)
    while table.game.waiting()[0].kind != "move":
        table.answer(ALLIES)
    move = next(option for option in table.game.options("allies-cic") if str(option).startswith("move"))
    letters = table.match.why(1, table.game.waiting()[0].id, move)
    assert [letter.to for letter in letters] == [1]
    news = letters[0].news
    assert isinstance(news, Reasons) and news.parts[0].reason == "hexes" and news.odds is None


# ---- pace ---------------------------------------------------------------------------------------


def test_a_bot_takes_its_time_and_can_be_quickened_and_skipped() -> None:
    table = Sitting(bots={1: "random"})
    assert table.match.due() is None  # nobody is here
    table.join(0)
    due = table.match.due()
    assert due is not None and 1.0 <= due - table.clock.now <= 3.0
    assert table.match.tick() == []
    table.match.set_pace(0, "fast")
    assert table.match.due() == pytest.approx(table.clock.now + (due - table.clock.now) / 4)
    assert table.journal.speeds == ["fast"]
    table.clock.now = table.match.due() or 0.0
    assert update(table.match.tick(), 0).told
    assert table.match.tick() == []  # the next question takes its time again
    table.match.hurry(0)
    assert table.match.tick() and not table.match.tick()
    table.match.set_pace(0, "instant")
    while table.match.tick():
        pass
    assert table.match.due() is None and table.game.waiting()[0].seat == "axis-cic"
    assert refusal(table.match.set_pace, 0, "light") == "no-such-speed"


def test_the_delay_is_drawn_without_looking_at_hand_or_options() -> None:
    """The same questions at the same times give the same delays, whatever the cards are."""
    drawn = []
    for _ in range(2):
        pace = Pace(Rng(4))
        questions = [Question(n, "axis-cic", kind) for n, kind in enumerate(("ambush", "card", "order", "move"))]
        pace.watch(questions[:2], 0.0)
        pace.watch(questions, 1.0)
        drawn.append([pace.due(question, False) for question in questions])
    assert drawn[0] == drawn[1] and len(set(drawn[0])) == 4


def test_the_luck_of_choosing_moves_no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many random numbers a bot uses depends on its cards; the time of its next answer must not."""

    class Gambler:
        def __init__(self, throws: int) -> None:
            self._throws = throws

        def choose(
            self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
        ) -> AnyAction:
            for _ in range(self._throws):
                rng.below(6)
            return options[0]

    times: list[list[float | None]] = []
    for throws in (0, 5):
        monkeypatch.setitem(registry.SHIPPED, "gambler", lambda throws=throws: Gambler(throws))
        table = Sitting(BRIDGES, dict.fromkeys(range(8), "gambler"))
        table.join(0)
        times.append([])
        for _ in range(30):
            times[-1].append(table.match.due())
            table.clock.now += 20
            assert table.match.tick()
    assert times[0] == times[1] and len(set(times[0])) == 30


def moving(bots: dict[int, str]) -> Sitting:
    """Two Bridges, where the generals of a camp are about to move."""
    for seed in range(40):
        table = Sitting(BRIDGES, bots, seed=seed)
        table.join(*(place for place in range(8) if place not in bots))
        table.match.set_pace(0, "instant")
        for _ in range(200):
            waiting = table.game.waiting()
            if waiting[0].kind == "move" and len(waiting) == 3 and waiting[0].seat.startswith("axis"):
                return table
            people = [q for q in waiting if not table.match.seats.bot_for(q.seat)]
            if people:
                seat = people[0].seat
                options = [o for o in table.game.options(seat) if str(o) != "confirm"] or table.game.options(seat)
                place = next(place.number for place in table.places if seat in place.seats)
                table.match.act(place, people[0].id, options[0])
            else:
                table.match.tick()
    raise AssertionError("nobody moves")


def test_bots_let_the_people_of_their_camp_move_first() -> None:
    table = moving({2: "random"})
    table.match.set_pace(0, "normal")
    due = table.match.due()
    assert due is not None and due >= table.clock.now + PATIENCE
    for place in (1, 3):
        table.answer(place, "done")
    later = table.match.due()
    assert later is not None and later < table.clock.now + PATIENCE


# ---- seats --------------------------------------------------------------------------------------


def test_a_seat_goes_to_a_bot_and_comes_back() -> None:
    table = Sitting()
    table.join(0, 1)
    asked = table.game.waiting()[0].id
    letters = table.match.change_seat(1, 1, "bot")
    assert update(letters, 0).table.places[1].bot == "random"
    assert update(letters, 1).asked == ()
    assert refusal(table.match.act, 1, asked, table.game.options("allies-cic")[0]) == "bot-plays"
    table.clock.now += 10
    assert table.match.tick()
    back = update(table.match.change_seat(1, 1, "take"), 1)
    assert back.asked and back.table.places[1].bot == ""
    assert table.journal.places == [(1, True), (1, False)]
    table.answer(1)


def test_only_the_owner_and_the_camp_change_the_seats_of_others() -> None:
    table = Sitting(BRIDGES)
    table.join(0, 1, 2, 4)
    assert refusal(table.match.change_seat, 1, 2, "take") == "not-your-place"
    assert refusal(table.match.change_seat, 4, 3, "bot") == "not-your-camp"
    assert refusal(table.match.change_seat, 1, 2, "bot") == "not-away"
    assert refusal(table.match.change_seat, 1, 9, "bot") == "no-such-place"
    table.match.change_seat(0, 2, "bot")  # person 1 set up the table
    assert table.places[2].by_bot


def test_an_absent_general_is_replaced_when_all_of_his_camp_who_are_here_agree() -> None:
    table = Sitting(BRIDGES)
    table.join(4, 5, 6, 0)
    assert update(table.match.change_seat(4, 7, "bot"), 5).table.places[7].away_votes == 1
    table.match.change_seat(5, 7, "bot")
    assert not table.places[7].by_bot
    table.join(7)  # he is back: the votes are gone
    assert table.places[7].votes == set()
    table.match.part(7)
    for place in (4, 5, 6):
        table.match.change_seat(place, 7, "bot")
    assert table.places[7].by_bot and table.journal.places == [(7, True)]


def test_whoever_leaves_reads_no_more_and_a_bot_plays_on() -> None:
    table = Sitting()
    table.join(0, 1)
    letters = table.match.change_seat(1, 1, "leave")
    assert {letter.to for letter in letters} == {0}
    assert table.journal.gone == [(1, 2)] and table.places[1].by_bot
    assert refusal(table.match.undo, 1) == "not-your-place"
    assert refusal(table.match.join, 9, 1, 2) == "not-your-place"


def test_spectators_see_what_all_may_know_and_do_nothing() -> None:
    table = Sitting()
    table.match.sit(-1, 50, "")
    seen = update(table.match.join(9, -1, 50), 9)
    assert seen.view.seat == "" and all(hand.cards is None for hand in seen.view.hands) and seen.asked == ()
    for call in ((table.match.act, 9, 1, "pass"), (table.match.undo, 9), (table.match.say, 9, "camp", "hello")):
        assert refusal(*call) == "only-watching"
    for call in ((table.match.set_pace, 9, "fast"), (table.match.hurry, 9)):
        assert refusal(*call) == "only-watching"


def test_a_name_comes_before_a_seat() -> None:
    table = Sitting()
    table.places[0].people[77] = ""
    assert refusal(table.match.join, 5, 0, 77) == "name-first"
    table.match.rename(77, "Cleo")
    assert update(table.match.join(5, 0, 77), 5).table.places[0].names == ("P1", "Cleo")


# ---- talk and taking back -----------------------------------------------------------------------


def test_those_who_may_not_listen_notice_nothing() -> None:
    table = Sitting(BRIDGES)
    table.join(*range(8))
    for place in range(8):
        table.answer(place, "ready")
    letters = table.match.say(1, "generals", "Hold the wood.")
    assert {letter.to for letter in letters} == {0, 1, 2, 3}
    told = update(letters, 2).told[-1]
    assert isinstance(told, Talked) and told.text.value == ("Hold the wood.",)
    assert refusal(table.match.say, 0, "generals", "No.") == "commander-silent"
    assert refusal(table.match.say, 1, "generals", "No.", "axis-cic") == "not-your-place"
    after = table.match.set_pace(4, "fast")
    assert not any(isinstance(event, Talked) for event in update(after, 4).told)


def test_an_answer_is_taken_back_and_the_story_is_told_from_where_it_differs() -> None:
    table = Sitting()
    table.join(0, 1)
    assert refusal(table.match.undo, 1) == "nothing-to-undo"
    table.answer(ALLIES)
    assert refusal(table.match.undo, 1) == "undo-too-late"  # the card has been seen
    while table.game.waiting()[0].kind != "move":
        table.answer(ALLIES, "" if len(table.journal.rows) < 3 else "confirm")
    start = table.game.digest()
    heard = update(table.answer(ALLIES), 0)
    assert heard.told
    letters = table.match.undo(1)
    assert table.game.digest() == start
    again = update(letters, 0)
    assert (again.story, again.since, again.told) == (1, heard.since, ())
    assert [news for news in to(letters, 0) if isinstance(news, Note)] == [Note("undone", {"seat": "allies-cic"})]
    assert [row.kind for row in table.journal.rows] == ["act"] * 5 + ["undo"]


def test_nobody_takes_back_the_answer_of_another() -> None:
    """Neither a colleague nor the commander nor the enemy can, and none of them is offered it."""
    table = Sitting(BRIDGES)
    table.join(0, 1, 2, 5)
    letters = table.answer(1, "ready")
    assert [update(letters, place).undo for place in (0, 1, 2, 5)] == [False, True, False, False]
    for place in (0, 2, 5):
        assert refusal(table.match.undo, place) == "nothing-to-undo"
    assert not any(question.seat == "axis-left" for question in table.game.waiting())
    table.match.undo(1)
    assert any(question.seat == "axis-left" for question in table.game.waiting())


def test_the_page_is_told_whether_something_can_be_taken_back() -> None:
    table = Sitting()
    table.join(0, 1)
    shown = update(table.answer(ALLIES), 1)
    assert not shown.undo  # the card has been seen
    while table.game.waiting()[0].kind != "move":
        table.answer(ALLIES, "" if len(table.journal.rows) < 3 else "confirm")
    moved = table.answer(ALLIES)
    assert update(moved, 1).undo and not update(moved, 0).undo
    assert not update(table.match.change_seat(1, 1, "bot"), 1).undo
    table.match.change_seat(1, 1, "take")
    back = update(table.match.undo(1), 1)
    assert back.undo == (table.game.undoable(("allies-cic",)) != "")


def test_the_page_is_told_which_channels_are_open_and_why_the_others_are_not() -> None:
    table = Sitting(BRIDGES)
    table.join(*range(8))
    table.match.sit(-1, 50, "")
    assert update(table.match.join(9, -1, 50), 9).channels == {}
    for place in range(8):
        letters = table.answer(place, "ready")
    for place in range(8):
        channels = update(letters, place).channels
        for channel in ("generals", "visit", "camp"):
            told = channels[channel]
            if told is None:
                table.match.say(place, channel, "Yes.")
            else:
                with pytest.raises(overlord.Illegal) as caught:
                    table.match.say(place, channel, "No.")
                assert (caught.value.key, caught.value.rule) == (told.key, told.rule)
    closed = update(letters, 0).channels["generals"]
    assert closed is not None and closed.key == "commander-silent" and update(letters, 1).channels["generals"] is None


def test_reading_on_goes_on_where_one_stopped_unless_the_story_has_changed() -> None:
    table = Sitting()
    table.join(1)
    table.answer(ALLIES)
    first = update(table.answer(ALLIES), 1)
    table.answer(ALLIES)
    on = update(table.match.join(5, 1, 2, first.story, first.version), 5)
    assert on.since == first.version and on.told == table.game.told("allies-cic")[first.version :]
    table.match.undo(1)
    whole = update(table.match.join(6, 1, 2, first.story, first.version), 6)
    assert whole.since == 0 and whole.told == table.game.told("allies-cic")


# ---- the journal --------------------------------------------------------------------------------


def played(answers: int = 130) -> Sitting:
    """A battle in which many answers were taken back."""
    table = Sitting()
    table.join(0, 1)
    rng = Rng(8)
    for n in range(answers):
        question = table.game.waiting()[0]
        place = 0 if question.seat.startswith("axis") else 1
        table.answer(
            place, str(table.game.options(question.seat)[rng.below(3) % len(table.game.options(question.seat))])
        )
        if n % 3 == 0:
            try:
                table.match.undo(place)
            except overlord.Illegal:
                table.match.say(place, "camp", f"too late {n}")
    return table


def test_the_journal_rebuilds_the_match() -> None:
    table = played()
    assert {row.kind for row in table.journal.rows} == {"act", "say", "undo"}
    again = table.another(overlord.Game(CROSSROADS, 3), table.journal.rows)
    assert again.game.digest() == table.game.digest() and again.rows == table.match.rows
    assert again.game.record() == table.game.record()
    assert again.audience.story == table.match.audience.story
    again.join(0, 0, 1)
    assert update(again.join(1, 1, 2), 1) == update(table.match.join(1, 1, 2), 1)


def test_a_journal_that_does_not_fit_is_refused() -> None:
    table = played(60)
    rows = [*table.journal.rows, Row("act", "axis-cic", "move A9 M1")]
    with pytest.raises(Damaged, match=r"^row \d+: "):
        table.another(overlord.Game(CROSSROADS, 3), rows)
    first = table.journal.rows[0]._replace(digest="another battle")
    with pytest.raises(Damaged, match=r"^row 1: "):
        table.another(overlord.Game(CROSSROADS, 3), [first])


# ---- bots that fail -----------------------------------------------------------------------------


class Sulks:
    """Fails, or answers what was not asked."""

    def choose(
        self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        if question.kind == "card":
            raise RuntimeError("no")
        return overlord.parse_action("ignore 99")


def test_a_bot_that_fails_does_not_stop_the_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.SHIPPED, "sulks", Sulks)
    table = Sitting(bots={0: "sulks", 1: "sulks"}, options={"turn_limit": 2})
    table.join(0)
    table.match.set_pace(0, "instant")
    while table.match.tick():
        pass
    assert table.game.outcome is not None and not table.game.waiting()
