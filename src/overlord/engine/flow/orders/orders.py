"""Laying cards and naming units: one order page per card, all generals at once (core 2.2, O-TURN-04 to -12)."""

from __future__ import annotations

from overlord.engine.flow.combat_cards.windows import Window, is_play, refuse
from overlord.engine.flow.orders.issuing import by_seat, carry_out
from overlord.engine.flow.orders.order_page import Page, place_name, remember, show_where, stand_in
from overlord.engine.flow.orders.strikes import strike_targets
from overlord.engine.flow.theatre.air import sortie_options
from overlord.engine.flow.theatre.arrivals import breakthrough_options
from overlord.engine.flow.theatre.smoke import smoke_options
from overlord.engine.model.actions import (
    CONFIRM,
    Activate,
    AnyAction,
    Combat,
    Confirm,
    Enter,
    Lay,
    Order,
    Special,
    Target,
)
from overlord.engine.model.answers import order, target
from overlord.engine.model.events import CardLaid
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import SEATS, camp_of
from overlord.engine.model.state import Laid, State, without
from overlord.engine.queries.air import fit_planes, over, refuse_sortie, under_command
from overlord.engine.queries.combat_cards.scenes import Scene
from overlord.engine.queries.orders import bridges, command_for, orderable, patients, refuse_order
from overlord.engine.tables.cards import CARDS, MEDICS, NIGHT_ORDER, SECTION, SORTIE
from overlord.engine.tables.combat import BEFORE
from overlord.engine.view import section_names


