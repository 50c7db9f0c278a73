"""Two worlds on the wire: two servers with the same table, but all that one place may not know is dealt otherwise."""

from __future__ import annotations

import itertools
import json
import secrets
import time
from contextlib import ExitStack
from typing import Any

import pytest

import overlord
from overlord.engine.base import Secret
from overlord.engine.events import AnyEvent
from overlord.engine.names import SEATS
from overlord.engine.rng import Rng
from server.tables import Page, friend, page, served, set_table

FACES = "IIAGFS"
ROOMS = 8
WATCH = -1


def seat_at(place: int) -> str | None:
    return None if place == WATCH else SEATS[place]


def dealt(game: overlord.Game) -> dict[str, list[str]]:
    """Every hand of a battle that has just begun, as a header names them."""
    s = game._state
    commanders = {seat: [card.key for card in s.hands[camp]] for camp, seat in enumerate(("axis-cic", "allies-cic"))}
    generals = {seat: [card.key for card in s.combat[n]] for n, seat in enumerate(SEATS) if s.combat[n]}
    return commanders | generals


def exchanged(game: overlord.Game, seat: str | None, rng: Rng) -> dict[str, list[str]]:
    """Other hands for all but one seat: every second card is another, so that there is still much to do alike."""
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
    """The beginnings of two battles with the same dice and, for that place, the same cards; all else differs."""
    rng = Rng(seed)
    dice = "".join(FACES[rng.below(len(FACES))] for _ in range(800))
    here = overlord.Game(overlord.load_scenario(battle), seed, options=options)
    there = exchanged(here, seat_at(place), rng)
    lines = []
    for hands, number in ((dealt(here), seed), (there, seed + 1000)):
        game = overlord.Game(here.battle, number, hands=hands, dice=dice, options=options)
        lines.append(game.record().partition("\n")[0])
    return lines[0], lines[1]


class World:
    """A server with one table, its header put there by hand; a page is open at every place, and a spectator's."""

    def __init__(self, stack: ExitStack, monkeypatch: pytest.MonkeyPatch, header: str, wish: dict[str, Any]) -> None:
        numbers = itertools.count()
        monkeypatch.setattr(
            secrets, "token_urlsafe", lambda size: f"{next(numbers):0{size * 4 // 3 + (size % 3 > 0)}d}"
        )
        monkeypatch.setattr(time, "time", lambda: 1e9)
        self.client = stack.enter_context(served())
        made = set_table(self.client, me=["axis", "allies"], seating={"axis": 4, "allies": 4}, **wish)
        self.table = made["table"]
        self.client.app.state.tables.store._db.execute("UPDATE game SET header = ?", (header,))  # type: ignore[attr-defined]
        onlooker = friend(self.client, made["watch"])
        self.people = {**dict.fromkeys(range(ROOMS), self.client), WATCH: onlooker}
        self.pages: dict[int, Page] = {}
        self.heard: dict[int, list[str]] = {place: [] for place in self.people}
        for place, person in self.people.items():
            self.pages[place] = stack.enter_context(page(person, self.table, place))
            self.hear(*self.pages)

    @property
    def game(self) -> overlord.Game:
        game: overlord.Game = self.client.app.state.tables.opened(self.table).match.game  # type: ignore[attr-defined]
        return game

    def hear(self, *places: int) -> None:
        """The next frame of each of these pages, as it came."""
        for place in places:
            self.heard[place].append(self.pages[place].socket.receive_text())

    def act(self, question: int, seat: str, action: str) -> None:
        place = SEATS.index(seat)
        self.pages[place].send("act", question=question, action=action)
        self.hear(*self.pages)
        assert json.loads(self.heard[place][-1])["type"] == "update", self.heard[place][-1]

    def ask(self, place: int, kind: str, **values: Any) -> None:
        """Something that this page alone is answered."""
        self.pages[place].send(kind, **values)
        self.hear(place)

    def signal(self, place: int, channel: str, signal: str, at: str = "") -> None:
        """A fixed signal; whoever may hear it does, and nobody else."""
        self.pages[place].send("signal", channel=channel, signal=signal, hex=at)
        camp = range(place // 4 * 4, place // 4 * 4 + 4)
        self.hear(*(self.pages if channel == "table" else camp))

    def answers(self, place: int) -> list[tuple[int, str, dict[str, str]]]:
        """What this person gets over HTTP."""
        person = self.people[place]
        paths = [
            f"/api/tables/{self.table}",
            "/api/tables",
            f"/api/tables/{self.table}/story?place={place}",
            f"/api/tables/{self.table}/record",
            f"/pictures/{self.game.battle.key}.svg",
            "/api/me",
        ]
        found = [person.get(path) for path in paths]
        return [(answer.status_code, answer.text, dict(answer.headers)) for answer in found]

    def close(self) -> None:
        for reader in self.pages.values():
            reader.socket.close()

    def news(self, since: int) -> list[AnyEvent]:
        """What happened, with every secret."""
        return [event for entry in self.game.written(since) for event in entry.events]


def learns(events: list[AnyEvent], seat: str | None) -> bool:
    """Whether this seat is told something that lay hidden and that nobody chose: the two worlds part there."""
    for event in events:
        if type(event).__name__ == "MineShown":
            return True
        for name in event.__struct_fields__:
            secret = getattr(event, name)
            if isinstance(secret, Secret) and seat in secret.owners:
                return True
    return False


def choose(here: overlord.Game, there: overlord.Game, seat: str | None, rng: Rng) -> tuple[int, str, str, str] | None:
    """A question and an answer to it that is legal in both worlds; cards that the observer does not see may differ."""
    waiting = list(here.waiting())
    while waiting:
        question = waiting.pop(rng.below(len(waiting)))
        mine, other = here.options(question.seat), there.options(question.seat)
        if rng.below(20) == 0 and question.kind in ("distribute", "chip") and question.seat != seat:
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
    """Two cards laid under the chip or given face down to the same general, who is not the one that looks."""
    pairs = [(a, b) for a in mine for b in other if a != b and _hidden(a) == _hidden(b) not in ("", f"give {seat}")]
    return pairs[rng.below(len(pairs))] if pairs else None


def _hidden(text: str) -> str:
    """What everybody sees of an answer that moves a card face down; Air Sorties lie open."""
    verb, *rest = text.split()
    if verb not in ("give", "chip") or rest[0] == "air-sortie":
        return ""
    return " ".join([verb, *rest[1:]])
