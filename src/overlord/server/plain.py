"""A rule as people read it at the table: what the rulebook says, without its marks for builders; it changes no rule."""

from __future__ import annotations

import re
from typing import Final

# Where a reading comes from, and where other parts of the program hang on to it.
_MARKS: Final = re.compile(r"\s*(?:`?\[(?:OL-hook|BGA|REP|FAQ13|ART|M44|SED|Q-\d+)\]`?|\{[^{}]*\})")
_EMPHASIS: Final = re.compile(r"\*\*|`|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])")
_CELL: Final = re.compile(r"([\w#+/.() ]{1,24}?): (.*)", re.DOTALL)

# The columns of the rulebook's tables in words; an empty word leaves the cell without a name, None leaves it out.
_COLUMNS: Final[dict[str, str | None]] = {
    "conf": None,
    "#": None,
    "T": None,
    "test": None,
    "primitives": None,
    "rule": "",
    "requirement": "",
    "Unit (compendium no.)": "Unit",
    "Fig": "Figures",
    "Move+B": "Moves and battles",
    "Max": "Moves at most",
    "TG": "Takes ground",
    "Flags": "Flags that may be ignored",
    "NB": "No battle in the turn of entry",
    "Out": "Dice for a unit inside",
    "In (Inf/Arm)": "Dice against a unit inside (infantry/armor)",
}
_SIGHT: Final = {"Unit": "Needs a line of sight", "Terrain": "Blocks the line of sight"}
_WORDS: Final = (
    (r"\bC-in-C\b", "Commander-in-Chief"),
    (r"\bFG(s?)\b", r"Field General\1"),
    (r"\bmay TG\b", "may take ground"),
    (r"\bTG\b", "taking ground"),
    (r"\bAO\b", "armor overrun"),
    (r"\bCA\b", "close assault"),
    (r"\bLOS\b", "line of sight"),
    (r"\bInf\b", "infantry"),
    (r"\bArm\b", "armor"),
    (r"\bArt\b", "artillery"),
)
# What a table keeps beside its words: names of the editor, numbers of the compendium, classes of stops (R-MOVE-07).
_TIDY: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "Terrain": ((r"(?: *`[^`]*`)+$", ""),),
    "Unit (compendium no.)": ((r" \(\d+\)", ""),),
    "Enter": (
        (r"\bHS\b", "hard stop (R-MOVE-07)"),
        (r"\bSS\b", "soft stop (R-MOVE-07)"),
        (r"\bADJ\b", "as the first hex of a move only"),
        (r"\bOUT1\b", "one hex only when leaving"),
    ),
}


def plain(text: str) -> str:
    """The text of a rule for people, line by line."""
    lines = text.split("\n")
    about = next((cell[1] for line in lines if (cell := _CELL.fullmatch(line)) and cell[1].split()[0] in _SIGHT), "")
    return "\n".join(filter(None, (_line(line, about) for line in lines)))


def _line(line: str, about: str) -> str:
    cell = _CELL.fullmatch(line)
    named = _SIGHT.get(about.split()[0]) if about and cell and cell[1] == "LOS" else None
    column = named or (_COLUMNS.get(cell[1], cell[1]) if cell else "")
    if column is None or (cell and not _worded(cell[2]).strip(" –")):
        return ""
    if cell is None:
        return _worded(line)
    told = cell[2]
    for short, long in _TIDY.get(cell[1], ()):
        told = re.sub(short, long, told)
    return f"{column}: {_worded(told)}" if column else _worded(told)


def _worded(text: str) -> str:
    """Without marks, and with every word written out."""
    text = _EMPHASIS.sub("", _MARKS.sub("", text))
    for short, long in _WORDS:
        text = re.sub(short, long, text)
    return text.strip()


__all__ = ["plain"]
