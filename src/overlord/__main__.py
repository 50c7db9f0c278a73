"""The command `overlord`: its sub-commands live in `cli`, one a file."""

import click

from overlord import __version__
from overlord.cli.rules import rules


@click.group()
@click.version_option(__version__, prog_name="overlord")
def main() -> None:
    """A digital table for the grand format: two boards, eight seats, one chain of command."""


main.add_command(rules)

if __name__ == "__main__":
    main()
