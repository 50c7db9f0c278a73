"""The table of looks, read once from looks.toml: the symbols and colours of each key; it draws nothing."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

Colours = tuple[str, ...]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every row: a key that its row does not have is an error."""


class Paper(Row, frozen=True):
    sheet: str
    ink: str
    faint: str
    frame: str
    sand: str
    serif: str
    sans: str


class Camp(Row, frozen=True):
    fill: str
    figure: str
    base: str


class Light(Row, frozen=True):
    """Light and shade over the whole board, and how all colours change; each is a colour and its strength."""

    light: tuple[str, float]
    shade: tuple[str, float]
    grey: float = 0.0
    tint: tuple[str, float] = ("#000000", 0.0)


class Mood(Light, frozen=True, kw_only=True):
    """The plain ground of a theatre, and its light."""

    tones: Colours
    grid: str
    scatter: tuple[str, ...]  # strokes on plain hexes
    blotches: Colours


class GroundLook(Row, frozen=True):
    """The coloured area under a terrain. Several fills are steps of rising ground; teeth are slope strokes."""

    fills: Colours
    edge: str
    teeth: float = 0.0
    under: str = ""  # a full hex of this colour lies underneath
    first: int = 0  # the first step: 0 reaches the sides of the hex
    winter: Colours = ()
    desert: Colours = ()
    jungle: Colours = ()
    ruins: Colours = ()

    def on(self, mood: str) -> Colours:
        own = {"winter": self.winter, "desert": self.desert, "jungle": self.jungle, "ruins": self.ruins}
        return own.get(mood) or self.fills


class WayLook(Row, frozen=True):
    """A band through a hex: water, a dry bed, a trench, a road or rails."""

    family: str
    width: float
    fill: str
    edge: str
    core: str = ""
    ripple: str = ""
    mark: str = ""  # a symbol on its middle, turned along the band
    teeth: float = 0.0
    zigzag: float = 0.0
    winter: str = ""

    def on(self, mood: str) -> str:
        return self.winter if mood == "winter" and self.winter else self.fill


class TerrainLook(Row, frozen=True):
    layer: str
    symbols: tuple[str, ...] = ()
    ground: str = ""
    way: str = ""
    mouth: tuple[str, ...] = ()
    flip: bool = False


class PieceLook(Row, frozen=True):
    symbol: str
    along: str = ""


class Formation(Row, frozen=True):
    """Where the figures of a unit stand on its base, and their size."""

    size: float
    at: tuple[tuple[float, float], ...]


class Models(Row, frozen=True):
    """The kinds of units that are one piece on the table, whatever their strength."""

    single: tuple[str, ...]


class Looks(Row, frozen=True):
    paper: Paper
    camps: dict[str, Camp]
    moods: dict[str, Mood]
    night: Light
    recolours: dict[str, dict[str, str]]
    grounds: dict[str, GroundLook]
    ways: dict[str, WayLook]
    terrain: dict[str, TerrainLook]
    pieces: dict[str, PieceLook]
    obstacles: dict[str, str]
    units: dict[str, str]
    figures: dict[str, Formation]
    models: Models
    emblems: dict[str, str]
    badges: dict[str, str]
    nations: dict[str, str]
    marks: dict[str, str]

    def symbols(self) -> set[str]:
        """Every symbol that a row names, and the symbol of each terrain in legends."""
        found = {name for row in self.terrain.values() for name in row.symbols}
        found |= {f"terrain-{key}" for key in self.terrain}
        found |= {row.symbol for row in self.pieces.values()}
        found |= {row.base for row in self.camps.values()} | {
            name for row in self.moods.values() for name in row.scatter
        }
        found |= {row.mark for row in self.ways.values() if row.mark}
        for table in (self.obstacles, self.units, self.emblems, self.badges, self.nations, self.marks):
            found |= set(table.values())
        return found


@cache
def looks() -> Looks:
    text = (files(__package__) / "looks.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Looks)
