"""Air Sorties: where they lie, who plays them, what else is one (A-AIR-01 to -07, O-AIR-02 to -07, O-AIR-11)."""

from __future__ import annotations

import pytest

import overlord
from air.skies import aloft, duel, finish, front, give, until, up
from boards import asked, game, listed, of, play, refused, scenario
from overlord.engine.model.events import CardPlayed, Drew, Rolled, SortieShown
from overlord.engine.tables.cards import CARDS

SORTIE = CARDS["air-sortie"]


def sorties(battle: overlord.Game) -> tuple[int, int, int]:
    """Beside the axis, beside the allies, and hidden in the pile and the hands."""
    s = battle._state
    return (s.sorties[0], s.sorties[1], sum(cards.count(SORTIE) for cards in (s.deck, *s.hands)))


# ---- who has them --------------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-01")
def test_without_air_rules_there_is_no_air_sortie() -> None:
    battle = game(hands={"axis-cic": ["air-power"]})
    assert sorties(battle) == (0, 0, 0)
    assert refused(battle, "play air-sortie").rule == "R-TURN-04"
    play(battle, "play air-power")
    assert asked(battle) == "air-power"  # Air Power is what it always was


@pytest.mark.rule("A-AIR-01")
def test_the_scenario_says_so_or_the_table_does() -> None:
    flown = scenario(tables='[options]\nair = "on"')
    assert sorties(overlord.Game(flown)) == (1, 1, 0)
    assert sorties(overlord.Game(flown, options={"air": "off"})) == (0, 0, 0)
    assert sorties(overlord.Game(scenario(), options={"air": "on"})) == (1, 1, 0)


@pytest.mark.rule("A-AIR-03", "O-AIR-02")
@pytest.mark.parametrize(
    ("board", "options", "dealt", "hidden"),
    [
        ("standard", {}, (1, 1), 0),
        ("standard", {"axis_sorties": 2, "allies_sorties": 0}, (2, 0), 0),
        ("standard", {"axis_sorties": 0, "allies_sorties": 1, "deck_sorties": 1}, (0, 1), 1),
        ("standard", {"axis_sorties": 0, "allies_sorties": 0}, (0, 0), 2),
        ("standard", {"axis_sorties": 0, "allies_sorties": 0, "deck_sorties": 0}, (0, 0), 0),
        ("overlord", {}, (1, 1), 2),
        ("overlord", {"axis_sorties": 3, "allies_sorties": 1}, (3, 1), 0),
        ("overlord", {"axis_sorties": 0, "allies_sorties": 0, "deck_sorties": 4}, (0, 0), 4),
    ],
)
def test_a_scenario_says_how_many_each_camp_has(
    board: str, options: dict[str, object], dealt: tuple[int, int], hidden: int
) -> None:
    """Two a deck, whoever has them: those that turn up in the deal are laid open and replaced."""
    battle = game(board=board, options={"air": "on", **options}, seed=5)
    axis, allies, rest = sorties(battle)
    assert axis >= dealt[0] and allies >= dealt[1]
    assert axis + allies + rest == sum(dealt) + hidden
    assert not any(SORTIE in hand for hand in battle._state.hands)
    assert [hand.size for hand in battle.view(None).hands if hand.seat.endswith("cic")] == [4, 4]


@pytest.mark.rule("A-AIR-24")
def test_air_power_and_air_sorties_stay_in_the_deck() -> None:
    """The later rules, which take them out and bring ammunition and air combat cards, are others."""
    battle = game(board="overlord", options={"air": "on"})
    s = battle._state
    cards = [card for pile in (s.deck, *s.hands) for card in pile]
    assert cards.count(CARDS["air-power"]) == 2
    assert cards.count(SORTIE) + sum(s.sorties) == 4


@pytest.mark.rule("A-AIR-02", "O-AIR-03", "O-REQ-089")
@pytest.mark.parametrize("board", ["standard", "overlord"])
def test_a_drawn_sortie_is_laid_open_and_replaced(board: str) -> None:
    full = ("probe-left", "probe-right", "recon-center", "recon-right")
    battle = duel(allies=full) if board == "standard" else front(allies=full, hand=4)
    before = battle.view(None).sorties[0]
    battle._state.deck.extend([SORTIE, SORTIE])
    if board == "standard":
        told = play(battle, "play probe-center")
    else:
        give(battle, "probe-center center", "probe-right right", "probe-left left")
        told = finish(battle)
    assert battle.view(None).sorties[0] == before + 2
    assert len(of(told, SortieShown)) == 2
    assert [hand.size for hand in battle.view(None).hands if hand.seat == "axis-cic"] == [4]
    assert all(event.count for event in of(told, Drew))


