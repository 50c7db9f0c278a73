"""Reads a Combat deck file into rows and finds every mistake in it (C-DATA); it opens no file and knows no deck."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from typing import Final

from overlord.engine.names import CAMPS, MANY, NOBODY
from overlord.engine.scenario import ScenarioError
from overlord.engine.tables.decks import (
    AGAINST_PLAYER,
    AGAINST_UNIT,
    ATTACK,
    BEFORE,
    CLOSE,
    DEFEND,
    EMPTY,
    FAMILIES,
    FLAGS,
    HERE,
    LOSS,
    MOVE_END,
    MOVE_START,
    ON_OWN,
    ORDER,
    ORDERED,
    ORDERING,
    OWN,
    POST_BATTLE,
    PRE_BATTLE,
    RANGED,
    ROLLED,
    SPECIAL_ACTIONS,
    SPECIAL_OF_THEME,
    STANCES,
    STATUSES,
    TAGS,
    UNIT_DONE,
    UNITS,
    VACANT,
    WEAPONS,
    WHO_AT,
    WINDOWS,
    WON,
    X_MOVE_END,
    X_MOVE_STEP,
    X_ORDERED,
    CombatCard,
    Deck,
    Effect,
    Feat,
    Need,
    Target,
)
from overlord.engine.tables.obstacles import OBSTACLES
from overlord.engine.tables.units import UNITS as UNIT_KINDS

VERSION: Final = 1
LARGEST: Final = 1_000_000
LEAST_IN_OVERLORD: Final = 18  # C-DATA-05: twelve dealt, and six for Their Finest Hour
ORIGINS: Final = ("own", "user")
LANGUAGES: Final = ("en", "fr", "es")
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FACE_WORDS: Final = {"infantry": "I", "armor": "A", "grenade": "G", "flag": "F", "star": "S"}

_MARK: Final = (ORDER, MOVE_START, MOVE_END, PRE_BATTLE, ATTACK, WON)
_MOVE: Final = (ORDER, MOVE_START)
_OWN_TURN: Final = (BEFORE, ORDER, MOVE_START, MOVE_END, PRE_BATTLE, POST_BATTLE, UNIT_DONE)
_ANY: Final = tuple(dict.fromkeys(window for windows in WINDOWS.values() for window in windows))

# Every effect: the windows it fits, what it needs and what it may say besides.
EFFECTS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]] = {
    "dice": (_MARK, ("n",), ("mode", "least", "vs")),
    "ignore-cover": (_MARK, ("n",), ("mode",)),
    "hit-faces": (_MARK, ("faces",), ("mode",)),
    "ignore-sight": (_MARK, (), ()),
    "flags-unignorable": (_MARK, (), ()),
    "move-bonus": (_MOVE, ("n",), ("forfeits_battle",)),
    "move-max": (_MOVE, ("n",), ("onto", "end_on")),
    "ignore-stop": (_MOVE, ("tags",), ()),
    "battle-after-entry": (_MOVE, ("tags",), ()),
    "battle-if-moved-at-most": (_MOVE, ("n",), ("mode",)),
    "enter-impassable": (_MOVE, ("tags",), ("forfeits_battle",)),
    "move-after": ((UNIT_DONE, POST_BATTLE), ("n",), ()),
    "overrun": ((WON,), (), ("dice", "mode", "anywhere")),
    "extra-battle": ((UNIT_DONE,), ("dice",), ()),
    "dice-less": ((DEFEND,), ("n",), ("least",)),
    "first-strike": ((DEFEND,), (), ("dice",)),
    "withdraw": ((DEFEND,), ("n",), ("away", "fight_on")),
    "cancel-battle": ((DEFEND,), (), ("ground",)),
    "retarget": ((DEFEND,), ("reach",), ()),
    "relocate": ((DEFEND, X_ORDERED, X_MOVE_END), (), ()),
    "return-to-origin": ((DEFEND, X_MOVE_END), (), ("forfeits_battle",)),
    "reroll": ((ROLLED,), ("n",), ()),
    "ignore-hits": ((LOSS,), ("n",), ()),
    "ignore-flags": ((FLAGS,), ("n",), ()),
    "parting-shot": ((FLAGS,), ("dice",), ("cover", "flags", "faces")),
    "block-move": ((X_ORDERED,), (), ()),
    "stop-move": ((X_MOVE_STEP,), (), ()),
    "opportunity-fire": ((X_MOVE_STEP, X_MOVE_END), ("dice",), ("cover", "flags", "faces")),
    "strike": (_OWN_TURN, ("dice",), ("flags", "faces")),
    "lose-figures": (_ANY, ("dice", "faces"), ("keep_last",)),
    "deploy": (_ANY, ("kind",), ("figures", "where", "tags", "clear")),
    "restore": (_OWN_TURN, (), ("n", "dice", "faces", "forfeits_battle")),
    "place": (_OWN_TURN, ("what",), ("where", "reach", "clear")),
    "remove": ((*_OWN_TURN, *_MOVE), ("what",), ("on_enter",)),
    "order-extra": ((BEFORE,), (), ()),
    "status": (_ANY, ("status",), ("reach",)),
    "draw-cards": (_ANY, ("n",), ()),
    "peek-deck": (_ANY, (), ("may_bottom",)),
    "roll": (_ANY, ("results",), ()),
    "choice": (_ANY, ("choices",), ()),
}

# Effects that are done to units, and those that wait on a unit with an order.
_NEED_UNITS: Final = (
    *("restore", "move-after", "extra-battle", "place", "remove", "lose-figures", "relocate", "return-to-origin"),
    *("block-move", "opportunity-fire"),
)
_NEED_ORDERED: Final = (
    *("dice", "ignore-cover", "hit-faces", "ignore-sight", "flags-unignorable", "move-bonus", "move-max"),
    *("ignore-stop", "battle-after-entry", "battle-if-moved-at-most", "enter-impassable"),
)

_TOP: Final = ("version", "key", "origin", "theme", "special", "size", "text", "cards")
_CARD: Final = ("key", "copies", "camp", "icon", "class", "window", "stance", "target", "effects", "text")
_NEED: Final = tuple(field.name for field in fields(Need))
_TARGET: Final = tuple(field.name for field in fields(Target))


class At:
    """A place in the file, by its path of keys, where problems are noted."""

    def __init__(self, path: str, problems: list[tuple[str, str]]) -> None:
        self.path = path
        self.problems = problems

    def below(self, key: object) -> At:
        step = f"[{key}]" if isinstance(key, int) else f".{key}" if self.path else str(key)
        return At(self.path + step, self.problems)

    def problem(self, text: str) -> None:
        self.problems.append((self.path, text))


def read_deck(text: str, name: str = "deck") -> Deck:
    """The deck that a TOML text describes; ScenarioError carries every problem with its place."""
    if len(text) > LARGEST:
        raise ScenarioError([f"{name}: the file has {len(text)} characters, more than {LARGEST}"])
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ScenarioError([f"{name}: this is no deck: {error or 'nested too deeply'}"]) from None
    deck, problems = deck_of(values, text)
    if problems or deck is None:
        raise ScenarioError([f"{name}: {path}: {problem}" for path, problem in problems])
    return deck


def deck_of(values: dict[str, object], text: str) -> tuple[Deck | None, list[tuple[str, str]]]:
    """The deck, or the path and the sentence of every problem."""
    problems: list[tuple[str, str]] = []
    at = At("", problems)
    _known(values, at, _TOP)
    version = _number(values, "version", at, VERSION)
    if version != VERSION:
        at.below("version").problem(f"this file is of format {version}; this program reads {VERSION}")
    key = _key(values, at)
    origin = _word(values, "origin", at, ORIGINS, "user")
    theme = _word(values, "theme", at, tuple(SPECIAL_OF_THEME), "urban")
    special_key, special = _special(values, at, theme)
    rows = values.get("cards", [])
    cards: list[CombatCard] = []
    if not isinstance(rows, list) or not rows:
        at.below("cards").problem("a deck has at least one [[cards]] table")
        rows = []
    for n, row in enumerate(rows):
        card = _card(row, at.below("cards").below(n), special_key, special)
        if card is None:
            continue
        if any(other.key == card.key for other in cards):
            at.below("cards").below(n).below("key").problem(f"there are two cards {card.key!r} (C-DATA-06)")
        cards.append(card)
    deck = Deck(key, origin, theme, special_key, special, tuple(cards), _texts(values, at, ("name",)), text)
    size = _number(values, "size", at, deck.size)
    if size != deck.size and len(cards) == len(rows):
        at.below("size").problem(f"the copies add up to {deck.size} cards, not {size}")
    return (None if problems else deck), problems


def warnings_of(deck: Deck) -> list[str]:
    """What a deck lacks without being wrong (C-DATA-05)."""
    if deck.size < LEAST_IN_OVERLORD:
        return [f"size: {deck.size} cards; an Overlord battle wants {LEAST_IN_OVERLORD} or more (C-DATA-05)"]
    return []


# ---- a card -------------------------------------------------------------------------------------


def _card(row: object, at: At, special_key: str, special: Feat) -> CombatCard | None:
    before = len(at.problems)
    if not isinstance(row, dict):
        at.problem("a card is a table")
        return None
    _known(row, at, _CARD)
    key = _key(row, at)
    copies = _number(row, "copies", at, 1)
    if not 1 <= copies <= 60:
        at.below("copies").problem(f"a card has 1 to 60 copies, not {copies}")
    camp_word = _word(row, "camp", at, (*CAMPS, "any"), "any")
    camp = CAMPS.index(camp_word) if camp_word in CAMPS else NOBODY
    icon = _flag(row, "icon", at, False)
    if camp != NOBODY and not icon:
        at.below("icon").problem(f"a card for the {camp_word} must bear the icon (C-SPEC-03, C-DATA-03)")
    timing = _word(row, "class", at, tuple(WINDOWS), "", needed=True)
    window = _word(row, "window", at, _ANY, "", needed=True)
    if timing and window and window not in WINDOWS[timing]:
        fitting = ", ".join(WINDOWS[timing])
        at.below("window").problem(f"the window {window} is none of the class {timing}: {fitting} (C-DATA-04)")
    stance = _word(row, "stance", at, STANCES, "", needed=True)
    target = _target(row.get("target", {}), at.below("target"))
    if window and target.who not in WHO_AT.get(window, ()):
        fitting = ", ".join(WHO_AT.get(window, ()))
        at.below("target").below("who").problem(f"at {window} a card names {fitting}, not {target.who} (C-DATA-04)")
    effects = _effects(row.get("effects", []), at.below("effects"), window)
    if not effects:
        at.below("effects").problem("a card does something")
    _fitting(stance, target, effects, at)
    text = _texts(row, at, ("name", "text"))
    if len(at.problems) > before:
        return None
    return CombatCard(
        key, copies, camp, icon, Feat(timing, window, stance, target, effects), special, special_key, text
    )


def _fitting(stance: str, target: Target, effects: tuple[Effect, ...], at: At) -> None:
    """Stance, target and effects of one card must speak of the same thing."""
    hostile = stance in (AGAINST_UNIT, AGAINST_PLAYER)
    if stance == ON_OWN and target.who in ("enemy", "attacker", "mover"):
        at.below("stance").problem(f"a card that names the {target.who} is not on-own (Q-3)")
    if hostile and target.who in (OWN, "other"):
        at.below("stance").problem(f"a card that names {target.who} is not hostile (Q-3)")
    for n, effect in enumerate(effects):
        _fits_target(effect, target, at.below("effects").below(n))


def _fits_target(effect: Effect, target: Target, at: At) -> None:
    """What a card names must be something that this effect, and those within it, can be done to."""
    do, who = effect.do, target.who
    if do == "order-extra" and who != OWN:
        at.problem("order-extra needs a target of who = own")
    if do == "deploy" and effect.where == HERE and who != "hex":
        at.problem("deploy needs a target of who = hex, or where = beside or baseline")
    if (do in _NEED_UNITS or (do == "status" and effect.status != "rain")) and who not in UNITS:
        at.problem(f"{do} needs a unit as target")
    if do in _NEED_ORDERED and who not in (ORDERED, "other"):
        at.problem(f"{do} needs an ordered unit as target")
    if do == "overrun" and who != ORDERED:
        at.problem("overrun needs the unit that has won as target, who = ordered")
    if effect.status == "rain" and who != "section":
        at.problem("rain falls on a target of who = section")
    for k, (_, effects) in enumerate(effect.results):
        for n, part in enumerate(effects):
            _fits_target(part, target, at.below("results").below(k).below("then").below(n))
    for k, effects in enumerate(effect.choices):
        for n, part in enumerate(effects):
            _fits_target(part, target, at.below("choices").below(k).below(n))


def _special(values: dict[str, object], at: At, theme: str) -> tuple[str, Feat]:
    """The deck's special action: a built-in one by name, or a table of its own (C-DATA-02)."""
    value = values.get("special", SPECIAL_OF_THEME[theme])
    if isinstance(value, str):
        if value not in SPECIAL_ACTIONS:
            at.below("special").problem(f"there is no special action {value!r}: {', '.join(SPECIAL_ACTIONS)}")
            value = SPECIAL_OF_THEME[theme]
        return value, SPECIAL_ACTIONS[value]
    place = at.below("special")
    if not isinstance(value, dict):
        place.problem("a special action is a name or a table")
        return SPECIAL_OF_THEME[theme], SPECIAL_ACTIONS[SPECIAL_OF_THEME[theme]]
    _known(value, place, ("key", "target", "effects", "text"))
    target = _target(value.get("target", {}), place.below("target"))
    if target.who != ORDERED:
        place.below("target").below("who").problem("a special action is played on an ordered unit (C-SPEC-04)")
    effects = _effects(value.get("effects", []), place.below("effects"), ATTACK)
    return _key(value, place), Feat(ORDERING, ATTACK, ON_OWN, target, effects)


