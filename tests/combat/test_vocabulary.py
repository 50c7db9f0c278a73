"""Every word that a deck may use, also those that no card of ours uses: small decks made on the spot (C-DATA-04)."""

from typing import Any

import pytest

import overlord
from boards import asked, features, listed, of, unit_on
from combat.table import (
    battling,
    card,
    closed,
    dice,
    finish,
    held,
    lost,
    made,
    offered,
    orders,
    rolls,
    run,
    table,
    thrown,
    until,
    wound,
)
from overlord.engine.effects.board import place
from overlord.engine.flow.combat_cards.effects import DO
from overlord.engine.model.events import Cancelled, Deployed, Retreated, Shifted, StatusSet, Stopped
from overlord.engine.model.hexes import HEX
from overlord.engine.queries.combat_cards.scenes import waits
from overlord.engine.tables.combat import Deck
from overlord.engine.tables.combat_effects import EFFECTS
from overlord.engine.tables.traits import CAMOUFLAGED

AXIS = "axis infantry"
ARMOR = "axis armor"
ENEMY = "allies infantry"
NOT_THERE = ("combat-not-there", "C-TAX-20")
Ground = dict[str, str]


def test_every_effect_of_the_vocabulary_is_done_somewhere() -> None:
    lost = {do for do in EFFECTS if not waits(do)} - set(DO)
    assert not lost, f"{', '.join(sorted(lost))}: neither in DO of flow/combat_cards/effects.py nor in waits"
    assert {do for do in EFFECTS if not waits(do)} == set(DO)


def deck(window: str, effects: str, target: str = 'who = "ordered"', **more: Any) -> Deck:
    return made(card("thing", window, effects, target, **more))


def fighting(made_up: Deck, units: Ground | None = None, ground: Ground | None = None, **more: Any) -> overlord.Game:
    """The axis unit on G5 has declared its battle against g4; the allies hold the card."""
    battle = battling(made_up, units or {"G5": AXIS, "g4": ENEMY}, ground or {}, allies=["thing"], **more)
    run(battle, "battle G5 " + ("g4" if "g4" in (units or {"g4": ""}) else "G3"))
    return battle


# ---- effects that no card of ours has ------------------------------------------------------------


def test_relocate_puts_the_attacker_on_its_own_edge_where_its_owner_says() -> None:
    made_up = deck("defend", '"relocate" / "cancel-battle"', 'who = "attacker"', stance="against-unit")
    battle = fighting(made_up)
    run(battle, "combat thing G5")
    assert (asked(battle), battle.waiting()[0].seat) == ("relocate", "axis-cic")
    assert sorted(listed(battle)) == [f"move G5 {name}9" for name in "EFGHI"]  # in its section
    told = run(battle, "move G5 F9")
    assert [(e.unit, e.to) for e in of(told, Shifted)] == [("G5", "F9")]
    assert not rolls(told + finish(battle)) and unit_on(battle, "g4").figures == 4


def test_relocate_goes_to_another_section_where_its_own_is_full() -> None:
    full = {f"{name}9": AXIS for name in "EFGHI"}
    battle = fighting(
        deck("defend", '"relocate"', 'who = "attacker"', stance="against-unit"), {"G5": AXIS, "g4": ENEMY, **full}
    )
    run(battle, "combat thing G5")
    assert "move G5 K9" in listed(battle) and "move G5 G9" not in listed(battle)


def test_return_to_origin_takes_a_move_back_and_may_cost_the_battle() -> None:
    made_up = deck(
        "x-move-end",
        '"return-to-origin", forfeits_battle = true',
        'who = "mover", types = ["armor"]',
        stance="against-unit",
    )
    battle = table(made_up, {"G7": ARMOR, "G3": ENEMY}, allies=["thing"])
    orders(battle, "G7")
    run(battle, "move G7 G5")
    told = run(battle, "combat thing G5")
    assert [(e.unit, e.to) for e in of(told, Shifted)] == [("G5", "G7")] and unit_on(battle, "G7").camp == "axis"
    assert asked(battle) != "battle"


def test_return_to_origin_keeps_to_the_nearest_hex_where_the_origin_is_taken() -> None:
    made_up = deck("x-move-end", '"return-to-origin"', 'who = "mover", types = ["armor"]', stance="against-unit")
    battle = table(made_up, {"G7": ARMOR, "f8": AXIS, "G3": ENEMY}, allies=["thing"])
    orders(battle, "G7")
    run(battle, "move G7 g6")
    assert asked(battle) == "react-x-move-end"
    s = battle._state
    place(s, s.at[HEX["f8"]], HEX["G7"])  # somebody stands where it came from
    run(battle, "combat thing g6")
    assert unit_on(battle, "g6").kind == "armor"  # nowhere is nearer


