"""The rows that rebuild a match, one for each thing that happened; who writes them and where is not said here."""

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
    """One line of the journal: an answer, a message, a signal, a taking back, or an end by agreement."""

    kind: str
    seat: str  # of an end: the camp that wins
    text: str = ""  # of a signal: its key, and the hex it speaks of
    channel: str = ""
    digest: str = ""
    line: str = ""  # as it stands in the record of the battle, with its events


def record_of(header: str, rows: Iterable[Row]) -> str:
    """The record that a journal makes by itself, where its rules are no longer played: as it was written then."""
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
    """A journal that does not lead to the battle it tells of."""
