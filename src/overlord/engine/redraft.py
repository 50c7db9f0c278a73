"""Answers that were given face down, or are still drafts: those of foreign seats are emptied or given anew.

`mend` fits frames to cards that were dealt anew, `redraft` replaces what others have chosen and nobody has shown. It
asks only what everybody knows: who has answered, and which cards are laid."""

from __future__ import annotations

from typing import Final

from overlord.engine.flow.action.marching import March
from overlord.engine.flow.combat_cards.windows import AfterBattles, Laying, Window
from overlord.engine.flow.orders.cards import marine_bonus
from overlord.engine.flow.orders.order_page import Page, stand_in
from overlord.engine.flow.orders.orders import Ordering
from overlord.engine.flow.orders.strikes import AirPower
from overlord.engine.flow.theatre.arrivals import Paradrop
from overlord.engine.flow.theatre.smoke import Screen
from overlord.engine.flow.turn.chip import ChipPlace
from overlord.engine.flow.turn.distribute import Distribute
from overlord.engine.flow.turn.initiative import Fate, Initiative, Pick, Picking, may_act, own_units
from overlord.engine.flow.turn.overlord import page_for
from overlord.engine.flow.turn.turn import KeepOne
from overlord.engine.model.actions import CONFIRM, PASS, Activate, AnyAction, Enter, Order, Target
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.names import ALL, CIC, camp_of, commander, generals, role_of
from overlord.engine.model.rng import Rng
from overlord.engine.model.state import State
from overlord.engine.queries.air import over
from overlord.engine.queries.orders import command_for
from overlord.engine.tables.cards import SECTION, SORTIE

TRIES: Final = 6
Holds = tuple[int, ...]


def mend(s: State, holds: Holds) -> None:
    """Fit the frames that remember hidden cards to the cards as they are dealt now."""
    # A play that waits for its turn in a window is hidden; its general may play again when the window reopens.
    s.stack = [frame for frame in s.stack if not (isinstance(frame, Laying) and frame.seat not in holds)]
    for frame in s.stack:
        if isinstance(frame, Window):
            frame.answers = {seat: a if seat in holds else PASS for seat, a in frame.answers.items()}
        elif isinstance(frame, Ordering):
            _mend_pages(s, frame, holds)
        elif isinstance(frame, KeepOne) and frame.seat not in holds:
            frame.drawn = list(s.hands[camp_of(frame.seat)][-2:])
        elif isinstance(frame, ChipPlace) and frame.seat not in holds:
            frame.chosen = []
        elif isinstance(frame, Distribute) and frame.seat not in holds:
            frame.pairs = []
            frame.marked = -1


def _mend_pages(s: State, frame: Ordering, holds: Holds) -> None:
    """Pages of cards that are not laid yet get the cards that their generals hold now."""
    left = {seat: list(cards) for seat, cards in enumerate(s.given)}
    for n, page in enumerate(frame.pages):
        seat = page.seat
        if seat in holds or commander(camp_of(seat)) in holds or page.command is not None or not left[seat]:
            continue
        frame.pages[n] = new = page_for(s, seat, left[seat].pop(0))
        for other in frame.pages:
            sections = _where(s, frame, other) if other.seat == seat and other.command is not None else 0
            if sections and len(new.places) > 1:
                new.places = [place for place in new.places if place != sections]  # O-TURN-06


def _where(s: State, frame: Ordering, page: Page) -> int:
    """The sections in which the card of this page lies; 0 if it lies nowhere."""
    same = [other for other in frame.pages if other.seat == page.seat and other.card is page.card]
    laid = [row.sections for row in s.in_play if row.seat == page.seat and row.card is page.card]
    k = [other for other in same if other.command is not None].index(page)
    return laid[k] if k < len(laid) else 0


