"""`overlord scenarios`: lists the shipped battles, one per line; it plays none."""

from __future__ import annotations

import click

from overlord.cli.files import load_battle, name_of
from overlord.cli.speech import Command, lang_option
from overlord.library.scenarios import shipped


@click.command("scenarios", cls=Command, help="cli-scenarios")
@lang_option
def scenarios() -> None:
    """List key, board and name."""
    rows = [(key, battle.board, name_of(battle)) for key, battle in ((key, load_battle(key)) for key in shipped())]
    width = max((len(key) for key, _, _ in rows), default=0)
    for key, board, name in rows:
        click.echo(f"{key:<{width}}  {board:<8}  {name}")
