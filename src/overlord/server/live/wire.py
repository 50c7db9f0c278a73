"""What travels between page and server: two unions, from which the types of the page are made; no behaviour."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from overlord.engine.model.actions import AnyAction
from overlord.table.messages import AnyMessage, Note, Reasons, Refused, Update

LARGEST: Final = 16_384  # bytes of one message from a page
Line = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A command of a page."""


class Act(Command, frozen=True):
    """Answer a question with one of its listed options, as it was listed or as its text."""

    question: Number
    action: AnyAction | Line


class Why(Command, frozen=True):
    """Ask what an option counts."""

    question: Number
    action: AnyAction | Line


class Say(Command, frozen=True):
    """Talk in a channel, under the name of one of one's seats."""

    channel: Line
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    seat: Line = ""


class Signal(Command, frozen=True):
    """A fixed signal: a courtesy to the `table`, or one of the field in a channel, perhaps with a hex."""

    channel: Line
    signal: Line
    hex: Line = ""
    seat: Line = ""


class Undo(Command, frozen=True):
    """Take back the last answer of one's place."""


class Pace(Command, frozen=True):
    """How fast the bots of this table answer."""

    speed: Literal["slow", "normal", "fast", "instant"]


class Hurry(Command, frozen=True):
    """Bots answer at once what they are asked now."""


class Standing(Command, frozen=True):
    """Pass by oneself in these windows, after a while; an empty list ends that."""

    windows: Annotated[tuple[Line, ...], msgspec.Meta(max_length=40)]


class Hold(Command, frozen=True):
    """Let one's standing orders rest, or stand again."""

    on: bool


class Seat(Command, frozen=True):
    """Take a place back from its bot, let a bot play it, or leave it."""

    place: Number
    do: Literal["take", "bot", "leave"]


class Nudge(Command, frozen=True):
    """Call a place that everybody waits for."""

    place: Number


class End(Command, frozen=True):
    """Wish to resign or to agree on a draw, take the wish back, or decline that of another."""

    how: Literal["resign", "draw"]
    do: Literal["want", "withdraw", "decline"]


class Name(Command, frozen=True):
    """What one wants to be called."""

    name: Line


FromPage = Act | Why | Say | Signal | Undo | Pace | Hurry | Standing | Hold | Seat | Nudge | End | Name
FromServer = Update | Refused | Reasons | Note

DECODE: Final = msgspec.json.Decoder(FromPage).decode
ENCODER: Final = msgspec.json.Encoder()


def encoded(message: AnyMessage) -> str:
    return ENCODER.encode(message).decode()
