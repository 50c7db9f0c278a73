"""The move and battle phases: all generals of a camp act side by side, in any order (core 2.3, 2.4; O-TURN-08, -09)."""

from __future__ import annotations

from overlord.engine.flow.action.battle import attack_refused, declare
from overlord.engine.flow.action.leaving import Leaving, walk_off
from overlord.engine.flow.action.marching import go, march
from overlord.engine.flow.action.recover_and_clear import clear, clearing, may_recover, recover
from overlord.engine.flow.action.retreats import shunt
from overlord.engine.flow.combat_cards.windows import is_play, listed, perform, refuse
from overlord.engine.flow.theatre.air import act_from_air, action_options, flight_options, fly, land, reconnoitre
from overlord.engine.flow.theatre.arrivals import reach_station
from overlord.engine.model.actions import DONE, Air, AnyAction, Battle, Combat, Done, Exit, Fly, Land, Move, Special
from overlord.engine.model.answers import battle, move, moves
from overlord.engine.model.events import Moved
from overlord.engine.model.fields import data, derived
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.state import Act, State
from overlord.engine.queries.battle import targets
from overlord.engine.queries.combat_cards.plays import possible
from overlord.engine.queries.combat_cards.scenes import Scene
from overlord.engine.queries.movement import allowance, exits_in_reach, plain_reach, reach, why_not
from overlord.engine.queries.routes import Flood, Way, ride, walk
from overlord.engine.tables.cards import BEHIND_LINES
from overlord.engine.tables.combat import ATTACK, MOVE_END, MOVE_START, ORDER, PRE_BATTLE, UNIT_DONE
from overlord.engine.tables.traits import CANNOT_EXIT
from overlord.engine.tables.units import AIR, LAND, RAIL


@data
class Phase(Frame):
    """A phase in which every seat with ordered units acts until it is done."""

    done: list[int]
    known: dict[int, list[AnyAction]] = derived("{}")  # options as last computed, valid until the next answer
    asking: list[int] = derived("[]")  # the seats that have a choice, as last computed

    def listed(self, s: State, seat: int) -> list[AnyAction]:
        found = self.known.get(seat)
        if found is None:
            found = self.list_options(s, seat)
            self.known[seat] = found
        return found

    def list_options(self, s: State, seat: int) -> list[AnyAction]:
        raise NotImplementedError

    def open_seats(self, s: State) -> list[int]:
        """The seats with ordered units or airplanes that are not done."""
        found: list[int] = []
        for act in s.acts.values():
            if act.seat not in found and act.seat not in self.done:
                found.append(act.seat)
        for plane in s.planes:
            if plane.seat >= 0 and plane.hex != NOWHERE and plane.seat not in found and plane.seat not in self.done:
                found.append(plane.seat)
        found.sort()
        return found

    def auto(self, s: State) -> bool:
        """End the phase when no seat has a choice left; a seat whose only answer is "done" is not asked."""
        self.asking = [seat for seat in self.open_seats(s) if self.has_choice(s, seat)]
        if self.asking:
            return False
        s.stack.pop()
        return True

    def has_choice(self, s: State, seat: int) -> bool:
        """Whether the seat has a choice; for Combat cards this is judged by public facts, not by the hand."""
        own = self.listed(s, seat)
        if len(own) > 1 or own[0] is not DONE:
            return True
        return bool(s.combat[seat]) and any(possible(s, seat, scene) for scene in self.scenes(s, seat))

    def scenes(self, s: State, seat: int) -> list[Scene]:
        """The moments at which this seat may play Combat cards now."""
        return []

    def seats(self, s: State) -> list[int]:
        return self.asking

    def options(self, s: State, seat: int) -> list[AnyAction]:
        own = self.listed(s, seat)
        if not s.combat[seat]:
            return own
        return [*own, *(play for scene in self.scenes(s, seat) for play in listed(s, seat, scene))]

    def play(self, s: State, seat: int, action: AnyAction) -> None:
        """Play a Combat card, at the moment that lists this play."""
        scene = next(scene for scene in self.scenes(s, seat) if action in listed(s, seat, scene))
        perform(s, seat, action, scene)

    def unit_of(self, s: State, seat: int, name: str) -> tuple[int, str, str]:
        """An ordered unit of this seat by its hex, or the message key and rule of the refusal."""
        i = s.at[HEX[name]]
        if i == NOWHERE:
            return NOWHERE, "no-unit-there", "R-ORD-01"
        if i not in s.acts:
            return NOWHERE, "not-ordered", "R-ORD-01"
        if s.acts[i].seat != seat:
            return NOWHERE, "not-your-order", "O-TURN-13"
        return i, "", ""


