"""The recruit: a bot that gives each question the answer with the highest score, from its view and exact odds."""

from overlord.bots.recruit.player import VERSION, Recruit

__all__ = ["VERSION", "Recruit"]
