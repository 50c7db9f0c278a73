"""Taking ground and armor overrun (core sections 2.7 and 2.8)."""

from __future__ import annotations

from overlord.engine.actions import GROUND, PASS, AnyAction, Battle, Exit, Ground, Move
from overlord.engine.effects import capture_headquarters, place
from overlord.engine.events import TookGround
from overlord.engine.flow.marching import answers_for, arrive, break_ice, leave_board, march, set_out
from overlord.engine.hexes import HEX, NAME, NOWHERE
from overlord.engine.names import ARMOR, NONE
from overlord.engine.queries.battle import targets
from overlord.engine.queries.movement import REFUSALS as STEP_REFUSALS
from overlord.engine.queries.movement import Way, step, walk
from overlord.engine.state import Frame, State
from overlord.engine.tables.terrain import HEADQUARTERS, ICE
from overlord.engine.tables.traits import CANNOT_EXIT


class TakeGround(Frame):
    """May the victor of a close assault move into the hex it emptied? (core 2.7)"""

    __slots__ = ("h", "i")
    kind = "ground"

    def __init__(self, i: int, h: int) -> None:
        self.asked = {}
        self.i = i
        self.h = h

    def copy(self) -> Frame:
        return TakeGround(self.i, self.h)

    def key(self) -> tuple[object, ...]:
        return self.i, self.h

    def auto(self, s: State) -> bool:
        if refuse_ground(s, self.i, self.h) == "":
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [answers_for(s, self.i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [PASS, GROUND]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()
        if not isinstance(action, Ground):
            return
        act = s.acts[self.i]
        unit = s.units[self.i]
        act.grounds += 1
        set_out(s, self.i, act)
        s.events.append(TookGround(NAME[unit.hex], NAME[self.h]))
        place(s, self.i, self.h)
        trigger = s.ground[self.h].on_entry
        if trigger == ICE:
            break_ice(s, self.i)
        elif trigger == HEADQUARTERS:
            capture_headquarters(s, self.i)
        if unit.hex == NOWHERE or s.over:
            return
        arrive(s, self.i, act, False)
        if unit.hex != NOWHERE and not s.over and unit.kind.overruns and not act.overrun:
            act.overrun = True
            s.stack.append(Overrun(self.i, s.rules.desert and unit.kind.category == ARMOR and not act.hard))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "ground-or-pass", {}, "R-TG-01"


def refuse_ground(s: State, i: int, h: int) -> str:
    """The rule by which this unit may not take this ground, or nothing."""
    unit = s.units[i]
    act = s.acts.get(i)
    if act is None or unit.hex == NOWHERE or s.at[h] != NOWHERE:
        return "R-TG-01"
    if not unit.kind.takes_ground:
        return "R-TG-02"
    if act.hard or act.grounds >= (2 if unit.kind.overruns else 1):
        return "R-TG-03" if act.hard else "R-TG-04"
    here = s.ground[unit.hex]
    there = s.ground[h]
    if there.water and there.enter == NONE:
        return "R-TG-03"
    if there.cliff and here.shore:
        return "R-TER-38"
    code = step(s, unit, unit.hex, h, act.moved + act.grounds, False)
    return STEP_REFUSALS[code][1] if code < 0 else ""


class Overrun(Frame):
    """Armor that took ground may battle once more, in the desert after one free hex (core 2.8, R-ACT-09)."""

    __slots__ = ("extra", "i")
    kind = "overrun"

    def __init__(self, i: int, extra: bool) -> None:
        self.asked = {}
        self.i = i
        self.extra = extra

    def copy(self) -> Frame:
        return Overrun(self.i, self.extra)

    def key(self) -> tuple[object, ...]:
        return self.i, self.extra

    def auto(self, s: State) -> bool:
        if s.units[self.i].hex != NOWHERE and len(self.options(s, 0)) > 1:
            return False
        self.close(s)
        return True

    def close(self, s: State) -> None:
        """R-AO-07: an overrun not fought at once is gone."""
        s.stack.pop()
        act = s.acts.get(self.i)
        if act is not None:
            act.barred = True

    def seats(self, s: State) -> list[int]:
        return [answers_for(s, self.i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        unit = s.units[self.i]
        act = s.acts[self.i]
        here = NAME[unit.hex]
        found: list[AnyAction] = [PASS]
        found.extend(Battle(here, NAME[s.units[t].hex]) for t in targets(s, self.i, act))
        if self.extra:
            found.extend(Move(here, (), NAME[h]) for h in sorted(self.ways(s)))
            if unit.hex in s.rules.exits[unit.camp] and not unit.traits & CANNOT_EXIT:
                found.append(Exit(here, here))
        return found

    def ways(self, s: State) -> dict[int, list[Way]]:
        act = s.acts[self.i]
        return walk(s, s.units[self.i], 1, False, act.moved + act.grounds)

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        act = s.acts[self.i]
        if isinstance(action, Battle):
            s.stack.pop()
            from overlord.engine.flow.combat import declare  # the overrun is a battle like any other

            declare(s, self.i, s.at[HEX[action.target]], act)
        elif isinstance(action, Move):
            self.extra = False
            march(s, self.i, self.ways(s)[HEX[action.to]][0], act)
        elif isinstance(action, Exit):
            s.stack.pop()
            leave_board(s, self.i, s.units[self.i].hex, act)
        else:
            self.close(s)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Battle):
            if action.unit != NAME[s.units[self.i].hex]:
                return "overrun-first", {"hex": NAME[s.units[self.i].hex]}, "R-AO-07"
            from overlord.engine.flow.combat import attack_refused

            return attack_refused(s, self.i, action.target)
        return "overrun-or-pass", {}, "R-AO-01"