@pytest.mark.parametrize(("n", "gone"), [("1", 2), ("2", 1), ('"all"', 0)])
@pytest.mark.rule("C-TAX-09")
def test_ignore_hits_keeps_figures_from_being_removed(n: str, gone: int) -> None:
    battle = fighting(deck("loss", f'"ignore-hits", n = {n}', 'who = "attacked"'), dice="IIG")
    until(battle, "react-loss")
    assert unit_on(battle, "g4").figures == 4  # nothing is removed yet
    told = finish(battle, "combat thing g4")
    assert lost(told) == gone


@pytest.mark.rule("C-TAX-09")
def test_nobody_is_asked_about_losses_where_there_are_none() -> None:
    battle = fighting(deck("loss", '"ignore-hits", n = 1', 'who = "attacked"'), dice="AAS")
    while asked(battle) == "ambush":
        run(battle, "pass")
    assert asked(battle) != "react-loss"


@pytest.mark.parametrize(("fight_on", "where", "fought"), [(True, "G3", [2]), (True, "H3", [2]), (False, "G3", [])])
def test_withdraw_leaves_before_the_dice_and_the_attack_follows_or_is_lost(
    fight_on: bool, where: str, fought: list[int]
) -> None:
    effects = f'"withdraw", n = 2, fight_on = {str(fight_on).lower()}'
    battle = fighting(deck("defend", effects, 'who = "attacked"'))
    run(battle, "combat thing g4")
    assert asked(battle) == "withdraw" and f"retreat g4 {where}" in listed(battle)
    assert "done" not in listed(battle)
    told = run(battle, f"retreat g4 {where}")
    assert "done" in listed(battle)  # the second hex is free
    told += finish(battle, "done")
    assert [number for _, number in thrown(told)] == fought


def test_withdraw_out_of_range_ends_the_attack() -> None:
    battle = fighting(deck("defend", '"withdraw", n = 3, fight_on = true', 'who = "attacked"'))
    told = run(battle, "combat thing g4", "retreat g4 G3", "retreat G3 f2", "retreat f2 F1")
    assert not rolls(told + finish(battle)) and unit_on(battle, "F1").camp == "allies"


@pytest.mark.parametrize(("faces", "purposes"), [("FAAAAA", ["ambush"]), ("AAAAAA", ["ambush", "battle"])])
def test_first_strike_without_dice_is_an_ambush(faces: str, purposes: list[str]) -> None:
    made_up = deck("defend", '"first-strike"', 'who = "attacker", mode = "close"', stance="against-unit")
    battle = fighting(made_up, dice=faces)
    told = finish(battle, "combat thing G5")
    assert [purpose for purpose, _ in thrown(told)] == purposes
    assert thrown(told)[0] == ("ambush", 3)


def test_move_max_with_end_on_ends_on_such_ground_only() -> None:
    made_up = deck("move-start", '"move-max", n = 3, end_on = ["building"] / "ignore-stop", tags = ["all"]')
    ground = {"H5": "forest", "I5": "forest", "J5": "town", "g4": "town", "D5": "town"}
    battle = table(made_up, {"G5": AXIS}, ground, axis=["thing"])
    orders(battle, "G5")
    run(battle, "combat thing G5")
    assert sorted(listed(battle, "move")) == ["move G5 D5", "move G5 J5", "move G5 g4"]


REINFORCE = (
    '"roll", results = [{ faces = ["infantry"], then = [{ do = "deploy", kind = "infantry", where = "baseline" }] }, '
    '{ faces = ["armor"], then = [{ do = "deploy", kind = "armor", where = "baseline" }] }, '
    '{ faces = ["star"], then = [{ do = "deploy", kind = "artillery", where = "baseline" }] }, '
    '{ faces = ["grenade"], then = [{ do = "choice", choices = ['
    '[{ do = "deploy", kind = "infantry", where = "baseline" }], '
    '[{ do = "deploy", kind = "armor", where = "baseline" }]] }] }]'
)


@pytest.mark.parametrize(("face", "kind"), [("I", "infantry"), ("A", "armor"), ("S", "artillery"), ("F", "")])
def test_roll_is_a_table_of_what_comes(face: str, kind: str) -> None:
    battle = table(
        deck("before", REINFORCE, 'who = "nothing"', stance="neutral"), {"G5": AXIS}, axis=["thing"], dice=face
    )
    told = run(battle, "play direct-from-hq", "combat thing")
    assert rolls(told) == [("thing", face)]
    if not kind:
        assert asked(battle) == "order"
        return
    assert asked(battle) == "combat" and "target A9" not in listed(battle)  # somebody stands there
    assert all(name.endswith("9") for name in listed(battle))
    told = run(battle, "target E9")
    assert [(e.unit, e.kind) for e in of(told, Deployed)] == [("E9", kind)]


