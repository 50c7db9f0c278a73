"""Combat decks before the battle: which, how many cards to whom, and what a deck file may say (C-SET, C-DATA)."""

from dataclasses import replace
from pathlib import Path

import pytest

import overlord
from boards import game, scenario
from combat.table import FOUR, card, closed, made, orders, run, table, until
from overlord.engine.files.deck.reader import read_deck, warnings_of
from overlord.engine.model.names import SEAT_OF
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables.combat import SPECIAL_ACTIONS, SPECIAL_OF_THEME, WINDOWS
from overlord.library.decks import find_deck, load_deck, shipped_decks

AXIS = "axis infantry"
ENEMY = "allies infantry"
THREE = {"T7": AXIS, "L7": AXIS, "D7": AXIS}
GENERALS = [f"{camp}-{role}" for camp in ("axis", "allies") for role in ("left", "center", "right")]


def dealt(board: str = "overlord", seating: dict[str, int] | None = None, **options: object) -> overlord.Game:
    return overlord.Game(
        scenario(THREE if board == "overlord" else {"G5": AXIS}, board=board), seed=3, options=options, seating=seating
    )


# ---- who gets what -------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-01", "R-ACT-42")
def test_without_the_option_there_are_no_combat_cards() -> None:
    battle = dealt("standard")
    view = battle.view("axis-cic")
    assert (view.combat, view.combat_deck, battle.decks) == ((), 0, ())
    battle = game({"G5": AXIS, "g4": ENEMY}, hands={"axis-cic": ["direct-from-hq"]})
    run(battle, "play direct-from-hq", "order G5", "confirm", "done")
    assert closed(battle, "combat crossfire-alley G5 g4") == ("no-combat-deck", "C-SET-01")


@pytest.mark.rule("C-SET-01")
def test_a_scenario_may_say_so_and_the_players_may_agree_otherwise() -> None:
    board = scenario({"G5": AXIS}, tables='[options]\ncombat_deck = "winter"\n')
    assert [deck.key for deck in overlord.Game(board).decks] == ["winter"]
    assert overlord.Game(board, options={"combat_deck": "none"}).decks == ()


@pytest.mark.rule("C-SET-04", "O-CMB-01", "O-REQ-112", "O-DIFF-18")
def test_every_general_is_dealt_two_and_the_commander_none() -> None:
    battle = dealt(combat_deck="urban", seating=FOUR)
    assert {row.seat: row.size for row in battle.view(None).combat} == dict.fromkeys(GENERALS, 2)
    assert battle.view(None).combat_deck == 24 - 12


@pytest.mark.rule("C-SET-05", "R-ACT-42")
def test_in_a_standard_battle_each_player_is_dealt_two() -> None:
    battle = dealt("standard", combat_deck="urban")
    assert {row.seat: row.size for row in battle.view(None).combat} == {"axis-cic": 2, "allies-cic": 2}
    assert battle.view(None).combat_deck == 20


@pytest.mark.rule("C-SET-06", "Q-1")
@pytest.mark.parametrize(
    ("camp", "seat", "sees"),
    [
        (1, "axis-cic", ["axis-left", "axis-center", "axis-right"]),
        (3, "axis-cic", ["axis-center"]),
        (4, "axis-cic", []),
        (4, "axis-left", ["axis-left"]),
    ],
)
def test_each_general_has_a_hand_of_his_own_whoever_fills_the_seat(camp: int, seat: str, sees: list[str]) -> None:
    battle = dealt(combat_deck="urban", seating={"axis": camp, "allies": 4})
    rows = battle.view(seat).combat
    assert [row.seat for row in rows if row.cards is not None] == sees
    assert {row.size for row in rows} == {2} and len(rows) == 6


@pytest.mark.rule("C-SET-03", "C-PLAY-08")
def test_the_deck_is_shuffled_by_the_seed_and_lies_face_down() -> None:
    piles = []
    for seed in (1, 1, 2):
        battle = overlord.Game(
            scenario(THREE, board="overlord"), seed=seed, options={"combat_deck": "desert"}, seating=FOUR
        )
        piles.append([card.key for card in battle._state.combat_deck])
        hidden = {card.key for card in battle._state.combat_deck}
        for who in (*battle.seats, None):
            view = battle.view(who)
            seen = {key for row in view.combat for key in row.cards or ()}
            assert view.combat_deck == 12 and view.combat_discard == ()
            own = {card.key for card in battle._state.combat[SEAT_OF[who]]} if who else set()
            assert seen == own
        assert hidden
    assert piles[0] == piles[1] != piles[2]


