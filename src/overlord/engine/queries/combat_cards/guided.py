"""Moves over ground that only a Combat card lets a unit cross; normal moves are in routes.py."""

from __future__ import annotations

from overlord.engine.model.state import Act, State, Unit
from overlord.engine.queries.combat_cards.needs import barred_by, tagged
from overlord.engine.queries.routes import Way
from overlord.engine.queries.steps import CLOSED, step, unbridged


class Guide:
    """How Combat cards change where one move may go."""

    __slots__ = ("clears", "end_on", "enters", "onto", "passes")

    def __init__(self) -> None:
        self.onto: tuple[str, ...] = ()  # every hex entered must be such ground
        self.end_on: tuple[str, ...] = ()
        self.passes: tuple[str, ...] = ()  # such ground does not stop it
        self.enters: tuple[str, ...] = ()  # such impassable ground may be entered and stops it
        self.clears: tuple[str, ...] = ()  # removed from the first hex with it that the unit enters


def guide_of(act: Act) -> Guide | None:
    """How the cards played on a unit change its move, or None."""
    guide: Guide | None = None
    for pending in act.pending:
        effect = pending.effect
        if effect.do not in ("move-max", "ignore-stop", "enter-impassable", "remove"):
            continue
        if guide is None:
            guide = Guide()
        guide.onto = guide.onto or effect.onto
        guide.end_on = guide.end_on or effect.end_on
        if effect.do == "ignore-stop":
            guide.passes += effect.tags
        elif effect.do == "enter-impassable":
            guide.enters += effect.tags
        elif effect.do == "remove" and effect.on_enter:
            guide.clears += effect.what
    return guide


def guided(s: State, unit: Unit, most: int, guide: Guide) -> dict[int, list[Way]]:
    """Breadth-first search by cost with what the cards allow; wire or mines are removed from one hex only."""
    if s.ground[unit.hex].leave_one:
        most = 1
    mask = unit.kind.mask
    best: dict[tuple[int, bool], int] = {(unit.hex, False): 0}
    found: dict[int, list[Way]] = {}
    waves: list[list[tuple[int, list[int], bool]]] = [[] for _ in range(most + 3)]
    waves[0].append((unit.hex, [], False))
    for spent in range(most):
        for a, path, cleared in waves[spent]:
            for b in s.rules.geometry.neighbours[a]:
                ground = s.ground[b]
                cost = step(s, unit, a, b, spent, False)
                odd = cost == CLOSED and tagged(ground, guide.enters)  # impassable without the card
                if odd:
                    cost = 1
                if cost < 0 or spent + cost > most or (guide.onto and not tagged(ground, guide.onto)):
                    continue
                total = spent + cost
                shore = ground.shore or any(s.ground[h].shore for h in path)
                lane = bool(guide.clears) and not cleared and barred_by(ground, guide.clears)
                key = (b, cleared or lane)
                if best.get(key, 99) <= total or (shore and total > 2) or b == unit.hex:
                    continue
                best[key] = total
                way = [*path, b]
                if not guide.end_on or tagged(ground, guide.end_on):
                    known = found.get(b)
                    if known is None or known[0].cost > total:
                        found[b] = [Way(total, way, False)]
                stops = (ground.hard_stop | ground.soft_stop) & mask and not (lane or tagged(ground, guide.passes))
                if not stops and not odd and not unbridged(ground):
                    waves[total].append((b, way, cleared or lane))
    return found
