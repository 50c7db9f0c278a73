"""Which Combat cards may be played where, on whom, and why not (combat-cards.md 1.2, 1.3, 3.2); nothing is played."""

from __future__ import annotations

from typing import Final

from overlord.engine.hexes import HEX as HEX_OF
from overlord.engine.hexes import NAME, NOWHERE, TOP, row_of
from overlord.engine.names import NOBODY, camp_of, enemy, role_of
from overlord.engine.queries.battle import (
    ATTACK,
    OVERRUN,
    dice_row,
    enemies_beside,
    may_battle,
    refuse_attack,
)
from overlord.engine.queries.feasible import feasible
from overlord.engine.queries.needs import battle_fits, commands, is_empty, meets, on_ground, tagged
from overlord.engine.queries.sight import sees
from overlord.engine.state import Act, Mark, State
from overlord.engine.tables import decks as words
from overlord.engine.tables.decks import CombatCard, Feat, Target
from overlord.engine.tables.traits import CAMOUFLAGED

COMBAT: Final = "combat"
SPECIAL: Final = "special"
Play = tuple[str, CombatCard, tuple[str, ...]]  # the verb, the card, what it names

# Effects that count in one battle of the unit they are on.
BATTLE_EFFECTS: Final = ("dice", "ignore-cover", "hit-faces", "ignore-sight", "flags-unignorable")


class Scene:
    """The moment at which a card may be played: a window, and who does what to whom there."""

    __slots__ = ("flags", "h", "i", "step", "t", "window")

    def __init__(self, window: str, i: int = -1, t: int = -1, h: int = -1, step: int = 0, flags: int = 0) -> None:
        self.window = window
        self.i = i  # the unit that attacks or moves
        self.t = t  # the unit that is attacked, or was driven off
        self.h = h  # the hex entered or emptied
        self.step = step
        self.flags = flags

    def key(self) -> tuple[object, ...]:
        return self.window, self.i, self.t, self.h, self.step, self.flags


def players(s: State, camp: int) -> list[int]:
    """The seats of a camp that hold Combat cards: the generals, in a standard battle the player (C-SET-05, -06)."""
    return [seat for seat in s.rules.seats if camp_of(seat) == camp and (role_of(seat) or not s.rules.overlord)]


def alive(s: State) -> list[CombatCard]:
    """The cards of the deck that may still turn up: not all of their copies lie in the open discard."""
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
    """Every way in which this seat may play a card that it holds, at this moment."""
    if not s.combat[seat]:
        return []
    found: list[Play] = []
    for card in held(s, seat):
        found.extend(ways(s, seat, card, scene))
    return found


def possible(s: State, seat: int, scene: Scene) -> bool:
    """Whether, by public facts alone, this seat could play a card here: never by looking at its hand (C-TAX-21)."""
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
    """A card tied to one camp is played as written by that camp only (C-SPEC-02)."""
    return card.camp in (NOBODY, camp_of(seat))


# ---- what a card may name -----------------------------------------------------------------------


def nameable(s: State, seat: int, card: CombatCard, feat: Feat, scene: Scene) -> list[tuple[str, ...]]:
    """What this card may name first, as words of the notation."""
    who = feat.target.who
    if who in words.UNITS:
        if scene.window == words.ATTACK:
            return _for_attacks(s, seat, card, feat, scene)
        found: list[tuple[str, ...]] = []
        for i in unit_choices(s, seat, feat, scene):
            if not unit_fits(s, seat, feat, i, scene) or refuse_unit(s, seat, feat, i, scene):
                continue
            if not feasible(s, seat, feat, i, s.units[i].hex, scene.h):
                continue
            if feat.target.least > 1 and not more_units(s, seat, feat, [i], scene):
                continue
            found.extend((NAME[s.units[i].hex], *second) for second in _second(s, seat, feat, i))
        return found
    if who in (words.HEX, words.LINE):
        return [(NAME[h],) for h in hex_choices(s, seat, feat) if feasible(s, seat, feat, NOWHERE, h, h)]
    if not feasible(s, seat, feat, NOWHERE, NOWHERE, NOWHERE):
        return []
    if who == words.SECTION:
        return [
            (f"s{k + 1}",) for k in range(6) if s.rules.flank[seat] & (1 << k) and k < s.rules.geometry.section_count
        ]
    return [()]


