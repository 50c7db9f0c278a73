"""Every terrain tile as one row (core section 3.2): what it does to units that enter, stand on or fire over it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overlord.engine.model.names import ALL, ARM, ART, INF, NONE

TILE: Final = 0
PIECE: Final = 1  # a rectangular piece laid on a tile: bridge, bunker, pier
OBSTACLE: Final = 2
TOKEN: Final = 3

# What a hex does to a line of sight (R-LOS-10).
CLEAR: Final = 0
BLOCKS: Final = 1
HILL: Final = 2  # blocks, except along one and the same hill (R-LOS-07)
MOUNTAIN: Final = 3  # the same for mountains (R-LOS-09)
LAKE: Final = 4  # blocks where the line crosses two connected lake hexes (R-RUL-12)
WIDE: Final = 5  # a wide river: infantry cannot see across it

# Which attackers the cover of a hex works against.
ANYONE: Final = 0
LOWER: Final = 1  # only attackers on lower ground
NOT_MOUNTAIN: Final = 2  # attackers that are not on a mountain
NOT_WADI: Final = 3  # attackers that are not in a wadi

# What happens when a unit enters.
NOTHING: Final = 0
ICE: Final = 1  # a frozen river: roll two dice, each star removes a figure
HEADQUARTERS: Final = 2  # an enemy captures it (R-ACT-17)

Dice = tuple[int, int, int, int]  # a change of dice for infantry, armor, artillery and other units
NO_DICE: Final = (0, 0, 0, 0)


@dataclass(frozen=True, eq=False)
class Terrain:
    """One row of table 3.2: a tile, a piece laid on it or an obstacle.

    A field whose default is ALL or NONE is a set of unit categories, such as `INF | ARM`.
    """

    key: str
    rule: str
    code: str  # two letters on a text board
    layer: int = TILE
    enter: int = ALL
    hard_stop: int = NONE  # HS of R-MOVE-07
    soft_stop: int = NONE  # SS of R-MOVE-07
    first_hex_only: bool = False  # ADJ of R-MOVE-07
    leave_one: bool = False  # OUT1 of R-MOVE-07
    no_battle_on_entry: int = NONE  # R-MOVE-08
    no_battle_past_one: bool = False  # a unit that entered by moving more than one hex cannot battle (jungle)
    no_battle: int = NONE  # these never battle from here
    no_battle_after_leaving: int = NONE
    dice_out: Dice = NO_DICE  # for a unit that battles from here
    dice_in: Dice = NO_DICE  # for a unit that battles against one standing here: its cover
    japanese_dice_in: Dice = NO_DICE
    cover_against: int = ANYONE
    owner_only: bool = False  # only its owner has the cover and ignores flags here (R-TER-02)
    height: int = 0
    sight: int = CLEAR
    stops_artillery: bool = False
    flags_ignored: int = 0  # so many flags may be ignored here
    flags_for: int = ALL  # ... by these
    cave: bool = False
    no_retreat_into: bool = False
    figure_per_flag: int = NONE  # these lose a figure for each flag instead of retreating
    locks: int = NONE  # these never leave if they were set up here
    climb: int = 1  # how many hexes of movement it costs to come up from lower ground
    shore: bool = False  # the beach limit holds (R-MOVE-11)
    ocean: bool = False
    water: bool = False  # a river or stream, which bridges cross
    bluff: bool = False
    cliff: bool = False
    gates: bool = False  # units come and go only through its open ends
    mountain: bool = False  # entered only from a hill or a mountain
    wadi: bool = False
    whole: bool = False  # a piece as large as a tile: it replaces what the board shows (R-FACE-01)
    bridge: bool = False
    pier: bool = False
    artillery_dice: tuple[int, ...] = ()  # by range, for artillery that fires from here; empty: its usual dice
    on_entry: int = NOTHING
    takes_sandbags: bool = True
    lost_when_left: bool = False  # removed when the unit leaves
    crushed_by_armor: bool = False
    clearable: int = NONE  # these may remove it instead of battling
    engineers_clear: bool = False
    crossed_by_road: bool = False  # where a road crosses it, its stops do not count
    recovery: int = 0  # 1: units recover as in an oasis; 2: as in a hospital
    building: bool = False
    unsure: bool = False  # our sources disagree or are silent


def _cover(infantry: int, armor: int, artillery: int = 0) -> Dice:
    return (infantry, armor, artillery, 0)


FOREST_COVER: Final = _cover(-1, -2)
HILL_COVER: Final = _cover(-1, -1)
TOWN_OUT: Final = (0, -2, 0, 0)


def _forest(key: str, rule: str, code: str, height: int = 0) -> Terrain:
    return Terrain(
        key, rule, code, hard_stop=ALL, no_battle_on_entry=ALL, dice_in=FOREST_COVER, sight=BLOCKS, height=height
    )


def _town(key: str, rule: str, code: str, flags: int = 0, height: int = 0, unsure: bool = False) -> Terrain:
    return Terrain(
        key,
        rule,
        code,
        hard_stop=ALL,
        no_battle_on_entry=ALL,
        dice_out=TOWN_OUT,
        dice_in=FOREST_COVER,
        sight=BLOCKS,
        flags_ignored=flags,
        height=height,
        building=True,
        unsure=unsure,
    )


def _hill(
    key: str,
    rule: str,
    code: str,
    enter: int = ALL,
    climb: int = 1,
    bluff: bool = False,
    cliff: bool = False,
    stop: int = NONE,
    stops_artillery: bool = False,
    cave: bool = False,
) -> Terrain:
    return Terrain(
        key,
        rule,
        code,
        enter=enter,
        hard_stop=stop,
        dice_in=HILL_COVER,
        cover_against=LOWER,
        height=1,
        sight=HILL,
        climb=climb,
        bluff=bluff,
        cliff=cliff,
        stops_artillery=stops_artillery,
        cave=cave,
        japanese_dice_in=_cover(-2, -2) if cave else NO_DICE,
    )


def _mountain(key: str, rule: str, code: str, cave: bool = False) -> Terrain:
    return Terrain(
        key,
        rule,
        code,
        enter=INF,
        dice_in=_cover(-2, -2),
        cover_against=NOT_MOUNTAIN,
        japanese_dice_in=_cover(-2, -2) if cave else NO_DICE,
        height=2,
        sight=MOUNTAIN,
        cave=cave,
        figure_per_flag=ART,
        locks=ART,
        mountain=True,
        artillery_dice=(3, 3, 2, 2, 1, 1, 1),
    )


def _marsh(key: str, rule: str, code: str) -> Terrain:
    return Terrain(
        key,
        rule,
        code,
        enter=INF | ARM,
        hard_stop=ALL,
        leave_one=True,
        no_battle_on_entry=ARM,
        no_battle_after_leaving=ARM,
    )


def _beach(key: str, rule: str, code: str, unsure: bool = False) -> Terrain:
    return Terrain(key, rule, code, shore=True, unsure=unsure)


_ROWS: Final = (
    Terrain("open", "R-TER-10", ".."),
    _forest("forest", "R-TER-11", "fo"),
    Terrain(
        "hedgerow",
        "R-TER-12",
        "he",
        hard_stop=ALL,
        first_hex_only=True,
        leave_one=True,
        no_battle_on_entry=ALL,
        dice_in=FOREST_COVER,
        sight=BLOCKS,
    ),
    _hill("hill", "R-TER-13", "hi"),
    _town("town", "R-TER-14", "to"),
    Terrain("river", "R-TER-15", "ri", enter=NONE, water=True, takes_sandbags=False),
    Terrain("wide-river", "R-TER-15", "wr", enter=NONE, water=True, sight=WIDE, takes_sandbags=False),
    Terrain("ford", "R-TER-16", "fd", hard_stop=ALL, dice_out=(-1, -1, -1, -1), water=True, takes_sandbags=False),
    Terrain("stream", "R-TER-17", "st", soft_stop=ALL, water=True),
    Terrain("frozen-river", "R-TER-18", "fr", water=True, on_entry=ICE),
    Terrain(
        "ocean",
        "R-TER-25",
        "oc",
        hard_stop=ALL,
        no_battle=INF | ARM | ART,
        no_retreat_into=True,
        figure_per_flag=INF | ARM | ART,
        ocean=True,
        takes_sandbags=False,
    ),
    _beach("beach", "R-TER-26", "be"),
    _beach("coast", "R-TER-27", "co"),
    Terrain("lake", "R-TER-29", "la", enter=NONE, sight=LAKE, takes_sandbags=False),
    Terrain("fish-pond", "R-TER-30", "fp", enter=NONE, takes_sandbags=False, unsure=True),
    _marsh("marsh", "R-TER-31", "ma"),
    _marsh("rice-paddy", "R-TER-32", "rp"),
    Terrain("flooded-field", "R-TER-33", "ff", hard_stop=ALL, leave_one=True, unsure=True),
    Terrain("high-ground", "R-TER-34", "hg"),
    _mountain("mountain", "R-TER-35", "mo"),
    _hill("steep-hill", "R-TER-36", "sh", climb=2),
    _hill("bluff", "R-TER-37", "bl", bluff=True),
    _hill("cliff", "R-TER-38", "cl", bluff=True, cliff=True),
    _hill("impassable-hill", "R-TER-39", "ih", enter=NONE),
    _hill("blocking-hill", "R-TER-39", "bh", enter=NONE, stops_artillery=True),
    Terrain(
        "trench",
        "R-TER-51",
        "tr",
        enter=INF | ARM,
        hard_stop=ALL,
        no_battle=ARM,
        dice_in=_cover(-1, -1),
        flags_ignored=1,
        flags_for=INF,
    ),
    Terrain("road", "R-TER-52", "ro"),
    _hill("road-over-hill", "R-TER-52", "rh"),
    Terrain("railroad", "R-TER-53", "rr", soft_stop=ARM | ART, crossed_by_road=True),
    _town("station", "R-TER-54", "sn"),
    _town("church", "R-TER-55", "ch", flags=1),
    _town("barracks", "R-TER-56", "ba"),
    _town("factory", "R-TER-56", "fa"),
    _town("lighthouse", "R-TER-56", "lh"),
    _town("power-plant", "R-TER-56", "pp"),
    _town("prison-camp", "R-TER-57", "pc", flags=1),
    _town("labor-camp", "R-TER-58", "lc", flags=1, unsure=True),
    Terrain(
        "radar-station",
        "R-TER-59",
        "ra",
        hard_stop=ALL,
        dice_out=TOWN_OUT,
        dice_in=FOREST_COVER,
        sight=BLOCKS,
        flags_ignored=1,
        building=True,
    ),
    Terrain(
        "city-ruins",
        "R-TER-60",
        "ru",
        enter=INF,
        hard_stop=ALL,
        no_battle_on_entry=ALL,
        dice_in=FOREST_COVER,
        sight=BLOCKS,
        flags_ignored=1,
        building=True,
    ),
    Terrain("dam", "R-TER-61", "da", enter=INF, sight=BLOCKS, flags_ignored=1, building=True),
    Terrain("cemetery", "R-TER-62", "ce", flags_ignored=1, building=True),
    Terrain("airfield", "R-TER-63", "af"),
    Terrain("supply-depot", "R-TER-64", "sd", sight=BLOCKS, building=True),
    Terrain("hospital", "R-TER-65", "ho", sight=BLOCKS, recovery=2, building=True),
    Terrain("headquarters-tent", "R-TER-66", "hq", sight=BLOCKS, on_entry=HEADQUARTERS, building=True),
    Terrain("jungle", "R-TER-67", "ju", soft_stop=ALL, no_battle_past_one=True, dice_in=FOREST_COVER, sight=BLOCKS),
    _hill("cave", "R-TER-68", "ca", enter=INF, cave=True),
    _mountain("mountain-cave", "R-TER-69", "mc", cave=True),
    _forest("palm-forest", "R-TER-70", "pf"),
    Terrain(
        "oasis", "R-TER-71", "oa", hard_stop=ALL, dice_in=_cover(-1, -1), sight=BLOCKS, flags_ignored=1, recovery=1
    ),
    Terrain("wadi", "R-TER-72", "wa", dice_in=_cover(-1, -1, -1), cover_against=NOT_WADI, gates=True, wadi=True),
    Terrain("escarpment", "R-TER-73", "es", enter=NONE, sight=BLOCKS, takes_sandbags=False),
    _hill("ridge", "R-TER-74", "rg", stop=ALL),
    Terrain("ravine", "R-TER-75", "rv", enter=INF, flags_ignored=1),
    Terrain("balka", "R-TER-76", "bk", hard_stop=ALL, leave_one=True, unsure=True),
    _forest("hill-forest", "R-TER-77", "hf", height=1),
    _town("hill-village", "R-TER-78", "hv", height=1),
    _town("castle", "R-TER-79", "cs", flags=1, unsure=True),
)

TILES: Final[dict[str, Terrain]] = {row.key: row for row in _ROWS}
OPEN: Final = TILES["open"]
