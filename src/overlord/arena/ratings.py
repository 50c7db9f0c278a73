"""Rates bots by their battles with the library `openskill`, which nothing else needs; it prints nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import NamedTuple

from overlord.arena.played import Played
from overlord.arena.tally import points


class Rating(NamedTuple):
    """How strong a bot is thought to be, how unsure that is, and the cautious value that a ranking goes by."""

    bot: str
    mu: float
    sigma: float
    ordinal: float


def available() -> bool:
    try:
        import openskill.models  # noqa: F401
    except ImportError:
        return False
    return True


def in_turn(pairs: Iterable[Sequence[Played]]) -> list[Played]:
    """The battles of all pairs, one of each in turn: the last ones weigh most, and no pair should be all of them."""
    return [game for row in zip_longest(*pairs) for game in row if game is not None]


def rate(games: Iterable[Played]) -> list[Rating]:
    """The bots, best first. A camp is a team with the same bot in all its seats, so that it is one player here."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for game in games:
        names = game.axis.bot, game.allies.bot
        teams = [[known.get(name) or model.rating(name=name)] for name in names]
        ranks = [1 - points(name, game) for name in names]  # the lower, the better
        for name, (rating,) in zip(names, model.rate(teams, ranks=ranks), strict=True):
            known[name] = rating
    found = [Rating(name, float(r.mu), float(r.sigma), float(r.ordinal())) for name, r in known.items()]
    return sorted(found, key=lambda rating: (-rating.ordinal, rating.bot))
