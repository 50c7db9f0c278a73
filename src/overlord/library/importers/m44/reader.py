"""Reads scenarios of the community format (.m44): JSON text in, a definition and notes out; it opens no files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from overlord.engine.files.scenario.reader import FACES
from overlord.engine.model.boards import BREAKTHROUGH, BoardPlan, board_plan
from overlord.engine.model.names import ALLIES, AXIS, BOTTOM, CAMPS, NOBODY, TOP
from overlord.engine.model.scenario import CampDef, ScenarioDef, ScenarioError
from overlord.library.importers.m44.goals import Goals
from overlord.library.importers.m44.ground import Spot, close_tiles, hex_defs, read_spots, settle_owners
from overlord.library.importers.m44.json import (
    Json,
    camp_of,
    items,
    left_over,
    number,
    parse,
    short,
    table,
    table_in,
    upper,
    word,
)
from overlord.library.importers.m44.names import BADGES
from overlord.library.importers.m44.options import Options
from overlord.library.importers.m44.prose import hint, read_labels, read_texts
from overlord.library.importers.m44.units import Army, colours, nation_of, read_units
from overlord.library.importers.notes import Note, Notes, told
from overlord.library.importers.writer import write_scenario
from overlord.text.words import Words

_BOARDS: Final = {"STANDARD": "standard", "OVERLORD": "overlord", "BRKTHRU": BREAKTHROUGH, "BREAKTHROUGH": BREAKTHROUGH}
_TOP_KEYS: Final = frozenset(
    (
        "meta_data",
        "game_info",
        "board",
        "text",
        "name",
        "packs",
        "equipment_packs",
        "options",
        "campaignId",
        "scenarios",
    )
)
_GAME_KEYS: Final = frozenset(
    (
        *("type", "front", "date_begin", "date_end", "side_player1", "side_player2", "country_player1"),
        *("country_player2", "starting", "cards_player1", "cards_player2", "victory_player1", "victory_player2"),
        *("victory_conditions", "victory", "options", "operationID", "operation", "expert_mode", "expert"),
    )
)
_BOARD_KEYS: Final = frozenset(("type", "face", "hexagons", "labels", "groups"))
_EDITOR_MOST: Final = 12  # the highest number of medals that the editor can write
LAST_EARLY_YEAR: Final = 1942
WEAPON_BADGES: Final = tuple(f"badge{n}" for n, badge in BADGES.items() if badge.early != badge.late)


@dataclass(frozen=True)
class Imported:
    """A scenario of the community format: what could be read, and the notes about it."""

    name: str
    scenario: ScenarioDef
    notes: tuple[Note, ...]

    def toml(self, speech: Words | None = None) -> str:
        """Our file; with the notes as comments if words are given."""
        return write_scenario(self.scenario, [told(note, speech) for note in self.notes] if speech else [])


Overlay = Callable[[ScenarioDef], ScenarioDef]


def read_m44(text: str, name: str = "scenario", overlay: Overlay | None = None) -> Imported:
    """The scenario that a text describes, with the overlay if there is one; ScenarioError if it describes none."""
    try:
        return _read(text, name, overlay)
    except RecursionError:
        raise ScenarioError([f"{name}: this is no scenario: it is nested too deeply"]) from None


def _read(text: str, name: str, overlay: Overlay | None) -> Imported:
    notes = Notes()
    top = parse(text, name, notes)
    left_over(top, _TOP_KEYS, "", notes)
    if "board" not in top and "scenarios" in top:
        raise ScenarioError([f"{name}: this file lists the scenarios of a campaign and holds no board itself"])
    board = table(top.get("board"))
    if not items(board.get("hexagons")):
        raise ScenarioError([f"{name}: this is no scenario: it holds no board with hexes"])
    scenario = _Reader(top, board, notes).scenario(_key(name))
    for camp, side in enumerate(CAMPS):
        if not any(unit.camp == camp for unit in scenario.units):
            raise ScenarioError([f"{name}: the {side} have no unit"])
    if overlay is not None:
        scenario = overlay(scenario)
    hint(scenario, notes, overlay is not None)
    return Imported(name, scenario, tuple(notes.all()))


def _key(name: str) -> str:
    stem = re.sub(r"\.(m44|json)$", "", re.split(r"[/\\]", name)[-1], flags=re.IGNORECASE)
    return re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-") or "scenario"


class _Reader:
    """Reads a file once, in the order in which its parts depend on each other."""

    def __init__(self, top: Json, board: Json, notes: Notes) -> None:
        self.top = top
        self.board = board
        self.notes = notes
        self.game = table_in(top, "game_info", notes)
        left_over(self.game, _GAME_KEYS, "game_info.", notes)
        left_over(board, _BOARD_KEYS, "board.", notes)

    def scenario(self, key: str) -> ScenarioDef:
        plan = board_plan(self._size())
        spots = read_spots(self.board, plan, self.notes)
        places = list(spots.values())
        players = self._players()
        counts = colours(places)
        nations = self._nations(players, counts)
        options = Options(nations, self.notes)
        options.read(self.game, self.top)
        options.switch_on(counts)
        units = read_units(places, Army(nations, self._late(places), players[1]), self.notes)
        settle_owners(places, {unit.hex: unit.camp for unit in units}, self.notes)
        face = self._face()
        patches = close_tiles(places, face, plan)
        goals = self._goals(plan, places, options)
        read_labels(self.board, self.notes)
        return ScenarioDef(
            key=key,
            board=plan.key,
            face=face,
            first=self._first(players),
            camps=self._camps(players, nations),
            hexes=hex_defs(plan, spots),
            units=tuple(units),
            mines=tuple(goals.mines.values()),
            objectives=tuple(goals.objectives),
            exits=goals.exits(options.infantry_exit_worth),
            patches=patches,
            options={name: options.found[name] for name in sorted(options.found)},
            text=read_texts(self.top, self.notes),
        )

    def _goals(self, plan: BoardPlan, places: list[Spot], options: Options) -> Goals:
        goals = Goals(plan, self.notes)
        goals.read(places)
        goals.read_victory(self.game)
        goals.read_groups(self.board)
        if options.section_medals is not None:
            goals.read_sections(options.section_medals)
        return goals

    def _size(self) -> str:
        found = _BOARDS.get(upper(self.board.get("type")))
        if found:
            return found
        records = [table(item) for item in items(self.board.get("hexagons"))]
        col = max((number(record.get("col")) or 0 for record in records), default=0)
        row = max((number(record.get("row")) or 0 for record in records), default=0)
        guess = BREAKTHROUGH if row > 8 else "overlord" if col > 24 else "standard"
        self.notes.add("taken", name="board.type", value=short(self.board.get("type")), taken=guess)
        return guess

    def _face(self) -> str:
        face = upper(self.board.get("face")).lower()
        if face in FACES:
            return face
        self.notes.add("taken", name="board.face", value=short(self.board.get("face")), taken="country")
        return "country"

    def _players(self) -> tuple[int, int]:
        """The camp of player1, who sits at the top, and that of player2 (R-FMT-02)."""
        one, two = camp_of(self.game.get("side_player1")), camp_of(self.game.get("side_player2"))
        if one in (NOBODY, two):
            guess = 1 - two if two != NOBODY and one != two else AXIS
            value = short(self.game.get("side_player1"))
            self.notes.add("taken", name="side_player1", value=value, taken=CAMPS[guess])
            one = guess
        return one, 1 - one

    def _nations(self, players: tuple[int, int], counts: tuple[Counter[str], Counter[str]]) -> tuple[str, str]:
        """By camp."""
        found = ["", ""]
        for player, camp in enumerate(players, 1):
            country = self.game.get(f"country_player{player}")
            found[camp] = nation_of(country, counts[camp])
            if country and not nation_of(country, Counter()):
                self.notes.add("taken", name=f"country_player{player}", value=short(country), taken=found[camp])
        return found[0], found[1]

    def _late(self, places: list[Spot]) -> bool:
        """Whether special weapons are those of the late war: after 1942 (R-FMT-02)."""
        date = self.game.get("date_begin")
        match = re.match(r"\s*(\d{4})", word(date))
        if match:
            return int(match[1]) > LAST_EARLY_YEAR
        if any(upper(spot.unit.get("badge")).lower() in WEAPON_BADGES for spot in places):
            self.notes.add("no-date", where="[[units]] kind", value=short(date))
        return False

    def _first(self, players: tuple[int, int]) -> int:
        starting = upper(self.game.get("starting"))
        if starting in ("PLAYER1", "PLAYER2"):
            return players[starting == "PLAYER2"]
        self.notes.add("no-first", where="first", value=short(self.game.get("starting")))
        return AXIS

    def _camps(self, players: tuple[int, int], nations: tuple[str, str]) -> tuple[CampDef, CampDef]:
        found = {}
        for player, camp in enumerate(players, 1):
            hand = self._bounded(f"cards_player{player}", 20)
            medals = self._bounded(f"victory_player{player}", 40)
            if medals == _EDITOR_MOST:
                self.notes.add("most-medals", where=f"[camps.{CAMPS[camp]}] medals", count=medals)
            found[camp] = CampDef(nations[camp], hand, medals, TOP if player == 1 else BOTTOM)
        return found[AXIS], found[ALLIES]

    def _bounded(self, key: str, most: int) -> int:
        value = number(self.game.get(key))
        if value is not None and 1 <= value <= most:
            return value
        self.notes.add("taken", name=f"game_info.{key}", value=short(self.game.get(key)), taken="4")
        return 4
