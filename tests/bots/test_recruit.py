"""The recruit: what it prefers, that it copes with any question, and that its numbers are the engine's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import overlord
from boards import game, listed, play
from overlord.bots.arena import ask, bot_rng, play_out, seat_bots
from overlord.bots.protocol import Bot, Budget
from overlord.bots.recruit import Recruit, mind
from overlord.bots.recruit.memo import Memo
from overlord.bots.recruit.mind import Mind, survey_of
from overlord.bots.recruit.scorers import SCORERS, score
from overlord.engine.glimpse import glimpse
from overlord.engine.model.actions import CONFIRM, DONE, PASS, Battle, Move, Order
from overlord.engine.model.base import Action
from overlord.engine.model.hexes import HEX, NOWHERE
from overlord.engine.model.names import SEAT_OF
from overlord.engine.queries.dice import ATTACK
from overlord.engine.view import Question

STANDARD = overlord.load_scenario("crossroads")
OVERLORD = overlord.load_scenario("two-bridges")


class Unheard(Action, frozen=True):
    """An action of a kind that no scorer knows."""

    key: str
    hexes: tuple[str, ...] = ()


def seated(battle: overlord.Game, seat: str = "") -> Recruit:
    recruit = Recruit()
    seat_bots(battle, {seat or battle.waiting()[0].seat: recruit})
    return recruit


def answer_of(battle: overlord.Game) -> str:
    """What a recruit in the seat that is asked would do."""
    return str(ask(battle, battle.waiting()[0], seated(battle), bot_rng(1)))


def put(battle: overlord.Game, kind: str, options: Sequence[Any]) -> Any:
    """A question of this kind, with these answers, put to a recruit."""
    seat = battle.waiting()[0].seat
    question = Question(99, seat, kind)
    return seated(battle).choose(battle.view(seat), question, options, bot_rng(1), Budget())


# ---- questions nobody thought of -----------------------------------------------------------------


@pytest.mark.parametrize("closing", [PASS, DONE, CONFIRM])
def test_an_unknown_question_is_closed_where_it_can_be(closing: Action) -> None:
    battle = overlord.Game(STANDARD, 1)
    assert put(battle, "combat", [Unheard("smoke"), closing, Unheard("mortar", ("C4",))]) is closing


def test_an_unknown_question_that_cannot_be_closed_gets_the_first_answer() -> None:
    battle = overlord.Game(STANDARD, 1)
    options = [Unheard("smoke"), Unheard("mortar", ("C4",))]
    assert put(battle, "sortie", options) is options[0]


def test_known_actions_are_weighed_in_unknown_questions_too() -> None:
    battle = game({"F5": "axis infantry", "f4": "allies infantry 4", "G5": "allies infantry 1"})
    found = put(battle, "counter-charge", [PASS, Battle("F5", "f4"), Battle("F5", "G5")])
    assert str(found) == "battle F5 G5"


@pytest.mark.parametrize("kind", sorted({kind for kind, _ in SCORERS if kind}))
def test_every_scorer_copes_with_an_empty_hex(kind: str) -> None:
    """A unit that is named may be gone by the rules of a card that the recruit does not know."""
    battle = overlord.Game(OVERLORD, 1)
    for _ in range(8):
        play(battle, "ready")
    seat = battle.waiting()[0].seat
    asked = Mind(glimpse(battle, seat), kind, SEAT_OF[seat], ())
    for action in (Battle("A5", "a6"), Order("A5"), Move("A5", (), "a6")):
        assert isinstance(score(asked, action), float)


# ---- what it prefers -----------------------------------------------------------------------------


def test_it_finishes_the_unit_that_is_nearly_gone() -> None:
    battle = game(
        {"F5": "axis infantry", "f4": "allies infantry 4", "f6": "allies infantry 1"},
        hands={"axis-cic": ["assault-center"]},
    )
    play(battle, "play assault-center", "order F5", "confirm", "done")
    assert set(listed(battle, "battle")) == {"battle F5 f4", "battle F5 f6"}
    assert answer_of(battle) == "battle F5 f6"


MEDAL = '[[objectives]]\nhexes = ["f4"]\n'


def test_it_walks_onto_a_medal() -> None:
    battle = game({"F5": "axis infantry"}, hands={"axis-cic": ["probe-center"]}, tables=MEDAL)
    play(battle, "play probe-center", "order F5", "confirm")
    assert answer_of(battle) == "move F5 f4"


def test_it_stays_on_a_medal_though_the_enemy_is_far() -> None:
    battle = game({"f4": "axis infantry"}, hands={"axis-cic": ["probe-center"]}, tables=MEDAL)
    play(battle, "play probe-center", "order f4", "confirm")
    assert answer_of(battle) == "done"


def test_a_lone_figure_draws_back_from_rifles_it_cannot_silence() -> None:
    rifles = dict.fromkeys(("e8", "f8", "g8", "d8"), "allies infantry")
    units = {"F5": "axis infantry 1", **rifles}
    battle = game(units, hands={"axis-cic": ["probe-center"]})
    play(battle, "play probe-center", "order F5", "confirm")
    answer = answer_of(battle)
    far = battle._state.rules.geometry.distance[HEX["f8"]]
    assert answer.startswith("move F5")
    assert far[HEX[answer.split()[-1]]] > far[HEX["F5"]]


def test_it_plays_the_card_that_orders_whoever_has_something_to_do() -> None:
    units = {"F5": "axis infantry", "f4": "allies infantry 1", "B7": "axis infantry", "L7": "axis infantry"}
    battle = game(units, hands={"axis-cic": ["probe-left", "probe-center", "probe-right"]})
    assert answer_of(battle) == "play probe-center"


def test_a_second_card_is_not_for_units_that_have_one() -> None:
    """Two cards may go to one general; the second counts only the units that the first leaves."""
    battle = overlord.Game(
        OVERLORD, 2, hands={"allies-cic": ["assault-left", "attack-left", "probe-center", "recon-right"]}
    )
    for _ in range(8):
        play(battle, "ready")
    seat = battle.waiting()[0].seat

    def worth_of(text: str) -> float:
        option = next(option for option in battle.options(seat) if str(option) == text)
        return score(Mind(glimpse(battle, seat), "distribute", SEAT_OF[seat], ()), option)

    before = worth_of("give attack-left allies-left")
    play(battle, "give assault-left allies-left")
    assert worth_of("give attack-left allies-left") < before


# ---- its numbers are the engine's ----------------------------------------------------------------


@pytest.mark.parametrize("battle", [STANDARD, OVERLORD], ids=["standard", "overlord"])
def test_moves_and_battles_it_foresees_are_those_the_engine_lists(battle: overlord.ScenarioDef) -> None:
    fight = overlord.Game(battle, 4, options={"turn_limit": 6})
    bots: dict[str, Bot] = {seat: Recruit() for seat in fight.seats}
    seat_bots(fight, bots)
    rng = bot_rng(4)
    seen = 0
    while questions := fight.waiting():
        question = questions[0]
        options = fight.options(question.seat)
        if question.kind in ("move", "battle"):
            seen_now = glimpse(fight, question.seat)
            board = seen_now.board
            survey = survey_of(seen_now, SEAT_OF[question.seat] >> 2)
            for i, act in board.acts.items():
                if act.seat != SEAT_OF[question.seat]:
                    continue
                here = board.units[i].hex
                if question.kind == "move" and not act.over:
                    moves = {HEX[o.to] for o in options if isinstance(o, Move) and HEX[o.unit] == here}
                    assert set(survey.marches(i, act.orders)) == moves | {here}
                targets = [HEX[o.target] for o in options if isinstance(o, Battle) and HEX[o.unit] == here]
                if targets:
                    best = max(survey.attack(i, board.at[t], act, ATTACK) for t in targets)
                    assert survey.best_shot(i, here, act.orders, act.steps == 0) == pytest.approx(best)
                seen += len(targets)
            assert all(unit.hex == NOWHERE for unit in survey.s.units[len(board.units) :])
        fight.play(question.seat, ask(fight, question, bots[question.seat], rng), question.id)
    assert seen > 10


def test_what_recruits_share_changes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever worked something out first, and in whatever battle before: the same seed gives the same battle."""

    def story(seed: int) -> str:
        battle = overlord.Game(STANDARD, seed, options={"turn_limit": 30})
        play_out(battle, {seat: Recruit() for seat in battle.seats}, bot_rng(seed))
        return battle.record()

    warm = [story(seed) for seed in (1, 2, 1)]
    assert warm[0] == warm[2]
    for name in ("_walks", "_lands", "_fields", "_surveys"):
        monkeypatch.setattr(mind, name, Memo[Any](1))
    assert story(1) == warm[0]
