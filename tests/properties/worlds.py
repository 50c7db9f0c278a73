"""Other worlds that a seat cannot tell from this one: everything it may not know is dealt anew."""

from __future__ import annotations

import overlord
from overlord.engine.effects.board import shuffle
from overlord.engine.flow.combat_cards.questions import Peek
from overlord.engine.flow.combat_cards.windows import Window
from overlord.engine.flow.orders.orders import Ordering
from overlord.engine.flow.turn.chip import ChipPlace
from overlord.engine.flow.turn.distribute import Distribute
from overlord.engine.flow.turn.overlord import page_for
from overlord.engine.flow.turn.turn import KeepOne
from overlord.engine.model.actions import PASS
from overlord.engine.model.names import SEAT_OF, camp_of, commander
from overlord.engine.model.rng import Rng
from overlord.engine.model.state import State
from overlord.engine.tables.cards import Card
from overlord.engine.tables.obstacles import MINE_MIX


def own(game: overlord.Game) -> State:
    """The state of a copied battle with nothing that it shares, so that a test may change it."""
    s = game._state
    s.claim()
    s.stack = [frame.copy() for frame in s.stack]
    s.shared_frames = 0
    return s


def redeal(game: overlord.Game, seat: str | None, salt: int) -> overlord.Game:
    """A copy in which deck, foreign hands, chips, cards not yet laid and mine strengths are other ones."""
    other = game.copy()
    s = own(other)
    holds = () if seat is None else other._seating.shared[SEAT_OF[seat]]
    rng = Rng(salt)
    pool = [*s.deck, *(card for piles, n in _hidden(s, holds) for card in piles[n])]
    shuffle(pool, rng)
    s.deck = [pool.pop() for _ in s.deck]
    for piles, n in _hidden(s, holds):
        piles[n] = tuple(pool.pop() for _ in piles[n])
    _redeal_combat(s, holds, rng)
    _mend_frames(s, holds)
    for mine in s.mines.values():
        if not mine.shown:
            mine.strength = MINE_MIX[rng.below(len(MINE_MIX))]
    return other


def _redeal_combat(s: State, holds: tuple[int, ...], rng: Rng) -> None:
    """The same for Combat cards: the pile and every hand but one's own; a card that was peeked at stays on top."""
    kept = s.combat_deck[-1:] if any(isinstance(f, Peek) and f.seat in holds for f in s.stack) else []
    pile = s.combat_deck[: len(s.combat_deck) - len(kept)]
    others = [seat for seat in range(len(s.combat)) if seat not in holds]
    pool = [*pile, *(card for seat in others for card in s.combat[seat])]
    for i in range(len(pool) - 1, 0, -1):
        j = rng.below(i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    pile = [pool.pop() for _ in pile]
    for seat in others:
        s.combat[seat] = tuple(pool.pop() for _ in s.combat[seat])
    s.combat_deck = [*pile, *kept]


def _hidden(s: State, holds: tuple[int, ...]) -> list[tuple[list[tuple[Card, ...]], int]]:
    """Where the hidden cards besides the deck are: a list of hands, and which of them."""
    found: list[tuple[list[tuple[Card, ...]], int]] = []
    for camp in (0, 1):
        if commander(camp) not in holds:
            found.extend((piles, camp) for piles in (s.hands, s.chip, s.due))
    for number in range(len(s.given)):
        if number not in holds and commander(camp_of(number)) not in holds:
            found.append((s.given, number))
    return found


def _mend_frames(s: State, holds: tuple[int, ...]) -> None:
    """Frames that remember hidden cards get the new ones."""
    for frame in s.stack:
        if isinstance(frame, KeepOne) and frame.seat not in holds:
            frame.drawn = list(s.hands[camp_of(frame.seat)][-2:])
        elif isinstance(frame, Distribute) and frame.seat not in holds:
            hand = s.hands[camp_of(frame.seat)]
            frame.pairs = [(hand[n % len(hand)], to) for n, (_, to) in enumerate(frame.pairs)]
        elif isinstance(frame, ChipPlace) and frame.seat not in holds:
            frame.chosen = list(s.hands[camp_of(frame.seat)][: len(frame.chosen)])
        elif isinstance(frame, Window):
            frame.answers = {seat: a if seat in holds else PASS for seat, a in frame.answers.items()}
        elif isinstance(frame, Ordering):
            for n, page in enumerate(frame.pages):
                unseen = page.seat not in holds and commander(camp_of(page.seat)) not in holds
                if page.command is None and unseen and s.given[page.seat]:
                    same = [p for p in frame.pages if p.seat == page.seat and p.command is None]
                    frame.pages[n] = page_for(s, page.seat, s.given[page.seat][same.index(page)])
