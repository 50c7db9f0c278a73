"""The words of the community format and ours for them: tiles, pieces, obstacles, nations, badges; no reading."""

from __future__ import annotations

from typing import Final, NamedTuple

from overlord.engine.model.names import ALLIES, AXIS, NOBODY

TILE: Final = "tile"
PIECE: Final = "piece"
OBSTACLE: Final = "obstacle"
VESSEL: Final = "unit"  # ships and trains are drawn like pieces and play like units
NO_RULES: Final = "no rules"

ROAD: Final = "road"
RAIL: Final = "rail"
ENDS: Final = "ends"
CROSSING: Final = "crossing"  # straight rails with a road across them

# Open sides at orientation 1, in steps of 30 degrees counterclockwise from east (R-FMT-10).
SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "": (0, 6),
    "curve": (2, 10),
    "fl": (0, 2, 6),
    "fr": (0, 6, 10),
    "x": (0, 2, 6, 8),
    "y": (0, 4, 8),
}


class Feature(NamedTuple):
    """What one name of the file means here."""

    layer: str
    key: str
    way: str = ""  # what its open sides are for
    shape: str = ""


def _all(layer: str, **names: str) -> dict[str, Feature]:
    """`our_key="their names"`, with names separated by one space."""
    return {name: Feature(layer, key.replace("_", "-")) for key, several in names.items() for name in several.split()}


def _shaped(key: str, way: str, stems: str) -> dict[str, Feature]:
    """Each stem in every shape."""
    return {f"{stem}{shape}": Feature(TILE, key, way, shape) for stem in stems.split() for shape in SHAPES}


FEATURES: Final[dict[str, Feature]] = {
    **_all(
        TILE,
        forest="woods wforest",
        hedgerow="hedgerow",
        hill="hills dhill whill",
        town="buildings wvillage bled pvillage",
        river="river curve riverfl riverfr rivery pmouth pond",
        ford="ford",
        frozen_river="wriver wcurved wriverfr",
        beach="beach pbeach",
        coast="coast coastcurve",
        lake="lakea lakeb lakec",
        marsh="marshes wmarshes",
        rice_paddy="price",
        high_ground="highground",
        mountain="mountain",
        trench="trenches ptrenches wtrenches",
        station="station",
        church="church wchurch",
        barracks="barracks",
        factory="factory wfactory",
        lighthouse="lighthouse",
        power_plant="powerplant",
        prison_camp="camp",
        radar_station="radar",
        city_ruins="wruins",
        dam="dam",
        cemetery="cemetery",
        airfield="airfield airfieldx cairfield dairfield dairfieldx pairfield pairfieldx wairfield wairfieldx",
        supply_depot="depot",
        hospital="phospital",
        headquarters_tent="pheadquarter dcamp",
        jungle="pjungle",
        cave="pcave",
        mountain_cave="pmcave",
        palm_forest="palmtrees",
        oasis="oasis",
        escarpment="descarpment",
        ridge="dridge",
        ravine="wravine",
        hill_forest="whillforest",
        hill_village="whillvillage",
        castle="wcastle",
    ),
    **_shaped("road", ROAD, "road droad wroad"),
    **_shaped("railroad", RAIL, "rail wrail"),
    "railroad": Feature(TILE, "railroad", CROSSING),
    "wrailroad": Feature(TILE, "railroad", CROSSING),
    "hillroad": Feature(TILE, "road-over-hill", ROAD),
    "hillcurve": Feature(TILE, "road-over-hill", ROAD, "curve"),
    "wadi": Feature(TILE, "wadi", ENDS),
    "wcurve": Feature(TILE, "wadi", ENDS, "curve"),
    "ravine": Feature(TILE, "wadi", ENDS),  # a gully
    "cravine": Feature(TILE, "wadi", ENDS, "curve"),
    **_all(
        PIECE,
        bridge="bridge wbridge pbridge",  # R-RUL-02
        pontoon_bridge="pontoon wpontoon",
        railroad_bridge="railbridge wrailbridge",
        broken_bridge="brkbridge",
        pier="ppier pier",
        bunker="bunker",
        field_bunker="pbunker dbunker wbunker casemate",
        fortress="fortress",
    ),
    **_all(
        OBSTACLE,
        sandbags="sand",
        wire="wire",
        hedgehog="hedgehog",
        road_block="roadblock droadblock wroadblock",
        dragons_teeth="dragonteeth",
        abatis="abatis",
    ),
    **_all(VESSEL, destroyer="pdestroyer", locomotive="loco", wagon="wagon"),
    **_all(NO_RULES, landing_craft="barge", aircraft_carrier="pcarrier"),
}

