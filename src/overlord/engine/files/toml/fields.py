"""One table of a scenario file while it is read: typed access by key, and a note of every problem with its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from overlord.engine.files.scenario.format import Key
from overlord.engine.files.toml.places import KEY, VALUE, Locator, Path
from overlord.engine.model.boards import BoardPlan
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import NOBODY

MOST_PROBLEMS: Final = 500
MOST_ITEMS: Final = 2000  # of one list: more than any board has use for
_SHOWN: Final = 60
NAMES: Final = "R-GEO-07"


@dataclass(frozen=True)
class Problem:
    """What is wrong, and where: a path of keys, and a letter of the string there, or its key, if that is meant."""

    path: Path
    text: str
    rule: str = ""
    letter: int = VALUE


class Problems:
    """Everything found in one file."""

    def __init__(self) -> None:
        self.found: list[Problem] = []
        self.left = 0

    def add(self, path: Path, text: str, rule: str = "", letter: int = VALUE) -> None:
        if len(self.found) < MOST_PROBLEMS:
            self.found.append(Problem(path, text, rule, letter))
        else:
            self.left += 1

    def lines(self, text: str, name: str) -> list[str]:
        """`FILE:line:column: sentence (rule)`, in the order of the file."""
        locator = Locator(text)
        placed = sorted(((locator.place(p.path, p.letter), p) for p in self.found), key=lambda pair: pair[0])
        lines = []
        for (line, column), problem in placed:
            path = written(problem.path)
            rule = f" ({problem.rule})" if problem.rule else ""
            lines.append(f"{name}:{line}:{column}: {path + ': ' if path else ''}{problem.text}{rule}")
        if self.left:
            lines.append(f"{name}: and {self.left} more problems")
        return lines


def written(path: Path) -> str:
    """A path as people write it: `objectives[0].hexes`."""
    text = ""
    for part in path:
        text += (
            f"[{part}]" if isinstance(part, int) else f".{shown(part, bare=True)}" if text else shown(part, bare=True)
        )
    return text


def shown(value: object, bare: bool = False) -> str:
    """A value of the file as a problem may show it: short, whatever it is."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a huge number"
    text = value if bare and isinstance(value, str) else repr(value[: _SHOWN + 1] if isinstance(value, str) else value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


class Fields:
    """Typed access to the keys of one table; what is wrong counts as not said."""

    def __init__(
        self, values: dict[str, object], keys: Sequence[Key], path: Path, problems: Problems, what: str = "key"
    ) -> None:
        self.values = values
        self.keys = {key.name: key for key in keys}
        self.path = path
        self.problems = problems
        for name in values:
            if name not in self.keys:
                self.problem(name, f"there is no such {what} here; known are {', '.join(sorted(self.keys))}", KEY)

    def problem(self, key: str, text: str, letter: int = VALUE, item: int = -1, rule: str = "") -> None:
        rule = rule or (self.keys[key].rule if key in self.keys else "")
        path = (*self.path, key) if item < 0 else (*self.path, key, item)
        self.problems.add(path, text, rule, letter)

    def has(self, key: str) -> bool:
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

    def camp(self, key: str, default: int = NOBODY) -> int:
        word = self.word(key)
        return {"axis": 0, "allies": 1, "either": NOBODY}.get(word, default)

    def items(self, key: str, kind: type, what: str) -> list[tuple[int, object]]:
        """The items of a list that are of a kind, each with its number."""
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
                self.problem(key, f"one of {', '.join(known)} was expected, not {shown(item)}", item=n)
        return tuple(found)

    def hex(self, key: str, plan: BoardPlan) -> int:
        """The hex of that name, or NOWHERE and a problem."""
        if key not in self.values:
            self.problem(key, "the name of a hex is missing")
            return NOWHERE
        name = self.word(key)
        h = plan.named(name)
        if h == NOWHERE and isinstance(self.values[key], str):
            self.problem(key, f"there is no hex {shown(name)} on this board", rule=NAMES)
        return h

    def hexes(self, key: str, plan: BoardPlan) -> tuple[int, ...]:
        found: dict[int, None] = {}
        for n, name in self.items(key, str, "hex names"):
            h = plan.named(str(name))
            if h == NOWHERE:
                self.problem(key, f"there is no hex {shown(name)} on this board", item=n, rule=NAMES)
            elif h in found:
                self.problem(key, f"the hex {name} stands here twice", item=n)
            else:
                found[h] = None
        return tuple(found)

    def table(self, key: str) -> Fields:
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            self.problem(key, f"a table was expected, not {shown(value)}")
            value = {}
        return Fields(value, self.keys[key].inside, (*self.path, key), self.problems)

    def free_table(self, key: str) -> dict[str, object]:
        """A table whose keys are the writer's own."""
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
            found.append(Fields(item, inside, (*self.path, key, n), self.problems))
        return found
