"""Naming the targets of Air Power and Barrage; the dice are rolled in action/shots.py."""

from __future__ import annotations

from overlord.engine.flow.action.shots import Strike
from overlord.engine.flow.small_frames import SeatFrame
from overlord.engine.model.actions import CONFIRM, AnyAction, Target
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import ALLIES, camp_of
from overlord.engine.model.state import State
from overlord.engine.tables.traits import CAMOUFLAGED


def enemy_units(s: State, camp: int) -> list[int]:
    """Enemy units that a card may target: camouflaged ones cannot be chosen (R-ACT-16)."""
    return [
        i
        for i, unit in enumerate(s.units)
        if unit.camp != camp and unit.hex != NOWHERE and not unit.traits & CAMOUFLAGED
    ]


def strike_targets(s: State, camp: int, chosen: list[int], section: int) -> list[int]:
    """Units that may be added to a connected group of up to four; if `section` is set, one of them must be in it."""
    if len(chosen) >= 4:
        return []
    units = enemy_units(s, camp)
    return [i for i in units if i not in chosen and joins_up(s, units, [*chosen, i], section)]


def joins_up(s: State, units: list[int], chosen: list[int], section: int) -> bool:
    """Whether these units belong to some connected group of at most four units, one of them in the section."""
    parts = connected(s, chosen)
    if len(parts) == 1 and (not section or _touches(s, chosen, section)):
        return True
    if len(chosen) >= 4:
        return False
    neighbours = s.rules.geometry.neighbours
    near: list[int] = []
    for c in parts[0]:
        for h in neighbours[s.units[c].hex]:
            i = s.at[h]
            if i != NOWHERE and i not in chosen and i not in near and i in units:
                near.append(i)
    return any(joins_up(s, units, [*chosen, i], section) for i in near)


def connected(s: State, chosen: list[int]) -> list[list[int]]:
    """The groups of adjacent units among these."""
    distance = s.rules.geometry.distance
    left = list(chosen)
    parts: list[list[int]] = []
    while left:
        part = [left.pop(0)]
        for i in part:
            touching = [c for c in left if distance[s.units[i].hex][s.units[c].hex] == 1]
            part.extend(touching)
            left = [c for c in left if c not in touching]
        parts.append(part)
    return parts


def _touches(s: State, chosen: list[int], section: int) -> bool:
    return any(s.rules.geometry.sections[s.units[c].hex] & section for c in chosen)


@data
class AirPower(Frame):
    """Name one to four connected enemy units, then roll for each in that order (R-CARD-10)."""

    seat: int
    chosen: list[int]
    section: int  # an air strike needs a target here (R-ACT-03)
    kind = "air-power"

    def auto(self, s: State) -> bool:
        if self.chosen or strike_targets(s, camp_of(self.seat), [], self.section):
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = []
        whole = len(connected(s, self.chosen)) == 1
        if whole and (not self.section or _touches(s, self.chosen, self.section)):
            found.append(CONFIRM)
        near = strike_targets(s, camp_of(seat), self.chosen, self.section)
        found.extend(Target(NAME[s.units[i].hex]) for i in near)
        return found

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(f"target {NAME[s.units[i].hex]}" for i in self.chosen) if seat == self.seat else ()

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, Target):
            self.chosen.append(s.at[HEX[action.unit]])
            return
        s.stack.pop()
        dice = 2 if camp_of(seat) == ALLIES else 1
        for t in reversed(self.chosen):
            s.stack.append(Strike(seat, t, dice, "air-power", "S", "forced"))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Target):
            i = s.at[HEX[action.unit]]
            if i == NOWHERE or s.units[i].camp == camp_of(seat):
                return "no-enemy-there", {"hex": action.unit}, "R-CARD-10"
            if s.units[i].traits & CAMOUFLAGED:
                return "camouflaged", {"hex": action.unit}, "R-ACT-16"
            if len(self.chosen) >= 4:
                return "four-targets", {}, "R-CARD-10"
            return "not-connected", {"hex": action.unit}, "R-CARD-10"
        return "name-targets", {}, "R-CARD-10"


@data
class Barrage(SeatFrame):
    """Name one enemy unit anywhere: four dice (R-CARD-24)."""

    kind = "barrage"

    def auto(self, s: State) -> bool:
        if enemy_units(s, camp_of(self.seat)):
            return False
        s.stack.pop()
        return True

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [Target(NAME[s.units[i].hex]) for i in enemy_units(s, camp_of(seat))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Target)
        s.stack.pop()
        s.stack.append(Strike(seat, s.at[HEX[action.unit]], 4, "barrage", "", "forced"))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Target):
            i = s.at[HEX[action.unit]]
            hidden = i != NOWHERE and s.units[i].camp != camp_of(seat)
            word = "camouflaged" if hidden else "no-enemy-there"
            return word, {"hex": action.unit}, "R-ACT-16" if hidden else "R-CARD-24"
        return "name-targets", {}, "R-CARD-24"
