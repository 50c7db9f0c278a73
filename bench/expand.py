"""Writes out the methods of declared classes in a copy of the package, so that they can be compiled."""

from __future__ import annotations

import ast
import importlib
import textwrap
from pathlib import Path

from overlord.engine.model.fields import DECLARED, Declared, default_text, methods

ENGINE = ("model", "queries", "flow")
DECORATORS = ("data", "shared", "renewed", "lent")
# Classes that people may derive from. It also lets `copy` and `load` make an object without calling `__init__`, which
# mypyc would do otherwise.
OPEN_CLASSES = (("engine/game.py", "class Game:"), ("library/game.py", "class Game("))
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"


def expand(source: str, module: str) -> str:
    """The source of a module with constructor and copy in each class that declares its fields."""
    lines = source.split("\n")
    found: list[Declared] = []
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(d) in DECORATORS for d in node.decorator_list):
            declared = DECLARED[node.name]
            assert declared.cls.__module__ == module, f"two classes are called {node.name}"
            found.append(declared)
            _write_out(lines, node, declared)
    if not found:
        return source
    lines.append("from overlord.engine.model.fields import register as _register\n")
    for declared in reversed(found):
        fields = tuple((field.name, field.type, default_text(field)) for field in declared.fields)
        lines.append(f"_register({declared.cls.__name__}, {fields!r}, {declared.copying!r})")
    return "\n".join(lines) + "\n"


def _write_out(lines: list[str], node: ast.ClassDef, declared: Declared) -> None:
    """Write the methods into the class, from the bottom up so that line numbers above stay valid."""
    assert node.end_lineno is not None
    lines[node.end_lineno : node.end_lineno] = ["", textwrap.indent(methods(declared), "    ")]
    for part in reversed(node.body):
        if isinstance(part, ast.AnnAssign) and part.value is not None:
            assert part.end_lineno is not None
            lines[part.lineno - 1 : part.end_lineno] = [
                f"    {ast.unparse(part.target)}: {ast.unparse(part.annotation)}"
            ]
    for decorator in reversed(node.decorator_list):
        del lines[decorator.lineno - 1]


def expand_all(root: Path) -> None:
    """Write the methods out in the copy of the package that lies in this folder."""
    engine = root / "overlord" / "engine"
    paths = [path for part in ENGINE for path in sorted((engine / part).rglob("*.py"))]
    names = {path: ".".join(path.relative_to(root).with_suffix("").parts) for path in paths}
    for name in names.values():  # importing them declares all classes
        importlib.import_module(name)
    for path, name in names.items():
        path.write_text(expand(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    # A written-out method returns its own class; the common base method of all frames returns Frame.
    _append(engine / "model" / "data.py", "-> Self", "-> Data", "")
    _append(engine / "model" / "frame.py", "", "", "    def copy(self) -> Frame:\n        raise NotImplementedError\n")
    for place, line in OPEN_CLASSES:
        _open(root / "overlord" / place, line)


def _append(path: Path, old: str, new: str, more: str) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text((text.replace(old, new) if old else text) + more, encoding="utf-8")


def _open(path: Path, line: str) -> None:
    """Let interpreted classes derive from the class that begins with this line."""
    before, found, after = path.read_text(encoding="utf-8").partition(f"\n{line}")
    assert found, f"{path.name} has no {line}"
    # Only mypyc reads the decorator: a compiled program must not need the package that defines it.
    first = "from __future__ import annotations\n"
    wanted = (
        "from typing import TYPE_CHECKING as _CHECKING\nif _CHECKING:\n    from mypy_extensions import mypyc_attr\n"
    )
    path.write_text(f"{before.replace(first, first + wanted, 1)}\n{OPEN}{line}{after}", encoding="utf-8")
