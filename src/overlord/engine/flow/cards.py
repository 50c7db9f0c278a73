"""What a card does when it is played: whose units it orders, or what it lets fall on the enemy (core section 4)."""

from __future__ import annotations

from overlord.engine.actions import CONFIRM, PASS, AnyAction, Target
from overlord.engine.effects import heal, order, own_symbol, roll
from overlord.engine.events import CardPlayed, Ordered
from overlord.engine.flow.combat import Strike
from overlord.engine.flow.orders import Ordering, Page
from overlord.engine.flow.phases import cards_held
from overlord.engine.hexes import HEX, NAME, NOWHERE
from overlord.engine.names import ALL, ALLIES, ARM, INF, SEATS, camp_of, commander, enemy
from overlord.engine.queries.orders import Command, Group
from overlord.engine.state import Act, Frame, Played, State
from overlord.engine.tables.cards import (
    AIR_POWER,
    AMBUSH,
    ARROW,
    BARRAGE,
    CARDS,
    CHOSEN,
    COUNTER,
    FINEST,
    FINEST_HOUR,
    FLANKS,
    MEDICS,
    PLAIN,
    Card,
    Orders,
)
from overlord.engine.tables.traits import CAMOUFLAGED


def play_card(s: State, seat: int, card: Card) -> None:
    """A standard battle's one card of the turn: on the table, then carried out (R-TURN-04)."""
    camp = camp_of(seat)
    s.given[seat].append(card)
    if card.effect != COUNTER:
        s.events.append(CardPlayed(SEATS[seat], card.key))
        carry_out(s, seat, card, sections_of(s, camp, card))
        return
    # R-CARD-15: the same order over the same ground; a counter of a counter repeats the first order.
    before = s.last[commander(enemy(camp))]
    s.events.append(CardPlayed(SEATS[seat], card.key, before[0].card.key if before else ""))
    if before:
        carry_out(s, seat, before[0].card, [before[0].sections])


def sections_of(s: State, camp: int, card: Card) -> list[int]:
    """The sets of sections among which this card may be laid in a standard battle."""
    where = card.orders.where
    if where == ARROW:
        return [s.rules.section_of_arrow(camp, card.arrow)]
    if where == FLANKS:
        return [s.rules.section_of_arrow(camp, 0) | s.rules.section_of_arrow(camp, 2)]
    if where == CHOSEN:
        return [1 << k for k in range(s.rules.geometry.section_count)]
    return [s.rules.all_sections]


def marine_bonus(s: State, camp: int, orders: Orders) -> int:
    """R-NAT-16 to -19: one unit more, where the card counts units."""
    return 1 if s.rules.gung_ho & (1 << camp) and orders.one_more_for_marines else 0


def carry_out(s: State, seat: int, card: Card, places: list[int]) -> None:
    """Put on the stack what this card asks for."""
    camp = camp_of(seat)
    effect = card.effect
    if card.recon:
        s.recon = True
    if effect in (AIR_POWER, BARRAGE):
        s.last[seat].append(Played(card, s.rules.all_sections))
        _from_the_sky(s, seat, card)
    elif effect == MEDICS:
        s.last[seat].append(Played(card, s.rules.all_sections))
        s.stack.append(Medics(seat, 1 + marine_bonus(s, camp, card.orders), []))
    elif effect == FINEST_HOUR:
        s.last[seat].append(Played(card, s.rules.all_sections))
        s.shuffled = True
        faces = roll(s, seat, cards_held(s, camp), "finest-hour")
        s.stack.append(Ordering([finest_page(s, seat, card, faces)]))
    elif effect != AMBUSH:
        more = marine_bonus(s, camp, card.orders)
        s.stack.append(Ordering([Page(seat, card, card.orders, places, more)]))


def _from_the_sky(s: State, seat: int, card: Card) -> None:
    """By night these cards only order a unit (R-ACT-19); Air Power may be another Bombard (R-CARD-28)."""
    camp = camp_of(seat)
    if s.visibility < 6:
        more = marine_bonus(s, camp, PLAIN)  # R-NAT-20
        s.stack.append(Ordering([_plain_page(s, seat, card, PLAIN, more)]))
    elif card.effect == AIR_POWER and s.rules.air_power_as_bombard:
        s.stack.append(Ordering([_plain_page(s, seat, card, CARDS["artillery-bombard"].orders, 0)]))
    elif card.effect == AIR_POWER:
        s.stack.append(AirPower(seat, [], 0))
    else:
        s.stack.append(Barrage(seat))


def _plain_page(s: State, seat: int, card: Card, orders: Orders, more: int) -> Page:
    from overlord.engine.queries.orders import command_for

    page = Page(seat, card, orders, [], more)
    under = s.rules.flank[seat]
    page.command = command_for(s, seat, camp_of(seat), orders, under, under, more)
    return page


def finest_page(s: State, seat: int, card: Card, faces: str) -> Page:
    """R-CARD-22: each infantry or armor face a unit of that kind, each star any unit."""
    under = s.rules.flank[seat]
    groups = [
        Group(faces.count("I"), under, INF),
        Group(faces.count("A"), under, ARM),
        Group(faces.count("S"), under, ALL),
    ]
    page = Page(seat, card, FINEST, [], 0)
    page.command = Command(seat, FINEST, groups)
    return page


def enemy_units(s: State, camp: int) -> list[int]:
    """Enemy units that a card may fall on: camouflaged ones cannot be chosen (R-ACT-16)."""
    return [
        i
        for i, unit in enumerate(s.units)
        if unit.camp != camp and unit.hex != NOWHERE and not unit.traits & CAMOUFLAGED
    ]


