"""The format of Combat decks as a table: every key with its kind, words and limits; the cards are read elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from overlord.engine.files.toml.fields import FLAG, NUMBER, TABLE, TABLES, WORD, WORDS, Fields, Key
from overlord.engine.files.toml.problems import At
from overlord.engine.model.names import CAMPS
from overlord.engine.tables.combat import (
    CLOSE,
    EMPTY,
    FAMILIES,
    RANGED,
    SPECIAL_OF_THEME,
    STANCES,
    STATUSES,
    TAGS,
    VACANT,
    WEAPONS,
    WHO,
    WINDOWS,
)
from overlord.engine.tables.combat_effects import ANY_WINDOW, EFFECTS, NEIGHBOR, WHERE
from overlord.engine.tables.obstacles import OBSTACLES
from overlord.engine.tables.units import UNITS as UNIT_KINDS

VERSION: Final = 1
LARGEST: Final = 1_000_000
MOST_COPIES: Final = 60
LANGUAGES: Final = ("en", "fr", "es")
ORIGINS: Final = ("own", "user")
CLOSED: Final = "C-DATA-04"  # the vocabulary is closed
NO_KEY: Final = "there is no key {key} here; there are {known}"

# Kinds of value beside those of every format.
TEXT: Final = "text"  # by language
AMOUNT: Final = "amount"  # a number, `all`, or one number a family
FACES: Final = "faces"
EFFECT: Final = "effects"
SPECIAL: Final = "special"  # a name or a table


def _number(name: str) -> Key:
    return Key(name, NUMBER, most=999)


def _flag(name: str) -> Key:
    return Key(name, FLAG)


def _word(name: str, words: tuple[str, ...]) -> Key:
    return Key(name, WORD, rule=CLOSED, words=words)


def _words(name: str, words: tuple[str, ...]) -> Key:
    return Key(name, WORDS, rule=CLOSED, words=words)


_TAGS: Final = tuple(TAGS)
NEED: Final = (
    _words("types", (*FAMILIES, *WEAPONS)),
    *(_words(name, _TAGS) for name in ("on", "not_on", "near")),
    *(_flag(name) for name in ("weakened", "sight")),
    _number("reach"),
    *(Key(name, TABLE) for name in ("beside", "within")),
)
NEIGHBOR_NEED: Final = tuple(key for key in NEED if key.name in NEIGHBOR)
TARGET: Final = (
    *NEED,
    _word("who", WHO),
    *(_words(name, _TAGS) for name in ("started_on", "enters", "beside_hex")),
    *(_flag(name) for name in ("started_clear", "chain", "same_target", "after_first", "enters_empty", "own_half")),
    *(_flag(name) for name in ("moved", "battled")),
    *(_number(name) for name in ("least", "most", "clear", "alone", "distance_least", "distance_most", "step", "rows")),
    _word("mode", (CLOSE, RANGED)),
    _word("hex", (VACANT, EMPTY)),
    *(Key(name, TABLE) for name in ("against", "enemy")),
)
_PARAMETERS: Final = (
    _word("do", tuple(EFFECTS)),
    Key("n", AMOUNT),
    *(_number(name) for name in ("least", "dice", "reach", "figures")),
    *(_flag(name) for name in ("forfeits_battle", "cover", "clear", "keep_last", "on_enter", "ground")),
    *(_flag(name) for name in ("away", "fight_on", "anywhere", "may_bottom")),
    *(_words(name, (*TAGS, "all")) for name in ("tags", "onto", "end_on")),
    _words("what", (*OBSTACLES, "minefield")),
    Key("faces", FACES),
    Key("results", EFFECT),
    Key("choices", EFFECT),
    _word("mode", (CLOSE, RANGED)),
    _word("where", ()),
    _word("flags", ("apply", "none", "forced")),
    _word("vs", ("retreated",)),
    _word("status", STATUSES),
    _word("kind", tuple(UNIT_KINDS)),
)


def effect_keys(do: str) -> tuple[Key, ...]:
    """The keys that an effect may have."""
    _, needed, more = EFFECTS[do]
    rows = (row for row in _PARAMETERS if row.name in ("do", *needed, *more))
    return tuple(replace(row, words=WHERE[do]) if row.name == "where" else row for row in rows)


FAMILY: Final = tuple(_number(name) for name in ("infantry", "armor", "artillery"))
RESULT: Final = (Key("faces", FACES), Key("then", EFFECT))
OWN_SPECIAL: Final = (Key("key", WORD), Key("target", TABLE), Key("effects", EFFECT))
CARD: Final = (
    Key("key", WORD),
    _number("copies"),
    _word("camp", (*CAMPS, "any")),
    _flag("icon"),
    _word("class", tuple(WINDOWS)),
    _word("window", ANY_WINDOW),
    _word("stance", STANCES),
    Key("target", TABLE),
    Key("effects", EFFECT),
    Key("text", TEXT),
)
DECK: Final = (
    _number("version"),
    Key("key", WORD),
    _word("origin", ORIGINS),
    _word("theme", tuple(SPECIAL_OF_THEME)),
    Key("special", SPECIAL),
    _number("size"),
    Key("text", TEXT),
    Key("cards", TABLES),
)


def fields(values: dict[str, object], keys: tuple[Key, ...], at: At) -> Fields:
    """A table of a deck file while it is read."""
    return Fields(values, keys, at, NO_KEY, CLOSED)


def needed_word(row: Fields, key: str) -> str:
    """A required word; if it is missing, the problem names the table that lacks it."""
    words = ", ".join(row.keys[key].words)
    return row.word(key) if row.need(key, f"{key} is missing: one of {words}") else ""
