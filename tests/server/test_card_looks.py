"""The faces of the Command cards: the corner shows who may receive a card, and the page knows no card by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from boards import game
from overlord.engine.files.command_cards.reader import read_cards
from overlord.engine.files.command_cards.shipped import shipped_text
from overlord.engine.model.names import CAMPS, CIC, MANY, ROLES
from overlord.engine.queries.command import receivers, refuse_give
from overlord.engine.tables.card_rows import AMBUSH, SECTION, SORTIE, TO_CIC
from overlord.engine.tables.cards import CARDS
from overlord.server.http.card_looks import card_looks

PAGE = Path(__file__).parents[2] / "web" / "src"
LOOKS = card_looks(CARDS)
NEW = """
[[cards]]
key = "dawn-patrol"
rule = "R-CARD-21"
family = "section"
copies = 0
receivers = ["center", "right"]
[cards.orders]
units = 5
where = "each"
"""


@pytest.mark.rule("O-DIST-03", "O-DIST-04", "O-DIST-05", "O-DIST-06")
@pytest.mark.parametrize("key", CARDS)
def test_the_corner_shows_exactly_those_whom_the_engine_lets_receive_the_card(key: str) -> None:
    card = CARDS[key]
    air = {"options": {"air": "on"}} if card.effect == SORTIE else {}
    hand = {"allies-cic": [key, "probe-left", "probe-right", "recon-left"]}
    battle = game(board="overlord", first="allies", hands=hand, **air)
    state = battle._state
    allies = CAMPS.index("allies")
    icons = {role for role in range(len(ROLES)) if receivers(state, card) & (TO_CIC << role)}
    assert LOOKS[key]["to"] == [ROLES[role] for role in sorted(icons)]
    if card.effect != AMBUSH:  # it is never handed out (O-DIST-15); the Commander plays it from his hand
        given = {role for role in range(len(ROLES)) if not refuse_give(state, allies, [], card, allies * 4 + role)[1]}
        assert given == icons


@pytest.mark.rule("O-DIST-03", "O-DIST-05")
def test_inside_the_arrows_stands_how_many_units_are_ordered() -> None:
    for key, card in CARDS.items():
        if card.family == SECTION:
            assert LOOKS[key]["figure"] == ("A" if card.orders.count == MANY else str(card.orders.count))
            assert ROLES[CIC] not in LOOKS[key]["to"]  # type: ignore[operator]
        else:
            assert LOOKS[key]["figure"] == "?"
    assert LOOKS["pincer-move"] == {
        "family": "section",
        "to": ["left", "right"],
        "figure": "2",
        "picture": "pincer-move",
    }


def test_a_card_that_is_new_in_the_file_gets_its_look_without_a_change_of_the_page() -> None:
    looks = card_looks(read_cards(shipped_text() + NEW).cards)
    assert looks["dawn-patrol"] == {
        "family": "section",
        "to": ["center", "right"],
        "figure": "5",
        "picture": "dawn-patrol",
    }
    assert {key: look for key, look in looks.items() if key in LOOKS} == LOOKS


def test_the_page_names_no_command_card_where_it_draws_cards() -> None:
    sources = [path for path in (PAGE / "cards").iterdir() if ".test." not in path.name]
    assert len(sources) > 5
    kinds = {card.orders.key for card in CARDS.values()} - {"recon", "attack", "assault", "probe"}
    named = [(path.name, key) for path in sources for key in {*CARDS, *kinds} if key in path.read_text("utf-8")]
    assert named == [], "the look of a card comes from facts.gen.ts: the page names no card"
