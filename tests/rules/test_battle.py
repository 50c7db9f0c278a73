"""Who may battle whom, with how many dice, and what the dice do (core 2.4, 2.5 and the rulings on battle)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import overlord
from boards import asked, at, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import (
    AnyEvent,
    Declared,
    Eliminated,
    Lost,
    MedalsWon,
    Retreated,
    Rolled,
    TookGround,
)

# Two units that always may battle each other, so that the battle phase is open whatever the others may do.
PAIR = {"A9": "axis infantry", "B9": "allies infantry"}


def fight(
    units: Mapping[str, str],
    terrain: Mapping[str, str] | None = None,
    orders: Sequence[str] = (),
    moves: Sequence[str] = (),
    card: str = "direct-from-hq",
    hands: Mapping[str, Sequence[str]] | None = None,
    **more: Any,
) -> overlord.Game:
    """The battle phase of an axis turn: these units (else the first) and A9 ordered, these moves made."""
    all_hands = {"axis-cic": [card], "allies-cic": [], **(hands or {})}
    battle = game({**PAIR, **units}, terrain, hands=all_hands, **more)
    play(battle, f"play {card}")
    for name in orders or [next(iter(units))]:
        play(battle, f"order {name}")
    if "order A9" in listed(battle):
        play(battle, "order A9")
    play(battle, "confirm", *moves)
    if asked(battle) == "move":
        play(battle, "done")
    return battle


def dice(battle: overlord.Game, a: str, b: str) -> int:
    """The dice of an attack, 0 if it cannot be made for want of dice; any other refusal is an error."""
    if f"battle {a} {b}" in listed(battle, "battle"):
        number = sum(amount for amount, _, _ in battle.why("axis-cic", f"battle {a} {b}"))
        assert number > 0
        return number
    refusal = refused(battle, f"battle {a} {b}")
    assert (refusal.key, refusal.rule) == ("no-dice", "R-BAT-09")
    return 0


def medals(battle: overlord.Game) -> dict[str, int]:
    return {row.camp: row.medals for row in battle.view(None).medals}


def kinds(events: Sequence[AnyEvent], *wanted: type) -> list[str]:
    """The names of the events of these types, in order."""
    return [type(event).__name__ for event in events if isinstance(event, wanted)]


# --- The battle phase -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-BAT-01")
@pytest.mark.parametrize("order", [("E5", "I5"), ("I5", "E5")])
def test_units_battle_one_at_a_time_in_any_order(order: tuple[str, str]) -> None:
    units = {"E5": "axis infantry", "F5": "allies infantry", "I5": "axis infantry", "J5": "allies infantry"}
    battle = fight(units, orders=["E5", "I5"], dice="SSSSSS")
    right = {"E5": "F5", "I5": "J5"}
    for name in order:
        events = play(battle, f"battle {name} {right[name]}")
        assert [(rolled.unit, rolled.target) for rolled in of(events, Rolled)] == [(name, right[name])]


@pytest.mark.rule("R-BAT-01")
def test_a_battle_is_finished_before_the_next_is_declared() -> None:
    units = {"E5": "axis armor", "F5": "allies infantry", "G5": "allies infantry", "I5": "axis infantry"}
    battle = fight({**units, "J5": "allies infantry"}, orders=["E5", "I5"], dice="FSS")
    play(battle, "battle E5 F5")
    assert asked(battle) == "retreat"
    refused(battle, "battle I5 J5", "axis-cic")
    play(battle, "retreat F5 e4")
    assert asked(battle) == "ground"
    refused(battle, "battle I5 J5")
    play(battle, "ground")
    assert asked(battle) == "overrun"
    refused(battle, "battle I5 J5")
    play(battle, "pass")
    assert "battle I5 J5" in listed(battle)


@pytest.mark.rule("R-BAT-02")
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery"])
def test_each_ordered_unit_battles_once(kind: str) -> None:
    battle = fight({"E5": f"axis {kind}", "F5": "allies infantry"}, dice="SSS")
    play(battle, "battle E5 F5")
    assert refused(battle, "battle E5 F5").key == "battled-already"
    assert "battle A9 B9" in listed(battle)


@pytest.mark.rule("R-BAT-02")
def test_under_artillery_bombard_a_gun_battles_twice() -> None:
    battle = fight({"E5": "axis artillery", "G5": "allies infantry"}, card="artillery-bombard", dice="SSSSSS")
    play(battle, "battle E5 G5", "battle E5 G5")
    assert asked(battle) == "card"


@pytest.mark.rule("R-BAT-02")
def test_a_unit_that_was_not_ordered_does_not_battle() -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies infantry", "I5": "axis infantry", "J5": "allies infantry"})
    assert refused(battle, "battle I5 J5").key == "not-ordered"


@pytest.mark.rule("R-BAT-03")
@pytest.mark.parametrize(
    ("kind", "to", "key"),
    [
        ("infantry", "F5", ""),
        ("infantry", "G5", "moved-too-far"),
        ("armor", "H5", ""),
        ("artillery", "F5", "moved-too-far"),
    ],
)
def test_who_moved_too_far_does_not_battle(kind: str, to: str, key: str) -> None:
    target = {"F5": "G5", "G5": "H5", "H5": "I5"}[to]
    battle = fight({"E5": f"axis {kind}", target: "allies infantry"}, moves=[f"move E5 {to}"])
    if key:
        assert refused(battle, f"battle {to} {target}").key == key
    else:
        assert f"battle {to} {target}" in listed(battle)


@pytest.mark.rule("R-BAT-03")
@pytest.mark.parametrize("ground", ["forest", "town", "hedgerow"])
def test_who_entered_no_battle_terrain_does_not_battle(ground: str) -> None:
    battle = fight({"E5": "axis infantry", "G5": "allies infantry"}, {"F5": ground}, moves=["move E5 F5"])
    assert refused(battle, "battle F5 G5").key == "entered-no-battle"


@pytest.mark.rule("R-BAT-03")
@pytest.mark.parametrize(
    ("kind", "ground", "battles"),
    [
        ("infantry", "ocean", False),
        ("armor", "ocean", False),
        ("artillery", "ocean", False),
        ("armor", "trench", False),
        ("infantry", "trench", True),
    ],
)
def test_terrain_from_which_nobody_battles(kind: str, ground: str, battles: bool) -> None:
    battle = fight({"E5": f"axis {kind}", "F5": "allies infantry"}, {"E5": ground})
    if battles:
        assert "battle E5 F5" in listed(battle)
    else:
        assert refused(battle, "battle E5 F5").key == "no-battle-here"


@pytest.mark.rule("R-BAT-04")
@pytest.mark.parametrize(
    ("kind", "far"), [("infantry", 3), ("armor", 3), ("artillery", 6), ("ski-troops", 2), ("big-gun", 8)]
)
def test_only_ranges_with_a_die_may_be_targeted(kind: str, far: int) -> None:
    for distance in (far, far + 1):
        target = at(4 + 2 * distance, 4)
        battle = fight({"C5": f"axis {kind}", target: "allies infantry"})
        if distance == far:
            assert f"battle C5 {target}" in listed(battle)
        else:
            assert refused(battle, f"battle C5 {target}").key == "out-of-range"


@pytest.mark.rule("R-BAT-05")
@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery", "sniper", "mobile-artillery", "big-gun"])
def test_beside_an_enemy_a_unit_targets_only_adjacent_ones(kind: str) -> None:
    units = {"E5": f"axis {kind}", "F5": "allies infantry", "e6": "allies infantry", "C5": "allies infantry"}
    battle = fight(units)
    assert sorted(listed(battle, "battle")) == ["battle A9 B9", "battle E5 F5", "battle E5 e6"]
    assert (refused(battle, "battle E5 C5").key, refused(battle, "battle E5 C5").rule) == (
        "close-assault-duty",
        "R-BAT-05",
    )
    play(battle, "done")  # or does not battle at all
    assert asked(battle) == "card"


@pytest.mark.rule("R-BAT-06")
def test_the_duty_counts_enemies_that_cannot_be_hit() -> None:
    battle = fight(
        {"E5": "axis armor", "F5": "allies infantry", "C5": "allies infantry"}, {"E5": "town", "F5": "forest"}
    )
    assert [text for text in listed(battle, "battle") if text.startswith("battle E5")] == []
    assert dice(battle, "E5", "F5") == 0
    assert refused(battle, "battle E5 C5").key == "close-assault-duty"


@pytest.mark.rule("R-BAT-07")
def test_adjacent_hexes_always_see_each_other() -> None:
    wood = dict.fromkeys(("E5", "F5", "e6", "e4", "d6", "f6", "d4", "f4"), "forest")
    battle = fight({"E5": "axis infantry", "F5": "allies infantry", "e6": "axis infantry", "e4": "axis infantry"}, wood)
    assert dice(battle, "E5", "F5") == 2


# --- Dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "target", "terrain", "expected"),
    [
        pytest.param("infantry", "F5", {"F5": "forest"}, 2, marks=pytest.mark.rule("Q-BAT-01")),
        pytest.param("infantry", "G5", {"G5": "forest"}, 1, marks=pytest.mark.rule("Q-BAT-01")),
        pytest.param("infantry", "H5", {"H5": "forest"}, 0, marks=pytest.mark.rule("Q-BAT-01", "R-BAT-09")),
        pytest.param("armor", "G5", {"G5": "town"}, 1, marks=pytest.mark.rule("Q-BAT-02")),
        pytest.param("armor", "F5", {"E5": "town"}, 1, marks=pytest.mark.rule("Q-BAT-03")),
        pytest.param("armor", "F5", {"E5": "town", "F5": "forest"}, 0, marks=pytest.mark.rule("Q-BAT-04", "R-BAT-09")),
        pytest.param("infantry", "F5", {"E5": "wire", "F5": "forest"}, 1, marks=pytest.mark.rule("Q-BAT-05")),
        pytest.param("armor", "F5", {"F5": "hill+bunker=allies"}, 1, marks=pytest.mark.rule("Q-BAT-06")),
        pytest.param("armor", "F5", {"F5": "town+sandbags"}, 1, marks=pytest.mark.rule("Q-BAT-07")),
        pytest.param("armor", "G5", {"E5": "hill", "G5": "hill"}, 3, marks=pytest.mark.rule("Q-BAT-08")),
        pytest.param("infantry", "H5", {"H5": "hill"}, 0, marks=pytest.mark.rule("Q-BAT-09")),
        pytest.param("artillery", "G5", {"G5": "bunker=allies"}, 3, marks=pytest.mark.rule("Q-BAT-10")),
        pytest.param("infantry 1", "F5", {}, 3, marks=pytest.mark.rule("Q-BAT-14")),
        pytest.param("combat-engineers", "F5", {"F5": "bunker=allies"}, 3, marks=pytest.mark.rule("Q-BAT-17")),
        pytest.param("combat-engineers", "G5", {"G5": "bunker=allies"}, 1, marks=pytest.mark.rule("Q-BAT-17")),
        pytest.param("flame-tank", "F5", {"F5": "town"}, 2, marks=pytest.mark.rule("Q-BAT-18")),
        pytest.param("flame-tank", "G5", {"G5": "town"}, 1, marks=pytest.mark.rule("Q-BAT-18")),
        pytest.param("infantry", "F5", {"F5": "bunker=axis"}, 3, marks=pytest.mark.rule("Q-BAT-19")),
        pytest.param("infantry", "F5", {"E5": "ford"}, 2, marks=pytest.mark.rule("Q-BAT-20")),
        pytest.param("armor", "F5", {"E5": "ford"}, 2, marks=pytest.mark.rule("Q-BAT-20")),
        pytest.param("infantry", "F5", {"F5": "ford"}, 3, marks=pytest.mark.rule("Q-BAT-20")),
        pytest.param("infantry", "F5", {"E5": "stream"}, 3, marks=pytest.mark.rule("Q-BAT-21")),
        pytest.param("infantry", "F5", {"F5": "stream"}, 3, marks=pytest.mark.rule("Q-BAT-21")),
        pytest.param("infantry", "F5", {"E5": "forest"}, 3, marks=pytest.mark.rule("Q-BAT-24")),
    ],
)
def test_dice_of_the_rulings(attacker: str, target: str, terrain: dict[str, str], expected: int) -> None:
    battle = fight({"E5": f"axis {attacker}", target: "allies infantry"}, terrain)
    assert dice(battle, "E5", target) == expected


@pytest.mark.rule("R-BAT-08")
@pytest.mark.parametrize(
    ("attacker", "terrain", "parts"),
    [
        pytest.param("infantry", {}, {"range-1": 3}, id="the base alone"),
        pytest.param("infantry", {"E5": "ford+wire"}, {"range-1": 3, "ford": -1}, id="the worst of the own hex"),
        pytest.param(
            "armor",
            {"E5": "ford", "F5": "hill"},
            {"range-1": 3, "ford": -1, "hill": -1},
            id="own and target hex add up",
        ),
        pytest.param("armor", {"F5": "hill+sandbags"}, {"range-1": 3, "hill": -1}, id="inside one hex they do not"),
        pytest.param("armor", {"F5": "town+sandbags"}, {"range-1": 3, "town": -2}, id="the best protection, a tile"),
        pytest.param(
            "armor", {"F5": "trench+bunker=allies"}, {"range-1": 3, "bunker": -2}, id="the best protection, a piece"
        ),
        pytest.param("infantry", {"F5": "marsh+sandbags"}, {"range-1": 3, "sandbags": -1}, id="an obstacle alone"),
    ],
)
def test_one_modifier_of_each_hex_counts(attacker: str, terrain: dict[str, str], parts: dict[str, int]) -> None:
    battle = fight({"E5": f"axis {attacker}", "F5": "allies infantry"}, terrain)
    why = battle.why("axis-cic", "battle E5 F5")
    assert {reason: amount for amount, reason, _ in why} == parts
    assert of(play(battle, "battle E5 F5"), Declared)[0].dice == sum(parts.values())


@pytest.mark.rule("R-BAT-08")
def test_card_nation_and_terrain_are_one_sum() -> None:
    battle = fight(
        {"E5": "axis infantry", "F5": "allies infantry"},
        {"F5": "forest"},
        card="close-assault",
        nations=("jp", "us"),
        options={"japanese_army": "axis"},
    )
    why = battle.why("axis-cic", "battle E5 F5")
    assert {reason: amount for amount, reason, _ in why} == {
        "range-1": 3,
        "forest": -1,
        "close-assault": 1,
        "seishin": 1,
    }
    assert len(of(play(battle, "battle E5 F5"), Rolled)[0].faces) == 4


@pytest.mark.rule("R-BAT-09")
def test_an_attack_without_dice_cannot_be_made() -> None:
    battle = fight({"E5": "axis infantry", "H5": "allies infantry"}, {"H5": "town"})
    assert "battle E5 H5" not in listed(battle)
    assert refused(battle, "battle E5 H5").rule == "R-BAT-09"


@pytest.mark.rule("R-BAT-10")
@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        pytest.param({"F5": "forest", "G5": "town"}, 3, id="no sight, no cover"),
        pytest.param({"G5": "hill"}, 3, id="not even a hill"),
        pytest.param({"G5": "mountain"}, 3, id="nor a mountain"),
        pytest.param({"E5": "ford"}, 2, id="its own ford"),
        pytest.param({"E5": "town"}, 3, id="its own town does not name artillery"),
        pytest.param({"E5": "wire"}, 3, id="nor does its own wire"),
        pytest.param({"G5": "wadi"}, 2, id="a wadi is the exception"),
        pytest.param({"F5": "hill", "f6": "hill"}, 3, id="over a hill"),
    ],
)
def test_artillery_ignores_sight_and_cover(terrain: dict[str, str], expected: int) -> None:
    battle = fight({"E5": "axis artillery", "G5": "allies infantry"}, terrain)
    assert dice(battle, "E5", "G5") == expected


@pytest.mark.rule("R-BAT-10")
@pytest.mark.parametrize(
    ("hills", "fires"),
    [
        (("F5",), False),
        (("e6", "e4"), True),
        (("f6",), True),
    ],
)
def test_artillery_does_not_fire_over_a_blocking_hill(hills: tuple[str, ...], fires: bool) -> None:
    battle = fight({"E5": "axis artillery", "G5": "allies infantry"}, dict.fromkeys(hills, "blocking-hill"))
    if fires:
        assert dice(battle, "E5", "G5") == 3
    else:
        assert refused(battle, "battle E5 G5").key == "no-line-of-sight"


@pytest.mark.rule("R-BAT-11")
def test_card_dice_rescue_an_attack_that_terrain_forbids() -> None:
    units = {"E5": "axis infantry", "H5": "allies infantry"}
    assert dice(fight(units, {"H5": "forest"}), "E5", "H5") == 0
    battle = game(units, {"H5": "forest"}, hands={"axis-cic": ["firefight"], "allies-cic": []}, dice="G")
    events = play(battle, "play firefight", "order E5", "confirm", "battle E5 H5")
    assert of(events, Declared)[0].dice == 1
    assert of(events, Rolled)[0].faces == "G"
    assert unit_on(battle, "H5").figures == 3


@pytest.mark.rule("R-BAT-11", "Q-BAT-04")
def test_nothing_is_clipped_on_the_way_to_the_sum() -> None:
    """3 - 2 - 2 + 1 = 0: were it cut at nought before the card's die, one die would be left."""
    units = {"E5": "axis armor", "F5": "allies infantry", "I5": "axis armor", "J5": "allies infantry"}
    battle = fight(units, {"E5": "town", "F5": "forest"}, orders=["E5", "I5"], card="armor-assault")
    assert dice(battle, "I5", "J5") == 4
    assert dice(battle, "E5", "F5") == 0


