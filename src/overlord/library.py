"""Finds scenarios: the shipped ones by key and any file by its path; the reading itself is the engine's."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from overlord.engine.reader import LARGEST, read_scenario
from overlord.engine.scenario import ScenarioDef, ScenarioError
from overlord.importers.m44 import Imported, read_m44
from overlord.importers.m44_json import decode

COMMUNITY: Final = (".m44", ".json")


def shipped() -> tuple[str, ...]:
    """The keys of the battles that come with the program."""
    folder = resources.files("overlord") / "scenarios"
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


def load_scenario(name: str) -> ScenarioDef:
    """A shipped battle by its key, or a scenario file by its path; ScenarioError names every problem."""
    if name in shipped():
        entry = resources.files("overlord") / "scenarios" / f"{name}.toml"
        return read_scenario(entry.read_text(encoding="utf-8"), name)
    path = Path(name)
    if not path.is_file():
        raise ScenarioError([f"{name}: there is no such battle or file; shipped are {', '.join(shipped())}"])
    if path.suffix.lower() in COMMUNITY:
        return read_scenario(import_scenario(path).toml(), path.name)
    _check_size(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise ScenarioError([f"{name}: this is no scenario: it is not a text file"]) from None
    return read_scenario(text, path.name)


def import_scenario(path: Path) -> Imported:
    """A scenario file of the community's editor, whatever its name ends with."""
    _check_size(path)
    return read_m44(decode(path.read_bytes(), path.name), path.name)


def _check_size(path: Path) -> None:
    if path.stat().st_size > LARGEST:
        raise ScenarioError([f"{path}: the file is larger than {LARGEST} bytes"])
