"""What each seat may see, by role and by the number of people in its camp (overlord 5.3, O-TEAM-05)."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import overlord
from boards import asked, game, listed, of, play
from overlord.engine.model.base import Secret
from overlord.engine.model.events import CardLaid, CardPlayed, CardsGiven, Discarded, Drew, SortieShown, Visited
from overlord.engine.model.rng import Rng
from overlord.engine.tables.cards import deck_of
from overlord.engine.view import View

ROLES = ("cic", "left", "center", "right")
SEATS = tuple(f"{camp}-{role}" for camp in ("axis", "allies") for role in ROLES)
EVERYONE = (*SEATS, None)
# The number of holders of the axis and of the allies: each number once in each camp, never the same in both.
SEATINGS = ((4, 2), (3, 1), (2, 4), (1, 3))
UNITS = {
    "T5": "axis infantry",
    "t4": "allies infantry",
    "L7": "axis infantry",
    "L3": "allies infantry",
    "D7": "axis infantry",
    "D3": "allies infantry",
}
HANDS = {
    "axis-cic": ["probe-left", "probe-center", "attack-right", "barrage", "recon-in-force", "ambush"],
    "allies-cic": ["ambush", "probe-right", "recon-in-force", "probe-left", "attack-center", "firefight"],
}
READY = tuple(f"{seat}: ready" for seat in SEATS)

# Holders of a camp -> a card of this role, hand or handed over: the roles of the camp that see its face.
# The commander sees what he gave; whoever shares a person with him sees with his eyes.
FACES: dict[int, dict[str, tuple[str, ...]]] = {
    4: {"cic": ("cic",), "left": ("cic", "left"), "center": ("cic", "center"), "right": ("cic", "right")},
    3: {
        "cic": ("cic", "center"),
        "left": ("cic", "center", "left"),
        "center": ("cic", "center"),
        "right": ("cic", "center", "right"),
    },
    2: dict.fromkeys(ROLES, ROLES),
    1: dict.fromkeys(ROLES, ROLES),
}


def sees(seat: str | None, owner: str, axis: int, allies: int) -> bool:
    """Whether this seat may see the face of a hidden card of the owner's."""
    camp, _, role = owner.partition("-")
    if seat is None or not seat.startswith(camp):
        return False
    return seat.partition("-")[2] in FACES[axis if camp == "axis" else allies][role]


@cache
def _kept(axis: int, allies: int, answers: tuple[str, ...]) -> overlord.Game:
    battle = game(UNITS, board="overlord", hands=HANDS, hand=6, seating={"axis": axis, "allies": allies})
    play(battle, *READY, *answers)
    return battle


def table(axis: int, allies: int, *answers: str) -> overlord.Game:
    """After the huddle and these answers."""
    return _kept(axis, allies, answers).copy()


THREE_CARDS = ("give probe-left axis-left", "give probe-center axis-center", "give attack-right axis-right", "confirm")
ONE_KEPT = ("give recon-in-force axis-left", "keep barrage", "confirm")

seated = pytest.mark.parametrize(("axis", "allies"), SEATINGS)
everyone = pytest.mark.parametrize("seat", EVERYONE, ids=str)


# ---- hands ---------------------------------------------------------------------------------------


@pytest.mark.rule("O-COM-06", "O-REQ-059", "O-TEAM-01", "O-TEAM-02", "O-TEAM-03", "O-TEAM-04", "O-TEAM-05")
@pytest.mark.rule("O-REQ-004", "O-REQ-005")
@seated
@everyone
def test_a_hand_shows_its_size_to_all_and_its_faces_to_its_commander(axis: int, allies: int, seat: str | None) -> None:
    for battle in (table(axis, allies), table(axis, allies, *THREE_CARDS, "visit axis-left")):
        left = {"axis-cic": HANDS["axis-cic"], "allies-cic": HANDS["allies-cic"]}
        if asked(battle) == "end-visit":
            left["axis-cic"] = ["barrage", "recon-in-force", "ambush"]
        for hand in battle.view(seat).hands:
            assert (hand.size, hand.limit) == (len(left[hand.seat]), 6)
            shown = tuple(left[hand.seat]) if sees(seat, hand.seat, axis, allies) else None
            assert hand.cards == shown