# ---- targets and effects ------------------------------------------------------------------------


def _need(value: object, at: At) -> Need:
    if not isinstance(value, dict):
        at.problem("a table of tests was expected")
        return Need()
    _known(value, at, _NEED)
    return Need(**_tests(value, at))  # type: ignore[arg-type]


def _tests(value: dict[str, object], at: At) -> dict[str, object]:
    """The tests that targets and nested needs have in common."""
    found: dict[str, object] = {"types": _list(value, "types", at, (*FAMILIES, *WEAPONS))}
    for key in ("on", "not_on", "near"):
        found[key] = _list(value, key, at, tuple(TAGS))
    found["weakened"] = _flag(value, "weakened", at, False)
    found["sight"] = _flag(value, "sight", at, False)
    found["reach"] = _number(value, "reach", at, 0)
    for key in ("beside", "within"):
        found[key] = _need(value[key], at.below(key)) if key in value else None
    if found["within"] is not None and not found["reach"]:
        at.below("within").problem("within needs a reach in hexes")
    return found


def _target(value: object, at: At) -> Target:
    if not isinstance(value, dict):
        at.problem("a target is a table")
        return Target()
    _known(value, at, _TARGET)
    found = _tests(value, at)
    found["who"] = _word(value, "who", at, tuple(dict.fromkeys(w for row in WHO_AT.values() for w in row)), "nothing")
    for key in ("started_on", "enters", "beside_hex"):
        found[key] = _list(value, key, at, tuple(TAGS))
    for key in ("started_clear", "chain", "same_target", "after_first", "enters_empty", "own_half"):
        found[key] = _flag(value, key, at, False)
    for key in ("moved", "battled"):
        found[key] = _flag(value, key, at, False) if key in value else None
    for key, default in (("least", 1), ("most", 1)):
        found[key] = _number(value, key, at, default)
    for key in ("clear", "alone", "distance_least", "distance_most", "step", "rows"):
        found[key] = _number(value, key, at, 0)
    found["mode"] = _word(value, "mode", at, (CLOSE, RANGED), "")
    found["hex"] = _word(value, "hex", at, (VACANT, EMPTY), "")
    for key in ("against", "enemy"):
        found[key] = _need(value[key], at.below(key)) if key in value else None
    target = Target(**found)  # type: ignore[arg-type]
    if not 1 <= target.least <= target.most:
        at.below("most").problem("at least one is named, and at most as many as `most` says")
    return target


