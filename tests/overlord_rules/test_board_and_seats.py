"""The joined board in play, the people of a camp, and how an Overlord battle begins (overlord 1, 2 and 4.1)."""

import pytest

import overlord
from boards import asked, at, game, listed, of, play, refused, unit_on
from overlord.engine.model.events import CardLaid, Huddled, Ordered, Rolled, TurnStarted
from overlord.engine.model.hexes import HEX, col_of, row_of

ROLES = ("left", "center", "right")
SEATS = [f"{camp}-{role}" for camp in ("axis", "allies") for role in ("cic", *ROLES)]
OTHER = {"axis": "allies", "allies": "axis"}

# Sections by the letters of their whole hexes, and the splits of row 6 between them.
SECTIONS = {"s1": "ABCD", "s2": "EFGHI", "s3": "JKLM", "s4": "NOPQ", "s5": "RSTUV", "s6": "WXYZ"}
SPLITS = {"d6": ("s1", "s2"), "i6": ("s2", "s3"), "m6": ("s3", "s4"), "q6": ("s4", "s5"), "v6": ("s5", "s6")}
FLANKS = {
    "axis-left": ("s5", "s6"),
    "axis-center": ("s3", "s4"),
    "axis-right": ("s1", "s2"),
    "allies-left": ("s1", "s2"),
    "allies-center": ("s3", "s4"),
    "allies-right": ("s5", "s6"),
}


def begun(units: dict[str, str], camp: str = "axis", hand: str = "", enemy: str = "", **more: object) -> overlord.Game:
    """An Overlord battle after the huddle; the first camp's commander holds exactly this hand."""
    hands = {f"{camp}-cic": hand.split(), f"{OTHER[camp]}-cic": enemy.split()}
    battle = game(units, board="overlord", hands=hands, first=camp, **{"hand": 8, **more})
    for seat in battle.seats:
        battle.play(seat, "ready")
    return battle


def hand_out(battle: overlord.Game, *gifts: str) -> None:
    """`card seat` each; the commander keeps what he gives himself."""
    for gift in gifts:
        card, seat = gift.split()
        play(battle, f"keep {card}" if seat.endswith("cic") else f"give {card} {seat}")
    play(battle, "confirm")
    if asked(battle) == "visit":
        play(battle, "pass")


def handed(units: dict[str, str], *gifts: str, camp: str = "axis", **more: object) -> overlord.Game:
    """The same after the commander has handed out these cards, with an Ambush left in his hand."""
    battle = begun(units, camp, " ".join([*(gift.split()[0] for gift in gifts), "ambush"]), **more)
    hand_out(battle, *gifts)
    return battle


def rush(battle: overlord.Game, camp: str) -> None:
    """Decline whatever is asked until this camp's turn has begun."""
    while battle.waiting() and battle.view(None).active != camp:
        offered = listed(battle)
        play(battle, next((text for text in ("pass", "confirm", "done") if text in offered), offered[0]))


def orderable(battle: overlord.Game, seat: str) -> set[str]:
    return {text.split()[1] for text in listed(battle, "order", seat)}


def line(camp: str) -> dict[str, str]:
    """A unit of this camp in the middle of the board on every column of rows 7 and 6."""
    letters = [f"{letter}7" for letters in SECTIONS.values() for letter in letters]
    return dict.fromkeys([*letters, *SPLITS], f"{camp} infantry")


def units_in(*sections: str) -> set[str]:
    """The hexes of that line in these sections, split hexes included."""
    whole = {f"{letter}7" for section in sections for letter in SECTIONS[section]}
    return whole | {split for split, pair in SPLITS.items() if set(pair) & set(sections)}


SPARES = {"A9", "Z1"}


# ---- the joined board ---------------------------------------------------------------------------


