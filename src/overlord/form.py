"""Which form of the engine runs: the compiled one if it was built from exactly these sources, else the interpreted one.

The package imports this module before all others, because it decides where they are loaded from. It builds nothing.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
VARIABLE: Final = "OVERLORD_FORM"  # the environment variable that chooses one of the two

PACKAGE: Final = Path(__file__).parent
LIBRARY: Final = "overlord__mypyc"  # holds all compiled code; the compiled modules only refer to it
STAMP: Final = "compiled.json"  # in a checkout: which sources the compiled form was built from


def fingerprint(package: Path, parts: Iterable[str]) -> str:
    """A hash of all sources in these folders of the package. File dates do not matter: git changes them."""
    found = sha256()
    for part in sorted(parts):
        for path in sorted((package / part).rglob("*.py")):
            found.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_built(package: Path) -> bool:
    """Whether there is a compiled form for this Python."""
    return any((package.parent / f"{LIBRARY}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def is_fresh(package: Path) -> bool:
    """Whether the compiled form was built from the sources as they are now; those of a wheel never change."""
    stamp = package / STAMP
    if not stamp.exists():
        return True
    try:
        told = json.loads(stamp.read_text(encoding="utf-8"))
        return bool(told["sources"] == fingerprint(package, told["parts"]))
    except (ValueError, KeyError, TypeError):  # a build that was interrupted
        return False


class Sources:
    """An importer that loads the modules of the package from their sources, whatever lies beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("overlord."):
            return None
        source = Path(path[0]) / f"{name.rpartition('.')[2]}.py"
        return spec_from_file_location(name, source) if source.is_file() else None


def _decide() -> tuple[str, bool]:
    wanted = os.environ.get(VARIABLE, "")
    if wanted not in ("", INTERPRETED, COMPILED):
        raise ImportError(f"{VARIABLE} is {INTERPRETED} or {COMPILED}, not {wanted!r}.")
    built = is_built(PACKAGE)
    fresh = built and is_fresh(PACKAGE)
    if wanted == COMPILED and not fresh:
        raise ImportError(f"{VARIABLE} asks for the compiled form, but none fits these sources: make compiled.")
    found = COMPILED if fresh and wanted != INTERPRETED else INTERPRETED
    if built and found == INTERPRETED:  # all or nothing: compiled modules do not fit interpreted ones
        sys.meta_path.insert(0, Sources())
    return found, built and not fresh


FORM: str
STALE: bool
# The form that runs, and whether a compiled one is ignored because its sources have changed since.
FORM, STALE = _decide()
