"""The command cards, one by one: whom they order, what they add, what they let fall (core section 4)."""

from collections.abc import Sequence

import pytest

import overlord
from boards import asked, at, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    Ambushed,
    AnyEvent,
    CardPlayed,
    Discarded,
    Drew,
    Eliminated,
    Healed,
    Ignored,
    Lost,
    MineShown,
    Moved,
    Ordered,
    Reshuffled,
    Retreated,
    Rolled,
    TookGround,
)
from overlord.engine.tables.air import AIRPLANES
from overlord.engine.tables.cards import deck_of
from overlord.engine.tables.units import UNITS

PLAIN = ["probe-left", "probe-center", "probe-right"]  # to fill a hand
ALL_OVER = {
    **dict.fromkeys(["B7", "C7", "D7", "F7", "G7", "H7", "J7", "K7", "L7"], "axis infantry"),
    **dict.fromkeys(["B3", "C3", "D3", "F3", "G3", "H3", "J3", "K3", "L3"], "allies infantry"),
}
WEST, CENTER, EAST = {"B", "C", "D"}, {"F", "G", "H"}, {"J", "K", "L"}


def turn(battle: overlord.Game, *answers: str) -> list[AnyEvent]:
    """Play these answers, then decline everything until the next turn begins."""
    number = battle.turn
    events = play(battle, *answers)
    while battle.turn == number and battle.outcome is None:
        found = listed(battle)
        events += play(battle, next((word for word in ("confirm", "done", "pass") if word in found), found[0]))
    return events


def hand(battle: overlord.Game, camp: str) -> list[str]:
    """The cards of a camp, as its commander sees them."""
    mine = next(cards for cards in battle.view(f"{camp}-cic").hands if cards.seat == f"{camp}-cic")
    return list(mine.cards or ())


def orderable(battle: overlord.Game) -> set[str]:
    """The hexes whose units may be named."""
    return {text.split()[1] for text in listed(battle, "order")}


def order_all(battle: overlord.Game) -> list[str]:
    """Name units as long as there is one to name."""
    named = []
    while found := listed(battle, "order"):
        named.append(found[0].split()[1])
        play(battle, found[0])
    return named


def goals(battle: overlord.Game, unit: str) -> set[str]:
    """The hexes a unit may move to."""
    return {text.split()[-1] for text in listed(battle, "move") if text.split()[1] == unit}


def dice(battle: overlord.Game, attack: str) -> int:
    """The dice of an attack that is listed."""
    return sum(amount for amount, _, _ in battle.why(battle.waiting()[0].seat, f"battle {attack}"))


def faces(events: Sequence[AnyEvent], purpose: str) -> list[str]:
    """What was rolled for this purpose."""
    return [event.faces for event in of(events, Rolled) if event.purpose == purpose]


def with_card(card: str, units: dict[str, str], terrain: dict[str, str] | None = None, **more: object) -> overlord.Game:
    """The axis have played this card against allies without cards."""
    hands = {"axis-cic": [card, *PLAIN], "allies-cic": []}
    battle = game(units, terrain, hands=hands, **more)
    play(battle, f"play {card}")
    return battle


def ordered(
    card: str, units: dict[str, str], *names: str, terrain: dict[str, str] | None = None, **more: object
) -> overlord.Game:
    """The axis have played this card and named these units."""
    battle = with_card(card, units, terrain, **more)
    play(battle, *(f"order {name}" for name in names), "confirm")
    return battle


def is_over(battle: overlord.Game) -> bool:
    """Whether the axis' first turn has ended."""
    return battle.view(None).active == "allies"


# ---- section cards ------------------------------------------------------------------------------


@pytest.mark.rule("R-CARD-01")
@pytest.mark.parametrize(("card", "section"), [("left", EAST), ("center", CENTER), ("right", WEST)])
def test_recon_orders_one_unit_of_its_section(card: str, section: set[str]) -> None:
    battle = with_card(f"recon-{card}", ALL_OVER, spare=False)
    assert {name[0] for name in orderable(battle)} == section
    assert len(order_all(battle)) == 1


@pytest.mark.rule("R-CARD-01", "R-TURN-06")
@pytest.mark.parametrize("which", [0, 1])
def test_recon_draws_two_keeps_one_and_discards_the_other(which: int) -> None:
    battle = game(hands={"axis-cic": ["recon-center", *PLAIN], "allies-cic": [*PLAIN, "dig-in"]}, seed=5)
    deck = battle.view(None).deck
    play(battle, "play recon-center")
    assert asked(battle) == "keep"
    drawn = hand(battle, "axis")[3:]
    assert sorted(listed(battle)) == sorted({f"keep {card}" for card in drawn})
    assert len(drawn) == 2
    events = play(battle, f"keep {drawn[which]}")
    assert hand(battle, "axis") == [*PLAIN, drawn[which]]
    assert [event.card for event in of(events, Discarded)] == [drawn[1 - which]]
    assert (battle.view(None).discarded, battle.view(None).discard) == (drawn[1 - which], 2)
    assert battle.view(None).deck == deck - 2


@pytest.mark.rule("R-CARD-01")
def test_only_the_player_of_recon_draws_two() -> None:
    hands = {"axis-cic": ["recon-center", *PLAIN], "allies-cic": [*PLAIN, "dig-in"]}
    battle = game({"G3": "allies infantry"}, hands=hands)
    turn(battle, "play recon-center")
    events = play(battle, "play probe-center", "confirm")
    assert [(event.seat, event.count) for event in of(events, Drew)] == [("allies-cic", 1)]
    assert (asked(battle), battle.waiting()[0].seat) == ("card", "axis-cic")


@pytest.mark.rule("R-CARD-02", "Q-CRD-01")
def test_probe_left_orders_a_unit_on_the_left_and_one_on_the_split_hex() -> None:
    battle = with_card("probe-left", {"K5": "axis infantry", "i6": "axis infantry", "G5": "axis infantry"})
    assert sorted(order_all(battle)) == ["K5", "i6"]


@pytest.mark.rule("R-CARD-02")
@pytest.mark.parametrize(("name", "count"), [("probe", 2), ("attack", 3), ("assault", 4)])
@pytest.mark.parametrize(
    ("side", "row"), [("left", "J5 K5 L5 M5"), ("center", "E5 F5 G5 H5"), ("right", "A5 B5 C5 D5")]
)
def test_probe_attack_and_assault_order_two_three_and_all(name: str, count: int, side: str, row: str) -> None:
    everyone = ["A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5", "J5", "K5", "L5", "M5"]
    units = dict.fromkeys(everyone, "axis armor") | {"M1": "allies infantry"}
    battle = with_card(f"{name}-{side}", units, spare=False)
    assert orderable(battle) == set(row.split())
    assert len(order_all(battle)) == count


@pytest.mark.rule("R-CARD-03", "Q-CRD-31")
def test_recon_in_force_orders_one_unit_a_section_and_draws_one_card() -> None:
    battle = with_card("recon-in-force", ALL_OVER, spare=False)
    assert sorted(name[0] for name in order_all(battle)) == ["B", "F", "J"]
    events = turn(battle)
    assert [event.count for event in of(events, Drew) if event.seat == "axis-cic"] == [1]
    assert len(hand(battle, "axis")) == 4


@pytest.mark.rule("R-CARD-04")
def test_general_advance_orders_two_units_a_section() -> None:
    battle = with_card("general-advance", ALL_OVER, spare=False)
    assert sorted(name[0] for name in order_all(battle)) == ["B", "C", "F", "G", "J", "K"]
    assert refused(battle, "order L7").rule == "R-ORD-03"


@pytest.mark.rule("R-CARD-04", "R-SEC-03", "Q-CRD-02")
def test_general_advance_over_split_hexes_only_finds_a_place_for_all_four() -> None:
    units = {at(c, r): "axis infantry" for c, r in ((7, 1), (7, 3), (7, 5), (17, 1))} | {"M1": "allies infantry"}
    battle = with_card("general-advance", units, spare=False)
    assert len(order_all(battle)) == 4


@pytest.mark.rule("R-CARD-05")
def test_pincer_move_orders_two_left_two_right_and_nobody_in_the_center() -> None:
    battle = with_card("pincer-move", ALL_OVER, spare=False)
    assert refused(battle, "order G7").rule == "R-CARD-05"
    assert sorted(name[0] for name in order_all(battle)) == ["B", "C", "J", "K"]


@pytest.mark.rule("R-CARD-05", "R-SEC-03")
def test_a_unit_on_a_split_hex_counts_for_the_flank_of_pincer_move() -> None:
    units = {"d6": "axis infantry", "i6": "axis infantry", "G5": "axis infantry", "B5": "axis infantry"}
    battle = with_card("pincer-move", units | {"C5": "axis infantry", "M1": "allies infantry"}, spare=False)
    assert orderable(battle) == {"d6", "i6", "B5", "C5"}
    play(battle, "order d6", "order B5")
    assert orderable(battle) == {"i6"}


# ---- Air Power ----------------------------------------------------------------------------------

LINE = {"F5": "allies infantry", "G5": "allies infantry", "H5": "allies infantry", "I5": "allies infantry"}


@pytest.mark.rule("R-CARD-10")
def test_air_power_names_all_its_targets_before_it_rolls_and_orders_nobody() -> None:
    battle = with_card("air-power", LINE | {"g6": "axis infantry"}, dice="AAA")
    assert "confirm" not in listed(battle)
    events = play(battle, "target G5", "target H5", "target F5")
    assert of(events, Rolled) == []
    events = play(battle, "confirm")
    assert [event.target for event in of(events, Rolled)] == ["G5", "H5", "F5"]
    assert of(events, Ordered) == []
    assert is_over(battle)  # no move, no battle, no taking ground


@pytest.mark.rule("R-CARD-10")
@pytest.mark.parametrize(("camp", "number"), [("axis", 1), ("allies", 2)])
def test_the_allies_roll_two_dice_a_target_and_the_axis_one(camp: str, number: int) -> None:
    units = {"G5": "axis infantry", "G3": "allies infantry"}
    target = "G3" if camp == "axis" else "G5"
    battle = game(units, hands={f"{camp}-cic": ["air-power"]}, first=camp)
    play(battle, "play air-power")
    assert sum(amount for amount, _, _ in battle.why(f"{camp}-cic", f"target {target}")) == number
    events = play(battle, f"target {target}", "confirm")
    assert [len(roll) for roll in faces(events, "air-power")] == [number]


@pytest.mark.rule("R-CARD-10")
def test_air_power_reaches_anywhere_and_no_terrain_takes_dice_from_it() -> None:
    battle = with_card(
        "air-power", {"M1": "allies infantry"}, {"M1": "town+bunker=allies", "L1": "forest", "l2": "hill"}, dice="I"
    )
    events = play(battle, "target M1", "confirm")
    assert faces(events, "air-power") == ["I"]
    assert unit_on(battle, "M1").figures == 3