def test_a_roll_may_leave_a_choice() -> None:
    battle = table(
        deck("before", REINFORCE, 'who = "nothing"', stance="neutral"), {"G5": AXIS}, axis=["thing"], dice="G"
    )
    run(battle, "play direct-from-hq", "combat thing")
    assert listed(battle) == ["choose 1", "choose 2"]
    assert of(run(battle, "choose 2", "target C9"), Deployed)[0].kind == "armor"


@pytest.mark.rule("C-TERM-02", "C-TERM-03")
def test_a_roll_brings_nobody_where_no_figures_are_left() -> None:
    made_up = deck("before", REINFORCE, 'who = "nothing"', stance="neutral")
    battle = table(made_up, {"G5": AXIS}, axis=["thing"], dice="A", options={"armor_figures": 2})
    told = run(battle, "play direct-from-hq", "combat thing")
    assert not of(told, Deployed) and asked(battle) == "order"


@pytest.mark.parametrize(("faces", "figures"), [("IS", 3), ("AA", 1), ("II", 3)])
def test_restore_by_dice_counts_faces(faces: str, figures: int) -> None:
    made_up = deck("order", '"restore", dice = 2, faces = ["infantry", "star"]', 'who = "ordered", weakened = true')
    battle = table(made_up, {"G5": AXIS}, axis=["thing"], dice=faces)
    wound(battle, "G5", 3)
    orders(battle, "G5")
    assert rolls(run(battle, "combat thing G5")) == [("thing", faces)]
    assert unit_on(battle, "G5").figures == figures


def test_remove_takes_an_obstacle_from_the_hex_of_the_unit() -> None:
    battle = table(deck("post-battle", '"remove", what = ["wire"]'), {"G5": AXIS}, {"G5": "open+wire"}, axis=["thing"])
    orders(battle, "G5")
    run(battle, "combat thing G5")
    assert features(battle, "G5") == ("open",)


@pytest.mark.rule("C-TAX-41")
def test_a_sniper_is_deployed_beside_a_unit_and_gives_no_medal() -> None:
    made_up = deck(
        "before", '"deploy", kind = "sniper", where = "beside"', 'who = "own", types = ["infantry"]', stance="neutral"
    )
    battle = table(made_up, {"G5": AXIS, "G3": ENEMY}, {"g4": "river"}, axis=["thing"])
    run(battle, "play direct-from-hq", "combat thing G5")
    assert sorted(listed(battle)) == [f"target {name}" for name in ("F5", "H5", "f4", "f6", "g6")]
    told = run(battle, "target f4")
    assert [(e.unit, e.kind, e.figures) for e in of(told, Deployed)] == [("f4", "sniper", 1)]
    unit = unit_on(battle, "f4")
    assert (unit.worth, unit.strength) == (0, 1)
    until(battle, "order")
    assert "order f4" not in listed(battle)  # not this turn


@pytest.mark.rule("C-TAX-41")
def test_cards_for_infantry_do_not_mean_a_sniper() -> None:
    made_up = made(
        card("foot", "attack", '"dice", n = 1', 'who = "ordered", types = ["infantry"]'),
        card("shot", "attack", '"dice", n = 1', 'who = "ordered", types = ["sniper"]'),
    )
    battle = battling(made_up, {"G5": "axis sniper", "G3": ENEMY}, {}, "foot", "shot")
    assert closed(battle, "combat foot G5 G3") == NOT_THERE
    assert dice(finish(battle, "combat shot G5 G3")) == [2]


@pytest.mark.rule("C-TAX-41")
@pytest.mark.parametrize(("target", "number"), [("g4", 1), ("G3", 1), ("F1", 1)])
def test_a_sniper_has_one_die_that_no_cover_lessens(target: str, number: int) -> None:
    battle = battling("urban", {"G5": "axis sniper", target: ENEMY}, {target: "town"}, dice="S")
    told = finish(battle, f"battle G5 {target}")
    assert (dice(told), lost(told)) == ([number], 1)  # a star hits too


@pytest.mark.rule("C-TAX-41")
def test_a_sniper_does_not_aim_at_armor_and_is_hit_by_grenades_only() -> None:
    units = {"G5": AXIS, "G3": "allies sniper", "E5": "axis sniper", "E3": "allies armor"}
    battle = battling("urban", units, {}, at="G5 E5", dice="IS")
    assert "battle E5 E3" not in listed(battle)
    assert lost(finish(battle.copy(), "battle G5 G3")) == 0
    hit = battling("urban", units, {}, at="G5 E5", dice="GA")
    finish(hit, "battle G5 G3")
    assert unit_on(hit, "G3") is None and [row.medals for row in hit.view(None).medals] == [0, 0]


