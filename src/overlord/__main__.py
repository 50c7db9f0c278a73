"""The command `overlord`: its sub-commands are in `cli`, one per file."""

import click

from overlord import __version__, form
from overlord.cli.arena import arena
from overlord.cli.backup import backup
from overlord.cli.balance import balance
from overlord.cli.check import check
from overlord.cli.import_ import import_
from overlord.cli.play import play
from overlord.cli.replay import replay
from overlord.cli.rules import rules
from overlord.cli.scenarios import scenarios
from overlord.cli.serve import schema, serve
from overlord.cli.show import show
from overlord.cli.simulate import simulate
from overlord.cli.speech import Group, lang_option, option, tongue


def tell_version(context: click.Context, parameter: click.Parameter, asked: bool) -> None:
    """Print the version and the form that runs; the form decides how fast bots think."""
    if asked:
        click.echo(tongue().say(f"cli-version-{form.FORM}", version=__version__))
        tell_stale()
        context.exit()


def tell_stale() -> None:
    """Say that the compiled form is there but cannot be used."""
    if form.STALE:
        click.echo(tongue().say("cli-stale"), err=True)


@click.group(cls=Group, help="cli-help")
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=tell_version, help="cli-help-version")
@lang_option
def main() -> None:
    """Every sub-command is added below."""
    tell_stale()


for command in (play, simulate, balance, arena, replay, check, import_, scenarios, show, rules, serve, backup, schema):
    main.add_command(command)

if __name__ == "__main__":
    main()
