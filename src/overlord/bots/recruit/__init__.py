"""The recruit: for every question the answer that brings most, from its own view and the engine's numbers."""

from overlord.bots.recruit.player import VERSION, Recruit

__all__ = ["VERSION", "Recruit"]
