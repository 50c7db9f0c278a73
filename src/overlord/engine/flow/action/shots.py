"""Dice rolled against a unit without an attacking unit: Air Power, Barrage, airplanes and Combat cards."""

from __future__ import annotations

from overlord.engine.effects.board import hurt, roll
from overlord.engine.flow.action.retreats import Flags
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.state import State
from overlord.engine.queries.dice import cover_against, symbol_faces


@data
class Strike(Frame):
    """Roll this many dice against one unit (R-CARD-10, R-CARD-24, P-16, P-23)."""

    seat: int  # who rolls (O-TURN-16)
    t: int
    number: int
    purpose: str
    faces: str = ""  # faces that hit besides the grenade and the unit's symbol
    flags: str = "apply"  # they apply, do nothing ("none"), or cannot be ignored ("forced")
    by: int = NOWHERE  # the unit that fires, if the target's cover counts

    def auto(self, s: State) -> bool:
        s.stack.pop()
        target = s.units[self.t]
        if target.hex == NOWHERE:
            return True
        number = self.number
        if self.by != NOWHERE:
            if s.units[self.by].hex == NOWHERE:
                return True
            number += cover_against(s, self.by, self.t)
        if number <= 0:
            return True
        faces = roll(s, self.seat, number, self.purpose, target=target.hex)
        good = symbol_faces(target) + self.faces
        hurt(s, self.t, sum(1 for face in faces if face in good))
        flags = faces.count("F") if "F" not in good and self.flags != "none" else 0
        if flags and target.hex != NOWHERE and not s.over:
            s.stack.append(Flags(self.t, flags, self.flags == "apply"))
        return True
