"""The sheet around the board: paper, frame, title, the camps at their edges and the legend; not the board itself."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from overlord.engine.model.boards import BREAKTHROUGH
from overlord.engine.model.ground import CLOSED
from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import BOTTOM, CAMPS, EDGES, SIDES, TOP
from overlord.engine.tables.obstacles import FEATURES, MINEFIELD
from overlord.engine.tables.units import UNITS
from overlord.picture import features, ground
from overlord.picture.layers import as_ground
from overlord.picture.looks import Looks
from overlord.picture.places import CORNERS, Point, centre, closed, column, height, num
from overlord.picture.subject import EITHER, Standing, Subject
from overlord.picture.svg import BOLD, MIDDLE, area, line, stroke, used
from overlord.text.words import Words

PIXELS: Final = {
    "standard": 80,
    "overlord": 53,
    BREAKTHROUGH: 80,
}  # width of a hex at scale 1: a board that is played fits 1440 x 900
SIDE_MARGIN: Final = 31.0  # pixels, like all sizes below
EDGE: Final = 30.0
TITLE: Final = 58.0
ICON: Final = 38.0
ENTRY: Final = 208.0
FOOT: Final = 22.0
SAMPLE: Final = HEX["F5"]  # a hex in the middle of every board, for the ground samples of the legend


@dataclass(frozen=True)
class Layout:
    """Sizes in board units; `pixel` is how many units make a pixel."""

    pixel: float
    board: float  # width of the board
    tall: float  # its height
    above: float
    below: float
    columns: int

    @property
    def margin(self) -> float:
        return SIDE_MARGIN * self.pixel

    @property
    def width(self) -> float:
        return self.board + 2 * self.margin

    @property
    def height(self) -> float:
        return self.above + self.tall + self.below


def layout(subject: Subject, title: bool, entries: int) -> Layout:
    pixel = 100 / PIXELS[subject.geometry.key]
    board = 50.0 * (subject.geometry.last + 2)
    columns = int(board / pixel // ENTRY)
    rows = -(-entries // columns)
    above = (TITLE if title else FOOT) + EDGE
    below = EDGE + (rows * ICON + 14 if rows else 0) + FOOT
    return Layout(pixel, board, height(subject.geometry.rows), above * pixel, below * pixel, columns)


def sheet(plan: Layout, looks: Looks) -> Iterator[str]:
    """The paper with a double frame."""
    x, y, w, h = -plan.margin, -plan.above, plan.width, plan.height
    yield area(_box(x, y, w, h), looks.paper.sheet)
    for inset, width in ((7, 1.6), (11, 0.7)):
        d = inset * plan.pixel
        yield stroke(_box(x + d, y + d, w - 2 * d, h - 2 * d), looks.paper.frame, width * plan.pixel)


def _box(x: float, y: float, w: float, h: float) -> str:
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"


def heading(subject: Subject, plan: Layout, looks: Looks, words: Words) -> Iterator[str]:
    """The name of the battle and, in small print, the victory conditions."""
    px, paper = plan.pixel, looks.paper
    serif = f'font-family="{paper.serif}"'
    base = -plan.above + 44 * px
    name = textwrap.shorten(subject.say(words.lang, "name") or subject.key, 60, placeholder="…")
    yield line(name, (0.0, base), 25 * px, paper.ink, f"{serif} {BOLD}")
    room = max(40, int((plan.board / px - 17 * len(name)) / 6.6))
    wins = textwrap.wrap(subject.say(words.lang, "victory"), room, max_lines=2, placeholder=" …")
    for n, text in enumerate(reversed(wins)):
        more = f'{serif} font-style="italic" text-anchor="end"'
        yield line(text, (plan.board, base - 15 * n * px), 12 * px, paper.frame, more)


def edges(subject: Subject, plan: Layout, looks: Looks, words: Words) -> Iterator[str]:
    """The name of the camp in the middle of its edge, with left and right as its players see them."""
    px = plan.pixel
    middle = plan.board / 2
    for camp, edge in zip(CAMPS, subject.edges, strict=True):
        y = -13 * px if edge == EDGES[TOP] else plan.tall + 22 * px
        look = looks.camps[camp]
        for side in (-74, 74):
            yield _scaled(used(look.base, (0.0, 0.0)), (middle + side * px, y - 4.5 * px), 0.17 * px)
        more = f'{MIDDLE} {BOLD} letter-spacing="{num(2.5 * px)}"'
        yield line(words.say(f"camp-{camp}").upper(), (middle, y), 14 * px, look.fill, more)
        yield from _sides(subject, plan, looks, words, EDGES.index(edge), y)


def _sides(subject: Subject, plan: Layout, looks: Looks, words: Words, edge: int, y: float) -> Iterator[str]:
    lines = subject.geometry.lines_at
    borders = [lines[1], lines[3]] if len(lines) > 2 else list(lines)
    middles = [column(borders[0]) / 2, 0.0, (column(borders[1]) + plan.board) / 2]
    names = SIDES if edge == BOTTOM else SIDES[::-1]
    group = "role" if len(lines) > 2 else "picture"
    for side, x in zip(names, middles, strict=True):
        if side != SIDES[1]:
            yield line(words.say(f"{group}-{side}"), (x, y), 12 * plan.pixel, looks.paper.faint, MIDDLE)


def entries(subject: Subject, with_units: bool) -> list[tuple[str, str, str]]:
    """What the legend explains, as (sort, key, camp): terrain and what lies on it, features, units."""
    spots = subject.spots.values()
    seen = {key for spot in spots for key in (spot.tile, spot.piece, spot.obstacle) if key and key != "open"}
    seen |= {"road" for spot in spots if spot.road} | {"railroad" for spot in spots if spot.rail}
    if subject.mines:
        seen.add(MINEFIELD.key)
    if any(spot.closed for spot in spots):
        seen.add(CLOSED)
    found = [("terrain", key, EITHER) for key in (*FEATURES, CLOSED) if key in seen]
    camps = {goal.camp for goal in subject.goals}
    found += [("medal", camp or "either", camp) for camp in (*CAMPS, EITHER) if camp in camps]
    leaving = {way.camp for way in subject.exits}
    found += [("exit", camp, camp) for camp in CAMPS if camp in leaving]
    if with_units:
        owners: dict[str, str] = {}
        for unit in subject.units:
            owners.setdefault(unit.kind, unit.camp)
        found += [("unit", kind, owners[kind]) for kind in UNITS if kind in owners]
    return found


def legend(
    listed: list[tuple[str, str, str]], subject: Subject, plan: Layout, looks: Looks, words: Words
) -> Iterator[str]:
    """A sample hex and a name for everything in the picture."""
    px = plan.pixel
    step = plan.board / plan.columns
    rows = -(-len(listed) // plan.columns)
    top = plan.tall + (EDGE + 14 + ICON / 2) * px
    for n, (sort, key, camp) in enumerate(listed):
        at = (n // rows * step + 16 * px, top + n % rows * ICON * px)
        yield _scaled("".join(_icon(sort, key, camp, subject, looks)), at, 0.31 * px)
        name = f"{'picture-' if sort in ('medal', 'exit') else ''}{sort}-{key}"
        yield line(words.say(name), (at[0] + 22 * px, at[1] + 4.2 * px), 12 * px, looks.paper.ink)


def _icon(sort: str, key: str, camp: str, subject: Subject, looks: Looks) -> Iterator[str]:
    """One sample hex with nothing else on it."""
    mood = looks.moods[subject.mood]
    yield as_ground(area(closed(CORNERS), mood.tones[0], f'stroke="{mood.grid}" stroke-width="3"'), subject)
    key_of_ground = looks.terrain[key].ground if sort == "terrain" and key in looks.terrain else ""
    if key_of_ground:
        x, y = centre(SAMPLE)
        art = "".join(ground.wash(subject.geometry, {SAMPLE}, looks.grounds[key_of_ground], subject.mood))
        yield as_ground(f'<g transform="translate({num(-x)} {num(-y)})">{art}</g>', subject)
    if sort == "unit":
        figures = UNITS[key].figures
        yield from features.token(Standing(0, camp, key, figures, figures), (0.0, 0.0), looks)
    else:
        art = "".join(used(symbol, (0.0, 0.0)) for symbol in _symbols(sort, key, looks))
        art = f'<g clip-path="url(#one-hex)">{art}</g>'
        yield as_ground(art, subject) if sort == "terrain" else art


def _symbols(sort: str, key: str, looks: Looks) -> list[str]:
    if sort != "terrain":
        return [looks.marks[f"{sort}-{key}"]]
    if key in looks.pieces:
        return [looks.pieces[key].symbol]
    if key in looks.obstacles:
        return [looks.obstacles[key]]
    look = looks.terrain[key]
    return [f"terrain-{look.way}", f"terrain-{key}"] if look.way and look.symbols else [f"terrain-{key}"]


def _scaled(art: str, at: Point, size: float) -> str:
    return f'<g transform="translate({num(at[0])} {num(at[1])}) scale({size:.3f})">{art}</g>'
