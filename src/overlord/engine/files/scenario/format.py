"""The scenario format as a table: every key with its kind, limits and rule; reader, schema and documents use it."""

from __future__ import annotations

from typing import Final

from overlord.engine.files.toml.fields import FLAG, NUMBER, TABLE, TABLES, WORD, WORDS, Key
from overlord.engine.model.boards import SIZES
from overlord.engine.model.names import CAMPS, EDGES
from overlord.engine.model.scenario import KINDS, MOODS
from overlord.engine.tables.obstacles import FEATURES, OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.traits import TRAITS
from overlord.engine.tables.units import UNITS

VERSION: Final = 1
FACES: Final = ("country", "beach", "winter", "desert")
TEXTS: Final = ("name", "briefing", "victory", "rules", "history")
SECTIONS: Final = ("s1", "s2", "s3", "s4", "s5", "s6")

# Kinds of value beside those of every format.
HEX: Final = "hex"
HEXES: Final = "hexes"
NUMBERS: Final = "numbers"
WAYS: Final = "ways"  # strings of hex names, each beside the next
COMMAND_DECK: Final = "command-deck"  # a deck by name, and copies by card
OPTIONS: Final = "options"  # one row of the table of options a key
PATCHES: Final = "patches"
LEGEND: Final = "legend"
TEXT: Final = "text"  # by language


