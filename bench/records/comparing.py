"""Replays a record under today's rules and says in plain words where they differ; it repairs nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import msgspec

import overlord
from overlord.engine.game import Game
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.record import Entry, Header, read
from overlord.table.archive.retelling import begun

VERSION: Final = "rules version"
EVENTS: Final = "events"
DIGEST: Final = "digest"
OUTCOME: Final = "outcome"
WHAT_TO_DO: Final = "Raise RULES_VERSION and write why in CHANGELOG.md, or mend the change; `make records` renews them."


@dataclass(frozen=True)
class Difference:
    """Where a battle differs from its record: the line of the file and the number of answers before it."""

    kind: str
    line: int
    answer: int
    expected: str
    came: str
    doing: str = ""

    def __str__(self) -> str:
        where = f"line {self.line}, answer {self.answer}" if self.answer else f"line {self.line}"
        doing = f" ({self.doing})" if self.doing else ""
        return f"{self.kind}: at {where}{doing} the record expects {self.expected}, but there came {self.came}"


@dataclass
class Walk:
    """A record replayed as far as possible: every difference found, and what was asked, answered and happened."""

    header: Header
    entries: list[Entry]
    differences: list[Difference] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    given: Counter[str] = field(default_factory=Counter)
    renewed: list[Entry] = field(default_factory=list)  # the same entries with today's digests
    answers: int = 0
    turns: int = 0
    outcome: str = ""

    def first(self, *kinds: str) -> Difference | None:
        """The first difference of these kinds."""
        return next((found for found in self.differences if found.kind in kinds), None)


def walk(record: str) -> Walk:
    """Replay a record, entry by entry, until today's rules differ from it; a wrong digest does not stop the replay."""
    header, entries = read(record)
    found = Walk(header, entries)
    if header.rules != RULES_VERSION:
        found.differences.append(Difference(VERSION, 1, 0, str(header.rules), str(RULES_VERSION)))
    try:
        game = begun(record)
    except ValueError as error:
        found.differences.append(Difference(EVENTS, 1, 0, "a battle that can be set up", str(error)))
        return found
    if game.entries and (not entries or entries[0].seat):
        opening = _text(game.written()[0].events, 0)
        found.differences.append(Difference(EVENTS, 2, 0, "nothing before the first answer", opening))
    for line, entry in enumerate(entries, 2):
        if not _step(found, game, line, entry):
            break
    found.turns = game.turn
    found.outcome = outcome_of(game)
    if not found.first(EVENTS) and (game.outcome is None or not entries[-1].digest):
        found.differences.append(Difference(EVENTS, len(entries) + 1, found.answers, "the end", found.outcome))
    return found


def outcome_of(game: Game) -> str:
    """How a battle ended, in one line."""
    end = game.outcome
    if end is None:
        return "no end"
    medals = ":".join(str(end.medals[camp]) for camp in ("axis", "allies"))
    return f"{end.winner or 'nobody'} by {end.reason}, medals {medals}"


def _step(found: Walk, game: Game, line: int, entry: Entry) -> bool:
    """Carry out one line and compare; False if the replay cannot go on."""
    if entry.digest:
        now = game.digest()
        if now != entry.digest:
            found.differences.append(Difference(DIGEST, line, found.answers, entry.digest, now))
        found.renewed.append(msgspec.structs.replace(entry, digest=now))
        return True
    doing = f"{entry.seat}: {entry.action}" if entry.action else entry.channel or entry.ended
    before = game.entries
    if entry.action:
        found.answers += 1
        found.asked.update(question.kind for question in game.waiting() if question.seat == entry.seat)
        found.given[entry.action.partition(" ")[0]] += 1
    try:
        if entry.seat or entry.ended:
            game.repeat(entry)
            came = game.written(before)[0].events
        else:  # events before the first answer
            came = game.written()[0].events if line == 2 and game.entries else ()
    except overlord.Illegal as refused:
        told = Difference(EVENTS, line, found.answers, "this answer to be legal", f"a refusal: {refused}", doing)
        found.differences.append(told)
        return False
    found.told.update(str(event.__struct_config__.tag) for event in came)
    found.renewed.append(entry)
    if came != entry.events:
        expected, instead = _first(entry.events, came)
        found.differences.append(Difference(EVENTS, line, found.answers, expected, instead, doing))
    return came == entry.events


def _first(expected: tuple[AnyEvent, ...], came: tuple[AnyEvent, ...]) -> tuple[str, str]:
    """The first pair of events that differ, as text; a missing event is named as such."""
    at = next((n for n, (one, other) in enumerate(zip(expected, came, strict=False)) if one != other), None)
    at = min(len(expected), len(came)) if at is None else at
    return _text(expected, at), _text(came, at)


def _text(events: tuple[AnyEvent, ...], at: int) -> str:
    return msgspec.json.encode(events[at]).decode() if at < len(events) else "no more events"


def failure(name: str, found: Walk, outcome: str) -> str:
    """What is wrong with a record and what to do about it; empty if it replays and ends with this outcome."""
    if not found.first(EVENTS) and found.outcome != outcome:
        line = len(found.entries) + 1
        found.differences.append(Difference(OUTCOME, line, found.answers, outcome, found.outcome))
    if not found.differences:
        return ""
    shown = "\n".join(f"{name}: {difference}." for difference in found.differences[:3])
    return f"{shown}\n{WHAT_TO_DO}"
