"""Targets and effects of a deck file as rows, and whether they fit each other; the cards are read in reader.py."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from overlord.engine.files.deck.values import At, check_keys, flag_at, number_at, shown, word_at, words_at
from overlord.engine.model.names import MANY
from overlord.engine.tables.combat import (
    CLOSE,
    EMPTY,
    FAMILIES,
    HERE,
    HEX,
    RAIN,
    RANGED,
    SECTION,
    STATUSES,
    TAGS,
    UNITS,
    VACANT,
    WEAPONS,
    WHO_AT,
    Effect,
    Need,
    Target,
)
from overlord.engine.tables.combat_effects import BY_FAMILY, DONE_TO, EFFECTS, FACE_WORDS, NEIGHBOR, WHERE, WHOLE
from overlord.engine.tables.obstacles import OBSTACLES
from overlord.engine.tables.units import UNITS as UNIT_KINDS

NEED_KEYS: Final = tuple(field.name for field in fields(Need))
TARGET_KEYS: Final = tuple(field.name for field in fields(Target))


def _need(value: object, at: At, known: tuple[str, ...] = NEED_KEYS) -> Need:
    if not isinstance(value, dict):
        at.problem("a table of tests was expected")
        return Need()
    check_keys(value, at, known)
    return Need(**_tests({key: value[key] for key in value if key in known}, at))  # type: ignore[arg-type]


def _tests(value: dict[str, object], at: At) -> dict[str, object]:
    """The tests that targets and nested needs have in common."""
    found: dict[str, object] = {"types": words_at(value, "types", at, (*FAMILIES, *WEAPONS))}
    for key in ("on", "not_on", "near"):
        found[key] = words_at(value, key, at, tuple(TAGS))
    found["weakened"] = flag_at(value, "weakened", at, False)
    found["sight"] = flag_at(value, "sight", at, False)
    found["reach"] = number_at(value, "reach", at, 0)
    for key in ("beside", "within"):
        found[key] = _need(value[key], at.below(key), NEIGHBOR) if key in value else None
    if found["within"] is not None and not found["reach"]:
        at.below("within").problem("within needs a reach in hexes")
    return found


def target_at(value: object, at: At) -> Target:
    if not isinstance(value, dict):
        at.problem("a target is a table")
        return Target()
    check_keys(value, at, TARGET_KEYS)
    found = _tests(value, at)
    found["who"] = word_at(value, "who", at, tuple(dict.fromkeys(w for row in WHO_AT.values() for w in row)), "nothing")
    for key in ("started_on", "enters", "beside_hex"):
        found[key] = words_at(value, key, at, tuple(TAGS))
    for key in ("started_clear", "chain", "same_target", "after_first", "enters_empty", "own_half"):
        found[key] = flag_at(value, key, at, False)
    for key in ("moved", "battled"):
        found[key] = flag_at(value, key, at, False) if key in value else None
    for key, default in (("least", 1), ("most", 1)):
        found[key] = number_at(value, key, at, default)
    for key in ("clear", "alone", "distance_least", "distance_most", "step", "rows"):
        found[key] = number_at(value, key, at, 0)
    found["mode"] = word_at(value, "mode", at, (CLOSE, RANGED), "")
    found["hex"] = word_at(value, "hex", at, (VACANT, EMPTY), "")
    for key in ("against", "enemy"):
        found[key] = _need(value[key], at.below(key)) if key in value else None
    target = Target(**found)  # type: ignore[arg-type]
    if not 1 <= target.least <= target.most:
        at.below("most").problem("at least one is named, and at most as many as `most` says")
    return target


def effects_at(value: object, at: At, window: str, depth: int = 0) -> tuple[Effect, ...]:
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
        at.below("do").problem(f"there is no effect {shown(do)} (C-DATA-04)")
        return Effect("")
    windows, needed, more = EFFECTS[do]
    if window and window not in windows:
        at.below("do").problem(f"{do} does nothing at {window}; it fits {', '.join(windows)} (C-DATA-04)")
    check_keys(row, at, ("do", *needed, *more))
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
        return {key: number_at(row, key, at, 0)}
    if key in ("forfeits_battle", "cover", "clear", "keep_last", "on_enter", "ground", "away", "fight_on", "anywhere"):
        return {key: flag_at(row, key, at, False)}
    if key == "may_bottom":
        return {key: flag_at(row, key, at, False)}
    if key in ("tags", "onto", "end_on"):
        return {key: words_at(row, key, at, (*TAGS, "all"))}
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
        "where": WHERE.get(str(row["do"]), ()),
        "flags": ("apply", "none", "forced"),
        "vs": ("retreated",),
        "status": STATUSES,
        "kind": tuple(UNIT_KINDS),
    }
    return {key: word_at(row, key, at, words[key], "")}


def _what(row: dict[str, object], at: At) -> tuple[str, ...]:
    """Obstacles and mines: one that is placed, any of those that are removed."""
    found = words_at(row, "what", at, (*OBSTACLES, "minefield"))
    if isinstance(row["what"], list) and (not row["what"] or (row["do"] == "place" and len(row["what"]) > 1)):
        at.below("what").problem("one thing to place, or one or more to remove, was expected")
    return found


def _amount(value: object, at: At, do: str) -> dict[str, object]:
    """A number, `all` or one number a family, as far as the effect knows them; only `dice` may take away."""
    if value == "all" and do in WHOLE:
        return {"n": MANY}
    if isinstance(value, int) and not isinstance(value, bool) and (-9 if do == "dice" else 1) <= value <= 9:
        return {"n": value}
    if isinstance(value, dict) and value and do in BY_FAMILY:
        known = ("infantry", "armor", "artillery")
        check_keys(value, at, known)
        return {"by_kind": (*(number_at(value, key, at, 0) for key in known), 0)}
    whole = ", or `all`" if do in WHOLE else ""
    family = ", or a table of numbers by family" if do in BY_FAMILY else ""
    at.problem(f"a number from {-9 if do == 'dice' else 1} to 9{whole}{family} was expected, not {shown(value)}")
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
        check_keys(row, place, ("faces", "then"))
        if not row.get("then"):
            place.below("then").problem("a result does something")
        faces = _faces(row.get("faces", []), place.below("faces"))
        found.append((faces, effects_at(row.get("then", []), place.below("then"), window, depth + 1)))
    return tuple(found)


def _choices(value: object, at: At, window: str, depth: int) -> tuple[tuple[Effect, ...], ...]:
    if not isinstance(value, list) or len(value) < 2:
        at.problem("a list of two or more lists of effects was expected")
        return ()
    return tuple(effects_at(row, at.below(n), window, depth + 1) for n, row in enumerate(value))


# ---- what fits together -------------------------------------------------------------------------


def all_fit(target: Target, effects: tuple[Effect, ...], at: At) -> None:
    """Every effect, in a choice or behind a roll too, can be done to what the card names."""
    for n, effect in enumerate(effects):
        place = at.below(n)
        _fits(target, effect, place)
        for m, (_, then) in enumerate(effect.results):
            all_fit(target, then, place.below("results").below(m).below("then"))
        for m, choice in enumerate(effect.choices):
            all_fit(target, choice, place.below("choices").below(m))


def _fits(target: Target, effect: Effect, at: At) -> None:
    do = effect.do
    whom = DONE_TO.get(do)
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
        at.problem(f"{effect.status} is a status of a unit, not of {target.who} (C-DATA-04)")