# --- The order of resolution ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-BAT-12")
def test_hits_flags_ground_overrun_in_this_order() -> None:
    units = {"E5": "axis armor", "F5": "allies infantry", "G5": "allies infantry"}
    battle = fight(units, dice="FIS" + "SSS")
    events = play(battle, "battle E5 F5")
    assert kinds(events, Declared, Rolled, Lost, Retreated) == ["Declared", "Rolled", "Lost"]
    assert asked(battle) == "retreat"
    events = play(battle, "retreat F5 f4")
    assert kinds(events, Rolled, Retreated) == ["Retreated"]
    assert asked(battle) == "ground"
    events = play(battle, "ground")
    assert kinds(events, TookGround, Rolled) == ["TookGround"]
    assert asked(battle) == "overrun"
    events = play(battle, "battle F5 G5")
    assert [rolled.purpose for rolled in of(events, Rolled)] == ["overrun"]


@pytest.mark.rule("R-BAT-12")
def test_the_ambush_comes_after_the_declaration_and_before_the_dice() -> None:
    units = {"E5": "axis infantry", "F5": "allies infantry"}
    battle = fight(units, hands={"allies-cic": ["ambush"]}, dice="ISS" + "IIS")
    events = play(battle, "battle E5 F5")
    assert kinds(events, Declared, Rolled) == ["Declared"]
    assert asked(battle) == "ambush"
    events = play(battle, "ambush allies-cic")
    assert [(rolled.purpose, rolled.faces) for rolled in of(events, Rolled)] == [("ambush", "ISS"), ("battle", "IIS")]
    assert (unit_on(battle, "E5").figures, unit_on(battle, "F5").figures) == (3, 2)


