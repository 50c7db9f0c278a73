"""The contract is exact: it lists all that can be imported, asked, told and seen, and nothing that is not so."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
import textwrap
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from bench.whims import answer, house

import overlord
from house.test_docs import PAGES, ROOT, blocks, page
from overlord.engine import flow
from overlord.engine.model.base import Secret
from overlord.engine.model.frame import Frame
from overlord.engine.model.rng import Rng
from overlord.engine.tables.combat import REACTION, WINDOWS
from overlord.engine.view import CONDITIONS, DIRECTIONS, SECRETIVE
from overlord.library.scenarios import shipped

MODULES = ("actions", "bots", "events", "queries", "views")
INSIDE = ("design.md", "recruit.md", "CONTRIBUTING.md")  # pages for whoever changes the program
NAME = re.compile(r"`(\w+)[^`]*`")
CONTRACT = page("contract")


def part(title: str) -> str:
    """What stands under a heading, whatever its level, down to the next heading."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", CONTRACT, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def rows(title: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    lines = [line for line in part(title).splitlines() if line.startswith("| `")]
    return [re.split(r" \| ", line[2:-2]) for line in lines]


def words(cell: str) -> list[str]:
    """Everything in a cell that is set as code."""
    return re.findall(r"`([^`]*)`", cell)


def public(module: str) -> dict[str, Any]:
    """The public names of a module of ours."""
    found = importlib.import_module(module)
    return {name: getattr(found, name) for name in found.__all__}


SURFACE = {name: public(name) for name in ("overlord", *(f"overlord.{module}" for module in MODULES))}


# ---- names ---------------------------------------------------------------------------------------


def listed(module: str) -> set[str]:
    """The names that the contract gives to a module."""
    if module == "overlord.events":
        return {"AnyEvent", "Secret"} | {row[0].strip("`") for row in rows("Events")}
    if module == "overlord.views":
        return {row[0].strip("`") for row in rows("A view")}
    found = {name for row in rows(module) for name in NAME.findall(row[0]) if "board." not in row[0]}
    if module == "overlord.actions":
        found.add("AnyAction")
    return found


@pytest.mark.parametrize("module", SURFACE)
def test_the_contract_lists_what_can_be_imported_and_nothing_else(module: str) -> None:
    assert listed(module) == set(SURFACE[module])


def test_every_action_stands_there_with_its_fields_and_its_verb() -> None:
    types = {
        f"{kind.__name__}({', '.join(kind.__struct_fields__)})": str(kind.__struct_config__.tag)
        for kind in get_args(overlord.AnyAction)
    }
    assert {row[0].strip("`"): row[1].strip("`") for row in rows("overlord.actions")} == types


def test_the_calls_of_a_board_are_listed_and_exist() -> None:
    text = part("overlord.queries")
    assert set(re.findall(r"`board\.(\w+)", text)) == members(overlord.queries.Board)
    assert set(re.findall(r"`boards\.(\w+)", text)) == members(overlord.queries.Boards)


def test_the_calls_of_a_game_are_listed_and_exist() -> None:
    text = part("Calls")
    found = set(re.findall(r"`(?:overlord\.Game|game)\.(\w+)", text))
    assert found == members(overlord.Game)
    assert set(re.findall(r"`overlord\.(\w+)\(", text)) <= set(overlord.__all__)


def test_the_calls_of_a_simulation_are_listed_and_exist() -> None:
    assert set(re.findall(r"`sim\.(\w+)", part("A simulation"))) == members(overlord.Simulation)


def test_what_is_promised_of_a_scenario_a_deck_and_an_entry_is_there() -> None:
    game = overlord.Game(overlord.load_scenario("crossroads"), options={"combat_deck": "urban", "turn_limit": 1})
    overlord.bots.play_out(game, {seat: overlord.bots.RandomBot() for seat in game.seats}, overlord.bots.bot_rng(1))
    promised = {words(row[0])[0]: words(row[1]) for row in rows("overlord")}
    for name, value in (("ScenarioDef", game.battle), ("Deck", game.decks[0])):
        found = [word[1:] for word in promised[name] if word.startswith(".") and word != ".copies"]
        assert found and [word for word in found if not hasattr(value, word)] == []
    assert all(row.key and row.copies for row in game.decks[0].cards)
    assert all(isinstance(entry, overlord.Entry) for entry in game.written())


def members(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


def test_what_is_not_public_is_not_shown() -> None:
    assert set(dir(overlord)) == set(overlord.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        overlord.nonsense  # noqa: B018


def test_importing_overlord_loads_no_bots() -> None:
    """Whoever only wants a battle does not wait for the recruit."""
    code = "import sys, overlord; print([name for name in sys.modules if name.startswith('overlord.bots')])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_the_package_carries_its_types() -> None:
    assert (Path(overlord.__file__).parent / "py.typed").is_file()


def test_nothing_inside_imports_the_public_modules() -> None:
    """They are the outside of the house: whoever lives in it uses the doors within."""
    outside = re.compile(r"^\s*(?:from|import) overlord\.(?:actions|events|queries|views)\b", re.MULTILINE)
    source = Path(overlord.__file__).parent
    found = [p for p in source.rglob("*.py") if outside.search(p.read_text(encoding="utf-8").split('"""', 2)[-1])]
    assert found == []


# ---- types and words -----------------------------------------------------------------------------


def documented() -> Iterator[tuple[str, Any]]:
    """Every public class and function, and the public methods and properties of our classes, inherited ones too."""
    for module, names in SURFACE.items():
        for name, value in names.items():
            if inspect.isfunction(value):
                yield f"{module}.{name}", value
            if inspect.isclass(value):
                for base in ours_of(value):
                    yield f"{module}.{name}", base
                    for inner, member in vars(base).items():
                        member = getattr(member, "__func__", member)  # of a class or static method
                        if not inner.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
                            yield f"{module}.{name}.{inner}", member


def ours_of(kind: type) -> list[type]:
    """A class and those of ours that it is made from."""
    return [base for base in kind.__mro__ if base.__module__.startswith("overlord.")]


def test_every_public_class_and_function_says_what_it_is() -> None:
    bare = [
        name
        for name, value in documented()
        if not (vars(value).get("__doc__") if inspect.isclass(value) else value.__doc__)
    ]
    assert bare == []


def test_every_type_that_a_public_signature_names_is_public() -> None:
    classes = [value for names in SURFACE.values() for value in names.values() if inspect.isclass(value)]
    known = {id(base) for value in classes for base in ours_of(value)}
    hidden: set[str] = set()
    for name, value in documented():
        if isinstance(value, property):
            value = value.fget
        if not inspect.isfunction(value) or name.startswith("overlord.views."):
            continue
        for hint in typing.get_type_hints(value, vars(inspect.getmodule(value))).values():
            hidden |= {f"{name}: {kind}" for kind in ours(hint) if id(kind) not in known}
    assert not hidden


def ours(hint: Any) -> Iterator[type]:
    """The classes of ours that an annotation is made of."""
    if inspect.isclass(hint) and hint.__module__.startswith("overlord."):
        yield hint
    for inner in hint if isinstance(hint, list) else get_args(hint):
        yield from ours(inner)


EXAMPLES = [
    test
    for module in SURFACE
    for test in doctest.DocTestFinder(recurse=False).find(importlib.import_module(module), module)
    if test.examples
] + [
    test
    for name, value in documented()
    for test in doctest.DocTestFinder(recurse=False).find(value, name, globs={})
    if test.examples and not inspect.ismodule(value)
]


@pytest.mark.parametrize("example", {test.name: test for test in EXAMPLES}.values(), ids=lambda test: test.name)
def test_the_examples_run(example: doctest.DocTest) -> None:
    game = overlord.Game(overlord.load_scenario("crossroads"))
    board = overlord.queries.Boards(game.battle, game.house).of(game.view("allies-cic"))
    example.globs = {"overlord": overlord, "board": board, "odds": overlord.queries.odds, **SURFACE["overlord"]}
    told: list[str] = []
    doctest.DocTestRunner().run(example, out=told.append)
    assert not told, "".join(told)


def test_the_most_used_have_an_example() -> None:
    names = {test.name for test in EXAMPLES}
    wanted = {"overlord.Game", "overlord.bots.Bot", "overlord.parse_action", "overlord.queries.odds", *SURFACE}
    assert wanted <= names, wanted - names


@pytest.mark.parametrize("path", [path for path in PAGES if path.name not in INSIDE], ids=lambda path: path.name)
def test_pages_for_users_teach_public_names_only(path: Path) -> None:
    for code in blocks(path, "python"):
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Import):
                assert {alias.name for alias in node.names if alias.name.startswith("overlord")} <= set(SURFACE)
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("overlord"):
                assert node.module in SURFACE, node.module
                assert {alias.name for alias in node.names} <= set(SURFACE[node.module])


def test_the_pages_of_the_inside_are_there() -> None:
    assert {*INSIDE} <= {path.name for path in PAGES} and (ROOT / "docs" / "bots.md") in PAGES


# ---- questions -----------------------------------------------------------------------------------


def kinds() -> set[str]:
    """Every kind of question in the code: that of a frame, and those that a frame works out."""
    for module in pkgutil.walk_packages(flow.__path__, f"{flow.__name__}."):
        importlib.import_module(module.name)
    found: set[str] = set()
    frames = [Frame]
    for frame in frames:
        frames += frame.__subclasses__()
        found.add(frame.kind)
        if "question" not in vars(frame) or frame is Frame:
            continue
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(frame.question)))):
            if isinstance(node, ast.JoinedStr):
                assert isinstance(node.values[0], ast.Constant) and node.values[0].value == "react-"
                found |= {f"react-{window}" for window in WINDOWS[REACTION]}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value != "react-":
                found.add(node.value)
    return found - {""}


