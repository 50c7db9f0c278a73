"""Two worlds on the wire: two servers with the same table, but everything that one place may not know differs."""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient

import overlord
from overlord.engine.model.base import Secret
from overlord.engine.model.events import AnyEvent, MineShown
from overlord.engine.model.names import SEATS
from overlord.engine.model.rng import Rng
from server.tables import Page, friend, page, served, set_table

FACES = "IIAGFS"
ROOMS = 8
WATCH = -1
STRANGER = 99
FAR = 2**52  # the number of a question that is never asked
Request = tuple[str, str, dict[str, Any] | None]
# Every route that a browser can use: those about a running battle, those about no battle, and those that change things.
TELLING: tuple[Request, ...] = (
    ("GET", "/api/me", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/tables/{table}/story", None),
    ("GET", "/api/tables/{table}/story?from=20", None),
    ("GET", "/api/tables/{table}/story?place=4", None),
    ("GET", "/api/tables/{table}/summary", None),
    ("GET", "/api/tables/{table}/fallen.svg", None),
    ("GET", "/api/tables/{table}/picture.svg?lang=fr", None),
    ("POST", "/api/tables/{table}/rematch", {}),
)
SILENT: tuple[Request, ...] = (
    ("GET", "/", None),
    ("GET", "/new", None),
    ("GET", "/record", None),
    ("GET", "/learn", None),
    ("GET", "/nowhere", None),
    ("GET", "/table/{table}", None),
    ("GET", "/replay/{table}", None),
    ("GET", "/t/{secret}", None),
    ("GET", "/pictures/{battle}.svg", None),
    ("GET", "/ground/{board}", None),
    ("GET", "/ground/{board}?face=country&hexes=A9:forest,C5:river.bridge::9", None),
    ("GET", "/api/battles", None),
    ("GET", "/api/learn", None),
    ("GET", "/api/rules/{rule}", None),
    *(("GET", f"/api/tables/{{table}}/story?place={place}", None) for place in range(-1, ROOMS)),
    ("POST", "/api/record", {"not": "a record"}),
    ("POST", "/api/code", {"link": "http://testserver/t/" + "x" * 22}),
)
HARMFUL: tuple[Request, ...] = (
    ("PUT", "/api/me", {"name": "Somebody"}),
    ("POST", "/api/tables/{table}/links", {"place": 3}),
    ("POST", "/api/tables", {"battle": "crossroads", "seed": 1, "me": ["allies"]}),
    ("POST", "/api/tables/{table}/leave", {}),
    ("GET", "/api/tables/{table}", None),
    ("DELETE", "/api/tables/{table}", None),
    ("GET", "/api/tables", None),
)


def seat_at(place: int) -> str | None:
    return None if place == WATCH else SEATS[place]


def dealt(game: overlord.Game) -> dict[str, list[str]]:
    """Every hand of a battle that has just begun, as a header names them."""
    s = game._state
    commanders = {seat: [card.key for card in s.hands[camp]] for camp, seat in enumerate(("axis-cic", "allies-cic"))}
    generals = {seat: [card.key for card in s.combat[n]] for n, seat in enumerate(SEATS) if s.combat[n]}
    return commanders | generals


def exchanged(game: overlord.Game, seat: str | None, rng: Rng) -> dict[str, list[str]]:
    """Other hands for all but one seat: only every second card differs, so that many answers are legal in both."""
    s = game._state
    pools = ([card.key for card in s.deck if card.key != "air-sortie"], [card.key for card in s.combat_deck])
    hands = dealt(game)
    for holder, cards in hands.items():
        pool = pools[0] if holder.endswith("-cic") else pools[1]
        for n in range(1, len(cards), 2) if holder != seat else ():
            at = rng.below(len(pool))
            cards[n], pool[at] = pool[at], cards[n]
    return hands


def headers(battle: str, options: dict[str, object], place: int, seed: int) -> tuple[str, str]:
    """The headers of two battles with the same dice and, for that place, the same cards; everything else differs.

    With an even seed, the piles are shuffled alike and the first cards drawn are the same: those worlds part later."""
    rng = Rng(seed)
    dice = "".join(FACES[rng.below(len(FACES))] for _ in range(2000))
    first = overlord.Game(overlord.load_scenario(battle), seed, options=options)

    def begun(hands: dict[str, list[str]], number: int) -> overlord.Game:
        return overlord.Game(first.battle, number, hands=hands, dice=dice, options=options)

    here = begun(dealt(first), seed)
    while True:
        there = begun(exchanged(first, seat_at(place), rng), seed + 1000 * (seed % 2))
        if seed % 2 or here._state.deck[-2:] == there._state.deck[-2:]:
            return here.record().partition("\n")[0], there.record().partition("\n")[0]


class World:
    """A server with one table, whose header is put there by hand; a page is open at every place and for a spectator."""

    def __init__(self, stack: ExitStack, monkeypatch: pytest.MonkeyPatch, header: str, wish: dict[str, Any]) -> None:
        self._patch = monkeypatch
        self._numbers = itertools.count()
        self._count_secrets()
        monkeypatch.setattr(time, "time", lambda: 1e9)
        client = stack.enter_context(served())
        seats = {"me": ["axis-cic"], "open": ["axis", "allies"], "seating": {"axis": 4, "allies": 4}}
        made = set_table(client, **seats, **wish)
        self.table = made["table"]
        self._battle = wish["battle"]
        self._tables = client.app.state.tables  # type: ignore[attr-defined]
        self._tables.store._db.execute("UPDATE game SET header = ?", (header,))
        links = {row["place"]: row["link"] for row in made["places"][1:]} | {WATCH: made["watch"]}
        self.people = {0: client} | {place: friend(client, link, f"P{place}") for place, link in links.items()}
        self.pages: dict[int, Page] = {}
        self.heard: dict[int, list[str]] = {place: [] for place in self.people}
        self._marks = {place: itertools.count(FAR) for place in self.people}
        for place, person in self.people.items():
            self.pages[place] = stack.enter_context(page(person, self.table, place))
            self.hear(place)
        stack.callback(self.close)

    def _count_secrets(self) -> None:
        """From now on the secrets of this world are counted numbers, so that they are the same in both worlds."""
        self._patch.setattr(
            secrets, "token_urlsafe", lambda size: f"{next(self._numbers):0{size * 4 // 3 + (size % 3 > 0)}d}"
        )

    @property
    def game(self) -> overlord.Game:
        game: overlord.Game = self._tables.opened(self.table).match.game
        return game

    def hear(self, *places: int) -> None:
        """Everything these pages have been sent, in order, up to the refusal of a question that was never asked."""
        for place in places:
            mark = next(self._marks[place])
            self.pages[place].send("why", question=mark, action="pass")
            while True:
                self.heard[place].append(self.pages[place].socket.receive_text())
                if str(mark) in self.heard[place][-1] or '"key":"only-watching"' in self.heard[place][-1]:
                    break

    def act(self, question: int, seat: str, action: str) -> None:
        """Answer a question, and check that the answer is accepted."""
        before = self.game.entries
        self.ask(SEATS.index(seat), "act", question=question, action=action)
        assert self.game.entries > before, self.heard[SEATS.index(seat)][-2]

    def ask(self, place: int, kind: str, **values: Any) -> None:
        """Send a request of a page; returns what the page is told then."""
        self.pages[place].send(kind, **values)
        self.hear(place)

    def obey(self) -> None:
        """Wait until standing orders have given all their answers."""
        while self._tables.opened(self.table).match.schedule.for_orders():
            self.hear(*self.pages)

    def closed_to(self, place: int) -> list[tuple[str, str]]:
        """The seats and channels in which somebody may talk now without this place hearing it."""
        found: list[tuple[str, str]] = []
        for seat in SEATS:
            for channel in (name for name, no in self.game.channels(seat).items() if no is None):
                (talked,) = self.game.copy().say(seat, channel, "?")
                if seat_at(place) not in talked.text.owners:  # type: ignore[union-attr]
                    found.append((seat, channel))
        return found

    def again(self, place: int) -> str:
        """The first frame of another page that this person opens."""
        with page(self.people[place], self.table, place) as other:
            return other.socket.receive_text()

    def answers(self, place: int, requests: tuple[Request, ...]) -> list[tuple[int, bytes, dict[str, str]]]:
        """What a person, or a stranger if STRANGER is given, gets over HTTP, and the cookies afterwards."""
        person = self.people.get(place) or TestClient(self.people[0].app, follow_redirects=False)
        person.portal = self.people[0].portal
        self._count_secrets()
        found: list[tuple[int, bytes, dict[str, str]]] = []
        for method, path, content in requests:
            where = path.format(
                table=self.table, battle=self._battle, rule="R-GEO-01", secret="x" * 22, board="overlord"
            )
            answer = person.request(method, where, json=content)
            found.append((answer.status_code, answer.content, dict(answer.headers)))
        return [*found, (0, b"", dict(person.cookies))]

    def close(self) -> None:
        for reader in self.pages.values():
            reader.socket.close()

    def news(self, since: int) -> list[AnyEvent]:
        """What happened, with every secret."""
        return [event for entry in self.game.written(since) for event in entry.events]


def differing(here: list[AnyEvent], there: list[AnyEvent]) -> Iterator[tuple[str, tuple[str, ...] | None]]:
    """The kinds of events that differ in the two worlds, and who is told of each; None if everybody sees it."""
    for event, other in zip(here, there, strict=True):
        if event != other:
            found = [getattr(event, name) for name in event.__struct_fields__]
            yield type(event).__name__, next((part.owners for part in found if isinstance(part, Secret)), None)
            if isinstance(event, MineShown):
                return  # from here on the worlds differ


def learns(here: list[AnyEvent], there: list[AnyEvent], seat: str | None) -> bool:
    """Whether this seat is told something that was hidden and that nobody chose: the two worlds part there."""
    return any(kind == "MineShown" if owners is None else seat in owners for kind, owners in differing(here, there))


def kept_from(here: list[AnyEvent], there: list[AnyEvent], seat: str | None) -> list[str]:
    """The kinds of events that differ in the two worlds without this seat being told."""
    return [kind for kind, owners in differing(here, there) if owners is not None and seat not in owners]


def choose(here: overlord.Game, there: overlord.Game, seat: str | None, rng: Rng) -> tuple[int, str, str, str] | None:
    """A question and an answer to it that is legal in both worlds; cards that the observer does not see may differ."""
    waiting = list(here.waiting())
    while waiting:
        question = waiting.pop(rng.below(len(waiting)))
        mine, other = here.options(question.seat), there.options(question.seat)
        if question.kind in ("distribute", "chip", "first-chip") and question.seat != seat:
            pair = _alike([str(action) for action in mine], [str(action) for action in other], seat, rng)
            if pair:
                return question.id, question.seat, *pair
        both = [str(action) for action in mine if action in other]
        doing = [text for text in both if text not in ("done", "pass", "confirm")]
        if both:
            pool = doing if doing and rng.below(5) else both
            text = pool[rng.below(len(pool))]
            return question.id, question.seat, text, text
    return None


def _alike(mine: list[str], other: list[str], seat: str | None, rng: Rng) -> tuple[str, str] | None:
    """Whether others see no difference: cards under the chip or given to the same general, or two generals marked."""
    pairs = [(a, b) for a in mine for b in other if a != b and _hidden(a, seat) == _hidden(b, seat) != ""]
    marks = [pair for pair in pairs if pair[0].startswith("gung-ho")]
    pool = marks if rng.below(3) == 0 else pairs if rng.below(12) == 0 else []
    return pool[rng.below(len(pool))] if pool else None


def _hidden(text: str, seat: str | None) -> str:
    """What everybody sees of an answer that is secret from this seat; Air Sorties are public."""
    verb, *rest = text.split()
    if verb not in ("give", "chip", "gung-ho") or rest[0] == "air-sortie" or seat in rest:
        return ""
    return verb if verb == "gung-ho" else " ".join([verb, *rest[1:]])
