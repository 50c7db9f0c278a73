"""Every kind of unit (core 1.6): figures, movement, dice, sight, ground, and what only this kind may do."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

import overlord
from boards import asked, at, features, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import CrossHairs, Eliminated, Lost, MedalsWon, Moved, Retreated, Rolled

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


def marching(units: Mapping[str, str], terrain: Mapping[str, str] | None = None, **more: Any) -> overlord.Game:
    """The movement phase of an axis turn in which the first of these units and A9 are ordered."""
    battle = game({**PAIR, **units}, terrain, hands={"axis-cic": ["direct-from-hq"], "allies-cic": []}, **more)
    play(battle, "play direct-from-hq", f"order {next(iter(units))}", "order A9", "confirm")
    return battle


def dice(battle: overlord.Game, a: str, b: str) -> int:
    """The dice of an attack, 0 if it cannot be made for want of dice; any other refusal is an error."""
    if f"battle {a} {b}" in listed(battle, "battle"):
        number = sum(amount for amount, _, _ in battle.why("axis-cic", f"battle {a} {b}"))
        assert number > 0
        return number
    assert refused(battle, f"battle {a} {b}").key == "no-dice"
    return 0


def medals(battle: overlord.Game) -> dict[str, int]:
    return {row.camp: row.medals for row in battle.view(None).medals}


def moves_of(battle: overlord.Game, name: str) -> set[str]:
    """Where the unit on this hex may go."""
    return {text.split()[-1] for text in listed(battle, "move") if text.split()[1] == name}


def along(n: int) -> str:
    """n hexes east of C5."""
    return at(4 + 2 * n, 4)


ARMOR_DICE = (3, 3, 3)
GUN_DICE = (3, 3, 2, 2, 1, 1)
BIG_DICE = (3, 3, 2, 2, 1, 1, 1, 1)


class Row(NamedTuple):
    """One row of table 1.6, for a unit that did not move."""

    figures: int
    battle_move: int  # hexes it may move and still battle
    most: int
    dice: tuple[int, ...]
    sight: bool
    cover: int  # dice it loses against a town
    ground: bool
    overrun: bool


ROWS = {
    "infantry": Row(4, 1, 2, (3, 2, 1), True, 1, True, False),
    "armor": Row(3, 3, 3, ARMOR_DICE, True, 2, True, True),
    "artillery": Row(2, 0, 1, GUN_DICE, False, 0, False, False),
    "special-forces": Row(4, 2, 2, (3, 2, 1), True, 1, True, False),
    "elite-armor": Row(4, 3, 3, ARMOR_DICE, True, 2, True, True),
    "french-resistance": Row(3, 1, 2, (3, 2, 1), True, 1, True, False),
    "big-gun": Row(2, 0, 1, BIG_DICE, False, 0, False, False),
    "combat-engineers": Row(4, 1, 2, (3, 2, 1), True, 1, True, False),
    "cavalry": Row(4, 3, 3, (2, 1), True, 1, True, True),
    "ski-troops": Row(3, 3, 3, (3, 2), True, 1, True, False),
    "sniper": Row(1, 2, 2, (1, 1, 1, 1, 1), True, 0, True, False),
    "flame-tank": Row(3, 3, 3, ARMOR_DICE, True, 2, True, True),
    "mobile-artillery": Row(2, 1, 2, GUN_DICE, False, 0, False, False),
    "tiger": Row(1, 3, 3, ARMOR_DICE, True, 2, True, True),
    "heavy-anti-tank-gun": Row(2, 0, 1, (2, 2, 2, 2), True, 0, False, False),
    "anti-tank-gun-early": Row(4, 0, 2, (3, 2, 1), True, 1, False, False),
    "anti-tank-gun-late": Row(4, 1, 2, (3, 2, 1), True, 1, False, False),
    "mortar-early": Row(4, 0, 2, (3, 2, 1), False, 0, False, False),
    "mortar-late": Row(4, 1, 2, (3, 2, 1, 1), False, 0, False, False),
    "machine-gun-early": Row(4, 0, 2, (3, 2, 1), True, 1, False, False),
    "machine-gun-late": Row(4, 1, 2, (3, 2, 1), True, 1, False, False),
    "slow-armor": Row(3, 2, 2, ARMOR_DICE, True, 2, True, True),
}


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("infantry", marks=pytest.mark.rule("R-UNIT-01")),
        pytest.param("armor", marks=pytest.mark.rule("R-UNIT-02")),
        pytest.param("artillery", marks=pytest.mark.rule("R-UNIT-03")),
        pytest.param("special-forces", marks=pytest.mark.rule("R-UNIT-04")),
        pytest.param("elite-armor", marks=pytest.mark.rule("R-UNIT-05")),
        pytest.param("french-resistance", marks=pytest.mark.rule("R-UNIT-06")),
        pytest.param("big-gun", marks=pytest.mark.rule("R-UNIT-07")),
        pytest.param("combat-engineers", marks=pytest.mark.rule("R-UNIT-08")),
        pytest.param("cavalry", marks=pytest.mark.rule("R-UNIT-11")),
        pytest.param("ski-troops", marks=pytest.mark.rule("R-UNIT-12")),
        pytest.param("sniper", marks=pytest.mark.rule("R-UNIT-13")),
        pytest.param("flame-tank", marks=pytest.mark.rule("R-UNIT-15")),
        pytest.param("mobile-artillery", marks=pytest.mark.rule("R-UNIT-16")),
        pytest.param("tiger", marks=pytest.mark.rule("R-UNIT-17")),
        pytest.param("heavy-anti-tank-gun", marks=pytest.mark.rule("R-UNIT-18")),
        pytest.param("anti-tank-gun-early", marks=pytest.mark.rule("R-UNIT-19")),
        pytest.param("anti-tank-gun-late", marks=pytest.mark.rule("R-UNIT-20")),
        pytest.param("mortar-early", marks=pytest.mark.rule("R-UNIT-21")),
        pytest.param("mortar-late", marks=pytest.mark.rule("R-UNIT-22")),
        pytest.param("machine-gun-early", marks=pytest.mark.rule("R-UNIT-23")),
        pytest.param("machine-gun-late", marks=pytest.mark.rule("R-UNIT-24")),
        pytest.param("slow-armor", marks=pytest.mark.rule("R-UNIT-25")),
    ],
)
def test_the_table_of_units(kind: str) -> None:
    row = ROWS[kind]
    unit = f"axis {kind}"
    battle = marching({"C5": unit})
    assert unit_on(battle, "C5").figures == row.figures
    assert along(row.most) in moves_of(battle, "C5")
    assert along(row.most + 1) not in moves_of(battle, "C5")
    for n in range(row.most + 1):
        a, b = along(n), along(n + 1)
        beside = fight({"C5": unit, b: "allies infantry"}, moves=[f"move C5 {a}"] * (n > 0))
        if n <= row.battle_move:
            assert f"battle {a} {b}" in listed(beside)
        else:
            assert refused(beside, f"battle {a} {b}").key == "moved-too-far"
    for far, number in enumerate(row.dice, 1):
        assert dice(fight({"C5": unit, along(far): "allies infantry"}), "C5", along(far)) == number
    too_far = along(len(row.dice) + 1)
    battle = fight({"C5": unit, too_far: "allies infantry"})
    assert refused(battle, f"battle C5 {too_far}").key == "out-of-range"
    battle = fight({"C5": unit, "E5": "allies infantry"}, {"D5": "forest"})
    assert ("battle C5 E5" not in listed(battle)) is row.sight
    battle = fight({"C5": unit, "E5": "allies infantry"}, {"E5": "town"})
    assert dice(battle, "C5", "E5") == max(0, row.dice[1] - row.cover)
    battle = fight({"C5": unit, "D5": "allies infantry 1", "E5": "allies infantry"}, dice="G" * row.dice[0])
    play(battle, "battle C5 D5")
    assert asked(battle) == ("ground" if row.ground else "battle")
    if row.ground:
        play(battle, "ground")
        assert asked(battle) == ("overrun" if row.overrun else "battle")


@pytest.mark.parametrize(
    ("kind", "faces"),
    [
        pytest.param("infantry", "IG", marks=pytest.mark.rule("R-UNIT-01")),
        pytest.param("armor", "AG", marks=pytest.mark.rule("R-UNIT-02")),
        pytest.param("artillery", "G", marks=pytest.mark.rule("R-UNIT-03")),
        pytest.param("special-forces", "IG", marks=pytest.mark.rule("R-UNIT-32")),
        pytest.param("elite-armor", "AG", marks=pytest.mark.rule("R-UNIT-32")),
        pytest.param("french-resistance", "IG", marks=pytest.mark.rule("R-UNIT-32")),
        pytest.param("big-gun", "G", marks=pytest.mark.rule("R-UNIT-32")),
        pytest.param("combat-engineers", "IG", marks=pytest.mark.rule("R-UNIT-32")),
        pytest.param("locomotive", "G", marks=pytest.mark.rule("R-UNIT-09")),
        pytest.param("wagon", "G", marks=pytest.mark.rule("R-UNIT-09")),
        pytest.param("cavalry", "IG", marks=pytest.mark.rule("R-UNIT-11")),
        pytest.param("ski-troops", "IG", marks=pytest.mark.rule("R-UNIT-12")),
        pytest.param("sniper", "G", marks=pytest.mark.rule("R-UNIT-13")),
        pytest.param("destroyer", "G", marks=pytest.mark.rule("R-UNIT-14")),
        pytest.param("flame-tank", "AG", marks=pytest.mark.rule("R-UNIT-32")),
        pytest.param("mobile-artillery", "G", marks=pytest.mark.rule("R-UNIT-32")),
        pytest.param("heavy-anti-tank-gun", "G", marks=pytest.mark.rule("R-UNIT-32")),
        *(
            pytest.param(kind, "IG", marks=pytest.mark.rule("R-UNIT-32"))
            for kind in ("anti-tank-gun-early", "mortar-late", "machine-gun-early")
        ),
    ],
)
def test_which_faces_hit_it(kind: str, faces: str) -> None:
    for face in "IAGS":
        battle = fight({"E5": "axis artillery", "J5": f"allies {kind}"}, {"J5": "ocean"}, dice=face)  # one die
        assert bool(of(play(battle, "battle E5 J5"), Lost)) == (face in faces), face


# --- General rules ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-UNIT-30")
@pytest.mark.parametrize(("kind", "most", "number"), [("infantry", 2, 3), ("armor", 3, 3), ("artillery", 1, 3)])
def test_one_figure_moves_and_fights_like_a_full_unit(kind: str, most: int, number: int) -> None:
    moves = moves_of(marching({"C5": f"axis {kind} 1"}), "C5")
    assert moves == moves_of(marching({"C5": f"axis {kind}"}), "C5")
    assert along(most) in moves
    assert dice(fight({"C5": f"axis {kind} 1", "D5": "allies infantry"}), "C5", "D5") == number


@pytest.mark.rule("R-UNIT-31")
@pytest.mark.parametrize("other", ["axis infantry", "allies infantry", "axis armor 1"])
def test_one_unit_to_a_hex(other: str) -> None:
    battle = marching({"C5": "axis infantry 1", "D5": other})
    assert "D5" not in moves_of(battle, "C5")
    assert refused(battle, "move C5 D5").key == "occupied"


# One of every kind, each on a hex of its own; ships and trains are of no category.
KINDS = {
    "infantry": [
        *("infantry", "special-forces", "french-resistance", "combat-engineers", "cavalry", "ski-troops", "sniper"),
        *("anti-tank-gun-early", "anti-tank-gun-late", "mortar-early", "mortar-late"),
        *("machine-gun-early", "machine-gun-late"),
    ],
    "armor": ["armor", "elite-armor", "flame-tank", "tiger", "slow-armor"],
    "artillery": ["artillery", "big-gun", "mobile-artillery", "heavy-anti-tank-gun"],
    "other": ["locomotive", "destroyer"],
}
SPOTS = [at(c, r) for r in (2, 4) for c in range(0, 25, 2)]
STANDING = dict(zip(SPOTS, (kind for group in KINDS.values() for kind in group), strict=False))


def of_groups(*groups: str) -> set[str]:
    return {spot for spot, kind in STANDING.items() if any(kind in KINDS[group] for group in groups)}


@pytest.mark.rule("R-UNIT-32")
@pytest.mark.parametrize(
    ("card", "face", "groups"),
    [
        ("move-out", "", ("infantry",)),
        ("armor-assault", "", ("armor",)),
        ("artillery-bombard", "", ("artillery",)),
        ("direct-from-hq", "", ("infantry", "armor", "artillery", "other")),
        ("their-finest-hour", "I", ("infantry",)),
        ("their-finest-hour", "A", ("armor",)),
        ("their-finest-hour", "S", ("infantry", "armor", "artillery", "other")),
    ],
)
def test_which_units_a_card_orders(card: str, face: str, groups: tuple[str, ...]) -> None:
    assert sum(map(len, KINDS.values())) == len(STANDING)
    terrain = {spot: "ocean" for spot, kind in STANDING.items() if kind == "destroyer"}
    units = {spot: f"axis {kind}" for spot, kind in STANDING.items()}
    battle = game({**units, "A1": "allies infantry"}, terrain, spare=False, hands={"axis-cic": [card]}, dice=face)
    play(battle, f"play {card}")
    assert {text.split()[1] for text in listed(battle, "order")} == of_groups(*groups)


@pytest.mark.rule("R-UNIT-32")
def test_section_cards_order_ships_and_trains() -> None:
    units = {"G5": "axis locomotive", "G7": "axis destroyer", "C5": "axis infantry"}
    battle = game(units, {"G7": "ocean"}, hands={"axis-cic": ["assault-center"]})
    play(battle, "play assault-center")
    assert sorted(listed(battle, "order")) == ["order G5", "order G7"]


@pytest.mark.rule("R-UNIT-33")
def test_the_bonus_of_the_nation_and_the_rule_of_the_badge_apply_together() -> None:
    battle = fight(
        {"E5": "axis combat-engineers", "F5": "allies infantry"},
        {"F5": "town"},
        nations=("jp", "us"),
        options={"japanese_army": "axis"},
    )
    why = battle.why("axis-cic", "battle E5 F5")
    assert {reason: amount for amount, reason, _ in why} == {"range-1": 3, "seishin": 1}


@pytest.mark.rule("R-UNIT-33")
def test_the_bonus_goes_by_the_nation_of_the_unit() -> None:
    battle = fight(
        {"E5": "axis infantry", "F5": "allies infantry"},
        nations=("jp", "us"),
        options={"japanese_army": "axis"},
        tables='[[units]]\nhex = "E5"\nnation = "de"',
    )
    assert dice(battle, "E5", "F5") == 3
    assert dice(battle, "A9", "B9") == 4


# --- Infantry of all sorts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("french-resistance", marks=pytest.mark.rule("R-UNIT-06")),
        pytest.param("ski-troops", marks=pytest.mark.rule("R-UNIT-12")),
        pytest.param("sniper", marks=pytest.mark.rule("R-UNIT-13")),
    ],
)
def test_they_battle_on_entering_a_forest_but_stop_there(kind: str) -> None:
    battle = marching({"M9": f"axis {kind}"}, {"L9": "forest", "l8": "forest"})
    assert moves_of(battle, "M9") == {"L9", "l8"}
    battle = fight({"M9": f"axis {kind}", "K9": "allies infantry"}, {"L9": "forest"}, moves=["move M9 L9"], dice="GGG")
    play(battle, "battle L9 K9")
    assert unit_on(battle, "K9").figures < 4


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("french-resistance", marks=pytest.mark.rule("R-UNIT-06")),
        pytest.param("ski-troops", marks=pytest.mark.rule("R-UNIT-12")),
        pytest.param("sniper", marks=pytest.mark.rule("R-UNIT-13", "R-RUL-07")),
    ],
)
def test_they_retreat_one_to_three_hexes_for_a_flag(kind: str) -> None:
    for far in (1, 2, 3):
        battle = fight({"E5": "axis artillery", "J5": f"allies {kind}"}, dice="F")
        play(battle, "battle E5 J5")
        assert sorted(listed(battle)) == ["retreat J5 i4", "retreat J5 j4"]  # one hex at least
        way = ["J5", "j4", "J3", "j2"]
        for a, b in pairwise(way[: far + 1]):
            play(battle, f"retreat {a} {b}")
        if far < 3:
            assert "done" in listed(battle)
            play(battle, "done")
        assert asked(battle) == "battle"
        assert unit_on(battle, way[far]).kind == kind


@pytest.mark.rule("R-RUL-07")
def test_a_sniper_goes_two_to_six_hexes_for_two_flags() -> None:
    battle = fight({"E7": "axis artillery", "H7": "allies sniper"}, dice="FF")
    play(battle, "battle E7 H7", "retreat H7 h6")
    assert "done" not in listed(battle)
    play(battle, "retreat h6 H5", "retreat H5 h4", "retreat h4 H3", "retreat H3 h2", "retreat h2 H1")
    assert asked(battle) == "battle"
    assert unit_on(battle, "H1").kind == "sniper"


@pytest.mark.rule("R-RUL-07")
def test_a_sniper_that_cannot_make_its_one_hex_is_lost() -> None:
    units = {"E5": "axis artillery", "J5": "allies sniper", "i4": "allies infantry", "j4": "allies infantry"}
    battle = fight(units, dice="F")
    play(battle, "battle E5 J5")
    assert unit_on(battle, "J5") is None


@pytest.mark.rule("R-UNIT-08")
@pytest.mark.parametrize("cover", ["town", "forest", "bunker=allies", "sandbags", "hill", "town+sandbags"])
def test_engineers_ignore_cover_in_close_assault(cover: str) -> None:
    assert dice(fight({"E5": "axis combat-engineers", "F5": "allies infantry"}, {"F5": cover}), "E5", "F5") == 3
    assert dice(fight({"E5": "axis combat-engineers", "G5": "allies infantry"}, {"G5": cover}), "E5", "G5") == 1


@pytest.mark.rule("R-UNIT-08")
@pytest.mark.parametrize(("kind", "after"), [("combat-engineers", True), ("infantry", False)])
def test_engineers_on_wire_battle_and_remove_it(kind: str, after: bool) -> None:
    battle = fight({"E5": f"axis {kind}", "F5": "allies infantry"}, {"E5": "wire"}, dice="SS")
    assert "special remove-wire E5" in listed(battle)
    assert dice(battle, "E5", "F5") == 2
    play(battle, "battle E5 F5")
    assert ("special remove-wire E5" in listed(battle)) is after
    if after:
        play(battle, "special remove-wire E5")
        assert features(battle, "E5") == ("open",)
        refused(battle, "battle E5 F5")


MINE = 'mines = [{{ hex = "{}", camp = "allies", strength = 4 }}]'


@pytest.mark.rule("R-UNIT-08")
def test_engineers_on_a_minefield_must_clear_it_instead_of_battling() -> None:
    battle = fight({"E5": "axis combat-engineers", "F5": "allies infantry"}, top=MINE.format("E5"))
    assert refused(battle, "battle E5 F5").key == "clear-mine-instead"
    play(battle, "special clear-mine E5")
    assert battle.view(None).mines == ()
    refused(battle, "battle E5 F5")
    # Other infantry battles from there and clears nothing.
    battle = fight({"E5": "axis infantry", "F5": "allies infantry"}, top=MINE.format("E5"))
    assert "battle E5 F5" in listed(battle)
    assert "special clear-mine E5" not in listed(battle)


@pytest.mark.rule("R-UNIT-08")
def test_engineers_who_walk_onto_a_mine_clear_it_and_do_not_battle() -> None:
    battle = fight(
        {"D5": "axis combat-engineers", "F5": "allies infantry"},
        moves=["move D5 E5"],
        top=MINE.format("E5"),
        dice="IIII",
    )
    assert unit_on(battle, "E5").figures == 4
    assert battle.view(None).mines == ()
    refused(battle, "battle E5 F5")


@pytest.mark.rule("R-UNIT-08")
@pytest.mark.parametrize(("kind", "removes"), [("combat-engineers", True), ("infantry", False)])
def test_engineers_may_remove_a_road_block(kind: str, removes: bool) -> None:
    battle = fight({"E5": f"axis {kind}"}, {"E5": "road-block"})
    assert ("special remove-road-block E5" in listed(battle)) is removes
    if removes:
        play(battle, "special remove-road-block E5")
        assert features(battle, "E5") == ("open",)


@pytest.mark.rule("R-UNIT-11")
def test_cavalry_takes_ground_twice_and_battles_twice() -> None:
    units = {"E5": "axis cavalry", "F5": "allies infantry 1", "G5": "allies infantry 1", "H5": "allies infantry 1"}
    battle = fight(units, dice="IS" + "IS")
    play(battle, "battle E5 F5", "ground", "battle F5 G5", "ground")
    assert unit_on(battle, "G5").kind == "cavalry"
    assert asked(battle) == "battle"
    refused(battle, "battle G5 H5")


@pytest.mark.rule("R-UNIT-13")
@pytest.mark.parametrize(("target", "faces"), [("infantry", "IGS"), ("artillery", "GS"), ("sniper", "GS")])
def test_the_stars_of_a_sniper_hit(target: str, faces: str) -> None:
    for face in "IAGS":
        battle = fight({"E5": "axis sniper", "G5": f"allies {target}"}, dice=face)
        assert bool(of(play(battle, "battle E5 G5"), Lost)) == (face in faces), face


@pytest.mark.rule("R-UNIT-13")
@pytest.mark.parametrize("target", ["armor", "elite-armor", "tiger", "destroyer"])
def test_a_sniper_does_not_target_armor_or_ships(target: str) -> None:
    battle = fight({"E5": "axis sniper", "G5": f"allies {target}"}, {"G5": "ocean"})
    assert refused(battle, "battle E5 G5").key == "not-its-target"


@pytest.mark.rule("R-UNIT-13")
def test_a_sniper_beside_armor_alone_cannot_battle_at_all() -> None:
    units = {"E5": "axis sniper", "F5": "allies armor", "C5": "allies infantry"}
    battle = fight(units)
    assert [text for text in listed(battle, "battle") if text.startswith("battle E5")] == []
    battle = fight({**units, "e6": "allies infantry"})
    assert [text for text in listed(battle, "battle") if text.startswith("battle E5")] == ["battle E5 e6"]


@pytest.mark.rule("R-UNIT-13")
def test_a_star_of_air_power_hits_a_sniper_and_no_medal_is_won() -> None:
    battle = game({"F5": "allies sniper"}, hands={"axis-cic": ["air-power"], "allies-cic": []}, dice="S")
    events = play(battle, "play air-power", "target F5", "confirm")
    assert [event.kind for event in of(events, Eliminated)] == ["sniper"]
    assert of(events, MedalsWon) == []
    assert medals(battle) == {"axis": 0, "allies": 0}


@pytest.mark.rule("R-UNIT-13")
def test_a_sniper_gets_no_bonus_of_its_nation() -> None:
    units = {"E5": "axis sniper", "F5": "allies infantry"}
    battle = fight(units, nations=("jp", "us"), options={"japanese_army": "axis"})
    assert dice(battle, "A9", "B9") == 4
    assert dice(battle, "E5", "F5") == 1


@pytest.mark.rule("R-UNIT-13")
@pytest.mark.parametrize(("target", "question"), [("infantry 2", "battle-back"), ("sniper 2", "battle")])
def test_a_sniper_cannot_battle_back(target: str, question: str) -> None:
    """A scenario may give it two figures; with one left any other Commonwealth unit would battle back."""
    units = {"E5": "axis infantry", "F5": f"allies {target}"}
    battle = fight(units, nations=("de", "gb"), options={"commonwealth": "allies"}, dice="GSS")
    play(battle, "battle E5 F5")
    assert unit_on(battle, "F5").figures == 1
    assert asked(battle) == question


@pytest.mark.rule("R-RUL-18")
@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("infantry", 2),
        ("armor", 2),
        ("sniper", 1),
        ("mortar-early", 3),
        ("mortar-late", 3),
        ("artillery", 2),
        ("mobile-artillery", 2),
        ("heavy-anti-tank-gun", 1),
        ("destroyer", 3),
    ],
)
def test_units_that_ignore_cover_ignore_the_wadi_unless_they_are_artillery(kind: str, number: int) -> None:
    terrain = {"F5": "wadi", "E5": "ocean"} if kind == "destroyer" else {"F5": "wadi"}
    assert dice(fight({"E5": f"axis {kind}", "F5": "allies infantry"}, terrain), "E5", "F5") == number


# --- Weapon teams -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "target", "still", "moved"),
    [
        pytest.param("anti-tank-gun-early", "armor", True, None, marks=pytest.mark.rule("R-UNIT-19")),
        pytest.param("anti-tank-gun-early", "infantry", False, None, marks=pytest.mark.rule("R-UNIT-19")),
        pytest.param("anti-tank-gun-late", "armor", True, False, marks=pytest.mark.rule("R-UNIT-20")),
        pytest.param("anti-tank-gun-late", "infantry", False, False, marks=pytest.mark.rule("R-UNIT-20")),
        pytest.param("machine-gun-early", "infantry", True, None, marks=pytest.mark.rule("R-UNIT-23")),
        pytest.param("machine-gun-early", "armor", False, None, marks=pytest.mark.rule("R-UNIT-23")),
        pytest.param("machine-gun-late", "infantry", True, False, marks=pytest.mark.rule("R-UNIT-24")),
        pytest.param("machine-gun-late", "armor", False, False, marks=pytest.mark.rule("R-UNIT-24")),
        pytest.param("heavy-anti-tank-gun", "armor", True, None, marks=pytest.mark.rule("R-UNIT-18")),
        pytest.param("heavy-anti-tank-gun", "infantry", False, None, marks=pytest.mark.rule("R-UNIT-18")),
        pytest.param("heavy-anti-tank-gun", "artillery", False, None, marks=pytest.mark.rule("R-UNIT-18")),
        pytest.param("mortar-late", "infantry", False, False, marks=pytest.mark.rule("R-UNIT-22")),
    ],
)
def test_whose_stars_hit_whom(kind: str, target: str, still: bool, moved: bool | None) -> None:
    """`moved` is None where a team that moved does not battle."""
    battle = fight({"E5": f"axis {kind}", "G5": f"allies {target}"}, dice="SF")
    assert bool(of(play(battle, "battle E5 G5"), Lost)) is still
    battle = fight({"D5": f"axis {kind}", "G5": f"allies {target}"}, moves=["move D5 E5"], dice="SF")
    if moved is None:
        assert refused(battle, "battle E5 G5").key == "moved-too-far"
    else:
        assert bool(of(play(battle, "battle E5 G5"), Lost)) is moved


@pytest.mark.rule("R-UNIT-22")
def test_a_late_mortar_that_moved_is_plain_infantry() -> None:
    def moved(target: str, terrain: dict[str, str]) -> overlord.Game:
        return fight({"D5": "axis mortar-late", target: "allies infantry"}, terrain, moves=["move D5 E5"])

    assert [dice(moved(target, {}), "E5", target) for target in ("F5", "G5", "H5")] == [3, 2, 1]
    assert refused(moved("I5", {}), "battle E5 I5").key == "out-of-range"
    assert refused(moved("G5", {"F5": "forest"}), "battle E5 G5").key == "no-line-of-sight"
    assert dice(moved("G5", {"G5": "forest"}), "E5", "G5") == 1


@pytest.mark.parametrize(
    ("kind", "far", "battles"),
    [
        pytest.param("infantry", 2, True, marks=pytest.mark.rule("R-UNIT-33")),
        pytest.param("mortar-early", 1, False, marks=pytest.mark.rule("R-UNIT-21")),
        pytest.param("mortar-early", 2, False, marks=pytest.mark.rule("R-UNIT-21")),
        pytest.param("machine-gun-early", 1, False, marks=pytest.mark.rule("R-UNIT-23")),
        pytest.param("machine-gun-early", 2, False, marks=pytest.mark.rule("R-UNIT-23")),
    ],
)
def test_early_teams_have_no_banzai(kind: str, far: int, battles: bool) -> None:
    a, b = along(far), along(far + 1)
    battle = fight(
        {"C5": f"axis {kind}", b: "allies infantry"},
        moves=[f"move C5 {a}"],
        nations=("jp", "us"),
        options={"japanese_army": "axis"},
    )
    if battles:
        assert f"battle {a} {b}" in listed(battle)
    else:
        assert refused(battle, f"battle {a} {b}").key == "moved-too-far"


# --- Armor ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-UNIT-02", "R-UNIT-05", "R-UNIT-15", "R-UNIT-17", "R-UNIT-25")
@pytest.mark.parametrize("kind", ["armor", "elite-armor", "flame-tank", "tiger", "slow-armor"])
def test_armor_has_one_overrun(kind: str) -> None:
    units = {"E5": f"axis {kind}", "F5": "allies infantry 1", "G5": "allies infantry 1", "H5": "allies infantry 1"}
    battle = fight(units, dice="ISS" + "ISS")
    play(battle, "battle E5 F5", "ground", "battle F5 G5", "ground")
    assert unit_on(battle, "G5").kind == kind
    assert asked(battle) == "battle"
    refused(battle, "battle G5 H5")


@pytest.mark.rule("R-UNIT-05")
@pytest.mark.parametrize(("tables", "won"), [("", 1), ('[[units]]\nhex = "G5"\nworth = 2', 2)])
def test_a_scenario_may_make_elite_armor_worth_two_medals(tables: str, won: int) -> None:
    battle = fight({"E5": "axis armor", "G5": "allies elite-armor 1"}, tables=tables, dice="ASS")
    play(battle, "battle E5 G5")
    assert medals(battle)["axis"] == won


@pytest.mark.rule("R-UNIT-15")
@pytest.mark.parametrize(
    ("cover", "close", "far"),
    [("town", 2, 1), ("forest", 2, 1), ("bunker=allies", 2, 1), ("hill", 2, 2), ("open", 3, 3)],
)
def test_for_a_flame_tank_cover_counts_one_at_most_in_close_assault(cover: str, close: int, far: int) -> None:
    assert dice(fight({"E5": "axis flame-tank", "F5": "allies infantry"}, {"F5": cover}), "E5", "F5") == close
    assert dice(fight({"E5": "axis flame-tank", "G5": "allies infantry"}, {"G5": cover}), "E5", "G5") == far


@pytest.mark.rule("R-UNIT-17")
@pytest.mark.parametrize(
    ("faces", "again", "destroyed"),
    [
        ("ISS", "", False),  # no hit, no second roll
        ("ASS", "A", False),
        ("ASS", "G", True),
        ("GSS", "I", False),  # the first grenade is a hit like any other
        ("AGS", "FS", False),
        ("AGA", "SSG", True),
    ],
)
def test_only_a_grenade_of_the_second_roll_destroys_a_tiger(faces: str, again: str, destroyed: bool) -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies tiger"}, dice=faces + again)
    events = play(battle, "battle E5 F5")
    assert [(rolled.purpose, rolled.faces) for rolled in of(events, Rolled)][1:] == [("tiger", again)] * bool(again)
    assert (unit_on(battle, "F5") is None) is destroyed
    assert medals(battle)["axis"] == destroyed
    assert destroyed or unit_on(battle, "F5").figures == 1


@pytest.mark.rule("R-UNIT-17")
def test_a_tiger_retreats_for_its_flags() -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies tiger"}, dice="FSS")
    events = play(battle, "battle E5 F5", "retreat F5 f4")
    assert len(of(events, Rolled)) == 1
    assert unit_on(battle, "f4").kind == "tiger"


BLOCKED = {"e4": "allies infantry", "f4": "allies infantry"}


@pytest.mark.rule("R-RUL-06", "R-UNIT-17")
@pytest.mark.parametrize(
    ("faces", "again", "destroyed"),
    [("FSS", "A", False), ("FSS", "G", True), ("FFS", "AG", True), ("AFS", "SG", True), ("AFS", "SS", False)],
)
def test_a_flag_a_tiger_cannot_retreat_for_is_a_die_of_its_destruction(faces: str, again: str, destroyed: bool) -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies tiger", **BLOCKED}, dice=faces + again)
    events = play(battle, "battle E5 F5")
    assert "".join(rolled.faces for rolled in of(events, Rolled)[1:]) == again
    assert (unit_on(battle, "F5") is None) is destroyed


@pytest.mark.rule("R-UNIT-17")
@pytest.mark.parametrize(("again", "destroyed"), [("A", False), ("G", True)])
def test_mine_ambush_and_battle_back_on_a_tiger(again: str, destroyed: bool) -> None:
    battle = fight(
        {"E5": "axis tiger"},
        moves=["move E5 F5"],
        top='mines = [{ hex = "F5", camp = "allies", strength = 1 }]',
        dice="A" + again,
    )
    assert (unit_on(battle, "F5") is None) is destroyed

    units = {"E5": "axis tiger", "F5": "allies infantry"}
    battle = fight(units, hands={"allies-cic": ["ambush"]}, dice="ASS" + again + "SSS")
    events = play(battle, "battle E5 F5", "ambush allies-cic")
    assert (unit_on(battle, "E5") is None) is destroyed
    assert [rolled.purpose for rolled in of(events, Rolled)] == ["ambush", "tiger"] + ["battle"] * (not destroyed)

    units = {"E5": "axis tiger", "F5": "allies infantry 2"}
    battle = fight(units, nations=("de", "gb"), options={"commonwealth": "allies"}, dice="ISS" + "A" + again)
    play(battle, "battle E5 F5", "battle F5 E5")
    assert (unit_on(battle, "E5") is None) is destroyed


def heals(kind: str, ground: str = "open") -> bool:
    """Whether Medics & Mechanics may choose such a unit after an allied gun took a figure of it."""
    battle = game(
        {"E5": f"axis {kind}", "C7": "axis infantry", "J5": "allies artillery", "C1": "allies artillery"},
        {"E5": ground},
        first="allies",
        hands={"axis-cic": ["medics-and-mechanics"], "allies-cic": ["direct-from-hq"]},
        dice="G" + "G",
    )
    play(battle, "play direct-from-hq", "order J5", "order C1", "confirm", "done", "battle J5 E5", "battle C1 C7")
    assert unit_on(battle, "E5").figures == unit_on(battle, "E5").strength - 1
    play(battle, "play medics-and-mechanics")
    assert "target C7" in listed(battle)
    return "target E5" in listed(battle)


# --- Guns -------------------------------------------------------------------------------------------------------------

GUNS = pytest.mark.parametrize(
    ("kind", "sea"),
    [
        pytest.param("big-gun", {}, marks=pytest.mark.rule("R-UNIT-07")),
        pytest.param("destroyer", {"E5": "ocean"}, marks=pytest.mark.rule("R-UNIT-14")),
    ],
)


def aimed(battle: overlord.Game) -> list[str]:
    """The hexes of allied units that lie in somebody's cross-hairs."""
    return sorted(unit.hex for unit in battle.view(None).units if unit.aimed_at)


