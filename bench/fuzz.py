"""`make fuzz`: thousands of random battles without an error, over boards, seatings and options."""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import median

import overlord
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.registry import bot
from overlord.engine.rng import Rng

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="standard battles; a quarter as many Overlord ones")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
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
