"""Hexes of the community format: merges records and turns names into our tiles, pieces and obstacles; no units."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from overlord.engine.model.boards import BoardPlan, lying_tile
from overlord.engine.model.names import NOBODY
from overlord.engine.model.scenario import HexDef, Patch
from overlord.library.importers.m44.json import (
    Json,
    camp_of,
    items,
    left_over,
    number,
    short,
    table,
    tables_in,
    word,
    words_in,
)
from overlord.library.importers.m44.names import (
    BEHAVIORS,
    BY_HAND,
    CLOSED,
    ENDS,
    FEATURES,
    NO_RULES,
    OBSTACLE,
    PIECE,
    RAIL,
    ROAD,
    TILE,
    VESSEL,
    Feature,
)
from overlord.library.importers.m44.roads import carry, joined, sides, sides_of
from overlord.library.importers.notes import Notes

MOST_TAGS: Final = 20
BLOCKING: Final = (("stops_artillery", True),)
LAYERS: Final = ("terrain", "rect_terrain", "obstacle")
_RECORD_KEYS: Final = frozenset(("row", "col", *LAYERS, "unit", "tags"))
_LAYER_KEYS: Final = frozenset(("name", "orientation", "behavior", "behavior2", "original_owner", "properties"))


class Spot:
    """One hex while the file is read."""

    def __init__(self, h: int, name: str, unit: Json, tags: list[Json]) -> None:
        self.h = h
        self.name = name
        self.unit = unit
        self.tags = tags
        self.laid = {TILE: "open", PIECE: "", OBSTACLE: "", VESSEL: ""}
        self.owners: dict[str, int] = {}  # layer -> the camp that the file names
        self.owner = NOBODY  # of the hex, once `settle_owners` has decided
        self.open_sides = {ROAD: 0, RAIL: 0, ENDS: 0}
        self.closed = ""  # "closed", or "blocking" if no fire crosses it either

    @property
    def tile(self) -> str:
        return self.laid[TILE]

    @property
    def piece(self) -> str:
        return self.laid[PIECE]


def read_spots(board: Json, plan: BoardPlan, notes: Notes) -> dict[int, Spot]:
    """Every hex that the file mentions, in the order of the board."""
    merged: dict[int, Json] = {}
    for record in tables_in(board, "hexagons", notes):
        h = plan.at(number(record.get("col")), number(record.get("row")))
        if h < 0:
            notes.add("off-board", col=short(record.get("col")), row=short(record.get("row")))
            continue
        left_over(record, _RECORD_KEYS, "", notes, plan.name(h))
        _merge(merged.setdefault(h, {}), record, plan.name(h), notes)
    found = {}
    for h in sorted(merged):
        name = plan.name(h)
        tags = tables_in(merged[h], "tags", notes, name)
        spot = found[h] = Spot(h, name, table(merged[h].get("unit")), tags)
        for layer in LAYERS:
            _lay(spot, layer, merged[h].get(layer), notes)
    return found


def _merge(old: Json, new: Json, at: str, notes: Notes) -> None:
    """A hex that is twice in the file is one hex: its layers are combined, never stacked."""
    if old:
        notes.add("hex-twice", at)
    for layer in (*LAYERS, "unit"):
        raw = new.get(layer)
        if raw in (None, [], {}, ""):
            continue
        if not isinstance(raw, dict):
            notes.add("not-a-table", at, name=layer, value=short(raw))
        elif old.get(layer) in (None, raw):
            old[layer] = raw
        else:
            notes.add("two-on-hex", at, layer=layer, name=short(raw.get("name")))
    known = items(old.get("tags"))
    tags = list(known)
    for tag in items(new.get("tags")) or [tag for tag in (new.get("tags"),) if not isinstance(tag, list | dict)]:
        if len(tags) >= MOST_TAGS:
            notes.add("many-tags", at, count=MOST_TAGS)
            break
        if tag not in known:
            tags.append(tag)
    old["tags"] = tags


def _lay(spot: Spot, layer: str, value: object, notes: Notes) -> None:
    raw = table(value)
    if not raw:
        return
    left_over(raw, _LAYER_KEYS, f"{layer}.", notes, spot.name)
    name = word(raw.get("name"))
    feature = FEATURES.get(name.lower())
    if feature is None:
        notes.add("unknown-terrain", spot.name, layer=layer, name=short(raw.get("name")))
        return
    if feature.layer == NO_RULES:
        notes.add("no-rules", spot.name, name=short(name))
        return
    behaviors = words_in(raw.get("behavior")) + words_in(raw.get("behavior2"))
    key = _behave(spot, feature.key, behaviors, notes)
    held = spot.laid[feature.layer]
    if held in ("", "open") or key == "ford":
        spot.laid[feature.layer] = key
    elif held != key:
        notes.add("two-on-hex", spot.name, layer=layer, name=short(name))
        return
    _turn(spot, feature, key, raw, notes)
    _own(spot, feature, raw, notes)
    if raw.get("properties"):
        notes.add("properties", spot.name, "patches")


def _behave(spot: Spot, key: str, behaviors: list[str], notes: Notes) -> str:
    """How the behaviours change a feature; those that mean nothing here are noted."""
    for behavior in behaviors:
        changed = BEHAVIORS.get((behavior, key))
        if changed:
            key = changed
        elif behavior in CLOSED:
            spot.closed = CLOSED[behavior]
        elif behavior in BY_HAND:
            notes.add("behavior", spot.name, BY_HAND[behavior], name=behavior, thing=key)
        else:
            notes.add("unknown-behavior", spot.name, name=short(behavior), thing=key)
    return key


def _turn(spot: Spot, feature: Feature, key: str, raw: Json, notes: Notes) -> None:
    """The open sides of the features on this hex."""
    orientation = number(raw.get("orientation", 1))
    if not feature.way and key != "bridge-section":
        return
    if orientation is None or not 1 <= orientation <= 6:
        notes.add("orientation", spot.name, value=short(raw.get("orientation")))
        orientation = 1
    if key == "bridge-section":
        mask = sides("", orientation)
        found = {ENDS: mask, ROAD: mask}
        if orientation % 2:
            notes.add("bridge-ends", spot.name, "ends")
    else:
        found = sides_of(feature, orientation)
    for way, mask in found.items():
        spot.open_sides[way] |= mask


def _own(spot: Spot, feature: Feature, raw: Json, notes: Notes) -> None:
    if "original_owner" not in raw:
        return
    owner = camp_of(raw["original_owner"])
    if owner == NOBODY:
        notes.add("unknown-value", spot.name, name="original_owner", value=short(raw["original_owner"]))
    else:
        spot.owners[feature.layer] = owner


def settle_owners(spots: Collection[Spot], standing: dict[int, int], notes: Notes) -> None:
    """A bunker or sea wall without an owner belongs to the camp that starts on it (R-FMT-11).

    A hex has one owner: that of the bunker if there is one. A bunker never takes the owner of the sea wall."""
    for spot in spots:
        here = standing.get(spot.h, NOBODY)
        if spot.piece == "bunker" and spot.owners.setdefault(PIECE, here) == NOBODY:
            spot.laid[PIECE] = "field-bunker"
            notes.add("empty-bunker", spot.name)
        layers = (PIECE, OBSTACLE, TILE) if spot.piece == "bunker" else (OBSTACLE, TILE, PIECE)
        named = [spot.owners[layer] for layer in layers if spot.owners.get(layer, NOBODY) != NOBODY]
        spot.owner = named[0] if named else NOBODY
        if len(set(named)) > 1:
            notes.add("two-owners", spot.name)
        if spot.laid[OBSTACLE] == "sea-wall" and spot.owner == NOBODY:
            spot.owner = here
            if here == NOBODY:
                notes.add("no-owner", spot.name, "map (=x, =o)", thing="sea-wall")
        if spot.tile == "headquarters-tent" and spot.owner == NOBODY:
            notes.add("no-owner", spot.name, "map (=x, =o)", thing=spot.tile)


def close_tiles(spots: Collection[Spot], face: str, plan: BoardPlan) -> tuple[Patch, ...]:
    """R-RUL-04: the tile stays the same and nobody enters; one patch for each kind of tile closes its hexes."""
    kinds: dict[tuple[str, str], list[int]] = {}
    for spot in spots:
        if spot.closed:
            tile = lying_tile(face, spot.h, spot.tile, spot.piece, plan.rows)
            kinds.setdefault((tile, spot.closed), []).append(spot.h)
    return tuple(
        Patch("terrain", tile, (("enter", 0), *BLOCKING) if closed == "blocking" else (("enter", 0),), tuple(hexes))
        for (tile, closed), hexes in sorted(kinds.items())
    )


def hex_defs(plan: BoardPlan, spots: dict[int, Spot]) -> dict[int, HexDef]:
    """The hexes in the form of the engine, with all roads and rails connected."""
    masks = {way: {h: spot.open_sides[way] for h, spot in spots.items()} for way in (ROAD, RAIL, ENDS)}
    carry(plan, masks[ROAD], {h for h, spot in spots.items() if spot.piece in ("bridge", "pontoon-bridge")})
    stops = {h for h, spot in spots.items() if spot.tile == "station" or spot.piece == "railroad-bridge"}
    carry(plan, masks[RAIL], stops)
    gated = {h for h, spot in spots.items() if spot.tile == "wadi" or spot.piece == "bridge-section"}

    def meets(way: str, n: int, d: int) -> bool:
        free = way == ENDS and n not in gated
        return free or bool(masks[way].get(n, 0) & (1 << d))

    road = joined(plan, masks[ROAD], lambda n, d: meets(ROAD, n, d))
    rail = joined(plan, masks[RAIL], lambda n, d: meets(RAIL, n, d))
    ends = joined(plan, masks[ENDS], lambda n, d: meets(ENDS, n, d))
    found: dict[int, HexDef] = {}
    for h in sorted({*spots, *ends}):
        spot = spots.get(h) or Spot(h, "", {}, [])
        laid = spot.laid
        drawn = laid[TILE] != "open" or bool(laid[PIECE] or laid[OBSTACLE])
        owner = spot.owner if drawn else NOBODY
        place = HexDef(laid[TILE], laid[PIECE], laid[OBSTACLE], owner, road.get(h, 0), rail.get(h, 0), ends.get(h, 0))
        if place != HexDef():
            found[h] = place
    return found
