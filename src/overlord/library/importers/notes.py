"""The notes of an importer, with their hexes, in any language; it decides nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overlord.text.words import Value, Words

MOST_NOTES: Final = 300
MOST_HEXES: Final = 12


@dataclass(frozen=True)
class Note:
    """One note. If it has a place in our format, something must be added there by hand."""

    key: str  # of its text, without `import-`
    values: tuple[tuple[str, Value], ...] = ()
    hexes: tuple[str, ...] = ()
    where: str = ""


class Notes:
    """Collects notes: the same remark about several hexes is one note."""

    def __init__(self) -> None:
        self._found: dict[Note, dict[str, None]] = {}
        self._left = 0

    def add(self, key: str, at: str = "", where: str = "", **values: Value) -> None:
        note = Note(key, tuple(values.items()), (), where)
        if note not in self._found and len(self._found) >= MOST_NOTES:
            self._left += 1
            return
        hexes = self._found.setdefault(note, {})
        if at:
            hexes[at] = None

    def all(self) -> list[Note]:
        """All notes, in the order in which they were first made."""
        found = [Note(note.key, note.values, tuple(hexes), note.where) for note, hexes in self._found.items()]
        if self._left:
            found.append(Note("more-notes", (("count", self._left),)))
        return found


def told(note: Note, words: Words) -> str:
    """A note in one line."""
    text = words.say(f"import-{note.key}", **dict(note.values))
    if note.hexes:
        shown = ", ".join(note.hexes[:MOST_HEXES])
        left = len(note.hexes) - MOST_HEXES
        shown = words.say("import-more-hexes", hexes=shown, count=left) if left > 0 else shown
        text = words.say("import-at", text=text, hexes=shown)
    return words.say("import-by-hand", text=text, where=note.where) if note.where else text
