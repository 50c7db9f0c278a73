"""Draws the scores of pairs as bars with their intervals, as SVG; it knows no battles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from overlord.arena.tally import Tally

LEFT: Final = 220  # for the names
WIDE: Final = 500  # for the bars
RIGHT: Final = 70  # for the figures
TOP: Final = 50
ROW: Final = 34
FOOT: Final = 40
BAR: Final = 16

INK: Final = "#222222"
FAINT: Final = "#bbbbbb"
FILL: Final = "#7aa6d6"
SURE: Final = "#1f3f66"
MARKS: Final = (0, 25, 50, 75, 100)  # percent


def plot(title: str, tallies: Sequence[Tally]) -> str:
    """The picture; the bar is the score of the first bot of a pair."""
    width, height = LEFT + WIDE + RIGHT, TOP + ROW * len(tallies) + FOOT
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="10" y="26" font-size="16">{escape(title)}</text>',
        *_scale(len(tallies)),
    ]
    for number, found in enumerate(tallies):
        lines += _bar(TOP + ROW * number + ROW / 2, found)
    return "\n".join([*lines, "</svg>", ""])


def _scale(rows: int) -> Iterator[str]:
    bottom = TOP + ROW * rows
    for percent in MARKS:
        x = _x(percent / 100)
        dash = "" if percent == 50 else ' stroke-dasharray="2 4"'  # the line of equal bots is whole
        yield f'<line x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}" stroke="{FAINT}"{dash}/>'
        yield f'<text x="{x}" y="{bottom + 20}" text-anchor="middle">{percent} %</text>'


def _bar(y: float, found: Tally) -> Iterator[str]:
    low, middle, high = _x(found.low), _x(found.score), _x(found.high)
    names = escape(f"{found.a} – {found.b}")
    yield f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{names}</text>'
    yield f'<rect x="{LEFT}" y="{y - BAR / 2}" width="{round(middle - LEFT, 1)}" height="{BAR}" fill="{FILL}"/>'
    yield (
        f'<path d="M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10" stroke="{SURE}" stroke-width="2" fill="none"/>'
    )
    yield f'<text x="{LEFT + WIDE + 10}" y="{y + 4}">{100 * found.score:.1f} %</text>'


def _x(share: float) -> float:
    return round(LEFT + WIDE * share, 1)