def _effects(value: object, at: At, window: str, depth: int = 0) -> tuple[Effect, ...]:
    if not isinstance(value, list):
        at.problem("a list of effects was expected")
        return ()
    if depth > 4:
        at.problem("effects are nested too deeply")
        return ()
    found = [_effect(row, at.below(n), window, depth) for n, row in enumerate(value)]
    return tuple(effect for effect in found if effect is not None)


def _effect(row: object, at: At, window: str, depth: int) -> Effect | None:
    if not isinstance(row, dict):
        at.problem("an effect is a table with the key `do`")
        return None
    do = row.get("do")
    if not isinstance(do, str) or do not in EFFECTS:
        at.below("do").problem(f"there is no effect {do!r} (C-DATA-04)")
        return None
    windows, needed, more = EFFECTS[do]
    if window and window not in windows:
        at.below("do").problem(f"{do} does nothing at {window}; it fits {', '.join(windows)} (C-DATA-04)")
    _known(row, at, ("do", *needed, *more))
    for key in needed:
        if key not in row:
            at.problem(f"{do} needs {key}")
    found: dict[str, object] = {"do": do}
    for key in row:
        if key in (*needed, *more):
            found.update(_value(row, key, at, window, depth))
    return Effect(**found)  # type: ignore[arg-type]


