"""A view updated by events alone is the same as the view by the rules, in every battle we ship."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import overlord
from overlord.engine.model.actions import Air, Battle, Combat, Enter, Fly, Land, Move, Special
from overlord.engine.model.base import Secret
from overlord.engine.model.events import (
    AnyEvent,
    BridgeBlown,
    CombatPlayed,
    Deployed,
    Drew,
    Eliminated,
    Ended,
    Moved,
    Placed,
    PlaneEntered,
    Removed,
    TurnStarted,
)
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.view import View
from overlord.library.scenarios import load_scenario, shipped
from overlord.server.http.stories import _open
from overlord.table.archive.board_from_events import TOLD, Fold
from overlord.table.archive.retelling import begun, is_older, retold

BOLD = (Air, Battle, Combat, Enter, Fly, Land, Move, Special)
DECKS = ("urban", "winter", "jungle", "desert")
# What no event reports: who is asked, what an ordered unit has done, what a Counter-Attack may repeat, and which
# units Combat cards may no longer name.
UNTOLD = {"seat", "questions", "options", "draft", "acts", "touched", "alongside", "marked", "hands", "given"}
UNTOLD |= {"commands"}


def plain(view: View) -> dict[str, Any]:
    """What can be seen on board and table; a card that a commander keeps for himself is still in his hand."""
    found: dict[str, Any] = {name: getattr(view, name) for name in view.__struct_fields__ if name not in UNTOLD}
    found["units"] = [(u.hex, u.camp, u.kind, u.figures, u.strength, u.ordered) for u in view.units]
    found["planes"] = [(p.hex, p.camp, p.kind) for p in view.planes]
    found["mines"] = sorted(view.mines, key=lambda mine: mine.hex)
    found["table"] = sorted((laid.seat, laid.card, laid.sections) for laid in view.table)
    found["before"] = sorted((laid.seat, laid.card, laid.sections) for laid in view.before)
    found["combat"] = [(hand.seat, sorted(hand.cards or ())) for hand in view.combat]
    for hand in view.hands:
        camp = hand.seat.partition("-")[0]
        given = [row for row in view.given if row.seat.startswith(camp)]
        held = (hand.cards, hand.due_cards, hand.chip_cards, *(row.cards for row in given))
        found[f"cards of {camp}"] = Counter(card for cards in held for card in cards or ())
        found[f"given by {camp}"] = [row for row in given if not row.seat.endswith("cic")]
    return found


def on(game: overlord.Game, rng: random.Random) -> None:
    """Give one answer, preferably a bold one."""
    seat = rng.choice(game.waiting()).seat
    options = game.options(seat)
    bold = [action for action in options if isinstance(action, BOLD)]
    game.play(seat, rng.choice(bold) if bold and rng.random() < 0.7 else rng.choice(options))


def battle(key: str, seed: int) -> overlord.Game:
    rng = random.Random(seed)
    options: dict[str, object] = {"turn_limit": 10, "air": rng.choice(("on", "off"))}
    if rng.random() < 0.7:
        options["combat_deck"] = rng.choice(DECKS)
    return overlord.Game(load_scenario(key), seed=seed, options=options)


@pytest.mark.parametrize("key", shipped())
def test_events_lead_where_the_rules_lead(key: str) -> None:
    game = battle(key, len(key))
    rng = random.Random(len(key))
    fold = Fold(_open(game), game.decks)
    while game.outcome is None:
        before = game.entries
        on(game, rng)
        events = tuple(event for entry in game.written(before) for event in entry.events)
        assert plain(fold.after(events)) == plain(_open(game)), (key, game.entries, events)


# Events that change nothing of a view.
TELL_ONLY = {
    "AirAction",
    "Ambushed",
    "Cancelled",
    "Captured",
    "CombatChose",
    "CombatPeeked",
    "CrossHairs",
    "Declared",
    "Dropped",
}
TELL_ONLY |= {"Huddled", "Ignored", "Rolled", "Signalled", "Stopped", "Talked", "Visited"}


def test_every_event_is_known_by_its_name() -> None:
    names = {kind.__name__ for kind in AnyEvent.__args__}  # type: ignore[attr-defined]
    lost = names - set(TOLD) - TELL_ONLY
    assert not lost, f"{', '.join(sorted(lost))}: a line in TOLD of archive/board_from_events.py, or in TELL_ONLY here"
    assert set(TOLD) | TELL_ONLY == names and not TELL_ONLY & set(TOLD)


def other_rules(record: str) -> str:
    header, rest = record.split("\n", 1)
    return header.replace(f'"rules":{RULES_VERSION},', f'"rules":{RULES_VERSION - 1},') + "\n" + rest


def played(key: str = "crossroads", seed: int = 3, answers: int = 120) -> overlord.Game:
    game = battle(key, seed)
    rng = random.Random(seed)
    for _ in range(answers):
        if game.outcome is None:
            on(game, rng)
    return game


def test_a_record_of_other_rules_is_exact_as_long_as_they_agree() -> None:
    record = played().record()
    assert not is_older(record) and is_older(other_rules(record))
    true = [_open(game) for game in overlord.Game.retell(record)][1:]  # the first one is the start
    told = [view for view, _ in retold(other_rules(record), _open)]
    assert told == true
    assert begun(other_rules(record)).battle.key == "crossroads"


def without_action(record: str, n: int) -> str:
    """The same record, but its nth answer is one that our rules refuse; its events stay."""
    lines = record.splitlines()
    at = [i for i, line in enumerate(lines) if '"action"' in line][n]
    entry = msgspec.json.decode(lines[at])
    entry["action"] = "move A9 M1"
    lines[at] = msgspec.json.encode(entry).decode()
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("n", [0, 40])
def test_where_they_part_the_events_go_on_to_the_same_board(n: int) -> None:
    record = played().record()
    told = list(retold(other_rules(without_action(record, n)), _open))
    true = [_open(game) for game in overlord.Game.retell(record)][1:]
    assert [plain(view) for view, _ in told] == [plain(view) for view in true]
    events = [event for _, more in told for event in more]
    assert events == [event for entry in overlord.Game.replay(record).written() for event in entry.events]
    assert not told[-1][0].questions and told[0][0].questions == true[0].questions


def test_a_journal_without_events_is_shown_as_far_as_our_rules_go() -> None:
    game = played(answers=120)
    lines = game.record().splitlines()
    bare = []
    for line in lines[2:]:
        entry = msgspec.json.decode(line)
        entry.pop("events", None)
        bare.append(msgspec.json.encode(entry).decode())
    record = other_rules("\n".join([lines[0], *bare]) + "\n")
    told = [event for _, events in retold(record, _open) for event in events]
    assert told == [event for entry in game.written() for event in entry.events]
    assert len(list(retold(without_action(record, 10), _open))) == 11


NONSENSE: tuple[AnyEvent, ...] = (
    Moved("a1", ("Z9",)),
    Moved("Q5", ()),
    Eliminated("axis", "nowhere", "infantry"),
    Deployed("axis", "A9", "dragon", 3),
    Deployed("axis", "Z0", "infantry", 3),
    Placed("A9", "volcano"),
    Placed("nowhere", "minefield"),
    Removed("H5", "sandbags"),
    BridgeBlown("??"),
    PlaneEntered("axis-cic", "dragon", "A9"),
    CombatPlayed("axis-cic", "no-card", False, (), ""),
    Drew("axis-cic", 1, Secret((), None)),
    Ended("", "medals"),
)


def test_nonsense_in_events_hurts_nobody() -> None:
    game = battle("crossroads", 1)
    before = _open(game)
    after = Fold(before).after(NONSENSE)
    assert after.units == before.units and after.mines == before.mines and not after.planes
    assert after.hands == before.hands and after.outcome is not None
    assert {row.hex for row in after.hexes} == {row.hex for row in before.hexes}


def test_no_hex_ever_holds_two_units() -> None:
    view = _open(battle("crossroads", 1))
    first, second = view.units[0].hex, view.units[1].hex
    after = Fold(view).after((Moved(first, (second,)), TurnStarted("axis", 2)))
    assert [unit.hex for unit in after.units].count(second) == 1 and after.turn == view.turn + 1