@pytest.mark.rule("R-BAT-12")
def test_no_ambush_at_range_2() -> None:
    battle = fight({"E5": "axis infantry", "G5": "allies infantry"}, hands={"allies-cic": ["ambush"]}, dice="SS")
    assert len(of(play(battle, "battle E5 G5"), Rolled)) == 1


@pytest.mark.rule("R-BAT-12")
def test_battle_back_comes_after_the_flags() -> None:
    battle = fight(
        {"E5": "axis infantry", "F5": "allies infantry 2"},
        {"F5": "sandbags"},
        nations=("de", "gb"),
        options={"commonwealth": "allies"},
        dice="IF" + "G",
    )
    play(battle, "battle E5 F5")
    assert asked(battle) == "flags"
    play(battle, "ignore 1")
    assert asked(battle) == "battle-back"
    events = play(battle, "battle F5 E5")
    assert [rolled.purpose for rolled in of(events, Rolled)] == ["battle-back"]
    assert unit_on(battle, "E5").figures == 3


@pytest.mark.rule("R-BAT-12")
def test_a_unit_that_does_not_survive_has_no_flags() -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies infantry 1"}, dice="FIF")
    events = play(battle, "battle E5 F5")
    assert kinds(events, Rolled, Lost, Eliminated, Retreated) == ["Rolled", "Lost", "Eliminated"]
    assert asked(battle) == "ground"


