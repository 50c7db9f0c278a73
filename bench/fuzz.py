"""`make fuzz`: thousands of random battles without an error, over boards, seatings and options; and broken files."""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import median

import overlord
from bench.broken import KINDS, NAME, broken, judged, sources
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.registry import bot
from overlord.engine.rng import Rng
from overlord.importers.m44 import read_m44

STANDARD: tuple[dict[str, object], ...] = (
    {},
    {"japanese_army": "axis", "gung_ho": "allies"},
    {"commissar": "axis", "commonwealth": "allies", "night": "rising"},
    {"italian_army": "axis", "italian_high_command": "axis", "desert": True, "blitz": True},
    {"blow_bridges": "both", "air_strikes": "both", "air_power_as_bombard": True},
)
OVERLORD: tuple[dict[str, object], ...] = (
    {},
    {"air": "on", "commissar": "allies"},
    {"gung_ho": "allies", "japanese_army": "axis", "commissar": "axis"},
    {"initiative_after_orders": False, "visit_any_fg": True, "pincer_exclusive": True},
    {"commonwealth": "allies", "desert": True, "faq_counter_with_sortie": True, "air": "on"},
)


def fought(job: tuple[str, int]) -> tuple[str, int, int]:
    """One battle: how it ended, in how many turns of both camps and answers."""
    key, seed = job
    ways = OVERLORD if key == "two-bridges" else STANDARD
    options = {"turn_limit": 200, **ways[seed % len(ways)]}
    seating = {"axis": 1 + seed % 4, "allies": 1 + seed // 4 % 4}
    game = overlord.Game(overlord.load_scenario(key), seed=seed, options=options, seating=seating)
    rng = Rng(seed)
    answers = 0
    while game.waiting():
        waiting = game.waiting()
        seat = waiting[rng.below(len(waiting))].seat
        choices = game.options(seat)
        try:
            game.play(seat, choices[rng.below(len(choices))])
        except Exception as error:
            raise RuntimeError(f"{key}, seed {seed}, answer {answers}: {error!r}") from error
        answers += 1
    assert game.outcome is not None
    return game.outcome.reason, game.turn, answers


def duel(job: tuple[str, int]) -> tuple[bool, int]:
    """A recruit camp against chance, camps swapped from seed to seed: whether it won, and in how many turns."""
    key, seed = job
    camp = "axis" if seed % 2 else "allies"
    game = overlord.Game(overlord.load_scenario(key), seed=seed, options={"turn_limit": 200})
    bots = {seat: bot("recruit" if seat.startswith(camp) else "random") for seat in game.seats}
    play_out(game, bots, bot_rng(seed))
    assert game.outcome is not None
    return game.outcome.winner == camp, game.turn


def spoiled(job: tuple[str, int, int]) -> int:
    """How many files broken by these seeds are scenarios after all; any other error than that of a scenario is told."""
    kind, first, last = job
    whole = sources(kind)
    under = read_m44(sources("community")[0], NAME).scenario
    alive = 0
    for seed in range(first, last):
        try:
            alive += judged(kind, broken(kind, seed, whole), under, 30)
        except Exception as error:
            raise RuntimeError(f"{kind}, seed {seed}: {error!r}") from error
    return alive


def broken_files(count: int, jobs: int) -> None:
    for kind in KINDS:
        parts = [(kind, first, min(first + 200, count)) for first in range(0, count, 200)]
        with ProcessPoolExecutor(jobs) as pool:
            alive = sum(pool.map(spoiled, parts))
        print(f"{kind}: {count} broken files without an error, {alive} of them playable", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="standard battles; a quarter as many Overlord ones")
    parser.add_argument("--files", type=int, default=5000, help="broken files of each kind")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    broken_files(chosen.files, chosen.jobs)
    for key, games in (("crossroads", chosen.games), ("two-bridges", chosen.games // 4)):
        with ProcessPoolExecutor(chosen.jobs) as pool:
            results = list(pool.map(fought, [(key, seed) for seed in range(games)], chunksize=10))
        ends = Counter(reason for reason, _, _ in results)
        print(
            f"{key}: {games} random battles without an error; median {median(t for _, t, _ in results) / 2:.0f} turns"
            f" a camp and {median(a for _, _, a in results):.0f} answers; ended by {dict(ends)};"
            f" turn limit in {ends['turn-limit'] / games:.1%}"
        )
        duels = max(10, chosen.games // 20)
        with ProcessPoolExecutor(chosen.jobs) as pool:
            fights = list(pool.map(duel, [(key, seed) for seed in range(duels)], chunksize=2))
        won = sum(1 for victory, _ in fights if victory)
        print(f"{key}: recruits won {won} of {duels} battles against random bots, camps swapped")


if __name__ == "__main__":
    main()
