"""What a seat may know: the types of a view, its parts and its questions, as `game.view(seat)` returns them.

>>> import overlord
>>> game = overlord.Game(overlord.load_scenario("crossroads"), hands={"allies-cic": ["probe-left", "barrage"]})
>>> game.view("allies-cic").hands[1].cards
('probe-left', 'barrage')
>>> game.view("axis-cic").hands[1].cards is None
True
"""

from overlord.engine.view import (
    ActView,
    CombatView,
    GivenView,
    HandView,
    HexView,
    LaidView,
    MedalView,
    MineView,
    ObjectiveView,
    OutcomeView,
    PlaneView,
    Question,
    StatusView,
    UnitView,
    View,
)

__all__ = [
    "ActView",
    "CombatView",
    "GivenView",
    "HandView",
    "HexView",
    "LaidView",
    "MedalView",
    "MineView",
    "ObjectiveView",
    "OutcomeView",
    "PlaneView",
    "Question",
    "StatusView",
    "UnitView",
    "View",
]