# ---- a standard turn -----------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-04")
def test_a_sortie_is_played_alone() -> None:
    battle = duel()
    play(battle, "play air-sortie", "enter bf-109 A5", "pass", "done")
    assert battle.view(None).active == "allies"
    assert [hand.size for hand in battle.view(None).hands if hand.seat == "axis-cic"] == [4]
    assert aloft(battle) == {"A5": "axis bf-109"}


@pytest.mark.rule("A-AIR-04")
def test_a_sortie_is_played_with_one_section_card_and_no_other() -> None:
    battle = duel({"G5": "axis infantry"}, options={"axis_sorties": 2})
    play(battle, "play air-sortie", "enter bf-109 A5")
    assert listed(battle) == ["pass", "play probe-center", "play recon-left", "play attack-right"]
    assert (refused(battle, "play direct-from-hq").key, refused(battle, "play direct-from-hq").rule) == (
        "sortie-and-section",
        "A-AIR-04",
    )
    assert refused(battle, "play air-sortie").rule == "A-AIR-04"
    play(battle, "play probe-center", "order G5", "confirm")
    assert asked(battle) == "move"
    assert {verb.split()[0] for verb in listed(battle)} == {"done", "move", "fly"}


@pytest.mark.rule("A-AIR-04")
def test_after_another_card_there_is_no_sortie() -> None:
    battle = duel({"G5": "axis infantry"})
    play(battle, "play probe-center", "confirm")
    assert battle.view(None).active == "allies"


@pytest.mark.rule("A-AIR-04", "R-NAT-30")
def test_under_the_commissar_the_section_card_comes_from_the_chip() -> None:
    battle = duel(options={"commissar": "axis"})
    play(battle, "chip probe-center", "play air-sortie", "enter bf-109 A5")
    assert listed(battle) == [
        "pass",
        *("chip recon-left", "chip attack-right", "chip direct-from-hq"),
        "play recon-left",
    ]
    told = play(battle, "chip attack-right")
    assert [event.card for event in of(told, CardPlayed)] == ["probe-center"]


@pytest.mark.rule("A-AIR-04", "R-NAT-30")
def test_a_tactic_card_under_the_chip_waits_while_a_sortie_flies() -> None:
    battle = duel(options={"commissar": "axis"})
    play(battle, "chip direct-from-hq", "play air-sortie", "confirm")
    assert listed(battle) == ["pass", "play recon-left"]


@pytest.mark.rule("O-DIST-01")
def test_a_commander_without_cards_still_has_his_sortie() -> None:
    battle = duel(cards=())
    assert listed(battle) == ["play air-sortie"]


# ---- what else is an Air Sortie ------------------------------------------------------------------


@pytest.mark.rule("A-AIR-07")
def test_air_power_is_an_air_sortie() -> None:
    battle = duel(cards=("air-power", "probe-center"))
    play(battle, "play air-power")
    assert "enter bf-109 A5" in listed(battle)
    play(battle, "enter bf-109 A5")
    assert asked(battle) == "move"  # it is a Tactic card still: no Section card beside it
    assert battle.view(None).sorties == (1, 1)


@pytest.mark.rule("A-AIR-07", "R-ACT-19")
@pytest.mark.parametrize(("air", "verb"), [("on", "enter"), ("off", "order")])
def test_by_night_too_air_power_is_a_sortie_where_there_are_airplanes(air: str, verb: str) -> None:
    battle = duel(cards=("air-power", "probe-center"), options={"air": air, "night": "rising", "night_camp": "allies"})
    assert battle.view(None).visibility < 6
    play(battle, "play air-power")
    assert listed(battle, verb)


@pytest.mark.rule("A-AIR-07", "A-AIR-05")
def test_air_power_needs_no_check_either() -> None:
    battle = duel(cards=("air-power", "probe-center"))
    up(battle, "axis", "bf-109", "G5")
    told = play(battle, "play air-power", "activate G5")
    assert not of(told, Rolled)


