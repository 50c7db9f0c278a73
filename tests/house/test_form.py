"""The compiled form is used only while it fits the sources; with or without it, one can see which form runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from bench import compiled

from overlord import form

SUFFIX = EXTENSION_SUFFIXES[0]
NO_LIBRARY = b"this is no library: whoever loads it fails"


def test_names_that_stand_twice_are_the_same() -> None:
    assert (compiled.LIBRARY, compiled.STAMP) == (form.LIBRARY, form.STAMP)
    assert f"{form.LIBRARY}.cp311-win_amd64.pyd".startswith(compiled.LIBRARY)


def test_only_modules_that_are_there_are_compiled() -> None:
    names = compiled.modules(form.PACKAGE)
    assert "overlord/engine/model/state.py" in names and len(names) == len(set(names))
    assert not [name for name in names if name.endswith("__init__.py")]
    for pattern in compiled.MODULES:
        assert list(form.PACKAGE.glob(pattern)), f"{pattern} in bench/compiled.py finds nothing"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources, with files where the compiled form of every module would lie."""
    src = tmp_path / "src"
    leave = shutil.ignore_patterns("static", *compiled.MADE, form.STAMP)
    shutil.copytree(form.PACKAGE, src / "overlord", ignore=leave)
    made = tmp_path / "build"
    names = [Path(name).with_suffix(SUFFIX) for name in compiled.modules(src / "overlord")]
    names.append(Path(f"{form.LIBRARY}{SUFFIX}"))
    for name in names:
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_bytes(NO_LIBRARY)
    compiled.lay(made, names, form.fingerprint(src / "overlord", compiled.parts()), src)
    return src


def call(src: Path, *words: str, wanted: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(src), form.VARIABLE: wanted}
    return subprocess.run(
        [sys.executable, *words], env=env, capture_output=True, encoding="utf-8", cwd=src, check=False
    )


def test_the_compiled_form_is_loaded_where_it_fits_and_passed_over_where_it_does_not(checkout: Path) -> None:
    told = call(checkout, "-c", "import overlord")
    assert told.returncode == 1 and form.LIBRARY not in told.stdout  # it is no library, but it was to be loaded
    assert "ImportError" in told.stderr and SUFFIX in told.stderr
    told = call(checkout, "-m", "overlord", "--version", wanted="interpreted")
    assert (told.stdout.endswith(", interpreted\n"), told.stderr) == (True, "")

    source = checkout / "overlord" / "engine" / "queries" / "sight.py"
    before = source.read_bytes()
    source.write_bytes(before + b"# changed\n")
    told = call(checkout, "-m", "overlord", "--version")
    assert told.stdout.endswith(", interpreted\n")
    assert told.stderr.startswith("The compiled form was built from other sources") and "make compiled" in told.stderr
    told = call(checkout, "-m", "overlord", "simulate", "crossroads", "--games", "1")
    assert told.returncode == 0 and told.stderr.startswith("The compiled form was built from other sources")
    told = call(checkout, "-c", "import overlord", wanted="compiled")
    assert told.stderr.splitlines()[-1] == (
        "ImportError: OVERLORD_FORM asks for the compiled form, but none fits these sources: make compiled."
    )

    source.write_bytes(before)  # another date, the same text
    assert "ImportError" in call(checkout, "-c", "import overlord").stderr
    compiled.remove(checkout)
    assert not list(checkout.rglob(f"*{SUFFIX}")) and not (checkout / "overlord" / form.STAMP).exists()
    assert call(checkout, "-m", "overlord", "--version").stderr == ""


def test_a_build_that_was_interrupted_is_not_used(checkout: Path) -> None:
    package = checkout / "overlord"
    assert form.is_built(package) and form.is_fresh(package)
    for text in ("", "{}", "[]", json.dumps({"parts": ["engine"], "sources": ""})):
        (package / form.STAMP).write_text(text, encoding="utf-8")
        assert not form.is_fresh(package)
    (package / form.STAMP).unlink()
    assert form.is_fresh(package)  # as in a wheel, which nobody changes


def test_the_variable_knows_two_words() -> None:
    told = call(form.PACKAGE.parent, "-c", "import overlord", wanted="fast")
    assert told.stderr.splitlines()[-1] == "ImportError: OVERLORD_FORM is interpreted or compiled, not 'fast'."
