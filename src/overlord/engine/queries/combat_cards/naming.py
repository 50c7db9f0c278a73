"""What a Combat card may target: units, hexes, lines, battles, and further ones (combat-cards.md 3.3); whether it may
be played now is in plays.py."""

from __future__ import annotations

from overlord.engine.model.hexes import NAME, NOWHERE, TOP, row_of
from overlord.engine.model.names import camp_of, enemy
from overlord.engine.model.state import Act, State
from overlord.engine.queries.battle import enemies_beside, may_battle, refuse_attack
from overlord.engine.queries.combat_cards.feasible import feasible
from overlord.engine.queries.combat_cards.idle import idle, idle_attack, struck
from overlord.engine.queries.combat_cards.limits import refuse_hex, refuse_hostile, refuse_unit, start_of
from overlord.engine.queries.combat_cards.needs import (
    battle_fits,
    commands,
    is_bare,
    is_empty,
    meets,
    on_ground,
    tagged,
)
from overlord.engine.queries.combat_cards.scenes import Scene, pending_effects
from overlord.engine.queries.dice import ATTACK, OVERRUN, dice_row
from overlord.engine.queries.sight import sees
from overlord.engine.tables import combat as words
from overlord.engine.tables.combat import CombatCard, Feat, Target
from overlord.engine.tables.traits import CAMOUFLAGED


def nameable(
    s: State, seat: int, card: CombatCard, feat: Feat, scene: Scene, idle_too: bool = False
) -> list[tuple[str, ...]]:
    """The first targets that this card may have, in the words of the notation; with `idle_too` also where it would
    change nothing."""
    who = feat.target.who
    if who in words.UNITS:
        if scene.window == words.ATTACK:
            return _for_attacks(s, seat, card, feat, scene, idle_too)
        found: list[tuple[str, ...]] = []
        for i in unit_choices(s, seat, feat, scene):
            if not unit_fits(s, seat, feat, i, scene) or refuse_unit(s, seat, feat, i, scene):
                continue
            if not feasible(s, seat, feat, i, s.units[i].hex, scene.h):
                continue
            if feat.target.least > 1 and not more_units(s, seat, feat, [i], scene):
                continue
            if not idle_too and idle(s, seat, card, feat, i, scene):
                continue
            found.extend((NAME[s.units[i].hex], *second) for second in _second(s, seat, feat, i))
        return found
    if who in (words.HEX, words.LINE):
        # The first hex of a strike holds an enemy: else it might hit nobody.
        strikes = not idle_too and all(effect.do == "strike" for effect in feat.effects)
        return [
            (NAME[h],)
            for h in hex_choices(s, seat, feat)
            if not (strikes and not struck(s, seat, h)) and feasible(s, seat, feat, NOWHERE, h, h)
        ]
    if not feasible(s, seat, feat, NOWHERE, NOWHERE, NOWHERE):
        return []
    if who == words.SECTION:
        return [
            (f"s{k + 1}",) for k in range(6) if s.rules.flank[seat] & (1 << k) and k < s.rules.geometry.section_count
        ]
    return [()]


def unit_choices(s: State, seat: int, feat: Feat, scene: Scene) -> list[int]:
    """The units that the card's word `who` means in this scene."""
    who = feat.target.who
    if who == words.ATTACKED:
        return [scene.t]
    if who == words.ATTACKER:
        return [scene.i]
    if who == words.MOVER:
        return (
            [scene.i] if scene.i != NOWHERE else [i for i, act in s.acts.items() if camp_of(act.seat) != camp_of(seat)]
        )
    camp = camp_of(seat)
    if who == words.OWN:
        return [i for i, unit in enumerate(s.units) if unit.camp == camp and unit.hex != NOWHERE]
    if who == words.ENEMY:
        hidden = CAMOUFLAGED if feat.has("strike") else 0  # C-TAX-40
        return [
            i
            for i, unit in enumerate(s.units)
            if unit.camp != camp and unit.hex != NOWHERE and not unit.traits & hidden
        ]
    mine = [i for i, act in s.acts.items() if act.seat == seat and s.units[i].hex != NOWHERE]
    if who == words.OTHER:
        return [i for i in mine if i != scene.i and _could_reach(s, i, scene.t)]
    if scene.window in (words.WON, words.ROLLED):
        return [scene.i] if scene.i in mine else []
    if scene.window == words.UNIT_DONE:
        return [s.just_battled] if s.just_battled in mine else []
    if scene.window == words.MOVE_START:
        return [i for i in mine if not s.acts[i].over and s.acts[i].steps == 0]
    if scene.window == words.MOVE_END:
        return [i for i in mine if s.acts[i].over and s.acts[i].steps > 0]
    return mine


