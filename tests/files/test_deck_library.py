"""Where a battle finds its Combat deck: beside the scenario, in the user's folder, among ours (C-IMP-03)."""

from __future__ import annotations

from pathlib import Path

import pytest

import overlord
from overlord.engine import game as engine
from overlord.engine.files.deck.reader import read_deck
from overlord.engine.guess import rules_of
from overlord.engine.model.scenario import ScenarioError
from overlord.library.decks import find_deck, load_deck, shipped_decks, user_folder
from overlord.library.scenarios import load_scenario

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / "docs" / "example-deck.toml").read_text(encoding="utf-8")


def deck_text(key: str) -> str:
    head, _, tail = EXAMPLE.partition('key = "')
    return f'{head}key = "{key}"{tail[tail.index(chr(34)) + 1 :]}'


def deck_name(key: str) -> str:
    return read_deck(deck_text(key)).text["en"]["name"]


def battle_file(folder: Path, deck: str) -> Path:
    text = load_scenario("crossroads").source
    path = folder / "my-battle.toml"
    options = f'[options]\ncombat_deck = "{deck}"\n'
    at = text.index("[camps.axis]")
    path.write_text(text[:at] + options + text[at:], encoding="utf-8")
    return path


@pytest.mark.rule("C-IMP-03")
def test_a_deck_beside_the_scenario_goes_first(tmp_path: Path) -> None:
    (tmp_path / "mine.deck.toml").write_text(deck_text("mine"), encoding="utf-8")
    game = overlord.Game(load_scenario(str(battle_file(tmp_path, "mine"))), seed=1)
    assert [deck.key for deck in game.decks] == ["mine"]
    again = overlord.Game.replay(game.record())
    assert again.digest() == game.digest()


@pytest.mark.rule("C-IMP-03")
def test_the_users_own_deck_stands_in_for_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = user_folder() / "decks"
    folder.mkdir(parents=True)
    (folder / "urban.toml").write_text(deck_text("urban"), encoding="utf-8")
    (deck,) = overlord.Game(load_scenario("crossroads"), options={"combat_deck": "urban"}).decks
    assert deck.origin == "user" and find_deck("winter") is not None
    assert "urban" in shipped_decks()


def test_bots_know_the_decks_that_a_battle_was_given_whatever_its_options_name() -> None:
    mine = read_deck(deck_text("mine"))
    for named in ("none", "winter", "mine"):
        game = overlord.Game(load_scenario("crossroads"), seed=1, options={"combat_deck": named}, decks=[mine])
        assert [deck.key for deck in game.decks] == ["mine"]
        assert [deck.source for deck in rules_of(game.battle, game.house).decks] == [mine.source]


def test_a_record_keeps_its_deck_though_the_file_changes(tmp_path: Path) -> None:
    path = tmp_path / "mine.deck.toml"
    path.write_text(deck_text("mine"), encoding="utf-8")
    record = overlord.Game(load_scenario(str(battle_file(tmp_path, "mine"))), seed=4).record()
    path.unlink()
    assert overlord.Game.replay(record).decks[0].key == "mine"


@pytest.mark.rule("C-IMP-03")
def test_decks_of_one_key_do_not_disturb_each_other(tmp_path: Path) -> None:
    """Two scenario files, each with a deck `winter` beside it, and ours: three battles at once in one process."""
    found = []
    for folder, name in ((tmp_path / "one", "First Frost"), (tmp_path / "two", "Second Frost")):
        folder.mkdir()
        text = deck_text("winter").replace(deck_name("winter"), name)
        (folder / "winter.deck.toml").write_text(text, encoding="utf-8")
        found.append(load_scenario(str(battle_file(folder, "winter"))))
    games = [overlord.Game(battle, seed=1) for battle in (*found, *found)]
    ours = overlord.Game(load_scenario("crossroads"), seed=1, options={"combat_deck": "winter"})
    assert [game.decks[0].text["en"]["name"] for game in games] == ["First Frost", "Second Frost"] * 2
    assert (ours.decks[0].origin, {game.decks[0].origin for game in games}) == ("own", {"user"})
    for game in (*games, ours):  # bots and copies know the decks of their own battle
        assert [deck.source for deck in rules_of(game.battle, game.house).decks] == [game.decks[0].source]
        assert game.copy().decks == game.decks and type(game.copy()) is overlord.Game
    with pytest.raises(ValueError, match="there is no Combat deck 'winter'"):
        engine.Game(load_scenario("crossroads"), options={"combat_deck": "winter"})  # the engine opens no file


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (deck_text("yours"), "by its file this deck is 'mine', but its key is 'yours'"),
        ("[[cards]]\n", "cards[0]"),
    ],
    ids=["another key", "broken"],
)
def test_a_wrong_deck_beside_a_scenario_is_told(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "mine.deck.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as refused:
        load_scenario(str(battle_file(tmp_path, "mine")))
    assert any(sentence in problem for problem in refused.value.problems)


def test_what_is_no_deck_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="there is no such deck or file; shipped are desert, jungle, urban, winter"):
        load_deck("moon")
    bad = tmp_path / "bad.deck.toml"
    bad.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match="it is not a text file"):
        load_deck(str(bad))
    bad.write_text("#" * 1_000_001, encoding="utf-8")
    with pytest.raises(ScenarioError, match="larger than 1000000 bytes"):
        load_deck(str(bad))
    with pytest.raises(ValueError, match="there is no Combat deck 'moon'"):
        overlord.Game(load_scenario("crossroads"), options={"combat_deck": "moon"})
