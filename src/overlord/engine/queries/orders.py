"""Which units a command may order (core section 2.2): groups of orders, and a search for an assignment that fits."""

from __future__ import annotations

from overlord.engine.model.data import Data
from overlord.engine.model.fields import shared
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import ALL, MANY, NONE
from overlord.engine.model.state import State
from overlord.engine.queries.battle import enemies_beside
from overlord.engine.tables.cards import (
    AWAY_FROM_ENEMY,
    BESIDE_ENEMY,
    EACH,
    FLANKS,
    ORDER,
    PLAIN,
    WHEREVER,
    Card,
    Orders,
)


@shared
class Group(Data):
    """A part of a command: this many units, in these sections, of these categories."""

    count: int
    sections: int
    kinds: int


@shared
class Command(Data):
    """What a card lets one seat order: its orders and the groups of units."""

    seat: int
    orders: Orders
    groups: list[Group]
    sections: int  # the sections of all groups
    effect: int = ORDER
    family: str = ""
    recon: bool = False


def make_command(seat: int, orders: Orders, groups: list[Group], card: Card | None = None) -> Command:
    """A command with these orders; `card` adds its effect and family, if they matter."""
    sections = 0
    for group in groups:
        sections |= group.sections
    if card is None:
        return Command(seat, orders, groups, sections)
    return Command(seat, orders, groups, sections, card.effect, card.family, card.recon)


def command_for(s: State, seat: int, camp: int, card: Card, sections: int, under: int, more: int) -> Command:
    """The command that a card gives in these sections. `under` are all sections of the seat that plays it (R-ORD-07);
    `more` is the Marines' extra unit (R-NAT-16)."""
    orders = card.orders
    if orders.fallback and not any_of(s, camp, orders.kinds, under):
        return make_command(seat, PLAIN, [Group(1 + more, under, ALL)], card)
    several = orders.where == EACH or (orders.where == FLANKS and not s.rules.overlord)  # O-CARD-07
    if several:
        groups = [Group(orders.count, 1 << k, orders.kinds) for k in range(6) if sections & (1 << k)]
        if more:
            groups.append(Group(more, sections, orders.kinds))
        return make_command(seat, orders, groups, card)
    count = orders.count if orders.count == MANY else orders.count + more
    return make_command(seat, orders, [Group(count, sections, orders.kinds)], card)


def any_of(s: State, camp: int, kinds: int, sections: int) -> bool:
    """Whether a camp has a unit of these categories there."""
    where = s.rules.geometry.sections
    for unit in s.units:
        if unit.camp == camp and unit.hex != NOWHERE and unit.kind.mask & kinds and where[unit.hex] & sections:
            return True
    return False


def orderable(s: State, command: Command, camp: int, chosen: list[int]) -> list[int]:
    """The units that may be ordered in addition to those already chosen."""
    single = command.groups[0] if len(command.groups) == 1 else None
    if single is not None and len(chosen) >= single.count:
        return []
    under = command.sections
    kinds = NONE
    for group in command.groups:
        kinds |= group.kinds
    assignment = Assignment(s, command.groups, chosen) if single is None else None
    fits: list[int] = []
    near = command.orders.near
    where = s.rules.geometry.sections
    acts = s.acts
    for i, unit in enumerate(s.units):
        if unit.camp != camp or unit.hex == NOWHERE:
            continue
        h = unit.hex
        sections = where[h] if unit.link < 0 else sections_of(s, i)
        mask = unit.kind.mask
        if not (sections & under and mask & kinds) or i in acts or i in chosen:
            continue
        if (unit.waits and unit.waits > turn_of(s)) or (unit.link >= 0 and second_part(s, i)):
            continue
        if near != WHEREVER and not _near_enough(s, i, near):
            continue
        if assignment is None or assignment.has_room(sections, mask):
            fits.append(i)
    return fits


def sections_of(s: State, i: int) -> int:
    """The sections a unit stands in: two on a split hex, those of both parts for a train."""
    where = s.rules.geometry.sections
    unit = s.units[i]
    if unit.link >= 0 and s.units[unit.link].hex != NOWHERE:
        return where[unit.hex] | where[s.units[unit.link].hex]
    return where[unit.hex]


def second_part(s: State, i: int) -> bool:
    """Whether this is the wagon of a train: a train gets one order, given to its locomotive."""
    link = s.units[i].link
    return link >= 0 and s.units[i].kind.key == "wagon" and s.units[link].hex != NOWHERE


