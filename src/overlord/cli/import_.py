"""`overlord import`: turns a scenario of the community's editor into one of our files; the conversion is elsewhere."""

from __future__ import annotations

from pathlib import Path

import click

from overlord.cli.files import name_of, write_text
from overlord.cli.speech import Command, fail, lang_option, option, tongue
from overlord.engine.files.scenario.reader import read_scenario
from overlord.engine.model.boards import BREAKTHROUGH
from overlord.engine.model.scenario import ScenarioError
from overlord.library.importers.m44.reader import Imported
from overlord.library.importers.notes import told
from overlord.library.scenarios import OVERLAY, import_scenario, is_file


@click.command("import", cls=Command, help="cli-import")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@option("-o", "--output", type=click.Path(path_type=Path), help="cli-import-output")
@option("--overlay", type=click.Path(path_type=Path), help="cli-import-overlay")
@lang_option
def import_(file: Path, output: Path | None, overlay: Path | None) -> None:
    """Write our file or print it; if the scenario is printed, the notes go to the other stream."""
    for path in (file, overlay):
        if path is not None and not is_file(path):
            fail("cli-no-file", path=str(path))
    try:
        found = import_scenario(file, overlay)
        text = found.toml(tongue())
        read_scenario(text, str(file))
    except ScenarioError as error:
        for line in error.problems[1:]:
            click.echo(line, err=True)
        fail("cli-scenario-problem", problem=error.problems[0])
    except OSError:
        fail("cli-no-file", path=str(file))
    for line in report(found, file):
        click.echo(line, err=output is None)
    if output is None:
        click.echo(text, nl=False)
        return
    write_text(output, text)
    click.echo(tongue().say("import-written", path=str(output)))


def report(found: Imported, file: Path) -> list[str]:
    """What is on the board, then every note, and where to write what is missing."""
    battle = found.scenario
    counts = [sum(unit.camp == camp for unit in battle.units) for camp in (0, 1)]
    lines = [
        tongue().say(
            "import-summary",
            name=name_of(battle),
            board=battle.board,
            axis=counts[0],
            allies=counts[1],
            notes=len(found.notes),
        ),
        *(f"  {told(note, tongue())}" for note in found.notes),
    ]
    if battle.board == BREAKTHROUGH:
        lines.append(tongue().say("import-shown-only"))
    elif any(note.where for note in found.notes):
        lines.append(tongue().say("import-overlay-here", path=f"{file.stem}{OVERLAY}"))
    return lines
