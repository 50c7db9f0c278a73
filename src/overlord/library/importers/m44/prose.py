"""The prose of the community format: kept as texts of the scenario, and searched for rules stated only there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from overlord.engine.model.scenario import ScenarioDef
from overlord.library.importers.m44.json import Json, clean, left_over, short, table_in, tables_in, word
from overlord.library.importers.notes import Notes

_PARTS: Final = {"name": "name", "description": "briefing", "victory": "victory", "rules": "rules"}
_UNUSED: Final = frozenset(("subtitle", "sdate", "historical", "bibliography", "mod_date", "ownerID"))
_MEDALS_ONLY: Final = re.compile(r"\W*\d+\W+(medals?|médailles?|medallas?|siegpunkte)\W*", re.IGNORECASE)
_SEARCHED: Final = 20_000
_CAPTION: Final = re.compile(r"\b(exit|enter|sniper|medal|drop|reinforce|reserve|impassable|sortie)", re.IGNORECASE)


class Hint(NamedTuple):
    """Words that suggest a rule, its place in our format, and when it is already there."""

    words: str
    where: str
    known: Callable[[ScenarioDef], bool]


def _tiles(*keys: str) -> Callable[[ScenarioDef], bool]:
    return lambda s: any({place.tile, place.obstacle}.intersection(keys) for place in s.hexes.values())


def _option(key: str) -> Callable[[ScenarioDef], bool]:
    return lambda s: key in s.options


def _never(s: ScenarioDef) -> bool:
    return False


HINTS: Final = (
    Hint(r"exit(s|ed|ing)?( the)?( board| battlefield)?", "[[exits]]", lambda s: bool(s.exits)),
    Hint(r"fordable|ford(s|ed)?", 'patches = [{ terrain = "river", fordable = true }]', _tiles("ford", "stream")),
    Hint(r"bluffs?|cliffs?|steep", "map (bl, cl, sh)", _tiles("bluff", "cliff", "steep-hill")),
    Hint(r"sea ?walls?", "map (+sw)", _tiles("sea-wall")),
    Hint(r"impassable", "patches = [{ terrain = …, enter = 0 }]", lambda s: bool(s.patches)),
    Hint(
        r"sudden death|wins? immediately|immediately wins?|automatic(ally)? win",
        "[[objectives]] sudden_death",
        lambda s: any(o.sudden_death for o in s.objectives),
    ),
    Hint(
        r"permanent",
        '[[objectives]] kind = "permanent"',
        lambda s: any(o.kind == "permanent" for o in s.objectives),
    ),
    Hint(r"majority", "[[objectives]] majority = true", lambda s: any(o.majority for o in s.objectives)),
    Hint(
        r"(two|2|three|3) (victory )?medals",
        "[[objectives]] worth, [[units]] worth",
        lambda s: any(o.worth > 1 for o in s.objectives) or any(u.worth > 1 for u in s.units),
    ),
    Hint(r"camouflaged?", '[[units]] traits = ["camouflaged"]', lambda s: any(u.traits for u in s.units)),
    Hint(r"boats?|rafts?", '[[units]] traits = ["boat"]', lambda s: any("boat" in u.traits for u in s.units)),
    Hint(r"minefields?", "[[mines]]", lambda s: bool(s.mines)),
    Hint(r"air (rules|pack|sort(ie|ies))", '[options] air = "on"', _option("air")),
    Hint(r"night attacks?", "[options] night", _option("night")),
    Hint(r"blitz", "[options] blitz", lambda s: "blitz" in s.options or "slow_armor" in s.options),
    Hint(r"commissar|red army", "[options] commissar", _option("commissar")),
    Hint(r"gung[ -]?ho|marine corps", "[options] gung_ho", _option("gung_ho")),
    Hint(r"commonwealth", "[options] commonwealth", _option("commonwealth")),
    Hint(r"italian royal army", "[options] italian_army", _option("italian_army")),
    Hint(r"desert rules", "[options] desert", _option("desert")),
    Hint(r"blow(ing)?( up)?( the| a)? bridges?", "[options] blow_bridges", _option("blow_bridges")),
    Hint(r"air ?strikes?|recon\w* as", "[options] air_strikes", _option("air_strikes")),
    Hint(r"paradrop\w*|parachute\w*|air ?drop\w*|reinforcements?", "[[units]]", _never),
)


def read_texts(top: Json, notes: Notes) -> dict[str, dict[str, str]]:
    """Name, briefing, victory and rules by language; history and book references are not taken over."""
    found: dict[str, dict[str, str]] = {}
    languages = table_in(top, "text", notes)
    for lang in languages:
        values = table_in(languages, lang, notes)
        left_over(values, frozenset(_PARTS) | _UNUSED, "text.", notes)
        parts = {}
        for theirs, ours in _PARTS.items():
            text = values.get(theirs)
            if isinstance(text, str) and clean(text).strip():
                parts[ours] = clean(text).strip()
        if parts and word(lang):
            found[word(lang).lower()] = parts
    title = word(top.get("name"))
    if title and not any("name" in parts for parts in found.values()):
        found.setdefault("en", {})["name"] = title
    return found


def read_labels(board: Json, notes: Notes) -> None:
    """Captions of the map: names of places are left out, those that sound like a rule are noted."""
    left = 0
    for label in tables_in(board, "labels", notes):
        lines = label.get("text")
        caption = " ".join(map(word, lines)) if isinstance(lines, list) else word(lines)
        if _CAPTION.search(caption):
            notes.add("caption", where="[[exits]], [[units]], [[objectives]]", text=short(caption))
        elif caption.strip():
            left += 1
    if left:
        notes.add("captions-left", count=left)


def hint(scenario: ScenarioDef, notes: Notes, overlaid: bool = False) -> None:
    """Note rules stated only in prose, and where each goes; fewer with an overlay, whose writer has read the prose."""
    texts = scenario.text.get("en") or next(iter(scenario.text.values()), {})
    rules, victory = (texts.get(part, "")[:_SEARCHED] for part in ("rules", "victory"))
    if rules and not overlaid:
        notes.add("prose-rules", where="[options], patches, [[units]], map")
    if victory and not overlaid and not _MEDALS_ONLY.fullmatch(victory):
        notes.add("prose-victory", where="[[objectives]], [[exits]]")
    for row in HINTS:
        match = re.search(rf"\b({row.words})\b", f"{rules}\n{victory}", re.IGNORECASE)
        if match and not row.known(scenario):
            notes.add("prose-hint", where=row.where, words=short(match[0]))
