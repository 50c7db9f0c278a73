"""Makes the summary of a finished battle from its record; it replays the record and shows nothing itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from overlord.engine import record as records
from overlord.engine.game import Game
from overlord.engine.model.actions import Battle, NotAnAction, parse_action
from overlord.engine.model.names import CAMPS
from overlord.engine.model.rules import Rules, all_options
from overlord.engine.record import Entry
from overlord.table.archive.retelling import begun, is_older, retold
from overlord.table.summary.figures import MedalMark, Summary, UnitTale
from overlord.table.summary.luck import luck
from overlord.table.summary.tally import Tally


def summarize(record: str) -> Summary:
    """The battle of this record in figures. It uses only what everybody at the table was shown."""
    tally = _told(record) if is_older(record) else _played(record)
    units = tuple(unit.tale() for unit in tally.units)
    return Summary(
        winner=tally.winner,
        reason=tally.reason,
        turns=tally.turn,
        needed=tally.needed,
        start=tally.start,
        medals=tuple(_spread(tally.marks)),
        units=units,
        best=_best(units),
        luck=tuple(luck(camp, tally.dice[camp]) for camp in CAMPS),
    )


def _best(units: tuple[UnitTale, ...]) -> int:
    """The unit that took most figures; if several did, the one that eliminated more, then the one that lost less."""
    best = max(range(len(units)), key=lambda n: (units[n].took, units[n].eliminated, -units[n].lost), default=-1)
    return best if best >= 0 and units[best].took else -1


def _spread(marks: list[MedalMark]) -> Iterator[MedalMark]:
    """The same marks; those of one turn are spread over that turn."""
    number = Counter(mark.turn for mark in marks)
    seen: Counter[int] = Counter()
    for mark in marks:
        seen[mark.turn] += 1
        at = max(0, mark.turn - 1) + seen[mark.turn] / (number[mark.turn] + 1)
        yield msgspec.structs.replace(mark, at=at)


def _played(record: str) -> Tally:
    """Replay the battle. Before each battle the rules say which faces hit, with stars and Combat cards."""
    _, entries = records.read(record)
    tally: Tally | None = None
    before = 0
    for game in Game.retell(record):
        if tally is None:
            tally = _begin(game)
        else:
            for entry in game.written(before):
                for event in entry.events:
                    tally.hear(event)
        before = game.entries
        if before < len(entries):
            _aim(tally, game, entries[before])
    assert tally is not None
    return tally


def _aim(tally: Tally, game: Game, entry: Entry) -> None:
    """If the next answer is a battle, note which faces hit in it."""
    if not entry.action.startswith("battle "):
        return
    try:
        action = parse_action(entry.action)
    except NotAnAction:
        return
    odds = game.why(entry.seat, action).odds if isinstance(action, Battle) else None
    if isinstance(action, Battle) and odds is not None:
        tally.aim(action.unit, action.target, odds.faces)


def _told(record: str) -> Tally:
    """A battle of older rules: its events are read, not played; the faces that hit are those of the plain rules."""
    tally: Tally | None = None
    for _, events in retold(record, lambda game: game.view(None)):
        if tally is None:
            tally = _begin(begun(record))
            continue
        for event in events:
            tally.hear(event)
    assert tally is not None
    return tally


def _begin(game: Game) -> Tally:
    return Tally(game.view(None), Rules(game.battle, all_options(game.battle, game.house), game.decks))
