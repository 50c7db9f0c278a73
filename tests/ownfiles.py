"""A user's own battles for tests: what somebody could have put into the data folder."""

from __future__ import annotations

from pathlib import Path

SUPPLY = '''version = 1
key = "crossroads"  # the name of one of ours: it must not stand in for it
first = "axis"
map = """
..      ..      fo      ..      ..:xG   ..      ..:xI   ..      ..      ..      fo      ..      ..
    ..      ..:xI   ..      ..      ..      ..      ..      ..      ..      ..:xI   ..      ..
..      ..      ..      hi      ..      ..      ..      ..      fo      ..      ..      ..      ..
    ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..      ..
..      ..      ..      ..:xW   ..:xL   ..      sn      ..      ..      ..      ..      ..      ..
    ..      fo      ..      ..      ..      ..      to      ..      ..      fo      ..      ..
..      ..      ..      ..      ..      ..      ..      ..      hi      ..      ..      ..      ..
    ..      ..:oI   ..      ..      ..:oI   ..      ..      ..      ..      ..:oI   ..      ..
..      ..      ..      ..      ..:oG   ..      ..      ..      ..:oA   ..      ..      ..      ..
"""
rails = ["A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5"]

[camps.axis]
nation = "de"
hand = 5
medals = 4
edge = "top"

[camps.allies]
nation = "us"
hand = 4
medals = 4
edge = "bottom"

[options]
supply_train = "axis"

[text.en]
name = "The Supply Line"
briefing = "A train is due at the station. <script>document.title = 'gone'</script>"

[text.fr]
name = "La Ligne de ravitaillement"
'''


def battles_folder(data: Path) -> Path:
    """The folder for the user's own battles, if `$XDG_DATA_HOME` is this folder."""
    folder = data / "open-overlord" / "battles"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
