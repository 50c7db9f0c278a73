"""Units of the community format: name, badge, behaviour and date become one of our kinds (R-FMT-05 to -07)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from overlord.engine.model.scenario import UnitDef
from overlord.engine.tables.units import UNITS
from overlord.library.importers.m44.ground import Spot
from overlord.library.importers.m44.json import left_over, number, short, upper, word, words_in
from overlord.library.importers.m44.names import (
    BADGES,
    CAMOUFLAGE,
    CLASSES,
    COUNTRIES,
    ITALIAN_BADGE,
    LENT,
    PLAIN_BADGES,
    SUFFIXES,
    VEHICLE_BADGES,
    VESSEL,
)
from overlord.library.importers.notes import Notes

_UNIT_KEYS: Final = frozenset(("name", "badge", "nbr_units", "behavior", "equipment", "turn"))
_NAME: Final = re.compile(rf"({'|'.join(sorted(CLASSES, reverse=True))}|veh)({'|'.join(SUFFIXES)})")
_FORCED: Final = {"FRENCH_RESISTANCE": 3}
_NATIONAL: Final = {"DE": "de", "US": "us", "GB": "gb", "CA": "ca"}
_TWO_HEXES: Final = ("ARMOR_MOVE_TWO", "ELITE_ARMOR_MOVE_TWO")


class Army:
    """What applies to all units of a file: nations of the camps, early or late war, whose edge is the bottom."""

    def __init__(self, nations: tuple[str, str], late: bool, bottom: int) -> None:
        self.nations = nations
        self.late = late
        self.bottom = bottom


def colours(spots: Iterable[Spot]) -> tuple[Counter[str], Counter[str]]:
    """How many units with each suffix a camp has."""
    found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for spot in spots:
        match = _NAME.fullmatch(word(spot.unit.get("name")).lower())
        if match:
            found[SUFFIXES[match[2]][0]][match[2]] += 1
    return found


def nation_of(country: object, colour: Counter[str]) -> str:
    """A camp's nation: the country that the file names, else the nation of most of its units."""
    code = upper(country).lower()
    if len(code) == 2 and code.isascii() and code.isalpha():
        return COUNTRIES.get(code, code)
    return SUFFIXES[colour.most_common(1)[0][0]][1] if colour else ""


def read_units(spots: Iterable[Spot], army: Army, notes: Notes) -> list[UnitDef]:
    found = []
    for spot in spots:
        unit = _read_unit(spot, army, notes) if spot.unit else None
        vessel = spot.laid[VESSEL]
        if vessel and unit:
            notes.add("two-on-hex", spot.name, layer="unit", name=vessel)
        elif vessel:
            camp = spot.owners.get(VESSEL, army.bottom)
            unit = UnitDef(vessel, camp, spot.h)
        if unit:
            found.append(_camouflage(spot, unit))
        elif any(word(tag.get("name")).lower() in CAMOUFLAGE for tag in spot.tags):
            notes.add("camouflage-alone", spot.name)
    return found


def _camouflage(spot: Spot, unit: UnitDef) -> UnitDef:
    hidden = any(word(tag.get("name")).lower() in CAMOUFLAGE for tag in spot.tags)
    return replace(unit, traits=("camouflaged", *unit.traits)) if hidden else unit


def _read_unit(spot: Spot, army: Army, notes: Notes) -> UnitDef | None:
    raw = spot.unit
    left_over(raw, _UNIT_KEYS, "unit.", notes, spot.name)
    match = _NAME.fullmatch(word(raw.get("name")).lower())
    if match is None or match[1] == "veh":
        key = "unknown-unit" if match is None else "vehicle"
        notes.add(key, spot.name, "[[units]]", name=short(raw.get("name")))
        return None
    group, suffix = match[1], match[2]
    camp = SUFFIXES[suffix][0]
    behaviors = words_in(raw.get("behavior"))
    badge = _badge(spot, behaviors, notes)
    figures = _figures(spot, notes)
    kind = _kind(spot, group, badge, army.late, notes)
    if group == "tank2" and suffix == "ger" and figures == 1:
        kind = "tiger"
    nation = "it" if badge == ITALIAN_BADGE else _nation(suffix, army.nations[camp])
    unit = UnitDef(kind, camp, spot.h, nation, figures)
    unit = _behave(spot, unit, group, behaviors, notes)
    if group == "inf2" and figures == 3 and suffix == "us" and not badge:
        notes.add("maybe-resistance", spot.name, '[[units]] kind = "french-resistance"')
    usual = UNITS[unit.kind].figures
    nation = "" if unit.nation == army.nations[camp] else unit.nation
    return replace(unit, nation=nation, figures=0 if unit.figures == usual else unit.figures)