def _value(row: dict[str, object], key: str, at: At, window: str, depth: int) -> dict[str, object]:
    """One parameter of an effect, as the fields it fills."""
    if key == "n":
        return _amount(row["n"], at.below("n"))
    if key in ("least", "dice", "reach", "figures"):
        return {key: _number(row, key, at, 0)}
    if key in ("forfeits_battle", "cover", "clear", "keep_last", "on_enter", "ground", "away", "fight_on", "anywhere"):
        return {key: _flag(row, key, at, False)}
    if key == "may_bottom":
        return {key: _flag(row, key, at, False)}
    if key in ("tags", "onto", "end_on"):
        return {key: _list(row, key, at, (*TAGS, "all"))}
    if key == "what":
        return {key: _list(row, key, at, (*OBSTACLES, "minefield"))}
    if key == "faces":
        return {key: _faces(row["faces"], at.below("faces"))}
    if key == "results":
        return {key: _results(row["results"], at.below("results"), window, depth)}
    if key == "choices":
        return {key: _choices(row["choices"], at.below("choices"), window, depth)}
    words = {
        "mode": (CLOSE, RANGED),
        "where": (HERE, VACANT, EMPTY, "beside", "baseline"),
        "flags": ("apply", "none", "forced"),
        "vs": ("retreated",),
        "status": STATUSES,
        "kind": tuple(UNIT_KINDS),
    }
    return {key: _word(row, key, at, words[key], "")}


