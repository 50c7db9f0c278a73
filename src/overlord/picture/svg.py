"""The few words of SVG that every part of the picture writes: a symbol in its place, text made harmless."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape

from overlord.picture.places import Point, num

# Whatever XML has no way to write.
_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def used(symbol: str, at: Point, flip: bool = False) -> str:
    """A symbol with its middle at a place, mirrored if asked."""
    if flip:
        return f'<use href="#{symbol}" transform="translate({num(at[0])} {num(at[1])}) scale(-1 1)"/>'
    return f'<use href="#{symbol}" x="{num(at[0])}" y="{num(at[1])}"/>'


def clean(text: str) -> str:
    """A text of whatever origin, fit to stand in a picture."""
    return escape(_FORBIDDEN.sub("", text))


def line(text: str, at: Point, size: float, fill: str, family: str = "", more: str = "") -> str:
    """One line of text."""
    font = f' font-family="{family}"' if family else ""
    return f'<text x="{num(at[0])}" y="{num(at[1])}" font-size="{num(size)}" fill="{fill}"{font} {more}>{clean(text)}</text>'
