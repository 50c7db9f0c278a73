"""Carries out a Combat card from the first target to the last effect. What each effect does is in effects.py; when a
card may be played is in queries/combat_cards/plays.py."""

from __future__ import annotations

from overlord.engine.effects.combat import deploy, touch
from overlord.engine.flow.combat_cards.effects import DO, able_choices, put
from overlord.engine.flow.combat_cards.windows import Declaring
from overlord.engine.model.actions import CONFIRM, AnyAction, Choose, Target
from overlord.engine.model.events import CombatChose
from overlord.engine.model.fields import data
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.names import SEATS, camp_of
from overlord.engine.model.state import PendingEffect, State
from overlord.engine.queries.combat_cards.feasible import deploy_hexes, place_hexes
from overlord.engine.queries.combat_cards.naming import more_hexes, more_units
from overlord.engine.queries.combat_cards.scenes import Scene, pending_effects, waits
from overlord.engine.tables import combat as words
from overlord.engine.tables.combat import CombatCard, Effect, Feat, ways_of


@data
class Carrying(Frame):
    """A card being carried out: first it names further targets, then its effects follow in order; the questions that
    effects ask are frames above this one."""

    seat: int
    card: CombatCard
    feat: Feat
    effects: tuple[Effect, ...]
    scene: Scene
    units: list[int]
    hexes: list[int]
    sections: int
    naming: bool
    at: int = 0  # the effect that comes next
    by: int = NOWHERE  # the unit that fires: one just deployed
    open: Effect | None = None  # the effect that waits for a hex or a choice
    kind = "combat"

    # ---- naming more ----------------------------------------------------------------------------

    def others(self, s: State) -> list[int]:
        """Hexes of the further targets that may be named."""
        if self.feat.target.who == words.LINE:
            return more_hexes(s, self.seat, self.feat, self.hexes)
        if self.feat.target.most <= 1 or not self.units:
            return []
        return [s.units[i].hex for i in more_units(s, self.seat, self.feat, self.units, self.scene)]

    def auto(self, s: State) -> bool:
        if self.naming:
            if self.others(s):
                return False
            self.naming = False
            return True
        if self.open is not None:
            return False
        if s.over or self.at >= len(self.effects):
            s.stack.pop()
            whole = self.effects is self.feat.effects  # not the effects inside another effect
            if whole and self.scene.window == words.ATTACK and not isinstance(s.stack[-1], Declaring):
                s.stack.append(Declaring(self.seat, self.scene.i, self.scene.t))
            return True
        effect = self.effects[self.at]
        self.at += 1
        if waits(effect.do) or (effect.do == "remove" and effect.on_enter):
            self.attach(s, effect)
        else:
            DO[effect.do](s, self, effect)
        return True

    def attach(self, s: State, effect: Effect) -> None:
        """Attach the effect to each named unit, where it stays pending."""
        whole = pending_effects(self.seat, self.card, self.feat, self.scene.t)
        bound = next((pending.target for pending in whole), NOWHERE)
        for i in self.helped():
            act = s.acts.get(i)
            if act is not None:
                act.pending = (*act.pending, PendingEffect(self.seat, self.card, self.feat, effect, bound))

    # ---- questions ------------------------------------------------------------------------------

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def places(self, s: State) -> list[int]:
        """The hexes where the open effect may take place."""
        effect = self.open
        assert effect is not None
        if effect.do == "deploy":
            return deploy_hexes(s, self.seat, effect, self.spot(s))
        return place_hexes(s, effect, self.units[0], camp_of(self.seat))

    def spot(self, s: State) -> int:
        """The hex that the card is about."""
        if self.hexes:
            return self.hexes[0]
        return s.units[self.units[0]].hex if self.units else NOWHERE

    def struck(self) -> list[int]:
        """The units it harms: the named units, or only the enemy if the player's units were named before it."""
        return self.units[-1:] if self.feat.target.enemy is not None else self.units

    def helped(self) -> list[int]:
        """The units it helps: the named units without that enemy."""
        return self.units[:-1] if self.feat.target.enemy is not None else self.units

    def options(self, s: State, seat: int) -> list[AnyAction]:
        if self.naming:
            named = len(self.hexes or self.units)
            found: list[AnyAction] = [CONFIRM] if named >= self.feat.target.least else []
            return [*found, *(Target(NAME[h]) for h in self.others(s))]
        effect = self.open
        assert effect is not None
        if effect.do == "choice":
            return [Choose(str(n + 1)) for n in able_choices(s, self, effect)]
        return [Target(NAME[h]) for h in self.places(s)]

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        if seat != self.seat:
            return ()
        if self.open is not None and self.open.do == "choice":
            return (self.choice(self.open),)
        if not self.naming:
            return ()
        hexes = self.hexes or [s.units[i].hex for i in self.units]
        return tuple(f"target {NAME[h]}" for h in hexes)

    def choice(self, effect: Effect) -> str:
        """The card that asks and the numbers of these choices among all choices of the card, to find their texts."""
        return f"choice {self.asks()} {' '.join(map(str, self.ways(effect)))}"

    def asks(self) -> str:
        return f"special:{self.card.key}" if self.feat is self.card.special else self.card.key

    def ways(self, effect: Effect) -> list[int]:
        """The numbers of an effect's choices among all choices of the card."""
        return [n for n, of in enumerate(ways_of(self.feat.effects), 1) if of is effect]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if self.naming:
            if isinstance(action, Target):
                h = HEX[action.unit]
                if self.feat.target.who == words.LINE:
                    self.hexes.append(h)
                else:
                    self.units.append(s.at[h])
                if s.at[h] != NOWHERE:
                    touch(s, s.at[h])
            else:
                self.naming = False
            return
        effect = self.open
        assert effect is not None
        self.open = None
        if isinstance(action, Choose):
            n = int(action.what) - 1
            s.events.append(CombatChose(SEATS[seat], self.asks(), self.ways(effect)[n]))
            self.then(s, effect.choices[n])
        elif effect.do == "deploy":
            assert isinstance(action, Target)
            self.by = deploy(s, camp_of(self.seat), effect.kind, effect.figures, HEX[action.unit])
        else:
            assert isinstance(action, Target)
            put(s, effect, HEX[action.unit], camp_of(self.seat))

    def then(self, s: State, effects: tuple[Effect, ...]) -> None:
        """Carry out the effects inside an effect, before the next effect of the card."""
        s.stack.append(
            Carrying(self.seat, self.card, self.feat, effects, self.scene, self.units, self.hexes, self.sections, False)
        )

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        return "combat-finish", {"card": self.card.key}, "C-TAX-21"
