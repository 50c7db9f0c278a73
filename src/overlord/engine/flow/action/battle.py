"""One battle: ambush, dice, hits and flags, battle back (core sections 2.4, 2.5, 2.10)."""

from __future__ import annotations

from typing import Final

from overlord.engine.effects.board import aim, discard, draw, hurt, remove_obstacle, roll
from overlord.engine.flow.action.marching import answers_for
from overlord.engine.flow.action.retreats import Flags
from overlord.engine.flow.action.take_ground import TakeGround
from overlord.engine.flow.combat_cards.windows import Fight, react
from overlord.engine.flow.small_frames import CampFrame
from overlord.engine.model.actions import PASS, Ambush, AnyAction, Battle
from overlord.engine.model.events import Ambushed, Declared
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import ARMOR, SEAT_OF, SEATS, camp_of, commander
from overlord.engine.model.state import Act, State, without
from overlord.engine.queries.battle import REFUSALS, may_battle, refuse_attack
from overlord.engine.queries.combat_cards.scenes import BATTLE_EFFECTS, Scene
from overlord.engine.queries.dice import AMBUSH, ATTACK, BACK, OVERRUN, applies, dice, hit_faces
from overlord.engine.tables.cards import CARDS
from overlord.engine.tables.combat import DEFEND, FLAGS, LOSS, ROLLED
from overlord.engine.tables.traits import CAMOUFLAGED, COMMONWEALTH

AMBUSH_CARD: Final = CARDS["ambush"]


def declare(s: State, i: int, t: int, act: Act) -> None:
    """Begin the battle of an ordered unit: first an ambush, then Combat cards, then the dice (R-BAT-12, Q-16)."""
    unit = s.units[i]
    target = s.units[t]
    act.battles += 1
    mode = OVERRUN if act.overrun else ATTACK
    s.events.append(Declared(NAME[unit.hex], NAME[target.hex], dice(s, i, t, act, mode)))
    s.stack.append(Combat(i, t, unit.hex, target.hex, mode))
    react(s, DEFEND, target.camp, Scene(DEFEND, i, t, unit.hex))
    if s.rules.geometry.distance[unit.hex][target.hex] == 1:
        if ambush_possible(s, t, i):
            s.stack.append(AmbushWindow(i, t))


def ambush(s: State, i: int, t: int, seat: int) -> None:
    """The attacked unit battles first, as with an Ambush, if it can."""
    if refuse_attack(s, i, t, None, AMBUSH) == 0:
        s.stack.append(Combat(i, t, s.units[i].hex, s.units[t].hex, AMBUSH, seat))


def again(s: State, i: int, t: int, number: int) -> None:
    """A second battle against the same target with exactly this many dice (P-14)."""
    fight = Combat(i, t, s.units[i].hex, s.units[t].hex, ATTACK)
    fight.flat = number
    s.stack.append(fight)


def ambush_possible(s: State, t: int, i: int) -> bool:
    """Whether the attacked unit could ambush (R-AMB-02), judged by public facts only and not by the hand."""
    target = s.units[t]
    if not s.hands[target.camp] or s.ground[target.hex].no_battle & target.kind.mask:
        return False
    copies = AMBUSH_CARD.copies * (2 if s.rules.overlord else 1)
    if sum(1 for card in s.discard if card is AMBUSH_CARD) >= copies:
        return False
    return refuse_attack(s, t, i, None, AMBUSH) == 0


