"""The summary of a battle: its figures agree with the last view, luck is exact, and there is none before the end."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from bench.records.files import OLDER, unpack
from starlette.testclient import TestClient

import overlord
from browser.finished import finish_table
from overlord.engine.model.events import Eliminated, Rolled
from overlord.engine.model.names import CAMPS
from overlord.engine.record import read
from overlord.table.summary.luck import distribution, luck
from overlord.table.summary.summary import summarize
from server.tables import friend, served, set_table

RECORDS = (
    "don-bend-eager-two-decks",
    "gold-beach-recruits",
    "primosole-recruits",
    "stonne-recruits",
    "tenaru-random-airplanes",
    "two-bridges-talk-and-resignation",
)


@pytest.mark.parametrize("name", RECORDS)
def test_the_figures_end_where_the_battle_ended(name: str) -> None:
    record = unpack(name)
    found = summarize(record)
    game = overlord.Game.replay(record)
    assert game.outcome and (found.winner, found.reason) == (game.outcome.winner or "", game.outcome.reason)
    assert found.turns == (game.turn + 1) // 2  # one turn of each camp counts as one
    last = found.medals[-1] if found.medals else None
    assert last is None or {"axis": last.axis, "allies": last.allies} == game.outcome.medals
    assert [mark.at for mark in found.medals] == sorted(mark.at for mark in found.medals)
    fallen = [event for entry in game.written() for event in entry.events if isinstance(event, Eliminated)]
    assert [(unit.camp, unit.kind) for unit in found.units if unit.fell]
    assert sorted((u.camp, u.kind, u.fell) for u in found.units if u.fell) == sorted(
        (event.camp, event.kind, event.unit) for event in fallen
    )
    for camp, enemy in (CAMPS, CAMPS[::-1]):
        lost = sum(unit.lost for unit in found.units if unit.camp == camp)
        assert lost >= sum(unit.took for unit in found.units if unit.camp == enemy) > 0 or not lost


def test_the_best_unit_took_most() -> None:
    found = summarize(unpack("two-bridges-recruits"))
    best = found.units[found.best]
    assert best.took == max(unit.took for unit in found.units) > 5


def test_dice_are_counted_by_the_faces_that_hit_then() -> None:
    """In fog only grenades hit at range, so fewer hits are expected than by the symbols."""
    record = unpack("crossroads-random-night-and-fog")
    found = summarize(record)
    rolled = [
        event
        for entry in read(record)[1]
        for event in entry.events
        if isinstance(event, Rolled) and event.purpose in ("battle", "overrun", "ambush", "battle-back")
    ]
    dice = sum(row.dice for row in found.luck)
    assert dice >= sum(len(event.faces) for event in rolled) > 20
    assert sum(row.expected for row in found.luck) < dice * 0.4


def test_luck_is_exact() -> None:
    """Compared with every possible roll of four dice: two hit on three faces, two on one face."""
    chances = [3 / 6, 3 / 6, 1 / 6, 1 / 6]
    counted = [0] * 5
    for faces in product(range(6), repeat=4):
        counted[sum((face < 3, face < 3, face < 1, face < 1)[n] for n, face in enumerate(faces))] += 1
    assert distribution(chances) == pytest.approx([number / 6**4 for number in counted])
    row = luck("axis", [(p, True) for p in chances])
    assert (row.dice, row.hits, row.low, row.high) == (4, 4, 0, 3)
    assert row.expected == pytest.approx(4 / 3) and row.more == pytest.approx(counted[4] / 6**4)
    assert luck("axis", []).high == 0


def test_a_battle_of_older_rules_is_summed_up_from_its_events() -> None:
    name = "henderson-field-recruits"
    assert summarize(unpack(name, OLDER[2])).medals[-1].axis == 12


def test_figures_and_pictures_are_for_those_at_the_table_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    done = finish_table(path, "stonne-recruits")
    with served(path) as client:
        client.cookies.update(done.cookies)
        base = f"/api/tables/{done.table}"
        found = client.get(f"{base}/summary").json()
        assert found["winner"] == "allies" and len(found["medals"]) > 5
        for part, word in (("fallen.svg", 'class="fallen"'), ("picture.svg", "Chance alone gives")):
            art = client.get(f"{base}/{part}")
            assert art.headers["content-type"] == "image/svg+xml" and word in art.text
        assert "Le hasard seul donne" in client.get(f"{base}/picture.svg?lang=fr").text
        assert "Ada" in client.get(f"{base}/picture.svg?lang=xx").text
        stranger = TestClient(client.app)
        running = set_table(client, open=["axis"])
        bob = friend(client, running["places"][0]["link"])
        for part in ("summary", "fallen.svg", "picture.svg"):
            assert stranger.get(f"{base}/{part}").status_code == 404
            refused = bob.get(f"/api/tables/{running['table']}/{part}")
            assert (refused.status_code, refused.json()["key"]) == (409, "battle-not-over")
