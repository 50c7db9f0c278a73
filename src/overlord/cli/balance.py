"""`overlord balance`: how even a battle is between bots, with a confidence interval; it does not change the battle."""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from typing import Final, NamedTuple

import click

from overlord import __version__
from overlord.arena.fight import Result, Task
from overlord.arena.tally import interval
from overlord.bots.registry import version
from overlord.cli.files import load_battle, set_up
from overlord.cli.simulate import run, who_plays, with_progress
from overlord.cli.speech import Command, lang_option, option, tongue
from overlord.engine.model.names import CAMPS
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.model.scenario import ScenarioDef

EVEN: Final = (0.45, 0.55)


class Side(NamedTuple):
    """How one camp did; shares are of the battles that had a winner."""

    wins: int
    share: float
    low: float
    high: float
    medals: float  # average over all battles


class Finding(NamedTuple):
    """What these battles show, with everything needed to repeat them."""

    scenario: str
    digest: str
    games: int
    seed: int
    bots: dict[str, str]  # name -> version
    version: str
    rules: int
    camps: dict[str, Side]
    turns: float  # the median, for one camp
    undecided: int
    even: bool


@click.command("balance", cls=Command, help="cli-balance")
@click.argument("scenario")
@option("--games", type=click.IntRange(min=1), default=400, show_default=True, help="cli-simulate-games")
@option("--seed", type=int, default=1, show_default=True, help="cli-simulate-seed")
@option("--bots", "spec", default="axis=recruit,allies=recruit", show_default=True, help="cli-simulate-bots")
@option("--json", "as_json", is_flag=True, help="cli-simulate-json")
@option("--jobs", type=click.IntRange(min=1), default=2, show_default=True, help="cli-simulate-jobs")
@option("--turn-limit", type=click.IntRange(min=0), default=200, show_default=True, help="cli-simulate-turn-limit")
@lang_option
def balance(scenario: str, games: int, seed: int, spec: str, as_json: bool, jobs: int, turn_limit: int) -> None:
    """Play the battles and print what they show."""
    battle = load_battle(scenario)
    bots = who_plays(spec, set_up(battle, seed).seats)
    tasks = [Task(battle, seed + n, bots, turn_limit) for n in range(games)]
    results = list(with_progress(run(tasks, jobs), games))
    found = weigh(battle, seed, {name: version(name) for name in sorted(set(bots.values()))}, results)
    if as_json:
        camps = {camp: side._asdict() for camp, side in found.camps.items()}
        click.echo(json.dumps({**found._asdict(), "camps": camps}))
    else:
        for line in lines(found):
            click.echo(line)


def weigh(battle: ScenarioDef, seed: int, bots: dict[str, str], results: list[Result]) -> Finding:
    """The statistics of these battles."""
    decided = [result for result in results if result.winner]
    camps: dict[str, Side] = {}
    for camp in CAMPS:
        wins = sum(1 for result in decided if result.winner == camp)
        low, high = interval(wins, len(decided))
        medals = sum(result.medals[camp] for result in results) / len(results)
        camps[camp] = Side(wins, wins / max(1, len(decided)), low, high, medals)
    return Finding(
        battle.key,
        battle.digest,
        len(results),
        seed,
        bots,
        __version__,
        RULES_VERSION,
        camps,
        median(result.turns / 2 for result in results),
        len(results) - len(decided),
        camps["axis"].low <= EVEN[1] and camps["axis"].high >= EVEN[0],
    )


def lines(found: Finding) -> Iterator[str]:
    """The statistics as text."""
    words = tongue()
    who = ", ".join(f"{name} {number}".strip() for name, number in found.bots.items())
    yield words.say(
        "balance-head",
        scenario=found.scenario,
        games=found.games,
        seed=found.seed,
        bots=who,
        version=f"{found.version}/{found.rules}",
    )
    for camp, side in found.camps.items():
        yield words.say(
            "balance-camp",
            camp=words.say(f"camp-{camp}"),
            wins=side.wins,
            share=f"{100 * side.share:.1f}",
            low=f"{100 * side.low:.1f}",
            high=f"{100 * side.high:.1f}",
            medals=f"{side.medals:.1f}",
        )
    yield words.say("balance-turns", turns=f"{found.turns:.0f}", limit=found.undecided)
    yield words.say("balance-even" if found.even else "balance-uneven")
