"""The table of scorers by kind of question and type of action, and the default for answers without a scorer."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit import battles, cards, deck, marches, orders, planes, strikes
from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.engine.model.actions import SPECIALS, Confirm, Discard, Done, EndVisit, Pass, Ready, Special
from overlord.engine.model.base import Action

# For a new family of questions add a module with a table SCORERS and list it here.
SCORERS: Final[Table] = {
    **cards.SCORERS,
    **orders.SCORERS,
    **marches.SCORERS,
    **battles.SCORERS,
    **strikes.SCORERS,
    **deck.SCORERS,
    **planes.SCORERS,
}
# Answers without a better score: prefer to close the question over doing something unknown.
CLOSING: Final[dict[type[Action], float]] = {
    Confirm: 0.05,
    Done: 0.05,
    Pass: 0.05,
    EndVisit: 0.05,
    Ready: 0.05,
    Discard: -1.0,
}


def choice(mind: Mind, table: Table = SCORERS) -> Action:
    """The answer with the highest score; the first of them if several are equal."""
    best = mind.options[0]
    most = score(mind, best, table)
    for option in mind.options[1:]:
        value = score(mind, option, table)
        if value > most:
            best, most = option, value
    return best


def score(mind: Mind, action: Action, table: Table = SCORERS) -> float:
    """The value of this answer; 0 if there is no scorer for it."""
    if isinstance(action, Special) and action.key not in SPECIALS:
        return deck.special(mind, action)  # a Combat card as its special action, for any question
    found = table.get((mind.kind, type(action))) or table.get((ANY, type(action)))
    if found is not None:
        return found(mind, action)
    return CLOSING.get(type(action), 0.0)
