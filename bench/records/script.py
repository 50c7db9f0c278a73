"""What people do in a battle besides answering, and when: talk, signal, take back an answer, end the battle."""

from __future__ import annotations

from typing import NamedTuple

import overlord
from overlord.engine.record import DRAWN, RESIGNED


class Say(NamedTuple):
    """A message: after this many answers, as soon as this seat may speak there."""

    after: int
    seat: str
    channel: str
    text: str


class Signal(NamedTuple):
    """A fixed signal: after this many answers, as soon as this seat may send it."""

    after: int
    seat: str
    channel: str
    signal: str
    hex: str = ""


class TakeBack(NamedTuple):
    """The seat that gave the last answer takes it back: after this many answers, as soon as that is possible."""

    after: int


class End(NamedTuple):
    """A camp resigns and the other wins; or both agree on a draw."""

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
