"""Who answers each open question, and when: people, bots and standing orders; it gives no answer itself."""

from __future__ import annotations

from collections.abc import Callable

from overlord.engine.game import Game
from overlord.engine.view import Question
from overlord.table.people.no_choice import NoChoice
from overlord.table.people.presence import Presence
from overlord.table.people.seats import Place, Seats
from overlord.table.time.pace import NORMAL, Pace
from overlord.table.time.timer import Timer


class Schedule:
    """The open questions of one table and when each is due; while nobody is here, none is due."""

    def __init__(
        self,
        game: Game,
        seats: Seats,
        presence: Presence,
        bots: Pace,
        orders: Pace,
        timer: Timer,
        clock: Callable[[], float],
        no_choice: NoChoice,
    ) -> None:
        self._game = game
        self._seats = seats
        self._presence = presence
        self._bots = bots
        self._orders = orders  # the pace of standing orders
        self._timer = timer
        self._clock = clock
        self._no_choice = no_choice
        self.refresh()

    # ---- who ------------------------------------------------------------------------------------

    def for_people(self) -> list[Question]:
        return [question for question in self._game.waiting() if not self._seats.bot_for(question.seat)]

    def for_bots(self) -> list[Question]:
        return [question for question in self._game.waiting() if self._seats.bot_for(question.seat)]

    def for_orders(self) -> list[Question]:
        """The questions that standing orders answer for people, and those that leave them no choice."""
        return [
            question
            for question in self._game.waiting()
            if self._seats.passes(question.seat, question.kind) or self._no_choice.answer(question) is not None
        ]

    def refresh(self) -> None:
        """Call this whenever there are new questions, or somebody else answers for a place."""
        now = self._clock()
        self._bots.watch(self.for_bots(), now)
        self._orders.watch(self.for_orders(), now)
        self._timer.watch(self.for_people(), now)

    # ---- when -----------------------------------------------------------------------------------

    def due(self, bots: bool = True) -> float | None:
        """When a bot or a standing order answers next, or somebody's time runs out."""
        if not self._presence:
            return None
        times = [self._bot_at(question) for question in self.for_bots()] if bots else []
        times += [self._order_at(question) for question in self.for_orders()]
        ends = self._timer.due()
        return min([*times, *([] if ends is None else [ends])], default=None)

    def bot_question(self) -> Question | None:
        """A question that a bot must answer now."""
        return self._first_due(self.for_bots(), self._bot_at)

    def order_question(self) -> Question | None:
        """A question that a standing order must answer now."""
        return self._first_due(self.for_orders(), self._order_at)

    def expire(self) -> list[Place]:
        """Let bots answer for places whose time has run out, until their people answer; returns those places."""
        if not self._presence:
            return []
        now, orders = self._clock(), self.for_orders()
        out = {q.seat for q in self.for_people() if q not in orders and self._timer.is_out(q, now)}
        late = [place for place in self._seats.places if out & set(place.seats)]
        for place in late:
            place.late = True
        if late:
            self.refresh()
        return late

    def _first_due(self, questions: list[Question], at: Callable[[Question], float]) -> Question | None:
        question = min(questions, key=at, default=None)
        if question is None or not self._presence or at(question) > self._clock():
            return None
        return question

    def _bot_at(self, question: Question) -> float:
        """When a bot answers; a bot lets the people of its camp move first."""
        camp = question.seat.partition("-")[0]
        polite = question.kind == "move" and any(other.seat.startswith(camp) for other in self.for_people())
        return self._bots.due(question, polite)

    def _order_at(self, question: Question) -> float:
        """When a standing order answers: at a person's pace, so that nobody can expose it by hurrying the table."""
        place = {place.number for place in self._seats.places if question.seat in place.seats}
        self._orders.speed = self._bots.speed if self._presence.online() <= place else NORMAL
        return self._orders.due(question, False)

    # ---- clocks ---------------------------------------------------------------------------------

    @property
    def speed(self) -> str:
        """How fast bots answer."""
        return self._bots.speed

    @speed.setter
    def speed(self, speed: str) -> None:
        self._bots.speed = speed

    def hurry(self) -> None:
        """Make whatever bots are asked now due at once."""
        self._bots.hurry(self._clock())

    @property
    def limit(self) -> int:
        """Seconds that people have for an answer; 0 means no limit."""
        return self._timer.limit

    def restart(self) -> None:
        """Somebody is here again: time while nobody was at the table does not count."""
        self._timer.restart(self._clock())

    def seconds_left(self) -> dict[str, int]:
        """The seconds left to each seat of people that has a time limit."""
        now = self._clock()
        return {q.seat: self._timer.left(q, now) for q in self.for_people() if self._timer.counts(q)}
