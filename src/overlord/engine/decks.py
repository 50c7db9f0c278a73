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
    ENEMY,
    FAMILIES,
    FLAGS,
    HERE,
    HEX,
    LINE,
    LOSS,
    MOVE_END,
    MOVE_START,
    NEUTRAL,
    ON_OWN,
    ORDER,
    ORDERED,
    ORDERING,
    OTHER,
    OWN,
    POST_BATTLE,
    PRE_BATTLE,
    RAIN,
    RANGED,
    ROLLED,
    SECTION,
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
MOST_DOTS: Final = 60  # in one line; a key of thousands of parts takes the parser minutes
LEAST_IN_OVERLORD: Final = 18  # C-DATA-05: twelve dealt, and six for Their Finest Hour
MOST_COPIES: Final = 60
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
    "remove": (_OWN_TURN, ("what",), ("on_enter",)),
    "order-extra": ((BEFORE,), (), ()),
    "status": (_ANY, ("status",), ("reach",)),
    "draw-cards": (_ANY, ("n",), ()),
    "peek-deck": (_ANY, (), ("may_bottom",)),
    "roll": (_ANY, ("results",), ()),
    "choice": (_ANY, ("choices",), ()),
}

# Whom an effect can be done to, where not every target will do; a card that names an enemy as well strikes that one.
_ACTORS: Final = (ORDERED, OTHER)
_DONE_TO: Final[dict[str, tuple[str, ...]]] = {
    **{do: _ACTORS for do, (windows, _, _) in EFFECTS.items() if windows in (_MARK, _MOVE)},
    "overrun": (ORDERED,),
    "order-extra": (OWN,),
    "restore": (ORDERED, OTHER, OWN),
    "move-after": (ORDERED, OTHER, OWN),
    "extra-battle": (ORDERED,),
    "strike": (ENEMY, HEX, LINE),
    "lose-figures": UNITS,
    "place": UNITS,
    "remove": UNITS,
}
_WHOLE: Final = ("ignore-cover", "reroll", "ignore-hits", "ignore-flags")  # their n may be `all`
_BY_FAMILY: Final = ("move-after",)  # its n may be one number a family
_WHERE: Final = {"deploy": (HERE, "beside", "baseline"), "place": (HERE, VACANT, EMPTY)}
_NEIGHBOR: Final = ("types", "on", "not_on", "near")  # what is asked of a unit beside or within reach

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
    dotted = next((n for n, line in enumerate(text.splitlines(), 1) if line.count(".") > MOST_DOTS), 0)
    if dotted:
        raise ScenarioError([f"{name}: line {dotted} has more than {MOST_DOTS} dots"])
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
        if card is not None:
            cards.append(card)
    _tally(values, rows, at)
    wanted = ("name", "special", "special_text") if isinstance(values.get("special"), dict) else ("name",)
    texts = _texts(values, at, wanted, ("special", "special_text"))
    deck = Deck(key, origin, theme, special_key, special, tuple(cards), texts, text)
    return (None if problems else deck), problems


def _tally(values: dict[str, object], rows: list[object], at: At) -> None:
    """Keys are unique and copies add up, whatever else is wrong with the cards."""
    seen: set[str] = set()
    total = 0
    for n, row in enumerate(rows):
        key = row.get("key") if isinstance(row, dict) else None
        if isinstance(key, str) and key in seen:
            at.below("cards").below(n).below("key").problem(f"there are two cards {_shown(key)} (C-DATA-06)")
        if isinstance(key, str):
            seen.add(key)
        copies = row.get("copies", 1) if isinstance(row, dict) else 0
        total += copies if isinstance(copies, int) and 1 <= copies <= MOST_COPIES else 0
    size = _number(values, "size", at, min(total, 999))
    if "size" in values and size != total:
        at.below("size").problem(f"the copies add up to {total} cards, not {size}")


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
    if not 1 <= copies <= MOST_COPIES:
        at.below("copies").problem(f"a card has 1 to {MOST_COPIES} copies, not {copies}")
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
    if row.get("effects", []) == []:
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
    if stance in (ON_OWN, NEUTRAL) and target.who in (ENEMY, "attacker", "mover"):
        at.below("stance").problem(f"a card that names the {target.who} is not {stance} (Q-3)")
    if hostile and (target.who in (OWN, OTHER) or (target.who == ORDERED and target.enemy is None)):
        at.below("stance").problem(f"a card that names {target.who} and no enemy is not hostile (Q-3)")
    _all_fit(target, effects, at.below("effects"))


def _all_fit(target: Target, effects: tuple[Effect, ...], at: At) -> None:
    """Every effect, in a choice or behind a roll too, can be done to what the card names."""
    for n, effect in enumerate(effects):
        place = at.below(n)
        _fits(target, effect, place)
        for m, (_, then) in enumerate(effect.results):
            _all_fit(target, then, place.below("results").below(m).below("then"))
        for m, choice in enumerate(effect.choices):
            _all_fit(target, choice, place.below("choices").below(m))


