"""Whether the effects of a Combat card can happen at all: spare figures, room on the board, cards to draw."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.hexes import NOWHERE, TOP, row_of
from overlord.engine.model.names import OTHER, camp_of
from overlord.engine.model.state import State
from overlord.engine.queries.battle import NO_DICE, enemies_beside, refuse_attack
from overlord.engine.queries.combat_cards.needs import commands, is_empty, tagged
from overlord.engine.queries.movement import refuse_ground
from overlord.engine.queries.orders import second_part, turn_of
from overlord.engine.queries.retreat import steps_back
from overlord.engine.queries.routes import walk
from overlord.engine.tables.combat import EMPTY, HERE, Effect, Feat
from overlord.engine.tables.units import LAND, UNITS

# Figures in the boxes of one camp: infantry, armor, artillery; Overlord is played with two (C-TERM-02).
STOCK: Final = (42, 24, 6)


def stock(s: State, category: int) -> int:
    if category == OTHER:
        return 0
    named = int(str(s.rules.options[("infantry_figures", "armor_figures", "artillery_figures")[category]]))
    return named or STOCK[category] * (2 if s.rules.overlord else 1)


def spare(s: State, camp: int, category: int) -> int:
    """Figures of a camp that were never deployed or have been lost (C-TERM-02)."""
    standing = sum(
        unit.figures for unit in s.units if unit.camp == camp and unit.hex != NOWHERE and unit.kind.category == category
    )
    return max(0, stock(s, category) - standing)


def feasible(s: State, seat: int, feat: Feat, i: int, h: int, other: int) -> bool:
    """Whether a card has an effect on this unit or hex; `other` is the second hex of the scene: the emptied hex or the
    attacker's."""
    return all(_able(s, seat, effect, i, h, other) for effect in feat.effects)


def _able(s: State, seat: int, effect: Effect, i: int, h: int, other: int) -> bool:
    do = effect.do
    camp = camp_of(seat)
    if do == "choice":
        return any(all(_able(s, seat, part, i, h, other) for part in choice) for choice in effect.choices)
    if do == "deploy":
        kind = UNITS[effect.kind]
        wanted = effect.figures or kind.figures
        return spare(s, camp, kind.category) >= wanted and bool(deploy_hexes(s, seat, effect, h))  # C-TERM-03
    if do == "restore":
        unit = s.units[i]
        return unit.figures < unit.strength and unit.kind.heals and spare(s, unit.camp, unit.kind.category) > 0
    if do == "place":
        return bool(place_hexes(s, effect, i, camp))
    if do == "order-extra":
        return may_be_ordered(s, i)
    if do == "draw-cards":
        return bool(s.combat_deck or s.combat_discard)
    if do == "peek-deck":
        return bool(s.combat_deck or s.combat_discard)
    if do == "move-after":
        return bool(after_ways(s, effect, i))
    if do == "extra-battle":
        return again_target(s, i) != NOWHERE
    if do == "overrun":
        return other != NOWHERE and refuse_ground(s, i, other) == ""
    if do == "withdraw":
        return bool(withdraw_hexes(s, i, effect, other))
    return True


def deploy_hexes(s: State, seat: int, effect: Effect, h: int) -> list[int]:
    """Where the new unit may be placed: on the named hex, next to the named unit, or on the player's baseline."""
    mask = UNITS[effect.kind].mask
    geo = s.rules.geometry
    if effect.where == "beside":
        hexes = [n for n in geo.neighbours[h] if commands(s, seat, n)] if h != NOWHERE else []
    elif effect.where == "baseline":
        last = 0 if s.rules.edge[camp_of(seat)] == TOP else 8
        hexes = [n for n in geo.hexes if row_of(n) == last and commands(s, seat, n)]
    else:
        hexes = [h] if h != NOWHERE else []
    return [
        n
        for n in hexes
        if s.at[n] == NOWHERE
        and s.ground[n].enter & mask
        and (not effect.tags or tagged(s.ground[n], effect.tags))
        and not (effect.clear and enemies_beside(s, n, camp_of(seat)))
    ]


def place_hexes(s: State, effect: Effect, i: int, camp: int) -> list[int]:
    """Where an obstacle or a minefield may be laid."""
    here = s.units[i].hex if i != NOWHERE else NOWHERE
    if here == NOWHERE:
        return []
    what = effect.what[0]
    if effect.where == HERE:
        hexes = [here]
    else:
        hexes = [h for h in s.rules.geometry.hexes if 0 < s.rules.geometry.distance[here][h] <= max(1, effect.reach)]
        if effect.where == EMPTY:
            hexes = [h for h in hexes if is_empty(s, h)]
        else:
            hexes = [h for h in hexes if s.at[h] == NOWHERE]
    if effect.clear:
        hexes = [h for h in hexes if not enemies_beside(s, h, camp)]
    if what == "sandbags":
        return [h for h in hexes if s.ground[h].takes_sandbags and s.sandbags > 0]
    if what == "minefield":
        return [h for h in hexes if not s.ground[h].mined]
    return [h for h in hexes if s.ground[h].obstacle is None]


def may_be_ordered(s: State, i: int) -> bool:
    return i not in s.acts and s.units[i].waits <= turn_of(s) and not second_part(s, i)


def after_ways(s: State, effect: Effect, i: int) -> list[int]:
    """Hexes for an additional move outside the movement phase; terrain rules apply (P-12)."""
    unit = s.units[i]
    if unit.hex == NOWHERE or unit.kind.moves_on != LAND or unit.kind.category == OTHER:
        return []
    most = effect.by_kind[unit.kind.category] if effect.by_kind else effect.n
    return sorted(walk(s, unit, most, False)) if most else []


def again_target(s: State, i: int) -> int:
    """The enemy that this unit has just battled, if it can battle it once more."""
    if not s.fights or s.fights[-1][0] != i or s.units[i].hex == NOWHERE:
        return NOWHERE
    t = s.fights[-1][1]
    if s.units[t].hex == NOWHERE:
        return NOWHERE
    code = refuse_attack(s, i, t, s.acts.get(i), 0)
    return t if code in (0, NO_DICE) else NOWHERE  # the card gives the dice, so having none is no obstacle


def withdraw_hexes(s: State, i: int, effect: Effect, attacker: int) -> list[int]:
    """Where a unit may withdraw to before the dice are rolled."""
    unit = s.units[i]
    if unit.hex == NOWHERE:
        return []
    if not effect.away:
        return steps_back(s, i, unit.hex)
    if unit.kind.moves_on != LAND:
        return []
    far = s.rules.geometry.distance[attacker] if attacker != NOWHERE else None
    return sorted(h for h in walk(s, unit, 1, False) if far is None or far[h] > 1)
