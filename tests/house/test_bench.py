"""The figures of `make bench` can be read by people and programs, and the history of releases is drawn as it is."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench.__main__ import FORMS, Measured, lines
from bench.history import HISTORY, NEXT, PLOT, added, plot, read, released
from bench.measure import RUNS, Figure, each, rate
from bench.release import Texts, prepared

ROOT = Path(__file__).parents[2]


def test_a_figure_is_the_best_of_five_with_its_spread() -> None:
    calls: list[int] = []
    found = each("work", lambda: calls.append(1), times=3, of=2)
    assert len(calls) == 3 * RUNS and len(found.runs) == RUNS and found.unit == "us"
    assert (found.best, found.worst) == (min(found.runs), max(found.runs))
    answers = iter([(10, 1.0), (20, 1.0), (30, 1.0), (40, 1.0), (50, 10.0)])
    found = rate("play", lambda: next(answers))
    assert (found.best, found.worst, found.runs) == (40.0, 5.0, [10.0, 20.0, 30.0, 40.0, 5.0])


def test_shares_of_the_yardstick_are_rates_per_y_or_millionths_of_y() -> None:
    assert Figure("play", "1/s", [1000.0]).per_y(0.2) == pytest.approx(200)
    assert Figure("view", "us", [2.0]).per_y(0.2) == pytest.approx(10)
    assert Figure("battle", "ms", [100.0]).per_y(0.2) == pytest.approx(500_000)
    assert Figure("forty", "s", [2.0]).per_y(0.2) == pytest.approx(10_000_000)
    assert Figure("page", "kB", [2.0]).per_y(0.2) is None


def both() -> list[Measured]:
    slow = {"play": Figure("play", "1/s", [900.0, 1000.0]), "page": Figure("page", "kB", [7.0])}
    fast = {"play": Figure("play", "1/s", [2400.0, 2500.0])}
    return [Measured(FORMS[0], 0.2, slow), Measured(FORMS[1], 0.2, fast)]


def test_both_forms_stand_side_by_side() -> None:
    told = lines(both())
    assert re.search(r"interpreted +compiled", told[3])
    (play,) = [line for line in told if line.startswith("play")]
    assert play.split() == ["play", "1/s", "1,000", "900..1,000", "200", "2,500", "2,400..2,500", "500", "2.5", "x"]
    (page,) = [line for line in told if line.startswith("page")]
    assert page.split() == ["page", "kB", "7", "–"]


def test_programs_get_five_values_a_figure() -> None:
    (row, size), (other,) = (found.rows() for found in both())
    assert row == {"name": "play", "figure": 1000.0, "unit": "1/s", "per_y": 200.0, "form": "interpreted"}
    assert size["per_y"] is None and other["form"] == "compiled"


def test_the_history_has_a_line_a_release_and_one_for_what_comes() -> None:
    rows = [row for found in both() for row in found.rows()]
    first = added("", rows, "2026-11-18")
    assert first == 'version,date,"play, interpreted","play, compiled"\nnext,2026-11-18,200,500\n'
    text = released(first, "0.2.0", "2026-12-01")
    text = added(text, [{**rows[0], "name": "new"}], "2026-12-24")
    text = added(text, [{**rows[0], "name": "new", "per_y": 41234.56}], "2026-12-25")
    assert [line["version"] for line in read(text)] == ["0.2.0", NEXT]
    assert read(text)[0]["new, interpreted"] == "" and read(text)[1]["new, interpreted"] == "41230"
    drawn = ElementTree.fromstring(plot(text))
    assert len(drawn.findall(".//{*}circle")) == 3


def test_a_release_gives_the_line_of_what_comes_its_version() -> None:
    texts = Texts('__version__ = "0.1.0"\n', "## Unreleased\n\n- Speed.\n", "", "version,date,a\nnext,2026-11-18,1\n")
    assert prepared(texts, "0.2.0", "2026-12-01").history == "version,date,a\n0.2.0,2026-12-01,1\n"
    assert prepared(texts._replace(history=""), "0.2.0", "2026-12-01").history == ""


def test_the_plot_in_the_documents_is_that_of_the_history() -> None:
    drawn = (ROOT / PLOT).read_text(encoding="utf-8")
    assert drawn == plot((ROOT / HISTORY).read_text(encoding="utf-8")), "make bench-plot, or python -m bench.history"
