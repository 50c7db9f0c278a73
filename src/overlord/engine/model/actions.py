"""Every choice that a seat can make, and how each is written as one line of text and read again; no rules."""

from __future__ import annotations

import re
from typing import Final

from overlord.engine.model.base import Action, Hyphened
from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import SEAT_OF
from overlord.engine.tables.air import ACTIONS, AIRPLANES
from overlord.engine.tables.cards import CARDS


class Play(Action, frozen=True):
    """Play this card as the turn's card (standard battle)."""

    card: str


class Give(Action, frozen=True):
    """Hand this card to a general."""

    card: str
    seat: str


class Keep(Action, frozen=True):
    """Keep this card: the commander's own Tactic card, or the better of two drawn."""

    card: str


class Discard(Action, frozen=True):
    """Throw this card away because nothing in the hand can be played."""

    card: str


class Chip(Action, frozen=True):
    """Put this card under the Commissar chip."""

    card: str


class Lay(Action, frozen=True):
    """Lay this card in a section, `s1` to `s6`, or across `both` sections of a flank."""

    card: str
    section: str


class Order(Action, frozen=True):
    """Name the unit on this hex."""

    unit: str


class Move(Action, frozen=True):
    """Move a unit; `via` is given only where the path makes a difference."""

    unit: str
    via: tuple[str, ...]
    to: str


class Exit(Action, frozen=True):
    """Leave the board through an exit hex that this unit can reach."""

    unit: str
    by: str


class Battle(Action, frozen=True):
    """Battle the unit on the target hex."""

    unit: str
    target: str


class Target(Action, frozen=True):
    """Name a unit for a card that names units one by one."""

    unit: str


class Special(Action, frozen=True):
    """A special action by its key, at a hex if it needs one; or a Combat card played as its deck's special action."""

    key: str
    unit: str = ""
    target: str = ""


class Combat(Action, frozen=True):
    """Play a Combat card as written, on what `at` lists: units (by their hexes), hexes, or a section."""

    card: str
    at: tuple[str, ...] = ()


class Choose(Action, frozen=True):
    """Take one of the options that a card offers."""

    what: str


class Reroll(Action, frozen=True):
    """Roll these dice again."""

    faces: str


class Draw(Action, frozen=True):
    """Draw the optional card."""


class Enter(Action, frozen=True):
    """Bring an airplane of this type onto the board at an edge hex."""

    plane: str
    at: str


class Activate(Action, frozen=True):
    """Order the airplane over this hex, or on the ground there."""

    unit: str


class Fly(Action, frozen=True):
    """Fly an airplane; `via` lists the hexes it passes over."""

    unit: str
    via: tuple[str, ...]
    to: str


class Land(Action, frozen=True):
    """Land an airplane on the airfield below it."""

    unit: str


class Air(Action, frozen=True):
    """A special action of an airplane, against or for the unit on the target hex if it needs one."""

    key: str
    unit: str
    target: str = ""


class Ambush(Action, frozen=True):
    """Play Ambush and hand it to this seat."""

    seat: str


class Ignore(Action, frozen=True):
    """Ignore this many flags."""

    flags: int


class Retreat(Action, frozen=True):
    """Retreat one hex."""

    unit: str
    to: str


class Ground(Action, frozen=True):
    """Take ground."""


class Roll(Action, frozen=True):
    """Roll the die for a general's own initiative."""


class Confirm(Action, frozen=True):
    """Confirm the draft."""


class Pass(Action, frozen=True):
    """Decline."""


class Done(Action, frozen=True):
    """Do nothing more in this phase."""


class Ready(Action, frozen=True):
    """Say that the huddle may end."""


class GungHo(Hyphened, frozen=True):
    """Let this general order one unit more."""

    seat: str


class Visit(Action, frozen=True):
    """Visit this general."""

    seat: str


class EndVisit(Hyphened, frozen=True):
    """End the visit."""


AnyAction = (
    Play
    | Give
    | Keep
    | Discard
    | Chip
    | Lay
    | Order
    | Move
    | Exit
    | Battle
    | Target
    | Special
    | Combat
    | Choose
    | Reroll
    | Draw
    | Enter
    | Activate
    | Fly
    | Land
    | Air
    | Ambush
    | Ignore
    | Retreat
    | Ground
    | Roll
    | Confirm
    | Pass
    | Done
    | Ready
    | GungHo
    | Visit
    | EndVisit
)

CONFIRM: Final = Confirm()
PASS: Final = Pass()
DONE: Final = Done()
GROUND: Final = Ground()
ROLL: Final = Roll()
READY: Final = Ready()
DRAW: Final = Draw()
END_VISIT: Final = EndVisit()

# What may be done at a hex besides moving and battling.
SPECIALS: Final = (
    "remove-wire",
    "remove-road-block",
    "clear-mine",
    "recover",
    "blow-bridge",
    "seal-cave",
    "air-strike",
    "smoke",
    "breakthrough",
)


_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # what a Combat card may be called
_SECTIONS: Final = ("s1", "s2", "s3", "s4", "s5", "s6")


class NotAnAction(ValueError):
    """A text that is not an action: what is wrong with it, as the key of a message and its values."""

    def __init__(self, key: str, values: dict[str, str]) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def _hex(text: str, word: str) -> str:
    if word not in HEX:
        raise NotAnAction("notation-hex", {"text": text, "word": word})
    return word


def _card(text: str, word: str) -> str:
    if word not in CARDS:
        raise NotAnAction("notation-card", {"text": text, "word": word})
    return word


def _seat(text: str, word: str) -> str:
    if word not in SEAT_OF:
        raise NotAnAction("notation-seat", {"text": text, "word": word})
    return word


