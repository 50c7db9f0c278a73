"""The values of a TOML text, or the one place where it stops being TOML; what they mean is read elsewhere."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from overlord.engine.model.scenario import ScenarioError

LARGEST: Final = 5_000_000
DEEPEST_KEY: Final = 40
# A key of that many parts: tomllib's time grows with the square of them.
_DEEP_KEY: Final = re.compile(
    r"(?<![A-Za-z0-9_-])(?:[A-Za-z0-9_-]++|\"[^\"\n]*+\"|'[^'\n]*+')"
    rf"(?:[ \t]*+\.[ \t]*+(?:[A-Za-z0-9_-]++|\"[^\"\n]*+\"|'[^'\n]*+')){{{DEEPEST_KEY}}}"
)
_AT: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def parsed(text: str, name: str, what: str = "scenario", largest: int = LARGEST) -> dict[str, object]:
    """The values of a text, or the one place where it stops being TOML."""
    if len(text) > largest:
        raise ScenarioError([f"{name}: the file has {len(text)} characters, more than {largest}"])
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise _none(text, name, what, error.start, "it holds half a character") from None
    deep = _DEEP_KEY.search(text)
    if deep:
        raise _none(text, name, what, deep.start(), f"a key of more than {DEEPEST_KEY} parts")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _none(text, name, what, 0, "it is nested too deeply") from None
    except ValueError as error:  # of TOML, or of numbers beyond all measure
        found = _AT.search(str(error))
        reason = _AT.sub("", str(error))
        if found is None or found[1] is None:
            raise _none(text, name, what, len(text) if found else 0, reason) from None
        raise ScenarioError([f"{name}:{found[1]}:{found[2]}: this is no {what}: {reason}"]) from None


def _none(text: str, name: str, what: str, offset: int, reason: str) -> ScenarioError:
    line = text.count("\n", 0, offset) + 1
    column = offset - (text.rfind("\n", 0, offset) + 1) + 1
    return ScenarioError([f"{name}:{line}:{column}: this is no {what}: {reason}"])
