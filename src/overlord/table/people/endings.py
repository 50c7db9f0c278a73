"""Ending a battle by agreement: people ask to resign or to draw, and it ends once all agree; no rules of the game."""

from __future__ import annotations

from overlord.engine.game import Illegal
from overlord.engine.record import DRAWN, RESIGNED
from overlord.table.audience import Audience
from overlord.table.journal.journal import Journal
from overlord.table.messages import Letter, Note
from overlord.table.people.agreements import DECLINE, DRAW, RESIGN, WITHDRAW, Agreements, enemy_of
from overlord.table.people.presence import Presence
from overlord.table.people.seats import Place, Seats
from overlord.table.time.schedule import Schedule


class Endings:
    """Takes the wishes of people, tells those who may know, and ends the battle."""

    def __init__(
        self,
        seats: Seats,
        presence: Presence,
        agreements: Agreements,
        journal: Journal,
        schedule: Schedule,
        audience: Audience,
    ) -> None:
        self._seats = seats
        self._presence = presence
        self._agreements = agreements
        self._journal = journal
        self._schedule = schedule
        self._audience = audience

    def hear(self, number: int, how: str, do: str) -> list[Letter]:
        """A reader asks to resign or to draw, takes that back, or declines another's wish."""
        place = self._seats.answers(self._presence[number].place)
        if self._journal.game.outcome is not None:
            raise Illegal("battle-over", {}, "R-VIC-01")
        if do == WITHDRAW:
            return self._wish_changed(self._agreements.withdraw(how, place.number))
        if do == DECLINE:
            camps = self._agreements.decline(how, place.camp)
            note = Note(f"{how}-declined", {"seat": place.seats[0]})
            return [*self._wish_changed(camps), *self._to_camps(camps, note)]
        return self._want(how, place)

    def _want(self, how: str, place: Place) -> list[Letter]:
        enemy = enemy_of(place.camp)
        if how == DRAW and not self._seats.played_by_people(enemy):
            raise Illegal("draw-with-bots", {})
        here = {other.number for other in self._seats.played_by_people(place.camp)} & self._presence.online()
        if not self._agreements.want(how, place.number, place.camp, here):
            return self._wish_changed((place.camp,))
        if how == RESIGN:
            return self._end(enemy, RESIGNED)
        if enemy in self._agreements.offered:
            return self._end(None, DRAWN)
        return [*self._audience.news(), *self._to_camps((enemy,), Note("draw-offered", {"camp": place.camp}))]

    def _end(self, winner: str | None, reason: str) -> list[Letter]:
        self._journal.end(winner, reason)
        self._agreements.clear()
        self._schedule.refresh()
        return self._audience.news()

    def _wish_changed(self, camps: tuple[str, ...]) -> list[Letter]:
        """Tell these camps that a wish has changed; a camp that is not among them does not even notice."""
        if len(camps) > 1:
            return self._audience.news()
        return self._audience.news_at(*self._seats.in_camps(camps))

    def _to_camps(self, camps: tuple[str, ...], note: Note) -> list[Letter]:
        return [Letter(number, note) for number in self._presence.at(self._seats.in_camps(camps))]