def _badge(spot: Spot, behaviors: list[str], notes: Notes) -> int:
    """The number of the badge that counts, 0 if there is none."""
    for behavior in behaviors:
        if behavior in _FORCED:
            return _FORCED[behavior]
    value = spot.unit.get("badge")
    if value in (None, "", [], {}):
        return 0
    badge = number(word(value).lower().removeprefix("badge"))
    if badge is None or badge not in BADGES.keys() | PLAIN_BADGES | VEHICLE_BADGES.keys():
        notes.add("unknown-badge", spot.name, name=short(value))
        return 0
    return badge


def _figures(spot: Spot, notes: Notes) -> int:
    value = spot.unit.get("nbr_units")
    if value in (None, "", [], {}):
        return 0
    figures = number(value)
    if figures is None or not 1 <= figures <= 9:
        notes.add("unknown-value", spot.name, name="nbr_units", value=short(value))
        return 0
    return figures


def _kind(spot: Spot, group: str, badge: int, late: bool, notes: Notes) -> str:
    row = BADGES.get(badge)
    if row is not None and group in row.classes:
        return row.late if late else row.early
    if row is not None:
        notes.add("badge-misplaced", spot.name, badge=badge, name=short(spot.unit.get("name")))
    if badge in VEHICLE_BADGES:
        notes.add("badge-no-rules", spot.name, name=VEHICLE_BADGES[badge])
    return CLASSES[group]


def _nation(suffix: str, own: str) -> str:
    """The nation of a colour; some colours are also used for nations without one."""
    lent = suffix in LENT and own not in LENT[suffix]
    return own if lent else SUFFIXES[suffix][1]


def _behave(spot: Spot, unit: UnitDef, group: str, behaviors: list[str], notes: Notes) -> UnitDef:
    traits: list[str] = []
    for behavior in behaviors:
        if behavior == "CAN_IGNORE_ONE_FLAG":
            traits.append("ignores-one-flag")
        elif behavior == "CANNOT_EXIT":
            traits.append("cannot-exit")
        elif behavior == "GERMAN_2VICTANK":
            unit = replace(unit, worth=2)
        elif behavior == "CANNOT_BE_ACTIVATED_TILL_TURN":
            unit = replace(unit, waits=_turn(spot, notes))
        elif behavior in _TWO_HEXES and unit.kind in ("armor", "elite-armor"):
            unit = replace(unit, kind="slow-armor", figures=unit.figures or UNITS[unit.kind].figures)
        elif behavior in _NATIONAL:
            unit = replace(unit, nation=_NATIONAL[behavior])
        elif behavior not in _FORCED:
            notes.add("unknown-behavior", spot.name, name=short(behavior), thing=unit.kind)
    for equipment in words_in(spot.unit.get("equipment")):
        if equipment == "BOAT":
            traits.append("boat")
        elif equipment == "WITTMANN":
            notes.add("ace", spot.name, 'patches = [{ unit = "tiger", still_dice = [4, 4, 4] }]')
        else:
            notes.add("equipment", spot.name, "[[units]]", name=short(equipment.lower()))
    return replace(unit, traits=tuple(dict.fromkeys(traits)))


def _turn(spot: Spot, notes: Notes) -> int:
    turn = number(spot.unit.get("turn"))
    if turn is None or not 0 <= turn <= 99:
        notes.add("unknown-value", spot.name, "[[units]] waits", name="turn", value=short(spot.unit.get("turn")))
        return 0
    return turn