def _fits(target: Target, effect: Effect, at: At) -> None:
    do = effect.do
    whom = _DONE_TO.get(do)
    if (
        whom is not None
        and target.who not in whom
        and not (target.enemy is not None and do in ("strike", "lose-figures"))
    ):
        at.problem(f"{do} needs a target of who = {' or '.join(whom)}, not {target.who} (C-DATA-04)")
    if do == "deploy" and effect.where == HERE and target.who != HEX:
        at.problem("deploy needs a target of who = hex, or where = beside or baseline (C-DATA-04)")
    if do == "deploy" and effect.where == "beside" and target.who not in (*UNITS, HEX):
        at.problem("deploy beside needs a unit or a hex as target (C-DATA-04)")
    if do == "restore" and not effect.n and not (effect.dice and effect.faces):
        at.problem("restore needs n, or dice and faces")
    if effect.status == RAIN:
        if target.who != SECTION:
            at.problem("rain falls on a target of who = section (C-DATA-04)")
        if not effect.reach:
            at.problem("rain needs a reach in hexes")
    elif do == "status" and target.who not in UNITS:
        at.problem(f"{effect.status} is a mark of a unit, not of {target.who} (C-DATA-04)")


def _special(values: dict[str, object], at: At, theme: str) -> tuple[str, Feat]:
    """The deck's special action: a built-in one by name, or a table of its own (C-DATA-02)."""
    value = values.get("special", SPECIAL_OF_THEME[theme])
    if isinstance(value, str):
        if value not in SPECIAL_ACTIONS:
            known = ", ".join(SPECIAL_ACTIONS)
            at.below("special").problem(f"there is no special action {_shown(value)}: {known}")
            value = SPECIAL_OF_THEME[theme]
        return value, SPECIAL_ACTIONS[value]
    place = at.below("special")
    if not isinstance(value, dict):
        place.problem("a special action is a name or a table")
        return SPECIAL_OF_THEME[theme], SPECIAL_ACTIONS[SPECIAL_OF_THEME[theme]]
    _known(value, place, ("key", "target", "effects"))
    target = _target(value.get("target", {}), place.below("target"))
    if target.who != ORDERED:
        place.below("target").below("who").problem("a special action is played on an ordered unit (C-SPEC-04)")
    effects = _effects(value.get("effects", []), place.below("effects"), ATTACK)
    if value.get("effects", []) == []:
        place.below("effects").problem("a special action does something")
    _all_fit(target, effects, place.below("effects"))
    return _key(value, place), Feat(ORDERING, ATTACK, ON_OWN, target, effects)


# ---- targets and effects ------------------------------------------------------------------------


def _need(value: object, at: At, known: tuple[str, ...] = _NEED) -> Need:
    if not isinstance(value, dict):
        at.problem("a table of tests was expected")
        return Need()
    _known(value, at, known)
    return Need(**_tests({key: value[key] for key in value if key in known}, at))  # type: ignore[arg-type]


def _tests(value: dict[str, object], at: At) -> dict[str, object]:
    """The tests that targets and nested needs have in common."""
    found: dict[str, object] = {"types": _list(value, "types", at, (*FAMILIES, *WEAPONS))}
    for key in ("on", "not_on", "near"):
        found[key] = _list(value, key, at, tuple(TAGS))
    found["weakened"] = _flag(value, "weakened", at, False)
    found["sight"] = _flag(value, "sight", at, False)
    found["reach"] = _number(value, "reach", at, 0)
    for key in ("beside", "within"):
        found[key] = _need(value[key], at.below(key), _NEIGHBOR) if key in value else None
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
    return tuple(_effect(row, at.below(n), window, depth) for n, row in enumerate(value))


def _effect(row: object, at: At, window: str, depth: int) -> Effect:
    """An effect; one that cannot be told keeps its place, so that the places of the others are right."""
    if not isinstance(row, dict) or "do" not in row:
        at.problem("an effect is a table with the key `do`")
        return Effect("")
    do = row["do"]
    if not isinstance(do, str) or do not in EFFECTS:
        at.below("do").problem(f"there is no effect {_shown(do)} (C-DATA-04)")
        return Effect("")
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
        return _amount(row["n"], at.below("n"), str(row["do"]))
    if key in ("least", "dice", "reach", "figures"):
        return {key: _number(row, key, at, 0)}
    if key in ("forfeits_battle", "cover", "clear", "keep_last", "on_enter", "ground", "away", "fight_on", "anywhere"):
        return {key: _flag(row, key, at, False)}
    if key == "may_bottom":
        return {key: _flag(row, key, at, False)}
    if key in ("tags", "onto", "end_on"):
        return {key: _list(row, key, at, (*TAGS, "all"))}
    if key == "what":
        return {key: _what(row, at)}
    if key == "faces":
        return {key: _faces(row["faces"], at.below("faces"))}
    if key == "results":
        return {key: _results(row["results"], at.below("results"), window, depth)}
    if key == "choices":
        return {key: _choices(row["choices"], at.below("choices"), window, depth)}
    words = {
        "mode": (CLOSE, RANGED),
        "where": _WHERE.get(str(row["do"]), ()),
        "flags": ("apply", "none", "forced"),
        "vs": ("retreated",),
        "status": STATUSES,
        "kind": tuple(UNIT_KINDS),
    }
    return {key: _word(row, key, at, words[key], "")}