@pytest.mark.rule("A-AIR-07", "R-ACT-03")
def test_a_recon_may_fly_where_air_strikes_are_allowed() -> None:
    battle = duel(cards=("recon-left", "probe-center"), options={"air_strikes": "axis"}, hand=2)
    play(battle, "play recon-left", "special air-strike")
    assert "order A9" not in listed(battle) and "enter bf-109 A5" in listed(battle)
    play(battle, "enter bf-109 A5")
    told = finish(battle)
    assert [event.count for event in of(told, Drew)][-1] == 1  # no Recon any more
    assert aloft(battle) == {"A5": "axis bf-109"}


@pytest.mark.rule("A-AIR-07")
def test_without_air_strikes_a_recon_does_not_fly() -> None:
    battle = duel(cards=("recon-right", "probe-center"))
    play(battle, "play recon-right")
    assert "special air-strike" not in listed(battle)
    assert refused(battle, "special air-strike").rule == "R-ORD-02"
    assert refused(battle, "enter bf-109 A5").rule == "A-AIR-05"


@pytest.mark.rule("A-AIR-07", "A-AIR-10")
def test_a_recon_orders_an_airplane_with_a_check_or_flies_as_a_sortie_without() -> None:
    for answers, rolls in ((("activate A5", "confirm"), 1), (("special air-strike", "activate A5"), 0)):
        battle = duel(cards=("recon-right", "probe-center"), options={"air_strikes": "axis"}, dice="I")
        up(battle, "axis", "bf-109", "A5")
        told = play(battle, "play recon-right", *answers)
        assert len(of(told, Rolled)) == rolls


@pytest.mark.rule("A-AIR-06", "A-AIR-07")
def test_a_sortie_and_a_flying_recon_do_not_bring_two() -> None:
    battle = duel(cards=("recon-left", "probe-center"), options={"air_strikes": "axis"})
    play(battle, "play air-sortie", "enter bf-109 A5", "play recon-left")
    assert listed(battle, "special") == []
    assert asked(battle) in ("order", "move")


@pytest.mark.rule("O-AIR-08", "A-AIR-07")
def test_a_general_with_sortie_and_flying_recon_brings_one() -> None:
    battle = front(options={"air_strikes": "axis"})
    give(battle, "air-sortie left", "recon-left left")
    lays = ("lay air-sortie both", "enter bf-109 Z5", "lay recon-left s5")
    play(battle, *(f"axis-left: {answer}" for answer in lays))
    if asked(battle) == "order":
        assert listed(battle, "special", "axis-left") == []
    assert [plane.hex for plane in battle.view(None).planes] in ([], ["Z5"])


@pytest.mark.rule("O-AIR-11", "O-DIST-21", "A-AIR-07")
def test_air_power_goes_to_a_general_and_alone() -> None:
    battle = front(cards=("air-power", "probe-left", "probe-right", "barrage"))
    assert refused(battle, "keep air-power").rule == "O-DIST-21"
    play(battle, "give air-power axis-left")
    assert refused(battle, "give probe-left axis-left").rule == "O-DIST-09"
    assert refused(battle, "give air-sortie axis-left").rule == "O-DIST-09"
    play(battle, "confirm", "pass", "lay air-power both")
    assert "enter bf-109 Z5" in listed(battle) and "enter bf-109 A5" not in listed(battle)
    play(battle, "enter bf-109 Z5")
    until(battle, "move")
    assert aloft(battle) == {"Z5": "axis bf-109"}


# ---- handing out ---------------------------------------------------------------------------------


@pytest.mark.rule("O-AIR-04", "O-AIR-05", "O-AIR-06", "O-DIST-08", "O-DIST-09", "O-DIST-12", "O-DIST-13", "O-REQ-093")
@pytest.mark.parametrize(
    ("given", "then", "rule"),
    [
        (["give direct-from-hq axis-left"], "give air-sortie axis-left", "O-DIST-09"),
        (["give air-sortie axis-left"], "give direct-from-hq axis-left", "O-DIST-09"),
        (["give air-sortie axis-left"], "give air-sortie axis-left", "O-DIST-12"),
        ([], "keep air-sortie", "O-DIST-13"),
        (["give air-sortie axis-left", "give probe-left axis-left"], "give recon-left axis-left", "O-DIST-08"),
        (
            ["give air-sortie axis-left", "give probe-center axis-center", "give probe-right axis-right"],
            "give air-sortie axis-right",
            "O-DIST-01",
        ),
    ],
)
def test_a_sortie_that_may_not_go_there(given: list[str], then: str, rule: str) -> None:
    battle = front(options={"axis_sorties": 2})
    play(battle, *given)
    assert refused(battle, then).rule == rule


