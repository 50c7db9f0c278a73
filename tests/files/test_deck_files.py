"""Combat decks as files: ours are whole, broken ones are refused with every problem, the page tells the truth."""

from __future__ import annotations

import random
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import overlord
from overlord.engine.files.deck.format import CARD, DECK, LANGUAGES, LARGEST, ORIGINS, TARGET
from overlord.engine.files.deck.reader import deck_of, read_deck, warnings_of
from overlord.engine.files.toml.problems import written
from overlord.engine.illegal import Illegal
from overlord.engine.model.actions import Battle, Move, Special
from overlord.engine.model.names import ALLIES, AXIS, MANY, NOBODY
from overlord.engine.model.scenario import ScenarioError
from overlord.engine.tables import combat as words
from overlord.engine.tables.combat import (
    SPECIAL_ACTIONS,
    SPECIAL_OF_THEME,
    STATUSES,
    TAGS,
    WHO_AT,
    WINDOWS,
    Deck,
    Effect,
    ways_of,
)
from overlord.engine.tables.combat_effects import ANY_WINDOW, EFFECTS, FACE_WORDS, WHERE
from overlord.engine.tables.obstacles import FEATURES, OBSTACLES
from overlord.library.scenarios import load_scenario

DOCS = Path(__file__).parents[2] / "docs"
KEYS = ("urban", "winter", "jungle", "desert")
EXAMPLE = (DOCS / "example-deck.toml").read_text(encoding="utf-8")
CARD_TEXT = """
[[cards]]
key = "{key}"
{more}
class = "{timing}"
window = "{window}"
stance = "{stance}"
target = {target}
effects = {effects}
[cards.text.en]
name = "A card"
text = "It does something."
"""
HEAD = 'version = 1\nkey = "small"\n{more}\n[text.en]\nname = "Small"\n'
DIE = '[{ do = "dice", n = 1 }]'
DRAW = '[{ do = "draw-cards", n = 1 }]'
ORDERED = '{ who = "ordered" }'


def shipped(key: str) -> str:
    return files("overlord").joinpath("decks", f"{key}.toml").read_text(encoding="utf-8")


def card(
    key: str = "one",
    more: str = "",
    timing: str = "ordering",
    window: str = "attack",
    stance: str = "on-own",
    target: str = ORDERED,
    effects: str = DIE,
) -> str:
    return CARD_TEXT.format(
        key=key, more=more, timing=timing, window=window, stance=stance, target=target, effects=effects
    )


def deck(*cards: str, more: str = "") -> str:
    return HEAD.format(more=more) + "".join(cards or (card(),))


def problems(text: str) -> dict[str, str]:
    """The problems of a deck by their place; a place with two problems has both."""
    with pytest.raises(ScenarioError) as caught:
        read_deck(text, "my-deck")
    found: dict[str, str] = {}
    for line in caught.value.problems:
        name, path, problem = line.split(": ", 2)
        assert re.fullmatch(r"my-deck:\d+:\d+", name), name  # every problem with its line and column
        found[path] = f"{found[path]}\n{problem}" if path in found else problem
    return found


def refused(text: str, path: str, sentence: str) -> None:
    """This one problem, at this place, and no other."""
    found = problems(text)
    assert list(found) == [path], found
    assert sentence in found[path]


# ---- the shipped decks ---------------------------------------------------------------------------


@pytest.fixture(scope="module", params=KEYS)
def own(request: pytest.FixtureRequest) -> Deck:
    return read_deck(shipped(request.param), request.param)


@pytest.mark.rule("C-DATA-01")
def test_a_shipped_deck_has_24_cards_of_our_own(own: Deck) -> None:
    assert (own.size, own.origin) == (24, "own")
    assert own.key == own.theme
    assert own.special_key == SPECIAL_OF_THEME[own.theme]
    assert own.special is SPECIAL_ACTIONS[own.special_key]
    assert warnings_of(own) == []


@pytest.mark.rule("C-SPEC-03", "C-DATA-03")
def test_a_shipped_deck_ties_two_cards_to_each_camp_and_all_bear_the_icon(own: Deck) -> None:
    tied = [(row.camp, row.copies, row.icon) for row in own.cards if row.camp != NOBODY]
    assert sorted(tied) == sorted([(AXIS, 1, True)] * 2 + [(ALLIES, 1, True)] * 2)


TOTAL = re.compile(r"^\| (urban|winter|jungle|desert) \| [^|]+((?:\| \d+ )+)\|$", re.MULTILINE)


