"""How long bots take to answer: a human pace, from chance and the kind of question alone, never from their cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from overlord.engine.model.rng import Rng
from overlord.engine.view import Question
from overlord.table.people.standing_orders import WINDOWS

SPEEDS: Final[dict[str, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.25, "instant": 0.0}
NORMAL: Final = "normal"
# Average seconds. The kinds are public, since everybody sees who is asked what.
SECONDS: Final[dict[str, float]] = {
    "card": 2.0,
    "battle": 1.5,
    "initiative": 1.5,
    "order": 0.5,
    "distribute": 0.5,
    "ready": 0.5,
    "end-visit": 0.5,
}
USUAL: Final = 1.0
WINDOW: Final = 0.4  # for questions asked of several seats at once and many times in a turn
PATIENCE: Final = 10.0  # seconds a bot waits for the people of its camp to move first, so that they can still take back


class Pace:
    """When each open question to a bot is due."""

    __slots__ = ("_asked", "_rng", "speed")

    def __init__(self, rng: Rng, speed: str = NORMAL) -> None:
        self.speed = speed
        self._rng = rng
        self._asked: dict[int, tuple[float, float]] = {}  # question -> when asked, how long it takes at normal speed

    def watch(self, questions: Iterable[Question], now: float) -> None:
        """Note the questions that bots have to answer, and forget those that are gone."""
        open_now = {question.id: question for question in questions}
        self._asked = {
            number: self._asked.get(number) or (now, self._draw(question.kind)) for number, question in open_now.items()
        }

    def due(self, question: Question, polite: bool) -> float:
        """When this question is to be answered; `polite` means after the people of the camp."""
        since, seconds = self._asked[question.id]
        return since + SPEEDS[self.speed] * (max(seconds, PATIENCE) if polite else seconds)

    def hurry(self, now: float) -> None:
        """Make everything that is open now due at once."""
        self._asked = dict.fromkeys(self._asked, (now - PATIENCE * max(SPEEDS.values()), 0.0))

    def _draw(self, kind: str) -> float:
        usual = WINDOW if kind in WINDOWS else USUAL
        return SECONDS.get(kind, usual) * (0.6 + 0.8 * self._rng.below(1000) / 1000)
