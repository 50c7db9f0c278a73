"""Scorers for Combat cards: the value of the effects, minus the value of keeping the card."""

from __future__ import annotations

from typing import Final

from overlord.bots.recruit.marches import shift
from overlord.bots.recruit.mind import ANY, Mind, Table
from overlord.bots.recruit.strikes import fall
from overlord.bots.recruit.worth import FIGURE, FLAG
from overlord.engine.model.actions import Choose, Combat, Draw, Move, Reroll, Retreat, Special, Target
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.queries.combat_cards.scenes import pending_effects
from overlord.engine.queries.dice import ATTACK, OVERRUN
from overlord.engine.tables.combat import ATTACK as ATTACK_WINDOW
from overlord.engine.tables.combat import CombatCard, Effect, Feat

KEPT: Final = 0.9  # the value of keeping a card
NAMED: Final = 1.0  # one more unit that benefits
# Effects whose value is not computed: a rough value when they are useful.
ABOUT: Final[dict[str, float]] = {
    "dice-less": 1.6,
    "cancel-battle": 3.0,
    "first-strike": 3.0,
    "withdraw": 1.2,
    "retarget": 1.6,
    "relocate": 3.0,
    "return-to-origin": 2.0,
    "reroll": 1.5,
    "ignore-hits": 2.5,
    "ignore-flags": 1.6,
    "parting-shot": 2.0,
    "block-move": 1.7,
    "stop-move": 1.5,
    "opportunity-fire": 2.5,
    "deploy": 4.0,
    "place": 1.4,
    "remove": 0.5,
    "draw-cards": 1.5,
    "peek-deck": 0.2,
    "choice": 1.5,
    "roll": 1.4,
    "move-after": 0.6,
    "overrun": 3.5,
    "extra-battle": 2.0,
    "move-bonus": 0.7,
    "move-max": 0.7,
    "battle-after-entry": 0.6,
    "battle-if-moved-at-most": 0.6,
    "status": 1.2,
}
DIE: Final[dict[str, float]] = {"S": 1.0, "F": 0.2, "A": 0.5, "I": 0.5, "G": -3.0}  # the value of rerolling each face


def row_of(mind: Mind, key: str) -> CombatCard | None:
    return next((card for card in mind.board.rules.combat_cards if card.key == key), None)


def combat(mind: Mind, action: Combat) -> float:
    card = row_of(mind, action.card)
    return play(mind, card, card.feat, action.at) if card is not None else 0.0


def special(mind: Mind, action: Special) -> float:
    """A card played as its deck's special action; 0 for an action that is not a card."""
    card = row_of(mind, action.key)
    return play(mind, card, card.special, (action.unit, action.target)) if card is not None else 0.0


def play(mind: Mind, card: CombatCard, feat: Feat, at: tuple[str, ...]) -> float:
    if feat.window == ATTACK_WINDOW and len(at) == 2:
        return _attack(mind, card, feat, mind.unit(at[0]), mind.unit(at[1])) - KEPT
    return sum(_effect(mind, effect, at) for effect in feat.effects) - KEPT


def _attack(mind: Mind, card: CombatCard, feat: Feat, i: int, t: int) -> float:
    """The battle with the card; the battle without it is scored elsewhere."""
    act = mind.board.acts.get(i)
    if act is None or t == NOWHERE:
        return 0.0
    with_card = act.copy()
    with_card.pending = (*act.pending, *pending_effects(mind.seat, card, feat, t))
    return 0.1 + mind.survey.attack(i, t, with_card, OVERRUN if act.overrun else ATTACK)


def _effect(mind: Mind, effect: Effect, at: tuple[str, ...]) -> float:
    units = [i for name in at if (i := mind.unit(name)) != NOWHERE]
    foes = [i for i in units if mind.board.units[i].camp != mind.camp]
    if effect.do == "strike":
        return sum(fall(mind, t, effect.dice, effect.faces) for t in foes) - (FLAG if effect.flags == "none" else 0.0)
    if effect.do == "lose-figures":
        return FIGURE * effect.dice * len(effect.faces) / 6 if foes else -FIGURE
    if effect.do == "restore":
        return sum(0.7 * FIGURE * min(effect.n or 1, _missing(mind, i)) for i in units)
    if effect.do == "order-extra":
        return sum(mind.order(i) for i in units)
    if effect.do == "dice":
        return 0.8 if effect.n > 0 else -0.3
    return ABOUT.get(effect.do, 0.3)


def _missing(mind: Mind, i: int) -> int:
    unit = mind.board.units[i]
    return unit.strength - unit.figures


def name_more(mind: Mind, action: Target) -> float:
    """Naming one more unit: it benefits or suffers like the first."""
    return NAMED


def choose(mind: Mind, action: Choose) -> float:
    return 0.2 if action.what in ("1", "top") else 0.1


def draw(mind: Mind, action: Draw) -> float:
    return KEPT


def reroll(mind: Mind, action: Reroll) -> float:
    return sum(DIE.get(face, 0.0) for face in action.faces)


def slip(mind: Mind, action: Retreat) -> float:
    i = mind.unit(action.unit)
    return mind.survey.place(i, HEX[action.to]) - mind.survey.place(i, HEX[action.unit]) if i != NOWHERE else 0.0


SCORERS: Final[Table] = {
    (ANY, Combat): combat,
    ("combat", Target): name_more,
    (ANY, Choose): choose,
    (ANY, Draw): draw,
    (ANY, Reroll): reroll,
    ("withdraw", Retreat): slip,
    ("move-after", Move): shift,
    ("relocate", Move): shift,
}
