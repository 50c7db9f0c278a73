"""A battle that was played, as a line of JSON that a later run reads again; files are opened elsewhere."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Final

import msgspec

from overlord.arena.fight import Task, fight
from overlord.arena.plan import Bout
from overlord.bots.arena import ask
from overlord.bots.protocol import Bot, Budget
from overlord.bots.registry import version
from overlord.engine.game import Game
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.names import CAMPS
from overlord.engine.model.rng import Rng
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.view import Question

BEGIN: Final = '{"battle":'  # of every line


class Camp(msgspec.Struct, frozen=True):
    """One camp of a finished battle."""

    bot: str
    version: str
    medals: int
    decisions: int  # questions with more than one answer
    seconds: float  # all that its bot thought


class Played(msgspec.Struct, frozen=True):
    """A finished battle, with all that tells whether it can be counted again."""

    battle: str
    digest: str
    seed: int
    turn_limit: int
    rules: int
    axis: Camp
    allies: Camp
    winner: str | None
    reason: str
    turns: int

    def __post_init__(self) -> None:
        if self.winner not in (None, *CAMPS):
            raise ValueError(f"no camp {self.winner}")

    @property
    def key(self) -> tuple[object, ...]:
        """That of the battle of the plan."""
        return self.digest, self.seed, self.axis.bot, self.allies.bot, self.turn_limit

    @property
    def current(self) -> bool:
        """Whether rules and bots are still those that played it."""
        return self.rules == RULES_VERSION and all(
            camp.version == version(camp.bot) for camp in (self.axis, self.allies)
        )


class Stopwatch:
    """Asks bots and measures how long they think."""

    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()  # by camp
        self.seconds = dict.fromkeys(CAMPS, 0.0)

    def ask(self, game: Game, question: Question, bot: Bot, rng: Rng, budget: Budget) -> AnyAction:
        if len(game.options(question.seat)) == 1:
            return ask(game, question, bot, rng, budget)  # no decision
        camp = question.seat.partition("-")[0]
        start = perf_counter()
        action = ask(game, question, bot, rng, budget)
        self.seconds[camp] += perf_counter() - start
        self.decisions[camp] += 1
        return action


def play(bout: Bout) -> Played:
    """Play one battle of the plan."""
    bots = {"axis": bout.axis, "allies": bout.allies}
    seats = {seat: bots[seat.partition("-")[0]] for seat in bout.stage.seats}
    watch = Stopwatch()
    result = fight(Task(bout.stage.battle, bout.seed, seats, bout.turn_limit), watch.ask)
    axis, allies = (
        Camp(name, version(name), result.medals[camp], watch.decisions[camp], round(watch.seconds[camp], 6))
        for camp, name in bots.items()
    )
    return Played(
        bout.stage.name,
        bout.stage.battle.digest,
        bout.seed,
        bout.turn_limit,
        RULES_VERSION,
        axis,
        allies,
        result.winner,
        result.reason,
        result.turns,
    )


class BadLine(ValueError):
    """A line that is no finished battle; `number` counts from 1."""

    def __init__(self, number: int) -> None:
        super().__init__(f"line {number} is no finished battle")
        self.number = number


def line(played: Played) -> str:
    return msgspec.json.encode(played).decode() + "\n"


def whole(text: str) -> str:
    """The text without a last line that was still being written when the run was stopped."""
    rest = text[text.rfind("\n") + 1 :]
    begun = rest.startswith(BEGIN) or BEGIN.startswith(rest)
    return text[: len(text) - len(rest)] if begun else text + "\n"


def read(text: str) -> list[Played]:
    """The battles of such lines, all of them whole."""
    found: list[Played] = []
    for number, row in enumerate(text.split("\n")[:-1], 1):
        try:
            found.append(msgspec.json.decode(row, type=Played))
        except (msgspec.DecodeError, UnicodeError):
            raise BadLine(number) from None
    return found
