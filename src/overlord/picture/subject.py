"""What a picture shows: a scenario or a view, both turned into one form; it draws nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from overlord.engine.model.boards import BoardPlan, board_plan, face_tile, lying_tile
from overlord.engine.model.ground import CLOSED
from overlord.engine.model.hexes import HEX, col_of, row_of
from overlord.engine.model.names import CAMPS, DAYLIGHT, EDGES, NOBODY
from overlord.engine.model.scenario import HexDef, ScenarioDef, UnitDef
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.tables.traits import TRAITS
from overlord.engine.tables.units import UNITS
from overlord.engine.view import HexView, UnitView, View

EITHER: Final = ""  # the camp of things that belong to neither camp or to both


@dataclass(frozen=True)
class Spot:
    """What lies on one hex. Road, rail and ends are sets of directions, one bit each."""

    tile: str = "open"
    piece: str = ""
    obstacle: str = ""
    owner: str = EITHER
    road: int = 0
    rail: int = 0
    ends: int = 0
    closed: bool = False  # closed by the scenario: nobody enters


@dataclass(frozen=True)
class Standing:
    """A unit: figures left, figures at full strength, and badges (keys of the looks)."""

    hex: int
    camp: str
    kind: str
    figures: int
    strength: int
    nation: str = ""
    badges: tuple[str, ...] = ()
    waits: int = 0
    ordered: bool = False


@dataclass(frozen=True)
class MineSpot:
    hex: int
    camp: str
    strength: int | None = None


@dataclass(frozen=True)
class Goal:
    hexes: tuple[int, ...]
    camp: str
    worth: int = 1


@dataclass(frozen=True)
class WayOut:
    hexes: tuple[int, ...]
    camp: str


@dataclass(frozen=True)
class Subject:
    key: str
    geometry: BoardPlan
    face: str
    edges: tuple[str, str]  # of Axis and Allies: "top" or "bottom"
    spots: dict[int, Spot]  # every hex of the board
    units: tuple[Standing, ...] = ()
    mines: tuple[MineSpot, ...] = ()
    goals: tuple[Goal, ...] = ()
    exits: tuple[WayOut, ...] = ()
    nations: tuple[str, str] = ("", "")
    text: dict[str, dict[str, str]] | None = None
    mood: str = "country"
    night: bool = False
    flipped: bool = False  # seen from the other side: `spots` are already turned

    def printed(self, h: int) -> str:
        """The terrain printed on the board itself at this place of the picture."""
        here = _across(self.geometry, h) if self.flipped else h
        return face_tile(self.face, here, self.geometry.rows)

    def say(self, lang: str, key: str) -> str:
        """A text of the scenario in a language, else in English, else an empty text."""
        texts = self.text or {}
        return texts.get(lang, {}).get(key) or texts.get("en", {}).get(key, "")


def subject_of(source: ScenarioDef | View) -> Subject:
    return _of_view(source) if isinstance(source, View) else _of_scenario(source)


def _of_scenario(battle: ScenarioDef) -> Subject:
    board = board_plan(battle.board, battle.section_lines)
    closed = {h for patch in battle.patches if ("enter", 0) in patch.changes for h in patch.hexes}
    return Subject(
        battle.key,
        board,
        battle.face,
        (EDGES[battle.camps[0].edge], EDGES[battle.camps[1].edge]),
        {h: _spot(battle, h, closed) for h in board.hexes},
        tuple(_standing(battle, unit) for unit in battle.units),
        tuple(MineSpot(mine.hex, _camp(mine.camp)) for mine in battle.mines),  # face down, so its strength is not shown
        tuple(Goal(goal.hexes, _camp(goal.camp), goal.worth) for goal in battle.objectives if goal.hexes),
        tuple(WayOut(exit_.hexes, _camp(exit_.camp)) for exit_ in battle.exits),
        (battle.camps[0].nation, battle.camps[1].nation),
        battle.text,
        battle.look,
        battle.options.get("night") == "rising",  # R-ACT-19: it starts in the dark
    )


def _camp(camp: int) -> str:
    return EITHER if camp == NOBODY else CAMPS[camp]


def _spot(battle: ScenarioDef, h: int, closed: set[int]) -> Spot:
    place = battle.hexes.get(h, HexDef())
    tile = lying_tile(battle.face, h, place.tile, place.piece, board_plan(battle.board).rows)
    owner = place.owner
    if owner == NOBODY and place.piece == "bunker":  # R-FMT-11
        owner = next((unit.camp for unit in battle.units if unit.hex == h), NOBODY)
    return Spot(tile, place.piece, place.obstacle, _camp(owner), place.road, place.rail, place.ends, h in closed)


def _standing(battle: ScenarioDef, unit: UnitDef) -> Standing:
    figures = unit.figures or _usual_figures(battle, unit.kind)
    usual = battle.camps[unit.camp].nation
    badges = [
        *unit.traits,
        *_more_badges(unit.kind, unit.waits, UNITS[unit.kind].worth if unit.worth < 0 else unit.worth),
    ]
    nation = unit.nation if unit.nation != usual else ""
    return Standing(unit.hex, CAMPS[unit.camp], unit.kind, figures, figures, nation, tuple(badges), unit.waits)


def _usual_figures(battle: ScenarioDef, kind: str) -> int:
    """The figures of a kind of unit at full strength, as changed by the scenario."""
    figures = UNITS[kind].figures
    for patch in battle.patches:
        if patch.table == "unit" and patch.key == kind:
            figures = int(str(dict(patch.changes).get("figures", figures)))
    return figures


def _more_badges(kind: str, waits: int, worth: int) -> list[str]:
    usual = UNITS[kind].worth
    found = ["waits"] if waits else []
    if worth != usual:
        found.append("prize" if worth > usual else "no-prize")
    return found


def ground_of(
    board: str, face: str, hexes: Iterable[HexView], *, mood: str = "", night: bool = False, flipped: bool = False
) -> Subject:
    """A board with nothing but its ground, as seen from one side or from the other."""
    plan = board_plan(board)
    spots = _spots(plan, face, hexes)
    if flipped:
        spots = {h: _turned(spots[_across(plan, h)]) for h in plan.hexes}
    return Subject("", plan, face, (EDGES[0], EDGES[1]), spots, mood=mood or face, night=night, flipped=flipped)


def _across(board: BoardPlan, h: int) -> int:
    """Where a hex lies when the board is seen from the other side."""
    return board.at(board.last - col_of(h), board.rows - 1 - row_of(h))


def _turned(spot: Spot) -> Spot:
    road, rail, ends = ((sides << 3 | sides >> 3) & 63 for sides in (spot.road, spot.rail, spot.ends))
    return replace(spot, road=road, rail=rail, ends=ends)


def _spots(board: BoardPlan, face: str, hexes: Iterable[HexView]) -> dict[int, Spot]:
    seen = {HEX[place.hex]: _seen(place) for place in hexes}
    return {h: seen.get(h) or Spot(face_tile(face, h)) for h in board.hexes}


def _of_view(view: View) -> Subject:
    board = board_plan(view.board)
    return Subject(
        view.scenario,
        board,
        view.face,
        view.edges,
        _spots(board, view.face, view.hexes),
        tuple(_seen_unit(unit) for unit in view.units),
        tuple(MineSpot(HEX[mine.hex], mine.camp, mine.strength) for mine in view.mines),
        tuple(
            Goal(tuple(HEX[name] for name in goal.hexes), goal.camp, goal.worth)
            for goal in view.objectives
            if goal.hexes
        ),
        mood=view.mood or view.face,
        night=view.visibility < DAYLIGHT,
    )


def _seen(place: HexView) -> Spot:
    tile, *laid = place.features
    piece = next((key for key in laid if key in PIECES), "")
    obstacle = next((key for key in laid if key in OBSTACLES), "")
    return Spot(tile, piece, obstacle, place.owner, place.road, place.rail, place.ends, CLOSED in laid)


def _seen_unit(unit: UnitView) -> Standing:
    traits = [key for key, bit in TRAITS.items() if unit.traits & bit]
    badges = (*traits, *_more_badges(unit.kind, unit.waits, unit.worth))
    return Standing(
        HEX[unit.hex], unit.camp, unit.kind, unit.figures, unit.strength, "", badges, unit.waits, bool(unit.ordered)
    )