def redraft(s: State, holds: Holds, rng: Rng) -> None:
    """Replace what foreign seats have chosen so far and not shown."""
    for frame in s.stack:
        if isinstance(frame, Ordering):
            _reorder(s, frame, holds, rng)
        elif isinstance(frame, Initiative):
            if frame.started:
                asked = [seat for seat in generals(s.active) if may_act(s, seat)]
                frame.rolls = _some(asked, frame.seats_left, frame.rolls, holds, rng)
        elif isinstance(frame, AfterBattles):
            if frame.left is not None:
                frame.draws = _some(sorted(s.recons), frame.left, frame.draws, holds, rng)
        elif isinstance(frame, Picking):
            _repick(s, frame, holds, rng)
        else:
            _empty(s, frame, holds, rng)
    _refate(s, holds, rng)


def _some(asked: list[int], left: list[int], chosen: list[int], holds: Holds, rng: Rng) -> list[int]:
    """Of the seats that have answered, those that chose to act: one's own as they did, the others at random."""
    done = [seat for seat in asked if seat not in left]
    return [seat for seat in done if (seat in chosen if seat in holds else rng.below(2))]


def _empty(s: State, frame: Frame, holds: Holds, rng: Rng) -> None:
    """Drafts of one seat that the others are not shown before it is finished."""
    if isinstance(frame, AirPower) and frame.seat not in holds:
        frame.chosen = []
    elif isinstance(frame, Paradrop) and commander(frame.camp) not in holds:
        frame.aims = []
    elif isinstance(frame, Screen) and frame.seat not in holds:
        sections = 0
        for laid in s.in_play:
            sections |= laid.sections if laid.seat == frame.seat else 0
        where = s.rules.geometry.sections
        hexes = [h for h in s.rules.geometry.hexes if where[h] & sections] or list(s.rules.geometry.hexes)
        frame.hexes = [hexes[rng.below(len(hexes))]]
    elif isinstance(frame, March) and frame.at and frame.i in s.acts and s.acts[frame.i].seat not in holds:
        frame.stop()  # nobody else knows where it was to go


# ---- initiative ---------------------------------------------------------------------------------


def _repick(s: State, frame: Picking, holds: Holds, rng: Rng) -> None:
    """Foreign generals pick other units, but none that this holder sees taken or free."""
    mine = {i for pick in frame.picks if pick.seat in holds and not pick.closed for i in own_units(s, pick.seat, ALL)}
    for pick in frame.picks:
        seen = pick.face in "IAS" and pick.unit in mine
        if pick.seat in holds or seen or not pick.closed:
            continue
        pick.unit = pick.plane = NOWHERE
    for pick in frame.picks:
        if pick.seat not in holds and pick.closed and pick.unit == NOWHERE:
            _pick_anew(s, frame, pick, mine if pick.face in "IAS" else set(), rng)


def _pick_anew(s: State, frame: Picking, pick: Pick, barred: set[int], rng: Rng) -> None:
    """Any unit or airplane that fits the die; or none, where one may pass."""
    units = [i for i in frame.choices(s, pick) if i not in barred]
    planes = frame.planes(s, pick)
    most = len(units) + len(planes) + (1 if pick.face in "IAS" else 0)
    n = rng.below(most) if most else 0
    if n < len(units):
        pick.unit = units[n]
    elif n < len(units) + len(planes):
        pick.plane = planes[n - len(units)]


def _refate(s: State, holds: Holds, rng: Rng) -> None:
    """The same for picks whose turn has not come yet."""
    fates = [frame for frame in s.stack if isinstance(frame, Fate)]
    picks = [Pick(fate.seat, fate.face, fate.plane, fate.unit, True) for fate in fates]
    for pick in picks:
        if pick.seat not in holds:
            pick.unit = pick.plane = NOWHERE
    together = Picking(picks)
    for fate, pick in zip(fates, picks, strict=True):
        if pick.seat not in holds:
            _pick_anew(s, together, pick, set(), rng)
            fate.unit, fate.plane = pick.unit, pick.plane


# ---- orders -------------------------------------------------------------------------------------


