"""Reads a Combat deck file into rows and finds every mistake in it (C-DATA); it opens no file and knows no deck."""

from __future__ import annotations

from typing import Final

from overlord.engine.files.deck.format import (
    CARD,
    DECK,
    LARGEST,
    MOST_COPIES,
    OWN_SPECIAL,
    VERSION,
    fields,
    needed_word,
)
from overlord.engine.files.deck.parts import all_fit, effects_at, target_at
from overlord.engine.files.deck.texts import texts_at, ways_at
from overlord.engine.files.toml.fields import Fields
from overlord.engine.files.toml.problems import At, Problems, shown
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
    WHO_AT,
    WINDOWS,
    CombatCard,
    Deck,
    Effect,
    Feat,
    Target,
    ways_of,
)

LEAST_IN_OVERLORD: Final = 18  # C-DATA-05: twelve dealt, and six for Their Finest Hour
SPECIAL_WAYS: Final = "special_ways"


def read_deck(text: str, name: str = "deck") -> Deck:
    """The deck that a TOML text describes; ScenarioError lists every problem with its place."""
    deck, problems = deck_of(parsed(text, name, "deck", LARGEST), text)
    if deck is None:
        raise ScenarioError(problems.lines(text, name))
    return deck


def deck_of(values: dict[str, object], text: str) -> tuple[Deck | None, Problems]:
    """The deck, or every problem of these values."""
    problems = Problems()
    top = fields(values, DECK, At((), problems))
    version = top.number("version", VERSION)
    if version != VERSION:
        top.problem("version", f"this file is of format {version}; this program reads {VERSION}")
    key = top.name("key")
    origin = top.word("origin", "user")
    theme = top.word("theme", "urban")
    special_key, special = _special(top, theme)
    rows = values.get("cards", [])
    if not isinstance(rows, list) or not rows:
        top.problem("cards", "a deck has at least one [[cards]] table")
        rows = []
    cards = [_card(row, top.at.below("cards", n), special_key, special) for n, row in enumerate(rows)]
    _tally(top, rows)
    wanted = ("name", "special", "special_text") if isinstance(values.get("special"), dict) else ("name",)
    texts = texts_at(top, wanted, ("special", "special_text"), SPECIAL_WAYS)
    ways = ways_at(top, len(ways_of(special.effects)), SPECIAL_WAYS)
    whole = tuple(card for card in cards if card is not None)
    deck = Deck(key, origin, theme, special_key, special, whole, texts, text, ways)
    return (None if problems.found else deck), problems


def _tally(top: Fields, rows: list[object]) -> None:
    """Check that keys are unique and copies add up, whatever else is wrong with the cards."""
    seen: set[str] = set()
    total = 0
    for n, row in enumerate(rows):
        key = row.get("key") if isinstance(row, dict) else None
        if isinstance(key, str) and key in seen:
            top.at.below("cards", n, "key").problem(f"there are two cards {shown(key)}", "C-DATA-06")
        if isinstance(key, str):
            seen.add(key)
        copies = row.get("copies", 1) if isinstance(row, dict) else 0
        total += copies if isinstance(copies, int) and 1 <= copies <= MOST_COPIES else 0
    size = top.number("size", min(total, 999))
    if top.has("size") and size != total:
        top.problem("size", f"the copies add up to {total} cards, not {size}")


def warnings_of(deck: Deck, name: str = "deck") -> list[str]:
    """What a deck lacks although it is not wrong: cards (C-DATA-05), or words for what can be chosen."""
    found = Problems()
    top = At((), found)
    if deck.size < LEAST_IN_OVERLORD:
        wants = f"{deck.size} cards; an Overlord battle wants {LEAST_IN_OVERLORD} or more"
        top.below("size").problem(wants, "C-DATA-05")
    _unnamed(top, SPECIAL_WAYS, deck.special, deck.text, deck.special_ways)
    for n, card in enumerate(deck.cards):
        _unnamed(top.below("cards", n), "ways", card.feat, card.text, card.ways)
    return found.lines(deck.source, name)


def _unnamed(at: At, key: str, feat: Feat, texts: dict[str, dict[str, str]], ways: dict[str, tuple[str, ...]]) -> None:
    """The languages in which a player who chooses would see only the number of a way."""
    count = len(ways_of(feat.effects))
    for lang in texts if count else ():
        if lang not in ways:
            at.below("text", lang).problem(f"{count} ways can be chosen, but {key} does not say what they are")


