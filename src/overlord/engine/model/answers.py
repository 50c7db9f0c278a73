"""Answers that are listed again and again, made once and shared: a move, battle, retreat or order by its hexes.

Every other answer is built where it is listed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overlord.engine.model.actions import Battle, Move, Order, Retreat, Target
from overlord.engine.model.hexes import NAME, SIZE

if TYPE_CHECKING:
    from overlord.engine.model.actions import AnyAction

_MOVES: Final[dict[int, AnyAction]] = {}
_BATTLES: Final[dict[int, AnyAction]] = {}
_RETREATS: Final[dict[int, AnyAction]] = {}
_ORDERS: Final[list[AnyAction]] = [Order(name) for name in NAME]
_TARGETS: Final[list[AnyAction]] = [Target(name) for name in NAME]


def move(a: int, b: int) -> AnyAction:
    """A move by the plainest path."""
    found = _MOVES.get(a * SIZE + b)
    if found is None:
        found = _MOVES[a * SIZE + b] = Move(NAME[a], (), NAME[b])
    return found


def battle(a: int, b: int) -> AnyAction:
    found = _BATTLES.get(a * SIZE + b)
    if found is None:
        found = _BATTLES[a * SIZE + b] = Battle(NAME[a], NAME[b])
    return found


def retreat(a: int, b: int) -> AnyAction:
    found = _RETREATS.get(a * SIZE + b)
    if found is None:
        found = _RETREATS[a * SIZE + b] = Retreat(NAME[a], NAME[b])
    return found


def order(h: int) -> AnyAction:
    return _ORDERS[h]


def target(h: int) -> AnyAction:
    return _TARGETS[h]
