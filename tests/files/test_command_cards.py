"""The file of the Command cards: it is the rulebook's deck, and mistakes and what is forgotten are told."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

import overlord
from boards import asked, game, listed, play, scenario
from overlord.__main__ import main
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.registry import bot
from overlord.engine.files.command_cards import format
from overlord.engine.files.command_cards.reader import read_cards
from overlord.engine.files.command_cards.shipped import FILE, shipped_text
from overlord.engine.files.scenario.reader import read_overlay, read_scenario
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables import card_rows
from overlord.engine.tables.card_rows import AIR, RECEIVERS, TO_CIC, TO_GENERALS
from overlord.engine.tables.cards import CARDS, DECKS, ORDERS, PLAIN, deck_of
from overlord.library.importers.writer import write_scenario
from overlord.rulebook.coverage import marks_in
from overlord.rulebook.index import rulebook
from overlord.text.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
PAGE = (ROOT / "docs" / "command-cards.md").read_text(encoding="utf-8")
ROWS = len(tomllib.loads(shipped_text())["cards"])
NEW = f"cards[{ROWS}]"  # a card added at the end of the file
TACTIC = 'rule = "R-CARD-21"\nfamily = "tactic"\n'
EXAMPLE = """
[[cards]]
key = "{key}"
rule = "R-CARD-21"
family = "tactic"
{more}
[cards.orders]
{orders}
"""


def with_card(key: str = "nobodys-card", more: str = "copies = 0", orders: str = "units = 2") -> str:
    return shipped_text() + EXAMPLE.format(key=key, more=more, orders=orders)


def problems(text: str) -> list[str]:
    with pytest.raises(ScenarioError) as caught:
        read_cards(text, "my-cards")
    assert all(re.match(r"my-cards:\d+:\d+: .", line) and "\n" not in line for line in caught.value.problems)
    return caught.value.problems


# ---- what is in the file -------------------------------------------------------------------------


def rows_of(book: str, head: str) -> list[list[str]]:
    """The rows of the table that begins with this cell, without the sums."""
    text = files("overlord").joinpath("rulebook", book).read_text(encoding="utf-8")
    table = text[text.index(f"| {head} |") :].split("\n\n")[0].splitlines()[2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    return [row for row in rows if not row[0].startswith("**")]


def slug(name: str) -> str:
    """The key of a card by its name in the rulebook."""
    plain = re.sub(r"\(.*?\)", "", name).lower().replace("&", "and")
    return re.sub(r"[^a-z]+", "-", plain).strip("-")


def copies_in_the_rulebook() -> dict[str, int]:
    found: dict[str, int] = {}
    for name, left, center, right, every, _ in rows_of("core.md", "Section cards"):
        if left:
            sides = zip(("left", "center", "right"), (left, center, right), strict=True)
            found |= {f"{slug(name)}-{side}": int(number) for side, number in sides}
        else:
            found[slug(name)] = int(every)
    for row in rows_of("core.md", "Tactic cards"):
        found |= {slug(name): int(number) for name, number in zip(row[::2], row[1::2], strict=True)}
    return found


@pytest.mark.rule("R-DECK-01", "R-DECK-02", "O-DECK-01", "O-DECK-04")
def test_the_decks_are_those_of_the_rulebook() -> None:
    told = copies_in_the_rulebook()
    assert DECKS["standard"] == told, "the copies in the file are not those of core.md 4.1"
    assert DECKS["overlord"] == {key: 2 * number for key, number in told.items()}
    assert {card.key: card.copies for card in CARDS.values() if card.copies} == told
    total = sum(told.values())
    assert f"= {total}," in rulebook()["R-DECK-01"].text, f"R-DECK-01 of core.md: there are {total} cards now"
    tactics = {slug(name) for name, *_ in rows_of("overlord.md", "Tactic card")}
    lost = [key for key in told if CARDS[key].family == card_rows.TACTIC and key not in tactics]
    assert not lost, f"the table of Tactic cards in overlord.md has no row for {', '.join(lost)}"
    for name, pack, play_with, *_ in rows_of("overlord.md", "Tactic card"):
        if not name.startswith("Air Sortie"):
            assert (told[slug(name)], DECKS["overlord"][slug(name)]) == (int(pack), int(play_with))


@pytest.mark.rule("O-DECK-05", "O-DECK-06")
def test_the_receivers_are_those_of_the_rulebook() -> None:
    icons = {"C-in-C": TO_CIC, "C-in-C **and** any FG": TO_CIC | TO_GENERALS, "any FG": TO_GENERALS}
    for name, _, _, icon in rows_of("overlord.md", "Tactic card"):
        assert CARDS[slug(name)].receivers == icons.get(icon, TO_GENERALS), name
    for key, card in CARDS.items():
        if card.arrow >= 0:
            assert card.receivers == RECEIVERS[key.rpartition("-")[2]]
    assert {CARDS[key].receivers for key in ("recon-in-force", "general-advance")} == {TO_GENERALS}
    assert CARDS["pincer-move"].receivers == RECEIVERS["left"] | RECEIVERS["right"]


def test_cards_with_an_arrow_share_their_orders_and_every_orders_has_one_key() -> None:
    assert len({card.orders for card in CARDS.values()}) == len(ORDERS) - 1
    assert CARDS["probe-left"].orders is CARDS["probe-right"].orders is ORDERS["probe"]
    assert ORDERS[PLAIN.key] is PLAIN
    assert [card for card in CARDS.values() if card.family == AIR] == [CARDS["air-sortie"]]


# ---- what a new card needs -----------------------------------------------------------------------


def test_every_card_has_its_words_in_every_language() -> None:
    read_cards(shipped_text(), FILE, {lang: words(lang).keys() for lang in LANGUAGES})
    with pytest.raises(ScenarioError) as caught:
        read_cards(with_card(), FILE, {lang: words(lang).keys() for lang in LANGUAGES})
    missing = "card-nobodys-card, card-nobodys-card-text, card-nobodys-card-overlord, card-nobodys-card-brief"
    line = with_card().splitlines().index('key = "nobodys-card"') + 1
    assert caught.value.problems == [
        f"standard.toml:{line}:7: {NEW}.key: the words of {lang}.ftl have no {missing}" for lang in LANGUAGES
    ]


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_card_has_its_rule_and_a_test_that_carries_it(card: card_rows.Card) -> None:
    known = card.rule in rulebook()
    assert known, f"{card.key}: the rulebook has no rule {card.rule}"
    carried = marked().get(card.rule, [])
    assert carried, f"{card.key}: no test carries its rule, @pytest.mark.rule({card.rule!r})"
    named = {card.key, card.orders.key}
    texts = {path.partition("::")[0] for path in carried}
    assert any(re.search(rf"\b{key}\b", source(path)) for path in texts for key in named), (
        f"{card.key}: none of the files whose tests carry {card.rule} plays this card: {', '.join(sorted(texts))}"
    )


@cache
def marked() -> dict[str, list[str]]:
    """The tests by the rule that they carry."""
    return marks_in(TESTS)


def source(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_every_card_has_a_picture_for_the_page() -> None:
    sheet = files("overlord").joinpath("picture", "cards.svg").read_text(encoding="utf-8")
    wanted = {card.orders.key for card in CARDS.values()}
    missing = sorted(key for key in wanted if f'<symbol id="card-{key}"' not in sheet)
    assert not missing, f"picture/cards.svg has no symbol card-{missing[0]}: the page would show another card's picture"


# ---- mistakes ------------------------------------------------------------------------------------


MISTAKES = {
    "unknown key": (with_card(more="copies = 0\ncolour = 1"), ".colour: there is no such key here; known are"),
    "unknown effect": (with_card(more='copies = 0\neffect = "nuke"'), ".effect: one of order, air-power"),
    "unknown family": (shipped_text().replace('family = "air"\n', 'family = "x"\n'), ".family: one of section, tactic"),
    "unknown receiver": (with_card(more='copies = 0\nreceivers = ["king"]'), ".receivers[0]: one of commander"),
    "unknown place": (with_card(orders='units = 1\nwhere = "moon"'), ".orders.where: one of anywhere, arrow"),
    "unknown kind": (with_card(orders='units = 1\nkinds = ["elf"]'), "orders.kinds[0]: one of infantry, armor"),
    "no kind": (with_card(orders="units = 1\nkinds = []"), "orders.kinds: a list of kinds names at least one"),
    "unknown movement": (with_card(orders='units = 1\nmovement = "fly"'), ".orders.movement: one of as-usual"),
    "unknown word in orders": (with_card(orders="units = 1\ndice = 2"), ".orders.dice: there is no such key"),
    "no copies": (with_card(more=""), ": copies is missing: how many a pack has, 0 if none"),
    "too many": (with_card(more="copies = 61"), ".copies: a number from 0 to 60, or one by side"),
    "a side missing": (shipped_text().replace("center = 5, ", ""), ".copies: center is missing: copies by side"),
    "no rule": (with_card().replace(TACTIC + "copies = 0", 'family = "tactic"\ncopies = 0'), ": rule is missing"),
    "no units": (with_card(orders="close_dice = 1"), ".orders: units is missing"),
    "wrong units": (with_card(orders='units = "many"'), "orders.units: a number from 1 to 12, or 'all', was expected"),
    "arrow alone": (with_card(orders='units = 1\nwhere = "arrow"'), "orders.where: arrow goes with copies by side"),
    "twice": (with_card("ambush"), ".key: there are two cards 'ambush'"),
    "a bad key": (with_card("Night March"), ".key: a key of small letters, digits and hyphens was expected"),
    "deck": (with_card("deck"), ".key: deck is no name for a card"),
    "unknown card in a deck": (with_card() + "[decks.small.cards]\nghost = 1\n", "cards.ghost: there is no"),
    "air card in a deck": (with_card() + "[decks.small.cards]\nair-sortie = 1\n", "an air card is in no deck"),
    "unknown key of a deck": (with_card() + "[decks.small]\npack = 1\n", "decks.small.pack: there is no such key here"),
    "another format": (with_card().replace("version = 1", "version = 2"), "version: this file is of format 2"),
    "no format": (with_card().replace("version = 1\n", ""), "version is missing; this program reads format 1"),
    "no overlord deck": (with_card().replace("[decks.overlord]", "[decks.other]"), "the deck overlord is missing"),
    "a named card gone": (shipped_text().replace('"ambush"\nrule', '"ambushed"\nrule'), "speak of the card ambush"),
    "no cards": ("version = 1\n", "cards: there is at least one [[cards]] table"),
    "no toml": ("version =", "this is no file of Command cards"),
}  # fmt: skip


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_told_in_one_sentence_with_its_place(what: str) -> None:
    text, sentence = MISTAKES[what]
    before = dict(CARDS), {name: dict(deck) for name, deck in DECKS.items()}
    found = problems(text)
    assert len(found) == 1 and sentence in found[0], found
    assert (dict(CARDS), DECKS) == before  # a file that is refused changes nothing


def test_every_mistake_is_told_in_one_run() -> None:
    text = with_card(more="recon = 1", orders='where = "moon"\nbattles = 0')
    found = [line.split(": ")[1] for line in problems(text)]
    assert found == [f"{NEW}{key}" for key in ("", ".recon", ".orders", ".orders.where", ".orders.battles")]


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_a_file_with_some_text_changed_is_read_or_refused(data: st.DataObject) -> None:
    text = shipped_text()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    junk = ['"', "[", "= {}", "= [1]", "= true", "= 99", '= "x"', "\n[[cards]]\n", "[cards.orders]", "1979-05-27"]
    new = data.draw(st.one_of(st.text(max_size=8), st.sampled_from(junk)))
    try:
        assert read_cards(text[:start] + new + text[end:]).cards
    except ScenarioError as error:
        assert error.problems and all(len(line) < 1000 for line in error.problems)


@pytest.mark.parametrize("value", ["3", "[]", "{}", "[[]]", "[{}]", "true", "1.5", '""', "1979-05-27", "1" + "0" * 40])
@pytest.mark.parametrize("key", ["version", "decks", *(key.name for key in format.CARD)])
def test_a_value_of_another_kind_is_told(key: str, value: str) -> None:
    text = f"{key} = {value}\n"
    whole = text + shipped_text() if key in ("version", "decks") else f"{shipped_text()}\n[[cards]]\n{text}"
    assert problems(whole)


def test_the_command_checks_a_file_of_cards(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(shipped_text(), encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(path)])
    assert (result.exit_code, result.output) == (0, f"{path}: ok\n")
    path.write_text(shipped_text().replace('effect = "medics"', 'effect = "medic"'), encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(path)])
    assert result.exit_code == 1 and result.output.count("\n") == 1
    assert re.match(rf"{re.escape(str(path))}:\d+:10: cards\[\d+\]\.effect: one of order, ", result.output)


# ---- other decks ---------------------------------------------------------------------------------

SMALL = '[command_deck]\nbarrage = 0\nrecon-left = 5\n"direct-from-hq" = 3\n'


def fought(battle: overlord.ScenarioDef, seed: int = 3, **more: object) -> overlord.Game:
    """A whole battle between recruits."""
    fight = overlord.Game(battle, seed, options={"turn_limit": 12}, **more)
    play_out(fight, {seat: bot("recruit") for seat in fight.seats}, bot_rng(seed))
    return fight


@pytest.mark.rule("R-CARD-28")
@pytest.mark.parametrize("board", ["standard", "overlord"])
def test_a_scenario_may_have_other_cards(board: str) -> None:
    battle = scenario({"G5": "axis infantry", "g4": "allies infantry"}, board=board, tables=SMALL)
    usual = DECKS[board]
    fight = overlord.Game(battle, seed=1)
    keys = [card.key for card in fight._state.rules.command_deck]
    assert (keys.count("barrage"), keys.count("recon-left"), keys.count("direct-from-hq")) == (0, 5, 3)
    changed = usual["barrage"] + usual["recon-left"] + usual["direct-from-hq"]
    assert len(keys) == sum(usual.values()) - changed + 8
    view = fight.view(None)
    assert view.deck + sum(hand.size for hand in view.hands) == len(keys)
    assert overlord.Game.replay(fight.record()).digest() == fight.digest()
    back = read_scenario(write_scenario(battle), "back")
    assert back.command_deck == battle.command_deck and write_scenario(back) == write_scenario(battle)


def test_a_battle_with_other_cards_is_fought_to_its_end_by_bots_and_replayed() -> None:
    """The whole deck by name, twenty cards, so that it is shuffled anew again and again."""
    cards = {"probe-left": 4, "probe-center": 4, "probe-right": 4, "recon-left": 4, "their-finest-hour": 4}
    table = "".join(f"{key} = {cards.get(key, 0)}\n" for key in DECKS["standard"])
    source = overlord.load_scenario("crossroads").source + f"\n[command_deck]\n{table}"
    fight = fought(read_scenario(source, "small"))
    assert {card.key for card in fight._state.rules.command_deck} == set(cards)
    assert fight.outcome is not None and overlord.Game.replay(fight.record()).digest() == fight.digest()
    assert not {card.key for card in fight._state.discard} - set(cards)


def test_a_scenario_may_name_a_deck_of_the_file_and_an_overlay_changes_it() -> None:
    battle = scenario(tables='[command_deck]\ndeck = "overlord"\nambush = 0\n')
    wanted = sum(DECKS["overlord"].values()) - DECKS["overlord"]["ambush"]
    assert len(overlord.Game(battle)._state.rules.command_deck) == wanted
    over = read_overlay("version = 1\n[command_deck]\nbarrage = 0\n", "over", battle)
    assert (over.command_deck.deck, over.command_deck.copies) == ("overlord", {"ambush": 0, "barrage": 0})
    plain = read_overlay('version = 1\nwithout = ["command_deck"]\n', "over", battle)
    assert overlord.Game(plain)._state.rules.command_deck == deck_of("standard")


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("ghost = 1", "command_deck.ghost: there is no Command card 'ghost'"),
        ("barrage = 61", "command_deck.barrage: a number from 0 to 60 was expected, not 61"),
        ('deck = "grand"', "command_deck.deck: one of standard, overlord was expected, not 'grand'"),
        ("air-sortie = 1", "command_deck.air-sortie: an air card is in no deck"),
        (
            "\n".join(f"{key} = 0" for key in list(DECKS["standard"])[1:]),
            "command_deck: this deck has 2 cards, but the two hands take 8",
        ),
    ],
)
def test_a_deck_that_cannot_be_is_told_with_its_place(table: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario(tables=f"[command_deck]\n{table}\n")
    assert len(caught.value.problems) == 1 and sentence in caught.value.problems[0]
    assert re.match(r"\S+:\d+:\d+: ", caught.value.problems[0])


@pytest.mark.rule("R-TURN-01")
def test_hands_deal_a_card_of_which_the_deck_has_no_copy() -> None:
    hands = {"axis-cic": ["barrage", "barrage", "probe-left"], "allies-cic": []}
    battle = game({"G5": "axis infantry", "g4": "allies infantry"}, hands=hands, tables="[command_deck]\nbarrage = 0\n")
    assert battle.view("axis-cic").hands[0].cards == ("barrage", "barrage", "probe-left")
    play(battle, "play barrage")
    assert asked(battle) == "barrage" and "target g4" in listed(battle, "target")
    assert overlord.Game.replay(battle.record()).digest() == battle.digest()
    with pytest.raises(ValueError, match="the deck does not hold another 'barrage'"):
        game(hands={"axis-cic": ["barrage"] * (DECKS["standard"]["barrage"] + 1)})


# ---- the page of the documents -------------------------------------------------------------------


def words_of(head: str) -> set[str]:
    """The words in the first column of the table under a heading."""
    part = PAGE[PAGE.index(f"\n## {head}\n") :].split("\n## ")[1]
    return {
        word
        for line in part.splitlines()
        if line.startswith("| `")
        for word in re.findall(r"`([^`]+)`", line.split("|")[1])
    }


def test_the_page_explains_every_word() -> None:
    assert words_of("The file") == {key.name for key in format.TOP}
    assert words_of("A card") == {key.name for key in format.CARD}
    assert words_of("Orders") == {key.name for key in format.ORDERS}
    assert words_of("A deck") == {key.name for key in format.DECK_KEYS}
    assert words_of("Words") == {
        *card_rows.FAMILIES, *card_rows.RECEIVERS, *card_rows.KINDS, *card_rows.WHERE, *card_rows.NEAR,
        *card_rows.MOVEMENT, *card_rows.EFFECTS,
    }  # fmt: skip


def test_the_mistake_on_the_page_is_told_as_it_says() -> None:
    (told,) = re.findall(r"```text\n(.*?)\n```", PAGE, re.DOTALL)
    with pytest.raises(ScenarioError) as caught:
        read_cards(shipped_text().replace('effect = "barrage"', 'effect = "nuke"'), FILE)
    assert caught.value.problems == [told]


def test_the_example_of_the_page_is_a_card_that_can_be_played() -> None:
    example = next(block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if "[[cards]]" in block)
    table = read_cards(shipped_text() + example, "example")
    (new,) = [card for key, card in table.cards.items() if key not in CARDS]
    assert (new.key, new.copies, new.family, new.orders.count) == ("dawn-patrol", 0, "tactic", 3)
    assert set(table.decks) == set(DECKS)


def test_the_scenario_of_the_page_is_one() -> None:
    table = next(block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if "[command_deck]" in block)
    assert overlord.Game(scenario(tables=table)).waiting()
