"""`overlord import`: a scenario of the community's editor becomes one of our files; what it means is read elsewhere."""

from __future__ import annotations

from pathlib import Path

import click

from overlord.cli.files import name_of, write_text
from overlord.cli.speech import Command, fail, lang_option, option, tongue
from overlord.engine.reader import read_scenario
from overlord.engine.scenario import ScenarioError
from overlord.importers.m44 import Imported
from overlord.importers.notes import told
from overlord.library import import_scenario


@click.command("import", cls=Command, help="cli-import")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@option("-o", "--output", type=click.Path(path_type=Path), help="cli-import-output")
@lang_option
def import_(file: Path, output: Path | None) -> None:
    """Write our file, or print it; the notes go wherever the scenario does not."""
    try:
        if not file.is_file():
            fail("cli-no-file", path=str(file))
        found = import_scenario(file)
        for line in report(found):
            click.echo(line, err=output is None)
        text = found.toml(tongue())
        read_scenario(text, file.name)
    except ScenarioError as error:
        fail("cli-scenario-problem", problem=error.problems[0])
    except OSError:
        fail("cli-no-file", path=str(file))
    if output is None:
        click.echo(text, nl=False)
        return
    write_text(output, text)
    click.echo(tongue().say("import-written", path=str(output)))


def report(found: Imported) -> list[str]:
    """What there is on the board, then every note."""
    battle = found.scenario
    counts = [sum(unit.camp == camp for unit in battle.units) for camp in (0, 1)]
    head = tongue().say(
        "import-summary",
        name=name_of(battle),
        board=battle.board,
        axis=counts[0],
        allies=counts[1],
        notes=len(found.notes),
    )
    return [head, *(f"  {told(note, tongue())}" for note in found.notes)]
