"""Whether a Combat card would change nothing where it is named: such a play is not offered. Public facts only."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.names import camp_of
from overlord.engine.model.state import Act, PendingEffect, State
from overlord.engine.queries.battle import may_battle, refuse_attack
from overlord.engine.queries.combat_cards.needs import barred_by
from overlord.engine.queries.combat_cards.scenes import Scene
from overlord.engine.queries.dice import dice, fewer, hit_faces
from overlord.engine.queries.movement import allowance, reach
from overlord.engine.tables.combat import CombatCard, Effect, Feat
from overlord.engine.tables.traits import CAMOUFLAGED

_ATTACK_ONLY: Final = ("dice", "ignore-cover", "hit-faces", "ignore-sight")


def idle(s: State, seat: int, card: CombatCard, feat: Feat, i: int, scene: Scene) -> bool:
    """Whether none of the card's effects would change anything for this unit at this moment."""
    if feat.target.most > 1 or feat.target.enemy is not None:
        return False  # it may still change something for a unit that is named later
    return all(_idle(s, seat, card, feat, effect, i, scene) for effect in feat.effects)


def _idle(s: State, seat: int, card: CombatCard, feat: Feat, effect: Effect, i: int, scene: Scene) -> bool:
    do = effect.do
    unit = s.units[i]
    act = s.acts.get(i)
    if do == "dice-less":
        return scene.dice >= 0 and fewer(scene.dice, effect.n, effect.least) == 0
    if do == "ignore-flags":
        return scene.flags == 0
    if do == "lose-figures":
        return effect.keep_last and unit.figures <= 1
    if do == "return-to-origin":
        return i < len(s.started) and s.started[i] == unit.hex and not effect.forfeits_battle
    if do == "block-move":
        return act is None or act.over or allowance(unit, act)[1] == 0
    if do == "status":
        return any(status.unit == i and status.name == effect.status for status in s.statuses)
    if do == "remove":
        here = not effect.on_enter and barred_by(s.ground[unit.hex], effect.what)
        return not here and not (effect.on_enter and _clears(s, seat, card, feat, effect, i))
    if do == "ignore-stop":  # beside a lane through wire it counts where that lane is
        return any(other.do == "remove" and other.on_enter and other.what == effect.tags for other in feat.effects)
    return False


def _clears(s: State, seat: int, card: CombatCard, feat: Feat, effect: Effect, i: int) -> bool:
    """Whether the unit can enter a hex from which this effect removes something."""
    act = s.acts.get(i)
    if act is None:
        return False
    trial = act.copy()
    trial.pending = (*act.pending, *(PendingEffect(seat, card, feat, each, -1) for each in feat.effects))
    return any(barred_by(s.ground[h], effect.what) for ways in reach(s, i, trial).values() for h in ways[0].path)


def idle_attack(s: State, feat: Feat, i: int, t: int, act: Act, trial: Act, mode: int) -> bool:
    """Whether a battle that the unit may fight anyway has the same dice and the same hits with the card as without."""
    if feat.target.most > 1 or any(effect.do not in _ATTACK_ONLY for effect in feat.effects):
        return False
    close = s.rules.geometry.distance[s.units[i].hex][s.units[t].hex] == 1
    if refuse_attack(s, i, t, act, mode) != 0 or may_battle(s, i, act, close) != 0:
        return False
    same = dice(s, i, t, act, mode) == dice(s, i, t, trial, mode)
    return same and hit_faces(s, s.units[i], s.units[t], act) == hit_faces(s, s.units[i], s.units[t], trial)


def struck(s: State, seat: int, h: int) -> bool:
    """Whether a strike on this hex would be rolled: an enemy stands there that cards can strike (C-TAX-40)."""
    i = s.at[h]
    return i >= 0 and s.units[i].camp != camp_of(seat) and not s.units[i].traits & CAMOUFLAGED
