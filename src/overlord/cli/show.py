"""`overlord show`: writes the board of a scenario to a picture file; the drawing itself is elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import click

from overlord.cli.files import load_battle, write_text
from overlord.cli.speech import Command, fail, lang_option, option, tongue
from overlord.picture.board import draw
from overlord.picture.png import CONVERTERS, converters, write_png

LARGEST: Final = 8.0


@click.command("show", cls=Command, help="cli-show")
@click.argument("scenario")
@option("-o", "--output", type=click.Path(path_type=Path), help="cli-show-output")
@option("--no-names", is_flag=True, help="cli-show-no-names")
@option("--no-units", is_flag=True, help="cli-show-no-units")
@option("--no-legend", is_flag=True, help="cli-show-no-legend")
@option("--scale", type=click.FloatRange(0.1, LARGEST), default=1.0, show_default=True, help="cli-show-scale")
@lang_option
def show(scenario: str, output: Path | None, no_names: bool, no_units: bool, no_legend: bool, scale: float) -> None:
    """Draw the board, and print where the file is."""
    battle = load_battle(scenario)
    path = output or Path(default_name(battle.key))
    check_name(path)
    picture = draw(
        battle, lang=tongue().lang, scale=scale, names=not no_names, units=not no_units, legend=not no_legend
    )
    if path.suffix.lower() == ".png":
        save_png(picture, path)
    else:
        write_text(path, picture)
    click.echo(tongue().say("show-written", path=str(path)))


def default_name(key: str) -> str:
    """A file name in this folder that is safe, whatever the key of the scenario is."""
    return (re.sub(r"[^\w-]+", "-", key).strip("-")[:80] or "board") + ".svg"


def check_name(path: Path) -> None:
    """Fail if such a file cannot be written here at all."""
    suffix = path.suffix.lower()
    if suffix not in (".svg", ".png"):
        fail("show-suffix", path=str(path))
    if suffix == ".png" and not converters():
        fail("show-no-converter", known=", ".join(CONVERTERS), path=str(path.with_suffix(".svg")))


def save_png(picture: str, path: Path) -> None:
    try:
        written = write_png(picture, path)
    except OSError:
        fail("cli-cannot-write", path=str(path))
    if not written:
        fail("show-failed", tool=", ".join(converters()), path=str(path))
