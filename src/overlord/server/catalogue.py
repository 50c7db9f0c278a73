"""What can be played, before any table is set: battles with their words and pictures, options, bots; no people here."""

from __future__ import annotations

import gzip
import hashlib
from collections import Counter
from functools import cache
from typing import Any, Final

from anyio import CapacityLimiter
from anyio.to_thread import run_sync
from starlette.requests import Request
from starlette.responses import Response

from overlord.bots import registry
from overlord.engine.names import CAMPS, SEATS
from overlord.engine.options import OPTIONS
from overlord.engine.scenario import ScenarioDef
from overlord.engine.textboard import WIDTHS
from overlord.library import load_scenario, shipped
from overlord.picture.board import draw
from overlord.server.decks import offered
from overlord.server.http import Denied, answer
from overlord.table.pace import SPEEDS
from overlord.text.words import LANGUAGES, words

# One at a time: msgspec must not learn the same type (that of the looks) in two threads at once; the process may crash.
PENCIL: Final = CapacityLimiter(1)


@cache
def _battle(key: str) -> dict[str, Any]:
    battle = load_scenario(key)
    return {
        "key": key,
        "board": battle.board,
        "face": battle.face,
        "size": [WIDTHS[battle.board], 9],
        "seats": [seat for seat in SEATS if battle.board == "overlord" or seat.endswith("-cic")],
        "first": CAMPS[battle.first],
        "camps": {word: _camp(battle, number) for number, word in enumerate(CAMPS)},
        "options": battle.options,
        "text": battle.text,
        "picture": f"/pictures/{key}.svg",
    }


def _camp(battle: ScenarioDef, number: int) -> dict[str, Any]:
    camp = battle.camps[number]
    units = Counter(unit.kind for unit in battle.units if unit.camp == number)
    return {"nation": camp.nation, "hand": camp.hand, "medals": camp.medals, "units": units}


@cache
def _options() -> list[dict[str, Any]]:
    return [
        {
            "key": row.key,
            "kind": row.kind,
            "default": row.default,
            "rule": row.rule,
            "words": row.words,
            "text": {lang: words(lang).say(f"option-{row.key}") for lang in LANGUAGES},
        }
        for row in OPTIONS.values()
    ]


async def battles(request: Request) -> Response:
    """What can be played, and how."""
    found = [_battle(key) for key in shipped()]
    ways = {"bots": registry.names(), "options": _options(), "speeds": list(SPEEDS), "decks": offered()}
    return answer({"battles": found, **ways})


@cache
def _picture(key: str) -> tuple[bytes, str]:
    """The board of a battle, packed, and a name for exactly this picture."""
    art = draw(load_scenario(key), names=False, title=False, legend=False).encode()
    return gzip.compress(art, mtime=0), f'"{hashlib.sha256(art).hexdigest()[:16]}"'


async def picture(request: Request) -> Response:
    """Drawn once, when somebody first looks at it; a browser that has it keeps it."""
    key = str(request.path_params["battle"])
    if key not in shipped():
        raise Denied(404, "no-such-battle", battle=key[:80])
    packed, tag = await run_sync(_picture, key, limiter=PENCIL)
    headers = {"etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="image/svg+xml", headers=headers)