def patients(s: State, command: Command, camp: int, chosen: list[int]) -> list[int]:
    """Units with losses that Medics & Mechanics may treat (R-CARD-20)."""
    group = command.groups[0]
    if len(chosen) >= group.count:
        return []
    where = s.rules.geometry.sections
    return [
        i
        for i, unit in enumerate(s.units)
        if unit.camp == camp
        and unit.hex != NOWHERE
        and unit.figures < unit.strength
        and unit.kind.heals
        and unit.waits <= turn_of(s)
        and i not in chosen
        and i not in s.acts
        and where[unit.hex] & group.sections
    ]


def cards_held(s: State, camp: int) -> int:
    """The number of Command cards held, including the one in play and those under the chip (R-CARD-30, R-NAT-33)."""
    return len(s.hands[camp]) + len(s.chip[camp]) + 1


def turn_of(s: State) -> int:
    """The number of this turn, counting only the active camp's turns, from 1."""
    return (s.turn + 1) // 2


def _near_enough(s: State, i: int, near: int) -> bool:
    if near == WHEREVER:
        return True
    unit = s.units[i]
    beside = bool(enemies_beside(s, unit.hex, unit.camp))
    return beside if near == BESIDE_ENEMY else (not beside if near == AWAY_FROM_ENEMY else True)


def assignable(s: State, groups: list[Group], chosen: list[int]) -> bool:
    """Whether all chosen units fit into the groups (R-SEC-03)."""
    return Assignment(s, groups, chosen).fits


class Assignment:
    """Units placed in the groups of a command: a search, since a unit on a split hex fits two groups (R-SEC-03)."""

    __slots__ = ("fits", "groups", "known", "s", "taken")

    def __init__(self, s: State, groups: list[Group], chosen: list[int]) -> None:
        self.s = s
        self.groups = groups
        self.taken: list[list[int]] = [[] for _ in groups]  # group -> the units placed there
        self.known: dict[int, bool] = {}  # sections and categories of one more unit -> whether there is room
        self.fits = True  # all chosen units have a place
        for i in chosen:
            if not self._place(i, sections_of(s, i), s.units[i].kind.mask, [], True):
                self.fits = False

    def has_room(self, sections: int, mask: int) -> bool:
        """Whether one more unit that stands there, of this category, would fit."""
        key = sections * 16 + mask
        found = self.known.get(key)
        if found is None:
            found = self.fits and self._place(NOWHERE, sections, mask, [], False)
            self.known[key] = found
        return found

    def _place(self, i: int, sections: int, mask: int, tried: list[int], keep: bool) -> bool:
        """Find a place for a unit; units placed before may change their group. `keep`: put it there."""
        for g, group in enumerate(self.groups):
            if g in tried or not group.sections & sections or not group.kinds & mask:
                continue
            tried.append(g)
            there = self.taken[g]
            if len(there) < group.count:
                if keep:
                    there.append(i)
                return True
            for n, other in enumerate(there):
                if self._place(other, sections_of(self.s, other), self.s.units[other].kind.mask, tried, keep):
                    if keep:
                        there[n] = i
                    return True
        return False


def refuse_order(s: State, command: Command, camp: int, chosen: list[int], i: int) -> tuple[str, str]:
    """Why this unit may not be ordered: message key and rule."""
    unit = s.units[i]
    if unit.camp != camp:
        return "not-your-unit", "R-ORD-01"
    if i in s.acts or i in chosen:
        return "ordered-already", "R-ORD-04"
    if unit.waits > turn_of(s):
        return "waits", "R-ORD-01"
    kinds = NONE
    sections = NONE
    for group in command.groups:
        kinds |= group.kinds
        sections |= group.sections
    if not kinds & unit.kind.mask:
        return "not-this-kind", command.orders.rule
    if not sections & s.rules.geometry.sections[unit.hex]:
        return "not-this-section", command.orders.rule
    if not _near_enough(s, i, command.orders.near):
        return ("beside-enemy" if command.orders.near == AWAY_FROM_ENEMY else "not-beside-enemy"), command.orders.rule
    return "no-orders-left", "R-ORD-03"


def bridges(s: State, command: Command, camp: int) -> list[int]:
    """Bridges in the card's section that this camp may blow up (R-ACT-02)."""
    geo = s.rules.geometry
    found: list[int] = []
    for h in geo.hexes:
        piece = s.ground[h].piece
        if piece is None or not piece.bridge or piece.pier or not command.sections & geo.sections[h]:
            continue
        if s.rules.blow_bridges_beside and not any(
            s.at[n] != NOWHERE and s.units[s.at[n]].camp == camp for n in geo.neighbours[h]
        ):
            continue
        found.append(h)
    return found
