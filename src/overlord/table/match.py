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
from overlord.table.news import Letter, Note, Part, Reasons, Update
from overlord.table.pace import SPEEDS, Pace
from overlord.table.seats import WATCH, Place, Seats

ACT: Final = "act"
SAY: Final = "say"
UNDO: Final = "undo"
CHECK_EVERY: Final = 50  # answers between two digests in the journal


class Row(NamedTuple):
    """One line of the journal: an answer, a message or a taking back."""

    kind: str
    seat: str
    text: str = ""
    channel: str = ""


class Journal(Protocol):
    """Where a match writes down what happened before anybody is told of it."""

    def entry(self, number: int, row: Row, digest: str) -> None: ...

    def place(self, place: Place) -> None: ...

    def left(self, place: int, person: int) -> None: ...


class Reader:
    """Somebody who is told: one open page."""

    __slots__ = ("entries", "heard", "person", "place")

    def __init__(self, place: int, person: int) -> None:
        self.place = place
        self.person = person
        self.entries = 0  # of the battle's log
        self.heard = 0  # events of the story that this reader may know


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
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.key = key
        self.game = game
        self.seats = seats
        self.seeded = seeded
        self.readers: dict[int, Reader] = {}
        self.pace = Pace(Rng(chance.below(2**32)))
        self.rows = 0
        self.story = 0
        self._journal = journal
        self._clock = clock
        self._minds = Minds(game, Rng(chance.below(2**32)))
        self._answered: list[str] = []  # the seats that answered, in order, without what was taken back
        self._replay(list(rows))
        self._watch()

    # ---- people come and go ---------------------------------------------------------------------

    def join(self, number: int, place: int, person: int, story: int = -1, heard: int = 0) -> list[Letter]:
        """Somebody opens the page; he is told all that he has not heard of this story."""
        people = self.seats.watchers if place == WATCH else self.seats.place(place).people
        if person not in people:
            raise Illegal("not-your-place", {})
        reader = Reader(place, person)
        whole = self.game.told(self._eyes(place))
        if story == self.story and 0 <= heard <= len(whole):
            reader.heard = heard
        self.readers[number] = reader
        first = self._update(reader, whole[reader.heard :])
        reader.heard, reader.entries = len(whole), self.game.entries
        return [Letter(number, first), *self._news(but=number)]

    def part(self, number: int) -> list[Letter]:
        """A page was closed."""
        if self.readers.pop(number, None) is None:
            return []
        return self._news()

    def rename(self, person: int, name: str) -> list[Letter]:
        self.seats.rename(person, name)
        return self._news()

    # ---- commands -------------------------------------------------------------------------------

    def act(self, number: int, question: int, action: AnyAction | str) -> list[Letter]:
        """Answer a question of one's own place."""
        place = self.seats.answers(self.readers[number].place)
        seat = self._asked_seat(place, question)
        self.game.play(seat, action, question)
        self._acted(seat, str(action))
        return self._news()

    def why(self, number: int, question: int, action: AnyAction | str) -> list[Letter]:
        seat = self._asked_seat(self.seats.answers(self.readers[number].place), question)
        why = self.game.why(seat, action)
        parts = tuple(Part(amount, reason, rule) for amount, reason, rule in why)
        return [Letter(number, Reasons(question, str(action), parts, why.odds))]

    def undo(self, number: int) -> list[Letter]:
        """Take back the last answer of one's own place."""
        place = self.seats.answers(self.readers[number].place)
        mine = [seat for seat in self._answered if seat in place.seats]
        if not mine:
            raise Illegal("nothing-to-undo", {})
        seat = mine[-1]
        before = {eyes: self.game.told(eyes) for eyes in {self._eyes(r.place) for r in self.readers.values()}}
        self.game.undo(seat)
        _forget(self._answered, seat)
        self.story += 1
        self._write(Row(UNDO, seat))
        for reader in self.readers.values():
            eyes = self._eyes(reader.place)
            reader.entries, reader.heard = self._common(before[eyes], eyes)
        note = Note("undone", {"seat": seat})
        return [*(Letter(other, note) for other in self.readers), *self._news()]

    def say(self, number: int, channel: str, text: str, seat: str = "") -> list[Letter]:
        """Talk; those who may not listen do not even notice."""
        mine = self.seats.seats_of(self.readers[number].place)
        if not mine:
            raise Illegal("only-watching", {})
        seat = seat or mine[0]
        if seat not in mine:
            raise Illegal("not-your-place", {})
        self.game.say(seat, channel, text)
        self._write(Row(SAY, seat, text, channel))
        return self._news(quiet=True)

    def set_pace(self, number: int, speed: str) -> list[Letter]:
        if self.readers[number].place == WATCH:
            raise Illegal("only-watching", {})
        if speed not in SPEEDS:
            raise Illegal("no-such-speed", {"speed": speed})
        self.pace.speed = speed
        return self._news()

    def hurry(self, number: int) -> list[Letter]:
        """Whatever bots are thinking about now, they answer it at once."""
        if self.readers[number].place == WATCH:
            raise Illegal("only-watching", {})
        self.pace.hurry(self._clock())
        return []

    def change_seat(self, number: int, place: int, do: str) -> list[Letter]:
        """Take a place back, leave it, or let a bot play it."""
        reader = self.readers[number]
        chair = self.seats.place(place)
        people = set(chair.people)
        if self.seats.change(reader.person, reader.place, place, do, self._online()):
            self._journal.place(chair)
        for person in people - set(chair.people):
            self._journal.left(place, person)
            for key in [n for n, r in self.readers.items() if (r.place, r.person) == (place, person)]:
                del self.readers[key]
        self._watch()
        return self._news()

    # ---- bots -----------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the next bot answers; never while nobody is here to see it."""
        if not self.readers:
            return None
        return min((self._when(question) for question in self._for_bots()), default=None)

    def tick(self) -> list[Letter]:
        """Let one bot answer whose time has come."""
        waiting = self._for_bots()
        question = min(waiting, key=self._when, default=None)
        if question is None or not self.readers or self._when(question) > self._clock():
            return []
        action = self._minds.answer(question, self.seats.bot_for(question.seat))
        self._acted(question.seat, action)
        return self._news()

    def _for_bots(self) -> list[Question]:
        return [question for question in self.game.waiting() if self.seats.bot_for(question.seat)]

    def _when(self, question: Question) -> float:
        camp = question.seat.partition("-")[0]
        polite = question.kind == "move" and any(
            other.seat.startswith(camp) and not self.seats.bot_for(other.seat) for other in self.game.waiting()
        )
        return self.pace.due(question, polite)

    def _watch(self) -> None:
        self.pace.watch(self._for_bots(), self._clock())

    # ---- the journal ----------------------------------------------------------------------------

    def _acted(self, seat: str, text: str) -> None:
        self._answered.append(seat)
        self._write(Row(ACT, seat, text))

    def _write(self, row: Row) -> None:
        self.rows += 1
        digest = self.game.digest() if self.rows % CHECK_EVERY == 0 else ""
        self._journal.entry(self.rows, row, digest)
        self._watch()

    def _replay(self, rows: list[Row]) -> None:
        """Stand where the journal ends; what was taken back is left out, as the battle itself does it."""
        kept: list[Row] = []
        for row in rows:
            if row.kind == UNDO:
                last = max(n for n, other in enumerate(kept) if other.kind == ACT and other.seat == row.seat)
                del kept[last]
                self.story += 1
            else:
                kept.append(row)
        for row in kept:
            if row.kind == SAY:
                self.game.say(row.seat, row.channel, row.text)
            else:
                self.game.play(row.seat, row.text)
                self._answered.append(row.seat)
        self.rows = len(rows)

    # ---- news -----------------------------------------------------------------------------------

    def _asked_seat(self, place: Place, question: int) -> str:
        """The seat of this place that the question asks; other people's questions are none of its business."""
        for asked in self.game.waiting():
            if asked.id == question and asked.seat in place.seats:
                return asked.seat
        raise Illegal("stale-question", {"question": str(question)})

    def _eyes(self, place: int) -> str | None:
        return None if place == WATCH else self.seats.place(place).seats[0]

    def _online(self) -> set[int]:
        return {reader.place for reader in self.readers.values()}

    def _common(self, before: tuple[object, ...], eyes: str | None) -> tuple[int, int]:
        """Up to which entry and event the old story and the new one are the same for this reader."""
        heard = entries = 0
        for entry in range(self.game.entries):
            told = self.game.told(eyes, entry, entry + 1)
            if before[heard : heard + len(told)] != told:
                break
            heard, entries = heard + len(told), entry + 1
        return entries, heard

    def _news(self, but: int = -1, quiet: bool = False) -> list[Letter]:
        """An update for everyone who has something to hear; readers who know the same get the same one."""
        made: dict[tuple[int, int, bool], Update] = {}
        letters: list[Letter] = []
        for number, reader in self.readers.items():
            if number == but:
                continue
            told = self.game.told(self._eyes(reader.place), reader.entries)
            if told or not quiet:
                key = (reader.place, reader.heard, reader.person == self.seats.owner)
                if key not in made:
                    made[key] = self._update(reader, told)
                letters.append(Letter(number, made[key]))
            reader.entries, reader.heard = self.game.entries, reader.heard + len(told)
        return letters