QUESTIONS = {row[0].strip("`"): set(words(row[2])) for row in rows("Questions")}
VERBS = {str(kind.__struct_config__.tag) for kind in get_args(overlord.AnyAction)}


def test_the_contract_lists_every_kind_of_question() -> None:
    lost = kinds() - set(QUESTIONS)
    assert not lost, f"docs/contract.md, Questions, has no row for {', '.join(sorted(lost))}"
    assert set(QUESTIONS) == kinds()


def test_the_answers_are_verbs_of_the_notation_and_every_verb_answers_something() -> None:
    assert set().union(*QUESTIONS.values()) == VERBS


def test_what_is_asked_in_battles_is_answered_as_the_contract_says() -> None:
    """Battles at random with every kind of option, and who looks at what they ask."""
    for seed in range(12):
        rng = Rng(seed)
        key = shipped()[rng.below(len(shipped()))]
        game = overlord.Game(overlord.load_scenario(key), seed, options={**house(rng), "turn_limit": 2})
        while game.waiting():
            for question in game.waiting():
                verbs = {str(option).split()[0] for option in game.options(question.seat)}
                assert verbs <= QUESTIONS[question.kind], (question, verbs)
            question, action = answer(game, rng)
            game.play(question.seat, action)


# ---- events --------------------------------------------------------------------------------------

