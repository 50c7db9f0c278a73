"""Ambush: when it is played, who can, what the attacker keeps, and that the question tells nothing (core 2.10)."""

from typing import Any

import pytest

import overlord
from boards import asked, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    Ambushed,
    AnyEvent,
    Declared,
    Discarded,
    Drew,
    Eliminated,
    Ignored,
    Lost,
    MedalsWon,
    Retreated,
    Rolled,
    TookGround,
)
from overlord.engine.model.hexes import HEX
from overlord.engine.tables.traits import CAMOUFLAGED

# The axis unit on F5 assaults the allied unit on f4; towards the axis' baseline lie e6 and f6.
HERE = "F5"
THERE = "f4"
WEST, EAST = "e6", "f6"
Map = dict[str, str]


def declared(
    attacker: str = "axis infantry",
    defender: str = "allies infantry",
    terrain: Map | None = None,
    *,
    units: Map | None = None,
    orders: tuple[str, ...] = (HERE,),
    card: str = "direct-from-hq",
    held: tuple[str, ...] = ("ambush",),
    here: str = HERE,
    there: str = THERE,
    **more: Any,
) -> tuple[overlord.Game, list[AnyEvent]]:
    """A battle in which the axis have just declared this attack."""
    standing = {here: attacker, there: defender, **(units or {})}
    assert all(name in HEX for name in (*standing, *(terrain or {})))
    hands = {"axis-cic": [card], "allies-cic": list(held)}
    battle = game(standing, terrain, hand=max(1, len(held)), hands=hands, **more)
    chosen = orders if here == HERE else (here,)
    play(battle, f"play {card}", *(f"order {name}" for name in chosen), "confirm")
    if asked(battle) == "move":
        play(battle, "done")
    return battle, play(battle, f"battle {here} {there}")


def ambushed(*more: Any, **named: Any) -> tuple[overlord.Game, list[AnyEvent]]:
    """The same, and the allies have played their Ambush."""
    battle, _ = declared(*more, **named)
    return battle, play(battle, "ambush allies-cic")


def rolls(events: list[AnyEvent]) -> list[tuple[str, int]]:
    return [(event.purpose, len(event.faces)) for event in of(events, Rolled)]


def over(battle: overlord.Game) -> bool:
    """The axis' turn has ended."""
    return battle.view(None).active == "allies"


# ---- when and how -------------------------------------------------------------------------------


@pytest.mark.rule("R-AMB-01", "R-CARD-11")
def test_the_defender_is_asked_after_the_declaration_and_before_the_dice() -> None:
    battle, events = declared(dice="SSSIII")
    assert [(event.unit, event.target) for event in of(events, Declared)] == [(HERE, THERE)]
    assert not of(events, Rolled)
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("allies-cic", "ambush")]
    assert listed(battle) == ["pass", "ambush allies-cic"]
    events = play(battle, "ambush allies-cic")
    assert [(event.seat, event.unit, event.target) for event in of(events, Ambushed)] == [("allies-cic", THERE, HERE)]
    first, second = of(events, Rolled)
    assert (first.seat, first.purpose, first.unit, first.target) == ("allies-cic", "ambush", THERE, HERE)
    assert (second.seat, second.purpose, second.unit, second.target) == ("axis-cic", "battle", HERE, THERE)


@pytest.mark.rule("R-AMB-01")
def test_a_defender_who_passes_is_simply_attacked() -> None:
    battle, _ = declared(dice="IIS")
    events = play(battle, "pass")
    assert rolls(events) == [("battle", 3)]
    assert unit_on(battle, THERE).figures == 2


@pytest.mark.rule("R-AMB-01")
@pytest.mark.parametrize(
    ("attacker", "defender", "terrain", "dice"),
    [
        pytest.param("infantry", "infantry", {}, 3, id="infantry"),
        pytest.param("infantry", "infantry 1", {}, 3, id="a last figure"),
        pytest.param("armor", "armor", {}, 3, id="armor"),
        pytest.param("infantry", "cavalry", {}, 2, id="cavalry"),
        pytest.param("infantry", "infantry", {HERE: "forest"}, 2, id="at a forest"),
        pytest.param("infantry", "armor", {HERE: "forest"}, 1, id="armor at a forest"),
        pytest.param("infantry", "infantry", {HERE: "open+sandbags"}, 2, id="at sandbags"),
        pytest.param("infantry", "artillery", {HERE: "forest"}, 3, id="artillery at a forest"),
        pytest.param("infantry", "combat-engineers", {HERE: "forest"}, 3, id="engineers at a forest"),
        pytest.param("infantry", "infantry", {HERE: "hill"}, 2, id="uphill"),
        pytest.param("infantry", "infantry", {HERE: "hill", THERE: "hill"}, 3, id="from hill to hill"),
        pytest.param("infantry", "infantry", {THERE: "open+wire"}, 2, id="out of wire"),
        pytest.param("infantry", "armor", {THERE: "town"}, 1, id="armor out of a town"),
    ],
)
def test_it_battles_with_its_dice_at_range_one_and_all_modifiers(
    attacker: str, defender: str, terrain: Map, dice: int
) -> None:
    _, events = ambushed(f"axis {attacker}", f"allies {defender}", terrain, dice="S" * 9)
    assert rolls(events)[0] == ("ambush", dice)


