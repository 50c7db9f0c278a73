"""Finds scenarios: the shipped ones by key and any file by its path; the engine reads them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Final

from overlord.engine.files.scenario.reader import read_overlay, read_scenario
from overlord.engine.files.toml.text import LARGEST
from overlord.engine.game import Game
from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.library.decks import beside
from overlord.library.importers.m44.json import decode
from overlord.library.importers.m44.reader import Imported, read_m44
from overlord.text.words import LANGUAGES

LESSONS: Final = ("first-steps",)  # small boards on which a newcomer is shown the rules
COMMUNITY: Final = (".m44", ".json")
OWN: Final = "own-"  # prefix of the keys of the user's own battles, so that they never replace ours
LONGEST_KEY: Final = 60
LONGEST_NAME: Final = 80
OVERLAY: Final = ".overlay.toml"


def shipped() -> tuple[str, ...]:
    """The keys of the battles that come with the program."""
    folder = resources.files("overlord") / "scenarios"
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def battles() -> tuple[str, ...]:
    """The shipped battles without the lessons."""
    return tuple(key for key in shipped() if key not in LESSONS)


def load_scenario(name: str) -> ScenarioDef:
    """A shipped battle by its key, or a scenario file by its path; ScenarioError names every problem."""
    if name in shipped():
        entry = resources.files("overlord") / "scenarios" / f"{name}.toml"
        return read_scenario(entry.read_text(encoding="utf-8"), name)
    path = Path(name)
    if not path.is_file():
        raise ScenarioError([f"{name}: there is no such battle or file; shipped are {', '.join(shipped())}"])
    if is_overlay(path):
        path = beneath(path)
    return with_decks_beside(read_file(path), path)


def read_file(path: Path) -> ScenarioDef:
    """The battle of a file in our format or the community's; without a key of its own, the file name is its key."""
    name = str(path)
    theirs = path.suffix.lower() in COMMUNITY
    battle = read_scenario(import_scenario(path).toml() if theirs else text_of(path), name)
    return replace(battle, key=slug(path.stem)) if battle.key == name else battle


def with_decks_beside(battle: ScenarioDef, path: Path) -> ScenarioDef:
    """The battle of this file with the Combat decks that it names and that lie beside it."""
    decks = beside(path, battle.options.get("combat_deck"))
    return replace(battle, decks=tuple(deck.source for deck in decks))


def slug(name: str) -> str:
    """A name as a word that fits into any address: small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_KEY].strip("-") or "battle"


def setup_problem(set_up: Callable[[], Game]) -> str:
    """Why a scenario that could be read still cannot be played; empty if it can."""
    try:
        set_up()
    except Exception as error:  # any failure caused by a stranger's file must become a sentence
        return str(error) if isinstance(error, ValueError) else f"{type(error).__name__} {error}"
    return ""


def told_in(battle: ScenarioDef, lang: str) -> dict[str, str]:
    """The texts of a battle: in this language, else in English, else in any other; its key if it has no name."""
    text = {"name": battle.key.removeprefix(OWN)}
    for other in (*reversed(battle.text), "en", lang):
        text.update((part, words) for part, words in battle.text.get(other, {}).items() if words.strip())
    text["name"] = shorten(" ".join(text["name"].split()), LONGEST_NAME)
    return text


def shorten(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[:most]}…"


def told(battle: ScenarioDef) -> dict[str, dict[str, str]]:
    """The same in each of our languages."""
    return {lang: told_in(battle, lang) for lang in LANGUAGES}


def import_scenario(path: Path, overlay: Path | None = None) -> Imported:
    """A scenario file of the community's editor, whatever its ending, with the overlay that is named or beside it."""
    check_size(path)
    text = decode(path.read_bytes(), str(path))
    over = overlay or overlay_beside(path)
    if over is None:
        return read_m44(text, str(path))
    rules = text_of(over)
    return read_m44(text, str(path), lambda under: read_overlay(rules, str(over), under))


def is_overlay(path: Path) -> bool:
    return path.name.lower().endswith(OVERLAY)


def overlay_beside(path: Path) -> Path | None:
    """`some.overlay.toml` beside `some.m44`, if it is there."""
    found = path.with_name(f"{path.stem}{OVERLAY}")
    return found if is_file(found) else None


def beneath(overlay: Path) -> Path:
    """The community file that an overlay belongs to."""
    stem = overlay.name[: -len(OVERLAY)]
    for ending in COMMUNITY:
        for suffix in (ending, ending.upper()):
            if is_file(path := overlay.with_name(f"{stem}{suffix}")):
                return path
    raise ScenarioError([f"{overlay}: this overlay lies over nothing: there is no {stem}.m44 or {stem}.json beside it"])


def text_of(path: Path) -> str:
    """The text of a file in our format; a file that is too large is refused before it is read."""
    check_size(path)
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a byte order mark at the start
    except (OSError, UnicodeDecodeError):
        raise ScenarioError([f"{path}: this is no scenario: it is not a text file"]) from None


def check_size(path: Path) -> None:
    if path.stat().st_size > LARGEST:
        raise ScenarioError([f"{path}: the file is larger than {LARGEST} bytes"])


def is_file(path: Path) -> bool:
    """Whether there is such a file; False for a name that no file can have."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