def two_turns(kind: str, sea: Mapping[str, str], units: Mapping[str, str], **more: Any) -> overlord.Game:
    """A gun on E5 in the first of its turns, the section cards of both camps at hand."""
    return game(
        {"E5": f"axis {kind}", **units},
        sea,
        hands={"axis-cic": ["probe-center"] * 4, "allies-cic": ["probe-center"] + ["probe-left"] * 3},
        **more,
    )


def shoot(battle: overlord.Game, target: str) -> list[Any]:
    play(battle, "play probe-center", "order E5", "confirm")
    if asked(battle) == "move":
        play(battle, "done")
    return play(battle, f"battle E5 {target}")


def wait(battle: overlord.Game) -> None:
    """The allies play a card and do nothing."""
    play(battle, "play probe-left")
    assert asked(battle) == "card"  # nobody stands on their left


@GUNS
def test_a_target_hit_and_still_there_is_in_the_cross_hairs(kind: str, sea: dict[str, str]) -> None:
    battle = two_turns(kind, sea, {"G5": "allies infantry", "I5": "allies infantry"}, dice="IIS" + "SSSS" + "SS")
    events = shoot(battle, "G5")
    assert [(event.unit, event.target) for event in of(events, CrossHairs)] == [("E5", "G5")]
    assert aimed(battle) == ["G5"]
    wait(battle)
    assert len(of(shoot(battle, "G5"), Rolled)[0].faces) == 4  # one die more, not one for each hit
    wait(battle)
    assert len(of(shoot(battle, "I5"), Rolled)[0].faces) == 2  # another target at range 4


