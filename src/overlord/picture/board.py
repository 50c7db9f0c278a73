"""Draws a board as one self-contained SVG text, from a scenario or a view; it opens no file."""

from __future__ import annotations

from collections.abc import Iterator

from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.view import View
from overlord.picture import features, paper
from overlord.picture.layers import group, head, layers
from overlord.picture.looks import Looks, looks
from overlord.picture.places import CORNERS, closed, num
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
    yield from layers(subject, table)
    yield group("section-lines", features.section_lines(subject, table))
    yield group("exits", features.exits(subject, table))
    if names:
        yield from _names(subject, table)
    if units:
        yield group("units", features.units(subject, table, tongue))
    yield group("mines", features.mines(subject, table))
    yield group("objectives", features.goals(subject, table))


def _names(subject: Subject, table: Looks) -> Iterator[str]:
    """Each name twice: an outline in the colour of paper, then the letters in ink."""
    size = 20.0 if subject.geometry.key == "overlord" else 13.5
    yield f'<defs><g id="names" font-size="{num(size)}" {MIDDLE}>'
    yield from features.names(subject, size)
    yield "</g></defs>"
    halo = table.moods[subject.mood].tones[0]
    yield f'<use href="#names" fill="{halo}" stroke="{halo}" stroke-width="{num(size / 4)}" {ROUND} opacity=".85"/>'
    yield f'<use href="#names" fill="{table.paper.ink}" opacity=".8"/>'


def _whole(body: list[str], subject: Subject, plan: paper.Layout, table: Looks, tongue: Words, scale: float) -> str:
    """The whole SVG: head, the symbols in use, body."""
    art = "\n".join(body)
    name = clean(subject.say(tongue.lang, "name") or subject.key)
    x, y, w, h = -plan.margin, -plan.above, plan.width, plan.height
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" '
            f'width="{round(w / plan.pixel * scale)}" height="{round(h / plan.pixel * scale)}" role="img" '
            f'font-family="{table.paper.sans}">',
            f"<title>{name}</title>",
            "<defs>",
            head(art, subject),
            f'<clipPath id="one-hex"><path d="{closed(CORNERS)}"/></clipPath>',
            "</defs>",
            art,
            "</svg>",
            "",
        )
    )