@pytest.mark.rule("R-CARD-10")
@pytest.mark.parametrize(
    ("kind", "hits"),
    [
        pytest.param("infantry", "IGS", marks=pytest.mark.rule("Q-CRD-11")),
        pytest.param("armor", "AGS"),
        pytest.param("artillery", "GS"),
        pytest.param("sniper", "GS"),
    ],
)
def test_air_power_hits_with_symbol_grenade_and_star(kind: str, hits: str) -> None:
    for face in "IAGFS":
        battle = with_card("air-power", {"G3": f"allies {kind}"}, dice=face)
        events = play(battle, "target G3", "confirm")
        assert (face, len(of(events, Lost))) == (face, int(face in hits))


@pytest.mark.rule("R-CARD-10", "Q-CRD-11")
def test_two_dice_on_each_of_four_connected_units() -> None:
    units = dict.fromkeys(("F5", "G5", "H5", "I5"), "axis infantry")
    battle = game(units, hands={"allies-cic": ["air-power"]}, first="allies", dice="AA" + "SA" + "AA" + "AA")
    events = play(battle, "play air-power", "target F5", "target G5", "target H5", "target I5", "confirm")
    assert faces(events, "air-power") == ["AA", "SA", "AA", "AA"]
    assert [(event.unit, event.figures) for event in of(events, Lost)] == [("G5", 1)]


@pytest.mark.rule("R-CARD-10", "R-RET-10")
@pytest.mark.parametrize(
    ("terrain", "options"),
    [
        ("open+fortress", {}),
        ("open+sandbags", {}),
        ("open", {"japanese_army": "allies"}),
        ("cave", {"japanese_army": "allies"}),
    ],
)
def test_flags_of_air_power_are_never_ignored(terrain: str, options: dict[str, object]) -> None:
    battle = with_card(
        "air-power", {"G3": "allies infantry"}, {"G3": terrain}, dice="F", options=options, nations=("de", "jp")
    )
    play(battle, "target G3", "confirm")
    assert (asked(battle), listed(battle)) == ("retreat", ["retreat G3 f2", "retreat G3 g2"])
    events = play(battle, "retreat G3 g2")
    assert (of(events, Ignored), unit_on(battle, "g2").figures) == ([], 4)


@pytest.mark.rule("R-CARD-10")
@pytest.mark.parametrize(
    ("targets", "lost"), [(["A5", "a4"], ["A5"]), (["a4", "A5"], [])], ids=["the-front-first", "the-rear-first"]
)
def test_air_power_is_resolved_in_the_order_its_player_named(targets: list[str], lost: list[str]) -> None:
    """A5 can only fall back onto a4."""
    battle = with_card("air-power", {"A5": "allies infantry", "a4": "allies infantry"}, dice="FF")
    events = play(battle, *(f"target {name}" for name in targets), "confirm")
    while asked(battle) == "retreat":
        events += play(battle, listed(battle)[0])
    assert [event.unit for event in of(events, Lost)] == lost


@pytest.mark.rule("R-CARD-10")
def test_an_earlier_retreat_may_block_a_later_one() -> None:
    battle = with_card("air-power", {"A5": "allies infantry", "B5": "allies infantry"}, dice="FF")
    events = play(battle, "target B5", "target A5", "confirm", "retreat B5 a4")
    assert [event.unit for event in of(events, Lost)] == ["A5"]


@pytest.mark.rule("R-CARD-10")
def test_air_power_is_answered_by_neither_ambush_nor_battle_back() -> None:
    battle = game(
        {"G5": "axis infantry", "g4": "allies infantry 2"},
        hands={"axis-cic": ["air-power"], "allies-cic": ["ambush", *PLAIN]},
        options={"commonwealth": "allies"},
        nations=("de", "gb"),
        dice="G",
    )
    events = play(battle, "play air-power", "target g4", "confirm")
    assert (of(events, TookGround), of(events, Ambushed), unit_on(battle, "g4").figures) == ([], [], 1)
    assert (asked(battle), battle.waiting()[0].seat) == ("card", "allies-cic")


@pytest.mark.rule("R-CARD-10")
def test_air_power_takes_no_ground() -> None:
    battle = with_card("air-power", {"G5": "axis armor", "g4": "allies infantry 1"}, dice="G")
    events = play(battle, "target g4", "confirm")
    assert len(of(events, Eliminated)) == 1
    assert (of(events, TookGround), unit_on(battle, "G5").kind) == ([], "armor")
    assert is_over(battle)


@pytest.mark.rule("R-CARD-10", "Q-CRD-12")
def test_air_power_takes_a_connected_group_and_nothing_else() -> None:
    battle = with_card(
        "air-power", {"F5": "allies infantry", "G5": "allies infantry", "H5": "allies infantry"}, dice="AAA"
    )
    play(battle, "target F5")
    assert "target G5" in listed(battle)
    assert "target M1" not in listed(battle)
    assert refused(battle, "target M1").rule == "R-CARD-10"
    events = play(battle, "target G5", "target H5", "confirm")
    assert len(of(events, Rolled)) == 3


@pytest.mark.rule("R-CARD-10", "Q-CRD-12")
def test_two_units_that_do_not_touch_are_no_group() -> None:
    battle = with_card("air-power", {"F5": "allies infantry", "H5": "allies infantry"})
    play(battle, "target F5")
    assert listed(battle) == ["confirm"]
    assert refused(battle, "target H5").rule == "R-CARD-10"


@pytest.mark.rule("R-CARD-10")
def test_a_group_need_not_be_a_chain() -> None:
    """H5 and f6 both touch only G5, which was named first."""
    battle = with_card(
        "air-power", {"f6": "allies infantry", "G5": "allies infantry", "H5": "allies infantry"}, dice="AAA"
    )
    events = play(battle, "target G5", "target H5", "target f6", "confirm")
    assert [event.target for event in of(events, Rolled)] == ["G5", "H5", "f6"]


@pytest.mark.rule("R-CARD-10")
def test_the_order_of_naming_is_free_as_long_as_the_group_connects_in_the_end() -> None:
    battle = with_card(
        "air-power", {"F5": "allies infantry", "G5": "allies infantry", "H5": "allies infantry"}, dice="AAA"
    )
    play(battle, "target F5", "target H5")
    assert "confirm" not in listed(battle)
    events = play(battle, "target G5", "confirm")
    assert [event.target for event in of(events, Rolled)] == ["F5", "H5", "G5"]


@pytest.mark.rule("R-CARD-10")
def test_air_power_has_four_targets_at_most_and_none_twice_or_friendly() -> None:
    battle = with_card("air-power", LINE | {"J5": "allies infantry", "g6": "axis infantry"})
    play(battle, "target F5", "target G5")
    refused(battle, "target G5")
    refused(battle, "target g6")
    play(battle, "target H5", "target I5")
    assert listed(battle) == ["confirm"]
    assert refused(battle, "target J5").rule == "R-CARD-10"


CAMOUFLAGED = '[[units]]\nhex = "G5"\ntraits = ["camouflaged"]'


@pytest.mark.rule("R-CARD-10", "R-CARD-24")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_a_camouflaged_unit_cannot_be_chosen(card: str) -> None:
    battle = with_card(card, {"F5": "allies infantry", "G5": "allies infantry"}, tables=CAMOUFLAGED)
    assert "target F5" in listed(battle)
    assert "target G5" not in listed(battle)
    refused(battle, "target G5")


@pytest.mark.rule("R-CARD-10", "R-CARD-24")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_by_night_air_power_and_barrage_only_order_one_unit(card: str) -> None:
    units = {"G5": "axis infantry", "F7": "axis armor", "g4": "allies infantry"}
    battle = with_card(card, units, options={"night": "rising"})
    assert listed(battle, "target") == []
    assert orderable(battle) == {"A9", "G5", "F7"}
    play(battle, "order G5")
    assert orderable(battle) == set()
    play(battle, "confirm", "done")
    assert dice(battle, "G5 g4") == 3


# ---- Ambush -------------------------------------------------------------------------------------


@pytest.mark.rule("R-CARD-11")
def test_ambush_is_a_reaction_and_its_replacement_waits_for_the_end_of_the_turn() -> None:
    battle = game(
        {"G5": "axis infantry", "H5": "axis infantry", "g4": "allies infantry"},
        hands={"axis-cic": ["probe-center", *PLAIN], "allies-cic": ["ambush", *PLAIN]},
        dice="SSSSSS",
    )
    play(battle, "play probe-center", "order G5", "order H5", "confirm", "done", "battle G5 g4")
    assert (battle.waiting()[0].seat, listed(battle)) == ("allies-cic", ["pass", "ambush allies-cic"])
    events = play(battle, "ambush allies-cic")
    assert of(events, Drew) == []
    assert hand(battle, "allies") == PLAIN
    turn(battle)
    assert len(hand(battle, "allies")) == 4


@pytest.mark.rule("R-CARD-11")
def test_ambush_cannot_be_put_under_the_commissar_chip() -> None:
    battle = game(hands={"axis-cic": ["ambush", "probe-left"]}, options={"commissar": "axis"}, nations=("su", "us"))
    assert listed(battle) == ["chip probe-left"]
    refused(battle, "chip ambush")


# ---- Armor Assault ------------------------------------------------------------------------------


@pytest.mark.rule("R-CARD-12")
def test_armor_assault_orders_up_to_four_armor_anywhere() -> None:
    units = dict.fromkeys(("B9", "D5", "G7", "L5", "M9"), "axis armor") | {
        "G5": "axis infantry",
        "I7": "axis artillery",
    }
    battle = with_card("armor-assault", units)
    assert orderable(battle) == {"B9", "D5", "G7", "L5", "M9"}
    assert len(order_all(battle)) == 4


@pytest.mark.rule("R-CARD-12", "Q-CRD-07")
def test_armor_assault_adds_a_die_in_close_assault_only() -> None:
    units = {"G5": "axis armor", "K5": "axis elite-armor", "g4": "allies infantry", "K3": "allies infantry"}
    battle = ordered("armor-assault", units, "G5", "K5")
    play(battle, "done")
    assert dice(battle, "G5 g4") == 4
    assert dice(battle, "K5 K3") == 3


@pytest.mark.rule("R-CARD-12", "R-AO-06")
@pytest.mark.parametrize(
    ("next_enemy", "number"), [("G3", 4), ("F3", 4), ("h2", 3)], ids=["close", "close-too", "ranged"]
)
def test_armor_assault_adds_its_die_to_a_close_assault_of_the_overrun(next_enemy: str, number: int) -> None:
    """G5 takes f4; from there G3 and F3 are adjacent, h2 is not."""
    battle = ordered(
        "armor-assault", {"G5": "axis armor", "f4": "allies infantry 1", next_enemy: "allies armor"}, "G5", dice="GSSS"
    )
    play(battle, "done", "battle G5 f4", "ground")
    assert asked(battle) == "overrun"
    assert dice(battle, f"f4 {next_enemy}") == number