@pytest.mark.rule("C-SET-07")
@pytest.mark.parametrize("key", ["urban", "winter", "jungle", "desert"])
def test_the_same_rules_serve_the_four_decks(key: str) -> None:
    battle = dealt(combat_deck=key, seating=FOUR)
    assert [row.size for row in battle.view(None).combat] == [2] * 6
    (deck,) = battle.decks
    assert (deck.size, deck.origin, deck.theme, deck.special_key) == (24, "own", key, SPECIAL_OF_THEME[key])
    assert sum(1 for row in deck.cards if row.camp == 0) == sum(1 for row in deck.cards if row.camp == 1) == 2


@pytest.mark.rule("C-SET-02", "O-CMB-10")
def test_decks_are_mixed_only_where_somebody_says_so() -> None:
    with pytest.raises(ValueError, match="C-SET-02"):
        dealt(combat_deck="jungle+desert")
    battle = dealt(combat_deck="jungle+desert", mix_combat_decks=True, seating=FOUR)
    assert battle.view(None).combat_deck == 48 - 12
    assert [deck.key for deck in battle.decks] == ["jungle", "desert"]


@pytest.mark.rule("C-SET-02")
def test_mixed_decks_keep_their_own_special_actions() -> None:
    battle = dealt(combat_deck="jungle+desert", mix_combat_decks=True)
    actions = {row.special_key for row in battle._state.rules.combat_cards}
    assert actions == {"jungle-warfare", "blazing-sun-and-guns"}


@pytest.mark.rule("C-SET-02")
def test_decks_that_share_a_card_are_not_mixed() -> None:
    decks = [made(card("thing", "attack", '"dice", n = 1'), key=key) for key in ("one-deck", "other-deck")]
    board = replace(scenario(THREE, board="overlord"), decks=tuple(deck.source for deck in decks))
    with pytest.raises(ValueError, match="share the card 'thing'"):
        overlord.Game(board, options={"combat_deck": "one-deck+other-deck", "mix_combat_decks": True})


@pytest.mark.rule("C-SET-02")
@pytest.mark.parametrize("key", ["nothing-like-it", "Urban", "urban+", 3])
def test_an_unknown_deck_is_refused(key: object) -> None:
    with pytest.raises(ValueError, match="deck"):
        dealt(combat_deck=key)


def test_hands_name_what_the_deck_holds() -> None:
    board = scenario(THREE, board="overlord")
    with pytest.raises(ValueError, match="does not hold another 'rubble-shelter'"):
        overlord.Game(
            board, options={"combat_deck": "urban"}, hands={"axis-left": ["rubble-shelter", "rubble-shelter"]}
        )
    with pytest.raises(ValueError, match="no Combat deck"):
        overlord.Game(board, hands={"axis-left": ["rubble-shelter"]})


def test_a_short_deck_deals_what_it_has() -> None:
    short = made(card("thing", "attack", '"dice", n = 1', copies=3), key="short")
    board, option = scenario(THREE, board="overlord"), {"combat_deck": short.key}
    battle = overlord.Game(board, options=option, seating=FOUR, decks=[short])
    assert [row.size for row in battle.view(None).combat] == [2, 1, 0, 0, 0, 0]


# ---- deck files ----------------------------------------------------------------------------------

GOOD = card("thing", "attack", '"dice", n = 1')
HEAD = 'key = "made-up"\norigin = "user"\ntheme = "urban"\n[text.en]\nname = "Made up"\n'


def problems(text: str) -> list[str]:
    with pytest.raises(ScenarioError) as caught:
        read_deck(text, "file")
    return caught.value.problems


@pytest.mark.rule("C-DATA-01")
def test_a_deck_says_whose_it_is() -> None:
    assert made(GOOD).origin == "user" and find_deck("urban") is not None
    assert any("origin" in line for line in problems(HEAD.replace('"user"', '"official"') + GOOD))


@pytest.mark.rule("C-DATA-01", "C-IMP-02")
@pytest.mark.parametrize("key", ["urban", "winter", "jungle", "desert"])
def test_the_shipped_decks_are_our_own_and_say_so(key: str) -> None:
    deck = load_deck(key)
    assert (deck.origin, deck.size) == ("own", 24) and key in shipped_decks()
    assert deck.text["en"]["name"] and all(row.text["en"]["text"] for row in deck.cards)


@pytest.mark.rule("C-DATA-02", "C-IMP-05")
def test_a_theme_fixes_the_special_action_unless_the_file_defines_one() -> None:
    for theme, action in SPECIAL_OF_THEME.items():
        deck = made(GOOD, theme=theme)
        assert (deck.special_key, deck.special) == (action, SPECIAL_ACTIONS[action])
    other = made(GOOD, theme="winter", top='special = "street-fight"')
    assert other.special is SPECIAL_ACTIONS["street-fight"]


