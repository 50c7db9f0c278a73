"""Writes a battle as one text, with every secret, and reads it back; a record lists the answers instead."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec

from overlord.engine.digest import digest
from overlord.engine.files.deck.reader import read_deck
from overlord.engine.files.scenario.reader import reread
from overlord.engine.model.rules import RULES_VERSION, Rules, all_options
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.model.state import State
from overlord.engine.position import Damaged, read_state, write_state
from overlord.engine.record import Entry, Header

FORMAT: Final = "open-overlord-dump"
VERSION: Final = 1


class DumpError(ValueError):
    """A text is not a dump, is damaged, or was written under other rules; the message says where and what."""


class Checkpoint(msgspec.Struct, frozen=True):
    """The position from which undo replays, and how many entries and answers came before it."""

    entries: int
    answers: int
    position: dict[str, Any]


class Dump(msgspec.Struct, frozen=True, omit_defaults=True):
    """The header of the record, the position, and the log unless it is stored elsewhere."""

    format: str
    version: int
    rules: int  # the rules version of this position; the header has that of the first answer
    digest: str
    header: Header
    entries: int
    answers: int
    position: dict[str, Any]
    checkpoint: Checkpoint | None = None
    log: list[msgspec.Raw] | None = None


_DUMP: Final = msgspec.json.Decoder(Dump)
_ENTRY: Final = msgspec.json.Decoder(Entry)


def write(dump: Dump) -> str:
    return msgspec.json.encode(dump).decode()


def read(text: str, older: bool = False) -> Dump:
    """Read a dump. `older` also accepts other rules versions; the battle then goes on under today's rules."""
    try:
        dump = _DUMP.decode(text)
    except msgspec.DecodeError as error:
        raise DumpError(f"this is no dump of a battle: {error}") from None
    except UnicodeEncodeError:
        raise DumpError("this is no dump of a battle: it is no text that can be encoded") from None
    if dump.format != FORMAT or dump.version > VERSION:
        raise DumpError(f"format: a dump of format {dump.format} {dump.version} cannot be read here")
    if dump.rules != RULES_VERSION and not older:
        raise DumpError(f"rules: written under rules version {dump.rules}; this program plays version {RULES_VERSION}")
    if dump.log is not None and len(dump.log) != dump.entries:
        raise DumpError(f"log: {dump.entries} entries are expected, not {len(dump.log)}")
    for n, entry in enumerate(dump.log or ()):
        try:
            _ENTRY.decode(entry)
        except msgspec.DecodeError as error:
            raise DumpError(f"log[{n}]: {error}") from None
    return dump


def rules_version(text: str) -> int:
    """The rules version under which a dump was written; 0 if the text is not a dump."""
    try:
        return _DUMP.decode(text).rules
    except (msgspec.DecodeError, UnicodeEncodeError):
        return 0


def rules_of(header: Header) -> Rules:
    """The rules of the whole battle, built from its header."""
    try:
        battle = reread(header.source, header.scenario)
        decks = [read_deck(source, "the Combat deck of this dump") for source in header.decks]
    except ScenarioError as error:
        raise DumpError(f"header: {error.problems[0]}") from None
    if battle.digest != header.scenario_digest:
        raise DumpError("header.source: the scenario is not the one that was played")
    battle = replace(battle, decks=header.decks)
    return Rules(battle, all_options(battle, header.options), tuple(decks))


def dump_of(
    header: Header,
    s: State,
    entries: int,
    answers: int,
    back: Checkpoint | None = None,
    log: list[msgspec.Raw] | None = None,
) -> Dump:
    """A dump of a position with everything needed to go on playing."""
    return Dump(FORMAT, VERSION, RULES_VERSION, digest(s), header, entries, answers, position_of(s), back, log)


def position_of(s: State) -> dict[str, Any]:
    return write_state(s)


def state_of(rules: Rules, position: dict[str, Any], where: str) -> State:
    """The state of a position in a dump; DumpError says where it is damaged."""
    try:
        return read_state(rules, position)
    except Damaged as problem:
        inside = problem.inside(where)
        raise DumpError(f"{inside.path}: {inside}") from None