@pytest.mark.rule("R-CARD-12")
def test_terrain_rules_stay_under_armor_assault() -> None:
    units = {"G5": "axis armor", "K5": "axis armor", "g4": "allies infantry", "K3": "allies infantry"}
    battle = ordered("armor-assault", units, "G5", "K5", terrain={"g4": "forest", "k4": "forest"})
    play(battle, "move K5 k4")
    play(battle, "done")
    assert dice(battle, "G5 g4") == 2
    assert listed(battle, "battle") == ["battle G5 g4"]


# ---- the fallback: any one unit, without benefit ------------------------------------------------


@pytest.mark.rule("R-CARD-12", "R-CARD-27")
def test_without_armor_the_unit_of_armor_assault_gets_no_die() -> None:
    battle = ordered("armor-assault", {"G5": "axis infantry", "g4": "allies infantry"}, "G5")
    play(battle, "done")
    assert dice(battle, "G5 g4") == 3


@pytest.mark.rule("R-CARD-13", "R-CARD-27")
def test_without_infantry_the_unit_of_behind_enemy_lines_gets_nothing() -> None:
    units = {"G5": "axis armor", "J5": "allies infantry"}
    battle = ordered("behind-enemy-lines", units, "G5", terrain={"g4": "forest", "f4": "forest"}, spare=False)
    assert "G3" not in goals(battle, "G5")  # the forest stops it
    play(battle, "done")
    assert dice(battle, "G5 J5") == 3
    assert listed(battle, "move") == []  # no second move


@pytest.mark.rule("R-CARD-16", "R-CARD-27", "Q-CRD-06")
def test_without_infantry_dig_in_orders_one_unit_as_usual() -> None:
    units = {"G5": "axis armor", "K5": "axis artillery", "g4": "allies infantry"}
    battle = with_card("dig-in", units, spare=False)
    assert orderable(battle) == {"G5", "K5"}
    play(battle, "order G5", "confirm")
    assert features(battle, "G5") == ("open",)
    assert "G7" in goals(battle, "G5")
    play(battle, "done")
    assert dice(battle, "G5 g4") == 3


@pytest.mark.rule("R-CARD-19", "R-CARD-27")
def test_without_infantry_infantry_assault_orders_one_unit_as_usual() -> None:
    units = {"G5": "axis artillery", "C5": "axis armor", "G3": "allies infantry"}
    battle = with_card("infantry-assault", units, spare=False)
    if listed(battle, "lay"):
        play(battle, "lay infantry-assault s3")
    assert orderable(battle) == {"G5", "C5"}  # anywhere
    play(battle, "order G5")
    assert orderable(battle) == set()
    play(battle, "confirm")
    assert goals(battle, "G5") == {"F5", "H5", "f6", "g6", "f4", "g4"}


@pytest.mark.rule("R-CARD-21", "R-CARD-27")
def test_without_infantry_move_out_orders_one_unit() -> None:
    battle = with_card("move-out", {"G5": "axis armor", "K5": "axis artillery", "M1": "allies infantry"}, spare=False)
    assert orderable(battle) == {"G5", "K5"}
    play(battle, "order K5")
    assert orderable(battle) == set()


@pytest.mark.rule("R-CARD-23", "R-CARD-27", "Q-CRD-08")
def test_without_artillery_bombard_orders_one_unit_for_one_battle() -> None:
    battle = with_card(
        "artillery-bombard", {"G5": "axis armor", "G3": "allies infantry", "F3": "allies infantry"}, dice="SSS"
    )
    assert orderable(battle) == {"A9", "G5"}
    play(battle, "order G5")
    assert orderable(battle) == set()
    play(battle, "confirm", "done", "battle G5 G3")
    assert is_over(battle)


# ---- Behind Enemy Lines -------------------------------------------------------------------------


def behind(units: dict[str, str], terrain: dict[str, str] | None = None, **more: object) -> overlord.Game:
    """Behind Enemy Lines for the infantry on G7."""
    return ordered("behind-enemy-lines", {"G7": "axis infantry", **units}, "G7", terrain=terrain, **more)


@pytest.mark.rule("R-CARD-13", "R-MOVE-14", "Q-CRD-19")
def test_behind_enemy_lines_goes_through_forest_and_wire_battles_and_goes_on() -> None:
    battle = behind(
        {"H3": "allies infantry"},
        {"f6": "forest", "g6": "forest", "F5": "open+wire", "G5": "open+wire", "H5": "open+wire"},
        dice="SSSS",
    )
    play(battle, "move G7 g4")
    assert dice(battle, "g4 H3") == 4
    play(battle, "battle g4 H3")
    assert "G7" in goals(battle, "g4")
    play(battle, "move g4 G7")
    assert (unit_on(battle, "G7").kind, is_over(battle)) == ("infantry", True)


@pytest.mark.rule("R-CARD-13")
def test_behind_enemy_lines_orders_one_infantry_unit() -> None:
    battle = with_card("behind-enemy-lines", {"G7": "axis infantry", "K7": "axis special-forces", "C7": "axis armor"})
    assert orderable(battle) == {"A9", "G7", "K7"}
    play(battle, "order K7")
    assert orderable(battle) == set()


@pytest.mark.rule("R-CARD-13")
@pytest.mark.parametrize(("enemy", "number"), [("g6", 4), ("G5", 3), ("g4", 2)])
def test_behind_enemy_lines_adds_its_die_at_any_range(enemy: str, number: int) -> None:
    battle = behind({enemy: "allies infantry"})
    play(battle, "done")
    assert dice(battle, f"G7 {enemy}") == number


@pytest.mark.rule("R-CARD-13")
def test_both_moves_of_behind_enemy_lines_end_after_three_hexes() -> None:
    battle = behind({})
    assert "g4" in goals(battle, "G7")
    assert "G3" not in goals(battle, "G7")
    play(battle, "move G7 g4")
    assert "H1" in goals(battle, "g4") and "G7" in goals(battle, "g4")
    assert "g8" not in goals(battle, "g4")


@pytest.mark.rule("R-CARD-13", "R-MOVE-14")
@pytest.mark.parametrize(
    "terrain", ["forest", "town", "hedgerow", "marsh", "steep-hill", "open+wire", "ford", "beach", "trench"]
)
def test_behind_enemy_lines_ignores_what_terrain_does_to_movement(terrain: str) -> None:
    """Every hex from the start on is of this terrain."""
    ring = ["G7", "f6", "g6", "F5", "G5", "H5", "f4", "g4", "e4", "h4"]
    battle = behind({}, dict.fromkeys(ring, terrain))
    assert "g4" in goals(battle, "G7")
    play(battle, "move G7 g4")
    assert "G7" in goals(battle, "g4")


@pytest.mark.rule("R-CARD-13", "Q-CRD-21")
@pytest.mark.parametrize("terrain", ["river", "lake", "impassable-hill"])
def test_behind_enemy_lines_enters_no_impassable_hex(terrain: str) -> None:
    barrier = {f"{letter}6": terrain for letter in "abcdefghijkl"}
    battle = behind({}, barrier)
    assert {name[1] for name in goals(battle, "G7")} == {"7", "8", "9"}
    bridged = behind({}, barrier | {"g6": "river+bridge"})
    assert "g4" in goals(bridged, "G7")


@pytest.mark.rule("R-CARD-13")
def test_behind_enemy_lines_passes_through_no_unit() -> None:
    wall = {f"{letter}6": "allies infantry" for letter in "abcdefghijkl"}
    assert {name[1] for name in goals(behind(wall), "G7")} == {"7", "8", "9"}
    own = {f"{letter}6": "axis infantry" for letter in "abcdefghijkl"}
    assert {name[1] for name in goals(behind(own), "G7")} == {"7", "8", "9"}


@pytest.mark.rule("R-CARD-13", "Q-CRD-20")
@pytest.mark.parametrize("terrain", ["town", "forest", "hedgerow"])
def test_ending_the_first_move_on_no_battle_terrain_forbids_the_battle_not_the_second_move(terrain: str) -> None:
    battle = behind({"H3": "allies infantry"}, {"g4": terrain})
    play(battle, "move G7 g4")
    assert listed(battle, "battle") == []
    assert "G7" in goals(battle, "g4")


@pytest.mark.rule("R-CARD-13")
def test_the_own_hex_takes_its_die_from_behind_enemy_lines() -> None:
    battle = behind({"H3": "allies infantry"}, {"g4": "open+wire"})
    play(battle, "move G7 g4")
    assert dice(battle, "g4 H3") == 3


@pytest.mark.rule("R-CARD-13")
def test_the_second_move_needs_no_battle_and_no_battle_follows_it() -> None:
    battle = behind({"G3": "allies infantry", "L3": "allies infantry"})
    play(battle, "move G7 G5")
    assert "battle G5 G3" in listed(battle)
    play(battle, "move G5 g4")
    assert is_over(battle)  # next to G3, but the battle is past


@pytest.mark.rule("R-CARD-13")
def test_the_first_move_may_be_left_out() -> None:
    battle = behind({"g6": "allies infantry"}, dice="SSSS")
    play(battle, "done", "battle G7 g6")
    assert "H9" in goals(battle, "G7")


@pytest.mark.rule("R-CARD-13", "R-RET-12")
def test_a_unit_driven_off_by_an_ambush_keeps_its_second_move() -> None:
    battle = game(
        {"G7": "axis infantry", "H3": "allies infantry"},
        hands={"axis-cic": ["behind-enemy-lines"], "allies-cic": ["ambush"]},
        dice="FSS",
    )
    play(battle, "play behind-enemy-lines", "order G7", "confirm", "move G7 g4", "battle g4 H3", "ambush allies-cic")
    events = play(battle, "retreat g4 G5")
    assert faces(events, "battle") == []
    assert listed(battle, "battle") == []
    assert "G7" in goals(battle, "G5")


@pytest.mark.rule("R-CARD-13")
def test_a_unit_that_dies_in_the_ambush_has_no_second_move() -> None:
    battle = game(
        {"G7": "axis infantry 2", "H3": "allies infantry"},
        hands={"axis-cic": ["behind-enemy-lines"], "allies-cic": ["ambush"]},
        dice="GGG",
    )
    play(battle, "play behind-enemy-lines", "order G7", "confirm", "move G7 g4", "battle g4 H3", "ambush allies-cic")
    assert is_over(battle)


