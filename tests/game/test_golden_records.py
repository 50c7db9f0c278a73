"""Whole battles written down once are told alike by the rules of today; how a rule works is tested elsewhere."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from bench.records import __main__ as renewing
from bench.records import files
from bench.records.comparing import DIGEST, EVENTS, WHAT_TO_DO, failure, walk
from bench.records.playing import Recipe, played
from bench.records.recipes import RECIPES
from bench.records.script import End
from bench.whims import DECKS

import overlord
from overlord.engine import flow
from overlord.engine import game as engine_game
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.frame import Frame
from overlord.engine.model.options import OPTIONS
from overlord.engine.model.rules import RULES_VERSION, all_options
from overlord.engine.record import read, write
from overlord.engine.tables.combat import REACTION, WINDOWS
from overlord.library.scenarios import shipped

CONTENTS = files.read_contents()
LARGEST = 1_500_000  # bytes of all files together

# What no shipped battle can produce, and why.
NEVER_TOLD = {
    "captured": "no shipped battle has a headquarters tent that belongs to a camp",
    "shifted": "no card of a shipped deck puts a unit elsewhere",
}
NEVER_ASKED = {
    "react-loss": "no card of a shipped deck answers a loss",
    "relocate": "no card of a shipped deck puts a unit elsewhere",
    "unload": "no shipped battle has a supply train",
}


def told(name: str) -> str:
    return files.unpack(name)


@pytest.mark.parametrize("name", files.names())
def test_a_golden_record_replays_exactly(name: str) -> None:
    found = walk(told(name))
    row = CONTENTS.get(name)
    problem = failure(name, found, row.outcome if row else "")
    assert not problem, problem
    assert row == files.contents_of(name, found), f"{files.CONTENTS.name} is not true of {name}: run `make records`"


def test_every_recipe_has_its_record_and_every_record_its_recipe() -> None:
    recipes = {recipe.name: recipe for recipe in RECIPES}
    assert len(recipes) == len(RECIPES)
    assert sorted(recipes) == files.names() == sorted(CONTENTS)
    for name, row in CONTENTS.items():
        recipe = recipes[name]
        assert (row.scenario, tuple(row.seating.values())) == (recipe.scenario, recipe.holders)
        assert row.options == dict(recipe.options)
    assert sum(path.stat().st_size for path in files.FOLDER.rglob("*")) < LARGEST


def test_they_cover_all_battles_seatings_bots_and_options() -> None:
    assert {row.scenario for row in CONTENTS.values()} == set(shipped())
    for camp in ("axis", "allies"):
        assert {row.seating[camp] for row in CONTENTS.values()} == {1, 2, 3, 4}
    for key in shipped():
        assert any(recipe.scenario == key and recipe.bots == ("recruit", "recruit") for recipe in RECIPES)
    assert {name for recipe in RECIPES for name in recipe.bots} == {"recruit", "random", "eager"}
    houses = [all_options(overlord.load_scenario(row.scenario), row.options) for row in CONTENTS.values()]
    usual = [key for key, option in OPTIONS.items() if all(house[key] == option.default for house in houses)]
    assert not usual, f"give {', '.join(usual)} to a recipe of bench/records/recipes.py and run make records"
    assert {deck for house in houses for deck in str(house["combat_deck"]).split("+")} == {"none", *DECKS}
    ends = {row.outcome.partition(" by ")[2].partition(",")[0] for row in CONTENTS.values()}
    assert ends >= {"medals", "turn-limit", "resigned", "agreed-draw"}


@pytest.mark.interpreted("compiled frames have their kind as objects, not as classes")
def test_they_cover_every_event_question_and_verb() -> None:
    happened, asked, given = (
        {word for row in CONTENTS.values() for word in getattr(row, part)} for part in ("events", "questions", "verbs")
    )
    lost = sorted((tags(AnyEvent) - happened - set(NEVER_TOLD)) | (kinds() - asked - set(NEVER_ASKED)))
    assert not lost, f"no record has {', '.join(lost)}: make one in which it happens, or say here why none can"
    assert tags(AnyEvent) - happened == set(NEVER_TOLD)
    assert kinds() - asked == set(NEVER_ASKED) and asked <= kinds()
    assert tags(AnyAction) - given == set()


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def kinds() -> set[str]:
    """Every question that the engine can ask, also those of frames that no battle has needed so far."""
    for module in pkgutil.walk_packages(flow.__path__, f"{flow.__name__}."):
        importlib.import_module(module.name)
    found = {frame.kind for frame in frames(Frame) if frame.kind}
    return found | {"alongside", "recon-draw"} | {f"react-{window}" for window in WINDOWS[REACTION]}


def frames(parent: type[Frame]) -> Iterator[type[Frame]]:
    for child in parent.__subclasses__():
        yield child
        yield from frames(child)


def test_some_answers_were_taken_back() -> None:
    """Nothing of them is left but the ids of their questions, which are never used again."""
    gaps = 0
    for name in ("gold-beach-agreed-draw", "ortona-taken-back", "two-bridges-talk-and-resignation"):
        ids = [entry.question for entry in read(told(name))[1] if entry.action]
        again = [entry.question for entry in read(overlord.Game.replay(told(name)).record())[1] if entry.action]
        gaps += ids != again
    assert gaps == 3


# ---- the test can fail --------------------------------------------------------------------------

NAME = "first-steps-recruits"


def spoiled(part: str) -> tuple[str, int]:
    """A record with one entry changed, and the line of that entry."""
    header, entries = read(told(NAME))
    for n, entry in enumerate(entries[20:], 20):
        if part == "digest" and entry.digest:
            entries[n] = msgspec.structs.replace(entry, digest="0" * 32)
        elif part == "event" and len(entry.events) > 1:
            entries[n] = msgspec.structs.replace(entry, events=entry.events[::-1])
        elif part == "missing" and entry.events:
            entries[n] = msgspec.structs.replace(entry, events=())
        elif part == "answer" and entry.action:
            entries[n] = msgspec.structs.replace(entry, action="move A9 B9")
        else:
            continue
        return write(header, entries), n + 2
    raise AssertionError(part)


@pytest.mark.parametrize("part", ["digest", "event", "missing", "answer"])
def test_a_change_of_one_line_is_reported_with_its_place(part: str) -> None:
    text, line = spoiled(part)
    problem = failure(NAME, walk(text), CONTENTS[NAME].outcome)
    assert problem.startswith(f"{NAME}: {'digest' if part == 'digest' else 'events'}: at line {line}, answer ")
    assert "the record expects" in problem and "but there came" in problem
    assert problem.endswith(WHAT_TO_DO)


def test_another_outcome_or_version_and_a_missing_end_are_reported() -> None:
    text = told(NAME)
    assert "outcome: at line" in failure(NAME, walk(text), "axis by medals, medals 3:0")
    header, entries = read(text)
    other = write(msgspec.structs.replace(header, rules=RULES_VERSION + 1), entries)
    assert f"expects {RULES_VERSION + 1}, but there came {RULES_VERSION}" in failure(
        NAME, walk(other), CONTENTS[NAME].outcome
    )
    assert "expects the end" in failure(NAME, walk(write(header, entries[:40])), CONTENTS[NAME].outcome)
    gone = write(msgspec.structs.replace(header, options={"gone": True}), entries)
    assert "a battle that can be set up" in failure(NAME, walk(gone), CONTENTS[NAME].outcome)


# ---- they are renewed ---------------------------------------------------------------------------

SMALL = Recipe("small", "first-steps", 1, (1, 1), ("random", "random"), {"turn_limit": 3})


def renewed(capsys: pytest.CaptureFixture[str], folder: Any, allowed: bool = False, anew: bool = False) -> Any:
    code = renewing.renew((SMALL,), folder, allowed, anew)
    return code, capsys.readouterr().out, files.unpack("small", folder)


def test_only_what_differs_is_written_and_the_same_recipe_makes_the_same_bytes(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said, text = renewed(capsys, tmp_path)
    assert (code, said, text) == (0, "small: new\n", played(SMALL))
    path = tmp_path / f"small{files.ENDING}"
    before = path.read_bytes()
    path.touch()
    stamp = path.stat().st_mtime_ns
    assert renewed(capsys, tmp_path)[:2] == (0, "small: unchanged\n")
    assert renewed(capsys, tmp_path, anew=True)[:2] == (0, "small: unchanged\n")
    assert path.stat().st_mtime_ns == stamp
    files.pack("small", text, tmp_path)
    assert path.read_bytes() == before


def tampered(text: str, rules: int, **changes: Any) -> str:
    """The record as other rules might have written it: the events of an answer changed and every digest another."""
    header, entries = read(text)
    entries = [msgspec.structs.replace(entry, digest="0" * 32) if entry.digest else entry for entry in entries]
    n = next(n for n, entry in enumerate(entries) if entry.action and entry.events)
    entries[n] = msgspec.structs.replace(entries[n], **changes)
    return write(msgspec.structs.replace(header, rules=rules), entries)


def test_a_change_of_rules_without_a_new_version_is_refused_loudly(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    good = renewed(capsys, tmp_path)[2]
    for changes, words in (({}, "digests only"), ({"events": ()}, "events differ from answer")):
        bad = tampered(good, RULES_VERSION, **changes)
        files.pack("small", bad, tmp_path)
        code, said, text = renewed(capsys, tmp_path)
        assert code == 1 and text == bad
        assert f"small: NOT RENEWED, {words}" in said and "THE RULES VERSION IS THE SAME" in said
        code, said, text = renewed(capsys, tmp_path, allowed=True)
        assert code == 0 and text == good and f"small: {words}" in said


def test_a_new_rules_version_is_told_and_renewed(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    good = renewed(capsys, tmp_path)[2]
    step = f"small: rules version {RULES_VERSION - 1} -> {RULES_VERSION}, "
    header, entries = read(good)
    olds = {
        "nothing else": write(msgspec.structs.replace(header, rules=RULES_VERSION - 1), entries),
        "digests only": tampered(good, RULES_VERSION - 1),
        "events differ from answer": tampered(good, RULES_VERSION - 1, events=()),
    }
    for words, old in olds.items():
        files.pack("small", old, tmp_path)
        code, said, text = renewed(capsys, tmp_path)
        assert code == 0 and text == good and said.startswith(step + words)


def test_another_recipe_and_another_outcome_are_told(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    renewed(capsys, tmp_path)
    other = Recipe("small", "first-steps", 1, (1, 1), ("random", "random"), script=(End(9, "axis"),))
    files.pack("small", played(other), tmp_path)
    code, said, text = renewed(capsys, tmp_path)
    assert code == 0 and text == played(SMALL)
    assert said.startswith("small: the battle, a deck or the recipe changed\n    outcome changed: ")
    files.pack("nobody", text, tmp_path)
    assert "nobody: there is no such recipe" in renewed(capsys, tmp_path)[1]


def test_differences_of_one_walk_are_sorted_by_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another digest everywhere stops nobody: the whole battle is compared."""
    monkeypatch.setattr(engine_game, "digest", lambda state: "0" * 32)
    found = walk(told(NAME))
    assert found.first(DIGEST) and not found.first(EVENTS)
    assert found.outcome == CONTENTS[NAME].outcome
