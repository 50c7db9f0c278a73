"""Builds the compiled form of the engine with mypyc, for a checkout or for a wheel; it changes no source.

python -m bench.compiled              lays it beside the sources, if it is not there or they have changed
python -m bench.compiled --again      builds it in any case
python -m bench.compiled --remove     takes it away
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"

# What is compiled. Modules with msgspec structs cannot be (model/base.py, actions, events, views); code that runs once
# per battle or only reads files need not be.
MODULES: Final = (
    *(f"engine/model/{name}.py" for name in ("answers", "data", "frame", "ground", "hexes", "names", "rng")),
    *(f"engine/model/{name}.py" for name in ("objective", "rules", "state")),
    *(f"engine/{name}.py" for name in ("game", "glimpse", "guess", "imagine", "log", "memory", "outcome", "playing")),
    *(f"engine/{name}.py" for name in ("redraft", "simulation", "view")),
    "engine/effects/board.py",
    "engine/queries/*.py",
    "engine/queries/*/*.py",
    "engine/flow/*.py",
    "engine/flow/*/*.py",
    "engine/tables/*.py",
    *(f"bots/recruit/{name}.py" for name in ("battles", "cards", "deck", "field", "marches", "memo", "mind")),
    *(f"bots/recruit/{name}.py" for name in ("orders", "planes", "scorers", "strikes", "survey", "worth")),
    *(f"bots/veteran/{name}.py" for name in ("answers", "judgement", "mind", "plan", "reply", "weights")),
    "library/game.py",  # a compiled class can only be the base of compiled ones
)
OPTIMIZE: Final = "1"  # docs/speed.md compares the other levels
MADE: Final = ("*.so", "*.pyd")
LIBRARY: Final = "overlord__mypyc"  # these two as in overlord/form.py, which cannot be imported everywhere
STAMP: Final = "compiled.json"


class BuildError(Exception):
    """Why there is no compiled form: one sentence and the output of the compiler."""


def parts() -> list[str]:
    """The folders of the package that have compiled modules: a change in any file of theirs makes the form stale."""
    return sorted({pattern.partition("/")[0] for pattern in MODULES})


def modules(package: Path) -> list[str]:
    """The sources that are compiled; packages themselves hold only a docstring."""
    found = [path for pattern in MODULES for path in sorted(package.glob(pattern)) if path.name != "__init__.py"]
    return [path.relative_to(package.parent).as_posix() for path in found]


# ---- the work itself, in a process of its own ----------------------------------------------------


def compile_into(folder: Path) -> None:
    """Copy the package into a folder, write its methods out and compile it there."""
    from bench.expand import expand_all

    shutil.copytree(SOURCES / "overlord", folder / "overlord", ignore=shutil.ignore_patterns(*MADE, "__pycache__"))
    expand_all(folder)
    os.chdir(folder)
    os.environ["MYPYPATH"] = "."

    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    found = mypycify(
        modules(Path("overlord")),
        opt_level=OPTIMIZE,
        debug_level="0",
        multi_file=True,  # one C file per module: half the work of one large file
        target_dir="c",
        group_name=LIBRARY.removesuffix("__mypyc"),
    )
    command = build_ext(Distribution({"name": "open-overlord", "ext_modules": found}))
    command.inplace = True
    command.build_temp = "objects"
    command.ensure_finalized()
    command.run()


def built(folder: Path) -> list[Path]:
    """Build in an empty folder; returns the libraries made, relative to it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    env = {**os.environ, "OVERLORD_FORM": "interpreted", "PYTHONPATH": os.pathsep.join((str(SOURCES), str(ROOT)))}
    words = [sys.executable, "-m", "bench.compiled", "--step", str(folder.absolute())]
    log = folder / "compile.log"
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(words, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT, check=False)
    made = [path.relative_to(folder) for path in libraries(folder)]
    if done.returncode or not made:
        said = "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-20:])
        raise BuildError(f"The compiled form could not be built; it needs a C compiler. What was said last:\n{said}")
    return made


def libraries(folder: Path) -> Iterator[Path]:
    """The compiled modules of a package, and the library beside it that they refer to."""
    for suffix in MADE:
        yield from sorted(folder.glob(f"{LIBRARY}{suffix}"))
        yield from sorted((folder / "overlord").rglob(suffix))


# ---- in a checkout -------------------------------------------------------------------------------


def remove(sources: Path = SOURCES) -> None:
    """Remove the compiled form. A running program keeps what it has loaded."""
    for path in list(libraries(sources)):
        path.unlink()
    (sources / "overlord" / STAMP).unlink(missing_ok=True)


def lay(folder: Path, made: list[Path], fingerprint: str, sources: Path = SOURCES) -> None:
    """Put the built files beside the sources; until all of them are there, the sources are used."""
    stamp = sources / "overlord" / STAMP
    remove(sources)
    stamp.write_text(json.dumps({"parts": parts(), "sources": ""}), encoding="utf-8")
    for path in made:
        shutil.copy2(folder / path, sources / path)
    stamp.write_text(json.dumps({"parts": parts(), "sources": fingerprint}), encoding="utf-8")


def in_place(again: bool) -> str:
    """Build the form for this checkout, unless it is there already; returns what was done."""
    from overlord import form  # not above: when a wheel is built, the package cannot be imported

    if form.is_built(form.PACKAGE) and form.is_fresh(form.PACKAGE) and not again:
        return "The compiled form is up to date."
    before = form.fingerprint(form.PACKAGE, parts())  # a change while the compiler runs makes the form stale
    start = os.times()
    folder = ROOT / "build" / "compiled"
    made = built(folder)
    lay(folder, made, before)
    spent = sum(os.times()[:4]) - sum(start[:4])
    return f"The compiled form is built: {len(made)} files, {spent:.0f} s of processor time."


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compiled", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--again", action="store_true", help="build it even if it is up to date")
    parser.add_argument("--remove", action="store_true", help="take it away, so that the sources are used")
    parser.add_argument("--step", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.step:
        compile_into(chosen.step)
    elif chosen.remove:
        remove()
    else:
        try:
            print(in_place(chosen.again))
        except BuildError as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
