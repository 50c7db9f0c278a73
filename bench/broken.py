"""Scenario files broken at random: cut off, with wrong types, duplicate hexes, huge numbers and deep nesting."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from overlord.bots.arena import bot_rng
from overlord.engine.files.scenario.reader import read_overlay, read_scenario
from overlord.engine.model.rng import Rng
from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.library.game import Game
from overlord.library.importers.m44.reader import read_m44
from overlord.library.importers.writer import write_scenario
from overlord.library.scenarios import load_scenario, shipped
from overlord.picture.board import draw

FOLDER: Final = Path(__file__).parent.parent / "tests" / "files" / "m44"
NAME: Final = "broken"
PLACED: Final = re.compile(rf"{NAME}:\d+:\d+: |{NAME}: (?:and \d+ more|this |the )")
KINDS: Final = ("ours", "community", "overlay")
ODD: Final[tuple[object, ...]] = (
    *(True, False, 0, -1, 7, 10**30, -(10**12), 1e308, float("inf"), float("nan"), 2.5),
    *("", "x", "\\", "\x1b[31m", "9" * 400, "a" * 300, "5", "axis", "ALLIES", "medal1", "infger", "bridge", "F5", "Z1"),
    *([], {}, [[]], [{}], [1, "x", []], {"item": []}, {"0": {}}, {"name": []}, ["F5", "F5"], ["A9", "Z9", 3]),
)
SHREDS: Final = (
    *('"', "'", '"""', "{", "}", "[", "]", "[[", "]]", ",", "=", ":", ".", "\n", "\x00", "\\", "#", "é", "\ud800"),
    *("1e9999", "0x" + "f" * 5000, "9" * 5000, "[" * 600, "{a=" * 300, "a." * 100 + "a", "nan", "..:xI", "+br", ":xI9"),
)
OVERLAY: Final = """version = 1
first = "axis"
roads = ["C5 D5 E5"]
patches = [{ terrain = "forest", hexes = [], closed = true }, { unit = "armor", move_max = 2 }]
without = ["exits"]
[camps.allies]
medals = 7
[[hexes]]
hex = "C5"
tile = "town"
[[units]]
hex = "F5"
kind = "armor"
camp = "axis"
traits = ["boat"]
[[mines]]
hex = "G5"
decoy = true
[[objectives]]
hexes = ["C5", "D5"]
need = 1
[[exits]]
camp = "allies"
edge = "top"
[options]
fog = true
[text.en]
name = "Ours"
"""


def sources(kind: str) -> list[str]:
    """The intact files to break."""
    if kind == "overlay":
        return [OVERLAY]
    files = [path.read_text(encoding="utf-8-sig") for path in sorted(FOLDER.glob("*.m44"))]
    if kind == "community":
        return files
    return [write_scenario(read_m44(text, NAME).scenario) for text in files] + [
        load_scenario(key).source for key in shipped()
    ]


def cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def torn(text: str, rng: random.Random) -> str:
    start, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return text[:start] + text[end:] if end - start < 400 or rng.random() < 0.3 else text[:start] + text[start + 3 :]


def stuffed(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(SHREDS) + text[at + rng.choice((0, 0, 1, 5)) :]


def shuffled(text: str, rng: random.Random) -> str:
    """Lines duplicated, dropped or moved: keys and hexes that occur twice, too many rows."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 2, 5))):
        n = rng.randrange(len(lines))
        lines.insert(rng.randrange(len(lines) + 1), lines[n] if rng.random() < 0.5 else lines.pop(n))
    return "\n".join(lines)


def recelled(text: str, rng: random.Random) -> str:
    """Some words of the text replaced by other words of it: wrong cells, wrong hexes, wrong values."""
    words = re.split(r"(\s+)", text)
    for _ in range(rng.choice((1, 3, 20))):
        a, b = rng.randrange(0, len(words), 2), rng.randrange(0, len(words), 2)
        words[a], words[b] = words[b], rng.choice((words[a], words[b]))
    return "".join(words)


def retyped(text: str, rng: random.Random) -> str:
    """A well-formed file with odd values or duplicate records."""
    toml = not text.lstrip().startswith("{")
    try:
        values = tomllib.loads(text) if toml else json.loads(text)
    except ValueError:
        return text
    for _ in range(rng.choice((1, 1, 3, 30))):
        container, key = rng.choice(containers(values))
        if isinstance(container, list) and rng.random() < 0.3:
            container.append(deepcopy(container[key]))
        elif isinstance(container, dict) and rng.random() < 0.2:
            container[f"odd{key}"] = deepcopy(rng.choice(ODD))
        else:
            container[key] = deepcopy(rng.choice(ODD))
    return "".join(f"{quoted(key)} = {written(item)}\n" for key, item in values.items()) if toml else json.dumps(values)


WAYS: Final[tuple[Callable[[str, random.Random], str], ...]] = (
    cut,
    torn,
    stuffed,
    shuffled,
    recelled,
    retyped,
    retyped,
)


def containers(value: Any) -> list[tuple[Any, Any]]:
    """Every container inside a value, with each of its keys."""
    found = []
    left = [value]
    while left:
        container = left.pop()
        for key, item in container.items() if isinstance(container, dict) else enumerate(container):
            found.append((container, key))
            if isinstance(item, dict | list) and item:
                left.append(item)
    return found


def quoted(text: str) -> str:
    return json.dumps(text).replace("\x7f", "\\u007f")


def written(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(str(key))} = {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return quoted(value) if isinstance(value, str) else str(value)


def broken(kind: str, seed: int, whole: list[str]) -> str:
    rng = random.Random(f"{kind} {seed}")
    text = rng.choice(whole)
    for _ in range(rng.choice((1, 1, 1, 2))):
        text = rng.choice(WAYS)(text, rng)
    return text


def judged(kind: str, text: str, under: ScenarioDef, answers: int = 0) -> bool:
    """Whether the text is still a valid scenario; if so, draw it, write it, read it again and begin it. Any error other
    than a ScenarioError with its place is raised."""
    try:
        if kind == "ours":
            battle = read_scenario(text, NAME)
        elif kind == "community":
            battle = read_scenario(write_scenario(read_m44(text, NAME).scenario), NAME)
        else:
            battle = read_scenario(write_scenario(read_overlay(text, NAME, under)), NAME)
    except ScenarioError as error:
        wrong = [line for line in error.problems if not PLACED.match(line) or "\n" in line or len(line) > 3000]
        if wrong or not error.problems:
            raise AssertionError(f"a problem without its place: {wrong}") from error
        return False
    again = read_scenario(write_scenario(battle), NAME)
    same = replace(again, digest="", source="", hexes={}) == replace(battle, digest="", source="", hexes={})
    assert same, "written and read again it is another scenario"
    draw(battle)
    if battle.board != "breakthrough":
        begun(battle, answers)
    return True


def begun(battle: ScenarioDef, answers: int) -> None:
    """Set up the battle and give a few random answers."""
    game = Game(battle, seed=1, options={"turn_limit": 200})
    rng: Rng = bot_rng(1)
    for _ in range(answers):
        waiting = game.waiting()
        if not waiting:
            return
        choices = game.options(waiting[0].seat)
        game.play(waiting[0].seat, choices[rng.below(len(choices))])
