"""Reads hexes and camps from a table of a scenario file; what they are for is read elsewhere."""

from __future__ import annotations

from typing import Final

from overlord.engine.files.toml.fields import Fields
from overlord.engine.files.toml.problems import shown
from overlord.engine.model.boards import BoardPlan
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import NOBODY

NAMES: Final = "R-GEO-07"


def camp_at(row: Fields, key: str, default: int = NOBODY) -> int:
    word = row.word(key)
    return {"axis": 0, "allies": 1, "either": NOBODY}.get(word, default)


def hex_at(row: Fields, key: str, plan: BoardPlan) -> int:
    """The hex of that name, or NOWHERE and a problem."""
    if not row.has(key):
        row.problem(key, "the name of a hex is missing")
        return NOWHERE
    name = row.word(key)
    h = plan.named(name)
    if h == NOWHERE and isinstance(row.values[key], str):
        row.problem(key, f"there is no hex {shown(name)} on this board", rule=NAMES)
    return h


def hexes_at(row: Fields, key: str, plan: BoardPlan) -> tuple[int, ...]:
    found: dict[int, None] = {}
    for n, name in row.items(key, str, "hex names"):
        h = plan.named(str(name))
        if h == NOWHERE:
            row.problem(key, f"there is no hex {shown(name)} on this board", item=n, rule=NAMES)
        elif h in found:
            row.problem(key, f"the hex {name} stands here twice", item=n)
        else:
            found[h] = None
    return tuple(found)
