"""Laying cards and naming units: one page per card, all generals at once (core 2.2, overlord O-TURN-04 to -12)."""

from __future__ import annotations

from overlord.engine.actions import CONFIRM, AnyAction, Lay, Order, Special
from overlord.engine.effects import blow_bridge, order, put_sandbags, roll
from overlord.engine.events import CardLaid, Ordered
from overlord.engine.hexes import HEX, NAME, NOWHERE
from overlord.engine.names import SEATS, camp_of
from overlord.engine.queries.orders import Command, command_for, orderable, refuse_order
from overlord.engine.state import Act, Frame, Played, State
from overlord.engine.tables.cards import SECTION, Card, Orders


class Page:
    """One card on its way: where it may lie, then its command, then the units named so far."""

    __slots__ = ("card", "chosen", "closed", "command", "free", "more", "orders", "places", "seat")

    def __init__(
        self, seat: int, card: Card, orders: Orders, places: list[int], more: int, copied: bool = False
    ) -> None:
        self.seat = seat
        self.card = card
        self.orders = orders
        self.places = places  # sets of sections to choose from
        self.more = more  # the Marines' extra unit
        self.command: Command | None = None
        self.chosen: list[int] = []
        self.closed = False
        self.free: list[int] | None = None  # units that may be named, as last computed

    def copy(self) -> Page:
        new = Page(self.seat, self.card, self.orders, self.places, self.more)
        new.command = self.command
        new.chosen = self.chosen.copy()
        new.closed = self.closed
        return new

    def key(self) -> tuple[object, ...]:
        command = self.command.key() if self.command is not None else ()
        return self.seat, self.card.key, tuple(self.places), self.more, command, tuple(self.chosen), self.closed