EVENTS = {kind.__name__: kind for kind in get_args(overlord.AnyEvent)}


def test_the_contract_lists_every_event_with_its_fields() -> None:
    told = {row[0].strip("`"): tuple(words(row[1])) for row in rows("Events")}
    lost = [name for name in EVENTS if name not in told]
    assert not lost, f"docs/contract.md, Events, has no row for {', '.join(lost)}"
    assert told == {name: kind.__struct_fields__ for name, kind in EVENTS.items()}


def test_the_contract_says_which_part_of_an_event_is_secret() -> None:
    told = {row[0].strip("`"): row[3] for row in rows("Events")}
    secret = {name: [f for f, t in typing.get_type_hints(kind).items() if t is Secret] for name, kind in EVENTS.items()}
    assert {name for name, cell in told.items() if cell != "all"} == {n for n, f in secret.items() if f} | {"Signalled"}
    assert {kind.__name__ for kind in SECRETIVE} == {name for name, fields in secret.items() if fields}
    assert [name for name, fields in secret.items() if not set(fields) <= set(words(told[name]))] == []


# ---- views ---------------------------------------------------------------------------------------


def test_the_contract_lists_every_field_of_a_view_with_its_type() -> None:
    found = [tuple(words(cell)[0] for cell in row[:3]) for row in rows("A view")]
    there = [
        (name, field, kind.replace("|", "or"))
        for name, value in SURFACE["overlord.views"].items()
        for field, kind in inspect.get_annotations(value).items()
    ]
    assert sorted(found) == sorted(there)


def test_the_contract_has_every_word_of_a_view() -> None:
    assert [word for word in CONDITIONS if f"`{word}`" not in part("A view")] == []
    assert [word for word in DIRECTIONS if f"`{word}`" not in part("A view")] == []


def test_a_view_is_words_numbers_and_tuples_of_them() -> None:
    for key in ("two-bridges", "crossroads"):
        view = overlord.Game(overlord.load_scenario(key)).view("axis-cic")
        assert msgspec.json.decode(msgspec.json.encode(view), type=overlord.View) == view