def test_the_shipped_decks_are_those_of_the_rulebook() -> None:
    text = files("overlord.rulebook").joinpath("combat-cards.md").read_text(encoding="utf-8")
    totals = {key: [int(cell) for cell in cells.strip("| ").split(" | ")][:9] for key, cells in TOTAL.findall(text)}
    for key in KEYS:
        found = read_deck(shipped(key))
        titles = re.findall(rf"^\| C-OWN-{key[:3].upper()}-\d+ \| ([^|]+) \|", text, re.MULTILINE)
        assert [row.text["en"]["name"] for row in found.cards] == titles
        cards = [row for row in found.cards for _ in range(row.copies)]
        timings = [sum(row.feat.timing == timing for row in cards) for timing in WINDOWS]
        camps = [sum(row.camp == camp for row in cards) for camp in (AXIS, ALLIES)]
        icons, hostile = sum(row.icon for row in cards), sum(row.feat.hostile for row in cards)
        assert [len(found.cards), found.size, *timings, icons, *camps, hostile] == totals[key], key


def test_a_shipped_deck_speaks_three_languages(own: Deck) -> None:
    for lang in LANGUAGES:
        assert set(own.text[lang]) == {"name", "special", "special_text"}
        for row in own.cards:
            assert set(row.text[lang]) == {"name", "brief", "text"}, (row.key, lang)
            assert len(row.text[lang]["brief"]) <= 52, (row.key, lang, "three lines of a card hold no more")
    for row in own.cards:
        for key in ("name", "brief", "text"):
            texts = [row.text[lang][key] for lang in LANGUAGES]
            assert key == "name" or len(set(texts)) == 3, (row.key, "a text left untranslated")


def test_a_shipped_deck_has_words_for_every_way(own: Deck) -> None:
    for row in own.cards:
        count = len(ways_of(row.feat.effects))
        for lang in LANGUAGES:
            assert len(row.ways.get(lang, ())) == count, (row.key, lang)
        words = [row.ways.get(lang, ()) for lang in LANGUAGES]
        assert not count or len(set(words)) == 3, (row.key, "ways left untranslated")
    assert not ways_of(own.special.effects)


@pytest.mark.rule("C-DATA-06")
def test_a_key_is_the_english_name_in_kebab_case(own: Deck) -> None:
    for row in own.cards:
        name = row.text["en"]["name"].lower()
        assert row.key == re.sub(r"[^a-z0-9]+", "-", name).strip("-")
    assert len({row.key for row in own.cards}) == len(own.cards)


def test_card_texts_are_short_and_written_as_the_house_writes(own: Deck) -> None:
    for row in own.cards:
        assert len(row.text["en"]["text"]) <= 220, row.key
        assert max(len(row.text[lang]["text"]) for lang in LANGUAGES) <= 270, row.key
        for lang in LANGUAGES:
            for text in (*row.text[lang].values(), *own.text[lang].values()):
                assert "'" not in text and "  " not in text and text == text.strip(), (row.key, lang)
        for text in (*row.text["fr"].values(), *own.text["fr"].values()):
            assert not re.search(r"(?<!\u00a0)[:;!?]", text), (row.key, text)
        assert not re.search(r"\u00a0", row.text["es"]["text"] + row.text["en"]["text"])
        rule_words = r"\b(Infantry|Armor|Artillery|Move|Building|Empty|Vacant|Close Assault|Take Ground)\b"
        assert not re.search(rule_words, row.text["en"]["text"]), row.key


NUMBERS = re.compile(r"\d+")


def test_the_three_languages_tell_the_same_numbers(own: Deck) -> None:
    for row in own.cards:
        told = [sorted(NUMBERS.findall(row.text[lang]["text"])) for lang in LANGUAGES]
        assert told[0] == told[1] == told[2], row.key
    told = [sorted(NUMBERS.findall(own.text[lang]["special_text"])) for lang in LANGUAGES]
    assert told[0] == told[1] == told[2]


def numbers_of(effects: tuple[Effect, ...]) -> set[int]:
    found: set[int] = set()
    for effect in effects:
        found |= {abs(effect.n), effect.dice, effect.figures, effect.reach, effect.least, *effect.by_kind}
        for _, then in effect.results:
            found |= numbers_of(then)
        for choice in effect.choices:
            found |= numbers_of(choice)
    return found - {0, MANY}


