"""Questions without a choice are answered automatically, at the pace of a standing order, and reveal nothing."""

from __future__ import annotations

import pytest

from overlord.engine.model.rng import Rng
from server.matches import BRIDGES, CROSSROADS, Sitting, update
from server.test_leaks import wander

CIC = 4  # the place of the Allied commander


ALONE = {n: "random" for n in range(8) if n != CIC + 1}


def wandered(table: Sitting, kind: str, seat: str = "") -> bool:
    """Play at random until this is asked."""
    rng = Rng(5)
    for _ in range(800):
        if any(question.kind == kind and question.seat.startswith(seat) for question in table.game.waiting()):
            table.match = table.another(table.game, [])
            return True
        wander(table.game, rng, 1)
    return False


def passes_by_itself(table: Sitting, reader: int) -> bool:
    """Whether the question is not shown to the reader and is answered when it is due."""
    shown = update(table.match.join(reader, reader, reader + 1), reader).asked
    due = table.match.due()
    if shown or due is None:
        return False
    assert due > table.clock.now, "it takes as long as a standing order"
    table.clock.now = due
    return table.match.obey() != []


@pytest.mark.rule("O-COM-03")
def test_a_commander_whose_generals_are_bots_is_not_asked_whom_he_visits() -> None:
    table = Sitting(BRIDGES, {n: "random" for n in range(8) if n != CIC})
    assert wandered(table, "visit", "allies")
    assert passes_by_itself(table, CIC)
    assert [row[1:3] for row in table.journal.rows] == [("allies-cic", "pass")]


@pytest.mark.rule("O-COM-03")
def test_a_commander_whose_general_is_a_person_is_asked() -> None:
    table = Sitting(BRIDGES, dict.fromkeys(range(4), "random"))
    assert wandered(table, "visit", "allies")
    assert not passes_by_itself(table, CIC)


@pytest.mark.rule("O-COM-03")
def test_who_holds_a_whole_camp_does_not_visit_himself() -> None:
    table = Sitting(BRIDGES, {0: "random"}, {"axis": 1, "allies": 1})
    assert wandered(table, "visit", "allies")
    assert passes_by_itself(table, 1)


@pytest.mark.rule("O-CARD-05")
def test_alone_with_bots_a_card_that_lies_in_one_way_only_is_laid() -> None:
    table = Sitting(
        BRIDGES,
        ALONE,
        hands={"allies-cic": ["recon-in-force", "probe-left", "probe-center", "probe-right", "recon-left"]},
    )
    while table.game.waiting() and table.game.waiting()[0].kind == "ready":
        table.game.play(table.game.waiting()[0].seat, "ready")
    rng = Rng(1)
    while table.game.view(None).active != "allies":
        wander(table.game, rng, 1)
    for text in ("give recon-in-force allies-left", "confirm", "pass"):
        table.game.play("allies-cic", text)
    while not any(q.seat == "allies-left" and q.kind == "order" for q in table.game.waiting()):
        table.game.play(table.game.waiting()[0].seat, "pass")
    for place in table.places:
        place.people = place.people if place.number == CIC + 1 else {}
    table.match = table.another(table.game, [])
    assert [str(option) for option in table.game.options("allies-left")] == ["lay recon-in-force both"]
    assert passes_by_itself(table, CIC + 1)
    assert table.game.view(None).table[0].card == "recon-in-force"


def at_an_ambush(bots: dict[int, str] | None) -> Sitting:
    """A small battle in which the Allies, who hold no Ambush, are about to be close assaulted."""
    for seed in range(60):
        table = Sitting(CROSSROADS, bots, {"axis": 1, "allies": 1}, seed)
        if bots:
            table.places[0].people = {}
        if wandered(table, "ambush", "allies") and len(table.game.options("allies-cic")) == 1:
            return table
    raise AssertionError("nobody is close assaulted")


def test_alone_with_bots_nobody_is_asked_for_an_ambush_he_does_not_hold() -> None:
    assert passes_by_itself(at_an_ambush({0: "random"}), 1)


def test_with_others_at_the_table_an_empty_hand_is_asked_all_the_same() -> None:
    """Otherwise the quick answer would tell the enemy that there is no Ambush."""
    assert not passes_by_itself(at_an_ambush(None), 1)
