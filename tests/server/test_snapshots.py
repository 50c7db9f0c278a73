"""A match opened from its newest snapshot is the same as one replayed row by row, and survives a change of rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import overlord
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.record import read
from overlord.table.archive.retelling import retold
from overlord.table.journal import journal
from server.matches import CROSSROADS, update
from server.tables import page, served
from server.test_match import played
from server.test_older_rules import again, database, elsewhere, older
from server.test_older_rules import played as stored_battle
from server.test_table import settled

__all__ = ["stored_battle"]  # a fixture


@pytest.mark.parametrize("every", [1, 10, 25])
def test_a_match_opens_at_any_of_its_snapshots(every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", every)
    table = played()
    assert len(table.journal.snapshots) >= 130 // (every + 25)
    for n in range(0, len(table.journal.snapshots), max(1, len(table.journal.snapshots) // 5)):
        since = table.journal.since(n)
        game = overlord.Game.load(since.position, since.lines)
        match = table.another(game, table.journal.rows[since.row :], since)
        assert match.game.digest() == table.game.digest() and match.rows == table.match.rows
        assert match.game.record() == table.game.record()
        assert match.audience.story == table.match.audience.story
        match.join(0, 0, 1)
        assert update(match.join(1, 1, 2), 1) == update(table.match.join(1, 1, 2), 1)


def test_a_match_that_rests_keeps_where_it_stands() -> None:
    table = played(20)
    before = len(table.journal.snapshots)
    table.match.rest()
    table.match.rest()
    assert len(table.journal.snapshots) == before + 1
    since = table.journal.since(-1 % len(table.journal.snapshots))
    assert len(table.journal.rows) - since.row < 25


def test_what_was_answered_before_a_snapshot_is_too_late_to_take_back() -> None:
    table = played(60)
    since = table.journal.since(len(table.journal.snapshots) - 1)
    game = overlord.Game.load(since.position, since.lines)
    match = table.another(game, [], since)
    match.join(0, 0, 1)
    with pytest.raises(overlord.Illegal) as refused:
        match.undo(0)
    assert refused.value.key == "undo-too-late"


def test_opening_repeats_only_what_came_after_the_snapshot(
    stored_battle: tuple[Path, str, dict[str, Any], list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, table, cookies, log = stored_battle
    answers = 0
    play = overlord.Game.play

    def counted(game: overlord.Game, *told: Any, **more: Any) -> Any:
        nonlocal answers
        answers += 1
        return play(game, *told, **more)

    monkeypatch.setattr(overlord.Game, "play", counted)
    with served(path) as client, page(again(client, cookies), table) as mine:
        settled(mine)
        assert mine.log == log
    assert answers < 30


@pytest.mark.parametrize("damage", ["position = '{}'", "log = x'00'"])
def test_a_snapshot_that_cannot_be_read_is_done_without(
    stored_battle: tuple[Path, str, dict[str, Any], list[Any]], damage: str
) -> None:
    path, table, cookies, log = stored_battle
    with database(path) as db:
        db.execute(f"UPDATE snapshot SET {damage} WHERE position != ''")
    with served(path) as client, page(again(client, cookies), table) as mine:
        settled(mine)
        assert mine.log == log


def test_a_running_battle_goes_on_from_its_snapshot_when_the_rules_change(
    stored_battle: tuple[Path, str, dict[str, Any], list[Any]],
) -> None:
    """Today's rules lead to other events, so it cannot be replayed; its position is still the same."""
    path, table, cookies, log = stored_battle
    older(path, snapshots=True)
    elsewhere(path)
    for _ in range(2):  # and again after the next start
        with served(path) as client:
            me = again(client, cookies)
            with page(me, table) as mine:
                settled(mine)
                assert mine.log[: len(log)] == log
                mine.act(0)
                settled(mine)
                log = mine.log
                record = client.app.state.tables.opened(table).match.game.record()  # type: ignore[attr-defined]
            assert me.get(f"/api/tables/{table}/story").status_code == 200
    header, entries = read(record)
    assert header.rules == RULES_VERSION - 1
    assert [entry.rules for entry in entries if entry.rules] == [RULES_VERSION]


def test_the_record_of_such_a_battle_is_exact_again_from_where_the_rules_changed() -> None:
    game = overlord.Game(CROSSROADS, 5)
    for _ in range(30):
        question = game.waiting()[0]
        game.play(question.seat, game.options(question.seat)[0])
    dump = json.loads(game.dump())
    dump["rules"] = dump["header"]["rules"] = RULES_VERSION - 1
    dump["log"][3]["events"] = []  # under the old rules something else happened
    late = overlord.Game.load(json.dumps(dump), older=True)
    for _ in range(10):
        question = late.waiting()[0]
        late.play(question.seat, late.options(question.seat)[0])
    views = [view for view, _ in retold(late.record(), lambda battle: battle.view(None))]
    assert views[-1] == late.view(None)
