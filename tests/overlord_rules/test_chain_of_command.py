"""Who may talk to whom and when: the huddle, the one visit, the silence of the commander (overlord section 5)."""

from __future__ import annotations

import itertools
import json
from functools import cache

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, scenario
from overlord.engine.illegal import Illegal
from overlord.engine.model.events import Ambushed, CardLaid, CardsGiven, Marked, Signalled, Talked, Visited
from overlord.engine.talk import FIELD_SIGNALS, TABLE_SIGNALS

ROLES = ("cic", "left", "center", "right")
CHANNELS = ("generals", "camp", "visit")
UNITS = {
    "T5": "axis infantry",
    "t4": "allies infantry",
    "X7": "axis armor",
    "L7": "axis infantry",
    "L3": "allies infantry",
    "D7": "axis infantry",
    "D3": "allies infantry",
}
HANDS = {
    "axis-cic": ["probe-left", "probe-center", "barrage", "attack-right", "recon-left"],
    "allies-cic": ["ambush", "probe-right", "recon-in-force", "probe-left", "attack-center"],
}
# The number of holders of the axis and of the allies: each number once in each camp, never the same in both.
SEATINGS = ((4, 2), (3, 1), (2, 4), (1, 3))

# A turn of the axis and the beginning of the allies' one: a state, and the answers that lead on to it.
STATES: dict[str, tuple[str, ...]] = {
    "huddle": (),
    "distribute": tuple(f"{camp}-{role}: ready" for camp in ("axis", "allies") for role in ROLES),
    "courier": ("give probe-left axis-left", "give probe-center axis-center", "keep barrage", "confirm"),
    "visit": ("visit axis-left",),
    "tactic": ("axis-left: end-visit",),
    "order": ("target L3",),
    "initiative": (
        *("axis-left: lay probe-left s5", "axis-left: order T5", "axis-left: confirm"),
        *("lay probe-center s3", "order L7", "confirm"),
    ),
    "move": ("axis-right: pass",),
    "battle": ("axis-left: done", "axis-center: done"),
    "ambush": ("battle T5 t4",),
    "enemy distribute": ("pass",),
    "enemy courier": ("give probe-right allies-right", "give probe-left allies-left", "confirm"),
    "enemy visit": ("visit allies-right",),
    "enemy order": ("allies-cic: end-visit",),
}
# The camp that is being visited in each of the two visits, and the general.
VISITS = {"visit": "axis-left", "enemy visit": "allies-right"}


def fresh(axis: int = 4, allies: int = 4, **options: object) -> overlord.Game:
    seating = {"axis": axis, "allies": allies}
    return game(UNITS, board="overlord", hands=HANDS, hand=5, seating=seating, options=options)


def at_state(state: str, battle: overlord.Game) -> overlord.Game:
    """A new battle played on to this state."""
    for name, answers in STATES.items():
        play(battle, *answers)
        if name == state:
            return battle
    raise AssertionError(state)


@cache
def _kept(state: str, axis: int, allies: int) -> overlord.Game:
    return at_state(state, fresh(axis, allies))


def table(state: str, axis: int = 4, allies: int = 4) -> overlord.Game:
    return _kept(state, axis, allies).copy()


def camp_seats(camp: str) -> list[str]:
    return [f"{camp}-{role}" for role in ROLES]


def heard(battle: overlord.Game, seat: str | None) -> list[tuple[str, str, tuple[str, ...] | None]]:
    """All talk that a seat has been told."""
    return [(event.seat, event.channel, event.text.value) for event in of(battle.told(seat), Talked)]


def signals(battle: overlord.Game, seat: str | None) -> list[tuple[str, str, str, str]]:
    """All signals that a seat has been told."""
    return [(event.seat, event.channel, event.signal, event.hex) for event in of(battle.told(seat), Signalled)]


def no_signal(battle: overlord.Game, seat: str, channel: str, signal: str, place: str = "") -> Illegal:
    """The refusal of a signal; checks that nothing of it stays."""
    before = battle.digest(), battle.record(), battle.waiting()
    with pytest.raises(Illegal) as error:
        battle.signal(seat, channel, signal, place)
    assert (battle.digest(), battle.record(), battle.waiting()) == before
    assert not error.value.reason.startswith("illegal-")
    return error.value


