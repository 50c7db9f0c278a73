"""What sets one unit apart from others of its kind, one bit each: rules of its nation, of the scenario, and tokens."""

from __future__ import annotations

from typing import Final

JAPANESE: Final = 1  # infantry only (R-NAT-22 to R-NAT-24)
COMMONWEALTH: Final = 2  # R-NAT-05
ITALIAN: Final = 4  # R-NAT-12, R-NAT-13
CAMOUFLAGED: Final = 8  # R-ACT-16
BOAT: Final = 16  # R-ACT-05
IGNORES_ONE_FLAG: Final = 32
CANNOT_EXIT: Final = 64

# The traits that a scenario may give a unit, by the words of its file.
TRAITS: Final[dict[str, int]] = {
    "camouflaged": CAMOUFLAGED,
    "boat": BOAT,
    "ignores-one-flag": IGNORES_ONE_FLAG,
    "cannot-exit": CANNOT_EXIT,
}
