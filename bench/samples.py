"""`make samples DIR=…`: imports every community scenario of a folder and lets random bots play it."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from overlord import Game
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.random import RandomBot
from overlord.engine.files.scenario.reader import read_scenario
from overlord.engine.model.boards import BREAKTHROUGH
from overlord.library.scenarios import COMMUNITY, import_scenario
from overlord.picture.board import draw

TURN_LIMIT: Final = 200


class Row(NamedTuple):
    """One file: what it holds and how its battles went."""

    file: str
    board: str = ""
    units: int = 0
    notes: int = 0
    battles: int = 0
    limited: int = 0  # ended by the turn limit
    problem: str = ""


def tried(job: tuple[Path, int]) -> Row:
    """Import one file and play its battles; every exception is reported."""
    path, games = job
    row = Row(path.name)
    try:
        found = import_scenario(path)
        row = Row(path.name, found.scenario.board, len(found.scenario.units), len(found.notes))
        battle = read_scenario(found.toml(), path.name)
        if row.board == BREAKTHROUGH:
            draw(battle)
            return row
        for seed in range(games):
            game = Game(battle, seed, options={"turn_limit": TURN_LIMIT})
            play_out(game, {seat: RandomBot() for seat in game.seats}, bot_rng(seed))
            assert game.outcome is not None
            limited = row.limited + (game.outcome.reason == "turn-limit")
            row = row._replace(battles=row.battles + 1, limited=limited)
    except Exception as error:
        where = f"battle {row.battles}: " if row.board else ""
        return row._replace(problem=f"{where}{type(error).__name__}: {error}")
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    if not chosen.folder.is_dir():
        sys.exit(f"There is no folder {chosen.folder}; say make samples DIR=…")
    files = sorted(path for path in chosen.folder.iterdir() if path.suffix.lower() in COMMUNITY)
    print(f"{'file':44} {'board':12} {'units':>5} {'notes':>5} {'battles':>7} {'limited':>7}")
    bad = 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for row in pool.map(tried, [(path, chosen.games) for path in files]):
            counts = f"{row.units:5} {row.notes:5} {row.battles:7} {row.limited:7}"
            print(f"{row.file[:44]:44} {row.board:12} {counts} {row.problem}".rstrip(), flush=True)
            bad += bool(row.problem)
    print(f"{len(files)} files, {bad} with problems")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
