"""What can be played, before a table is set up: battles with texts and pictures, options, bots; no people."""

from __future__ import annotations

import gzip
import hashlib
from collections import Counter
from functools import cache, lru_cache
from typing import Final

from anyio import CapacityLimiter
from anyio.to_thread import run_sync
from starlette.requests import Request
from starlette.responses import Response

from overlord.bots import registry
from overlord.engine.files.scenario.textboard import WIDTHS
from overlord.engine.model.names import CAMPS, SEATS
from overlord.engine.model.options import OPTIONS
from overlord.engine.model.scenario import ScenarioDef
from overlord.library.battles import Found, Spoiled, unplaced
from overlord.library.scenarios import shorten, told
from overlord.picture.board import draw
from overlord.server.http.answers import (
    BattleInfo,
    BattleText,
    CampInfo,
    Catalogue,
    HouseOption,
    SpoiledFile,
    option_values,
    text_of,
)
from overlord.server.http.decks import offered
from overlord.server.http.requests import Denied, answer, tables_of
from overlord.table.time.pace import SPEEDS
from overlord.text.words import LANGUAGES, words

# One at a time: if two threads make msgspec learn the same type (that of the looks) at once, the process may crash.
PENCIL: Final = CapacityLimiter(1)
KEPT: Final = 128  # battles kept in memory, more than are offered at once
LONGEST_TEXT: Final = 4000
# The options that tables change most often, in the order in which the page shows them first.
OFTEN: Final = (
    "combat_deck",
    "air",
    "turn_limit",
    "visit_any_fg",
    "fg_may_address_cic",
    "initiative_after_orders",
    "hill_sight",
    "edge_blocks_sight",
)


@lru_cache(KEPT)
def _battle(found: Found) -> BattleInfo:
    battle = found.battle
    return BattleInfo(
        key=found.key,
        own=found.own,
        board=battle.board,
        face=battle.face,
        size=(WIDTHS[battle.board], 9),
        seats=tuple(seat for seat in SEATS if battle.board == "overlord" or seat.endswith("-cic")),
        first=CAMPS[battle.first],
        camps={word: _camp(battle, number) for number, word in enumerate(CAMPS)},
        options=option_values(battle.options),
        text={lang: _short(text) for lang, text in told(battle).items()},
        picture=f"/pictures/{found.key}.svg",
    )


def _short(text: dict[str, str]) -> BattleText:
    """The beginning of each text, short enough for a page with many battles."""
    return text_of({part: shorten(words, LONGEST_TEXT) for part, words in text.items()})


def _spoiled(found: Spoiled) -> SpoiledFile:
    """A file that is left out, and why: the first problem, with the file name, and how many more there are."""
    problem = unplaced(found.problems[0], found.path.parent)
    return SpoiledFile(shorten(problem, LONGEST_TEXT), len(found.problems) - 1)


def _camp(battle: ScenarioDef, number: int) -> CampInfo:
    camp = battle.camps[number]
    units = Counter(unit.kind for unit in battle.units if unit.camp == number)
    return CampInfo(camp.nation, camp.hand, camp.medals, units)


@cache
def _options() -> tuple[HouseOption, ...]:
    defaults = option_values({row.key: row.default for row in OPTIONS.values()})
    return tuple(
        HouseOption(
            key=row.key,
            kind=row.kind,
            default=defaults[row.key],
            rule=row.rule,
            words=row.words,
            text={lang: words(lang).say(f"option-{row.key}") for lang in LANGUAGES},
        )
        for row in OPTIONS.values()
    )


async def battles(request: Request) -> Response:
    """What can be played, and how."""
    shelf = tables_of(request).shelf
    own, spoiled = shelf.own()
    return answer(
        Catalogue(
            battles=tuple(_battle(one) for one in (*shelf.ours(), *own)),
            spoiled=tuple(_spoiled(one) for one in spoiled),
            bots=tuple(registry.names()),
            options=_options(),
            speeds=tuple(SPEEDS),
            decks=offered(),
        )
    )


@lru_cache(KEPT)
def _picture(found: Found) -> tuple[bytes, str]:
    """The board of a battle as compressed SVG, and a tag for exactly this picture."""
    art = draw(found.battle, names=False, title=False, legend=False).encode()
    return gzip.compress(art, mtime=0), f'"{hashlib.sha256(art).hexdigest()[:16]}"'


async def picture(request: Request) -> Response:
    """The picture of a battle: drawn when it is first asked for, then cached by the browser."""
    key = str(request.path_params["battle"])
    found = tables_of(request).shelf.find(key)
    if found is None:
        raise Denied(404, "no-such-battle", battle=key[:80])
    packed, tag = await run_sync(_picture, found, limiter=PENCIL)
    headers = {"etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="image/svg+xml", headers=headers)