def test_a_card_tells_every_number_of_its_data_and_no_other(own: Deck) -> None:
    for row in own.cards:
        target = row.feat.target
        data = numbers_of(row.feat.effects) | {target.most, target.rows, target.distance_least, target.distance_most}
        nested = [target, *(need for need in (target.against, target.enemy) if need is not None)]
        data |= {need.reach for need in nested} | {target.clear if target.clear > 1 else 0}
        told = {int(number) for number in NUMBERS.findall(row.text["en"]["text"])}
        assert data - {0, 1} <= told, (row.key, data, told)
        assert told - {1} <= data, (row.key, data, told)


TOLD = {  # what a target or an effect asks or does, and the words that a text must have for it
    "infantry": "infantry",
    "armor": "armor",
    "artillery": "artillery",
    "special-weapon": "special weapon",
    "anti-tank": "anti-tank",
}


def test_a_card_tells_every_kind_and_ground_of_its_data(own: Deck) -> None:
    for row in own.cards:
        text = row.text["en"]["text"]
        target = row.feat.target
        needs = [target, target.against, target.enemy]
        needs += [deeper for need in needs if need is not None for deeper in (need.beside, need.within)]
        for need in needs:
            if need is None:
                continue
            for kind in need.types:
                assert TOLD[kind] in text, (row.key, kind)
            for tag in (*need.on, *need.not_on, *need.near):
                assert tag == "erg" or tag.replace("-", " ") in text, (row.key, tag)
        for tag in (*target.started_on, *target.enters, *target.beside_hex):
            assert tag.replace("-", " ") in text, (row.key, tag)


# ---- where a deck comes from, and its special action ---------------------------------------------


@pytest.mark.rule("C-DATA-01")
def test_the_origin_is_own_or_user() -> None:
    assert read_deck(deck()).origin == "user"
    assert read_deck(deck(more='origin = "own"')).origin == "own"
    refused(deck(more='origin = "official"'), "origin", "one of own, user was expected, not 'official'")
    refused(deck(more="origin = 3"), "origin", "a word was expected, not 3")


@pytest.mark.rule("C-DATA-02")
@pytest.mark.parametrize("theme", KEYS)
def test_the_theme_fixes_the_special_action(theme: str) -> None:
    found = read_deck(deck(card(more="icon = true"), more=f'theme = "{theme}"'))
    assert found.special is SPECIAL_ACTIONS[SPECIAL_OF_THEME[theme]]
    assert found.cards[0].special is found.special


@pytest.mark.rule("C-DATA-02")
def test_a_file_names_another_special_action() -> None:
    found = read_deck(deck(more='theme = "winter"\nspecial = "street-fight"'))
    assert found.special_key == "street-fight"
    refused(deck(more='special = "banzai"'), "special", "there is no special action 'banzai'")
    refused(deck(more="special = 5"), "special", "a special action is a name or a table")


SPECIAL = 'special = {{ key = "stand", target = {target}, effects = {effects} }}'
NAMED = '\nspecial = "Stand"\nspecial_text = "It stands."\n'


def with_special(target: str = '{ who = "ordered", moved = false }', effects: str = DIE) -> str:
    text = deck(card(more="icon = true"), more='theme = "winter"\n' + SPECIAL.format(target=target, effects=effects))
    return text.replace('name = "Small"\n', 'name = "Small"' + NAMED)


@pytest.mark.rule("C-DATA-02")
def test_a_file_has_a_special_action_of_its_own() -> None:
    found = read_deck(with_special())
    assert found.special_key == "stand"
    feat = found.cards[0].special
    assert (feat.timing, feat.window, feat.stance, feat.target.moved) == ("ordering", "attack", "on-own", False)
    assert [(effect.do, effect.n) for effect in feat.effects] == [("dice", 1)]
    assert read_deck(deck()).cards[0].icon is False


@pytest.mark.rule("C-SPEC-01")
def test_only_a_card_with_the_icon_is_played_as_the_special_action() -> None:
    both = deck(
        card("bare", more="copies = 10"), card("marked", more="copies = 10\nicon = true"), more='theme = "urban"'
    )
    small = [read_deck(both)]
    offered = refused_ones = 0
    for seed in range(12):
        house = {"combat_deck": "small", "turn_limit": 30}
        game = overlord.Game(load_scenario("crossroads"), seed=seed, options=house, decks=small)
        rng = random.Random(seed)
        while game.outcome is None:
            seat = game.waiting()[0].seat
            options = game.options(seat)
            special = [action for action in options if isinstance(action, Special)]
            assert all(action.key != "bare" for action in special)
            for action in special[:1]:
                offered += action.key == "marked"
                with pytest.raises(Illegal) as caught:
                    game.play(seat, Special("bare", action.unit, action.target))
                refused_ones += caught.value.rule == "C-SPEC-01"  # else it does not hold one
            fights = [action for action in options if isinstance(action, Battle | Move)]
            game.play(seat, rng.choice(fights) if fights and rng.random() < 0.8 else rng.choice(options))
    assert offered and refused_ones


