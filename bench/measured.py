"""Measures one form of the engine in this process and prints what it found as JSON; `python -m bench` starts it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from bench import bots, engine, opening, server
from bench.measure import Figure
from bench.yardstick import lap
from overlord.form import FORM

PARTS: Final[dict[str, Callable[[], Iterable[Figure]]]] = {
    "engine": engine.figures,
    "bots": bots.figures,
    "opening": opening.figures,
    "server": server.figures,
}


def measured(names: list[str]) -> Iterator[tuple[Figure, list[float]]]:
    """Every figure of these parts, with laps of the yardstick that were run just before it."""
    for name in names:
        figures = iter(PARTS[name]())
        while True:
            laps = [lap(), lap()]
            figure = next(figures, None)
            if figure is None:
                break
            if sys.stderr.isatty():  # somebody is watching
                print(f"\r{FORM}: {figure.name:<60}", end="\r", file=sys.stderr, flush=True)
            yield figure, laps


def main() -> None:
    found = list(measured(sys.argv[1:]))
    y = min(min(laps) for _, laps in found)  # figures and yardstick are both the best runs of this machine
    rows = [(figure.name, figure.unit, figure.runs) for figure, _ in found]
    print(json.dumps({"form": FORM, "y": y, "rows": rows}))


if __name__ == "__main__":
    main()
