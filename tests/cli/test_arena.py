"""`overlord arena`: figures that depend neither on jobs nor on interruptions, and one sentence for a mistake."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import overlord
from overlord.__main__ import main
from overlord.arena import contest
from overlord.arena.plan import Bout
from overlord.arena.played import Played, play
from overlord.bots.registry import SHIPPED

QUICK = ["arena", "--battles", "first-steps", "--turn-limit", "6", "--jobs", "1"]
TIMES = {"ms_a", "ms_b"}


@pytest.fixture(autouse=True)
def other_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second quick bot; only in this process."""
    monkeypatch.setitem(SHIPPED, "chance", type("Chance", (SHIPPED["random"],), {"version": "7"}))  # type: ignore[misc]


def run(*words: str) -> Result:
    return CliRunner().invoke(main, [*QUICK, *words])


def figures(tmp_path: Path, *words: str) -> dict[str, Any]:
    """The figures without times."""
    path = tmp_path / "figures.json"
    told = run("--json", str(path), *words)
    assert told.exit_code == 0, told.output
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for row in [*found["pairs"], *(battle for pair in found["pairs"] for battle in pair["battles"])]:
        assert row.keys() >= TIMES
        for name in TIMES:
            del row[name]
    return found


def test_a_table_with_a_row_for_each_pair_and_battle() -> None:
    told = run("--bots", "random,chance", "--games", "4", "--battles", "first-steps,crossroads", "--by-battle")
    assert told.exit_code == 0, told.output
    head, titles, *rows = told.stdout.splitlines()
    assert head.startswith("From seed 1 on, battles: 2, bots random, chance 7 (version ")
    assert titles.split()[:5] == ["Pair", "Battles", "Wins", "Losses", "Draws"]
    assert [row.split("  ")[0] or row.split()[0] for row in rows] == ["random – chance", "first-steps", "crossroads"]
    assert len({len(row) for row in rows}) == 1
    assert len(run("--bots", "random,chance", "--games", "2").stdout.splitlines()) == 3


def test_json_counts_the_wins_of_the_first_bot(tmp_path: Path) -> None:
    found = figures(tmp_path, "--bots", "recruit,random", "--games", "6", "--seed", "3", "--turn-limit", "30")
    (pair,) = found["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("recruit", "random", 6)
    assert pair["wins"] + pair["losses"] + pair["draws"] == 6 and pair["wins"] > pair["losses"]
    assert pair["low"] <= pair["score"] <= pair["high"] and pair["verdict"] is None
    assert [row["battle"] for row in pair["battles"]] == ["first-steps"]
    assert (found["seed"], found["turn_limit"], found["ratings"]) == (3, 30, [])
    assert found["battles"] == {"first-steps": overlord.load_scenario("first-steps").digest}
    assert set(found["bots"]) == {"recruit", "random"}


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    words = ["--bots", "recruit,random", "--games", "8"]
    assert figures(tmp_path, *words, "--jobs", "2") == figures(tmp_path, *words)


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["--bots", "random,chance", "--games", "8"]
    whole = figures(tmp_path, *words)
    kept = tmp_path / "kept.jsonl"
    played: list[Bout] = []

    def until(last: int) -> None:
        def interrupted(bout: Bout) -> Played:
            if len(played) == last:
                raise KeyboardInterrupt
            played.append(bout)
            return play(bout)

        monkeypatch.setattr(contest, "play", interrupted)

    until(3)
    assert run(*words, "--resume", str(kept)).exit_code == 1
    lines = kept.read_text(encoding="utf-8")
    assert lines.count("\n") == 3
    kept.write_text(lines[:-20], encoding="utf-8")  # as if it had been cut off while writing
    until(99)
    assert figures(tmp_path, *words, "--resume", str(kept)) == whole
    assert len(played) == 3 + 6 and kept.read_text(encoding="utf-8").count("\n") == 8
    assert figures(tmp_path, *words, "--resume", str(kept)) == whole
    assert len(played) == 9


def test_stopping_early_says_so(tmp_path: Path) -> None:
    words = ["--games", "60", "--stop-early", "--h1", "0.9", "--turn-limit", "30"]
    told = run("--bots", "recruit,random", *words)
    assert "recruit – random: settled after " in told.stdout and "recruit is better." in told.stdout, told.stdout
    once = figures(tmp_path, "--bots", "recruit,random", *words)
    assert once["pairs"][0]["games"] < 60 and once["pairs"][0]["verdict"] == "better"
    assert figures(tmp_path, "--bots", "recruit,random", *words, "--jobs", "2") == once
    assert "not settled after 2 battles" in run("--bots", "random,chance", "--games", "2", "--stop-early").stdout


def test_csv_svg_and_ratings(tmp_path: Path) -> None:
    table, plot = tmp_path / "a.csv", tmp_path / "a.svg"
    words = ["--bots", "random,chance,recruit", "--games", "2", "--csv", str(table), "--svg", str(plot), "--ratings"]
    told = run(*words, "--by-battle")
    assert told.exit_code == 0, told.output
    assert [line[:3] for line in told.stdout.splitlines()[-3:]] == ["1. ", "2. ", "3. "]
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["battle"], row["a"], row["b"]) for row in rows[:2]] == [
        ("", "random", "chance"),
        ("first-steps", "random", "chance"),
    ]
    assert len(rows) == 6
    assert len(ElementTree.parse(plot).findall("{*}path")) == 3


def test_files_play_beside_shipped_battles_and_twice_the_same_counts_once(tmp_path: Path) -> None:
    text = overlord.load_scenario("first-steps").source
    (tmp_path / "twin.toml").write_text(text, encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("medals = ", "medals = 1", 1), encoding="utf-8")
    files = ",".join(["first-steps", str(tmp_path / "twin.toml"), str(tmp_path / "mine.toml")])
    found = figures(tmp_path, "--bots", "random,chance", "--games", "4", "--battles", files)
    assert len(found["battles"]) == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "random,genius"], "There is no bot genius; there are"),
        (["--bots", "random"], "--bots names at least two different bots"),
        (["--bots", "random,random"], "--bots names at least two different bots"),
        (["--battles", "nowhere"], "nowhere: there is no such battle or file"),
        (["--games", "1"], "Invalid value for '--games'"),
        (["--h0", "0.6"], "--h0 must be less than --h1, not 0.6 and 0.55."),
        (["--json", "no-such-folder/a.json"], "cannot be written"),
    ],
)
def test_a_mistake_gets_one_sentence(words: list[str], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2 and told in result.stderr and result.stderr.count("\n") == 1, result.output


def test_a_broken_resume_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    for text in ("hello", "{}\n", '{"pairs": []}'):
        path.write_text(text, encoding="utf-8")
        result = run("--resume", str(path))
        assert result.exit_code == 2 and "line 1 is not a finished battle." in result.stderr
        assert path.read_text(encoding="utf-8") == text


def test_without_its_library_ratings_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = run("--ratings")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "install open-overlord[arena]" in result.stderr
