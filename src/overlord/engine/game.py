"""The public face of the engine: one battle with its questions, answers, views and record (docs/contract.md)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Self

import msgspec

from overlord.engine import dump as dumps
from overlord.engine import playing, talk
from overlord.engine import record as records
from overlord.engine.digest import digest
from overlord.engine.dump import DumpError
from overlord.engine.effects.board import finish
from overlord.engine.files.deck.named import decks_for
from overlord.engine.files.deck.reader import read_deck
from overlord.engine.files.scenario.reader import reread
from overlord.engine.files.scenario.textboard import position_text
from overlord.engine.flow import interpreter
from overlord.engine.illegal import Illegal
from overlord.engine.imagine import imagined
from overlord.engine.log import LONG_AGO, Counters, Log
from overlord.engine.memory import remembered
from overlord.engine.model.actions import AnyAction, NotAnAction, parse_action
from overlord.engine.model.base import Action, Secret
from overlord.engine.model.events import AnyEvent, Signalled, Talked
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import CAMPS, FACES, NOBODY, SEAT_OF, SEATS, role_of
from overlord.engine.model.options import wrong
from overlord.engine.model.rng import Rng
from overlord.engine.model.rules import RULES_VERSION, Rules, all_options
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.model.seating import Seating
from overlord.engine.model.state import State
from overlord.engine.outcome import Outcome, outcome
from overlord.engine.reasons import Why, why
from overlord.engine.record import Entry, Header, RecordError
from overlord.engine.setup import new_state
from overlord.engine.tables.cards import CARDS
from overlord.engine.tables.combat import Deck
from overlord.engine.talk import check_text, open_channels, readers, signal_readers
from overlord.engine.view import Question, View, hears, project, project_public, seen

Checkpoint = tuple[
    Counters, int, int, State
]  # a position to undo from: counters, entries and answers before it, and the state


class Game:
    """One battle. Every refused call raises Illegal and changes nothing.

    >>> game = overlord.Game(overlord.load_scenario("crossroads"), seed=7, hands={"allies-cic": ["barrage"]})
    >>> [(question.seat, question.kind) for question in game.waiting()]
    [('allies-cic', 'card')]
    >>> [str(option) for option in game.options("allies-cic")]
    ['play barrage']
    >>> _ = game.play("allies-cic", "play barrage")
    >>> game.waiting()[0].kind
    'barrage'
    """

    __slots__ = (
        "_checkpoint",
        "_floor",
        "_header",
        "_log",
        "_options",
        "_public",
        "_questions",
        "_seating",
        "_seats",
        "_state",
    )

    def __init__(
        self,
        battle: ScenarioDef,
        seed: int = 0,
        seating: Mapping[str, int] | None = None,
        hands: Mapping[str, Sequence[str]] | None = None,
        dice: str = "",
        options: Mapping[str, object] | None = None,
        decks: Sequence[Deck] | None = None,
    ) -> None:
        chosen = dict(options or {})
        dealt = {seat: list(cards) for seat, cards in (hands or {}).items()}
        holders = {"axis": 4, "allies": 4, **(seating or {})}
        _check_arguments(battle, holders, dealt, dice, chosen)
        values = all_options(battle, chosen)
        cards = decks_for(battle, values, self._find_deck) if decks is None else tuple(decks)
        sources = tuple(deck.source for deck in cards)
        battle = battle if battle.decks == sources else replace(battle, decks=sources)
        self._header = Header(
            records.FORMAT,
            records.VERSION,
            RULES_VERSION,
            battle.key,
            battle.digest,
            battle.source,
            seed,
            holders,
            chosen,
            dealt,
            dice,
            sources,
        )
        self._seating = Seating((holders["axis"], holders["allies"]))
        rules = Rules(battle, values, cards)
        self._state = new_state(rules, seed, dealt, dice)
        self._log = Log()
        self._floor = 0  # entries that came from a dump: they cannot be replayed
        self._checkpoint: Checkpoint | None = None
        self._options: dict[int, list[AnyAction]] = {}
        self._public: View | None = None  # the public view, kept until something happens
        self._seats: list[int] = []  # who is asked
        self._questions: tuple[Question, ...] | None = None  # built when somebody looks
        self._settle()
        if self._state.events:  # events before the first answer: the first turn began
            self._log.add(Entry(events=tuple(self._state.events)), self._counters())

    # ---- questions and answers ------------------------------------------------------------------

    def waiting(self) -> tuple[Question, ...]:
        """The open questions; none if and only if the battle is over."""
        questions = self._questions
        if questions is None:
            questions = self._questions = self._asked()
        return questions

    def options(self, seat: str) -> tuple[AnyAction, ...]:
        """The legal answers of a seat, in a stable order; none if it is not asked."""
        return tuple(self._listed(self._seat(seat)))

    def play(self, seat: str, action: AnyAction | str, question: int | None = None) -> tuple[AnyEvent, ...]:
        """Answer a seat's question; returns the events as this seat may see them."""
        number = SEAT_OF.get(seat, NOWHERE)
        listed = self._options.get(number)
        if isinstance(action, str) or question is not None or not (listed and interpreter.is_listed(listed, action)):
            number = self._seat(seat)
            action = self._checked(number, action, question)
        self._seats, events = playing.answer(self._state, self._log, number, seat, action)
        self._forget()
        if self._log.answers % records.EVERY == 0:
            self._log.add(self._state.copy(), self._counters())
        return playing.shown(events, self._seating.shared[number])

    def why(self, seat: str, action: AnyAction | str) -> Why:
        """The reasons for a listed action, with the odds of an attack; for any other action Illegal says why not."""
        number = self._seat(seat)
        return why(self._state, number, self._checked(number, action, None))

    def say(self, seat: str, channel: str, text: str) -> tuple[AnyEvent, ...]:
        """Send a message, if the chain of command allows it; dice, deck and questions are not affected."""
        number = self._seat(seat)
        told = readers(self._state, self._seating, number, channel)
        check_text(text)
        event = Talked(seat, channel, Secret(told, (text,)))
        self._log.add(Entry(seat=seat, channel=channel, text=text, events=(event,)), self._counters())
        return (event,)

    def signal(self, seat: str, channel: str, signal: str, place: str = "") -> tuple[AnyEvent, ...]:
        """Send a fixed signal: a courtesy to the whole table at any time, or one about the battle in a channel where
        this seat may talk (O-COM-13)."""
        number = self._seat(seat)
        told = signal_readers(self._state, self._seating, number, channel, signal, place)
        event = Signalled(seat, channel, signal, place, told)
        entry = Entry(seat=seat, channel=channel, signal=signal, hex=place, events=(event,))
        self._log.add(entry, self._counters())
        return (event,)

    def channels(self, seat: str) -> dict[str, Illegal | None]:
        """Every channel, with the reason why this seat may not speak there now, or None if it may."""
        number = self._seat(seat)
        found: dict[str, Illegal | None] = dict.fromkeys(open_channels(self._state))
        for channel in found:
            try:
                readers(self._state, self._seating, number, channel)
            except Illegal as refused:
                found[channel] = refused
        return found

    def undoable(self, seats: Sequence[str]) -> str:
        """Which of these seats gave the last answer that can still be taken back; empty if none.

        `undo` may still refuse it if another seat's later answer depends on it: only a whole replay can tell."""
        now = self._counters()
        for n in range(len(self._log) - 1, -1, -1):
            if self._log.before[n] != now or self._state.over:
                break
            if self._log.answered_by(n) in seats:
                return self._log.answered_by(n)
        return ""

    def end(self, winner: str | None, reason: str) -> tuple[AnyEvent, ...]:
        """End the battle by agreement: one camp resigns and the other wins, or both agree on a draw."""
        if self._state.over:
            raise Illegal("battle-over", {}, "R-VIC-01")
        wanted = records.DRAWN if winner is None else records.RESIGNED
        if reason != wanted or (winner is not None and winner not in CAMPS):
            raise Illegal("no-such-ending", {"reason": reason}, "")
        before = self._counters()
        self._state.claim()
        self._state.events = []
        finish(self._state, NOBODY if winner is None else CAMPS.index(winner), reason)
        self._settle()
        events = tuple(self._state.events)
        self._log.add(Entry(ended=reason, winner=winner or "", events=events), before)
        return events

    def undo(self, seat: str) -> None:
        """Take back a seat's last answer, if nothing was rolled, drawn or revealed since and the later answers of other
        seats are legal without it."""
        number = self._seat(seat)
        if self._state.over:
            raise Illegal("battle-over", {}, "R-VIC-01")
        last = self._log.last_answer(seat, self._counters())
        if last < 0:
            raise Illegal("nothing-to-undo" if last == -1 else "undo-too-late", {}, "")
        again, start = self._earlier(last)
        for n, entry in enumerate(self._log.written(start), start):
            if n == last or not (entry.action or entry.channel):
                continue
            try:
                again.repeat(entry)
            except Illegal:
                raise Illegal("undo-others", {}, "") from None
        again._keep_ids(self._state, number)
        self._become(again)

    def mark(self) -> bool:
        """Mark this position as the start for undo if something was rolled, drawn or revealed since the last mark.

        Returns True if it was marked; nothing before it can be taken back any more."""
        now = self._counters()
        if self._checkpoint is not None and self._checkpoint[0] == now:
            return False
        self._checkpoint = now, len(self._log), self._log.answers, self._state.copy()
        return True

    # ---- views ----------------------------------------------------------------------------------

    def view(self, seat: str | None) -> View:
        """What the holder of this seat may know, and nothing more; None is a spectator."""
        public = self._public
        if public is None:
            public = project_public(self._state, self.waiting())
            self._public = public
        if seat is None:
            return public
        number = self._seat(seat)
        holds = self._seating.shared[number]
        s = self._state
        draft = s.stack[-1].draft(s, number) if s.result is None else ()
        return project(s, public, number, holds, tuple(self._listed(number)), draft)

    @property
    def entries(self) -> int:
        """How many entries the log has; `told` can start from this number."""
        return len(self._log)

    def told(self, seat: str | None, since: int = 0) -> tuple[AnyEvent, ...]:
        """All events from entry `since` on, as this seat may see them."""
        holds = () if seat is None else self._seating.shared[self._seat(seat)]
        return tuple(seen(event, holds) for event in self._log.events(since) if hears(event, holds))

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of this battle, the axis first."""
        return tuple(SEATS[seat] for seat in self._state.rules.seats)

    @property
    def battle(self) -> ScenarioDef:
        """The scenario; public."""
        return self._state.rules.scenario

    @property
    def house(self) -> dict[str, object]:
        """Every option in force; public."""
        return dict(self._state.rules.options)

    @property
    def decks(self) -> tuple[Deck, ...]:
        """The Combat decks in use, with their texts; public."""
        return self._state.rules.decks

    @property
    def outcome(self) -> Outcome | None:
        """How the battle ended; None while it lasts."""
        return outcome(self._state)

    @property
    def turn(self) -> int:
        """The number of turns begun, both camps together."""
        return self._state.turn

    @property
    def moment(self) -> tuple[object, ...]:
        """A value that changes whenever the result of `channels` may change."""
        return talk.moment(self._state)

    def position(self) -> str:
        """The current board as text: terrain, pieces, obstacles and units (docs/notation.md)."""
        return position_text(self._state)

    # ---- copies and records ---------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy of the battle."""
        new = self.__class__.__new__(self.__class__)
        new._header = self._header
        new._seating = self._seating
        new._state = self._state.copy()
        new._log = self._log.copy()
        new._floor = self._floor
        new._checkpoint = None
        new._options = {}
        new._public = None
        new._seats = self._seats
        new._questions = self._questions
        return new

    def imagine(self, seat: str, rng: Rng) -> Self:
        """A battle that this seat cannot tell from this one: everything hidden from its holder is dealt anew, and so
        are all dice and draws to come. It depends only on what he knows and on `rng`, which it moves on."""
        holds = self._seating.shared[self._seat(seat)]
        state = imagined(self._state, holds, rng, remembered(self._state, self._log, holds))
        game = self.copy()
        game._header = msgspec.structs.replace(self._header, seed=0, hands={}, dice="")
        game._begin_at(state)
        return game

    def _at(self, state: State) -> Self:
        """This battle in another of its positions, which becomes the first entry of the log."""
        game = self.copy()
        game._begin_at(state)
        game._settle()
        return game

    def _begin_at(self, state: State) -> None:
        """Let the log begin with this position."""
        self._state = state
        self._log = Log()
        self._log.add(Entry(rules=RULES_VERSION, position=dumps.position_of(state)), self._counters())
        self._floor = 1

    def digest(self) -> str:
        """A fingerprint of the position."""
        return digest(self._state)

    def record(self) -> str:
        """The whole battle as JSON lines."""
        return records.write(self._header, [*self.written(), Entry(digest=digest(self._state))])

    def written(self, since: int = 0) -> list[Entry]:
        """The log from entry `since` on, as in the record, with every secret."""
        return self._log.written(since)

    def dump(self) -> str:
        """The whole battle as one text, with every secret; `load` reads it."""
        mark = self._checkpoint
        back = None
        if mark is not None and mark[0] == self._counters():
            back = dumps.Checkpoint(mark[1], mark[2], dumps.position_of(mark[3]))
        log = [msgspec.Raw(records.line(entry).encode()) for entry in self._log.written()]
        return dumps.write(dumps.dump_of(self._header, self._state, len(log), self._log.answers, back, log))

    def snapshot(self) -> str:
        """The position that was marked last, as a dump without its log; `load` then needs the log."""
        if self._checkpoint is None:
            raise ValueError("no position was marked yet")
        _, entries, answers, state = self._checkpoint
        return dumps.write(dumps.dump_of(self._header, state, entries, answers))

    @classmethod
    def load(cls, text: str, log: Sequence[str] | None = None, *, older: bool = False) -> Self:
        """Read a battle from a dump; DumpError says in one sentence what is damaged.

        `log` are the lines of the record that a snapshot leaves out. `older` also accepts a position of another rules
        version; the battle goes on under today's rules, and an entry in the log says so."""
        dump = dumps.read(text, older)
        items = dump.log
        if items is None and log is not None:
            items = [msgspec.Raw(entry.encode()) for entry in log]
        if items is None or len(items) != dump.entries:
            raise DumpError(f"log: {dump.entries} entries are expected, not {0 if items is None else len(items)}")
        rules = dumps.rules_of(dump.header)
        _check_header(rules.scenario, dump.header)
        game = cls.__new__(cls)
        game._header = dump.header
        game._seating = Seating((dump.header.seating["axis"], dump.header.seating["allies"]))
        game._state = dumps.state_of(rules, dump.position, "position")
        if dump.rules == RULES_VERSION and digest(game._state) != dump.digest:
            raise DumpError("digest: the position is not the one that was written")
        game._log = Log()
        game._log.items = list(items)
        game._log.answers = dump.answers
        game._floor = dump.entries
        game._checkpoint = None
        start = dump.entries
        if dump.checkpoint is not None:
            start = dump.checkpoint.entries
            state = dumps.state_of(rules, dump.checkpoint.position, "checkpoint.position")
            game._checkpoint = game._counters(), start, dump.checkpoint.answers, state
        game._log.before = [LONG_AGO] * start + [game._counters()] * (dump.entries - start)
        if dump.rules != RULES_VERSION:
            entry = Entry(rules=RULES_VERSION, position=dumps.position_of(game._state))
            game._log.add(entry, game._counters())
        game._settle()
        return game

    @classmethod
    def resume(cls, first: str, entry: Entry) -> Self:
        """Continue a battle from the first line of its record and an entry that changes the rules version."""
        header, _ = records.read(first)
        rules = dumps.rules_of(header)
        state = dumps.state_of(rules, entry.position or {}, "position")
        return cls.load(dumps.write(dumps.dump_of(header, state, 0, 0, log=[])))

    @classmethod
    def replay(cls, text: str) -> Self:
        """Rebuild a battle from its record, answer by answer, and check it against the digests."""
        return deque(cls.retell(text), maxlen=1).pop()

    @classmethod
    def retell(cls, text: str) -> Iterator[Self]:
        """Replay a record step by step: yields the game at the start and after each entry, always the same object."""
        header, entries = records.read(text)
        if header.rules != RULES_VERSION:
            raise RecordError(f"line 1: rules version {header.rules}; this program plays version {RULES_VERSION}")
        battle = reread(header.source, header.scenario)
        if battle.digest != header.scenario_digest:
            raise RecordError("line 1: the scenario in this record is not the one it was played on")
        game = cls(
            battle,
            header.seed,
            header.seating,
            header.hands,
            header.dice,
            header.options,
            [read_deck(source, "the Combat deck of this record") for source in header.decks],
        )
        yield game
        for number, entry in enumerate(entries, 2):
            try:
                game.repeat(entry)
            except (Illegal, DumpError) as refused:
                raise RecordError(f"line {number}: {refused}") from None
            yield game

    def repeat(self, entry: Entry) -> None:
        """Carry out one line of a record."""
        if entry.signal:
            self.signal(entry.seat, entry.channel, entry.signal, entry.hex)
        elif entry.channel:
            self.say(entry.seat, entry.channel, entry.text)
        elif entry.ended:
            self.end(entry.winner or None, entry.ended)
        elif entry.action:
            self.play(entry.seat, entry.action)
        elif entry.position is not None:
            self._become(self._at(dumps.state_of(self._state.rules, entry.position, "position")))
        elif entry.digest and entry.digest != digest(self._state):
            raise Illegal("digest-differs", {}, "")

    @staticmethod
    def _find_deck(key: str) -> Deck | None:
        """A Combat deck that neither came with the battle nor was given: the engine opens no file, so it knows none."""
        return None

    # ---- inside ---------------------------------------------------------------------------------

    def _earlier(self, entry: int) -> tuple[Game, int]:
        """A copy of this battle at its mark, or at the start if the mark is after this entry; and its entry count."""
        if self._checkpoint is None or self._checkpoint[1] > entry:
            if self._floor:
                raise Illegal("undo-too-late", {}, "")
            return self._fresh(), 0
        game = self.copy()
        _, start, answers, state = game._checkpoint = self._checkpoint
        game._state = state.copy()
        game._log.cut(start, answers)
        game._settle()
        return game, start

    def _fresh(self) -> Game:
        header = self._header
        battle = self._state.rules.scenario
        decks = self._state.rules.decks
        return Game(battle, header.seed, header.seating, header.hands, header.dice, header.options, decks)

    def _become(self, other: Game) -> None:
        self._state = other._state
        self._log = other._log
        self._floor = other._floor
        self._checkpoint = other._checkpoint
        self._options = {}
        self._public = None
        self._seats = other._seats
        self._questions = other._questions

    def _keep_ids(self, old: State, undone: int) -> None:
        """After an undo: open questions of other seats keep their ids, and no id is ever reused."""
        s = self._state
        s.claim()
        frame = interpreter.own_top(s)
        s.last_question = old.last_question
        for seat in frame.asked:
            known = old.stack[-1].asked.get(seat)
            if seat != undone and known is not None and type(old.stack[-1]) is type(frame):
                frame.asked[seat] = known
            else:
                s.last_question += 1
                frame.asked[seat] = s.last_question
        self._seats = list(frame.asked)
        self._questions = None
        self._public = None

    def _counters(self) -> Counters:
        return playing.counters(self._state)

    def _seat(self, seat: str) -> int:
        number = SEAT_OF.get(seat, NOWHERE)
        if number not in self._state.rules.seats:
            raise Illegal("no-such-seat", {"seat": seat}, "")
        return number

    def _listed(self, seat: int) -> list[AnyAction]:
        found = self._options.get(seat)
        if found is None:
            found = self._options[seat] = interpreter.options(self._state, seat)
        return found

    def _checked(self, seat: int, action: AnyAction | str, question: int | None) -> AnyAction:
        """The action, if this seat may take it now; else Illegal."""
        s = self._state
        if s.result is not None:
            raise Illegal("battle-over", {}, "R-VIC-01")
        if isinstance(action, str):
            try:
                action = parse_action(action)
            except NotAnAction as error:
                raise Illegal(error.key, error.values, "") from None
        elif not isinstance(action, Action):
            raise Illegal("notation-verb", {"text": str(action), "word": str(action)}, "")
        frame = s.stack[-1]
        if seat not in frame.asked:
            raise Illegal("not-asked", {"seat": SEATS[seat]}, "R-TURN-02")
        if question is not None and frame.asked[seat] != question:
            raise Illegal("stale-question", {"question": str(question)}, "")
        if not interpreter.is_listed(self._listed(seat), action):
            self._refuse(seat, action)
        return action

    def _refuse(self, seat: int, action: AnyAction) -> None:
        s = self._state
        try:
            parse_action(str(action))  # an action built by a program may name what does not exist
        except NotAnAction as error:
            raise Illegal(error.key, error.values, "") from None
        on_board = s.rules.geometry.on_board
        for name in action.__struct_fields__:
            value = getattr(action, name)
            for word in value if isinstance(value, tuple) else (value,):
                if word in HEX and not on_board[HEX[word]]:
                    raise Illegal("off-board", {"hex": str(word)}, "R-GEO-03")
        key, values, rule = s.stack[-1].refuse(s, seat, action)
        raise Illegal(key, values, rule)

    def _settle(self) -> None:
        """Run every automatic step, then note who is asked."""
        self._state.claim()
        self._seats = interpreter.settle(self._state)
        self._forget()

    def _forget(self) -> None:
        """Something happened: options, questions and the public view are made anew when somebody looks."""
        self._options = {}
        self._public = None
        self._questions = None

    def _asked(self) -> tuple[Question, ...]:
        """The public questions of the top frame."""
        s = self._state
        if s.result is not None:
            return ()
        frame = s.stack[-1]
        h = frame.about(s)
        about = NAME[h] if h >= 0 else ""
        asked = frame.asked
        return tuple([Question(asked[seat], SEATS[seat], frame.question(seat), about) for seat in self._seats])


