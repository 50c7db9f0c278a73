"""Every kind of unit, one frozen row each (core section 1.6); what a unit may do, never what it does."""

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
    """One row of table 1.6. Masks are sets of categories."""

    key: str
    rule: str
    code: str  # one letter on a text board
    category: int
    figures: int
    move_battle: int  # hexes it may move and still battle
    move_max: int
    dice: tuple[int, ...]  # by range, range 1 first
    needs_sight: bool = True
    ignores_cover: bool = False  # the target hex's dice reduction does not count for it
    takes_ground: bool = True
    overruns: bool = False  # a second battle after taking ground
    moves_on: int = LAND
    star_hits: int = NONE  # categories its stars hit (R-HIT-04)
    stars_only_if_still: bool = False
    cannot_target: int = NONE
    hit_by_symbol: bool = True  # False: only a grenade hits it
    hit_by_star: bool = False
    battles_on_entry: bool = False  # may battle on the turn it enters no-battle terrain
    retreat_most: int = 1  # hexes per flag, at most (R-RET-11)
    flags_ignored: int = 0
    worth: int = 1  # medals when eliminated
    heals: bool = True
    crosshairs: bool = False
    engineer: bool = False
    cover_at_most_one_close: bool = False
    ignores_cover_close: bool = False
    tiger: bool = False
    still_dice: tuple[int, ...] = ()  # dice if it did not move, where they differ
    still_needs_no_sight: bool = False
    still_ignores_cover: bool = False
    banzai: bool = True
    national: bool = True  # gets the bonuses of its nation
    unsure: bool = False

    mask: int = field(init=False, default=0)  # its category as a set

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
        # Ruling: the armored train fires like artillery and needs no sight; its figures are not confirmed.
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
