"""Answers that are listed again and again, made once and shared: a move, battle, retreat or order by its hexes.

Every other answer is built where it is listed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overlord.engine.model.actions import Battle, Move, Order, Retreat, Target
from overlord.engine.model.hexes import NAME, SIZE

if TYPE_CHECKING:
    from overlord.engine.model.actions import AnyAction

_MOVES: Final[list[list[AnyAction | None]]] = [[] for _ in range(SIZE)]  # by the first hex, then by the second
_BATTLES: Final[list[list[AnyAction | None]]] = [[] for _ in range(SIZE)]
_RETREATS: Final[list[list[AnyAction | None]]] = [[] for _ in range(SIZE)]
_ORDERS: Final[list[AnyAction]] = [Order(name) for name in NAME]
_TARGETS: Final[list[AnyAction]] = [Target(name) for name in NAME]


def _row(rows: list[list[AnyAction | None]], h: int) -> list[AnyAction | None]:
    row = rows[h]
    if not row:
        row.extend([None] * SIZE)
    return row


def move(a: int, b: int) -> AnyAction:
    """A move by the plainest path."""
    row = _row(_MOVES, a)
    found = row[b]
    if found is None:
        found = row[b] = Move(NAME[a], (), NAME[b])
    return found


def moves(a: int, hexes: list[int], found: list[AnyAction]) -> None:
    """Add a move from a to each of these hexes."""
    row = _row(_MOVES, a)
    for b in hexes:
        found.append(row[b] or move(a, b))


def battle(a: int, b: int) -> AnyAction:
    row = _row(_BATTLES, a)
    found = row[b]
    if found is None:
        found = row[b] = Battle(NAME[a], NAME[b])
    return found


def retreat(a: int, b: int) -> AnyAction:
    row = _row(_RETREATS, a)
    found = row[b]
    if found is None:
        found = row[b] = Retreat(NAME[a], NAME[b])
    return found


def order(h: int) -> AnyAction:
    return _ORDERS[h]


def target(h: int) -> AnyAction:
    return _TARGETS[h]