@GUNS
@pytest.mark.parametrize(("faces", "answers"), [("SSS", ()), ("IFS", ("retreat G5 g4",))])
def test_no_cross_hairs_without_a_hit_or_on_a_unit_that_left(
    kind: str, sea: dict[str, str], faces: str, answers: tuple[str, ...]
) -> None:
    battle = two_turns(kind, sea, {"G5": "allies infantry"}, dice=faces)
    events = shoot(battle, "G5") + play(battle, *answers)
    assert of(events, CrossHairs) == []
    assert aimed(battle) == []


@GUNS
def test_cross_hairs_are_lost_when_the_target_moves(kind: str, sea: dict[str, str]) -> None:
    battle = two_turns(kind, sea, {"G5": "allies infantry"}, dice="ISS")
    shoot(battle, "G5")
    assert aimed(battle) == ["G5"]
    play(battle, "play probe-center", "order G5", "confirm", "move G5 H5")
    assert aimed(battle) == []


@GUNS
def test_cross_hairs_are_lost_when_the_gun_moves(kind: str, sea: dict[str, str]) -> None:
    board = {**sea, "D5": "ocean"} if sea else sea
    battle = two_turns(kind, board, {"G5": "allies infantry", "H5": "allies infantry"}, dice="ISS")
    shoot(battle, "G5")
    wait(battle)
    play(battle, "play probe-center", "order E5", "confirm", "move E5 D5")
    assert aimed(battle) == []


