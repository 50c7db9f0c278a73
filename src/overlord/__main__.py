"""The command `overlord`: its sub-commands live in `cli`, one a file."""

import click

from overlord import __version__
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
from overlord.cli.speech import Group, Option, lang_option


@click.group(cls=Group, help="cli-help")
@click.version_option(__version__, prog_name="overlord", cls=Option, help="cli-help-version")
@lang_option
def main() -> None:
    """Every sub-command is added below."""


for command in (play, simulate, balance, replay, check, import_, scenarios, show, rules, serve, backup, schema):
    main.add_command(command)

if __name__ == "__main__":
    main()
