"""Broken files: whatever is done to them, the only error is that of a scenario, with its place, and in bounded time."""

from __future__ import annotations

import time
from functools import cache

import pytest
from bench.broken import FOLDER, KINDS, NAME, broken, judged, sources
from hypothesis import given, settings
from hypothesis import strategies as st

from overlord.engine.files.scenario.reader import read_overlay, read_scenario
from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.library.importers.m44.reader import read_m44

HANGS = 60.0  # seconds: some ten times what the worst of these takes
LONG = 200_000


@cache
def whole(kind: str) -> list[str]:
    return sources(kind)


@cache
def under() -> ScenarioDef:
    return read_m44((FOLDER / "armies.m44").read_text(encoding="utf-8-sig"), NAME).scenario


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_broken_file_is_a_scenario_or_a_scenario_error(kind: str, seed: int) -> None:
    judged(kind, broken(kind, seed, whole(kind)), under(), 5)


def test_the_whole_files_are_good_and_some_of_the_broken_ones_survive() -> None:
    for kind in KINDS:
        assert all(judged(kind, text, under()) for text in whole(kind))
        verdicts = {judged(kind, broken(kind, seed, whole(kind)), under()) for seed in range(100)}
        assert verdicts == {True, False}, kind


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=400))
def test_any_text_at_all_is_refused_with_its_place(text: str) -> None:
    for kind in KINDS:
        judged(kind, text, under())


LARGE = {
    "dotted key": "a" + ".a" * (LONG // 2) + " = 1\n",
    "dotted table": "[" + "a." * (LONG // 2) + "a]\n",
    "dotted inside": "x = {" + "a." * (LONG // 2) + "a = 1}\n",
    "many keys": "".join(f"k{n} = 1\n" for n in range(LONG // 10)),
    "deep list": "x = " + "[" * LONG,
    "long list": "roads = [" + "1, " * (LONG // 3) + "]\n",
    "many units": '[[units]]\nhex = "A9"\n' * (LONG // 22),
    "many patches": "patches = [" + '{ terrain = "hill", height = 1 },' * (LONG // 33) + "]\n",
    "long word": 'key = "' + "x" * LONG + '"\n',
    "long way": 'roads = ["' + "A9 " * (LONG // 3) + '"]\n',
    "many rows": 'map = """' + "x y\n" * (LONG // 4) + '"""\n',
    "escapes": 'map = """' + "\\n" * (LONG // 2) + '"""\n',
    "quotes": 'map = """' + '"" ' * (LONG // 3) + '"""\n',
    "open quotes": 'map = """' + '"' * LONG,
    "number": "first = " + "9" * LONG + "\n",
    "hex number": "first = 0x" + "f" * LONG + "\n",
    "blanks": " " * LONG + "=",
}


@pytest.mark.parametrize("name", LARGE)
def test_a_large_file_is_judged_in_time(name: str) -> None:
    head = "" if name in ("many rows", "escapes", "quotes", "open quotes") else 'map = ""\n'
    started = time.monotonic()
    with pytest.raises(ScenarioError):
        read_scenario(head + LARGE[name], NAME)
    with pytest.raises(ScenarioError):
        read_overlay(LARGE[name] + head, NAME, under())
    assert time.monotonic() - started < HANGS
