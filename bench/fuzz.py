"""`make fuzz`: random battles without an error, over all battles, seatings and options; and broken files."""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import Final, NamedTuple

import overlord
from bench.broken import KINDS, NAME, broken, judged, sources
from bench.madeup import made_up
from bench.whims import RARE, answer, house
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.registry import bot
from overlord.engine.model.rng import Rng
from overlord.library.importers.m44.reader import read_m44
from overlord.library.scenarios import shipped

SAMPLE: Final = 50  # answers between two checks of all views


class Fought(NamedTuple):
    """The result of one battle."""

    key: str
    reason: str
    turns: int
    answers: int
    asked: Counter[str]
    played: Counter[str]
    options: tuple[str, ...]


def fought(job: tuple[str, int, int]) -> Fought:
    """Play one battle, every fourth one with a random deck; check all views from time to time and replay it at the
    end."""
    key, seed, limit = job
    rng = Rng(seed)
    options = house(rng) | {"turn_limit": limit}
    seating = {"axis": 1 + rng.below(4), "allies": 1 + rng.below(4)}
    decks = None
    if not rng.below(4):
        decks = [made_up(rng)]
        options["combat_deck"] = decks[0].key
    asked: Counter[str] = Counter()
    played: Counter[str] = Counter()
    answers = 0
    try:
        game = overlord.Game(overlord.load_scenario(key), seed, seating, options=options, decks=decks)
        while game.waiting():
            question, action = answer(game, rng)
            asked[question.kind] += 1
            if isinstance(action, RARE):
                played[type(action).__name__.lower()] += 1
            game.play(question.seat, action)
            answers += 1
            if answers % SAMPLE == 0:
                look(game)
                again = overlord.Game.load(game.dump())
                assert again.digest() == game.digest(), "the dump tells another position"
                game = again
        look(game)
        again = overlord.Game.replay(game.record())
        assert again.record() == game.record(), "the replay tells another battle"
    except Exception as error:
        raise RuntimeError(f"{key}, seed {seed}, options {options}, answer {answers}: {error!r}") from error
    assert game.outcome is not None
    return Fought(key, game.outcome.reason, game.turn, answers, asked, played, tuple(sorted(options)))


def look(game: overlord.Game) -> None:
    """Check views and events of every seat and a spectator, and the options and reasons of every open question."""
    for seat in (*game.seats, None):
        view = game.view(seat)
        told = game.told(seat, max(0, game.entries - SAMPLE))
        assert view.turn == game.turn and isinstance(told, tuple)
    for question in game.waiting():
        options = game.options(question.seat)
        assert len(set(options)) == len(options), "every option is listed once"
        for action in options[:: 1 + len(options) // 8]:
            assert overlord.parse_action(str(action)) == action
            game.why(question.seat, action)


def duel(job: tuple[str, int]) -> tuple[bool, int]:
    """A camp of recruits against random bots, camps alternating by seed: whether it won, and in how many turns."""
    key, seed = job
    camp = "axis" if seed % 2 else "allies"
    game = overlord.Game(overlord.load_scenario(key), seed=seed, options={"turn_limit": 200})
    bots = {seat: bot("recruit" if seat.startswith(camp) else "random") for seat in game.seats}
    play_out(game, bots, bot_rng(seed))
    assert game.outcome is not None
    return game.outcome.winner == camp, game.turn


def spoiled(job: tuple[str, int, int]) -> int:
    """How many files broken with these seeds are still valid scenarios; unexpected errors are reported."""
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
    for kind in KINDS if count else ():
        parts = [(kind, first, min(first + 200, count)) for first in range(0, count, 200)]
        with ProcessPoolExecutor(jobs) as pool:
            alive = sum(pool.map(spoiled, parts))
        print(f"{kind}: {count} broken files without an error, {alive} of them playable", flush=True)


def table(results: list[Fought]) -> None:
    """The results as a table, battle by battle, and what was covered."""
    print(f"{'battle':16} {'fought':>6} {'turns':>6} {'answers':>8} {'cards':>6} {'flights':>8}  ended by")
    for key in (*shipped(), ""):
        some = [row for row in results if key in ("", row.key)]
        if not some:
            continue
        ends = Counter(row.reason for row in some)
        played = sum((row.played for row in some), Counter[str]())
        flown = sum(played[word] for word in ("enter", "activate", "fly", "land", "air"))
        print(
            f"{key or 'all':16} {len(some):6} {median(row.turns for row in some):6.0f}"
            f" {median(row.answers for row in some):8.0f} {played['combat'] + played['special']:6} {flown:8}"
            f"  {', '.join(f'{word} {count}' for word, count in ends.most_common())}"
        )
    asked = sum((row.asked for row in results), Counter[str]())
    print("questions met:", ", ".join(f"{word} {count}" for word, count in sorted(asked.items())))
    drawn = Counter(key for row in results for key in row.options)
    print("options drawn:", ", ".join(f"{word} {count}" for word, count in sorted(drawn.items())))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="random battles, over all that are shipped")
    parser.add_argument("--turns", type=int, default=20, help="turns of each camp after which a battle ends")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first battle")
    parser.add_argument("--files", type=int, default=5000, help="broken files of each kind")
    parser.add_argument("--duels", type=int, default=100, help="battles of recruits against chance, on two boards each")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    broken_files(chosen.files, chosen.jobs)
    keys = shipped()
    jobs = [(keys[n % len(keys)], n, chosen.turns) for n in range(chosen.first, chosen.first + chosen.games)]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        results = list(pool.map(fought, jobs, chunksize=4))
    if results:
        print(f"{len(results)} random battles without an error, each replayed")
        table(results)
    for key in ("crossroads", "two-bridges") if chosen.duels else ():
        with ProcessPoolExecutor(chosen.jobs) as pool:
            fights = list(pool.map(duel, [(key, seed) for seed in range(chosen.duels)], chunksize=2))
        won = sum(1 for victory, _ in fights if victory)
        print(f"{key}: recruits won {won} of {chosen.duels} battles against random bots, camps swapped")


if __name__ == "__main__":
    main()