def _check_header(battle: ScenarioDef, header: Header) -> None:
    """Check the header of a dump, which may come from anywhere: a battle can be built from its values."""
    if set(header.seating) != set(CAMPS):
        raise DumpError("header.seating: both camps are expected, axis and allies")
    try:
        _check_arguments(battle, header.seating, header.hands, header.dice, header.options)
    except ValueError as error:
        raise DumpError(f"header.{error}") from None


def _check_arguments(
    battle: ScenarioDef,
    holders: Mapping[str, object],  # compiled code would stop at a value of another type, without a sentence
    hands: dict[str, list[str]],
    dice: str,
    options: dict[str, object],
) -> None:
    """Refuse, in one clear sentence, arguments from which no battle can be built."""
    for camp, number in holders.items():
        if camp not in CAMPS or not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= 4:
            raise ValueError(f"seating: a camp is axis or allies and has 1 to 4 holders, not {camp}={number}")
    combat = all_options(battle, options)["combat_deck"] != "none"
    for seat, keys in hands.items():
        if seat not in SEAT_OF or (role_of(SEAT_OF[seat]) != 0 and battle.board != "overlord"):
            raise ValueError(f"hands: {seat!r} is no seat that holds cards")
        if role_of(SEAT_OF[seat]) != 0 and not combat:
            raise ValueError(f"hands: {seat!r} is no seat that holds command cards, and there is no Combat deck")
        for key in keys:
            mixed = combat and battle.board != "overlord"  # the player holds both Command and Combat cards
            if key not in CARDS and not mixed and role_of(SEAT_OF[seat]) == 0:
                raise ValueError(f"hands: there is no card {key!r}")
    if not isinstance(dice, str) or any(face not in FACES for face in dice):
        raise ValueError(f"dice: faces are I, A, G, F and S, not {dice!r}")
    for option, value in options.items():
        text = wrong(option, value)
        if text:
            raise ValueError(f"options: {text}")
    if battle.board not in ("standard", "overlord"):
        size = "a Breakthrough board of 13 by 17 hexes; it can be shown"
        raise ValueError(f"this is {size}, but only standard and Overlord boards can be played")


__all__ = ["Game", "Illegal", "Outcome"]