@GUNS
def test_a_gun_has_three_markers(kind: str, sea: dict[str, str]) -> None:
    targets = ["G5", "G3", "G7", "I5"]
    battle = two_turns(kind, sea, dict.fromkeys(targets, "allies infantry"), dice="ISSISISIS")
    for n, target in enumerate(targets):
        number = {2: 3, 3: 2, 4: 2}[{"G5": 2, "G3": 3, "G7": 3, "I5": 4}[target]]
        assert len(of(shoot(battle, target), Rolled)[0].faces) == number
        assert len(aimed(battle)) == min(3, n + 1)
        if n < 3:
            wait(battle)
    assert unit_on(battle, "I5").figures < 4


@pytest.mark.rule("R-UNIT-07")
def test_the_cross_hairs_are_this_guns_alone() -> None:
    units = {"E5": "axis big-gun", "E3": "axis big-gun", "G5": "allies infantry"}
    battle = fight(units, orders=["E5", "E3"], dice="ISS")
    before = dice(battle, "E3", "G5")
    play(battle, "battle E5 G5")
    assert aimed(battle) == ["G5"]
    assert dice(battle, "E3", "G5") == before == 2


@pytest.mark.rule("R-UNIT-07")
def test_cross_hairs_of_the_first_shot_of_a_bombard_help_the_second() -> None:
    battle = fight({"E5": "axis big-gun", "G5": "allies infantry"}, card="artillery-bombard", dice="ISS")
    play(battle, "battle E5 G5")
    assert dice(battle, "E5", "G5") == 4