@pytest.mark.rule("C-DATA-02", "C-IMP-05")
def test_a_special_action_of_ones_own_is_played() -> None:
    target, effects = '{ who = "ordered", types = ["armor"] }', '[{ do = "dice", n = 2 }]'
    top = f'special = {{ key = "cold-fury", target = {target}, effects = {effects} }}'
    deck = made(card("thing", "post-battle", '"draw-cards", n = 1', top="icon = true"), theme="winter", top=top)
    assert deck.special_key == "cold-fury"
    battle = table(deck, {"G5": "axis armor", "g4": ENEMY}, axis=["thing"])
    orders(battle, "G5")
    events = run(battle, "special thing G5 g4")
    assert next(event.dice for event in events if hasattr(event, "dice")) == 5


@pytest.mark.rule("C-DATA-02", "C-SPEC-04")
def test_a_special_action_is_for_an_ordered_unit() -> None:
    top = 'special = { key = "x", target = { who = "own" }, effects = [{ do = "dice", n = 1 }] }\n'
    assert any("C-SPEC-04" in line for line in problems(HEAD.replace("[text", top + "[text") + GOOD))
    assert any("special" in line for line in problems(HEAD.replace("[text", 'special = "fury"\n[text') + GOOD))
    assert any("special" in line for line in problems(HEAD.replace("[text", "special = 3\n[text") + GOOD))


@pytest.mark.rule("C-DATA-03", "C-SPEC-03")
def test_a_card_of_one_camp_bears_the_icon() -> None:
    lines = problems(HEAD + card("thing", "attack", '"dice", n = 1', top='camp = "axis"'))
    assert [line for line in lines if "C-SPEC-03" in line and "cards[0].icon" in line]
    assert made(card("thing", "attack", '"dice", n = 1', top='camp = "axis"\nicon = true')).cards[0].camp == 0


def swapped(old: str, new: str) -> str:
    return GOOD.replace(old, new)


def of_hex(window: str, effects: str, who: str = "hex") -> str:
    return card("thing", window, effects, f'who = "{who}"', stance="neutral")


WHO = 'who = "ordered"'
LOSE = '"lose-figures", dice = 1, faces = ["star"]'
THEN = '"roll", results = [{ faces = ["star"], then = [{ do = "restore", n = 1 }] }]'
CHOICE = '"choice", choices = [[{ do = "draw-cards", n = 1 }], [{ do = "order-extra" }]]'
NEEDS = "needs a target of who"
BROKEN = [
    (swapped('"dice"', '"explode"'), "effects[0].do", "no effect 'explode'"),
    (swapped('"attack"', '"defend"'), "window", "none of the class ordering"),
    (swapped('"attack"', '"teatime"'), "window", "teatime"),
    (swapped('"ordering"', '"sometimes"'), "class", "sometimes"),
    (swapped('"on-own"', '"cross"'), "stance", "cross"),
    (swapped(WHO, 'who = "everybody"'), "target.who", "everybody"),
    (swapped(WHO, 'who = "hex"'), "target.who", "at attack a card names ordered"),
    (swapped(WHO, WHO + ', on = ["lava"]'), "target.on[0]", "lava"),
    (swapped(WHO, WHO + ", mood = 1"), "target.mood", "mood"),
    (swapped("n = 1", "n = 1, colour = 2"), "effects[0].colour", "colour"),
    (swapped(", n = 1", ""), "effects[0]", "dice needs n"),
    (swapped("n = 1", 'n = "some"'), "effects[0].n", "a number"),
    (swapped("copies = 4", "copies = 0"), "copies", "1 to 60"),
    (swapped('"dice", n = 1', '"withdraw", n = 1'), "effects[0].do", "does nothing at attack"),
    (swapped(WHO, WHO + ", most = 1, least = 2"), "target.most", "at least one"),
    (swapped(WHO, WHO + ", within = {}"), "target.within", "reach"),
    (swapped("[cards.text.en]", "[cards.text.de]"), "text", "de"),
    (swapped('text = "Made up."', ""), "text.en", "no text"),
    (card("thing", "before", '"order-extra"', 'who = "enemy"'), "stance", "not on-own"),
    (card("thing", "post-battle", LOSE, 'who = "own"', stance="against-unit"), "stance", "not hostile"),
    (of_hex("order", '"dice", n = 1', "section"), "effects[0]", NEEDS),
    (of_hex("before", '"deploy", kind = "infantry"', "section"), "effects[0]", "who = hex"),
    (of_hex("order", '"restore", n = 1'), "effects[0]", NEEDS),
    (of_hex("order", '"place", what = ["wire"]'), "effects[0]", NEEDS),
    (of_hex("before", '"status", status = "rain", reach = 2'), "effects[0]", "rain falls"),
    (of_hex("before", '"status", status = "stalled"'), "effects[0]", "status of a unit"),
    (of_hex("before", CHOICE, "nothing"), "effects[0].choices[1][0]", NEEDS),
    (of_hex("before", THEN, "nothing"), "results[0].then[0]", NEEDS),
    (card("thing", "won", '"overrun"', 'who = "other"'), "effects[0]", NEEDS),
]


