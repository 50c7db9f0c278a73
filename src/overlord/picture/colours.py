"""The colours of a mood: how it changes every colour that ground is drawn with; it draws nothing."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from overlord.picture.looks import Light, looks

_COLOUR: Final = re.compile("#[0-9a-f]{6}")
_GREY: Final = (0.3, 0.59, 0.11)  # the share of red, green and blue in brightness


def in_mood(text: str, mood: str, night: bool) -> str:
    """Drawn art in the colours of a mood, by day or by night."""
    return _COLOUR.sub(lambda match: _shown(match[0], mood, night), text)


@cache
def _shown(colour: str, mood: str, night: bool) -> str:
    table = looks()
    own = table.moods[mood]
    colour = table.recolours.get(mood, {}).get(colour, colour)
    # The tones of plain ground are those of the mood already.
    if colour not in (*own.tones, *own.blotches, own.grid):
        colour = under(colour, own)
    return under(colour, table.night) if night else colour


def under(colour: str, light: Light) -> str:
    parts = channels(colour)
    grey = sum(part * share for part, share in zip(parts, _GREY, strict=True))
    tint, strength = light.tint
    mixed = (
        (part + (grey - part) * light.grey) * (1 - strength) + other * strength
        for part, other in zip(parts, channels(tint), strict=True)
    )
    return "#" + "".join(f"{round(part):02x}" for part in mixed)


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