@data
class AmbushWindow(Frame):
    """The defending commander may answer a close assault with an Ambush (R-AMB-01, O-AMB-01)."""

    i: int
    t: int
    kind = "ambush"

    def about(self, s: State) -> int:
        return s.units[self.t].hex

    def seats(self, s: State) -> list[int]:
        return [commander(s.units[self.t].camp)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = [PASS]
        if AMBUSH_CARD in s.hands[camp_of(seat)]:
            found.extend(Ambush(SEATS[general]) for general in self.receivers(s))
        return found

    def receivers(self, s: State) -> list[int]:
        """The general in whose flank the attacked unit is; on a hex split between two flanks either one (O-AMB-03)."""
        target = s.units[self.t]
        if not s.rules.overlord:
            return [commander(target.camp)]
        sections = s.rules.geometry.sections[target.hex]
        first = target.camp * 4
        return [first + role for role in (1, 2, 3) if s.rules.flank[first + role] & sections]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()
        if not isinstance(action, Ambush):
            return
        camp = camp_of(seat)
        attacker = s.units[self.i]
        target = s.units[self.t]
        s.hands[camp] = without(s.hands[camp], AMBUSH_CARD)
        s.revealed += 1
        s.events.append(Ambushed(action.seat, NAME[target.hex], NAME[attacker.hex]))
        discard(s, camp, AMBUSH_CARD)
        if s.rules.overlord:
            s.stack.append(Replacement(camp))
        s.stack.append(Combat(self.t, self.i, target.hex, attacker.hex, AMBUSH, SEAT_OF[action.seat]))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Ambush):
            # The message is about this seat's hand only: it must not reveal whether someone else holds the card.
            return "no-ambush", {}, "R-CARD-11"
        return "ambush-or-pass", {}, "R-AMB-01"


@data
class Replacement(CampFrame):
    """The commander draws a card to replace his Ambush as soon as it is resolved (O-AMB-04)."""

    def auto(self, s: State) -> bool:
        s.stack.pop()
        draw(s, self.camp, 1)
        return True


@data
class Combat(Fight):
    """Roll the dice of one battle and apply the hits; flags and what follows are left to other frames."""

    def auto(self, s: State) -> bool:
        if self.rolled == 0:
            if not self.stands(s):
                self.fall_through(s)
            elif not self.roll(s):
                s.stack.pop()
            elif not s.rules.combat_cards:
                s.stack.pop()
                self.strike(s)
            return True
        if self.rolled == 1:
            self.rolled = 2
            if self.hits(s) > 0 and self.mode in (ATTACK, OVERRUN):
                react(s, LOSS, s.units[self.t].camp, Scene(LOSS, self.i, self.t))
            return True
        s.stack.pop()
        self.strike(s)
        return True

    def fall_through(self, s: State) -> None:
        """End a battle without dice: one of the units has left its hex, or a card has cancelled it."""
        s.stack.pop()
        act = self.act(s)
        if s.units[self.i].hex != self.a:
            if act is not None:
                act.barred = True  # R-AMB-04: driven off; it also loses a second battle
        elif self.keeps_ground and act is not None and s.at[self.b] == NOWHERE:
            s.stack.append(TakeGround(self.i, self.b))

    def roll(self, s: State) -> bool:
        """Roll the dice; False if there are none to roll."""
        unit = s.units[self.i]
        number = self.number(s)
        if number <= 0:
            return False
        if unit.traits & CAMOUFLAGED:  # R-ACT-16: a unit that battles loses its camouflage, also in an ambush
            s.renew(self.i).traits &= ~CAMOUFLAGED
        if unit.kind.category == ARMOR:
            _crush_wire(s, self.a)
        seat = self.seat if self.seat >= 0 else answers_for(s, self.i)
        self.faces = roll(s, seat, number, _PURPOSE[self.mode], self.a, self.b)
        self.rolled = 1
        if s.rules.combat_cards and self.mode in (ATTACK, OVERRUN):
            s.fights.append((self.i, self.t, s.rules.geometry.distance[self.a][self.b]))
            s.just_battled = self.i
            # C-TAX-08: first the camp that rolled (pushed last), then the other.
            react(s, ROLLED, s.units[self.t].camp, Scene(ROLLED, self.i, self.t))
            react(s, ROLLED, unit.camp, Scene(ROLLED, self.i, self.t))
        return True

    def good(self, s: State) -> str:
        return hit_faces(s, s.units[self.i], s.units[self.t], self.act(s))

    def hits(self, s: State) -> int:
        good = self.good(s)
        return sum(1 for face in self.faces if face in good) - self.spared

    def strike(self, s: State) -> None:
        """Apply hits, then flags (R-BAT-12 d, e)."""
        hits = max(0, self.hits(s))
        flags = 0 if "F" in self.good(s) else self.faces.count("F")
        may_ignore = not self.unignorable(s)
        self.use_up(s)
        s.stack.append(Aftermath(self.i, self.t, self.a, self.b, self.mode, hits))
        hurt(s, self.t, hits)
        target = s.units[self.t]
        if flags and target.hex != NOWHERE and not s.over:
            s.stack.append(Flags(self.t, flags, may_ignore))
            if self.mode in (ATTACK, OVERRUN):
                react(s, FLAGS, target.camp, Scene(FLAGS, self.i, self.t, flags=flags))

    def unignorable(self, s: State) -> bool:
        act = self.act(s)
        if act is None or not act.pending:
            return False
        return any(m.effect.do == "flags-unignorable" and applies(s, m, self.i, self.t) for m in act.pending)

    def use_up(self, s: State) -> None:
        """Remove the cards that counted in this battle: each counts only once."""
        act = self.act(s)
        if act is not None and act.pending:
            act.pending = tuple(
                m for m in act.pending if m.effect.do not in BATTLE_EFFECTS or not applies(s, m, self.i, self.t)
            )


