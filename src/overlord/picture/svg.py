"""The few SVG elements that every part of the picture writes: areas, lines, symbols and escaped text."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape

from overlord.picture.places import Point, num

ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'
MIDDLE: Final = 'text-anchor="middle"'
BOLD: Final = 'font-weight="700"'

# Characters that XML cannot contain.
_FORBIDDEN: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def area(data: str, colour: str, more: str = "") -> str:
    return f'<path d="{data}" fill="{colour}" {more}/>'


def stroke(data: str, colour: str, width: float, more: str = ROUND) -> str:
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{num(width)}" {more}/>'


def used(symbol: str, at: Point, flip: bool = False) -> str:
    """A symbol centred on a point, mirrored if asked."""
    if flip:
        return f'<use href="#{symbol}" transform="translate({num(at[0])} {num(at[1])}) scale(-1 1)"/>'
    return f'<use href="#{symbol}" x="{num(at[0])}" y="{num(at[1])}"/>'


def turned(symbol: str, at: Point, turn: float, stretch: float = 1.0) -> str:
    """A symbol turned by that many degrees, and stretched from west to east."""
    size = f" scale({num(stretch)} 1)" if stretch != 1 else ""
    return f'<use href="#{symbol}" transform="translate({num(at[0])} {num(at[1])}) rotate({turn:.0f}){size}"/>'


def clean(text: str) -> str:
    """Text from any source, made safe for a picture."""
    return escape(_FORBIDDEN.sub("", text))


def line(text: str, at: Point, size: float, colour: str, more: str = "") -> str:
    """One line of text."""
    place = f'x="{num(at[0])}" y="{num(at[1])}" font-size="{num(size)}"'
    return f'<text {place} fill="{colour}" {more}>{clean(text)}</text>'
