"""What units do instead of moving or battling: recover, clear wire and mines, seal caves (core 4, 5)."""

from __future__ import annotations

from overlord.engine.effects.board import heal, own_symbol, remove_mine, remove_obstacle, roll, seal_cave
from overlord.engine.model.names import INF, camp_of, enemy
from overlord.engine.model.state import Act, State
from overlord.engine.queries.battle import ON_MINE, enemies_beside, may_battle
from overlord.engine.queries.dice import dice_row
from overlord.engine.queries.orders import cards_held


def may_recover(s: State, i: int) -> bool:
    """R-ACT-10, R-ACT-18: infantry with losses, on an oasis or hospital, with no adjacent enemy."""
    unit = s.units[i]
    return (
        s.ground[unit.hex].recovery > 0
        and unit.kind.mask == INF
        and unit.kind.heals
        and unit.figures < unit.strength
        and not enemies_beside(s, unit.hex, unit.camp)
    )


def recover(s: State, i: int, seat: int) -> None:
    """Instead of moving and battling: roll dice; each star or symbol of the unit restores a figure."""
    unit = s.units[i]
    act = s.acts[i]
    act.over = True
    act.barred = True
    number = 6 if s.ground[unit.hex].recovery == 2 else cards_held(s, camp_of(seat))
    faces = roll(s, seat, number, "recover", target=unit.hex)
    heal(s, i, sum(1 for face in faces if face in "S" + own_symbol(unit)))


def clearing(s: State, i: int, act: Act) -> list[str]:
    """What this unit may clear instead of battling (R-TER-45, -47, -85); engineers clear wire and may still battle."""
    unit = s.units[i]
    ground = s.ground[unit.hex]
    if ground.obstacle is None and not ground.mined and not ground.cave:
        return []
    code = may_battle(s, i, act, True)
    found: list[str] = []
    if ground.cave and code == 0 and act.battles == 0 and may_seal(s, i):
        found.append("seal-cave")
    obstacle = ground.obstacle
    if obstacle is not None:
        fresh = code == 0 and act.battles == 0
        after = unit.kind.engineer and act.battles > 0 and not act.barred and not act.grounds
        if obstacle.clearable & unit.kind.mask and (fresh or after):
            found.append("remove-wire")
        if obstacle.engineers_clear and unit.kind.engineer and fresh:
            found.append("remove-road-block")
    if code == ON_MINE:
        found.append("clear-mine")
    return found


def may_seal(s: State, i: int) -> bool:
    """R-ACT-40: infantry of the camp that fights the Japanese, with no adjacent enemy."""
    unit = s.units[i]
    theirs = s.rules.japanese & (1 << enemy(unit.camp))
    return bool(theirs) and unit.kind.mask == INF and not enemies_beside(s, unit.hex, unit.camp)


def clear(s: State, i: int, key: str) -> None:
    s.acts[i].barred = True
    h = s.units[i].hex
    if key == "seal-cave":
        faces = roll(s, s.acts[i].seat, dice_row(s, s.units[i], s.acts[i])[0], "seal-cave", target=h)
        if "S" in faces:
            seal_cave(s, h)
        return
    if key == "clear-mine":
        remove_mine(s, h)
    else:
        remove_obstacle(s, h)
