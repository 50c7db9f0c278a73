"""What cards do once everybody has answered: order units, check airplanes, heal units, blow up bridges."""

from __future__ import annotations

from overlord.engine.effects.board import blow_bridge, heal, order, own_symbol, put_sandbags, roll
from overlord.engine.flow.orders.order_page import Page
from overlord.engine.flow.orders.strikes import AirPower
from overlord.engine.flow.theatre.air import fly_sortie, order_plane
from overlord.engine.flow.theatre.arrivals import break_through
from overlord.engine.flow.theatre.smoke import Screen
from overlord.engine.model.actions import Activate, AnyAction, Enter, Special
from overlord.engine.model.events import Ordered
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import SEATS, camp_of
from overlord.engine.model.state import Act, Laid, State
from overlord.engine.queries.orders import cards_held
from overlord.engine.tables.cards import AIR_POWER, MEDICS


def carry_out(s: State, pages: list[Page]) -> None:
    """Roll dice and order units, left, center, right."""
    if len({page.seat for page in pages}) > 1:
        s.revealed += 1  # now everybody sees what the others named
    s.in_play.sort(key=by_seat)  # the result must not depend on who laid first
    strikes: list[Frame] = []
    for page in sorted(pages, key=_seat_of):
        if s.over:
            return
        page.chosen = [i for i in page.chosen if s.units[i].hex != NOWHERE]  # they may have been lost with a bridge
        if page.special is not None:
            strikes.extend(do_special(s, page, page.special))
        elif page.command is not None and page.command.effect == MEDICS:
            treat(s, page)
        else:
            if page.command is not None and page.command.effect == AIR_POWER:
                strikes.append(AirPower(page.seat, [], 0))
            issue(s, page)
    s.stack.extend(reversed(strikes))


def by_seat(laid: Laid) -> int:
    return laid.seat


def _seat_of(page: Page) -> int:
    return page.seat


def do_special(s: State, page: Page, action: AnyAction) -> list[Frame]:
    """Do what the card does instead of ordering units; returns the frames that ask for more."""
    assert page.command is not None
    if isinstance(action, (Enter, Activate)):
        fly_sortie(s, page.seat, action)
        return []
    assert isinstance(action, Special)
    if action.key == "smoke":
        return [Screen(page.seat, [HEX[action.unit]])]
    if action.key == "air-strike":
        s.recon -= 1  # R-ACT-03: this Recon gives no better draw
        return [AirPower(page.seat, [], page.command.sections)]
    h = HEX[action.unit]
    faces = roll(s, page.seat, 2, "blow-bridge", target=h)
    if "S" in faces:
        blow_bridge(s, h)
    return []


def issue(s: State, page: Page) -> None:
    """Order the named units; those that dig in do nothing else this turn (R-CARD-16)."""
    if page.command is None:
        return
    orders = page.command.orders
    for p in page.planes:
        order_plane(s, page.seat, p)
    break_through(s, page.seat, page.landings, page.command)
    for i in page.chosen:
        act = Act(orders, page.seat)
        order(s, i, act)
        s.events.append(Ordered(SEATS[page.seat], NAME[s.units[i].hex]))
        if orders.digs_in:
            act.over = True
            act.barred = True
            put_sandbags(s, s.units[i].hex)


def treat(s: State, page: Page) -> None:
    """R-CARD-20: roll dice to heal each unit; a unit that regains a figure is ordered too. Overlord rolls four
    (O-CARD-20)."""
    assert page.command is not None
    for i in page.chosen:
        unit = s.units[i]
        number = 4 if s.rules.overlord else cards_held(s, camp_of(page.seat))
        faces = roll(s, page.seat, number, "medics", target=unit.hex)
        if heal(s, i, sum(1 for face in faces if face in "S" + own_symbol(unit))):
            order(s, i, Act(page.command.orders, page.seat))
            s.events.append(Ordered(SEATS[page.seat], NAME[unit.hex]))