@pytest.mark.rule("C-DATA-02")
def test_a_broken_special_action_is_refused() -> None:
    found = problems(with_special(target='{ who = "own" }'))
    assert "is played on an ordered unit (C-SPEC-04)" in found["special.target.who"]
    refused(with_special(effects="[]"), "special.effects", "a special action does something")
    refused(with_special(effects='[{ do = "restore", n = 1 }]'), "special.effects[0].do", "does nothing at attack")
    refused(with_special(effects='[{ do = "deploy", kind = "infantry" }]'), "special.effects[0]", "who = hex")
    bare = with_special().replace(NAMED, "\n")
    assert "no special" in problems(bare)["text.en"] and "no special_text" in problems(bare)["text.en"]


# ---- one mistake each ----------------------------------------------------------------------------


@pytest.mark.rule("C-SPEC-03", "C-DATA-03")
@pytest.mark.parametrize("camp", ["axis", "allies"])
def test_a_card_tied_to_a_camp_must_bear_the_icon(camp: str) -> None:
    refused(
        deck(card(more=f'camp = "{camp}"')), "cards[0].icon", f"a card for the {camp} must bear the icon (C-SPEC-03"
    )
    tied = read_deck(deck(card(more=f'camp = "{camp}"\nicon = true'))).cards[0]
    assert tied.camp == {"axis": AXIS, "allies": ALLIES}[camp]
    assert read_deck(deck(card(more='camp = "any"'))).cards[0].camp == NOBODY


@pytest.mark.rule("C-DATA-04")
@pytest.mark.parametrize(
    ("text", "path", "sentence"),
    [
        (card(effects='[{ do = "nuke" }]'), "cards[0].effects[0].do", "there is no effect 'nuke'"),
        (card(effects="[{ n = 1 }]"), "cards[0].effects[0]", "an effect is a table with the key `do`"),
        (card(effects="[7]"), "cards[0].effects[0]", "an effect is a table"),
        (card(effects='[{ do = "dice", n = 1, loud = true }]'), "cards[0].effects[0].loud", "there is no key 'loud'"),
        (card(effects='[{ do = "dice" }]'), "cards[0].effects[0]", "dice needs n"),
        (card(effects='[{ do = "stop-move" }]'), "cards[0].effects[0].do", "stop-move does nothing at attack"),
        (card(effects='[{ do = "dice", n = "many" }]'), "cards[0].effects[0].n", "was expected, not 'many'"),
        (card(effects='[{ do = "dice", n = "all" }]'), "cards[0].effects[0].n", "was expected, not 'all'"),
        (card(effects='[{ do = "dice", n = { armor = 1 } }]'), "cards[0].effects[0].n", "not a table"),
        (card(effects='[{ do = "ignore-cover", n = -1 }]'), "cards[0].effects[0].n", "from 1 to 9, or `all`"),
        (card(effects='[{ do = "hit-faces", faces = ["skull"] }]'), "cards[0].effects[0].faces", "a list of die faces"),
        (card(effects='[{ do = "hit-faces", faces = [] }]'), "cards[0].effects[0].faces", "a list of die faces"),
        (card(effects='[{ do = "dice", n = 1, mode = "far" }]'), "cards[0].effects[0].mode", "one of close, ranged"),
        (card(effects="[]"), "cards[0].effects", "a card does something"),
        (card(target='{ who = "ordered", mood = "grim" }'), "cards[0].target.mood", "there is no key 'mood'"),
        (card(target='{ who = "ordered", on = ["swamp"] }'), "cards[0].target.on[0]", "there is no 'swamp' here"),
        (card(target='{ who = "ordered", types = ["elf"] }'), "cards[0].target.types[0]", "there is no 'elf' here"),
        (card(target='{ who = "ordered", mode = "" }'), "cards[0].target.mode", "one of close, ranged"),
        (card(target='{ who = "ordered", within = {} }'), "cards[0].target.within", "within needs a reach"),
        (card(target='{ who = "ordered", beside = 3 }'), "cards[0].target.beside", "a table of tests was expected"),
        (
            card(target='{ who = "ordered", beside = { beside = {} } }'),
            "cards[0].target.beside.beside",
            "there is no key 'beside' here",
        ),
        (
            card(target='{ who = "ordered", against = { chain = true } }'),
            "cards[0].target.against.chain",
            "there is no key 'chain' here",
        ),
        (card(target='{ who = "ordered", least = 3, most = 2 }'), "cards[0].target.most", "at least one is named"),
        (card(target='{ who = "attacked" }', effects=DRAW), "cards[0].target.who", "at attack a card names ordered"),
        (card(window="teatime"), "cards[0].window", "was expected, not 'teatime'"),
        (card(window=""), "cards[0].window", "was expected, not ''"),
        (card(window="defend", effects='[{ do = "draw-cards", n = 1 }]', target='{ who = "attacked" }'),
            "cards[0].window", "the window defend is none of the class ordering"),
        (card(timing="never"), "cards[0].class", "one of alongside, ordering, reaction was expected"),
        (card(stance="angry"), "cards[0].stance", "was expected, not 'angry'"),
        (card(more="colour = 1"), "cards[0].colour", "there is no key 'colour'"),
        (card(more='camp = "france"'), "cards[0].camp", "one of axis, allies, any"),
        (card(more='icon = "yes"'), "cards[0].icon", "true or false was expected, not 'yes'"),
        (card(more="copies = 0"), "cards[0].copies", "a card has 1 to 60 copies, not 0"),
        (card(more="copies = true"), "cards[0].copies", "a whole number was expected, not true"),
        (card(key="Big Gun"), "cards[0].key", "small letters, digits and hyphens"),
    ],
    ids=lambda word: "card" if "\n" in word else word,
)  # fmt: skip
def test_a_mistake_is_told_with_its_place(text: str, path: str, sentence: str) -> None:
    found = problems(deck(text))
    assert sentence in found[path]
    assert set(found) == {path}, found


