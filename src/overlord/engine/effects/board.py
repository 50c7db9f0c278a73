"""The functions that change board, figures, medals and card piles, each adding its events; no decisions."""

from __future__ import annotations

from overlord.engine.model.base import Secret
from overlord.engine.model.events import (
    BridgeBlown,
    Captured,
    CrossHairs,
    Discarded,
    Drew,
    Eliminated,
    Ended,
    Healed,
    Lost,
    MedalsLost,
    MedalsWon,
    MineShown,
    Placed,
    Removed,
    Reshuffled,
    Rolled,
    SortieShown,
)
from overlord.engine.model.hexes import NAME, NOWHERE, SIZE
from overlord.engine.model.names import ARMOR, CAMPS, FACES, INFANTRY, NOBODY, SEATS, commander, enemy
from overlord.engine.model.rng import Rng
from overlord.engine.model.state import Act, Result, State, Unit
from overlord.engine.queries.dice import symbol_faces
from overlord.engine.queries.victory import holder, points
from overlord.engine.tables.cards import AIR_POWER, BARRAGE, SORTIE, Card
from overlord.engine.tables.combat import STALLED
from overlord.engine.tables.traits import CAMOUFLAGED

# ---- dice ---------------------------------------------------------------------------------------


def roll(
    s: State, seat: int, dice: int, purpose: str, unit: int = NOWHERE, target: int = NOWHERE, kept: str = ""
) -> str:
    """Roll this many dice, in addition to those that are kept; unit and target are hexes."""
    faces = s.rigged[:dice]
    s.rigged = s.rigged[dice:]
    while len(faces) < dice:
        faces += FACES[s.dice.below(6)]
    s.events.append(
        Rolled(SEATS[seat], purpose, faces, NAME[unit] if unit >= 0 else "", NAME[target] if target >= 0 else "", kept)
    )
    return faces


# ---- units on the board -------------------------------------------------------------------------


def place(s: State, i: int, h: int) -> None:
    """Put a unit on a hex, without triggering anything there."""
    unit = s.renew(i) if s.units[i].hex == NOWHERE else _lift(s, i)
    unit.hex = h
    s.at[h] = i
    if h in s.rules.contested:
        s.unsettled = True


def leave(s: State, i: int) -> Unit:
    """Take a unit off the board for good. Returns the renewed unit."""
    s.unsettled = True
    return _lift(s, i)


def _lift(s: State, i: int) -> Unit:
    """Take a unit off its hex; its sandbags are removed (R-TER-43) and cross-hairs are lost (R-UNIT-07)."""
    unit = s.renew(i)
    h = unit.hex
    if h in s.rules.contested:
        s.unsettled = True
    s.at[h] = NOWHERE
    unit.hex = NOWHERE
    obstacle = s.ground[h].obstacle
    if obstacle is not None and obstacle.lost_when_left:
        remove_obstacle(s, h)
    if unit.aimed_at:
        unit.aimed_at = 0
    if unit.kind.crosshairs:
        for t, other in enumerate(s.units):
            if other.aimed_at & (1 << i):
                s.renew(t).aimed_at &= ~(1 << i)
    if unit.traits & CAMOUFLAGED:
        unit.traits &= ~CAMOUFLAGED  # R-ACT-16
    return unit


def hurt(s: State, i: int, hits: int) -> int:
    """Take figures from a unit; the last one eliminates it (R-HIT-02, R-HIT-03). Returns the figures lost."""
    unit = s.units[i]
    if hits <= 0 or unit.hex == NOWHERE:
        return 0
    if unit.kind.tiger:
        return _hurt_tiger(s, i, hits)
    lost = min(hits, unit.figures)
    unit = s.renew(i)
    unit.figures -= lost
    s.events.append(Lost(NAME[unit.hex], lost, unit.figures))
    if unit.link >= 0:
        _hurt_link(s, unit.link, hits)
    if unit.figures == 0:
        eliminate(s, i)
    return lost


def _hurt_tiger(s: State, i: int, hits: int) -> int:
    """R-UNIT-17: the hits are rolled again and only a grenade destroys it."""
    unit = s.units[i]
    faces = roll(s, commander(enemy(unit.camp)), hits, "tiger", target=unit.hex)
    if "G" not in faces:
        return 0
    s.events.append(Lost(NAME[unit.hex], 1, 0))
    s.renew(i).figures = 0
    eliminate(s, i)
    return 1


