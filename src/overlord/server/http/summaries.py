"""The figures of a finished battle, its map of the fallen and its picture to share; nothing while the battle lasts."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from anyio.to_thread import run_sync
from starlette.requests import Request
from starlette.responses import Response

from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.engine.record import RecordError
from overlord.server.http.catalogue import PENCIL
from overlord.server.http.requests import Denied, answer, own_table, seated, tables_of
from overlord.server.http.stories import slow_down
from overlord.server.live.opening import OLDER_RULES
from overlord.table.archive.retelling import begun
from overlord.table.people.seats import Seats
from overlord.table.summary.fallen import fallen_map
from overlord.table.summary.figures import Summary
from overlord.table.summary.poster import poster
from overlord.table.summary.summary import summarize
from overlord.text.words import LANGUAGES, Words, words

KEPT: Final = 32  # finished battles whose figures stay in memory


class Summaries:
    """The figures that were asked for last; a finished battle does not change."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Summary] = OrderedDict()

    def of(self, key: str, record: str) -> Summary:
        found = self._kept.pop(key, None) or summarize(record)
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


async def summary(request: Request) -> Response:
    """The battle of a table in figures, for everybody who has a place there."""
    found, _, _ = await _finished(request)
    return answer(found)


async def fallen(request: Request) -> Response:
    """The map of where units fell."""
    found, battle, _ = await _finished(request)
    return _art(await run_sync(fallen_map, battle, found, _lang(request), limiter=PENCIL))


async def picture(request: Request) -> Response:
    """The whole battle in one picture, with the names of those who fought."""
    found, battle, seats = await _finished(request)
    lang = _lang(request)
    return _art(await run_sync(poster, battle, found, _people(seats, words(lang)), lang, limiter=PENCIL))


async def _finished(request: Request) -> tuple[Summary, ScenarioDef, Seats]:
    """The figures of a battle that is over, the battle itself, and who sat there."""
    kept: Summaries = request.app.state.summaries
    try:
        room, _ = await seated(request)
    except Denied as closed:
        if closed.refused.key != OLDER_RULES:
            raise
        key, _ = own_table(request)
        slow_down(request)
        record, _ = tables_of(request).old_record(key)
        try:
            battle = (await run_sync(begun, record)).battle
            return await run_sync(kept.of, key, record), battle, tables_of(request).old_seats(key)
        except (RecordError, ScenarioError, ValueError) as error:
            raise Denied(410, OLDER_RULES) from error
    slow_down(request)
    game = room.match.game
    if game.outcome is None:
        raise Denied(409, "battle-not-over")
    return await run_sync(kept.of, room.key, game.record()), game.battle, room.match.seats


def _people(seats: Seats, tongue: Words) -> list[tuple[str, str]]:
    """Every place and the names of those who sat there; a place without names was played by a bot."""
    found: list[tuple[str, str]] = []
    for place in seats.places:
        camp = place.seats[0].partition("-")[0]
        whole = len(place.seats) == sum(seat.startswith(camp) for other in seats.places for seat in other.seats)
        where = tongue.say(f"camp-{camp}") if whole else " + ".join(tongue.say(f"seat-{seat}") for seat in place.seats)
        names = ", ".join(name for name in place.people.values() if name)
        found.append((where, names or tongue.say("page-bot")))
    return sorted(found, key=lambda row: row[1] == tongue.say("page-bot"))


def _lang(request: Request) -> str:
    lang = request.query_params.get("lang", "")
    return lang if lang in LANGUAGES else LANGUAGES[0]


def _art(svg: str) -> Response:
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "private, max-age=600"})
