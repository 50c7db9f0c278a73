"""`overlord simulate`: plays many battles between bots and counts who wins; bots and game loop are elsewhere."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

import click

from overlord.arena.fight import Result, Task, fight
from overlord.arena.pool import spread
from overlord.bots.registry import names
from overlord.cli.files import load_battle, set_up
from overlord.cli.speech import Command, fail, lang_option, option, tongue

R = TypeVar("R")


@click.command("simulate", cls=Command, help="cli-simulate")
@click.argument("scenario")
@option("--games", type=click.IntRange(min=1), default=10, show_default=True, help="cli-simulate-games")
@option("--seed", type=int, default=0, show_default=True, help="cli-simulate-seed")
@option("--bots", "spec", default="axis=random,allies=random", show_default=True, help="cli-simulate-bots")
@option("--json", "as_json", is_flag=True, help="cli-simulate-json")
@option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="cli-simulate-jobs")
@option("--turn-limit", type=click.IntRange(min=0), default=200, show_default=True, help="cli-simulate-turn-limit")
@lang_option
def simulate(scenario: str, games: int, seed: int, spec: str, as_json: bool, jobs: int, turn_limit: int) -> None:
    """Play one battle for each seed from `seed` on."""
    battle = load_battle(scenario)
    bots = who_plays(spec, set_up(battle, seed).seats)
    tasks = [Task(battle, seed + n, bots, turn_limit) for n in range(games)]
    results = list(with_progress(run(tasks, jobs), games))
    wins = Counter(result.winner or "none" for result in results)
    if as_json:
        counts = {camp: wins[camp] for camp in ("axis", "allies", "none")}
        click.echo(json.dumps({"games": [result._asdict() for result in results], "wins": counts}))
    else:
        for line in table(results, wins):
            click.echo(line)


def who_plays(spec: str, seats: tuple[str, ...]) -> dict[str, str]:
    """The bot of every seat; `axis=…` sets all seats of a camp, `axis-left=…` one seat."""
    found = dict.fromkeys(seats, "random")
    for part in spec.split(","):
        who, equals, name = part.strip().partition("=")
        mine = [seat for seat in seats if seat == who or seat.partition("-")[0] == who]
        if not equals or not mine:
            fail("cli-bad-bots", text=spec)
        if name not in names():
            fail("cli-unknown-bot", name=name, known=", ".join(names()))
        found.update(dict.fromkeys(mine, name))
    return found


def run(tasks: list[Task], jobs: int) -> Iterator[Result]:
    """The results in the order of the tasks, in whichever process they were played."""
    return spread(fight, tasks, jobs)


def with_progress(results: Iterable[R], length: int) -> Iterable[R]:
    """A progress bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield from results
        return
    with click.progressbar(results, length=length, file=sys.stderr) as bar:
        yield from bar


def table(results: list[Result], wins: Counter[str]) -> Iterator[str]:
    words = tongue()
    head = words.say("simulate-head"), words.say("simulate-games"), "%"
    rows = [
        (words.say(key), wins[camp])
        for camp, key in (("axis", "camp-axis"), ("allies", "camp-allies"), ("none", "simulate-nobody"))
    ]
    width = max(len(name) for name in (head[0], *(name for name, _ in rows)))
    yield f"{head[0]:<{width}}  {head[1]:>9}  {head[2]:>5}"
    for name, count in rows:
        yield f"{name:<{width}}  {count:>9}  {100 * count / len(results):>5.1f}"
    turns = sum(result.turns for result in results) / len(results)
    answers = sum(result.answers for result in results) / len(results)
    yield words.say("simulate-average", turns=f"{turns:.0f}", answers=f"{answers:.0f}")
    if limited := sum(result.reason == "turn-limit" for result in results):
        yield words.say("simulate-limit", count=limited)
