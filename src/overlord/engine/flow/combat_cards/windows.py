"""The moments at which Combat cards are played: windows that ask for them, and plays listed among the answers to other
questions (combat-cards.md 3.1, 3.2). What a card does is in effects.py."""

from __future__ import annotations

from overlord.engine.effects.combat import draw_combat, spend, touch
from overlord.engine.model.actions import DONE, DRAW, PASS, AnyAction, Battle, Combat, Draw, Special
from overlord.engine.model.fields import data, fresh
from overlord.engine.model.frame import Frame
from overlord.engine.model.hexes import HEX, NAME, NOWHERE
from overlord.engine.model.state import Act, State
from overlord.engine.queries.combat_cards.naming import nameable
from overlord.engine.queries.combat_cards.needs import commands
from overlord.engine.queries.combat_cards.plays import COMBAT, SPECIAL, plays, possible, refuse_play
from overlord.engine.queries.combat_cards.scenes import Scene, players
from overlord.engine.queries.dice import ATTACK, OVERRUN, dice, fewer
from overlord.engine.queries.retreat import ignorable
from overlord.engine.tables import combat as words
from overlord.engine.tables.combat import CombatCard, Feat

Refusal = tuple[str, dict[str, str], str]


def listed(s: State, seat: int, scene: Scene) -> list[AnyAction]:
    """The plays of this seat at this moment, as answers."""
    found: list[AnyAction] = []
    for verb, card, at in plays(s, seat, scene):
        if verb == COMBAT:
            found.append(Combat(card.key, at))
        else:
            found.append(Special(card.key, *at))
    return found


def is_play(s: State, action: AnyAction) -> bool:
    """Whether an action plays a Combat card."""
    if isinstance(action, Combat):
        return True
    return isinstance(action, Special) and any(card.key == action.key for card in s.rules.combat_cards)


def play_of(s: State, seat: int, action: AnyAction) -> tuple[CombatCard, Feat, tuple[str, ...]]:
    """The card, its feat (as written or as special action) and its targets."""
    if isinstance(action, Combat):
        card = next(card for card in s.combat[seat] if card.key == action.card)
        return card, card.feat, action.at
    assert isinstance(action, Special)
    card = next(card for card in s.combat[seat] if card.key == action.key)
    return card, card.special, tuple(name for name in (action.unit, action.target) if name)


def perform(s: State, seat: int, action: AnyAction, scene: Scene) -> None:
    """Lay the card face up, note its targets, and start its effects."""
    from overlord.engine.flow.combat_cards.playing import Carrying

    card, feat, at = play_of(s, seat, action)
    spend(s, seat, card, feat is card.special, at, feat.window)
    if feat.timing == words.ALONGSIDE and seat not in s.alongside:
        s.alongside.append(seat)  # C-LIM-03
    units: list[int] = []
    hexes: list[int] = []
    sections = 0
    for name in at:
        if feat.target.who == words.SECTION:  # here `s1` is a section, not a hex
            sections = 1 << (int(name[1:]) - 1)
        elif feat.target.who in words.UNITS:
            units.append(s.at[HEX[name]])
        else:
            hexes.append(HEX[name])
    if scene.window == words.ATTACK:
        scene = Scene(words.ATTACK, units[0], units[1])
        units = units[:1]
    for i in units:
        touch(s, i)
    for h in hexes:
        if s.at[h] != NOWHERE:
            touch(s, s.at[h])
    s.stack.append(Carrying(seat, card, feat, feat.effects, scene, units, hexes, sections, True))


def refuse(s: State, seat: int, action: AnyAction, scenes: list[Scene]) -> Refusal:
    """Why a Combat card may not be played like this now."""
    if isinstance(action, Combat):
        verb, key, at = COMBAT, action.card, action.at
    else:
        assert isinstance(action, Special)
        verb, key, at = SPECIAL, action.key, tuple(name for name in (action.unit, action.target) if name)
    if not s.rules.combat_cards:
        return "no-combat-deck", {"card": key}, "C-SET-01"
    if not any(card.key == key for card in s.rules.combat_cards):
        return "no-such-combat-card", {"card": key}, "C-SET-02"
    word, rule = refuse_play(s, seat, verb, key, at, scenes)
    return word, {"card": key, "hex": at[0] if at else ""}, rule