@pytest.mark.rule("O-REQ-059", "O-COM-06")
@pytest.mark.parametrize("holders", [4, 3])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_general_ever_sees_the_hand_of_his_commander(holders: int, seed: int) -> None:
    """A battle at random: neither a view nor anything told to a general carries a card of the hand."""
    battle = overlord.Game(
        overlord.load_scenario("two-bridges"), seed=seed, seating={"axis": holders, "allies": holders}
    )
    generals = [seat for seat in SEATS if not seat.endswith("-cic") and (holders == 4 or not seat.endswith("-center"))]
    rng = Rng(seed)
    for _ in range(150):
        question = battle.waiting()[rng.below(len(battle.waiting()))]
        options = battle.options(question.seat)
        events = battle.play(question.seat, options[rng.below(len(options))])
        assert question.seat not in generals or all(drew.cards.value is None for drew in of(events, Drew))
        for seat in generals:
            assert [hand.cards for hand in battle.view(seat).hands] == [None, None]
    assert battle.turn >= 3
    for seat in generals:
        assert all(drew.cards.value is None for drew in of(battle.told(seat), Drew))
    known = [drew.cards.value for drew in of(battle.told("axis-cic"), Drew) if drew.seat == "axis-cic"]
    assert known and None not in known


# ---- cards handed over and not yet laid ----------------------------------------------------------


@pytest.mark.rule("O-COM-04", "O-REQ-056", "O-TEAM-05")
@seated
@everyone
def test_a_card_given_is_known_to_its_receiver_and_his_commander(axis: int, allies: int, seat: str | None) -> None:
    battle = table(axis, allies, *THREE_CARDS)
    cards = {"axis-left": "probe-left", "axis-center": "probe-center", "axis-right": "attack-right"}
    given = battle.view(seat).given
    assert [(given.seat, given.size) for given in given] == [(owner, 1) for owner in cards]
    for pile in given:
        assert pile.cards == ((cards[pile.seat],) if sees(seat, pile.seat, axis, allies) else None), pile.seat


@pytest.mark.rule("O-COM-06")
@seated
@everyone
def test_the_card_the_commander_keeps_is_his_secret_until_it_is_played(
    axis: int, allies: int, seat: str | None
) -> None:
    battle = table(axis, allies, *ONE_KEPT, "visit axis-left")
    piles = {pile.seat: pile.cards for pile in battle.view(seat).given}
    assert piles == {
        "axis-cic": ("barrage",) if sees(seat, "axis-cic", axis, allies) else None,
        "axis-left": ("recon-in-force",) if sees(seat, "axis-left", axis, allies) else None,
    }
    play(battle, "axis-left: end-visit")
    assert [pile.seat for pile in battle.view(seat).given] == ["axis-left"]
    assert [(laid.seat, laid.card) for laid in battle.view(seat).table] == [("axis-cic", "barrage")]


@pytest.mark.rule("O-COM-06")
@seated
def test_a_draft_is_nobody_elses_business(axis: int, allies: int) -> None:
    """While the commander ponders nobody else's picture changes, but for the question he is asked next."""
    before = table(axis, allies)
    after = table(axis, allies, "give probe-left axis-left", "keep barrage")
    for seat in EVERYONE:
        if seat == "axis-cic":
            continue
        assert without_questions(before.view(seat)) == without_questions(after.view(seat)), seat
        assert before.told(seat) == after.told(seat)
        assert [(q.seat, q.kind) for q in after.view(seat).questions] == [("axis-cic", "distribute")]


def without_questions(view: View) -> View:
    return msgspec.structs.replace(view, questions=())


# ---- laid cards ----------------------------------------------------------------------------------


@pytest.mark.rule("O-TURN-04", "O-REQ-032", "O-DIFF-22")
@seated
@everyone
def test_a_laid_card_is_seen_by_all_before_any_unit_is_named(axis: int, allies: int, seat: str | None) -> None:
    battle = table(axis, allies, *THREE_CARDS, "pass", "axis-left: lay probe-left s5")
    view = battle.view(seat)
    assert [(laid.seat, laid.card, laid.sections) for laid in view.table] == [("axis-left", "probe-left", ("s5",))]
    assert [pile.seat for pile in view.given] == ["axis-center", "axis-right"]
    assert view.acts == ()
    laid = of(battle.told(seat), CardLaid)
    assert [(event.seat, event.card, event.sections) for event in laid] == [("axis-left", "probe-left", ("s5",))]


@pytest.mark.rule("O-TURN-05", "O-REQ-033")
@everyone
def test_a_card_over_two_sections_is_seen_in_both(seat: str | None) -> None:
    battle = table(4, 2, *ONE_KEPT, "pass", "target L3", "axis-left: lay recon-in-force both")
    laid = [(laid.card, laid.sections) for laid in battle.view(seat).table]
    assert laid == [("barrage", ()), ("recon-in-force", ("s5", "s6"))]


# ---- Air Sorties ---------------------------------------------------------------------------------


def with_air(seed: int = 1, **more: object) -> overlord.Game:
    hands = {camp: cards[:5] for camp, cards in HANDS.items()}
    battle = game(UNITS, board="overlord", hands=hands, hand=6, seed=seed, options={"air": "on", **more})
    play(battle, *READY)
    return battle


