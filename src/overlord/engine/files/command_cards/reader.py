"""Reads a file of Command cards into rows and finds every mistake in it; it opens no file and knows no card."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from overlord.engine.files.command_cards.format import (
    ALL_UNITS,
    ASK_UNITS,
    BY_SIDE,
    DECK,
    DECK_KEYS,
    LARGEST,
    MOST_COPIES,
    MOST_UNITS,
    NAMED,
    NAMED_DECKS,
    TEXTS,
    TOP,
    VERSION,
)
from overlord.engine.files.toml.fields import Fields
from overlord.engine.files.toml.problems import At, Problems, shown
from overlord.engine.files.toml.text import parsed
from overlord.engine.model.names import MANY
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables.card_rows import (
    AIR,
    EFFECTS,
    KINDS,
    MOVEMENT,
    NEAR,
    ORDER,
    RECEIVERS,
    SECTION,
    SIDES,
    TO_GENERALS,
    TO_LEFT,
    WHERE,
    Card,
    CardTable,
    Orders,
)

Spoken = Mapping[str, Collection[str]]  # by language, the keys of all its words


def read_cards(text: str, name: str = "cards", spoken: Spoken | None = None) -> CardTable:
    """The cards and decks that a TOML text describes; ScenarioError lists every problem with its place.

    With `spoken` a card without a name and texts in one of these languages is a problem as well.
    """
    problems = Problems()
    top = Fields(parsed(text, name, "file of Command cards", LARGEST), TOP, At((), problems))
    if top.need("version", f"version is missing; this program reads format {VERSION}"):
        version = top.number("version", VERSION)
        if version != VERSION:
            top.problem("version", f"this file is of format {version}; this program reads format {VERSION}")
    cards: dict[str, Card] = {}
    if not top.values.get("cards"):
        top.problem("cards", "there is at least one [[cards]] table")
    for row in top.tables("cards"):
        for card in _cards(row):
            if card.key in cards:
                row.problem("key", f"there are two cards {shown(card.key)}")
            cards[card.key] = card
            _check_words(row, card.key, spoken or {})
    decks = _decks(top, cards)
    if not problems.found:
        _check_named(top, cards, decks)
    if problems.found:
        raise ScenarioError(problems.lines(text, name))
    return CardTable(cards, decks)


def _check_named(top: Fields, cards: Mapping[str, Card], decks: Mapping[str, object]) -> None:
    for key in NAMED:
        if key not in cards:
            top.problem("cards", f"the rules speak of the card {key}, which is not here")
    for key in NAMED_DECKS:
        if key not in decks:
            top.problem("decks", f"the deck {key} is missing: battles on such a board use it")


def _check_words(row: Fields, key: str, spoken: Spoken) -> None:
    for lang, known in spoken.items():
        missing = [f"card-{key}{part}" for part in TEXTS if f"card-{key}{part}" not in known]
        if missing:
            row.problem("key", f"the words of {lang}.ftl have no {', '.join(missing)}")


# ---- a card -------------------------------------------------------------------------------------


def _cards(row: Fields) -> list[Card]:
    """The card of a row, or its three cards, one for each arrow; notes what is wrong with it."""
    key = row.name("key")
    rule = row.word("rule")
    if row.need("rule", "rule is missing: the id of the rule that speaks of this card"):
        _check_rule(row, rule)
    row.need("family", "family is missing: one of section, tactic, air")
    family = row.word("family")
    word = row.word("effect") if row.has("effect") else "order"
    effect = EFFECTS.get(word, ORDER)
    receivers = sum({RECEIVERS[word] for word in row.words("receivers")}) or TO_GENERALS
    recon = row.flag("recon")
    copies = _copies(row, family)
    if key == DECK:
        row.problem("key", f"{DECK} is no name for a card: scenarios name a deck by it")
    orders = _orders(row.table("orders"), key, rule, word, len(copies) > 1)
    if len(copies) == 1:
        return [Card(key, rule, family, copies[0], orders, effect, -1, receivers, recon)]
    if row.has("receivers") or family != SECTION:
        row.problem("copies", "a card for each side is a Section card, and goes to the general of that side")
    return [
        Card(f"{key}-{side}", rule, family, copies[n], orders, effect, n, TO_LEFT << n, recon)
        for n, side in enumerate(SIDES)
    ]


def _check_rule(row: Fields, rule: str) -> None:
    if rule and not rule.replace("-", "").isalnum():
        row.problem("rule", f"the id of a rule was expected, as R-CARD-01, not {shown(rule)}")


def _copies(row: Fields, family: str) -> list[int]:
    """One number, or one for each side."""
    value = row.values.get("copies")
    if not row.need("copies", "copies is missing: how many a pack has, 0 if none"):
        return [0]
    if isinstance(value, dict):
        sides = Fields(value, BY_SIDE, row.at.below("copies"))
        for side in SIDES:
            sides.need(side, f"{side} is missing: copies by side name left, center and right")
        return [sides.number(side) for side in SIDES]
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_COPIES:
        row.problem("copies", f"a number from 0 to {MOST_COPIES}, or one by side, was expected, not {shown(value)}")
        return [0]
    if value and family == AIR:
        row.problem("copies", "an air card has no copies: the options of a battle say how many there are")
    return [value]


def _orders(row: Fields, key: str, rule: str, effect: str, sides: bool) -> Orders:
    """What a card orders, with the numbers and words of the file turned into those that the rules use."""
    said = row.plain()
    for name, words in (("where", WHERE), ("near", NEAR), ("movement", MOVEMENT)):
        if name in said:
            said[name] = words.get(str(said[name]), 0)
    kinds = said.get("kinds", ())
    if isinstance(kinds, tuple) and kinds:
        said["kinds"] = sum(KINDS[word] for word in set(kinds))
    elif row.values.get("kinds") == []:
        row.problem("kinds", "a list of kinds names at least one")
    if row.has("units"):
        said["count"] = _units(row)
    elif effect in ASK_UNITS:
        row.at.problem(f"units is missing: how many units the card orders, or {ALL_UNITS!r}")
    if sides != (row.values.get("where") == "arrow"):
        row.problem("where", "arrow goes with copies by side: such a card has an arrow, and no other has one")
    return Orders(key, rule, **said)  # type: ignore[arg-type]


def _units(row: Fields) -> int:
    value = row.values["units"]
    if value == ALL_UNITS:
        return MANY
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_UNITS:
        wanted = f"a number from 1 to {MOST_UNITS}, or {ALL_UNITS!r}, was expected"
        row.problem("units", f"{wanted}, not {shown(value)}")
        return 0
    return value


# ---- the decks ----------------------------------------------------------------------------------


def _decks(top: Fields, cards: Mapping[str, Card]) -> dict[str, dict[str, int]]:
    """Decks by name, each with the copies of its cards."""
    found: dict[str, dict[str, int]] = {}
    for name, values in top.free_table("decks").items():
        at = top.at.below("decks", name)
        if not isinstance(values, dict):
            at.problem(f"a table was expected, not {shown(values)}")
            continue
        row = Fields(values, DECK_KEYS, at)
        packs = row.number("packs")
        copies = {key: card.copies * packs for key, card in cards.items() if card.copies * packs}
        found[name] = {**copies, **copies_at(row.free_table("cards"), at.below("cards"), cards)}
    return found


def copies_at(values: Mapping[str, object], at: At, cards: Mapping[str, Card]) -> dict[str, int]:
    """The copies of each card in a deck; an unknown card, or one that never lies in a deck, is a problem."""
    found: dict[str, int] = {}
    for key, number in values.items():
        if key not in cards:
            at.below(key).problem(f"there is no Command card {shown(key)}")
        elif cards[key].family == AIR:
            at.below(key).problem("an air card is in no deck: the options of a battle say how many there are")
        elif isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST_COPIES:
            at.below(key).problem(f"a number from 0 to {MOST_COPIES} was expected, not {shown(number)}")
        else:
            found[key] = number
    return found
