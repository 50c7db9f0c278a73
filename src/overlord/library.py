"""Finds scenarios: the shipped ones by key and any file by its path; the reading itself is the engine's."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from overlord.engine.reader import LARGEST, read_scenario
from overlord.engine.scenario import ScenarioDef, ScenarioError


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
    if path.stat().st_size > LARGEST:
        raise ScenarioError([f"{name}: the file is larger than {LARGEST} bytes"])
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise ScenarioError([f"{name}: this is no scenario: it is not a text file"]) from None
    return read_scenario(text, path.name)
