"""The house options of Overlord: their defaults, what each changes, and that a record carries them (overlord 13)."""

from __future__ import annotations

import json

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, scenario
from overlord.engine.model.events import CardPlayed, Ended, Rolled, Talked
from overlord.engine.model.options import OPTIONS
from overlord.engine.tables.cards import deck_of

UNITS = {
    "T7": "axis infantry",
    "L7": "axis infantry",
    "D7": "axis infantry",
    "T3": "allies infantry",
    "L3": "allies infantry",
    "D3": "allies infantry",
}
AXIS = ["probe-left", "probe-right", "pincer-move", "move-out", "their-finest-hour", "air-power"]
ALLIES = ["counter-attack", "probe-left", "probe-center", "probe-right", "barrage", "ambush"]


def table(dice: str = "", **options: object) -> overlord.Game:
    """A battle after the huddle."""
    hands = {"axis-cic": AXIS, "allies-cic": ALLIES}
    battle = game(UNITS, board="overlord", hands=hands, hand=6, dice=dice, options=options)
    for seat in battle.seats:
        play(battle, f"{seat}: ready")
    return battle


def idle_turn(battle: overlord.Game, *answers: str) -> overlord.Game:
    """A turn with these answers, after which everybody confirms, passes or is done."""
    camp = battle.view(None).active
    play(battle, *answers)
    while battle.view(None).active == camp and battle.waiting():
        for still in ("confirm", "pass", "done"):
            if still in listed(battle):
                play(battle, still)
                break
        else:
            play(battle, listed(battle)[0])
    return battle


# ---- defaults ------------------------------------------------------------------------------------

# Name, default, another value. The defaults are those of the table in overlord 13 and of O-VIC-05.
HOUSE = [
    pytest.param("pincer_exclusive", False, True, marks=pytest.mark.rule("O-CARD-07")),
    pytest.param("initiative_after_orders", True, False, marks=pytest.mark.rule("O-INI-06")),
    pytest.param("counter_finest_hour", True, False, marks=pytest.mark.rule("O-CTR-06")),
    pytest.param("faq_counter_with_sortie", False, True, marks=pytest.mark.rule("O-CTR-08")),
    pytest.param("counter_sorties", True, False, marks=pytest.mark.rule("A-AIR-22")),
    pytest.param("visit_any_fg", False, True, marks=pytest.mark.rule("O-COM-10")),
    pytest.param("fg_may_address_cic", False, True, marks=pytest.mark.rule("O-COM-09")),
    pytest.param("air", "off", "on", marks=pytest.mark.rule("O-DECK-02")),
    pytest.param("axis_planes", "nation", "zero+storch", marks=pytest.mark.rule("A-AIR-23")),
    pytest.param("allies_planes", "nation", "yak", marks=pytest.mark.rule("A-AIR-23")),
    pytest.param("axis_sorties", 1, 2, marks=pytest.mark.rule("A-AIR-03")),
    pytest.param("allies_sorties", 1, 0, marks=pytest.mark.rule("A-AIR-03")),
    pytest.param("deck_sorties", 2, 0, marks=pytest.mark.rule("A-AIR-03")),
    pytest.param("turn_limit", 0, 7),
]


def header(battle: overlord.Game) -> dict[str, object]:
    found: dict[str, object] = json.loads(battle.record().splitlines()[0])
    return found


@pytest.mark.parametrize(("key", "default", "other"), HOUSE)
def test_an_option_has_its_default_unless_the_table_says_otherwise(key: str, default: object, other: object) -> None:
    assert table().house[key] == default
    assert header(table())["options"] == {}
    assert table(**{key: other}).house == {**table().house, key: other}


@pytest.mark.parametrize(("key", "default", "other"), HOUSE)
def test_an_option_stands_in_the_record_and_is_in_force_again_after_a_replay(
    key: str, default: object, other: object
) -> None:
    battle = table(**{key: other})
    assert header(battle)["options"] == {key: other}
    again = overlord.Game.replay(battle.record())
    assert again.house == battle.house
    assert again.digest() == battle.digest()