def _reorder(s: State, frame: Ordering, holds: Holds, rng: Rng) -> None:
    """Foreign generals name other units; what this holder may name stays the same.

    Where that cannot be had, for his answers depend on what they named, he knows it, and it stays."""
    asked = [seat for seat in frame.seats(s) if seat in holds]
    before = [frame.options(s, seat) for seat in asked]
    pages, recon = frame.pages, s.recon
    for n in range(TRIES + 1):
        frame.pages = [page.copy() for page in pages]
        s.recon = recon
        _name_anew(s, frame, holds, rng, n < TRIES)
        if [frame.options(s, seat) for seat in asked] == before and _stands(s, frame, holds):
            return
    frame.pages, s.recon = pages, recon


def _stands(s: State, frame: Ordering, holds: Holds) -> bool:
    """Whether every page that is open can still do something: else it would close by itself."""
    return all(page.command is None or page.seat in holds or frame.anything(s, page) for page in frame.current())


def _name_anew(s: State, frame: Ordering, holds: Holds, rng: Rng, full: bool) -> None:
    """Empty what foreign generals have named; those who have closed a page name units again, if `full`."""
    asked = frame.seats(s)
    mine = [page for page in frame.current() if page.seat in holds and page.command is not None]
    free = {i for page in mine for i in frame.free_units(s, page)}
    named: list[tuple[Page, list[int]]] = []
    for page in frame.pages:
        if page.seat not in holds and page.command is not None:
            named.append((page, page.chosen))
            _clear(s, frame, page)
    for page in frame.pages:
        page.free = None
    could = {i for page in mine for i in frame.free_units(s, page)}
    for page, chosen in named:
        page.chosen = [i for i in chosen if i in could and i not in free]  # he sees that they are taken
    for page in frame.pages:
        page.free = None
    if not frame.opened:
        return  # cards are laid, but nobody names units yet
    for page, _ in named:
        page.closed = page.seat not in asked or _is_passed(s, frame, page)
        if page.closed and full:
            _name_units(s, frame, page, free, rng)
        elif not page.closed:
            page.chosen = []


def _is_passed(s: State, frame: Ordering, page: Page) -> bool:
    """Whether its general, who is still asked, has laid a later card: then this page is done."""
    if s.rules.combat_cards:
        return False  # all cards are laid first
    later = frame.pages[frame.pages.index(page) + 1 :]
    return any(other.seat == page.seat and other.command is not None for other in later)


def _clear(s: State, frame: Ordering, page: Page) -> None:
    """Take back everything on a laid page; its command is made again, as for any general with this card."""
    page.chosen, page.planes, page.landings, page.special = [], [], [], None
    command = page.command
    sections = _where(s, frame, page)
    if command is None or not sections or sections not in page.places:
        return
    card = page.effective(sections)
    flown = command.effect == SORTIE and stand_in(s, card).effect != SORTIE  # A-AIR-07: a Recon flown as a sortie
    if flown:
        s.recon += 1
    camp = camp_of(page.seat)
    marks = bool(s.rules.gung_ho & (1 << camp)) and page.card.family == SECTION and role_of(page.seat) != CIC
    if marks:
        page.more = marine_bonus(s, camp, page.card.orders) if s.marked == page.seat else 0
    if flown or marks:
        under = s.rules.flank[page.seat]
        page.command = command_for(s, page.seat, camp, stand_in(s, card), sections, under, page.more)


def _name_units(s: State, frame: Ordering, page: Page, barred: set[int], rng: Rng) -> None:
    """Name units at random, as many as the card orders, and close the page."""
    page.closed = False
    first = frame.page_of(page.seat)
    while first is page and not page.closed:
        found = [action for action in frame.options(s, page.seat) if _plain(s, action, barred)]
        frame.take(s, page.seat, found[rng.below(len(found))] if found else CONFIRM)
    page.closed = True


def _plain(s: State, action: AnyAction, barred: set[int]) -> bool:
    """Whether this answer names a unit or an airplane that nobody sees free."""
    if isinstance(action, (Order, Target)):
        return s.at[HEX[action.unit]] not in barred
    if isinstance(action, Activate):
        return over(s, HEX[action.unit]) >= 0 or s.at[HEX[action.unit]] not in barred
    return isinstance(action, Enter)


__all__ = ["mend", "redraft"]
