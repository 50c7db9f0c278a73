"""Standing orders: a place passes automatically in the windows it names, and nobody can tell it from a person."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest
from anyio import CapacityLimiter

import overlord
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng
from overlord.server.live import room
from overlord.server.live.hub import Hub
from overlord.table.bots.thinking import Thought
from overlord.table.journal.rows import ACT
from overlord.table.match import Match
from overlord.table.people.standing_orders import WINDOWS, windows_of
from overlord.table.time.pace import WINDOW
from properties.worlds import redeal
from server.matches import BRIDGES, CROSSROADS, Sitting, to, update
from server.tables import page, served, set_table
from server.test_leaks import wander

DECK = {"combat_deck": "winter"}
EARLIEST, LATEST = 0.6 * WINDOW, 1.4 * WINDOW


def at_a_window(seating: dict[str, int] | None = None, bots: dict[int, str] | None = None, limit: int = 0) -> Sitting:
    """A table of people at which a window has just opened for somebody of each camp that may react."""
    for seed in range(40):
        table = Sitting(BRIDGES, bots, seating, seed, limit, options=DECK)
        rng = Rng(seed)
        for _ in range(300):
            wander(table.game, rng, 1)
            asked = table.game.waiting()
            if asked and asked[0].kind.startswith("react-"):
                table.match = table.another(table.game, [])
                return table
    raise AssertionError("no window opens")


def asked(table: Sitting) -> tuple[int, str]:
    """The place that is asked first, and what."""
    question = table.game.waiting()[0]
    return next(place.number for place in table.places if question.seat in place.seats), question.kind


def when(match: Match) -> float:
    due = match.due()
    assert due is not None
    return due


def test_a_standing_order_passes_after_a_while() -> None:
    table = at_a_window()
    place, kind = asked(table)
    table.join(*range(8))
    assert table.match.due() is None, "people are waited for"
    letters = table.match.standing(place, [kind])
    assert [letter.to for letter in letters] == [place], "nobody else hears of it"
    mine = update(letters, place)
    assert mine.standing == (kind,) and not mine.holding and mine.asked, "he may still answer himself"
    assert table.journal.orders == [(place, frozenset([kind]), False)]
    now, due = table.clock.now, when(table.match)
    assert EARLIEST <= due - now <= LATEST
    assert table.match.tick() == []
    table.clock.now = due
    told = table.match.tick()
    assert {letter.to for letter in told} == set(range(8))
    seat = table.places[place].seats[0]
    assert [row[:3] for row in table.journal.rows] == [(ACT, seat, "pass")]
    assert all(update(told, other).standing == () for other in range(8) if other != place)


def test_all_cards_played_the_windows_after_the_battles_are_done() -> None:
    assert WINDOWS["after-battles"] == overlord.parse_action("done")
    table = Sitting(BRIDGES, options=DECK)
    rng = Rng(1)
    found: set[str] = set()
    for _ in range(6000):
        wander(table.game, rng, 1)
        for question in table.game.waiting():
            if question.kind in WINDOWS:
                found.add(question.kind)
                assert WINDOWS[question.kind] in table.game.options(question.seat)
            else:
                assert not question.kind.startswith("react-"), question.kind
        if not table.game.waiting():
            table = Sitting(BRIDGES, options=DECK, seed=rng.below(1000))
    assert len(found) > 5 and found <= set(windows_of(table.game))


def test_whoever_holds_is_asked_again() -> None:
    table = at_a_window()
    place, kind = asked(table)
    table.join(place)
    table.match.standing(place, [kind])
    held = update(table.match.hold(place, True), place)
    assert held.holding and held.standing == (kind,)
    assert table.match.due() is None
    table.clock.now += 1000
    assert table.match.tick() == []
    table.match.hold(place, False)
    assert EARLIEST <= when(table.match) - table.clock.now <= LATEST, "counted from when it stands again"
    table.match.standing(place, [])
    assert table.match.due() is None


def test_he_may_answer_first() -> None:
    table = at_a_window()
    place, kind = asked(table)
    table.join(place)
    table.match.standing(place, [kind])
    table.answer(place)
    assert len(table.journal.rows) == 1 and table.journal.rows[0].seat == table.places[place].seats[0]


def test_what_is_no_window_is_refused_and_those_who_look_on_order_nothing() -> None:
    table = at_a_window()
    table.join(0)
    table.match.standing(0, ["ambush"])
    with pytest.raises(overlord.Illegal, match="no-such-window"):
        table.match.standing(0, ["react-defend", "move"])
    assert table.places[0].standing == {"ambush"}
    table.match.seats.watchers[99] = "W"
    table.match.join(50, -1, 99)
    for call in (lambda: table.match.standing(50, []), lambda: table.match.hold(50, True)):
        with pytest.raises(overlord.Illegal, match="only-watching"):
            call()


@pytest.mark.parametrize("bot", [False, True])
def test_the_time_of_an_answer_does_not_depend_on_the_hand(bot: bool) -> None:
    """In fifty worlds with different hands, playable card or not, bots and standing orders take the same time."""
    table = at_a_window()
    place, kind = asked(table)
    seat = table.places[place].seats[0]
    table.places[place].by_bot = bot
    table.places[place].bot = "recruit"
    times: set[float | None] = set()
    choices: set[int] = set()
    for salt in range(50):
        world = redeal(table.game, None, salt)
        assert [q.seat for q in world.waiting()] == [q.seat for q in table.game.waiting()], "asked by public facts"
        match = table.another(world, [])
        match.join(99, place, place + 1)
        if not bot:
            match.standing(99, [kind])
        times.add(match.due())
        choices.add(len(world.options(seat)))
    assert len(times) == 1 and None not in times
    assert len(choices) > 1, "some of these hands have something to play, and some have not"


def handing_out() -> Sitting:
    """A table of bots at which a commander has just been asked for his cards."""
    table = Sitting(BRIDGES, dict.fromkeys(range(8), "recruit"), options=DECK)
    for seat in table.game.seats:
        table.game.play(seat, "ready")
    return table


@pytest.mark.parametrize("window", [True, False])
def test_a_room_adds_no_time_that_depends_on_the_hand(window: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In forty worlds with different hands the server waits as long for a bot; in a window, until the next beat."""
    table = at_a_window(bots=dict.fromkeys(range(8), "recruit")) if window else handing_out()
    waits: set[tuple[float, ...]] = set()
    choices: set[int] = set()
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(room.asyncio, "sleep", wait)
    monkeypatch.setattr(room, "time", SimpleNamespace(monotonic=lambda: table.clock.now))

    def choose(thought: Thought) -> AnyAction | None:
        table.clock.now += 0.001 * len(thought._options)  # the more it holds, the longer it thinks
        return None

    monkeypatch.setattr(Thought, "choose", choose)
    for salt in range(40):
        match = table.another(redeal(table.game, None, salt), [])
        match.join(99, 0, 1)
        match.hurry(99)
        thought = match.think()
        assert thought is not None and (thought.question.kind in WINDOWS) == window
        if window and len(thought._options) >= 20:  # longer than a beat
            continue
        choices.add(len(thought._options))
        waited.clear()
        here = room.Room("t", match, lambda: None, Hub(), CapacityLimiter(1))
        before = table.clock.now
        asyncio.run(here._think(thought, before))
        waits.add(tuple(round(table.clock.now - before + seconds, 6) for seconds in waited))
    assert waits == ({(room.BEAT,)} if window else {()})
    assert len(choices) > 1


