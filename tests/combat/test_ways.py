"""Words for the ways of a Combat card that leaves a choice: in the file, in the view, at the terminal; no rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from boards import listed, of
from combat.table import card, generals, made, orders, run, table, until
from overlord.__main__ import main
from overlord.cli.choices import Choices
from overlord.engine.files.deck.reader import read_deck, warnings_of
from overlord.engine.model.events import CombatChose
from overlord.engine.model.scenario import ScenarioError
from overlord.server.http.decks import described
from overlord.text.sentences import deck_words, question, tell, way
from overlord.text.words import words

BOTH = '"choice", choices = [[{ do = "draw-cards", n = 1 }], [{ do = "draw-cards", n = 2 }]]'
DEEP = (
    '"roll", results = [{ faces = ["star"], then = [{ do = "choice", choices = ['
    '[{ do = "choice", choices = [[{ do = "draw-cards", n = 1 }], [{ do = "draw-cards", n = 2 }]] }], '
    '[{ do = "draw-cards", n = 3 }]] }] }]'
)
HEAD = 'key = "small"\n[text.en]\nname = "Small"\n'


def written(effects: str, ways: str, more: str = "") -> str:
    """A deck of one card that is played before orders, with these words for its ways."""
    one = card("thing", "before", effects, 'who = "nothing"', stance="neutral", copies=18)
    return HEAD + one + ways + more


def places(text: str) -> list[str]:
    """The problems of a deck with their places."""
    with pytest.raises(ScenarioError) as caught:
        read_deck(text, "d")
    return caught.value.problems


def test_ways_are_read_by_language_in_the_order_of_the_file() -> None:
    more = '[cards.text.fr]\nname = "Chose"\ntext = "Rien."\nways = ["Une", "Deux"]\n'
    found = read_deck(written(BOTH, 'ways = ["One", "Two"]\n', more))
    assert found.cards[0].ways == {"en": ("One", "Two"), "fr": ("Une", "Deux")}
    assert set(found.cards[0].text["en"]) == {"name", "text"}
    assert warnings_of(found) == []


@pytest.mark.parametrize(
    ("effects", "ways", "problem"),
    [
        (BOTH, 'ways = ["One"]', "d:17:8: cards[0].text.en.ways: 1 ways are named, but 2 can be chosen"),
        (BOTH, "ways = []", "d:17:8: cards[0].text.en.ways: 0 ways are named, but 2 can be chosen"),
        (BOTH, 'ways = "One"', "d:17:8: cards[0].text.en.ways: a list of texts was expected, not 'One'"),
        (BOTH, 'ways = ["One", 2]', "d:17:16: cards[0].text.en.ways[1]: a text was expected, not 2"),
        (BOTH, 'ways = [" ", "Two"]', "d:17:9: cards[0].text.en.ways[0]: a text was expected, not ' '"),
        ('"draw-cards", n = 1', 'ways = ["One"]', "d:17:8: cards[0].text.en.ways: there is no choice here"),
    ],
)
def test_wrong_ways_are_refused_with_line_and_column(effects: str, ways: str, problem: str) -> None:
    found = places(written(effects, f"{ways}\n"))
    assert len(found) == 1 and found[0].startswith(problem)


def test_check_warns_of_missing_words_and_where(tmp_path: Path) -> None:
    path = tmp_path / "small.deck.toml"
    path.write_text(written(BOTH, "", '[cards.text.fr]\nname = "Chose"\ntext = "Rien."\n'), encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(path)])
    assert (result.exit_code, result.stdout) == (0, f"{path}: ok\n")
    assert result.stderr.splitlines() == [
        f"{path}:{line}:13: cards[0].text.{lang}: 2 ways can be chosen, but ways does not say what they are"
        for line, lang in ((14, "en"), (17, "fr"))
    ]


def test_a_special_action_has_ways_of_its_own() -> None:
    special = (
        '[special]\nkey = "ours"\ntarget = { who = "ordered" }\n'
        f"effects = [{{ do = {BOTH.replace('draw-cards', 'dice')} }}]\n"
    )
    texts = 'special = "Ours"\nspecial_text = "Made up."\n'
    one = card("thing", "attack", '"dice", n = 1', top="icon = true", copies=18)
    head = HEAD.replace("[text.en]", f"{special}[text.en]") + texts
    deck = read_deck(head + 'special_ways = ["One die", "Two dice"]\n' + one)
    assert deck.special_ways == {"en": ("One die", "Two dice")} and warnings_of(deck) == []
    assert warnings_of(read_deck(head + one), "d") == [
        "d:6:7: text.en: 2 ways can be chosen, but special_ways does not say what they are"
    ]
    (wrong,) = places(head + 'special_ways = ["One die"]\n' + one)
    assert wrong.startswith("d:10:16: text.en.special_ways: 1 ways are named")
    spoken = deck_words(words("es"), [deck])
    assert [spoken.say(f"way-special:thing-{n}") for n in (1, 2)] == ["One die", "Two dice"]


def test_the_view_of_the_one_who_chooses_names_card_and_ways() -> None:
    deck = made(written(DEEP, 'ways = ["Few", "One", "Two", "Three"]\n').removeprefix(HEAD))
    battle = table(deck, {"G5": "axis infantry"}, axis=["thing"], dice="S")
    run(battle, "play direct-from-hq", "combat thing")
    assert battle.view("axis-cic").draft == ("choice thing 1 4",)
    assert battle.view("allies-cic").draft == () and battle.view(None).draft == ()
    spoken = deck_words(words("en"), battle.decks)
    options = battle.options("axis-cic")
    assert [way(spoken, action, battle.view("axis-cic").draft) for action in options] == ["Few", "Three"]
    (chose,) = of(run(battle, "choose 1"), CombatChose)
    assert tell(spoken, chose) == "Axis Commander-in-Chief chooses: Few."
    assert battle.view("axis-cic").draft == ("choice thing 2 3",)
    options = battle.options("axis-cic")
    assert [way(spoken, action, battle.view("axis-cic").draft) for action in options] == ["One", "Two"]
    (chose,) = of(run(battle, "choose 2"), CombatChose)
    assert (chose.card, chose.way) == ("thing", 3)
    plain = words("fr").with_texts({"card-thing": "Chose"})  # of a deck that has no words for its ways
    assert tell(plain, chose).endswith("choisit\u00a0: Chose\u00a0: possibilité 3.")


@pytest.mark.parametrize(
    ("lang", "asks", "first", "second"),
    [
        ("en", "Overturned Tram: which way", "1 Sandbags on its hex", "2 A road block next to it"),
        (
            "fr",
            "Tramway renversé\u00a0: que choisissez",
            "1 Des sacs de sable sur place",
            "2 Un barrage routier",
        ),
        ("es", "Tranvía volcado: ¿qué eliges?", "1 Sacos de arena en su hexágono", "2 Un bloqueo de carretera"),
    ],
)
def test_the_terminal_lists_the_ways_in_words(lang: str, asks: str, first: str, second: str) -> None:
    battle = table("urban", {"G5": "axis infantry"}, axis=["overturned-tram"])
    orders(battle, "G5")
    until(battle, "after-battles")
    run(battle, "combat overturned-tram G5")
    view = battle.view("axis-cic")
    spoken = deck_words(words(lang), battle.decks)
    assert question(spoken, battle.waiting()[0].kind, view.draft).startswith(asks)
    lines = list(Choices(spoken, view, battle.options("axis-cic"), 100).lines())
    assert [line.strip()[: len(text)] for line, text in zip(lines[1:], (first, second), strict=True)] == [first, second]


def test_without_words_the_card_and_the_number_are_said() -> None:
    deck = made(written(BOTH, "").removeprefix(HEAD))
    battle = table(deck, {"G5": "axis infantry"}, axis=["thing"])
    run(battle, "play direct-from-hq", "combat thing")
    spoken = deck_words(words("es"), battle.decks)
    draft = battle.view("axis-cic").draft
    assert [way(spoken, action, draft) for action in battle.options("axis-cic")] == [
        "thing: opción 1",
        "thing: opción 2",
    ]
    assert listed(battle) == ["choose 1", "choose 2"]


def test_top_and_bottom_have_words_of_their_own() -> None:
    deck = made(card("thing", "before", '"peek-deck", may_bottom = true', 'who = "nothing"', stance="neutral"))
    battle = table(deck, {"G5": "axis infantry"}, axis=["thing"])
    run(battle, "play direct-from-hq", "combat thing")
    draft = battle.view("axis-cic").draft
    assert [way(words("en"), action, draft) for action in battle.options("axis-cic")] == ["", ""]
    assert question(words("en"), "peek", draft) == "Where does the card you have seen go?"


def test_the_page_is_sent_the_ways_with_the_deck() -> None:
    battle = generals("urban", {"G5": "axis infantry"})
    tram = next(row for row in described(battle.decks)[0].cards if row.key == "overturned-tram")
    assert tram.ways["es"] == (
        "Sacos de arena en su hexágono",
        "Un bloqueo de carretera al lado",
    )
