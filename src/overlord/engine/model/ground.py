"""How a hex affects movement, battle and sight: its tile, piece, obstacle and mine combined."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.names import ALL, NONE
from overlord.engine.tables.terrain import BLOCKS, HILL, LAKE, MOUNTAIN, NOTHING, OPEN, Terrain

ALL_SIDES: Final = 63
CLOSED: Final = "closed"  # the key shown for a hex that only the scenario has closed (R-RUL-04)


class Ground:
    """One combination of features (R-TER-01). It never changes: removing wire gives the hex another Ground."""

    __slots__ = (
        "bluff",
        "cave",
        "cliff",
        "climb",
        "closed",
        "code",
        "covers",
        "ends",
        "enter",
        "even",
        "figure_per_flag",
        "first_hex_only",
        "flag_rows",
        "halts",
        "hard_stop",
        "height",
        "leave_one",
        "locks",
        "mined",
        "mountain",
        "no_battle",
        "no_battle_after_leaving",
        "no_battle_on_entry",
        "no_battle_past_one",
        "no_retreat_into",
        "notable",
        "obstacle",
        "ocean",
        "on_entry",
        "out_rows",
        "owner",
        "piece",
        "pier",
        "rail",
        "recovery",
        "relief",
        "road",
        "rows",
        "shore",
        "sides",
        "sight",
        "slope",
        "soft_stop",
        "stops_artillery",
        "takes_sandbags",
        "tile",
        "variant",
        "wadi",
        "water",
    )

    def __init__(
        self,
        tile: Terrain,
        piece: Terrain | None,
        obstacle: Terrain | None,
        owner: int,
        road: int,
        rail: int,
        ends: int,
        mine: Terrain | None,
        variant: int = 0,
        closed: bool = False,
    ) -> None:
        self.variant = variant  # which of the scenario's local changes apply here
        self.tile = tile
        self.piece = piece
        self.obstacle = obstacle
        self.owner = owner
        self.road = road
        self.rail = rail
        self.ends = ends
        self.mined: bool = mine is not None
        rows = _rows(tile, piece, obstacle, mine)
        self.rows: list[Terrain] = rows
        self._entering(rows)
        self.closed: bool = closed and self.enter == NONE  # closed only by the scenario, to boats as well (R-RUL-04)
        self._battling(rows)
        self._standing(rows)
        self._looking(rows)
        self.code: str = f"{'+'.join(self.keys)}{'!' if self.mined else ''}"
        # Whether there is anything to draw.
        self.notable: bool = len(self.keys) > 1 or tile is not OPEN or bool(road or rail or ends)
        deep = self.water and self.enter == NONE
        # A step between two such hexes costs one hex for every category that may enter (queries/steps.py).
        self.even: bool = (
            self.sides == ALL_SIDES
            and self.climb == 1
            and not (self.first_hex_only or self.locks or self.bluff or self.mountain)
            and not (self.pier or self.ocean or deep)
        )
        self.halts: int = ALL if deep else self.hard_stop | self.soft_stop  # categories that go no farther

    def _entering(self, rows: list[Terrain]) -> None:
        enter = ALL
        self.hard_stop = NONE
        self.soft_stop = NONE
        self.first_hex_only = False
        self.leave_one = False
        self.climb = 1
        self.sides = ALL_SIDES
        self.on_entry = NOTHING
        self.locks = NONE
        for row in rows:
            enter &= row.enter
            self.hard_stop |= row.hard_stop
            if not (row.crossed_by_road and self.road):
                self.soft_stop |= row.soft_stop
            self.first_hex_only = self.first_hex_only or row.first_hex_only
            self.leave_one = self.leave_one or row.leave_one
            self.climb = max(self.climb, row.climb)
            self.on_entry = max(self.on_entry, row.on_entry)
            self.locks |= row.locks
            if row.gates:
                self.sides = self.ends
        self.enter: int = enter
        base = rows[0]
        self.shore = base.shore
        self.ocean = base.ocean
        self.water = base.water
        self.bluff = base.bluff
        self.cliff = base.cliff
        self.mountain = base.mountain
        self.pier = any(row.pier for row in rows)
        self.cave = base.cave
        self.wadi = base.wadi

    def _battling(self, rows: list[Terrain]) -> None:
        self.no_battle = NONE
        self.no_battle_on_entry = NONE
        self.no_battle_past_one = False
        self.no_battle_after_leaving = NONE
        for row in rows:
            self.no_battle |= row.no_battle
            self.no_battle_on_entry |= row.no_battle_on_entry
            self.no_battle_past_one = self.no_battle_past_one or row.no_battle_past_one
            self.no_battle_after_leaving |= row.no_battle_after_leaving
        self.out_rows: list[Terrain] = [row for row in rows if any(row.dice_out)]
        self.covers: list[Terrain] = [row for row in rows if any(row.dice_in) or any(row.japanese_dice_in)]

    def _standing(self, rows: list[Terrain]) -> None:
        self.figure_per_flag = NONE
        self.no_retreat_into = False
        self.takes_sandbags = self.obstacle is None
        self.recovery = 0
        for row in rows:
            self.figure_per_flag |= row.figure_per_flag
            self.no_retreat_into = self.no_retreat_into or row.no_retreat_into
            self.takes_sandbags = self.takes_sandbags and row.takes_sandbags
            self.recovery = max(self.recovery, row.recovery)
        self.flag_rows: list[Terrain] = [row for row in rows if row.flags_ignored]

    def _looking(self, rows: list[Terrain]) -> None:
        tile = self.tile
        self.height = tile.height
        self.relief = tile.sight if tile.sight in (HILL, MOUNTAIN, LAKE) else 0
        self.slope = tile.sight in (HILL, MOUNTAIN)
        self.sight = tile.sight
        for row in rows:
            if row.sight == BLOCKS:
                self.sight = BLOCKS
        self.stops_artillery = tile.stops_artillery

    @property
    def keys(self) -> tuple[str, ...]:
        """The features by key, tile first, for pictures and texts."""
        more = tuple(row.key for row in (self.piece, self.obstacle) if row is not None)
        closed = (CLOSED,) if self.closed else ()
        return (self.tile.key, *more, *closed)


def _rows(tile: Terrain, piece: Terrain | None, obstacle: Terrain | None, mine: Terrain | None) -> list[Terrain]:
    """The features that count: a bridge cancels the water below it (R-RUL-11)."""
    bridged = piece is not None and piece.bridge and (tile.water or tile.ocean or tile.enter == NONE)
    rows = [OPEN if bridged else tile]
    if piece is not None:
        rows.append(piece)
    if obstacle is not None:
        rows.append(obstacle)
    if mine is not None:
        rows.append(mine)
    return rows


def dice_of(rows: list[Terrain], category: int) -> tuple[int, Terrain | None]:
    """The single worst dice change for a unit that battles from here (R-BAT-08)."""
    worst = 0
    which: Terrain | None = None
    for row in rows:
        if row.dice_out[category] < worst:
            worst = row.dice_out[category]
            which = row
    return worst, which
