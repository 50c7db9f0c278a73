"""Puts events, answers and refusals into words; which of them a reader may know was decided before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from overlord.engine.illegal import Illegal
from overlord.engine.model.actions import AnyAction, Choose
from overlord.engine.model.base import Secret
from overlord.engine.model.events import AnyEvent, CombatChose, Ended
from overlord.engine.tables.combat import Deck
from overlord.text.words import Value, Words

NONE: Final = "none"  # the value of an empty or secret field
SPECIAL: Final = "special:"  # prefix of a Combat card's key when its special action is meant

# Fields whose value is a key, and the group of texts where it is looked up.
GROUPS: Final = {
    "camp": "camp",
    "winner": "camp",
    "seat": "seat",
    "card": "card",
    "copied": "card",
    "cards": "card",
    "section": "section",
    "sections": "section",
    "kind": "unit",
    "plane": "unit",
    "feature": "terrain",
    "purpose": "roll",
    "channel": "channel",
    "signal": "signal",
    "key": "special",
    "faces": "die",
    "kept": "die",
}


def deck_words(words: Words, decks: Iterable[Deck]) -> Words:
    """The words of a language, with the names and texts of Combat decks, which are in the deck files."""
    texts: dict[str, str] = {}
    for deck in decks:
        own = {**deck.text.get("en", {}), **deck.text.get(words.lang, {})}
        for card in deck.cards:
            text = {**card.text.get("en", {}), **card.text.get(words.lang, {})}
            for group in ("card", "roll"):
                texts[f"{group}-{card.key}"] = text["name"]
            texts[f"card-{card.key}-text"] = texts[f"card-{card.key}-overlord"] = text["text"]
            texts[f"special-{card.key}"] = f"{own.get('special', deck.special_key)}: {text['name']}"
            for group, ways in ((card.key, card.ways), (f"special:{card.key}", deck.special_ways)):
                for n, way in enumerate(ways.get(words.lang) or ways.get("en", ()), 1):
                    texts[f"way-{group}-{n}"] = way
    return words.with_texts(texts) if texts else words


def tell(words: Words, event: AnyEvent) -> str:
    """One sentence for the log."""
    values = {name: _value(words, name, getattr(event, name)) for name in event.__struct_fields__}
    if isinstance(event, Ended):
        values["reason"] = words.say(f"outcome-{event.reason}")
    if isinstance(event, CombatChose):
        values["way"] = _way(words, event.card, event.way, event.way)
    return words.say(f"event-{event.__struct_config__.tag}", **values)


def name(words: Words, action: AnyAction) -> str:
    """What an answer means, in a few words."""
    values = {field: _value(words, field, getattr(action, field)) for field in action.__struct_fields__}
    return words.say(f"action-{action.__struct_config__.tag}", **values)


def question(words: Words, kind: str, draft: Iterable[str]) -> str:
    """The text of a question; if a Combat card offers a choice, with the card's name."""
    for card, _ in _choice(draft):
        return words.say("question-way", card=_card(words, card))
    return words.say(f"question-{kind}")


def way(words: Words, action: AnyAction, draft: Iterable[str]) -> str:
    """The text of one way of playing a Combat card, from its deck; empty for any other answer."""
    number = int(action.what) if isinstance(action, Choose) and action.what.isdecimal() else 0
    for card, ways in _choice(draft):
        if 0 < number <= len(ways):
            return _way(words, card, ways[number - 1], number)
    return ""


def _way(words: Words, card: str, way: int | str, number: int) -> str:
    """The text of one way of a card, from its deck; if it has none, by its number in the question."""
    key = f"way-{card}-{way}"
    return words.say(key) if words.has(key) else words.say("action-choose-of", card=_card(words, card), what=number)


def _card(words: Words, card: str) -> str:
    """The name of a Combat card, also when its special action asks the question."""
    return words.say(f"card-{card.removeprefix(SPECIAL)}")


def _choice(draft: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """The Combat card that offers a choice, and which of all its ways can be chosen (docs/notation.md)."""
    for text in draft:
        verb, *rest = text.split()
        if verb == "choice":
            yield rest[0], rest[1:]


def refusal(words: Words, error: Illegal) -> str:
    """Why an answer was refused, with the rule; known cards and seats are shown by name."""
    values: dict[str, Value] = {}
    for field, value in error.values.items():
        key = f"{field}-{value}"
        values[field] = words.say(key) if field in ("card", "seat") and words.has(key) else value
    text = words.say(f"illegal-{error.key}", **values)
    return f"{text} ({error.rule})" if error.rule else text


def _value(words: Words, field: str, value: object) -> Value:
    if isinstance(value, Secret):
        value = value.value
    if isinstance(value, int):
        return int(value)
    if not value:
        return NONE
    group = GROUPS.get(field)
    if group is None and field == "to" and words.has(f"seat-{value}"):
        group = "seat"  # cards and visits go to a seat, units to a hex
    if group is None:
        return value if isinstance(value, str) else (" → " if field == "path" else ", ").join(_items(value))
    keys = _items(value) if group == "die" or not isinstance(value, str) else [value]
    return ", ".join(words.say(f"{group}-{key.removeprefix(SPECIAL)}") for key in keys)


def _items(value: object) -> list[str]:
    return list(value) if isinstance(value, (str, tuple)) else []