@pytest.mark.parametrize(("key", "default", "other"), HOUSE)
def test_the_scenario_may_set_an_option_and_the_table_overrides_it(key: str, default: object, other: object) -> None:
    battle = scenario(UNITS, board="overlord", tables=f"[options]\n{key} = {json.dumps(other)}")
    assert overlord.Game(battle).house[key] == other
    played = overlord.Game(battle, options={key: default})
    assert played.house[key] == default
    assert overlord.Game.replay(played.record()).house[key] == default
    assert overlord.Game.replay(overlord.Game(battle).record()).house[key] == other


def test_every_overlord_option_is_in_this_file() -> None:
    """A new option whose rule is an Overlord one needs its row above and a test of what it changes."""
    mine = {str(row.values[0]) for row in HOUSE}
    wanted = {key for key, row in OPTIONS.items() if row.rule.startswith(("O-", "A-AIR"))}
    assert wanted - {"air_rules"} <= mine  # a table of changes, tested with the airplanes


WRONG = [
    ("pincer_exclusive", "yes", "true or false"),
    ("pincer_exclusive", 1, "true or false"),
    ("initiative_after_orders", None, "true or false"),
    ("counter_finest_hour", "on", "true or false"),
    ("faq_counter_with_sortie", 0, "true or false"),
    ("visit_any_fg", "axis", "true or false"),
    ("fg_may_address_cic", [], "true or false"),
    ("air", True, "off, on"),
    ("air", "sometimes", "off, on"),
    ("turn_limit", -1, "a number from 0 up"),
    ("turn_limit", True, "a number from 0 up"),
    ("turn_limit", "20", "a number from 0 up"),
    ("house_of_cards", True, "there is no option 'house_of_cards'"),
]


@pytest.mark.parametrize(("key", "value", "words"), WRONG)
def test_a_wrong_value_is_refused_with_one_sentence(key: str, value: object, words: str) -> None:
    with pytest.raises(ValueError) as refusal:
        table(**{key: value})
    text = str(refusal.value)
    assert key in text and words in text
    assert "\n" not in text


@pytest.mark.parametrize(("key", "value", "words"), [row for row in WRONG if row[1] is not None])
def test_a_wrong_value_in_a_scenario_names_its_place(key: str, value: object, words: str) -> None:
    with pytest.raises(ValueError) as refusal:
        scenario(UNITS, board="overlord", tables=f"[options]\n{key} = {json.dumps(value)}")
    text = str(refusal.value)
    assert f"options.{key}" in text and words in text


# ---- what each changes ---------------------------------------------------------------------------


@pytest.mark.rule("O-CARD-07", "O-DIFF-11")
@pytest.mark.parametrize("cards", [("pincer-move", "probe-right"), ("probe-right", "pincer-move")])
def test_pincer_exclusive(cards: tuple[str, str]) -> None:
    """By default it goes beside another Section card; by the option it goes alone."""
    first, second = cards
    together, alone = table(), table(pincer_exclusive=True)
    for battle in (together, alone):
        play(battle, f"give {first} axis-right")
    play(together, f"give {second} axis-right")
    refusal = refused(alone, f"give {second} axis-right")
    assert (refusal.key, refusal.rule) == ("pincer-alone", "O-CARD-07")
    assert f"give {second} axis-right" not in listed(alone)
    play(alone, "give probe-left axis-left")  # a colleague's card is no matter