def _amount(value: object, at: At) -> dict[str, object]:
    """A number, `all`, or one number a family."""
    if value == "all":
        return {"n": MANY}
    if isinstance(value, int) and not isinstance(value, bool) and -9 <= value <= 99:
        return {"n": value}
    if isinstance(value, dict) and value:
        known = ("infantry", "armor", "artillery")
        _known(value, at, known)
        return {"by_kind": (*(_number(value, key, at, 0) for key in known), 0)}
    at.problem("a number, `all`, or a table of numbers by family was expected")
    return {}


def _faces(value: object, at: At) -> str:
    if not isinstance(value, list) or not all(isinstance(word, str) and word in FACE_WORDS for word in value):
        at.problem(f"a list of die faces was expected: {', '.join(FACE_WORDS)}")
        return ""
    return "".join(FACE_WORDS[word] for word in value)


def _results(value: object, at: At, window: str, depth: int) -> tuple[tuple[str, tuple[Effect, ...]], ...]:
    """What a roll brings: rows of faces and effects."""
    if not isinstance(value, list):
        at.problem("a list of { faces, then } was expected")
        return ()
    found: list[tuple[str, tuple[Effect, ...]]] = []
    for n, row in enumerate(value):
        place = at.below(n)
        if not isinstance(row, dict):
            place.problem("a table with faces and then was expected")
            continue
        _known(row, place, ("faces", "then"))
        faces = _faces(row.get("faces", []), place.below("faces"))
        found.append((faces, _effects(row.get("then", []), place.below("then"), window, depth + 1)))
    return tuple(found)


