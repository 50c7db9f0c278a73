"""Finds the line and column of keys, items and letters in a TOML text that tomllib has already accepted."""

from __future__ import annotations

import re
from bisect import bisect_right
from contextlib import suppress
from typing import Final

Path = tuple[str | int, ...]
VALUE: Final = -1
KEY: Final = -2

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*+")
_PART: Final = re.compile(r'[A-Za-z0-9_-]++|"(?:\\.|[^"\\\n])*+"|\'[^\'\n]*+\'')
_DOT: Final = re.compile(r"[ \t]*+\.[ \t]*+")
_STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?!")|\'\'\'.*?\'\'\'(?!\')|"(?:\\.|[^"\\\n])*+"|\'[^\'\n]*+\'', re.DOTALL
)
_PLAIN: Final = re.compile(r"[^,\]}#\n]++")
_ESCAPE: Final = re.compile(r"\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[ \t]*\r?\n[ \t\r\n]*|.)", re.DOTALL)


class Locator:
    """Reads a text that is known to be TOML once; what it cannot follow gets no place of its own."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.keys: dict[Path, int] = {}
        self.values: dict[Path, int] = {}
        self._read: dict[Path, list[int]] = {}  # letters of the strings that were asked for
        self._last: dict[Path, int] = {}  # the number of the last table in each array of tables
        self._ends = [match.start() for match in re.finditer("\n", text)]
        with suppress(RecursionError, IndexError, ValueError):
            self._scan()

    def place(self, path: Path, letter: int = VALUE) -> tuple[int, int]:
        """Line and column of a value, of its key, of one letter of a string, or of the table around what is missing."""
        if letter >= 0 and path in self.values:
            offsets = self._read.setdefault(path, []) or self._letters(self.values[path])
            self._read[path] = offsets
            if letter < len(offsets):
                return self.line_column(offsets[letter])
        if letter != KEY and path in self.values:
            return self.line_column(self.values[path])
        while path and path not in self.keys:
            path = path[:-1]
        return self.line_column(self.keys.get(path, 0))

    def line_column(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._ends, offset - 1)
        start = self._ends[line - 1] + 1 if line else 0
        return line + 1, offset - start + 1

    def _scan(self) -> None:
        table: Path = ()
        at = self._skip(0)
        while at < len(self.text):
            if self.text[at] == "[":
                table, at = self._header(at)
            else:
                at = self._pair(table, at)
            at = self._skip(at)

    def _skip(self, at: int) -> int:
        match = _BLANK.match(self.text, at)
        return match.end() if match else at

    def _header(self, at: int) -> tuple[Path, int]:
        """`[a.b]` and `[[a.b]]`; a name of an array of tables means its last one."""
        several = self.text.startswith("[[", at)
        parts, end = self._parts(at + 1 + several)
        path: Path = ()
        for n, (part, offset) in enumerate(parts):
            path += (part,)
            self.keys.setdefault(path, offset)
            if several and n == len(parts) - 1:
                self._last[path] = self._last.get(path, -1) + 1
            if path in self._last:
                path += (self._last[path],)
                self.keys.setdefault(path, at)
        return path, self.text.index("]", end) + 1 + several

    def _parts(self, at: int) -> tuple[list[tuple[str, int]], int]:
        """A key, plain or dotted, and where it ends."""
        parts = []
        at = self._skip(at)
        while match := _PART.match(self.text, at):
            parts.append((_name(match[0]), at))
            at = match.end()
            dot = _DOT.match(self.text, at)
            if dot is None:
                break
            at = dot.end()
        return parts, at

    def _pair(self, table: Path, at: int) -> int:
        parts, end = self._parts(at)
        path = table
        for part, offset in parts:
            path += (part,)
            self.keys.setdefault(path, offset)
        return self._value(path, self._skip(self.text.index("=", end) + 1))

    def _value(self, path: Path, at: int) -> int:
        self.values[path] = at
        if self.text[at] == "[":
            return self._array(path, at)
        if self.text[at] == "{":
            at = self._skip(at + 1)
            while self.text[at] != "}":
                at = self._after_comma(self._pair(path, at))
            return at + 1
        match = _STRING.match(self.text, at) or _PLAIN.match(self.text, at)
        return match.end() if match else len(self.text)

    def _array(self, path: Path, at: int) -> int:
        at = self._skip(at + 1)
        n = 0
        while self.text[at] != "]":
            self.keys[(*path, n)] = at
            at = self._after_comma(self._value((*path, n), at))
            n += 1
        return at + 1

    def _after_comma(self, at: int) -> int:
        at = self._skip(at)
        return self._skip(at + 1) if self.text[at] == "," else at

    def _letters(self, at: int) -> list[int]:
        """The place of every letter of the string that begins here, as it is once escapes are read."""
        match = _STRING.match(self.text, at)
        if match is None:
            return []
        text = self.text
        width = 3 if text.startswith(('"""', "'''"), at) else 1
        escapes = text[at] == '"'
        raw = at + width
        end = match.end() - width
        if width == 3 and text.startswith(("\n", "\r\n"), raw):
            raw += 1 + text.startswith("\r\n", raw)
        found = []
        while raw < end:
            escape = _ESCAPE.match(text, raw) if escapes and text[raw] == "\\" else None
            if escape is None:
                if text[raw] != "\r":
                    found.append(raw)
                raw += 1
                continue
            if escape[0].rstrip(" \t\r\n") != "\\":  # a backslash at the end of a line is no letter
                found.append(raw)
            raw = escape.end()
        return found


def _name(part: str) -> str:
    """A part of a key without its quotes; an escape in one keeps its backslash, so that key has no place of its own."""
    return part[1:-1] if part[0] in "\"'" else part
