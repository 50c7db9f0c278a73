"""Open Overlord: an exact, copyable engine and table for the grand format of a WWII board game."""

from overlord.engine.game import Outcome
from overlord.engine.illegal import Illegal
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.actions import parse_action as _parse_action
from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.engine.record import RecordError
from overlord.library.game import Game
from overlord.library.scenarios import load_scenario

__version__ = "0.1.0"


def parse_action(text: str) -> AnyAction:
    """The action that a line of notation names; Illegal with a clear sentence if it names none."""
    from overlord.engine.model.actions import NotAnAction

    try:
        return _parse_action(text)
    except NotAnAction as error:
        raise Illegal(error.key, error.values, "") from None


__all__ = [
    "AnyAction",
    "Game",
    "Illegal",
    "Outcome",
    "RecordError",
    "ScenarioDef",
    "ScenarioError",
    "__version__",
    "load_scenario",
    "parse_action",
]
