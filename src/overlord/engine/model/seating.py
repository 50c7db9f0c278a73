"""Which seats have the same holder and so share a view (O-TEAM-01 to -05); the rules know only seats."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.names import CENTER, CIC, LEFT, RIGHT, camp_of, role_of

# Number of holders in a camp -> the roles that each of them has.
GROUPS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    1: ((CIC, LEFT, CENTER, RIGHT),),
    2: ((CIC, LEFT, CENTER, RIGHT),),  # O-TEAM-03: two people share all roles
    3: ((CIC, CENTER), (LEFT,), (RIGHT,)),  # O-TEAM-02
    4: ((CIC,), (LEFT,), (CENTER,), (RIGHT,)),
}


class Seating:
    """How many holders each camp has."""

    __slots__ = ("holders", "shared")

    def __init__(self, holders: tuple[int, int]) -> None:
        self.holders = holders
        self.shared: list[tuple[int, ...]] = [self._together(seat) for seat in range(8)]

    def _together(self, seat: int) -> tuple[int, ...]:
        camp = camp_of(seat)
        for group in GROUPS[self.holders[camp]]:
            if role_of(seat) in group:
                return tuple(camp * 4 + role for role in group)
        return (seat,)
