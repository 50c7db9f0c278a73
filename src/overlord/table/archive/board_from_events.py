"""Rebuilds a view from events alone, for battles whose rules are no longer in use; it does not check the events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from overlord.engine import view as views
from overlord.engine.model.base import Secret
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.ground import CLOSED
from overlord.engine.model.hexes import HEX
from overlord.engine.tables.combat import CONCEALED, RAIN, Deck
from overlord.engine.tables.obstacles import OBSTACLES
from overlord.engine.tables.units import UNITS
from overlord.engine.view import View
from overlord.table.archive.cards_from_events import Held, camp_of, without

MINEFIELD: Final = "minefield"
BENEATH: Final = {"cave": "hill", "mountain-cave": "mountain"}  # what a sealed cave leaves (R-ACT-40)
replace = msgspec.structs.replace


class Fold(Held):
    """A view that is updated by events alone. Anything an event names that is not on the board is ignored."""

    def __init__(self, view: View, decks: Iterable[Deck] = ()) -> None:
        super().__init__(replace(view, questions=(), acts=(), commands=()))
        self.units = list(view.units)
        self.reach = {card.key: effect.reach for deck in decks for card in deck.cards for effect in card.feat.effects}

    def after(self, events: tuple[AnyEvent, ...]) -> View:
        for event in events:
            tell = TOLD.get(type(event).__name__)
            if tell is not None:
                tell(self, event)
        self.view = replace(self.view, units=tuple(self.units))
        return self.view

    # ---- units ----------------------------------------------------------------------------------

    def at(self, h: str) -> int:
        return next((n for n, unit in enumerate(self.units) if unit.hex == h), -1)

    def go(self, start: str, to: str) -> None:
        """Move a unit. A unit that wrongly stands at the goal is removed, so that no hex holds two units."""
        n = self.at(start)
        if n < 0 or to not in HEX or start == to:
            return
        self.units[n] = replace(self.units[n], hex=to, aimed_at=())
        self.units[:] = [unit for m, unit in enumerate(self.units) if m == n or unit.hex != to]
        self.follow(start, to)

    def follow(self, start: str, to: str) -> None:
        """Move the marks on a unit along with the unit."""
        rows = (replace(row, at=(to,)) if row.at == (start,) else row for row in self.view.statuses)
        named = tuple(to if h == start else h for h in self.view.touched)
        self.change(statuses=tuple(row for row in rows if row.at != ("",)), touched=tuple(filter(None, named)))

    def gone(self, h: str) -> None:
        n = self.at(h)
        if n >= 0:
            del self.units[n]
            self.follow(h, "")

    def figures(self, h: str, count: Callable[[int], int]) -> None:
        n = self.at(h)
        if n >= 0:
            unit = self.units[n]
            self.units[n] = replace(unit, figures=max(0, min(count(unit.figures), 99)))

    def order(self, h: str, seat: str) -> None:
        planes = self.view.planes
        if any(row.hex == h and row.camp == camp_of(seat) for row in planes):
            self.change(planes=tuple(replace(row, ordered=seat) if row.hex == h else row for row in planes))
        elif (n := self.at(h)) >= 0:
            self.units[n] = replace(self.units[n], ordered=seat)

    def deploy(self, camp: str, h: str, kind: str, figures: int) -> None:
        if h in HEX and kind in UNITS and self.at(h) < 0:
            self.units.append(views.UnitView(h, camp, kind, figures, figures))

    # ---- ground ---------------------------------------------------------------------------------

    def ground(self, h: str, features: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
        """Change the features of a hex. Hexes stay in board order; plain hexes are left out."""
        if h not in HEX:
            return
        rows = {row.hex: row for row in self.view.hexes}
        row = rows.get(h, views.HexView(h, ("open",)))
        row = rows[h] = replace(row, features=features(row.features))
        if row.features == ("open",) and not (row.road or row.rail or row.ends):
            del rows[h]
        self.change(hexes=tuple(sorted(rows.values(), key=lambda row: HEX[row.hex])))

    def lay(self, h: str, what: str) -> None:
        if what == MINEFIELD and h in HEX:
            others = (row for row in self.view.mines if row.hex != h)
            self.change(mines=(*others, views.MineView(h, camp_of(self.player), None)))
        if what not in OBSTACLES:
            return
        self.ground(
            h, lambda old: (*(k for k in old if k not in (CLOSED, what)), what, *(k for k in old if k == CLOSED))
        )
        if what == "sandbags":
            self.change(sandbags=self.view.sandbags - 1)

    def clear(self, h: str, what: str) -> None:
        if what == MINEFIELD:
            self.change(mines=tuple(row for row in self.view.mines if row.hex != h))
            return
        self.ground(h, lambda old: (BENEATH.get(what, "open"), *old[1:]) if old[0] == what else without(old, what))
        if what == "sandbags":
            self.change(sandbags=self.view.sandbags + 1)

    def blow(self, h: str) -> None:
        self.ground(h, lambda old: (old[0], "broken-bridge", *(key for key in old[1:] if key == CLOSED)))

    def show_mine(self, h: str, strength: int) -> None:
        rows = self.view.mines
        self.change(mines=tuple(replace(row, strength=strength) if row.hex == h else row for row in rows))

    # ---- medals and turns -----------------------------------------------------------------------

    def medal(self, camp: str, number: int, hexes: tuple[str, ...], objective: bool) -> None:
        rows = self.view.medals
        self.change(medals=tuple(replace(row, medals=row.medals + number) if row.camp == camp else row for row in rows))
        if objective:
            holder, scored = (camp, number) if number >= 0 else ("", 0)
            goals = self.view.objectives
            self.change(
                objectives=tuple(
                    replace(row, holder=holder, scored=scored) if row.hexes == hexes and row.hexes else row
                    for row in goals
                )
            )

    def turn(self, camp: str) -> None:
        self.rest()
        before = tuple(row for row in self.view.before if camp_of(row.seat) != camp)  # of the turn that is over
        self.change(turn=self.view.turn + 1, active=camp, touched=(), alongside=(), before=before)

    def rest(self) -> None:
        """All orders have been carried out: clear them."""
        self.units[:] = [replace(unit, ordered="") if unit.ordered else unit for unit in self.units]
        planes = tuple(replace(row, ordered="", flown=0, acted=False, path=()) for row in self.view.planes)
        self.change(planes=planes, marked="")

    # ---- in the air, and marks that last --------------------------------------------------------

    def fly_in(self, seat: str, kind: str, h: str) -> None:
        if h in HEX and kind in UNITS and all(row.hex != h for row in self.view.planes):
            row = views.PlaneView(h, camp_of(seat), kind, seat, 1, False, (h,))
            self.change(planes=(*self.view.planes, row))

    def take_off(self, seat: str, kind: str, h: str) -> None:
        self.gone(h)
        self.fly_in(seat, kind, h)

    def fly(self, h: str, path: tuple[str, ...]) -> None:
        if path and path[-1] in HEX:
            rows = self.view.planes
            self.change(
                planes=tuple(replace(r, hex=path[-1], path=(*r.path, *path)) if r.hex == h else r for r in rows)
            )

    def fly_off(self, h: str, kind: str = "") -> None:
        """Remove an airplane from the air, or from the ground if it failed to take off."""
        left = tuple(row for row in self.view.planes if row.hex != h)
        n = self.at(h)
        if left == self.view.planes and n >= 0 and self.units[n].kind == kind:
            self.gone(h)
        self.change(planes=left)

    def status(self, name: str, at: tuple[str, ...]) -> None:
        if name != CONCEALED:  # concealment is a trait of the unit
            self.end_status(name, at)
            reach = self.reach.get(self.card, 0) if name == RAIN else 0
            self.change(statuses=(*self.view.statuses, views.StatusView(name, at, reach)))

    def end_status(self, name: str, at: tuple[str, ...]) -> None:
        self.change(statuses=tuple(row for row in self.view.statuses if (row.name, row.at) != (name, at)))

    def smoke(self, hexes: tuple[str, ...], gone: bool) -> None:
        found = set(self.view.smoke).difference(hexes) if gone else {*self.view.smoke, *(h for h in hexes if h in HEX)}
        self.change(smoke=tuple(sorted(found, key=HEX.__getitem__)))


def _cards(secret: Secret) -> tuple[str, ...]:
    return tuple(str(card) for card in secret.value or ())


# What each event does to the view; events that are not listed here do not change it.
TOLD: Final[dict[str, Callable[[Fold, Any], None]]] = {
    "TurnStarted": lambda f, e: f.turn(e.camp),
    "CardPlayed": lambda f, e: f.played(e.seat, e.card),
    "CardLaid": lambda f, e: f.laid(e.seat, e.card, e.sections),
    "CardsGiven": lambda f, e: f.give(e.to, _cards(e.cards)),
    "SortieShown": lambda f, e: f.sortie(e.camp),
    "Marked": lambda f, e: f.change(marked=next(iter(_cards(e.to)), "")),
    "Ordered": lambda f, e: f.order(e.unit, e.seat),
    "Moved": lambda f, e: f.go(e.unit, e.path[-1] if e.path else ""),
    "TookGround": lambda f, e: f.go(e.unit, e.to),
    "Retreated": lambda f, e: f.go(e.unit, e.to),
    "Shifted": lambda f, e: f.go(e.unit, e.to),
    "Exited": lambda f, e: f.gone(e.unit),
    "Eliminated": lambda f, e: f.gone(e.unit),
    "Lost": lambda f, e: f.figures(e.unit, lambda _: e.left),
    "Healed": lambda f, e: f.figures(e.unit, lambda old: old + e.figures),
    "Deployed": lambda f, e: f.deploy(e.camp, e.unit, e.kind, e.figures),
    "MedalsWon": lambda f, e: f.medal(e.camp, e.medals, e.hexes, e.reason == "objective"),
    "MedalsLost": lambda f, e: f.medal(e.camp, -e.medals, e.hexes, True),
    "Placed": lambda f, e: f.lay(e.hex, e.feature),
    "Removed": lambda f, e: f.clear(e.hex, e.feature),
    "BridgeBlown": lambda f, e: f.blow(e.hex),
    "MineShown": lambda f, e: f.show_mine(e.hex, e.strength),
    "Sight": lambda f, e: f.change(visibility=e.hexes),
    "Drew": lambda f, e: f.draw(camp_of(e.seat), _cards(e.cards)),
    "Discarded": lambda f, e: f.discard(camp_of(e.seat), e.card),
    "ChipPlaced": lambda f, e: f.chip(camp_of(e.seat), _cards(e.cards)),
    "ChipTaken": lambda f, e: f.unchip(camp_of(e.seat)),
    "Reshuffled": lambda f, e: f.change(deck=e.cards, discard=0, discarded=""),
    "CombatPlayed": lambda f, e: f.combat_played(e.seat, e.card),
    "CombatDrew": lambda f, e: f.combat_drew(e.seat, _cards(e.cards)),
    "CombatReshuffled": lambda f, e: f.change(combat_deck=e.cards, combat_discard=()),
    "StatusSet": lambda f, e: f.status(e.name, e.at),
    "StatusEnded": lambda f, e: f.end_status(e.name, e.at),
    "Smoked": lambda f, e: f.smoke(e.hexes, e.gone),
    "PlaneEntered": lambda f, e: f.fly_in(e.seat, e.plane, e.hex),
    "PlaneTookOff": lambda f, e: f.take_off(e.seat, e.plane, e.hex),
    "PlaneFlew": lambda f, e: f.fly(e.unit, e.path),
    "PlaneLanded": lambda f, e: f.fly_off(e.hex),
    "PlaneLeft": lambda f, e: f.fly_off(e.hex, e.plane),
    "Ended": lambda f, e: f.change(outcome=views.OutcomeView(e.winner, e.reason)),
}
