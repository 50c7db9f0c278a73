"""The questions that effects of Combat cards ask: where to withdraw, which other target, which dice to reroll."""

from __future__ import annotations

from overlord.engine.effects.board import roll
from overlord.engine.effects.combat import reshuffle_combat, shift
from overlord.engine.flow.action.marching import answers_for, march
from overlord.engine.flow.action.retreats import fall_back
from overlord.engine.flow.combat_cards.windows import Laying, Window, fight_below
from overlord.engine.model.actions import DONE, PASS, AnyAction, Battle, Choose, Move, Reroll, Retreat
from overlord.engine.model.base import Secret
from overlord.engine.model.events import Cancelled, CombatPeeked
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE, TOP, row_of
from overlord.engine.model.names import SEATS
from overlord.engine.model.state import Act, State
from overlord.engine.queries.battle import targets
from overlord.engine.queries.combat_cards.feasible import after_ways, withdraw_hexes
from overlord.engine.queries.combat_cards.scenes import Scene
from overlord.engine.queries.routes import walk
from overlord.engine.tables.cards import PLAIN
from overlord.engine.tables.combat import Effect

Refusal = tuple[str, dict[str, str], str]


@data
class Withdraw(Frame):
    """A unit leaves its hex before the dice are rolled (P-18)."""

    seat: int
    i: int
    effect: Effect
    left: int  # hexes it may still go
    kind = "withdraw"

    def hexes(self, s: State) -> list[int]:
        return withdraw_hexes(s, self.i, self.effect, fight_below(s).a) if self.left else []

    def auto(self, s: State) -> bool:
        if self.hexes(s):
            return False
        self.close(s)
        return True

    def close(self, s: State) -> None:
        """If the card lets the attack go on and it can still reach the unit, aim it at the new hex."""
        s.stack.pop()
        fight = fight_below(s)
        h = s.units[self.i].hex
        act = s.acts.get(fight.i)
        if self.effect.fight_on and h not in (NOWHERE, fight.b) and act is not None:
            act.battles -= 1
            reached = self.i in targets(s, fight.i, act)
            act.battles += 1
            if reached:
                fight.b = h

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        here = NAME[s.units[self.i].hex]
        found: list[AnyAction] = [DONE] if self.left < self.effect.n else []
        return [*found, *(Retreat(here, NAME[h]) for h in self.hexes(s))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, Retreat):
            self.left -= 1
            fall_back(s, self.i, HEX[action.to])
            if s.units[self.i].hex == NOWHERE:
                self.left = 0
        else:
            self.left = 0

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        return "withdraw-first", {}, "C-TAX-21"