@data
class Moves(Phase):
    """All movement comes before the first battle (R-TURN-05, O-TURN-08)."""

    moves: dict[int, list[AnyAction]] = derived("{}")  # unit -> its options as last computed
    floods: dict[int, Flood] = derived("{}")  # unit -> where it can go, if that was all it took to compute them
    kind = "move"

    def auto(self, s: State) -> bool:
        over = Phase.auto(self, s)
        if over and s.planes:
            reconnoitre(s)
        return over

    def list_options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = [DONE]
        for i, act in s.acts.items():
            if act.seat != seat or act.over or s.units[i].hex == NOWHERE:
                continue
            moves = self.moves.get(i)
            if moves is None:
                moves = []
                if s.units[i].kind.moves_on == RAIL:
                    self.add_rides(s, i, act, moves)
                elif s.units[i].kind.moves_on != AIR:
                    self.add_moves(s, i, act, moves)
                self.moves[i] = moves
            found.extend(moves)
        if s.rules.air:
            air, must = flight_options(s, seat)
            found.extend(air)
            if must:  # A-AIR-09: an airplane in the air must fly
                found.remove(DONE)
        return found

    def forget(self, s: State, a: int, b: int) -> None:
        """Something changed on these hexes: forget the computed moves of every unit that could come near them."""
        far_a = s.rules.geometry.distance[a]
        far_b = s.rules.geometry.distance[b]
        for i in list(self.moves):
            unit = s.units[i]
            h = unit.hex
            if h == NOWHERE or s.ground[h].cave or unit.kind.moves_on != LAND or i not in s.acts:
                del self.moves[i]
                continue
            most = allowance(unit, s.acts[i])[1]
            flood = self.floods.get(i)
            if flood is not None and s.at[b] != NOWHERE:
                # The unit that left a may have stood in its way; the one that now stands on b only if it went there.
                if far_a[h] <= most or b in flood.hexes:
                    del self.moves[i]
                continue
            # One hex more along a road (R-MOVE-10); where passing a hex triggers something, the whole path counts.
            near = s.rules.farthest if s.rules.tricky else most + 1
            if far_a[h] <= near or far_b[h] <= near:
                del self.moves[i]

    def add_moves(self, s: State, i: int, act: Act, found: list[AnyAction]) -> None:
        unit = s.units[i]
        here = unit.hex
        plain = plain_reach(s, i, act)
        if plain is not None:
            moves(here, plain.hexes, found)
            self.floods[i] = plain
        else:
            self.floods.pop(i, None)
            self.add_choices(s, i, act, found)
        if may_recover(s, i):
            found.append(Special("recover", NAME[here]))

    def add_choices(self, s: State, i: int, act: Act, found: list[AnyAction]) -> None:
        """Moves where the path may make a difference, and exits."""
        unit = s.units[i]
        here = unit.hex
        ways = reach(s, i, act)
        for h, choice in ways.items():
            found.append(move(here, h))
            for way in choice[1:]:
                found.append(Move(NAME[here], tuple([NAME[n] for n in way.path[:-1]]), NAME[h]))
        if s.rules.exits[unit.camp] and not unit.traits & CANNOT_EXIT:
            found.extend([Exit(NAME[here], NAME[h]) for h in exits_in_reach(s, i, act, ways)])

    def add_rides(self, s: State, i: int, act: Act, found: list[AnyAction]) -> None:
        most = allowance(s.units[i], act)[1]
        for part in train(s, i):
            here = s.units[part].hex
            found.extend([move(here, h) for h in ride(s, part, most)])

    def scenes(self, s: State, seat: int) -> list[Scene]:
        """Before the first unit of this seat has moved (C-TAX-02), and for each unit before and after its Move."""
        begun = any(act.seat == seat and act.steps > 0 for act in s.acts.values())
        return [Scene(window) for window in ((MOVE_START, MOVE_END) if begun else (ORDER, MOVE_START))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        self.known = {}
        if s.rules.combat_cards:
            self.moves.clear()  # a card may change distant hexes too
        if isinstance(action, Move):
            self.move(s, action)
            self.forget(s, HEX[action.unit], HEX[action.to])
        elif isinstance(action, Done):
            self.done.append(seat)
        elif is_play(s, action):
            self.play(s, seat, action)
        elif isinstance(action, Fly):
            fly(s, seat, action)
            self.moves.clear()
        elif isinstance(action, Land):
            land(s, seat, action)
            self.moves.clear()
        elif isinstance(action, Exit):
            i = s.at[HEX[action.unit]]
            s.stack.append(Leaving(i, HEX[action.by]))
            if action.unit != action.by:
                go(s, i, reach(s, i, s.acts[i])[HEX[action.by]][0], s.acts[i])
            self.moves.clear()
        else:
            assert isinstance(action, Special)
            recover(s, s.at[HEX[action.unit]], seat)
            self.moves.clear()

    def move(self, s: State, action: Move) -> None:
        part = s.at[HEX[action.unit]]
        i = part if part in s.acts else s.units[part].link
        act = s.acts[i]
        if s.units[i].kind.moves_on == RAIL:
            way = ride(s, part, allowance(s.units[i], act)[1])[HEX[action.to]][0]
            s.events.append(Moved(action.unit, tuple(NAME[h] for h in way.path)))
            shunt(s, part, way, None)
            self.moves.clear()  # both its parts have moved
            act.moved += way.cost
            act.steps += len(way.path)
            reach_station(s, i)
        elif i in self.moves and i in self.floods:
            go(s, i, self.floods[i].way(HEX[action.to]), act)
        else:
            go(s, i, chosen_way(s, reach(s, i, act), action), act)
        act.over = True

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Battle):
            return "move-before-battle", {}, "R-TURN-05"
        if isinstance(action, Move):
            values = {"unit": action.unit, "hex": action.to}
            i, word, rule = self.unit_of(s, seat, action.unit)
            if i == NOWHERE:
                return word, {"unit": action.unit, "hex": action.unit}, rule
            word, rule = why_not(s, i, s.acts[i], HEX[action.to])
            return word, values, rule
        if isinstance(action, Exit):
            return "no-exit", {"unit": action.unit, "hex": action.by}, "R-VIC-12"
        if isinstance(action, Combat) or is_play(s, action):
            return refuse(s, seat, action, self.scenes(s, seat))
        if isinstance(action, (Fly, Land)):
            return "no-flight", {"hex": action.unit}, "A-AIR-09" if isinstance(action, Fly) else "A-AIR-15"
        if isinstance(action, Done):
            return "fly-first", {}, "A-AIR-09"
        return "move-or-done", {}, "R-TURN-02"