# --- Hits -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-HIT-01", "R-DIE-04")
@pytest.mark.parametrize(
    ("target", "hits"),
    [
        ("infantry", "IG"),
        ("armor", "AG"),
        ("artillery", "G"),
    ],
)
def test_which_faces_hit(target: str, hits: str) -> None:
    for face in "IAGS":
        battle = fight({"E5": "axis artillery", "J5": f"allies {target}"}, dice=face)  # range 5: one die
        lost = of(play(battle, "battle E5 J5"), Lost)
        assert [event.figures for event in lost] == ([1] if face in hits else [])


@pytest.mark.rule("R-HIT-02")
@pytest.mark.parametrize(("faces", "left"), [("ISS", 3), ("IGS", 2), ("IIG", 1)])
def test_each_hit_takes_one_figure(faces: str, left: int) -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies infantry"}, dice=faces)
    events = play(battle, "battle E5 F5")
    assert [(event.figures, event.left) for event in of(events, Lost)] == [(4 - left, left)]
    assert unit_on(battle, "F5").figures == left
    assert medals(battle) == {"axis": 0, "allies": 0}


@pytest.mark.rule("R-HIT-02", "R-HIT-03", "Q-BAT-15")
@pytest.mark.parametrize("faces", ["III", "IIF", "FII"])
def test_surplus_hits_are_lost_and_flags_with_them(faces: str) -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies infantry 2", "f4": "allies infantry"}, dice=faces)
    events = play(battle, "battle E5 F5")
    assert [(event.figures, event.left) for event in of(events, Lost)] == [(2, 0)]
    assert of(events, Retreated) == []
    assert unit_on(battle, "F5") is None
    assert unit_on(battle, "f4").figures == 4
    assert medals(battle) == {"axis": 1, "allies": 0}


