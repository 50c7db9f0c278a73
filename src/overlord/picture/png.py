"""Turns SVG text into a PNG file with a converter that this machine has; it draws nothing itself."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

# Chromium's sandbox needs rights that root and containers lack; the picture is our own and contains no script.
CHROMIUM: Final = (
    *("--headless", "--disable-gpu", "--hide-scrollbars", "--no-sandbox"),
    *("--window-size={size}", "--screenshot={png}", "{svg}"),
)
# The programs to look for, best first, and how to call each.
CONVERTERS: Final[dict[str, tuple[str, ...]]] = {
    "rsvg-convert": ("{svg}", "--output", "{png}"),
    "inkscape": ("{svg}", "--export-type=png", "--export-filename={png}"),
    "cairosvg": ("{svg}", "--output", "{png}"),
    "chromium": CHROMIUM,
    "google-chrome": CHROMIUM,
}
PATIENCE: Final = 120  # seconds


def converters() -> list[str]:
    """The converters on the PATH, best first."""
    return [tool for tool in CONVERTERS if shutil.which(tool)]


def write_png(svg: str, path: Path) -> bool:
    """Write the file; returns whether a converter could. An older file with that name survives a failure."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "board.svg", Path(folder) / "board.png"
        source.write_text(svg, encoding="utf-8")
        size = ",".join(re.findall(r' (?:width|height)="(\d+)"', svg[: svg.index(">")]))
        for tool in converters():
            words = [word.format(svg=source, png=made, size=size) for word in CONVERTERS[tool]]
            if _run([tool, *words]) and made.is_file():
                shutil.copyfile(made, path)
                return True
    return False


def _run(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
