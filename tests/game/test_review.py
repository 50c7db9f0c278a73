"""What a second pair of eyes found: each of these once crashed, leaked, hung or told a wrong reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import overlord
from boards import asked, game, listed, of, play, refused
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.recruit import Recruit
from overlord.engine.files.scenario.reader import read_scenario
from overlord.engine.model.actions import Move, Order, Play
from overlord.engine.model.base import Secret
from overlord.engine.model.events import Discarded, Ended, Marked, Ordered, Rolled
from overlord.form import COMPILED, FORM


def huddle(battle: overlord.Game) -> overlord.Game:
    while asked(battle) == "ready":
        play(battle, "ready")
    return battle


@pytest.mark.rule("R-NAT-26")
def test_a_cave_taken_by_a_colleague_leaves_the_options_of_everybody_far_away() -> None:
    caves = dict.fromkeys(("A9", "L9", "L1", "B1"), "cave")
    battle = game(
        {"A9": "axis infantry", "B1": "axis infantry"},
        caves,
        nations=("jp", "us"),
        hands={"axis-cic": ["direct-from-hq"]},
        options={"japanese_army": "axis"},
    )
    play(battle, "play direct-from-hq", "order A9", "order B1", "confirm", "move B1 L1")
    assert refused(battle, "move A9 L1").rule == "R-MOVE-03"


@pytest.mark.rule("O-PAC-01")
def test_nobody_else_learns_which_marine_general_was_named() -> None:
    battle = game({}, board="overlord", hands={"axis-cic": ["probe-left", "ambush"]}, options={"gung_ho": "axis"})
    huddle(battle)
    play(battle, "give probe-left axis-left", "gung-ho axis-left", "confirm")
    for seat in ("allies-cic", "axis-right", None):
        assert [event.to for event in of(battle.told(seat), Marked)] == [Secret((), None)]
    assert of(battle.told("axis-left"), Marked)[0].to.value == ("axis-left",)


def test_a_recruit_with_engineers_on_a_mine_plays_on() -> None:
    mines = '[[mines]]\nhex = "E5"\ncamp = "allies"\n'
    battle = game({"E5": "axis combat-engineers", "F5": "allies infantry"}, tables=mines, options={"turn_limit": 10})
    play_out(battle, {seat: Recruit() for seat in battle.seats}, bot_rng(1))
    assert battle.outcome is not None


@pytest.mark.parametrize("text", ["a\u2028b", "a\u0085b", "line one\nline two"])
def test_a_message_with_any_line_end_is_replayed(text: str) -> None:
    battle = game({})
    battle.say("axis-cic", "camp", text)
    assert overlord.Game.replay(battle.record()).told("axis-cic") == battle.told("axis-cic")


def test_half_a_character_is_refused() -> None:
    with pytest.raises(overlord.Illegal):
        game({}).say("axis-cic", "camp", "\ud800")


def three_generals() -> overlord.Game:
    """Left and center of the axis in their orders."""
    units = {"V7": "axis infantry", "L7": "axis infantry"}
    hands = {"axis-cic": ["probe-left", "probe-center", "ambush"], "allies-cic": ["ambush", "probe-left"]}
    battle = huddle(game(units, board="overlord", hands=hands))
    play(battle, "give probe-left axis-left", "give probe-center axis-center", "confirm", "pass")
    play(battle, "axis-left: lay probe-left s5", "axis-center: lay probe-center s3")
    return battle


def test_an_undo_leaves_the_ids_of_others_alone_and_uses_none_twice() -> None:
    battle = three_generals()
    before = {question.seat: question.id for question in battle.waiting()}
    play(battle, "axis-left: order V7", "axis-center: order L7")
    middle = {question.seat: question.id for question in battle.waiting()}
    battle.undo("axis-left")
    after = {question.seat: question.id for question in battle.waiting()}
    assert after["axis-center"] == middle["axis-center"]
    assert after["axis-left"] not in (before["axis-left"], middle["axis-left"], middle["axis-center"])


def test_what_the_others_named_is_shown_and_ends_taking_back() -> None:
    battle = three_generals()
    play(battle, "axis-center: order L7", "axis-center: confirm")
    assert of(battle.play("axis-left", "confirm"), Ordered)
    with pytest.raises(overlord.Illegal) as refused_undo:
        battle.undo("axis-left")
    assert refused_undo.value.key == "undo-too-late"


@pytest.mark.parametrize("action", [Play("nonsense"), Order("Q99"), Move("E5", (), "Q99"), 42])
def test_an_action_made_by_hand_that_names_nothing_is_illegal_like_any_other(action: object) -> None:
    battle = game({})
    before = battle.digest()
    with pytest.raises(overlord.Illegal):
        battle.play("axis-cic", action)  # type: ignore[arg-type]
    assert battle.digest() == before


@pytest.mark.rule("R-VIC-12", "R-TER-18")
def test_the_way_to_an_exit_sets_off_what_it_crosses() -> None:
    exits = '[[exits]]\ncamp = "allies"\nhexes = ["E1"]\n'
    battle = game(
        {"e2": "allies armor"},
        {"E1": "frozen-river"},
        first="allies",
        hands={"allies-cic": ["direct-from-hq"], "axis-cic": []},
        tables=exits,
        dice="SSSS",
    )
    play(battle, "play direct-from-hq", "order e2", "confirm")
    assert of(play(battle, "exit e2 E1"), Rolled)[0].purpose == "ice"


@pytest.mark.rule("R-NAT-30")
def test_an_empty_chip_is_filled_again_before_the_next_turn() -> None:
    hands = {"allies-cic": ["ambush", "probe-left"], "axis-cic": ["probe-left"]}
    battle = game({}, first="allies", hand=2, hands=hands, options={"commissar": "allies"})
    play(battle, "chip probe-left", "play probe-left")  # nobody on the left: the turn is over, the chip empty
    assert asked(battle) == "chip" and battle.waiting()[0].seat == "allies-cic"


@pytest.mark.rule("R-VIC-01")
def test_nothing_happens_after_the_end_and_nothing_is_taken_back() -> None:
    battle = game(
        {"E5": "axis infantry 1", "F5": "allies infantry"},
        first="allies",
        nations=("it", "us"),
        medals=1,
        hands={"allies-cic": ["direct-from-hq"], "axis-cic": ["probe-left", "probe-left", "probe-left", "probe-left"]},
        options={"italian_high_command": "axis"},
        dice="III",
    )
    play(battle, "play direct-from-hq", "order F5", "confirm", "done")
    events = play(battle, "battle F5 E5", "pass")
    assert isinstance(events[-1], Ended) and not of(events, Discarded)
    with pytest.raises(overlord.Illegal):
        battle.undo("allies-cic")


@pytest.mark.parametrize(
    "line", ["section_lines = [true, false]", "section_lines = [7, 30]", f"version = {'9' * 5000}", "options = 5"]
)
def test_odd_values_are_problems_of_the_scenario(line: str) -> None:
    source = game({}).battle.source.replace('key = "test"', f'key = "test"\n{line}', 1)
    with pytest.raises(overlord.ScenarioError):
        read_scenario(source)


@pytest.mark.parametrize("cell", ["..:xI123", "..+bu=xo"])
def test_a_cell_with_more_than_one_mark_is_a_problem(cell: str) -> None:
    source = game({}).battle.source.replace("..:xI", cell, 1)
    with pytest.raises(overlord.ScenarioError):
        read_scenario(source)


@pytest.mark.parametrize("wrong", [{"seating": {"axis": 2.5}}, {"seating": {"axis": True}}, {"dice": ["I"]}])
def test_odd_arguments_get_one_sentence(wrong: dict[str, object]) -> None:
    refusals = (ValueError, TypeError) if FORM == COMPILED and "dice" in wrong else ValueError
    with pytest.raises(refusals, match=r"seating|dice|str object expected"):  # compiled code checks types by itself
        overlord.Game(game({}).battle, **wrong)  # type: ignore[arg-type]


def test_a_record_whose_scenario_was_changed_is_not_replayed() -> None:
    battle = game({})
    play(battle, listed(battle)[0])
    with pytest.raises(overlord.RecordError, match="not the one it was played on"):
        overlord.Game.replay(battle.record().replace("medals = 9", "medals = 3"))


@given(st.text(max_size=300))
def test_any_text_is_a_scenario_or_a_scenario_error(text: str) -> None:
    with pytest.raises(overlord.ScenarioError):
        read_scenario(text)