def test_move_after_may_be_for_a_unit_without_an_order() -> None:
    made_up = deck("post-battle", '"move-after", n = 2', 'who = "own", types = ["artillery"]', stance="neutral")
    battle = table(made_up, {"G5": "axis artillery", "C5": AXIS}, axis=["thing"])
    orders(battle, "C5")
    run(battle, "combat thing G5")
    assert "move G5 I5" in listed(battle)
    finish(battle, "move G5 I5")
    assert unit_on(battle, "I5").kind == "artillery"


@pytest.mark.rule("C-TERM-04")
def test_move_after_obeys_the_terrain() -> None:
    made_up = deck("post-battle", '"move-after", n = 2')
    battle = table(made_up, {"G5": AXIS}, {"H5": "forest", "g6": "river", "g4": "forest"}, axis=["thing"])
    orders(battle, "G5")
    run(battle, "combat thing G5")
    assert "move G5 H5" in listed(battle) and "move G5 I5" not in listed(battle) and "move G5 g6" not in listed(battle)


def test_overrun_without_dice_is_an_overrun_of_any_unit() -> None:
    made_up = deck("won", '"overrun", anywhere = true', 'who = "ordered", types = ["infantry"]')
    battle = battling(
        made_up, {"G5": AXIS, "g4": "allies infantry 1", "G1": ENEMY}, {"g4": "forest"}, "thing", dice="IA"
    )
    run(battle, "battle G5 g4", "combat thing G5")
    assert listed(battle) == ["pass", "battle g4 G1"]  # also from afar, and from the forest just entered
    assert dice(finish(battle, "battle g4 G1")) == [1]


def test_overrun_obeys_no_battle_terrain_unless_told_otherwise() -> None:
    made_up = deck("won", '"overrun"', 'who = "ordered", types = ["infantry"]')
    battle = battling(
        made_up, {"G5": AXIS, "g4": "allies infantry 1", "G3": ENEMY}, {"g4": "forest"}, "thing", dice="IA"
    )
    run(battle, "battle G5 g4", "combat thing G5")
    assert asked(battle) != "overrun" and unit_on(battle, "g4").camp == "axis"


@pytest.mark.rule("C-TAX-04")
def test_move_end_is_for_a_unit_that_has_moved() -> None:
    made_up = deck("move-end", '"dice", n = 1')
    battle = table(made_up, {"G5": AXIS, "C5": AXIS, "J5": ENEMY}, axis=["thing"])
    orders(battle, "G5", "C5")
    assert closed(battle, "combat thing G5") == ("combat-not-now", "C-PLAY-05")
    run(battle, "move G5 H5")
    assert offered(battle) == ["combat thing H5"]
    assert dice(finish(battle, "combat thing H5", "battle H5 J5")) == [3]


def test_peek_without_a_choice_only_shows() -> None:
    battle = table(deck("before", '"peek-deck"', 'who = "nothing"', stance="neutral"), {"G5": AXIS}, axis=["thing"])
    run(battle, "play direct-from-hq", "combat thing")
    assert asked(battle) != "peek"


@pytest.mark.rule("C-DRAW-07")
def test_draw_cards_draws_as_many_as_there_are() -> None:
    made_up = made(card("thing", "before", '"draw-cards", n = 9', 'who = "nothing"', stance="neutral", copies=5))
    battle = table(made_up, {"G5": AXIS}, axis=["thing"], allies=["thing"])
    run(battle, "play direct-from-hq", "combat thing")
    assert len(held(battle, "axis-cic")) == 4  # also the one just played comes back: the discards were shuffled in
    assert not battle._state.combat_deck and not battle._state.combat_discard


@pytest.mark.parametrize(("flags", "options"), [("apply", ["ignore 0", "ignore 1"]), ("forced", None), ("none", None)])
def test_strike_says_what_becomes_of_flags(flags: str, options: list[str] | None) -> None:
    made_up = deck("pre-battle", f'"strike", dice = 1, flags = "{flags}"', 'who = "enemy"', stance="against-unit")
    battle = table(made_up, {"G5": AXIS, "G3": ENEMY}, {"G3": "open+bunker=allies"}, axis=["thing"], dice="F")
    orders(battle, "G5")
    told = run(battle, "combat thing G3")
    if options is not None:
        assert listed(battle) == options
    else:
        told += finish(battle)
        assert bool(of(told, Retreated)) == (flags == "forced")


