"""Replays of a battle, step by step: as one place knew it while it lasts, with all hands open once it is over."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import Any, Final

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from overlord.engine import record as records
from overlord.engine.game import Game
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.names import SEATS
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.record import RecordError
from overlord.engine.view import View
from overlord.server.guard.rate_limits import Buckets
from overlord.server.http.answers import StoryPage, StoryStep, battle_text
from overlord.server.http.decks import described
from overlord.server.http.lookup import changes
from overlord.server.http.requests import Denied, check_site, own_table, seated, tables_of
from overlord.server.live.opening import OLDER_RULES
from overlord.server.live.room import first_place
from overlord.table.archive.retelling import begun, is_older, retold
from overlord.table.people.seats import WATCH

LARGEST_RECORD: Final = 1024 * 1024
MOST_LINES: Final = 6000  # about six times a long battle
PAGE: Final = 150  # steps in one answer
KEPT: Final = 8  # replays kept in memory, for readers who ask for further pages
ALL: Final = "*"  # the reader who sees everything: only for battles that are over

_ENCODER: Final = msgspec.json.Encoder()


class Step(msgspec.Struct, frozen=True):
    """The battle after something visible happened."""

    view: View
    told: tuple[AnyEvent, ...]


def tell(record: str, eyes: str | None) -> list[Step]:
    """What this reader saw, one step for each visible change; None is a spectator, ALL sees everything."""
    whole = records.read(Game.replay(record).record())[1] if eyes == ALL else []
    steps: list[Step] = []
    before = 0
    for game in Game.retell(record):
        view = _open(game) if eyes == ALL else game.view(eyes)
        # Question ids also count answers of others, even hidden ones; a replay does not need them.
        questions = tuple(msgspec.structs.replace(question, id=0) for question in view.questions)
        view = msgspec.structs.replace(view, options=(), draft=(), questions=questions)
        if eyes == ALL:
            told = tuple(event for entry in whole[before : game.entries] for event in entry.events)
        else:
            told = game.told(eyes, before)
        before = game.entries
        if told or not steps or view != steps[-1].view:
            steps.append(Step(view, told))
    return steps


def tell_kept(record: str) -> list[Step]:
    """What happened in a battle played under other rules, as its record tells it, with all hands open."""
    steps: list[Step] = []
    for view, told in retold(record, _open):
        view = msgspec.structs.replace(view, options=(), draft=(), questions=())
        if told or not steps or view != steps[-1].view:
            steps.append(Step(view, told))
    return steps


def _open(game: Game) -> View:
    """All views merged: for each part, the view that shows most."""
    views = [game.view(seat) for seat in SEATS if seat in game.seats]
    public = game.view(None)
    changes: dict[str, Any] = {}
    for name in public.__struct_fields__:
        shown = [getattr(view, name) for view in views]
        if name not in ("seat", "options", "draft") and any(part != shown[0] for part in shown):
            changes[name] = _fullest(shown)
    return msgspec.structs.replace(public, **changes)


def _fullest(shown: list[Any]) -> Any:
    """The part that shows most; in tuples of equal length item by item, so that each hand comes from its holder."""
    if all(isinstance(part, tuple) and len(part) == len(shown[0]) for part in shown):
        return tuple(max(items, key=_told) for items in zip(*shown, strict=True))
    return max(shown, key=_told)


def _told(part: Any) -> int:
    """How much a part shows: the more fields are not None, the more."""
    if isinstance(part, msgspec.Struct):
        return sum(getattr(part, name) is not None for name in part.__struct_fields__)
    return len(part) if isinstance(part, (str, tuple)) else int(part is not None)


def told_steps(steps: list[Step], start: int) -> list[StoryStep]:
    """Some steps from `start` on; after the first step, only the parts of the view that changed."""
    found: list[StoryStep] = []
    last: View | None = None
    for step in steps[start : start + PAGE]:
        names = step.view.__struct_fields__
        view = {n: getattr(step.view, n) for n in names if last is None or getattr(last, n) != getattr(step.view, n)}
        found.append(StoryStep(view, step.told))
        last = step.view
    return found


def story_page(game: Game, steps: list[Step], start: int, *, is_open: bool, older: bool) -> StoryPage:
    """Some steps from `start` on, with what the page needs to know about the battle."""
    return StoryPage(
        open=is_open,
        older=older,
        text=battle_text(game.battle),
        decks=described(game.decks),
        handbook=changes(game.battle, game.house),
        start=start,
        total=len(steps),
        steps=told_steps(steps, start),
    )


class Stories:
    """The replays that were asked for last; if the battle has continued, its replay is made again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str | None], tuple[int, list[Step]]] = OrderedDict()

    def of(self, key: str, eyes: str | None, extent: int, record: str) -> list[Step]:
        found = self._kept.pop((key, eyes), None)
        if found is None or found[0] != extent:
            found = (extent, tell_kept(record) if is_older(record) else tell(record, eyes))
        self._kept[key, eyes] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found[1]