def chosen_way(s: State, ways: dict[int, list[Way]], action: Move) -> Way:
    choice = ways[HEX[action.to]]
    if action.via:
        for way in choice:
            if tuple(NAME[n] for n in way.path[:-1]) == action.via:
                return way
    return choice[0]


def train(s: State, i: int) -> list[int]:
    """The parts of a train that are still on the board."""
    unit = s.units[i]
    return [part for part in (i, unit.link) if part >= 0 and s.units[part].hex != NOWHERE]


@data
class Battles(Phase):
    """Ordered units battle one at a time; each battle is finished before the next (R-BAT-01)."""

    kind = "battle"

    def list_options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = [DONE]
        for i, act in s.acts.items():
            unit = s.units[i]
            if act.seat != seat or unit.hex == NOWHERE:
                continue
            here = unit.hex
            for t in targets(s, i, act):
                found.append(battle(here, s.units[t].hex))
            for key in clearing(s, i, act):
                found.append(Special(key, NAME[here]))
            if act.orders.movement == BEHIND_LINES and not act.second:
                ways = second_ways(s, i)
                found.extend([move(here, h) for h in ways])
                if s.rules.exits[unit.camp] and not unit.traits & CANNOT_EXIT:
                    found.extend([Exit(NAME[here], NAME[h]) for h in exits_in_reach(s, i, act, ways)])
        if s.planes:
            found.extend(action_options(s, seat))
        return found

    def scenes(self, s: State, seat: int) -> list[Scene]:
        """For each battle (C-TAX-06), after the one just fought (C-TAX-12), and before the first (C-TAX-05)."""
        found = [Scene(ATTACK), Scene(UNIT_DONE)]
        begun = any(act.battles for act in s.acts.values())
        return found if begun else [Scene(PRE_BATTLE), *found]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        self.known = {}
        if is_play(s, action):
            self.play(s, seat, action)
            return
        s.just_battled = NOWHERE
        if isinstance(action, Battle):
            i = s.at[HEX[action.unit]]
            declare(s, i, s.at[HEX[action.target]], s.acts[i])
        elif isinstance(action, Air):
            act_from_air(s, seat, action)
        elif isinstance(action, Special):
            clear(s, s.at[HEX[action.unit]], action.key)
        elif isinstance(action, Move):
            i = s.at[HEX[action.unit]]
            act = s.acts[i]
            act.second = True
            march(s, i, second_ways(s, i)[HEX[action.to]][0], act)
        elif isinstance(action, Exit):
            i = s.at[HEX[action.unit]]
            walk_off(s, i, HEX[action.by], second_ways(s, i))
        else:
            self.done.append(seat)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Battle):
            i, word, rule = self.unit_of(s, seat, action.unit)
            if i == NOWHERE:
                return word, {"unit": action.unit, "hex": action.unit}, rule
            return attack_refused(s, i, action.target)
        if isinstance(action, Move):
            return "battles-begun", {}, "R-TURN-05"
        if isinstance(action, Combat) or is_play(s, action):
            return refuse(s, seat, action, self.scenes(s, seat))
        if isinstance(action, Air):
            return "no-air-action", {"hex": action.unit}, "A-AIR-18"
        return "battle-or-done", {}, "R-TURN-02"


def second_ways(s: State, i: int) -> dict[int, list[Way]]:
    """Behind Enemy Lines: up to three hexes again after the battle (R-CARD-13)."""
    return walk(s, s.units[i], 3, True)