@pytest.mark.rule("C-DATA-04", "C-PLAY-05")
@pytest.mark.parametrize(("row", "place", "word"), BROKEN, ids=[f"{place}-{word}" for _, place, word in BROKEN])
def test_a_broken_card_is_refused_with_its_place(row: str, place: str, word: str) -> None:
    lines = problems(HEAD + row)
    assert any(place in line and word in line for line in lines), lines


@pytest.mark.rule("C-DATA-04")
def test_all_problems_are_told_at_once() -> None:
    lines = problems(HEAD.replace('"user"', '"x"') + GOOD.replace('"attack"', '"x"') + GOOD.replace('"dice"', '"x"'))
    assert len(lines) >= 4  # origin, window, effect, the card that does nothing


@pytest.mark.rule("C-DATA-04")
@pytest.mark.parametrize(
    "text",
    ["", "cards = 3", "[[cards]]", "=", 'key = "a"\ncards = [1]', "version = 2\n" + HEAD, HEAD.replace("key", "kez")],
)
def test_what_is_no_deck_is_refused(text: str) -> None:
    assert problems(text)


@pytest.mark.rule("C-DATA-04")
def test_counts_that_do_not_add_up_are_refused() -> None:
    assert any("add up to 4 cards, not 5" in line for line in problems(HEAD.replace("[text", "size = 5\n[text") + GOOD))


@pytest.mark.rule("C-DATA-04", "C-PLAY-05", "C-PLAY-06")
def test_every_card_has_one_class_and_a_window_of_it() -> None:
    seen = set()
    for key in shipped_decks():
        for row in load_deck(key).cards:
            assert row.feat.window in WINDOWS[row.feat.timing]
            seen.add(row.feat.timing)
            assert (row.special.timing, row.special.window, row.special.stance) == ("ordering", "attack", "on-own")
    assert seen == {"alongside", "ordering", "reaction"}
    assert WINDOWS["alongside"] == ("before",)  # the older sheet's "before any unit is ordered"


@pytest.mark.rule("C-DATA-05")
def test_a_deck_too_small_for_overlord_is_warned_of() -> None:
    assert warnings_of(made(GOOD)) and not warnings_of(made(card("thing", "attack", '"dice", n = 1', copies=18)))


@pytest.mark.rule("C-DATA-06")
def test_no_two_cards_share_a_key_and_every_copy_is_accounted_for() -> None:
    assert any("C-DATA-06" in line for line in problems(HEAD + GOOD + GOOD))
    battle = dealt(combat_deck="urban", seating=FOUR)
    s = battle._state
    everywhere = [row.key for cards in (*s.combat, s.combat_deck, s.combat_discard) for row in cards]
    assert sorted(everywhere) == sorted(row.key for row in s.rules.combat_cards for _ in range(row.copies))


@pytest.mark.rule("C-IMP-03")
def test_a_deck_of_the_users_comes_before_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "open-overlord" / "decks"
    folder.mkdir(parents=True)
    (folder / "urban.toml").write_text(HEAD.replace("made-up", "urban") + GOOD, encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = find_deck("urban")
    assert found is not None and found.origin == "user"
    battle = dealt("standard", combat_deck="urban")
    assert battle.decks[0].origin == "user"
    winter = find_deck("winter")
    assert winter is not None and winter.origin == "own"


# ---- replay --------------------------------------------------------------------------------------


def test_a_record_carries_its_deck() -> None:
    """Also after the file of the deck has changed or gone."""
    deck = made(card("thing", "attack", '"dice", n = 1'), key="passing")
    battle = table(deck, {"G5": AXIS, "g4": ENEMY}, axis=["thing"])
    orders(battle, "G5")
    run(battle, "combat thing G5 g4")
    other = table(made(card("thing", "attack", '"dice", n = 2'), key="passing"), {"G5": AXIS, "g4": ENEMY})
    assert other.decks[0].key == battle.decks[0].key  # another deck of that name, in the same process
    again = overlord.Game.replay(battle.record())
    assert again.digest() == battle.digest() and again.record() == battle.record()


def test_a_play_is_not_taken_back() -> None:
    battle = table("urban", {"G5": AXIS, "H5": AXIS, "g4": ENEMY}, axis=["crossfire-alley", "demolition-pouch"])
    orders(battle, "G5")
    until(battle, "battle")
    run(battle, "combat crossfire-alley G5 g4")
    before = battle.digest()
    with pytest.raises(overlord.Illegal) as caught:
        battle.undo("axis-cic")
    assert caught.value.key == "undo-too-late" and battle.digest() == before