@pytest.mark.rule("C-TAX-40")
def test_no_strike_falls_on_a_concealed_unit() -> None:
    made_up = made(
        card("rain", "before", '"strike", dice = 1', 'who = "enemy"', stance="against-unit"),
        card("line", "before", '"strike", dice = 1', 'who = "line", most = 3', stance="against-unit"),
    )
    board: dict[str, Any] = {"tables": '[[units]]\nhex = "G3"\ntraits = ["camouflaged"]\n'}
    battle = table(made_up, {"C5": AXIS, "G3": ENEMY, "H3": ENEMY}, axis=["rain", "line"], dice="II", **board)
    assert unit_on(battle, "G3").traits & CAMOUFLAGED
    run(battle, "play direct-from-hq")
    assert "combat rain G3" not in offered(battle) and "combat rain H3" in offered(battle)
    assert closed(battle, "combat rain G3") == NOT_THERE
    assert closed(battle, "combat line G3") == ("combat-idle", "C-TAX-20")
    run(battle, "combat line H3", "target G3", "confirm")
    assert (unit_on(battle, "G3").figures, unit_on(battle, "H3").figures) == (4, 3)


def test_harm_is_done_to_the_enemy_that_is_named_behind_the_unit() -> None:
    effects = '"lose-figures", dice = 1, faces = ["infantry"] / "dice", n = 1'
    target = 'who = "ordered", types = ["infantry"], enemy = { types = ["infantry"], reach = 3 }'
    battle = battling(
        deck("pre-battle", effects, target, stance="against-unit"), {"G5": AXIS, "G3": ENEMY}, {}, "thing", dice="I"
    )
    run(battle, "combat thing G5 G3")
    assert (unit_on(battle, "G5").figures, unit_on(battle, "G3").figures) == (4, 3)
    assert dice(finish(battle, "battle G5 G3")) == [3]


def test_concealed_and_stalled_are_marks_of_units() -> None:
    made_up = made(
        card("hide", "order", '"status", status = "concealed"'),
        card("stall", "x-ordered", '"status", status = "stalled"', 'who = "mover"', stance="against-unit"),
    )
    battle = table(made_up, {"G5": AXIS, "C5": AXIS}, axis=["hide"], allies=["stall"])
    orders(battle, "G5", "C5")
    assert of(run(battle, "combat stall C5"), StatusSet)[0].at == ("C5",)
    until(battle, "move")
    assert not any(text.startswith("move C5") for text in listed(battle))  # at once
    run(battle, "combat hide G5")
    assert unit_on(battle, "G5").traits & CAMOUFLAGED


# ---- dice and their tests ------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "numbers"), [("close", [4, 2]), ("ranged", [3, 3])])
def test_a_mode_of_an_effect_says_in_which_battle_it_counts(mode: str, numbers: list[int]) -> None:
    made_up = deck("order", f'"dice", n = 1, mode = "{mode}"', 'who = "ordered", most = 2')
    battle = table(made_up, {"G5": AXIS, "g4": ENEMY, "C5": AXIS, "C3": ENEMY}, axis=["thing"], dice="AAAAAAAA")
    orders(battle, "G5", "C5")
    run(battle, "combat thing G5", "target C5")
    assert dice(finish(battle, "battle G5 g4", "battle C5 C3")) == numbers


def test_a_card_counts_in_one_battle_only() -> None:
    made_up = deck("attack", '"dice", n = 1')
    battle = battling(
        made_up, {"G5": ARMOR, "g4": "allies infantry 1", "G3": ENEMY}, {}, "thing", dice="IAAA" + "A" * 8
    )
    assert dice(finish(battle, "combat thing G5 g4", "ground", "battle g4 G3")) == [4, 3]


def test_ignore_cover_lifts_cover_and_never_more() -> None:
    made_up = deck("attack", '"ignore-cover", n = "all"')
    battle = battling(made_up, {"G5": ARMOR, "g4": ENEMY}, {"g4": "hill"}, "thing")
    assert dice(finish(battle, "combat thing G5 g4")) == [3]


def test_dice_less_in_defence_stacks_to_its_floor() -> None:
    made_up = deck("defend", '"dice-less", n = 2, least = 1', 'who = "attacked"')
    battle = fighting(made_up)
    assert thrown(finish(battle, "combat thing g4")) == [("battle", 1)]


@pytest.mark.rule("C-OWN-N3")
def test_dice_less_without_a_floor_may_take_all() -> None:
    battle = fighting(deck("defend", '"dice-less", n = 3', 'who = "attacked"'))
    told = finish(battle, "combat thing g4")
    assert not rolls(told)


