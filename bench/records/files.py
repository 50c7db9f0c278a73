"""Where the golden records are stored and how they are packed; not what is in them."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Final

import msgspec

from bench.records.comparing import Walk

FOLDER: Final = Path(__file__).parents[2] / "tests" / "records"
OLDER: Final = {version: FOLDER / f"version-{version}" for version in (2, 3)}  # of older rules: never rewritten
CONTENTS: Final = FOLDER / "contents.jsonl"
ENDING: Final = ".jsonl.xz"


class Contents(msgspec.Struct, frozen=True):
    """What one record covers, as readable text that shows in a diff: a line of contents.jsonl."""

    name: str
    scenario: str
    rules: int
    seating: dict[str, int]
    options: dict[str, object]
    answers: int
    turns: int
    outcome: str
    events: dict[str, int]
    questions: dict[str, int]
    verbs: dict[str, int]


def contents_of(name: str, found: Walk) -> Contents:
    header = found.header
    counts = [dict(sorted(counter.items())) for counter in (found.told, found.asked, found.given)]
    return Contents(
        name,
        header.scenario,
        header.rules,
        header.seating,
        header.options,
        found.answers,
        found.turns,
        found.outcome,
        *counts,
    )


def read_contents(folder: Path = FOLDER) -> dict[str, Contents]:
    """The lines of contents.jsonl by the name of their record."""
    path = folder / CONTENTS.name
    lines = path.read_bytes().splitlines() if path.exists() else []
    rows = [msgspec.json.decode(line, type=Contents) for line in lines]
    return {row.name: row for row in rows}


def write_contents(rows: dict[str, Contents], folder: Path = FOLDER) -> None:
    text = "".join(msgspec.json.encode(rows[name]).decode() + "\n" for name in sorted(rows))
    (folder / CONTENTS.name).write_text(text, encoding="utf-8")


def names(folder: Path = FOLDER) -> list[str]:
    return sorted(path.name.removesuffix(ENDING) for path in folder.glob(f"*{ENDING}"))


def unpack(name: str, folder: Path = FOLDER) -> str:
    """The text of a record; empty if there is none yet."""
    path = folder / f"{name}{ENDING}"
    return lzma.decompress(path.read_bytes()).decode() if path.exists() else ""


def pack(name: str, text: str, folder: Path = FOLDER) -> None:
    """Write a record; the packed file holds no time and no name, so that the same text gives the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}{ENDING}").write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