@pytest.mark.rule("R-HIT-03")
@pytest.mark.parametrize("worth", [0, 1, 2])
def test_the_medals_of_an_eliminated_unit_go_to_the_enemy_at_once(worth: int) -> None:
    battle = fight(
        {"E5": "axis infantry", "F5": "allies infantry 1"},
        dice="ISS",
        tables=f'[[units]]\nhex = "F5"\nworth = {worth}',
    )
    events = play(battle, "battle E5 F5")
    assert [event.unit for event in of(events, Eliminated)] == ["F5"]
    assert [(event.camp, event.medals) for event in of(events, MedalsWon)] == ([("axis", worth)] if worth else [])
    assert medals(battle)["axis"] == worth
    assert asked(battle) == "ground"


@pytest.mark.rule("R-HIT-04")
@pytest.mark.parametrize(
    ("attacker", "target", "faces"),
    [
        ("sniper", "infantry", "IGS"),
        ("sniper", "artillery", "GS"),
        ("heavy-anti-tank-gun", "armor", "AGS"),
        ("heavy-anti-tank-gun", "infantry", "IG"),
        ("anti-tank-gun-early", "armor", "AGS"),
        ("machine-gun-early", "infantry", "IGS"),
        ("machine-gun-early", "armor", "AG"),
    ],
)
def test_special_hits_are_added_to_the_normal_ones(attacker: str, target: str, faces: str) -> None:
    for face in "IAGS":
        battle = fight({"E5": f"axis {attacker}", "G5": f"allies {target}"}, dice=face + "F")
        events = play(battle, "battle E5 G5")
        assert bool(of(events, Lost)) == (face in faces), face


