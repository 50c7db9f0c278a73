"""Combat decks as the page gets them: names, texts and origin, but nothing about who holds what."""

from __future__ import annotations

from pathlib import Path

import pytest

from overlord.library.decks import find_deck, shipped_decks
from overlord.library.game import Game
from overlord.library.scenarios import load_scenario
from overlord.server.http.decks import described
from server.tables import served, set_table

DECKS = Path(__file__).parents[2] / "src" / "overlord" / "decks"


@pytest.mark.rule("C-DATA-01")
def test_a_table_and_its_story_tell_the_texts_of_their_decks() -> None:
    with served() as client:
        made = set_table(client, options={"combat_deck": "urban"})
        (deck,) = client.get(f"/api/tables/{made['table']}").json()["decks"]
        assert (deck["key"], deck["origin"], deck["text"]["fr"]["name"]) == ("urban", "own", "Caves et escaliers")
        card = next(card for card in deck["cards"] if card["key"] == "through-the-cellars")
        assert (card["timing"], card["window"], card["who"], card["icon"]) == (
            "ordering",
            "move-start",
            "ordered",
            True,
        )
        assert card["text"]["es"]["name"] == "Por los sótanos"
        assert (card["types"], card["does"]) == (["infantry"], "move-max")
        tram = next(card for card in deck["cards"] if card["key"] == "overturned-tram")
        assert tram["does"] == "place", "the first of two ways"
        assert client.get(f"/api/tables/{made['table']}/story").json()["decks"] == [deck]
        plain = set_table(client)
        assert client.get(f"/api/tables/{plain['table']}").json()["decks"] == []


def test_a_record_that_is_opened_tells_the_texts_of_its_decks() -> None:
    game = Game(load_scenario("crossroads"), 1, options={"combat_deck": "winter"})
    game.end("axis", "resigned")
    with served() as client:
        told = client.post("/api/record", content=game.record()).json()
        assert [deck["key"] for deck in told["decks"]] == ["winter"]


def test_a_card_that_rolls_shows_what_the_roll_brings() -> None:
    deck = find_deck("desert")
    assert deck is not None
    (told,) = described([deck])
    assert next(card for card in told.cards if card.key == "grit-in-the-gears").does == "status"


@pytest.mark.rule("C-DATA-01")
def test_decks_of_the_users_folder_are_offered_and_broken_ones_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "open-overlord" / "decks"
    with served() as client:
        offered = client.get("/api/battles").json()["decks"]
        assert [deck["key"] for deck in offered] == list(shipped_decks())
        assert {deck["origin"] for deck in offered} == {"own"} and all("cards" not in deck for deck in offered)
        folder.mkdir(parents=True)
        text = (DECKS / "urban.toml").read_text(encoding="utf-8")
        mine = text.replace('key = "urban"', 'key = "mine"', 1).replace('origin = "own"', 'origin = "user"', 1)
        (folder / "mine.toml").write_text(mine, encoding="utf-8")
        (folder / "broken.toml").write_text("version = ", encoding="utf-8")
        offered = client.get("/api/battles").json()["decks"]
        assert [deck["key"] for deck in offered] == [*shipped_decks(), "mine"]
        assert offered[-1]["origin"] == "user"
