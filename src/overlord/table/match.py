"""One match: a battle, its seats, its bots and its talk; every command goes through it, and nothing in it waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final, NamedTuple, Protocol

from overlord.engine.actions import AnyAction
from overlord.engine.game import Game, Illegal
from overlord.engine.rng import Rng
from overlord.engine.view import Question
from overlord.table.minds import Minds
from overlord.table.news import Letter, Note, Part, Reasons, Refused
from overlord.table.pace import NORMAL, SPEEDS, Pace
from overlord.table.readers import Readers
from overlord.table.seats import WATCH, Place, Seats

ACT: Final = "act"
SAY: Final = "say"
UNDO: Final = "undo"
CHECK_EVERY: Final = 50  # rows between two digests in the journal


class Row(NamedTuple):
    """One line of the journal: an answer, a message or a taking back."""

    kind: str
    seat: str
    text: str = ""
    channel: str = ""
    digest: str = ""


class Journal(Protocol):
    """Where a match writes down what happened before anybody is told of it."""

    def entry(self, number: int, row: Row) -> None: ...

    def place(self, place: Place) -> None: ...

    def left(self, place: int, person: int) -> None: ...

    def speed(self, speed: str) -> None: ...


class Damaged(ValueError):
    """A journal that does not lead to the battle it tells of."""


class Match:
    """One table in play. A refused command raises Illegal and changes nothing; the others return their letters."""

    def __init__(
        self,
        key: str,
        game: Game,
        seats: Seats,
        journal: Journal,
        rows: Iterable[Row] = (),
        *,
        chance: Rng,
        seeded: bool = False,
        speed: str = NORMAL,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.game = game
        self.seats = seats
        self.readers = Readers(key, game, seats, seeded)
        self.rows = 0
        self._journal = journal
        self._clock = clock
        self._minds = Minds(game, Rng(chance.below(2**32)))
        self._pace = Pace(Rng(chance.below(2**32)), speed)
        self.readers.speed = speed
        self._answered: list[str] = []  # the seats that answered, in order, without what was taken back
        self._replay(list(rows))
        self._watch()

    # ---- people come and go ---------------------------------------------------------------------

    def join(self, number: int, place: int, person: int, story: int = -1, heard: int = 0) -> list[Letter]:
        """Somebody opens the page; `story` and `heard` say what he knows already."""
        return self.readers.join(number, place, person, story, heard)

    def part(self, number: int) -> list[Letter]:
        """A page was closed."""
        return self.readers.news() if self.readers.part(number) else []

    def sit(self, place: int, person: int, name: str) -> list[Letter]:
        """Somebody came by the link of a place."""
        self.seats.sit(place, person, name)
        return self.readers.news()

    def rename(self, person: int, name: str) -> list[Letter]:
        self.seats.rename(person, name)
        return self.readers.news()

    # ---- commands -------------------------------------------------------------------------------

    def act(self, number: int, question: int, action: AnyAction | str) -> list[Letter]:
        """Answer a question of one's own place."""
        seat = self._asked_seat(number, question)
        self.game.play(seat, action, question)
        self._acted(seat, str(action))
        return self.readers.news()

    def why(self, number: int, question: int, action: AnyAction | str) -> list[Letter]:
        """What a listed answer counts, and the odds of an attack; of any other, why it is refused."""
        seat = self._asked_seat(number, question)
        try:
            why = self.game.why(seat, action)
        except Illegal as no:
            refused = Refused(no.key, no.values, no.rule)
            return [Letter(number, Reasons(question, str(action), (), None, refused))]
        parts = tuple(Part(amount, reason, rule) for amount, reason, rule in why)
        return [Letter(number, Reasons(question, str(action), parts, why.odds))]

    def undo(self, number: int) -> list[Letter]:
        """Take back the last answer of one's own place."""
        place = self.seats.answers(self.readers[number].place)
        mine = [n for n, seat in enumerate(self._answered) if seat in place.seats]
        if not mine:
            raise Illegal("nothing-to-undo", {})
        seat = self._answered[mine[-1]]
        before = self.readers.stories()
        self.game.undo(seat)
        del self._answered[mine[-1]]
        self._write(Row(UNDO, seat))
        note = Note("undone", {"seat": seat})
        return [*self.readers.retell(before), *(Letter(other, note) for other in self.readers.numbers())]

    def say(self, number: int, channel: str, text: str, seat: str = "") -> list[Letter]:
        """Talk; those who may not listen do not even notice."""
        mine = self._seated(number)
        if seat and seat not in mine:
            raise Illegal("not-your-place", {})
        seat = seat or mine[0]
        self.game.say(seat, channel, text)
        self._write(Row(SAY, seat, text, channel))
        return self.readers.news(quiet=True)

    def set_pace(self, number: int, speed: str) -> list[Letter]:
        """Let the bots of this table answer faster or slower."""
        self._seated(number)
        if speed not in SPEEDS:
            raise Illegal("no-such-speed", {"speed": speed})
        self._pace.speed = self.readers.speed = speed
        self._journal.speed(speed)
        return self.readers.news()

    def hurry(self, number: int) -> list[Letter]:
        """Whatever bots are thinking about now, they answer it at once."""
        self._seated(number)
        self._pace.hurry(self._clock())
        return []

    def change_seat(self, number: int, place: int, do: str) -> list[Letter]:
        """Take a place back, leave it, or let a bot play it."""
        reader = self.readers[number]
        chair = self.seats.place(place)
        before = set(chair.people)
        if self.seats.change(reader.person, reader.place, place, do, self.readers.online()):
            self._journal.place(chair)
        for person in before - set(chair.people):
            self._journal.left(place, person)
            self.readers.dismiss(place, person)
        self._watch()
        return self.readers.news()

    def _seated(self, number: int) -> tuple[str, ...]:
        """The seats of a reader who does not only look on."""
        mine = self.seats.seats_of(self.readers[number].place)
        if not mine:
            raise Illegal("only-watching", {})
        return mine

    def _asked_seat(self, number: int, question: int) -> str:
        """The seat of one's own place that the question asks; questions of others are closed to it."""
        place = self.seats.answers(self.readers[number].place)
        for asked in self.game.waiting():
            if asked.id == question and asked.seat in place.seats:
                return asked.seat
        raise Illegal("stale-question", {"question": str(question)})

    # ---- bots -----------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the next bot answers; never while nobody is here to see it."""
        if not self.readers:
            return None
        return min((self._when(question) for question in self._for_bots()), default=None)

    def tick(self) -> list[Letter]:
        """Let one bot answer whose time has come."""
        question = min(self._for_bots(), key=self._when, default=None)
        if question is None or not self.readers or self._when(question) > self._clock():
            return []
        action = self._minds.answer(question, self.seats.bot_for(question.seat))
        self._acted(question.seat, action)
        return self.readers.news()

    def _for_bots(self) -> list[Question]:
        return [question for question in self.game.waiting() if self.seats.bot_for(question.seat)]

    def _when(self, question: Question) -> float:
        """Bots let the people of their camp move first."""
        camp = question.seat.partition("-")[0]
        polite = question.kind == "move" and any(
            other.seat.startswith(camp) and not self.seats.bot_for(other.seat) for other in self.game.waiting()
        )
        return self._pace.due(question, polite)

    def _watch(self) -> None:
        self._pace.watch(self._for_bots(), self._clock())

    # ---- the journal ----------------------------------------------------------------------------

    def _acted(self, seat: str, text: str) -> None:
        self._answered.append(seat)
        self._write(Row(ACT, seat, text))

    def _write(self, row: Row) -> None:
        self.rows += 1
        if self.rows % CHECK_EVERY == 0:
            row = row._replace(digest=self.game.digest())
        self._journal.entry(self.rows, row)
        self._watch()

    def _replay(self, rows: list[Row]) -> None:
        """Stand where the journal ends: every row again, what was taken back included, so that even the ids agree."""
        for number, row in enumerate(rows, 1):
            try:
                self._repeat(row)
            except Illegal as refused:
                raise Damaged(f"row {number}: {refused}") from None
        self.rows = len(rows)

    def _repeat(self, row: Row) -> None:
        if row.kind == SAY:
            self.game.say(row.seat, row.channel, row.text)
        elif row.kind == UNDO:
            self.game.undo(row.seat)
            del self._answered[max(n for n, seat in enumerate(self._answered) if seat == row.seat)]
            self.readers.story += 1
        else:
            self.game.play(row.seat, row.text)
            self._answered.append(row.seat)
        if row.digest and row.digest != self.game.digest():
            raise Illegal("digest-differs", {})


__all__ = ["ACT", "SAY", "UNDO", "WATCH", "Damaged", "Journal", "Match", "Row"]
