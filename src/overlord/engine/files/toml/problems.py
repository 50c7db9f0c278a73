"""What is wrong with a file, and where: problems are noted by path of keys and reported with line and column."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overlord.engine.files.toml.places import VALUE, Locator, Path

MOST_PROBLEMS: Final = 500
_SHOWN: Final = 60


@dataclass(frozen=True)
class Problem:
    """What is wrong, and where: a path of keys, and if needed a letter of the string there, or the key itself."""

    path: Path
    text: str
    rule: str = ""
    letter: int = VALUE


class Problems:
    """Everything found in one file."""

    def __init__(self) -> None:
        self.found: list[Problem] = []
        self.left = 0

    @property
    def count(self) -> int:
        return len(self.found) + self.left

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


@dataclass(frozen=True)
class At:
    """A place in a file where problems may be noted: its path of keys."""

    path: Path
    problems: Problems

    def below(self, *steps: str | int) -> At:
        return At((*self.path, *steps), self.problems)

    def problem(self, text: str, rule: str = "", letter: int = VALUE) -> None:
        self.problems.add(self.path, text, rule, letter)


def written(path: Path) -> str:
    """A path as people write it: `objectives[0].hexes`."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += ("." if text else "") + (part if len(part) <= _SHOWN else f"{part[:_SHOWN]}…")
    return text


def shown(value: object) -> str:
    """A value of the file as a problem shows it: short, whatever its size or depth."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a huge number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return repr(value if len(value) <= _SHOWN else f"{value[:_SHOWN]}…")
    return "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else "a date or time"
