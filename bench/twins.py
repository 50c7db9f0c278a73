"""Prints digests of random battles with every deck and option; compiled and interpreted engine must print the same."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import overlord
from bench.whims import DECKS, answer, house
from overlord.bots import bot, bot_rng, play_out
from overlord.engine.model import state
from overlord.engine.model.rng import Rng
from overlord.library.scenarios import shipped


def story(key: str, seed: int, options: dict[str, object]) -> str:
    """The fingerprint of a whole battle: its final state, every event of its record and the views of all seats."""
    game = overlord.Game(overlord.load_scenario(key), seed=seed, options=options | {"turn_limit": 12})
    rng = Rng(seed)
    while game.waiting():
        question, action = answer(game, rng)
        game.play(question.seat, action)
    views = hashlib.sha256(repr([game.view(seat) for seat in (*game.seats, None)]).encode()).hexdigest()
    return f"{key} {seed} {game.digest()} {hashlib.sha256(game.record().encode()).hexdigest()} {views[:16]}"


def thought(key: str, seed: int, name: str) -> str:
    """The final state of a battle between bots of this name: they think with compiled code too."""
    game = overlord.Game(overlord.load_scenario(key), seed=seed, options={"turn_limit": 12})
    play_out(game, {seat: bot(name) for seat in game.seats}, bot_rng(seed))
    return f"{key} {seed} {name} {game.digest()}"


def ways() -> Iterator[tuple[str, int, dict[str, object]]]:
    """Plain battles, each Combat deck, airplanes, the theatres, and all shipped battles with random options."""
    for key in ("crossroads", "two-bridges"):
        for seed in range(5):
            yield key, seed, {}
        for deck in DECKS:
            yield key, 5, {"combat_deck": deck}
        yield key, 6, {"air": "on", "air_strikes": "both"}
        yield key, 7, {"commissar": "allies", "general_winter": "both", "combat_deck": "winter"}
        yield key, 8, {"gung_ho": "allies", "japanese_army": "axis", "combat_deck": "jungle", "air": "on"}
        yield key, 9, {"smoke": "both", "paradrop": "axis", "armor_breakthrough": "allies", "fog": True}
    for seed, key in enumerate(shipped(), 100):
        yield key, seed, house(Rng(seed))


def main() -> None:
    for key, seed, options in ways():
        print(story(key, seed, options))
    for seed, key in enumerate(shipped(), 200):
        for name in ("recruit", "veteran"):
            print(thought(key, seed, name))
    form = "interpreted" if state.__file__.endswith(".py") else "compiled"
    print(f"the engine is {form}", file=sys.stderr)


if __name__ == "__main__":
    main()
