"""The veteran: plans the moves of a turn together and prices what the enemy may answer (docs/veteran.md)."""

from overlord.bots.veteran.player import Veteran

__all__ = ["Veteran"]
