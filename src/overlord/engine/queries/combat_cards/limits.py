"""Which units a seat may not target with Combat cards (combat-cards.md 1.3), and the rule that forbids it."""

from __future__ import annotations

from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import camp_of
from overlord.engine.model.state import State
from overlord.engine.queries.combat_cards.needs import commands
from overlord.engine.queries.combat_cards.scenes import Scene, players
from overlord.engine.tables import combat as words
from overlord.engine.tables.combat import Feat


def start_of(s: State, i: int) -> int:
    """Where the unit stood when the turn began; for one that came later, where it stands now."""
    return s.started[i] if i < len(s.started) and s.started[i] != NOWHERE else s.units[i].hex


def refuse_unit(s: State, seat: int, feat: Feat, i: int, scene: Scene) -> str:
    """The rule that forbids this seat to play the card on this unit, or nothing (C-LIM-01 to -06)."""
    unit = s.units[i]
    if unit.camp == camp_of(seat):
        return _refuse_own(s, seat, feat, i)
    if feat.hostile:
        return refuse_hostile(s, seat, i, feat, scene.t, scene)
    return "C-LIM-05"


def _refuse_own(s: State, seat: int, feat: Feat, i: int) -> str:
    act = s.acts.get(i)
    if feat.target.who in (words.ORDERED, words.OTHER):
        return "" if act is not None and act.seat == seat else "C-LIM-04"
    # In the enemy's turn, or without an order, a general's units are those in his sections (Q-13, C-TERM-08).
    return "" if commands(s, seat, s.units[i].hex) else "C-TERM-08"


def refuse_hostile(s: State, seat: int, i: int, feat: Feat, victim: int, scene: Scene | None = None) -> str:
    if i in s.touched:
        return "C-LIM-01"
    if any(other in s.alongside for other in generals_of(s, i)):
        return "C-LIM-03"
    unit = s.units[i]
    if victim != NOWHERE and scene is not None and scene.i == i and commands(s, seat, s.units[victim].hex):
        return ""  # it attacks a unit in this seat's sections
    if commands(s, seat, start_of(s, i)):
        return ""
    moving = scene is not None and scene.window == words.X_MOVE_STEP
    if commands(s, seat, unit.hex) and not (moving and not feat.has("stop-move")):
        return ""  # C-LIM-06: during its move only a card that stops it here
    return "C-LIM-05"


def refuse_hex(s: State, seat: int, feat: Feat, h: int) -> str:
    """The rule that forbids this seat to name this hex because of the enemy unit on it, or nothing."""
    i = s.at[h]
    if i == NOWHERE or not feat.hostile or s.units[i].camp == camp_of(seat):
        return ""
    return refuse_hostile(s, seat, i, feat, NOWHERE)


def generals_of(s: State, i: int) -> list[int]:
    """The seats that this unit belongs to: the one that ordered it, else those of its sections (C-LIM-08)."""
    act = s.acts.get(i)
    if act is not None:
        return [act.seat]
    unit = s.units[i]
    return [seat for seat in players(s, unit.camp) if unit.hex != NOWHERE and commands(s, seat, unit.hex)]
