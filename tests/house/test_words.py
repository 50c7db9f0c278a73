"""The word files agree with each other, the reader reads them as Fluent says, and docs/notation.md fits the tables."""

import re
from pathlib import Path
from typing import get_args

import pytest

from overlord import parse_action
from overlord.engine.files.command_cards.format import TEXTS
from overlord.engine.model.actions import SPECIALS, AnyAction
from overlord.engine.tables.cards import CARDS
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNITS
from overlord.text.words import LANGUAGES, Words, WordsError, best_language, words

BRIEF = 52  # letters that three lines of a card in the hand hold

SAMPLE = """\
### A file

# A comment
one-line = Hold the wood.
lines =
    First line,
      set in,

    after a gap.
begun = Begun here
    and carried on.
value = { $who } holds { $hex }.
literal = { "{" }{ " " }tail{ " \\"\\u00e9\\" " }
-brand = Overlord
named = { -brand }: { value }
units = { $n ->
    [0] no unit
    [one] { $n } unit
   *[other] { $n } units
  } of { $camp ->
    [axis] the Axis
   *[allies] the Allies
}.
"""


@pytest.fixture
def sample() -> Words:
    return Words("en", SAMPLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(lang: str) -> None:
    assert words(lang).keys() == words("en").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_uses_the_same_values_in_every_text(lang: str) -> None:
    every = words("en").keys()
    keys = [key for key in every if not key.startswith("page-doing-")]
    assert [(key, words(lang).variables(key)) for key in keys] == [(key, words("en").variables(key)) for key in keys]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_somebody_does_is_said_of_one_and_of_several(lang: str) -> None:
    """Which of these change with the number differs between languages: English `may` does not, French `peut` does."""
    every = words(lang).keys()
    for key in every:
        if key.startswith("page-doing-"):
            assert words(lang).variables(key) <= {"n"}, key
            one, two = (words(lang).say(key, n=number) for number in (1, 2))
            assert one != two or (lang == "en" and one.startswith("may ")), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    keys = words(lang).keys()
    for key in keys:
        text = words(lang).say(key, **dict.fromkeys(words(lang).variables(key), 2))
        assert text == text.strip() and text and "{" not in text and "  " not in text, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_a_text_an_overlord_text_and_a_brief(lang: str) -> None:
    keys = words(lang).keys()
    expected = {f"card-{card}{part}" for card in CARDS for part in TEXTS}
    found = {key for key in keys if key.startswith("card-")}
    assert not expected - found, f"{lang}.ftl lacks words of a card: {', '.join(sorted(expected - found))}"
    assert not found - expected, f"{lang}.ftl has words of cards that are not: {', '.join(sorted(found - expected))}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["standard", "overlord"])
def test_the_brief_of_a_card_fits_its_face(lang: str, board: str) -> None:
    briefs = {card: words(lang).say(f"card-{card}-brief", board=board) for card in CARDS}
    assert not {card: brief for card, brief in briefs.items() if len(brief) > BRIEF or "\n" in brief}


def test_french_marks_stand_behind_a_non_breaking_space() -> None:
    keys = words("fr").keys()
    for key in keys:
        text = words("fr").say(key)
        for index, sign in enumerate(text):
            assert sign not in ":;!?" or text[index - 1] == "\u00a0", key
            assert sign != "'", key


def test_plain_and_continued_text(sample: Words) -> None:
    assert sample.say("one-line") == "Hold the wood."
    assert sample.say("lines") == "First line,\n  set in,\n\nafter a gap."
    assert sample.say("begun") == "Begun here\nand carried on."


def test_values_literals_and_references(sample: Words) -> None:
    assert sample.say("value", who="Left", hex="F7") == "Left holds F7."
    assert sample.say("value", who="Left") == "Left holds {$hex}."
    assert sample.say("literal") == '{ tail "é" '
    assert sample.say("named", who=3, hex="F7") == "Overlord: 3 holds F7."


def test_selection_by_number_plural_and_word(sample: Words) -> None:
    assert sample.say("units", n=0, camp="axis") == "no unit of the Axis."
    assert sample.say("units", n=1, camp="allies") == "1 unit of the Allies."
    assert sample.say("units", n=2, camp="nobody") == "2 units of the Allies."
    assert sample.variables("units") == {"n", "camp"}


@pytest.mark.parametrize(("lang", "singular"), [("en", [1, -1]), ("es", [1, -1]), ("fr", [0, 1, -1])])
def test_the_plural_of_each_language(lang: str, singular: list[int]) -> None:
    plural = Words(lang, "n = { $n ->\n    [one] one\n   *[other] other\n}\n")
    assert [n for n in (0, 1, -1, 2, 10, 101) if plural.say("n", n=n) == "one"] == singular


def test_keys_are_the_messages_and_not_the_terms(sample: Words) -> None:
    assert sample.keys() == ("one-line", "lines", "begun", "value", "literal", "named", "units")
    assert sample.has("named") and not sample.has("-brand") and not sample.has("camp-axis")


def test_a_missing_text_is_said_in_english_and_then_by_its_key() -> None:
    french = Words("fr", "salut = Salut\n")
    assert french.say("salut") == "Salut"
    assert french.say("camp-allies") == "Allies"
    assert french.say("no-such-key", n=1) == "no-such-key"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("a = x\nnonsense\n", "en.ftl:2: expected `=` after nonsense"),
        ("a = x\n\n???\n", "en.ftl:3: expected `key = text`, a comment or an empty line"),
        ("a =\nb = x\n", "en.ftl:1: a has no text"),
        ("a = x\nb = y\na = z\n", "en.ftl:3: a is already there"),
        ("a = { $n\nb = x\n", "en.ftl:1: expected `}`"),
        ("a = x }\n", "en.ftl:1: expected `key = text`, a comment or an empty line"),
        ("a = x\nb = { c }\n", "en.ftl:2: no message c"),
        ("a = { NUMBER($n) }\n", "en.ftl:1: expected `}`"),
        ("a = x\n    .title = y\n", "en.ftl:2: expected `key = text`, a comment or an empty line"),
        ("a = { $n ->\n    [one] x\n}\n", "en.ftl:1: no variant marked *"),
        ("a = { $n ->\n   *[one] x\n   *[other] y\n}\n", "en.ftl:3: a second variant marked *"),
        ("a = { $n ->\n    [] x\n}\n", "en.ftl:2: expected a word or a whole number in []"),
        ("a = { $n -> [one] x *[other] y }\n", "en.ftl:1: expected each [variant] and the closing } on its own line"),
    ],
)
def test_a_malformed_file_names_its_line(text: str, error: str) -> None:
    with pytest.raises(WordsError) as caught:
        Words("en", text)
    assert str(caught.value) == error


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there are en, fr, es"):
        words("de")


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("fr_CA.UTF-8", "fr"),
        ("es", "es"),
        ("ES-mx", "es"),
        ("en_GB", "en"),
        ("de_DE.UTF-8:fr_FR", "fr"),
        ("de-ES, es;q=0.5", "es"),
        ("C.UTF-8", "en"),
        ("de_ES", "en"),
        ("frr", "en"),
        ("", "en"),
    ],
)
def test_the_best_language_for_a_locale(locale: str, lang: str) -> None:
    assert best_language(locale) == lang


NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading of docs/notation.md."""
    part = re.split(r"^#+ ", NOTATION.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = next(text for text in part if text.startswith(heading + "\n")).splitlines()
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")][2:]


@pytest.mark.parametrize(
    ("heading", "group", "table"),
    [("Tiles", "terrain", TILES), ("Pieces", "terrain", PIECES), ("Obstacles", "terrain", OBSTACLES)],
)
def test_the_notation_lists_every_code_of_the_ground(heading: str, group: str, table: dict[str, object]) -> None:
    codes = [[getattr(row, "code", ""), key, words("en").say(f"{group}-{key}")] for key, row in table.items()]
    lost = [f"| `{row[0]}` | `{row[1]}` | {row[2]} |" for row in codes if row not in rows(heading)]
    assert not lost, f"docs/notation.md, {heading}, lacks {' and '.join(lost)}"
    assert rows(heading) == codes, f"docs/notation.md, {heading}, is not in the order of the table"


def test_the_notation_lists_every_code_of_the_units() -> None:
    assert rows("Units") == [[row.code, key, words("en").say(f"unit-{key}")] for key, row in UNITS.items()]


def test_the_notation_lists_every_verb_with_an_example_that_reads() -> None:
    listed = rows("Answers")
    assert {row[0] for row in listed} == {str(kind.__struct_config__.tag) for kind in get_args(AnyAction)}
    for verb, form, _, example in listed:
        assert form.split()[0] == verb == example.split()[0]
        assert str(parse_action(example)) == example


def test_the_notation_lists_every_special_action() -> None:
    assert rows("Special actions") == [[key, words("en").say(f"special-{key}")] for key in SPECIALS]