@pytest.mark.rule("R-AMB-01")
def test_the_attackers_card_gives_the_ambusher_nothing() -> None:
    _, events = ambushed(card="close-assault", dice="S" * 9)
    assert rolls(events) == [("ambush", 3), ("battle", 4)]


@pytest.mark.rule("R-AMB-01")
def test_the_ambush_hits_like_any_battle() -> None:
    battle, events = ambushed("axis infantry", dice="IGA" + "SSS")
    assert [(event.unit, event.figures) for event in of(events, Lost)] == [(HERE, 2)]
    assert unit_on(battle, HERE).figures == 2


@pytest.mark.rule("R-AMB-01", "Q-AMB-06")
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_fire_from_a_distance_is_not_ambushed(kind: str) -> None:
    battle, events = declared(f"axis {kind}", there="F3", dice="SSS")
    assert asked(battle) != "ambush"
    assert rolls(events)[0][0] == "battle"


@pytest.mark.rule("R-AMB-01")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_nor_are_cards_that_fall_from_the_sky(card: str) -> None:
    battle = game(
        {HERE: "axis infantry", THERE: "allies infantry"},
        hand=1,
        hands={"axis-cic": [card], "allies-cic": ["ambush"]},
        dice="SSSS",
    )
    events = play(battle, f"play {card}", f"target {THERE}", *(["confirm"] if card == "air-power" else []))
    assert of(events, Rolled)
    assert over(battle)


# ---- who can ------------------------------------------------------------------------------------


@pytest.mark.rule("R-AMB-02")
@pytest.mark.parametrize("attacker", ["infantry", "armor", "artillery"])
@pytest.mark.parametrize("defender", ["infantry", "armor", "artillery", "big-gun", "french-resistance", "mortar-early"])
def test_any_unit_may_ambush_any_other(attacker: str, defender: str) -> None:
    battle, _ = declared(f"axis {attacker}", f"allies {defender}", dice="S" * 9)
    assert listed(battle) == ["pass", "ambush allies-cic"]
    events = play(battle, "ambush allies-cic")
    assert rolls(events) == [("ambush", 3), ("battle", 3)]


@pytest.mark.rule("R-AMB-02")
@pytest.mark.parametrize(
    ("attacker", "defender", "terrain", "can"),
    [
        pytest.param("infantry", "armor", {THERE: "trench"}, False, id="armor in a trench"),
        pytest.param("infantry", "infantry", {THERE: "trench"}, True, id="infantry in a trench"),
        pytest.param("infantry", "locomotive", {}, False, id="a unit without dice"),
        pytest.param("infantry", "armor", {HERE: "forest", THERE: "town"}, False, id="no dice left"),
        pytest.param("armor", "sniper", {}, False, id="a sniper against armor"),
        pytest.param("infantry", "sniper", {}, True, id="a sniper against infantry"),
    ],
)
def test_it_must_be_able_to_battle_where_it_stands(attacker: str, defender: str, terrain: Map, can: bool) -> None:
    battle, events = declared(f"axis {attacker}", f"allies {defender}", terrain, dice="SSSSSS")
    assert (asked(battle) == "ambush") == can
    if not can:
        assert rolls(events)[0][0] == "battle"


@pytest.mark.rule("R-AMB-02", "Q-AMB-05")
@pytest.mark.parametrize("defender", ["infantry", "armor"])
def test_nobody_ambushes_out_of_the_ocean(defender: str) -> None:
    battle, events = declared("axis infantry", f"allies {defender}", here="F3", there="e2", face="beach", dice="SSS")
    assert rolls(events)[0] == ("battle", 3)
    assert over(battle)


