"""Random Combat decks from the vocabulary: a deck that `overlord check` accepts must play without an error."""

from __future__ import annotations

from typing import Final

from overlord.engine.files.deck.reader import read_deck
from overlord.engine.model.rng import Rng
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables.combat import FAMILIES, STANCES, STATUSES, TAGS, WEAPONS, WHO_AT, WINDOWS, Deck
from overlord.engine.tables.combat_effects import DONE_TO, EFFECTS, FACE_WORDS, WHERE
from overlord.engine.tables.obstacles import OBSTACLES
from overlord.engine.tables.units import UNITS

HEAD: Final = 'key = "made-up"\norigin = "user"\ntheme = "{theme}"\n[text.en]\nname = "Made up"\n'
CARD: Final = """
[[cards]]
key = "card-{number}"
copies = 2
icon = {icon}
class = "{timing}"
window = "{window}"
stance = "{stance}"
target = {target}
effects = {effects}
[cards.text.en]
name = "Card {number}"
text = "What chance has made of it."
"""


def made_up(rng: Rng, size: int = 16) -> Deck:
    """A random deck of this many cards that the reader accepts."""
    head = HEAD.format(theme=_one(("urban", "winter", "jungle", "desert"), rng))
    cards: list[str] = []
    while len(cards) < size:
        text = card(len(cards), rng)
        try:
            read_deck(head + text, "made-up")
        except ScenarioError:
            continue
        cards.append(text)
    return read_deck(head + "".join(cards), "made-up")


def card(number: int, rng: Rng) -> str:
    timing = _one(tuple(WINDOWS), rng)
    window = _one(WINDOWS[timing], rng)
    who = _one(WHO_AT[window], rng)
    fits = [do for do, (windows, _, _) in EFFECTS.items() if window in windows and who in DONE_TO.get(do, (who,))]
    effects = [effect(_one(tuple(fits), rng), window, who, rng, 0) for _ in range(1 + rng.below(2))]
    return CARD.format(
        number=number,
        icon="true" if rng.below(2) else "false",
        timing=timing,
        window=window,
        stance=_one(STANCES, rng),
        target=_table(target(who, rng)),
        effects=f"[{', '.join(effects)}]",
    )


def target(who: str, rng: Rng) -> dict[str, str]:
    """A random target, mostly with few conditions, so that the card can be played."""
    found = {"who": f'"{who}"'}
    ground = tuple(TAGS)
    tests = {
        "types": _words((*FAMILIES, *WEAPONS), rng),
        "on": _words(ground, rng),
        "not_on": _words(ground, rng),
        "near": _words(ground, rng),
        "weakened": "true",
        "moved": "false",
        "battled": "true",
        "clear": "1",
        "alone": "1",
        "mode": '"close"' if rng.below(2) else '"ranged"',
        "distance_most": "3",
        "against": "{ weakened = true }",
        "beside": '{ types = ["any"] }',
        "chain": "true",
        "same_target": "true",
        "enters": _words(ground, rng),
        "enters_empty": "true",
        "step": "1",
        "hex": '"vacant"' if rng.below(2) else '"empty"',
        "own_half": "true",
        "rows": "3",
        "beside_hex": _words(ground, rng),
        "enemy": "{ reach = 3 }",
    }
    found.update({key: value for key, value in tests.items() if not rng.below(14)})
    if not rng.below(3):
        found |= {"most": str(1 + rng.below(3))}
    return found


def effect(do: str, window: str, who: str, rng: Rng, depth: int) -> str:
    _, needed, more = EFFECTS[do]
    keys = [*needed, *(key for key in more if not rng.below(2))]
    found = {"do": f'"{do}"'}
    for key in keys:
        found[key] = _value(do, key, window, who, rng, depth)
    return _table(found)


def _value(do: str, key: str, window: str, who: str, rng: Rng, depth: int) -> str:
    if key == "n":
        return str(rng.below(3) - 1 or 2) if do == "dice" else str(1 + rng.below(3))
    if key in ("least", "dice", "reach", "figures"):
        return str(rng.below(4))
    if key in ("tags", "onto", "end_on"):
        return _words((*TAGS, "all"), rng) if rng.below(2) else '["all"]'
    if key == "what":
        return f'["{_one((*OBSTACLES, "minefield"), rng)}"]'
    if key == "faces":
        return _words(tuple(FACE_WORDS), rng)
    if key in ("results", "choices"):
        simple = [
            do
            for do, (windows, _, _) in EFFECTS.items()
            if window in windows and who in DONE_TO.get(do, (who,)) and (depth < 2 or do not in ("roll", "choice"))
        ]
        parts = [effect(_one(tuple(simple), rng), window, who, rng, depth + 1) for _ in range(2)]
        if key == "choices":
            return f"[[{parts[0]}], [{parts[1]}]]"
        rows = zip(('["grenade", "star", "armor"]', '["infantry"]'), parts, strict=True)
        return "[" + ", ".join(f"{{ faces = {faces}, then = [{part}] }}" for faces, part in rows) + "]"
    words = {
        "mode": ("close", "ranged"),
        "where": WHERE.get(do, ("here",)),
        "flags": ("apply", "none", "forced"),
        "vs": ("retreated",),
        "status": STATUSES,
        "kind": tuple(UNITS),
    }
    return f'"{_one(words[key], rng)}"' if key in words else ("true" if rng.below(2) else "false")


def _words(words: tuple[str, ...], rng: Rng) -> str:
    return "[" + ", ".join(f'"{_one(words, rng)}"' for _ in range(1 + rng.below(3))) + "]"


def _one(words: tuple[str, ...], rng: Rng) -> str:
    return words[rng.below(len(words))]


def _table(values: dict[str, str]) -> str:
    return "{ " + ", ".join(f"{key} = {value}" for key, value in values.items()) + " }"