@pytest.mark.rule("C-TAX-08")
def test_reroll_by_the_defender_is_for_the_dice_of_the_attacker() -> None:
    made_up = deck("rolled", '"reroll", n = 1', 'who = "attacked"', timing="reaction")
    battle = fighting(made_up, dice="IGS" + "A")
    run(battle, "combat thing g4")
    assert sorted(listed(battle)) == ["reroll G", "reroll I", "reroll S"]
    told = finish(battle, "reroll G")
    assert rolls(told) == [("reroll", "A")] and lost(told) == 1


# ---- predicates ----------------------------------------------------------------------------------

FITS: list[tuple[str, Ground, Ground, bool]] = [
    ('types = ["infantry"]', {}, {}, True),
    ('types = ["armor"]', {}, {}, False),
    ('types = ["any"]', {}, {}, True),
    ('on = ["forest"]', {}, {"G5": "forest"}, True),
    ('on = ["forest"]', {}, {"g4": "forest"}, False),
    ('on = ["forest", "hill"]', {}, {"G5": "hill"}, True),
    ('not_on = ["forest"]', {}, {"G5": "forest"}, False),
    ('not_on = ["forest"]', {}, {"G5": "hill"}, True),
    ('near = ["marsh"]', {}, {"g6": "marsh"}, True),
    ('near = ["marsh"]', {}, {"G7": "marsh"}, False),
    ('beside = { types = ["armor"] }', {"H5": ARMOR}, {}, True),
    ('beside = { types = ["armor"] }', {"H5": AXIS}, {}, False),
    ('beside = { types = ["armor"] }', {"I5": ARMOR}, {}, False),
    ('within = { types = ["armor"] }, reach = 2', {"I5": ARMOR}, {}, True),
    ('within = { types = ["armor"] }, reach = 2', {"J5": ARMOR}, {}, False),
    ('within = { types = ["armor"] }, reach = 2, sight = true', {"I5": ARMOR}, {"H5": "forest"}, False),
    ('within = { types = ["armor"] }, reach = 2, sight = true', {"I5": ARMOR}, {}, True),
    ('within = { on = ["town"] }, reach = 2'.replace("town", "building"), {"I5": ARMOR}, {"I5": "town"}, True),
    ("weakened = true", {}, {}, False),
    ("clear = 1", {"g6": ENEMY}, {}, False),
    ("clear = 2", {"I5": ENEMY}, {}, False),
    ("clear = 2", {"J5": ENEMY}, {}, True),
    ("alone = 1", {"H5": AXIS}, {}, False),
    ("alone = 1", {"I5": AXIS}, {}, True),
    ('started_on = ["hill"]', {}, {"G5": "hill"}, True),
    ('started_on = ["hill"]', {}, {}, False),
    ("started_clear = true", {"g6": ENEMY}, {}, False),
    ("moved = false", {}, {}, True),
    ("moved = true", {}, {}, False),
    ("battled = false", {}, {}, True),
    ("battled = true", {}, {}, False),
    ("least = 2, most = 2", {}, {}, False),
    ('beside_hex = ["jungle"]', {}, {"H5": "jungle"}, True),
    ('beside_hex = ["jungle"]', {"H5": AXIS}, {"H5": "jungle"}, False),
]


@pytest.mark.parametrize(("test", "units", "ground", "fits"), FITS)
def test_a_test_of_a_unit(test: str, units: Ground, ground: Ground, fits: bool) -> None:
    """On an ordered unit, before anything has moved."""
    made_up = deck("order", '"dice", n = 1', f'who = "ordered", {test}')
    battle = table(made_up, {"G5": AXIS, **units}, ground, axis=["thing"])
    orders(battle, "G5")
    until(battle, "move")
    assert ("combat thing G5" in offered(battle)) == fits
    if not fits:
        assert closed(battle, "combat thing G5") == NOT_THERE


BATTLES: list[tuple[str, str, Ground, Ground, bool]] = [
    ('mode = "close"', "g4", {}, {}, True),
    ('mode = "close"', "G3", {}, {}, False),
    ('mode = "ranged"', "g4", {}, {}, False),
    ('mode = "ranged"', "G3", {}, {}, True),
    ("distance_least = 2", "g4", {}, {}, False),
    ("distance_least = 2", "G3", {}, {}, True),
    ("distance_most = 2", "g2", {}, {}, False),
    ("distance_most = 2", "G3", {}, {}, True),
    ('against = { types = ["infantry"] }', "g4", {}, {}, True),
    ('against = { types = ["armor"] }', "g4", {}, {}, False),
    ('against = { on = ["hill"] }', "g4", {}, {"g4": "hill"}, True),
    ('against = { on = ["hill"] }', "g4", {}, {}, False),
    ("against = { beside = {} }", "g4", {"H5": AXIS}, {}, True),
    ("against = { beside = {} }", "g4", {}, {}, False),
    ('against = { within = { types = ["armor"] }, reach = 2 }', "g4", {"H5": ARMOR}, {}, True),
    ('against = { within = { types = ["armor"] }, reach = 2 }', "g4", {"G9": ARMOR}, {}, False),
    ("after_first = true", "G3", {}, {}, False),
    ("same_target = true, least = 2, most = 2", "g4", {"H5": AXIS}, {}, True),
    ("same_target = true, least = 2, most = 2", "g4", {"f6": AXIS}, {}, False),
    ("chain = true, least = 2, most = 2", "g4", {"f6": AXIS}, {}, True),
    ("chain = true, least = 2, most = 2", "g4", {"E5": AXIS}, {}, False),
]