@pytest.mark.rule("C-DATA-04")
@pytest.mark.parametrize("timing", WINDOWS)
@pytest.mark.parametrize("window", ANY_WINDOW)
def test_a_window_belongs_to_its_class(timing: str, window: str) -> None:
    who = WHO_AT[window][-1]
    stance = {"nothing": "neutral", "mover": "against-unit", "attacker": "against-unit"}.get(who, "on-own")
    text = deck(
        card(
            timing=timing,
            window=window,
            stance=stance,
            target=f'{{ who = "{who}" }}',
            effects='[{ do = "draw-cards", n = 1 }]',
        )
    )
    if window in WINDOWS[timing]:
        assert read_deck(text).cards[0].feat.window == window
    else:
        refused(text, "cards[0].window", f"the window {window} is none of the class {timing}")


FITS = [  # window, stance, target, effect, place below the card, sentence
    ("before", "neutral", 'who = "hex"', 'do = "order-extra"', "effects[0]", "who = own"),
    ("before", "neutral", "", 'do = "deploy", kind = "infantry"', "effects[0]", "who = hex"),
    ("before", "neutral", "", 'do = "strike", dice = 2', "effects[0]", "enemy or hex or line"),
    ("before", "neutral", "", 'do = "status", status = "rain", reach = 2', "effects[0]", "who = section"),
    ("before", "neutral", 'who = "section"', 'do = "status", status = "rain"', "effects[0]", "needs a reach"),
    ("before", "neutral", 'who = "section"', 'do = "status", status = "stalled"', "effects[0]", "status of a unit"),
    ("before", "on-own", 'who = "enemy"', 'do = "strike", dice = 1', "stance", "is not on-own"),
    ("before", "neutral", 'who = "enemy"', 'do = "strike", dice = 1', "stance", "is not neutral"),
    ("before", "against-unit", 'who = "own"', 'do = "order-extra"', "stance", "is not hostile"),
    ("attack", "against-unit", 'who = "ordered"', 'do = "dice", n = 1', "stance", "is not hostile"),
    ("order", "against-unit", 'who = "enemy"', 'do = "move-bonus", n = 1', "effects[0]", "who = ordered"),
    ("order", "on-own", 'who = "ordered"', 'do = "restore"', "effects[0]", "restore needs n, or dice and faces"),
    ("order", "on-own", 'who = "ordered"', 'do = "place", what = []', "effects[0].what", "one thing to place"),
    ("order", "on-own", 'who = "ordered"', 'do = "place", what = ["wire", "abatis"]', "effects[0].what", "one thing"),
    (
        "order",
        "on-own",
        'who = "ordered"',
        'do = "place", what = ["wire"], where = "edge"',
        "effects[0].where",
        "vacant",
    ),
    ("order", "neutral", "", 'do = "deploy", kind = "sniper", where = "beside"', "effects[0]", "a unit or a hex"),
    (
        "before",
        "neutral",
        "",
        'do = "choice", choices = [[{ do = "draw-cards", n = 1 }], [{ do = "strike", dice = 1 }]]',
        "effects[0].choices[1][0]",
        "enemy or hex or line",
    ),
    (
        "before",
        "neutral",
        "",
        'do = "roll", results = [{ faces = ["star"], then = [{ do = "order-extra" }] }]',
        "effects[0].results[0].then[0]",
        "who = own",
    ),
    (
        "before",
        "neutral",
        "",
        'do = "roll", results = [{ faces = ["star"] }]',
        "effects[0].results[0].then",
        "something",
    ),
    ("before", "neutral", "", 'do = "choice", choices = []', "effects[0].choices", "two or more"),
]


