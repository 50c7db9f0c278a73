"""`overlord check`: every problem of scenario files and records, with its place; it repairs nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from overlord.cli.files import read_text, setup_problem
from overlord.cli.speech import Command, Wrong, lang_option, tongue
from overlord.engine.game import Game
from overlord.engine.reader import read_scenario
from overlord.engine.scenario import ScenarioError
from overlord.library import load_scenario

COMMUNITY: Final = (".m44", ".json")


@click.command("check", cls=Command, help="cli-check")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@lang_option
def check(files: tuple[Path, ...]) -> None:
    """Say `ok` for each good file and list the problems of each other one."""
    missing = None
    bad = False
    for path in files:
        try:
            problems = problems_of(path, read_text(path))
        except Wrong as wrong:
            missing = missing or wrong
            continue
        bad = bad or bool(problems)
        for line in problems or [tongue().say("check-ok", path=str(path))]:
            click.echo(line)
    if missing:
        raise missing
    if bad:
        raise click.exceptions.Exit(1)


def problems_of(path: Path, text: str) -> list[str]:
    """By its ending a community file, by its first line a record, any other a scenario of ours."""
    if path.suffix.lower() in COMMUNITY:
        return _community_problems(path)
    return _record_problems(path, text) if text.lstrip().startswith("{") else _scenario_problems(path, text)


def _community_problems(path: Path) -> list[str]:
    try:
        battle = load_scenario(str(path))
    except ScenarioError as error:
        return error.problems
    problem = setup_problem(battle)
    return [f"{path}: {problem}"] if problem else []


def _record_problems(path: Path, text: str) -> list[str]:
    try:
        Game.replay(text)
    except (ValueError, RecursionError) as error:
        return [f"{path}: {line}" for line in str(error).splitlines() or [type(error).__name__]]
    return []


def _scenario_problems(path: Path, text: str) -> list[str]:
    try:
        battle = read_scenario(text, str(path))
    except ScenarioError as error:
        return error.problems
    problem = setup_problem(battle)
    return [f"{path}: {problem}"] if problem else []
