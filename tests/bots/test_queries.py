"""The public queries answer as the battle itself does: reach, targets, dice and orders, from a view alone."""

from __future__ import annotations

import pytest

import overlord
from boards import game, listed, play
from overlord.actions import Battle, Move, Order
from overlord.engine.model.rng import Rng
from overlord.queries import Board, Boards


def board_of(battle: overlord.Game, seat: str) -> Board:
    return Boards(battle.battle, battle.house).of(battle.view(seat))


@pytest.mark.parametrize("key", ["two-bridges", "crossroads", "raate-road", "henderson-field"])
def test_what_a_board_answers_is_what_the_battle_lists(key: str) -> None:
    battle = overlord.Game(overlord.load_scenario(key), seed=5, options={"turn_limit": 4})
    boards = Boards(battle.battle, battle.house)
    rng = Rng(5)
    compared = 0
    while battle.waiting():
        question = battle.waiting()[rng.below(len(battle.waiting()))]
        options = battle.options(question.seat)
        if question.kind in ("move", "battle", "order"):
            board = boards.of(battle.view(question.seat))
            compared += sum(agrees(battle, board, question, option) for option in options)
        battle.play(question.seat, options[rng.below(len(options))])
    assert compared > 100


def agrees(battle: overlord.Game, board: Board, question: overlord.Question, option: overlord.AnyAction) -> bool:
    """Whether this option could be compared, and then is the same on the board."""
    if isinstance(option, Move) and question.kind == "move" and not option.via:
        assert board.reach(option.unit)[option.to] == battle.why(question.seat, option)[0][0]
    elif isinstance(option, Battle) and question.kind == "battle":
        assert option.target in board.targets(option.unit)
        found, told = board.battle(option.unit, option.target), battle.why(question.seat, option)
        assert (found, found.odds) == (told, told.odds)
    elif isinstance(option, Order):
        unit = board.unit(option.unit)
        assert unit is not None and question.seat.startswith(unit.camp)
    else:
        return False
    return True


def test_a_board_looks_ahead_to_the_battle_after_a_move() -> None:
    battle = game({"C5": "axis infantry", "G5": "allies infantry"}, hands={"axis-cic": ["probe-left", "probe-right"]})
    play(battle, next(option for option in listed(battle) if "C5" in told_by(battle, option)), "order C5", "confirm")
    board = board_of(battle, "axis-cic")
    assert board.targets("C5") == () and board.targets("C5", at="D5") == ("G5",)
    ahead = board.battle("C5", "G5", at="D5")
    play(battle, "move C5 D5")
    now = battle.why("axis-cic", "battle D5 G5")
    assert (ahead, ahead.odds) == (now, now.odds)
    assert board.targets("C5") == () and board.unit("C5") is not None, "a look ahead leaves no trace"


def told_by(battle: overlord.Game, option: str) -> str:
    """The answers that come after an answer, as one text."""
    later = battle.copy()
    play(later, option)
    return " ".join(listed(later))


@pytest.mark.parametrize(
    "card", ["probe-left", "attack-center", "assault-right", "recon-in-force", "pincer-move", "direct-from-hq"]
)
@pytest.mark.parametrize("seat", ["axis-cic", "allies-cic"])
def test_a_board_names_the_units_that_a_card_can_order(card: str, seat: str) -> None:
    camp = seat.split("-")[0]
    units = {"B7": "axis infantry", "F7": "axis armor", "K7": "axis artillery", "D5": "axis infantry"}
    units |= {"B3": "allies infantry", "F3": "allies armor", "K3": "allies artillery", "I3": "allies infantry"}
    battle = game(units, first=camp, hands={seat: [card, "barrage"]})
    board = board_of(battle, seat)
    named = board.orderable(seat, card)
    play(battle, f"play {card}")
    assert sorted(f"order {unit}" for unit in named) == sorted(listed(battle, "order"))


def test_a_general_orders_in_the_section_where_his_card_lies() -> None:
    battle = overlord.Game(overlord.load_scenario("two-bridges"))
    board = board_of(battle, "axis-left")
    both = board.orderable("axis-left", "probe-left")
    for section in board.flank("axis-left"):
        one = board.orderable("axis-left", "probe-left", section)
        assert set(one) == {unit for unit in both if section in board.sections(unit)}
    assert board.orderable("axis-cic", "air-power") == ()


def test_places_go_by_name() -> None:
    battle = game({"C5": "axis infantry", "D5": "allies infantry"}, {"E5": "forest"})
    board = board_of(battle, "axis-cic")
    assert board.distance("C5", "F5") == 3 and "D5" in board.neighbours("C5")
    assert board.sees("D5", "E5") and not board.sees("D5", "F5")
    assert board.sections("A9") == ("s1",) and board.flank("axis-cic") == ("s1", "s2", "s3")
    assert board.unit("H5") is None and board.retreats("D5") and board.flags_ignored("D5") == (0, 0)


def test_a_question_without_an_answer_is_refused_in_words() -> None:
    board = board_of(game({"C5": "axis infantry"}), "axis-cic")
    for ask, words in (
        (lambda: board.reach("H5"), "no unit stands on H5"),
        (lambda: board.sees("H5", "Q55"), "there is no hex 'Q55'"),
        (lambda: board.flank("nobody"), "there is no seat 'nobody'"),
        (lambda: board.orderable("axis-cic", "nonsense"), "there is no card 'nonsense'"),
        (lambda: board.targets("C5", at="M1"), "the unit on C5 cannot move to M1"),
    ):
        with pytest.raises(ValueError, match=words):
            ask()