@pytest.mark.rule("R-RUL-09")
def test_artillery_does_not_climb_a_steep_hill() -> None:
    steep = dict.fromkeys(("D5", "c6"), "steep-hill")
    assert moves_of(marching({"C5": "axis artillery"}, steep), "C5") == {"B5", "b6", "b4", "c4"}
    assert moves_of(marching({"C5": "axis big-gun"}, steep), "C5") == {"B5", "b6", "b4", "c4"}
    assert {"D5", "c6"} <= moves_of(marching({"C5": "axis mobile-artillery"}, steep), "C5")
    # Level and downhill cost one.
    assert "D5" in moves_of(marching({"C5": "axis artillery"}, {"C5": "steep-hill", "D5": "steep-hill"}), "C5")


@pytest.mark.rule("R-RUL-03")
@pytest.mark.parametrize("kind", ["artillery", "armor", "big-gun"])
@pytest.mark.parametrize("piece", ["bunker", "field-bunker", "fortress"])
def test_guns_and_tanks_set_up_in_a_bunker_or_fortress_are_locked_in(kind: str, piece: str) -> None:
    battle = marching({"E5": f"axis {kind}"}, {"E5": piece})
    assert moves_of(battle, "E5") == set()
    assert moves_of(marching({"E5": "axis infantry"}, {"E5": piece}), "E5") != set()
    # A flag that is not ignored costs a figure, and the unit stays.
    battle = fight({"E5": "axis artillery", "J5": f"allies {kind}"}, {"J5": piece}, dice="F")
    play(battle, "battle E5 J5", "ignore 0")
    unit = unit_on(battle, "J5")
    assert (unit.kind, unit.figures) == (kind, unit.strength - 1)


