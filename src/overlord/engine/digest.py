"""A fingerprint of everything in a state: equal states have equal digests, interpreted or compiled."""

from __future__ import annotations

import hashlib

import msgspec

from overlord.engine.model.state import State
from overlord.engine.tables.cards import Card


def digest(s: State) -> str:
    return hashlib.sha256(msgspec.msgpack.encode(_content(s))).hexdigest()[:32]


def _content(s: State) -> list[object]:
    return [
        [
            (
                u.kind.key,
                u.camp,
                u.hex,
                u.figures,
                u.strength,
                u.worth,
                u.traits,
                u.nation,
                u.waits,
                u.link,
                hex(u.aimed_at),
            )
            for u in s.units
        ],
        [s.ground[h].code for h in s.rules.geometry.hexes],
        [[h, mine.camp, mine.strength, mine.shown] for h, mine in s.mines.items()],
        [_keys(s.deck), _keys(s.discard), [_keys(hand) for hand in s.hands], [_keys(chip) for chip in s.chip]],
        [
            [_keys(cards) for cards in s.given],
            s.sorties,
            [_keys(due) for due in s.due],
            s.marked,
            s.shaken,
            s.hand_limit,
            s.won,
            s.held,
            s.scored,
        ],
        [[laid.seat, laid.card.key, laid.sections] for laid in s.in_play],
        [[i, *act.key()] for i, act in s.acts.items()],
        [[[played.card.key, played.sections] for played in plays] for plays in s.last],
        [s.dice.counter, s.draws.counter, s.rigged, s.active, s.turn, s.visibility, s.sandbags, s.recon, s.shuffled],
        [s.revealed, list(s.taken_hq.items())],
        [
            [card.key for card in s.combat_deck],
            [card.key for card in s.combat_discard],
            [[card.key for card in cards] for cards in s.combat],
            [s.touched, s.alongside, s.started, s.fights, s.just_battled, s.recons],
            [status.key() for status in s.statuses],
        ],
        [plane.key() for plane in s.planes],
        [sorted(s.smoke.items()), s.smokes, s.unloaded, s.broke_through],
        [[type(frame).__name__, frame.key(), sorted(frame.asked)] for frame in s.stack],
        [s.result.winner, s.result.reason] if s.result is not None else [],
    ]


def _keys(cards: list[Card]) -> list[str]:
    return [card.key for card in cards]