@pytest.mark.rule("O-BRD-01", "O-BRD-05", "O-REQ-001", "O-DIFF-14")
@pytest.mark.parametrize("row", [1, 3, 5, 7])
def test_a_unit_stands_moves_and_battles_on_the_hexes_of_the_join(row: int) -> None:
    join, west, east = at(25, row), at(23, row), at(29, row)
    enemy = at(24, row + 1)
    units = {join: "axis armor", west: "axis armor", enemy: "allies infantry"}
    battle = handed(units, "direct-from-hq axis-center")
    play(battle, "lay direct-from-hq both", f"order {join}", f"order {west}", "confirm")
    while asked(battle) == "initiative":
        play(battle, "pass")
    moves = set(listed(battle, "move", "axis-center"))
    assert {f"move {join} {at(27, row)}", f"move {join} {at(26, row - 1)}"} <= moves
    assert f"move {west} {join}" not in moves  # held by a colleague
    play(battle, f"move {join} {east}", f"move {west} {join}")
    assert f"battle {join} {enemy}" in listed(battle, "battle")
    assert (unit_on(battle, join).kind, unit_on(battle, east).kind) == ("armor", "armor")


@pytest.mark.rule("O-BRD-05")
@pytest.mark.parametrize(("terrain", "seen"), [("", True), ("forest", False)])
def test_a_hex_of_the_join_blocks_sight_like_any_other(terrain: str, seen: bool) -> None:
    units = {"l6": "axis infantry", "n6": "allies infantry"}
    battle = handed(units, "probe-center axis-center", terrain={"m6": terrain} if terrain else {})
    play(battle, "lay probe-center s3", "order l6", "confirm")
    while asked(battle) == "initiative":
        play(battle, "pass")
    play(battle, "done")
    assert ("battle l6 n6" in listed(battle, "battle")) == seen


@pytest.mark.rule("O-BRD-06")
@pytest.mark.parametrize(("camp", "unit", "step"), [("axis", "T7", -1), ("allies", "T3", 1)])
def test_the_camps_retreat_to_their_own_baselines(camp: str, unit: str, step: int) -> None:
    other = OTHER[camp]
    units = {unit: f"{camp} infantry", "M5": f"{other} infantry"}
    battle = handed(units, f"barrage {other}-cic", camp=other, dice="FAAA")
    play(battle, f"target {unit}")
    ways = {text.split()[-1] for text in listed(battle, "retreat")}
    assert {row_of(HEX[way]) for way in ways} == {row_of(HEX[unit]) + step}


# ---- flanks -------------------------------------------------------------------------------------


@pytest.mark.rule("O-BRD-10", "O-BRD-11", "O-FG-01", "O-REQ-002", "O-REQ-003")
@pytest.mark.parametrize(("seat", "sections"), FLANKS.items())
def test_a_general_orders_the_units_of_his_two_sections_in_every_turn(seat: str, sections: tuple[str, str]) -> None:
    camp = seat.split("-")[0]
    card = f"direct-from-hq {seat}"
    battle = begun({**line(camp)}, camp, "direct-from-hq direct-from-hq ambush ambush", enemy="recon-left recon-right")
    for turn in (1, 2):
        hand_out(battle, card)
        play(battle, "lay direct-from-hq both")
        assert of(battle.told(None), CardLaid)[-1].sections == sections
        assert orderable(battle, seat) - SPARES == units_in(*sections)
        for unit in sorted({"A7", "G7", "L7", "O7", "T7", "X7"} - units_in(*sections)):
            assert refused(battle, f"order {unit}", seat).key == "not-this-section"
        if turn == 1:
            rush(battle, OTHER[camp])
            play(battle, listed(battle, "give")[0], "confirm")
            rush(battle, camp)