@pytest.mark.rule("R-HIT-04")
@pytest.mark.parametrize(
    ("target", "faces"), [("infantry", "IGS"), ("armor", "AGS"), ("artillery", "GS"), ("sniper", "GS")]
)
def test_stars_of_air_power_hit_everybody_and_those_of_a_barrage_nobody(target: str, faces: str) -> None:
    for face in "IAGS":
        for card, rest, hits in (("air-power", "", faces), ("barrage", "FFF", faces.replace("S", ""))):
            battle = game({"F5": f"allies {target}"}, hands={"axis-cic": [card], "allies-cic": []}, dice=face + rest)
            events = play(battle, f"play {card}", "target F5")
            if card == "air-power":
                events += play(battle, "confirm")
            assert bool(of(events, Lost)) == (face in hits), (card, face)


@pytest.mark.rule("R-HIT-05")
def test_a_unit_that_dies_of_a_blocked_retreat_gives_its_medal() -> None:
    units = {"E5": "axis infantry", "F5": "allies infantry 1", "e4": "allies infantry", "f4": "allies infantry"}
    battle = fight(units, dice="FSS")
    events = play(battle, "battle E5 F5")
    assert [event.unit for event in of(events, Eliminated)] == ["F5"]
    assert medals(battle) == {"axis": 1, "allies": 0}


