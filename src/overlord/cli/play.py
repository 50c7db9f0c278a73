"""`overlord play`: a battle in the terminal, with bots in the other seats; it lists options, asks and prints."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Final

import click

from overlord.bots.arena import answer, bot_rng, seat_bots
from overlord.bots.protocol import Bot
from overlord.bots.registry import bot, names
from overlord.cli.choices import Choices, why_lines
from overlord.cli.files import check_seat, house_options, load_battle, name_of, set_up, write_text
from overlord.cli.picture import Picture
from overlord.cli.speech import Command, fail, lang_option, option, tongue
from overlord.engine.illegal import Illegal
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.base import Secret
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.names import CAMPS
from overlord.engine.model.options import OPTIONS
from overlord.engine.view import Question, View
from overlord.library.game import Game
from overlord.text.sentences import deck_words, refusal, tell
from overlord.text.sentences import question as worded
from overlord.text.words import Words

DEFAULT: Final = "crossroads"
MY_SEAT: Final = "allies-cic"
WATCH_LIMIT: Final = 200  # turns of each camp: a battle between bots alone must end


@click.command("play", cls=Command, help="cli-play")
@click.argument("scenario", default=DEFAULT)
@option("--seat", "seats", multiple=True, help="cli-play-seat")
@option("--seed", type=int, help="cli-play-seed")
@option("--watch", is_flag=True, help="cli-play-watch")
@option("--bot", "name", default="recruit", show_default=True, help="cli-play-bot")
@option("--seating", "holders", nargs=2, type=click.IntRange(1, 4), default=(4, 4), help="cli-play-seating")
@option("--option", "house", multiple=True, help="cli-play-option")
@option("--record", type=click.Path(path_type=Path, dir_okay=False), help="cli-play-record")
@lang_option
def play(
    scenario: str,
    seats: tuple[str, ...],
    seed: int | None,
    watch: bool,
    name: str,
    holders: tuple[int, int],
    house: tuple[str, ...],
    record: Path | None,
) -> None:
    """Sit down, then play to the end or leave."""
    if watch and seats:
        fail("cli-watch-or-seat")
    battle = load_battle(scenario)
    seed = secrets.randbelow(2**32) if seed is None else seed
    game = set_up(
        battle, seed, WATCH_LIMIT if watch else 0, house_options(house), dict(zip(CAMPS, holders, strict=True))
    )
    mine = () if watch else seats or (MY_SEAT,)
    for seat in mine:
        check_seat(game.seats, seat)
    if record:
        write_text(record, game.record())  # fail at once if it cannot be written
    table = Table(game, seed, mine, seated(game, mine, name), deck_words(tongue(), game.decks))
    table.say(name_of(battle))
    for line in house_lines(game, table.words):
        table.say(line)
    try:
        over = table.watch() if watch else table.sit()
    except (EOFError, KeyboardInterrupt):
        click.echo()
        over = False
    table.say(table.words.say("play-over" if over else "play-left", seed=seed))
    if record:
        write_text(record, game.record())


def house_lines(game: Game, words: Words) -> list[str]:
    """The house options of an Overlord battle, and in any battle the options that differ from the default."""
    chosen = [
        words.say("play-option", option=words.say(f"option-{key}"), value=str(value).lower(), key=key)
        for key, value in game.house.items()
        if value != OPTIONS[key].default or (game.battle.board == "overlord" and OPTIONS[key].rule.startswith("O-"))
    ]
    return [words.say("play-options"), *chosen] if chosen else []


def seated(game: Game, mine: tuple[str, ...], name: str) -> dict[str, Bot]:
    """A bot with that name in every seat that nobody takes."""
    if name not in names():
        fail("cli-unknown-bot", name=name, known=", ".join(names()))
    bots = {seat: bot(name) for seat in game.seats if seat not in mine}
    seat_bots(game, bots)
    return bots


class Table:
    """One battle and the people at this terminal."""

    def __init__(self, game: Game, seed: int, seats: tuple[str, ...], bots: dict[str, Bot], words: Words) -> None:
        self.game = game
        self.seats = seats
        self.words = words
        self.bots = bots
        self.rng = bot_rng(seed)
        self.told: dict[str, int] = {}  # how many events each camp has read
        self.drawn: object = None
        self.shown: dict[str, str] = {}
        self.ink = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        self.width = max(60, shutil.get_terminal_size().columns)

    def say(self, text: str = "") -> None:
        click.echo(text, color=self.ink)

    # ---- the battle -----------------------------------------------------------------------------

    def watch(self) -> bool:
        """Bots alone: print the log and the board, turn by turn."""
        turn = self.game.turn
        self.draw(self.game.view(None), True)
        while questions := self.game.waiting():
            answer(self.game, questions[self.rng.below(len(questions))], self.bots, self.rng)
            if self.game.turn != turn or not self.game.waiting():
                turn = self.game.turn
                self.tell("")
                self.draw(self.game.view(None))
        return True

    def sit(self) -> bool:
        """People first: a bot answers only when no seat at this terminal is asked. False if the person left."""
        while questions := self.game.waiting():
            mine = [question for question in questions if question.seat in self.seats]
            if not mine:
                answer(self.game, questions[self.rng.below(len(questions))], self.bots, self.rng)
            elif not self.ask(mine[0]):
                return False
        self.tell(camp(self.seats[0]))
        self.draw(self.game.view(self.seats[0]))
        return True

    # ---- one question ---------------------------------------------------------------------------

    def ask(self, question: Question) -> bool:
        """Print what is new, list the options and take an answer. False if the person leaves."""
        seat = question.seat
        options = self.game.options(seat)
        view = self.game.view(seat)
        self.tell(camp(seat))
        self.draw(view, self.drawn is None)
        self.news("status", self.status(view))
        self.news(f"hand {seat}", self.hand(view))
        self.say(self.words.say("play-asked", seat=seat, question=worded(self.words, question.kind, view.draft)))
        for line in Choices(self.words, view, options, self.width).lines():
            self.say(line)
        while True:
            line = self.read(seat)
            if line in ("quit", "q"):
                return False
            if self.react(question, options, view, line):
                return True

    def react(self, question: Question, options: tuple[AnyAction, ...], view: View, line: str) -> bool:
        """Do what the line says; True if the question is no longer open."""
        word, _, rest = line.partition(" ")
        try:
            if line in ("?", "help"):
                self.say(self.words.say("play-help"))
            elif line == "board":
                self.draw(view, True)
            elif word == "why":
                self.why(question.seat, options, rest.strip())
            elif line == "undo":
                self.game.undo(question.seat)
                self.told[camp(question.seat)] = len(self.game.told(question.seat))
                self.say(self.words.say("play-undone"))
                return True
            elif action := self.meant(options, line):
                self.game.play(question.seat, action, question.id)
                return True
        except Illegal as error:
            self.say(refusal(self.words, error))
        return False

    def meant(self, options: tuple[AnyAction, ...], line: str) -> AnyAction | str | None:
        """The option with that number, or else the typed text; None if there is no such number."""
        if not (line.isascii() and line.isdigit()):
            return line or " "
        number = int(line[:9])
        if 1 <= number <= len(options):
            return options[number - 1]
        self.say(self.words.say("play-no-option", number=line[:9], most=len(options)))
        return None

    def why(self, seat: str, options: tuple[AnyAction, ...], rest: str) -> None:
        if not rest:
            self.say(self.words.say("play-why-what"))
        elif action := self.meant(options, rest):
            for line in why_lines(self.words, self.game.why(seat, action)):
                self.say(line)

    def read(self, seat: str) -> str:
        """A line from the keyboard or a pipe; input from a pipe is printed too, so that a transcript can be read."""
        prompt = f"{seat} {self.words.say('play-hint')}> "
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            self.say(line)
        return line

    # ---- what is shown --------------------------------------------------------------------------

    def tell(self, side: str) -> None:
        """Print the log since this camp last read it, as far as its seats at this terminal may know it."""
        seats: list[str | None] = [seat for seat in self.seats if camp(seat) == side]
        versions = [self.game.told(seat) for seat in seats or [None]]
        start = self.told.get(side, 0)
        self.told[side] = len(versions[0])
        for same in list(zip(*versions, strict=True))[start:]:
            self.wrapped(tell(self.words, next(filter(known, same), same[0])))

    def draw(self, view: View, always: bool = False) -> None:
        """Print the board if it has changed; the first time, and on request, with the legend."""
        picture = Picture(view)
        if always or picture.key() != self.drawn:
            self.say()
            for line in picture.lines(self.ink, self.width):
                self.say(line)
            self.say()
        if always:
            self.wrapped(picture.legend(self.words))
        self.drawn = picture.key()

    def status(self, view: View) -> str:
        say = self.words.say
        medals = ", ".join(f"{say(f'camp-{row.camp}')} {row.medals}/{row.needed}" for row in view.medals)
        turn = (view.turn + 1) // 2
        text = say("play-status", camp=say(f"camp-{view.active}"), turn=turn, medals=medals, deck=view.deck)
        goals = ", ".join(
            say("play-objective", hexes=" ".join(row.hexes), holder=say(f"camp-{row.holder}") if row.holder else "none")
            for row in view.objectives
            if row.hexes
        )
        return f"{text} · {say('play-objectives', list=goals)}" if goals else text

    def hand(self, view: View) -> str:
        """The cards of this seat: a commander's hand, or what a general was given."""
        lines: list[str] = []
        for key, rows in (("play-hand", view.hands), ("play-given", view.given), ("play-combat", view.combat)):
            for row in rows:
                if row.seat == view.seat and row.cards:
                    names = ", ".join(self.words.say(f"card-{card}") for card in row.cards)
                    lines.append(self.words.say(key, cards=names))
        return " · ".join(lines)

    def news(self, what: str, text: str) -> None:
        """Print a line, but not again while it stays the same."""
        if self.shown.get(what) != text:
            self.shown[what] = text
            self.wrapped(text)

    def wrapped(self, text: str) -> None:
        for line in textwrap.wrap(text, self.width, subsequent_indent="  "):
            self.say(line)


def camp(seat: str) -> str:
    return seat.partition("-")[0]


def known(event: AnyEvent) -> bool:
    """Whether no part of the event is hidden from the reader."""
    values = (getattr(event, name) for name in event.__struct_fields__)
    return not any(isinstance(value, Secret) and value.value is None for value in values)