@pytest.mark.rule("C-DATA-04")
@pytest.mark.parametrize(
    ("window", "stance", "target", "effect", "place", "sentence"), FITS, ids=lambda word: word[:40]
)
def test_stance_target_and_effects_speak_of_the_same_thing(
    window: str, stance: str, target: str, effect: str, place: str, sentence: str
) -> None:
    timing = "alongside" if window == "before" else "ordering"
    text = card("one", "", timing, window, stance, f"{{ {target} }}", f"[{{ {effect} }}]")
    refused(deck(text), f"cards[0].{place}", sentence)


@pytest.mark.rule("C-DATA-06")
def test_two_cards_of_one_key_are_refused_even_if_one_is_broken() -> None:
    refused(deck(card("one"), card("two"), card("one")), "cards[2].key", "there are two cards 'one' (C-DATA-06)")
    found = problems(deck(card("one", more="copies = 0"), card("one")))
    assert set(found) == {"cards[0].copies", "cards[1].key"}


@pytest.mark.rule("C-DATA-06")
def test_the_copies_of_a_card_are_all_one_row() -> None:
    found = read_deck(deck(card(more="copies = 7")))
    assert (len(found.cards), found.cards[0].copies, found.size) == (1, 7, 7)


def test_the_copies_add_up_to_the_size() -> None:
    assert read_deck(deck(card("one", more="copies = 3"), card("two"), more="size = 4")).size == 4
    refused(deck(card("one", more="copies = 3"), card("two"), more="size = 5"), "size", "add up to 4 cards, not 5")
    found = problems(deck(card("one", more="copies = 3"), card("two", window="teatime"), more="size = 5"))
    assert set(found) == {"size", "cards[1].window"}


