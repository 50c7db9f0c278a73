"""What people do in a battle besides answering: talk, signal, take back, end it; when they do it, not how it ends."""

from __future__ import annotations

from typing import NamedTuple

import overlord
from overlord.engine.record import DRAWN, RESIGNED


class Say(NamedTuple):
    """A message, as soon as this seat may speak there after so many answers."""

    after: int
    seat: str
    channel: str
    text: str


class Signal(NamedTuple):
    """A fixed signal, likewise."""

    after: int
    seat: str
    channel: str
    signal: str
    hex: str = ""


class TakeBack(NamedTuple):
    """Whoever gave the last answer takes it back, as soon as one can be taken back after so many answers."""

    after: int


class End(NamedTuple):
    """A camp resigns, so that the other wins; or both agree on a draw, so that nobody does."""

    after: int
    winner: str | None


Happening = Say | Signal | TakeBack | End


def happens(game: overlord.Game, what: Happening, last: str) -> bool:
    """Do it if the battle allows it now; `last` is the seat that gave the last answer."""
    try:
        if isinstance(what, Say):
            game.say(what.seat, what.channel, what.text)
        elif isinstance(what, Signal):
            game.signal(what.seat, what.channel, what.signal, what.hex)
        elif isinstance(what, TakeBack):
            game.undo(last)
        else:
            game.end(what.winner, RESIGNED if what.winner else DRAWN)
    except overlord.Illegal:
        return False
    return True
