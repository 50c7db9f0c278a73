"""Nothing leaks: if everything that a seat may not know were different, that seat would get the same bytes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

import overlord
from overlord.bots.random import RandomBot
from overlord.engine.model.base import Secret
from overlord.engine.model.names import SEATS
from overlord.engine.model.rng import Rng
from overlord.engine.record import Entry
from overlord.server.live.wire import encoded
from overlord.table.messages import Letter, Refused, Update
from properties.worlds import redeal
from server.matches import BRIDGES, Sitting
from server.tables import friend, page, served, set_table

ALL_SEATINGS = [{"axis": 4, "allies": 4}, {"axis": 3, "allies": 2}, {"axis": 1, "allies": 4}]


def elsewhere(game: overlord.Game, seat: str | None, salt: int) -> overlord.Game:
    """Another world: hidden cards dealt again, and secrets of the past replaced by others."""
    other = redeal(game, seat, salt)
    holds = () if seat is None else other._seating.shared[SEATS.index(seat)]
    mine = {SEATS[number] for number in holds}
    items = other._log.items
    for number, entry in enumerate(items):
        if isinstance(entry, Entry):
            items[number] = msgspec.structs.replace(entry, events=tuple(_veil(e, mine) for e in entry.events))
        elif isinstance(entry, tuple):
            items[number] = (*entry[:3], tuple(_veil(event, mine) for event in entry[3]))
    return other


def _veil(event: object, mine: set[str]) -> object:
    for name in event.__struct_fields__:  # type: ignore[attr-defined]
        secret = getattr(event, name)
        if isinstance(secret, Secret) and not mine & set(secret.owners):
            return msgspec.structs.replace(event, **{name: Secret(secret.owners, ("another-secret",))})
    return event


def wander(game: overlord.Game, rng: Rng, answers: int) -> None:
    for _ in range(answers):
        waiting = game.waiting()
        if not waiting:
            return
        question = waiting[rng.below(len(waiting))]
        options = game.options(question.seat)
        game.play(question.seat, RandomBot().choose(None, question, options, rng, None))  # type: ignore[arg-type]


def tried(call: Callable[..., list[Letter]], *arguments: object) -> list[bytes]:
    """The result of a command: its letters, or its refusal."""
    try:
        return [encoded(news).encode() for _, news in call(*arguments)]
    except overlord.Illegal as refused:
        return [encoded(Refused(refused.key, refused.values, refused.rule)).encode()]


def frames(table: Sitting, game: overlord.Game, place: int) -> list[bytes]:
    """What a page is sent when it opens, asks why, answers wrongly, changes the pace; and when the next bot answers."""
    match = table.another(game, [])
    heard = tried(match.join, 7, place, place + 1)
    for question in game.waiting():
        mine = question.seat in table.places[place].seats
        for option in game.options(question.seat)[:5] if mine else ():
            heard += tried(match.why, 7, question.id, option)
        heard += tried(match.act, 7, question.id, "order A9")
    for chair in (*table.places, *table.places):
        heard += tried(match.nudge, 7, chair.number)
    heard += tried(match.end, 7, "draw", "want") + tried(match.end, 7, "draw", "withdraw")
    return [*heard, *tried(match.set_pace, 7, "fast"), str(match.due()).encode()]


@pytest.mark.parametrize("seating", ALL_SEATINGS)
def test_another_world_sends_the_same_frames(seating: dict[str, int]) -> None:
    rng = Rng(21)
    compared = told_apart = 0
    for seed in range(3):
        table = Sitting(BRIDGES, {1: "random", 4: "recruit"}, seating, seed)
        for _ in range(12):
            wander(table.game, rng, 17)
            for place in table.places:
                other = elsewhere(table.game, place.seats[0], compared)
                here = frames(table, table.game.copy(), place.number)
                assert frames(table, other, place.number) == here
                compared += 1
            stranger = elsewhere(table.game, None, compared)
            told_apart += frames(table, stranger, 0) != frames(table, table.game.copy(), 0)
    assert compared > 150 and told_apart > 20  # a commander can tell his own hands apart


def test_another_world_gives_the_same_bytes_on_the_wire() -> None:
    """Sockets and HTTP answers of all eight seats and a spectator, on a running server."""
    with served() as client:
        made = set_table(client, battle="two-bridges", me=["axis-cic"], open=["axis", "allies"], seed=2)
        people = {0: client}
        for row in made["places"][1:]:
            people[row["place"]] = friend(client, row["link"], f"P{row['place']}")
        people[-1] = friend(client, made["watch"])
        with page(client, made["table"]) as mine:
            mine.frame()
        live = client.app.state.tables.opened(made["table"]).match.game  # type: ignore[attr-defined]
        wander(live, Rng(5), 60)
        for place, person in people.items():
            seat = None if place < 0 else SEATS[place]
            seen = []
            here = live.copy()
            for world in (here, elsewhere(here, seat, 77)):
                live._become(world)
                with page(person, made["table"], place) as mine:
                    first = mine.socket.receive_text()
                answers = [person.get(path).text for path in (f"/api/tables/{made['table']}", "/api/tables")]
                seen.append((first, *answers))
            live._become(here)
            assert seen[0] == seen[1] and len(seen[0][0]) > 5000


@pytest.mark.parametrize("seating", ALL_SEATINGS)
def test_a_question_is_closed_to_all_but_the_seat_that_is_asked(seating: dict[str, int]) -> None:
    """Colleagues and the commander too can neither answer it nor ask why."""
    table = Sitting(BRIDGES, {}, seating, 6, options={"combat_deck": "winter"})
    table.join(*(place.number for place in table.places))
    rng = Rng(3)
    asked: set[str] = set()
    for _ in range(60):
        wander(table.game, rng, 3)
        stood = table.game.digest()
        for question in table.game.waiting():
            option = table.game.options(question.seat)[-1]
            for place in (place for place in table.places if question.seat not in place.seats):
                for command in (table.match.act, table.match.why):
                    with pytest.raises(overlord.Illegal) as closed:
                        command(place.number, question.id, option)
                    assert (closed.value.key, closed.value.rule) == ("stale-question", "")
            asked.add(question.kind)
        assert table.game.digest() == stood
    assert len(asked) > 4, asked


def test_nobody_reads_at_a_place_unseen() -> None:
    """A person who came by a link is named to the others before being told anything there, and stays named."""
    with served() as client:
        made = set_table(client, open=["axis"])
        where = f"/api/tables/{made['table']}"
        link = made["places"][0]["link"]
        spy = friend(client, link, "")
        for path in (f"{where}/story", f"{where}/story?place=0"):
            told = spy.get(path)
            assert (told.status_code, told.json()["key"]) == (403, "name-first")
        bob = friend(client, link)
        for nothing in ("", " \t ", "\u3164\u2800\u200b"):
            refused = bob.put("/api/me", json={"name": nothing})
            assert (refused.status_code, refused.json()["key"]) == (400, "name-first")
        assert client.get(where).json()["table"]["places"][0]["names"] == ["Bob"]
        assert bob.get(f"{where}/story").status_code == 200


def test_to_strangers_no_table_exists() -> None:
    """Somebody without a link, or who has left, gets the same answer as for no table, and no table is opened."""
    with served() as client:
        made = set_table(client, open=["axis"])
        guest = friend(client, made["places"][0]["link"])
        stranger = friend(client, made["watch"], "")
        stranger.cookies.clear()
        assert stranger.put("/api/me", json={"name": "Eve"}).status_code == 200
        for person in (stranger, guest):
            if person is guest:
                assert client.app.state.tables.opened(made["table"]) is None  # type: ignore[attr-defined]
                assert guest.post(f"/api/tables/{made['table']}/leave", json={}).status_code == 204
            for place in (None, -1, 0, 1, 77):
                heard = []
                for table in (made["table"], "x" * 12):
                    with page(person, table, place) as outside:
                        heard.append(outside.frame())
                        with pytest.raises(WebSocketDisconnect) as closed:
                            outside.frame()
                        assert closed.value.code == 4404
                assert heard[0] == heard[1] and heard[0]["key"] == "no-such-table"
            for path in ("", "/story", "/story?place=0", "/record"):
                here, there = (person.get(f"/api/tables/{table}{path}") for table in (made["table"], "x" * 12))
                assert (here.status_code, here.content, here.headers) == (404, there.content, there.headers)


@pytest.mark.rule("O-COM-03")
@pytest.mark.parametrize("seating", ALL_SEATINGS)
def test_every_update_tells_the_channels_as_they_are_now(seating: dict[str, int]) -> None:
    """They are computed again only when `game.moment` changes, so it must change whenever they do."""
    table = Sitting(BRIDGES, {}, seating, 4)
    table.join(*(place.number for place in table.places))
    rng = Rng(9)
    told: set[str] = set()
    for _ in range(250):
        wander(table.game, rng, 1)
        for letter in table.match.audience.news():
            place = table.places[letter.to]
            now = table.game.channels(place.seats[0])
            assert isinstance(letter.news, Update)
            assert letter.news.channels == {
                name: Refused(no.key, no.values, no.rule) if no else None for name, no in now.items()
            }
            told.add(str(letter.news.channels))
    assert len(told) >= 3