@pytest.mark.rule("R-RUL-03")
@pytest.mark.parametrize("piece", ["field-bunker", "fortress"])
def test_a_tank_in_a_bunker_takes_no_ground(piece: str) -> None:
    battle = fight({"E5": "axis armor", "F5": "allies infantry 1"}, {"E5": piece}, dice="ISS")
    play(battle, "battle E5 F5")
    assert unit_on(battle, "F5") is None
    assert asked(battle) == "battle"


# --- Ships ------------------------------------------------------------------------------------------------------------

ROADSTEAD = dict.fromkeys(("C5", "D5", "E5", "F5", "G5", "H5"), "ocean")


@pytest.mark.rule("R-UNIT-14")
def test_a_destroyer_sails_two_hexes_of_ocean() -> None:
    assert moves_of(marching({"E5": "axis destroyer"}, ROADSTEAD), "E5") == {"C5", "D5", "F5", "G5"}
    assert moves_of(marching({"E5": "axis destroyer", "F5": "axis destroyer"}, ROADSTEAD), "E5") == {"C5", "D5"}


@pytest.mark.rule("R-UNIT-14")
def test_a_destroyer_does_not_end_next_to_a_beach_but_may_pass_it() -> None:
    assert moves_of(marching({"E5": "axis destroyer"}, {**ROADSTEAD, "d6": "beach"}), "E5") == {"C5", "F5", "G5"}
    assert moves_of(marching({"E5": "axis destroyer"}, {**ROADSTEAD, "g6": "beach"}), "E5") == {"C5", "D5", "F5"}