_CAMP: Final = ("axis", "allies", "either")
_BOARD: Final = (
    Key("size", WORD, "The board; Breakthrough boards are shown and not played.", "R-GEO-01", tuple(SIZES)),
    Key("face", WORD, "What lies where the map says open ground.", "R-FACE-01", FACES),
    Key("mood", WORD, "How it looks, whatever the rules; else by what lies there.", words=MOODS),
)
_CAMP_KEYS: Final = (
    Key("nation", WORD, "Two letters of the country.", "R-NAT-01"),
    Key("hand", NUMBER, "Cards dealt, and the limit of the hand.", "O-DECK-03", least=1, most=20),
    Key("medals", NUMBER, "Medals to win.", "R-VIC-01", least=1, most=40),
    Key("edge", WORD, "The edge at which the camp sits.", "R-GEO-04", EDGES),
    Key("first_hand", NUMBER, "Cards of a hand that starts lower and grows by one a turn.", "R-TURN-07", most=20),
)
UNIT: Final = (
    Key("hex", HEX, "Where it stands.", "R-GEO-07"),
    Key("kind", WORD, "Its kind, if the map does not show it.", words=tuple(UNITS)),
    Key("camp", WORD, "Its camp, if the map does not show it.", words=CAMPS),
    Key("nation", WORD, "Its nation, if it is not that of its camp.", "R-NAT-01"),
    Key("figures", NUMBER, "Figures, if not the full number of its kind.", "R-FMT-05", least=1, most=9),
    Key("worth", NUMBER, "Medals for its elimination.", "R-VIC-03", most=9),
    Key("traits", WORDS, "What it carries beyond its kind.", words=tuple(TRAITS)),
    Key("waits", NUMBER, "It gets no order before this turn of its camp.", "R-FMT-07"),
)
_GONE: Final = Key("gone", FLAG, "The unit of the file beneath is not there.")
_HEX_KEYS: Final = (
    Key("hex", HEX, "Which hex.", "R-GEO-07"),
    Key("tile", WORD, "Its tile instead of that of the map.", words=tuple(TILES)),
    Key("piece", WORD, "The piece laid on it, or none.", words=("none", *PIECES)),
    Key("obstacle", WORD, "The obstacle on it, or none.", words=("none", *OBSTACLES)),
    Key("owner", WORD, "Whose it is.", "R-TER-02", _CAMP),
)
MINE: Final = (
    Key("hex", HEX, "Where it lies.", "R-GEO-07"),
    Key("camp", WORD, "The camp that laid it; else it hurts both.", "R-FMT-09", _CAMP),
    Key("strength", NUMBER, "Its strength; else drawn in secret.", "R-TER-80", most=9),
    Key("decoy", FLAG, "A dummy shown here is a medal for whoever set it off.", "R-FMT-07"),
)
OBJECTIVE: Final = (
    Key("hexes", HEXES, "The hexes that count together.", "R-VIC-06"),
    Key("section", WORD, "A section to be clear of the enemy, in place of hexes.", "R-VIC-13", SECTIONS),
    Key("camp", WORD, "The only camp that can hold it; else whoever comes.", "R-VIC-09", _CAMP),
    Key("kind", WORD, "How long it is held.", "R-VIC-04", KINDS),
    Key("worth", NUMBER, "Medals.", "R-VIC-06", most=20),
    Key("need", NUMBER, "How many of the hexes at once; else all.", "R-VIC-06", most=500),
    Key("each", FLAG, "Every hex of the list is an objective of its own.", "R-VIC-04"),
    Key("majority", FLAG, "Whoever stands on more of the hexes than the enemy.", "R-VIC-07"),
    Key("sole_control", FLAG, "Only while no enemy stands on any of the hexes.", "R-VIC-08"),
    Key("turn_start", FLAG, "Checked only as the holder's own turn begins.", "R-VIC-08"),
    Key(
        "sudden_death",
        WORD,
        "It wins the battle, on entry or at the end of the turn.",
        "R-VIC-10",
        ("entry", "turn-end"),
    ),
    Key("required", FLAG, "There is no victory without it.", "R-VIC-14"),
)
EXIT: Final = (
    Key("camp", WORD, "Who may leave here.", "R-VIC-12", CAMPS),
    Key("hexes", HEXES, "By which hexes.", "R-VIC-12"),
    Key("edge", WORD, "By any hex of this baseline, in place of hexes.", "R-VIC-12", EDGES),
    Key("worth", NUMBER, "Medals for a unit that leaves.", "R-VIC-12", most=9),
    Key("infantry_worth", NUMBER, "Medals for infantry, if they differ.", "R-VIC-12", most=9),
)
TOP: Final = (
    Key("version", NUMBER, "The format of this file.", least=VERSION, most=VERSION),
    Key("key", WORD, "The name by which records know the battle."),
    Key("board", TABLE, "Its size, face and look.", inside=_BOARD),
    Key("first", WORD, "The camp that begins.", "O-SET-03", CAMPS),
    Key("map", WORD, "The picture: a row of cells for every row of hexes."),
    Key("legend", LEGEND, "Other letters for tiles."),
    Key("roads", WAYS, "Ways from hex to hex.", "R-TER-52"),
    Key("rails", WAYS, "Ways from hex to hex.", "R-TER-53"),
    Key("ends", WAYS, "The open sides of wadis and bridge sections.", "R-FMT-10"),
    Key("hexes", TABLES, "Hexes that differ from the map.", inside=_HEX_KEYS),
    Key("mines", TABLES, "Minefields.", "R-TER-80", inside=MINE),
    Key("units", TABLES, "What the map cannot show of a unit.", inside=UNIT),
    Key(
        "camps",
        TABLE,
        "The two camps.",
        inside=tuple(Key(camp, TABLE, f"The {camp}.", inside=_CAMP_KEYS) for camp in CAMPS),
    ),
    Key("objectives", TABLES, "Medals for standing somewhere.", "R-VIC-04", inside=OBJECTIVE),
    Key("exits", TABLES, "Ways off the board.", "R-VIC-12", inside=EXIT),
    Key("options", OPTIONS, "Rules in force."),
    Key("command_deck", COMMAND_DECK, "Other Command cards than the usual ones of the board.", "R-CARD-28"),
    Key("patches", PATCHES, "Changes to rows of the tables."),
    Key("section_lines", NUMBERS, "The columns of the section lines, if not the usual ones.", "O-BRD-19"),
    Key("text", TEXT, "Name, briefing and the rest, by language."),
)
_NOT_OVER: Final = ("key", "map", "legend", "board")  # an overlay changes no map: it has [[hexes]]
WITHOUT: Final = ("objectives", "exits", "mines", "patches", "options", "command_deck")
OVERLAY: Final = (
    *(key for key in TOP if key.name not in (*_NOT_OVER, "units")),
    Key("units", TABLES, "Units that differ from the file beneath, and new ones.", inside=(*UNIT, _GONE)),
    Key("without", WORDS, "What the file beneath says of these is dropped first.", words=WITHOUT),
)

# A patch is one table; beside these keys it holds fields of its row.
PATCH_WORDS: Final[dict[str, tuple[str, ...]]] = {"terrain": tuple(FEATURES), "unit": tuple(UNITS)}
