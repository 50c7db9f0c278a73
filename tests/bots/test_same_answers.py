"""A recruit gives the answers that it gave before, to the letter: who makes it faster changes nothing.

Where its answers are meant to change, raise its VERSION and let `PYTHONPATH=.:tests python -m bots.test_same_answers`
print the new digests."""

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
    "crossroads": "d1509230235524fe",
    "don-bend": "f771fdfe55c6f9bd",
    "first-steps": "60412ad14978a5b1",
    "gold-beach": "2376ceed7a724ba7",
    "henderson-field": "ba0b2803abcc3198",
    "mignano-gap": "ddd062a7693ec2b9",
    "ortona": "9da749b5a0d3fb90",
    "primosole": "8ce6cd3699ed7653",
    "raate-road": "3b72363786a2b7d2",
    "saint-lo": "9f566d776e950120",
    "sedan": "73f246e39105c40b",
    "sidi-rezegh": "13d0949d503c8242",
    "stonne": "264a12e373cf1d0c",
    "tenaru": "b4c6f43e415a6977",
    "tractor-works": "5312fa09a3391229",
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