@pytest.mark.rule("O-INI-06", "O-REQ-121")
def test_initiative_after_orders() -> None:
    """By default the dice fall when all units are named; by the option before."""
    orders = ("axis-left: lay probe-left s5", "axis-left: order T7", "axis-left: confirm")
    dice = ("axis-right: pass", "axis-center: roll", "axis-center: target L7")
    for after in (True, False):
        battle = table("G", initiative_after_orders=after)
        play(battle, "give probe-left axis-left", "confirm", "pass")
        first, second = (orders, dice) if after else (dice, orders)
        assert {question.kind for question in battle.waiting()} == {"order" if after else "initiative"}
        refused(battle, second[0].partition(": ")[2], second[0].partition(": ")[0])
        play(battle, *first)
        assert {question.kind for question in battle.waiting()} == {"initiative" if after else "order"}
        play(battle, *second)
        assert asked(battle) == "move"


@pytest.mark.rule("O-CTR-06", "O-DIST-14")
def test_counter_finest_hour() -> None:
    """By default the commander may repeat it, with all its conditions; by the option there is nothing to repeat."""
    dice = "G" * 12
    repeats = idle_turn(table(dice), "keep their-finest-hour")
    play(repeats, "keep counter-attack")
    assert listed(repeats) == ["confirm"]
    assert refused(repeats, "give probe-left allies-left").rule == "O-DIST-14"
    events = play(repeats, "confirm")
    assert [(event.card, event.copied) for event in of(events, CardPlayed)] == [("counter-attack", "their-finest-hour")]
    assert [(roll.seat, len(roll.faces)) for roll in of(events, Rolled)] == [
        ("allies-left", 4),
        ("allies-center", 4),
        ("allies-right", 4),
    ]
    in_vain = idle_turn(table(dice, counter_finest_hour=False), "keep their-finest-hour")
    play(in_vain, "keep counter-attack", "give probe-left allies-left")
    events = play(in_vain, "confirm", "pass")
    assert [(event.card, event.copied) for event in of(events, CardPlayed)] == [("counter-attack", "")]
    assert of(events, Rolled) == []
    assert [question.seat for question in in_vain.waiting()] == ["allies-left"]


@pytest.mark.rule("O-CTR-08", "O-REQ-123")
@pytest.mark.parametrize("cards", [("counter-attack", "air-sortie"), ("air-sortie", "counter-attack")])
def test_faq_counter_with_sortie(cards: tuple[str, str]) -> None:
    """By the option an Air Sortie may go with a Counter-Attack that repeats a Section card."""
    first, second = cards
    for allowed in (False, True):
        battle = table(air="on", faq_counter_with_sortie=allowed)
        idle_turn(battle, "give probe-left axis-left", "confirm", "pass", "lay probe-left s5")
        play(battle, f"give {first} allies-right")
        if allowed:
            play(battle, f"give {second} allies-right")
        else:
            assert refused(battle, f"give {second} allies-right").rule == "O-DIST-09"


@pytest.mark.rule("O-CTR-08")
@pytest.mark.parametrize(
    ("played", "receiver"),
    [
        pytest.param(("give move-out axis-left", "confirm", "pass"), "allies-right", id="repeats a Tactic card"),
        pytest.param(("give probe-left axis-left", "confirm", "pass"), "allies-left", id="repeats nothing"),
    ],
)
def test_the_sortie_goes_only_with_a_counter_to_a_section_card(played: tuple[str, ...], receiver: str) -> None:
    battle = idle_turn(table(air="on", faq_counter_with_sortie=True), *played)
    play(battle, f"give counter-attack {receiver}")
    assert refused(battle, f"give air-sortie {receiver}").rule == "O-DIST-09"


@pytest.mark.rule("O-CTR-08")
def test_by_that_option_a_section_card_still_stays_away_from_a_counter_attack() -> None:
    battle = idle_turn(
        table(air="on", faq_counter_with_sortie=True),
        "give probe-left axis-left",
        "confirm",
        "pass",
        "lay probe-left s5",
    )
    play(battle, "give counter-attack allies-right")
    assert refused(battle, "give probe-right allies-right").rule == "O-DIST-09"