@pytest.mark.rule("R-CARD-13")
@pytest.mark.parametrize(("answer", "start"), [("ground", "H3"), ("pass", "g4")])
def test_taking_ground_comes_before_the_second_move(answer: str, start: str) -> None:
    battle = behind({"H3": "allies infantry 1"}, dice="GSSS")
    play(battle, "move G7 g4", "battle g4 H3")
    assert (asked(battle), listed(battle)) == ("ground", ["pass", "ground"])
    play(battle, answer)
    assert {text.split()[1] for text in listed(battle, "move")} == {start}
    assert listed(battle, "battle") == []


@pytest.mark.rule("R-CARD-13", "R-VIC-12")
@pytest.mark.parametrize(
    ("first_move", "terrain"),
    [(True, "open"), (True, "forest"), (False, "open"), (False, "forest")],
    ids=["first-move", "first-move-through-forest", "second-move", "second-move-through-forest"],
)
def test_either_move_of_behind_enemy_lines_may_leave_the_board(first_move: bool, terrain: str) -> None:
    gate = '[[exits]]\ncamp = "axis"\nhexes = ["G1"]'
    battle = ordered("behind-enemy-lines", {"G3": "axis infantry"}, "G3", terrain={"G1": terrain}, tables=gate)
    if not first_move:
        play(battle, "done")
    assert "exit G3 G1" in listed(battle)
    play(battle, "exit G3 G1")
    assert battle.view(None).medals[0].medals == 1
    assert is_over(battle)


@pytest.mark.rule("R-CARD-13")
def test_behind_enemy_lines_rolls_for_no_ice() -> None:
    battle = behind({}, {f"{letter}6": "frozen-river" for letter in "abcdefghijkl"})
    events = play(battle, "move G7 g6")
    events += play(battle, "move g6 H5")
    assert of(events, Rolled) == []
    crossing = behind({}, {f"{letter}6": "frozen-river" for letter in "abcdefghijkl"})
    assert of(play(crossing, "move G7 g4"), Rolled) == []


@pytest.mark.rule("R-CARD-13", "R-TER-86")
def test_mines_go_off_only_where_a_move_of_behind_enemy_lines_ends() -> None:
    mines = "mines = [" + ", ".join(f'{{ hex = "{c}6", camp = "allies", strength = 2 }}' for c in "abcdefghijkl") + "]"
    passing = behind({}, top=mines)
    assert of(play(passing, "move G7 g4"), MineShown) == []
    ending = behind({}, top=mines, dice="GS" + "GS")
    events = play(ending, "move G7 g6")
    assert [event.hex for event in of(events, MineShown)] == ["g6"]
    assert unit_on(ending, "g6").figures == 3
    events = play(passing, "move g4 g6")
    assert [event.hex for event in of(events, MineShown)] == ["g6"]


# ---- Close Assault ------------------------------------------------------------------------------


@pytest.mark.rule("R-CARD-14", "Q-CRD-28")
def test_close_assault_orders_infantry_and_armor_beside_an_enemy_and_no_artillery() -> None:
    units = {
        "G5": "axis infantry",
        "H5": "axis armor",
        "H3": "axis artillery",
        "G7": "axis infantry",
        "g4": "allies infantry",
    }
    battle = with_card("close-assault", units)
    assert orderable(battle) == {"G5", "H5"}
    assert refused(battle, "order G7").rule == "R-CARD-14"
    assert refused(battle, "order H3").rule == "R-CARD-14"


@pytest.mark.rule("R-CARD-14")
def test_close_assault_orders_any_number() -> None:
    units = dict.fromkeys(("G5", "H5", "f4", "h4", "G3", "H3"), "axis infantry") | {"g4": "allies infantry"}
    assert len(order_all(with_card("close-assault", units))) == 6


@pytest.mark.rule("R-CARD-14")
def test_close_assault_forbids_moving_and_adds_a_die() -> None:
    units = {"G5": "axis infantry", "H5": "axis armor", "g4": "allies infantry"}
    battle = ordered("close-assault", units, "G5", "H5")
    assert asked(battle) == "battle"
    assert (dice(battle, "G5 g4"), dice(battle, "H5 g4")) == (4, 4)
    assert listed(battle, "move") == []
    refused(battle, "move G5 F5")


@pytest.mark.rule("R-CARD-14", "R-AO-06")
def test_close_assault_allows_ground_and_an_overrun_without_the_die() -> None:
    units = {"G5": "axis armor", "g4": "allies infantry 1", "G3": "allies infantry"}
    battle = ordered("close-assault", units, "G5", dice="GSSS")
    play(battle, "battle G5 g4", "ground")
    assert asked(battle) == "overrun"
    assert dice(battle, "g4 G3") == 3


@pytest.mark.rule("R-CARD-14")
def test_the_overrun_of_close_assault_is_a_usual_one_and_may_fire() -> None:
    units = {"G5": "axis armor", "g4": "allies infantry 1", "g2": "allies infantry"}
    battle = ordered("close-assault", units, "G5", dice="GSSS")
    play(battle, "battle G5 g4", "ground")
    assert dice(battle, "g4 g2") == 3


@pytest.mark.rule("R-CARD-14")
def test_units_of_close_assault_do_not_fire_when_their_enemy_is_gone() -> None:
    units = {"G5": "axis infantry", "H5": "axis infantry", "g4": "allies infantry 1", "I3": "allies infantry"}
    battle = ordered("close-assault", units, "G5", "H5", dice="GSSS")
    play(battle, "battle G5 g4", "pass")
    assert is_over(battle)  # I3 is two hexes from H5 and in the open


@pytest.mark.rule("R-CARD-14")
def test_wire_may_be_removed_instead_of_the_close_assault() -> None:
    battle = ordered(
        "close-assault", {"G5": "axis infantry", "g4": "allies infantry"}, "G5", terrain={"G5": "open+wire"}
    )
    assert "special remove-wire G5" in listed(battle)
    play(battle, "special remove-wire G5")
    assert (features(battle, "G5"), is_over(battle)) == (("open",), True)


@pytest.mark.rule("R-CARD-14", "R-CARD-18")
@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("close-assault", {"G7": "axis infantry", "G3": "allies infantry"}),
        ("firefight", {"A9": "axis infantry", "B9": "allies infantry"}),
    ],
)
def test_close_assault_and_firefight_have_no_fallback(card: str, units: dict[str, str]) -> None:
    battle = with_card(card, units)
    assert is_over(battle)


# ---- Dig-In -------------------------------------------------------------------------------------


@pytest.mark.rule("R-CARD-16", "Q-CRD-04")
def test_dig_in_gives_sandbags_to_four_infantry_that_neither_move_nor_battle() -> None:
    units = dict.fromkeys(("B7", "E7", "G5", "I7", "L7"), "axis infantry") | {
        "G7": "axis armor",
        "g4": "allies infantry",
    }
    battle = with_card("dig-in", units, spare=False)
    assert orderable(battle) == {"B7", "E7", "G5", "I7", "L7"}
    play(battle, "order B7", "order G5", "order I7", "order L7")
    assert orderable(battle) == set()
    events = play(battle, "confirm")
    assert is_over(battle)  # G5 stands beside g4 and may not battle
    assert (of(events, Moved), of(events, Rolled)) == ([], [])
    assert [features(battle, name) for name in ("B7", "G5", "I7", "L7")] == [("open", "sandbags")] * 4
    assert features(battle, "E7") == ("open",)


@pytest.mark.rule("R-CARD-16", "R-TER-90")
@pytest.mark.parametrize(
    ("terrain", "after"),
    [
        pytest.param("open", ("open", "sandbags")),
        pytest.param("forest", ("forest", "sandbags")),
        pytest.param("river+bridge", ("river", "bridge", "sandbags"), marks=pytest.mark.rule("Q-CRD-05")),
        pytest.param("open+sandbags", ("open", "sandbags")),
        pytest.param("open+wire", ("open", "wire")),
        pytest.param("ford", ("ford",)),
        pytest.param("ocean", ("ocean",)),
    ],
)
def test_dig_in_where_the_hex_takes_sandbags(terrain: str, after: tuple[str, ...]) -> None:
    battle = ordered("dig-in", {"G5": "axis infantry"}, "G5", terrain={"G5": terrain})
    assert features(battle, "G5") == after
    assert is_over(battle)


@pytest.mark.rule("R-CARD-16")
def test_the_sandbags_of_dig_in_protect_at_once() -> None:
    battle = game(
        {"G5": "axis infantry", "g4": "allies infantry", "f4": "allies armor"},
        {"G5": "river+bridge"},
        hands={"axis-cic": ["dig-in", *PLAIN], "allies-cic": ["attack-center", *PLAIN]},
        dice="FSS",
    )
    play(battle, "play dig-in", "order G5", "confirm")
    play(battle, "play attack-center", "order g4", "order f4", "confirm", "done")
    assert (dice(battle, "g4 G5"), dice(battle, "f4 G5")) == (2, 2)
    play(battle, "battle g4 G5", "pass")
    assert listed(battle) == ["ignore 0", "ignore 1"]


@pytest.mark.rule("R-CARD-16")
def test_without_sandbags_in_the_box_dig_in_gives_nothing() -> None:
    battle = ordered("dig-in", {"G5": "axis infantry", "H5": "axis infantry"}, "G5", "H5", options={"sandbags": 1})
    assert [features(battle, name)[-1] for name in ("G5", "H5")] == ["sandbags", "open"]
    assert battle.view(None).sandbags == 0
    assert is_over(battle)


# ---- Direct from HQ, Move Out -------------------------------------------------------------------


@pytest.mark.rule("R-CARD-17")
def test_direct_from_hq_orders_any_four_units_anywhere() -> None:
    units = {"B7": "axis infantry", "E5": "axis armor", "K7": "axis artillery", "H7": "axis sniper", "M9": "axis armor"}
    battle = with_card("direct-from-hq", units)
    assert orderable(battle) == {"A9", "B7", "E5", "K7", "H7", "M9"}
    assert len(order_all(battle)) == 4


@pytest.mark.rule("R-CARD-17", "R-UNIT-32")
def test_direct_from_hq_orders_a_ship() -> None:
    battle = with_card("direct-from-hq", {"G5": "axis destroyer"}, {"G5": "ocean", "H5": "ocean"})
    assert "G5" in orderable(battle)


@pytest.mark.rule("R-CARD-21")
def test_move_out_orders_up_to_four_infantry_anywhere() -> None:
    units = {
        "B7": "axis infantry",
        "E5": "axis armor",
        "K7": "axis artillery",
        "H7": "axis special-forces",
        "M9": "axis sniper",
    }
    battle = with_card("move-out", units | {"L5": "axis cavalry"})
    assert orderable(battle) == {"A9", "B7", "H7", "M9", "L5"}
    assert len(order_all(battle)) == 4


