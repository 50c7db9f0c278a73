"""Finds scenarios: the shipped ones by key and any file by its path; the reading itself is the engine's."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from overlord.deckshelf import beside
from overlord.engine.format import LARGEST
from overlord.engine.reader import read_overlay, read_scenario
from overlord.engine.scenario import ScenarioDef, ScenarioError
from overlord.importers.m44 import Imported, read_m44
from overlord.importers.m44_json import decode

LESSONS: Final = ("first-steps",)  # small boards on which a newcomer is shown the rules
COMMUNITY: Final = (".m44", ".json")
OVERLAY: Final = ".overlay.toml"


def shipped() -> tuple[str, ...]:
    """The keys of the battles that come with the program."""
    folder = resources.files("overlord") / "scenarios"
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def battles() -> tuple[str, ...]:
    """Those that are fought for their own sake: all but the lessons."""
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
    if path.suffix.lower() in COMMUNITY:
        return read_scenario(import_scenario(path).toml(), str(path))
    battle = read_scenario(text_of(path), name)
    beside(path, battle.options.get("combat_deck"))
    return battle


def import_scenario(path: Path, overlay: Path | None = None) -> Imported:
    """A scenario file of the community's editor, whatever its name ends with, and the overlay named or beside it."""
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
    """The community file that an overlay lies over."""
    stem = overlay.name[: -len(OVERLAY)]
    for ending in COMMUNITY:
        for suffix in (ending, ending.upper()):
            if is_file(path := overlay.with_name(f"{stem}{suffix}")):
                return path
    raise ScenarioError([f"{overlay}: this overlay lies over nothing: there is no {stem}.m44 or {stem}.json beside it"])


def text_of(path: Path) -> str:
    """The text of a file of ours, refused by its size before it is read."""
    check_size(path)
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise ScenarioError([f"{path}: this is no scenario: it is not a text file"]) from None


def check_size(path: Path) -> None:
    if path.stat().st_size > LARGEST:
        raise ScenarioError([f"{path}: the file is larger than {LARGEST} bytes"])


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name that no file can have is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
