"""The small numbers the engine counts in (camps, seats, categories, faces) and their words; no rules."""

from typing import Final, TypeAlias

Bits: TypeAlias = int  # a set of numbers, one bit each, of any size

AXIS: Final = 0
ALLIES: Final = 1
NOBODY: Final = -1
TABLE: Final = "table"  # the channel of everybody at the table
CAMPS: Final = ("axis", "allies")

CIC: Final = 0
LEFT: Final = 1
CENTER: Final = 2
RIGHT: Final = 3
ROLES: Final = ("cic", "left", "center", "right")
SIDES: Final = ("left", "center", "right")

# A seat is camp * 4 + role; its name joins the words of both.
SEATS: Final = tuple(f"{camp}-{role}" for camp in CAMPS for role in ROLES)
COMMANDERS: Final = ("axis-cic", "allies-cic")
SEAT_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(SEATS)}

# Unit categories (R-UNIT-32). OTHER are ships and trains.
INFANTRY: Final = 0
ARMOR: Final = 1
ARTILLERY: Final = 2
OTHER: Final = 3

# Sets of categories, one bit each.
INF: Final = 1
ARM: Final = 2
ART: Final = 4
OTH: Final = 8
NONE: Final = 0
ALL: Final = 15

# The six faces of the one die (R-DIE-01).
FACES: Final = "IIAGFS"
FACE_OF_CATEGORY: Final = ("I", "A", "", "")

TOP: Final = 0
BOTTOM: Final = 1
EDGES: Final = ("top", "bottom")

MANY: Final = 99
DAYLIGHT: Final = 6  # by day units see this many hexes far (R-ACT-19)


def camp_of(seat: int) -> int:
    return seat >> 2


def role_of(seat: int) -> int:
    return seat & 3


def enemy(camp: int) -> int:
    return 1 - camp


def commander(camp: int) -> int:
    """The seat of a camp's Commander-in-Chief."""
    return camp << 2


def generals(camp: int) -> list[int]:
    """The seats of a camp's Field Generals: left, center, right."""
    first = commander(camp)
    return [first + 1, first + 2, first + 3]
