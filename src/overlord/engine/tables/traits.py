"""What one unit may carry beyond its kind, one bit each: nation rules in force, tokens, scenario behaviours."""

from __future__ import annotations

from typing import Final

JAPANESE: Final = 1  # R-NAT-22 to -24, infantry only
COMMONWEALTH: Final = 2  # R-NAT-05
ITALIAN: Final = 4  # R-NAT-12, -13
CAMOUFLAGED: Final = 8  # R-ACT-16
BOAT: Final = 16  # R-ACT-05
IGNORES_ONE_FLAG: Final = 32
CANNOT_EXIT: Final = 64

# What a scenario may write beside a unit.
TRAITS: Final[dict[str, int]] = {
    "camouflaged": CAMOUFLAGED,
    "boat": BOAT,
    "ignores-one-flag": IGNORES_ONE_FLAG,
    "cannot-exit": CANNOT_EXIT,
}
