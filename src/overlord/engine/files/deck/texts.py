"""The texts of a deck file by language, and the words for what can be chosen; what a card does is read elsewhere."""

from __future__ import annotations

from overlord.engine.files.deck.format import LANGUAGES, fields
from overlord.engine.files.toml.fields import WORD, Fields, Key
from overlord.engine.files.toml.problems import shown


def texts_at(
    row: Fields, wanted: tuple[str, ...], more: tuple[str, ...] = (), ways: str = "ways"
) -> dict[str, dict[str, str]]:
    """Texts by language; English is required. The lists of `ways` are read elsewhere."""
    value = row.values.get("text", {})
    at = row.at.below("text")
    if not isinstance(value, dict):
        at.problem("a table by language was expected")
        return {}
    fields(value, tuple(Key(lang, WORD) for lang in LANGUAGES), at)
    keys = tuple(Key(name, WORD) for name in dict.fromkeys((*wanted, *more, ways)))
    found: dict[str, dict[str, str]] = {}
    for lang, whole in value.items():
        texts = {key: text for key, text in whole.items() if key != ways} if isinstance(whole, dict) else None
        if texts is None or not all(isinstance(text, str) and text for text in texts.values()):
            at.below(lang).problem("a table of texts was expected")
            continue
        fields(texts, keys, at.below(lang))
        found[lang] = {key: str(text) for key, text in texts.items()}
    for key in wanted:
        if key not in found.get("en", {}):
            at.below("en").problem(f"the English text has no {key}")
    return found


def ways_at(row: Fields, count: int, key: str = "ways") -> dict[str, tuple[str, ...]]:
    """The words for each way that can be chosen, by language; they may be left out."""
    tables = row.values.get("text")
    found: dict[str, tuple[str, ...]] = {}
    for lang, texts in tables.items() if isinstance(tables, dict) else ():
        if not isinstance(texts, dict) or key not in texts:
            continue
        at = row.at.below("text", lang, key)
        ways = texts[key]
        if not isinstance(ways, list):
            at.problem(f"a list of texts was expected, not {shown(ways)}")
        elif not count:
            at.problem("there is no choice here, so there are no ways to name")
        elif len(ways) != count:
            at.problem(f"{len(ways)} ways are named, but {count} can be chosen")
        else:
            for n, way in enumerate(ways):
                if not isinstance(way, str) or not way.strip():
                    at.below(n).problem(f"a text was expected, not {shown(way)}")
            found[lang] = tuple(str(way) for way in ways)
    return found
