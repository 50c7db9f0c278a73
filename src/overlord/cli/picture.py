"""A view drawn as text: nine offset rows of hexes, two lines each, and the legend; it knows no rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import click

from overlord.engine.files.scenario.textboard import CAMP_MARKS, WIDTHS
from overlord.engine.model.hexes import NAME, ROWS, hex_at
from overlord.engine.model.names import CAMPS
from overlord.engine.tables.obstacles import FEATURES, MINEFIELD
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNITS
from overlord.engine.view import HexView, UnitView, View
from overlord.text.words import Words

CELL: Final = 6  # `A9*fo ` over `xI4wi `
COLORS: Final = {"axis": "red", "allies": "green"}


class Picture:
    """What stands where, by hex name."""

    def __init__(self, view: View) -> None:
        self.board = view.board
        self.hexes = {place.hex: place for place in view.hexes}
        self.units = {unit.hex: unit for unit in view.units}
        self.mines = {mine.hex: mine for mine in view.mines}
        self.goals = {name for objective in view.objectives for name in objective.hexes}

    def key(self) -> object:
        """Equal for two pictures that need not be drawn twice; which units are ordered does not count."""
        units = tuple((unit.hex, unit.camp, unit.kind, unit.figures) for unit in self.units.values())
        return units, tuple(self.hexes.values()), tuple(self.mines.values())

    def lines(self, ink: bool, width: int) -> Iterator[str]:
        """The board, split into parts one below the other if it is wider than the terminal."""
        columns = WIDTHS[self.board]
        parts = -(-columns // max(1, (width + 1) // CELL))
        size = -(-columns // parts)
        for first in range(0, columns, size):
            if first:
                yield ""
            yield from self.part(first, size, ink)

    def part(self, first: int, size: int, ink: bool) -> Iterator[str]:
        """`size` columns, from column `first` on."""
        for row in range(ROWS):
            last = min(first + size, WIDTHS[self.board] - row % 2)
            names = [NAME[hex_at(2 * c + row % 2, row)] for c in range(first, last)]
            indent = " " * (CELL // 2) if row % 2 else ""
            yield (indent + "".join(self.ground(name, ink) for name in names)).rstrip()
            yield (indent + "".join(self.standing(name, ink) for name in names)).rstrip()

    def ground(self, name: str, ink: bool) -> str:
        unit = self.units.get(name)
        mark = "*" if unit and unit.ordered else "@" if name in self.goals else " "
        return paint(f"{name}{mark}{tile_code(self.hexes.get(name)):2} ", ink, dim=mark == " ")

    def standing(self, name: str, ink: bool) -> str:
        unit = self.units.get(name)
        text = f"{unit_code(unit):3}"
        if unit:
            text = paint(text, ink, fg=COLORS[unit.camp], bold=bool(unit.ordered))
        return f"{text}{self.laid_code(name):2} "

    def laid_code(self, name: str) -> str:
        """The code of what lies on the tile: a mine, else an obstacle, else a piece."""
        if name in self.mines:
            strength = self.mines[name].strength
            return MINEFIELD.code if strength is None else f"m{strength}"
        place = self.hexes.get(name)
        return FEATURES[place.features[-1]].code if place and len(place.features) > 1 else ""

    def legend(self, words: Words) -> str:
        """The codes used in this picture, explained."""
        features = {key for place in self.hexes.values() for key in shown(place)}
        if self.mines:
            features.add(MINEFIELD.key)
        kinds = {unit.kind for unit in self.units.values()}
        parts = [f"{mark} {words.say(f'camp-{camp}')}" for camp, mark in zip(CAMPS, CAMP_MARKS, strict=True)]
        parts += [f"{UNITS[kind].code} {words.say(f'unit-{kind}')}" for kind in UNITS if kind in kinds]
        parts += [f"{row.code} {words.say(f'terrain-{key}')}" for key, row in FEATURES.items() if key in features]
        parts += [words.say("play-mark-ordered"), words.say("play-mark-objective")]
        return " · ".join(parts)


def shown(place: HexView) -> list[str]:
    """The features whose codes are drawn; a road or rails are drawn only where the ground is open."""
    tile, *laid = place.features
    if tile == "open":
        tile = "road" if place.road else "railroad" if place.rail else ""
    return [key for key in (tile, *laid) if key]


def tile_code(place: HexView | None) -> str:
    first = shown(place)[:1] if place else []
    return TILES[first[0]].code if first and first[0] in TILES else ""


def unit_code(unit: UnitView | None) -> str:
    return f"{CAMP_MARKS[CAMPS.index(unit.camp)]}{UNITS[unit.kind].code}{unit.figures}" if unit else ""


def paint(text: str, ink: bool, fg: str | None = None, bold: bool = False, dim: bool = False) -> str:
    return click.style(text, fg=fg, bold=bold or None, dim=dim or None) if ink else text