@pytest.mark.rule("O-BRD-12", "O-REQ-003")
@pytest.mark.parametrize(
    ("side", "opposite", "section"),
    [
        ("left", "right", "s1"),
        ("left", "right", "s2"),
        ("center", "center", "s3"),
        ("center", "center", "s4"),
        ("right", "left", "s5"),
        ("right", "left", "s6"),
    ],
)
def test_opposite_is_the_same_section_number(side: str, opposite: str, section: str) -> None:
    units = {**line("axis"), "C3": "allies infantry"}
    battle = handed(units, f"probe-{side} allies-{side}", camp="allies", enemy="counter-attack ambush")
    play(battle, f"lay probe-{side} {section}")
    rush(battle, "axis")
    hand_out(battle, f"counter-attack axis-{opposite}")
    assert listed(battle, seat=f"axis-{opposite}") == [f"lay counter-attack {section}"]
    play(battle, f"lay counter-attack {section}")
    assert orderable(battle, f"axis-{opposite}") - SPARES == units_in(section)


# ---- split hexes --------------------------------------------------------------------------------


@pytest.mark.rule("O-BRD-14", "O-BRD-15")
@pytest.mark.parametrize("row", [1, 3, 5, 7])
@pytest.mark.parametrize(
    ("column", "role", "pair"), [(7, "right", "s1 s2"), (25, "center", "s3 s4"), (43, "left", "s5 s6")]
)
def test_a_card_in_either_section_orders_a_unit_on_an_internal_split(
    column: int, row: int, role: str, pair: str
) -> None:
    split = at(column, row)
    for section in pair.split():
        battle = handed({split: "axis armor"}, f"probe-{role} axis-{role}")
        play(battle, f"lay probe-{role} {section}")
        assert split in orderable(battle, f"axis-{role}")


@pytest.mark.rule("O-BRD-14", "O-BRD-15", "O-BRD-16")
@pytest.mark.parametrize("row", [1, 3, 5, 7])
@pytest.mark.parametrize(
    ("column", "west", "east"), [(17, "axis-right s2", "axis-center s3"), (33, "axis-center s4", "axis-left s5")]
)
def test_either_general_orders_a_unit_on_a_border_split_but_only_once(
    column: int, row: int, west: str, east: str
) -> None:
    split = at(column, row)
    for first, second in ((west, east), (east, west)):
        (one, here), (two, there) = first.split(), second.split()
        cards = {seat: f"probe-{seat.split('-')[1]}" for seat in (one, two)}
        units = {
            split: "axis armor",
            "F7": "axis infantry",
            "L7": "axis infantry",
            "P7": "axis infantry",
            "S7": "axis infantry",
        }
        battle = handed(units, f"{cards[one]} {one}", f"{cards[two]} {two}")
        battle.play(one, f"lay {cards[one]} {here}")
        battle.play(two, f"lay {cards[two]} {there}")
        assert split in orderable(battle, one) & orderable(battle, two)
        battle.play(one, f"order {split}")
        assert split not in orderable(battle, two)
        assert refused(battle, f"order {split}", two).key == "ordered-already"
        battle.play(one, "confirm")
        battle.play(two, "confirm")
        assert [event for event in of(battle.told(None), Ordered) if event.unit == split] == [Ordered(one, split)]
        assert unit_on(battle, split).ordered == one


@pytest.mark.rule("O-BRD-14", "O-BRD-16")
@pytest.mark.parametrize(("split", "role"), [("i6", "left"), ("q6", "right"), ("d6", "left"), ("m6", "right")])
def test_a_general_whose_flank_a_split_does_not_touch_cannot_order_it(split: str, role: str) -> None:
    battle = handed({split: "axis armor", "T7": "axis infantry", "C7": "axis infantry"}, f"direct-from-hq axis-{role}")
    play(battle, "lay direct-from-hq both")
    assert refused(battle, f"order {split}").key == "not-this-section"


@pytest.mark.rule("O-BRD-17")
@pytest.mark.parametrize("other", ["T7", "X7"])
def test_on_an_internal_split_a_unit_uses_up_a_place_of_either_section(other: str) -> None:
    battle = handed({"v6": "axis armor", "T7": "axis infantry", "X7": "axis infantry"}, "recon-in-force axis-left")
    play(battle, "lay recon-in-force both", "order v6")
    assert orderable(battle, "axis-left") == {"T7", "X7"}
    play(battle, f"order {other}")
    assert orderable(battle, "axis-left") == set()


