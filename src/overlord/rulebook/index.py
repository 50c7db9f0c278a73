"""The index of the rulebook: every rule id with its place and its text; it reads the files and interprets no rule."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType

FILES = ("core.md", "overlord.md", "combat-cards.md")

_ID = r"(?:R|Q|O|C|A-AIR)(?:-[A-Z0-9]+)+"
_HEADING = re.compile(r"(#+)\s+(.*)")
_BULLET = re.compile(rf"\s*(?:[-*]\s+)?\*\*({_ID})\b\s*([^*]*)\*\*\s*(.*)")
_SUB_BULLET = re.compile(r"\s+[-*]\s+(.*)")
_RULED_LINE = re.compile(r"\|[\s|:-]+\|")
_CELL_BORDER = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as the rulebook states it."""

    id: str
    file: str
    section: str
    text: str
    unsure: bool


def area(rule_id: str) -> str:
    """The family of an id: `R-GEO` for `R-GEO-01`."""
    return rule_id.rpartition("-")[0]


@cache
def rulebook() -> Mapping[str, Rule]:
    """Every rule of the rulebook by id, in file order; if an id is defined twice, the first definition counts."""
    rules: dict[str, Rule] = {}
    for file in FILES:
        for rule in parse(file, files(__package__).joinpath(file).read_text(encoding="utf-8")):
            rules.setdefault(rule.id, rule)
    return MappingProxyType(rules)


def parse(file: str, text: str) -> Iterator[Rule]:
    """The rules that one rule file defines, in order."""
    reader = _Reader(file)
    for line in text.splitlines():
        reader.read(line)
    reader.close()
    yield from reader.rules


@dataclass(slots=True)
class _Reader:
    """Reads a rule file line by line; a rule stays open until a line that does not belong to it."""

    file: str
    rules: list[Rule] = field(default_factory=list)
    chapter: str = ""
    section: str = ""
    head: list[str] = field(default_factory=list)  # the head of the table that is being read
    head_due: bool = False  # the head still has to be added to the open rule
    open_id: str = ""
    open_text: list[str] = field(default_factory=list)
    after_gap: bool = False
    fenced: bool = False

    def read(self, line: str) -> None:
        if line.startswith("```"):
            self.close()
            self.fenced = not self.fenced
        elif not self.fenced:
            self.read_prose(line)

    def read_prose(self, line: str) -> None:
        if line.startswith("|"):
            self.read_row(line)
            return
        self.head = []
        if not line.strip():
            self.after_gap = True
        elif heading := _HEADING.match(line):
            self.close()
            self.enter(len(heading[1]), heading[2].strip())
        elif bullet := _BULLET.match(line):
            self.close()
            self.open_id = bullet[1]
            self.open_text = [f"{bullet[2]} {bullet[3]}".strip()]
        elif self.after_gap and not line.startswith(" "):
            self.close()
        else:
            self.go_on(line)

    def enter(self, level: int, title: str) -> None:
        """Enter a section; if it has no number, its name includes its chapter."""
        if level <= 2:
            self.chapter = title
        self.section = title if level <= 2 or title[0].isdigit() else f"{self.chapter}: {title}"

    def go_on(self, line: str) -> None:
        """Add a line to the open rule: as a new point, or as more of the sentence before."""
        if not self.open_id:
            return
        if point := _SUB_BULLET.match(line):
            self.open_text.append(f"- {point[1]}")
        elif self.after_gap:
            self.open_text.append(line.strip())
        else:
            self.open_text[-1] += f" {line.strip()}"
        self.after_gap = False

    def read_row(self, line: str) -> None:
        """Read a table row: it defines a rule if its first cell is an id; other tables belong to the rule above."""
        cells = [cell.strip().replace("\\|", "|") for cell in _CELL_BORDER.split(line)[1:-1]]
        if not self.head:
            self.head, self.head_due = cells, True
        elif _RULED_LINE.fullmatch(line):
            return
        elif cells and re.fullmatch(_ID, cells[0]):
            self.close()
            named = zip(self.head[1:], cells[1:], strict=False)
            self.add(cells[0], [f"{name}: {cell}" for name, cell in named if cell])
        elif self.open_id:
            rows = [self.head, cells] if self.head_due else [cells]
            self.open_text += [" | ".join(row) for row in rows]
            self.head_due, self.after_gap = False, True

    def close(self) -> None:
        if self.open_id:
            self.add(self.open_id, self.open_text)
        self.open_id, self.open_text, self.after_gap = "", [], False

    def add(self, rule_id: str, lines: list[str]) -> None:
        text = "\n".join(lines)
        self.rules.append(Rule(rule_id, self.file, self.section, text, bool(re.search(r"\bunsure\b", text))))
