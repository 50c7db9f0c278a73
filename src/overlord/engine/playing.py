"""One answer of a `Game` from beginning to end: carried out, settled, written into the log. It checks nothing."""

from __future__ import annotations

from overlord.engine.flow.interpreter import settle, take
from overlord.engine.log import Counters, Log
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.state import State
from overlord.engine.view import seen


def counters(s: State) -> Counters:
    """What has been rolled, drawn and revealed so far."""
    return s.dice.counter, s.draws.counter, s.revealed, len(s.rigged)


def answer(s: State, log: Log, seat: int, name: str, action: AnyAction) -> tuple[list[int], tuple[AnyEvent, ...]]:
    """Play an answer and write it down; returns who is asked now, and what happened."""
    before = counters(s)
    asked = take(s, seat, action)
    seats = settle(s)
    events = tuple(s.events)
    log.add((asked, name, action, events), before)
    return seats, events


def shown(events: tuple[AnyEvent, ...], holds: tuple[int, ...]) -> tuple[AnyEvent, ...]:
    """These events as the holder of these seats may see them."""
    return tuple([seen(event, holds) for event in events])
