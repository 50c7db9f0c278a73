"""`overlord balance`: the interval is Wilson's, and the command tells what so many battles show."""

import json

import pytest
from click.testing import CliRunner

from overlord.__main__ import main
from overlord.arena.tally import interval
from overlord.bots.recruit import VERSION


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(200, 400, 0.451, 0.549), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.002)


def test_the_command_names_seed_bots_and_version_beside_the_figures() -> None:
    told = CliRunner().invoke(main, ["balance", "crossroads", "--games", "6", "--jobs", "1", "--seed", "4"])
    assert told.exit_code == 0, told.output
    assert f"6 battles from seed 4 on, bots recruit {VERSION} (version " in told.output
    assert told.output.count("95 % interval") == 2
    again = CliRunner().invoke(main, ["balance", "crossroads", "--games", "6", "--jobs", "1", "--seed", "4"])
    assert again.output == told.output


def test_a_lopsided_battle_is_called_so() -> None:
    spec = ["--bots", "axis=recruit,allies=random", "--games", "12", "--jobs", "1"]
    assert "outside 45 to 55" in CliRunner().invoke(main, ["balance", "crossroads", *spec]).output


def test_json_holds_all_that_is_needed_to_repeat_it_whatever_the_jobs() -> None:
    spec = ["balance", "crossroads", "--games", "4", "--seed", "3", "--json"]
    told = CliRunner().invoke(main, [*spec, "--jobs", "2"])
    assert told.exit_code == 0, told.output
    found = json.loads(told.output)
    assert (found["scenario"], found["games"], found["seed"]) == ("crossroads", 4, 3)
    assert found["bots"] == {"recruit": VERSION}
    assert sum(side["wins"] for side in found["camps"].values()) + found["undecided"] == 4
    for side in found["camps"].values():
        assert 0.0 <= side["low"] <= side["share"] <= side["high"] <= 1.0
    assert CliRunner().invoke(main, [*spec, "--jobs", "1"]).output == told.output
