"""The record of a battle as JSON lines: header, answers with their events, digests; it rebuilds the battle exactly."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from overlord.engine.model.events import AnyEvent

FORMAT: Final = "open-overlord-record"
VERSION: Final = 1
EVERY: Final = 50  # entries between two digests
RESIGNED: Final = "resigned"
DRAWN: Final = "agreed-draw"


class RecordError(ValueError):
    """A record cannot be read or no longer matches its digests; names the line."""


class Header(msgspec.Struct, frozen=True):
    format: str
    version: int
    rules: int
    scenario: str
    scenario_digest: str
    source: str
    seed: int
    seating: dict[str, int]
    options: dict[str, object]
    hands: dict[str, list[str]]
    dice: str
    decks: tuple[str, ...] = ()  # the source texts of the Combat decks, so that their files are not needed


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line: an answer with its events, a message, a signal, an end by agreement, a digest, or a change of rules."""

    question: int = 0
    seat: str = ""
    action: str = ""
    channel: str = ""
    text: str = ""
    events: tuple[AnyEvent, ...] = ()
    digest: str = ""
    ended: str = ""
    winner: str = ""
    signal: str = ""
    hex: str = ""
    rules: int = 0  # a change of rules: from here on this rules version is played,
    position: dict[str, Any] | None = None  # from this position


_ENCODER: Final = msgspec.json.Encoder()
_HEADER: Final = msgspec.json.Decoder(Header)
_ENTRY: Final = msgspec.json.Decoder(Entry)


def line(part: Header | Entry) -> str:
    return _ENCODER.encode(part).decode()


def write(header: Header, entries: list[Entry]) -> str:
    return "\n".join([line(header), *(line(entry) for entry in entries)]) + "\n"


def read(text: str) -> tuple[Header, list[Entry]]:
    lines = text.rstrip("\n").split("\n")  # not splitlines: a message may contain other line breaks
    try:
        header = _HEADER.decode(lines[0] if lines else "")
    except msgspec.MsgspecError as error:
        raise RecordError(f"line 1: this is no record: {error}") from None
    if header.format != FORMAT or header.version > VERSION:
        raise RecordError(f"line 1: a record of format {header.format} {header.version} cannot be read here")
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            entries.append(_ENTRY.decode(line))
        except msgspec.MsgspecError as error:
            raise RecordError(f"line {number}: {error}") from None
    return header, entries