def unit_choices(s: State, seat: int, feat: Feat, scene: Scene) -> list[int]:
    """The units that the word `who` means here."""
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
    """It has a battle left, and the enemy that was driven off is within its range."""
    if t == NOWHERE or s.units[t].hex == NOWHERE:
        return False
    act = s.acts[i]
    far = s.rules.geometry.distance[s.units[i].hex][s.units[t].hex]
    return far <= len(dice_row(s, s.units[i], act)) and may_battle(s, i, act, far == 1) == 0


def unit_fits(s: State, seat: int, feat: Feat, i: int, scene: Scene) -> bool:
    """Whether the unit passes every test of the card."""
    target = feat.target
    unit = s.units[i]
    if not meets(
        s, seat, target, i, scene.t if target.who == words.ATTACKER else NOWHERE, feat.timing == words.REACTION
    ):
        return False
    if target.started_on and not tagged(s.ground[_start(s, i)], target.started_on):
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
    if scene.window in (words.LOSS, words.FLAGS) and not commands(s, seat, s.units[scene.t].hex):
        return False  # C-TAX-09, C-TAX-10: they are for the owner of the target
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
    """The tests of a move and of ground that is about to be taken."""
    if target.step and scene.step != target.step:
        return False
    if target.enters and (scene.h == NOWHERE or not tagged(s.ground[scene.h], target.enters)):
        return False
    if not target.enters_empty:
        return True
    if scene.h == NOWHERE:
        return False
    here = s.at[scene.h]
    s_at = s.ground[scene.h]
    bare = s_at.tile.key in ("open", "beach") and s_at.piece is None and s_at.obstacle is None
    return here in (NOWHERE, i) and bare and not s_at.mined and not s_at.road and not s_at.rail


def lairs(s: State, seat: int, h: int, tags: tuple[str, ...]) -> list[int]:
    """Vacant hexes of such ground beside a hex, in the player's sections."""
    return [
        n
        for n in s.rules.geometry.neighbours[h]
        if s.at[n] == NOWHERE and commands(s, seat, n) and tagged(s.ground[n], tags)
    ]


def _anyone_within(s: State, camp: int, h: int, reach: int) -> bool:
    far = s.rules.geometry.distance[h]
    return any(unit.camp == camp and unit.hex != NOWHERE and 0 < far[unit.hex] <= reach for unit in s.units)


def _start(s: State, i: int) -> int:
    return s.started[i] if i < len(s.started) and s.started[i] != NOWHERE else s.units[i].hex


def hex_choices(s: State, seat: int, feat: Feat) -> list[int]:
    """Hexes of the player's sections that pass (Q-14)."""
    return [h for h in s.rules.geometry.hexes if commands(s, seat, h) and hex_fits(s, seat, feat.target, h)]


def hex_fits(s: State, seat: int, target: Target, h: int) -> bool:
    if target.hex == words.VACANT and s.at[h] != NOWHERE:
        return False
    if target.hex == words.EMPTY and not is_empty(s, h):
        return False
    if not on_ground(s, target, h):
        return False
    camp = camp_of(seat)
    rows = row_of(h) if s.rules.edge[camp] == TOP else 8 - row_of(h)  # from the player's own edge
    if (target.own_half and rows >= 4) or (target.rows and rows >= target.rows):  # C-OWN-N2
        return False
    if target.clear and _anyone_within(s, enemy(camp), h, target.clear):
        return False
    if target.alone:
        i = s.at[h]
        return not (i != NOWHERE and s.units[i].camp == camp) and not _anyone_within(s, camp, h, target.alone)
    return True


def _second(s: State, seat: int, feat: Feat, i: int) -> list[tuple[str, ...]]:
    """The enemy that is named behind the unit, for cards that name two."""
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
    """Units that may be named beside those already named."""
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
    """Hexes that go on with a straight line."""
    if len(chosen) >= feat.target.most:
        return []
    return [h for h in hex_choices(s, seat, feat) if h not in chosen and _in_line(s, [*chosen, h])]


def _in_line(s: State, hexes: list[int]) -> bool:
    """Whether these hexes lie in an unbroken straight row."""
    geo = s.rules.geometry
    for d in range(3):
        for start in hexes:
            row = [start]
            while len(row) < len(hexes) and geo.beside[row[-1]][d] != NOWHERE:
                row.append(geo.beside[row[-1]][d])
            if sorted(row) == sorted(hexes):
                return True
    return False


# ---- attacks ------------------------------------------------------------------------------------