class Ordering(Frame):
    """Every seat with cards lays them and names its units; nobody waits for a colleague."""

    __slots__ = ("pages",)
    kind = "order"

    def __init__(self, pages: list[Page]) -> None:
        self.asked = {}
        self.pages = pages

    def copy(self) -> Frame:
        return Ordering([page.copy() for page in self.pages])

    def key(self) -> tuple[object, ...]:
        return tuple(page.key() for page in self.pages)

    def page_of(self, seat: int) -> Page | None:
        for page in self.pages:
            if page.seat == seat and not page.closed:
                return page
        return None

    def question(self, seat: int) -> str:
        page = self.page_of(seat)
        return "lay" if page is not None and page.command is None else "order"

    def auto(self, s: State) -> bool:
        for page in self.pages:
            if page.closed or self.page_of(page.seat) is not page:
                continue
            if page.command is None:
                if len(page.places) == 1:
                    self.lay(s, page, page.places[0])
                    return True
            elif not page.chosen and not self.free_units(s, page) and not self.specials(s, page):
                page.closed = True
                return True
        if all(page.closed for page in self.pages):
            s.stack.pop()
            for page in self.pages:
                issue(s, page)
            return True
        return False

    def lay(self, s: State, page: Page, sections: int) -> None:
        """The card lies in these sections, for all to see."""
        camp = camp_of(page.seat)
        under = s.rules.flank[page.seat]
        page.command = command_for(s, page.seat, camp, page.orders, sections, under, page.more)
        s.last[page.seat].append(Played(page.card, sections))
        names = tuple(f"s{k + 1}" for k in range(6) if sections & (1 << k))
        s.events.append(CardLaid(SEATS[page.seat], page.card.key, names))
        for other in self.pages:
            if other is not page and other.seat == page.seat and other.command is None:
                other.places = [place for place in other.places if place != sections]  # O-TURN-06

    def free_units(self, s: State, page: Page) -> list[int]:
        """Units that may be named on this page; those on another page are not free (O-TURN-12)."""
        if page.free is None:
            assert page.command is not None
            found = orderable(s, page.command, camp_of(page.seat), page.chosen)
            named = [i for other in self.pages if other is not page for i in other.chosen]
            page.free = [i for i in found if i not in named] if named else found
        return page.free

    def seats(self, s: State) -> list[int]:
        found: list[int] = []
        for page in self.pages:
            if not page.closed and page.seat not in found:
                found.append(page.seat)
        return found

    def options(self, s: State, seat: int) -> list[AnyAction]:
        page = self.page_of(seat)
        if page is None:
            return []
        if page.command is None:
            return [Lay(page.card.key, f"s{place.bit_length()}") for place in page.places]
        found: list[AnyAction] = [CONFIRM]
        found.extend(Order(NAME[s.units[i].hex]) for i in self.free_units(s, page))
        if not page.chosen:
            found.extend(self.specials(s, page))
        return found

    def specials(self, s: State, page: Page) -> list[AnyAction]:
        """What a Section card may do instead of ordering units: blow a bridge, call an air strike."""
        if page.card.family != SECTION or page.command is None:
            return []
        camp = camp_of(page.seat)
        found: list[AnyAction] = []
        if s.rules.blow_bridges & (1 << camp):
            found.extend(Special("blow-bridge", NAME[h]) for h in bridges(s, page))
        if page.card.recon and s.rules.air_strikes & (1 << camp) and s.visibility >= 6:
            from overlord.engine.flow.cards import strike_targets

            if strike_targets(s, camp, [], self.section(page)):
                found.append(Special("air-strike"))
        return found

    def section(self, page: Page) -> int:
        assert page.command is not None
        sections = 0
        for group in page.command.groups:
            sections |= group.sections
        return sections

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        page = self.page_of(seat)
        assert page is not None
        for other in self.pages:
            other.free = None
        if isinstance(action, Lay):
            self.lay(s, page, 1 << (int(action.section[1:]) - 1))
        elif isinstance(action, Order):
            page.chosen.append(s.at[HEX[action.unit]])
        elif isinstance(action, Special):
            self.do_special(s, page, action)
        else:
            page.closed = True

    def do_special(self, s: State, page: Page, action: Special) -> None:
        page.closed = True
        if action.key == "air-strike":
            from overlord.engine.flow.cards import AirPower

            s.recon = False  # R-ACT-03: then only one card is drawn
            s.stack.append(AirPower(page.seat, [], self.section(page)))
            return
        h = HEX[action.unit]
        faces = roll(s, page.seat, 2, "blow-bridge", target=h)
        if "S" in faces:
            blow_bridge(s, h)

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        page = self.page_of(seat)
        if page is None or page.command is None:
            return "lay-first", {}, "O-TURN-04"
        if isinstance(action, Order):
            i = s.at[HEX[action.unit]]
            if i == NOWHERE:
                return "no-unit-there", {"hex": action.unit}, "R-ORD-01"
            if any(i in other.chosen for other in self.pages):
                return "ordered-already", {"hex": action.unit}, "R-ORD-04"
            word, rule = refuse_order(s, page.command, camp_of(seat), page.chosen, i)
            return word, {"hex": action.unit}, rule
        return "order-first", {}, "R-ORD-02"


def bridges(s: State, page: Page) -> list[int]:
    """Bridges in the card's section that this camp may blow (R-ACT-02)."""
    assert page.command is not None
    camp = camp_of(page.seat)
    geo = s.rules.geometry
    found: list[int] = []
    for h in geo.hexes:
        piece = s.ground[h].piece
        if piece is None or not piece.bridge or not any(g.sections & geo.sections[h] for g in page.command.groups):
            continue
        if s.rules.blow_bridges_beside and not any(
            s.at[n] != NOWHERE and s.units[s.at[n]].camp == camp for n in geo.neighbours[h]
        ):
            continue
        found.append(h)
    return found


def issue(s: State, page: Page) -> None:
    """The named units are ordered; those that dig in have had their turn (R-CARD-16)."""
    if page.command is None:
        return
    orders = page.command.orders
    for i in page.chosen:
        act = Act(orders, page.seat)
        order(s, i, act)
        s.events.append(Ordered(SEATS[page.seat], NAME[s.units[i].hex]))
        if orders.digs_in:
            act.over = True
            act.barred = True
            put_sandbags(s, s.units[i].hex)
