"""What only Combat cards change: their piles, new units and lasting statuses; effects that other rules use too are in
board.py."""

from __future__ import annotations

from overlord.engine.effects.board import place, remove_mine, remove_obstacle, settle_board
from overlord.engine.model.base import Secret
from overlord.engine.model.events import (
    CombatDrew,
    CombatPlayed,
    CombatReshuffled,
    Deployed,
    Placed,
    Shifted,
    StatusEnded,
    StatusSet,
)
from overlord.engine.model.hexes import NAME, NOWHERE
from overlord.engine.model.names import CAMPS, CENTER, CIC, LEFT, RIGHT, SEATS, enemy
from overlord.engine.model.rng import Rng
from overlord.engine.model.state import Mine, State, Status, Unit, without
from overlord.engine.queries.orders import turn_of
from overlord.engine.tables.combat import CONCEALED, RAIN, STALLED, CombatCard
from overlord.engine.tables.obstacles import MINE_MIX
from overlord.engine.tables.traits import CAMOUFLAGED
from overlord.engine.view import section_names


def shuffle_combat(cards: list[CombatCard], rng: Rng) -> None:
    """Shuffle; the result must not depend on the earlier order of the cards."""
    cards.sort(key=_card_key)
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def _card_key(card: CombatCard) -> str:
    return card.key


def reshuffle_combat(s: State) -> None:
    """Shuffle discards and draw pile together (C-DRAW-05, C-DRAW-07)."""
    s.combat_deck.extend(s.combat_discard)
    s.combat_discard.clear()
    shuffle_combat(s.combat_deck, s.draws)
    s.revealed += 1
    s.events.append(CombatReshuffled(len(s.combat_deck)))


def draw_combat(s: State, seat: int, count: int) -> None:
    """Draw Combat cards; an empty pile is reshuffled, and if there are no discards the draw is lost (C-DRAW-07)."""
    drawn: list[CombatCard] = []
    while len(drawn) < count:
        if not s.combat_deck:
            if not s.combat_discard:
                break
            reshuffle_combat(s)
        drawn.append(s.combat_deck.pop())
    if not drawn:
        return
    s.combat[seat] += tuple(drawn)
    s.revealed += 1
    s.events.append(CombatDrew(SEATS[seat], len(drawn), Secret((SEATS[seat],), tuple(card.key for card in drawn))))


def draw_for_all(s: State) -> None:
    """Their Finest Hour: all Combat cards but those in hand are shuffled, then every general of both camps draws one,
    the active camp first, left, center, right (C-DRAW-05, C-DRAW-06)."""
    reshuffle_combat(s)
    for camp in (s.active, enemy(s.active)):
        for role in (LEFT, CENTER, RIGHT) if s.rules.overlord else (CIC,):
            draw_combat(s, camp * 4 + role, 1)


def spend(s: State, seat: int, card: CombatCard, special: bool, at: tuple[str, ...], window: str) -> None:
    """Put the card face up on the discard pile at once (C-PLAY-08)."""
    s.combat[seat] = without(s.combat[seat], card)
    s.combat_discard.append(card)
    s.revealed += 1
    s.events.append(CombatPlayed(SEATS[seat], card.key, special, at, window))


def touch(s: State, i: int) -> None:
    """A Combat card has targeted this unit: no hostile one may target it this turn (C-LIM-01)."""
    if i not in s.touched:
        s.touched.append(i)


def deploy(s: State, camp: int, kind: str, figures: int, h: int, waits: int = -1) -> int:
    """A new unit; unless `waits` says otherwise it cannot be ordered yet in this turn of its camp (P-25, C-OWN-N4)."""
    row = s.rules.kinds[camp][kind]
    number = figures or row.figures
    if waits < 0:
        waits = turn_of(s) + 1 if camp == s.active else 0
    nation = s.rules.scenario.camps[camp].nation
    traits = s.rules.national_traits(camp, nation, row)
    s.units.append(Unit(row, camp, NOWHERE, number, number, row.worth, traits, nation, waits))
    i = len(s.units) - 1
    if s.rules.combat_cards:
        s.started.append(h)
    place(s, i, h)
    s.events.append(Deployed(CAMPS[camp], NAME[h], kind, number))
    settle_board(s)
    return i


def shift(s: State, i: int, h: int) -> None:
    """Put a unit on another hex; this is not a move."""
    s.events.append(Shifted(NAME[s.units[i].hex], NAME[h]))
    place(s, i, h)
    settle_board(s)


def lay_obstacle(s: State, what: str, h: int, camp: int) -> None:
    """A road block, wire or another obstacle; a minefield is drawn at random, face down (P-27)."""
    old = s.ground[h]
    piece = old.piece.key if old.piece is not None else ""
    if what == "minefield":
        s.mines[h] = Mine(camp, MINE_MIX[s.draws.below(len(MINE_MIX))])
        s.revealed += 1
        obstacle = old.obstacle.key if old.obstacle is not None else ""
        s.lay(h, s.rules.changed(old, piece=piece, obstacle=obstacle, mined=True))
    else:
        s.lay(h, s.rules.changed(old, piece=piece, obstacle=what, mined=old.mined))
    s.events.append(Placed(NAME[h], what))


def clear_away(s: State, what: tuple[str, ...], h: int) -> bool:
    """Remove the obstacles or minefield listed in `what` from a hex, without setting anything off."""
    ground = s.ground[h]
    if ground.obstacle is not None and ground.obstacle.key in what:
        remove_obstacle(s, h)
        return True
    if ground.mined and "minefield" in what:
        remove_mine(s, h)
        return True
    return False


def set_status(s: State, name: str, unit: int, sections: int, reach: int, camp: int) -> None:
    """Set a status that lasts beyond the turn; `camp` played the card."""
    if name == CONCEALED:
        s.renew(unit).traits |= CAMOUFLAGED  # C-TAX-40: like camouflage at the start of the battle
        s.events.append(StatusSet(name, (NAME[s.units[unit].hex],)))
        return
    if name == RAIN:  # until the start of the player's next turn
        s.statuses.append(Status(RAIN, NOWHERE, sections, reach, camp, s.turn + 1))
        s.events.append(StatusSet(RAIN, section_names(sections)))
        return
    owner = s.units[unit].camp  # STALLED: until the end of its camp's next turn
    until = s.turn + (2 if owner == s.active else 1)
    s.statuses = [status for status in s.statuses if status.name != STALLED or status.unit != unit]
    s.statuses.append(Status(STALLED, unit, 0, 0, owner, until))
    s.events.append(StatusSet(STALLED, (NAME[s.units[unit].hex],)))


def expire(s: State, camp: int, starting: bool) -> None:
    """End the statuses that expire when a turn of this camp starts or ends."""
    for status in list(s.statuses):
        gone = status.unit != NOWHERE and s.units[status.unit].hex == NOWHERE
        rain = status.name == RAIN and starting and status.camp == camp and s.turn > status.turn
        stalled = status.name == STALLED and not starting and status.camp == camp and s.turn >= status.turn
        if gone or rain or stalled:
            s.statuses.remove(status)
            if not gone:
                at = section_names(status.sections) if status.name == RAIN else (NAME[s.units[status.unit].hex],)
                s.events.append(StatusEnded(status.name, at))
