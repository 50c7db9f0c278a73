"""What one seat may know, taken straight from the battle, for bots that play where it is; nothing hidden is in it.

Its board is the one that a `Guesser` makes from the view of that seat, without making the view."""

from __future__ import annotations

from typing import Final, Protocol

from overlord.engine.guess import NEVER_ROLLED, Board, marks
from overlord.engine.model.hexes import NOWHERE, SIZE
from overlord.engine.model.names import SEAT_OF, camp_of, commander
from overlord.engine.model.seating import Seating
from overlord.engine.model.state import Mine, Plane, State, Status, Unit
from overlord.engine.view import card_names, combat_seats, marked_for


class Glimpse:
    """What one seat may know, in the form that the queries read: its board, and the little that no board holds."""

    __slots__ = ("board", "draft", "hand", "land", "layout")

    def __init__(self, board: Board, layout: object, land: object, hand: int, draft: tuple[str, ...]) -> None:
        self.board = board
        self.layout = layout  # equal for boards with the same units, ground and objectives held
        self.land = land  # equal for boards with the same ground
        self.hand = hand  # the number of cards in the hand of its camp
        self.draft = draft  # what this seat has chosen so far in its open question


class Battle(Protocol):
    """What is asked of a game: its position, and who holds which seats."""

    _state: State
    _seating: Seating


class Layout:
    """Who stands where on which ground, and who holds the objectives: one object as long as nothing of it changes."""

    __slots__ = ("_seen", "at", "ground", "held", "land", "mines", "numbers", "units", "visibility")

    def __init__(self, s: State, last: Layout | None) -> None:
        self._seen = s.units.copy()  # a unit that changes is replaced
        self.ground = s.ground
        self.held = s.held.copy()
        self.visibility = s.visibility
        self.mines = _mines(s)
        self.land: object = self  # stays the same while the ground does
        if last is not None and self._same_land(last):
            self.land = last.land
        self.units: list[Unit] = []
        self.numbers: list[int] = []  # unit of the battle -> unit of the board, which has no eliminated ones
        self.at = [NOWHERE] * SIZE
        self._stand(s)

    def _same_land(self, other: Layout) -> bool:
        return self.ground is other.ground and self.visibility == other.visibility and self.mines == other.mines

    def _stand(self, s: State) -> None:
        units, numbers, at = self.units, self.numbers, self.at
        tied = False
        for unit in s.units:
            h = unit.hex
            if h == NOWHERE:
                numbers.append(NOWHERE)
                continue
            numbers.append(len(units))
            at[h] = len(units)
            units.append(unit)
            if unit.aimed_at or unit.link >= 0:
                tied = True
        if tied:
            for n, unit in enumerate(units):
                if unit.aimed_at or unit.link >= 0:
                    units[n] = self._renumbered(unit)

    def _renumbered(self, unit: Unit) -> Unit:
        """A copy that names other units as the board does."""
        new = unit.copy()
        new.aimed_at = 0
        for i, n in enumerate(self.numbers):
            if n != NOWHERE and unit.aimed_at >> i & 1:
                new.aimed_at |= 1 << n
        if unit.link >= 0:
            new.link = self.numbers[unit.link]
        return new

    def still(self, s: State) -> bool:
        """Whether nothing of it has changed."""
        return (
            self.ground is s.ground
            and self.visibility == s.visibility
            and self._seen == s.units
            and self.held == s.held
            and ((not s.mines and not self.mines) or self.mines == _mines(s))
        )


def _mines(s: State) -> list[tuple[int, int, int]]:
    """Hex, camp and, once it was shown, strength of each mine."""
    return [(h, mine.camp, mine.strength if mine.shown else -1) for h, mine in s.mines.items()]


MOST: Final = 8
_layouts: Final[dict[int, Layout]] = {}  # by the id of its rules: the last layout of each battle


def glimpse(game: Battle, seat: str) -> Glimpse:
    """What this seat may know now. Its board shares units with the battle: none of them may be changed."""
    s = game._state
    number = SEAT_OF[seat]
    layout = _layout(s)
    draft = s.stack[-1].draft(s, number) if s.result is None else ()
    board = _board(s, layout, game._seating.shared[number])
    return Glimpse(board, layout, layout.land, len(s.hands[camp_of(number)]), draft)


def _layout(s: State) -> Layout:
    key = id(s.rules)
    last = _layouts.get(key)
    if last is not None and last.still(s):
        return last
    if last is None and len(_layouts) >= MOST:
        _layouts.clear()
    found = _layouts[key] = Layout(s, last)
    return found


def _board(s: State, layout: Layout, holds: tuple[int, ...]) -> Board:
    """What everybody may know, and the cards of these seats."""
    board = State(s.rules, NEVER_ROLLED, NEVER_ROLLED)
    board.active = s.active
    board.turn = s.turn
    board.visibility = s.visibility
    board.sandbags = s.sandbags
    board.units = layout.units.copy()
    board.at = layout.at.copy()
    board.ground = s.ground
    board.group = s.group
    board.held = s.held.copy()
    board.scored = s.scored.copy()
    board.hand_limit = s.hand_limit.copy()
    board.discard = s.discard[-1:]
    board.in_play = s.in_play.copy()
    board.last = s.last.copy()
    board.marked = marked_for(s, holds)
    for camp in (0, 1):
        if commander(camp) in holds:
            board.hands[camp] = s.hands[camp]
            board.chip[camp] = s.chip[camp]
            board.due[camp] = s.due[camp]
    _add_acts(board, s, layout.numbers)
    _add_rarities(board, s, layout.numbers)
    if s.rules.combat_cards:
        _add_combat_cards(board, s, layout.numbers, holds)
    return board


def _add_acts(board: Board, s: State, numbers: list[int]) -> None:
    for i, act in s.acts.items():
        n = numbers[i]
        if n != NOWHERE:
            board.acts[n] = known = act.copy()
            known.air = 0
            known.no_overrun = False
            if act.pending:
                known.pending = marks(s.rules, act.seat, card_names(act))


def _add_rarities(board: Board, s: State, numbers: list[int]) -> None:
    """What few battles have: mines, airplanes, smoke, shaken units."""
    if s.mines:
        board.mines = {
            h: Mine(mine.camp, mine.strength if mine.shown else 0, mine.shown) for h, mine in s.mines.items()
        }
    for plane in s.planes:
        if plane.hex != NOWHERE:
            board.planes.append(
                Plane(plane.kind, plane.camp, plane.hex, plane.seat, -1, plane.flown, plane.path, (), plane.acted)
            )
    if s.smoke:
        board.smoke = dict.fromkeys(sorted(s.smoke), 0)
    if s.shaken:
        board.shaken = [n for i, n in enumerate(numbers) if n != NOWHERE and i in s.shaken]


def _add_combat_cards(board: Board, s: State, numbers: list[int], holds: tuple[int, ...]) -> None:
    board.combat_discard = s.combat_discard.copy()
    for seat in combat_seats(s.rules):
        if seat in holds:
            board.combat[seat] = s.combat[seat]
    board.touched = [numbers[i] for i in s.touched if numbers[i] != NOWHERE]
    board.alongside = sorted(s.alongside)
    for status in s.statuses:
        if status.unit < 0:
            board.statuses.append(Status(status.name, -1, status.sections, status.reach, 0, 0))
        elif numbers[status.unit] != NOWHERE:
            board.statuses.append(Status(status.name, numbers[status.unit], 0, 0, 0, 0))


__all__ = ["Glimpse", "glimpse"]
