"""An objective as the rules read it, the same for a whole battle; the scenario's definition stays as it was written."""

from __future__ import annotations

from overlord.engine.model.hexes import Geometry
from overlord.engine.model.scenario import ObjectiveDef


class Objective:
    """Medals for occupying hexes; `ObjectiveDef` says what the fields mean."""

    __slots__ = (
        "camp",
        "hexes",
        "kind",
        "majority",
        "need",
        "required",
        "section",
        "sole_control",
        "sudden_death",
        "turn_start",
        "worth",
    )

    def __init__(self, row: ObjectiveDef) -> None:
        self.hexes: tuple[int, ...] = row.hexes
        self.camp: int = row.camp
        self.kind: str = row.kind
        self.worth: int = row.worth
        self.need: int = row.need or len(row.hexes)
        self.majority: bool = row.majority
        self.sole_control: bool = row.sole_control
        self.turn_start: bool = row.turn_start
        self.section: int = row.section
        self.sudden_death: str = row.sudden_death
        self.required: bool = row.required

    def where(self, geometry: Geometry) -> list[int]:
        """The hexes on which a unit matters for it: its own, or those of the section that must be clear."""
        if not self.section:
            return list(self.hexes)
        return [h for h in geometry.hexes if geometry.sections[h] & self.section]
