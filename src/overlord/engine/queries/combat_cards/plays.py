"""Which Combat cards a seat may play at a moment, by its hand or by public facts only, and why not
(combat-cards.md 1.2, 3.2); playing them is in flow/combat_cards."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.hexes import HEX as HEX_OF
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import NOBODY, camp_of
from overlord.engine.model.state import State
from overlord.engine.queries.combat_cards.limits import refuse_hex, refuse_unit
from overlord.engine.queries.combat_cards.naming import nameable
from overlord.engine.queries.combat_cards.scenes import Scene
from overlord.engine.tables import combat as words
from overlord.engine.tables.combat import CombatCard

COMBAT: Final = "combat"
SPECIAL: Final = "special"
Play = tuple[str, CombatCard, tuple[str, ...]]  # the verb, the card, its targets


def alive(s: State) -> list[CombatCard]:
    """The cards of the deck that may still appear: not all of their copies are in the open discard pile."""
    found: list[CombatCard] = []
    for card in s.rules.combat_cards:
        if sum(1 for other in s.combat_discard if other is card) < card.copies:
            found.append(card)
    return found


def held(s: State, seat: int) -> list[CombatCard]:
    found: list[CombatCard] = []
    for card in s.combat[seat]:
        if card not in found:
            found.append(card)
    return found


def plays(s: State, seat: int, scene: Scene) -> list[Play]:
    """Every way in which this seat may play a card from its hand at this moment."""
    if not s.combat[seat]:
        return []
    found: list[Play] = []
    for card in held(s, seat):
        found.extend(ways(s, seat, card, scene))
    return found


def possible(s: State, seat: int, scene: Scene) -> bool:
    """Whether this seat could play a card here, judged by public facts only and not by its hand (C-TAX-21)."""
    if not s.combat[seat] or scene.window not in s.rules.windows:
        return False
    return any(ways(s, seat, card, scene) for card in alive(s))


def ways(s: State, seat: int, card: CombatCard, scene: Scene) -> list[Play]:
    found: list[Play] = []
    if written_by(card, seat) and card.feat.window == scene.window:
        found.extend((COMBAT, card, named) for named in nameable(s, seat, card, card.feat, scene))
    if card.icon and card.special.window == scene.window:
        found.extend((SPECIAL, card, named) for named in nameable(s, seat, card, card.special, scene))
    return found


def written_by(card: CombatCard, seat: int) -> bool:
    """Whether this seat may play the card as written: some cards are for one camp only (C-SPEC-02)."""
    return card.camp in (NOBODY, camp_of(seat))


def refuse_play(s: State, seat: int, verb: str, key: str, at: tuple[str, ...], scenes: list[Scene]) -> tuple[str, str]:
    """Why a card may not be played like this: message key and rule, from what this seat may know."""
    card = next((row for row in s.combat[seat] if row.key == key), None)
    if card is None:
        return "combat-not-held", "C-PLAY-01"
    if verb == SPECIAL and not card.icon:
        return "combat-no-icon", "C-SPEC-01"
    if verb == COMBAT and not written_by(card, seat):
        return "combat-other-camp", "C-SPEC-02"
    feat = card.special if verb == SPECIAL else card.feat
    scene = next((scene for scene in scenes if scene.window == feat.window), None)
    if scene is None:
        return "combat-not-now", "C-PLAY-05"
    for name in at:
        if name in HEX_OF and feat.target.who in (words.HEX, words.LINE):
            rule = refuse_hex(s, seat, feat, HEX_OF[name])
            if rule:
                return _LIMITS[rule]
        elif name in HEX_OF and feat.target.who in words.UNITS:
            i = s.at[HEX_OF[name]]
            if i == NOWHERE:
                return "no-unit-there", "C-TAX-20"
            rule = refuse_unit(s, seat, feat, i, scene)
            foe = feat.target.who in (words.ORDERED, words.OTHER) and s.units[i].camp != camp_of(seat)
            if rule and not (foe and scene.window == words.ATTACK):
                return _LIMITS[rule]
    if at in nameable(s, seat, card, feat, scene, True):
        return "combat-idle", "C-TAX-20"
    if any(effect.do in ("deploy", "restore") for effect in feat.effects):
        return "combat-no-figures", "C-TERM-03"
    return "combat-not-there", "C-TAX-20"


_LIMITS: Final = {
    "C-LIM-01": ("combat-closed-unit", "C-LIM-01"),
    "C-LIM-03": ("combat-closed-general", "C-LIM-03"),
    "C-LIM-04": ("combat-not-your-order", "C-LIM-04"),
    "C-LIM-05": ("combat-not-your-sections", "C-LIM-05"),
    "C-TERM-08": ("combat-not-your-sections", "C-TERM-08"),
}
