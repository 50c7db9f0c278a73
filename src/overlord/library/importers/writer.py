"""A scenario as TOML text: what `read_scenario` reads, with a map that people can read; it writes no files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from overlord.engine.files.command_cards.format import DECK
from overlord.engine.files.scenario.format import VERSION
from overlord.engine.files.scenario.textboard import write_board
from overlord.engine.model.boards import BoardPlan, board_plan
from overlord.engine.model.hexes import WIDTH
from overlord.engine.model.names import CAMPS, EDGES, NOBODY
from overlord.engine.model.scenario import (
    CampDef,
    CommandDeckDef,
    ExitDef,
    MineDef,
    ObjectiveDef,
    Patch,
    ScenarioDef,
    UnitDef,
)

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_OBJECTIVE: Final = ObjectiveDef()


def write_scenario(scenario: ScenarioDef, remarks: Sequence[str] = ()) -> str:
    """The text of the file, with the remarks as comments."""
    plan = board_plan(scenario.board)
    mood = f', mood = "{scenario.mood}"' if scenario.mood else ""
    lines = [
        f"version = {VERSION}",
        f"key = {_text(scenario.key)}",
        f'board = {{ size = "{scenario.board}", face = "{scenario.face}"{mood} }}',
        f'first = "{CAMPS[scenario.first]}"',
        *_comments(remarks),
        "",
        f'map = """\n{write_board(scenario.board, scenario.hexes, list(scenario.units))}"""',
        *_ways(scenario),
        *_list("patches", [_patch(patch, plan) for patch in scenario.patches]),
    ]
    if scenario.section_lines:
        lines.append(f"section_lines = {_value(scenario.section_lines)}")
    for head, values in _tables(scenario):
        lines.extend(("", f"[{head}]"))
        lines.extend(f"{_key(key)} = {_value(value)}" for key, value in values.items())
    return "\n".join(lines) + "\n"


def _command_deck(command: CommandDeckDef) -> dict[str, object]:
    return {**({DECK: command.deck} if command.deck else {}), **command.copies}


def _comments(remarks: Sequence[str]) -> list[str]:
    return ["", *(f"# {' '.join(remark.splitlines())}" for remark in remarks)] if remarks else []


def _tables(scenario: ScenarioDef) -> Iterator[tuple[str, Mapping[str, object]]]:
    plan = board_plan(scenario.board)
    if scenario.options:
        yield "options", scenario.options
    if scenario.command_deck != CommandDeckDef():
        yield "command_deck", _command_deck(scenario.command_deck)
    for camp, word in enumerate(CAMPS):
        yield f"camps.{word}", _camp(scenario.camps[camp])
    for unit in scenario.units:
        more = _unit(unit, plan)
        if len(more) > 1:
            yield "[units]", more
    for mine in scenario.mines:
        yield "[mines]", _mine(mine, plan)
    for objective in scenario.objectives:
        yield "[objectives]", _objective(objective, plan)
    for way in scenario.exits:
        yield "[exits]", _exit(way, plan)
    for lang, texts in scenario.text.items():
        yield f"text.{_key(lang)}", texts


def _camp(camp: CampDef) -> dict[str, object]:
    found: dict[str, object] = {"nation": camp.nation, "hand": camp.hand, "medals": camp.medals}
    found["edge"] = EDGES[camp.edge]
    return {**found, "first_hand": camp.first_hand} if camp.first_hand else found


def _unit(unit: UnitDef, plan: BoardPlan) -> dict[str, object]:
    """What the map cannot show about a unit."""
    found: dict[str, object] = {"hex": plan.name(unit.hex)}
    if unit.nation:
        found["nation"] = unit.nation
    if unit.worth >= 0:
        found["worth"] = unit.worth
    if unit.traits:
        found["traits"] = list(unit.traits)
    if unit.waits:
        found["waits"] = unit.waits
    return found


def _mine(mine: MineDef, plan: BoardPlan) -> dict[str, object]:
    found: dict[str, object] = {"hex": plan.name(mine.hex)}
    if mine.camp != NOBODY:
        found["camp"] = CAMPS[mine.camp]
    if mine.strength >= 0:
        found["strength"] = mine.strength
    return {**found, "decoy": True} if mine.decoy else found


def _objective(objective: ObjectiveDef, plan: BoardPlan) -> dict[str, object]:
    found: dict[str, object] = {}
    if objective.hexes:
        found["hexes"] = [plan.name(h) for h in objective.hexes]
    if objective.section:
        found["section"] = f"s{objective.section.bit_length()}"
    if objective.camp != NOBODY:
        found["camp"] = CAMPS[objective.camp]
    found["kind"] = objective.kind
    for key in ("worth", "need", "majority", "sole_control", "turn_start", "sudden_death", "required"):
        value = getattr(objective, key)
        if value != getattr(_OBJECTIVE, key):
            found[key] = value
    return found


def _exit(way: ExitDef, plan: BoardPlan) -> dict[str, object]:
    found: dict[str, object] = {"camp": CAMPS[way.camp], "hexes": [plan.name(h) for h in way.hexes], "worth": way.worth}
    return {**found, "infantry_worth": way.infantry_worth} if way.infantry_worth else found


def _patch(patch: Patch, plan: BoardPlan) -> str:
    where = f", hexes = {_value([plan.name(h) for h in patch.hexes])}" if patch.hexes else ""
    changes = ", ".join(f"{key} = {_value(value)}" for key, value in patch.changes)
    return f"{{ {patch.table} = {_text(patch.key)}{where}, {changes} }}"


def _ways(scenario: ScenarioDef) -> list[str]:
    """Roads, rails and open ends as ways from hex to hex."""
    lines = []
    plan = board_plan(scenario.board)
    for key, field in (("roads", "road"), ("rails", "rail"), ("ends", "ends")):
        masks = {h: int(getattr(place, field)) for h, place in scenario.hexes.items()}
        ways = [" ".join(plan.name(h) for h in trail) for trail in trails(scenario.board, masks)]
        lines.extend(_list(key, [f'"{way}"' for way in ways]))
    return lines


def trails(board: str, masks: Mapping[int, int]) -> list[list[int]]:
    """Paths that contain every open side once; they start at ends and forks first, at loops last."""
    beside = board_plan(board).beside
    left: dict[int, list[int]] = {}
    for h, mask in masks.items():
        for d in range(6):
            n = beside[h][d]
            if mask & (1 << d) and n >= 0:
                for a, b in ((h, n), (n, h)):
                    if b not in left.setdefault(a, []):
                        left[a].append(b)
    found = []
    for odd in (True, False):
        for h in sorted(left, key=lambda place: (place // WIDTH, place)):
            while left[h] and (len(left[h]) % 2 == 1 or not odd):
                found.append(_trail(h, left))
    return found


def _trail(h: int, left: dict[int, list[int]]) -> list[int]:
    trail = [h]
    while left[h]:
        n = left[h].pop(0)
        left[n].remove(h)
        trail.append(n)
        h = n
    return trail


def _list(key: str, values: list[str]) -> list[str]:
    if not values:
        return []
    if len(values) == 1:
        return [f"{key} = [{values[0]}]"]
    return [f"{key} = [", *(f"    {value}," for value in values), "]"]


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(item) for item in value)}]"
    return _text(value) if isinstance(value, str) else str(value)


def _text(text: str) -> str:
    """A string; one with line breaks is written over several lines."""
    if "\n" not in text:
        return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
    lines = (json.dumps(line, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f") for line in text.split("\n"))
    return '"""\n' + "\n".join(lines) + '"""'
