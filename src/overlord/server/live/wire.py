"""What travels between page and server: two unions from which the types of the page are generated; no behaviour."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from overlord.engine.model.actions import AnyAction
from overlord.table.messages import AnyMessage, Note, Reasons, Refused, Update

LARGEST: Final = 16_384  # most bytes of one message from a page
Line = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A command from a page."""


class Act(Command, frozen=True):
    """Answer a question with one of its listed options, given as listed or as text."""

    question: Number
    action: AnyAction | Line


class Why(Command, frozen=True):
    """Ask how the number of an option is made up."""

    question: Number
    action: AnyAction | Line


class Say(Command, frozen=True):
    """Talk in a channel, in the name of one of the reader's seats."""

    channel: Line
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    seat: Line = ""


class Signal(Command, frozen=True):
    """Send a fixed signal: a courtesy to the `table`, or a field signal in a channel, with or without a hex."""

    channel: Line
    signal: Line
    hex: Line = ""
    seat: Line = ""


class Undo(Command, frozen=True):
    """Take back the last answer of the reader's place."""


class Pace(Command, frozen=True):
    """Set how fast the bots of this table answer."""

    speed: Literal["slow", "normal", "fast", "instant"]


class Hurry(Command, frozen=True):
    """Make bots answer at once what they are asked now."""


class Standing(Command, frozen=True):
    """Let the reader's place pass by itself in these windows, after a while; an empty list ends that."""

    windows: Annotated[tuple[Line, ...], msgspec.Meta(max_length=40)]


class Hold(Command, frozen=True):
    """Suspend the standing orders of the reader's place, or resume them."""

    on: bool


class Seat(Command, frozen=True):
    """Take a place back from its bot, let a bot play it, or leave it."""

    place: Number
    do: Literal["take", "bot", "leave"]


class Nudge(Command, frozen=True):
    """Call a place that everybody waits for."""

    place: Number


class End(Command, frozen=True):
    """Ask to resign or to agree on a draw, take that back, or decline another's wish."""

    how: Literal["resign", "draw"]
    do: Literal["want", "withdraw", "decline"]


class Name(Command, frozen=True):
    """Set the name of the person."""

    name: Line


FromPage = Act | Why | Say | Signal | Undo | Pace | Hurry | Standing | Hold | Seat | Nudge | End | Name
FromServer = Update | Refused | Reasons | Note

DECODE: Final = msgspec.json.Decoder(FromPage).decode
ENCODER: Final = msgspec.json.Encoder()


def encoded(message: AnyMessage) -> str:
    return ENCODER.encode(message).decode()