@data
class Retarget(Frame):
    """The attacker must choose another target within `reach`, or its battle is lost (P-19)."""

    reach: int
    kind = "retarget"

    def others(self, s: State) -> list[int]:
        fight = fight_below(s)
        act = s.acts.get(fight.i)
        if act is None:
            return []
        act.battles -= 1  # this battle is not over yet
        found = targets(s, fight.i, act)
        act.battles += 1
        far = s.rules.geometry.distance[fight.a]
        return [t for t in found if t != fight.t and far[s.units[t].hex] <= self.reach]

    def auto(self, s: State) -> bool:
        if self.others(s):
            return False
        self.lose(s)
        return True

    def lose(self, s: State) -> None:
        s.stack.pop()
        fight = fight_below(s)
        fight.cancelled = True
        s.events.append(Cancelled(NAME[fight.a], NAME[fight.b]))

    def about(self, s: State) -> int:
        return fight_below(s).a

    def seats(self, s: State) -> list[int]:
        return [answers_for(s, fight_below(s).i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        here = NAME[fight_below(s).a]
        return [PASS, *(Battle(here, NAME[s.units[t].hex]) for t in self.others(s))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if not isinstance(action, Battle):
            self.lose(s)
            return
        s.stack.pop()
        fight = fight_below(s)
        fight.t = s.at[HEX[action.target]]
        fight.b = HEX[action.target]
        for frame in reversed(s.stack):  # waiting plays and the reopened window are about the new target
            if isinstance(frame, (Laying, Window)):
                old = frame.scene
                frame.scene = Scene(old.window, old.i, fight.t, old.h, old.step, old.flags)
            if isinstance(frame, Window):
                break

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        return "retarget-first", {"reach": str(self.reach)}, "C-TAX-21"


@data
class Relocate(Frame):
    """The owner puts his unit on a vacant hex of his baseline, in its section if possible (P-21)."""

    i: int
    kind = "relocate"

    def hexes(self, s: State) -> list[int]:
        unit = s.units[self.i]
        if unit.hex == NOWHERE:
            return []
        last = 0 if s.rules.edge[unit.camp] == TOP else 8
        free = [
            h
            for h in s.rules.geometry.hexes
            if row_of(h) == last and s.at[h] == NOWHERE and s.ground[h].enter & unit.kind.mask
        ]
        sections = s.rules.geometry.sections
        return [h for h in free if sections[h] & sections[unit.hex]] or free

    def auto(self, s: State) -> bool:
        if self.hexes(s):
            return False
        s.stack.pop()
        return True

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [answers_for(s, self.i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        here = NAME[s.units[self.i].hex]
        return [Move(here, (), NAME[h]) for h in self.hexes(s)]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Move)
        s.stack.pop()
        shift(s, self.i, HEX[action.to])

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        return "relocate-first", {}, "C-TAX-21"


@data
class Rerolling(Frame):
    """Which of the rolled dice are rolled again, once? (P-05)"""

    seat: int
    most: int
    kind = "reroll"

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[str] = [""]
        for face in sorted(fight_below(s).faces):
            found += [some + face for some in found if len(some) < self.most and some + face not in found]
        return [Reroll(faces) for faces in found if faces]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Reroll)
        s.stack.pop()
        fight = fight_below(s)
        kept = fight.faces
        for face in action.faces:
            kept = kept.replace(face, "", 1)
        fight.faces = kept + roll(s, seat, len(action.faces), "reroll", fight.a, fight.b, kept)

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        return "reroll-first", {}, "C-TAX-08"


@data
class MoveAfter(Frame):
    """A unit may make an additional move, outside the movement phase (P-12)."""

    seat: int
    i: int
    effect: Effect
    kind = "move-after"

    def auto(self, s: State) -> bool:
        if after_ways(s, self.effect, self.i):
            return False
        s.stack.pop()
        return True

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        here = NAME[s.units[self.i].hex]
        return [PASS, *(Move(here, (), NAME[h]) for h in after_ways(s, self.effect, self.i))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()
        if not isinstance(action, Move):
            return
        unit = s.units[self.i]
        most = self.effect.by_kind[unit.kind.category] if self.effect.by_kind else self.effect.n
        act = s.acts.get(self.i) or Act(PLAIN, self.seat)  # the unit may have no order
        way = walk(s, unit, most, False)[HEX[action.to]][0]
        march(s, self.i, way, act)
        act.barred = True  # it has battled, or may not any more
        act.over = True

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        return "move-after-or-pass", {}, "C-TERM-04"


@data
class Peek(Frame):
    """The top card of the Combat deck, seen by one general; it may go to the bottom (P-31)."""

    seat: int
    may_bottom: bool
    seen: bool = False
    kind = "peek"

    def auto(self, s: State) -> bool:
        if not s.combat_deck and s.combat_discard:
            reshuffle_combat(s)
        if not s.combat_deck:
            s.stack.pop()
            return True
        if not self.seen:
            self.seen = True
            s.revealed += 1
            s.events.append(CombatPeeked(SEATS[self.seat], Secret((SEATS[self.seat],), (s.combat_deck[-1].key,))))
            return True
        if self.may_bottom:
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [Choose("top"), Choose("bottom")]

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        """The card stays visible to this general until he has decided."""
        return (f"peek {s.combat_deck[-1].key}",) if seat == self.seat else ()

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Choose)
        s.stack.pop()
        if action.what == "bottom":
            s.combat_deck.insert(0, s.combat_deck.pop())
            s.revealed += 1

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        return "peek-first", {}, "C-TAX-21"
