"""What never changes during a battle: geometry, tables with the scenario's patches, options."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from overlord.engine.model.ground import Ground
from overlord.engine.model.hexes import SIZE, Geometry, flank_sections, geometry, standard_section
from overlord.engine.model.names import ALLIES, AXIS, CENTER, CIC, LEFT, NOBODY, NONE, RIGHT, camp_of, role_of
from overlord.engine.model.objective import Objective
from overlord.engine.model.options import OPTIONS, camps_of
from overlord.engine.model.scenario import HexDef, ScenarioDef
from overlord.engine.tables.air import AIRPLANES, STAND_IN, AirRules
from overlord.engine.tables.cards import Card, deck_of
from overlord.engine.tables.combat import CombatCard, Deck
from overlord.engine.tables.obstacles import MINEFIELD, OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES, Terrain
from overlord.engine.tables.traits import COMMONWEALTH, ITALIAN, JAPANESE
from overlord.engine.tables.units import UNITS, UnitKind

if TYPE_CHECKING:
    from overlord.engine.model.state import Unit
    from overlord.engine.model.views import HexView, UnitView
    from overlord.engine.position import Rows

PLAIN_HEX: Final = HexDef()
RULES_VERSION: Final = 4


class Rules:
    """The fixed rules of one battle, shared by a state and all its copies."""

    __slots__ = (
        "air",
        "air_power_as_bombard",
        "air_rules",
        "air_strikes",
        "airplanes",
        "all_sections",
        "armor_breakthrough",
        "blocking_hills",
        "blow_bridges",
        "blow_bridges_beside",
        "combat_cards",
        "command_deck",
        "commissar",
        "contested",
        "counter_finest_hour",
        "counter_sorties",
        "deck_runs_out",
        "decks",
        "decoys",
        "desert",
        "edge",
        "edge_blocks_sight",
        "exits",
        "faq_counter_with_sortie",
        "farthest",
        "fg_may_address_cic",
        "flank",
        "fog",
        "general_at",
        "general_winter",
        "geometry",
        "grounds",
        "gung_ho",
        "hand",
        "high_command",
        "initiative_after_orders",
        "japanese",
        "kinds",
        "medals",
        "minefield",
        "mood",
        "night",
        "night_camp",
        "no_air_power",
        "no_barrage",
        "objectives",
        "obstacles",
        "open_hill_sight",
        "options",
        "overlord",
        "paradrop",
        "pieces",
        "pincer_exclusive",
        "roads",
        "rows",
        "scenario",
        "seats",
        "seen",
        "shore",
        "shown",
        "shut",
        "smoke",
        "stood",
        "supply_train",
        "tiles",
        "tricky",
        "turn_limit",
        "variant_at",
        "variants",
        "visit_any_fg",
        "windows",
    )

    def __init__(self, scenario: ScenarioDef, options: dict[str, object], decks: tuple[Deck, ...] = ()) -> None:
        self.scenario = scenario
        self.options = options
        self.decks = decks  # the Combat decks in use, one unless the scenario mixes them (C-SET-02)
        self.combat_cards: list[CombatCard] = [card for deck in decks for card in deck.cards]
        # The windows in which some card of the deck may be played: nobody is asked at any other time.
        self.windows = {card.feat.window for card in self.combat_cards}
        self.windows |= {card.special.window for card in self.combat_cards if card.icon}
        self.overlord = scenario.board == "overlord"
        usual = "overlord" if self.overlord else "standard"  # R-DECK-01, R-DECK-02
        self.command_deck: list[Card] = deck_of(scenario.command_deck.deck or usual, scenario.command_deck.copies)
        self.geometry: Geometry = geometry(scenario.board, scenario.section_lines or None)
        self.all_sections = (1 << self.geometry.section_count) - 1
        self.edge = [camp.edge for camp in scenario.camps]
        self.hand = [camp.hand for camp in scenario.camps]
        self.medals = [camp.medals for camp in scenario.camps]
        self.objectives: list[Objective] = [Objective(row) for row in scenario.objectives]
        # The hexes on which a unit matters for some objective.
        self.contested = frozenset(h for row in self.objectives for h in row.where(self.geometry))
        self.grounds: dict[tuple[str, str, str, int, int, int, int, bool, int], Ground] = {}
        self.shown: dict[tuple[int, int], HexView] = {}  # views of hexes, made once for each ground
        self.seen: tuple[tuple[Ground, ...], tuple[HexView, ...]] | None = None  # the board as last shown
        self.stood: list[tuple[Unit, int, UnitView] | None] = []  # each unit as last shown, and who had ordered it
        self.rows: Rows | None = None  # the names of its table rows, once a position was written
        self._switches(options)
        self._tables()
        self._local()
        # No land unit moves farther than this, so changes farther away do not affect its options.
        self.farthest = 2 + max(3, *(kind.move_max for table in self.kinds for kind in table.values()))
        self._seats()
        self.exits: list[dict[int, tuple[int, int]]] = [{}, {}]
        for way in scenario.exits:
            for h in way.hexes:
                self.exits[way.camp][h] = (way.worth, way.infantry_worth or way.worth)
        self.decoys = frozenset(mine.hex for mine in scenario.mines if mine.decoy)
        places = scenario.hexes.values()
        self.roads = any(place.road for place in places)
        # Boards on which the path matters, because passing some hexes triggers something.
        rows = [self.tiles[place.tile] for place in places]
        rows.extend(row for local in self.variants for row in local.values())
        self.tricky = any(row.on_entry for row in rows)
        self.mood = scenario.look
        self.shore = scenario.face == "beach" or any(row.shore for row in rows)
        self.blocking_hills = any(row.stops_artillery for row in rows)

    def _switches(self, options: dict[str, object]) -> None:
        self.air = options["air"] == "on"
        changes = options["air_rules"]
        self.air_rules = AirRules(changes if isinstance(changes, dict) else {})
        self.airplanes = [self._types(AXIS, options["axis_planes"]), self._types(ALLIES, options["allies_planes"])]
        self.pincer_exclusive = bool(options["pincer_exclusive"])
        self.initiative_after_orders = bool(options["initiative_after_orders"])
        self.counter_finest_hour = bool(options["counter_finest_hour"])
        self.counter_sorties = bool(options["counter_sorties"])
        self.faq_counter_with_sortie = bool(options["faq_counter_with_sortie"])
        self.visit_any_fg = bool(options["visit_any_fg"])
        self.fg_may_address_cic = bool(options["fg_may_address_cic"])
        self.turn_limit = int(str(options["turn_limit"]))
        self.edge_blocks_sight = bool(options["edge_blocks_sight"])
        self.open_hill_sight = options["hill_sight"] == "open"
        self.gung_ho = camps_of(options["gung_ho"])
        self.japanese = camps_of(options["japanese_army"])
        self.commissar = camps_of(options["commissar"])
        self.high_command = camps_of(options["italian_high_command"])
        self.desert = bool(options["desert"])
        self.air_strikes = camps_of(options["air_strikes"])
        if options["blitz"]:
            self.air_strikes |= 1 << AXIS  # R-ACT-15
        self.fog = bool(options["fog"])
        self.general_winter = camps_of(options["general_winter"])
        self.supply_train = camps_of(options["supply_train"])
        self.paradrop = camps_of(options["paradrop"])
        self.smoke = camps_of(options["smoke"])
        self.armor_breakthrough = camps_of(options["armor_breakthrough"])
        self.night = str(options["night"])
        self.night_camp = ALLIES if options["night_camp"] == "allies" else AXIS
        self.blow_bridges = camps_of(options["blow_bridges"])
        self.blow_bridges_beside = bool(options["blow_bridges_beside"])
        self.air_power_as_bombard = bool(options["air_power_as_bombard"])
        self.no_air_power = camps_of(options["no_air_power"])
        self.no_barrage = bool(options["no_barrage"])
        self.deck_runs_out = {"axis": AXIS, "allies": ALLIES}.get(str(options["deck_runs_out"]), NOBODY)

    def _types(self, camp: int, named: object) -> list[str]:
        """The types of airplane that a camp may bring on: the named ones, else those of its nation."""
        if named != "nation":
            return str(named).split("+")
        nation = self.scenario.camps[camp].nation
        own = [row.key for row in AIRPLANES.values() if row.nation == nation]
        return own or [STAND_IN[camp]]

    def _tables(self) -> None:
        self.tiles: dict[str, Terrain] = dict(TILES)
        self.pieces: dict[str, Terrain] = dict(PIECES)
        self.obstacles: dict[str, Terrain] = dict(OBSTACLES)
        self.minefield = MINEFIELD
        slow = camps_of(self.options["slow_armor"])
        if self.options["blitz"]:
            slow |= 1 << ALLIES
        self.kinds: list[dict[str, UnitKind]] = [dict(UNITS), dict(UNITS)]
        for camp in (AXIS, ALLIES):
            if slow & (1 << camp):  # R-ACT-15: armor moves two hexes at most
                for key, kind in self.kinds[camp].items():
                    if kind.mask & 2:
                        self.kinds[camp][key] = replace(kind, move_battle=2, move_max=2)
        for patch in self.scenario.patches:
            changes: dict[str, Any] = dict(patch.changes)
            if patch.hexes:
                continue
            if patch.table == "unit":
                for table in self.kinds:
                    table[patch.key] = replace(table[patch.key], **changes)
            else:
                if patch.key == MINEFIELD.key:
                    self.minefield = replace(MINEFIELD, **changes)
                for rows in (self.tiles, self.pieces, self.obstacles):
                    if patch.key in rows:
                        rows[patch.key] = replace(rows[patch.key], **changes)

    def _local(self) -> None:
        """Patches that apply to some hexes only: each set of patches is one variant, 0 is no patch (R-RUL-04)."""
        self.variants: list[dict[str, Terrain]] = [{}]
        self.shut: list[frozenset[str]] = [frozenset()]  # for each variant, the features that nobody may enter
        self.variant_at: list[int] = [0] * SIZE
        made: dict[tuple[int, int], int] = {}
        for n, patch in enumerate(self.scenario.patches):
            changes: dict[str, Any] = dict(patch.changes)
            for h in patch.hexes:
                old = self.variant_at[h]
                if (n, old) not in made:
                    rows = dict(self.variants[old])
                    rows[patch.key] = replace(rows.get(patch.key) or self._row(patch.key), **changes)
                    self.variants.append(rows)
                    shut = {patch.key} if changes.get("enter") == NONE else set()
                    self.shut.append(self.shut[old] | shut)
                    made[n, old] = len(self.variants) - 1
                self.variant_at[h] = made[n, old]

    def _row(self, key: str) -> Terrain:
        for rows in (self.tiles, self.pieces, self.obstacles):
            if key in rows:
                return rows[key]
        return self.minefield

    def _seats(self) -> None:
        """Who is asked about a hex, and which sections a seat commands (O-BRD-10, O-BRD-11)."""
        geo = self.geometry
        self.seats: list[int] = list(range(8)) if self.overlord else [0, 4]
        self.flank: list[int] = [0] * 8
        self.general_at: list[list[int]] = [[CIC] * SIZE, [4] * SIZE]
        for seat in range(8):
            camp = camp_of(seat)
            role = role_of(seat)
            self.flank[seat] = (
                flank_sections(role - 1, self.edge[camp]) if self.overlord and role != CIC else self.all_sections
            )
        if self.overlord:
            for camp in (AXIS, ALLIES):
                for h in geo.hexes:
                    # On a hex split between two flanks the center general is asked (O-RET-01).
                    for role in (LEFT, RIGHT, CENTER):
                        if self.flank[camp * 4 + role] & geo.sections[h]:
                            self.general_at[camp][h] = camp * 4 + role

    def national_traits(self, camp: int, nation: str, kind: UnitKind) -> int:
        """The national rules of a unit, as far as they are in force (R-NAT-01)."""
        if not kind.national:
            return 0
        bit = 1 << camp
        bits = 0
        if self.japanese & bit and nation in ("jp", "") and kind.mask & 1:
            bits |= JAPANESE
        if camps_of(self.options["commonwealth"]) & bit and nation in ("gb", ""):
            bits |= COMMONWEALTH
        if camps_of(self.options["italian_army"]) & bit and nation in ("it", ""):
            bits |= ITALIAN
        return bits

    def count(self, option: str) -> int:
        """The value of an option that is a number."""
        return int(str(self.options[option]))

    def section_of_arrow(self, camp: int, arrow: int) -> int:
        """The section that a card's arrow points to for a camp in a standard battle (R-GEO-08)."""
        return standard_section(arrow, self.edge[camp])

    def ground(
        self,
        tile: str,
        piece: str,
        obstacle: str,
        owner: int,
        road: int,
        rail: int,
        ends: int,
        mined: bool,
        variant: int = 0,
    ) -> Ground:
        """The Ground with these features; one object for the whole battle."""
        key = (tile, piece, obstacle, owner, road, rail, ends, mined, variant)
        found = self.grounds.get(key)
        if found is None:
            local = self.variants[variant]
            found = Ground(
                local.get(tile) or self.tiles[tile],
                (local.get(piece) or self.pieces[piece]) if piece else None,
                (local.get(obstacle) or self.obstacles[obstacle]) if obstacle else None,
                owner,
                road,
                rail,
                ends,
                self.minefield if mined else None,
                variant,
                any(key in self.shut[variant] for key in (tile, piece, obstacle)),
            )
            self.grounds[key] = found
        return found

    def changed(self, old: Ground, tile: str = "", piece: str = "", obstacle: str = "", mined: bool = False) -> Ground:
        """A hex's ground with other features and the same roads, rails, ends and owner."""
        return self.ground(
            tile or old.tile.key, piece, obstacle, old.owner, old.road, old.rail, old.ends, mined, old.variant
        )


def all_options(scenario: ScenarioDef, overrides: dict[str, object]) -> dict[str, object]:
    """Every option with its value: the table's choice, else the scenario's, else the default."""
    values: dict[str, object] = {key: row.default for key, row in OPTIONS.items()}
    values.update(scenario.options)
    values.update(overrides)
    return values
