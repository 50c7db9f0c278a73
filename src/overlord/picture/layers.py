"""The ground of a board in layers, from the land up to what lies on it: alike for picture files and for the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from overlord.engine.view import HexView
from overlord.picture import features, ground
from overlord.picture.bands import Bands
from overlord.picture.looks import Looks, looks
from overlord.picture.places import outline
from overlord.picture.sheet import definitions, symbols
from overlord.picture.subject import Subject, ground_of

CLIP: Final = "board"  # the id of the outline that nothing of these layers crosses
_NAMED: Final = re.compile(r'(href="#|url\(#|id=")')


def layers(subject: Subject, table: Looks) -> Iterator[str]:
    """Each layer as one group; an empty layer is an empty group, so that their number is always the same."""
    bands = Bands(subject, table)
    yield group("land", ground.land(subject, table))
    yield group("ground", ground.washes(subject, table), clip=True)
    yield group("water", bands.water(), clip=True)
    yield group("grid", ground.grid(subject, table))
    yield group("scatter", features.scatter(subject, table))
    yield group("relief", features.terrain(subject, table, "ground"))
    yield group("woods", features.terrain(subject, table, "wood"))
    yield group("roads", bands.roads(), clip=True)
    yield group("marked-ways", features.terrain(subject, table, "way"))
    yield group("buildings", features.terrain(subject, table, "building"))
    yield group("pieces", features.pieces(subject, table, bands))
    yield group("obstacles", features.obstacles(subject, table))
    yield group("owners", features.owners(subject, table))


def group(name: str, parts: Iterable[str], clip: bool = False) -> str:
    within = f' clip-path="url(#{CLIP})"' if clip else ""
    return f'<g class="{name}"{within}>{"".join(parts)}</g>'


def head(art: str, subject: Subject, table: Looks) -> str:
    """The definitions that a picture needs: the symbols it uses in the colours of its face, and the board's outline."""
    used = symbols().keys() & set(re.findall(r'href="#([^"]+)"', art))
    whole = "".join(outline(h) for h in subject.geometry.hexes)
    drawn = definitions(used, table.recolours.get(subject.face, {}))
    return f'{drawn}<clipPath id="{CLIP}"><path d="{whole}"/></clipPath>'


def for_page(board: str, face: str, hexes: Iterable[HexView], flipped: bool) -> list[str]:
    """The ground for the page, one text a layer, its definitions first.

    Their ids start with the face: the page has a sheet of symbols of its own, in the colours of the countryside."""
    subject, table = ground_of(board, face, hexes, flipped), looks()
    art = list(layers(subject, table))
    defined = re.sub(r">\s+<", "><", head("".join(art), subject, table))
    return [_NAMED.sub(rf"\g<1>{face}-", layer) for layer in (f"<defs>{defined}</defs>", *art)]