def test_bots_and_standing_orders_take_the_same_time() -> None:
    """Both use the same random delays, so a quick pass does not reveal a standing order."""
    table = at_a_window()
    place, kind = asked(table)
    drawn: list[list[float]] = []
    for bot in (False, True):
        table.places[place].by_bot = bot
        table.places[place].standing = frozenset([kind])
        delays = []
        for chance in range(300):
            match = Match(
                "t", table.game.copy(), table.match.seats, table.journal, chance=Rng(chance), clock=table.clock
            )
            match.join(99, place, place + 1)
            delays.append(when(match) - table.clock.now)
        drawn.append(sorted(delays))
    for here, there in zip(*drawn, strict=True):
        assert abs(here - there) < 0.15 * WINDOW
        assert EARLIEST <= here <= LATEST


def test_nobody_finds_standing_orders_by_hurrying() -> None:
    """Hurry and pace apply to bots only: people stay as slow as before, and so do their standing orders."""
    table = at_a_window()
    place, kind = asked(table)
    other = (place + 1) % 8
    table.join(place, other)
    table.match.standing(place, [kind])
    due = when(table.match)
    table.match.hurry(other)
    assert when(table.match) == due
    for speed in ("instant", "slow"):
        table.match.set_pace(other, speed)
        assert when(table.match) == due