@pytest.mark.rule("O-DIST-01")
def test_a_sortie_that_is_spent_cannot_be_given_again() -> None:
    battle = front()
    play(battle, "give air-sortie axis-left")
    assert refused(battle, "give air-sortie axis-center").key == "card-given-already"


@pytest.mark.rule("O-AIR-04", "O-DIFF-10")
@pytest.mark.parametrize("card", ["recon-in-force", "general-advance"])
def test_a_sortie_may_lie_beside_a_card_for_both_sections(card: str) -> None:
    battle = front({"T5": "axis infantry"}, cards=(card, "probe-left", "probe-right"))
    play(battle, "give air-sortie axis-left", f"give {card} axis-left", "confirm")
    assert len(battle.view("axis-left").given) == 1


@pytest.mark.rule("O-TFH-02", "O-AIR-15")
def test_no_sortie_on_a_turn_of_their_finest_hour() -> None:
    battle = front(cards=("their-finest-hour", "probe-left"))
    play(battle, "keep their-finest-hour")
    assert refused(battle, "give air-sortie axis-left").rule == "O-DIST-14"
    other = front(cards=("their-finest-hour", "probe-left"))
    play(other, "give air-sortie axis-left")
    assert refused(other, "keep their-finest-hour").rule == "O-DIST-14"


# ---- Counter-Attack ------------------------------------------------------------------------------


@pytest.mark.rule("A-AIR-22")
def test_a_counter_attack_on_sortie_and_section_card_repeats_the_section_card() -> None:
    units = {"G5": "axis infantry", "G3": "allies infantry"}
    battle = duel(units, allies=("counter-attack", "probe-left"))
    play(battle, "play air-sortie", "enter bf-109 A5", "play probe-center", "order G5", "confirm")
    finish(battle)
    told = play(battle, "play counter-attack")
    assert [(event.card, event.copied) for event in of(told, CardPlayed)] == [("counter-attack", "probe-center")]
    assert listed(battle) == ["confirm", "order G3"]


@pytest.mark.rule("A-AIR-22", "O-CTR-09")
@pytest.mark.parametrize("sorties", [True, False])
@pytest.mark.parametrize("card", ["air-sortie", "air-power"])
def test_a_counter_attack_on_a_sortie_is_one_and_air_power_flown_as_one_is_no_other(card: str, sorties: bool) -> None:
    battle = duel(
        cards=("air-power", "probe-center"),
        allies=("counter-attack", "probe-left"),
        options={"counter_sorties": sorties},
    )
    play(battle, f"play {card}", "enter bf-109 A5", *(["pass"] if card == "air-sortie" else []))
    finish(battle)
    assert battle.why("allies-cic", "play counter-attack") == (
        (0, card if sorties else "repeats-nothing", "R-CARD-15"),
    )
    told = play(battle, "play counter-attack")
    assert [(e.card, e.copied) for e in of(told, CardPlayed)] == [("counter-attack", card if sorties else "")]
    if sorties:
        assert listed(battle, "enter")
    else:
        assert battle.view(None).active == "axis"


@pytest.mark.rule("A-AIR-22", "O-CTR-02")
def test_in_overlord_a_sortie_alone_is_repeated_by_the_general_opposite() -> None:
    for sorties in (True, False):
        options = {"counter_sorties": sorties}
        battle = front(allies=("counter-attack", "probe-left", "probe-right"), options=options)
        give(battle, "air-sortie left")
        play(battle, "axis-left: lay air-sortie both", "axis-left: enter bf-109 Z5")
        finish(battle)
        told = battle.why("allies-cic", "give counter-attack allies-right")
        assert told == ((0, "air-sortie" if sorties else "repeats-nothing", "R-CARD-15"),)
        play(battle, "give counter-attack allies-right", "confirm", "pass")
        play(battle, listed(battle)[0])
        assert bool(listed(battle, "enter")) == sorties