def silence(battle: overlord.Game, seat: str, channel: str, text: str = "Hold the wood.") -> Illegal:
    """The refusal of a word; checks that nothing of it stays."""
    before = battle.digest(), battle.record(), battle.waiting()
    with pytest.raises(Illegal) as error:
        battle.say(seat, channel, text)
    assert (battle.digest(), battle.record(), battle.waiting()) == before
    assert not error.value.reason.startswith("illegal-")
    return error.value


# ---- the permission matrix (overlord 5.2) --------------------------------------------------------

# For the four roles: who hears him in the channels generals, camp and visit; a rule id where he is refused.
# "all" is the whole camp, "two" the commander and the general he visits.
OPEN = dict.fromkeys(ROLES, ("all", "all", "O-COM-03"))
FREE_VISIT = {
    "cic": ("all", "all", "two"),
    "host": ("all", "all", "two"),
    "left": ("all", "all", "O-COM-04"),
    "center": ("all", "all", "O-COM-04"),
    "right": ("all", "all", "O-COM-04"),
}
FOUR = {
    "cic": ("O-COM-05", "O-COM-05", "O-COM-03"),
    "left": ("all", "O-COM-09", "O-COM-03"),
    "center": ("all", "O-COM-09", "O-COM-03"),
    "right": ("all", "O-COM-09", "O-COM-03"),
}
FOUR_VISIT = {
    "cic": ("O-COM-05", "O-COM-05", "two"),
    "host": ("all", "O-COM-09", "two"),
    "left": ("all", "O-COM-09", "O-COM-04"),
    "center": ("all", "O-COM-09", "O-COM-04"),
    "right": ("all", "O-COM-09", "O-COM-04"),
}
# In a camp of three the center general is the commander, and the commander's limits win.
THREE = {**FOUR, "center": ("O-COM-14", "O-COM-14", "O-COM-03")}
THREE_VISIT = {**FOUR_VISIT, "center": ("O-COM-14", "O-COM-14", "O-COM-04")}
# Holders of the camp -> in the huddle, at any other time, during this camp's own visit.
MATRIX = {
    4: (OPEN, FOUR, FOUR_VISIT),
    3: (OPEN, THREE, THREE_VISIT),
    2: (OPEN, OPEN, FREE_VISIT),
    1: (OPEN, OPEN, FREE_VISIT),
}
# Holders of the camp -> the roles that are one person's with this one (O-TEAM-02 to -04).
ONE_PERSON: dict[int, dict[str, tuple[str, ...]]] = {
    4: {role: (role,) for role in ROLES},
    3: {"cic": ("cic", "center"), "left": ("left",), "center": ("cic", "center"), "right": ("right",)},
    2: dict.fromkeys(ROLES, ROLES),
    1: dict.fromkeys(ROLES, ROLES),
}


@pytest.mark.rule("O-COM-01", "O-REQ-060", "O-SET-02", "O-COM-02", "O-REQ-057", "O-COM-03", "O-COM-04", "O-REQ-056")
@pytest.mark.rule("O-COM-05", "O-REQ-058", "O-COM-09", "O-COM-11", "O-COM-12", "O-COM-14", "O-COM-15", "O-COM-17")
@pytest.mark.rule("O-TEAM-05", "O-DIFF-06")
@pytest.mark.parametrize(
    ("axis", "allies", "state", "camp"),
    [(*holders, state, camp) for holders, state, camp in itertools.product(SEATINGS, STATES, ("axis", "allies"))],
)
def test_the_permission_matrix(axis: int, allies: int, state: str, camp: str) -> None:
    """Every state, seat and channel: who may speak, who hears it, and that nothing else changes."""
    battle = table(state, axis, allies)
    holders = axis if camp == "axis" else allies
    huddle, otherwise, visited = MATRIX[holders]
    host = VISITS.get(state, "")
    visit_here = host.startswith(camp)
    rows = huddle if state == "huddle" else visited if visit_here else otherwise
    for role, (number, channel) in itertools.product(ROLES, enumerate(CHANNELS)):
        seat = f"{camp}-{role}"
        wanted = rows["host" if seat == host else role][number]
        if wanted not in ("all", "two"):
            refused_word, refused_sign = (
                silence(battle, seat, channel),
                no_signal(battle, seat, channel, "holding", "T5"),
            )
            assert refused_word.rule == wanted, (seat, channel)
            assert (refused_sign.key, refused_sign.rule) == (refused_word.key, refused_word.rule)
            continue
        speaks = battle.copy()
        speaks.signal(seat, channel, "holding", "T5")
        before = speaks.digest(), speaks.waiting(), speaks.options(seat)
        (event,) = speaks.say(seat, channel, "Hold the wood.")
        assert (speaks.digest(), speaks.waiting(), speaks.options(seat)) == before
        readers = camp_seats(camp) if wanted == "all" else [f"{camp}-cic", host]
        assert isinstance(event, Talked)
        assert (event.seat, event.channel, event.text.value) == (seat, channel, ("Hold the wood.",))
        for listener in (*battle.seats, None):
            him: tuple[str, ...] = () if listener is None else (listener,)
            if listener is not None and listener.startswith(camp):
                him = tuple(f"{camp}-{other}" for other in ONE_PERSON[holders][listener.partition("-")[2]])
            told = [(seat, channel, ("Hold the wood.",))] if set(him) & set(readers) else []
            assert heard(speaks, listener) == told, (seat, channel, listener)
            signs = [(seat, channel, "holding", "T5")] if told else []
            assert signals(speaks, listener) == signs, (seat, channel, listener)


