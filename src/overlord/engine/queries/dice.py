"""How many dice a battle has and why, and which faces hit (core 2.5); who may battle is in battle.py."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.ground import Ground, dice_of
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import ARTILLERY, FACE_OF_CATEGORY, NOBODY, NONE
from overlord.engine.model.state import Act, PendingEffect, State, Unit
from overlord.engine.queries.combat_cards.needs import battle_fits
from overlord.engine.tables.terrain import ANYONE, LOWER, NOT_MOUNTAIN, NOT_WADI, Terrain
from overlord.engine.tables.traits import JAPANESE
from overlord.engine.tables.units import AIR, ARTILLERY_DICE

Part = tuple[int, str, str]  # amount, reason, rule


# The ways of battling.
ATTACK: Final = 0


OVERRUN: Final = 1


AMBUSH: Final = 2


BACK: Final = 3


def applies(s: State, pending: PendingEffect, i: int, t: int) -> bool:
    """Whether a Combat card played on this unit counts in this battle."""
    if pending.target not in (NOWHERE, t):
        return False
    mode = pending.effect.mode
    if mode:
        close = s.rules.geometry.distance[s.units[i].hex][s.units[t].hex] == 1
        if close != (mode == "close"):
            return False
    return battle_fits(s, pending.seat, pending.feat, i, t)


def is_still(act: Act | None) -> bool:
    """Whether a weapon team has not moved this turn (R-UNIT-20, -22, -24)."""
    return act is None or act.steps == 0


def dice_row(s: State, unit: Unit, act: Act | None) -> tuple[int, ...]:
    """The unit's dice by range."""
    kind = unit.kind
    if kind.still_dice and is_still(act):
        return kind.still_dice
    if kind.dice == ARTILLERY_DICE:
        special = s.ground[unit.hex].tile.artillery_dice
        if special:
            return special  # R-TER-35
    return kind.dice


def dice(s: State, i: int, t: int, act: Act | None, mode: int) -> int:
    """How many dice: the sum of `dice_parts`."""
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
    if mode == OVERRUN and act is not None and act.pending:
        for pending in act.pending:
            if pending.effect.do == "overrun" and pending.effect.dice:
                parts = [(pending.effect.dice, pending.card.key, "C-TAX-11")]
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
        if act is not None and act.pending and mode != AMBUSH:
            _lift_cover(parts, s, i, t, act, there)
    _add_bonuses(parts, i, unit, target, act, mode, close)
    if act is not None and act.pending and mode != AMBUSH:
        _add_marks(parts, s, i, t, act)
    return parts


def _lift_cover(parts: list[Part], s: State, i: int, t: int, act: Act, there: Ground) -> None:
    """Add the dice of Combat cards that ignore part of the cover."""
    amount, feature, rule = parts[-1]
    if amount >= 0 or not any(row.key == feature and row.rule == rule for row in there.covers):
        return
    for pending in act.pending:
        if pending.effect.do == "ignore-cover" and amount < 0 and applies(s, pending, i, t):
            lifted = min(pending.effect.n, -amount)
            amount += lifted
            parts.append((lifted, pending.card.key, "C-DICE-03"))


def _add_marks(parts: list[Part], s: State, i: int, t: int, act: Act) -> None:
    """Dice from Combat cards: added dice simply add up (C-DICE-01 to -03), removed dice leave a minimum."""
    for pending in act.pending:
        if pending.effect.do == "dice" and pending.effect.n > 0 and applies(s, pending, i, t):
            parts.append((pending.effect.n, pending.card.key, "C-DICE-01"))
    for pending in act.pending:
        if pending.effect.do == "dice" and pending.effect.n < 0 and applies(s, pending, i, t):
            cut = fewer(sum(amount for amount, _, _ in parts), -pending.effect.n, pending.effect.least)
            if cut:
                parts.append((-cut, pending.card.key, "C-OWN-N3"))


def fewer(number: int, n: int, least: int) -> int:
    """How many of n dice a card removes from `number` if `least` must stay; 0 if there are no dice anyway."""
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
    """The dice change by the cover of the target's hex, for fire that is not a battle by this unit."""
    unit = s.units[i]
    target = s.units[t]
    there = s.ground[target.hex]
    parts: list[Part] = []
    if there.covers:
        close = s.rules.geometry.distance[unit.hex][target.hex] == 1
        _add_cover(parts, s, unit, target, s.ground[unit.hex], there, None, close)
    return sum(amount for amount, _, _ in parts)


def _cover(feature: Terrain, category: int, target: Unit, here: Ground, there: Ground) -> int:
    """The dice change by one feature against this attacker."""
    if feature.owner_only and there.owner not in (target.camp, NOBODY):
        return 0  # R-TER-02; a bunker without an owner is a field bunker (R-FMT-11)
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
    """Bonus dice from card, nation and cross-hairs; they add up (R-CARD-26)."""
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
        return "G"  # R-ACT-27: from a distance only a grenade hits
    faces = symbol_faces(target)
    kind = unit.kind
    stars = kind.star_hits & target.kind.mask
    if stars and not (kind.stars_only_if_still and not is_still(act)):
        faces += "S"
    if act is not None and act.pending:
        i = s.at[unit.hex]
        t = s.at[target.hex]
        for pending in act.pending:
            if pending.effect.do == "hit-faces" and applies(s, pending, i, t):
                faces += "".join(face for face in pending.effect.faces if face not in faces)
    return faces


def symbol_faces(target: Unit) -> str:
    """The faces that hit a unit by any fire: the grenade, and the unit's symbol if it has one."""
    if target.kind.hit_by_symbol:
        return "G" + FACE_OF_CATEGORY[target.kind.category]
    return "GS" if target.kind.hit_by_star else "G"
