"""The figures of a finished battle as structs: what the page and the picture to share both show."""

from __future__ import annotations

import msgspec


class MedalMark(msgspec.Struct, frozen=True):
    """Medals won, or lost if `medals` is negative, and how both camps stand afterwards."""

    turn: int
    at: float  # turns that had passed; what happens within a turn is spread over it
    camp: str
    medals: int
    reason: str
    hexes: tuple[str, ...]
    axis: int
    allies: int


class UnitTale(msgspec.Struct, frozen=True):
    """One unit from its first hex to its last: what it lost, and what it took from the enemy by its own battles."""

    camp: str
    kind: str
    start: str  # where it stood first
    strength: int
    lost: int
    took: int  # enemy figures
    eliminated: int  # enemy units
    fell: str  # where it was eliminated; empty if it was not
    turn: int  # when it was eliminated


class Luck(msgspec.Struct, frozen=True):
    """The dice of a camp against enemy units: how many hit, the average, and the range to expect from chance.

    In 95 of 100 battles with fair dice the hits are between `low` and `high`; `more` is the chance of at least as many
    hits as there were."""

    camp: str
    dice: int
    hits: int
    expected: float
    low: int
    high: int
    more: float


class Summary(msgspec.Struct, frozen=True):
    """A whole battle in figures; everything in it was public at the table."""

    winner: str
    reason: str
    turns: int
    needed: dict[str, int]  # medals to win, by camp
    start: dict[str, int]  # medals at the beginning, by camp
    medals: tuple[MedalMark, ...]
    units: tuple[UnitTale, ...]
    best: int  # the number of the unit that took most; -1 if none took anything
    luck: tuple[Luck, ...]
