"""Draws a board as one self-contained SVG text, from a scenario or a view; it opens no file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.view import View
from overlord.picture import features, ground, paper
from overlord.picture.bands import Bands
from overlord.picture.looks import Looks, looks
from overlord.picture.places import CORNERS, closed, num, outline
from overlord.picture.sheet import definitions, symbols
from overlord.picture.subject import Subject, subject_of
from overlord.picture.svg import MIDDLE, ROUND, clean
from overlord.text.words import Words, words


def draw(
    source: ScenarioDef | View,
    *,
    lang: str = "en",
    scale: float = 1.0,
    names: bool = True,
    units: bool = True,
    title: bool = True,
    legend: bool = True,
) -> str:
    """The picture of a board. At scale 1 a hex is 53 pixels wide on an Overlord board, 80 on a standard one."""
    subject, table, tongue = subject_of(source), looks(), words(lang)
    listed = paper.entries(subject, units) if legend else []
    plan = paper.layout(subject, title, len(listed))
    body = [*paper.sheet(plan, table)]
    if title:
        body += paper.heading(subject, plan, table, tongue)
    body += paper.edges(subject, plan, table, tongue)
    body += board(subject, table, tongue, names, units)
    body += paper.legend(listed, subject, plan, table, tongue) if listed else []
    return _whole(body, subject, plan, table, tongue, scale)


def board(subject: Subject, table: Looks, tongue: Words, names: bool = True, units: bool = True) -> Iterator[str]:
    """The board alone, from the ground up."""
    bands = Bands(subject, table)
    yield from _group("land", ground.land(subject, table))
    yield from _group("ground", ground.washes(subject, table), clip=True)
    yield from _group("water", bands.water(), clip=True)
    yield from _group("grid", ground.grid(subject, table))
    yield from _group("scatter", features.scatter(subject, table))
    yield from _group("relief", features.terrain(subject, table, "ground"))
    yield from _group("woods", features.terrain(subject, table, "wood"))
    yield from _group("roads", bands.roads(), clip=True)
    yield from _group("marked-ways", features.terrain(subject, table, "way"))
    yield from _group("buildings", features.terrain(subject, table, "building"))
    yield from _group("pieces", features.pieces(subject, table, bands))
    yield from _group("section-lines", features.section_lines(subject, table))
    yield from _group("exits", features.exits(subject, table))
    if names:
        yield from _names(subject, table)
    yield from _group("obstacles", features.obstacles(subject, table, units))
    if units:
        yield from _group("units", features.units(subject, table, tongue))
    yield from _group("mines", features.mines(subject, table))
    yield from _group("owners", features.owners(subject, table))
    yield from _group("objectives", features.goals(subject, table))


def _group(name: str, parts: Iterable[str], clip: bool = False) -> Iterator[str]:
    art = list(parts)
    if art:
        within = ' clip-path="url(#board)"' if clip else ""
        yield f'<g class="{name}"{within}>'
        yield from art
        yield "</g>"


def _names(subject: Subject, table: Looks) -> Iterator[str]:
    """Each name twice: an outline in the colour of paper, then the letters in ink."""
    size = 20.0 if subject.geometry.key == "overlord" else 13.5
    yield f'<defs><g id="names" font-size="{num(size)}" {MIDDLE}>'
    yield from features.names(subject, size)
    yield "</g></defs>"
    halo = table.faces[subject.face].tones[0]
    yield f'<use href="#names" fill="{halo}" stroke="{halo}" stroke-width="{num(size / 4)}" {ROUND} opacity=".85"/>'
    yield f'<use href="#names" fill="{table.paper.ink}" opacity=".8"/>'


def _whole(body: list[str], subject: Subject, plan: paper.Layout, table: Looks, tongue: Words, scale: float) -> str:
    """The whole SVG: head, the symbols in use, body."""
    art = "\n".join(body)
    name = clean(subject.say(tongue.lang, "name") or subject.key)
    used = symbols().keys() & set(re.findall(r'href="#([^"]+)"', art))
    x, y, w, h = -plan.margin, -plan.above, plan.width, plan.height
    whole = "".join(outline(hexagon) for hexagon in subject.geometry.hexes)
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" '
            f'width="{round(w / plan.pixel * scale)}" height="{round(h / plan.pixel * scale)}" role="img" '
            f'font-family="{table.paper.sans}">',
            f"<title>{name}</title>",
            "<defs>",
            definitions(used, table.recolours.get(subject.face, {})),
            f'<clipPath id="board"><path d="{whole}"/></clipPath>',
            f'<clipPath id="one-hex"><path d="{closed(CORNERS)}"/></clipPath>',
            "</defs>",
            art,
            "</svg>",
            "",
        )
    )