def strike_targets(s: State, camp: int, chosen: list[int], section: int) -> list[int]:
    """Units that may join a connected group of up to four, one of which must be in `section` if that is set."""
    if len(chosen) >= 4:
        return []
    distance = s.rules.geometry.distance
    units = enemy_units(s, camp)
    found = [
        i
        for i in units
        if i not in chosen and (not chosen or any(distance[s.units[i].hex][s.units[c].hex] == 1 for c in chosen))
    ]
    if not section or _touches(s, chosen, section):
        return found
    return [i for i in found if _far_from(s, units, [*chosen, i], section) <= 3 - len(chosen)]


def _touches(s: State, chosen: list[int], section: int) -> bool:
    return any(s.rules.geometry.sections[s.units[c].hex] & section for c in chosen)


def _far_from(s: State, units: list[int], chosen: list[int], section: int) -> int:
    """How many more units a chain needs before it reaches the section."""
    distance = s.rules.geometry.distance
    wave = list(chosen)
    seen = set(chosen)
    for far in range(4):
        if _touches(s, wave, section):
            return far
        wave = [i for i in units if i not in seen and any(distance[s.units[i].hex][s.units[w].hex] == 1 for w in wave)]
        seen.update(wave)
    return 99


class AirPower(Frame):
    """Name one to four connected enemy units, then roll for each in that order (R-CARD-10)."""

    __slots__ = ("chosen", "seat", "section")
    kind = "air-power"

    def __init__(self, seat: int, chosen: list[int], section: int) -> None:
        self.asked = {}
        self.seat = seat
        self.chosen = chosen
        self.section = section  # an air strike needs a target here (R-ACT-03)

    def copy(self) -> Frame:
        return AirPower(self.seat, self.chosen.copy(), self.section)

    def key(self) -> tuple[object, ...]:
        return self.seat, tuple(self.chosen), self.section

    def auto(self, s: State) -> bool:
        if self.chosen or strike_targets(s, camp_of(self.seat), [], self.section):
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        found: list[AnyAction] = []
        if self.chosen and (not self.section or _touches(s, self.chosen, self.section)):
            found.append(CONFIRM)
        near = strike_targets(s, camp_of(seat), self.chosen, self.section)
        found.extend(Target(NAME[s.units[i].hex]) for i in near)
        return found

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, Target):
            self.chosen.append(s.at[HEX[action.unit]])
            return
        s.stack.pop()
        dice = 2 if camp_of(seat) == ALLIES else 1
        for t in reversed(self.chosen):
            s.stack.append(Strike(t, dice, True, "air-power"))

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


class Barrage(Frame):
    """Name one enemy unit anywhere: four dice (R-CARD-24)."""

    __slots__ = ("seat",)
    kind = "barrage"

    def __init__(self, seat: int) -> None:
        self.asked = {}
        self.seat = seat

    def copy(self) -> Frame:
        return Barrage(self.seat)

    def key(self) -> tuple[object, ...]:
        return (self.seat,)

    def auto(self, s: State) -> bool:
        if enemy_units(s, camp_of(self.seat)):
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [Target(NAME[s.units[i].hex]) for i in enemy_units(s, camp_of(seat))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        assert isinstance(action, Target)
        s.stack.pop()
        s.stack.append(Strike(s.at[HEX[action.unit]], 4, False, "barrage"))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Target):
            i = s.at[HEX[action.unit]]
            hidden = i != NOWHERE and s.units[i].camp != camp_of(seat)
            word = "camouflaged" if hidden else "no-enemy-there"
            return word, {"hex": action.unit}, "R-ACT-16" if hidden else "R-CARD-24"
        return "name-targets", {}, "R-CARD-24"


class Medics(Frame):
    """Choose a unit with losses, roll, and order it if a figure came back (R-CARD-20)."""

    __slots__ = ("left", "seat", "treated")
    kind = "medics"

    def __init__(self, seat: int, left: int, treated: list[int]) -> None:
        self.asked = {}
        self.seat = seat
        self.left = left
        self.treated = treated

    def copy(self) -> Frame:
        return Medics(self.seat, self.left, self.treated.copy())

    def key(self) -> tuple[object, ...]:
        return self.seat, self.left, tuple(self.treated)

    def patients(self, s: State) -> list[int]:
        camp = camp_of(self.seat)
        where = s.rules.geometry.sections
        under = s.rules.flank[self.seat]
        return [
            i
            for i, unit in enumerate(s.units)
            if unit.camp == camp
            and unit.hex != NOWHERE
            and unit.figures < unit.strength
            and unit.kind.heals
            and i not in self.treated
            and i not in s.acts
            and where[unit.hex] & under
        ]

    def auto(self, s: State) -> bool:
        if self.left and self.patients(s):
            return False
        s.stack.pop()
        return True

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [PASS, *(Target(NAME[s.units[i].hex]) for i in self.patients(s))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if not isinstance(action, Target):
            s.stack.pop()
            return
        self.left -= 1
        i = s.at[HEX[action.unit]]
        self.treated.append(i)
        unit = s.units[i]
        number = 4 if s.rules.overlord else cards_held(s, camp_of(seat))  # O-CARD-20
        faces = roll(s, seat, number, "medics", target=unit.hex)
        if heal(s, i, sum(1 for face in faces if face in "S" + own_symbol(unit))):
            order(s, i, Act(CARDS["medics-and-mechanics"].orders, seat))
            s.events.append(Ordered(SEATS[seat], NAME[unit.hex]))

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        if isinstance(action, Target):
            return "not-to-heal", {"hex": action.unit}, "R-CARD-20"
        return "heal-or-pass", {}, "R-CARD-20"
