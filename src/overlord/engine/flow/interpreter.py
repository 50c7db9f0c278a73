"""Runs the stack of frames: takes one answer, then every step that needs nobody; no log, no views, no checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlord.engine.model.frame import Frame
from overlord.engine.model.state import State

if TYPE_CHECKING:
    from overlord.engine.model.actions import AnyAction


def take(s: State, seat: int, action: AnyAction) -> int:
    """Let the top frame take an answer; returns the id of the question. `settle` must follow."""
    s.claim()
    s.events = []
    frame = own_top(s) if s.shared_frames else s.stack[-1]
    asked = frame.asked.pop(seat)
    frame.take(s, seat, action)
    return asked


def own_top(s: State) -> Frame:
    """The top frame, for changes: if a copy of the battle may share it, it is copied first. Effects of Combat cards
    reach down the stack, so with them all frames are copied."""
    if s.rules.combat_cards:
        s.stack = [frame.copy() for frame in s.stack]
        s.shared_frames = 0
    elif len(s.stack) <= s.shared_frames:
        s.shared_frames = len(s.stack) - 1
        s.stack[-1] = s.stack[-1].copy()
    return s.stack[-1]


def settle(s: State) -> list[int]:
    """Run every step that needs nobody, then note who is asked. Returns these seats; none if the battle is over.

    `take` has claimed the state; whoever calls it without an answer claims it first."""
    while s.result is None:
        frame = own_top(s) if s.shared_frames else s.stack[-1]
        if frame.auto(s):
            continue
        asked = frame.asked
        seats = frame.seats(s)
        if asked:
            for seat in list(asked):
                if seat not in seats:
                    del asked[seat]
        for seat in seats:
            if seat not in asked:
                s.last_question += 1
                asked[seat] = s.last_question
        return seats
    return []


def is_listed(found: list[AnyAction], action: AnyAction) -> bool:
    """Whether an answer is one of these. Most are given just as they were listed, so identity is tried first."""
    for option in found:
        if option is action:
            return True
    return action in found


def options(s: State, seat: int) -> list[AnyAction]:
    """The legal answers of a seat, in a stable order; none if it is not asked. The list is not to be changed."""
    if s.result is not None or seat not in s.stack[-1].asked:
        return []
    return s.stack[-1].options(s, seat)
