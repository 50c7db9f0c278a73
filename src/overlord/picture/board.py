"""Draws a board as one SVG text that needs nothing else: a scenario or a view in, the picture out; it opens no file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.view import View
from overlord.picture import ground, marks, paper
from overlord.picture.looks import Looks, looks
from overlord.picture.places import CORNERS, closed, num, outline
from overlord.picture.scene import Scene, scene_of
from overlord.picture.sheet import definitions, symbols
from overlord.picture.svg import MIDDLE, ROUND, clean
from overlord.picture.ways import Ways
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
    scene, table, tongue = scene_of(source), looks(), words(lang)
    listed = paper.entries(scene, units) if legend else []
    plan = paper.layout(scene, title, len(listed))
    body = [*paper.sheet(plan, table)]
    if title:
        body += paper.heading(scene, plan, table, tongue)
    body += paper.edges(scene, plan, table, tongue)
    body += board(scene, table, tongue, names, units)
    body += paper.legend(listed, scene, plan, table, tongue) if listed else []
    return _whole(body, scene, plan, table, tongue, scale)


def board(scene: Scene, table: Looks, tongue: Words, names: bool = True, units: bool = True) -> Iterator[str]:
    """The board alone, from the ground up."""
    ways = Ways(scene, table)
    yield from _group("land", ground.land(scene, table))
    yield from _group("ground", ground.washes(scene, table), clip=True)
    yield from _group("water", ways.water(), clip=True)
    yield from _group("grid", ground.grid(scene, table))
    yield from _group("scatter", marks.scatter(scene, table))
    yield from _group("relief", marks.terrain(scene, table, "ground"))
    yield from _group("woods", marks.terrain(scene, table, "wood"))
    yield from _group("roads", ways.roads(), clip=True)
    yield from _group("marked-ways", marks.terrain(scene, table, "way"))
    yield from _group("buildings", marks.terrain(scene, table, "building"))
    yield from _group("pieces", marks.pieces(scene, table, ways))
    yield from _group("section-lines", marks.section_lines(scene, table))
    yield from _group("exits", marks.exits(scene, table))
    if names:
        yield from _names(scene, table)
    yield from _group("obstacles", marks.obstacles(scene, table, units))
    if units:
        yield from _group("units", marks.units(scene, table, tongue))
    yield from _group("mines", marks.mines(scene, table))
    yield from _group("owners", marks.owners(scene, table))
    yield from _group("objectives", marks.goals(scene, table))


def _group(name: str, parts: Iterable[str], clip: bool = False) -> Iterator[str]:
    art = list(parts)
    if art:
        within = ' clip-path="url(#board)"' if clip else ""
        yield f'<g class="{name}"{within}>'
        yield from art
        yield "</g>"


def _names(scene: Scene, table: Looks) -> Iterator[str]:
    """Each name twice: paper round the letters, then ink."""
    size = 20.0 if scene.geometry.key == "overlord" else 13.5
    yield f'<defs><g id="names" font-size="{num(size)}" {MIDDLE}>'
    yield from marks.names(scene, size)
    yield "</g></defs>"
    halo = table.faces[scene.face].tones[0]
    yield f'<use href="#names" fill="{halo}" stroke="{halo}" stroke-width="{num(size / 4)}" {ROUND} opacity=".85"/>'
    yield f'<use href="#names" fill="{table.paper.ink}" opacity=".8"/>'


def _whole(body: list[str], scene: Scene, plan: paper.Layout, table: Looks, tongue: Words, scale: float) -> str:
    """Head, symbols in use, body."""
    art = "\n".join(body)
    name = clean(scene.say(tongue.lang, "name") or scene.key)
    used = symbols().keys() & set(re.findall(r'href="#([^"]+)"', art))
    x, y, w, h = -plan.margin, -plan.above, plan.width, plan.height
    whole = "".join(outline(hexagon) for hexagon in scene.geometry.hexes)
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" '
            f'width="{round(w / plan.pixel * scale)}" height="{round(h / plan.pixel * scale)}" role="img" '
            f'font-family="{table.paper.sans}">',
            f"<title>{name}</title>",
            "<defs>",
            definitions(used, table.recolours.get(scene.face, {})),
            f'<clipPath id="board"><path d="{whole}"/></clipPath>',
            f'<clipPath id="one-hex"><path d="{closed(CORNERS)}"/></clipPath>',
            "</defs>",
            art,
            "</svg>",
            "",
        )
    )
