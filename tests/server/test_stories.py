"""Looking back: a seat sees again what it saw then and nothing more; once the battle is over, everything."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

import overlord
from overlord.bots.random import RandomBot
from overlord.engine.model.names import SEATS
from overlord.engine.model.rng import Rng
from overlord.engine.record import RecordError
from overlord.server.http import stories
from overlord.server.http.stories import ALL, PAGE, tell
from overlord.table.messages import Update
from server.matches import BRIDGES, CROSSROADS, Sitting
from server.tables import friend, page, served, set_table

Frame = dict[str, Any]


def plain(view: Any) -> bytes:
    """A view without the parts that a replay leaves out."""
    questions = tuple(msgspec.structs.replace(question, id=0) for question in view.questions)
    return msgspec.json.encode(msgspec.structs.replace(view, options=(), draft=(), questions=questions))


def fight(game: overlord.Game, rng: Rng, answers: int = 100_000) -> None:
    for _ in range(answers):
        if not game.waiting():
            return
        question = game.waiting()[rng.below(len(game.waiting()))]
        game.play(question.seat, RandomBot().choose(None, question, game.options(question.seat), rng, None))  # type: ignore[arg-type]


def live_views(table: Sitting, readers: dict[int, list[bytes]]) -> None:
    """Bots fight on while readers note every view that they are sent."""
    for _ in range(150):
        table.clock.now += 100
        for number, news in table.match.tick():
            if isinstance(news, Update) and plain(news.view) != readers[number][-1]:
                readers[number].append(plain(news.view))


def test_a_story_is_what_the_page_was_shown_at_the_time() -> None:
    """Every view of the story was sent to that place during the battle, in the same order, with every event."""
    table = Sitting(BRIDGES, dict.fromkeys(range(8), "random"), seed=5)
    readers: dict[int, list[bytes]] = {}
    for place in table.places:
        (first, *_) = table.match.join(place.number, place.number, place.number + 1)
        assert isinstance(first.news, Update)
        readers[place.number] = [plain(first.news.view)]
    live_views(table, readers)
    for place in table.places:
        steps = tell(table.game.record(), place.seats[0])
        assert [plain(step.view) for step in steps] == readers[place.number]
        assert tuple(event for step in steps for event in step.told) == table.game.told(place.seats[0])
        assert len(steps) > 30


def test_hidden_answers_make_no_step() -> None:
    """The story must not show how many answers the other commander gave while choosing cards."""
    game = overlord.Game(BRIDGES, 4)
    for seat in SEATS:
        game.play(seat, "ready")
    cic = game.waiting()[0].seat
    before = len(tell(game.record(), "axis-left" if cic.startswith("allies") else "allies-left"))
    given = next(option for option in game.options(cic) if str(option).startswith("give"))
    game.play(cic, given)
    assert len(tell(game.record(), "axis-left" if cic.startswith("allies") else "allies-left")) == before


def test_an_open_story_shows_every_hand_and_every_word() -> None:
    game = overlord.Game(BRIDGES, 6)
    game.say("axis-left", "camp", "Hold the mill.")
    fight(game, Rng(2))
    steps = tell(game.record(), ALL)
    assert all(hand.cards is not None for step in steps for hand in step.view.hands)
    assert all(given.cards is not None for step in steps for given in step.view.given)
    drawn = [event for step in steps for event in step.told if type(event).__name__ in ("Drew", "Talked")]
    assert drawn and all("value" not in str(event) or "None" not in str(event) for event in drawn)
    seen = tell(game.record(), "allies-left")
    assert any(hand.cards is None for hand in seen[0].view.hands)


def asked(client: TestClient, table: str, **query: Any) -> Frame:
    answer = client.get(f"/api/tables/{table}/story", params=query)
    assert answer.status_code == 200, answer.text
    found: Frame = answer.json()
    return found


def test_the_story_of_a_table_comes_in_pages_for_its_place_alone() -> None:
    with served() as client:
        made = set_table(client, battle="two-bridges", me=["axis-cic"], open=["axis", "allies"])
        bob = friend(client, next(row["link"] for row in made["places"] if row["seats"] == ["allies-cic"]))
        with page(client, made["table"]) as mine:
            mine.frame()
            match = client.app.state.tables.opened(made["table"]).match  # type: ignore[attr-defined]
            fight(match.game, Rng(3), 400)
        found = asked(client, made["table"], place=made["place"])
        assert not found["open"] and found["total"] > PAGE == len(found["steps"]) and found["text"]["fr"]
        rest = asked(client, made["table"], place=made["place"], **{"from": PAGE})
        assert rest["from"] == PAGE and "units" in rest["steps"][0]["view"]
        hands = {hand["seat"]: hand["cards"] for hand in found["steps"][0]["view"]["hands"]}
        assert hands["axis-cic"] and hands["allies-cic"] is None
        his = asked(bob, made["table"])["steps"][0]["view"]["hands"]
        assert [hand["cards"] is None for hand in his] == [True, False]
        assert bob.get(f"/api/tables/{made['table']}/story", params={"place": made["place"]}).status_code == 403
        assert bob.get(f"/api/tables/{made['table']}/story", params={"place": 77}).status_code == 400
        assert TestClient(client.app).get(f"/api/tables/{made['table']}/story").status_code == 404


def test_a_record_is_verified_and_told() -> None:
    game = overlord.Game(CROSSROADS, 8, {"axis": 1, "allies": 1})
    fight(game, Rng(4))
    record = game.record()
    with served() as client:
        told = client.post("/api/record", content=record)
        assert told.status_code == 200 and told.headers["content-encoding"] == "gzip"
        found = told.json()
        assert found["open"] and len(found["steps"]) == found["total"] > 50
        assert found["steps"][-1]["view"]["outcome"]
        lines = record.splitlines()
        for wrong in ("\n".join([lines[0], lines[9], *lines[1:]]), lines[0].replace("crossroads", "x")):
            refused = client.post("/api/record", content=wrong)
            assert (refused.status_code, refused.json()["key"]) == (400, "bad-record"), wrong[:40]
        for none in ("", "{}", "[]", "\x00" * 50, b"\xff\xfe", '{"format": "something-else"}'):
            refused = client.post("/api/record", content=none)
            assert (refused.status_code, refused.json()["key"]) == (400, "no-record"), none[:40]
        large = client.post("/api/record", content="x" * (stories.LARGEST_RECORD + 1))
        assert (large.status_code, large.json()["key"]) == (413, "record-too-large")
        assert client.post("/api/record", content=record, headers={"origin": "http://evil.example"}).status_code == 403


def test_a_record_of_endless_lines_is_not_read() -> None:
    with pytest.raises(RecordError, match="at most"):
        stories._verified(b"\n" * (stories.MOST_LINES + 1))


@pytest.mark.rule("O-COM-03")
def test_words_that_a_place_does_not_hear_cost_it_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its story is not built again for them: otherwise repeated requests could measure that somebody talks."""
    told: list[str | None] = []

    def telling(record: str, eyes: str | None) -> list[stories.Step]:
        told.append(eyes)
        return tell(record, eyes)

    monkeypatch.setattr(stories, "tell", telling)
    with served() as client:
        made = set_table(client, battle="two-bridges", me=["axis-cic"], open=["axis", "allies"])
        people = {row["place"]: friend(client, row["link"]) for row in made["places"][1:]}
        people |= {0: client, -1: friend(client, made["watch"])}
        with page(people[5], made["table"], 5) as left:
            left.frame()
            for expected in ([0, 5, 4, -1], [5, 4], [0, 5, 4, -1]):
                told.clear()
                for place in (0, 5, 4, -1):
                    asked(people[place], made["table"], place=place)
                assert told == [None if place < 0 else SEATS[place] for place in expected]
                if len(expected) == 4:
                    left.send("say", channel="generals", text="We attack.")
                    left.until("update")
                else:
                    left.act()


def test_stories_are_kept_until_the_battle_goes_on() -> None:
    game = overlord.Game(CROSSROADS, 8, {"axis": 1, "allies": 1})
    kept = stories.Stories()
    first = kept.of("t", None, game.entries, game.record())
    assert kept.of("t", None, game.entries, "not read again") is first
    fight(game, Rng(1), 20)
    assert len(kept.of("t", None, game.entries, game.record())) > len(first)
    for n in range(stories.KEPT + 3):
        kept.of(f"t{n}", None, game.entries, game.record())
    assert len(kept._kept) == stories.KEPT