@pytest.mark.rule("R-HIT-05")
def test_a_unit_that_dies_on_a_mine_gives_its_medal() -> None:
    mine = 'mines = [{ hex = "F5", camp = "allies", strength = 1 }]'
    battle = fight({"E5": "axis infantry 1"}, moves=["move E5 F5"], top=mine, dice="I")
    assert unit_on(battle, "F5") is None
    assert medals(battle) == {"axis": 0, "allies": 1}


@pytest.mark.rule("R-HIT-05")
def test_a_unit_that_breaks_through_the_ice_gives_its_medal() -> None:
    battle = fight({"E5": "axis infantry 1"}, {"F5": "frozen-river"}, moves=["move E5 F5"], dice="SI")
    assert unit_on(battle, "F5") is None
    assert medals(battle) == {"axis": 0, "allies": 1}


# --- Dice by themselves -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-DIE-01")
def test_the_six_faces_come_up_as_often_as_they_are_on_the_die() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        battle = game({"F5": "allies infantry"}, hands={"axis-cic": ["barrage"], "allies-cic": []}, seed=seed)
        seen.update(of(play(battle, "play barrage", "target F5"), Rolled)[0].faces)
    assert sum(seen.values()) == 600
    assert set(seen) == set("IAGFS")
    assert 160 <= seen["I"] <= 240
    assert all(70 <= seen[face] <= 130 for face in "AGFS")


@pytest.mark.rule("R-DIE-02")
@pytest.mark.parametrize(("target", "sixths"), [("infantry", 3), ("armor", 2), ("artillery", 1)])
def test_the_chance_of_one_die(target: str, sixths: int) -> None:
    battle = fight({"E5": "axis artillery", "J5": f"allies {target}"})
    odds = battle.why("axis-cic", "battle E5 J5").odds
    assert odds.hits == pytest.approx((1 - sixths / 6, sixths / 6))
    assert odds.flags == pytest.approx((5 / 6, 1 / 6))


@pytest.mark.rule("R-DIE-03")
def test_a_roll_has_as_many_dice_as_it_needs() -> None:
    patch = 'patches = [{ unit = "infantry", dice = [13, 2, 1] }]'
    battle = fight({"E5": "axis infantry", "F5": "allies armor"}, top=patch)
    assert len(of(play(battle, "battle E5 F5"), Rolled)[0].faces) == 13


@pytest.mark.rule("R-DIE-04", "Q-BAT-16")
@pytest.mark.parametrize(("target", "faces"), [("artillery", "SSA"), ("infantry", "SSS"), ("armor", "SSI")])
def test_a_star_does_nothing(target: str, faces: str) -> None:
    battle = fight({"E5": "axis infantry", "F5": f"allies {target}"}, dice=faces)
    events = play(battle, "battle E5 F5")
    assert kinds(events, Lost, Retreated) == []
    assert unit_on(battle, "F5").figures == unit_on(battle, "F5").strength