@pytest.mark.rule("O-BRD-17")
@pytest.mark.parametrize(
    ("named", "left"),
    [
        ("v6 v8 S7", "T7 X7"),  # both splits for s6, or one for each
        ("v6 v8 S7 T7", ""),
        ("v6 S7 T7", "v8 X7"),
        ("S7 T7", "v6 v8 X7"),
    ],
)
def test_general_advance_fits_units_on_splits_where_there_is_room(named: str, left: str) -> None:
    units = dict.fromkeys(["v6", "v8", "S7", "T7", "X7"], "axis infantry")
    battle = handed(units, "general-advance axis-left")
    play(battle, "lay general-advance both", *(f"order {unit}" for unit in named.split()))
    assert orderable(battle, "axis-left") == set(left.split())


@pytest.mark.rule("O-BRD-17")
def test_a_unit_on_a_border_split_uses_up_a_place_of_the_section_he_commands() -> None:
    battle = handed({"q6": "axis armor", "T7": "axis infantry", "X7": "axis infantry"}, "recon-in-force axis-left")
    play(battle, "lay recon-in-force both", "order q6")
    assert orderable(battle, "axis-left") == {"X7"}


@pytest.mark.rule("O-BRD-18")
def test_a_unit_on_a_border_split_gives_both_generals_initiative_but_one_order() -> None:
    units = {"i6": "axis infantry", "Z1": "allies infantry"}
    battle = handed(units, "probe-left axis-left", spare=False, dice="II")
    play(battle, "lay probe-left s5")
    assert {question.seat for question in battle.waiting()} == {"axis-center", "axis-right"}
    play(battle, "axis-center: roll", "axis-right: roll")
    assert {question.seat for question in battle.waiting()} == {"axis-center", "axis-right"}
    assert orderable(battle, "axis-center") == orderable(battle, "axis-right") == {"i6"}
    play(battle, "axis-right: order i6")
    assert unit_on(battle, "i6").ordered == "axis-right"
    assert not listed(battle, "order", "axis-center")


@pytest.mark.rule("O-BRD-18")
@pytest.mark.parametrize(
    ("split", "roles"), [("i6", ("right", "center")), ("q6", ("center", "left"))], ids=["i6", "q6"]
)
def test_armor_on_a_border_split_is_under_the_command_of_both_generals(split: str, roles: tuple[str, str]) -> None:
    others = {"T7": "axis infantry", "L7": "axis infantry", "C7": "axis infantry"}
    for role in ROLES:
        battle = handed({split: "axis armor", **others}, f"armor-assault axis-{role}")
        play(battle, "lay armor-assault both")
        if role in roles:
            assert orderable(battle, f"axis-{role}") == {split}
        else:
            assert split not in orderable(battle, f"axis-{role}")
            assert orderable(battle, f"axis-{role}")  # the fallback: any one of his own


@pytest.mark.rule("O-BRD-19")
def test_a_scenario_with_its_own_section_lines_moves_sections_and_flanks() -> None:
    units = {"d6": "axis infantry", "e6": "axis infantry", "I7": "axis infantry", "C7": "axis infantry"}
    top = "section_lines = [9, 15, 25, 33, 43]"
    for section, expected in (("s1", {"C7", "d6", "e6"}), ("s2", {"e6"})):
        battle = handed(units, "assault-right axis-right", top=top)
        play(battle, f"lay assault-right {section}")
        assert orderable(battle, "axis-right") - SPARES == expected
    for lines, role in ((top, "center"), ("", "right")):
        battle = handed(units, f"direct-from-hq axis-{role}", top=lines)
        play(battle, "lay direct-from-hq both")
        assert "I7" in orderable(battle, f"axis-{role}")
    assert col_of(HEX["I7"]) == 16  # west of the usual line at 17, east of 15


