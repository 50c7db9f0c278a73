"""The options of the community format in our words (R-FMT-03), and those that the program has no rules for yet."""

from __future__ import annotations

from collections import Counter
from typing import Final

from overlord.engine.model.names import ALLIES, AXIS, CAMPS, NOBODY
from overlord.library.importers.m44.json import Json, camp_of, flag, items, short, table, table_in, upper, words_in
from overlord.library.importers.notes import Notes

BOMBARD_DECK: Final = "AIR_POWER_AS_ARTILLERY_BOMBARD_DECK"

# Theirs -> ours, for options that are on or off.
_SWITCHES: Final[dict[str, tuple[str, object]]] = {
    "blitz_rules": ("blitz", True),
    "north_african_desert_rules": ("desert", True),
    "night_visibility_rules": ("night", "rising"),
    "night_visibility_reverse_rule": ("night", "falling"),
}
# Theirs -> ours, where the value is a camp; a plain "yes" means the camp of this nation, else the usual one.
_CAMPS: Final[dict[str, tuple[str, str, int]]] = {
    "partial_blitz_rules": ("slow_armor", "", ALLIES),
    "russian_commissar_rule": ("commissar", "su", ALLIES),
    "british_commonwealth": ("commonwealth", "", ALLIES),
    "italy_royal_army": ("italian_army", "", AXIS),
    "italy_high_command": ("italian_high_command", "", AXIS),
    "gung_ho": ("gung_ho", "us", ALLIES),
    "night_visibility_team_turn": ("night_camp", "", ALLIES),
    "air_strikes_rules": ("air_strikes", "", ALLIES),
}
_FOR_BOTH: Final = ("slow_armor", "commonwealth", "italian_army", "italian_high_command", "air_strikes")
# Without rules in the engine, or without a field for them: they are noted, never dropped silently.
_NO_RULES: Final = (
    "airdrop",
    "airdrop2",
    "supply_train_rules",
    "armor_breakthrough_rules",
    "smoke_screen",
    "must_have_unit_exit",
)


class Options:
    """Our options found so far, and what other parts of the scenario take from their options."""

    def __init__(self, nations: tuple[str, str], notes: Notes) -> None:
        self.nations = nations
        self.notes = notes
        self.found: dict[str, object] = {}
        self.infantry_exit_worth = 0
        self.section_medals: object = None

    def read(self, game: Json, top: Json) -> None:
        """All options, including those in a wrong place."""
        options = dict(table_in(game, "options", self.notes))
        strays = ((top, "options"), (table(game.get("victory_conditions")), "victory_conditions.options"))
        for holder, path in strays:
            for key, value in table(holder.get("options")).items():
                self.notes.add("stray-option", name=short(f"{path}.{key}"))
                options.setdefault(key, value)
        for key, value in options.items():
            if key == "deck_reshuffling":
                self._reshuffling(value)
            elif value not in (None, "", False, 0) and value != [] and upper(value) not in ("FALSE", "0", "NONE"):
                self._read_one(key, value)

    def _read_one(self, key: str, value: object) -> None:
        if key in _SWITCHES:
            ours, setting = _SWITCHES[key]
            if self.found.get(ours) != "falling":
                self.found[ours] = setting
        elif key in _CAMPS:
            self._camp_option(key, value)
        elif key == "deck_name":
            self._deck(value)
        elif key == "mine_deck_name":
            self.notes.add("mine-deck", value=short(value))
        elif key == "blowbridge_opt2":
            self._blow_bridges(value)
        elif key == "hill317":
            hexes = ", ".join(short(item) for item in items(value))
            self.notes.add("hill-air-strikes", where="[options] air_strikes", hexes=short(hexes))
        elif key == "infantry_exit_counts_2":
            self.infantry_exit_worth = 2
        elif key == "empty_section_medals":
            self.section_medals = value
        elif key in _NO_RULES:
            self.notes.add("option-no-rules", name=key)
        else:
            self.notes.add("unknown-option", name=short(key), value=short(value))

    def _camp_option(self, key: str, value: object) -> None:
        ours, nation, usual = _CAMPS[key]
        if upper(value) in ("ALL", "BOTH") and ours in _FOR_BOTH:
            self.found[ours] = "both"
            return
        camp = camp_of(value)
        if camp == NOBODY:
            camp = self.nations.index(nation) if nation in self.nations else usual
            if not flag(value):
                self.notes.add("unknown-value", name=key, value=short(value))
        self.found[ours] = CAMPS[camp]

    def _deck(self, value: object) -> None:
        if upper(value) == BOMBARD_DECK:
            self.found["air_power_as_bombard"] = True
        else:
            self.notes.add("unknown-option", name="deck_name", value=short(value))

    def _reshuffling(self, value: object) -> None:
        """Who wins when the deck runs out is not in the file."""
        if value is False or upper(value) in ("FALSE", "0"):
            self.notes.add("deck-runs-out", where="[options] deck_runs_out")

    def _blow_bridges(self, value: object) -> None:
        values = table(value)
        camp = camp_of(values.get("side", value))
        if camp == NOBODY:
            self.notes.add("unknown-value", name="blowbridge_opt2.side", value=short(values.get("side")))
        self.found["blow_bridges"] = CAMPS[camp] if camp != NOBODY else "both"
        if "NEED_NEIGHBOUR_UNIT" in words_in(values.get("option")):
            self.found["blow_bridges_beside"] = True

    def switch_on(self, colours: tuple[Counter[str], Counter[str]]) -> None:
        """Japanese and British units switch their rules on by themselves (R-NAT-01)."""
        axis, allies = colours
        if axis["jp"] and "japanese_army" not in self.found:
            self.found["japanese_army"] = CAMPS[AXIS]
            self.notes.add("nation-rules", name="japanese_army")
        if allies["brit"] + allies["gb"] and "commonwealth" not in self.found:
            self.found["commonwealth"] = CAMPS[ALLIES]
            self.notes.add("nation-rules", name="commonwealth")
