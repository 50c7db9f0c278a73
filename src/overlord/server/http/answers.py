"""What the HTTP routes answer: structs from which the types of the page are generated; the routes fill them."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from msgspec import UNSET, UnsetType

from overlord.engine.model.events import AnyEvent
from overlord.engine.model.scenario import ScenarioDef
from overlord.library.scenarios import told
from overlord.table.messages import TableInfo
from overlord.table.summary.figures import Summary

Texts = dict[str, dict[str, str]]  # by language
Ways = dict[str, tuple[str, ...]]  # by language
OptionValue = bool | int | str | dict[str, Any]


# ---- battles ------------------------------------------------------------------------------------


class BattleText(msgspec.Struct, frozen=True):
    """The texts of a battle in one language."""

    name: str
    briefing: str | UnsetType = UNSET
    victory: str | UnsetType = UNSET
    rules: str | UnsetType = UNSET
    history: str | UnsetType = UNSET


class CampInfo(msgspec.Struct, frozen=True):
    """A camp at the start of a battle; its units are counted by kind."""

    nation: str
    hand: int
    medals: int
    units: dict[str, int]


class BattleInfo(msgspec.Struct, frozen=True):
    """A battle that a table can be set up with."""

    key: str
    own: bool
    board: str
    face: str
    size: tuple[int, ...]  # columns and rows
    seats: tuple[str, ...]
    first: str
    camps: dict[str, CampInfo]
    options: dict[str, OptionValue]
    text: dict[str, BattleText]
    picture: str


class SpoiledFile(msgspec.Struct, frozen=True):
    """A file of the user without a playable battle: its first problem, which names the file, and how many more."""

    problem: str
    more: int


class HouseOption(msgspec.Struct, frozen=True):
    """An option that a table may set, with its texts by language."""

    key: str
    kind: str
    default: OptionValue
    rule: str
    words: tuple[str, ...]
    text: dict[str, str]


# ---- Combat decks -------------------------------------------------------------------------------


class DeckHead(msgspec.Struct, frozen=True):
    """A Combat deck that can be chosen."""

    key: str
    origin: str
    theme: str
    special: str
    size: int
    text: Texts
    ways: Ways


class CombatCardInfo(msgspec.Struct, frozen=True):
    """One card of a Combat deck, and how it is played."""

    key: str
    copies: int
    camp: str
    icon: bool
    timing: str
    window: str
    who: str
    types: tuple[str, ...]
    does: str
    text: Texts
    ways: Ways


class DeckInfo(DeckHead, frozen=True):
    """A Combat deck with all its cards."""

    cards: tuple[CombatCardInfo, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that a table can be set up with."""

    battles: tuple[BattleInfo, ...]
    spoiled: tuple[SpoiledFile, ...]
    bots: tuple[str, ...]
    options: tuple[HouseOption, ...]
    speeds: tuple[str, ...]
    decks: tuple[DeckHead, ...]


# ---- reference data -----------------------------------------------------------------------------


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fact: the text `effect-<key>`, the kinds of unit it applies to (empty: all), and a number."""

    key: str
    who: tuple[str, ...] = ()
    n: int = 0
    of: int = 0
    dice: str = ""


class Entry(msgspec.Struct, frozen=True):
    """What one kind of ground or unit does, and the rule that says so."""

    rule: str
    facts: tuple[Fact, ...]


class Handbook(msgspec.Struct, frozen=True):
    """What every kind of ground and unit does, unless a battle changes it."""

    terrain: dict[str, Entry]
    units: dict[str, Entry]


class HandbookChanges(msgspec.Struct, frozen=True):
    """The entries that differ in one battle, because of its patches and options."""

    terrain: dict[str, Entry]
    hexes: dict[str, dict[str, Entry]]  # hex -> the ground that differs on that hex
    units: dict[str, dict[str, Entry]]  # camp -> its units


class RuleText(msgspec.Struct, frozen=True):
    """A rule: in plain words by language, and the text of the rulebook."""

    id: str
    plain: dict[str, str]
    section: str
    text: str
    unsure: bool


# ---- people and tables --------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that somebody has, or wants to have."""

    name: str


class PlaceLink(msgspec.Struct, frozen=True):
    """A place at a new table and the link to it."""

    place: int
    seats: tuple[str, ...]
    link: str


class MadeTable(msgspec.Struct, frozen=True):
    """A new table, the owner's place at it, and the links to all places."""

    table: str
    place: int
    page: str
    places: tuple[PlaceLink, ...]
    watch: str


class MyTable(msgspec.Struct, frozen=True):
    """A table in somebody's list; `names` has the name by language if the page does not know the battle."""

    id: str
    battle: str
    begun: float
    turn: int
    active: str
    asked: str
    over: str
    reason: str
    place: int
    seats: str
    owner: bool
    names: dict[str, str]


class MyTables(msgspec.Struct, frozen=True):
    """Every table where somebody has a place."""

    tables: tuple[MyTable, ...]


class TableAnswer(msgspec.Struct, frozen=True):
    """What the page needs to know of a table before its first message arrives."""

    table: TableInfo
    mine: tuple[int, ...]
    place: int
    owner: bool
    options: dict[str, OptionValue]
    text: dict[str, BattleText]
    decks: tuple[DeckInfo, ...]
    handbook: HandbookChanges
    windows: tuple[str, ...]
    turn: int
    over: bool


class NextTable(msgspec.Struct, frozen=True):
    """The table where the same people play again."""

    table: str
    page: str


class FreshLink(msgspec.Struct, frozen=True):
    """A new link to a place."""

    place: int
    link: str


class Drawn(msgspec.Struct, frozen=True):
    """A link as a QR code."""

    svg: str


# ---- replays ------------------------------------------------------------------------------------


class StoryStep(msgspec.Struct, frozen=True):
    """What happened, and the parts of the view that differ from the step before."""

    view: dict[str, Any]
    told: tuple[AnyEvent, ...]


class StoryPage(msgspec.Struct, frozen=True, kw_only=True):
    """Some steps of a replayed battle; the last three fields are set only if its rules are no longer in use."""

    open: bool
    older: bool
    text: dict[str, BattleText]
    decks: tuple[DeckInfo, ...]
    handbook: HandbookChanges
    start: int = msgspec.field(name="from")
    total: int
    steps: list[StoryStep]
    rematch: str | UnsetType = UNSET
    seated: bool | UnsetType = UNSET
    mine: tuple[str, ...] | UnsetType = UNSET


ANSWERS: Final = (
    Catalogue,
    Handbook,
    RuleText,
    Me,
    MadeTable,
    MyTables,
    TableAnswer,
    NextTable,
    FreshLink,
    Drawn,
    StoryPage,
    Summary,
)


def battle_text(battle: ScenarioDef) -> dict[str, BattleText]:
    """The texts of a battle in every language we have."""
    return {lang: text_of(parts) for lang, parts in told(battle).items()}


def text_of(parts: dict[str, str]) -> BattleText:
    return BattleText(**{part: parts[part] for part in BattleText.__struct_fields__ if part in parts})


def option_values(options: dict[str, object]) -> dict[str, OptionValue]:
    """The same options; options that were checked have one of these types."""
    return cast(dict[str, OptionValue], options)