# ---- people -------------------------------------------------------------------------------------

TOGETHER = {
    4: [{"cic"}, {"left"}, {"center"}, {"right"}],
    3: [{"cic", "center"}, {"left"}, {"right"}],
    2: [{"cic", "left", "center", "right"}],
    1: [{"cic", "left", "center", "right"}],
}


def knows(battle: overlord.Game, seat: str, camp: str) -> set[str]:
    """Of which roles in a camp this seat's holder knows the cards: the commander's hand, the generals' gifts."""
    view = battle.view(seat)
    known = {"cic"} if view.hands[("axis", "allies").index(camp)].cards is not None else set()
    return known | {given.seat.split("-")[1] for given in view.given if given.cards is not None}


@pytest.mark.rule("O-TEAM-01")
def test_a_battle_has_eight_seats_and_two_camps_of_at_most_four_people() -> None:
    battle = game(board="overlord")
    assert list(battle.seats) == SEATS
    assert [question.seat for question in battle.waiting()] == SEATS
    for wrong in ({"axis": 5}, {"allies": 0}, {"soviets": 1}):
        with pytest.raises(ValueError, match="seating"):
            game(board="overlord", seating=wrong)


@pytest.mark.parametrize(
    ("axis", "allies"),
    [
        pytest.param(4, 4, marks=pytest.mark.rule("O-TEAM-01")),
        pytest.param(4, 3, marks=pytest.mark.rule("O-TEAM-02", "O-TEAM-05", "O-REQ-004")),
        pytest.param(3, 3, marks=pytest.mark.rule("O-TEAM-02", "O-REQ-004")),
        pytest.param(3, 2, marks=pytest.mark.rule("O-TEAM-02", "O-TEAM-03", "O-TEAM-05")),
        pytest.param(2, 2, marks=pytest.mark.rule("O-TEAM-03", "O-REQ-005", "O-DIFF-09")),
        pytest.param(2, 1, marks=pytest.mark.rule("O-TEAM-03", "O-TEAM-04", "O-TEAM-05", "O-REQ-005")),
        pytest.param(1, 1, marks=pytest.mark.rule("O-TEAM-04", "O-REQ-005")),
        pytest.param(1, 4, marks=pytest.mark.rule("O-TEAM-04", "O-TEAM-01", "O-TEAM-05")),
    ],
)
def test_whoever_holds_several_seats_knows_what_each_of_them_knows(axis: int, allies: int) -> None:
    people = {"axis": axis, "allies": allies}
    for camp in ("axis", "allies"):
        gifts = [f"probe-{role} {camp}-{role}" for role in ROLES]
        hand = " ".join([*(gift.split()[0] for gift in gifts), "ambush"])
        battle = begun(line(camp), camp, hand, enemy="dig-in move-out", seating=people)
        play(battle, *(f"give {gift}" for gift in gifts), "confirm")
        for group in TOGETHER[people[camp]]:
            # The commander knows the cards he gave (overlord 5.3).
            expected = {"cic", *ROLES} if "cic" in group else group
            for role in group:
                assert knows(battle, f"{camp}-{role}", camp) == expected
        for role in ("cic", *ROLES):
            assert knows(battle, f"{OTHER[camp]}-{role}", camp) == set()


@pytest.mark.parametrize(
    ("people", "silent"),
    [
        pytest.param(4, {"cic": "O-COM-05"}, marks=pytest.mark.rule("O-TEAM-01")),
        pytest.param(3, {"cic": "O-COM-05", "center": "O-COM-14"}, marks=pytest.mark.rule("O-TEAM-02", "O-TEAM-05")),
        pytest.param(2, {}, marks=pytest.mark.rule("O-TEAM-03", "O-TEAM-05", "O-DIFF-09")),
        pytest.param(1, {}, marks=pytest.mark.rule("O-TEAM-04", "O-TEAM-05")),
    ],
)
def test_limits_on_talk_go_by_the_number_of_people_in_that_camp(people: int, silent: dict[str, str]) -> None:
    battle = begun({}, hand="probe-left ambush", seating={"axis": people, "allies": 4 if people < 3 else 1})
    for role in ("cic", *ROLES):
        seat = f"axis-{role}"
        if role in silent:
            with pytest.raises(overlord.Illegal) as refusal:
                battle.say(seat, "generals", "Hold the wood.")
            assert refusal.value.rule == silent[role]
        else:
            battle.say(seat, "generals", "Hold the wood.")


