"""Text both ways: every action and every board comes back from its text as it was."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import overlord
from overlord.engine.files.scenario.textboard import read_board, write_board
from overlord.engine.model import actions
from overlord.engine.model.actions import SPECIALS
from overlord.engine.model.hexes import HEX, geometry
from overlord.engine.model.names import SEATS
from overlord.engine.model.rng import Rng
from overlord.engine.model.scenario import HexDef, UnitDef
from overlord.engine.tables.cards import CARDS
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNITS

HEXES = st.sampled_from(sorted(HEX))
CARD = st.sampled_from(sorted(CARDS))
SEAT = st.sampled_from(SEATS)
ACTIONS = st.one_of(
    st.builds(actions.Play, CARD),
    st.builds(actions.Give, CARD, SEAT),
    st.builds(actions.Keep, CARD),
    st.builds(actions.Discard, CARD),
    st.builds(actions.Chip, CARD),
    st.builds(actions.Lay, CARD, st.sampled_from(["s1", "s6", "both"])),
    st.builds(actions.Order, HEXES),
    st.builds(actions.Move, HEXES, st.lists(HEXES, max_size=4).map(tuple), HEXES),
    st.builds(actions.Exit, HEXES, HEXES),
    st.builds(actions.Battle, HEXES, HEXES),
    st.builds(actions.Target, HEXES),
    st.builds(actions.Special, st.sampled_from(SPECIALS), st.one_of(st.just(""), HEXES)),
    st.builds(actions.Ambush, SEAT),
    st.builds(actions.GungHo, SEAT),
    st.builds(actions.Visit, SEAT),
    st.builds(actions.Ignore, st.integers(0, 99)),
    st.builds(actions.Retreat, HEXES, HEXES),
    st.sampled_from([actions.CONFIRM, actions.PASS, actions.DONE, actions.GROUND, actions.ROLL, actions.READY]),
    st.just(actions.END_VISIT),
)


@given(ACTIONS)
def test_an_action_is_its_text(action: actions.AnyAction) -> None:
    text = str(action)
    assert "\n" not in text
    assert overlord.parse_action(text) == action


@given(st.text(max_size=40))
def test_any_other_text_is_refused_with_one_sentence(text: str) -> None:
    try:
        action = overlord.parse_action(text)
    except overlord.Illegal as refused:
        assert refused.reason and not refused.reason.startswith("illegal-")
    else:
        assert overlord.parse_action(str(action)) == action


@given(st.sampled_from(["standard", "overlord"]), st.integers(0, 2**32), st.integers(1, 60))
@settings(max_examples=60, deadline=None)
def test_a_board_is_its_text(board: str, seed: int, count: int) -> None:
    rng = Rng(seed)
    hexes: dict[int, HexDef] = {}
    units: dict[int, UnitDef] = {}
    on_board = geometry(board).hexes
    for _ in range(count):
        h = on_board[rng.below(len(on_board))]
        tile = sorted(TILES)[rng.below(len(TILES))]
        piece = ["", "", *sorted(PIECES)][rng.below(len(PIECES) + 2)]
        obstacle = ["", "", *sorted(OBSTACLES)][rng.below(len(OBSTACLES) + 2)]
        owner = rng.below(3) - 1
        if tile != "open" or piece or obstacle:
            hexes[h] = HexDef(tile, piece, obstacle, owner)
        kind = sorted(UNITS)[rng.below(len(UNITS))]
        units[h] = UnitDef(kind, rng.below(2), h, figures=rng.below(10))
    picture = read_board(write_board(board, hexes, list(units.values())), board)
    assert picture.problems == []
    assert picture.hexes == hexes
    assert {unit.hex: unit for unit in picture.units} == units


@pytest.mark.parametrize("key", ["crossroads", "two-bridges"])
def test_the_position_of_a_battle_reads_back(key: str) -> None:
    game = overlord.Game(overlord.load_scenario(key), seed=2)
    rng = Rng(2)
    for _ in range(150):
        seat = game.waiting()[0].seat
        options = game.options(seat)
        game.play(seat, options[rng.below(len(options))])
    text = game.position()
    picture = read_board(text, game.battle.board)
    assert picture.problems == []
    assert write_board(game.battle.board, picture.hexes, picture.units) == text
    seen = {(unit.hex, unit.camp, unit.kind, unit.figures) for unit in game.view(None).units}
    camps = ("axis", "allies")
    names = {h: name for name, h in HEX.items()}
    assert {(names[u.hex], camps[u.camp], u.kind, u.figures) for u in picture.units} == seen