@pytest.mark.rule("O-COM-10", "O-INI-12")
def test_visit_any_fg() -> None:
    """By default only a general with a card is visited; by the option any."""
    battle = table()
    play(battle, "give probe-left axis-left", "confirm")
    assert listed(battle) == ["pass", "visit axis-left"]
    assert refused(battle, "visit axis-right").rule == "O-COM-10"
    battle = table(visit_any_fg=True)
    play(battle, "give probe-left axis-left", "confirm")
    assert listed(battle) == ["pass", "visit axis-left", "visit axis-center", "visit axis-right"]
    play(battle, "visit axis-right")
    battle.say("axis-cic", "visit", "Wait for me.")
    play(battle, "axis-right: end-visit")
    assert [event.text.value for event in of(battle.told("axis-right"), Talked)] == [("Wait for me.",)]
    assert [event.text.value for event in of(battle.told("axis-left"), Talked)] == []


@pytest.mark.rule("O-COM-09")
def test_fg_may_address_cic() -> None:
    """By default no general speaks to his commander; by the option he does and gets no answer."""
    with pytest.raises(overlord.Illegal) as refusal:
        table().say("axis-left", "camp", "Armor, please.")
    assert refusal.value.rule == "O-COM-09"
    battle = table(fg_may_address_cic=True)
    battle.say("axis-left", "camp", "Armor, please.")
    assert [event.text.value for event in of(battle.told("axis-cic"), Talked)] == [("Armor, please.",)]
    with pytest.raises(overlord.Illegal) as refusal:
        battle.say("axis-cic", "camp", "No.")
    assert refusal.value.rule == "O-COM-05"


@pytest.mark.rule("O-DECK-02", "O-AIR-02", "O-REQ-088")
def test_air_puts_the_four_sorties_into_the_battle() -> None:
    off = overlord.Game(scenario(UNITS, board="overlord", hand=6), seed=3).view(None)
    assert (off.deck, off.sorties) == (len(deck_of("overlord")) - 12, (0, 0))
    for seed in range(6):
        battle = overlord.Game(scenario(UNITS, board="overlord", hand=6), seed=seed, options={"air": "on"})
        view = battle.view(None)
        turned_up = sum(view.sorties) - 2
        assert min(view.sorties) >= 1
        assert view.deck == len(deck_of("overlord")) + 2 - 12 - turned_up
        assert [hand.size for hand in view.hands] == [6, 6]


@pytest.mark.rule("O-DIST-21", "O-AIR-11")
def test_air_makes_air_power_a_card_for_a_general() -> None:
    battle = table()
    assert refused(battle, "give air-power axis-left").rule == "O-DIST-04"
    assert "keep air-power" in listed(battle)
    battle = table(air="on")
    assert refused(battle, "keep air-power").rule == "O-DIST-21"
    play(battle, "give air-power axis-left")
    assert refused(battle, "give probe-left axis-left").rule == "O-DIST-09"
    assert refused(battle, "give air-sortie axis-left").rule == "O-DIST-09"


def test_turn_limit_ends_a_battle_that_does_not() -> None:
    """After so many turns of each camp nobody has won."""
    battle = table("G" * 12, turn_limit=1)
    idle_turn(battle, "give probe-left axis-left", "confirm", "pass")
    assert battle.outcome is None
    events_before = len(battle.told(None))
    idle_turn(battle, "give probe-left allies-left", "confirm", "pass")
    assert battle.outcome is not None
    assert (battle.outcome.winner, battle.outcome.reason) == (None, "turn-limit")
    assert [(end.winner, end.reason) for end in of(battle.told(None)[events_before:], Ended)] == [("", "turn-limit")]
    assert battle.waiting() == ()
    unlimited = idle_turn(table("G" * 12), "give probe-left axis-left", "confirm", "pass")
    idle_turn(unlimited, "give probe-left allies-left", "confirm", "pass")
    assert unlimited.outcome is None
