"""Who may battle whom, with how many dice and why (core sections 2.4 and 2.5); the rolling is done elsewhere."""

from __future__ import annotations

from typing import Final

from overlord.engine.ground import Ground, dice_of
from overlord.engine.hexes import NOWHERE
from overlord.engine.names import ARMOR, ARTILLERY, FACE_OF_CATEGORY, NOBODY, NONE
from overlord.engine.queries.movement import allowance
from overlord.engine.queries.needs import battle_fits
from overlord.engine.queries.sight import fires_over, sees
from overlord.engine.state import Act, Mark, State, Unit
from overlord.engine.tables.cards import AWAY_FROM_ENEMY, INFANTRY_ASSAULT
from overlord.engine.tables.terrain import ANYONE, LOWER, NOT_MOUNTAIN, NOT_WADI, Terrain
from overlord.engine.tables.traits import CAMOUFLAGED, JAPANESE
from overlord.engine.tables.units import AIR, ARTILLERY_DICE

Part = tuple[int, str, str]  # amount, reason, rule

# The ways of battling.
ATTACK: Final = 0
OVERRUN: Final = 1
AMBUSH: Final = 2
BACK: Final = 3

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
    """0 if this ordered unit may still battle where it stands, or the refusal (R-BAT-02, R-BAT-03)."""
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
    """Hexes it may have moved: Banzai for a close assault (R-NAT-24), one more along a road (R-MOVE-10)."""
    limit = allowance(unit, act)[0]
    if close and unit.traits & JAPANESE and unit.kind.banzai and act.orders.movement != INFANTRY_ASSAULT:
        limit = max(limit, 2)
    if close and act.marks:
        for mark in act.marks:
            if mark.effect.do == "battle-if-moved-at-most" and mark.effect.mode:
                limit = max(limit, mark.effect.n)
    if act.road and unit.kind.category != ARTILLERY:
        limit += 1
    return limit


def _overrun_anywhere(act: Act) -> bool:
    """A Combat card lets it fight on where nobody else could."""
    return any(mark.effect.do == "overrun" and mark.effect.anywhere for mark in act.marks)


def applies(s: State, mark: Mark, i: int, t: int) -> bool:
    """Whether a Combat card on this unit counts in this battle."""
    if mark.target not in (NOWHERE, t):
        return False
    mode = mark.effect.mode
    if mode:
        close = s.rules.geometry.distance[s.units[i].hex][s.units[t].hex] == 1
        if close != (mode == "close"):
            return False
    return battle_fits(s, mark.seat, mark.feat, i, t)


def enemies_beside(s: State, h: int, camp: int) -> list[int]:
    """The enemy units next to a hex."""
    found: list[int] = []
    for n in s.rules.geometry.neighbours[h]:
        i = s.at[n]
        if i != NOWHERE and s.units[i].camp != camp:
            found.append(i)
    return found


def is_still(act: Act | None) -> bool:
    """Whether a weapon team has not moved this turn (R-UNIT-20, -22, -24)."""
    return act is None or act.steps == 0


def dice_row(s: State, unit: Unit, act: Act | None) -> tuple[int, ...]:
    """Its dice by range."""
    kind = unit.kind
    if kind.still_dice and is_still(act):
        return kind.still_dice
    if kind.dice == ARTILLERY_DICE:
        special = s.ground[unit.hex].tile.artillery_dice
        if special:
            return special  # R-TER-35
    return kind.dice


def needs_sight(unit: Unit, act: Act | None) -> bool:
    return unit.kind.needs_sight and not (unit.kind.still_needs_no_sight and is_still(act))


def targets(s: State, i: int, act: Act) -> list[int]:
    """The units this one may battle now, by hex."""
    unit = s.units[i]
    if unit.hex == NOWHERE:
        return []
    beside = enemies_beside(s, unit.hex, unit.camp)
    if may_battle(s, i, act, bool(beside)) != 0:
        return []
    if beside:
        if act.orders.near == AWAY_FROM_ENEMY and not act.overrun:
            return []  # R-CARD-18: an enemy came beside it, so its shot is lost
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
    """0 if unit i may battle unit t, or why not."""
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
    if distance > 1:
        code = _refuse_ranged(s, i, t, distance, act, mode)
        if code != 0:
            return code
    if dice(s, i, t, act, mode) <= 0:
        return NO_DICE
    return 0


