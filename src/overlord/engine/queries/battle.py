"""Who may battle whom, and why not (core section 2.4); the number of dice is in dice.py."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import ARMOR
from overlord.engine.model.state import Act, State, Unit
from overlord.engine.queries.dice import ATTACK, OVERRUN, applies, dice, dice_row, is_still
from overlord.engine.queries.movement import allowance
from overlord.engine.queries.sight import fires_over, sees
from overlord.engine.tables.cards import AWAY_FROM_ENEMY, INFANTRY_ASSAULT
from overlord.engine.tables.traits import CAMOUFLAGED, JAPANESE

# Why an attack is refused.
OWN_UNIT: Final = -1
DUTY: Final = -2
OUT_OF_RANGE: Final = -3
UNSEEN: Final = -4
NO_DICE: Final = -5
NOT_ITS_TARGET: Final = -6
HIDDEN: Final = -7
DARK: Final = -8
WADI_WALL: Final = -9
CLOSE_ONLY: Final = -10
BESIDE: Final = -11
MOVED_TOO_FAR: Final = -12
NO_BATTLE_HERE: Final = -13
ENTERED: Final = -14
BATTLED: Final = -15
BARRED: Final = -16
ON_MINE: Final = -17
LEFT_MARSH: Final = -18
RAINED: Final = -19
REFUSALS: Final[dict[int, tuple[str, str]]] = {
    OWN_UNIT: ("no-enemy-there", "R-BAT-01"),
    DUTY: ("close-assault-duty", "R-BAT-05"),
    OUT_OF_RANGE: ("out-of-range", "R-BAT-04"),
    UNSEEN: ("no-line-of-sight", "R-LOS-01"),
    NO_DICE: ("no-dice", "R-BAT-09"),
    NOT_ITS_TARGET: ("not-its-target", "R-UNIT-13"),
    HIDDEN: ("camouflaged", "R-ACT-16"),
    DARK: ("too-dark", "R-ACT-19"),
    WADI_WALL: ("wadi-adjacent-only", "R-TER-72"),
    CLOSE_ONLY: ("close-assault-only", "R-CARD-14"),
    BESIDE: ("firefight-beside-enemy", "R-CARD-18"),
    MOVED_TOO_FAR: ("moved-too-far", "R-BAT-03"),
    NO_BATTLE_HERE: ("no-battle-here", "R-BAT-03"),
    ENTERED: ("entered-no-battle", "R-MOVE-08"),
    BATTLED: ("battled-already", "R-BAT-02"),
    BARRED: ("no-battle-now", "R-BAT-03"),
    ON_MINE: ("clear-mine-instead", "R-TER-85"),
    LEFT_MARSH: ("left-marsh", "R-TER-31"),
    RAINED: ("rain", "C-OWN-N6"),
}


def may_battle(s: State, i: int, act: Act, close: bool) -> int:
    """0 if this ordered unit may still battle from its hex, else the number of the refusal (R-BAT-02, R-BAT-03)."""
    unit = s.units[i]
    ground = s.ground[unit.hex]
    mask = unit.kind.mask
    if ground.no_battle & mask:
        return NO_BATTLE_HERE
    if act.barred or not act.orders.may_battle or act.second:
        return BARRED
    if act.battles >= act.orders.battles + (1 if act.overrun else 0):
        return BATTLED
    if act.entered_no_battle and not unit.kind.battles_on_entry and not (act.overrun and _overrun_anywhere(act)):
        return ENTERED
    if act.left_no_battle:
        return LEFT_MARSH
    if not act.overrun and act.moved > _battle_limit(unit, act, close):
        return MOVED_TOO_FAR
    if unit.kind.engineer and ground.mined and s.mines[unit.hex].camp != unit.camp:
        return ON_MINE
    return 0


def _battle_limit(unit: Unit, act: Act, close: bool) -> int:
    """How far it may have moved and still battle: farther with Banzai in a close assault (R-NAT-24), one hex more along
    a road, if it may move and battle at all (R-MOVE-10): guns and early-war weapon teams may not."""
    limit = allowance(unit, act)[0]
    if close and unit.traits & JAPANESE and unit.kind.banzai and act.orders.movement != INFANTRY_ASSAULT:
        limit = max(limit, 2)
    if close and act.pending:
        for pending in act.pending:
            if pending.effect.do == "battle-if-moved-at-most" and pending.effect.mode:
                limit = max(limit, pending.effect.n)
    # Ruling: mobile artillery may move and battle, so a road takes it two hexes and it still fires.
    return limit + 1 if act.road and limit else limit


def _overrun_anywhere(act: Act) -> bool:
    """Whether a Combat card lets it overrun on terrain that otherwise forbids the battle."""
    return any(pending.effect.do == "overrun" and pending.effect.anywhere for pending in act.pending)


def enemies_beside(s: State, h: int, camp: int) -> list[int]:
    """The enemy units next to a hex."""
    found: list[int] = []
    for n in s.rules.geometry.neighbours[h]:
        i = s.at[n]
        if i != NOWHERE and s.units[i].camp != camp:
            found.append(i)
    return found


def needs_sight(unit: Unit, act: Act | None) -> bool:
    return unit.kind.needs_sight and not (unit.kind.still_needs_no_sight and is_still(act))


def targets(s: State, i: int, act: Act) -> list[int]:
    """The units that this one may battle now."""
    unit = s.units[i]
    if unit.hex == NOWHERE:
        return []
    beside = enemies_beside(s, unit.hex, unit.camp)
    if may_battle(s, i, act, bool(beside)) != 0:
        return []
    if beside:
        if act.orders.near == AWAY_FROM_ENEMY and not act.overrun:
            return []  # R-CARD-18: an enemy is adjacent now, so it may not fire
        candidates = beside
    elif act.orders.close_only and not act.overrun:
        return []
    else:
        candidates = _in_range(s, unit, len(dice_row(s, unit, act)))
    mode = OVERRUN if act.overrun else ATTACK
    return [t for t in candidates if refuse_attack(s, i, t, act, mode) == 0]


def _in_range(s: State, unit: Unit, most: int) -> list[int]:
    found: list[int] = []
    if most <= 3:
        rings = s.rules.geometry.within[unit.hex]
        for distance in range(2, most + 1):
            for h in rings[distance]:
                t = s.at[h]
                if t != NOWHERE and s.units[t].camp != unit.camp:
                    found.append(t)
    else:
        row = s.rules.geometry.distance[unit.hex]
        for t, other in enumerate(s.units):
            if other.camp != unit.camp and other.hex != NOWHERE and row[other.hex] <= most:
                found.append(t)
    return found


def refuse_attack(s: State, i: int, t: int, act: Act | None, mode: int) -> int:
    """0 if unit i may battle unit t, else the number of the refusal."""
    code = refuse_target(s, i, t, act, mode)
    if code == 0 and dice(s, i, t, act, mode) <= 0:
        return NO_DICE
    return code


def refuse_target(s: State, i: int, t: int, act: Act | None, mode: int) -> int:
    """The same for a battle in which dice will not be wanting."""
    unit = s.units[i]
    target = s.units[t]
    if target.camp == unit.camp or target.hex == NOWHERE:
        return OWN_UNIT
    distance = s.rules.geometry.distance[unit.hex][target.hex]
    if unit.kind.cannot_target & target.kind.mask:
        return NOT_ITS_TARGET
    row = dice_row(s, unit, act)
    if distance > len(row):
        return OUT_OF_RANGE
    if distance == 1 and act is not None and act.orders.near == AWAY_FROM_ENEMY and mode == ATTACK:
        return BESIDE
    return _refuse_ranged(s, i, t, distance, act, mode) if distance > 1 else 0


def _refuse_ranged(s: State, i: int, t: int, distance: int, act: Act | None, mode: int) -> int:
    unit = s.units[i]
    target = s.units[t]
    if act is not None and act.pending and mode == OVERRUN and _close_overrun(act):
        return CLOSE_ONLY
    if act is not None and act.orders.close_only and mode == ATTACK:
        return CLOSE_ONLY
    if enemies_beside(s, unit.hex, unit.camp):
        return BESIDE if act is not None and act.orders.near == AWAY_FROM_ENEMY else DUTY
    if target.traits & CAMOUFLAGED:
        return HIDDEN
    if distance > s.visibility and s.visibility < 6:
        return DARK
    if s.ground[unit.hex].wadi != s.ground[target.hex].wadi and unit.kind.category <= ARMOR:
        return WADI_WALL
    if s.statuses and _rained_on(s, unit.hex, target.hex, distance):
        return RAINED
    if act is not None and act.pending and _without_sight(s, act, i, t):
        return 0
    if needs_sight(unit, act):
        if not sees(s, unit.hex, target.hex, unit.kind.category == 0):
            return UNSEEN
    elif s.rules.blocking_hills and not fires_over(s, unit.hex, target.hex):
        return UNSEEN
    return 0


def _close_overrun(act: Act) -> bool:
    return any(pending.effect.do == "overrun" and pending.effect.mode == "close" for pending in act.pending)


def _without_sight(s: State, act: Act, i: int, t: int) -> bool:
    return any(pending.effect.do == "ignore-sight" and applies(s, pending, i, t) for pending in act.pending)


def _rained_on(s: State, a: int, b: int, distance: int) -> bool:
    """Whether rain over the section of either hex forbids fire at this distance."""
    either = s.rules.geometry.sections[a] | s.rules.geometry.sections[b]
    return any(status.sections & either and distance > status.reach for status in s.statuses)
