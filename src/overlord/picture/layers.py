"""The ground of a board in layers, from the land up to what lies on it: the same for picture files and the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from overlord.engine.view import HexView
from overlord.picture import features, ground
from overlord.picture.bands import Bands
from overlord.picture.colours import in_mood
from overlord.picture.looks import Looks, looks
from overlord.picture.places import outline
from overlord.picture.sheet import definitions, symbols
from overlord.picture.subject import Subject, ground_of

# The symbols of the ground have the colours of its mood, and their own names because units use some of them too.
OWN: Final = "ground-"
_NAMED: Final = re.compile(r'(href="#|url\(#(?=board|light)|id=")')


def layers(subject: Subject, table: Looks) -> Iterator[str]:
    """Each layer as one group; an empty layer is an empty group, so that their number is always the same."""
    bands = Bands(subject, table)
    for name, art, clip in (
        ("land", ground.land(subject, table), False),
        ("texture", ground.texture(subject, table), True),
        ("ground", ground.washes(subject, table), True),
        ("water", bands.water(), True),
        ("grid", ground.grid(subject, table), False),
    ):
        yield as_ground(group(name, art, clip), subject)
    yield _renamed(group("light", ground.light(subject, table), True))
    for name, art, clip in (
        ("scatter", features.scatter(subject, table), False),
        ("relief", features.terrain(subject, table, "ground"), False),
        ("woods", features.terrain(subject, table, "wood"), False),
        ("roads", bands.roads(), True),
        ("marked-ways", features.terrain(subject, table, "way"), False),
        ("buildings", features.terrain(subject, table, "building"), False),
        ("pieces", features.pieces(subject, table, bands), False),
        ("obstacles", features.obstacles(subject, table), False),
        ("owners", features.owners(subject, table), False),
    ):
        yield as_ground(group(name, art, clip), subject)


def group(name: str, parts: Iterable[str], clip: bool = False) -> str:
    within = ' clip-path="url(#board)"' if clip else ""
    return f'<g class="{name}"{within}>{"".join(parts)}</g>'


def as_ground(art: str, subject: Subject) -> str:
    """Art in the colours of the board, with the symbols that `head` defines in these colours."""
    return _renamed(in_mood(art, subject.mood, subject.night))


def _renamed(art: str) -> str:
    return _NAMED.sub(rf"\g<1>{OWN}", art)


def head(art: str, subject: Subject) -> str:
    """The definitions that this art needs: the symbols of the ground and others, and the outline of the board."""
    named = set(re.findall(r'href="#([^"]+)"', art))
    own = {name.removeprefix(OWN) for name in named if name.startswith(OWN)}
    whole = "".join(outline(h) for h in subject.geometry.hexes)
    drawn = f'{definitions(own)}<clipPath id="board"><path d="{whole}"/></clipPath>'
    return as_ground(drawn, subject) + definitions(named & symbols().keys())


def for_page(
    board: str, face: str, hexes: Iterable[HexView], *, mood: str = "", night: bool = False, flipped: bool = False
) -> list[str]:
    """The ground for the page, one text per layer, the definitions first."""
    subject = ground_of(board, face, hexes, mood=mood, night=night, flipped=flipped)
    art = list(layers(subject, looks()))
    defined = re.sub(r">\s+<", "><", head("".join(art), subject))
    return [f"<defs>{defined}</defs>", *art]
