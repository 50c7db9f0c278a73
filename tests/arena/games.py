"""Finished battles for tests of the figures; nobody played them."""

from __future__ import annotations

from overlord.arena.played import Camp, Played
from overlord.engine.model.rules import RULES_VERSION


def game(axis: str, allies: str, winner: str | None, seed: int = 1, digest: str = "d", turns: int = 20) -> Played:
    """A battle in which the winner has four medals and the other one; thinking takes 2 ms and 1 ms."""
    medals = {camp: 4 if camp == winner else 1 for camp in ("axis", "allies")}
    return Played(
        "plain",
        digest,
        seed,
        0,
        RULES_VERSION,
        Camp(axis, "", medals["axis"], 10, 0.02),
        Camp(allies, "", medals["allies"], 10, 0.01),
        winner,
        "medals",
        turns,
    )
