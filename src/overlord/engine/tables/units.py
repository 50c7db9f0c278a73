"""Every kind of unit as one row (core section 1.6): what it can do; the units of a battle are in the state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from overlord.engine.model.names import ALL, ARM, ARMOR, ARTILLERY, INF, INFANTRY, MANY, NONE, OTH, OTHER
from overlord.engine.tables.air import AIRPLANES, Airplane

LAND: Final = 0
RAIL: Final = 1
SEA: Final = 2
AIR: Final = 3  # an airplane on the ground


@dataclass(frozen=True, eq=False)
class UnitKind:
    """One row of table 1.6. `star_hits` and `cannot_target` are sets of unit categories, such as `INF | ARM`."""

    key: str
    rule: str
    code: str  # one letter on a text board
    category: int
    figures: int
    move_battle: int  # how many hexes it may move and still battle
    move_max: int  # how many hexes it may move at all
    dice: tuple[int, ...]  # by range, range 1 first
    needs_sight: bool = True
    ignores_cover: bool = False  # the terrain of its target takes no dice away
    takes_ground: bool = True
    overruns: bool = False  # may battle again after taking ground
    moves_on: int = LAND
    star_hits: int = NONE  # the categories that a star hits when it battles (R-HIT-04)
    stars_only_if_still: bool = False  # ... only if it did not move
    cannot_target: int = NONE
    hit_by_symbol: bool = True  # False: only a grenade hits it
    hit_by_star: bool = False
    battles_on_entry: bool = False  # may battle in the turn in which it enters terrain that forbids it to others
    retreat_most: int = 1  # the most hexes it may retreat for each flag (R-RET-11)
    flags_ignored: int = 0
    worth: int = 1  # medals for eliminating it
    heals: bool = True
    crosshairs: bool = False
    engineer: bool = False
    cover_at_most_one_close: bool = False
    ignores_cover_close: bool = False
    tiger: bool = False
    still_dice: tuple[int, ...] = ()  # its dice if it did not move; empty: the usual ones
    still_needs_no_sight: bool = False
    still_ignores_cover: bool = False
    banzai: bool = True
    national: bool = True  # has the special rules of its nation
    unsure: bool = False  # our sources disagree or are silent

    mask: int = field(init=False, default=0)  # its category as a set of one

    def __post_init__(self) -> None:
        object.__setattr__(self, "mask", 1 << self.category)


INFANTRY_DICE: Final = (3, 2, 1)
ARMOR_DICE: Final = (3, 3, 3)
ARTILLERY_DICE: Final = (3, 3, 2, 2, 1, 1)
BIG_DICE: Final = (3, 3, 2, 2, 1, 1, 1, 1)


def _infantry(key: str, rule: str, code: str, battle: int = 1, most: int = 2, **more: object) -> UnitKind:
    return _row(key, rule, code, INFANTRY, 4, battle, most, INFANTRY_DICE, more)


def _armor(key: str, rule: str, code: str, figures: int = 3, most: int = 3, **more: object) -> UnitKind:
    return _row(key, rule, code, ARMOR, figures, most, most, ARMOR_DICE, {"overruns": True, **more})


def _gun(
    key: str, rule: str, code: str, dice: tuple[int, ...], battle: int = 0, most: int = 1, **more: object
) -> UnitKind:
    fixed: dict[str, object] = {"needs_sight": False, "ignores_cover": True, "takes_ground": False}
    return _row(key, rule, code, ARTILLERY, 2, battle, most, dice, {**fixed, **more})


def _airplane(row: Airplane) -> UnitKind:
    """An airplane on the ground: one figure that any hit destroys, for one medal (A-AIR-16)."""
    return UnitKind(
        row.key,
        "A-AIR-16",
        row.code,
        OTHER,
        1,
        0,
        0,
        (),
        takes_ground=False,
        moves_on=AIR,
        hit_by_symbol=False,
        hit_by_star=True,
        flags_ignored=MANY,
        heals=False,
        national=False,
    )


def _row(
    key: str,
    rule: str,
    code: str,
    category: int,
    figures: int,
    battle: int,
    most: int,
    dice: tuple[int, ...],
    more: dict[str, object],
) -> UnitKind:
    figures = int(str(more.pop("figures", figures)))
    return UnitKind(key, rule, code, category, figures, battle, most, dice, **more)  # type: ignore[arg-type]


UNITS: Final[dict[str, UnitKind]] = {
    kind.key: kind
    for kind in (
        _infantry("infantry", "R-UNIT-01", "I"),
        _armor("armor", "R-UNIT-02", "A"),
        _gun("artillery", "R-UNIT-03", "G", ARTILLERY_DICE),
        _infantry("special-forces", "R-UNIT-04", "S", battle=2),
        _armor("elite-armor", "R-UNIT-05", "E", figures=4),
        _infantry("french-resistance", "R-UNIT-06", "R", figures=3, battles_on_entry=True, retreat_most=3),
        _gun("big-gun", "R-UNIT-07", "B", BIG_DICE, crosshairs=True),
        _infantry("combat-engineers", "R-UNIT-08", "P", engineer=True, ignores_cover_close=True),
        UnitKind(
            "locomotive",
            "R-UNIT-09",
            "L",
            OTHER,
            4,
            3,
            3,
            (),
            takes_ground=False,
            moves_on=RAIL,
            hit_by_symbol=False,
            flags_ignored=1,
            heals=False,
            national=False,
        ),
        UnitKind(
            "wagon",
            "R-UNIT-09",
            "W",
            OTHER,
            3,
            3,
            3,
            (),
            takes_ground=False,
            moves_on=RAIL,
            hit_by_symbol=False,
            flags_ignored=1,
            worth=0,
            heals=False,
            national=False,
        ),
        # Ruling: the armored train fires like artillery, without line of sight; no source confirms its numbers.
        UnitKind(
            "armored-train",
            "R-UNIT-10",
            "N",
            OTHER,
            4,
            3,
            3,
            ARTILLERY_DICE,
            needs_sight=False,
            takes_ground=False,
            moves_on=RAIL,
            hit_by_symbol=False,
            flags_ignored=1,
            heals=False,
            national=False,
            unsure=True,
        ),
        UnitKind("cavalry", "R-UNIT-11", "C", INFANTRY, 4, 3, 3, (2, 1), overruns=True),
        UnitKind("ski-troops", "R-UNIT-12", "K", INFANTRY, 3, 3, 3, (3, 2), battles_on_entry=True, retreat_most=3),
        UnitKind(
            "sniper",
            "R-UNIT-13",
            "O",
            INFANTRY,
            1,
            2,
            2,
            (1, 1, 1, 1, 1),
            ignores_cover=True,
            star_hits=ALL,
            cannot_target=ARM | OTH,
            hit_by_symbol=False,
            battles_on_entry=True,
            retreat_most=3,
            worth=0,
            national=False,
        ),
        UnitKind(
            "destroyer",
            "R-UNIT-14",
            "D",
            OTHER,
            3,
            2,
            2,
            BIG_DICE,
            needs_sight=False,
            ignores_cover=True,
            takes_ground=False,
            moves_on=SEA,
            hit_by_symbol=False,
            flags_ignored=1,
            heals=False,
            crosshairs=True,
            national=False,
        ),
        _armor("flame-tank", "R-UNIT-15", "F", cover_at_most_one_close=True),
        _gun("mobile-artillery", "R-UNIT-16", "M", ARTILLERY_DICE, battle=1, most=2),
        _armor("tiger", "R-UNIT-17", "T", figures=1, tiger=True, heals=False),
        _gun("heavy-anti-tank-gun", "R-UNIT-18", "H", (2, 2, 2, 2), needs_sight=True, star_hits=ARM | OTH),
        _infantry(
            "anti-tank-gun-early", "R-UNIT-19", "t", battle=0, takes_ground=False, star_hits=ARM | OTH, banzai=False
        ),
        _infantry(
            "anti-tank-gun-late", "R-UNIT-20", "u", takes_ground=False, star_hits=ARM | OTH, stars_only_if_still=True
        ),
        _infantry(
            "mortar-early",
            "R-UNIT-21",
            "m",
            battle=0,
            needs_sight=False,
            ignores_cover=True,
            takes_ground=False,
            banzai=False,
        ),
        _infantry(
            "mortar-late",
            "R-UNIT-22",
            "n",
            takes_ground=False,
            still_dice=(3, 2, 1, 1),
            still_needs_no_sight=True,
            still_ignores_cover=True,
        ),
        _infantry("machine-gun-early", "R-UNIT-23", "g", battle=0, takes_ground=False, star_hits=INF, banzai=False),
        _infantry("machine-gun-late", "R-UNIT-24", "h", takes_ground=False, star_hits=INF, stars_only_if_still=True),
        _armor("slow-armor", "R-UNIT-25", "V", most=2),
        *(_airplane(row) for row in AIRPLANES.values()),
    )
}

UNIT_OF_CODE: Final[dict[str, UnitKind]] = {kind.code: kind for kind in UNITS.values()}
