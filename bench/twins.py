"""Digests and records of twenty battles at random: the same, letter for letter, interpreted and compiled."""

from __future__ import annotations

import hashlib

import overlord
from overlord.engine import state
from overlord.engine.rng import Rng


def story(key: str, seed: int) -> str:
    """The fingerprint of a whole battle: its last state and every event of its record."""
    game = overlord.Game(overlord.load_scenario(key), seed=seed, options={"turn_limit": 25})
    rng = Rng(seed)
    while waiting := game.waiting():
        seat = waiting[rng.below(len(waiting))].seat
        options = game.options(seat)
        game.play(seat, options[rng.below(len(options))])
    return f"{key} {seed} {game.digest()} {hashlib.sha256(game.record().encode()).hexdigest()}"


def main() -> None:
    form = "interpreted" if state.__file__.endswith(".py") else "compiled"
    for key in ("crossroads", "two-bridges"):
        for seed in range(10):
            print(story(key, seed))
    import sys

    print(f"the engine is {form}", file=sys.stderr)


if __name__ == "__main__":
    main()
