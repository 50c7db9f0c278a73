"""What each effect of a Combat card does (combat-cards.md 3.4); playing.py calls them for a card in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from overlord.engine.effects.board import heal, hurt, order, put_sandbags, roll
from overlord.engine.effects.combat import clear_away, deploy, draw_combat, lay_obstacle, set_status, shift
from overlord.engine.flow.action.battle import again, ambush
from overlord.engine.flow.action.marching import March
from overlord.engine.flow.action.retreats import Flags
from overlord.engine.flow.action.shots import Strike
from overlord.engine.flow.action.take_ground import Overrun, take_ground
from overlord.engine.flow.combat_cards.questions import MoveAfter, Peek, Relocate, Rerolling, Retarget, Withdraw
from overlord.engine.flow.combat_cards.windows import fight_below
from overlord.engine.model.events import Cancelled, Ordered, Stopped
from overlord.engine.model.hexes import NAME, NOWHERE
from overlord.engine.model.names import SEATS, camp_of
from overlord.engine.model.state import Act, PendingEffect, State
from overlord.engine.queries.combat_cards.feasible import again_target, deploy_hexes, feasible, place_hexes, spare
from overlord.engine.queries.combat_cards.needs import friends
from overlord.engine.tables import combat as words
from overlord.engine.tables.cards import PLAIN
from overlord.engine.tables.combat import HERE, Effect, Feat
from overlord.engine.tables.traits import CAMOUFLAGED
from overlord.engine.tables.units import UNITS

if TYPE_CHECKING:
    from overlord.engine.flow.combat_cards.playing import Carrying


def able_choices(s: State, frame: Carrying, effect: Effect) -> list[int]:
    """The numbers of the choices that can be carried out."""
    i = frame.units[0] if frame.units else NOWHERE
    found: list[int] = []
    for n, choice in enumerate(effect.choices):
        feat = Feat(frame.feat.timing, frame.feat.window, frame.feat.stance, frame.feat.target, choice)
        if feasible(s, frame.seat, feat, i, frame.spot(s), frame.scene.h):
            found.append(n)
    return found


# ---- the effects --------------------------------------------------------------------------------


def _strike(s: State, frame: Carrying, effect: Effect) -> None:
    """Dice without an attacking unit, against a unit or all enemies on the named hexes (P-23)."""
    hit = [s.at[h] for h in frame.hexes] if frame.hexes else frame.struck()
    for t in reversed(hit):
        if t != NOWHERE and s.units[t].camp != camp_of(frame.seat) and not s.units[t].traits & CAMOUFLAGED:  # C-TAX-40
            s.stack.append(Strike(frame.seat, t, effect.dice, frame.card.key, effect.faces, effect.flags))


def _opportunity(s: State, frame: Carrying, effect: Effect) -> None:
    """Dice against a moving unit; if cover counts, it is measured from the unit that fires (P-16)."""
    t = frame.units[0]
    by = frame.by if effect.cover else NOWHERE
    if effect.cover and by == NOWHERE:
        target = frame.feat.target
        need = target.beside or target.within or words.ANYTHING
        near = friends(s, frame.seat, need, s.units[t].hex, max(1, target.reach), (t, t), True, target.sight)
        by = near[0] if near else NOWHERE
    s.stack.append(Strike(frame.seat, t, effect.dice, frame.card.key, effect.faces, effect.flags, by))


def _parting(s: State, frame: Carrying, effect: Effect) -> None:
    """The unit that is driven off fires before it leaves (P-17)."""
    by = frame.scene.t if effect.cover else NOWHERE
    s.stack.append(Strike(frame.seat, frame.scene.i, effect.dice, frame.card.key, effect.faces, effect.flags, by))


def _first_strike(s: State, frame: Carrying, effect: Effect) -> None:
    """The attacked unit rolls before the attack: a fixed number of dice, or as with an Ambush (P-15)."""
    fight = fight_below(s)
    if effect.dice:
        s.stack.append(Strike(frame.seat, fight.i, effect.dice, frame.card.key, effect.faces, "apply"))
        return
    ambush(s, fight.t, fight.i, frame.seat)


def _dice_less(s: State, frame: Carrying, effect: Effect) -> None:
    fight = fight_below(s)
    fight.cuts = (*fight.cuts, (effect.n, effect.least))


def _cancel(s: State, frame: Carrying, effect: Effect) -> None:
    fight = fight_below(s)
    fight.cancelled = True
    fight.keeps_ground = effect.ground
    s.events.append(Cancelled(NAME[fight.a], NAME[fight.b]))


def _withdraw(s: State, frame: Carrying, effect: Effect) -> None:
    s.stack.append(Withdraw(frame.seat, frame.scene.t, effect, effect.n))


def _retarget(s: State, frame: Carrying, effect: Effect) -> None:
    s.stack.append(Retarget(effect.reach))


def _relocate(s: State, frame: Carrying, effect: Effect) -> None:
    s.stack.append(Relocate(frame.units[0]))


def _return(s: State, frame: Carrying, effect: Effect) -> None:
    """Put the unit back where it began the turn, or on the nearest free hex (P-21)."""
    i = frame.units[0]
    unit = s.units[i]
    start = s.started[i]
    if unit.hex == NOWHERE:
        return
    far = s.rules.geometry.distance[start]
    free = [h for h in s.rules.geometry.hexes if s.at[h] == NOWHERE and s.ground[h].enter & unit.kind.mask]
    near = min(free, key=lambda h: (far[h], h), default=NOWHERE)
    if near != NOWHERE and far[near] < far[unit.hex]:
        shift(s, i, near)
    act = s.acts.get(i)
    if effect.forfeits_battle and act is not None:
        act.barred = True


def _reroll(s: State, frame: Carrying, effect: Effect) -> None:
    s.stack.append(Rerolling(frame.seat, effect.n))


def _ignore_hits(s: State, frame: Carrying, effect: Effect) -> None:
    fight_below(s).spared += effect.n


def _ignore_flags(s: State, frame: Carrying, effect: Effect) -> None:
    for below in reversed(s.stack):
        if isinstance(below, Flags):
            below.more = min(99, below.more + effect.n)
            return


def _block(s: State, frame: Carrying, effect: Effect) -> None:
    """The unit may not move this turn (P-20)."""
    for i in frame.units:
        act = s.acts.get(i)
        if act is not None:
            act.over = True
            s.events.append(Stopped(NAME[s.units[i].hex]))


def _stop(s: State, frame: Carrying, effect: Effect) -> None:
    for below in reversed(s.stack):
        if isinstance(below, March):
            below.stop()
            s.events.append(Stopped(NAME[s.units[below.i].hex]))
            return


def _lose(s: State, frame: Carrying, effect: Effect) -> None:
    """An attrition roll: each of these faces costs a figure (P-24)."""
    for i in frame.struck():
        unit = s.units[i]
        if unit.hex == NOWHERE:
            continue
        faces = roll(s, frame.seat, effect.dice, frame.card.key, target=unit.hex)
        hits = sum(1 for face in faces if face in effect.faces)
        hurt(s, i, min(hits, unit.figures - 1) if effect.keep_last else hits)


def _deploy(s: State, frame: Carrying, effect: Effect) -> None:
    kind = UNITS[effect.kind]
    if spare(s, camp_of(frame.seat), kind.category) < (effect.figures or kind.figures):
        return  # C-TERM-03: if dice choose the unit, there may be no figures for it
    if not deploy_hexes(s, frame.seat, effect, frame.spot(s)):
        return
    if effect.where == HERE:
        frame.by = deploy(s, camp_of(frame.seat), effect.kind, effect.figures, frame.hexes[0])
    else:
        frame.open = effect


def _restore(s: State, frame: Carrying, effect: Effect) -> None:
    """Restore figures from the spare ones, never above the starting strength (P-26)."""
    for i in frame.helped():
        unit = s.units[i]
        if unit.hex == NOWHERE:
            continue
        number = effect.n
        if effect.dice:
            faces = roll(s, frame.seat, effect.dice, frame.card.key, target=unit.hex)
            number = sum(1 for face in faces if face in effect.faces)
        heal(s, i, min(number, spare(s, unit.camp, unit.kind.category)))
        act = s.acts.get(i)
        if effect.forfeits_battle and act is not None:
            act.barred = True


def _place(s: State, frame: Carrying, effect: Effect) -> None:
    if effect.where == HERE:
        for i in frame.helped():
            if place_hexes(s, effect, i, camp_of(frame.seat)):
                put(s, effect, s.units[i].hex, camp_of(frame.seat))
    elif place_hexes(s, effect, frame.units[0], camp_of(frame.seat)):
        frame.open = effect


def put(s: State, effect: Effect, h: int, camp: int) -> None:
    if effect.what[0] == "sandbags":
        put_sandbags(s, h)
    else:
        lay_obstacle(s, effect.what[0], h, camp)


def _remove(s: State, frame: Carrying, effect: Effect) -> None:
    for i in frame.helped():
        if s.units[i].hex != NOWHERE:
            clear_away(s, effect.what, s.units[i].hex)


def _order_extra(s: State, frame: Carrying, effect: Effect) -> None:
    """Order one more unit (P-28)."""
    for i in frame.units:
        order(s, i, Act(PLAIN, frame.seat))
        s.events.append(Ordered(SEATS[frame.seat], NAME[s.units[i].hex]))


def _status(s: State, frame: Carrying, effect: Effect) -> None:
    camp = camp_of(frame.seat)
    if frame.sections:
        set_status(s, effect.status, NOWHERE, frame.sections, effect.reach, camp)
    for i in frame.helped() if effect.status == words.CONCEALED else frame.struck():
        if s.units[i].hex != NOWHERE:
            set_status(s, effect.status, i, 0, 0, camp)
            act = s.acts.get(i)
            if effect.status == words.STALLED and act is not None:
                act.over = True


def _draw(s: State, frame: Carrying, effect: Effect) -> None:
    draw_combat(s, frame.seat, effect.n)


def _peek(s: State, frame: Carrying, effect: Effect) -> None:
    s.stack.append(Peek(frame.seat, effect.may_bottom))


def _roll(s: State, frame: Carrying, effect: Effect) -> None:
    """Roll one die and carry out the effect of its face (P-32)."""
    face = roll(s, frame.seat, 1, frame.card.key, target=frame.spot(s))
    for faces, effects in effect.results:
        if face in faces:
            frame.then(s, effects)
            return


def _choice(s: State, frame: Carrying, effect: Effect) -> None:
    able = able_choices(s, frame, effect)
    if len(able) == 1:
        frame.then(s, effect.choices[able[0]])
    elif able:
        frame.open = effect


def _move_after(s: State, frame: Carrying, effect: Effect) -> None:
    for i in reversed(frame.units):
        s.stack.append(MoveAfter(frame.seat, i, effect))


def _overrun(s: State, frame: Carrying, effect: Effect) -> None:
    """Take the ground and battle once more (P-13)."""
    i = frame.units[0]
    act = s.acts[i]
    h = frame.scene.h
    act.pending = (*act.pending, PendingEffect(frame.seat, frame.card, frame.feat, effect))
    take_ground(s, i, h)
    if s.units[i].hex == h and not s.over and not isinstance(s.stack[-1], Overrun):
        act.overrun = True
        s.stack.append(Overrun(i, False))


def _extra(s: State, frame: Carrying, effect: Effect) -> None:
    t = again_target(s, frame.units[0])
    if t != NOWHERE:
        again(s, frame.units[0], t, effect.dice)


DO: Final[dict[str, Callable[[State, Carrying, Effect], None]]] = {
    "strike": _strike,
    "opportunity-fire": _opportunity,
    "parting-shot": _parting,
    "first-strike": _first_strike,
    "dice-less": _dice_less,
    "cancel-battle": _cancel,
    "withdraw": _withdraw,
    "retarget": _retarget,
    "relocate": _relocate,
    "return-to-origin": _return,
    "reroll": _reroll,
    "ignore-hits": _ignore_hits,
    "ignore-flags": _ignore_flags,
    "block-move": _block,
    "stop-move": _stop,
    "lose-figures": _lose,
    "deploy": _deploy,
    "restore": _restore,
    "place": _place,
    "remove": _remove,
    "order-extra": _order_extra,
    "status": _status,
    "draw-cards": _draw,
    "peek-deck": _peek,
    "roll": _roll,
    "choice": _choice,
    "move-after": _move_after,
    "overrun": _overrun,
    "extra-battle": _extra,
}
