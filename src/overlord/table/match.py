"""One match, made of its parts: every command of people and bots goes through it; it never blocks or waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic

from overlord.engine.game import Game, Illegal
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng
from overlord.table.audience import Audience
from overlord.table.bots.signals import BotSignals
from overlord.table.bots.thinking import Bots, Thought
from overlord.table.journal.journal import Journal
from overlord.table.journal.rows import Row
from overlord.table.journal.storage import Snapshot, Storage
from overlord.table.messages import Letter, Note, Part, Reasons, Refused
from overlord.table.people.agreements import Agreements
from overlord.table.people.endings import Endings
from overlord.table.people.no_choice import NoChoice
from overlord.table.people.nudges import Nudges
from overlord.table.people.presence import Presence
from overlord.table.people.seat_changes import SeatChanges
from overlord.table.people.seats import Place, Seats
from overlord.table.people.signals import Signals
from overlord.table.people.standing_orders import WINDOWS, StandingOrders
from overlord.table.time.pace import NORMAL, SPEEDS, Pace
from overlord.table.time.schedule import Schedule
from overlord.table.time.timer import Timer
from overlord.table.updates import Updates


class Match:
    """One table in play. A refused command raises Illegal and changes nothing; other commands return their letters.

    The `number` of a command is the number of the reader (one open page) who gave it."""

    def __init__(
        self,
        key: str,
        game: Game,
        seats: Seats,
        storage: Storage,
        rows: Iterable[Row] = (),
        *,
        chance: Rng,
        seeded: bool = False,
        speed: str = NORMAL,
        limit: int = 0,
        rematch: str = "",
        clock: Callable[[], float] = monotonic,
        other_rules: bool = False,
        since: Snapshot | None = None,
    ) -> None:
        # Separate random numbers: how many a bot uses must not affect the delay of any answer.
        choices, bot_delays, order_delays = (Rng(chance.below(2**32)) for _ in range(3))
        self.seats = seats
        self.presence = Presence()
        self._storage = storage
        self._journal = Journal.opened(game, storage, rows, other_rules, since)
        self.game = self._journal.game
        self._no_choice = NoChoice(self.game, seats, self.presence)
        self.schedule = Schedule(
            self.game,
            seats,
            self.presence,
            Pace(bot_delays, speed),
            Pace(order_delays),
            Timer(limit),
            clock,
            self._no_choice,
        )
        agreements = Agreements()
        updates = Updates(self.game, seats, agreements, self._no_choice)
        self.audience = Audience(
            key, seats, self.presence, self._journal, self.schedule, updates, seeded=seeded, rematch=rematch
        )
        self._nudges = Nudges(self.game, seats, self.presence, clock)
        self._seat_changes = SeatChanges(seats, self.presence, agreements, self._nudges, self.schedule, storage)
        self._standing_orders = StandingOrders(storage)
        self._endings = Endings(seats, self.presence, agreements, self._journal, self.schedule, self.audience)
        self._signals = Signals(self._journal, clock)
        self._bots = Bots(self._journal, choices)
        self._bot_signals = BotSignals(self._journal, seats)

    @property
    def rows(self) -> int:
        """How many rows the journal has."""
        return self._journal.rows

    def rest(self) -> None:
        """The match leaves memory; the next opening need not replay what was done so far."""
        self._journal.rest()

    def changed_rules(self) -> bool:
        """Whether it was opened from a position of older rules; the switch is stored, so this is true only once."""
        return self._journal.keep_change()

    # ---- people come and go ---------------------------------------------------------------------

    def join(self, number: int, place: int, person: int, story: int = -1, heard: int = 0) -> list[Letter]:
        """Somebody opens the page; `story` and `heard` say what that page has already been told."""
        if not self.presence:
            self.schedule.restart()
        letters = self.audience.join(number, place, person, story, heard)
        call = self._nudges.take(place)
        return [*letters, Letter(number, call)] if call else letters

    def part(self, number: int) -> list[Letter]:
        """A page was closed."""
        return self.audience.news() if self.presence.part(number) else []

    def sit(self, place: int, person: int, name: str) -> list[Letter]:
        """Somebody came by the link to a place."""
        self.seats.sit(place, person, name)
        return self.audience.news()

    def rename(self, person: int, name: str) -> list[Letter]:
        self.seats.rename(person, name)
        return self.audience.news()

    def change_seat(self, number: int, place: int, do: str) -> list[Letter]:
        """Take a place back, leave it, or let a bot play it."""
        self._seat_changes.change(number, place, do)
        return self.audience.news()

    def leave(self, person: int) -> list[Letter]:
        """Somebody leaves the table and gives up all places there."""
        self._seat_changes.leave(person)
        return self.audience.news()

    def free(self, place: int) -> list[Letter]:
        """Remove everybody but the owner from a place, because its link came into the wrong hands."""
        self._seat_changes.free(place)
        return self.audience.news()

    def nudge(self, number: int, place: int) -> list[Letter]:
        """Call a place that everybody waits for; if nobody is there, the call waits until somebody comes."""
        return self._nudges.call(number, place)

    def rematch(self, table: str, name: str) -> list[Letter]:
        """These people play again at another table, with camps exchanged."""
        self._storage.save_rematch(table)
        self.audience.rematch = table
        return [*self.audience.news(), *self.audience.notes(Note("rematch", {"name": name}))]

    # ---- people play ----------------------------------------------------------------------------

    def act(self, number: int, question: int, action: AnyAction | str) -> list[Letter]:
        """Answer a question to the reader's place."""
        seat = self._asked_seat(number, question)
        self._journal.play(seat, action, question)
        self.seats.place(self.presence[number].place).late = False
        self._after_answer()
        return self.audience.news()

    def why(self, number: int, question: int, action: AnyAction | str) -> list[Letter]:
        """How the number of a listed answer is made up, and its odds; for any other answer, why it is refused."""
        seat = self._asked_seat(number, question)
        try:
            why = self.game.why(seat, action)
        except Illegal as no:
            refused = Refused(no.key, no.values, no.rule)
            return [Letter(number, Reasons(question, str(action), (), None, refused))]
        parts = tuple(Part(amount, reason, rule) for amount, reason, rule in why)
        return [Letter(number, Reasons(question, str(action), parts, why.odds))]

    def undo(self, number: int) -> list[Letter]:
        """Take back the last answer of the reader's place."""
        place = self.seats.answers(self.presence[number].place)
        seat = self._journal.last_to_answer(place.seats)
        before = self.audience.stories()
        self._journal.undo(seat)
        self.schedule.refresh()
        return [*self.audience.retell(before), *self.audience.notes(Note("undone", {"seat": seat}))]

    def end(self, number: int, how: str, do: str) -> list[Letter]:
        """Ask to resign or to draw, take that back, or decline another's wish; once all agree, the battle ends."""
        return self._endings.hear(number, how, do)

    def say(self, number: int, channel: str, text: str, seat: str = "") -> list[Letter]:
        """Talk; people who may not hear it do not even notice."""
        seat = self.seats.speaker(self.presence[number].place, seat)
        self._journal.say(seat, channel, text)
        return self.audience.news(quiet=True)

    def signal(self, number: int, channel: str, signal: str, place: str = "", seat: str = "") -> list[Letter]:
        """Send a fixed signal: a courtesy to everybody, or a field signal to those who could hear talk."""
        at = self.presence[number].place
        self._signals.send(at, self.seats.speaker(at, seat), channel, signal, place)
        return self.audience.news(quiet=True)

    def standing(self, number: int, windows: Iterable[str]) -> list[Letter]:
        """From now on the reader's place passes by itself in these windows, after a while; nobody else is told."""
        place = self._own_place(number)
        self._standing_orders.give(place, windows)
        self.schedule.refresh()
        return self.audience.news_at(place.number)

    def hold(self, number: int, on: bool) -> list[Letter]:
        """Suspend the standing orders of the reader's place, or resume them."""
        place = self._own_place(number)
        self._standing_orders.hold(place, on)
        self.schedule.refresh()
        return self.audience.news_at(place.number)

    def set_pace(self, number: int, speed: str) -> list[Letter]:
        """Let the bots of this table answer faster or slower."""
        self._own_place(number)
        if speed not in SPEEDS:
            raise Illegal("no-such-speed", {"speed": speed})
        self.schedule.speed = speed
        self._storage.save_speed(speed)
        return self.audience.news()

    def hurry(self, number: int) -> list[Letter]:
        """Make bots answer at once whatever they are asked now."""
        self._own_place(number)
        self.schedule.hurry()
        return []

    def _asked_seat(self, number: int, question: int) -> str:
        """The seat of the reader's place that the question asks; a question to another place is refused."""
        place = self.seats.answers(self.presence[number].place)
        for asked in self.game.waiting():
            if asked.id == question and asked.seat in place.seats:
                return asked.seat
        raise Illegal("stale-question", {"question": str(question)})

    def _own_place(self, number: int) -> Place:
        """The place of a reader; Illegal for spectators."""
        at = self.presence[number].place
        self.seats.seated(at)
        return self.seats.place(at)

    def _after_answer(self) -> None:
        self._bot_signals.after_answer()
        self.schedule.refresh()

    # ---- time -----------------------------------------------------------------------------------

    def due(self, bots: bool = True) -> float | None:
        """When a bot or a standing order answers next, or somebody's time runs out; None while nobody is here."""
        return self.schedule.due(bots)

    def expire(self) -> list[Letter]:
        """Where people's time has run out, a bot answers until they answer again."""
        late = [place.number for place in self.schedule.expire()]
        if not late:
            return []
        return [*self.audience.news(), *(Letter(number, Note("late", {})) for number in self.presence.at(late))]

    def obey(self) -> list[Letter]:
        """Give the answers of standing orders and those without a choice that are due; they look like a person's."""
        question = self.schedule.order_question()
        if question is None:
            return []
        answer = self._no_choice.answer(question) or WINDOWS[question.kind]
        self._journal.play(question.seat, answer, question.id)
        self._after_answer()
        return self.audience.news()

    def think(self) -> Thought | None:
        """A question that is due, put to its bot; it is answered once the bot has chosen."""
        question = self.schedule.bot_question()
        return None if question is None else self._bots.ask(question, self.seats.bot_for(question.seat))

    def answered(self, thought: Thought, action: AnyAction | None) -> list[Letter]:
        """A bot has chosen; ignored if the question is gone by now, or people have taken the seat back."""
        if not self.presence or thought.question not in self.schedule.for_bots():
            return []
        self._bots.answer(thought, action)
        self._after_answer()
        return self.audience.news()

    def tick(self) -> list[Letter]:
        """Give one answer of a standing order or a bot that is due."""
        letters = self.obey()
        if letters:
            return letters
        thought = self.think()
        return self.answered(thought, thought.choose()) if thought else []
