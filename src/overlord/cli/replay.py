"""`overlord replay`: verifies a record and tells its battle in words; the replaying itself is the engine's."""

from __future__ import annotations

from pathlib import Path

import click

from overlord.cli.files import check_seat, read_text
from overlord.cli.speech import Command, fail, lang_option, option, tongue
from overlord.engine.game import Game
from overlord.text.stories import deck_words, tell


@click.command("replay", cls=Command, help="cli-replay")
@click.argument("record", type=click.Path(path_type=Path))
@option("--seat", help="cli-replay-seat")
@lang_option
def replay(record: Path, seat: str | None) -> None:
    """Tell what all may know, or what one seat may know."""
    text = read_text(record)
    try:
        game = Game.replay(text)
    except (ValueError, RecursionError) as error:
        problem = (str(error).splitlines() or [type(error).__name__])[0]
        fail("cli-bad-record", path=str(record), problem=problem.rstrip("."))
    if seat is not None:
        check_seat(game, seat)
    words = deck_words(tongue(), game.decks)
    events = game.told(seat)
    for event in events:
        click.echo(tell(words, event))
    if game.outcome is None:
        click.echo(words.say("replay-unfinished"))
    click.echo(words.say("replay-verified", path=str(record), events=len(events)))
