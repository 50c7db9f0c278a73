"""The picture of a finished battle to share, as one SVG text made from its summary; it adds no figures of its own."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from overlord.engine.model.names import CAMPS
from overlord.engine.model.scenario import ScenarioDef
from overlord.picture.looks import looks
from overlord.picture.places import num
from overlord.picture.svg import BOLD, area, line, stroke
from overlord.table.summary.fallen import fallen_map
from overlord.table.summary.figures import Luck, Summary
from overlord.text.words import Words, words

WIDTH: Final = 1200.0
EDGE: Final = 44.0
GAP: Final = 34.0
SIDE: Final = 430.0  # width of the column of facts
PLOT: Final = 230.0  # height of the medals over time
LEAST: Final = 440.0  # height of the column of facts


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    w: float
    h: float


def poster(battle: ScenarioDef, summary: Summary, people: Iterable[tuple[str, str]], lang: str = "en") -> str:
    """The whole picture; `people` are the places and the names of those who sat there."""
    tongue, paper = words(lang), looks().paper
    art, shape = _inner(fallen_map(battle, summary, lang))
    wide = shape > 2.2  # an Overlord board: the map takes the whole width
    column = WIDTH - 2 * EDGE - SIDE - GAP
    map_box = Box(EDGE, 128, WIDTH - 2 * EDGE if wide else column, (WIDTH - 2 * EDGE if wide else column) / shape)
    below = map_box.y + map_box.h + 46
    plot_box = Box(EDGE, below, column, max(PLOT, LEAST - 60) if wide else PLOT)
    facts_box = Box(WIDTH - EDGE - SIDE, below - 18 if wide else map_box.y, SIDE, LEAST)
    height = round(max(plot_box.y + plot_box.h, facts_box.y + facts_box.h) + 66)
    body = [
        area(f"M0 0H{num(WIDTH)}V{num(height)}H0Z", paper.sheet),
        *_heading(battle, summary, tongue),
        _nested(art, map_box),
        line(tongue.say("end-plot"), (plot_box.x, plot_box.y - 12), 20, paper.ink, BOLD),
        *plot(summary, plot_box, tongue),
        *_facts(summary, people, facts_box, tongue),
        line("Open Overlord", (WIDTH - EDGE, height - 22), 16, paper.faint, 'text-anchor="end"'),
    ]
    size = f'viewBox="0 0 {num(WIDTH)} {height}" width="{num(WIDTH)}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{paper.sans}">'
    return "\n".join((head, *body, "</svg>", ""))


def _inner(svg: str) -> tuple[str, float]:
    """A picture as an element that can lie inside another one, and how much wider than high it is."""
    found = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', svg)
    assert found is not None
    return svg, float(found[1]) / float(found[2])


def _nested(svg: str, box: Box) -> str:
    place = f'x="{num(box.x)}" y="{num(box.y)}" width="{num(box.w)}" height="{num(box.h)}"'
    return re.sub(r' width="\d+" height="\d+"', f" {place}", svg, count=1)


def _heading(battle: ScenarioDef, summary: Summary, tongue: Words) -> Iterator[str]:
    paper = looks().paper
    text = battle.text.get(tongue.lang) or battle.text.get("en") or {}
    name = textwrap.shorten(text.get("name") or battle.key, 52, placeholder="…")
    yield line(name, (EDGE, 62), 38, paper.ink, f'font-family="{paper.serif}" {BOLD}')
    won = summary.winner
    who = tongue.say("page-victory", camp=tongue.say(f"camp-{won}")) if won else tongue.say("page-no-victory")
    what = f"{who} · {tongue.say(f'outcome-{summary.reason}')} · {tongue.say('end-turns', n=summary.turns)}"
    yield line(what, (EDGE, 98), 21, paper.frame)


# ---- medals over time ---------------------------------------------------------------------------


def plot(summary: Summary, box: Box, tongue: Words) -> Iterator[str]:
    """The medals of both camps as steps: a solid line for the Allies, a dashed one for the Axis."""
    paper = looks().paper
    most = max(1, *summary.needed.values())
    turns = max(1, summary.turns)
    left, foot = box.x + 34, box.y + box.h - 28
    wide, tall = box.w - 34 - 92, box.h - 40
    for n in range(0, most + 1, 1 if most < 8 else 3):
        y = foot - tall * n / most
        yield stroke(f"M{num(left)} {num(y)}h{num(wide)}", paper.sand, 1)
        yield line(str(n), (left - 8, y + 5), 15, paper.frame, 'text-anchor="end"')
    every = max(1, -(-turns // 8))
    for turn in range(every, turns + 1, every):
        x = left + wide * turn / turns
        yield line(str(turn), (x, foot + 21), 15, paper.frame, 'text-anchor="middle"')
    ends: dict[str, float] = {}
    for camp, dashes in zip(CAMPS, ('stroke-dasharray="9 6"', ""), strict=True):
        path, count = f"M{num(left)} {num(foot - tall * summary.start[camp] / most)}", summary.start[camp]
        for mark in summary.medals:
            count = mark.axis if camp == CAMPS[0] else mark.allies
            path += f"H{num(left + wide * mark.at / turns)}V{num(foot - tall * count / most)}"
        yield stroke(f"{path}H{num(left + wide)}", looks().camps[camp].fill, 5, dashes)
        ends[camp] = foot - tall * count / most
    apart = 12 if abs(ends[CAMPS[0]] - ends[CAMPS[1]]) < 22 else 0
    for camp, shift in zip(CAMPS, (apart, -apart), strict=True):
        lower = shift if ends[CAMPS[0]] >= ends[CAMPS[1]] else -shift
        at = left + wide + 9, ends[camp] + 6 + lower
        yield line(tongue.say(f"camp-{camp}"), at, 17, looks().camps[camp].fill, BOLD)


# ---- facts --------------------------------------------------------------------------------------


def _facts(summary: Summary, people: Iterable[tuple[str, str]], box: Box, tongue: Words) -> Iterator[str]:
    paper = looks().paper
    y = box.y + 6
    for title, rows in (
        ("end-best", best_unit(summary, tongue)),
        ("end-totals-title", [losses(summary, camp, tongue) for camp in CAMPS]),
        ("end-luck", list(_luck_lines(summary, tongue))),
        ("end-people", _names(people)),
    ):
        yield line(tongue.say(title), (box.x, y), 20, paper.ink, BOLD)
        for row in rows:
            for part in textwrap.wrap(row, 56) or [""]:
                y += 22
                yield line(part, (box.x, y), 16, paper.ink)
        y += 38


def best_unit(summary: Summary, tongue: Words) -> list[str]:
    if summary.best < 0:
        return [tongue.say("end-best-none")]
    unit = summary.units[summary.best]
    who = tongue.say(
        "end-best-unit", unit=tongue.say(f"unit-{unit.kind}"), camp=tongue.say(f"camp-{unit.camp}"), hex=unit.start
    )
    took = tongue.say("end-best-took", took=unit.took)
    return [f"{who}: {took}, {tongue.say('end-best-eliminated', n=unit.eliminated)}"]


def losses(summary: Summary, camp: str, tongue: Words) -> str:
    mine = [unit for unit in summary.units if unit.camp == camp]
    return tongue.say(
        "end-totals",
        camp=tongue.say(f"camp-{camp}"),
        figures=sum(unit.lost for unit in mine),
        units=sum(bool(unit.fell) for unit in mine),
    )


def _luck_lines(summary: Summary, tongue: Words) -> Iterator[str]:
    for row in summary.luck:
        yield _luck(row, tongue)
        if row.dice:
            yield tongue.say("end-luck-range", low=row.low, high=row.high)


def _luck(row: Luck, tongue: Words) -> str:
    camp = tongue.say(f"camp-{row.camp}")
    if not row.dice:
        return tongue.say("end-luck-none", camp=camp)
    expected = f"{row.expected:.1f}".replace(".", "." if tongue.lang == "en" else ",")
    return tongue.say("end-luck-hits", camp=camp, hits=row.hits, dice=row.dice, expected=expected)


def _names(people: Iterable[tuple[str, str]]) -> list[str]:
    return [f"{place}: {textwrap.shorten(name, 34, placeholder='…')}" for place, name in people]
