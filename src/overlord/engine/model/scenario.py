"""A scenario after it was read and checked; not its file format and not the set-up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from overlord.engine.model.names import NOBODY

MOODS: Final = ("country", "beach", "winter", "desert", "jungle", "ruins")
# The tiles that tell a mood, and those that there must not be more of.
_TELLING: Final = {
    "jungle": (("jungle", "palm-forest", "rice-paddy"), ("forest", "hedgerow", "hill-forest")),
    "ruins": (("city-ruins",), ("forest", "hedgerow", "jungle")),
}
ENOUGH: Final = 5  # fewer than so many tiles tell nothing


class ScenarioError(ValueError):
    """A scenario that cannot be played: every problem, each with its place."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True)
class HexDef:
    """What lies on one hex at the start. Edges are sets of directions, one bit each."""

    tile: str = "open"
    piece: str = ""
    obstacle: str = ""
    owner: int = NOBODY
    road: int = 0
    rail: int = 0
    ends: int = 0  # the open sides of a wadi or a bridge section


@dataclass(frozen=True)
class MineDef:
    hex: int
    camp: int = NOBODY  # who laid it; NOBODY: it hurts both camps (R-FMT-09)
    strength: int = -1  # -1: drawn from the mix at set-up (R-TER-80)
    decoy: bool = False  # a dummy revealed here gives a medal (R-FMT-07)


@dataclass(frozen=True)
class UnitDef:
    kind: str
    camp: int
    hex: int
    nation: str = ""
    figures: int = 0  # 0: the full number of its kind
    worth: int = -1  # medals for the enemy; -1: as its kind
    traits: tuple[str, ...] = ()
    waits: int = 0  # it cannot be ordered before this turn of its camp


@dataclass(frozen=True)
class CampDef:
    nation: str = ""
    hand: int = 4
    medals: int = 4
    edge: int = 0
    first_hand: int = 0  # starts lower and grows by one a turn (R-TURN-07); 0: starts full


# Kinds of objective (R-VIC-04 to -08, -13).
TEMPORARY: Final = "temporary"
PERMANENT: Final = "permanent"
KINDS: Final = ("temporary", "permanent", "last-to-occupy")


@dataclass(frozen=True)
class ObjectiveDef:
    """Medals for occupying hexes."""

    hexes: tuple[int, ...] = ()
    camp: int = NOBODY  # NOBODY: either camp
    kind: str = TEMPORARY
    worth: int = 1
    need: int = 0  # how many of the hexes at once; 0: all
    majority: bool = False
    sole_control: bool = False
    turn_start: bool = False
    section: int = 0  # bit of the section that must be clear of the enemy (R-VIC-13)
    sudden_death: str = ""  # "entry" or "turn-end" (R-VIC-10)
    required: bool = False  # no victory without it (R-VIC-14)


@dataclass(frozen=True)
class ExitDef:
    camp: int
    hexes: tuple[int, ...]
    worth: int = 1
    infantry_worth: int = 0  # 0: as worth


@dataclass(frozen=True)
class Patch:
    """A scenario's change to one row of a table: new values by field name."""

    table: str  # "terrain" or "unit"
    key: str
    changes: tuple[tuple[str, object], ...]
    hexes: tuple[int, ...] = ()  # where it applies; none: the whole board


@dataclass(frozen=True)
class CommandDeckDef:
    """The Command cards of a battle: a deck by its name, and cards of which there are so many copies instead."""

    deck: str = ""  # the usual one of its board
    copies: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class ScenarioDef:
    key: str
    board: str = "standard"
    face: str = "country"
    first: int = 0
    camps: tuple[CampDef, CampDef] = (CampDef(), CampDef(edge=1))
    hexes: dict[int, HexDef] = field(default_factory=dict)
    units: tuple[UnitDef, ...] = ()
    mines: tuple[MineDef, ...] = ()
    objectives: tuple[ObjectiveDef, ...] = ()
    exits: tuple[ExitDef, ...] = ()
    patches: tuple[Patch, ...] = ()
    options: dict[str, object] = field(default_factory=dict)
    command_deck: CommandDeckDef = field(default_factory=CommandDeckDef)
    section_lines: tuple[int, ...] = ()
    text: dict[str, dict[str, str]] = field(default_factory=dict)
    digest: str = ""
    source: str = ""  # the text it was read from, kept in records
    mood: str = ""  # one of MOODS, else by what lies on the board
    # The texts of Combat decks that come with it: from beside its file, and once it is fought, those in use.
    decks: tuple[str, ...] = field(default=(), compare=False, repr=False)

    @property
    def look(self) -> str:
        """The mood it is drawn in: that of the file, else that of its face, its jungle or its ruins."""
        if self.mood or self.face != "country":
            return self.mood or self.face
        tiles = Counter(place.tile for place in self.hexes.values())
        for mood, (own, other) in _TELLING.items():
            if sum(tiles[key] for key in own) >= max(ENOUGH, sum(tiles[key] for key in other)):
                return mood
        return self.face
