"""What the picture of the command line places on which hex of a board with everything, for the page to compare itself.

`python tests/picture/placed.py > web/src/board/placed.gen.json` writes it anew.
"""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from overlord import Game
from overlord.engine.model.boards import board_plan
from overlord.picture.board import draw
from overlord.picture.places import centre
from picture.test_picture import SVG, everything

GROUPS = ("relief", "woods", "marked-ways", "buildings", "pieces", "obstacles")
PLACE = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")


def placed(face: str) -> dict[str, Any]:
    """The hexes of a first view, and the symbols on each; of several for one tile the page may take another."""
    view = Game(everything(face), seed=1).view(None)
    board = board_plan(view.board)
    found: dict[str, list[str]] = {}
    for group in ET.fromstring(draw(view, legend=False)).iter(f"{SVG}g"):
        if group.get("class") not in GROUPS:
            continue
        for node in group.iter(f"{SVG}use"):
            match = PLACE.match(node.get("transform", ""))
            x, y = map(float, match.groups() if match else (node.get("x", "0"), node.get("y", "0")))
            h = min(board.hexes, key=lambda h: (centre(h)[0] - x) ** 2 + (centre(h)[1] - y) ** 2)
            found.setdefault(board.name(h), []).append(re.sub(r"-2$", "", node.get("href", "")[1:]))
    hexes = [{"hex": place.hex, "features": list(place.features), "road": place.road, "rail": place.rail,
              "ends": place.ends, "owner": place.owner} for place in view.hexes]  # fmt: skip
    return {"face": face, "hexes": hexes, "placed": {name: sorted(found[name]) for name in sorted(found)}}


def both() -> str:
    return json.dumps([placed("country"), placed("desert")], indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(both())
