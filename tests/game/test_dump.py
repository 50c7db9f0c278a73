"""Dumps that are damaged, foreign or of other rules are refused with one sentence that names the place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import overlord

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def text() -> str:
    game = overlord.Game(overlord.load_scenario("crossroads"), 3, options={"combat_deck": "winter"})
    for _ in range(12):
        question = game.waiting()[0]
        game.play(question.seat, game.options(question.seat)[0])
        game.mark()
    return game.dump()


def unit(dump: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = dump["position"]["units"][4]
    return found


BROKEN: dict[str, tuple[Change, str]] = {
    "format": (lambda d: d.update(format="gpx"), "format: a dump of format gpx 1 cannot be read here"),
    "newer format": (
        lambda d: d.update(version=9),
        "format: a dump of format open-overlord-dump 9 cannot be read here",
    ),
    "rules": (lambda d: d.update(rules=1), "rules: written under rules version 1; this program plays version 4"),
    "no position": (lambda d: d.pop("position"), "this is no dump of a battle: Object missing required field"),
    "no log": (lambda d: d["log"].pop(), "log: "),
    "log entry": (lambda d: d["log"][1].update(seat=7), "log[1]: Expected `str`, got `int`"),
    "frame of no name": (lambda d: d["position"]["stack"][0].update(frame=[1]), "position.stack[0]: there is no frame"),
    "scenario": (lambda d: d["header"].update(source="board = 3"), "header: "),
    "other scenario": (
        lambda d: d["header"].update(source=d["header"]["source"] + "\n# mine\n", scenario_digest="0"),
        "header.source: the scenario is not the one that was played",
    ),
    "seating": (lambda d: d["header"].update(seating={"axis": 4}), "header.seating: "),
    "word": (lambda d: unit(d).update(figures="three"), "position.units[4].figures: 'three' is no int"),
    "kind": (lambda d: unit(d).update(kind=[0, "dragon"]), "position.units[4].kind: there is no kind of unit"),
    "missing": (lambda d: unit(d).pop("kind"), "position.units[4]: kind is missing"),
    "unknown field": (lambda d: unit(d).update(wings=2), "position.units[4]: Unit has no 'wings'"),
    "same hex": (
        lambda d: unit(d).update(hex=d["position"]["units"][5]["hex"]),
        "position.units[5].hex: no unit can stand there",
    ),
    "card": (lambda d: d["position"]["deck"].insert(1, "joker"), "position.deck[1]: there is no Command card 'joker'"),
    "combat card": (
        lambda d: d["position"]["combat_deck"].insert(0, "winter/joker"),
        "position.combat_deck[0]: this battle has no Combat card 'winter/joker'",
    ),
    "frame": (
        lambda d: d["position"]["stack"][0].update(frame="Dance"),
        "position.stack[0]: there is no frame 'Dance'",
    ),
    "no frame": (lambda d: d["position"]["stack"].insert(0, 7), "position.stack[0]: there is no frame 7"),
    "empty stack": (lambda d: d["position"].update(stack=[]), "position.stack: nothing is left to be done"),
    "ground": (
        lambda d: d["position"]["ground"][0][0].__setitem__(0, "lava"),
        "position.ground: there is no such ground",
    ),
    "short board": (lambda d: d["position"]["ground"][1].pop(), "position.ground: ground of 234 hexes is expected"),
    "options": (lambda d: d["header"]["options"].update(weather="hot"), "header.options: "),
    "list": (lambda d: d["position"].update(hands={}), "position.hands: {} is no list"),
    "legal but other": (lambda d: unit(d).update(figures=1), "digest: the position is not the one that was written"),
    "checkpoint": (
        lambda d: d["checkpoint"]["position"]["units"][0].update(camp=None),
        "checkpoint.position.units[0].camp: None is no int",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_damaged_dump_is_refused_with_its_place(text: str, what: str) -> None:
    change, sentence = BROKEN[what]
    dump = json.loads(text)
    change(dump)
    with pytest.raises(overlord.DumpError) as refused:
        overlord.Game.load(json.dumps(dump))
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("torn", ["", "{", "[]", "null", "7", '"text"', "\ud800"])
def test_what_is_no_dump_is_called_that(torn: str) -> None:
    with pytest.raises(overlord.DumpError, match=r"^this is no dump of a battle: "):
        overlord.Game.load(torn)


def test_a_dump_that_is_torn_anywhere_is_refused(text: str) -> None:
    for end in range(0, len(text), 997):
        with pytest.raises(overlord.DumpError):
            overlord.Game.load(text[:end])


def test_a_dump_without_its_log_wants_it_back(text: str) -> None:
    game = overlord.Game.load(text)
    game.mark()
    short = game.snapshot()
    assert len(short) < len(text)
    with pytest.raises(overlord.DumpError, match=r"^log: \d+ entries are expected, not 0$"):
        overlord.Game.load(short)


def test_a_dump_of_other_rules_can_be_played_on_when_asked_for(text: str) -> None:
    older = json.loads(text) | {"rules": 2, "digest": "of other rules"}
    game = overlord.Game.load(json.dumps(older), older=True)
    assert game.digest() == overlord.Game.load(text).digest()
