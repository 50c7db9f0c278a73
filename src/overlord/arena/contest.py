"""Plays the battles of a plan, or takes them from an earlier run, in the order of the plan; it writes nothing down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from overlord.arena.plan import Pair
from overlord.arena.played import Played, play
from overlord.arena.pool import spread
from overlord.arena.sprt import Sprt
from overlord.arena.tally import points

Done = Mapping[tuple[object, ...], Played]


def finished(played: Sequence[Played], pairs: Sequence[Pair]) -> Done:
    """Earlier battles of this plan by their key; those of other rules or other versions of the bots do not count."""
    planned = {bout.key for pair in pairs for bout in pair.bouts}
    return {game.key: game for game in played if game.key in planned and game.current}


def contest(pairs: Sequence[Pair], done: Done, jobs: int, test: Sprt | None = None) -> Iterator[tuple[Pair, Played]]:
    """Every battle that counts. The test is asked after each exchange of camps and stops a pair as soon as it is
    settled; results come in the order of the plan, so that the number of jobs changes nothing."""
    for pair in pairs:
        fresh = spread(play, [bout for bout in pair.bouts if bout.key not in done], jobs)
        scores: list[float] = []
        for bout in pair.bouts:
            game = done.get(bout.key) or next(fresh)
            yield pair, game
            scores.append(points(pair.a, game))
            if test and len(scores) % 2 == 0 and test.verdict(scores):
                break
        fresh.close()
