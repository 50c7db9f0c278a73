"""Which rule ids have tests: it reads the marks from the test files and runs no test."""

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

_NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rule ids, sorted by whether tests carry their marks."""

    carried: Mapping[str, list[str]]  # id -> its tests
    bare: list[str]  # ids that need a test and have none
    exempt: Mapping[str, str]  # id -> why it needs no test; an exempt id that has a test is in `carried`
    unknown: Mapping[str, list[str]]  # ids that tests name but the rulebook does not have -> those tests

    def narrowed(self, prefixes: tuple[str, ...]) -> "Coverage":
        """The same, only for ids that begin with one of the prefixes."""
        return Coverage(
            carried={rule_id: tests for rule_id, tests in self.carried.items() if rule_id.startswith(prefixes)},
            bare=[rule_id for rule_id in self.bare if rule_id.startswith(prefixes)],
            exempt={rule_id: reason for rule_id, reason in self.exempt.items() if rule_id.startswith(prefixes)},
            unknown={rule_id: tests for rule_id, tests in self.unknown.items() if rule_id.startswith(prefixes)},
        )


@cache
def exempt_reasons() -> Mapping[str, str]:
    """The ids that need no test, each with a reason."""
    text = files(__package__).joinpath("exempt.toml").read_text(encoding="utf-8")
    reasons: dict[str, str] = tomllib.loads(text)["reasons"]
    return MappingProxyType(reasons)


def coverage(ids: Iterable[str], exempt: Mapping[str, str], marks: Mapping[str, list[str]]) -> Coverage:
    """Sort the ids of the rulebook by the marks found in the tests."""
    known = dict.fromkeys(ids)
    return Coverage(
        carried={rule_id: marks[rule_id] for rule_id in known if rule_id in marks},
        bare=[rule_id for rule_id in known if rule_id not in marks and rule_id not in exempt],
        exempt={rule_id: exempt[rule_id] for rule_id in known if rule_id in exempt and rule_id not in marks},
        unknown={rule_id: tests for rule_id, tests in marks.items() if rule_id not in known},
    )


def marks_in(folder: Path) -> dict[str, list[str]]:
    """Every rule id that a test in the folder is marked with, with those tests as `file::test`."""
    folder = folder.resolve()
    marks: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        if not path.name.startswith("test_") and not path.name.endswith("_test.py"):
            continue
        file = path.relative_to(folder.parent).as_posix()
        for test, ids in _tests(ast.parse(path.read_text(encoding="utf-8"), file).body, {}, _NONE):
            for rule_id in sorted(ids):
                marks.setdefault(rule_id, []).append(f"{file}::{test}")
    return marks


def _tests(
    body: list[ast.stmt], outer: Mapping[str, frozenset[str]], inherited: frozenset[str], prefix: str = ""
) -> Iterator[tuple[str, frozenset[str]]]:
    """The tests of a module or class, each with its own ids, those of its parameters and those it inherits."""
    names = dict(outer)
    for statement in body:
        for name, value in _assigned(statement):
            names[name] = _ids(value, names)
    inherited |= names.get("pytestmark", _NONE)
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
            yield prefix + statement.name, inherited | _decorated(statement, names)
        elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            own = inherited | _decorated(statement, names)
            yield from _tests(statement.body, names, own, f"{prefix}{statement.name}::")


def _assigned(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """The names that a statement assigns: `pytestmark`, lists of cases, marks kept under a name."""
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Name):
                yield target.id, statement.value
    elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
        yield statement.target.id, statement.value


def _decorated(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, names: Mapping[str, frozenset[str]]
) -> frozenset[str]:
    return _NONE.union(*(_ids(decorator, names) for decorator in node.decorator_list))


def _ids(node: ast.expr, names: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """The ids of every `pytest.mark.rule(...)` in an expression, and of the names it uses."""
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            found |= names.get(part.id, _NONE)
        elif isinstance(part, ast.Call) and _is_rule_mark(part.func):
            found |= {arg.value for arg in part.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return frozenset(found)


def _is_rule_mark(called: ast.expr) -> bool:
    """Whether this is a call of `pytest.mark.rule` or `mark.rule`."""
    if not isinstance(called, ast.Attribute) or called.attr != "rule":
        return False
    return ast.unparse(called.value) in ("pytest.mark", "mark")
