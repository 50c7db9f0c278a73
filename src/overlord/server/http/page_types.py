"""What the build of the page needs from Python: types as a JSON schema and facts as TypeScript; it serves nothing."""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

import msgspec

from overlord.engine.files.scenario.textboard import WIDTHS
from overlord.engine.model.hexes import ROWS, geometry
from overlord.engine.model.names import CAMPS, DAYLIGHT, FACES, ROLES, SEATS, SIDES, TABLE
from overlord.engine.tables.air import AIRPLANES
from overlord.engine.tables.cards import CARDS
from overlord.engine.tables.traits import TRAITS
from overlord.engine.talk import CHANNELS, FIELD_SIGNALS, TABLE_SIGNALS
from overlord.library.lessons import lessons
from overlord.server.http.answers import ANSWERS
from overlord.server.http.card_looks import card_looks
from overlord.server.http.catalogue import OFTEN
from overlord.server.http.decks import DEEDS
from overlord.server.http.links import WhichLink, WhichPlace
from overlord.server.live.room import NOT_HERE
from overlord.server.live.sockets import NO_TABLE
from overlord.server.live.tables import BOT, CLOSED, NewTable
from overlord.server.live.wire import FromPage, FromServer
from overlord.table.people.seats import LONGEST_NAME, groups
from overlord.table.time.pace import NORMAL, SPEEDS
from overlord.text.sentences import GROUPS, NONE, SPECIAL
from overlord.text.words import LANGUAGE_NAMES, LANGUAGES, words

BANNER: Final = "/* Made from src/overlord/server/http/page_types.py by make; not to be edited. */"
BOARDS: Final = ("standard", "overlord")
ASKED: Final = "question-"  # prefix of the text of a question, before its kind


def schema() -> bytes:
    """The JSON schema of all messages, requests and answers, with one definition per type."""
    roots = (FromPage, FromServer, NewTable, WhichPlace, WhichLink, *ANSWERS)
    (page, server, *_), parts = msgspec.json.schema_components(roots, ref_template="#/definitions/{name}")
    parts |= {"FromPage": page, "FromServer": server}
    root = {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in parts},
        "definitions": parts,
    }
    return msgspec.json.format(msgspec.json.encode(root))


def facts() -> str:
    """The constants that the page shares with Python, as a TypeScript module."""
    lines = [f"export const {name} = {_written(value)} as const" for name, value in _facts().items()]
    return "\n".join((BANNER, *lines))


def _facts() -> dict[str, object]:
    return {
        "LANGUAGES": LANGUAGES,
        "LANGUAGE_NAMES": LANGUAGE_NAMES,
        "CAMPS": CAMPS,
        "ROLES": ROLES,
        "SIDES": SIDES,
        "SEATS": SEATS,
        "SEATING": _seating(),
        "ROWS": ROWS,
        "DAYLIGHT": DAYLIGHT,
        "COLUMNS": {board: WIDTHS[board] for board in BOARDS},
        "SECTION_LINES": {board: geometry(board).lines_at for board in BOARDS},
        "TRAITS": TRAITS,
        "FACES": tuple(Counter(FACES)),
        "SIDES_OF_DIE": Counter(FACES),
        "CHANNELS": (TABLE, *CHANNELS),
        "TABLE": TABLE,
        "TABLE_SIGNALS": TABLE_SIGNALS,
        "FIELD_SIGNALS": FIELD_SIGNALS,
        "SPEEDS": tuple(SPEEDS),
        "NORMAL_SPEED": NORMAL,
        "USUAL_BOT": BOT,
        "LONGEST_NAME": LONGEST_NAME,
        "OFTEN": OFTEN,
        "PLANES": tuple(AIRPLANES),
        "DEEDS": DEEDS,
        "COMMAND_CARDS": card_looks(CARDS),
        "QUESTIONS": _questions(),
        "GROUPS": GROUPS,
        "NONE": NONE,
        "SPECIAL": SPECIAL,
        "LESSONS": _lessons(),
        "HUNG_UP": {"not-here": NOT_HERE, "no-table": NO_TABLE, "closed": CLOSED},
    }


def _lessons() -> dict[str, object]:
    """The lessons as the page needs them: without cards, dice and answers."""
    told = ("me", "steps", "blunders", "goal")
    rows = {name: msgspec.to_builtins(lesson) for name, lesson in lessons().items()}
    return {name: {key: row[key] for key in told if key in row} for name, row in rows.items()}


def _seating() -> dict[int, list[list[str]]]:
    """Number of holders of a camp -> the roles of each place."""
    camp = CAMPS[0]
    places = {n: groups(SEATS, dict.fromkeys(CAMPS, n)) for n in range(1, len(ROLES) + 1)}
    return {
        n: [[seat.removeprefix(f"{camp}-") for seat in place] for place in found if place[0].startswith(camp)]
        for n, found in places.items()
    }


def _questions() -> list[str]:
    """Every kind of question; each has a text."""
    keys = words("en").keys()
    return sorted(key.removeprefix(ASKED) for key in keys if key.startswith(ASKED))


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


__all__ = ["facts", "schema"]
