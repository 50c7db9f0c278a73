"""Explains the numbers of a listed action as (amount, reason, rule), from the same queries that the rules use."""

from __future__ import annotations

from collections.abc import Iterable

from overlord.engine.flow.action.phases import chosen_way
from overlord.engine.flow.combat_cards.windows import fight_below, is_play, play_of
from overlord.engine.model.actions import AnyAction, Battle, Combat, Give, Ignore, Keep, Move, Play, Special, Target
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.names import ALLIES, SEAT_OF, camp_of
from overlord.engine.model.state import Act, Played, State
from overlord.engine.queries.battle import REFUSALS, may_battle
from overlord.engine.queries.combat_cards.scenes import pending_effects
from overlord.engine.queries.command import countered
from overlord.engine.queries.dice import ATTACK, BACK, OVERRUN, Part, dice_parts, fewer, hit_faces, symbol_faces
from overlord.engine.queries.movement import reach
from overlord.engine.queries.odds import Odds, odds
from overlord.engine.queries.retreat import ignorable
from overlord.engine.tables import combat as words
from overlord.engine.tables.cards import CARDS, COUNTER
from overlord.engine.tables.combat import CombatCard, Feat


class Why(tuple[Part, ...]):
    """The parts of a number, and the odds where dice are rolled."""

    odds: Odds | None

    def __new__(cls, parts: Iterable[Part], chances: Odds | None = None) -> Why:
        made = super().__new__(cls, tuple(parts))
        made.odds = chances
        return made


def why(s: State, seat: int, action: AnyAction) -> Why:
    """The reasons behind a listed action."""
    if isinstance(action, Battle):
        return _why_battle(s, action)
    if isinstance(action, Move):
        return _why_move(s, action)
    if isinstance(action, Ignore):
        frame = s.stack[-1]
        return Why(ignorable(s, getattr(frame, "i", 0))[2])
    if isinstance(action, Target):
        return _why_strike(s, seat, action)
    if isinstance(action, (Give, Keep, Play)) and CARDS[action.card].effect == COUNTER:
        to = SEAT_OF[action.seat] if isinstance(action, Give) else seat
        return _why_counter(countered(s, to))
    if isinstance(action, (Combat, Special)):
        return _why_combat(s, seat, action)
    return Why(())


def _why_counter(plays: tuple[Played, ...]) -> Why:
    """What a Counter-Attack would repeat; of two cards the general chooses one (O-CTR-05)."""
    if not plays:
        return Why([(0, "repeats-nothing", "R-CARD-15")])
    return Why([(0, played.card.key, "R-CARD-15") for played in plays])


def _why_combat(s: State, seat: int, action: Combat | Special) -> Why:
    """The dice and the odds of a battle with a Combat card that is played for it, before the card is spent."""
    if not is_play(s, action):
        return Why(())
    card, feat, at = play_of(s, seat, action)
    if feat.window == words.ATTACK and len(at) == 2:
        i, t = s.at[HEX[at[0]]], s.at[HEX[at[1]]]
        act = s.acts[i].copy()
        act.pending = (*act.pending, *pending_effects(seat, card, feat, t))
        return _odds_of(s, i, t, act, OVERRUN if act.overrun else ATTACK)
    if feat.window == words.DEFEND:
        return _why_defence(s, card, feat)
    return Why(())


def _why_defence(s: State, card: CombatCard, feat: Feat) -> Why:
    """The dice of the attack under way if this card takes some away; other cards change more than a number."""
    fight = fight_below(s)
    effect = feat.effects[0]
    if len(feat.effects) > 1 or effect.do != "dice-less":
        return Why(())
    number = fight.number(s)
    cut = fewer(number, effect.n, effect.least)
    unit, target = s.units[fight.i], s.units[fight.t]
    parts: list[Part] = [(number, "dice-now", unit.kind.rule), (-cut, card.key, "C-OWN-N3")]
    chances = odds(number - cut, hit_faces(s, unit, target, fight.act(s)), target.figures, target.kind.tiger)
    return Why(parts, chances)


def _odds_of(s: State, i: int, t: int, act: Act | None, mode: int) -> Why:
    parts = dice_parts(s, i, t, act, mode)
    number = max(0, sum(amount for amount, _, _ in parts))
    target = s.units[t]
    return Why(parts, odds(number, hit_faces(s, s.units[i], target, act), target.figures, target.kind.tiger))


def _why_battle(s: State, action: Battle) -> Why:
    i = s.at[HEX[action.unit]]
    t = s.at[HEX[action.target]]
    act = s.acts.get(i) if s.units[i].camp == s.active else None
    return _odds_of(s, i, t, act, BACK if act is None else OVERRUN if act.overrun else ATTACK)


def _why_move(s: State, action: Move) -> Why:
    """What the move costs, and whether the unit could still battle there."""
    i = s.at[HEX[action.unit]]
    act = s.acts.get(i)
    if act is None or act.over:
        return Why(())
    ways = reach(s, i, act).get(HEX[action.to])
    if not ways:
        return Why(())
    way = chosen_way(s, {HEX[action.to]: ways}, action)
    parts: list[Part] = [(way.cost, "hexes", "R-MOVE-02")]
    if way.road:
        parts.append((1, "road", "R-MOVE-10"))
    after = s.copy()
    after.claim()
    there = after.acts[i]
    there.moved += way.cost
    there.steps += len(way.path)
    there.road = way.road
    unit = after.renew(i)
    ground = after.ground[way.path[-1]]
    unit.hex = way.path[-1]
    there.entered_no_battle = bool(ground.no_battle_on_entry & unit.kind.mask) or (
        ground.no_battle_past_one and there.moved > 1
    )
    code = may_battle(after, i, there, True)
    if code < 0:
        word, rule = REFUSALS[code]
        parts.append((0, word, rule))
    return Why(parts)


def _why_strike(s: State, seat: int, action: Target) -> Why:
    """The dice of Air Power and Barrage; for healing there is nothing to explain."""
    t = s.at[HEX[action.unit]]
    kind = s.stack[-1].kind
    if t == NOWHERE or kind not in ("air-power", "barrage"):
        return Why(())
    target = s.units[t]
    if kind == "barrage":
        number, faces, rule = 4, symbol_faces(target), "R-CARD-24"
    else:
        number = 2 if camp_of(seat) == ALLIES else 1
        faces, rule = symbol_faces(target) + "S", "R-CARD-10"
    return Why([(number, kind, rule)], odds(number, faces, target.figures, target.kind.tiger))