# --- Rulings ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q-BAT-07")
def test_sandbags_in_a_village_let_one_flag_be_ignored() -> None:
    units = {"E5": "axis armor", "F5": "allies infantry"}
    for terrain, question in (({"F5": "town+sandbags"}, "flags"), ({"F5": "town"}, "retreat")):
        battle = fight(units, terrain, dice="F")
        play(battle, "battle E5 F5")
        assert asked(battle) == question
        if question == "flags":
            assert listed(battle) == ["ignore 0", "ignore 1"]
            play(battle, "ignore 1")
            assert unit_on(battle, "F5").figures == 4
            assert features(battle, "F5") == ("town", "sandbags")


@pytest.mark.rule("Q-BAT-11")
def test_artillery_beside_an_enemy_does_not_fire_far() -> None:
    units = {"E5": "axis artillery", "I5": "allies infantry"}
    assert dice(fight(units), "E5", "I5") == 2
    battle = fight({**units, "F5": "allies infantry"})
    assert refused(battle, "battle E5 I5").rule == "R-BAT-05"
    assert dice(battle, "E5", "F5") == 3


@pytest.mark.rule("Q-BAT-12")
def test_infantry_beside_an_enemy_does_not_shoot_another() -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies infantry", "C5": "allies infantry"})
    assert refused(battle, "battle E5 C5").rule == "R-BAT-05"


@pytest.mark.rule("Q-BAT-13", "R-BAT-06")
def test_a_sniper_beside_a_tank_cannot_fire_until_it_moves_away() -> None:
    units = {"E5": "axis sniper", "D5": "allies armor", "H5": "allies infantry"}
    battle = fight(units)
    assert refused(battle, "battle E5 H5").rule == "R-BAT-05"
    assert refused(battle, "battle E5 D5").key == "not-its-target"
    battle = fight(units, moves=["move E5 f6"])  # two hexes away
    assert dice(battle, "f6", "H5") == 1


@pytest.mark.rule("Q-BAT-19")
def test_the_enemys_bunker_ignores_no_flag() -> None:
    for owner, question in (("allies", "flags"), ("axis", "retreat")):
        battle = fight({"E5": "axis infantry", "F5": "allies infantry"}, {"F5": f"bunker={owner}"}, dice="FSS")
        play(battle, "battle E5 F5")
        assert asked(battle) == question


@pytest.mark.rule("Q-BAT-22")
@pytest.mark.parametrize(
    ("kind", "battles"),
    [("infantry", False), ("french-resistance", True), ("ski-troops", True), ("sniper", True), ("cavalry", False)],
)
def test_who_battles_on_entering_a_forest(kind: str, battles: bool) -> None:
    battle = fight({"E5": f"axis {kind}", "G5": "allies infantry"}, {"F5": "forest"}, moves=["move E5 F5"])
    assert ("battle F5 G5" in listed(battle)) is battles
    if not battles:
        assert refused(battle, "battle F5 G5").key == "entered-no-battle"


@pytest.mark.rule("Q-BAT-23")
def test_special_forces_move_2_and_battle_but_not_into_a_forest() -> None:
    units = {"E5": "axis special-forces", "H5": "allies infantry"}
    assert dice(fight(units, moves=["move E5 G5"]), "G5", "H5") == 3
    battle = fight(units, {"G5": "forest"}, moves=["move E5 G5"])
    assert refused(battle, "battle G5 H5").key == "entered-no-battle"


@pytest.mark.rule("Q-BAT-24")
def test_infantry_that_starts_in_a_forest_battles_from_it() -> None:
    battle = fight({"E5": "axis infantry", "G5": "allies infantry"}, {"E5": "forest"})
    assert dice(battle, "E5", "G5") == 2


@pytest.mark.rule("Q-BAT-25")
@pytest.mark.parametrize("ground", ["radar-station", "oasis"])
def test_radar_and_oasis_may_be_battled_from_on_entry_but_no_ground_is_taken(ground: str) -> None:
    units = {"E5": "axis infantry", "G5": "allies infantry 1"}
    battle = fight(units, {"F5": ground}, moves=["move E5 F5"], dice="ISS")
    events = play(battle, "battle F5 G5")
    assert of(events, Eliminated)
    assert asked(battle) == "battle"  # no question about ground
    battle = fight({"F5": "axis infantry", "G5": "allies infantry 1"}, {"F5": ground}, dice="ISS")
    play(battle, "battle F5 G5")
    assert asked(battle) == "ground"  # who stood there may take it
