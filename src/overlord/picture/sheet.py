"""The sheet of symbols, read once from symbols.svg: gives out the symbols that a picture uses; it places none."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files


@cache
def symbols() -> dict[str, str]:
    """The text of every symbol by id, in the order of the sheet."""
    text = (files(__package__) / "symbols.svg").read_text(encoding="utf-8")
    return {match[1]: match[0] for match in re.finditer(r'^<symbol id="([^"]+)".*?</symbol>', text, re.M | re.S)}


def parts_of(name: str) -> set[str]:
    """The symbols that a symbol is made of, including itself."""
    found = {name}
    for part in re.findall(r'href="#([^"]+)"', symbols()[name]):
        found |= parts_of(part)
    return found


def definitions(used: Iterable[str]) -> str:
    """The definitions of these symbols for the head of a picture."""
    wanted = set[str]().union(*map(parts_of, used))
    return "\n".join(text for name, text in symbols().items() if name in wanted)
