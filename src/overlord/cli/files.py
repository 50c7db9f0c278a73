"""Reads the files and battles that a command names, or fails with one sentence; the engine checks their contents."""

from __future__ import annotations

from pathlib import Path

from overlord.cli.speech import fail, tongue
from overlord.engine.files.scenario.reader import LARGEST
from overlord.engine.files.toml.text import parsed
from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.library.game import Game
from overlord.library.scenarios import load_scenario, setup_problem, told_in


def read_text(path: Path) -> str:
    """The text of a file; records may be larger than scenarios."""
    most = 20 * LARGEST
    try:
        if not path.is_file():
            fail("cli-no-file", path=str(path))
        if path.stat().st_size > most:
            fail("cli-too-large", path=str(path), most=most)
        return path.read_text(encoding="utf-8-sig")  # some editors put a byte order mark at the start
    except OSError:
        fail("cli-no-file", path=str(path))
    except UnicodeDecodeError:
        fail("cli-not-text", path=str(path))


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")  # the same file on every system
    except OSError:
        fail("cli-cannot-write", path=str(path))


def load_battle(name: str) -> ScenarioDef:
    """A shipped battle or a scenario file."""
    try:
        return load_scenario(name)
    except ScenarioError as error:
        problem = error.problems[0]
        if len(error.problems) > 1:
            fail("cli-scenario-problems", problem=problem, more=len(error.problems) - 1)
        fail("cli-scenario-problem", problem=problem)
    except OSError:
        fail("cli-no-file", path=name)


def set_up(
    battle: ScenarioDef,
    seed: int,
    turn_limit: int = 0,
    options: dict[str, object] | None = None,
    seating: dict[str, int] | None = None,
) -> Game:
    """The battle before its first question."""
    problem = setup_problem(lambda: Game(battle))
    if problem:
        fail("cli-no-setup", problem=problem)
    chosen = {"turn_limit": turn_limit} if turn_limit else {}
    try:
        return Game(battle, seed, seating, options={**chosen, **(options or {})})
    except ValueError as error:
        fail("cli-no-setup", problem=str(error))


def house_options(texts: tuple[str, ...]) -> dict[str, object]:
    """Options as typed, KEY=VALUE: booleans, numbers or words; or the name of a TOML file with such options."""
    found: dict[str, object] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals and text.endswith(".toml"):
            found.update(options_file(Path(text)))
            continue
        if not equals:
            fail("cli-bad-option", text=text)
        plain = {"true": True, "false": False}
        found[key] = plain[value] if value in plain else int(value) if value.isascii() and value.isdigit() else value
    return found


def options_file(path: Path) -> dict[str, object]:
    """An options file: house or scenario options by name, including those that are tables (air_rules)."""
    try:
        return parsed(read_text(path), str(path), "options file")
    except ScenarioError as error:
        fail("cli-scenario-problem", problem=error.problems[0].rstrip("."))


def name_of(battle: ScenarioDef) -> str:
    """The name of a battle in the current language, else in another, else its key."""
    return told_in(battle, tongue().lang)["name"]


def check_seat(seats: tuple[str, ...], seat: str) -> None:
    if seat not in seats:
        fail("cli-unknown-seat", seat=seat, known=", ".join(seats))
