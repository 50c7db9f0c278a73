"""Another world that a seat cannot tell from this one: what it may not know is dealt anew, the rest stays.

It reads the log for what the seat remembers, and never what is hidden but for how many cards lie where. The answers
that others gave face down are in redraft.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlord.engine.effects.board import barred, shuffle
from overlord.engine.effects.combat import shuffle_combat
from overlord.engine.flow.combat_cards.questions import Peek
from overlord.engine.memory import Memory
from overlord.engine.model.names import CIC, camp_of, commander, role_of
from overlord.engine.model.rng import Rng
from overlord.engine.model.state import State
from overlord.engine.queries.command import Pair, may_receive, refuse_beside, stands_alone
from overlord.engine.redraft import mend, redraft
from overlord.engine.tables.cards import AMBUSH, SECTION, SORTIE, Card
from overlord.engine.tables.combat import CombatCard
from overlord.engine.tables.obstacles import MINE_MIX

TRIES: Final = 2000  # so often cards are drawn again that cannot have been handed out like this: far more than it takes
WORD: Final = 1 << 32


def imagined(s: State, holds: tuple[int, ...], rng: Rng, memory: Memory) -> State:
    """A position with everything anew that the holder of these seats may not know; this one is not changed."""
    new = s.copy()
    own(new)
    deal(new, holds, rng, memory)
    redraft(new, holds, rng)
    new.dice = Rng(rng.below(WORD) * WORD + rng.below(WORD))
    new.draws = Rng(rng.below(WORD) * WORD + rng.below(WORD))
    new.rigged = ""
    new.revealed = 0  # it counts secret glances too
    new.events = []
    return new


def own(s: State) -> None:
    """Make everything in this position its own, the frames too, so that it may be changed anywhere."""
    s.claim()
    s.stack = [frame.copy() for frame in s.stack]
    s.shared_frames = 0


def deal(s: State, holds: tuple[int, ...], rng: Rng, memory: Memory) -> None:
    """Deal every hidden card and token anew, also those that frames remember."""
    _deal_command(s, holds, rng)
    if s.rules.combat_cards:
        _deal_combat(s, holds, rng, memory)
    if s.mines:
        _lay_mines(s, rng, memory)
    mend(s, holds)


# ---- Command cards ------------------------------------------------------------------------------


def _deal_command(s: State, holds: tuple[int, ...], rng: Rng) -> None:
    """Deck, foreign hands, cards under the chip and cards handed out face down, from all cards that may be there."""
    camps = [camp for camp in (0, 1) if commander(camp) not in holds]
    piles = [(where, camp) for camp in camps for where in (s.chip, s.due, s.hands)]
    given = hidden_given(s, holds)
    pool = s.deck.copy()
    for where, camp in piles:
        pool.extend(where[camp])
    for seat in given:
        pool.extend(s.given[seat])
    pool.sort(key=_key)  # the new order must not depend on the old one
    shuffle(pool, rng)
    cards = [card for card in pool if card.effect != SORTIE]
    sorties = [card for card in pool if card.effect == SORTIE]
    for camp in camps:
        _hand_out(s, camp, [seat for seat in given if camp_of(seat) == camp], holds, cards, sorties, rng)
    for where, camp in piles:
        count = len(where[camp])
        where[camp] = _held(s, camp, count, where is not s.hands, cards)
    s.deck = [*cards, *sorties]
    shuffle(s.deck, rng)


def hidden_given(s: State, holds: tuple[int, ...]) -> list[int]:
    """The seats with cards that only they and their commander may see, and not the holder of these seats."""
    return [
        seat
        for seat, cards in enumerate(s.given)
        if cards and seat not in holds and commander(camp_of(seat)) not in holds
    ]


def _held(s: State, camp: int, count: int, chipped: bool, cards: list[Card]) -> tuple[Card, ...]:
    """Take so many cards that this camp may hold; under the chip there is no Ambush (R-NAT-32, O-EF-14)."""
    found: list[Card] = []
    for k in range(len(cards) - 1, -1, -1):
        if len(found) == count:
            break
        if not barred(s, camp, cards[k]) and not (chipped and cards[k].effect == AMBUSH):
            found.append(cards.pop(k))
    while len(found) < count:  # a hand that was dealt by name
        found.append(cards.pop())
    return tuple(found)


def _hand_out(
    s: State,
    camp: int,
    seats: list[int],
    holds: tuple[int, ...],
    cards: list[Card],
    sorties: list[Card],
    rng: Rng,
) -> None:
    """Cards that a commander may have handed out like this, besides those that lie on the table."""
    slots = [seat for seat in seats for _ in s.given[seat]]
    marked = s.marked >= 0 and camp_of(s.marked) == camp and s.marked not in holds
    laid: list[Pair] = [(row.card, row.seat) for row in s.in_play if camp_of(row.seat) == camp]
    laid.extend((card, seat) for seat in range(camp * 4, camp * 4 + 4) if seat in holds for card in s.given[seat])
    # Air Sorties lie face up until they are handed out: everybody has seen how many were.
    flown = sum(1 for seat in seats for card in s.given[seat] if card.effect == SORTIE)

    def fits(pairs: list[Pair]) -> bool:
        return _handed(s, [*laid, *pairs]) and not (marked and not _markable([*laid, *pairs], holds))

    if slots:
        pairs = _drawn(s, slots, flown, fits, cards, sorties, rng)
        for seat in seats:
            s.given[seat] = tuple([card for card, to in pairs if to == seat])
        laid.extend(pairs)
    if marked:
        able = _markable(laid, holds)
        s.marked = able[rng.below(len(able))] if able else s.marked


def _drawn(
    s: State,
    slots: list[int],
    flown: int,
    fits: Callable[[list[Pair]], bool],
    cards: list[Card],
    sorties: list[Card],
    rng: Rng,
) -> list[Pair]:
    """One card for each of these seats, of which so many are Air Sorties; they leave the cards they came from.

    Every set of cards that fits is as likely: what does not fit is drawn again."""
    may = {seat: [k for k, card in enumerate(cards) if role_of(seat) in may_receive(s, card)] for seat in slots}
    air = [True] * flown + [False] * (len(slots) - flown)
    picks = list(range(len(slots)))  # places in the pool, in case that nothing fits: a battle that was made up
    for _ in range(TRIES):
        _mix(air, rng)
        drawn = [may[seat][rng.below(len(may[seat]))] if may[seat] else 0 for seat in slots]
        used = [k for k, flies in zip(drawn, air, strict=True) if not flies]
        if len(set(used)) == len(used) and fits(_pairs(slots, drawn, air, cards, sorties)):
            picks = drawn
            break
    pairs = _pairs(slots, picks, air, cards, sorties)
    for k in sorted([k for k, flies in zip(picks, air, strict=True) if not flies], reverse=True):
        del cards[k]
    del sorties[:flown]
    return pairs


def _pairs(slots: list[int], picks: list[int], air: list[bool], cards: list[Card], sorties: list[Card]) -> list[Pair]:
    """The cards at these places, or Air Sorties, each with the seat that gets it."""
    found = zip(slots, picks, air, strict=True)
    return [(sorties[0] if flies else cards[k], seat) for seat, k, flies in found]


def _mix(some: list[bool], rng: Rng) -> None:
    for i in range(len(some) - 1, 0, -1):
        j = rng.below(i + 1)
        some[i], some[j] = some[j], some[i]


def _handed(s: State, pairs: list[Pair]) -> bool:
    """Whether these cards may have been handed out together (O-DIST-03 to -15)."""
    for n, (card, seat) in enumerate(pairs):
        if role_of(seat) not in may_receive(s, card) or (len(pairs) > 1 and stands_alone(s, seat, card)):
            return False
        if refuse_beside(s, pairs[:n], card, seat)[1]:
            return False
    return True


def _markable(pairs: list[Pair], holds: tuple[int, ...]) -> list[int]:
    """The generals that may have got the Marines' extra unit: those with a Section card (O-DIST-20)."""
    found = {to for card, to in pairs if card.family == SECTION and to not in holds and role_of(to) != CIC}
    return sorted(found)


