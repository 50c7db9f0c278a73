"""What the HTTP routes answer: structs, from which the types of the page are made; the routes fill them."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from msgspec import UNSET, UnsetType

from overlord.engine.model.events import AnyEvent
from overlord.engine.model.scenario import ScenarioDef
from overlord.library.scenarios import told
from overlord.table.messages import TableInfo

Texts = dict[str, dict[str, str]]  # by language
Ways = dict[str, tuple[str, ...]]  # by language
OptionValue = bool | int | str | dict[str, Any]


# ---- battles ------------------------------------------------------------------------------------


class BattleText(msgspec.Struct, frozen=True):
    """What a battle says of itself in one language."""

    name: str
    briefing: str | UnsetType = UNSET
    victory: str | UnsetType = UNSET
    rules: str | UnsetType = UNSET
    history: str | UnsetType = UNSET


class CampInfo(msgspec.Struct, frozen=True):
    """A camp as a battle begins; its units are counted by kind."""

    nation: str
    hand: int
    medals: int
    units: dict[str, int]


class BattleInfo(msgspec.Struct, frozen=True):
    """A battle that a table can be set with."""

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
    """A file of one's own that holds no battle to play: the first problem, which names it, and how many more."""

    problem: str
    more: int


class HouseOption(msgspec.Struct, frozen=True):
    """An option that a table may choose, with its words by language."""

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
    """Everything that a table can be set with."""

    battles: tuple[BattleInfo, ...]
    spoiled: tuple[SpoiledFile, ...]
    bots: tuple[str, ...]
    options: tuple[HouseOption, ...]
    speeds: tuple[str, ...]
    decks: tuple[DeckHead, ...]


# ---- the look-up --------------------------------------------------------------------------------


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to know: `effect-<key>` of the words, whom it concerns (nobody named: everyone) and a number."""

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
    """What every ground and every unit does where no battle changes it."""

    terrain: dict[str, Entry]
    units: dict[str, Entry]


class HandbookChanges(msgspec.Struct, frozen=True):
    """The entries that read differently in one battle, by its patches and options."""

    terrain: dict[str, Entry]
    hexes: dict[str, dict[str, Entry]]  # hex -> the ground that is different just there
    units: dict[str, dict[str, Entry]]  # camp -> its units


class RuleText(msgspec.Struct, frozen=True):
    """A rule in plain words by language, and as the rulebook has it."""

    id: str
    plain: dict[str, str]
    section: str
    text: str
    unsure: bool


# ---- people and tables --------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is called, or wants to be called."""

    name: str


class PlaceLink(msgspec.Struct, frozen=True):
    """A place of a new table and the link that leads there."""

    place: int
    seats: tuple[str, ...]
    link: str


class MadeTable(msgspec.Struct, frozen=True):
    """A new table, one's own place at it, and the links to all."""

    table: str
    place: int
    page: str
    places: tuple[PlaceLink, ...]
    watch: str


class MyTable(msgspec.Struct, frozen=True):
    """A table in somebody's list; `names` has those of battles that no page knows, by language."""

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
    """Every table at which somebody has a place."""

    tables: tuple[MyTable, ...]


class TableAnswer(msgspec.Struct, frozen=True):
    """What one needs to know of a table before its first message comes."""

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
    """The table at which the same people fight again."""

    table: str
    page: str


class FreshLink(msgspec.Struct, frozen=True):
    """A new link to a place."""

    place: int
    link: str


class Drawn(msgspec.Struct, frozen=True):
    """A link as a picture to be photographed."""

    svg: str


# ---- stories ------------------------------------------------------------------------------------


class StoryStep(msgspec.Struct, frozen=True):
    """What happened, and the parts of the view that are different from the step before."""

    view: dict[str, Any]
    told: tuple[AnyEvent, ...]


class StoryPage(msgspec.Struct, frozen=True, kw_only=True):
    """Some steps of a battle that is told again; the last three only where its rules are no longer played."""

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
)


def battle_text(battle: ScenarioDef) -> dict[str, BattleText]:
    """What a battle says of itself, in every language that we speak."""
    return {lang: text_of(parts) for lang, parts in told(battle).items()}


def text_of(parts: dict[str, str]) -> BattleText:
    return BattleText(**{part: parts[part] for part in BattleText.__struct_fields__ if part in parts})


def option_values(options: dict[str, object]) -> dict[str, OptionValue]:
    """The same options: whatever was checked has one of these types."""
    return cast(dict[str, OptionValue], options)
