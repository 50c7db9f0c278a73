"""Follows every unit, medal and die of a battle through its events; it knows what they mean, not how to show them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overlord.engine.model import events as told
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.names import CAMPS, FACE_OF_CATEGORY, FACES
from overlord.engine.model.rules import Rules
from overlord.engine.tables.units import UnitKind
from overlord.engine.view import View
from overlord.table.summary.figures import MedalMark, UnitTale

BATTLES: Final = frozenset({"battle", "overrun", "ambush", "battle-back"})
REROLL: Final = "reroll"
STRIKES: Final = {"barrage": "", "air-power": "S"}  # the faces that hit besides those of the target
Pair = tuple[str, str]


@dataclass
class Unit:
    """A unit and what has happened to it so far."""

    camp: str
    kind: str
    start: str
    strength: int
    lost: int = 0
    took: int = 0
    eliminated: int = 0
    fell: str = ""
    turn: int = 0
    enemy: Unit | None = None  # whose dice were rolled against it last

    def tale(self) -> UnitTale:
        return UnitTale(
            self.camp,
            self.kind,
            self.start,
            self.strength,
            self.lost,
            self.took,
            self.eliminated,
            self.fell,
            self.turn,
        )


class Tally:
    """Counts a battle, from its first view and its events."""

    def __init__(self, view: View, rules: Rules) -> None:
        self._rules = rules
        self.turn = view.turn
        self.needed = {row.camp: row.needed for row in view.medals}
        self.start = {row.camp: row.medals for row in view.medals}
        self.medals = dict(self.start)
        self.marks: list[MedalMark] = []
        self.units = [Unit(unit.camp, unit.kind, unit.hex, unit.strength) for unit in view.units]
        self._at = {unit.start: unit for unit in self.units}
        self._aims: dict[Pair, str] = {}  # the faces that hit, for battles that were declared
        self._faces = ""  # those of the last battle, which a reroll uses again
        self.dice: dict[str, list[tuple[float, bool]]] = {camp: [] for camp in CAMPS}
        self.winner = self.reason = ""

    def aim(self, unit: str, target: str, faces: str) -> None:
        """A battle is declared, and these faces hit in it."""
        self._aims[unit, target] = faces

    def hear(self, event: AnyEvent) -> None:
        match event:
            case told.TurnStarted():
                self.turn = event.turn
            case told.Moved():
                self._go(event.unit, event.path[-1] if event.path else event.unit)
            case told.TookGround() | told.Retreated() | told.Shifted():
                self._go(event.unit, event.to)
            case told.Exited():
                self._at.pop(event.unit, None)
            case told.PlaneTookOff():
                self._at.pop(event.hex, None)
            case told.PlaneLanded():
                self._arrive(event.seat.partition("-")[0], event.plane, event.hex, 1)
            case told.Deployed():
                self._arrive(event.camp, event.kind, event.unit, event.figures)
            case told.Rolled():
                self._rolled(event)
            case told.Lost():
                self._lost(event.unit, event.figures)
            case told.Eliminated():
                self._eliminated(event.unit)
            case told.MedalsWon():
                self._medals(event.camp, event.medals, event.reason, event.hexes)
            case told.MedalsLost():
                self._medals(event.camp, -event.medals, "objective", event.hexes)
            case told.Ended():
                self.winner, self.reason = event.winner, event.reason

    # ---- units ----------------------------------------------------------------------------------

    def _go(self, start: str, to: str) -> None:
        unit = self._at.pop(start, None)
        if unit is not None:
            self._at[to] = unit

    def _arrive(self, camp: str, kind: str, h: str, figures: int) -> None:
        unit = self._at[h] = Unit(camp, kind, h, figures)
        self.units.append(unit)

    def _lost(self, h: str, figures: int) -> None:
        unit = self._at.get(h)
        if unit is None:
            return
        unit.lost += figures
        if unit.enemy is not None:
            unit.enemy.took += figures

    def _eliminated(self, h: str) -> None:
        unit = self._at.pop(h, None)
        if unit is None:
            return
        unit.fell, unit.turn = h, self.turn
        if unit.enemy is not None:
            unit.enemy.eliminated += 1

    # ---- medals and dice ------------------------------------------------------------------------

    def _medals(self, camp: str, number: int, reason: str, hexes: tuple[str, ...]) -> None:
        self.medals[camp] = self.medals.get(camp, 0) + number
        axis, allies = (self.medals.get(word, 0) for word in CAMPS)
        self.marks.append(MedalMark(self.turn, float(self.turn), camp, number, reason, hexes, axis, allies))

    def _rolled(self, event: told.Rolled) -> None:
        target = self._at.get(event.target)
        if target is None or event.purpose == "tiger":  # which rolls the same hits again
            return
        unit = self._at.get(event.unit)
        target.enemy = unit if unit is not None and unit.camp != target.camp else None
        faces = self._hitting(event, unit, target)
        for face in event.faces if faces else "":
            chance = sum(side in faces for side in FACES) / len(FACES)
            self.dice[event.seat.partition("-")[0]].append((chance, face in faces))

    def _hitting(self, event: told.Rolled, unit: Unit | None, target: Unit) -> str:
        """The faces that hit in this roll; empty if it is no attack."""
        hit = self._kind(target)
        if event.purpose in STRIKES:
            return _symbols(hit) + STRIKES[event.purpose]
        if event.purpose not in BATTLES and event.purpose != REROLL:
            return ""
        if event.purpose in BATTLES and unit is not None:
            star = "S" if self._kind(unit).star_hits & hit.mask else ""
            self._faces = self._aims.pop((event.unit, event.target), _symbols(hit) + star)
        return self._faces

    def _kind(self, unit: Unit) -> UnitKind:
        return self._rules.kinds[CAMPS.index(unit.camp)][unit.kind]


def _symbols(kind: UnitKind) -> str:
    """The faces that hit a kind of unit by any fire."""
    if kind.hit_by_symbol:
        return "G" + FACE_OF_CATEGORY[kind.category]
    return "GS" if kind.hit_by_star else "G"
