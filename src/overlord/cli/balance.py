"""`overlord balance`: how evenly a battle goes between recruits, with the interval that so few battles leave open."""

from __future__ import annotations

from math import sqrt
from statistics import median
from typing import Final

import click

from overlord import __version__
from overlord.cli.files import load_battle, set_up
from overlord.cli.simulate import Result, Task, run, who_plays, with_progress
from overlord.cli.speech import Command, lang_option, option, tongue
from overlord.engine.rules import RULES_VERSION

SURE: Final = 1.96  # standard deviations of a 95 % interval
EVEN: Final = (0.45, 0.55)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + SURE**2 / (2 * games)
    width = SURE * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    whole = 1 + SURE**2 / games
    return (middle - width) / whole, (middle + width) / whole


@click.command("balance", cls=Command, help="cli-balance")
@click.argument("scenario")
@option("--games", type=click.IntRange(min=1), default=400, show_default=True, help="cli-simulate-games")
@option("--seed", type=int, default=1, show_default=True, help="cli-simulate-seed")
@option("--bots", "spec", default="axis=recruit,allies=recruit", show_default=True, help="cli-simulate-bots")
@option("--jobs", type=click.IntRange(min=1), default=2, show_default=True, help="cli-simulate-jobs")
@option("--turn-limit", type=click.IntRange(min=0), default=200, show_default=True, help="cli-simulate-turn-limit")
@lang_option
def balance(scenario: str, games: int, seed: int, spec: str, jobs: int, turn_limit: int) -> None:
    """Play the battles and tell what they show."""
    battle = load_battle(scenario)
    bots = who_plays(spec, set_up(battle, seed).seats)
    tasks = [Task(battle, seed + n, bots, turn_limit) for n in range(games)]
    results = list(with_progress(run(tasks, jobs), games))
    words = tongue()
    who = ", ".join(sorted(set(bots.values())))
    version = f"{__version__}/{RULES_VERSION}"
    click.echo(words.say("balance-head", scenario=battle.key, games=games, seed=seed, bots=who, version=version))
    decided = [result for result in results if result.winner]
    for camp in ("axis", "allies"):
        wins = sum(1 for result in decided if result.winner == camp)
        low, high = interval(wins, len(decided))
        medals = sum(result.medals[camp] for result in results) / games
        click.echo(
            words.say(
                "balance-camp",
                camp=words.say(f"camp-{camp}"),
                wins=wins,
                share=f"{100 * wins / max(1, len(decided)):.1f}",
                low=f"{100 * low:.1f}",
                high=f"{100 * high:.1f}",
                medals=f"{medals:.1f}",
            )
        )
    click.echo(words.say("balance-turns", turns=f"{median(turns_of(results)):.0f}", limit=games - len(decided)))
    axis = sum(1 for result in decided if result.winner == "axis")
    low, high = interval(axis, len(decided))
    even = low <= EVEN[1] and high >= EVEN[0]
    click.echo(words.say("balance-even" if even else "balance-uneven"))


def turns_of(results: list[Result]) -> list[float]:
    """Turns of one camp."""
    return [result.turns / 2 for result in results]
