"""Reference data: rules by id, and what ground and units do, in general and in one battle; no state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from overlord.engine.model.hexes import NAME
from overlord.engine.model.names import ALL, ARM, ART, CAMPS, INF, MANY, NONE, OTH
from overlord.engine.model.rules import Rules, all_options
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.tables.obstacles import MINEFIELD, OBSTACLES, PIECES
from overlord.engine.tables.terrain import BLOCKS, HILL, ICE, LAKE, LOWER, MOUNTAIN, TILES, Dice, Terrain
from overlord.engine.tables.units import UNITS, UnitKind
from overlord.rulebook.index import rulebook
from overlord.server.http.answers import Entry, Fact, Handbook, HandbookChanges, RuleText
from overlord.server.http.requests import Denied, answer
from overlord.text.words import LANGUAGES, plain_rules

KINDS: Final = ((INF, "infantry"), (ARM, "armor"), (ART, "artillery"), (OTH, "other"))
SIGHT: Final = {BLOCKS: "blocks-sight", HILL: "hill-sight", MOUNTAIN: "mountain-sight", LAKE: "lake-sight"}


def _who(mask: int) -> tuple[str, ...]:
    return () if mask == ALL else tuple(word for bit, word in KINDS if mask & bit)


def _ground(row: Terrain) -> Iterator[Fact]:
    """What a tile, a piece or an obstacle does."""
    if row.water and row.enter == NONE:
        yield Fact("water")
    elif row.bridge:
        yield Fact("bridge")
    if not row.water and row.enter == NONE:
        yield Fact("closed")
    elif row.enter not in (ALL, NONE):
        yield Fact("only", _who(row.enter))
    for mask in {row.hard_stop | row.soft_stop} - {NONE}:
        yield Fact("stop", _who(mask))
    if row.first_hex_only:
        yield Fact("first-hex")
    if row.leave_one:
        yield Fact("leave-one")
    if row.climb > 1:
        yield Fact("climb", n=row.climb)
    if row.shore:
        yield Fact("shore")
    if row.on_entry == ICE:
        yield Fact("ice")
    yield from _battles(row)
    if row.sight in SIGHT:
        yield Fact(SIGHT[row.sight])
    if row.flags_ignored:
        yield Fact("flags-all") if row.flags_ignored >= MANY else Fact("flags", _who(row.flags_for), row.flags_ignored)
    if row.no_retreat_into:
        yield Fact("no-retreat")
    if row.owner_only:
        yield Fact("owner-only")
    if row.lost_when_left:
        yield Fact("lost-when-left")
    if row.crushed_by_armor:
        yield Fact("crushed")
    if row.clearable:
        yield Fact("cleared", _who(row.clearable))


def _battles(row: Terrain) -> Iterator[Fact]:
    if row.no_battle:
        yield Fact("never-battle", _who(row.no_battle))
    elif row.no_battle_on_entry:
        yield Fact("no-battle", _who(row.no_battle_on_entry))
    if row.no_battle_past_one:
        yield Fact("no-battle-past-one")
    if row.no_battle_after_leaving:
        yield Fact("no-battle-after", _who(row.no_battle_after_leaving))
    lower = row.cover_against == LOWER
    yield from _dice("cover-lower" if lower else "cover", row.dice_in)
    yield from _dice("fire-out", row.dice_out)


def _dice(key: str, dice: Dice) -> Iterator[Fact]:
    """One fact for each number of dice, with all the kinds that share it."""
    for change in sorted(set(dice) - {0}, reverse=True):
        kinds = tuple(word for (_, word), number in zip(KINDS, dice, strict=True) if number == change)
        yield Fact(key, kinds, -change)


def _unit(kind: UnitKind) -> Iterator[Fact]:
    """What a kind of unit can do."""
    yield Fact("moves", n=kind.move_battle, of=kind.move_max)
    yield Fact("dice", dice="-".join(map(str, kind.dice)))
    yes = (
        ("needs-no-sight", not kind.needs_sight),
        ("ignores-cover", kind.ignores_cover),
        ("ignores-cover-close", kind.ignores_cover_close),
        ("takes-no-ground", not kind.takes_ground),
        ("overruns", kind.overruns),
        ("battles-on-entry", kind.battles_on_entry),
        ("engineer", kind.engineer),
        ("only-grenades", not kind.hit_by_symbol),
    )
    yield from (Fact(key) for key, holds in yes if holds)
    if kind.retreat_most > 1:
        yield Fact("retreat-most", n=kind.retreat_most)
    if kind.flags_ignored:
        yield Fact("unit-flags", n=kind.flags_ignored)


def _ground_entry(row: Terrain, open_hills: bool) -> Entry:
    if row.key == MINEFIELD.key:
        return Entry(row.rule, (Fact("mine"), Fact("stop")))
    facts = (*_ground(row), *((Fact("overlooks"),) if open_hills and row.height else ()))
    return Entry(row.rule, facts or (Fact("nothing"),))


def _unit_entry(kind: UnitKind) -> Entry:
    return Entry(kind.rule, tuple(_unit(kind)))


@cache
def handbook() -> Handbook:
    """Every kind of ground and unit by its key, unchanged by any battle."""
    rows = {**TILES, **PIECES, **OBSTACLES, MINEFIELD.key: MINEFIELD}
    return Handbook(
        terrain={key: _ground_entry(row, open_hills=False) for key, row in rows.items()},
        units={key: _unit_entry(kind) for key, kind in UNITS.items()},
    )


def changes(battle: ScenarioDef, house: dict[str, object]) -> HandbookChanges:
    """What differs in a battle with these house options; everybody at the table knows both."""
    rules = Rules(battle, all_options(battle, house))
    usual = handbook()
    rows = {**rules.tiles, **rules.pieces, **rules.obstacles, MINEFIELD.key: rules.minefield}
    terrain = {key: _ground_entry(row, rules.open_hill_sight) for key, row in rows.items()}
    local = [
        _others({key: _ground_entry(row, rules.open_hill_sight) for key, row in variant.items()}, terrain)
        for variant in rules.variants
    ]
    kinds = [{key: _unit_entry(kind) for key, kind in table.items()} for table in rules.kinds]
    return HandbookChanges(
        terrain=_others(terrain, usual.terrain),
        hexes={NAME[h]: local[n] for h, n in enumerate(rules.variant_at) if local[n]},
        units={CAMPS[camp]: found for camp, table in enumerate(kinds) if (found := _others(table, usual.units))},
    )


def _others(entries: dict[str, Entry], usual: dict[str, Entry]) -> dict[str, Entry]:
    """The entries that differ from the usual ones."""
    return {key: entry for key, entry in entries.items() if entry != usual[key]}


async def learn(request: Request) -> Response:
    return answer(handbook())


async def rule(request: Request) -> Response:
    """One rule: in plain words in every language that has them, and the text of the rulebook."""
    found = rulebook().get(str(request.path_params["rule"]))
    if found is None:
        raise Denied(404, "no-such-rule", rule=str(request.path_params["rule"])[:80])
    plain = {lang: plain_rules(lang).say(found.id) for lang in LANGUAGES if plain_rules(lang).has(found.id)}
    return answer(RuleText(found.id, plain, found.section, found.text, found.unsure))


__all__ = ["changes", "handbook", "learn", "rule"]
