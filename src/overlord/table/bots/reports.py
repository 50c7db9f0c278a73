"""What a bot general signals after an enemy turn, judged only by what everybody saw on the board; it sends nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from overlord.engine.model.events import AnyEvent, Eliminated, Lost, Retreated, Rolled
from overlord.engine.model.hexes import HEX, flank_sections, geometry
from overlord.engine.model.names import CAMPS, EDGES, SEAT_OF, camp_of, role_of
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.view import View

MUCH: Final = 3  # figures lost on one flank in one turn that call for support even if no unit was lost
OFTEN: Final = 2  # attacks on one flank in one turn, without a loss, that make it a flank that holds


class Report(NamedTuple):
    seat: str
    signal: str
    hex: str


class Blows:
    """What an enemy turn did to the units of a camp, by the hex where each unit stands at the end or was eliminated."""

    def __init__(self, camp: str, events: Sequence[AnyEvent]) -> None:
        self.attacked: list[str] = []
        self.lost: dict[str, int] = {}  # figures
        self.fallen: list[str] = []
        self.fled: set[str] = set()
        for event in events:
            if isinstance(event, Rolled) and event.target and not event.seat.startswith(camp):
                self.attacked.append(event.target)
            elif isinstance(event, Retreated):
                self._retreat(event.unit, event.to)
            elif isinstance(event, Lost) and event.unit in self.attacked:
                self.lost[event.unit] = self.lost.get(event.unit, 0) + event.figures
            elif isinstance(event, Eliminated) and event.camp == camp:
                self.fallen.append(event.unit)
                self.attacked = [target for target in self.attacked if target != event.unit]  # the hex is free again

    def _retreat(self, unit: str, to: str) -> None:
        """Losses follow a unit that retreats; an attacker that was driven back does not count as attacked."""
        if unit in self.attacked:
            self.attacked = [to if target == unit else target for target in self.attacked]
            self.fled.add(to)
        if unit in self.lost:
            self.lost[to] = self.lost.pop(unit)


def report(battle: ScenarioDef, view: View, events: Sequence[AnyEvent], generals: Sequence[str]) -> Report | None:
    """The one signal of a camp: from the general who lost most, else from one who held; None if neither is clear."""
    blows = Blows(CAMPS[camp_of(SEAT_OF[generals[0]])], events)
    hurt: list[tuple[int, int, str]] = []
    held: list[Report] = []
    for seat in generals:
        fallen = [name for name in blows.fallen if in_flank(battle, view, seat, name)]
        lost = sum(figures for name, figures in blows.lost.items() if in_flank(battle, view, seat, name))
        attacked = [name for name in blows.attacked if in_flank(battle, view, seat, name)]
        if fallen or lost >= MUCH:
            hurt.append((len(fallen), lost, seat))
        elif not lost and len(attacked) >= OFTEN and not blows.fled.intersection(attacked):
            held.append(Report(seat, "holding", attacked[-1]))
    if hurt:
        _, _, seat = max(hurt, key=lambda row: row[:2])
        return Report(seat, "needs-support", _weakest(battle, view, seat, blows))
    return held[0] if held else None


def _weakest(battle: ScenarioDef, view: View, seat: str, blows: Blows) -> str:
    """Where help is needed: the weakest unit that was hit and survived, else where the first unit was eliminated."""
    camp = seat.partition("-")[0]
    hit = [unit for unit in view.units if unit.camp == camp and unit.hex in blows.lost]
    mine = [unit for unit in hit if in_flank(battle, view, seat, unit.hex)]
    if mine:
        return min(mine, key=lambda unit: unit.figures).hex
    return next(name for name in (*blows.fallen, *blows.lost) if in_flank(battle, view, seat, name))


def in_flank(battle: ScenarioDef, view: View, seat: str, name: str) -> bool:
    """Whether a hex lies in a general's sections; a hex split between two sections lies in both (O-BRD-18)."""
    number = SEAT_OF[seat]
    edge = EDGES.index(view.edges[camp_of(number)])
    sections = geometry(battle.board, battle.section_lines or None).sections[HEX[name]]
    return bool(sections & flank_sections(role_of(number) - 1, edge))
