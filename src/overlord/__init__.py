"""Open Overlord: an exact, copyable engine and table for the grand format of a WWII board game (docs/contract.md).

>>> import overlord
>>> game = overlord.Game(overlord.load_scenario("crossroads"), seed=7)
>>> question = game.waiting()[0]
>>> question.seat, question.kind
('allies-cic', 'card')
>>> events = game.play(question.seat, game.options(question.seat)[0])
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from overlord import form  # noqa: F401  it decides whether the modules below are loaded compiled or interpreted

# isort: split

from overlord.engine.dump import DumpError
from overlord.engine.illegal import Illegal
from overlord.engine.model.actions import AnyAction, NotAnAction
from overlord.engine.model.actions import parse_action as _parse_action
from overlord.engine.model.base import Odds, Secret
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.engine.outcome import Outcome
from overlord.engine.reasons import Why
from overlord.engine.record import Entry, RecordError
from overlord.engine.simulation import Simulation
from overlord.engine.tables.combat import Deck
from overlord.engine.view import Question, View
from overlord.library.game import Game
from overlord.library.scenarios import load_scenario

if TYPE_CHECKING:
    from overlord import actions, bots, events, queries, views

__version__ = "0.1.0"

_MODULES = ("actions", "bots", "events", "queries", "views")  # loaded when first asked for: importing overlord is cheap


def __getattr__(name: str) -> ModuleType:
    if name in _MODULES:
        return import_module(f"overlord.{name}")
    raise AttributeError(f"module 'overlord' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


def parse_action(text: str) -> AnyAction:
    """The action that a line of notation stands for; Illegal with a clear sentence if there is none.

    >>> parse_action("battle A9 B7")
    Battle(unit='A9', target='B7')
    """
    try:
        return _parse_action(text)
    except NotAnAction as error:
        raise Illegal(error.key, error.values, "") from None


__all__ = [
    "AnyAction",
    "AnyEvent",
    "Deck",
    "DumpError",
    "Entry",
    "Game",
    "Illegal",
    "Odds",
    "Outcome",
    "Question",
    "RecordError",
    "ScenarioDef",
    "ScenarioError",
    "Secret",
    "Simulation",
    "View",
    "Why",
    "__version__",
    "actions",
    "bots",
    "events",
    "load_scenario",
    "parse_action",
    "queries",
    "views",
]