@pytest.mark.rule("C-DATA-05")
def test_fewer_than_18_cards_are_warned_of() -> None:
    assert warnings_of(read_deck(deck(card(more="copies = 17")))) == [
        "deck:1:1: size: 17 cards; an Overlord battle wants 18 or more (C-DATA-05)"
    ]
    assert warnings_of(read_deck(deck(card(more="copies = 18")))) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "key"),
        ("cards = 3", "cards: a deck has at least one [[cards]] table"),
        ("cards = [3]", "cards[0]: a card is a table"),
        ("version = 2", "this file is of format 2; this program reads 1"),
        ("text = 3", "text: a table by language was expected"),
        ("[text.de]\nname = 'x'", "text.de: there is no key 'de' here"),
        ("[text]\nen = 'x'", "text.en: a table of texts was expected"),
        ("[text.en]\nspecial = ''", "text.en: a table of texts was expected"),
        ("theme = 'moon'", "theme: one of urban, winter, jungle, desert was expected"),
        ("what is this", "this is no deck"),
        pytest.param("a = " + "[" * 5000, "this is no deck", id="deep"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_deck(text, "my-deck")
    assert any(sentence in line for line in caught.value.problems)
    assert all(line.startswith("my-deck:") for line in caught.value.problems)


# ---- deep, large, many ---------------------------------------------------------------------------


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    with pytest.raises(ScenarioError, match=f"more than {LARGEST}"):
        read_deck("#" * (LARGEST + 1), "my-deck")


def nested(depth: int) -> str:
    inner = '{ do = "draw-cards", n = 1 }'
    for _ in range(depth):
        inner = f'{{ do = "roll", results = [{{ faces = ["star"], then = [{inner}] }}] }}'
    return deck(card(effects=f"[{inner}]"))


def test_effects_nest_four_deep_and_no_deeper() -> None:
    assert read_deck(nested(4)).cards
    path = "cards[0].effects[0]" + ".results[0].then[0]" * 4 + ".results[0].then"
    assert "effects are nested too deeply" in problems(nested(5))[path]


def deep(steps: int, key: str) -> Any:
    value: Any = {}
    for _ in range(steps):
        value = {key: value}
    return value


STRANGE = {
    "beside in beside": {"target": {"who": "ordered", "beside": deep(5000, "beside")}},
    "within in against": {"target": {"who": "ordered", "against": deep(5000, "within")}},
    "deep number": {"copies": deep(5000, "a")},
    "deep word": {"target": {"who": deep(5000, "a")}},
    "deep list": {"effects": [[[deep(5000, "a")]]]},
    "deep amount": {"effects": [{"do": "dice", "n": deep(5000, "a")}]},
    "deep text": {"text": {"en": deep(5000, "en")}},
    "huge number": {"copies": 16**9000},
    "huge flag": {"icon": 16**9000},
    "no number": {"copies": float("nan")},
    "long word": {"camp": "x" * 100_000},
}


@pytest.mark.parametrize("what", STRANGE)
def test_a_value_of_any_depth_or_size_is_told_shortly(what: str) -> None:
    values = tomllib.loads(deck())
    values["cards"][0].update(STRANGE[what])
    found, told = deck_of(values, "")
    assert found is None
    assert told.found
    assert all(len(f"{written(problem.path)}{problem.text}") < 1000 for problem in told.found)


@pytest.mark.parametrize(
    "line", ["copies" + ".a" * 400_000 + " = 1", "[cards.target" + ".beside" * 90_000 + "]"], ids=["key", "table"]
)
def test_a_key_of_very_many_parts_is_refused_at_once(line: str) -> None:
    with pytest.raises(ScenarioError, match=r"my-deck:2:\d: this is no deck: a key of more than 40 parts"):
        read_deck(f"version = 1\n{line}\n", "my-deck")


@pytest.mark.rule("C-DATA-04")
def test_every_problem_is_told_in_one_run() -> None:
    text = deck(
        card("one", more='camp = "axis"', effects='[{ do = "nuke" }, { do = "dice" }]'),
        card("two", window="teatime", target='{ who = "ordered", mood = 1, on = ["swamp"] }'),
        card("two", timing="reaction", more="copies = 61\nloud = true"),
        more='origin = "official"\nsize = 30\nspecial = "banzai"\nshape = "round"\ntheme = "moon"',
    )
    assert set(problems(text)) == {
        "origin",
        "size",
        "special",
        "shape",
        "theme",
        "cards[0].icon",
        "cards[0].effects[0].do",
        "cards[0].effects[1]",
        "cards[1].window",
        "cards[1].target.mood",
        "cards[1].target.on[0]",
        "cards[2].key",
        "cards[2].copies",
        "cards[2].loud",
        "cards[2].window",
    }


JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1000,
    1.5,
    "",
    "all",
    "who",
    [],
    {},
    [[]],
    [{}],
    {"a": 1},
    ["building"],
    "ordered",
)


def mutate(value: Any, rng: random.Random) -> Any:
    """The same with one spot made something else: a value, a key, a row."""
    if not isinstance(value, dict | list) or not value or rng.random() < 0.15:
        return rng.choice(JUNK)
    if isinstance(value, list):
        n = rng.randrange(len(value))
        if rng.random() < 0.2:
            return [*value, rng.choice([value[n], *JUNK])]
        return [*value[:n], mutate(value[n], rng), *value[n + 1 :]]
    key = rng.choice(list(value))
    if rng.random() < 0.2:
        return {other: value[other] for other in value if other != key}
    if rng.random() < 0.2:
        return {**value, rng.choice(["extra", *value, "reach", "n", "who", "faces"]): rng.choice(JUNK)}
    return {**value, key: mutate(value[key], rng)}


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**32), key=st.sampled_from(KEYS), times=st.integers(1, 4))
def test_a_deck_with_a_few_values_changed_is_read_or_refused(seed: int, key: str, times: int) -> None:
    values: Any = tomllib.loads(shipped(key))
    rng = random.Random(seed)
    for _ in range(times):
        values = mutate(values, rng)
        if not isinstance(values, dict):
            return
    found, told = deck_of(values, "")
    assert (found is None) == bool(told.found)
    assert all(problem.text and len(f"{written(problem.path)}{problem.text}") < 2000 for problem in told.found)


@settings(max_examples=100, deadline=None)
@given(data=st.data(), key=st.sampled_from(KEYS))
def test_a_deck_file_with_some_text_changed_is_read_or_refused(data: st.DataObject, key: str) -> None:
    text = shipped(key)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    new = data.draw(
        st.one_of(st.text(max_size=12), st.sampled_from(['"', "[", "{}", "= 3", "\n[[cards]]\n", "[cards.target]"]))
    )
    try:
        assert read_deck(text[:start] + new + text[end:]).size
    except ScenarioError as error:
        assert error.problems


