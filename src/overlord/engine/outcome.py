"""How a battle ended, for whoever asks from outside."""

from __future__ import annotations

from overlord.engine.model.names import CAMPS, NOBODY
from overlord.engine.model.state import State
from overlord.engine.queries.victory import points


class Outcome:
    """How a battle ended."""

    __slots__ = ("medals", "reason", "winner")

    def __init__(self, winner: str | None, reason: str, medals: dict[str, int]) -> None:
        self.winner = winner
        self.reason = reason
        self.medals = medals

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner!r}, reason={self.reason!r}, medals={self.medals!r})"


def outcome(s: State) -> Outcome | None:
    """The outcome of a battle; None while it lasts."""
    result = s.result
    if result is None:
        return None
    winner = CAMPS[result.winner] if result.winner != NOBODY else None
    return Outcome(winner, result.reason, {word: points(s, camp) for camp, word in enumerate(CAMPS)})