def _count(text: str, words: list[str], least: int, most: int) -> None:
    if not least <= len(words) - 1 <= most:
        raise NotAnAction("notation-count", {"text": text, "word": words[0]})


_BARE: Final[dict[str, AnyAction]] = {
    "ground": GROUND,
    "roll": ROLL,
    "confirm": CONFIRM,
    "pass": PASS,
    "done": DONE,
    "ready": READY,
    "draw": DRAW,
    "end-visit": END_VISIT,
}


def parse_action(text: str) -> AnyAction:
    """Read an action from its text; NotAnAction says what is wrong with the text."""
    words = text.split()
    if not words:
        raise NotAnAction("notation-empty", {"text": text})
    verb = words[0]
    if verb in _BARE:
        _count(text, words, 0, 0)
        return _BARE[verb]
    if verb in ("play", "give", "keep", "discard", "chip", "lay"):
        return _parse_card(text, words)
    if verb in ("order", "move", "exit", "battle", "target", "retreat"):
        return _parse_unit(text, words)
    return _parse_other(text, words)


def _parse_card(text: str, words: list[str]) -> AnyAction:
    verb = words[0]
    wanted = 2 if verb in ("give", "lay") else 1
    _count(text, words, wanted, wanted)
    card = _card(text, words[1])
    if verb == "play":
        return Play(card)
    if verb == "keep":
        return Keep(card)
    if verb == "chip":
        return Chip(card)
    if verb == "discard":
        return Discard(card)
    if verb == "give":
        return Give(card, _seat(text, words[2]))
    if words[2] not in (*_SECTIONS, "both"):
        raise NotAnAction("notation-section", {"text": text, "word": words[2]})
    return Lay(card, words[2])


def _parse_unit(text: str, words: list[str]) -> AnyAction:
    verb = words[0]
    if verb == "move":
        _count(text, words, 2, 12)
    elif verb in ("order", "target"):
        _count(text, words, 1, 1)
    else:
        _count(text, words, 2, 2)
    hexes = [_hex(text, word) for word in words[1:]]
    if verb == "order":
        return Order(hexes[0])
    if verb == "target":
        return Target(hexes[0])
    if verb == "move":
        return Move(hexes[0], tuple(hexes[1:-1]), hexes[-1])
    if verb == "exit":
        return Exit(hexes[0], hexes[1])
    if verb == "battle":
        return Battle(hexes[0], hexes[1])
    return Retreat(hexes[0], hexes[1])


def _parse_other(text: str, words: list[str]) -> AnyAction:
    verb = words[0]
    if verb in ("ambush", "visit", "gung-ho"):
        _count(text, words, 1, 1)
        seat = _seat(text, words[1])
        return Ambush(seat) if verb == "ambush" else Visit(seat) if verb == "visit" else GungHo(seat)
    if verb == "ignore":
        _count(text, words, 1, 1)
        if not (words[1].isascii() and words[1].isdigit() and len(words[1]) <= 2):
            raise NotAnAction("notation-number", {"text": text, "word": words[1]})
        return Ignore(int(words[1]))
    if verb == "special":
        _count(text, words, 1, 3)
        if words[1] not in SPECIALS and not _KEY.fullmatch(words[1]):
            raise NotAnAction("notation-special", {"text": text, "word": words[1]})
        return Special(words[1], *(_hex(text, word) for word in words[2:]))
    if verb in ("enter", "activate", "fly", "land", "air"):
        return _parse_air(text, words)
    if verb == "combat":
        return _parse_combat(text, words)
    if verb in ("choose", "reroll"):
        return _parse_choice(text, words)
    raise NotAnAction("notation-verb", {"text": text, "word": verb})


def _parse_combat(text: str, words: list[str]) -> AnyAction:
    """Read a Combat card and its targets. Whether the card exists is not checked: only the battle's deck knows."""
    _count(text, words, 1, 3)
    if not _KEY.fullmatch(words[1]):
        raise NotAnAction("notation-card", {"text": text, "word": words[1]})
    return Combat(words[1], tuple(word if word in _SECTIONS else _hex(text, word) for word in words[2:]))


def _parse_choice(text: str, words: list[str]) -> AnyAction:
    _count(text, words, 1, 1)
    word = words[1]
    if words[0] == "reroll":
        if len(word) > 12 or any(face not in "IAGFS" for face in word):
            raise NotAnAction("notation-faces", {"text": text, "word": word})
        return Reroll(word)
    if word not in ("top", "bottom") and not (word.isascii() and word.isdigit() and len(word) == 1):
        raise NotAnAction("notation-choice", {"text": text, "word": word})
    return Choose(word)


def _parse_air(text: str, words: list[str]) -> AnyAction:
    verb = words[0]
    least, most = {"enter": (2, 2), "activate": (1, 1), "fly": (2, 8), "land": (1, 1), "air": (2, 3)}[verb]
    _count(text, words, least, most)
    if verb == "enter":
        if words[1] not in AIRPLANES:
            raise NotAnAction("notation-plane", {"text": text, "word": words[1]})
        return Enter(words[1], _hex(text, words[2]))
    if verb == "air":
        if words[1] not in ACTIONS:
            raise NotAnAction("notation-special", {"text": text, "word": words[1]})
        return Air(words[1], *(_hex(text, word) for word in words[2:]))
    hexes = [_hex(text, word) for word in words[1:]]
    if verb == "fly":
        return Fly(hexes[0], tuple(hexes[1:-1]), hexes[-1])
    return Activate(hexes[0]) if verb == "activate" else Land(hexes[0])