# What one of our tiles, pieces or obstacles becomes by a behaviour (R-FMT-07).
BEHAVIORS: Final[dict[tuple[str, str], str]] = {
    ("FORDABLE_STREAM", "river"): "stream",
    ("FORD", "river"): "ford",
    ("WIDE_RIVER", "river"): "wide-river",
    ("BLUFF", "hill"): "bluff",
    ("CLIFF", "hill"): "cliff",
    ("STEEP_HILL", "hill"): "steep-hill",
    ("HILL", "hill"): "hill",
    ("IMPASSABLE_HILL", "hill"): "impassable-hill",
    ("IMPASSABLE_BLOCKING_HILL", "hill"): "blocking-hill",
    ("SEAWALL", "sandbags"): "sea-wall",
    ("BRIDGE_SECTION", "bridge"): "bridge-section",
    ("OASIS_RECOVERY", "oasis"): "oasis",
}
# On any other tile: the tile stays the same and nobody enters it (R-RUL-04).
CLOSED: Final = {"IMPASSABLE_HILL": "closed", "IMPASSABLE_BLOCKING_HILL": "blocking"}
# Behaviours that we cannot give to a single hex, with the place where they belong.
BY_HAND: Final = {
    "CAN_BE_BLOWN": "[options] blow_bridges",
    "ONE_MEDAL_IF_BLOWN": "[[objectives]]",
    "HEADQUARTER": "[[objectives]]",
    "OASIS_RECOVERY": "patches = [{ terrain = …, recovery = 1 }]",
}

# Suffixes of unit names: the camp follows from them, not from the seats (R-FMT-05).
SUFFIXES: Final[dict[str, tuple[int, str]]] = {
    "ger": (AXIS, "de"),
    "jp": (AXIS, "jp"),
    "it": (AXIS, "it"),
    "us": (ALLIES, "us"),
    "brit": (ALLIES, "gb"),
    "gb": (ALLIES, "gb"),
    "ru": (ALLIES, "su"),
    "fr": (ALLIES, "fr"),
    "ch": (ALLIES, "cn"),
}
# Pieces of these colours are also used for nations without a colour: Finns, Romanians; French, Canadians.
LENT: Final = {"ger": ("", "de", "jp", "it"), "us": ("", "us", "gb", "su", "cn")}
COUNTRIES: Final = {"ru": "su", "uk": "gb", "ch": "cn"}  # all others have the same code

CLASSES: Final = {
    "inf": "infantry",
    "inf2": "special-forces",
    "tank": "armor",
    "tank2": "elite-armor",
    "gun": "artillery",
}
_FOOT: Final = ("inf", "inf2")
_TANKS: Final = ("tank", "tank2")
_GUNS: Final = ("gun",)


class Badge(NamedTuple):
    """The kinds that classes of units become by a badge (R-FMT-06); early and late war may differ."""

    classes: tuple[str, ...]
    early: str
    late: str


def _badge(classes: tuple[str, ...], early: str, late: str = "") -> Badge:
    return Badge(classes, early, late or early)


BADGES: Final[dict[int, Badge]] = {
    3: _badge(_FOOT, "french-resistance"),
    5: _badge(_GUNS, "big-gun"),
    **dict.fromkeys((6, 8, 12, 28, 31), _badge(_FOOT, "combat-engineers")),
    **dict.fromkeys((26, 27), _badge(_FOOT, "sniper")),
    29: _badge(_FOOT, "cavalry"),
    30: _badge(_FOOT, "ski-troops"),
    33: _badge(_TANKS, "flame-tank"),
    35: _badge(_GUNS, "mobile-artillery"),
    37: _badge(_FOOT, "anti-tank-gun-early", "anti-tank-gun-late"),
    41: _badge(_FOOT, "mortar-early", "mortar-late"),
    45: _badge(_FOOT, "machine-gun-early", "machine-gun-late"),
    46: _badge(_GUNS, "heavy-anti-tank-gun"),
}
ITALIAN_BADGE: Final = 38
PLAIN_BADGES: Final = frozenset((1, 2, 4, 7, 9, 10, *range(13, 26), 32, 34, 36, ITALIAN_BADGE, 40, 47))
VEHICLE_BADGES: Final = {42: "half-track", 43: "carrier", 44: "tank destroyer"}

# Medal tags: which camp can win them (R-FMT-08).
MEDALS: Final = {
    "medal0": NOBODY,
    "medal1": ALLIES,
    "medal2": AXIS,
    "medal3": AXIS,
    "medal4": ALLIES,
    "medal5": AXIS,
    "medal6": ALLIES,
    "medal7": AXIS,
    "medal8": AXIS,
    "medal9": AXIS,
}
BLANK_MEDALS: Final = ("medal8", "medal9")
STAR: Final = "tag1"
MINE: Final = "tag3"
EXITS: Final = ("tag4", "tag5")
CAMOUFLAGE: Final = ("tag14", "tag15")