# ---- Firefight ----------------------------------------------------------------------------------


@pytest.mark.rule("R-CARD-18", "Q-CRD-26")
def test_firefight_orders_nobody_beside_an_enemy() -> None:
    units = {"G5": "axis infantry", "g4": "allies infantry", "H7": "axis infantry"}
    battle = with_card("firefight", units)
    assert orderable(battle) == {"A9", "H7"}
    assert refused(battle, "order G5").rule == "R-CARD-18"


@pytest.mark.rule("R-CARD-18")
def test_firefight_orders_up_to_four_units_of_any_type() -> None:
    units = {
        "B7": "axis infantry",
        "E5": "axis armor",
        "K7": "axis artillery",
        "H7": "axis sniper",
        "M9": "axis cavalry",
    }
    battle = with_card("firefight", units)
    assert orderable(battle) == {"A9", *units}
    assert len(order_all(battle)) == 4


@pytest.mark.rule("R-CARD-18", "R-CARD-31")
@pytest.mark.parametrize(
    ("kind", "enemy", "number"),
    [
        ("infantry", "G5", 3),
        ("infantry", "g4", 2),
        ("armor", "G5", 4),
        ("armor", "g4", 4),
        ("artillery", "G5", 4),
        ("artillery", "g2", 2),
        ("sniper", "g4", 2),
    ],
)
def test_firefight_adds_a_die_and_forbids_moving(kind: str, enemy: str, number: int) -> None:
    battle = ordered("firefight", {"G7": f"axis {kind}", enemy: "allies infantry"}, "G7")
    assert asked(battle) == "battle"
    assert listed(battle, "move") == []
    assert dice(battle, f"G7 {enemy}") == number


@pytest.mark.rule("R-CARD-18", "Q-CRD-27")
def test_a_firefighter_beside_whom_an_enemy_retreats_cannot_fire() -> None:
    """The allies fall back from G5 to f4 or g4, next to the axis on G3, which could have fired at I3."""
    units = {"G7": "axis infantry", "G3": "axis armor", "G5": "allies infantry", "I3": "allies infantry"}
    battle = ordered("firefight", units, "G7", "G3", dice="FSS")
    assert {"battle G7 G5", "battle G3 I3"} <= set(listed(battle))
    play(battle, "battle G7 G5")
    while asked(battle) == "retreat":
        play(battle, "retreat G5 g4")
    assert is_over(battle)  # neither at I3 nor at g4


@pytest.mark.rule("R-CARD-31")
def test_firefight_adds_its_die_in_overlord_too() -> None:
    hands = {"axis-cic": ["firefight", *PLAIN]}
    battle = game({"M5": "axis infantry", "M3": "allies infantry"}, board="overlord", hands=hands)
    wanted = ["give firefight axis-center", "lay firefight both", "order M5", "confirm", "ready", "pass"]
    while not listed(battle, "battle"):
        play(battle, next(answer for answer in wanted if answer in listed(battle)))
    assert dice(battle, "M5 M3") == 3


# ---- Infantry Assault ---------------------------------------------------------------------------


def assault(
    units: dict[str, str], *names: str, section: str = "s2", terrain: dict[str, str] | None = None, **more: object
) -> overlord.Game:
    """Infantry Assault laid in a section, these units named."""
    battle = with_card("infantry-assault", units, terrain, **more)
    play(battle, f"lay infantry-assault {section}", *(f"order {name}" for name in names), "confirm")
    return battle


@pytest.mark.rule("R-CARD-19")
@pytest.mark.parametrize(("section", "found"), [("s1", "A9 B7 d6"), ("s2", "d6 G7 H7 e6"), ("s3", "L7")])
def test_infantry_assault_orders_all_infantry_of_the_chosen_section(section: str, found: str) -> None:
    units = {"B7": "axis infantry", "d6": "axis infantry", "G7": "axis infantry", "H7": "axis special-forces"}
    more = {"e6": "axis sniper", "F7": "axis armor", "E7": "axis artillery", "L7": "axis infantry"}
    battle = with_card("infantry-assault", units | more)
    assert listed(battle) == [f"lay infantry-assault s{n}" for n in (1, 2, 3)]
    play(battle, f"lay infantry-assault {section}")
    assert orderable(battle) == set(found.split())
    assert set(order_all(battle)) == set(found.split())


@pytest.mark.rule("R-CARD-19")
@pytest.mark.parametrize(
    ("kind", "battles_after", "at_most"),
    [
        pytest.param("infantry", 2, 3),
        pytest.param("special-forces", 2, 3, marks=pytest.mark.rule("Q-CRD-29")),
        pytest.param("cavalry", 3, 3),
        pytest.param("ski-troops", 3, 3),
        pytest.param("combat-engineers", 2, 3),
    ],
)
def test_infantry_assault_lets_infantry_go_further(kind: str, battles_after: int, at_most: int) -> None:
    """From G9 straight down: g8, G7 … the enemy of each hex stands one hex beside the way."""
    way = ["g8", "H7", "h6", "I5"]  # one, two, three, four hexes from G9
    for moved, goal in enumerate(way, 1):
        beside = {"g8": "H9", "H7": "I7", "h6": "i6", "I5": "J5"}[goal]
        battle = assault({"G9": f"axis {kind}", beside: "allies infantry"}, "G9")
        assert (goal in goals(battle, "G9")) == (moved <= at_most)
        if moved <= at_most:
            play(battle, f"move G9 {goal}")
            assert (listed(battle, "battle") == [f"battle {goal} {beside}"]) == (moved <= battles_after)


@pytest.mark.rule("R-CARD-19")
def test_terrain_rules_stay_under_infantry_assault() -> None:
    units = {"G7": "axis infantry", "H3": "allies infantry"}
    battle = assault(units, "G7", terrain={"g6": "forest", "f6": "forest", "H5": "forest"})
    assert "G5" not in goals(battle, "G7")  # the way round takes four
    play(battle, "move G7 g6")
    assert is_over(battle)


@pytest.mark.rule("R-CARD-19", "Q-CRD-30")
def test_infantry_assault_in_a_section_without_infantry_orders_nobody() -> None:
    units = {"C7": "axis infantry", "G7": "axis armor", "H7": "axis artillery"}
    battle = with_card("infantry-assault", units)
    events = play(battle, "lay infantry-assault s2")
    assert of(events, Ordered) == []
    assert is_over(battle)


# ---- Medics & Mechanics -------------------------------------------------------------------------


def medics(
    kind: str,
    shells: str,
    roll: str,
    held: int = 4,
    terrain: dict[str, str] | None = None,
    enemy: str = "M1",
    **more: object,
) -> overlord.Game:
    """The allies have shelled the axis unit on G5 with a Barrage; the axis answer with Medics & Mechanics."""
    fill = ["probe-left", "probe-center", "probe-right", "attack-left", "attack-center"]
    battle = game(
        {"G5": f"axis {kind}", enemy: "allies infantry"},
        terrain,
        hands={"allies-cic": ["barrage", *fill[:held]], "axis-cic": ["medics-and-mechanics", *fill[:held]]},
        hand=held + 1,
        first="allies",
        dice=shells + roll,
        **more,
    )
    play(battle, "play barrage", "target G5", "play medics-and-mechanics")
    return battle


@pytest.mark.rule("R-CARD-20", "R-CARD-30")
@pytest.mark.parametrize(("held", "number"), [(2, 3), pytest.param(4, 5, marks=pytest.mark.rule("Q-CRD-22"))])
def test_medics_rolls_a_die_per_card_and_one_for_itself(held: int, number: int) -> None:
    battle = medics("infantry", "GGSS", "IIFFF"[:number], held)
    assert listed(battle, "target") == ["target G5"]
    events = play(battle, "target G5", "confirm")
    assert faces(events, "medics") == ["IIFFF"[:number]]
    assert unit_on(battle, "G5").figures == 4


@pytest.mark.rule("R-CARD-20")
@pytest.mark.parametrize(
    ("kind", "shells", "roll", "back"),
    [
        pytest.param("infantry", "GGGS", "SIFAG", 2),
        pytest.param("infantry", "GSSS", "SSIII", 1, id="never-above-the-starting-strength"),
        pytest.param("armor", "GGSS", "AISGF", 2),
        pytest.param("artillery", "GSSS", "IASFG", 1, marks=pytest.mark.rule("Q-CRD-23")),
        pytest.param("artillery", "GSSS", "IIAAG", 0),
        pytest.param("special-forces", "GGGS", "IIAFG", 2),
    ],
)
def test_stars_and_the_own_symbol_bring_figures_back(kind: str, shells: str, roll: str, back: int) -> None:
    battle = medics(kind, shells, roll)
    events = play(battle, "target G5", "confirm")
    assert sum(event.figures for event in of(events, Healed)) == back


@pytest.mark.rule("R-CARD-20")
def test_a_unit_that_got_a_figure_back_is_ordered() -> None:
    battle = medics("infantry", "GGSS", "SFFFF", enemy="G3")
    events = play(battle, "target G5", "confirm")
    assert [event.unit for event in of(events, Ordered)] == ["G5"]
    assert asked(battle) == "move"
    assert {text.split()[1] for text in listed(battle, "move")} == {"G5"}
    play(battle, "move G5 F5")
    assert dice(battle, "F5 G3") == 2


@pytest.mark.rule("R-CARD-20", "Q-CRD-24")
def test_a_unit_that_got_nobody_back_is_not_ordered() -> None:
    battle = medics("infantry", "GGSS", "AFGFA")
    events = play(battle, "target G5", "confirm")
    assert (of(events, Ordered), unit_on(battle, "G5").figures) == ([], 2)
    assert (asked(battle), battle.waiting()[0].seat) == ("card", "allies-cic")


@pytest.mark.rule("R-CARD-20")
def test_medics_without_a_damaged_unit_has_no_effect() -> None:
    battle = with_card("medics-and-mechanics", {"G5": "axis infantry 2"})  # two is its whole strength
    assert is_over(battle)


@pytest.mark.rule("R-CARD-20")
def test_medics_treats_one_unit_of_ones_own_choice() -> None:
    battle = game(
        {"G5": "axis infantry", "H5": "axis infantry", "G1": "allies infantry"},
        hands={"allies-cic": ["air-power", *PLAIN], "axis-cic": ["medics-and-mechanics", *PLAIN]},
        first="allies",
        dice="GAGA" + "SSSS",
    )
    play(battle, "play air-power", "target G5", "target H5", "confirm", "play medics-and-mechanics")
    assert listed(battle, "target") == ["target G5", "target H5"]
    refused(battle, "target A9")
    play(battle, "target H5")
    assert listed(battle, "target") == []
    play(battle, "confirm")
    assert (asked(battle), unit_on(battle, "G5").figures, unit_on(battle, "H5").figures) == ("move", 3, 4)