@pytest.mark.rule("R-ACT-16", "R-AMB-01")
@pytest.mark.parametrize("answer", ["pass", "ambush allies-cic"])
def test_an_ambusher_has_battled_and_is_camouflaged_no_longer(answer: str) -> None:
    hidden = f'[[units]]\nhex = "{THERE}"\ntraits = ["camouflaged"]'
    battle, _ = declared(tables=hidden, dice="S" * 6)
    play(battle, answer)
    assert bool(unit_on(battle, THERE).traits & CAMOUFLAGED) == (answer == "pass")


# ---- what becomes of the attacker ---------------------------------------------------------------


@pytest.mark.rule("R-AMB-04", "Q-AMB-01")
@pytest.mark.parametrize(
    ("attacker", "dice", "left"),
    [("axis armor", "ASS", 2), ("axis armor", "AAS", 1), ("axis infantry", "IIG", 1), ("axis infantry", "SSS", 4)],
)
def test_losses_take_no_dice_from_the_attack(attacker: str, dice: str, left: int) -> None:
    battle, events = ambushed(attacker, dice=dice + "SSS")
    assert rolls(events) == [("ambush", 3), ("battle", 3)]
    assert unit_on(battle, HERE).figures == left


@pytest.mark.rule("R-AMB-04", "Q-AMB-02")
def test_who_is_driven_back_does_not_attack() -> None:
    battle, events = ambushed(dice="FSS")
    assert rolls(events) == [("ambush", 3)]
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "retreat")]
    events = play(battle, "retreat F5 e6")
    assert not of(events, Rolled)
    assert unit_on(battle, THERE).figures == 4
    assert over(battle)


@pytest.mark.rule("R-AMB-04")
def test_nor_does_it_find_another_target() -> None:
    # E7 is beside e6, where it ends; it has lost its battle all the same, while another unit still has its own.
    units = {"E7": "allies infantry", "K5": "axis infantry", "k4": "allies infantry"}
    battle, _ = ambushed(units=units, orders=(HERE, "K5"), dice="FSS")
    play(battle, "retreat F5 e6")
    assert listed(battle, "battle") == ["battle K5 k4"]


@pytest.mark.rule("R-AMB-04")
def test_a_retreat_of_one_hex_of_two_is_enough() -> None:
    blocked = {EAST: "axis infantry", "E7": "axis infantry", "F7": "axis infantry"}
    battle, events = ambushed(units=blocked, dice="FFS")
    assert [event.to for event in of(events, Retreated)] == [WEST]
    assert rolls(events) == [("ambush", 3)]
    assert unit_on(battle, WEST).figures == 3
    assert over(battle)


@pytest.mark.rule("R-AMB-04", "Q-AMB-07", "R-AMB-06")
def test_a_destroyed_attacker_is_a_medal_and_its_ground_is_not_taken() -> None:
    battle, events = ambushed("axis infantry 1", dice="GSS")
    assert [event.unit for event in of(events, Eliminated)] == [HERE]
    assert [(event.camp, event.medals) for event in of(events, MedalsWon)] == [("allies", 1)]
    assert rolls(events) == [("ambush", 3)]
    assert not of(events, TookGround)
    assert over(battle)
    assert asked(battle) == "card"
    assert unit_on(battle, THERE).camp == "allies"


@pytest.mark.rule("R-AMB-06")
def test_a_driven_off_attackers_ground_is_not_taken_either() -> None:
    battle, _ = ambushed(dice="FSS")
    play(battle, "retreat F5 e6")
    assert unit_on(battle, HERE) is None
    assert asked(battle) == "card"
    assert unit_on(battle, THERE).camp == "allies"


@pytest.mark.rule("R-AMB-06")
def test_an_ambush_is_not_battled_back() -> None:
    commonwealth: dict[str, Any] = {"nations": ("gb", "us"), "options": {"commonwealth": "axis"}}
    _, events = ambushed("axis infantry 2", dice="ISS" + "SSS", **commonwealth)
    # Down to one figure and still there: it goes on with its own attack at once.
    assert rolls(events) == [("ambush", 3), ("battle", 3)]


@pytest.mark.rule("R-AMB-04")
@pytest.mark.parametrize(("dice", "shots"), [("FSS", 0), ("SSS", 2)])
def test_a_bombarding_gun_that_is_driven_back_loses_its_second_shot_too(dice: str, shots: int) -> None:
    battle, events = ambushed("axis artillery", card="artillery-bombard", dice=dice + "S" * 6)
    if shots:
        assert rolls(events) == [("ambush", 3), ("battle", 3)]
        assert listed(battle, "battle") == ["battle F5 f4"]
        return
    play(battle, "retreat F5 e6")
    assert over(battle)  # f4 is two hexes from e6, in range


