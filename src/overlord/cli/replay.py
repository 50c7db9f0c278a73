"""`overlord replay`: verifies a record and prints its battle; a record of other rules is printed without verifying."""

from __future__ import annotations

from pathlib import Path

import click

from overlord.cli.files import check_seat, read_text
from overlord.cli.speech import Command, fail, lang_option, option, tongue
from overlord.engine.model.events import Ended
from overlord.library.game import Game
from overlord.table.archive.retelling import begun, is_older, told
from overlord.text.sentences import deck_words, tell


@click.command("replay", cls=Command, help="cli-replay")
@click.argument("record", type=click.Path(path_type=Path))
@option("--seat", help="cli-replay-seat")
@lang_option
def replay(record: Path, seat: str | None) -> None:
    """Print what everybody may know, or what one seat may know."""
    text = read_text(record)
    try:
        older = is_older(text)
        game = begun(text) if older else Game.replay(text)
        if seat is not None:
            check_seat(game.seats, seat)
        events = told(text, seat) if older else game.told(seat)
    except (ValueError, RecursionError) as error:
        problem = (str(error).splitlines() or [type(error).__name__])[0]
        fail("cli-bad-record", path=str(record), problem=problem.rstrip("."))
    words = deck_words(tongue(), game.decks)
    for event in events:
        click.echo(tell(words, event))
    if not any(isinstance(event, Ended) for event in events):
        click.echo(words.say("replay-unfinished"))
    click.echo(words.say("replay-kept" if older else "replay-verified", path=str(record), events=len(events)))
