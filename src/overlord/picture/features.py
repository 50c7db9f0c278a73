"""What stands on the ground of a hex: terrain, pieces, obstacles, mines, medals, exits, units and names."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from overlord.engine.model.ground import CLOSED
from overlord.engine.model.hexes import NOWHERE
from overlord.picture.bands import Bands
from overlord.picture.looks import Looks
from overlord.picture.places import (
    SIDES,
    Point,
    centre,
    column,
    degrees,
    grain,
    height,
    moved,
    num,
    outline,
    unit_vector,
)
from overlord.picture.subject import Goal, Standing, Subject
from overlord.picture.svg import BOLD, MIDDLE, clean, line, stroke, turned, used
from overlord.text.words import Words

DROP: Final = 4.0  # a unit stands a little below the centre, to leave room for the name of its hex
LIFT: Final = -1.0  # a unit on a hex with an obstacle stands higher
MEDAL: Final = (33.0, -21.0)
OWNER: Final = (36.0, 10.0)
MINE: Final = (-37.0, 29.0)
LOOSE_MINES: Final = ((-39.0, -11.0), (39.0, 13.0), (15.0, 43.0))
BADGES: Final = ((-31.0, -19.0), (-38.0, 4.0), (31.0, 23.0), (-27.0, 29.0))
EMBLEM: Final = (0.0, 37.0)  # the badge of a special kind of unit
FIGURES: Final = 27.0  # pips lie on an arc of this radius on a round base


def scatter(subject: Subject, looks: Looks) -> Iterator[str]:
    """A few strokes on some of the plain hexes."""
    symbols = looks.moods[subject.mood].scatter
    for h, spot in subject.spots.items():
        if spot.tile == "open" and not spot.road and not spot.rail and grain(h, "scatter") < 0.7:
            yield used(symbols[int(grain(h, "kind") * len(symbols))], centre(h), flip=grain(h, "flip") < 0.5)


def terrain(subject: Subject, looks: Looks, layer: str) -> Iterator[str]:
    """The symbols of one layer, upper rows first."""
    for h, spot in subject.spots.items():
        look = looks.terrain[spot.tile]
        if look.layer == layer and look.symbols:
            symbol = look.symbols[int(grain(h, "kind") * len(look.symbols))]
            yield used(symbol, centre(h), flip=look.flip and grain(h, "flip") < 0.5)


def pieces(subject: Subject, looks: Looks, bands: Bands) -> Iterator[str]:
    for h, spot in subject.spots.items():
        if not spot.piece:
            continue
        look = looks.pieces[spot.piece]
        if look.along == "road":
            yield turned(look.symbol, *bands.crossing(h))
        elif look.along == "land":
            yield turned(look.symbol, centre(h), _seaward(subject, h))
        else:
            yield used(look.symbol, centre(h))


def _seaward(subject: Subject, h: int) -> float:
    """The direction of a pier: away from the land around it."""
    water = ("ocean", "lake", subject.spots[h].tile)
    land = [
        SIDES[d]
        for d, n in enumerate(subject.geometry.beside[h])
        if n != NOWHERE and subject.spots[n].tile not in water and not subject.spots[n].piece
    ]
    out = -sum(side[0] for side in land), -sum(side[1] for side in land)
    return degrees(out) if math.hypot(*out) > 1 else 90.0


def owners(subject: Subject, looks: Looks) -> Iterator[str]:
    for h, spot in subject.spots.items():
        if spot.owner:
            yield used(looks.marks[f"owner-{spot.owner}"], moved(centre(h), OWNER))


def obstacles(subject: Subject, looks: Looks) -> Iterator[str]:
    """Obstacles, low on their hex, so that they show below a unit."""
    for h, spot in subject.spots.items():
        if spot.obstacle:
            yield used(looks.obstacles[spot.obstacle], centre(h))
        if spot.closed:
            yield used(looks.obstacles[CLOSED], centre(h))


def mines(subject: Subject, looks: Looks) -> Iterator[str]:
    """A few mines on the hex, and a sign in the shape of the camp that laid them, with `?` until it is shown."""
    for mine in subject.mines:
        for where in LOOSE_MINES:
            yield used(looks.marks["mine-field"], moved(centre(mine.hex), where))
        at = moved(centre(mine.hex), MINE)
        yield used(looks.marks[f"mine-{mine.camp}" if mine.camp else "mine"], at)
        shown = "?" if mine.strength is None else str(mine.strength)
        yield line(shown, moved(at, (0.0, 6.0)), 17, "#2b2312", f"{MIDDLE} {BOLD}")


def goals(subject: Subject, looks: Looks) -> Iterator[str]:
    """A medal on every hex that is worth one; hexes that count together get a dashed border."""
    for goal in subject.goals:
        if len(goal.hexes) > 1:
            border = "".join(outline(h, 0.93) for h in goal.hexes)
            yield stroke(border, "#a87c14", 3, 'stroke-dasharray="9 6"')
        for h in goal.hexes:
            yield from _medal(goal, moved(centre(h), MEDAL), looks)


def _medal(goal: Goal, at: Point, looks: Looks) -> Iterator[str]:
    yield used(looks.marks[f"medal-{goal.camp or 'either'}"], at)
    if goal.worth != 1:
        x, y = moved(at, (11.0, 11.0))
        yield f'<circle cx="{num(x)}" cy="{num(y)}" r="9" fill="#f8f2df" stroke="#5c4510" stroke-width="1.5"/>'
        yield line(str(goal.worth), (x, y + 5), 14, "#3b2c08", f"{MIDDLE} {BOLD}")


def exits(subject: Subject, looks: Looks) -> Iterator[str]:
    """An arrow off the board, at a side of the hex without a neighbour."""
    for way in subject.exits:
        for h in way.hexes:
            out = [SIDES[d] for d in range(6) if subject.geometry.beside[h][d] == NOWHERE] or [(0.0, 50.0)]
            away = unit_vector((0.0, 0.0), (sum(p[0] for p in out), sum(p[1] for p in out)))
            yield turned(looks.marks[f"exit-{way.camp}"], moved(centre(h), away, 44), degrees(away))


def section_lines(subject: Subject, looks: Looks) -> Iterator[str]:
    """Dotted lines between sections, long dashes between the flanks of generals."""
    lines = subject.geometry.lines_at
    ink = looks.paper.sheet if subject.night else looks.paper.ink
    for n, col in enumerate(lines):
        flank = len(lines) > 2 and n % 2 == 1
        data = f"M{num(column(col))} -14V{num(height(subject.geometry.rows) + 14)}"
        dash = "17 11" if flank else "0 12"
        yield stroke(data, ink, 4.2, f'stroke-dasharray="{dash}" stroke-linecap="round" opacity=".6"')


def unit_title(unit: Standing, name: str, words: Words) -> str:
    """`b8 Infantry 4 (Axis)`, as a tooltip and for screen readers."""
    return f"{name} {words.say(f'unit-{unit.kind}')} {unit.figures} ({words.say(f'camp-{unit.camp}')})"


def units(subject: Subject, looks: Looks, words: Words) -> Iterator[str]:
    for unit in sorted(subject.units, key=lambda unit: unit.hex):
        name = subject.geometry.name(unit.hex)
        yield f'<g data-hex="{name}"><title>{clean(unit_title(unit, name, words))}</title>'
        if unit.ordered:
            yield stroke(outline(unit.hex, 0.9), "#ffd04a", 5)
        drop = LIFT if subject.spots[unit.hex].obstacle else DROP
        yield from token(unit, moved(centre(unit.hex), (0.0, drop)), looks)
        yield "</g>"


def token(unit: Standing, at: Point, looks: Looks) -> Iterator[str]:
    """The base of the camp, the figures of the unit as they stand on the table, and its badges."""
    camp = looks.camps[unit.camp]
    yield used(camp.base, at)
    yield from _figures(unit, at, looks)
    if unit.kind in looks.emblems:
        yield used(looks.emblems[unit.kind], moved(at, EMBLEM))
    shown = [looks.badges[key] for key in unit.badges if key in looks.badges]
    if unit.nation in looks.nations:
        shown.insert(0, looks.nations[unit.nation])
    for symbol, where in zip(shown, BADGES, strict=False):
        yield used(symbol, moved(at, where))


def _figures(unit: Standing, at: Point, looks: Looks) -> Iterator[str]:
    """Each figure in its place, a cross for each one lost; a model of one piece has pips instead."""
    symbol, colour = looks.units[unit.kind], looks.camps[unit.camp].figure
    count = max(unit.figures, unit.strength)
    formation = looks.figures.get(str(count))
    if formation is None or unit.kind in looks.models.single:
        yield f'<g color="{colour}">{used(symbol, moved(at, (0.0, -3.0)))}</g>'
        for n, where in enumerate(pips(unit.camp, count)):
            yield used(looks.marks["pip-full" if n < unit.figures else "pip-lost"], moved(at, where))
        return
    for n, where in enumerate(formation.at):
        if n >= unit.figures:
            yield used(looks.marks["figure-lost"], moved(at, where))
    for where in sorted(formation.at[: unit.figures], key=lambda place: place[1]):
        x, y = moved(at, where)
        place = f"translate({num(x)} {num(y)}) scale({formation.size:g})"
        yield f'<g color="{colour}" transform="{place}"><use href="#{symbol}"/></g>'


def pips(camp: str, count: int) -> list[Point]:
    """Where the pips go: in a row on the square base, in an arc on the round one."""
    step = min(11.6, 46 / max(1, count))
    places = [(n - (count - 1) / 2) * step for n in range(count)]
    if camp == "axis":
        return [(x, 24.5) for x in places]
    return [(FIGURES * math.sin(x / FIGURES), FIGURES * math.cos(x / FIGURES)) for x in places]


def names(subject: Subject, size: float) -> Iterator[str]:
    """The names of hexes, in the upper corner of each."""
    for h in subject.geometry.hexes:
        x, y = centre(h)
        yield f'<text x="{num(x)}" y="{num(y - 49 + size * 0.72)}">{subject.geometry.name(h)}</text>'