@pytest.mark.rule("R-AMB-03", "R-AMB-04", "Q-AMB-03")
@pytest.mark.parametrize("terrain", ["open+sandbags", "church", "cemetery", "open+bunker=axis", "trench"])
@pytest.mark.parametrize("ignored", [0, 1])
def test_the_attackers_own_hex_protects_it_from_the_flag(terrain: str, ignored: int) -> None:
    battle, _ = declared(terrain={HERE: terrain}, dice="FSSSSSSS")
    play(battle, "ambush allies-cic")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "flags")]
    events = play(battle, f"ignore {ignored}")
    if ignored:
        assert [event.flags for event in of(events, Ignored)] == [1]
        assert rolls(events) == [("battle", 3)]
        assert unit_on(battle, HERE).figures == 4
    else:
        play(battle, "retreat F5 e6")
        assert unit_on(battle, THERE).figures == 4
        assert over(battle)


@pytest.mark.rule("R-AMB-03", "R-AMB-04")
@pytest.mark.parametrize("terrain", ["open", "forest", "open+bunker=allies"])
def test_where_nothing_protects_it_it_retreats(terrain: str) -> None:
    battle, _ = ambushed(terrain={HERE: terrain}, dice="FSSSSS")
    assert asked(battle) == "retreat"


@pytest.mark.rule("R-AMB-03", "R-AMB-04")
def test_japanese_infantry_ignores_the_flag_and_attacks() -> None:
    _, events = ambushed(dice="FSS" + "SSSS", nations=("jp", "us"), options={"japanese_army": "axis"})
    assert rolls(events) == [("ambush", 3), ("battle", 4)]


@pytest.mark.rule("R-AMB-04", "Q-AMB-09")
@pytest.mark.parametrize(("dice", "attack"), [("SSS", 4), ("ISS", 3)])
def test_the_japanese_bonus_is_lost_with_a_figure(dice: str, attack: int) -> None:
    _, events = ambushed(dice=dice + "SSSS", nations=("jp", "us"), options={"japanese_army": "axis"})
    assert rolls(events) == [("ambush", 3), ("battle", attack)]


@pytest.mark.rule("R-AMB-05", "Q-AMB-04")
@pytest.mark.parametrize(
    ("units", "terrain"),
    [
        ({WEST: "axis infantry", EAST: "axis infantry"}, {}),
        ({}, {WEST: "lake", EAST: "lake"}),
    ],
)
def test_who_cannot_retreat_pays_a_figure_and_attacks(units: Map, terrain: Map) -> None:
    battle, events = ambushed(units=units, terrain=terrain, dice="FSS" + "ISS")
    assert rolls(events) == [("ambush", 3), ("battle", 3)]
    assert unit_on(battle, HERE).figures == 3
    assert unit_on(battle, THERE).figures == 3


@pytest.mark.rule("R-AMB-05")
def test_unless_that_figure_was_its_last() -> None:
    battle, events = ambushed("axis infantry 1", terrain={WEST: "lake", EAST: "lake"}, dice="FSS")
    assert rolls(events) == [("ambush", 3)]
    assert len(of(events, Eliminated)) == 1
    assert over(battle)


@pytest.mark.rule("Q-AMB-08")
def test_the_overrun_can_be_ambushed() -> None:
    battle, _ = declared("axis armor", "allies infantry 1", units={"F3": "allies infantry"}, dice="GSS" + "SSS" * 2)
    play(battle, "pass", "ground")
    play(battle, "battle f4 F3")
    assert listed(battle) == ["pass", "ambush allies-cic"]
    events = play(battle, "ambush allies-cic")
    assert rolls(events) == [("ambush", 3), ("overrun", 3)]


# ---- the card -----------------------------------------------------------------------------------


@pytest.mark.rule("R-CARD-11", "Q-AMB-10")
def test_the_ambusher_draws_at_the_end_of_the_turn_and_first() -> None:
    units = {"K5": "axis infantry", "k4": "allies infantry"}
    battle, events = ambushed(units=units, orders=(HERE, "K5"), dice="SSSSSS")
    assert [(event.seat, event.card) for event in of(events, Discarded)] == [("allies-cic", "ambush")]
    assert not of(events, Drew)  # the turn goes on
    assert [hand.size for hand in battle.view(None).hands] == [0, 0]
    events = play(battle, "done")
    assert [(event.seat, event.count) for event in of(events, Drew)] == [("allies-cic", 1), ("axis-cic", 1)]
    assert [hand.size for hand in battle.view(None).hands] == [1, 1]