@data
class Window(Frame):
    """All seats concerned are asked at once. Plays are carried out one by one: first the general of the unit concerned,
    then left, center, right. The window reopens until all pass (C-TAX-21, Q-12)."""

    camp: int
    scene: Scene
    only: list[int] | None = None  # the seats that may be asked; None: all of the camp
    answers: dict[int, AnyAction] = fresh("{}")

    def question(self, seat: int) -> str:
        return "alongside" if self.scene.window == words.BEFORE else f"react-{self.scene.window}"

    def now(self, s: State) -> Scene:
        """The scene with the dice and flags that earlier cards have left."""
        scene = self.scene
        if scene.window == words.DEFEND:
            return Scene(scene.window, scene.i, scene.t, scene.h, dice=fight_below(s).number(s))
        if scene.window == words.FLAGS:
            return Scene(scene.window, scene.i, scene.t, flags=flags_below(s).felt(s))
        return scene

    def concerned(self, s: State) -> list[int]:
        seats = players(s, self.camp) if self.only is None else self.only
        scene = self.now(s)
        return [seat for seat in seats if possible(s, seat, scene)]

    def stands(self, s: State) -> bool:
        """Whether the situation that the window is about still exists."""
        scene = self.scene
        if scene.i != NOWHERE and s.units[scene.i].hex == NOWHERE:
            return False
        if scene.window in (words.X_MOVE_STEP, words.X_MOVE_END):
            return s.units[scene.i].hex == scene.h
        if scene.window in (words.DEFEND, words.ROLLED, words.LOSS):
            return fight_below(s).stands(s)
        return scene.t == NOWHERE or s.units[scene.t].hex != NOWHERE

    def auto(self, s: State) -> bool:
        if not self.stands(s):
            s.stack.pop()
            return True
        waiting = self.concerned(s)
        if any(seat not in self.answers for seat in waiting):
            return False
        chosen = [(seat, self.answers[seat]) for seat in self.in_turn(s) if is_play(s, self.answers[seat])]
        if not chosen:
            s.stack.pop()
            return True
        self.answers = {}
        for seat, action in reversed(chosen):
            s.stack.append(Laying(seat, action, self.scene))
        return True

    def in_turn(self, s: State) -> list[int]:
        """Q-12: the seats in order, first the general whose unit it is about."""
        about = s.units[self.scene.t].hex if self.scene.t != NOWHERE else NOWHERE
        seats = list(self.answers)
        if about == NOWHERE:
            return seats
        return [x for x in seats if commands(s, x, about)] + [x for x in seats if not commands(s, x, about)]

    def about(self, s: State) -> int:
        i = self.scene.t if self.scene.t != NOWHERE else self.scene.i
        return s.units[i].hex if i != NOWHERE else NOWHERE

    def seats(self, s: State) -> list[int]:
        return [seat for seat in self.concerned(s) if seat not in self.answers]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        return [PASS, *listed(s, seat, self.now(s))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        self.answers[seat] = action
        self.answers = dict(sorted(self.answers.items()))  # the result must not depend on who answered first

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        if isinstance(action, (Combat, Special)):
            return refuse(s, seat, action, [self.now(s)])
        return "combat-or-pass", {}, "C-TAX-21"


def fight_below(s: State) -> Fight:
    """The battle that a window or a card is about: the nearest on the stack."""
    for frame in reversed(s.stack):
        if isinstance(frame, Fight):
            return frame
    raise LookupError("no battle is under way")


def flags_below(s: State) -> Rout:
    """The flags that a window is about: the nearest on the stack."""
    for frame in reversed(s.stack):
        if isinstance(frame, Rout):
            return frame
    raise LookupError("no unit is shaken")


@data
class Fight(Frame):
    """The data of a battle in progress that cards may read and change; action/battle.py carries it out."""

    i: int
    t: int
    a: int  # the hexes when it was declared: a unit that left its hex does not battle (R-AMB-04)
    b: int
    mode: int
    seat: int = -1  # who rolls, if not the general of the unit: the one who got the Ambush
    flat: int = 0  # a card sets exactly this many dice; 0: none does
    rolled: int = 0  # progress: 1 the dice are rolled, 2 the hits are counted
    cancelled: bool = False
    keeps_ground: bool = False  # the hex that the target left may still be taken
    cuts: tuple[tuple[int, int], ...] = ()  # dice removed by cards, and how many must stay
    spared: int = 0  # hits that a card cancels
    faces: str = ""

    def act(self, s: State) -> Act | None:
        return s.acts.get(self.i) if self.mode in (ATTACK, OVERRUN) else None

    def number(self, s: State) -> int:
        """How many dice will be rolled, after what cards have removed."""
        number = self.flat or dice(s, self.i, self.t, self.act(s), self.mode)
        for n, least in self.cuts:
            number -= fewer(number, n, least)
        return number

    def stands(self, s: State) -> bool:
        return not self.cancelled and s.units[self.i].hex == self.a and s.units[self.t].hex == self.b


@data
class Rout(Frame):
    """The flags against a unit, which cards may change; action/retreats.py carries them out."""

    i: int
    flags: int
    may_ignore: bool
    more: int = 0  # further flags that a Combat card lets it ignore (P-22)

    def ignorable(self, s: State) -> tuple[int, int]:
        """The flags it must ignore, and those it may."""
        if not self.may_ignore:
            return 0, 0
        must, may, _ = ignorable(s, self.i)
        return must, may + self.more

    def felt(self, s: State) -> int:
        """The flags that it cannot ignore as it is, but could with a further card; none if it may ignore none."""
        return max(0, self.flags - self.ignorable(s)[1]) if self.may_ignore else 0


@data
class Laying(Frame):
    """One play from a window, carried out if it is still allowed."""

    seat: int
    action: AnyAction
    scene: Scene

    def auto(self, s: State) -> bool:
        s.stack.pop()
        card, feat, at = play_of(s, self.seat, self.action)
        below = s.stack[-1]
        while isinstance(below, Laying):  # other plays of the same window
            below = s.stack[s.stack.index(below) - 1]
        window = below if isinstance(below, Window) else None
        if window is not None and not window.stands(s):
            spend(s, self.seat, card, feat is card.special, at, feat.window)  # C-TAX-23
        elif at in nameable(s, self.seat, card, feat, self.scene if window is None else window.now(s)):
            perform(s, self.seat, self.action, self.scene)
        # else another general's play has made it illegal (C-LIM-01) or idle: it stays in hand and the window reopens
        return True


@data
class Declaring(Frame):
    """After a Combat card was played for a battle: more cards, or the battle itself (C-TAX-06, C-DICE-01)."""

    seat: int
    i: int
    t: int
    kind = "declare"

    def scene(self) -> Scene:
        return Scene(words.ATTACK, self.i, self.t)

    def auto(self, s: State) -> bool:
        if possible(s, self.seat, self.scene()):
            return False
        self.go(s)
        return True

    def go(self, s: State) -> None:
        from overlord.engine.flow.action.battle import declare

        s.stack.pop()
        declare(s, self.i, self.t, s.acts[self.i])

    def about(self, s: State) -> int:
        return s.units[self.i].hex

    def seats(self, s: State) -> list[int]:
        return [self.seat]

    def options(self, s: State, seat: int) -> list[AnyAction]:
        battle = Battle(NAME[s.units[self.i].hex], NAME[s.units[self.t].hex])
        return [battle, *listed(s, seat, self.scene())]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if isinstance(action, Battle):
            self.go(s)
        else:
            perform(s, seat, action, self.scene())

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        if isinstance(action, (Combat, Special)):
            return refuse(s, seat, action, [self.scene()])
        return "battle-declared", {"hex": NAME[s.units[self.t].hex]}, "C-TAX-06"


@data
class AfterBattles(Frame):
    """All battles of the camp are over: cards for that moment (C-TAX-13), then the draw for a Recon (C-DRAW-01)."""

    camp: int
    done: list[int] = fresh("[]")
    left: list[int] | None = None  # seats that may draw and have not answered; None: not yet asked
    draws: list[int] = fresh("[]")
    kind = "after-battles"

    def playing(self, s: State) -> list[int]:
        scene = Scene(words.POST_BATTLE)
        return [seat for seat in players(s, self.camp) if seat not in self.done and possible(s, seat, scene)]

    def auto(self, s: State) -> bool:
        if self.left is None:
            if self.playing(s):
                return False
            self.left = [seat for seat in sorted(s.recons) if s.combat_deck or s.combat_discard]
            return True
        if self.left:
            return False
        s.stack.pop()
        for seat in self.draws:
            draw_combat(s, seat, 1)
        return True

    def seats(self, s: State) -> list[int]:
        return self.playing(s) if self.left is None else self.left.copy()

    def question(self, seat: int) -> str:
        return self.kind if self.left is None else "recon-draw"

    def options(self, s: State, seat: int) -> list[AnyAction]:
        if self.left is not None:
            return [PASS, DRAW]
        return [DONE, *listed(s, seat, Scene(words.POST_BATTLE))]

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        if self.left is not None:
            self.left.remove(seat)
            if isinstance(action, Draw):
                self.draws.append(seat)
                self.draws.sort()  # the result must not depend on who answered first
        elif is_play(s, action):
            perform(s, seat, action, Scene(words.POST_BATTLE))
        else:
            self.done.append(seat)
            self.done.sort()

    def refuse(self, s: State, seat: int, action: AnyAction) -> Refusal:
        if isinstance(action, (Combat, Special)):
            return refuse(s, seat, action, [Scene(words.POST_BATTLE)])
        return ("draw-or-pass", {}, "C-DRAW-01") if self.left is not None else ("combat-or-done", {}, "C-TAX-13")


def react(s: State, window: str, camp: int, scene: Scene) -> None:
    """Open a window for a camp, if the deck in use has a card for it."""
    if window in s.rules.windows:
        s.stack.append(Window(camp, scene))