def _hurt_link(s: State, i: int, hits: int) -> None:
    """R-UNIT-09: each hit counts on both parts of a train."""
    other = s.units[i]
    if other.hex == NOWHERE:
        return
    lost = min(hits, other.figures)
    other = s.renew(i)
    other.figures -= lost
    s.events.append(Lost(NAME[other.hex], lost, other.figures))
    if other.figures == 0:
        eliminate(s, i)


def eliminate(s: State, i: int) -> None:
    """Remove a unit that has lost its last figure; its medals go to the enemy at once."""
    unit = s.units[i]
    h = unit.hex
    s.events.append(Eliminated(CAMPS[unit.camp], NAME[h], unit.kind.key))
    leave(s, i).figures = 0
    if unit.worth:
        award(s, enemy(unit.camp), unit.worth, "unit", h)
    if not s.over:
        _high_command(s, unit)
        settle_board(s)


def _high_command(s: State, unit: Unit) -> None:
    """R-NAT-14: a lost Italian unit costs a random card; the hand never falls below three."""
    camp = unit.camp
    if not s.rules.high_command & (1 << camp) or unit.nation not in ("it", "") or s.hand_limit[camp] <= 3:
        return
    s.hand_limit[camp] -= 1
    if len(s.hands[camp]) + len(s.chip[camp]) > 3:
        discard_random(s, camp)


def heal(s: State, i: int, figures: int) -> int:
    """Restore figures, up to the starting strength."""
    unit = s.units[i]
    back = min(figures, unit.strength - unit.figures)
    if back > 0:
        s.renew(i).figures += back
        s.events.append(Healed(NAME[unit.hex], back))
    return back


def aim(s: State, gun: int, target: int) -> None:
    """Cross-hairs on a target that was hit and did not retreat (R-UNIT-07); at most three per gun."""
    bit = 1 << gun
    if s.units[target].aimed_at & bit:
        return
    if sum(1 for unit in s.units if unit.aimed_at & bit) >= 3:
        return
    s.renew(target).aimed_at |= bit
    s.events.append(CrossHairs(NAME[s.units[gun].hex], NAME[s.units[target].hex]))


# ---- ground -------------------------------------------------------------------------------------


def remove_obstacle(s: State, h: int) -> None:
    old = s.ground[h]
    if old.obstacle is None:
        return
    s.events.append(Removed(NAME[h], old.obstacle.key))
    if old.obstacle.key == "sandbags":
        s.sandbags += 1
    s.lay(h, s.rules.changed(old, piece=_key(old.piece), mined=old.mined))


def put_sandbags(s: State, h: int) -> bool:
    """Place sandbags, if there are some left and the hex allows them (R-TER-90, R-TER-92)."""
    old = s.ground[h]
    if not old.takes_sandbags or s.sandbags <= 0:
        return False
    s.sandbags -= 1
    s.lay(h, s.rules.changed(old, piece=_key(old.piece), obstacle="sandbags", mined=old.mined))
    s.events.append(Placed(NAME[h], "sandbags"))
    return True


def remove_mine(s: State, h: int) -> None:
    old = s.ground[h]
    del s.mines[h]
    s.lay(h, s.rules.changed(old, piece=_key(old.piece), obstacle=_key(old.obstacle)))
    s.events.append(Removed(NAME[h], "minefield"))


def detonate(s: State, i: int) -> None:
    """R-TER-82: the token is shown; a dummy is removed, a mine rolls dice equal to its strength and stays."""
    unit = s.units[i]
    h = unit.hex
    mine = s.mines[h]
    if not mine.shown:
        mine.shown = True
        s.revealed += 1
        s.events.append(MineShown(NAME[h], mine.strength))
    if mine.strength == 0:
        remove_mine(s, h)
        if h in s.rules.decoys:  # R-FMT-07
            award(s, unit.camp, 1, "decoy", h)
        return
    seat = s.rules.general_at[unit.camp][h]
    faces = roll(s, seat, mine.strength, "mine", target=h)
    hit = symbol_faces(unit)
    hurt(s, i, sum(1 for face in faces if face in hit))