@pytest.mark.parametrize(("test", "target", "units", "ground", "fits"), BATTLES)
def test_a_test_of_a_battle(test: str, target: str, units: Ground, ground: Ground, fits: bool) -> None:
    made_up = deck("attack", '"dice", n = 1', f'who = "ordered", {test}')
    board = {"G5": AXIS, target: ENEMY, **units}
    battle = battling(made_up, board, ground, "thing", at=" ".join(n for n in board if board[n].startswith("axis")))
    play = f"combat thing G5 {target}"
    assert (play in offered(battle)) == fits
    if not fits:
        assert closed(battle, play) == NOT_THERE


HEXES: list[tuple[str, Ground, Ground, bool]] = [
    ('hex = "vacant"', {}, {"G5": "town"}, True),
    ('hex = "vacant"', {"G5": AXIS}, {}, False),
    ('hex = "empty"', {}, {}, True),
    ('hex = "empty"', {}, {"G5": "town"}, False),
    ('hex = "empty"', {}, {"G5": "open+wire"}, False),
    ('hex = "vacant", own_half = true', {}, {}, False),  # the middle row is nobody's (C-OWN-N2)
    ('hex = "vacant", rows = 5', {}, {}, True),
    ('hex = "vacant", rows = 4', {}, {}, False),
    ('hex = "vacant", clear = 1', {"g4": ENEMY}, {}, False),
    ('hex = "vacant", alone = 1', {"g4": AXIS}, {}, False),
    ('hex = "vacant", alone = 1', {"I5": AXIS}, {}, True),
    ('hex = "vacant", on = ["hill"]', {}, {}, False),
    ('hex = "vacant", near = ["hill"]', {}, {"g4": "hill"}, True),
]


@pytest.mark.rule("C-TERM-05", "C-TERM-06", "C-OWN-N2")
@pytest.mark.parametrize(("test", "units", "ground", "fits"), HEXES)
def test_a_test_of_a_hex(test: str, units: Ground, ground: Ground, fits: bool) -> None:
    made_up = deck("before", '"deploy", kind = "infantry", figures = 1', f'who = "hex", {test}', stance="neutral")
    battle = table(made_up, {"C9": AXIS, **units}, ground, axis=["thing"])
    run(battle, "play direct-from-hq")
    assert ("combat thing G5" in offered(battle)) == fits


STEPS: list[tuple[str, str, Ground, bool]] = [
    ('enters = ["hill"]', "g6", {"g6": "hill"}, True),
    ('enters = ["hill"]', "g6", {}, False),
    ("enters_empty = true", "g6", {}, True),
    ("enters_empty = true", "g6", {"g6": "hill"}, False),
    ("step = 1", "g6", {}, True),
    ("step = 2", "g6", {}, False),
]


@pytest.mark.rule("C-TAX-16")
@pytest.mark.parametrize(("test", "to", "ground", "fits"), STEPS)
def test_a_test_of_a_step(test: str, to: str, ground: Ground, fits: bool) -> None:
    made_up = deck("x-move-step", '"stop-move"', f'who = "mover", {test}', stance="against-unit")
    battle = table(made_up, {"G7": AXIS}, ground, allies=["thing"])
    orders(battle, "G7")
    run(battle, f"move G7 {to}")
    assert (asked(battle) == "react-x-move-step") == fits


ENEMIES: list[tuple[str, str, Ground, bool]] = [
    ("{ reach = 2 }", "G3", {}, True),
    ("{ reach = 1 }", "G3", {}, False),
    ('{ reach = 3, types = ["armor"] }', "G3", {}, False),
    ('{ reach = 3, on = ["hill"] }', "G3", {"G3": "hill"}, True),
    ('{ reach = 3, not_on = ["hill"] }', "G3", {"G3": "hill"}, False),
    ('{ reach = 3, near = ["hill"] }', "G3", {"H3": "hill"}, True),
    ("{ reach = 3, sight = true }", "G3", {"g4": "forest", "f4": "forest"}, False),
    ("{ reach = 3, weakened = true }", "G3", {}, False),
]