@pytest.mark.rule("R-UNIT-14")
def test_a_destroyer_moves_and_battles_and_does_not_run_aground() -> None:
    units = {"E5": "axis destroyer", "H5": "allies infantry 1"}
    battle = fight(units, ROADSTEAD, moves=["move E5 G5"], dice="GSS")
    assert unit_on(battle, "G5").figures == 3
    play(battle, "battle G5 H5")
    assert asked(battle) == "battle"  # no ground


@pytest.mark.rule("R-UNIT-14")
def test_the_guns_of_a_destroyer() -> None:
    for far, number in enumerate(BIG_DICE, 1):
        battle = fight({"C5": "axis destroyer", along(far): "allies infantry"}, {"C5": "ocean", along(far): "town"})
        assert dice(battle, "C5", along(far)) == number
    battle = fight({"C5": "axis destroyer", along(9): "allies infantry"}, {"C5": "ocean"})
    assert refused(battle, f"battle C5 {along(9)}").key == "out-of-range"
    battle = fight({"C5": "axis destroyer", "E5": "allies infantry"}, {"C5": "ocean", "D5": "forest"})
    assert dice(battle, "C5", "E5") == 3


@pytest.mark.rule("R-UNIT-14")
@pytest.mark.parametrize("sea", [("J5", "j4"), ("J5",)])
def test_a_destroyer_may_ignore_one_flag_and_retreats_over_ocean_only(sea: tuple[str, ...]) -> None:
    battle = fight({"E5": "axis artillery", "J5": "allies destroyer"}, dict.fromkeys(sea, "ocean"), dice="F")
    play(battle, "battle E5 J5")
    assert listed(battle) == ["ignore 0", "ignore 1"]
    stays = battle.copy()
    play(stays, "ignore 1")
    assert unit_on(stays, "J5").figures == 3
    play(battle, "ignore 0")
    if "j4" in sea:
        assert unit_on(battle, "j4").figures == 3
    else:
        assert unit_on(battle, "J5").figures == 2


@pytest.mark.parametrize(
    ("kind", "ground"),
    [
        pytest.param("destroyer", "ocean", marks=pytest.mark.rule("R-UNIT-14")),
        pytest.param("locomotive", "open", marks=pytest.mark.rule("R-UNIT-09")),
    ],
)
def test_ships_and_trains_do_not_heal(kind: str, ground: str) -> None:
    assert not heals(kind, ground)
    assert heals("artillery")


# --- Trains -----------------------------------------------------------------------------------------------------------

RAILS = 'rails = ["A5 B5 C5 D5 E5 F5 G5 H5 I5"]'
TRAIN = {"E5": "axis locomotive", "D5": "axis wagon"}
ALLIED_TRAIN = {"E5": "allies locomotive", "D5": "allies wagon"}


def train_of(battle: overlord.Game) -> dict[str, tuple[str, int]]:
    """The parts of the train by kind: hex and figures."""
    return {u.kind: (u.hex, u.figures) for u in battle.view(None).units if u.kind in ("locomotive", "wagon")}


def steaming(units: Mapping[str, str]) -> overlord.Game:
    """The movement phase with the train ordered."""
    battle = game({**PAIR, **units}, top=RAILS, hands={"axis-cic": ["direct-from-hq"], "allies-cic": []})
    play(battle, "play direct-from-hq")
    (order,) = (text for text in listed(battle, "order") if text.split()[1] in TRAIN)  # one order for the whole train
    play(battle, order, "confirm")
    return battle


@pytest.mark.rule("R-UNIT-09")
def test_a_train_has_four_and_three_figures_and_moves_three_hexes_either_way() -> None:
    battle = steaming(TRAIN)
    assert train_of(battle) == {"locomotive": ("E5", 4), "wagon": ("D5", 3)}
    assert sorted(listed(battle, "move")) == [
        *("move D5 A5", "move D5 B5", "move D5 C5"),
        *("move E5 F5", "move E5 G5", "move E5 H5"),
    ]


@pytest.mark.rule("R-UNIT-09")
@pytest.mark.parametrize(
    ("move", "locomotive", "wagon"), [("E5 H5", "H5", "G5"), ("E5 F5", "F5", "E5"), ("D5 A5", "B5", "A5")]
)
def test_a_train_moves_as_one_unit(move: str, locomotive: str, wagon: str) -> None:
    battle = steaming(TRAIN)
    assert of(play(battle, f"move {move}"), Moved)
    assert train_of(battle) == {"locomotive": (locomotive, 4), "wagon": (wagon, 3)}


@pytest.mark.rule("R-UNIT-09")
def test_a_train_leaves_no_rails_and_passes_nobody() -> None:
    battle = steaming({**TRAIN, "G5": "axis infantry"})
    assert moves_of(battle, "E5") == {"F5"}
    assert moves_of(battle, "D5") == {"A5", "B5", "C5"}