def seal_cave(s: State, h: int) -> None:
    """R-ACT-40: the cave is a plain hill or mountain from now on."""
    old = s.ground[h]
    tile = "mountain" if old.mountain else "hill"
    s.events.append(Removed(NAME[h], old.tile.key))
    s.lay(h, s.rules.changed(old, tile=tile, piece=_key(old.piece), obstacle=_key(old.obstacle), mined=old.mined))
    s.group = new_groups(s)


def blow_bridge(s: State, h: int) -> None:
    old = s.ground[h]
    s.lay(h, s.rules.changed(old, piece="broken-bridge", mined=old.mined))
    s.events.append(BridgeBlown(NAME[h]))
    i = s.at[h]
    if i != NOWHERE:
        s.renew(i).figures = 0
        eliminate(s, i)


def capture_headquarters(s: State, i: int) -> None:
    """R-ACT-17: the owner loses a random card and plays with one card fewer until he retakes it."""
    unit = s.units[i]
    h = unit.hex
    owner = s.ground[h].owner
    if owner == NOBODY:
        return
    if unit.camp != owner and h not in s.taken_hq:
        s.taken_hq[h] = unit.camp
        s.events.append(Captured(CAMPS[unit.camp], NAME[h]))
        s.hand_limit[owner] = max(1, s.hand_limit[owner] - 1)
        if s.hands[owner]:
            discard_random(s, owner)
    elif unit.camp == owner and h in s.taken_hq:
        del s.taken_hq[h]
        s.events.append(Captured(CAMPS[owner], NAME[h]))
        s.hand_limit[owner] += 1
        draw(s, owner, 1)


def _key(row: object) -> str:
    return str(getattr(row, "key", "")) if row is not None else ""


# ---- medals and the end -------------------------------------------------------------------------


def award(s: State, camp: int, medals: int, reason: str, h: int = NOWHERE) -> None:
    """Give medals that cannot be lost again; never more than the number needed (R-VIC-02)."""
    if s.over:
        return
    gained = min(medals, s.rules.medals[camp] - points(s, camp))
    if gained <= 0:
        return
    s.won[camp] += gained
    s.events.append(MedalsWon(CAMPS[camp], gained, reason, (NAME[h],) if h >= 0 else ()))
    check_victory(s)


def settle_board(s: State, turn_start: int = NOBODY) -> None:
    """Give and take objective medals, after anything that moved or removed a unit (R-VIC-04 to -08, -13)."""
    if s.over or not (s.unsettled or turn_start != NOBODY):
        return
    s.unsettled = False
    for o, objective in enumerate(s.rules.objectives):
        old = s.held[o]
        new = holder(s, o, old, turn_start)
        if new == old:
            continue
        s.held[o] = new
        hexes = tuple(NAME[h] for h in objective.hexes)
        if old != NOBODY:
            s.events.append(MedalsLost(CAMPS[old], s.scored[o], hexes))
        s.scored[o] = 0
        if new != NOBODY:
            gained = min(objective.worth, s.rules.medals[new] - points(s, new))  # R-VIC-02
            s.scored[o] = gained
            s.events.append(MedalsWon(CAMPS[new], gained, "objective", hexes))
            if objective.sudden_death == "entry":
                finish(s, new, "sudden-death")
                return
    check_victory(s)


def check_victory(s: State) -> None:
    """The battle ends as soon as a camp has its medals (R-VIC-01) or has no units left (R-VIC-11)."""
    if s.over:
        return
    for camp in (s.active, enemy(s.active)):
        if points(s, camp) >= s.rules.medals[camp] and _required_held(s, camp):
            finish(s, camp, "medals")
            return
    for camp in (0, 1):
        if not _has_units(s, camp):
            finish(s, enemy(camp), "last-unit")
            return


def _has_units(s: State, camp: int) -> bool:
    """Whether a camp has a unit on the board. Nearly all lists begin with the axis and end with the allies."""
    units = s.units if camp == 0 else reversed(s.units)
    return any(unit.camp == camp and unit.hex != NOWHERE for unit in units)


def _required_held(s: State, camp: int) -> bool:
    """R-VIC-14: whether the camp holds every objective that it must hold to win."""
    for o, objective in enumerate(s.rules.objectives):
        if objective.required and objective.camp in (camp, NOBODY) and s.held[o] != camp:
            return False
    return True