@pytest.mark.rule("R-CARD-20")
@pytest.mark.parametrize(
    ("kind", "terrain", "top"),
    [("locomotive", {}, 'rails = ["F5 G5 H5"]'), ("destroyer", {"G5": "ocean"}, "")],
)
def test_trains_and_ships_cannot_be_healed(kind: str, terrain: dict[str, str], top: str) -> None:
    battle = medics(kind, "GSSS", "", terrain=terrain, top=top)
    assert unit_on(battle, "G5").figures < unit_on(battle, "G5").strength
    assert (asked(battle), battle.waiting()[0].seat) == ("card", "allies-cic")


@pytest.mark.rule("R-CARD-20", "R-UNIT-09", "R-UNIT-17")
def test_the_units_that_cannot_heal_are_trains_ships_airplanes_and_the_tiger() -> None:
    assert {key for key, kind in UNITS.items() if not kind.heals} == {
        *AIRPLANES,
        "locomotive",
        "wagon",
        "armored-train",
        "destroyer",
        "tiger",
    }


@pytest.mark.rule("R-CARD-20", "R-CARD-30", "R-NAT-33")
def test_the_card_under_the_commissar_chip_counts_for_medics() -> None:
    battle = game(
        {"G5": "axis infantry"},
        hands={"allies-cic": ["barrage", *PLAIN], "axis-cic": ["medics-and-mechanics", *PLAIN]},
        options={"commissar": "axis"},
        nations=("su", "us"),
        first="allies",
        dice="GGSS" + "FFFF",
    )
    play(battle, "axis-cic: chip medics-and-mechanics", "play barrage", "target G5", "chip probe-left")
    events = play(battle, "target G5", "confirm")
    assert [len(roll) for roll in faces(events, "medics")] == [4]


# ---- Their Finest Hour --------------------------------------------------------------------------


def finest(units: dict[str, str], roll: str, terrain: dict[str, str] | None = None, **more: object) -> overlord.Game:
    """The axis have played Their Finest Hour and rolled this."""
    return with_card("their-finest-hour", units, terrain, dice=roll, **more)


@pytest.mark.rule("R-CARD-22", "R-CARD-30")
@pytest.mark.parametrize("held", [1, 3, 5])
def test_their_finest_hour_rolls_a_die_per_card_and_one_for_itself(held: int) -> None:
    fill = ["probe-left", "probe-center", "probe-right", "attack-left", "attack-center"][:held]
    battle = game(hands={"axis-cic": ["their-finest-hour", *fill], "allies-cic": []}, hand=held + 1)
    events = play(battle, "play their-finest-hour")
    assert [len(roll) for roll in faces(events, "finest-hour")] == [held + 1]


@pytest.mark.rule("R-CARD-22", "Q-CRD-25")
@pytest.mark.parametrize("first", ["C7", "F7", "H7", "K7"])
def test_two_infantry_faces_and_a_star_with_one_infantry_two_tanks_and_a_gun(first: str) -> None:
    units = {
        "C7": "axis infantry",
        "F7": "axis armor",
        "H7": "axis armor",
        "K7": "axis artillery",
        "M1": "allies infantry",
    }
    battle = finest(units, "IISF", spare=False)
    assert orderable(battle) == {"C7", "F7", "H7", "K7"}
    play(battle, f"order {first}")
    assert orderable(battle) == ({"F7", "H7", "K7"} if first == "C7" else {"C7"})
    play(battle, listed(battle, "order")[0])
    assert orderable(battle) == set()


@pytest.mark.rule("R-CARD-22")
@pytest.mark.parametrize(
    ("roll", "found"),
    [("IFGF", {"A9", "C7"}), ("AFGG", {"F7"}), ("FFGG", set()), ("SFGG", {"A9", "C7", "F7", "K7", "G5"})],
)
def test_which_face_of_their_finest_hour_orders_whom(roll: str, found: set[str]) -> None:
    units = {"C7": "axis special-forces", "F7": "axis elite-armor", "K7": "axis artillery", "G5": "axis destroyer"}
    battle = finest(units, roll, {"G5": "ocean"})
    if found:
        assert orderable(battle) == found
        assert len(order_all(battle)) == 1
    else:
        assert is_over(battle)


@pytest.mark.rule("R-CARD-22")
def test_their_finest_hour_adds_a_die_in_every_battle_of_the_turn() -> None:
    units = {"G5": "axis armor", "K5": "axis infantry", "C7": "axis artillery", "g4": "allies infantry 1"}
    more = {"G3": "allies infantry", "K3": "allies infantry", "C3": "allies infantry"}
    battle = finest(units | more, "SSSF" + "GFFF")
    play(battle, "order G5", "order K5", "order C7", "confirm", "done")
    assert (dice(battle, "G5 g4"), dice(battle, "K5 K3"), dice(battle, "C7 C3")) == (4, 3, 3)
    play(battle, "battle G5 g4", "ground")
    assert (asked(battle), dice(battle, "g4 G3")) == ("overrun", 4)


@pytest.mark.rule("R-CARD-22", "R-DECK-04")
def test_their_finest_hour_reshuffles_even_when_it_orders_nobody() -> None:
    battle = game(hands={"axis-cic": ["their-finest-hour", *PLAIN], "allies-cic": [*PLAIN, "dig-in"]}, dice="FFFF")
    events = play(battle, "play their-finest-hour")
    assert len(of(events, Reshuffled)) == 1
    assert battle.view(None).discard == 0


# ---- Artillery Bombard --------------------------------------------------------------------------

GUNS = {"G7": "axis artillery", "C7": "axis artillery", "G3": "allies infantry", "H3": "allies infantry 1"}


@pytest.mark.rule("R-CARD-23")
def test_bombard_orders_all_artillery() -> None:
    guns = dict.fromkeys(("B7", "D7", "F7", "H7"), "axis artillery") | {
        "J7": "axis big-gun",
        "L7": "axis mobile-artillery",
    }
    battle = with_card("artillery-bombard", guns | {"G5": "axis armor"})
    assert orderable(battle) == {*guns}
    assert len(order_all(battle)) == 6


@pytest.mark.rule("R-CARD-23", "Q-CRD-09")
def test_a_gun_under_bombard_battles_twice_and_chooses_its_second_target_later() -> None:
    battle = ordered("artillery-bombard", GUNS, "G7", dice="GA" + "SS")
    play(battle, "done", "battle G7 H3")
    assert unit_on(battle, "H3") is None
    assert dice(battle, "G7 G3") == 2
    play(battle, "battle G7 G3")
    assert is_over(battle)  # no third


@pytest.mark.rule("R-CARD-23")
def test_both_shots_of_bombard_may_fall_on_one_target() -> None:
    battle = ordered("artillery-bombard", GUNS, "G7", dice="GA" + "GA")
    play(battle, "done", "battle G7 G3", "battle G7 G3")
    assert (unit_on(battle, "G3").figures, is_over(battle)) == (2, True)


@pytest.mark.rule("R-CARD-23")
def test_one_shot_of_bombard_may_be_left_out_and_others_come_between() -> None:
    battle = ordered("artillery-bombard", GUNS, "G7", "C7", dice="SS" * 4)
    play(battle, "done", "battle G7 G3", "battle C7 G3")
    assert {"battle G7 G3", "battle C7 G3"} <= set(listed(battle))
    play(battle, "battle G7 H3")
    assert {text.split()[1] for text in listed(battle, "battle")} == {"C7"}
    play(battle, "done")
    assert is_over(battle)


@pytest.mark.rule("R-CARD-23")
@pytest.mark.parametrize(
    ("goal", "kind"), [("G5", "artillery"), ("F7", "artillery"), ("g4", "big-gun"), ("F7", "mobile-artillery")]
)
def test_a_gun_under_bombard_moves_three_hexes_and_then_does_not_battle(goal: str, kind: str) -> None:
    battle = ordered(
        "artillery-bombard", {"G7": f"axis {kind}", "K3": "allies infantry", "G1": "allies infantry"}, "G7"
    )
    assert "g4" in goals(battle, "G7")
    assert "G3" not in goals(battle, "G7")
    play(battle, f"move G7 {goal}")
    assert is_over(battle)


# ---- Barrage ------------------------------------------------------------------------------------


@pytest.mark.rule("R-CARD-24", "Q-CRD-10", "R-RET-10")
def test_barrage_on_infantry_in_a_bunker() -> None:
    battle = with_card("barrage", {"G3": "allies infantry"}, {"G3": "open+bunker=allies"}, dice="ISFG")
    events = play(battle, "target G3")
    assert faces(events, "barrage") == ["ISFG"]
    assert [(event.unit, event.figures) for event in of(events, Lost)] == [("G3", 2)]
    assert (asked(battle), battle.waiting()[0].seat) == ("retreat", "allies-cic")  # the flag cannot be ignored
    events = play(battle, listed(battle)[0])
    assert len(of(events, Retreated)) == 1
    assert is_over(battle)


@pytest.mark.rule("R-CARD-24")
@pytest.mark.parametrize(("kind", "hits"), [("infantry", "IG"), ("armor", "AG"), ("artillery", "G"), ("sniper", "G")])
def test_barrage_hits_with_symbol_and_grenade_but_not_with_the_star(kind: str, hits: str) -> None:
    for face in "IAGS":
        other = "A" if kind == "infantry" else "I"
        battle = with_card("barrage", {"G3": f"allies {kind}"}, dice=face + other * 3)
        events = play(battle, "target G3")
        assert (face, sum(event.figures for event in of(events, Lost))) == (face, int(face in hits))


@pytest.mark.rule("R-CARD-24")
def test_barrage_falls_on_one_enemy_unit_anywhere_and_orders_nobody() -> None:
    units = {"G5": "axis infantry", "g4": "allies infantry", "A1": "allies armor"}
    battle = with_card("barrage", units, {"M1": "town"}, dice="IASS")
    assert set(listed(battle)) == {"target g4", "target A1", "target M1"}
    refused(battle, "target G5")
    refused(battle, "pass")
    events = play(battle, "target M1")
    assert of(events, Ordered) == []
    assert is_over(battle)


# ---- what holds for all tactic cards ------------------------------------------------------------

CROWD = {
    "C7": "axis infantry",
    "F7": "axis infantry",
    "G7": "axis infantry",
    "E9": "axis artillery",
    "I9": "axis artillery",
    "J7": "axis armor",
    "K7": "axis armor",
    "c6": "allies infantry",
    "f6": "allies infantry",
    "j6": "allies infantry",
}


