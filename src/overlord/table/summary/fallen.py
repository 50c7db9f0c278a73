"""The map of where units fell, as one SVG text: the battlefield without units, and a mark for each that was lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import CAMPS
from overlord.engine.model.scenario import ScenarioDef
from overlord.picture.board import draw
from overlord.picture.looks import looks
from overlord.picture.places import Point, centre, num
from overlord.picture.svg import BOLD, MIDDLE, line
from overlord.table.summary.figures import Summary

SIZE: Final = 21.0  # of a mark; a hex is 100 wide


def fallen_map(battle: ScenarioDef, summary: Summary, lang: str = "en") -> str:
    """The map: a square where Axis units fell, a circle where Allied units fell; a number says how many."""
    ground = draw(battle, lang=lang, names=False, units=False, title=False, legend=False)
    head, end, tail = ground.rpartition("</svg>")
    return f'{head}<g class="fallen">{"".join(_marks(summary))}</g>{end}{tail}'


def _marks(summary: Summary) -> Iterator[str]:
    found = Counter((unit.fell, unit.camp) for unit in summary.units if unit.fell in HEX)
    for (h, camp), number in sorted(found.items(), key=lambda row: (HEX[row[0][0]], row[0][1])):
        x, y = centre(HEX[h])
        shared = all(found[h, other] for other in CAMPS)
        aside = 24.0 if shared else 0.0
        yield _mark(camp, (x - aside if camp == CAMPS[0] else x + aside, y), number)


def _mark(camp: str, at: Point, number: int) -> str:
    """A crossed-out badge in the shape and the colour of its camp."""
    x, y = at
    fill = looks().camps[camp].fill
    rim = f'fill="{fill}" stroke="#fff8e4" stroke-width="4"'
    if camp == CAMPS[0]:
        shape = (
            f'<rect x="{num(x - SIZE)}" y="{num(y - SIZE)}" width="{num(2 * SIZE)}" height="{num(2 * SIZE)}" {rim}/>'
        )
    else:
        shape = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(SIZE + 2)}" {rim}/>'
    if number > 1:
        return shape + line(f"{number}×", (x, y + 9), 26, "#fff8e4", f"{MIDDLE} {BOLD}")
    d = SIZE / 2
    cross = f"M{num(x - d)} {num(y - d)}l{num(2 * d)} {num(2 * d)}m0 {num(-2 * d)}l{num(-2 * d)} {num(2 * d)}"
    return f'{shape}<path d="{cross}" stroke="#fff8e4" stroke-width="6" stroke-linecap="round"/>'
