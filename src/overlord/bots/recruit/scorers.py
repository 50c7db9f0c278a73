"""The table of scorers: question kind and type of action to what the answer is worth, and what is done without one."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit import battles, cards, deck, marches, orders, planes, strikes
from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.engine.model.actions import SPECIALS, Confirm, Discard, Done, EndVisit, Pass, Ready, Special
from overlord.engine.model.base import Action

# A new family of questions is a module of its own with a table SCORERS, and its name here.
SCORERS: Final[Table] = {
    **cards.SCORERS,
    **orders.SCORERS,
    **marches.SCORERS,
    **battles.SCORERS,
    **strikes.SCORERS,
    **deck.SCORERS,
    **planes.SCORERS,
}
# Where nothing better is known: close the question, rather than do something nobody understands.
CLOSING: Final[dict[type[Action], float]] = {
    Confirm: 0.05,
    Done: 0.05,
    Pass: 0.05,
    EndVisit: 0.05,
    Ready: 0.05,
    Discard: -1.0,
}


def score(mind: Mind, action: Action) -> float:
    """What this answer is worth; nought for one that no scorer knows."""
    if isinstance(action, Special) and action.key not in SPECIALS:
        return deck.special(mind, action)  # a Combat card as its special action, whatever is asked
    found = SCORERS.get((mind.question.kind, type(action))) or SCORERS.get((ANY, type(action)))
    if found is not None:
        return found(mind, action)
    return CLOSING.get(type(action), 0.0)
