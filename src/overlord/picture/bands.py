"""Rivers, dry beds, trenches, roads and rails as bands across the sides of hexes, and where bridges stand on them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from overlord.engine.model.hexes import NOWHERE, opposite
from overlord.picture.ground import wash
from overlord.picture.looks import Looks, WayLook
from overlord.picture.places import (
    CORNERS,
    SIDES,
    Point,
    centre,
    closed,
    degrees,
    grain,
    moved,
    opened,
    unit_vector,
)
from overlord.picture.subject import Subject
from overlord.picture.svg import area, stroke, turned

POND: Final = "river"  # this tile can also be drawn as a pond
STEPS: Final = 12  # points on a band across one hex
BEND: Final = 30.0  # how far a band stays straight after a side
SHAKE: Final = {"water": 13.0, "wadi": 9.0, "ravine": 9.0, "balka": 9.0, "trench": 4.0, "road": 5.0, "rail": 0.0}


@dataclass(frozen=True)
class Band:
    """One stretch of a band within a hex: its points, and its width at each point."""

    points: list[Point]
    widths: list[float]


@dataclass(frozen=True)
class Course:
    """A band within one hex; `heart` is its middle, `along` its direction there."""

    hex: int
    look: WayLook
    bands: list[Band]
    heart: Point
    along: Point


class Bands:
    """All courses of a subject, by family and hex."""

    def __init__(self, subject: Subject, looks: Looks) -> None:
        self.subject = subject
        self.looks = looks
        self.beside = subject.geometry.beside
        self.courses: dict[str, dict[int, Course]] = {}
        self.ponds = self._find_ponds()
        for family in dict.fromkeys(look.family for look in looks.ways.values()):
            self._lay(family)

    def _lay(self, family: str) -> None:
        kinds = {h: look for h in self.subject.spots if (look := self._look(h, family))}
        links = {h: self._links(h, family, kinds) for h in kinds}
        if family == "water":
            _unknot(links, self.beside)
        for h, sides in links.items():
            self._lead_on(h, sides)
        self.courses[family] = {h: self._course(h, kinds, sorted(links[h])) for h in kinds}

    def _find_ponds(self) -> set[int]:
        """River hexes drawn as a pond: no bridge, and either a broad group or a few hexes on their own."""
        rivers = {h for h, spot in self.subject.spots.items() if spot.tile == POND}
        found: set[int] = set()
        while rivers:
            group = _connected(min(rivers), rivers, self.beside)
            rivers -= group
            alone = len(group) <= 3 and not any(self._leads_on(h, group) for h in group)
            broad = all(_in_triangle(h, group, self.beside) for h in group)
            if (alone or broad) and not any(self.subject.spots[h].piece for h in group):
                found |= group
        return found

    def _leads_on(self, h: int, group: set[int]) -> bool:
        """Whether a river continues from here, off the board or into other water."""
        for n in set(self.beside[h]) - group:
            if n == NOWHERE:
                return True
            look = self.looks.terrain[self.subject.spots[n].tile]
            if "water" in look.mouth or (look.way and self.looks.ways[look.way].family == "water"):
                return True
        return False

    def _look(self, h: int, family: str) -> WayLook | None:
        """The look of a band on a hex: that of its tile, or of the road or rails on it."""
        spot = self.subject.spots[h]
        key = "" if h in self.ponds else self.looks.terrain[spot.tile].way
        if key and self.looks.ways[key].family == family:
            return self.looks.ways[key]
        if family == "road" and spot.road:
            return self.looks.ways["road"]
        return self.looks.ways["railroad"] if family == "rail" and spot.rail else None

    def _links(self, h: int, family: str, kinds: dict[int, WayLook]) -> set[int]:
        """The sides that a band crosses: those given in the scenario, else those towards the neighbours it joins."""
        written = self._written(h, family)
        if written:
            return {d for d in range(6) if written >> d & 1}
        return {d for d, n in enumerate(self.beside[h]) if n != NOWHERE and self._meets(d, n, family, kinds)}

    def _written(self, h: int, family: str) -> int:
        spot = self.subject.spots[h]
        return {"road": spot.road, "rail": spot.rail, "wadi": spot.ends}.get(family, 0)

    def _meets(self, d: int, n: int, family: str, kinds: dict[int, WayLook]) -> bool:
        if n not in kinds:
            return family in self.looks.terrain[self.subject.spots[n].tile].mouth
        written = self._written(n, family)
        return not written or bool(written >> opposite(d) & 1)

    def _lead_on(self, h: int, sides: set[int]) -> None:
        """A band with a loose end runs off the board if it can; a band on a single hex runs from west to east."""
        if len(sides) > 1:
            return
        off = [d for d in range(6) if self.beside[h][d] == NOWHERE]
        if not sides:
            sides |= {0, 3}
        elif off:
            first = next(iter(sides))
            best = min(off, key=lambda d: (abs((d - first) % 6 - 3), d))
            if abs((best - first) % 6 - 3) <= 1:
                sides.add(best)

    def _course(self, h: int, kinds: dict[int, WayLook], sides: list[int]) -> Course:
        look = kinds[h]
        ends = {d: self._end(h, d, look) for d in sides}
        widths = {d: self._width(h, d, kinds) for d in sides}
        first, last = _main(sides)
        if first == last:
            return _spring(h, look, ends[first], first, widths[first])
        line = _bend(ends[first], _inward(first), ends[last], _inward(last))
        main = Band(line, _swell(widths[first], look.width, widths[last]))
        heart = line[STEPS // 2]
        along = unit_vector(line[STEPS // 2 - 1], line[STEPS // 2 + 1])
        others = [_branch(ends[d], d, heart, widths[d], look.width) for d in sides if d not in (first, last)]
        return Course(h, look, [main, *others], heart, along)

    def _end(self, h: int, d: int, look: WayLook) -> Point:
        """Where a band crosses a side: near the middle, at the same point for both hexes."""
        n = self.beside[h][d]
        pair = tuple(sorted((h, n))) if n != NOWHERE else (h, -1 - d)
        aside = (grain(pair, look.family) - 0.5) * 2 * SHAKE[look.family]
        low = h < n or n == NOWHERE
        along = unit_vector(CORNERS[d], CORNERS[(d + 1) % 6])
        return moved(moved(centre(h), SIDES[d]), along, aside if low else -aside)

    def _width(self, h: int, d: int, kinds: dict[int, WayLook]) -> float:
        """The width at a side: halfway to the width of the neighbour."""
        n = self.beside[h][d]
        if n in kinds:
            return (kinds[h].width + kinds[n].width) / 2
        lone = n != NOWHERE and kinds[h].family not in self.looks.terrain[self.subject.spots[n].tile].mouth
        return 4.0 if lone else kinds[h].width

    # ---- drawing ----

    def water(self) -> Iterator[str]:
        """Rivers, ponds, streams and dry beds."""
        if self.ponds:
            yield from wash(self.subject.geometry, self.ponds, self.looks.grounds["pool"], self.subject.mood)
        for family in ("balka", "wadi", "ravine", "water"):
            yield from self._bed(list(self.courses[family].values()))
        yield from self._trenches()

    def _bed(self, courses: list[Course]) -> Iterator[str]:
        """The banks are drawn first, so that no bank crosses the water of a neighbour."""
        mood = self.subject.mood
        for colour in dict.fromkeys(course.look.edge for course in courses):
            mine = [course for course in courses if course.look.edge == colour]
            yield area(_ribbons(mine, 5.0), colour)
            if slopes := "".join(_slopes(course) for course in mine if course.look.teeth):
                yield stroke(slopes, colour, 1.8)
        for colour in dict.fromkeys(course.look.on(mood) for course in courses):
            yield area(_ribbons([course for course in courses if course.look.on(mood) == colour], 0.0), colour)
        for colour in dict.fromkeys(course.look.core for course in courses if course.look.core):
            yield area(_ribbons([course for course in courses if course.look.core == colour], -14.0), colour)
        for colour in dict.fromkeys(course.look.ripple for course in courses if course.look.ripple):
            yield stroke("".join(_ripple(course) for course in courses if course.look.ripple == colour), colour, 2)
        for course in courses:
            if course.look.mark and not self.subject.spots[course.hex].piece:
                yield turned(course.look.mark, course.heart, upright(course.along))

    def _trenches(self) -> Iterator[str]:
        look = self.looks.ways["trench"]
        bands = [band for course in self.courses["trench"].values() for band in course.bands]
        data = "".join(opened(_zigzag(band.points, look.zigzag)) for band in bands)
        if data:
            yield stroke(data, look.edge, look.width + 9)
            yield stroke(data, look.fill, look.width)
            yield stroke(data, look.core, look.width / 2)

    def roads(self) -> Iterator[str]:
        """Roads and rails."""
        look = self.looks.ways["road"]
        data = "".join(opened(band.points) for course in self.courses["road"].values() for band in course.bands)
        if data:
            yield stroke(data, look.edge, look.width + 4)
            yield stroke(data, look.fill, look.width)
        yield from self._rails()

    def _rails(self) -> Iterator[str]:
        look = self.looks.ways["railroad"]
        bands = [band for course in self.courses["rail"].values() for band in course.bands]
        if bands:
            ties = "".join(opened(band.points) for band in bands)
            yield stroke(ties, look.fill, look.width, 'stroke-dasharray="3.6 6.4"')
            rails = "".join(opened(_beside(band.points, side)) for band in bands for side in (-4.2, 4.2))
            yield stroke(rails, look.edge, 2.3)

    def crossing(self, h: int) -> tuple[Point, float, float]:
        """Where a bridge stands on a hex, its rotation, and how much longer than usual it is."""
        water = self.courses["water"].get(h)
        over = self.courses["road"].get(h) or self.courses["rail"].get(h)
        ends = [SIDES[d] for d in range(6) if self.subject.spots[h].ends >> d & 1]
        longer = max(1.0, water.look.width / 40) if water else 1.0
        if over and water:
            place, along = _meeting(over, water)
        elif over:
            place, along = over.heart, over.along
        elif ends:
            place, along = centre(h), unit_vector(ends[0], ends[-1] if len(ends) > 1 else (0.0, 0.0))
        elif water:
            place, along = water.heart, (-water.along[1], water.along[0])
        else:
            place, along = centre(h), (1.0, 0.0)
        return place, upright(along), longer


def upright(along: Point) -> float:
    """The rotation of a symbol that lies along a band: at most a quarter turn, so that its light stays on top."""
    return (degrees(along) + 90) % 180 - 90


def _connected(h: int, among: set[int], beside: Mapping[int, list[int]]) -> set[int]:
    found, todo = {h}, [h]
    while todo:
        for n in beside[todo.pop()]:
            if n in among and n not in found:
                found.add(n)
                todo.append(n)
    return found


def _in_triangle(h: int, among: set[int], beside: Mapping[int, list[int]]) -> bool:
    return any(beside[h][d] in among and beside[h][d - 1] in among for d in range(6))


def _unknot(links: dict[int, set[int]], beside: Mapping[int, list[int]]) -> None:
    """Where three water hexes form a triangle, remove the link between the two with the most links."""
    for h in sorted(links):
        for d in range(6):
            e = (d + 1) % 6
            if d in links[h] and e in links[h]:
                a, b = beside[h][d], beside[h][e]
                across = (d + 2) % 6  # from a to b
                if a in links and b in links and across in links[a]:
                    trio = [(h, d, a), (h, e, b), (a, across, b)]
                    worst = max(trio, key=lambda side: (len(links[side[0]]) + len(links[side[2]]), side))
                    links[worst[0]].discard(worst[1])
                    links[worst[2]].discard(opposite(worst[1]))


def _main(sides: list[int]) -> tuple[int, int]:
    """The two sides that are closest to opposite; a single side is given twice."""
    if len(sides) == 1:
        return sides[0], sides[0]
    pairs = [(a, b) for i, a in enumerate(sides) for b in sides[i + 1 :]]
    return min(pairs, key=lambda pair: abs(pair[1] - pair[0] - 3))


def _inward(d: int) -> Point:
    length = math.hypot(*SIDES[d])
    return -SIDES[d][0] / length, -SIDES[d][1] / length


def _branch(end: Point, d: int, heart: Point, width: float, own: float) -> Band:
    """A band from a side to the middle."""
    return Band(_bend(end, _inward(d), heart, unit_vector(heart, end)), _swell(width, own, own))


def _spring(h: int, look: WayLook, end: Point, d: int, width: float) -> Course:
    """A band with one end: it enters by a side and narrows past the middle."""
    turn = 0.9 * (grain(h, "spring") - 0.5)
    ahead = _inward(d)
    ahead = ahead[0] - turn * ahead[1], ahead[1] + turn * ahead[0]
    source = moved(centre(h), ahead, 24)
    line = _bend(end, _inward(d), source, unit_vector(source, end))
    dwindles = look.family not in ("road", "rail", "trench")
    widths = _swell(width, look.width * 0.85, 1.0) if dwindles else [look.width] * len(line)
    half = STEPS // 2
    return Course(h, look, [Band(line, widths)], line[half], unit_vector(line[half - 1], line[half + 1]))


def _bend(a: Point, from_a: Point, b: Point, from_b: Point) -> list[Point]:
    """The points of a curve that leaves both ends in the given directions."""
    reach = min(BEND, 0.6 * math.dist(a, b))
    p, q = moved(a, from_a, reach), moved(b, from_b, reach)
    line = []
    for i in range(STEPS + 1):
        t = i / STEPS
        s = 1 - t
        line.append(
            (
                s**3 * a[0] + 3 * s * s * t * p[0] + 3 * s * t * t * q[0] + t**3 * b[0],
                s**3 * a[1] + 3 * s * s * t * p[1] + 3 * s * t * t * q[1] + t**3 * b[1],
            )
        )
    return line


def _swell(first: float, middle: float, last: float) -> list[float]:
    half = STEPS // 2
    ease = [0.5 - 0.5 * math.cos(math.pi * i / half) for i in range(half + 1)]
    return [first + (middle - first) * t for t in ease] + [middle + (last - middle) * t for t in ease[1:]]


def _beside(points: list[Point], by: float) -> list[Point]:
    """A line at a distance to the left of another line."""
    found = []
    for i, p in enumerate(points):
        along = unit_vector(points[max(0, i - 1)], points[min(len(points) - 1, i + 1)])
        found.append((p[0] + along[1] * by, p[1] - along[0] * by))
    return found


def _ribbons(courses: list[Course], more: float) -> str:
    return "".join(_ribbon(band, more) for course in courses for band in course.bands)


def _ribbon(band: Band, more: float) -> str:
    """A band as an area, slightly longer than the hex so that no seam shows."""
    points = [
        moved(band.points[0], unit_vector(band.points[1], band.points[0]), 0.6),
        *band.points[1:-1],
        moved(band.points[-1], unit_vector(band.points[-2], band.points[-1]), 0.6),
    ]
    left, right = [], []
    for i, p in enumerate(points):
        along = unit_vector(points[max(0, i - 1)], points[min(len(points) - 1, i + 1)])
        half = max(0.5, (band.widths[i] + more * min(1.0, band.widths[i] / 8)) / 2)
        left.append((p[0] + along[1] * half, p[1] - along[0] * half))
        right.append((p[0] - along[1] * half, p[1] + along[0] * half))
    return closed(left + right[::-1])


def _ripple(course: Course) -> str:
    """Two short strokes along the stream."""
    data = ""
    for band in course.bands[:1]:
        for first, last, share in ((1, 5, -0.14), (7, 11, 0.16)):
            data += opened(_beside(band.points, band.widths[6] * share)[first:last])
    return data


def _slopes(course: Course) -> str:
    """Short strokes outward from both banks."""
    data = ""
    for band in course.bands:
        for side in (-1, 1):
            near = _beside(band.points, side * (course.look.width / 2 + 2))
            far = _beside(band.points, side * (course.look.width / 2 + 2 + course.look.teeth))
            data += "".join(opened((near[i], far[i])) for i in range(1, STEPS + 1, 2))
    return data


def _zigzag(points: list[Point], by: float) -> list[Point]:
    """Points to the right and left of a line in turn, like the zigzag of a trench."""
    left, right = _beside(points, by), _beside(points, -by)
    found = [points[0]]
    for i in range(1, STEPS, 3):
        side = left if i % 2 else right
        found += [side[i], side[min(i + 2, STEPS - 1)]]
    return [*found, points[-1]]


def _meeting(over: Course, water: Course) -> tuple[Point, Point]:
    """Where two bands cross or come closest, and the direction of the first band there."""
    mine, other = over.bands[0].points, water.bands[0].points
    i = min(range(len(mine)), key=lambda i: min(math.dist(mine[i], p) for p in other))
    return mine[i], unit_vector(mine[max(0, i - 1)], mine[min(len(mine) - 1, i + 1)])
