"""Reads patches: a scenario's changes to rows of the tables, for the whole board or for some of its hexes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Final

from overlord.engine.files.scenario.board_fields import hexes_at
from overlord.engine.files.scenario.format import PATCH_WORDS
from overlord.engine.files.toml.fields import Fields, Key
from overlord.engine.files.toml.problems import shown
from overlord.engine.model.boards import BoardPlan
from overlord.engine.model.names import ALL
from overlord.engine.model.scenario import Patch
from overlord.engine.tables.obstacles import FEATURES, MINEFIELD
from overlord.engine.tables.terrain import Terrain
from overlord.engine.tables.units import UNITS, UnitKind

TERRAIN_FIELDS: Final = tuple(
    field.name for field in fields(Terrain) if field.name not in ("key", "rule", "code", "layer", "unsure")
)
UNIT_FIELDS: Final = tuple(
    field.name for field in fields(UnitKind) if field.name not in ("key", "rule", "code", "category", "mask", "unsure")
)
PATCH_FIELDS: Final = {"terrain": TERRAIN_FIELDS, "unit": UNIT_FIELDS}

# Words for whole sets of changes.
FORDABLE: Final[tuple[tuple[str, object], ...]] = (("enter", ALL), ("hard_stop", ALL), ("dice_out", (-1, -1, -1, -1)))
CLOSED: Final[tuple[tuple[str, object], ...]] = (("enter", 0),)
SHORT: Final = {"fordable": FORDABLE, "closed": CLOSED}  # R-TER-16, R-RUL-04

_MASKS: Final = ("enter", "hard_stop", "soft_stop", "no_battle_on_entry", "no_battle", "no_battle_after_leaving")
_MORE_MASKS: Final = ("flags_for", "figure_per_flag", "locks", "clearable", "star_hits", "cannot_target")
LIMITS: Final[dict[str, tuple[int, int]]] = {
    **dict.fromkeys((*_MASKS, *_MORE_MASKS), (0, ALL)),
    **dict.fromkeys(("dice_out", "dice_in", "japanese_dice_in"), (-9, 9)),
    **dict.fromkeys(("on_entry", "recovery"), (0, 2)),
    "moves_on": (0, 3),
    **dict.fromkeys(("figures", "climb"), (1, 9)),
    **dict.fromkeys(("dice", "still_dice", "artillery_dice"), (0, 30)),
    "flags_ignored": (0, 99),
    "sight": (0, 5),
    "cover_against": (0, 3),
}
NO_FIELD: Final = "there is no such field here; known are {known}"
USUAL_LIMITS: Final = (0, 9)
LONGEST: Final = 12  # dice by range


def read_patches(top: Fields, board: BoardPlan, lying: Callable[[int], tuple[str, ...]]) -> tuple[Patch, ...]:
    """Changes to a row of a table, as { terrain = "river", … } or { unit = "armor", … }."""
    found = []
    for n, values in top.items("patches", dict, "tables"):
        assert isinstance(values, dict)
        table = "terrain" if "terrain" in values else "unit"
        names = (*PATCH_FIELDS[table], *(("hexes", *SHORT) if table == "terrain" else ()))
        keys = [Key(table, "word", "", words=PATCH_WORDS[table]), *(Key(name, "", "") for name in names)]
        row = Fields(values, keys, top.at.below("patches", n), NO_FIELD)
        patch = _read_patch(row, table, board)
        if patch is None:
            continue
        for h in patch.hexes:
            if patch.key not in lying(h):
                item = row.values["hexes"].index(board.name(h)) if isinstance(row.values["hexes"], list) else -1
                row.problem("hexes", f"there is no {patch.key} on {board.name(h)}", item=item)
        found.append(patch)
    return tuple(found)


def _read_patch(row: Fields, table: str, board: BoardPlan) -> Patch | None:
    known = FEATURES if table == "terrain" else UNITS
    if not row.has(table):
        row.problem(table, "a patch names the terrain or the unit that it changes")
        return None
    key = row.values[table]
    if not isinstance(key, str) or key not in known:
        row.problem(table, f"there is no {table} {shown(key)} to patch")
        return None
    changes: list[tuple[str, object]] = []
    for name, value in row.values.items():
        if name in (table, "hexes") or name not in row.keys:
            continue
        if name in SHORT and table == "terrain":
            changes.extend(SHORT[name] if row.flag(name) else ())
            continue
        text = wrong_value(known[key], name, value)
        if text:
            row.problem(name, text)
        else:
            changes.append((name, tuple(value) if isinstance(value, list) else value))
    hexes = hexes_at(row, "hexes", board) if table == "terrain" else ()
    if key == MINEFIELD.key and row.has("hexes"):
        row.problem("hexes", "mines are all alike; a single one has its strength")
    return Patch(table, key, tuple(changes), hexes) if changes else None


def wrong_value(row: object, name: str, value: object) -> str:
    """Why a value does not fit this field of a row, or nothing."""
    old = getattr(row, name)
    least, most = LIMITS.get(name, USUAL_LIMITS)
    if isinstance(old, bool):
        return "" if isinstance(value, bool) else f"true or false was expected, not {shown(value)}"
    if not isinstance(old, tuple):
        good = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        return "" if good else f"a number from {least} to {most} was expected, {shown(value)} does not fit"
    free = not old or name == "dice"
    if not isinstance(value, list) or (len(value) != len(old) and not free) or not 1 <= len(value) <= LONGEST:
        return f"a list of {'some' if free else len(old)} numbers was expected, {shown(value)} does not fit"
    if not all(isinstance(n, int) and not isinstance(n, bool) and least <= n <= most for n in value):
        return f"numbers from {least} to {most} were expected, this list does not fit"
    return ""
