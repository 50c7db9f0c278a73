"""Single values of a deck file: each is read, or noted as a problem with its place; it knows no card."""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = ("en", "fr", "es")
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class At:
    """A place in the file, by its path of keys, where problems are noted."""

    def __init__(self, path: str, problems: list[tuple[str, str]]) -> None:
        self.path = path
        self.problems = problems

    def below(self, key: object) -> At:
        step = f"[{key}]" if isinstance(key, int) else f".{key}" if self.path else str(key)
        return At(self.path + step, self.problems)

    def problem(self, text: str) -> None:
        self.problems.append((self.path, text))


def check_keys(values: dict[str, object], at: At, allowed: tuple[str, ...]) -> None:
    for key in values:
        if key not in allowed:
            at.below(key).problem(f"there is no key {shown(key)} here; there are {', '.join(allowed)} (C-DATA-04)")


def key_at(values: dict[str, object], at: At) -> str:
    value = values.get("key")
    if not isinstance(value, str) or not KEY.fullmatch(value) or len(value) > 60:
        at.below("key").problem("a key of small letters, digits and hyphens was expected")
        return "?"
    return value


def word_at(
    values: dict[str, object], key: str, at: At, words: tuple[str, ...], default: str, *, needed: bool = False
) -> str:
    if key not in values:
        if needed:
            at.problem(f"{key} is missing: one of {', '.join(words)}")
        return default
    value = values[key]
    if value not in words:
        at.below(key).problem(f"one of {', '.join(words)} was expected, not {shown(value)} (C-DATA-04)")
        return default
    return str(value)


def words_at(values: dict[str, object], key: str, at: At, words: tuple[str, ...]) -> tuple[str, ...]:
    value = values.get(key, [])
    if not isinstance(value, list):
        at.below(key).problem(f"a list of words was expected: {', '.join(words)}")
        return ()
    for n, word in enumerate(value):
        if not isinstance(word, str) or word not in words:
            at.below(key).below(n).problem(f"there is no {shown(word)} here: {', '.join(words)} (C-DATA-04)")
    return tuple(word for word in value if isinstance(word, str) and word in words)


def number_at(values: dict[str, object], key: str, at: At, default: int) -> int:
    value = values.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 999:
        at.below(key).problem(f"a number from 0 to 999 was expected, not {shown(value)}")
        return default
    return value


def flag_at(values: dict[str, object], key: str, at: At, default: bool) -> bool:
    value = values.get(key, default)
    if not isinstance(value, bool):
        at.below(key).problem(f"true or false was expected, not {shown(value)}")
        return default
    return value


def shown(value: object) -> str:
    """A wrong value as a problem shows it: short, whatever its size or depth."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**9:
        return "a huge number"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return repr(value if len(value) <= 60 else f"{value[:60]}…")
    return "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else "a date or time"


def texts_at(
    values: dict[str, object], at: At, wanted: tuple[str, ...], more: tuple[str, ...] = (), ways: str = "ways"
) -> dict[str, dict[str, str]]:
    """Texts by language: English at least. The lists of `ways` are read elsewhere."""
    value = values.get("text", {})
    place = at.below("text")
    if not isinstance(value, dict):
        place.problem("a table by language was expected")
        return {}
    check_keys(value, place, LANGUAGES)
    found: dict[str, dict[str, str]] = {}
    for lang, whole in value.items():
        texts = {key: text for key, text in whole.items() if key != ways} if isinstance(whole, dict) else None
        if texts is None or not all(isinstance(text, str) and text for text in texts.values()):
            place.below(lang).problem("a table of texts was expected")
            continue
        check_keys(texts, place.below(lang), tuple(dict.fromkeys((*wanted, *more, ways))))
        found[lang] = {key: str(text) for key, text in texts.items()}
    for key in wanted:
        if key not in found.get("en", {}):
            place.below("en").problem(f"the English text has no {key}")
    return found


def ways_at(values: dict[str, object], at: At, count: int, key: str = "ways") -> dict[str, tuple[str, ...]]:
    """The words for each way that can be chosen, by language; they may be left out."""
    tables = values.get("text")
    found: dict[str, tuple[str, ...]] = {}
    for lang, texts in tables.items() if isinstance(tables, dict) else ():
        if not isinstance(texts, dict) or key not in texts:
            continue
        place = at.below("text").below(lang).below(key)
        rows = texts[key]
        if not isinstance(rows, list):
            place.problem(f"a list of texts was expected, not {shown(rows)}")
        elif not count:
            place.problem("there is no choice here, so there are no ways to name")
        elif len(rows) != count:
            place.problem(f"{len(rows)} ways are named, but {count} can be chosen")
        else:
            for n, row in enumerate(rows):
                if not isinstance(row, str) or not row.strip():
                    place.below(n).problem(f"a text was expected, not {shown(row)}")
            found[lang] = tuple(str(row) for row in rows)
    return found