@pytest.mark.rule("R-CARD-11")
def test_ambush_is_never_the_card_of_a_turn() -> None:
    battle = game({HERE: "axis infantry"}, hand=2, hands={"axis-cic": ["ambush", "probe-left"]})
    assert listed(battle) == ["play probe-left"]
    refused(battle, "play ambush")


@pytest.mark.rule("R-CARD-11")
def test_ambush_needs_the_card() -> None:
    battle, _ = declared(held=("barrage",))
    assert listed(battle) == ["pass"]
    assert refused(battle, "ambush allies-cic").rule == "R-CARD-11"


@pytest.mark.rule("R-CARD-11")
def test_ambush_does_not_go_under_the_commissars_chip() -> None:
    hand = ["ambush", "probe-left", "probe-right", "attack-left"]
    battle = game({HERE: "axis infantry"}, hands={"axis-cic": hand}, options={"commissar": "axis"})
    assert set(listed(battle)) == {"chip probe-left", "chip probe-right", "chip attack-left"}
    refused(battle, "chip ambush")
    play(battle, "chip probe-left")
    assert set(listed(battle, "chip")) == {"chip probe-right", "chip attack-left"}
    refused(battle, "chip ambush")


# ---- the question tells nothing -----------------------------------------------------------------

OTHERS = ("barrage", "probe-left", "counter-attack", "their-finest-hour")


@pytest.mark.rule("R-CARD-11")
@pytest.mark.parametrize("more", [(), ("probe-center", "assault-right")])
@pytest.mark.parametrize("other", OTHERS)
def test_being_asked_tells_nothing_about_the_hand(other: str, more: tuple[str, ...]) -> None:
    with_card, told = declared(held=("ambush", *more), dice="FSS")
    without, told_too = declared(held=(other, *more), dice="FSS")
    assert asked(with_card) == asked(without) == "ambush"
    assert told == told_too
    for step in ("", "allies-cic: pass"):
        events = [play(battle, step) if step else [] for battle in (with_card, without)]
        assert events[0] == events[1]
        for seat in ("axis-cic", None):
            assert with_card.view(seat) == without.view(seat)
        assert with_card.waiting() == without.waiting()
    assert asked(with_card) == "retreat"


@pytest.mark.rule("R-CARD-11")
def test_it_is_asked_even_if_the_attacker_holds_the_only_ambush() -> None:
    battle = game(
        {HERE: "axis infantry", THERE: "allies infantry"},
        hand=2,
        hands={"axis-cic": ["direct-from-hq", "ambush"], "allies-cic": ["barrage", "probe-left"]},
    )
    play(battle, "play direct-from-hq", f"order {HERE}", "confirm", "done", f"battle {HERE} {THERE}")
    assert asked(battle) == "ambush"
    assert listed(battle) == ["pass"]


@pytest.mark.rule("R-CARD-11")
def test_an_empty_hand_is_not_asked() -> None:
    battle, events = declared(held=(), dice="SSS")
    assert rolls(events) == [("battle", 3)]
    assert over(battle)


@pytest.mark.rule("R-CARD-11")
def test_once_the_ambush_lies_in_the_discard_nobody_is_asked_until_the_cards_are_shuffled() -> None:
    units = {"K5": "axis infantry", "k4": "allies infantry"}
    battle = game(
        {HERE: "axis infantry", THERE: "allies infantry", **units},
        hand=2,
        hands={
            "axis-cic": ["direct-from-hq", "direct-from-hq"],
            "allies-cic": ["ambush", "their-finest-hour"],
        },
        dice="SSS" * 3 + "FF",
    )
    play(battle, "play direct-from-hq", f"order {HERE}", "order K5", "confirm", "done")
    play(battle, f"battle {HERE} {THERE}", "ambush allies-cic")
    events = play(battle, "battle K5 k4")
    assert rolls(events) == [("battle", 3)]
    assert over(battle)
    # Two dice that order nobody; then deck and discards are shuffled together.
    play(battle, "play their-finest-hour")
    while battle.view(None).active == "allies":
        play(battle, "confirm")
    play(battle, "play direct-from-hq", f"order {HERE}", "confirm", "done", f"battle {HERE} {THERE}")
    assert asked(battle) == "ambush"
