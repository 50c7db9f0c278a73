"""Tables at which a given question is open: a curious player looks for it, and a table is played to that point."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import overlord
from overlord.engine.model.names import SEATS
from overlord.engine.model.rng import Rng
from overlord.server.live.opening import open_match
from overlord.server.store.store import Store
from server.tables import served, set_table

LONGEST: Final = 260  # answers after which the search in a battle ends
CURIOUS: Final = ("combat", "special", "enter", "fly", "air")

# A user's own deck, for what none of our cards does.
ODDMENTS: Final = """
version = 1
key = "oddments"
origin = "user"
theme = "desert"
[text.en]
name = "Oddments"
[[cards]]
key = "wrong-map"
copies = 12
class = "reaction"
window = "defend"
stance = "against-unit"
target = { who = "attacker" }
effects = [{ do = "relocate" }, { do = "cancel-battle" }]
[cards.text.en]
name = "Wrong Map"
text = "The unit that attacks you finds itself on its own edge."
[[cards]]
key = "thick-coats"
copies = 12
class = "reaction"
window = "loss"
stance = "on-own"
target = { who = "attacked" }
effects = [{ do = "ignore-hits", n = 1 }]
[cards.text.en]
name = "Thick Coats"
text = "Your unit ignores 1 hit."
"""


class Where(NamedTuple):
    """A battle in which the curious player meets a question."""

    battle: str
    seed: int
    options: Mapping[str, object] = MappingProxyType({})


class Reached(NamedTuple):
    table: str
    place: int
    seat: str


URBAN, WINTER, JUNGLE, DESERT = ({"combat_deck": key} for key in ("urban", "winter", "jungle", "desert"))
OWN: Final = {"combat_deck": "oddments"}


def kind_of(battle: overlord.Game, seat: str, kind: str) -> str:
    """The kind of question as the page words it: some kinds have two wordings."""
    listed = [str(option) for option in battle.options(seat)]
    if all(text.startswith("lay ") for text in listed):
        return "lay"
    if kind == "combat" and listed[0].startswith("choose "):
        return "way"
    entering = any(text.startswith("enter ") for text in listed)
    return "sortie" if entering and not any(text.startswith("order ") for text in listed) else kind


def wandering(where: Where) -> Iterator[tuple[overlord.Game, list[tuple[str, str]]]]:
    """A battle after each answer of a player who prefers cards and battles, and all answers so far."""
    chance = random.Random(where.seed)
    battle = overlord.Game(overlord.load_scenario(where.battle), where.seed, options=where.options)
    answers: list[tuple[str, str]] = []
    while battle.waiting() and len(answers) < LONGEST:
        yield battle, answers
        seat = chance.choice(battle.waiting()).seat
        listed = [str(option) for option in battle.options(seat)]
        odd = [text for text in listed if text.split()[0] in CURIOUS]
        battles = [text for text in listed if text.startswith("battle ")]
        if odd and chance.random() < 0.7:
            listed = odd
        elif battles and chance.random() < 0.9:
            listed = battles
        answers.append((seat, chance.choice(listed)))
        battle.play(*answers[-1])


def found(kind: str, where: Where) -> tuple[Where, str, list[tuple[str, str]]]:
    """The battle where this is asked, the seat, and the answers so far; if rules have changed, with a seed nearby."""
    for seed in range(where.seed, where.seed + 400):
        near = where._replace(seed=seed)
        for battle, answers in wandering(near):
            for asked in battle.waiting():
                if kind_of(battle, asked.seat, asked.kind) == kind:
                    return near, asked.seat, answers
    raise AssertionError(f"nobody asks {kind!r} in {where}: look for another battle")


def reach(path: Path, wanted: dict[str, Where]) -> tuple[dict[str, Reached], dict[str, str]]:
    """A table for each question, all in one store and for one person; and the cookies of that person.

    A key is a kind of question, with more words if two tables have the same kind."""
    reached: dict[str, Reached] = {}
    ways = {key: found(key.split()[0], where) for key, where in wanted.items()}
    made: dict[str, str] = {}
    with served(path) as client:
        for key, (where, _, _) in ways.items():
            # A person with a whole camp has nobody to visit, so each seat is a place there.
            mine = {"me": ["axis", "allies"]}
            if key == "visit":
                mine = {"me": list(SEATS), "seating": {"axis": 4, "allies": 4}}
            wish = set_table(client, battle=where.battle, seed=where.seed, options=dict(where.options), **mine)
            made[key] = wish["table"]
        cookies = dict(client.cookies)
    store = Store(path)
    for key, (_, seat, answers) in ways.items():
        reached[key] = Reached(made[key], play(store, made[key], seat, answers), seat)
    store.close()
    return reached, cookies


def play(store: Store, table: str, last: str, answers: list[tuple[str, str]]) -> int:
    """Give these answers at a table in the store; returns the place of the seat that is asked next."""
    match = open_match(store, table, Rng(1))
    assert match is not None
    readers = {}
    for place in match.seats.places:
        match.join(place.number, place.number, 1)
        readers.update(dict.fromkeys(place.seats, place.number))
    for seat, action in answers:
        match.act(readers[seat], next(asked.id for asked in match.game.waiting() if asked.seat == seat), action)
    return readers[last]
