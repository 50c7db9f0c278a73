"""Troops that arrive during the battle: from a supply train, by parachute, or as armor behind the enemy
(R-ACT-13, -20, -22)."""

from __future__ import annotations

from overlord.engine.effects.board import order
from overlord.engine.effects.combat import deploy
from overlord.engine.model.actions import AnyAction, Special, Target
from overlord.engine.model.events import Dropped, Ordered
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE, TOP, row_of
from overlord.engine.model.names import ARM, CAMPS, INF, SEATS, camp_of, commander, enemy
from overlord.engine.model.state import Act, State
from overlord.engine.queries.orders import Command, turn_of

# Ruling: a parachute drifts two hexes, each in a random direction (R-ACT-20).
DRIFT = 2


# ---- the supply train ---------------------------------------------------------------------------


def reach_station(s: State, i: int) -> None:
    """R-ACT-13: a train that reaches a station unloads one infantry unit for each of its parts, once."""
    unit = s.units[i]
    parts = [p for p in (i, unit.link) if p >= 0 and s.units[p].hex != NOWHERE]
    first = min(parts)
    if not s.rules.supply_train & (1 << unit.camp) or first in s.unloaded:
        return
    if any(s.ground[s.units[p].hex].tile.key == "station" for p in parts):
        s.unloaded.append(first)
        s.stack.append(Unload(s.acts[i].seat, parts))


@data
class Unload(Frame):
    """Next to which part of the train is the next unit placed?"""

    seat: int
    parts: list[int]  # parts that have not unloaded yet
    kind = "unload"

    def hexes(self, s: State) -> list[int]:
        if not self.parts or s.units[self.parts[0]].hex == NOWHERE:
            return []
        beside = s.rules.geometry.neighbours[s.units[self.parts[0]].hex]
        return [h for h in beside if s.at[h] == NOWHERE and s.ground[h].enter & INF]

    def auto(self, s: State) -> bool:
        if not self.parts:
            s.stack.pop()
            return True
        if self.hexes(s):
            return False
        self.parts = self.parts[1:]  # no room: no unit is placed here
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [Target(NAME[h]) for h in self.hexes(s)]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Target)
        self.parts = self.parts[1:]
        deploy(s, camp_of(seat), "infantry", 0, HEX[action.unit], s.rules.count("supply_turn") or -1)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "unload-first", {}, "R-ACT-13"


# ---- paratroops ---------------------------------------------------------------------------------


@data
class Paradrop(Frame):
    """R-ACT-20: the commander aims each parachute at a hex; then each drifts and lands, or is lost without a medal."""

    camp: int
    aims: list[int]
    kind = "paradrop"

    def auto(self, s: State) -> bool:
        if len(self.aims) < s.rules.count("paradrop_units"):
            return False
        s.stack.pop()
        for aim in self.aims:
            self.drop(s, aim)
        return True

    def drop(self, s: State, aim: int) -> None:
        h = aim
        path: list[str] = []
        for _ in range(DRIFT):
            h = s.rules.geometry.beside[h][s.dice.below(6)] if h != NOWHERE else NOWHERE
            path.append(NAME[h] if h != NOWHERE else "")
        lands = h != NOWHERE and s.at[h] == NOWHERE and bool(s.ground[h].enter & INF)
        s.events.append(Dropped(CAMPS[self.camp], NAME[aim], tuple(name for name in path if name), lands))
        if lands:
            deploy(s, self.camp, "infantry", 0, h, s.rules.count("paradrop_acts") or turn_of(s))

    def seats(self, s: State) -> list[int]:
        return [commander(self.camp)]

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(f"target {NAME[h]}" for h in self.aims) if seat == commander(self.camp) else ()

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [Target(NAME[h]) for h in s.rules.geometry.hexes]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Target)
        self.aims.append(HEX[action.unit])

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "paradrop-first", {}, "R-ACT-20"


def drop_due(s: State, camp: int) -> bool:
    """Whether the paratroops of this camp arrive at the start of this turn."""
    return bool(s.rules.paradrop & (1 << camp)) and turn_of(s) == s.rules.count("paradrop_turn")


# ---- armor in the enemy's rear ------------------------------------------------------------------


def breakthrough_hexes(s: State, command: Command, camp: int, taken: list[int]) -> list[int]:
    """R-ACT-22: empty hexes of the enemy's baseline in the card's sections, in one turn of the battle only."""
    if not s.rules.armor_breakthrough & (1 << camp) or s.broke_through[camp] not in (0, s.turn):
        return []
    if len(taken) >= s.rules.count("breakthrough_units"):
        return []
    last = 0 if s.rules.edge[enemy(camp)] == TOP else 8
    where = s.rules.geometry.sections
    return [
        h
        for h in s.rules.geometry.hexes
        if row_of(h) == last
        and where[h] & command.sections
        and s.at[h] == NOWHERE
        and s.ground[h].enter & ARM
        and h not in taken
    ]


def break_through(s: State, seat: int, hexes: list[int], command: Command) -> None:
    """Place new armor on the enemy's baseline; it counts as moved, may battle and take ground, but not overrun."""
    camp = camp_of(seat)
    for h in hexes:
        s.broke_through[camp] = s.turn
        i = deploy(s, camp, "armor", 0, h, 0)
        act = Act(command.orders, seat)
        act.over = True
        act.no_overrun = True
        act.entered_no_battle = bool(s.ground[h].no_battle_on_entry & ARM)
        order(s, i, act)
        s.events.append(Ordered(SEATS[seat], NAME[h]))


def breakthrough_options(s: State, command: Command, camp: int, taken: list[int]) -> list[AnyAction]:
    return [Special("breakthrough", NAME[h]) for h in breakthrough_hexes(s, command, camp, taken)]
