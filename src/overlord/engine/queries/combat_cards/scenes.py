"""The moments at which Combat cards may be played, who may play them, and which effects stay pending on a unit."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.data import Data
from overlord.engine.model.fields import shared
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import camp_of, role_of
from overlord.engine.model.state import PendingEffect, State
from overlord.engine.tables.combat import CombatCard, Feat

# Effects that count in one battle of the unit that they were played on.
BATTLE_EFFECTS: Final = ("dice", "ignore-cover", "hit-faces", "ignore-sight", "flags-unignorable")


@shared
class Scene(Data):
    """A moment at which a card may be played: a window, and the units and hexes involved."""

    window: str
    i: int = -1  # the unit that attacks or moves
    t: int = -1  # the unit that is attacked, or was driven off
    h: int = -1  # the hex entered or emptied
    step: int = 0
    flags: int = 0  # those that only a card lets the attacked unit ignore
    dice: int = -1  # the dice of the attack as it stands; -1: none is about to be rolled


def players(s: State, camp: int) -> list[int]:
    """The seats of a camp that hold Combat cards: the generals, or the player of a standard battle (C-SET-05, -06)."""
    return [seat for seat in s.rules.seats if camp_of(seat) == camp and (role_of(seat) or not s.rules.overlord)]


def pending_effects(seat: int, card: CombatCard, feat: Feat, t: int) -> list[PendingEffect]:
    """The effects of a card that stay pending on a unit; if the card says so they count only against unit `t`."""
    bound = t if feat.target.same_target or any(effect.vs for effect in feat.effects) else NOWHERE
    return [PendingEffect(seat, card, feat, effect, bound) for effect in feat.effects if waits(effect.do)]


def waits(do: str) -> bool:
    """Whether an effect stays pending on its unit instead of happening at once."""
    return do in BATTLE_EFFECTS or do in (
        "move-bonus",
        "move-max",
        "ignore-stop",
        "battle-after-entry",
        "battle-if-moved-at-most",
        "enter-impassable",
    )