# ---- fixed signals -------------------------------------------------------------------------------


@pytest.mark.rule("O-COM-13", "O-COM-05", "O-COM-09")
@pytest.mark.parametrize(("axis", "allies"), SEATINGS)
def test_a_courtesy_is_no_talk_and_everybody_hears_it_at_any_time(axis: int, allies: int) -> None:
    """Also of a commander outside his visit, also in the enemy's turn, also by the enemy and those who look on."""
    for state in STATES:
        battle = table(state, axis, allies)
        before = battle.digest(), battle.waiting(), [battle.options(seat) for seat in battle.seats]
        for seat, signal in itertools.product(battle.seats, TABLE_SIGNALS):
            battle.signal(seat, "table", signal)
        said = [(seat, "table", signal, "") for seat, signal in itertools.product(battle.seats, TABLE_SIGNALS)]
        for listener in (*battle.seats, None):
            assert signals(battle, listener) == said, (state, listener)
        assert (battle.digest(), battle.waiting(), [battle.options(seat) for seat in battle.seats]) == before


@pytest.mark.rule("O-COM-13")
def test_courtesies_are_exchanged_after_the_end() -> None:
    battle = table("order")
    battle.end(None, "agreed-draw")
    battle.signal("axis-cic", "table", "well-played")
    assert signals(battle, "allies-right") == [("axis-cic", "table", "well-played", "")]
    assert overlord.Game.replay(battle.record()).record() == battle.record()


@pytest.mark.rule("O-COM-13", "O-COM-05")
def test_no_courtesy_speaks_of_the_battle() -> None:
    """Not by its place, and not by another name: the two sets have nothing in common."""
    assert not set(TABLE_SIGNALS) & set(FIELD_SIGNALS)
    battle = table("order")
    for signal in TABLE_SIGNALS:
        assert no_signal(battle, "axis-cic", "table", signal, "T5").key == "signal-without-place"
        assert no_signal(battle, "axis-left", "generals", signal).key == "signal-not-here"
    for signal in FIELD_SIGNALS:
        assert no_signal(battle, "axis-cic", "table", signal).key == "signal-not-here"
        assert no_signal(battle, "axis-cic", "generals", signal).rule == "O-COM-05"


@pytest.mark.rule("O-COM-02")
@pytest.mark.parametrize("signal", FIELD_SIGNALS)
def test_generals_signal_to_each_other_with_a_place_or_without(signal: str) -> None:
    battle = table("order")
    battle.signal("axis-right", "generals", signal, "D7")
    battle.signal("axis-right", "generals", signal)
    heard_by_him = [("axis-right", "generals", signal, "D7"), ("axis-right", "generals", signal, "")]
    assert signals(battle, "axis-left") == signals(battle, "axis-cic") == heard_by_him
    assert signals(battle, "allies-left") == signals(battle, None) == []


@pytest.mark.parametrize(
    ("seat", "channel", "signal", "place", "key"),
    [
        ("axis-left", "generals", "attack-at-dawn", "", "no-such-signal"),
        ("axis-left", "generals", "", "", "no-such-signal"),
        ("axis-left", "enemy", "holding", "", "no-such-channel"),
        ("axis-left", "", "thanks", "", "no-such-channel"),
        ("axis-left", "generals", "holding", "Z0", "off-board"),
        ("axis-left", "generals", "holding", "T5 T6", "off-board"),
        ("axis-rear", "table", "thanks", "", "no-such-seat"),
    ],
)
def test_what_is_no_signal_is_refused(seat: str, channel: str, signal: str, place: str, key: str) -> None:
    assert no_signal(table("order"), seat, channel, signal, place).key == key


