"""The ground of a board for the page: drawn only from what the request says, so the answer reveals nothing.

A page sends the hexes of its view as one text, `A9:forest,C5:river.bridge::9`: name, features, then owner, road, rail
and ends if there are any; and beside it the face and mood of its view, and whether it is night and the board is seen
from the other side. It works the same for tables, replays, lessons and records from a file."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections import OrderedDict
from typing import Final, NamedTuple

from anyio.to_thread import run_sync
from starlette.requests import Request
from starlette.responses import Response

from overlord.engine.files.scenario.reader import FACES
from overlord.engine.model.boards import board_plan
from overlord.engine.model.ground import CLOSED
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import CAMPS
from overlord.engine.model.scenario import MOODS
from overlord.engine.tables.obstacles import FEATURES
from overlord.engine.tables.terrain import TILES
from overlord.engine.view import HexView
from overlord.picture.layers import for_page
from overlord.server.guard.rate_limits import Buckets
from overlord.server.http.catalogue import PENCIL
from overlord.server.http.requests import Denied
from overlord.server.live.wire import LARGEST

KEPT: Final = 256  # grounds kept in memory, some 30 kB each
BOARDS: Final = ("standard", "overlord")  # that can be played
LAID: Final = {*FEATURES, CLOSED} - TILES.keys()  # what can lie on a tile
SIDES: Final = 63  # a set of directions has six bits
_HEX: Final = re.compile(r"([A-Za-z]\d):([a-z0-9.-]+)(?::([a-z]*))?" + 3 * r"(?::(\d{0,2}))?")


class Asked(NamedTuple):
    """What one ground is drawn from."""

    board: str
    face: str
    mood: str
    night: bool
    flipped: bool
    hexes: str


class Grounds:
    """The grounds that were asked for last, compressed, each with a tag for exactly this drawing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Asked, tuple[bytes, str]] = OrderedDict()

    def find(self, asked: Asked) -> tuple[bytes, str] | None:
        if asked in self._kept:
            self._kept.move_to_end(asked)
        return self._kept.get(asked)

    def draw(self, asked: Asked, hexes: list[HexView]) -> tuple[bytes, str]:
        """Draw it, unless somebody else asked for the same in the meantime."""
        found = self.find(asked)
        if found is None:
            board, face, mood, night, flipped, _ = asked
            art = "\n".join(for_page(board, face, hexes, mood=mood, night=night, flipped=flipped)).encode()
            found = gzip.compress(art, mtime=0), f'"{hashlib.sha256(art).hexdigest()[:16]}"'
            self._kept[asked] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found


async def ground(request: Request) -> Response:
    """The layers of a ground, one per line; the browser keeps them and asks only whether they are still the same."""
    packed, tag = await _found(request, _asked(request))
    headers = {"etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="text/plain", headers=headers)


async def _found(request: Request, asked: Asked) -> tuple[bytes, str]:
    """A ground in memory costs nothing; a client that wants many others drawn has to wait between them."""
    grounds: Grounds = request.app.state.grounds
    found = grounds.find(asked)
    if found is not None:
        return found
    hexes = _hexes(asked)
    limits: Buckets = request.app.state.limits
    if not limits.take(request.client.host if request.client else ""):
        raise Denied(429, "too-fast")
    return await run_sync(grounds.draw, asked, hexes, limiter=PENCIL)


def _asked(request: Request) -> Asked:
    wish = request.query_params
    face, mood, hexes = (wish.get(key, "") for key in ("face", "mood", "hexes"))
    asked = Asked(request.path_params["board"], face, mood, "night" in wish, "flipped" in wish, hexes)
    if len(asked.hexes) > LARGEST:
        raise Denied(413, "too-large", most=str(LARGEST))
    if asked.board not in BOARDS:
        raise _unclear(f"no board {asked.board[:40]}")
    if asked.face not in FACES:
        raise _unclear(f"no face {asked.face[:40]}")
    if asked.mood not in ("", *MOODS):
        raise _unclear(f"no mood {asked.mood[:40]}")
    return asked


def _hexes(asked: Asked) -> list[HexView]:
    found = [_hex(asked.board, text) for text in asked.hexes.split(",") if text]
    if len({place.hex for place in found}) < len(found):
        raise _unclear("the same hex twice")
    return found


def _hex(board: str, text: str) -> HexView:
    parts = _HEX.fullmatch(text)
    if parts:
        name, (tile, *laid), owner = parts[1], parts[2].split("."), parts[3] or ""
        road, rail, ends = (int(parts[n] or "0") for n in (4, 5, 6))
        known = board_plan(board).named(name) != NOWHERE and tile in TILES and LAID.issuperset(laid)
        if known and owner in ("", *CAMPS) and max(road, rail, ends) <= SIDES:
            return HexView(name, (tile, *laid), owner, road, rail, ends)
    raise _unclear(f"no hex {text[:40]}")


def _unclear(problem: str) -> Denied:
    return Denied(400, "not-a-message", problem=problem)
