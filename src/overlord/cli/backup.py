"""`overlord backup`: copies all tables into one file, even while a server uses them."""

from __future__ import annotations

from pathlib import Path

import click

from overlord.cli.serve import default_store
from overlord.cli.speech import Command, fail, lang_option, option, tongue


@click.command("backup", cls=Command, help="cli-backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@option("--db", type=click.Path(path_type=Path, dir_okay=False), help="cli-serve-db")
@option("--force", is_flag=True, help="cli-backup-force")
@lang_option
def backup(file: Path, db: Path | None, force: bool) -> None:
    """Copy the store; an existing file is overwritten only with --force."""
    from overlord.server.store.store import Store, StoreError

    source = db or default_store()
    if file.exists() and (not force or (source.exists() and file.samefile(source))):
        fail("cli-backup-exists", file=str(file))
    try:
        tables = Store.copy(source, file)
    except StoreError as error:
        fail("cli-backup-failed", problem=str(error))
    click.echo(tongue().say("cli-backup-done", file=str(file), tables=tables))