@pytest.mark.rule("O-TEAM-06")
def test_who_commands_and_leads_the_center_acts_once_in_each_role() -> None:
    units = {"K7": "axis infantry", "S3": "allies infantry"}
    gifts = ("barrage axis-cic", "probe-center axis-center")
    battle = handed(units, *gifts, seating={"axis": 3, "allies": 3}, dice="AAAA")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-cic", "barrage")]
    play(battle, "target S3")
    assert [(question.seat, question.kind) for question in battle.waiting()] == [("axis-center", "order")]
    play(battle, "lay probe-center s3", "order K7", "confirm")
    assert unit_on(battle, "K7").ordered == "axis-center"


@pytest.mark.rule("O-TEAM-06")
def test_a_limit_binds_the_role_and_not_the_person() -> None:
    """One person in the camp: still two cards at most for each general, and one for the commander himself."""
    hand = "probe-left probe-left probe-left barrage counter-attack ambush"
    battle = begun(line("axis"), hand=hand, seating={"axis": 1, "allies": 1})
    play(battle, "give probe-left axis-left", "give probe-left axis-left")
    assert refused(battle, "give probe-left axis-left").rule == "O-DIST-08"
    other = begun(line("axis"), hand=hand, seating={"axis": 1, "allies": 1})
    play(other, "keep barrage")
    assert refused(other, "keep counter-attack").rule == "O-DIST-07"


@pytest.mark.rule("O-TEAM-07")
def test_of_two_people_in_a_seat_the_first_valid_answer_counts_and_the_draft_is_common() -> None:
    battle = begun(line("axis"), hand="probe-left probe-center ambush", seating={"axis": 2, "allies": 2})
    asked_both = battle.waiting()[0].id
    battle.play("axis-cic", "give probe-left axis-left", question=asked_both)
    before = battle.digest()
    with pytest.raises(overlord.Illegal) as late:  # the other one had read the same question
        battle.play("axis-cic", "give probe-center axis-center", question=asked_both)
    assert (late.value.key, battle.digest()) == ("stale-question", before)
    # He sees what his partner began, reads the new question and goes on with it.
    assert battle.view("axis-cic").draft == ("give probe-left axis-left",)
    battle.play("axis-cic", "give probe-center axis-center", question=battle.waiting()[0].id)
    play(battle, "confirm")
    assert {given.seat for given in battle.view(None).given} == {"axis-left", "axis-center"}
    play(battle, "pass", "axis-left: lay probe-left s5", "axis-left: order T7")
    common = next(question.id for question in battle.waiting() if question.seat == "axis-left")
    battle.play("axis-left", "order U7", question=common)
    battle.play("axis-left", "confirm")
    play(battle, "axis-center: lay probe-center s3", "axis-center: confirm")
    assert {unit.hex for unit in battle.view(None).units if unit.ordered} == {"T7", "U7"}


@pytest.mark.rule("O-TEAM-08")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_each_general_rolls_four_dice_of_his_own_for_their_finest_hour(people: int) -> None:
    seating = {"axis": people, "allies": people}
    battle = handed(line("axis"), "their-finest-hour axis-cic", seating=seating)
    rolls = of(battle.told(None), Rolled)
    assert [(roll.seat, len(roll.faces)) for roll in rolls] == [(f"axis-{role}", 4) for role in ROLES]