@pytest.mark.rule("O-AIR-03", "O-CARD-24")
@everyone
def test_air_sorties_lie_face_up_beside_their_camp(seat: str | None) -> None:
    battle = with_air()
    view = battle.view(seat)
    assert view.sorties == (1, 1)
    assert [hand.size for hand in view.hands] == [5, 5]
    play(battle, "give air-sortie axis-left", "confirm")
    view = battle.view(seat)
    assert view.sorties == (0, 1)
    assert [hand.size for hand in view.hands] == [5, 5]
    assert [(pile.seat, pile.size) for pile in view.given] == [("axis-left", 1)]


def drawing_a_sortie() -> overlord.Game:
    """The first seed with which the axis draw an Air Sortie at the end of their first turn."""
    for seed in range(400):
        battle = with_air(seed)
        play(battle, "give probe-left axis-left", "give probe-center axis-center", "confirm", "pass")
        play(battle, "axis-left: lay probe-left s6", "axis-center: lay probe-center s4")
        for answer in ("axis-left: confirm", "axis-center: confirm", "axis-right: pass"):
            if any(question.seat == answer.partition(":")[0] for question in battle.waiting()):
                play(battle, answer)
        assert asked(battle) == "distribute"
        if battle.view(None).sorties[0] > 1:
            return battle
    raise AssertionError("no seed draws an Air Sortie")


@pytest.mark.rule("O-DRAW-06", "O-REQ-089", "O-AIR-03")
def test_a_drawn_air_sortie_is_shown_to_all_and_replaced() -> None:
    battle = drawing_a_sortie()
    for seat in EVERYONE:
        assert battle.view(seat).sorties[0] > 1
        assert [shown.camp for shown in of(battle.told(seat), SortieShown)][:1] == ["axis"]
        (drew,) = of(battle.told(seat), Drew)
        assert drew.count == 2
        assert (drew.cards.value is not None) == (seat == "axis-cic")
    assert battle.view(None).hands[0].size == 5
    assert "air-sortie" not in (battle.view("axis-cic").hands[0].cards or ())


# ---- the piles -----------------------------------------------------------------------------------

A_TURN = (
    *ONE_KEPT,
    *("visit axis-left", "axis-left: end-visit", "target L3"),
    *("axis-left: lay recon-in-force both", "axis-left: order T5", "axis-left: confirm"),
    *("axis-center: pass", "axis-right: pass", "axis-left: done", "axis-left: done"),
)


@seated
@everyone
def test_the_top_discard_lies_face_up_for_all(axis: int, allies: int, seat: str | None) -> None:
    """Table 5.3, last row; the rest of the pile and of the deck are only counted."""
    battle = table(axis, allies)
    view = battle.view(seat)
    assert (view.discarded, view.discard, view.deck) == ("", 0, len(deck_of("overlord")) - 12)
    battle = table(axis, allies, *A_TURN)
    view = battle.view(seat)
    assert (view.discarded, view.discard, view.deck) == ("recon-in-force", 2, len(deck_of("overlord")) - 14)
    assert view.table == ()
    assert [event.card for event in of(battle.told(seat), Discarded)] == ["barrage", "recon-in-force"]


# ---- events --------------------------------------------------------------------------------------


@seated
@everyone
@pytest.mark.rule("O-COM-04", "O-COM-06", "O-REQ-059")
def test_the_story_of_a_turn_as_each_seat_is_told_it(axis: int, allies: int, seat: str | None) -> None:
    """Everybody is told that cards went and came; only those who may know them are told which."""
    battle = table(axis, allies, *A_TURN)
    told = battle.told(seat)
    (given,) = of(told, CardsGiven)
    assert (given.seat, given.to, given.count) == ("axis-cic", "axis-left", 1)
    assert given.cards.value == (("recon-in-force",) if sees(seat, "axis-left", axis, allies) else None)
    (drew,) = of(told, Drew)
    assert (drew.seat, drew.count) == ("axis-cic", 2)
    hand = battle.view("axis-cic").hands[0].cards
    assert hand is not None
    assert drew.cards.value == (hand[-2:] if sees(seat, "axis-cic", axis, allies) else None)
    assert [(event.seat, event.to) for event in of(told, Visited)] == [("axis-cic", "axis-left")]
    assert [event.card for event in of(told, CardPlayed)] == ["barrage"]
    assert len(told) == len(battle.told("axis-cic"))


@seated
def test_an_answer_tells_its_seat_no_more_than_its_holder_may_know(axis: int, allies: int) -> None:
    """The last answer of the turn is a general's; the draw that follows is told to him as to his holder."""
    battle = table(axis, allies, *A_TURN[:-1])
    events = battle.play("axis-left", "done")
    (drew,) = of(events, Drew)
    assert (drew.cards.value is not None) == sees("axis-left", "axis-cic", axis, allies)
    assert events == battle.told("axis-left")[-len(events) :]