# ---- words for ground ----------------------------------------------------------------------------


@pytest.mark.rule("C-TERM-01")
def test_towns_villages_and_landmarks_are_buildings_and_bare_works_are_not() -> None:
    built = {key for key, row in FEATURES.items() if row.building}
    assert {"town", "hill-village", "station", "church", "barracks", "factory", "city-ruins", "castle"} <= built
    assert not built & {"open", "road", "railroad", "bridge", "bunker", "airfield", "trench", "forest", "sandbags"}


def test_every_word_for_ground_means_some_ground() -> None:
    for tag, keys in TAGS.items():
        assert tag == "building" or keys
        assert set(keys) <= {*FEATURES, "minefield"}, tag


# ---- the page ------------------------------------------------------------------------------------

PAGE = (DOCS / "decks.md").read_text(encoding="utf-8")


def rows(title: str, columns: int) -> list[list[str]]:
    """The cells of the first table with so many columns under a heading."""
    part = re.split(r"^#+ ", PAGE.partition(f" {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    tables = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("| ")
    ]
    return [row for row in tables[1:] if len(row) == columns]


def bare(cell: str) -> str:
    return cell.strip("`")


def listed(cell: str) -> tuple[str, ...]:
    return () if cell == "–" else tuple(bare(word) for word in cell.split(", "))


def test_the_page_lists_every_effect_with_its_windows_and_parameters() -> None:
    told = {bare(row[0]): (row[1], listed(row[2]), listed(row[3])) for row in rows("Effects", 5)}
    windows = {ANY_WINDOW: "any"}
    expected = {do: (windows.get(at, ", ".join(at)), needed, more) for do, (at, needed, more) in EFFECTS.items()}
    lost = [do for do in expected if do not in told]
    assert not lost, f"docs/decks.md, Effects, has no row for {', '.join(lost)}"
    assert told == expected
    assert all(row[4] for row in rows("Effects", 5))


def test_the_page_lists_every_parameter_of_an_effect() -> None:
    told = {word for row in rows("Effects", 2) for word in listed(row[0])}
    every = {key for _, needed, more in EFFECTS.values() for key in (*needed, *more)}
    assert told == {"parameter", *every}


def test_the_page_lists_every_test_of_a_target() -> None:
    assert {bare(row[0]) for row in rows("Tests", 3)} == {key.name for key in TARGET} - {"who"}


def test_the_page_lists_every_window_with_its_class_and_whom_it_offers() -> None:
    told = {bare(row[1]): (set(listed(row[0])), listed(row[3])) for row in rows("Classes and windows", 4)}
    expected = {
        window: ({timing for timing in WINDOWS if window in WINDOWS[timing]}, who) for window, who in WHO_AT.items()
    }
    assert told == expected


def test_the_page_lists_whom_a_card_names() -> None:
    assert {bare(row[0]) for row in rows("Whom a card names", 2)} == set(words.WHO)


def test_the_page_lists_every_key_of_a_deck_and_of_a_card() -> None:
    assert {bare(row[0]) for row in rows("The file", 3)} == {key.name for key in DECK}
    assert {bare(row[0]) for row in rows("A card", 3)} == {key.name for key in CARD}


def test_the_page_names_every_other_word_of_the_vocabulary() -> None:
    vocabulary = {*TAGS, *words.FAMILIES, *words.WEAPONS, *STATUSES, *words.STANCES, *OBSTACLES, *FACE_WORDS}
    vocabulary |= {
        *SPECIAL_ACTIONS,
        *SPECIAL_OF_THEME,
        *ORIGINS,
        *(w for group in WHERE.values() for w in group),
    }
    assert {word for word in vocabulary if f"`{word}`" not in PAGE} == set()


def test_the_example_deck_is_read_without_a_warning_and_shows_each_class() -> None:
    found = read_deck(EXAMPLE, "example-deck.toml")
    assert (found.size, found.origin, len(found.cards)) == (18, "user", 4)
    assert warnings_of(found) == []
    assert {row.feat.timing for row in found.cards} == set(WINDOWS)
    assert found.special_key not in SPECIAL_ACTIONS
    ours = {row.key for key in KEYS for row in read_deck(shipped(key)).cards}
    assert not ours & {row.key for row in found.cards}


def test_the_pieces_on_the_page_are_those_of_the_example() -> None:
    pieces = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(pieces) == 2
    assert all(piece in EXAMPLE for piece in pieces)
