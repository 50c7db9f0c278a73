"""The ground of a board: coloured areas that join across hexes, slopes and the grid; not what stands on the ground."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from overlord.engine.model.boards import BoardPlan
from overlord.engine.model.hexes import NOWHERE
from overlord.picture.looks import GroundLook, Looks
from overlord.picture.places import (
    Point,
    between,
    centre,
    closed,
    column,
    corners,
    curved,
    grain,
    height,
    moved,
    num,
    opened,
    outline,
    unit_vector,
)
from overlord.picture.subject import Subject
from overlord.picture.svg import area, stroke

# How far each step of rising ground reaches: from the centre at a free corner, and from the end of a shared side.
STEPS: Final = ((0.93, 0.05), (0.66, 0.22), (0.38, 0.37))


BLOTCH: Final = 30_000.0  # square units of ground for each patch of its texture
CORNERS_OF_A_BLOTCH: Final = 8


class Patch(NamedTuple):
    """The coloured area on one hex: its whole outline, and the parts of the outline that are a border."""

    outline: list[Point]
    free: list[list[Point]]


def land(subject: Subject, looks: Looks) -> Iterator[str]:
    """Plain ground in four tones, and a border around the whole board."""
    mood = looks.moods[subject.mood]
    hexes = subject.geometry.hexes
    whole = "".join(outline(h) for h in hexes)
    yield stroke(whole, looks.paper.frame, 8)
    yield area(whole, mood.tones[0])
    for n, tone in enumerate(mood.tones[1:], 1):
        some = "".join(outline(h) for h in hexes if int(4 * grain(h, "tone")) == n)
        yield area(some, tone)
    shore = "".join(outline(h) for h in hexes if subject.printed(h) != "open")
    if shore:
        yield area(shore, looks.paper.sand)


def texture(subject: Subject, looks: Looks) -> Iterator[str]:
    """Large patches of lighter and darker ground, which run across the hexes."""
    wide, tall = _size(subject)
    colours = looks.moods[subject.mood].blotches
    for n, colour in enumerate(colours):
        data = "".join(_blotch(k, wide, tall) for k in range(n, round(wide * tall / BLOTCH), len(colours)))
        yield area(data, colour, 'opacity=".42"')


def _size(subject: Subject) -> tuple[float, float]:
    return column(subject.geometry.last) + 50, height(subject.geometry.rows)


def _blotch(n: int, wide: float, tall: float) -> str:
    middle = (wide * grain(n, "x"), tall * grain(n, "y"))
    size = 45 + 75 * grain(n, "size")
    ring = []
    for k in range(CORNERS_OF_A_BLOTCH):
        turn = math.tau * k / CORNERS_OF_A_BLOTCH
        far = size * (0.6 + 0.6 * grain(n, k))
        ring.append(moved(middle, (1.7 * math.cos(turn), math.sin(turn)), far))
    return curved([*ring, ring[0]])


def light(subject: Subject, looks: Looks) -> Iterator[str]:
    """Light from the upper left and shade from the lower right; what stands on the ground keeps its contrast."""
    over = looks.night if subject.night else looks.moods[subject.mood]
    stops = ((0.0, *over.light), (0.45, over.light[0], 0.0), (0.55, over.shade[0], 0.0), (1.0, *over.shade))
    ramp = "".join(f'<stop offset="{at}" stop-color="{tone}" stop-opacity="{much}"/>' for at, tone, much in stops)
    yield f'<linearGradient id="light" x1="0" y1="0" x2="1" y2="1">{ramp}</linearGradient>'
    wide, tall = _size(subject)
    yield area(f"M0 0h{num(wide)}v{num(tall)}H0z", "url(#light)")


def washes(subject: Subject, looks: Looks) -> Iterator[str]:
    """Every kind of ground in use, in the order of the looks table: later ones lie on top."""
    for key, look in looks.grounds.items():
        here = {h for h, place in subject.spots.items() if looks.terrain[place.tile].ground == key}
        if here:
            yield from wash(subject.geometry, here, look, subject.mood)


def wash(board: BoardPlan, here: set[int], look: GroundLook, mood: str) -> Iterator[str]:
    if look.under:
        yield area("".join(outline(h) for h in sorted(here)), look.under)
    for step, fill in enumerate(look.on(mood)):
        patches = [patch(board, h, here, *STEPS[look.first + step]) for h in sorted(here)]
        yield area("".join(closed(one.outline, rough=True) for one in patches), fill)
        yield stroke("".join(curved(line) for one in patches for line in one.free), look.edge, 1.5 if step else 2.2)
        if look.teeth and step == 0:
            yield stroke(teeth(patches, look.teeth), look.edge, 1.5)


def patch(board: BoardPlan, h: int, here: set[int], reach: float, gap: float) -> Patch:
    """The coloured area on one hex: up to sides shared with the same ground, short of other sides, a bit uneven."""
    joined = [n in here or n == NOWHERE for n in board.beside[h]]  # it continues past the edge of the board
    points = [_corner(h, d, joined, reach, gap) for d in range(6)]
    whole: list[Point] = []
    free: list[list[Point]] = []
    for d in range(6):
        a, b = points[d][1], points[(d + 1) % 6][0]
        if joined[d]:
            whole += [a, b]
            continue
        line = [a, *_shaken(h, d, a, b), b]
        whole += line
        if free and free[-1][-1] == a:
            free[-1] += line[1:]
        else:
            free.append(line)
    if len(free) > 1 and free[-1][-1] == free[0][0]:
        free[0] = free.pop() + free[0][1:]
    return Patch(whole, free)


def _corner(h: int, d: int, joined: list[bool], reach: float, gap: float) -> tuple[Point, Point]:
    """Where the outline turns near corner d: the point after side d - 1, and the point before side d."""
    spots = corners(h)
    before, after = joined[d - 1], joined[d]
    if before and after:
        return spots[d], spots[d]
    if before:
        p = between(spots[d], spots[d - 1], gap)
    elif after:
        p = between(spots[d], spots[(d + 1) % 6], gap)
    else:
        p = between(centre(h), spots[d], reach - 0.06 * grain(h, d, reach))
    return p, p


def _shaken(h: int, d: int, a: Point, b: Point) -> list[Point]:
    """Two points on the line from a to b, moved slightly aside."""
    along = unit_vector(a, b)
    out = (along[1], -along[0])
    return [moved(between(a, b, t), out, 5 * grain(h, d, t) - 3.2) for t in (0.33, 0.67)]


def teeth(patches: list[Patch], length: float) -> str:
    """Short strokes up the slope, longer on the side away from the light."""
    data = ""
    for one in patches:
        for line in one.free:
            for a, b in pairwise(line):
                along = unit_vector(a, b)
                inward = (-along[1], along[0])
                shade = 0.55 + 0.75 * max(0.0, 0.4 * -inward[0] + 0.9 * -inward[1])
                for t in (0.2, 0.6):
                    p = moved(between(a, b, t), inward, 1.5)
                    tip = moved(p, inward, length * shade * (0.8 + 0.4 * grain(p, "tooth")))
                    data += opened((p, tip), rough=True)
    return data


def grid(subject: Subject, looks: Looks) -> Iterator[str]:
    """The sides of the hexes, fainter than the ground."""
    colour = looks.moods[subject.mood].grid
    whole = "".join(_three_sides(h) for h in subject.geometry.hexes)
    yield stroke(whole, colour, 1.4, 'opacity=".62"')


def _three_sides(h: int) -> str:
    return opened(corners(h)[1:5])
