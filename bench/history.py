"""The figures of every release in bench/history.csv, a line each, and the plot in docs/speed.svg; it measures nothing.

python -m bench.history FILE     takes the figures of `python -m bench --json FILE` as those of the next release
"""

from __future__ import annotations

import csv
import io
import json
import sys
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
HISTORY: Final = Path("bench") / "history.csv"
PLOT: Final = Path("docs") / "speed.svg"
NEXT: Final = "next"  # the line for the next release
FORMS: Final = {"interpreted": "#b3541e", "compiled": "#1f5fa8"}
KEYS: Final = ("version", "date")

Line = dict[str, str]

# ---- the file ------------------------------------------------------------------------------------


def read(text: str) -> list[Line]:
    return [dict(line) for line in csv.DictReader(io.StringIO(text))]


def written(lines: list[Line]) -> str:
    """The file: one column per figure and form; a figure that a release did not have yet is left empty."""
    columns = dict.fromkeys([*KEYS, *(name for line in lines for name in line)])
    out = io.StringIO()
    table = csv.DictWriter(out, list(columns), restval="", lineterminator="\n")
    table.writeheader()
    table.writerows(lines)
    return out.getvalue()


def added(text: str, rows: list[dict[str, Any]], date: str) -> str:
    """The file with these figures for the next release, as ratios to the yardstick."""
    lines = [line for line in read(text) if line["version"] != NEXT]
    figures = {f"{row['name']}, {row['form']}": f"{row['per_y']:.4g}" for row in rows if row["per_y"] is not None}
    plain = {name: f"{float(value):.10g}" for name, value in figures.items()}  # 2.1e+04 is hard to read
    return written([*lines, {"version": NEXT, "date": date, **plain}])


def released(text: str, version: str, date: str) -> str:
    """The file with the version of the next release; unchanged if nothing was measured for it."""
    if not text:
        return ""
    lines = [{**line, "version": version, "date": date} if line["version"] == NEXT else line for line in read(text)]
    return written(lines)


# ---- the plot ------------------------------------------------------------------------------------

ACROSS: Final = 3
WIDE: Final = 300  # one panel
HIGH: Final = 150
LEFT: Final = 12  # the room around the lines of a panel
RIGHT: Final = 62
TOP: Final = 40
BOTTOM: Final = 24
STYLE: Final = (
    "text{font:11px system-ui,sans-serif;fill:#444}.t{font-weight:600;fill:#222}"
    "path{fill:none;stroke-width:2}.g{stroke:#ccc;stroke-width:1}"
)


def plot(text: str) -> str:
    """One panel per figure, one line per form, one point per release."""
    lines = read(text)
    names = list(dict.fromkeys(column.rpartition(", ")[0] for line in lines for column in line if column not in KEYS))
    rows = -(-len(names) // ACROSS)
    width, height = ACROSS * WIDE, rows * HIGH + 30
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    parts = [head, f"<style>{STYLE}</style>", f'<rect width="{width}" height="{height}" fill="#fff"/>']
    for n, (form, color) in enumerate(FORMS.items()):
        x = 12 + 110 * n
        parts.append(f'<path d="M{x} 16h18" stroke="{color}"/><text x="{x + 24}" y="20">{form}</text>')
    for n, name in enumerate(names):
        at = f'<g transform="translate({n % ACROSS * WIDE},{n // ACROSS * HIGH + 30})">'
        parts.append(f"{at}{panel(name, lines)}</g>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def panel(name: str, lines: list[Line]) -> str:
    """One figure over the releases, from zero up."""
    values = {form: [float(line.get(f"{name}, {form}") or "nan") for line in lines] for form in FORMS}
    known = [value for runs in values.values() for value in runs if value == value]
    most = max(known, default=1.0) or 1.0
    floor = HIGH - BOTTOM

    def place(n: int, value: float) -> tuple[float, float]:
        step = (WIDE - LEFT - RIGHT) / max(1, len(lines) - 1)
        return LEFT + step * n, floor - (floor - TOP) * value / most

    told = "times in Y, more is better" if "random play" in name else "millionths of Y, less is better"
    parts = [f'<text class="t" x="{LEFT}" y="18">{escape(name)}</text><text x="{LEFT}" y="32">{told}</text>']
    parts.append(f'<path class="g" d="M{LEFT} {floor}H{WIDE - RIGHT}"/>')
    for n, line in enumerate(lines):
        if n in (0, len(lines) - 1):
            anchor = "start" if n == 0 else "end"
            side = LEFT if n == 0 else WIDE - RIGHT
            parts.append(f'<text x="{side}" y="{floor + 14}" text-anchor="{anchor}">{escape(line["version"])}</text>')
    for form, color in FORMS.items():
        points = [place(n, value) for n, value in enumerate(values[form]) if value == value]
        if not points:
            continue
        drawn = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{color}"/>' for x, y in points)
        last = [value for value in values[form] if value == value][-1]
        x, y = points[-1]
        label = f"{last:,.0f}" if last >= 100 else f"{last:.3g}"
        parts.append(f'<path d="M{drawn}" stroke="{color}"/>{dots}<text x="{x + 7:.1f}" y="{y + 4:.1f}">{label}</text>')
    return "".join(parts)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Say which file has the figures: python -m bench.history FILE")
    rows = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    path = ROOT / HISTORY
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    text = added(before, rows, datetime.now(UTC).date().isoformat())
    path.write_text(text, encoding="utf-8", newline="\n")
    (ROOT / PLOT).write_text(plot(text), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