def test_a_hex_beside_the_smaller_board_is_no_place() -> None:
    battle = overlord.Game(scenario(), seed=1)
    assert no_signal(battle, "axis-cic", "camp", "look-here", "T5").key == "off-board"
    battle.signal("axis-cic", "camp", "look-here", "M5")
    assert signals(battle, "axis-cic") == [("axis-cic", "camp", "look-here", "M5")]


# ---- the huddle ----------------------------------------------------------------------------------


@pytest.mark.rule("O-COM-01", "O-REQ-060")
def test_the_limits_begin_when_the_last_seat_is_ready() -> None:
    battle = fresh()
    *seats, last = battle.seats
    for seat in seats:
        play(battle, f"{seat}: ready")
        battle.say("axis-cic", "camp", "One more thing.")
    play(battle, f"{last}: ready")
    assert silence(battle, "axis-cic", "camp").rule == "O-COM-05"
    assert silence(battle, "axis-left", "camp").rule == "O-COM-09"


@pytest.mark.rule("O-COM-06", "O-COM-01")
def test_the_huddle_shows_no_hand() -> None:
    battle = fresh()
    battle.say("axis-cic", "camp", "We attack on the left.")
    for seat in ("axis-left", "axis-center", "axis-right", None):
        assert [hand.cards for hand in battle.view(seat).hands] == [None, None]


# ---- the visit -----------------------------------------------------------------------------------


@pytest.mark.rule("O-COM-03")
def test_the_visit_is_optional() -> None:
    battle = table("courier")
    assert asked(battle) == "visit"
    assert listed(battle) == ["pass", "visit axis-left", "visit axis-center"]
    play(battle, "pass")
    assert asked(battle) == "barrage"
    assert silence(battle, "axis-cic", "visit").rule == "O-COM-03"


@pytest.mark.rule("O-COM-03", "O-REQ-055", "O-COM-17")
def test_a_second_visit_in_a_turn_is_refused_while_the_first_lasts() -> None:
    battle = table("visit")
    refusal = refused(battle, "visit axis-center", "axis-cic")
    assert (refusal.key, refusal.rule) == ("one-visit", "O-COM-03")
    assert silence(battle, "axis-center", "visit").rule == "O-COM-04"


@pytest.mark.rule("O-REQ-055", "O-COM-17", "O-COM-03")
@pytest.mark.parametrize("state", [state for state in STATES if state not in ("huddle", "distribute", "courier")])
def test_a_second_visit_in_a_turn_is_never_offered(state: str) -> None:
    battle = table(state)
    assert "visit" not in [question.kind for question in battle.waiting() if question.seat == "axis-cic"]
    refused(battle, "visit axis-center", "axis-cic")


@pytest.mark.rule("O-REQ-055", "O-COM-17")
def test_the_next_own_turn_has_a_visit_again() -> None:
    battle = table("enemy order")
    play(battle, "allies-right: lay probe-right s5", "allies-right: confirm")
    play(battle, "allies-left: lay probe-left s1", "allies-left: confirm")
    if asked(battle) == "initiative":
        play(battle, "pass")
    assert asked(battle) == "distribute"
    play(battle, "axis-cic: give recon-left axis-left", "confirm")
    assert listed(battle) == ["pass", "visit axis-left"]


@pytest.mark.rule("O-COM-11")
@pytest.mark.parametrize("state", ["distribute", "courier", "visit", "order", "move", "battle", "ambush"])
def test_there_is_no_visit_in_the_enemys_turn(state: str) -> None:
    battle = table(state)
    assert "visit" not in [question.kind for question in battle.waiting() if question.seat == "allies-cic"]
    refused(battle, "visit allies-left", "allies-cic")
    assert silence(battle, "allies-cic", "visit").rule == "O-COM-03"


@pytest.mark.rule("O-COM-17")
@pytest.mark.parametrize("ender", ["axis-cic", "axis-left"])
def test_either_side_ends_the_visit(ender: str) -> None:
    battle = table("visit")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [
        ("axis-cic", "end-visit"),
        ("axis-left", "end-visit"),
    ]
    battle.say("axis-cic", "visit", "The hill.")
    battle.say("axis-left", "visit", "The hill it is.")
    play(battle, f"{ender}: end-visit")
    assert asked(battle) == "barrage"
    for seat in ("axis-cic", "axis-left"):
        assert silence(battle, seat, "visit").rule == "O-COM-03"


