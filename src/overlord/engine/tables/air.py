"""The airplanes, their special actions and every number of the air rules (overlord 8.1), which a battle may change.

Where no source gives a number, it is ours. A scenario or the options of a table may set any of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from overlord.engine.tables.obstacles import FEATURES

STRAFING: Final = "strafing"
GROUND_SUPPORT: Final = "ground-support"
INTERDICTION: Final = "ground-interdiction"
KAMIKAZE: Final = "kamikaze"
RECON: Final = "recon"
RESCUE: Final = "rescue"
ACTIONS: Final = (STRAFING, GROUND_SUPPORT, INTERDICTION, KAMIKAZE, RECON, RESCUE)


@dataclass(frozen=True, eq=False)
class Airplane:
    """One of the eight types of airplane: its nation and its special actions (A-AIR-23)."""

    key: str
    code: str  # one letter on a text board
    nation: str
    actions: tuple[str, ...]


# Ruling: our sources tell the actions of only three airplanes, and those in part; the rest is ours (A-AIR-23).
AIRPLANES: Final[dict[str, Airplane]] = {
    row.key: row
    for row in (
        Airplane("warhawk", "w", "us", (STRAFING, GROUND_SUPPORT)),
        Airplane("lightning", "l", "us", (STRAFING, INTERDICTION)),
        Airplane("corsair", "c", "us", (STRAFING, GROUND_SUPPORT, INTERDICTION)),
        Airplane("spitfire", "s", "gb", (STRAFING, INTERDICTION)),
        Airplane("storch", "f", "de", (RECON, RESCUE)),
        Airplane("bf-109", "b", "de", (STRAFING, GROUND_SUPPORT)),
        Airplane("zero", "z", "jp", (STRAFING, KAMIKAZE)),
        Airplane("yak", "y", "su", (STRAFING, GROUND_SUPPORT)),
    )
}

# What a camp flies whose nation has no airplane here: Axis, Allies.
STAND_IN: Final = ("bf-109", "spitfire")

# Every number of the air rules by its name.
# Ruling: a number is ours unless its comment cites a rule.
NUMBERS: Final[dict[str, int]] = {
    "flight.least": 1,  # A-AIR-09
    "flight.most": 4,  # A-AIR-09
    "check.dice": 1,  # the dice of an Air Check, before terrain and enemies add to them
    "check.enemy": 1,  # for each enemy unit next to the airplane
    "check.trench": 1,  # A-AIR-13
    "check.bunker": 1,
    "check.field-bunker": 1,
    "check.fortress": 1,
    "check.mountain": 1,
    "check.airfield": 0,
    "strafing.dice": 1,  # A-AIR-17
    "ground-support.dice": 1,
    "ground-support.reach": 1,
    "ground-interdiction.reach": 1,
    "kamikaze.dice": 4,
    "kamikaze.reach": 1,
    "recon.reach": 1,  # A-AIR-19
    "rescue.figures": 1,
    "rescue.reach": 1,
    "lost.medals": 0,  # A-AIR-14
}

FARTHEST: Final = 6  # the limit of "flight.most": every possible path is listed, and longer ones are too many

# Faces of the dice by name: those that fail an Air Check, and those that hit as well as grenades and symbols.
FACES: Final[dict[str, str]] = {
    "check.fails": "G",
    "strafing.hits": "S",  # A-AIR-17
    "kamikaze.hits": "S",
}


def dotted(changes: dict[str, object]) -> dict[str, object]:
    """Changes with their dotted names as keys: TOML reads `flight.most = 5` as a table within a table."""
    found: dict[str, object] = {}
    for name, value in changes.items():
        if isinstance(value, dict):
            found.update({f"{name}.{tail}": given for tail, given in value.items()})
        else:
            found[str(name)] = value
    return found


def air_problem(value: object) -> str:
    """What is wrong with these changes to the air rules, in a sentence; empty if nothing is."""
    if not isinstance(value, dict):
        return f"a table of air numbers was expected, not {_said(value)}"
    for name, given in dotted(value).items():
        problem = _problem(name, given)
        if problem:
            return problem
    return ""


def _problem(name: str, given: object) -> str:
    head, _, tail = name.partition(".")
    if head in AIRPLANES and tail == "actions":
        fits = isinstance(given, list) and all(word in ACTIONS for word in given) and len(set(given)) == len(given)
        return "" if fits else f"{name} is a list of {', '.join(ACTIONS)}, not {_said(given)}"
    if name in FACES:
        fits = isinstance(given, str) and all(face in "IAGFS" for face in given)
        return "" if fits else f"{name} is made of the faces I, A, G, F and S, not {_said(given)}"
    if name in NUMBERS or (head == "check" and tail in FEATURES):
        most = FARTHEST if head == "flight" else 20
        fits = isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= most
        return "" if fits else f"{name} is a number from 0 to {most}, not {_said(given)}"
    return f"there is no air number {_said(name)}"


def _said(value: object) -> str:
    """A value as part of a sentence, shortened if it is long."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "this list"
    if isinstance(value, int) and abs(value) > 10**9:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:36]}…"


class AirRules:
    """The air rules of one battle: the tables above with the changes of that battle."""

    def __init__(self, changes: dict[str, object]) -> None:
        self.numbers: dict[str, int] = dict(NUMBERS)
        self.faces: dict[str, str] = dict(FACES)
        self.actions: dict[str, tuple[str, ...]] = {key: row.actions for key, row in AIRPLANES.items()}
        for name, value in dotted(changes).items():
            head = name.partition(".")[0]
            if isinstance(value, list):
                self.actions[head] = tuple(str(word) for word in value)
            elif isinstance(value, str):
                self.faces[name] = value
            elif isinstance(value, int):
                self.numbers[name] = value

    def number(self, name: str) -> int:
        return self.numbers.get(name, 0)