@pytest.mark.parametrize("holders", [4, 3, 2, 1])
def test_every_secret_of_a_battle_is_kept(holders: int) -> None:
    """Whatever event carries a secret, its value reaches those who share a holder with an owner, and nobody else."""
    battle = overlord.Game(overlord.load_scenario("two-bridges"), seed=5, seating={"axis": holders, "allies": holders})
    rng = Rng(5)
    for _ in range(250):
        question = battle.waiting()[rng.below(len(battle.waiting()))]
        options = battle.options(question.seat)
        battle.play(question.seat, options[rng.below(len(options))])
    known = 0
    for seat in EVERYONE:
        for event in battle.told(seat):
            for secret in (getattr(event, field) for field in event.__struct_fields__):
                if isinstance(secret, Secret):
                    mine = bool(person(seat, holders) & set(secret.owners))
                    assert (secret.value is not None) == mine, (seat, event)
                    known += mine
    assert known


def person(seat: str | None, holders: int) -> set[str]:
    """All seats of the one who holds this seat."""
    if seat is None:
        return set()
    camp, _, role = seat.partition("-")
    together = {4: (role,), 3: ("cic", "center") if role in ("cic", "center") else (role,), 2: ROLES, 1: ROLES}
    return {f"{camp}-{other}" for other in together[holders]}


# ---- questions -----------------------------------------------------------------------------------


@seated
def test_all_see_who_is_choosing_and_only_the_one_asked_sees_what(axis: int, allies: int) -> None:
    for answers in ((), THREE_CARDS, (*THREE_CARDS, "pass"), (*THREE_CARDS, "visit axis-left")):
        battle = table(axis, allies, *answers)
        asked_seats = {question.seat for question in battle.waiting()}
        for seat in EVERYONE:
            view = battle.view(seat)
            assert view.questions == battle.waiting()
            assert view.options == (battle.options(seat) if seat else ())
            assert bool(view.options) == (seat in asked_seats)
            assert [question.__struct_fields__ for question in view.questions[:1]] == [("id", "seat", "kind", "about")]


@pytest.mark.rule("O-TEAM-06", "O-TEAM-02")
def test_a_person_with_two_roles_answers_for_each_and_plays_a_card_in_each() -> None:
    """In a camp of three the commander keeps his Tactic card and plays another as center general."""
    cards = ("keep barrage", "give probe-left axis-left", "give probe-center axis-center", "confirm")
    battle = table(3, 1, *cards, "pass", "target L3")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [
        ("axis-left", "order"),
        ("axis-center", "order"),
    ]
    assert listed(battle, seat="axis-center") == ["lay probe-center s3", "lay probe-center s4"]
    play(battle, "axis-center: lay probe-center s3", "axis-center: order L7")
    assert [laid.card for laid in battle.view(None).table] == ["barrage", "probe-center"]


@pytest.mark.rule("O-TEAM-03", "O-TEAM-04", "O-TEAM-05")
def test_seating_changes_no_question_and_no_option() -> None:
    """However many people hold the seats, the battle is asked and answered by seat."""
    battles = [table(axis, allies, *THREE_CARDS, "pass") for axis, allies in SEATINGS]
    for battle in battles[1:]:
        assert battle.waiting() == battles[0].waiting()
        assert battle.digest() == battles[0].digest()
        assert [battle.options(seat) for seat in SEATS] == [battles[0].options(seat) for seat in SEATS]


@pytest.mark.rule("O-TEAM-07")
def test_a_draft_is_common_and_the_first_valid_answer_counts() -> None:
    """Two people in one seat: the second's answer to the same question comes too late and changes nothing."""
    battle = table(2, 4)
    question = battle.waiting()[0].id
    battle.play("axis-cic", "give probe-left axis-left", question=question)
    before = battle.digest()
    with pytest.raises(overlord.Illegal) as late:
        battle.play("axis-cic", "give probe-center axis-center", question=question)
    assert late.value.key == "stale-question"
    assert battle.digest() == before
    battle.play("axis-cic", "give probe-center axis-center", question=battle.waiting()[0].id)
    play(battle, "confirm")
    assert [(pile.seat, pile.size) for pile in battle.view(None).given] == [("axis-left", 1), ("axis-center", 1)]


@pytest.mark.parametrize("seating", [{"axis": 0}, {"axis": 5}, {"allies": -1}, {"neutral": 2}])
def test_a_camp_has_one_to_four_holders(seating: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="1 to 4 holders"):
        game(UNITS, board="overlord", seating=seating)
