"""The rows that rebuild a match, one for each thing that happened; they are written and stored elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from overlord.engine.record import Entry, line

ACT: Final = "act"
SAY: Final = "say"
SIGNAL: Final = "signal"
UNDO: Final = "undo"
END: Final = "end"


class Row(NamedTuple):
    """One row of the journal: an answer, a message, a signal, an answer taken back, or an end by agreement."""

    kind: str
    seat: str  # for an end: the camp that wins
    text: str = ""  # for a signal: its key and its hex
    channel: str = ""
    digest: str = ""
    line: str = ""  # the line in the battle's record, with its events


def record_of(header: str, rows: Iterable[Row]) -> str:
    """The record made from journal rows alone, as it was written, for a battle whose rules are no longer in use."""
    lines: list[tuple[str, str]] = []  # seat and line
    for row in rows:
        if row.kind == UNDO:
            del lines[max(n for n, (seat, _) in enumerate(lines) if seat == row.seat)]
        elif row.kind == SAY:
            lines.append(("", row.line or line(Entry(seat=row.seat, channel=row.channel, text=row.text))))
        elif row.kind == SIGNAL:
            signal, _, place = row.text.partition(" ")
            entry = Entry(seat=row.seat, channel=row.channel, signal=signal, hex=place)
            lines.append(("", row.line or line(entry)))
        elif row.kind == END:
            lines.append(("", row.line or line(Entry(ended=row.text, winner=row.seat))))
        else:
            lines.append((row.seat, row.line or line(Entry(seat=row.seat, action=row.text))))
    return "\n".join([header.strip(), *(text for _, text in lines)]) + "\n"


class Damaged(ValueError):
    """A journal that does not lead to the battle it records."""
