"""A recruit gives the answers that it gave before, to the letter: who makes it faster changes nothing.

Where its answers are meant to change, raise its VERSION and let `python -m bots.test_same_answers` in tests/ print the
new digests."""

from __future__ import annotations

from hashlib import sha256

import pytest
from bench.whims import house

import overlord
from overlord.bots.arena import ask, bot_rng, seat_bots
from overlord.bots.protocol import Bot
from overlord.bots.recruit import Recruit
from overlord.engine.model.rng import Rng
from overlord.library.scenarios import shipped

DIGESTS: dict[str, str] = {
    "crossroads": "d21c2547004fd6bd",
    "don-bend": "aa53321ea013121d",
    "first-steps": "60412ad14978a5b1",
    "gold-beach": "d594bd6bc5f956f0",
    "henderson-field": "85caa68c99ee2c7b",
    "mignano-gap": "ddd062a7693ec2b9",
    "ortona": "ddbe01435283cbfa",
    "primosole": "5bae3df75da24557",
    "raate-road": "437e624d871323e2",
    "saint-lo": "eb8667dfae3089d7",
    "sedan": "91f954ad002fbcbb",
    "sidi-rezegh": "9d285b8c67a12247",
    "stonne": "d5cb3ccc53a12e32",
    "tenaru": "43f3dbe8775a832a",
    "tractor-works": "55c60f8a57d0ac95",
    "two-bridges": "4cc22a77e13c6f70",
}


def answers(key: str) -> str:
    """The digest of all answers of the first turns of two battles, one of them with random options."""
    told: list[str] = []
    for seed, options in ((1, {}), (2, house(Rng(len(key))))):
        game = overlord.Game(overlord.load_scenario(key), seed, options={**options, "turn_limit": 6})
        bots: dict[str, Bot] = {seat: Recruit() for seat in game.seats}
        seat_bots(game, bots)
        rng = bot_rng(seed)
        while questions := game.waiting():
            question = questions[rng.below(len(questions))]
            action = ask(game, question, bots[question.seat], rng)
            told.append(f"{question.seat} {action}")
            game.play(question.seat, action, question.id)
    return sha256("\n".join(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("key", shipped())
def test_a_recruit_answers_as_before(key: str) -> None:
    assert answers(key) == DIGESTS[key]


if __name__ == "__main__":
    for name in shipped():
        print(f'    "{name}": "{answers(name)}",')
