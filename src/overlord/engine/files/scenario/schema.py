"""The scenario format as a JSON schema, made from the table of keys, for editors that check while you type."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from overlord.engine.files.command_cards.format import DECK as DECK_NAME
from overlord.engine.files.command_cards.format import MOST_COPIES
from overlord.engine.files.scenario import format as keys
from overlord.engine.files.scenario.format import OVERLAY, TEXTS, TOP, VERSION
from overlord.engine.files.scenario.patches import LIMITS, LONGEST, PATCH_FIELDS, SHORT, USUAL_LIMITS
from overlord.engine.files.toml import fields
from overlord.engine.files.toml.fields import Key
from overlord.engine.model.options import AIR_RULES, CAMP, CAMPS, DECK, FLAG, NUMBER, OPTIONS, PLANES, Option
from overlord.engine.tables.cards import AIR, CARDS, DECKS
from overlord.engine.tables.obstacles import FEATURES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNITS

Schema = dict[str, object]

HEX_NAME: Final[Schema] = {"type": "string", "pattern": "^([A-Z][13579]|[a-z][2468]|[A-Z]1[1357]|[a-z]1[0246])$"}
WAY: Final[Schema] = {"type": "string", "pattern": "^\\s*[A-Za-z]\\d{1,2}(\\s+[A-Za-z]\\d{1,2})*\\s*$"}
_CAMP_WORDS: Final = {CAMP: ("none", "axis", "allies"), CAMPS: ("none", "axis", "allies", "both")}


def scenario_schema() -> Schema:
    """The schema of a scenario; that of an overlay is under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A scenario of Open Overlord",
        "description": f"Format {VERSION}. The file is TOML; this describes the values in it.",
        **_table(TOP, ("map", "camps")),
        "$defs": {"overlay": {"title": "What lies over an imported scenario", **_table(OVERLAY)}},
    }


def _table(rows: Iterable[Key], needed: tuple[str, ...] = ()) -> Schema:
    found: Schema = {
        "type": "object",
        "properties": {row.name: _key(row) for row in rows},
        "additionalProperties": False,
    }
    return {**found, "required": list(needed)} if needed else found


def _key(row: Key) -> Schema:
    about = f"{row.about} ({row.rule})" if row.rule else row.about
    return {"description": about, **_KINDS[row.kind](row)}


def _word(row: Key) -> Schema:
    return {"type": "string", "enum": list(row.words)} if row.words else {"type": "string"}


def _number(row: Key) -> Schema:
    return {"type": "integer", "minimum": row.least, "maximum": row.most}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _tables(row: Key) -> Schema:
    needed = ("hex",) if any(key.name == "hex" for key in row.inside) else ()
    return _list(_table(row.inside, needed))


def _camps(row: Key) -> Schema:
    return _table(row.inside, ("axis", "allies") if row.name == "camps" else ())


def _options(row: Key) -> Schema:
    rows = {key: {"description": f"({option.rule})", **_option(option)} for key, option in OPTIONS.items()}
    return {"type": "object", "properties": rows, "additionalProperties": False}


def _option(option: Option) -> Schema:
    if option.kind == FLAG:
        return {"type": "boolean"}
    if option.kind == NUMBER:
        return {"type": "integer", "minimum": 0}
    if option.kind in (DECK, PLANES):
        return {"type": "string"}
    if option.kind == AIR_RULES:
        return {"type": "object"}
    return {"type": "string", "enum": list(option.words or _CAMP_WORDS[option.kind])}


def _command_deck(row: Key) -> Schema:
    copies: Schema = {"type": "integer", "minimum": 0, "maximum": MOST_COPIES}
    names = "|".join(key for key, card in CARDS.items() if card.family != AIR)
    return {
        "type": "object",
        "properties": {DECK_NAME: {"type": "string", "enum": list(DECKS)}},
        "patternProperties": {f"^({names})$": copies},
        "additionalProperties": False,
    }


def _patches(row: Key) -> Schema:
    return _list({"oneOf": [_patch("terrain"), _patch("unit")]})


def _patch(table: str) -> Schema:
    rows: dict[str, object] = dict(FEATURES) if table == "terrain" else dict(UNITS)
    sample = next(iter(rows.values()))
    properties: dict[str, Schema] = {table: {"type": "string", "enum": list(rows)}}
    if table == "terrain":
        properties["hexes"] = {"description": "The only hexes where it holds.", **_list(HEX_NAME)}
        properties.update({key: {"type": "boolean"} for key in SHORT})
    for name in PATCH_FIELDS[table]:
        least, most = LIMITS.get(name, USUAL_LIMITS)
        value = getattr(sample, name)
        number: Schema = {"type": "integer", "minimum": least, "maximum": most}
        if isinstance(value, bool):
            properties[name] = {"type": "boolean"}
        elif isinstance(value, tuple):
            properties[name] = {**_list(number), "minItems": 1, "maxItems": LONGEST}
        else:
            properties[name] = number
    return {"type": "object", "properties": properties, "required": [table], "additionalProperties": False}


def _text(row: Key) -> Schema:
    texts = {name: {"type": "string"} for name in TEXTS}
    by_language: Schema = {"type": "object", "properties": texts, "additionalProperties": False}
    pattern = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
    return {"type": "object", "patternProperties": {pattern: by_language}, "additionalProperties": False}


_KINDS: Final[dict[str, Callable[[Key], Schema]]] = {
    fields.WORD: _word,
    fields.NUMBER: _number,
    fields.FLAG: lambda row: {"type": "boolean"},
    keys.HEX: lambda row: HEX_NAME,
    keys.HEXES: lambda row: _list(HEX_NAME),
    fields.WORDS: lambda row: _list(_word(row)),
    keys.NUMBERS: lambda row: _list({"type": "integer"}),
    keys.WAYS: lambda row: _list(WAY),
    fields.TABLE: _camps,
    fields.TABLES: _tables,
    keys.OPTIONS: _options,
    keys.COMMAND_DECK: _command_deck,
    keys.PATCHES: _patches,
    keys.LEGEND: lambda row: {
        "type": "object",
        "additionalProperties": {"type": "string", "enum": list(TILES)},
    },
    keys.TEXT: _text,
}
