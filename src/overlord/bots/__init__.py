"""Bots: players that see only a view; what you need to write, check and run a bot (docs/bots.md).

>>> import overlord
>>> game = overlord.Game(overlord.load_scenario("crossroads"), seed=3, options={"turn_limit": 20})
>>> bots = {"axis-cic": overlord.bots.bot("recruit"), "allies-cic": overlord.bots.RandomBot()}
>>> answers = overlord.bots.play_out(game, bots, overlord.bots.bot_rng(3))
>>> game.outcome is not None
True
"""

from overlord.bots.arena import ask, bot_rng, play_out, seat_bots
from overlord.bots.check import check_bot
from overlord.bots.protocol import Bot, Budget
from overlord.bots.random import RandomBot
from overlord.bots.recruit import Recruit
from overlord.bots.registry import bot, names
from overlord.engine.model.rng import Rng

__all__ = [
    "Bot",
    "Budget",
    "RandomBot",
    "Recruit",
    "Rng",
    "ask",
    "bot",
    "bot_rng",
    "check_bot",
    "names",
    "play_out",
    "seat_bots",
]