def _refuse_ranged(s: State, i: int, t: int, distance: int, act: Act | None, mode: int) -> int:
    unit = s.units[i]
    target = s.units[t]
    if act is not None and act.marks and mode == OVERRUN and _close_overrun(act):
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
    if act is not None and act.marks and _without_sight(s, act, i, t):
        return 0
    if needs_sight(unit, act):
        if not sees(s, unit.hex, target.hex, unit.kind.category == 0):
            return UNSEEN
    elif s.rules.blocking_hills and not fires_over(s, unit.hex, target.hex):
        return UNSEEN
    return 0


def _close_overrun(act: Act) -> bool:
    return any(mark.effect.do == "overrun" and mark.effect.mode == "close" for mark in act.marks)


def _without_sight(s: State, act: Act, i: int, t: int) -> bool:
    return any(mark.effect.do == "ignore-sight" and applies(s, mark, i, t) for mark in act.marks)


def _rained_on(s: State, a: int, b: int, distance: int) -> bool:
    """Rain over a section: nobody fires into it or out of it so far."""
    either = s.rules.geometry.sections[a] | s.rules.geometry.sections[b]
    return any(status.sections & either and distance > status.reach for status in s.statuses)


def dice(s: State, i: int, t: int, act: Act | None, mode: int) -> int:
    """How many dice; the sum of what `dice_parts` tells."""
    total = 0
    for amount, _, _ in dice_parts(s, i, t, act, mode):
        total += amount
    return total


def dice_parts(s: State, i: int, t: int, act: Act | None, mode: int) -> list[Part]:
    """Every amount that makes up the dice of this attack, with its reason and rule (R-BAT-08, R-BAT-11)."""
    unit = s.units[i]
    target = s.units[t]
    if mode == BACK:
        return [(1, "battle-back", "R-NAT-06")]
    distance = s.rules.geometry.distance[unit.hex][target.hex]
    row = dice_row(s, unit, act)
    base = row[distance - 1] if distance <= len(row) else 0
    parts: list[Part] = [(base, f"range-{distance}", unit.kind.rule)]
    if mode == OVERRUN and act is not None and act.marks:
        for mark in act.marks:
            if mark.effect.do == "overrun" and mark.effect.dice:
                parts = [(mark.effect.dice, mark.card.key, "C-TAX-11")]
    here = s.ground[unit.hex]
    if here.out_rows:
        worst, feature = dice_of(here.out_rows, unit.kind.category)
        if feature is not None:
            parts.append((worst, feature.key, feature.rule))
    elif here.water and here.enter == NONE and unit.kind.category <= ARTILLERY:
        parts.append((-1, "boat", "R-ACT-05"))
    close = distance == 1
    there = s.ground[target.hex]
    if there.covers:
        _add_cover(parts, s, unit, target, here, there, act, close)
        if act is not None and act.marks and mode != AMBUSH:
            _lift_cover(parts, s, i, t, act, there)
    _add_bonuses(parts, i, unit, target, act, mode, close)
    if act is not None and act.marks and mode != AMBUSH:
        _add_marks(parts, s, i, t, act)
    return parts


def _lift_cover(parts: list[Part], s: State, i: int, t: int, act: Act, there: Ground) -> None:
    """Combat cards that ignore so much of the cover."""
    amount, feature, rule = parts[-1]
    if amount >= 0 or not any(row.key == feature and row.rule == rule for row in there.covers):
        return
    for mark in act.marks:
        if mark.effect.do == "ignore-cover" and amount < 0 and applies(s, mark, i, t):
            lifted = min(mark.effect.n, -amount)
            amount += lifted
            parts.append((lifted, mark.card.key, "C-DICE-03"))


def _add_marks(parts: list[Part], s: State, i: int, t: int, act: Act) -> None:
    """Dice of Combat cards: those that add go into the one sum (C-DICE-01 to -03), those that take have a floor."""
    for mark in act.marks:
        if mark.effect.do == "dice" and mark.effect.n > 0 and applies(s, mark, i, t):
            parts.append((mark.effect.n, mark.card.key, "C-DICE-01"))
    for mark in act.marks:
        if mark.effect.do == "dice" and mark.effect.n < 0 and applies(s, mark, i, t):
            cut = fewer(sum(amount for amount, _, _ in parts), -mark.effect.n, mark.effect.least)
            if cut:
                parts.append((-cut, mark.card.key, "C-OWN-N3"))


