"""Tags of the community format: medals, mines and exits; and the conditions of victory in its game_info."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from overlord.engine.model.boards import BoardPlan
from overlord.engine.model.names import ALLIES, AXIS, CAMPS, NOBODY
from overlord.engine.model.scenario import ExitDef, MineDef, ObjectiveDef
from overlord.library.importers.m44.ground import Spot
from overlord.library.importers.m44.json import (
    Json,
    camp_of,
    flag,
    items,
    left_over,
    number,
    short,
    table,
    table_in,
    tables_in,
    word,
    words_in,
)
from overlord.library.importers.m44.names import BLANK_MEDALS, CAMOUFLAGE, EXITS, MEDALS, MINE, STAR
from overlord.library.importers.notes import Notes

_TAG_KEYS: Final = frozenset(("name", "behavior", "side", "group", "medal", "orientation"))
_MEDAL_KEYS: Final = frozenset(
    (
        "permanent",
        "counts_for",
        "nbr_hex",
        "majority",
        "side",
        "any_hex",
        "turn_start",
        "last_to_occupy",
        "sole_control",
    )
)
_MINES: Final = ("MINE_FIELD", "DECOY_MEDAL_MINE_FIELD")
_PERMANENT: Final = {"PERMANENT_MEDAL_ALLIES": ALLIES, "PERMANENT_MEDAL_AXIS": AXIS}


class Goals:
    """What the tags of a file say."""

    def __init__(self, plan: BoardPlan, notes: Notes) -> None:
        self.plan = plan
        self.notes = notes
        self.objectives: list[ObjectiveDef] = []
        self.mines: dict[int, MineDef] = {}
        self.ways_out: tuple[dict[int, None], dict[int, None]] = ({}, {})

    def exits(self, infantry_worth: int) -> tuple[ExitDef, ...]:
        """One definition per camp; a hex that several markers name is one exit."""
        return tuple(
            ExitDef(camp, tuple(hexes), 1, infantry_worth) for camp, hexes in enumerate(self.ways_out) if hexes
        )

    def read(self, spots: Iterable[Spot]) -> None:
        for spot in spots:
            for tag in spot.tags:
                self._read_tag(spot, tag)

    def _read_tag(self, spot: Spot, tag: Json) -> None:
        left_over(tag, _TAG_KEYS, "tags.", self.notes, spot.name)
        name = word(tag.get("name")).lower()
        behaviors = words_in(tag.get("behavior"))
        if name in MEDALS:
            self._medal(spot, name, tag, behaviors)
        elif name == MINE or any(behavior in _MINES for behavior in behaviors):
            self._mine(spot, tag, behaviors)
        elif name in EXITS or "EXIT_MARKER" in behaviors:
            self._exit(spot, tag, behaviors)
        elif name == STAR:
            self.notes.add(
                "star-on-unit" if spot.unit else "star", spot.name, "[[units]]" if spot.unit else "[options]"
            )
        elif name not in CAMOUFLAGE:
            self.notes.add("unknown-tag", spot.name, name=short(tag.get("name")))

    def _group(self, spot: Spot, tag: Json) -> tuple[int, ...]:
        """The tag's own hex and those that count together with it."""
        found = {spot.h: None}
        for item in items(tag.get("group")):
            h = self.plan.named(word(item))
            if h < 0:
                self.notes.add("unknown-hex", spot.name, name=short(item))
            else:
                found[h] = None
        return tuple(found)

    def _medal(self, spot: Spot, name: str, tag: Json, behaviors: list[str]) -> None:
        medal = table_in(tag, "medal", self.notes, spot.name)
        left_over(medal, _MEDAL_KEYS, "medal.", self.notes, spot.name)
        if name in BLANK_MEDALS:
            self.notes.add("blank-medal", spot.name, "[[objectives]] camp", name=name)
        camp = MEDALS[name]
        side = camp_of(medal.get("side"))
        camp = side if side != NOBODY else camp
        permanent = flag(medal.get("permanent"))
        majority = flag(medal.get("majority"))
        for behavior in behaviors:
            if behavior in _PERMANENT:
                permanent, camp = True, _PERMANENT[behavior]
            elif behavior == "HEX_MAJORITY_MEDAL":
                majority = True
            else:
                self.notes.add("unknown-behavior", spot.name, name=short(behavior), thing=name)
        hexes = self._group(spot, tag)
        kind = "permanent" if permanent else "last-to-occupy" if flag(medal.get("last_to_occupy")) else "temporary"
        need = 1 if flag(medal.get("any_hex")) else self._number(spot, medal, "nbr_hex", len(hexes))
        self.objectives.append(
            ObjectiveDef(
                hexes,
                camp,
                kind,
                self._number(spot, medal, "counts_for", 20),
                0 if majority or need == len(hexes) else need,
                majority,
                flag(medal.get("sole_control")),
                flag(medal.get("turn_start")),
            )
        )

    def _number(self, spot: Spot, medal: Json, key: str, most: int) -> int:
        """A number of a medal, 1 if the file gives none."""
        if medal.get(key) in (None, "", []):
            return 1
        value = number(medal[key])
        if value is None or not 1 <= value <= most:
            self.notes.add("unknown-value", spot.name, name=f"medal.{key}", value=short(medal[key]))
            return 1
        return value

    def _mine(self, spot: Spot, tag: Json, behaviors: list[str]) -> None:
        """`side` is the camp that laid it; without it, the mine hurts both (R-FMT-09)."""
        camp = camp_of(tag.get("side"))
        if camp == NOBODY:
            self.notes.add("mine-of-nobody", spot.name)
        self.mines.setdefault(spot.h, MineDef(spot.h, camp, decoy="DECOY_MEDAL_MINE_FIELD" in behaviors))

    def _exit(self, spot: Spot, tag: Json, behaviors: list[str]) -> None:
        camp = camp_of(tag.get("side"))
        hexes = self._group(spot, tag)
        if camp == NOBODY:
            self.notes.add("exit-of-nobody", spot.name, "[[exits]]")
            return
        if "EXIT_MARKER" not in behaviors:
            self.notes.add("exit-unmarked", spot.name)
        self.ways_out[camp].update(dict.fromkeys(hexes))

    def read_victory(self, game: Json) -> None:
        """Sudden deaths; `victory_conditions` is ignored, because it only ever contains "standard"."""
        for condition in tables_in(table_in(game, "victory", self.notes), "condition", self.notes):
            for key, value in condition.items():
                if key == "group_sudden_death":
                    self._sudden_death(table(value))
                elif key != "standard":
                    self.notes.add("unknown-key", name=short(f"victory.condition.{key}"))
        for condition in tables_in(game, "victory_conditions", self.notes):
            for key in condition:
                if key not in ("standard", "options") and not key.isdigit():
                    self.notes.add("unknown-key", name=short(f"victory_conditions.{key}"))

    def _sudden_death(self, values: Json) -> None:
        names = [word(item) for item in items(values.get("group"))]
        hexes = tuple(dict.fromkeys(h for h in map(self.plan.named, names) if h >= 0))
        camp = camp_of(values.get("side"))
        need = number(values.get("number"))
        if len(hexes) < len(names) or not hexes or camp == NOBODY or need is None or not 1 <= need <= len(hexes):
            self.notes.add("sudden-death-unread", where='[[objectives]] sudden_death = "entry"')
        else:
            need = 0 if need == len(hexes) else need
            self.objectives.append(ObjectiveDef(hexes, camp, need=need, sudden_death="entry"))
            self.notes.add("sudden-death", where="[[objectives]] sudden_death", camp=CAMPS[camp])

    def read_sections(self, value: object) -> None:
        """Medals for sections clear of the enemy, where all three sections count alike (R-VIC-13)."""
        values = table(value)
        camp = camp_of(values.get("side"))
        worth = number(values.get("count_for", 1))
        sections = {number(item) for item in items(values.get("sections"))}
        if camp == NOBODY or worth is None or not 1 <= worth <= 20 or sections not in ({0, 1, 2}, {1, 2, 3}):
            self.notes.add("section-medals", where='[[objectives]] section = "s1"')
            return
        for bit in (1, 2, 4):
            self.objectives.append(ObjectiveDef((), camp, worth=worth, section=bit))

    def read_groups(self, board: Json) -> None:
        """Groups of hexes that nothing else in the file refers to."""
        for group in tables_in(board, "groups", self.notes):
            spots = tables_in(group, "hexes", self.notes)
            hexes = [self.plan.at(number(spot.get("col")), number(spot.get("row"))) for spot in spots]
            names = ", ".join(self.plan.name(h) for h in hexes if h >= 0)
            if names:
                self.notes.add("group", where="[[objectives]] hexes", hexes=short(names))