@pytest.mark.rule("O-COM-17")
def test_nobody_else_ends_the_visit_and_nothing_begins_before_its_end() -> None:
    battle = table("visit")
    for seat in battle.seats:
        if seat not in ("axis-cic", "axis-left"):
            refused(battle, "end-visit", seat)
    for answer in ("target L3", "confirm", "pass"):
        assert refused(battle, answer, "axis-cic").rule == "O-COM-17"
    assert refused(battle, "lay probe-left s5", "axis-left").rule == "O-COM-17"


@pytest.mark.rule("O-COM-10")
def test_only_a_general_who_got_a_card_is_visited() -> None:
    battle = table("courier")
    refusal = refused(battle, "visit axis-right")
    assert (refusal.key, refusal.rule) == ("no-visit-there", "O-COM-10")


@pytest.mark.rule("O-COM-10")
def test_nobody_is_visited_when_the_commander_keeps_the_only_card() -> None:
    battle = table("distribute")
    play(battle, "keep barrage", "confirm")
    assert asked(battle) == "barrage"


@pytest.mark.rule("O-COM-03", "O-COM-10")
def test_a_commander_does_not_visit_himself_or_the_enemy() -> None:
    battle = table("courier")
    for seat in ("axis-cic", "allies-left", "allies-cic"):
        assert refused(battle, f"visit {seat}").rule == "O-COM-10"


@pytest.mark.rule("O-COM-14")
def test_seating_changes_no_option_of_the_visit() -> None:
    """In a camp of three the center is the commander himself and hears him anyway: a visit there is only a waste."""
    assert [listed(table("courier", axis=holders)) for holders in (1, 2, 3)] == [listed(table("courier"))] * 3


@pytest.mark.rule("O-COM-07")
def test_the_couriers_go_out_before_the_visit() -> None:
    """Whoever is visited, his colleagues have their cards already."""
    battle = table("visit")
    events = battle.told("axis-cic")
    given = [n for n, event in enumerate(events) if isinstance(event, CardsGiven)]
    visited = [n for n, event in enumerate(events) if isinstance(event, Visited)]
    assert len(given) == 2 and len(visited) == 1 and max(given) < visited[0]
    assert [given.cards for given in battle.view("axis-center").given if given.seat == "axis-center"] == [
        ("probe-center",)
    ]


@pytest.mark.rule("O-COM-04", "O-REQ-056")
def test_a_couriered_general_gets_cards_and_not_a_word() -> None:
    battle = table("visit")
    battle.say("axis-cic", "visit", "Take the town with everything.")
    battle.say("axis-left", "visit", "And my flank?")
    for seat in ("axis-center", "axis-right"):
        assert heard(battle, seat) == []
    (card,) = [event for event in of(battle.told("axis-center"), CardsGiven) if event.to == "axis-center"]
    assert card.cards.value == ("probe-center",)
    assert card.__struct_fields__ == ("seat", "to", "count", "cards")


@pytest.mark.rule("O-COM-08", "O-TURN-07", "O-REQ-061")
def test_advice_binds_nobody() -> None:
    """The visited general has the very same answers as if nobody had come."""
    visited, alone = table("courier"), table("courier")
    play(visited, "visit axis-left")
    visited.say("axis-cic", "visit", "Lay it in s6 and send the armor.")
    play(visited, "axis-left: end-visit", "target L3")
    play(alone, "pass", "target L3")
    assert (
        listed(visited, seat="axis-left")
        == listed(alone, seat="axis-left")
        == ["lay probe-left s5", "lay probe-left s6"]
    )
    for battle in (visited, alone):
        play(battle, "axis-left: lay probe-left s5")
    assert listed(visited, seat="axis-left") == listed(alone, seat="axis-left") == ["confirm", "order T5"]


@pytest.mark.rule("O-INI-12")
def test_a_general_without_a_card_hears_nothing_and_decides_alone() -> None:
    battle = table("initiative")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-right", "initiative")]
    assert listed(battle) == ["pass", "roll"]
    for answer in ("roll", "pass"):
        refused(battle, answer, "axis-cic")
    for channel in CHANNELS:
        silence(battle, "axis-cic", channel)
    refused(table("courier"), "visit axis-right")


