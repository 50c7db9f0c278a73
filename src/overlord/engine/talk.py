"""Who may speak in which channel, judged by public facts (overlord section 5); what is said is not judged."""

from __future__ import annotations

from typing import Final

from overlord.engine.illegal import Illegal
from overlord.engine.names import SEATS, camp_of
from overlord.engine.seating import Seating
from overlord.engine.state import State

CHANNELS: Final = ("generals", "visit", "camp")
LONGEST: Final = 2000


def readers(s: State, seating: Seating, seat: int, channel: str, text: str) -> tuple[str, ...]:
    """The seats that read a message of this seat in this channel now; Illegal where it may not write there."""
    if channel not in CHANNELS:
        raise Illegal("no-such-channel", {"channel": channel}, "O-COM-02")
    if not text.strip() or len(text) > LONGEST:
        raise Illegal("message-length", {"most": str(LONGEST)}, "O-COM-02")
    camp = camp_of(seat)
    if not s.rules.overlord:
        if channel != "camp":
            raise Illegal("channel-not-here", {"channel": channel}, "O-COM-15")
        return (SEATS[seat],)
    return tuple(SEATS[other] for other in s.rules.seats if camp_of(other) == camp)
