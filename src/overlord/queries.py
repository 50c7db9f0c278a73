"""Asks the rules about what a view shows: reach, sight, targets, dice, odds, retreats, orders; for bots and tools.

Everything is named as in views and answers: a unit by its hex, a section as `s1`, a card by its key.

>>> import overlord
>>> from overlord.queries import Boards
>>> game = overlord.Game(overlord.load_scenario("crossroads"), hands={"allies-cic": ["probe-center", "barrage"]})
>>> boards = Boards(game.battle, game.house)  # once for each battle
>>> board = boards.of(game.view("allies-cic"))  # once for each view
>>> named = board.orderable("allies-cic", "probe-center")
>>> _ = game.play("allies-cic", "play probe-center")
>>> {"confirm", *(f"order {unit}" for unit in named)} == {str(option) for option in game.options("allies-cic")}
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from overlord.engine.guess import Act, Guesser, rules_of
from overlord.engine.guess import Board as _Guess
from overlord.engine.model.base import Odds
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import INFANTRY, SEAT_OF, camp_of
from overlord.engine.model.scenario import ScenarioDef
from overlord.engine.queries.battle import targets as _targets
from overlord.engine.queries.dice import ATTACK, OVERRUN, dice_parts, hit_faces
from overlord.engine.queries.movement import reach as _reach
from overlord.engine.queries.odds import odds
from overlord.engine.queries.orders import command_for, orderable, patients
from overlord.engine.queries.retreat import ignorable, steps_back
from overlord.engine.queries.sight import sees as _sees
from overlord.engine.reasons import Why
from overlord.engine.tables.cards import ARROW, CARDS, FLANKS, MEDICS, ORDER, PLAIN, Card
from overlord.engine.view import UnitView, View, section_names


class Boards:
    """Makes boards from the views of one battle, whose scenario and options everybody at the table knows."""

    __slots__ = ("_guesser",)

    def __init__(self, battle: ScenarioDef, options: Mapping[str, object]) -> None:
        self._guesser = Guesser(rules_of(battle, dict(options)))

    def of(self, view: View) -> Board:
        """The board that this view shows; ground and units that have not changed are reused."""
        return Board(view, self._guesser.board(view))


class Board:
    """What one view shows, as a board that the rules can be asked about. Made by `Boards`.

    It knows no more than the view: not the deck, not other players' cards, and a minefield that is still face down
    counts as harmless. A unit without an order is treated as if it had a plain order."""

    __slots__ = ("_guess", "view")

    def __init__(self, view: View, guess: _Guess) -> None:
        self.view = view
        self._guess = guess
        for act in view.acts:
            known = guess.acts[guess.at[HEX[act.unit]]]
            known.air = act.support
            known.no_overrun = act.no_overrun

    # ---- places ---------------------------------------------------------------------------------

    def unit(self, hex: str) -> UnitView | None:
        """The unit on a hex, or None."""
        i = self._guess.at[_hex(hex)]
        return self.view.units[i] if i != NOWHERE else None

    def neighbours(self, hex: str) -> tuple[str, ...]:
        """The adjacent hexes of a hex."""
        return tuple(NAME[n] for n in self._guess.rules.geometry.neighbours[_hex(hex)])

    def distance(self, a: str, b: str) -> int:
        """The distance in hexes, as it counts for dice; 1 is adjacent.

        >>> board.distance("A9", "C9")
        2
        """
        return self._guess.rules.geometry.distance[_hex(a)][_hex(b)]

    def sections(self, hex: str) -> tuple[str, ...]:
        """The section of a hex, or both sections of a hex on a section line.

        >>> board.sections("A9")
        ('s1',)
        """
        return section_names(self._guess.rules.geometry.sections[_hex(hex)])

    def flank(self, seat: str) -> tuple[str, ...]:
        """The sections that a seat commands: a general's two, or all of them.

        >>> board.flank("allies-cic")
        ('s1', 's2', 's3')
        """
        return section_names(self._guess.rules.flank[_seat(seat)])

    def sees(self, a: str, b: str) -> bool:
        """Whether the unit on `a`, or infantry if there is none, has a line of sight to `b`."""
        start = _hex(a)
        i = self._guess.at[start]
        infantry = i == NOWHERE or self._guess.units[i].kind.category == INFANTRY
        return _sees(self._guess, start, _hex(b), infantry)

    # ---- orders, moves and battles --------------------------------------------------------------

    def orderable(self, seat: str, card: str, *sections: str) -> tuple[str, ...]:
        """The units that this seat could order with this card, laid in these sections.

        If no sections are given: in a standard battle those of the card's arrow, in Overlord the whole flank.
        Empty for a card that orders no units."""
        number = _seat(seat)
        row = CARDS.get(card)
        if row is None:
            raise ValueError(f"there is no card {card!r}")
        if row.effect not in (ORDER, MEDICS):
            return ()
        camp = camp_of(number)
        under = self._guess.rules.flank[number]
        where = self._laid(number, row) if not sections else sum(1 << (int(name[1:]) - 1) for name in sections)
        command = command_for(self._guess, number, camp, row, where, under, 0)
        find = patients if row.effect == MEDICS else orderable
        return tuple(self._name(i) for i in find(self._guess, command, camp, []))

    def reach(self, unit: str) -> dict[str, int]:
        """Every hex that this unit may move to, and the hexes of movement that it takes."""
        i = self._unit(unit)
        return {NAME[h]: ways[0].cost for h, ways in _reach(self._guess, i, self._act(i)).items()}

    def targets(self, unit: str, at: str = "") -> tuple[str, ...]:
        """The enemies that this unit may battle from where it stands, or once it has moved to a hex in its reach."""
        i = self._unit(unit)
        with self._standing(i, at) as act:
            return tuple(self._name(t) for t in _targets(self._guess, i, act))

    def battle(self, unit: str, target: str, at: str = "") -> Why:
        """The dice of this battle and the reasons, as in `game.why`, with the odds; `targets` says if it is legal.
        `at` is a hex in the unit's reach from which it would battle."""
        i, t = self._unit(unit), self._unit(target)
        with self._standing(i, at) as act:
            parts = dice_parts(self._guess, i, t, act, OVERRUN if act.overrun else ATTACK)
            enemy = self._guess.units[t]
            faces = hit_faces(self._guess, self._guess.units[i], enemy, act)
            number = max(0, sum(amount for amount, _, _ in parts))
            return Why(parts, odds(number, faces, enemy.figures, enemy.kind.tiger))

    def retreats(self, unit: str) -> tuple[str, ...]:
        """The hexes to which this unit could retreat one step; none if a flag would cost it a figure."""
        i = self._unit(unit)
        return tuple(NAME[h] for h in steps_back(self._guess, i, self._guess.units[i].hex))

    def flags_ignored(self, unit: str) -> tuple[int, int]:
        """How many flags this unit ignores in any case, and how many it may ignore at most; 99 for all."""
        least, most, _ = ignorable(self._guess, self._unit(unit))
        return least, most

    # ---- inside ---------------------------------------------------------------------------------

    def _name(self, i: int) -> str:
        return NAME[self._guess.units[i].hex]

    def _unit(self, name: str) -> int:
        i = self._guess.at[_hex(name)]
        if i == NOWHERE:
            raise ValueError(f"no unit stands on {name}")
        return i

    def _act(self, i: int) -> Act:
        act = self._guess.acts.get(i)
        return Act(PLAIN, 4 * self._guess.units[i].camp) if act is None else act

    def _laid(self, seat: int, card: Card) -> int:
        rules = self._guess.rules
        if not rules.overlord and card.orders.where == ARROW:
            return rules.section_of_arrow(camp_of(seat), card.arrow)
        if not rules.overlord and card.orders.where == FLANKS:
            return rules.section_of_arrow(camp_of(seat), 0) | rules.section_of_arrow(camp_of(seat), 2)
        return rules.flank[seat]

    @contextmanager
    def _standing(self, i: int, at: str) -> Iterator[Act]:
        """The unit as it would be after moving there; it is put back afterwards, because boards share units."""
        act = self._act(i)
        unit = self._guess.units[i]
        start = unit.hex
        if not at or _hex(at) == start:
            yield act
            return
        ways = _reach(self._guess, i, act).get(_hex(at))
        if not ways:
            raise ValueError(f"the unit on {NAME[start]} cannot move to {at}")
        way = ways[0]
        mask = unit.kind.mask
        there = self._guess.ground[_hex(at)]
        act = act.copy()
        act.left_no_battle = act.left_no_battle or bool(self._guess.ground[start].no_battle_after_leaving & mask)
        act.moved += way.cost
        act.steps += len(way.path)
        act.road = way.road
        act.entered_no_battle = bool(there.no_battle_on_entry & mask) or (there.no_battle_past_one and act.moved > 1)
        unit.hex = _hex(at)
        self._guess.at[start], self._guess.at[unit.hex] = NOWHERE, i
        try:
            yield act
        finally:
            self._guess.at[start], self._guess.at[unit.hex] = i, NOWHERE
            unit.hex = start


def _hex(name: str) -> int:
    try:
        return HEX[name]
    except KeyError:
        raise ValueError(f"there is no hex {name!r}") from None


def _seat(name: str) -> int:
    try:
        return SEAT_OF[name]
    except KeyError:
        raise ValueError(f"there is no seat {name!r}") from None


__all__ = ["Board", "Boards", "Odds", "Why", "odds"]
