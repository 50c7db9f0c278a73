"""Bots by name: the built-in ones, and those that other packages offer under the entry point `overlord.bots`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from overlord.bots.protocol import Bot
from overlord.bots.random import RandomBot
from overlord.bots.recruit import Recruit
from overlord.bots.veteran import Veteran

GROUP: Final = "overlord.bots"
SHIPPED: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "recruit": Recruit, "veteran": Veteran}


def names() -> tuple[str, ...]:
    """Every name that `bot` knows."""
    return tuple(sorted({*SHIPPED, *entry_points(group=GROUP).names}))


def bot(name: str) -> Bot:
    """A new bot of that name; a built-in one takes precedence over one from another package."""
    return _factory(name)()


def version(name: str) -> str:
    """The version that a bot of that name declares, or nothing; name it with any figures measured with the bot."""
    return str(getattr(_factory(name), "version", ""))


def _factory(name: str) -> Callable[[], Bot]:
    factory = SHIPPED.get(name)
    if factory is None:
        offered = entry_points(group=GROUP, name=name)
        if not offered:
            raise ValueError(f"there is no bot {name!r}; there are {', '.join(names())}")
        factory = next(iter(offered)).load()
    return factory