def _what(row: dict[str, object], at: At) -> tuple[str, ...]:
    """Obstacles and mines: one that is placed, any of those that are removed."""
    found = _list(row, "what", at, (*OBSTACLES, "minefield"))
    if isinstance(row["what"], list) and (not row["what"] or (row["do"] == "place" and len(row["what"]) > 1)):
        at.below("what").problem("one thing to place, or one or more to remove, was expected")
    return found


def _amount(value: object, at: At, do: str) -> dict[str, object]:
    """A number, `all` or one number a family, as far as the effect knows them; only `dice` may take away."""
    if value == "all" and do in _WHOLE:
        return {"n": MANY}
    if isinstance(value, int) and not isinstance(value, bool) and (-9 if do == "dice" else 1) <= value <= 9:
        return {"n": value}
    if isinstance(value, dict) and value and do in _BY_FAMILY:
        known = ("infantry", "armor", "artillery")
        _known(value, at, known)
        return {"by_kind": (*(_number(value, key, at, 0) for key in known), 0)}
    whole = ", or `all`" if do in _WHOLE else ""
    family = ", or a table of numbers by family" if do in _BY_FAMILY else ""
    at.problem(f"a number from {-9 if do == 'dice' else 1} to 9{whole}{family} was expected, not {_shown(value)}")
    return {}


def _faces(value: object, at: At) -> str:
    if not isinstance(value, list) or not value or not all(isinstance(w, str) and w in FACE_WORDS for w in value):
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
            found.append(("", ()))
            continue
        _known(row, place, ("faces", "then"))
        if not row.get("then"):
            place.below("then").problem("a result does something")
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
            at.below(key).problem(f"there is no key {_shown(key)} here; there are {', '.join(allowed)} (C-DATA-04)")


def _key(values: dict[str, object], at: At) -> str:
    value = values.get("key")
    if not isinstance(value, str) or not KEY.fullmatch(value) or len(value) > 60:
        at.below("key").problem("a key of small letters, digits and hyphens was expected")
        return "?"
    return value


def _word(
    values: dict[str, object], key: str, at: At, words: tuple[str, ...], default: str, *, needed: bool = False
) -> str:
    if key not in values:
        if needed:
            at.problem(f"{key} is missing: one of {', '.join(words)}")
        return default
    value = values[key]
    if value not in words:
        at.below(key).problem(f"one of {', '.join(words)} was expected, not {_shown(value)} (C-DATA-04)")
        return default
    return str(value)


def _list(values: dict[str, object], key: str, at: At, words: tuple[str, ...]) -> tuple[str, ...]:
    value = values.get(key, [])
    if not isinstance(value, list):
        at.below(key).problem(f"a list of words was expected: {', '.join(words)}")
        return ()
    for n, word in enumerate(value):
        if not isinstance(word, str) or word not in words:
            at.below(key).below(n).problem(f"there is no {_shown(word)} here: {', '.join(words)} (C-DATA-04)")
    return tuple(word for word in value if isinstance(word, str) and word in words)


def _number(values: dict[str, object], key: str, at: At, default: int) -> int:
    value = values.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 999:
        at.below(key).problem(f"a number from 0 to 999 was expected, not {_shown(value)}")
        return default
    return value


def _flag(values: dict[str, object], key: str, at: At, default: bool) -> bool:
    value = values.get(key, default)
    if not isinstance(value, bool):
        at.below(key).problem(f"true or false was expected, not {_shown(value)}")
        return default
    return value


def _shown(value: object) -> str:
    """A wrong value as a problem shows it: short, whatever its size or depth."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**9:
        return "a huge number"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return repr(value if len(value) <= 60 else f"{value[:60]}…")
    return "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else "a date or time"


def _texts(
    values: dict[str, object], at: At, wanted: tuple[str, ...], more: tuple[str, ...] = ()
) -> dict[str, dict[str, str]]:
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
        _known(texts, place.below(lang), tuple(dict.fromkeys((*wanted, *more))))
        found[lang] = {key: str(text) for key, text in texts.items()}
    for key in wanted:
        if key not in found.get("en", {}):
            place.below("en").problem(f"the English text has no {key}")
    return found
