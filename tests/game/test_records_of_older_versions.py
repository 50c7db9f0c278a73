"""Records of older rules open for ever: each is shown to its end, whatever today's rules make of its answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.records import files
from click.testing import CliRunner

import overlord
from overlord.__main__ import main
from overlord.engine import game as engine_game
from overlord.engine.model.events import Ended
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.record import Entry, read
from overlord.table.archive import retelling

OTHER_RULES = pytest.mark.interpreted("it replaces functions of ours, which compiled code does not notice")
RECORDS = [(version, name) for version, folder in files.OLDER.items() for name in files.names(folder)]
PART_AT = 60  # entries after which other rules refuse an answer


def text_of(version: int, name: str) -> str:
    text = files.unpack(name, files.OLDER[version])
    assert read(text)[0].rules == version
    return text


def shown_to_its_end(text: str) -> None:
    """Every entry has a view, nothing that happened is left out, and the last view knows how it ended."""
    header, entries = read(text)
    assert header.rules < RULES_VERSION
    steps = list(retelling.retold(text, lambda game: game.view(None)))
    happened = [event for entry in entries for event in entry.events]
    assert len(steps) == len(entries) + bool(entries[0].seat)  # the beginning has its own entry if something happened
    assert [event for _, events in steps for event in events] == happened
    end = happened[-1]
    view = steps[-1][0]
    assert isinstance(end, Ended) and view.outcome is not None
    assert (view.outcome.winner or "", view.outcome.reason) == (end.winner, end.reason)
    for seat in ("axis-cic", "allies-left", None):
        assert retelling.told(text, seat)[-1] == end


def next_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this program played by the rules version after its own, with other digests."""
    for module in (engine_game, retelling):
        monkeypatch.setattr(module, "RULES_VERSION", RULES_VERSION + 1)
    monkeypatch.setattr(engine_game, "digest", lambda state: "0" * 32)


def other_rules(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """As if those rules refused what was once answered, from this entry on."""
    left = at
    repeat = overlord.Game.repeat

    def refusing(game: overlord.Game, entry: Entry) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise overlord.Illegal("not-now", {}, "R-TURN-02")
        repeat(game, entry)

    monkeypatch.setattr(overlord.Game, "repeat", refusing)


def test_there_are_some() -> None:
    assert [version for version, _ in RECORDS] == [2] * 3 + [3] * 4
    assert list(files.OLDER) == list(range(2, RULES_VERSION))


@pytest.mark.parametrize(("version", "name"), RECORDS)
def test_it_is_shown_to_its_end_by_the_rules_of_today(version: int, name: str) -> None:
    shown_to_its_end(text_of(version, name))


@OTHER_RULES
@pytest.mark.parametrize(("version", "name"), RECORDS)
def test_it_will_be_by_other_rules(version: int, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(version, name)
    next_version(monkeypatch)
    assert retelling.is_older(text)
    shown_to_its_end(text)
    for at in (0, PART_AT):
        with monkeypatch.context() as patch:
            other_rules(patch, at)
            # `told` plays the battle a second time: the refusals go on from the first, which shows the same events.
            shown_to_its_end(text)


@pytest.mark.parametrize(("version", "name"), RECORDS)
@pytest.mark.parametrize("later", [False, pytest.param(True, marks=OTHER_RULES)])
def test_the_command_line_tells_it(
    version: int, name: str, later: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"{name}.jsonl"
    path.write_bytes(text_of(version, name).encode())
    if later:
        next_version(monkeypatch)
    result = CliRunner().invoke(main, ["replay", str(path)])
    assert result.exit_code == 0, result.output
    assert "has not ended" not in result.output and len(result.output.splitlines()) > 300
