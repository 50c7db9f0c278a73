"""Who may talk or signal in which channel, and who gets it, by public facts (overlord section 5); texts are not
judged."""

from __future__ import annotations

from typing import Final

from overlord.engine.flow.turn.visits import Huddle, VisitOpen
from overlord.engine.illegal import Illegal
from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import CIC, SEATS, TABLE, camp_of, role_of
from overlord.engine.model.seating import Seating
from overlord.engine.model.state import State

GENERALS: Final = "generals"
VISIT: Final = "visit"
CAMP: Final = "camp"
CHANNELS: Final = (GENERALS, VISIT, CAMP)
LONGEST: Final = 2000

# Ruling: courtesies say nothing about the battle, so they are not talk (O-COM-13); signals about the battle are.
TABLE_SIGNALS: Final = ("one-moment", "back", "ready", "thanks", "good-luck", "well-played")
FIELD_SIGNALS: Final = ("needs-support", "holding", "attacking-next", "falling-back", "look-here")


def check_text(text: str) -> None:
    if not text.strip() or len(text) > LONGEST or not _writable(text):
        raise Illegal("message-length", {"most": str(LONGEST)}, "O-COM-02")


def signal_readers(s: State, seating: Seating, seat: int, channel: str, signal: str, place: str) -> tuple[str, ...]:
    """The seats that get this signal, empty if everybody does; one about the battle goes where a message would."""
    if signal not in TABLE_SIGNALS and signal not in FIELD_SIGNALS:
        raise Illegal("no-such-signal", {"signal": signal}, "O-COM-13")
    if channel in CHANNELS if signal in TABLE_SIGNALS else channel == TABLE:
        raise Illegal("signal-not-here", {"signal": signal, "channel": channel}, "O-COM-13")
    told = () if channel == TABLE else readers(s, seating, seat, channel)
    if place and channel == TABLE:
        raise Illegal("signal-without-place", {"signal": signal}, "O-COM-13")
    if place and (place not in HEX or not s.rules.geometry.on_board[HEX[place]]):
        raise Illegal("off-board", {"hex": place}, "R-GEO-03")
    return told


def open_channels(s: State) -> tuple[str, ...]:
    """The channels for talk; when the battle is over, both camps may talk with each other (O-COM-16)."""
    return (TABLE, *CHANNELS) if s.over else CHANNELS


def readers(s: State, seating: Seating, seat: int, channel: str) -> tuple[str, ...]:
    """The seats that get this seat's messages in this channel now; Illegal if it may not speak there."""
    if channel == TABLE:
        if not s.over:
            raise Illegal("table-after-the-end", {}, "O-COM-16")
        return tuple(SEATS[other] for other in s.rules.seats)
    if channel not in CHANNELS:
        raise Illegal("no-such-channel", {"channel": channel}, "O-COM-02")
    camp = camp_of(seat)
    all_of_camp = tuple(SEATS[other] for other in s.rules.seats if camp_of(other) == camp)
    if channel == VISIT:
        return _visit(s, seat)
    if not s.rules.overlord:
        if channel == GENERALS:
            raise Illegal("channel-not-here", {"channel": channel}, "O-COM-15")
        return all_of_camp
    if _unlimited(s, seating, camp):
        return all_of_camp
    if channel == CAMP:
        _refuse_camp(s, seating, seat)
    else:
        _refuse_generals(seating, seat)
    return all_of_camp  # O-COM-12: the commander hears his generals


def _writable(text: str) -> bool:
    """Whether the text can be encoded: it has no lone surrogates."""
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in text)


def _unlimited(s: State, seating: Seating, camp: int) -> bool:
    """Whether talk is free: in the huddle (O-COM-01), in camps of one or two people (O-COM-15), and after the end."""
    if s.turn == 0 or s.over:
        return True
    return isinstance(s.stack[-1], Huddle) or seating.holders[camp] <= 2


def _commands(seating: Seating, seat: int) -> bool:
    """Whether this seat's holder is also the commander: then the commander's limits apply (O-COM-14)."""
    return any(role_of(other) == CIC for other in seating.shared[seat])


def _refuse_camp(s: State, seating: Seating, seat: int) -> None:
    """Refuse a message to the whole camp that would reach the commander or come from him (O-COM-05, O-COM-09)."""
    if _commands(seating, seat):
        raise Illegal("commander-silent", {}, "O-COM-05" if role_of(seat) == CIC else "O-COM-14")
    if not s.rules.fg_may_address_cic:
        raise Illegal("no-word-to-commander", {}, "O-COM-09")


def _refuse_generals(seating: Seating, seat: int) -> None:
    """Generals may always talk to each other (O-COM-02); the commander only listens."""
    if _commands(seating, seat):
        raise Illegal("commander-silent", {}, "O-COM-05" if role_of(seat) == CIC else "O-COM-14")


def _visit(s: State, seat: int) -> tuple[str, ...]:
    """The two who may talk during a visit, as long as it lasts (O-COM-03, O-COM-04)."""
    frame = s.stack[-1]
    if not isinstance(frame, VisitOpen) or camp_of(frame.seat) != camp_of(seat):
        raise Illegal("no-visit-open", {}, "O-COM-03")
    if seat not in (frame.seat, frame.host):
        raise Illegal("not-visited", {}, "O-COM-04")
    return SEATS[frame.seat], SEATS[frame.host]


def moment(s: State) -> tuple[object, ...]:
    """Everything in a position that the channels depend on; while it stays the same, so do they."""
    frame = s.stack[-1]
    visit = (frame.seat, frame.host) if isinstance(frame, VisitOpen) else ()
    return (s.turn == 0, s.over, isinstance(frame, Huddle), *visit)
