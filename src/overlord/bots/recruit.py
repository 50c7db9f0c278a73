"""The recruit: for every question the answer that brings most at once, from its own view and the engine's numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overlord.bots.judge import (
    MEDAL,
    Map,
    after_move,
    attack_value,
    best_attack,
    may_reach_battle,
    strike_value,
    unit_value,
)
from overlord.bots.protocol import Budget
from overlord.engine.actions import (
    CONFIRM,
    DONE,
    GROUND,
    PASS,
    ROLL,
    Ambush,
    AnyAction,
    Battle,
    Chip,
    Exit,
    Give,
    GungHo,
    Ignore,
    Keep,
    Lay,
    Move,
    Order,
    Play,
    Retreat,
    Special,
    Target,
)
from overlord.engine.guess import Act, Board, Guesser, rules_of
from overlord.engine.hexes import HEX, NOWHERE
from overlord.engine.names import ALLIES, SEAT_OF, camp_of
from overlord.engine.queries.battle import ATTACK, BACK, OVERRUN, symbol_faces
from overlord.engine.queries.movement import Way, reach
from overlord.engine.rng import Rng
from overlord.engine.scenario import ScenarioDef
from overlord.engine.tables.cards import (
    AIR_POWER,
    AMBUSH,
    ARROW,
    BARRAGE,
    CARDS,
    CHOSEN,
    COUNTER,
    EACH,
    FINEST_HOUR,
    FLANKS,
    MEDICS,
    PLAIN,
    SECTION,
    STAYS,
    Card,
)
from overlord.engine.view import Question, View

SAVED: Final = 2.0  # a card that brings less than this is better kept


class Recruit:
    """Judgement one answer deep. It remembers only what it worked out about the turn it is in."""

    def __init__(self) -> None:
        self._guesser: Guesser | None = None
        self._values: dict[str, float] = {}  # hex -> what an order brings there, for this turn
        self._turn = -1

    def sit(self, battle: ScenarioDef, options: dict[str, object]) -> None:
        """Take a seat at a battle whose scenario and options everybody knows."""
        self._guesser = Guesser(rules_of(battle, options))
        self._turn = -1

    def choose(
        self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        if len(options) == 1:
            return options[0]
        if self._guesser is None:
            raise RuntimeError("a recruit must sit down at a battle first")
        s = self._guesser.board(view)
        seat = SEAT_OF[question.seat]
        answer = getattr(self, "_" + question.kind.replace("-", "_"), None)
        if answer is None:
            return options[0]
        found: AnyAction = answer(s, view, seat, options)
        return found

    # ---- cards ----------------------------------------------------------------------------------

    def _worth(self, s: Board, view: View, camp: int) -> dict[str, float]:
        """What an order would bring to each unit of the camp; worked out once a turn."""
        if self._turn != view.turn:
            self._turn = view.turn
            ground = Map(s, camp)
            act = Act(PLAIN, camp * 4)
            self._values = {
                seen.hex: unit_value(s, ground, i, act)
                for i, seen in enumerate(view.units)
                if s.units[i].camp == camp and not s.units[i].kind.moves_on
            }
        return self._values

    def card_value(self, s: Board, view: View, camp: int, card: Card, places: list[int]) -> float:
        """The best that a card brings in one of these sets of sections."""
        effect = card.effect
        if effect == AIR_POWER:
            return self._sky_value(s, camp, 2 if camp == ALLIES else 1, "S", 4)
        if effect == BARRAGE:
            return self._sky_value(s, camp, 4, "", 1)
        values = self._worth(s, view, camp)
        if effect == COUNTER:
            return 3.0
        if effect == FINEST_HOUR:
            return 0.55 * sum(sorted(values.values(), reverse=True)[:4])
        if effect == MEDICS:
            return max(
                (2.0 * (u.strength - u.figures) for u in s.units if u.camp == camp and u.hex != NOWHERE), default=0.0
            )
        return max((self._order_value(s, view, card, place) for place in places), default=0.0)

    def _order_value(self, s: Board, view: View, card: Card, place: int) -> float:
        orders = card.orders
        where = s.rules.geometry.sections
        found: list[tuple[float, int]] = []
        for seen in view.units:
            value = self._values.get(seen.hex)
            h = HEX[seen.hex]
            unit = s.units[s.at[h]]
            if value is None or value <= 0.0 or not where[h] & place or not unit.kind.mask & orders.kinds:
                continue
            if orders.movement == STAYS and not orders.digs_in:  # it may not move: only battles count
                act = Act(orders, 0)
                value = best_attack(s, s.at[h], act)
            elif orders.digs_in:
                value = 0.8
            found.append((value + orders.close_dice * 0.8, where[h]))
        found.sort(reverse=True)
        if orders.where == EACH or (orders.where == FLANKS and not s.rules.overlord):
            return self._per_section(found, place, orders.count)
        return sum(value for value, _ in found[: orders.count])

    def _per_section(self, found: list[tuple[float, int]], place: int, count: int) -> float:
        left = {1 << k: count for k in range(6) if place & (1 << k)}
        total = 0.0
        for value, sections in found:
            for bit, room in left.items():
                if sections & bit and room:
                    left[bit] -= 1
                    total += value
                    break
        return total

    def _sky_value(self, s: Board, camp: int, dice: int, stars: str, most: int) -> float:
        values = sorted((self._fall(s, t, dice, stars) for t, u in enumerate(s.units) if u.camp != camp), reverse=True)
        return sum(values[: max(1, most // 2)])

    def _fall(self, s: Board, t: int, dice: int, stars: str) -> float:
        unit = s.units[t]
        faces = "".join(sorted(symbol_faces(unit) + stars))
        return strike_value(dice, faces, unit.figures, unit.worth, unit.kind.tiger)

    def _card(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        camp = camp_of(seat)
        every = [1 << k for k in range(s.rules.geometry.section_count)]

        def value(option: AnyAction) -> float:
            if isinstance(option, Play):
                card = CARDS[option.card]
                places = every if card.orders.where == CHOSEN else [self._arrow(s, camp, card)]
                return self.card_value(s, view, camp, card, places)
            if isinstance(option, Chip):
                card = CARDS[option.card]
                return 1.0 + 0.5 * self.card_value(s, view, camp, card, [self._arrow(s, camp, card)])
            return 0.0

        return max(options, key=value)

    _chip = _card

    def _arrow(self, s: Board, camp: int, card: Card) -> int:
        if card.orders.where == ARROW and not s.rules.overlord:
            return s.rules.section_of_arrow(camp, card.arrow)
        if card.orders.where == FLANKS and not s.rules.overlord:
            return s.rules.section_of_arrow(camp, 0) | s.rules.section_of_arrow(camp, 2)
        return s.rules.all_sections

    def _keep(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        return max(options, key=lambda option: self._held(s, view, camp_of(seat), option))

    def _held(self, s: Board, view: View, camp: int, option: AnyAction) -> float:
        if not isinstance(option, Keep):
            return 0.0
        card = CARDS[option.card]
        return 2.0 if card.effect == AMBUSH else self.card_value(s, view, camp, card, [self._arrow(s, camp, card)])

    def _distribute(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        """Cards to the flank where they do most; two a turn on the whole, since two are drawn."""
        camp = camp_of(seat)
        hand = view.hands[camp]
        drafted = sum(1 for option in options if option == CONFIRM)
        enough = SAVED if hand.size >= hand.limit - 1 else SAVED * 2.5
        best, most = options[0], -1.0
        for option in options:
            if isinstance(option, (Give, Keep)):
                value = self._gift(s, view, camp, option)
                if value > most:
                    best, most = option, value
        if drafted and most < enough:
            # Marines: the extra unit costs nothing, so somebody gets it before the draft is closed.
            return next((option for option in options if isinstance(option, GungHo)), CONFIRM)
        return best

    def _gift(self, s: Board, view: View, camp: int, option: Give | Keep) -> float:
        card = CARDS[option.card]
        if isinstance(option, Keep):
            return self.card_value(s, view, camp, card, [s.rules.all_sections])
        flank = s.rules.flank[SEAT_OF[option.seat]]
        one = card.orders.where in (ARROW, FLANKS, CHOSEN)
        places = [1 << k for k in range(6) if flank & (1 << k)] if one else [flank]
        if card.effect == COUNTER:
            return 2.5
        self._worth(s, view, camp)
        value = max((self._order_value(s, view, card, place) for place in places), default=0.0)
        return value if card.family == SECTION else value - 0.5

    # ---- orders and moves -----------------------------------------------------------------------

    def _order(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        camp = camp_of(seat)
        if isinstance(options[0], Lay):
            values = self._worth(s, view, camp)
            where = s.rules.geometry.sections

            def in_section(option: AnyAction) -> float:
                bit = 1 << (int(option.section[1:]) - 1) if isinstance(option, Lay) and option.section != "both" else 63
                inside = sorted((v for name, v in values.items() if where[HEX[name]] & bit), reverse=True)
                return sum(inside[:3])

            return max(options, key=in_section)
        values = self._worth(s, view, camp)
        best: AnyAction = CONFIRM
        most = 0.15
        for option in options:
            if isinstance(option, (Order, Target)):
                value = values.get(option.unit, 0.5)
                if isinstance(option, Target):
                    unit = s.units[s.at[HEX[option.unit]]]
                    value = 1.0 + unit.strength - unit.figures
                if value > most:
                    best, most = option, value
            elif isinstance(option, Special) and option.key == "air-strike":
                value = self._sky_value(s, camp, 2 if camp == ALLIES else 1, "S", 4)
                if value > most + 1.0:
                    best, most = option, value
        return best

    def _move(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        """The move that betters a unit most; a unit that stands well stays."""
        ground = Map(s, camp_of(seat))
        best: AnyAction = DONE
        most = 0.05
        ways: dict[int, dict[int, list[Way]]] = {}
        stay: dict[int, float] = {}
        for option in options:
            if isinstance(option, Exit):
                return option
            if not isinstance(option, Move) or option.via:
                continue
            i = s.at[HEX[option.unit]]
            unit = s.units[i]
            act = s.acts.get(i)
            if act is None:
                continue
            category, figures = unit.kind.category, unit.figures
            if i not in stay:
                stay[i] = ground.place_value(unit.hex, category, figures) + best_attack(s, i, act)
                ways[i] = reach(s, i, act)
            h = HEX[option.to]
            value = ground.place_value(h, category, figures) - stay[i]
            way = ways[i].get(h)
            if way and may_reach_battle(s, i, act, h, way[0]):
                value += after_move(s, i, act, h, way[0])
            if value > most:
                best, most = option, value
        return best

    # ---- battles --------------------------------------------------------------------------------

    def _battle(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        best: AnyAction = DONE
        most = 0.0
        ground: Map | None = None
        for option in options:
            if isinstance(option, Battle):
                i = s.at[HEX[option.unit]]
                act = s.acts.get(i)
                mode = BACK if act is None else OVERRUN if act.overrun else ATTACK
                value = attack_value(s, i, s.at[HEX[option.target]], act, mode)
            elif isinstance(option, Move):
                ground = ground or Map(s, camp_of(seat))
                unit = s.units[s.at[HEX[option.unit]]]
                here = ground.place_value(unit.hex, unit.kind.category, unit.figures)
                value = 0.01 * (ground.place_value(HEX[option.to], unit.kind.category, unit.figures) - here)
            elif isinstance(option, Special):
                value = 0.05
            else:
                continue
            if value > most:
                best, most = option, value
        return best

    def _overrun(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        found = self._battle(s, view, seat, options)
        return PASS if found == DONE else found

    def _battle_back(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        return next(option for option in options if isinstance(option, Battle))

    def _ambush(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        return next((option for option in options if isinstance(option, Ambush)), PASS)

    def _flags(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        """Stand, as a rule: a retreat gives up ground."""
        return max(options, key=lambda option: option.flags if isinstance(option, Ignore) else -1)

    def _retreat(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        ground = Map(s, camp_of(seat))

        def value(option: AnyAction) -> float:
            if not isinstance(option, Retreat):
                return 0.0
            unit = s.units[s.at[HEX[option.unit]]]
            here = ground.place_value(unit.hex, unit.kind.category, unit.figures)
            return ground.place_value(HEX[option.to], unit.kind.category, unit.figures) - here

        return max(options, key=value)

    def _ground(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        """Armor goes on, for the overrun; infantry goes unless it holds a medal where it stands."""
        return GROUND if GROUND in options else options[0]

    # ---- from the sky, healing, initiative -------------------------------------------------------

    def _air_power(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        dice = 2 if camp_of(seat) == ALLIES else 1
        named = [option for option in options if isinstance(option, Target)]
        if not named:
            return CONFIRM
        return max(named, key=lambda option: self._fall(s, s.at[HEX[option.unit]], dice, "S"))

    def _barrage(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        return max(options, key=lambda o: self._fall(s, s.at[HEX[o.unit]], 4, "") if isinstance(o, Target) else 0.0)

    def _initiative(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        """Two results in six hurt: worth it only with something to do."""
        values = self._worth(s, view, camp_of(seat))
        where = s.rules.geometry.sections
        inside = [v for name, v in values.items() if where[HEX[name]] & s.rules.flank[seat]]
        return ROLL if inside and max(inside) * 0.6 > 1.2 else PASS

    def _pick(self, s: Board, view: View, seat: int, options: Sequence[AnyAction]) -> AnyAction:
        values = self._worth(s, view, camp_of(seat))

        def value(option: AnyAction) -> float:
            if isinstance(option, Order):
                return values.get(option.unit, 0.0)
            if isinstance(option, Target):  # somebody suffers: the strongest unit bears it best
                unit = s.units[s.at[HEX[option.unit]]]
                return -MEDAL if unit.figures == 1 else unit.figures - values.get(option.unit, 0.0) * 0.2
            return 0.1

        return max(options, key=value)
