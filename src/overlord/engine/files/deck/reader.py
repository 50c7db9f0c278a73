"""Reads a Combat deck file into rows and finds every mistake in it (C-DATA); it opens no file and knows no deck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from overlord.engine.files.deck.parts import all_fit, effects_at, target_at
from overlord.engine.files.deck.values import (
    At,
    check_keys,
    flag_at,
    key_at,
    number_at,
    shown,
    texts_at,
    ways_at,
    word_at,
)
from overlord.engine.files.toml.places import Locator
from overlord.engine.files.toml.text import parsed
from overlord.engine.model.names import CAMPS, NOBODY
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables.combat import (
    AGAINST_PLAYER,
    AGAINST_UNIT,
    ATTACK,
    ENEMY,
    NEUTRAL,
    ON_OWN,
    ORDERED,
    ORDERING,
    OTHER,
    OWN,
    SPECIAL_ACTIONS,
    SPECIAL_OF_THEME,
    STANCES,
    WHO_AT,
    WINDOWS,
    CombatCard,
    Deck,
    Effect,
    Feat,
    Target,
    ways_of,
)
from overlord.engine.tables.combat_effects import ANY_WINDOW

VERSION: Final = 1
LARGEST: Final = 1_000_000
_STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
LEAST_IN_OVERLORD: Final = 18  # C-DATA-05: twelve dealt, and six for Their Finest Hour
MOST_COPIES: Final = 60
SPECIAL_WAYS: Final = "special_ways"
ORIGINS: Final = ("own", "user")
DECK_KEYS: Final = ("version", "key", "origin", "theme", "special", "size", "text", "cards")
CARD_KEYS: Final = ("key", "copies", "camp", "icon", "class", "window", "stance", "target", "effects", "text")


def read_deck(text: str, name: str = "deck") -> Deck:
    """The deck that a TOML text describes; ScenarioError carries every problem with its place."""
    if len(text) > LARGEST:
        raise ScenarioError([f"{name}: the file has {len(text)} characters, more than {LARGEST}"])
    deck, problems = deck_of(parsed(text, name, "deck"), text)
    if problems or deck is None:
        locator = Locator(text)
        raise ScenarioError([_placed(locator, name, path, problem) for path, problem in problems])
    return deck


def _placed(locator: Locator, name: str, path: str, problem: str) -> str:
    """A problem with the line and the column where its value stands, or the table in which it is missing."""
    steps = tuple(int(number) if number else word for word, number in _STEP.findall(path))
    line, column = locator.place(steps)
    return f"{name}:{line}:{column}: {path}: {problem}" if path else f"{name}:{line}:{column}: {problem}"


def deck_of(values: dict[str, object], text: str) -> tuple[Deck | None, list[tuple[str, str]]]:
    """The deck, or the path and the sentence of every problem."""
    problems: list[tuple[str, str]] = []
    at = At("", problems)
    check_keys(values, at, DECK_KEYS)
    version = number_at(values, "version", at, VERSION)
    if version != VERSION:
        at.below("version").problem(f"this file is of format {version}; this program reads {VERSION}")
    key = key_at(values, at)
    origin = word_at(values, "origin", at, ORIGINS, "user")
    theme = word_at(values, "theme", at, tuple(SPECIAL_OF_THEME), "urban")
    special_key, special = _special(values, at, theme)
    rows = values.get("cards", [])
    cards: list[CombatCard] = []
    if not isinstance(rows, list) or not rows:
        at.below("cards").problem("a deck has at least one [[cards]] table")
        rows = []
    for n, row in enumerate(rows):
        card = _card(row, at.below("cards").below(n), special_key, special)
        if card is not None:
            cards.append(card)
    _tally(values, rows, at)
    wanted = ("name", "special", "special_text") if isinstance(values.get("special"), dict) else ("name",)
    texts = texts_at(values, at, wanted, ("special", "special_text"), SPECIAL_WAYS)
    ways = ways_at(values, at, len(ways_of(special.effects)), SPECIAL_WAYS)
    deck = Deck(key, origin, theme, special_key, special, tuple(cards), texts, text, ways)
    return (None if problems else deck), problems


def _tally(values: dict[str, object], rows: list[object], at: At) -> None:
    """Keys are unique and copies add up, whatever else is wrong with the cards."""
    seen: set[str] = set()
    total = 0
    for n, row in enumerate(rows):
        key = row.get("key") if isinstance(row, dict) else None
        if isinstance(key, str) and key in seen:
            at.below("cards").below(n).below("key").problem(f"there are two cards {shown(key)} (C-DATA-06)")
        if isinstance(key, str):
            seen.add(key)
        copies = row.get("copies", 1) if isinstance(row, dict) else 0
        total += copies if isinstance(copies, int) and 1 <= copies <= MOST_COPIES else 0
    size = number_at(values, "size", at, min(total, 999))
    if "size" in values and size != total:
        at.below("size").problem(f"the copies add up to {total} cards, not {size}")


def warnings_of(deck: Deck, name: str = "deck") -> list[str]:
    """What a deck lacks without being wrong: cards (C-DATA-05), or words for what can be chosen."""
    found: list[tuple[str, str]] = []
    if deck.size < LEAST_IN_OVERLORD:
        found.append(("size", f"{deck.size} cards; an Overlord battle wants {LEAST_IN_OVERLORD} or more (C-DATA-05)"))
    found += _unnamed("", SPECIAL_WAYS, deck.special, deck.text, deck.special_ways)
    for n, card in enumerate(deck.cards):
        found += _unnamed(f"cards[{n}].", "ways", card.feat, card.text, card.ways)
    locator = Locator(deck.source)
    return [_placed(locator, name, path, problem) for path, problem in found]


def _unnamed(
    path: str, key: str, feat: Feat, texts: dict[str, dict[str, str]], ways: dict[str, tuple[str, ...]]
) -> Iterator[tuple[str, str]]:
    """Languages in which whoever chooses would read only the number of a way."""
    count = len(ways_of(feat.effects))
    for lang in texts if count else ():
        if lang not in ways:
            yield f"{path}text.{lang}", f"{count} ways can be chosen, but {key} does not say what they are"


# ---- a card -------------------------------------------------------------------------------------


def _card(row: object, at: At, special_key: str, special: Feat) -> CombatCard | None:
    before = len(at.problems)
    if not isinstance(row, dict):
        at.problem("a card is a table")
        return None
    check_keys(row, at, CARD_KEYS)
    key = key_at(row, at)
    copies = number_at(row, "copies", at, 1)
    if not 1 <= copies <= MOST_COPIES:
        at.below("copies").problem(f"a card has 1 to {MOST_COPIES} copies, not {copies}")
    camp_word = word_at(row, "camp", at, (*CAMPS, "any"), "any")
    camp = CAMPS.index(camp_word) if camp_word in CAMPS else NOBODY
    icon = flag_at(row, "icon", at, False)
    if camp != NOBODY and not icon:
        at.below("icon").problem(f"a card for the {camp_word} must bear the icon (C-SPEC-03, C-DATA-03)")
    timing = word_at(row, "class", at, tuple(WINDOWS), "", needed=True)
    window = word_at(row, "window", at, ANY_WINDOW, "", needed=True)
    if timing and window and window not in WINDOWS[timing]:
        fitting = ", ".join(WINDOWS[timing])
        at.below("window").problem(f"the window {window} is none of the class {timing}: {fitting} (C-DATA-04)")
    stance = word_at(row, "stance", at, STANCES, "", needed=True)
    target = target_at(row.get("target", {}), at.below("target"))
    if window and target.who not in WHO_AT.get(window, ()):
        fitting = ", ".join(WHO_AT.get(window, ()))
        at.below("target").below("who").problem(f"at {window} a card names {fitting}, not {target.who} (C-DATA-04)")
    effects = effects_at(row.get("effects", []), at.below("effects"), window)
    if row.get("effects", []) == []:
        at.below("effects").problem("a card does something")
    _fitting(stance, target, effects, at)
    text = texts_at(row, at, ("name", "text"), ("brief",))
    ways = ways_at(row, at, len(ways_of(effects)))
    if len(at.problems) > before:
        return None
    feat = Feat(timing, window, stance, target, effects)
    return CombatCard(key, copies, camp, icon, feat, special, special_key, text, ways)


def _fitting(stance: str, target: Target, effects: tuple[Effect, ...], at: At) -> None:
    """Stance, target and effects of one card must speak of the same thing."""
    hostile = stance in (AGAINST_UNIT, AGAINST_PLAYER)
    if stance in (ON_OWN, NEUTRAL) and target.who in (ENEMY, "attacker", "mover"):
        at.below("stance").problem(f"a card that names the {target.who} is not {stance} (Q-3)")
    if hostile and (target.who in (OWN, OTHER) or (target.who == ORDERED and target.enemy is None)):
        at.below("stance").problem(f"a card that names {target.who} and no enemy is not hostile (Q-3)")
    all_fit(target, effects, at.below("effects"))


def _special(values: dict[str, object], at: At, theme: str) -> tuple[str, Feat]:
    """The deck's special action: a built-in one by name, or a table of its own (C-DATA-02)."""
    value = values.get("special", SPECIAL_OF_THEME[theme])
    if isinstance(value, str):
        if value not in SPECIAL_ACTIONS:
            known = ", ".join(SPECIAL_ACTIONS)
            at.below("special").problem(f"there is no special action {shown(value)}: {known}")
            value = SPECIAL_OF_THEME[theme]
        return value, SPECIAL_ACTIONS[value]
    place = at.below("special")
    if not isinstance(value, dict):
        place.problem("a special action is a name or a table")
        return SPECIAL_OF_THEME[theme], SPECIAL_ACTIONS[SPECIAL_OF_THEME[theme]]
    check_keys(value, place, ("key", "target", "effects"))
    target = target_at(value.get("target", {}), place.below("target"))
    if target.who != ORDERED:
        place.below("target").below("who").problem("a special action is played on an ordered unit (C-SPEC-04)")
    effects = effects_at(value.get("effects", []), place.below("effects"), ATTACK)
    if value.get("effects", []) == []:
        place.below("effects").problem("a special action does something")
    all_fit(target, effects, place.below("effects"))
    return key_at(value, place), Feat(ORDERING, ATTACK, ON_OWN, target, effects)
