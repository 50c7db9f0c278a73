"""`make bench`: measures the interpreted and the compiled form and prints both side by side."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.measure import Figure
from bench.measured import PARTS
from overlord.form import COMPILED, INTERPRETED, VARIABLE

FORMS: Final = (INTERPRETED, COMPILED)
REFERENCE: Final = 0.196  # seconds of the yardstick on the machine of the first figures
HEAD: Final = f"{'best':>11} {'all runs':>19} {'of Y':>11}"


class Measured(NamedTuple):
    """All figures of one form, and the yardstick of the same minutes."""

    form: str
    y: float
    figures: dict[str, Figure]

    def rows(self) -> list[dict[str, Any]]:
        """The rows for a file: each figure with its ratio to the yardstick."""
        return [
            {"name": one.name, "figure": one.best, "unit": one.unit, "per_y": one.per_y(self.y), "form": self.form}
            for one in self.figures.values()
        ]


def measure(form: str, parts: list[str]) -> Measured:
    """Let another process measure this form."""
    words = [sys.executable, "-m", "bench.measured", *parts]
    done = subprocess.run(words, env={**os.environ, VARIABLE: form}, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"The {form} form could not be measured; what is wrong stands above.")
    told = json.loads(done.stdout)
    return Measured(told["form"], told["y"], {row[0]: Figure(*row) for row in told["rows"]})


# ---- the table -----------------------------------------------------------------------------------


def number(value: float) -> str:
    """A number with at least three digits, and no more than needed."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def cell(figure: Figure | None, y: float) -> str:
    """One figure of one form: the best run, the lowest and highest, and the best as a share of the yardstick."""
    if figure is None:
        return f"{'–':>11} {'':19} {'':11}"
    spread = f"{number(min(figure.runs))}..{number(max(figure.runs))}" if len(figure.runs) > 1 else ""
    share = figure.per_y(y)
    return f"{number(figure.best):>11} {spread:>19} {'' if share is None else number(share):>11}"


def faster(slow: Figure | None, fast: Figure | None) -> str:
    """How many times faster the compiled form is."""
    if slow is None or fast is None or slow.per_y(1.0) is None:
        return ""
    ratio = fast.best / slow.best if fast.unit == "1/s" else slow.best / fast.best
    return f"{ratio:.1f} x"


def lines(all_forms: list[Measured]) -> list[str]:
    """The table: one line per figure, one column per form."""
    yards = ", ".join(f"{found.y:.3f} s ({found.form})" for found in all_forms)
    told = [
        f"Y: two million turns of a plain Python loop take {yards}; {REFERENCE} s on the reference machine.",
        "Each figure is the best of five runs. Of Y: how many in the time Y, or how many millionths of Y one takes.",
        "",
        f"{'':52}    " + " ".join(f"{found.form:^43}" for found in all_forms),
        f"{'figure':52} {'':3}" + " ".join(HEAD for _ in all_forms),
    ]
    names = dict.fromkeys(name for found in all_forms for name in found.figures)
    for name in names:
        figures = [found.figures.get(name) for found in all_forms]
        unit = next(one.unit for one in figures if one)
        cells = " ".join(cell(one, found.y) for one, found in zip(figures, all_forms, strict=True))
        ratio = faster(*figures) if len(figures) == 2 else ""
        told.append(f"{name:52} {unit:3}{cells} {ratio:>7}".rstrip())
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures into this file")
    parser.add_argument("--form", choices=FORMS, help="measure only this form")
    parser.add_argument("--only", choices=tuple(PARTS), action="append", help="measure only this part; may be repeated")
    chosen = parser.parse_args()
    forms = [chosen.form] if chosen.form else FORMS
    found = [measure(form, chosen.only or list(PARTS)) for form in forms]
    print("\n".join(lines(found)))
    if chosen.json:
        rows = [row for one in found for row in one.rows()]
        chosen.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