def _for_attacks(s: State, seat: int, card: CombatCard, feat: Feat, scene: Scene) -> list[tuple[str, ...]]:
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
            trial.marks = (*act.marks, *marks_of(seat, card, feat, t))
            mode = OVERRUN if act.overrun else ATTACK
            if refuse_attack(s, i, t, trial, mode) != 0 or may_battle(s, i, trial, _beside(s, i, t)) != 0:
                continue
            if feat.target.least > 1 and not more_units(s, seat, feat, [i], Scene(words.ATTACK, i, t)):
                continue
            found.append((NAME[s.units[i].hex], NAME[s.units[t].hex]))
    return found


def _beside(s: State, i: int, t: int) -> bool:
    return s.rules.geometry.distance[s.units[i].hex][s.units[t].hex] == 1


def _in_reach(s: State, i: int, act: Act) -> list[int]:
    """Enemies in range; with one beside it a unit looks no farther (R-BAT-05)."""
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


def marks_of(seat: int, card: CombatCard, feat: Feat, t: int) -> list[Mark]:
    """The effects of a card that wait on a unit; `t` is the unit they are against where the card says so."""
    bound = t if feat.target.same_target or any(effect.vs for effect in feat.effects) else NOWHERE
    return [Mark(seat, card, feat, effect, bound) for effect in feat.effects if waits(effect.do)]


def waits(do: str) -> bool:
    """Whether an effect waits on its unit instead of happening at once."""
    return do in BATTLE_EFFECTS or do in (
        "move-bonus",
        "move-max",
        "ignore-stop",
        "battle-after-entry",
        "battle-if-moved-at-most",
        "enter-impassable",
    )


# ---- limits -------------------------------------------------------------------------------------


def refuse_unit(s: State, seat: int, feat: Feat, i: int, scene: Scene) -> str:
    """The rule that keeps this seat from playing on this unit, or nothing (C-LIM-01 to -06)."""
    unit = s.units[i]
    if unit.camp == camp_of(seat):
        return _refuse_own(s, seat, feat, i)
    if feat.hostile:
        return refuse_hostile(s, seat, i, feat, scene.t, scene)
    return "C-LIM-05"


def _refuse_own(s: State, seat: int, feat: Feat, i: int) -> str:
    act = s.acts.get(i)
    if feat.target.who in (words.ORDERED, words.OTHER):
        return "" if act is not None and act.seat == seat else "C-LIM-04"
    # In the enemy's turn, and for units that nobody has ordered, his units are those in his sections (Q-13, C-TERM-08).
    return "" if commands(s, seat, s.units[i].hex) else "C-TERM-08"


def refuse_hostile(s: State, seat: int, i: int, feat: Feat, victim: int, scene: Scene | None = None) -> str:
    if i in s.touched:
        return "C-LIM-01"
    if any(other in s.alongside for other in generals_of(s, i)):
        return "C-LIM-03"
    unit = s.units[i]
    if victim != NOWHERE and scene is not None and scene.i == i and commands(s, seat, s.units[victim].hex):
        return ""  # it acts against one of his units
    if commands(s, seat, _start(s, i)):
        return ""
    moving = scene is not None and scene.window == words.X_MOVE_STEP
    if commands(s, seat, unit.hex) and not (moving and not feat.has("stop-move")):
        return ""  # C-LIM-06: while it moves, only for a card that ends the move here
    return "C-LIM-05"


def generals_of(s: State, i: int) -> list[int]:
    """The seats whose unit this is: he who ordered it, else those in whose sections it stands (C-LIM-08)."""
    act = s.acts.get(i)
    if act is not None:
        return [act.seat]
    unit = s.units[i]
    return [seat for seat in players(s, unit.camp) if unit.hex != NOWHERE and commands(s, seat, unit.hex)]


def refuse_play(s: State, seat: int, verb: str, key: str, at: tuple[str, ...], scenes: list[Scene]) -> tuple[str, str]:
    """Why a card is not played like this: word and rule, told by what this seat knows."""
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
        if name in HEX_OF and feat.target.who in words.UNITS:
            i = s.at[HEX_OF[name]]
            if i == NOWHERE:
                return "no-unit-there", "C-TAX-20"
            rule = refuse_unit(s, seat, feat, i, scene)
            foe = feat.target.who in (words.ORDERED, words.OTHER) and s.units[i].camp != camp_of(seat)
            if rule and not (foe and scene.window == words.ATTACK):
                return _LIMITS[rule]
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
