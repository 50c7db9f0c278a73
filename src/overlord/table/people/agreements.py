"""Who wants to resign or to draw, and whether a camp agrees; it does not end the battle."""

from __future__ import annotations

from typing import Final

from overlord.engine.game import Illegal
from overlord.engine.model.names import CAMPS

RESIGN: Final = "resign"
DRAW: Final = "draw"
WITHDRAW: Final = "withdraw"
DECLINE: Final = "decline"


def enemy_of(camp: str) -> str:
    return CAMPS[1 - CAMPS.index(camp)]


class Agreements:
    """The current wishes: places that would resign or draw, and the camps that have offered a draw."""

    __slots__ = ("_wishes", "offered")

    def __init__(self) -> None:
        self._wishes: dict[str, dict[int, str]] = {RESIGN: {}, DRAW: {}}  # place -> its camp
        self.offered: set[str] = set()  # camps that offer a draw

    def want(self, how: str, place: int, camp: str, here: set[int]) -> bool:
        """Note that a place wants it; whether everybody of its camp who is here now wants it."""
        wishes = self._wishes[how]
        wishes[place] = camp
        agreed = here <= wishes.keys()
        if agreed and how == DRAW:
            self.offered.add(camp)
        return agreed

    def forget(self, place: int) -> None:
        """Drop all wishes of a place; an offer of its camp ends too."""
        for how, wishes in self._wishes.items():
            camp = wishes.pop(place, "")
            if how == DRAW:
                self.offered.discard(camp)

    def withdraw(self, how: str, place: int) -> tuple[str, ...]:
        """A place no longer wants it; returns the camps that knew of the wish."""
        if place not in self._wishes[how]:
            raise Illegal("nothing-offered", {})
        camp = self._wishes[how].pop(place)
        if how == DRAW and camp in self.offered:
            self.offered.discard(camp)
            return CAMPS
        return (camp,)

    def decline(self, how: str, camp: str) -> tuple[str, ...]:
        """Somebody in a camp declines it, so the wish ends; returns the camps that knew of it."""
        if how == DRAW and self.offered:
            self._wishes[DRAW].clear()
            self.offered.clear()
            return CAMPS
        wishes = self._wishes[how]
        mine = [place for place, whose in wishes.items() if whose == camp]
        if not mine:
            raise Illegal("nothing-offered", {})
        for place in mine:
            del wishes[place]
        return (camp,)

    def clear(self) -> None:
        """The battle is over: drop everything."""
        for wishes in self._wishes.values():
            wishes.clear()
        self.offered.clear()

    def places(self, how: str, camp: str) -> tuple[int, ...]:
        """The places of a camp that want it."""
        return tuple(sorted(place for place, whose in self._wishes[how].items() if whose == camp))