# ---- what is not talk ----------------------------------------------------------------------------


@pytest.mark.rule("O-COM-13", "O-AMB-06")
def test_an_ambush_is_handed_over_in_silence() -> None:
    battle = table("ambush")
    for channel in CHANNELS:
        silence(battle, "allies-cic", channel)
    play(battle, "allies-cic: ambush allies-right")
    for seat in (*battle.seats, None):
        (handed,) = of(battle.told(seat), Ambushed)
        assert (handed.seat, handed.unit, handed.target) == ("allies-right", "t4", "T5")
        assert heard(battle, seat) == []
    for channel in CHANNELS:
        silence(battle, "allies-cic", channel)


@pytest.mark.rule("O-COM-13")
def test_cards_speak_for_themselves() -> None:
    """Cards handed out and cards laid are told although nobody may say a word with them."""
    battle = table("initiative")
    assert silence(battle, "axis-cic", "generals").rule == "O-COM-05"
    assert [event.to for event in of(battle.told("axis-right"), CardsGiven)] == ["axis-left", "axis-center"]
    assert [event.card for event in of(battle.told("allies-cic"), CardLaid)] == ["probe-left", "probe-center"]


@pytest.mark.rule("O-COM-06", "O-COM-18")
def test_words_are_not_judged_but_no_answer_shows_a_hand() -> None:
    """Naming a card is the player's own duty to avoid; the game has no way to show one."""
    battle = table("visit")
    words = "I hold ambush, attack-right and recon-left."
    battle.say("axis-cic", "visit", words)
    assert heard(battle, "axis-left") == [("axis-cic", "visit", (words,))]
    assert listed(battle, seat="axis-cic") == ["end-visit"]
    assert battle.view("axis-left").hands[0].cards is None


@pytest.mark.rule("O-COM-18")
def test_generals_may_name_cards_that_were_played() -> None:
    battle = table("enemy distribute")
    battle.say("axis-right", "generals", "That probe-left was well laid.")
    assert heard(battle, "axis-left")[-1][2] == ("That probe-left was well laid.",)


# ---- the record ----------------------------------------------------------------------------------


def chatter(battle: overlord.Game) -> int:
    """Everybody says all he may; returns how much was said."""
    said = 0
    for seat, channel in itertools.product(battle.seats, CHANNELS):
        try:
            battle.say(seat, channel, f"{seat} in {channel}, turn {battle.turn}: «où?» \n ok")
        except Illegal:
            continue
        battle.signal(seat, channel, "look-here", "T5" if said % 2 else "")
        battle.signal(seat, "table", "thanks")
        said += 3
    return said


@pytest.mark.parametrize(("axis", "allies"), SEATINGS)
def test_talk_is_recorded_and_replayed_and_touches_nothing(axis: int, allies: int) -> None:
    loud, quiet = fresh(axis, allies), fresh(axis, allies)
    said = 0
    for state, answers in STATES.items():
        for battle in (loud, quiet):
            play(battle, *answers)
        said += chatter(loud)
        assert loud.digest() == quiet.digest(), state
        assert loud.waiting() == quiet.waiting()
        assert [loud.options(seat) for seat in loud.seats] == [quiet.options(seat) for seat in quiet.seats]
    again = overlord.Game.replay(loud.record())
    assert again.record() == loud.record()
    assert again.digest() == loud.digest()
    for seat in (*loud.seats, None):
        assert again.told(seat) == loud.told(seat)
    written = [line for line in map(json.loads, loud.record().splitlines()[1:]) if "channel" in line]
    assert len(written) == said > 120
    plain = [event for event in loud.told("axis-left") if not isinstance(event, (Talked, Signalled))]
    assert plain == list(quiet.told("axis-left"))


def test_words_once_said_are_not_undone() -> None:
    battle = table("order")
    play(battle, "axis-left: lay probe-left s5", "axis-left: order T5")
    battle.say("axis-left", "generals", "I go.")
    battle.signal("axis-left", "generals", "attacking-next", "T5")
    battle.signal("axis-left", "table", "thanks")
    battle.undo("axis-left")
    left = [("axis-left", "generals", "attacking-next", "T5"), ("axis-left", "table", "thanks", "")]
    assert signals(battle, "axis-center") == left
    assert heard(battle, "axis-center") == [("axis-left", "generals", ("I go.",))]
    assert "order T5" in listed(battle, seat="axis-left")