# ---- a card -------------------------------------------------------------------------------------


def _card(value: object, at: At, special_key: str, special: Feat) -> CombatCard | None:
    before = at.problems.count
    if not isinstance(value, dict):
        at.problem("a card is a table")
        return None
    row = fields(value, CARD, at)
    key = row.name("key")
    copies = row.number("copies", 1)
    if not 1 <= copies <= MOST_COPIES:
        row.problem("copies", f"a card has 1 to {MOST_COPIES} copies, not {copies}")
    camp, icon = _camp(row)
    feat = _feat(row)
    text = texts_at(row, ("name", "text"), ("brief",))
    ways = ways_at(row, len(ways_of(feat.effects)))
    if at.problems.count > before:
        return None
    return CombatCard(key, copies, camp, icon, feat, special, special_key, text, ways)


def _camp(row: Fields) -> tuple[int, bool]:
    """The camp that a card is tied to, and whether it bears the icon."""
    word = row.word("camp", "any")
    camp = CAMPS.index(word) if word in CAMPS else NOBODY
    icon = row.flag("icon")
    if camp != NOBODY and not icon:
        row.problem("icon", f"a card for the {word} must bear the icon", rule="C-SPEC-03, C-DATA-03")
    return camp, icon


def _feat(row: Fields) -> Feat:
    """When a card is played, whom it names and what it does."""
    timing = needed_word(row, "class")
    window = needed_word(row, "window")
    if timing and window and window not in WINDOWS[timing]:
        fitting = ", ".join(WINDOWS[timing])
        row.problem("window", f"the window {window} is none of the class {timing}: {fitting}")
    stance = needed_word(row, "stance")
    target = target_at(row.values.get("target", {}), row.at.below("target"))
    if window and target.who not in WHO_AT.get(window, ()):
        fitting = ", ".join(WHO_AT.get(window, ()))
        row.at.below("target", "who").problem(f"at {window} a card names {fitting}, not {target.who}", "C-DATA-04")
    effects = effects_at(row.values.get("effects", []), row.at.below("effects"), window)
    if row.values.get("effects", []) == []:
        row.problem("effects", "a card does something")
    _fitting(stance, target, effects, row)
    return Feat(timing, window, stance, target, effects)


def _fitting(stance: str, target: Target, effects: tuple[Effect, ...], row: Fields) -> None:
    """Stance, target and effects of one card must fit together."""
    hostile = stance in (AGAINST_UNIT, AGAINST_PLAYER)
    if stance in (ON_OWN, NEUTRAL) and target.who in (ENEMY, "attacker", "mover"):
        row.problem("stance", f"a card that names the {target.who} is not {stance}", rule="Q-3")
    if hostile and (target.who in (OWN, OTHER) or (target.who == ORDERED and target.enemy is None)):
        row.problem("stance", f"a card that names {target.who} and no enemy is not hostile", rule="Q-3")
    all_fit(target, effects, row.at.below("effects"))


def _special(top: Fields, theme: str) -> tuple[str, Feat]:
    """The deck's special action: a built-in one by name, or a table of its own (C-DATA-02)."""
    value = top.values.get("special", SPECIAL_OF_THEME[theme])
    if isinstance(value, str):
        if value not in SPECIAL_ACTIONS:
            known = ", ".join(SPECIAL_ACTIONS)
            top.problem("special", f"there is no special action {shown(value)}: {known}")
            value = SPECIAL_OF_THEME[theme]
        return value, SPECIAL_ACTIONS[value]
    if not isinstance(value, dict):
        top.problem("special", "a special action is a name or a table")
        return SPECIAL_OF_THEME[theme], SPECIAL_ACTIONS[SPECIAL_OF_THEME[theme]]
    row = fields(value, OWN_SPECIAL, top.at.below("special"))
    target = target_at(value.get("target", {}), row.at.below("target"))
    if target.who != ORDERED:
        row.at.below("target", "who").problem("a special action is played on an ordered unit", "C-SPEC-04")
    effects = effects_at(value.get("effects", []), row.at.below("effects"), ATTACK)
    if value.get("effects", []) == []:
        row.problem("effects", "a special action does something")
    all_fit(target, effects, row.at.below("effects"))
    return row.name("key"), Feat(ORDERING, ATTACK, ON_OWN, target, effects)