def _choices(value: object, at: At, window: str, depth: int) -> tuple[tuple[Effect, ...], ...]:
    if not isinstance(value, list) or len(value) < 2:
        at.problem("a list of two or more lists of effects was expected")
        return ()
    return tuple(_effects(row, at.below(n), window, depth + 1) for n, row in enumerate(value))


# ---- single values ------------------------------------------------------------------------------


def _known(values: dict[str, object], at: At, allowed: tuple[str, ...]) -> None:
    for key in values:
        if key not in allowed:
            at.below(key).problem(f"there is no key {key!r} here; there are {', '.join(allowed)} (C-DATA-04)")


def _key(values: dict[str, object], at: At) -> str:
    value = values.get("key")
    if not isinstance(value, str) or not KEY.fullmatch(value) or len(value) > 60:
        at.below("key").problem("a key of small letters, digits and hyphens was expected")
        return "?"
    return value


def _word(
    values: dict[str, object], key: str, at: At, words: tuple[str, ...], default: str, *, needed: bool = False
) -> str:
    value = values.get(key, default)
    if key not in values and needed:
        at.problem(f"{key} is missing: one of {', '.join(words)}")
        return default
    if value != default and value not in words:
        at.below(key).problem(f"one of {', '.join(words)} was expected, not {value!r} (C-DATA-04)")
        return default
    return str(value)


def _list(values: dict[str, object], key: str, at: At, words: tuple[str, ...]) -> tuple[str, ...]:
    value = values.get(key, [])
    if not isinstance(value, list):
        at.below(key).problem(f"a list of words was expected: {', '.join(words)}")
        return ()
    for n, word in enumerate(value):
        if not isinstance(word, str) or word not in words:
            at.below(key).below(n).problem(f"there is no {word!r} here: {', '.join(words)} (C-DATA-04)")
    return tuple(word for word in value if isinstance(word, str) and word in words)


def _number(values: dict[str, object], key: str, at: At, default: int) -> int:
    value = values.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 999:
        at.below(key).problem(f"a number from 0 to 999 was expected, not {value!r}")
        return default
    return value


def _flag(values: dict[str, object], key: str, at: At, default: bool) -> bool:
    value = values.get(key, default)
    if not isinstance(value, bool):
        at.below(key).problem(f"true or false was expected, not {value!r}")
        return default
    return value


def _texts(values: dict[str, object], at: At, wanted: tuple[str, ...]) -> dict[str, dict[str, str]]:
    """Texts by language: English at least."""
    value = values.get("text", {})
    place = at.below("text")
    if not isinstance(value, dict):
        place.problem("a table by language was expected")
        return {}
    _known(value, place, LANGUAGES)
    found: dict[str, dict[str, str]] = {}
    for lang, texts in value.items():
        if not isinstance(texts, dict) or not all(isinstance(text, str) and text for text in texts.values()):
            place.below(lang).problem("a table of texts was expected")
            continue
        _known(texts, place.below(lang), (*wanted, "special", "special_text"))
        found[lang] = {key: str(text) for key, text in texts.items()}
    for key in wanted:
        if key not in found.get("en", {}):
            place.below("en").problem(f"the English text has no {key}")
    return found