def fewer(number: int, n: int, least: int) -> int:
    """How many of n dice a card takes away where so many must stay; none from a roll that is nothing already."""
    return min(n, max(0, number - least)) if number > 0 else 0


def _add_cover(
    parts: list[Part], s: State, unit: Unit, target: Unit, here: Ground, there: Ground, act: Act | None, close: bool
) -> None:
    """The single best protection in the target hex (R-BAT-08, R-BAT-10)."""
    kind = unit.kind
    category = kind.category
    if target.kind.moves_on == AIR:
        return  # A-AIR-16: no terrain helps an airplane on the ground
    if category < ARTILLERY and (kind.ignores_cover or (kind.still_ignores_cover and is_still(act))):
        return
    if close and kind.ignores_cover_close:
        return
    best = 0
    which: Terrain | None = None
    for feature in there.covers:
        amount = _cover(feature, category, target, here, there)
        if amount < best:
            best = amount
            which = feature
    if which is None:
        return
    if close and kind.cover_at_most_one_close and best < -1:
        best = -1  # R-UNIT-15
    parts.append((best, which.key, which.rule))


def cover_against(s: State, i: int, t: int) -> int:
    """What the target's hex takes from the dice of this unit, for fire that is no battle of its own."""
    unit = s.units[i]
    target = s.units[t]
    there = s.ground[target.hex]
    parts: list[Part] = []
    if there.covers:
        close = s.rules.geometry.distance[unit.hex][target.hex] == 1
        _add_cover(parts, s, unit, target, s.ground[unit.hex], there, None, close)
    return sum(amount for amount, _, _ in parts)


def _cover(feature: Terrain, category: int, target: Unit, here: Ground, there: Ground) -> int:
    """What one feature takes from this attacker's dice."""
    if feature.owner_only and there.owner not in (target.camp, NOBODY):
        return 0  # R-TER-02; a bunker that nobody owned is a field bunker (R-FMT-11)
    if target.traits & JAPANESE and feature.japanese_dice_in[category] < 0:
        return feature.japanese_dice_in[category]
    against = feature.cover_against
    if against != ANYONE:
        if against == LOWER and here.height > 0:
            return 0
        if against == NOT_MOUNTAIN and here.mountain:
            return 0
        if against == NOT_WADI and here.wadi:
            return 0
    return feature.dice_in[category]


def _add_bonuses(parts: list[Part], i: int, unit: Unit, target: Unit, act: Act | None, mode: int, close: bool) -> None:
    """Dice of card, nation and cross-hairs; they add up (R-CARD-26)."""
    if act is not None and mode != AMBUSH:
        orders = act.orders
        bonus = orders.close_dice if close else orders.ranged_dice
        if bonus and (mode == ATTACK or orders.dice_in_overrun):
            parts.append((bonus, orders.key, orders.rule))
        if act.air:
            parts.append((act.air, "ground-support", "A-AIR-18"))
    if close and unit.traits & JAPANESE and unit.figures >= unit.strength:
        parts.append((1, "seishin", "R-NAT-23"))
    if target.aimed_at & (1 << i):
        parts.append((1, "cross-hairs", "R-UNIT-07"))


def hit_faces(s: State, unit: Unit, target: Unit, act: Act | None) -> str:
    """The faces that hit this target when this unit battles it (R-HIT-01, R-HIT-04)."""
    if s.rules.fog and s.rules.geometry.distance[unit.hex][target.hex] > 1:
        return "G"  # R-ACT-27: from afar only a grenade
    faces = symbol_faces(target)
    kind = unit.kind
    stars = kind.star_hits & target.kind.mask
    if stars and not (kind.stars_only_if_still and not is_still(act)):
        faces += "S"
    if act is not None and act.marks:
        i = s.at[unit.hex]
        t = s.at[target.hex]
        for mark in act.marks:
            if mark.effect.do == "hit-faces" and applies(s, mark, i, t):
                faces += "".join(face for face in mark.effect.faces if face not in faces)
    return faces


def symbol_faces(target: Unit) -> str:
    """The faces that hit a unit whoever fires: the grenade, and its own symbol where it has one."""
    if target.kind.hit_by_symbol:
        return "G" + FACE_OF_CATEGORY[target.kind.category]
    return "GS" if target.kind.hit_by_star else "G"
