"""Battles with airplanes for tests: a standard one and an Overlord one, and airplanes put into the air."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import overlord
from boards import asked, game, play
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import CAMPS, SEAT_OF
from overlord.engine.model.state import Plane

# Nobody near: the camps stand in their corners, so that a flight over the middle meets nobody.
HAND = ("probe-center", "recon-left", "attack-right", "direct-from-hq")
QUIET = ("pass", "confirm", "done", "end-visit", "ready", "ignore 0")


def duel(
    units: Mapping[str, str] | None = None,
    terrain: Mapping[str, str] | None = None,
    *,
    cards: Sequence[str] = HAND,
    allies: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> overlord.Game:
    """A standard battle with air rules; the axis begin and hold one Air Sortie."""
    hands = {"axis-cic": cards, "allies-cic": allies}
    return game(units, terrain, hands=hands, options={"air": "on", **(options or {})}, **more)


def front(
    units: Mapping[str, str] | None = None,
    terrain: Mapping[str, str] | None = None,
    *,
    cards: Sequence[str] = ("probe-left", "probe-center", "probe-right", "recon-left", "direct-from-hq", "ambush"),
    under: Sequence[str] = (),
    allies: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> overlord.Game:
    """An Overlord battle with air rules whose huddle is over. The axis' left general commands s6 and s5 (letters Z to
    R), the center s4 and s3 (Q to J), the right s2 and s1. `under` lies under the chip of a Soviet commander."""
    hands = {"axis-cic": cards, "allies-cic": allies}
    battle = game(
        units, terrain, board="overlord", hands=hands, options={"air": "on", **(options or {})}, **{"hand": 6, **more}
    )
    if asked(battle) == "ready":
        for seat in battle.seats:
            battle.play(seat, "ready")
    if under:
        play(battle, *(f"chip {card}" for card in under), "confirm")
    return battle


def up(battle: overlord.Game, camp: str, kind: str, name: str, ordered: str = "") -> None:
    """Put an airplane into the air, as if it had been there when the turn began."""
    plane = Plane(kind, CAMPS.index(camp), HEX[name], SEAT_OF[ordered] if ordered else -1, HEX[name])
    battle._state.planes.append(plane)
    battle._settle()


def give(battle: overlord.Game, *cards: str) -> list[AnyEvent]:
    """The axis commander hands out `card seat` pairs, visits nobody, and each card with one place is laid there."""
    told = play(battle, *(f"give {card.split()[0]} axis-{card.split()[1]}" for card in cards), "confirm")
    if asked(battle) == "visit":
        told += play(battle, "pass")
    return told


def finish(battle: overlord.Game, camp: str = "axis") -> list[AnyEvent]:
    """Everybody does as little as he may until the turn of this camp is over."""
    told: list[AnyEvent] = []
    while battle.waiting() and battle.view(None).active == camp:
        told += quiet(battle)
    return told


def quiet(battle: overlord.Game) -> list[AnyEvent]:
    """The least of the answers that the first seat may give."""
    seat = battle.waiting()[0].seat
    options = [str(option) for option in battle.options(seat)]
    return battle.play(seat, next((word for word in QUIET if word in options), options[0]))


def until(battle: overlord.Game, kind: str) -> list[AnyEvent]:
    """As little as may be, until somebody is asked a question of this kind."""
    told: list[AnyEvent] = []
    while asked(battle) != kind:
        told += quiet(battle)
    return told


def wound(battle: overlord.Game, name: str, figures: int) -> None:
    """The unit on this hex has so many figures left."""
    battle._state.units[battle._state.at[HEX[name]]].figures = figures


def aloft(battle: overlord.Game) -> dict[str, str]:
    """The airplanes in the air as everybody sees them."""
    return {plane.hex: f"{plane.camp} {plane.kind}" for plane in battle.view(None).planes}
