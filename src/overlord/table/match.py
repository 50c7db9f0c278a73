"""One match: a battle, its seats, its bots and its talk; every command goes through it, and nothing in it waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic

from overlord.engine.game import Game, Illegal
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng
from overlord.engine.record import DRAWN, RESIGNED
from overlord.engine.view import Question
from overlord.table.bots.thinking import Minds, Thought
from overlord.table.journal.rows import END, SAY, UNDO, Row
from overlord.table.journal.storage import Storage
from overlord.table.messages import Letter, Note, Part, Reasons, Refused
from overlord.table.people.agreements import DECLINE, DRAW, RESIGN, WITHDRAW, enemy_of
from overlord.table.people.seats import Place, Seats
from overlord.table.people.signals import Signals
from overlord.table.people.standing_orders import WINDOWS, checked
from overlord.table.time.pace import NORMAL, SPEEDS, Pace
from overlord.table.time.timer import Timer


class Match(Signals):
    """One table in play. A refused command raises Illegal and changes nothing; the others return their letters."""

    def __init__(
        self,
        key: str,
        game: Game,
        seats: Seats,
        journal: Storage,
        rows: Iterable[Row] = (),
        *,
        chance: Rng,
        seeded: bool = False,
        speed: str = NORMAL,
        limit: int = 0,
        clock: Callable[[], float] = monotonic,
        other_rules: bool = False,
    ) -> None:
        super().__init__(key, game, seats, journal, seeded, clock)
        self._minds = Minds(game, Rng(chance.below(2**32)))
        self._pace = Pace(Rng(chance.below(2**32)), speed)
        self._orders = Pace(Rng(chance.below(2**32)))  # of people's standing orders
        self._timer = Timer(limit)
        self.readers.speed = speed
        self.readers.clock = limit
        self.readers.left = self._left
        self._replay(list(rows), other_rules)
        self._watch()

    def join(self, number: int, place: int, person: int, story: int = -1, heard: int = 0) -> list[Letter]:
        if not self.readers:
            self._timer.restart(self._clock())
        return super().join(number, place, person, story, heard)

    # ---- commands -------------------------------------------------------------------------------

    def act(self, number: int, question: int, action: AnyAction | str) -> list[Letter]:
        """Answer a question of one's own place."""
        seat = self._asked_seat(number, question)
        self.game.play(seat, action, question)
        self.seats.place(self.readers[number].place).late = False
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
        seat = self._speaker(number, seat)
        self.game.say(seat, channel, text)
        self._write(Row(SAY, seat, text, channel))
        return self.readers.news(quiet=True)

    def set_pace(self, number: int, speed: str) -> list[Letter]:
        """Let the bots of this table answer faster or slower."""
        self._seated(number)
        if speed not in SPEEDS:
            raise Illegal("no-such-speed", {"speed": speed})
        self._pace.speed = self.readers.speed = speed
        self._journal.save_speed(speed)
        return self.readers.news()

    def hurry(self, number: int) -> list[Letter]:
        """Whatever bots are thinking about now, they answer it at once."""
        self._seated(number)
        self._pace.hurry(self._clock())
        return []

    def standing(self, number: int, windows: Iterable[str]) -> list[Letter]:
        """From now on one's place passes in these windows by itself, after a while; nobody else is told."""
        place = self._own_place(number)
        place.standing = checked(windows)
        return self._ordered(place)

    def hold(self, number: int, on: bool) -> list[Letter]:
        """One's standing orders rest, or stand again."""
        place = self._own_place(number)
        place.holding = on
        return self._ordered(place)

    def _ordered(self, place: Place) -> list[Letter]:
        self._journal.save_standing_orders(place)
        self._watch()
        return self.readers.news_at(place.number)

    def _own_place(self, number: int) -> Place:
        self._seated(number)
        return self.seats.place(self.readers[number].place)

    def end(self, number: int, how: str, do: str) -> list[Letter]:
        """Wish to resign or to draw, take the wish back, or decline that of another; all agreed, the battle ends."""
        place = self.seats.answers(self.readers[number].place)
        if self.game.outcome is not None:
            raise Illegal("battle-over", {}, "R-VIC-01")
        if do == WITHDRAW:
            return self._wished(self.accord.withdraw(how, place.number))
        if do == DECLINE:
            camps = self.accord.decline(how, place.camp)
            note = Note(f"{how}-declined", {"seat": place.seats[0]})
            return [*self._wished(camps), *self._to_camps(camps, note)]
        return self._want(how, place)

    def _want(self, how: str, place: Place) -> list[Letter]:
        enemy = enemy_of(place.camp)
        if how == DRAW and all(other.by_bot for other in self.seats.places if other.camp == enemy):
            raise Illegal("draw-with-bots", {})
        here = {other.number for other in self.seats.played_by_people(place.camp)} & self.readers.online()
        if not self.accord.want(how, place.number, place.camp, here):
            return self._wished((place.camp,))
        if how == RESIGN:
            return self._end(enemy, RESIGNED)
        if enemy in self.accord.offered:
            return self._end(None, DRAWN)
        return [*self.readers.news(), *self._to_camps((enemy,), Note("draw-offered", {"camp": place.camp}))]

    def _end(self, winner: str | None, reason: str) -> list[Letter]:
        self.game.end(winner, reason)
        self.accord.clear()
        self._write(Row(END, winner or "", reason))
        return self.readers.news()

    def _wished(self, camps: tuple[str, ...]) -> list[Letter]:
        """A wish has changed: that of one camp alone is its own affair, of which the others do not even notice."""
        if len(camps) > 1:
            return self.readers.news()
        return self.readers.news_at(*(place.number for place in self.seats.places if place.camp in camps))

    def _to_camps(self, camps: tuple[str, ...], note: Note) -> list[Letter]:
        places = [place.number for place in self.seats.places if place.camp in camps]
        return [Letter(number, note) for number in self.readers.at(places)]

    def _asked_seat(self, number: int, question: int) -> str:
        """The seat of one's own place that the question asks; questions of others are closed to it."""
        place = self.seats.answers(self.readers[number].place)
        for asked in self.game.waiting():
            if asked.id == question and asked.seat in place.seats:
                return asked.seat
        raise Illegal("stale-question", {"question": str(question)})

    # ---- time -----------------------------------------------------------------------------------

    def due(self, bots: bool = True) -> float | None:
        """When a bot or a standing order answers next, or somebody's time runs out; never while nobody is here."""
        if not self.readers:
            return None
        times = [self._when(question) for question in self._for_bots()] if bots else []
        times += [self._ordered_at(question) for question in self._by_orders()]
        ends = self._timer.due()
        return min([*times, *([] if ends is None else [ends])], default=None)

    def expire(self) -> list[Letter]:
        """Where somebody's time is over, a bot answers until he does himself."""
        now, orders = self._clock(), self._by_orders()
        out = {q.seat for q in self._for_people() if q not in orders and self._timer.is_out(q, now)}
        late = [place for place in self.seats.places if out & set(place.seats)]
        if not late or not self.readers:
            return []
        for place in late:
            place.late = True
        self._watch()
        notes = [Letter(number, Note("late", {})) for number in self.readers.at([place.number for place in late])]
        return [*self.readers.news(), *notes]

    def _left(self) -> dict[str, int]:
        now = self._clock()
        return {q.seat: self._timer.left(q, now) for q in self._for_people() if self._timer.counts(q)}

    def think(self) -> Thought | None:
        """A question whose time has come, put to its bot; it is answered when the bot has chosen."""
        question = min(self._for_bots(), key=self._when, default=None)
        if question is None or not self.readers or self._when(question) > self._clock():
            return None
        return self._minds.ask(question, self.seats.bot_for(question.seat))

    def answered(self, thought: Thought, action: AnyAction | None) -> list[Letter]:
        """A bot has chosen; in vain if its question is gone meanwhile, or its seat is somebody's again."""
        if not self.readers or thought.question not in self._for_bots():
            return []
        self._acted(thought.question.seat, self._minds.answer(thought, action))
        return self.readers.news()

    def obey(self) -> list[Letter]:
        """Answer where standing orders say so and their time has come; it looks no different from a person's answer."""
        now = self._clock()
        due = [question for question in self._by_orders() if self._ordered_at(question) <= now]
        if not due or not self.readers:
            return []
        question = min(due, key=self._ordered_at)
        action = WINDOWS[question.kind]
        self.game.play(question.seat, action, question.id)
        self._acted(question.seat, str(action))
        return self.readers.news()

    def tick(self) -> list[Letter]:
        """Let one standing order or one bot answer whose time has come."""
        letters = self.obey()
        if letters:
            return letters
        thought = self.think()
        return self.answered(thought, thought.choose()) if thought else []

    def _for_bots(self) -> list[Question]:
        return [question for question in self.game.waiting() if self.seats.bot_for(question.seat)]

    def _by_orders(self) -> list[Question]:
        return [question for question in self.game.waiting() if self.seats.passes(question.seat, question.kind)]

    def _for_people(self) -> list[Question]:
        return [question for question in self.game.waiting() if not self.seats.bot_for(question.seat)]

    def _when(self, question: Question) -> float:
        """Bots let the people of their camp move first."""
        camp = question.seat.partition("-")[0]
        polite = question.kind == "move" and any(
            other.seat.startswith(camp) and not self.seats.bot_for(other.seat) for other in self.game.waiting()
        )
        return self._pace.due(question, polite)

    def _ordered_at(self, question: Question) -> float:
        """A standing order takes its time as a person would: nobody else finds it out by hurrying the table."""
        place = {place.number for place in self.seats.places if question.seat in place.seats}
        self._orders.speed = self._pace.speed if self.readers.online() <= place else NORMAL
        return self._orders.due(question, False)

    def _watch(self) -> None:
        now = self._clock()
        self._pace.watch(self._for_bots(), now)
        self._orders.watch(self._by_orders(), now)
        self._timer.watch(self._for_people(), now)
