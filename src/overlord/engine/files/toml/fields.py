"""One table of a TOML file while it is read: typed access by key, and a note of every problem with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from overlord.engine.files.toml.places import KEY, VALUE
from overlord.engine.files.toml.problems import At, shown

MOST_ITEMS: Final = 2000  # of one list: more than any board has use for
UNKNOWN: Final = "there is no such key here; known are {known}"

# Kinds of value that every format has.
WORD: Final = "word"
NUMBER: Final = "number"
FLAG: Final = "flag"
WORDS: Final = "words"
TABLE: Final = "table"
TABLES: Final = "tables"
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST_NAME: Final = 60


@dataclass(frozen=True)
class Key:
    """One key of a format: its kind and limits, what it is about, and the rule it belongs to."""

    name: str
    kind: str
    about: str = ""
    rule: str = ""
    words: tuple[str, ...] = ()
    least: int = 0
    most: int = 99
    inside: tuple[Key, ...] = ()


class Fields:
    """Typed access to the keys of one table; a wrong value counts as missing.

    `unknown` is the sentence for a key that the format does not have, with `{key}` and `{known}`, `rule` that of it.
    """

    def __init__(
        self, values: dict[str, object], keys: Sequence[Key], at: At, unknown: str = UNKNOWN, rule: str = ""
    ) -> None:
        self.values = values
        self.keys = {key.name: key for key in keys}
        self.at = at
        self.problems = at.problems
        self.unknown = unknown
        self.rule = rule
        for name in values:
            if name not in self.keys:
                known = ", ".join(sorted(self.keys))
                self.problem(name, unknown.format(key=shown(name), known=known), KEY, rule=rule)

    def problem(self, key: str, text: str, letter: int = VALUE, item: int = -1, rule: str = "") -> None:
        rule = rule or (self.keys[key].rule if key in self.keys else "")
        place = self.at.below(key) if item < 0 else self.at.below(key, item)
        place.problem(text, rule, letter)

    def has(self, key: str) -> bool:
        return key in self.values

    def need(self, key: str, text: str) -> bool:
        """Whether the key is there; if not, the problem names the table that lacks it."""
        if key not in self.values:
            self.at.problem(text)
        return key in self.values

    def word(self, key: str, default: str = "") -> str:
        value = self.values.get(key, default)
        words = self.keys[key].words
        if not isinstance(value, str):
            self.problem(key, f"a word was expected, not {shown(value)}")
            return default
        if words and key in self.values and value not in words:
            self.problem(key, f"one of {', '.join(words)} was expected, not {shown(value)}")
            return default
        return value

    def name(self, key: str) -> str:
        """A word that the program uses as a name, or `?` and a problem."""
        value = self.values.get(key)
        if not isinstance(value, str) or not _NAME.fullmatch(value) or len(value) > _LONGEST_NAME:
            self.problem(key, "a key of small letters, digits and hyphens was expected")
            return "?"
        return value

    def number(self, key: str, default: int = 0) -> int:
        row = self.keys[key]
        value = self.values.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.problem(key, f"a whole number was expected, not {shown(value)}")
            return default
        if key in self.values and not row.least <= value <= row.most:
            self.problem(key, f"a number from {row.least} to {row.most} was expected, not {shown(value)}")
            return default
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            self.problem(key, f"true or false was expected, not {shown(value)}")
            return default
        return value

    def items(self, key: str, kind: type, what: str) -> list[tuple[int, object]]:
        """The items of a list that are of the expected kind, each with its number."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            self.problem(key, f"a list of {what} was expected, not {shown(value)}")
            return []
        if len(value) > MOST_ITEMS:
            self.problem(key, f"a list of at most {MOST_ITEMS} {what} was expected, not of {len(value)}")
            return []
        found = []
        for n, item in enumerate(value):
            if isinstance(item, kind) and not (kind is int and isinstance(item, bool)):
                found.append((n, item))
            else:
                self.problem(key, f"a list of {what} was expected, but here is {shown(item)}", item=n)
        return found

    def words(self, key: str) -> tuple[str, ...]:
        known = self.keys[key].words
        found = []
        for n, item in self.items(key, str, "words"):
            if item in known:
                found.append(str(item))
            else:
                self.problem(key, f"one of {', '.join(known)} was expected; there is no {shown(item)} here", item=n)
        return tuple(found)

    def plain(self) -> dict[str, object]:
        """Every word, number, flag and list of words in this table, by key."""
        read: dict[str, Callable[[str], object]] = {
            WORD: self.word,
            NUMBER: self.number,
            FLAG: self.flag,
            WORDS: self.words,
        }
        said = [row for row in self.keys.values() if row.name in self.values and row.kind in read]
        return {row.name: read[row.kind](row.name) for row in said}

    def table(self, key: str) -> Fields:
        return Fields(self.free_table(key), self.keys[key].inside, self.at.below(key), self.unknown, self.rule)

    def free_table(self, key: str) -> dict[str, object]:
        """A table whose keys the writer chooses."""
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            self.problem(key, f"a table was expected, not {shown(value)}")
            return {}
        return value

    def tables(self, key: str) -> list[Fields]:
        inside = self.keys[key].inside
        found = []
        for n, item in self.items(key, dict, "tables"):
            assert isinstance(item, dict)
            found.append(Fields(item, inside, self.at.below(key, n), self.unknown, self.rule))
        return found