def extent(game: Game, eyes: str | None) -> int:
    """How far a battle has gone for this reader; talk that the reader may not hear does not count.

    If such talk made the server build the replay again, the delay would tell the reader that somebody talks."""
    if eyes == ALL:
        return game.entries
    return sum(not entry.channel for entry in game.written()) + len(game.told(eyes))


def _packed(request: Request, content: object) -> Response:
    """The answer, compressed: steps are much alike, so they compress well."""
    text = _ENCODER.encode(content)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(gzip.compress(text, 5), media_type="application/json", headers=headers)
    return Response(text, media_type="application/json")


def slow_down(request: Request) -> None:
    limits: Buckets = request.app.state.limits
    if not limits.take(request.client.host if request.client else ""):
        raise Denied(429, "too-fast")


def _start(request: Request) -> int:
    text = request.query_params.get("from", "0")
    return int(text) if text.isdecimal() and len(text) < 8 else 0


async def story(request: Request) -> Response:
    """The battle of a table so far, as the place of the asking person saw it; everything once the battle is over."""
    try:
        room, person = await seated(request)
    except Denied as closed:
        if closed.refused.key != OLDER_RULES:
            raise
        return await _kept_story(request)
    slow_down(request)
    match = room.match
    text = request.query_params.get("place", "")
    place = int(text) if text.removeprefix("-").isdecimal() and len(text) < 8 else first_place(match.seats, person)
    people = match.seats.watchers if place == WATCH else match.seats.place(place).people
    if person not in people:
        raise Denied(403, "not-your-place")
    if place != WATCH and not people[person]:  # nobody reads at a place until the others can see their name there
        raise Denied(403, "name-first")
    over = match.game.outcome is not None
    eyes = ALL if over else None if place == WATCH else match.seats.place(place).seats[0]
    record, gone = match.game.record(), extent(match.game, eyes)
    stories: Stories = request.app.state.stories
    key = f"{room.key} {match.audience.story}"  # taking an answer back starts another story
    steps = await run_in_threadpool(stories.of, key, eyes, gone, record)
    return _packed(request, story_page(match.game, steps, _start(request), is_open=over, older=False))


async def _kept_story(request: Request) -> Response:
    """The battle of a table whose rules are no longer in use: it is over, so everything that was kept is shown."""
    key, person = own_table(request)
    slow_down(request)
    tables = tables_of(request)
    record, _ = tables.old_record(key)
    next_to_do = _after(request, key, person)
    stories: Stories = request.app.state.stories
    try:
        steps = await run_in_threadpool(stories.of, key, ALL, record.count("\n"), record)
        game = await run_in_threadpool(begun, record)
    except (RecordError, ScenarioError, ValueError) as error:
        raise Denied(410, OLDER_RULES) from error
    found = story_page(game, steps, _start(request), is_open=True, older=True)
    return _packed(request, msgspec.structs.replace(found, **next_to_do))


def _after(request: Request, key: str, person: int) -> dict[str, Any]:
    """What somebody can do at a finished table that is not opened: the seats they see it from, and the rematch."""
    tables = tables_of(request)
    seats = tables.old_seats(key)
    mine = [place.number for place in seats.places if person in place.people]
    text = request.query_params.get("place", "")
    place = int(text) if text.isdecimal() and len(text) < 8 and int(text) in mine else first_place(seats, person)
    own = () if place == WATCH else seats.place(place).seats
    return {"rematch": tables.old_rematch(key), "seated": bool(mine), "mine": own}


async def read_record(request: Request) -> Response:
    """A record that somebody sends: verified, and shown with all hands open; the server keeps nothing of it.

    A record made under other rules cannot be verified; it is shown as it was written."""
    check_site(request)
    slow_down(request)
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST_RECORD:
            raise Denied(413, "record-too-large", most=str(LARGEST_RECORD))
    if not _looks_like_one(content):
        raise Denied(400, "no-record")
    try:
        told = await run_in_threadpool(_verified, content)
    except (RecordError, ScenarioError, ValueError) as error:
        raise Denied(400, "bad-record", problem=str(error)[:300]) from None
    return _packed(request, told)


def _looks_like_one(content: bytes) -> bool:
    """Whether it begins like a record; only then are problems reported in detail."""
    try:
        header = msgspec.json.decode(content.split(b"\n", 1)[0], type=dict[str, Any])
    except (msgspec.MsgspecError, ValueError):
        return False
    return header.get("format") == records.FORMAT


def _verified(content: bytes) -> StoryPage:
    record = content.decode()
    if record.count("\n") > MOST_LINES:
        raise RecordError(f"line {MOST_LINES + 1}: a record has at most {MOST_LINES} lines")
    older = is_older(record)
    game = begun(record) if older else Game.replay(record)
    steps = tell_kept(record) if older else tell(record, ALL)
    whole = story_page(game, steps, 0, is_open=True, older=older)
    for start in range(PAGE, len(steps), PAGE):
        whole.steps.extend(told_steps(steps, start))
    return whole


__all__ = ["Stories", "read_record", "story", "tell", "tell_kept"]