@pytest.mark.rule("A-AIR-22", "O-CTR-02")
def test_in_overlord_too_only_the_section_card_is_repeated() -> None:
    units = {"T7": "axis infantry", "T3": "allies infantry"}
    battle = front(units, allies=("counter-attack", "probe-left", "probe-right"))
    give(battle, "air-sortie left", "probe-left left")
    play(battle, "axis-left: lay air-sortie both", "axis-left: enter bf-109 Z5", "axis-left: lay probe-left s5")
    play(battle, "axis-left: confirm")
    finish(battle)
    play(battle, "give counter-attack allies-right", "confirm", "pass")
    assert listed(battle) == ["lay counter-attack s5"]
    play(battle, "lay counter-attack s5")
    assert listed(battle) == ["confirm", "order T3"]


@pytest.mark.rule("O-CTR-08", "O-REQ-123")
def test_a_counter_attack_beside_a_sortie_only_by_the_option() -> None:
    for allowed in (False, True):
        battle = front(
            {"T7": "axis infantry"},
            allies=("counter-attack", "probe-left", "probe-right"),
            options={"faq_counter_with_sortie": allowed},
        )
        give(battle, "probe-left left")
        play(battle, "axis-left: lay probe-left s5", "axis-left: confirm")
        finish(battle)
        play(battle, "give counter-attack allies-right")
        if not allowed:
            assert refused(battle, "give air-sortie allies-right").rule == "O-DIST-09"
            continue
        play(battle, "give air-sortie allies-right", "confirm", "pass")
        assert {str(option).split()[0] for option in battle.options("allies-right")} == {"lay"}


@pytest.mark.rule("O-AIR-11", "O-CTR-02")
def test_a_counter_attack_on_air_power_is_a_sortie_of_ones_own() -> None:
    battle = front(cards=("air-power", "probe-left", "probe-right"), allies=("counter-attack", "probe-left", "ambush"))
    give(battle, "air-power left")
    play(battle, "lay air-power both", "enter bf-109 Z5")
    finish(battle)
    play(battle, "give counter-attack allies-right", "confirm", "pass")
    play(battle, listed(battle)[0])
    assert "enter corsair Z7" in listed(battle)
    assert "enter corsair Z5" not in listed(battle)  # the enemy is there


# ---- the Eastern Front and the Marines -----------------------------------------------------------

EAST: dict[str, object] = {"commissar": "axis"}


def soviet(*under: str, cards: tuple[str, ...], **options: object) -> overlord.Game:
    """A Soviet commander whose first cards under the chip are these, about to hand them out."""
    battle = front(cards=cards, under=under, options={**EAST, **options})
    if asked(battle) == "chip":
        play(battle, listed(battle, "chip")[0], "confirm")
    return battle


@pytest.mark.rule("O-EF-13", "O-AIR-16")
def test_a_sortie_never_goes_under_the_chip() -> None:
    battle = front(options=EAST)
    assert asked(battle) == "first-chip"
    assert refused(battle, "chip air-sortie").rule == "O-EF-13"


@pytest.mark.rule("O-EF-08", "O-REQ-074", "O-AIR-16")
@pytest.mark.parametrize(("under", "fits"), [(2, True), (3, False)])
def test_a_sortie_beside_the_chip_within_three(under: int, fits: bool) -> None:
    hand = ("probe-left", "probe-center", "probe-right", "recon-left", "recon-right")
    battle = soviet(*hand[:under], cards=hand)
    assert asked(battle) == "distribute"
    if fits:
        assert "give air-sortie axis-left" in listed(battle)
    else:
        assert refused(battle, "give air-sortie axis-left").rule == "O-EF-08"


@pytest.mark.rule("O-EF-11", "O-REQ-077", "O-AIR-16")
def test_air_power_may_lie_under_the_chip_and_is_a_sortie() -> None:
    battle = soviet("air-power", cards=("air-power", "probe-center", "probe-right", "recon-left"))
    assert refused(battle, "keep air-power").rule == "O-DIST-21"
    play(battle, "give air-power axis-center", "confirm", "pass", "lay air-power both")
    assert "enter bf-109 L9" in listed(battle)


@pytest.mark.rule("O-PAC-04", "O-PAC-10", "O-AIR-16", "O-REQ-087")
def test_marines_bring_no_second_airplane() -> None:
    battle = front(options={"gung_ho": "axis"})
    up(battle, "axis", "corsair", "L7")
    play(battle, "give air-sortie axis-center")
    assert listed(battle, "gung-ho") == []
    assert refused(battle, "gung-ho axis-center").rule == "O-DIST-20"
    play(battle, "confirm", "pass", "lay air-sortie both", "activate L7")
    assert asked(battle) != "order"  # one airplane, and that is all
