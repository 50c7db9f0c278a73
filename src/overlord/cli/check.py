"""`overlord check`: lists the problems of scenarios, overlays, decks, card files and records; it repairs none."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from overlord.cli.files import read_text
from overlord.cli.speech import Command, Wrong, fail, lang_option, tongue
from overlord.engine.files.command_cards.reader import read_cards
from overlord.engine.files.deck.format import LARGEST as LARGEST_DECK
from overlord.engine.files.deck.reader import warnings_of
from overlord.engine.model.boards import BREAKTHROUGH
from overlord.engine.model.names import CAMPS
from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.library.decks import ENDING as DECK_ENDING
from overlord.library.decks import load_deck
from overlord.library.game import Game
from overlord.library.scenarios import COMMUNITY, check_size, is_file, is_overlay, load_scenario, setup_problem
from overlord.text.words import LANGUAGES, words

LEAST_HAND: Final = 4  # a commander gives out up to three cards and keeps one


@click.command("check", cls=Command, help="cli-check")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@lang_option
def check(files: tuple[Path, ...]) -> None:
    """Print `ok` for each good file, and the problems of every other file."""
    missing = None
    bad = False
    for path in files:
        try:
            problems = problems_of(path)
        except Wrong as wrong:
            missing = missing or wrong
            continue
        bad = bad or bool(problems)
        for line in problems or [tongue().say("check-ok", path=str(path))]:
            click.echo(line)
    if missing:
        raise missing
    if bad:
        raise click.exceptions.Exit(1)


def problems_of(path: Path) -> list[str]:
    """The problems of a file of any kind."""
    if not is_file(path):
        fail("cli-no-file", path=str(path))
    return next(problems for is_one, problems in KINDS if is_one(path))(path)


def _is_record(path: Path) -> bool:
    """Whether the file is a record: a record begins with a brace, which a scenario never does."""
    if is_overlay(path):
        return False
    try:
        with path.open("rb") as file:
            return file.read(1000).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
    except OSError:
        return False


def _scenario_problems(path: Path) -> list[str]:
    """The problems of a scenario: one of ours, a community file, or an overlay together with its base file."""
    try:
        check_size(path)
        if path.suffix.lower() not in COMMUNITY:
            read_text(path)
        battle = load_scenario(str(path))
    except ScenarioError as error:
        return error.problems
    if battle.board == BREAKTHROUGH:  # it can be shown, but not played
        return []
    problem = setup_problem(lambda: Game(battle)) or _small_hand(battle)
    return [f"{path}: {problem}"] if problem else []


def _small_hand(battle: ScenarioDef) -> str:
    """Why a commander of this Overlord battle could not hand out three cards and keep one; nothing if he could."""
    if battle.board != "overlord":
        return ""
    small = [camp for camp, row in zip(CAMPS, battle.camps, strict=True) if row.hand < LEAST_HAND]
    return f"camps.{small[0]}.hand: an Overlord hand has at least {LEAST_HAND} cards (O-DIST-02)" if small else ""


def _is_deck(path: Path) -> bool:
    """Whether the file is a deck of Combat cards: a deck has cards where a scenario has a map."""
    try:
        with path.open("rb") as file:
            start = file.read(LARGEST_DECK)
    except OSError:
        return False
    return b"[[cards]]" in start and re.search(rb"(?m)^\s*map\s*=", start) is None


def _deck_problems(path: Path) -> list[str]:
    try:
        deck = load_deck(str(path))
    except ScenarioError as error:
        return error.problems
    for warning in warnings_of(deck, str(path)):
        click.echo(warning, err=True)
    return []


def _is_card_file(path: Path) -> bool:
    """A file of Command cards has decks made of its cards."""
    try:
        with path.open("rb") as file:
            start = file.read(LARGEST_DECK)
    except OSError:
        return False
    return b"[[cards]]" in start and re.search(rb"(?m)^\s*\[decks\.", start) is not None


def _card_problems(path: Path) -> list[str]:
    """The problems of a card file, including texts that are missing in one of our languages."""
    try:
        read_cards(read_text(path), str(path), {lang: words(lang).keys() for lang in LANGUAGES})
    except ScenarioError as error:
        return error.problems
    return []


def _record_problems(path: Path) -> list[str]:
    try:
        Game.replay(read_text(path))
    except (ValueError, RecursionError) as error:
        return [f"{path}: {line}" for line in str(error).splitlines() or [type(error).__name__]]
    return []


# Every kind of file: how it is recognised, and how its problems are found. The first match decides.
KINDS: Final[tuple[tuple[Callable[[Path], bool], Callable[[Path], list[str]]], ...]] = (
    (lambda path: path.suffix.lower() in COMMUNITY, _scenario_problems),
    (_is_record, _record_problems),
    (_is_card_file, _card_problems),
    (lambda path: path.name.endswith(DECK_ENDING) or _is_deck(path), _deck_problems),
    (lambda path: True, _scenario_problems),
)