@pytest.mark.rule("R-UNIT-09")
def test_a_train_has_no_dice() -> None:
    battle = steaming({**TRAIN, "e6": "allies infantry"})
    play(battle, "done")
    assert asked(battle) == "card"  # nothing to battle with: the turn is over


@pytest.mark.rule("R-UNIT-09")
@pytest.mark.parametrize("target", ["E5", "D5"])
@pytest.mark.parametrize(
    ("faces", "locomotive", "wagon", "won"),
    [
        ("GSSS", ("E5", 3), ("D5", 2), 0),
        ("GGSS", ("E5", 2), ("D5", 1), 0),
        ("GGGS", ("E5", 1), None, 0),
        ("GGGG", None, None, 1),
    ],
)
def test_each_hit_counts_on_both_parts_of_a_train(
    target: str, faces: str, locomotive: tuple[str, int] | None, wagon: tuple[str, int] | None, won: int
) -> None:
    battle = game(ALLIED_TRAIN, top=RAILS, hands={"axis-cic": ["barrage"], "allies-cic": []}, dice=faces)
    play(battle, "play barrage", f"target {target}")
    assert (train_of(battle).get("locomotive"), train_of(battle).get("wagon")) == (locomotive, wagon)
    assert medals(battle)["axis"] == won  # the locomotive's; a car is worth none


@pytest.mark.rule("R-UNIT-09")
def test_a_locomotive_without_its_car_goes_on() -> None:
    hands = {"axis-cic": ["direct-from-hq"], "allies-cic": ["barrage"]}
    battle = game(TRAIN, top=RAILS, first="allies", hands=hands, dice="GGGS")
    play(battle, "play barrage", "target E5")
    assert train_of(battle) == {"locomotive": ("E5", 1)}
    play(battle, "play direct-from-hq")
    assert "order E5" in listed(battle)
    play(battle, "order E5", "confirm")
    assert {"F5", "G5", "H5", "D5", "C5", "B5"} == moves_of(battle, "E5")


@pytest.mark.rule("R-UNIT-09")
@pytest.mark.parametrize(
    ("train", "locomotive", "wagon"),
    [
        pytest.param({"E5": "locomotive", "D5": "wagon"}, "D5", "C5", id="the car is behind it"),
        pytest.param({"D5": "locomotive", "E5": "wagon"}, "E5", "F5", id="the other way round"),
    ],
)
@pytest.mark.parametrize("target", ["E5", "D5"])
def test_a_train_may_ignore_a_flag_or_retreats_backwards_on_its_rails(
    train: dict[str, str], locomotive: str, wagon: str, target: str
) -> None:
    units = {name: f"allies {kind}" for name, kind in train.items()}
    battle = fight({"E9": "axis artillery", **units}, top=RAILS, dice="FS")
    before = train_of(battle)
    play(battle, f"battle E9 {target}")
    assert listed(battle) == ["ignore 0", "ignore 1"]
    stays = battle.copy()
    play(stays, "ignore 1")
    assert train_of(stays) == before
    events = play(battle, "ignore 0")
    assert of(events, Retreated)
    assert train_of(battle) == {"locomotive": (locomotive, 4), "wagon": (wagon, 3)}


@pytest.mark.rule("R-UNIT-09")
def test_a_train_that_cannot_roll_back_loses_a_figure_of_each_part() -> None:
    battle = fight({"E9": "axis artillery", **ALLIED_TRAIN, "C5": "allies infantry"}, top=RAILS, dice="FS")
    play(battle, "battle E9 E5", "ignore 0")
    assert train_of(battle) == {"locomotive": ("E5", 3), "wagon": ("D5", 2)}


@pytest.mark.rule("R-UNIT-17")
@pytest.mark.parametrize(("again", "destroyed"), [("A", False), ("G", True)])
def test_a_flag_on_a_tiger_that_cannot_retreat_at_all_is_rolled_again(again: str, destroyed: bool) -> None:
    battle = fight({"E5": "axis infantry", "F5": "allies tiger"}, {"F5": "ocean"}, dice="FSS" + again)
    assert [roll.purpose for roll in of(play(battle, "battle E5 F5"), Rolled)] == ["battle", "tiger"]
    assert (unit_on(battle, "F5") is None) is destroyed


@pytest.mark.rule("R-UNIT-07")
def test_cross_hairs_stay_after_a_shot_that_misses() -> None:
    battle = two_turns("big-gun", {}, {"G5": "allies infantry"}, dice="ISS" + "SSSS" + "SSSS")
    for number in (3, 4, 4):
        assert len(of(shoot(battle, "G5"), Rolled)[0].faces) == number
        wait(battle)


@pytest.mark.rule("R-UNIT-07")
def test_the_marker_of_a_destroyed_target_serves_for_another() -> None:
    units = {"G5": "allies infantry 2", **dict.fromkeys(("G3", "G7", "I5"), "allies infantry")}
    hands = {"axis-cic": ["artillery-bombard", *["probe-center"] * 3], "allies-cic": ["probe-left"] * 3}
    battle = game({"E5": "axis big-gun", **units}, hands=hands, dice="ISS" + "IS" + "IS" + "ISSS" + "IS")
    play(battle, "play artillery-bombard", "order E5", "confirm", "done", "battle E5 G5", "battle E5 G3")
    for target in ("G7", "G5", "I5"):
        wait(battle)
        shoot(battle, target)
    assert aimed(battle) == ["G3", "G7", "I5"]


@pytest.mark.rule("R-UNIT-09")
def test_a_train_does_not_change_to_rails_beside_its_own() -> None:
    hands = {"axis-cic": ["direct-from-hq"], "allies-cic": []}
    battle = game({**PAIR, **TRAIN}, top=RAILS.replace("]", ', "e6 f6 g6"]'), hands=hands)
    play(battle, "play direct-from-hq", "order E5", "confirm")
    assert moves_of(battle, "E5") == {"F5", "G5", "H5"}


@pytest.mark.rule("R-UNIT-09")
def test_a_train_loses_a_figure_for_each_hex_it_cannot_roll_back() -> None:
    battle = fight({"E9": "axis artillery", **ALLIED_TRAIN, "C5": "allies infantry"}, top=RAILS, dice="FF")
    play(battle, "battle E9 E5", "ignore 0")
    assert train_of(battle) == {"locomotive": ("E5", 2), "wagon": ("D5", 1)}


@pytest.mark.rule("R-UNIT-16")
def test_mobile_artillery_moves_one_hex_and_fires_undiminished_over_a_forest_into_a_town() -> None:
    units, terrain = {"E5": "axis mobile-artillery", "I5": "allies infantry"}, {"H5": "forest", "I5": "town"}
    assert dice(fight(units, terrain, moves=["move E5 F5"]), "F5", "I5") == 2