_PURPOSE: Final = {ATTACK: "battle", OVERRUN: "overrun", AMBUSH: "ambush", BACK: "battle-back"}


def _crush_wire(s: State, h: int) -> None:
    """Armor that retreated onto wire removes it when it battles from there (R-TER-45)."""
    obstacle = s.ground[h].obstacle
    if obstacle is not None and obstacle.crushed_by_armor:
        remove_obstacle(s, h)


@data
class Aftermath(Frame):
    """After hits and flags: cross-hairs, battle back, then taking ground (R-BAT-12 f to h)."""

    i: int
    t: int
    a: int
    b: int
    mode: int
    hits: int

    def auto(self, s: State) -> bool:
        s.stack.pop()
        unit = s.units[self.i]
        target = s.units[self.t]
        stayed = target.hex == self.b
        if self.hits and stayed and unit.kind.crosshairs and unit.hex == self.a:
            aim(s, self.i, self.t)
        if self.mode not in (ATTACK, OVERRUN) or s.rules.geometry.distance[self.a][self.b] != 1:
            return True
        if stayed:
            if may_battle_back(s, self.t, self.i):
                s.stack.append(BattleBack(self.t, self.i))
        elif unit.hex == self.a:
            s.stack.append(TakeGround(self.i, self.b, self.t))
        return True


def may_battle_back(s: State, t: int, i: int) -> bool:
    """R-NAT-05 to -08: whether the target is down to one figure and did not retreat."""
    target = s.units[t]
    if not target.traits & COMMONWEALTH or target.figures != 1 or not target.kind.national:
        return False
    if s.units[i].hex == NOWHERE or s.ground[target.hex].no_battle & target.kind.mask:
        return False
    return not target.kind.cannot_target & s.units[i].kind.mask


@data
class BattleBack(Frame):
    """May a Commonwealth unit battle back with one die?"""

    i: int
    t: int
    kind = "battle-back"

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [answers_for(s, self.i)]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [PASS, Battle(NAME[s.units[self.i].hex], NAME[s.units[self.t].hex])]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        s.stack.pop()
        if isinstance(action, Battle):
            s.stack.append(Combat(self.i, self.t, s.units[self.i].hex, s.units[self.t].hex, BACK))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "battle-back-or-pass", {}, "R-NAT-05"


def attack_refused(s: State, i: int, target: str) -> tuple[str, dict[str, str], str]:
    """Why this unit may not battle at that hex, by the same rules that made the list of options."""
    values = {"unit": NAME[s.units[i].hex], "hex": target}
    t = s.at[HEX[target]]
    act = s.acts[i]
    if t == NOWHERE:
        return "no-enemy-there", values, "R-BAT-01"
    close = s.rules.geometry.distance[s.units[i].hex][s.units[t].hex] == 1
    code = may_battle(s, i, act, close)
    if code == 0:
        code = refuse_attack(s, i, t, act, OVERRUN if act.overrun else ATTACK)
    word, rule = REFUSALS.get(code, ("not-now", "R-BAT-01"))
    return word, values, rule