def test_a_visit_in_which_words_fell_cannot_be_undone() -> None:
    battle = table("visit")
    battle.say("axis-cic", "visit", "Left flank first.")
    before = battle.digest(), battle.record()
    with pytest.raises(Illegal):
        battle.undo("axis-cic")
    assert (battle.digest(), battle.record()) == before


# ---- refused words -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("channel", "text", "key"),
    [
        ("enemy", "Hello?", "no-such-channel"),
        ("", "Hello?", "no-such-channel"),
        ("generals", "", "message-length"),
        ("generals", " \n ", "message-length"),
        ("generals", "x" * 2001, "message-length"),
    ],
)
def test_what_is_no_message_is_refused(channel: str, text: str, key: str) -> None:
    assert silence(table("order"), "axis-left", channel, text).key == key


def test_the_longest_message_is_carried_whole() -> None:
    battle = table("order")
    battle.say("axis-left", "generals", "x" * 2000)
    assert heard(battle, "axis-right") == [("axis-left", "generals", ("x" * 2000,))]


def test_a_stranger_says_nothing() -> None:
    assert silence(table("order"), "axis-rear", "generals").key == "no-such-seat"


@pytest.mark.rule("O-COM-09")
def test_by_the_option_a_general_may_address_his_commander_who_stays_silent() -> None:
    battle = at_state("order", fresh(fg_may_address_cic=True))
    battle.say("axis-right", "camp", "We need armor here.")
    assert heard(battle, "axis-cic") == [("axis-right", "camp", ("We need armor here.",))]
    assert heard(battle, "allies-cic") == []
    assert silence(battle, "axis-cic", "camp").rule == "O-COM-05"
    assert silence(battle, "axis-cic", "generals").rule == "O-COM-05"


@pytest.mark.rule("O-COM-14", "O-COM-09")
def test_the_option_does_not_open_the_mouth_of_a_commander_who_is_center_general() -> None:
    battle = at_state("order", fresh(axis=3, fg_may_address_cic=True))
    assert silence(battle, "axis-center", "camp").rule == "O-COM-14"
    battle.say("axis-left", "camp", "We need armor here.")
    assert heard(battle, "axis-center") == [("axis-left", "camp", ("We need armor here.",))]


@pytest.mark.rule("O-COM-15")
def test_a_standard_battle_has_one_channel_for_each_camp() -> None:
    battle = overlord.Game(scenario(), seed=1)
    battle.say("axis-cic", "camp", "To myself.")
    assert heard(battle, "axis-cic") == [("axis-cic", "camp", ("To myself.",))]
    assert heard(battle, "allies-cic") == []
    for channel in ("generals", "visit"):
        silence(battle, "axis-cic", channel)
    assert silence(battle, "axis-left", "camp").key == "no-such-seat"


@pytest.mark.rule("O-COM-16")
def test_when_the_battle_is_over_everybody_may_talk_with_everybody() -> None:
    battle = at_state("order", fresh())
    assert silence(battle, "axis-left", "table").rule == "O-COM-16"
    assert "table" not in battle.channels("axis-left")
    before = battle.moment
    battle.end("axis", "resigned")
    assert battle.moment != before
    assert battle.channels("allies-cic") | {"visit": None} == dict.fromkeys(("table", "generals", "visit", "camp"))
    battle.say("allies-cic", "table", "Well fought.")
    battle.say("axis-cic", "camp", "Thank you all.")
    for seat in (*battle.seats, None):
        camp = [("axis-cic", "camp", ("Thank you all.",))] if seat and seat.startswith("axis") else []
        assert heard(battle, seat) == [("allies-cic", "table", ("Well fought.",)), *camp]


@pytest.mark.rule("O-COM-13", "O-PAC-01")
def test_the_marine_general_is_told_of_his_extra_unit_and_his_colleagues_are_not() -> None:
    battle = fresh(gung_ho="axis")
    for seat in battle.seats:
        battle.play(seat, "ready")
    play(battle, "give probe-left axis-left", "gung-ho axis-left", "confirm")
    for seat in (*battle.seats, None):
        knows = seat in ("axis-cic", "axis-left")
        (told,) = of(battle.told(seat), Marked)
        assert (told.to.value, battle.view(seat).marked) == ((("axis-left",), "axis-left") if knows else (None, ""))
