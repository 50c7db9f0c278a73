"""What a table tells its people: structs for the wire; what each person may know was decided before."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from overlord.engine.model.actions import AnyAction
from overlord.engine.model.events import AnyEvent
from overlord.engine.queries.odds import Odds
from overlord.engine.view import View


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to one person."""


class PlaceInfo(msgspec.Struct, frozen=True):
    """One place at the table, as everybody sees it."""

    place: int
    seats: tuple[str, ...]
    names: tuple[str, ...]  # the people who came by its link
    online: bool
    bot: str  # the bot that answers now; empty while people do
    away_votes: int = 0  # how many of its camp want a bot in its place
    late: bool = False  # its time ran out: a bot answers until its people answer again


class TableInfo(msgspec.Struct, frozen=True):
    """The table around the battle."""

    id: str
    battle: str
    places: tuple[PlaceInfo, ...]
    owner: str
    speed: str
    watchers: int
    seeded: bool  # somebody chose the seed, so may know the dice
    watching: tuple[str, ...] = ()  # the names of the spectators
    rematch: str = ""  # the table where these people play again
    clock: int = 0  # seconds that people have for an answer; 0 means no limit
    left: dict[str, int] = {}  # seat -> seconds it has left now


class Asked(msgspec.Struct, frozen=True):
    """A question to one of the reader's seats, with its legal answers and what was drafted so far."""

    question: int
    seat: str
    kind: str
    options: tuple[AnyAction, ...]
    draft: tuple[str, ...]


class Refused(Message, frozen=True):
    """Nothing was done. The text is `illegal-<key>`, or `table-<key>` if the reason is not a rule of the game."""

    key: str
    values: dict[str, str]
    rule: str


class Ending(msgspec.Struct, frozen=True):
    """What people have said about ending the battle, as far as the reader's camp knows."""

    resign: tuple[int, ...]  # places of the reader's camp that would resign
    draw: tuple[int, ...]  # places of the reader's camp that would agree on a draw
    offered: tuple[str, ...]  # camps that offer a draw


class Update(Message, frozen=True):
    """Everything the reader may know now. The log of the page is its first `since` events, then those in `told`."""

    version: int  # how many events of this story the reader has been told
    story: int  # goes up each time an answer is taken back
    since: int
    told: tuple[AnyEvent, ...]
    place: int  # -1 for spectators
    owner: bool  # whether this reader may change the table
    view: View  # its `options` and `draft` are empty: `asked` has them for each of the reader's seats
    asked: tuple[Asked, ...]
    channels: dict[str, Refused | None]  # where the reader may speak now, or why not; empty for spectators
    ending: Ending
    undo: bool  # whether the reader has an answer that can still be taken back
    table: TableInfo
    standing: tuple[str, ...] = ()  # the windows in which the reader's place passes by itself
    holding: bool = False  # whether the standing orders are suspended for now


class Part(msgspec.Struct, frozen=True):
    """One part of a number: how much, why (`why-<reason>`), and its rule."""

    amount: int
    reason: str
    rule: str


class Reasons(Message, frozen=True):
    """How the number of an answer is made up, or why it is not a legal answer."""

    question: int
    action: str
    parts: tuple[Part, ...]
    odds: Odds | None
    refused: Refused | None = None


class Note(Message, frozen=True):
    """Something about the table, with the text `note-<key>`."""

    key: str
    values: dict[str, str]


AnyMessage = Update | Refused | Reasons | Note


class Letter(NamedTuple):
    """A message and the reader who gets it."""

    to: int
    news: AnyMessage
