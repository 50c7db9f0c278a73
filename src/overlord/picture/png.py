"""Turns the text of an SVG into a PNG file with whatever converter this machine has; it draws nothing itself."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

# The programs that are looked for, the best first, and how each is called.
CONVERTERS: Final[dict[str, tuple[str, ...]]] = {
    "rsvg-convert": ("{svg}", "--output", "{png}"),
    "inkscape": ("{svg}", "--export-type=png", "--export-filename={png}"),
    "cairosvg": ("{svg}", "--output", "{png}"),
    "chromium": (
        "--headless",
        "--disable-gpu",
        "--hide-scrollbars",
        "--window-size={size}",
        "--screenshot={png}",
        "{svg}",
    ),
}
PATIENCE: Final = 120  # seconds


def converter() -> str:
    """The name of the first converter on the PATH, or nothing."""
    return next(filter(shutil.which, CONVERTERS), "")


def write_png(svg: str, path: Path, tool: str) -> bool:
    """Whether the converter wrote the file; an older one of that name survives a failure."""
    size = ",".join(re.findall(r' (?:width|height)="(\d+)"', svg[: svg.index(">")]))
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "board.svg", Path(folder) / "board.png"
        source.write_text(svg, encoding="utf-8")
        words = [word.format(svg=source, png=made, size=size) for word in CONVERTERS[tool]]
        try:
            done = subprocess.run([tool, *words], capture_output=True, timeout=PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return False
        if done.returncode != 0 or not made.is_file():
            return False
        shutil.copyfile(made, path)
    return True