@data
class Ordering(Frame):
    """Every seat with cards lays them and names its units; the generals do not wait for each other."""

    pages: list[Page]
    opened: bool = True  # False: all cards are laid before the first unit is named, for Combat cards (C-TAX-01)
    kind = "order"

    def page_of(self, seat: int) -> Page | None:
        for page in self.pages:
            if page.seat == seat and not page.closed and (self.opened or page.command is None):
                return page
        return None

    def current(self) -> list[Page]:
        """The page of each seat, as `page_of` finds it; the pages of a seat lie side by side."""
        found: list[Page] = []
        seat = NOWHERE
        for page in self.pages:
            if page.seat != seat and not page.closed and (self.opened or page.command is None):
                seat = page.seat
                found.append(page)
        return found

    def open(self, s: State) -> bool:
        """Once every card is laid, Combat cards may be played alongside, then units are named."""
        if any(page.command is None and not page.closed for page in self.pages):
            return False
        self.opened = True
        s.in_play.sort(key=by_seat)  # the result must not depend on who laid first
        for page in self.pages:
            page.free = None
        if BEFORE in s.rules.windows:
            seats = sorted({page.seat for page in self.pages})
            s.stack.append(Window(camp_of(seats[0]), Scene(BEFORE), seats))
        return True

    def auto(self, s: State) -> bool:
        pages = self.current()
        for page in pages:
            if s.rules.combat_cards:
                page.free = None
            if page.command is None:
                # A face-down card is never laid automatically: that would reveal that it had only one place to go.
                if len(page.places) == 1 and page.card not in s.given[page.seat]:
                    self.lay(s, page, page.places[0])
                    return True
            elif not (page.chosen or page.planes or page.landings or self.anything(s, page)):
                page.closed = True
                return True
        if not self.opened:
            return self.open(s)
        if pages:
            return False
        s.stack.pop()
        carry_out(s, self.pages)
        return True

    def anything(self, s: State, page: Page) -> bool:
        """Whether the card can do anything where it was laid."""
        if self.free_units(s, page) or (s.planes and self.free_planes(s, page)) or self.specials(s, page):
            return True
        return bool(s.rules.armor_breakthrough and self.free_landings(s, page))

    def lay(self, s: State, page: Page, sections: int) -> None:
        """Lay the card in these sections, face up (O-TURN-04, O-TURN-05)."""
        seat = page.seat
        card = page.effective(sections)
        under = s.rules.flank[seat]
        effective = stand_in(s, card)
        more = page.more
        if effective is NIGHT_ORDER and s.rules.gung_ho & (1 << camp_of(seat)):
            more = 1  # R-NAT-20
        page.command = command_for(s, seat, camp_of(seat), effective, sections, under, more)
        remember(s, seat, card, sections)
        if card.recon:
            s.recon += 1
        if page.card in s.given[seat]:
            s.given[seat] = without(s.given[seat], page.card)
            s.in_play.append(Laid(seat, page.card, sections))
            s.revealed += 1
            if page.card.recon and s.rules.combat_cards and seat not in s.recons:
                # C-DRAW-01, C-DRAW-04; a Counter-Attack is another card (C-DRAW-03).
                s.recons = sorted([*s.recons, seat])
        else:
            show_where(s, seat, sections)
        s.events.append(CardLaid(SEATS[seat], page.card.key, section_names(sections)))
        for other in self.pages:
            if other is not page and other.seat == seat and other.command is None and len(other.places) > 1:
                other.places = [place for place in other.places if place != sections]  # O-TURN-06

    def free_units(self, s: State, page: Page) -> list[int]:
        """Units that may be named on this page; units named on another page may not (O-TURN-12)."""
        if page.free is None:
            assert page.command is not None
            if page.command.effect == MEDICS:
                found = patients(s, page.command, camp_of(page.seat), page.chosen)
            else:
                found = orderable(s, page.command, camp_of(page.seat), page.chosen)
            if page.planes:
                command, beside = page.command, page.planes
                found = [i for i in found if fit_planes(s, command, [*page.chosen, i], beside)]
            if page.landings and not self.room_left(page):
                found = []
            if self.extra_spent(page):
                found = []  # O-PAC-02: the extra unit was named with the other card
            named = [i for other in self.pages if other is not page for i in other.named(s)]
            page.free = [i for i in found if i not in named] if named else found
        return page.free

    def name(self, page: Page, i: int) -> None:
        """Name a unit. The other units that may be named stay the same, unless the cards of one general share them."""
        page.chosen.append(i)
        for other in self.pages:
            if other.free is None:
                continue
            if other is page:
                command = page.command
                if command is None or len(command.groups) > 1 or page.more or page.planes or page.landings:
                    other.free = None
                    continue
                if len(page.chosen) >= command.groups[0].count:
                    other.free = []
                    continue
            elif other.seat == page.seat:
                other.free = None
                continue
            other.free = [unit for unit in other.free if unit != i]

    def room_left(self, page: Page) -> bool:
        """Whether the card has an order left after the named units and the armor that breaks through."""
        assert page.command is not None
        return len(page.chosen) + len(page.landings) < sum(group.count for group in page.command.groups)

    def free_landings(self, s: State, page: Page) -> list[AnyAction]:
        """R-ACT-22: new armor on the enemy's baseline; each costs one order of a Section card."""
        if page.command is None or page.command.family != SECTION:
            return []
        taken = [h for other in self.pages for h in other.landings]
        if not self.room_left(page):
            return []
        return breakthrough_options(s, page.command, camp_of(page.seat), taken)

    def free_planes(self, s: State, page: Page) -> list[int]:
        """Airplanes in the air that this card may order like units (A-AIR-10)."""
        if page.command is None or page.command.effect in (MEDICS, SORTIE) or self.extra_spent(page):
            return []
        claimed = self.claimed(s, page)
        return [
            p
            for p in under_command(s, page.seat)
            if p not in page.planes
            and NAME[s.planes[p].hex] not in claimed
            and fit_planes(s, page.command, page.chosen, [*page.planes, p])
        ]

    def claimed(self, s: State, page: Page) -> frozenset[str]:
        """Hexes that another card has named, for an airplane or for its entry (O-TURN-12)."""
        found: list[str] = []
        for other in self.pages:
            if other is page:
                continue
            found.extend(NAME[s.units[i].hex] for i in other.chosen)
            found.extend(NAME[s.planes[p].hex] for p in other.planes)
            if isinstance(other.special, (Enter, Activate)):
                found.append(other.special.at if isinstance(other.special, Enter) else other.special.unit)
        return frozenset(found)

    def sortie(self, s: State, page: Page) -> list[AnyAction]:
        """What this page may do as an Air Sortie, given the other pages; one new airplane per general (O-AIR-08)."""
        brings = not any(other.seat == page.seat and isinstance(other.special, Enter) for other in self.pages)
        return sortie_options(s, page.seat, self.claimed(s, page), brings)

    def screens(self, page: Page) -> int:
        """Smoke screens that other cards are already used for (R-ACT-21)."""
        specials = [other.special for other in self.pages if other is not page]
        return sum(1 for special in specials if isinstance(special, Special) and special.key == "smoke")

    def extra_spent(self, page: Page) -> bool:
        """Whether only the Marines' extra unit is left here and another card of this general has used it."""
        if not page.more or page.count() < page.card.orders.count:
            return False
        return any(
            other is not page and other.seat == page.seat and other.more and other.count() > other.card.orders.count
            for other in self.pages
        )

    def seats(self, s: State) -> list[int]:
        return [page.seat for page in self.current()]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        page = self.page_of(seat)
        if page is None:
            return []
        if page.command is None:
            return [Lay(page.card.key, place_name(place)) for place in page.places]
        found: list[AnyAction] = [CONFIRM]
        free = self.free_units(s, page)
        if page.command.effect == MEDICS:
            found.extend([target(s.units[i].hex) for i in free])
        else:
            found.extend([order(s.units[i].hex) for i in free])
        if s.planes:
            found.extend(Activate(NAME[s.planes[p].hex]) for p in self.free_planes(s, page))
        if s.rules.armor_breakthrough:
            found.extend(self.free_landings(s, page))
        if not page.chosen and not page.planes and not page.landings:
            found.extend(self.specials(s, page))
        return found

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        page = self.page_of(seat)
        if page is None or page.command is None:
            return ()
        verb = "target" if page.command.effect == MEDICS else "order"
        units = tuple(f"{verb} {NAME[s.units[i].hex]}" for i in page.chosen)
        planes = tuple(f"activate {NAME[s.planes[p].hex]}" for p in page.planes)
        return (*units, *planes, *(f"special breakthrough {NAME[h]}" for h in page.landings))

    def specials(self, s: State, page: Page) -> list[AnyAction]:
        """What a Section card may do instead of ordering units: blow a bridge, call an air strike."""
        if page.command is not None and page.command.effect == SORTIE:
            return self.sortie(s, page)
        if page.command is None or page.command.family != SECTION:
            return []
        camp = camp_of(page.seat)
        found: list[AnyAction] = []
        if s.rules.blow_bridges & (1 << camp):
            found.extend(Special("blow-bridge", NAME[h]) for h in bridges(s, page.command, camp))
        if s.rules.smoke & (1 << camp):
            found.extend(smoke_options(s, page.command, camp, self.screens(page)))
        if page.command.recon and s.rules.air_strikes & (1 << camp) and s.rules.air:
            if self.sortie(s, page):
                found.append(Special("air-strike"))  # A-AIR-07: then it is an Air Sortie
        elif page.command.recon and s.rules.air_strikes & (1 << camp) and s.visibility >= 6:
            if strike_targets(s, camp, [], page.command.sections):
                found.append(Special("air-strike"))
        return found

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        page = self.page_of(seat)
        assert page is not None
        if isinstance(action, (Order, Target)):
            self.name(page, s.at[HEX[action.unit]])
        elif isinstance(action, Lay):
            self.lay(s, page, next(place for place in page.places if place_name(place) == action.section))
        elif isinstance(action, Confirm):
            page.closed = True
        else:
            self.use_otherwise(s, page, action)

    def use_otherwise(self, s: State, page: Page, action: AnyAction) -> None:
        """Airplanes, landings and what a card does instead of ordering units: all pages look for their units again."""
        seat = page.seat
        for other in self.pages:
            other.free = None
        if isinstance(action, Activate) and over(s, HEX[action.unit]) in self.free_planes(s, page):
            page.planes.append(over(s, HEX[action.unit]))
        elif isinstance(action, Special) and action.key == "breakthrough":
            page.landings.append(HEX[action.unit])
        elif isinstance(action, Special) and action.key == "air-strike" and s.rules.air:
            assert page.command is not None
            s.recon -= 1  # R-ACT-03: this Recon gives no better draw
            sections, under = page.command.sections, s.rules.flank[seat]
            page.command = command_for(s, seat, camp_of(seat), CARDS["air-sortie"], sections, under, 0)
        else:
            page.closed = True
            if isinstance(action, (Special, Enter, Activate)):
                page.special = action

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        page = self.page_of(seat)
        if isinstance(action, Combat) or is_play(s, action):
            return refuse(s, seat, action, [])
        if page is None or page.command is None:
            return "lay-first", {}, "O-TURN-04"
        if isinstance(action, (Enter, Activate)):
            return refuse_sortie(s, seat, action, page.command.effect == SORTIE)
        if isinstance(action, (Order, Target)):
            i = s.at[HEX[action.unit]]
            if i == NOWHERE:
                return "no-unit-there", {"hex": action.unit}, "R-ORD-01"
            if page.command.effect == MEDICS:
                return "not-to-heal", {"hex": action.unit}, "R-CARD-20"
            if any(i in other.chosen for other in self.pages):
                return "ordered-already", {"hex": action.unit}, "R-ORD-04"
            word, rule = refuse_order(s, page.command, camp_of(seat), page.chosen, i)
            return word, {"hex": action.unit}, rule
        return "order-first", {}, "R-ORD-02"