def _could_reach(s: State, i: int, t: int) -> bool:
    """Whether it may still battle and the enemy that was driven off is within its range."""
    if t == NOWHERE or s.units[t].hex == NOWHERE:
        return False
    act = s.acts[i]
    far = s.rules.geometry.distance[s.units[i].hex][s.units[t].hex]
    return far <= len(dice_row(s, s.units[i], act)) and may_battle(s, i, act, far == 1) == 0


def unit_fits(s: State, seat: int, feat: Feat, i: int, scene: Scene) -> bool:
    """Whether the unit meets every condition of the card."""
    target = feat.target
    unit = s.units[i]
    if not meets(
        s, seat, target, i, scene.t if target.who == words.ATTACKER else NOWHERE, feat.timing == words.REACTION
    ):
        return False
    if target.started_on and not tagged(s.ground[start_of(s, i)], target.started_on):
        return False
    act = s.acts.get(i)
    if not _turn_fits(s, target, i, act):
        return False
    if target.clear and _anyone_within(s, enemy(unit.camp), unit.hex, target.clear):
        return False
    if target.alone and _anyone_within(s, camp_of(seat), unit.hex, target.alone):
        return False
    if target.beside_hex and not lairs(s, seat, unit.hex, target.beside_hex):
        return False
    if not _step_fits(s, target, i, scene):
        return False
    if scene.window in (words.DEFEND, words.ROLLED, words.LOSS, words.FLAGS):
        return battle_fits(s, seat, feat, scene.i, scene.t)
    if scene.window == words.UNIT_DONE and target.mode:
        return bool(s.fights) and (s.fights[-1][2] == 1) == (target.mode == words.CLOSE)
    return True


def _turn_fits(s: State, target: Target, i: int, act: Act | None) -> bool:
    if target.moved is not None and (act is not None and act.steps > 0) != target.moved:
        return False
    if target.battled is not None and (act is not None and act.battles > 0) != target.battled:
        return False
    if target.started_clear:
        return not enemies_beside(s, s.units[i].hex, s.units[i].camp)
    return True


def _step_fits(s: State, target: Target, i: int, scene: Scene) -> bool:
    """Whether the conditions about a move or about taking ground are met."""
    if target.step and scene.step != target.step:
        return False
    if target.enters and (scene.h == NOWHERE or not tagged(s.ground[scene.h], target.enters)):
        return False
    if not target.enters_empty:
        return True
    if scene.h == NOWHERE:
        return False
    return s.at[scene.h] in (NOWHERE, i) and is_bare(s.ground[scene.h])


def lairs(s: State, seat: int, h: int, tags: tuple[str, ...]) -> list[int]:
    """Vacant hexes of such ground next to a hex, in the player's sections."""
    return [
        n
        for n in s.rules.geometry.neighbours[h]
        if s.at[n] == NOWHERE and commands(s, seat, n) and tagged(s.ground[n], tags)
    ]


def _anyone_within(s: State, camp: int, h: int, reach: int) -> bool:
    far = s.rules.geometry.distance[h]
    return any(unit.camp == camp and unit.hex != NOWHERE and 0 < far[unit.hex] <= reach for unit in s.units)


def hex_choices(s: State, seat: int, feat: Feat) -> list[int]:
    """Hexes of the player's sections that meet the card's conditions (Q-14); not those of units that a hostile card may
    not name (C-LIM-01)."""
    return [
        h
        for h in s.rules.geometry.hexes
        if commands(s, seat, h) and hex_fits(s, seat, feat.target, h) and not refuse_hex(s, seat, feat, h)
    ]


def hex_fits(s: State, seat: int, target: Target, h: int) -> bool:
    if target.hex == words.VACANT and s.at[h] != NOWHERE:
        return False
    if target.hex == words.EMPTY and not is_empty(s, h):
        return False
    if not on_ground(s, target, h):
        return False
    camp = camp_of(seat)
    rows = row_of(h) if s.rules.edge[camp] == TOP else 8 - row_of(h)  # counted from the player's baseline
    if (target.own_half and rows >= 4) or (target.rows and rows >= target.rows):  # C-OWN-N2
        return False
    if target.clear and _anyone_within(s, enemy(camp), h, target.clear):
        return False
    if target.alone:
        i = s.at[h]
        return not (i != NOWHERE and s.units[i].camp == camp) and not _anyone_within(s, camp, h, target.alone)
    return True