@pytest.mark.parametrize(("test", "target", "ground", "fits"), ENEMIES)
def test_a_test_of_the_enemy_named_behind_the_unit(test: str, target: str, ground: Ground, fits: bool) -> None:
    made_up = deck("order", '"strike", dice = 1', f'who = "ordered", enemy = {test}', stance="against-unit")
    battle = table(made_up, {"G5": AXIS, target: ENEMY}, ground, axis=["thing"])
    orders(battle, "G5")
    until(battle, "move")
    assert (f"combat thing G5 {target}" in offered(battle)) == fits


@pytest.mark.rule("C-TERM-01", "O-DIFF-26", "Q-8")
@pytest.mark.parametrize(
    ("ground", "building"),
    [
        ("town", True),
        ("station", True),
        ("factory", True),
        ("church", True),
        ("forest", False),
        ("airfield", False),
        ("open+bunker=axis", False),
        ("open+road-block", False),
        ("river+bridge", False),
    ],
)
def test_what_is_a_building(ground: str, building: bool) -> None:
    made_up = deck("order", '"dice", n = 1', 'who = "ordered", on = ["building"]')
    battle = table(made_up, {"G5": AXIS}, {"G5": ground}, axis=["thing"])
    orders(battle, "G5")
    until(battle, "move")
    assert ("combat thing G5" in offered(battle)) == building


def test_stop_move_ends_a_move_where_it_is() -> None:
    made_up = deck("x-move-step", '"stop-move"', 'who = "mover", step = 1', stance="against-unit")
    battle = table(made_up, {"G7": AXIS, "G3": ENEMY}, {"f6": "river"}, allies=["thing"])
    orders(battle, "G7")
    run(battle, "move G7 G5")
    assert of(run(battle, "combat thing g6"), Stopped) and unit_on(battle, "g6").camp == "axis"
    assert not of(finish(battle), Cancelled)


def test_more_than_one_enemy_may_be_named_where_a_card_says_so() -> None:
    made_up = deck("x-ordered", '"block-move"', 'who = "mover", most = 2', stance="against-unit")
    battle = table(made_up, {"G7": AXIS, "C7": AXIS, "K7": AXIS}, allies=["thing"])
    orders(battle, "G7", "C7", "K7")
    run(battle, "combat thing G7")
    assert listed(battle) == ["confirm", "target C7", "target K7"]
    run(battle, "target K7")
    until(battle, "move")
    assert {text.split()[1] for text in listed(battle, "move")} == {"C7"}


def test_others_may_follow_the_tracks_in_pairs() -> None:
    made_up = deck("won", '"dice", n = 1, vs = "retreated"', 'who = "other", most = 2')
    units = {"G5": AXIS, "g4": ENEMY, "I5": ARMOR, "E5": ARMOR}
    battle = battling(made_up, units, {}, "thing", at="G5 I5 E5", dice="FAA")
    run(battle, "battle G5 g4", "combat thing I5")
    assert listed(battle) == ["confirm", "target E5"]


def test_a_second_play_of_the_whole_window_is_asked_for_until_all_pass() -> None:
    made_up = made(card("thing", "defend", '"dice-less", n = 1, least = 1', 'who = "attacked"'))
    battle = battling(made_up, {"G5": AXIS, "g4": ENEMY}, {}, allies=["thing", "thing"])
    run(battle, "battle G5 g4", "combat thing g4")
    assert asked(battle) == "react-defend"
    assert thrown(finish(battle, "combat thing g4")) == [("battle", 1)]


def test_nobody_is_ordered_twice_by_extra_orders() -> None:
    made_up = deck("before", '"order-extra"', 'who = "own"', stance="on-own")
    battle = table(made_up, {"G5": AXIS, "C5": AXIS}, axis=["thing", "thing"])
    run(battle, "play direct-from-hq", "combat thing G5")
    assert "combat thing C5" in offered(battle) and "combat thing G5" not in offered(battle)


@pytest.mark.rule("C-OWN-N6")
def test_a_unit_stalled_in_its_own_turn_is_stalled_in_the_next_one_too() -> None:
    made_up = deck("x-ordered", '"status", status = "stalled"', 'who = "mover"', stance="against-unit")
    units = {"G7": AXIS, "C7": AXIS}
    battle = table(made_up, units, allies=["thing"], command=("direct-from-hq", "move-out"))
    orders(battle, "G7", "C7")
    finish(battle, "combat thing G7")
    finish(battle)
    orders(battle, "G7", "C7", command="move-out")
    until(battle, "move")
    assert {text.split()[1] for text in listed(battle, "move")} == {"C7"}
