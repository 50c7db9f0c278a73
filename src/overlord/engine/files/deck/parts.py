"""Targets and effects of a deck file as rows, and whether they fit each other; the cards are read in reader.py."""

from __future__ import annotations

from typing import Final

from overlord.engine.files.deck.format import FAMILY, NEED, NEIGHBOR_NEED, RESULT, TARGET, effect_keys, fields
from overlord.engine.files.toml.fields import Fields, Key
from overlord.engine.files.toml.problems import At, shown
from overlord.engine.model.names import MANY
from overlord.engine.tables.combat import HERE, HEX, RAIN, SECTION, UNITS, Effect, Need, Target
from overlord.engine.tables.combat_effects import BY_FAMILY, DONE_TO, EFFECTS, FACE_WORDS, WHOLE

DEEPEST: Final = 4  # effects within effects


def _need(value: object, at: At, known: tuple[Key, ...] = NEED) -> Need:
    if not isinstance(value, dict):
        at.problem("a table of tests was expected")
        return Need()
    return Need(**_tests(fields(value, known, at)))  # type: ignore[arg-type]


def _tests(row: Fields) -> dict[str, object]:
    """The tests that targets and nested needs have in common, as far as the file states them."""
    found = row.plain()
    for key in ("beside", "within"):
        if key in row.keys and row.has(key):
            found[key] = _need(row.values[key], row.at.below(key), NEIGHBOR_NEED)
    if "within" in found and not found.get("reach"):
        row.problem("within", "within needs a reach in hexes")
    return found


def target_at(value: object, at: At) -> Target:
    if not isinstance(value, dict):
        at.problem("a target is a table")
        return Target()
    row = fields(value, TARGET, at)
    found = _tests(row)
    for key in ("against", "enemy"):
        if row.has(key):
            found[key] = _need(row.values[key], at.below(key))
    target = Target(**found)  # type: ignore[arg-type]
    if not 1 <= target.least <= target.most:
        row.problem("most", "at least one is named, and at most as many as `most` says")
    return target


def effects_at(value: object, at: At, window: str, depth: int = 0) -> tuple[Effect, ...]:
    if not isinstance(value, list):
        at.problem("a list of effects was expected")
        return ()
    if depth > DEEPEST:
        at.problem("effects are nested too deeply")
        return ()
    return tuple(_effect(row, at.below(n), window, depth) for n, row in enumerate(value))


def _effect(value: object, at: At, window: str, depth: int) -> Effect:
    """An effect; one that cannot be read still takes its place, so that the numbers of the others are right."""
    if not isinstance(value, dict) or "do" not in value:
        at.problem("an effect is a table with the key `do`")
        return Effect("")
    do = value["do"]
    if not isinstance(do, str) or do not in EFFECTS:
        at.below("do").problem(f"there is no effect {shown(do)}", "C-DATA-04")
        return Effect("")
    windows, needed, _ = EFFECTS[do]
    if window and window not in windows:
        at.below("do").problem(f"{do} does nothing at {window}; it fits {', '.join(windows)}", "C-DATA-04")
    row = fields(value, effect_keys(do), at)
    for key in needed:
        row.need(key, f"{do} needs {key}")
    return Effect(**_parameters(row, do, window, depth))  # type: ignore[arg-type]


def _parameters(row: Fields, do: str, window: str, depth: int) -> dict[str, object]:
    """The fields of an effect, with their values."""
    found = row.plain()
    said = {key: row.at.below(key) for key in row.values if key in row.keys}
    if "n" in said:
        found.update(_amount(row.values["n"], said["n"], do))
    if "faces" in said:
        found["faces"] = _faces(row.values["faces"], said["faces"])
    if "results" in said:
        found["results"] = _results(row.values["results"], said["results"], window, depth)
    if "choices" in said:
        found["choices"] = _choices(row.values["choices"], said["choices"], window, depth)
    what = row.values.get("what")
    if "what" in said and isinstance(what, list) and (not what or (do == "place" and len(what) > 1)):
        row.problem("what", "one thing to place, or one or more to remove, was expected")
    return found


def _amount(value: object, at: At, do: str) -> dict[str, object]:
    """A number, `all`, or one number for each family, if the effect allows it; only `dice` may be negative."""
    if value == "all" and do in WHOLE:
        return {"n": MANY}
    if isinstance(value, int) and not isinstance(value, bool) and (-9 if do == "dice" else 1) <= value <= 9:
        return {"n": value}
    if isinstance(value, dict) and value and do in BY_FAMILY:
        row = fields(value, FAMILY, at)
        return {"by_kind": (*(row.number(key.name) for key in FAMILY), 0)}
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
        fields(row, RESULT, place)
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
            all_fit(target, then, place.below("results", m, "then"))
        for m, choice in enumerate(effect.choices):
            all_fit(target, choice, place.below("choices", m))


def _fits(target: Target, effect: Effect, at: At) -> None:
    do = effect.do
    whom = DONE_TO.get(do)
    if (
        whom is not None
        and target.who not in whom
        and not (target.enemy is not None and do in ("strike", "lose-figures"))
    ):
        at.problem(f"{do} needs a target of who = {' or '.join(whom)}, not {target.who}", "C-DATA-04")
    if do == "deploy" and effect.where == HERE and target.who != HEX:
        at.problem("deploy needs a target of who = hex, or where = beside or baseline", "C-DATA-04")
    if do == "deploy" and effect.where == "beside" and target.who not in (*UNITS, HEX):
        at.problem("deploy beside needs a unit or a hex as target", "C-DATA-04")
    if do == "restore" and not effect.n and not (effect.dice and effect.faces):
        at.problem("restore needs n, or dice and faces")
    if effect.status == RAIN:
        if target.who != SECTION:
            at.problem("rain falls on a target of who = section", "C-DATA-04")
        if not effect.reach:
            at.problem("rain needs a reach in hexes")
    elif do == "status" and target.who not in UNITS:
        at.problem(f"{effect.status} is a status of a unit, not of {target.who}", "C-DATA-04")