def test_where_only_bots_play_beside_him_the_table_keeps_its_pace() -> None:
    table = at_a_window()
    place, kind = asked(table)
    for chair in table.places:
        chair.by_bot = chair.number != place
    table.join(place)
    table.match.standing(place, [kind])
    table.match.set_pace(place, "instant")
    assert when(table.match) <= table.clock.now, "there is nobody to hide it from"


def test_the_clock_runs_alike_with_and_without_orders() -> None:
    left = []
    for order in (False, True):
        table = at_a_window(limit=60)
        place, kind = asked(table)
        table.join(place, (place + 1) % 8)
        if order:
            table.match.standing(place, [kind])
        table.clock.now += 0.1
        left.append(update(table.match.set_pace(place, "fast"), (place + 1) % 8).table.left)
    assert left[0] == left[1] and left[0]


def test_an_order_is_in_time_where_the_clock_is_shorter_than_its_delay() -> None:
    table = at_a_window(limit=1)
    place, kind = asked(table)
    table.join(place)
    table.match.standing(place, [kind])
    table.clock.now += 2
    late = {note for note in to(table.match.expire(), place) if getattr(note, "key", "") == "late"}
    assert not late and table.match.tick() and not table.places[place].late


def test_two_who_share_their_seats_must_both_want_it() -> None:
    table = at_a_window({"axis": 2, "allies": 2})
    seat = table.game.waiting()[0].seat
    kind = table.game.waiting()[0].kind
    pair = [place.number for place in table.places if seat in place.seats]
    assert len(pair) == 2
    table.join(*pair)
    table.match.standing(pair[0], [kind])
    assert table.match.due() is None
    table.match.standing(pair[1], [kind])
    assert table.match.due() is not None


def test_orders_survive_a_restart_and_are_told_to_their_place_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with served(path) as client:
        made = set_table(client, battle="two-bridges", me=["axis-left"], open=["allies"], options=DECK)
        assert "react-defend" in client.get(f"/api/tables/{made['table']}").json()["windows"]
        with page(client, made["table"]) as mine:
            mine.frame()
            mine.send("standing", windows=["react-defend", "ambush"])
            while not mine.frame().get("standing"):
                pass
            mine.send("hold", on=True)
            while not mine.frame().get("holding"):
                pass
            mine.send("standing", windows=["dance"])
            assert mine.until("refused")["key"] == "no-such-window"
        cookies = dict(client.cookies)
    with served(path) as client:
        client.cookies.update(cookies)
        with page(client, made["table"]) as mine:
            first = mine.frame()
        assert first["standing"] == ["ambush", "react-defend"] and first["holding"]


def test_windows_of_a_battle_without_a_deck() -> None:
    assert windows_of(overlord.Game(CROSSROADS)) == ("ambush",)