def _second(s: State, seat: int, feat: Feat, i: int) -> list[tuple[str, ...]]:
    """The enemies that may be named after the unit, for cards that name two units."""
    need = feat.target.enemy
    if need is None:
        return [()]
    unit = s.units[i]
    far = s.rules.geometry.distance[unit.hex]
    found: list[tuple[str, ...]] = []
    for j, other in enumerate(s.units):
        if other.camp == unit.camp or other.hex == NOWHERE or other.traits & CAMOUFLAGED:
            continue
        if need.reach and far[other.hex] > need.reach:
            continue
        if need.sight and far[other.hex] > 1 and not sees(s, unit.hex, other.hex, False):
            continue
        plain = words.Need(types=need.types, on=need.on, not_on=need.not_on, near=need.near, weakened=need.weakened)
        if meets(s, seat, plain, j) and not refuse_hostile(s, seat, j, feat, NOWHERE):
            found.append((NAME[other.hex],))
    return found


def more_units(s: State, seat: int, feat: Feat, chosen: list[int], scene: Scene) -> list[int]:
    """Units that may be named in addition to those already named."""
    target = feat.target
    if len(chosen) >= target.most:
        return []
    found: list[int] = []
    for i in unit_choices(s, seat, feat, scene) if scene.window != words.ATTACK else _ordered(s, seat):
        if i in chosen or not unit_fits(s, seat, feat, i, scene) or refuse_unit(s, seat, feat, i, scene):
            continue
        beside = s.rules.geometry.distance[s.units[i].hex]
        if target.chain and not any(beside[s.units[c].hex] == 1 for c in chosen):
            continue
        if target.same_target and (scene.t == NOWHERE or beside[s.units[scene.t].hex] != 1):
            continue
        if scene.window == words.ATTACK and may_battle(s, i, s.acts[i], True) != 0:
            continue
        if scene.window == words.ATTACK or feasible(s, seat, feat, i, s.units[i].hex, scene.h):
            found.append(i)
    return found


def _ordered(s: State, seat: int) -> list[int]:
    return [i for i, act in s.acts.items() if act.seat == seat and s.units[i].hex != NOWHERE]


def more_hexes(s: State, seat: int, feat: Feat, chosen: list[int]) -> list[int]:
    """Hexes that extend the straight line."""
    if len(chosen) >= feat.target.most:
        return []
    return [h for h in hex_choices(s, seat, feat) if h not in chosen and _in_line(s, [*chosen, h])]


def _in_line(s: State, hexes: list[int]) -> bool:
    """Whether these hexes form a straight line without a gap."""
    geo = s.rules.geometry
    for d in range(3):
        for start in hexes:
            row = [start]
            while len(row) < len(hexes) and geo.beside[row[-1]][d] != NOWHERE:
                row.append(geo.beside[row[-1]][d])
            if sorted(row) == sorted(hexes):
                return True
    return False


def _for_attacks(
    s: State, seat: int, card: CombatCard, feat: Feat, scene: Scene, idle_too: bool
) -> list[tuple[str, ...]]:
    """The battles of this seat's ordered units that a card may be played for: attacker and target (C-TAX-06)."""
    found: list[tuple[str, ...]] = []
    for i in [scene.i] if scene.i != NOWHERE else _ordered(s, seat):
        act = s.acts.get(i)
        if act is None or act.seat != seat or not unit_fits(s, seat, feat, i, scene):
            continue
        for t in [scene.t] if scene.t != NOWHERE else _in_reach(s, i, act):
            if not battle_fits(s, seat, feat, i, t):
                continue
            trial = act.copy()
            trial.pending = (*act.pending, *pending_effects(seat, card, feat, t))
            mode = OVERRUN if act.overrun else ATTACK
            if refuse_attack(s, i, t, trial, mode) != 0 or may_battle(s, i, trial, _beside(s, i, t)) != 0:
                continue
            if not idle_too and idle_attack(s, feat, i, t, act, trial, mode):
                continue
            if feat.target.least > 1 and not more_units(s, seat, feat, [i], Scene(words.ATTACK, i, t)):
                continue
            found.append((NAME[s.units[i].hex], NAME[s.units[t].hex]))
    return found


def _beside(s: State, i: int, t: int) -> bool:
    return s.rules.geometry.distance[s.units[i].hex][s.units[t].hex] == 1


def _in_reach(s: State, i: int, act: Act) -> list[int]:
    """Enemies in range; only the adjacent ones if there are any (R-BAT-05)."""
    unit = s.units[i]
    beside = enemies_beside(s, unit.hex, unit.camp)
    if beside:
        return beside
    most = len(dice_row(s, unit, act))
    far = s.rules.geometry.distance[unit.hex]
    return [
        t
        for t, other in enumerate(s.units)
        if other.camp != unit.camp and other.hex != NOWHERE and far[other.hex] <= most
    ]