# ---- set-up -------------------------------------------------------------------------------------


@pytest.mark.rule("O-SET-01", "O-REQ-007")
def test_units_stand_and_hands_are_dealt_before_the_huddle() -> None:
    battle = game({"T7": "axis armor"}, {"T5": "town"}, board="overlord", hand=6)
    assert asked(battle) == "ready"
    assert unit_on(battle, "T7").kind == "armor"
    assert [place.hex for place in battle.view(None).hexes] == ["T5"]
    for commander, camp in (("axis-cic", 0), ("allies-cic", 1)):
        hand = battle.view(commander).hands[camp]
        assert (hand.size, len(hand.cards or ())) == (6, 6)
    assert (battle.view(None).given, battle.view(None).table, battle.turn) == ((), (), 0)


@pytest.mark.rule("O-SET-02", "O-COM-01", "O-REQ-060")
def test_both_camps_talk_freely_until_every_seat_is_ready() -> None:
    battle = game(board="overlord")
    for seat in battle.seats:
        assert listed(battle, seat=seat) == ["ready"]
        battle.say(seat, "camp", "Left holds, right attacks.")
        battle.say(seat, "generals", "Left holds, right attacks.")
    assert refused(battle, "give probe-left axis-left", "axis-cic").rule == "O-SET-02"
    for seat in battle.seats[:-1]:
        battle.play(seat, "ready")
        battle.say("axis-cic", "camp", "Still time.")
    events = battle.play(battle.seats[-1], "ready")
    assert [type(event) for event in events] == [Huddled, TurnStarted]
    for seat, rule in (("axis-cic", "O-COM-05"), ("axis-left", "O-COM-09"), ("allies-cic", "O-COM-05")):
        with pytest.raises(overlord.Illegal) as refusal:
            battle.say(seat, "camp", "Too late.")
        assert refusal.value.rule == rule


@pytest.mark.rule("O-SET-03", "O-REQ-120")
@pytest.mark.parametrize("first", ["axis", "allies"])
def test_the_camp_of_the_briefing_begins_and_whole_turns_alternate(first: str) -> None:
    hand = "probe-left probe-center probe-right ambush"
    battle = begun(line("axis"), first, hand, enemy=hand)
    camps = [first, OTHER[first], first, OTHER[first]]
    for camp in camps:
        assert (battle.view(None).active, battle.waiting()[0].seat) == (camp, f"{camp}-cic")
        play(battle, (listed(battle, "give") or listed(battle))[0], "confirm")
        rush(battle, OTHER[camp])
    turns = [event.camp for event in of(battle.told(None), TurnStarted)]
    assert turns == [*camps, first]


@pytest.mark.rule("O-SET-04")
@pytest.mark.parametrize(
    ("unit", "enemy", "terrain", "number"),
    [
        ("infantry", "t6", "", 3),
        ("infantry", "T5", "", 2),
        ("infantry", "t6", "forest", 2),
        ("armor", "t6", "town", 1),
        ("artillery", "T5", "forest", 3),
    ],
)
def test_what_overlord_does_not_change_is_played_as_ever(unit: str, enemy: str, terrain: str, number: int) -> None:
    units = {"T7": f"axis {unit}", enemy: "allies infantry"}
    battle = handed(units, "probe-left axis-left", terrain={enemy: terrain} if terrain else {})
    play(battle, "lay probe-left s5", "order T7", "confirm")
    while asked(battle) == "initiative":
        play(battle, "pass")
    reach = {"infantry": 2, "armor": 3, "artillery": 1}[unit]
    ends = {HEX[text.split()[-1]] for text in listed(battle, "move")}
    assert max(row_of(HEX["T7"]) - row_of(h) for h in ends) == min(reach, 2)
    assert max(col_of(h) - col_of(HEX["T7"]) for h in ends) == 2 * reach
    play(battle, "done")
    assert sum(part[0] for part in battle.why("axis-left", f"battle T7 {enemy}")) == number
