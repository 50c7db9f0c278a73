"""The conditions of a Combat card for a unit, a hex and a battle (combat-cards.md 3.3); public facts only."""

from __future__ import annotations

from overlord.engine.model.ground import Ground
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import camp_of
from overlord.engine.model.state import State, Unit
from overlord.engine.queries.sight import sees
from overlord.engine.tables.combat import CLOSE, FAMILIES, RANGED, REACTION, TAGS, WEAPONS, Feat, Need


def tagged(ground: Ground, tags: tuple[str, ...]) -> bool:
    """Whether this ground has one of these tags; `all` means any ground."""
    for tag in tags:
        if tag == "all":
            return True
        keys = TAGS[tag]
        for row in ground.rows:
            if row.key in keys or (tag == "building" and row.building):  # C-TERM-01
                return True
    return False


def barred_by(ground: Ground, what: tuple[str, ...]) -> bool:
    """Whether one of these obstacles, or a minefield, lies here."""
    return (ground.obstacle is not None and ground.obstacle.key in what) or (ground.mined and "minefield" in what)


def near(s: State, h: int, tags: tuple[str, ...]) -> bool:
    """Whether the hex is such ground or next to it."""
    return tagged(s.ground[h], tags) or any(tagged(s.ground[n], tags) for n in s.rules.geometry.neighbours[h])


def is_empty(s: State, h: int) -> bool:
    """Whether the hex has no unit and no terrain (C-TERM-06)."""
    return s.at[h] == NOWHERE and is_bare(s.ground[h])


def is_bare(ground: Ground) -> bool:
    """Whether there is no terrain of any kind."""
    if ground.tile.key not in ("open", "beach") or ground.piece is not None or ground.obstacle is not None:
        return False
    return not ground.mined and not ground.road and not ground.rail


def is_of(unit: Unit, types: tuple[str, ...]) -> bool:
    if not types:
        return True
    for word in types:
        if word in FAMILIES:
            # Ruling: a sniper counts only for cards that name snipers, not for cards for infantry.
            if unit.kind.mask & FAMILIES[word] and not (word == "infantry" and unit.kind.key == "sniper"):
                return True
        elif unit.kind.key in WEAPONS[word]:
            return True
    return False


def commands(s: State, seat: int, h: int) -> bool:
    """Whether the hex lies in a section of this seat; a split hex belongs to both sections (C-LIM-06)."""
    return bool(s.rules.flank[seat] & s.rules.geometry.sections[h])


def meets(s: State, seat: int, need: Need, i: int, apart: int = NOWHERE, own_only: bool = False) -> bool:
    """Whether a unit meets these conditions. `apart` is a unit that does not count as a neighbour; with `own_only`
    neighbours must be in the player's sections (C-OWN-N1)."""
    unit = s.units[i]
    if unit.hex == NOWHERE or not is_of(unit, need.types):
        return False
    if need.weakened and unit.figures >= unit.strength:
        return False
    if not on_ground(s, need, unit.hex):
        return False
    if need.beside is not None and not _friend(s, seat, need.beside, unit.hex, 1, (i, apart), own_only, False):
        return False
    if need.within is not None:
        return _friend(s, seat, need.within, unit.hex, need.reach, (i, apart), own_only, need.sight)
    return True


def on_ground(s: State, need: Need, h: int) -> bool:
    ground = s.ground[h]
    if need.on and not tagged(ground, need.on):
        return False
    if need.not_on and tagged(ground, need.not_on):
        return False
    return not need.near or near(s, h, need.near)


def _friend(
    s: State, seat: int, need: Need, h: int, reach: int, apart: tuple[int, int], own_only: bool, sight: bool
) -> bool:
    """Whether a unit of the player's camp that meets the conditions is within `reach`."""
    return any(True for _ in friends(s, seat, need, h, reach, apart, own_only, sight))


def friends(
    s: State, seat: int, need: Need, h: int, reach: int, apart: tuple[int, int], own_only: bool, sight: bool
) -> list[int]:
    camp = camp_of(seat)
    far = s.rules.geometry.distance[h]
    found: list[int] = []
    for j, other in enumerate(s.units):
        if other.camp != camp or other.hex == NOWHERE or j in apart or far[other.hex] > reach:
            continue
        if own_only and not commands(s, seat, other.hex):
            continue
        if is_of(other, need.types) and on_ground(s, need, other.hex):
            if not sight or far[other.hex] <= 1 or sees(s, other.hex, h, False):
                found.append(j)
    return found


def battle_fits(s: State, seat: int, feat: Feat, i: int, t: int) -> bool:
    """Whether a card may be played for this battle: its mode, its distance and the other unit."""
    target = feat.target
    distance = s.rules.geometry.distance[s.units[i].hex][s.units[t].hex]
    if (target.mode == CLOSE and distance != 1) or (target.mode == RANGED and distance == 1):
        return False
    if target.distance_least and distance < target.distance_least:
        return False
    if target.distance_most and distance > target.distance_most:
        return False
    if target.after_first and not _fired_before(s, i, t):
        return False
    if target.against is None:
        return True
    other = i if target.who == "attacked" else t
    if feat.timing == REACTION and other == t and not commands(s, seat, s.units[t].hex):
        return False  # C-OWN-N1: in reaction, "your unit" stands in your sections
    return meets(s, seat, target.against, other, i if other == t else t, feat.timing == REACTION)


def _fired_before(s: State, i: int, t: int) -> bool:
    """Whether another unit of its kind, ordered by the same general, has fired at this enemy this turn."""
    act = s.acts.get(i)
    for first, at, distance in s.fights:
        other = s.acts.get(first)
        if first != i and at == t and distance > 1 and act is not None and other is not None:
            if other.seat == act.seat and s.units[first].kind.category == s.units[i].kind.category:
                return True
    return False
