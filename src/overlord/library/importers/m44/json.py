"""Forgiving access to an editor's JSON: any letter case, type or empty array is accepted; it knows no scenarios."""

from __future__ import annotations

import json
import re
from typing import Final

from overlord.engine.files.toml.text import LARGEST
from overlord.engine.model.names import NOBODY
from overlord.engine.model.scenario import ScenarioError
from overlord.library.importers.notes import Notes

Json = dict[str, object]

_NUMBER: Final = re.compile(r"\s*([+-]?\d{1,9})(?:\.0*)?\s*")
_SHOWN: Final = 60
_SPACES: Final = "\n\t\u00a0\u202f"
_SIDES: Final = {"AXIS": 0, "ALLIES": 1, "ALLIED": 1, "ALLY": 1}


def parse(text: str, name: str, notes: Notes) -> Json:
    """The JSON object in a text; ScenarioError with one sentence if there is none."""
    if len(text) > LARGEST:
        raise ScenarioError([f"{name}: the file has {len(text)} characters, more than {LARGEST}"])

    def pairs(found: list[tuple[str, object]]) -> Json:
        values: Json = {}
        for key, value in found:
            if key in values:
                notes.add("key-twice", name=short(key))
            values[key] = value
        return values

    try:
        values = json.loads(text.lstrip("\ufeff"), object_pairs_hook=pairs)
    except json.JSONDecodeError as error:
        raise ScenarioError([f"{name}:{error.lineno}:{error.colno}: this is no scenario: {error.msg}"]) from None
    except ValueError as error:  # a number that is far too large
        raise ScenarioError([f"{name}: this is no scenario: {error}"]) from None
    if not isinstance(values, dict):
        raise ScenarioError([f"{name}: this is no scenario: an object was expected, not {short(values)}"])
    return values


def decode(data: bytes, name: str) -> str:
    """The text of a file in any Unicode encoding, with or without a byte order mark."""
    try:
        return data.decode(json.detect_encoding(data))
    except UnicodeDecodeError:
        raise ScenarioError([f"{name}: this is no scenario: it is not a text file"]) from None


def clean(text: str) -> str:
    """Text that is safe in any file: one kind of line end, no half characters, no control codes for terminals."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").encode("utf-8", "replace").decode()
    return "".join(c for c in text if c.isprintable() or c in _SPACES)


def word(value: object) -> str:
    """A single word or name; a number counts as one, and stray backslashes are removed."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return ""
    if isinstance(value, int):
        return str(value) if abs(value) < 10**9 else ""
    return " ".join(clean(value).replace("\\", "").split())


def upper(value: object) -> str:
    return word(value).upper()


def words_in(value: object) -> list[str]:
    """One upper-case word, or a list of them."""
    found = [upper(item) for item in value] if isinstance(value, list) else [upper(value)]
    return [text for text in found if text]


def number(value: object) -> int | None:
    """A whole number, even if written as text or with a decimal point and zeros."""
    if isinstance(value, bool):
        return None
    if isinstance(value, float):
        return int(value) if abs(value) < 10**9 and value.is_integer() else None
    if isinstance(value, int):
        return value if abs(value) < 10**9 else None
    match = _NUMBER.fullmatch(value) if isinstance(value, str) else None
    return int(match[1]) if match else None


def flag(value: object) -> bool:
    return value is True or upper(value) in ("TRUE", "1", "YES")


def table(value: object) -> Json:
    """An object; anything else, such as the empty array that some editors write instead, becomes an empty object."""
    return value if isinstance(value, dict) else {}


def items(value: object) -> list[object]:
    """A list; it may also be wrapped in `item`, keyed by numbers, or a single record instead of a list of one."""
    while isinstance(value, dict) and set(value) == {"item"}:
        value = value["item"]
    if isinstance(value, list):
        return value
    if isinstance(value, dict) and value:
        return list(value.values()) if all(key.isdigit() for key in value) else [value]
    return []


def table_in(values: Json, key: str, notes: Notes, at: str = "") -> Json:
    """The object under a key; anything else there, except an empty array, is noted."""
    value = values.get(key)
    if not isinstance(value, dict) and value not in (None, [], ""):
        notes.add("not-a-table", at, name=short(key), value=short(value))
    return table(value)


def tables_in(values: Json, key: str, notes: Notes, at: str = "") -> list[Json]:
    """The objects of a list under a key, without the empty ones; anything else there is noted."""
    value = values.get(key)
    found = items(value)
    if not found and not isinstance(value, list | dict) and value not in (None, ""):
        found = [value]
    for item in found:
        if not isinstance(item, dict) and item not in (None, [], ""):
            notes.add("not-a-table", at, name=short(key), value=short(item))
    return [item for item in found if isinstance(item, dict) and item]


def camp_of(value: object) -> int:
    """0 axis, 1 allies, NOBODY for any other word."""
    return _SIDES.get(upper(value), NOBODY)


def short(value: object) -> str:
    """A value of the file, short enough for a note."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    text = "null" if value is None else word(value) if isinstance(value, str) else str(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def left_over(values: Json, known: frozenset[str], path: str, notes: Notes, at: str = "") -> None:
    """Note every key that the importer does not know."""
    for key in values:
        if key not in known:
            notes.add("unknown-key", at, name=short(f"{path}{key}"))