@pytest.mark.rule("R-CARD-25")
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(
    "card",
    [
        "armor-assault",
        "artillery-bombard",
        "close-assault",
        "dig-in",
        "direct-from-hq",
        "firefight",
        "infantry-assault",
        "move-out",
        "their-finest-hour",
    ],
)
def test_a_tactic_card_may_be_used_for_fewer_units(card: str, number: int) -> None:
    battle = with_card(card, CROWD, dice="SSSS")
    if card == "infantry-assault":
        play(battle, "lay infantry-assault s2")
    assert len(orderable(battle)) >= 2
    play(battle, *listed(battle, "order")[:number])
    assert "confirm" in listed(battle)
    assert len(of(play(battle, "confirm"), Ordered)) == number


@pytest.mark.rule("R-CARD-25")
@pytest.mark.parametrize("card", ["behind-enemy-lines", "recon-center"])
def test_a_card_for_one_unit_may_order_none(card: str) -> None:
    battle = with_card(card, CROWD)
    assert of(turn(battle, "confirm"), Ordered) == []


@pytest.mark.rule("R-CARD-26")
@pytest.mark.parametrize(
    ("card", "number"), [("close-assault", 5), ("behind-enemy-lines", 5), ("their-finest-hour", 5), ("move-out", 4)]
)
def test_dice_of_card_and_nation_add_up(card: str, number: int) -> None:
    """Full-strength Japanese infantry has a die of its own in close assault."""
    battle = with_card(
        card,
        {"G5": "axis infantry", "g4": "allies infantry"},
        options={"japanese_army": "axis"},
        nations=("jp", "us"),
        dice="SSSS",
    )
    play(battle, "order G5", "confirm")
    if asked(battle) == "move":
        play(battle, "done")
    assert dice(battle, "G5 g4") == number


@pytest.mark.rule("R-CARD-28")
def test_air_power_may_be_another_artillery_bombard() -> None:
    battle = with_card("air-power", GUNS, options={"air_power_as_bombard": True}, dice="SSSS")
    assert orderable(battle) == {"G7", "C7"}
    play(battle, "order G7", "confirm")
    assert "g4" in goals(battle, "G7")
    play(battle, "done", "battle G7 G3", "battle G7 G3")
    assert is_over(battle)


def deal_until(card: str, camp: str, options: dict[str, object]) -> None:
    """Deal many hands: this camp never holds the card."""
    dealt = False
    for seed in range(40):
        battle = game(seed=seed, options=options, hand=12)
        assert card not in hand(battle, camp)
        assert len(hand(battle, camp)) == 12
        dealt = dealt or card in hand(game(seed=seed, hand=12), camp)
    assert dealt


@pytest.mark.rule("R-CARD-28")
def test_a_camp_forbidden_air_power_discards_it_and_draws_again_at_once() -> None:
    deal_until("air-power", "axis", {"no_air_power": "axis"})


@pytest.mark.rule("R-CARD-28")
def test_the_other_camp_keeps_its_air_power() -> None:
    held = [
        seed
        for seed in range(40)
        if "air-power" in hand(game(seed=seed, hand=12, options={"no_air_power": "axis"}), "allies")
    ]
    assert held


@pytest.mark.rule("R-CARD-28")
@pytest.mark.parametrize("camp", ["axis", "allies"])
def test_a_scenario_may_remove_barrage(camp: str) -> None:
    deal_until("barrage", camp, {"no_barrage": True})


@pytest.mark.rule("R-CARD-28")
def test_a_forbidden_card_drawn_later_is_discarded_and_replaced() -> None:
    """Only Air Power and one other card are left to draw."""
    rest = [card for card in FULL_DECK if card not in ("air-power", "probe-left")] + ["probe-left"] * 2
    battle = game(hands={"axis-cic": ["probe-left"], "allies-cic": rest}, hand=1, options={"no_air_power": "axis"})
    assert battle.view(None).deck == 2
    play(battle, "play probe-left")
    assert "air-power" not in hand(battle, "axis")
    assert len(hand(battle, "axis")) == 1


FULL_DECK = [card.key for card in deck_of("standard")]


# ---- Counter-Attack -----------------------------------------------------------------------------


def countered(
    card: str,
    *answers: str,
    units: dict[str, str] | None = None,
    terrain: dict[str, str] | None = None,
    by: str = "allies",
    dice: str = "",
    held: int = 3,
    **more: object,
) -> overlord.Game:
    """One camp has played this card with these answers and ended its turn; the other has played Counter-Attack."""
    first = "axis" if by == "allies" else "allies"
    fill = ["probe-left", "probe-center", "probe-right", "attack-left", "attack-center", "attack-right"][:held]
    battle = game(
        units or ALL_OVER,
        terrain,
        hands={f"{first}-cic": [card, *PLAIN], f"{by}-cic": ["counter-attack", *fill]},
        first=first,
        dice=dice,
        **more,
    )
    turn(battle, f"play {card}", *answers)
    assert battle.waiting()[0].seat == f"{by}-cic"
    events = play(battle, "play counter-attack")
    assert [(event.card, event.copied) for event in of(events, CardPlayed)] == [("counter-attack", card)]
    return battle


@pytest.mark.rule("R-CARD-15", "R-GEO-08")
@pytest.mark.parametrize("by", ["axis", "allies"])
@pytest.mark.parametrize(("name", "count"), [("recon", 1), ("probe", 2), ("attack", 3), ("assault", 3)])
@pytest.mark.parametrize(
    ("side", "axis_section"),
    [pytest.param("left", EAST, marks=pytest.mark.rule("Q-CRD-14")), ("center", CENTER), ("right", WEST)],
)
def test_a_countered_section_card_is_fought_over_the_same_ground(
    by: str, name: str, count: int, side: str, axis_section: set[str]
) -> None:
    mirrored = {"left": WEST, "center": CENTER, "right": EAST}[side]
    section = axis_section if by == "allies" else mirrored
    battle = countered(f"{name}-{side}", by=by, spare=False)
    row = "3" if by == "allies" else "7"
    assert orderable(battle) == {letter + row for letter in section}
    assert len(order_all(battle)) == count


@pytest.mark.rule("R-CARD-15", "Q-CRD-15")
def test_a_countered_recon_draws_two_and_keeps_one() -> None:
    battle = countered("recon-left", spare=False)
    events = play(battle, "confirm")
    assert asked(battle) == "keep"
    assert [(event.seat, event.count) for event in of(events, Drew)] == [("allies-cic", 2)]
    play(battle, listed(battle)[0])
    assert len(hand(battle, "allies")) == 4


@pytest.mark.rule("R-CARD-15", "Q-CRD-31")
@pytest.mark.parametrize(
    ("card", "letters"), [("recon-in-force", "BFJ"), ("general-advance", "BCFGJK"), ("pincer-move", "BCJK")]
)
def test_a_countered_card_of_several_sections(card: str, letters: str) -> None:
    battle = countered(card, spare=False)
    assert sorted(name[0] for name in order_all(battle)) == list(letters)
    events = turn(battle)
    assert [event.count for event in of(events, Drew)] == [1]


@pytest.mark.rule("R-CARD-15")
def test_the_counter_attack_itself_goes_to_the_discards() -> None:
    battle = countered("probe-left", spare=False)
    events = turn(battle)
    assert [event.card for event in of(events, Discarded)] == ["counter-attack"]
    assert battle.view(None).discarded == "counter-attack"


@pytest.mark.rule("R-CARD-15")
@pytest.mark.parametrize(("section", "letters"), [("s1", WEST), ("s2", CENTER), ("s3", EAST)])
def test_a_countered_infantry_assault_is_fought_in_the_section_the_enemy_chose(section: str, letters: set[str]) -> None:
    battle = countered("infantry-assault", f"lay infantry-assault {section}", spare=False)
    assert orderable(battle) == {letter + "3" for letter in letters}
    unit = order_all(battle)[0]
    play(battle, "confirm")
    assert any(name.endswith("6") for name in goals(battle, unit))  # three hexes away


@pytest.mark.rule("R-CARD-15", "R-CARD-10")
@pytest.mark.parametrize(
    ("by", "number"), [pytest.param("axis", 1, marks=pytest.mark.rule("Q-CRD-13")), pytest.param("allies", 2)]
)
def test_a_countered_air_power_has_the_dice_of_ones_own_side(by: str, number: int) -> None:
    theirs, ours = ("B3", "B7") if by == "allies" else ("B7", "B3")
    battle = countered("air-power", f"target {theirs}", "confirm", by=by, dice="A" * (3 - number), spare=False)
    assert set(listed(battle)) == {f"target {letter}{ours[1]}" for letter in "BCDFGHJKL"}
    events = play(battle, f"target {ours}", "confirm")
    assert [len(roll) for roll in faces(events, "air-power")] == [number]


@pytest.mark.rule("R-CARD-15", "R-CARD-24")
def test_a_countered_barrage_falls_on_an_enemy_of_ones_own_choice() -> None:
    battle = countered("barrage", "target B3", dice="AAAA" + "GGAA", spare=False)
    assert set(listed(battle)) == {f"target {letter}7" for letter in "BCDFGHJKL"}
    events = play(battle, "target L7")
    assert faces(events, "barrage") == ["GGAA"]
    assert unit_on(battle, "L7").figures == 2


@pytest.mark.rule("R-CARD-15", "R-CARD-22", "Q-CRD-17")
@pytest.mark.parametrize("held", [2, 5])
def test_a_countered_finest_hour_rolls_for_ones_own_cards_adds_a_die_and_reshuffles(held: int) -> None:
    units = {"G5": "axis infantry", "g4": "allies infantry", "C3": "allies armor"}
    roll = "IFFFFF"[: held + 1]
    battle = countered("their-finest-hour", units=units, dice="FFFF" + roll, held=held, hand=held + 1)
    assert orderable(battle) == {"g4", "M1"}
    play(battle, "order g4", "confirm", "done")
    assert dice(battle, "g4 G5") == 4
    assert of(turn(battle), Reshuffled)
    assert battle.view(None).discard == 0


@pytest.mark.rule("R-CARD-15", "R-CARD-30")
def test_a_countered_finest_hour_counts_the_cards_of_the_countering_side() -> None:
    fill = ["probe-left", "probe-center", "attack-left", "attack-center", "attack-right"]
    battle = game(
        hands={"axis-cic": ["their-finest-hour", "probe-right"], "allies-cic": ["counter-attack", *fill]},
        dice="FF" + "FFFFFF",
        hand=6,
    )
    play(battle, "play their-finest-hour")
    events = play(battle, "play counter-attack")
    assert faces(events, "finest-hour") == ["FFFFFF"]


