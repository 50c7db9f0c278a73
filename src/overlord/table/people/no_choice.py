"""Questions that leave a person nothing to choose, and their only answer; time/ decides when that answer is given.

A question may be answered automatically only because of something that everybody at the table knows, or if nobody
else is there: otherwise the quick answer would reveal what somebody holds."""

from __future__ import annotations

from overlord.engine.game import Game
from overlord.engine.model.actions import PASS, AnyAction, Lay, Visit
from overlord.engine.view import Question
from overlord.library.lessons import PREFIX
from overlord.table.people.presence import Presence
from overlord.table.people.seats import Seats
from overlord.table.people.standing_orders import WINDOWS


class NoChoice:
    """The questions of one table that are answered automatically."""

    def __init__(self, game: Game, seats: Seats, presence: Presence) -> None:
        self._game = game
        self._seats = seats
        self._presence = presence
        self._is_lesson = game.battle.key.startswith(PREFIX)  # lessons talk about such questions
        self._listed: dict[int, tuple[AnyAction, ...]] = {}  # the answers to an open question, which never change

    def answer(self, question: Question) -> AnyAction | None:
        """The answer to a question of people that leaves no choice; None where there is one."""
        if self._is_lesson or self._seats.bot_for(question.seat):
            return None
        if question.kind == "visit":
            return None if self._listeners(question) else PASS
        if question.kind != "order" and question.kind not in WINDOWS:
            return None
        if not self._is_alone(question) or len(self._options(question)) > 1:
            return None
        only = self._options(question)[0]
        return only if question.kind in WINDOWS or isinstance(only, Lay) else None

    def _listeners(self, question: Question) -> bool:
        """Whether one of the generals who may be visited is another person: a bot cannot listen."""
        own = {place.number for place in self._seats.places if question.seat in place.seats}
        hosts = [option.seat for option in self._options(question) if isinstance(option, Visit)]
        return any(
            place.number not in own and not (place.by_bot or place.late)
            for place in self._seats.places
            if any(host in place.seats for host in hosts)
        )

    def _is_alone(self, question: Question) -> bool:
        """Whether nobody else is at the table.

        With others there, a quick answer would reveal that there is no Ambush, and a slow one that a general's card
        fits in more than one place."""
        own = {place.number for place in self._seats.places if question.seat in place.seats}
        others = {place.number for place in self._seats.places if place.peopled} - own
        return not others and self._presence.online() <= own

    def _options(self, question: Question) -> tuple[AnyAction, ...]:
        if question.id not in self._listed:
            self._listed = {question.id: tuple(self._game.options(question.seat))}
        return self._listed[question.id]
