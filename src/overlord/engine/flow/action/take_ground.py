"""Taking ground and armor overrun (core sections 2.7 and 2.8)."""

from __future__ import annotations

from overlord.engine.effects.board import capture_headquarters, place
from overlord.engine.flow.action.marching import answers_for, arrive, break_ice, leave_board, march, set_out
from overlord.engine.flow.combat_cards.windows import listed, perform, refuse
from overlord.engine.model.actions import GROUND, PASS, AnyAction, Battle, Combat, Exit, Ground, Move, Special
from overlord.engine.model.answers import battle, move
from overlord.engine.model.events import TookGround
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import ARMOR
from overlord.engine.model.state import State
from overlord.engine.queries.battle import targets
from overlord.engine.queries.combat_cards.plays import possible
from overlord.engine.queries.combat_cards.scenes import Scene
from overlord.engine.queries.movement import refuse_ground
from overlord.engine.queries.routes import Way, walk
from overlord.engine.tables.combat import ATTACK, WON
from overlord.engine.tables.terrain import HEADQUARTERS, ICE
from overlord.engine.tables.traits import CANNOT_EXIT


@data
class TakeGround(Frame):
    """May the winner of a close assault move into the hex it emptied? (core 2.7)"""

    i: int
    h: int
    t: int = NOWHERE  # the unit that was driven off or eliminated
    kind = "ground"

    def scene(self) -> Scene:
        return Scene(WON, self.i, self.t, self.h)

    def cards(self, s: State) -> bool:
        """Whether, by public facts, a Combat card could be played after this close assault (C-TAX-11)."""
        act = s.acts.get(self.i)
        return act is not None and s.units[self.i].hex != NOWHERE and possible(s, act.seat, self.scene())

    def auto(self, s: State) -> bool:
        if refuse_ground(s, self.i, self.h) == "" or self.cards(s):
            return False
        s.stack.pop()
        return True

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [answers_for(s, self.i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = [PASS]
        if refuse_ground(s, self.i, self.h) == "":
            found.append(GROUND)
        return [*found, *listed(s, seat, self.scene())]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, (Combat, Special)):
            perform(s, seat, action, self.scene())
            return
        s.stack.pop()
        if isinstance(action, Ground):
            take_ground(s, self.i, self.h)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, (Combat, Special)):
            return refuse(s, seat, action, [self.scene()])
        return "ground-or-pass", {}, "R-TG-01"


def take_ground(s: State, i: int, h: int) -> None:
    """Move the unit into the hex it emptied; armor may overrun from there."""
    act = s.acts[i]
    kind = s.units[i].kind
    act.grounds += 1
    set_out(s, i, act)
    s.events.append(TookGround(NAME[s.units[i].hex], NAME[h]))
    place(s, i, h)
    trigger = s.ground[h].on_entry
    if trigger == ICE:
        break_ice(s, i)
    elif trigger == HEADQUARTERS:
        capture_headquarters(s, i)
    if s.units[i].hex == NOWHERE or s.over:
        return
    arrive(s, i, act, False)
    if s.units[i].hex != NOWHERE and not s.over and kind.overruns and not (act.overrun or act.no_overrun):
        act.overrun = True
        s.stack.append(Overrun(i, s.rules.desert and kind.category == ARMOR and not act.hard))


@data
class Overrun(Frame):
    """Armor that took ground may battle once more, in the desert after one free hex (core 2.8, R-ACT-09)."""

    i: int
    extra: bool
    kind = "overrun"

    def auto(self, s: State) -> bool:
        if s.units[self.i].hex != NOWHERE and len(self.options(s, NOWHERE)) > 1:
            return False
        self.close(s)
        return True

    def close(self, s: State) -> None:
        """R-AO-07: an overrun that is not used at once is lost."""
        s.stack.pop()
        act = s.acts.get(self.i)
        if act is not None:
            act.barred = True

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [answers_for(s, self.i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        unit = s.units[self.i]
        act = s.acts[self.i]
        here = unit.hex
        found: list[AnyAction] = [PASS]
        battles = targets(s, self.i, act)
        found.extend([battle(here, s.units[t].hex) for t in battles])
        if battles and seat == act.seat:
            found.extend(listed(s, seat, Scene(ATTACK, self.i)))
        if self.extra:
            found.extend([move(here, h) for h in sorted(self.ways(s))])
            if here in s.rules.exits[unit.camp] and not unit.traits & CANNOT_EXIT:
                found.append(Exit(NAME[here], NAME[here]))
        return found

    def ways(self, s: State) -> dict[int, list[Way]]:
        act = s.acts[self.i]
        return walk(s, s.units[self.i], 1, False, act.moved + act.grounds)

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        act = s.acts[self.i]
        if isinstance(action, Battle):
            s.stack.pop()
            from overlord.engine.flow.action.battle import declare  # the overrun is a battle like any other

            declare(s, self.i, s.at[HEX[action.target]], act)
        elif isinstance(action, (Combat, Special)):
            s.stack.pop()
            perform(s, seat, action, Scene(ATTACK, self.i))
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
            from overlord.engine.flow.action.battle import attack_refused

            return attack_refused(s, self.i, action.target)
        if isinstance(action, (Combat, Special)):
            return refuse(s, seat, action, [Scene(ATTACK, self.i)])
        return "overrun-or-pass", {}, "R-AO-01"
