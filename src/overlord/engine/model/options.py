"""House options and scenario rules, one row each: name, kind of value, default and the rule that speaks of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from overlord.engine.tables.air import AIRPLANES, air_problem

CAMP: Final = "camp"  # "axis", "allies" or "none"
CAMPS: Final = "camps"  # also "both"
FLAG: Final = "flag"
NUMBER: Final = "number"
WORD: Final = "word"
PLANES: Final = "planes"  # types of airplane joined by "+", or "nation" for those of the camp's nation
AIR_RULES: Final = "air-rules"  # a table of changes to the air rules
DECK: Final = "deck"  # the key of a Combat deck, or "none"; several are joined by "+"


@dataclass(frozen=True)
class Option:
    key: str
    kind: str
    default: object
    rule: str
    words: tuple[str, ...] = ()


_ROWS: Final = (
    Option("turn_limit", NUMBER, 0, "R-VIC-15"),
    Option("edge_blocks_sight", FLAG, False, "R-LOS-06"),
    Option("hill_sight", WORD, "classic", "R-LOS-08", ("classic", "open")),
    Option("commonwealth", CAMPS, "none", "R-NAT-05"),
    Option("italian_army", CAMPS, "none", "R-NAT-12"),
    Option("italian_high_command", CAMPS, "none", "R-NAT-14"),
    Option("gung_ho", CAMP, "none", "R-NAT-16"),
    Option("japanese_army", CAMP, "none", "R-NAT-22"),
    Option("commissar", CAMP, "none", "R-NAT-30"),
    Option("desert", FLAG, False, "R-ACT-09"),
    Option("blitz", FLAG, False, "R-ACT-15"),
    Option("slow_armor", CAMPS, "none", "R-ACT-15"),
    Option("air_strikes", CAMPS, "none", "R-ACT-03"),
    Option("night", WORD, "none", "R-ACT-19", ("none", "rising", "falling")),
    Option("night_camp", CAMP, "allies", "R-ACT-19"),
    Option("fog", FLAG, False, "R-ACT-27"),
    Option("general_winter", CAMPS, "none", "R-ACT-28"),
    Option("supply_train", CAMPS, "none", "R-ACT-13"),
    Option("supply_turn", NUMBER, 0, "R-ACT-13"),
    Option("paradrop", CAMP, "none", "R-ACT-20"),
    Option("paradrop_units", NUMBER, 4, "R-ACT-20"),
    Option("paradrop_turn", NUMBER, 1, "R-ACT-20"),
    Option("paradrop_acts", NUMBER, 0, "R-ACT-20"),
    Option("smoke", CAMPS, "none", "R-ACT-21"),
    Option("smoke_screens", NUMBER, 1, "R-ACT-21"),
    Option("armor_breakthrough", CAMP, "none", "R-ACT-22"),
    Option("breakthrough_units", NUMBER, 3, "R-ACT-22"),
    Option("blow_bridges", CAMPS, "none", "R-ACT-02"),
    Option("blow_bridges_beside", FLAG, False, "R-ACT-02"),
    Option("air_power_as_bombard", FLAG, False, "R-CARD-28"),
    Option("no_air_power", CAMPS, "none", "R-CARD-28"),
    Option("no_barrage", FLAG, False, "R-CARD-28"),
    Option("deck_runs_out", CAMP, "none", "R-VIC-15"),
    Option("sandbags", NUMBER, 0, "R-TER-92"),
    Option("pincer_exclusive", FLAG, False, "O-CARD-07"),
    Option("initiative_after_orders", FLAG, True, "O-INI-06"),
    Option("counter_finest_hour", FLAG, True, "O-CTR-06"),
    Option("faq_counter_with_sortie", FLAG, False, "O-CTR-08"),
    Option("counter_sorties", FLAG, True, "A-AIR-22"),
    Option("visit_any_fg", FLAG, False, "O-COM-10"),
    Option("fg_may_address_cic", FLAG, False, "O-COM-09"),
    Option("air", WORD, "off", "O-AIR-02", ("off", "on")),
    Option("axis_planes", PLANES, "nation", "A-AIR-23"),
    Option("allies_planes", PLANES, "nation", "A-AIR-23"),
    Option("axis_sorties", NUMBER, 1, "A-AIR-03"),
    Option("allies_sorties", NUMBER, 1, "A-AIR-03"),
    Option("deck_sorties", NUMBER, 2, "A-AIR-03"),
    Option("air_rules", AIR_RULES, {}, "A-AIR-13"),
    Option("combat_deck", DECK, "none", "C-SET-01"),
    Option("mix_combat_decks", FLAG, False, "C-SET-02"),
    Option("infantry_figures", NUMBER, 0, "C-TERM-02"),
    Option("armor_figures", NUMBER, 0, "C-TERM-02"),
    Option("artillery_figures", NUMBER, 0, "C-TERM-02"),
)

_DECK_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
OPTIONS: Final[dict[str, Option]] = {row.key: row for row in _ROWS}


def wrong(key: str, value: object) -> str:
    """Why a value does not fit its option: a problem in words for scenario makers, or nothing."""
    row = OPTIONS.get(key)
    if row is None:
        return f"there is no option {key!r}"
    if row.kind == FLAG and not isinstance(value, bool):
        return f"option {key} is true or false, not {value!r}"
    if row.kind == NUMBER and (isinstance(value, bool) or not isinstance(value, int) or value < 0):
        return f"option {key} is a number from 0 up, not {value!r}"
    if row.kind == CAMP and value not in ("none", "axis", "allies"):
        return f"option {key} is none, axis or allies, not {value!r}"
    if row.kind == CAMPS and value not in ("none", "axis", "allies", "both"):
        return f"option {key} is none, axis, allies or both, not {value!r}"
    if row.kind == PLANES and value != "nation":
        known = isinstance(value, str) and all(word in AIRPLANES for word in value.split("+"))
        return "" if known else f"option {key} is nation or some of {', '.join(AIRPLANES)} joined by +, not {value!r}"
    if row.kind == AIR_RULES:
        problem = air_problem(value)
        return f"option {key}: {problem}" if problem else ""
    if row.kind == DECK and not (isinstance(value, str) and all(map(_DECK_KEY.fullmatch, value.split("+")))):
        return f"option {key} is the key of a Combat deck or none, not {value!r}"
    if row.kind == WORD and value not in row.words:
        return f"option {key} is one of {', '.join(row.words)}, not {value!r}"
    return ""


def camps_of(value: object) -> int:
    """The set of camps that a CAMP or CAMPS value names: bit 0 axis, bit 1 allies."""
    return {"axis": 1, "allies": 2, "both": 3}.get(str(value), 0)
