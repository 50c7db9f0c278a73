"""Other worlds that a seat cannot tell from this one: the cards and mines that it may not know are dealt anew."""

from __future__ import annotations

import overlord
from overlord.engine.imagine import deal
from overlord.engine.imagine import own as own_all
from overlord.engine.memory import remembered
from overlord.engine.model.names import SEAT_OF
from overlord.engine.model.rng import Rng
from overlord.engine.model.state import State


def own(game: overlord.Game) -> State:
    """The state of a copied battle with nothing that it shares, so that a test may change it."""
    own_all(game._state)
    return game._state


def redeal(game: overlord.Game, seat: str | None, salt: int) -> overlord.Game:
    """A copy in which deck, foreign hands, chips, cards not yet laid and mine strengths are other ones.

    What happens next is the same: dice and draws to come stay, and so do the units that others have named."""
    other = game.copy()
    s = own(other)
    holds = () if seat is None else other._seating.shared[SEAT_OF[seat]]
    deal(s, holds, Rng(salt), remembered(s, game._log, holds))
    return other