def finish(s: State, winner: int, reason: str) -> None:
    if not s.over:
        s.result = Result(winner, reason)
        s.events.append(Ended(CAMPS[winner] if winner != NOBODY else "", reason))


# ---- cards --------------------------------------------------------------------------------------


def shuffle(cards: list[Card], rng: Rng) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def reshuffle(s: State) -> None:
    """Shuffle draw pile and discards together (R-DECK-03, R-DECK-04)."""
    s.deck.extend(s.discard)
    s.discard.clear()
    s.deck.sort(key=_card_key)  # a shuffle must not depend on the order of the discards
    shuffle(s.deck, s.draws)
    s.revealed += 1
    s.events.append(Reshuffled(len(s.deck)))


def _card_key(card: Card) -> str:
    return card.key


def draw(s: State, camp: int, count: int) -> list[Card]:
    """Draw cards into the commander's hand; an empty pile is reshuffled (R-VIC-15)."""
    drawn: list[Card] = []
    tries = len(s.deck) + len(s.discard) + count  # ends the loop if only barred cards are left
    while len(drawn) < count and tries > 0:
        tries -= 1
        if not s.deck:
            if s.rules.deck_runs_out != NOBODY:
                finish(s, s.rules.deck_runs_out, "deck")
                break
            if not s.discard:
                break  # every card is in a hand or in play
            reshuffle(s)
        card = s.deck.pop()
        s.revealed += 1
        if card.effect == SORTIE:  # O-DRAW-06: face up beside the camp, and replaced
            s.sorties[camp] += 1
            s.events.append(SortieShown(CAMPS[camp]))
            continue
        if barred(s, camp, card):
            discard(s, camp, card)  # R-CARD-28: discard and redraw at once
            continue
        drawn.append(card)
    s.hands[camp] += tuple(drawn)
    if not s.deck and s.rules.deck_runs_out != NOBODY and s.turn:
        finish(s, s.rules.deck_runs_out, "deck")  # R-VIC-15: the last card is drawn
    if drawn:
        seat = SEATS[commander(camp)]
        s.events.append(Drew(seat, len(drawn), Secret((seat,), tuple(card.key for card in drawn))))
    return drawn


def barred(s: State, camp: int, card: Card) -> bool:
    """Whether this camp never holds this card: it is discarded as soon as it is drawn (R-CARD-28)."""
    return (card.effect == AIR_POWER and bool(s.rules.no_air_power & (1 << camp))) or (
        card.effect == BARRAGE and s.rules.no_barrage
    )


def discard(s: State, camp: int, card: Card) -> None:
    """Put a card on the discard pile, face up."""
    s.discard.append(card)
    s.events.append(Discarded(SEATS[commander(camp)], card.key))


def discard_random(s: State, camp: int) -> None:
    hand = sorted(s.hands[camp], key=_card_key)  # the random card must not depend on the order of the hand
    if not hand:
        return
    card = hand.pop(s.draws.below(len(hand)))
    s.hands[camp] = tuple(hand)
    s.revealed += 1
    discard(s, camp, card)


# ---- orders -------------------------------------------------------------------------------------


def new_groups(s: State) -> tuple[int, ...]:
    """Number the connected hills, mountains and lakes (R-LOS-07)."""
    group = [0] * SIZE
    number = 0
    for h in s.rules.geometry.hexes:
        relief = s.ground[h].relief
        if not relief or group[h]:
            continue
        number += 1
        group[h] = number
        todo = [h]
        while todo:
            for n in s.rules.geometry.neighbours[todo.pop()]:
                if s.ground[n].relief == relief and not group[n]:
                    group[n] = number
                    todo.append(n)
    return tuple(group)


def order(s: State, i: int, act: Act) -> None:
    """Mark a unit as ordered; both parts of a train act as one (R-UNIT-09)."""
    s.acts[i] = act
    if i in s.shaken:
        act.barred = True
    if any(status.name == STALLED and status.unit == i for status in s.statuses):
        act.over = True  # it may not move (C-OWN-N6)


def own_symbol(unit: Unit) -> str:
    """The face that heals a unit, besides the star (R-CARD-20)."""
    category = unit.kind.category
    return "I" if category == INFANTRY else "A" if category == ARMOR else ""
