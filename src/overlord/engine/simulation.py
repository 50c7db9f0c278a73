"""A battle for search: answers are small numbers, and there is no log, no view and no text (docs/bots.md).

It runs the frames of `Game`, so that both play by the same rules and have the same digests. It knows everything:
whoever plays with it for one seat must not look at what that seat may not know."""

from __future__ import annotations

from overlord.engine.digest import digest
from overlord.engine.flow.interpreter import settle, take
from overlord.engine.game import Game
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.names import CAMPS, SEATS
from overlord.engine.model.state import State
from overlord.engine.outcome import Outcome, outcome


class Simulation:
    """A battle that is played by numbers, as fast as possible.

    >>> sim = overlord.Simulation(overlord.Game(overlord.load_scenario("crossroads"), seed=7))
    >>> list(sim.legal())
    [0, 1, 2, 3]
    >>> sim.action(0)
    ('allies-cic', Play(card='attack-right'))
    >>> other = sim.copy()
    >>> other.step(0)
    >>> sim.turn, len(sim.legal()), other.action(1)
    (1, 4, ('allies-cic', Order(unit='J3')))
    """

    __slots__ = ("_count", "_game", "_lists", "_seats", "_state")

    def __init__(self, game: Game, other: Simulation | None = None) -> None:
        """A simulation that starts where this game is, or where another simulation of it is."""
        self._game: Game = game  # it knows what a simulation does not need: header and seating
        if other is None:
            self._state: State = game._state.copy()
            self._seats: list[int] = game._seats
            self._lists: list[list[AnyAction]] = []
            self._count = -1  # how many answers are open; -1: not listed yet
        else:
            self._state = other._state.copy()
            self._seats = other._seats
            self._lists = other._lists
            self._count = other._count

    def legal(self) -> range:
        """The numbers of all answers that are open now, seat by seat; none if the battle is over."""
        if self._count < 0:
            self._list()
        return range(self._count)

    def _list(self) -> None:
        s = self._state
        count = 0
        lists: list[list[AnyAction]] = []
        for seat in self._seats:
            found = s.stack[-1].options(s, seat)
            lists.append(found)
            count += len(found)
        self._lists = lists
        self._count = count

    def _find(self, n: int) -> tuple[int, AnyAction]:
        if self._count < 0:
            self._list()
        if 0 <= n < self._count:
            for k, found in enumerate(self._lists):
                if n < len(found):
                    return self._seats[k], found[n]
                n -= len(found)
        raise IndexError(f"there is no answer {n}: {self._count} answers are open")

    def step(self, n: int) -> None:
        """Play one of the open answers."""
        seat, action = self._find(n)
        s = self._state
        take(s, seat, action)
        self._seats = settle(s)
        self._count = -1

    def action(self, n: int) -> tuple[str, AnyAction]:
        """What a number stands for now: the seat and its answer."""
        seat, action = self._find(n)
        return SEATS[seat], action

    def copy(self) -> Simulation:
        """An independent copy. It shares everything until one of the two is played on."""
        return Simulation(self._game, self)

    def digest(self) -> str:
        """The fingerprint of the position, the same as that of a `Game`."""
        return digest(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the battle ended; None while it lasts."""
        return outcome(self._state)

    @property
    def turn(self) -> int:
        """The number of turns begun, both camps together."""
        return self._state.turn

    @property
    def active(self) -> str:
        """The camp whose turn it is."""
        return CAMPS[self._state.active]

    def medals(self) -> dict[str, int]:
        """The medals that each camp has now."""
        return {word: self._state.medals(camp) for camp, word in enumerate(CAMPS)}

    def game(self) -> Game:
        """A `Game` that goes on from here; its record begins here too."""
        return self._game._at(self._state.copy())


__all__ = ["Simulation"]