@pytest.mark.rule("R-CARD-15", "R-CARD-20")
def test_a_countered_medics_heals_ones_own_unit_with_ones_own_cards() -> None:
    units = {"G5": "axis infantry", "G3": "allies infantry"}
    battle = game(
        units,
        hands={
            "axis-cic": ["barrage", "medics-and-mechanics", "probe-left"],
            "allies-cic": ["probe-right", "counter-attack", "probe-center", "attack-left"],
        },
        hand=4,
        dice="GGAA" + "SSIFFF",
    )
    play(battle, "play barrage", "target G3")
    turn(battle, "play probe-right")
    play(battle, "play medics-and-mechanics")  # none of the axis is hurt
    play(battle, "play counter-attack")
    assert listed(battle, "target") == ["target G3"]
    events = play(battle, "target G3", "confirm")
    assert [len(roll) for roll in faces(events, "medics")] == [4]
    assert unit_on(battle, "G3").figures == 4
    assert [event.unit for event in of(events, Ordered)] == ["G3"]


MIRROR = {
    "G5": "axis infantry",
    "H5": "axis armor",
    "E5": "axis infantry",
    "C7": "axis artillery",
    "I7": "axis armor",
    "g4": "allies infantry",
    "h4": "allies armor",
    "E3": "allies infantry",
    "C3": "allies artillery",
}


@pytest.mark.rule("R-CARD-15")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("armor-assault", {"h4"}),
        ("artillery-bombard", {"C3"}),
        ("behind-enemy-lines", {"g4", "E3", "M1"}),
        ("close-assault", {"g4", "h4"}),
        ("dig-in", {"g4", "E3", "M1"}),
        ("direct-from-hq", {"g4", "h4", "E3", "C3", "M1"}),
        ("firefight", {"E3", "C3", "M1"}),
        ("move-out", {"g4", "E3", "M1"}),
    ],
)
def test_a_countered_tactic_card_orders_ones_own_units(card: str, found: set[str]) -> None:
    assert orderable(countered(card, units=MIRROR)) == found


@pytest.mark.rule("R-CARD-15")
@pytest.mark.parametrize(
    ("card", "attack", "number"),
    [
        ("armor-assault", "h4 H5", 4),
        ("close-assault", "g4 G5", 4),
        ("close-assault", "h4 H5", 4),
        ("firefight", "E3 E5", 3),
        ("behind-enemy-lines", "g4 G5", 4),
        ("artillery-bombard", "C3 E5", 2),
        ("move-out", "g4 G5", 3),
    ],
)
def test_the_bonus_of_the_countered_card_applies(card: str, attack: str, number: int) -> None:
    battle = countered(card, units=MIRROR)
    play(battle, f"order {attack.split()[0]}", "confirm")
    if listed(battle, "move") and not listed(battle, "battle"):
        play(battle, "done")
    assert dice(battle, attack) == number


@pytest.mark.rule("R-CARD-15", "R-CARD-16")
def test_a_countered_dig_in_digs_in() -> None:
    battle = countered("dig-in", units=MIRROR)
    play(battle, "order g4", "confirm")
    assert features(battle, "g4") == ("open", "sandbags")
    assert battle.view(None).active == "axis"


@pytest.mark.rule("R-CARD-15", "R-CARD-23")
def test_a_countered_bombard_battles_twice() -> None:
    battle = countered("artillery-bombard", units=MIRROR, dice="SSSS")
    play(battle, "order C3", "confirm", "done", "battle C3 C7", "battle C3 E5")
    assert battle.view(None).active == "axis"


@pytest.mark.rule("R-CARD-15", "R-CARD-13")
def test_a_countered_behind_enemy_lines_has_both_moves() -> None:
    battle = countered("behind-enemy-lines", units=MIRROR)
    play(battle, "order E3", "confirm", "move E3 e6")
    assert "E3" in goals(battle, "e6")


@pytest.mark.rule("R-CARD-15", "R-CARD-27", "R-ORD-07")
@pytest.mark.parametrize("card", ["armor-assault", "artillery-bombard"])
def test_whoever_lacks_the_type_of_a_countered_card_orders_one_unit_of_choice(card: str) -> None:
    units = {"H5": "axis armor", "C7": "axis artillery", "g4": "allies infantry", "E3": "allies infantry"}
    battle = countered(card, units=units)
    assert orderable(battle) == {"g4", "E3", "M1"}
    play(battle, "order g4")
    assert orderable(battle) == set()
    play(battle, "confirm", "done")
    assert dice(battle, "g4 H5") == 3


@pytest.mark.rule("R-CARD-15", "R-CARD-19")
def test_a_countered_infantry_assault_without_infantry_orders_any_one_unit() -> None:
    units = {"G7": "axis infantry", "C3": "allies armor", "K3": "allies artillery"}
    battle = countered("infantry-assault", "lay infantry-assault s2", units=units, spare=False)
    assert orderable(battle) == {"C3", "K3"}


@pytest.mark.rule("R-CARD-15", "R-ORD-07")
def test_a_fallback_of_the_enemy_does_not_change_the_card_that_is_countered() -> None:
    """The axis had no armor and ordered one unit; the allies have armor."""
    units = {"G7": "axis infantry", "G3": "allies armor", "H3": "allies armor", "E3": "allies infantry"}
    battle = countered("armor-assault", "order G7", "confirm", units=units)
    assert orderable(battle) == {"G3", "H3"}


@pytest.mark.rule("R-CARD-15")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_a_card_from_the_sky_countered_by_night_orders_one_unit(card: str) -> None:
    battle = countered(card, units=MIRROR, options={"night": "rising"}, dice="FFFF")
    assert orderable(battle) == {"g4", "h4", "E3", "C3", "M1"}
    assert len(order_all(battle)) == 1


@pytest.mark.rule("R-CARD-15", "R-CARD-28")
def test_an_air_power_that_was_a_bombard_is_countered_as_a_bombard() -> None:
    battle = countered("air-power", units=MIRROR, options={"air_power_as_bombard": True})
    assert orderable(battle) == {"C3"}


@pytest.mark.rule("R-CARD-15")
def test_a_card_that_ordered_nobody_is_countered_all_the_same() -> None:
    units = {"G7": "axis infantry", "K3": "allies infantry", "L3": "allies infantry", "C3": "allies infantry"}
    battle = countered("probe-left", units=units, spare=False)  # no axis unit in the east
    assert orderable(battle) == {"K3", "L3"}


@pytest.mark.rule("R-CARD-15")
def test_a_split_hex_belongs_to_the_countered_section_too() -> None:
    battle = countered("probe-left", units={"i4": "allies infantry", "d4": "allies infantry", "K3": "allies infantry"})
    assert orderable(battle) == {"i4", "K3", "M1"}


@pytest.mark.rule("R-CARD-15", "Q-CRD-16")
@pytest.mark.parametrize(("side", "letters"), [("left", EAST), ("center", CENTER), ("right", WEST)])
def test_a_countered_counter_attack_is_the_original_order_again(side: str, letters: set[str]) -> None:
    battle = game(
        ALL_OVER,
        hands={
            "axis-cic": [f"probe-{side}", "counter-attack", "dig-in", "firefight"],
            "allies-cic": ["counter-attack", *PLAIN],
        },
        spare=False,
    )
    turn(battle, f"play probe-{side}")
    turn(battle, "play counter-attack")
    events = play(battle, "play counter-attack")
    assert [(event.seat, event.copied) for event in of(events, CardPlayed)] == [("axis-cic", f"probe-{side}")]
    assert orderable(battle) == {letter + "7" for letter in letters}
    assert len(order_all(battle)) == 2


@pytest.mark.rule("R-CARD-15", "Q-CRD-16")
def test_a_countered_counter_of_air_power_is_air_power_again() -> None:
    battle = game(
        {"G5": "axis infantry", "G3": "allies infantry"},
        hands={"axis-cic": ["air-power", "counter-attack", *PLAIN[:2]], "allies-cic": ["counter-attack", *PLAIN]},
        dice="A" + "AA" + "A",
    )
    events = play(battle, "play air-power", "target G3", "confirm")
    events += play(battle, "play counter-attack", "target G5", "confirm")
    events += play(battle, "play counter-attack", "target G3", "confirm")
    assert faces(events, "air-power") == ["A", "AA", "A"]


@pytest.mark.rule("R-CARD-15", "Q-CRD-18")
def test_a_counter_attack_on_the_first_turn_does_nothing() -> None:
    battle = game(MIRROR, hands={"axis-cic": ["counter-attack", *PLAIN], "allies-cic": ["counter-attack", *PLAIN]})
    assert "play counter-attack" in listed(battle)
    events = play(battle, "play counter-attack")
    assert [(event.card, event.copied) for event in of(events, CardPlayed)] == [("counter-attack", "")]
    assert (of(events, Ordered), of(events, Rolled)) == ([], [])
    assert [(event.seat, event.count) for event in of(events, Drew)] == [("axis-cic", 1)]
    assert (asked(battle), battle.waiting()[0].seat) == ("card", "allies-cic")
    events = play(battle, "play counter-attack")  # nothing, countered, is nothing
    assert [event.copied for event in of(events, CardPlayed)] == [""]
    assert (asked(battle), battle.waiting()[0].seat) == ("card", "axis-cic")


@pytest.mark.rule("R-CARD-15", "R-CARD-11")
def test_an_ambush_is_not_what_a_counter_attack_copies() -> None:
    """The allies ambush in the axis' turn; then each side counters: the turn's card, never the Ambush."""
    battle = game(
        {"G5": "axis infantry", "g4": "allies infantry"},
        hands={
            "axis-cic": ["probe-center", "counter-attack", *PLAIN[:2]],
            "allies-cic": ["ambush", "counter-attack", *PLAIN[:2]],
        },
        dice="SSS" * 4,
    )
    turn(battle, "play probe-center", "order G5", "confirm", "done", "battle G5 g4", "ambush allies-cic")
    events = turn(battle, "play counter-attack")
    events += play(battle, "play counter-attack")
    assert [event.copied for event in of(events, CardPlayed)] == ["probe-center", "probe-center"]


@pytest.mark.rule("R-CARD-15")
def test_an_ambush_played_meanwhile_leaves_the_last_turn_card_to_be_copied() -> None:
    """The axis play Attack, ambush in the allied turn, then play Probe: the allies counter the Probe."""
    battle = game(
        {"G5": "axis infantry", "g4": "allies infantry"},
        hands={
            "axis-cic": ["attack-left", "ambush", "probe-right", "probe-left"],
            "allies-cic": ["probe-center", "counter-attack", "attack-center", "attack-right"],
        },
        dice="SSS" * 4,
    )
    turn(battle, "play attack-left")
    turn(battle, "play probe-center", "order g4", "confirm", "done", "battle g4 G5", "ambush axis-cic")
    turn(battle, "play probe-right")
    events = play(battle, "play counter-attack")
    assert [event.copied for event in of(events, CardPlayed)] == ["probe-right"]
