"""The house stands: the command answers."""

from click.testing import CliRunner

from overlord import __version__
from overlord.__main__ import main


def test_the_command_tells_its_version() -> None:
    result = CliRunner().invoke(main, ["--version"])
    assert result.exit_code == 0
    assert __version__ in result.output
