"""Open sides of roads, rails, wadis and bridge sections: from orientations to pairs of connected hexes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overlord.engine.model.boards import BoardPlan
from overlord.engine.model.hexes import opposite
from overlord.library.importers.m44.names import CROSSING, ENDS, RAIL, ROAD, SHAPES, Feature


def sides(shape: str, orientation: int, turned: int = 0) -> int:
    """The open sides of a tile as a set of directions (R-FMT-10, for bridge sections R-RUL-01)."""
    mask = 0
    for angle in SHAPES[shape]:
        mask |= 1 << (2 * (orientation - 1) + angle + turned) % 12 // 2
    return mask


def sides_of(feature: Feature, orientation: int) -> dict[str, int]:
    """The open sides of a tile, by what they are for."""
    if feature.way == CROSSING:
        return {RAIL: sides("", orientation), ROAD: sides("", orientation, 2)}
    return {feature.way: sides(feature.shape, orientation)} if feature.way in (ROAD, RAIL, ENDS) else {}


def carry(plan: BoardPlan, masks: dict[int, int], over: set[int]) -> None:
    """A bridge continues every road that points at it, a station or railroad bridge the rails."""
    pointed = dict(masks)
    for h in over:
        for d in range(6):
            n = plan.beside[h][d]
            if n >= 0 and pointed.get(n, 0) & (1 << opposite(d)):
                masks[h] = masks.get(h, 0) | (1 << d)


def joined(plan: BoardPlan, masks: Mapping[int, int], met: Callable[[int, int], bool]) -> dict[int, int]:
    """Both directions of every open side whose neighbour has an open side towards it."""
    found: dict[int, int] = {}
    for h, mask in masks.items():
        for d in range(6):
            n = plan.beside[h][d]
            if mask & (1 << d) and n >= 0 and met(n, opposite(d)):
                found[h] = found.get(h, 0) | (1 << d)
                found[n] = found.get(n, 0) | (1 << opposite(d))
    return found
