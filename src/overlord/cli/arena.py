"""`overlord arena`: which of some bots plays best; battles, figures and test are in the package `arena`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from overlord.arena import ratings
from overlord.arena.contest import Done, contest, finished
from overlord.arena.plan import Pair, Stage, plan
from overlord.arena.played import BadLine, Played, line, read, whole
from overlord.arena.sprt import Sprt
from overlord.arena.tally import by_battle, points, tally
from overlord.bots.registry import names
from overlord.cli.arena_report import Finding, Report, as_csv, as_json, as_plot, as_text
from overlord.cli.files import load_battle, read_text, set_up, write_text
from overlord.cli.simulate import with_progress
from overlord.cli.speech import Command, fail, lang_option, option
from overlord.library.scenarios import battles

ALL: Final = "all"
SHARE: Final = click.FloatRange(0, 1, min_open=True, max_open=True)
CHANCE: Final = click.FloatRange(0, 0.5, min_open=True, max_open=True)
FILE: Final = click.Path(path_type=Path, dir_okay=False)


class Typed(NamedTuple):
    """What was typed."""

    bots: str
    battles: str
    games: int
    seed: int
    jobs: int
    turn_limit: int
    by_battle: bool
    json: Path | None
    csv: Path | None
    svg: Path | None
    resume: Path | None
    ratings: bool
    stop_early: bool
    h0: float
    h1: float
    alpha: float
    beta: float


@click.command("arena", cls=Command, help="cli-arena")
@option("--bots", default="recruit,random", show_default=True, help="cli-arena-bots")
@option("--battles", default=ALL, show_default=True, help="cli-arena-battles")
@option("--games", type=click.IntRange(min=2), default=100, show_default=True, help="cli-arena-games")
@option("--seed", type=int, default=1, show_default=True, help="cli-arena-seed")
@option("--jobs", type=click.IntRange(min=1), default=2, show_default=True, help="cli-simulate-jobs")
@option("--turn-limit", type=click.IntRange(min=0), default=200, show_default=True, help="cli-simulate-turn-limit")
@option("--by-battle", is_flag=True, help="cli-arena-by-battle")
@option("--json", type=FILE, help="cli-arena-json")
@option("--csv", type=FILE, help="cli-arena-csv")
@option("--svg", type=FILE, help="cli-arena-svg")
@option("--resume", type=FILE, help="cli-arena-resume")
@option("--ratings", is_flag=True, help="cli-arena-ratings")
@option("--stop-early", is_flag=True, help="cli-arena-stop-early")
@option("--h0", type=SHARE, default=0.5, show_default=True, help="cli-arena-h0")
@option("--h1", type=SHARE, default=0.55, show_default=True, help="cli-arena-h1")
@option("--alpha", type=CHANCE, default=0.05, show_default=True, help="cli-arena-alpha")
@option("--beta", type=CHANCE, default=0.05, show_default=True, help="cli-arena-beta")
@lang_option
def arena(**typed: Any) -> None:
    """Play the plan and tell what it shows."""
    wish = Typed(**typed)
    bots, stages = who(wish.bots), named_battles(wish.battles, wish.seed)
    check(wish)
    pairs = plan(bots, stages, wish.games, wish.seed, wish.turn_limit)
    test = Sprt(wish.h0, wish.h1, wish.alpha, wish.beta) if wish.stop_early else None
    played = fought(pairs, wish, test)
    digests = {stage.name: stage.battle.digest for stage in stages}
    found = [weigh(pair, games, digests, test) for pair, games in zip(pairs, played, strict=True)]
    order = ratings.rate(ratings.in_turn(played)) if wish.ratings else []
    tell(Report(found, order, bots, digests, wish.seed, wish.turn_limit), wish)


def who(spec: str) -> list[str]:
    """The bots, at least two, none of them twice."""
    found = [name.strip() for name in spec.split(",")]
    for name in found:
        if name not in names():
            fail("cli-unknown-bot", name=name, known=", ".join(names()))
    if len(found) < 2 or len(set(found)) < len(found):
        fail("arena-bad-bots", text=spec)
    return found


def named_battles(spec: str, seed: int) -> list[Stage]:
    """The battles, each once; in the figures they have their key as a name, or what was typed if that is taken."""
    typed = [part.strip() for part in spec.split(",")]
    found: dict[str, Stage] = {}
    for name in dict.fromkeys(key for part in typed for key in (battles() if part == ALL else (part,))):
        battle = load_battle(name)
        seats = set_up(battle, seed).seats
        if battle.digest not in {stage.battle.digest for stage in found.values()}:
            called = name if battle.key in found else battle.key
            found[called] = Stage(called, battle, seats)
    return list(found.values())


def check(wish: Typed) -> None:
    """Refuse what would only be noticed after all battles are played."""
    if wish.h0 >= wish.h1:
        fail("arena-bad-test", low=str(wish.h0), high=str(wish.h1))
    if wish.ratings and not ratings.available():
        fail("arena-no-openskill")
    for path in (wish.json, wish.csv, wish.svg, wish.resume):
        if path and not path.parent.is_dir():
            fail("cli-cannot-write", path=str(path))


# ---- battles -------------------------------------------------------------------------------------


def fought(pairs: Sequence[Pair], wish: Typed, test: Sprt | None) -> list[list[Played]]:
    """The battles that count, by pair."""
    done = earlier(wish.resume, pairs)
    results = noted(contest(pairs, done, wish.jobs, test), done, wish.resume)
    found: dict[tuple[str, str], list[Played]] = {(pair.a, pair.b): [] for pair in pairs}
    for pair, game in with_progress(results, sum(len(pair.bouts) for pair in pairs)):
        found[pair.a, pair.b].append(game)
    return list(found.values())


def earlier(path: Path | None, pairs: Sequence[Pair]) -> Done:
    """The battles of the plan that an earlier run has finished."""
    if path is None or not path.exists():
        return {}
    text = read_text(path)
    kept = whole(text)
    try:
        found = read(kept)
    except BadLine as error:
        fail("arena-bad-resume", path=str(path), line=error.number)
    if kept != text:
        write_text(path, kept)  # what follows begins on a line of its own
    return finished(found, pairs)


def noted(results: Iterator[tuple[Pair, Played]], done: Done, path: Path | None) -> Iterator[tuple[Pair, Played]]:
    """The same results; every new one is in the file before the next is asked for."""
    if path is None:
        yield from results
        return
    try:
        out = path.open("a", encoding="utf-8", newline="\n")
    except OSError:
        fail("cli-cannot-write", path=str(path))
    with out:
        for pair, game in results:
            if game.key not in done:
                out.write(line(game))
                out.flush()
            yield pair, game


# ---- figures -------------------------------------------------------------------------------------


def weigh(pair: Pair, games: list[Played], digests: dict[str, str], test: Sprt | None) -> Finding:
    """What the battles of a pair show."""
    verdict = test.verdict([points(pair.a, game) for game in games]) if test else None
    total = tally(pair.a, pair.b, games)
    return Finding(total, by_battle(pair.a, pair.b, games, digests), test is not None, verdict)


def tell(report: Report, wish: Typed) -> None:
    """Print the table and write the files."""
    for text in as_text(report, wish.by_battle):
        click.echo(text)
    if wish.json:
        write_text(wish.json, as_json(report))
    if wish.csv:
        write_text(wish.csv, as_csv(report, wish.by_battle))
    if wish.svg:
        write_text(wish.svg, as_plot(report))