def _key(card: Card) -> str:
    return card.key


# ---- Combat cards -------------------------------------------------------------------------------


def _deal_combat(s: State, holds: tuple[int, ...], rng: Rng, memory: Memory) -> None:
    """The pile and every hand but one's own; cards that the seat has seen where they lie stay there."""
    others = [seat for seat in range(len(s.combat)) if seat not in holds]
    pool = [*s.combat_deck, *(card for seat in others for card in s.combat[seat])]
    size = len(s.combat_deck)
    top = memory.top
    for frame in s.stack:
        if isinstance(frame, Peek) and frame.seat in holds and frame.seen and size:
            top = s.combat_deck[-1].key
    shuffle_combat(pool, rng)
    upper = _known(pool, top) if size else []
    lower = _known(pool, memory.bottom) if size > len(upper) else []
    hands: dict[int, list[CombatCard]] = {seat: [] for seat in others}
    for seat, key in memory.held:
        if len(hands[seat]) < len(s.combat[seat]):
            hands[seat].extend(_known(pool, key))
    for seat, hand in hands.items():
        while len(hand) < len(s.combat[seat]):
            hand.append(pool.pop())
        s.combat[seat] = tuple(hand)
    s.combat_deck = [*lower, *pool, *upper]


def _known(pool: list[CombatCard], key: str) -> list[CombatCard]:
    """Take the card of this key out of the pool; none if there is none, or no key."""
    for k, card in enumerate(pool):
        if card.key == key:
            return [pool.pop(k)]
    return []


# ---- mines --------------------------------------------------------------------------------------


def _lay_mines(s: State, rng: Rng, memory: Memory) -> None:
    """Tokens face down are drawn again from the bag, without those that were turned up (R-TER-80, P-27)."""
    drawn: list[int] = []
    for mine in s.rules.scenario.mines:
        here = s.mines.get(mine.hex)
        if mine.strength < 0:
            drawn.append(mine.hex)
        elif here is not None and not here.shown and mine.hex not in memory.laid:
            here.strength = mine.strength  # the scenario says so
    for start in range(0, len(drawn), len(MINE_MIX)):
        _fill(s, drawn[start : start + len(MINE_MIX)], rng, memory)
    fixed = {mine.hex for mine in s.rules.scenario.mines}
    for h, token in s.mines.items():
        if not token.shown and (h not in fixed or h in memory.laid):
            token.strength = MINE_MIX[rng.below(len(MINE_MIX))]


def _fill(s: State, hexes: list[int], rng: Rng, memory: Memory) -> None:
    """Draw the tokens of these hexes, which came out of one bag."""
    bag = list(MINE_MIX)
    for h in hexes:
        here = s.mines.get(h)
        shown = memory.shown.get(h, -1)
        if shown < 0 and here is not None and here.shown and h not in memory.laid:
            shown = here.strength
        if shown in bag:
            bag.remove(shown)
    for h in hexes:
        here = s.mines.get(h)
        if here is not None and not here.shown and h not in memory.laid:
            here.strength = bag.pop(rng.below(len(bag)))


__all__ = ["deal", "imagined", "own"]
